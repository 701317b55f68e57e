### Labels and short values of the tables that stand beside the texts of Age of Renaissance.

game-title = Age of Renaissance

## Kinds of things, one and all of them

kind-advance = הישג
kind-commodity = סחורה
kind-card = קלף
kind-province = פרובינציה
kind-power = מעצמה
kind-area = אזור
kind-water = ים או אוקיינוס
kind-category = תחום
kind-phase = שלב
kind-step = צעד
kind-ship = סוג ספינות
kind-piece = כלי משחק
kind-variant = גרסה
kind-edition = מהדורה
kind-epoch = תקופה
kind-term = מונח
list-advance = הישגים
list-commodity = סחורות
list-card = קלפי ההיסטוריה
list-province = פרובינציות
list-power = מעצמות הסחר
list-area = אזורים
list-water = ימים ואוקיינוס
list-category = תחומי ההישגים
list-phase = שלבים
list-step = צעדי שלב הרכישות
list-ship = ספינות
list-piece = כלי המשחק
list-variant = גרסאות
list-edition = מהדורות
list-epoch = תקופות
list-term = מונחים

## Labels of facts: advances

fact-letter = אות
fact-category = תחום
fact-cost = מחיר
fact-credit = זיכוי
fact-misery = מצוקה
fact-relief = ערך הקלה
fact-relief-elsewhere = ערך הקלה במקור אחר
fact-prerequisites = תנאים מקדימים
fact-needed-for = דרוש בשביל
fact-leaders = מנהיגים
fact-helps-against = עוזר נגד
fact-research = מוזל בזכות מחקר ממוסד
fact-revision = מהדורת 1999
fact-revised-prerequisites = תנאים מקדימים ב־1999
fact-advances = הישגים
fact-value = שווי כולל

## Labels of facts: the board

fact-area = אזור
fact-type = סוג
fact-market = גודל השוק
fact-commodity = סחורה
fact-power = הבירה של
fact-players = במשחק
fact-needs = כדי להיכנס צריך
fact-needs-one-of = כדי להיכנס מספיק אחד מאלה
fact-land = ביבשה
fact-coast = דרך מימי החוף
fact-coast-north = דרך מימי החוף הצפוניים
fact-coast-east = דרך מימי החוף המזרחיים
fact-coast-south = דרך מימי החוף הדרומיים
fact-coast-west = דרך מימי החוף המערביים
fact-sea = ימים
fact-sea-north = ימים בצפון
fact-sea-east = ימים במזרח
fact-sea-south = ימים בדרום
fact-sea-west = ימים במערב
fact-supports = השווקים שהוא תומך בהם
fact-supported-by = לוויינים שתומכים בה
fact-revised-map = במפה המתוקנת
fact-on-revised-map = רק במפה המתוקנת
fact-count = כמה
fact-provinces = פרובינציות
fact-overseas = מעבר לים
fact-home-of = אזור הבית של
fact-commodities-each = סחורות בכל שוק
fact-touches = חופים
fact-capital = בירה
fact-home-area = אזור הבית

## Labels of facts: cards and commodities

fact-dice = סכום הקוביות
fact-base = ערך בסיס
fact-payouts = תשלום על 1, 2, 3 … פרובינציות
fact-in-play = פרובינציות עם 3, 4, 5, 6 שחקנים
fact-cards = קלפים
fact-epoch = תקופה
fact-copies = עותקים
fact-recycles = חוזר
fact-credit-of-leader = זיכוי על כל הישג
fact-raised = זיכוי מוגדל
fact-scope = משפיע על
fact-categories = תחומים לבחירה
fact-how-many = כמה פרובינציות
fact-by-epoch = פרובינציות בתקופות I, II, III
fact-money = נותן
fact-military = יתרון צבאי
fact-voided-by = מתבטל בגלל
fact-voided = לכמה זמן
fact-voids = מבטל את
fact-stopped-by = לא פוגע במי שיש לו
fact-protected-by = הגנה מפניו
fact-protects-from = מגן מפני
fact-not-against = בלי +1 מול מי ששיחק
fact-raises = מגדיל את הזיכוי של
fact-years = שנים
fact-commodity-cards = קלפי סחורה
fact-event-cards = קלפי אירוע
fact-leader-cards = קלפי מנהיג
fact-deck = קלפים בתקופות I, II, III

## Labels of facts: the course of the game

fact-number = מספר
fact-who = השחקנים פועלים
fact-steps = צעדים
fact-phase = שלב
fact-galley-spaces = מרחק בפרובינציות, ואסימונים לכל אחת
fact-ship-spaces = אסימונים לכל פרובינציה
fact-ocean-spaces = משבצות מעבר לים
fact-upgrade = מחיר רמה
fact-comes-with = באות עם
fact-of-a-player = לכל שחקן
fact-last-epoch = החפיסה האחרונה
fact-usual = אם לא נקבע אחרת
fact-publisher = הוצאה
fact-dealt = קלפים שמחלקים בהתחלה
fact-kept = קלפים שנשארים ביד
fact-held-back = מצטרפים לחפיסה אחר כך
fact-moved = בתקופה אחרת
fact-disagreements = הפירוש השני של
fact-spaces = משבצות
fact-stabilization = דולרים על 0, 1, 2, 3 … קלפים
fact-expansion-cards = אסימונים על הקלף ה־1, ה־2, ה־3 … בשלב
fact-with-3 = 3 שחקנים
fact-with-4 = 4 שחקנים
fact-with-5 = 5 שחקנים
fact-with-6 = 6 שחקנים

