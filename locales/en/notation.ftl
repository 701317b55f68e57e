### What can be wrong with a game record as it is written, and the commands that read records.

## Mistakes of notation. $found: what stands there.

notation-missing-magic = the record does not begin with its opening line
notation-misplaced-magic = the opening line stands here again, or in the wrong place
notation-incomplete-magic = the opening line lacks its version, game or language
# $known: the version that is understood.
notation-unknown-version = the version { $found } of the notation is not known; known is { $known }
notation-entry-without-colon = the colon after the player or word is missing: { $found }
notation-empty-subject = nothing stands before the colon
notation-subject-not-words = only words may stand before the colon: { $found }
notation-second-colon = a second colon in one entry; a semicolon or a new line is missing
notation-second-operator = { $found } stands twice in one entry
notation-missing-target = nothing stands after `>`
notation-missing-result = nothing stands after `=`
notation-missing-link = nothing stands after `~`
notation-empty-item = something is missing beside a comma or after a minus
notation-empty-waiver = nothing stands after `!`
notation-unclosed-literal = the bracket is not closed
notation-literal-not-a-number = only figures may stand between brackets: { $found }
notation-number-too-large = the figure is too large: { $found }
notation-money-without-number = no figure stands beside `$`
notation-stray-text = this does not belong here; often a comma is missing: { $found }
# $code: the number of the character.
notation-control-character = an invisible character ({ $code }) that means nothing

## What was expected

# $expected: the things expected, separated by commas.
notation-expected = Expected: { $expected }.
notation-expected-magic = the line `annals 1 discovery en`
notation-expected-version = the version
notation-expected-game = the game
notation-expected-language = the language
notation-expected-subject = a player or a word of the game
notation-expected-colon = `:`
notation-expected-item = a word, a number or money
notation-expected-number = a figure
notation-expected-closing-bracket = `]`
notation-expected-comma = `,`
notation-expected-operator = `>`, `=` or `~`
notation-expected-slug = the name of a rule
notation-expected-semicolon = `;`
notation-expected-end-of-line = the end of the line

## Words that are not understood

# $words: the words as written.
record-unknown-words = “{ $words }” is not understood here
# $names: the nearest names, separated by commas.
record-nearest = Nearest: { $names }.
# $count: how many more there are.
record-more = and { $count } more of the kind
# $game: the game as written.
record-unknown-game = there is no game { $game }
record-unreadable = the file cannot be read
# $offset: the byte from which on the file is not UTF-8.
record-not-utf8 = the file is not UTF-8 from byte { $offset } on
record-unwritable = the file cannot be written
record-not-canonical = the file is not in canonical form
# $text: what was typed; the players are written like "red Anna, blue Marek".
record-unknown-player = no colour begins “{ $text }”
record-colour-twice = the colour of “{ $text }” is taken already
# $least, $most: how many players the game is for.
record-wrong-number-of-players = the game is for { $least } to { $most } players

## Comments of a new record; each on one line, without `#`

new-hint-header = Further lines here, if you like: title, date, place, ruling, variant.
new-hint-setup = The first order, the 5 buildings and the 4 goods that were turned up.
new-hint-placement = One piece at a time in turn order. A box alone means a colonist; otherwise piece > box.
new-hint-dock = Where each piece goes, in the order of the dock.
new-hint-goods = The good each piece takes.
new-hint-buildings = The building each piece buys, or that it passes.
new-hint-discovery = The pieces > the region = the figures of the token: coins, per soldier, natives, points.
new-hint-specialists = Only the training square needs a line: training > specialist.
new-hint-warfare = Battle > opponent, region; then a line with the losses of both sides.
new-hint-refill = The buildings and the 4 goods newly turned up.
