### The rules of Age of Renaissance, in English.
### First the 28 sections of the rules book, each with its title and introduction, then every rule
### by its number: a short title and the rule itself.

## Sections of the rules book

section-components = Components
    .text =
        You lead one of the great trading [powers](term:power) of Europe from 750 to 1750. You place tokens on the map to [dominate](term:domination) markets, the markets bring you money, and with the money you buy [advances](term:advance), from The Heavens to Middle Class. Whoever neglects their people sinks into [misery](term:misery). In the end you count what your advances cost, add your cash and take off your misery.

        This is everything in the box:

        - 1 map of Europe and its neighbours, with boxes for the Far East and the New World, and with the tracks and tables of the game.
        - 6 sets of pieces, one for each power: 36 square [tokens](piece:token) and 25 round [markers](piece:marker), white on one side and coloured on the other, and 15 small markers for the tracks.
        - A [mat](term:mat) for each player and a pad of [turn logs](term:turn-log).
        - 64 [history cards](term:history-deck): 27 commodities, 18 events and 19 leaders.
        - 3 dice, one coloured, one black and one white.
        - Play money.

        These rules are those of the edition of 1996. They rest on an Italian text of the rules and on English texts and player aids; the English rule book itself was not at hand. Where the sources disagree or say nothing, the rule names the ruling we follow.

section-map = The map
    .text =
        Every province with a name and a number can be yours. This is how to read it:

        - A number in a circle is a [market](term:market-province). It takes as many [tokens](piece:token) as the number says, or one [marker](piece:marker). Its colour shows the [commodity](term:commodity) it yields.
        - A 1 in a box is a [satellite](term:satellite). It takes 1 token and never a marker. Its arrows point at the markets it helps to defend.
        - A coloured number is a [capital](term:capital), where a power begins.
        - Light blue is coastal water, medium blue is a [sea](term:sea), dark blue is the Atlantic.
        - Thick lines divide the map into the areas I to VIII.

        There are 108 provinces: 68 markets on the map itself, 6 of them capitals, 35 satellites, and 5 [overseas boxes](term:overseas-box), which are markets too. Appendix III lists them all with their neighbours.

section-advances = Advances
    .text =
        The 26 [advances](term:advance) carry the letters A to Z. Each belongs to one of 6 categories, and each category is good for something else:

        - [Science](category:science) (A to D, $300 in all) – longer voyages, less misery, and protection from Mysticism Abounds.
        - [Religion](category:religion) (E to H, $300) – power over the others, paid for with misery of your own.
        - [Commerce](category:commerce) (I to M, $300) – longer ways over land and more money.
        - [Communication](category:communication) (N to Q, $300) – more from your cards, and your place in the order of play.
        - [Exploration](category:exploration) (R to U, $400) – the way to the East and across the ocean.
        - [Civics](category:civics) (V to Z, $500) – the highest credits for further advances.

        All 26 together are worth $2100. Some need others first:

        - [Cathedral](advance:cathedral) needs [Holy Indulgence](advance:holy-indulgence).
        - [Wind/Watermill](advance:wind-watermill) needs [Caravan](advance:caravan), [Improved Agriculture](advance:improved-agriculture) needs Wind/Watermill, [Interest & Profit](advance:interest-and-profit) needs Improved Agriculture, and [Industry](advance:industry) needs Interest & Profit.
        - [Printed Word](advance:printed-word) needs [Written Record](advance:written-record), [Master Art](advance:master-art) needs Printed Word, and [Renaissance](advance:renaissance) needs Master Art.
        - [Ocean Navigation](advance:ocean-navigation) needs [The Heavens](advance:heavens) and [Seaworthy Vessels](advance:seaworthy-vessels); [New World](advance:new-world) needs Ocean Navigation and [Urban Ascendancy](advance:urban-ascendancy).
        - [Cosmopolitan](advance:cosmopolitan) needs [Overland East](advance:overland-east), and [Middle Class](advance:middle-class) needs Improved Agriculture.

        Appendix I lists cost, credit and relief value of each.

section-pieces = Pieces, tracks and money
    .text =
        Your own things lie on your [mat](term:mat): tokens in [stock](term:stock), tokens in the [expansion box](term:expansion-box), and the markers you have not used yet. The map carries what everybody shares:

        - The [misery index](term:misery-index) with 27 spaces: 0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000 and Chaos. It is climbed space by space, and the steps get longer.
        - The [shipping table](term:shipping-table): Galley 2, 4, 6 and 8; Seaworthy Vessels 10, 12, 14 and 16; Ocean Navigation 1, 2, 3 and 4.
        - The [order of play table](term:order-table) with 6 [slots](term:order-slot).
        - The [commodity log](term:commodity-log), which shows who dominates what.
        - The [draw pile](term:draw-pile), the [replay pile](term:replay-pile) and the [leader box](term:leader-box).

section-deck = The history cards
    .text =
        The 64 cards come in three [epochs](term:epoch) and in three kinds:

        - **Commodity cards** (27) – everybody who dominates provinces of that commodity is paid.
        - **Event cards** (18) – something befalls one player, some provinces or everybody.
        - **Leader cards** (19) – a great name makes certain advances cheaper this turn.

        There are 29 cards of [epoch I](epoch:1) (11 commodities, 13 events, 5 leaders), 22 of [epoch II](epoch:2) (9 commodities, 5 events, 8 leaders) and 13 of [epoch III](epoch:3) (7 commodities, 6 leaders). Appendix II lists them all. You hold your cards hidden from the others. How many you hold everybody may see, and every card in hand costs money or misery (RR-102).

section-setup = Setting up
    .text =
        Lay out the map and go through these steps. The rules after this list give the details.

        1. Sort the cards by epoch, shuffle those of epoch I and deal 1 to each player. The rest of epoch I is the draw pile (RR-051).
        2. Give each player $40 (RR-052).
        3. See which powers and areas are in play with your number of players (RR-053, RR-054, RR-055, RR-056).
        4. Bid in secret for the right to choose, pay your bids, and choose your capitals (RR-058, RR-059, RR-060).
        5. Take the pieces of your power and put 1 coloured marker in your capital (RR-061).
        6. Put your misery marker on 0 (RR-063).
        7. Hold one order-of-play phase: divide the money you have left between tokens and cash (RR-064).

        Now turn 1 begins.

        Who takes part, and where:

        - 3 players: Venice, Genoa and Barcelona in the areas IV to VIII, with slots 2, 4 and 6.
        - 4 players: Paris and area III join in, with slots 1, 3, 5 and 6.
        - 5 players: London and area II join in, with slots 1 to 5.
        - 6 players: Hamburg and area I join in, with slots 1 to 6.

section-turn = The turn
    .text =
        Every turn has the same 7 phases:

        1. **Draw** – the first player may pay off a shortage or surplus; then everybody draws 1 card.
        2. **Buy** – with Urban Ascendancy buy 1 card for $10; with Master Art discard 1 card.
        3. **Play** – play as many of your cards as you like.
        4. **Purchases** – ship, advances, stabilization, misery relief, in this order.
        5. **Expansion** – place tokens, attack, and perhaps buy a card for tokens.
        6. **Income** – new pieces turn to their coloured side, you collect your income, and the dice decide on shortage and surplus.
        7. **Order of play** – in secret, divide your money between tokens and cash. Whoever spends least on tokens goes first.

        In phases 1 to 5 you act one after the other. Your go in a phase is your [round](term:round). Whoever spends little on tokens goes early, and whoever goes early attacks better: from slot 1 an attack succeeds far more often than from slot 6 (RR-127).

section-draw = Phase 1: draw
    .text =
        The first player looks at the shortages and surpluses left by the last income phase and may pay to make them disappear. Then everybody draws 1 card in order of play.

section-buy = Phase 2: buy
    .text =
        This phase is only for owners of two advances: [Urban Ascendancy](advance:urban-ascendancy) lets you buy a card, [Master Art](advance:master-art) lets you get rid of one. Everybody else passes.

section-play = Phase 3: play
    .text =
        In your round play as many cards as you like, one after the other, or pass. What a card does is resolved before the next one is played. The details stand in sections of their own: commodities (XVI), leaders (XVII), events (XVIII) and War (XIX).

        Every card you keep costs money in phase 4, so ask yourself with each one whether it gets better by waiting.

section-purchases = Phase 4: purchases
    .text =
        In your round you go through four steps. You may skip any of them, but you may not go back:

        - **A. Ship** – 1 grade better for $10.
        - **B. Advances** – as many as you can pay.
        - **C. Stabilization** – pay for the cards in your hand, or gain misery.
        - **D. Misery relief** – buy your misery marker down.

        The price of an advance is its cost, less the credits of your earlier advances in the same category, less the credits of leaders you may use (each $10 better with Written Record), less $10 with Institutional Research in 4 of the 6 categories. It never falls below $0.

        An example: you buy [Nationalism](advance:nationalism), which costs $60. With [Charlemagne](card:charlemagne) it costs $40. If you also own [Urban Ascendancy](advance:urban-ascendancy) since an earlier turn, it costs $30. If you own [Institutional Research](advance:institutional-research) with its credit of 30 as well, it costs nothing.

section-expansion = Phase 5: expansion
    .text =
        At the start of the phase these things happen in this order: the victim of a Civil War becomes last (RR-173), owners of Renaissance may swap places (RR-157), and Holy Indulgence moves tokens (RR-118).

        Then each player in turn places tokens from the expansion box, white side up, in provinces within reach. Wherever your tokens alone reach the market number you put a marker. Wherever rivals are in the way you may have to attack; that has a section of its own (XIII). When everybody is done, the player with the most new markers draws a card.

        There are three ways to reach a province:

        - **By land:** it borders on a province where you have a coloured piece, or on your capital.
        - **By caravan:** with [Caravan](advance:caravan) it may lie two provinces away over land.
        - **By ship:** your ships reach its coast (RR-095, RR-099, RR-101).

