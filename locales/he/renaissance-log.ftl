### What came of the entries of a game record of Age of Renaissance, as `annals log` tells it, in Hebrew.
### The facts are explained in the English file. No full stop. Powers are feminine.

## Setup and order of play

log-capitals = סדר בחירת הבירות: { $players }
log-spent = { $case ->
        [early] { NAME($player) } משלמת { $amount } כדי לשחק מוקדם, ונשארים לה { $cash }
        [nothing] { NAME($player) } לא קונה אסימונים, ונשארים לה { $cash }
        [stock] { NAME($player) } מוציאה { $amount }, מקבלת את כל האסימונים שבמלאי ({ $count }), ונשארים לה { $cash }
       *[tokens] { NAME($player, form: "to") } יש { $count ->
            [one] אסימון אחד
            [two] שני אסימונים
           *[other] { $count } אסימונים
        } להצבה, ונשארים לה { $cash }
    }
log-order = { $case ->
        [made] סדר המשחק והמקומות: { $players }; הוצאה על אסימונים: { $spent }
       *[changed] סדר המשחק והמקומות: { $players }
    }

## Cards and decks

log-deck = ערימת השליפה ריקה: מכינים חפיסה חדשה של תקופה { $epoch }, ובה { $count } קלפים (מערימת הקלפים החוזרים: { $back })
log-drawn = שליפה של קלף אחד: { $players }; נשארו בערימת השליפה: { $count }
log-bonus = { $case ->
        [card] { NAME($player, form: "to") } יש הכי הרבה סמנים חדשים ({ $count }), והיא שולפת את קלף הבונוס
       *[empty] { NAME($player, form: "to") } יש הכי הרבה סמנים חדשים ({ $count }), אבל לא נשאר קלף לשלוף
    }
log-filed = { $case ->
        [replay] עובר לערימת הקלפים החוזרים: { NAME($card) }
       *[removed] יוצא מהמשחק: { NAME($card) }
    }
log-token-card = { NAME($player) } קונה קלף תמורת { $count ->
        [one] אסימון אחד
        [two] שני אסימונים
       *[other] { $count } אסימונים
    }
log-payout = על { NAME($commodity) } מקבלת { NAME($player) } { $amount }: { $parts }
log-nobody-paid = אף אחת לא שולטת בפרובינציה של { NAME($commodity) }, ולכן אין תשלום
log-rebate = בזכות המילה המודפסת מקבלת { NAME($player) } החזר של { $amount } על הקלף { NAME($leader) }
log-leader = { $case ->
        [closed] הקלף { NAME($leader) } הוא המנהיג הראשון בתור: רק { NAME($player) } יכולה להשתמש בו
        [free] הקלף { NAME($leader) } פתוח בחינם לכל מי שיש לו פטרונות
       *[protected] הקלף { NAME($leader) } פתוח לכל מי שיש לו פטרונות ומשלם { NAME($player, form: "to") } { $amount }
    }
log-leaders-leave = { $case ->
        [laid] מנהיגי התור יוצאים מהמשחק, ודמי ההגנה ({ $amount }) עוברים לקופה: { $leaders }
       *[free] מנהיגי התור יוצאים מהמשחק: { $leaders }
    }
log-military = הקלף { NAME($card) } מוסיף 1 לכוח של { NAME($player) } עד סוף התור
log-immune = { NAME($player) } חסינה עד סוף התור משישה סוגי אירועים
log-decree = { $case ->
        [void] בתור הזה כבר שיחקו סכסוכי דת: צו האפיפיור לא סוגר שום תחום
       *[holds] בתור הזה אי אפשר לקנות הישגים בתחום: { $categories }
    }
log-decree-lifted = צו האפיפיור של התור הזה מבוטל
log-civil-war = { $case ->
        [tokens] { NAME($player) } מאבדת { $count ->
            [one] אסימון אחד
            [two] שני אסימונים
           *[other] { $count } אסימונים
        } ותפעל אחרונה בשלב ההתפשטות
       *[cash] { NAME($player) } תפעל אחרונה בשלב ההתפשטות
    }
log-spared = { NAME($player, form: "to") } יש שליט נאור, והאירוע לא פוגע בה: { NAME($card) }
log-event-misery = { NAME($player) } צוברת { $count ->
        [one] משבצת מצוקה אחת
        [two] שתי משבצות מצוקה
       *[other] { $count } משבצות מצוקה
    }: { $parts }
