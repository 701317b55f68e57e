### The interface: help, headings, tables, errors. Shared by all games.

## Kinds of entries, as a word beside a name

kind-term = term
kind-section = section of the rules
kind-rule = rule
kind-disagreement = disagreement
kind-ruling = ruling
kind-word = word of game records

## Titles of lists

list-overview = What can be listed
list-games = Games
list-languages = Languages
list-term = Terms
list-rulings = Rulings and disagreements

## Columns of tables

column-id = Id
column-tag = Tag
column-name = Name
column-own-name = Calls itself
column-kind = Kind
column-matched = Found by
column-text = In short
column-rules = Rules
column-number = No.
column-title = Title
column-game = Game
column-topic = Topic
column-question = Question
column-ruling = What we rule
column-book = Rule book
column-says = What it says

# $tag: the tag of a language.
language-name = { $tag ->
    [en] English
    [it] Italian
    [pl] Polish
    [he] Hebrew
    [fr] French
    [nl] Dutch
    [es] Spanish
    [ru] Russian
   *[other] { $tag }
}

# $book: the language of a printed rule book.
book-name = { $book ->
    [en] English book
    [it] Italian book
    [pl] Polish book
    [he] Hebrew book
   *[other] { $book }
}

## Pages

page-rules = Rules
page-disagreements = Where the printed books disagree
page-silent = Where a doubt remains
page-rulings = Rulings
page-names = In the other languages
page-we-rule = What we rule
page-reason = Why:
page-readings = Possible readings
# $title: number and title of the rule or section.
page-previous = Before: { $title }
page-next = After: { $title }
# $name: the word for such a thing; $number: its number.
numbered-name = { $name } { $number }
page-assumed-note = *Assumed* means that no source at hand confirms it: go by your own board.
ruling-name = Name in records
ruling-sources = Sources
rulings-title = Rulings and disagreements
reading-default = our reading

check-enforced = A game record shows whether this rule was kept.
check-computed = Its figures can be worked out from a game record.
check-unchecked = A game record does not show whether this rule was kept.
weight-play = The difference changes play.
weight-text = Only the wording differs.
status-confirmed = A source confirms it.
status-inferred = It follows from what the sources say.
status-partly = A source settles a part of it; the rest is our choice.
status-ours = The sources are silent; this is our choice.

## lookup

# $name: the name that matched; $tag: its language.
lookup-found-foreign = Found by its { $tag ->
    [en] English
    [it] Italian
    [pl] Polish
    [he] Hebrew
   *[other] { $tag }
} name: { $name }.
lookup-found-near-foreign = The nearest name is { $tag ->
    [en] English
    [it] Italian
    [pl] Polish
    [he] Hebrew
   *[other] { $tag }
}: { $name }.
lookup-found-near = The nearest name: { $name }.
# $query: what was typed; $count: how many things may be meant.
lookup-several = “{ $query }” may mean { $count } things
lookup-narrow = Ask for one of them by its full name, or add `--kind` or `--game`.
lookup-nothing = Nothing is called “{ $query }”.
lookup-nearest = The nearest names:
lookup-try-list = `annals list` shows what can be looked up.
# Above the answers to a question that come after the best one.
answers-others = Other answers

## rule and rulings

rule-several = { $count ->
    [one] { $count } rule fits “{ $query }”
   *[other] { $count } rules fit “{ $query }”
}
rule-nothing = No rule fits “{ $query }”. `annals rules` shows them all.
rulings-nothing = No ruling fits “{ $query }”. `annals rulings` shows them all.

## Help

help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-global-options = Options of every command
help-examples = Examples
help-exit-codes = Exit codes
help-exit-codes-text =
    - `0`: found
    - `1`: nothing found, or a game record has an error or is not understood
    - `2`: the command, a data file or a text file was not understood, or a file could not be read
help-exit-codes-records =
    - `0`: done, and the record has no error
    - `1`: the record has an error, or something in it is not understood
    - `2`: the command, a data file or a text file was not understood, or a file could not be read or written
