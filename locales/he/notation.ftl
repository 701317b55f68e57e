### What can be wrong with a game record as it is written, and the commands that read records.

## Mistakes of notation. $found: what stands there.

notation-missing-magic = הרישום אינו מתחיל בשורת הפתיחה
    .title = חסרה שורת פתיחה
    .why = השורה הראשונה אומרת מהי שיטת הרישום, מהו המשחק ומהי שפת הרישום, כדי שכל תוכנה וכל קורא יידעו איך לקרוא אותו.
notation-misplaced-magic = שורת הפתיחה מופיעה כאן שוב, או שאינה במקומה
    .title = שורת פתיחה שאינה במקומה
    .why = שורת הפתיחה מופיעה פעם אחת, ולפניה מותר לכתוב רק הערות.
notation-incomplete-magic = בשורת הפתיחה חסרים הגרסה, המשחק או השפה
    .title = שורת פתיחה חלקית
    .why = בשורת הפתיחה מציינים את הגרסה של שיטת הרישום, את המשחק ואת שפת הרישום.
# $known: the version that is understood.
notation-unknown-version = הגרסה { $found } של שיטת הרישום אינה מוכרת; הגרסה המוכרת: { $known }
    .title = גרסה לא מוכרת
    .why = ברישום שנכתב לפי גרסה מאוחרת יותר עשויים להופיע סימנים שאינם מובנים כאן.
notation-entry-without-colon = חסרות נקודתיים אחרי השחקן או המילה: { $found }
    .title = חסרות נקודתיים
    .why = ברשומה כותבים במי או במה מדובר, אחר כך נקודתיים, ואחריהן מה קרה.
notation-empty-subject = לא כתוב כלום לפני הנקודתיים
    .title = אין כלום לפני הנקודתיים
    .why = לפני הנקודתיים כותבים את השחקן או את המונח שהרשומה עוסקת בו.
notation-subject-not-words = לפני הנקודתיים אפשר לכתוב רק מילים: { $found }
    .title = לא רק מילים לפני הנקודתיים
    .why = לפני הנקודתיים כותבים שחקן, מקום או מונח אחר של המשחק, ולפעמים גם מספר.
notation-second-colon = נקודתיים נוספות באותה רשומה; צריך להפריד בנקודה־פסיק או בשורה חדשה
    .title = נקודתיים נוספות
    .why = בכל רשומה יש נקודתיים פעם אחת. בין כמה רשומות באותה שורה מפרידים בנקודה־פסיק.
notation-second-operator = הסימן { $found } מופיע פעמיים באותה רשומה
    .title = סימן שנכתב פעמיים
    .why = כל אחד מהסימנים של יעד, תוצאה וקישור מופיע ברשומה לכל היותר פעם אחת.
notation-missing-target = לא כתוב כלום אחרי `>`
    .title = חסר יעד
    .why = אחרי הסימן הזה כותבים לאן מגיעה דמות, את מי תוקפים או מה בוחרים.
notation-missing-result = לא כתוב כלום אחרי `=`
    .title = חסרה תוצאה
    .why = אחרי הסימן הזה כותבים מה יצא, למשל מספרים או שם של דבר.
notation-missing-link = לא כתוב כלום אחרי `~`
    .title = חסר קישור
    .why = אחרי הסימן הזה כותבים את המקום שגובל במקום הראשון.
notation-empty-item = חסר משהו ליד פסיק או אחרי מינוס
    .title = חסר פריט
    .why = פסיקים מפרידים בין הפריטים ברשימה, ומינוס עומד לפני מה שאבד; משהו צריך להיות כתוב שם.
notation-empty-waiver = לא כתוב כלום אחרי `!`
    .title = היתר בלי שם
    .why = אחרי הסימן הזה כותבים את שם הממצא שהשחקנים התירו.
notation-unclosed-literal = הסוגריים המרובעים לא נסגרו
    .title = סוגריים מרובעים שלא נסגרו
    .why = מספרים ששייכים יחד נכתבים בין שני סוגריים מרובעים, פותח וסוגר.
