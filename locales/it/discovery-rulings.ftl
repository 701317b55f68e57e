### Where the printed rule books of Age of Empires III: The Age of Discovery disagree (D-01 to D-59)
### and where they are silent (A-01 to A-80), and what we rule, in Italian.
### Disagreements: the title; .it .pl .he .en say what the book of that language prints (left out where it
### prints nothing on the point); .ruling and .reason; .reading-* says what each reading means at the table.
### Rulings: the question; .ruling and .reason; .reading-* where there is a choice.
### The names of the readings are those of data/discovery/disagreements.toml and rulings.toml.

## Divergenze tra i regolamenti stampati

D-01 = Università: in testa al box o avanti di un posto
    .it = Il pezzo avanza di un posto nel suo box.
    .pl = Il pezzo passa al primo posto, ovunque si trovi.
    .he = Il pezzo va all'inizio del suo box, ovunque si trovi.
    .ruling = L'[Università](building:university) porta un tuo pezzo proprio in testa al suo box; gli altri arretrano per fargli posto (R-216).
    .reason = Lo dicono due regolamenti su tre, e da una tessera che agisce una volta sola per partita e vale 5 punti ci si può aspettare un effetto forte. Il testo inglese di questa tessera non è tra quelli consultati.
    .reading-front = il pezzo diventa il primo del suo box
    .reading-one-place = il pezzo scambia il posto con quello subito davanti

D-02 = Marina: 4 o 3 punti per nave
    .it = La sezione sul punteggio dà come esempio 3 punti per nave, l'elenco degli edifici ne dà 4.
    .pl = La sezione sul punteggio dà come esempio 3 punti per nave, l'elenco degli edifici ne dà 4.
    .he = 4 punti per nave entrambe le volte.
    .ruling = La [Marina](building:navy) vale 4 punti per ogni nave mercantile che possiedi (R-227).
    .reason = Chi vuole sapere che cosa fa una tessera guarda l'elenco degli edifici, e lì tutti e tre i regolamenti riportano 4. Anche un resoconto di partita del 2009 conta 4 punti per nave; il 3 è probabilmente una vecchia svista della sezione sul punteggio, che il regolamento ebraico ha corretto.
    .reading-four = ogni nave del proprietario vale 4 punti
    .reading-three = ogni nave del proprietario vale 3 punti

D-03 = Guerra su vasta scala: dove si combatte?
    .it = In ogni colonia in cui entrambe le parti hanno un pezzo e c'è almeno un soldato, dell'una o dell'altra.
    .pl = In ogni regione in cui chi è attaccato ha un pezzo e chi attacca ha un soldato.
    .he = In ogni colonia in cui entrambe le parti hanno un pezzo e almeno uno di questi pezzi è un soldato.
    .en = In ogni colonia in cui entrambe le parti hanno un pezzo e almeno uno di questi pezzi è un soldato.
    .ruling = Una [guerra su vasta scala](term:war) comporta una battaglia in ogni regione in cui entrambe le parti hanno un pezzo e almeno una delle due, non importa quale, ha un soldato (R-091).
    .reason = Gli altri testi concordano, e la frase polacca contraddice l'esempio stampato subito sotto: lì si combatte in Florida, dove solo chi è attaccato ha un soldato.
    .reading-either-side = per una battaglia basta un soldato di una delle due parti
    .reading-attacker-soldier = si combatte solo dove ha un soldato chi ha dichiarato la guerra

D-04 = Distilleria di rum: zucchero o mercanti
    .it = $3 per ogni pedina zucchero del proprietario.
    .pl = $3 per ogni pedina zucchero del proprietario.
    .he = $3 per ogni mercante del proprietario: il regolamento riporta «סוחר» (mercante) al posto di «סוכר» (zucchero).
    .ruling = La [Distilleria di rum](building:rum-distillery) rende $3 per ogni pedina zucchero che possiedi (R-219).
    .reason = Il rum si fa con lo zucchero, due regolamenti su tre dicono zucchero, e in un resoconto di partita del 2007 un giocatore con il monopolio dello zucchero ricavava da questa tessera $15 a turno. Le due parole ebraiche differiscono per una sola lettera.
    .reading-sugar = $3 per ogni pedina zucchero del proprietario
    .reading-merchants = $3 per ogni mercante del proprietario, ovunque si trovi tranne che nella riserva

D-05 = Compagnia delle Indie Occidentali o Orientali
    .it = Indie Occidentali («West Indies») nella sezione sulle merci, Indie Orientali nell'elenco degli edifici.
    .pl = Il nome polacco è sempre lo stesso; quello inglese è una volta «West India Company» e una volta «West Indies Co.».
    .he = Indie Occidentali («West Indies») entrambe le volte.
    .en = Indie Occidentali («West Indies») nella sezione sulle merci.
    .ruling = È la [Compagnia delle Indie Occidentali](building:west-indies-co); si parla sempre della stessa tessera (R-217).
    .reason = L'effetto è lo stesso ovunque si parli della tessera, e solo una riga del regolamento italiano dice Orientali.

D-06 = Pareggio a tre o più per il primo posto
    .it = Se 3 giocatori sono in pareggio per il primo posto, tutti ricevono 0 punti; di pareggi con ancora più giocatori non si parla.
    .pl = Se 3 o più giocatori sono in pareggio per il primo posto, nessuno riceve punti.
    .he = Se 3 o più giocatori sono in pareggio per il primo posto, tutti ricevono 0 punti.
    .en = Un pareggio a 3 per il primo posto dà 0 punti a tutti; di pareggi con ancora più giocatori non si parla.
    .ruling = Se in una colonia 3 o più giocatori sono in pareggio per il primo posto, lì nessuno riceve punti (R-132).
    .reason = Altrimenti per un pareggio a 4 o a 5 non ci sarebbe nessuna regola. Anche un riassunto della ristampa non assegna punti per i pareggi tra più di 2 giocatori.
    .reading-three-or-more = 3, 4 o 5 giocatori in pareggio per il primo posto ricevono 0 punti
    .reading-exactly-three = solo un pareggio a 3 dà 0 punti; se i giocatori sono 4 o 5, ne ricevono 2 ciascuno, come quando sono in 2 (la cifra è una nostra scelta, perché i regolamenti che lo intendono così non ne danno nessuna)

D-07 = Pareggio a due per il primo posto: il secondo posto dà ancora punti?
    .it = I 2 giocatori ricevono 2 punti ciascuno e non c'è un secondo posto.
    .pl = I 2 giocatori ricevono 2 punti ciascuno e non c'è un secondo posto.
    .he = I 2 giocatori ricevono 2 punti ciascuno; del secondo posto non si parla.
    .en = Il testo consultato si interrompe a metà di questa frase.
    .ruling = Se 2 giocatori sono in pareggio per il primo posto, ciascuno riceve 2 punti e nessuno riceve punti per il secondo posto (R-131).
    .reason = I regolamenti italiano e polacco lo dicono due volte ciascuno, nella sezione sul punteggio e nel riepilogo sul retro. In quello ebraico è semplicemente andata persa mezza frase.
    .reading-no-second-place = i 2 giocatori in pareggio ricevono 2 punti ciascuno, tutti gli altri 0
    .reading-second-place-scores = i 2 giocatori in pareggio ricevono 2 punti ciascuno, e ne riceve 2 anche chi, dietro di loro, è da solo al secondo posto

D-08 = Esempio di battaglia: quanto è forte il difensore?
    .it = 1 soldato e 4 coloni.
    .pl = 1 soldato e 3 coloni.
    .he = 1 soldato e 4 coloni.
    .ruling = 1 soldato e 4 coloni.
    .reason = Lo dicono due regolamenti su tre. L'esito non cambia: il difensore perde 2 pezzi, l'attaccante 1.

D-09 = Tutti gli edifici di un'epoca sono venduti
    .it = In tal caso non se ne aggiungono altri.
    .pl = In tal caso non se ne toglie nessuno.
    .he = In tal caso non si rivelano altri edifici.
    .en = In tal caso non si espongono altri edifici.
    .ruling = Quando gli edifici di un'epoca sono esauriti, non se ne espongono altri; la fila resta incompleta finché non comincia l'epoca successiva (R-115, R-120).
    .reason = La frase polacca rovescia il senso. Anche presa alla lettera non cambierebbe nulla: se tutto è venduto, non resta nulla da togliere.

D-10 = Prezzo dell'addestramento: $5 o 5 monete d'oro
    .it = Una volta «cinque monete d'oro», un'altra «cinque ori». Ma nello stesso regolamento, secondo l'elenco delle monete, una moneta d'oro vale $10.
    .pl = $5 entrambe le volte.
    .he = $5 entrambe le volte.
    .en = «Cinque pezzi d'oro» entrambe le volte.
    .ruling = La [casella addestramento](term:training-square) costa $5 (R-084).
    .reason = I regolamenti polacco ed ebraico danno il prezzo in dollari. Con 5 monete da $10 un solo specialista costerebbe più di due edifici dell'Epoca III, quindi «oro» non può che essere un modo generico per dire denaro.
    .reading-five-dollars = l'addestramento costa $5
    .reading-fifty-dollars = l'addestramento costa 5 monete d'oro da $10, cioè $50

