### Where the printed rule books of Age of Empires III: The Age of Discovery disagree (D-01 to D-59)
### and where they are silent (A-01 to A-80), and what we rule.
### Disagreements: the title; .it .pl .he .en say what the book of that language prints (left out where it
### prints nothing on the point); .ruling and .reason; .reading-* says what each reading means at the table.
### Rulings: the question; .ruling and .reason; .reading-* where there is a choice.
### The names of the readings are those of data/discovery/disagreements.toml and rulings.toml.

## Disagreements between the printed books

D-01 = University: to the front or one place forward
    .it = The piece moves forward by one place in its box.
    .pl = The piece goes from wherever it stands to the first place.
    .he = The piece goes from wherever it stands to the start of its box.
    .ruling = The [University](building:university) moves one of your pieces to the very front of its box; the others move back to make room (R-216).
    .reason = Two of the three books say so, and a tile that works only once in the game and is worth 5 points may well do something strong. We have not seen the English text of this tile.
    .reading-front = the piece becomes first in its box
    .reading-one-place = the piece changes places with the one directly in front of it

D-02 = Navy: 4 or 3 points a ship
    .it = The scoring section gives 3 points a ship as an example, the list of buildings gives 4.
    .pl = The scoring section gives 3 points a ship as an example, the list of buildings gives 4.
    .he = 4 points a ship in both places.
    .ruling = The [Navy](building:navy) is worth 4 points for each merchant ship you own (R-227).
    .reason = The list of buildings is the place to look tiles up, and there all three books print 4. A play report from 2009 also counts 4 a ship; the 3 is probably an old slip in the scoring section, which the Hebrew book put right.
    .reading-four = each ship of the owner scores 4 points
    .reading-three = each ship of the owner scores 3 points

D-03 = War: where are there battles?
    .it = In every colony where both sides have a piece and at least one soldier stands on either side.
    .pl = In every region where the attacked player has a piece and the attacker has a soldier.
    .he = In every colony where both sides have a piece and at least one of these pieces is a soldier.
    .en = In every colony where both sides have a piece and at least one of these pieces is a soldier.
    .ruling = A [war](term:war) brings a battle to every region where both sides have a piece and at least one of them has a soldier, no matter which (R-091).
    .reason = The other texts agree, and the Polish sentence contradicts the example printed below it: there Florida sees a battle although only the attacked player has a soldier in it.
    .reading-either-side = a soldier of either side is enough for a battle
    .reading-attacker-soldier = there is a battle only where the player who declared war has a soldier

D-04 = Rum Distillery: sugar or merchants
    .it = $3 for each sugar token of the owner.
    .pl = $3 for each sugar token of the owner.
    .he = $3 for each merchant of the owner: the book prints "סוחר" (merchant) where "סוכר" (sugar) is meant.
    .ruling = The [Rum Distillery](building:rum-distillery) pays $3 for each sugar token you own (R-219).
    .reason = Rum is made from sugar, two of the three books say sugar, and in a play report from 2007 a player with a monopoly in sugar drew $15 a turn from this tile. The two Hebrew words differ by a single letter.
    .reading-sugar = $3 for each sugar token the owner has
    .reading-merchants = $3 for each merchant the owner has anywhere outside the supply

D-05 = West or East Indies Company
    .it = West Indies in the section on goods, East Indies in the list of buildings.
    .pl = The Polish name is the same in both places; in English it once says "West India Company" and once "West Indies Co."
    .he = West Indies in both places.
    .en = West Indies in the section on goods.
    .ruling = It is the [West Indies Company](building:west-indies-co); both passages speak of the same tile (R-217).
    .reason = The effect is the same wherever the tile is mentioned, and only one Italian line says East.

D-06 = Three or more tied for first place
    .it = If 3 players are tied for first place, all score 0; larger ties are not mentioned.
    .pl = If 3 or more players are tied for first place, nobody scores.
    .he = If 3 or more players are tied for first place, all score 0.
    .en = A tie of 3 for first place gives everybody 0; larger ties are not mentioned.
    .ruling = If 3 or more players are tied for first place in a colony, nobody scores there (R-132).
    .reason = Otherwise a tie of 4 or 5 players would have no rule at all. A summary of the reprint also gives nothing for every tie larger than 2.
    .reading-three-or-more = 3, 4 or 5 players tied for first place score 0
    .reading-exactly-three = only a tie of exactly 3 scores 0; 4 or 5 tied players score 2 each, as 2 do (a figure of ours, since the books with this reading name none)

D-07 = Two tied for first place: does second place still score?
    .it = Each of the 2 scores 2 points, and there is no second place.
    .pl = Each of the 2 scores 2 points, and there is no second place.
    .he = Each of the 2 scores 2 points; nothing is said of second place.
    .en = The text we know breaks off in the middle of this sentence.
    .ruling = If 2 players are tied for first place, each scores 2 points and nobody scores for second place (R-131).
    .reason = The Italian and the Polish book say so twice each, in the scoring section and in the summary on the back. The Hebrew book has simply lost the half-sentence.
    .reading-no-second-place = the 2 tied players score 2 each, everybody else 0
    .reading-second-place-scores = the 2 tied players score 2 each, and the next player alone in second place scores 2 as well

D-08 = Battle example: how strong is the defender?
    .it = 1 soldier and 4 colonists.
    .pl = 1 soldier and 3 colonists.
    .he = 1 soldier and 4 colonists.
    .ruling = 1 soldier and 4 colonists.
    .reason = Two of the three books say so. The outcome is the same: the defender loses 2 pieces, the attacker 1.

D-09 = All buildings of an age are sold
    .it = Then no building is added.
    .pl = Then none is removed.
    .he = Then no further buildings are turned up.
    .en = Then no further building is brought out.
    .ruling = When the buildings of an age have run out, no more are laid out; the row stays short until the next age begins (R-115, R-120).
    .reason = The Polish sentence turns the sense round. Taken literally it would change nothing at the table, because where everything is sold nothing is left to remove.

D-10 = Price of training: $5 or 5 gold coins
    .it = "Five gold coins" in one place, "five golds" in another. By its own list of coins a gold coin is worth $10.
    .pl = $5 in both places.
    .he = $5 in both places.
    .en = "Five gold pieces" in both places.
    .ruling = The [training square](term:training-square) costs $5 (R-084).
    .reason = The Polish and the Hebrew book state the price in dollars. At 5 coins of $10 a single specialist would cost more than two Age III buildings, so "gold" can only be a loose word for money.
    .reading-five-dollars = training costs $5
    .reading-fifty-dollars = training costs 5 gold coins of $10, so $50

