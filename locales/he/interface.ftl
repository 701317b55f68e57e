### The interface: help, headings, tables, errors. Shared by all games.

## Kinds of entries, as a word beside a name

kind-term = מונח
kind-section = פרק בכללים
kind-rule = כלל
kind-disagreement = הבדל בין החוברות
kind-ruling = הכרעה
kind-word = מילה משיטת הרישום

## Titles of lists

list-overview = מה אפשר להציג ברשימה
list-games = משחקים
list-languages = שפות
list-term = מונחים
list-rulings = הכרעות והבדלים בין החוברות

## Columns of tables

column-id = מזהה
column-tag = קוד
column-name = שם
column-own-name = בשפה עצמה
column-kind = סוג
column-matched = נמצא לפי
column-text = בקצרה
column-rules = כללים
column-number = מס׳
column-game = משחק
column-title = כותרת
column-topic = נושא
column-question = שאלה
column-ruling = ההכרעה שלנו
column-book = חוברת
column-says = מה כתוב בה

# $tag: the tag of a language.
language-name = { $tag ->
    [en] אנגלית
    [it] איטלקית
    [pl] פולנית
    [he] עברית
    [fr] צרפתית
    [nl] הולנדית
    [es] ספרדית
    [ru] רוסית
   *[other] { $tag }
}

# $book: the language of a printed rule book.
book-name = { $book ->
    [en] החוברת האנגלית
    [it] החוברת האיטלקית
    [pl] החוברת הפולנית
    [he] החוברת העברית
   *[other] { $book }
}

## Pages

page-rules = כללים
page-disagreements = במה נבדלות החוברות המודפסות
page-silent = איפה נשאר ספק
page-rulings = הכרעות
page-names = בשפות האחרות
page-we-rule = ההכרעה שלנו
page-reason = הנימוק:
page-readings = פירושים אפשריים
# $title: number and title of the rule or section.
page-previous = הקודם: { $title }
page-next = הבא: { $title }
# $name: the word for such a thing; $number: its number.
numbered-name = { $name } { $number }
page-assumed-note = *השערה* פירושה שאין לנו מקור שמאשר את זה: הלוח שלכם הוא הקובע.
ruling-name = השם ברישום
ruling-sources = מקורות
rulings-title = הכרעות והבדלים בין החוברות
reading-default = הפירוש שלנו

check-enforced = לפי רישום של משחק אפשר לדעת אם הכלל הזה נשמר.
check-computed = את המספרים שבכלל הזה אפשר לחשב לפי רישום של משחק.
check-unchecked = לפי רישום של משחק אי אפשר לדעת אם הכלל הזה נשמר.
weight-play = ההבדל משפיע על המשחק.
weight-text = רק הניסוח שונה.
status-confirmed = יש מקור שמאשר את זה.
status-inferred = זה נובע ממה שכתוב במקורות.
status-partly = חלק מזה נקבע לפי מקור, והשאר הוא בחירה שלנו.
status-ours = המקורות שותקים; זו הבחירה שלנו.

## lookup

# $name: the name that matched; $tag: its language.
lookup-found-foreign = נמצא לפי השם { $tag ->
    [en] באנגלית
    [it] באיטלקית
    [pl] בפולנית
    [he] בעברית
   *[other] בשפה { $tag }
}: { $name }.
lookup-found-near-foreign = השם הקרוב ביותר הוא { $tag ->
    [en] באנגלית
    [it] באיטלקית
    [pl] בפולנית
    [he] בעברית
   *[other] בשפה { $tag }
}: { $name }.
lookup-found-near = השם הקרוב ביותר: { $name }.
# $query: what was typed; $count: how many things may be meant.
lookup-several = { $count ->
    [one] תוצאה אפשרית אחת לחיפוש ״{ $query }״
    [two] שתי תוצאות אפשריות לחיפוש ״{ $query }״
   *[other] { $count } תוצאות אפשריות לחיפוש ״{ $query }״
}
lookup-narrow = כדי לבחור אחת מהן, חפשו לפי השם המלא או הוסיפו `--kind` או `--game`.
lookup-nothing = לא נמצא שום דבר בשם ״{ $query }״.
lookup-nearest = השמות הקרובים ביותר:
lookup-try-list = הפקודה `annals list` מציגה מה אפשר לחפש.
# Above the answers to a question that come after the best one.
answers-others = תשובות נוספות

