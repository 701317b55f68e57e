### Words of game records that only Age of Discovery has, and the comments of a new record.

new-hint-setup = The first order, the 5 buildings and the 4 goods that were turned up.
new-hint-placement = One piece at a time in turn order. A box alone means a colonist; otherwise piece > box.
new-hint-dock = Where each piece goes, in the order of the dock.
new-hint-goods = The good each piece takes.
new-hint-buildings = The building each piece buys, or that it passes.
new-hint-discovery = The pieces > the region = the figures of the token: coins, per soldier, natives, points.
new-hint-specialists = Only the training square needs a line: training > specialist.
new-hint-warfare = Battle > opponent, region; then a line with the losses of both sides.
new-hint-refill = The buildings and the 4 goods newly turned up.

word-bids = bids
    .definite = the bids
    .aliases = bidding
    .forms = bid
    .written = auction, the auction, auctions, auction bids, bids in the auction, auction phase, bidding phase, bid phase, bids phase, auction round, offers, offer, opening auction, opening bids, starting bids, turn order auction, auction for turn order, biddings
word-refill = refill
    .definite = the refill
    .aliases = refresh, replenish, phases E and F
    .forms = refills, refilling, refreshing
    .written = end of turn, end turn, turn end, end of the turn, end of round, end of the round, round end, end round, cleanup, clean up, clean-up phase, cleanup phase, upkeep, maintenance, restock, restocking, restocked, reset, refilled, refreshed, refreshment, replenishing, replenished, replenishment, refill phase, refill step, refresh phase, refresh step, refill board, refill the board, refresh the board, board refill, new tiles, new tiles and goods, buildings and goods, goods and buildings, new buildings and goods, new goods and buildings, reveal, revealed, reveals, draws, phases E to J, phases E-J, phases E-F, phase E and F, refil
word-board = board
    .definite = the board
    .aliases = map
    .forms = boards
    .written = our board, game board, the map, our map, map fact, boardmap
word-exchange = exchange
    .definite = the exchange
    .aliases = swap
    .forms = exchanges, exchanged
    .written = swaps, swapped, swapping, convert, converts, converted, conversion, replace, replaces, replaced, replacement, change, changes, changed, exchanging, substitution, turns into
about-word-setup = A heading of a game record. Below it stand the first order, the buildings and the goods that were turned up, and the facts of the table's own board.
about-word-bids = A heading of a game record: the bids of an auction, in the order in which they were made.
about-word-refill = A heading of a game record: the buildings and goods that were newly turned up.
about-word-players = A line at the top of a game record: colours and names, as the players sit.
about-word-board = A line of a game record: a fact of the table's own board, such as the good of a region or two regions that touch.
about-word-exchange = An answer in a game record: a piece on the board becomes another one.
exercise-events = Conflicts, ties and empty supplies

## Names of the figures of a token, in the order in which they stand between the brackets
reading-figure-1 = coin, coins, gold pieces, money, $, dollar, dollars, treasure, gold
reading-figure-2 = soldier, soldiers, loot, plunder, pillage
reading-figure-3 = native, natives, indian, indians, defenders, defence, defense
reading-figure-4 = point, points, vp, victory, pts, score
