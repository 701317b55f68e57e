### Words that people write between the names in a record and that the canonical form has signs for, or leaves out.
### Lists of words, separated by commas. Inflected forms of names are not here: names have them.

## Between items
reading-and =
    and, then, plus, as well as, followed by, next, after that, and then, finally,
    &, along, together with, besides,
    after, afterwards, followed up by, before, and also, and finally, lastly, secondly, after which, and afterwards,
    with also, as well, on top of that, while, and even, next comes, comes next, who,
       and then comes, then comes, but
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
    another, other, the other,
    really, finally, quickly, simply,  still, immediately, then, later, so, too, well, even, yes, ok, okay,
    right, today, tonight, peacefully, instead, together, as usual, of course, this time around, 
     right away, straight away, in turn, it, it's, this, these, those, herself, himself, themselves, him,
    us, we, you, everybody, everyone,   every, any, anything, something, others, be, been, being, was, were,
    am, will, did, do, done, can, get, got, gets, let, lets, letting, want~, decid~, choos~, chosen, select~, pick~,
    claim~, start~, open~, begin, beginning, began, set, setting, sit, sits, sitting, lay, lays, laid, laying, put~,
    plac~, mov~, send~, sail~, land~, arriv~, travel~, walk~, march~, head~, ship~, carry, carries, carried, bring,
    brings, brought, ferr~, escort~, lead, leads, led, slip~, step~, jump~,  stand, stands, stood, standing,
    settl~, coloni~, occup~, occupy, occupied, found~, explor~, discover~, reveal~, uncover~, map~, scout~, peek~,
    look~, check~, stud~, study, studies, studied, studying, learn~, research~, invent~, develop~, acquir~, purchas~,
    buy~, grab~, snatch~, snap~, secur~, taken, keep~, kept, hold~, own~, use~, using, play~, cast~, activat~,
    trigger~, resolv~, appl~, apply, applies, applied, produc~, build~, construct~, erect~, rais~, train~, hir~,
    recruit~, enlist~, draft~, summon~, upgrad~, improv~, stabiliz~, stabilis~, reliev~, fight~, fought, attack~,
    assault~, raid~, invad~, conquer~, captur~, seiz~, storm~, besieg~, march, roll~, throw~, show~, turn~, flip~,
    draw~, drew, com~, gone, go~,  announc~, declar~, bid~, offer~, rais, says, say, said, call~, nam~, writ~,
    wrote, count~, total~, tall~, add~, end~, finish~, clos~, answer~, follow~, respond~, reply, replies, replied,
    continu~, do~, mak~, made, try, trying, manag~, succeed~, gather~, harvest~, collect~, annex~, tam~, befriend~,
    adopt~, swap~,    convert~, prefer~, go for, goes for, went for, going for, settles for,
    opt~, opt~ for, bag~, get hold of, bags, score~, scor~, reserv~, dispatch~, deploy~, commit~, assign~, slid~,
    squeez~, park~, drop~, sits down, set out, sets out, setting out, set off, sets off, signs up,
    ends up with, comes home with, comes back with, turns up, turned up, face up, face-up, on show, on display,
    are up, is up, shown, revealed, available, visible, flipped over, lined up, in play, man, men, guy, guys, figure,
    figures, pawn, piece of, one of her, one of his, one of the, one of their, last,  extra, more, next,
    final, first of, second of, next to last, first one, big, little, small, whole, full, brand new, fresh, old,
    lucky, poor, nice, row of, line of, row, cards,  supply, bank, table, hand, spaces, space at, region, area,
    province, city, where, home, ashore, overseas, board, sheet, from the box, from the supply, 
     from the display, left to right, from left to right, in that order, in this order, in order,
    from the left, from left, goes to, go to, went to, belongs to, falls to, fell to, on the board, up for grabs,
    to begin, for now, for free, for herself, for himself, to herself, to himself, with her, with his, with a,
    with an, with the, on her own, on his own, all alone, alone, a total of, total of, worth of, altogether for,
    all told, in cash, cash, in hand, in the bank, in the box, at the table, at once, this phase, that turn, on turn,
    of the round, of the turn, after that, before that, before placing, before he places, before she places,
    meanwhile, first off, success, successful, successfully, hooray, hurray, wow, ouch, sadly, luckily, unlucky, alas,
    unfortunately, surprise, surprisingly, bravely, boldly, happily, gladly, proudly, the brave, shared, peaceful,
    by force, sized, number, number of, points of, vp, spot at, spot on, place at, place on, seat,
    at random, randomly, by lot, drawn by lot, can pay for, pay for, able to, for anything, from her sectors,
    from his sectors, from their sectors, from sectors, told his story, everybody laughed, he draws, she draws,
    they drew, sitting on, so he, so she, no choice, on them, on him, on it, to it, to them,  
     is last, goes last, first player, starts off, rest, we have, we had, we got, we turned over, it is,
    it was, is the, was the, we drew, this evening, used up, wrote down, still a tie, a tie, drags on, goes on and on,
    who is, who's, who has, front, to the front, the front, straight, both of them,  has left, got left,
    left over, leftover, leftovers,
    there's, we're, game, the marker, marker, using Master Art, used Master Art to, with Master Art,
    uses Master Art to, her card, his card, half, nobody wrote down the dice, dice not noted, no dice,
    protection on it, of protection, up to, tried again, tries again, 
    has used,  so he fought, bans, forbids, bans all,
    max, maximum, bonus,
    everything, all of it, who's first,
    hops, hopped, hopping
