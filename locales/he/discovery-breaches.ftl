### What a check of a game record of Age of Discovery can find, one message for each finding, in Hebrew.
### The value is the finding with the facts of the case; .title names the mistake in general; .why says why the rule
### is there or what lies behind it; .hint (few have one) says what to do.
### $player, $expected, $winner …: the glossary id of a player's colour, for NAME and GENDER; $players, $sides …: several
### colours as a text, separated by commas. $region, $good, $building, $piece, $box, $card …: glossary ids. $pieces, $hand,
### $there …: pieces with their numbers as a text (“2 colonists, soldier”). $money, $price …: amounts as a text (“$5”).
### $count and other figures are numbers. $case chooses between variants. Texts end without a full stop.
### Regions, buildings and cards follow a noun (אזור, בניין, קלף) wherever a verb would have to agree with them.

## Setup

breach-seat-taken-twice = שני שחקנים רשומים באותו צבע: { NAME($player) }
    .title = צבע תפוס פעמיים
    .why = לכל שחקן צבע אחד, ובקופסה יש ערכת דמויות אחת מכל צבע.
# $parts: the lines that are missing.
breach-setup-incomplete = המשחק מתחיל לפני שההכנה הושלמה; מה שחסר: { $parts }
    .title = הכנה לא שלמה
    .why = סדר התור ההתחלתי, חמשת הבניינים וארבע הסחורות נקבעים במזל. אי אפשר לחשב אותם, ולכן צריך לרשום אותם.
# $count: laid out; $expected: how many there should be.
breach-wrong-number-of-buildings = { $count ->
        [one] נחשף בניין אחד
        [two] נחשפו שני בניינים
       *[other] נחשפו { $count } בניינים
    }; המספר הנכון: { $expected }
    .title = מספר בניינים שגוי
    .why = חמישה בניינים עומדים למכירה. אחרי כל תור משלימים את החסרים, ואחרי תורות 3 ו־6 כל החמישה חדשים.
# $building; $age: its age; $expected: the age that is due.
breach-building-of-another-age = בניין { NAME($building, form: "definite") } שייך { NAME($age, form: "to") }; עכשיו חושפים בניינים { NAME($expected, form: "from") }
    .title = בניין מתקופה אחרת
    .why = לכל אחת משלוש התקופות ערימה משלה: התקופה הראשונה עד תור 3, התקופה השנייה עד תור 6, ואחר כך התקופה השלישית.
# $count: how many tiles of it there are.
breach-building-not-in-pile = בניין { NAME($building, form: "definite") } לא יכול להיחשף שוב: בקופסה יש ממנו רק { $count ->
        [one] אריח אחד
        [two] שני אריחים
       *[other] { $count } אריחים
    }
    .title = בניין שאינו בערימה
    .why = מכל בניין יש אריח אחד, ורק מהחלוצים יש שניים. בניין שכבר נחשף לא חוזר לערימה.
breach-wrong-number-of-goods = { $count ->
        [one] נחשפה סחורה אחת
        [two] נחשפו שתי סחורות
       *[other] נחשפו { $count } סחורות
    }; המספר הנכון: { $expected }
    .title = מספר סחורות שגוי
    .why = לכל תור חושפים ארבע סחורות; לפני כן מערבבים בערימה את אלה שאף אחד לא לקח.
# $count: how many tokens of it the box holds.
breach-good-not-in-pile = סחורה מסוג { NAME($good) } לא יכולה להיחשף שוב: בקופסה יש { $count ->
        [one] סחורה אחת כזאת
        [two] שתי סחורות כאלה
       *[other] { $count } סחורות כאלה
    }, ואף אחת לא נשארה בערימה
    .title = סחורה שאינה בערימה
    .why = המספר שעל סחורה אומר כמה כאלה יש בקופסה. מחלק מהסוגים מונחת סחורה אחת באזור כבר מתחילת המשחק.
# $parts: the lines that are missing; $turn: the turn that ends.
breach-refill-missing = תור { $turn } מסתיים, אבל לא נרשם מה נחשף: { $parts }
    .title = חידוש חסר
    .why = הבניינים והסחורות שנחשפים נקבעים במזל. אי אפשר לחשב אותם, ולכן צריך לרשום אותם.
# $case: good, or border.
breach-board-fact-denied = { $case ->
        [border] בחוברות רשומים כל האזורים שגובלים בקריבים, ולפיהן אזור { NAME($region, form: "definite") } ואזור { NAME($other, form: "definite") } אינם סמוכים זה לזה
       *[good] לפי החוברות הסחורה של אזור { NAME($region, form: "definite") } היא { NAME($known) }, ולא { NAME($good) }
    }
    .title = לוח שלא מתאים לחוברות
    .why = במקום שבו החוברות המודפסות שותקות, מותר לרשום מה רואים בלוח שלכם. כאן הן לא שותקות.

## The auction

breach-auction-not-played = יש הצעות, אבל לא נרשם שעורכים מכרז
    .title = הצעות במשחק בלי מכרז
    .why = המכרז מיועד לשחקנים מנוסים ומחליף את הסדר האקראי. כותבים את זה בראש הרישום.
    .hint = כתבו בראש הרישום: `גרסה: מכרז`
