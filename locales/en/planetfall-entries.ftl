### Age of Wonders: Planetfall: what each thing is and what it does, in English.
### One message `about-<id>` for each name in planetfall-names.ftl, in the same order.
### Texts are Markdown; facts and rulings are cited by their ids.

## Colours

about-colour-red = A colour for a [ship](term:ship) and 4 [markers](term:marker) (PR-007). Colours make no difference to play (PR-009). The box holds 6 of them; no text at hand says which, so 8 are understood and yours should be among them (PA-39).
about-colour-blue = A colour for a [ship](term:ship) and 4 [markers](term:marker) (PR-007). Colours make no difference to play (PR-009). No text at hand says which 6 colours are in the box (PA-39).
about-colour-green = A colour for a [ship](term:ship) and 4 [markers](term:marker) (PR-007). Colours make no difference to play (PR-009). No text at hand says which 6 colours are in the box (PA-39).
about-colour-yellow = A colour for a [ship](term:ship) and 4 [markers](term:marker) (PR-007). Colours make no difference to play (PR-009). No text at hand says which 6 colours are in the box (PA-39).
about-colour-orange = A colour for a [ship](term:ship) and 4 [markers](term:marker) (PR-007). Colours make no difference to play (PR-009). No text at hand says which 6 colours are in the box (PA-39).
about-colour-purple = A colour for a [ship](term:ship) and 4 [markers](term:marker) (PR-007). Colours make no difference to play (PR-009). No text at hand says which 6 colours are in the box (PA-39).
about-colour-black = A colour for a [ship](term:ship) and 4 [markers](term:marker) (PR-007). Colours make no difference to play (PR-009). No text at hand says which 6 colours are in the box (PA-39).
about-colour-white = A colour for a [ship](term:ship) and 4 [markers](term:marker) (PR-007). Colours make no difference to play (PR-009). No text at hand says which 6 colours are in the box (PA-39).

## Statistics

about-statistic-empire-points = Whoever has most at the end wins (PR-013, PR-076). You start with 0 (PR-008) and there is no limit: at 50 take a [+50/+100 token](term:empire-token), at 100 turn it over (PR-015, PA-09). Nearly everything gives some: [units](card-type:unit), [landmarks](card-type:landmark) and their [pairs](term:pair), [technologies](card-type:technology), [operations](term:operation-space) (PR-061, PA-01), and at the end the [goals](term:goal). Nothing in the rules makes you spend them.
about-statistic-strength = What you fight with, and it is used up (PR-011). You pay it to [defeat](term:defeat) a unit (PR-040), 1 more for each point of [experience](statistic:experience) you lack (PR-041), or to take a landmark by [Aggression](term:aggression) (PR-048). It never falls below 0 (PR-071) and never rises above the [maximum](term:maximum) on your sheet (PR-014). New strength comes mostly from [operations](term:operation-space) (PR-062, PA-01).
about-statistic-energy = What you build and learn with, and it is used up (PR-012). You pay it for [technologies](card-type:technology) (PR-053), for [landmarks](card-type:landmark) (PR-047) and to [enlist](term:enlist) a unit (PR-045). It never falls below 0 (PR-071) and never rises above the [maximum](term:maximum) on your sheet (PR-014). It comes from [resource](card-type:resource) cards at once (PR-056), from annexed [sectors](term:sector) every [Income](phase:income) phase (PR-058) and from defeated units (PR-043).
about-statistic-experience = Makes fights cheaper, and is never spent: it can only go up (PR-010, PR-042). If you have less than a unit asks for, pay 1 [strength](statistic:strength) for each missing point (PR-041); to [enlist](term:enlist) it you must have enough, and nothing can stand in for it (PR-044). It stops at the [maximum](term:maximum) on your sheet (PR-014). Units, landmarks and technologies can give it, and in [operations](term:operation-space) 1 costs 2 [operation points](term:operation-points) (PR-063).

## Card types

about-card-type-unit = Someone on the planet who has to be dealt with; 4 in every deck (PR-023). You can always [defeat](term:defeat) a unit: pay its [strength](statistic:strength) for the [level](term:level) it lies on, and 1 more for each point of [experience](statistic:experience) you lack (PR-040, PR-041). You gain the Empire points, energy and experience at the bottom of the card (PR-043).

    If it has [Diplomacy](term:diplomacy), you may [enlist](term:enlist) it for energy instead, if your experience is high enough (PR-044, PR-045); then you gain no energy (PR-046, PA-13).
