### The rules of Age of Empires III: The Age of Discovery, in Italian.
### First the 12 sections of the rules book, each with its title and introduction, then every rule
### by its number: a short title and the rule itself. The buildings (R-201 to R-233) are not repeated here.

## Sezioni del regolamento

section-components = Componenti
    .text =
        Ecco tutto il contenuto della scatola. Prima della tua prima partita controlla che non manchi nulla.

        Tabellone e pezzi:

        - 1 tabellone: a sinistra il Nuovo Mondo con le sue 9 [regioni](term:region), a destra il tracciato [Ordine di turno](box:turn-order) e gli 8 [box Evento](term:event-box).
        - 60 pezzi per ciascuno dei 5 colori: 30 coloni, 5 capitani, 5 mercanti, 10 missionari e 10 soldati.
        - 10 navi mercantili: 1 fa da segnalino turno, 1 segna da dove la banchina è chiusa e 8 si possono vincere.

        Denaro:

        - 50 monete d'argento da $1 e 40 monete d'oro da $10, in tutto $450. Se le monete non bastano, usa qualsiasi altra cosa come denaro: la banca non è mai vuota (A-48).

        Tessere, pedine e carte:

        - 34 edifici capitale: 11 dell'Epoca I, 13 dell'Epoca II e 10 dell'Epoca III. L'epoca è indicata sul retro.
        - 46 merci: 5 d'oro, 6 d'argento, 3 di bestiame, 3 di cacao, 3 di pesce, 6 di zucchero, 4 di pelli, 4 di caffè, 5 di tabacco, 3 di riso e 4 d'indaco.
        - 16 pedine Scoperta: in una partita se ne usano 8, oppure 9 con l'asta dell'Appendice I.
        - 16 carte Scoperta.

        Servono inoltre carta e matita per segnare i punti vittoria.

section-setup = Preparazione
    .text =
        Metti il tabellone al centro del tavolo e segui questi passi. Le regole dopo l'elenco spiegano i dettagli.

        1. Ognuno sceglie un colore e mette accanto a sé i pezzi di quel colore: sono la sua riserva (R-003).
        2. Ognuno prende $10 e 5 coloni (R-004, R-005).
        3. Metti un altro colono di ogni giocatore sul tracciato Ordine di turno, in ordine casuale, e distribuisci il denaro extra a chi non è primo (R-006, R-007). I giocatori esperti possono invece ricorrere all'asta dell'Appendice I.
        4. Metti una pedina Scoperta a caso, a faccia in giù, in ogni regione tranne i [Caraibi](region:caribbean): 8 in tutto. Le altre pedine tornano nella scatola senza che nessuno le guardi (R-008, R-009).
        5. In ognuna delle 9 regioni metti, a faccia in su, la merce stampata sul tabellone (R-011).
        6. Mescola le altre 37 merci a faccia in giù e rivelane 4 accanto al box Merci (R-012, R-013).
        7. Dividi gli edifici capitale per epoca in 3 pile a faccia in giù ed esponi a faccia in su 5 edifici dell'Epoca I (R-014, R-015).
        8. Metti 1 nave mercantile nel box Spedizioni mercantili, 1 sul turno 1 come segnalino turno e 1 sul primo spazio chiuso della banchina (R-016, R-017, R-018). Le altre 7 navi aspettano accanto al tabellone.
        9. Metti da parte il mazzo Scoperta, mescolato e a faccia in giù (R-020).

        Ora comincia il turno 1, con la fase A.

section-course = Svolgimento del gioco
    .text =
        La partita dura 8 turni, divisi in 3 epoche. In ogni turno prima si piazzano tutti i pezzi nei box Evento, uno alla volta in ordine di turno; poi si risolvono i box uno dopo l'altro; infine si incassano le entrate e si prepara il tabellone per il turno successivo. Ogni turno ha le stesse 10 fasi:

        - **A. Piazzamento** – in ordine di turno, ognuno piazza 1 pezzo alla volta nei box Evento, finché nessuno ne ha più.
        - **B. Risoluzione** – si risolvono gli 8 box Evento, da Iniziativa a Guerra.
        - **C. Entrate** – incassi il denaro delle tue combinazioni di merci e navi mercantili.
        - **D. Benefici degli edifici** – prendi ciò che i tuoi edifici danno ogni turno.
        - **E. Rinnovo degli edifici capitale** – si riportano a 5 gli edifici esposti, oppure si espongono quelli dell'epoca successiva.
        - **F. Rinnovo delle merci** – le merci che nessuno ha preso si mescolano nella pila e se ne rivelano 4.
        - **G. Rinnovo della nave mercantile** – si mette una nave nel box Spedizioni mercantili, se non ce n'è.
        - **H. Nuovi coloni** – tutti prendono 5 coloni per il turno successivo.
        - **I. Nuovo ordine di turno** – i pezzi del box Iniziativa salgono sul tracciato Ordine di turno.
        - **J. Avanzamento del turno** – il segnalino turno passa al turno successivo.

        Alla fine dei turni 3, 6 e 8 si contano i punti delle colonie, subito dopo la fase D (A-14). Nel turno 8 le fasi da E a J si saltano (A-15).

section-specialists = Specialisti
    .text =
        Uno [specialista](term:specialist) si piazza come un colono e può fare tutto ciò che fa un colono. In certe situazioni vale di più:

        - [Capitano](piece:captain) – vale 2 nel box Spedizioni mercantili e 2 in una spedizione di scoperta.
        - [Mercante](piece:merchant) – vale 2 nel box Spedizioni mercantili e frutta $5, una volta sola, quando arriva nel Nuovo Mondo dalla banchina.
        - [Missionario](piece:missionary) – quando arriva nel Nuovo Mondo dalla banchina, aggiunge 1 colono del tuo colore nella stessa regione, o 2 se possiedi la [Cattedrale](building:cathedral).
        - [Soldato](piece:soldier) – in una spedizione di scoperta vale solo 1, ma se la spedizione ha successo frutta il saccheggio; nel Nuovo Mondo elimina 1 pezzo nemico in ogni tua battaglia nella regione in cui si trova.

        In ogni altro caso uno specialista vale esattamente quanto un colono, e in una colonia ogni specialista è 1 pezzo. Gli specialisti si ottengono nel box Specialisti e dagli edifici capitale; se ne può ottenere uno anche con l'asta dell'Appendice I.

section-boxes = Box Evento
    .text =
        Nella fase B gli 8 box si risolvono uno dopo l'altro, dall'alto in basso sul tabellone:

        1. [Iniziativa](box:initiative) – un po' di denaro subito e un posto migliore nell'ordine del turno successivo.
        2. [Banchina dei coloni](box:dock) – i pezzi salpano verso le regioni già scoperte del Nuovo Mondo.
        3. [Merci](box:goods) – ogni pezzo prende 1 delle 4 merci esposte.
        4. [Spedizioni mercantili](box:shipping) – il totale più alto vince la nave mercantile.
        5. [Edifici capitale](box:buildings) – ogni pezzo può acquistare 1 edificio.
        6. [Scoperta](box:discovery) – ogni giocatore può inviare 1 spedizione di scoperta.
        7. [Specialisti](box:specialists) – ogni pezzo procura uno specialista per il turno successivo; l'addestramento costa $5.
        8. [Guerra](box:warfare) – ogni pezzo permette 1 battaglia o 1 guerra su vasta scala.

        Sopra i box c'è il tracciato [Ordine di turno](box:turn-order), che non è un box Evento: nella fase A non ci si piazza nulla. Indica chi gioca per primo, risolve i pareggi nel box Spedizioni mercantili e stabilisce l'ordine delle spedizioni di scoperta.

