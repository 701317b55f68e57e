### Labels and short values of the tables that stand beside the texts of Age of Discovery.

game-title = Age of Empires III: The Age of Discovery
# $name: the word for a discovery token; $number: its number.
token-name = { $name } { $number }

## Labels of facts

fact-name = שם
fact-age = תקופה
fact-price = מחיר
fact-timing = מתי
fact-gain = מקבלים
fact-place = היכן
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

# $count: how many; $thing: the id of the glossary's name.
value-counted = { $count ->
    [one] { NAME($thing, $count) } { $count }
    [two] { $count } { NAME($thing, $count) }
   *[other] { $count } { NAME($thing, $count) }
}
# $value: a value that no source at hand confirms.
value-assumed = { $value } (השערה)
value-points-vary = לפי מה שיש לבעל הבניין
value-no-region = אין
value-open = פתוח מתור 1
value-token = טרם התגלה, סמן 1 הפוך
value-no-limit = בלי הגבלה
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

## Where new pieces appear

place-hand = בין הדמויות הזמינות לתור הבא
place-dock-x = במשבצת X במזח
place-dock-y = במשבצת Y במזח
place-discovery-box = בתיבת הגילוי
place-own-region = באזור אחד שבו יש לבעל הבניין דמות
