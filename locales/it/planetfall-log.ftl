### What came of the entries of a game record of Planetfall, as `annals log` tells it, in Italian.
### $player, $attacker, $defender: the glossary id of a player's colour; $players: several players as a text. $card: its name.
### The numbers of the rules are added behind. No capital at the start, no full stop.

# $case: pays, or receives; $amounts: statistics with their numbers, as a text.
log-statistics = { $case ->
        [pays] { NAME($player, form: "definite") } paga: { $amounts }
       *[receives] { NAME($player, form: "definite") } riceve: { $amounts }
    }
log-card-kept = { NAME($player, form: "definite") } conquista la carta { $card }
log-order = ordine di turno: { $players }
# $total: Empire points.
log-score = punti Impero { NAME($player, form: "of") } in tutto: { $total }
log-winner = la vittoria va a: { $players }
log-ship-goes-back = { NAME($player, form: "definite") } non può più pagare { $card }: la nave torna indietro, la carta resta
