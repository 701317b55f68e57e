### The rules of Age of Empires III: The Age of Discovery, in English.
### First the 12 sections of the rules book, each with its title and introduction, then every rule
### by its number: a short title and the rule itself. The buildings (R-201 to R-233) are not repeated here.

## Sections of the rules book

section-components = Components
    .text =
        This is everything in the box. Before your first game, check that nothing is missing.

        Board and pieces:

        - 1 board: on the left the New World with its 9 [regions](term:region), on the right the [Turn Order](box:turn-order) track and the 8 [event boxes](term:event-box).
        - 60 pieces in each of the 5 colours: 30 colonists, 5 captains, 5 merchants, 10 missionaries and 10 soldiers.
        - 10 merchant ships: 1 is the turn marker, 1 marks the closed end of the dock, and 8 can be won.

        Money:

        - 50 silver coins of $1 and 40 gold coins of $10, together $450. If the coins run short, use anything else as money: the bank is never empty (A-48).

        Tiles, tokens and cards:

        - 34 capital buildings: 11 of Age I, 13 of Age II and 10 of Age III. The age is on the back.
        - 46 trade goods: 5 gold, 6 silver, 3 cattle, 3 cocoa, 3 fish, 6 sugar, 4 fur, 4 coffee, 5 tobacco, 3 rice and 4 indigo.
        - 16 discovery tokens, of which 8 are used in a game, or 9 with the auction of Appendix I.
        - 16 discovery cards.

        You also need paper and a pencil for the victory points.

section-setup = Setting up
    .text =
        Lay the board in the middle of the table and go through these steps. The rules after this list give the details.

        1. Choose a colour each and put its pieces beside you: they are your supply (R-003).
        2. Take $10 and 5 colonists each (R-004, R-005).
        3. Put one more colonist of each player on the Turn Order track, in random order, and hand out the extra money for the later positions (R-006, R-007). Experienced players may hold the auction of Appendix I instead.
        4. Put a random discovery token face down in every region except the [Caribbean](region:caribbean), 8 in all. The other tokens go back to the box unseen (R-008, R-009).
        5. Put the printed good face up in each of the 9 regions (R-011).
        6. Mix the other 37 goods face down and turn up 4 of them beside the Trade Goods box (R-012, R-013).
        7. Sort the capital buildings by age into 3 face-down piles and lay out 5 of Age I face up (R-014, R-015).
        8. Put 1 merchant ship in the Merchant Shipping box, 1 on turn 1 as the turn marker, and 1 on the first closed space of the dock (R-016, R-017, R-018). The other 7 ships wait beside the board.
        9. Put the deck of discovery cards aside, shuffled and face down (R-020).

        Now turn 1 begins with phase A.

section-course = Course of play
    .text =
        The game lasts 8 turns in 3 ages. Each turn you first place all your pieces in the event boxes, one at a time in turn order; then the boxes are resolved one after the other, and what remains is income and getting the board ready again. Every turn has the same 10 phases:

        - **A. Placement** – in turn order, place 1 piece at a time in the event boxes until nobody has any left.
        - **B. Resolution** – resolve the 8 event boxes from Initiative to Warfare.
        - **C. Income** – collect the money for your sets of trade goods and merchant ships.
        - **D. Capital Building Benefits** – take what your buildings give every turn.
        - **E. Refresh Capital Buildings** – fill the row of face-up buildings up to 5, or lay out the next age.
        - **F. Refresh Trade Goods** – mix the goods nobody took into the pile and turn up 4.
        - **G. Refresh Merchant Ship** – put a ship in Merchant Shipping if there is none.
        - **H. Take Starting Colonists** – everybody takes 5 colonists for the next turn.
        - **I. New Turn Order** – the pieces in Initiative move up to the Turn Order track.
        - **J. Advance Turn Marker** – move the marker to the next turn.

        At the end of turns 3, 6 and 8 the colonies are scored, right after phase D (A-14). In turn 8 the phases E to J are left out (A-15).

section-specialists = Specialists
    .text =
        A [specialist](term:specialist) is placed like a colonist and can do everything a colonist can. In some places the specialist is worth more:

        - [Captain](piece:captain) – counts 2 in Merchant Shipping and 2 in an expedition.
        - [Merchant](piece:merchant) – counts 2 in Merchant Shipping, and earns $5 once on arriving in the New World from the dock.
        - [Missionary](piece:missionary) – on arriving in the New World from the dock, adds 1 colonist of your colour in the same region, or 2 if you own the [Cathedral](building:cathedral).
        - [Soldier](piece:soldier) – counts only 1 in an expedition, but earns plunder if it succeeds; in the New World removes 1 enemy piece in each of your battles in that region.

        Everywhere else a specialist is worth exactly as much as a colonist, and in a colony every specialist is 1 piece. Specialists come from the Specialists box and from capital buildings; the auction of Appendix I can bring one too.

section-boxes = Event boxes
    .text =
        In phase B the 8 boxes are resolved one after the other, from the top of the board to the bottom:

        1. [Initiative](box:initiative) – a little money now and a better place in the next turn's order.
        2. [Colonist Dock](box:dock) – pieces sail to discovered regions of the New World.
        3. [Trade Goods](box:goods) – each piece takes 1 of the 4 face-up goods.
        4. [Merchant Shipping](box:shipping) – the highest total wins the merchant ship.
        5. [Capital Buildings](box:buildings) – each piece may buy 1 building.
        6. [Discovery](box:discovery) – each player may send 1 expedition.
        7. [Specialists](box:specialists) – each piece earns a specialist for the next turn; training costs $5.
        8. [Warfare](box:warfare) – each piece gives 1 battle or 1 war.

        The [Turn Order](box:turn-order) track above them is not an event box: nothing is placed there in phase A. It shows who goes first, decides ties in Merchant Shipping and gives the order of the expeditions.