section-attacks = Attacks
    .text =
        Competition for a market is settled in five steps:

        1. **Peace or attack?** If a rival marker stands there, or if the pieces would exceed the market number, it is an attack (RR-124). Otherwise the tokens stay side by side (RR-130).
        2. **Strength of the defence.** A token counts 1, a marker the market number, and each supporting satellite 1. Nationalism adds 1 at home, the owner's own capital doubles all that, and military advantages are added at last.
        3. **Tokens for the attack.** The strength of your attack must be at least the strength of the defence plus the market number, and you must send at least as many tokens as the market number.
        4. **Roll.** Roll all three dice. You win if the coloured die is higher than your slot, or if black is higher than white.
        5. **Result.** The loser's pieces go back to stock. If you win, you put a marker in a market or leave 1 token in a satellite.

        An example: Belgrade has market number 2 and holds a marker of Venice, which has Nationalism and has played Stirrups. Its strength is 2 + 1 + 1 = 4. London needs 4 + 2 = 6 tokens and may not enter with fewer. If there is only 1 Venetian token in Belgrade, London may put 1 token beside it in peace, or attack with 1 + 1 + 1 + 2 = 5. Genoa, at home in the same area and with Nationalism too, needs only 4.

section-income = Phase 6: income
    .text =
        Everybody does this at the same time, in these steps (RA-97):

        1. Turn all white pieces to their coloured side.
        2. Owners of Interest & Profit receive interest on the cash they hold.
        3. Everybody receives the income of the map.
        4. Owners of New World go 1 misery space down.
        5. Shortages and surpluses that are still left from the turn before end.
        6. Roll the three dice twice for new shortages and surpluses, and resolve the majority after each roll.

section-order = Phase 7: order of play
    .text =
        Your money is divided in two: what you spend on tokens works on the map, what you keep buys advances. The same decision sets the order of play, from the lowest spending to the highest. The last turn of the game has no such phase (RR-161).

section-commodities = Commodity cards
    .text =
        When a commodity card is played, by whomever, every player is paid for the provinces of that commodity they dominate. The payment grows with the square of their number: base value × number × number. Three provinces of wine, with base value 5, pay 5 × 3 × 3 = $45.

        The base values are: [stone](commodity:stone) $1, [wool](commodity:wool) $2, [timber](commodity:timber) $3, [grain](commodity:grain) $4, [cloth](commodity:cloth) $5, [wine](commodity:wine) $5, [metal](commodity:metal) $6, [fur](commodity:fur) $7, [silk](commodity:silk) $8, [spice](commodity:spice) $9, [gold](commodity:gold) $10 and [ivory](commodity:ivory) $10. The table shows which provinces yield what.

section-leaders = Leaders and Patronage
    .text =
        A leader makes the advances named on the card cheaper, in the turn in which it is played and never again. The first leader of a turn belongs to whoever played it. Every later one may be used by the owners of [Patronage](advance:patronage) too, unless they find the price too high.

        Three advances work on leaders:

        - [Patronage](advance:patronage) – you use the leaders of others.
        - [Written Record](advance:written-record) – each leader credit is $10 higher for you.
        - [Printed Word](advance:printed-word) – you get money back for advances you already own.

section-events = Event cards
    .text =
        The 18 events do one of four things:

        - **They hit a player or a place you choose:** Alchemist's Gold, Civil War, Rebellion, Pirates/Vikings, The Crusades, Black Death, and War!, which has the next section to itself.
        - **They hit everybody:** Famine, Mysticism Abounds, Revolutionary Uprisings, Religious Strife and Papal Decree.
        - **They help you:** Enlightened Ruler and Mongol Armies.
        - **They give you a [military advantage](term:military-advantage) until the end of the turn:** Armor, Stirrups, Long Bow and Gunpowder.

        A military advantage adds 1 to your strength in attack and defence and to your die in War, and it wins your attack if black and white are equal. Several of them add up (RA-43). They do not all count against each other:

        - [Stirrups](card:stirrups) does nothing against a user of [Armor](card:armor).
        - [Armor](card:armor) and [Stirrups](card:stirrups) do nothing against a user of Long Bow or Gunpowder.
        - [Long Bow](card:long-bow) does nothing against a user of [Gunpowder](card:gunpowder).

        An example: in one turn Paris plays Armor, then Hamburg Stirrups, then London Long Bow. London has +1 against both. Paris and Hamburg keep their +1 against everybody else; between those two only Armor counts.

section-war = War
    .text =
        The card [War!](card:war) is fought with two dice and without tokens. It costs both sides misery, and the loser gives up markers. There is one War card in the game.

section-diplomacy = Diplomacy
    .text =
        You will talk, threaten and promise a good deal in this game. Two rules set the limits.

section-end = The end of the game
    .text =
        The game ends with the turn in which somebody completes all 26 advances, in which the last card of the last epoch you play is drawn, or in which your time is up. After the income of that turn everybody plays out the cards still in hand.

section-score = The score
    .text =
        When the last card has been played, add up:

        - what your advances cost, without any credits,
        - plus your cash,
        - minus the figure of your misery space.

        The highest total wins.

        An example: you own The Heavens ($30), Caravan ($20), Written Record ($30) and Urban Ascendancy ($20), have $64 in cash and stand at misery 40. Your score is 100 + 64 - 40 = 124.

section-lengths = Lengths, time and editions
    .text =
        Before you begin, agree on how long the game is to be. Everything but the end is the same in all three lengths.

        The game was published again in 1999 with changed rules and a changed map. This book describes the edition of 1996. The differences that matter most in 1999:

        - You are dealt 3 cards and return 1 (RD-33).
        - The order-of-play phase comes first in the turn (RD-34).
        - Smolensk is gone, and a few borders are different (RD-35, RD-36, RD-37).
        - Wind/Watermill and Improved Agriculture change letters and prices, and several credits are higher (RD-39, RD-40).
        - Misery relief is not bought: it follows from sets of advances (RD-41).
        - Written Record, Wind/Watermill, Enlightenment, New World and Patronage work in other ways (RD-42, RD-43, RD-44, RD-45).

        Later maps also show the Loire, a wine province (RD-38).

section-elimination = Elimination
    .text =
        Misery can throw you out of the game. It takes long neglect or a run of bad events, but near the top of the misery index every space is a danger.

section-advance-list = Appendix I: the advances
    .text =
        The tables show all 26 advances. The credit counts for advances of the same category, from the turn after the purchase (RR-090). The relief value counts only in the turn of the purchase (RR-108). The relief values of Laws of Matter, Holy Indulgence, Proselytism and Cathedral are assumed, because the sources disagree; go by your own turn log (RD-46, RD-47, RD-48, RD-49).

section-card-list = Appendix II: the cards
    .text =
        The tables show the 50 different cards, 64 in all, with their epochs. All commodity cards and 13 of the 18 events come back with the next epoch. Armor, Stirrups, Long Bow, Gunpowder and Mongol Armies leave the game when they are played, and so does every leader.

section-province-list = Appendix III: the provinces
    .text =
        The tables show the 108 provinces of the board of 1996 with their market numbers, commodities, borders and waters, and the provinces that satellites support. The [Loire](province:loire) is on later maps only (RD-38). Chester, Portsmouth, Rome and Naples have two coasts that ships cannot pass between directly (RA-74).