D-11 = Cacao o cocco
    .it = L'elenco delle merci dice «cocco», cioè la noce di cocco.
    .pl = Cacao.
    .he = Cacao.
    .en = Cacao.
    .ruling = La merce è il [cacao](good:cocoa), con 3 pedine.
    .reason = Tutti gli altri testi dicono cacao; «cocco» è una svista per «cacao».

D-12 = Che cosa succede alle merci che hanno reso
    .it = Non si girano quando rendono.
    .pl = Non si scartano quando rendono.
    .he = Non si restituiscono dopo che hanno reso.
    .en = Non si restituiscono quando rendono.
    .ruling = Le merci non si restituiscono mai; restano al proprietario e rendono di nuovo ogni turno (R-056, R-104).
    .reason = Il regolamento italiano ha frainteso l'inglese «turned in», che qui vuol dire «restituite» e non «girate». Nel gioco, girare una merce a faccia in giù non avrebbe nessun effetto.

D-13 = Quando rendono le combinazioni?
    .it = Le combinazioni non si incassano subito: rendono alla fine di ogni turno.
    .pl = Le merci non si scartano dopo le entrate; servono in ogni turno.
    .he = Le combinazioni non tornano alla banca: rendono alla fine di ogni turno.
    .en = Le combinazioni non si cedono in cambio di denaro: rendono alla fine di ogni turno.
    .ruling = Le combinazioni rendono nella fase C di ogni turno e non si consumano mai (R-104).
    .reason = Tutti i testi intendono la stessa cosa; il «non subito» del regolamento italiano viene da «not cashed in», cioè «non cedute in cambio di denaro».

D-14 = Rifare le combinazioni ogni turno
    .it = Questa nota manca.
    .pl = Merci e navi possono formare combinazioni diverse in turni diversi.
    .he = Merci e navi si possono disporre in nuove combinazioni ogni turno.
    .en = Merci e navi si possono ridistribuire in nuove combinazioni ogni turno.
    .ruling = Ogni turno puoi formare da capo le tue [combinazioni](term:set) (R-105).
    .reason = Gli altri testi lo dicono in una nota apposita; nel regolamento italiano manca, ma nulla la contraddice.

D-15 = Tutto visibile, niente scambi
    .it = Tutto è visibile a tutti, e non si può scambiare o condividere nulla.
    .pl = Tutto è visibile a tutti, e non si può scambiare o prestare nulla.
    .he = Questa nota manca.
    .en = Tutto è visibile a tutti, e non si può scambiare o condividere nulla.
    .ruling = Denaro, pezzi, merci, navi ed edifici sono sempre visibili a tutti, e i giocatori non possono scambiarseli né prestarseli (R-024, R-025).
    .reason = Lo dicono tutti gli altri testi; nel regolamento ebraico la nota è stata soltanto omessa.

D-16 = Che cosa decide l'Ordine di turno
    .it = Il tracciato decide in quale ordine i giocatori piazzano i pezzi.
    .pl = Il tracciato decide in quale ordine i giocatori piazzano i pezzi.
    .he = L'ordine di turno dipende dall'ordine in cui i giocatori hanno piazzato i pezzi.
    .en = Il tracciato decide in quale ordine i giocatori piazzano i pezzi.
    .ruling = Il tracciato [Ordine di turno](box:turn-order) decide quando tocca a ciascuno piazzare (R-026).
    .reason = La frase ebraica inverte causa ed effetto; la descrizione della fase A nello stesso regolamento concorda con gli altri.

D-17 = Lettere delle fasi
    .it = 10 fasi con le lettere da A a J.
    .pl = 10 fasi con le lettere da A a J.
    .he = 10 fasi, ma manca la sesta lettera ebraica e la settima compare due volte, per le merci e per la nave.
    .en = Il testo consultato ha le lettere da A a I e tralascia l'ultima fase.
    .ruling = Un turno ha 10 fasi, da A a J (R-023).
    .reason = L'ordine delle fasi è lo stesso ovunque; sono slittate solo le lettere.

D-18 = Nome del box Specialisti
    .it = Specialisti.
    .pl = Specialisti.
    .he = Una volta «Special Event», altrove «Specialist».
    .en = Il box Evento dello specialista («specialist event box»).
    .ruling = Il box si chiama [Specialisti](box:specialists).
    .reason = «Special Event» è uno «Specialist event box» abbreviato; le caselle descritte sotto quel nome sono le stesse.

D-19 = Quanti specialisti in un turno
    .it = Un giocatore per casella, solo 1 specialista addestrato per turno, 5 al massimo.
    .pl = Un colono per casella, quindi 5 al massimo: 4 dalle caselle e 1 addestrato.
    .he = Si può addestrare uno specialista di ogni tipo, 5 in tutto.
    .en = Un giocatore per casella, solo 1 specialista addestrato per turno, 5 al massimo.
    .ruling = Ci sono 4 caselle fisse, una per ogni tipo, e 1 casella addestramento: al massimo 5 specialisti per turno (R-085).
    .reason = Il totale di 5 è lo stesso in tutti i testi; il regolamento ebraico chiama semplicemente «addestramento» ogni casella.

D-20 = Giocatori estranei a una battaglia
    .it = Non possono né prestare soldati né essere attaccati.
    .pl = Non possono usare i soldati delle due parti.
    .he = Non possono né offrire soldati né essere colpiti.
    .en = Nella pagina consultata questa nota non c'è.
    .ruling = Chi è estraneo a una battaglia non aiuta e non subisce perdite: nessun suo soldato combatte e nessun suo pezzo viene eliminato (R-095).
    .reason = I regolamenti italiano ed ebraico concordano. La nota polacca parla d'altro, ma anche in quel regolamento i soldati eliminano solo pezzi dell'avversario.

D-21 = Scambio degli specialisti nelle colonie
    .it = Gli specialisti nel Nuovo Mondo si possono scambiare con dei coloni; i soldati non sono esclusi espressamente.
    .pl = In ogni momento e nei due sensi, soldati esclusi.
    .he = Uno specialista arrivato nel Nuovo Mondo si può scambiare con un colono; i soldati non sono esclusi espressamente.
    .en = Gli specialisti nel Nuovo Mondo si possono scambiare con dei coloni; i soldati non sono esclusi espressamente.
    .ruling = Nel Nuovo Mondo capitani, mercanti e missionari possono diventare coloni in ogni momento. Un soldato può farlo solo quando ti spetta un soldato e non hai più miniature di soldati (R-054, A-45).
    .reason = Un soldato in una colonia combatte ancora, quindi lo scambio libero cambierebbe il gioco. L'eccezione viene dall'addendum del 2012, che si basa su risposte dell'autore e dell'editore.
    .reading-soldiers-when-short = i soldati si scambiano solo quando serve liberare una miniatura; gli altri specialisti in ogni momento
    .reading-all-specialists = ogni specialista nel Nuovo Mondo, soldati compresi, può diventare un colono
    .reading-never-soldiers = capitani, mercanti e missionari si possono scambiare nei due sensi, i soldati mai

D-22 = Tassazione: i 2 punti una volta sola o ogni turno?
    .it = Si può intendere come $10 e 2 punti ogni turno.
    .pl = $10 ogni turno, e 2 punti.
    .he = $10 ogni turno, e 2 punti.
    .ruling = La [Tassazione](building:taxation) rende $10 ogni turno e vale 2 punti una volta sola, alla fine della partita (R-215).
    .reason = I punti sono tra parentesi come per la Fabbrica e l'Università, e gli edifici danno punti solo a partita finita (R-138). Nella riga italiana cambia soltanto l'ordine delle parole.
    .reading-points-once = 2 punti alla fine della partita
    .reading-points-every-turn = 2 punti nella fase D di ogni turno, oltre ai $10

D-23 = Cartografia del Nuovo Mondo: quando?
    .it = La tessera non dice «immediatamente».
    .pl = La tessera dice «immediatamente».
    .he = La tessera non dice «immediatamente».
    .en = La sezione sul rinnovo degli edifici la cita tra le tessere che si usano una volta sola; il testo della tessera non è tra quelli consultati.
    .ruling = La [Cartografia del Nuovo Mondo](building:new-world-cartography) fa la sua scoperta nel momento in cui la acquisti (R-210).
    .reason = I testi italiano, polacco e inglese la citano come esempio di tessera che si usa una volta sola, quindi non è un beneficio ricorrente della fase D, e il regolamento polacco dice chiaramente quando agisce.
    .reading-at-purchase = la scoperta si fa appena si acquista la tessera
    .reading-in-benefits = la scoperta si fa nella fase D del turno in cui si acquista la tessera