section-goods-and-ships = Goods and merchant ships
    .text =
        Trade goods come from 3 sources: from a region where you are the first to have 3 pieces, from the Trade Goods box, and from the [West Indies Company](building:west-indies-co). Merchant ships are won in Merchant Shipping. In phase C of every turn you group goods and ships into [sets](term:set) and are paid for them:

        - any 3 goods: $1
        - 3 goods of one kind: $3
        - 4 goods of one kind: $6

        A ship stands for any good, but there may be only 1 ship in a set. Goods and ships are never spent, so they pay again every turn.

        An example: you own 3 sugar, 2 tobacco, 1 fish, 1 rice and 2 ships. Your best sets are the 3 sugar with a ship for $6 and the 2 tobacco with the other ship for $3. Fish and rice are left over, because 2 goods make no set. You receive $9. If you take a third tobacco next turn, you have two sets of 4 and receive $12.

section-buildings = Capital buildings
    .text =
        Capital buildings are bought in the [Capital Buildings](box:buildings) box, for $10 in Age I, $14 in Age II and $20 in Age III. You keep every building face up in front of you until the end of the game. Each one works in its own way:

        - **Every turn:** in phase D it gives you pieces, money, a good or a move, from the turn of purchase on (A-12).
        - **At once:** its effect happens when you buy it, and only then, such as the $20 of the [Conquest of the Inca Empire](building:conquest-inca).
        - **At its own moment:** the [Cathedral](building:cathedral) works at the dock, the [Militia](building:militia) in battle, the [Rum Distillery](building:rum-distillery) in phase C, the [Privateers](building:privateers) right after phase C (A-51), and the [University](building:university) once per game when you choose.
        - **At the end of the game:** it scores victory points, either a printed number or so many for each thing you own.

        Some buildings do two of these. There is only 1 of each building, except 2 Settlers; one player may own both (A-71).

section-scoring = Scoring and winning
    .text =
        Only the colonies score more than once. Everything else scores when the game is over.

        - **At the end of turns 3, 6 and 8:** every colony where some player has at least 3 pieces.
        - **At the end of the game:** discoveries, capital buildings and economy, that is, your money from sets in turn 8.

        In each colony that scores, count every player's pieces:

        - One player has the most: 6 points for the most, 2 points for the second most.
        - Two players tie for the most: 2 points each, nothing for second place.
        - Three or more players tie for the most: nobody scores there.
        - Two or more players tie for second place: they score nothing; the player with the most still scores 6.
        - Only one player is there: 6 points, and nobody gets the 2.

        An example: in Peru red has 5 pieces, blue 2 and green 1: red scores 6 and blue 2. In Florida red and blue have 3 each and green has 2: red and blue score 2 each, green nothing.

section-auction = Appendix I: auction for the first turn order
    .text =
        Being first in turn 1 is worth something. Instead of drawing lots and evening it out with a few dollars, experienced players may bid for the order. The winner goes first and discovers the [Caribbean](region:caribbean) and its reward, the runner-up pays half, and the others pay nothing. Agree before the game whether you play with the auction; after it the game goes on as usual.

section-building-list = Appendix II: the capital buildings
    .text =
        The tables show all 34 capital buildings: 11 of [Age I](age:1), 13 of [Age II](age:2) and 10 of [Age III](age:3). Only Settlers is there twice. For each building you see its effect, when it happens and the victory points it scores at the end of the game. "Every turn" means phase D of every turn, beginning with the turn of purchase (A-12).

section-discovery-list = Appendix III: discovery tokens and cards
    .text =
        The tables show the 16 discovery tokens and the 16 discovery cards. Each has four figures: the coins for the discoverer, the extra money for each soldier sent, the natives to be matched, and the victory points at the end of the game. In a normal game only 8 of the tokens are in play, chosen at random.

        How strong should an expedition be? Of the 16 tokens

        - strength 1 beats 2,
        - strength 2 beats 5,
        - strength 3 beats 11,
        - strength 4 beats 14,
        - strength 5 beats all 16.

        Cards are harder. Of the 16 cards strength 3 beats 3, strength 4 beats 10, strength 5 beats 13, and strength 6 beats all 16.