D-11 = Cocoa or coconut
    .it = The list of goods has "cocco", which is coconut.
    .pl = Cocoa.
    .he = Cocoa.
    .en = Cocoa.
    .ruling = The good is [cocoa](good:cocoa), 3 tokens.
    .reason = All other texts say cocoa; "cocco" is a slip for "cacao".

D-12 = What happens to goods that have paid
    .it = They are not flipped over when they bring income.
    .pl = They are not discarded when they bring income.
    .he = They are not given back after they have brought income.
    .en = They are not given back when they bring income.
    .ruling = Goods are never handed in; they stay with their owner and pay again every turn (R-056, R-104).
    .reason = The Italian book took the English "turned in" literally. Nothing in the game depends on turning a good face down.

D-13 = When do sets pay?
    .it = Sets are not cashed at once, but bring income at the end of every turn.
    .pl = Goods are not discarded after the income; they help in every turn.
    .he = Sets are not returned to the bank, but bring income at the end of every turn.
    .en = Sets are not cashed in, but bring income at the end of every turn.
    .ruling = Sets are paid in phase C of every turn and are never used up (R-104).
    .reason = All texts mean the same; "not at once" in the Italian book comes from "not cashed in".

D-14 = Rebuilding sets every turn
    .it = The note is missing.
    .pl = Goods and ships may form different sets in different turns.
    .he = Goods and ships may be arranged into new sets every turn.
    .en = Goods and ships may be rearranged into new sets every turn.
    .ruling = You may form your [sets](term:set) anew every turn (R-105).
    .reason = The other texts say so in a note of their own; the Italian book has lost it but says nothing against it.

D-15 = Open information, no trading
    .it = Everything is open to all, and nothing may be exchanged or shared.
    .pl = Everything is open to all, and nothing may be traded or lent.
    .he = The note is missing.
    .en = Everything is open to all, and nothing may be exchanged or shared.
    .ruling = Money, pieces, goods, ships and buildings are always visible to all, and players may not trade or lend any of them (R-024, R-025).
    .reason = All the other texts say so; the Hebrew book has only left the note out.

D-16 = What Turn Order decides
    .it = The track decides in which order the players place their pieces.
    .pl = The track decides in which order the players place their pieces.
    .he = The order of the turn is decided by the order in which the players placed their pieces.
    .en = The track decides in which order the players place their pieces.
    .ruling = The [Turn Order](box:turn-order) track decides who places when (R-026).
    .reason = The Hebrew sentence has cause and effect the wrong way round; its own description of phase A agrees with the others.

D-17 = Letters of the phases
    .it = 10 phases with the letters A to J.
    .pl = 10 phases with the letters A to J.
    .he = 10 phases, but the sixth Hebrew letter is missing and the seventh stands twice, for goods and for the ship.
    .en = The text we know has the letters A to I and leaves out the last step.
    .ruling = A turn has 10 phases, A to J (R-023).
    .reason = The order of the steps is the same everywhere; only the lettering slipped.

D-18 = Name of the Specialists box
    .it = Specialists.
    .pl = Specialists.
    .he = Once "Special Event", elsewhere "Specialist".
    .en = The specialist event box.
    .ruling = The box is called [Specialists](box:specialists).
    .reason = "Special Event" is a shortened "Specialist event box"; the squares described there are the same.

D-19 = How many specialists in a turn
    .it = One player to a square, only 1 specialist trained in a turn, 5 at most.
    .pl = One colonist to a square, so 5 at most: 4 from the squares and 1 trained.
    .he = One specialist of each kind can be trained, 5 in all.
    .en = One player to a square, only 1 specialist trained in a turn, 5 at most.
    .ruling = There are 4 fixed squares, one for each kind, and 1 training square, so at most 5 specialists a turn (R-085).
    .reason = The sum of 5 is the same in all texts; the Hebrew book only calls every square "training".

D-20 = Players outside a battle
    .it = They may neither lend soldiers nor be attacked.
    .pl = They may not use the soldiers of the two sides.
    .he = They may neither offer soldiers nor be hit.
    .en = The page we know does not have this note.
    .ruling = Players outside a battle neither help nor suffer: no soldiers of theirs fight and none of their pieces are removed (R-095).
    .reason = The Italian and the Hebrew book agree. The Polish note speaks of something else, but that book too lets soldiers remove only pieces of the opponent.

D-21 = Exchanging specialists in the colonies
    .it = Specialists in the New World may be exchanged for colonists; soldiers are not expressly left out.
    .pl = At any time and in both directions, but not soldiers.
    .he = A specialist who has arrived in the New World may be exchanged for a colonist; soldiers are not expressly left out.
    .en = Specialists in the New World may be exchanged for colonists; soldiers are not expressly left out.
    .ruling = Captains, merchants and missionaries in the New World may become colonists at any time. A soldier may do so only when you are owed a soldier and have no soldier figure left (R-054, A-45).
    .reason = A soldier in a colony still fights, so free exchange would change the game. The exception comes from the addendum of 2012, which rests on answers of the designer and the publisher.
    .reading-soldiers-when-short = soldiers may be exchanged only to free a figure that is needed; other specialists at any time
    .reading-all-specialists = every specialist in the New World, soldiers included, may become a colonist
    .reading-never-soldiers = captains, merchants and missionaries may be exchanged both ways, soldiers never

D-22 = Taxation: are the 2 points paid once or every turn?
    .it = Reads as $10 and 2 points every turn.
    .pl = $10 every turn, and 2 points.
    .he = $10 every turn, and 2 points.
    .ruling = [Taxation](building:taxation) pays $10 every turn and is worth 2 points once, at the end of the game (R-215).
    .reason = The points stand in brackets as they do on the Factory and the University, and buildings score only when the game ends (R-138). The Italian line merely has its words in another order.
    .reading-points-once = 2 points at the end of the game
    .reading-points-every-turn = 2 points in phase D of every turn, beside the $10

D-23 = New World Cartography: when?
    .it = The tile does not say "immediately".
    .pl = The tile says "immediately".
    .he = The tile does not say "immediately".
    .en = The section on refilling buildings calls it a tile that is used once; its own text is not known to us.
    .ruling = [New World Cartography](building:new-world-cartography) makes its discovery at the moment you buy it (R-210).
    .reason = The Italian, Polish and English texts name it as their example of a tile that is used only once, so it is not a recurring benefit of phase D, and the Polish book says outright when it works.
    .reading-at-purchase = the discovery is made as soon as the tile is bought
    .reading-in-benefits = the discovery is made in phase D of the turn in which the tile is bought