section-records = Writing a game down
    .text =
        A record is what a table writes down while it plays: short lines, in any of the four languages, in whatever spelling. Only decisions and luck have to be written. Prices, payments, misery, income, order of play and the size of every hand are worked out, and what you write down besides is compared.

        #### The head

        The first line is the same in every language but for the code at its end. Then come the powers with their players, and what else you like:

        ```
        annals 1 renaissance en
        title: An evening in three houses
        players: Venice Anna, Genoa Marek, Barcelona Dana
        variant: basic
        ruling: chaos-space at-1000
        ```

        The length is `basic`, `intermediate` or `campaign`; without a line it is `campaign`. `variant: time limit` is for games that stop by the clock, `edition: 1999` for the later edition. A `ruling` line chooses how a disputed point is read; `annals rulings` lists the names.

        #### The setup

        First the bids, with a die each for equal ones, then what everybody spends on tokens. The cards you are dealt are not written.

        ```
        setup
        bids
        Venice: $2; Genoa: $2; Barcelona: $5
        Venice: roll = [5]; Genoa: roll = [3]
        order
        Venice: 14; Genoa: 12; Barcelona: 12
        ```

        #### A turn

        A heading for the turn and one for each phase in which something is written: `draw`, `buy`, `cards`, `purchases`, `expansion`, `income`, `order`. Players stand in order of play. A phase without entries needs no heading, and a pass may be left out.

        ```
        turn 1
        cards
        Genoa: St. Benedict
        Barcelona: Dionysus Exiguus, $4
        Venice: Alchemist's Gold > Barcelona = $12
        purchases
        Genoa: Patronage, Dionysus Exiguus, Written Record, stability $1
        Barcelona: Written Record $10, stability
        Venice: galley 2
        expansion
        Genoa: Milan, Florence, Rome; 1 > Lyons
        Barcelona: Valencia, Toledo, Basque, Montpelier; card
        Venice: Dubrovnik; 2 > Belgrade; Milan = [3 5 2]
        bonus: Barcelona
        income
        Genoa: $24; Barcelona: $30; Venice: $27
        market: [4 4 3], [2 3 3]
        order
        Genoa: 12; Barcelona: 14; Venice: -1
        ```

        What was decided stands behind `>`, what came of it behind `=`. Dice stand in brackets: coloured, black, white. Money is `$5`; a bare figure is a number of tokens or spaces.

        #### Drawing and buying

        Draws are not written. `Genoa: clear > cloth` pays off a condition, `Venice: card` buys a card, `Genoa: discard > Famine` is Master Art.

        #### Cards

        ```
        Paris: cloth/wine > wine
        Paris: Copernicus, $6
        Paris: Papal Decree > religion
        Paris: Black Death > Area VII
        Barcelona: Civil War > Genoa = tokens
        Venice: war > Barcelona = [4 4]
        war: [5 3]
        Barcelona: cede > Seville
        ```

        The sum behind a leader is protection money. In a Civil War the victim's choice is `tokens` or `cash`. War dice are those of the player who declared it and of the other; `war:` is a further roll after a tie.

        #### Purchases

        One entry for each player, in the order of purchase: `Venice: ship, Copernicus, Institutional Research $40, stability $10, relief 2`. A leader's name means that you pay for somebody else's protected leader; your own leaders and free ones count by themselves. `unrest` is stabilization that was not paid. If you write nothing, it is paid as long as the cash is there.

        #### Expansion

        A province alone means as many tokens as you need there: to dominate a market, to hold a satellite, or to attack. A number before `>` is exact. Dice make it an attack. By which way the tokens came need not be written.

        ```
        Venice: Fez = [4 1 6]; trade > Barcelona = [2]
        Paris: Milan = Cathedral
        Genoa: Renaissance > Barcelona
        Paris: indulgence = misery
        ```

        `trade` is the forced trade of Wind/Watermill, and `cathedral` a win without dice; if the defender uses it, it is the next entry: `Venice: Cathedral`. Renaissance stands first under the heading of its phase.

        #### Income and order

        `market:` holds the two rolls for shortage and surplus. Under `order` stands what each player spends on tokens; `Venice: -1` is $1 paid for going early. `order: Barcelona, Venice, Paris, Genoa` says how tied players agreed.

        #### Figures to compare

        Under `income` the money received, under `tally` what a player has, under `score` the points:

        ```
        tally
        Venice: $63, 4 cards, 12 tokens, 8 markers, misery 70, galley 4
        deck: 9; epoch: 2
        ```

        A played or discarded card is held against all the draws so far: whoever shows it must have been able to draw it.

        #### The end

        The last turn has no `order`. Everybody plays the rest of their cards under `final`:

        ```
        final
        Venice: silk; Columbus
        Genoa: Famine
        score
        Venice: 1204; Genoa: 988; Barcelona: 1100
        winner: Venice
        end
        ```

        #### A game that was not written from the start

        In the setup say what is on the table; what you leave out is as at the start of a game.

        ```
        setup
        epoch: 2; deck: 16; choice: Barcelona, Venice, Genoa; order: Genoa, Venice, Barcelona
        replay: stone, stone, Famine
        removed: Charlemagne, Armor
        shortage: silk; surplus: cloth
        Venice: $62, 14 tokens, 3 cards, misery 60, seaworthy 10
        Venice: heavens, Patronage, Seaworthy Vessels
        Venice: markers > Dubrovnik, Belgrade
        Venice: 1 > Durazzo, Corfu
        turn 8
        ```

        #### What you allowed on purpose

        Mark it with the name of the finding: `London: 3 > Fez = [5 2 1] ! attack-too-weak`. Everything after `#` is a comment.

## Components

RR-001 = Three to six players
    .text = The game is for 3 to 6 players. Their number decides which powers take part and which areas of the map are used (RR-053, RR-054, RR-055, RR-056).

RR-002 = Six powers
    .text = The powers are [Venice](power:venice), [Genoa](power:genoa), [Barcelona](power:barcelona), [Paris](power:paris), [London](power:london) and [Hamburg](power:hamburg). Each player leads one of them, and no two players the same. They differ only in where they begin: no power has a rule of its own.

RR-012 = What you play with
    .text = You need the map, the pieces, a [mat](term:mat) for each player, the pad of [turn logs](term:turn-log), 64 cards, money and 3 ordinary dice: one [coloured](term:coloured-die), one [black](term:black-die) and one [white](term:white-die). The [bank](term:bank) never runs out of money (RA-113).

RR-197 = Two jobs at the table
    .text = One of you moves the markers on the tracks of the map, another keeps the [bank](term:bank).

## The map

RR-013 = Provinces have names
    .text = A [province](term:province) is a space with a name and a black border. Land without a name is [impassable](term:impassable): nothing can be placed there and no way leads through it. Two provinces border on each other by land if they share a border. The printed boards differ in a few borders (RD-35, RD-36, RD-38, RD-58).

RR-014 = Coastal provinces
    .text = A province that shows both land and light-blue water is [coastal](term:coastal-province). Two coastal provinces touch by water if their light-blue waters meet. [Iceland](province:iceland), [West Africa](province:west-africa) and the 5 [overseas boxes](term:overseas-box) count as coastal too. A few waters are printed differently or hard to read (RD-37, RD-56, RD-57, RD-59, RD-60).

RR-018 = Across water you need ships
    .text = Where only water joins two provinces, you need [ships](term:ship) to get across. Without ships you cannot place tokens on the other side.

RR-019 = Crossing a sea
    .text = The 12 medium-blue waters are [seas](term:sea). You may cross them only with [Seaworthy Vessels](advance:seaworthy-vessels), or with galleys if you own [The Heavens](advance:heavens) (RR-097). No piece ever stays in a sea.

RR-020 = Crossing the Atlantic
    .text = The dark-blue [Atlantic](water:atlantic-ocean) may be crossed only with [Ocean Navigation](advance:ocean-navigation). It joins the map to the 5 overseas boxes.

RR-015 = Iceland and West Africa
    .text = Only a sea leads to [Iceland](province:iceland) and [West Africa](province:west-africa). You may enter them if you own [Seaworthy Vessels](advance:seaworthy-vessels), or with galleys if you own [The Heavens](advance:heavens).

RR-016 = The Far East
    .text = [China](province:china), the [East Indies](province:east-indies) and [India](province:india) are closed to you until you own [Ocean Navigation](advance:ocean-navigation).

RR-017 = The Americas
    .text = [North America](province:north-america) and [South America](province:south-america) are closed to you until you own [New World](advance:new-world), for which you need Ocean Navigation first (RR-194).

RR-021 = The market number
    .text = The number in a province is its [market number](term:market-number): the most tokens it holds in peace, of all players together. If there would be more, there is [competition](term:competition), and somebody has to attack (RR-124).

RR-022 = A number in a circle
    .text = A number in a circle makes the province a [market](term:market-province). It holds either one [marker](piece:marker) or tokens up to its number. Where you already have the marker, you may not add tokens (RA-92).

RR-023 = A boxed 1 is a satellite
    .text = A 1 in a box makes the province a [satellite](term:satellite). It holds 1 [token](piece:token) and never a marker, so it yields neither a commodity nor income. Its worth lies in the markets its arrows point at (RR-123).

RR-024 = Capitals and home areas
    .text = A coloured market number marks a [capital](term:capital), where a power begins: [Venice](province:venice) 5, [Genoa](province:genoa) 5, [Barcelona](province:barcelona) 3, [Paris](province:paris) 4, [London](province:london) 5 and [Hamburg](province:hamburg) 4. The area around it is the power's [home area](term:home-area): VII for Venice and Genoa, IV for Barcelona, III for Paris, II for London and I for Hamburg.

RR-026 = What a province yields
    .text = Every market on the map yields one [commodity](term:commodity), shown by its colour, and a satellite none. With a single marker each box of the [Far East](area:far-east) yields 2 commodities and each box of the [New World](area:new-world) 3. Example: a marker in [China](province:china) counts for silk and for spice.

RR-027 = Eight areas
    .text = Thick lines divide the map into the [areas](term:area) I to VIII. With fewer than 6 players some of them are out of play (RR-053, RR-054, RR-055). The boxes of the Far East and the New World belong to no area (RA-41).

## Advances

RR-005 = Six categories
    .text = Every [advance](term:advance) belongs to one of 6 [categories](term:category): [Commerce](category:commerce), [Science](category:science), [Civics](category:civics), [Religion](category:religion), [Communication](category:communication) and [Exploration](category:exploration).

RR-041 = Tick it now, ink it later
    .text = There are 26 advances. Every player can own all of them, each once; nobody takes one away from another. Tick an advance on your turn log as soon as you buy it, and let the others tick it on theirs. At the end of the turn ink the tick in: from then on its [credit](term:credit) counts (RR-090).

RR-039 = What is printed for an advance
    .text = An advance has a letter, a name, its cost, a [credit](term:credit) for its category, a [relief value](term:misery-relief), a text, perhaps [prerequisites](term:prerequisite), and the leaders that make it cheaper, with their epochs. Example: [Patronage](advance:patronage), letter E, costs $30 and 1 misery space, gives a credit of 20 on religion and has a relief value of 10 (RD-50). Sources differ on some figures (RD-40, RD-46, RD-47, RD-48, RD-49, RD-51) and on what The Heavens needs (RD-54).

RR-191 = Advances and the great events
    .text = Three events count the advances you own. Each science advance softens [Mysticism Abounds](card:mysticism-abounds) for you by 1 space (RR-176). Each religion advance makes [Religious Strife](card:religious-strife) worse for you by 1 space (RR-188), and each commerce advance does the same for [Revolutionary Uprisings](card:revolutionary-uprisings) (RR-181).

RR-189 = Human Body lowers misery
    .text = When you buy [Human Body](advance:human-body), go 1 misery space down at once. This happens besides any relief you buy in the same turn. At 0 the space is lost (RA-71).

