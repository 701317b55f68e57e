### Labels and short values of the tables that stand beside the texts of Age of Wonders: Planetfall.

game-title = Age of Wonders: Planetfall

## Kinds of things, one and all of them

kind-statistic = statistic
kind-card-type = card type
kind-operation = operation space
kind-phase = phase of a round
kind-faction = faction
kind-commander = commander
kind-card = planet card
kind-colour = colour
kind-term = term
list-statistic = Statistics
list-card-type = Card types
list-operation = Operation spaces
list-phase = Phases of a round
list-faction = Factions
list-commander = Commanders
list-card = Planet cards known from examples
list-colour = Colours
list-term = Terms

## Labels of facts

fact-name = Name
fact-number = Number
fact-level = Level
fact-points = Operation points
fact-type = Type
fact-planets = Planets
fact-cost = Cost
fact-strength = Strength to pay
fact-experience = Experience needed
fact-energy = Energy on levels I, II, III
fact-reward = Reward
fact-pair = Pair value
fact-effect = Effect
fact-of-a-deck = In every deck
fact-ways = Ways to take it
fact-pays = Paid with
fact-spent = Can go down
fact-capped = Has a maximum
fact-side-a = Side A
fact-side-b = Side B
fact-last-round = In round 7
fact-sources = Known from

## Values

# $value: a value that no source at hand confirms.
value-assumed = { $value } (assumed)
value-unknown = not known
value-yes = yes
value-no = no
value-none = nothing
# $level: the level as I, II or III.
value-on-level = on level { $level }
# $amount: a figure; $thing: the id of the glossary's name.
value-gain = { $amount } { NAME($thing, $amount) }
# $amount: energy gained.
effect-energy-per-technology = { $amount } energy for each technology card taken
effect-energy-per-resource = { $amount } more energy for each resource card taken, either way up
effect-income-unknown = acts in the Income phase, also in round 1; what it gives is not known
effect-ship-last = the ship always returns to the last space of the turn track

# What occurs in simulated games (`annals simulate --report`).
exercise-defeat = a unit defeated
exercise-enlist = a unit enlisted
exercise-peace = a landmark taken peacefully
exercise-aggression = a landmark taken by force
exercise-study = a technology studied
exercise-gather = a resource gathered
exercise-annex = a sector annexed
exercise-pass = a pass
exercise-pair = a pair completed
exercise-convert = one statistic exchanged for another by a text
exercise-restrain = a card held back with a restrain token
exercise-reveal = cards revealed by a text
exercise-share = a second ship on an operation space
exercise-substitute = a price paid with another statistic
exercise-tie = a tie at the end