# $case: over, or turn.
breach-bid-out-of-turn = { $case ->
        [over] { NAME($player, form: "definite") } מציע, אבל המכרז כבר הסתיים
       *[turn] { NAME($player, form: "definite") } מציע, אבל עכשיו תורו של { NAME($expected, form: "definite") }
    }
    .title = הצעה שלא בתור
    .why = מציעים בכיוון השעון. מי שאמר ״עובר״ פרש מהמכרז, והאחרון שנשאר זכה בו.
breach-bid-too-low = { NAME($player, form: "definite") } מציע { $bid }; ההצעה הבאה צריכה להיות לפחות { $least }
    .title = הצעה נמוכה מדי
    .why = כל הצעה חייבת להיות גבוהה מהקודמת; מי שלא רוצה להציע יותר אומר ״עובר״.
breach-bid-not-affordable = { NAME($player, form: "definite") } מציע { $bid }, אבל יש לו רק { $money }
    .title = הצעה גבוהה מהכסף שיש לשחקן
    .why = על ההצעות משלמים מייד, מתוך כסף ההתחלה.
# $case: token, specialist, again, region, or low-bid; $bid: the player's last bid.
breach-auction-prize-not-won = { $case ->
        [token] { NAME($player, form: "definite") } לא זכה במכרז, ולכן לא מקבל את סמן הקריבים
        [specialist] { NAME($player, form: "definite") } אינו במקום השני בסדר התור, ולכן לא מקבל מומחה חינם
        [again] { NAME($player, form: "definite") } כבר קיבל את הפרס הזה
        [region] הזוכה מגלה את הקריבים ולא אזור אחר
       *[low-bid] { NAME($player, form: "definite") } הציע { $bid }; מומחה חינם ניתן רק על הצעה של $8 או יותר
    }
    .title = פרס מכרז שלא הושג
    .why = הזוכה מגלה את הקריבים; השני מקבל מומחה חינם אם ההצעה שלו הייתה גבוהה מספיק. אף אחד אחר לא מקבל כלום.
# $case: token, or specialist.
breach-auction-prize-missing = { $case ->
        [specialist] { NAME($player, form: "definite") } מקבל מומחה חינם, אבל לא נרשם איזה מומחה
       *[token] { NAME($player, form: "definite") } מגלה את הקריבים, אבל הסמן שלהם לא נרשם
    }
    .title = פרס מכרז חסר
    .why = את הסמן של הקריבים קובע המזל, ואת המומחה בוחר השחקן. צריך לרשום את שניהם.

## Headings

# $turn: as written; $expected: the turn that is due.
breach-turn-out-of-order = רשום תור { $turn } במקום שבו מתחיל תור { $expected }
    .title = תור שלא לפי הסדר
    .why = במשחק יש 8 תורות, זה אחר זה. הרבה פעמים מספר שגוי פירושו שתור אחד נשמט.
# $case: turn-missing, or late; $heading, $after: headings; $turn: the turn; $next: the turn that should be announced.
breach-heading-out-of-order = { $case ->
        [turn-missing] הכותרת ״{ $heading }״ מופיעה, אבל הכותרת של תור { $next } חסרה לפניה
       *[late] הכותרת ״{ $heading }״ מופיעה בתור { $turn } אחרי הכותרת ״{ $after }״; היא צריכה לבוא קודם
    }
    .title = כותרת שלא לפי הסדר
    .why = כל תור מתנהל באותו סדר: הצבה, אחריה התיבות מהיוזמה ועד הלוחמה, הכנסה, הטבות, חידוש. מה שקורה קודם יכול לשנות את מה שבא אחריו.
# $turn: the turn reached; $last: the last turn.
breach-ended-early = הרישום מסתיים בתור { $turn }; במשחק יש { $last } תורות
    .title = סיום מוקדם
    .why = המנצח נקבע אחרי תור 8. אם המשחק הופסק באמצע, עדיף לא לכתוב את הכותרת ״סוף״.
# $turn: the last turn.
breach-game-already-over = המשחק נגמר אחרי תור { $turn }; אחריו כבר לא קורה כלום
    .title = המשחק כבר נגמר
    .why = אחרי שלב D של תור 8 סופרים את הנקודות. לא חושפים עוד שום דבר, ואין תור 9.

## Placing

# $hand: the pieces in hand; $count: how many.
breach-piece-not-in-hand = { $count ->
        [0] { NAME($player, form: "to") } לא נשארו דמויות להצבה
       *[other] { NAME($player, form: "to") } אין דמות זמינה מסוג { NAME($piece) }; הדמויות הזמינות שלו: { $hand }
    }
    .title = דמות שאינה זמינה
    .why = אפשר להציב רק את הדמויות הזמינות לתור הזה: חמישה מתיישבים, ומה שהביאו הבניינים ותיבת המומחים בתור הקודם.
breach-placed-out-of-turn = { NAME($player, form: "definite") } מציב, אבל עכשיו תורו של { NAME($expected, form: "definite") }
    .title = הצבה שלא בתור
    .why = השחקנים מציבים דמות אחת בכל פעם לפי סדר התור, סבב אחר סבב; מדלגים רק על מי שלא נשארו לו דמויות.
breach-second-piece-in-initiative = { NAME($player, form: "to") } כבר יש דמות בתיבת היוזמה
    .title = דמות שנייה ביוזמה
    .why = היוזמה קובעת את הסדר של התור הבא, ואי אפשר לעמוד בו פעמיים.
