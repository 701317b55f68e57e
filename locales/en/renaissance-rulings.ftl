### Where the texts on Age of Renaissance disagree (RD-01 to RD-75)
### and where they are silent or unclear (RA-01 to RA-121), and what we rule.
### Disagreements: the title; .s .lm .dc and so on say what the source with that code tells (the codes of
### data/renaissance/sources.toml in lower case; left out where a source says nothing on the point);
### .ruling and .reason; .reading-* where there is a choice.
### Rulings: the question; .ruling and .reason; .reading-* says what each reading means at the table.
### The names of the readings are those of data/renaissance/disagreements.toml and rulings.toml.

## Disagreements: the Italian rules against all other texts

RD-01 = The Crusades: which area?
    .s = Area IV.
    .lm = Area VI.
    .xl = Area VI.
    .dc = Area VI.
    .iz = Area VI.
    .pj = Area VI.
    .ruling = [The Crusades](card:crusades) brings your marker into [area VI](area:vi) (RR-183).
    .reason = The Holy Land lies in area VI, while area IV is Spain. Every other text has VI, so IV is a slip of the Italian translation.
    .reading-vi = the marker goes into a market of area VI
    .reading-iv = the marker goes into a market of area IV

RD-02 = Gunpowder against Armor and Stirrups: which voids which?
    .s = The text of Gunpowder says that Armor and Stirrups void it. Those of Armor and Stirrups, and the section on useless cards, say the opposite.
    .lm = Gunpowder voids Armor and Stirrups.
    .xl = Gunpowder voids Armor and Stirrups.
    .dc = Gunpowder voids Armor and Stirrups.
    .ruling = [Gunpowder](card:gunpowder) voids [Armor](card:armor) and [Stirrups](card:stirrups), not the other way round (RR-172, RR-179, RR-185).
    .reason = The Italian rules contradict themselves, and three of their own passages agree with all other texts. The later weapon makes the earlier ones useless.
    .reading-voids = once Gunpowder has been played, Armor and Stirrups are void
    .reading-voided = once Armor or Stirrups has been played, Gunpowder is void

RD-03 = Long Bow against Armor and Stirrups: which voids which?
    .s = The text of Long Bow says that Armor and Stirrups void it; those of Armor and Stirrups say the opposite.
    .lm = Long Bow voids Armor and Stirrups.
    .xl = Long Bow voids Armor and Stirrups.
    .dc = Long Bow voids Armor and Stirrups.
    .ruling = [Long Bow](card:long-bow) voids [Armor](card:armor) and [Stirrups](card:stirrups), not the other way round (RR-172, RR-179, RR-187).
    .reason = As with Gunpowder (RD-02): the same two sentences were turned round in the Italian text.
    .reading-voids = once Long Bow has been played, Armor and Stirrups are void
    .reading-voided = once Armor or Stirrups has been played, Long Bow is void

RD-04 = Papal Decree and Religious Strife in the same turn
    .s = Each of the two cards is said to be voided by the other.
    .lm = Religious Strife voids Papal Decree.
    .xl = Religious Strife voids Papal Decree.
    .dc = Religious Strife voids Papal Decree.
    .ruling = [Religious Strife](card:religious-strife) voids [Papal Decree](card:papal-decree): the misery comes, the ban does not (RR-180, RR-188).
    .reason = If both Italian sentences held, neither card could do anything. All other texts have only the first.
    .reading-strife-wins = the strife takes effect and lifts the ban
    .reading-decree-wins = the ban takes effect and the strife does nothing

RD-05 = Double shortage or surplus: how many cards does it change?
    .s = Only the first card of that commodity; a second one pays as usual.
    .as = The first 2 cards, by one payment box each.
    .dc = The first 2 cards, by one payment box each; the English sentence of 1996 is kept.
    .ruling = A double [shortage](term:shortage) or [surplus](term:surplus) changes the first 2 cards of that commodity by one box each, and never one card by two boxes (RR-153).
    .reason = Each card uses up one of the two conditions. The Italian sentence has lost the figure, and its example speaks of a single condition.
    .reading-two-cards = the first 2 cards of the commodity are changed, one box each
    .reading-first-card = only the first card is changed, by one box

RD-06 = Capital: when is its owner's strength doubled?
    .s = When the owner is attacked there.
    .as = In every attack in that capital, also when the original owner wants it back.
    .dc = In attack and in defence.
    .er = The examples count the owner's attack double.
    .ruling = In your own [capital](term:capital) your strength is doubled both when you defend and when you attack to win it back (RR-025).
    .reason = The errata work it out with figures, and two more texts say so.
    .reading-both = doubled in defence and in attack
    .reading-defence-only = doubled only when the owner defends

RD-07 = Cathedral: how many automatic wins a turn?
    .s = One attack a turn against a player without it; but the owner is to note down which players have been hit.
    .lm = Once a turn against each player without it, in attack or defence.
    .dc = Once a turn against each player without it.
    .er = Once a turn against each player without it; one use counts against all rivals in the province.
    .ruling = [Cathedral](advance:cathedral) works once a turn against each player who does not own it (RR-137, RA-87).
    .reason = There would be nothing to note down if it worked only once, so the Italian rules agree after all. Other readings can be chosen in RA-87.

RD-08 = What does breaking the rules of diplomacy cost?
    .s = 1 misery space.
    .dc = 1 misery space and half of the written cash; the English sentence of 1996 is kept.
    .ruling = 1 misery space (RR-158).
    .reason = Here we stay with the Italian rules. Whoever prefers the harder penalty can choose it in RA-111.

RD-09 = Misery: out at 1000 or only past it?
    .s = At 1000 where the track is described, on reaching Chaos where elimination is.
    .as = Past 1000.
    .dc = Past 1000.
    .ruling = You are out when your misery passes 1000 and reaches [Chaos](term:chaos); on 1000 itself you still play (RR-028, RR-077).
    .reason = The board shows 1000 and Chaos as two spaces, and the more detailed passage names Chaos.
    .reading-past-1000 = a player is out on the Chaos space
    .reading-at-1000 = a player is out on 1000 already

RD-10 = Which letter has Renaissance?
    .s = P, the letter of Master Art.
    .ah = Q.
    .dc = Q.
    .ruling = [Renaissance](advance:renaissance) is Q, [Master Art](advance:master-art) is P (RR-157).
    .reason = A misprint: no two advances share a letter.

RD-11 = Wine example: what does Paris get?
    .s = 55.
    .ah = $5.
    .dc = $5.
    .ruling = $5 for 1 wine province (RR-071).
    .reason = The dollar sign was read as a figure. The cards print 5 in the first box.

RD-12 = From which galley can you not step up to 10?
    .s = "Galley S".
    .ah = Galley 8.
    .dc = Galley 8.
    .ruling = Galley 8 (RR-100).
    .reason = A figure was read as a letter; the galleys are 2, 4, 6 and 8.

RD-13 = Cards bought during expansion: money or tokens?
    .s = 3 tokens for the first, then $6 and $9.
    .as = 3, 6 and 9 tokens.
    .dc = 3, 6 and 9 tokens.
    .ruling = Always tokens: 3 for the first card of the phase, 6 for the second, 9 for the third (RR-122).
    .reason = The same Italian paragraph says that tokens are paid to the stock.

RD-14 = Holy Indulgence: misery or liberty?
    .s = 1 misery space in the rules, a space of "liberty" in the list of advances.
    .ah = 1 misery space.
    .dc = 1 misery space.
    .ruling = If you can pay neither tokens nor money, your misery rises by 1 space (RR-120).
    .reason = There is no liberty track; the word is a slip.

RD-15 = Revolutionary Uprisings: does misery rise or fall?
    .s = A "decrease" of 1 space for each commerce advance.
    .ah = 1 space gained for each commerce advance.
    .dc = 1 space gained for each commerce advance.
    .ruling = Misery rises by 1 space for each commerce advance you own (RR-181).
    .reason = The Italian rules use "decrease" and "loss" for getting worse throughout.

RD-16 = Words for rising misery
    .s = Five different words, among them loss, worsening and increase.
    .ah = You gain spaces.
    .dc = You gain spaces.
    .ruling = They all mean the same: the marker moves towards 1000 (RR-076).
    .reason = The examples leave no doubt about the direction.

RD-17 = Papal Decree: one advance or a whole category?
    .s = One advance in one of three categories.
    .lm = Every advance of the category.
    .xl = Every advance of the category.
    .dc = Every advance in Science, Religion or Exploration.
    .ruling = The whole category that is named (RR-180, RA-32).
    .reason = All other texts say so. A single advance can be chosen in RA-32.

