### What a check of a game record of Age of Renaissance can find, one message for each finding.
### The value is the finding with the facts of the case; .title names the mistake in general; .why says why the rule
### is there or what lies behind it; .hint (few have one) says what to do.
### $player, $other, $expected, $owner, $winner …: the glossary id of a power, for NAME and GENDER. $players, $order and
### $written or $computed of an order or a winner: several powers as a text, separated by commas. $province, $base, $card,
### $leader, $advance, $commodity, $category, $area, $ship: glossary ids. $provinces, $cards, $advances, $choices …: several
### names as a text. $money, $price, $cash, $bid …: amounts as a text (“$5”). $written and $computed of a claim: amounts or
### numbers as a text. $parts: how a figure comes about, as a text joined from the messages at the end of this file.
### $count, $tokens, $needed and other figures are numbers. $case chooses between variants; the one with the asterisk is the
### last of those named in the comment. Texts begin in lower case and end without a full stop.

## The frame of a record

breach-players-missing = the record does not say who plays
    .title = No players
    .why = How many play decides which powers, areas and slots of the order there are. The powers and their players stand in the header.
    .hint = write a line such as `players: Venice Anna, Genoa Marek, Barcelona Dana`
# $case: ruling, reading, edition; $ruling, $reading: as written.
breach-unknown-reading = { $case ->
        [ruling] there is no disputed point called { $ruling }
        [reading] the disputed point { $ruling } has no reading { $reading }
       *[edition] there is no edition { $reading }
    }
    .title = Unknown reading
    .why = Where sources disagree a table may choose its reading, by the names that `annals rulings` lists. The editions are 1996 and 1999.
breach-seat-taken-twice = { NAME($player) } is led by two players
    .title = Power taken twice
    .why = Each player leads one power, from a capital of their own.
