### What a check of a game record of Planetfall can find, one message for each finding.
### The value is the finding with the facts of the case; .title names the mistake in general; .why says why the rule
### is there or what lies behind it; .hint (few have one) says what to do.
### $player, $other, $expected: the glossary id of a player's colour, for NAME and GENDER. $players, $written and $computed of
### an order or a winner: several colours as a text, separated by commas. $card, $commander, $goal, $place: names as a text, as
### the table writes them. $price, $has, $paid, $written, $computed, $pay, $gain: amounts as a text (“3 strength”). $count and
### other figures are numbers. $case chooses between variants. Texts begin in lower case and end without a full stop.

## Every game

breach-seat-taken-twice = { NAME($player) } is taken by two players
    .title = Colour taken twice
    .why = Each player has one ship and four markers of one colour.
# $turn: the last round.
breach-game-already-over = the game is over after round { $turn }; nothing more happens
    .title = After the end of the game
    .why = There are seven planets, one for each round. After the last one the points are counted.
# $turn: as written; $expected: the round that is due.
breach-turn-out-of-order = round { $turn } is written where round { $expected } begins
    .title = Round out of order
    .why = Each round has one planet, and the seven planets come in order.
# $case: turn-missing, or late; $heading, $after: headings; $turn: the round; $next: the round that should be announced.
breach-heading-out-of-order = { $case ->
        [turn-missing] “{ $heading }” begins, but the heading of round { $next } is missing
       *[late] “{ $heading }” stands after “{ $after }” in round { $turn }; it comes earlier
    }
    .title = Heading out of order
    .why = A round has Discovery, Income, the two parts of the Exploration and Migration, in this order. Every action of a part is resolved before the next part begins.
# $turn: the round; $last: the last round.
breach-ended-early = the record ends in round { $turn }; the game has { $last }
    .title = Ended early
    .why = The winner is decided after round 7. A game that was broken off is better left without its end.

## This game

breach-deck-not-found = the deck file { $file } cannot be opened; the record is checked without it
    .title = Deck file not found
    .why = The path is relative to the record, or the name of a built-in deck.
breach-deck-file-broken = the deck file { $file } cannot be used: { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }; the record is checked without it
    .title = Deck file that cannot be used
    .why = Everything that is wrong with a deck file is reported when it is checked by itself.
    .hint = `annals deck check` lists all problems with their places
breach-landmark-with-two-icons = { $card } has the icon { $icon } here and { $known } elsewhere
    .title = Landmark with two icons
    .why = Landmarks of one name form pairs, so all of them carry the same icon.
# $case: type, part, figures, planet, icon; $part: the part as written.
breach-card-declared-wrongly = { $case ->
        [part] { $card } cannot have this: { $part }
        [figures] { $card } needs one figure or three here: { $part }
        [figure] { $card } takes just one figure here: { $part }
        [planet] { $card } lies on a planet that does not exist
        [icon] { $card } is no landmark and has no icon
       *[type] { $card } needs exactly one type
    }
    .title = Card line that fits no card
    .why = A unit has strength, experience and perhaps Diplomacy; a technology a cost; a landmark a cost, an icon, a pair value and perhaps Aggression; a resource energy and perhaps a sector.
breach-card-declared-differently = { $case ->
        [commander] the sheet of { $card } had other figures before
       *[card] { $card } was another card before: its type or its figures were others
    }
    .title = Card or sheet with two sets of figures
    .why = Every card and every sheet exists once, and what is printed on it does not change.
# $parts: the lines that are missing.
breach-setup-incomplete = the game begins, but the setup lacks: { $parts }
    .title = Setup incomplete
    .why = Commanders, the goal sheet and, where no initiative is known, the first order cannot be worked out, so they have to be written.
breach-commander-missing = { NAME($player) } has no commander
    .title = Commander missing
    .why = Each player picks a commander sheet before the first round.
breach-second-commander = { NAME($player) } already has { $commander }
    .title = Second commander
    .why = A player leads one commander, for the whole game.
breach-commander-taken-twice = { $commander } is already played by { NAME($other) }
    .title = Commander taken twice
    .why = There are six sheets, each with two sides. Whoever takes a sheet takes both of its sides.