RD-18 = Must leader credits be used?
    .s = They can always be used in the turn the card is played.
    .ah = They must be used in that turn.
    .dc = They must be used in that turn.
    .ruling = They hold for this turn only and then lapse; nobody has to buy anything (RR-092).
    .reason = "Must" sets a time limit, it is no duty to buy. In play the texts come to the same.

RD-19 = Renaissance: once a turn or in every phase?
    .s = Once a turn, at the start of "each" phase.
    .ah = Once a turn, at the start of any phase.
    .dc = Once a turn, at the start of any phase.
    .ruling = Once a turn, at the start of a phase of your choice (RR-157).
    .reason = Once a turn and in each phase cannot both be true.

RD-20 = When are tokens bought?
    .s = At the end of the income phase in the summary, in the order-of-play phase in the rules.
    .ah = As in the Italian rules.
    .dc = In the first phase of the new turn.
    .ruling = In the order-of-play phase (RR-154).
    .reason = Nothing happens between the two moments. The place of the phase in the edition of 1999 is a point of its own (RD-34).

RD-21 = A discount and a rebate from one leader
    .s = Only if both advances are owned already or are bought in this turn.
    .dc = The same condition; the English sentence of 1996 is kept.
    .er = A rebate may be taken without buying the other advance.
    .ruling = There is no condition (RR-087, RR-201, RA-61).
    .reason = The designer's errata settle it. The stricter reading can be chosen in RA-61.

RD-22 = Master Art: a discard at the moment of buying it?
    .lm = Yes.
    .dc = Yes.
    .er = No, though many tables allow it.
    .ruling = No (RR-068, RA-16).
    .reason = The errata decide. The house rule can be chosen in RA-16.

RD-23 = The Heavens: how many seas may a galley cross?
    .s = A sea.
    .lm = One sea.
    .as = One sea.
    .dc = One sea in each shipment.
    .ruling = One sea in each shipment (RR-097, RA-75).
    .reason = The most precise text counts by shipment, and the others fit in with it.
    .reading-one-per-shipment = each shipment may cross one sea
    .reading-any = a shipment may cross any number of seas, one step each

RD-24 = Holy Indulgence: where do the tokens of the others go?
    .s = To the bank by a remark in brackets, to their own stock by the next paragraph.
    .ah = To their own stock.
    .dc = To their own stock.
    .ruling = Tokens go back to the stock of those who give them; only money for missing tokens goes to the bank (RR-120).
    .reason = The bank has no tokens.

RD-25 = Enlightenment: is a tier needed?
    .s = The rules give half price without a condition, the list of advances asks for at least one tier.
    .lm = Half price with at least one tier.
    .ruling = At least one tier (RR-107, RR-200).
    .reason = Without a tier no relief can be bought at all, so the condition changes nothing. In the edition of 1999 the advance does something else (RD-44).

RD-26 = Civil War: whose marker in the capital?
    .s = The marker in the victim's capital.
    .lm = The marker in the victim's capital, even another player's.
    .dc = Any marker in the victim's capital.
    .ruling = Any marker, no matter whose (RR-173, RA-28).
    .reason = The fuller texts say so and the Italian one does not contradict. The other reading can be chosen in RA-28.

RD-27 = Civil War: half of which tokens?
    .s = Half of the victim's tokens.
    .ah = Half of the victim's tokens.
    .dc = Half of the tokens; in the final card play that can be half of none.
    .ruling = Those in the [expansion box](term:expansion-box) (RR-173, RA-29).
    .reason = Only there can it be none at the end of the game. Tokens on the map can be included by RA-29.

RD-28 = Armor against Stirrups
    .s = Stirrups gives no +1 against a player of Armor.
    .lm = Stirrups gives no +1 against a player of Armor.
    .xl = Stirrups gives no +1 against a player of Armor.
    .as = The two cancel each other out.
    .dc = Stirrups gives no +1 against a player of Armor.
    .ruling = [Armor](card:armor) counts against [Stirrups](card:stirrups), but not the other way round (RR-172, RR-179, RA-46).
    .reason = That is what the cards say. The other reading can be chosen in RA-46.

RD-29 = When does a placement become an attack?
    .s = When the pieces exceed the market number.
    .as = When they exceed it; in one sentence, when they equal or exceed it.
    .dc = When the pieces exceed the market number.
    .ruling = When they exceed it (RR-124, RA-85).
    .reason = The one sentence contradicts the one before it. The other reading can be chosen in RA-85.

RD-30 = How are capitals chosen?
    .s = Openly, in the order of the bids.
    .as = Everybody writes a list of wishes together with the bid.
    .dc = Openly, in the order of the bids.
    .ruling = Openly, in the order of the bids (RR-058, RA-01).
    .reason = Two texts against one. Written lists can be chosen in RA-01.

RD-31 = What does stabilization cost with 8 cards?
    .s = The sum of 1 to 8.
    .ah = 36.
    .as = 35.
    .dc = 36.
    .ruling = $36 (RR-102).
    .reason = That is the sum of 1 to 8; 35 is a slip in a table.

RD-32 = Human Body and Improved Agriculture: is a space gained once or twice?
    .s = Both are described twice, once with the space gained and once without.
    .ah = One space, at the purchase.
    .dc = One space, at the purchase.
    .ruling = Misery falls by 1 space, once, when you buy the advance (RR-189, RR-192).
    .reason = The two Italian descriptions are of the same thing.

## Disagreements: the editions of 1996 and 1999

RD-33 = How many cards are dealt at the start?
    .s = 1 card each; all cards of epoch I are in the deck.
    .as = 1 card each was the original rule.
    .xl = Marks 1 Timber card for the deck of 1999.
    .dc = 3 cards each, of which 1 goes back. Crusades, Walter, Rashid, Silk and Spice come in later, and 1 Timber of epoch II joins epoch I.
    .pj = Follows the edition of 1999.
    .ruling = 1 card each, with `edition: 1999` 3 of which 1 goes back (RR-051).
    .reason = Each edition has its own rule. A table with the game of 1996 can take this one alone with `variant: three cards`.
    .reading-edition-1996 = 1 card is dealt to each player
    .reading-edition-1999 = 3 cards are dealt and 1 goes back; Crusades, Walter, Rashid, Silk and Spice come in later, and 1 Timber of epoch II belongs to epoch I

RD-34 = Is order of play the first phase or the last?
    .s = The last; it is also played once before turn 1.
    .ah = The last.
    .dc = The first; in turn 1 the draw phase is left out.
    .ruling = The last, with `edition: 1999` the first (RR-008, RR-064).
    .reason = Each edition has its own order.
    .reading-edition-1996 = last phase of the turn, and once before turn 1
    .reading-edition-1999 = first phase of the turn, and no draw in turn 1

RD-35 = Is Smolensk on the board?
    .om = Yes: a satellite of area I between Novgorod and Kiev.
    .eu = No; Novgorod borders Kiev.
    .ruling = Yes on the board of 1996; on that of 1999 [Novgorod](province:novgorod) borders [Kiev](province:kiev) (RR-013).
    .reason = The boards differ.
    .reading-edition-1996 = Smolensk lies between Novgorod and Kiev and supports both
    .reading-edition-1999 = there is no Smolensk, and Novgorod borders Kiev

RD-36 = York and Portsmouth, or London and Chester?
    .om = York borders Portsmouth.
    .eu = London borders Chester instead.
    .md = London borders Chester instead.
    .ruling = York borders Portsmouth; on the board of 1999 London borders Chester instead (RR-013).
    .reason = The boards differ.
    .reading-edition-1996 = York and Portsmouth are neighbours, London and Chester are not
    .reading-edition-1999 = London and Chester are neighbours, York and Portsmouth are not

RD-37 = Which seas touch Barca and Libya?
    .lm = Barca touches the Central and the Eastern Mediterranean, Libya only the Eastern.
    .om = Barca touches the Central and the Eastern Mediterranean, Libya only the Eastern.
    .iz = Both touch only the Central Mediterranean; Libya belongs to area VI.
    .md = Libya belongs to area VI.
    .pj = Both touch only the Central Mediterranean; Libya belongs to area VIII.
    .ruling = [Barca](province:barca) touches both seas, [Libya](province:libya) only the Eastern Mediterranean; on the board of 1999 both touch only the Central. Libya belongs to area VI on both (RR-014).
    .reason = The boards differ. For the area two texts stand against a board that was drawn over.
    .reading-edition-1996 = Barca touches the Central and the Eastern Mediterranean, Libya only the Eastern
    .reading-edition-1999 = both touch only the Central Mediterranean

