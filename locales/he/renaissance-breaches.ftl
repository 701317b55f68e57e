### What a check of a game record of Age of Renaissance can find, one message for each finding, in Hebrew.
### The facts of each finding are explained in the English file. Texts end without a full stop.
### Powers are feminine. Provinces, cards and advances follow a noun (פרובינציה, קלף, הישג) wherever a verb would have to agree.

## The frame of a record

breach-players-missing = לא רשום מי משחק
    .title = אין שחקנים
    .why = לפי מספר השחקנים נקבע אילו מעצמות ואזורים משתתפים ואילו מקומות יש בסדר המשחק. את המעצמות ואת השחקנים שלהן כותבים בראש הרישום.
    .hint = כתבו שורה כמו `שחקנים: ונציה אנה, ג׳נובה מרק, ברצלונה דנה`
breach-unknown-reading = { $case ->
        [ruling] אין עניין שנוי במחלוקת בשם { $ruling }
        [reading] לעניין השנוי במחלוקת { $ruling } אין פירוש בשם { $reading }
       *[edition] אין מהדורה { $reading }
    }
    .title = פירוש לא מוכר
    .why = כשהמקורות חלוקים, מותר לכם לבחור איך לשחק, לפי השמות שמציגה הפקודה `annals rulings`. המהדורות הן של 1996 ושל 1999.
breach-seat-taken-twice = שני שחקנים רשומים לאותה מעצמה: { NAME($player) }
    .title = מעצמה תפוסה פעמיים
    .why = לכל שחקן יש מעצמה אחת, עם בירה משלה.
breach-capital-not-in-play = { NAME($player) } לא משתתפת במשחק עם { $count ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $count } שחקנים
    }
    .title = מעצמה שלא משתתפת
    .why = עם שלושה שחקנים משתתפות ונציה, ג׳נובה וברצלונה. פריז מצטרפת עם השחקן הרביעי, לונדון עם החמישי, המבורג עם השישי.
breach-edition-mixed = במהדורת { $edition } אין לשורה הזאת משמעות
    .title = שורה מהמהדורה האחרת
    .why = תיעוד כתוב, טחנת רוח/מים, פטרונות, ההקלה וסדר השלבים שונים ממהדורה למהדורה. כל רישום הולך לפי מהדורה אחת בלבד.
    .hint = בראש הרישום כותבים לפי אילו כללים משחקים: `מהדורה: 1996` או `מהדורה: 1999`
breach-turn-out-of-order = רשום תור { $turn } במקום שבו מתחיל תור { $expected }
    .title = תור שלא לפי הסדר
    .why = התורות ממוספרים זה אחר זה. הרבה פעמים מספר שגוי הוא סימן שתור אחד נשמט מהרישום.
breach-heading-out-of-order = { $case ->
        [turn-missing] הכותרת ״{ $heading }״ מופיעה, אבל הכותרת של תור { $next } חסרה לפניה
       *[late] הכותרת ״{ $heading }״ מופיעה בתור { $turn } אחרי הכותרת ״{ $after }״; היא צריכה לבוא קודם
    }
    .title = כותרת שלא לפי הסדר
    .why = תור נמשך מהשליפה ועד סדר המשחק, וכל שלב נגמר לפני שהבא מתחיל. בתור האחרון אין שלב סדר המשחק; אחרי ההכנסות שלו באה הפעלת הקלפים הסופית.
breach-acted-out-of-turn = { NAME($player) } פועלת אחרי { NAME($other) }, שבאה אחריה בסדר; סדר המשחק: { $order }
    .title = פעולה שלא בתור
    .why = מהשליפה ועד ההתפשטות פועלים זה אחר זה, כל אחד פעם אחת בשלב. מי שפועל קודם משפיע על מה שנשאר לאחרים.
breach-eliminated-player-acts = { $case ->
        [left] { NAME($player) } עזבה את המשחק וכבר לא פועלת
       *[chaos] { NAME($player) } נפלה לכאוס וכבר לא פועלת
    }
    .title = רשומה של שחקן שהודח
    .why = הכלים של מי שהודח נשארים על המפה ומתגוננים. חוץ מזה הוא כבר לא עושה כלום.
breach-game-already-over = המשחק נגמר אחרי תור { $turn }; אחריו כבר לא קורה כלום
    .title = המשחק כבר נגמר
    .why = התור האחרון הוא זה שבו נשלף הקלף האחרון של החפיסה האחרונה, או שבו מישהו משלים את כל 26 ההישגים. אחרי ההכנסות שלו משחקים רק את הקלפים שנשארו ביד.
breach-ended-early = הרישום מסתיים בתור { $turn }, אבל יש עוד קלפים לשלוף ואף אחד לא השלים את כל ההישגים
    .title = סיום מוקדם
    .why = משחקים עד שהחפיסה האחרונה נגמרת או עד שמישהו משלים את כל 26 ההישגים. אם סיכמתם על מגבלת זמן, כתבו את זה בראש הרישום.
    .hint = אם עצרתם בגלל מגבלת זמן, כתבו בראש הרישום `גרסה: מגבלת זמן`
breach-setup-incomplete = המשחק מתחיל לפני שההכנה הושלמה; מה שחסר: { $parts }
    .title = הכנה לא שלמה
    .why = את ההצעות, את הקוביות בשוויון ואת קניית האסימונים הראשונה אי אפשר לחשב, ולכן צריך לרשום אותן.
breach-said-twice = { $case ->
        [bid] ההצעה של { NAME($player) } כבר רשומה: { $before }
        [player] על { NAME($player) } כבר רשום משהו אחר: { $before }
        [drawn] הקלף של { NAME($player) } כבר רשום: { $before }
       *[table] כבר רשום משהו אחר: { $before }
    }
    .title = רשום פעמיים
    .why = הצעה, אורך המשחק, המהדורה, הפירוש של עניין שנוי במחלוקת, סדר המשחק, קלף שנשלף והמצב בתחילת הרישום נכתבים פעם אחת. אם יש שתי שורות שונות, אחת מהן שגויה.
breach-position-impossible = { $case ->
        [satellite] הפרובינציה { NAME($province) } היא לוויין: לא יכול לעמוד שם סמן של { NAME($player) }
        [market] { NAME($province, form: "in") } יש מקום ל־{ $most } בסך הכול, ולפי הרישום היו בה { $count }
        [taken] { NAME($province, form: "in") } כבר עומדים כלים אחרים; אין מקום לכלים של { NAME($player) }
        [out-of-play] הפרובינציה { NAME($province) } נמצאת באזור שמחוץ למשחק: לא יכולים לעמוד שם כלים של { NAME($player) }
        [tokens] { NAME($player, form: "to") } יש { $most } אסימונים בסך הכול, לא { $count }
        [markers] { NAME($player, form: "to") } יש { $most } סמנים בסך הכול, לא { $count }
        [misery] במדד המצוקה אין משבצת { $value }, ולכן { NAME($player) } לא יכולה לעמוד עליה
        [ship] בטבלת השיט אין משבצת כזאת לספינות של { NAME($player) }: { $ship }
        [epoch] אין במשחק הזה תקופה { $count }; האחרונה היא { $most }
       *[conditions] רשומים { $count } מחסורים ועודפים; אף פעם אין יותר מ־{ $most }
    }
    .title = מצב בלתי אפשרי
    .why = רישום יכול להתחיל באמצע משחק, אבל רק במצב שיכול להיווצר במשחק. בשוק יש מקום לסמן אחד או לאסימונים כגודל השוק, ובלוויין לאסימון אחד; לכל שחקן יש 36 אסימונים ו־25 סמנים.
