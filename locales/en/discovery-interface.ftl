### Kinds and lists of Age of Discovery.

kind-building = capital building
kind-piece = piece
kind-good = trade good
kind-region = region
kind-card = discovery card
kind-token = discovery token
kind-box = box of the board
kind-phase = phase
kind-age = age
kind-colour = colour
kind-nation = nation
list-building = Capital buildings
list-card = Discovery cards
list-token = Discovery tokens
list-good = Trade goods
list-region = Regions
list-piece = Pieces
list-box = Boxes of the board
list-phase = Phases of a turn
list-age = Ages
list-colour = Colours and nations

## Examples of the help

examples-annals =
    - `annals lookup monastery`: what a building does
    - `annals lookup klasztor --lang it`: asked in Polish, answered in Italian
    - `annals rule R-034`: one rule
    - `annals rulings university`: what the books say differently
    - `annals list buildings`: all buildings by age
examples-lookup =
    - `annals lookup trading post`: a building by its name
    - `annals lookup kalsztor`: misspelt, and in Polish
    - `annals lookup fish --format json`: for another program
    - `annals lookup war --all`: also what fits less well
examples-rule =
    - `annals rule R-049`: one rule
    - `annals rule VIII`: the section on scoring
    - `annals rule dock`: the rules of the Colonist Dock
    - `annals rule three pieces`: rules with these words
examples-rulings =
    - `annals rulings D-01`: one, with what each book says
    - `annals rulings militia`: those about a building
examples-list =
    - `annals list buildings`: the buildings by age
    - `annals list goods --format json`: for another program
examples-check =
    - `annals check friday.annal --ruling university=one-place`: by another reading of the rule books
examples-explain =
    - `annals explain box-full`: why a piece cannot be placed
examples-new =
    - `annals new --players "red Anna, blue Marek"`: a record for two
    - `annals new --players "rosso Anna, blu Marek" --lang it`: the same in Italian
examples-simulate =
    - `annals simulate --variant auction`: a game that begins with the auction
