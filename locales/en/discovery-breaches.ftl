### What a check of a game record of Age of Discovery can find, one message for each finding.
### The value is the finding with the facts of the case; .title names the mistake in general; .why says why the rule
### is there or what lies behind it; .hint (few have one) says what to do.
### $player, $expected, $winner …: the glossary id of a player's colour, for NAME and GENDER; $players, $sides …: several
### colours as a text, separated by commas. $region, $good, $building, $piece, $box, $card …: glossary ids. $pieces, $hand,
### $there …: pieces with their numbers as a text (“2 colonists, soldier”). $money, $price …: amounts as a text (“$5”).
### $count and other figures are numbers. $case chooses between variants. Texts begin in lower case and end without a full stop.

## Setup

breach-seat-taken-twice = { NAME($player) } is taken by two players
    .title = Colour taken twice
    .why = Each player has one colour, and the box has one set of pieces of each.
# $parts: the lines that are missing.
breach-setup-incomplete = the game begins, but the setup lacks: { $parts }
    .title = Setup incomplete
    .why = The first turn order, the five buildings and the four goods are luck. Nobody can work them out, so they have to be written.
# $count: laid out; $expected: how many there should be.
breach-wrong-number-of-buildings = { $count ->
        [one] { $count } building is laid out
       *[other] { $count } buildings are laid out
    }, there should be { $expected }
    .title = Wrong number of buildings
    .why = Five buildings are on sale. After each turn the gaps are filled, and after turns 3 and 6 all five are new.
# $building; $age: its age; $expected: the age that is due.
breach-building-of-another-age = the tile { NAME($building) } belongs to { NAME($age) }; now { NAME($expected) } is laid out
    .title = Building of another age
    .why = The three ages have their own piles: Age I up to turn 3, Age II up to turn 6, Age III after that.
# $count: how many tiles of it there are.
breach-building-not-in-pile = the tile { NAME($building) } cannot come up again: the box has { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } of it
    .title = Building not in the pile
    .why = Every building is there once, only Settlers twice. What has been laid out does not return to the pile.
breach-wrong-number-of-goods = { $count ->
        [one] { $count } good is turned up
       *[other] { $count } goods are turned up
    }, there should be { $expected }
    .title = Wrong number of goods
    .why = Four goods are turned up for every turn; those that nobody took are mixed into the pile first.
# $count: how many tokens of it the box holds.
breach-good-not-in-pile = { NAME($good) } cannot come up again: the box has { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } of it, and none is left in the pile
    .title = Good not in the pile
    .why = The number on a token says how often it is in the box. One token of some goods lies in a region from the start.
# $parts: the lines that are missing; $turn: the turn that ends.
breach-refill-missing = turn { $turn } ends without its refill: { $parts }
    .title = Refill missing
    .why = Which buildings and goods come up is luck. Nobody can work it out, so it has to be written.
# $case: good, or border.
breach-board-fact-denied = { $case ->
        [border] the rule books name the neighbours of the Caribbean; { NAME($region, form: "definite") } and { NAME($other, form: "definite") } do not touch
       *[good] the rule books have { NAME($known) } in { NAME($region, form: "definite") }, not { NAME($good) }
    }
    .title = Board unlike the rule books
    .why = A table may write down what its own board shows where the rule books are silent. Here they are not.

## The auction

breach-auction-not-played = bids without the auction variant
    .title = Auction not played
    .why = The auction is for experienced players and replaces the random order. A record says so in its header.
    .hint = write `variant: auction` in the header
# $case: over, or turn.
breach-bid-out-of-turn = { $case ->
        [over] { NAME($player) } bids, but the auction is over
       *[turn] { NAME($player) } bids, but it is { NAME($expected) }'s turn
    }
    .title = Bid out of turn
    .why = Bidding goes round clockwise. Whoever has passed is out, and the last one left has won.
breach-bid-too-low = { NAME($player) } bids { $bid }; the next bid is at least { $least }
    .title = Bid too low
    .why = Each bid must be higher than the one before; whoever does not want to go higher passes.
breach-bid-not-affordable = { NAME($player) } bids { $bid } and has { $money }
    .title = Bid above one's money
    .why = Bids are paid at once from the starting money.