breach-board-fact-denied = { $case ->
        [border] בעניין הגבול בין { NAME($province) } לבין { NAME($other) } כל המקורות מסכימים
        [coast] בעניין החוף של { NAME($province) } ({ NAME($other) }) כל המקורות מסכימים
       *[advance] כל המקורות מסכימים על הערך הזה: { NAME($advance) }
    }
    .title = לוח שלא מתאים למקורות
    .why = כשהמקורות חלוקים או כשערך הוא רק השערה, מותר לרשום מה מופיע בלוח שלכם. כאן המקורות מסכימים.
breach-die-not-a-die = { $case ->
        [range] בקובייה יוצא 1 עד 6, לא { $die }
       *[number] { $count ->
            [one] רשומה קובייה אחת
            [two] רשומות שתי קוביות
           *[other] רשומות { $count } קוביות
        }; מספר הקוביות שמטילים כאן: { $expected }
    }
    .title = קוביות בלתי אפשריות
    .why = בהתקפה ובהטלת השוק מטילים שלוש קוביות (צבעונית, שחורה, לבנה), במלחמה אחת לכל צד, ובכל מקרה אחר קובייה אחת.

## Claims

breach-wrong-money = { NAME($player, form: "to") } יש { $computed }, לא { $written }
    .title = כסף שגוי
    .why = הכסף גלוי, וכל מה שמשנה אותו נמצא ברישום, ולכן ידוע בכל רגע כמה יש לכל אחד.
breach-wrong-holding = { $case ->
        [tokens] האסימונים של { NAME($player) } בתיבת ההתפשטות: { $computed }, לא { $written }
        [markers] הסמנים של { NAME($player) } על המפה: { $computed }, לא { $written }
        [cards] הקלפים ביד של { NAME($player) }: { $computed }, לא { $written }
        [misery] המצוקה של { NAME($player) } היא { $computed }, לא { $written }
        [ship] הספינה של { NAME($player) }: { $computed }, לא { $written }
        [no-ship] { NAME($player, form: "to") } אין ספינה (רשום: { $written })
        [advance] { NAME($player, form: "to") } חסר ההישג { NAME($advance) }
        [map] האסימונים של { NAME($player) } { NAME($province, form: "in") }: { $computed }, לא { $written }
        [marker] { NAME($player, form: "to") } אין סמן { NAME($province, form: "in") }
        [deck] הקלפים בערימת השליפה: { $computed }, לא { $written }
       *[epoch] זו תקופה { $computed }, לא { $written }
    }
    .title = מצב אחר
    .why = את המצב הרשום משווים למה שנובע מהרישום עד כאן.
breach-wrong-hand = { $case ->
        [card] ביד של { NAME($player) } לא יכול להיות הקלף הזה: { NAME($card) }
       *[size] הקלפים ביד של { NAME($player) }: { $computed }, לא { $written }
    }
    .title = יד אחרת
    .why = ממה ששלפו ושיחקו יודעים כמה קלפים יש לכל אחד, גם כשאף אחד לא יודע אילו.
breach-wrong-order = סדר המשחק הוא { $computed } (רשום: { $written }); הוצאו על אסימונים: { $parts }
    .title = סדר משחק שגוי
    .why = מי שהוציא הכי מעט מתחיל. בשוויון, מי שבחר בירה מאוחר יותר מחליט אם לשחק לפני האחרים או אחריהם.
breach-wrong-income = { NAME($player) } מקבלת { $computed }, לא { $written }: { $parts }
    .title = הכנסה שגויה
    .why = כל אחד מקבל $15, ועל כל סמן במפה דולרים כמספר השחקנים בתחילת המשחק. ריבית ורווח ומעמד הביניים מוסיפים לזה.
breach-wrong-payment = { $case ->
        [commodity] על { NAME($commodity) } מקבלת { NAME($player) } { $computed }, לא { $written }: { $parts }
        [rebate] על הקלף { NAME($leader) } מקבלת { NAME($player) } החזר של { $computed }, לא { $written }
       *[fine] על העודף של { NAME($commodity) } משלמת { NAME($player) } { $computed }, לא { $written }
    }
    .title = תשלום שגוי
    .why = שתי פרובינציות שוות פי ארבעה מאחת, שלוש פי תשעה. מחסור, עודף ותעשייה מזיזים את התשלום בתיבה אחת; סמנים לבנים לא נספרים.
breach-wrong-price = { $case ->
        [advance] ההישג { NAME($advance) } עולה { NAME($player, form: "to") } { $computed }, לא { $written }: { $parts }
        [ship] הספינה עולה { $computed }, לא { $written }
        [stability] הייצוב עולה { NAME($player, form: "to") } { $computed }, לא { $written }: { $parts }
        [relief] ההקלה עולה { NAME($player, form: "to") } { $computed }, לא { $written }: { $parts }
        [leader] על הקלף { NAME($leader) } משלמת { NAME($player) } { $computed }, לא { $written }
        [event] הקלף { NAME($card) } לוקח { NAME($player, form: "from") } { $computed }, לא { $written }
       *[all] בסך הכול { NAME($player) } משלמת { $computed }, לא { $written }: { $parts }
    }
    .title = מחיר שגוי
    .why = זיכויים של הישגים שנקנו לפני התור הזה, מנהיגים, תיעוד כתוב ומחקר ממוסד מורידים את המחיר, אבל לא מתחת לאפס.
breach-wrong-misery = הקלף { NAME($card) } מעלה את המצוקה של { NAME($player) } { $computed ->
        [one] במשבצת אחת
        [two] בשתי משבצות
       *[other] ב־{ $computed } משבצות
    }, ולא ב־{ $written }: { $parts }
    .title = מצוקה שגויה
    .why = האירוע פוגע בכולם, אבל יש הישגים ופרובינציות תבואה שמרככים את המכה, ויש הישגים שמחמירים אותה.
breach-wrong-shortage = { $case ->
        [shortage] יש מחסור של { NAME($commodity) }
        [surplus] יש עודף של { NAME($commodity) }
       *[none] אין מחסור ואין עודף של { NAME($commodity) }
    }
    .title = מחסור או עודף שגויים
    .why = הסכום של הקוביות השחורה והלבנה קובע את הסחורה; תוצאה של 1 עד 3 בקובייה הצבעונית היא מחסור, ושל 4 עד 6 עודף. מחסור ועודף של אותה סחורה מבטלים זה את זה.
breach-wrong-bonus = { $case ->
        [nobody] לאף אחד אין סמן חדש על המפה, ולכן אין קלף בונוס
        [tie] קלף הבונוס מגיע { NAME($winner, form: "to") }: יש שוויון במספר הסמנים החדשים ({ $count }), והיא שיחקה קודם
       *[other] קלף הבונוס מגיע { NAME($winner, form: "to") }, שיש לה { $count ->
            [one] סמן חדש אחד
            [two] שני סמנים חדשים
           *[other] { $count } סמנים חדשים
        }
    }
    .title = קלף בונוס של מישהו אחר
    .why = בסוף ההתפשטות שולף קלף מי שיש לו הכי הרבה סמנים לבנים על המפה.
breach-wrong-score = { $case ->
        [out] { NAME($player) } מחוץ למשחק ואין לה נקודות, אבל רשום { $written }
       *[in] { NAME($player, form: "to") } יש { $computed } נקודות, לא { $written }: הישגים { $advances }, מזומן { $cash }, מצוקה −{ $misery }
    }
    .title = ניקוד שגוי
    .why = הניקוד הוא הערך המודפס של כל ההישגים ועוד המזומן, פחות המצוקה.
