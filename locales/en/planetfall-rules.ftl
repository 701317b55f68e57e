### The rules of Age of Wonders: Planetfall, in English.
### First the 9 sections of the rules book, each with its title and introduction, then every rule
### by its number: a short title and the rule itself.

## Sections of the rules book

section-components = Components
    .text =
        This is everything in the box:

        - 1 [operations board](term:operations-board) with the turn track and 3 operation spaces.
        - 98 [planet cards](term:planet-card): 7 decks of 14, one for each planet.
        - 6 [commander sheets](term:commander-sheet) with two sides, A and B.
        - 8 [goal sheets](term:goal-sheet), of which one is used in a game. Only one review counts them.
        - 6 ships and 24 markers: 1 ship and 4 markers in each of 6 colours.
        - 6 [+50/+100 tokens](term:empire-token).
        - 1 [Restrain token](term:restrain-token). Only one review mentions it, and no text at hand says what it does (PA-28).

        These rules follow the Italian rule book and what could be read of a dozen reviews. The book's text is known only without its icons and without its page on the final scoring. Where that leaves a doubt, the rule says so and names the ruling.

section-setup = Setting up
    .text =
        Lay the operations board in the middle of the table and go through these steps. The rules after this list give the details.

        1. Leave room to the left of the board for three rows of cards (PR-001).
        2. Draw one goal sheet at random and lay it face up beside the board (PR-002).
        3. Sort the planet cards by the number on the back into 7 decks, shuffle each and lay them in a row above the board (PR-003, PR-079).
        4. From the youngest player on, choose a commander sheet each and the side you want to play (PR-004, PR-006).
        5. Take 1 ship and 4 markers of one colour (PR-007).
        6. Put one marker on 0 Empire points and the other three on the underlined numbers of experience, strength and energy (PR-008).
        7. Put the ships on the turn track: lowest initiative on space 1, and so on upwards (PR-016).

        Now round 1 begins with Discovery.

section-statistics = The four statistics
    .text =
        Your sheet shows how you are doing, with one marker for each statistic:

        - [Empire points](statistic:empire-points) decide the game.
        - [Strength](statistic:strength) is spent in fights.
        - [Energy](statistic:energy) is spent on technologies and landmarks.
        - [Experience](statistic:experience) makes fights cheaper and is never spent.

        Strength and energy go up and down all the time; experience and Empire points only go up. Three of them stop at the right end of their track. Empire points do not.

section-course = Course of play
    .text =
        The game lasts 7 rounds, and every round visits a new planet. Twice a round you send your ship to a card or an operation space, so you will do something 14 times in all. Every round has the same phases:

        1. **Discovery** – lay out the cards of the planet in three rows.
        2. **Income** – your sectors yield energy, and some technologies and commanders do something.
        3. **Exploration Part I** – place your ships in turn order, then resolve the actions from the top row down.
        4. **Exploration Part II** – the same once more, in the new order and with the cards that are left.
        5. **Migration** – the cards nobody took go back to the box.

        The two parts of the exploration are a tug-of-war. Level III is the cheapest, but it is resolved last, and whoever is resolved last places last in the next part.

        An example: Sara stands on a resource card of level I, Luca on the operation space of level II, Paolo on a technology of level III. Sara is resolved first and annexes her card, Luca exchanges his operation points, and Paolo pays for his technology. The ships go back to the track in that order, so in the next part Sara is first, Luca second and Paolo third.

section-cards = Taking cards
    .text =
        What you do with a card depends on its type:

        - **Unit** – [defeat](term:defeat) it for strength, or [enlist](term:enlist) it for energy if it has Diplomacy.
        - **Landmark** – take it [peacefully](term:take-peacefully) for energy, or for strength if it has Aggression.
        - **Technology** – [study](term:study) it for energy.
        - **Resource** – free: [gather](term:gather) its energy now, or [annex](term:annex) it for income.

        Three examples from play:

        - You have 5 strength and 1 experience. A unit on level III costs 2 strength and asks for 2 experience. You pay 2, and 1 more for the missing experience, and keep 2. You gain 3 Empire points, 2 energy and 1 experience.
        - You have 6 energy and take a landmark on level II for 4. You keep 2 and gain 5 Empire points and 1 experience. It is your second of that name, and both show the pair value 2: 4 more Empire points.
        - You have 4 energy and study a technology on level I for 3. You keep 1 and gain 4 Empire points. From the next phase on it gives you 2 more energy with every resource card you take.

