### Where the texts on Age of Wonders: Planetfall disagree (PD-01 to PD-11)
### and where they are silent or unclear (PA-01 to PA-40), and what we rule.
### Disagreements: the title; .s .br .ng and so on say what the source with that code tells (the codes of
### data/planetfall/sources.toml in lower case; left out where a source says nothing on the point);
### .ruling and .reason; .reading-* where there is a choice.
### Rulings: the question; .ruling and .reason; .reading-* says what each reading means at the table.
### The names of the readings are those of data/planetfall/disagreements.toml and rulings.toml.

## Disagreements between the texts

PD-01 = What do operation points buy?
    .s = Three kinds: one for 1 point with a limit, one for 1 point without, and experience for 2. The icons of the first two are lost; what is left of them looks rather like strength and energy.
    .ng = Victory points, strength or experience.
    .gh = Operations are one of the ways to earn points.
    .br = Operations are one of the ways to gain Empire points.
    .ruling = 1 point buys 1 Empire point, at most as many as the number of the planet, or 1 strength without limit; 2 points buy 1 experience (PR-061, PR-062, PR-063, PA-01).
    .reason = Three reviews speak of points and one names all three kinds. A limit by planet suits points, and otherwise there would be hardly any way to gain strength. The remains of two icons weigh less. Whoever has a board only needs to look; PA-01 offers the other reading.

PD-02 = How many cards are laid out?
    .s = 9 of 14 with 2 or 3 players, 12 of 14 with 4 to 6, in a table.
    .ml = All but 3 with 2 or 3 players, all of them with 4 or 5.
    .ruling = 9 cards with 2 or 3 players, 12 with 4 to 6 (PR-020, PR-021).
    .reason = The rule book has a table whose columns add up to 14; the review describes it from memory.

PD-03 = One goal sheet, or one for each player?
    .s = One sheet is drawn and lies face up beside the board.
    .br = Speaks of the players' individual goal sheet.
    .ruling = One [goal sheet](term:goal-sheet) for all (PR-002, PR-077).
    .reason = The rule book describes how it is drawn and where it lies. The review mentions it in passing.

PD-04 = What is the bonus on resource cards?
    .s = What is left of the icon reads as the figure 1 and the round sign of experience.
    .ml = Perhaps a victory point or two.
    .ruling = 1 experience, unless your card says otherwise (PR-056, PR-074, PA-19).
    .reason = The rule book prints a figure and a sign, the review guesses. Either way the card decides.

PD-05 = What does enlisting give?
    .s = Lists three kinds, and then says that one kind is not gained. The second icon of the list and that of the kind denied are the same in the text, which cannot be right.
    .ruling = Empire points and experience, no energy (PR-046, PA-13).
    .reason = The second kind of the list is either strength, or it is energy and taken away again by the second half of the sentence. Energy is not gained in either case, and Empire points and experience are.

PD-06 = Which level is dear?
    .s = The level decides cost or reward. In the example of a resource card level III gives more.
    .ml = Cards become a little cheaper from level I to III.
    .ng = The level makes a card cheaper, but sets you back in the turn order.
    .gh = Level I costs most, level III least.
    .px = A card of level III is the better bargain, but means a later turn.
    .ruling = Level III is the best bargain and is resolved last (PR-022, PR-073).
    .reason = All texts agree once they are read together; only the rule book leaves it to the cards.

PD-07 = What are the buildings called?
    .s = Historic site.
    .br = Landmark.
    .ng = Landmark.
    .px = Landmark.
    .sb = Structure.
    .mh = Strongpoint.
    .ruling = The card type is called [landmark](card-type:landmark).
    .reason = That is what the English edition prints; the other names are understood too.

PD-08 = For what age, and for how long?
    .br = From 12 years, 20 to 40 minutes.
    .ef = From 12 years, 20 to 40 minutes.
    .eb = From 12 years, 20 to 40 minutes.
    .px = From 14 years.
    .ng = About an hour.
    .ruling = From 12 or 14 years; 20 minutes to an hour.
    .reason = Nothing in the rules depends on it. More players need more time.

PD-09 = +100 or =100?
    .s = One side +50, the other +100.
    .br = One side +50, the other =100.
    .ruling = The second side adds 100 (PR-015).
    .reason = Your points are the same either way: the token says 100, the track says what comes on top.

PD-10 = From which year is the game?
    .ng = 2022.
    .om = A review of April 2022 describes the Russian edition.
    .s = 2023.
    .ef = 29 November 2023.
    .ruling = 2022 in Russian, 2023 in English and Italian.
    .reason = The dates belong to different [editions](term:edition).

PD-11 = Ardelli's ship: always last, or only when he passes?
    .s = Names it as an exception under the heading on passing, but says "always".
    .ruling = His ship returns to the last space every time, if he plays side B (PR-035, PA-24).
    .reason = As an exception for the rare case of passing it would hardly ever matter, and "always" would make no sense.

## Rulings: operations