breach-unknown-commander = the deck file has no such commander or side: { $commander }
    .title = Unknown commander
    .why = A complete deck file holds every sheet of the box.
breach-commander-side-missing = the side is missing: { $commander } a, or { $commander } b
    .title = Side of the sheet missing
    .why = The two sides of a sheet have their own ability and starting values.
breach-start-differs = { NAME($player) } starts with { $computed }, not with { $written }
    .title = Other starting value
    .why = The underlined numbers of the sheet are the starting values; Empire points start at 0.
breach-goal-missing = the goal sheet is missing
    .title = Goal sheet missing
    .why = One goal sheet is drawn; which one is luck, so it has to be written.
    .hint = write a line such as `goal: open sky`
breach-second-goal-sheet = { $goal } is already on the table; there is one goal sheet
    .title = Second goal sheet
    .why = One sheet is drawn for all players.
breach-unknown-goal = the deck file has no goal sheet { $goal }
    .title = Unknown goal sheet
    .why = A complete deck file holds every goal sheet of the box.
breach-order-against-initiative = by initiative the order is { $computed }
    .title = Order against the initiative
    .why = In round 1 the lowest initiative begins.
breach-order-differs = on the turn track the order is { $computed }
    .title = Other order
    .why = Ships return to the topmost free space as their actions are resolved. The order in which they return is the next one.
breach-score-before-the-end = points are counted after round { $last }; this is round { $turn }
    .title = Score before the end
    .why = Goals and end conditions count once, when the last round is over.
breach-migration-in-last-round = round { $turn } is the last one and has no Migration
    .title = Migration in the last round
    .why = After the last planet nobody travels on; the points are counted.
# $rows: the rows, as a text.
breach-row-missing = not laid out: { $rows }
    .title = Row missing
    .why = Which cards come up is luck. Nobody can work it out, so all three rows have to be written.
breach-row-unknown = there is no row of level { $level }
    .title = Row that does not exist
    .why = There are three rows: levels I, II and III.
breach-row-laid-out-twice = the row of level { $level } is already laid out
    .title = Row laid out twice
    .why = Each row is laid out once a round.
breach-rows-refilled = the row of level { $level } is not filled up
    .title = Row filled up
    .why = Part II is played with the cards that Part I has left.
breach-wrong-number-of-cards-in-row = { $count ->
        [one] { $count } card lies
       *[other] { $count } cards lie
    } in the row of level { $level }, there should be { $expected }
    .title = Wrong number of cards in a row
    .why = Up to three players have rows of 4, 3 and 2 cards, more players rows of 5, 4 and 3.
breach-unknown-card = the deck file has no card { $card }
    .title = Unknown card
    .why = A complete deck file holds every card of the box.
breach-card-of-another-planet = { $card } belongs to planet { $planet }; this is planet { $expected }
    .title = Card of another planet
    .why = Each round has its own deck: the one with the number of the round.
breach-card-revealed-twice = { $card } already lies in the rows
    .title = Card laid out twice
    .why = Every card exists once, in one deck.
# $cards: how many a deck has, as a text.
breach-too-many-cards-of-a-type = that would be number { $count }; a planet deck has { $cards }
    .title = Too many cards of a type
    .why = Every planet deck has 4 units, 3 technologies, 3 landmarks and 4 resources.
breach-income-in-first-round = { NAME($player) } has no income in round 1
    .title = Income in the first round
    .why = The first Income phase is skipped. Only a commander whose text says so already gains something.
breach-income-differs = { NAME($player) } receives { $computed }, not { $written }
    .title = Other income
    .why = Sectors, technologies and the commander pay in every Income phase from round 2 on. What effect lines of the phase bring is written apart.
breach-placed-out-of-turn = { NAME($player) } chooses, but it is the turn of { NAME($expected) }
    .title = Ship placed out of turn
    .why = Ships are placed in the order of the turn track, from the top.
breach-second-ship-placed = { NAME($player) } has already chosen in this part
    .title = Second ship placed
    .why = Each player has one ship.
breach-placement-missing = { NAME($player) } has not placed the ship
    .title = Ship not placed
    .why = In each part everybody places the ship, or passes.