# $case: reserved, for spaces X and Y; full. $count: the spaces in use.
breach-box-full = { $case ->
        [reserved] המשבצות X ו־Y במזח שמורות למתיישב שמקבלים חינם מהבניין שלהן
       *[full] תיבת { NAME($box, form: "definite") } מלאה: { $count ->
            [one] המשבצת היחידה תפוסה
            [two] שתי המשבצות תפוסות
           *[other] כל { $count } המשבצות תפוסות
        }
    }
    .title = תיבה מלאה
    .why = מספר המשבצות במזח הוא פעמיים מספר השחקנים, פחות אחת; בתיבת הסחורות יש משבצת לכל סחורה. לכן כדאי להקדים ולהציב.
# $square: the square; $holder: who stands there.
breach-square-taken = { NAME($holder, form: "definite") } כבר עומד במשבצת הזאת: { NAME($square) }
    .title = משבצת תפוסה
    .why = בכל משבצת בתיבת המומחים יש מקום לדמות אחת, כך שבכל תור משיגים לכל היותר מומחה אחד מכל סוג, ועוד אחד מהאימון.
breach-passed-while-placing = { NAME($player, form: "definite") } עובר, אבל נשארו לו דמויות זמינות: { $hand }
    .title = ויתור על הצבה
    .why = חובה להציב את כל הדמויות, אחת בכל פעם. אסור לחכות כדי לראות מה יעשו האחרים.
# $players: colours; $count: pieces left.
breach-pieces-not-placed = { $count ->
        [one] דמות אחת לא הוצבה: { $players }
        [two] שתי דמויות לא הוצבו: { $players }
       *[other] { $count } דמויות לא הוצבו: { $players }
    }
    .title = דמויות שלא הוצבו
    .why = אי אפשר לשמור דמויות לתור מאוחר יותר. בתיבת ספינות הסוחר ובתיבת הגילוי תמיד יש מקום.

## Boxes

breach-no-piece-in-box = { NAME($player, form: "to") } אין כאן דמות שיכולה לפעול: { NAME($box) }
    .title = אין דמות בתיבה
    .why = בתיבה פועלות רק דמויות שהוצבו בה בשלב A, וכל דמות פועלת פעם אחת.
breach-pieces-out-of-order = { NAME($player, form: "definite") } פועל מאוחר מדי: בתיבת { NAME($box, form: "definite") } כבר פעלה דמות שעומדת אחרי הדמות שלו
    .title = דמויות שלא לפי הסדר
    .why = את התיבות מבצעים ממשבצת 1 ומעלה. מי שעומד לפני האחרים בוחר קודם, או מוותר.
# $piece: the piece that stands in front.
breach-dock-out-of-order = { NAME($player, form: "definite") } מפליג, אבל לפניו עומדת במזח דמות של { NAME($expected, form: "definite") }: { NAME($piece) }
    .title = מזח שלא לפי הסדר
    .why = את המזח מבצעים ממשבצת 1 ומעלה, אחר כך X, ולבסוף Y. מי שמפליג קודם יכול לקחת את הסחורה של האזור.
# $named: the piece as written; $piece: the piece that stands there.
breach-dock-piece-of-another-kind = הדמות הבאה של { NAME($player, form: "definite") } במזח אינה { NAME($named) } אלא { NAME($piece) }
    .title = דמות מסוג אחר במזח
    .why = הדמויות מפליגות לפי סדר המשבצות. סוחר מכניס $5, מיסיונר מביא מתיישב, חייל יכול להילחם: יש חשיבות לסוג הדמות.
breach-dock-piece-to-undiscovered-region = { NAME($player, form: "definite") } מפליג { NAME($region, form: "to") }, אבל האזור הזה טרם התגלה
    .title = הפלגה לאזור שטרם התגלה
    .why = מפליגים רק למקום שהדרך אליו ידועה. אזור נפתח כשמשלחת גילוי מצליחה, ואז הוא פתוח לכולם החל מהמזח של התור הבא.
# $players: whose pieces; $count: how many.
breach-dock-piece-left-behind = { $count ->
        [one] דמות אחת נשארת במזח: { $players }
        [two] שתי דמויות נשארות במזח: { $players }
       *[other] { $count } דמויות נשארות במזח: { $players }
    }
    .title = דמות שנשארה במזח
    .why = הקריבים תמיד פתוחים, ולכן כל דמות במזח יכולה להפליג, וחייבת.
# $case: none, or other; $written: the good as written; $good: the good that is taken.
breach-wrong-good-taken = { $case ->
        [other] הסחורה של אזור { NAME($region, form: "definite") } היא { NAME($good) }, ולא { NAME($written) }
       *[none] { NAME($player, form: "definite") } לא לוקח { NAME($written) } { NAME($region, form: "in") }: את הסחורה לוקח רק השחקן הראשון שיש לו שם שלוש דמויות
    }
    .title = סחורה לא נכונה
    .why = בכל אזור יש סחורה אחת. השחקן הראשון שיש לו שם שלוש דמויות לוקח אותה מייד, והיא אף פעם לא חוזרת.
breach-good-not-on-offer = סחורה מסוג { NAME($good) } אינה בין הסחורות הגלויות
    .title = סחורה שאינה מוצעת
    .why = בכל תור נחשפות ארבע סחורות; כל דמות בתיבה לוקחת אחת מאלה שנשארו.