help-limits = Limits
help-limits-text =
    - a record or an overlay file: 64 MiB, an ordinary file in UTF-8
    - a deck file: 256 KiB, 300 cards, names of 80 characters
    - 100000 games with `simulate --games`
    - a Fluent message: 200 braces and parentheses; Markdown deeper than 32 levels is shown without its form
    - TOML: 80 levels, 2000 entries in a table; an id: 64 signs
help-environment = Environment
help-environment-text =
    - `ANNALS_LANG`: the language, if `--lang` is not given; after it `LC_ALL`, `LC_MESSAGES` and `LANG`
    - `ANNALS_GAME`: the game, if `--game` is not given; after it the opening line of the record
    - `NO_COLOR`, `CLICOLOR`, `CLICOLOR_FORCE`: whether colours are used, if `--color` is not given
    - `ANNALS_PAGER`, `PAGER`: the pager for long pages on a terminal; empty for none
    - `COLUMNS`: the width of the text where there is no terminal
    - `ANNALS_DATA`, `ANNALS_LOCALES`: folders laid over the data and the texts, if `--data` and `--locales` are not given
    - `annals.toml`, beside the record or above it, or else in the folder `annals` of your configuration: `[annals]` with `language`, `color`, `data`, `locales` and `game`; options and variables win over it
help-options-placeholder = OPTIONS
man-name = Name
man-synopsis = Synopsis
man-description = Description

metavar-words = WORDS
metavar-rule = RULE
metavar-ruling = WORDS
metavar-what = WHAT
metavar-slug = NAME
metavar-choice = NAME=READING
metavar-number = NUMBER
metavar-variant = VARIANT
metavar-severity = WHICH
metavar-files = FILE
metavar-records = FILE
metavar-text = TEXT
metavar-file = FILE
metavar-action = ACTION
metavar-deck = DECK
metavar-shell = SHELL
metavar-command = COMMAND
metavar-language = LANGUAGE
metavar-format = FORMAT
metavar-when = WHEN
metavar-order = ORDER
metavar-folder = FOLDER
metavar-players = PLAYERS
metavar-player = PLAYER
metavar-kind = KIND
metavar-game = GAME
metavar-group = PART

command-annals = A rules reference and record checker for board games in English, Italian, Polish and Hebrew.
    .details = Look up anything in the box, a term or a rule in whatever language or spelling you remember it, and read it in yours. Where the printed rule books disagree, annals says what each of them says and which reading it follows.
command-lookup = Find anything in the box, a term or a rule by any of its names.
    .details = The words may be an id, a name, an inflected form or a short form in any of the languages; accents, case and small slips do not matter. One clear hit is shown in full, several are listed. The answer comes in your language.
command-rule = Show a rule or a section, with its place in the book and its rulings.
    .details = Give the number of a rule, the number or title of a section, the name of a part of the rules, or words from the rule.
command-rules = Show the outline of the rules: every section and every rule.
    .examples =
        - `annals rules`: the outline
        - `annals rules --format markdown`: the same for a document
command-rulings = Show where the printed rule books disagree or are silent, and what we rule.
    .details = Without words, all of them; with a number, a name or words, those that fit, side by side.
    .examples =
        - `annals rulings`: all of them
command-list = List everything of a kind as a table.
    .examples =
        - `annals list`: what can be listed
command-check = Check game records against the rules.
    .details = Plays every record through and reports each broken rule at its place, with the rule it breaks, what would have been possible, and every figure that was written down wrong. The record may be written in any of the languages, the findings are told in yours. What only follows from an earlier mistake is folded under it. `-` reads standard input.
    .examples =
        - `annals check friday.annal`: all findings, for people
        - `annals check games/*.annal --format short`: one line for each finding
command-explain = Explain a finding.
    .details = Shows the rule behind a finding, why it is there, and a record that breaks it beside one that keeps it. The name of a finding stands in brackets wherever it is reported. Without a name, all findings are listed.
    .examples =
        - `annals explain`: all findings
command-score = Count the points of a game record.
    .details = The points of each player by source; who wins, and how a tie is broken. A game still under way is counted as it stands.
    .examples =
        - `annals score friday.annal`: all points
        - `annals score friday.annal --format json`: for programs
