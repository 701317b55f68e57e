### What the check of a record of Age of Renaissance says besides its findings.

# $goods: advances with the misery relief that our data assume, as a text.
check-assumed = this rests on misery relief that our data only assume ({ $goods }); with other values it could be right; settle them in the header with `board: …`
# One of them, where a player may stand.
record-expected-player = player (power or name)

# The points. $turn: a number.
score-advances = Advances
score-cash = Cash
score-misery = Misery
score-under-way = The game is in turn { $turn }. Everything is counted as things stand; the cards still in hand are played at the end.
# The table.
show-order-of-play = Order of play, with slots
show-epoch = epoch { $epoch }
show-deck = { $count ->
        [one] { $count } card in the draw pile
       *[other] { $count } cards in the draw pile
    }
show-shortage = shortage: { $commodities }
show-surplus = surplus: { $commodities }
show-war = War going on: { $players }
show-leaders = leaders on the table: { $leaders }
show-cash = Cash
show-written = Cash written down
show-tokens = Tokens to place
show-stock = Tokens in stock
show-markers = Markers on the map
show-hand = Cards in hand
show-misery = Misery
show-ship = Ships
show-advances = Advances
show-out = out of the game