## rule and rulings

rule-several = { $count ->
    [one] כלל אחד מתאים לחיפוש ״{ $query }״
    [two] שני כללים מתאימים לחיפוש ״{ $query }״
   *[other] { $count } כללים מתאימים לחיפוש ״{ $query }״
}
rule-nothing = אין כלל שמתאים לחיפוש ״{ $query }״. הפקודה `annals rules` מציגה את כולם.
rulings-nothing = אין הכרעה שמתאימה לחיפוש ״{ $query }״. הפקודה `annals rulings` מציגה את כולן.

## Help

help-usage = שימוש:
help-commands = פקודות
help-arguments = ארגומנטים
help-options = אפשרויות
help-global-options = אפשרויות של כל הפקודות
help-examples = דוגמאות
help-exit-codes = קודי יציאה
help-exit-codes-text =
    - `0`: נמצא
    - `1`: לא נמצא דבר, או שברישום משחק יש שגיאה או משהו שלא הובן
    - `2`: הפקודה, קובץ נתונים או קובץ טקסטים לא הובנו, או שקריאת קובץ נכשלה
help-exit-codes-records =
    - `0`: בוצע, ואין שגיאות ברישום
    - `1`: יש ברישום שגיאה, או משהו שלא הובן
    - `2`: הפקודה, קובץ נתונים או קובץ טקסטים לא הובנו, או שקריאת קובץ או כתיבתו נכשלה
help-limits = מגבלות
help-limits-text =
    - רישום של משחק או קובץ נוסף: 64 MiB, קובץ רגיל בקידוד UTF-8
    - קובץ חפיסה: 256 KiB, 300 קלפים, שמות בני 80 תווים
    - 100000 משחקים עם `simulate --games`
    - הודעת Fluent: 200 סוגריים, מסולסלים ועגולים; Markdown מעבר ל־32 רמות מוצג בלי עיצוב
    - TOML: 80 רמות, 2000 רשומות בטבלה; מזהה: 64 סימנים
help-environment = משתני סביבה
help-environment-text =
    - `ANNALS_LANG`: השפה, אם לא צוין `--lang`; אחריו נבדקים `LC_ALL`, `LC_MESSAGES` ו־`LANG`
    - `ANNALS_GAME`: המשחק, אם לא צוין `--game`; אחריו נבדקת שורת הפתיחה של הרישום
    - `NO_COLOR`, `CLICOLOR`, `CLICOLOR_FORCE`: מתי להשתמש בצבעים, אם לא צוין `--color`
    - `ANNALS_PAGER`, `PAGER`: תוכנת הדפדוף לדפים ארוכים במסוף; ערך ריק פירושו בלי תוכנת דפדוף
    - `COLUMNS`: רוחב הטקסט כשאין מסוף
    - `ANNALS_DATA`, `ANNALS_LOCALES`: תיקיות שתוכנן גובר על הנתונים והטקסטים המובנים, אם לא צוינו `--data` ו־`--locales`
    - `annals.toml`, בתיקייה של הרישום או באחת שמעליה, ואם אינו שם, בתיקייה `annals` שבתיקיית ההגדרות שלכם: `[annals]` עם `language`, `color`, `data`, `locales` ו־`game`; אפשרויות ומשתנים גוברים עליו
help-options-placeholder = אפשרויות
man-name = שם
man-synopsis = תחביר
man-description = תיאור

metavar-words = מילים
metavar-rule = כלל
metavar-ruling = מילים
metavar-what = רשימה
metavar-slug = שם
metavar-choice = שם=פירוש
metavar-number = מספר
metavar-variant = גרסה
metavar-severity = דרגה
metavar-files = קובץ
metavar-records = קובץ
metavar-text = טקסט
metavar-file = קובץ
metavar-action = פעולה
metavar-deck = חפיסה
metavar-shell = מעטפת
metavar-command = פקודה
metavar-language = שפה
metavar-format = פורמט
metavar-when = מתי
metavar-order = סדר
metavar-folder = תיקייה
metavar-players = שחקנים
metavar-player = שחקן
metavar-kind = סוג
metavar-game = משחק
metavar-group = חלק

command-annals = מדריך כללים ובדיקת רישומים למשחקי לוח באנגלית, באיטלקית, בפולנית ובעברית.
    .details = חפשו כל דבר שבקופסה, מונח או כלל בכל שפה ובכל כתיב שאתם זוכרים, וקראו עליהם בשפה שלכם. כשהחוברות המודפסות חלוקות, annals מציגה מה כתוב בכל אחת מהן ומה הפירוש שנבחר.