log-burdens = מעכשיו נטל, לא משנה ביד של מי: { $cards }

## War

log-part-die = בקובייה { $count }
log-war = מלחמה: { NAME($attacker, form: "to") } יש { $of_attacker } ({ $attacker_parts }), { NAME($defender, form: "to") } יש { $of_defender } ({ $defender_parts })
log-war-tied = שוויון במלחמה; מטילים שוב בסבב של השחקן הבא
log-war-won = { $case ->
        [nothing] { NAME($winner) } מנצחת במלחמה בזכות יתרון צבאי; { NAME($loser) } לא מוסרת כלום
        [cannot] { NAME($winner) } מנצחת במלחמה בהפרש של { $difference }; { NAME($loser, form: "to") } אין מה למסור
       *[cedes] { NAME($winner) } מנצחת במלחמה בהפרש של { $difference }; { NAME($loser) } מוסרת { $count ->
            [one] פרובינציה אחת
            [two] שתי פרובינציות
           *[other] { $count } פרובינציות
        }
    }

## Money, misery, purchases

log-money = { $rule ->
        [RR-060] { NAME($player) } משלמת את ההצעה שלה, { $amount }
        [RR-065] { NAME($player) } משלמת לבנק { $amount } כדי לבטל מחסור או עודף
        [RR-067] { NAME($player) } קונה קלף נוסף תמורת { $amount }
        [RR-119] { NAME($player) } מקבלת מהבנק { $amount } במקום אסימונים חסרים
        [RR-171] זהב האלכימאי לוקח מידי { NAME($player) } { $amount }, חצי מהמזומן
        [RR-173] { NAME($player) } מאבדת { $amount } במלחמת האזרחים, חצי מהמזומן
        [RR-186] { NAME($player) } מקבלת { $amount } תמורת צבאות המונגולים
       *[other] { $case ->
            [pays] { NAME($player) } משלמת { $amount }: { $reason }
           *[receives] { NAME($player) } מקבלת { $amount }: { $reason }
        }
    }
log-misery = { $case ->
        [chaos] המצוקה של { NAME($player) } עוברת את 1000 ומגיעה לכאוס
        [up] המצוקה של { NAME($player) } עולה מ־{ $from } ל־{ $to }
       *[down] המצוקה של { NAME($player) } יורדת מ־{ $from } ל־{ $to }
    }
log-advance = { NAME($player) } משלמת { $amount } על ההישג { NAME($advance) }: { $parts }
log-patron = { NAME($player) } משלמת { NAME($owner, form: "to") } { $amount } כדי להשתמש בקלף { NAME($leader) }
log-relief = { NAME($player) } משלמת { $amount } על הקלת המצוקה: { $parts }
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
        [gets] בזכות שטרי מחילה מקבלת { NAME($player) } { $count ->
            [one] אסימון אחד
            [two] שני אסימונים
           *[other] { $count } אסימונים
        }
        [gives] בגלל שטרי מחילה מחזירה { NAME($player) } { $count ->
            [one] אסימון אחד
            [two] שני אסימונים
           *[other] { $count } אסימונים
        }
       *[owes] { NAME($player, form: "to") } אין מספיק אסימונים לשטרי מחילה: היא חייבת מזומן או מצוקה במקום { $count ->
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
        [here] , לצד הכלים שלה שכבר שם
        [land] {" "}ביבשה { NAME($from, form: "from") }
        [caravan] {" "}בשיירה { NAME($from, form: "from") } דרך { NAME($through) }
       *[ship] {" "}בספינה { NAME($from, form: "from") }
    }
log-dominates = { NAME($player) } שולטת עכשיו { NAME($province, form: "in") }
log-attack = התקפה על { NAME($province) }: { NAME($player) } שולחת { $count ->
        [one] אסימון אחד
        [two] שני אסימונים
       *[other] { $count } אסימונים
    }, וצריך { $needed } ({ $case ->
        [helped] { $parts }; פחות { $help }
        [capital] { $parts }; בבירה שלה כל אסימון נספר פעמיים
        [capital-helped] { $parts }; פחות { $help }; בבירה שלה כל אסימון נספר פעמיים
       *[plain] { $parts }
    })