about-card-type-landmark = A building from the days of the [Star Union](term:star-union) that still works; 3 in every deck (PR-023). Pay the [energy](statistic:energy) of its level (PR-047), or, if it has [Aggression](term:aggression), the printed [strength](statistic:strength) (PR-048). Either way you gain the Empire points and experience at the bottom (PR-049).

    Two landmarks with the same name and icon form a [pair](term:pair) and give more points at once (PR-051). The card shows on which later planets its like can turn up (PR-050). The Italian rule book calls it a historic site, reviews also say structure or strongpoint (PD-07).
about-card-type-technology = Lost knowledge; 3 in every deck (PR-023). Pay the [energy](statistic:energy) of its level and gain the Empire points and experience at the bottom (PR-053). On planets 1 to 4 it also gives you a [lasting effect](term:lasting-effect) from the next phase on (PR-054, PA-20), on planets 5 to 7 an [end condition](term:end-condition) that scores when the game is over (PR-055).
about-card-type-resource = A stock of [energy](statistic:energy); 4 in every deck (PR-023). It costs nothing, so it is never out of reach as long as nobody stands on it (PR-029). When you take it you choose: the energy of its level at once, with the [bonus](term:bonus) if one is printed (PR-056, PR-074), or, if it shows two sector symbols, [annex](term:annex) it for income in every round to come (PR-057, PR-058). One example card gives 5, 5 and 6 energy on levels I, II and III.

## Operation spaces

about-operation-level-1 = The [operation space](term:operation-space) of level I: 5 [operation points](term:operation-points). That figure comes from one review only (PA-02); if your board says otherwise, your board is right. It is resolved after the cards of the top row (PA-04), so your ship is back on the [turn track](term:turn-track) early.
about-operation-level-2 = The [operation space](term:operation-space) of level II: 6 [operation points](term:operation-points), as in the rule book's example. In round 3 that could be 3 Empire points, 1 strength and 1 experience (PR-060, PR-061, PR-062, PR-063). It is resolved after the cards of the middle row (PA-04).
about-operation-level-3 = The [operation space](term:operation-space) of level III: 7 [operation points](term:operation-points). No text at hand gives this figure; 7 continues the step from 5 to 6 (PA-02), and your board decides. It is resolved last of all (PR-030, PA-04), so you will go last in the next part.

## Phases of a round

about-phase-discovery = Phase 1. Take the deck with the number of the round (PR-019) and lay the cards out face up in three [rows](term:row): 4, 3 and 2 cards with 2 or 3 players (PR-020), 5, 4 and 3 with 4 to 6 players (PR-021). The others are set aside (PR-067). The row decides what a card costs or gives (PR-022).
about-phase-income = Phase 2. First every annexed [sector](term:sector) yields its energy, then the technologies that work in this phase, then the commander's ability, if it belongs here (PR-025). In round 1 the phase is skipped; only [Aron Ardelli](commander:aron-ardelli) with side B uses his ability even then (PR-024, PA-25).
about-phase-exploration-1 = Phase 3. From the top of the [turn track](term:turn-track) down, everybody puts their [ship](term:ship) on a free card or a free [operation space](term:operation-space) (PR-026, PR-027), and only on what they can pay for (PR-028). When all ships stand, the actions are resolved: level I, then II, then III, each row from left to right (PR-030). Each ship goes back to the topmost free space of the track as its action is resolved (PR-031), so the early ones also go first next time.
about-phase-exploration-2 = Phase 4. The same again, in the new order and with the cards that are left: rows are not filled up (PR-036). Operation spaces are all free again (PR-078). The order on the track after this phase is the order of the next round (PR-075). In round 7 the game ends here and the [final scoring](term:final-scoring) follows (PR-018).
about-phase-migration = Phase 5. The cards nobody took go back to the box, those in the rows and those set aside; the operation spaces stay (PR-037). On to the next planet. In round 7 this phase is left out (PR-018).

## Factions