breach-wrong-winner = { $case ->
        [tie] עם { $points } נקודות לכל אחת, הניצחון משותף: { $computed } (רשום: { $written })
       *[points] עם { $points } נקודות מנצחת { $computed } (רשום: { $written })
    }
    .title = מנצח שגוי
    .why = הניקוד הגבוה ביותר מנצח. מי שנפל לכאוס או עזב לא מקבל ניקוד.
breach-cards-do-not-add-up = { $case ->
        [copies] יש כאן יותר עותקים ממה שיש בחפיסות עד עכשיו: { NAME($card) }
       *[count] בידיים, בערימת השליפה, בין הקלפים החוזרים ובין אלה שהוסרו יש ביחד { $count } קלפים; בחפיסות עד עכשיו יש { $expected }
    }
    .title = קלפים שלא מסתדרים
    .why = בתקופה I יש 29 קלפים, בתקופה II עוד 22, בתקופה III עוד 13, וכל אחד מהם חייב להיות איפשהו.

## Setup

breach-bid-not-affordable = { NAME($player) } מציעה { $bid }, אבל יש לה רק { $cash }
    .title = הצעה גבוהה מהמזומן
    .why = על כל הצעה משלמים, גם על הנמוכה ביותר, מתוך ה־$40 של ההתחלה.
breach-bid-tie-not-rolled = { $case ->
        [equal] גם הקוביות שוות: { $players }
       *[missing] ההצעות שוות, והקוביות לא רשומות: { $players }
    }
    .title = הצעות שוות שלא הוכרעו
    .why = בהצעות שוות כל אחד מטיל קובייה, ומי שיצא לו מספר גבוה יותר בוחר קודם. זה חשוב, כי מי שבוחר מאוחר יותר זוכה בשוויון בסדר המשחק.
    .hint = כתבו קובייה לכל אחד: `ונציה: הטלה = [5]; ג׳נובה: הטלה = [3]`
breach-roll-without-tie = { $case ->
        [settled] הקוביות כבר קבעו את המקום של { NAME($player) }
       *[bid] ההצעה של { NAME($player) } לא שווה לאף הצעה אחרת
    }
    .title = קובייה בלי שוויון
    .why = הקובייה מכריעה רק בין הצעות שוות, ומטילים שוב רק כל עוד גם הקוביות שוות.

## Token purchases

breach-order-bid-missing = לא רשום כמה מוציאים על אסימונים: { $players }
    .title = קניית אסימונים חסרה
    .why = כמה להוציא על אסימונים זו החלטה סודית, והיא קובעת את סדר המשחק הבא. מי שלא קונה כותב 0.
breach-order-bid-not-affordable = { $case ->
        [early] { NAME($player) } משלמת { $spent } כדי להקדים, אבל יש לה { $cash }
        [low] כדי להקדים { NAME($player) } יכולה לשלם $1, לא { $spent }
       *[tokens] { NAME($player) } מוציאה { $spent } על אסימונים, אבל יש לה { $cash }
    }
    .title = אין מספיק כסף לאסימונים
    .why = כל אסימון עולה $1, ואי אפשר לקנות באשראי.
breach-second-order-bid = { $case ->
        [early] { NAME($player) } כבר שילמה { $before } כדי להקדים בתור הזה
       *[tokens] { NAME($player) } כבר הוציאה { $before } על אסימונים בתור הזה
    }
    .title = שתי הוצאות על אסימונים באותו תור
    .why = כל שחקן מוציא כסף על אסימונים פעם אחת בתור, וכולם בבת אחת. אם נכתבו שני סכומים, המאוחר קובע.

## Draw

breach-clear-not-first-player = { NAME($player) } לא ראשונה בסדר המשחק; הראשונה היא { NAME($expected) }
    .title = ביטול של מישהו אחר
    .why = רק השחקן הראשון רשאי לבטל מחסור ועודף, לפני שמישהו שולף.
breach-nothing-to-clear = אין מחסור ואין עודף של { NAME($commodity) }
    .title = אין מה לבטל
    .why = מחסור או עודף נגמר כשמשחקים את הסחורה, כשמבטלים אותו, או אחרי תור אחד.
breach-clear-not-affordable = { NAME($player, form: "to") } יש { $cash }; ביטול המחסור או העודף של { NAME($commodity) } עולה { $price }
    .title = אין מספיק כסף לביטול
    .why = ביטול עולה את ערך הבסיס של הסחורה. על זהב ושנהב שנפגעו יחד בהטלה של 12 משלמים פעם אחת.
breach-card-from-empty-deck = { NAME($player) } לא יכולה לקנות קלף: ערימת השליפה ריקה ואין עוד תקופה
    .title = קלף מחפיסה ריקה
    .why = כשהחפיסה האחרונה נגמרת אף אחד כבר לא שולף, גם לא תמורת כסף או אסימונים. התור נמשך עד סופו, והוא האחרון.

## Buying cards

breach-card-without-urban-ascendancy = { NAME($player, form: "to") } חסר ההישג { NAME($advance) }
    .title = קלף נוסף בלי ההישג
    .why = קלף נוסף ב־$10 קונים רק עם עליית הערים.
breach-second-extra-card = { NAME($player) } כבר קנתה קלף נוסף בתור הזה
    .title = קלף נוסף שני
    .why = עם עליית הערים קונים קלף נוסף אחד בכל תור.
breach-extra-card-not-affordable = { NAME($player, form: "to") } יש { $cash }; קלף נוסף עולה { $price }
    .title = אין מספיק כסף לקלף נוסף
    .why = קלף נוסף עולה $10.
breach-discard-without-master-art = { $case ->
        [bought] { NAME($player) } קנתה את ההישג { NAME($advance) } רק בתור הזה
       *[none] { NAME($player, form: "to") } חסר ההישג { NAME($advance) }
    }
    .title = השלכה בלי ההישג
    .why = רק אמנות המופת מאפשרת להשליך קלף, אבל לא בתור שבו קונים אותה.
breach-second-discard = { NAME($player) } כבר השליכה קלף בתור הזה
    .title = השלכה שנייה
    .why = עם אמנות המופת משליכים קלף אחד בכל תור.
breach-discard-before-extra-card = { NAME($player) } כבר השליכה קלף; קלף נוסף קונים לפני כן
    .title = קלף נוסף אחרי ההשלכה
    .why = מי שמחזיק בשני ההישגים קודם קונה קלף, או מוותר, ורק אז משליך. כך רואים את הקלף החדש לפני שנפטרים מקלף.

## Cards

breach-hand-empty = { NAME($player, form: "to") } אין אף קלף
    .title = יד ריקה
    .why = ידוע כמה קלפים יש לכל אחד: אחד שחולק, אחד מכל שלב שליפה, קלפים שנקנו, קלפי בונוס וקלפים של מחסור.
breach-card-of-a-later-epoch = { NAME($card, form: "definite") }: קלף מתקופה { $epoch }; החפיסה היא של תקופה { $reached }
    .title = קלף מתקופה מאוחרת יותר
    .why = קלפים של התקופה הבאה נכנסים למשחק רק כשהחפיסה ריקה וצריך לשלוף עוד קלף.
breach-card-already-gone = { $case ->
        [removed] { NAME($card, form: "definite") }: קלף שכבר יצא מהמשחק
        [replay] { NAME($card, form: "definite") }: קלף שנמצא בערימת הקלפים החוזרים עד החפיסה הבאה
       *[played] { NAME($card, form: "definite") }: כל העותקים כבר שוחקו
    }
    .title = קלף שכבר איננו
    .why = מנהיגים ואירועים מסוימים יוצאים מהמשחק אחרי שמשחקים אותם. כל שאר הקלפים מחכים לחפיסה הבאה בערימת הקלפים החוזרים.