# $case: nobody, tie, or other; $winner: who wins the ship; $total: that player's total.
breach-ship-claimed-by-another = { $case ->
        [nobody] { NAME($player, form: "definite") } לא מקבל ספינה: אין אף דמות בתיבת ספינות הסוחר
        [tie] בספינה זוכה { NAME($winner, form: "definite") }: יש שוויון (סכום { $total }), והוא המוקדם יותר בסדר התור
       *[other] בספינה זוכה { NAME($winner, form: "definite") }, שהדמויות שלו שוות הכי הרבה ({ $total })
    }
    .title = ספינה ששחקן אחר זכה בה
    .why = בתיבת ספינות הסוחר קפטן וסוחר שווים 2 כל אחד, וכל דמות אחרת שווה 1. מי שהדמויות שלו שוות הכי הרבה לוקח את הספינה; בשוויון זוכה מי שמוקדם יותר בסדר התור.
breach-building-not-on-sale = בניין { NAME($building, form: "definite") } לא עומד למכירה
    .title = בניין שלא עומד למכירה
    .why = אפשר לקנות רק בניינים גלויים, ואת החסרים משלימים רק בסוף התור.
breach-building-not-affordable = { NAME($player, form: "to") } יש { $money }; בניין { NAME($building, form: "definite") } עולה { $price }
    .title = אין מספיק כסף לבניין
    .why = כל בניין עולה $10 בתקופה הראשונה, $14 בתקופה השנייה ו־$20 בתקופה השלישית. אי אפשר לקנות באשראי.
breach-second-tile-of-a-kind = { NAME($player, form: "to") } כבר יש בניין כזה: { NAME($building) }
    .title = בניין שני מאותו סוג
    .why = מהחלוצים יש בקופסה שני אריחים. במשחק הזה נבחר הפירוש שלפיו שחקן רשאי להחזיק רק באחד מהם.
# $case: region, or token.
breach-effect-not-written = { $case ->
        [token] בניין { NAME($building, form: "definite") } מגלה אזור, אבל הסמן של האזור לא נרשם
       *[region] בניין { NAME($building, form: "definite") } פועל מייד, אבל האזור לא נרשם
    }
    .title = השפעה שלא נרשמה
    .why = יש בניינים שפועלים ברגע הקנייה. את האזור בוחר השחקן ואת הסמן קובע המזל, ולכן רושמים את שניהם יחד עם הקנייה.
    .hint = הוסיפו אחרי שם הבניין את האזור, למשל `> פרו`; אם הוא מתגלה, גם את הסמן: `= [1 2 1 4]`
# $case: map, token, or building.
breach-effect-not-due = { $case ->
        [map] כל האזורים כבר התגלו, ולכן בניין { NAME($building, form: "definite") } לא מגלה כלום
        [token] בניין { NAME($building, form: "definite") } לא מגלה כלום, ולכן אין סמן
       *[building] בניין { NAME($building, form: "definite") } לא עושה כלום באזור כשקונים אותו
    }
    .title = השפעה שאין לבניין
    .why = רק מיפוי העולם החדש ובעלי ברית אינדיאנים פועלים באזור מייד עם הקנייה; יש קבוצות שבהן המיפוי ממתין לשלב D.
# $case: soldiers, if none is left to take; soldiers-in-setup, pieces or ships, in a setup in the middle of a game.
# $written: how many there would be; $count: how many there are.
breach-supply-used-up = { $case ->
        [soldiers] { NAME($player, form: "to") } לא נשאר חייל במאגר: כל החיילים שלו בשימוש ({ $count })
        [soldiers-in-setup] לפי הרישום יש { NAME($player, form: "to") } יותר חיילים ({ $written }) ממה שיש לצבע אחד ({ $count })
        [pieces] לפי הרישום יש { NAME($player, form: "to") } במשחק יותר דמויות ({ $written }) ממה שיש לצבע אחד ({ $count })
       *[ships] לפי הרישום יש לשחקנים יחד יותר ספינות סוחר ({ $written }) ממה שאפשר לזכות בו ({ $count })
    }
    .title = המאגר נגמר
    .why = לאף אחד אין יותר ממה שיש בקופסה: עשרה חיילים ושישים דמויות לכל צבע, שמונה ספינות לכולם. מי שמגיע לו חייל ולא נשאר לו אף אחד במאגר רשאי להחליף קודם חייל שבאחת ההתיישבויות במתיישב.
breach-specialist-not-earned = { $case ->
        [other] { NAME($piece, form: "definite") } מגיע { NAME($holder, form: "to") }, שעומד במשבצת
       *[nobody] { NAME($player, form: "to") } לא מגיע { NAME($piece) }: אף אחד לא עומד במשבצת
    }
    .title = מומחה שלא הושג
    .why = דמות במשבצת של מומחה מזכה במומחה הזה לתור הבא.
breach-colonist-is-no-specialist = מתיישב אינו מומחה
    .title = מתיישב אינו מומחה
    .why = האימון והפרס של המכרז נותנים קפטן, סוחר, מיסיונר או חייל.
breach-training-not-affordable = { NAME($player, form: "to") } יש { $money }; האימון עולה { $price }
    .title = אין מספיק כסף לאימון
    .why = במשבצת האימון מקבלים מומחה מכל סוג, אבל לא חינם. מי שלא יכול לשלם לא מקבל כלום, והדמות חוזרת למאגר.

## Discovery