D-24 = Indian Allies: what must you have in the region?
    .it = At least 1 piece of your colour.
    .pl = At least 1 colonist.
    .he = At least 1 figure of yours.
    .ruling = [Indian Allies](building:indian-allies) need any 1 piece of yours in the region, whatever its kind (R-211).
    .reason = Two of the three books say so, and the Polish book often writes "colonist" for any piece.
    .reading-any-piece = 1 own piece of any kind is enough
    .reading-colonist = at least 1 own colonist must stand there

D-25 = Stable: how often?
    .it = Once in each turn.
    .pl = Once a turn.
    .he = "Once" in the phase of building benefits.
    .ruling = The [Stable](building:stable) may move 1 soldier in every phase D (R-223).
    .reason = Two books say so plainly, and the Hebrew "once" can mean the same: once in that phase, each time it comes round.
    .reading-every-turn = 1 move in phase D of every turn
    .reading-once-a-game = 1 move in the whole game, in a phase D

D-26 = Migration: how many pieces, how far, how often?
    .it = Up to 2 colonists from a single region to a single other region, every turn.
    .pl = Up to 2 colonists from one region to any other; "every turn" is not said.
    .he = 2 colonists from a single region to any other, every turn; "up to" is not said.
    .ruling = [Migration](building:migration) may move 1 or 2 pieces from one region to one other region at any distance, in every phase D (R-232).
    .reason = Each book drops a different word; put together they give this rule. Benefits of phase D come every turn anyway (R-107).
    .reading-up-to-two = 1 or 2 pieces may move together
    .reading-exactly-two = either 2 pieces move together or none

D-27 = Privateers: who pays how much?
    .it = Every other player pays $1 for each ship of the owner, after the income.
    .pl = First $1 a ship without saying who pays, then $1 from each player for each ship of the owner, after the income.
    .he = Every other player pays $1 for each ship of the owner, after the income.
    .ruling = With [Privateers](building:privateers) every opponent pays you $1 for each merchant ship you own (R-212). With 3 ships and 4 opponents that is $12.
    .reason = All three books contain this sentence; the first Polish line is only a short heading for it.
    .reading-each-opponent = every opponent pays the owner $1 for each ship the owner has
    .reading-dollar-a-ship = the bank pays the owner $1 for each ship, the opponents pay nothing

D-28 = Auction: who opens?
    .it = The youngest player.
    .pl = The youngest player.
    .he = Garbled: it reads "starting from the side".
    .ruling = The youngest player opens the [auction](term:auction) (R-146).
    .reason = Two books agree, and in Hebrew the words for "the side" and "the youngest" begin alike.

D-29 = Auction: which free specialist for position 2?
    .it = One of the player's choice.
    .pl = A free specialist; nothing is said about choosing.
    .he = One of the player's choice.
    .ruling = If you land on position 2 with a bid of $8 or more, you choose the kind of your free specialist (R-149).
    .reason = Two books say so, and the Polish book offers no other way to find the kind.

D-30 = The Caribbean at the start
    .it = The Caribbean is the exception without a token, because it is open from the start.
    .pl = The Caribbean is the exception without a token; no reason is given.
    .he = The word "except" is lost, but the reason follows: the Caribbean is open from the start and needs no token.
    .en = The Caribbean is the exception without a token, because it is open from the start.
    .ruling = The [Caribbean](region:caribbean) gets no token and can be settled from turn 1 (R-008, R-010).
    .reason = Read together, all texts say the same.

D-31 = Auction: which token lies in the Caribbean?
    .it = Setting up puts no token in the Caribbean, yet the winner of the auction takes one there.
    .pl = Setting up puts no token in the Caribbean, yet the winner of the auction takes one there.
    .he = Setting up puts no token in the Caribbean, yet the winner of the auction takes one there.
    .en = Setting up puts no token in the Caribbean; the auction is not in the text we know.
    .ruling = With the auction, draw a ninth token at random for the [Caribbean](region:caribbean). The winner takes it with its coins and points (R-151, A-74).
    .reason = The auction cannot be played as printed without a token. No book says where it comes from, and the other tokens are random too.
    .reading-random-token = the winner draws 1 of the unused tokens and takes its coins and points
    .reading-no-token = the Caribbean has no token even then, so the winner only puts a colonist there

D-32 = When is the new order set?
    .it = The Initiative section says at the end of the resolution, the list of phases says phase I.
    .pl = The Initiative section says at the end of the resolution, the list of phases says phase I.
    .he = The Initiative section says at the end of the resolution, the list of phases says phase I.
    .en = The Initiative section says at the end of the resolution, the list of phases says phase I.
    .ruling = The new turn order is set in phase I (R-125). Up to then the old order holds, also for the benefits of phase D (R-109).
    .reason = The Initiative section itself sends the reader to the list of phases for the details.
    .reading-phase-i = phases C to H still follow the old order
    .reading-end-of-resolution = the new order already holds in phases C and D

D-33 = What becomes of the old pieces on Turn Order?
    .it = One passage removes them all, the other moves back those of players without a piece in Initiative.
    .pl = One passage replaces them with the pieces from Initiative, the other moves back those of players without a piece there.
    .he = One passage removes them all, the other moves back those of players without a piece in Initiative.
    .en = One passage removes them all, the other moves back those of players without a piece in Initiative.
    .ruling = A player who has a piece in Initiative takes the old marker back to the supply. The markers of the others stay on the track behind them (R-125, R-126).
    .reason = Phase I describes this in detail and with an example; the other passage is only a summary.

D-34 = A wrong cross reference to phase A
    .it = For how buildings come into play it sends the reader to part A of the course of play.
    .pl = For how buildings come into play it sends the reader to part A of the course of play.
    .he = For how buildings are bought it sends the reader to the phases of a turn.
    .en = For how buildings come into play it sends the reader to part A of the course of play.
    .ruling = Read phase E, where buildings are laid out (R-111).
    .reason = Part A is the placing of pieces and says nothing about new buildings; the slip is as old as the original.

D-35 = Trade Goods: which space do you take?
    .it = The box is missing from the list of boxes filled from left to right; its spaces are numbered.
    .pl = The box is missing from the list of boxes filled from left to right; its spaces are numbered.
    .he = The box is missing from the list of boxes filled from left to right; its spaces are numbered.
    .en = The box is missing from the list of boxes filled from left to right; its spaces are numbered.
    .ruling = [Trade Goods](box:goods) is filled from left to right like the other numbered boxes: you take the lowest free number (R-033).
    .reason = The numbers decide who chooses first, and a quick reference by a player fills every box but Specialists from left to right.
    .reading-left-to-right = each piece takes the lowest free number
    .reading-any-space = each piece may take any free number