breach-space-occupied = { $place } is taken by { NAME($other) }
    .title = Space occupied
    .why = Only one ship stands on a card or an operation space.
breach-no-such-operation-space = there is no operation space of level { $level }
    .title = Operation space that does not exist
    .why = There is one operation space for each of the levels I, II and III.
breach-card-not-in-rows = { $card } does not lie in the rows
    .title = Card not in the rows
    .why = A ship is placed on a card of the three rows or on an operation space. Cards that were set aside cannot be chosen.
breach-card-already-taken = { $card } has been taken
    .title = Card already taken
    .why = A card that was taken in Part I is gone in Part II.
breach-card-back-in-the-box = { $card } went back into the box after planet { $planet }
    .title = Card back in the box
    .why = At the end of a round everything that nobody took leaves the game.
breach-card-not-affordable = { $card } costs { $price }; { NAME($player) } has { $has }
    .title = Card that cannot be paid
    .why = A card may only be chosen by somebody who can pay for it in some way when the ship is placed.
breach-restrained-card-chosen = the Restrain token of { NAME($player) } lies on { $place }
    .title = Restrained card chosen
    .why = Until the end of the part nobody else may choose what the token lies on.
breach-passed-although-something-was-free = { NAME($player) } passes although something could be chosen
    .title = Passed without need
    .why = Passing is for those to whom nothing is left. Resource cards and operation spaces cost nothing.
breach-resolved-out-of-order = the action of { NAME($player) } came earlier
    .title = Resolved out of order
    .why = Actions are resolved by level, in a row from left to right, and the operation space of a level after its cards.
breach-resolved-other-card = the ship of { NAME($player) } stands on { $place }
    .title = Another card resolved
    .why = An action is resolved where the ship was placed.
breach-resolved-without-ship = { NAME($player) } has no ship in the rows
    .title = Resolved without a ship
    .why = Whoever passed has nothing to resolve.
# $case: card, operations, exchange; $way: the way as written; $type: the glossary id of the card type.
breach-way-of-another-type = { $case ->
        [operations] an operation space is not taken: { $way }
        [exchange] { $place } is a card; points are exchanged on operation spaces
       *[card] { $place } is { NAME($type, form: "indefinite") } and is not taken so: { $way }
    }
    .title = Way of another type
    .why = Units are defeated or enlisted, technologies studied, landmarks taken in peace or by force, resources gathered or annexed.
breach-unit-without-diplomacy = { $card } has no Diplomacy and cannot be enlisted
    .title = Unit without Diplomacy
    .why = Only units with the Diplomacy symbol can be enlisted.
breach-enlisted-without-experience = { $card } needs { $need } experience; { NAME($player) } has { $has }
    .title = Enlisted without the experience
    .why = Missing experience is made up for by strength in a fight, but by nothing when a unit is enlisted.
breach-landmark-without-aggression = { $card } has no Aggression and cannot be taken by force
    .title = Landmark without Aggression
    .why = Only landmarks with the Aggression symbol can be paid with strength.
breach-sector-not-on-card = { $card } has no sector and cannot be annexed
    .title = Resource without a sector
    .why = Only resource cards with two sector symbols can be turned into a sector.
breach-overdrawn = { NAME($player) } pays { $paid } and has { $has }
    .title = More paid than there is
    .why = What is spent must be there, before anything is gained.
breach-experience-lowered = { NAME($player) } pays { $paid } experience, which is never spent
    .title = Experience spent
    .why = Experience is needed, not paid. It never goes down.
# $case: amount, or kind.
breach-payment-differs = { $case ->
        [kind] this is not paid with { $written }
       *[amount] the price is { $computed }, not { $written }
    }
    .title = Other price
    .why = The level on which a card lies fixes its price. In a fight each missing point of experience costs 1 strength more.
breach-gain-differs = { NAME($player) } gains { $computed }, not { $written }
    .title = Other gain
    .why = The reward of the card, a pair, and the texts of technologies and commander add up. A gain may be written as printed or as received.