PA-01 = Which two kinds cost 1 operation point?
    .ruling = Empire points, at most as many as the number of the planet, and strength without limit (PR-061, PR-062).
    .reason = The icons are lost in the rule book's text. One review lists points, strength and experience, two more speak of points (PD-01).
    .reading-empire-and-strength = 1 point buys 1 Empire point, limited by the planet's number, or 1 strength
    .reading-strength-and-energy = 1 point buys 1 strength, limited by the planet's number, or 1 energy

PA-02 = How many points do the operation spaces give?
    .ruling = 5 on level I, 6 on level II, 7 on level III, unless your board says otherwise (PR-060).
    .reason = The 6 is in the rule book's example, and a review lets the range begin with 5. The 7 is our choice: one step more.

PA-03 = How many operation spaces are there?
    .ruling = Three, one of each level (PR-078).
    .reason = One review counts three spaces, another says that each level has its own, and the rule book speaks of spaces by level.

PA-04 = When is an operation space resolved within its level?
    .ruling = After the cards of its row (PR-030, PR-066).
    .reason = The rows lie to the left of the board, and the order goes from left to right.
    .reading-after-cards = first the cards of the row, then the operation space
    .reading-before-cards = first the operation space, then the cards of the row

## Rulings: the end of the game

PA-05 = What is counted in the final scoring, and when?
    .ruling = Right after Exploration Part II of round 7, with everything as it then stands: the three goals, the technologies of planets 5 to 7, and the commander's text if it scores. All of it is added to the Empire points (PR-018, PR-076).
    .reason = The rule book announces the scoring, but its page is missing. Goals and technologies say that they count at the end, and several reviews confirm that goals bring points then.

PA-06 = Who scores the goals?
    .ruling = Every player who meets a condition, independently of the others (PR-002, PR-077).
    .reason = The sheet is common to all, and nothing says that only one player may score it. If your sheet says so, your sheet is right.

PA-07 = What happens in a tie for victory?
    .ruling = The players with the most Empire points share the victory (PR-013, PR-076).
    .reason = No text at hand has a tie-break, although one reviewer saw ties again and again. A table may choose one of the other readings before the game; whoever is still equal then shares the victory.
    .reading-shared = all players with the most Empire points win together
    .reading-energy = among those tied, the one with the most energy wins
    .reading-strength = among those tied, the one with the most strength wins
    .reading-experience = among those tied, the one with the most experience wins
    .reading-cards = among those tied, the one with the most cards wins
    .reading-order = among those tied, the one higher on the turn track wins

## Rulings: statistics and payment

PA-08 = What if a gain goes beyond the maximum?
    .ruling = What is too much is lost; you may take the card all the same (PR-014).
    .reason = The rule book calls the rightmost space the maximum and forbids nothing.

PA-09 = What comes after 149 Empire points?
    .ruling = Count on; there is no limit (PR-015).
    .reason = The rule book says that Empire points have no limit; the token merely ends at 100.

PA-10 = When do you pay, and with what?
    .ruling = When you place your ship, you must be able to pay. You pay when the action is resolved, before you gain anything from it (PR-028, PR-071).
    .reason = The rule book forbids choosing what you cannot pay for, and in its examples payment comes before reward.

PA-11 = When do you choose how to take a card?
    .ruling = When the action is resolved. When you place your ship, it is enough that you can pay for one of the ways (PR-028, PR-039, PR-047, PR-048, PR-056).
    .reason = The rule book describes the ways where it speaks of resolving; it does not ask you to announce one.

PA-12 = What if you can no longer pay when the action is resolved?
    .ruling = The ship goes back to the turn track, and the card stays in its row (PR-028, PR-031, PR-071).
    .reason = The rules alone cannot bring this about; only a card text could. It seems the mildest solution.

PA-13 = What exactly does enlisting give?
    .ruling = The Empire points and experience of the card, no energy, and whatever the card prints for enlisting alone (PR-046).
    .reason = The sentence has lost its icons, but this much is certain either way (PD-05).

PA-14 = Do the prices for Diplomacy and Aggression depend on the level?
    .ruling = As the card prints them: one figure holds for all levels, three figures for one each (PR-045, PR-048).
    .reason = The rule book speaks of a printed number without mentioning the level. Only the cards can tell.

PA-15 = Does Aggression need experience?
    .ruling = No (PR-048).
    .reason = The rule book names only strength.

## Rulings: resources

PA-16 = Do you gain the bonus when you annex?
    .ruling = No (PR-056, PR-057, PR-074).
    .reason = The rule book mentions the bonus only with the immediate energy.
    .reading-none = annexing gives nothing at once
    .reading-gained = annexing gives the bonus, but not the energy

PA-17 = From when on does a sector yield energy?
    .ruling = From the Income phase of the next round. A sector annexed in round 7 never yields any (PR-024, PR-058).
    .reason = Income comes before the exploration, and the sector yields in every Income phase.

PA-18 = Is annexing "taking a card"?
    .ruling = Yes. Effects for taking a resource card either way up apply (PR-032, PR-057, PR-059).
    .reason = The rule book has a sign for "either way up" and uses it in the text of a technology that works on taking.

