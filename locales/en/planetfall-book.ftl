### The rules book of Age of Wonders: Planetfall: its introduction, the guide for a first game, captions of its pictures,
### words around its examples, sources, titles of its pages.

## The first page

book-introduction =
    You command one of six factions that the old Star Union has left behind. In seven rounds you visit seven planets, fight or enlist the units that live there, study lost technologies, claim landmarks and settle sectors. Whoever has the most Empire points after the seventh planet wins.

    New to the game? Read the five pages of [Learn to play](page:learn) one after the other: what is in the box, how to set up, how a round goes, two rounds move by move, and the end. At the table keep the [quick reference](page:quick) at hand and use the search: it understands inflected and misspelt words, and names in any of the four languages.

    The rules are retold from the Italian rule book and from what could be read of a dozen reviews. The text of the rule book has lost its icons and its page on the final scoring; where that leaves a doubt, the book says so and names the reading it follows. No text lists the cards, so every card in the examples is invented.
# How long a game takes, by the sources.
book-time = 20 minutes to an hour

## Learn to play

book-page-learn = First look
    .intro = What the game is about, what is in the box, and how to read a sheet and a card.
book-page-learn-setup = Set up the table
    .intro = Ten minutes the first time, three the next. The numbers in the picture are those of the list.
book-page-learn-round = A round
    .intro = Everything you may do, what it costs, and who gains by it. All seven rounds are played like this.
book-page-learn-turns = Two rounds, move by move
    .intro = Three players, side A of each sheet, cards of an invented deck. The pictures show the table as it stood.
book-page-learn-end = The end, and questions
    .intro = How the winner is found, what pays off, and what is asked most.

step-aim = What it is about
    .text =
        Every round the table visits a new planet: its cards lie in three rows, for all to see. Twice a round you put your ship on one card, or on the operations board. Then the ships are resolved from the top row down, and you take what you chose.

        Two things pull against each other. The **bottom row is the cheapest**, but it is **resolved last**, and whoever is resolved last chooses last the next time. So you always ask: do I want the better price now, or the first choice in a moment?

        You act 14 times in a game, twice in each of 7 rounds. The most Empire points win.

step-box = In the box
    .text =
        - 98 planet cards: seven decks of 14, with the planet's number on the back.
        - 6 commander sheets with sides A and B. One is yours for the whole game.
        - 8 goal sheets, of which one is used in a game.
        - 1 operations board: the turn track and three operation spaces.
        - In each of six colours 1 ship and 4 markers. The ship says where you are, the markers how much you have.
        - 6 tokens +50/+100. When you reach 50 Empire points, take one and start the track again with what you have beyond 50; at 100 turn it over.
        - 1 Restrain token. Leave it in the box unless a text of yours speaks of it (PA-28).

step-sheet = Your sheet
    .text =
        Four markers show what you have:

        - **Empire points** – victory. They start at 0 and never go down.
        - **Strength** – pays for fights. You get it back mostly from operations.
        - **Energy** – pays for technologies and landmarks, and for enlisting units. You get it mostly from resource cards.
        - **Experience** – units ask for it: each point you lack makes the fight dearer, more than is asked brings nothing. It is compared, never paid, and never goes down.

        The numbers in the picture: (1) the initiative, which fixes the order of the first round, lowest first; (2) your ability, different on each side; (3) the underlined number, where a marker starts; (4) the right end of a track, beyond which a gain is lost.

step-cards = Reading a card
    .text =
        The four types, as in the picture:

        - (1) The **sign** in the corner is the type: unit, landmark, technology or resource. In the other corner stands the planet; below it, on a landmark, the later planets that have one of the same name.
        - (2) The **three figures** at the side are for levels I, II and III. For a unit they are the strength to pay and the experience it asks for, for landmarks and technologies the energy to pay, for a resource the energy you get. The row in which the card lies decides which one counts.
        - (3) The **bottom** is what you gain at once.
        - (4) **A second way**: Diplomacy lets you enlist a unit for energy, Aggression lets you take a landmark for strength, two sector signs let you annex a resource card, which then yields every round the energy between them. Figures beside the sign are the price on levels I, II and III; what stands behind a plus you gain too, but only in this way. Cards without such a sign have no second way.
        - (5) The **pair value** of a landmark: when you own two of one name, you gain both values.
        - (6) The **text** of a technology: what it does for you from the next phase on.

