### Records of Planetfall: comments of a new one.

new-hint-setup = Each player: the commander and the side, a or b. Then the goal sheet and the first order. Without a deck file also the starting values: = 5 strength, 4 energy, 1 experience.
new-hint-discovery = The cards of the three rows, from left to right: level 1, level 2, level 3.
new-hint-exploration = In turn order: the card each ship is placed on, operations 1, 2 or 3, or pass.
new-hint-resolution = How each card is taken, if not in the usual way, and what operation points are exchanged for: card > way, operations 2 > 1 empire, 5 strength. Without a deck file also = what was paid and gained.
new-hint-tally = If you like, what everybody has now; a figure that does not add up is found here.