RD-38 = Is Loire on the board?
    .lm = No, there are 6 wine provinces.
    .ak = No, there are 6 wine provinces.
    .eu = Not in the list of changes of 1999.
    .iz = Yes.
    .pj = Yes.
    .md = Yes.
    .ruling = No in both editions; yes with `variant: revised map` (RR-013).
    .reason = It appears only on later maps and in no list of the changes of 1999.
    .reading-edition-1996 = there is no Loire
    .reading-revised-map = Loire is a wine province of area III, market 3, inland, between Paris, St. Malo and Bordeaux

RD-39 = Which advance is J and which is K?
    .s = Gives no letters for these two; Improved Agriculture is needed for Interest & Profit and for Middle Class.
    .lm = J is Wind/Watermill for $40, K is Improved Agriculture for $50.
    .ak = J is Wind/Watermill for $40, K is Improved Agriculture for $50.
    .dc = The letters of 1996.
    .pj = The sheet of 1999: J is Improved Agriculture for $40, K is Wind/Watermill for $50.
    .ruling = J [Wind/Watermill](advance:wind-watermill) $40, K [Improved Agriculture](advance:improved-agriculture) $50; with `edition: 1999` the other way round (RR-192).
    .reason = Each edition has its own sheet.
    .reading-edition-1996 = J is Wind/Watermill for $40, K is Improved Agriculture for $50
    .reading-edition-1999 = J is Improved Agriculture for $40, K is Wind/Watermill for $50

RD-40 = How large are the credits?
    .s = Patronage 20.
    .lm = Patronage 20, Proselytism 20, Written Record 10, Printed Word 10, Urban Ascendancy 10, Nationalism 20, Institutional Research 30, Cosmopolitan 40, Middle Class 50.
    .ak = As the player mat (LM).
    .dc = Patronage 10, Proselytism 30, Written Record 30, Printed Word 20, Urban Ascendancy 20, Nationalism 30, Institutional Research 40, Cosmopolitan 50, Middle Class 60.
    .iz = As the rules of 1999 (DC).
    .pj = As the rules of 1999 (DC).
    .ruling = Those of the edition played; without a word that of 1996 (RR-039).
    .reason = The editions differ in nine advances and agree in all others.
    .reading-edition-1996 = Patronage 20, Proselytism 20, Written Record 10, Printed Word 10, Urban Ascendancy 10, Nationalism 20, Institutional Research 30, Cosmopolitan 40, Middle Class 50
    .reading-edition-1999 = Patronage 10, Proselytism 30, Written Record 30, Printed Word 20, Urban Ascendancy 20, Nationalism 30, Institutional Research 40, Cosmopolitan 50, Middle Class 60

RD-41 = How is misery relieved?
    .s = Spaces are bought, at most as many as there are tiers; the relief values of new advances lower the price.
    .lm = As in the Italian rules.
    .as = As in the Italian rules.
    .dc = Nothing is bought: 1, 2 or 3 spaces for owning 2, 3 or all advances in each of Science, Commerce and Communication.
    .eu = Nothing is bought; sets of advances give the relief.
    .ruling = Relief is bought; with `edition: 1999` it comes from sets of advances (RR-105, RR-106, RR-108).
    .reason = Each edition has its own rule.
    .reading-edition-1996 = spaces are bought, limited by tiers and made cheaper by relief values
    .reading-edition-1999 = 1, 2 or 3 spaces for 2, 3 or all advances in each of Science, Commerce and Communication, without payment

RD-42 = What does Written Record do?
    .s = $10 more on leader credits.
    .ah = $10 more on leader credits.
    .dc = A forced trade after a won attack, without a die.
    .ruling = $10 more on leader credits; with `edition: 1999` the forced trade (RR-085).
    .reason = Each edition has its own rule.
    .reading-edition-1996 = $10 more for each advance bought with a leader's credit
    .reading-edition-1999 = after a won attack one card is traded with the loser, without a die

RD-43 = What does Wind/Watermill do?
    .s = An attempt at a forced trade.
    .ah = An attempt at a forced trade.
    .dc = The last player makes a shortage or surplus of Grain, Cloth, Wine or Metal.
    .pj = The sheet of 1999 says the first player.
    .ruling = The forced trade; with `edition: 1999` the shortage or surplus, made by the last player (RR-139).
    .reason = Each edition has its own rule. Within that of 1999 we follow the rules rather than the sheet.
    .reading-edition-1996 = after taking a province from a rival the owner may attempt a forced trade
    .reading-edition-1999 = the last player in the order may set one condition of Grain, Cloth, Wine or Metal

RD-44 = What do Enlightenment and New World do?
    .s = Enlightenment halves the price of relief; New World lowers misery by 1 space in every income phase.
    .ah = As in the Italian rules.
    .dc = Enlightenment lowers misery by 1 space in every income phase; New World only opens the Americas.
    .ruling = As the Italian rules say; with `edition: 1999` Enlightenment brings the space in every income phase (RR-107, RR-109).
    .reason = Each edition has its own rule.
    .reading-edition-1996 = Enlightenment halves the price of relief, New World gives 1 space in every income phase
    .reading-edition-1999 = Enlightenment gives 1 space in every income phase, New World only opens the Americas

RD-45 = How does Patronage work?
    .s = Any number of patrons, each for the sum laid on the leader.
    .ah = As in the Italian rules.
    .dc = Free of charge: the second leader of the turn has room for 1 patron, the third for 2, later ones for all.
    .eu = Free of charge, with the number of patrons limited.
    .ruling = Any number of patrons for the sum on the card; with `edition: 1999` free, but limited (RR-081, RR-083).
    .reason = Each edition has its own rule.
    .reading-edition-1996 = any number of patrons, each paying the protection money
    .reading-edition-1999 = nothing is paid; the second leader takes 1 patron, the third 2, later ones all

## Disagreements: figures of advances and cards

RD-46 = Misery relief of Laws of Matter
    .lm = 5.
    .ak = 10.
    .ruling = 5, assumed (RR-108).
    .reason = We have not seen the printed sheet. If yours says otherwise, write `board: Laws of Matter = relief 10`.
    .reading-five = 5
    .reading-ten = 10

RD-47 = Misery relief of Holy Indulgence
    .lm = 0.
    .ak = 5.
    .ruling = 0, assumed (RR-108).
    .reason = We have not seen the printed sheet. The program that has 5 has it for all four religious advances, which is wrong for Patronage (RD-50).
    .reading-zero = 0
    .reading-five = 5

RD-48 = Misery relief of Proselytism
    .lm = 0.
    .ak = 5.
    .ruling = 0, assumed (RR-108).
    .reason = As for Holy Indulgence (RD-47).
    .reading-zero = 0
    .reading-five = 5

RD-49 = Misery relief of Cathedral
    .lm = 25.
    .ak = 5.
    .ruling = 25, assumed (RR-108).
    .reason = As for Holy Indulgence (RD-47).
    .reading-twenty-five = 25
    .reading-five = 5

RD-50 = Misery relief of Patronage
    .s = 10.
    .lm = 10.
    .ak = 5.
    .ruling = 10 (RR-108).
    .reason = The Italian rules show the whole entry of this one advance.
    .reading-ten = 10
    .reading-five = 5

RD-51 = Misery relief of Renaissance
    .s = 100.
    .lm = 50.
    .ak = 100.
    .ruling = 100 (RR-108).
    .reason = An example of the rules works with 100.
    .reading-hundred = 100
    .reading-fifty = 50

RD-52 = Credit of New World
    .lm = 0.
    .ak = 20.
    .pj = 0 on the sheet of 1999, 20 in the program.
    .ruling = 0 (RR-039).
    .reason = It cannot matter: whoever owns New World owns Seaworthy Vessels and Ocean Navigation, whose credits of 40 already pay for Overland East, the only advance of exploration that can be left.

RD-53 = What does Industry require?
    .lm = M, which is Industry itself.
    .ak = L, Interest & Profit.
    .dc = L, Interest & Profit.
    .ruling = [Interest & Profit](advance:interest-and-profit) (RR-039).
    .reason = An advance cannot require itself; the mat has a misprint.

RD-54 = Does The Heavens require anything?
    .lm = Nothing.
    .ak = Nothing.
    .iz = Nothing.
    .pj = Nothing.
    .dc = N, Written Record.
    .ruling = [The Heavens](advance:heavens) requires nothing (RR-039).
    .reason = Four texts against one, and the Italian rules name no requirement either.
    .reading-none = anybody may buy The Heavens
    .reading-written-record = Written Record comes first

RD-55 = How many payment boxes have the plain Wine cards?
    .s = Ten, as on every card.
    .lm = 10.
    .xl = 8.
    .ruling = 8; the double Cloth/Wine card has 10 (RR-044).
    .reason = It never matters: with 6 wine provinces, a shortage and Industry nobody gets beyond the 8th box.

## Disagreements: the map

