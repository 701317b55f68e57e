### Age of Discovery: a guide for the first game, step by step, and the captions of its pictures.
### step-<id> is the title of a step, .text what it says.

## Pages

book-page-learn = First look
    .intro = What the game is about, who is who, and where everything happens. You need not know any building by heart.
book-page-learn-setup = Set up the table
    .intro = A quarter of an hour the first time. The numbers for your table are in the second list.
book-page-learn-turn = A turn
    .intro = What you may do in each box, what it costs, and who profits. All eight turns are played like this.
book-page-learn-turns = Two turns, move by move
    .intro = Anna, Marek and Dana play their first game. The pictures show the table as it stood.
book-page-learn-end = The end, and questions
    .intro = How the winner is found, what pays off, and what is asked most.

## First look

step-aim = What it is about
    .text =
        You lead a seafaring nation. Every turn you have 5 colonists and perhaps a few specialists. You place them one at a time in the eight boxes at the side of the board, taking turns with the others; then the boxes are resolved from top to bottom, and each piece does what its box is for.

        Points come from four things:

        - **Colonies.** In each region of the New World the most pieces count 6 points and the second most 2, if somebody has at least 3 there. That happens three times, after turns 3, 6 and 8.
        - **Discoveries.** Every token you find has points on it for the end of the game.
        - **Buildings.** Those of Age III above all.
        - **Economy.** What your goods bring in turn 8 counts once more as points.

        The game lasts 8 turns. The most points win.

step-pieces = Who is who
    .text =
        | Piece | At home | In the New World |
        |---|---|---|
        | Colonist | counts 1 everywhere | 1 piece |
        | Captain | counts 2 in Merchant Shipping and in an expedition | 1 piece |
        | Merchant | counts 2 in Merchant Shipping | brings $5 once, on arriving from the dock |
        | Missionary | counts 1 | on arriving from the dock brings 1 more colonist along |
        | Soldier | in an expedition brings plunder: more coins | fights: removes 1 enemy piece in each battle there |

        Every piece can go into every box. A specialist who is of no special use there simply counts as a colonist.

        Two places in front of you must not be mixed up: your **hand**, the pieces you place this turn, and your **supply**, everything else of your colour.

step-board = Where everything happens
    .text =
        On the left of the board lies the New World: nine regions. On the right is the Turn Order track, and below it the eight boxes, in the order in which they are resolved. The next pages follow that order.

## Set up the table

step-table = Step by step
    .text =
        1. Choose a colour each. All its pieces lie beside you: your supply.
        2. Take 5 of your colonists as your hand for turn 1.
        3. Put one more colonist of each player on the Turn Order track, in random order. The first takes $10, everybody after that $1 more than the one before. The bank lies open on the table; whoever sits closest keeps it.
        4. Put a random discovery token face down in every region but the [Caribbean](region:caribbean). Put the others back unseen.
        5. Put the good that is printed there face up in each region.
        6. Mix the other goods face down and turn up 4 beside the Trade Goods box.
        7. Sort the buildings by the age on the back, mix each pile, and lay 5 of Age I face up at the top of the board.
        8. Put a merchant ship in Merchant Shipping, one on turn 1 of the turn track, where it marks the turn, and one on the first closed space of the dock. The other 7 lie beside the board.
        9. Shuffle the discovery cards and lay them aside. You need them only when all regions have been discovered.

        You also need paper and a pencil for the points.

step-numbers = The numbers for your table
    .text =
        | Players | Open spaces of the dock | The ship stands on | Money at the start, in turn order |
        |--:|--:|--:|---|
        | 2 | 3 | 4 | $10, $11 |
        | 3 | 5 | 6 | $10, $11, $12 |
        | 4 | 7 | 8 | $10, $11, $12, $13 |
        | 5 | 9 | 10 | $10, $11, $12, $13, $14 |

        Nothing else depends on the number of players. The spaces X and Y of the dock belong to two buildings; leave them empty.

## A turn

step-turn = The turn on one page
    .text =
        You decide nearly everything in the first two phases: **A**, when pieces are placed, and **B**, when the boxes are resolved. **C** and **D** bring money and pieces, **E** to **J** get the board ready again.

step-placing = A: place your pieces
    .text =
        In turn order each player puts 1 piece into a box; then it goes round again, until nobody has a piece left. You may not pass, and no piece is kept back. Whoever has more pieces than the others goes on alone.

        - In boxes with numbered spaces take the first free one; in Warfare line up from left to right. A full box is closed for this turn.
        - On the Specialists take whichever square is free.
        - In Initiative you may have only 1 piece, elsewhere as many as fit.
        - Merchant Shipping, Discovery and Warfare are never full.
        - You pay nothing yet. You may even place a piece for which you have no money so far.

        - **Who profits:** whoever is early has the choice, whoever is late sees what the others are up to.