D-24 = Alleati indiani: che cosa devi avere nella regione?
    .it = Almeno 1 pezzo del tuo colore.
    .pl = Almeno 1 colono.
    .he = Almeno 1 tua miniatura.
    .ruling = Per gli [Alleati indiani](building:indian-allies) basta 1 tuo pezzo nella regione, di qualsiasi tipo (R-211).
    .reason = Lo dicono due regolamenti su tre, e quello polacco scrive spesso «colono» per un pezzo qualsiasi.
    .reading-any-piece = basta 1 pezzo proprio di qualsiasi tipo
    .reading-colonist = deve esserci almeno 1 colono proprio

D-25 = Stalla: quante volte?
    .it = Una volta in ogni turno.
    .pl = Una volta per turno.
    .he = «Una volta» nella fase dei benefici degli edifici.
    .ruling = La [Stalla](building:stable) può muovere 1 soldato in ogni fase D (R-223).
    .reason = Due regolamenti lo dicono chiaramente, e l'«una volta» del regolamento ebraico può voler dire lo stesso: una volta in quella fase, ogni volta che torna.
    .reading-every-turn = 1 movimento nella fase D di ogni turno
    .reading-once-a-game = 1 movimento in tutta la partita, in una fase D

D-26 = Migrazione: quanti pezzi, quanto lontano, quante volte?
    .it = Fino a 2 coloni, tutti dalla stessa regione e verso un'unica altra, ogni turno.
    .pl = Fino a 2 coloni da una regione a un'altra qualsiasi; manca «ogni turno».
    .he = 2 coloni da una singola regione a un'altra qualsiasi, ogni turno; manca «fino a».
    .ruling = La [Migrazione](building:migration) può muovere 1 o 2 pezzi da una regione a un'altra, a qualsiasi distanza, in ogni fase D (R-232).
    .reason = A ogni regolamento manca una parola diversa; messi insieme, i tre danno questa regola. I benefici della fase D si ripetono comunque ogni turno (R-107).
    .reading-up-to-two = si possono muovere 1 o 2 pezzi insieme
    .reading-exactly-two = o si muovono 2 pezzi insieme o nessuno

D-27 = Navi corsare: chi paga e quanto?
    .it = Ogni altro giocatore paga $1 per ogni nave del proprietario, dopo le entrate.
    .pl = Prima $1 per nave senza dire chi paga, poi $1 da ogni giocatore per ogni nave del proprietario, dopo le entrate.
    .he = Ogni altro giocatore paga $1 per ogni nave del proprietario, dopo le entrate.
    .ruling = Con le [Navi corsare](building:privateers) ogni avversario ti paga $1 per ogni nave mercantile che possiedi (R-212). Con 3 navi e 4 avversari sono $12.
    .reason = Tutti e tre i regolamenti contengono questa regola; la prima riga di quello polacco ne è solo il titolo.
    .reading-each-opponent = ogni avversario paga al proprietario $1 per ogni nave del proprietario stesso
    .reading-dollar-a-ship = la banca paga al proprietario $1 per nave, gli avversari non pagano nulla

D-28 = Asta: chi comincia?
    .it = Il giocatore più giovane.
    .pl = Il giocatore più giovane.
    .he = Il testo è rovinato: si legge «cominciando dal lato».
    .ruling = Apre l'[asta](term:auction) il giocatore più giovane (R-146).
    .reason = Due regolamenti concordano, e in ebraico le parole per «il lato» e «il più giovane» cominciano allo stesso modo.

D-29 = Asta: quale specialista gratuito per la posizione 2?
    .it = Uno a scelta del giocatore.
    .pl = Uno specialista gratuito; sulla scelta non si dice nulla.
    .he = Uno a scelta del giocatore.
    .ruling = Se finisci in posizione 2 con un'offerta di $8 o più, scegli tu il tipo del tuo specialista gratuito (R-149).
    .reason = Lo dicono due regolamenti, e quello polacco non prevede altri modi per stabilirne il tipo.

D-30 = I Caraibi all'inizio
    .it = I Caraibi fanno eccezione e non hanno una pedina, perché sono aperti fin dall'inizio.
    .pl = I Caraibi fanno eccezione e non hanno una pedina, ma il motivo non è spiegato.
    .he = La parola «tranne» è andata persa, ma il motivo c'è: i Caraibi sono aperti fin dall'inizio e non hanno bisogno di una pedina.
    .en = I Caraibi fanno eccezione e non hanno una pedina, perché sono aperti fin dall'inizio.
    .ruling = I [Caraibi](region:caribbean) non ricevono pedine e si possono colonizzare dal turno 1 (R-008, R-010).
    .reason = Letti insieme, tutti i testi dicono la stessa cosa.

D-31 = Asta: quale pedina c'è nei Caraibi?
    .it = Nella preparazione non si mettono pedine nei Caraibi, eppure chi vince l'asta ne prende una lì.
    .pl = Nella preparazione non si mettono pedine nei Caraibi, eppure chi vince l'asta ne prende una lì.
    .he = Nella preparazione non si mettono pedine nei Caraibi, eppure chi vince l'asta ne prende una lì.
    .en = Nella preparazione non si mettono pedine nei Caraibi; il testo consultato non comprende l'asta.
    .ruling = Con l'asta, pesca a caso una nona pedina per i [Caraibi](region:caribbean). Chi vince la prende, con le sue monete e i suoi punti (R-151, A-74).
    .reason = Senza una pedina l'asta non si può giocare così com'è scritta. Nessun regolamento dice da dove venga, e anche le altre pedine sono casuali.
    .reading-random-token = chi vince pesca 1 delle pedine non usate e ne prende monete e punti
    .reading-no-token = i Caraibi non hanno una pedina nemmeno con l'asta, quindi chi vince ci mette soltanto un colono

D-32 = Quando si stabilisce il nuovo ordine?
    .it = La sezione sull'Iniziativa dice «alla fine della Risoluzione», l'elenco delle fasi «nella fase I».
    .pl = La sezione sull'Iniziativa dice «alla fine della Risoluzione», l'elenco delle fasi «nella fase I».
    .he = La sezione sull'Iniziativa dice «alla fine della Risoluzione», l'elenco delle fasi «nella fase I».
    .en = La sezione sull'Iniziativa dice «alla fine della Risoluzione», l'elenco delle fasi «nella fase I».
    .ruling = Il nuovo ordine di turno si stabilisce nella fase I (R-125). Fino ad allora vale il vecchio ordine, anche per i benefici della fase D (R-109).
    .reason = È la stessa sezione sull'Iniziativa a rimandare all'elenco delle fasi per i dettagli.
    .reading-phase-i = le fasi da C a H seguono ancora il vecchio ordine
    .reading-end-of-resolution = il nuovo ordine vale già nelle fasi C e D

D-33 = Che cosa succede ai vecchi pezzi sull'Ordine di turno?
    .it = Una frase dice di toglierli tutti, un'altra di far arretrare quelli di chi non ha un pezzo nel box Iniziativa.
    .pl = Una frase dice di sostituirli con i pezzi del box Iniziativa, un'altra di far arretrare quelli di chi lì non ne ha.
    .he = Una frase dice di toglierli tutti, un'altra di far arretrare quelli di chi non ha un pezzo nel box Iniziativa.
    .en = Una frase dice di toglierli tutti, un'altra di far arretrare quelli di chi non ha un pezzo nel box Iniziativa.
    .ruling = Chi ha un pezzo nel box Iniziativa rimette nella riserva il suo vecchio segnaposto. I segnaposto degli altri restano sul tracciato, in coda (R-125, R-126).
    .reason = La fase I lo descrive nei dettagli e con un esempio; l'altra frase è solo un riassunto.

D-34 = Un rimando sbagliato alla fase A
    .it = Per sapere come entrano in gioco gli edifici rimanda alla parte A dello svolgimento della partita.
    .pl = Per sapere come entrano in gioco gli edifici rimanda alla parte A dello svolgimento della partita.
    .he = Per sapere come si acquistano gli edifici rimanda alle fasi del turno.
    .en = Per sapere come entrano in gioco gli edifici rimanda alla parte A dello svolgimento della partita.
    .ruling = Il rimando giusto è alla fase E, in cui si espongono gli edifici (R-111).
    .reason = La parte A è il piazzamento dei pezzi e non dice nulla dei nuovi edifici; la svista è già nell'originale.