# $case: token, specialist, again, region, or low-bid; $bid: the player's last bid.
breach-auction-prize-not-won = { $case ->
        [token] { NAME($player) } did not win the auction and does not get the Caribbean's token
        [specialist] { NAME($player) } is not second in the order and gets no free specialist
        [again] { NAME($player) } has had this prize already
        [region] the winner discovers the Caribbean, no other region
       *[low-bid] { NAME($player) } bid { $bid }; the free specialist takes a bid of $8 or more
    }
    .title = Prize of the auction not won
    .why = The winner discovers the Caribbean; the second gets a free specialist if the bid was high enough. Nobody else gets anything.
# $case: token, or specialist.
breach-auction-prize-missing = { $case ->
        [specialist] { NAME($player) } gets a free specialist, but none is written
       *[token] { NAME($player) } discovers the Caribbean, but its token is not written
    }
    .title = Prize of the auction missing
    .why = Which token lies in the Caribbean is luck, and which specialist is taken is a choice. Both have to be written.

## Headings

# $turn: as written; $expected: the turn that is due.
breach-turn-out-of-order = turn { $turn } is written where turn { $expected } begins
    .title = Turn out of order
    .why = The game has 8 turns, one after the other. A wrong number often means that a turn was left out.
# $case: turn-missing, or late; $heading, $after: headings; $turn: the turn; $next: the turn that should be announced.
breach-heading-out-of-order = { $case ->
        [turn-missing] “{ $heading }” begins, but the heading of turn { $next } is missing
       *[late] “{ $heading }” stands after “{ $after }” in turn { $turn }; it comes earlier
    }
    .title = Heading out of order
    .why = A turn always runs in the same order: placement, then the boxes from Initiative to Warfare, income, benefits, refill. What comes earlier can change what comes later.
# $turn: the turn reached; $last: the last turn.
breach-ended-early = the record ends in turn { $turn }; the game has { $last }
    .title = Ended early
    .why = The winner is decided after turn 8. A game that was broken off is better left without its end.
# $turn: the last turn.
breach-game-already-over = the game is over after turn { $turn }; nothing more happens
    .title = Game already over
    .why = After phase D of turn 8 the points are counted. Nothing is laid out any more, and there is no turn 9.

## Placing

# $hand: the pieces in hand; $count: how many.
breach-piece-not-in-hand = { $count ->
        [0] { NAME($player) } has no piece left to place
       *[other] { NAME($player) } has no { NAME($piece) } in hand; there is: { $hand }
    }
    .title = Piece not in hand
    .why = Only pieces that were taken for this turn can be placed: five colonists, and what buildings and the Specialists box gave in the turn before.
breach-placed-out-of-turn = { NAME($player) } places, but it is { NAME($expected) }'s turn
    .title = Placed out of turn
    .why = Players place one piece each in turn order, again and again; only those who have none left are skipped.
breach-second-piece-in-initiative = { NAME($player) } already stands in Initiative
    .title = Second piece in Initiative
    .why = Initiative settles the next turn order, and nobody can stand in it twice.
# $case: reserved, for spaces X and Y; full. $count: the spaces in use.
breach-box-full = { $case ->
        [reserved] spaces X and Y of the dock are for the free colonist of their tile alone
       *[full] { NAME($box, form: "definite") } is full: { $count ->
            [one] its { $count } space is taken
           *[other] its { $count } spaces are taken
        }
    }
    .title = Box full
    .why = The dock has one space fewer than twice the number of players, Trade Goods has one for each good. That is what makes early placing worth something.
# $square: the square; $holder: who stands there.
breach-square-taken = { NAME($holder) } already stands on this square: { NAME($square) }
    .title = Square taken
    .why = Each square of the Specialists box holds one piece, so that there is at most one of each specialist a turn, and one by training.
breach-passed-while-placing = { NAME($player) } passes and still has: { $hand }
    .title = Passed while placing
    .why = Every piece must be placed, one at each turn. Nobody may wait to see what the others do.
# $players: colours; $count: pieces left.
breach-pieces-not-placed = { $count ->
        [one] { $count } piece was not placed: { $players }
       *[other] { $count } pieces were not placed: { $players }
    }
    .title = Pieces not placed
    .why = Pieces cannot be kept for a later turn. Merchant Shipping and Discovery always have room.

## Boxes

