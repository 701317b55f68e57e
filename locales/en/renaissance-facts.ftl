### Labels and short values of the tables that stand beside the texts of Age of Renaissance.

game-title = Age of Renaissance

## Kinds of things, one and all of them

kind-advance = advance
kind-commodity = commodity
kind-card = card
kind-province = province
kind-power = power
kind-area = area
kind-water = sea or ocean
kind-category = category
kind-phase = phase
kind-step = step
kind-ship = class of ships
kind-piece = piece
kind-variant = variant
kind-edition = edition
kind-epoch = epoch
kind-term = term
list-advance = Advances
list-commodity = Commodities
list-card = History cards
list-province = Provinces
list-power = Trading powers
list-area = Areas
list-water = Seas and the ocean
list-category = Categories of advances
list-phase = Phases
list-step = Steps of the Purchase Phase
list-ship = Ships
list-piece = Pieces
list-variant = Variants
list-edition = Editions
list-epoch = Epochs
list-term = Terms

## Labels of facts: advances

fact-letter = Letter
fact-category = Category
fact-cost = Cost
fact-credit = Credit
fact-misery = Misery
fact-relief = MR
fact-relief-elsewhere = MR in another source
fact-prerequisites = Prerequisites
fact-needed-for = Needed for
fact-leaders = Leaders
fact-helps-against = Helps against
fact-research = Cheaper with Institutional Research
fact-revision = Edition of 1999
fact-revised-prerequisites = Prerequisites in 1999
fact-advances = Advances
fact-value = Value of all

## Labels of facts: the board

fact-area = Area
fact-type = Type
fact-market = Market number
fact-commodity = Commodity
fact-power = Capital of
fact-players = In play
fact-needs = Needed to enter
fact-needs-one-of = To enter, one of these is enough
fact-land = By land
fact-coast = Across coastal waters
fact-coast-north = Across the northern coastal waters
fact-coast-east = Across the eastern coastal waters
fact-coast-south = Across the southern coastal waters
fact-coast-west = Across the western coastal waters
fact-sea = Seas
fact-sea-north = Seas in the north
fact-sea-east = Seas in the east
fact-sea-south = Seas in the south
fact-sea-west = Seas in the west
fact-supports = Supports
fact-supported-by = Supported by
fact-revised-map = On the revised map
fact-on-revised-map = Only on the revised map
fact-count = How many
fact-provinces = Provinces
fact-overseas = Overseas
fact-home-of = Home area of
fact-commodities-each = Commodities of each market
fact-touches = Coasts
fact-capital = Capital
fact-home-area = Home area

## Labels of facts: cards and commodities

fact-dice = Total of the dice
fact-base = Base value
fact-payouts = Pays for 1, 2, 3 … provinces
fact-in-play = Provinces with 3, 4, 5, 6 players
fact-cards = Cards
fact-epoch = Epoch
fact-copies = Copies
fact-recycles = Comes back
fact-credit-of-leader = Credit for each advance
fact-raised = Higher credit
fact-scope = Affects
fact-categories = Categories to choose from
fact-how-many = How many provinces
fact-by-epoch = Provinces in epochs I, II, III
fact-money = Gives
fact-military = Military advantage
fact-voided-by = Voided by
fact-voided = For how long
fact-voids = Voids
fact-stopped-by = Does not touch owners of
fact-protected-by = Protection by
fact-protects-from = Protects from
fact-not-against = No +1 against users of
fact-raises = Raises the credit of
fact-years = Years
fact-commodity-cards = Commodity cards
fact-event-cards = Event cards
fact-leader-cards = Leader cards
fact-deck = Cards in epochs I, II, III

## Labels of facts: the course of the game

fact-number = Number
fact-who = Players act
fact-steps = Steps
fact-phase = Phase
fact-galley-spaces = Provinces away, and tokens into each
fact-ship-spaces = Tokens into each province
fact-ocean-spaces = Overseas boxes
fact-upgrade = Price of a grade
fact-comes-with = Come with
fact-of-a-player = Of each player
fact-last-epoch = Last deck
fact-usual = Unless something else is said
fact-publisher = Publisher
fact-dealt = Cards dealt at the start
fact-kept = Cards kept of them
fact-held-back = Join the deck later
fact-moved = In another epoch
fact-disagreements = Second reading of
fact-spaces = Spaces
fact-stabilization = Dollars for 0, 1, 2, 3 … cards
fact-expansion-cards = Tokens for the 1st, 2nd, 3rd … card of the phase
fact-with-3 = 3 players
fact-with-4 = 4 players
fact-with-5 = 5 players
fact-with-6 = 6 players