about-faction-vanguard = One of the six [factions](term:faction). A review calls it exploitative; which [commander](term:commander) leads it is in no text at hand. The faction's name itself has no effect: what counts is the [commander sheet](term:commander-sheet) (PR-006).
about-faction-amazons = One of the six [factions](term:faction). A review calls it warlike; which [commander](term:commander) leads it is in no text at hand. The faction's name itself has no effect: what counts is the [commander sheet](term:commander-sheet) (PR-006).
about-faction-kirko = One of the six [factions](term:faction), insect-like and quick to grow, as two reviews say. Which [commander](term:commander) leads it is in no text at hand. The faction's name itself has no effect: what counts is the [commander sheet](term:commander-sheet) (PR-006).
about-faction-assembly = One of the six [factions](term:faction): cyborgs, says a review. Which [commander](term:commander) leads it is in no text at hand. The faction's name itself has no effect: what counts is the [commander sheet](term:commander-sheet) (PR-006).
about-faction-dvar = A faction of the video game. One review says that the six factions of the board game are those of the video game, so the Dvar should be among them; no text on the board game names them.
about-faction-syndicate = A faction of the video game. One review says that the six factions of the board game are those of the video game, so the Syndicate should be among them; no text on the board game names it.

## Commanders

about-commander-aron-ardelli = The only [commander](term:commander) named in any text at hand. His faction, starting values, maximums and initiative are not known.

    - **Side A:** he gains 2 [energy](statistic:energy) for each [technology](card-type:technology) card he takes. A review says so without naming the side; side B is known to work differently.
    - **Side B:** his ability works in the [Income](phase:income) phase, and for him even in round 1 (PR-024, PA-25). What it gives is in no text at hand. His ship always returns to the last space of the [turn track](term:turn-track) (PR-035, PA-24).

## Cards known from the rule book's examples

about-card-devouring-locust = A [unit](card-type:unit), "Locusta Divoratrice" in the Italian edition; the English name is a translation, as the printed one is not known. On level III it costs 2 strength and asks for 2 experience. Reward: 3 Empire points, 2 energy and 1 experience. With 5 strength and 1 experience you pay 3 strength and keep 2 (PR-040, PR-041, PR-043). Its planet, its figures on levels I and II and whether it has [Diplomacy](term:diplomacy) are not known.
about-card-synthetic-network = A [landmark](card-type:landmark), "Rete Sintetica" in the Italian edition; the English name is a translation, as the printed one is not known. On level II it costs 4 energy. Reward: 5 Empire points and 1 experience, and its pair value is 2: the second one you take gives another 4 Empire points (PR-047, PR-049, PR-051). It is on at least 2 planets; which, and its figures on levels I and III, is not known.
about-card-efficient-raid = A [technology](card-type:technology), "Razzia Efficiente" in the Italian edition; the English name is a translation, as the printed one is not known. On level I it costs 3 energy and gives 4 Empire points. From the next phase on you gain 2 more energy whenever you take a [resource](card-type:resource) card, whether you gather or annex it (PR-053, PR-054, PR-059). It belongs to one of planets 1 to 4, since its effect lasts; its figures on levels II and III are not known.
about-card-unnamed-resource = A [resource](card-type:resource) card shown in the rule book as an example; its name is not in the text. It gives 5 energy on levels I and II and 6 on level III (PR-056, PR-073). Its planet, its bonus and whether it can be annexed are not known.

## Terms: players and their sheets