breach-no-piece-in-box = { NAME($player) } has no piece to act with: { NAME($box) }
    .title = No piece in the box
    .why = Only a piece placed there in phase A can act in a box, and each piece once.
breach-pieces-out-of-order = { NAME($player) } acts too late: a piece further behind has acted already ({ NAME($box) })
    .title = Pieces out of order
    .why = Boxes are resolved from space 1 upwards. Whoever stands in front chooses first, or declines.
# $piece: the piece that stands in front.
breach-dock-out-of-order = { NAME($player) } sails, but { NAME($expected) }'s piece stands in front: { NAME($piece) }
    .title = Dock out of order
    .why = The dock is resolved from space 1 upwards, then X, then Y. Who sails first can take the good of a region.
# $named: the piece as written; $piece: the piece that stands there.
breach-dock-piece-of-another-kind = { NAME($player) }'s next piece on the dock is not a { NAME($named) } but a { NAME($piece) }
    .title = Dock piece of another kind
    .why = Pieces sail in the order of their spaces. A merchant brings $5, a missionary brings a colonist, a soldier can fight: the kind matters.
breach-dock-piece-to-undiscovered-region = { NAME($player) } sails to { NAME($region, form: "definite") }, which nobody has discovered
    .title = Dock piece to an undiscovered region
    .why = Colonists go only where a way is known. A region opens when an expedition succeeds, and then for everybody, from the next dock on.
# $players: whose pieces; $count: how many.
breach-dock-piece-left-behind = { $count ->
        [one] { $count } piece stays on the dock: { $players }
       *[other] { $count } pieces stay on the dock: { $players }
    }
    .title = Dock piece left behind
    .why = The Caribbean is always open, so every piece on the dock can sail and has to.
# $case: none, or other; $written: the good as written; $good: the good that is taken.
breach-wrong-good-taken = { $case ->
        [other] the good of { NAME($region, form: "definite") } is { NAME($good) }, not { NAME($written) }
       *[none] { NAME($player) } takes no { NAME($written) } in { NAME($region, form: "definite") }: only the first player with three pieces there takes the good
    }
    .title = Wrong good taken
    .why = Each region holds one good. It goes at once to the first player who has three pieces there, and never comes back.
breach-good-not-on-offer = { NAME($good) } is not among the goods turned up
    .title = Good not on offer
    .why = Four goods are turned up each turn; each piece in the box takes one of those that are left.
# $case: nobody, tie, or other; $winner: who wins the ship; $total: that player's total.
breach-ship-claimed-by-another = { $case ->
        [nobody] { NAME($player) } gets no ship: nobody stands in Merchant Shipping
        [tie] the ship goes to { NAME($winner) }, who ties at { $total } and comes first in the turn order
       *[other] the ship goes to { NAME($winner) }, with { $total } in all
    }
    .title = Ship claimed by another
    .why = Captains and merchants count 2 in Merchant Shipping, all others 1. The highest total takes the ship; a tie goes to whoever is earlier in the turn order.
breach-building-not-on-sale = the tile { NAME($building) } is not on sale
    .title = Building not on sale
    .why = Only the buildings laid out can be bought, and a gap is filled only at the end of the turn.
breach-building-not-affordable = { NAME($player) } has { $money }; the tile { NAME($building) } costs { $price }
    .title = Building not affordable
    .why = Buildings cost $10 in Age I, $14 in Age II and $20 in Age III. Nothing can be bought on credit.
breach-second-tile-of-a-kind = { NAME($player) } already owns the tile { NAME($building) }
    .title = Second tile of a kind
    .why = Settlers is in the box twice. This table has chosen the reading that a player may own only one of them.
# $case: region, or token.
breach-effect-not-written = { $case ->
        [token] the tile { NAME($building) } discovers a region, but its token is not written
       *[region] the tile { NAME($building) } works at once, but its region is not written
    }
    .title = Effect not written
    .why = Some buildings work the moment they are bought. Which region is a choice and which token lies there is luck, so both are written with the purchase.
    .hint = write it behind the building, for example `> Peru`; for a discovery also its token, `= [1 2 1 4]`
# $case: map, token, or building.
breach-effect-not-due = { $case ->
        [map] every region is discovered, so the tile { NAME($building) } discovers nothing
        [token] the tile { NAME($building) } discovers nothing, so there is no token
       *[building] the tile { NAME($building) } does nothing in a region when it is bought
    }
    .title = Effect not due
    .why = Only Cartography and Indian Allies do something in a region at once; at some tables Cartography waits for phase D.
