### The rules book of Age of Discovery: its introduction, captions of its pictures, words around its examples.

## The first page

book-introduction =
    You send colonists to a New World, discover its regions, gather trade goods and buy buildings at home. After 8 turns the player with the most points wins; points come from colonies, discoveries, buildings and income.

    New to the game? Read the five pages of [Learn to play](page:learn) one after the other: what it is about, how to set up, how a turn goes, two turns move by move, and the end. What a building does you can look up when you buy it. At the table, keep the [quick reference](page:quick) at hand and use the search: it understands inflected and misspelt words, and names in any of the four languages.

    This is the whole of the rules, told anew from the printed books in Italian, Polish and Hebrew and from what could be read of the English one. Where they disagree or are silent, the book says so and names the reading it follows.

## Pictures
# The value is the caption; .alt tells somebody who cannot see the picture what it shows.

picture-turn = A turn from A to J, and the eight turns of a game. Colonies are scored after the turns with a laurel.
    .alt = Ten phases from A to J in two columns, below them the turns 1 to 8 grouped into three ages; turns 3, 6 and 8 are marked for scoring.
picture-boxes = The event boxes from top to bottom, as they are resolved, with their spaces. ∞ means no limit, ? means that no source confirms the number. How many dock spaces are open depends on the number of players (R-018).
    .alt = Strip of the eight event boxes in their order, each with the number of its spaces.
picture-map = The nine regions and their borders, drawn as a scheme. The region with the coloured ring is open from the start. Dashed lines and everything in brackets are assumed: no source at hand confirms them.
    .alt = Scheme of the New World: nine regions as circles with their names and goods, joined by lines where they touch; assumed borders are dashed.
picture-sets = What a set pays every turn. A merchant ship can stand in for one good, but there is at most one ship in a set.
    .alt = Three rows of round tokens: three goods that are not all alike pay $1, two goods of one kind with a ship in place of the third pay $3, four of one kind pay $6.
picture-odds = The chance that an expedition of a given strength succeeds. Tokens hide the regions; cards come once all regions are found.
    .alt = Two bars for each strength, one for the 16 tokens and one for the 16 cards, each with its percentage.
# $name: the building's name.
picture-building = { $name }
    .alt = The tile of the building, drawn as a small card with its age, its price and a sign for what it does.
picture-good = { $name }
    .alt = The sign by which this good is drawn in the book, with the number of its tokens.
picture-token = { $name }
    .alt = The four figures of the token: coins and coins for each soldier at the top, natives and points below.
picture-cover = The Age of Discovery
    .alt = Cover: a ship under sail on a blue sea, a compass rose above it.
picture-strength = Strength
picture-chance = Chance
picture-tokens = Tokens
picture-cards = Cards
## Examples
# The value is the title, .text what it shows. The record itself is printed below the text.

example-turn-order = The new turn order
    .text = Green and orange stand in Initiative, red and blue do not. At the end of the turn green and orange move up to places 1 and 2; red and blue go behind them, red still before blue. The number of the space in Initiative is paid at once, and without a piece there is nothing. In Merchant Shipping it is one against one: the tie goes to red, who is earlier in this turn's order.
example-battle = A battle in Canada
    .text = Two soldiers strike twice, and red chooses whom: a soldier and a colonist. The soldier that falls strikes as well, because all losses are removed together. Before the battle it stood five to five, which would have been 2 points each; now it is four to three. A battle is free.
example-war = A war over several regions
    .text = A war costs $10 and means a battle in every region where both are present and at least one of them has a soldier. In New Granada and New Spain only red has soldiers. In Florida only green has some, who was attacked: there is a battle all the same. In Canada neither has a soldier, and in New England green is absent, so nothing happens there.
example-sets = Sets of goods and what they pay
    .text = Red, blue and green hold the printed examples: any three goods, three of a kind with the help of a ship, and four of a kind. Yellow has two sets and a gold left over. Orange has two ships and one good, which is no set, since at most one member may be a ship. Nothing is handed in: in the next turn the same goods pay again, and everybody may sort them anew.
example-buildings-refill = New buildings on sale
    .text = In turn 2 two of the five tiles are sold; in phase E two of Age I join the other three. In turn 3 nobody buys, but Age I is over: the five unsold tiles leave the game and five of Age II come out. The tiles in front of the players stay and go on working. A building pays in the turn in which it is bought.
example-ten-mistakes = Ten mistakes
    .text = Two turns that go wrong in ten ways, all of which happen at real tables. The lines with a mistake are marked; what the engine says about each stands below. What only follows from an earlier mistake is said to follow.

## Sources
# What the source is, as a bibliography would say it; names of sites, shops and people stay as they are.

source-IT = Italian rule book, Tana dei Goblin, rev. 1.1
source-PL = Polish rule book, Rebel
source-HE = Hebrew rule book, without token and card tables
source-EN-fr = English rule book in a machine French rendering; it breaks off in the final scoring
source-EN-o = English rule book, first page
source-FAQ = BoardGameGeek FAQ v2.0, 10 August 2007
source-ADD = Rules Addendum v1.0, September 2012, by John Sweeney
source-QR = Quick reference by a player
source-NOTES = Rule notes v1 by a player
source-IDX = Index of the English rule book
source-WIKI = Age of Empires wiki, page on the board game
source-KING = Board Game King, review with component list
source-WBC = World Boardgaming Championships 2008, event page
source-SLIDE = Summary of the reprint with the Builders expansion
source-NAVY4 = Play report of 1 November 2009
source-RUM = Play report of 11 July 2007
source-BRAZIL = Dutch review on bordspel.com
source-NL36 = Dutch review with a component count, Spellenclub 13
source-TIR = Spanish rules summary on tiratu.com
source-VASSAL = VASSAL module page
source-JER = Blog post on the game for two, March 2010

book-page-building = Capital buildings
    .intro = All buildings by age, each with its rule. The tiles are drawn by us, not copied.
book-page-token = Discovery tokens
    .intro = Every token with its four figures: coins, coins for each soldier, natives, points.
book-page-card = Discovery cards
    .intro = The cards are for expeditions after the last region has been found.
book-page-good = Trade goods
    .intro = The number on a token says how many there are of its kind.
book-page-region = Regions
    .intro = Where the colonies grow. What no source confirms is marked.
book-page-box = Event boxes and tracks
    .intro = Where pieces are placed, in the order in which the boxes are resolved.
book-page-piece = Pieces
    .intro = Colonists and the four specialists.
book-page-frame = Phases, ages and colours
    .intro = What divides a game, and who plays it.
book-page-game = A whole game
    .intro = A simulated game of four players over eight turns, as they would have written it down. It was checked while this book was built, and the points below are those of the engine.
book-all-buildings = The buildings
