### What came of the entries of a game record of Planetfall, as `annals log` tells it, in Hebrew.
### $player, $attacker, $defender: the glossary id of a player's colour; $players: several players as a text. $card: its name.
### The numbers of the rules are added behind. No capital at the start, no full stop.

# $case: pays, or receives; $amounts: statistics with their numbers, as a text.
log-statistics = { $case ->
        [pays] { NAME($player, form: "definite") } משלם: { $amounts }
       *[receives] { NAME($player, form: "definite") } מקבל: { $amounts }
    }
log-card-kept = { NAME($player, form: "definite") } לוקח את הקלף { $card }
log-order = סדר התור: { $players }
# $total: Empire points.
log-score = נקודות האימפריה של { NAME($player, form: "definite") } בסך הכול: { $total }
log-winner = מקום ראשון: { $players }
log-ship-goes-back = { NAME($player, form: "to") } כבר אין במה לשלם על הקלף { $card }: הספינה חוזרת, הקלף נשאר
