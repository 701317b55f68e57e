### Words that people write between the names in a record and that the canonical form has signs for, or leaves out.
### Lists of words, separated by commas. Inflected forms of names are not here: names have them.

## Between items
reading-and =
    and, then, plus, as well as, followed by, next, after that, and then, finally,
    &, along, together with, besides
## Left out: articles, possessives, verbs and nouns that say nothing by themselves.
reading-filler =
    the, a, an, his, her, their, its, my, our, own, some, of, by, has, have, had, is, are, now, gets to, puts, put, places, placed, place, sets,
    sends, sent, send, moves, moved, move, goes, went, go, lands, landed, land, takes, took, take, picks, picked, pick, chooses, chose, choose, wins,
    won, buys, bought, buy, builds, built, build, uses, used, use, explores, explored, explore, discovers, discovered, plays, played, play, scores,
    scored, resolves, claims, claimed, token, tokens, tile, tiles, side, space, box, piece, pieces, from hand, each, drops, ships, sails, sailed,
    adds, fills, does, makes, on sale, for sale, new, altogether, total, in total, roll, result, card, expedition, settles, settled, settle,
    colonizes, colonised, colonises, colonized, expands, expanded, expand, rolls, rolled, dice, die, ship, attacks, attacked, attack, protection,
    occupies, enters, entered, declares, declared, declare, who, which, that, player, tries, tried, there, moves on, wants, travels, stays, keeps,
    looks at, looked at, looks, looked, peeks at, peeks, seeing, having, ones, round, of for sure, decides on, chooses to, adds one, grabs,
    grabbed, purchased, purchases, purchase, square, acquires, acquired, of turn, picks up, earlier,
    bids, bid, offers, offered, offer, starting, on offer, on the table, up for sale, this turn, this time, this round, he, she, they, them,
    starts, started, begins, goes on, went on, continues, continued, finishes, finished, ends up, ends, tallies, upgrades, upgraded, improves, raids,
    raided, strikes, sees, saw, swaps, swapped, attempts, attempt, hires, hired, recruits, recruited, trains, trained, deploys, deployed, adds up to,
    stands at, is at, sends out, sent out, heads, headed, heading, sets sail, sailing, fails, failed, exploring, going, buying,
    taking, placing, putting, playing, rolling, attacking, decides, decided, opens, opened, throws, threw, shows, showed, flips, flipped, tosses,
    tossed, worth, turn, pts, apiece, also, just, only, already, here, drawn, laid out, lays out, come up, comes up, came up, up, out,
    first of all, slot, spot, expedition of, trip, mission, joins, joined, visits, visited, comes, came, come, returns, runs,
    ran, holds, held, holding, left, remaining, with it, gather up, stays at, starting with, uses up,
    defends, defended, defends herself, defends himself, puts up, gives,
    another, other, the other
## Before a target
reading-to =
    to, into, onto, in, on, at, against, vs, vs., versus, with target, towards, toward, at the, over,
    inside, upon, near, across, around, as far as, aboard, @
reading-from = from, out of, off
reading-with =
    with, using,
    along with, together with, by means of, w
## Before what came of it
reading-gain =
    gets, got, get, receives, received, finds, found, gains, gained, earns, earned, collects, collected, reveals, revealed, draws, takes in, got back,
    is paid, gaining, getting,
    makes, made, takes home, brings in, pockets, cashes in, scores, wins back, ends up with, for a gain of, picks up, netting, nets, net, pulls in,
    raises, collecting, receiving, grabs,
    wins, won, win, takes, took, take
## Before what was lost or paid
reading-loss =
    loses, lost, lose, pays, paid, pay, spends, spent, minus, gives up, removes, removed, gave up, gave, gives, sacrifices, drops from, dies, paying,
    losing, spending,
    forfeits, forfeited, returns, hands over, handing over, giving up, shelling out, burns, uses up, less, down
reading-for = for, at a cost of
## Nothing was done
reading-not =
    nothing, not, doesn't, does not, didn't, did not, doesn’t, didn’t, no, none,
    passes on, refuses, refused, won't, will not, cannot, can't, never, nobody, nothing at all, don't, do not, skips, skip, skipped
## In headings, with a letter or a number
reading-phase = phase, step, part, no, no., nr, number, stage, the
## Letters glued to the front of a word; - where there are none
reading-prefix-and = -
reading-prefix-to = -
reading-prefix-from = -
reading-prefix-the = -
## Endings of players' names
reading-endings = 's, s
## Numbers
reading-number-0 = zero, nothing, none
reading-number-1 = one
reading-number-2 = two, a pair of, both
reading-number-3 = three
reading-number-4 = four
reading-number-5 = five
reading-number-6 = six
reading-number-7 = seven
reading-number-8 = eight
reading-number-9 = nine
reading-number-10 = ten
reading-number-11 = eleven
reading-number-12 = twelve
## Numbers of turns
reading-ordinal-1 = first
reading-ordinal-2 = second
reading-ordinal-3 = third
reading-ordinal-4 = fourth
reading-ordinal-5 = fifth
reading-ordinal-6 = sixth
reading-ordinal-7 = seventh
reading-ordinal-8 = eighth
reading-ordinal-9 = ninth
reading-ordinal-10 = tenth
## Behind a number of a turn that is written in figures; - where nothing is
reading-ordinal-endings = st, nd, rd, th
## Behind these a player is whom it is done to
reading-attack = attacks, attacked, attack, attacking, fights, fought, beats, defeats, defeated, invades, assaults, raids, strikes
## What the figures of a move count: “with 6 tokens”
reading-counter = tokens, token, pieces, men
## What was paid in all
reading-total = in total, altogether, total, in all, all together
## What turns a line round or leaves open what it means: such lines are not read
reading-open =
    attacked by, is attacked by, was attacked by, beaten by, is beaten by, defeated by, defends against, defended against, loses to, lost to, instead of, or, either, maybe, perhaps, not sure, undo, undoes, except, without, but not, back to, in place of