section-operations = Operations
    .text =
        Instead of a card you may choose an [operation space](term:operation-space). You get no card, but operation points, which you exchange at once:

        - 1 point for 1 Empire point, at most as many as the number of the planet.
        - 1 point for 1 strength.
        - 2 points for 1 experience.

        The spaces give 5, 6 and 7 points. The 6 of level II is in the rule book's example, the 5 comes from a review, and the 7 is assumed (PA-02). The icons of the two kinds that cost 1 point are lost; reviews point to Empire points and strength (PD-01, PA-01). Go by your board.

        An example: in round 3 you stand on level II and have 6 points. You take 3 Empire points, which is all that planet 3 allows, 1 strength and 1 experience: 3 + 1 + 2 = 6.

section-scoring = Scoring and winning
    .text =
        During the game your marker shows your Empire points. After Exploration Part II of round 7 you add

        - the points for the goals on the goal sheet that you meet,
        - the points for your technologies of planets 5 to 7,
        - whatever your commander scores at the end.

        Whoever then has the most Empire points wins. The rule book's page on the final scoring is missing, so the details rest on rulings (PA-05, PA-06, PA-07).

section-known-cards = Appendix: the cards and commanders that are known
    .text =
        No text at hand lists the cards. The rule book's examples show four of the 98 in part, and only one of the six commanders is known by name. The tables show what there is; what is left out is not known. Your own cards decide.

section-records = Writing a game down
    .text =
        A record is what a table writes down while it plays: short lines, in any of the four languages, in whatever spelling. Only decisions and luck have to be written: who plays whom, the goal sheet, the rows, where the ships go, how a card is taken if not in the usual way, and what operation points are exchanged for. Everything else is worked out, and what you write down besides is compared. The names of cards and commanders in the examples are invented.

        #### The head

        The first line is the same in every language but for the code at its end. Then come the players and what else you like:

        ```
        annals 1 planetfall en
        title: Friday at the club
        players: red Anna, blue Marek, green Dana
        deck: our-box.toml
        ruling: tie-break energy
        ```

        `deck` names the file in which you have written down the cards of your own box; it lies beside the record. You can do without it. A `ruling` line chooses how a doubtful point is read; `annals rulings` lists the names.

        #### The setup

        Commander and side of each player, the goal sheet, the first order:

        ```
        setup
        red: mira sol a; blue: oru tek b; green: hale nine a
        goal: open sky
        order: red, blue, green
        ```

        Without a deck file, add the starting values: `red: mira sol a = 5 strength, 4 energy, 1 experience`.

        #### A round

        The rows from left to right, then ships and actions. In an exploration stands one entry for each ship, in turn order; under `resolution` one for each action, from the top row down.

        ```
        round 1
        discovery
        level 1: rust crawler, wide nets, blue vents, lamp hall
        level 2: tide singer, quiet gate, dust farm
        level 3: drill song, scrap ring

        exploration 1
        red: rust crawler; blue: operations 2; green: blue vents
        resolution
        red: rust crawler
        green: blue vents > annex
        blue: operations 2 > 1 empire, 3 strength, 1 experience

        exploration 2
        red: wide nets; green: quiet gate; blue: tide singer
        resolution
        green: quiet gate > aggression
        migration
        ```

        The way stands behind `>`: `defeat` or `enlist` a unit, `peace` or `aggression` for a landmark, `study` a technology, `gather` or `annex` a resource card. Left out, it is `defeat`, `peace` or `gather`, or the other one if only that can be paid. The line of a card that is taken in the usual way may be left out; an operation always needs its line. If a name cannot be read, `level 2 3` is the third card of level II. With nothing at all available, a player writes `pass`.

        #### Without a deck file

        Write the figures behind `=`: what was paid with a minus, what was gained without.

        ```
        resolution
        red: pale hunter > defeat = -3 strength, 2 empire, 1 energy
        blue: seed bank > gather = 5 energy, 1 experience
        ```

        Or write down what is printed on a card before it is first named; three figures are those of levels I, II and III:

        ```
        card pale hunter: unit, planet 1, strength 3 3 2, experience 2 2 1, diplomacy 4 4 3 = 2 empire, 1 energy
        card seed bank: resource, planet 1, energy 5 5 6, sector 2 = 1 experience
        card old relay: technology, planet 1, cost 3 3 2 = 3 empire
        card tin shrine: landmark, planet 1, cost 5 4 4, aggression 4, icon star, pair 2 = 5 empire
        commander claudius a: experience 2 12, strength 3 15, energy 6 15, initiative 1
        ```

        For a commander the two figures are start and maximum.

        #### What a text does

        Effects that happen by themselves need no line if they are known. A swap, the Restrain token or a text that only your table knows does:

        ```
        blue: oru tek > 1 energy = 1 strength
        red: restrain > operations 2
        green: old relay = -1 energy, 2 strength
        ```

        #### Figures to compare

        Under `income` what a player received, under `tally` what a player has:

        ```
        income
        green: 3 energy
        tally
        red: 12 empire, 5 strength, 3 energy, 2 experience, 2 units, 1 sector
        ```

        A gain that a maximum cuts short may be written as printed or as received (PA-37).

        #### The end

        After round 7 first where the points come from, then the totals and the winner:

        ```
        score
        red: goal 1 = 4; red: old relay = 6; red: mira sol = 2
        red: 61; blue: 58; green: 55
        winner: red
        end
        ```

        #### What you allowed on purpose

        Mark it with the name of the finding: `red: rust crawler ! card-not-affordable`. Everything after `#` is a comment.