section-records = Writing a game down
    .text =
        A record is what a table writes down while it plays: short lines, in any of the four languages, in whatever spelling. Only decisions and luck have to be written; everything else is worked out. What you write down besides, such as money or points, is compared.

        #### The head

        The first line is the same in every language but for the code at its end. Then come the players in the order in which they sit, and what else you like:

        ```
        annals 1 discovery en
        title: Friday at the club
        players: red Anna, blue Marek, green Dana
        ruling: university one-place
        ```

        A `ruling` line chooses how a disputed point is read; `annals rulings` lists the names. `variant: auction` is for the auction of the first order.

        #### The setup

        The first order, the five buildings and the four goods:

        ```
        setup
        order: blue, red, green
        buildings: Monastery, Settlers, Trading Post, Navigator, Conquistador
        goods: sugar, sugar, tobacco, rice
        ```

        If your board shows what the rule books do not tell, write it here: `board: Canada = fur`, `board: Canada ~ New England`.

        #### A turn

        One heading for the turn, one for each phase or box. A heading without entries may be left out, and so may a pass.

        ```
        turn 2
        placement
        blue: initiative; red: dock; green: captain
        blue: goods; red: discovery; green: soldier > dock
        blue: training; red: captain > discovery; green: buildings
        dock
        red: Caribbean
        green: Caribbean
        goods
        blue: sugar
        buildings
        green: Monastery
        discovery
        red: captain, colonist > New Spain = [2 4 3 5]
        specialists
        blue: training > soldier
        ```

        In the placement a box alone means a colonist; another piece stands before `>`. A square of the Specialists box goes by its specialist: `captain` alone is a colonist on the captain's square. On the dock the next piece sails. Behind `=` stands what luck showed: the coins of a token, coins for each soldier, natives and points, or the card.

        #### Buildings that work at once

        They name their region: `green: New World Cartography > Peru = [1 2 1 4]`, `red: Indian Allies > Canada`.

        #### War

        First the battle or the war, then who loses what in each region:

        ```
        warfare
        red: battle > blue, Canada
        Canada: blue -soldier, -colonist, red -soldier
        blue: war > green
        New Spain: green -colonist, blue -soldier
        ```

        #### The end of a turn

        Moves of buildings and the good of the company, then what was newly laid out:

        ```
        benefits
        red: Stable > Canada, New England
        blue: Migration > 2 colonists, Brazil, Peru
        green: West Indies Company = tobacco
        refill
        buildings: Training Grounds
        goods: rice, fish, gold, fur
        ```

        The [University](building:university) may be used wherever it is allowed: `red: University > dock 5`.

        #### Figures to compare

        Under `income` the money received, under `tally` what a player has, under `score` the points after turns 3, 6 and 8, and at the very end the winner:

        ```
        tally
        red: $14, 3 sugar, 2 ships
        score
        red: 24; blue: 18
        winner: red
        end
        ```

        #### What you allowed on purpose

        Mark it with the name of the finding: `red: dock ! box-full`. Everything after `#` is a comment.

        #### A game that was not written from the start

        A record can begin anywhere: in the setup say what each player has and where the pieces stand, then go on with the turn.

        ```
        setup
        red: $14, Stable, 2 ships, 6 colonists
        red: 2 soldiers, colonist > Canada
        blue: captain > discovery
        turn 5
        ```

## Setting up

R-001 = Two to five players
    .text = The game is for 2 to 5 players. Each chooses a different colour; the pieces of the colours nobody plays stay in the box. There are no special rules for 2 players: only the dock is shorter (A-76).

R-002 = Colours stand for nations
    .text = Red is England, blue is France, yellow is Spain, green is Portugal and orange is Holland. The nations differ in name only: none of them has a power of its own.

R-003 = Your supply lies beside you
    .text = Put all the pieces of your colour beside you. They are your [supply](term:supply): pieces not in use, which you cannot place. Keep them apart from the pieces in front of you, your [hand](term:hand), which are the ones you place this turn.

R-004 = Start money of $10
    .text = Each player starts with $10, as 1 gold coin or 10 silver coins. The later positions in the first turn order receive a little more (R-007).

R-005 = Start hand of five colonists
    .text = For turn 1 take 5 colonists from your supply into your hand. Nobody starts with specialists; only the auction can give one player a specialist in turn 1 (R-149).

R-006 = Random order for turn 1
    .text = Put one more colonist of each player on the [Turn Order](box:turn-order) track, in random order from space 1. It only marks your position and is not one of your 5 colonists.

R-007 = Extra money for later positions
    .text = Going later is made up for with money: position 1 receives nothing extra, position 2 receives $1, position 3 $2, position 4 $3 and position 5 $4. So the player in position 4 begins with $13. With the auction nobody receives this money (A-72).

R-008 = Hidden tokens outside the Caribbean
    .text = Put 1 random discovery token face down in every region except the [Caribbean](region:caribbean): 8 tokens. Nobody may look at them. With the auction the Caribbean gets a token too, at the end of the auction (R-151).

R-009 = Leftover tokens go back unseen
    .text = The tokens not used, 8 of them or 7 with the auction, go back to the box without anyone looking at them. So nobody knows which of the 16 are in play.

R-010 = The Caribbean is already discovered
    .text = The [Caribbean](region:caribbean) counts as discovered from the start and has no token (D-30). Pieces from the dock can sail there in turn 1, so every dock piece always has somewhere to go.

R-011 = Each region holds its good
    .text = Put 1 good face up in each of the 9 regions, the one printed there: Peru, for example, always has silver. Go by your board: apart from Peru, the goods in our working data are assumed. Each good waits for the first player to have 3 pieces in its region (R-049).

R-012 = The other goods are mixed
    .text = With 9 of the 46 goods on the map, 37 are left. Turn them face down beside the board and mix them: they are the pile from which goods are drawn.

R-013 = Four goods face up
    .text = Turn up 4 goods from the pile and lay them beside the [Trade Goods](box:goods) box. These are the goods that can be taken in turn 1; 33 stay face down.

R-014 = Three face-down building piles
    .text = Sort the capital buildings by the age on the back, I, II or III, and mix each age into a face-down pile of its own: 11, 13 and 10 tiles.

R-015 = Five Age I buildings on sale
    .text = Draw 5 buildings at random from the pile of Age I and lay them face up at the top of the board. They are on sale in turn 1; the other 6 wait in the pile.

R-016 = One ship to be won
    .text = Put 1 merchant ship in the [Merchant Shipping](box:shipping) box. It is the ship to be won in turn 1. The 7 others that can be won wait beside the board.

R-017 = A ship marks the turn
    .text = Put 1 ship on turn 1 of the turn track. It is only the turn marker and can never be won.

R-018 = Dock spaces depend on players
    .text = The numbered dock spaces in use are 1 less than twice the number of players: 3, 5, 7 or 9 spaces with 2, 3, 4 or 5 players. Put a ship on the next space to mark the limit. That space and all higher numbers up to 12 stay closed for the whole game: with 3 players the ship stands on space 6.