notation-literal-not-a-number = בתוך סוגריים מרובעים אפשר לכתוב רק מספרים: { $found }
    .title = לא רק מספרים בסוגריים המרובעים
    .why = בתוך הסוגריים המרובעים כותבים רק מספרים: מטבעות, מטבעות על כל חייל, ילידים, נקודות.
notation-number-too-large = המספר גדול מדי: { $found }
    .title = מספר גדול מדי
    .why = בשום משחק לא מגיעים למספר כזה; בדרך כלל פשוט נוספה ספרה בטעות.
notation-money-without-number = לא כתוב מספר ליד `$`
    .title = סימן דולר בלי מספר
    .why = סימן הדולר נכתב צמוד לסכום, לפניו או אחריו.
notation-stray-text = זה לא שייך לכאן; הרבה פעמים פשוט חסר פסיק: { $found }
    .title = משהו שלא שייך לכאן
    .why = בין פריטים ברשימה מפרידים בפסיקים, ובין רשומות בנקודה־פסיק או בשורה חדשה.
# $code: the number of the character.
notation-control-character = תו בלתי נראה ({ $code }) שאין לו משמעות
    .title = תו בלתי נראה
    .why = תווים כאלה מגיעים מהעתקה ועלולים להסתיר את מה שכתוב בשורה; מדלגים עליהם.

## What was expected

# $expected: the things expected, separated by commas.
notation-expected = כאן אמור להופיע: { $expected }.
notation-expected-magic = השורה שבה `annals 1`, המשחק והשפה
notation-expected-version = גרסה 1
notation-expected-game = המשחק
notation-expected-language = השפה
notation-expected-subject = שחקן או מונח של המשחק
notation-expected-colon = נקודתיים (`:`)
notation-expected-item = מילה, מספר או סכום כסף
notation-expected-number = מספר
notation-expected-closing-bracket = סוגר מרובע (`]`)
notation-expected-comma = פסיק
notation-expected-operator = אחד הסימנים `>` `=` `~`
notation-expected-slug = שם של ממצא
notation-expected-semicolon = נקודה־פסיק (`;`)
notation-expected-end-of-line = סוף השורה

## Words that are not understood

# $words: the words as written.
record-unknown-words = לא ברור מה פירוש ״{ $words }״ כאן
    .title = מילה לא מובנת
    .why = כל מילה נבדקת מול המילים שעשויות להופיע במקומה, בכל ארבע השפות, בכל צורת נטייה, עם סימנים דיאקריטיים או בלעדיהם.
# $names: the nearest names, separated by commas.
record-nearest = אולי התכוונתם: { $names }.
# $count: how many more there are.
record-more = { $count ->
        [one] ועוד תקלה אחת כזאת
        [two] ועוד שתי תקלות כאלה
       *[other] ועוד { $count } תקלות כאלה
    }
