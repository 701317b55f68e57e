### What a check of a game record of Planetfall can find, one message for each finding.
### The value is the finding with the facts of the case; .title names the mistake in general; .why says why the rule
### is there or what lies behind it; .hint (few have one) says what to do.
### $player, $other, $expected: the glossary id of a player's colour, for NAME and GENDER. $players, $written and $computed of
### an order or a winner: several colours as a text, separated by commas. $card, $commander, $goal, $place: names as a text, as
### the table writes them. $price, $has, $paid, $written, $computed, $pay, $gain: amounts as a text (“3 strength”). $count and
### other figures are numbers. $case chooses between variants. Texts begin in lower case and end without a full stop.

## Every game

breach-seat-taken-twice = שני שחקנים רשומים באותו צבע: { NAME($player) }
    .title = צבע תפוס פעמיים
    .why = לכל שחקן יש ספינה אחת וארבעה סמנים בצבע אחד.
# $turn: the last round.
breach-game-already-over = המשחק נגמר אחרי סבב { $turn }; אחריו כבר לא קורה כלום
    .title = המשחק כבר נגמר
    .why = יש שבעה כוכבי לכת, אחד לכל סבב. אחרי האחרון סופרים את הנקודות.
# $turn: as written; $expected: the round that is due.
breach-turn-out-of-order = רשום סבב { $turn } במקום שבו מתחיל סבב { $expected }
    .title = סבב שלא לפי הסדר
    .why = לכל סבב יש כוכב לכת אחד, ושבעת כוכבי הלכת באים לפי הסדר.
# $case: turn-missing, or late; $heading, $after: headings; $turn: the round; $next: the round that should be announced.
breach-heading-out-of-order = { $case ->
        [turn-missing] הכותרת ״{ $heading }״ מופיעה, אבל הכותרת של סבב { $next } חסרה לפניה
       *[late] הכותרת ״{ $heading }״ מופיעה בסבב { $turn } אחרי הכותרת ״{ $after }״; היא צריכה לבוא קודם
    }
    .title = כותרת שלא לפי הסדר
    .why = בכל סבב יש גילוי, הכנסה, שני חלקי החקירה ונדידה, בסדר הזה. את כל הפעולות של חלק אחד מבצעים לפני שמתחיל החלק הבא.
# $turn: the round; $last: the last round.
breach-ended-early = הרישום מסתיים בסבב { $turn }; במשחק יש { $last } סבבים
    .title = סיום מוקדם
    .why = המנצח נקבע אחרי סבב 7. אם המשחק הופסק באמצע, עדיף לא לכתוב את הכותרת ״סוף״.

## This game

breach-deck-not-found = אי אפשר לפתוח את קובץ החפיסה { $file }; הרישום נבדק בלעדיו
    .title = קובץ חפיסה שלא נמצא
    .why = כותבים את הנתיב ביחס למקום של הרישום, או שם של חפיסה מובנית.
breach-deck-file-broken = אי אפשר להשתמש בקובץ החפיסה { $file }: { $count ->
        [one] יש בו בעיה אחת
        [two] יש בו שתי בעיות
       *[other] יש בו { $count } בעיות
    }; הרישום נבדק בלעדיו
    .title = קובץ חפיסה שאי אפשר להשתמש בו
    .why = כל מה שלא תקין בקובץ חפיסה מוצג כשבודקים את הקובץ לבדו.
    .hint = הפקודה `annals deck check` מפרטת את כל הבעיות ואיפה כל אחת נמצאת
breach-landmark-with-two-icons = הסמל של { $card } כאן הוא { $icon }, ובמקום אחר { $known }
    .title = אתר היסטורי עם שני סמלים
    .why = אתרים היסטוריים עם אותו שם יוצרים זוגות, ולכן לכולם יש אותו סמל.