command-lookup = חיפוש של כל דבר שבקופסה, מונח או כלל לפי כל אחד משמותיו.
    .details = אפשר לכתוב מזהה, שם, צורת נטייה או קיצור בכל אחת מהשפות; אין חשיבות לניקוד, לסימנים דיאקריטיים, לאותיות גדולות או קטנות ולשגיאות הקלדה קלות. תוצאה ברורה אחת מוצגת במלואה, וכמה תוצאות מוצגות ברשימה. התשובה היא בשפה שלכם.
command-rule = הצגת כלל או פרק, עם מקומו בין הכללים ועם ההכרעות הנוגעות לו.
    .details = אפשר לכתוב מספר של כלל, מספר או כותרת של פרק, שם של חלק מהכללים, או מילים מתוך הכלל.
command-rules = הצגת תוכן העניינים של הכללים: כל הפרקים וכל הכללים.
    .examples =
        - `annals rules`: תוכן העניינים
        - `annals rules --format markdown`: אותו דבר, בשביל מסמך
command-rulings = הצגת העניינים שבהם החוברות המודפסות חלוקות או שותקות, ומה הכרענו בהם.
    .details = בלי מילים מוצגים כל העניינים; עם מספר, שם או מילים מוצגים רק המתאימים, זה לצד זה.
    .examples =
        - `annals rulings`: כולם
command-list = הצגת כל מה ששייך לסוג אחד, בטבלה.
    .examples =
        - `annals list`: מה אפשר להציג ברשימה
command-check = בדיקת רישומי משחק לפי הכללים.
    .details = כל רישום משוחזר מתחילתו ועד סופו, וליד כל הפרה של כלל מוצג איזה כלל הופר, מה היה מותר, ואילו מספרים נרשמו לא נכון. הרישום יכול להיות כתוב בכל אחת מהשפות, והממצאים מוצגים בשפה שלכם. ממצאים שרק נגררים מטעות קודמת מקובצים תחתיה. הסימן `-` פירושו קריאה מהקלט הסטנדרטי.
    .examples =
        - `annals check friday.annal`: כל הממצאים, לקריאה
        - `annals check games/*.annal --format short`: שורה אחת לכל ממצא
command-explain = הסבר על ממצא.
    .details = מוצגים הכלל שמאחורי הממצא, הנימוק לכלל, ורישום שבו הכלל מופר לצד רישום שבו הוא נשמר. שמו של ממצא מופיע בסוגריים מרובעים בכל מקום שמדווחים עליו. בלי שם מוצגת רשימה של כל הממצאים.
    .examples =
        - `annals explain`: כל הממצאים
command-score = ספירת הנקודות לפי רישום משחק.
    .details = הנקודות של כל שחקן לפי מקורן; מי מנצח, ואיך הוכרע שוויון. משחק שעוד לא הסתיים נספר לפי המצב הנוכחי.
    .examples =
        - `annals score friday.annal`: כל הנקודות
        - `annals score friday.annal --format json`: בשביל תוכנות אחרות
command-show = הצגת מצב המשחק לפי רישום.
    .details = המצב בסוף הרישום, אחרי שורה מסוימת או בסוף תור מסוים: סדר התור, התיבות, המפה עם כל הדמויות, ומה שיש לכל שחקן.
    .examples =
        - `annals show friday.annal`: בסוף הרישום
        - `annals show friday.annal --turn 3`: בסוף תור 3
        - `annals show friday.annal --line 40`: אחרי שורה 40
command-next = מה אפשר לכתוב עכשיו ברישום.
    .details = תורו של מי עכשיו, ומה הכללים מתירים: רשומות מוכנות להעתקה אל הרישום.
    .examples =
        - `annals next friday.annal`: בסוף הרישום
command-log = סיפור המשחק לפי הרישום.
    .details = תור אחר תור: מה נרשם, בשפה שלכם, וכל מה שנבע מזה מעצמו יחד עם הכלל: מי לקח מה, מי קיבל כמה ועל מה, ומאיפה באו הנקודות. הפרות של הכללים מצוינות במקומן. הסימן `-` פירושו קריאה מהקלט הסטנדרטי.
    .examples =
        - `annals log friday.annal`: כל המשחק
        - `annals log friday.annal --turn 3`: עד סוף תור 3
        - `annals log friday.annal --format html > friday.html`: דף לשיתוף