RR-190 = Laws of Matter stop the alchemist
    .text = Whoever owns [Laws of Matter](advance:laws-of-matter) cannot be chosen for [Alchemist's Gold](card:alchemists-gold) (RA-24).

RR-040 = Religion costs misery
    .text = Every advance of [religion](category:religion) costs money and 1 [misery space](term:misery-space): when you buy it, go 1 space up. No credit changes that.

RR-192 = Improved Agriculture lowers misery
    .text = When you buy [Improved Agriculture](advance:improved-agriculture), go 1 misery space down at once; at 0 the space is lost (RA-71). You need it for [Interest & Profit](advance:interest-and-profit) and for [Middle Class](advance:middle-class), and it softens [Famine](card:famine) by 1 space (RR-175). It needs [Wind/Watermill](advance:wind-watermill) itself; in the edition of 1999 it is the other way round (RD-39).

RR-193 = From record to Renaissance
    .text = The 4 advances of communication build on each other: you need [Written Record](advance:written-record) for [Printed Word](advance:printed-word), Printed Word for [Master Art](advance:master-art), and Master Art for [Renaissance](advance:renaissance).

RR-194 = Ways to the ocean
    .text = You need [The Heavens](advance:heavens) and [Seaworthy Vessels](advance:seaworthy-vessels) for [Ocean Navigation](advance:ocean-navigation), and Ocean Navigation and [Urban Ascendancy](advance:urban-ascendancy) for [New World](advance:new-world). [Overland East](advance:overland-east) is needed for [Cosmopolitan](advance:cosmopolitan).

RR-195 = Institutional Research saves $10
    .text = Once you own [Institutional Research](advance:institutional-research), every advance you buy in Science, Commerce, Exploration and Communication costs you $10 less. It counts at once, for purchases after it in the same phase too (RR-094). Religion and Civics stay as they are.

## Pieces, tracks and money

RR-036 = Tokens and markers
    .text = You have 36 square [tokens](piece:token) and 25 round [markers](piece:marker), and never more than that. If no marker is free when you need one, your tokens stay as they are, up to the market number (RA-91), or you free a marker somewhere else (RR-134).

RR-035 = Your mat
    .text = Use the side of the [mat](term:mat) that is meant for your number of players. Tokens you have bought lie white side up in the [expansion box](term:expansion-box), all others in [stock](term:stock). Your markers lie on their circles, and each one you put on the map uncovers a higher income (RR-144).

RR-206 = Piles of six
    .text = Keep your tokens in piles of 6, so that everybody can count them at a glance.

RR-003 = Tokens become a marker
    .text = As soon as your tokens in a market equal its [market number](term:market-number), and no rival piece is there, replace them all with one [marker](piece:marker). The tokens go back to stock. You now [dominate](term:domination) the province. Example: 4 tokens in [Florence](province:florence) become a marker.

RR-004 = No marker beside rivals
    .text = If rival pieces stand in the province, you cannot put a marker there until the conflict is settled. Tokens of several players may fill a market together in peace; then nobody dominates it (RA-85).

RR-116 = Pieces never move
    .text = Once placed, a piece stays where it is until it is replaced or removed. Nothing moves from province to province.

RR-037 = Markers for the tracks
    .text = You also have 1 [misery marker](piece:misery-marker), 1 [turn marker](piece:turn-marker), 1 [ship marker](piece:ship-marker) and 12 [commodity markers](piece:commodity-marker).

RR-076 = Up means worse
    .text = To gain [misery](term:misery) is to move your misery marker up the [misery index](term:misery-index), towards the higher figures; to lose it is to move down. What counts are spaces, not figures: 2 spaces up from 90 is 125. Below 0 there is nothing, and a gain there is lost (RA-71).

RR-034 = The commodity log
    .text = Whenever you gain or lose a marker on the map, move your [commodity markers](piece:commodity-marker) on the [commodity log](term:commodity-log), so that everybody can see how many provinces of each commodity you dominate.

RR-033 = The asterisk
    .text = An asterisk in the [commodity log](term:commodity-log) stands for a [double commodity card](term:double-card), which can be played for either of two commodities (RR-046).

RR-038 = Money lies open
    .text = Your money lies in sight of all, but you may stack it. The cash you wrote down last, your [written cash](term:written-cash), is public at any time.

RR-168 = Halves are rounded up
    .text = Whenever cash, tokens or a payment is halved, round up. Half of 9 tokens is 5.

## The history cards

RR-042 = Three epochs
    .text = Each card carries the number of its [epoch](term:epoch): I (750 to 1250), II (1250 to 1500) or III (1500 to 1750). Sort the cards into three piles of 29, 22 and 13; in the edition of 1999 one Timber card moves from epoch II to epoch I (RD-69).

RR-029 = The next deck
    .text = You begin with the cards of epoch I only. When a card is due and the [draw pile](term:draw-pile) is empty, shuffle the cards of the next epoch together with the [replay pile](term:replay-pile): that is the new draw pile. It is made at that moment and not before, and whoever draws next draws from it. Cards in hand stay in hand (RA-12).

RR-030 = Basic game: epoch I only
    .text = In the [Basic game](variant:basic) only the cards of epoch I are used. Put the others back in the box.

RR-031 = The replay pile
    .text = A played card with a circle around its epoch number goes face up on the [replay pile](term:replay-pile) and comes back with the next deck. You may look at the top card of that pile only.

RR-047 = Circle or square
    .text = Of the 18 events, 13 have a circle around their epoch number and go to the replay pile. The other 5 have a square and leave the game when they are played: [Armor](card:armor), [Stirrups](card:stirrups), [Long Bow](card:long-bow), [Gunpowder](card:gunpowder) and [Mongol Armies](card:mongol-armies).

RR-048 = Cards that become burdens
    .text = Some events are [voided](term:voided) by others. If you hold such a card, it stays in your hand as a [burden](term:burden): you cannot play it, but it counts as a card in hand and makes stabilization more expensive (RR-102). Example: once [Gunpowder](card:gunpowder) has been played, [Stirrups](card:stirrups) is a burden for the rest of the game (RA-45).

RR-049 = Getting rid of a burden
    .text = You can discard a [burden](term:burden) with [Master Art](advance:master-art) (RR-068) or pass it on in a forced trade with [Wind/Watermill](advance:wind-watermill) (RR-139).

## Setting up

RR-051 = One card each
    .text = Sort the cards by epoch, shuffle epoch I and deal 1 card to each player. The rest lies face down as the draw pile. In the edition of 1999 it is 3 cards, of which you return 1 (RD-33).

RR-052 = $40 to begin with
    .text = Each player starts with $40.

RR-053 = Three players
    .text = With 3 players [Venice](power:venice), [Genoa](power:genoa) and [Barcelona](power:barcelona) take part, and the areas IV, V, VI, VII and VIII are in play.

RR-054 = Four players
    .text = With 4 players [Paris](power:paris) joins in, and [area III](area:iii) comes into play as well.

RR-055 = Five players
    .text = With 5 players [London](power:london) joins in, and [area II](area:ii) comes into play as well.

RR-056 = Six players
    .text = With 6 players [Hamburg](power:hamburg) joins in, and [area I](area:i) comes into play as well: the whole map is open.

RR-057 = Areas out of play
    .text = Ships may pass through areas that are out of play, but no piece may be put there. Ways over land may not lead through them (RA-76).

RR-063 = Misery starts at 0
    .text = Put your [misery marker](piece:misery-marker) on 0.

RR-058 = Bidding for a capital
    .text = Write down a secret [bid](term:capital-bid), a whole number from 0 to 40 (RA-02), and show them all together. The highest bidder chooses any capital in play, then the next highest of those that are left, and so on (RA-01, RD-30).

RR-059 = Equal bids
    .text = Players with equal bids roll a die each. The higher roll chooses earlier; if the rolls are equal, those players roll again (RA-03).

RR-060 = Everybody pays their bid
    .text = Each player pays their own bid to the bank out of the $40, whatever place it won, the last player too (RA-02).

RR-061 = A marker in your capital
    .text = Put 1 marker in your capital, coloured side up. This is where you begin.

RR-062 = Who wins ties for the order
    .text = All through the game, when several players are tied in the [order of play](term:order-of-play), the one who chose their capital latest decides: that player takes any place within the tied group, in front of the others or behind them. Then the next latest chooses, and so on (RA-04).

RR-064 = The first order of play
    .text = Before turn 1 hold one order-of-play phase (RR-154): divide what is left of the $40 after your bid between tokens and cash, and write both down. In the edition of 1999 the order of play is the first phase of every turn instead (RD-34).

## The turn

RR-008 = Seven phases
    .text = Every turn has 7 phases: 1 [draw](phase:draw), 2 [buy](phase:buy), 3 [play](phase:play), 4 [purchases](phase:purchase), 5 [expansion](phase:expansion), 6 [income](phase:income), 7 [order of play](phase:order) (RD-34).

RR-009 = One after the other
    .text = In phases 1 to 5 each player in [order of play](term:order-of-play) does everything they want to do in that phase; only when all are done does the next phase begin. Phases 6 and 7 everybody does at the same time.

RR-011 = The slots of the order
    .text = The [order of play table](term:order-table) has 6 [slots](term:order-slot). With fewer players some are struck out: 3 players use slots 2, 4 and 6; 4 players use 1, 3, 5 and 6; 5 players use 1 to 5. In an attack the number of your slot counts, not your rank among the players (RR-127).

## Phase 1: draw

RR-065 = Paying off a condition
    .text = Before anybody draws, the [first player](term:first-player) may remove a [shortage](term:shortage) or a [surplus](term:surplus) by paying the [base value](term:base-value) of the commodity to the bank, for as many conditions as they like. If a commodity has two of a kind, each costs the base value (RA-11). A roll of 12, which hits gold and ivory, costs $10 once for both (RA-10). Example: with a surplus of wine and Barcelona going first, Barcelona pays $5, and the next Wine card pays in full again.

RR-066 = Everybody draws a card
    .text = Then each player in order of play draws 1 card. So in turn 1 everybody has 2 cards in hand. When the last deck of the game is empty, nobody draws any more (RR-160).

## Phase 2: buy

RR-067 = Urban Ascendancy: an extra card
    .text = If you own [Urban Ascendancy](advance:urban-ascendancy), you may buy 1 extra card for $10 in your round.

RR-068 = Master Art: a discard
    .text = If you own [Master Art](advance:master-art), you may discard 1 card a turn without effect, after you have bought an extra card or done without. You cannot discard in the turn in which you buy Master Art, because this phase is over by then (RA-16, RD-22).

RR-069 = Where the discard goes
    .text = A discarded card goes to the [replay pile](term:replay-pile) if it has a circle around its epoch number, and out of the game if not. Show it to the others first (RA-17).

## Phase 3: play

RR-070 = Any number of cards, or none
    .text = In your round you may play as many cards from your hand as you like, in any order, or pass.

RR-074 = You choose the victims
    .text = Where an event leaves a choice, the player of the card decides who or what is hit. You may choose yourself or your own provinces for [Alchemist's Gold](card:alchemists-gold), [Civil War](card:civil-war), [Rebellion](card:rebellion) and [Pirates/Vikings](card:pirates-vikings) (RA-23), but nobody who is immune (RA-24). An event that can hit nothing may be played all the same, just to be rid of it (RA-22).

RR-198 = Everybody means you too
    .text = An event that names all players also hits the player of the card.

RR-075 = A marker is reduced
    .text = When an event [reduces](term:reduce) a marker, its owner puts 1 coloured token from stock in its place and takes the marker back. If the stock is empty, the owner takes a token from the expansion box or leaves the province empty, as they like (RA-36).

## Phase 4: purchases

RR-010 = Four steps in order
    .text = In your round make your purchases in this order: A 1 [ship upgrade](step:ship), B [advances](step:advances), C [stabilization](step:stabilization), D [misery relief](step:relief). You may leave any of them out, but you cannot go back to an earlier one.

## Phase 4, step A: ship upgrade

RR-089 = One grade for $10
    .text = There are three classes of ships with 4 grades each: [galleys](ship:galley) 2, 4, 6 and 8, [Seaworthy Vessels](ship:seaworthy) 10, 12, 14 and 16, and [Ocean Navigation](ship:ocean) 1, 2, 3 and 4. For $10 you move your [ship marker](piece:ship-marker) 1 grade up within its class, once a turn. Nobody starts with a ship: the first $10 bring you Galley 2 (RA-64).

RR-095 = How far galleys go
    .text = With Galley 2, 4, 6 or 8 you may ship up to that many tokens into each province that is no more than that many coastal provinces away from a coastal province with a coloured piece of yours, or from your capital. Count 1 for each coastal province you enter, the target included. The waters of rivals do not stop you (RA-74). [Chester](province:chester), [Portsmouth](province:portsmouth), [Rome](province:rome) and [Naples](province:naples) have two coasts that are joined by land only, so each counts as two places. Example: at the start London with Galley 2 reaches by ship Edinburg, York, Portsmouth, Cornwall, St. Malo, Paris, Bruges and Amsterdam and nothing else; Venice with Galley 2 reaches Rome, but not Naples.

RR-096 = Galleys keep to the coast
    .text = [Galleys](ship:galley) go from coastal province to coastal province only. They cannot cross a sea until you own [The Heavens](advance:heavens) or replace them with [Seaworthy Vessels](advance:seaworthy-vessels).

RR-097 = The Heavens: across one sea
    .text = With [The Heavens](advance:heavens) your galleys may cross 1 [sea](term:sea) in each shipment; it counts as 1 coastal province on the way (RA-75, RD-23). Example: from [Stockholm](province:stockholm) Galley 2 reaches Stettin along the coast, but Danzig and Riga only with The Heavens. London reaches [Iceland](province:iceland) with Galley 4 in four steps: York, Edinburg, Greenland Sea, Iceland.

RR-098 = Capacity of each province
    .text = You may ship any number of tokens in a turn, but into any one province no more than your [capacity](term:capacity). All tokens shipped there this turn count, those lost in failed attacks too; tokens that can come by land do not (RA-77, RA-78).

RR-032 = The ship marker is flipped
    .text = When you gain [Seaworthy Vessels](advance:seaworthy-vessels), flip your [ship marker](piece:ship-marker) and put it on 10, whatever grade it had before. This is free and happens at once (RA-65).

RR-099 = Seaworthy Vessels reach every coast
    .text = With [Seaworthy Vessels](advance:seaworthy-vessels) you may ship up to 10 tokens into any coastal province, near or far. Not open to you are the 5 overseas boxes and, without [Overland East](advance:overland-east), [area V](area:v). Each further grade raises the number: 12, 14, 16.

RR-100 = No short cut to 10
    .text = You cannot reach 10 by upgrading Galley 8: only buying [Seaworthy Vessels](advance:seaworthy-vessels) takes you there. In the same way only [Ocean Navigation](advance:ocean-navigation) leads from the second class to the third.

RR-101 = Ocean Navigation and overseas boxes
    .text = When you gain [Ocean Navigation](advance:ocean-navigation), put your ship marker on 1 of the third class, free and at once (RA-65). You may now ship any number of tokens into any coastal province except the Americas, which need [New World](advance:new-world) as well; area V still needs Overland East (RR-112). The grade says how many [overseas boxes](term:overseas-box) you may be in: 1 at first, then 2, 3 or 4 with upgrades. Every box with a piece of yours counts, those entered this turn included (RA-79).

## Phase 4, step B: advances

RR-093 = Prerequisites first
    .text = You can buy an advance only if you own its [prerequisites](term:prerequisite). You may buy both in the same round, the prerequisite first.

RR-090 = Credits count from the next turn
    .text = The [credit](term:credit) of an advance lowers the price of other advances in its category, but only from the turn after you bought it.

RR-091 = Credits are never used up
    .text = The credits you own count for every purchase, also for several in one turn, and those of a category add up. If they exceed the price, the advance costs $0; nothing is paid out (RA-63). Example: with the credits of [Urban Ascendancy](advance:urban-ascendancy) (10) and [Institutional Research](advance:institutional-research) (30) every advance of civics costs $40 less.

RR-092 = Leader credits are for this turn
    .text = A [leader credit](term:leader-credit) counts only in the turn in which the card was played, for a purchase or a rebate. What you do not use is lost (RD-18).

RR-094 = Advances work at once
    .text = What an advance allows you to do works from the moment you buy it. Buy [Written Record](advance:written-record), [Institutional Research](advance:institutional-research) or [Patronage](advance:patronage) first, and it already makes your next purchase in the same round cheaper. Only the credit waits for the next turn (RR-090).

## Phase 4, step C: stabilization

RR-102 = The price of a full hand
    .text = [Stabilization](term:stabilization) costs $1 for the first card in your hand, $2 for the second, $3 for the third and so on: $1, $3, $6, $10, $15, $21, $28 and $36 for 1 to 8 cards (RD-31). Burdens count. Without cards it costs nothing (RA-66). [Middle Class](advance:middle-class) halves the price (RR-146).

RR-103 = If you do not pay
    .text = You pay the whole price or nothing. If you cannot pay, or do not want to (RA-67), move up on the misery index by the fewest spaces that add at least the unpaid sum. Example: at 90 with 5 cards, $15 unpaid, 100 is only 10 more, so you go 2 spaces to 125. At 100 with 6 cards, $21 unpaid, you go 1 space to 125. If the index is not long enough, you end in [Chaos](term:chaos) (RA-68).

RR-104 = No limit to your hand
    .text = You may hold as many cards as you like, as long as you can bear the price.

## Phase 4, step D: misery relief

RR-105 = Buying misery down
    .text = You may move your misery marker down, space by space, by paying the difference between the two figures. From 200 to 175 costs $25. There is no space below 0 (RA-71). In the edition of 1999 relief is not bought at all (RD-41).

RR-106 = As many spaces as tiers
    .text = In one turn you can buy as many spaces as you have complete [tiers](term:tier). You have one tier with at least 1 advance in each of the 6 categories, two with at least 2 in each, and so on. Advances bought in the same round count (RA-69). Without a tier you cannot buy relief.

RR-108 = Relief values
    .text = The [relief value](term:misery-relief) of each advance you buy this turn lowers the price of your relief this turn. Several add up, and you pay the rest in cash, but they do not bring you more spaces than you have tiers. What you do not use is lost. Example: misery 80, and [Urban Ascendancy](advance:urban-ascendancy) completes your first tier: 1 space costs 10 less 5, that is $5. With [Renaissance](advance:renaissance) (relief value 100, RD-51), one tier and misery 200 you go to 175 for $0, and the other 75 are lost. Four relief values are assumed (RD-46, RD-47, RD-48, RD-49).

RR-107 = Enlightenment: half price
    .text = With [Enlightenment](advance:enlightenment) you pay half. Add up the differences of all the spaces you buy, halve the sum and round up, then take off the relief values of this turn; the price never falls below $0 (RA-70). In the edition of 1999 the advance has another effect (RD-44).

RR-200 = Half price needs a tier
    .text = The half price of [Enlightenment](advance:enlightenment) is only for owners of at least one complete [tier](term:tier). Without a tier you could not buy relief anyway (RD-25).

## Phase 5: expansion

RR-118 = Holy Indulgence: tokens for you
    .text = At the start of the phase every owner of [Holy Indulgence](advance:holy-indulgence) takes 2 tokens from stock into the expansion box for each player who does not own it. This happens after the effect of a Civil War and after any Renaissance swap. Eliminated players do not count (RA-93).

RR-120 = Holy Indulgence: tokens from you
    .text = If you do not own [Holy Indulgence](advance:holy-indulgence), put 2 tokens from your expansion box back into your own stock for each player who does (RD-24). If you have too few, all you have go, and for the rest you pay $1 each to the bank or gain 1 misery space in all. If you cannot pay, you gain the space (RA-94). All do this at once, before the owners take theirs (RA-93).

RR-119 = Money for missing tokens
    .text = If an owner of [Holy Indulgence](advance:holy-indulgence) has too few tokens in stock, the bank pays $1 for each one missing.

RR-121 = The gain is certain
    .text = An owner of [Holy Indulgence](advance:holy-indulgence) gets the full 2 tokens for each player without it, whether or not that player was able to pay.

RR-199 = The order stays as it is
    .text = Tokens and money that change hands through [Holy Indulgence](advance:holy-indulgence) do not change the order of play.

RR-110 = Where you may place
    .text = In your round place tokens from your expansion box, white side up, in any provinces within [range](term:range). Range is measured from the provinces where you have a coloured piece when your round begins, those you won in this turn's card phase included, and from your own capital, even if a rival dominates it (RA-72).

RR-111 = By land
    .text = Over land the new province must share a border with one you start from. [Caravan](advance:caravan) and ships take you further. Any number of tokens may come by land.

RR-113 = Caravan: two provinces away
    .text = With [Caravan](advance:caravan) you may place tokens two provinces away over land, unless a rival [controls](term:control) the province between. A rival controls it with a coloured marker, or with coloured tokens equal to its market number. You may pass through it if it is empty, your own, or held by rivals with white pieces or too few tokens; it must be in play and open to you (RA-73). Example: a single Venetian token in [Belgrade](province:belgrade), market number 2, lets your caravan through.

RR-114 = Caravan or ship, not both
    .text = For one placement you cannot combine [Caravan](advance:caravan) with ships.

RR-112 = Area V needs Overland East
    .text = Without [Overland East](advance:overland-east) you may not place tokens in [area V](area:v), and no province there can be ceded to you after a War.

RR-115 = White pieces are no base
    .text = A [white piece](term:white-piece) was placed this turn. You cannot measure range from it. It turns to its coloured side in the income phase (RR-143).

RR-122 = A card for tokens
    .text = At any moment of your round you may buy 1 card for tokens from your expansion box; the tokens go back to stock. The first card that anybody buys in the phase costs 3 tokens, the second 6, the third 9 and so on (RD-13). Only 1 card for each player (RA-95). Example: if the first player buys none, the second still pays only 3.

RR-134 = Freeing a marker
    .text = If all 25 of your markers are on the map and you need one, you may replace a coloured marker of yours with a coloured token from stock and use the marker elsewhere (RA-90).

RR-117 = Unused tokens
    .text = Tokens left in your expansion box when your round is over go back to stock.

RR-142 = The expansion bonus
    .text = At the end of the phase the player with the most white markers on the map, at least 1, draws a card for free. Of equals, the one who moved earlier in this phase draws (RA-96).

## Attacks

RR-202 = Pieces count, not strength
    .text = To see whether a placement is an attack, count the pieces against the market number, a marker as a full market. Their strength does not matter here.

RR-130 = Side by side in peace
    .text = As long as there is no rival marker and the tokens of all players together do not exceed the market number, you may add tokens without a fight. Exactly the market number is still peace (RA-85, RD-29). Example: [Bordeaux](province:bordeaux), market number 4, holds 2 rival tokens. You may put 1 or 2 beside them.

RR-124 = What an attack needs
    .text = If a rival marker stands in the province, or if the tokens would exceed the market number, placing tokens there is an [attack](term:attack) (RA-85). The [strength](term:strength) of your tokens must be at least the strength of all the defenders plus the market number, and the tokens themselves must be at least as many as the market number. Your tokens already there count too (RA-80). More than needed is allowed (RA-84). Example: against the 2 tokens in [Bordeaux](province:bordeaux) you need 2 + 4 = 6 tokens. Against a marker in [Montpelier](province:montpelier), market number 2, you need 4, or 5 if its owner holds Toulouse.

RR-125 = Too few may not enter
    .text = If the market is full, you may not place fewer tokens than the attack needs. There is no massing of troops at the gate.

RR-126 = The strength of a marker
    .text = A marker counts as many tokens as the market number. White pieces defend just as well as coloured ones (RA-83). If several rivals stand in the province, you attack all of them together: their pieces add up, each kind of bonus counts once if any of them has it, and a bonus of yours counts only if it would count against each of them (RA-81).

RR-123 = Satellites support a marker
    .text = Each [satellite](term:satellite) that points at a province adds 1 to the defence of a marker there if the owner of the marker has a coloured token in the satellite. The marker may be white; the token may not (RA-83). Example: a marker in [Lisbon](province:lisbon), market number 3, with a coloured token in Leon has strength 4.

RR-138 = Nationalism at home
    .text = With [Nationalism](advance:nationalism) you add 1 to your strength, in attack and defence, in every province of your [home area](term:home-area), and 1 to your die in War. Where both sides are at home and have it, it makes no difference. Example: Venice and Genoa share [area VII](area:vii).

RR-135 = Cosmopolitan in attack
    .text = With [Cosmopolitan](advance:cosmopolitan) each coloured token of yours in a satellite that points at the target adds 1 to the strength of your attack.

RR-025 = Doubled in your capital
    .text = In your own capital the strength of your pieces is doubled, whether you defend it or attack to win it back (RD-06). Satellites and Nationalism are doubled too; military advantages are added afterwards. When you attack, the number of tokens must still reach the market number (RA-82, RD-74). Examples: to attack Venice's own marker in [Venice](province:venice), market number 5, a rival needs 10 + 5 = 15 tokens. If Genoa holds [Barcelona](province:barcelona), market number 3, the player of Barcelona needs only 3 to win it back. If Paris holds [Genoa](province:genoa), market number 5, the player of Genoa needs 5, and if Venice holds it and has Nationalism, 6.

RR-137 = Cathedral: a sure win
    .text = With [Cathedral](advance:cathedral) you may win without dice, attacking or defending, once a turn against each player who does not own it. Say so before the dice are rolled. As the attacker you must still send the tokens the attack needs. Against several rivals it works only if none of them owns it, and it is then used up against all of them. It has no effect in War (RA-87, RD-07, RD-75).

RR-127 = The roll
    .text = Roll all three dice once. You win if the [coloured die](term:coloured-die) is higher than the number of your [slot](term:order-slot), or if the [black die](term:black-die) is higher than the [white](term:white-die). Otherwise the defender wins. Example: London, in slot 3, attacks the token of Paris in [Oran](province:oran) with 2 tokens. A coloured 4 wins. With a coloured 3 London loses, unless black beats white.

RR-128 = Military advantage wins equal dice
    .text = If you attack with a [military advantage](term:military-advantage), you also win when black and white are equal. An advantage that does not count against this rival does not help here either (RA-47). The defender needs nothing to win equal dice; their advantage only adds strength (RA-48).

RR-136 = Proselytism wins on your slot
    .text = With [Proselytism](advance:proselytism) your attack also wins if the coloured die equals your slot.

RR-129 = What the loser loses
    .text = All pieces of the loser in that province go back to stock, the attacker's as well as the defender's. The winner's stay, or are replaced by a marker at once (RA-80, RA-86).

RR-133 = When a marker may be placed
    .text = You put a marker only in a market, never in a satellite, and only if you have at least as many tokens there as the market number. If no marker is free, the tokens stay (RA-91).

RR-132 = One token in a satellite
    .text = After a won attack on a satellite 1 token stays there, and the others go back to stock. Example: of London's 2 tokens in [Oran](province:oran) 1 stays.

RR-131 = Trying again
    .text = After a failed attack you may try again in the same round, as often as you like, each time with enough new tokens and within your shipping capacity (RA-77). Example: London with Galley 2 has lost 2 tokens before [Oran](province:oran) and cannot ship more there this turn; with Galley 4 London can try once more.

RR-139 = Wind/Watermill: a forced trade
    .text = With [Wind/Watermill](advance:wind-watermill) you may, once a turn, force a [trade](term:forced-trade) on a rival from whom you have just won a province. The rival must have controlled it, with a marker or with the token of a satellite (RA-88, RD-72), and both of you need a card (RA-89). Pay tokens equal to the market number from your expansion box, then roll a die. On the market number or less you give the rival a card of your choice and draw one at random from the rival's hand. On a higher roll the tokens are gone for nothing. In the edition of 1999 the trade belongs to Written Record (RD-42, RD-43).

## Phase 6: income

RR-143 = White pieces turn
    .text = Turn all white pieces on the map to their [coloured side](term:coloured-piece). From now on they yield, and range is measured from them.

RR-144 = Income from the map
    .text = Read your [income](term:income) from the last circle you have uncovered on your mat: the upper number with 3 or 5 players, the lower with 4 or 6. It is $15, plus the number of players for each province you dominate, your capital included. Example: with 5 players and 17 markers you receive 15 + 5 × 17 = $100.

RR-145 = Interest on your cash
    .text = With [Interest & Profit](advance:interest-and-profit) you receive as much again as the cash you hold before income is paid, but no more than your income from the map (RA-98). Example: with $108 in hand and an income of $100 you receive another $100.

RR-146 = Middle Class: $10 more
    .text = With [Middle Class](advance:middle-class) your income is $10 higher, and so is the limit for [Interest & Profit](advance:interest-and-profit) (RA-98). Stabilization costs you half, rounded up (RR-102).

RR-109 = New World: less misery
    .text = If you own [New World](advance:new-world), go 1 misery space down in every income phase, whatever else you did this turn, beginning with the turn in which you buy it (RA-103). At 0 the space is lost (RA-71). In the edition of 1999 Enlightenment does this instead (RD-44).

RR-147 = Two rolls for the market
    .text = At the end of the phase roll the three dice twice. Black and white added up name the commodity: 2 [stone](commodity:stone), 3 [wool](commodity:wool), 4 [timber](commodity:timber), 5 [grain](commodity:grain), 6 [cloth](commodity:cloth), 7 [wine](commodity:wine), 8 [metal](commodity:metal), 9 [fur](commodity:fur), 10 [silk](commodity:silk), 11 [spice](commodity:spice), 12 [gold](commodity:gold) and [ivory](commodity:ivory). A coloured 1, 2 or 3 is a [shortage](term:shortage), a 4, 5 or 6 a [surplus](term:surplus).

RR-148 = Twelve hits gold and ivory
    .text = A total of 12 hits both [gold](commodity:gold) and [ivory](commodity:ivory). Look at the majority of each separately (RD-68, RA-100).

RR-149 = What shortage and surplus do
    .text = The next card of that commodity pays everybody 1 [payment box](term:payment-box) more in a shortage and 1 box less in a surplus. It adds up with Industry; below box 1 there is no payment, and without a province there is none either (RA-19).

RR-150 = The majority
    .text = If one player dominates more provinces of the commodity than each of the others, that player is its [majority holder](term:majority) and draws 1 card in a shortage, or pays $1 to the bank for each of these provinces in a surplus. If several are tied for most, nobody is (RA-99). With too little cash you pay what you have (RA-102). Two conditions of one kind count twice (RA-100). The markers of eliminated players are compared too, but they draw and pay nothing (RA-20). Example: black 4, white 3, coloured 4 is a surplus of wine. Barcelona with 3 wine provinces against 1 of Paris pays $3, and a Wine card pays Barcelona $20 and Paris nothing.

RR-151 = Paying off comes too late
    .text = If the condition is paid off in the next draw phase (RR-065), the [majority holder](term:majority) still keeps the card drawn, and the money paid stays paid.

RR-152 = How long a condition lasts
    .text = A shortage and a surplus of the same commodity cancel each other, and nothing happens, not even for the majority (RA-101). Otherwise the condition lasts until that commodity is played, or until the end of the next turn if it is not. A [double commodity card](term:double-card) uses up only the condition of the commodity chosen (RA-21). Example: in a shortage of wine the first Wine card pays 3 provinces $80 and 1 province $20; a second one in the same turn pays $45 and $5.

RR-153 = Two of a kind
    .text = If both rolls bring a shortage of the same commodity, or both a surplus, they do not add up in one payment. They change the first two cards of that commodity, 1 box each (RD-05).

## Phase 7: order of play

RR-154 = Tokens or cash
    .text = Each player secretly divides all their money between tokens, at $1 each, and cash. Then both are shown and written down. Pay for your tokens and move them from stock to the expansion box. The cash you keep is your [written cash](term:written-cash) for the next turn (RD-20).

RR-155 = Who spends least goes first
    .text = The player who has spent least on tokens takes the first slot in use, the next lowest the next one, and so on. Ties are settled as at the choice of capitals (RR-062). An eliminated player keeps a place in the order, as if they had spent 0 (RA-07).

RR-156 = Paying to go first
    .text = You may pay money for no tokens at all: pay $1 and count as having spent -1, pay $2 for -2, and so on, as far as your money goes (RA-06). This is the [minimum expansion](term:minimum-expansion). Example: three players spend 0, -1 and 4. The one with -1 has paid $1, has no tokens and goes first.

RR-141 = Paying to go last
    .text = There are no more than 36 tokens, but you may spend more money than you have tokens in stock in order to go late. The whole sum counts for the order, and you get the tokens that are in stock at that moment (RA-05). This is the [maximum expansion](term:maximum-expansion).

RR-157 = Renaissance: swapping places
    .text = With [Renaissance](advance:renaissance) you may, once a turn and at the start of any phase, [swap](term:swap) slots with the player directly before or behind you, if that player does not own it (RD-19). Several owners act in the order as it stands. The new order holds until the next order-of-play phase (RA-08). In the expansion phase a Civil War takes effect first (RA-09, RD-73). Example: Paris is 1st, Barcelona 2nd, London 3rd; Paris and London own Renaissance. Paris may swap first and lets Barcelona go in front. Now Paris stands before London, and London cannot move up.

## Commodity cards

RR-043 = A commodity card pays everybody
    .text = There are 27 [commodity cards](term:commodity-card) for the 12 commodities. When one is played, every player is paid by the bank for the provinces of that commodity they dominate with a coloured [marker](piece:marker). White markers and tokens pay nothing.

RR-071 = The number of provinces decides
    .text = The payment depends only on how many provinces of the commodity you dominate: 1, 2, 3 or 4 of them pay 1, 4, 9 or 16 times the [base value](term:base-value), and so on. Which provinces they are, and who played the card, does not matter. Eliminated players are not paid (RA-20). Example: with wine, base value 5, Barcelona dominates Barcelona, Lisbon and Marseilles and is paid $45; Paris dominates Strassburg and is paid $5 (RD-11).

RR-044 = Boxes on the card
    .text = A commodity card has a row of up to 10 [payment boxes](term:payment-box), each worth more than the one before. Your number of provinces tells you the box, and shortage, surplus and Industry move you along the row. Nobody is paid beyond the last box; that can only happen with [wool](commodity:wool), which has 9 provinces and 10 boxes (RA-18, RD-55).

RR-045 = They come back
    .text = After it has paid, a commodity card goes to the [replay pile](term:replay-pile).

RR-046 = Double commodity cards
    .text = Two cards show two commodities: [Cloth/Wine](card:cloth-wine) and [Gold/Ivory](card:gold-ivory). The player of the card chooses one of the two, and only that one pays. A shortage or surplus of the other stays (RA-21).

RR-072 = Industry: one box more
    .text = With [Industry](advance:industry) every commodity card pays you 1 box more. But without a province of that commodity you get nothing: Industry never gives you the first box by itself. Example: 1 wine province pays you $20 instead of $5.

RR-073 = Industry works for every card
    .text = [Industry](advance:industry) counts for any number of commodity cards in a turn, whoever plays them.

## Leaders and Patronage

RR-050 = Leaders make advances cheaper
    .text = There are 19 [leader cards](term:leader-card) (RD-70). Each lowers the price of the advances it names in the purchase phase of the turn in which it is played. Then it leaves the game for good. Several leaders may lower the price of the same advance: their credits add up (RA-58).

RR-080 = The leader box
    .text = The first leader of a turn goes face up into the [leader box](term:leader-box) on the map; later ones lie face up before the player who played them. At the end of the purchase phase all of them leave the game, used or not.

RR-081 = Later leaders are open to patrons
    .text = The first leader that anybody plays in a turn belongs to that player alone. All later leaders of the turn are open to owners of [Patronage](advance:patronage) (RA-54). In the edition of 1999 the number of patrons is limited (RD-45).

RR-082 = Protection money
    .text = When you play a leader that is open to patrons, you may lay money on the card as [protection](term:protection): any sum from $0 up to the cash in your hand. You cannot change it later (RA-55). The money stays on the card and goes to the bank at the end of the purchase phase.

RR-083 = The patron's price
    .text = If you own [Patronage](advance:patronage), you may use the credits of an open leader of somebody else. In your round of the purchase phase pay the owner of the card the sum that lies on it, once, and all its credits are yours for this phase (RA-56). A leader without protection costs nothing and counts for every owner of Patronage by itself (RA-57). Example: Venice plays [Columbus](card:christopher-columbus) as the second leader of the turn and lays $10 on him. Barcelona owns Patronage and pays Venice $10. Now both have 30 off Ocean Navigation and 30 off New World.

RR-084 = Patronage works at once
    .text = You may buy [Patronage](advance:patronage) and use it in the same round, for the advances you buy after it.

RR-085 = Written Record: $10 more
    .text = With [Written Record](advance:written-record) a leader's credit is $10 higher for each advance you buy with it, also with leaders you use as a patron. If several leaders lower one price, each of them counts $10 more (RA-58). The $10 are not doubled with Marco Polo: his 40 become 50 (RA-59). Example: with [Columbus](card:christopher-columbus) it is 40 on each of the two advances. In the edition of 1999 Written Record does something else (RD-42).

RR-086 = Printed Word: money back
    .text = If you own [Printed Word](advance:printed-word) and play a leader, the bank pays you at once the credit of the card for each advance on it that you already own: the [rebate](term:rebate). It is the credit as it stands at that moment (RA-62). Advances you buy later in the turn bring no rebate (RA-60). Example: Genoa owns Printed Word and Renaissance and plays [Erasmus](card:desiderius-erasmus): 20 + 20 = $40.

RR-087 = Discount and rebate together
    .text = With a leader that names several advances you may take a [rebate](term:rebate) for those you own and the discount on those you buy this turn.

RR-201 = No strings attached
    .text = You may take the discount without the rebate and the rebate without the discount. The Italian text allows both from one leader only if you own both advances or buy them this turn; we follow the errata, which know no such condition (RA-61, RD-21).

RR-088 = What rebates do not include
    .text = The $10 of [Written Record](advance:written-record) do not count for rebates, and [Patronage](advance:patronage) gives you no rebate from the leaders of others.

## Event cards

RR-171 = Alchemist's Gold takes half
    .text = Choose a player, who pays half of their [written cash](term:written-cash) to the bank, rounded up, but never more than the cash they have now. Money laid on a leader is safe (RA-26). You cannot choose an owner of [Laws of Matter](advance:laws-of-matter), nor a player who is out of the game (RA-24, RA-114). If all who are still in the game own it, [Alchemist's Gold](card:alchemists-gold) is a burden (RA-27). Example: Barcelona has written $23 and has $19 left. It pays $12.

RR-173 = Civil War splits a power
    .text = Choose a player. That player gains 1 misery space. The marker in their capital becomes a token, even if it is a rival's (RA-28, RD-26). Then the player loses, as they like, half of their written cash, but no more than they have (RA-30), or half of the tokens in their expansion box (RA-29, RD-27); both are rounded up. At the start of the expansion phase the player becomes last in the order, those behind move up, and it stays so to the end of the turn (RA-09). In the final card play the player may choose half of no tokens (RA-107).

RR-178 = Rebellion reduces one marker
    .text = Choose a province with a coloured marker: it becomes a token. The New World is safe, and so is every capital but your own (RA-35).

RR-177 = Pirates/Vikings on the coast
    .text = Choose coastal provinces with coloured markers, of any owners: 1 in epoch I, 2 in epoch II, 3 in epoch III. The markers there become tokens. The epoch is that of the deck you draw from (RA-13). Capitals, Iceland, West Africa and the overseas boxes may be hit too. If there are fewer such provinces, all of them are hit (RA-34).

RR-184 = Black Death empties an area
    .text = Choose one of the areas I to VIII that is in play (RA-41). First all tokens there go back to stock; then every marker there becomes a single token. It hits every player, and the pieces of eliminated players too (RA-114).

RR-183 = The Crusades take a market
    .text = Put one of your own markers, coloured side up, in any market of [area VI](area:vi) that you do not already dominate (RD-01). Reach and ships do not matter. All other pieces there go back to their owners, your own tokens included (RA-37). You gain 1 misery space. The marker counts at once (RA-38). In the same turn [Walter the Penniless](card:walter-the-penniless) is worth 30 instead of 20, whichever card comes first (RA-39). After [Mongol Armies](card:mongol-armies) the card is a burden.

RR-174 = Enlightened Ruler protects you
    .text = Play it for yourself: for the rest of the turn you are immune to [Mysticism Abounds](card:mysticism-abounds), [Religious Strife](card:religious-strife), [Civil War](card:civil-war), [Revolutionary Uprisings](card:revolutionary-uprisings), [Rebellion](card:rebellion) and [Alchemist's Gold](card:alchemists-gold). What has already hit you stays. It also protects you in the final card play of that turn (RA-25).

RR-186 = Mongol Armies bring $10
    .text = Take $10 from the bank. From now on and for the rest of the game [The Crusades](card:crusades) is a burden, and [Marco Polo](card:marco-polo), if he is played later, is worth 40 on each advance instead of 20 (RA-40).

RR-175 = Famine and grain
    .text = Every player gains 4 misery spaces, less 1 for each [grain](commodity:grain) province they dominate and less 1 with [Improved Agriculture](advance:improved-agriculture). It never turns into a loss of misery (RA-31).

RR-176 = Mysticism Abounds and science
    .text = Every player gains 4 misery spaces, less 1 for each advance of [science](category:science) they own (RA-31). If everybody owns all 4 of them, the card is a burden.

RR-181 = Revolutionary Uprisings and commerce
    .text = Every player gains 1 misery space for each advance of [commerce](category:commerce) they own (RD-15, RD-71).

RR-188 = Religious Strife and religion
    .text = Every player gains 1 misery space for each advance of [religion](category:religion) they own. A [Papal Decree](card:papal-decree) of the same turn is void, whichever card came first (RA-33, RD-04).

RR-180 = Papal Decree bans a category
    .text = Name one category: Science, Religion or Exploration. This turn nobody may buy advances of that category, you included (RA-32, RD-17). [Religious Strife](card:religious-strife) in the same turn lifts the ban (RD-04). Once Religious Strife has been played in epoch III, [Papal Decree](card:papal-decree) is a burden.

RR-172 = Armor, a military advantage
    .text = [Armor](card:armor) is a [military advantage](term:military-advantage): until the end of the turn you add 1 to your strength in attack and defence and to your die in War (RA-42), and you win equal dice in your attacks and ties in War (RR-128, RA-49). It does not count against players who play Long Bow or Gunpowder in the same turn (RA-44). Once one of those has ever been played, Armor in hand is a burden (RA-45).

RR-179 = Stirrups, weaker than Armor
    .text = [Stirrups](card:stirrups) does the same as [Armor](card:armor), but it gives nothing against a player who uses Armor (RA-46, RD-28). It does not count against Long Bow or Gunpowder of the same turn (RA-44), and it is a burden in hand once one of those has been played (RA-45).

RR-187 = Long Bow, weaker than Gunpowder
    .text = [Long Bow](card:long-bow) is a military advantage like Armor, but it gives nothing against a player who uses [Gunpowder](card:gunpowder), ties included (RA-47). It voids Armor and Stirrups; the Italian text has this the wrong way round (RD-03).

RR-185 = Gunpowder, the strongest
    .text = [Gunpowder](card:gunpowder) is a military advantage like Armor and counts against everybody: 1 more in attack, defence and War, and you win equal dice in your attacks and ties in War (RR-128, RA-49). It voids Armor and Stirrups; the Italian text has this the wrong way round (RD-02).

## War

RR-182 = War between two powers
    .text = Declare [War](card:war) on another player who is still in the game (RA-23, RA-114). Each side rolls a die and adds 1 for [Nationalism](advance:nationalism) and 1 for each military advantage that counts. The higher total wins: the winner gains 1 misery space, the loser 2, and the loser cedes as many coloured markers of their choice as the difference between the totals (RA-51). In a tie both gain 1 space and roll again at the start of each later player's round, in this card phase and those of later turns, until one side wins. A side whose round it is may first play a military advantage, but no other card (RA-50). If only one side has an advantage that counts, that side wins the tie: 1 space for it, 2 for the other, and no marker changes hands (RA-49). If one side is eliminated, the War is over (RA-53). Example: Venice declares War on Barcelona; both have Nationalism and both roll 4. Each gains 1 space. In its own round Barcelona first plays Gunpowder. The dice show 5 and 3, so it is 6 to 5: Venice gains 1 space, Barcelona 2, and Barcelona cedes 1 marker.

RR-169 = What can be ceded
    .text = The loser may cede only provinces that the winner may hold: [area V](area:v) needs Overland East, an overseas box Ocean Navigation, and the Americas New World. The winner cannot be given more overseas boxes than their ships allow (RA-52). How far the ships reach does not matter, and capitals may be ceded too (RA-51). The winner's markers there are coloured at once. Example: London with Galley 2 and nothing but its capital may be given any market of area VI.

RR-170 = What cannot be ceded
    .text = The loser must cede as many markers as possible (RA-51). For each one that is missing the loser gains 1 more misery space.

## Diplomacy

RR-158 = Promise what you like
    .text = You may promise anything to anybody, and no promise binds you. But there are no secret agreements, and you may never show your cards. Whoever breaks this gains 1 misery space; some texts add half of the written cash (RA-111, RD-08). A card shown by mistake must be played as soon as it can be, or the penalty is due (RA-112).

RR-140 = No trading of cards
    .text = Cards change hands only through a forced trade (RR-139). You may not give, sell or swap them, even if both sides want to.

## The end of the game

RR-159 = When the game ends
    .text = The game ends with the turn in which a player owns all 26 advances, or in which the last card of the last deck is drawn: that of epoch I in the [Basic game](variant:basic), epoch II in the [Intermediate game](variant:intermediate) and epoch III in the [Campaign game](variant:campaign). If you play to a [time limit](variant:time-limit), you agree which turn is the last (RA-110). The turn is always played to its end (RA-104), even if the last card goes with the very last draw (RA-15).

RR-160 = An empty last deck
    .text = Once the last deck is empty, nobody draws any more: not in the draw phase, not for money, not for tokens, not for the bonus and not for a majority. The turn is finished without further cards (RA-14).

## The end of the game: final card play

RR-161 = Everybody plays out their hand
    .text = The last turn has no order-of-play phase. After its income all players, in the same order as in that turn, play all the cards they still hold, one by one, in whatever sequence they like. Burdens are not played. Nobody may discard (RA-105).

RR-162 = Nobody pays off conditions
    .text = In the final card play the first player may not pay off the new shortages and surpluses. They count for the first card of their commodity.

RR-203 = Commodities pay as usual
    .text = Commodity cards of the final card play pay every player as usual.

RR-163 = Leaders only give rebates
    .text = There are no more purchases, so leaders bring only the [rebate](term:rebate): you need [Printed Word](advance:printed-word) and an advance named on the card.

RR-164 = Events at the end
    .text = Events work as usual. A [War](card:war) that is tied is rolled again in each player's round that is left, and each tie costs both sides 1 misery space.

RR-205 = A War that is never decided
    .text = In the final card play a War can be rolled for only as many times as there are player rounds left, that of its player included. If it is still tied then, it ends without winner or loser, but the misery of its ties stays (RA-106). Example: with 6 players the fourth plays War: at most 3 rolls.

RR-165 = Advantages still count
    .text = [Military advantages](term:military-advantage) played in the last turn and [Nationalism](advance:nationalism) still count in the final card play (RA-42).

RR-204 = Cards without effect
    .text = Cards discarded earlier, with Master Art or by an eliminated player, and cards that were never drawn have no effect at the end.

## The score

RR-166 = Counting up
    .text = Your [score](term:score) is the value of all your advances, plus your cash, minus the figure of your misery space. An advance counts with its full cost, whatever you paid. The highest score wins; equal scores share the victory (RA-108). Eliminated players do not score (RA-109).

## Lengths, time and editions

RR-006 = Three lengths
    .text = There are three lengths: the [Basic game](variant:basic), the [Intermediate game](variant:intermediate) and the [Campaign game](variant:campaign). The rules are the same; only the end comes earlier or later (RR-159).

RR-196 = How long it takes
    .text = Expect 2 hours for the Basic game, at least 4 for the Intermediate game and 6 for the Campaign game.

RR-007 = A time limit instead
    .text = If you prefer, agree on a [time limit](variant:time-limit): you finish the turn you are in, leave out its order-of-play phase, and go on with the final card play (RA-110).

## Elimination

RR-028 = Beyond 1000 is Chaos
    .text = If your misery marker has to move beyond 1000, it lands on [Chaos](term:chaos), and you are out of the game. At 1000 itself you are still in (RD-09).

RR-077 = What becomes of your pieces
    .text = When you are out, your pieces stay on the map and defend themselves. Discard your hand: cards with a circle around the epoch number go to the replay pile, the others leave the game. You draw, pay and receive nothing any more (RA-20). Events that name a player cannot be played on you, but those on provinces and areas hit your pieces like any others (RA-114). You keep a place in the order of play (RA-07).

RR-078 = How they defend
    .text = No advance helps the pieces of an eliminated player except [Nationalism](advance:nationalism) in the home area. Markers, satellites and the doubling in the own capital count as before; there are no military advantages and no Cathedral (RA-115).

RR-079 = Income stays the same
    .text = After an elimination the income of the others is still figured with the number of players at the start (RR-144).

RR-167 = Leaving the game
    .text = A player who leaves before the end is treated like an eliminated one: the hand is discarded, the pieces stay (RA-116, RD-66).