step-table = Step by step
    .text =
        1. Lay the operations board in the middle and leave room to its left for three rows of cards.
        2. Shuffle the goal sheets, draw one and lay it face up beside the board. Its three conditions count for everybody at the end. Put the others back.
        3. Sort the cards by the number on the back into seven decks, shuffle each, and lay them in a row above the board, 1 to 7.
        4. From the youngest on, clockwise, choose a commander sheet each; in a first game play side A.
        5. Take 1 ship and 4 markers of one colour.
        6. Put one marker on 0 Empire points and the others on the underlined numbers of strength, energy and experience.
        7. Put the ships on the turn track: the lowest initiative on space 1, the next on 2, and so on.

        Nobody keeps a bank: gains and payments are only moves of your own markers.

step-numbers = How many cards, for your number of players
    .text =
        In every round lay out:

        | Players | Level I | Level II | Level III | Set aside |
        |---|--:|--:|--:|--:|
        | 2 or 3 | 4 | 3 | 2 | 5 |
        | 4, 5 or 6 | 5 | 4 | 3 | 2 |

        The three operation spaces stand at the right end of the rows. They give 5, 6 and 7 points. Nothing else depends on the number of players.

step-round = The round on one page
    .text = A round has five phases. You decide something only in the two explorations.

step-discovery = 1 Discovery
    .text =
        Take the deck of this round: deck 1 in round 1, deck 7 in round 7. Lay the cards out face up, top row first, as many as the table says. The rest is set aside, and nobody can choose it; only a text of yours may ever ask for it (PA-29).

        - **You decide:** nothing. **It costs:** nothing.

step-income = 2 Income
    .text =
        In round 1 skip this phase (only a commander who says otherwise acts). From round 2 on everybody at once:

        1. gains the energy of all annexed sectors,
        2. applies technologies that work in the Income phase,
        3. uses the commander's ability, if it works in the Income phase.

        - **Who profits:** whoever annexed early. A sector of 2 taken in round 1 yields 12 energy by the end, six times 2.

step-placing = 3 and 4 Exploration: put your ship down
    .text =
        In the order of the turn track everybody puts the ship on one free card or on one free operation space. One ship to a space. You pay nothing yet, but you may choose only what you could pay for now. Resource cards and operation spaces are free, so there is nearly always something; only if there is truly nothing do you pass, and with 2 or 3 players that never happens; your ship then goes at once to the free space of the track with the lowest number.

        - **Who profits:** whoever chooses early has everything to choose from. Whoever chooses late knows what the others want.

step-resolving = 3 and 4 Exploration: resolve the ships
    .text =
        When all ships stand, resolve them one after the other: level I from left to right, then its operation space, then level II, then level III. For each ship:

        1. Put it back on the free space of the turn track with the lowest number.
        2. Pay, lay the card face up in front of you, and gain what it gives. You keep it to the end of the game: technologies, pairs and goals look at what you have.
        3. Apply your technologies and your ability, if they work when a card is taken.

        Part II is the same again with the cards that are left: gaps are not filled, and all operation spaces are free once more. Whoever stands on space 1 of the track always chooses first.

        The new order on the track holds for the next part, and after Part II for the next round. The picture shows how the first became the last: red took level III.

        - **Who profits:** level III has the best price, level I the best place in the order.

