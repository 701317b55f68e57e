### What came of the entries of a game record of Age of Renaissance, as `annals log` tells it, in Hebrew.
### The facts are explained in the English file. No full stop. Powers are feminine.

## Setup and order of play

log-capitals = הבירות נבחרות בסדר הזה: { $players }
log-spent = { $case ->
        [early] { NAME($player) } משלמת { $amount } כדי להקדים, ונשארים לה { $cash }
        [nothing] { NAME($player) } לא קונה אסימונים, ונשארים לה { $cash }
        [stock] { NAME($player) } מוציאה { $amount }, לוקחת את כל מה שיש במלאי (אסימונים: { $count }), ונשארים לה { $cash }
       *[tokens] { NAME($player, form: "to") } יש להצבה { $count ->
            [one] אסימון אחד
            [two] שני אסימונים
           *[other] { $count } אסימונים
        }, ונשארים לה { $cash }
    }
log-order = { $case ->
        [made] סדר המשחק והמקומות: { $players }; על אסימונים הוצאו: { $spent }
       *[changed] סדר המשחק והמקומות: { $players }
    }

## Cards and decks

log-deck = ערימת השליפה ריקה: נוצרת חפיסה של תקופה { $epoch } ובה { $count } קלפים ({ $back } מהם מערימת הקלפים החוזרים)
log-drawn = קלף אחד לכל אחת: { $players }; נשארו בערימת השליפה: { $count }
log-bonus = { $case ->
        [card] { NAME($player, form: "to") } הכי הרבה סמנים חדשים ({ $count }), והיא שולפת את קלף הבונוס
       *[empty] { NAME($player, form: "to") } הכי הרבה סמנים חדשים ({ $count }), אבל אין עוד קלפים
    }
log-filed = { $case ->
        [replay] הקלף { NAME($card) } הולך לערימת הקלפים החוזרים
       *[removed] הקלף { NAME($card) } יוצא מהמשחק
    }
log-token-card = { NAME($player) } משלמת על קלף באסימונים: { $count }
log-payout = על { NAME($commodity) } { NAME($player) } מקבלת { $amount }: { $parts }
log-nobody-paid = אף אחת לא שולטת בפרובינציה עם { NAME($commodity) }, ולכן אין תשלום
log-rebate = בזכות המילה המודפסת { NAME($player) } מקבלת החזר של { $amount } על הקלף { NAME($leader) }
log-leader = { $case ->
        [closed] הקלף { NAME($leader) } הוא המנהיג הראשון בתור: רק { NAME($player) } יכולה להשתמש בו
        [free] הקלף { NAME($leader) } פתוח בחינם לכל מי שיש לו פטרונות
       *[protected] הקלף { NAME($leader) } פתוח לכל מי שיש לו פטרונות ומשלם { NAME($player, form: "to") } { $amount }
    }
log-leaders-leave = { $case ->
        [laid] המנהיגים האלה יוצאים מהמשחק, ודמי ההגנה עליהם ({ $amount }) הולכים לקופה: { $leaders }
       *[free] המנהיגים האלה יוצאים מהמשחק: { $leaders }
    }
log-military = הקלף { NAME($card) } נותן { NAME($player, form: "to") } +1 עד סוף התור
log-immune = { NAME($player) } מוגנת עד סוף התור משישה סוגי אירועים
log-decree = { $case ->
        [void] בתור הזה כבר שיחקו סכסוכי דת: צו האפיפיור לא סוגר דבר
       *[holds] בתור הזה אי אפשר לקנות הישגים מהקטגוריה: { $categories }
    }
log-decree-lifted = צו האפיפיור של התור הזה מבוטל
log-civil-war = { $case ->
        [tokens] { NAME($player) } מאבדת { $count ->
            [one] אסימון אחד
            [two] שני אסימונים
           *[other] { $count } אסימונים
        } ותהיה אחרונה בשלב ההתפשטות
       *[cash] { NAME($player) } תהיה אחרונה בשלב ההתפשטות
    }
log-spared = { NAME($player, form: "to") } יש שליט נאור, והאירוע לא פוגע בה: { NAME($card) }
log-event-misery = { NAME($player) } צוברת { $count ->
        [one] משבצת מצוקה אחת
        [two] שתי משבצות מצוקה
       *[other] { $count } משבצות מצוקה
    }: { $parts }
log-burdens = מעכשיו אלה קלפי נטל בכל יד: { $cards }

## War

