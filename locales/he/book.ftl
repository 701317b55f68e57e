### Words of the rules book that belong to no game: navigation, search, pages that are made from tables, the status.

## Around every page

book-contents = תוכן העניינים
book-menu = פרקים
book-language = שפה
book-theme = מצב בהיר או כהה
book-previous = הקודם
book-next = הבא
book-skip = דילוג לתוכן הראשי
book-print = הדפסה
book-subtitle = הכללים, קטלוג של כל מה שיש בקופסה, ודוגמאות שנבדקו מתחילתן ועד סופן.
# $version: the version of the program.
book-made-by = הספר נוצר בעזרת annals, גרסה { $version }, מאותם טקסטים שלפיהם התוכנה עונה על שאלות ובודקת רישומים.
book-link-here = קישור למקום הזה
book-close = סגירה
book-on-this-page = בדף הזה
book-shelf = כל המשחקים
book-title = הכללים
book-accessible = את כל הטקסט אפשר להגדיל או להקריא; לכל תמונה יש תיאור, ושום דבר לא נאמר בצבע בלבד.
book-index = מפתח
book-missing = הדף לא נמצא
# $least, $most: numbers of players.
book-players = { $least } עד { $most } שחקנים
# $club: the name of a club.
book-of-club = המהדורה של **{ $club }**.
book-our-table = בשולחן שלנו
book-our-table-note = בנקודות האלה לא כולם משחקים אותו דבר. כאן כתוב איך אנחנו משחקים; בכל השאר הספר אומר מה שנראה לו נכון.

## Search

book-search = חיפוש
book-search-hint = שם, כלל, מילה…
book-search-no-script = החיפוש דורש JavaScript. כל השאר פועל גם בלעדיו.
# $query: what was typed.
book-search-none = אין תוצאות לחיפוש ״{ $query }״.
book-search-keys = מקשי החצים לבחירה, Enter לפתיחה, Esc לסגירה.
book-search-all = חיפוש בכל המשחקים

## Parts of the book

book-part-start = צעדים ראשונים
book-part-learn = לומדים לשחק
book-part-rules = הכללים
book-part-catalogue = מה יש בקופסה
book-part-disputes = הבדלים בין החוברות המודפסות
book-part-records = איך רושמים משחק
book-part-about = על הספר הזה

## Pages that belong to no section of the rules

book-page-quick = דף עזר
    .intro = כל מה שמחפשים תוך כדי משחק: אפשר להדפיס ולהניח על השולחן.
book-page-term = מונחים
    .intro = מה פירוש המילים שבכללים.
book-page-disagreements = במה נבדלות החוברות המודפסות
    .intro = מה כתוב בכל אחת מחוברות הכללים המודפסות, זו לצד זו, ולפי איזה פירוש אנחנו משחקים. ברישום של משחק אפשר לבחור פירוש אחר.
book-page-rulings = איפה החוברות המודפסות שותקות
    .intro = שאלות שעולות סביב השולחן ואין להן תשובה באף חוברת. לכל שאלה: מה הכרענו, למה, ועד כמה זה ודאי.
book-page-sources = המקורות
    .intro = אילו טקסטים קראנו, כמה מכל אחד מהם, והקיצורים שבהם אנחנו מפנים אליהם.
book-page-findings = מה הבדיקה עשויה למצוא
    .intro = כל הממצאים, ולצד כל אחד הכלל שמאחוריו, רישום שבו הכלל מופר ורישום שבו הוא נשמר.
book-page-status = מצב הספר
    .intro = מה נבדק בזמן בניית הספר.

## Pieces of pages

book-differs = החוברות המודפסות חלוקות:
book-ruled = הכרעות:
book-names-elsewhere = בשפות אחרות:
book-findings-of-records = מילים וסימנים של רישומים
book-findings-of = מה הבדיקה עשויה למצוא כאן:
book-source-seen = כמה קראנו
book-source-complete = הכול
book-source-partial = רק חלק
book-source-opening = רק את ההתחלה
book-example = דוגמה
book-as-record = כך זה נראה ברישום
book-engine-says = מה העלתה הבדיקה
book-engine-clean = אין ממצאים: הכול נעשה לפי הכללים.
book-points-at-end = הנקודות
picture-before = לפני
    .alt = השולחן לפני המהלכים, כפי שהתוכנה רואה אותו. המהלכים שלמטה מתארים מה משתנה.
picture-after = אחרי
    .alt = השולחן אחרי המהלכים, כפי שהתוכנה רואה אותו.
# $line: a line of the record.
book-line = שורה { $line }
book-follows = (נגרר מטעות קודמת)
book-often-asked = כללים ששואלים עליהם הרבה
book-sources-kind = { $kind ->
    [rule-book] חוברת כללים מודפסת
    [rules-page] כללים בדף אינטרנט
    [faq] תשובות לשאלות
    [player-aid] דף עזר לשחקנים
    [review] סקירה
    [play-report] דיווח על משחק
    [reference] אנציקלופדיה או קטלוג
   *[tournament] כללים של טורניר
}

## Status

book-status-rules = כללים
book-status-entries = ערכים
book-status-rulings = הכרעות והבדלים בין החוברות
book-status-findings = ממצאים שיש להם הסבר
book-status-examples = דוגמאות שהורצו
book-status-references = הפניות
book-status-broken = הפניות שבורות
book-status-missing = תרגומים חסרים
book-status-stale = תרגומים לא מעודכנים
book-status-failed = דוגמאות שנכשלות
book-status-assumed = ערכים שיש בהם נתונים שאף מקור לא מאשר
book-status-clean = שום דבר לא שבור, לא חסר ולא מיושן.
book-status-unclean = יש דברים שדורשים טיפול:

## Problems told by --check

# $page, $target, $id, $example, $line, $slug: names from the files.
book-problem-reference = בדף { $page } יש הפניה אל { $target }, אבל אין יעד כזה
book-problem-anchor = העוגן { $target } מופיע פעמיים
book-problem-missing = הטקסט { $id } חסר בשפה הזאת
book-problem-stale = הטקסט { $id } ישן יותר מהנוסח האנגלי שלו
book-problem-left-out = הדוגמה { $example } הושמטה: היא נשענת על מה שהנתונים שלכם משנים
book-problem-example-clean = בדוגמה { $example } לא אמורים להיות ממצאים, אבל בשורה { $line } מופיע הממצא { $slug }
book-problem-example-finding = בדוגמה { $example } אמור להופיע הממצא { $slug } בשורה { $line }, אבל הוא אינו מופיע
book-problem-example-more = בדוגמה { $example } מופיע הממצא { $slug } בשורה { $line }, למרות שאינו צפוי שם
book-problem-text = אי אפשר היה להרכיב את הטקסט { $id }
# $game: the title of the game.
book-none = עדיין אין ספר של { $game }
book-left-out = הנתונים שלכם משנים את מה שהמשחק הזה נשען עליו, ולכן הוא הושמט כאן.
book-in-order = הספר תקין.
# $count: how many; $folder: where the book is.
book-checked = { $count ->
    [one] בעיה אחת בספר:
    [two] שתי בעיות בספר:
   *[other] { $count } בעיות בספר:
}
book-written = הספר נמצא בתיקייה { $folder }.