command-fmt = הבאת רישומי משחק לצורה התקנית.
    .details = המילים מובנות בכל אחת מהשפות, גם בצורות נטייה ובקיצורים, ומודפסות בשפה של הרישום. ההערות ומה שלא הובן נשארים כפי שהם; על מה שלא הובן מופיעה הודעה שמציינת את מקומו. הסימן `-` פירושו קריאה מהקלט הסטנדרטי.
    .examples =
        - `annals fmt friday.annal`: הדפסת הרישום
        - `annals fmt --write friday.annal`: כתיבת הקבצים מחדש
        - `annals fmt --check friday.annal`: רק בדיקה אם הרישום בצורה התקנית
command-translate = תרגום רישום משחק לשפה אחרת.
    .details = הכותרות, הצבעים, הדמויות, המקומות וכל דבר אחר שיש לו שם במשחק נכתבים בשפה האחרת; ההערות, מה שכתוב בשורה ״כותרת״ ושמות השחקנים נשארים כפי שהם. תרגום בחזרה נותן את אותו רישום. הסימן `-` פירושו קריאה מהקלט הסטנדרטי.
    .examples =
        - `annals translate friday.annal --to pl`: לפולנית
command-new = פתיחת רישום משחק חדש.
    .details = מודפס רישום עם השחקנים, עם הכותרות של תור 1 ועם הערות שמלמדות את שיטת הרישום.
command-simulate = סימולציה של משחקים וכתיבתם כרישומים.
    .details = התוכנה משחקת עד הסוף משחקים אקראיים אך חוקיים, לפי אותן אפשרויות שמציגה הפקודה `annals next`, וכותבת אותם כרישומים. אותו גרעין נותן תמיד אותו משחק. רישומים כאלה טובים לניסויים: הבדיקה אינה מוצאת בהם דבר. עם `--report` לא נכתב דבר: התוכנה רק מדווחת מה קורה במשחקים ומה לא; ברבע מהמשחקים האלה היא משחקת בגרסה אחרת, אלא אם כן `--variant` קובע את הגרסה של כולם.
    .examples =
        - `annals simulate -g discovery --seed 7`: משחק אחד לארבעה שחקנים
        - `annals simulate -g discovery --players 3 --games 100 -o games`: מאה משחקים לשלושה שחקנים, בתוך תיקייה
        - `annals simulate -g discovery --games 100 --report`: דוח על מאה משחקים לכל מספר שחקנים
command-deck = בדיקה, יצירה או הצגה של קובץ חפיסה.
    .details = יש משחקים שבהם אתם כותבים בעצמכם מה יש בקופסה שלכם. מעתיקים את הקלפים פעם אחת לקובץ חפיסה, ומציינים אותו ברישומים (`חפיסה: box.toml`, לצד הרישום) או באפשרות `--deck`. `check` מפרט את כל מה שלא תקין בקובץ, `new` מדפיס קובץ שממנו מתחילים, `show` מציג את מה שכתוב בו. `demo` היא חפיסה מומצאת שמובנית בתוכנה.
    .examples =
        - `annals deck new > box.toml`: קובץ שממנו מתחילים
        - `annals deck check box.toml`: מה לא תקין בו?
        - `annals deck show demo`: החפיסה המובנית
command-book = בניית ספר הכללים.
    .details = הספר כולל את הכללים, קטלוג של כל מה שיש בקופסה, את ההכרעות, את הממצאים ואת שיטת הרישום, עם תמונות ועם דוגמאות שמורצות עד הסוף בזמן בניית הספר. הפורמט `html` הוא אתר לטלפון ולמחשב שפועל גם בלי חיבור לרשת; `rulebook` הוא קובץ אחד להדפסה עם ההדרכה והכללים, `single` הוא קובץ אחד עם הכול; `epub` נועד לקוראי ספרים אלקטרוניים; `markdown` הוא קובצי טקסט פשוט. בלי `--lang` הספר נבנה בכל השפות. מאותו קלט נוצרים תמיד אותם קבצים.
    .examples =
        - `annals book`: האתר בכל השפות, בתוך התיקייה `annals-book`
        - `annals book --lang it --format epub -o books`: ספר EPUB באיטלקית
        - `annals book --format single`: קבצים להדפסה
        - `annals book --check`: האם הכול תקין?