# $count: how many play.
breach-capital-not-in-play = { NAME($player) } takes no part in a game of { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
    .title = Power that takes no part
    .why = Three players lead Venice, Genoa and Barcelona. Paris joins with the fourth player, London with the fifth, Hamburg with the sixth.
# $edition: the edition of the record, 1996 or 1999, as a text.
breach-edition-mixed = in the edition of { $edition } this line has no meaning
    .title = Line of the other edition
    .why = Written Record, Wind/Watermill, Patronage, misery relief and the order of the phases differ between the editions. A record keeps to one of them.
    .hint = the header says which rules are used: `edition: 1996` or `edition: 1999`
# $turn: as written; $expected: the turn that is due.
breach-turn-out-of-order = turn { $turn } is written where turn { $expected } begins
    .title = Turn out of order
    .why = Turns are numbered one after the other. A wrong number often means that a turn was left out.
# $case: turn-missing, or late; $heading, $after: headings; $turn: the turn; $next: the turn that should be announced.
breach-heading-out-of-order = { $case ->
        [turn-missing] “{ $heading }” begins, but the heading of turn { $next } is missing
       *[late] “{ $heading }” stands after “{ $after }” in turn { $turn }; it comes earlier
    }
    .title = Heading out of order
    .why = A turn runs from the draw to the order of play, and each phase is finished before the next begins. The last turn has no order-of-play phase; the final card play follows its income.
# $player: who acts too late; $other: who comes later in the order and has acted already; $order: the order of play.
breach-acted-out-of-turn = { NAME($player) } acts after { NAME($other) }, who comes later; the order of play is { $order }
    .title = Acted out of turn
    .why = From the draw to the expansion the players act one after the other, each once a phase. Who comes first can change what is left for the next.
# $case: chaos, or left.
breach-eliminated-player-acts = { $case ->
        [left] { NAME($player) } has left the game and does nothing more
       *[chaos] { NAME($player) } fell into Chaos and does nothing more
    }
    .title = Entry of a player who is out
    .why = Pieces of a player who is out stay on the map and defend themselves. Nothing else of that player happens.
# $turn: the last turn.
breach-game-already-over = the game is over after turn { $turn }; nothing more happens
    .title = Game already over
    .why = The turn in which the last card of the last deck is drawn, or somebody owns all 26 advances, is the last one. After its income only the hands are played.
# $turn: the turn reached.
breach-ended-early = the record ends in turn { $turn }, but there are cards left and nobody owns all the advances
    .title = Ended early
    .why = A game lasts until the last deck is drawn or somebody owns all 26 advances. If the table had agreed on a time, the header says so.
    .hint = write `variant: time limit` in the header if you stopped at a time you had agreed on
# $parts: what is missing, as a text: headings and powers.
breach-setup-incomplete = the game begins, but the setup lacks: { $parts }
    .title = Setup incomplete
    .why = Bids, the dice of a tie and the first token purchases cannot be worked out, so they have to be written.
# $case: bid, player, drawn ($player), table; $before: what is written already.
breach-said-twice = { $case ->
        [bid] { NAME($player) } has already bid { $before }
        [player] something else is written of { NAME($player) } already: { $before }
        [drawn] the card of { NAME($player) } is named already: { $before }
       *[table] something else is written already: { $before }
    }
    .title = Said twice
    .why = A bid, the length of the game, the edition, the reading of a ruling, the order of play, a card drawn and what lies on the table at the start are each said once. Of two different lines one must be wrong.
# $case: satellite, taken, out-of-play (a province); market ($count tokens, $most); tokens, markers ($count of $player, $most);
# conditions, epoch ($count, $most); misery ($value); ship.
breach-position-impossible = { $case ->
        [satellite] { NAME($province) } is a satellite: no marker of { NAME($player) } can stand there
        [market] { NAME($province) } has room for { $most } in all; with these there would be { $count }
        [taken] other pieces stand in { NAME($province) } already; there is no room for those of { NAME($player) }
        [out-of-play] { NAME($province) } lies in an area that is out of play; no piece of { NAME($player) } can stand there
        [tokens] { NAME($player) } has { $most } tokens in all, not { $count }
        [markers] { NAME($player) } has { $most } markers in all, not { $count }
        [misery] the misery index has no space { $value }, so { NAME($player) } cannot stand there
        [ship] the ships of { NAME($player) } cannot be at { $ship }: there is no such space
        [epoch] there is no epoch { $count } in this game; the last is { $most }
       *[conditions] { $count } shortages and surpluses are written; there are never more than { $most }
    }
    .title = Impossible position
    .why = A record may begin in the middle of a game, but with a table that can come about. A market holds one marker or as many tokens as its number, a satellite one token; a player has 36 tokens and 25 markers.
# $case: border, if $province and $other are said to touch or not to; coast, if $province and the water $other; advance, if a
# figure of $advance is said to be another one.
breach-board-fact-denied = { $case ->
        [border] about { NAME($province) } and { NAME($other) } all sources agree
        [coast] about { NAME($province) } and the { NAME($other) } all sources agree
       *[advance] all sources agree on this figure: { NAME($advance) }
    }
    .title = Board unlike the sources
    .why = A table may write down what its own board shows where the sources differ or a figure is only assumed. Here they agree.
# $case: range, if the figure $die (a number) is on no die; number, if $count dice are written and $expected are thrown.
breach-die-not-a-die = { $case ->
        [range] a die shows 1 to 6, not { $die }
       *[number] { $count ->
            [one] { $count } die is written
           *[other] { $count } dice are written
        }; { $expected } are thrown here
    }
    .title = Dice that cannot be
    .why = An attack and a market roll need three dice (coloured, black, white), War needs one for each side, everything else a single die.

## Claims: figures that were written down

breach-wrong-money = { NAME($player) } has { $computed }, not { $written }
    .title = Wrong money
    .why = Money is open, and everything that moves it stands in the record, so the cash is known at every moment.
# $case: tokens, markers, cards, misery, ship ($computed and $written are ships as a text, “galley 4”), no-ship, advance (the player
# does not own $advance), map (tokens of the player in $province), marker (none in $province), deck, epoch. $written, $computed:
# numbers as a text. For deck and epoch $player is not needed.
breach-wrong-holding = { $case ->
        [tokens] tokens of { NAME($player) } in the expansion box: { $computed }, not { $written }
        [markers] markers of { NAME($player) } on the map: { $computed }, not { $written }
        [cards] cards in the hand of { NAME($player) }: { $computed }, not { $written }
        [misery] the misery of { NAME($player) } is { $computed }, not { $written }
        [ship] ship of { NAME($player) }: { $computed }, not { $written }
        [no-ship] { NAME($player) } has no ship, so not { $written }
        [advance] { NAME($player) } does not own { NAME($advance) }
        [map] tokens of { NAME($player) } in { NAME($province) }: { $computed }, not { $written }
        [marker] { NAME($player) } has no marker in { NAME($province) }
        [deck] cards in the draw pile: { $computed }, not { $written }
       *[epoch] this is epoch { $computed }, not { $written }
    }
    .title = Other holding
    .why = A tally is compared with what the record has led to so far.
# $case: size; card, if $card cannot be in this hand.
breach-wrong-hand = { $case ->
        [card] { NAME($player) } cannot hold { NAME($card, form: "definite") }
       *[size] cards in the hand of { NAME($player) }: { $computed }, not { $written }
    }
    .title = Other hand
    .why = How many cards somebody holds follows from the draws and plays of the record, even where nobody knows what they are.
# $written, $computed: powers in order; $parts: what each has spent, as a text.
breach-wrong-order = the order of play is { $computed } (written: { $written }); spent on tokens: { $parts }
    .title = Wrong order of play
    .why = Whoever spends least goes first. Among equals the one who chose a capital later decides whether to go before or after.
# $parts: made of the income parts at the end.
breach-wrong-income = { NAME($player) } receives { $computed }, not { $written }: { $parts }
    .title = Wrong income
    .why = Everybody receives $15, and for each marker on the map as many dollars as players began the game. Interest & Profit and Middle Class add to it.
# $case: commodity, if $player is paid for $commodity, with $parts of a payment; rebate, for $leader, with $parts of a price;
# fine, for a surplus of $commodity.
breach-wrong-payment = { $case ->
        [commodity] for { NAME($commodity) } { NAME($player) } is paid { $computed }, not { $written }: { $parts }
        [rebate] { NAME($leader) } brings { NAME($player) } a rebate of { $computed }, not { $written }
       *[fine] for the surplus of { NAME($commodity) } { NAME($player) } pays { $computed }, not { $written }
    }
    .title = Wrong payment
    .why = Two provinces pay four times as much as one, three nine times. Shortage, surplus and Industry move the payment by a box each; white markers do not count.
# $case: advance, for $advance; ship; stability; relief; leader, for $leader; all, for the whole entry; event, for the sum that
# the card $card takes from $player. $parts: made of the price parts at the end.
breach-wrong-price = { $case ->
        [advance] { NAME($advance) } costs { NAME($player) } { $computed }, not { $written }: { $parts }
        [ship] the ship costs { $computed }, not { $written }
        [stability] stabilization costs { NAME($player) } { $computed }, not { $written }: { $parts }
        [relief] the relief costs { NAME($player) } { $computed }, not { $written }: { $parts }
        [leader] for { NAME($leader) } { NAME($player) } pays { $computed }, not { $written }
        [event] { NAME($card) } takes { $computed } from { NAME($player) }, not { $written }
       *[all] { NAME($player) } pays { $computed } in all, not { $written }: { $parts }
    }
    .title = Wrong price
    .why = Credits of advances owned before this turn, leaders, Written Record and Institutional Research lower a price, never below zero.
# $card: the event; $written, $computed: spaces; $parts: made of the misery parts at the end.
breach-wrong-misery = { NAME($card) } moves the misery of { NAME($player) } by { $computed ->
        [one] { $computed } space
       *[other] { $computed } spaces
    }, not by { $written }: { $parts }
    .title = Wrong misery
    .why = Everybody is hit, but some advances and grain provinces soften the blow, and others make it worse.
# $case: shortage, surplus, none; what the dice give for $commodity.
breach-wrong-shortage = { $case ->
        [shortage] there is a shortage of { NAME($commodity) }
        [surplus] there is a surplus of { NAME($commodity) }
       *[none] there is neither a shortage nor a surplus of { NAME($commodity) }
    }
    .title = Wrong shortage or surplus
    .why = Black and white die together name the commodity; a coloured die of 1 to 3 means shortage, 4 to 6 surplus. Both of one commodity cancel each other.
# $case: nobody; tie, if $winner has as many as $player and moved earlier; other. $count: the winner's white markers.
breach-wrong-bonus = { $case ->
        [nobody] nobody has a new marker on the map, so there is no bonus card
        [tie] the bonus card goes to { NAME($winner) }, who has as many new markers ({ $count }) and moved earlier
       *[other] the bonus card goes to { NAME($winner) } with { $count ->
            [one] { $count } new marker
           *[other] { $count } new markers
        }
    }
    .title = Bonus card of somebody else
    .why = Whoever has most white markers on the map at the end of the expansion draws a card.
# $advances, $cash, $misery: the three figures as a text.
breach-wrong-score = { $case ->
        [out] { NAME($player) } is out of the game and has no points, so not { $written }
       *[in] { NAME($player) } has { $computed } points, not { $written }: advances { $advances }, cash { $cash }, misery −{ $misery }
    }
    .title = Wrong score
    .why = A score is the printed value of all advances plus the cash, less the misery.
# $written, $computed: powers; $points: a number; $case: points, or tie.
breach-wrong-winner = { $case ->
        [tie] with { $points } points each the victory is shared by { $computed } (written: { $written })
       *[points] with { $points } points the winner is { $computed } (written: { $written })
    }
    .title = Wrong winner
    .why = The highest score wins. Players who have fallen into Chaos or left do not score.
# $case: count, if the cards are $count and should be $expected; copies, if there are more of $card than the box holds.
breach-cards-do-not-add-up = { $case ->
        [copies] there are more copies of this here than the decks so far hold: { NAME($card) }
       *[count] hands, draw pile, replay pile and removed cards make { $count }; the decks so far have { $expected }
    }
    .title = Cards that do not add up
    .why = Epoch I brings 29 cards, epoch II 22, epoch III 13, and each of them is somewhere.

## Setup

breach-bid-not-affordable = { NAME($player) } bids { $bid } and has { $cash }
    .title = Bid above one's cash
    .why = Every bid is paid, also the lowest, from the $40 of the start.
# $case: missing, if there are no dice; equal, if the dice are equal again. $players: those who are level.
breach-bid-tie-not-rolled = { $case ->
        [equal] the dice are equal again: { $players }
       *[missing] these bids are equal and no dice are written: { $players }
    }
    .title = Equal bids not settled
    .why = Equal bids are settled by a die each; the higher one chooses earlier. Whoever chooses late wins ties of the order of play, so it matters.
    .hint = write one die for each: `Venice: roll = [5]; Genoa: roll = [3]`
breach-roll-without-tie = { $case ->
        [settled] the dice have already decided the place of { NAME($player) }
       *[bid] the bid of { NAME($player) } is equal to no other
    }
    .title = Dice without a tie
    .why = Dice decide only between equal bids, and are rolled again only while they are equal too.

## Token purchases

# $players: who is missing.
breach-order-bid-missing = what these players spend on tokens is not written: { $players }
    .title = Token purchase missing
    .why = What is spent on tokens is a secret choice and decides the next order of play. Who buys none writes 0.
# $case: tokens, early (a negative figure), or low (lower than the ruling allows). $spent: an amount; $cash: what the player has.
breach-order-bid-not-affordable = { $case ->
        [early] { NAME($player) } pays { $spent } for going early and has { $cash }
        [low] for going early { NAME($player) } can pay $1, not { $spent }
       *[tokens] { NAME($player) } spends { $spent } on tokens and has { $cash }
    }
    .title = More spent on tokens than there is
    .why = Tokens cost $1 each, and there is no credit.
# $case: tokens, or early (a negative figure). $before: the amount that was written first.
breach-second-order-bid = { $case ->
        [early] { NAME($player) } has already paid { $before } for going early this turn
       *[tokens] { NAME($player) } has already spent { $before } on tokens this turn
    }
    .title = Spent on tokens twice
    .why = Each player spends on tokens once a turn, and all at the same time. Where two sums are written, the later one counts.

## Draw

# $expected: the first player.
breach-clear-not-first-player = { NAME($player) } is not first in the order of play; that is { NAME($expected) }
    .title = Condition paid off by another
    .why = Only the first player may pay off shortages and surpluses, before anybody draws.
breach-nothing-to-clear = there is neither a shortage nor a surplus of { NAME($commodity) }
    .title = Nothing to pay off
    .why = A condition ends when its commodity is played, when it is paid off, or after one turn.
breach-clear-not-affordable = { NAME($player) } has { $cash }; to pay off { NAME($commodity) } costs { $price }
    .title = Condition that cannot be paid off
    .why = A condition costs the base value of its commodity. Gold and Ivory after a 12 cost it once for both.
breach-card-from-empty-deck = { NAME($player) } cannot buy a card: the draw pile is empty and no epoch follows
    .title = Card from an empty deck
    .why = When the last deck is empty nobody draws any more, for money or for tokens. The turn is played to its end and is the last.

## Buying cards

breach-card-without-urban-ascendancy = { NAME($player) } does not own { NAME($advance) }
    .title = Extra card without the advance
    .why = The extra card for $10 is the privilege of Urban Ascendancy.
breach-second-extra-card = { NAME($player) } has already bought an extra card this turn
    .title = Second extra card
    .why = Urban Ascendancy allows one extra card a turn.
breach-extra-card-not-affordable = { NAME($player) } has { $cash }; an extra card costs { $price }
    .title = Extra card that cannot be paid
    .why = An extra card costs $10.
# $case: bought, if Master Art was bought only this turn; none.
breach-discard-without-master-art = { $case ->
        [bought] { NAME($player) } bought { NAME($advance) } only this turn
       *[none] { NAME($player) } does not own { NAME($advance) }
    }
    .title = Discard without the advance
    .why = Only Master Art allows a card to be discarded, and not at the moment it is bought.
breach-second-discard = { NAME($player) } has already discarded a card this turn
    .title = Second discard
    .why = Master Art allows one discard a turn.
breach-discard-before-extra-card = { NAME($player) } has discarded already; an extra card is bought before that
    .title = Extra card after the discard
    .why = Whoever owns both advances first buys a card, or declines, and then discards. So one knows the new card before letting one go.

## Cards

breach-hand-empty = { NAME($player) } has no card
    .title = Empty hand
    .why = How many cards somebody holds is known: one dealt, one each draw phase, bought ones, bonus cards and those of a shortage.
# $epoch: the epoch of the card; $reached: the epoch of the deck. Numbers.
breach-card-of-a-later-epoch = { NAME($card, form: "definite") } belongs to epoch { $epoch }; the deck is that of epoch { $reached }
    .title = Card of a later epoch
    .why = Cards of the next epoch come into the game only when the deck is empty and another card is due.
# $case: removed, if a card that leaves the game has been played; replay, if all copies lie in the replay pile; played, otherwise.
breach-card-already-gone = { $case ->
        [removed] { NAME($card, form: "definite") } has left the game
        [replay] { NAME($card, form: "definite") } lies in the replay pile until the next deck is formed
       *[played] { NAME($card, form: "definite") } has been played as often as there are copies
    }
    .title = Card already gone
    .why = Leaders and some events leave the game when they are played. All other cards wait in the replay pile for the next deck.
# $parts: the player's draws and what they are accounted for by, as a text made of the draw parts at the end.
breach-card-cannot-be-in-hand = no draw of { NAME($player) } can have brought { NAME($card, form: "definite") }: { $parts }
    .title = Card that cannot be in this hand
    .why = Each draw brings one card of the deck it comes from. All cards a player has shown must fit into that player's draws.
# $case: military, if Long Bow or Gunpowder has been played; mongols, if Mongol Armies has; strife, if Religious Strife has in
# epoch III; matter, if everybody owns Laws of Matter; science, if everybody owns all four sciences.
breach-card-is-a-burden = { $case ->
        [military] { NAME($card) } cannot be played any more: Long Bow or Gunpowder has been played
        [mongols] { NAME($card) } cannot be played any more: Mongol Armies has been played
        [strife] { NAME($card) } cannot be played any more: Religious Strife has been played
        [matter] { NAME($card) } cannot be played any more: everybody owns Laws of Matter
       *[science] { NAME($card) } cannot be played any more: everybody owns all four advances of Science
    }
    .title = Burden played
    .why = A card whose effect has become impossible stays in the hand as a burden and makes stabilization dearer. Master Art or a forced trade gets rid of it.
# $choices: the two commodities.
breach-commodity-not-chosen = { NAME($card, form: "definite") } pays for one commodity, and which one is not written: { $choices }
    .title = Commodity not chosen
    .why = The player of a double card chooses its commodity.
    .hint = write it after the card: `> wine`
breach-commodity-not-on-card = { NAME($commodity) } is not on { NAME($card, form: "definite") }
    .title = Commodity that is not on the card
    .why = A double card pays for one of the two commodities printed on it.
# $case: player, province, provinces, area, or category: what has to be named.
breach-target-missing = { $case ->
        [player] the player on whom { NAME($card) } is played is not written
        [province] the province on which { NAME($card) } is played is not written
        [provinces] the provinces on which { NAME($card) } is played are not written
        [area] the area on which { NAME($card) } is played is not written
       *[category] the category that { NAME($card) } closes is not written
    }
    .title = Target missing
    .why = Whom or what such a card hits is the choice of its player.
    .hint = write it after `>`
# $case: matter, for Laws of Matter; ruler, for Enlightened Ruler; province, if $province belongs to a player with Enlightened
# Ruler; own, if only others may be chosen; out, if $other is out of the game. $other: whom the card would hit.
breach-target-immune = { $case ->
        [matter] { NAME($other) } owns Laws of Matter and cannot be hit by { NAME($card) }
        [ruler] { NAME($other) } has an Enlightened Ruler this turn and cannot be hit by { NAME($card) }
        [province] { NAME($province) } belongs to { NAME($other) }, who has an Enlightened Ruler this turn
        [own] this card is played on somebody else: { NAME($card) }
       *[out] { NAME($other) } is out of the game and cannot be hit by { NAME($card) }
    }
    .title = Protected target
    .why = Laws of Matter protects from Alchemist's Gold. Enlightened Ruler protects its player to the end of the turn from six events, but only from those played later.
breach-war-on-oneself = { NAME($player) } declares War on { NAME($player) }
    .title = War on oneself
    .why = War needs two sides.
# $case: cession, if $player has no marker to cede there; event, for $card.
breach-no-marker-there = { $case ->
        [cession] { NAME($player) } has no coloured marker to cede in { NAME($province) }
       *[event] { NAME($card) } needs a coloured marker, and there is none in { NAME($province) }
    }
    .title = No marker there
    .why = Only a coloured marker can be reduced or ceded. Tokens are too small, and satellites never have a marker.
# $count: how many are named; $expected: how many there should be; $epoch: the epoch.
breach-wrong-number-of-provinces = { NAME($card) } hits { $expected ->
        [one] { $expected } province
       *[other] { $expected } provinces
    } in epoch { $epoch }, not { $count }
    .title = Wrong number of provinces
    .why = Pirates and Vikings strike one province in epoch I, two in epoch II, three in epoch III; fewer only if there are not so many coastal markers.
# $case: inland, or overseas, where a ruling keeps the pirates away.
breach-province-not-coastal = { $case ->
        [overseas] with this ruling Pirates/Vikings do not get overseas: { NAME($province) }
       *[inland] { NAME($province) } has no coast
    }
    .title = Province without a coast
    .why = Pirates and Vikings come by sea. Islands and the boxes overseas count as coastal.
# $case: new-world, capital, or own-capital, where a ruling spares it.
breach-rebellion-not-possible-there = { $case ->
        [new-world] there is no Rebellion in the New World: { NAME($province) }
        [own-capital] { NAME($province) } is a capital and cannot rebel
       *[capital] { NAME($province) } is a foreign capital and cannot rebel
    }
    .title = Rebellion where there is none
    .why = A Rebellion can break out everywhere but in the New World and in the capitals of others.
# $case: area, area-four by another reading, satellite, or own.
breach-crusade-not-possible-there = { $case ->
        [area] { NAME($province) } does not lie in the Holy Land (area VI)
        [area-four] { NAME($province) } does not lie in area IV
        [satellite] { NAME($province) } is a satellite and holds no marker
       *[own] { NAME($player) } already dominates { NAME($province) }
    }
    .title = Crusade to a place where it cannot go
    .why = The Crusades place a marker in any market of area VI that the player does not dominate yet.
# $category: as written; $choices: the three that are open.
breach-category-not-open-to-decree = { NAME($card) } cannot close { NAME($category) }; it can close: { $choices }
    .title = Category the Decree cannot close
    .why = The Pope can close Science, Religion or Exploration for a turn. Commerce, Communication and Civics are not his.
# $other: the victim.
breach-choice-missing = what { NAME($other) } gives up in the Civil War is not written: half of the cash or half of the tokens
    .title = Choice of the victim missing
    .why = The victim of a Civil War chooses what to lose. Nobody can work it out, so it has to be written.
    .hint = write `= cash` or `= tokens` after the victim
# $province: where the marker stood.
breach-replacement-not-written = { NAME($player) } has no token in stock for { NAME($province) }; one from the expansion box is taken
    .title = Replacement not written
    .why = When a marker is reduced and the stock is empty, its owner may use a token from the expansion box or leave the province empty.
    .hint = write `replace > … = token` or `= empty` after the event
# $other: the other side.
breach-war-dice-missing = the dice of the War of { NAME($player) } against { NAME($other) } are missing
    .title = War without dice
    .why = Each side rolls a die, and Nationalism and military advantages are added. Without the dice nobody can tell who won.
    .hint = write both dice after the enemy, your own first: `= [4 2]`
# $player: whose round begins; $sides: the two powers at war.
breach-war-roll-missing = the War goes on ({ $sides }), but the round of { NAME($player) } begins without its dice
    .title = War not rolled again
    .why = A tied War is rolled again at the start of each later round, until somebody wins.
    .hint = write it before the cards of that round: `war: [5 3]`
# $case: rounds, if there are no rounds left; early, if this round has had its roll; none, if no War is open.
breach-war-roll-not-due = { $case ->
        [rounds] no round is left for another roll of the War
        [early] the next roll of the War is due when the round of the next player begins
       *[none] no War is going on
    }
    .title = War dice that are not due
    .why = A tied War is rolled once in each later round. In the final card play there are only as many rolls as rounds are left.
# $player: the loser; $count: markers to cede.
breach-cession-missing = { NAME($player) } has lost the War and cedes { $count ->
        [one] { $count } province
       *[other] { $count } provinces
    }; which is not written
    .title = Cession missing
    .why = The loser of a War cedes as many provinces as the difference of the totals, and chooses them.
    .hint = write it right after the dice: `Barcelona: cede > Seville`
# $count: ceded; $expected: to be ceded.
breach-wrong-number-ceded = { NAME($player) } cedes { $count ->
        [one] { $count } province
       *[other] { $count } provinces
    }; it should be { $expected }
    .title = Wrong number ceded
    .why = As many markers change hands as the totals differ. Only one that cannot be ceded costs a misery space instead.
# $case: advance, if $other does not own $advance; boxes, if the ships of $other keep no further box overseas.
breach-ceded-to-one-who-cannot-hold = { $case ->
        [boxes] { NAME($other) } cannot keep another box overseas: { NAME($province) }
       *[advance] { NAME($other) } cannot hold { NAME($province) } without { NAME($advance) }
    }
    .title = Ceded to one who cannot hold it
    .why = A loser cedes only where the winner is allowed to be. Area V takes Overland East, the Far East Ocean Navigation, the Americas New World; the range of ships does not matter.
breach-protection-on-first-leader = { NAME($leader) } is the first leader of the turn; nothing is laid on this card
    .title = Money on the first leader
    .why = The first leader of a turn is closed to patrons, so there is nothing to protect.
breach-protection-not-affordable = { NAME($player) } lays { $money } on { NAME($leader) } and has { $cash }
    .title = Protection above one's cash
    .why = The money is laid down when the leader is played.
# $case: replace, if no marker was reduced or the stock is not empty; cede, if $player has lost no War; hand, if $card is no
# burden; cathedral, if nobody attacks $player; defence, unrest, adjust: not open to $player; protection, in the final card play.
breach-entry-not-due = { $case ->
        [replace] { NAME($player) } has nothing to replace
        [cede] { NAME($player) } has nothing to cede
        [hand] { NAME($card, form: "definite") } is no burden: it has to be played
        [cathedral] nobody is attacking { NAME($player) }
        [defence] { NAME($player) } may use Cathedral only when attacking
        [unrest] { NAME($player) } has { $cash } and must pay { $price } for stabilization
        [adjust] { NAME($advance) } sets a condition only for the last player in the order, once a turn: grain, cloth, wine or metal
       *[protection] no protection money is laid down in the final card play
    }
    .title = Entry that is not due
    .why = Some entries only answer to something that has just happened: a reduced marker with an empty stock, a lost War, a burden at the end.

## Purchases

# $step, $after: glossary ids of the steps.
breach-purchase-out-of-order = { NAME($step, form: "definite") } comes before { NAME($after, form: "definite") }
    .title = Purchases out of order
    .why = Ship first, then advances, stabilization, and misery relief at the end: whoever spends everything on advances has nothing left against unrest.
# $case: advance, for $advance; ship; relief; leader, for $leader. $parts: made of the price parts.
breach-purchase-not-affordable = { $case ->
        [advance] { NAME($player) } has { $cash }; { NAME($advance) } costs { $price }: { $parts }
        [ship] { NAME($player) } has { $cash }; the ship costs { $price }
        [leader] { NAME($player) } has { $cash }; { NAME($leader) } costs { $price }
       *[relief] { NAME($player) } has { $cash }; the relief costs { $price }: { $parts }
    }
    .title = Purchase that cannot be paid
    .why = Everything is paid at once, item by item.
breach-second-ship-upgrade = { NAME($player) } has already bought a ship this turn
    .title = Second ship upgrade
    .why = Ships are improved by one grade a turn.
# $case: skipped, with $written and $computed as ships (“galley 4”); last, if $computed is the last grade of its kind; advance, if
# only $advance brings the ship written.
breach-ship-grade-not-next = { $case ->
        [advance] { $written } is not bought; { NAME($advance) } brings it
        [last] { $computed } is the last grade of its kind
       *[skipped] the next ship of { NAME($player) } is { $computed }, not { $written }
    }
    .title = Ship grade that does not come next
    .why = Galleys go 2, 4, 6, 8, seaworthy ships 10 to 16, ocean ships 1 to 4. From one kind to the next only Seaworthy Vessels and Ocean Navigation lead, and they do it for nothing.
breach-advance-owned-already = { NAME($player) } already owns { NAME($advance) }
    .title = Advance owned already
    .why = Each player can own each advance once.
# $needed: the advances that are missing, as a text.
breach-prerequisite-missing = { NAME($advance) } needs { $needed }
    .title = Prerequisite missing
    .why = Some advances build on others. The prerequisite may be bought in the same phase, but before.
# $case: category, or advance, where the decree names only one.
breach-advance-banned = { $case ->
        [advance] { NAME($advance) } is what the Papal Decree forbids this turn
       *[category] { NAME($advance) } belongs to { NAME($category) }, which the Papal Decree has closed this turn
    }
    .title = Advance under a Papal Decree
    .why = A Papal Decree closes its category to everybody for one turn, unless there is Religious Strife too.
breach-patronage-not-owned = { NAME($player) } does not own { NAME($advance) } and cannot use { NAME($leader) }
    .title = Patronage not owned
    .why = Leaders of others serve only owners of Patronage. It may be bought first and used at once.
# $case: first, own, full (no place for another patron, 1999), or absent.
breach-leader-not-open = { $case ->
        [first] { NAME($leader) } is the first leader of the turn and serves only { NAME($owner) }
        [own] { NAME($leader) } is a leader of { NAME($player) } and needs no entry
        [full] the patrons of { NAME($leader) } are complete: nobody else can use this card
       *[absent] { NAME($leader) } has not been played this turn
    }
    .title = Leader that is not open
    .why = Patrons use leaders that others have played this turn, except the first one. One's own leaders count by themselves.
# $price: what stabilization costs; $count: cards in hand.
breach-stability-not-affordable = { NAME($player) } has { $cash }; stabilization of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } costs { $price }
    .title = Stabilization that cannot be paid
    .why = The first card costs $1, the second $2, the third $3 and so on. Who cannot or will not pay takes misery of at least the same value.
    .hint = write `unrest` if it was not paid
