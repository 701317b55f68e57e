### Age of Renaissance: a guide for the first game, step by step, and the captions of its pictures.
### step-<id> is the title of a step, .text what it says.

## Pages

book-page-learn = First look
    .intro = What the game is about, what is in the box, and how to read the map and the cards.
book-page-learn-setup = Set up the table
    .intro = Twenty minutes the first time. The figures for your number of players are in the table below.
book-page-learn-turn = A turn
    .intro = The seven phases: what you may do, what it costs, and who profits. Every turn is played like this.
book-page-learn-turns = Two turns, move by move
    .intro = Anna, Marek and Dana play a Basic game. The pictures show the table as it stood.
book-page-learn-end = The end, and questions
    .intro = How the winner is found, what pays off in a first game, and what is asked most.

## First look

step-aim = What it is about
    .text =
        You lead a trading power of Europe. Money turns into **tokens**, tokens take **markets** on the map, markets bring money, and with the money you buy **advances**: 26 discoveries and institutions from The Heavens to Middle Class. Cards make your goods pay, help you, or bring disaster on the others.

        At the end three things count:

        - what your **advances** cost, in full, even if you paid less,
        - plus your **cash**,
        - minus your **misery**, a track that begins at 0: disasters push you up it, and so do cards you keep and do not pay for.

        Whoever has the most points wins. For a first game choose the [Basic game](variant:basic): it uses only the 29 cards of epoch I and takes about 2 hours. Three players get through them in 4 to 6 turns, more players in fewer.

step-box = In the box
    .text = Each of the six powers has 36 tokens, 25 markers and 15 small markers for the tracks. Besides what the picture shows there is play money, the bank, which never runs out. The pad of turn logs has a line for each advance: tick off what you buy, and write your cash down.

step-tokens = Tokens and markers
    .text =
        Only two kinds of piece go on the map:

        - A [token](piece:token) is **square** and costs $1. It is what you place.
        - A [marker](piece:marker) is **round** and costs nothing. It replaces your tokens as soon as they fill a market on their own. Only markers bring money: you now [dominate](term:domination) the province.

        Both have a **white** side and a **coloured** side. What you put on the map this turn lies white side up. It already defends, but you cannot start from it yet, and it brings nothing. In phase 6 all white pieces turn to colour.

        On your mat, in our drawing: (1) the **stock**, tokens you cannot use this turn; (2) the **expansion box**, tokens you have bought and will place this turn; (3) the last circle you uncovered, which is your income, the upper figure with 3 or 5 players, the lower with 4 or 6; (4) the markers you have not used yet.

step-map = Reading the map
    .text =
        On the board:

        - **A number in a circle** is a market, and the number its **market number**: it takes that many tokens, all players together, or one marker. The colour shows its good.
        - **A 1 in a box** is a [satellite](term:satellite). It takes 1 token and never a marker. It brings no money, but it helps to defend the markets its arrows point at.
        - **A coloured number** is a capital, where a power starts. The area around it is its home area.
        - **Light blue** is coastal water, **medium blue** a sea, **dark blue** the Atlantic. You cross none of them without ships. A province with light blue at its edge is coastal.

        Land without a name cannot be entered. Nothing ever moves from province to province.

        Our two maps make do with one blue. The first is the whole board; the second is area VII, where Venice and Genoa start, with every name and, below it, the good. The other areas are drawn like this too: [IV](page:area-iv), [V](page:area-v), [VI](page:area-vi), [VIII](page:area-viii), and for more players [III](page:area-iii), [II](page:area-ii) and [I](page:area-i).

step-cards = Reading a card
    .text =
        The number on a card is its epoch. With a **circle** around it the card goes to the replay pile and comes back in the longer games only; with a **square**, or on a leader, it leaves the game when played. There are three kinds:

        - **Goods.** Whoever plays it, the bank pays *everybody* for the provinces of that good they dominate with a coloured marker. Your number of provinces tells you the box of the card, as in the picture: two provinces bring four times as much as one, three nine times. The first box is the **base value** of the good. In a shortage you are paid one box further, in a surplus one box less (phase 6 tells how they come about); whoever has no province of the good is paid nothing. On a card with two goods the player names one.
        - **Leaders.** They make the advances they name cheaper, this turn only.
        - **Events.** Do what the card says. Those of epoch I are listed further on.

        You hold your cards in secret, but anybody may ask how many you have. There is **no hand limit**: cards you keep cost money instead, in phase 4.