D-36 = English label of the Trade Goods box
    .it = "Trading Goods" in the text.
    .pl = "Trade Goods".
    .he = "Trade goods".
    .en = "Trade Goods".
    .ruling = The box is called [Trade Goods](box:goods).
    .reason = That is what the other texts print, and the picture of the board in the Italian book as well.

D-37 = Wavering terms
    .it = Two words for colonist ("colono", "colonizzatore"), several names for the dock, one word ("spedizione") for shipping and for expeditions, two words for age ("epoca", "era"), Discovery now singular, now plural, the heading "Meri" for "Merci", and a tile with the same name as the piece ("Coloni").
    .pl = Largely consistent.
    .he = Two words each for the dock ("מעגן", "מזח") and for building ("בניין", "מבנה"); battle ("קרב") and war ("מלחמה") are mixed.
    .ruling = Each thing has one name here; the other words are kept as names under which it can be found.
    .reason = One word for one thing is easier to look up and to write down.

D-38 = Tables of tokens and cards
    .it = Both tables are printed, and a summary on the back.
    .pl = Both tables are printed, and a summary on the back.
    .he = No tables and no summary.
    .en = The page we know breaks off before them.
    .ruling = The figures of the 16 tokens and 16 cards are those of the Italian and the Polish book.
    .reason = All 32 rows are the same in both books.

D-39 = "Education" for "free" in the Hebrew book
    .he = "חינוך" (education) stands 8 times where "חינם" (free of charge) is meant.
    .ruling = Read "free" every time.
    .reason = The word stands where the Italian book has "gratis": on the tiles that give a piece, a good or a discovery and in the auction.

D-40 = Names of two cards
    .it = "Isole della Spezia" for the Spice Islands; "Cipangu".
    .pl = "Chipongu" for Cipangu; the Spice Islands are right.
    .he = Has no list of the cards.
    .ruling = The cards are called [Spice Islands](card:spice-islands) and [Cipangu](card:cipangu).
    .reason = La Spezia is an Italian town, and Cipangu is the old European name of Japan. The figures are the same in both books.

D-41 = How many Age III buildings are laid out?
    .it = 5.
    .pl = No number is given.
    .he = 5.
    .en = 5.
    .ruling = 5, as in the other ages (R-114).
    .reason = The Polish book also wants 5 buildings for sale at the start of every turn.

D-42 = When does the missionary's colonist appear?
    .it = When the missionary arrives; no word such as "immediately".
    .pl = Immediately.
    .he = When the missionary arrives; no word such as "immediately".
    .en = When the missionary arrives; no word such as "immediately".
    .ruling = At once, when the [missionary](piece:missionary) arrives by the dock (R-052).
    .reason = Nobody names a later moment, and the colonist counts for who is first to 3 pieces (A-16).

D-43 = "Population below 3": whose population?
    .it = That of the colony; elsewhere a colony scores if one player has 3 or more pieces there.
    .pl = That of the region; elsewhere a colony scores if one player has 3 or more pieces there.
    .he = The number of colonists; elsewhere a colony scores if one player has 3 or more pieces there.
    .en = That of the colony; elsewhere a colony scores if one player has 3 or more pieces there.
    .ruling = A [colony](term:colony) scores if, at the moment of scoring, at least one player has 3 or more pieces there. The total of all players does not matter (R-129).
    .reason = The scoring section is the more exact of the two passages and is the same in all texts. A Spanish summary reads it the same way.
    .reading-one-player-with-three = it scores only if one player has 3 or more pieces there at that moment
    .reading-whole-population = once a player has had 3 pieces there, it scores as long as all players together have 3 or more

D-44 = First to 3 pieces: to have or to place them
    .it = The first player to have 3 colonists in the region.
    .pl = The first player to place 3 colonists in the region.
    .he = The first player to place 3 colonists in one passage, with 3 figures in the other.
    .en = The first player to have 3 colonists in the region.
    .ruling = The first player to have 3 pieces in the region takes its good, however they came there (R-049, A-16).
    .reason = "Have" covers every case, and the Hebrew book uses it too. What counts is how many pieces stand there.
    .reading-has-three = pieces moved in by Stable or Migration count too
    .reading-places-three = only pieces newly put into the region count, not those moved in from another region

D-45 = War example: one soldier or several in Florida
    .it = The attacked player has soldiers in Florida.
    .pl = The attacked player has 1 soldier in Florida.
    .he = The attacked player has soldiers in Florida.
    .ruling = It makes no difference: there is a battle in Florida either way.
    .reason = A single soldier is enough for a battle (R-091).

D-46 = Merchant Shipping: most pieces or highest value
    .it = The highest value wins the ship.
    .pl = "Most" colonists and specialists win, and a tie is an equal number; the values of the pieces follow right after.
    .he = The highest value wins the ship.
    .en = The highest value wins the ship.
    .ruling = The highest total value wins the ship in [Merchant Shipping](box:shipping), and equal totals are a tie (R-057, R-058).
    .reason = The Polish book gives captains and merchants the value 2 as well, which would mean nothing if pieces were only counted.

D-47 = New specialists: may or must you use them next turn?
    .it = They are for use in the next turn.
    .pl = They must be used in the next turn.
    .he = They are for use in the next turn.
    .en = They are for use in the next turn.
    .ruling = You must place them in the next turn (R-086).
    .reason = No piece may be kept for a later turn (R-029), so it comes to the same.

D-48 = Wealth: whose money?
    .it = 1 point for every $5, followed by a garbled clause about the owner.
    .pl = 1 point for every $5 the owner has.
    .he = 1 point for every $5 the owner has.
    .ruling = [Wealth](building:wealth) is worth 1 point for every full $5 its owner has at the end of the game (R-231).
    .reason = The other two books are clear, and the Italian clause can mean the same.

D-49 = Population: whose pieces?
    .it = The owner's pieces in the New World.
    .pl = The owner's pieces in the New World.
    .he = Every 2 figures in the New World; whose they are is not said.
    .ruling = [Population](building:population) counts only its owner's pieces, 1 point for every 2 (R-226).
    .reason = Two books say so, and the tiles around it in the Hebrew book all count what belongs to the owner.

