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
    .intro = Anna, Marek and Dana play their first game. The pictures show the table as it stood; every figure was worked out by the program that checks records.
book-page-learn-end = The end, and questions
    .intro = How the winner is found, what pays off, and what is asked most.

## First look

step-aim = What it is about
    .text =
        You lead a seafaring nation. Every turn you have 5 colonists and perhaps a few specialists. You place them one at a time in the eight boxes at the side of the board, taking turns with the others; then the boxes are resolved from top to bottom, and each piece does what its box is for.

        Points come from four things:

        - **Colonies.** In each region of the New World the most pieces count 6 points and the second most 2. That happens three times, after turns 3, 6 and 8.
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
        | Soldier | in an expedition brings plunder | fights: removes 1 enemy piece in each battle there |

        Every piece can go into every box. A specialist who is of no special use there simply counts as a colonist.

        Two places in front of you must not be mixed up: your **hand**, the pieces you place this turn, and your **supply**, everything else of your colour.

step-board = Where everything happens
    .text =
        On the left of the board lies the New World: nine regions. On the right is the Turn Order track, and below it the eight boxes, in the order in which they are resolved. The next pages follow that order.

## Set up the table

step-table = Step by step
    .text =
        1. Choose a colour each. All its pieces lie beside you: your supply.
        2. Take $10 and 5 colonists each. The bank lies open on the table; whoever sits closest keeps it.
        3. Put one more colonist of each player on the Turn Order track, in random order.
        4. Put a random discovery token face down in every region but the [Caribbean](region:caribbean). Put the others back unseen.
        5. Put the good that is printed there face up in each region.
        6. Mix the other goods face down and turn up 4 beside the Trade Goods box.
        7. Sort the buildings by the age on the back, mix each pile, and lay 5 of Age I face up at the top of the board.
        8. Put a merchant ship in Merchant Shipping, one on turn 1 of the turn track, and one on the first closed space of the dock. The other 7 lie beside the board.
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
        In turn order each player puts 1 piece into a box; then it goes round again, until nobody has a piece left. You may not pass, and no piece is kept back.

        - In boxes with numbered spaces take the first free one. A full box is closed for this turn.
        - In Initiative you may have only 1 piece, elsewhere as many as fit.
        - Merchant Shipping, Discovery and Warfare are never full.

        - **It costs:** nothing.
        - **Who profits:** whoever is early has the choice, whoever is late sees what the others are up to.

step-initiative = B1: Initiative
    .text =
        Your piece earns as many dollars as the number of its space, at once. At the end of the turn the row becomes the order of the next turn: the first space brings $1 and the first place.

        - **It costs:** the piece you might have used elsewhere.
        - **Who profits:** whoever wants to choose first next turn.

step-dock = B2: Colonist Dock
    .text =
        From space 1 on each piece sails to a discovered region of its owner's choice and stays there. In turn 1 only the Caribbean is open. A merchant brings $5, a missionary one more colonist.

        Whoever is **first to have 3 pieces** in a region takes the good that lies there. Specialists count too.

        - **It costs:** nothing.
        - **Who profits:** colonies are the largest source of points, and they score three times.

step-goods = B3: Trade Goods
    .text =
        From space 1 on each piece takes one of the 4 goods that lie face up. Goods are never handed in: they bring money every turn.

        - **It costs:** nothing.
        - **Who profits:** whoever collects goods of one kind.

step-shipping = B4: Merchant Shipping
    .text =
        Captains and merchants count 2, all others 1. The highest total takes the ship; in a tie whoever is earlier in turn order. There is nothing for second place. A ship stands for any good in a set.

        - **It costs:** the pieces of those who lose.
        - **Who profits:** whoever has a captain or merchant to spare.

step-buildings = B5: Capital Buildings
    .text =
        From left to right each piece may buy 1 of the buildings on sale. The price depends on the age alone:

        | Turns | Age | Price |
        |---|---|--:|
        | 1 to 3 | I | $10 |
        | 4 to 6 | II | $14 |
        | 7 and 8 | III | $20 |

        You may also buy nothing. What a building does is printed on it; [the catalogue](page:building) explains each of them.

        - **Who profits:** a building that gives something every turn is worth most in turn 1. Those of Age III mostly give points.