log-part-die = קובייה { $count }
log-war = מלחמה: { NAME($attacker, form: "to") } { $of_attacker } ({ $attacker_parts }), { NAME($defender, form: "to") } { $of_defender } ({ $defender_parts })
log-war-tied = תיקו במלחמה; הטלה חוזרת בסבב של השחקן הבא
log-war-won = { $case ->
        [nothing] { NAME($winner) } מנצחת במלחמה ביתרון צבאי; { NAME($loser) } לא מוסרת דבר
        [cannot] { NAME($winner) } מנצחת במלחמה בהפרש { $difference }; { NAME($loser, form: "to") } אין מה למסור
       *[cedes] { NAME($winner) } מנצחת במלחמה בהפרש { $difference }; { NAME($loser) } מוסרת { $count ->
            [one] פרובינציה אחת
            [two] שתי פרובינציות
           *[other] { $count } פרובינציות
        }
    }

## Money, misery, purchases

log-money = { $case ->
        [pays] { NAME($player) } משלמת { $amount }: { $reason }
       *[receives] { NAME($player) } מקבלת { $amount }: { $reason }
    }
log-misery = { $case ->
        [chaos] המצוקה של { NAME($player) } עוברת את 1000, אל הכאוס
        [up] המצוקה של { NAME($player) } עולה מ־{ $from } ל־{ $to }
       *[down] המצוקה של { NAME($player) } יורדת מ־{ $from } ל־{ $to }
    }
log-advance = { NAME($player) } משלמת { $amount } על ההישג { NAME($advance) }: { $parts }
log-patron = { NAME($player) } משלמת { NAME($owner, form: "to") } { $amount } כדי להשתמש בקלף { NAME($leader) }
log-relief = { NAME($player) } משלמת { $amount } על הקלה במצוקה: { $parts }
log-ship = { $case ->
        [bought] { NAME($player) } משלמת { $amount } על ספינות: { $ship }
       *[moved] הספינות של { NAME($player) } עוברות אל: { $ship }
    }
log-stability = { NAME($player) } משלמת { $amount } על ייצוב ({ $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    } ביד)

## The map

log-indulgence = { $case ->
        [gets] על שטרי מחילה { NAME($player) } מקבלת { $count ->
            [one] אסימון אחד
            [two] שני אסימונים
           *[other] { $count } אסימונים
        }
        [gives] על שטרי מחילה { NAME($player) } מחזירה { $count ->
            [one] אסימון אחד
            [two] שני אסימונים
           *[other] { $count } אסימונים
        }
       *[owes] על שטרי מחילה { NAME($player) } חייבת עוד מזומן או מצוקה במקום { $count ->
            [one] אסימון אחד
            [two] שני אסימונים
           *[other] { $count } אסימונים
        }
    }
log-placed = { $count ->
        [one] אסימון אחד של { NAME($player) } מגיע
        [two] שני אסימונים של { NAME($player) } מגיעים
       *[other] { $count } אסימונים של { NAME($player) } מגיעים
    } { NAME($province, form: "to") }{ $case ->
        [here] , ליד הכלים שכבר שם
        [land] {" "}ביבשה { NAME($from, form: "from") }
        [caravan] {" "}בשיירה { NAME($from, form: "from") } דרך { NAME($through) }
       *[ship] {" "}בספינה { NAME($from, form: "from") }
    }
log-dominates = { NAME($player) } שולטת עכשיו { NAME($province, form: "in") }
log-attack = התקפה על { NAME($province) }: { NAME($player) } שולחת { $count } אסימונים, ונחוצים { $needed } ({ $case ->
        [helped] { $parts }; פחות { $help }
        [capital] { $parts }; בבירה שלה כל אסימון נחשב פעמיים
        [capital-helped] { $parts }; פחות { $help }; בבירה שלה כל אסימון נחשב פעמיים
       *[plain] { $parts }
    })
log-attack-won = { $case ->
        [cathedral] { NAME($player) } זוכה בפרובינציה { NAME($province) } בעזרת הקתדרלה, בלי קוביות
        [coloured] { NAME($player) } זוכה בפרובינציה { NAME($province) }: הקובייה הצבעונית גבוהה ממקום { $slot }
        [black] { NAME($player) } זוכה בפרובינציה { NAME($province) }: הקובייה השחורה גבוהה מהלבנה
        [proselytism] { NAME($player) } זוכה בפרובינציה { NAME($province) }: הקובייה הצבעונית שווה למקום { $slot }, ועם הפצת הדת זה מספיק
        [equal] { NAME($player) } זוכה בפרובינציה { NAME($province) }: השחורה שווה ללבנה, ועם יתרון צבאי זה מספיק
       *[told] { NAME($player) } זוכה בפרובינציה { NAME($province) }
    }