about-term-player = The game is for 2 to 6 (PR-065). With 4 or more there are more cards in the rows (PR-020, PR-021). Boxes and reviews give the age as 12 or 14 and up, and a playing time between 20 minutes and an hour (PD-08).
about-term-statistic = Each player has four: [Empire points](statistic:empire-points), [strength](statistic:strength), [energy](statistic:energy) and [experience](statistic:experience), each with a marker on its track (PR-008). Strength and energy are spent, experience and Empire points are not (PR-010, PR-011, PR-012, PR-013).
about-term-starting-value = The underlined number on each track of your [commander sheet](term:commander-sheet), where the marker stands at the start; Empire points begin at 0 (PR-008). Each side of each sheet has its own (PR-006). The figures are in no text at hand: read them off your sheet.
about-term-maximum = The rightmost space of the track for experience, strength or energy (PR-014). What you gain beyond it is lost; you may still take the card (PA-08). Gains that come together are added up first (PA-21). [Empire points](statistic:empire-points) have no maximum (PR-015).
about-term-initiative = A number on the [commander sheet](term:commander-sheet), to the right of the faction's name. In round 1 the lowest goes first (PR-016); after that the order comes from where the ships stood (PR-075). The figures are in no text at hand. If two were equal, the table settles it (PA-26).
about-term-commander = The leader you play. There are 6, one to a sheet, and no two players have the same one (PR-004, PR-005). Each belongs to a [faction](term:faction). Only [Aron Ardelli](commander:aron-ardelli) is known by name; a picture caption in one review jokes about somebody called Claudius. Abilities give extra resources or swap one for another, says a review.
about-term-commander-sheet = Your own sheet, with tracks for your four [statistics](term:statistic), an [initiative](term:initiative) and an ability. It has two sides, A and B, with different abilities and starting values (PR-006). Choose one, from the youngest player on, or deal them out at random (PR-004).
about-term-side = Every [commander sheet](term:commander-sheet) has a side A and a side B with their own ability and starting values. Side A is recommended for a first game; later each player chooses freely, whatever the others do (PR-006). Sides A and B of the same sheet cannot both be in play (PA-27).
about-term-ability = What your commander can do, printed on the side you play (PR-006). Some abilities work when you take a card (PR-032), some in the [Income](phase:income) phase, after sectors and technologies (PR-025). Of the 12 only one is known in full and one in part, both of [Aron Ardelli](commander:aron-ardelli).
about-term-faction = The people a [commander](term:commander) leads; there are six. [Vanguard](faction:vanguard), [Amazons](faction:amazons), [Kir'Ko](faction:kirko) and [Assembly](faction:assembly) are named in reviews, [Dvar](faction:dvar) and [Syndicate](faction:syndicate) follow from the video game. The name stands on the [commander sheet](term:commander-sheet), beside the initiative. A faction has no rules of its own.
about-term-goal-sheet = One sheet, drawn at random before the game, lies face up beside the board for everybody (PR-002, PR-077). In its lower part stand three [goals](term:goal). A review counts 8 sheets in the box; what they say is in no text at hand, nor what their upper part shows. Another text seems to give every player a sheet; the rule book has one for all (PD-03).
about-term-goal = One of three conditions on the [goal sheet](term:goal-sheet) that bring Empire points at the end of the game (PR-077). Every player who meets one scores it (PA-06). If a goal asks who has the most and several are equal, all of them score, unless they have none at all (PA-38).

## Terms: material

about-term-restrain-token = One token in the box, says a review; no text at hand tells what it is for. Its name suggests that a card or space can be closed for a while. A record may note it, and it has an effect only if the table's [deck file](term:deck-file) says so (PA-28).
about-term-empire-token = Takes over when your marker has gone once round the track: +50 when you reach 50 [Empire points](statistic:empire-points), turned over to +100 when you reach 100 (PR-015). There are 6. One review writes "=100" for the second side (PD-09). Beyond 149 simply count on (PA-09).
about-term-ship = Your one wooden ship. It shows your place on the [turn track](term:turn-track), goes to a card or [operation space](term:operation-space) on your turn (PR-026) and returns to the track when your action is resolved (PR-031). Only one ship fits on each card or space (PR-027). Its shape and colour do not matter (PR-009).
about-term-marker = Each player has 4 in their colour, one for each [statistic](term:statistic) (PR-007, PR-008).
about-term-operations-board = The board in the middle, with the [turn track](term:turn-track) and the three [operation spaces](term:operation-space). The decks lie above it (PR-079), the rows of cards to its left, level I on top (PR-001, PR-066).
about-term-turn-track = The column on the board that shows the [turn order](term:turn-order), first player on top. In round 1 the ships stand by initiative (PR-016). A ship whose action is resolved goes to the topmost free space (PR-031), and so does the ship of a player who passes, at once (PR-034, PA-23). The ship of [Aron Ardelli](commander:aron-ardelli), side B, always takes the last space (PR-035, PD-11).
about-term-planet = Each of the 7 rounds visits a new one, with its own deck (PR-017, PR-019). The number of the planet is also the most Empire points you may buy in one operation (PR-061, PA-01). Technologies of planets 1 to 4 last, those of planets 5 to 7 score at the end (PR-054, PR-055).
about-term-planet-card = One of the 98 cards, 14 for each planet: 4 [units](card-type:unit), 3 [technologies](card-type:technology), 3 [landmarks](card-type:landmark) and 4 [resources](card-type:resource) (PR-023). The number on the back tells its planet (PR-003). Each is there once (PR-068). What the cards say is in no text at hand, but for four of them in part: [Devouring Locust](card:devouring-locust), [Synthetic Network](card:synthetic-network), [Efficient Raid](card:efficient-raid) and an [unnamed resource](card:unnamed-resource).
about-term-planet-deck = The 14 cards of one planet, shuffled on their own (PR-003). The 7 decks lie in a row above the board (PR-079), and each round uses the one with its number (PR-019).
about-term-current-planet-deck = The cards of this round's deck that were not laid out: 5 with 2 or 3 players, 2 with 4 to 6 (PR-020, PR-021). They lie apart and cannot be chosen (PR-067); only an effect could bring one into play (PA-29).
about-term-deck-file = A file in which a table writes down the cards, commanders and goals of its own box, so that a record can be checked in full. A record names it in its head: `deck: our-box.toml`. No text at hand lists the cards, so none comes ready-made. Without it a record writes the figures itself.
about-term-row = The cards lie in three rows to the left of the board: [level](term:level) I on top, II in the middle, III at the bottom (PR-066). There are 4, 3 and 2 cards with 2 or 3 players, 5, 4 and 3 with 4 to 6 (PR-020, PR-021, PD-02). Cards that are taken leave a gap; nothing is filled up during the round (PR-036, PA-30).
about-term-level = I, II or III: the [row](term:row) a card lies in. The level decides what a unit, landmark or technology costs and how much a resource card or operation space gives (PR-022, PR-073); what counts is where the card lies when you take it (PR-038). Level III is the best bargain, says everyone who has played (PD-06), but it is resolved last (PR-030), and then you choose last in the next part.
about-term-edition = The game is by Stepan Opalev and appeared in Russian in 2022 (Hobby World), in English in November 2023 (Arcane Wonders) and in Italian with rules 1.1 of 2023 (Pendragon); hence the different years in print (PD-10). The rules here follow the Italian book, which could be read without its icons and without the page on the final scoring (PA-05).
about-term-star-union = The empire that once joined the planets, until the [Collapse](term:collapse) cut them off from each other. The players lead what is left of it and want to be its heirs. It has no rules of its own.
about-term-collapse = The catastrophe before the game: bombs meant to open ways to new worlds cut the planets of the [Star Union](term:star-union) off from each other. It has no rules of its own.

## Terms: parts of a card

about-term-sector = A [resource](card-type:resource) card that you have annexed: it lies upside down before you and yields the energy between its two sector symbols in every [Income](phase:income) phase (PR-057, PR-058), for the first time in the next round (PA-17). Effects tell annexed sectors from upright resource cards (PR-059).
about-term-diplomacy = A sign on some [units](card-type:unit): they can be enlisted instead of fought (PR-039). You need the full [experience](statistic:experience) of the level (PR-044) and pay the printed energy instead of strength (PR-045). See [enlisting](term:enlist).
about-term-aggression = A sign on some [landmarks](card-type:landmark): you may pay the printed [strength](statistic:strength) instead of energy (PR-048). No experience is needed (PA-15), and the reward is the same (PR-049).
about-term-pair = Two [landmarks](card-type:landmark) of yours with the same name and the same icon. As soon as you have the second one, gain the sum of both [pair values](term:pair-value) in Empire points (PR-051). A third waits for a fourth (PR-052): the first pairs with the second, the third with the fourth (PA-31).
about-term-pair-value = The number in the lower right corner of a [landmark](card-type:landmark). When a [pair](term:pair) is formed, both values are added and gained as Empire points (PR-051). Two Synthetic Networks with 2 each give 4.
about-term-icon = The sign that marks landmarks of one name (PR-050). Name and icon must both match for a [pair](term:pair) (PR-051, PA-32).
about-term-cost = What you pay for a card: [strength](statistic:strength) for units, [energy](statistic:energy) for landmarks and technologies, less or more by [level](term:level) (PR-022, PR-073). You may not choose a card you cannot pay for (PR-028); you pay when the action is resolved, before you gain anything (PA-10). Resource cards and operation spaces are free (PR-029).
about-term-reward = What stands at the bottom of a unit, landmark or technology, gained at once when you take it (PR-043, PR-049, PR-053). What goes beyond a [maximum](term:maximum) is lost (PA-08).
about-term-bonus = A little extra at the bottom of some [resource](card-type:resource) cards, gained together with the immediate energy (PR-056, PR-074), not when you annex (PA-16). As far as the rule book can be read it is 1 experience; a review guesses at points. Your card decides (PD-04, PA-19).
about-term-effect = What the text of a technology or commander does. Effects that work when you take a card are resolved once the card lies before you (PR-032, PR-070): first the card's own reward, then technologies in the order you took them, then the commander (PA-21). The card just taken is already counted (PA-35).
about-term-lasting-effect = What technologies of planets 1 to 4 give: a rule of your own for the rest of the game, from the next phase on (PR-054). Taken in [Part I](phase:exploration-1) it works in [Part II](phase:exploration-2), never for its own taking (PA-20).
about-term-end-condition = What technologies of planets 5 to 7 give: Empire points at the end of the game if you meet the condition (PR-055, PR-076).

## Terms: rounds, turns, spaces

about-term-round = The game has 7, one for each [planet](term:planet), each with five [phases](term:phase); the last one has no Migration (PR-017, PR-018).
about-term-phase = A round has five: [Discovery](phase:discovery), [Income](phase:income), [Exploration Part I](phase:exploration-1), [Exploration Part II](phase:exploration-2) and [Migration](phase:migration) (PR-017).
about-term-turn = In each part of the [exploration](term:exploration) every player has one turn: place the ship, or pass if nothing at all is available (PR-026, PR-069). That makes 14 turns in a game.
about-term-turn-order = In round 1 by [initiative](term:initiative), lowest first (PR-016). Then always by the order in which ships came back to the [turn track](term:turn-track) (PR-031): those on level I before those on II and III. The order after Part II carries over to the next round (PR-075).
about-term-exploration = The heart of the round, in two parts: [Part I](phase:exploration-1) and [Part II](phase:exploration-2). In each, everybody first places a ship in turn order (PR-026), then all actions are resolved from the top row down (PR-030).
about-term-resolution = After all ships are placed, their actions are carried out: level I, II, III, each row from left to right, the operation space of a level after its cards (PR-030, PR-066, PA-04). For each ship: put it back on the track, take the card, pay and gain, then apply effects (PR-070).
about-term-operation-space = One of three spaces on the board, one for each level, which take one ship each (PR-027, PR-078, PA-03): [I](operation:level-1), [II](operation:level-2), [III](operation:level-3). They cost nothing (PR-029). Instead of a card (PR-033) you receive [operation points](term:operation-points) to exchange at once (PR-060). They are free again in every part.
about-term-operation-points = 5, 6 or 7 by the level of the space (PA-02), to be exchanged at once; what is left over is lost (PR-060, PA-36). 1 point buys 1 Empire point, but no more of them than the number of the planet (PR-061); 1 point buys 1 strength (PR-062); 2 points buy 1 experience (PR-063). Mix as you like (PR-064). Which two kinds cost 1 point is a ruling: the icons are lost (PD-01, PA-01).
about-term-exchange = Turning [operation points](term:operation-points) into what you need, right when the operation is resolved (PR-060). An example for round 3 on level II: 6 points become 3 Empire points, 1 strength and 1 experience (PR-061, PR-062, PR-063).
about-term-pass = Only if no card and no operation space is available to you, which is rare (PR-034, PR-069, PA-22). Your ship goes straight to the topmost free space of the [turn track](term:turn-track), so before everybody who acts in this part (PA-23).
about-term-final-scoring = After Exploration Part II of round 7 add the points of the [goals](term:goal) and of your technologies from planets 5 to 7 to your Empire points; most points win (PR-018, PR-076). The page on this is missing from the text at hand, so the details are a ruling (PA-05).
about-term-tie = No text at hand has a tie-break, though one reviewer had a tie in every game. The victory is shared; a table may agree on another way (PA-07).
about-term-shared-victory = If several players have the most Empire points, they win together, unless the table has agreed on a tie-break (PA-07).

## Terms: ways of taking a card

about-term-take = When your action is resolved, the card comes to lie face up before you, and whatever works on taking a card happens then (PR-032, PR-070). An annexed card counts as taken too (PA-18). How you take it depends on its type (PR-072): [defeating](term:defeat) or [enlisting](term:enlist), [peacefully](term:take-peacefully) or by [Aggression](term:aggression), [studying](term:study), [gathering](term:gather) or [annexing](term:annex). You choose the way only now (PA-11).
about-term-defeat = Fighting a [unit](card-type:unit): pay its strength for the level, and 1 more for each point of experience below what it asks (PR-040, PR-041). Experience is not spent (PR-042), and what the unit itself gives comes too late to help (PA-33). Gain the Empire points, energy and experience printed (PR-043).
about-term-enlist = Winning over a [unit](card-type:unit) with [Diplomacy](term:diplomacy): your experience must reach what it asks on that level, no strength can make up for it (PR-044), and you pay energy instead of strength (PR-045). You gain its Empire points and experience, but no energy (PR-046, PD-05, PA-13).
about-term-take-peacefully = The usual way to take a [landmark](card-type:landmark): pay the energy of its level (PR-047) and gain its Empire points and experience (PR-049).
about-term-study = The way to take a [technology](card-type:technology): pay the energy of its level, gain its Empire points and experience (PR-053), and keep its effect (PR-054, PR-055).
about-term-gather = Taking a [resource](card-type:resource) card for its energy at once: as much as its level gives, and the [bonus](term:bonus) if there is one (PR-056, PR-074). The card lies upright before you.
about-term-annex = Taking a [resource](card-type:resource) card with two sector symbols for the long run: lay it upside down; it gives nothing now, but its energy in every [Income](phase:income) phase (PR-057, PR-058). The [bonus](term:bonus) is not gained (PA-16). In round 7 it comes too late to yield anything (PA-17), though it is still a card you own.

## Words of records that only this game has

about-word-deck = A line at the top of a game record: the file in which the table has written down the cards of its own box.
about-word-commander = A line in the setup of a game record: a commander's starting values, maximums and initiative, where no deck file gives them.
about-word-goal = A line in the setup of a game record: the goal sheet that was drawn. Under the score, with a number, one of its three goals.
about-word-exploration = A heading of a game record, with the number 1 or 2: where the ships were placed.
about-word-resolution = A heading of a game record: the actions in the order in which they were resolved.
about-word-level = A line under Discovery in a game record, with the number of the level: the cards of that row from left to right. Elsewhere, with two numbers, a place in the rows.
about-word-operations = A placement in a game record, with the number of the level: the ship goes to that operation space.
about-word-restrain = An entry in a game record: the Restrain token and where it was put.
about-word-defeat = A way of taking a card in a game record: the unit was fought.
about-word-enlist = A way of taking a card in a game record: the unit was won over with energy.
about-word-peace = A way of taking a card in a game record: the landmark was paid for with energy.
about-word-aggression = A way of taking a card in a game record: the landmark was paid for with strength. In a card line, the strength it costs.
about-word-study = A way of taking a card in a game record: the technology was studied.
about-word-gather = A way of taking a card in a game record: the resource card gave its energy at once.
about-word-annex = A way of taking a card in a game record: the resource card became a sector.
about-word-sector = In a card line of a game record, the energy of an annexed sector; in a tally, how many sectors a player has.
about-word-pair = In a card line of a game record, a landmark's pair value; in a tally, how many pairs a player has.
about-word-card = A line of a game record: what is printed on a card, where no deck file gives it. In a tally, how many cards a player has.
about-word-planet = In a card line of a game record, the number of the card's planet.
about-word-cost = In a card line of a game record, the energy a technology or landmark costs: one figure, or three for levels I, II and III.
about-word-icon = In a card line of a game record, the icon of a landmark.
about-word-diplomacy = In a card line of a game record, the energy it takes to enlist a unit.
about-word-initiative = In a commander line of a game record, the commander's initiative.