breach-card-cannot-be-in-hand = { NAME($player) } לא יכלה לקבל את { NAME($card, form: "definite") } באף שליפה: { $parts }
    .title = קלף שלא יכול להיות ביד הזאת
    .why = כל שליפה מביאה קלף אחד מהחפיסה שממנה שולפים. כל הקלפים ששחקן הראה צריכים להתאים לשליפות שלו.
breach-card-is-a-burden = { $case ->
        [military] את הקלף { NAME($card) } כבר אי אפשר לשחק, כי כבר שיחקו קשת ארוכה או אבק שריפה
        [mongols] את הקלף { NAME($card) } כבר אי אפשר לשחק, כי כבר שיחקו את צבאות המונגולים
        [strife] את הקלף { NAME($card) } כבר אי אפשר לשחק, כי כבר שיחקו סכסוכי דת
        [matter] את הקלף { NAME($card) } כבר אי אפשר לשחק, כי לכולם יש חוקי החומר
       *[science] את הקלף { NAME($card) } כבר אי אפשר לשחק, כי כל ארבעת הישגי המדע כבר אצל כולם
    }
    .title = נטל שאי אפשר לשחק
    .why = קלף שכבר לא יכול להשפיע נשאר ביד כנטל ומייקר את הייצוב. נפטרים ממנו עם אמנות המופת או בחליפין כפויים.
breach-commodity-not-chosen = { NAME($card, form: "definite") } מכניס כסף על סחורה אחת, ולא רשום על איזו: { $choices }
    .title = סחורה שלא נבחרה
    .why = מי שמשחק קלף כפול בוחר אחת משתי הסחורות שלו.
    .hint = כתבו אותה אחרי שם הקלף: `> יין`
breach-commodity-not-on-card = הסחורה { NAME($commodity) } לא מופיעה על { NAME($card, form: "definite") }
    .title = סחורה שאינה על הקלף
    .why = קלף כפול מכניס כסף על אחת משתי הסחורות המודפסות עליו.
breach-target-missing = { $case ->
        [player] לא רשום נגד איזה שחקן משחקים את הקלף { NAME($card) }
        [province] לא רשום באיזו פרובינציה משחקים את הקלף { NAME($card) }
        [provinces] לא רשום באילו פרובינציות משחקים את הקלף { NAME($card) }
        [area] לא רשום באיזה אזור משחקים את הקלף { NAME($card) }
       *[category] לא רשום איזה תחום סוגר הקלף { NAME($card) }
    }
    .title = יעד חסר
    .why = מי שמשחק קלף כזה בוחר במי או במה הוא יפגע.
    .hint = כתבו את היעד אחרי `>`
breach-target-immune = { $case ->
        [matter] { NAME($other, form: "to") } יש חוקי החומר, ואי אפשר לשחק נגדה את הקלף { NAME($card) }
        [ruler] { NAME($other, form: "to") } יש שליט נאור בתור הזה, ואי אפשר לשחק נגדה את הקלף { NAME($card) }
        [province] הפרובינציה { NAME($province) } שייכת { NAME($other, form: "to") }, שיש לה שליט נאור בתור הזה
        [own] את הקלף { NAME($card) } משחקים רק נגד אחרים
       *[out] { NAME($other) } כבר לא במשחק, ואי אפשר לשחק נגדה את הקלף { NAME($card) }
    }
    .title = יעד מוגן
    .why = חוקי החומר מגינים מפני זהב האלכימאי. שליט נאור מגן על מי ששיחק אותו עד סוף התור מפני שישה אירועים, אבל רק מפני אלה שבאים אחריו.
breach-war-on-oneself = { NAME($player) } מכריזה מלחמה על עצמה
    .title = מלחמה נגד עצמכם
    .why = למלחמה צריך שני צדדים.
breach-no-marker-there = { $case ->
        [cession] { NAME($player, form: "to") } אין סמן צבעוני למסור { NAME($province, form: "in") }
       *[event] הקלף { NAME($card) } פועל על סמן צבעוני, ואין סמן כזה { NAME($province, form: "in") }
    }
    .title = אין שם סמן
    .why = רק סמן צבעוני אפשר לצמצם או למסור. אסימונים לא מספיקים, ובלוויין אף פעם אין סמן.
breach-wrong-number-of-provinces = בתקופה { $epoch } הקלף { NAME($card) } פוגע { $expected ->
        [one] בפרובינציה אחת
        [two] בשתי פרובינציות
       *[other] ב־{ $expected } פרובינציות
    }; נרשמו: { $count }
    .title = מספר פרובינציות שגוי
    .why = פיראטים וויקינגים פוגעים בפרובינציה אחת בתקופה I, בשתיים בתקופה II, ובשלוש בתקופה III; בפחות רק אם אין מספיק סמנים בפרובינציות חוף.
breach-province-not-coastal = { $case ->
        [overseas] לפי ההכרעה הזאת פיראטים/ויקינגים לא מגיעים מעבר לים: { NAME($province) }
       *[inland] לפרובינציה הזאת אין חוף: { NAME($province) }
    }
    .title = פרובינציה בלי חוף
    .why = פיראטים וויקינגים באים מהים. איים ומשבצות מעבר לים נחשבים לחוף.
breach-rebellion-not-possible-there = { $case ->
        [new-world] בעולם החדש אין מרד: { NAME($province) }
        [own-capital] { NAME($province) } היא בירה, ושם לא יכול לפרוץ מרד
       *[capital] { NAME($province) } היא בירה זרה, ושם לא יכול לפרוץ מרד
    }
    .title = מרד במקום שלא יכול לפרוץ בו מרד
    .why = מרד יכול לפרוץ בכל מקום חוץ מהעולם החדש ומבירות זרות.
breach-crusade-not-possible-there = { $case ->
        [area] הפרובינציה { NAME($province) } לא נמצאת בארץ הקודש (אזור VI)
        [area-four] הפרובינציה { NAME($province) } לא נמצאת באזור IV
        [satellite] הפרובינציה { NAME($province) } היא לוויין ואין בה מקום לסמן
       *[own] { NAME($player) } כבר שולטת { NAME($province, form: "in") }
    }
    .title = מסע צלב למקום לא אפשרי
    .why = מסעי הצלב מניחים סמן בכל שוק באזור VI שהשחקן עוד לא שולט בו.
breach-category-not-open-to-decree = הקלף { NAME($card) } לא יכול לסגור את תחום { NAME($category, form: "definite") }; הוא יכול לסגור: { $choices }
    .title = תחום שהצו לא יכול לסגור
    .why = האפיפיור יכול לסגור לתור אחד את המדע, את הדת או את התגליות. מסחר, תקשורת ואזרחות הוא לא יכול לסגור.
breach-choice-missing = לא רשום על מה { NAME($other) } מוותרת במלחמת האזרחים: חצי מהמזומן או חצי מהאסימונים
    .title = הבחירה של הקורבן חסרה
    .why = הקורבן של מלחמת אזרחים בוחר מה לאבד. אי אפשר לחשב את זה, ולכן צריך לרשום.
    .hint = כתבו אחרי שם הקורבן `= מזומן` או `= אסימונים`
breach-replacement-not-written = { NAME($player, form: "to") } אין אסימון במלאי להניח { NAME($province, form: "in") }; נלקח אסימון מתיבת ההתפשטות
    .title = החלפה שלא נרשמה
    .why = כשסמן מצטמצם והמלאי ריק, בעליו רשאי להשתמש באסימון מתיבת ההתפשטות או להשאיר את הפרובינציה ריקה.
    .hint = כתבו אחרי האירוע `החלפה > … = אסימון` או `= ריקה`
