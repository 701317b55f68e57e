### What can be wrong with a game record as it is written, and the commands that read records.

## Mistakes of notation. $found: what stands there.

notation-missing-magic = הרישום אינו מתחיל בשורת הפתיחה
notation-misplaced-magic = שורת הפתיחה מופיעה כאן שוב, או שאינה במקומה
notation-incomplete-magic = בשורת הפתיחה חסרים הגרסה, המשחק או השפה
# $known: the version that is understood.
notation-unknown-version = הגרסה { $found } של שיטת הרישום אינה מוכרת; הגרסה המוכרת: { $known }
notation-entry-without-colon = חסרות נקודתיים אחרי השחקן או המילה: { $found }
notation-empty-subject = לא כתוב דבר לפני הנקודתיים
notation-subject-not-words = לפני הנקודתיים אפשר לכתוב רק מילים: { $found }
notation-second-colon = נקודתיים נוספות באותה רשומה; צריך להפריד בנקודה-פסיק או בשורה חדשה
notation-second-operator = הסימן { $found } מופיע פעמיים באותה רשומה
notation-missing-target = לא כתוב דבר אחרי `>`
notation-missing-result = לא כתוב דבר אחרי `=`
notation-missing-link = לא כתוב דבר אחרי `~`
notation-empty-item = חסר משהו ליד פסיק או אחרי מינוס
notation-empty-waiver = לא כתוב דבר אחרי `!`
notation-unclosed-literal = הסוגריים המרובעים לא נסגרו
notation-literal-not-a-number = בתוך סוגריים מרובעים אפשר לכתוב רק מספרים: { $found }
notation-number-too-large = המספר גדול מדי: { $found }
notation-money-without-number = לא כתוב מספר ליד `$`
notation-stray-text = זה אינו שייך לכאן; לעיתים קרובות פשוט חסר פסיק: { $found }
# $code: the number of the character.
notation-control-character = תו בלתי נראה ({ $code }) שאין לו משמעות

## What was expected

# $expected: the things expected, separated by commas.
notation-expected = כאן אמור להופיע: { $expected }.
notation-expected-magic = השורה `annals 1 discovery he`
notation-expected-version = הגרסה
notation-expected-game = המשחק
notation-expected-language = השפה
notation-expected-subject = שחקן או מילה של המשחק
notation-expected-colon = נקודתיים (`:`)
notation-expected-item = מילה, מספר או סכום כסף
notation-expected-number = מספר
notation-expected-closing-bracket = סוגר מרובע (`]`)
notation-expected-comma = פסיק
notation-expected-operator = אחד הסימנים `>` `=` `~`
notation-expected-slug = שם של כלל
notation-expected-semicolon = נקודה-פסיק (`;`)
notation-expected-end-of-line = סוף השורה

## Words that are not understood

# $words: the words as written.
record-unknown-words = הכתוב ״{ $words }״ אינו מובן כאן
# $names: the nearest names, separated by commas.
record-nearest = השמות הקרובים ביותר: { $names }.
# $count: how many more there are.
record-more = ועוד { $count } כאלה
# $game: the game as written.
record-unknown-game = אין משחק בשם { $game }
record-unreadable = קריאת הקובץ נכשלה
# $offset: the byte from which on the file is not UTF-8.
record-not-utf8 = החל בבייט { $offset } הקובץ אינו בקידוד UTF-8
record-unwritable = כתיבת הקובץ נכשלה
record-not-canonical = הקובץ אינו בצורה התקנית
# $text: what was typed; the players are written like "red Anna, blue Marek".
record-unknown-player = אין צבע בתחילת ״{ $text }״
record-colour-twice = הצבע של ״{ $text }״ כבר תפוס
# $least, $most: how many players the game is for.
record-wrong-number-of-players = מספר השחקנים במשחק צריך להיות בין { $least } לבין { $most }

## Comments of a new record; each on one line, without `#`

new-hint-header = אפשר להוסיף כאן שורות: כותרת, תאריך, מקום, הכרעה, גרסה.
new-hint-setup = הסדר הראשון, 5 הבניינים ו-4 הסחורות שנחשפו.
new-hint-placement = דמות אחת בכל פעם, לפי סדר התור. תיבה לבדה פירושה מתיישב; אחרת כותבים דמות > תיבה.
new-hint-dock = לאן מגיעה כל דמות, לפי הסדר במזח.
new-hint-goods = הסחורה שכל דמות לוקחת.
new-hint-buildings = הבניין שכל דמות קונה, או המילה ״עובר״.
new-hint-discovery = הדמויות > האזור = המספרים שעל הסמן: מטבעות, על כל חייל, ילידים, נקודות.
new-hint-specialists = רק למשבצת האימון דרושה שורה: אימון > מומחה.
new-hint-warfare = קרב > יריב, אזור; אחר כך שורה עם האבדות של שני הצדדים.
new-hint-refill = הבניינים החדשים ו-4 הסחורות החדשות שנחשפו.