breach-exchange-missing = what { NAME($player) } exchanges on { $place } is missing
    .title = Exchange missing
    .why = What operation points are exchanged for is a choice, so it has to be written.
    .hint = write what was received, such as `blue: operations 2 > 3 strength, 1 experience`, or `> pass`
breach-exchange-over-points = { NAME($player) } exchanges { $cost } operation points; the space gives { $points }
    .title = Too many points exchanged
    .why = The space of level I gives 5 points, that of level II 6, that of level III 7. Experience costs 2 points.
breach-exchange-over-planet-number = { $written } are too many; the planet allows { $most }
    .title = More than the number of the planet
    .why = At most as many Empire points as the number of the planet can be had for operation points.
breach-exchange-for-other-statistic = operations do not give { $written }
    .title = Another statistic exchanged
    .why = Operation points are exchanged for Empire points, strength and experience.
# $case: text, or token.
breach-effect-not-owned = { $case ->
        [token] nobody has given { NAME($player) } the Restrain token
       *[text] { NAME($player) } does not have { $card }
    }
    .title = Text of somebody else
    .why = Only the own commander and the technologies in front of a player work for him.
breach-effect-too-early = { $card } works from the next phase on
    .title = Text used too early
    .why = A technology works from the phase after the one in which it was taken.
breach-effect-outside-its-moment = this is not the moment for { $card }
    .title = Text used at another moment
    .why = Each text says when it may be used.
breach-effect-used-too-often = { $card } has been used as often as it may
    .title = Text used too often
    .why = Some texts may be used only so many times in a phase, a round or a game.
breach-effect-needs-no-line = { $card } acts by itself and needs no line
    .title = Line without need
    .why = What a text gives by itself is part of the action that calls it up.
# $case: rate, row, card-missing.
breach-effect-differs = { $case ->
        [row] { $card } reveals a card in another row
        [card-missing] which card { $card } reveals is missing
       *[rate] { $card } gives { $gain } for { $pay }, at most { $times ->
            [one] once
           *[other] { $times } times
        }
    }
    .title = Text used in another way
    .why = The text gives the rate, the amount and the place.
breach-planet-deck-empty = all { $count } cards of planet { $planet } lie in the rows
    .title = Planet deck empty
    .why = Each planet has 14 cards.
breach-over-the-maximum = the track of { NAME($player) } ends at { $most }; { $written } are written
    .title = Beyond the maximum
    .why = A gain beyond the last space of the track is lost.
breach-tally-differs = { NAME($player) } has { $computed }, not { $written }
    .title = Other tally
    .why = A tally is compared with what has been written so far.
breach-goal-points-differ = goal { $goal } gives { NAME($player) } { $computed } points, not { $written }
    .title = Other points of a goal
    .why = Each player who meets a condition of the goal sheet scores it.
breach-end-points-differ = { $card } gives { NAME($player) } { $computed } points, not { $written }
    .title = Other points at the end
    .why = Technologies of planets 5 to 7 and some commanders give Empire points at the end.
# $case: goal, or card.
breach-score-without-source = { $case ->
        [goal] the goal sheet has no goal { $goal }
       *[card] { $card } gives { NAME($player) } no points at the end
    }
    .title = Points without a source
    .why = Points of the end come from the three goals, from own technologies with an end condition, and from the own commander.
breach-score-differs = { NAME($player) } has { $computed } points, not { $written }
    .title = Other points
    .why = The points of the end are added to the Empire points.
# $case: points, or tie; $written, $computed: players.
breach-winner-differs = { $case ->
        [tie] level with { $points } points, the winner is { $computed }, not { $written }
       *[points] with { $points } points the winner is { $computed }, not { $written }
    }
    .title = Another winner
    .why = The most Empire points win. Players who are level share the victory, unless the table breaks ties.
breach-figures-missing = nobody can work out what { $card } cost and gave
    .title = Figures missing
    .why = What is printed on this card is not known. Until the next tally nothing of this player can be checked.
    .hint = write what was paid and gained after `=`, or add a line `card …`
breach-text-only-the-table-knows = only the table knows the text of { $card }; what is written is taken as it stands
    .title = Text that only the table knows
    .why = No text of a card or commander is public. A deck file can tell what it does.