R-019 = X and Y need their building
    .text = Dock spaces X and Y are open with any number of players, but only for a building: X for [Indentured Servitude](building:indentured-servitude), Y for [Colonization Laws](building:colonization-laws). Only the free colonist of that building stands there; nobody places a piece on X or Y in phase A (A-08).

R-020 = The deck waits its turn
    .text = Put the discovery cards aside as a face-down deck. They come into play only when every region of the New World is discovered (R-079).

R-021 = Points are kept on paper
    .text = Write down each player's points after each scoring. If your board has a scoring track, you may use that instead; it makes no difference to play (D-53).

## Turns and phases

R-022 = Eight turns in three ages
    .text = The game lasts 8 turns. Turns 1 to 3 are [Age I](age:1), turns 4 to 6 are [Age II](age:2), turns 7 and 8 are [Age III](age:3). The age decides which buildings are on sale and what they cost, and at the end of each age the colonies are scored.

R-023 = Ten phases in every turn
    .text = Each turn runs through phases A to J in this order: A placement, B resolution, C income, D benefits of capital buildings, E refresh buildings, F refresh goods, G refresh the ship, H take 5 colonists, I new turn order, J advance the turn marker (D-17). Note that income and benefits come after the boxes: what they bring cannot be spent in phase B of the same turn.

R-024 = Everything you own is open
    .text = Money, pieces, goods, ships and buildings lie where everybody can see them at any time. One of the printed books leaves this out, but it applies (D-15).

R-025 = No trading and no lending
    .text = You may not give, sell, swap or lend anything to another player: no money, no pieces, no goods, no ships, no buildings (D-15).

## Phase A: placement

R-026 = One piece at a time
    .text = In the order of the [Turn Order](box:turn-order) track each player places 1 piece from hand in one event box (D-16). After the last player it is the first player's turn again, and so on round after round. You may not pass while you have a piece in hand (A-02).

R-027 = All pieces are placed alike
    .text = Colonists and specialists are placed in the same way, 1 each time it is your turn. You choose freely which of your pieces goes next.

R-028 = Placing ends with the last piece
    .text = Phase A goes on until nobody has a piece left in hand. Players who have none left are skipped; a player with more pieces simply goes on. If you have 7 pieces and everybody else has 5, you place your last 2 in a row.

R-029 = No piece is kept back
    .text = Every piece in your hand must be placed this turn; none may be saved for a later one. There is always room, because Merchant Shipping and Discovery have no limit (A-03).

R-030 = Take the leftmost free space
    .text = In [Initiative](box:initiative), the [dock](box:dock), [Capital Buildings](box:buildings) and [Warfare](box:warfare) your piece goes on the leftmost free space; you may not leave a gap. Capital Buildings has 5 spaces, one for each building on sale (A-06), and Warfare has no limit (A-07). When a box is full, nobody else can place there this turn.

R-031 = Two boxes without limit
    .text = In [Merchant Shipping](box:shipping) and [Discovery](box:discovery) a piece goes anywhere in the box. Any number of pieces fits, and where they stand does not matter.

R-032 = Choose your specialist's square
    .text = In the [Specialists](box:specialists) box put your piece on any free square: captain, merchant, missionary, soldier or training. Each of the 5 squares takes 1 piece a turn, so whoever comes first has it.

R-033 = Trade Goods fills from space 1
    .text = The [Trade Goods](box:goods) spaces are numbered and are taken from 1 upwards, left to right like the other rows (D-35). There are 4 spaces, one for each good on offer (A-05). The lower your number, the earlier you choose.

R-034 = One piece per player in Initiative
    .text = You may have at most 1 piece in [Initiative](box:initiative). This is the only box with such a limit (A-01).

R-035 = Several pieces in other boxes
    .text = In every box except Initiative you may have as many pieces as there are free spaces: 3 on the dock, 2 in Trade Goods, 2 squares of the Specialists box and so on (A-01). You still place them one at a time, and others may come in between.

R-036 = Specialists can stand in as colonists
    .text = A specialist may be placed in any box. Where the special gift does not apply, the specialist simply counts as a colonist: a missionary in Trade Goods takes 1 good, and a captain in Initiative earns what a colonist would. This holds for the Specialists box too (A-04).

R-037 = The line shows who has acted
    .text = Each Turn Order space is divided by a line. Push your marker across it when you have placed a piece, so that everybody sees whose turn it is. It has no other meaning.

## Phase B: resolution

R-038 = Order of the eight boxes
    .text = Resolve the boxes one after the other: Initiative, Colonist Dock, Trade Goods, Merchant Shipping, Capital Buildings, Discovery, Specialists, Warfare (D-51). Finish a box completely before the next one begins. The order matters: money from Initiative or from a merchant at the dock can pay for a building in the same turn, money from an expedition cannot.

R-039 = Used pieces return to supply
    .text = When Trade Goods, Merchant Shipping, Capital Buildings, Specialists or Warfare has been resolved, all the pieces in it go back to their owners' supply, whether they achieved anything or not. They do not go back to hand: a specialist used there is gone until you earn another.

R-040 = Discovery pieces wait until sent
    .text = Pieces in [Discovery](box:discovery) stay there from turn to turn until they leave with an expedition. You may add to them every turn, but you may not take any back (A-80).

R-041 = Dock and Initiative pieces move on
    .text = Pieces on the dock go to the New World and stay there. Pieces in Initiative stay where they are until phase I and then become the new markers on the Turn Order track.

R-042 = You may forgo an action
    .text = You need not use a piece: you may decline a good, a building, an expedition, a specialist or a conflict. In the boxes that are cleared, the piece still returns to your supply. The dock is the exception: a dock piece must sail, since the Caribbean is always open (A-70).

## Initiative

R-043 = Initiative pays its space number
    .text = When [Initiative](box:initiative) is resolved, your piece earns you as many dollars as the number of its space: $1 on space 1, $2 on space 2, and so on. You are paid at once and can spend the money in the boxes that follow.