D-50 = Battle example: battle or war
    .it = The player declares a battle.
    .pl = The player declares a battle.
    .he = The player, called Red, "declares war" on Green, but only in Canada.
    .ruling = The example shows a single battle, which costs nothing (R-090).
    .reason = One region and one opponent are a battle; nobody pays $10 in the example.

D-51 = The list of boxes to resolve
    .it = All 8 boxes in order.
    .pl = All 8 boxes in order.
    .he = Only "from top to bottom".
    .en = Specialists are missing from the list.
    .ruling = The order is Initiative, Colonist Dock, Trade Goods, Merchant Shipping, Capital Buildings, Discovery, Specialists, Warfare (R-038).
    .reason = That is their order on the board from top to bottom, so every text fits.

D-52 = Second tie-break: gold or money
    .it = The player with most "gold", which is also the name of a trade good.
    .pl = The player with more money.
    .he = The player with most money.
    .ruling = The second [tie-break](term:tie-break) is money (R-141).
    .reason = The Italian book often writes "gold" for money, and trade goods are a tie-break of their own (R-142).

D-53 = Victory points: on paper or on a track
    .it = On paper.
    .pl = On paper.
    .he = On paper.
    .en = On paper.
    .ruling = Keep the points on paper, or on the track round the edge if your board has one (R-021).
    .reason = Reviews describe such a track, the rule books do not know it. It makes no difference to play.

D-54 = Economy: dollars, gold or talars
    .it = "Gold" and dollars mixed.
    .pl = Spanish talars.
    .he = Dollars.
    .en = "Gold".
    .ruling = The points for [economy](term:economy) are counted in Spanish dollars, $1 for 1 point (R-139).
    .reason = There is only one currency in the game; the other words are names for it.

D-55 = Translated names of two tiles
    .it = Indentured Servitude is half English ("Servitude a contratto"), and Colonization Laws have become rights ("Diritti di colonizzazione").
    .pl = Indentured Servitude has become forced labour ("Praca przymusowa"), and Colonization Laws a right to settle ("Prawo do zasiedlenia").
    .he = Only the English names.
    .ruling = Only the names differ; the effects are the same (R-205, R-218).
    .reason = The place in the list and the dock space show which tile is meant.

D-56 = Number of buildings
    .it = 34: 11 of Age I, 13 of Age II and 10 of Age III.
    .pl = 34: 11 of Age I, 13 of Age II and 10 of Age III.
    .he = 34: 11 of Age I, 13 of Age II and 10 of Age III.
    .ruling = 34 tiles with 33 different names: only [Settlers](building:settlers) exist twice.
    .reason = All three lists agree. A review of the Dutch edition counts 36, and we do not know why.

D-57 = Who may try for a failed card again?
    .it = Any player who sends a strong enough expedition.
    .pl = The other players.
    .he = The other players.
    .en = A player who sends a strong enough expedition.
    .ruling = Anybody who draws the card in a later expedition, also the player who failed, who can try again from the next turn on (R-081).
    .reason = The card is shuffled back into the deck, so nobody aims at it. One expedition a turn is the limit for everybody (R-067).

D-58 = Stray lines on the picture of the board
    .it = Five English lines, which put discoveries now at the end of each turn, now in turn order, now in initiative order, and "Soldier: 1, Trade: 1".
    .pl = Only the labels of the boxes.
    .he = No picture.
    .ruling = Ignore these lines.
    .reason = They are reading errors of a scan. They contradict each other and the rules for expeditions (R-067, R-070).

D-59 = Dock: X and Y in order
    .it = After the numbered spaces, X and Y in order.
    .pl = After all numbered spaces; the order of the two is not said.
    .he = After all other pieces; the order of the two is not said.
    .en = After the numbered spaces, X and Y in order.
    .ruling = First all numbered spaces, then X, then Y (R-046).
    .reason = "In order" can only mean the order of the letters, and the books that do not say so do not contradict it.

## Rulings: placing and the boxes

A-01 = May a player have several pieces in the same box?
    .ruling = Yes, as many as there are free spaces. Only [Initiative](box:initiative) takes no more than 1 piece of each player (R-034, R-035).
    .reason = The rule books state a limit only for Initiative and expressly allow several pieces in Warfare; a quick reference by a player says the same of the others.

A-02 = May you pass instead of placing a piece?
    .ruling = No. Whenever it is your turn in phase A and you have a piece, you place 1 (R-026, R-029).
    .reason = All books want every piece placed and none kept, and the public FAQ of 2007 confirms it.

A-03 = What if there is no free space for a piece?
    .ruling = That cannot happen: Merchant Shipping and Discovery take any number of pieces (R-031).
    .reason = Neither of these boxes has numbered spaces, so there is always somewhere to go.

A-04 = May a specialist stand in Specialists or Initiative?
    .ruling = Yes, as a colonist (R-036). When a specialist from [Initiative](box:initiative) would become the marker on Turn Order, put a colonist there instead and return the specialist to your supply.
    .reason = The addendum of 2012 lets specialists stand anywhere as colonists. The exchange of the marker is our choice, so that no specialist is tied up as a marker.
    .reading-replaced = a colonist becomes the marker and the specialist goes back to the supply
    .reading-stays = the specialist stays on Turn Order as the marker

A-05 = How many spaces has Trade Goods, and in which order are they filled?
    .ruling = 4 spaces, filled from left to right (R-033, D-35).
    .reason = There are 4 goods a turn, so a fifth piece could gain nothing. No text gives the number of printed spaces.
    .reading-four = no more than 4 pieces in the box
    .reading-no-limit = any number of pieces, though only 4 can take a good

A-06 = How many spaces has Capital Buildings?
    .ruling = 5, one for each building on sale (R-030).
    .reason = No text gives the number; with 5 buildings on sale a sixth piece could buy nothing.
    .reading-five = no more than 5 pieces in the box
    .reading-no-limit = any number of pieces

A-07 = How many spaces has Warfare?
    .ruling = As many as the players want to use (R-087).
    .reason = No text gives a number, so we set no limit.

A-08 = Who may use dock spaces X and Y?
    .ruling = Only the free colonist of the matching building stands there; nobody can place a piece on X or Y in phase A (R-019).
    .reason = The books keep both spaces for the owner of the tile, and the tile speaks only of its own free colonist.

A-09 = When does the free colonist on X or Y appear?
    .ruling = In phase D, from the turn of purchase on, and he sails in the dock of the next turn. If a piece is still standing there, no second one is added (R-205, R-218).
    .reason = Phase D is the phase for benefits that come every turn.

