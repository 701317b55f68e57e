### Age of Discovery: a guide for the first game, step by step, and the captions of its pictures.
### step-<id> is the title of a step, .text what it says.

## Pages

book-page-learn = Primo sguardo
    .intro = Di che cosa parla il gioco, chi è chi e dove succede tutto. Non serve imparare a memoria gli edifici.
book-page-learn-setup = Preparare il tavolo
    .intro = La prima volta ci vuole un quarto d'ora. I numeri che dipendono da quanti siete sono nella tabella in fondo.
book-page-learn-turn = Un turno
    .intro = Che cosa puoi fare in ogni box, quanto costa e a chi conviene. Tutti e otto i turni si giocano così.
book-page-learn-turns = Due turni, mossa per mossa
    .intro = Anna, Marek e Dana giocano la loro prima partita. Ogni figura mostra com'è il tavolo a quel punto.
book-page-learn-end = La fine, e qualche domanda
    .intro = Come si stabilisce chi vince, che cosa conviene fare e che cosa si chiede più spesso.

## First look

step-aim = Di che cosa si tratta
    .text =
        Sei a capo di una nazione di navigatori. Ogni turno hai 5 coloni e magari qualche specialista. Li piazzi uno alla volta negli otto box a lato del tabellone, alternandoti con gli altri; poi i box si risolvono dall'alto in basso e ogni pezzo fa ciò che il suo box consente.

        I punti arrivano da quattro fonti:

        - **Colonie.** In ogni regione del Nuovo Mondo chi ha più pezzi prende 6 punti e il secondo 2, purché qualcuno ne abbia almeno 3. Succede tre volte, dopo i turni 3, 6 e 8.
        - **Scoperte.** Ogni pedina che trovi vale dei punti alla fine della partita.
        - **Edifici.** Soprattutto quelli dell'Epoca III.
        - **Economia.** Quanto rendono le tue merci nel turno 8 vale anche come punti.

        La partita dura 8 turni. Vince chi ha più punti.

step-pieces = Chi è chi
    .text =
        | Pezzo | In patria | Nel Nuovo Mondo |
        |---|---|---|
        | Colono | vale 1 ovunque | 1 pezzo |
        | Capitano | vale 2 nelle Spedizioni mercantili e in una spedizione di scoperta | 1 pezzo |
        | Mercante | vale 2 nelle Spedizioni mercantili | frutta $5 una volta sola, quando arriva dalla banchina |
        | Missionario | vale 1 | quando arriva dalla banchina porta con sé 1 colono in più |
        | Soldato | in una spedizione di scoperta permette il saccheggio: altre monete | combatte: in ogni battaglia nella sua regione elimina 1 pezzo nemico |

        Ogni pezzo può andare in qualsiasi box. Dove la sua abilità non serve, uno specialista conta semplicemente come un colono.

        Davanti a te tieni separate due cose: i **pezzi disponibili**, quelli che piazzi in questo turno, e la **riserva**, tutto il resto del tuo colore.

step-board = Dove succede tutto
    .text =
        A sinistra del tabellone c'è il Nuovo Mondo: nove regioni. A destra c'è il tracciato Ordine di turno e, sotto, gli otto box nell'ordine in cui si risolvono. Le pagine che seguono hanno lo stesso ordine.

## Set up the table

step-table = Passo per passo
    .text =
        1. Ognuno sceglie un colore. Tiene accanto a sé tutti i pezzi di quel colore: sono la sua riserva.
        2. Ognuno prende dalla riserva 5 coloni: sono i suoi pezzi disponibili per il turno 1.
        3. Mettete un altro colono di ogni giocatore sul tracciato Ordine di turno, in un ordine deciso a sorte. Il primo prende $10, ognuno dei seguenti $1 in più di chi lo precede. La banca sta sul tavolo, in vista; la gestisce chi è seduto più vicino.
        4. Mettete una pedina Scoperta a caso, a faccia in giù, in ogni regione tranne i [Caraibi](region:caribbean). Le altre tornano nella scatola senza che nessuno le guardi.
        5. In ogni regione mettete, a faccia in su, la merce stampata sul tabellone.
        6. Mescolate le altre merci a faccia in giù e rivelatene 4 accanto al box Merci.
        7. Dividete gli edifici secondo l'epoca stampata sul retro, mescolate ogni pila ed esponete 5 edifici dell'Epoca I in cima al tabellone.
        8. Mettete una nave mercantile nel box Spedizioni mercantili, una sul turno 1 del tracciato dei turni, dove segna il turno in corso, e una sul primo spazio chiuso della banchina. Le altre 7 restano accanto al tabellone.
        9. Mescolate le carte Scoperta e mettetele da parte. Servono solo quando tutte le regioni sono state scoperte.

        Servono anche carta e matita per i punti.