# $case: paid, refused.
breach-second-stabilization = { $case ->
        [refused] { NAME($player) } has already refused to pay for stabilization this turn
       *[paid] { NAME($player) } has already paid for stabilization this turn
    }
    .title = Stabilization written twice
    .why = Stabilization is paid or refused once a turn, after the last advance and before misery relief. Where it is written twice, the first line counts.
# $price, $cash; $misery: where the misery is now.
breach-stability-lapsed = { NAME($player) } has { $cash } for a stabilization of { $price }; the misery goes to { $misery }
    .title = Stabilization not paid
    .why = Stabilization is paid by itself if the cash is there. Otherwise misery goes up by the fewest spaces worth the unpaid sum.
    .hint = write `unrest` to say so
# $missing: the categories without an advance, as a text.
breach-relief-without-tier = { NAME($player) } has no complete tier; no advance yet in: { $missing }
    .title = Relief without a tier
    .why = Misery can be bought off only by whoever owns an advance of each of the six categories.
# $count: spaces bought; $tiers: complete tiers.
breach-relief-beyond-tiers = { NAME($player) } buys { $count } spaces of relief and has only { $tiers ->
        [one] { $tiers } complete tier
       *[other] { $tiers } complete tiers
    }
    .title = More relief than tiers
    .why = Each complete tier of advances allows one space a turn.
