### What came of the entries of a game record of Age of Renaissance, as `annals log` tells it.
### $player, $owner, $attacker, $defender, $winner, $loser: the glossary id of a power; $players: several as a text, with a
### number each where one belongs to them. $province, $from, $through, $commodity, $advance, $card, $leader: glossary ids.
### $amount, $cash: money as a text; $parts: how a figure comes about, as a text. $reason: the title of the rule.
### The numbers of the rules are added behind. No capital at the start, no full stop.

## Setup and order of play

log-capitals = capitals are chosen in this order: { $players }
# $case: early, nothing, stock (more was spent than there are tokens), tokens. $count: tokens to place.
log-spent = { $case ->
        [early] { NAME($player) } pays { $amount } to go early and has { $cash } left
        [nothing] { NAME($player) } buys no tokens and keeps { $cash }
        [stock] { NAME($player) } spends { $amount }, gets the { $count } tokens that are in stock, and has { $cash } left
       *[tokens] { NAME($player) } has { $count ->
            [one] { $count } token
           *[other] { $count } tokens
        } to place and { $cash } left
    }
# The number behind each player is the slot. $spent: what was spent on tokens.
log-order = { $case ->
        [made] order of play, with slots: { $players }; spent on tokens: { $spent }
       *[changed] order of play, with slots: { $players }
    }

## Cards and decks

# $count: cards in the new deck, $back: those of them from the replay pile.
log-deck = the draw pile is empty: a new deck of epoch { $epoch } is formed, with { $count } cards ({ $back } of them from the replay pile)
# $count: cards left in the draw pile.
log-drawn = one card each: { $players }; left in the draw pile: { $count }
# $count: new markers. $case: card, or empty.
log-bonus = { $case ->
        [card] { NAME($player) } has most new markers ({ $count }) and draws the bonus card
       *[empty] { NAME($player) } has most new markers ({ $count }), but there is no card left to draw
    }
log-filed = { $case ->
        [replay] { NAME($card) } goes to the replay pile
       *[removed] { NAME($card) } leaves the game
    }
log-token-card = { NAME($player) } pays { $count } tokens for a card
log-payout = { NAME($player) } receives { $amount } for { NAME($commodity, form: "definite") }: { $parts }
log-nobody-paid = nobody dominates a province with { NAME($commodity, form: "definite") }, so nobody is paid
log-rebate = Printed Word pays { NAME($player) } { $amount } back for { NAME($leader) }
log-leader = { $case ->
        [closed] { NAME($leader) } is the first leader of the turn: only { NAME($player) } can use the card
        [free] { NAME($leader) } is open to everybody who owns Patronage, for nothing
       *[protected] { NAME($leader) } is open to everybody who owns Patronage and pays { NAME($player) } { $amount }
    }
log-leaders-leave = { $case ->
        [laid] these leaders leave the game, and the { $amount } on them go to the bank: { $leaders }
       *[free] these leaders leave the game: { $leaders }
    }
log-military = { NAME($card) } gives { NAME($player) } +1 to the end of the turn
log-immune = { NAME($player) } is safe from six kinds of events for the rest of the turn
# $categories: what is closed; $case: void after Religious Strife.
log-decree = { $case ->
        [void] Religious Strife was played this turn: the Papal Decree closes nothing
       *[holds] no advances of this category can be bought this turn: { $categories }
    }
log-decree-lifted = the Papal Decree of this turn is lifted
# $count: tokens lost; $case: tokens, or cash.
log-civil-war = { $case ->
        [tokens] { NAME($player) } loses { $count ->
            [one] { $count } token
           *[other] { $count } tokens
        } and will be last in the expansion phase
       *[cash] { NAME($player) } will be last in the expansion phase
    }
log-spared = { NAME($player) } has an Enlightened Ruler and is spared: { NAME($card) }
log-event-misery = { NAME($player) } gains { $count ->
        [one] { $count } misery space
       *[other] { $count } misery spaces
    }: { $parts }
log-burdens = from now on a burden, wherever it is held: { $cards }

## War