breach-war-dice-missing = חסרות הקוביות במלחמה של { NAME($player) } נגד { NAME($other) }
    .title = מלחמה בלי קוביות
    .why = כל צד מטיל קובייה ומוסיף לאומיות ויתרונות צבאיים. בלי הקוביות אי אפשר לדעת מי ניצח.
    .hint = כתבו את שתי הקוביות אחרי שם היריב, קודם את שלכם: `= [4 2]`
breach-war-roll-missing = המלחמה נמשכת ({ $sides }), אבל הסבב של { NAME($player) } מתחיל בלי הטלה
    .title = מלחמה בלי הטלה נוספת
    .why = במלחמה בשוויון מטילים שוב בתחילת כל סבב נוסף, עד שמישהו מנצח.
    .hint = כתבו את ההטלה לפני הקלפים של אותו סבב: `מלחמה: [5 3]`
breach-war-roll-not-due = { $case ->
        [rounds] לא נשאר סבב להטלה נוספת של המלחמה
        [early] ההטלה הבאה של המלחמה היא בתחילת הסבב של השחקן הבא
       *[none] אין עכשיו מלחמה
    }
    .title = הטלת מלחמה שאינה במקומה
    .why = במלחמה בשוויון מטילים פעם אחת בכל סבב נוסף. בהפעלת הקלפים הסופית מטילים רק כל עוד נשארו סבבים.
breach-cession-missing = { NAME($player) } הפסידה במלחמה ומוסרת { $count ->
        [one] פרובינציה אחת
        [two] שתי פרובינציות
       *[other] { $count } פרובינציות
    }, אבל לא רשום מה היא מוסרת
    .title = מסירה חסרה
    .why = מי שהפסיד במלחמה מוסר פרובינציות כגודל ההפרש בין הסכומים, והוא בוחר אותן.
    .hint = כתבו מייד אחרי הקוביות: `ברצלונה: מסירה > סביליה`
breach-wrong-number-ceded = { NAME($player) } מוסרת { $count ->
        [one] פרובינציה אחת
        [two] שתי פרובינציות
       *[other] { $count } פרובינציות
    }; המספר הנכון: { $expected }
    .title = מספר שגוי של מסירות
    .why = מוסרים סמנים כגודל ההפרש בין הסכומים. רק על סמן שאי אפשר למסור צוברים במקום זה משבצת מצוקה.
breach-ceded-to-one-who-cannot-hold = { $case ->
        [boxes] { NAME($other) } לא יכולה להחזיק עוד משבצת מעבר לים: { NAME($province) }
       *[advance] { NAME($other) } לא יכולה להחזיק { NAME($province, form: "in") } בלי ההישג { NAME($advance) }
    }
    .title = מסירה למי שלא יכול להחזיק
    .why = מוסרים רק מה שלמנצח מותר להחזיק. לאזור V צריך את דרך היבשה למזרח, למזרח הרחוק ניווט אוקייני, ולאמריקה את העולם החדש; הטווח של הספינות לא משנה.
breach-protection-on-first-leader = הקלף { NAME($leader) } הוא המנהיג הראשון בתור; לא מניחים עליו כסף
    .title = כסף על המנהיג הראשון
    .why = המנהיג הראשון בתור סגור בפני פטרונים, ולכן אין על מה להגן.
breach-protection-not-affordable = { NAME($player) } מניחה { $money } על הקלף { NAME($leader) }, אבל יש לה { $cash }
    .title = אין מספיק כסף לדמי ההגנה
    .why = את הכסף מניחים כשמשחקים את המנהיג.
breach-entry-not-due = { $case ->
        [replace] { NAME($player, form: "to") } אין מה להחליף
        [cede] { NAME($player, form: "to") } אין מה למסור
        [hand] { NAME($card, form: "definite") }: הקלף אינו נטל, וצריך לשחק אותו
        [cathedral] אף אחד לא תוקף את { NAME($player) }
        [defence] { NAME($player, form: "to") } מותר להשתמש בקתדרלה רק בהתקפה
        [unrest] { NAME($player, form: "to") } יש { $cash }, וחובה לשלם { $price } על הייצוב
        [adjust] { NAME($advance) } פועלת רק לשחקן האחרון בסדר המשחק, פעם בתור, על תבואה, אריג, יין או מתכת
       *[protection] בהפעלת הקלפים הסופית לא מניחים דמי הגנה
    }
    .title = רשומה שלא במקומה
    .why = יש רשומות שבאות רק בתגובה למה שקרה ממש לפניהן: סמן שהצטמצם כשהמלאי ריק, מלחמה שהופסדה, נטל בסוף המשחק.

## Purchases

breach-purchase-out-of-order = המקום של { NAME($step, form: "definite") } הוא לפני { NAME($after, form: "definite") }
    .title = רכישות שלא לפי הסדר
    .why = קודם ספינה, אחר כך הישגים, ייצוב, ובסוף הקלה: למי שמוציא הכול על הישגים לא נשאר כלום נגד אי־שקט.
breach-purchase-not-affordable = { $case ->
        [advance] { NAME($player, form: "to") } יש { $cash }; ההישג { NAME($advance) } עולה { $price }: { $parts }
        [ship] { NAME($player, form: "to") } יש { $cash }; הספינה עולה { $price }
        [leader] { NAME($player, form: "to") } יש { $cash }; הקלף { NAME($leader) } עולה { $price }
       *[relief] { NAME($player, form: "to") } יש { $cash }; ההקלה עולה { $price }: { $parts }
    }
    .title = אין מספיק כסף לרכישה
    .why = על הכול משלמים מייד, פריט אחר פריט.
breach-second-ship-upgrade = { NAME($player) } כבר שדרגה את הספינה בתור הזה
    .title = שדרוג שני של הספינה
    .why = בכל תור אפשר לשדרג את הספינה רמה אחת.
breach-ship-grade-not-next = { $case ->
        [advance] את { $written } לא קונים: זה בא עם ההישג { NAME($advance) }
        [last] { $computed } היא הרמה האחרונה בסוג הזה
       *[skipped] הספינה הבאה של { NAME($player) } היא { $computed }, לא { $written }
    }
    .title = רמת ספינה שלא לפי הסדר
    .why = גלרות הן 2, 4, 6, 8, ספינות ים 10 עד 16, ספינות אוקיינוס 1 עד 4. מסוג לסוג עוברים רק עם ספינות לים הפתוח ועם ניווט אוקייני, ובלי תשלום.
breach-advance-owned-already = { NAME($player) } כבר מחזיקה בהישג { NAME($advance) }
    .title = הישג שכבר נקנה
    .why = כל הישג אפשר להשיג רק פעם אחת.
breach-prerequisite-missing = בשביל ההישג { NAME($advance) } צריך קודם: { $needed }
    .title = תנאי מקדים חסר
    .why = יש הישגים שנשענים על אחרים. את התנאי אפשר לקנות באותו שלב, אבל קודם.
breach-advance-banned = { $case ->
        [advance] זה ההישג שצו האפיפיור אוסר בתור הזה: { NAME($advance) }
       *[category] ההישג { NAME($advance) } שייך לתחום { NAME($category, form: "definite") }, שצו האפיפיור סגר בתור הזה
    }
    .title = הישג אסור לפי צו האפיפיור
    .why = צו האפיפיור סוגר תחום לכולם לתור אחד, אלא אם יש גם סכסוכי דת.