# $count: spaces bought; $misery: where the misery is.
breach-relief-below-zero = { NAME($player) } buys more relief ({ $count }) than there are spaces down to 0: the misery is { $misery }
    .title = Relief below zero
    .why = There is nothing below 0.

## Order of play

breach-renaissance-not-owned = { NAME($player) } does not own { NAME($advance) }
    .title = Swap without the advance
    .why = Only owners of Renaissance may change places in the order of play.
breach-second-renaissance-swap = { NAME($player) } has already changed places this turn
    .title = Second swap
    .why = Renaissance works once a turn.
# $case: neighbour, if $other does not stand beside $player; owner, if $other owns it too. $order: the order of play.
breach-renaissance-swap-not-possible = { $case ->
        [owner] { NAME($other) } owns { NAME($advance) } too and keeps the place
       *[neighbour] { NAME($player) } and { NAME($other) } are not neighbours in the order of play: { $order }
    }
    .title = Swap that is not possible
    .why = Renaissance exchanges two neighbours, and only with somebody who does not own it.
# $case: begun, if something has happened in this phase; earlier, if $other, who stands earlier in the order, has swapped after $player.
breach-renaissance-swap-too-late = { $case ->
        [begun] something has already happened in this phase; swaps come first
       *[earlier] { NAME($other) } stands earlier in the order of play and swaps first
    }
    .title = Swap too late
    .why = Places are changed at the start of a phase, before anything else; several owners act in the order as it stands.