breach-region-already-discovered = אזור { NAME($region, form: "definite") } כבר התגלה
    .title = אזור שכבר התגלה
    .why = כל אזור מתגלה פעם אחת, וגם בסמן שלו זוכים פעם אחת.
breach-allies-without-presence = { NAME($player, form: "to") } אין { NAME($region, form: "in") } דמות שיכולה להזעיק את בעלי הברית האינדיאנים
    .title = בעלי ברית בלי נוכחות
    .why = בעלי הברית מצטרפים רק להתיישבות קיימת: לבעל הבניין צריכה להיות דמות באזור.
breach-second-expedition = { NAME($player, form: "definite") } כבר שלח משלחת גילוי בתור הזה
    .title = משלחת שנייה
    .why = כל שחקן רשאי לשלוח משלחת אחת בתור, ולא משנה כמה דמויות ממתינות בתיבה.
# $case: later, after the player $after; or declined, by the same player. $order: the turn order.
breach-expedition-out-of-order = { $case ->
        [declined] { NAME($player, form: "definite") } כבר ויתר על משלחת גילוי בתור הזה
       *[later] { NAME($player, form: "definite") } שולח משלחת אחרי { NAME($after, form: "definite") }; סדר התור: { $order }
    }
    .title = משלחת שלא לפי הסדר
    .why = המשלחות יוצאות לפי סדר התור. מי שבא אחר כך יכול לנצל את מה שראה בסמן שנחשף לפניו.
# $sent: the pieces as written; $waiting: the pieces in the box; $count: how many.
breach-pieces-not-in-box = { $count ->
        [0] { NAME($player, form: "definite") } שולח משלחת ({ $sent }), אבל אף דמות שלו לא ממתינה בתיבת הגילוי
       *[other] { NAME($player, form: "definite") } שולח משלחת ({ $sent }); אלה הדמויות שלו שממתינות בתיבת הגילוי: { $waiting }
    }
    .title = דמויות שאינן בתיבת הגילוי
    .why = רק דמויות שממתינות בתיבת הגילוי יכולות להפליג. הן נשארות שם מתור לתור, עד ששולחים אותן.
# $token: the figures; $count: how many such tokens there are. $case: unknown, or too-many.
breach-token-not-in-box = { $case ->
        [unknown] אין סמן { $token }
        [held] לפי הרישום יש לשחקנים יותר סמני { $token } ממה שיש בקופסה: { $count ->
            [one] סמן אחד
            [two] שני סמנים
           *[other] { $count } סמנים
        }
       *[too-many] הסמן { $token } לא יכול להיחשף { NAME($region, form: "in") }: { $count ->
            [one] יש רק סמן אחד כזה, והוא במקום אחר
            [two] יש רק שני סמנים כאלה, ושניהם במקום אחר
           *[other] יש רק { $count } סמנים כאלה, וכולם במקום אחר
        }
    }
    .title = סמן שלא יכול להיות באזור
    .why = בקופסה 16 סמנים, וכמה מהם זהים. המספרים הם מטבעות, מטבעות על כל חייל, ילידים, נקודות.
# $token: the figures as written; $seen: the figures seen before.
breach-token-changed = הסמן של אזור { NAME($region, form: "definite") } כבר נחשף, והוא { $seen }, ולא { $token }
    .title = סמן שהשתנה
    .why = אחרי משלחת שנכשלה הסמן חוזר הפוך לאותו אזור. כולם כבר ראו אותו.
# $case: later, or regions; $count: regions still undiscovered.
breach-card-before-map-complete = { $case ->
        [later] הקלפים נפתחים רק בתור שאחרי הגילוי האחרון, לפי הפירוש שנבחר למשחק הזה
       *[regions] { $count ->
            [one] הקלפים סגורים: אזור אחד טרם התגלה
            [two] הקלפים סגורים: שני אזורים טרם התגלו
           *[other] הקלפים סגורים: { $count } אזורים טרם התגלו
        }
    }
    .title = קלף לפני שכל המפה התגלתה
    .why = קודם העולם החדש, ורק אחריו שאר העולם: כל עוד נשאר אזור שטרם התגלה, לשם יוצאות המשלחות.
breach-card-already-won = קלף { NAME($card, form: "definite") } כבר נמצא בידי { NAME($owner, form: "definite") }
    .title = קלף שכבר זכו בו
    .why = יש קלף אחד מכל סוג, והזוכה שומר אותו.
# $case: token, or card.
breach-discovery-result-missing = { $case ->
        [card] הקלף שנשלף לא נרשם
       *[token] הסמן שנחשף לא נרשם
    }
    .title = תוצאת הגילוי חסרה
    .why = במה המשלחת נתקלת – את זה קובע המזל. בלי לדעת את זה אי אפשר לומר אם הצליחה.
    .hint = הוסיפו בסוף הרשומה את מה שנחשף; לסמן: `= [2 4 3 5]`; לקלף: `= סין`

## Warfare

breach-attack-on-oneself = { NAME($player, form: "definite") } תוקף את עצמו
    .title = התקפה עצמית
    .why = קרב ומלחמה כוללת מתנהלים נגד שחקן אחר.
breach-battle-without-presence = { NAME($player, form: "to") } אין דמות { NAME($region, form: "in") }
    .title = קרב בלי נוכחות
    .why = לקרב דרושות דמויות של שני הצדדים באזור.