section-goods-and-ships = Merci e navi mercantili
    .text =
        Le merci provengono da 3 fonti: le regioni in cui sei il primo ad avere 3 pezzi, il box Merci e la [Compagnia delle Indie Occidentali](building:west-indies-co). Le navi mercantili si vincono nel box Spedizioni mercantili. Nella fase C di ogni turno raggruppi merci e navi in [combinazioni](term:set) e incassi il loro valore:

        - 3 merci qualsiasi: $1
        - 3 merci dello stesso tipo: $3
        - 4 merci dello stesso tipo: $6

        Una nave vale come una merce qualsiasi, ma in una combinazione può esserci solo 1 nave. Merci e navi non si spendono mai, quindi rendono di nuovo ogni turno.

        Esempio: possiedi 3 zuccheri, 2 tabacchi, 1 pesce, 1 riso e 2 navi. Le combinazioni migliori sono i 3 zuccheri con una nave per $6 e i 2 tabacchi con l'altra nave per $3. Pesce e riso avanzano, perché 2 merci non formano una combinazione. Ricevi $9. Se nel turno successivo prendi un terzo tabacco, hai due combinazioni da 4 e ricevi $12.

section-buildings = Edifici capitale
    .text =
        Gli edifici capitale si acquistano nel box [Edifici capitale](box:buildings), a $10 nell'Epoca I, $14 nell'Epoca II e $20 nell'Epoca III. Tieni ogni edificio a faccia in su davanti a te fino alla fine della partita. Ognuno agisce a modo suo:

        - **Ogni turno:** nella fase D ti dà pezzi, denaro, una merce o un movimento, già dal turno dell'acquisto (A-12).
        - **Subito:** l'effetto avviene quando acquisti l'edificio, e solo allora, come i $20 della [Conquista dell'impero inca](building:conquest-inca).
        - **In un momento particolare:** la [Cattedrale](building:cathedral) agisce sulla banchina, la [Milizia](building:militia) in battaglia, la [Distilleria di rum](building:rum-distillery) nella fase C, le [Navi corsare](building:privateers) subito dopo la fase C (A-51) e l'[Università](building:university) una volta per partita, quando vuoi tu.
        - **Alla fine della partita:** dà un numero fisso di punti vittoria, stampato sulla tessera, oppure un tanto per ogni cosa che possiedi.

        Alcuni edifici combinano due di questi effetti. Di ogni edificio c'è 1 sola copia; solo dei Coloni ce ne sono 2, e uno stesso giocatore può possederle entrambe (A-71).

section-scoring = Punteggio e vittoria
    .text =
        Solo le colonie danno punti più di una volta. Tutto il resto si conta a partita finita.

        - **Alla fine dei turni 3, 6 e 8:** ogni colonia in cui un giocatore ha almeno 3 pezzi.
        - **Alla fine della partita:** scoperte, edifici capitale ed economia, cioè il denaro delle tue combinazioni nel turno 8.

        In ogni colonia che dà punti, conta i pezzi di ciascun giocatore:

        - Un solo giocatore ne ha più di tutti: 6 punti a lui, 2 punti al secondo.
        - Due giocatori sono in pareggio per il primo posto: 2 punti ciascuno, niente per il secondo posto.
        - Tre o più giocatori sono in pareggio per il primo posto: lì nessuno riceve punti.
        - Due o più giocatori sono in pareggio per il secondo posto: non ricevono nulla; chi ha più pezzi riceve comunque 6 punti.
        - C'è un solo giocatore: 6 punti a lui, e i 2 non vanno a nessuno.

        Esempio: in Perù il rosso ha 5 pezzi, il blu 2 e il verde 1: il rosso riceve 6 punti e il blu 2. In Florida il rosso e il blu hanno 3 pezzi ciascuno e il verde 2: il rosso e il blu ricevono 2 punti ciascuno, il verde niente.

section-auction = Appendice I: asta per il primo ordine di turno
    .text =
        Essere primi nel turno 1 ha il suo valore. Invece di tirare a sorte e compensare con qualche dollaro, i giocatori esperti possono contendersi l'ordine all'asta. Chi vince gioca per primo, scopre i [Caraibi](region:caribbean) e ne incassa la ricompensa; il secondo paga la metà e gli altri non pagano nulla. Decidete prima della partita se giocare con l'asta; quando è finita, si gioca come al solito.

section-building-list = Appendice II: gli edifici capitale
    .text =
        Le tabelle mostrano tutti i 34 edifici capitale: 11 dell'[Epoca I](age:1), 13 dell'[Epoca II](age:2) e 10 dell'[Epoca III](age:3). Solo i Coloni compaiono due volte. Per ogni edificio trovi l'effetto, quando avviene e i punti vittoria che dà alla fine della partita. «Ogni turno» significa nella fase D di ogni turno, a partire da quello dell'acquisto (A-12).

section-discovery-list = Appendice III: pedine e carte Scoperta
    .text =
        Le tabelle mostrano le 16 pedine Scoperta e le 16 carte Scoperta. Ognuna riporta quattro valori: le monete per lo scopritore, il denaro in più per ogni soldato inviato, il numero di nativi da raggiungere e i punti vittoria alla fine della partita. In una partita normale sono in gioco solo 8 pedine, scelte a caso.

        Quanto deve essere forte una spedizione? Delle 16 pedine

        - con forza 1 ne superi 2,
        - con forza 2 ne superi 5,
        - con forza 3 ne superi 11,
        - con forza 4 ne superi 14,
        - con forza 5 le superi tutte e 16.

        Le carte sono più difficili. Delle 16 carte, con forza 3 ne superi 3, con forza 4 ne superi 10, con forza 5 ne superi 13 e con forza 6 le superi tutte e 16.

section-records = Trascrivere una partita
    .text =
        Una trascrizione è ciò che si annota al tavolo mentre si gioca: righe brevi, in una qualsiasi delle quattro lingue e scritte come viene. Bastano le decisioni e ciò che dipende dal caso; tutto il resto lo ricava il programma. Se annoti anche altro, per esempio il denaro o i punti, le tue cifre vengono confrontate con quelle calcolate.

        #### L'inizio

        La prima riga è uguale in tutte le lingue, a parte la sigla della lingua alla fine. Poi vengono i giocatori, nell'ordine in cui siedono al tavolo, e tutto quello che vuoi aggiungere:

        ```
        annals 1 discovery it
        titolo: Venerdì al circolo
        giocatori: rosso Anna, blu Marek, verde Dana
        decisione: university one-place
        ```

        Una riga `decisione` stabilisce come si interpreta un punto controverso; `annals rulings` elenca i nomi, che sono uguali in tutte le lingue. Se il primo ordine di turno si decide all'asta, scrivi `variante: asta`.

        #### La preparazione

        Il primo ordine di turno, i cinque edifici e le quattro merci:

        ```
        preparazione
        ordine: blu, rosso, verde
        edifici: Monastero, Coloni, Stazione commerciale, Navigatore, Conquistatore
        merci: zucchero, zucchero, tabacco, riso
        ```

        Se sul tuo tabellone si vede qualcosa che i regolamenti non dicono, scrivilo qui: `tabellone: Canada = pelli`, `tabellone: Canada ~ Nuova Inghilterra`.

        #### Un turno

        Un'intestazione per il turno e una per ogni fase o box. Se sotto un'intestazione non c'è nulla, la si può omettere; e quando qualcuno passa, non serve scriverlo.

        ```
        turno 2
        piazzamento
        blu: iniziativa; rosso: banchina; verde: capitano
        blu: merci; rosso: scoperta; verde: soldato > banchina
        blu: addestramento; rosso: capitano > scoperta; verde: edifici
        banchina
        rosso: Caraibi
        verde: Caraibi
        merci
        blu: zucchero
        edifici
        verde: Monastero
        scoperta
        rosso: capitano, colono > Nuova Spagna = [2 4 3 5]
        specialisti
        blu: addestramento > soldato
        ```

        Nel piazzamento un box da solo indica un colono; un altro pezzo si scrive prima di `>`. Una casella del box Specialisti prende il nome dello specialista: `capitano` da solo è un colono sulla casella del capitano. Dalla banchina i pezzi salpano in fila, uno alla volta. Dopo `=` va ciò che ha deciso il caso: i valori di una pedina, cioè monete, monete per ogni soldato, nativi e punti, oppure la carta.

        #### Edifici con effetto immediato

        Per questi si indica la regione: `verde: Cartografia del Nuovo Mondo > Perù = [1 2 1 4]`, `rosso: Alleati indiani > Canada`.

        #### La guerra

        Prima la battaglia o la guerra su vasta scala, poi chi perde che cosa in ogni regione:

        ```
        guerra
        rosso: battaglia > blu, Canada
        Canada: blu -soldato, -colono, rosso -soldato
        blu: guerra > verde
        Nuova Spagna: verde -colono, blu -soldato
        ```

        #### La fine di un turno

        I movimenti dovuti agli edifici e la merce della Compagnia, poi i nuovi edifici e le nuove merci che sono usciti:

        ```
        benefici
        rosso: Stalla > Canada, Nuova Inghilterra
        blu: Migrazione > 2 coloni, Brasile, Perù
        verde: Compagnia delle Indie Occidentali = tabacco
        rinnovo
        edifici: Addestramento
        merci: riso, pesce, oro, pelli
        ```

        L'[Università](building:university) si può usare in qualunque punto sia permesso: `rosso: Università > banchina 5`.

        #### Cifre da confrontare

        Sotto `entrate` il denaro incassato, sotto `situazione` ciò che un giocatore possiede, sotto `punteggio` i punti dopo i turni 3, 6 e 8, e alla fine di tutto il vincitore:

        ```
        situazione
        rosso: $14, 3 zuccheri, 2 navi mercantili
        punteggio
        rosso: 24; blu: 18
        vincitore: rosso
        fine
        ```

        #### Ciò che avete permesso di proposito

        Si contrassegna con il nome della segnalazione, anch'esso uguale in tutte le lingue: `rosso: banchina ! box-full`. Tutto ciò che segue `#` è un commento.

        #### Cominciare a partita in corso

        Una trascrizione può cominciare da qualsiasi punto: nella preparazione scrivi che cosa possiede ogni giocatore e dove si trovano i pezzi, poi prosegui con il turno.

        ```
        preparazione
        rosso: $14, Stalla, 2 navi mercantili, 6 coloni
        rosso: 2 soldati, colono > Canada
        blu: capitano > scoperta
        turno 5
        ```

## Preparazione

R-001 = Da due a cinque giocatori
    .text = Il gioco è per 2-5 giocatori. Ognuno sceglie un colore diverso; i pezzi dei colori che nessuno usa restano nella scatola. Per 2 giocatori non ci sono regole speciali: solo la banchina è più corta (A-76).

R-002 = I colori sono nazioni
    .text = Il rosso è l'Inghilterra, il blu la Francia, il giallo la Spagna, il verde il Portogallo e l'arancione l'Olanda. Le nazioni si distinguono solo per il nome: nessuna ha poteri propri.

R-003 = La riserva sta accanto a te
    .text = Metti accanto a te tutti i pezzi del tuo colore. Sono la tua [riserva](term:supply): pezzi non in uso, che non puoi piazzare. Tienili separati dai pezzi che hai davanti, i tuoi [pezzi disponibili](term:hand), cioè quelli che piazzi in questo turno.

R-004 = Denaro iniziale: $10
    .text = Ogni giocatore comincia con $10: 1 moneta d'oro oppure 10 monete d'argento. Chi non è primo nell'ordine iniziale riceve qualcosa in più (R-007).

R-005 = Cinque coloni per cominciare
    .text = Per il turno 1 prendi 5 coloni dalla riserva: sono i tuoi pezzi disponibili. Nessuno comincia con degli specialisti; solo l'asta può dare a un giocatore uno specialista nel turno 1 (R-149).

R-006 = Ordine casuale per il turno 1
    .text = Metti un altro colono di ogni giocatore sul tracciato [Ordine di turno](box:turn-order), in ordine casuale a partire dallo spazio 1. Questo colono fa solo da segnaposto e non è uno dei tuoi 5 coloni.

R-007 = Denaro extra a chi gioca dopo
    .text = Chi gioca dopo gli altri è compensato con del denaro: niente in posizione 1, $1 in posizione 2, $2 in posizione 3, $3 in posizione 4 e $4 in posizione 5. Chi è in posizione 4 comincia quindi con $13. Con l'asta nessuno riceve questo denaro (A-72).

R-008 = Pedine nascoste fuori dai Caraibi
    .text = Metti 1 pedina Scoperta a caso, a faccia in giù, in ogni regione tranne i [Caraibi](region:caribbean): 8 pedine. Nessuno può guardarle. Con l'asta anche i Caraibi ricevono una pedina, al termine dell'asta (R-151).

R-009 = Pedine avanzate nella scatola
    .text = Le pedine non usate, 8 oppure 7 con l'asta, tornano nella scatola senza che nessuno le guardi. Così nessuno sa quali delle 16 sono in gioco.

R-010 = I Caraibi sono già scoperti
    .text = I [Caraibi](region:caribbean) sono considerati scoperti fin dall'inizio e non hanno una pedina (D-30). Dalla banchina si può salpare verso i Caraibi già nel turno 1: ogni pezzo ha quindi sempre una destinazione.

R-011 = Ogni regione ha la sua merce
    .text = In ognuna delle 9 regioni metti, a faccia in su, 1 merce: quella stampata sul tabellone. Il Perù, per esempio, ha sempre l'argento. Fa fede il tuo tabellone: tranne quella del Perù, le merci indicate qui sono solo ipotesi. Ogni merce andrà al primo giocatore che avrà 3 pezzi nella sua regione (R-049).

R-012 = Le altre merci si mescolano
    .text = Con 9 delle 46 merci sulla mappa, ne restano 37. Mettile a faccia in giù accanto al tabellone e mescolale: sono la pila da cui si pescano le merci.

R-013 = Quattro merci esposte
    .text = Rivela 4 merci della pila e mettile accanto al box [Merci](box:goods). Sono quelle che si possono prendere nel turno 1; le altre 33 restano a faccia in giù.

R-014 = Tre pile di edifici
    .text = Dividi gli edifici capitale secondo l'epoca indicata sul retro (I, II o III), poi mescola gli edifici di ogni epoca e fanne una pila a faccia in giù: le pile sono di 11, 13 e 10 tessere.

R-015 = Cinque edifici dell'Epoca I in vendita
    .text = Pesca a caso 5 edifici dalla pila dell'Epoca I ed esponili a faccia in su in cima al tabellone. Sono in vendita nel turno 1; gli altri 6 aspettano nella pila.

R-016 = Una nave da vincere
    .text = Metti 1 nave mercantile nel box [Spedizioni mercantili](box:shipping). È la nave da vincere nel turno 1. Le altre 7 che si possono vincere aspettano accanto al tabellone.

R-017 = Una nave segna il turno
    .text = Metti 1 nave sul turno 1 del tracciato dei turni. È soltanto il segnalino turno e non si può mai vincere.

R-018 = La banchina dipende da quanti siete
    .text = Della banchina si usano solo i primi spazi numerati, il doppio dei giocatori meno 1: 3, 5, 7 o 9 spazi con 2, 3, 4 o 5 giocatori. Metti una nave sullo spazio subito dopo per segnare il limite. Quello spazio e tutti i numeri più alti, fino al 12, restano chiusi per tutta la partita: con 3 giocatori la nave sta sullo spazio 6.

R-019 = X e Y richiedono il loro edificio
    .text = Gli spazi X e Y della banchina sono aperti con qualsiasi numero di giocatori, ma solo per un edificio: X per la [Servitù a contratto](building:indentured-servitude), Y per i [Diritti di colonizzazione](building:colonization-laws). Ci va soltanto il colono gratuito di quell'edificio; nella fase A nessuno piazza pezzi su X o Y (A-08).

R-020 = Il mazzo aspetta il suo momento
    .text = Metti da parte le carte Scoperta in un mazzo a faccia in giù. Entrano in gioco solo quando ogni regione del Nuovo Mondo è stata scoperta (R-079).

R-021 = I punti si segnano su carta
    .text = Dopo ogni conteggio annota i punti di ogni giocatore. Se il tuo tabellone ha un tracciato dei punti, puoi usare quello; per il gioco non cambia nulla (D-53).

## Turni e fasi

R-022 = Otto turni in tre epoche
    .text = La partita dura 8 turni. I turni da 1 a 3 sono l'[Epoca I](age:1), i turni da 4 a 6 l'[Epoca II](age:2), i turni 7 e 8 l'[Epoca III](age:3). L'epoca decide quali edifici sono in vendita e quanto costano, e alla fine di ogni epoca si contano i punti delle colonie.

R-023 = Dieci fasi in ogni turno
    .text = Ogni turno passa per le fasi da A a J in quest'ordine: A Piazzamento, B Risoluzione, C Entrate, D Benefici degli edifici, E Rinnovo degli edifici capitale, F Rinnovo delle merci, G Rinnovo della nave mercantile, H Nuovi coloni (5 a testa), I Nuovo ordine di turno, J Avanzamento del turno (D-17). Attenzione: entrate e benefici vengono dopo i box, quindi ciò che portano non si può spendere nella fase B dello stesso turno.

R-024 = Tutto ciò che possiedi è visibile
    .text = Denaro, pezzi, merci, navi ed edifici stanno sempre dove tutti possono vederli. Il regolamento ebraico non lo dice, ma vale comunque (D-15).

R-025 = Niente scambi né prestiti
    .text = Non puoi dare, vendere, scambiare o prestare nulla a un altro giocatore: né denaro, né pezzi, né merci, né navi, né edifici (D-15).

## Fase A: Piazzamento

R-026 = Un pezzo alla volta
    .text = Seguendo il tracciato [Ordine di turno](box:turn-order), ogni giocatore piazza 1 dei suoi pezzi disponibili in un box Evento (D-16). Dopo l'ultimo giocatore tocca di nuovo al primo, e così via, giro dopo giro. Finché hai un pezzo disponibile non puoi passare (A-02).

R-027 = Tutti i pezzi si piazzano allo stesso modo
    .text = Coloni e specialisti si piazzano allo stesso modo, 1 ogni volta che tocca a te. Scegli liberamente quale dei tuoi pezzi piazzare.

R-028 = Si piazza fino all'ultimo pezzo
    .text = La fase A continua finché nessuno ha più pezzi disponibili. Chi li ha finiti viene saltato; chi ne ha ancora continua. Se hai 7 pezzi e tutti gli altri ne hanno 5, piazzi gli ultimi 2 di seguito.

R-029 = Non si tengono pezzi da parte
    .text = Ogni tuo pezzo disponibile va piazzato in questo turno; non puoi conservarne per un turno futuro. Il posto c'è sempre, perché i box Spedizioni mercantili e Scoperta non hanno limite (A-03).

R-030 = Primo spazio libero a sinistra
    .text = Nei box [Iniziativa](box:initiative), [Banchina dei coloni](box:dock), [Edifici capitale](box:buildings) e [Guerra](box:warfare) il tuo pezzo va sullo spazio libero più a sinistra; non puoi lasciare buchi. Il box Edifici capitale ha 5 spazi, uno per ogni edificio in vendita (A-06), e il box Guerra non ha limite (A-07). Quando un box è pieno, in questo turno nessuno può più piazzarci pezzi.

R-031 = Due box senza limite
    .text = Nei box [Spedizioni mercantili](box:shipping) e [Scoperta](box:discovery) il pezzo va in un punto qualsiasi. C'è posto per quanti pezzi si vuole, e la loro posizione non conta.

R-032 = Scegli la casella dello specialista
    .text = Nel box [Specialisti](box:specialists) metti il pezzo su una casella libera a tua scelta: capitano, mercante, missionario, soldato o addestramento. Ognuna delle 5 caselle accoglie 1 pezzo per turno: la occupa chi arriva per primo.

R-033 = Il box Merci si riempie dal numero 1
    .text = Gli spazi del box [Merci](box:goods) sono numerati e si occupano a partire dall'1, da sinistra a destra come le altre file (D-35). Sono 4, uno per ogni merce esposta (A-05). Più basso è il tuo numero, prima scegli.

R-034 = Un solo pezzo a testa in Iniziativa
    .text = Nel box [Iniziativa](box:initiative) puoi avere al massimo 1 pezzo. È l'unico box con questo limite (A-01).

R-035 = Più pezzi negli altri box
    .text = In tutti i box tranne Iniziativa puoi avere tanti pezzi quanti sono gli spazi liberi: 3 sulla banchina, 2 nel box Merci, 2 caselle del box Specialisti e così via (A-01). Li piazzi comunque uno alla volta, e gli altri possono inserirsi in mezzo.

R-036 = Uno specialista può fare da colono
    .text = Uno specialista può essere piazzato in qualsiasi box. Dove la sua abilità non si applica, conta semplicemente come un colono: un missionario nel box Merci prende 1 merce, e un capitano nel box Iniziativa guadagna quanto un colono. Lo stesso vale nel box Specialisti (A-04).

R-037 = La linea mostra chi ha già giocato
    .text = Ogni spazio del tracciato Ordine di turno è diviso da una linea. Quando hai piazzato un pezzo, sposta il tuo segnaposto oltre la linea, così tutti vedono a chi tocca. La linea non ha altro significato.

## Fase B: Risoluzione

R-038 = Ordine degli otto box
    .text = Risolvi i box uno dopo l'altro: Iniziativa, Banchina dei coloni, Merci, Spedizioni mercantili, Edifici capitale, Scoperta, Specialisti, Guerra (D-51). Completa un box prima di cominciare il successivo. L'ordine conta: con il denaro del box Iniziativa o di un mercante arrivato dalla banchina puoi pagare un edificio nello stesso turno, con quello di una spedizione di scoperta no.

R-039 = I pezzi usati tornano nella riserva
    .text = Quando uno dei box Merci, Spedizioni mercantili, Edifici capitale, Specialisti o Guerra è stato risolto, tutti i suoi pezzi tornano nella riserva dei proprietari, che abbiano ottenuto qualcosa o no. Non tornano tra i pezzi disponibili: uno specialista usato lì è perso finché non ne ottieni un altro.

R-040 = I pezzi in Scoperta aspettano di partire
    .text = I pezzi nel box [Scoperta](box:discovery) restano lì di turno in turno finché non partono con una spedizione. Puoi aggiungerne ogni turno, ma non puoi riprenderne (A-80).

R-041 = Banchina e Iniziativa: i pezzi proseguono
    .text = I pezzi della banchina vanno nel Nuovo Mondo e ci restano. I pezzi del box Iniziativa restano dove sono fino alla fase I e poi diventano i nuovi segnaposto sul tracciato Ordine di turno.

R-042 = Puoi rinunciare a un'azione
    .text = Non sei obbligato a usare un pezzo: puoi rinunciare a una merce, a un edificio, a una spedizione, a uno specialista o a un conflitto. Nei box che si svuotano, il pezzo torna comunque nella tua riserva. La banchina fa eccezione: un pezzo della banchina deve salpare, dato che i Caraibi sono sempre aperti (A-70).

## Iniziativa

R-043 = In Iniziativa incassi il numero dello spazio
    .text = Quando si risolve il box [Iniziativa](box:initiative), il tuo pezzo ti frutta tanti dollari quanti ne indica il suo spazio: $1 sullo spazio 1, $2 sullo spazio 2 e così via. Ricevi il denaro subito e puoi spenderlo nei box successivi.

R-044 = Senza un pezzo niente denaro
    .text = Se non hai un pezzo nel box Iniziativa, lì non ricevi nulla, qualunque sia la tua posizione sul tracciato Ordine di turno.

R-045 = L'Iniziativa decide il turno successivo
    .text = La fila da sinistra a destra è l'ordine del turno **successivo**, non di quello in corso (R-125, R-126). Il numero del tuo spazio è sia il denaro che ricevi sia la tua prossima posizione (A-78): più a sinistra vuol dire giocare prima, ma con meno denaro.

## Banchina dei coloni

R-046 = Banchina: prima i numeri, poi X e Y
    .text = I pezzi della [banchina](box:dock) salpano uno per uno: lo spazio 1, poi il 2, il 3 e così via. Dopo tutti gli spazi numerati viene X, e per ultimo Y (D-59, A-10).

R-047 = Si salpa verso qualsiasi regione scoperta
    .text = Quando tocca al tuo pezzo sulla banchina, mettilo in una regione scoperta a tua scelta. Non importa se hai già pezzi lì o nelle vicinanze. Una regione scoperta in questo turno non è ancora aperta, perché il box Scoperta si risolve dopo la banchina (A-79).

R-048 = Chi si è stabilito non si muove
    .text = Una volta in una regione, un pezzo non si muove più, a meno che non lo consenta un edificio: la [Stalla](building:stable) muove i soldati, la [Migrazione](building:migration) tutti gli altri pezzi (R-232).

R-049 = Il primo con tre pezzi prende la merce
    .text = Il primo giocatore che ha 3 pezzi in una regione ne prende subito la merce. Non importa come sia arrivato il terzo pezzo: dalla banchina, grazie a un missionario o grazie a un edificio (D-44, A-16). Contano anche gli specialisti (A-17). Esempio: hai 1 colono in Perù; arriva un tuo missionario, che aggiunge un altro colono, e l'argento è tuo.

R-050 = Con tre pezzi una colonia dà punti
    .text = Appena un giocatore ha 3 pezzi in una regione, quella [colonia](term:colony) può dare punti. Se però nessuno ha più 3 pezzi lì, per esempio dopo una battaglia, non ne dà. Contano i 3 pezzi di un solo giocatore, non il totale di tutti (D-43), e solo al momento del conteggio (A-23). La merce, una volta presa, resta al suo proprietario (A-22).

R-051 = Un mercante che arriva frutta $5
    .text = Quando un tuo [mercante](piece:merchant) raggiunge il Nuovo Mondo dalla banchina, ricevi subito $5. Succede solo all'arrivo: il mercante non frutta altro denaro nei turni successivi, né quando lo muove un edificio.

R-052 = Un missionario che arriva aggiunge un colono
    .text = Quando un tuo [missionario](piece:missionary) raggiunge il Nuovo Mondo dalla banchina, metti subito 1 colono dalla tua riserva nella stessa regione (D-42). Con la [Cattedrale](building:cathedral) i coloni sono 2 invece di 1; un missionario e 2 coloni bastano per arrivare per primi a 3 pezzi (A-20). Se in seguito il missionario viene mosso, non c'è nessun bonus (A-21).

R-053 = Un soldato che arriva resta soldato
    .text = Un [soldato](piece:soldier) che arriva dalla banchina non ha effetto all'arrivo, ma resta un soldato nella regione e lì combatte in ogni tua battaglia futura. Nel conteggio un soldato è 1 pezzo come gli altri.

R-054 = Gli specialisti arrivati possono diventare coloni
    .text = Dopo l'arrivo un capitano, un mercante o un missionario non ha più effetto ed è 1 pezzo come un colono qualsiasi. Puoi scambiarlo in ogni momento con un colono della tua riserva, così questi specialisti non si esauriscono (A-46). I soldati invece combattono ancora: per loro lo scambio è permesso soltanto se ti spetta un nuovo soldato e tutti i tuoi 10 sono in uso (D-21, A-45).

## Merci

R-055 = Ogni pezzo prende una merce
    .text = Nell'ordine degli spazi numerati, ogni pezzo nel box [Merci](box:goods) prende 1 delle merci esposte, a scelta del suo proprietario. Con 2 pezzi prendi 2 merci, una per volta, quando tocca a ciascun pezzo. Puoi rinunciare a una merce (A-70).

R-056 = Le merci restano tue per tutta la partita
    .text = Tieni le tue merci a faccia in su davanti a te. Sono tue fino alla fine della partita: rendono ogni turno e non si restituiscono mai (D-12).

## Spedizioni mercantili

R-057 = Valori nelle Spedizioni mercantili
    .text = Nel box [Spedizioni mercantili](box:shipping) un capitano vale 2, un mercante vale 2 e ogni altro pezzo vale 1. Esempio: 1 capitano, 1 mercante e 1 soldato valgono 5.

R-058 = Il totale più alto vince la nave
    .text = Somma i valori dei pezzi di ogni giocatore nel box. Chi ha il totale più alto prende la nave mercantile; conta il valore, non il numero di pezzi (D-46). Al secondo non spetta nulla.

R-059 = L'ordine di turno risolve i pareggi
    .text = Se più giocatori sono in pareggio con il totale più alto, la nave va a chi tra loro viene prima nell'ordine di turno in corso. Il nuovo ordine del box Iniziativa non conta ancora.

R-060 = Una nave non vinta resta
    .text = Se nessuno ha pezzi nel box, la nave resta lì per il turno successivo. Non se ne aggiunge una seconda (A-68).

## Edifici capitale

R-061 = Ogni pezzo può acquistare un edificio
    .text = Risolvi i pezzi nel box [Edifici capitale](box:buildings) da sinistra a destra. Ognuno permette al suo proprietario di acquistare 1 degli edifici esposti. Con 2 pezzi puoi acquistare 2 edifici, uno per volta, quando tocca a ciascun pezzo, sempre a prezzo pieno.

R-062 = Il prezzo dipende dall'epoca
    .text = Ogni edificio costa $10 nell'Epoca I, $14 nell'Epoca II e $20 nell'Epoca III. Conta l'epoca del turno in corso. Paghi alla banca quando prendi l'edificio.

R-063 = Acquistare non è obbligatorio
    .text = Un pezzo nel box non ti obbliga ad acquistare. Se non vuoi un edificio o non puoi pagarlo, rinunci e basta: non costa nulla.

R-064 = Effetti immediati all'acquisto
    .text = Un edificio con effetto immediato agisce nel momento in cui lo acquisti, prima che si risolva il pezzo successivo: la [Conquista dell'impero inca](building:conquest-inca), gli [Alleati indiani](building:indian-allies) e, per nostra decisione, la [Cartografia del Nuovo Mondo](building:new-world-cartography) (D-23). Con i $20 degli Inca puoi pagare un altro edificio più avanti nello stesso box.

R-065 = Gli edifici restano tuoi per tutta la partita
    .text = Tieni i tuoi edifici a faccia in su davanti a te fino alla fine della partita. Vale anche per quelli che agiscono una volta sola: possono ancora dare punti o contare per la [Prosperità](building:prosperity).

R-066 = I vuoti si riempiono nella fase E
    .text = Un edificio venduto non viene sostituito subito. I pezzi che vengono dopo nel box scelgono tra quello che resta; i nuovi edifici arrivano nella fase E.

## Scoperta

R-067 = Una spedizione per giocatore per turno
    .text = Quando si risolve il box [Scoperta](box:discovery), ogni giocatore, nell'ordine di turno in corso, può inviare 1 [spedizione di scoperta](term:expedition) oppure nessuna. La fila del box Iniziativa non c'entra (A-77). Anche dopo un fallimento non puoi riprovare in questo turno.

R-068 = Prima annuncia chi parte
    .text = Prima di tutto dichiara quali dei tuoi pezzi nel box partono, almeno 1 (A-25). Puoi inviarli tutti o solo alcuni. Dopo che la pedina è stata girata non puoi più cambiare nulla (A-24).

R-069 = Scegli la regione e gira la pedina
    .text = Poi scegli una qualsiasi regione non ancora scoperta, vicina o no alle tue colonie (A-26), e gira la sua pedina in modo che tutti la vedano (A-27).

R-070 = Forza di una spedizione
    .text = Ogni capitano della spedizione vale 2; ogni altro pezzo vale 1, compresi soldati, mercanti e missionari (A-32). Esempio: 1 capitano, 1 soldato e 1 colono hanno forza 4.

R-071 = Forza almeno pari ai nativi
    .text = La spedizione ha successo se la sua forza è almeno pari al numero di [nativi](term:natives) sulla pedina. Basta anche una forza uguale: contro 3 nativi è sufficiente una forza di 3.

R-072 = Il successo frutta le monete indicate
    .text = Se hai successo, prendi dalla banca i dollari indicati dalle monete sulla pedina. Il numero di pezzi inviati non cambia questa somma.

R-073 = I soldati fruttano il saccheggio
    .text = Per ogni soldato della spedizione ricevi inoltre la somma indicata sulla pedina. Esempio: da una pedina con $2 in monete e $4 per soldato, una spedizione con 2 soldati ricava $2 più $8, in tutto $10. Senza successo non c'è [saccheggio](term:plunder).

R-074 = Lo scopritore mette un colono
    .text = Dopo un successo metti 1 colono dalla tua riserva nella regione che hai scoperto. È sempre un colono, mai uno specialista, ed è sempre il primo pezzo in quella regione (A-19). Ora la regione è scoperta: dal turno successivo i pezzi di tutti possono raggiungerla dalla banchina (A-79).

R-075 = Lo scopritore tiene la pedina
    .text = Tieni la pedina a faccia in su davanti a te. Il suo numero rosso indica i punti vittoria che vale alla fine della partita, e solo allora.

R-076 = Se fallisci, la pedina torna al suo posto
    .text = Se la forza non basta, non ricevi nulla e la pedina torna a faccia in giù nella stessa regione. Tutti l'hanno vista e possono sfruttare ciò che sanno (A-27).

R-077 = I pezzi inviati tornano nella riserva
    .text = Tutti i pezzi di una spedizione tornano nella tua riserva, sia che la spedizione riesca sia che fallisca. Anche i soldati: non restano nella regione. Dopo un successo, lì c'è solo il colono gratuito.

R-078 = I pezzi non inviati restano
    .text = I pezzi che non hai inviato restano nel box Scoperta e possono partire in un turno futuro.

R-079 = Le carte, quando tutto è scoperto
    .text = Quando ogni regione è stata scoperta, una spedizione va oltre la mappa: annuncia i tuoi pezzi, poi pesca la prima carta del mazzo Scoperta e confronta la forza come con una pedina. Vale da subito: se l'ultima regione viene scoperta in questo turno, chi gioca dopo pesca carte già nella stessa fase (A-28). Se il mazzo finisce, non si possono più inviare spedizioni (A-29).

R-080 = Le carte non portano coloni
    .text = Se la forza basta per la carta, ricevi le monete e la somma per ogni soldato, proprio come con una pedina. Non si mette nessun colono, perché quella terra non è sulla mappa. Tieni la carta e ne ricevi i punti alla fine della partita.

R-081 = Una carta non vinta torna nel mazzo
    .text = Se la forza non basta, non ricevi nulla e la carta viene rimescolata nel mazzo. Chiunque può ritrovarla con una spedizione futura; tu, a partire dal turno successivo (D-57).

R-082 = Niente carte finché la mappa non è completa
    .text = Finché resta anche una sola regione da scoprire, nessuno può pescare una carta Scoperta: la spedizione deve andare in una regione non ancora scoperta.

## Specialisti

R-083 = Ogni casella dà il suo specialista
    .text = Quando si risolve il box [Specialisti](box:specialists), prendi dalla tua riserva lo specialista raffigurato sulla casella del tuo pezzo. Il pezzo sulla casella torna nella riserva. Se il capitano, il mercante o il missionario che ti spetta non c'è più nella riserva, scambiane uno del Nuovo Mondo con un colono oppure usa un sostituto (A-46); i soldati invece sono al massimo 10 (A-45).

R-084 = L'addestramento costa $5
    .text = Sulla [casella addestramento](term:training-square) puoi pagare $5 e prendere uno specialista di qualsiasi tipo, anche di un tipo già ottenuto in questo turno sulla sua casella. Paghi e scegli alla risoluzione, non quando piazzi il pezzo. Il regolamento italiano chiede 5 monete d'oro, ma il prezzo è di $5 (D-10). Se non puoi o non vuoi pagare, non ottieni nulla (A-69).

R-085 = Al massimo cinque specialisti per turno
    .text = Ogni casella accoglie 1 pezzo, quindi in un turno si ottengono in tutto al massimo 5 specialisti: 4 dalle caselle fisse e 1 dall'addestramento (D-19). Uno stesso giocatore può occupare più caselle.

R-086 = I nuovi specialisti si usano il turno dopo
    .text = Metti davanti a te gli specialisti che ottieni: fanno parte dei tuoi pezzi disponibili per il turno successivo, in cui dovrai piazzarli come tutti gli altri (D-47).

## Guerra

R-087 = Un conflitto per ogni pezzo
    .text = Ogni tuo pezzo nel box [Guerra](box:warfare) ti dà diritto a 1 conflitto. Con 2 pezzi puoi combatterne 2, contro lo stesso avversario o contro avversari diversi; il secondo comincia con ciò che resta dopo il primo (A-43).

R-088 = Battaglia o guerra su vasta scala
    .text = Quando tocca al tuo pezzo, decidi se combattere una singola [battaglia](term:battle) o una [guerra su vasta scala](term:war). Lo decidi solo ora, non quando piazzi il pezzo. Puoi anche lasciar perdere, e il pezzo torna nella tua riserva (A-41).

R-089 = In questo box i soldati non contano di più
    .text = Un soldato piazzato nel box Guerra dà diritto a 1 solo conflitto, proprio come un colono. Combattono solo i soldati che si trovano nelle regioni.

R-090 = Una battaglia è locale e gratuita
    .text = Per una battaglia indica 1 regione e 1 avversario; non costa nulla. Entrambi dovete avere lì un pezzo (A-37), e almeno uno dei due un soldato, a meno che il difensore non possieda la [Milizia](building:militia) (A-38, A-42). Puoi attaccare anche dove solo l'avversario ha soldati (A-39).

R-091 = Una guerra su vasta scala costa $10 e si estende
    .text = Per una guerra su vasta scala indica 1 avversario e paga $10; senza il denaro non puoi dichiararla (A-40). Si combatte una battaglia in ogni regione in cui entrambi avete almeno 1 pezzo e almeno uno dei due, non importa chi, ha un soldato (D-03). Non puoi escludere nessuna di queste regioni, e una guerra senza nemmeno una battaglia non si può dichiarare (A-38); la [Milizia](building:militia) da sola non basta a coinvolgere una regione (A-42). Esempio: il rosso dichiara guerra al blu. Entrambi hanno pezzi in Perù, in Florida e in Canada; il rosso ha un soldato in Perù, il blu ne ha uno in Florida. Si combatte in Perù e in Florida, ma non in Canada.

R-092 = Ogni soldato elimina un pezzo
    .text = In una battaglia ogni soldato delle due parti elimina 1 pezzo nemico in quella regione, di qualsiasi tipo: colono, soldato o altro specialista. Se ci sono più soldati che pezzi nemici, quelli in eccesso non hanno effetto (A-35).

R-093 = La vittima la sceglie chi ha il soldato
    .text = È il proprietario del soldato a decidere quale pezzo nemico viene eliminato, non chi lo perde (A-33). Spesso è un soldato nemico, ma non deve esserlo per forza.

R-094 = Le perdite sono simultanee
    .text = Prima chi ha dichiarato il conflitto sceglie tutte le sue vittime nella regione, poi lo fa l'altra parte; nessuno può scegliere due volte lo stesso pezzo (A-34). Solo allora i pezzi persi si tolgono tutti insieme, perciò anche un soldato che muore colpisce (A-36). Esempio: il giallo con 2 soldati attacca il verde, che ha 1 soldato e 2 coloni. Il giallo elimina il soldato e 1 colono, e il verde elimina comunque 1 dei 2 soldati.

R-095 = Gli altri giocatori restano fuori
    .text = A una battaglia partecipano solo i due avversari. Gli altri giocatori con pezzi nella regione non possono prestare i loro soldati e non perdono nulla (D-20).

R-096 = Conflitti da sinistra a destra
    .text = I pezzi nel box Guerra si risolvono da sinistra a destra, un conflitto dopo l'altro. I pezzi persi in un conflitto si tolgono prima che cominci quello dopo. All'interno di una stessa guerra l'ordine delle regioni non conta (A-44).

R-097 = I pezzi eliminati tornano nella riserva
    .text = I pezzi eliminati in una battaglia tornano nella riserva del loro proprietario. Non sono fuori dal gioco e potranno tornare più avanti.

## Fase C: Entrate

R-098 = Le combinazioni rendono ogni turno
    .text = Nella fase C di ogni turno ciascun giocatore riceve denaro per le combinazioni di merci e navi mercantili. Hai sempre diritto alla suddivisione migliore di ciò che possiedi (A-55).

R-099 = Combinazioni di tre o quattro
    .text = Una [combinazione](term:set) ha 3 o 4 elementi. Ogni merce e ogni nave può far parte di 1 sola combinazione per turno; ciò che resta fuori non rende nulla.

R-100 = Tre merci qualsiasi rendono $1
    .text = Una combinazione di 3 merci non tutte dello stesso tipo rende $1, per esempio indaco, pesce e pesce. Una quarta merce non aggiunge nulla a una combinazione di questo genere.

R-101 = Tre dello stesso tipo rendono $3
    .text = Una combinazione di 3 merci dello stesso tipo rende $3, per esempio 3 caffè, oppure 2 caffè e una nave.

R-102 = Quattro dello stesso tipo rendono $6
    .text = Una combinazione di 4 merci dello stesso tipo rende $6, per esempio 4 tabacchi, oppure 3 tabacchi e una nave. Non esistono combinazioni più grandi: un quinto tabacco va in un'altra combinazione.

R-103 = Una nave vale una merce qualsiasi
    .text = Una [nave mercantile](term:merchant-ship) prende il posto di 1 merce qualsiasi in una combinazione. In ogni combinazione può esserci solo 1 nave, quindi servono sempre almeno 2 merci vere (A-56). Esempio: 2 pelli e 1 nave rendono $3, ma 1 pelle e 2 navi non rendono nulla.

R-104 = Le combinazioni non si spendono
    .text = Per le tue entrate non cedi nulla. Merci e navi restano davanti a te e rendono di nuovo in ogni fase C (D-13).

R-105 = Ogni turno puoi rifare le combinazioni
    .text = Le combinazioni non sono fisse. Ogni turno puoi ridistribuire da capo le tue merci e le tue navi. Il regolamento italiano non ne parla, ma è permesso (D-14).

R-106 = Il numero dice quante merci esistono
    .text = Il numero su una merce ti dice quante ce ne sono di quel tipo nel gioco: 6 su ogni zucchero, 3 su ogni riso. Non è un valore e non rende mai nulla; ti aiuta a capire se una combinazione da 4 è alla tua portata.

## Fase D: Benefici degli edifici

R-107 = Gli edifici rendono nella fase D
    .text = Nella fase D prendi i benefici ricorrenti dei tuoi edifici: pezzi, denaro, una merce, un movimento. Un edificio acquistato in questo turno conta già (A-12), e anche il turno 8 ha una fase D (A-13). I pezzi gratuiti di alcuni edifici vanno direttamente sullo spazio X o Y della banchina (A-09) o nel box Scoperta (A-11).

R-108 = I benefici durano tutta la partita
    .text = Un beneficio ricorrente continua fino alla fine della partita, anche quando l'epoca del suo edificio è finita da tempo. Un edificio dell'Epoca I funziona ancora nell'Epoca III.

R-109 = Nella fase D decide l'ordine di turno
    .text = Di solito tutti prendono i benefici nello stesso momento. Se conta chi agisce per primo, si segue l'ordine di turno: quello in corso, non quello della fase I (A-67).

R-110 = I nuovi pezzi aspettano il turno dopo
    .text = I pezzi che ottieni nella fase D, e gli specialisti ottenuti nella fase B, non si piazzano in questo turno. Se non vanno direttamente in un box (R-107), aspettano davanti a te e si piazzano nel turno successivo insieme ai 5 coloni della fase H. Esempio: con l'edificio [Coloni](building:settlers) e un soldato dal box Specialisti hai 7 pezzi per il turno successivo.

## Fasi da E a J

R-111 = Gli edifici tornano a cinque
    .text = Nella fase E pesca edifici dalla pila dell'epoca in corso finché non ce ne sono 5 esposti. Gli edifici invenduti della stessa epoca restano in vendita. Se ne sono stati venduti 2, ne arrivano 2 nuovi.

R-112 = Turni da 1 a 3: solo Epoca I
    .text = Nei turni da 1 a 3 sono in vendita solo edifici dell'[Epoca I](age:1). Le pile delle epoche successive restano chiuse finché non comincia la loro epoca.

R-113 = Dopo il turno 3 arriva l'Epoca II
    .text = Nella fase E del turno 3 tutti gli edifici invenduti dell'Epoca I escono dal gioco, sia quelli sul tabellone sia quelli nella pila. Esponi 5 edifici dell'[Epoca II](age:2).

R-114 = Dopo il turno 6 arriva l'Epoca III
    .text = Nella fase E del turno 6 tutti gli edifici invenduti dell'Epoca II escono dal gioco, sia quelli sul tabellone sia quelli nella pila. Esponi 5 edifici dell'[Epoca III](age:3) (D-41).

R-115 = Un'epoca esaurita non si rifornisce
    .text = Se tutti gli edifici di un'epoca sono stati venduti, non se ne espongono altri finché non comincia l'epoca successiva. L'epoca successiva non si apre mai in anticipo. Il regolamento polacco dice che non se ne toglie nessuno; qui si seguono gli altri (D-09).

R-116 = Quattro nuove merci
    .text = Nella fase F mescola nella pila a faccia in giù le merci che nessuno ha preso, poi rivela 4 merci a caso. La pila ne contiene sempre abbastanza (A-49).

R-117 = Mai più di una nave
    .text = Nella fase G metti una nuova nave nel box [Spedizioni mercantili](box:shipping), ma solo se non ce n'è già una: nel box non ci sono mai 2 navi. Le 8 navi che si possono vincere bastano per tutta la partita (A-49).

R-118 = Cinque nuovi coloni a testa
    .text = Nella fase H ogni giocatore prende 5 coloni dalla riserva e li aggiunge ai suoi pezzi disponibili. Se tutti i tuoi 30 coloni sono in uso, prendi al loro posto specialisti non usati, che fanno da coloni; resti senza solo se tutti i tuoi 60 pezzi sono in uso (A-47).

R-119 = Cinque più i tuoi pezzi extra
    .text = I 5 coloni della fase H si aggiungono ai pezzi che ti hanno dato gli edifici e il box Specialisti. Insieme sono i tuoi pezzi disponibili per il turno successivo: per questo i giocatori ne hanno spesso un numero diverso.

R-120 = Con la pila vuota, meno edifici
    .text = Se la pila dell'epoca in corso si esaurisce, sono in vendita meno di 5 edifici; quelli mancanti non vengono sostituiti. Esempio: se nel turno 1 si vendono 5 edifici e nel turno 2 altri 5, per il turno 3 resta solo 1 edificio dell'Epoca I.

R-125 = L'Iniziativa diventa l'ordine di turno
    .text = Nella fase I sposta ogni pezzo del box Iniziativa sullo spazio del tracciato Ordine di turno che ha lo stesso numero. Questo avviene solo ora, dopo le fasi da C a H (D-32). I vecchi segnaposto di questi giocatori tornano nella riserva (D-33). Se il pezzo è uno specialista, metti al suo posto un colono e riporta lo specialista nella riserva (A-04).

R-126 = Gli altri seguono in coda
    .text = I giocatori senza un pezzo nel box Iniziativa vengono dopo quelli che ce l'hanno e mantengono tra loro l'ordine precedente. Esempio: l'ordine era blu, giallo, rosso, verde; il rosso è sullo spazio 1 del box Iniziativa e il giallo sullo spazio 2. Il nuovo ordine è rosso, giallo, blu, verde.

R-127 = Il segnalino turno avanza
    .text = Nella fase J sposta in avanti di 1 spazio il segnalino turno; il turno successivo comincia con la fase A. Il turno 8 finisce con il conteggio dopo la fase D, quindi le fasi da E a J si saltano (A-15).

## Punteggio

R-128 = Le colonie danno punti tre volte
    .text = Le colonie danno punti alla fine dei turni 3, 6 e 8, cioè alla fine di ogni epoca. Il conteggio si fa dopo la fase D e prima della fase E, così i movimenti dovuti agli edifici contano ancora (A-14).

R-129 = Servono tre pezzi di un giocatore
    .text = Una colonia dà punti solo se almeno un giocatore ha lì 3 o più pezzi. Se tre giocatori hanno 2 pezzi ciascuno, non ne dà. Conta solo la situazione al momento del conteggio, non ciò che c'era prima (A-23).

R-130 = Al primo 6 punti, al secondo 2
    .text = In ogni colonia che dà punti, il giocatore con più pezzi riceve 6 punti e il secondo per numero di pezzi ne riceve 2. Ogni pezzo conta 1, colono o specialista che sia.

R-131 = Due primi in pareggio: punti a entrambi
    .text = Se 2 giocatori, e solo 2, sono in pareggio per il primo posto, ricevono 2 punti ciascuno. In tal caso non c'è un secondo posto: chi viene dietro di loro non riceve nulla (D-07).

R-132 = Tre o più primi in pareggio: niente punti
    .text = Se 3 o più giocatori sono in pareggio per il primo posto, ricevono 0 punti (D-06), e non riceve nulla nemmeno chi è dietro di loro.

R-133 = Secondi in pareggio: niente punti
    .text = I giocatori in pareggio per il secondo posto ricevono 0 punti. Chi ha più pezzi ne riceve comunque 6. Esempio: con 4, 2 e 2 pezzi i punti sono 6, 0 e 0.

R-134 = Da solo in una colonia: 6 punti
    .text = Se sei l'unico giocatore in una colonia e hai lì almeno 3 pezzi, ricevi 6 punti. I 2 punti del secondo posto non vanno a nessuno.

R-135 = Al secondo non servono tre pezzi
    .text = Al secondo giocatore non serve un minimo: se un altro ha 3 o più pezzi, anche 1 solo pezzo può valere i 2 punti. Esempio: con 4 pezzi e 1 pezzo i punti sono 6 e 2.

R-136 = Vince chi ha più punti dopo il turno 8
    .text = La partita finisce dopo il turno 8. Ai punti delle colonie aggiungi quelli delle scoperte (R-137), degli edifici (R-138) e dell'economia (R-139). Vince chi ha più punti in totale.

R-137 = Punti per le scoperte
    .text = Alla fine della partita ricevi i punti indicati dai numeri rossi su tutte le pedine e le carte Scoperta che hai davanti. Prima non contano.

R-138 = Punti per gli edifici
    .text = Alla fine della partita ricevi i punti dei tuoi edifici: il numero stampato, oppure un tanto per ogni cosa indicata dall'edificio. I 2 punti della [Tassazione](building:taxation) si ricevono una volta sola, non ogni turno (D-22). La [Marina](building:navy) vale 4 punti per ogni nave (D-02). Le frazioni non contano: con la [Ricchezza](building:wealth) $14 valgono 2 punti (A-58).

R-139 = Punti per l'economia
    .text = Alla fine della partita ricevi 1 punto per ogni dollaro che le tue combinazioni di merci e navi hanno reso nella fase C del turno 8. Conta solo questa entrata, non quelle dei turni precedenti. Il denaro degli edifici, compresa la [Distilleria di rum](building:rum-distillery), non è economia (A-52), e una merce pescata nella fase D del turno 8 arriva troppo tardi per contare (A-53).

R-140 = Primo spareggio: le colonie del turno 8
    .text = Se più giocatori sono in pareggio con il maggior numero di punti, vince chi tra loro ha ricevuto più punti dalle colonie nel conteggio del turno 8.

R-141 = Secondo spareggio: il denaro
    .text = Se è ancora pareggio, vince chi ha più denaro. Si intendono le monete, non la merce oro (D-52); conta anche il denaro della fase D del turno 8 (A-13).

R-142 = Terzo spareggio: le merci
    .text = Se è pareggio anche così, vince chi ha più merci. Le navi non sono merci. Se anche il numero di merci è uguale, i giocatori condividono la vittoria (A-75).

## Appendice I: asta

R-145 = L'asta sostituisce l'ordine casuale
    .text = Con l'asta l'ordine del turno 1 non si tira a sorte (R-006): lo decidono le offerte, fatte con i $10 iniziali. Nessuno riceve il denaro extra delle posizioni successive alla prima (A-72).

R-146 = Rilancia o passa
    .text = Comincia il giocatore più giovane (D-28) e si prosegue in senso orario. Quando tocca a te, o fai un'[offerta](term:bid) più alta dell'ultima o passi; chi ha passato è fuori. Le offerte sono in dollari interi, almeno $1 e al massimo il denaro che hai (A-72).

R-147 = Il primo che passa gioca per ultimo
    .text = Il primo che passa mette il suo segnaposto nell'ultima posizione, che corrisponde al numero di giocatori; chi passa dopo di lui prende la posizione precedente, e così via. Con 4 giocatori il primo che passa è in posizione 4, il secondo in posizione 3.

R-148 = La posizione 2 paga la metà
    .text = Chi finisce in posizione 2 paga metà della propria ultima offerta, arrotondata per eccesso: un'offerta di $5 costa $3. Chi non ha mai fatto offerte non paga nulla (A-72).

R-149 = Un'offerta alta procura uno specialista
    .text = Se l'ultima offerta di chi è in posizione 2 era di $8 o più, quel giocatore riceve anche 1 specialista gratuito, di un tipo a sua scelta (D-29). Lo specialista fa parte dei suoi pezzi disponibili nel turno 1.

R-150 = Chi vince scopre i Caraibi
    .text = L'ultimo giocatore rimasto vince l'asta, prende la posizione 1, paga per intero la sua ultima offerta e scopre i [Caraibi](region:caribbean). Se tutti gli altri passano prima che sia stata fatta un'offerta, il vincitore paga $0 (A-73).

R-151 = Chi vince prende la pedina dei Caraibi
    .text = Al termine dell'asta pesca a caso 1 pedina Scoperta per i Caraibi, perché la preparazione non ne prevede (D-31, A-74). Il vincitore ne riceve le monete, ma nulla per i soldati, e tiene la pedina, che gli darà i suoi punti. I nativi non contano: questa scoperta non può fallire.

R-152 = Un colono nei Caraibi
    .text = Il vincitore mette nei Caraibi 1 colono dalla riserva, non uno specialista. Questo colono non è uno dei 5 del turno 1.

R-153 = Le altre posizioni non pagano nulla
    .text = Chi è in posizione 3 o più indietro non paga nulla, qualunque sia stata la sua offerta. Tiene i suoi $10.