## Expansion

# $tokens: needed for the entry; $left: what is left.
breach-tokens-not-available = { $tokens ->
        [one] { $tokens } token is needed here
       *[other] { $tokens } tokens are needed here
    }; { NAME($player) } has { $left }
    .title = More tokens than there are
    .why = Only tokens bought in the order-of-play phase before can be placed, less what cards, trades and lost attacks have cost.
# $case: area or overseas, for the Black Death; unprinted, if only another map has $province; otherwise province.
breach-province-not-in-play = { $case ->
        [overseas] { NAME($area) }: the Black Death strikes only one of the areas I to VIII
        [unprinted] { NAME($province) } is not on the map of this game
       *[other] { $case ->
            [area] { NAME($area) } is out of play
           *[province] { NAME($province) } lies in an area that is out of play
        } with { $count ->
            [one] { $count } player
           *[other] { $count } players
        }
    }
    .title = Province out of play
    .why = Area III comes in with four players, area II with five, area I with six. Ships may pass there, but no piece may stay.
# $case: land, if the province cannot be reached over land and there is no ship or no coast; far, if a galley does not reach it;
# seas, if a way exists only across seas or the galley may cross only one. $base: the nearest own place; $steps: how far it is from
# there; $range: how far the galley goes.
breach-province-out-of-reach = { $case ->
        [land] no way of { NAME($player) } leads to { NAME($province) }: it borders on no own coloured piece
        [far] { NAME($province) } is { $steps } coastal provinces away from { NAME($base) }; the galley of { NAME($player) } goes { $range }
       *[seas] along the coast no way of { NAME($player) } leads to { NAME($province) }, and the galley may not cross that much sea
    }
    .title = Province out of reach
    .why = Tokens go where an own coloured piece or the own capital borders, two provinces far with Caravan, or by ship. Pieces placed this turn are no base yet.