# $game: the game as written.
record-unknown-game = אין משחק בשם { $game }
read-failed = קריאת הקובץ נכשלה
read-missing = אין קובץ או תיקייה כאלה
read-folder = זו תיקייה, לא קובץ
# $ending: how the names of records end.
read-no-records = אין בתיקייה הזאת רישומי משחק: אין בה קובץ שסיומת שמו { $ending }
read-not-allowed = אין הרשאה לקרוא
read-loop = הקישורים מובילים זה אל זה במעגל
read-device = זה התקן או שקע, לא קובץ
# $limit: the largest size, in mebibytes.
read-too-large = הקובץ גדול מ־{ $limit } MiB, הגודל המרבי שנקרא
read-named-pipe = זה צינור בעל שם; אפשר לקרוא ממנו דרך הקלט הסטנדרטי, עם `-`
# $offset: the byte from which on the file is not UTF-8.
read-not-utf8 = החל מבייט { $offset } הקובץ אינו בקידוד UTF-8
# $games: the ids of the games.
record-no-game = בלי שורת הפתיחה אי אפשר לדעת של איזה משחק הרישום; ציינו אותו עם `--game` או `ANNALS_GAME`: { $games }
# $game: the title of the game.
record-not-checked = אפשר לקרוא רישומים של { $game }, אבל עדיין אי אפשר לבדוק אותם
# $offset: the byte from which on the file is not UTF-8.
record-unwritable = כתיבת הקובץ נכשלה
record-rewritten = עכשיו הקובץ בצורה התקנית
record-comment-sign = הערה מתחילה ב־`#`
record-not-canonical = הקובץ אינו בצורה התקנית
# Reasons why a file is not written.
file-special = זה אינו קובץ רגיל (אלא תיקייה, קישור, צינור או התקן); לא נכתב דבר
# $count: how many names the file has.
file-several-names = לקובץ יש כמה שמות (קישורים קשיחים: { $count }), ואחרי הכתיבה הם כבר לא היו אותו קובץ; לא נכתב דבר
file-read-only = הקובץ מוגן מפני כתיבה; לא נכתב דבר
file-owner = הקובץ שייך למשתמש אחר, ואחרי הכתיבה כבר לא היה שייך לו; לא נכתב דבר
file-changed = הקובץ השתנה בינתיים; לא נכתב דבר
file-disk-full = לא נשאר מקום בדיסק; הקובץ לא נכתב
file-not-allowed = אין הרשאה לכתוב כאן
file-no-record = הקובץ לא מתחיל כמו רישום של משחק (`annals 1`, המשחק, השפה); לא נכתב דבר
folder-unnamed = שם התיקייה ריק
folder-left = הנתיב הזה מוביל אל מחוץ לתיקייה; לא נכתב שם דבר
folder-manifest = הקובץ הזה אינו הרשימה שבה annals רושמת אילו קבצים כתבה; לא נכתב דבר
# $count: files in the way; $names: the first of them.
folder-not-ours = בתיקייה יש קבצים שלא annals כתבה ({ $count }: { $names }); לא נכתב דבר. כדי לדרוס אותם: `--force`
# $text: what was typed; the players are written like "red Anna, blue Marek".
record-unknown-player = בתחילת ״{ $text }״ אין דבר שמייצג שחקן במשחק הזה
record-player-twice = מה שבתחילת ״{ $text }״ כבר מייצג שחקן
# $least, $most: how many players the game is for.
record-wrong-number-of-players = מספר השחקנים במשחק צריך להיות בין { $least } לבין { $most }

## Comments of a new record; each on one line, without `#`

new-hint-header = אפשר להוסיף כאן שורות: כותרת, תאריך, מקום, הכרעה, גרסה.
new-hint-colours = לא כתבתם מי משחק במה, ולכן זה חולק לפי הסדר. אם אתם משחקים אחרת, שנו את זה.
new-hint-examples = מכאן והלאה דוגמאות לכל סוג שורה. הסירו את ה־# וכתבו מה קרה אצלכם; כותרות שאין תחתיהן דבר אפשר להשמיט.
record-header-unreadable = `{ $option }`: ל־״{ $text }״ אין משמעות ברישום של המשחק הזה, או שלא יהיה אפשר לקרוא אותו בחזרה
file-exists-already = כבר יש קובץ כזה, והוא לא הוחלף
new-written = הרישום נכתב לקובץ `{ $file }`. הפקודה `annals check { $file }` בודקת אותו, והפקודה `annals next { $file }` אומרת מה הלאה.
record-player-unreadable = את ״{ $text }״ לא יהיה אפשר לקרוא בחזרה מהרישום; שם הוא מילים בלי סימנים כמו `: ; , > = ~ ! $ [ ] #`, ואינו נגמר במספר
# $count: errors of the record.
record-has-errors = ברישום יש { $count ->
        [one] טעות אחת
        [two] שתי טעויות
       *[other] { $count } טעויות
    }; המספרים הם לפי המהלכים כפי שנרשמו. `annals check` מראה מה לא בסדר
