### What came of the entries of a game record of Age of Discovery, as `annals log` tells it, in Hebrew.
### $player, $attacker, $defender: the glossary id of a player's colour; $players: several players as a text. $region, $good,
### $card: glossary ids. $pieces, $sets, $regions, $buildings: things with their numbers as a text. $amount: money as a text.
### $reason: the title of the rule. The numbers of the rules are added behind. No capital at the start, no full stop.

# $case: pays, or receives.
log-money = { $rule ->
        [R-007] { NAME($player, form: "definite") } מקבל { $amount } על מקום מאוחר בסדר התורות
        [R-043] { NAME($player, form: "definite") } מקבל { $amount } ביוזמה
        [R-051] { NAME($player, form: "definite") } מקבל { $amount } על הסוחר שהגיע
        [R-062] { NAME($player, form: "definite") } משלם { $amount } על הבניין
        [R-072] { NAME($player, form: "definite") } מקבל { $amount } כרשום על הסמן
        [R-080] { NAME($player, form: "definite") } מקבל { $amount } כרשום על הקלף
        [R-084] { NAME($player, form: "definite") } משלם { $amount } על האימון
        [R-091] { NAME($player, form: "definite") } משלם { $amount } על המלחמה
        [R-148] { NAME($player, form: "definite") } משלם { $amount }, חצי מההצעה שלו
        [R-150] { NAME($player, form: "definite") } משלם את ההצעה שלו, { $amount }
        [R-151] { NAME($player, form: "definite") } מקבל { $amount } כרשום על סמן הקריבים
       *[other] { $case ->
            [pays] { NAME($player, form: "definite") } משלם { $amount }: { $reason }
           *[receives] { NAME($player, form: "definite") } מקבל { $amount }: { $reason }
        }
    }
log-income = { NAME($player, form: "definite") } מקבל { $amount } על סדרות: { $sets }
# $count: the player's pieces there.
log-good-taken = { NAME($player, form: "definite") } מגיע ראשון ל־3 דמויות { NAME($region, form: "in") } (עכשיו { $count }) ולוקח משם את הסחורה: { NAME($good) }
log-missionary = המיסיונר של { NAME($player, form: "definite") } מביא איתו { NAME($region, form: "to") }: { $pieces }
# $token: its figures; $points: its points.
log-discovered = { NAME($player, form: "definite") } מגלה את { NAME($region, form: "definite") }, זוכה בסמן { $token } (ניקוד: { $points }) ומניח שם מתיישב
# $natives: their strength.
log-expedition-failed = אזור { NAME($region, form: "definite") }: המשלחת חלשה מדי, כוח הילידים { $natives }; הסמן חוזר למקומו
log-card-won = { NAME($player, form: "definite") } זוכה בקלף { NAME($card) } (ניקוד: { $points })
log-card-failed = המשלחת של { NAME($player, form: "definite") } חלשה מדי בשביל הקלף, והוא חוזר לחפיסה
# $total: the total in Merchant Shipping; $case: tie, or most.
log-ship = { $case ->
        [tie] בספינה זוכה { NAME($player, form: "definite") }: יש שוויון (סכום { $total }), והוא קודם בסדר התור
       *[most] בספינה זוכה { NAME($player, form: "definite") }, שהדמויות שלו שוות הכי הרבה ({ $total })
    }
# $of_attacker, $of_defender: the most pieces each side loses.
log-battle = קרב { NAME($region, form: "in") }: האבדות של { NAME($attacker, form: "definite") } לכל היותר { $of_attacker }, של { NAME($defender, form: "definite") } לכל היותר { $of_defender }
log-gained = לתור הבא { NAME($player, form: "definite") } מקבל: { $pieces }
log-explorers = בתיבת הגילוי { NAME($player, form: "to") } יש עכשיו גם: { $pieces }
# $space: X or Y.
log-dock-space = { NAME($player, form: "definite") } מקבל חינם מתיישב במשבצת { $space } של המזח
# $points: all of them; $case: none, or some.
log-colonies = { $case ->
        [none] { NAME($player, form: "definite") } לא מקבל נקודות על התיישבויות ({ $points })
       *[some] הנקודות של { NAME($player, form: "definite") } על התיישבויות: { $points } ({ $regions })
    }
log-points = { NAME($player, form: "definite") } מקבל נקודות: { $points } ({ $reason })
log-not-placed = { NAME($player, form: "definite") } לא הציב את כל הדמויות, ומה שנשאר לא נשמר: { $pieces }
log-retired = בניינים שאף אחד לא קנה יוצאים מהמשחק: { $buildings }
log-order = סדר התור: { $players }
log-hand = הדמויות של { NAME($player, form: "definite") } להצבה: { $pieces }
# All of them are points.
log-score = הניקוד של { NAME($player, form: "definite") }: { $total } בסך הכול; התיישבויות { $colonies }, גילויים { $discoveries }, בניינים { $buildings }, כלכלה { $economy }
# $case: what decided.
log-winner = { $case ->
        [colonies] הניצחון הוכרע לפי נקודות ההתיישבויות של התור האחרון: { $players }
        [money] הניצחון הוכרע לפי הכסף: { $players }
        [goods] הניצחון הוכרע לפי הסחורות: { $players }
        [shared] ניצחון משותף: { $players }
       *[points] המנצח: { $players }
    }