step-discovery = B6: Discovery
    .text =
        In turn order you may send 1 expedition. Say which of your pieces in the box sail, then choose an undiscovered region and turn its token up. A token has four figures: coins, coins for each soldier, natives, points.

        - **Strength:** captains count 2, everybody else 1. You need at least as much as there are natives.
        - **Success:** you receive the coins, and for each soldier you sent the second figure. You put 1 colonist from your supply there and keep the token for its points. From the next turn on everybody may sail there.
        - **Failure:** the token goes back face down.

        The pieces you sent go back to your supply either way. Those you did not send wait in the box.

        - **It costs:** the pieces.
        - **Who profits:** with strength 3 you succeed with 11 of the 16 tokens, with strength 5 with all.

step-specialists = B7: Specialists
    .text =
        A piece on the square of the captain, merchant, missionary or soldier earns you that specialist for the next turn. The fifth square is training: there you pay $5 and choose any of the four. There is room for 1 piece on each square.

        - **Who profits:** next turn you have 1 piece more than the others.

step-warfare = B8: Warfare
    .text =
        Each piece in the box allows one of two things:

        - A **battle**: name a region and an opponent. It is free.
        - A **war**: name an opponent and pay $10. There is a battle in every region where both of you have pieces and at least one of you a soldier.

        In a battle every soldier in the region removes 1 enemy piece of its owner's choice. All losses leave together, so soldiers who fall have struck. Soldiers in the box itself do not fight.

        - **Who profits:** whoever stands second in a colony shortly before it scores.

step-income = C and D: income, then buildings
    .text =
        - **C:** group your goods and ships into sets. Any 3 goods bring $1, 3 of one kind $3, 4 of one kind $6. There may be 1 ship in a set. Everything stays yours.
        - **D:** take what your buildings give every turn. A building bought this turn gives already.

        After turns 3, 6 and 8 the colonies score now.

step-refresh = E to J: ready for the next turn
    .text =
        - **E:** fill the row of buildings up to 5. After turns 3 and 6 the unsold ones leave the game, and 5 of the next age come out.
        - **F:** mix the goods nobody took into the pile and turn up 4.
        - **G:** if there is no ship in Merchant Shipping, put one there.
        - **H:** take 5 colonists each. With your specialists they are your new hand.
        - **I:** the pieces in Initiative go up to the Turn Order track. Whoever was not there comes behind, in the old order.
        - **J:** move the turn marker.

## Two turns, move by move

step-players = Who plays
    .text =
        Marek (blue) was drawn first, then Anna (red), then Dana (green). So Marek has $10, Anna $11 and Dana $12. On sale are the Monastery, Settlers, the Trading Post, the Navigator and the Conquistador; beside Trade Goods lie 2 sugar, 1 tobacco and 1 rice.

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
        Nobody has a set yet, so there is no income. The Monastery gives Marek a missionary at once, in phase D. A building and four goods are laid out anew. Everybody takes 5 colonists: Dana has 5 pieces, Anna 6, Marek 7. Dana was in Initiative and is now first; Marek and Anna keep their order behind her.

step-second-placing = Turn 2: placing
    .text =
        Now Dana begins, then Marek, then Anna. The dock has 5 spaces: Dana takes the first, Marek puts his missionary on the second, Anna a colonist on the third. Later Marek takes the fourth and Anna puts her soldier on the fifth. Then the dock is full.

        Marek sends his captain and a colonist to Discovery. Marek and Anna both go to Initiative: Marek is on space 1, Anna on space 2. Dana and Anna put 2 pieces each into Merchant Shipping. After five rounds Dana has none left; Anna places once more and Marek twice.