step-actions = What you can do with a card
    .text =
        | Card | You | pay | and gain |
        |---|---|---|---|
        | Unit | defeat it | its strength, and 1 more for each point of experience you lack | Empire points, energy, experience as printed |
        | Unit with Diplomacy | enlist it | its energy; you must have the experience | Empire points and experience, no energy; also what stands after the + beside its Diplomacy sign |
        | Landmark | take it peacefully | its energy | Empire points, experience; with its like a pair |
        | Landmark with Aggression | take it by force | its strength | the same |
        | Technology | study it | its energy | Empire points, experience, and its text from the next phase on |
        | Resource | gather it | nothing | its energy, and the bonus at the bottom |
        | Resource with sector signs | annex it | nothing | nothing now; its sector energy in every later Income phase |

        Each of the three figures belongs to a level; where a sign has only one, it is the price on every level. Only a resource card with two sector signs can be annexed: turn it upside down, still face up. Between the signs stands what it yields in each Income phase, on any level; you do not gain its bonus.

        You choose between two ways only when the ship is resolved. What the card gives cannot help to pay for it.

        Technologies of planets 1 to 4 change the rules for you, those of planets 5 to 7 bring points at the end.

step-operations = Operations instead of a card
    .text =
        An operation space gives no card but 5, 6 or 7 points on level I, II or III. Exchange them at once:

        | For | you gain |
        |---|---|
        | 1 point | 1 Empire point, at most as many as the planet's number |
        | 1 point | 1 strength, as often as you like |
        | 2 points | 1 experience |

        Mix as you like; what is left over is lost. **Who profits:** whoever has run out of strength, and in late rounds everybody: planet 7 allows 7 Empire points.

step-migration = 5 Migration
    .text =
        All cards of the planet that nobody took go back to the box, those set aside too. The ships stay on the track as they are, and the next round begins. Round 7 has no Migration: count the points.

step-players = Who plays
    .text =
        - **Red** plays Aunt Marigold: 5 strength, 5 energy, 1 experience, initiative 3. For each unit enlisted she gains 1 Empire point.
        - **Green** plays Grandpa Turnip: 5 strength, 6 energy, no experience, initiative 7. His sectors yield 1 energy more.
        - **Blue** plays Captain Puddle: 6 strength, 4 energy, 1 experience, initiative 9. For each landmark taken he gains 1 strength.

        By initiative red is first, then green, then blue. The cards of planet 1 lie in rows of 4, 3 and 2. Below each name stand the figures of its level: what a card costs or, with a plus, what it gives; above the name stands the second way with its price or, for a sector, what it yields.

step-first-choice = Round 1, Part I: the ships
    .text =
        1. **Red** chooses first and takes the best price: the Rain Barrel on level III gives 6 energy there, on level I only 4. The price is the last place.
        2. **Green** wants the Curious Goat on level II: strength 3, experience 1. He has no experience and must pay 1 strength more, 4 in all; he has 5, so he may choose it.
        3. **Blue** wants to be first in Part II and takes the operation space of level I.

step-first-actions = Round 1, Part I: the actions
    .text =
        From the top row down, blue comes first although he chose last.

        1. **Blue** has 5 operation points: 1 Empire point (planet 1 allows no more), 2 strength, and 1 experience for 2 points. Now 1 Empire point, 8 strength, 4 energy, 2 experience.
        2. **Green** pays 3 + 1 strength and gains 3 Empire points, 1 energy and 1 experience. Now 3 Empire points, 1 strength, 7 energy, 1 experience.
        3. **Red** gathers 6 energy and the bonus of 1 experience. Now 0 Empire points, 5 strength, 11 energy, 2 experience.

        The ships went back in this order: blue, green, red. That is the order of Part II.

step-second-choice = Round 1, Part II: the ships
    .text =
        The rows are not filled up; two places are empty.

        1. **Blue** takes the Old Windmill on level I. It costs 4 energy or, by Aggression, 3 strength.
        2. **Green** takes the Compost Heap, also on level I, but further left.
        3. **Red** takes the Sleepy Badger on level III: strength 2, or 3 energy by Diplomacy.