command-completions = הדפסת סקריפט להשלמה אוטומטית במעטפת.
    .details = התיאורים הם בשפה שנבחרה. את הסקריפט שומרים במקום שבו המעטפת מחפשת השלמות.
    .examples =
        - `annals completions bash > ~/.local/share/bash-completion/completions/annals`: בשביל bash
        - `annals completions zsh > ~/.zfunc/_annals`: בשביל zsh, אם `~/.zfunc` נמצא ב־`fpath`
        - `annals completions fish > ~/.config/fish/completions/annals.fish`: בשביל fish
        - `annals completions elvish >> ~/.config/elvish/rc.elv`: בשביל elvish
        - `annals completions powershell >> $PROFILE`: בשביל PowerShell
command-man = הדפסת דף ההוראות (man), או כתיבת כל דפי ההוראות בכל השפות.
    .examples =
        - `annals man`: דף ההוראות בשפה שלכם
        - `annals man -o man`: כל הדפים, בתוך התיקייה `man`
command-help = הצגת עזרה על annals או על פקודה אחת.
    .examples =
        - `annals help lookup`: עזרה על פקודה אחת

argument-words = מה לחפש: מזהה, שם או חלק משם, בכל שפה.
argument-rule = מספר של כלל, פרק, חלק מהכללים, או מילים.
argument-ruling = מספר, שם או מילים.
argument-what = מה להציג ברשימה, בכל שפה.
argument-slug = שם של ממצא, או הכותרת שלו בכל שפה.
argument-files = הרישומים; הסימן `-` פירושו הקלט הסטנדרטי.
argument-records = הרישומים; תיקייה פירושה כל הרישומים שבה ובתיקיות שבתוכה; הסימן `-` פירושו הקלט הסטנדרטי.
argument-file = הרישום; הסימן `-` פירושו הקלט הסטנדרטי.
argument-action = מה לעשות.
argument-deck = קובץ החפיסה; `demo` היא החפיסה המובנית.
argument-shell = המעטפת.
argument-command = הפקודה.

