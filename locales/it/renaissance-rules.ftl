### The rules of Age of Renaissance, in Italian.
### First the 28 sections of the rules book, each with its title and introduction, then every rule
### by its number: a short title and the rule itself.

## Sezioni del regolamento

section-components = Componenti
    .text =
        Sei a capo di una delle grandi [potenze commerciali](term:power) d'Europa, dal 750 al 1750. Piazzi pedine sulla mappa per [dominare](term:domination) i mercati, i mercati ti fruttano denaro e con il denaro acquisti [fattori di civilizzazione](term:advance), dai Cieli alla Classe media. Chi trascura il proprio popolo sprofonda nella [miseria](term:misery). Alla fine sommi il costo dei tuoi fattori e la tua cassa, e sottrai la miseria.

        Ecco tutto il contenuto della scatola:

        - 1 mappa dell'Europa e dei paesi vicini, con i riquadri dell'Estremo Oriente e del Nuovo Mondo e con i tracciati e le tabelle del gioco.
        - 6 serie di pezzi, una per potenza: 36 [pedine](piece:token) quadrate e 25 [indicatori di dominio](piece:marker) rotondi, bianchi da un lato e colorati dall'altro, più 15 indicatori piccoli per i tracciati.
        - Una [scheda](term:mat) per ogni giocatore e un blocco di [fogli dei turni](term:turn-log).
        - 64 [carte Storia](term:history-deck): 27 prodotti, 18 eventi e 19 leader.
        - 3 dadi: uno colorato, uno nero e uno bianco.
        - Denaro di gioco.

        Queste regole sono quelle dell'edizione del 1996. Si basano su un testo italiano del regolamento e su testi e aiuti di gioco in inglese; il regolamento inglese vero e proprio non era a nostra disposizione. Dove le fonti si contraddicono o tacciono, la regola indica la decisione che seguiamo.