# $case: soldiers, if none is left to take; soldiers-in-setup, pieces or ships, in a setup in the middle of a game.
# $written: how many there would be; $count: how many there are.
breach-supply-used-up = { $case ->
        [soldiers] { NAME($player) } has no soldier left to take: all { $count } are in use
        [soldiers-in-setup] { NAME($player) } would have { $written } soldiers; a colour has { $count }
        [pieces] { NAME($player) } would have { $written } pieces in play; a colour has { $count }
       *[ships] the players would have { $written } merchant ships; only { $count } can be won
    }
    .title = Supply used up
    .why = Nobody has more than there is: ten soldiers and sixty pieces of a colour, eight ships for all. Whoever is due a soldier and has none left may first exchange one in a colony for a colonist.
breach-specialist-not-earned = { $case ->
        [other] the { NAME($piece) } goes to { NAME($holder) }, who stands on the square
       *[nobody] { NAME($player) } earns no { NAME($piece) }: nobody stands on the square
    }
    .title = Specialist not earned
    .why = A piece on a specialist's square earns that specialist for the next turn.
breach-colonist-is-no-specialist = a colonist is no specialist
    .title = Colonist is no specialist
    .why = Training and the prize of the auction give a captain, a merchant, a missionary or a soldier.
breach-training-not-affordable = { NAME($player) } has { $money }; training costs { $price }
    .title = Training not affordable
    .why = The training square gives any specialist, but it has its price. Whoever cannot pay gets nothing and the piece goes back to the supply.

## Discovery

breach-region-already-discovered = { NAME($region, form: "definite") } is discovered already
    .title = Region already discovered
    .why = A region is discovered once, and its token is won once.
breach-allies-without-presence = { NAME($player) } has no piece in { NAME($region, form: "definite") } that could call the Indian Allies
    .title = Allies without presence
    .why = Allies join a colony that is there already: their owner needs a piece in the region.
breach-second-expedition = { NAME($player) } has sent an expedition this turn
    .title = Second expedition
    .why = Each player may send one expedition a turn, however many pieces wait in the box.
# $case: later, after the player $after; or declined, by the same player. $order: the turn order.
breach-expedition-out-of-order = { $case ->
        [declined] { NAME($player) } has declined to send an expedition this turn
       *[later] { NAME($player) } explores after { NAME($after) }; the turn order is { $order }
    }
    .title = Expedition out of order
    .why = Expeditions go in turn order. What one player finds out about a token, the next one can use.
# $sent: the pieces as written; $waiting: the pieces in the box; $count: how many.
breach-pieces-not-in-box = { $count ->
        [0] { NAME($player) } sends { $sent }, but no piece of that colour waits in the Discovery box
       *[other] { NAME($player) } sends { $sent }; in the Discovery box waits: { $waiting }
    }
    .title = Pieces not in the Discovery box
    .why = Only pieces that wait in the Discovery box can sail. They stay there from turn to turn until they are sent.
# $token: the figures; $count: how many such tokens there are. $case: unknown, or too-many.
breach-token-not-in-box = { $case ->
        [unknown] there is no token { $token }
        [held] players have the token { $token } more often than the box, which has it { $count ->
            [one] once
           *[other] { $count } times
        }
       *[too-many] the token { $token } cannot turn up in { NAME($region, form: "definite") }: { $count ->
            [one] there is { $count } such token, and it lies elsewhere
           *[other] there are { $count } such tokens, and they lie elsewhere
        }
    }
    .title = Token that cannot be there
    .why = The box holds 16 tokens, some of them alike. The figures are coins, coins for each soldier, natives, points.
# $token: the figures as written; $seen: the figures seen before.
breach-token-changed = the token of { NAME($region, form: "definite") } shows { $seen }, as was seen before, not { $token }
    .title = Token changed
    .why = After a failed expedition the token is put back face down in the same region. Everybody has seen it.
