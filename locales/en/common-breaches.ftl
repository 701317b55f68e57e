### What a check can find in a record of any game; the same form as in `<game>-breaches.ftl`. A game that has more
### to say of one of these has a message of the same name, which wins.

breach-players-missing = the record does not say who plays
    .title = No players
    .why = Without the players nothing else can be followed. They stand in the header, in the order in which they sit.
    .hint = write a line such as `players: red Anna, blue Marek`
# $case: stranger, if it is about the colour $player, which nobody plays; nothing. $heading: the heading, as written.
breach-entry-not-understood = { $case ->
        [stranger] { NAME($player) } does not play in this game
       *[nothing] every word is known, but under the heading “{ $heading }” such an entry says nothing
    }
    .title = Entry that says nothing here
    .why = Each heading has its own kinds of entries. The words may be right and the sign between them wrong, a part may be missing, or the entry belongs under another heading.
# $case: ruling, or reading; $ruling, $reading: as written.
breach-unknown-reading = { $case ->
        [reading] the disputed point { $ruling } has no reading { $reading }
       *[ruling] there is no disputed point called { $ruling }
    }
    .title = Unknown reading
    .why = Where the printed rule books disagree a table may choose its reading, by the names that `annals rulings` lists.
breach-waiver-unknown = there is no finding called { $slug }
    .title = Unknown waiver
    .why = After `!` stands the name of the finding that the table allows on purpose, as a check prints it in brackets.
breach-waiver-unused = { $slug } is waived here, but there is nothing to waive
    .title = Waiver without need
    .why = A waiver says “we know, we allowed it”. Where nothing is wrong it only makes readers wonder.
breach-out-of-balance = a fault of this program, not of the record: after this entry something does not add up
    .title = Our own fault
    .why = After every entry everything on the table is counted. If it ever does not add up, the program has made a mistake; please report it together with the record.
breach-wrong-number-of-players = { $count ->
        [one] { $count } player is entered
       *[other] { $count } players are entered
    }; the game is for { $least } to { $most }
    .title = Wrong number of players
    .why = The box holds pieces for so many players, and the rules are made for them.
# $case: twice, or missing; $players: colours.
breach-order-incomplete = { $case ->
        [twice] listed twice in the order: { $players }
       *[missing] missing from the order: { $players }
    }
    .title = Turn order with gaps or repeats
    .why = Every player has exactly one place in the turn order.
# $heading: the heading under which it stands.
breach-entry-outside-its-phase = this does not belong under the heading “{ $heading }”
    .title = Entry outside its phase
    .why = Each part of a game has its own actions.