## Values

# $value: a value that no source at hand confirms.
value-assumed = { $value } (השערה)
value-yes = כן
value-no = לא
value-none = אין
value-no-province = אין
value-inland = אין, היא ללא חוף
value-simultaneous = כולם באותו זמן
value-in-order = בזה אחר זה
value-for-good = עד סוף המשחק
value-same-turn = רק אם משחקים את שניהם באותו תור
scope-own = מי שמשחק אותו
scope-chosen = שחקן אחד לבחירה
scope-all = כל השחקנים
scope-provinces = פרובינציות לבחירה
scope-area = אזור אחד לבחירה
scope-category = תחום הישגים אחד
value-only-original = לא קיימת
value-only-revised = רק שם
# $thing: the id of the glossary's name.
value-land-opened = גבול יבשתי חדש: { NAME($thing) }
value-land-closed = בלי גבול יבשתי: { NAME($thing) }
value-sea-opened = נוגעת גם בים: { NAME($thing) }
value-sea-closed = לא נוגעת בים: { NAME($thing) }
value-coast-joins = גם { NAME($thing) }
value-coast-leaves = בלי { NAME($thing) }
value-less-with = משבצת אחת פחות עם { NAME($thing) }
value-up-per-advance = משבצת אחת למעלה על כל הישג בתחום { NAME($thing) }
value-less-per-advance = משבצת אחת פחות על כל הישג בתחום { NAME($thing) }
value-up-per-province = משבצת אחת למעלה על כל פרובינציה של { NAME($thing) }
value-less-per-province = משבצת אחת פחות על כל פרובינציה של { NAME($thing) }
# $money: dollars; $thing: the card.
value-raised = { $money } עם { NAME($thing) }
# $letter, $money: what the edition of 1999 prints.
value-revised-letter = האות { $letter }
value-revised-cost = מחיר { $money }
value-revised-credit = זיכוי { $money }
# $thing: the ships; $spaces: their spaces.
value-ship = { NAME($thing) } { $spaces }
# $total: the total of two dice; $thing: the commodity.
value-dice = { $total } { NAME($thing) }
# $thing: the card; $from, $to: the epochs.
value-moved = { NAME($thing) } אחד: { NAME($to) } במקום { NAME($from) }
# $count: the number of players.
value-from-players = מ־{ $count } שחקנים ומעלה
# $count: spaces of the misery index.
value-misery-up = { $count ->
    [one] משבצת אחת למעלה
    [two] שתי משבצות למעלה
   *[other] { $count } משבצות למעלה
}
value-misery-down = { $count ->
    [one] משבצת אחת למטה
    [two] שתי משבצות למטה
   *[other] { $count } משבצות למטה
}
# $thing: a province; $side: which of its two coasts.
value-one-coast = { NAME($thing) } ({ $side ->
    [north] החוף הצפוני
    [east] החוף המזרחי
    [south] החוף הדרומי
   *[west] החוף המערבי
})

## What occurs in simulated games

exercise-attack-won = התקפה שהצליחה
exercise-attack-lost = התקפה שנכשלה
exercise-attack-by-cathedral = התקפה שהצליחה בזכות הקתדרלה
exercise-attack-repelled = התקפה שנהדפה בזכות הקתדרלה
exercise-war-tied = מלחמה בשוויון
exercise-war-decided = מלחמה שהוכרעה
exercise-cession = פרובינציה שנמסרה
exercise-forced-trade = ניסיון לחליפין כפויים
exercise-patron = מנהיג בשימוש של פטרון
exercise-condition-set = מחסור או עודף שנקבע בזכות טחנת הרוח/המים (1999)
exercise-refused-stability = ייצוב שלא שולם
exercise-relief = הקלת מצוקה שנקנתה
exercise-relief-by-sets = מצוקה שירדה בזכות קבוצות של הישגים (1999)
exercise-swap = החלפת מקומות בזכות הרנסנס
exercise-marker-freed = סמן שהוחלף באסימון
exercise-token-replaced = סמן שצומצם כשהמלאי ריק
exercise-elimination = שחקן ששקע בכאוס
exercise-departure = שחקן שעוזב
exercise-last-deck-empty = הסוף: החפיסה האחרונה אזלה
exercise-all-advances = הסוף: כל ההישגים אצל שחקן אחד
exercise-time-up = הסוף: נגמר הזמן
exercise-nobody-left = הסוף: לא נשאר אף שחקן במשחק

## Examples of the help

examples-lookup =
    - `annals lookup טרפזונטה`: פרובינציה ושכנותיה ביבשה ובים
    - `annals lookup הישג m`: הישג לפי האות שלו
examples-list =
    - `annals list provinces --area VII`: הפרובינציות של אזור אחד
    - `annals list cards --epoch 2`: הקלפים של תקופה אחת