breach-patronage-not-owned = { NAME($player, form: "to") } חסר ההישג { NAME($advance) }, ולכן היא לא יכולה להשתמש בקלף { NAME($leader) }
    .title = אין פטרונות
    .why = מנהיגים של אחרים עוזרים רק למי שיש לו פטרונות. אפשר לקנות אותה קודם ולהשתמש בה מייד.
breach-leader-not-open = { $case ->
        [first] הקלף { NAME($leader) } הוא המנהיג הראשון בתור ועוזר רק { NAME($owner, form: "to") }
        [own] הקלף { NAME($leader) } הוא מנהיג של { NAME($player) } ולא צריך לרשום אותו
        [full] לקלף { NAME($leader) } כבר יש כל הפטרונים: אף אחד אחר לא יכול להשתמש בו
       *[absent] בתור הזה לא שיחקו את הקלף { NAME($leader) }
    }
    .title = מנהיג סגור
    .why = פטרונים משתמשים במנהיגים שאחרים שיחקו בתור הזה, חוץ מהראשון. המנהיגים שלכם נספרים מעצמם.
breach-stability-not-affordable = { NAME($player, form: "to") } יש { $cash }; ייצוב של { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    } עולה { $price }
    .title = אין מספיק כסף לייצוב
    .why = הקלף הראשון עולה $1, השני $2, השלישי $3 וכן הלאה. מי שלא יכול או לא רוצה לשלם צובר מצוקה בשווי הזה לפחות.
    .hint = אם לא שילמו, כתבו `אי־שקט`
breach-second-stabilization = { $case ->
        [refused] { NAME($player) } כבר סירבה לשלם על ייצוב בתור הזה
       *[paid] { NAME($player) } כבר שילמה על ייצוב בתור הזה
    }
    .title = ייצוב שנרשם פעמיים
    .why = אם לשלם על ייצוב מחליטים פעם אחת בתור, אחרי ההישג האחרון ולפני הקלת המצוקה. אם הוא רשום פעמיים, השורה הראשונה קובעת.
breach-stability-lapsed = { NAME($player, form: "to") } יש { $cash }, והייצוב עולה { $price }; המצוקה עולה ל־{ $misery }
    .title = ייצוב שלא שולם
    .why = אם יש מספיק מזומן, הייצוב משולם מעצמו. אחרת המצוקה עולה במספר המשבצות הקטן ביותר שמכסה את הסכום שלא שולם.
    .hint = כדי לציין זאת כתבו `אי־שקט`
breach-relief-without-tier = { NAME($player, form: "to") } אין דרגה שלמה; אין לה עדיין הישג בתחומים: { $missing }
    .title = הקלה בלי דרגה
    .why = הקלה יכול לקנות רק מי שיש לו הישג בכל אחד מששת התחומים.
breach-relief-beyond-tiers = { NAME($player) } קונה יותר מדי משבצות הקלה ({ $count }): יש לה רק { $tiers ->
        [one] דרגה שלמה אחת
        [two] שתי דרגות שלמות
       *[other] { $tiers } דרגות שלמות
    }
    .title = יותר הקלה ממה שהדרגות מאפשרות
    .why = כל דרגה שלמה של הישגים מאפשרת משבצת אחת בתור.
breach-relief-below-zero = { NAME($player) } קונה יותר משבצות הקלה ({ $count }) ממה שנשאר לה עד 0: המצוקה היא { $misery }
    .title = הקלה מתחת לאפס
    .why = המצוקה אף פעם לא יורדת מתחת ל־0.

## Order of play

breach-renaissance-not-owned = { NAME($player, form: "to") } חסר ההישג { NAME($advance) }
    .title = החלפת מקומות בלי ההישג
    .why = רק מי שיש לו רנסנס רשאי להחליף מקום בסדר המשחק.
breach-second-renaissance-swap = { NAME($player) } כבר החליפה מקום בתור הזה
    .title = החלפת מקומות שנייה
    .why = רנסנס פועל פעם אחת בתור.
breach-renaissance-swap-not-possible = { $case ->
        [owner] גם { NAME($other) } מחזיקה בהישג { NAME($advance) }, והיא נשארת במקומה
       *[neighbour] { NAME($player) } לא צמודה { NAME($other, form: "to") } בסדר המשחק: { $order }
    }
    .title = החלפת מקומות לא אפשרית
    .why = עם רנסנס מתחלפים עם מי שצמוד בסדר, ורק אם אין לו רנסנס.
breach-renaissance-swap-too-late = { $case ->
        [begun] כבר קרה משהו בשלב הזה, והחלפות מקומות באות לפני הכול
       *[earlier] { NAME($other) } מוקדמת יותר בסדר המשחק ומתחלפת ראשונה
    }
    .title = החלפת מקומות מאוחרת
    .why = מחליפים מקומות בתחילת שלב, לפני כל דבר אחר; אם יש כמה בעלי רנסנס, הם פועלים לפי הסדר של אותו רגע.

## Expansion

breach-tokens-not-available = { $tokens ->
        [one] כאן צריך אסימון אחד
        [two] כאן צריך שני אסימונים
       *[other] כאן צריך { $tokens } אסימונים
    }; האסימונים שיש { NAME($player, form: "to") }: { $left }
    .title = אין מספיק אסימונים
    .why = מציבים רק אסימונים שנקנו בשלב סדר המשחק הקודם, פחות מה שעלו קלפים, חליפין והתקפות שנכשלו.
breach-province-not-in-play = { $case ->
        [overseas] { NAME($area) }: המוות השחור פוגע רק באחד האזורים I עד VIII
        [unprinted] הפרובינציה { NAME($province) } אינה על המפה של המשחק הזה
       *[other] { $case ->
            [area] { NAME($area) } אינו במשחק
           *[province] הפרובינציה { NAME($province) } נמצאת באזור שאינו במשחק
        } עם { $count ->
            [one] שחקן אחד
            [two] שני שחקנים
           *[other] { $count } שחקנים
        }
    }
    .title = פרובינציה מחוץ למשחק
    .why = אזור III נכנס למשחק עם ארבעה שחקנים, אזור II עם חמישה, אזור I עם שישה. ספינות רשאיות לעבור שם, אבל אף כלי לא נשאר.
breach-province-out-of-reach = { $case ->
        [land] { NAME($player) } לא יכולה להגיע { NAME($province, form: "to") }: אף כלי צבעוני שלה לא גובל בפרובינציה הזאת
        [far] המרחק { NAME($base, form: "from") } אל הפרובינציה { NAME($province) } הוא { $steps } פרובינציות חוף; הגלרה של { NAME($player) } מגיעה למרחק { $range }
       *[seas] לאורך החוף { NAME($player) } לא מגיעה { NAME($province, form: "to") }, והגלרה שלה לא יכולה לחצות את הימים שבדרך
    }
    .title = פרובינציה מחוץ לטווח
    .why = אסימונים מגיעים למקום שגובל בכלי צבעוני שלכם או בבירה שלכם, למרחק שתי פרובינציות עם שיירה, או בספינה. מכלים שהוצבו בתור הזה עוד אי אפשר לצאת.
breach-caravan-blocked = { $case ->
        [ship] { NAME($province, form: "to") } אפשר היה להגיע רק בשיירה ובספינה ביחד
       *[rival] השיירה של { NAME($player) } לא מגיעה { NAME($province, form: "to") }; יריבים מחזיקים בפרובינציות שבדרך: { $between }
    }
    .title = שיירה חסומה
    .why = שיירה עוברת בפרובינציה אחת שאף יריב לא מחזיק בה בסמן צבעוני או באסימונים צבעוניים כגודל השוק, והיא לא עולה על ספינה.