PA-19 = What is the bonus of a resource card?
    .ruling = What the card prints. Where it is not known, 1 experience is expected, but anything else is accepted (PR-056, PR-074).
    .reason = The rule book's text shows the remains of a 1 and the sign of experience (PD-04).

## Rulings: technologies and effects

PA-20 = From when exactly does a technology work?
    .ruling = Taken in Part I, from Part II on; taken in Part II, from the phase after it; never for its own taking. End conditions always count (PR-054, PR-055).
    .reason = The rule book says: from the next phase of the round.

PA-21 = In which order do several effects apply?
    .ruling = First the card, then technologies in the order in which they were taken, then the commander. Gains of one moment are added up before the maximum applies (PR-014, PR-025, PR-032).
    .reason = This follows the steps of the Income phase. It hardly ever matters.

PA-33 = Does a unit's own experience help against it?
    .ruling = No (PR-041, PR-043, PR-044).
    .reason = The reward comes after the fight (PA-10).

PA-34 = Can a discount bring a price below 0?
    .ruling = No. What missing experience costs is added after the discount (PR-041, PR-071).
    .reason = No text speaks of it; you pay or you do not, but a price never becomes a gain.

PA-35 = Does "for each landmark" count the one just taken?
    .ruling = Yes (PR-032, PR-070).
    .reason = The card lies before you when effects apply.

PA-36 = May you leave operation points unused on purpose?
    .ruling = Yes; they are lost (PR-060, PR-064).
    .reason = The rule book only says that what is left over is lost.

## Rulings: turns, ships and the track

PA-22 = May you pass although something is free?
    .ruling = No, only if there is nothing you could choose (PR-034, PR-069).
    .reason = The rule book calls it a rare case in which no card or space is available.
    .reading-only-when-nothing-may-be-chosen = you place your ship if you can
    .reading-free = anybody may pass at any time

PA-23 = Where does the ship of a player who passes go, and when?
    .ruling = At once to the topmost free space: before everybody who acts in this part, and in the order of passing (PR-031, PR-034).
    .reason = The rule book names the topmost free space, and at that moment nobody else has returned.

PA-24 = Does Ardelli's ship go last only when he passes?
    .ruling = No: with side B it goes to the last space every time, also when he passes. The order of round 1 is still that of initiative (PR-016, PR-031, PR-035).
    .reason = The rule book says "always" (PD-11).
    .reading-always = every time his ship returns, it takes the last space
    .reading-only-when-passing = it takes the last space only when he passes

PA-25 = When does Ardelli's ability work in round 1?
    .ruling = In the Income phase of round 1 only his ability is used. From round 2 on it comes in the third step, like that of every commander (PR-024, PR-025).
    .reason = The rule book says so.

PA-26 = What if two commanders have the same initiative?
    .ruling = The table decides, and a record writes the order down (PR-016).
    .reason = The figures are in no text at hand; perhaps it never happens.

PA-30 = Where does each card lie in its row?
    .ruling = As it was dealt, from left to right. Cards that are taken leave a gap, and nothing moves up (PR-020, PR-021, PR-030, PR-036).
    .reason = The rule book says that the rows are not completed. The order matters only for who is resolved first.

## Rulings: material

PA-27 = Can sides A and B of one sheet be in play together?
    .ruling = No (PR-005, PR-006).
    .reason = There is one sheet for each commander.

PA-28 = What does the Restrain token do?
    .ruling = That is not known. A record may note it with `restrain`. If the table's deck file gives somebody that power, nobody else may choose the card or space until the end of the part; otherwise it has no effect (PR-027).
    .reason = One review lists it among the components and nothing else mentions it. The name suggests a tool of one commander.

PA-29 = What are the cards set aside good for?
    .ruling = Nothing, unless an effect draws on them (PR-067).
    .reason = The rule book gives them a name and never uses it.

PA-31 = Which two of three or four landmarks form a pair?
    .ruling = The first with the second, the third with the fourth, each with its own pair value (PR-051, PR-052).
    .reason = The rule book says that a third is not joined to the first two.

PA-32 = Do landmarks with the same name but another icon form a pair?
    .ruling = No, and there should be none (PR-050, PR-051).
    .reason = The rule book asks for both and says that landmarks of one name share their icon.

PA-38 = Who scores if several have "the most"?
    .ruling = All of them, but nobody with 0; a sheet or card may say otherwise (PR-002, PR-077).
    .reason = No text at hand says anything about it.
    .reading-all = everybody who has the most scores
    .reading-none = nobody scores if several have the most

PA-39 = Which colours are in the box?
    .ruling = Red, blue, green, yellow, orange, purple, black and white are understood; at most 6 of them play (PR-007, PR-009).
    .reason = No text at hand names the colours.

## Rulings: records

PA-37 = Is a gain written as printed or as received?
    .ruling = Either is right (PR-014).
    .reason = The two differ only where a maximum cuts the gain off, and people write what they see.

PA-40 = What about texts that nobody but the table knows?
    .ruling = What the record writes for them is applied and marked as unchecked. If it writes nothing, nothing happened (PR-032, PR-054, PR-055).
    .reason = Most cards and commanders are in no text at hand. The table can read them, and its word holds.