A-10 = Which goes first, X or Y?
    .ruling = X, then Y, both after all numbered spaces (R-046, D-59).
    .reason = The Italian and the English text say "in order".

A-11 = Where do the pieces from Conquistador and Navigator go?
    .ruling = Straight into the [Discovery](box:discovery) box in phase D; you cannot place them anywhere else. They can sail from the next turn on (R-206, R-207).
    .reason = The tiles name the box, and this turn's Discovery is already over in phase D.

## Rulings: benefits, the end of the turn and the last turn

A-12 = Does a building pay in the turn in which you buy it?
    .ruling = Yes, phase D follows later in the same turn (R-107).
    .reason = Buildings are bought in phase B, and no text makes new owners wait.
    .reading-same-turn = the first benefit comes in phase D of the turn of purchase
    .reading-next-turn = the first benefit comes in phase D of the following turn

A-13 = Is phase D played in turn 8?
    .ruling = Yes. Money counts for Wealth and for ties, the good of the West Indies Company for Mercantilism and for ties, and Stable and Migration may still move pieces. New pieces are of no use any more.
    .reason = Turn 8 is a turn like any other until the game ends, and phases C and D belong to what players receive after the boxes are resolved.
    .reading-played = all benefits of phase D come in turn 8 too
    .reading-skipped = turn 8 ends after phase C, without benefits

A-14 = When exactly are the colonies scored?
    .ruling = After phase D of turns 3, 6 and 8, before phase E (R-128).
    .reason = The books say "at the end of the turn". So the moves of Stable and Migration in that turn still matter, and after phase D nothing changes in the colonies.
    .reading-after-benefits = moves made in phase D of that turn count
    .reading-before-benefits = the colonies are scored before phase D, so these moves come too late

A-15 = Are phases E to J played after turn 8?
    .ruling = No, the game is over after phase D and the scoring (R-136).
    .reason = They only prepare the next turn, and there is none.

## Rulings: goods of the regions and colonies

A-16 = When do you take the good of a region?
    .ruling = At once, after the placement or move that makes you the first player with 3 pieces there: by the dock, by a missionary's colonist, by Indian Allies, Stable or Migration (R-049).
    .reason = The first to have 3 takes it, and the books set no other moment.

A-17 = Which pieces count towards the 3 in a region?
    .ruling = All your own pieces, specialists included (R-049, R-130).
    .reason = The scoring sections of all books count specialists like colonists, and the Hebrew book speaks of 3 figures for the good.

A-18 = Can two players reach 3 pieces at the same time?
    .ruling = No, pieces arrive and move one after the other.
    .reason = The dock is resolved space by space, and benefits of phase D are taken in turn order (R-046, R-109).

A-19 = Can the discoverer's free colonist be the third piece?
    .ruling = No, he is always the first piece in the region (R-074).
    .reason = Nobody can have pieces in a region that is not yet discovered (R-047).

A-20 = Do the 2 colonists from the Cathedral count for the good of the region?
    .ruling = Yes. With the [Cathedral](building:cathedral) 1 missionary brings 3 pieces in all and can take the good alone (R-214, R-049).
    .reason = They are your own pieces in the region like any others.

A-21 = Does a missionary bring a colonist when he arrives without the dock?
    .ruling = No, only on arrival by the [dock](box:dock) (R-052).
    .reason = All books name the dock as the condition; a move by Migration brings nothing.

A-22 = Do you lose the good of a region when you lose pieces there?
    .ruling = No. You keep it for the whole game, and no second good is put in the region (R-056).
    .reason = All books say that goods stay with their owner to the end.

A-23 = Does a colony still score after its pieces were reduced?
    .ruling = Look only at the moment of scoring: it scores if some player has 3 or more pieces there then (R-129, D-43).
    .reason = The scoring section is more exact than the remark in the section on the dock.

## Rulings: discovery

A-24 = In which order is an expedition announced?
    .ruling = First the pieces, then the region, then the token is turned up. After that nothing can be changed (R-068, R-069).
    .reason = All books describe these steps in this order.

A-25 = How small may an expedition be?
    .ruling = 1 piece is enough.
    .reason = No text names a smallest size, but an expedition with no piece at all would be a free look at a token.

A-26 = Which regions may an expedition choose?
    .ruling = Any undiscovered region; it need not border on anything (R-069).
    .reason = No text sets a limit.

A-27 = Who sees the token of a failed expedition?
    .ruling = Everybody, before it is put back face down (R-069, R-076).
    .reason = The Italian, Hebrew and English texts turn it up for all to see. A tournament of 2008 played differently and showed it only to the player who failed.
    .reading-everybody = the token is turned up for all to see
    .reading-expedition-owner = only the player who sent the expedition sees the token, unless it succeeds

A-28 = When may the first discovery card be drawn?
    .ruling = As soon as the last region is discovered: players whose turn comes later in the same Discovery phase already draw cards (R-079).
    .reason = The books use the cards from that moment on.
    .reading-at-once = later players of the same turn draw cards
    .reading-next-turn = cards are drawn from the next turn on

A-29 = What if the discovery deck is empty?
    .ruling = Then no expedition is possible any more.
    .reason = With 16 cards this hardly ever happens, and no text speaks of it.

A-30 = What does New World Cartography do when no region is left to discover?
    .ruling = Its discovery is lost; you keep the tile and its 4 points, and you draw no card (R-210).
    .reason = The tile speaks only of a region not yet discovered.

A-31 = Does New World Cartography count as your expedition of the turn?
    .ruling = No. It happens in the Capital Buildings box, cannot fail, pays no soldiers, and leaves your expedition untouched (R-210, R-067).
    .reason = The tile gives a discovery of its own without sending anybody from the Discovery box.
    .reading-extra = the owner may still send an expedition in the same turn
    .reading-counts-as-expedition = the owner sends no other expedition in the turn of purchase

A-32 = How much is a merchant or missionary worth in an expedition?
    .ruling = 1, like a colonist (R-070).
    .reason = Only the captain counts double there in all books.

## Rulings: battles and wars

A-33 = Who chooses which pieces are lost?
    .ruling = The owner of the soldier who removes them (R-093).
    .reason = All books say so.

A-34 = In which order are the losses chosen?
    .ruling = The side that declared the conflict chooses all its victims, then the other side does, then all are removed together. No piece can be chosen twice (R-094).
    .reason = The books only say that losses happen at the same time; the order of choosing is ours.

A-35 = What if there are more soldiers than enemy pieces?
    .ruling = The surplus soldiers remove nothing (R-092).
    .reason = Each soldier removes 1 piece of the opponent in that region, and there are no more.