## Components

PR-065 = Two to six players
    .text = The game is for 2 to 6 players. There are no special rules for 2; only the rows are longer with 4 or more (PR-020, PR-021).

PR-023 = Every deck is made up alike
    .text = Each of the 7 decks has 14 cards: 4 [units](card-type:unit), 3 [technologies](card-type:technology), 3 [landmarks](card-type:landmark) and 4 [resources](card-type:resource). The sign in the upper left corner shows the type.

PR-068 = Every card is there once
    .text = Each card belongs to one deck, and each deck is used in one round, so a card is laid out at most once in a game. Landmarks of one name on several planets are different cards.

## Setting up

PR-001 = The board in the middle
    .text = Lay the [operations board](term:operations-board) in the middle of the table and leave room beside it for three rows of cards.

PR-002 = One goal sheet for the game
    .text = Shuffle the [goal sheets](term:goal-sheet), draw one at random and lay it face up beside the board. It shows three conditions that bring Empire points at the end of the game. The others stay in the box (PD-03).

PR-077 = The goals are there for everybody
    .text = The goal sheet lies where all can see it. Its three conditions stand in the lower part and count at the end of the game only. Every player who meets a condition scores it (PA-06); if it asks for the most of something and several are equal, all of them score (PA-38).

PR-003 = Seven decks by planet
    .text = Sort the planet cards by the number on the back, 1 to 7, into 7 decks of 14. Shuffle each deck on its own.

PR-079 = The decks in a row
    .text = Lay the decks in a row above the board, in order from 1 to 7.

PR-004 = Everybody picks a commander
    .text = Beginning with the youngest player and going clockwise, each player picks a [commander sheet](term:commander-sheet). If you prefer, deal them out at random.

PR-005 = No commander twice
    .text = There is one sheet for each of the 6 commanders, so no two players have the same one, and nobody can play the other side of a sheet that is already in play (PA-27).

PR-006 = Two sides to choose from
    .text = Each side of a sheet has its own ability and its own [starting values](term:starting-value). For a first game side A is recommended. After that every player chooses the side they like, whatever the others choose.

PR-007 = One ship and four markers
    .text = Each player takes 1 [ship](term:ship) and 4 [markers](term:marker) of one colour. No two players have the same colour. Which 6 colours are in the box is in no text at hand (PA-39).

PR-009 = Shape and colour do not matter
    .text = Every faction has a ship of its own, shown on its sheet, and you may take that one with the markers of its colour if you like the look of it. Neither shape nor colour has any effect on play.

PR-008 = Where the markers start
    .text = Put one marker on 0 [Empire points](statistic:empire-points) and the other three on the underlined numbers of experience, strength and energy.

PR-016 = First order by initiative
    .text = In round 1 the player with the lowest [initiative](term:initiative) goes first. Put the ships on the [turn track](term:turn-track) in ascending order, the lowest on space 1. If two were equal, agree on who is first (PA-26).

## The four statistics

