### Words of the commands that check, score and show game records.

## Findings

severity-error = error
severity-warning = warning
severity-note = note
# $options: what would have been possible, separated by commas, in the language of the record.
check-options = possible here: { $options }
# The same for an entry under the wrong heading. $options: headings, as they are written in the record.
check-belongs-under = the right heading: { $options }
# How a figure comes about; its parts follow. $start: what it was when it was last agreed.
check-counted = counted:
check-counted-from = counted from { $start }:
# Where a part of the figure was written. $line: the line; $text: the entry.
check-account-line = line { $line }, `{ $text }`
# Where that was done before which can be done only once. $line: the line; $text: the entry.
check-earlier = already done in line { $line }: `{ $text }`
# $count: how many more possibilities there are.
check-more-options = and { $count } more
# $expected: what is understood in the place: kinds of things, and words for the record.
record-expected = expected here: { $expected }
# $name: the player's name as written; $player: the colour.
record-name-is-a-word = the name { $name } is also a word of the game; it is read as that word, so call this player { NAME($player) }
    .title = Name that is a word of the game
    .why = A word of the game always wins over a player's name, so that everybody at the table reads the same thing.
# $words: the heading as written.
record-heading-with-colon = a heading has no colon; this line is read as the heading “{ $words }”
    .title = Heading with a colon
    .why = A colon stands after whoever acts, or after what is laid out. A heading stands alone, so that the two cannot be taken for each other.
# The part of a finding that names the ruling behind it. $ruling: its number.
check-ruling = ruling { $ruling }
# Where a line runs from right to left, so that nothing can point at its letters. $text: the words of the place.
check-place = the place: `{ $text }`
# $command: a command that tells more.
check-read-more = more about it: `{ $command }`
check-watching = Waiting for a change. Ctrl-C ends it.
# A correction in the entry of the finding. $kind: what is done; $line: what would be written; $scope: alone, or more;
# $lines: the lines of what else vanishes, as `check-lines` tells them; $count: how many lines.
check-correction = { $kind ->
        [read] if this read `{ $line }`
        [drop] without this entry
        [insert] with `{ $line }` written before it
        [swap] if this entry and the next one changed places
        [end] without this entry and everything after it
       *[believe] if the figure written here is right, and what led to it was left out of the record
    }, { $scope ->
        [alone] this would be in order
       *[more] { $count ->
            [one] { $lines } would be in order too
           *[other] { $lines } would be in order too
        }
    }
# A correction of an earlier line, $at.
check-slip = perhaps { $kind ->
        [read] line { $at } was meant as `{ $line }`
        [drop] line { $at } should not be there
        [insert] `{ $line }` is missing before line { $at }
       *[swap] the entry of line { $at } and the next one changed places
    }: then { $count ->
        [one] { $lines } would be in order
       *[other] { $lines } would be in order
    }
# What vanishes only if the mistakes above are corrected too. $lines: as `check-lines` gives them; $count: how many.
check-shared = once the mistakes above it are corrected too, { $count ->
        [one] { $lines } would be in order
       *[other] { $lines } would be in order
    }
# A place that was corrected. $line: its line; $old, $new: what stood there and what stands there now.
check-fixed = line { $line }: “{ $old }” is now “{ $new }”
check-slip-title = perhaps a slip
check-search-cut = the search for corrections was broken off; some findings may follow from others
# $count: findings that only follow from the one above; $lines: their lines, as `check-lines` tells them.
# $count: how many lines; $lines: their numbers, separated by commas.
check-lines = { $count ->
        [one] line { $lines }
       *[other] lines { $lines }
    }
# $line: the line of the finding from which this one follows.
check-follows = follows from line { $line }
check-follows-shared = follows from line { $line } and the mistakes above it
check-waived = waived
# The summary of a file. $unit: what the game counts, turn or round; $turn: the one reached; $stage: the glossary id of the heading reached.
check-state-setup = the record ends in the setup
check-state-turn = { $unit ->
        [round] round
       *[other] turn
    } { $turn }, { NAME($stage) }; the game is not finished
check-notation-help = the notation on one page: `annals rule records`; a record to start from: `annals new`
check-state-finished = the game is finished
check-state-nothing = nothing could be played
check-clean = nothing is against the rules
# $count: how many.
check-errors = { $count ->
        [one] { $count } error
       *[other] { $count } errors
    }
check-warnings = { $count ->
        [one] { $count } warning
       *[other] { $count } warnings
    }
check-notes = { $count ->
        [one] { $count } note
       *[other] { $count } notes
    }
check-waived-count = { $count ->
        [one] { $count } waived
       *[other] { $count } waived
    }
check-consequences-count = { $count ->
        [one] { $count } consequence
       *[other] { $count } consequences
    }
# $files: records checked; $clean: those without an error.
check-all-files = { $files ->
        [one] { $files } record checked, { $clean } without an error
       *[other] { $files } records checked, { $clean } without an error
    }
# $count: findings that are not shown; $errors: how many of them are errors.
check-left-out = { $count ->
        [one] { $count } finding is not shown
       *[other] { $count } findings are not shown
    } (errors among them: { $errors })
# $name: the disputed point; $reading: the reading, as typed.
check-unknown-choice = There is no reading `{ $reading }` of a disputed point `{ $name }`.
# $value: as typed.
check-choice-syntax = `{ $value }` is not of the form `name=reading`.

## Explaining a finding

explain-rules = Rules
explain-rulings = Rulings it may rest on
explain-severity = Severity
explain-why = Why
explain-hint = What to do
explain-breaking = A record that breaks it
explain-keeping = A record that keeps it
# $slug: as typed.
explain-unknown = There is no finding called { $slug }.

## Points

score-title = Points
score-total = Total
# $winner: one colour or several.
score-winner = Winner: { $winner }
score-shared = Shared victory: { $winner }
score-setup = The game has not begun. Everything is counted as things stand.

## The table

# $unit: turn or round; $turn; $stage: the glossary id of the heading.
show-title = { $unit ->
        [round] Round
       *[turn] Turn
    } { $turn }, { NAME($stage) }
show-title-setup = { $unit ->
        [round] Before round 1
       *[turn] Before turn 1
    }
show-title-end = { $unit ->
        [round] After the last round
       *[turn] After the last turn
    }
show-order = Turn order
show-yes = yes
show-no = no
show-players = Players
show-supply = In the supply
show-nothing = empty
# $unit: turn or round; $turn: as asked for.
show-no-turn = { $unit ->
        [round] The record does not reach round { $turn }.
       *[turn] The record does not reach turn { $turn }.
    }

## What comes next

log-title = The course of the game
next-heading = Nothing is left to do here. Next comes the heading:
next-or-heading = Or the heading that comes next:
next-over = The game is over.
# $player: who acts.
next-acts = It is the turn of { $player }.
next-lines = What may be written
next-luck = What luck has brought
# $list: words for the record, with bars between them.
next-one-of = one of { $list }
# $count: further possibilities.
next-more = and { $count } more