step-second-actions = Round 1, Part II: the actions
    .text =
        1. **Green** is resolved before blue, because his card lies further left. He annexes the Compost Heap: no energy now, but a sector.
        2. **Blue** takes the Old Windmill by force: he pays 3 strength, gains 3 Empire points and 1 experience, and 1 strength back by his ability.
        3. **Red** enlists the Sleepy Badger for 3 energy. She gains its 2 Empire points and 1 experience, and 1 Empire point by her ability.

        In Migration the four cards left over go back to the box. The order of round 2 is green, blue, red.

step-round-2 = Round 2: income and the ships
    .text =
        Planet 2 is laid out. In the Income phase green gains 3 energy: 2 of his sector and 1 by his ability. The others have no sector.

        1. **Green** chooses first: Deep Basket, a technology on level I for 3 energy. Every sector of his will yield 1 more.
        2. **Blue** sees a second Old Windmill, first in the top row, and takes it.
        3. **Red** takes the Apple Thieves on level II: 4 energy by Diplomacy, and they ask for 2 experience, of which she has 3.

step-pair = Round 2, Part I: a pair
    .text =
        1. **Blue** pays 3 strength and gains 3 Empire points and 1 experience. It is his second Old Windmill: both have the pair value 2, so he gains 4 Empire points more, 7 in all. His ability gives 1 strength back.
        2. **Green** pays 3 energy and gains 3 Empire points. Deep Basket works from the next phase on; his sector will yield 4 in round 3.
        3. **Red** pays 4 energy. She gains 3 Empire points, 1 more by her ability, 1 experience, and 1 strength that this card gives for enlisting. The energy of its reward is only for those who defeat it.

step-last-choice = Round 2, Part II
    .text =
        In the order blue, green, red the ships go to the Stubborn Mule on level III, the operation space of level II, and the Row of Beehives on level II.

        1. **Red** is resolved first: in a level the cards come before the operation space. She gathers 5 energy and 1 experience.
        2. **Green** has 6 points: 2 Empire points (planet 2), 2 strength, 1 experience.
        3. **Blue** defeats the mule for 2 strength; on level III it asks for no experience. He gains 2 Empire points and 2 energy.

        After two rounds blue leads with 13 Empire points; green has 8 and red 7. But red has the most energy and is first in round 3.

step-scoring = Counting the points
    .text =
        After Exploration Part II of round 7 everybody adds to the Empire points on the track:

        - what the goal sheet gives for each of its three conditions that you meet,
        - what your technologies of planets 5 to 7 give,
        - what your commander gives at the end, if the sheet says so.

        The most points win; in a tie the victory is shared.

step-advice = What pays off
    .text =
        - Annex early. In the last three rounds gather instead.
        - Watch the order more than the prices when a card lies there that two of you need.
        - Experience is paid back in every later fight, so take it early.
        - Look at the small figures in the corner of a landmark: they tell on which planets its like will come.
        - Read the goal sheet before round 1 and again before round 5.
        - Operations are never a wasted turn: late in the game they are many points at once.

step-questions = Questions
    .text =
        - **Must I pay when I put my ship down?** No, when it is resolved. But you must be able to pay when you put it down (PR-028).
        - **May I choose nothing?** Only if there is nothing you could choose (PR-034).
        - **Two ships on one card?** Never, nor on one operation space (PR-027).
        - **I have no experience. May I fight?** Yes: pay 1 strength for each point you lack (PR-041). To enlist you must have it (PR-044).
        - **Do I get energy for an enlisted unit?** No (PR-046).
        - **My marker is at the end of its track. May I take the card?** Yes, the rest is lost (PR-014).
        - **When does my new technology work?** From the next phase on, never for its own taking (PR-054).
        - **When does my sector yield for the first time?** In the Income phase of the next round (PR-058).
        - **I have three landmarks of one name. How many pairs are they?** One; the third waits for a fourth (PR-052).
        - **Which figure counts, if the card was on another level before?** Cards do not move; the row in which it lies when you take it counts (PR-038).
        - **Do all score the goals?** Yes, each for himself (PR-077).