RD-56 = Does Gallipoli touch the Black Sea?
    .om = Yes.
    .iz = Yes.
    .pj = No.
    .ruling = Yes (RR-014).
    .reason = The drawing of the original board shows it clearly under a glass.
    .reading-touches = Gallipoli touches the Black Sea
    .reading-not = Gallipoli does not touch the Black Sea

RD-57 = Does Durazzo touch the Adriatic?
    .om = No: the waters of Belgrade and Bari meet in front of it.
    .iz = Yes.
    .pj = No.
    .ruling = No (RR-014).
    .reason = Two maps against one.
    .reading-not = Durazzo does not touch the Adriatic
    .reading-touches = Durazzo touches the Adriatic

RD-58 = Do St. Malo and Bordeaux share a land border?
    .om = Yes.
    .iz = Yes.
    .pj = Yes.
    .md = No.
    .ruling = Yes (RR-013).
    .reason = Three maps against one.
    .reading-border = St. Malo and Bordeaux are neighbours by land
    .reading-none = they are not

RD-59 = Do the waters of Bari and Belgrade meet?
    .om = Yes.
    .md = Yes.
    .pj = Yes.
    .iz = No.
    .ruling = Yes (RR-014).
    .reason = Three maps against one.
    .reading-border = a galley goes from Bari to Belgrade in 1 step
    .reading-none = their waters do not meet

RD-60 = Do the waters of Chester and Portsmouth meet?
    .om = Yes.
    .iz = Yes.
    .pj = Yes.
    .md = No.
    .ruling = Yes, on the southern coast of Chester (RR-014).
    .reason = Three maps against one.
    .reading-border = a galley goes from Chester's southern coast to Portsmouth in 1 step
    .reading-none = their waters do not meet

## Disagreements: names and slips

RD-61 = Industry or Industry Acceleration?
    .s = "Industry Acceleration".
    .ah = Industry.
    .dc = Industry.
    .ruling = [Industry](advance:industry); the longer name is understood too (RR-072).
    .reason = That is what the sheet prints.

RD-62 = What is Laws of Matter in Italian?
    .s = "Leggi scritte", written laws; in English "Laws of Matters".
    .ah = Laws of Matter.
    .dc = Laws of Matter.
    .ruling = "Leggi della materia" (RR-190).
    .reason = The advance is about physics, not about statutes.

RD-63 = What is Overland East in Italian?
    .s = "Estremo Oriente", the Far East.
    .ah = Overland East.
    .dc = Overland East.
    .ruling = "Via di terra per l'Oriente" (RR-112).
    .reason = Estremo Oriente is the name of the three boxes that need Ocean Navigation.

RD-64 = What is The Heavens in Italian?
    .s = "I cicli" (cycles) in one place, "i cieli" (skies) in another.
    .ah = The Heavens.
    .dc = The Heavens.
    .ruling = "I cieli" (RR-097).
    .reason = A misread letter.

RD-65 = What are unplayable cards called?
    .s = "Carte inservibili" (useless cards), in one card text "carte miseria" (misery cards).
    .ah = Misery cards or burdens.
    .dc = Misery cards or burdens.
    .ruling = [Burden](term:burden) (RR-048).
    .reason = One word for one thing.

RD-66 = A player leaves: which section applies?
    .s = Refers to 9.3.
    .ah = Refers to 9.32.
    .dc = Refers to 9.3.2.
    .ruling = The section on elimination (RR-167).
    .reason = The Italian reference has lost its last figure.

RD-67 = Genoa enters Belgrade: an attack or not?
    .s = "Enters", and needs 4 tokens.
    .ah = As in the Italian rules.
    .dc = As in the Italian rules.
    .ruling = It is an attack and needs 4 tokens (RR-138).
    .reason = There is no conflict. Both sides have Nationalism, each counts it for itself, and so the two make no difference.

RD-68 = Which commodity is hit by a 12?
    .as = Gold and Ivory.
    .dc = Gold and Ivory, each with its own majority.
    .ruling = Both [Gold](commodity:gold) and [Ivory](commodity:ivory) (RR-148, RA-100).
    .reason = The board gives both the number 12. The Italian rules do not mention it.

RD-69 = How many cards are in each epoch?
    .xl = 29, 22 and 13.
    .w = 29 in the first deck, says a report of 2011.
    .dc = 30, 21 and 13: 1 Timber card has moved to epoch I.
    .pj = 30, 21 and 13.
    .ruling = 29, 22 and 13; with `edition: 1999` 30, 21 and 13 (RR-042).
    .reason = The editions differ by 1 Timber card (RD-33).
    .reading-edition-1996 = 29, 22 and 13 cards
    .reading-edition-1999 = 30, 21 and 13 cards

RD-70 = Is Henry Oldenburg in the game?
    .lm = Yes, with 19 leaders in all.
    .xl = Yes, with 19 leaders in all.
    .dc = 19 leaders, but the table leaves him out.
    .ruling = Yes, there are 19 leaders (RR-050).
    .reason = Only one table forgets [him](card:henry-oldenburg).

RD-71 = Which category do Revolutionary Uprisings count?
    .s = Commerce.
    .lm = Commerce on the card; the mat prints the reminder beside Communication.
    .xl = Commerce.
    .dc = Commerce.
    .ruling = Commerce (RR-181).
    .reason = The reminder on the mat stands in the wrong column.

## Disagreements: what the errata add

RD-72 = Wind/Watermill after sharing a province
    .s = Possible whenever the owner takes control of another's province.
    .dc = Only if the loser controlled the province; there the trade belongs to Written Record.
    .er = Only if the loser controlled the province before, not if both sides were in it.
    .ruling = Only if the loser controlled the province (RR-139, RA-88).
    .reason = The errata decide.
    .reading-controlled = the loser must have controlled the province
    .reading-any = any won attack is enough

RD-73 = Civil War and Renaissance in one phase: which first?
    .dc = Civil War first.
    .er = Civil War first, then Renaissance may be used.
    .ruling = First the victim of [Civil War](card:civil-war) goes last, then [Renaissance](advance:renaissance) may be used (RR-157, RR-173, RA-09).
    .reason = The errata decide.

RD-74 = Is Nationalism doubled in the own capital?
    .dc = Yes.
    .er = Yes, with three examples.
    .ruling = Yes (RR-025, RR-138, RA-82).
    .reason = The errata decide.
    .reading-doubled = the +1 of Nationalism is doubled with the rest
    .reading-added-after = the +1 of Nationalism is added after doubling

RD-75 = Cathedral against several rivals at once
    .dc = Only if none of them owns it; then it counts against all.
    .er = Only if none of them owns it; then it counts against all.
    .ruling = Only if none of the rivals in the province owns [Cathedral](advance:cathedral); it is then used up against all of them (RR-137, RA-87).
    .reason = The errata decide.

## Rulings: capitals and order of play

RA-01 = How are capitals chosen after the bids?
    .ruling = Openly: the highest bidder takes any free [capital](term:capital), then the next one (RR-058).
    .reason = Two texts have it so. A third has everybody write down a list of wishes with the bid (RD-30).
    .reading-open = each player chooses openly when it is their turn
    .reading-written-list = everybody writes a list of wishes with the bid and is held to it

RA-02 = What may be bid for a capital, and who pays?
    .ruling = A whole number from $0 to $40. Everybody pays their own bid, even whoever chooses last (RR-058, RR-060).
    .reason = The rules take the bid for one's own capital off the $40 of each player.
    .reading-own-bid = everybody pays their own bid
    .reading-winner-only = only the highest bidder pays

RA-03 = How are equal bids settled?
    .ruling = Each tied player rolls a die and the higher roll chooses earlier; equal rolls are rolled again (RR-059).
    .reason = The Italian rules only mention a die; two other texts let the high roll go first. Rolling again is our addition.
    .reading-higher-first = the higher roll chooses earlier
    .reading-lower-first = the lower roll chooses earlier

RA-04 = Who goes first when several players spent the same?
    .ruling = The tied player who chose a capital last takes any place among the tied, then the last but one, and so on. Unless a record shows otherwise, each goes as early as possible (RR-062, RR-155).
    .reason = The rules favour the later chooser and let that player go before or after the others. An `order:` line that only rearranges tied players is therefore accepted.
    .reading-latest-first = the tied player who chose a capital later decides first
    .reading-earliest-first = the tied player who chose a capital earlier decides first

RA-05 = What if you spend more than you have tokens in stock?
    .ruling = You pay it all and it counts in full for the order, but you get only the tokens that are in your [stock](term:stock) now. Those that come back later do not follow (RR-141).
    .reason = The rules allow such spending for the sake of going last.
    .reading-stock-at-purchase = only the tokens that are in stock when they are paid for
    .reading-later-too = tokens that come back to stock later follow, up to the number paid for