## Values

# $value: a value that no source at hand confirms.
value-assumed = { $value } (assumed)
value-yes = yes
value-no = no
value-none = none
value-no-province = none
value-inland = none, it lies inland
value-simultaneous = all at once
value-in-order = one after the other
value-for-good = for the rest of the game
value-same-turn = only if both are played in one turn
scope-own = whoever plays it
scope-chosen = one player, whoever plays it chooses
scope-all = all players
scope-provinces = provinces, whoever plays it chooses
scope-area = one area, whoever plays it chooses
scope-category = one category of advances
value-only-original = not there
value-only-revised = only there
# $thing: the id of the glossary's name.
value-land-opened = new border by land: { NAME($thing) }
value-land-closed = no border by land: { NAME($thing) }
value-sea-opened = touches this too: { NAME($thing) }
value-sea-closed = does not touch: { NAME($thing) }
value-coast-joins = also { NAME($thing) }
value-coast-leaves = without { NAME($thing) }
value-less-with = 1 space fewer with { NAME($thing) }
value-up-per-advance = 1 space up for each { NAME($thing) } advance
value-less-per-advance = 1 space fewer for each { NAME($thing) } advance
value-up-per-province = 1 space up for each { NAME($thing) } province
value-less-per-province = 1 space fewer for each { NAME($thing) } province
# $money: dollars; $thing: the card.
value-raised = { $money } with { NAME($thing) }
# $letter, $money: what the edition of 1999 prints.
value-revised-letter = letter { $letter }
value-revised-cost = cost { $money }
value-revised-credit = credit { $money }
# $thing: the ships; $spaces: their spaces.
value-ship = { NAME($thing) } { $spaces }
# $total: the total of two dice; $thing: the commodity.
value-dice = { $total } { NAME($thing) }
# $thing: the card; $from, $to: the epochs.
value-moved = one { NAME($thing) }: { NAME($to) } instead of { NAME($from) }
# $count: the number of players.
value-from-players = from { $count } players on
# $count: spaces of the misery index.
value-misery-up = { $count ->
    [one] { $count } space up
   *[other] { $count } spaces up
}
value-misery-down = { $count ->
    [one] { $count } space down
   *[other] { $count } spaces down
}
# $thing: a province; $side: which of its two coasts.
value-one-coast = { NAME($thing) } ({ $side ->
    [north] northern coast
    [east] eastern coast
    [south] southern coast
   *[west] western coast
})

## What occurs in simulated games

exercise-attack-won = an attack won
exercise-attack-lost = an attack lost
exercise-attack-by-cathedral = an attack won by Cathedral
exercise-attack-repelled = an attack beaten off by Cathedral
exercise-war-tied = a tied War
exercise-war-decided = a War decided
exercise-cession = a province ceded
exercise-forced-trade = a forced trade tried
exercise-patron = a leader used by Patronage
exercise-condition-set = a shortage or surplus set by Wind/Watermill (1999)
exercise-refused-stability = stabilization not paid
exercise-relief = misery relief bought
exercise-relief-by-sets = misery won back by sets of advances (1999)
exercise-swap = places swapped by Renaissance
exercise-marker-freed = a marker exchanged for a token
exercise-token-replaced = a reduced marker with an empty stock
exercise-elimination = a player fallen into Chaos
exercise-departure = a player who leaves
exercise-last-deck-empty = the end: the last deck given out
exercise-all-advances = the end: all advances owned
exercise-time-up = the end: time up
exercise-nobody-left = the end: nobody left in the game

## Examples of the help

examples-lookup =
    - `annals lookup trebizond`: a province with its neighbours by land and by sea
    - `annals lookup advance m`: an advance by its letter
examples-list =
    - `annals list provinces --area VII`: the provinces of one area
    - `annals list cards --epoch 2`: the cards of one epoch