D-35 = Box Merci: quale spazio occupi?
    .it = Il box non compare tra quelli che si riempiono da sinistra a destra; i suoi spazi sono numerati.
    .pl = Il box non compare tra quelli che si riempiono da sinistra a destra; i suoi spazi sono numerati.
    .he = Il box non compare tra quelli che si riempiono da sinistra a destra; i suoi spazi sono numerati.
    .en = Il box non compare tra quelli che si riempiono da sinistra a destra; i suoi spazi sono numerati.
    .ruling = Il box [Merci](box:goods) si riempie da sinistra a destra come gli altri box numerati: occupi il numero libero più basso (R-033).
    .reason = I numeri decidono chi sceglie per primo, e in una scheda riassuntiva fatta da un giocatore ogni box tranne Specialisti si riempie da sinistra a destra.
    .reading-left-to-right = ogni pezzo occupa il numero libero più basso
    .reading-any-space = ogni pezzo può occupare un numero libero qualsiasi

D-36 = Nome inglese del box Merci
    .it = «Trading Goods» nel testo.
    .pl = «Trade Goods».
    .he = «Trade goods».
    .en = «Trade Goods».
    .ruling = In inglese il box si chiama «Trade Goods»; qui è il box [Merci](box:goods).
    .reason = È ciò che riportano gli altri testi, e anche l'immagine del tabellone nel regolamento italiano.

D-37 = Termini non uniformi
    .it = Due parole per il colono («colono», «colonizzatore»), vari nomi per la banchina, una sola parola («spedizione») per il box delle navi mercantili e per i viaggi di scoperta, due parole per l'epoca («epoca», «era»), Scoperta ora al singolare ora al plurale, il titolo «Meri» per «Merci» e una tessera con lo stesso nome del pezzo («Coloni»).
    .pl = In gran parte coerente.
    .he = Due parole per la banchina («מעגן» e «מזח») e due per l'edificio («בניין» e «מבנה»); battaglia («קרב») e guerra («מלחמה») si confondono.
    .ruling = Qui ogni cosa ha un solo nome; la ricerca però la trova anche con gli altri.
    .reason = Se ogni cosa ha un solo nome, è più facile cercarla e annotarla.

D-38 = Tabelle delle pedine e delle carte
    .it = Ci sono entrambe le tabelle, e un riepilogo sul retro.
    .pl = Ci sono entrambe le tabelle, e un riepilogo sul retro.
    .he = Né tabelle né riepilogo.
    .en = La pagina consultata si interrompe prima.
    .ruling = I valori delle 16 pedine e delle 16 carte sono quelli dei regolamenti italiano e polacco.
    .reason = Tutte e 32 le righe sono uguali nei due regolamenti.

D-39 = «Educazione» per «gratis» nel regolamento ebraico
    .he = «חינוך» (educazione) compare 8 volte dove si intende «חינם» (gratis).
    .ruling = Va letto ogni volta come «gratis».
    .reason = La parola compare dove il regolamento italiano dice «gratis»: sulle tessere che danno un pezzo, una merce o una scoperta, e a proposito dell'asta.

D-40 = Nomi di due carte
    .it = «Isole della Spezia» per le Isole delle Spezie; «Cipangu».
    .pl = «Chipongu» per Cipangu; il nome delle Isole delle Spezie è giusto.
    .he = Non ha l'elenco delle carte.
    .ruling = Le carte si chiamano [Isole delle Spezie](card:spice-islands) e [Cipangu](card:cipangu).
    .reason = La Spezia è una città italiana, e Cipangu è l'antico nome europeo del Giappone. I valori sono gli stessi nei due regolamenti.

D-41 = Quanti edifici dell'Epoca III si espongono?
    .it = 5.
    .pl = Il numero non è indicato.
    .he = 5.
    .en = 5.
    .ruling = 5, come nelle altre epoche (R-114).
    .reason = Anche il regolamento polacco prevede 5 edifici in vendita all'inizio di ogni turno.

D-42 = Quando compare il colono del missionario?
    .it = Quando il missionario arriva; non c'è scritto «immediatamente» né altro di simile.
    .pl = Immediatamente.
    .he = Quando il missionario arriva; non c'è scritto «immediatamente» né altro di simile.
    .en = Quando il missionario arriva; non c'è scritto «immediatamente» né altro di simile.
    .ruling = Subito, quando il [missionario](piece:missionary) arriva dalla banchina (R-052).
    .reason = Nessun testo indica un momento successivo, e il colono conta per stabilire chi arriva per primo a 3 pezzi (A-16).

D-43 = «Popolazione inferiore a 3»: quale popolazione?
    .it = Quella della colonia; altrove una colonia dà punti se un giocatore ha lì 3 o più pezzi.
    .pl = Quella della regione; altrove una colonia dà punti se un giocatore ha lì 3 o più pezzi.
    .he = Il numero di coloni; altrove una colonia dà punti se un giocatore ha lì 3 o più pezzi.
    .en = Quella della colonia; altrove una colonia dà punti se un giocatore ha lì 3 o più pezzi.
    .ruling = Una [colonia](term:colony) dà punti se, al momento del conteggio, almeno un giocatore ha lì 3 o più pezzi. Il totale di tutti i giocatori non conta (R-129).
    .reason = Delle due frasi, quella sul punteggio è la più precisa ed è uguale in tutti i testi. Anche un riassunto spagnolo lo intende così.
    .reading-one-player-with-three = dà punti solo se in quel momento un giocatore ha lì 3 o più pezzi
    .reading-whole-population = una volta che un giocatore ha avuto lì 3 pezzi, dà punti finché tutti i giocatori insieme ne hanno 3 o più

D-44 = Il primo a 3 pezzi: averli o piazzarli
    .it = Il primo giocatore che ha 3 coloni nella regione.
    .pl = Il primo giocatore che piazza 3 coloni nella regione.
    .he = Una volta il primo giocatore che piazza 3 coloni, un'altra il primo con 3 miniature.
    .en = Il primo giocatore che ha 3 coloni nella regione.
    .ruling = Il primo giocatore che ha 3 pezzi nella regione ne prende la merce, comunque siano arrivati (R-049, A-16).
    .reason = «Avere» comprende ogni caso, e compare anche nel regolamento ebraico. Conta quanti pezzi ci sono.
    .reading-has-three = contano anche i pezzi arrivati con la Stalla o la Migrazione
    .reading-places-three = contano solo i pezzi messi per la prima volta nella regione, non quelli arrivati da un'altra regione

D-45 = Esempio di guerra: uno o più soldati in Florida
    .it = Chi è attaccato ha dei soldati in Florida.
    .pl = Chi è attaccato ha 1 soldato in Florida.
    .he = Chi è attaccato ha dei soldati in Florida.
    .ruling = Non fa differenza: in Florida si combatte in entrambi i casi.
    .reason = Per una battaglia basta un solo soldato (R-091).

D-46 = Spedizioni mercantili: più pezzi o valore più alto
    .it = Il valore più alto vince la nave.
    .pl = Vince chi ha «più» coloni e specialisti, e a parità di numero è pareggio; i valori dei pezzi seguono subito dopo.
    .he = Il valore più alto vince la nave.
    .en = Il valore più alto vince la nave.
    .ruling = Nel box [Spedizioni mercantili](box:shipping) la nave va a chi ha il valore totale più alto; a parità di totale è pareggio (R-057, R-058).
    .reason = Anche il regolamento polacco dà a capitani e mercanti il valore 2, che non avrebbe senso se contasse solo il numero di pezzi.

D-47 = Nuovi specialisti: puoi o devi usarli nel turno successivo?
    .it = Servono per il turno successivo.
    .pl = Si devono usare nel turno successivo.
    .he = Servono per il turno successivo.
    .en = Servono per il turno successivo.
    .ruling = Devi piazzarli nel turno successivo (R-086).
    .reason = Non si possono conservare pezzi per un turno futuro (R-029), quindi il risultato è lo stesso.

D-48 = Ricchezza: il denaro di chi?
    .it = 1 punto ogni $5, seguito da una frase poco chiara sul proprietario.
    .pl = 1 punto ogni $5 del proprietario.
    .he = 1 punto ogni $5 del proprietario.
    .ruling = La [Ricchezza](building:wealth) vale 1 punto ogni $5 che il suo proprietario ha alla fine della partita; il resto non conta (R-231).
    .reason = Gli altri due regolamenti sono chiari, e la frase italiana può voler dire lo stesso.

D-49 = Popolazione: i pezzi di chi?
    .it = I pezzi del proprietario nel Nuovo Mondo.
    .pl = I pezzi del proprietario nel Nuovo Mondo.
    .he = Ogni 2 miniature nel Nuovo Mondo; di chi siano non è detto.
    .ruling = La [Popolazione](building:population) conta solo i pezzi del suo proprietario, 1 punto ogni 2 (R-226).
    .reason = Lo dicono due regolamenti, e nel regolamento ebraico le tessere vicine contano tutte ciò che appartiene al proprietario.