# $case: type, part, figures, planet, icon; $part: the part as written.
breach-card-declared-wrongly = { $case ->
        [part] על הקלף { $card } לא יכול להופיע: { $part }
        [figures] לקלף { $card } צריך לרשום כאן מספר אחד או שלושה: { $part }
        [figure] לקלף { $card } צריך לרשום כאן מספר אחד בלבד: { $part }
        [planet] הקלף { $card } רשום תחת כוכב לכת שלא קיים
        [icon] הקלף { $card } אינו אתר היסטורי, ולכן אין לו סמל
       *[type] לקלף { $card } צריך לרשום סוג אחד בדיוק
    }
    .title = שורת קלף שלא מתאימה לשום קלף
    .why = ליחידה יש כוח, ניסיון ואולי דיפלומטיה; לטכנולוגיה מחיר; לאתר היסטורי מחיר, סמל, ערך זוג ואולי תוקפנות; למשאב אנרגיה ואולי גזרה.
breach-card-declared-differently = { $case ->
        [commander] קודם נרשמו לגיליון של { $card } מספרים אחרים
       *[card] קודם נרשמו לקלף { $card } סוג אחר או מספרים אחרים
    }
    .title = קלף או גיליון שנרשם פעמיים במספרים שונים
    .why = כל קלף וכל גיליון קיימים פעם אחת, ומה שמודפס עליהם לא משתנה.
# $parts: the lines that are missing.
breach-setup-incomplete = המשחק מתחיל לפני שההכנה הושלמה; מה שחסר: { $parts }
    .title = הכנה לא שלמה
    .why = את המפקדים, את גיליון היעדים, וכשהיוזמה לא ידועה גם את הסדר הראשון, אי אפשר לחשב. לכן צריך לרשום אותם.
breach-commander-missing = { NAME($player, form: "to") } אין מפקד
    .title = מפקד חסר
    .why = כל שחקן בוחר גיליון מפקד לפני הסבב הראשון.
breach-second-commander = { NAME($player, form: "to") } כבר יש מפקד: { $commander }
    .title = מפקד שני
    .why = לכל שחקן יש מפקד אחד, לכל המשחק.
breach-commander-taken-twice = הגיליון של { $commander } כבר נמצא אצל { NAME($other, form: "definite") }
    .title = מפקד תפוס פעמיים
    .why = יש שישה גיליונות, ולכל אחד שני צדדים. מי שלוקח גיליון תופס את שני הצדדים שלו.
breach-unknown-commander = בקובץ החפיסה אין מפקד כזה או צד כזה: { $commander }
    .title = מפקד לא מוכר
    .why = בקובץ חפיסה שלם נמצאים כל הגיליונות שבקופסה.
breach-commander-side-missing = לא נרשם הצד של הגיליון: { $commander } a או { $commander } b
    .title = הצד של הגיליון חסר
    .why = לכל אחד משני הצדדים של גיליון יש יכולת משלו וערכים התחלתיים משלו.
breach-start-differs = { NAME($player, form: "definite") } מתחיל עם { $computed }, ולא עם { $written }
    .title = ערך התחלתי שגוי
    .why = הערכים ההתחלתיים הם המספרים שמתחתיהם קו בגיליון; נקודות האימפריה מתחילות מ־0.
breach-goal-missing = לא נרשם גיליון היעדים
    .title = גיליון יעדים חסר
    .why = שולפים גיליון יעדים אחד. איזה מהם – את זה קובע המזל, ולכן צריך לרשום אותו.
    .hint = כתבו שורה, למשל: `יעד: שמיים פתוחים`
breach-second-goal-sheet = גיליון יעדים כבר מונח על השולחן: { $goal }; יש רק אחד
    .title = גיליון יעדים שני
    .why = שולפים גיליון אחד לכל השחקנים.
breach-unknown-goal = בקובץ החפיסה אין גיליון יעדים כזה: { $goal }
    .title = גיליון יעדים לא מוכר
    .why = בקובץ חפיסה שלם נמצאים כל גיליונות היעדים שבקופסה.
breach-order-against-initiative = הסדר לפי היוזמה: { $computed }
    .title = סדר שלא לפי היוזמה
    .why = בסבב 1 מתחיל מי שהיוזמה שלו הנמוכה ביותר.
breach-order-differs = הסדר במסלול התור: { $computed }
    .title = סדר שגוי
    .why = אחרי שמבצעים פעולה, הספינה חוזרת למשבצת הפנויה העליונה. הסדר שבו הספינות חוזרות הוא הסדר הבא.
breach-score-before-the-end = את הנקודות סופרים אחרי סבב { $last }; עכשיו סבב { $turn }
    .title = ניקוד לפני הסוף
    .why = יעדים ותנאי סיום נספרים פעם אחת, אחרי שהסבב האחרון נגמר.