command-show = Show the table of a game record.
    .details = The table as it stands at the end of the record, after a line or at the end of a turn: the turn order, the boxes, the map with all pieces, and what each player has.
    .examples =
        - `annals show friday.annal`: at the end
        - `annals show friday.annal --turn 3`: at the end of turn 3
        - `annals show friday.annal --line 40`: after line 40
command-next = Say what may be written next.
    .details = Who acts now, and the entries that the rules allow, ready to be copied into the record.
    .examples =
        - `annals next friday.annal`: at the end of the record
command-log = Tell the game of a record as a story.
    .details = Turn by turn what was written, in your language, and everything that came of it by itself with the rule behind it: who took what, who was paid how much and for what, where points came from. What is against the rules is reported in its place. `-` reads standard input.
    .examples =
        - `annals log friday.annal`: the whole game
        - `annals log friday.annal --turn 3`: up to the end of turn 3
        - `annals log friday.annal --format html > friday.html`: a page to share
command-fmt = Put game records into canonical form.
    .details = Words are understood in any of the languages, also inflected and in short forms, and are printed in the language of the record. Comments and what is not understood stay as they are; the latter is reported with its place. `-` reads standard input.
    .examples =
        - `annals fmt friday.annal`: print it
        - `annals fmt --write friday.annal`: rewrite the files
        - `annals fmt --check friday.annal`: only say whether it is in canonical form
command-translate = Translate a game record into another language.
    .details = Headings, players, pieces, places and everything else the games have names for are written in the other language; comments, titles and players' names stay as they are. Translating back gives the same record. `-` reads standard input.
    .examples =
        - `annals translate friday.annal --to pl`: into Polish
command-new = Begin a game record.
    .details = Prints a record with the players, the headings of turn 1 and comments that teach the notation.
command-simulate = Simulate games and write them as records.
    .details = Plays random but legal games to the end, by the same list of possibilities that `annals next` shows, and writes them as records. The same seed gives the same game. Such records are good for trying things out: they check without a finding. With `--report` nothing is written: you are told what occurs in the games and what does not; a quarter of these games play a variant, unless `--variant` says that all do.
    .examples =
        - `annals simulate -g discovery --seed 7`: one game of four players
        - `annals simulate -g discovery --players 3 --games 100 -o games`: a hundred games of three players, into a folder
        - `annals simulate -g discovery --games 100 --report`: a report on what a hundred games with each number of players show
command-deck = Check, begin or show a table's own deck file.
    .details = Some games leave to each table what its box holds. A table types in its cards once, in a deck file, and names it in its records (`deck: box.toml`, beside the record) or with `--deck`. `check` names everything that is wrong with the file, `new` prints one to start from, `show` prints what stands in it. `demo` is an invented deck that is built in.
    .examples =
        - `annals deck new > box.toml`: a file to start from
        - `annals deck check box.toml`: what is wrong with it?
        - `annals deck show demo`: the deck that is built in
command-book = Build the rules book.
    .details = Writes the rules, a catalogue of everything in the box, the rulings, the findings and the notation of records, with pictures and with examples that are played through while the book is built. `html` is a site for phone and desk that works offline; `rulebook` is one file for printing with the guide and the rules, `single` one with everything; `epub` is for readers; `markdown` is plain text files. Without `--lang` the book is built in every language. The same input gives the same files.
    .examples =
        - `annals book`: the site in every language, below the folder `annals-book`
        - `annals book --lang it --format epub -o books`: an Italian EPUB
        - `annals book --format single`: files to print
        - `annals book --check`: is everything in order?
command-completions = Print a completion script for a shell.
    .details = The descriptions are in the chosen language. Put the script where your shell looks for completions.
    .examples =
        - `annals completions bash > ~/.local/share/bash-completion/completions/annals`: for bash
        - `annals completions zsh > ~/.zfunc/_annals`: for zsh, if `~/.zfunc` is in `fpath`
        - `annals completions fish > ~/.config/fish/completions/annals.fish`: for fish
        - `annals completions elvish >> ~/.config/elvish/rc.elv`: for elvish
        - `annals completions powershell >> $PROFILE`: for PowerShell
