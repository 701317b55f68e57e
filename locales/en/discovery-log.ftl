### What came of the entries of a game record of Age of Discovery, as `annals log` tells it.
### $player, $attacker, $defender: the glossary id of a player's colour; $players: several players as a text. $region, $good,
### $card: glossary ids. $pieces, $sets, $regions, $buildings: things with their numbers as a text. $amount: money as a text.
### $reason: the title of the rule. The numbers of the rules are added behind. No capital at the start, no full stop.

# $rule: the rule by which money moved, where it has words of its own; $case: pays, or receives.
log-money = { $rule ->
        [R-007] { NAME($player) } receives { $amount } for a later place in the order
        [R-043] { NAME($player) } receives { $amount } in Initiative
        [R-051] { NAME($player) } receives { $amount } for the merchant who arrives
        [R-062] { NAME($player) } pays { $amount } for the building
        [R-072] { NAME($player) } receives the { $amount } shown on the token
        [R-080] { NAME($player) } receives the { $amount } shown on the card
        [R-084] { NAME($player) } pays { $amount } for training
        [R-091] { NAME($player) } pays { $amount } for the war
        [R-148] { NAME($player) } pays { $amount }, half of the bid
        [R-150] { NAME($player) } pays { $amount }, as bid
        [R-151] { NAME($player) } receives the { $amount } shown on the token of the Caribbean
       *[other] { $case ->
            [pays] { NAME($player) } pays { $amount }: { $reason }
           *[receives] { NAME($player) } receives { $amount }: { $reason }
        }
    }
log-income = { NAME($player) } receives { $amount } for sets: { $sets }
# $count: the player's pieces there.
log-good-taken = { NAME($player) } is the first with 3 pieces in { NAME($region, form: "definite") } (now { $count }) and takes the good there: { NAME($good) }
log-missionary = the missionary of { NAME($player) } brings along to { NAME($region, form: "definite") }: { $pieces }
# $token: its figures; $points: its points.
log-discovered = { NAME($player) } discovers { NAME($region, form: "definite") }, keeps the token { $token } (points: { $points }) and settles a colonist there
# $natives: their strength.
log-expedition-failed = the expedition to { NAME($region, form: "definite") } is too weak for natives of strength { $natives }; the token goes back
log-card-won = { NAME($player) } wins the card { NAME($card) } (points: { $points })
log-card-failed = { NAME($player) } is too weak for the card, which is shuffled back
# $total: the total in Merchant Shipping; $case: tie, or most.
log-ship = { $case ->
        [tie] the ship goes to { NAME($player) }, who ties at { $total } and comes first in the turn order
       *[most] the ship goes to { NAME($player) }, with { $total } in all
    }
# $of_attacker, $of_defender: the most pieces each side loses.
log-battle = battle in { NAME($region, form: "definite") }: { NAME($attacker) } loses { $of_attacker } at most, { NAME($defender) } { $of_defender }
log-gained = for the next turn { NAME($player) } gets: { $pieces }
log-explorers = in the Discovery box { NAME($player) } now also has: { $pieces }
# $space: X or Y.
log-dock-space = { NAME($player) } gets a free colonist on dock space { $space }
# $points: all of them; $case: none, or some.
log-colonies = { $case ->
        [none] { NAME($player) } scores nothing for colonies ({ $points })
       *[some] { NAME($player) } scores for colonies: { $points } ({ $regions })
    }
log-points = { NAME($player) } scores: { $points } ({ $reason })
log-not-placed = { NAME($player) } has not placed everything and does not keep it: { $pieces }
log-retired = what nobody bought leaves the game: { $buildings }
log-order = turn order: { $players }
log-hand = to be placed by { NAME($player) }: { $pieces }
# All of them are points.
log-score = { NAME($player) } has { $total } in all: colonies { $colonies }, discoveries { $discoveries }, buildings { $buildings }, economy { $economy }
# $case: what decided.
log-winner = { $case ->
        [colonies] the winner, by the colony points of the last turn: { $players }
        [money] the winner, by money: { $players }
        [goods] the winner, by trade goods: { $players }
        [shared] a shared victory: { $players }
       *[points] the winner: { $players }
    }