# $case: later, or regions; $count: regions still undiscovered.
breach-card-before-map-complete = { $case ->
        [later] the cards open only in the turn after the last discovery, in the reading this table has chosen
       *[regions] { $count ->
            [one] the cards are closed: { $count } region is undiscovered
           *[other] the cards are closed: { $count } regions are undiscovered
        }
    }
    .title = Card before the map is complete
    .why = First the New World, then the rest: as long as a region is hidden, expeditions go there.
breach-card-already-won = { NAME($card) } was won by { NAME($owner) } before
    .title = Card already won
    .why = There is one card of each kind; its winner keeps it.
# $case: token, or card.
breach-discovery-result-missing = { $case ->
        [card] the card that was drawn is not written
       *[token] the token that was turned up is not written
    }
    .title = Result of the discovery missing
    .why = What an expedition meets is luck. Without it nobody can tell whether it succeeded.
    .hint = write it behind the entry: `= [2 4 3 5]` for a token, `= china` for a card

## Warfare

breach-attack-on-oneself = { NAME($player) } attacks { NAME($player) }
    .title = Attack on oneself
    .why = A battle and a war are fought against another player.
breach-battle-without-presence = { NAME($player) } has no piece in { NAME($region, form: "definite") }
    .title = Battle without presence
    .why = A battle needs pieces of both sides in the region.
breach-conflict-without-soldier = neither { NAME($player) } nor { NAME($enemy) } has a soldier in { NAME($region, form: "definite") }
    .title = Battle without a soldier
    .why = Only soldiers strike. A battle in which nobody can lose anything is none.
breach-war-without-battle = a war of { NAME($player) } against { NAME($enemy) } brings no battle anywhere
    .title = War without a battle
    .why = A war is fought in every region where both sides have pieces and one of them has a soldier. Here there is no such region.
breach-war-not-affordable = { NAME($player) } has { $money }; a war costs { $price }
    .title = War not affordable
    .why = A battle is free, a war costs $10 every time it is declared.
breach-losses-without-battle = no battle is being fought in { NAME($region, form: "definite") }
    .title = Losses without a battle
    .why = Losses stand right after the battle or war that caused them.
# $sides: the two who fight.
breach-loss-of-an-outsider = { NAME($player) } takes no part in the battle in { NAME($region, form: "definite") }; there fight: { $sides }
    .title = Loss of an outsider
    .why = In a battle only the two sides strike and are struck; others neither help nor suffer.
# $case: militia, or pieces; $pieces: what is missing; $there: what is there; $count: how many are there.
breach-loss-not-there = { $case ->
        [militia] { NAME($player) } has no Militia that could be struck in { NAME($region, form: "definite") }
       *[pieces] { $count ->
            [0] { NAME($player) } cannot lose { $pieces } in { NAME($region, form: "definite") }: there is nothing left there
           *[other] { NAME($player) } cannot lose { $pieces } in { NAME($region, form: "definite") }; there is: { $there }
        }
    }
    .title = Loss that is not there
    .why = Only pieces that stand in the region can be removed. A Militia fights only for the player who is attacked.
# $count: lost; $most: the most that can be lost.
breach-too-many-losses = { NAME($player) } loses { $count } in { NAME($region, form: "definite") }; the enemy's soldiers remove at most { $most }
    .title = Too many losses
    .why = Each soldier removes one piece, and the losses of both sides are removed together.
# $count: lost; $least: the fewest that must be lost.
breach-too-few-losses = { NAME($player) } loses { $count } in { NAME($region, form: "definite") }; the enemy's soldiers remove at least { $least }
    .title = Too few losses
    .why = Each soldier removes one piece as long as there is one, also a soldier who falls in the same battle.
# $attackers, $defenders: how many pieces each side can lose.
breach-losses-missing = the losses in { NAME($region, form: "definite") } are not written; pieces to be removed: { NAME($attacker) } { $attackers }, { NAME($defender) } { $defenders }
    .title = Losses missing
    .why = Which pieces fall is chosen by the owner of the soldiers who strike. Nobody can work it out, so it has to be written.
    .hint = write one line for each region, for example `Canada: blue -soldier, -colonist, red -soldier`