# $case: ship; rival, with $between: the provinces in the middle that rivals control, as a text.
breach-caravan-blocked = { $case ->
        [ship] { NAME($province) } could be reached only by caravan and ship together
       *[rival] the caravan of { NAME($player) } does not get to { NAME($province) }: rivals control { $between }
    }
    .title = Caravan blocked
    .why = A caravan passes one province that no rival controls by a coloured marker or a full set of coloured tokens, and it does not go on board a ship.
breach-area-v-without-overland-east = { NAME($player) } does not own { NAME($advance) }; { NAME($province) } lies in area V
    .title = Area V without the advance
    .why = The lands around the Black Sea are closed to whoever does not own Overland East.
breach-island-without-ships = { NAME($player) } cannot cross the sea to { NAME($province) } without Seaworthy Vessels or The Heavens
    .title = Island without the advance
    .why = Only open sea leads to Iceland and West Africa.
breach-overseas-without-navigation = { NAME($player) } cannot get to { NAME($province) } without { NAME($advance) }
    .title = Overseas without the advance
    .why = Only Ocean Navigation crosses the ocean to the Far East.
breach-americas-without-new-world = { NAME($player) } cannot get to { NAME($province) } without { NAME($advance) }
    .title = America without the advance
    .why = The two American boxes open with New World.