step-numbers = I numeri in base a quanti siete
    .text =
        | Giocatori | Spazi aperti della banchina | La nave sta sullo spazio | Denaro iniziale, in ordine di turno |
        |--:|--:|--:|---|
        | 2 | 3 | 4 | $10, $11 |
        | 3 | 5 | 6 | $10, $11, $12 |
        | 4 | 7 | 8 | $10, $11, $12, $13 |
        | 5 | 9 | 10 | $10, $11, $12, $13, $14 |

        Nient'altro dipende dal numero di giocatori. Gli spazi X e Y della banchina appartengono a due edifici: lasciateli vuoti.

## A turn

step-turn = Il turno in una pagina
    .text =
        Quasi tutto si decide nelle prime due fasi: la **A**, quando si piazzano i pezzi, e la **B**, quando si risolvono i box. **C** e **D** portano denaro e pezzi; da **E** a **J** si rimette in ordine il tabellone.

step-placing = A: piazza i tuoi pezzi
    .text =
        In ordine di turno ognuno mette 1 pezzo in un box; poi si ricomincia il giro, fino a quando tutti hanno finito i pezzi. Non si può passare e non si tiene da parte nulla. Chi ha più pezzi degli altri continua da solo.

        - Nei box con gli spazi numerati occupa il primo libero; nella Guerra mettiti in fila da sinistra a destra. Un box pieno è chiuso per questo turno.
        - Tra le caselle degli Specialisti scegline una libera qualsiasi.
        - Nell'Iniziativa puoi avere solo 1 pezzo, altrove quanti ce ne stanno.
        - Spedizioni mercantili, Scoperta e Guerra non sono mai pieni.
        - Per ora non paghi nulla. Puoi anche piazzare un pezzo per cui non hai ancora il denaro.

        - **A chi conviene:** un po' a tutti: chi viene prima può scegliere, chi viene dopo vede che cosa vogliono gli altri.

step-resolving = B: risolvete i box
    .text =
        Dall'alto in basso e, in ogni box, a partire dal primo spazio. Paghi quando tocca al tuo pezzo; chi allora non può pagare non ottiene nulla. Puoi anche non usare un pezzo, tranne quelli sulla banchina.

        Risolto un box, tutti i pezzi che contiene **tornano nella riserva** dei proprietari, specialisti e vincitori compresi. Fanno eccezione solo i pezzi salpati per il Nuovo Mondo, quelli che aspettano nella Scoperta e quelli nell'Iniziativa.

        Se nella tua riserva non ci sono più coloni o specialisti, al loro posto usi altri tuoi pezzi liberi (A-46, A-47); solo i soldati hanno un limite, 10 (A-45).

step-initiative = B1: Iniziativa
    .text =
        Il tuo pezzo ti frutta subito tanti dollari quanti ne indica il suo spazio. Alla fine del turno la fila diventa l'ordine del turno successivo: il primo spazio dà $1 e il primo posto.

        - **Costo:** il pezzo che avresti potuto usare altrove.
        - **A chi conviene:** a chi nel prossimo turno vuole scegliere per primo.

step-dock = B2: Banchina dei coloni
    .text =
        A partire dallo spazio 1 ogni pezzo salpa per una regione già scoperta, a scelta del proprietario, e ci resta. Nel turno 1 sono aperti solo i Caraibi. Un mercante frutta $5, un missionario porta un colono in più.

        Il **primo ad avere 3 pezzi** in una regione prende la merce che c'è lì. Contano anche gli specialisti.

        - **Costo:** il pezzo, che non torna indietro.
        - **A chi conviene:** a tutti; le colonie sono la fonte di punti più ricca e si contano tre volte.

