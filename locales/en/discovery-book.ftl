### The rules book of Age of Discovery: its introduction, captions of its pictures, words around its examples.

## The first page

book-introduction =
    This is the whole of the rules, told anew from the printed books in Italian, Polish and Hebrew. Where they disagree or are silent, the book says so and names the reading it follows.

    New to the game? Read the chapters [Course of play](section:course), [Event boxes](section:boxes) and [Scoring and winning](section:scoring); that is enough to begin. At the table, keep the [quick reference](page:quick) at hand and use the search: it understands inflected and misspelt words, and names in any of the four languages.

## Pictures
# The value is the caption; .alt tells somebody who cannot see the picture what it shows.

picture-turn = A turn from A to J, and the eight turns of a game. Colonies are scored after the turns with a laurel.
    .alt = Timeline: ten phases from A to J in a row, below them the turns 1 to 8 grouped into three ages; turns 3, 6 and 8 are marked for scoring.
picture-boxes = The event boxes from top to bottom, as they are resolved, with their spaces.
    .alt = Strip of the eight event boxes in their order, each with the number of its spaces.
picture-map = The nine regions and their borders, drawn as a scheme. Dashed lines and goods in brackets are assumed: no source at hand confirms them.
    .alt = Scheme of the New World: nine regions as circles with their names and goods, joined by lines where they touch; assumed borders are dashed.
picture-sets = What a set pays every turn. A merchant ship can stand in for one good.
    .alt = Three rows of round tokens: three different goods pay the least, three of one kind more, four of one kind the most.
picture-odds = The chance that an expedition of a given strength succeeds. Tokens hide the regions; cards come once all regions are found.
    .alt = Two rising curves, one for the 16 tokens and one for the 16 cards, from strength 1 on; the table below gives the figures.
# $name: the building's name.
picture-building = { $name }
    .alt = The tile of the building, drawn as a small card with its age, its price and a sign for what it does.
picture-cover = The Age of Discovery
    .alt = Cover: a ship under sail on a blue sea, a compass rose above it.
picture-strength = Strength
picture-chance = Chance
picture-tokens = Tokens
picture-cards = Cards
# $number: the number of an age.
picture-age = Age { $number }
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
