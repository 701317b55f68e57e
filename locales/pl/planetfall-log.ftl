### What came of the entries of a game record of Planetfall, as `annals log` tells it, in Polish.
### $player, $attacker, $defender: the glossary id of a player's colour; $players: several players as a text. $card: its name.
### The numbers of the rules are added behind. No capital at the start, no full stop.

# $case: pays, or receives; $amounts: statistics with their numbers, as a text.
log-statistics = { $case ->
        [pays] { NAME($player) } płaci: { $amounts }
       *[receives] { NAME($player) } dostaje: { $amounts }
    }
log-card-kept = { NAME($player) } zdobywa kartę „{ $card }”
log-order = kolejność gry: { $players }
# $total: Empire points.
log-score = punkty imperium { NAME($player, form: "genitive") }: razem { $total }
log-winner = wygrywa: { $players }
log-ship-goes-back = { NAME($player) } nie ma już z czego zapłacić za kartę „{ $card }”: statek wraca, karta zostaje