step-resolving = B: resolve the boxes
    .text =
        From top to bottom, and in each box from the first space on. You pay when your piece has its turn; whoever cannot pay then gets nothing. You may also leave a piece unused, except on the dock.

        When a box is done, all pieces in it go **back to their owners' supply**, specialists and winners too. Only three kinds stay: those who have sailed to the New World, those who wait in Discovery, and those in Initiative.

        If colonists or specialists run out in your supply, other unused pieces of yours stand in (A-46, A-47); only soldiers are limited, to 10 (A-45).

step-initiative = B1: Initiative
    .text =
        Your piece earns as many dollars as the number of its space, at once. At the end of the turn the row becomes the order of the next turn: the first space brings $1 and the first place.

        - **It costs:** the piece you might have used elsewhere.
        - **Who profits:** whoever wants to choose first next turn.

step-dock = B2: Colonist Dock
    .text =
        From space 1 on each piece sails to a discovered region of its owner's choice and stays there. In turn 1 only the Caribbean is open. A merchant brings $5, a missionary one more colonist.

        Whoever is **first to have 3 pieces** in a region takes the good that lies there. Specialists count too.

        - **It costs:** the piece, for it does not come back.
        - **Who profits:** colonies are the largest source of points, and they score three times.

step-goods = B3: Trade Goods
    .text =
        From space 1 on each piece takes one of the 4 goods that lie face up. Goods are never handed in: they bring money every turn. The number on a good says how many of its kind there are in the game.

        - **It costs:** 1 piece for each good.
        - **Who profits:** whoever collects goods of one kind.

step-shipping = B4: Merchant Shipping
    .text =
        Captains and merchants count 2, all others 1. The highest total takes the ship; in a tie whoever is earlier in the order of this turn. There is nothing for second place. If nobody is there, the ship stays. A ship stands for any good in a set.

        - **It costs:** all the pieces you send there, even if you win.
        - **Who profits:** whoever has a captain or merchant to spare.

step-buildings = B5: Capital Buildings
    .text =
        From left to right each piece may buy 1 of the buildings on sale. The price depends on the age alone:

        | Turns | Age | Price |
        |---|---|--:|
        | 1 to 3 | I | $10 |
        | 4 to 6 | II | $14 |
        | 7 and 8 | III | $20 |

        What a building does is printed on it, and you keep it to the end: what it gives once, you take now; what it gives every turn comes in phase D; a lasting power works from now on. [The catalogue](page:building) explains each of them.

        - **Who profits:** a building that gives something every turn is worth most in turn 1. Those of Age III mostly give points.

step-discovery = B6: Discovery
    .text =
        In turn order you may send 1 expedition, or none. Say which of your pieces in the box sail, then choose an undiscovered region and turn its token up. A token has four figures: coins, plunder (more coins for each soldier), natives, points.

        - **Strength:** captains count 2, everybody else 1. You need at least as much as there are natives.
        - **Success:** you receive the coins, and for each soldier you sent the plunder. You put 1 colonist from your supply there and keep the token for its points. From the next turn on everybody may sail there.
        - **Failure:** you receive nothing, and the token goes back face down. But now everybody knows it.

        The pieces you sent go back to your supply either way. Those you did not send wait in the box.

        Once all regions have been discovered, turn up the top card of the discovery deck instead. It works like a token, but no colonist is put down, and if you fail it is shuffled back (R-079).

        - **It costs:** the pieces you send.
        - **Who profits:** with strength 3 you succeed with 11 of the 16 tokens, with strength 5 with all.

step-specialists = B7: Specialists
    .text =
        A piece on the square of the captain, merchant, missionary or soldier earns you that specialist for the next turn. The fifth square is training: there you pay $5 and choose any of the four. There is room for 1 piece on each square.

        - **Who profits:** next turn you have 1 piece more than the others.

step-warfare = B8: Warfare
    .text =
        From left to right each piece allows its owner one of two things, or nothing. One fight is over before the next begins.

        - A **battle**: name an opponent and a region where both of you have pieces and at least one of you a soldier. It is free.
        - A **war**: name an opponent and pay $10. There is a battle in every such region at once.

        In a battle each soldier in the region removes 1 enemy piece, whichever the owner of that soldier likes. All losses leave together, so soldiers who fall have struck; they go back to their owner's supply. Other players in the region are not touched. Soldiers in the box itself do not fight.

        - **It costs:** 1 piece, and a war $10.
        - **Who profits:** whoever stands second in a colony shortly before it scores.