D-50 = Esempio di battaglia: battaglia o guerra
    .it = Il giocatore dichiara una battaglia.
    .pl = Il giocatore dichiara una battaglia.
    .he = Il giocatore, chiamato Rosso, «dichiara guerra» al Verde, ma solo in Canada.
    .ruling = L'esempio mostra una singola battaglia, che non costa nulla (R-090).
    .reason = Se la regione è una sola e l'avversario uno solo, si tratta di una battaglia; nell'esempio nessuno paga $10.

D-51 = L'elenco dei box da risolvere
    .it = Tutti gli 8 box in ordine.
    .pl = Tutti gli 8 box in ordine.
    .he = Solo «dall'alto in basso».
    .en = Nell'elenco manca il box Specialisti.
    .ruling = L'ordine è Iniziativa, Banchina dei coloni, Merci, Spedizioni mercantili, Edifici capitale, Scoperta, Specialisti, Guerra (R-038).
    .reason = È il loro ordine sul tabellone, dall'alto in basso, quindi nessun testo lo contraddice.

D-52 = Secondo spareggio: oro o denaro
    .it = Chi ha più «oro», che è anche il nome di una merce.
    .pl = Chi ha più denaro.
    .he = Chi ha più denaro di tutti.
    .ruling = Il secondo [spareggio](term:tie-break) è il denaro (R-141).
    .reason = Il regolamento italiano scrive spesso «oro» per denaro, e le merci sono uno spareggio a sé (R-142).

D-53 = Punti vittoria: su carta o su un tracciato
    .it = Su carta.
    .pl = Su carta.
    .he = Su carta.
    .en = Su carta.
    .ruling = Segna i punti su carta, o sul tracciato lungo il bordo se il tuo tabellone ne ha uno (R-021).
    .reason = Alcune recensioni descrivono un tracciato del genere, i regolamenti non ne parlano. Per il gioco non cambia nulla.

D-54 = Economia: dollari, oro o talleri
    .it = Ora «oro», ora dollari.
    .pl = Talleri spagnoli.
    .he = Dollari.
    .en = «Oro».
    .ruling = I punti per l'[economia](term:economy) si contano in dollari spagnoli, $1 per 1 punto (R-139).
    .reason = Nel gioco c'è una sola valuta; le altre parole sono modi diversi di chiamarla.

D-55 = Nomi tradotti di due tessere
    .it = Indentured Servitude ha un nome mezzo inglese («Servitude a contratto»), e le leggi di Colonization Laws sono diventate diritti («Diritti di colonizzazione»).
    .pl = Indentured Servitude è diventata lavoro forzato («Praca przymusowa»), e Colonization Laws un diritto di insediamento («Prawo do zasiedlenia»).
    .he = Solo i nomi inglesi.
    .ruling = Cambiano solo i nomi; gli effetti sono gli stessi (R-205, R-218).
    .reason = Il posto nell'elenco e lo spazio della banchina mostrano di quale tessera si tratta.

D-56 = Numero di edifici
    .it = 34: 11 dell'Epoca I, 13 dell'Epoca II e 10 dell'Epoca III.
    .pl = 34: 11 dell'Epoca I, 13 dell'Epoca II e 10 dell'Epoca III.
    .he = 34: 11 dell'Epoca I, 13 dell'Epoca II e 10 dell'Epoca III.
    .ruling = 34 tessere con 33 nomi diversi: solo i [Coloni](building:settlers) compaiono due volte.
    .reason = I tre elenchi concordano. Una recensione dell'edizione olandese ne conta 36, e non sappiamo perché.

D-57 = Chi può riprovare con una carta non vinta?
    .it = Qualsiasi giocatore che invii una spedizione abbastanza forte.
    .pl = Gli altri giocatori.
    .he = Gli altri giocatori.
    .en = Un giocatore che invii una spedizione abbastanza forte.
    .ruling = Chiunque peschi la carta in una spedizione futura, anche chi ha fallito, che può riprovare dal turno successivo (R-081).
    .reason = La carta viene rimescolata nel mazzo, quindi nessuno può puntare proprio a quella. Una spedizione per turno è il limite per tutti (R-067).

D-58 = Righe fuori posto nell'immagine del tabellone
    .it = Cinque righe in inglese, che mettono le scoperte ora alla fine di ogni turno, ora in ordine di turno, ora in ordine di iniziativa, e «Soldier: 1, Trade: 1».
    .pl = Solo i nomi dei box.
    .he = Nessuna immagine.
    .ruling = Ignora queste righe.
    .reason = Sono errori nati da una scansione. Si contraddicono tra loro e contraddicono le regole sulle spedizioni di scoperta (R-067, R-070).

D-59 = Banchina: X e Y in ordine
    .it = Dopo gli spazi numerati, X e Y in ordine.
    .pl = Dopo tutti gli spazi numerati; in quale ordine non è detto.
    .he = Dopo tutti gli altri pezzi; in quale ordine non è detto.
    .en = Dopo gli spazi numerati, X e Y in ordine.
    .ruling = Prima tutti gli spazi numerati, poi X, poi Y (R-046).
    .reason = «In ordine» può voler dire solo l'ordine delle lettere, e i regolamenti che non indicano l'ordine non dicono nulla in contrario.

## Decisioni: piazzamento e box

A-01 = Un giocatore può avere più pezzi nello stesso box?
    .ruling = Sì, tanti quanti sono gli spazi liberi. Solo il box [Iniziativa](box:initiative) non accoglie più di 1 pezzo per giocatore (R-034, R-035).
    .reason = I regolamenti indicano un limite solo per Iniziativa e permettono espressamente più pezzi nel box Guerra; secondo una scheda riassuntiva fatta da un giocatore lo stesso vale per gli altri.

A-02 = Si può passare invece di piazzare un pezzo?
    .ruling = No. Ogni volta che nella fase A tocca a te e hai un pezzo, ne piazzi 1 (R-026, R-029).
    .reason = Secondo tutti i regolamenti ogni pezzo va piazzato e non se ne conserva nessuno, e le FAQ pubbliche del 2007 lo confermano.

A-03 = E se per un pezzo non c'è uno spazio libero?
    .ruling = Non può succedere: i box Spedizioni mercantili e Scoperta accolgono un numero qualsiasi di pezzi (R-031).
    .reason = Nessuno di questi due box ha spazi numerati, quindi un posto c'è sempre.

A-04 = Uno specialista può stare nel box Specialisti o nel box Iniziativa?
    .ruling = Sì, come colono (R-036). Quando uno specialista del box [Iniziativa](box:initiative) dovrebbe diventare il segnaposto sull'Ordine di turno, metti lì al suo posto un colono e riporta lo specialista nella tua riserva.
    .reason = Secondo l'addendum del 2012 gli specialisti possono stare ovunque come coloni. Lo scambio del segnaposto è una nostra scelta, perché nessuno specialista resti bloccato come segnaposto.
    .reading-replaced = un colono diventa il segnaposto e lo specialista torna nella riserva
    .reading-stays = lo specialista resta sull'Ordine di turno come segnaposto

A-05 = Quanti spazi ha il box Merci, e in che ordine si riempiono?
    .ruling = 4 spazi, che si riempiono da sinistra a destra (R-033, D-35).
    .reason = Ci sono 4 merci per turno, quindi un quinto pezzo non otterrebbe nulla. Nessun testo indica il numero di spazi stampati.
    .reading-four = non più di 4 pezzi nel box
    .reading-no-limit = un numero qualsiasi di pezzi, anche se solo 4 possono prendere una merce

A-06 = Quanti spazi ha il box Edifici capitale?
    .ruling = 5, uno per ogni edificio in vendita (R-030).
    .reason = Nessun testo indica il numero; con 5 edifici in vendita un sesto pezzo non potrebbe acquistare nulla.
    .reading-five = non più di 5 pezzi nel box
    .reading-no-limit = un numero qualsiasi di pezzi

A-07 = Quanti spazi ha il box Guerra?
    .ruling = Quanti ne vogliono usare i giocatori (R-087).
    .reason = Nessun testo indica un numero, quindi qui non ci sono limiti.

A-08 = Chi può usare gli spazi X e Y della banchina?
    .ruling = Ci va soltanto il colono gratuito del loro edificio; nella fase A nessuno può piazzare un pezzo su X o Y (R-019).
    .reason = I regolamenti riservano i due spazi al proprietario della tessera, e la tessera parla solo del proprio colono gratuito.

A-09 = Quando compare il colono gratuito su X o Y?
    .ruling = Nella fase D, a partire dal turno dell'acquisto; salpa dalla banchina nel turno successivo. Se lì c'è ancora un pezzo, non se ne aggiunge un secondo (R-205, R-218).
    .reason = La fase D è quella dei benefici che si ripetono ogni turno.

A-10 = Chi salpa prima, X o Y?
    .ruling = X, poi Y, entrambi dopo tutti gli spazi numerati (R-046, D-59).
    .reason = I testi italiano e inglese dicono «in ordine».