R-044 = No piece, no initiative money
    .text = If you have no piece in Initiative, you receive nothing there, whatever your position on the Turn Order track.

R-045 = Initiative decides the next turn
    .text = The row from left to right is the order of the **next** turn, not of this one (R-125, R-126). The number of your space is both your money and your next position (A-78): further left means earlier but less money.

## Colonist Dock

R-046 = Dock resolved by number, then X, Y
    .text = The pieces on the [dock](box:dock) sail one by one: space 1, then 2, 3 and so on. After all the numbered spaces comes X, and Y is last (D-59, A-10).

R-047 = Sail to any discovered region
    .text = When your dock piece is due, put it in any one discovered region. It makes no difference whether you already have pieces there or close by. A region discovered this turn is not open yet, since Discovery is resolved after the dock (A-79).

R-048 = Settled pieces stay put
    .text = Once in a region, a piece does not move any more unless a building says so: the [Stable](building:stable) moves soldiers, [Migration](building:migration) moves any other piece (R-232).

R-049 = First to three takes the good
    .text = The first player to have 3 pieces of their own in a region takes the good that lies there, at once. It does not matter how the third piece got there: by dock, through a missionary or through a building (D-44, A-16). Specialists count too (A-17). Example: you have 1 colonist in Peru; a missionary arrives there and adds another colonist, and the silver is yours.

R-050 = Three pieces make a colony score
    .text = As soon as one player has 3 pieces in a region, that [colony](term:colony) can score. It cannot score while no player has 3 there, for example after a battle. It is the 3 pieces of a single player that count, not the total of all players (D-43), and only at the moment of scoring (A-23). The good, once taken, stays with its owner (A-22).

R-051 = An arriving merchant earns $5
    .text = When a [merchant](piece:merchant) of yours reaches the New World from the dock, you receive $5 at once. It happens only on arrival: the merchant does not pay again in later turns, nor when moved by a building.

R-052 = An arriving missionary adds a colonist
    .text = When a [missionary](piece:missionary) of yours reaches the New World from the dock, immediately put 1 colonist from your supply in the same region (D-42). With the [Cathedral](building:cathedral) it is 2 colonists instead of 1; a missionary and 2 colonists are enough to be first to 3 (A-20). There is no bonus when a missionary is moved later (A-21).

R-053 = An arriving soldier stays a soldier
    .text = A [soldier](piece:soldier) from the dock has no effect on arrival, but remains a soldier in the region and fights in every later battle of yours there. In scoring a soldier is 1 piece like any other.

R-054 = Settled specialists may become colonists
    .text = Once arrived, a captain, merchant or missionary has no further effect and is 1 piece like any colonist. You may exchange such a specialist for a colonist from your supply at any time, so these specialists do not run out (A-46). Soldiers still fight, so you may exchange one only if you are due a new soldier and all 10 of yours are in use (D-21, A-45).

## Trade Goods

R-055 = Each piece takes one good
    .text = In the order of the numbered spaces, each piece in [Trade Goods](box:goods) takes 1 of the face-up goods, chosen by its owner. With 2 pieces you take 2 goods, each when its space is due. You may decline a good (A-70).

R-056 = Goods are kept all game
    .text = Lay your goods face up in front of you. They are yours until the end of the game: they pay every turn and are never handed in (D-12).

## Merchant Shipping

R-057 = Values in Merchant Shipping
    .text = In [Merchant Shipping](box:shipping) a captain counts 2, a merchant counts 2 and every other piece counts 1. Example: 1 captain, 1 merchant and 1 soldier are worth 5.

R-058 = Highest total wins the ship
    .text = Add up the values of each player's pieces in the box. The player with the highest total takes the merchant ship; what counts is the value, not the number of pieces (D-46). There is nothing for second place.

R-059 = Turn order breaks shipping ties
    .text = If several players tie for the highest total, the ship goes to the one among them who is earliest in the current turn order. The new order from Initiative does not count yet.

R-060 = An unclaimed ship stays
    .text = If nobody has a piece in the box, the ship stays there for the next turn. No second ship is added to it (A-68).

## Capital Buildings

R-061 = Each piece may buy one building
    .text = Resolve the pieces in [Capital Buildings](box:buildings) from left to right. Each lets its owner buy 1 of the face-up buildings. With 2 pieces you may buy 2 buildings, each when its space is due and each at the full price.

R-062 = Price by age
    .text = Every building costs $10 in Age I, $14 in Age II and $20 in Age III. The age of the current turn counts. You pay the bank when you take the building.

R-063 = You need not buy
    .text = A piece in the box does not oblige you to buy. If you do not want a building or cannot pay, you simply pass, at no cost.

R-064 = Immediate effects on purchase
    .text = A building that acts immediately does so the moment you buy it, before the next piece is resolved: the [Conquest of the Inca Empire](building:conquest-inca), [Indian Allies](building:indian-allies) and, by our ruling, [New World Cartography](building:new-world-cartography) (D-23). The $20 from the Inca can pay for another building later in the same box.

R-065 = Buildings are kept all game
    .text = Lay your buildings face up in front of you and keep them until the end of the game. This includes those that work only once: they may still score points or count for [Prosperity](building:prosperity).

R-066 = Gaps are filled in phase E
    .text = A sold building is not replaced at once. The later pieces in the box choose among what is left; new buildings come in phase E.

## Discovery

R-067 = One expedition per player per turn
    .text = When [Discovery](box:discovery) is resolved, each player in current turn order may send 1 [expedition](term:expedition), or none. The Initiative row plays no part (A-77). Even after a failure you may not try again this turn.