step-second-resolving = Turn 2: the boxes
    .text =
        - **Initiative:** Marek takes $1, Anna $2.
        - **Dock:** Dana sails to the Caribbean and has 2 there. Marek's missionary follows and brings a colonist along: with the one from turn 1 Marek has 3 and is **the first**. He takes the good of the region, a sugar on this board. Anna's third piece comes right after him, too late for the good. Marek's second piece goes to Florida, Anna's soldier to the Caribbean: she has 4.
        - **Trade Goods:** Dana takes a sugar, Anna gold, Marek tobacco.
        - **Merchant Shipping:** 2 against 2. The tie goes to Dana, who is earlier in turn order.
        - **Capital Buildings:** Dana buys the [Trading Post](building:trading-post) for $10 and has $3 left.
        - **Discovery:** Marek sends the captain and the colonist to New Spain, strength 3 against 3 natives. He takes $2, puts a colonist there and keeps a token of 5 points.
        - **Specialists:** Marek has a merchant for the next turn.

step-second-end = Turn 2: the rest
    .text =
        Dana has 2 sugar and 2 ships. One ship makes a set of 3 of one kind: $3. A second ship may not join it. In phase D the Trading Post brings her $5 and the Monastery a missionary to Marek. Anna has $13, Marek $4, Dana $11.

        If the colonies were scored now, the Caribbean would bring Anna 6 points with her 4 pieces and Marek 2 with his 3. Florida and New Spain would bring nothing: nobody has 3 pieces there. But there is one more turn to go.

## The end, and questions

step-scoring = Who wins
    .text =
        In every colony where somebody has at least 3 pieces:

        | Most pieces | Points |
        |---|---|
        | one player | 6, and 2 for the second |
        | two tied | 2 each, nothing for a third |
        | three or more tied | nothing |

        If players tie for second, they score nothing. After turn 8 add the points of your tokens and cards, your buildings, and 1 point for each dollar that your sets brought in turn 8. In a tie the points of the colonies in turn 8 decide, then money, then goods.

step-advice = What pays off
    .text =
        - A building that gives something every turn: buy it early.
        - Three or four goods of one kind: look what the others collect, and at the number on the good, which says how many there are.
        - A captain in an expedition saves you a colonist.
        - Count the pieces in the colonies before turns 3, 6 and 8. One piece in the right place is worth 4 points or more.
        - Being first is worth most when only one captain's square is free.

step-questions = Questions
    .text =
        - **May I keep a piece for the next turn?** No, every piece is placed (R-029).
        - **May I put two pieces into one box?** Yes, except in Initiative (R-034, R-035).
        - **Must I buy a building if I have a piece there?** No (R-063).
        - **May I sail to a region that was discovered this turn?** Not yet: Discovery comes after the dock (R-047).
        - **Does my missionary help me to be first to 3?** Yes, the colonist he brings counts at once (R-049).
        - **What if my expedition fails?** The pieces go back to your supply, the token back into the region; everybody has seen it (R-076, R-077).
        - **Do goods get used up?** Never (R-056, R-104).
        - **Do I need 3 pieces to be second?** No, 1 is enough if somebody else has 3 (R-135).
        - **Do my soldiers in the Warfare box fight?** No, only those in the region (R-089).
        - **May we trade or lend?** No (R-025).

## Pictures

picture-setup = The table for three before the first turn, in our drawing. The numbers are those of the steps.
    .alt = Five buildings above nine regions with tokens and goods; at the side turn order, turns, dock, goods and ships; below it what a player has, and the discovery deck.
picture-table-1 = Turn 1, after all pieces have been placed.
    .alt = The eight boxes with the pieces of three players; in the New World nothing stands yet.
picture-table-2 = After turn 1. Dana's piece in Initiative will be first.
    .alt = The boxes are empty but for Initiative; in the Caribbean stand 2 red pieces, 1 blue and 1 green, in Florida 1 blue.
picture-table-3 = Turn 2, after all pieces have been placed.
    .alt = The eight boxes with 18 pieces; the dock is full.
picture-table-4 = After turn 2.
    .alt = In the Caribbean stand 4 red pieces, 3 blue and 2 green, in Florida 2 blue, in New Spain 1 blue.

## Examples

example-first-turns = The two turns as a record
    .text = This is what the table wrote down. [Writing a game down](section:records) explains it line by line.