log-part-die = die { $count }
log-war = War: { NAME($attacker) } has { $of_attacker } ({ $attacker_parts }), { NAME($defender) } has { $of_defender } ({ $defender_parts })
log-war-tied = the War is tied and is rolled again in the next player's round
# $difference: of the totals; $count: markers that can be ceded.
log-war-won = { $case ->
        [nothing] { NAME($winner) } wins the War by a military advantage; { NAME($loser) } cedes nothing
        [cannot] { NAME($winner) } wins the War by { $difference }; { NAME($loser) } has nothing to cede
       *[cedes] { NAME($winner) } wins the War by { $difference }; { NAME($loser) } cedes { $count ->
            [one] { $count } province
           *[other] { $count } provinces
        }
    }

## Money, misery, purchases

# $rule: the rule by which money moved, where it has words of its own; $case: pays, or receives.
log-money = { $rule ->
        [RR-060] { NAME($player) } pays { $amount }, as bid
        [RR-065] { NAME($player) } pays the bank { $amount } to end a shortage or surplus
        [RR-067] { NAME($player) } buys an extra card for { $amount }
        [RR-119] { NAME($player) } receives { $amount } from the bank for missing tokens
        [RR-171] Alchemist's Gold takes { $amount } from { NAME($player) }, half of the cash
        [RR-173] the Civil War costs { NAME($player) } { $amount }, half of the cash
        [RR-186] { NAME($player) } receives { $amount } for Mongol Armies
       *[other] { $case ->
            [pays] { NAME($player) } pays { $amount }: { $reason }
           *[receives] { NAME($player) } receives { $amount }: { $reason }
        }
    }
# $from, $to: values on the misery index.
log-misery = { $case ->
        [chaos] the misery of { NAME($player) } goes beyond 1000, into Chaos
        [up] the misery of { NAME($player) } goes up from { $from } to { $to }
       *[down] the misery of { NAME($player) } goes down from { $from } to { $to }
    }
log-advance = { NAME($player) } pays { $amount } for { NAME($advance) }: { $parts }
log-patron = { NAME($player) } pays { NAME($owner) } { $amount } to use { NAME($leader) }
log-relief = { NAME($player) } pays { $amount } for misery relief: { $parts }
# $ship: class and space as a text; $case: bought, or moved by an advance.
log-ship = { $case ->
        [bought] { NAME($player) } pays { $amount } for ships: { $ship }
       *[moved] the ships of { NAME($player) } move to { $ship }
    }
# $count: cards in hand.
log-stability = { NAME($player) } pays { $amount } for stabilization ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in hand)

## The map

# $case: gives, gets or owes; $count: tokens.
log-indulgence = { $case ->
        [gets] by Holy Indulgence { NAME($player) } gets { $count ->
            [one] { $count } token
           *[other] { $count } tokens
        }
        [gives] for Holy Indulgence { NAME($player) } gives back { $count ->
            [one] { $count } token
           *[other] { $count } tokens
        }
       *[owes] for Holy Indulgence { NAME($player) } still owes cash or misery for { $count ->
            [one] { $count } token
           *[other] { $count } tokens
        }
    }
# $case: here (own pieces stand there), land, caravan or ship.
log-placed = { $count ->
        [one] { $count } token of { NAME($player) } goes
       *[other] { $count } tokens of { NAME($player) } go
    } to { NAME($province) }{ $case ->
        [here] , beside the own pieces there
        [land] {" "}by land from { NAME($from) }
        [caravan] {" "}by caravan from { NAME($from) } through { NAME($through) }
       *[ship] {" "}by ship from { NAME($from) }
    }
log-dominates = { NAME($player) } dominates { NAME($province) } now
# $count: tokens sent; $needed: tokens that are needed; $help: what the attacker has besides.
log-attack = attack on { NAME($province) }: { NAME($player) } sends { $count } and needs { $needed } ({ $case ->
        [helped] { $parts }; less { $help }
        [capital] { $parts }; tokens count twice in the own capital
        [capital-helped] { $parts }; less { $help }; tokens count twice in the own capital
       *[plain] { $parts }
    })