R-068 = First announce who sails
    .text = First say which of your pieces in the box sail, at least 1 (A-25). You may send all or only some of them. After the token is turned up you may not change anything (A-24).

R-069 = Choose a region, reveal its token
    .text = Then choose any undiscovered region, whether near your colonies or not (A-26), and turn its token up so that everybody can see it (A-27).

R-070 = Strength of an expedition
    .text = Each captain in the expedition counts 2; every other piece counts 1, soldiers, merchants and missionaries included (A-32). Example: 1 captain, 1 soldier and 1 colonist have strength 4.

R-071 = Strength must match the natives
    .text = The expedition succeeds if its strength is at least the number of [natives](term:natives) on the token. Equal is enough: strength 3 beats 3 natives.

R-072 = Success pays the coins shown
    .text = If you succeed, take from the bank the dollars shown as coins on the token. The number of pieces you sent makes no difference to this amount.

R-073 = Soldiers bring plunder
    .text = In addition you receive the token's amount per soldier, once for each soldier in the expedition. Example: a token with $2 in coins and $4 per soldier pays an expedition with 2 soldiers $2 and $8, together $10. Without success there is no [plunder](term:plunder).

R-074 = The discoverer settles one colonist
    .text = After a success put 1 colonist from your supply in the region you discovered. It is always a colonist, never a specialist, and always the first piece there (A-19). The region is now discovered: everybody's dock pieces can sail there from the next turn on (A-79).

R-075 = The discoverer keeps the token
    .text = Keep the token face up in front of you. Its red number is worth that many victory points at the end of the game, and only then.

R-076 = A failure puts the token back
    .text = If the strength is too small, you receive nothing and the token goes back face down in the same region. Everybody has seen it and may use what they know (A-27).

R-077 = Pieces sent return to supply
    .text = All the pieces of an expedition go back to your supply, whether it succeeded or failed. That includes the soldiers: they do not stay in the region. Only the free colonist of a success is in the region.

R-078 = Pieces not sent stay
    .text = Pieces you did not send stay in the Discovery box and can sail in a later turn.

R-079 = Cards when all regions are discovered
    .text = Once every region is discovered, an expedition goes beyond the map: announce your pieces, then draw the top card of the discovery deck and compare as with a token. This begins at once: if the last region falls this turn, the players after that draw cards in the same phase (A-28). If the deck is ever empty, no expedition is possible (A-29).

R-080 = Cards bring no colonist
    .text = A successful expedition to a card pays its coins and its amount per soldier, just like a token. No colonist is placed, since the land is not on the map. You keep the card and score its points at the end of the game.

R-081 = A failed card is shuffled back
    .text = If the strength is too small, you receive nothing and the card is shuffled back into the deck. Anybody may meet it again with a later expedition, you yourself from the next turn on (D-57).

R-082 = No cards before the map is complete
    .text = While even one region is undiscovered, nobody may draw a discovery card: the expedition must go to an undiscovered region.

## Specialists

R-083 = A square earns its specialist
    .text = When the [Specialists](box:specialists) box is resolved, take the specialist shown on the square of your piece from your supply. The piece on the square returns to supply. If no figure of a captain, merchant or missionary is left, exchange one in the New World for a colonist or use a stand-in (A-46); soldiers are limited to 10 (A-45).

R-084 = Training costs $5
    .text = On the [training square](term:training-square) you may pay $5 and take any one kind of specialist, even a kind already earned on its own square this turn. You pay and choose at resolution, not when you place. One printed book asks for 5 gold coins; we follow $5 (D-10). If you cannot or will not pay, you get nothing (A-69).

R-085 = Five specialists a turn at most
    .text = Each square takes 1 piece, so a turn brings at most 5 specialists to all players together: 4 from the fixed squares and 1 from training (D-19). One player may hold several squares.

R-086 = New specialists serve next turn
    .text = Put the specialists you earn in front of you: they belong to your hand for the next turn. There they must be placed like every other piece (D-47).

## Warfare

R-087 = One conflict for each piece
    .text = Each of your pieces in [Warfare](box:warfare) lets you fight 1 conflict. With 2 pieces you may fight 2, against the same opponent or different ones; the second begins with what is left after the first (A-43).

R-088 = Battle or war
    .text = When your piece is due, decide whether you fight a single [battle](term:battle) or a full [war](term:war). You decide only now, not when you place the piece. You may also leave it be: the piece then returns to your supply (A-41).

R-089 = Soldiers do nothing in this box
    .text = A soldier placed in the Warfare box gives 1 conflict, no more than a colonist would. Only soldiers standing in the regions fight.

R-090 = A battle is local and free
    .text = For a battle name 1 region and 1 opponent; it costs nothing. Both of you must have a piece there (A-37), and at least one of you a soldier, unless the defender owns the [Militia](building:militia) (A-38, A-42). You may attack even where only your opponent has soldiers (A-39).

R-091 = A war costs $10 and spreads
    .text = For a war name 1 opponent and pay $10; without the money you cannot declare it (A-40). There is then a battle in every region where both of you have at least 1 piece and at least one of you has a soldier, no matter which (D-03). You cannot leave any of these regions out, and a war without a single battle cannot be declared (A-38); the [Militia](building:militia) alone does not make a region join in (A-42). Example: red declares war on blue. Both have pieces in Peru, Florida and Canada; red has a soldier in Peru, blue has one in Florida. There are battles in Peru and in Florida, but none in Canada.

R-092 = Each soldier removes one piece
    .text = In a battle each soldier of the two sides removes 1 enemy piece in that region, of any kind: colonist, soldier or other specialist. If there are more soldiers than enemy pieces, the surplus has no effect (A-35).