command-man = Print the manual page, or write all manual pages in every language.
    .examples =
        - `annals man`: the manual page in your language
        - `annals man -o man`: all pages below the folder `man`
command-help = Show help for annals or for one command.
    .examples =
        - `annals help lookup`: help for one command

argument-words = What to look up: an id, a name or part of a name, in any language.
argument-rule = The number of a rule, a section, a part of the rules, or words.
argument-ruling = A number, a name or words.
argument-what = What to list, in any language.
argument-slug = The name of a finding, or its title in any language.
argument-files = The records; `-` is standard input.
argument-records = The records; a folder stands for all records in it and below it; `-` is standard input.
argument-file = The record; `-` is standard input.
argument-action = What to do.
argument-deck = The deck file; `demo` is the one that is built in.
argument-shell = The shell.
argument-command = The command.

option-lang = Speak this language: `en`, `it`, `pl` or `he`.
option-format = The form of the output.
option-color = Whether to use colours.
option-bidi = The order of right-to-left lines: `logical` for terminals that reorder by themselves, `visual` for those that do not.
option-no-pager = Never use a pager.
option-locales = Lay the texts in this folder over the built-in ones.
option-data = Lay the data files in this folder over the built-in ones.
option-help = Show help.
option-version = Show the version.
option-kind = Only entries of this kind.
option-group = Only this part of a list that is divided so.
option-game = Only this game.
option-game-book = Build the book of this game; may be given several times, or separated by commas; `all` for every game that has one.
option-game-record = Read the record as one of this game, whatever its opening line says.
option-all = List everything that fits, also what fits less well.
option-deny = Let these findings count like errors for the exit code.
option-ruling = Follow another reading of a disputed point; may be given several times. `annals rulings` lists the names.
option-line = Stop after this line of the record.
option-turn = Stop at the end of this turn.
option-check = Change nothing; exit code 1 if a file is not in canonical form.
option-check-book = Write nothing; list broken references, missing or stale translations and examples that fail. Exit code 1 if there are any.
option-lang-book = Build the book in this language: `en`, `it`, `pl` or `he`; `all` for every language.
option-book = Build the book as this file of a club wants it; otherwise `book.toml` is looked for in this folder and above it.
option-all-check = Show every finding in full, also what only follows from another.
option-all-next = Show every possible entry by itself.
option-player = Only what this player may write: a name of the record, or what stands for the player in the game.
option-quiet = Print the findings and nothing else.
option-watch = Stay, and check again whenever one of the files changes.
option-fix = Correct the files where there is no doubt: misspelt words with one reading, headings with a colon, figures and brackets in another form; with `figures` also claimed figures that differ from ours.
option-diff-fmt = Show what would change, and change nothing.
option-diff = Show what `--fix` would change, and change nothing.
option-write = Rewrite the files instead of printing them.
option-to = The language to translate into: `en`, `it`, `pl` or `he`.
option-players = The players as they sit, separated by commas: what stands for each in the game, and the name.
option-deck = Use this deck file, whatever the record names; `demo` is the one that is built in.
option-title = The title of the record.
option-date = The day on which you play.
option-place = Where you play.
option-variant-new = The variant that you play, as a record names it.
option-output-new = Write the record to this file; an existing one is not overwritten.
option-output = Write the files below this folder.
option-force = Overwrite files in the folder that annals did not write.
option-players-number = How many play.
option-seed = The seed of the first game; the next games follow it.
option-games = How many games.
option-variant = Play this variant: `auction` is one of Age of Discovery, the others are of Age of Renaissance; `edition-1999` plays it by the rules of Eurogames.
option-report = Do not write the games down: tell how often each thing, each rule and each event occurs in them.

## Errors of usage

