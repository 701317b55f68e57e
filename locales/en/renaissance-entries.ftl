### Age of Renaissance: what each thing is and what it does, in English.
### One message `about-<id>` for each name in renaissance-names.ftl, in the same order.
### Texts are Markdown; rules and rulings are cited by their ids. Figures that stand in the table
### beside a text are repeated only where the text needs them.

## Advances: Science

about-advance-heavens = Sailing by the stars: your [galleys](ship:galley) may cross a [sea](term:sea). It counts as 1 step, like a coastal province, and each shipment may cross one (RR-097, RA-75, RD-23). This also opens [Iceland](province:iceland) and [West Africa](province:west-africa) to galleys (RR-015).

    The Heavens is needed for [Ocean Navigation](advance:ocean-navigation) (RR-194). Once you have [seaworthy ships](ship:seaworthy) it adds nothing to your range any more, but like all of [Science](category:science) it weakens [Mysticism Abounds](card:mysticism-abounds) (RR-191). One text wants Written Record first; we do not (RD-54).
about-advance-human-body = Your misery falls by 1 space when you buy it, besides any relief you buy in the same turn (RR-189, RD-32). At 0 there is nothing to gain (RA-71). Like all of [Science](category:science) it weakens [Mysticism Abounds](card:mysticism-abounds) (RR-191).
about-advance-laws-of-matter = Nobody can play [Alchemist's Gold](card:alchemists-gold) on you (RR-190, RA-24). Once everybody still in the game owns it, that card is a [burden](term:burden) (RR-171, RA-27). Like all of [Science](category:science) it weakens [Mysticism Abounds](card:mysticism-abounds) (RR-191).

    Its relief value of 5 is assumed; another source has 10 (RD-46).
about-advance-enlightenment = Halves the price of [misery relief](term:misery-relief), rounded up (RR-107). You need at least one complete [tier](term:tier), without which you could not buy relief anyway (RR-200, RD-25). Halve first, then take off the relief values of this turn's advances (RA-70).

    With `edition: 1999` it does something else: your misery falls by 1 space in every income phase (RD-44).

## Advances: Religion

about-advance-patronage = Lets you use the leaders of others. Every [leader](term:leader-card) but the first of the turn is open to you (RR-081, RA-54): in your purchase phase pay its owner as much as lies on it as [protection money](term:protection), and all its credits are yours for this turn (RR-083, RA-56). Without protection it is free and counts by itself (RA-57). You may buy Patronage and use it in the same phase (RR-084).

    It gives no rebates (RR-088). Its own misery at the purchase is 1 space, as for all of [Religion](category:religion) (RR-040). With `edition: 1999` nothing is paid, but the number of patrons is limited (RD-45).
about-advance-holy-indulgence = At the start of the expansion phase you get 2 [tokens](piece:token) for each player without it (RR-118); if your stock runs out, $1 for each token that is missing (RR-119). Every player without it puts back 2 tokens for each owner, pays $1 for each one missing, or takes 1 misery space (RR-120, RA-94). What the others cannot pay does not make your gain smaller (RR-121), and nobody's place in the order changes (RR-199).

    Eliminated players do not count (RA-93). Needed for [Cathedral](advance:cathedral). Its relief value of 0 is assumed (RD-47).
about-advance-proselytism = You also win an attack if the [coloured die](term:coloured-die) equals your [slot](term:order-slot) in the order of play, not only if it is higher (RR-136). That makes one face of the die more in every attack of yours. Its relief value of 0 is assumed (RD-48).
about-advance-cathedral = An automatic win without dice, once a turn against each player who does not own it (RR-137, RD-07). You may use it in attack or in defence and must say so before the dice are rolled; as attacker you still have to send the tokens an attack needs (RA-87). If several rivals are in the province, it works only if none of them owns it, and then it is used up against all of them (RD-75). It has no effect in [War](card:war).

    Needs [Holy Indulgence](advance:holy-indulgence). Its relief value of 25 is assumed (RD-49).

## Advances: Commerce

about-advance-caravan = Over land you may place tokens up to 2 provinces away, if the province in the middle is not [controlled](term:control) by a rival: no coloured marker, and fewer coloured tokens than its market number (RR-113, RA-73). It cannot be combined with ships in one placement (RR-114). Needed for [Wind/Watermill](advance:wind-watermill).
about-advance-wind-watermill = When you have won an attack on a province that a rival [controlled](term:control), you may try a [forced trade](term:forced-trade), once a turn (RR-139, RA-88, RD-72). Pay as many further tokens as the market number and roll a die: on that number or less you give the loser a card of your choice and draw one at random from their hand. This is also a way to get rid of a [burden](term:burden) (RR-049). Both sides need a card (RA-89).

    Needs [Caravan](advance:caravan); needed for [Improved Agriculture](advance:improved-agriculture). With `edition: 1999` it works on shortages and surpluses instead (RD-43), and letter and price are exchanged with Improved Agriculture (RD-39).
about-advance-improved-agriculture = Your misery falls by 1 space when you buy it (RR-192, RD-32), and [Famine](card:famine) costs you 1 space less (RR-175). Needs [Wind/Watermill](advance:wind-watermill); needed for [Interest & Profit](advance:interest-and-profit) and for [Middle Class](advance:middle-class). With `edition: 1999` it is J for $40 (RD-39).
about-advance-interest-and-profit = In the income phase your cash earns as much again, at most your income from the map (RR-145). What counts is the cash you hold before income is paid (RA-98). With [Middle Class](advance:middle-class) the limit is $10 higher (RR-146). So keep money back instead of spending it all. Needs [Improved Agriculture](advance:improved-agriculture); needed for [Industry](advance:industry) (RD-53).
about-advance-industry = Every [commodity card](term:commodity-card) pays you one box more, any number of cards a turn (RR-072, RR-073). Without a province of the commodity you still get nothing. A shortage or surplus comes on top (RA-19). With 1 wine province a Wine card pays $20 instead of $5. The Italian rules call it Industry Acceleration (RD-61). Needs [Interest & Profit](advance:interest-and-profit).

## Advances: Communication

about-advance-written-record = Every advance you buy with a leader's [credit](term:leader-credit) costs another $10 less, also with a leader you use by Patronage (RR-085). Several leaders count several times (RA-58); a rebate is not raised (RR-088). It works at once, so buy it first (RR-094). Needed for [Printed Word](advance:printed-word) (RR-193). With `edition: 1999` it brings a forced trade after a won attack instead (RD-42).
about-advance-printed-word = When you play a [leader](term:leader-card), you get the credit back in cash for each advance on the card that you own already (RR-086, RA-60). The same leader may make one advance cheaper and refund another (RR-087); you need not buy the other one (RA-61, RD-21). So leaders are worth something even late; in the final card play a rebate is all they give (RR-163). Written Record and Patronage do not help here (RR-088).

    Needs [Written Record](advance:written-record); needed for [Master Art](advance:master-art) (RR-193).
about-advance-master-art = Once a turn, in the buy phase, you may discard a card without effect, after you have bought an extra card or declined to (RR-068). It is shown; if it is [recyclable](term:recyclable) it goes to the replay pile, otherwise out of the game (RR-069, RA-17). That gets rid of [burdens](term:burden) (RR-049) and of cards that would help others. Not at the moment of purchase (RA-16, RD-22). Needs [Printed Word](advance:printed-word); needed for [Renaissance](advance:renaissance) (RR-193).
about-advance-renaissance = Once a turn, at the start of a phase, you may change places in the [order of play](term:order-of-play) with a direct neighbour who does not own it (RR-157). The new order holds until the next order-of-play phase (RA-08). If several owners want to, they act in the order as it stands. After [Civil War](card:civil-war) has put somebody last, not before (RA-09, RD-73).

    Its relief value of 100 is the highest of all (RD-51), but it is used only as far as your [tiers](term:tier) allow (RR-108). Needs [Master Art](advance:master-art) (RR-193).

## Advances: Exploration

about-advance-overland-east = Opens [area V](area:v), the lands around the Black Sea: without it you may neither place tokens there nor be given a province by War (RR-112, RR-169). Needed for [Cosmopolitan](advance:cosmopolitan) (RR-194).
about-advance-seaworthy-vessels = Your ship goes at once and free of charge to 10 (RR-032, RA-65). You may now place up to 10 tokens in every coastal province of the board that is in play, at any distance; only the overseas boxes stay closed, and area V without [Overland East](advance:overland-east) (RR-099). Further steps to 12, 14 and 16 cost $10 each (RR-089). It also opens Iceland and West Africa (RR-015). Needed for [Ocean Navigation](advance:ocean-navigation) (RR-194).
about-advance-ocean-navigation = Your ship goes at once and free of charge to ocean 1 (RR-101, RA-65): any number of tokens into any coastal province, and into 1 [overseas box](term:overseas-box), which you may keep. Each further step for $10 opens another box, up to 4. [China](province:china), [East Indies](province:east-indies) and [India](province:india) are in reach with it (RR-016); the Americas need [New World](advance:new-world) too (RR-017).

    Needs [The Heavens](advance:heavens) and [Seaworthy Vessels](advance:seaworthy-vessels) (RR-194).
about-advance-new-world = Opens [North America](province:north-america) and [South America](province:south-america) (RR-017), 3 commodities each with a single marker (RR-026). Besides, your misery falls by 1 space in every income phase, whatever else you do (RR-109), in the turn of the purchase already (RA-103). With `edition: 1999` this goes to Enlightenment (RD-44).

    Needs [Ocean Navigation](advance:ocean-navigation) and [Urban Ascendancy](advance:urban-ascendancy) (RR-194). Whether its credit is 0 or 20 never matters (RD-52).

## Advances: Civics

about-advance-urban-ascendancy = In the buy phase you may buy 1 extra card for $10 (RR-067). Cheap, and needed for [New World](advance:new-world) (RR-194). With `edition: 1999` its credit is 20 (RD-40).
about-advance-nationalism = +1 strength for your forces in your [home area](term:home-area), in attack and defence, and +1 to your die in [War](card:war) (RR-138). If both sides have it, the two make no difference (RD-67). In your own capital it is doubled with the rest (RD-74, RA-82). It is the only advance that still works for pieces of an eliminated player (RR-078).
about-advance-institutional-research = Every later purchase in Science, Commerce, Exploration and Communication costs you $10 less, also in the same phase (RR-195, RR-094). Religion and Civics are not affected. The earlier you buy it, the more often it pays.
about-advance-cosmopolitan = Your coloured tokens in [satellites](term:satellite) help in attack too: each one in a satellite that points at the target adds 1 to your strength (RR-135). Needs [Overland East](advance:overland-east) (RR-194).
about-advance-middle-class = $10 more income every turn, a limit for [Interest & Profit](advance:interest-and-profit) that is $10 higher, and stabilization at half price, rounded up (RR-146). With $170 the most expensive advance, and with the highest credit. Needs [Improved Agriculture](advance:improved-agriculture) (RR-192).

## Commodities

about-commodity-stone = The cheapest commodity, but with two cards in epoch I: quick money early on. Later epochs add none. It is hit by a market roll of 2, which is rare.
about-commodity-wool = Two cards in epoch I; later epochs add none. With 9 provinces and 10 [payment boxes](term:payment-box) it is the only commodity for which the boxes can run out (RR-044, RA-18).
about-commodity-timber = One card in epoch I and two in epoch II. With `edition: 1999` one of the later cards moves to epoch I (RD-33, RD-69).
about-commodity-grain = No card before epoch II, then two. But every grain province you dominate also takes 1 space off [Famine](card:famine) (RR-175).
about-commodity-cloth = A card in every epoch; the one of epoch I is the double [Cloth/Wine card](card:cloth-wine), whose player chooses (RR-046). Two capitals, Venice and Genoa, produce it.
about-commodity-wine = A card in every epoch; the one of epoch I is the double [Cloth/Wine card](card:cloth-wine) (RR-046). It is hit by a 7, the most frequent market roll. The later maps have a seventh wine province, [Loire](province:loire) (RD-38).
about-commodity-metal = One card in every epoch. Its provinces lie far apart, from Chester to Constantinople, and South America is one of them.
about-commodity-fur = Few provinces and a card in epoch I and in epoch III. Two of the provinces, Tana and Varna, are in area V.
about-commodity-silk = One card in every epoch. Aleppo, Salonika and Valencia are within reach early, Erzerum needs Overland East, and China and the East Indies need ocean ships.
about-commodity-spice = One card in every epoch. Only Acre, Alexandria and Trebizond are on the map itself; four [overseas boxes](term:overseas-box) make it the great commodity of the late game.
about-commodity-gold = With Ivory the most valuable commodity. The card of epoch I is the double [Gold/Ivory card](card:gold-ivory) (RR-046), and epoch III has a Gold card of its own. A market roll of 12 hits Gold and Ivory together (RR-148, RD-68).
about-commodity-ivory = As valuable as Gold, but there is only one card for it, the double [Gold/Ivory card](card:gold-ivory) of epoch I (RR-046). A market roll of 12 hits Gold and Ivory together (RR-148, RD-68).

## Cards: events

about-card-alchemists-gold = Choose a player, who pays half of their [written cash](term:written-cash) to the bank, rounded up, but no more than they have now (RR-171, RA-26). Money laid on a leader as protection is safe. You may even choose yourself (RA-23), but nobody with [Laws of Matter](advance:laws-of-matter) or an [Enlightened Ruler](card:enlightened-ruler) (RA-24). If all players own Laws of Matter, the card is a [burden](term:burden) (RA-27).
about-card-armor = A [military advantage](term:military-advantage) for this turn: +1 in all your conflicts, in attack and defence, and you win ties, in [War](card:war) too (RR-172, RR-128). It counts against [Stirrups](card:stirrups), but Stirrups does not count against it (RA-46, RD-28).

    Once [Long Bow](card:long-bow) or [Gunpowder](card:gunpowder) has been played, Armor in hand is a [burden](term:burden) (RA-45). If it lies on the table already, it only fails against the player of the newer weapon (RA-44). It leaves the game after use (RR-047).
about-card-civil-war = Choose a player. Their misery rises by 1 space, any marker in their capital becomes a token, and they lose half of their written cash or half of the tokens in their expansion box, as they like (RR-173, RA-28, RA-29, RA-30). At the start of the expansion phase they go to the last place, and those behind them move up (RA-09). Not against a player with an [Enlightened Ruler](card:enlightened-ruler) (RA-24).
about-card-enlightened-ruler = Protects you for the rest of the turn from [Mysticism Abounds](card:mysticism-abounds), [Religious Strife](card:religious-strife), [Civil War](card:civil-war), [Revolutionary Uprisings](card:revolutionary-uprisings), [Rebellion](card:rebellion) and [Alchemist's Gold](card:alchemists-gold). What has already happened stays (RR-174). In the last turn the protection lasts through the final card play (RA-25).
about-card-famine = Everybody's misery rises by 4 spaces, 1 less for each grain province they dominate and 1 less with [Improved Agriculture](advance:improved-agriculture). It never lowers misery (RR-175, RA-31). You are not spared yourself (RR-198).
about-card-mysticism-abounds = Everybody's misery rises by 4 spaces, 1 less for each advance of [Science](category:science) they own (RR-176, RR-191). You are not spared yourself (RR-198). If everybody owns all four, the card is a [burden](term:burden). An [Enlightened Ruler](card:enlightened-ruler) protects (RR-174).
about-card-papal-decree = Name Science, Religion or Exploration: nobody may buy advances of that category this turn, you included (RR-180, RA-32, RD-17). If [Religious Strife](card:religious-strife) is played in the same turn, before or after, the ban does not hold (RA-33, RD-04). Once the strife has been played in epoch III, this card is a [burden](term:burden).
about-card-pirates-vikings = Reduce coloured [markers](piece:marker) in coastal provinces to 1 token each: 1 marker in epoch I, 2 in epoch II, 3 in epoch III (RR-177, RA-13). You choose them, of any owners; capitals and overseas boxes can be hit too (RA-34). What becomes of the marker: RA-36.
about-card-rebellion = Choose a marker; it is reduced to 1 token. Not in the New World, and not in a foreign capital (RR-178): of the capitals only your own may be chosen, whoever holds it (RA-35). Not against a player with an [Enlightened Ruler](card:enlightened-ruler) (RA-24).
about-card-revolutionary-uprisings = Everybody's misery rises by 1 space for each advance of [Commerce](category:commerce) they own (RR-181, RD-15). You are not spared yourself (RR-198). An [Enlightened Ruler](card:enlightened-ruler) protects (RR-174).
about-card-stirrups = A [military advantage](term:military-advantage) for this turn, like [Armor](card:armor): +1 in all your conflicts, and you win ties, in War too. But it gives nothing against a player of Armor, neither the +1 nor the ties (RR-179, RA-47).

    Once [Long Bow](card:long-bow) or [Gunpowder](card:gunpowder) has been played, Stirrups in hand is a [burden](term:burden) (RA-45); on the table it only fails against the player of the newer weapon (RA-44). It leaves the game after use (RR-047).
about-card-crusades = Put one of your markers, coloured side up, into any market of [area VI](area:vi) that you do not dominate yet; all other pieces there go back to their owners. Your misery rises by 1 space (RR-183, RA-37). Range does not matter, and the marker counts at once (RA-38). In the same turn [Walter the Penniless](card:walter-the-penniless) is worth 30 (RA-39).

    Once [Mongol Armies](card:mongol-armies) has been played, the card is a [burden](term:burden) (RA-40). The Italian rules print area IV, which is a slip (RD-01).
about-card-war = Declare War on another player. Both roll a die and add 1 for [Nationalism](advance:nationalism) and for each [military advantage](term:military-advantage) (RR-182). The higher total gains 1 misery space, the lower 2, and the loser cedes as many coloured markers as the difference, of their own choice, where the winner may be (RR-169, RA-51). Each one that cannot be ceded costs another misery space (RR-170). [Cathedral](advance:cathedral) does not help.

    In a tie both gain 1 space and roll again in every later player round (RA-50), unless only one side has a military advantage: that side wins (RA-49). In the final card play the rolls are limited (RR-205, RA-106).
about-card-black-death = Choose one of the areas I to VIII. First all tokens there go back to stock, then every marker there becomes 1 token (RR-184). All players are hit alike, you included. Far East and New World cannot be chosen (RA-41).
about-card-gunpowder = A [military advantage](term:military-advantage) for this turn: +1 in all your conflicts, and you win ties, in War too (RR-185). From now on [Armor](card:armor) and [Stirrups](card:stirrups) in hand are burdens (RA-45); those on the table do not count against you (RA-44). [Long Bow](card:long-bow) gives nothing against you, not even ties (RA-47). The Italian text has it the wrong way round (RD-02). It leaves the game after use (RR-047).
about-card-long-bow = A [military advantage](term:military-advantage) for this turn, like [Gunpowder](card:gunpowder), but it gives nothing against a player of Gunpowder (RR-187, RA-47). From now on [Armor](card:armor) and [Stirrups](card:stirrups) in hand are burdens (RA-45); those on the table do not count against you (RA-44). The Italian text has it the wrong way round (RD-03). It leaves the game after use (RR-047).
about-card-mongol-armies = You get $10. From now on [The Crusades](card:crusades) is a [burden](term:burden), and [Marco Polo](card:marco-polo), if he is played later, is worth 40 instead of 20 (RR-186, RA-40). It leaves the game after use (RR-047).
about-card-religious-strife = Everybody's misery rises by 1 space for each advance of [Religion](category:religion) they own (RR-188). You are not spared yourself (RR-198). It lifts the ban of a [Papal Decree](card:papal-decree) of the same turn (RA-33, RD-04); played in epoch III, it makes that card a [burden](term:burden) (RR-180). An [Enlightened Ruler](card:enlightened-ruler) protects (RR-174).

## Cards: leaders

about-card-charlemagne = King of the Franks and emperor. [Nationalism](advance:nationalism) costs 20 less this turn (RR-050).
about-card-dionysus-exiguus = The monk who counted the years from the birth of Christ. [Written Record](advance:written-record) costs 20 less this turn (RR-050).
about-card-rashid-ad-din = Vizier and historian in Persia. [Written Record](advance:written-record) and [Overland East](advance:overland-east) cost 10 less each this turn (RR-050). With `edition: 1999` he comes into the deck later (RD-33).
about-card-st-benedict = Founder of western monastic life. [Written Record](advance:written-record) and [Patronage](advance:patronage) cost 10 less each this turn (RR-050).
about-card-walter-the-penniless = A knight of the People's Crusade. [Overland East](advance:overland-east) costs 20 less this turn, 30 less if [The Crusades](card:crusades) is played in the same turn, before or after him (RR-050, RR-183, RA-39). With `edition: 1999` he comes into the deck later (RD-33).
about-card-christopher-columbus = The Genoese who sailed west. [Ocean Navigation](advance:ocean-navigation) and [New World](advance:new-world) cost 30 less each this turn, 60 in all (RR-050). He serves as the example for Patronage in the rules (RR-083).
about-card-desiderius-erasmus = The humanist of Rotterdam. [Printed Word](advance:printed-word) and [Renaissance](advance:renaissance) cost 20 less each this turn (RR-050).
about-card-ibn-majid = Arab navigator of the Indian Ocean. [Ocean Navigation](advance:ocean-navigation) and [Cosmopolitan](advance:cosmopolitan) cost 20 less each this turn (RR-050).
about-card-johann-gutenberg = The printer of Mainz. [Printed Word](advance:printed-word) costs 30 less this turn (RR-050).
about-card-marco-polo = The Venetian who went to China. [Overland East](advance:overland-east) and [Cosmopolitan](advance:cosmopolitan) cost 20 less each this turn, 40 less each if [Mongol Armies](card:mongol-armies) has been played before him (RR-050, RR-186, RA-40). The 10 of Written Record are not doubled (RA-59).
about-card-nicolaus-copernicus = He put the sun in the middle. [The Heavens](advance:heavens) and [Institutional Research](advance:institutional-research) cost 20 less each this turn (RR-050).
about-card-prince-henry = Henry the Navigator of Portugal. [Ocean Navigation](advance:ocean-navigation) and [Institutional Research](advance:institutional-research) cost 20 less each this turn (RR-050).
about-card-william-caxton = The first printer in England. [Printed Word](advance:printed-word) costs 20 less this turn (RR-050).
about-card-andreas-vesalius = The anatomist. [Human Body](advance:human-body) and [Enlightenment](advance:enlightenment) cost 20 less each this turn (RR-050).
about-card-bartolome-de-las-casas = The friar who spoke up for the people of the Americas. [Cosmopolitan](advance:cosmopolitan) costs 30 less this turn (RR-050).
about-card-galileo-galilei = He turned the telescope to the sky. [The Heavens](advance:heavens) and [Renaissance](advance:renaissance) cost 20 less each this turn (RR-050).
about-card-henry-oldenburg = First secretary of the Royal Society. [Enlightenment](advance:enlightenment) costs 30 less this turn (RR-050). One table of the leaders forgets him (RD-70).
about-card-leonardo-da-vinci = The only leader for three advances: [Human Body](advance:human-body), [Master Art](advance:master-art) and [Renaissance](advance:renaissance) cost 20 less each this turn (RR-050).
about-card-isaac-newton = Laws of motion and of light. [Laws of Matter](advance:laws-of-matter) and [Enlightenment](advance:enlightenment) cost 20 less each this turn (RR-050).

## Cards: commodities

about-card-stone = Everybody is paid for the [Stone](commodity:stone) provinces they dominate with coloured markers, from $1 for 1 province to $64 for all 8 (RR-043, RR-071). Two of them in epoch I; they come back through the replay pile (RR-045).
about-card-wool = Everybody is paid for the [Wool](commodity:wool) provinces they dominate with coloured markers, from $2 for 1 province to $162 for all 9 (RR-043, RR-071). Two of them in epoch I; they come back through the replay pile (RR-045).
about-card-timber = Everybody is paid for the [Timber](commodity:timber) provinces they dominate with coloured markers, from $3 for 1 province to $147 for all 7 (RR-043, RR-071). One in epoch I, two in epoch II; with `edition: 1999` it is the other way round (RD-33, RD-69).
about-card-grain = Everybody is paid for the [Grain](commodity:grain) provinces they dominate with coloured markers, from $4 for 1 province to $256 for all 8 (RR-043, RR-071). Two of them, both in epoch II.
about-card-cloth = Everybody is paid for the [Cloth](commodity:cloth) provinces they dominate with coloured markers, from $5 for 1 province to $320 for all 8 (RR-043, RR-071). One in epoch II and one in epoch III; for epoch I there is the [double card](card:cloth-wine).
about-card-wine = Everybody is paid for the [Wine](commodity:wine) provinces they dominate with coloured markers, from $5 for 1 province to $180 for all 6 (RR-043, RR-071). One in epoch II and one in epoch III; for epoch I there is the [double card](card:cloth-wine). It has 8 payment boxes (RD-55).
about-card-metal = Everybody is paid for the [Metal](commodity:metal) provinces they dominate with coloured markers, from $6 for 1 province to $294 for all 7 (RR-043, RR-071). One in each epoch.
about-card-fur = Everybody is paid for the [Fur](commodity:fur) provinces they dominate with coloured markers, from $7 for 1 province to $175 for all 5 (RR-043, RR-071). One in epoch I and one in epoch III.
about-card-silk = Everybody is paid for the [Silk](commodity:silk) provinces they dominate with coloured markers, from $8 for 1 province to $288 for all 6 (RR-043, RR-071). One in each epoch. With `edition: 1999` the first one comes into the deck later (RD-33).
about-card-spice = Everybody is paid for the [Spice](commodity:spice) provinces they dominate with coloured markers, from $9 for 1 province to $441 for all 7 (RR-043, RR-071). One in each epoch. With `edition: 1999` the first one comes into the deck later (RD-33).
about-card-gold = Everybody is paid for the [Gold](commodity:gold) provinces they dominate with coloured markers, from $10 for 1 province to $250 for all 5 (RR-043, RR-071). One in epoch III; for epoch I there is the [double card](card:gold-ivory).
about-card-cloth-wine = A double card of epoch I: its player chooses [Cloth](commodity:cloth) or [Wine](commodity:wine), and everybody is paid for that one (RR-046, RR-043). Only a condition of the commodity chosen is used up (RA-21). The commodity log marks it with an asterisk (RR-033).
about-card-gold-ivory = A double card of epoch I: its player chooses [Gold](commodity:gold) or [Ivory](commodity:ivory), and everybody is paid for that one (RR-046, RR-043). It is the only card for Ivory. Only a condition of the commodity chosen is used up (RA-21).

## Provinces of area I

about-province-copenhagen = A [satellite](term:satellite) where the coasts of the North Sea and the Baltic meet: 5 coastal neighbours, from Hamburg to Malmo. Its token supports Hamburg and Lubeck (RR-123).
about-province-danzig = The biggest market of area I. Three satellites support it: Breslau, Mitau and Stettin (RR-123).
about-province-hamburg = Capital of [Hamburg](power:hamburg), in play with 6 players (RR-056). Only 2 commodity provinces border it, Cologne and Lubeck; Amsterdam and Copenhagen support it.
about-province-lubeck = On the coast, but no sea touches its waters: ships go by way of Copenhagen or Stettin. Six neighbours by land lead from Hamburg deep into Germany.
about-province-malmo = A satellite for Stockholm, between Norway's coast and the Baltic. By land it is the only way to Stockholm.
about-province-mitau = A satellite for Danzig and Riga, and the land bridge between the two.
about-province-novgorod = The north-eastern corner of the board. By water only Riga is near; by land [Smolensk](province:smolensk) leads on to Kiev. Without Smolensk, in the edition of 1999, it borders Kiev itself (RD-35).
about-province-riga = A Timber market on the Baltic between Mitau and Novgorod.
about-province-smolensk = An inland satellite between Novgorod and Kiev that supports both, though Kiev lies in area V. Only the board of 1996 has it (RD-35).
about-province-stettin = A satellite on the Baltic that supports three markets: Danzig, Lubeck and, inland, Prague.
about-province-stockholm = The Metal market of the north. By land it is reached only from Malmo; Malmo and Whisby support it. From here Stettin is 2 coastal steps away, while Danzig and Riga need [The Heavens](advance:heavens) (RR-097).
about-province-whisby = An island satellite for Stockholm. Its only coastal neighbour is Stockholm itself.

## Provinces of area II

about-province-armagh = A satellite in the north of Ireland that supports three markets: Chester, Edinburg and Waterford.
about-province-bergen = A Timber market on the North Sea, supported by Kongsberg and the Shetland Islands.
about-province-chester = It has two separate coasts, which are two places for ships: the northern towards Edinburg and Armagh, the southern towards Cornwall and Portsmouth (RA-74, RD-60). On the board of 1999 it borders London (RD-36).
about-province-cornwall = A satellite at the western end of the Channel, for Chester and Portsmouth.
about-province-edinburg = It touches three waters: the Bay of Biscay, the Greenland and the North Sea. The shortest way to [Iceland](province:iceland) with The Heavens leads from here.
about-province-iceland = Only the [Greenland Sea](water:greenland-sea) touches it, so you need [Seaworthy Vessels](advance:seaworthy-vessels) or [The Heavens](advance:heavens) (RR-015). An Ivory market without any neighbour, hard to attack early on.
about-province-kongsberg = A satellite for Bergen, and the land way from Bergen to Malmo.
about-province-london = Capital of [London](power:london), in play with 5 or 6 players (RR-055). With Galley 2 it reaches Edinburg, York, Portsmouth, Cornwall, St. Malo, Paris, Bruges and Amsterdam. No satellite supports it. On the board of 1999 it borders Chester (RD-36).
about-province-portsmouth = The biggest Grain market of the west, with two separate coasts, which are two places for ships (RA-74). It borders York on the board of 1996 only (RD-36).
about-province-shetland-islands = A satellite that touches three seas and supports Bergen and Edinburg. Only ships get here.
about-province-wales = A satellite for Chester and Waterford; by land it borders only Chester.
about-province-waterford = A Wool market in Ireland; Armagh and Wales support it.
about-province-york = A Wool market between London and Edinburg. It borders Portsmouth on the board of 1996 only (RD-36).

## Provinces of area III

about-province-amsterdam = A satellite that supports three markets: Bruges, Cologne and Hamburg.
about-province-basel = Inland, the western Fur market. It joins France, Germany and Italy.
about-province-breslau = An inland satellite for Danzig, Prague and Vienna, in three different directions.
about-province-bruges = A Cloth market opposite London, between Amsterdam and Paris.
about-province-budapest = An inland Cloth market on the way to the Balkans.
about-province-cologne = An inland Cloth market with 6 land neighbours, Hamburg among them.
about-province-dijon = An inland Grain market in the heart of France without a satellite.
about-province-esseg = An inland satellite that supports four markets: Belgrade, Budapest, Dubrovnik and Vienna.
about-province-nuremberg = An inland Metal market of Germany, supported by Salzburg.
about-province-paris = Capital of [Paris](power:paris), in play with 4 or more players (RR-054). No sea touches its waters, and no satellite supports it. Five neighbours by land.
about-province-prague = Gold in the middle of Europe, inland. Three satellites support it: Breslau, Salzburg and Stettin.
about-province-salzburg = An inland satellite for four markets: Nuremberg, Prague, Vienna and the capital Venice.
about-province-st-gall = An inland satellite for four markets: Basel, Milan, Strassburg and the capital Venice.
about-province-st-malo = A small Stone market on the Channel. That it borders Bordeaux by land is not undisputed (RD-58).
about-province-strassburg = An inland Wine market with 7 land neighbours.
about-province-vienna = An inland Stone market, supported by Breslau, Esseg and Salzburg. It borders Venice.

## Provinces of area IV

about-province-barcelona = Capital of [Barcelona](power:barcelona), in play always (RR-053). With market number 3 the smallest of the capitals and the easiest to attack; Palma and Toulouse support it.
about-province-basque = A Wool market on the Bay of Biscay, supported by Leon and Toulouse.
about-province-leon = A satellite for three markets: Basque, Lisbon and Toledo.
about-province-lisbon = A Wine market on the western coast. It borders Seville.
about-province-palma = An island satellite for Barcelona and Valencia. Only ships get here.
about-province-toledo = The inland Wool market in the middle of Spain, with 7 land neighbours.
about-province-valencia = The only Silk market in the west. It borders Barcelona.

## Provinces of area V

about-province-abasgia = A satellite in the Caucasus for Poti and Tana. Area V needs [Overland East](advance:overland-east) (RR-112).
about-province-angora = A Wool market and the land way from Constantinople into area V, which needs [Overland East](advance:overland-east) (RR-112).
about-province-erzerum = A Silk market on the Black Sea between Trebizond and Poti. Area V needs [Overland East](advance:overland-east) (RR-112).
about-province-kaffa = A satellite in the Crimea for three markets: Kiev, Tana and Varna. Area V needs [Overland East](advance:overland-east) (RR-112).
about-province-kamishin = An inland satellite on the Volga for Sarai and Tana, and the only way to Sarai. Area V needs [Overland East](advance:overland-east) (RR-112).
about-province-kiev = An inland Grain market between Kaffa and Smolensk; both support it. Area V needs [Overland East](advance:overland-east) (RR-112). In the edition of 1999 it borders Novgorod (RD-35).
about-province-poti = A Timber market at the eastern end of the Black Sea. Area V needs [Overland East](advance:overland-east) (RR-112).
about-province-sarai = A Gold market at the eastern edge of the board, inland and reached only through Kamishin. Area V needs [Overland East](advance:overland-east) (RR-112).
about-province-tana = A Fur market on the Black Sea, supported by three satellites. Area V needs [Overland East](advance:overland-east) (RR-112).
about-province-trebizond = The biggest market of area V, and it has Spice. No satellite supports it. Area V needs [Overland East](advance:overland-east) (RR-112).
about-province-varna = A Fur market next to Gallipoli. Area V needs [Overland East](advance:overland-east) (RR-112).

## Provinces of area VI

about-province-acre = A great Spice market, supported by Jerusalem and Levant. A favourite goal of [The Crusades](card:crusades) (RR-183).
about-province-adalia = A satellite for Cyprus and Smyrna on the southern coast of Asia Minor.
about-province-aleppo = A Silk market whose waters no sea touches: ships go by way of Cyprus, Levant or Tarsus. Open to [The Crusades](card:crusades) (RR-183).
about-province-alexandria = The great Spice market of Egypt, supported by Libya. Open to [The Crusades](card:crusades) (RR-183).
about-province-cairo = An Ivory market between Alexandria and Suez, without a satellite. Open to [The Crusades](card:crusades) (RR-183).
about-province-cyprus = An island with Wine. Three satellites support it: Adalia, Levant and Tarsus. Open to [The Crusades](card:crusades) (RR-183).
about-province-jerusalem = A satellite for Acre and Suez. As a satellite it cannot be chosen for [The Crusades](card:crusades) (RA-37).
about-province-levant = A satellite for three markets: Acre, Aleppo and Cyprus.
about-province-libya = A satellite for Alexandria. On the board of 1996 it touches only the Eastern Mediterranean, on that of 1999 only the Central; its area is VI on both (RD-37).
about-province-suez = A Gold market, supported by Jerusalem. Open to [The Crusades](card:crusades) (RR-183).
about-province-tarsus = A satellite for Aleppo and Cyprus. No sea touches its waters.

## Provinces of area VII

about-province-bari = A satellite for Naples and Sicily whose waters meet three seas and the coasts of Belgrade and Corfu (RD-59).
about-province-belgrade = A Grain market with a coast on the Adriatic. The first example of the rules for an attack is fought here (RD-67).
about-province-bordeaux = A Timber market with 6 land neighbours, from Paris to Montpelier.
about-province-cagliari = An island satellite for Genoa and Marseilles. Only ships get here.
about-province-dubrovnik = A Timber market on the Adriatic next to Venice.
about-province-florence = A Cloth market between Venice, Genoa and Rome; every Italian power wants it. Its coast is on the Adriatic.
about-province-genoa = Capital of [Genoa](power:genoa), in play always (RR-053). Five commodity provinces border it by land. Cagliari supports it.
about-province-lyons = An inland Metal market with 7 land neighbours and no satellite.
about-province-marseilles = The biggest Wine market, between Genoa and Montpelier.
about-province-milan = An inland Stone market that borders both Genoa and Venice.
about-province-montpelier = A small Stone market between Barcelona and Marseilles.
about-province-naples = A Stone market with two separate coasts, one on each side of Italy, which are two places for ships (RA-74). Bari supports it.
about-province-rome = A Stone market with two separate coasts, which are two places for ships (RA-74). For Venice it is 2 steps away by galley, for Genoa it is next door.
about-province-sicily = An island Grain market between Bari and Tunis; ships bind Italy to Africa here.
about-province-toulouse = A satellite for four markets: Basque, Bordeaux, Montpelier and the capital Barcelona.
about-province-venice = Capital of [Venice](power:venice), in play always (RR-053). Four commodity provinces border it by land. Salzburg and St. Gall support it from the north.

## Provinces of area VIII

about-province-algiers = A Wool market in North Africa, supported by Oran.
about-province-athens = A satellite for Salonika and, across the water, Crete.
about-province-barca = A satellite for Tripoli. On the board of 1996 it touches the Central and the Eastern Mediterranean, on that of 1999 only the Central (RD-37). Do not take it for Barcelona.
about-province-constantinople = A Metal market between two seas, the Aegean and the Black Sea. Gallipoli supports it across the water.
about-province-corfu = A satellite for Salonika; its waters meet those of Bari in Italy.
about-province-crete = An island Wine market. Its only coastal neighbour is Athens, which also supports it.
about-province-durazzo = A satellite for Belgrade and Salonika. Whether its waters touch the Adriatic is disputed; we say no (RD-57).
about-province-fez = A Timber market opposite Spain, on the Western Mediterranean and the Canary Basin. Examples of the rules attack it.
about-province-gallipoli = A satellite for three markets: Constantinople across the water, Salonika and Varna. It touches the Aegean and, as we read the board, the Black Sea (RD-56).
about-province-granada = A Metal market in the south of Spain; its waters meet those of Fez.
about-province-oran = A satellite for Algiers and Fez.
about-province-salonika = A Silk market on the Aegean with four satellites: Athens, Corfu, Durazzo and Gallipoli.
about-province-seville = A Grain market that touches the Bay of Biscay and the Canary Basin. No satellite supports it.
about-province-smyrna = A Wool market on the Aegean and the Eastern Mediterranean.
about-province-tripoli = An Ivory market in North Africa, supported by Barca.
about-province-tunis = A Cloth market opposite Sicily, the biggest of North Africa. No satellite supports it.
about-province-west-africa = Only the [Canary Basin](water:canary-basin) touches it, so you need [Seaworthy Vessels](advance:seaworthy-vessels) or [The Heavens](advance:heavens) (RR-015). An Ivory market without any neighbour.

## Provinces of the Far East

about-province-china = An [overseas box](term:overseas-box): Silk and Spice with a single marker (RR-026). It needs [Ocean Navigation](advance:ocean-navigation) (RR-016).
about-province-east-indies = An [overseas box](term:overseas-box): Silk and Spice with a single marker (RR-026). It needs [Ocean Navigation](advance:ocean-navigation) (RR-016).
about-province-india = An [overseas box](term:overseas-box): Gold and Spice with a single marker (RR-026). It needs [Ocean Navigation](advance:ocean-navigation) (RR-016).

## Provinces of the New World

about-province-north-america = An [overseas box](term:overseas-box): Cloth, Fur and Grain with a single marker (RR-026). It needs [New World](advance:new-world) (RR-017). [Rebellion](card:rebellion) cannot strike here (RR-178).
about-province-south-america = An [overseas box](term:overseas-box): Gold, Metal and Spice with a single marker (RR-026), the richest of all. It needs [New World](advance:new-world) (RR-017). [Rebellion](card:rebellion) cannot strike here (RR-178).

## Province of the revised map

about-province-loire = A seventh Wine province, inland in area III between Paris, St. Malo and Bordeaux. Neither the board of 1996 nor that of 1999 has it; it comes with `variant: revised map` (RD-38).

## Powers

about-power-venice = Plays always (RR-053). It begins in [Venice](province:venice), market 5, with Cloth, and shares its home area VII with Genoa. Four commodity provinces border the capital, the way to the Adriatic and to the Levant is open, and two satellites support it.
about-power-genoa = Plays always (RR-053). It begins in [Genoa](province:genoa), market 5, with Cloth, and shares its home area VII with Venice. Five commodity provinces border the capital.
about-power-barcelona = Plays always (RR-053). It begins in [Barcelona](province:barcelona), market 3, with Wine; its home area IV is the smallest, but no other power begins there. Four commodity provinces border the capital.
about-power-paris = Plays with 4 or more (RR-054). It begins in [Paris](province:paris), market 4, with Stone, in the large home area III. Five commodity provinces border the capital.
about-power-london = Plays with 5 or 6 (RR-055). It begins in [London](province:london), market 5, with Wool, in area II. Only two commodity provinces border the capital, so ships come early; with Galley 2 London reaches eight provinces.
about-power-hamburg = Plays with 6 only (RR-056). It begins in [Hamburg](province:hamburg), market 4, with Timber, in area I. Only two commodity provinces border the capital.

## Areas

about-area-i = The Baltic, from Hamburg to Novgorod. In play with 6 players (RR-056); with fewer, ships may pass but nothing may stay (RR-057). Home area of Hamburg.
about-area-ii = The British Isles, Norway and Iceland. In play with 5 or 6 players (RR-055); with fewer, ships may pass but nothing may stay (RR-057). Home area of London.
about-area-iii = From Paris and the Netherlands to Vienna and Budapest. In play with 4 or more players (RR-054); with 3, ships may pass but nothing may stay (RR-057). Home area of Paris.
about-area-iv = Spain without the south, and Portugal. Always in play (RR-053). Home area of Barcelona. The Italian rules send The Crusades here by mistake (RD-01).
about-area-v = The lands around the Black Sea. Always in play, but nobody may enter or be ceded a province here without [Overland East](advance:overland-east) (RR-112, RR-169).
about-area-vi = The Holy Land and Egypt. Always in play (RR-053). [The Crusades](card:crusades) puts a marker into one of its markets (RR-183).
about-area-vii = Italy, southern France and the eastern shore of the Adriatic. Always in play (RR-053). Home area of both Venice and Genoa, so [Nationalism](advance:nationalism) of one is met by that of the other (RR-138).
about-area-viii = Southern Spain, North Africa, Greece and the Straits. Always in play (RR-053), and nobody's home.
about-area-far-east = China, East Indies and India: three [overseas boxes](term:overseas-box) that belong to no area and need [Ocean Navigation](advance:ocean-navigation) (RR-016). The [Black Death](card:black-death) cannot strike here (RA-41).
about-area-new-world = North and South America: two [overseas boxes](term:overseas-box) that belong to no area and need the advance [New World](advance:new-world) (RR-017). Neither [Black Death](card:black-death) (RA-41) nor [Rebellion](card:rebellion) (RR-178) can strike here.

## Waters

about-water-adriatic-sea = Between Italy and the Balkans; Venice lies on it, as do the eastern coasts of Rome and Naples. Whether Durazzo touches it is disputed (RD-57).
about-water-aegean-sea = Between Greece and Asia Minor, from Crete to Constantinople.
about-water-baltic-sea = It joins all coasts from Stettin and Malmo to Riga. With [The Heavens](advance:heavens) it brings Stockholm close to Danzig and Riga (RR-097).
about-water-bay-of-biscay = More than a bay: it touches every coast from Edinburg to Seville but the enclosed waters of Chester.
about-water-black-sea = All coasts of area V, Constantinople, and by our reading Gallipoli (RD-56).
about-water-canary-basin = Touches Fez, Seville and West Africa; it is the only way to West Africa (RR-015).
about-water-central-mediterranean-sea = Between Sicily, Greece and Tripoli. On the board of 1999 Libya touches it too (RD-37).
about-water-eastern-mediterranean-sea = From Crete to the coasts of the Holy Land and Egypt. Which seas touch Barca and Libya depends on the edition (RD-37).
about-water-greenland-sea = Touches Edinburg, Iceland and the Shetland Islands; it is the only way to Iceland (RR-015).
about-water-north-sea = Between Britain, the Netherlands and Norway. London and Hamburg lie on it.
about-water-norwegian-sea = Touches only Bergen and the Shetland Islands, which are coastal neighbours anyway: it never makes a difference.
about-water-western-mediterranean-sea = Between Spain, France, Italy and North Africa, with more coasts than any other sea. Genoa and Barcelona lie on it.
about-water-atlantic-ocean = Dark blue. Only [Ocean Navigation](advance:ocean-navigation) crosses it (RR-020); it leads to the five [overseas boxes](term:overseas-box).

## Categories of advances

about-category-science = A to D: longer voyages, less misery, no alchemists. Each of them takes 1 space off [Mysticism Abounds](card:mysticism-abounds) (RR-176, RR-191). [Papal Decree](card:papal-decree) can forbid it for a turn (RR-180), and [Institutional Research](advance:institutional-research) makes it cheaper (RR-195).
about-category-religion = E to H: power over the others. Each raises your misery by 1 space when you buy it (RR-040) and by another whenever [Religious Strife](card:religious-strife) is played (RR-188). [Papal Decree](card:papal-decree) can forbid it for a turn (RR-180).
about-category-commerce = I to M: one chain, each needing the one before it. Each costs you 1 space when [Revolutionary Uprisings](card:revolutionary-uprisings) is played (RR-181, RD-71). [Institutional Research](advance:institutional-research) makes it cheaper (RR-195).
about-category-communication = N to Q: more from your cards and leaders. One chain, each needing the one before it (RR-193). [Institutional Research](advance:institutional-research) makes it cheaper (RR-195).
about-category-exploration = R to U: the ways to the East and across the ocean. [Papal Decree](card:papal-decree) can forbid it for a turn (RR-180), and [Institutional Research](advance:institutional-research) makes it cheaper (RR-195).
about-category-civics = V to Z: the largest credits. Nothing can forbid it, and no event counts it.

## Terms: players and advances

about-term-player = 3 to 6 can play (RR-001). The number decides which [powers](term:power) and [areas](term:area) are in play (RR-053, RR-054, RR-055, RR-056), which [slots](term:order-slot) are used (RR-011) and how much each province brings (RR-144).
about-term-power = One of the six trading cities and what belongs to them: Venice, Genoa, Barcelona, Paris, London and Hamburg (RR-002). With 3 players the first three are in play, and each further player adds the next one.
about-term-advance = One of the 26 achievements, A to Z, that you buy in the purchase phase. What it can do works at once (RR-094), its [credit](term:credit) from the next turn on (RR-090). At the end its price counts as points (RR-166); all 26 are worth $2100. Once somebody owns all of them, the game ends with that turn (RR-159).
about-term-category = One of the six groups of advances: Science, Religion, Commerce, Communication, Exploration, Civics (RR-005). [Credits](term:credit) count within the category, and [tiers](term:tier) are counted across all six.
about-term-attribute = What an advance lets you do. It works from the moment of purchase, even for later purchases of the same phase (RR-094).
about-term-prerequisite = An advance you must own before you may buy another. Both may be bought in the same turn, the required one first (RR-093).
about-term-credit = A sum by which an advance you own makes further ones of its [category](term:category) cheaper, from the turn after its purchase (RR-090). Credits are not used up: they serve several purchases in one turn and again in the next (RR-091). A price never falls below $0 (RA-63). The editions differ in nine of them (RD-40).
about-term-leader-credit = The sum by which a [leader](term:leader-card) makes certain advances cheaper in the turn of play (RR-050, RR-092). Several leaders add up (RA-58), and [Written Record](advance:written-record) adds $10 for each advance (RR-085). What you do not use is lost (RD-18).
about-term-rebate = Money back from a leader for an advance you own already, with [Printed Word](advance:printed-word), at the moment you play the card (RR-086, RA-60). Written Record and Patronage do not apply (RR-088).
about-term-protection = Money you may lay on a leader of yours, unless it is the first of the turn, when you play it (RR-082, RA-55). Whoever wants to use that leader by [Patronage](advance:patronage) pays you the same sum. What you laid down goes to the bank at the end of the purchase phase in any case.
about-term-patronage-claim = Using somebody else's leader with [Patronage](advance:patronage): you pay the owner the protection money in your own purchase phase and have all credits of the card (RR-083, RA-56). Unprotected leaders need no claim (RA-57).

## Terms: misery

about-term-misery = How badly your people live. It is taken off your score at the end (RR-166), and beyond 1000 you are out (RR-028). It rises by events, religious advances and unpaid [stabilization](term:stabilization); it falls by [relief](term:misery-relief), Human Body, Improved Agriculture and New World.
about-term-misery-index = The track of 27 spaces: by tens from 0 to 100, by 25 to 200, by 50 to 500, by 100 to 1000, and then [Chaos](term:chaos). So 1 space costs more the higher you are. Everybody starts at 0 (RR-063).
about-term-misery-space = One space of the [misery index](term:misery-index). Gaining spaces always means going up, towards 1000 (RR-076, RD-16).
about-term-chaos = The last space of the misery index, after 1000. Whoever reaches it is [eliminated](term:elimination) (RR-028, RR-077). On 1000 you still play (RD-09).
about-term-misery-relief = In step D of the purchase phase you may lower your misery space by space: each costs the difference of the two values (RR-105), at most as many spaces as you have [tiers](term:tier) (RR-106). The relief values (MR) of the advances you bought this turn are taken off the price (RR-108), and [Enlightenment](advance:enlightenment) halves it first (RR-107, RA-70). What you cannot use is lost. The edition of 1999 does it differently (RD-41).
about-term-tier = You have as many tiers as the number of advances in your weakest category: one tier with at least 1 in each of the six, two with 2 in each (RR-106). Advances bought this turn count (RA-69). Tiers limit [misery relief](term:misery-relief).
about-term-stabilization = Step C of the purchase phase: pay $1 for your first card in hand, $2 more for the second, $3 for the third and so on (RR-102): 1, 3, 6, 10, 15, 21, 28, 36. [Middle Class](advance:middle-class) halves it, rounded up (RR-146). If you do not pay it all, your misery rises (RR-103).
about-term-unrest = Not paying [stabilization](term:stabilization), because you cannot or do not want to (RA-67). Your misery rises by the fewest spaces whose added value is at least the sum you owe; paying a part does not help (RR-103).

## Terms: the map

about-term-province = A named space of the map; land without a name cannot be entered (RR-013). It is a [market](term:market-province), a [satellite](term:satellite) or an [overseas box](term:overseas-box).
about-term-market-province = A province with its number in a circle. It holds that many tokens in peace, or one [marker](piece:marker) (RR-022), and yields a [commodity](term:commodity) and income to whoever dominates it.
about-term-market-number = The number printed in a province: how many tokens it holds in peace (RR-021), how many you need to [dominate](term:domination) it (RR-003), how strong a marker in it defends (RR-126), and what an attacker needs on top (RR-124).
about-term-satellite = A province with a 1 in a box. It holds 1 token and never a marker (RR-023), yields no commodity and no income, but a coloured token there adds 1 to the defence of your marker in every province its arrows point at (RR-123). With [Cosmopolitan](advance:cosmopolitan) it also helps to attack (RR-135).
about-term-capital = The province where a power begins, with a coloured number and a marker from the start (RR-024, RR-061). The strength of its original owner is doubled there, in defence and in attack (RR-025, RD-06, RA-82). You may always place tokens from your own capital, even if a rival holds it (RR-110).
about-term-home-area = The [area](term:area) of your capital. [Nationalism](advance:nationalism) counts there (RR-138). Venice and Genoa share one.
about-term-area = One of the eight parts of the map, I to VIII, within thick lines (RR-027). The number of players decides which are in play; through the others only ships may pass (RR-057).
about-term-coastal-province = A province with light-blue water, the overseas boxes, Iceland and West Africa included (RR-014). Ships go from coast to coast. Chester, Portsmouth, Rome and Naples have two coasts each, which count as two places (RA-74).
about-term-inland-province = A province without a coast. Ships do not get there, so it takes a neighbour by land or a [caravan](advance:caravan) (RR-111, RR-113).
about-term-overseas-box = One of the five boxes at the edge of the map: China, East Indies, India, North and South America. They need [Ocean Navigation](advance:ocean-navigation) (RR-016), the Americas [New World](advance:new-world) as well (RR-017), and each takes a grade of your [ocean ships](ship:ocean) (RR-101, RA-79). One marker gives 2 or 3 commodities (RR-026).
about-term-sea = Medium-blue water with a name. It can be crossed with seaworthy ships, or by galleys with The Heavens; nothing ever stays in it (RR-019).
about-term-ocean = The dark-blue Atlantic; only [Ocean Navigation](advance:ocean-navigation) crosses it (RR-020).
about-term-impassable = Land without a name. It does not exist for the game (RR-013).
about-term-water = A sea or the ocean. Coasts that touch the same sea are connected for those who may cross it (RR-019, RR-097).

## Terms: commodities

about-term-commodity = One of the 12 goods, from Stone to Ivory. Each market yields one, a Far East box 2, an American box 3, a satellite none (RR-026). Money comes when a card of the commodity is played (RR-043).
about-term-base-value = What one province of a commodity pays: from $1 for Stone to $10 for Gold and Ivory. The first player pays it to end a shortage or surplus (RR-065).
about-term-payment-box = The printed sums on a commodity card: the base value times the square of the number of provinces. 3 provinces pay 9 times as much as 1. Shortage, surplus and Industry move you by one box (RA-19), never beyond the last (RR-044, RA-18).
about-term-commodity-log = The table on the map that shows who dominates which provinces of each commodity (RR-034). It lists the cards of each epoch; an asterisk marks a double card (RR-033).
about-term-shortage = A [commodity](term:commodity) is scarce: the next card of it pays everybody one box more (RR-149). Rolled at the end of the income phase with 1 to 3 on the coloured die (RR-147); the [majority holder](term:majority) draws a card (RR-150). It ends when a card of the commodity is played, or with the next turn (RR-152), or is paid off (RR-065).
about-term-surplus = There is too much of a [commodity](term:commodity): the next card of it pays everybody one box less (RR-149). Rolled at the end of the income phase with 4 to 6 on the coloured die (RR-147); the [majority holder](term:majority) pays $1 for each province (RR-150). It ends when a card of the commodity is played, or with the next turn (RR-152), or is paid off (RR-065).
about-term-majority = The one player who dominates more provinces of a commodity than anybody else (RR-150); with a tie there is none (RA-99). In a shortage that player draws a card, in a surplus pays $1 for each of these provinces. Paying the condition off later changes nothing about it (RR-151).

## Terms: pieces and places for them

about-term-piece = A square [token](piece:token) or a round [marker](piece:marker). Once placed, pieces never move (RR-116). They are white in the turn they are placed, then coloured (RR-143).
about-term-white-piece = The side of pieces placed this turn. A white piece defends like any other (RA-83), but nothing may be placed from it (RR-115), and a white marker is not paid for commodities (RR-043). In the income phase all turn to colour (RR-143).
about-term-coloured-piece = The side of pieces that have been on the map since an earlier turn. Tokens are placed from coloured pieces (RR-110, RA-72), and only coloured markers are paid for commodities (RR-043).
about-term-stock = Where your unused tokens lie. Lost and unused ones go back there (RR-117, RR-129). You have 36 in all (RR-036), so an empty stock limits what you can buy (RR-141, RA-05).
about-term-expansion-box = The part of your mat where the tokens you bought lie, white side up (RR-035). What you do not place goes back to stock (RR-117).
about-term-mat = Your board with stock, expansion box and markers. Its side depends on the number of players (RR-035), and the last uncovered circle shows your income (RR-144).
about-term-turn-log = The sheet on which you write what you spend on tokens and keep as cash (RR-154). The last figure is public (RR-038) and is your [written cash](term:written-cash).
about-term-leader-box = Where the first leader of the turn lies. Patronage cannot touch it (RR-080, RR-081).
about-term-order-table = The table of six [slots](term:order-slot) that shows the order of play.
about-term-order-slot = A place on the order of play table, numbered 1 to 6. With 3 players 2, 4 and 6 are used, with 4 players 1, 3, 5 and 6, with 5 players 1 to 5 (RR-011). It is the number of the slot that the coloured die has to beat (RR-127).
about-term-shipping-table = The track of your ships: Galley 2, 4, 6, 8; seaworthy 10, 12, 14, 16; ocean 1, 2, 3, 4. A step costs $10, one a turn (RR-089); to 10 and to 1 you come only by the advances (RR-100, RA-65).

## Terms: cards

about-term-draw-pile = The face-down pile from which all cards come. When it is empty and a card is due, the next deck is made (RR-029, RA-12).
about-term-replay-pile = Played cards that come back, face up; only the top one may be looked at (RR-031). They are shuffled into the deck of the next epoch (RR-029).
about-term-history-deck = The 64 cards in three epochs: 29, 22 and 13 (RR-042, RD-69). The game begins with the first; the others join when it runs out (RR-029).
about-term-card = A [commodity](term:commodity-card), [event](term:event-card) or [leader card](term:leader-card). You draw one each turn (RR-066) and play as many as you like (RR-070). Cards may never be shown or traded by agreement (RR-158, RR-140).
about-term-hand = The cards you hold. There is no limit (RR-104), but each makes [stabilization](term:stabilization) dearer (RR-102). At the end all are played (RR-161).
about-term-commodity-card = Pays everybody for their coloured markers in provinces of that commodity, no matter who plays it (RR-043). 27 of them; all go to the replay pile (RR-045).
about-term-double-card = Cloth/Wine and Gold/Ivory: whoever plays it chooses one of the two (RR-046).
about-term-event-card = 18 cards with all kinds of good and bad luck. Where there is a choice, the player of the card makes it (RR-074); what hits everybody hits that player too (RR-198).
about-term-leader-card = 19 famous people who make certain advances cheaper in the turn they are played; then they leave the game (RR-050). The first leader of the turn is yours alone, later ones are open to [Patronage](advance:patronage) (RR-081). With [Printed Word](advance:printed-word) they bring rebates (RR-086).
about-term-recyclable = A card with its epoch in a circle: after play it goes to the replay pile and comes back with the next deck (RR-031, RR-047).
about-term-one-use = A card with its epoch in a square: after play it is out of the game (RR-047). Leaders are too (RR-050).
about-term-burden = An event that can no longer be played, because another card or advance has voided it. It stays in your hand and makes [stabilization](term:stabilization) dearer (RR-048). Get rid of it with [Master Art](advance:master-art) or [Wind/Watermill](advance:wind-watermill) (RR-049).
about-term-voided = Without effect because of another card: Armor and Stirrups by Long Bow or Gunpowder (RR-172, RR-179), The Crusades by Mongol Armies (RR-183), Papal Decree by Religious Strife (RR-180). In hand it becomes a [burden](term:burden).
about-term-reshuffle = When a card is due and the pile is empty, the next epoch's cards and the replay pile are shuffled into a new deck (RR-029, RA-12).

## Terms: the course of the game

about-term-epoch = One of three ages: I from 750 to 1250, II to 1500, III to 1750 (RR-042). The epoch of the deck in use counts for some events (RA-13).
about-term-turn = Seven phases: draw, buy a card, play cards, purchases, expansion, income, order of play (RR-008).
about-term-round = Your part of a phase. In phases 1 to 5 one player finishes before the next begins (RR-009).
about-term-phase = One of the seven parts of a turn (RR-008). The first five go player by player, the last two are played by all at once (RR-009).
about-term-step = One of the four parts of the purchase phase, always in this order: ship, advances, stabilization, relief (RR-010).
about-term-order-of-play = Who acts when. Whoever spent least on tokens is first (RR-155); of equals the one who chose a capital later decides (RR-062, RA-04). Going early also helps in attacks: the coloured die has to beat the number of your own [slot](term:order-slot) (RR-127).
about-term-first-player = The player in front. In the draw phase they may pay off shortages and surpluses (RR-065).
about-term-swap = Changing places in the order with [Renaissance](advance:renaissance) (RR-157, RA-08).
about-term-capital-bid = What you bid in secret for the right to choose a capital early (RR-058). You pay your own bid out of the $40 (RR-060, RA-02).
about-term-minimum-expansion = Paying for no tokens at all: -3 costs $3, gives nothing and counts as less than 0, so that you go earlier (RR-156, RA-06).
about-term-maximum-expansion = Spending more on tokens than you can get, to go later. Nobody has more than 36 tokens (RR-141, RA-05).
about-term-variant = What the table agrees on before the game: its length, a time limit, the revised map or three cards at the start (RR-006, RR-007).
about-term-edition = These rules are those of 1996 (Avalon Hill). `edition: 1999` chooses the rules and the board of Eurogames: RD-33 to RD-37, RD-39 to RD-45 and RD-69.

## Terms: money

about-term-cash = The money you have now. It lies in view, though it may be stacked (RR-038), and counts as points at the end (RR-166).
about-term-written-cash = What you wrote down as cash in the last order-of-play phase; everybody may know it (RR-038). [Alchemist's Gold](card:alchemists-gold) and [Civil War](card:civil-war) take half of this sum, not of what you have now (RR-171, RR-173).
about-term-dollar = The money of the game. Everybody starts with $40 (RR-052).
about-term-bank = Pays and receives all money; it never runs out (RA-113). One player looks after it (RR-197).
about-term-income = In the income phase you get $15 and, for each province you dominate, as many dollars as there were players at the start: with 5 players and 17 provinces $100 (RR-144, RR-079). [Middle Class](advance:middle-class) adds $10 (RR-146).
about-term-interest = The bonus of [Interest & Profit](advance:interest-and-profit): as much as the cash you held before income, at most the income itself (RR-145, RA-98).

## Terms: expansion and competition

about-term-expansion-bonus = A free card at the end of the expansion phase for the player with most white markers, at least 1; of equals the one who moved earlier (RR-142, RA-96).
about-term-expansion-card = In your expansion you may buy 1 card for tokens. The first card anybody buys in the phase costs 3, the second 6, the third 9 (RR-122, RA-95, RD-13).
about-term-competition = What happens where a province cannot hold all pieces: an [attack](term:attack) decides who stays (RR-021, RR-124).
about-term-attack = Needed wherever a rival's marker stands or the pieces would exceed the market number (RA-85). Send tokens whose [strength](term:strength) equals that of the defenders plus the market number, and at least as many tokens as the market number (RR-124); fewer may not enter at all (RR-125). Then roll all three dice once: you win if the coloured one beats your [slot](term:order-slot), or if black beats white (RR-127). The loser's pieces go to stock (RR-129); you may try again with fresh tokens (RR-131).
about-term-attacker = Whoever sends tokens into a province that cannot hold them in peace. The attacker rolls and must win by the dice; otherwise the defender stays (RR-127).
about-term-defender = Whoever has pieces in a province under attack. Several defend together (RA-81). If the dice favour nobody, the defender wins (RR-127).
about-term-strength = Tokens count 1 each, a marker as much as the market number (RR-126). Added are supporting [satellites](term:satellite) (RR-123, RR-135), [Nationalism](advance:nationalism) (RR-138) and military advantages; in the own capital it is doubled (RR-025, RA-82). What is compared with the market number is always the number of pieces, not their strength (RR-202).
about-term-military-advantage = [Armor](card:armor), [Stirrups](card:stirrups), [Long Bow](card:long-bow) or [Gunpowder](card:gunpowder), for the turn in which it is played (RA-42). It adds 1 to your strength in attack and defence and to your die in War, and as attacker you also win if black equals white (RR-128). Several add up (RA-43).
about-term-coloured-die = The die that is compared with the attacker's [slot](term:order-slot): higher wins (RR-127), with [Proselytism](advance:proselytism) equal too (RR-136). In market rolls 1 to 3 means shortage, 4 to 6 surplus (RR-147). In some sets it is red, in others green.
about-term-black-die = If it shows more than the [white die](term:white-die), the attacker wins (RR-127). In market rolls the two are added to find the commodity (RR-147).
about-term-white-die = If the [black die](term:black-die) shows more than this one, the attacker wins (RR-127). In market rolls the two are added to find the commodity (RR-147).
about-term-tie = Equal dice: an attacker loses them without a [military advantage](term:military-advantage) (RR-128); a tied War is rolled again (RR-182). In the order of play the later chooser of a capital decides (RR-062), for the bonus card the earlier mover (RR-142), and for a majority nobody has it (RA-99). A tied score is shared (RA-108).
about-term-support = The arrow of a [satellite](term:satellite): your coloured token there adds 1 to your marker in the province it points at (RR-123), and with [Cosmopolitan](advance:cosmopolitan) to your attack on it (RR-135).
about-term-control = A province is controlled by whoever has a coloured marker there, or coloured tokens equal to the market number (RR-113). Caravans may not pass it, and only from such a province can Wind/Watermill trade (RA-88).
about-term-domination = Having your [marker](piece:marker) in a market. As many tokens as the market number, without rivals, become a marker at once (RR-003, RR-133). Dominated provinces bring income (RR-144) and commodities (RR-043).
about-term-reduce = A marker becomes 1 coloured token of the same owner. With an empty stock the owner takes a token from the expansion box or leaves the province empty (RR-075, RA-36).
about-term-flip = In the income phase all white pieces turn to their coloured side (RR-143).

## Terms: ships

about-term-ship = Without ships you cannot place tokens across water (RR-018). There are three classes, [galley](ship:galley), [seaworthy](ship:seaworthy) and [ocean](ship:ocean), with four grades each; one step a turn for $10 (RR-089). Nobody starts with a ship (RA-64).
about-term-capacity = How many tokens you may ship into one and the same province in a turn (RR-098). Tokens lost in an attack count (RA-77). In all you may ship as many as you like.
about-term-range = How far from your coloured pieces or your capital you may place tokens (RR-110): the neighbours by land (RR-111), 2 provinces with [Caravan](advance:caravan) (RR-113), and whatever your ships reach (RR-095, RR-099, RR-101).

## Terms: dealings and the end

about-term-forced-trade = One card each way: you give one of your choice and draw one at random from the loser of a province, with [Wind/Watermill](advance:wind-watermill) and a lucky die (RR-139). Trades by agreement are forbidden (RR-140).
about-term-elimination = Whoever reaches [Chaos](term:chaos) is out (RR-077). The hand is discarded, the pieces stay and defend, with Nationalism and nothing else (RR-078, RA-115). Incomes of the others still follow the number of players at the start (RR-079).
about-term-withdrawal = Whoever leaves the game is treated like an eliminated player (RR-167, RA-116).
about-term-diplomacy = You may promise anything, and nothing binds you. But agreements must be made openly, and cards may never be shown; a breach costs 1 misery space (RR-158, RD-08).
about-term-penalty = 1 misery space for breaking the rules of [diplomacy](term:diplomacy) (RR-158, RA-111).
about-term-score = The printed price of all your advances, plus cash, minus misery (RR-166).
about-term-winner = The player with the highest [score](term:score) (RR-166); equals share the victory (RA-108). An eliminated player does not score (RA-109).

## Phases

about-phase-draw = Phase 1. First the first player may pay the base value of commodities in shortage or surplus to end it (RR-065). Then everybody draws a card (RR-066).
about-phase-buy = Phase 2. With [Urban Ascendancy](advance:urban-ascendancy) you may buy an extra card for $10 (RR-067); after that, with [Master Art](advance:master-art), discard one (RR-068).
about-phase-play = Phase 3. In order of play everybody plays as many cards as they like (RR-070): commodities pay, events strike, and leaders get ready for the purchase phase. A tied [War](card:war) is rolled again at the start of each round (RA-50).
about-phase-purchase = Phase 4. In order of play everybody buys, always in this order: a [ship upgrade](step:ship), [advances](step:advances), [stabilization](step:stabilization), [misery relief](step:relief) (RR-010). At the end leaders leave the game, and the protection money goes to the bank (RR-080, RR-082).
about-phase-expansion = Phase 5. At the start Civil War's victim goes last, and [Holy Indulgence](advance:holy-indulgence) is settled (RA-93). Then in order of play everybody places tokens within [range](term:range) (RR-110), attacks where it is needed (RR-124) and may buy a card for tokens (RR-122). Tokens left over go back to stock (RR-117). At the end the [bonus card](term:expansion-bonus) is drawn (RR-142).
about-phase-income = Phase 6, all at once: pieces turn to colour (RR-143), interest and income are paid (RR-145, RR-144), New World lowers misery (RR-109), old shortages and surpluses end, and two rolls bring new ones (RR-147). The exact order: RA-97.
about-phase-order = Phase 7, all at once: everybody secretly decides how much of their money to spend on tokens, $1 each (RR-154). Whoever spent least is first in the next turn (RR-155). It is also played once before turn 1 (RR-064) and left out in the last turn (RR-161). In the edition of 1999 it comes first (RD-34).
about-phase-capital-selection = Before the first turn: everybody bids in secret, the highest bid chooses a capital first, and each pays their own bid (RR-058, RR-060). Equal bids are rolled for (RR-059, RA-03). Choosing late is an advantage later on: it decides ties in the order of play (RR-062).
about-phase-final-card-play = After the income of the last turn all cards in hand are played in order of play (RR-161, RA-105). Commodities pay and events strike as usual (RR-203, RR-164), leaders only bring rebates (RR-163), and conditions cannot be paid off (RR-162). Burdens stay in hand.

## Steps of the Purchase Phase

about-step-ship = Step A: for $10 your ship goes up one grade, once a turn (RR-089). From Galley 8 there is no step to 10 (RR-100).
about-step-advances = Step B: buy as many advances as you can pay for. [Credits](term:credit), [leaders](term:leader-credit) and Institutional Research lower the prices (RR-091, RR-092, RR-195). The order matters, because abilities work at once (RR-094).
about-step-stabilization = Step C: pay for the cards in your hand, or your misery rises (RR-102, RR-103).
about-step-relief = Step D: lower your misery, if you have at least one [tier](term:tier) (RR-105, RR-106).

## Ships

about-ship-galley = Grades 2, 4, 6 and 8: up to that many tokens into each province that is at most that many coastal provinces away (RR-095, RA-74). Galleys keep to the coast until [The Heavens](advance:heavens) lets them cross a sea (RR-096, RR-097). The first one, Galley 2, costs $10 (RA-64).
about-ship-seaworthy = Grades 10, 12, 14 and 16: up to that many tokens into any coastal province, at any distance, but not overseas, and not into area V without Overland East (RR-099). The first grade comes free with [Seaworthy Vessels](advance:seaworthy-vessels) (RA-65).
about-ship-ocean = Grades 1 to 4: any number of tokens into any coastal province, and into as many [overseas boxes](term:overseas-box) as the grade says, counting those you hold (RR-101, RA-79). The first grade comes free with [Ocean Navigation](advance:ocean-navigation) (RA-65).

## Pieces

about-piece-token = Square, 36 for each player (RR-036). You buy them for $1 each in the order-of-play phase (RR-154) and place them in the expansion phase. As many as the market number, without rivals, become a [marker](piece:marker) (RR-003).
about-piece-marker = Round, 25 for each player (RR-036). One marker means that you dominate the market: it brings income (RR-144), counts for commodity cards (RR-043) and defends as strongly as the market number (RR-126). If all 25 are out, you may exchange one for a token (RR-134, RA-90).
about-piece-commodity-marker = 12 for each player, for the [commodity log](term:commodity-log) (RR-037, RR-034).
about-piece-misery-marker = One for each player, on the [misery index](term:misery-index) (RR-037). It starts on 0 (RR-063).
about-piece-turn-marker = One for each player, in a [slot](term:order-slot) of the order of play (RR-037, RR-155).
about-piece-ship-marker = One for each player, on the [shipping table](term:shipping-table) (RR-037). It is flipped when you get Seaworthy Vessels (RR-032).

## Variants

about-variant-basic = Only epoch I: the game ends with the turn in which its last card is drawn (RR-030, RR-159). About two hours (RR-196).
about-variant-intermediate = Epochs I and II: the game ends with the turn in which the last card of the second deck is drawn (RR-159). At least four hours (RR-196).
about-variant-campaign = All three epochs; a record is of this length unless it says otherwise (RR-159). About six hours (RR-196).
about-variant-time-limit = The table agrees on a time and finishes the turn it is in (RR-007, RA-110).
about-variant-revised-map = A later map: with [Loire](province:loire), without Smolensk, and with the borders of 1999 (RD-35, RD-36, RD-37, RD-38).
about-variant-three-cards = The deal of 1999 in a game of 1996: 3 cards each, of which 1 goes back (RD-33).

## Editions

about-edition-1996 = The first edition, by Avalon Hill. Everything here is about it unless another edition is named.
about-edition-1999 = The edition by Eurogames: another deal, the order of play first, a changed board, other credits, no purchase of relief, and new effects for Written Record, Wind/Watermill, Enlightenment, New World and Patronage (RD-33 to RD-37, RD-39 to RD-45, RD-69).

## Epochs

about-epoch-1 = 750 to 1250 (RR-042). 29 cards: 11 commodities, 13 events, 5 leaders; in the edition of 1999 it has 30 (RD-69). The game begins with this deck.
about-epoch-2 = 1250 to 1500 (RR-042). 22 cards: 9 commodities, 5 events, 8 leaders; in the edition of 1999 it has 21 (RD-69). They are shuffled with the replay pile when the first deck is empty (RR-029).
about-epoch-3 = 1500 to 1750 (RR-042). 13 cards: 7 commodities and 6 leaders, no new events. They are shuffled with the replay pile when the second deck is empty (RR-029).

## Words of the record

about-word-board = A fact of the table's own board or sheet where ours is assumed or disputed: `board: Cathedral = relief 5`, `board: Gallipoli ~ Black Sea` (RD-49, RD-56).
about-word-edition = Which edition is played: `edition: 1999`. Without it, that of 1996.
about-word-roll = A die for equal bids: `Venice: roll = [5]` (RR-059, RA-03).
about-word-clear = The first player pays off a shortage or surplus: `Genoa: clear > cloth` (RR-065).
about-word-card = A card that is bought, in the buy phase for $10 (RR-067) or in expansion for tokens (RR-122): `Venice: card`. In open records also what was drawn: `Genoa: card = wine`.
about-word-discard = A card thrown away with Master Art, or the hand of a player who is out: `Genoa: discard > Famine` (RR-068, RR-077).
about-word-cede = What the loser of a War gives up: `Barcelona: cede > Seville, Lisbon` (RR-182).
about-word-cash = The victim of Civil War gives up half of the cash: `= cash` (RR-173). Also money for Holy Indulgence (RR-120).
about-word-tokens = The victim of Civil War gives up half of the tokens: `= tokens` (RR-173). After a number, the tokens a player has.
about-word-token = A reduced marker is replaced by a token from the expansion box: `Genoa: replace > Milan = token` (RR-075). After a number, the tokens a player has.
about-word-empty = A reduced marker is not replaced: `Genoa: replace > Milan = empty` (RR-075).
about-word-replace = What becomes of a reduced marker when the stock is empty (RR-075, RA-36): `Genoa: replace > Milan = token`.
about-word-ship = One grade more for $10: `Venice: ship` (RR-089). Instead the space reached may be written, `galley 4`.
about-word-stability = Stabilization is paid: `stability`, or with its price, `stability $6` (RR-102). It may be left out.
about-word-unrest = Stabilization is not paid (RR-103).
about-word-relief = Misery relief: `relief` for 1 space, `relief 2` for 2 (RR-105). After `board:` the relief value of an advance.
about-word-trade = The forced trade of Wind/Watermill, with its die: `Venice: trade > Barcelona = [2]` (RR-139).
about-word-free = A marker is exchanged for a token because all 25 are out: `Venice: free > Milan` (RR-134, RA-90).
about-word-bonus = Who draws the bonus card of expansion, as a claim: `bonus: Barcelona` (RR-142).
about-word-market = The two rolls for shortage and surplus, each coloured, black, white: `market: [4 4 3], [2 3 3]` (RR-147).
about-word-shortage = Which commodities are short, as a claim or in setup: `shortage: gold, ivory` (RR-147).
about-word-surplus = Which commodities are in surplus, as a claim or in setup: `surplus: wool` (RR-147).
about-word-indulgence = What a player gives for Holy Indulgence who has too few tokens: `Paris: indulgence = misery` or `= cash` (RR-120, RA-94).
about-word-misery = The misery of a player as the value of the space: `misery 40`. Also the choice of a misery space for Holy Indulgence (RR-120).
about-word-penalty = 1 misery space for breaking the rules of diplomacy: `Paris: penalty` (RR-158).
about-word-leaves = A player leaves the game: `Paris: leaves` (RR-167).
about-word-markers = Provinces with coloured markers, in setup or as a claim: `Venice: markers > Dubrovnik, Belgrade`.
about-word-marker = How many markers a player has on the map, as a claim: `8 markers`.
about-word-hand = The cards a player holds, in open records or at the end: `Venice: hand = Armor`.
about-word-written = The written cash in setup, where it differs from the cash: `$62, written $70` (RR-038).
about-word-epoch = The epoch in force, in setup or as a claim: `epoch: 2`.
about-word-deck = How many cards the draw pile holds, in setup or as a claim: `deck: 16`.
about-word-replay = The replay pile, in setup: `replay: stone, Famine` (RR-031).
about-word-removed = Cards that are out of the game, in setup: `removed: Charlemagne, Armor` (RR-047).
about-word-choice = The order in which capitals were chosen, in setup; it decides ties (RR-062).
about-word-area = Stands before the number of an area: `Black Death > Area VII` (RR-184).
about-word-won = An attack was won, but the dice were not kept: `Venice: Fez = won` (RR-127).
about-word-lost = An attack was lost, but the dice were not kept: `Venice: Fez = lost` (RR-127).
about-word-adjust = In the edition of 1999: Wind/Watermill sets a condition, `Venice: adjust > wine = surplus` (RD-43).