step-income = C and D: income, then buildings
    .text =
        - **C:** group your goods and ships into sets. Any 3 goods bring $1, 3 of one kind $3, 4 of one kind $6. In each set 1 ship may stand for a good, in a set of 4 too. Everything stays yours.
        - **D:** take what your buildings give every turn. A building bought this turn gives already.

        After turns 3, 6 and 8 the colonies score now. After turn 8 the game is over.

step-refresh = E to J: ready for the next turn
    .text =
        - **E:** fill the row of buildings up to 5, as long as the pile of the age lasts. After turns 3 and 6 the unsold ones leave the game, and 5 of the next age come out.
        - **F:** mix the goods nobody took into the pile and turn up 4.
        - **G:** if there is no ship in Merchant Shipping, put one there.
        - **H:** take 5 colonists each. With your specialists they are your new hand.
        - **I:** the pieces in Initiative go up to the Turn Order track, and those they replace go to the supply. Whoever was not there comes behind, in the old order.
        - **J:** move the ship on the turn track 1 space forward.

## Two turns, move by move

step-players = Who plays
    .text =
        Marek (blue) was drawn first, then Anna (red), then Dana (green). So Marek has $10, Anna $11 and Dana $12. The buildings on sale are the Monastery, the Settlers, the Trading Post, the Navigator and the Conquistador; beside Trade Goods lie 2 sugar, 1 tobacco and 1 rice.

step-first-placing = Turn 1: five rounds of placing
    .text =
        1. Marek takes space 1 of the dock. Anna goes to Trade Goods, and so does Dana: space 2.
        2. Marek puts a colonist on the captain's square. Anna takes space 2 of the dock. Dana wants to be first next turn: Initiative.
        3. Marek goes to Capital Buildings. Anna takes the soldier's square, Dana space 3 of the dock.
        4. Marek begins an expedition, Anna and Dana go for the ship.
        5. Marek adds a second colonist in Discovery. Anna takes space 4 of the dock, Dana adds a second piece in Merchant Shipping.

step-first-resolving = Turn 1: the boxes
    .text =
        - **Initiative:** Dana stands on space 1 and takes $1: she has $13.
        - **Dock:** only the Caribbean is open, so all four pieces sail there. Anna has 2, Marek and Dana 1 each. Nobody has 3 yet: the good stays.
        - **Trade Goods:** Anna takes a sugar, Dana the other.
        - **Merchant Shipping:** Dana has 2, Anna 1. Dana takes the ship.
        - **Capital Buildings:** Marek pays his whole $10 for the [Monastery](building:monastery).
        - **Discovery:** Marek sends 2 colonists to Florida and turns up 2 natives. Strength 2 is just enough. He takes $1, puts a colonist there and keeps the token, worth 4 points.
        - **Specialists:** Marek has a captain for the next turn, Anna a soldier.

step-first-end = Turn 1: the rest
    .text =
        Nobody has a set yet, so there is no income. The Monastery gives Marek a missionary at once, in phase D. A building, four goods and a ship are laid out anew. Everybody takes 5 colonists: Dana has 5 pieces, Anna 6, Marek 7. Dana was in Initiative and is now first; Marek and Anna keep their order behind her.

step-second-placing = Turn 2: seven rounds of placing
    .text =
        1. Dana takes space 1 of the dock. Marek puts his missionary on space 2, Anna a colonist on space 3.
        2. Dana goes to Trade Goods. Marek puts his captain in Discovery, Anna a colonist in Warfare.
        3. Dana goes to Capital Buildings. Marek and Anna both go to Initiative: spaces 1 and 2.
        4. Dana goes for the ship. Marek takes space 4 of the dock, Anna puts her soldier on space 5. Now the dock is full.
        5. Dana adds her last piece in Merchant Shipping. Marek adds a colonist in Discovery. Anna goes for the ship too.
        6. Marek takes the merchant's square. Anna adds her last piece in Merchant Shipping.
        7. Marek goes to Trade Goods with his last piece: space 2.

step-second-resolving = Turn 2: the boxes
    .text =
        - **Initiative:** Marek takes $1, Anna $2.
        - **Dock:** Dana sails to the Caribbean and has 2 there. Marek's missionary follows and brings a colonist along: with the one from turn 1 Marek has 3 and is **the first**. He takes the good of the region, a sugar on this board. Anna's third piece comes right after him, too late for the good. Marek's second piece goes to Florida, Anna's soldier to the Caribbean: she has 4.
        - **Trade Goods:** Dana takes a sugar, Marek tobacco.
        - **Merchant Shipping:** 2 against 2. The tie goes to Dana, who is earlier in turn order.
        - **Capital Buildings:** Dana buys the [Trading Post](building:trading-post) for $10 and has $3 left.
        - **Discovery:** Marek sends the captain and the colonist to New Spain and turns up 4 natives. Strength 3 is not enough: **the expedition fails**. The token goes back face down, both pieces go to his supply.
        - **Specialists:** Marek has a merchant for the next turn.
        - **Warfare:** Anna declares **a battle** against Marek in the Caribbean. Her soldier stands there, Marek has none: he loses 1 piece, and she chooses a colonist. Marek has 2 left there.