# $case: colonist, never, or soldiers-left; $count: soldiers left in the supply.
breach-exchange-not-allowed = { $case ->
        [colonist] a colonist is not exchanged
        [never] soldiers are never exchanged in the reading this table has chosen
        [not-due] { NAME($player) } is due no soldier and may not exchange one
       *[soldiers-left] { NAME($player) } still has { $count ->
            [one] { $count } soldier
           *[other] { $count } soldiers
        } in the supply and may not exchange one
    }
    .title = Exchange not allowed
    .why = Specialists in colonies may be exchanged for colonists. A soldier keeps his strength there, so he is exchanged only when all ten are in use and another one is due, and at some tables never.

## Benefits of buildings

breach-building-not-owned = { NAME($player) } does not own the tile { NAME($building) }
    .title = Building not owned
    .why = Only its owner has the benefit of a building.
# $case: turn, or game.
breach-benefit-used-twice = { $case ->
        [game] the tile { NAME($building) } works only once a game, and { NAME($player) } has used it
       *[turn] the tile { NAME($building) } works once a turn, and { NAME($player) } has used it
    }
    .title = Benefit used twice
    .why = Most buildings work once in every phase D; a few work once in the whole game.
# $after: the player who moved before; $order: the turn order.
breach-benefit-out-of-order = { NAME($player) } moves to { NAME($region, form: "definite") } after { NAME($after) }, who has taken the good there; the turn order is { $order }
    .title = Benefit out of order
    .why = Usually everybody takes benefits at the same time. Where it matters who comes first, as for the good of a region, the turn order decides.
# $pieces: what is missing; $there: what is there; $count: how many are there.
breach-mover-not-there = { $count ->
        [0] { NAME($player) } has no piece in { NAME($region, form: "definite") } (needed: { $pieces })
       *[other] { NAME($player) } lacks { $pieces } in { NAME($region, form: "definite") }; there is: { $there }
    }
    .title = Pieces not there
    .why = Only pieces that stand in the region can be moved or exchanged. Specialists other than soldiers count as colonists.
# $case: own-colony, or undiscovered.
breach-move-to-undiscovered-region = { $case ->
        [own-colony] { NAME($player) } has no colony in { NAME($region, form: "definite") }
       *[undiscovered] { NAME($region, form: "definite") } is not discovered
    }
    .title = Move to a closed region
    .why = Pieces move only to regions that have been discovered; at some tables the Stable also needs a colony of its owner there.
# $case: known, or assumed.
breach-move-too-far = { $case ->
        [known] { NAME($from, form: "definite") } and { NAME($to, form: "definite") } are not neighbours
       *[assumed] { NAME($from, form: "definite") } and { NAME($to, form: "definite") } are not neighbours in our data, which no rule book confirms
    }
    .title = Move too far
    .why = The Stable carries a soldier to a neighbouring region. The rule books name only the neighbours of the Caribbean; the rest is read from the board.
    .hint = if they touch on your board, say so in the setup, for example `board: Canada ~ Virginia`
breach-move-to-the-same-region = the move ends in { NAME($region, form: "definite") }, where it began
    .title = Move to the same region
    .why = A move leads from one region to another. To stay where one is, nothing is written.
# $case: exactly, or most; $most: the limit.
breach-migration-wrong-number = { $case ->
        [exactly] Migration moves exactly { $most } colonists in the reading this table has chosen, not { $count }
       *[most] Migration moves 1 or { $most } colonists, not { $count }
    }
    .title = Wrong number of migrants
    .why = Migration takes up to two colonists from one region to one other, at any distance.
breach-soldier-migrates = Migration moves colonists, not soldiers
    .title = Soldier migrates
    .why = Any piece but a soldier counts as a colonist for Migration. Soldiers are moved by the Stable.
breach-company-draw-missing = the good that { NAME($player) } draws with the tile { NAME($building) } is not written
    .title = Company's draw missing
    .why = The good is drawn at random from the face-down pile. Nobody can work it out, so it has to be written.
    .hint = write it under “benefits”, for example `green: West Indies Company = tobacco`
breach-university-too-late = { NAME($box, form: "definite") } has been begun already; the University comes too late
    .title = University too late
    .why = The University moves a piece to the front before its box is resolved, while the place is still worth something.
# $space: the space as a text; $case: forbidden, other, front, or nobody; $holder: who stands there.
breach-university-piece-not-there = { $case ->
        [forbidden] a piece on dock space X or Y is not moved in the reading this table has chosen
        [other] the piece at { $space } belongs to { NAME($holder) }
        [front] the piece at { $space } is in front already
       *[nobody] no piece stands at { $space }
    }
    .title = No such piece for the University
    .why = The University moves one of its owner's own pieces in the dock, Initiative, Capital Buildings or the turn order.