log-attack-lost = { $case ->
        [told] { NAME($player) } מפסידה בהתקפה על { NAME($province) }
       *[dice] { NAME($player) } מפסידה בהתקפה על { NAME($province) }: הקובייה הצבעונית לא גבוהה ממקום { $slot }, והשחורה לא גבוהה מהלבנה
    }
log-loses = { $case ->
        [marker] { NAME($player) } מאבדת את הסמן { NAME($province, form: "in") }
       *[tokens] { NAME($player) } מאבדת { $count ->
            [one] אסימון אחד
            [two] שני אסימונים
           *[other] { $count } אסימונים
        } { NAME($province, form: "in") }
    }
log-cathedral-holds = הקתדרלה של { NAME($player) } מגינה על { NAME($province) }; { NAME($attacker) } מאבדת { $count ->
        [one] אסימון אחד
        [two] שני אסימונים
       *[other] { $count } אסימונים
    }
log-trade = { $case ->
        [done] החליפין הכפויים עולים { NAME($player, form: "to") } באסימונים { $count } ומצליחים (לכל היותר { $market }): קלף לא ידוע עובר לכל צד, מול { NAME($loser) }
       *[failed] החליפין הכפויים עולים { NAME($player, form: "to") } באסימונים { $count } ונכשלים (לכל היותר { $market }): { NAME($loser) } לא מחליפה דבר
    }
log-reduced = { $count ->
        [one] הסמן הזה של { NAME($player) } הופך לאסימון: { $provinces }
        [two] הסמנים האלה של { NAME($player) } הופכים לאסימונים: { $provinces }
       *[other] הסמנים האלה של { NAME($player) } הופכים לאסימונים: { $provinces }
    }
log-marker-gone = { $count ->
        [one] { NAME($player) } מאבדת את הסמן הזה: { $provinces }
        [two] { NAME($player) } מאבדת את הסמנים האלה: { $provinces }
       *[other] { NAME($player) } מאבדת את הסמנים האלה: { $provinces }
    }
log-marker-gained = { $count ->
        [one] { NAME($player) } מקבלת כאן סמן: { $provinces }
        [two] { NAME($player) } מקבלת כאן סמנים: { $provinces }
       *[other] { NAME($player) } מקבלת כאן סמנים: { $provinces }
    }
log-tokens-gone = { NAME($player) } מאבדת אסימונים: { $provinces }
log-tokens-back = אסימונים שלא הוצבו חוזרים למלאי: { $players }

## Income and market

log-income = { NAME($player) } מקבלת { $amount }: { $parts }
log-market = { $case ->
        [shortage] מחסור: { NAME($commodity) }
        [surplus] עודף: { NAME($commodity) }
       *[cancelled] המחסור והעודף מבטלים זה את זה: { NAME($commodity) }
    }
log-majority = { $case ->
        [draws] { NAME($player, form: "to") } רוב של { NAME($commodity) } ({ $count }), והיא שולפת קלף
        [pays] { NAME($player, form: "to") } רוב של { NAME($commodity) } ({ $count }), והיא משלמת { $amount }
       *[nobody] לאף אחת אין רוב של { NAME($commodity) }
    }
log-conditions = { $case ->
        [cleared] בוטל בתשלום: { $commodities }
        [used] מוצה בקלף הזה: { $commodities }
       *[ended] נגמרו המחסור או העודף: { $commodities }
    }

## The end

log-out = { $case ->
        [left] { NAME($player) } עזבה את המשחק; הכלים נשארים על המפה
       *[chaos] { NAME($player) } יצאה מהמשחק; הכלים נשארים על המפה
    }
log-last-turn = { $case ->
        [deck] תור { $turn } הוא האחרון: החפיסה של התקופה האחרונה ריקה
        [advances] תור { $turn } הוא האחרון: למישהי יש כל 26 ההישגים
        [nobody] תור { $turn } הוא האחרון: לא נשאר איש במשחק
       *[time] תור { $turn } הוא האחרון, לפי מגבלת הזמן של השולחן
    }
log-score = { $case ->
        [out] { NAME($player) } מחוץ למשחק ואין לה נקודות
       *[in] הניקוד של { NAME($player) }: { $total }; הישגים { $advances }, מזומן { $cash }, מצוקה −{ $misery }
    }
log-winner = { $case ->
        [shared] ניצחון משותף: { $players }
       *[alone] המנצחת: { $players }
    }