breach-conflict-without-soldier = אין חייל { NAME($region, form: "in") }, לא { NAME($player, form: "to") } ולא { NAME($enemy, form: "to") }
    .title = קרב בלי חייל
    .why = רק חיילים פוגעים. קרב שבו אף אחד לא יכול לאבד כלום אינו קרב.
breach-war-without-battle = מלחמה כוללת של { NAME($player, form: "definite") } נגד { NAME($enemy, form: "definite") } לא מובילה לקרב בשום אזור
    .title = מלחמה בלי קרב
    .why = מלחמה כוללת מתנהלת בכל אזור שיש בו דמויות של שני הצדדים וחייל של אחד מהם. כאן אין אזור כזה.
breach-war-not-affordable = { NAME($player, form: "to") } יש { $money }; מלחמה כוללת עולה { $price }
    .title = אין מספיק כסף למלחמה
    .why = קרב לא עולה כלום; מלחמה כוללת עולה $10 בכל פעם שמכריזים עליה.
breach-losses-without-battle = לא מתנהל קרב { NAME($region, form: "in") }
    .title = אבדות בלי קרב
    .why = את האבדות רושמים מייד אחרי הקרב או המלחמה הכוללת שגרמו להן.
# $sides: the two who fight.
breach-loss-of-an-outsider = { NAME($player, form: "definite") } לא משתתף בקרב { NAME($region, form: "in") }; הצדדים בקרב: { $sides }
    .title = אבדה של מי שלא נלחם
    .why = בקרב רק שני הצדדים פוגעים ונפגעים; האחרים לא עוזרים ולא מאבדים דמויות.
# $case: militia, or pieces; $pieces: what is missing; $there: what is there; $count: how many are there.
breach-loss-not-there = { $case ->
        [militia] { NAME($player, form: "to") } אין { NAME($region, form: "in") } מיליציה שאפשר לפגוע בה
       *[pieces] { $count ->
            [0] { NAME($player, form: "to") } לא נשארה { NAME($region, form: "in") } אף דמות, ולכן אי אפשר להסיר: { $pieces }
           *[other] נרשמו אבדות שאין { NAME($player, form: "to") } { NAME($region, form: "in") }: { $pieces }; יש לו שם: { $there }
        }
    }
    .title = אבדה שאינה באזור
    .why = אפשר להסיר רק דמויות שעומדות באזור. המיליציה נלחמת רק לצד השחקן המותקף.
# $count: lost; $most: the most that can be lost.
breach-too-many-losses = האבדות של { NAME($player, form: "definite") } { NAME($region, form: "in") }: { $count }; חיילי היריב יכולים להסיר לכל היותר { $most }
    .title = יותר מדי אבדות
    .why = כל חייל מסיר דמות אחת, ואת האבדות של שני הצדדים מסירים יחד.
# $count: lost; $least: the fewest that must be lost.
breach-too-few-losses = האבדות של { NAME($player, form: "definite") } { NAME($region, form: "in") }: { $count }; חיילי היריב חייבים להסיר לפחות { $least }
    .title = פחות מדי אבדות
    .why = כל חייל מסיר דמות אחת כל עוד יש מה להסיר, גם חייל שנופל באותו קרב.
# $attackers, $defenders: how many pieces each side can lose.
breach-losses-missing = האבדות { NAME($region, form: "in") } לא נרשמו; מספר הדמויות שיש להסיר: של { NAME($attacker, form: "definite") } { $attackers }, של { NAME($defender, form: "definite") } { $defenders }
    .title = אבדות חסרות
    .why = בעל החיילים שפוגעים בוחר אילו דמויות ייפלו. אי אפשר לחשב את זה, ולכן צריך לרשום.
    .hint = כתבו שורה אחת לכל אזור, למשל: `קנדה: כחול -חייל, -מתיישב, אדום -חייל`
# $case: colonist, never, or soldiers-left; $count: soldiers left in the supply.
breach-exchange-not-allowed = { $case ->
        [colonist] לא מחליפים מתיישבים
        [never] לפי הפירוש שנבחר למשחק הזה, אף פעם לא מחליפים חיילים
        [not-due] { NAME($player, form: "to") } לא מגיע חייל, ולכן אסור לו להחליף חייל
       *[soldiers-left] { NAME($player, form: "to") } יש עוד { $count ->
            [one] חייל אחד
            [two] שני חיילים
           *[other] { $count } חיילים
        } במאגר, ולכן אסור לו להחליף חייל
    }
    .title = החלפה אסורה
    .why = מותר להחליף במתיישבים את המומחים שבהתיישבויות. חייל ממשיך להילחם שם, ולכן מחליפים אותו רק כשכל עשרת החיילים בשימוש ומגיע לשחקן חייל נוסף, ויש קבוצות שבהן אף פעם לא מחליפים אותו.

## Benefits of buildings

breach-building-not-owned = בניין { NAME($building, form: "definite") } אינו בבעלותו של { NAME($player, form: "definite") }
    .title = בניין שאינו בבעלות השחקן
    .why = רק בעל הבניין מקבל את ההטבה שלו.
# $case: turn, or game.
breach-benefit-used-twice = { $case ->
        [game] בניין { NAME($building, form: "definite") } פועל רק פעם אחת במשחק; { NAME($player, form: "definite") } כבר השתמש בו
       *[turn] בניין { NAME($building, form: "definite") } פועל פעם אחת בתור; { NAME($player, form: "definite") } כבר השתמש בו
    }
    .title = שימוש כפול בהטבה
    .why = רוב הבניינים פועלים פעם אחת בכל שלב D; מעטים פועלים פעם אחת בכל המשחק.
