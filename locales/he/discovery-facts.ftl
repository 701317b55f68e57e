### Labels and short values of the tables that stand beside the texts of Age of Discovery.

game-title = Age of Empires III: The Age of Discovery

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
fact-fill = איך ממלאים
fact-limit = מספר הדמויות המרבי לשחקן
phase-letter = { $letter ->
    [A] A (א׳)
    [B] B (ב׳)
    [C] C (ג׳)
    [D] D (ד׳)
    [E] E (ה׳)
    [F] F (ז׳)
    [G] G (ז׳)
    [H] H (ח׳)
    [I] I (ט׳)
    [J] J (י׳)
   *[other] { $letter }
}
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
value-token = טרם התגלה, סמן אחד הפוך
value-no-limit = בלי הגבלה
value-markers = סמן אחד לכל שחקן
value-left-to-right = המשבצת הפנויה השמאלית ביותר
value-anywhere = בכל מקום בתיבה
value-choose = כל משבצת פנויה

## When a building works

timing-at-once = מייד עם הקנייה, פעם אחת בלבד
timing-benefits = בכל תור, בשלב D
timing-income = בכל תור, בשלב C
timing-after-income = בכל תור, מייד אחרי שלב C
timing-dock = בכל פעם שמיסיונר מגיע מהמזח
timing-battle = בכל קרב שבעל הבניין לא יזם
timing-once = פעם אחת במשחק, מתי שבעל הבניין רוצה
timing-game-end = בסוף המשחק

## What a building does, in a few words

# $count, $amount, $per: figures; $money: dollars; $thing: the id of the glossary's name; $counted: what is counted;
# $place: where pieces appear.
effect-gain-pieces = { $count ->
    [one] { NAME($thing, $count) } אחד
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
effect-free-discovery = גילוי שלא יכול להיכשל
effect-collect-per-ship = { $money } מכל שחקן אחר על כל ספינה של בעל הבניין
effect-missionary-colonists = { $count ->
    [one] מתיישב אחד
    [two] שני מתיישבים
   *[other] { $count } מתיישבים
} עם כל מיסיונר
effect-advance-piece = דמות אחת עוברת לראש השורה שלה
effect-draw-goods = { $count ->
    [one] סחורה אקראית אחת
    [two] שתי סחורות אקראיות
   *[other] { $count } סחורות אקראיות
}
effect-money-per-good = { $money } על כל סמן { NAME($thing) }
effect-move-soldier = הזזת { $count ->
    [one] חייל אחד
    [two] שני חיילים
   *[other] { $count } חיילים
} לאזור סמוך
effect-defend = { $count ->
    [one] עוד חייל אחד
    [two] עוד שני חיילים
   *[other] עוד { $count } חיילים
} בהגנה
effect-points = { $amount ->
    [one] נק׳ ניצחון אחת
    [two] { $amount } נק׳ ניצחון
   *[other] { $amount } נק׳ ניצחון
} על { $counted ->
    [goods] כל סחורה
    [pieces] כל { $per } דמויות בעולם החדש
    [ships] כל ספינת סוחר
    [soldiers] כל חייל בעולם החדש
    [buildings] כל בניין ראשי
    [regions] כל אזור שיש בו דמות של בעל הבניין
   *[dollars] כל { $money }
}
effect-move-colonists = העברה של { $count ->
    [one] מתיישב אחד
    [two] עד שני מתיישבים
   *[other] עד { $count } מתיישבים
} לאזור אחר

exercise-auction = מכרז על סדר התור ההתחלתי
exercise-battle = קרב
exercise-map-complete = כל האזורים כבר התגלו בתחילת תור
exercise-no-buildings = לא נשארו בערימה בניינים של התקופה
exercise-no-goods = לא נשארו סחורות בערימה
exercise-no-ships = כבר זכו בכל הספינות
exercise-tie-broken-by-colonies = שוויון בראש שהוכרע לפי נקודות ההתיישבויות
exercise-tie-broken-by-goods = שוויון בראש שהוכרע לפי הסחורות, או ניצחון משותף
exercise-tie-broken-by-money = שוויון בראש שהוכרע לפי הכסף
exercise-tie-for-the-ship = שוויון על ספינת הסוחר
exercise-war = מלחמה כוללת
