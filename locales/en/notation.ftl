### What can be wrong with a game record as it is written, and the commands that read records.

## Mistakes of notation. $found: what stands there.

notation-missing-magic = the record does not begin with its opening line
    .title = Opening line missing
    .why = The first line says which notation, game and language a record has, so that every program and every reader knows how to read it.
notation-misplaced-magic = the opening line stands here again, or in the wrong place
    .title = Opening line in the wrong place
    .why = The opening line stands once, above everything else but comments.
notation-incomplete-magic = the opening line lacks its version, game or language
    .title = Opening line incomplete
    .why = The opening line names the version of the notation, the game and the language of the record.
# $known: the version that is understood.
notation-unknown-version = the version { $found } of the notation is not known; known is { $known }
    .title = Unknown version
    .why = A record written for a later version may use signs that are not understood here.
notation-entry-without-colon = the colon after the player or word is missing: { $found }
    .title = Colon missing
    .why = An entry says who or what it is about, then a colon, then what happened.
notation-empty-subject = nothing stands before the colon
    .title = Nothing before the colon
    .why = Before the colon stands the player or the word of the game that the entry is about.
notation-subject-not-words = only words may stand before the colon: { $found }
    .title = More than words before the colon
    .why = Before the colon stands a player, a place or another word of the game, and perhaps a number.
notation-second-colon = a second colon in one entry; a semicolon or a new line is missing
    .title = Second colon
    .why = Each entry has one colon. Several entries on a line are parted by semicolons.
notation-second-operator = { $found } stands twice in one entry
    .title = Sign written twice
    .why = Each of the signs for target, result and link stands at most once in an entry.
notation-missing-target = nothing stands after `>`
    .title = Target missing
    .why = After this sign stands where a piece goes, whom an attack strikes or what is chosen.
notation-missing-result = nothing stands after `=`
    .title = Result missing
    .why = After this sign stands what came of it, such as figures or the name of a thing.
notation-missing-link = nothing stands after `~`
    .title = Link missing
    .why = After this sign stands the place that lies beside the first one.
notation-empty-item = something is missing beside a comma or after a minus
    .title = Item missing
    .why = Commas part the things of a list, and a minus stands before what is lost; something has to stand there.
notation-empty-waiver = nothing stands after `!`
    .title = Waiver without a name
    .why = After this sign stands the name of the finding that the table allows.
notation-unclosed-literal = the bracket is not closed
    .title = Bracket not closed
    .why = Figures that belong together stand between two brackets.
notation-literal-not-a-number = only figures may stand between brackets: { $found }
    .title = Not a figure between brackets
    .why = Between brackets stand only figures: coins, coins for each soldier, natives, points.
notation-number-too-large = the figure is too large: { $found }
    .title = Figure too large
    .why = No game counts that far; most often a digit slipped in.
notation-money-without-number = no figure stands beside `$`
    .title = Dollar sign without a figure
    .why = The dollar sign stands right before or after the amount.
notation-stray-text = this does not belong here; often a comma is missing: { $found }
    .title = Something that does not belong here
    .why = Things of a list are parted by commas, entries by semicolons or new lines.
# $code: the number of the character.
notation-control-character = an invisible character ({ $code }) that means nothing
    .title = Invisible character
    .why = Such characters come from copying and can hide what a line says; they are skipped.

## What was expected

# $expected: the things expected, separated by commas.
notation-expected = Expected: { $expected }.
notation-expected-magic = the line `annals 1`, the game and the language
notation-expected-version = version 1
notation-expected-game = the game
notation-expected-language = the language
notation-expected-subject = a player or a word of the game
notation-expected-colon = a colon
notation-expected-item = a word, a number or money
notation-expected-number = a figure
notation-expected-closing-bracket = `]`
notation-expected-comma = `,`
notation-expected-operator = a sign: `>` or `=` or `~`
notation-expected-slug = the name of a finding
notation-expected-semicolon = `;`
notation-expected-end-of-line = the end of the line

## Words that are not understood

# $words: the words as written.
record-unknown-words = “{ $words }” is not understood here
    .title = Word not understood
    .why = Every word is looked for among those that can stand in its place, in all four languages, in any form and with any accents.
# $names: the nearest names, separated by commas.
record-nearest = Nearest: { $names }.
# $count: how many more there are.
record-more = and { $count } more of the kind
# $game: the game as written.
record-unknown-game = there is no game { $game }
read-failed = the file cannot be read
read-missing = there is no such file or folder
read-folder = this is a folder, not a file
# $ending: how the names of records end.
read-no-records = there is no record in this folder: no file whose name ends in { $ending }
read-not-allowed = there is no permission to read it
read-loop = the links lead in a circle
read-device = this is a device or a socket, not a file
# $limit: the largest size, in mebibytes.
read-too-large = the file has more than { $limit } MiB, which is the most that is read
read-named-pipe = this is a named pipe; read it with `-` from standard input
# $offset: the byte from which on the file is not UTF-8.
read-not-utf8 = the file is not UTF-8 from byte { $offset } on
# $games: the ids of the games.
record-no-game = without its opening line a record does not say which game it is of; say it with `--game` or `ANNALS_GAME`: { $games }
# $game: the title of the game.
record-not-checked = records of { $game } can be read, but not checked yet
# $offset: the byte from which on the file is not UTF-8.
record-unwritable = the file cannot be written
record-rewritten = the file is now in canonical form
record-comment-sign = a comment begins with `#`
record-not-canonical = the file is not in canonical form
# Reasons why a file is not written.
file-special = this is no ordinary file (a folder, a link, a pipe or a device); nothing was written
# $count: how many names the file has.
file-several-names = the file has { $count } names (hard links), which would no longer be the same file; nothing was written
file-read-only = the file is write-protected; nothing was written
file-owner = the file belongs to somebody else and could not be given back; nothing was written
file-changed = the file was changed in the meantime; nothing was written
file-disk-full = there is no room left on the disk; the file was not written
file-not-allowed = there is no permission to write here
file-no-record = the file does not begin like a record (`annals 1`, the game, the language); nothing was written
folder-unnamed = the name of the folder is empty
folder-left = this leads out of the folder; nothing is written there
folder-manifest = this file is not the list that annals keeps of its files; nothing was written
# $count: files in the way; $names: the first of them.
folder-not-ours = files there were not written by annals ({ $count }: { $names }); nothing was written. `--force` overwrites them
# $text: what was typed; the players are separated by commas.
record-unknown-player = “{ $text }” begins with nothing that stands for a player in this game
record-player-twice = what “{ $text }” begins with already stands for a player
# $least, $most: how many players the game is for.
record-wrong-number-of-players = the game is for { $least } to { $most } players

## Comments of a new record; each on one line, without `#`

new-hint-header = Further lines here, if you like: title, date, place, ruling, variant.
new-hint-colours = Nobody said who plays what: the players got the first ones in order. Change them if you play others.
new-hint-examples = What follows are examples of each kind of line. Take away the # and write what happened at your table; headings without entries may be left out.
record-header-unreadable = `{ $option }`: “{ $text }” means nothing in a record of this game, or could not be read back from one
file-exists-already = there is such a file already, and it was not overwritten
new-written = The record is written to `{ $file }`. `annals check { $file }` checks it, `annals next { $file }` says what comes next.
record-player-unreadable = “{ $text }” could not be read back from a record; a name is words without signs such as `: ; , > = ~ ! $ [ ] #`, and no number at its end
# $count: errors of the record.
record-has-errors = the record has { $count ->
        [one] { $count } error
       *[other] { $count } errors
    }; the figures are those of the moves as they are written. `annals check` shows what is wrong