usage-error = Error:
# $argument, $value, $command, $name, $tag: what was typed or is meant, as code.
usage-missing-value = { $argument } needs a value.
usage-invalid-value = { $argument } does not know the value { $value }.
usage-unknown-argument = There is no option or argument { $argument } here.
usage-unknown-command = There is no command { $command }.
usage-missing-argument = { $argument } is missing.
usage-missing-command = The command is missing.
usage-given-twice = { $argument } can be given only once.
# $command: the command with the sign for standard input.
usage-from-input = To read the record from standard input, write { $command }.
usage-check-record = To check this record, write { $command }.
usage-wrong-number = { $argument } does not take that many values.
usage-unknown-language = There is no language { $tag }.
usage-not-utf8 = This argument is not UTF-8: { $value }.
# $least, $most: the bounds.
usage-out-of-range = { $argument } takes a number from { $least } to { $most }, not { $value }.
usage-other = The command was not understood.
output-unwritable = Standard output could not be written; what was asked for is not complete.
output-disk-full = There is no room left on the disk; what was asked for is not complete.
# $place: a place in our source and what went wrong there.
our-fault = annals made a mistake here ({ $place }). Please report it, with the file if you can.
usage-which-game = This needs one game; name it with `--game`.
# $values: the possible values, separated by commas.
usage-possible = Possible: { $values }.
usage-suggestion = Did you mean { $name }?
usage-see-help = More with { $command }.

## Problems of data and text files

# $count: how many problems.
data-problems = { $count ->
    [one] { $count } problem in the files:
   *[other] { $count } problems in the files:
}
# $found: the line as it stands.
data-syntax = this is not valid TOML: { $found }
data-fluent-syntax = this is not a valid Fluent message: { $found }
# $limit: the most that is read.
data-too-deep = one message has more than { $limit } braces and parentheses, which is the most that is read
# $tag: what stands there.
data-bad-tag = “{ $tag }” is no tag of a language: 2 to 8 small letters, further parts after hyphens (“pl”, “pt-br”)
# $id: what stands there; $limit: the most signs.
data-bad-id = “{ $id }” is no id: Latin letters, digits and hyphens, at most { $limit } of them
# $limit: the most that is read.
data-too-many = the table { $table } has more than { $limit } entries, which is the most that is read
# $table, $id, $key, $word: names from the files; $known: what would be understood.
data-duplicate = { $id } stands twice in { $table }
data-missing-table = the table { $table } is missing
data-unknown-table = the table { $table } is not known; known are { $known }
data-misplaced = data files lie in a folder of their game ({ $known }); this one is not read
text-misplaced = text files lie in a folder of their language (“en”, “pl”); this one is not read
data-missing-key = { $key } is missing
data-unknown-key = the key { $key } is not known here; known are { $known }
data-unknown-word = { $key } does not know the word { $word }; known are { $known }
data-dangling = { $key } names { $id }, which does not exist
data-default-not-first = the default { $default } must be the first reading
data-readings-changed = the readings must begin with { $known }, in this order; new ones go after them
data-border = a border needs two different regions
# $least, $most: the bounds.
data-out-of-range = { $key } must be a whole number from { $least } to { $most }
# $wanted: what is wanted there.
data-wrong-type = { $wanted ->
    [text] { $key } must be a text in quotation marks
    [number] { $key } must be a whole number
    [true-or-false] { $key } must be true or false
    [table] { $key } must be a table
    [array-of-tables] { $key } must be written as [[{ $key }]]
    [list-of-texts] { $key } must be a list of texts
    [list-of-numbers] { $key } must be a list of numbers
   *[list-of-tables] { $key } must be a list of tables
}
# $found, $wanted: sums.
data-wrong-sum = the counts of { $table } add up to { $found }, not to { $wanted }
# $id, $other: entries; $key: where it stands; $found, $wanted: figures or lists.
data-contradiction = { $key } of { $id } says { $found }, the other entries say { $wanted }
data-unfit = { $key } of { $id } does not go with { $other }
data-one-way = { $key } of { $id } names { $other }, but { $other } does not name { $id } in turn
data-circle = { $key } of { $id } lead back to { $id }
# $tag: the folder's name.
data-language-undescribed = the language { $tag } needs a file language.toml

own-file-of-no-game = no game that is meant here has deck files
# $count: how many problems.
own-file-broken = { $count ->
    [one] the file has { $count } problem
   *[other] the file has { $count } problems
}