## Figures that were written down

# $written: as written; $computed: as it should be. $heading: where the money was received.
breach-wrong-income = { NAME($player) } receives { $computed }, not { $written } ({ NAME($heading) })
    .title = Wrong income
    .why = Initiative pays the number of the space; sets of goods and ships pay by their best division every turn; buildings pay in phase D.
breach-wrong-money = { NAME($player) } has { $computed }, not { $written }
    .title = Wrong money
    .why = All money can be followed from the start: it is open, and nothing is traded or lent.
# $thing: a good, ship or building; $written: the number as written; $computed: as it should be.
breach-wrong-holding = { NAME($player) } has { $computed } of this, not { $written }: { NAME($thing) }
    .title = Wrong goods, ships or buildings
    .why = Goods, ships and buildings are open and stay with their owner for the whole game.
# $written, $computed: colours in order.
breach-wrong-order = the turn order is { $computed } (written: { $written })
    .title = Wrong turn order
    .why = Those in Initiative lead in the order of their spaces; the others follow in their old order.
# $written, $computed: points; $case: colonies, or all.
breach-wrong-score = { $case ->
        [colonies] { NAME($player) } has { $computed ->
            [one] { $computed } point
           *[other] { $computed } points
        } from colonies so far, not { $written }
       *[all] { NAME($player) } has { $computed ->
            [one] { $computed } point
           *[other] { $computed } points
        } in all, not { $written }
    }
    .title = Wrong score
    .why = Colonies score after turns 3, 6 and 8; discoveries, buildings and the income of turn 8 are added at the end. `annals score` shows every point.
# $decided: none, or what decides between those level at the most points: colonies, money, goods, shared.
breach-wrong-winner = { $decided ->
        [colonies] level at the most points, { $points }; ahead by the colony points of turn 8: { $computed } (written: { $written })
        [money] level at the most points, { $points }; ahead by money: { $computed } (written: { $written })
        [goods] level at the most points, { $points }; ahead by goods: { $computed } (written: { $written })
        [shared] level at the most points, { $points }; the victory is shared: { $computed } (written: { $written })
       *[none] most points, { $points }: { $computed } (written: { $written })
    }
    .title = Wrong winner
    .why = Most points win; a tie goes to whoever has more colony points from turn 8, then more money, then more goods.

## How entries are written under each heading, for one that says nothing there

entry-form-setup = written like this: `order: red, blue`; `buildings: …`; `goods: …`; `board: Canada = fur`; in the middle of a game also: `red: $14, 2 ships, 3 sugar`; `red: 2 soldiers > Canada`
entry-form-bids = written like this: `red: $3`; `red: pass`; then: `red: Caribbean = [1 2 1 4]`; `blue: captain`
entry-form-turn = under the heading of a turn only `order: red, blue` is written
entry-form-placement = one piece at a time: `red: dock`; with its kind: `red: captain > dock`
entry-form-initiative = written like this: `red: $1`
entry-form-income = written like this: `red: $3`
entry-form-dock = written like this: `red: Caribbean`; with the piece: `red: soldier > Caribbean`; the good that was taken: `= sugar`
entry-form-goods = one good for each piece: `red: sugar`
entry-form-shipping = written like this: `red: ship`
entry-form-buildings = one building for each piece: `red: Monastery`; where it works at once: `red: Indian Allies > Canada`
entry-form-discovery = written like this: `red: captain, 2 colonists > Peru = [2 4 3 5]`; for a card: `> card = China`
entry-form-specialists = written like this: `red: training > soldier`
entry-form-warfare = written like this: `red: battle > blue, Canada`; or: `red: war > blue`; then the losses: `Canada: blue -soldier, red -colonist`
entry-form-benefits = written like this: `red: Stable > Canada, New England`; `red: Migration > 2 colonists, Brazil, Peru`; `red: West Indies Company = tobacco`; what was received: `red: $5`
entry-form-refill = written like this: `buildings: …`; `goods: …`; `order: red, blue`
entry-form-tally = written like this: `red: $14, 3 sugar, 2 ships, Stable`
entry-form-score = written like this: `red: 24`