breach-migration-in-last-round = סבב { $turn } הוא האחרון, ואין בו נדידה
    .title = נדידה בסבב האחרון
    .why = אחרי כוכב הלכת האחרון אף אחד לא ממשיך הלאה; סופרים את הנקודות.
# $rows: the rows, as a text.
breach-row-missing = שורות שלא נפרסו: { $rows }
    .title = שורה חסרה
    .why = אילו קלפים נחשפים – את זה קובע המזל. אי אפשר לחשב את זה, ולכן צריך לרשום את כל שלוש השורות.
breach-row-unknown = אין שורה של רמה { $level }
    .title = שורה שלא קיימת
    .why = יש שלוש שורות: רמות I, II ו־III.
breach-row-laid-out-twice = השורה של רמה { $level } כבר נפרסה
    .title = שורה שנפרסה פעמיים
    .why = כל שורה פורסים פעם אחת בסבב.
breach-rows-refilled = לא משלימים קלפים בשורה של רמה { $level }
    .title = השלמת קלפים בשורה
    .why = בחלק ב׳ משחקים רק עם מה שנשאר בשורות אחרי חלק א׳.
breach-wrong-number-of-cards-in-row = { $count ->
        [one] בשורה של רמה { $level } מונח קלף אחד
        [two] בשורה של רמה { $level } מונחים שני קלפים
       *[other] בשורה של רמה { $level } מונחים { $count } קלפים
    }; המספר הנכון: { $expected }
    .title = מספר קלפים שגוי בשורה
    .why = במשחק של עד שלושה שחקנים יש בשורות 4, 3 ו־2 קלפים, ועם יותר שחקנים 5, 4 ו־3.
breach-unknown-card = בקובץ החפיסה אין קלף כזה: { $card }
    .title = קלף לא מוכר
    .why = בקובץ חפיסה שלם נמצאים כל הקלפים שבקופסה.
breach-card-of-another-planet = הקלף { $card } שייך לכוכב לכת { $planet }; עכשיו כוכב לכת { $expected }
    .title = קלף מכוכב לכת אחר
    .why = לכל סבב יש חפיסה משלו: זו שהמספר שלה הוא מספר הסבב.
breach-card-revealed-twice = הקלף { $card } כבר מונח בשורות
    .title = קלף שנפרס פעמיים
    .why = כל קלף קיים פעם אחת, בחפיסה אחת.
# $cards: how many a deck has, as a text.
breach-too-many-cards-of-a-type = זה כבר קלף מספר { $count } מהסוג הזה; בחפיסה של כוכב לכת יש { $cards }
    .title = יותר מדי קלפים מאותו סוג
    .why = בחפיסה של כל כוכב לכת יש 4 יחידות, 3 טכנולוגיות, 3 אתרים היסטוריים ו־4 משאבים.
breach-income-in-first-round = { NAME($player, form: "to") } אין הכנסה בסבב 1
    .title = הכנסה בסבב הראשון
    .why = על שלב ההכנסה הראשון מדלגים. רק מי שהמפקד שלו קובע אחרת מקבל משהו כבר אז.
breach-income-differs = { NAME($player, form: "definite") } מקבל { $computed }, ולא { $written }
    .title = הכנסה שגויה
    .why = גזרות, טכנולוגיות והמפקד מכניסים בכל שלב הכנסה, מסבב 2 והלאה. את מה שנותנים טקסטים עם שורה משלהם באותו שלב רושמים בנפרד.
breach-placed-out-of-turn = { NAME($player, form: "definite") } בוחר, אבל עכשיו תורו של { NAME($expected, form: "definite") }
    .title = ספינה שהוצבה שלא בתור
    .why = את הספינות מציבים לפי הסדר במסלול התור, מלמעלה למטה.
breach-second-ship-placed = { NAME($player, form: "definite") } כבר בחר בחלק הזה
    .title = ספינה שנייה
    .why = לכל שחקן יש ספינה אחת.
breach-placement-missing = { NAME($player, form: "definite") } לא הציב את הספינה שלו
    .title = ספינה שלא הוצבה
    .why = בכל חלק כל אחד מציב את הספינה שלו, או מוותר על התור.