step-goods = B3: Merci
    .text =
        A partire dallo spazio 1 ogni pezzo prende una delle 4 merci esposte. Le merci non si restituiscono mai: rendono denaro ogni turno. Il numero su una merce dice quante ce ne sono dello stesso tipo in tutto il gioco.

        - **Costo:** 1 pezzo per ogni merce.
        - **A chi conviene:** a chi raccoglie merci dello stesso tipo.

step-shipping = B4: Spedizioni mercantili
    .text =
        Capitani e mercanti valgono 2, tutti gli altri 1. Il totale più alto prende la nave; in caso di pareggio chi viene prima nell'ordine di questo turno. Al secondo non va nulla. Se nel box non c'è nessuno, la nave resta lì. In una combinazione la nave sostituisce una merce qualsiasi.

        - **Costo:** tutti i pezzi che ci metti, anche se vinci.
        - **A chi conviene:** a chi ha un capitano o un mercante in più.

step-buildings = B5: Edifici capitale
    .text =
        Da sinistra a destra ogni pezzo può acquistare 1 degli edifici in vendita. Il prezzo dipende solo dall'epoca:

        | Turni | Epoca | Prezzo |
        |---|---|--:|
        | da 1 a 3 | I | $10 |
        | da 4 a 6 | II | $14 |
        | 7 e 8 | III | $20 |

        L'effetto di un edificio è stampato sulla tessera, che tieni fino alla fine: ciò che dà una volta sola lo prendi subito, ciò che dà ogni turno arriva nella fase D, un potere permanente vale da adesso. [Il catalogo](page:building) spiega gli edifici uno per uno.

        - **A chi conviene:** a chi acquista presto: un edificio che dà qualcosa ogni turno rende di più se lo prendi già nel turno 1. Quelli dell'Epoca III danno soprattutto punti.

step-discovery = B6: Scoperta
    .text =
        In ordine di turno puoi inviare 1 spedizione di scoperta, oppure nessuna. Di' quali dei tuoi pezzi nel box partono, poi scegli una regione non ancora scoperta e gira la sua pedina. Una pedina ha quattro valori: monete, saccheggio (altre monete per ogni soldato), nativi, punti.

        - **Forza:** un capitano vale 2, chiunque altro 1. Serve una forza almeno pari al numero dei nativi.
        - **Successo:** ricevi le monete e, per ogni soldato inviato, il saccheggio. Metti lì 1 colono della tua riserva e tieni la pedina per i suoi punti. Dal turno successivo tutti possono salpare per quella regione.
        - **Fallimento:** non ricevi nulla e la pedina torna a faccia in giù. Ormai però la conoscono tutti.

        I pezzi inviati tornano comunque nella riserva. Quelli non inviati aspettano nel box.

        Quando tutte le regioni sono state scoperte, giri invece la prima carta del mazzo Scoperta. Funziona come una pedina, ma non si mette nessun colono e, in caso di fallimento, la carta si rimescola nel mazzo (R-079).

        - **Costo:** i pezzi inviati.
        - **A chi conviene:** a chi ne manda abbastanza: una forza di 3 basta per 11 delle 16 pedine, una di 5 per tutte.

step-specialists = B7: Specialisti
    .text =
        Un pezzo sulla casella del capitano, del mercante, del missionario o del soldato ti procura quello specialista per il turno successivo. La quinta casella è l'addestramento: lì paghi $5 e scegli uno qualsiasi dei quattro. Ogni casella accoglie 1 pezzo.

        - **A chi conviene:** a chi pensa al turno dopo, in cui avrà 1 pezzo in più degli altri.

step-warfare = B8: Guerra
    .text =
        Da sinistra a destra, per ogni suo pezzo il proprietario può fare una di queste due cose, oppure nessuna. Uno scontro finisce prima che cominci il successivo.

        - Una **battaglia**: indica un avversario e una regione in cui avete pezzi entrambi e almeno uno dei due ha un soldato. Non costa nulla.
        - Una **guerra su vasta scala**: indica un avversario e paga $10. Si combatte in ogni regione in cui tra voi due è possibile una battaglia.

        In battaglia ogni soldato presente nella regione elimina 1 pezzo nemico: lo sceglie il proprietario del soldato. I pezzi persi si tolgono tutti insieme, quindi anche un soldato eliminato colpisce; poi tornano nella riserva del loro proprietario. Gli altri giocatori nella regione non c'entrano. I soldati nel box non combattono.

        - **Costo:** 1 pezzo, e $10 per una guerra.
        - **A chi conviene:** a chi è secondo in una colonia poco prima che si contino i punti.

