### Labels and short values of the tables that stand beside the texts of Age of Discovery.

game-title = Age of Empires III: The Age of Discovery

## Labels of facts

fact-name = Name
fact-age = Age
fact-price = Price
fact-timing = When
fact-effect = Effect
fact-points = Victory points
fact-tiles = Tiles
fact-of-a-colour = In each colour
fact-shipping = Value in Merchant Shipping
fact-expedition = Strength in an expedition
fact-tokens = Tokens
fact-region = Region
fact-good = Trade good
fact-start = At the start
fact-neighbours = Neighbours
fact-natives = Natives
fact-coins = Coins
fact-plunder = For each soldier
fact-spaces = Spaces
fact-extra-spaces = Further spaces
fact-fill = How it fills
fact-limit = Most pieces of a player
phase-letter = { $letter }
fact-letter = Letter
fact-turns = Turns
fact-nation = Nation
fact-colour = Colour

## Values

# $value: a value that no source at hand confirms.
value-assumed = { $value } (assumed)
value-points-vary = varies
value-no-region = none
value-open = open from turn 1
value-token = hidden, 1 token face down
value-no-limit = no limit
value-markers = one marker of each player
value-left-to-right = leftmost free space first
value-anywhere = anywhere in the box
value-choose = any free square

## When a building works

timing-at-once = at once when bought, one time only
timing-benefits = every turn, phase D
timing-income = every turn, phase C
timing-after-income = every turn, right after phase C
timing-dock = whenever a missionary arrives by the dock
timing-battle = in every battle you did not start
timing-once = once a game, when you choose
timing-game-end = at the end of the game

## What a building does, in a few words

# $count, $amount, $per: figures; $money: dollars; $thing: the id of the glossary's name; $counted: what is counted;
# $place: where pieces appear.
effect-gain-pieces = { $count } { NAME($thing, $count) }{ $place ->
    [dock-x] { "" }, on dock space X
    [dock-y] { "" }, on dock space Y
    [discovery-box] { "" }, in the Discovery box
    [own-region] { "" }, in one region where you have a piece
   *[hand] { "" }
}
effect-gain-money = { $money }
effect-free-discovery = a discovery that cannot fail
effect-collect-per-ship = { $money } from every other player for each ship you own
effect-missionary-colonists = { $count } colonists with each missionary
effect-advance-piece = a piece moves to the front of its row
effect-draw-goods = { $count } random trade good
effect-money-per-good = { $money } for each { NAME($thing) } token
effect-move-soldier = move { $count } soldier to a neighbouring region
effect-defend = { $count } more soldier in defence
effect-points = { $amount } VP for each { $counted ->
    [goods] trade good
    [pieces] { $per } pieces in the New World
    [ships] merchant ship
    [soldiers] soldier in the New World
    [buildings] capital building
    [regions] region with a piece of yours
   *[dollars] { $money }
}
effect-move-colonists = move up to { $count } colonists to another region

exercise-auction = the first order auctioned
exercise-battle = a battle
exercise-map-complete = every region discovered as a turn begins
exercise-no-buildings = no buildings of the age left in the pile
exercise-no-goods = no goods left in the pile
exercise-no-ships = every ship won
exercise-tie-broken-by-colonies = a tie for victory broken by colonies
exercise-tie-broken-by-goods = a tie for victory broken by goods, or a shared victory
exercise-tie-broken-by-money = a tie for victory broken by money
exercise-tie-for-the-ship = a tie for the merchant ship
exercise-war = a war