PR-013 = Empire points decide the game
    .text = Whoever has the most [Empire points](statistic:empire-points) at the end wins. What happens in a tie is in no text at hand; the victory is then shared (PA-07).

PR-015 = Empire points have no limit
    .text = Empire points may rise as high as you can bring them. When you reach 50, take a [+50/+100 token](term:empire-token) and start the track again; when you reach 100, turn it to +100 (PD-09). Beyond 149 simply count on (PA-09).

PR-011 = Strength is spent in fights
    .text = You spend [strength](statistic:strength) to defeat units (PR-040) and to take landmarks by Aggression (PR-048).

PR-012 = Energy pays for technologies and landmarks
    .text = You spend [energy](statistic:energy) on technologies (PR-053) and landmarks (PR-047), and to enlist units (PR-045).

PR-071 = You cannot spend what you lack
    .text = What you pay must be there: strength and energy never fall below 0. What an action brings you cannot help to pay for it (PA-10). Should a card's text leave you unable to pay what you chose, your ship goes back and the card stays (PA-12). No discount makes a price fall below 0 (PA-34).

PR-010 = Experience never goes down
    .text = [Experience](statistic:experience) helps you in fights and can only go up. Nothing is ever paid with it.

PR-014 = Three tracks have an end
    .text = Experience, strength and energy cannot rise above the rightmost space of their track. What you gain beyond it is lost, but you may still take the card (PA-08). Gains that come at the same moment are added up first (PA-21).

## The round

PR-017 = Seven rounds of five phases
    .text = The game lasts 7 rounds, one for each planet. Each round has five phases in this order: 1 [Discovery](phase:discovery), 2 [Income](phase:income), 3 [Exploration Part I](phase:exploration-1), 4 [Exploration Part II](phase:exploration-2), 5 [Migration](phase:migration).

PR-018 = The last round ends early
    .text = Round 7 has no Migration. After Exploration Part II the game is over and the final scoring follows (PR-076).

## Phase 1: Discovery

PR-019 = The deck of the round
    .text = Take the deck whose number is that of the round: deck 1 in round 1, deck 7 in round 7.

PR-020 = Rows for two or three players
    .text = With 2 or 3 players lay out 9 cards face up: 4 in the top row (level I), 3 in the middle (level II) and 2 at the bottom (level III). The other 5 are set aside (PD-02).

PR-021 = Rows for four to six players
    .text = With 4, 5 or 6 players lay out 12 cards face up: 5 in the top row (level I), 4 in the middle (level II) and 3 at the bottom (level III). The other 2 are set aside (PD-02).

PR-066 = Rows lie left of the board
    .text = The rows lie to the left of the board, level I on top, so that the operation space of each level stands at the right end of its row. In the order from left to right it therefore comes after the cards of its row (PA-04).

PR-022 = The level sets cost or reward
    .text = The row a card lies in is its [level](term:level). It decides what the card costs or, for resource cards, what it gives. Cards get cheaper or better from level I to level III (PD-06).

PR-067 = The rest is set aside
    .text = The cards not laid out form the [current planet deck](term:current-planet-deck). Nobody can choose them, and no rule draws from them; only the text of a card or commander could (PA-29).

## Phase 2: Income

PR-024 = No income in round 1
    .text = In round 1 the Income phase is skipped. If [Aron Ardelli](commander:aron-ardelli) is in play with side B, he alone uses his ability, and nothing else happens (PA-25).

PR-025 = Order of the income
    .text = Each player takes these steps: 1. gain the energy of all annexed [sectors](term:sector); 2. apply the technologies that work in the Income phase; 3. use the commander's ability, if it works in the Income phase.

## Phase 3: Exploration Part I

PR-026 = Place your ship
    .text = Beginning with the ship on top of the [turn track](term:turn-track) and going down, each player takes a turn: put your ship on one of the cards in the rows or on an [operation space](term:operation-space).

PR-027 = One ship to a space
    .text = Only one ship fits on a card or an operation space. What is occupied, nobody else can choose in this part.

PR-028 = Choose only what you can pay
    .text = You may not choose a card you cannot pay for. What counts is what you have when you place your ship; if a card can be taken in two ways, it is enough that you can pay for one (PA-10, PA-11).

PR-029 = What is free is always open
    .text = Resource cards and operation spaces cost nothing, so you may always choose them as long as they are free of ships.