section-map = La mappa
    .text =
        Ogni provincia con un nome e un numero può diventare tua. La mappa si legge così:

        - Un numero in un cerchio è un [mercato](term:market-province). Contiene tante [pedine](piece:token) quante ne indica il numero, oppure un [indicatore](piece:marker). Il colore mostra quale [prodotto](term:commodity) dà.
        - Un 1 in un quadrato è un [satellite](term:satellite). Contiene 1 pedina e mai un indicatore. Le frecce puntano ai mercati che aiuta a difendere.
        - Un numero colorato è una [capitale](term:capital), il punto di partenza di una potenza.
        - L'azzurro indica le acque costiere, il blu un [mare](term:sea), il blu scuro l'Atlantico.
        - Le linee spesse dividono la mappa nelle aree da I a VIII.

        Le province sono 108: 68 mercati sulla mappa vera e propria (6 sono capitali), 35 satelliti e 5 [province d'oltremare](term:overseas-box), che sono anch'esse mercati. L'Appendice III le elenca tutte con le province vicine.

section-advances = Fattori di civilizzazione
    .text =
        I 26 [fattori di civilizzazione](term:advance) hanno le lettere dalla A alla Z. Ognuno appartiene a una delle 6 categorie, e ogni categoria serve a qualcosa di diverso:

        - [Scienza](category:science) (da A a D, in tutto $300) – viaggi più lunghi, meno miseria e protezione dal Misticismo dilagante.
        - [Religione](category:religion) (da E a H, $300) – potere sugli altri, pagato con la propria miseria.
        - [Commercio](category:commerce) (da I a M, $300) – tragitti più lunghi via terra e più denaro.
        - [Comunicazione](category:communication) (da N a Q, $300) – più vantaggi dalle tue carte e più influenza sull'ordine di gioco.
        - [Esplorazione](category:exploration) (da R a U, $400) – la via dell'Oriente e quella dell'oceano.
        - [Civili](category:civics) (da V a Z, $500) – i crediti più alti per gli acquisti successivi.

        Tutti e 26 insieme valgono $2100. Per alcuni devi prima possederne altri:

        - La [Cattedrale](advance:cathedral) richiede la [Sacra indulgenza](advance:holy-indulgence).
        - I [Mulini a vento/acqua](advance:wind-watermill) richiedono la [Carovana](advance:caravan), il [Miglioramento agricolo](advance:improved-agriculture) richiede i Mulini a vento/acqua, [Interesse & profitto](advance:interest-and-profit) richiede il Miglioramento agricolo e l'[Accelerazione industriale](advance:industry) richiede Interesse & profitto.
        - La [Stampa](advance:printed-word) richiede gli [Annali scritti](advance:written-record), l'[Arte dei maestri](advance:master-art) richiede la Stampa e il [Rinascimento](advance:renaissance) richiede l'Arte dei maestri.
        - La [Navigazione oceanica](advance:ocean-navigation) richiede [I cieli](advance:heavens) e i [Vascelli d'altomare](advance:seaworthy-vessels); il [Nuovo Mondo](advance:new-world) richiede la Navigazione oceanica e l'[Urbanizzazione](advance:urban-ascendancy).
        - [Cosmopolita](advance:cosmopolitan) richiede la [Via di terra per l'Oriente](advance:overland-east) e la [Classe media](advance:middle-class) richiede il Miglioramento agricolo.

        L'Appendice I elenca il costo, il credito e il valore di diminuzione di ognuno.

section-pieces = Pezzi, tracciati e denaro
    .text =
        Le tue cose stanno sulla tua [scheda](term:mat): le pedine nello [stock](term:stock), le pedine nella [sezione espansione](term:expansion-box) e gli indicatori che non hai ancora usato. Ciò che serve a tutti sta sulla mappa:

        - L'[Indice Miseria](term:misery-index), con 27 spazi: 0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000 e Caos. Si sale uno spazio alla volta, e i salti si fanno sempre più lunghi.
        - La [Tabella Navigazione](term:shipping-table): Galea 2, 4, 6 e 8; Vascelli 10, 12, 14 e 16; Oceano 1, 2, 3 e 4.
        - La [Tabella Ordine di Gioco](term:order-table), con 6 [posizioni](term:order-slot).
        - La [Tabella Prodotti](term:commodity-log), che mostra chi domina che cosa.
        - La [pila estrazioni](term:draw-pile), la [pila rigiocabile](term:replay-pile) e la [sezione leader](term:leader-box).

section-deck = Le carte Storia
    .text =
        Le 64 carte si dividono in tre [epoche](term:epoch) e sono di tre tipi:

        - **Carte prodotto** (27) – chiunque domini province di quel prodotto viene pagato.
        - **Carte evento** (18) – capita qualcosa a un giocatore, ad alcune province o a tutti.
        - **Carte leader** (19) – un grande nome fa costare meno certi fattori in questo turno.

        Le carte dell'[epoca I](epoch:1) sono 29 (11 prodotti, 13 eventi, 5 leader), quelle dell'[epoca II](epoch:2) 22 (9 prodotti, 5 eventi, 8 leader) e quelle dell'[epoca III](epoch:3) 13 (7 prodotti, 6 leader). L'Appendice II le elenca tutte. Le tue carte non le mostri a nessuno. Quante ne hai in mano possono saperlo tutti, e ogni carta in mano costa denaro o miseria (RR-102).

section-setup = Preparazione
    .text =
        Apri la mappa sul tavolo e segui questi passaggi. I dettagli sono nelle regole che vengono dopo l'elenco.

        1. Dividi le carte per epoca, mescola quelle dell'epoca I e danne 1 a ogni giocatore. Le altre dell'epoca I formano la pila estrazioni (RR-051).
        2. Dai $40 a ogni giocatore (RR-052).
        3. Guarda quali potenze e quali aree sono in gioco in base al numero di giocatori (RR-053, RR-054, RR-055, RR-056).
        4. Ognuno fa un'offerta segreta per il diritto di scelta e la paga; poi si scelgono le capitali (RR-058, RR-059, RR-060).
        5. Prendi i pezzi della tua potenza e metti 1 indicatore colorato nella tua capitale (RR-061).
        6. Metti il tuo indicatore miseria sullo 0 (RR-063).
        7. Si gioca una fase ordine di gioco: ognuno divide il denaro che gli resta tra pedine e cassa (RR-064).

        Ora comincia il turno 1.

        Chi partecipa, e dove:

        - 3 giocatori: Venezia, Genova e Barcellona nelle aree da IV a VIII, con le posizioni 2, 4 e 6.
        - 4 giocatori: si aggiungono Parigi e l'area III, con le posizioni 1, 3, 5 e 6.
        - 5 giocatori: si aggiungono Londra e l'area II, con le posizioni da 1 a 5.
        - 6 giocatori: si aggiungono Amburgo e l'area I, con le posizioni da 1 a 6.

section-turn = Il turno
    .text =
        Ogni turno ha le stesse 7 fasi:

        1. **Estrazione carte** – il primo giocatore può eliminare mancanze e surplus pagando; poi ognuno estrae 1 carta.
        2. **Acquisto carte** – con l'Urbanizzazione acquisti 1 carta per $10; con l'Arte dei maestri scarti 1 carta.
        3. **Gioco carte** – giochi quante carte vuoi tra quelle che hai in mano.
        4. **Acquisti** – nave, fattori, stabilizzazione e diminuzione della miseria, in quest'ordine.
        5. **Espansione** – piazzi pedine, attacchi e magari acquisti una carta con le pedine.
        6. **Entrate** – i nuovi pezzi si girano sul lato colorato, incassi le entrate e i dadi decidono mancanze e surplus.
        7. **Ordine di gioco** – in segreto dividi il tuo denaro tra pedine e cassa. Chi spende meno in pedine è il primo.

        Nelle fasi da 1 a 5 si agisce uno dopo l'altro. Il momento in cui tocca a te è il tuo [round](term:round). Chi spende poco in pedine gioca presto, e chi gioca presto attacca meglio: dalla posizione 1 un attacco riesce molto più spesso che dalla posizione 6 (RR-127).

section-draw = Fase 1: estrazione carte
    .text =
        Il primo giocatore guarda le mancanze e i surplus rimasti dall'ultima fase entrate e può pagare per eliminarli. Poi ognuno, in ordine di gioco, estrae 1 carta.

section-buy = Fase 2: acquisto carte
    .text =
        Questa fase riguarda solo chi possiede uno di questi due fattori: con l'[Urbanizzazione](advance:urban-ascendancy) puoi acquistare una carta, con l'[Arte dei maestri](advance:master-art) puoi liberarti di una. Tutti gli altri passano.

section-play = Fase 3: gioco carte
    .text =
        Nel tuo round giochi quante carte vuoi, una dopo l'altra, oppure passi. Ogni carta si risolve prima di giocare la successiva. I dettagli hanno le loro sezioni: prodotti (XVI), leader (XVII), eventi (XVIII) e Guerra (XIX).

        Ogni carta che tieni ti costa denaro nella fase 4: chiediti ogni volta se ad aspettare ci guadagni.

section-purchases = Fase 4: acquisti
    .text =
        Il tuo round ha quattro sottofasi. Puoi saltarne qualcuna, ma non puoi tornare indietro:

        - **A. Nave** – 1 grado in più per $10.
        - **B. Fattori** – tutti quelli che puoi pagare.
        - **C. Stabilizzazione** – paghi per le carte che hai in mano, oppure sali in miseria.
        - **D. Diminuzione della miseria** – paghi per far scendere il tuo indicatore miseria.

        Il prezzo di un fattore è il suo costo, meno i crediti dei fattori della stessa categoria che hai dai turni precedenti, meno i crediti dei leader che puoi usare (ognuno $10 più alto con gli Annali scritti), meno $10 con la Ricerca istituzionale in 4 delle 6 categorie. Non scende mai sotto $0.

        Un esempio: acquisti il [Nazionalismo](advance:nationalism), che costa $60. Con [Carlo Magno](card:charlemagne) costa $40. Se da un turno precedente possiedi anche l'[Urbanizzazione](advance:urban-ascendancy), costa $30. Se possiedi pure la [Ricerca istituzionale](advance:institutional-research), con il suo credito di 30, non costa nulla.

section-expansion = Fase 5: espansione
    .text =
        All'inizio della fase succedono, nell'ordine, tre cose: la vittima di una Guerra civile passa all'ultimo posto (RR-173), chi possiede il Rinascimento può scambiare la propria posizione (RR-157) e la Sacra indulgenza sposta pedine (RR-118).

        Poi, uno dopo l'altro, i giocatori piazzano le pedine della sezione espansione, con il lato bianco in su, nelle province che possono raggiungere. Dove le tue pedine, da sole, raggiungono il numero mercato, metti un indicatore. Dove gli avversari ti sbarrano la strada, può darsi che tu debba attaccare: agli attacchi è dedicata una sezione a parte (XIII). Quando tutti hanno finito, chi ha messo più nuovi indicatori estrae una carta.

        Una provincia si raggiunge in tre modi:

        - **Via terra:** confina con una provincia in cui hai un pezzo colorato, oppure con la tua capitale.
        - **Con la carovana:** se possiedi la [Carovana](advance:caravan), può trovarsi a due province di distanza via terra.
        - **Via nave:** le tue navi arrivano fino alla sua costa (RR-095, RR-099, RR-101).

section-attacks = Attacchi
    .text =
        La competizione per un mercato si risolve in cinque passaggi:

        1. **Pace o attacco?** Se lì c'è un indicatore avversario, o se con le tue pedine i pezzi superano il numero mercato, è un attacco (RR-124). Altrimenti le pedine restano fianco a fianco (RR-130).
        2. **Forza della difesa.** Una pedina vale 1, un indicatore vale il numero mercato e ogni satellite che lo supporta vale 1. Il Nazionalismo aggiunge 1 nell'area della propria capitale; nella propria capitale tutto questo raddoppia; per ultimi si aggiungono i vantaggi militari.
        3. **Pedine per l'attacco.** La forza del tuo attacco deve essere almeno pari alla forza della difesa più il numero mercato, e devi inviare almeno tante pedine quante ne indica il numero mercato.
        4. **Lancio.** Lancia tutti e tre i dadi. Vinci se il dado colorato è più alto della tua posizione, oppure se il nero è più alto del bianco.
        5. **Esito.** I pezzi di chi perde tornano nello stock. Se vinci, in un mercato metti un indicatore, in un satellite lasci 1 pedina.

        Un esempio: Belgrado ha numero mercato 2 e contiene un indicatore di Venezia, che possiede il Nazionalismo e ha giocato le Staffe. La sua forza è 2 + 1 + 1 = 4. Londra ha bisogno di 4 + 2 = 6 pedine, e con meno non può entrare. Se invece a Belgrado c'è solo 1 pedina veneziana, Londra può metterne 1 accanto in pace, oppure attaccare con 1 + 1 + 1 + 2 = 5. Genova, che in quell'area è di casa e possiede anch'essa il Nazionalismo, può attaccare già con 4.

section-income = Fase 6: entrate
    .text =
        Questa fase la giocano tutti insieme, in quest'ordine (RA-97):

        1. Si girano tutti i pezzi bianchi sul lato colorato.
        2. Chi possiede Interesse & profitto riceve i profitti sulla cassa che ha.
        3. Ognuno riceve le entrate della mappa.
        4. Chi possiede il Nuovo Mondo scende di 1 spazio miseria.
        5. Le mancanze e i surplus rimasti dal turno precedente finiscono.
        6. Si lanciano due volte i tre dadi per le nuove mancanze e i nuovi surplus, e dopo ogni lancio si risolve la maggioranza.

section-order = Fase 7: ordine di gioco
    .text =
        Il tuo denaro si divide in due: quello che spendi in pedine lavora sulla mappa, quello che tieni serve ad acquistare fattori. La stessa decisione stabilisce l'ordine di gioco, dalla spesa più bassa alla più alta. Nell'ultimo turno della partita questa fase non c'è (RR-161).

section-commodities = Carte prodotto
    .text =
        Quando si gioca una carta prodotto, non importa chi la gioca, ogni giocatore viene pagato per le province di quel prodotto che domina. Il pagamento cresce con il quadrato del loro numero: valore base × numero × numero. Tre province di vino, con valore base 5, fruttano 5 × 3 × 3 = $45.

        I valori base sono: [pietra](commodity:stone) $1, [lana](commodity:wool) $2, [legname](commodity:timber) $3, [grano](commodity:grain) $4, [stoffa](commodity:cloth) $5, [vino](commodity:wine) $5, [metallo](commodity:metal) $6, [pellicce](commodity:fur) $7, [seta](commodity:silk) $8, [spezie](commodity:spice) $9, [oro](commodity:gold) $10 e [avorio](commodity:ivory) $10. La tabella mostra quali province danno che cosa.

section-leaders = Leader e Mecenatismo
    .text =
        Un leader fa costare meno i fattori indicati sulla sua carta, nel turno in cui viene giocato e mai più. Il primo leader del turno appartiene a chi l'ha giocato. Tutti quelli che seguono può usarli anche chi possiede il [Mecenatismo](advance:patronage), a meno che il prezzo non gli sembri troppo alto.

        Tre fattori hanno a che fare con i leader:

        - [Mecenatismo](advance:patronage) – usi i leader degli altri.
        - [Annali scritti](advance:written-record) – per te il credito di ogni leader è più alto di $10.
        - [Stampa](advance:printed-word) – recuperi denaro per i fattori che possiedi già.

section-events = Carte evento
    .text =
        I 18 eventi si dividono in quattro gruppi:

        - **Colpiscono un giocatore o un luogo a tua scelta:** Oro dell'alchimista, Guerra civile, Ribellione, Pirati/vichinghi, Le crociate, Peste nera e Guerra, a cui è dedicata la prossima sezione.
        - **Colpiscono tutti:** Carestia, Misticismo dilagante, Insurrezioni rivoluzionarie, Lotte religiose e Decreto papale.
        - **Ti aiutano:** Sovrano illuminato ed Eserciti mongoli.
        - **Ti danno un [vantaggio militare](term:military-advantage) fino alla fine del turno:** Armatura, Staffe, Arco lungo e Polvere da sparo.

        Un vantaggio militare aggiunge 1 alla tua forza in attacco e in difesa e al tuo dado in Guerra, e ti fa vincere l'attacco se il nero e il bianco sono uguali. Più vantaggi si sommano (RA-43). Non tutti però valgono contro tutti:

        - Le [Staffe](card:stirrups) non servono contro chi usa l'[Armatura](card:armor).
        - L'[Armatura](card:armor) e le [Staffe](card:stirrups) non servono contro chi usa l'Arco lungo o la Polvere da sparo.
        - L'[Arco lungo](card:long-bow) non serve contro chi usa la [Polvere da sparo](card:gunpowder).

        Un esempio: nello stesso turno Parigi gioca l'Armatura, poi Amburgo le Staffe, poi Londra l'Arco lungo. Londra ha +1 contro entrambe. Parigi e Amburgo conservano il loro +1 contro tutti gli altri; tra loro due conta solo l'Armatura.

section-war = Guerra
    .text =
        La [Guerra](card:war) si combatte con due dadi e senza pedine. Costa miseria a entrambe le parti, e chi perde cede degli indicatori. Nel gioco c'è una sola carta Guerra.

section-diplomacy = Diplomazia
    .text =
        In questo gioco si discute, si minaccia e si promette parecchio. Due regole fissano i limiti.

section-end = Fine della partita
    .text =
        La partita finisce con il turno in cui qualcuno arriva a possedere tutti e 26 i fattori, in cui si estrae l'ultima carta dell'ultima epoca che giocate, o in cui scade il tempo. Dopo le entrate di quel turno ognuno gioca le carte che ha ancora in mano.

section-score = Punteggio
    .text =
        Giocata l'ultima carta, si fanno i conti:

        - il costo dei tuoi fattori, senza alcun credito,
        - più la tua cassa,
        - meno la cifra del tuo spazio miseria.

        Vince il totale più alto.

        Un esempio: possiedi I cieli ($30), la Carovana ($20), gli Annali scritti ($30) e l'Urbanizzazione ($20), hai $64 in cassa e sei a miseria 40. Il tuo punteggio è 100 + 64 - 40 = 124.

section-lengths = Durata, tempo ed edizioni
    .text =
        Prima di cominciare decidete quanto deve durare la partita. A parte la fine, nelle tre durate è tutto uguale.

        Il gioco è stato ripubblicato nel 1999 con regole e mappa cambiate. Questo libro descrive l'edizione del 1996. Ecco le differenze più importanti di quella del 1999:

        - Ricevi 3 carte e ne restituisci 1 (RD-33).
        - La fase ordine di gioco è la prima del turno (RD-34).
        - Smolensk non c'è più e qualche confine è diverso (RD-35, RD-36, RD-37).
        - I Mulini a vento/acqua e il Miglioramento agricolo cambiano lettera e prezzo, e diversi crediti sono più alti (RD-39, RD-40).
        - La diminuzione della miseria non si acquista: viene dalle combinazioni di fattori (RD-41).
        - Annali scritti, Mulini a vento/acqua, Illuminismo, Nuovo Mondo e Mecenatismo funzionano in un altro modo (RD-42, RD-43, RD-44, RD-45).

        Mappe più recenti mostrano anche la Loira, una provincia di vino (RD-38).

section-elimination = Eliminazione
    .text =
        La miseria può buttarti fuori dal gioco. Ci vogliono molta trascuratezza o una serie di brutti eventi, ma verso la cima dell'Indice Miseria ogni spazio è un pericolo.

section-advance-list = Appendice I: i fattori di civilizzazione
    .text =
        Le tabelle mostrano tutti i 26 fattori. Il credito conta per i fattori della stessa categoria, dal turno successivo all'acquisto (RR-090). Il valore di diminuzione conta solo nel turno dell'acquisto (RR-108). I valori di diminuzione di Leggi della materia, Sacra indulgenza, Proselitismo e Cattedrale sono solo ipotesi, perché le fonti si contraddicono: fa fede il tuo foglio dei turni (RD-46, RD-47, RD-48, RD-49).

section-card-list = Appendice II: le carte
    .text =
        Le tabelle mostrano le 50 carte diverse, 64 in tutto, con la loro epoca. Tutte le carte prodotto e 13 eventi su 18 tornano con l'epoca successiva. Armatura, Staffe, Arco lungo, Polvere da sparo ed Eserciti mongoli escono dal gioco quando vengono giocati, e così ogni leader.

section-province-list = Appendice III: le province
    .text =
        Le tabelle mostrano le 108 province del tabellone del 1996 con il numero mercato, il prodotto, i confini e le acque, e le province che i satelliti supportano. La [Loira](province:loire) c'è soltanto su mappe più recenti (RD-38). Chester, Portsmouth, Roma e Napoli hanno due coste, e le navi non possono passare direttamente dall'una all'altra (RA-74).

section-records = Trascrivere una partita
    .text =
        Una trascrizione è ciò che si annota al tavolo mentre si gioca: righe brevi, in una qualsiasi delle quattro lingue e scritte come viene. Bastano le decisioni e ciò che dipende dal caso. Prezzi, pagamenti, miseria, entrate, ordine di gioco e numero di carte in mano li calcola il programma; se annoti anche altro, viene confrontato con il calcolo.

        #### L'inizio

        La prima riga è uguale in tutte le lingue, a parte la sigla alla fine. Poi vengono le potenze con i loro giocatori, e tutto quello che vuoi aggiungere:

        ```
        annals 1 renaissance it
        titolo: Una sera in tre case
        giocatori: Venezia Anna, Genova Marek, Barcellona Dana
        variante: base
        decisione: chaos-space at-1000
        ```

        La durata è `base`, `intermedia` o `campagna`; se la riga manca, è `campagna`. `variante: limite di tempo` è per le partite che si fermano a una certa ora, `edizione: 1999` per l'edizione successiva. Una riga `decisione` stabilisce come si interpreta un punto controverso; `annals rulings` elenca i nomi.

        #### La preparazione

        Prima le offerte, con un dado a testa se sono uguali, poi quanto spende ognuno in pedine. Le carte ricevute non si scrivono.

        ```
        preparazione
        offerte
        Venezia: $2; Genova: $2; Barcellona: $5
        Venezia: lancio = [5]; Genova: lancio = [3]
        ordine
        Venezia: 14; Genova: 12; Barcellona: 12
        ```

        #### Un turno

        Un'intestazione per il turno e una per ogni fase in cui si scrive qualcosa: `estrazione`, `acquisto carte`, `carte`, `acquisti`, `espansione`, `entrate`, `ordine`. I giocatori stanno in ordine di gioco. Una fase in cui non c'è niente da scrivere non ha bisogno di intestazione, e quando qualcuno passa puoi anche non scriverlo.

        ```
        turno 1
        carte
        Genova: San Benedetto
        Barcellona: Dionigi il Piccolo, $4
        Venezia: Oro dell'alchimista > Barcellona = $12
        acquisti
        Genova: Mecenatismo, Dionigi il Piccolo, Annali scritti, stabilità $1
        Barcellona: Annali scritti $10, stabilità
        Venezia: galea 2
        espansione
        Genova: Milano, Firenze, Roma; 1 > Lione
        Barcellona: Valencia, Toledo, Paesi Baschi, Montpellier; carta
        Venezia: Ragusa; 2 > Belgrado; Milano = [3 5 2]
        bonus: Barcellona
        entrate
        Genova: $24; Barcellona: $30; Venezia: $27
        mercato: [4 4 3], [2 3 3]
        ordine
        Genova: 12; Barcellona: 14; Venezia: -1
        ```

        Ciò che si è deciso sta dopo `>`, ciò che ne è venuto fuori dopo `=`. I dadi stanno tra parentesi quadre: colorato, nero, bianco. Il denaro è `$5`; un numero da solo indica pedine o spazi.

        #### Estrazione e acquisto carte

        Le carte estratte non si scrivono. `Genova: eliminazione > stoffa` elimina una condizione, `Venezia: carta` acquista una carta, `Genova: scarto > Carestia` è l'Arte dei maestri.

        #### Carte

        ```
        Parigi: stoffa/vino > vino
        Parigi: Niccolò Copernico, $6
        Parigi: Decreto papale > religione
        Parigi: Peste nera > Area VII
        Barcellona: Guerra civile > Genova = pedine
        Venezia: guerra > Barcellona = [4 4]
        guerra: [5 3]
        Barcellona: cessione > Siviglia
        ```

        La somma dopo un leader è la protezione. In una Guerra civile la vittima sceglie `pedine` o `cassa`. I dadi di una Guerra sono quello di chi l'ha dichiarata e quello dell'altro; `guerra:` è un nuovo lancio dopo un pareggio.

        #### Acquisti

        Una voce per ogni giocatore, nell'ordine degli acquisti: `Venezia: nave, Niccolò Copernico, Ricerca istituzionale $40, stabilità $10, sollievo 2`. Il nome di un leader significa che paghi per un leader altrui protetto; i tuoi leader e quelli gratuiti contano in automatico. `disordini` è una stabilizzazione non pagata. Se non scrivi nulla, la stabilizzazione si considera pagata se la cassa basta.

        #### Espansione

        Una provincia da sola significa tante pedine quante ne servono lì: per dominare un mercato, per tenere un satellite o per attaccare. Un numero davanti a `>` è esatto. Se ci sono i dadi, è un attacco. Per quale via siano arrivate le pedine non serve scriverlo.

        ```
        Venezia: Fez = [4 1 6]; baratto > Barcellona = [2]
        Parigi: Milano = Cattedrale
        Genova: Rinascimento > Barcellona
        Parigi: indulgenza = miseria
        ```

        `baratto` è il commercio forzato dei Mulini a vento/acqua e `cattedrale` una vittoria senza dadi; se a usarla è il difensore, è la voce successiva: `Venezia: Cattedrale`. Il Rinascimento va scritto per primo sotto l'intestazione della fase in cui si usa.

        #### Entrate e ordine

        `mercato:` contiene i due lanci per mancanze e surplus. Sotto `ordine` c'è quanto spende ognuno in pedine; `Venezia: -1` è $1 pagato per giocare prima. `ordine: Barcellona, Venezia, Parigi, Genova` dice come si sono accordati i giocatori in pareggio.

        #### Cifre da confrontare

        Sotto `entrate` il denaro ricevuto, sotto `situazione` ciò che un giocatore possiede, sotto `punteggio` i punti:

        ```
        situazione
        Venezia: $63, 4 carte, 12 pedine, 8 domini, miseria 70, galea 4
        mazzo: 9; epoca: 2
        ```

        Una carta giocata o scartata viene confrontata con tutte le estrazioni fatte fin lì: chi la mostra deve aver avuto modo di estrarla.

        #### La fine

        L'ultimo turno non ha `ordine`. Sotto `finale` ognuno gioca il resto delle sue carte:

        ```
        finale
        Venezia: seta; Cristoforo Colombo
        Genova: Carestia
        punteggio
        Venezia: 1204; Genova: 988; Barcellona: 1100
        vincitore: Venezia
        fine
        ```

        #### Cominciare a partita in corso

        Nella preparazione scrivi che cosa c'è sul tavolo; ciò che ometti è come all'inizio di una partita.

        ```
        preparazione
        epoca: 2; mazzo: 16; selezione: Barcellona, Venezia, Genova; ordine: Genova, Venezia, Barcellona
        rigiocabili: pietra, pietra, Carestia
        rimosse: Carlo Magno, Armatura
        mancanza: seta; surplus: stoffa
        Venezia: $62, 14 pedine, 3 carte, miseria 60, vascelli 10
        Venezia: I cieli, Mecenatismo, Vascelli d'altomare
        Venezia: domini > Ragusa, Belgrado
        Venezia: 1 > Durazzo, Corfù
        turno 8
        ```

        #### Ciò che avete permesso di proposito

        Si contrassegna con il nome della segnalazione: `Londra: 3 > Fez = [5 2 1] ! attack-too-weak`. Tutto ciò che segue `#` è un commento.

## Componenti

RR-001 = Da tre a sei giocatori
    .text = Il gioco è per 3-6 giocatori. Dal loro numero dipende quali potenze partecipano e quali aree della mappa si usano (RR-053, RR-054, RR-055, RR-056).

RR-002 = Sei potenze
    .text = Le potenze sono [Venezia](power:venice), [Genova](power:genoa), [Barcellona](power:barcelona), [Parigi](power:paris), [Londra](power:london) e [Amburgo](power:hamburg). Ogni giocatore ne guida una, diversa da quelle degli altri. Si distinguono solo per il punto di partenza: nessuna ha regole proprie.

RR-012 = Che cosa serve per giocare
    .text = Servono la mappa, i pezzi, una [scheda](term:mat) per giocatore, il blocco di [fogli dei turni](term:turn-log), 64 carte, il denaro e 3 normali dadi: uno [colorato](term:coloured-die), uno [nero](term:black-die) e uno [bianco](term:white-die). La [banca](term:bank) non resta mai senza denaro (RA-113).

RR-197 = Due incarichi al tavolo
    .text = Uno di voi muove gli indicatori sui tracciati della mappa, un altro tiene la [banca](term:bank).

## La mappa

RR-013 = Le province hanno un nome
    .text = Una [provincia](term:province) è uno spazio con un nome e un bordo nero. Le terre senza nome sono [invalicabili](term:impassable): non ci si può piazzare nulla e nessuna via le attraversa. Due province confinano via terra se hanno un tratto di bordo in comune. I tabelloni stampati differiscono in qualche confine (RD-35, RD-36, RD-38, RD-58).

RR-014 = Province costiere
    .text = Una provincia che mostra sia terra sia acque azzurre è [costiera](term:coastal-province). Due province costiere si toccano via acqua se le loro acque azzurre si incontrano. Sono considerate costiere anche l'[Islanda](province:iceland), l'[Africa Occidentale](province:west-africa) e le 5 [province d'oltremare](term:overseas-box). Alcune acque sono stampate in modo diverso o si leggono male (RD-37, RD-56, RD-57, RD-59, RD-60).

RR-018 = Per passare l'acqua servono navi
    .text = Dove due province sono unite soltanto dall'acqua, per attraversarla ti servono [navi](term:ship). Senza navi non puoi piazzare pedine dall'altra parte.

RR-019 = Attraversare un mare
    .text = Le 12 acque blu sono [mari](term:sea). Puoi attraversarli solo con i [Vascelli d'altomare](advance:seaworthy-vessels), oppure con le galee se possiedi [I cieli](advance:heavens) (RR-097). Nessun pezzo si ferma mai in un mare.

RR-020 = Attraversare l'Atlantico
    .text = L'[Atlantico](water:atlantic-ocean), blu scuro, si attraversa solo con la [Navigazione oceanica](advance:ocean-navigation). Unisce la mappa alle 5 province d'oltremare.

RR-015 = Islanda e Africa Occidentale
    .text = All'[Islanda](province:iceland) e all'[Africa Occidentale](province:west-africa) si arriva soltanto per mare. Puoi entrarci se possiedi i [Vascelli d'altomare](advance:seaworthy-vessels), oppure con le galee se possiedi [I cieli](advance:heavens).

RR-016 = L'Estremo Oriente
    .text = La [Cina](province:china), le [Indie Orientali](province:east-indies) e l'[India](province:india) ti sono precluse finché non possiedi la [Navigazione oceanica](advance:ocean-navigation).

RR-017 = Le Americhe
    .text = L'[America del Nord](province:north-america) e l'[America del Sud](province:south-america) ti sono precluse finché non possiedi il [Nuovo Mondo](advance:new-world), per il quale serve prima la Navigazione oceanica (RR-194).

RR-021 = Il numero mercato
    .text = Il numero di una provincia è il suo [numero mercato](term:market-number): quante pedine può contenere in pace, contando quelle di tutti. Se con un piazzamento si supera il limite, c'è [competizione](term:competition) e qualcuno deve attaccare (RR-124).

RR-022 = Un numero in un cerchio
    .text = Un numero in un cerchio fa della provincia un [mercato](term:market-province). Contiene un [indicatore](piece:marker) oppure pedine fino al suo numero. Dove hai già l'indicatore non puoi aggiungere pedine (RA-92).

RR-023 = Un 1 in un quadrato è un satellite
    .text = Un 1 in un quadrato fa della provincia un [satellite](term:satellite). Contiene 1 [pedina](piece:token) e mai un indicatore, quindi non dà né prodotti né entrate. Il suo valore sta nei mercati a cui puntano le sue frecce (RR-123).

RR-024 = Capitali e loro aree
    .text = Un numero mercato colorato segna una [capitale](term:capital), il punto di partenza di una potenza: [Venezia](province:venice) 5, [Genova](province:genoa) 5, [Barcellona](province:barcelona) 3, [Parigi](province:paris) 4, [Londra](province:london) 5 e [Amburgo](province:hamburg) 4. L'area in cui si trova è l'[area della capitale](term:home-area): VII per Venezia e Genova, IV per Barcellona, III per Parigi, II per Londra e I per Amburgo.

RR-026 = Che cosa dà una provincia
    .text = Ogni mercato della mappa dà un [prodotto](term:commodity), indicato dal colore; un satellite non ne dà. Con un solo indicatore ogni provincia dell'[Estremo Oriente](area:far-east) dà 2 prodotti e ogni provincia del [Nuovo Mondo](area:new-world) ne dà 3. Esempio: un indicatore in [Cina](province:china) conta sia per la seta sia per le spezie.

RR-027 = Otto aree
    .text = Le linee spesse dividono la mappa nelle [aree](term:area) da I a VIII. Con meno di 6 giocatori alcune non sono in gioco (RR-053, RR-054, RR-055). Le province dell'Estremo Oriente e del Nuovo Mondo non appartengono a nessuna area (RA-41).

## Fattori di civilizzazione

RR-005 = Sei categorie
    .text = Ogni [fattore di civilizzazione](term:advance) appartiene a una delle 6 [categorie](term:category): [Commercio](category:commerce), [Scienza](category:science), [Civili](category:civics), [Religione](category:religion), [Comunicazione](category:communication) ed [Esplorazione](category:exploration).

RR-041 = Prima una spunta, poi a penna
    .text = I fattori sono 26. Ogni giocatore può averli tutti, una volta ciascuno; nessuno ne toglie a un altro. Quando acquisti un fattore, spuntalo subito sul tuo foglio dei turni e fallo spuntare agli altri sul loro. Alla fine del turno ripassa la spunta a penna: da quel momento il suo [credito](term:credit) conta (RR-090).

RR-039 = I dati di un fattore
    .text = Un fattore ha una lettera, un nome, un costo, un [credito](term:credit) per la sua categoria, un [valore di diminuzione](term:misery-relief), un testo, a volte dei [prerequisiti](term:prerequisite), e i leader che lo fanno costare meno, con la loro epoca. Esempio: il [Mecenatismo](advance:patronage), lettera E, costa $30 e 1 spazio miseria, dà un credito di 20 per la Religione e ha un valore di diminuzione di 10 (RD-50). Su alcune cifre le fonti differiscono (RD-40, RD-46, RD-47, RD-48, RD-49, RD-51), e così su ciò che serve per I cieli (RD-54).

RR-191 = Fattori e grandi eventi
    .text = Tre eventi contano i fattori che possiedi. Ogni fattore di Scienza ti attenua il [Misticismo dilagante](card:mysticism-abounds) di 1 spazio (RR-176). Ogni fattore di Religione ti aggrava le [Lotte religiose](card:religious-strife) di 1 spazio (RR-188), e ogni fattore di Commercio fa lo stesso con le [Insurrezioni rivoluzionarie](card:revolutionary-uprisings) (RR-181).

RR-189 = Il Corpo umano abbassa la miseria
    .text = Quando acquisti il [Corpo umano](advance:human-body) scendi subito di 1 spazio miseria. Questo si aggiunge alla diminuzione che acquisti nello stesso turno. A 0 lo spazio va perso (RA-71).

RR-190 = Le Leggi della materia fermano l'alchimista
    .text = Chi possiede le [Leggi della materia](advance:laws-of-matter) non può essere scelto per l'[Oro dell'alchimista](card:alchemists-gold) (RA-24).

RR-040 = La Religione costa miseria
    .text = Ogni fattore di [Religione](category:religion) costa denaro e 1 [spazio miseria](term:misery-space): quando lo acquisti sali di 1 spazio. Nessun credito può evitarlo.

RR-192 = Il Miglioramento agricolo abbassa la miseria
    .text = Quando acquisti il [Miglioramento agricolo](advance:improved-agriculture) scendi subito di 1 spazio miseria; a 0 lo spazio va perso (RA-71). Ti serve per [Interesse & profitto](advance:interest-and-profit) e per la [Classe media](advance:middle-class), e attenua la [Carestia](card:famine) di 1 spazio (RR-175). A sua volta richiede i [Mulini a vento/acqua](advance:wind-watermill); nell'edizione del 1999 è il contrario (RD-39).

RR-193 = Dagli Annali al Rinascimento
    .text = I 4 fattori di Comunicazione vanno presi in fila: gli [Annali scritti](advance:written-record) servono per la [Stampa](advance:printed-word), la Stampa per l'[Arte dei maestri](advance:master-art) e l'Arte dei maestri per il [Rinascimento](advance:renaissance).

RR-194 = Le vie dell'oceano
    .text = Per la [Navigazione oceanica](advance:ocean-navigation) ti servono [I cieli](advance:heavens) e i [Vascelli d'altomare](advance:seaworthy-vessels), per il [Nuovo Mondo](advance:new-world) la Navigazione oceanica e l'[Urbanizzazione](advance:urban-ascendancy). Per [Cosmopolita](advance:cosmopolitan) serve la [Via di terra per l'Oriente](advance:overland-east).

RR-195 = La Ricerca istituzionale fa risparmiare $10
    .text = Quando possiedi la [Ricerca istituzionale](advance:institutional-research), ogni fattore di Scienza, Commercio, Esplorazione e Comunicazione ti costa $10 in meno. Vale da subito, anche per gli acquisti che fai dopo nella stessa fase (RR-094). Per Religione e Civili non cambia nulla.

## Pezzi, tracciati e denaro

RR-036 = Pedine e indicatori
    .text = Hai 36 [pedine](piece:token) quadrate e 25 [indicatori di dominio](piece:marker) rotondi, e mai di più. Se quando ti serve un indicatore non ne hai di liberi, le tue pedine restano lì come sono, fino al numero mercato (RA-91), oppure liberi un indicatore da un'altra parte (RR-134).

RR-035 = La tua scheda
    .text = Usa il lato della [scheda](term:mat) previsto per il numero di giocatori. Le pedine che hai acquistato stanno nella [sezione espansione](term:expansion-box), con il lato bianco in su, tutte le altre nello [stock](term:stock). Gli indicatori stanno sui loro cerchi, e ognuno che metti sulla mappa scopre un'entrata più alta (RR-144).

RR-206 = Pile da sei
    .text = Tieni le tue pedine in pile da 6, così tutti possono contarle a colpo d'occhio.

RR-003 = Le pedine diventano un indicatore
    .text = Appena le tue pedine in un mercato sono tante quante il [numero mercato](term:market-number), e non ci sono pezzi avversari, sostituiscile tutte con un [indicatore](piece:marker). Le pedine tornano nello stock. Ora [domini](term:domination) la provincia. Esempio: 4 pedine a [Firenze](province:florence) diventano un indicatore.

RR-004 = Niente indicatore accanto agli avversari
    .text = Se nella provincia ci sono pezzi avversari, non puoi metterci un indicatore finché il conflitto non è risolto. Le pedine di più giocatori possono riempire insieme un mercato in pace; in tal caso non lo domina nessuno (RA-85).

RR-116 = I pezzi non si muovono
    .text = Una volta piazzato, un pezzo resta dov'è finché non viene sostituito o tolto. Niente si sposta da una provincia all'altra.

RR-037 = Indicatori per i tracciati
    .text = Hai anche 1 [indicatore miseria](piece:misery-marker), 1 [indicatore turno](piece:turn-marker), 1 [indicatore nave](piece:ship-marker) e 12 [indicatori prodotto](piece:commodity-marker).

RR-076 = Salire è un male
    .text = Quando la tua [miseria](term:misery) cresce, l'indicatore miseria sale sull'[Indice Miseria](term:misery-index), verso le cifre più alte; quando cala, scende. Contano gli spazi, non le cifre: da 90, 2 spazi in su portano a 125. Sotto lo 0 non c'è nulla, e lì un miglioramento va perso (RA-71).

RR-034 = La Tabella Prodotti
    .text = Ogni volta che guadagni o perdi un indicatore sulla mappa, muovi i tuoi [indicatori prodotto](piece:commodity-marker) sulla [Tabella Prodotti](term:commodity-log), così tutti vedono quante province di ogni prodotto domini.

RR-033 = L'asterisco
    .text = Nella [Tabella Prodotti](term:commodity-log) un asterisco indica una [carta con doppio prodotto](term:double-card), che si può giocare per l'uno o per l'altro dei due prodotti (RR-046).

RR-038 = Il denaro è in vista
    .text = Il tuo denaro sta in vista di tutti, ma puoi impilarlo. La cassa che hai scritto per ultima, la tua [cassa scritta](term:written-cash), è pubblica in ogni momento.

RR-168 = Le metà si arrotondano per eccesso
    .text = Quando si dimezzano cassa, pedine o un pagamento, si arrotonda per eccesso. La metà di 9 pedine è 5.

## Le carte Storia

RR-042 = Tre epoche
    .text = Ogni carta porta il numero della sua [epoca](term:epoch): I (dal 750 al 1250), II (dal 1250 al 1500) o III (dal 1500 al 1750). Dividi le carte in tre pile da 29, 22 e 13; nell'edizione del 1999 una carta legname passa dall'epoca II all'epoca I (RD-69).

RR-029 = Il mazzo successivo
    .text = Si comincia soltanto con le carte dell'epoca I. Quando si deve estrarre una carta e la [pila estrazioni](term:draw-pile) è vuota, mescola le carte dell'epoca successiva con la [pila rigiocabile](term:replay-pile): è la nuova pila estrazioni. Si forma in quel momento e non prima, e chi estrae dopo estrae da lì. Le carte in mano restano in mano (RA-12).

RR-030 = Gioco base: solo l'epoca I
    .text = Nel [gioco base](variant:basic) si usano soltanto le carte dell'epoca I. Rimetti le altre nella scatola.

RR-031 = La pila rigiocabile
    .text = Una carta giocata con un cerchio intorno al numero dell'epoca va a faccia in su sulla [pila rigiocabile](term:replay-pile) e torna con il mazzo successivo. Di quella pila puoi guardare solo la carta in cima.

RR-047 = Cerchio o quadrato
    .text = Dei 18 eventi, 13 hanno un cerchio intorno al numero dell'epoca e vanno nella pila rigiocabile. Gli altri 5 hanno un quadrato ed escono dal gioco quando vengono giocati: [Armatura](card:armor), [Staffe](card:stirrups), [Arco lungo](card:long-bow), [Polvere da sparo](card:gunpowder) ed [Eserciti mongoli](card:mongol-armies).

RR-048 = Carte che diventano inservibili
    .text = Certi eventi sono [annullati](term:voided) da altri. Se hai in mano una carta così, ti resta come [carta inservibile](term:burden): non puoi giocarla, ma conta tra le carte in mano e rende più cara la stabilizzazione (RR-102). Esempio: una volta giocata la [Polvere da sparo](card:gunpowder), le [Staffe](card:stirrups) sono inservibili per il resto della partita (RA-45).

RR-049 = Liberarsi di una carta inservibile
    .text = Puoi scartare una [carta inservibile](term:burden) con l'[Arte dei maestri](advance:master-art) (RR-068), oppure rifilarla a un altro in un commercio forzato con i [Mulini a vento/acqua](advance:wind-watermill) (RR-139).

## Preparazione

RR-051 = Una carta a testa
    .text = Dividi le carte per epoca, mescola l'epoca I e dai 1 carta a ogni giocatore. Le altre stanno a faccia in giù: sono la pila estrazioni. Nell'edizione del 1999 si ricevono 3 carte e se ne restituisce 1 (RD-33).

RR-052 = $40 per cominciare
    .text = Ogni giocatore comincia con $40.

RR-053 = Tre giocatori
    .text = In 3 giocatori partecipano [Venezia](power:venice), [Genova](power:genoa) e [Barcellona](power:barcelona), e sono in gioco le aree IV, V, VI, VII e VIII.

RR-054 = Quattro giocatori
    .text = In 4 giocatori si aggiunge [Parigi](power:paris), ed entra in gioco anche l'[area III](area:iii).

RR-055 = Cinque giocatori
    .text = In 5 giocatori si aggiunge [Londra](power:london), ed entra in gioco anche l'[area II](area:ii).

RR-056 = Sei giocatori
    .text = In 6 giocatori si aggiunge [Amburgo](power:hamburg), ed entra in gioco anche l'[area I](area:i): la mappa è tutta aperta.

RR-057 = Aree fuori gioco
    .text = Le navi possono passare per le aree fuori gioco, ma nessun pezzo ci può stare. Le vie di terra non possono attraversarle (RA-76).

RR-063 = La miseria parte da 0
    .text = Metti il tuo [indicatore miseria](piece:misery-marker) sullo 0.

RR-058 = Le offerte per una capitale
    .text = Ognuno scrive in segreto un'[offerta](term:capital-bid), un numero intero da 0 a 40 (RA-02); poi si scoprono tutte insieme. Chi ha offerto di più sceglie una qualsiasi delle capitali in gioco, il secondo una di quelle rimaste, e così via (RA-01, RD-30).

RR-059 = Offerte uguali
    .text = Chi ha fatto la stessa offerta lancia un dado. Sceglie prima chi ottiene di più; se anche i dadi sono uguali, quei giocatori li rilanciano (RA-03).

RR-060 = Ognuno paga la sua offerta
    .text = Ognuno paga la propria offerta alla banca, prendendola dai suoi $40, qualunque posto gli abbia dato nella scelta; la paga anche chi sceglie per ultimo (RA-02).

RR-061 = Un indicatore nella tua capitale
    .text = Metti 1 indicatore nella tua capitale, con il lato colorato in su. È da qui che parti.

RR-062 = Chi vince i pareggi per l'ordine
    .text = Per tutta la partita, quando più giocatori sono in pareggio nell'[ordine di gioco](term:order-of-play), decide chi di loro ha scelto la capitale per ultimo: prende un posto qualsiasi tra quelli del gruppo, davanti agli altri o dietro. Poi sceglie chi l'ha presa subito prima di lui, e così via (RA-04).

RR-064 = Il primo ordine di gioco
    .text = Prima del turno 1 si gioca una fase ordine di gioco (RR-154): dividi tra pedine e cassa ciò che dopo l'offerta ti resta dei $40, e scrivi entrambe le cifre. Nell'edizione del 1999 l'ordine di gioco è invece la prima fase di ogni turno (RD-34).

## Il turno

RR-008 = Sette fasi
    .text = Ogni turno ha 7 fasi: 1 [estrazione carte](phase:draw), 2 [acquisto carte](phase:buy), 3 [gioco carte](phase:play), 4 [acquisti](phase:purchase), 5 [espansione](phase:expansion), 6 [entrate](phase:income), 7 [ordine di gioco](phase:order) (RD-34).

RR-009 = Uno dopo l'altro
    .text = Nelle fasi da 1 a 5 ogni giocatore, in [ordine di gioco](term:order-of-play), fa tutto quello che vuole fare in quella fase; la successiva comincia solo quando hanno finito tutti. Nelle fasi 6 e 7 si gioca tutti insieme.

RR-011 = Le posizioni nell'ordine
    .text = La [Tabella Ordine di Gioco](term:order-table) ha 6 [posizioni](term:order-slot). Se siete in meno, alcune non si usano: in 3 si usano le posizioni 2, 4 e 6; in 4 le posizioni 1, 3, 5 e 6; in 5 quelle da 1 a 5. In un attacco conta il numero della tua posizione, non il tuo posto tra i giocatori (RR-127).

## Fase 1: estrazione carte

RR-065 = Eliminare una condizione
    .text = Prima che qualcuno estragga, il [primo giocatore](term:first-player) può eliminare una [mancanza](term:shortage) o un [surplus](term:surplus) pagando alla banca il [valore base](term:base-value) del prodotto, e può farlo per quante condizioni vuole. Se un prodotto ne ha due dello stesso tipo, ognuna costa il valore base (RA-11). Un lancio di 12, che colpisce oro e avorio, costa $10 una volta sola per entrambi (RA-10). Esempio: c'è un surplus di vino e Barcellona è prima. Barcellona paga $5, e la prossima carta vino paga di nuovo per intero.

RR-066 = Ognuno estrae una carta
    .text = Poi ogni giocatore, in ordine di gioco, estrae 1 carta. Nel turno 1, quindi, tutti hanno in mano 2 carte. Quando l'ultimo mazzo della partita è vuoto, nessuno estrae più (RR-160).

## Fase 2: acquisto carte

RR-067 = Urbanizzazione: una carta in più
    .text = Se possiedi l'[Urbanizzazione](advance:urban-ascendancy), nel tuo round puoi acquistare 1 carta in più per $10.

RR-068 = Arte dei maestri: uno scarto
    .text = Se possiedi l'[Arte dei maestri](advance:master-art), una volta per turno puoi scartare 1 carta senza alcun effetto, dopo aver acquistato la carta in più o averci rinunciato. Non puoi scartare nel turno in cui acquisti l'Arte dei maestri, perché questa fase è già passata (RA-16, RD-22).

RR-069 = Dove va la carta scartata
    .text = Una carta scartata va nella [pila rigiocabile](term:replay-pile) se ha un cerchio intorno al numero dell'epoca, altrimenti esce dal gioco. Prima mostrala agli altri (RA-17).

## Fase 3: gioco carte

RR-070 = Quante carte vuoi, o nessuna
    .text = Nel tuo round puoi giocare quante carte vuoi della tua mano, in qualsiasi ordine, oppure passare.

RR-074 = Le vittime le scegli tu
    .text = Quando un evento lascia una scelta, è chi gioca la carta a decidere chi o che cosa viene colpito. Con [Oro dell'alchimista](card:alchemists-gold), [Guerra civile](card:civil-war), [Ribellione](card:rebellion) e [Pirati/vichinghi](card:pirates-vikings) puoi scegliere anche te stesso o le tue province (RA-23), ma nessuno che sia immune (RA-24). Un evento che non può colpire nulla si può giocare lo stesso, anche solo per liberarsene (RA-22).

RR-198 = Tutti vuol dire anche tu
    .text = Un evento che riguarda tutti i giocatori colpisce anche chi gioca la carta.

RR-075 = Un indicatore viene ridotto
    .text = Quando un evento [riduce](term:reduce) un indicatore, il suo proprietario lo riprende e al suo posto mette 1 pedina colorata dallo stock. Se lo stock è vuoto, a sua scelta prende una pedina dalla sezione espansione oppure lascia vuota la provincia (RA-36).

## Fase 4: acquisti

RR-010 = Quattro sottofasi in ordine
    .text = Nel tuo round fai i tuoi acquisti in quest'ordine: A 1 [miglioramento navale](step:ship), B [fattori](step:advances), C [stabilizzazione](step:stabilization), D [diminuzione della miseria](step:relief). Puoi saltare una sottofase, ma non tornare a una precedente.

## Fase 4, sottofase A: miglioramento navale

RR-089 = Un grado per $10
    .text = Ci sono tre classi di navi, con 4 gradi ciascuna: le [galee](ship:galley) 2, 4, 6 e 8, i [vascelli d'altomare](ship:seaworthy) 10, 12, 14 e 16 e le [navi oceaniche](ship:ocean) 1, 2, 3 e 4. Per $10 fai salire il tuo [indicatore nave](piece:ship-marker) di 1 grado nella sua classe, una volta per turno. Nessuno comincia con una nave: con i primi $10 ottieni la Galea 2 (RA-64).

RR-095 = Fin dove arrivano le galee
    .text = Con la Galea 2, 4, 6 o 8 puoi trasportare al massimo quel numero di pedine in ogni provincia che non disti più di quel numero di province costiere da una provincia costiera in cui hai un pezzo colorato, oppure dalla tua capitale. Conta 1 per ogni provincia costiera in cui entri, compresa la destinazione. Le acque degli avversari non ti fermano (RA-74). [Chester](province:chester), [Portsmouth](province:portsmouth), [Roma](province:rome) e [Napoli](province:naples) hanno due coste unite soltanto via terra, quindi ognuna conta come due luoghi. Esempio: all'inizio Londra con la Galea 2 raggiunge via nave Edimburgo, York, Portsmouth, Cornovaglia, Saint-Malo, Parigi, Bruges e Amsterdam e nient'altro; Venezia con la Galea 2 raggiunge Roma, ma non Napoli.

RR-096 = Le galee seguono la costa
    .text = Le [galee](ship:galley) vanno soltanto da una provincia costiera all'altra. Non possono attraversare un mare finché non possiedi [I cieli](advance:heavens) o non le sostituisci con i [Vascelli d'altomare](advance:seaworthy-vessels).

RR-097 = I cieli: oltre un mare
    .text = Con [I cieli](advance:heavens) le tue galee possono attraversare 1 [mare](term:sea) in ogni trasporto; lungo il tragitto conta come 1 provincia costiera (RA-75, RD-23). Esempio: da [Stoccolma](province:stockholm) la Galea 2 raggiunge Stettino seguendo la costa, ma Danzica e Riga solo con I cieli. Londra raggiunge l'[Islanda](province:iceland) con la Galea 4 in quattro tappe: York, Edimburgo, Mare di Groenlandia, Islanda.

RR-098 = Capacità per ogni provincia
    .text = In un turno puoi trasportare quante pedine vuoi, ma in una stessa provincia non più della tua [capacità di navigazione](term:capacity). Contano tutte le pedine portate lì via nave in questo turno, anche quelle perse in attacchi falliti; quelle che possono arrivare via terra non contano (RA-77, RA-78).

RR-032 = L'indicatore nave si gira
    .text = Quando ottieni i [Vascelli d'altomare](advance:seaworthy-vessels), gira il tuo [indicatore nave](piece:ship-marker) e mettilo sul 10, qualunque grado avesse prima. Non costa nulla e avviene subito (RA-65).

RR-099 = I Vascelli d'altomare raggiungono ogni costa
    .text = Con i [Vascelli d'altomare](advance:seaworthy-vessels) puoi trasportare fino a 10 pedine in qualsiasi provincia costiera, vicina o lontana. Restano chiuse le 5 province d'oltremare e, senza la [Via di terra per l'Oriente](advance:overland-east), l'[area V](area:v). Ogni grado in più alza il numero: 12, 14, 16.

RR-100 = Nessuna scorciatoia per il 10
    .text = Migliorando la Galea 8 non arrivi al 10: ti ci porta soltanto l'acquisto dei [Vascelli d'altomare](advance:seaworthy-vessels). Allo stesso modo, dalla seconda classe alla terza si passa soltanto con la [Navigazione oceanica](advance:ocean-navigation).

RR-101 = Navigazione oceanica e province d'oltremare
    .text = Quando ottieni la [Navigazione oceanica](advance:ocean-navigation), metti il tuo indicatore nave sull'1 della terza classe, gratis e subito (RA-65). Ora puoi trasportare quante pedine vuoi in qualsiasi provincia costiera tranne le Americhe, per le quali serve anche il [Nuovo Mondo](advance:new-world); per l'area V serve ancora la Via di terra per l'Oriente (RR-112). Il grado dice in quante [province d'oltremare](term:overseas-box) puoi essere: all'inizio 1, poi 2, 3 o 4 con i miglioramenti. Conta ogni provincia d'oltremare con un tuo pezzo, comprese quelle in cui sei entrato in questo turno (RA-79).

## Fase 4, sottofase B: fattori

RR-093 = Prima i prerequisiti
    .text = Puoi acquistare un fattore solo se possiedi i suoi [prerequisiti](term:prerequisite). Puoi acquistare l'uno e l'altro nello stesso round, ma prima il prerequisito.

RR-090 = I crediti contano dal turno successivo
    .text = Il [credito](term:credit) di un fattore abbassa il prezzo degli altri fattori della sua categoria, ma solo dal turno dopo quello in cui l'hai acquistato.

RR-091 = I crediti non si consumano
    .text = I crediti che possiedi contano per ogni acquisto, anche per più acquisti nello stesso turno, e quelli di una categoria si sommano. Se superano il prezzo, il fattore costa $0; la differenza va persa (RA-63). Esempio: con i crediti dell'[Urbanizzazione](advance:urban-ascendancy) (10) e della [Ricerca istituzionale](advance:institutional-research) (30) ogni fattore della categoria Civili costa $40 in meno.

RR-092 = I crediti dei leader valgono per questo turno
    .text = Il [credito di un leader](term:leader-credit) conta solo nel turno in cui la carta viene giocata, per un acquisto o per un rimborso. Quello che non usi va perso (RD-18).

RR-094 = I fattori valgono da subito
    .text = Ciò che un fattore ti permette di fare vale dal momento in cui lo acquisti. Acquista per primi gli [Annali scritti](advance:written-record), la [Ricerca istituzionale](advance:institutional-research) o il [Mecenatismo](advance:patronage): già il tuo prossimo acquisto nello stesso round costerà meno. Soltanto il credito aspetta il turno successivo (RR-090).

## Fase 4, sottofase C: stabilizzazione

RR-102 = Il prezzo di una mano piena
    .text = La [stabilizzazione](term:stabilization) costa $1 per la prima carta che hai in mano, $2 per la seconda, $3 per la terza e così via: $1, $3, $6, $10, $15, $21, $28 e $36 da 1 a 8 carte (RD-31). Le carte inservibili contano. Senza carte non costa nulla (RA-66). La [Classe media](advance:middle-class) dimezza il prezzo (RR-146).

RR-103 = Se non paghi
    .text = Si paga tutto il prezzo o niente. Se non puoi pagare, o non vuoi (RA-67), sali sull'Indice Miseria del minor numero di spazi che copra almeno la somma non pagata. Esempio: sei a 90 con 5 carte e non paghi $15; 100 è solo 10 in più, quindi sali di 2 spazi, a 125. Se sei a 100 con 6 carte e non paghi $21, sali di 1 spazio, a 125. Se l'indice non basta, finisci nel [Caos](term:chaos) (RA-68).

RR-104 = Nessun limite alla mano
    .text = Puoi tenere in mano quante carte vuoi, finché riesci a sostenerne il prezzo.

## Fase 4, sottofase D: diminuzione della miseria

RR-105 = Pagare per scendere
    .text = Puoi far scendere il tuo indicatore miseria, uno spazio alla volta, pagando la differenza tra le due cifre. Da 200 a 175 costa $25. Sotto lo 0 non ci sono spazi (RA-71). Nell'edizione del 1999 la diminuzione non si acquista affatto (RD-41).

RR-106 = Tanti spazi quanti livelli
    .text = In un turno puoi acquistare tanti spazi quanti sono i tuoi [livelli](term:tier) completi. Hai un livello con almeno 1 fattore in ognuna delle 6 categorie, due con almeno 2 in ognuna, e così via. Contano anche i fattori acquistati nello stesso round (RA-69). Senza un livello non puoi acquistare nessuna diminuzione.

RR-108 = Valori di diminuzione
    .text = Il [valore di diminuzione](term:misery-relief) di ogni fattore che acquisti in questo turno abbassa il prezzo della diminuzione in questo stesso turno. Se sono più d'uno si sommano, e il resto lo paghi in denaro; non ti danno però più spazi di quanti livelli hai. Quello che non usi va perso. Esempio: sei a miseria 80 e l'[Urbanizzazione](advance:urban-ascendancy) completa il tuo primo livello: 1 spazio costa 10 meno 5, cioè $5. Con il [Rinascimento](advance:renaissance) (valore di diminuzione 100, RD-51), un livello e miseria 200 scendi a 175 per $0, e gli altri 75 vanno persi. Quattro valori di diminuzione sono solo ipotesi (RD-46, RD-47, RD-48, RD-49).

RR-107 = Illuminismo: metà prezzo
    .text = Con l'[Illuminismo](advance:enlightenment) paghi la metà. Somma le differenze di tutti gli spazi che acquisti, dimezza la somma arrotondando per eccesso, poi sottrai i valori di diminuzione di questo turno; il prezzo non scende mai sotto $0 (RA-70). Nell'edizione del 1999 questo fattore ha un altro effetto (RD-44).

RR-200 = Per il prezzo dimezzato serve un livello
    .text = Il prezzo dimezzato dell'[Illuminismo](advance:enlightenment) vale solo per chi ha almeno un [livello](term:tier) completo. Senza un livello, del resto, non potresti acquistare nessuna diminuzione (RD-25).

## Fase 5: espansione

RR-118 = Sacra indulgenza: le pedine che ricevi
    .text = All'inizio della fase chi possiede la [Sacra indulgenza](advance:holy-indulgence) prende dallo stock 2 pedine per ogni giocatore che non la possiede e le mette nella sezione espansione. Avviene dopo l'effetto di una Guerra civile e dopo gli eventuali scambi del Rinascimento. I giocatori eliminati non contano (RA-93).

RR-120 = Sacra indulgenza: le pedine che dai
    .text = Se non possiedi la [Sacra indulgenza](advance:holy-indulgence), rimetti nel tuo stock 2 pedine della tua sezione espansione per ogni giocatore che la possiede (RD-24). Se non ne hai abbastanza, ci vanno tutte quelle che hai, e per le altre paghi $1 l'una alla banca oppure sali di 1 spazio miseria in tutto. Se non puoi pagare, sali di quello spazio (RA-94). Lo fanno tutti insieme, prima che chi la possiede prenda le sue (RA-93).

RR-119 = Denaro al posto delle pedine mancanti
    .text = Se chi possiede la [Sacra indulgenza](advance:holy-indulgence) non ha abbastanza pedine nello stock, la banca gli paga $1 per ogni pedina che manca.

RR-121 = Il guadagno è sicuro
    .text = Chi possiede la [Sacra indulgenza](advance:holy-indulgence) riceve comunque 2 pedine per ogni giocatore che non la possiede, che questi abbia potuto pagare o no.

RR-199 = L'ordine non cambia
    .text = Le pedine e il denaro che passano di mano per la [Sacra indulgenza](advance:holy-indulgence) non cambiano l'ordine di gioco.

RR-110 = Dove puoi piazzare
    .text = Nel tuo round piazza le pedine della tua sezione espansione, con il lato bianco in su, in province entro il tuo [raggio](term:range). Il raggio si misura dalle province in cui hai un pezzo colorato quando comincia il tuo round, comprese quelle conquistate nella fase gioco carte di questo turno, e dalla tua capitale, anche se la domina un avversario (RA-72).

RR-111 = Via terra
    .text = Via terra la nuova provincia deve confinare con una di quelle da cui parti. Con la [Carovana](advance:caravan) e con le navi arrivi più lontano. Via terra possono arrivare quante pedine vuoi.

RR-113 = Carovana: a due province di distanza
    .text = Con la [Carovana](advance:caravan) puoi piazzare pedine a due province di distanza via terra, a meno che la provincia di mezzo non sia sotto il [controllo](term:control) di un avversario. Un avversario la controlla con un indicatore colorato, oppure con tante pedine colorate quante ne indica il numero mercato. Ci puoi passare se è vuota, se è tua, o se gli avversari hanno lì pezzi bianchi o troppo poche pedine; deve essere in gioco e aperta per te (RA-73). Esempio: una sola pedina veneziana a [Belgrado](province:belgrade), numero mercato 2, lascia passare la tua carovana.

RR-114 = Carovana o nave, non entrambe
    .text = Per uno stesso piazzamento non puoi combinare la [Carovana](advance:caravan) con le navi.

RR-112 = L'area V richiede la Via di terra
    .text = Senza la [Via di terra per l'Oriente](advance:overland-east) non puoi piazzare pedine nell'[area V](area:v), e nessuna provincia di quell'area può esserti ceduta dopo una Guerra.

RR-115 = I pezzi bianchi non sono una base
    .text = Un [pezzo bianco](term:white-piece) è un pezzo piazzato in questo turno. Da lì non puoi misurare il raggio. Si gira sul lato colorato nella fase entrate (RR-143).

RR-122 = Una carta in cambio di pedine
    .text = In qualsiasi momento del tuo round puoi acquistare 1 carta con le pedine della tua sezione espansione; le pedine tornano nello stock. La prima carta che qualcuno acquista nella fase costa 3 pedine, la seconda 6, la terza 9 e così via (RD-13). Ogni giocatore può acquistarne solo 1 (RA-95). Esempio: se il primo giocatore non ne acquista, il secondo paga ancora solo 3.

RR-134 = Liberare un indicatore
    .text = Se tutti i tuoi 25 indicatori sono sulla mappa e te ne serve uno, puoi sostituire un tuo indicatore colorato con una pedina colorata dello stock e usare l'indicatore altrove (RA-90).

RR-117 = Pedine non usate
    .text = Le pedine che restano nella tua sezione espansione alla fine del tuo round tornano nello stock.

RR-142 = Il bonus espansione
    .text = Alla fine della fase, chi ha più indicatori bianchi sulla mappa, almeno 1, estrae una carta gratis. A parità di indicatori la estrae chi ha giocato prima in questa fase (RA-96).

## Attacchi

RR-202 = Contano i pezzi, non la forza
    .text = Per vedere se un piazzamento è un attacco, confronta il numero di pezzi con il numero mercato; un indicatore vale un mercato pieno. La forza qui non conta.

RR-130 = Fianco a fianco in pace
    .text = Finché non c'è un indicatore avversario e le pedine di tutti, insieme, non superano il numero mercato, puoi aggiungere pedine senza combattere. Se sono esattamente il numero mercato, è ancora pace (RA-85, RD-29). Esempio: a [Bordeaux](province:bordeaux), numero mercato 4, ci sono 2 pedine avversarie. Puoi metterne 1 o 2 accanto.

RR-124 = Che cosa serve per un attacco
    .text = Se nella provincia c'è un indicatore avversario, o se, contando le tue, le pedine superano il numero mercato, il piazzamento è un [attacco](term:attack) (RA-85). La [forza](term:strength) delle tue pedine deve essere almeno pari alla forza di tutti i difensori più il numero mercato, e anche il numero di pedine deve raggiungere almeno il numero mercato. Contano anche le pedine che hai già lì (RA-80). Puoi usarne più del necessario (RA-84). Esempio: contro le 2 pedine a [Bordeaux](province:bordeaux) ti servono 2 + 4 = 6 pedine. Contro un indicatore a [Montpellier](province:montpelier), numero mercato 2, te ne servono 4, o 5 se il suo proprietario tiene Tolosa.

RR-125 = Con troppo poche pedine non si entra
    .text = Se il mercato è pieno, non puoi piazzare meno pedine di quante ne richiede l'attacco. Non si ammassano truppe alle porte.

RR-126 = La forza di un indicatore
    .text = Un indicatore vale tante pedine quante ne indica il numero mercato. I pezzi bianchi difendono quanto quelli colorati (RA-83). Se nella provincia ci sono più avversari, li attacchi tutti insieme: i loro pezzi si sommano, ogni tipo di bonus conta una volta se lo ha almeno uno di loro, e un tuo bonus conta solo se vale contro ciascuno di loro (RA-81).

RR-123 = I satelliti supportano un indicatore
    .text = Ogni [satellite](term:satellite) che punta a una provincia aggiunge 1 alla difesa di un indicatore in quella provincia, se il proprietario dell'indicatore ha una pedina colorata nel satellite. L'indicatore può essere bianco, la pedina no (RA-83). Esempio: un indicatore a [Lisbona](province:lisbon), numero mercato 3, con una pedina colorata a León ha forza 4.

RR-138 = Il Nazionalismo vale a casa
    .text = Con il [Nazionalismo](advance:nationalism) aggiungi 1 alla tua forza, in attacco e in difesa, in ogni provincia dell'[area della tua capitale](term:home-area), e 1 al tuo dado in Guerra. Dove entrambe le parti sono a casa e lo possiedono, non fa differenza. Esempio: Venezia e Genova condividono l'[area VII](area:vii).

RR-135 = Cosmopolita in attacco
    .text = Con [Cosmopolita](advance:cosmopolitan) ogni tua pedina colorata in un satellite che punta alla provincia attaccata aggiunge 1 alla forza del tuo attacco.

RR-025 = Forza doppia nella tua capitale
    .text = Nella tua capitale la forza dei tuoi pezzi raddoppia, sia che tu la difenda sia che attacchi per riprenderla (RD-06). Raddoppiano anche i satelliti e il Nazionalismo; i vantaggi militari si aggiungono dopo. Quando attacchi, il numero di pedine deve comunque raggiungere il numero mercato (RA-82, RD-74). Esempi: per attaccare l'indicatore di Venezia a [Venezia](province:venice), numero mercato 5, a un avversario servono 10 + 5 = 15 pedine. Se Genova tiene [Barcellona](province:barcelona), numero mercato 3, al giocatore di Barcellona ne bastano 3 per riprendersela. Se Parigi tiene [Genova](province:genoa), numero mercato 5, al giocatore di Genova ne servono 5; se la tiene Venezia e possiede il Nazionalismo, 6.

RR-137 = Cattedrale: una vittoria sicura
    .text = Con la [Cattedrale](advance:cathedral) puoi vincere senza dadi, in attacco o in difesa, una volta per turno contro ogni giocatore che non la possiede. Lo dichiari prima di lanciare i dadi. Se attacchi, devi comunque inviare le pedine che l'attacco richiede. Contro più avversari funziona solo se nessuno di loro la possiede, e in quel caso conta come usata contro ciascuno di loro. In Guerra non ha effetto (RA-87, RD-07, RD-75).

RR-127 = Il lancio
    .text = Lancia una volta tutti e tre i dadi. Vinci se il [dado colorato](term:coloured-die) è più alto del numero della tua [posizione](term:order-slot), oppure se il [dado nero](term:black-die) è più alto del [bianco](term:white-die). Altrimenti vince il difensore. Esempio: Londra, in posizione 3, attacca con 2 pedine la pedina di Parigi a [Orano](province:oran). Con 4 sul dado colorato vince. Con 3 perde, a meno che il nero non superi il bianco.

RR-128 = Con un vantaggio militare vinci a dadi uguali
    .text = Se attacchi con un [vantaggio militare](term:military-advantage), vinci anche quando il nero e il bianco sono uguali. Un vantaggio che non vale contro quell'avversario non aiuta nemmeno qui (RA-47). Al difensore non serve nulla per vincere con i dadi uguali; il suo vantaggio aggiunge soltanto forza (RA-48).

RR-136 = Proselitismo: basta eguagliare la posizione
    .text = Con il [Proselitismo](advance:proselytism) il tuo attacco vince anche se il dado colorato è uguale alla tua posizione.

RR-129 = Che cosa perde chi perde
    .text = Tutti i pezzi di chi perde in quella provincia tornano nello stock, che si tratti dell'attaccante o del difensore. Quelli del vincitore restano, oppure vengono subito sostituiti con un indicatore (RA-80, RA-86).

RR-133 = Quando si può mettere un indicatore
    .text = Metti un indicatore soltanto in un mercato, mai in un satellite, e solo se lì hai almeno tante pedine quante ne indica il numero mercato. Se non hai indicatori liberi, le pedine restano (RA-91).

RR-132 = Una pedina in un satellite
    .text = Dopo un attacco vinto in un satellite, lì resta 1 pedina e le altre tornano nello stock. Esempio: delle 2 pedine di Londra a [Orano](province:oran) ne resta 1.

RR-131 = Riprovare
    .text = Dopo un attacco fallito puoi riprovare nello stesso round, quante volte vuoi, ogni volta con abbastanza pedine nuove e nei limiti della tua capacità di navigazione (RA-77). Esempio: Londra con la Galea 2 ha perso 2 pedine davanti a [Orano](province:oran) e in questo turno non può trasportarne altre; con la Galea 4 può riprovare una volta.

RR-139 = Mulini a vento/acqua: un commercio forzato
    .text = Con i [Mulini a vento/acqua](advance:wind-watermill) puoi, una volta per turno, imporre un [commercio forzato](term:forced-trade) a un avversario a cui hai appena strappato una provincia. L'avversario deve averla controllata, con un indicatore o con la pedina di un satellite (RA-88, RD-72), ed entrambi dovete avere una carta (RA-89). Paga dalla sezione espansione tante pedine quante ne indica il numero mercato, poi lancia un dado. Se ottieni il numero mercato o meno, dai all'avversario una carta a tua scelta e ne prendi una a caso dalla sua mano. Se ottieni di più, hai speso le pedine per niente. Nell'edizione del 1999 questo commercio spetta agli Annali scritti (RD-42, RD-43).

## Fase 6: entrate

RR-143 = I pezzi bianchi si girano
    .text = Gira tutti i pezzi bianchi sulla mappa sul [lato colorato](term:coloured-piece). Da questo momento fruttano denaro, e il raggio si misura anche da loro.

RR-144 = Le entrate della mappa
    .text = Leggi le tue [entrate](term:income) sull'ultimo cerchio che hai scoperto sulla tua scheda: il numero in alto in 3 o 5 giocatori, quello in basso in 4 o 6. Sono $15, più il numero dei giocatori per ogni provincia che domini, capitale compresa. Esempio: in 5 giocatori e con 17 indicatori ricevi 15 + 5 × 17 = $100.

RR-145 = Profitti sulla cassa
    .text = Con [Interesse & profitto](advance:interest-and-profit) ricevi tanto denaro quanto ne hai in cassa prima che si paghino le entrate, ma non più delle tue entrate della mappa (RA-98). Esempio: con $108 in cassa ed entrate di $100 ricevi altri $100.

RR-146 = Classe media: $10 in più
    .text = Con la [Classe media](advance:middle-class) le tue entrate sono più alte di $10, e così il limite per [Interesse & profitto](advance:interest-and-profit) (RA-98). La stabilizzazione ti costa la metà, arrotondata per eccesso (RR-102).

RR-109 = Nuovo Mondo: meno miseria
    .text = Se possiedi il [Nuovo Mondo](advance:new-world), in ogni fase entrate scendi di 1 spazio miseria, qualunque altra cosa tu abbia fatto in questo turno, a cominciare dal turno in cui lo acquisti (RA-103). A 0 lo spazio va perso (RA-71). Nell'edizione del 1999 questo effetto è dell'Illuminismo (RD-44).

RR-147 = Due lanci per il mercato
    .text = Alla fine della fase si lanciano due volte i tre dadi. La somma di nero e bianco indica il prodotto: 2 [pietra](commodity:stone), 3 [lana](commodity:wool), 4 [legname](commodity:timber), 5 [grano](commodity:grain), 6 [stoffa](commodity:cloth), 7 [vino](commodity:wine), 8 [metallo](commodity:metal), 9 [pellicce](commodity:fur), 10 [seta](commodity:silk), 11 [spezie](commodity:spice), 12 [oro](commodity:gold) e [avorio](commodity:ivory). Se il dado colorato fa 1, 2 o 3 è una [mancanza](term:shortage), se fa 4, 5 o 6 è un [surplus](term:surplus).

RR-148 = Il dodici colpisce oro e avorio
    .text = Un totale di 12 colpisce sia l'[oro](commodity:gold) sia l'[avorio](commodity:ivory). La maggioranza si guarda per ciascuno a parte (RD-68, RA-100).

RR-149 = Che cosa fanno mancanza e surplus
    .text = La prossima carta di quel prodotto paga a tutti 1 [spazio pagamento](term:payment-box) in più se c'è una mancanza e 1 spazio in meno se c'è un surplus. L'effetto si somma all'Accelerazione industriale; sotto lo spazio 1, o senza nemmeno una provincia, non si riceve nulla (RA-19).

RR-150 = La maggioranza
    .text = Se di quel prodotto un giocatore domina più province di ciascuno degli altri, ha la [maggioranza](term:majority): in caso di mancanza estrae 1 carta, in caso di surplus paga alla banca $1 per ognuna di queste province. Se più giocatori sono in pareggio con il maggior numero, non ce l'ha nessuno (RA-99). Se la cassa non basta, paghi quello che hai (RA-102). Due condizioni dello stesso tipo contano due volte (RA-100). Si confrontano anche gli indicatori dei giocatori eliminati, che però non estraggono e non pagano nulla (RA-20). Esempio: nero 4, bianco 3, colorato 4 è un surplus di vino. Barcellona, con 3 province di vino contro 1 di Parigi, paga $3, e una carta vino frutta $20 a Barcellona e niente a Parigi.

RR-151 = Carta e pagamento restano
    .text = Se la condizione viene eliminata nella fase estrazione carte successiva (RR-065), chi aveva la [maggioranza](term:majority) tiene comunque la carta estratta, e il denaro pagato resta pagato.

RR-152 = Quanto dura una condizione
    .text = Una mancanza e un surplus dello stesso prodotto si annullano a vicenda, e non succede nulla, nemmeno per la maggioranza (RA-101). Altrimenti la condizione dura finché non si gioca quel prodotto, o fino alla fine del turno successivo se non lo si gioca. Una [carta con doppio prodotto](term:double-card) consuma solo la condizione del prodotto scelto (RA-21). Esempio: con una mancanza di vino la prima carta vino frutta $80 per 3 province e $20 per 1 provincia; una seconda nello stesso turno frutta $45 e $5.

RR-153 = Due dello stesso tipo
    .text = Se entrambi i lanci danno una mancanza dello stesso prodotto, o entrambi un surplus, non si sommano in un solo pagamento. Cambiano le prime due carte di quel prodotto, di 1 spazio ciascuna (RD-05).

## Fase 7: ordine di gioco

RR-154 = Pedine o cassa
    .text = Ogni giocatore divide in segreto tutto il suo denaro tra pedine, a $1 l'una, e cassa. Poi si mostrano e si scrivono entrambe le cifre. Paga le tue pedine e spostale dallo stock alla sezione espansione. La cassa che tieni è la tua [cassa scritta](term:written-cash) per il turno successivo (RD-20).

RR-155 = Chi spende meno è il primo
    .text = Chi ha speso meno in pedine prende la prima posizione in uso, chi viene subito dopo prende la seconda, e così via. I pareggi si risolvono in base alla scelta delle capitali (RR-062). Un giocatore eliminato conserva un posto nell'ordine, come se avesse speso 0 (RA-07).

RR-156 = Pagare per essere primi
    .text = Puoi pagare denaro senza prendere nemmeno una pedina: con $1 conti come se avessi speso -1, con $2 come -2, e così via, finché il denaro ti basta (RA-06). È l'[espansione minima](term:minimum-expansion). Esempio: tre giocatori spendono 0, -1 e 4. Quello a -1 ha pagato $1, non ha pedine ed è il primo.

RR-141 = Pagare per essere ultimi
    .text = Non ci sono più di 36 pedine, ma per giocare tardi puoi spendere più denaro di quante pedine hai nello stock. Per l'ordine conta l'intera somma, e ricevi le pedine che in quel momento sono nello stock (RA-05). È l'[espansione massima](term:maximum-expansion).

RR-157 = Rinascimento: scambio di posizione
    .text = Con il [Rinascimento](advance:renaissance) puoi, una volta per turno e all'inizio di una fase qualsiasi, [scambiare](term:swap) la posizione con il giocatore subito prima o subito dopo di te, se non lo possiede anche lui (RD-19). Se lo possiedono in più d'uno, vale l'ordine di quel momento. Il nuovo ordine vale fino alla prossima fase ordine di gioco (RA-08). Nella fase espansione ha effetto prima la Guerra civile (RA-09, RD-73). Esempio: Parigi è 1ª, Barcellona 2ª, Londra 3ª; Parigi e Londra possiedono il Rinascimento. Parigi può scambiare per prima e lascia passare avanti Barcellona. Ora Parigi è subito davanti a Londra, e Londra non può più avanzare.

## Carte prodotto

RR-043 = Una carta prodotto paga tutti
    .text = Le [carte prodotto](term:commodity-card) sono 27, per 12 prodotti. Quando se ne gioca una, la banca paga ogni giocatore per le province di quel prodotto che domina con un [indicatore](piece:marker) colorato. Indicatori bianchi e pedine non fruttano nulla.

RR-071 = Decide il numero di province
    .text = Il pagamento dipende solo da quante province del prodotto domini: 1, 2, 3 o 4 province fruttano 1, 4, 9 o 16 volte il [valore base](term:base-value), e così via. Quali siano le province e chi abbia giocato la carta non importa. I giocatori eliminati non vengono pagati (RA-20). Esempio: con il vino, valore base 5, Barcellona domina Barcellona, Lisbona e Marsiglia e riceve $45; Parigi domina Strasburgo e riceve $5 (RD-11).

RR-044 = Gli spazi sulla carta
    .text = Una carta prodotto ha una fila di al massimo 10 [spazi pagamento](term:payment-box), ognuno di valore più alto del precedente. Il numero delle tue province ti dice quale spazio guardare; mancanza, surplus e Accelerazione industriale ti spostano lungo la fila. Nessuno viene pagato oltre l'ultimo spazio; il caso si presenta solo con la [lana](commodity:wool), che ha 9 province e 10 spazi (RA-18, RD-55).

RR-045 = Le carte prodotto tornano
    .text = Dopo i pagamenti, una carta prodotto va nella [pila rigiocabile](term:replay-pile).

RR-046 = Carte con doppio prodotto
    .text = Due carte mostrano due prodotti: [stoffa/vino](card:cloth-wine) e [oro/avorio](card:gold-ivory). Chi gioca la carta sceglie uno dei due, e si viene pagati solo per quello. Una mancanza o un surplus dell'altro resta (RA-21).

RR-072 = Accelerazione industriale: uno spazio in più
    .text = Con l'[Accelerazione industriale](advance:industry) ogni carta prodotto ti paga 1 spazio in più. Senza una provincia di quel prodotto, però, non ricevi nulla: da sola non ti dà mai il primo spazio. Esempio: 1 provincia di vino ti frutta $20 invece di $5.

RR-073 = Vale per ogni carta prodotto
    .text = L'[Accelerazione industriale](advance:industry) conta per tutte le carte prodotto di un turno, chiunque le giochi.

## Leader e Mecenatismo

RR-050 = I leader fanno costare meno i fattori
    .text = Le [carte leader](term:leader-card) sono 19 (RD-70). Ognuna abbassa il prezzo dei fattori che nomina, nella fase acquisti del turno in cui viene giocata. Poi esce dal gioco per sempre. Più leader possono abbassare il prezzo dello stesso fattore: i loro crediti si sommano (RA-58).

RR-080 = La sezione leader
    .text = Il primo leader del turno va a faccia in su nella [sezione leader](term:leader-box) della mappa; gli altri stanno a faccia in su davanti a chi li ha giocati. Alla fine della fase acquisti escono tutti dal gioco, usati o no.

RR-081 = I leader successivi sono aperti ai mecenati
    .text = Il primo leader giocato in un turno, da chiunque sia, appartiene soltanto a chi l'ha giocato. Tutti i leader successivi del turno sono aperti a chi possiede il [Mecenatismo](advance:patronage) (RA-54). Nell'edizione del 1999 il numero di mecenati è limitato (RD-45).

RR-082 = La protezione
    .text = Quando giochi un leader aperto ai mecenati, puoi mettere del denaro sulla carta come [protezione](term:protection): una somma qualsiasi, da $0 a tutta la tua cassa. Dopo non puoi più cambiarla (RA-55). Il denaro resta sulla carta e alla fine della fase acquisti va alla banca.

RR-083 = Il prezzo per il mecenate
    .text = Se possiedi il [Mecenatismo](advance:patronage), puoi usare i crediti di un leader aperto di un altro. Nel tuo round della fase acquisti paga al proprietario della carta la somma che c'è sopra, una volta sola, e tutti i suoi crediti sono tuoi per questa fase (RA-56). Un leader senza protezione non costa nulla e conta in automatico per chiunque possieda il Mecenatismo (RA-57). Esempio: Venezia gioca [Cristoforo Colombo](card:christopher-columbus) come secondo leader del turno e ci mette sopra $10. Barcellona possiede il Mecenatismo e paga $10 a Venezia. Ora entrambe hanno uno sconto di 30 sulla Navigazione oceanica e di 30 sul Nuovo Mondo.

RR-084 = Il Mecenatismo vale da subito
    .text = Puoi acquistare il [Mecenatismo](advance:patronage) e usarlo nello stesso round, per i fattori che acquisti dopo.

RR-085 = Annali scritti: $10 in più
    .text = Con gli [Annali scritti](advance:written-record) il credito di un leader è più alto di $10 per ogni fattore che acquisti con quel leader, anche se lo usi come mecenate. Se più leader abbassano lo stesso prezzo, ognuno conta $10 in più (RA-58). Con Marco Polo i $10 non raddoppiano: i suoi 40 diventano 50 (RA-59). Esempio: con [Colombo](card:christopher-columbus) sono 40 su ciascuno dei due fattori. Nell'edizione del 1999 gli Annali scritti fanno altro (RD-42).

RR-086 = Stampa: denaro indietro
    .text = Se possiedi la [Stampa](advance:printed-word) e giochi un leader, la banca ti paga subito il credito della carta per ogni fattore che la carta nomina e che possiedi già: è il [rimborso](term:rebate). Conta il credito che la carta ha in quel momento (RA-62). I fattori che acquisti più avanti nel turno non danno rimborso (RA-60). Esempio: Genova possiede la Stampa e il Rinascimento e gioca [Erasmo](card:desiderius-erasmus): 20 + 20 = $40.

RR-087 = Sconto e rimborso insieme
    .text = Con un leader che nomina più fattori puoi prendere il [rimborso](term:rebate) per quelli che possiedi e lo sconto su quelli che acquisti in questo turno.

RR-201 = Nessuna condizione
    .text = Puoi prendere lo sconto senza il rimborso e il rimborso senza lo sconto. Il testo italiano permette di avere entrambi da uno stesso leader solo se possiedi tutti e due i fattori o li acquisti in questo turno; noi seguiamo l'errata corrige, che non pone questa condizione (RA-61, RD-21).

RR-088 = Che cosa i rimborsi non comprendono
    .text = I $10 degli [Annali scritti](advance:written-record) non contano per i rimborsi, e il [Mecenatismo](advance:patronage) non ti dà rimborsi dai leader degli altri.

## Carte evento

RR-171 = L'Oro dell'alchimista prende la metà
    .text = Scegli un giocatore, che paga alla banca la metà della sua [cassa scritta](term:written-cash), arrotondata per eccesso, ma mai più della cassa che ha in quel momento. Il denaro messo su un leader è al sicuro (RA-26). Non puoi scegliere chi possiede le [Leggi della materia](advance:laws-of-matter), né un giocatore fuori dal gioco (RA-24, RA-114). Se le possiedono tutti quelli ancora in gioco, l'[Oro dell'alchimista](card:alchemists-gold) è una carta inservibile (RA-27). Esempio: Barcellona ha scritto $23 e le restano $19. Paga $12.

RR-173 = La Guerra civile spacca una potenza
    .text = Scegli un giocatore, che sale di 1 spazio miseria. L'indicatore nella sua capitale diventa una pedina, anche se è di un avversario (RA-28, RD-26). Poi il giocatore perde, a sua scelta, la metà della sua cassa scritta, ma non più di quanto ha (RA-30), oppure la metà delle pedine nella sua sezione espansione (RA-29, RD-27); in entrambi i casi si arrotonda per eccesso. All'inizio della fase espansione diventa l'ultimo nell'ordine, quelli dietro di lui avanzano, e resta così fino alla fine del turno (RA-09). Nel gioco carte finale può scegliere la metà di zero pedine (RA-107).

RR-178 = La Ribellione riduce un indicatore
    .text = Scegli una provincia con un indicatore colorato: l'indicatore diventa una pedina. Il Nuovo Mondo è al sicuro, e così ogni capitale tranne la tua (RA-35).

RR-177 = Pirati/vichinghi sulla costa
    .text = Scegli province costiere con indicatori colorati, di chiunque siano: 1 nell'epoca I, 2 nell'epoca II, 3 nell'epoca III. Lì gli indicatori diventano pedine. L'epoca è quella del mazzo da cui si estrae (RA-13). Si possono colpire anche le capitali, l'Islanda, l'Africa Occidentale e le province d'oltremare. Se ce ne sono meno, sono colpite tutte (RA-34).

RR-184 = La Peste nera svuota un'area
    .text = Scegli una delle aree da I a VIII che sia in gioco (RA-41). Prima tutte le pedine di quell'area tornano nello stock; poi ogni indicatore diventa una sola pedina. Colpisce tutti i giocatori, e anche i pezzi di quelli eliminati (RA-114).

RR-183 = Le crociate prendono un mercato
    .text = Metti un tuo indicatore, con il lato colorato in su, in un mercato qualsiasi dell'[area VI](area:vi) che non domini già (RD-01). Raggio e navi non contano. Tutti gli altri pezzi che ci sono tornano ai loro proprietari, comprese le tue pedine (RA-37). Sali di 1 spazio miseria. L'indicatore conta subito (RA-38). Nello stesso turno [Gualtieri Senza Averi](card:walter-the-penniless) vale 30 invece di 20, in qualunque ordine si giochino le due carte (RA-39). Dopo gli [Eserciti mongoli](card:mongol-armies) la carta è inservibile.

RR-174 = Il Sovrano illuminato ti protegge
    .text = Lo giochi per te: per il resto del turno sei immune da [Misticismo dilagante](card:mysticism-abounds), [Lotte religiose](card:religious-strife), [Guerra civile](card:civil-war), [Insurrezioni rivoluzionarie](card:revolutionary-uprisings), [Ribellione](card:rebellion) e [Oro dell'alchimista](card:alchemists-gold). Quello che ti ha già colpito resta. Ti protegge anche nel gioco carte finale di quel turno (RA-25).

RR-186 = Gli Eserciti mongoli fruttano $10
    .text = Prendi $10 dalla banca. Da questo momento e per il resto della partita la carta [Le crociate](card:crusades) è inservibile, e [Marco Polo](card:marco-polo), se viene giocato dopo, vale 40 su ogni fattore invece di 20 (RA-40).

RR-175 = Carestia e grano
    .text = Ogni giocatore sale di 4 spazi miseria, meno 1 per ogni provincia di [grano](commodity:grain) che domina e meno 1 con il [Miglioramento agricolo](advance:improved-agriculture). Non può mai far scendere la miseria (RA-31).

RR-176 = Misticismo dilagante e Scienza
    .text = Ogni giocatore sale di 4 spazi miseria, meno 1 per ogni fattore di [Scienza](category:science) che possiede (RA-31). Se ogni giocatore li possiede tutti e 4, la carta è inservibile.

RR-181 = Insurrezioni rivoluzionarie e Commercio
    .text = Ogni giocatore sale di 1 spazio miseria per ogni fattore di [Commercio](category:commerce) che possiede (RD-15, RD-71).

RR-188 = Lotte religiose e Religione
    .text = Ogni giocatore sale di 1 spazio miseria per ogni fattore di [Religione](category:religion) che possiede. Un [Decreto papale](card:papal-decree) dello stesso turno è annullato, in qualunque ordine si giochino le due carte (RA-33, RD-04).

RR-180 = Il Decreto papale vieta una categoria
    .text = Nomina una categoria: Scienza, Religione o Esplorazione. In questo turno nessuno può acquistare fattori di quella categoria, nemmeno tu (RA-32, RD-17). Le [Lotte religiose](card:religious-strife) nello stesso turno tolgono il divieto (RD-04). Una volta giocate le Lotte religiose nell'epoca III, il [Decreto papale](card:papal-decree) è una carta inservibile.

RR-172 = Armatura, un vantaggio militare
    .text = L'[Armatura](card:armor) è un [vantaggio militare](term:military-advantage): fino alla fine del turno aggiungi 1 alla tua forza in attacco e in difesa e al tuo dado in Guerra (RA-42); inoltre vinci i tuoi attacchi quando i dadi sono uguali e i pareggi in Guerra (RR-128, RA-49). Non conta contro chi gioca l'Arco lungo o la Polvere da sparo nello stesso turno (RA-44). Dopo che una di queste due carte è stata giocata, l'Armatura in mano è una carta inservibile (RA-45).

RR-179 = Staffe, più deboli dell'Armatura
    .text = Le [Staffe](card:stirrups) fanno lo stesso dell'[Armatura](card:armor), ma non danno nulla contro chi usa l'Armatura (RA-46, RD-28). Non contano contro l'Arco lungo o la Polvere da sparo dello stesso turno (RA-44), e dopo che una di queste due carte è stata giocata sono inservibili in mano (RA-45).

RR-187 = Arco lungo, più debole della Polvere da sparo
    .text = L'[Arco lungo](card:long-bow) è un vantaggio militare come l'Armatura, ma non dà nulla contro chi usa la [Polvere da sparo](card:gunpowder), nemmeno nei pareggi (RA-47). Annulla Armatura e Staffe; il testo italiano dice il contrario (RD-03).

RR-185 = Polvere da sparo, la più forte
    .text = La [Polvere da sparo](card:gunpowder) è un vantaggio militare come l'Armatura e conta contro tutti: 1 in più in attacco, in difesa e in Guerra; inoltre vinci i tuoi attacchi quando i dadi sono uguali e i pareggi in Guerra (RR-128, RA-49). Annulla Armatura e Staffe; il testo italiano dice il contrario (RD-02).

## Guerra

RR-182 = Guerra tra due potenze
    .text = Dichiara [Guerra](card:war) a un altro giocatore ancora in gioco (RA-23, RA-114). Ogni parte lancia un dado e aggiunge 1 per il [Nazionalismo](advance:nationalism) e 1 per ogni vantaggio militare che conta. Vince il totale più alto: il vincitore sale di 1 spazio miseria, lo sconfitto di 2, e lo sconfitto cede tanti indicatori colorati, a sua scelta, quanta è la differenza tra i totali (RA-51). In caso di pareggio entrambi salgono di 1 spazio e rilanciano all'inizio del round di ogni giocatore successivo, in questa fase gioco carte e in quelle dei turni seguenti, finché una parte non vince. Se il round è di una delle due parti, questa può prima giocare un vantaggio militare, ma nessun'altra carta (RA-50). Se una sola parte ha un vantaggio che conta, il pareggio lo vince lei: 1 spazio per lei, 2 per l'altra, e nessun indicatore passa di mano (RA-49). Se una parte viene eliminata, la Guerra è finita (RA-53). Esempio: Venezia dichiara Guerra a Barcellona; entrambe hanno il Nazionalismo e ottengono 4. Ognuna sale di 1 spazio. Nel suo round Barcellona gioca prima la Polvere da sparo. I dadi danno 5 e 3, quindi finisce 6 a 5: Venezia sale di 1 spazio, Barcellona di 2, e Barcellona cede 1 indicatore.

RR-169 = Che cosa si può cedere
    .text = Lo sconfitto può cedere soltanto province che il vincitore può tenere: l'[area V](area:v) richiede la Via di terra per l'Oriente, una provincia d'oltremare la Navigazione oceanica e le Americhe il Nuovo Mondo. Il vincitore non può ricevere più province d'oltremare di quante gliene permettano le sue navi (RA-52). Fin dove arrivino le navi non importa, e si possono cedere anche le capitali (RA-51). Gli indicatori che il vincitore ci mette sono subito colorati. Esempio: a Londra, che ha la Galea 2 e nient'altro che la capitale, si può dare qualsiasi mercato dell'area VI.

RR-170 = Che cosa non si può cedere
    .text = Degli indicatori dovuti lo sconfitto deve cedere tutti quelli che può (RA-51). Per ognuno che manca sale di 1 spazio miseria in più.

## Diplomazia

RR-158 = Prometti quello che vuoi
    .text = Puoi promettere qualsiasi cosa a chiunque, e nessuna promessa ti vincola. Non sono ammessi però accordi segreti, e non puoi mai mostrare le tue carte. Chi viola questa regola sale di 1 spazio miseria; alcuni testi aggiungono la metà della cassa scritta (RA-111, RD-08). Una carta mostrata per errore va giocata appena si può, altrimenti si paga la penalità (RA-112).

RR-140 = Niente scambi di carte
    .text = Le carte passano di mano solo con un commercio forzato (RR-139). Non puoi darle, venderle o scambiarle, nemmeno se tutti e due lo vogliono.

## Fine della partita

RR-159 = Quando finisce la partita
    .text = La partita finisce con il turno in cui un giocatore possiede tutti e 26 i fattori, o in cui si estrae l'ultima carta dell'ultimo mazzo: quello dell'epoca I nel [gioco base](variant:basic), dell'epoca II nel [gioco intermedio](variant:intermediate) e dell'epoca III nella [campagna](variant:campaign). Se giocate con un [limite di tempo](variant:time-limit), concordate quale turno è l'ultimo (RA-110). Il turno si gioca sempre fino in fondo (RA-104), anche se l'ultima carta esce proprio con l'ultima estrazione (RA-15).

RR-160 = Un ultimo mazzo vuoto
    .text = Quando l'ultimo mazzo è vuoto nessuno estrae più: né nella fase estrazione carte, né pagando denaro, né pagando pedine, né per il bonus, né per una maggioranza. Il turno si conclude senza altre carte (RA-14).

## Fine della partita: gioco carte finale

RR-161 = Tutti giocano le carte rimaste
    .text = L'ultimo turno non ha la fase ordine di gioco. Dopo le sue entrate tutti, nello stesso ordine di quel turno, giocano tutte le carte che hanno ancora, una per una, nella sequenza che preferiscono. Le carte inservibili non si giocano. Nessuno può scartare (RA-105).

RR-162 = Nessuno elimina condizioni
    .text = Nel gioco carte finale il primo giocatore non può eliminare le nuove mancanze e i nuovi surplus. Valgono per la prima carta del loro prodotto.

RR-203 = I prodotti fruttano come sempre
    .text = Nel gioco carte finale le carte prodotto fruttano denaro a tutti, come sempre.

RR-163 = I leader danno solo rimborsi
    .text = Non ci sono più acquisti, quindi i leader danno soltanto il [rimborso](term:rebate): ti servono la [Stampa](advance:printed-word) e un fattore nominato sulla carta.

RR-164 = Gli eventi alla fine
    .text = Gli eventi funzionano come sempre. In una [Guerra](card:war) in pareggio si rilanciano i dadi in ognuno dei round che restano, e ogni pareggio costa 1 spazio miseria a entrambe le parti.

RR-205 = Una Guerra che non si decide
    .text = Nel gioco carte finale per una Guerra si lanciano i dadi al massimo tante volte quanti sono i round che restano, compreso quello di chi l'ha giocata. Se anche allora è pareggio, finisce senza vincitori né vinti, ma la miseria dei pareggi resta (RA-106). Esempio: se in 6 giocatori la Guerra la gioca il quarto, i lanci sono al massimo 3.

RR-165 = I vantaggi contano ancora
    .text = I [vantaggi militari](term:military-advantage) giocati nell'ultimo turno e il [Nazionalismo](advance:nationalism) contano ancora nel gioco carte finale (RA-42).

RR-204 = Carte senza effetto
    .text = Le carte scartate in precedenza, con l'Arte dei maestri o da un giocatore eliminato, e quelle mai estratte non hanno effetto alla fine.

## Punteggio

RR-166 = Il conteggio
    .text = Il tuo [punteggio](term:score) è il valore di tutti i tuoi fattori, più la tua cassa, meno la cifra del tuo spazio miseria. Un fattore conta con il suo costo pieno, qualunque prezzo tu abbia pagato. Vince il punteggio più alto; a parità di punteggio la vittoria è condivisa (RA-108). I giocatori eliminati non fanno punti (RA-109).

## Durata, tempo ed edizioni

RR-006 = Tre durate
    .text = Ci sono tre durate: il [gioco base](variant:basic), il [gioco intermedio](variant:intermediate) e la [campagna](variant:campaign). Le regole sono le stesse; soltanto la fine arriva prima o dopo (RR-159).

RR-196 = Quanto ci vuole
    .text = Calcolate 2 ore per il gioco base, almeno 4 per il gioco intermedio e 6 per la campagna.

RR-007 = Oppure un limite di tempo
    .text = Se preferite, stabilite un [limite di tempo](variant:time-limit): finite il turno in corso, saltate la sua fase ordine di gioco e passate al gioco carte finale (RA-110).

## Eliminazione

RR-028 = Oltre 1000 c'è il Caos
    .text = Se il tuo indicatore miseria deve andare oltre 1000, finisce nel [Caos](term:chaos) e tu sei fuori dal gioco. A 1000 sei ancora dentro (RD-09).

RR-077 = Che ne è dei tuoi pezzi
    .text = Quando sei fuori, i tuoi pezzi restano sulla mappa e si difendono. Scarti la tua mano: le carte con un cerchio intorno al numero dell'epoca vanno nella pila rigiocabile, le altre escono dal gioco. Non estrai, non paghi e non ricevi più nulla (RA-20). Gli eventi che colpiscono un giocatore non possono essere giocati contro di te, ma quelli su province e aree colpiscono i tuoi pezzi come tutti gli altri (RA-114). Conservi un posto nell'ordine di gioco (RA-07).

RR-078 = Come si difendono
    .text = Nessun fattore aiuta i pezzi di un giocatore eliminato, tranne il [Nazionalismo](advance:nationalism) nell'area della sua capitale. Gli indicatori, i satelliti e il raddoppio nella propria capitale contano come prima; non ci sono vantaggi militari né Cattedrale (RA-115).

RR-079 = Le entrate restano uguali
    .text = Dopo un'eliminazione le entrate degli altri si calcolano ancora con il numero di giocatori iniziale (RR-144).

RR-167 = Lasciare la partita
    .text = Chi lascia prima della fine è trattato come un giocatore eliminato: la mano si scarta, i pezzi restano (RA-116, RD-66).
