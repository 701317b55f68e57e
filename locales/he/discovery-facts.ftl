### Labels and short values of the tables that stand beside the texts of Age of Discovery.

game-title = Age of Empires III: The Age of Discovery
# $name: the word for a discovery token; $number: its number.
token-name = { $name } { $number }

## Labels of facts

fact-name = שם
fact-age = תקופה
fact-price = מחיר
fact-timing = מתי
fact-effect = השפעה
fact-points = נקודות ניצחון
fact-tiles = אריחים
fact-of-a-colour = בכל צבע
fact-shipping = ערך בתיבת ספינות הסוחר
fact-expedition = כוח במשלחת גילוי
fact-tokens = סמנים
fact-region = אזור
fact-good = סחורה
fact-start = בתחילת המשחק
fact-neighbours = אזורים סמוכים
fact-natives = ילידים
fact-coins = מטבעות
fact-plunder = על כל חייל
fact-spaces = משבצות
fact-extra-spaces = משבצות נוספות
fact-fill = אופן המילוי
fact-limit = מרב הדמויות לשחקן
fact-letter = אות
fact-turns = תורות
fact-nation = אומה
fact-colour = צבע

## Values

# $value: a value that no source at hand confirms.
value-assumed = { $value } (השערה)
value-points-vary = משתנה
value-no-region = אין
value-open = פתוח מתור 1
value-token = טרם התגלה, סמן 1 הפוך
value-no-limit = בלי הגבלה
value-markers = סמן אחד לכל שחקן
value-left-to-right = תחילה המשבצת הפנויה השמאלית ביותר
value-anywhere = בכל מקום בתיבה
value-choose = כל משבצת פנויה

## When a building works

timing-at-once = מייד עם הקנייה, פעם אחת בלבד
timing-benefits = בכל תור, בשלב D
timing-income = בכל תור, בשלב C
timing-after-income = בכל תור, מייד אחרי שלב C
timing-dock = בכל פעם שמיסיונר מגיע מהמזח
timing-battle = בכל קרב שבעל הבניין לא יזם
timing-once = פעם אחת במשחק, כשבעל הבניין בוחר
timing-game-end = בסוף המשחק

## What a building does, in a few words

# $count, $amount, $per: figures; $money: dollars; $thing: the id of the glossary's name; $counted: what is counted;
# $place: where pieces appear.
effect-gain-pieces = { $count ->
    [one] { NAME($thing, $count) } { $count }
    [two] { $count } { NAME($thing, $count) }
   *[other] { $count } { NAME($thing, $count) }
}{ $place ->
    [dock-x] { "" }, על משבצת X במזח
    [dock-y] { "" }, על משבצת Y במזח
    [discovery-box] { "" }, בתיבת הגילוי
    [own-region] { "" }, באזור אחד שיש בו דמות של השחקן
   *[hand] { "" }
}
effect-gain-money = { $money }
effect-free-discovery = גילוי שאינו יכול להיכשל
effect-collect-per-ship = { $money } מכל שחקן אחר על כל ספינה של בעל הבניין
effect-missionary-colonists = { $count } מתיישבים עם כל מיסיונר
effect-advance-piece = דמות אחת עוברת לראש השורה שלה
effect-draw-goods = סחורה { $count } באקראי
effect-money-per-good = { $money } על כל סמן { NAME($thing) }
effect-move-soldier = הזזת חייל { $count } לאזור סמוך
effect-defend = חייל { $count } נוסף בהגנה
effect-points = { $amount } נק׳ ניצחון על { $counted ->
    [goods] כל סחורה
    [pieces] כל { $per } דמויות בעולם החדש
    [ships] כל ספינת סוחר
    [soldiers] כל חייל בעולם החדש
    [buildings] כל בניין ראשי
    [regions] כל אזור שיש בו דמות של בעל הבניין
   *[dollars] כל { $money }
}
effect-move-colonists = הזזת עד { $count } מתיישבים לאזור אחר

exercise-auction = מכרז על הסדר הראשון
exercise-battle = קרב
exercise-map-complete = כל האזורים מגולים בתחילת תור
exercise-no-buildings = לא נותרו בערימה בניינים של התקופה
exercise-no-goods = לא נותרו סחורות בערימה
exercise-no-ships = כל הספינות נלקחו
exercise-tie-broken-by-colonies = שוויון על הניצחון שהוכרע לפי נקודות ההתיישבויות
exercise-tie-broken-by-goods = שוויון על הניצחון שהוכרע לפי הסחורות, או ניצחון משותף
exercise-tie-broken-by-money = שוויון על הניצחון שהוכרע לפי הכסף
exercise-tie-for-the-ship = שוויון על ספינת הסוחר
exercise-war = מלחמה