# $count: boxes with own pieces, this one included; $grade: the ocean grade.
breach-too-many-overseas-boxes = with { NAME($province) } { NAME($player) } would hold { $count } boxes overseas; the ships support { $grade }
    .title = Too many boxes overseas
    .why = The ocean grade says how many boxes overseas a player may hold at the same time.
# $tokens: shipped there this turn, this entry included; $capacity.
breach-over-shipping-capacity = tokens shipped to { NAME($province) } this turn: { $tokens }; the ships of { NAME($player) } carry { $capacity }
    .title = Over the shipping capacity
    .why = Into each province a ship carries only so many tokens a turn; those lost in an attack count too. Over land any number may go.
breach-tokens-in-own-market = { NAME($player) } already dominates { NAME($province) }
    .title = Tokens in one's own market
    .why = A marker fills its market; there is no room for tokens beside it.
# $case: own, if an own token stands there already; tokens, if more than one is placed.
breach-satellite-overfilled = { $case ->
        [own] { NAME($player) } already has a token in the satellite { NAME($province) }
       *[tokens] { NAME($province) } is a satellite and holds one token, not { $tokens }
    }
    .title = Satellite overfilled
    .why = A satellite has room for a single token and never for a marker.
# $tokens: sent; $needed: the least that is needed; $parts: the strength to be reached, made of the strength parts;
# $case: helped, with $help: what helps the attacker, made of the strength parts; capital, if the attacker fights in the own capital,
# where every token counts twice; capital-helped, both; market, if only the market number asks for so many; plain.
breach-attack-too-weak = { $tokens ->
        [one] { $tokens } token attacks
       *[other] { $tokens } tokens attack
    } { NAME($province) }; { NAME($player) } needs { $needed }: { $case ->
        [helped] { $parts }; less { $help }
        [capital] { $parts }; every token counts twice in the own capital
        [capital-helped] { $parts }; less { $help }; every token counts twice in the own capital
        [market] never fewer than the market number
       *[plain] { $parts }
    }
    .title = Attack too weak
    .why = An attack needs the strength of all rivals there plus the market number, and never fewer tokens than the market number. With less nobody may enter a full province.
breach-attack-not-rolled = to enter { NAME($province) } is an attack, and no dice are written
    .title = Attack without dice
    .why = Where a rival marker stands, or the pieces would exceed the market number, dice or a Cathedral decide.
    .hint = write the dice after the province (coloured, black, white): `= [4 1 6]`; or `= cathedral`
breach-dice-not-written = how the attack on { NAME($province) } ended is believed; the dice are not written
    .title = Attack told by its result
    .why = With the dice the result can be checked.
# $count: pieces there after the placement; $market: the market number.
breach-dice-without-attack = nobody is attacked in { NAME($province) }: with these tokens there are { $count } pieces, and there is room for { $market }
    .title = Dice without an attack
    .why = Tokens may be added in peace as long as all pieces together do not exceed the market number and no rival marker stands there.
breach-cathedral-not-owned = { NAME($player) } does not own { NAME($advance) }
    .title = Cathedral not owned
    .why = A conflict is won without dice only by an owner of Cathedral.
breach-cathedral-against-owner = { NAME($other) } owns { NAME($advance) } too; it does not work there
    .title = Cathedral against an owner
    .why = Cathedral works only against players who do not own it, and against several only if none of them does.
breach-second-cathedral = { NAME($player) } has already used { NAME($advance) } against { NAME($other) } this turn
    .title = Second use of the Cathedral
    .why = Cathedral works once a turn against each player, in attack or in defence.
breach-trade-without-windmill = { NAME($player) } does not own { NAME($advance) }
    .title = Trade without the advance
    .why = Cards change hands only by the forced trade of Wind/Watermill. Nobody may trade cards freely.
# $case: attack, if $player has just taken no province from $other; controlled, if $other did not control it; own-hand or other-hand,
# if one side has no card.
breach-trade-not-possible = { $case ->
        [attack] { NAME($player) } has just taken no province from { NAME($other) }
        [controlled] { NAME($other) } did not control { NAME($province) }
        [own-hand] { NAME($player) } has no card to give
       *[other-hand] { NAME($other) } has no card to be drawn
    }
    .title = Forced trade that is not possible
    .why = Right after taking a province that a rival controlled, a player may pay as many tokens as its market number and try a trade. Both sides need a card.
breach-second-trade = { NAME($player) } has already tried a forced trade this turn
    .title = Second forced trade
    .why = Wind/Watermill works once a turn.
breach-second-expansion-card = { NAME($player) } has already bought a card for tokens in this phase
    .title = Second card for tokens
    .why = Each player may buy one card for tokens a turn; each makes the next one dearer for everybody.
breach-no-marker-left = { NAME($player) } has no marker left for { NAME($province) }
    .title = No marker left
    .why = Each player has 25 markers. With all of them on the map one can be exchanged for a token to free it.
# $case: left, if $count markers are free; none, if no coloured marker of the player stands there.
breach-marker-not-to-be-freed = { $case ->
        [left] { NAME($player) } still has { $count ->
            [one] { $count } marker
           *[other] { $count } markers
        } and need not free one
       *[none] { NAME($player) } has no coloured marker in { NAME($province) }
    }
    .title = Marker not to be freed
    .why = A marker is exchanged for a token only when all 25 are on the map and another one is needed.