step-second-end = Turn 2: the rest
    .text =
        Dana has 2 sugar and 2 ships. One ship makes a set of 3 of one kind: $3. A second ship may not join it. In phase D the Trading Post brings her $5 and the Monastery a missionary to Marek. Anna has $13, Marek $2, Dana $11. Marek was on space 1 of Initiative and will be first, then Anna, then Dana.

        If the colonies were scored now, the Caribbean would bring Anna 6 points with her 4 pieces. Marek and Dana have 2 each, tie for second and get nothing. Florida would bring nothing either: nobody has 3 pieces there. But there is one more turn to go.

## The end, and questions

step-scoring = Who wins
    .text =
        In every colony where somebody has at least 3 pieces:

        | Most pieces | Points |
        |---|---|
        | one player | 6, and 2 for the second |
        | two tied | 2 each, nothing for a third |
        | three or more tied | nothing |

        If players tie for second, they score nothing. After turn 8 add the points of your tokens and cards, your buildings, and 1 point for each dollar that your sets brought in turn 8. In a tie the points of the colonies in turn 8 decide, then money, then goods; then the victory is shared.

step-advice = What pays off
    .text =
        - A building that gives something every turn: buy it early.
        - Three or four goods of one kind: look what the others collect, and at the number on the good.
        - A captain in an expedition saves you a colonist.
        - Count the pieces in the colonies before turns 3, 6 and 8. One piece in the right place is worth 4 points or more.
        - Early in the order you can be sure of what exists only once, such as the captain's square.

step-questions = Questions
    .text =
        - **May I keep a piece for the next turn?** No, every piece is placed; only in Discovery may pieces wait (R-029, R-078).
        - **May I put two pieces into one box?** Yes, except in Initiative (R-034, R-035).
        - **Must I buy a building if I have a piece there?** No (R-063).
        - **May I sail to a region that was discovered this turn?** Not yet: Discovery comes after the dock (R-047).
        - **Does my missionary help me to be first to 3?** Yes, the colonist he brings counts at once (R-049).
        - **What if my expedition fails?** The pieces go back to your supply, the token back into the region; everybody has seen it (R-076, R-077).
        - **Do goods get used up?** Never (R-056, R-104).
        - **Do I need 3 pieces to be second?** No, 1 is enough if somebody else has 3 (R-135).
        - **May I attack where I have no soldier?** Yes, if the other one has; but then only you lose pieces (A-39).
        - **Do my soldiers in the Warfare box fight?** No, only those in the region (R-089).
        - **May we trade or lend?** No (R-025).

step-in-doubt = In doubt your board decides
    .text =
        The pictures are our own and simpler than your board. If your Trade Goods, Capital Buildings or Warfare box has another number of spaces, or a region another good, go by the board. What the rule book leaves open is settled under [where the printed books are silent](page:rulings).

## Pictures

picture-setup = The table for three before the first turn, simplified: only what is laid out is drawn, and only the player who was drawn first. The numbers are those of the steps.
    .alt = Five buildings above nine regions with tokens and goods; at the side turn order, turns, dock, goods and ships; below it what a player has, and the discovery deck.
picture-setup-turn-track = Turn track
picture-learn-boxes = The eight boxes from top to bottom, as they are resolved, with their spaces; ∞ means no limit. In Initiative and on the dock not all spaces are used.
    .alt = Strip of the eight event boxes in their order, each with the number of its spaces.
picture-table-1 = Turn 1, after all pieces have been placed. In each box they stand in the order in which they came; below, the players in turn order with money, goods, ships and buildings.
    .alt = The eight boxes with the pieces of three players; in the New World nothing stands yet.
picture-table-2 = The beginning of turn 2: building, goods and ship are new, and Dana is first.
    .alt = The boxes are empty; in the Caribbean stand 2 red pieces, 1 blue and 1 green, in Florida 1 blue; the order is green, blue, red.
picture-table-3 = Turn 2, after all pieces have been placed.
    .alt = The eight boxes with 18 pieces; the dock is full.
picture-table-4 = The beginning of turn 3: Marek is first.
    .alt = The boxes are empty; in the Caribbean stand 4 red pieces, 2 blue and 2 green, in Florida 2 blue; the order is blue, red, green.

## Examples

example-first-turns = The two turns as a record
    .text = This is what the table wrote down. [Writing a game down](section:records) explains it line by line.