# $after: the player who moved before; $order: the turn order.
breach-benefit-out-of-order = { NAME($player, form: "definite") } מזיז דמויות { NAME($region, form: "to") } אחרי { NAME($after, form: "definite") }, שכבר לקח שם את הסחורה; סדר התור: { $order }
    .title = הטבה שלא לפי הסדר
    .why = בדרך כלל כולם מקבלים את ההטבות באותו זמן. כשחשוב מי ראשון, למשל בסחורה של אזור, סדר התור מכריע.
# $pieces: what is missing; $there: what is there; $count: how many are there.
breach-mover-not-there = { $count ->
        [0] { NAME($player, form: "to") } אין אף דמות { NAME($region, form: "in") }; מה שדרוש: { $pieces }
       *[other] { NAME($player, form: "to") } חסרות { NAME($region, form: "in") } דמויות: { $pieces }; יש לו שם: { $there }
    }
    .title = דמויות שאינן באזור
    .why = אפשר להזיז או להחליף רק דמויות שעומדות באזור. מומחים שאינם חיילים נחשבים למתיישבים.
# $case: own-colony, or undiscovered.
breach-move-to-undiscovered-region = { $case ->
        [own-colony] { NAME($player, form: "to") } אין התיישבות { NAME($region, form: "in") }
       *[undiscovered] אזור { NAME($region, form: "definite") } טרם התגלה
    }
    .title = הזזה לאזור סגור
    .why = דמויות זזות רק לאזורים שהתגלו; יש קבוצות שבהן לבעל האורווה צריכה גם להיות התיישבות באזור.
# $case: known, or assumed.
breach-move-too-far = { $case ->
        [known] אזור { NAME($from, form: "definite") } ואזור { NAME($to, form: "definite") } אינם סמוכים זה לזה
       *[assumed] אזור { NAME($from, form: "definite") } ואזור { NAME($to, form: "definite") } אינם סמוכים זה לזה לפי ההשערה שלנו, שאף חוברת לא מאשרת
    }
    .title = הזזה רחוקה מדי
    .why = האורווה מעבירה חייל לאזור סמוך. בחוברות המודפסות רשומים רק האזורים שגובלים בקריבים; את השאר רואים על הלוח.
    .hint = אם האזורים גובלים זה בזה בלוח שלכם, כתבו את זה בהכנה, למשל: `לוח: קנדה ~ וירג׳יניה`
breach-move-to-the-same-region = ההזזה מסתיימת { NAME($region, form: "in") }, באותו אזור שבו התחילה
    .title = הזזה לאותו אזור
    .why = מזיזים מאזור אחד לאזור אחר. מי שנשאר במקום לא רושם כלום.
# $case: exactly, or most; $most: the limit.
breach-migration-wrong-number = { $case ->
        [exactly] לפי הפירוש שנבחר למשחק הזה, ההגירה מזיזה בדיוק { $most } מתיישבים, ולא { $count }
       *[most] ההגירה מזיזה מתיישב אחד או { $most }, ולא { $count }
    }
    .title = מספר מהגרים שגוי
    .why = ההגירה מעבירה עד שני מתיישבים מאזור אחד לאזור אחר אחד, בכל מרחק.
breach-soldier-migrates = ההגירה מזיזה מתיישבים, לא חיילים
    .title = חייל מהגר
    .why = בהגירה כל דמות חוץ מחייל נחשבת למתיישב. את החיילים מזיזה האורווה.
breach-company-draw-missing = לא נרשם איזו סחורה שולף { NAME($player, form: "definite") } בזכות בניין { NAME($building, form: "definite") }
    .title = הסחורה של החברה חסרה
    .why = את הסחורה שולפים באקראי מהערימה ההפוכה. אי אפשר לחשב אותה, ולכן צריך לרשום אותה.
    .hint = כתבו אותה תחת ״הטבות״, למשל: `ירוק: חברת הודו המערבית = טבק`
breach-university-too-late = ביצוע תיבת { NAME($box, form: "definite") } כבר התחיל; מאוחר מדי להשתמש באוניברסיטה
    .title = שימוש מאוחר מדי באוניברסיטה
    .why = האוניברסיטה מקדמת דמות למקום הראשון לפני שמבצעים את התיבה שלה, כל עוד זה שווה משהו.
# $space: the space as a text; $case: forbidden, other, front, or nobody; $holder: who stands there.
breach-university-piece-not-there = { $case ->
        [forbidden] לפי הפירוש שנבחר למשחק הזה, לא מזיזים דמות שבמשבצת X או Y במזח
        [other] הדמות במקום הזה שייכת { NAME($holder, form: "to") }: { $space }
        [front] הדמות במקום הזה כבר ראשונה: { $space }
       *[nobody] אין דמות במקום הזה: { $space }
    }
    .title = אין דמות שהאוניברסיטה יכולה לקדם
    .why = האוניברסיטה מקדמת דמות אחת של בעליה במזח, בתיבת היוזמה, בתיבת הבניינים הראשיים או בסדר התור.

## Figures that were written down