breach-area-v-without-overland-east = { NAME($player, form: "to") } חסר ההישג { NAME($advance) }, והפרובינציה { NAME($province) } נמצאת באזור V
    .title = אזור V בלי ההישג
    .why = בלי דרך היבשה למזרח אי אפשר להיכנס לארצות שסביב הים השחור.
breach-island-without-ships = { NAME($player) } לא יכולה לחצות את הים { NAME($province, form: "to") } בלי ספינות לים הפתוח או השמיים
    .title = אי בלי ההישג
    .why = לאיסלנד ולמערב אפריקה מגיעים רק דרך הים הפתוח.
breach-overseas-without-navigation = { NAME($player) } לא יכולה להגיע { NAME($province, form: "to") } בלי ההישג { NAME($advance) }
    .title = מעבר לים בלי ההישג
    .why = רק עם ניווט אוקייני חוצים את האוקיינוס אל המזרח הרחוק.
breach-americas-without-new-world = { NAME($player) } לא יכולה להגיע { NAME($province, form: "to") } בלי ההישג { NAME($advance) }
    .title = אמריקה בלי ההישג
    .why = שתי האמריקות נפתחות עם העולם החדש.
breach-too-many-overseas-boxes = עם { NAME($province) } יהיו { NAME($player, form: "to") } { $count } משבצות מעבר לים; הספינות שלה מאפשרות { $grade }
    .title = יותר מדי משבצות מעבר לים
    .why = הרמה של ספינות האוקיינוס קובעת כמה משבצות מעבר לים מותר להחזיק בבת אחת.
breach-over-shipping-capacity = האסימונים שמובלים בתור הזה { NAME($province, form: "to") }: { $tokens }; הספינות של { NAME($player) } יכולות להוביל { $capacity }
    .title = מעל כושר ההובלה
    .why = לכל פרובינציה ספינה מובילה רק מספר מסוים של אסימונים בתור; גם אלה שאבדו בהתקפה נספרים. ביבשה אפשר לשלוח כמה שרוצים.
breach-tokens-in-own-market = { NAME($player) } כבר שולטת { NAME($province, form: "in") }
    .title = אסימונים בשוק שלכם
    .why = סמן ממלא את השוק; לידו אין מקום לאסימונים.
breach-satellite-overfilled = { $case ->
        [own] { NAME($player, form: "to") } כבר יש אסימון בלוויין הזה: { NAME($province) }
       *[tokens] הפרובינציה { NAME($province) } היא לוויין ויש בה מקום לאסימון אחד, לא ל־{ $tokens }
    }
    .title = לוויין מלא מדי
    .why = בלוויין יש מקום לאסימון אחד בלבד, ואף פעם לא לסמן.
breach-attack-too-weak = { $tokens ->
        [one] אסימון אחד תוקף
        [two] שני אסימונים תוקפים
       *[other] { $tokens } אסימונים תוקפים
    } את { NAME($province) }; { NAME($player) } צריכה { $needed }: { $case ->
        [helped] { $parts }; פחות { $help }
        [capital] { $parts }; בבירה שלה כל אסימון נספר פעמיים
        [capital-helped] { $parts }; פחות { $help }; בבירה שלה כל אסימון נספר פעמיים
        [market] אף פעם לא פחות מגודל השוק
       *[plain] { $parts }
    }
    .title = התקפה חלשה מדי
    .why = להתקפה צריך כוח כמו של כל היריבים שם ביחד ועוד גודל השוק, ולא פחות אסימונים מגודל השוק. עם פחות אסור להיכנס לפרובינציה מלאה.
breach-attack-not-rolled = כניסה { NAME($province, form: "to") } היא התקפה, והקוביות לא רשומות
    .title = התקפה בלי קוביות
    .why = במקום שיש בו סמן של יריב, או שהכלים יעברו בו את גודל השוק, מכריעות הקוביות או קתדרלה.
    .hint = כתבו את הקוביות אחרי שם הפרובינציה (צבעונית, שחורה, לבנה): `= [4 1 6]`; או `= קתדרלה`
breach-dice-not-written = תוצאת ההתקפה { NAME($province, form: "in") } התקבלה כמו שהיא; הקוביות לא רשומות
    .title = התקפה שרשומה רק התוצאה שלה
    .why = עם הקוביות אפשר לבדוק גם את התוצאה.
breach-dice-without-attack = { NAME($province, form: "in") } לא תוקפים אף אחד: עם האסימונים האלה יש שם { $count } כלים, ויש מקום ל־{ $market }
    .title = קוביות בלי התקפה
    .why = מותר להוסיף אסימונים בלי לתקוף כל עוד כל הכלים יחד לא עוברים את גודל השוק ואין שם סמן של יריב.
breach-cathedral-not-owned = { NAME($player, form: "to") } חסר ההישג { NAME($advance) }
    .title = אין קתדרלה
    .why = בלי קוביות מנצח רק מי שיש לו קתדרלה.
breach-cathedral-against-owner = גם { NAME($other) } מחזיקה בהישג { NAME($advance) }, ולכן הוא לא פועל שם
    .title = קתדרלה נגד קתדרלה
    .why = קתדרלה פועלת רק נגד שחקנים שאין להם קתדרלה, ונגד כמה יריבים ביחד רק אם לאף אחד מהם אין.
breach-second-cathedral = { NAME($player) } כבר השתמשה בהישג { NAME($advance) } נגד { NAME($other) } בתור הזה
    .title = שימוש שני בקתדרלה
    .why = קתדרלה פועלת פעם אחת בתור נגד כל שחקן, בהתקפה או בהגנה.
breach-trade-without-windmill = { NAME($player, form: "to") } חסר ההישג { NAME($advance) }
    .title = חליפין בלי ההישג
    .why = קלפים עוברים בין שחקנים רק בחליפין כפויים של טחנת רוח/מים. אסור להחליף קלפים מרצון.
breach-trade-not-possible = { $case ->
        [attack] { NAME($player) } לא לקחה פרובינציה { NAME($other, form: "from") } ממש לפני כן
        [controlled] { NAME($other) } לא החזיקה { NAME($province, form: "in") }
        [own-hand] { NAME($player, form: "to") } אין קלף לתת
       *[other-hand] { NAME($other, form: "to") } אין ביד קלף שאפשר לשלוף
    }
    .title = חליפין כפויים לא אפשריים
    .why = מייד אחרי שלוקחים פרובינציה שיריב החזיק בה, אפשר לשלם אסימונים כגודל השוק שלה ולנסות חליפין. לשני הצדדים צריך להיות קלף.
breach-second-trade = { NAME($player) } כבר ניסתה חליפין כפויים בתור הזה
    .title = חליפין כפויים בפעם השנייה
    .why = טחנת רוח/מים פועלת פעם אחת בתור.
breach-second-expansion-card = { NAME($player) } כבר קנתה קלף תמורת אסימונים בשלב הזה
    .title = קלף שני תמורת אסימונים
    .why = בכל תור כל אחד רשאי לקנות קלף אחד תמורת אסימונים; כל קלף כזה מייקר את הבא לכולם.
breach-no-marker-left = { NAME($player, form: "to") } לא נשאר סמן להניח { NAME($province, form: "in") }
    .title = נגמרו הסמנים
    .why = לכל שחקן 25 סמנים. כשכולם על המפה אפשר להחליף אחד מהם באסימון וכך לשחרר אותו.