# $due: what is still owed, $cash: what there is, both as texts.
breach-indulgence-not-affordable = { NAME($player) } still owes { $due } for Holy Indulgence and has { $cash }
    .title = Holy Indulgence not affordable
    .why = For every token that is missing $1 is paid. Whoever does not have the cash takes one misery space instead.
    .hint = one misery space is taken instead: `Genoa: indulgence = misery`
breach-indulgence-not-due = { NAME($player) } owes nothing for Holy Indulgence
    .title = Nothing owed for Holy Indulgence
    .why = Owners pay nothing, and whoever has enough tokens gives two for each owner. Only what is missing leaves a choice between cash and misery.

## Income

breach-market-dice-missing = the two market rolls are missing
    .title = Market rolls missing
    .why = Every income phase ends with two rolls for shortage and surplus. They are luck, so they have to be written.
    .hint = write both: `market: [4 4 3], [2 3 3]`
# $count: rolls written.
breach-market-rolled-wrongly = { $count ->
        [one] { $count } market roll is written
       *[other] { $count } market rolls are written
    }; there are two, of three dice each
    .title = Market rolled otherwise
    .why = Two rolls of coloured, black and white die are made in each income phase.

## The end

# $count: cards left.
breach-final-hand-not-played = { NAME($player) } still holds { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } that must be played
    .title = Hand not played out
    .why = In the final card play everybody plays the whole hand. Only burdens stay.
    .hint = burdens may be shown: `Venice: hand = Armor`
breach-clear-in-final-play = nothing is paid off in the final card play
    .title = Condition paid off at the end
    .why = What the last two market rolls bring stays for the final card play.
# $case: none, or part; $count: cards named; $expected: cards in the hand.
breach-discard-list-missing = { $case ->
        [part] cards in the hand of { NAME($player) }: { $expected }; named: { $count }
       *[none] { NAME($player) } is out of the game; the cards of the hand ({ $expected }) are not named
    }
    .title = Hand of a player who is out not named
    .why = Such a hand is shown and discarded; without it nobody knows what comes back with the next deck.
    .hint = write the whole hand: `Paris: discard > wine, Famine`

## Parts of figures, joined by commas to make $parts and $help

# Strength. $count: how much it adds; $player: whose; $province: the satellite; $thing: the advance or card.
strength-part-market = market number { $count }
strength-part-marker = marker of { NAME($player) } { $count }
strength-part-tokens = tokens of { NAME($player) } { $count }
strength-part-satellite = { NAME($province) } { $count }
strength-part-thing = { NAME($thing) } { $count }
strength-part-capital = capital of { NAME($player) } { $count }
# For $help besides satellites (Cosmopolitan), advances and cards: the attacker's tokens that stand there already.
strength-part-own-tokens = own tokens there { $count }

# Prices. $amount: as a text; $thing: the advance or card that lowers it; $from, $to: values of the misery index; $count: cards.
price-part-printed = printed price { $amount }
price-part-credit = { NAME($thing) } −{ $amount }
price-part-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } { $amount }
price-part-space = misery { $from } to { $to }: { $amount }
price-part-half = { NAME($thing) } halves it: { $amount }
price-part-relief-value = relief value of { NAME($thing) } −{ $amount }
# One item of a whole entry: an advance, leader or step and what it costs.
price-part-item = { NAME($thing) } { $amount }

# Payments for a commodity. $count: provinces, or the box that is paid.
payment-part-provinces = { $count ->
        [one] { $count } province
       *[other] { $count } provinces
    }
payment-part-shortage = shortage +1
payment-part-surplus = surplus −1
payment-part-thing = { NAME($thing) } +1
payment-part-box = box { $count }

# Income. $amount: as a text; $count: markers.
income-part-base = base { $amount }
income-part-markers = { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    } { $amount }
income-part-thing = { NAME($thing) } { $amount }

# Misery of an event. $count: spaces, with its sign as a text in $spaces; $thing: an advance; $provinces: how many.
misery-part-card = card +{ $count }
misery-part-grain = grain provinces −{ $count }
misery-part-thing = { NAME($thing) } { $spaces }

# Spent on tokens: $player and $spent (a number as a text, −2 possible).
order-part = { NAME($player) } { $spent }

# Draws. $turn: the turn; $epoch: the epoch of the deck; $card: the card that the draw is accounted for by.
draw-part-dealt = dealt at the start
draw-part-turn = drawn in turn { $turn } (epoch { $epoch })
draw-part-used = { $draw }: { NAME($card) }
draw-part-open = { $draw }: not shown

## How entries are written under each heading, for one that says nothing there

entry-form-setup = in the middle of a game: `order: Genoa, Venice`; `Venice: $62, 14 tokens, 3 cards, misery 60, galley 4`; `Venice: Heavens`; `Venice: markers > Milan`; `Venice: 1 > Corfu`
entry-form-capital-selection = written like this: `Venice: $2`; after equal bids: `Venice: roll = [5]`
entry-form-draw = written like this: `Genoa: clear > cloth`; in an open record: `Genoa: card = wine`
entry-form-buy = written like this: `Venice: card`; or: `Genoa: discard > Famine`
entry-form-play = one card after the other: `Paris: cloth`; with its target: `Venice: war > Barcelona = [4 4]`; with money on a leader: `Paris: Copernicus, $6`; then perhaps: `war: [5 3]`; `Barcelona: cede > Seville`
entry-form-purchase = written like this: `Venice: ship, Copernicus, Cathedral, stability, relief`
entry-form-expansion = written like this: `Venice: Milan, Florence`; `Venice: 2 > Belgrade`; an attack: `Venice: Fez = [4 1 6]`; also: `Venice: card`; `Venice: trade > Barcelona = [2]`
entry-form-income = written like this: `Venice: $47`; `market: [4 4 3], [2 3 3]`; `shortage: gold`
entry-form-order = what each spends on tokens: `Venice: 20`; for going early: `Venice: -1`; the result: `order: Genoa, Venice`
entry-form-tally = written like this: `Venice: $63, 4 cards, 12 tokens, misery 70, galley 4`; `Venice: 2 > Belgrade`; `deck: 9`
entry-form-final-card-play = all cards, one after the other: `Venice: silk`; `Genoa: war > Venice = [3 3]`; burdens: `Venice: hand = Armor`
entry-form-score = written like this: `Venice: 812`