A-36 = Does a soldier who is removed still remove a piece?
    .ruling = Yes (R-094).
    .reason = All losses happen at the same time and are taken off only at the end.

A-37 = Against whom can you declare a battle?
    .ruling = Against 1 opponent in a region where both of you have at least 1 piece (R-090).
    .reason = Without pieces on both sides there is nobody to fight.

A-38 = May you declare a battle or war when neither side has a soldier?
    .ruling = No, it could have no effect. A single battle against the owner of [Militia](building:militia) is allowed, because the Militia fights (A-42).
    .reason = No text speaks of it; a conflict that can do nothing is more likely a mistake.
    .reading-not-allowed = there must be a soldier, or Militia in a single battle
    .reading-allowed = it may be declared and simply has no effect

A-39 = May you attack where only the opponent has soldiers?
    .ruling = Yes (R-091).
    .reason = The war example in all books has such a battle, in Florida.

A-40 = May you declare war without $10?
    .ruling = No (R-091).
    .reason = The price is a condition of the war. A single battle costs nothing.

A-41 = Must a piece in Warfare fight?
    .ruling = No. You may decline, and the piece goes back to your supply (R-042).
    .reason = The addendum of 2012 lets players forgo the use of a piece.

A-42 = How does Militia work in detail?
    .ruling = Once there is a battle that you did not start, [Militia](building:militia) gives you 1 extra soldier without a figure. He removes 1 enemy piece; the attacker may spend a hit on him; afterwards he is gone. In a war he makes no battle by himself in a colony without soldiers (R-224, R-091).
    .reason = The extra soldier and his possible death are printed in all books; the rest is our choice, in the simplest form that works.
    .reading-no-extra-war-battles = in a war, a colony without real soldiers sees no battle
    .reading-makes-war-battles = in a war against the owner, Militia counts as a soldier in every shared colony, so there is a battle in each

A-43 = May one player declare several conflicts in a turn?
    .ruling = Yes, one for each piece in [Warfare](box:warfare), in the order of the box. Each is fought with the pieces that are left, the same opponent may be chosen again, and each war costs $10 (R-087, R-096).
    .reason = All books give one conflict for each piece and price each war on its own.

A-44 = In which order are the battles of one war fought?
    .ruling = Each region on its own; the order does not matter (R-091).
    .reason = Soldiers act only in their own region.

## Rulings: pieces, money and material

A-45 = How many soldiers may a player have?
    .ruling = 10, as many as there are figures. If you are owed a soldier and have none left, you may first exchange one in the New World for a colonist (R-054, D-21).
    .reason = The addendum of 2012 says so.

A-46 = What if you run out of captains, merchants or missionaries?
    .ruling = They are not limited. Exchange those in the colonies for colonists; if all are elsewhere, use a stand-in (R-054).
    .reason = All books say that the number of specialists is not meant to be a limit, and the addendum of 2012 agrees.

A-47 = What if all 30 colonists are in use?
    .ruling = Unused specialists of your colour stand in for colonists. Only when all 60 pieces are out is the gain lost (R-118).
    .reason = No text speaks of it, and a limit on colonists seems no more intended than one on specialists.
    .reading-stand-ins = unused specialists stand in for colonists
    .reading-gain-lost = with 30 colonists in play you get no more

A-48 = Can the bank run out of money?
    .ruling = No, use anything as money if the $450 in the box are not enough.
    .reason = No text limits the money.

A-49 = Can goods or ships run out?
    .ruling = No. At most 8 ships can be won in 8 turns, and at most 37 goods can be taken from the pile, exactly as many as there are (R-116, R-117).
    .reason = This follows from counting: 4 goods a turn make 32, and the West Indies Company adds 5 from turn 4 to turn 8.

## Rulings: income and counting buildings

A-50 = What if an opponent cannot pay the Privateers?
    .ruling = The opponent pays all the money left, and the rest is waived (R-212).
    .reason = No text speaks of it, and the game knows no debts.
    .reading-pays-what-there-is = the owner gets only what the opponent has
    .reading-bank-adds-the-rest = the opponent pays all the money left and the bank adds what is missing

A-51 = When do the Privateers collect?
    .ruling = Between phase C and phase D (R-212).
    .reason = The books say after the income phase.

A-52 = Does money from the Rum Distillery count as economy at the end?
    .ruling = No. It is paid in phase C, but the points for [economy](term:economy) count only what goods and ships pay (R-139, R-219).
    .reason = The scoring section names goods and ships, the summaries of the Italian and Polish books only these, and a blog post of 2010 leaves buildings out as well.
    .reading-not-counted = economy counts only the sets of goods and ships
    .reading-counted = the rum money of turn 8 counts as economy too

A-53 = Does the West Indies Company's good of turn 8 still help?
    .ruling = It comes in phase D, after the income of phase C: it adds no points for economy, but it counts for [Mercantilism](building:mercantilism) (R-217, R-225).
    .reason = Economy is the income of turn 8, and that is over by then. A few sentences of the books could also be read as a fresh count at the end of the game.
    .reading-income-of-turn-8 = economy is what the sets paid in phase C of turn 8
    .reading-counted-again = economy is counted again after phase D, with the new good

A-54 = Where does the West Indies Company draw its good?
    .ruling = At random from the face-down pile, not from the 4 on display (R-217).
    .reason = The lists of buildings in all books speak of a random good from the pile.

A-55 = Who arranges the sets, and how?
    .ruling = Everybody is paid for the best possible arrangement (R-099, R-105).
    .reason = Sets may be formed anew every turn, so the best one is always open to you.
    .reading-best-split = the best possible arrangement is always paid
    .reading-as-arranged = a player is paid for the sets as announced, even if others would pay more

A-56 = Can ships form a set without goods?
    .ruling = No. A set has at least 3 members and at most 1 ship, so at least 2 real goods (R-103).
    .reason = This follows from the limit of 1 ship to a set.

A-57 = Does Prosperity count itself?
    .ruling = Yes, [Prosperity](building:prosperity) is one of your capital buildings too (R-229).
    .reason = This is the plain reading: it counts every building its owner has. No text makes an exception.
    .reading-counts = Prosperity scores 2 points for itself as well
    .reading-others-only = Prosperity scores only for the owner's other buildings

A-58 = How are odd amounts rounded?
    .ruling = Wealth counts only full $5, Population only full pairs. In the auction half a bid is rounded up (R-231, R-226, R-148).
    .reason = The books state the rounding for the auction, with $7 that become $4 as an example. "For every 2" and "for every $5" give nothing for a part.