step-income = C e D: entrate, poi edifici
    .text =
        - **C:** raggruppa merci e navi in combinazioni. 3 merci qualsiasi rendono $1, 3 dello stesso tipo $3, 4 dello stesso tipo $6. In ogni combinazione 1 nave può fare da merce, anche in una da 4. Merci e navi restano tue.
        - **D:** prendi ciò che i tuoi edifici danno ogni turno. Un edificio appena acquistato rende già.

        Dopo i turni 3, 6 e 8, a questo punto si assegnano i punti delle colonie. Dopo il turno 8 la partita è finita.

step-refresh = Da E a J: pronti per il prossimo turno
    .text =
        - **E:** riportate a 5 gli edifici in vendita, finché la pila dell'epoca basta. Dopo i turni 3 e 6 quelli invenduti escono dal gioco e ne arrivano 5 dell'epoca successiva.
        - **F:** rimescolate nella pila le merci che nessuno ha preso e rivelatene 4.
        - **G:** se nel box Spedizioni mercantili non c'è una nave, mettetecene una.
        - **H:** ognuno prende 5 coloni. Insieme agli specialisti sono i suoi nuovi pezzi disponibili.
        - **I:** i pezzi nell'Iniziativa salgono sul tracciato Ordine di turno e quelli di cui prendono il posto vanno nella riserva. Chi non c'era viene dopo, nel vecchio ordine.
        - **J:** spostate di 1 casella la nave sul tracciato dei turni.

## Two turns, move by move

step-players = Chi gioca
    .text =
        Il sorteggio ha messo Marek (blu) per primo, poi Anna (rosso), poi Dana (verde). Marek ha quindi $10, Anna $11 e Dana $12. Gli edifici in vendita sono «Monastero», «Coloni», «Stazione commerciale», «Navigatore» e «Conquistatore»; accanto al box Merci ci sono 2 zuccheri, 1 tabacco e 1 riso.

step-first-placing = Turno 1: cinque giri di piazzamento
    .text =
        1. Marek occupa lo spazio 1 della banchina. Anna va alle Merci e Dana la segue, sullo spazio 2.
        2. Marek mette un colono sulla casella del capitano. Anna prende lo spazio 2 della banchina. Dana vuole essere prima nel prossimo turno: Iniziativa.
        3. Marek va agli Edifici capitale. Anna prende la casella del soldato, Dana lo spazio 3 della banchina.
        4. Marek comincia una spedizione di scoperta, Anna e Dana puntano alla nave.
        5. Marek aggiunge un secondo colono nella Scoperta. Anna prende lo spazio 4 della banchina, Dana aggiunge un secondo pezzo nelle Spedizioni mercantili.

step-first-resolving = Turno 1: i box
    .text =
        - **Iniziativa:** Dana è sullo spazio 1 e prende $1: ha $13.
        - **Banchina:** sono aperti solo i Caraibi, quindi tutti e quattro i pezzi salpano per lì. Anna ne ha 2, Marek e Dana 1 ciascuno. Nessuno ne ha ancora 3: la merce resta lì.
        - **Merci:** Anna prende uno zucchero, Dana l'altro.
        - **Spedizioni mercantili:** Dana ha 2, Anna 1. La nave va a Dana.
        - **Edifici capitale:** Marek spende tutti i suoi $10 per il [Monastero](building:monastery).
        - **Scoperta:** Marek invia 2 coloni in Florida e trova 2 nativi. La sua forza, 2, basta appena. Prende $1, mette lì un colono e tiene la pedina, che vale 4 punti.
        - **Specialisti:** per il prossimo turno Marek ha un capitano, Anna un soldato.

step-first-end = Turno 1: il resto
    .text =
        Nessuno ha ancora una combinazione, quindi niente entrate. Il Monastero dà subito a Marek un missionario, nella fase D. Arrivano un nuovo edificio, quattro merci e una nave. Ognuno prende 5 coloni: Dana ha 5 pezzi, Anna 6, Marek 7. Dana era nell'Iniziativa e ora è prima; Marek e Anna la seguono nel loro vecchio ordine.