step-in-doubt = In doubt your box decides
    .text =
        The pictures are our own and the cards in them invented; your sheets and cards may be laid out differently. The text of the rule book that this guide rests on lacks its icons and the page on the final scoring. Where that leaves a gap, the guide decides, and whatever is printed in your box comes first:

        - how many points the operation spaces give (PA-02), and what 1 point buys (PA-01),
        - what you gain for enlisting (PA-13), and that annexing gives no bonus (PA-16),
        - what is counted at the end, and who wins a tie (PA-05, PA-06, PA-07).

## Pictures
# The value is the caption; .alt tells somebody who cannot see the picture what it shows.

picture-box = What is in the box.
    .alt = Eight signs with numbers: planet cards, commander sheets, goal sheets, operations board, ships, markers, tokens, Restrain token.
# $thing: a thing in the box; $count: how many there are of it, shown above.
picture-box-thing = { NAME($thing, $count) }
picture-setup = The table for three players. The rows are empty until round 1 begins; the marks are the steps above, the markers below show where the three players of the example begin.
    .alt = Seven decks in a row on top; below them three rows of card places, to their right the operations board with three spaces and the turn track, beside it the goal sheet; at the bottom three commander sheets with markers.
# $least, $most: numbers of players.
picture-rows-players = { $least } to { $most } players
picture-rows-aside = set aside
picture-rows = The rows by number of players, level I on top, with the operation spaces at their right end and their points; ? means that the rule book does not confirm the number.
    .alt = Two layouts: rows of 4, 3 and 2 cards with 5 set aside, and rows of 5, 4 and 3 cards with 2 set aside; at the end of each row an operation space with 5, 6 or 7 points.
picture-learn-rows = The rows by number of players, level I on top, with the operation spaces at their right end and their points.
    .alt = Two layouts: rows of 4, 3 and 2 cards with 5 set aside, and rows of 5, 4 and 3 cards with 2 set aside; at the end of each row an operation space with 5, 6 or 7 points.
picture-sheet = A commander sheet in our drawing: initiative (1), ability (2), starting value (3), maximum (4).
    .alt = A sheet with the name of the faction, the initiative in a box beside it, a field for the ability, and four tracks with a coloured starting space each.
picture-cards = One card of each type from the invented deck, in our drawing: type and planet (1), figures by level (2), gain (3), second way (4), pair value (5), text (6). Crown: Empire points; sword: strength; bolt: energy; arrows: experience; handshake: Diplomacy; burst: Aggression; hexagon: sector.
    .alt = Four cards: a unit, a landmark, a technology and a resource, each with its sign, its name, three rows of figures and its reward, with small numbers at their parts.
# $energy: how much.
picture-cards-effect = With each resource card you take: { $energy } energy more
picture-round = The five phases of a round, and the seven rounds. Round 1 has no income, round 7 no Migration.
    .alt = Five bars with the numbers and names of the phases and what is done in each; below them seven circles, 1 to 7.
picture-round-discovery = Lay out the planet's cards in three rows
picture-round-income = Sectors, technologies and commanders yield
picture-round-exploration-1 = Put the ships down in order, then resolve from the top row down
picture-round-exploration-2 = The same in the new order, with the cards left
picture-round-migration = Cards left over go to the box
picture-track = The turn track. Red was first and took level III, blue was last and took level I: in Part II blue is first and red last.
    .alt = Three columns: the order in Part I is red, green, blue; their ships stand on levels III, II and I; the order in Part II is blue, green, red.
picture-table-1 = Before the first choice. Below the rows the players in turn order: Empire points, strength, energy, experience.
    .alt = Rows of 4, 3 and 2 cards without ships; red, green and blue with their starting values.