## Set up the table

step-table = Step by step
    .text =
        1. Sort the cards by epoch. Shuffle epoch I and deal 1 card to each player; the rest is the draw pile. In the Basic game the others stay in the box.
        2. Each player takes $40 and a mat, on the side for your number of players.
        3. Write a bid in secret, from $0 to $40, and show them together. **Everybody pays their own bid.** The highest bidder chooses a capital first, then the next; with equal bids each rolls a die, and the higher one chooses first. Remember this order: later it decides ties.
        4. Take the pieces of your power. All tokens go to stock, one marker on each circle.
        5. Put one marker, coloured side up, in your capital. Take it from the first circle, the one with the lowest figures; every later marker comes from the next circle. A marker that leaves the map goes back to the circle you uncovered last.
        6. Put your misery marker on 0, and a small marker on the commodity log for the good of your capital; it moves with every market you gain or lose. Nobody has a ship yet. One player moves the markers of the tracks, another keeps the bank.
        7. Now comes the first phase 7: each player secretly divides the money left between tokens, $1 each, and cash. Show it, move the tokens to the expansion box, write the cash down. Whoever spent **least** goes first: put your markers on the order of play table in this order, on the slots for your number of players.

        The one who chose a capital **last** settles a tie: that player picks a place among the tied, then the next latest. The picture shows a table for three.

step-numbers = The numbers for your table
    .text =
        | Players | Powers | Areas | Slots in use |
        |--:|---|---|---|
        | 3 | Venice, Genoa, Barcelona | IV to VIII | 2, 4, 6 |
        | 4 | and Paris | III to VIII | 1, 3, 5, 6 |
        | 5 | and London | II to VIII | 1 to 5 |
        | 6 | and Hamburg | I to VIII | 1 to 6 |

        Income is $15, and for each marker as many dollars as there are players.

        Nothing may be placed in areas out of play; ships may pass there. Area V is closed to you until you buy [Overland East](advance:overland-east), an advance; the Far East and the Americas need ocean ships, which is a long way off.

        Your **slot** is not your rank: with 3 players the first player stands on slot 2, the second on 4, the third on 6. The number counts in every attack.

## A turn

step-turn = The turn on one page
    .text = In phases 1 to 5 you act one after the other, in order of play: the first player does everything they want in that phase, then the second, and so on. Your part of a phase is your **round**. Phases 6 and 7 are played by all at once. (Codes in brackets lead to the full text: RR to a rule, RA to a decision where the rules leave a doubt.)

step-draw = 1 and 2: draw and buy
    .text =
        - The first player may end any shortage or surplus by paying the [base value](term:base-value) of the good to the bank.
        - Everybody draws 1 card. So in turn 1 you have 2.
        - With [Urban Ascendancy](advance:urban-ascendancy) you may buy 1 more card for $10, with [Master Art](advance:master-art) throw 1 away. Everybody else skips phase 2.

        - **Who profits:** more cards mean more choice, but each one you keep costs more.

step-play = 3: play cards
    .text =
        In your round play as many cards as you like, one after the other, or none. Cards are played only now, never in the round of another.

        - **It costs:** nothing. What you keep costs money in phase 4.
        - **Leaders:** the first leader of the turn, whoever plays it, lies in the leader box and is for that player alone. Later ones may also be used by owners of [Patronage](advance:patronage). You may lay protection money on such a card, as much as you like. A patron who wants to use the leader pays you that sum, once for all it gives, and at the end of phase 4 what you laid down goes to the bank.
        - **Who profits:** from a card for a good, whoever has the most provinces of it. So wait until you are ahead, and look at the [commodity log](term:commodity-log), which shows who has what.

        The goods by number of provinces:

step-events = The events of epoch I
    .text =
        | Event | What happens |
        |---|---|
        | [Alchemist's Gold](card:alchemists-gold) | a player of your choice pays half of the cash they wrote down, rounded up, but never more than they have left |
        | [Civil War](card:civil-war) | a player of your choice: 1 misery space; the marker in that player's capital, whoever it belongs to, becomes a token; half of the cash written down (never more than is left) or half of the tokens bought goes, rounded up, as the victim likes; before phase 5 the victim moves to the last slot, the players behind move up |
        | [Enlightened Ruler](card:enlightened-ruler) | from now to the end of the turn you are safe from Civil War, Rebellion, Alchemist's Gold, Mysticism Abounds and Revolutionary Uprisings |
        | [Famine](card:famine) | all, you too: 4 misery spaces, 1 less for each grain province |
        | [Mysticism Abounds](card:mysticism-abounds) | all, you too: 4 misery spaces, 1 less for each science advance |
        | [Revolutionary Uprisings](card:revolutionary-uprisings) | all, you too: 1 misery space for each commerce advance |
        | [Papal Decree](card:papal-decree) | name Science, Religion or Exploration: nobody buys such advances this turn |
        | [Pirates/Vikings](card:pirates-vikings) | a coloured marker in a coastal province of your choice becomes a token, capitals too |
        | [Rebellion](card:rebellion) | a coloured marker of your choice becomes a token, but not in a rival's capital |
        | [The Crusades](card:crusades) | put one of your markers in any market of area VI, near or far, coloured side up; other pieces there go back; you gain 1 misery space |
        | [War!](card:war) | a duel of dice with a player of your choice, for provinces: see below |
        | [Armor](card:armor), [Stirrups](card:stirrups) | a military advantage until the end of the turn: 1 more strength in attack, defence and War, and you win equal dice when you attack. Stirrups do nothing against Armor |

        When a marker becomes a token, it goes back to the mat, and its owner puts 1 coloured token from stock there (from the expansion box if the stock is empty). The province brings nothing until it is filled again.

        In a **War!** both roll a die and add 1 each for Armor, Stirrups and Nationalism. The higher total gains 1 misery space, the lower 2, and the loser cedes as many provinces as the difference: the loser picks them among their coloured markers, the capital included, and a coloured marker of the other side takes the place of each. Each one missing costs the loser 1 space more. If the totals are equal, whoever alone has Armor or Stirrups wins; otherwise both gain 1 space, and you roll again at the start of the next player's round, next turn if need be (RR-182).

        The leaders of epoch I: [Charlemagne](card:charlemagne) $20 off Nationalism, [Dionysus Exiguus](card:dionysus-exiguus) $20 off Written Record, [St. Benedict](card:st-benedict) $10 off each of Written Record and Patronage, [Rashid ad Din](card:rashid-ad-din) $10 off each of Written Record and Overland East, [Walter the Penniless](card:walter-the-penniless) $20 off Overland East, or $30 if anybody plays The Crusades in the same turn, before or after. Several leaders add up.

step-purchases = 4: buy
    .text =
        Four things, in this order. You may skip any of them, but not go back:

        1. **Ship.** $10 for one grade, once a turn: your marker goes one space on along the shipping table, Galley 2, 4, 6, 8. Nobody starts with a ship.
        2. **Advances.** As many as you can pay, each once; nobody takes one away from another. The price is what is printed, less your credits and leaders, and never below $0. An advance works at once, for your next purchase too.
        3. **Stabilization.** Pay for the cards in your hand: $1, $3, $6, $10, $15 or $21 for 1 to 6 of them, and so on, the seventh $7. You pay all of it or nothing, as you like. If nothing, move up on the misery index until the figure is higher by at least that sum, and no further.
        4. **Misery relief.** Only with at least 1 advance in each of the 6 categories: pay the difference between two spaces and move down from one to the other, 1 space a turn (2 spaces with 2 advances in each category, and so on). In a first game this comes late (RR-105, RR-106).

        - **Credits:** each advance you own makes others **of its category** cheaper, but only from the next turn on. Science, religion and exploration give $20 for each advance, commerce and communication $10; civics $10, $20, $30, $40 and $50, from V to Z. Industry, Renaissance and New World give none. Credits are never used up.
        - **Religion** costs 1 misery space for each advance.
        - **Misery** does one thing: it counts against you at the end. The spaces go up by 10 as far as 100, then by 25 as far as 200, then faster. Only somebody pushed beyond 1000 is out of the game.

step-first-advances = What to buy first
    .text =
        | Advance | Price | What it does |
        |---|--:|---|
        | [Caravan](advance:caravan) | $20 | you reach provinces two away over land |
        | [Urban Ascendancy](advance:urban-ascendancy) | $20 | an extra card for $10 every turn |
        | [The Heavens](advance:heavens) | $30 | your galleys may cross 1 sea |
        | [Written Record](advance:written-record) | $30 | every advance that a leader makes cheaper costs you $10 less still, at once |
        | [Patronage](advance:patronage) | $30 and 1 misery space | you may use the leaders of others |
        | [Overland East](advance:overland-east) | $40 | area V is open to you |
        | [Wind/Watermill](advance:wind-watermill) | $40 | from a rival you beat you may try to take a card in exchange for one of yours |
        | [Improved Agriculture](advance:improved-agriculture) | $50 | 1 misery space down at once, and 1 less in every Famine |
        | [Human Body](advance:human-body) | $60 | 1 misery space down at once |
        | [Printed Word](advance:printed-word) | $60 | your leaders pay you for advances you own already |
        | [Holy Indulgence](advance:holy-indulgence) | $60 and 1 misery space | in every phase 5 you gain 2 tokens for each player without it, and those lose 2 |
        | [Nationalism](advance:nationalism) | $60 | 1 more strength in your home area, attacking and defending, and in War |

        The picture shows all 26: letter, price, and behind it the letters you must own first. [The catalogue](page:advance) explains each of them.

step-expansion = 5: place tokens
    .text =
        In your round place the tokens of your expansion box, white side up, wherever you can reach:

        - **By land**, as many as you like: in a province where you have a **coloured** piece, in your capital, and in any province that borders on one of these.
        - **By ship:** count coastal provinces from one with a coloured piece of yours, the target included, over waters that touch. Galley 2 reaches 2 provinces away and carries up to 2 tokens into each, Galley 4 reaches 4 and carries 4, and so on. The same limit holds for an attack, and tokens you lose there count. A sea is closed to galleys without The Heavens.

        Three things can happen:

        - You **fill a market** in which nobody else stands: put a white marker there, and take the tokens back to stock. Your tokens of earlier turns count. With fewer tokens you just stand there.
        - You **stand beside rivals**: allowed as long as there is no rival marker and all tokens together do not exceed the market number. Nobody has a marker then.
        - You **attack**: the only way where a rival's marker stands or the tokens would be too many. Where you could stand beside a rival you may attack as well, if you send as many tokens as an attack needs.

        Besides, once in your round, you may buy a card for tokens: the first card anybody buys in the phase costs 3, the second 6, the third 9. Tokens left over go back to stock.

        When all are done, whoever has **the most white markers** on the map draws a card; in a tie whoever acted first.

        - **It costs:** the tokens. You paid for them last turn.
        - **Who profits:** whoever is early finds empty markets.

step-attack = 5: attack
    .text =
        1. **Defence.** A marker counts as much as its market number, a token 1. Each satellite that points there adds 1 to a marker if its owner has a coloured token in it. Armor or Stirrups add 1, and in the defender's home area Nationalism does. Several rivals defend together: their pieces add up, and all of them stay or go.
        2. **Tokens.** You need as many as the defence **and the market number** together, less 1 for each advantage of your own, but never fewer than the market number. Your own tokens that stand there already count. With fewer you may not enter a full market at all.
        3. **Dice.** Roll all three once. You win if the coloured die is **higher than your slot**, or if **black is higher than white**.
        4. **Result.** All pieces of the loser there go back to stock, yours of earlier turns too if you lose. If you win, put a white marker in a market, and your tokens go back to stock as well; in a satellite 1 of them stays. If you lose, you may try again with new tokens.

        A **capital** is hard to take: its own power's marker or tokens, satellites and Nationalism count double there, only Armor and Stirrups do not. The same holds when that power attacks there to win it back (RA-82).

        The first picture shows the attack on Rome from the example on the next page: Anna stands on slot 2, has Nationalism, and Marek has played Armor. The second shows how often an attack succeeds from each slot. More tokens than needed do not change the odds.

        - **Who profits:** whoever is early. From slot 6 only black over white can win.

step-income = 6: income
    .text =
        All at once:

        1. Turn all white pieces to colour.
        2. Take $15, and for each marker as many dollars as there are players: the last circle on your mat.
        3. What is left of last turn's shortages and surpluses ends.
        4. Roll the three dice **twice**. Black and white together name a good: 2 stone, 3 wool, 4 timber, 5 grain, 6 cloth, 7 wine, 8 metal, 9 fur, 10 silk, 11 spice, 12 gold and ivory. A coloured 1, 2 or 3 is a **shortage**, a 4, 5 or 6 a **surplus**.
        5. If one player has more provinces of the good than each of the others: in a shortage that player draws a card, in a surplus that player pays $1 for each of these provinces. Nothing happens in a tie.

        The next card for the good pays one box more or less, then it is over. Two shortages of one good hit the next two cards, one each, and so do two surpluses; a shortage and a surplus of one good cancel each other.

        - **Who profits:** whoever holds many small markets. Every marker brings the same, whatever the market number, and the small ones are cheap.

step-order = 7: tokens or cash
    .text =
        Each player secretly divides all money between tokens and cash. Show it, pay, and write your cash down. Whoever spent least goes first; ties are settled as at the start. Tokens not used this turn are gone, so buy what you need.

        - **It costs:** $1 for each token. You may spend more than you have tokens in stock: all of it counts, but you get only those. You may also pay $1 or more for no tokens at all, to count as having spent even less than $0 (RR-156).
        - **Who profits:** little spent means early and strong in attack, much spent means many markers.

## Two turns, move by move

step-players = The start
    .text =
        Anna bids $4, Marek $2, Dana $0. So Anna chooses first and takes Venice, Marek takes Genoa, and Barcelona is left for Dana. Anna has $36 left and buys 12 tokens, Marek has $38 and buys 13, Dana has $40 and buys 12. Anna and Dana are tied; Dana chose her capital last and decides to go first. The order is Dana on slot 2, Anna on slot 4, Marek on slot 6.

        Below the map each power has a line: the number is the slot, then come cash, ship, misery and cards in hand, the letters of its advances, and its provinces.

step-first-cards = Turn 1: cards and purchases
    .text =
        Each player draws a card and has 2.

        - **Dana** plays Dionysus Exiguus. He is the first leader, so he is hers alone. Written Record costs her 30 − 20 = $10. For the card she keeps she pays $1 and has $17.
        - **Anna** plays nothing: her card for cloth and wine would bring only $5 now. She buys Galley 2 for $10, pays $3 for two cards and has $11.
        - **Marek** plays St. Benedict and buys Patronage for 30 − 10 = $20. That costs 1 misery space: he is at 10. He pays $1 for his card and has $4.

step-first-expansion = Turn 1: the map
    .text =
        - **Dana** fills Valencia (2 tokens), Toledo (3), the Basque country (2) and Montpelier (2). The last 3 buy a card, the first in this phase.
        - **Anna** fills Florence (4), Milan (3) and Dubrovnik (3) over land. Her galley takes the last 2 along the coast: from Venice to Dubrovnik is 1, to Belgrade, whose land reaches the sea beyond Dubrovnik, 2. They fill Belgrade.
        - **Marek** fills Rome (4), Marseilles (5) and Lyons (4).

        Dana and Anna have 4 new markers each. Dana acted first and draws a card.

step-first-end = Turn 1: income and order
    .text =
        The pieces turn to colour. Dana and Anna dominate 5 provinces each: 15 + 5 × 3 = $30. Marek has 4: $27.

        - **First roll:** coloured 2, black 3, white 3: a shortage of cloth. Anna has Venice and Florence, Marek only Genoa. Anna draws a card.
        - **Second roll:** coloured 5, black 4, white 3: a surplus of wine. Dana and Marek have 1 each, so nobody pays.

        Now Anna wants to go first, so that nobody pays off the shortage before she plays her card. She spends $11, Dana $14, Marek $16. Anna is on slot 2 with $30, Dana on 4 with $33, Marek on 6 with $15.

step-second-cards = Turn 2: cards
    .text =
        Everybody draws. Anna leaves the shortage as it is.

        - **Anna** plays Cloth/Wine and names cloth. She has 2 provinces; box 2 would be $20, but in the shortage it is box 3: $45. Marek has 1 and is paid box 2: $20. Then she plays Charlemagne, the first leader.
        - **Dana** plays Rashid ad Din, the second leader, and lays $3 on him because Marek owns Patronage. Then Alchemist's Gold against Anna: she wrote down $30 and pays half, $15.
        - **Marek** plays Armor.

step-second-purchases = Turn 2: purchases
    .text =
        - **Anna** has $60. Galley 4 costs $10, Nationalism with Charlemagne 60 − 20 = $40, and two cards $3. She has $7 left.
        - **Dana** buys Overland East: 40, less 10 for Rashid ad Din and 10 more because she owns Written Record, makes $20. Two cards cost $3.
        - **Marek** pays Dana the $3 as a patron and buys Written Record for 30 − 10 = $20. He pays $1 for his last card.

step-second-expansion = Turn 2: the map
    .text =
        - **Anna** attacks Rome. Marek's marker counts 4 and his Armor 1; with the market number that is 9, less 1 for her Nationalism: 8 tokens. She rolls a coloured 4, black 2, white 5. 4 is higher than her slot 2: she wins and puts a marker there. Galley 4 takes 2 tokens to Salonika (Durazzo, Corfu, Athens, Salonika: 4 steps from Belgrade) and 1 to the satellite Durazzo.
        - **Dana** fills Granada (2), Lisbon (3), Seville (3) and Bordeaux (4), and puts 1 token each in the satellites Leon and Toulouse.
        - **Marek** is on slot 6: he can win only by black over white. Dana's marker in Montpelier counts 2; her token in Toulouse is white and does not support it yet. With Armor he needs 2 + 2 − 1 = 3 tokens. He rolls 4, 2, 5 and loses them. He tries again with 3: 5, 3, 3. Equal dice win for him because of Armor. For Bordeaux he needs 4 + 4 − 1 = 7: he rolls 6, 4, 1, black is higher. The last 3 tokens buy a card.

        White markers: Dana 3, the others 2. Dana draws.

step-second-end = Turn 2: income
    .text =
        Anna and Dana have 7 markers each and take $36, Marek has 5 and takes $30. The wine surplus of turn 1 ends unused.

        - **First roll:** 1, 1, 1: a shortage of stone. Anna has Milan and Rome, Marek Montpelier: Anna draws a card.
        - **Second roll:** 6, 4, 3: a surplus of wine. Dana has Barcelona and Lisbon, Marek Marseilles: Dana pays $2.

        If the game ended here, Dana would have 70 for two advances and $44, that is 114 points; Anna 60 + 43 = 103; Marek 60 + 41 − 10 = 91. Now Marek spends $15 on tokens, Dana $18, Anna $20: in turn 3 Marek goes first.

## The end, and questions

step-scoring = The end and the score
    .text =
        The Basic game ends with the turn in which the last card of epoch I is drawn; from then on nobody draws any more. Finish that turn up to income. Instead of phase 7 everybody, one after the other in order of play, plays out all the cards in hand, unwelcome ones too. Goods pay and events happen as usual, with the shortages and surpluses just rolled; leaders do nothing. Then count: the full price of your advances, plus cash, minus the figure of your misery space. Players with equal scores share the victory (RR-166).

step-advice = What pays off
    .text =
        - Small markets first: a market of 2 brings as much as one of 5.
        - Two or three provinces of a dear good, and its card in hand: that pays for an advance.
        - One advance of each category early: credits work from the next turn, and without one of each there is no misery relief.
        - Do not sit on cards. The fourth costs $4, the sixth $6, every turn.
        - Want to attack? Spend little and go first. Have many tokens to place in peace? Then the last place does no harm.
        - Put tokens in the satellites that point at your best markets.

step-questions = Questions
    .text =
        - **May I leave a market half filled?** Yes, your tokens stay and count as a start for next turn (RR-130).
        - **May I add tokens where I have a marker?** No (RR-022).
        - **Do white pieces defend?** Yes, but a white token in a satellite supports nothing (RR-126, RR-123).
        - **May I start from what I have just placed?** No, only from coloured pieces and your capital (RR-115).
        - **May I lose my capital?** Yes, like any market; you may still start from it (RR-110).
        - **Must I play a card?** No, but you pay for it (RR-070, RR-102).
        - **Does the new credit count at once?** From the next turn on; what the advance allows works at once (RR-090, RR-094).
        - **Who is paid for a card?** Everybody with coloured markers in that good (RR-043).
        - **May I give or sell cards?** No, and not show them either (RR-140, RR-158).
        - **What if the draw pile is empty?** In the Basic game nobody draws any more, and that turn is the last (RR-159).

## Pictures
# The value is the caption; .alt tells somebody who cannot see the picture what it shows.

picture-box = What is in the box, besides the money.
    .alt = Eight things with their numbers: map, tokens, markers, small markers, mats, cards, dice, pad of turn logs.
picture-box-map = map
picture-box-tokens = square tokens
picture-box-markers = round markers
picture-box-tracks = small markers for the tracks
picture-box-mats = player mats
picture-box-cards = history cards
picture-box-dice = dice
picture-box-logs = pad of turn logs
picture-mat = A mat with 5 provinces, in our drawing: stock (1), expansion box (2), income (3), unused markers (4).
    .alt = Above two fields with square tokens, coloured ones in stock and white ones in the expansion box; below three rows of circles, five uncovered with two figures each, the others under markers.
picture-row = The boxes of the card for cloth: with two provinces $20, in a shortage $45, in a surplus $5.
    .alt = Six boxes with 5, 20, 45, 80, 125 and 180 dollars; the second is pointed out, a line to the third says shortage, one to the first surplus.
picture-setup = The table for three before the first turn, in our drawing. The numbers are those of the steps; what everybody does with a mat is numbered on one of them.
    .alt = The map with the draw pile, the replay pile and the leader box on one side, the tables for order, ships and goods on the other, the misery index above; below it three mats.
picture-attack = The attack on Rome: defence (1), tokens (2), dice (3), result (4).
    .alt = Four strips: 4 and 1 make 5; 5 and 4 less 1 make 8; dice with 4, 2 and 5; eight tokens become a marker.
picture-attack-marker = marker in Rome
picture-attack-defence = defence
picture-attack-tokens = tokens to send
picture-attack-roll = coloured 4 is higher than slot 2: won
picture-attack-result = the defender is gone, and a white marker stands in Rome
picture-slots = How often an attack without Armor or the like succeeds from each slot, and the slots in use with each number of players.
    .alt = Six columns: 90, 81, 71, 61, 51 and 42 percent; below them dots for the slots used with 3, 4, 5 and 6 players.
picture-table-1 = The start: each power has its capital. Red is Venice, blue Genoa, green Barcelona; the figures are market numbers.
    .alt = Map with three markers in Venice, Genoa and Barcelona; below it a line for each power.
picture-table-2 = After the placing in turn 1. White pieces with a coloured edge are new.
    .alt = New markers of Barcelona in the west, of Venice in the east and of Genoa between them.
picture-table-3 = After the placing in turn 2. Squares are tokens in satellites.
    .alt = A white marker of Venice in Rome, of Genoa in Montpelier and Bordeaux; tokens in Durazzo, Leon and Toulouse.
picture-table-4 = After the income of turn 2: everything is coloured.
    .alt = Venice has seven provinces, Barcelona seven, Genoa five.

## Examples

example-first-turns = The two turns as a record
    .text = This is what the table wrote down. [Writing a game down](section:records) explains it line by line.
    .names = Anna, Marek, Dana
example-war = A War over two rounds
    .text = Both have Nationalism and both roll 4: each gains 1 misery space. At the start of the next player's round the dice are rolled again, after Barcelona has played Armor. 5 and 1 against 3, 1 and 1: Venice wins by 1 and gains 1 space, Barcelona gains 2 and cedes 1 marker.
example-ship = Two galleys
    .text = Venice with Galley 2 starts from Venice and Dubrovnik: Belgrade and Durazzo lie 1 and 2 coastal provinces from Dubrovnik, Rome 2 from Venice by way of Florence. No province gets more than 2 tokens. Genoa with Galley 4 reaches Cagliari in 1 step, and Montpelier by way of Marseilles in 2.
example-ties = Three spend the same
    .text = Barcelona spends 4 and goes first. Venice, Genoa and Paris spend 10 each. Genoa chose its capital last and takes the middle of the three; then Venice, the next latest of them, goes in front, and Paris is left with the end.
example-stability = Paying or not paying
    .text = Venice and Genoa draw a fifth card and owe $15. Venice has too little: at 90 the next space is 100, only 10 more, so it takes two spaces, to 125. Genoa pays. Barcelona has three cards and pays $6.
