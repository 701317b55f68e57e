### Points, the table and what comes next in Age of Discovery.

# Why a wrong figure is only a note. $goods: goods that our data assume.
check-assumed = this rests on goods that our data only assume ({ $goods }); with others it could be right; settle them in the setup with `board: …`
# One of them, where a player may stand.
record-expected-player = player (colour or name)
# $turn: the turn after which they were scored.
score-colonies = Colonies after turn { $turn }
score-discoveries = Discoveries
score-buildings = Buildings
score-benefits = Taxation, turn by turn
score-economy = Economy
score-by-colonies = A tie on points; more colony points from the last turn decide.
score-by-money = A tie on points and colonies; more money decides.
score-by-goods = A tie on points, colonies and money; more trade goods decide.
# $turn: the turn reached.
score-under-way = The game is in turn { $turn }. Discoveries and buildings are counted as things stand; the economy counts only in the last turn.
show-boxes = Boxes
show-map = The New World
show-undiscovered = Undiscovered
# $token: the figures of a token that was seen and put back.
show-seen = seen: { $token }
show-market = On sale and on offer
show-ship = Ship in the box
show-money = Money
show-hand = In hand
show-gained = For the next turn
show-waiting = In the Discovery box
show-goods = Goods
show-ships = Ships
show-tiles = Buildings
show-tokens = Tokens
show-cards = Cards
show-points = Colony points
show-pieces = Pieces
# $player: the glossary id of a colour.
next-places = { NAME($player) } places a piece.
next-sails = { NAME($player) } sends the next piece from the dock.
next-trades = { NAME($player) } takes a good, or declines.
next-buys = { NAME($player) } buys a building, or declines.
next-explores = { NAME($player) } may send an expedition.
next-trains = { NAME($player) } may train a specialist.
next-fights = { NAME($player) } may fight a battle or a war.
next-losses = The losses of this battle are to be written.
next-benefits = Buildings may be used, and what the company draws is to be written.
next-refill = What is newly laid out is to be written.
next-setup = The setup is to be written.
next-bids = { NAME($player) } bids or passes.
# Entries that are possible under every heading: the University, exchanges of specialists.
next-at-any-time = At any time
# The words in place of luck, between brackets: the figures of a token, the name of a card or good.
next-token = coins, coins for each soldier, natives, points
next-card = name of the card
# $hands: each player with the pieces.
next-left = Left to place: { $hands }.
# $players: in the order in which they come.
next-waiting = After that: { $players }.
