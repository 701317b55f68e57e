### What the check of a record of Age of Renaissance says besides its findings.

# $goods: advances with the misery relief that our data assume, as a text.
check-assumed = this rests on misery relief that our data only assume ({ $goods }); with other values it could be right; settle them in the header with `board: …`
# One of them, where a player may stand.
record-expected-player = player (power or name)
