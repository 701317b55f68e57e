### Labels and short values of the tables that stand beside the texts of Age of Discovery.

game-title = Age of Empires III: The Age of Discovery
# $name: the word for a discovery token; $number: its number.
token-name = { $name } { $number }

## Labels of facts

fact-name = Name
fact-age = Age
fact-price = Price
fact-timing = When
fact-gain = You receive
fact-place = Where it goes
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
fact-letter = Letter
fact-turns = Turns
fact-nation = Nation
fact-colour = Colour

## Values

# $count: how many; $thing: the id of the glossary's name.
value-counted = { $count } { NAME($thing, $count) }
# $value: a value that no source at hand confirms.
value-assumed = { $value } (assumed)
value-points-vary = depends on what you own
value-no-region = none
value-open = open from turn 1
value-token = hidden, 1 token face down
value-no-limit = no limit
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

## Where new pieces appear

place-hand = among your pieces for the next turn
place-dock-x = on dock space X
place-dock-y = on dock space Y
place-discovery-box = in the Discovery box
place-own-region = in one region where you have a piece
