### A table's own deck file: what is wrong with it, its page, and the file to start from.

## Problems

# $limit: the largest size, in kibibytes.
deck-too-large = the file has more than { $limit } KiB, which is the most that is read
# $key: a key of the file.
deck-three-numbers = { $key } must be three numbers, for levels I, II and III
# $limit: the most characters.
deck-too-long = { $key } has more than { $limit } characters
# $most: the largest figure.
deck-wrong-levels = { $key } must be one number or three, from 0 to { $most }; "?" stands for one that nobody knows yet
# $start, $max: figures of a track.
deck-start-beyond-maximum = the track starts at { $start }, beyond its maximum of { $max }
# $id: an id.
deck-same-id = the id { $id } is taken; give this one an id of its own
deck-wrong-name = name must be a text, or a table with a name for each language
# $limit: the most names.
deck-too-many-names = there are more than { $limit } names
deck-name-too-long = a name has more than { $limit } characters
# $name: a name from the file.
deck-name-unreadable = “{ $name }” cannot be written in a record: a name is words without signs such as : ; , > = # and does not begin or end with a number
deck-wrong-diplomacy = diplomacy must be false, "?" or a table such as { "{" } energy = 4 { "}" }
# $most: the last planet.
deck-wrong-later = later must list planets from 1 to { $most } in ascending order, each once
# $found: how many there are.
deck-goal-without-three-conditions = a goal sheet has 3 conditions, this one has { $found }
# $limit: how many there are in the box.
deck-too-many-commanders = the box has { $limit } commander sheets; this is one more
# $by: a statistic, by its word in deck files.
deck-substitute-itself = { $by } cannot be paid in place of this statistic
deck-experience-paid = experience is never paid
deck-no-maximum = Empire points have no maximum
# $type: a card type, by its word in deck files.
deck-way-of-another-type = cards of the type { $type } are not taken in this way
deck-one-bound = a condition needs count with either at_least or at_most, or else most
deck-nothing-gained = { $key } names no statistic
deck-goal-not-at-the-end = a condition of a goal sheet has when = "end", or is a text of the kind declared
# $planet: the planet; the others: how many cards of each type it has.
deck-make-up = planet { $planet }: units { $units }, technologies { $technologies }, landmarks { $landmarks }, resources { $resources }; in a complete deck it is 4, 3, 3 and 4
# $name: the landmark; $icon, $other: its two icons.
deck-two-icons = “{ $name }” has the icon “{ $icon }” here and “{ $other }” elsewhere; landmarks of one name share their icon
# $name: the landmark; $planet: the planet in question.
deck-later-contradicts = { $case ->
    [not-later] later of “{ $name }” lists planet { $planet }, which is not a later one
    [not-there] later of “{ $name }” lists planet { $planet }, but there is no such landmark there
   *[unsaid] later of “{ $name }” leaves out planet { $planet }, where there is such a landmark
}

## Notes: what is odd and may be right

deck-figure-left-out = { $key } is left out; in a complete deck that means 0
deck-level-dearer = { $key } is higher on level III than on level I
deck-level-poorer = { $key } is lower on level III than on level I
# $side: A or B.
deck-side-missing = side { $side } is not typed in
# $initiative: a figure; $other: the id of another commander.
deck-equal-initiatives = initiative { $initiative } is also that of { $other }; where both play, the record must say the order
deck-end-only-empire = at the end only Empire points count
# $planet: the planet of the technology.
deck-end-condition-early = an end condition on planet { $planet }; technologies of planets 1 to 4 usually have lasting effects
deck-effect-late = a lasting effect on planet { $planet }; technologies of planets 5 to 7 usually have end conditions

## The check

# $file: the file; $notes, $problems: how many.
deck-check-sound = { $file }: the deck file is in order.
deck-check-usable = { $notes ->
    [one] { $file }: the deck file can be used; { $notes } thing is odd.
   *[other] { $file }: the deck file can be used; { $notes } things are odd.
}
deck-check-broken = { $problems ->
    [one] { $file }: { $problems } problem. The deck file cannot be used like this.
   *[other] { $file }: { $problems } problems. The deck file cannot be used like this.
}
deck-check-problems = Problems
deck-check-notes = Notes

## The page of a deck

deck-page-title = Deck
# $count: how many.
deck-page-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-page-commanders = { $count ->
    [one] { $count } commander
   *[other] { $count } commanders
}
deck-page-goals = { $count ->
    [one] { $count } goal sheet
   *[other] { $count } goal sheets
}
deck-page-complete = Complete: what is left out does not exist.
deck-page-partial = Partial: what is left out is not known yet.
# $source: where the deck is from, as the table says it.
deck-page-source = Source: { $source }
# $planet: its number.
deck-page-planet = Planet { $planet }
deck-page-no-planet = Cards whose planet is not known
deck-page-unit = Units
deck-page-technology = Technologies
deck-page-landmark = Landmarks
deck-page-resource = Resources
deck-page-commanders-title = Commanders
deck-page-goals-title = Goal sheets
deck-page-legend = Three figures are those of levels I, II and III; two are the start and the maximum of a track. `?` is not known yet, `–` means that there is none. Effects stand in the words of the deck file.
deck-column-strength = Strength
deck-column-experience = Experience
deck-column-diplomacy = Diplomacy
deck-column-reward = Reward
deck-column-cost = Cost
deck-column-effect = Effect
deck-column-icon = Icon
deck-column-aggression = Aggression
deck-column-pair = Pair
deck-column-later = Later planets
deck-column-energy = Energy
deck-column-bonus = Bonus
deck-column-sector = Sector
deck-column-side = Side
deck-column-initiative = Initiative
deck-column-conditions = Conditions

## The file to start from: comments

deck-new-begin = The deck file of your box. Type in what is printed on your cards and sheets and name the file in your records with a line "deck: box.toml" before the first heading. The examples below are invented: replace them. "annals deck check" names everything that is wrong, each at its place.
deck-new-title = Free text; either may be left out.
deck-new-status = "partial": a key that is left out is not known yet. "complete": it means that the card has none, and every planet must have 4 units, 3 technologies, 3 landmarks and 4 resources.
deck-new-operations = The operation spaces: points on levels I, II and III, what is limited by the number of the planet, what is not, and the points for 1 experience. May be left out.
deck-new-card = A unit. The name may also be one text for all languages; every name is read in every record. Further names: aliases = ["..."]. An id is made from the first name; you may give one: id = "angry-geese".
deck-new-levels = Figures: one number, or three for levels I, II and III. "?" is a figure that nobody has looked at yet.
deck-new-diplomacy = The price in energy for enlisting the unit; gain only if something is printed that a defeat does not give. A unit without Diplomacy: diplomacy = false.
deck-new-reward = What stands at the bottom: empire, strength, energy, experience.
deck-new-technology = A technology. Its text is a list of effects; "annals deck show demo" has an example of each kind.
deck-new-landmark = A landmark. later: the later planets printed under the number; aggression: the strength that may be paid instead, one number or three; pair: the value in the lower right corner.
deck-new-resource = A resource. energy: what it gives at once; bonus: what stands at the bottom; sector: the energy between the two symbols, or false.
deck-new-commander = A commander sheet with its sides A and B: start is the underlined number, max the rightmost space.
deck-new-goal = A goal sheet with its three conditions.
deck-new-declared = A text that no kind expresses: it is never computed; what your record writes for it counts.
