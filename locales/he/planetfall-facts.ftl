### Labels and short values of the tables that stand beside the texts of Age of Wonders: Planetfall.

game-title = Age of Wonders: Planetfall

## Kinds of things, one and all of them

kind-statistic = נתון
kind-card-type = סוג קלף
kind-operation = משבצת מבצע
kind-phase = שלב בסבב
kind-faction = סיעה
kind-commander = מפקד
kind-card = קלף כוכב לכת
kind-colour = צבע
kind-term = מונח
list-statistic = נתונים
list-card-type = סוגי הקלפים
list-operation = משבצות המבצע
list-phase = שלבי הסבב
list-faction = סיעות
list-commander = מפקדים
list-card = קלפי כוכבי הלכת שמופיעים בדוגמאות
list-colour = צבעים
list-term = מונחים

## Labels of facts

fact-name = שם
fact-number = מספר
fact-level = רמה
fact-points = נקודות מבצע
fact-type = סוג
fact-planets = כוכבי לכת
fact-cost = מחיר
fact-strength = כוח לתשלום
fact-experience = ניסיון דרוש
fact-energy = אנרגיה ברמות I, II, III
fact-reward = תגמול
fact-pair = ערך הזוג
fact-effect = השפעה
fact-of-a-deck = בכל חפיסה
fact-ways = איך לוקחים
fact-pays = במה משלמים
fact-spent = יכול לרדת
fact-capped = יש מקסימום
fact-side-a = צד A
fact-side-b = צד B
fact-last-round = בסבב 7
fact-sources = מקורות

## Values

# $value: a value that no source at hand confirms.
value-assumed = { $value } (השערה)
value-unknown = לא ידוע
value-yes = כן
value-no = לא
value-none = כלום
# $level: the level as I, II or III.
value-on-level = ברמה { $level }
# $amount: a figure; $thing: the id of the glossary's name.
value-gain = { $amount } { NAME($thing, $amount) }
# $amount: energy gained.
effect-energy-per-technology = { $amount } אנרגיה על כל קלף טכנולוגיה שלוקחים
effect-energy-per-resource = עוד { $amount } אנרגיה על כל קלף משאב שלוקחים, ישר או מסובב
effect-income-unknown = פועלת בשלב ההכנסה, גם בסבב 1; לא ידוע מה היא נותנת
effect-ship-last = הספינה חוזרת תמיד למשבצת האחרונה במסלול התור

# What occurs in simulated games (`annals simulate --report`).
exercise-defeat = יחידה שהובסה
exercise-enlist = יחידה שגויסה
exercise-peace = אתר היסטורי שנלקח בדרכי שלום
exercise-aggression = אתר היסטורי שנלקח בכוח
exercise-study = טכנולוגיה שנחקרה
exercise-gather = משאב שנאסף
exercise-annex = גזרה שסופחה
exercise-pass = ויתור על תור
exercise-pair = זוג שהושלם
exercise-convert = נתון שהומר באחר בזכות טקסט
exercise-restrain = קלף שרוסן באסימון ריסון
exercise-reveal = קלפים שנחשפו בזכות טקסט
exercise-share = ספינה שנייה במשבצת מבצע
exercise-substitute = מחיר ששולם בנתון אחר
exercise-tie = תיקו בסוף המשחק