# $written: as written; $computed: as it should be. $heading: where the money was received.
breach-wrong-income = { NAME($player, form: "definite") } מקבל { $computed }, ולא { $written } ({ NAME($heading) })
    .title = הכנסה שגויה
    .why = ביוזמה מקבלים כסף לפי מספר המשבצת; סדרות של סחורות וספינות מכניסות כסף בכל תור, לפי החלוקה הטובה ביותר; את הכסף מהבניינים מקבלים בשלב D.
breach-wrong-money = { NAME($player, form: "to") } יש { $computed }, ולא { $written }
    .title = סכום כסף שגוי
    .why = אפשר לעקוב אחרי כל הכסף מההתחלה: הוא גלוי, בלי מסחר ובלי הלוואות.
# $thing: a good, ship or building; $written: the number as written; $computed: as it should be.
breach-wrong-holding = { NAME($thing) }: { NAME($player, form: "to") } יש { $computed }, ולא { $written }
    .title = מספר שגוי של סחורות, ספינות או בניינים
    .why = סחורות, ספינות ובניינים מונחים גלויים ונשארים אצל בעליהם כל המשחק.
# $written, $computed: colours in order.
breach-wrong-order = סדר התור הנכון: { $computed }; נרשם: { $written }
    .title = סדר תור שגוי
    .why = מי שיש להם דמות בתיבת היוזמה באים ראשונים, לפי סדר המשבצות; האחרים באים אחריהם לפי הסדר הקודם.
# $written, $computed: points; $case: colonies, or all.
breach-wrong-score = { $case ->
        [colonies] הנקודות של { NAME($player, form: "definite") } על התיישבויות עד כה: { $computed }, ולא { $written }
       *[all] סך כל הנקודות של { NAME($player, form: "definite") }: { $computed }, ולא { $written }
    }
    .title = ניקוד שגוי
    .why = ההתיישבויות מעניקות נקודות אחרי תורות 3, 6 ו־8; גילויים, בניינים וההכנסה של תור 8 נוספים בסוף. הפקודה `annals score` מפרטת את כל הנקודות.
# $decided: none, or what decides between those level at the most points: colonies, money, goods, shared.
breach-wrong-winner = { $decided ->
        [colonies] שוויון בראש (ניקוד: { $points }); מכריעות נקודות ההתיישבויות של תור 8: { $computed }; נרשם: { $written }
        [money] שוויון בראש (ניקוד: { $points }); מכריע הכסף: { $computed }; נרשם: { $written }
        [goods] שוויון בראש (ניקוד: { $points }); מכריעות הסחורות: { $computed }; נרשם: { $written }
        [shared] שוויון בראש (ניקוד: { $points }); הניצחון משותף: { $computed }; נרשם: { $written }
       *[none] מקום ראשון לפי החישוב: { $computed } (ניקוד: { $points }); נרשם: { $written }
    }
    .title = מנצח שגוי
    .why = מנצח מי שיש לו הכי הרבה נקודות; בשוויון מנצח מי שקיבל יותר נקודות על התיישבויות בתור 8, אחר כך מי שיש לו יותר כסף, ואחר כך מי שיש לו יותר סחורות.

## How entries are written under each heading, for one that says nothing there

entry-form-setup = כותבים כך: `סדר: אדום, כחול`; `בניינים: …`; `סחורות: …`; `לוח: קנדה = פרווה`; באמצע משחק גם: `אדום: $14, 2 ספינות, 3 סוכר`; `אדום: 2 חיילים > קנדה`
entry-form-bids = כותבים כך: `אדום: $3`; `אדום: עובר`; אחר כך: `אדום: הקריבים = [1 2 1 4]`; `כחול: קפטן`
entry-form-turn = תחת כותרת של תור כותבים רק `סדר: אדום, כחול`
entry-form-placement = דמות אחת בכל פעם: `אדום: מזח`; עם סוג הדמות: `אדום: קפטן > מזח`
entry-form-initiative = כותבים כך: `אדום: $1`
entry-form-income = כותבים כך: `אדום: $3`
entry-form-dock = כותבים כך: `אדום: הקריבים`; עם הדמות: `אדום: חייל > הקריבים`; הסחורה שנלקחה: `= סוכר`
entry-form-goods = סחורה אחת לכל דמות: `אדום: סוכר`
entry-form-shipping = כותבים כך: `אדום: ספינה`
entry-form-buildings = בניין אחד לכל דמות: `אדום: מנזר`; אם הוא פועל מייד: `אדום: בעלי ברית אינדיאנים > קנדה`
entry-form-discovery = כותבים כך: `אדום: קפטן, 2 מתיישבים > פרו = [2 4 3 5]`; לקלף: `> קלף = סין`
entry-form-specialists = כותבים כך: `אדום: אימון > חייל`
entry-form-warfare = כותבים כך: `אדום: קרב > כחול, קנדה`; או: `אדום: מלחמה > כחול`; אחר כך האבדות: `קנדה: כחול -חייל, אדום -מתיישב`
entry-form-benefits = כותבים כך: `אדום: אורווה > קנדה, ניו אינגלנד`; `אדום: הגירה > 2 מתיישבים, ברזיל, פרו`; `אדום: חברת הודו המערבית = טבק`; מה שהתקבל: `אדום: $5`
entry-form-refill = כותבים כך: `בניינים: …`; `סחורות: …`; `סדר: אדום, כחול`
entry-form-tally = כותבים כך: `אדום: $14, 3 סוכר, 2 ספינות, אורווה`
entry-form-score = כותבים כך: `אדום: 24`