RA-06 = How far below zero may you go?
    .ruling = As far as you can pay: -n costs $n and gives no tokens (RR-156).
    .reason = The rules give -1 only as an example, and another text shows -2.
    .reading-any = any negative number that can be paid
    .reading-minus-one = -1 at the lowest

RA-07 = Does an eliminated player take a place in the order?
    .ruling = Yes, as if they had spent 0, with the usual rule for ties; but they do nothing any more (RR-077, RR-155).
    .reason = The errata say so. It matters for the numbers of the slots and for who is first.
    .reading-spends-zero = an eliminated player counts with 0
    .reading-no-place = an eliminated player has no place, and the others close up

RA-08 = What does Renaissance exchange, and for how long?
    .ruling = The two markers change slots at the start of a phase, before anything else in it, and stay there until the next order-of-play phase. Once a turn for each owner; if several want to, they act in the order as it stands at that moment (RR-157).
    .reason = The rules and their example describe the swap. That it lasts is our reading: the markers are moved on the table, and nothing moves them back.
    .reading-rest-of-turn = the new order holds for the rest of the turn
    .reading-this-phase-only = the markers go back at the end of the phase

RA-09 = Civil War makes somebody last: what about the others?
    .ruling = At the start of the expansion phase the victim takes the last slot in use and everybody behind moves up one, until the end of the turn. [Renaissance](advance:renaissance) can be used after that, not before (RR-157, RR-173).
    .reason = The errata give the sequence (RD-73). Moving up is our reading of "becomes last".
    .reading-move-up = the players behind the victim move up one slot
    .reading-swap-with-last = the victim and the last player change slots

## Rulings: drawing cards

RA-10 = What does it cost to pay off a roll of 12?
    .ruling = $10 once; that removes the condition of Gold and of Ivory (RR-065, RR-148).
    .reason = A clarification to the rules of 1999 says so.
    .reading-once = $10 for both
    .reading-each = $10 for Gold and $10 for Ivory

RA-11 = What does it cost to pay off a double shortage or surplus?
    .ruling = The base value for each of the two; you may also pay off only one (RR-065, RR-153).
    .reason = The rules let the first player cancel one condition or both by paying the base value.
    .reading-each = the base value for each condition
    .reading-both-at-once = one payment removes both

RA-12 = When is the next deck made?
    .ruling = When a card is due and the pile is empty, not before. Whoever draws next, even in the same phase, draws from the new deck; cards in hand stay there (RR-029).
    .reason = The rules speak of the moment when another card is asked for.
    .reading-on-demand = when a card is due and none is left
    .reading-at-once = as soon as the last card has been drawn

RA-13 = Which epoch is it for Pirates/Vikings, Papal Decree and Religious Strife?
    .ruling = That of the deck from which cards are being drawn (RR-177, RR-180, RR-188).
    .reason = The cards speak of the epoch in which they are played, and no other sign of it is on the table.
    .reading-deck = the epoch of the deck at that moment
    .reading-turn-start = the epoch of the deck at the start of the turn

RA-14 = What if the last deck is empty?
    .ruling = Nobody draws any more: no card in the draw phase, none to buy for money or tokens, none for bonus or majority. The turn is played out and is the last (RR-159, RR-160).
    .reason = The rules say that the game goes on to its end without further draws.

RA-15 = What if the very last draw of a turn takes the last card?
    .ruling = Then that turn was the last, even if the card came from the bonus or a shortage (RR-159).
    .reason = The game ends after the turn in which all cards have been drawn.
    .reading-that-turn = the turn of that draw is the last
    .reading-next-turn = one more turn is played

RA-16 = May you discard a card at the moment you buy Master Art?
    .ruling = No; the first discard comes in the buy phase of the next turn (RR-068).
    .reason = The errata say no and call it a common house rule (RD-22).
    .reading-no = no discard at the purchase
    .reading-yes = one discard at the purchase as well

RA-17 = Is a discarded card shown?
    .ruling = Yes, whether it comes back or not; a record names it (RR-069).
    .reason = One text says that it is revealed, and the replay pile lies face up anyway.

## Rulings: payments for commodities

RA-18 = What if the payment boxes run out?
    .ruling = A payment never goes beyond the last printed box. This can happen only with Wool: 9 provinces, 10 boxes, and a shortage together with Industry would ask for an 11th (RR-044).
    .reason = The rules mention ten boxes. Every other commodity has at least two boxes more than provinces.
    .reading-last-box = the last printed box is the most
    .reading-formula = payments go on by the same formula: base value times the square of the number

RA-19 = How do shortage, surplus and Industry combine?
    .ruling = Take the number of provinces, add 1 for a shortage or take 1 off for a surplus, and add 1 for [Industry](advance:industry). Below 1, or without a province, you get nothing (RR-072, RR-149).
    .reason = The rules explain each of them with an example, and nothing makes them exclude one another.

RA-20 = Is an eliminated player paid for commodities, income or majorities?
    .ruling = No. But their markers still count when it is asked who has more provinces than all others (RR-077, RR-150).
    .reason = The rules leave the pieces on the map and say nothing of money.
    .reading-not-paid = not paid, but the markers count against a majority
    .reading-majority-ignored = not paid, and the markers do not count for majorities either

RA-21 = Which condition does a double card use up?
    .ruling = Only that of the commodity chosen (RR-046, RR-152).
    .reason = The card is played as that commodity.

## Rulings: events

RA-22 = May you play an event that can hit nothing?
    .ruling = Yes. Nothing happens, and the card is out of your hand (RR-074).
    .reason = No text forbids it. It matters because every card in hand makes stabilization dearer.
    .reading-allowed = it may be played without effect
    .reading-not-allowed = it stays in hand until it has a target

RA-23 = May you choose yourself as the victim?
    .ruling = Yes with Alchemist's Gold, Civil War, Rebellion and Pirates/Vikings; War needs another player (RR-171, RR-173, RR-177, RR-178, RR-182).
    .reason = The cards leave the choice to you without exception. Only War has two sides that roll.
    .reading-allowed = the player of the card may be the victim
    .reading-others-only = the victim must be somebody else

RA-24 = May an immune player be chosen?
    .ruling = No: not with [Laws of Matter](advance:laws-of-matter) for Alchemist's Gold, nor with [Enlightened Ruler](card:enlightened-ruler) for Alchemist's Gold, Civil War and Rebellion (RR-171, RR-174).
    .reason = A card reference says that these events cannot be played against such a player. If nobody else is left, Alchemist's Gold is a burden, and the others have no target (RA-22).
    .reading-not-allowed = an immune player cannot be chosen
    .reading-no-effect = an immune player may be chosen, and nothing happens

RA-25 = Does an Enlightened Ruler of the last turn protect in the final card play?
    .ruling = Yes, the [final card play](phase:final-card-play) belongs to the same turn (RR-161, RR-174).
    .reason = A clarification to the rules of 1999 says so.
    .reading-yes = the protection lasts through the final card play
    .reading-no = the protection ends before the final card play

RA-26 = How much does Alchemist's Gold take?
    .ruling = Half of the cash [written down](term:written-cash) in the last order-of-play phase, rounded up, but no more than the victim has now. Money laid on a leader is safe; money spent in the buy phase only lowers what can be taken (RR-168, RR-171).
    .reason = The card names the written cash and its limit.