step-second-placing = Turno 2: sette giri di piazzamento
    .text =
        1. Dana occupa lo spazio 1 della banchina. Marek mette il missionario sullo spazio 2, Anna un colono sullo spazio 3.
        2. Dana va alle Merci. Marek manda il capitano nella Scoperta, Anna un colono nella Guerra.
        3. Dana va agli Edifici capitale. Marek e Anna vanno entrambi nell'Iniziativa: spazi 1 e 2.
        4. Dana punta alla nave. Marek prende lo spazio 4 della banchina, Anna mette il soldato sullo spazio 5. Ora la banchina è piena.
        5. Dana aggiunge il suo ultimo pezzo nelle Spedizioni mercantili. Marek aggiunge un colono nella Scoperta. Anche Anna punta alla nave.
        6. Marek prende la casella del mercante. Anna aggiunge il suo ultimo pezzo nelle Spedizioni mercantili.
        7. Marek va alle Merci con il suo ultimo pezzo: spazio 2.

step-second-resolving = Turno 2: i box
    .text =
        - **Iniziativa:** Marek prende $1, Anna $2.
        - **Banchina:** Dana salpa per i Caraibi e lì ne ha 2. La segue il missionario di Marek, che porta con sé un colono: con quello del turno 1 Marek ne ha 3 ed è **il primo**. Prende la merce della regione, che su questo tabellone è uno zucchero. Il terzo pezzo di Anna arriva subito dopo, troppo tardi per la merce. Il secondo pezzo di Marek va in Florida, il soldato di Anna ai Caraibi: lei ne ha 4.
        - **Merci:** Dana prende uno zucchero, Marek il tabacco.
        - **Spedizioni mercantili:** 2 contro 2. È un pareggio: la nave va a Dana, che viene prima in ordine di turno.
        - **Edifici capitale:** Dana acquista la [Stazione commerciale](building:trading-post) per $10 e resta con $3.
        - **Scoperta:** Marek invia il capitano e il colono in Nuova Spagna e trova 4 nativi. La forza 3 non basta: **la spedizione fallisce**. La pedina torna a faccia in giù, i due pezzi tornano nella riserva di Marek.
        - **Specialisti:** Marek ha un mercante per il prossimo turno.
        - **Guerra:** Anna sceglie **una battaglia** contro Marek nei Caraibi. Lei lì ha un soldato, Marek nessuno: lui perde 1 pezzo e Anna sceglie un colono. A Marek ne restano 2.

step-second-end = Turno 2: il resto
    .text =
        Dana ha 2 zuccheri e 2 navi. Con una nave forma una combinazione di 3 dello stesso tipo: $3. Una seconda nave non può entrarci. Nella fase D la Stazione commerciale le dà $5, e il Monastero dà un missionario a Marek. Anna ha $13, Marek $2, Dana $11. Marek era sullo spazio 1 dell'Iniziativa e sarà primo, poi Anna, poi Dana.

        Se le colonie dessero punti adesso, i Caraibi ne darebbero 6 ad Anna con i suoi 4 pezzi. Marek e Dana ne hanno 2 ciascuno: è un pareggio per il secondo posto, e non prendono nulla. Neanche la Florida darebbe nulla: lì nessuno ha 3 pezzi. Ma manca ancora un turno.

## The end, and questions

step-scoring = Chi vince
    .text =
        In ogni colonia in cui qualcuno ha almeno 3 pezzi:

        | Più pezzi | Punti |
        |---|---|
        | un giocatore | 6, e 2 al secondo |
        | pareggio tra due | 2 ciascuno, nulla al terzo |
        | pareggio tra tre o più | nulla |

        Se il pareggio è per il secondo posto, quei giocatori non prendono nulla. Dopo il turno 8 aggiungi i punti delle pedine e delle carte, quelli degli edifici e 1 punto per ogni dollaro che le tue combinazioni hanno reso nel turno 8. In caso di pareggio decidono i punti delle colonie del turno 8, poi il denaro, poi le merci; se non basta, la vittoria è condivisa.