PR-069 = One ship each, no holding back
    .text = In each part every player places exactly one ship. You may pass only if there is nothing at all you could choose (PA-22).

PR-034 = Passing
    .text = It is rare, but it can happen that no card and no operation space is available to you. Then you pass and put your ship at once on the topmost free space of the turn track, ahead of all who still have to act (PA-23).

PR-030 = Order of resolution
    .text = When all ships are placed, the actions are resolved from top to bottom and from left to right: first everything on level I, then level II, then level III. The operation space of a level comes after its cards (PR-066, PA-04).

PR-031 = The ship goes back to the track
    .text = When your action is resolved, your ship goes to the topmost free space of the turn track. So whoever chose level I goes before those on levels II and III in the next part.

PR-070 = Steps of an action
    .text = Resolve each ship in this order: put the ship back on the track, take the card with its cost and reward, then apply the effects that work when a card is taken. By then the card lies before you and is counted too (PA-35).

PR-032 = Take the card
    .text = Lay the card face up before you. Then apply your earlier technologies and your commander's ability if they work when you take a card (PA-21). What only your table can read on a card is taken as you write it (PA-40).

PR-033 = Operations give no card
    .text = If your ship stands on an operation space, you receive operation points (PR-060) and no card.

PR-035 = Ardelli's side B goes last
    .text = The ship of [Aron Ardelli](commander:aron-ardelli), side B, always returns to the last space of the turn track. The rule book says so where it speaks of passing, but with the word "always" (PD-11, PA-24). The order of round 1 is still that of initiative.

PR-075 = The order carries over
    .text = The order on the turn track after Exploration Part II is the order in which the next round begins. Nothing is sorted anew by initiative.

## Phase 4: Exploration Part II

PR-036 = Once more with what is left
    .text = Everybody places a ship again, in the new order, on one of the cards that are left or on an operation space; then the actions are resolved as in Part I. The rows are not filled up, and gaps stay open (PA-30).

## Phase 5: Migration

PR-037 = Untaken cards leave the game
    .text = All cards of this planet that nobody took go back to the box, those set aside included. The operation spaces stay until the end of the game.

## Taking cards

PR-072 = The type decides the action
    .text = There are five actions: fight a [unit](card-type:unit), claim a [landmark](card-type:landmark), study a [technology](card-type:technology), search a [resource](card-type:resource) and run [operations](term:operation-space). Where your ship stands decides which one you take.

PR-073 = What the level changes
    .text = For units, landmarks and technologies the level sets the cost, for resource cards and operation spaces the reward. Example: a resource card gives 5 energy on levels I and II, and 6 on level III.

PR-038 = The level at the moment of taking
    .text = What counts is the level on which the card lies at the moment you take it. The three figures at its left side are those of levels I, II and III.

## Units

PR-039 = Defeat or enlist
    .text = You take a [unit](card-type:unit) by [defeating](term:defeat) it. If it shows [Diplomacy](term:diplomacy), you may [enlist](term:enlist) it instead.

PR-040 = Defeating costs strength
    .text = To defeat a unit, pay the [strength](statistic:strength) printed for its level.

PR-041 = Missing experience costs strength
    .text = Compare your [experience](statistic:experience) with what the unit asks for on its level. For each point you lack, pay 1 more strength. Example: the unit costs 2 strength and asks for 2 experience, and you have 1: you pay 3 strength.

PR-042 = Experience is not used up
    .text = You only compare your experience; you never pay it. The experience that the unit itself brings comes too late to count for it (PA-33).

PR-043 = Reward for a defeated unit
    .text = Having defeated a unit, you gain at once the Empire points, energy and experience printed at the bottom of the card.

PR-044 = Enlisting needs the experience
    .text = To enlist a unit, your experience must be at least what it asks for on its level. You cannot make up for missing points with strength.

PR-045 = Enlisting costs energy
    .text = To enlist a unit, pay the printed [energy](statistic:energy) instead of strength. If the card gives one figure for all levels, that is the price on each (PA-14).

PR-046 = Reward for an enlisted unit
    .text = Having enlisted a unit, you gain at once the printed Empire points and experience, but no energy. The rule book names one more kind, whose icon is lost; if your cards show something extra for enlisting, you gain it (PD-05, PA-13).

## Landmarks