breach-space-occupied = המקום תפוס: על { $place } עומדת הספינה של { NAME($other, form: "definite") }
    .title = מקום תפוס
    .why = על קלף או על משבצת מבצע עומדת רק ספינה אחת.
breach-no-such-operation-space = אין משבצת מבצע של רמה { $level }
    .title = משבצת מבצע שלא קיימת
    .why = יש משבצת מבצע אחת לכל אחת מהרמות I, II ו־III.
breach-card-not-in-rows = אין קלף כזה בשורות: { $card }
    .title = קלף שאינו בשורות
    .why = מציבים ספינה על קלף משלוש השורות או על משבצת מבצע. בקלפים שהונחו בצד אי אפשר לבחור.
breach-card-already-taken = הקלף הזה כבר נלקח: { $card }
    .title = קלף שכבר נלקח
    .why = קלף שנלקח בחלק א׳ כבר לא נמצא בחלק ב׳.
breach-card-back-in-the-box = הקלף { $card } חזר לקופסה אחרי כוכב לכת { $planet }
    .title = קלף שחזר לקופסה
    .why = בסוף הסבב כל מה שאף אחד לא לקח יוצא מהמשחק.
breach-card-not-affordable = המחיר של { $card } הוא { $price }; { NAME($player, form: "to") } יש { $has }
    .title = קלף שאין במה לשלם עליו
    .why = מותר לבחור קלף רק אם כשמציבים את הספינה יש במה לשלם עליו, באחת הדרכים לפחות.
breach-restrained-card-chosen = על { $place } מונח אסימון הריסון של { NAME($player, form: "definite") }
    .title = בחירה בקלף חסום
    .why = עד סוף החלק אף אחד אחר לא יכול לבחור את מה שהאסימון מונח עליו.
breach-passed-although-something-was-free = { NAME($player, form: "definite") } מוותר על התור, אבל יש לו מה לבחור
    .title = ויתור מיותר על התור
    .why = מוותרים על התור רק כשלא נשאר מה לבחור. קלפי משאב ומשבצות מבצע לא עולים כלום.
breach-resolved-out-of-order = את הפעולה של { NAME($player, form: "definite") } היה צריך לבצע קודם
    .title = ביצוע שלא לפי הסדר
    .why = את הפעולות מבצעים לפי הרמות, בכל שורה משמאל לימין, ואת משבצת המבצע של כל רמה אחרי הקלפים שלה.
breach-resolved-other-card = הספינה של { NAME($player, form: "definite") } עומדת במקום אחר: { $place }
    .title = ביצוע של קלף אחר
    .why = את הפעולה מבצעים במקום שבו הוצבה הספינה.
breach-resolved-without-ship = { NAME($player, form: "to") } אין ספינה בשורות
    .title = ביצוע בלי ספינה
    .why = למי שוויתר על התור אין מה לבצע.
# $case: card, operations, exchange; $way: the way as written; $type: the glossary id of the card type.
breach-way-of-another-type = { $case ->
        [operations] ממשבצת מבצע לא לוקחים קלף; נרשם: { $way }
        [exchange] יש כאן קלף ({ $place }), ונקודות ממירים רק במשבצות מבצע
       *[card] הקלף { $place } הוא מסוג { NAME($type) }, ולא לוקחים אותו בדרך הזאת: { $way }
    }
    .title = דרך ששייכת לסוג אחר
    .why = יחידות מביסים או מגייסים, טכנולוגיות חוקרים, אתרים היסטוריים לוקחים בדרכי שלום או בכוח, ומשאבים אוספים או מספחים.
breach-unit-without-diplomacy = על הקלף { $card } אין דיפלומטיה, ולכן אי אפשר לגייס את היחידה
    .title = יחידה בלי דיפלומטיה
    .why = אפשר לגייס רק יחידות שיש עליהן סמל דיפלומטיה.
breach-enlisted-without-experience = כדי לגייס את { $card } צריך { $need } ניסיון; { NAME($player, form: "to") } יש רק { $has }
    .title = גיוס בלי מספיק ניסיון
    .why = בקרב משלימים ניסיון חסר בכוח, אבל בגיוס שום דבר לא בא במקומו.