# $slot: the attacker's slot; $case: what decided.
log-attack-won = { $case ->
        [cathedral] { NAME($player) } wins { NAME($province) } by Cathedral, without dice
        [coloured] { NAME($player) } wins { NAME($province) }: the coloured die beats slot { $slot }
        [black] { NAME($player) } wins { NAME($province) }: the black die beats the white one
        [proselytism] { NAME($player) } wins { NAME($province) }: the coloured die equals slot { $slot }, which is enough with Proselytism
        [equal] { NAME($player) } wins { NAME($province) }: black and white are equal, which is enough with a military advantage
       *[told] { NAME($player) } wins { NAME($province) }
    }
log-attack-lost = { $case ->
        [told] { NAME($player) } loses the attack on { NAME($province) }
       *[dice] { NAME($player) } loses the attack on { NAME($province) }: the coloured die does not beat slot { $slot }, nor black white
    }
# $count: tokens that go back to stock.
log-loses = { $case ->
        [marker] { NAME($player) } loses the marker in { NAME($province) }
       *[tokens] { NAME($player) } loses { $count ->
            [one] { $count } token
           *[other] { $count } tokens
        } in { NAME($province) }
    }
# $count: the attacker's tokens, which are lost.
log-cathedral-holds = the Cathedral of { NAME($player) } holds { NAME($province) }; { NAME($attacker) } loses { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
# $count: tokens paid; $market: the number not to be exceeded.
log-trade = { $case ->
        [done] the forced trade costs { NAME($player) } { $count } tokens and succeeds (at most { $market }): one unknown card changes hands with { NAME($loser) } each way
       *[failed] the forced trade costs { NAME($player) } { $count } tokens and fails (at most { $market }): { NAME($loser) } trades nothing
    }
# $provinces: as a text.
log-reduced = { $count ->
        [one] this marker of { NAME($player) } becomes a token: { $provinces }
       *[other] these markers of { NAME($player) } become tokens: { $provinces }
    }
log-marker-gone = { $count ->
        [one] { NAME($player) } loses this marker: { $provinces }
       *[other] { NAME($player) } loses these markers: { $provinces }
    }
log-marker-gained = { $count ->
        [one] { NAME($player) } gets a marker here: { $provinces }
       *[other] { NAME($player) } gets markers here: { $provinces }
    }
log-tokens-gone = { NAME($player) } loses tokens: { $provinces }
log-tokens-back = tokens that were not placed go back to stock: { $players }

## Income and market

log-income = { NAME($player) } receives { $amount }: { $parts }
log-market = { $case ->
        [shortage] shortage: { NAME($commodity) }
        [surplus] surplus: { NAME($commodity) }
       *[cancelled] shortage and surplus cancel each other: { NAME($commodity) }
    }
# $count: provinces with coloured markers.
log-majority = { $case ->
        [draws] { NAME($player) } has most { NAME($commodity) } ({ $count }) and draws a card
        [pays] { NAME($player) } has most { NAME($commodity) } ({ $count }) and pays { $amount }
       *[nobody] nobody has more { NAME($commodity) } than all others
    }
log-conditions = { $case ->
        [cleared] paid off: { $commodities }
        [used] used up by this card: { $commodities }
       *[ended] shortage or surplus ends: { $commodities }
    }

## The end

log-out = { $case ->
        [left] { NAME($player) } has left the game; the pieces stay on the map
       *[chaos] { NAME($player) } is out of the game; the pieces stay on the map
    }
log-last-turn = { $case ->
        [deck] turn { $turn } is the last: the deck of the last epoch is empty
        [advances] turn { $turn } is the last: somebody owns all 26 advances
        [nobody] turn { $turn } is the last: nobody is left in the game
       *[time] turn { $turn } is the last, by the time limit of the table
    }
log-score = { $case ->
        [out] { NAME($player) } is out of the game and has no points
       *[in] { NAME($player) } has { $total } points: advances { $advances }, cash { $cash }, misery −{ $misery }
    }
log-winner = { $case ->
        [shared] a shared victory: { $players }
       *[alone] the winner: { $players }
    }