option-lang = שפת התצוגה: `en`, `it`, `pl` או `he`.
option-format = צורת הפלט.
option-color = מתי להשתמש בצבעים.
option-bidi = סדר התצוגה של שורות מימין לשמאל: `logical` למסופים שמסדרים אותן בעצמם, `visual` למסופים שלא עושים את זה.
option-no-pager = תמיד בלי תוכנת דפדוף.
option-locales = העדפת הטקסטים שבתיקייה הזאת על פני הטקסטים המובנים.
option-data = העדפת קובצי הנתונים שבתיקייה הזאת על פני הקבצים המובנים.
option-help = הצגת העזרה.
option-version = הצגת הגרסה.
option-kind = רק ערכים מהסוג הזה.
option-group = רק החלק הזה של רשימה שמחולקת כך.
option-game = רק המשחק הזה.
option-game-book = בניית הספר של המשחק הזה; אפשר לציין כמה פעמים, או כמה משחקים עם פסיק ביניהם; `all` לכל המשחקים שיש להם ספר.
option-game-record = קריאת הרישום כרישום של המשחק הזה, בלי קשר לשורת הפתיחה.
option-all = הצגת כל מה שמתאים, גם מה שמתאים פחות.
option-deny = ממצאים מהדרגה הזאת ישפיעו על קוד היציאה כמו שגיאות.
option-ruling = פירוש אחר לעניין שנוי במחלוקת; אפשר לציין כמה פעמים. הפקודה `annals rulings` מציגה את השמות.
option-line = עצירה אחרי השורה הזאת של הרישום.
option-turn = עצירה בסוף התור הזה.
option-check = בלי לשנות דבר; קוד היציאה הוא 1 אם קובץ כלשהו אינו בצורה התקנית.
option-check-book = בלי לכתוב דבר; הצגת הפניות שבורות, תרגומים חסרים או לא מעודכנים ודוגמאות שנכשלות. קוד היציאה הוא 1 אם יש כאלה.
option-lang-book = השפה שבה ייבנה הספר: `en`, `it`, `pl` או `he`; `all` פירושו כל השפות.
option-book = בניית הספר לפי הקובץ הזה של מועדון; בלעדיו מחפשים את `book.toml` בתיקייה הזאת ובתיקיות שמעליה.
option-all-check = הצגת כל ממצא במלואו, גם מה שרק נגרר מממצא אחר.
option-all-next = הצגת כל שורה אפשרית בנפרד.
option-player = רק מה שהשחקן הזה רשאי לכתוב: שם מהרישום, או מה שמייצג אותו במשחק.
option-quiet = הצגת הממצאים בלבד.
option-watch = המתנה, ובדיקה מחדש בכל פעם שאחד הקבצים משתנה.
option-fix = תיקון בקבצים עצמם של מה שאין בו ספק: שגיאות כתיב במילים שיש להן רק משמעות אפשרית אחת, כותרות עם נקודתיים, ומספרים וסוגריים שכתובים בצורה אחרת; עם `figures` גם מספרים שנרשמו ולא מסתדרים.
option-diff-fmt = הצגת מה שהיה משתנה, בלי לשנות כלום.
option-diff = הצגת השינויים של `--fix`, בלי לשנות כלום.
option-write = כתיבת הקבצים מחדש במקום הדפסתם.
option-to = השפה שאליה מתרגמים: `en`, `it`, `pl` או `he`.
option-players = השחקנים לפי סדר הישיבה, עם פסיק בין שחקן לשחקן: מה שמייצג כל שחקן במשחק, ושמו.
option-deck = שימוש בקובץ החפיסה הזה, לא משנה מה כתוב ברישום; `demo` היא החפיסה המובנית.
option-title = כותרת הרישום.
option-date = היום שבו משחקים.
option-place = היכן משחקים.
option-variant-new = הגרסה שבה משחקים, בשם שיש לה ברישום.
option-output-new = כתיבת הרישום לקובץ הזה; קובץ קיים לא יוחלף.
option-output = כתיבת הקבצים בתוך התיקייה הזאת.
option-force = דריסה גם של קבצים בתיקייה שלא annals כתבה.
option-players-number = כמה שחקנים משחקים.
option-seed = הגרעין של המשחק הראשון; המשחקים הבאים משתמשים במספרים שאחריו.
option-games = כמה משחקים.
option-variant = הגרסה שבה משחקים: `auction` היא של Age of Discovery, והאחרות של Age of Renaissance; `edition-1999` היא משחק לפי הכללים של Eurogames.
option-report = במקום לכתוב את המשחקים, דיווח כמה פעמים הופיעו בהם כל דבר, כל כלל וכל אירוע.

## Errors of usage

usage-error = שגיאה:
# $argument, $value, $command, $name, $tag: what was typed or is meant, as code.
usage-missing-value = חסר ערך עבור { $argument }.
usage-invalid-value = הערך { $value } אינו מוכר עבור { $argument }.
usage-unknown-argument = אין כאן אפשרות או ארגומנט בשם { $argument }.
usage-unknown-command = אין פקודה בשם { $command }.
usage-missing-argument = חסר ארגומנט: { $argument }.
usage-missing-command = חסרה פקודה.
usage-given-twice = אפשר לציין את { $argument } רק פעם אחת.
# $command: the command with the sign for standard input.
usage-from-input = כדי לקרוא את הרישום מהקלט הסטנדרטי כתבו { $command }.
usage-check-record = כדי לבדוק את הרישום הזה כתבו { $command }.
usage-wrong-number = מספר הערכים של { $argument } אינו מתאים.
usage-unknown-language = אין שפה בשם { $tag }.
usage-not-utf8 = הארגומנט הזה אינו בקידוד UTF-8: { $value }.
# $least, $most: the bounds.
usage-out-of-range = הערך של { $argument } צריך להיות מספר בין { $least } לבין { $most }, ולא { $value }.
usage-other = הפקודה לא הובנה.
output-unwritable = הכתיבה לפלט הסטנדרטי נכשלה; התוצאה אינה שלמה.
output-disk-full = לא נשאר מקום בדיסק; התוצאה אינה שלמה.
# $place: a place in our source and what went wrong there.
our-fault = כאן טעתה annals עצמה ({ $place }). נא לדווח על כך, ואם אפשר לצרף את הקובץ.
# $values: the possible values, separated by commas.
usage-which-game = כאן צריך משחק אחד; ציינו אותו עם `--game`.
usage-possible = אפשר לבחור מתוך: { $values }.
usage-suggestion = האם התכוונתם ל־{ $name }?
usage-see-help = פרטים נוספים בפקודה { $command }.