RA-27 = When do "all players" own Laws of Matter?
    .ruling = When everybody still in the game owns it; then [Alchemist's Gold](card:alchemists-gold) is a burden (RR-171).
    .reason = Players who are out cannot be hit anyway.
    .reading-still-in-game = only players still in the game are asked
    .reading-all = eliminated players are asked too

RA-28 = Whose marker does Civil War reduce?
    .ruling = Any marker that stands in the victim's capital, even a rival's (RR-173).
    .reason = The card speaks of the marker in the capital, and a card reference adds that it may be another player's (RD-26).
    .reading-any-marker = any marker in the victim's capital
    .reading-own-marker = only the victim's own marker

RA-29 = Half of which tokens does Civil War take?
    .ruling = Half of those in the [expansion box](term:expansion-box), rounded up; they go back to stock (RR-173).
    .reason = One text notes that in the final card play the victim can lose half of no tokens (RD-27).
    .reading-expansion = only tokens in the expansion box count
    .reading-on-map-too = tokens on the map count as well

RA-30 = Can Civil War take more money than the victim has?
    .ruling = No: half of the written cash, rounded up, at most the cash in hand (RR-173).
    .reason = As with Alchemist's Gold. There are no debts in the game.
    .reading-at-most-cash = no more than the cash in hand
    .reading-debt = the whole half is due; what is missing becomes a debt

RA-31 = Can Famine or Mysticism lower misery?
    .ruling = No, a result below 0 counts as 0 (RR-175, RR-176).
    .reason = With five grain provinces, or four and Improved Agriculture, the figure would be negative; but the card is no relief.

RA-32 = Whom does Papal Decree bind, and for how long?
    .ruling = Everybody, its player too, in the purchase phase of this turn, for all advances of the category named (RR-180).
    .reason = Two card lists say so. The Italian text reads as if only one advance were named (RD-17).
    .reading-category = the whole category is forbidden
    .reading-one-advance = a single advance is named and forbidden

RA-33 = Papal Decree and Religious Strife in one turn: does it matter which comes first?
    .ruling = No. The ban does not hold, and the misery of the strife comes (RR-180, RR-188).
    .reason = The decree is void if the strife is played in the same turn, before or after it (RD-04).
    .reading-strife-wins = the order does not matter
    .reading-only-later-strife = only a strife played after the decree lifts the ban

RA-34 = What may Pirates/Vikings hit?
    .ruling = As many different coastal provinces with coloured markers as the epoch says, of any owners: capitals, Iceland, West Africa and [overseas boxes](term:overseas-box) too. If there are fewer, all of them (RR-177).
    .reason = The rules count the boxes as coastal, and no text excepts capitals.
    .reading-all-coasts = every coastal province, overseas boxes included
    .reading-no-overseas = every coastal province but the overseas boxes

RA-35 = Which capitals are foreign for Rebellion?
    .ruling = All but that of the card's player, no matter who holds them (RR-178).
    .reason = A capital belongs to the power that started there.
    .reading-all-but-own = the own capital may be chosen, no other
    .reading-no-capital = no capital may be chosen

RA-36 = What becomes of a marker that is reduced?
    .ruling = One coloured token of the same owner from stock takes its place, and the marker goes back to the mat. If the stock is empty, the owner takes a token from the expansion box or leaves the province empty (RR-075).
    .reason = The rules say so and leave that choice to the owner.

RA-37 = Where may The Crusades put your marker?
    .ruling = Into any [market](term:market-province) of area VI that you do not dominate yet, but no satellite. Range, ships and Overland East do not matter. All other pieces there, even your own tokens, go back to their owners (RR-183).
    .reason = A satellite never holds a marker. The card speaks of anywhere in the area.
    .reading-any-market = any market of the area that is not yours
    .reading-satellite-too = a satellite may be chosen too

RA-38 = Does the marker of The Crusades count at once?
    .ruling = Yes: it is coloured, is paid for commodity cards played later in the phase, and tokens may be placed from it in this turn. You need a free marker for it (RR-183).
    .reason = A card list calls it coloured.
    .reading-coloured = the marker comes coloured and counts at once
    .reading-white = the marker comes white and counts from the income phase on

RA-39 = When is Walter the Penniless worth 30?
    .ruling = When The Crusades is played in the same turn, before or after [him](card:walter-the-penniless) (RR-050, RR-183).
    .reason = The credit is used only later, in the purchase phase.
    .reading-same-turn = The Crusades in the same turn, in any order
    .reading-before-him = only if The Crusades came first

RA-40 = From when does Mongol Armies count?
    .ruling = From the moment it is played to the end of the game: The Crusades is a [burden](term:burden), and [Marco Polo](card:marco-polo) is worth 40 if he is played later, even in the same turn (RR-186).
    .reason = The card says so.

RA-41 = What is an area for the Black Death?
    .ruling = One of the areas I to VIII that is in play; Far East and New World are in none (RR-184).
    .reason = The notes to the map say so.
    .reading-eight-areas = areas I to VIII
    .reading-overseas-too = the Far East or the New World may be chosen as an area too

## Rulings: military advantages and War

RA-42 = How long does a military advantage last?
    .ruling = To the end of the turn: through cards and expansion, and in the last turn through the final card play (RR-165, RR-172).
    .reason = The cards speak of this turn, and the rules of the final card play confirm it.

RA-43 = Do several military advantages of one player add up?
    .ruling = Yes, +1 for each that counts against the opponent (RR-172, RR-179).
    .reason = One text gives Armor and Stirrups together as +2.
    .reading-add-up = each card gives +1
    .reading-one = +1 in all, however many cards

RA-44 = Armor or Stirrups is on the table and Long Bow or Gunpowder follows?
    .ruling = It stays, but does not count against the player of Long Bow or Gunpowder (RR-172, RR-179, RR-185, RR-187).
    .reason = A clarification and a worked example say so.
    .reading-against-others = it still counts against everybody else
    .reading-gone = it stops counting altogether

RA-45 = From when are Armor and Stirrups burdens in hand?
    .ruling = From the first play of Long Bow or Gunpowder to the end of the game (RR-048, RR-185, RR-187).
    .reason = The rules use exactly this case as their example of a useless card.

RA-46 = Armor against Stirrups: who has the advantage?
    .ruling = [Armor](card:armor). It counts against [Stirrups](card:stirrups), which gives nothing against a player of Armor (RR-172, RR-179).
    .reason = The exception stands only on Stirrups. One text says that the two cancel out (RD-28).
    .reading-armor-counts = Armor counts, Stirrups does not
    .reading-cancel = neither counts against the other

RA-47 = Does a card that gives no +1 against somebody win ties against that player?
    .ruling = No. In War Gunpowder also wins the tie against Long Bow (RR-128, RR-179, RR-187).
    .reason = One text extends Gunpowder's advantage over Long Bow to ties.
    .reading-no = no +1 means no ties either
    .reading-yes = ties are won even without the +1

RA-48 = Does the defender's military advantage help with equal dice?
    .ruling = It need not: with equal black and white dice the attacker loses anyway, unless the attacker has an advantage. For the defender it only adds strength (RR-128).
    .reason = The rules speak of the attacker's advantage.
    .reading-strength-only = the defender's advantage adds strength, nothing else
    .reading-cancels = the defender's advantage takes ties away from an attacker who has one too

RA-49 = War: equal totals, but only one side has a military advantage?
    .ruling = That side wins. No marker changes hands, because the difference is 0; the winner gains 1 misery space, the loser 2 (RR-172, RR-182).
    .reason = The cards win ties in War too.
    .reading-advantage-wins = the side with the advantage wins
    .reading-still-tied = the War stays tied and is rolled again

RA-50 = When is a tied War rolled again?
    .ruling = At the start of each later player's round in this card phase, then of every round in the card phases of later turns, until it is decided. A side whose round it is may first play a military advantage, but no other card (RR-182).
    .reason = The rules ask for a roll in every further round.
    .reading-every-round = one roll in every player's round
    .reading-once-a-turn = one roll a turn

RA-51 = What must the loser of a War cede?
    .ruling = As many coloured markers as the difference, of the loser's choice, but only where the winner may be. All that can be ceded must be, capitals may be; each one missing costs the loser 1 misery space. The winner's marker is coloured (RR-169, RR-170, RR-182).
    .reason = The rules say most of this; no text excepts capitals.
    .reading-all-he-can = every marker that can be ceded is ceded
    .reading-may-refuse = the loser may take misery spaces instead

RA-52 = May a War give the winner more overseas boxes than their ships can hold?
    .ruling = No (RR-101, RR-169).
    .reason = Ocean ships limit the boxes that may be entered and kept.
    .reading-within-ships = no more boxes than the ships allow
    .reading-any = any number of boxes

RA-53 = One side of a tied War is eliminated?
    .ruling = The War is over (RR-077, RR-182).
    .reason = No text speaks of it; there is nobody left to roll.
    .reading-over = the War ends without a winner
    .reading-goes-on = the War goes on against the pieces on the map

## Rulings: leaders

RA-54 = Which leader is the first of the turn?
    .ruling = The first one that anybody plays in the turn. No patron can use him, wherever the card lies (RR-081).
    .reason = The rules except the first leader of the turn.
    .reading-first-of-turn = one leader in the whole turn is closed to patrons
    .reading-first-of-each-player = the first leader of each player is closed to patrons

RA-55 = How much may you lay on a leader?
    .ruling = Any whole sum from $0 to your cash, when you play the card; you cannot change it later (RR-082).
    .reason = The rules have the owner decide when the leader is played.

RA-56 = What does a patron pay, and for what?
    .ruling = The sum on the card, once, to its owner, in your own purchase phase before you use the credits. Then all credits of the card are yours for this phase (RR-083).
    .reason = In the example of the rules $10 buy both credits of Columbus.
    .reading-once-all-credits = one payment for all credits of the card
    .reading-each-advance = one payment for each advance bought with it

RA-57 = Must you claim a leader without protection?
    .ruling = No. Unless it is the first of the turn, it lowers the price for every owner of [Patronage](advance:patronage) by itself (RR-083).
    .reason = It costs nothing, so nobody would decline; a record need not mention it.
    .reading-automatic = the credits apply by themselves
    .reading-claimed = the credits apply only if the patron says so

RA-58 = May several leaders lower one price?
    .ruling = Yes, they add up, and [Written Record](advance:written-record) adds $10 to each (RR-085).
    .reason = No text limits them.
    .reading-add-up = all leaders count together
    .reading-best-one = only the best leader counts

RA-59 = Is Written Record's $10 doubled with Marco Polo?
    .ruling = No: 40 and 10 make 50 (RR-085, RR-186).
    .reason = Only his own credit is doubled.
    .reading-not-doubled = 40 and 10
    .reading-doubled = 40 and 20

RA-60 = When do you take a rebate?
    .ruling = At once when you play the leader, if you own [Printed Word](advance:printed-word), for each advance on the card that you own at that moment. Advances bought later in the turn bring none (RR-086, RR-092).
    .reason = The rules call the rebate immediate. Another sentence, which the second reading follows, speaks of rebates during the whole turn.
    .reading-at-play = only when the leader is played
    .reading-purchase-phase-too = in the purchase phase of that turn as well

RA-61 = Must you buy the other advance of the card to take a rebate?
    .ruling = No (RR-201).
    .reason = The errata say so; the rules read like a condition (RD-21).
    .reading-no-condition = the rebate stands alone
    .reading-both = discount and rebate from one card only if both advances are owned or bought this turn

RA-62 = Does a raised credit of Walter or Marco Polo count in a rebate?
    .ruling = Yes, the credit as it is at that moment (RR-086).
    .reason = No text speaks of it; a rebate gives the leader's credit back.
    .reading-as-is = the raised credit
    .reading-base = the printed credit without the raise

## Rulings: purchases

RA-63 = What if the credits exceed the price?
    .ruling = The advance costs $0, and nothing is paid out (RR-091).
    .reason = One text says so, and credits only lower prices.

RA-64 = What does the first ship cost?
    .ruling = $10 for [Galley](ship:galley) 2; nobody starts with a ship (RR-089).
    .reason = Every step on the table costs $10.

RA-65 = How do Seaworthy Vessels and Ocean Navigation move the ship?
    .ruling = At once and free of charge, to 10 and to 1, from whatever grade; what was bought before is lost. As ships come first in the phase, there is no further step in that turn (RR-010, RR-032, RR-099, RR-101).
    .reason = The rules move the ship marker with the purchase of the advance.

RA-66 = What does stabilization cost without cards?
    .ruling = Nothing, and misery stays where it is (RR-102).
    .reason = The price is a sum over the cards in hand.

RA-67 = May you refuse to pay stabilization although you could?
    .ruling = Yes (RR-103).
    .reason = One text says so, and the rules describe it as a purchase.
    .reading-yes = anybody may refuse
    .reading-no = whoever can pay must pay

RA-68 = What if the track ends before unpaid stabilization is made good?
    .ruling = Then you are in [Chaos](term:chaos) and out of the game (RR-028, RR-103).
    .reason = Chaos is the space after 1000.

RA-69 = Do advances bought in this phase count for tiers?
    .ruling = Yes (RR-106).
    .reason = An example does so, and what an advance can do works at once.
    .reading-yes = new advances count at once
    .reading-next-turn = new advances count from the next turn on

RA-70 = How do Enlightenment and relief values combine?
    .ruling = Add up the steps of all spaces you buy, halve the sum with [Enlightenment](advance:enlightenment) and round up, then take off the relief values of this turn; never below $0 (RR-107, RR-108).
    .reason = Relief values lower the price of relief, and with Enlightenment that price is the half.
    .reading-halve-then-mr = halve first, then take off the relief values
    .reading-mr-then-halve = take off the relief values first, then halve

RA-71 = What if misery is at 0 already?
    .ruling = There is no space below 0; what would move the marker further down is lost, as with Human Body, Improved Agriculture or New World (RR-105, RR-189, RR-192).
    .reason = The track begins at 0.

## Rulings: placing tokens

RA-72 = From where may tokens be placed?
    .ruling = From your coloured pieces as they stand when your expansion begins, those gained in this turn's card phase included, and from your own capital, whoever holds it (RR-110).
    .reason = The rules exclude only white pieces placed this turn and always allow the capital.

RA-73 = Through which provinces may a caravan pass?
    .ruling = Through one that is empty, yours, or where rivals have only white pieces or fewer coloured tokens than the market number. It must be in play and open to you ([Overland East](advance:overland-east)). A province you have just won may be passed too (RR-113).
    .reason = The rules close only provinces that a rival controls, and define control by coloured pieces.

RA-74 = How are the steps of a galley counted?
    .ruling = From your coastal base, 1 for each coastal province entered, the target included. Rivals do not stop ships. A province with two separate coasts is two places for ships (RR-095).
    .reason = One text lists all targets of London with Galley 2, and this way of counting gives exactly that list.

RA-75 = What does a sea cost with The Heavens?
    .ruling = 1 step, once in a shipment: coast, sea, coast (RR-097).
    .reason = The rules treat the sea as a coastal province, and one text counts one sea for each shipment (RD-23).

RA-76 = May ships pass areas that are out of play?
    .ruling = Yes, but ways over land may not (RR-057).
    .reason = The rules allow it for ships only.

RA-77 = What counts against the capacity of your ships?
    .ruling = All tokens shipped into the same province in this turn, also those lost in an attack. Tokens that could come by land do not count (RR-098, RR-131).
    .reason = In an example of the rules a lost attack has used up the ships.

RA-78 = May tokens that come by land and by ship join in one attack?
    .ruling = Yes, within the capacity for those shipped. The case never arises, because a province in reach by land takes any number by land (RR-098).
    .reason = This follows from the rules.

RA-79 = What counts against the grade of ocean ships?
    .ruling = Every overseas box with a piece of yours, those entered this turn included (RR-101).
    .reason = The rules limit the boxes you enter and keep.

## Rulings: competition

RA-80 = Do tokens that already stand in the province count in an attack?
    .ruling = Yes; and if the attack fails, all your pieces there are lost (RR-124, RR-129).
    .reason = Two texts say so.
    .reading-count = tokens already there count as part of the attack
    .reading-new-only = only tokens placed now count

RA-81 = How do you attack several rivals in one province?
    .ruling = All together. Their pieces add up, and each kind of bonus counts once if any of them has it. A bonus of yours counts only if it would against each of them (RR-124).
    .reason = Two texts say so.

RA-82 = What exactly is doubled in the own capital?
    .ruling = Marker or tokens, satellites and [Nationalism](advance:nationalism); military advantages are added afterwards. The number of tokens must still reach the market number (RR-025, RR-124).
    .reason = The errata double Nationalism in three examples (RD-74). The rules count satellites as base value; the rest is our conclusion.
    .reading-base-and-nationalism = pieces, satellites and Nationalism are doubled
    .reading-pieces-only = only marker or tokens are doubled

RA-83 = Do white pieces defend?
    .ruling = Yes, with the same strength. A satellite supports white and coloured markers, but its own token must be coloured (RR-123, RR-126).
    .reason = The rules ask for colour only in the satellite.

RA-84 = May you send more tokens than an attack needs?
    .ruling = Yes; what is not needed goes to stock (RR-124, RR-132).
    .reason = An example of the rules does so.

RA-85 = When does a placement become an attack?
    .ruling = When a rival's marker stands there, or when the pieces would exceed the market number. As long as they only equal it there is peace, and a full province with tokens of two players has no marker (RR-124, RR-130).
    .reason = The rules and their first example say so. One text once says "equal or exceed" (RD-29).
    .reading-exceeds = more pieces than the market number make an attack
    .reading-equals = as many pieces as the market number make an attack

RA-86 = When are tokens replaced after a won attack?
    .ruling = At once: by a marker in a market, by one token in a satellite (RR-129, RR-132).
    .reason = The rules say so.

RA-87 = How often and when does Cathedral work?
    .ruling = Once a turn against each player without it, in attack or defence, said before the dice. Against several rivals only if none of them owns it, and then it counts against all of them. An attacker must still send the tokens an attack needs (RR-137).
    .reason = The errata and two more texts say so; the Italian rules leave some doubt (RD-07, RD-75).
    .reading-each-attack-or-defence = once a turn against each player without it, attacking or defending
    .reading-attack-only = once a turn against each player without it, only when attacking
    .reading-one-a-turn = one automatic win a turn in all

RA-88 = When may Wind/Watermill be tried?
    .ruling = Right after a won attack, once a turn, if the loser controlled the province completely, by a marker or by the token of a satellite. You pay tokens equal to the market number before you roll; they are gone in any case (RR-139).
    .reason = The errata rule it out where both sides shared the province (RD-72). One text asks for a marker.
    .reading-controlled = the loser had a marker, or the token of a satellite
    .reading-marker-only = the loser must have had a marker

RA-89 = What if one side of a forced trade has no card?
    .ruling = Then it cannot be tried: you need a card to give, and the loser one to be drawn (RR-139).
    .reason = No text speaks of it; a trade takes two cards.

RA-90 = When may you exchange a marker for a token?
    .ruling = Only when all 25 of your markers are on the map and you need one. A token from stock takes its place (RR-134).
    .reason = The rules name this purpose, and a clarification makes it a condition.
    .reading-only-if-needed = only with no marker left
    .reading-any-time = whenever the owner likes

RA-91 = What if you have no marker left?
    .ruling = The tokens stay as they are, at most as many as the market number (RR-036, RR-133).
    .reason = Without a marker there is nothing to replace them with.

RA-92 = May you add tokens to a market that you dominate?
    .ruling = No (RR-022).
    .reason = Two texts say so: a market holds a marker or tokens.

RA-93 = When is Holy Indulgence settled, and between whom?
    .ruling = At the start of the expansion phase, after Civil War and any swap by Renaissance, all at once. Eliminated players neither pay nor count. Those who pay give their tokens first (RR-118, RR-120).
    .reason = The rules name the start of the phase. The order among the effects is ours.

RA-94 = Holy Indulgence: what if you have too few tokens?
    .ruling = All your tokens go. For the rest you pay $1 each, or take 1 misery space for all of it. If you cannot pay, you take the misery (RR-120).
    .reason = The rules offer money or one space.
    .reading-cash-or-one-space = money, or 1 misery space for everything missing
    .reading-space-each = money, or 1 misery space for each missing token

RA-95 = How many cards may you buy for tokens?
    .ruling = 1 in each expansion phase; the price counts the cards bought by everybody (RR-122).
    .reason = The rules let each player buy one.

RA-96 = Who gets the bonus card?
    .ruling = The player with most white markers still on the map, at least 1; of equals, the one who moved earlier in this expansion phase (RR-142).
    .reason = The rules say so.

## Rulings: income and conditions

RA-97 = In which order does the income phase run?
    .ruling = Bonus card, turning pieces to colour, interest on the cash held, income, New World, end of the old conditions, then two rolls with their majorities, one after the other (RR-143, RR-145, RR-147).
    .reason = The rules give this order in passing; only the bonus card belongs to the very end of expansion.

RA-98 = What does Interest & Profit pay?
    .ruling = As much again as the cash you held before income, at most your map income, plus $10 with [Middle Class](advance:middle-class) (RR-145, RR-146).
    .reason = The example of the rules works so.

RA-99 = What if two players are equal for most provinces?
    .ruling = Then nobody has the majority (RR-150).
    .reason = The rules ask for more than all the others.

RA-100 = Does a double condition or a 12 count twice for the majority?
    .ruling = Yes: the player with the majority draws or pays for each condition, and Gold and Ivory are looked at separately (RR-148, RR-150).
    .reason = A clarification to the rules of 1999 says so.

RA-101 = Shortage and surplus of one commodity in the same phase?
    .ruling = Nothing happens: no card and no payment (RR-152).
    .reason = The rules let the two cancel each other out.
    .reading-nothing = the two rolls leave no trace
    .reading-majority-stands = the conditions cancel, but the card is drawn and the payment made

RA-102 = What if you cannot pay for a surplus?
    .ruling = You pay what you have (RR-150).
    .reason = No text speaks of it; there are no debts in the game.
    .reading-what-he-has = all the cash left is paid, the rest is waived
    .reading-misery = what is missing costs 1 misery space

RA-103 = Does New World help in the turn you buy it?
    .ruling = Yes, the income phase comes later (RR-109).
    .reason = What an advance can do works at once.

## Rulings: the end of the game

RA-104 = Somebody owns all 26 advances: what is still played?
    .ruling = The whole turn, with its rolls for shortage and surplus, and the [final card play](phase:final-card-play) (RR-159, RR-161).
    .reason = The errata say so.

RA-105 = How is the final card play done?
    .ruling = In the order of the last turn, each player plays all their cards one by one, in any order they like. Burdens stay in hand. Leaders only give rebates, and nobody may discard or pay off conditions (RR-161, RR-162, RR-163).
    .reason = The rules say so.

RA-106 = War in the final card play: how often is it rolled?
    .ruling = At most once in each player round that is left. If it is still tied then, it ends without a winner, and the misery of its ties stays (RR-164, RR-205).
    .reason = The rules say so. In an example the fourth of 6 players can cause 3 rolls.

RA-107 = Civil War in the final card play: what does the victim lose?
    .ruling = The victim may choose half of no tokens; the misery and the reduced capital remain (RR-161, RR-173).
    .reason = One text says so: the expansion boxes are empty by then.

RA-108 = What if scores are equal?
    .ruling = The players with the highest score share the victory (RR-166).
    .reason = No text has a tie-break.
    .reading-shared = all of them win together
    .reading-more-cash = whoever has more cash wins

RA-109 = Does an eliminated player score?
    .ruling = No (RR-077, RR-166).
    .reason = Whoever is eliminated is out of the game.

RA-110 = How does a time limit end the game?
    .ruling = The table says after which turn it stops. That turn has no order-of-play phase and is followed by the final card play (RR-007, RR-159).
    .reason = The rules end the game with a complete turn, however the end comes about.

## Rulings: diplomacy, material and eliminated players

RA-111 = What does breaking the rules of diplomacy cost?
    .ruling = 1 misery space (RR-158).
    .reason = The Italian rules say so; another text adds half of the written cash (RD-08).
    .reading-misery = 1 misery space
    .reading-misery-and-half-cash = 1 misery space and half of the written cash

RA-112 = What if a card is shown by mistake?
    .ruling = It is played at the first legal moment, or the penalty is paid. A record need not say why a card was played (RR-158).
    .reason = One text says so.

RA-113 = Can the bank run out of money?
    .ruling = No (RR-012).
    .reason = No text limits the money.

RA-114 = Can events hit eliminated players?
    .ruling = Not those played on a player (Alchemist's Gold, Civil War, War). Events on provinces and areas hit their pieces like any others (RR-077, RR-171, RR-173, RR-182).
    .reason = The pieces stay on the map; the player is out.
    .reading-pieces-only = the pieces can be hit, the player cannot
    .reading-not-at-all = neither can be hit

RA-115 = How strongly do the pieces of an eliminated player defend?
    .ruling = As before: the market number for a marker, satellites, doubled in their own capital, and Nationalism in their home area. No military advantage and no Cathedral, and they never attack (RR-078).
    .reason = The rules name Nationalism as the only advance that still counts; capitals and satellites are no advances.

RA-116 = What if a player leaves the game?
    .ruling = As at Chaos: the hand is discarded, the pieces stay (RR-167).
    .reason = The rules treat such a player as eliminated.

## Rulings: points on which no text says anything

RA-117 = Several defenders have used military cards: what counts?
    .ruling = The largest sum of one of them. Only advantages that count against the attacker are added up (RR-124, RR-172).
    .reason = No text has the case. Each kind of bonus of several defenders counts once (RA-81), and so does this one.
    .reading-strongest = only the defender with the largest sum counts
    .reading-add-up = the advantages of all defenders are added up

RA-118 = Do two rivals who fill a market together keep a caravan out?
    .ruling = No. Only one who has as many coloured tokens there as the market number controls the province (RR-113).
    .reason = The rules speak of control by a rival, and nobody controls a province in which two players stand.
    .reading-not-controlled = a caravan may pass between them
    .reading-controlled = together they control the province, and no caravan passes

RA-119 = May galleys pass the waters of area V without Overland East?
    .ruling = Yes. Without [Overland East](advance:overland-east) you may not enter area V, but its coasts count as steps of a longer way (RR-095, RR-112).
    .reason = It never matters: on no board is a galley's way between two other areas shorter along area V. Ships may pass even areas that are out of play.

RA-120 = Civil War: is the capital reduced before half of the tokens is counted?
    .ruling = Yes. With an empty stock the token for the capital comes out of the [expansion box](term:expansion-box), and half of what is left there is lost (RR-173).
    .reason = The card names the capital first. The order matters only if the stock is empty.
    .reading-capital-first = half of what is left after the capital was reduced
    .reading-tokens-first = half of what lay there before

RA-121 = The loser of a War falls into Chaos: is anything ceded?
    .ruling = Yes. The loser cedes first, and only then the hand is discarded (RR-077, RR-182).
    .reason = The misery and the cession come from the same roll; whoever is out does nothing more, so the cession goes before it.
    .reading-cedes-first = the loser cedes, and is out after that
    .reading-cedes-nothing = the loser is out at once and cedes nothing
