### What came of the entries of a game record of Planetfall, as `annals log` tells it.
### $player, $attacker, $defender: the glossary id of a player's colour; $players: several players as a text. $card: its name.
### The numbers of the rules are added behind. No capital at the start, no full stop.

# $case: pays, or receives; $amounts: statistics with their numbers, as a text.
log-statistics = { $case ->
        [pays] { NAME($player) } pays: { $amounts }
       *[receives] { NAME($player) } receives: { $amounts }
    }
log-card-kept = { NAME($player) } takes the card { $card }
log-order = turn order: { $players }
# $total: Empire points.
log-score = { NAME($player) } has { $total } Empire points in all
log-winner = the winner: { $players }
log-ship-goes-back = { NAME($player) } can no longer pay for { $card }: the ship goes back, the card stays