## Problems of data and text files

# $count: how many problems.
data-problems = { $count ->
    [one] בעיה אחת בקבצים:
    [two] שתי בעיות בקבצים:
   *[other] { $count } בעיות בקבצים:
}
# $found: the line as it stands.
data-syntax = זה אינו TOML תקין: { $found }
data-fluent-syntax = זו אינה הודעת Fluent תקינה: { $found }
# $limit: the most that is read.
data-too-deep = בהודעה אחת יש יותר מ־{ $limit } סוגריים, מסולסלים ועגולים, וזה יותר ממה שאפשר לקרוא
# $tag: what stands there.
data-bad-tag = ״{ $tag }״ אינו קוד של שפה: בין 2 ל־8 אותיות לטיניות קטנות, וחלקים נוספים אחרי מקף (״pl״, ״pt-br״)
# $id: what stands there; $limit: the most signs.
data-bad-id = ״{ $id }״ אינו מזהה: אותיות לטיניות, ספרות ומקפים, { $limit } לכל היותר
# $limit: the most that is read.
data-too-many = בטבלה { $table } יש יותר מ־{ $limit } רשומות, וזה יותר ממה שאפשר לקרוא
# $table, $id, $key, $word: names from the files; $known: what would be understood.
data-duplicate = המזהה { $id } מופיע פעמיים בטבלה { $table }
data-missing-table = הטבלה { $table } חסרה
data-unknown-table = הטבלה { $table } אינה מוכרת; הטבלאות המוכרות: { $known }
data-misplaced = קובצי נתונים נמצאים בתיקייה של המשחק שלהם ({ $known }); הקובץ הזה אינו נקרא
text-misplaced = קובצי טקסטים נמצאים בתיקייה של השפה שלהם (״en״, ״pl״); הקובץ הזה אינו נקרא
data-missing-key = המפתח { $key } חסר
data-unknown-key = המפתח { $key } אינו מוכר כאן; המפתחות המוכרים: { $known }
data-unknown-word = המילה { $word } אינה מוכרת במפתח { $key }; המילים המוכרות: { $known }
data-dangling = המפתח { $key } מפנה אל { $id }, שאינו קיים
data-default-not-first = ברירת המחדל { $default } צריכה להיות הפירוש הראשון
data-readings-changed = רשימת הפירושים צריכה להתחיל בפירושים { $known }, בסדר הזה; פירושים חדשים מוסיפים אחריהם
data-border = גבול צריך להיות בין שני אזורים שונים
# $least, $most: the bounds.
data-out-of-range = הערך של { $key } צריך להיות מספר שלם בין { $least } לבין { $most }
# $wanted: what is wanted there.
data-wrong-type = { $wanted ->
    [text] הערך של { $key } צריך להיות טקסט במירכאות
    [number] הערך של { $key } צריך להיות מספר שלם
    [true-or-false] הערך של { $key } צריך להיות true או false
    [table] הערך של { $key } צריך להיות טבלה
    [array-of-tables] את { $key } צריך לכתוב בצורה [[{ $key }]]
    [list-of-texts] הערך של { $key } צריך להיות רשימה של טקסטים
    [list-of-numbers] הערך של { $key } צריך להיות רשימה של מספרים
   *[list-of-tables] הערך של { $key } צריך להיות רשימה של טבלאות
}
# $found, $wanted: sums.
data-wrong-sum = סכום הכמויות בטבלה { $table } הוא { $found }, ולא { $wanted }
# $id, $other: entries; $key: where it stands; $found, $wanted: figures or lists.
data-contradiction = המפתח { $key } של { $id } אומר { $found }, אבל לפי שאר הרשומות { $wanted }
data-unfit = המפתח { $key } של { $id } אינו מתאים ל־{ $other }
data-one-way = המפתח { $key } של { $id } מזכיר את { $other }, אבל { $other } אינו מזכיר את { $id }
data-circle = המפתח { $key } של { $id } מוביל בחזרה אל { $id }
# $tag: the folder's name.
data-language-undescribed = לשפה { $tag } דרוש קובץ language.toml

own-file-of-no-game = לאף אחד מהמשחקים המבוקשים אין קובצי חפיסה
# $count: כמה בעיות.
own-file-broken = { $count ->
    [one] יש בקובץ בעיה אחת
    [two] יש בקובץ שתי בעיות
   *[other] יש בקובץ { $count } בעיות
}