R-093 = The soldier's owner picks the victim
    .text = The owner of the soldier decides which enemy piece is removed, not the player who loses it (A-33). Often it is an enemy soldier, but it need not be.

R-094 = Losses are simultaneous
    .text = First the player who declared the conflict chooses all victims in the region, then the other side does; nobody may choose the same piece twice (A-34). Only then are all the losses removed, so a soldier who dies still strikes (A-36). Example: yellow with 2 soldiers attacks green with 1 soldier and 2 colonists. Yellow removes the soldier and 1 colonist, and green still removes 1 of the 2 soldiers.

R-095 = Other players stay out
    .text = Only the two opponents take part in a battle. Other players with pieces in the region may neither lend their soldiers nor lose any pieces (D-20).

R-096 = Conflicts from left to right
    .text = The pieces in the Warfare box are resolved from left to right, one conflict after the other. Losses of an earlier conflict are gone before the next one begins. Within one war the order of the regions does not matter (A-44).

R-097 = Casualties return to supply
    .text = Pieces removed in a battle go back to their owner's supply. They are not out of the game and can come back later.

## Phase C: income

R-098 = Income from sets every turn
    .text = In phase C of every turn each player receives money for sets of trade goods and merchant ships. You are always entitled to the best division of what you own (A-55).

R-099 = Sets of three or four
    .text = A [set](term:set) has 3 or 4 members. Each good and each ship can be in only 1 set a turn; what fits into no set pays nothing.

R-100 = Any three goods pay $1
    .text = A set of 3 goods that are not all of one kind pays $1, for example indigo, fish and fish. A fourth good adds nothing to such a set.

R-101 = Three of one kind pay $3
    .text = A set of 3 goods of the same kind pays $3, for example 3 coffee, or 2 coffee and a ship.

R-102 = Four of one kind pay $6
    .text = A set of 4 goods of the same kind pays $6, for example 4 tobacco, or 3 tobacco and a ship. There are no larger sets: a fifth tobacco belongs to another set.

R-103 = A ship stands for any good
    .text = A [merchant ship](term:merchant-ship) takes the place of any 1 good in a set. There may be only 1 ship in each set, so every set needs at least 2 real goods (A-56). Example: 2 fur and 1 ship pay $3, but 1 fur and 2 ships pay nothing.

R-104 = Sets are never spent
    .text = You give nothing up for your income. Goods and ships stay in front of you and pay again in every phase C (D-13).

R-105 = Sets may be rebuilt each turn
    .text = Sets are not fixed. Each turn you may divide your goods and ships anew. One printed book does not mention it, but it is allowed (D-14).

R-106 = Token numbers show how many exist
    .text = The number on a good tells you how many of that kind are in the game: 6 on every sugar, 3 on every rice. It is not a value and never pays anything; it helps you judge whether a set of 4 is within reach.

## Phase D: building benefits

R-107 = Buildings pay out in phase D
    .text = In phase D take the recurring benefits of your buildings: pieces, money, a good, a move. A building bought this turn already counts (A-12), and turn 8 has a phase D too (A-13). Free pieces of some buildings go straight to dock space X or Y (A-09) or into the Discovery box (A-11).

R-108 = Benefits last the whole game
    .text = A recurring benefit goes on until the end of the game, also when the age of its building is long over. An Age I building still works in Age III.

R-109 = Turn order decides in phase D
    .text = Usually everybody takes benefits at the same time. If it matters who goes first, act in turn order: the current order, not the one of phase I (A-67).

R-110 = New pieces wait for next turn
    .text = Pieces you gain in phase D, and specialists earned in phase B, are not placed this turn. Unless they go straight to a box (R-107), they wait in front of you and are placed next turn together with the 5 colonists of phase H. Example: with the [Settlers](building:settlers) building and a soldier from the Specialists box you have 7 pieces for the next turn.

## Phases E to J

R-111 = Fill up to five buildings
    .text = In phase E draw buildings from the pile of the current age until 5 lie face up. Unsold buildings of the same age stay on sale. If 2 were sold, 2 new ones come.

R-112 = Only Age I in turns 1 to 3
    .text = During turns 1 to 3 only buildings of [Age I](age:1) are on sale. The piles of the later ages stay closed until their age begins.

R-113 = Age II follows turn 3
    .text = In phase E of turn 3 all unsold buildings of Age I leave the game, those on the board and those in the pile. Lay out 5 buildings of [Age II](age:2).

R-114 = Age III follows turn 6
    .text = In phase E of turn 6 all unsold buildings of Age II leave the game, those on the board and those in the pile. Lay out 5 buildings of [Age III](age:3) (D-41).

R-115 = A sold-out age gets no more
    .text = If all the buildings of an age have been sold, no more are laid out until the next age begins. The next age is never opened early. One printed book says that none are removed; we follow the others (D-09).

R-116 = Four fresh trade goods
    .text = In phase F mix the goods nobody took into the face-down pile, then turn up 4 goods at random. The pile always holds enough of them (A-49).

R-117 = Never more than one ship
    .text = In phase G put a new ship in [Merchant Shipping](box:shipping), but only if there is no ship in it: there are never 2 ships in the box. The 8 ships that can be won last for the whole game (A-49).

R-118 = Five new colonists each
    .text = In phase H every player takes 5 colonists from supply into hand. If all 30 colonists are in use, take unused specialists as stand-ins for colonists; only if all 60 of your pieces are in use do you go without (A-47).

R-119 = Five plus your extra pieces
    .text = The 5 colonists of phase H are added to the pieces you have from buildings and from the Specialists box. Together they are your hand for the next turn, so players often have different numbers of pieces.

R-120 = An empty pile leaves fewer buildings
    .text = If the pile of the current age runs out, fewer than 5 buildings are on sale; there is nothing to replace the missing ones. Example: if 5 buildings are sold in turn 1 and 5 in turn 2, only 1 building of Age I is left for turn 3.