A-11 = Dove vanno i pezzi del Conquistatore e del Navigatore?
    .ruling = Direttamente nel box [Scoperta](box:discovery), nella fase D; non puoi piazzarli altrove. Possono partire dal turno successivo (R-206, R-207).
    .reason = Le tessere indicano il box, e nella fase D il box Scoperta di questo turno è già stato risolto.

## Decisioni: benefici, fine del turno e ultimo turno

A-12 = Un edificio rende già nel turno in cui lo acquisti?
    .ruling = Sì, la fase D viene più avanti nello stesso turno (R-107).
    .reason = Gli edifici si acquistano nella fase B, e nessun testo dice che chi ha appena acquistato debba aspettare.
    .reading-same-turn = il primo beneficio arriva nella fase D del turno dell'acquisto
    .reading-next-turn = il primo beneficio arriva nella fase D del turno successivo

A-13 = Nel turno 8 si gioca la fase D?
    .ruling = Sì. Il denaro conta per la Ricchezza e per gli spareggi, la merce della Compagnia delle Indie Occidentali per il Mercantilismo e per gli spareggi, e la Stalla e la Migrazione possono ancora muovere pezzi. I nuovi pezzi non servono più a nulla.
    .reason = Il turno 8 è un turno come gli altri finché la partita non finisce, e con le fasi C e D i giocatori ricevono ciò che spetta loro dopo la risoluzione dei box.
    .reading-played = i benefici della fase D si ricevono tutti anche nel turno 8
    .reading-skipped = il turno 8 finisce dopo la fase C, senza benefici

A-14 = Quando esattamente si contano i punti delle colonie?
    .ruling = Dopo la fase D dei turni 3, 6 e 8, prima della fase E (R-128).
    .reason = I regolamenti dicono «alla fine del turno». Così i movimenti della Stalla e della Migrazione in quel turno contano ancora, e dopo la fase D nelle colonie non cambia più nulla.
    .reading-after-benefits = i movimenti fatti nella fase D di quel turno contano
    .reading-before-benefits = il conteggio delle colonie si fa prima della fase D, quindi questi movimenti arrivano troppo tardi

A-15 = Dopo il turno 8 si giocano le fasi da E a J?
    .ruling = No, la partita è finita dopo la fase D e il conteggio (R-136).
    .reason = Servono solo a preparare il turno successivo, che non c'è.

## Decisioni: merci delle regioni e colonie

A-16 = Quando si prende la merce di una regione?
    .ruling = Subito, appena un piazzamento o un movimento ti rende il primo ad avere lì 3 pezzi: dalla banchina, con il colono di un missionario, con gli Alleati indiani, la Stalla o la Migrazione (R-049).
    .reason = La prende il primo che ha 3 pezzi, e i regolamenti non fissano un altro momento.

A-17 = Quali pezzi contano per arrivare a 3 in una regione?
    .ruling = Tutti i tuoi pezzi, specialisti compresi (R-049, R-130).
    .reason = Le sezioni sul punteggio di tutti i regolamenti contano gli specialisti come i coloni, e per la merce il regolamento ebraico parla di 3 miniature.

A-18 = Due giocatori possono arrivare a 3 pezzi nello stesso momento?
    .ruling = No, i pezzi arrivano e si muovono uno dopo l'altro.
    .reason = La banchina si risolve spazio per spazio, e i benefici della fase D si prendono in ordine di turno (R-046, R-109).

A-19 = Il colono gratuito dello scopritore può essere il terzo pezzo?
    .ruling = No, è sempre il primo pezzo nella regione (R-074).
    .reason = Nessuno può avere pezzi in una regione non ancora scoperta (R-047).

A-20 = I 2 coloni della Cattedrale contano per la merce della regione?
    .ruling = Sì. Con la [Cattedrale](building:cathedral) 1 missionario porta in tutto 3 pezzi e può prendere la merce da solo (R-214, R-049).
    .reason = Nella regione sono pezzi tuoi come tutti gli altri.

A-21 = Un missionario porta un colono se non arriva dalla banchina?
    .ruling = No, solo quando arriva dalla [banchina](box:dock) (R-052).
    .reason = Tutti i regolamenti pongono la banchina come condizione; un missionario mosso con la Migrazione non porta nessuno.

A-22 = Perdi la merce di una regione se lì perdi dei pezzi?
    .ruling = No. La tieni per tutta la partita, e nella regione non si mette una seconda merce (R-056).
    .reason = Tutti i regolamenti dicono che le merci restano al proprietario fino alla fine.

A-23 = Una colonia dà ancora punti se i suoi pezzi sono diminuiti?
    .ruling = Conta solo la situazione al momento del conteggio: la colonia dà punti se in quel momento un giocatore ha lì 3 o più pezzi (R-129, D-43).
    .reason = La sezione sul punteggio è più precisa dell'osservazione nella sezione sulla banchina.

## Decisioni: scoperta

A-24 = In che ordine si annuncia una spedizione di scoperta?
    .ruling = Prima i pezzi, poi la regione, poi si gira la pedina. Dopo non si può più cambiare nulla (R-068, R-069).
    .reason = Tutti i regolamenti descrivono questi passi in quest'ordine.

A-25 = Quanti pezzi servono almeno per una spedizione?
    .ruling = Basta 1 pezzo.
    .reason = Nessun testo indica un minimo, ma con una spedizione senza pezzi si sbircerebbe gratis una pedina.

A-26 = Quali regioni può scegliere una spedizione?
    .ruling = Qualsiasi regione non ancora scoperta; non importa con che cosa confina (R-069).
    .reason = Nessun testo pone un limite.

A-27 = Chi vede la pedina di una spedizione fallita?
    .ruling = Tutti, prima che torni a faccia in giù (R-069, R-076).
    .reason = Nei testi italiano, ebraico e inglese la si gira davanti a tutti. In un torneo del 2008 si giocava diversamente e la vedeva solo chi aveva fallito.
    .reading-everybody = la pedina si gira davanti a tutti
    .reading-expedition-owner = solo chi ha inviato la spedizione vede la pedina, a meno che la spedizione non abbia successo

A-28 = Quando si può pescare la prima carta Scoperta?
    .ruling = Appena l'ultima regione è stata scoperta: chi gioca dopo, mentre si risolve lo stesso box Scoperta, pesca già carte (R-079).
    .reason = Secondo i regolamenti le carte si usano da quel momento in poi.
    .reading-at-once = chi gioca dopo nello stesso turno pesca già carte
    .reading-next-turn = le carte si pescano dal turno successivo

A-29 = E se il mazzo Scoperta è vuoto?
    .ruling = Non si possono più inviare spedizioni.
    .reason = Con 16 carte non succede quasi mai, e nessun testo ne parla.

A-30 = Che cosa fa la Cartografia del Nuovo Mondo quando non restano regioni da scoprire?
    .ruling = La sua scoperta va persa; tieni la tessera e i suoi 4 punti, e non peschi carte (R-210).
    .reason = La tessera parla solo di una regione non ancora scoperta.

A-31 = La Cartografia del Nuovo Mondo conta come la tua spedizione del turno?
    .ruling = No. Agisce nel box Edifici capitale, non può fallire, non frutta nulla per i soldati e non incide sulla tua spedizione (R-210, R-067).
    .reason = La tessera dà una scoperta a sé, senza inviare nessuno dal box Scoperta.
    .reading-extra = il proprietario può ancora inviare una spedizione nello stesso turno
    .reading-counts-as-expedition = nel turno dell'acquisto il proprietario non invia altre spedizioni

A-32 = Quanto vale un mercante o un missionario in una spedizione?
    .ruling = 1, come un colono (R-070).
    .reason = In tutti i regolamenti solo il capitano vale il doppio in una spedizione.

## Decisioni: battaglie e guerre

A-33 = Chi sceglie quali pezzi si perdono?
    .ruling = Il proprietario del soldato che li elimina (R-093).
    .reason = Lo dicono tutti i regolamenti.

A-34 = In che ordine si scelgono le perdite?
    .ruling = Chi ha dichiarato il conflitto sceglie tutte le sue vittime, poi lo fa l'altra parte, infine i pezzi si tolgono tutti insieme. Nessun pezzo può essere scelto due volte (R-094).
    .reason = I regolamenti dicono solo che le perdite sono simultanee; l'ordine in cui si sceglie è una nostra decisione.

A-35 = E se ci sono più soldati che pezzi nemici?
    .ruling = I soldati in eccesso non eliminano nulla (R-092).
    .reason = Ogni soldato elimina 1 pezzo dell'avversario in quella regione, e altri non ce ne sono.

A-36 = Un soldato eliminato elimina comunque un pezzo?
    .ruling = Sì (R-094).
    .reason = Le perdite avvengono nello stesso momento e i pezzi persi si tolgono solo alla fine.