breach-marker-not-to-be-freed = { $case ->
        [left] { NAME($player, form: "to") } { $count ->
            [one] נשאר עוד סמן אחד
            [two] נשארו עוד שני סמנים
           *[other] נשארו עוד { $count } סמנים
        }, ואין צורך לשחרר סמן
       *[none] { NAME($player, form: "to") } אין סמן צבעוני { NAME($province, form: "in") }
    }
    .title = שחרור סמן בלי צורך
    .why = מחליפים סמן באסימון רק כשכל 25 הסמנים על המפה וצריך עוד אחד.
breach-indulgence-not-affordable = { NAME($player) } חייבת עוד { $due } על שטרי מחילה, ויש לה { $cash }
    .title = אין מספיק כסף לשטרי מחילה
    .why = על כל אסימון חסר משלמים $1. מי שאין לו כסף צובר במקום זה משבצת מצוקה אחת.
    .hint = במקרה כזה צוברים משבצת מצוקה אחת: `ג׳נובה: מחילה = מצוקה`
breach-indulgence-not-due = { NAME($player) } לא חייבת כלום על שטרי מחילה
    .title = אין חוב על שטרי מחילה
    .why = מי שיש לו שטרי מחילה לא משלם, ומי שיש לו מספיק אסימונים מחזיר שניים על כל מי שיש לו. רק על מה שחסר בוחרים בין מזומן למצוקה.

## Income

breach-market-dice-missing = חסרות שתי הטלות השוק
    .title = הטלות השוק חסרות
    .why = כל שלב הכנסות נגמר בשתי הטלות למחסור ולעודף. הן עניין של מזל, ולכן צריך לרשום אותן.
    .hint = כתבו את שתיהן: `שוק: [4 4 3], [2 3 3]`
breach-market-rolled-wrongly = { $count ->
        [one] רשומה הטלת שוק אחת
        [two] רשומות שתי הטלות שוק
       *[other] רשומות { $count } הטלות שוק
    }; צריך שתיים, כל אחת של שלוש קוביות
    .title = הטלת שוק שגויה
    .why = בכל שלב הכנסות מטילים פעמיים קובייה צבעונית, שחורה ולבנה.

## The end

breach-final-hand-not-played = { NAME($player, form: "to") } { $count ->
        [one] נשאר ביד קלף אחד שצריך לשחק
        [two] נשארו ביד שני קלפים שצריך לשחק
       *[other] נשארו ביד { $count } קלפים שצריך לשחק
    }
    .title = יד שלא שוחקה עד הסוף
    .why = בהפעלת הקלפים הסופית כל אחד משחק את כל היד. רק נטלים נשארים.
    .hint = אפשר להראות נטל: `ונציה: יד = שריון`
breach-clear-in-final-play = בהפעלת הקלפים הסופית לא מבטלים כלום
    .title = ביטול בסוף המשחק
    .why = מה שמביאות שתי הטלות השוק האחרונות תקף בהפעלת הקלפים הסופית.
breach-discard-list-missing = { $case ->
        [part] מספר הקלפים ביד של { NAME($player) }: { $expected }; רשומים { $count }
       *[none] { NAME($player) } יצאה מהמשחק, אבל הקלפים שבידה לא רשומים ({ $expected })
    }
    .title = היד של מי שהודח לא רשומה
    .why = יד כזאת מראים ומשליכים; בלעדיה אי אפשר לדעת מה חוזר עם החפיסה הבאה.
    .hint = כתבו את כל היד: `פריז: השלכה > יין, רעב`

## Parts of figures

strength-part-market = גודל השוק { $count }
strength-part-marker = סמן של { NAME($player) } { $count }
strength-part-tokens = אסימונים של { NAME($player) } { $count }
strength-part-satellite = { NAME($province) } { $count }
strength-part-thing = { NAME($thing) } { $count }
strength-part-capital = הבירה של { NAME($player) } { $count }
strength-part-own-tokens = אסימונים משלה שכבר שם { $count }

price-part-printed = מחיר מודפס { $amount }
price-part-credit = { NAME($thing) } −{ $amount }
price-part-cards = { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    } { $amount }
price-part-space = מצוקה מ־{ $from } ל־{ $to }: { $amount }
price-part-half = חצי עם { NAME($thing) }: { $amount }
price-part-relief-value = ערך ההקלה של { NAME($thing) } −{ $amount }
price-part-item = { NAME($thing) } { $amount }

payment-part-provinces = { $count ->
        [one] פרובינציה אחת
        [two] שתי פרובינציות
       *[other] { $count } פרובינציות
    }
payment-part-shortage = מחסור +1
payment-part-surplus = עודף −1
payment-part-thing = { NAME($thing) } +1
payment-part-box = תיבה { $count }

income-part-base = בסיס { $amount }
income-part-markers = { $count ->
        [one] סמן אחד
        [two] שני סמנים
       *[other] { $count } סמנים
    } { $amount }
income-part-thing = { NAME($thing) } { $amount }

misery-part-card = הקלף +{ $count }
misery-part-grain = פרובינציות תבואה −{ $count }
misery-part-thing = { NAME($thing) } { $spaces }

order-part = { NAME($player) } { $spent }

draw-part-dealt = חולק בהתחלה
draw-part-turn = נשלף בתור { $turn } (תקופה { $epoch })
draw-part-used = { $draw }: { NAME($card) }
draw-part-open = { $draw }: הקלף לא נחשף

## How entries are written

entry-form-setup = באמצע משחק: `סדר: ג׳נובה, ונציה`; `ונציה: $62, 14 אסימונים, 3 קלפים, מצוקה 60, גלרה 4`; `ונציה: השמיים`; `ונציה: סמנים > מילאנו`; `ונציה: 1 > קורפו`
entry-form-capital-selection = כותבים כך: `ונציה: $2`; אחרי הצעות שוות: `ונציה: הטלה = [5]`
entry-form-draw = כותבים כך: `ג׳נובה: ביטול > אריג`; ברישום גלוי: `ג׳נובה: קלף = יין`
entry-form-buy = כותבים כך: `ונציה: קלף`; או: `ג׳נובה: השלכה > רעב`
entry-form-play = קלף אחר קלף: `פריז: אריג`; עם יעד: `ונציה: מלחמה > ברצלונה = [4 4]`; עם כסף על מנהיג: `פריז: ניקולאוס קופרניקוס, $6`; ואולי אחר כך: `מלחמה: [5 3]`; `ברצלונה: מסירה > סביליה`
entry-form-purchase = כותבים כך: `ונציה: ספינה, ניקולאוס קופרניקוס, קתדרלה, יציבות, הקלה`
entry-form-expansion = כותבים כך: `ונציה: מילאנו, פירנצה`; `ונציה: 2 > בלגרד`; התקפה: `ונציה: פס = [4 1 6]`; וגם: `ונציה: קלף`; `ונציה: חליפין > ברצלונה = [2]`
entry-form-income = כותבים כך: `ונציה: $47`; `שוק: [4 4 3], [2 3 3]`; `מחסור: זהב`
entry-form-order = כמה כל אחת מוציאה על אסימונים: `ונציה: 20`; כדי להקדים: `ונציה: -1`; התוצאה: `סדר: ג׳נובה, ונציה`
entry-form-tally = כותבים כך: `ונציה: $63, 4 קלפים, 12 אסימונים, מצוקה 70, גלרה 4`; `ונציה: 2 > בלגרד`; `חפיסה: 9`
entry-form-final-card-play = את כל הקלפים, אחד אחרי השני: `ונציה: משי`; `ג׳נובה: מלחמה > ונציה = [3 3]`; נטל: `ונציה: יד = שריון`
entry-form-score = כותבים כך: `ונציה: 812`