log-attack-won = { $case ->
        [cathedral] { NAME($player) } כובשת את { NAME($province) } בעזרת הקתדרלה, בלי קוביות
        [coloured] { NAME($player) } כובשת את { NAME($province) }: הקובייה הצבעונית גבוהה ממספר המקום ({ $slot })
        [black] { NAME($player) } כובשת את { NAME($province) }: הקובייה השחורה גבוהה מהלבנה
        [proselytism] { NAME($player) } כובשת את { NAME($province) }: הקובייה הצבעונית שווה למספר המקום ({ $slot }), ועם הפצת הדת זה מספיק
        [equal] { NAME($player) } כובשת את { NAME($province) }: השחורה שווה ללבנה, ועם יתרון צבאי זה מספיק
       *[told] { NAME($player) } כובשת את { NAME($province) }
    }
log-attack-lost = { $case ->
        [told] { NAME($player) } מפסידה בהתקפה על { NAME($province) }
       *[dice] { NAME($player) } מפסידה בהתקפה על { NAME($province) }: הקובייה הצבעונית לא גבוהה ממספר המקום ({ $slot }), והשחורה לא גבוהה מהלבנה
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
        [done] { NAME($player) } משלמת { $count ->
            [one] אסימון אחד
            [two] שני אסימונים
           *[other] { $count } אסימונים
        } על חליפין כפויים, והם מצליחים (צריך { $market } או פחות): היא נותנת קלף { NAME($loser, form: "to") } ולוקחת ממנה קלף; אילו קלפים, לא ידוע
       *[failed] { NAME($player) } משלמת { $count ->
            [one] אסימון אחד
            [two] שני אסימונים
           *[other] { $count } אסימונים
        } על חליפין כפויים, והם נכשלים (צריך { $market } או פחות): { NAME($loser) } לא מחליפה קלף
    }
log-reduced = { $count ->
        [one] סמן של { NAME($player) } הופך לאסימון: { $provinces }
        [two] סמנים של { NAME($player) } הופכים לאסימונים: { $provinces }
       *[other] סמנים של { NAME($player) } הופכים לאסימונים: { $provinces }
    }
log-marker-gone = { $count ->
        [one] { NAME($player) } מאבדת סמן: { $provinces }
        [two] { NAME($player) } מאבדת סמנים: { $provinces }
       *[other] { NAME($player) } מאבדת סמנים: { $provinces }
    }
log-marker-gained = { $count ->
        [one] { NAME($player) } מקבלת סמן: { $provinces }
        [two] { NAME($player) } מקבלת סמנים: { $provinces }
       *[other] { NAME($player) } מקבלת סמנים: { $provinces }
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
        [draws] { NAME($player, form: "to") } יש רוב { NAME($commodity, form: "in") } ({ $count ->
            [one] פרובינציה אחת
            [two] שתי פרובינציות
           *[other] { $count } פרובינציות
        }), והיא שולפת קלף
        [pays] { NAME($player, form: "to") } יש רוב { NAME($commodity, form: "in") } ({ $count ->
            [one] פרובינציה אחת
            [two] שתי פרובינציות
           *[other] { $count } פרובינציות
        }), והיא משלמת { $amount }
       *[nobody] לאף אחת אין רוב { NAME($commodity, form: "in") }
    }
log-conditions = { $case ->
        [cleared] המחסור או העודף בוטל בתשלום: { $commodities }
        [used] המחסור או העודף נוצל בקלף הזה ונגמר: { $commodities }
       *[ended] המחסור או העודף נגמר: { $commodities }
    }

## The end

log-out = { $case ->
        [left] { NAME($player) } עזבה את המשחק; הכלים שלה נשארים על המפה
       *[chaos] { NAME($player) } יצאה מהמשחק; הכלים שלה נשארים על המפה
    }
log-last-turn = { $case ->
        [deck] תור { $turn } הוא האחרון: החפיסה של התקופה האחרונה ריקה
        [advances] תור { $turn } הוא האחרון: אחת המעצמות השלימה את כל 26 ההישגים
        [nobody] תור { $turn } הוא האחרון: לא נשאר אף אחד במשחק
       *[time] תור { $turn } הוא האחרון, לפי מגבלת הזמן שנקבעה
    }
log-score = { $case ->
        [out] { NAME($player) } מחוץ למשחק ואין לה נקודות
       *[in] הניקוד של { NAME($player) }: { $total }; הישגים { $advances }, מזומן { $cash }, מצוקה −{ $misery }
    }
log-winner = { $case ->
        [shared] ניצחון משותף: { $players }
       *[alone] המנצחת: { $players }
    }