A-37 = Contro chi puoi dichiarare una battaglia?
    .ruling = Contro 1 avversario, in una regione in cui entrambi avete almeno 1 pezzo (R-090).
    .reason = Senza pezzi da entrambe le parti non c'è nessuno contro cui combattere.

A-38 = Puoi dichiarare una battaglia o una guerra se nessuna delle due parti ha un soldato?
    .ruling = No, non avrebbe alcun effetto. Una singola battaglia contro il proprietario della [Milizia](building:militia) è permessa, perché la Milizia combatte (A-42).
    .reason = Nessun testo ne parla; se un conflitto non può avere effetto, è probabile che si tratti di un errore.
    .reading-not-allowed = deve esserci un soldato, o la Milizia in una singola battaglia
    .reading-allowed = si può dichiarare, ma non ha effetto

A-39 = Puoi attaccare dove solo l'avversario ha soldati?
    .ruling = Sì (R-091).
    .reason = Nell'esempio di guerra di tutti i regolamenti c'è una battaglia del genere, in Florida.

A-40 = Puoi dichiarare una guerra su vasta scala senza $10?
    .ruling = No (R-091).
    .reason = Il prezzo è una condizione della guerra. Una singola battaglia non costa nulla.

A-41 = Un pezzo nel box Guerra deve combattere?
    .ruling = No. Puoi rinunciare, e il pezzo torna nella tua riserva (R-042).
    .reason = Secondo l'addendum del 2012 un giocatore può rinunciare a usare un pezzo.

A-42 = Come funziona la Milizia nei dettagli?
    .ruling = Quando si combatte una battaglia che non hai iniziato tu, la [Milizia](building:militia) ti dà 1 soldato in più, senza miniatura. Questo soldato elimina 1 pezzo nemico; l'attaccante può usare un colpo contro di lui; dopo la battaglia scompare. In una guerra su vasta scala non basta da solo a provocare una battaglia in una colonia senza soldati (R-224, R-091).
    .reason = Che ci sia un soldato in più e che possa essere eliminato lo dicono tutti i regolamenti; il resto è una nostra scelta, la più semplice che funzioni.
    .reading-no-extra-war-battles = in una guerra su vasta scala, in una colonia senza soldati veri non si combatte
    .reading-makes-war-battles = in una guerra su vasta scala contro il proprietario, la Milizia conta come un soldato in ogni colonia in comune, quindi si combatte in ognuna

A-43 = Un giocatore può dichiarare più conflitti in un turno?
    .ruling = Sì, uno per ogni pezzo nel box [Guerra](box:warfare), nell'ordine del box. Ognuno si combatte con i pezzi rimasti, si può scegliere di nuovo lo stesso avversario, e ogni guerra su vasta scala costa $10 (R-087, R-096).
    .reason = Secondo tutti i regolamenti ogni pezzo dà diritto a un conflitto, e ogni guerra si paga a parte.

A-44 = In che ordine si combattono le battaglie di una stessa guerra?
    .ruling = In un ordine qualsiasi: ogni regione è a sé (R-091).
    .reason = I soldati agiscono solo nella propria regione.

## Decisioni: pezzi, denaro e materiale

A-45 = Quanti soldati può avere un giocatore?
    .ruling = 10, tanti quante sono le miniature. Se ti spetta un soldato e li hai finiti, puoi prima scambiarne uno del Nuovo Mondo con un colono (R-054, D-21).
    .reason = Lo dice l'addendum del 2012.

A-46 = E se finisci i capitani, i mercanti o i missionari?
    .ruling = Per loro non c'è un limite. Scambia con dei coloni quelli che hai nelle colonie; se sono tutti altrove, usa un sostituto (R-054).
    .reason = Tutti i regolamenti dicono che il numero di specialisti non va inteso come un limite, e l'addendum del 2012 concorda.

A-47 = E se tutti i 30 coloni sono in uso?
    .ruling = Gli specialisti non usati del tuo colore fanno da coloni. Solo se tutti i 60 pezzi sono in uso perdi ciò che ti spetta (R-118).
    .reason = Nessun testo ne parla, e nulla fa pensare che i coloni debbano essere limitati più degli specialisti.
    .reading-stand-ins = gli specialisti non usati fanno da coloni
    .reading-gain-lost = con 30 coloni in gioco non ne ricevi altri

A-48 = La banca può restare senza denaro?
    .ruling = No: se i $450 della scatola non bastano, usa qualsiasi altra cosa come denaro.
    .reason = Nessun testo limita il denaro.

A-49 = Merci o navi possono esaurirsi?
    .ruling = No. In 8 turni si possono vincere al massimo 8 navi, e dalla pila si possono prendere al massimo 37 merci, esattamente quante ce ne sono (R-116, R-117).
    .reason = È un semplice calcolo: 4 merci per turno fanno 32, e la Compagnia delle Indie Occidentali ne aggiunge 5 dal turno 4 al turno 8.

## Decisioni: entrate ed edifici che contano

A-50 = E se un avversario non può pagare le Navi corsare?
    .ruling = L'avversario paga tutto il denaro che ha, e il resto non è dovuto (R-212).
    .reason = Nessun testo ne parla, e il gioco non prevede debiti.
    .reading-pays-what-there-is = il proprietario riceve solo ciò che ha l'avversario
    .reading-bank-adds-the-rest = l'avversario paga tutto il denaro che ha e la banca aggiunge ciò che manca

A-51 = Quando incassano le Navi corsare?
    .ruling = Tra la fase C e la fase D (R-212).
    .reason = I regolamenti dicono «dopo la fase delle entrate».

A-52 = Il denaro della Distilleria di rum conta alla fine come economia?
    .ruling = No. Si riceve nella fase C, ma per i punti dell'[economia](term:economy) conta solo ciò che rendono merci e navi (R-139, R-219).
    .reason = La sezione sul punteggio nomina merci e navi, e i riepiloghi dei regolamenti italiano e polacco nominano soltanto queste; anche un articolo di un blog del 2010 lascia fuori gli edifici.
    .reading-not-counted = l'economia conta solo le combinazioni di merci e navi
    .reading-counted = anche il denaro del rum nel turno 8 conta come economia

A-53 = La merce della Compagnia delle Indie Occidentali nel turno 8 serve ancora?
    .ruling = Arriva nella fase D, dopo le entrate della fase C: non aggiunge punti per l'economia, ma conta per il [Mercantilismo](building:mercantilism) (R-217, R-225).
    .reason = L'economia conta le entrate del turno 8, che a quel punto sono già state incassate. Alcune frasi dei regolamenti si potrebbero però intendere come un nuovo conteggio alla fine della partita.
    .reading-income-of-turn-8 = l'economia è ciò che le combinazioni hanno reso nella fase C del turno 8
    .reading-counted-again = l'economia si conta di nuovo dopo la fase D, con la nuova merce

A-54 = Da dove pesca la sua merce la Compagnia delle Indie Occidentali?
    .ruling = A caso dalla pila a faccia in giù, non tra le 4 esposte (R-217).
    .reason = Gli elenchi degli edifici di tutti i regolamenti parlano di una merce pescata a caso dalla pila.

A-55 = Chi forma le combinazioni, e come?
    .ruling = Ognuno incassa secondo la suddivisione migliore possibile (R-099, R-105).
    .reason = Le combinazioni si possono rifare ogni turno, quindi la migliore è sempre a tua disposizione.
    .reading-best-split = si incassa sempre secondo la suddivisione migliore possibile
    .reading-as-arranged = un giocatore incassa per le combinazioni che annuncia, anche se altre renderebbero di più

A-56 = Le navi possono formare una combinazione senza merci?
    .ruling = No. Una combinazione ha almeno 3 elementi e al massimo 1 nave, quindi almeno 2 merci vere (R-103).
    .reason = Deriva dal limite di 1 nave per combinazione.

A-57 = La Prosperità conta anche sé stessa?
    .ruling = Sì, anche la [Prosperità](building:prosperity) è uno dei tuoi edifici capitale (R-229).
    .reason = È l'interpretazione più semplice: conta ogni edificio del suo proprietario. Nessun testo prevede eccezioni.
    .reading-counts = la Prosperità dà 2 punti anche per sé stessa
    .reading-others-only = la Prosperità dà punti solo per gli altri edifici del proprietario

A-58 = Come si arrotonda?
    .ruling = La Ricchezza conta solo gruppi completi di $5, la Popolazione solo coppie complete. Nell'asta la metà di un'offerta si arrotonda per eccesso (R-231, R-226, R-148).
    .reason = Per l'asta i regolamenti dicono come arrotondare, con l'esempio di $7 che diventano $4. Con «ogni 2» e «ogni $5», una frazione non dà nulla.

A-59 = Quali pezzi contano per Popolazione, Potenza e Gloria?
    .ruling = Solo i pezzi sulla mappa, non quelli nei box, sui tracciati o tra i pezzi disponibili (R-226, R-228, R-230).
    .reason = Le tessere parlano del Nuovo Mondo e di regioni colonizzate.

