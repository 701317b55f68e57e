### Hints in a new game record of Age of Renaissance, for `annals new`. Each is a comment of one line.

new-hint-bids = What each power bids for the first choice of a capital, like "venice: $2". Equal bids need a die each: "venice: roll = [5]".
new-hint-order = What each power spends on tokens, like "venice: 14"; "-1" pays $1 to go early.
new-hint-draw = Everybody draws by themselves. The first player may pay off a condition: "venice: clear > wine".
new-hint-cards = In order of play, a card a line: "venice: stone", "venice: war > genoa = [4 2]", "venice: dionysus exiguus, $4".
new-hint-purchases = In order of purchase: ship, advances and leaders, stability or unrest, relief.
new-hint-expansion = Where tokens go: "venice: milan", "venice: 2 > belgrade"; an attack with its dice, coloured, black, white: "venice: milan = [3 5 2]".
new-hint-income = Income is worked out. The two market rolls, each coloured, black, white: "market: [4 4 3], [2 3 3]".

## Names of the dice of an attack, in the order in which they stand between the brackets
reading-figure-1 = green, blue, red, yellow, orange, purple, coloured, colored, colour, color, mine
reading-figure-2 = black
reading-figure-3 = white