breach-landmark-without-aggression = על הקלף { $card } אין תוקפנות, ולכן אי אפשר לקחת אותו בכוח
    .title = אתר היסטורי בלי תוקפנות
    .why = רק על אתרים היסטוריים שיש עליהם סמל תוקפנות אפשר לשלם בכוח.
breach-sector-not-on-card = על הקלף { $card } אין גזרה, ולכן אי אפשר לספח אותו
    .title = משאב בלי גזרה
    .why = רק קלפי משאב עם שני סמלי גזרה יכולים להפוך לגזרה.
breach-overdrawn = { NAME($player, form: "definite") } משלם { $paid }, אבל יש לו רק { $has }
    .title = תשלום גבוה ממה שיש
    .why = מה שמשלמים צריך להיות אצל השחקן עוד לפני שהוא מקבל משהו.
breach-experience-lowered = { NAME($player, form: "definite") } משלם { $paid } ניסיון, אבל בניסיון אף פעם לא משלמים
    .title = תשלום בניסיון
    .why = הניסיון הוא דרישה, לא תשלום. הוא אף פעם לא יורד.
# $case: amount, or kind.
breach-payment-differs = { $case ->
        [kind] לא בזה משלמים כאן: { $written }
       *[amount] המחיר הוא { $computed }, ולא { $written }
    }
    .title = מחיר שגוי
    .why = הרמה שבה הקלף מונח קובעת את המחיר שלו. בקרב, כל נקודת ניסיון חסרה עולה עוד 1 כוח.
breach-gain-differs = { NAME($player, form: "definite") } מקבל { $computed }, ולא { $written }
    .title = רווח שגוי
    .why = סופרים את התגמול של הקלף, את הזוג ואת מה שנותנים הטקסטים של הטכנולוגיות ושל המפקד. מותר לרשום את הרווח כמו שהוא מודפס או כמו שהתקבל.
breach-exchange-missing = לא נרשם מה { NAME($player, form: "definite") } מקבל תמורת נקודות המבצע ({ $place })
    .title = המרה חסרה
    .why = השחקן בוחר מה לקבל תמורת נקודות המבצע, ולכן צריך לרשום את זה.
    .hint = כתבו מה התקבל, למשל: `כחול: מבצעים 2 > 3 כוח, 1 ניסיון`, או: `> עובר`
breach-exchange-over-points = { NAME($player, form: "definite") } ממיר { $cost } נקודות מבצע; המשבצת נותנת רק { $points }
    .title = המרה של יותר מדי נקודות
    .why = המשבצת של רמה I נותנת 5 נקודות, זו של רמה II נותנת 6, וזו של רמה III נותנת 7. ניסיון עולה 2 נקודות.
breach-exchange-over-planet-number = { $written } זה יותר מדי: בכוכב הלכת הזה מותר לכל היותר { $most }
    .title = יותר מהמספר של כוכב הלכת
    .why = תמורת נקודות מבצע אפשר לקבל נקודות אימפריה רק עד המספר של כוכב הלכת.
breach-exchange-for-other-statistic = במבצעים לא מקבלים { $written }
    .title = המרה למשהו אחר
    .why = נקודות מבצע ממירים לנקודות אימפריה, לכוח ולניסיון.
# $case: text, or token.
breach-effect-not-owned = { $case ->
        [token] שום טקסט לא נותן { NAME($player, form: "to") } את אסימון הריסון
       *[text] { NAME($player, form: "to") } אין מפקד או טכנולוגיה בשם { $card }
    }
    .title = טקסט של מישהו אחר
    .why = כל שחקן משתמש רק בטקסטים של המפקד שלו ושל הטכנולוגיות שמונחות לפניו.
breach-effect-too-early = הטקסט של { $card } פועל רק מהשלב הבא
    .title = שימוש מוקדם מדי בטקסט
    .why = טכנולוגיה פועלת החל מהשלב שאחרי זה שבו נלקחה.
breach-effect-outside-its-moment = זה לא הרגע להשתמש בטקסט של { $card }
    .title = שימוש בטקסט שלא ברגע הנכון
    .why = בכל טקסט כתוב מתי מותר להשתמש בו.
breach-effect-used-too-often = אסור להשתמש שוב בטקסט של { $card }: כל הפעמים המותרות כבר נוצלו
    .title = יותר מדי שימושים בטקסט
    .why = יש טקסטים שמותר להשתמש בהם רק מספר מוגבל של פעמים בשלב, בסבב או במשחק.