PR-047 = Taking a landmark peacefully
    .text = To take a [landmark](card-type:landmark) peacefully, pay the [energy](statistic:energy) printed for its level (PD-07).

PR-048 = Taking a landmark by force
    .text = If the landmark shows [Aggression](term:aggression), you may pay the printed [strength](statistic:strength) instead of energy. You need no experience for it (PA-15). If the card gives one figure for all levels, that is the price on each (PA-14).

PR-049 = Reward for a landmark
    .text = Whichever way you took it, you gain at once the Empire points and experience printed at the bottom of the card.

PR-050 = The same landmark on several planets
    .text = Landmarks with the same name have the same icon and may turn up on several planets. The later planets are printed in the upper right corner, below the number of this one.

PR-051 = Two of a kind make a pair
    .text = Two landmarks of yours with the same name and icon form a [pair](term:pair). As soon as you have both, add the [pair values](term:pair-value) in their lower right corners and gain the sum in Empire points. Example: 2 and 2 give 4. Without the same icon there is no pair (PA-32).

PR-052 = A third starts anew
    .text = A third landmark of the same name does not pair with the first two. It waits for a fourth and then forms a second pair with it (PA-31).

## Technologies

PR-053 = Studying a technology
    .text = To study a [technology](card-type:technology), pay the [energy](statistic:energy) printed for its level. You gain at once the Empire points and experience at the bottom of the card.

PR-054 = Planets 1 to 4: lasting effects
    .text = A technology of planets 1 to 4 changes the rules for its owner until the end of the game. It works from the next phase on: taken in Part I, from Part II; taken in Part II, from the phase after it; never for its own taking (PA-20).

PR-055 = Planets 5 to 7: end conditions
    .text = A technology of planets 5 to 7 has a condition that brings you Empire points at the end of the game.

## Resources

PR-056 = Gather or annex
    .text = When you take a [resource](card-type:resource) card, choose one: gain the energy printed for its level at once, with the bonus if there is one (PR-074), or annex the card as a [sector](term:sector) (PR-057). You choose when the action is resolved (PA-11).

PR-074 = The bonus of a resource card
    .text = Some resource cards show a [bonus](term:bonus) at the bottom. It belongs to the immediate energy, so you do not gain it when you annex the card (PA-16). As far as the rule book can be read it is 1 experience; go by your card (PD-04, PA-19).

PR-057 = Annexing a sector
    .text = Only a card with two sector symbols at the bottom can be annexed. Lay it before you upside down, the symbols on top. You gain no energy now. It counts as a card you took (PA-18).

PR-058 = Sectors yield every round
    .text = In every Income phase each of your annexed sectors yields the energy printed between its two symbols. The first time is in the round after you annexed it; annexed in round 7, it yields nothing any more (PA-17).

PR-059 = Upright, annexed or either
    .text = Texts of cards distinguish resource cards that lie upright, annexed sectors, and both together. A text with both symbols does not care which way up the card lies.

## Operations

PR-078 = Three spaces, always there
    .text = The board has operation spaces of levels I, II and III, one of each (PA-03). They stay all through the game and are free again in every part.

PR-060 = Operation points
    .text = When your operation is resolved, you receive the [operation points](term:operation-points) of the space: 5, 6 or 7 on level I, II or III (PA-02). Exchange them at once. Points you cannot or do not want to use are lost (PA-36).

PR-061 = Empire points up to the planet's number
    .text = 1 operation point buys 1 Empire point, at most as many as the number of the planet: 1 in round 1, 7 in round 7. That Empire points are meant is a ruling, as the icon is lost (PD-01, PA-01).

PR-062 = Strength without limit
    .text = 1 operation point buys 1 strength, as many as you like. That strength is meant is a ruling, as the icon is lost (PD-01, PA-01).

PR-063 = Experience at two points
    .text = 2 operation points buy 1 experience.

PR-064 = Mix as you like
    .text = You may divide your operation points among the three kinds in any way. Example for round 3: 6 points give 3 Empire points, 1 strength and 1 experience.

## Scoring

PR-076 = Final scoring
    .text = After Exploration Part II of round 7 add to your Empire points those for the goals you meet (PR-077), for your technologies of planets 5 to 7 (PR-055) and for your commander, if the sheet says so (PA-05). Whoever has the most wins. If several are equal, they share the victory (PA-07).