R-125 = Initiative becomes the turn order
    .text = In phase I move each piece in Initiative to the Turn Order space with the same number. This happens only now, after phases C to H (D-32). The old markers of these players return to supply (D-33). If the piece is a specialist, put a colonist there instead and return the specialist to supply (A-04).

R-126 = The others follow behind
    .text = Players without a piece in Initiative come after those with one and keep their previous order among themselves. Example: the order was blue, yellow, red, green; red is on space 1 of Initiative and yellow on space 2. The new order is red, yellow, blue, green.

R-127 = The turn marker advances
    .text = In phase J move the turn marker 1 space forward; the next turn begins with phase A. Turn 8 ends with its scoring after phase D, so phases E to J are skipped (A-15).

## Scoring

R-128 = Colonies score three times
    .text = Colonies score at the end of turns 3, 6 and 8, that is, at the end of each age. Score after phase D and before phase E, so that moves by buildings still count (A-14).

R-129 = Three pieces of one player needed
    .text = A colony scores only if at least one player has 3 or more pieces there. If three players have 2 pieces each there, it does not score. Only the moment of scoring counts, not what was there before (A-23).

R-130 = Most scores 6, second 2
    .text = In each colony that scores, the player with the most pieces receives 6 points and the player with the second most 2. Every piece counts 1, whether colonist or specialist.

R-131 = Two tied for first share
    .text = If exactly 2 players tie for the most pieces, each receives 2 points. There is then no second place: a third player behind them receives nothing (D-07).

R-132 = Three tied for first score nothing
    .text = If 3 or more players tie for the most pieces, each of them receives 0 (D-06), and a player behind them receives nothing either.

R-133 = Tied for second score nothing
    .text = Players who tie for the second most pieces receive 0. The player with the most still receives 6. Example: with 4, 2 and 2 pieces the points are 6, 0 and 0.

R-134 = Alone in a colony scores 6
    .text = If you are the only player in a colony and have at least 3 pieces, you receive 6 points. The 2 points for second place go to nobody.

R-135 = Second place needs no three
    .text = The second player needs no minimum: if another player has 3 or more, even 1 piece can be worth the 2 points. Example: with 4 pieces and 1 piece the points are 6 and 2.

R-136 = Most points after turn 8 wins
    .text = The game ends after turn 8. Add to your colony points those for discoveries (R-137), buildings (R-138) and economy (R-139). Whoever has the most points in all wins.

R-137 = Points for discoveries
    .text = At the end of the game you score the red numbers on all the discovery tokens and cards in front of you. They have not counted before.

R-138 = Points for buildings
    .text = At the end of the game you score your buildings: the number printed on them, or points for each thing they name. The 2 points of [Taxation](building:taxation) come once, not every turn (D-22). The [Navy](building:navy) is worth 4 points for each ship (D-02). Fractions do not count: $14 is worth 2 points with [Wealth](building:wealth) (A-58).

R-139 = Points for economy
    .text = At the end of the game you score 1 point for each dollar that your sets of goods and ships paid in phase C of turn 8. Only this one income counts, not that of earlier turns. Money from buildings, the [Rum Distillery](building:rum-distillery) included, is not economy (A-52), and a good drawn in phase D of turn 8 comes too late for it (A-53).

R-140 = First tie-break: colonies of turn 8
    .text = If players tie for the most points, the one among them who received more points from colonies in the scoring of turn 8 wins.

R-141 = Second tie-break: money
    .text = If it is still a tie, the player with more money wins. Coins are meant here, not the trade good gold (D-52); money from phase D of turn 8 counts (A-13).

R-142 = Third tie-break: trade goods
    .text = If it is still a tie, the player with more trade goods wins. Ships are not goods. If even that is equal, the players share the victory (A-75).

## Appendix I: auction

R-145 = The auction replaces the random order
    .text = With the auction, the order of turn 1 is not drawn at random (R-006) but bid for with the start money of $10. Nobody receives the extra money for later positions (A-72).

R-146 = Bid higher or pass
    .text = The youngest player begins (D-28), and it goes on clockwise. On your turn you either [bid](term:bid) more than the last bid or pass; once you have passed you are out. Bids are whole dollars, at least $1 and at most the money you have (A-72).

R-147 = First to pass goes last
    .text = The first player to pass puts their marker on the last position, which is the number of players; the next to pass takes the position before it, and so on. With 4 players the first to pass is in position 4, the next in position 3.

R-148 = Position 2 pays half
    .text = The player who lands in position 2 pays half of their own last bid, rounded up: a bid of $5 costs $3. Whoever never bid pays nothing (A-72).

R-149 = A high bid earns a specialist
    .text = If the last bid of the player in position 2 was $8 or more, that player also receives 1 free specialist, of a kind they choose (D-29). The specialist belongs to their hand in turn 1.

R-150 = The winner discovers the Caribbean
    .text = The last player left wins the auction, takes position 1, pays the whole of their last bid and discovers the [Caribbean](region:caribbean). If all the others pass before any bid is made, the winner pays $0 (A-73).

R-151 = The winner takes the Caribbean token
    .text = Draw 1 discovery token at random for the Caribbean at the end of the auction, since the set-up puts none there (D-31, A-74). The winner receives its coins, but nothing per soldier, and keeps the token for its points. The natives do not matter: this discovery cannot fail.

R-152 = One colonist in the Caribbean
    .text = The winner puts 1 colonist from supply in the Caribbean, not a specialist. This colonist is not one of the 5 for turn 1.

R-153 = Lower positions pay nothing
    .text = Players in position 3 or lower pay nothing, whatever they bid. They keep their $10.