step-advice = Che cosa conviene
    .text =
        - Se un edificio dà qualcosa ogni turno, acquistalo presto.
        - Se raccogli tre o quattro merci dello stesso tipo, guarda che cosa raccolgono gli altri e il numero sulla merce.
        - Un capitano in una spedizione di scoperta ti risparmia un colono.
        - Conta i pezzi nelle colonie prima dei turni 3, 6 e 8. Un pezzo al posto giusto vale 4 punti o più.
        - Chi è tra i primi nell'ordine è sicuro di avere ciò che c'è una volta sola, come la casella del capitano.

step-questions = Domande
    .text =
        - **Posso tenere un pezzo per il turno successivo?** No, si piazzano tutti; solo nella Scoperta i pezzi possono aspettare (R-029, R-078).
        - **Posso mettere due pezzi nello stesso box?** Sì, tranne che nell'Iniziativa (R-034, R-035).
        - **Se ho un pezzo lì, devo acquistare un edificio?** No (R-063).
        - **Posso salpare per una regione scoperta in questo turno?** Non ancora: la Scoperta viene dopo la banchina (R-047).
        - **Il missionario mi aiuta a essere il primo con 3 pezzi?** Sì, il colono che porta conta subito (R-049).
        - **E se la spedizione fallisce?** I pezzi tornano nella riserva, la pedina nella regione; ormai l'hanno vista tutti (R-076, R-077).
        - **Le merci si consumano?** Mai (R-056, R-104).
        - **Per essere secondo mi servono 3 pezzi?** No, ne basta 1 se qualcun altro ne ha 3 (R-135).
        - **Posso attaccare dove non ho soldati?** Sì, se li ha l'avversario; ma così perdi pezzi solo tu (A-39).
        - **I soldati nel box Guerra combattono?** No, solo quelli nella regione (R-089).
        - **Possiamo scambiarci o prestarci qualcosa?** No (R-025).

step-in-doubt = Nel dubbio decide il tabellone
    .text =
        Le figure sono disegnate da noi e più semplici del tabellone. Se sul tuo i box Merci, Edifici capitale o Guerra hanno un altro numero di spazi, o una regione ha un'altra merce, vale il tabellone. Ciò che il regolamento lascia aperto è deciso in [Dove i regolamenti stampati tacciono](page:rulings).

## Pictures

picture-setup = Il tavolo di una partita a tre prima del primo turno, semplificato: c'è solo ciò che si dispone all'inizio e, dei giocatori, solo il primo sorteggiato. I numeri indicano i passi della preparazione.
    .alt = Cinque edifici sopra nove regioni con pedine e merci; a lato ordine di turno, turni, banchina, merci e navi; sotto, ciò che ha un giocatore e il mazzo Scoperta.
picture-setup-turn-track = Tracciato dei turni
picture-learn-boxes = Gli otto box dall'alto in basso, nell'ordine in cui si risolvono, con i loro spazi; ∞ significa senza limite. Nell'Iniziativa e sulla banchina non si usano tutti gli spazi.
    .alt = Striscia con gli otto box Evento nel loro ordine, ciascuno con il numero dei suoi spazi.
picture-table-1 = Turno 1, dopo che tutti i pezzi sono stati piazzati. In ogni box stanno nell'ordine in cui sono arrivati; sotto, i giocatori in ordine di turno con denaro, merci, navi ed edifici.
    .alt = Gli otto box con i pezzi di tre giocatori; nel Nuovo Mondo non c'è ancora nulla.
picture-table-2 = L'inizio del turno 2: edificio, merci e nave sono nuovi e Dana è prima.
    .alt = I box sono vuoti; nei Caraibi ci sono 2 pezzi rossi, 1 blu e 1 verde, in Florida 1 blu; l'ordine è verde, blu, rosso.
picture-table-3 = Turno 2, dopo che tutti i pezzi sono stati piazzati.
    .alt = Gli otto box con 18 pezzi; la banchina è piena.
picture-table-4 = L'inizio del turno 3: Marek è primo.
    .alt = I box sono vuoti; nei Caraibi ci sono 4 pezzi rossi, 2 blu e 2 verdi, in Florida 2 blu; l'ordine è blu, rosso, verde.

## Examples

example-first-turns = La trascrizione dei due turni
    .text = Ecco che cosa si è scritto al tavolo. [Trascrivere una partita](section:records) lo spiega riga per riga.
