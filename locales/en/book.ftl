### Words of the rules book that belong to no game: navigation, search, pages that are made from tables, the status.

## Around every page

book-contents = Contents
book-menu = Chapters
book-language = Language
book-theme = Light or dark
book-previous = Previous
book-next = Next
book-skip = To the text
book-print = Print
book-subtitle = The rules, a catalogue of everything in the box, and examples that were played through before they were printed here.
# $version: the version of the program.
book-made-by = Made by annals { $version } from the same texts that answer questions and check records.
book-link-here = Link to this place
book-close = Close
book-on-this-page = On this page
book-shelf = All games
book-title = The rules
book-accessible = All text can be read aloud or enlarged; every picture has a description, and nothing is said by colour alone.
book-index = Index
book-missing = There is no such page
# $least, $most: numbers of players.
book-players = { $least } to { $most } players
# $club: the name of a club.
book-of-club = The edition of **{ $club }**.
book-our-table = At our table
book-our-table-note = These points are played differently from table to table. This is how we play them; everywhere else the book tells what it takes to be right.

## Search

book-search = Search
book-search-hint = A name, a rule, a word …
book-search-no-script = Searching needs JavaScript. Everything else here works without it.
# $query: what was typed.
book-search-none = Nothing found for “{ $query }”.
book-search-keys = Arrow keys choose, Enter opens, Esc closes.
book-search-all = Search all games

## Parts of the book

book-part-start = To begin with
book-part-learn = Learn to play
book-part-rules = The rules
book-part-catalogue = What is in the box
book-part-disputes = Where the printed books differ
book-part-records = Writing a game down
book-part-about = About this book

## Pages that belong to no section of the rules

book-page-quick = Quick reference
    .intro = Everything you look for during a game, to print and lay on the table.
book-page-term = Words of the game
    .intro = What the rules mean by the words they use.
book-page-disagreements = Where the printed books disagree
    .intro = What each printed rule book says, side by side, and which reading we follow. A record can choose another one.
book-page-rulings = Where the printed books are silent
    .intro = Questions that come up at the table and that no rule book answers. For each one: what we rule, why, and how sure it is.
book-page-sources = The sources
    .intro = Which texts were read, how much of each, and the short codes by which they are cited.
book-page-findings = What a check may find
    .intro = Every finding with the rule behind it, a record that breaks the rule and one that keeps it.
book-page-status = Status of this book
    .intro = What was checked while this book was built.

## Pieces of pages

book-differs = The printed books differ:
book-ruled = Ruled:
book-names-elsewhere = In other languages:
book-findings-of-records = Words and signs of records
book-findings-of = What a check may find here:
book-source-seen = Seen
book-source-complete = complete
book-source-partial = in part
book-source-opening = only the beginning
book-example = Example
book-as-record = Written as a record
book-engine-says = What the engine says
book-engine-clean = No finding: everything in it was legal.
book-points-at-end = The points
picture-before = Before
    .alt = The table before these steps, as the engine has it. The steps below say what changes.
picture-after = After
    .alt = The table after these steps, as the engine has it.
# $line: a line of the record.
book-line = Line { $line }
book-follows = (follows from an earlier mistake)
book-often-asked = Often asked
book-sources-kind = { $kind ->
    [rule-book] printed rule book
    [rules-page] rules on a web page
    [faq] answers to questions
    [player-aid] player aid
    [review] review
    [play-report] report of a game
    [reference] encyclopedia or catalogue
   *[tournament] rules of a tournament
}

## Status

book-status-rules = Rules
book-status-entries = Entries
book-status-rulings = Disagreements and rulings
book-status-findings = Findings explained
book-status-examples = Examples that were run
book-status-references = Cross references
book-status-broken = Broken references
book-status-missing = Missing translations
book-status-stale = Stale translations
book-status-failed = Examples that fail
book-status-assumed = Entries with facts that no source confirms
book-status-clean = Nothing is broken, missing or out of date.
book-status-unclean = Some things need attention:

## Problems told by --check

# $page, $target, $id, $example, $line, $slug: names from the files.
book-problem-reference = { $page } refers to { $target }, which does not exist
book-problem-anchor = the anchor { $target } stands twice
book-problem-missing = the text { $id } is missing in this language
book-problem-stale = the text { $id } is older than its English text
book-problem-left-out = the example { $example } is left out: it rests on what your own data change
book-problem-example-clean = the example { $example } should be clean, but line { $line } has the finding { $slug }
book-problem-example-finding = the example { $example } should have the finding { $slug } in line { $line }, and has not
book-problem-example-more = the example { $example } has the finding { $slug } in line { $line }, which was not expected
book-problem-text = the text { $id } cannot be formatted
# $game: the title of the game.
book-none = there is no book of { $game } yet
book-left-out = Your own data change what this game rests on; it is left out here.
book-in-order = The book is in order.
# $count: how many; $folder: where the book is.
book-checked = { $count ->
    [one] { $count } problem in the book:
   *[other] { $count } problems in the book:
}
book-written = The book is in { $folder }.