## Before a target
reading-to =
    to, into, onto, in, on, at, against, vs, vs., versus, with target, towards, toward, at the, over,
    inside, upon, near, across, around, as far as, aboard, @,
    behind, beside, next to, out to, over to, over in, down to, down in, up to, up in, back on, off to, on top of,
    on her, on his, into the, onto the, to the, in the, on the, towards the, under, through, along, via, per,
    as
reading-from =
    from, out of, off,
    from the, out of the, off the, away from, coming from
reading-with =
    with, using,
    along with, together with, by means of, w
## Before what came of it
reading-gain =
    gets, got, get, receives, received, finds, found, gains, gained, earns, earned, collects, collected, reveals, revealed, draws, takes in, got back,
    is paid, gaining, getting,
    makes, made, takes home, brings in, pockets, cashes in, scores, wins back, ends up with, for a gain of, picks up, netting, nets, net, pulls in,
    raises, collecting, receiving, grabs,
    wins, won, win, takes, took, take,
    gain~, receiv~, earn~, collect~, obtain~, get back, gets back, comes away with, walks away with, bring~ in,
    scoop~, bank~, reap~, grabs back, is given, was given, get~, gives her, gives him, gives them, gave her, gave him,
    yields, yielding, giving, worth, back from the bank, plus, in return, in exchange, produces, produce, reward,
    rewards, for a reward of, rewarded with, scoring, goes up, go up, went up, moves up, advances, up by, and back,
    refund, refunded, rebate, produc~, nett~, cash~ in, pocket~, win~ back, are paid, has now, now has, sits on,
    sitting on, is sitting on, owns, own, owned, already has, holding,
    gives, gave, brings, brought, is worth, leaves, awards
## Before what was lost or paid
reading-loss =
    loses, lost, lose, pays, paid, pay, spends, spent, minus, gives up, removes, removed, gave up, gave, gives, sacrifices, drops from, dies, paying,
    losing, spending,
    forfeits, forfeited, returns, hands over, handing over, giving up, shelling out, burns, uses up, less, down,
    los~, pay~, spend~, forfeit~, sacrific~, burn~, shell~ out, cough~ up, part~ with, give up, cost~, costing,
    cost her, cost him, costs her, costs him, fork~ out, hand~ over, put~ in, remov~, kill~, discarding,
    at the price of, chip~ in, cough up,  surrender~, sees die, falls, fall, fell,  died, perish~, bury,
    buries, buried, goes down, down by