breach-effect-needs-no-line = הטקסט של { $card } פועל מעצמו ולא צריך שורה
    .title = שורה מיותרת
    .why = מה שטקסט נותן מעצמו הוא חלק מהפעולה שמפעילה אותו.
# $case: rate, row, card-missing.
breach-effect-differs = { $case ->
        [row] הטקסט של { $card } חושף קלף בשורה אחרת
        [card-missing] לא נרשם איזה קלף חושף הטקסט של { $card }
       *[rate] הטקסט של { $card } נותן { $gain } תמורת { $pay }, לכל היותר { $times ->
            [one] פעם אחת
            [two] פעמיים
           *[other] { $times } פעמים
        }
    }
    .title = שימוש לא נכון בטקסט
    .why = הטקסט קובע מה מקבלים תמורת מה, כמה ואיפה.
breach-planet-deck-empty = כל { $count } הקלפים של כוכב לכת { $planet } כבר מונחים בשורות
    .title = חפיסת כוכב הלכת ריקה
    .why = לכל כוכב לכת יש 14 קלפים.
breach-over-the-maximum = המסלול של { NAME($player, form: "definite") } נגמר ב־{ $most }; נרשם: { $written }
    .title = מעל המקסימום
    .why = מה שמקבלים מעבר למשבצת האחרונה במסלול הולך לאיבוד.
breach-tally-differs = { NAME($player, form: "to") } יש { $computed }, ולא { $written }
    .title = מצב שגוי
    .why = את המצב משווים לכל מה שנרשם עד כה.
breach-goal-points-differ = הנקודות של { NAME($player, form: "definite") } על יעד { $goal }: { $computed }, ולא { $written }
    .title = נקודות שגויות על יעד
    .why = כל שחקן שעומד בתנאי של גיליון היעדים מקבל עליו נקודות.
breach-end-points-differ = הנקודות של { NAME($player, form: "definite") } על { $card }: { $computed }, ולא { $written }
    .title = נקודות סיום שגויות
    .why = טכנולוגיות מכוכבי לכת 5 עד 7 וכמה מהמפקדים נותנים נקודות אימפריה בסוף המשחק.
# $case: goal, or card.
breach-score-without-source = { $case ->
        [goal] בגיליון היעדים אין יעד { $goal }
       *[card] { NAME($player, form: "definite") } לא מקבל בסוף המשחק נקודות על { $card }
    }
    .title = נקודות בלי מקור
    .why = נקודות בסוף המשחק באות משלושת היעדים, מטכנולוגיות של השחקן שיש להן תנאי סיום ומהמפקד שלו.
breach-score-differs = סך כל הנקודות של { NAME($player, form: "definite") }: { $computed }, ולא { $written }
    .title = ניקוד שגוי
    .why = את הנקודות של סוף המשחק מוסיפים לנקודות האימפריה.
# $case: points, or tie; $written, $computed: players.
breach-winner-differs = { $case ->
        [tie] שוויון בראש (ניקוד: { $points }); מקום ראשון לפי החישוב: { $computed }; נרשם: { $written }
       *[points] מקום ראשון לפי החישוב: { $computed } (ניקוד: { $points }); נרשם: { $written }
    }
    .title = מנצח שגוי
    .why = מנצח מי שיש לו הכי הרבה נקודות אימפריה. בשוויון חולקים את הניצחון, אלא אם השחקנים בחרו שובר שוויון.
breach-figures-missing = אי אפשר לחשב כמה עלה הקלף { $card } ומה הוא נתן
    .title = מספרים חסרים
    .why = לא ידוע מה מודפס על הקלף הזה. עד הפעם הבאה שרושמים ״מצב״ אי אפשר לבדוק שום דבר אצל השחקן הזה.
    .hint = כתבו אחרי `=` מה שולם ומה התקבל, או הוסיפו שורה `קלף …`
breach-text-only-the-table-knows = את הטקסט של { $card } רק אתם מכירים; מה שרשמתם מתקבל כמו שהוא
    .title = טקסט שרק אתם מכירים
    .why = הטקסטים של הקלפים והמפקדים לא פורסמו. בקובץ חפיסה אפשר לכתוב מה הם עושים.
