### The rules book of Age of Renaissance: its introduction, captions of its pictures, sources, titles of its pages.

## The first page

book-introduction =
    You lead one of six trading powers of Europe, from the fall of the old world to the voyages of discovery. You buy advances, play cards that make goods pay or bring disaster, and spread your tokens over the map. Every advance you own counts at the end, and so does your money; misery is what you pay for it all.

    New to the game? Read the five pages of [Learn to play](page:learn) one after the other: what is in the box, how to set up, how a turn goes, two turns move by move, and the end. What an advance or a card does you can look up when it is bought or played. At the table keep the [quick reference](page:quick) at hand and use the search: it understands inflected and misspelt words, and names in any of the four languages.

    The rules follow the edition of 1996. They are retold from the Italian rules, which have no tables, and from the player aids, lists and rewrites that fill the gaps. Where these texts disagree or are silent, the book says so and names the reading it follows.
# How long a game takes, by the sources.
book-time = 2 to 6 hours

## Pictures
# The value is the caption; .alt tells somebody who cannot see the picture what it shows.

picture-turn = The seven phases of a turn. In the phases with a coloured number everybody plays in turn, one after the other; the grey ones are played by all at once.
    .alt = The seven phases below each other, each with its number; the last ones in grey.
picture-map = The board of 1996. A circle is a market with its market number, a double circle a capital, a square a satellite; thin lines are borders by land, Roman numbers the areas; the maps of the areas name every province. Iceland, West Africa and the lands overseas stand at the edge.
    .alt = Map of Europe and the Mediterranean with all provinces at their places, each with its number, the numbers of the areas, and the names of the capitals and seas.
picture-map-part = This area in full: market number, name and commodity of each province. A double circle is a capital, a square a satellite, and arrows lead to the markets it supports; thin lines are borders by land. Neighbours from other areas are drawn small.
    .alt = Part of the map with the provinces of one area, their numbers, names and commodities, and the coasts around them.
picture-advances = The 26 advances in their six categories: letter, name, cost, and behind the cost the letters of the advances you must own first.
    .alt = Six columns, one for each category, with the advances as cards that show letter, name and cost.
picture-payouts = What a commodity pays when its card is played, by the number of provinces you dominate that supply it: the base times the square of that number.
    .alt = Table of the twelve commodities, cheapest first, with the payment for 1 to 10 provinces and a small bar below each sum.
picture-misery = The misery index from its first space to the last. Whoever goes beyond is in Chaos.
    .alt = The spaces of the misery index in three rows, ending with Chaos.
picture-cover = Age of Renaissance
    .alt = Cover: a hall with columns by the sea, and a trade route from market to market.

## Sources
# What the source is, as a bibliography would say it; names of people and firms stay as they are.

source-S = Italian rules, without tables
source-AH = English rule book, Avalon Hill, 1996; not seen itself, known from the English texts below that repeat it
source-LM = Player mat and card reference by Liumas (C. Conboy), 2008
source-XL = Card inventory by K. Agress and D. Rubin, a spreadsheet
source-AS = Rules rewritten by Asper, with worked examples
source-DC = Rules of the Eurogames edition with notes, by D. B. Copeland, 2014
source-EU = List of what the Eurogames edition of 1999 changed
source-ER = Official errata by the designer, 30 December 2000
source-FAQ = AoR FAQ 0.0 by Mark Boone
source-AK = Tables in a program by alkemann
source-IZ = Map and card tables in a program by iizs
source-PJ = Map, cards and scans in a program by pjsavola
source-MD = Map tables in a program by meisede
source-OM = Drawing of the original board
source-W = World Boardgaming Championships, event reports

## Pages

book-page-advance = Advances
    .intro = All 26 by category: what each costs, gives and needs, and which leaders help.
book-page-card = History cards
    .intro = Every card of the deck: events, leaders and commodities, in the epochs in which they come.
book-page-commodity = Commodities
    .intro = The twelve goods of the board, from the cheapest to the dearest.
book-page-frame = Powers, areas, seas and tracks
    .intro = What divides the board and the game, and who plays it.

## Examples
# The value is the title, .text what it shows. The record itself is printed below the text.

example-first-turn = A first turn
    .text = Three powers open a Basic game: bids, a tied order, two leaders of whom only the second is open to patrons, a first attack, and a bonus card. Every figure behind a dollar sign was claimed by the table and agrees with the rules.
example-later-turn = A turn in the middle of a game
    .text = A game of four powers that was not written from the start: the set-up says what lay on the table. Then a War over two rounds, a leader protected with money, a Civil War, misery relieved, Cathedral against an attack, and a forced trade.
example-payout = Cloth is played
    .text = Genoa dominates Genoa, Florence and Tunis, Venice only her own capital. Three provinces pay 9 times the base of $5, one pays it once; Barcelona has none.
example-shortage = Cloth in shortage
    .text = Everybody is paid as if he had one province more: the box of 2 in place of the box of 1, $20 in place of $5.
example-attack = Belgrade needs six tokens
    .text = The market is 2. A Venetian marker is worth 2, Nationalism 1 and Stirrups 1: strength 4. London needs that and the market once more, 6 tokens.
example-income = Income of six powers
    .text = Everybody receives $15 and, with 6 players, $6 for each marker. Venice has two, the others only their capitals: $27 and $21.