## Decisioni: Università, Alleati indiani, Stalla e Migrazione

A-60 = Quando esattamente si può usare l'Università?
    .ruling = Ogni volta che hai una decisione da prendere, o appena prima che si risolva uno dei suoi 4 box. I pezzi superati arretrano di un posto; l'Università agisce una volta per partita (R-216).
    .reason = Secondo i regolamenti la si può usare in qualsiasi momento; qui va usata prima che si cominci a risolvere il box, perché nessuno venga superato a risoluzione in corso.
    .reading-before-the-box = solo finché non si è cominciato a risolvere il box
    .reading-during-the-box = anche mentre si risolve il box, davanti ai pezzi che non hanno ancora agito

A-61 = Che cosa fa l'Università sull'Ordine di turno?
    .ruling = Cambia subito l'ordine in corso; da quel momento giochi per primo (R-216).
    .reason = I regolamenti nominano l'Ordine di turno tra i suoi box e permettono di usarla in qualsiasi momento. Nessuno dice che si debba aspettare.
    .reading-at-once = il nuovo ordine vale da quel momento
    .reading-next-turn = il pezzo va in testa solo dopo la fase I, per il turno successivo

A-62 = L'Università può spostare il pezzo che si trova su X o Y?
    .ruling = Sì. Il pezzo diventa il primo della banchina, e il suo spazio resta vuoto (R-216, R-019).
    .reason = Secondo i regolamenti polacco ed ebraico può spostare un pezzo da qualsiasi posto della banchina.
    .reading-allowed = un pezzo su X o Y può andare in testa alla banchina
    .reading-not-allowed = si possono spostare solo i pezzi sugli spazi numerati

A-63 = Quanto frutta un pezzo che l'Università porta in testa al box Iniziativa?
    .ruling = $1, l'importo del suo nuovo spazio, e il suo proprietario sarà primo nel turno successivo (R-043, R-125).
    .reason = Il numero dello spazio decide sia il denaro sia l'ordine.

A-64 = Come si mettono i soldati degli Alleati indiani?
    .ruling = Entrambi in una stessa regione in cui hai almeno 1 pezzo. Se non ne hai nessuno sulla mappa, l'effetto va perso. Vale anche qui il limite di 10 soldati (R-211, A-45).
    .reason = Che la regione sia una sola e che tu debba averci un pezzo lo dicono i regolamenti; che cosa succede se non ne hai è una nostra scelta.

A-65 = Dove può muovere un soldato la Stalla?
    .ruling = Verso qualsiasi regione adiacente già scoperta; non serve che tu abbia un pezzo lì (R-223).
    .reason = I regolamenti dicono «colonia»; la intendiamo come qualsiasi regione che si possa colonizzare.
    .reading-discovered-region = qualsiasi regione adiacente già scoperta
    .reading-own-colony = solo una regione adiacente in cui il proprietario ha già un pezzo

A-66 = Quali pezzi può muovere la Migrazione, e dove?
    .ruling = Qualsiasi tuo pezzo tranne i soldati, verso qualsiasi regione già scoperta, adiacente o no (R-232).
    .reason = I regolamenti dicono «coloni», e nel Nuovo Mondo gli altri specialisti possono diventare coloni in ogni momento (R-054).
    .reading-all-but-soldiers = coloni, capitani, mercanti e missionari
    .reading-any-piece = anche i soldati

## Decisioni: altri punti del turno

A-67 = In che ordine si prendono i benefici della fase D?
    .ruling = Quando fa differenza, si segue l'ordine di turno, che è ancora quello del turno in corso (R-109, D-32).
    .reason = Secondo l'addendum del 2012, ogni volta che fa differenza chi viene prima, vale l'ordine di turno.

A-68 = E se nessuno cerca di vincere la nave?
    .ruling = Resta dov'è, e nella fase G non se ne aggiunge una seconda (R-060, R-117).
    .reason = Una nuova nave si mette solo se il box è vuoto, e non ce ne sono mai due.

A-69 = E se non puoi pagare l'addestramento?
    .ruling = Non ottieni nessuno specialista e il tuo pezzo torna nella riserva. Paghi quando si risolve il box, non quando piazzi il pezzo (R-084).
    .reason = I regolamenti descrivono il pagamento nella sezione sulla risoluzione del box, e dicono che «puoi» pagare.
    .reading-pay-when-resolved = i $5 si pagano nella fase B
    .reading-pay-when-placed = i $5 si pagano nella fase A, e chi non li ha non può occupare la casella

A-70 = Puoi rinunciare a salpare dalla banchina, o a una merce?
    .ruling = Un pezzo sulla banchina deve salpare; i Caraibi sono sempre aperti. A una merce si può rinunciare (R-042, R-047, R-055).
    .reason = Secondo l'addendum del 2012 un giocatore può rinunciare a usare un pezzo. Che un pezzo della banchina debba partire è una nostra scelta: nei regolamenti ogni pezzo sulla banchina va in una regione.
    .reading-dock-must-sail = ogni pezzo sulla banchina va in una regione
    .reading-dock-may-stay = un pezzo sulla banchina può invece tornare nella riserva

A-71 = Un giocatore può possedere entrambe le tessere Coloni?
    .ruling = Sì (R-201).
    .reason = Nessun testo lo vieta.
    .reading-both-allowed = un giocatore può acquistare anche la seconda tessera Coloni
    .reading-one-each = nessuno può possederle entrambe

## Decisioni: asta, pareggi e altro

A-72 = Quanto si può offrire nell'asta, e chi non è primo riceve denaro extra?
    .ruling = Dollari interi, almeno $1 e al massimo i tuoi $10. Il denaro extra per le posizioni successive alla prima (R-007) non si distribuisce. Se non fai mai offerte, la tua vale $0 (R-146, R-148).
    .reason = Nessun testo ne parla; nell'asta le posizioni migliori si pagano, quindi le altre non vanno compensate.
    .reading-no-order-money = le posizioni successive alla prima non ricevono denaro extra
    .reading-order-money = il denaro extra di R-007 si distribuisce dopo l'asta

A-73 = E se tutti gli altri passano prima che l'ultimo giocatore abbia fatto un'offerta?
    .ruling = L'ultimo giocatore rimasto vince l'asta con la propria ultima offerta, o per $0 se non ne ha fatte (R-147, R-150).
    .reason = Nessun testo ne parla; non resta nessuno che possa rilanciare.
    .reading-pays-nothing = senza un'offerta, la posizione 1 non costa nulla
    .reading-pays-one-dollar = l'ultimo giocatore deve offrire almeno $1 e lo paga

A-74 = Quando si pesca la pedina dei Caraibi per l'asta?
    .ruling = Al termine dell'asta, a caso tra le pedine non usate (R-151, D-31).
    .reason = Nessun testo dice da dove venga la pedina. Se si pesca alla fine, non può influire sulle offerte.

A-75 = E se dopo tutti gli spareggi è ancora pareggio?
    .ruling = Se sono pari anche i punti delle colonie del turno 8, il denaro e le merci, i giocatori condividono la vittoria (R-140, R-141, R-142).
    .reason = I regolamenti indicano questi tre spareggi e non vanno oltre; la vittoria condivisa è una nostra scelta.

A-76 = Ci sono regole speciali per due giocatori?
    .ruling = No. La banchina ha 3 spazi, e in una colonia un pareggio per il primo posto dà 2 punti a entrambi (R-018, R-131).
    .reason = Nessun testo prevede regole diverse per due giocatori.

A-77 = In che ordine si inviano le spedizioni di scoperta?
    .ruling = Nell'ordine di turno in corso, non in quello della fila del box Iniziativa (R-067).
    .reason = Tutti i regolamenti dicono «in ordine di turno».

A-78 = Che cosa significa il numero di uno spazio del box Iniziativa?
    .ruling = È sia il denaro che ricevi sia la tua posizione nel turno successivo. Non ci sono buchi, perché il box si riempie da sinistra a destra (R-043, R-125, R-030).
    .reason = Secondo tutti i regolamenti ogni pezzo va sullo spazio dell'Ordine di turno che ha lo stesso numero.

A-79 = Si può colonizzare una regione nel turno in cui viene scoperta?
    .ruling = Non dalla banchina: la banchina si risolve prima del box Scoperta, quindi i suoi pezzi possono andarci dal turno successivo (R-038, R-047).
    .reason = Deriva dall'ordine dei box.

A-80 = Puoi aggiungere pezzi al box Scoperta ogni turno, e riprenderli?
    .ruling = Puoi aggiungerne quanti ne vuoi e lasciarli accumulare, ma non puoi ritirarli; partono solo con una spedizione (R-040, R-078).
    .reason = Secondo i regolamenti restano lì finché non partono, e le FAQ pubbliche del 2007 lo confermano.