picture-table-2 = The ships in Part I of round 1.
    .alt = Red stands on the Rain Barrel of level III, green on the Curious Goat of level II, blue on the operation space of level I.
picture-table-3 = The ships in Part II of round 1; what was taken in Part I is gone.
    .alt = Blue stands on the Old Windmill and green on the Compost Heap of level I, red on the Sleepy Badger of level III.
picture-table-4 = The ships in Part I of round 2, after the income.
    .alt = Blue stands on the Old Windmill and green on the Deep Basket of level I, red on the Apple Thieves of level II.
picture-table-5 = The ships in Part II of round 2.
    .alt = Red stands on the Row of Beehives and green on the operation space of level II, blue on the Stubborn Mule of level III.
picture-table-6 = After Part II of round 2, before Migration: red is first in round 3.
    .alt = No ships on the cards; the order is red, green, blue, with 7, 8 and 13 Empire points.
picture-cover = Planetfall
    .alt = Cover: a ship above a planet, six more planets behind it.

## Examples
# The value is the title, .text what it shows. The record itself is printed below the text.

example-first-rounds = The two rounds as a record
    .text = This is what the table wrote down. [Writing a game down](section:records) explains it line by line.
example-order = Who is first in Part II
    .text = Red stands on level III, blue on level I, green on a card of level II and yellow on the operation space of level II. Blue is resolved first, but this commander's ship always returns to the last space. Then come green and yellow, in a level cards before the space, and red. The new order is green, yellow, red, blue.
example-units = Three units
    .text = Red enlists the Curious Goat on level I: 4 energy, and 1 experience, which she has. She gains its 3 Empire points and 1 experience, 1 strength that this card gives for enlisting, and 1 Empire point by her ability; its energy is for those who defeat it. Blue has no experience and defeats the Sleepy Badger on level II for 2 strength and 1 more for the missing point. The Angry Geese ask for none, so red pays just their 2 strength.
example-pairs = Two pairs
    .text = In round 1 red takes a Painted Bridge and blue an Old Windmill. In round 2 each takes the second of its name. The bridges show the pair values 2 and 3, so red gains 4 Empire points for the card and 5 for the pair. The windmills show 2 and 2: 3 for the card and 4 for the pair.
example-sector = Energy now, or a little every round
    .text = Red gathers the 5 energy of the Compost Heap. Blue annexes the Clover Field, gains nothing, and has a sector of 2: from round 2 on 2 energy in every Income phase. After three rounds it has brought more than the 4 of gathering.
example-mistakes = Six mistakes
    .text = A round that goes wrong in six ways, as it happens at real tables. The lines with a mistake are marked; what the engine says about each stands below. What only follows from an earlier mistake is said to follow: the Bold Sparrows are missing because a card was left out of the row.

## Sources
# What the source is, as a bibliography would say it; names of sites and people stay as they are.

source-S = Italian rule book 1.1, Pendragon, 2023; without icons and without the page on the final scoring
source-BR = Review on bossrush.net, 31 December 2023
source-GH = Review on gamerheadspodcast.com
source-NG = Review on nichegamer.com
source-ML = Review on meadowparty.com, 10 August 2024
source-EF = Review on engagedfamilygaming.com
source-PX = Review on pixelkin.org, 29 December 2023
source-BC = Review on blogcritics.org
source-SB = Review on spacebiff.com, 18 December 2023
source-GT = Review on gamingtrend.com
source-MH = Organizer for the game, in a Russian shop
source-EB = Description of the game in a Russian shop
source-OM = Russian review on omskzdes.ru, 25 April 2022
source-VG = Reviews of the video game

## Pages

book-page-card = Cards, commanders, factions
    .intro = What is known of them: four cards in part, one commander, six factions. Your own box has the rest.
book-page-frame = Statistics, card types, spaces and phases
    .intro = What every game has in common, and the colours that are read in records.