A-59 = Which pieces count for Population, Power and Glory?
    .ruling = Only pieces on the map, not those in boxes, on tracks or in hand (R-226, R-228, R-230).
    .reason = The tiles speak of the New World and of settled regions.

## Rulings: University, Indian Allies, Stable and Migration

A-60 = When exactly may the University be used?
    .ruling = Whenever you have a decision to make, or just before one of its 4 boxes is resolved. The pieces it passes move back one place; it works once in the game (R-216).
    .reason = The books allow any time; we ask for a moment before the box begins, so that nobody is overtaken halfway through.
    .reading-before-the-box = only while the box has not begun to resolve
    .reading-during-the-box = also while the box is being resolved, ahead of the pieces that have not yet acted

A-61 = What does the University do on Turn Order?
    .ruling = It changes the current order at once; you are first from then on (R-216).
    .reason = The books name Turn Order among its boxes and allow any time. No text says that one must wait.
    .reading-at-once = the new order holds from that moment on
    .reading-next-turn = the piece goes to the front only after phase I, for the next turn

A-62 = Can the University move the piece on X or Y?
    .ruling = Yes. The piece becomes first in the dock, and its space is then empty (R-216, R-019).
    .reason = The Polish and the Hebrew book let it move a piece from any place in the dock.
    .reading-allowed = a piece on X or Y may go to the front of the dock
    .reading-not-allowed = only pieces on numbered spaces can be moved

A-63 = What does a piece earn that the University moves to the front of Initiative?
    .ruling = $1, the sum of its new space, and its owner is first in the next turn (R-043, R-125).
    .reason = The number of the space decides both the money and the order.

A-64 = How are the soldiers from Indian Allies placed?
    .ruling = Both in the same region, where you have at least 1 piece. If you have none on the map, the effect is lost. The limit of 10 soldiers holds (R-211, A-45).
    .reason = One region and one's own piece are printed in the books; what happens without a colony is our choice.

A-65 = Where may the Stable move a soldier?
    .ruling = To any adjacent region that is discovered; you need no piece of your own there (R-223).
    .reason = The books say "colony"; we read it as any region open to settlers.
    .reading-discovered-region = any adjacent discovered region
    .reading-own-colony = only an adjacent region where the owner already has a piece

A-66 = Which pieces may Migration move, and where?
    .ruling = Any pieces of yours except soldiers, to any discovered region, adjacent or not (R-232).
    .reason = The books say colonists, and other specialists in the New World may become colonists at any time (R-054).
    .reading-all-but-soldiers = colonists, captains, merchants and missionaries
    .reading-any-piece = soldiers too

## Rulings: other points of the turn

A-67 = In which order are the benefits of phase D taken?
    .ruling = In turn order where it matters, and this is still the order of the current turn (R-109, D-32).
    .reason = The addendum of 2012 gives turn order as the rule whenever the order matters.

A-68 = What if nobody competes for the ship?
    .ruling = It stays, and no second one is added in phase G (R-060, R-117).
    .reason = A new ship comes only where there is none, and there are never two.

A-69 = What if you cannot pay for training?
    .ruling = You get no specialist and your piece goes back to the supply. You pay when the box is resolved, not when you place the piece (R-084).
    .reason = The books describe the payment in the section on resolving the box, and say that you may pay.
    .reading-pay-when-resolved = $5 are due in phase B
    .reading-pay-when-placed = $5 are due in phase A, and without them the square cannot be taken

A-70 = May you decline a move from the dock, or a good?
    .ruling = A piece on the dock must sail; the Caribbean is always open. A good may be declined (R-042, R-047, R-055).
    .reason = The addendum of 2012 lets players forgo the use of a piece. That a dock piece must go is our choice: the books move every piece on the dock.
    .reading-dock-must-sail = every piece on the dock goes to a region
    .reading-dock-may-stay = a piece on the dock may go back to the supply instead

A-71 = May one player own both Settlers?
    .ruling = Yes (R-201).
    .reason = No text forbids it.
    .reading-both-allowed = a player may buy the second Settlers too
    .reading-one-each = nobody may own both

## Rulings: auction, ties and the rest

A-72 = What may be bid in the auction, and is there extra money for later positions?
    .ruling = Whole dollars, at least $1 and at most your own $10. The extra money for later positions (R-007) is not given. If you never bid, your bid is $0 (R-146, R-148).
    .reason = No text speaks of it; in the auction the better positions are paid for, so the later ones need no compensation.
    .reading-no-order-money = later positions get no extra money
    .reading-order-money = the extra money of R-007 is given after the auction

A-73 = What if everybody else passes before the last player has bid?
    .ruling = The last player left wins the auction at their own last bid, or for $0 without one (R-147, R-150).
    .reason = No text speaks of it; nobody is left to outbid them.
    .reading-pays-nothing = without a bid, position 1 costs nothing
    .reading-pays-one-dollar = the last player must bid at least $1 and pays it

A-74 = When is the Caribbean token of the auction drawn?
    .ruling = At the end of the auction, at random from the unused tokens (R-151, D-31).
    .reason = No text says where the token comes from. Drawn at the end, it cannot influence the bids.

A-75 = What if players are still tied after all tie-breaks?
    .ruling = After colony points of turn 8, money and goods, they share the victory (R-140, R-141, R-142).
    .reason = The books name these three tie-breaks and stop there; sharing is our choice.

A-76 = Are there special rules for two players?
    .ruling = No. The dock has 3 spaces, and a tie for first place in a colony gives both players 2 points (R-018, R-131).
    .reason = No text has any other rule for two.

A-77 = In which order are expeditions sent?
    .ruling = In the current turn order, not in the order of the Initiative row (R-067).
    .reason = All books say turn order.

A-78 = What does the number of an Initiative space mean?
    .ruling = It is both the money you get and your position in the next turn. There are no gaps, because the box is filled from left to right (R-043, R-125, R-030).
    .reason = All books move each piece to the space with the same number on Turn Order.

A-79 = Can you settle a region in the turn of its discovery?
    .ruling = Not by the dock: the dock is resolved before Discovery, so its pieces can go there from the next turn on (R-038, R-047).
    .reason = This follows from the order of the boxes.

A-80 = May you add pieces to Discovery every turn, and take them back?
    .ruling = You may add as many as you like and let them pile up, but you cannot withdraw them; they leave only with an expedition (R-040, R-078).
    .reason = The rule books let them stay until they sail, and the public FAQ of 2007 confirms it.