reading-for =
    for, at a cost of,
    for the price of, at the cost of, in exchange for, in return for, costing, for just, for only, at a price of
## Nothing was done
reading-not =
    nothing, not, doesn't, does not, didn't, did not, doesn’t, didn’t, no, none,
    passes on, refuses, refused, won't, will not, cannot, can't, never, nobody, nothing at all, don't, do not, skips, skip, skipped,
    isn't, is not, wasn't, couldn't, could not, can not, cannot afford, can't afford, couldn't afford, neither,
    nothing this time, nothing left, no more, sits this out, does nothing, did nothing, wouldn't, doesn't want,
    did not want, didn't want, does not want, not any
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
reading-number-0 =
    zero, nothing, none,
    no
reading-number-1 =
    one,
    a single, just one, only one, a lone, another one, single, lone
reading-number-2 =
    two, a pair of, both,
    couple of, a couple of, couple, two of, both of
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
reading-number-13 = thirteen
reading-number-14 = fourteen
reading-number-15 = fifteen
reading-number-16 = sixteen
reading-number-17 = seventeen
reading-number-18 = eighteen
reading-number-19 = nineteen
reading-number-20 = twenty
reading-number-30 = thirty
reading-number-40 = forty, fourty
reading-number-50 = fifty
reading-number-60 = sixty
reading-number-70 = seventy
reading-number-80 = eighty
reading-number-90 = ninety
reading-number-100 = hundred, a hundred, one hundred
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
## The sign of a negative number
reading-minus = minus
## Behind these a player is whom it is done to
reading-attack =
    attacks, attacked, attack, attacking, fights, fought, beats, defeats, defeated, invades, assaults, raids, strikes,
    fight, fight~, beat, invade, invade~, assaulted, raided, struck, besieges, conquers, declares war on,
    declared war on, war on
## Before whom something is done against
reading-against = against, vs, versus, on, at, upon
## Before whoever does it: the player behind it acts
reading-by = by, courtesy of, thanks to
## Who the line is about
reading-pronoun = she, he, her, him, herself, himself, they, them, themself, themselves, hers, his
## What comes next is a heading
reading-now = now, now we, now for, now for the, time for, time for the, on to, on to the, let's, next up, next we, and now, moving on, moving on to, we, we are now in
## Endings of verbs that stand with ~ in the lists above
reading-verb-endings = s, es, ed, d, e, ing, er, en
## What the figures of a move count: “with 6 tokens”
reading-counter = tokens, token, pieces, men
## What was paid in all
reading-total =
    in total, altogether, total, in all, all together,
    all told, in sum, sum total
## What turns a line round or leaves open what it means: such lines are not read
reading-open =
    attacked by, is attacked by, was attacked by, beaten by, is beaten by, defeated by, defends against, defended against, loses to, lost to, instead of, or, either, maybe, perhaps, not sure, undo, undoes, except, without, but not, back to, in place of,
    nearly, almost, would, should, might, may, could have, if, unless, wants to maybe, thinks about, considers,
    planning, plans to, hopes, rather than, versus or, forgot, mistake, wrong, correction, correct, should have,
    was going to, wanted to, wishes, only if, but then, took back, takes back, taken back, supposed, both or, someone,
    somebody, whoever, probably, possibly, likely, tomorrow, later maybe, threatens, threatened, offered to, asked,
    asks, thinking, thinks, wonders, unsure, not yet, except for, apart from, other than, all but
## Months
reading-month-1 = january, jan
reading-month-2 = february, feb
reading-month-3 = march, mar
reading-month-4 = april, apr
reading-month-5 = may
reading-month-6 = june, jun
reading-month-7 = july, jul
reading-month-8 = august, aug
reading-month-9 = september, sep, sept
reading-month-10 = october, oct
reading-month-11 = november, nov
reading-month-12 = december, dec
