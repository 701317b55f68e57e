### What a check can find in a record of any game; the same form as in `<game>-breaches.ftl`. A game that has more
### to say of one of these has a message of the same name, which wins.

breach-players-missing = לא רשום מי משחק
    .title = שחקנים חסרים
    .why = בלי השחקנים אי אפשר לעקוב אחרי שום דבר אחר. רושמים אותם בראש הרישום, לפי סדר הישיבה.
    .hint = הוסיפו שורה בראש הרישום, למשל: `שחקנים: אדום אנה, כחול מרק`
# $case: stranger, if it is about the colour $player, which nobody plays; nothing. $heading: the heading, as written.
breach-entry-not-understood = { $case ->
        [stranger] { NAME($player, form: "to") } אין חלק במשחק הזה
       *[nothing] כל המילים כאן מוכרות, אבל לרשומה כזאת אין משמעות תחת הכותרת ״{ $heading }״
    }
    .title = רשומה שאין לה משמעות כאן
    .why = תחת כל כותרת אפשר לכתוב רק רשומות מסוגים מסוימים. ייתכן שהמילים נכונות והסימן שביניהן שגוי, שחסר משהו, או שהרשומה שייכת לכותרת אחרת.
# $case: ruling, or reading; $ruling, $reading: as written.
breach-unknown-reading = { $case ->
        [reading] לעניין השנוי במחלוקת { $ruling } אין פירוש בשם { $reading }
       *[ruling] אין עניין שנוי במחלוקת בשם { $ruling }
    }
    .title = פירוש לא מוכר
    .why = כשהחוברות המודפסות חלוקות, השחקנים רשאים לבחור לפי איזה פירוש לשחק, לפי השמות שמציגה הפקודה `annals rulings`.
breach-waiver-unknown = אין ממצא בשם { $slug }
    .title = היתר לא מוכר
    .why = אחרי `!` כותבים את שם הממצא שהשחקנים מתירים במכוון, כפי שהוא מופיע בסוגריים המרובעים בתוצאות הבדיקה.
breach-waiver-unused = { $slug } הותר כאן, אבל אין כאן מה להתיר
    .title = היתר מיותר
    .why = היתר פירושו ״אנחנו יודעים, והרשינו״. כשהכול תקין, הוא רק מבלבל את הקוראים.
breach-out-of-balance = תקלה בתוכנה, לא ברישום: אחרי הרשומה הזאת החשבון כבר לא מסתדר
    .title = תקלה שלנו
    .why = אחרי כל רשומה סופרים את כל מה שעל השולחן. אם החשבון לא מסתדר, התוכנה טעתה; נשמח אם תדווחו לנו ותצרפו את הרישום.
breach-wrong-number-of-players = { $count ->
        [one] רשום שחקן אחד
        [two] רשומים שני שחקנים
       *[other] רשומים { $count } שחקנים
    }; מספר השחקנים במשחק: { $least } עד { $most }
    .title = מספר שחקנים שגוי
    .why = בקופסה יש רכיבים למספר כזה של שחקנים, והכללים נכתבו בשבילו.
# $case: twice, or missing; $players: colours.
breach-order-incomplete = { $case ->
        [twice] שחקנים שמופיעים פעמיים בסדר התור: { $players }
       *[missing] שחקנים שחסרים בסדר התור: { $players }
    }
    .title = סדר תור עם חוסרים או כפילויות
    .why = לכל שחקן יש בדיוק מקום אחד בסדר התור.
# $heading: the heading under which it stands.
breach-entry-outside-its-phase = הרשומה הזאת לא שייכת לכותרת ״{ $heading }״
    .title = רשומה מחוץ לשלב שלה
    .why = לכל חלק של המשחק יש פעולות משלו.
