### The rules book of Age of Wonders: Planetfall in Italian: its introduction, the guide for a first game, captions of its
### pictures, words around its examples, sources, titles of its pages.

## La prima pagina

book-introduction =
    Guidi una delle sei fazioni sopravvissute alla caduta dell'Unione Stellare. In sette round visiti sette pianeti: combatti o arruoli le unità che li abitano, studi tecnologie perdute, conquisti siti storici e annetti settori. Dopo il settimo pianeta vince chi ha più punti Impero.

    È la tua prima partita? Leggi una dopo l'altra le cinque pagine di [Impara a giocare](page:learn): che cosa c'è nella scatola, come si prepara il tavolo, come si svolge un round, due round mossa per mossa e la fine della partita. Al tavolo tieni a portata di mano la [scheda di riepilogo](page:quick) e usa la ricerca: capisce plurali, errori di battitura e i nomi in tutte e quattro le lingue.

    Le regole sono riscritte da noi a partire dal regolamento italiano e da quanto si è potuto leggere di una dozzina di recensioni. Nel testo del regolamento che abbiamo potuto leggere mancano le icone e la pagina sul calcolo del punteggio; dove resta un dubbio, il libro lo dice e indica l'interpretazione che segue. Nessun testo elenca le carte: tutte quelle degli esempi sono inventate.
book-time = da 20 minuti a un'ora

## Imparare a giocare

book-page-learn = Primo sguardo
    .intro = Di che cosa si tratta, che cosa c'è nella scatola e come si leggono una scheda e una carta.
book-page-learn-setup = Preparare il tavolo
    .intro = Dieci minuti la prima volta, tre le volte dopo. I numeri nella figura sono quelli dell'elenco.
book-page-learn-round = Un round
    .intro = Tutto quello che puoi fare, quanto costa e a chi conviene. I sette round si giocano tutti così.
book-page-learn-turns = Due round, mossa per mossa
    .intro = Tre giocatori, lato A di ogni scheda, carte di un mazzo inventato. Ogni figura mostra com'è il tavolo a quel punto.
book-page-learn-end = La fine, e le domande
    .intro = Come si stabilisce chi vince, che cosa conviene fare e che cosa si chiede più spesso.

step-aim = Di che cosa si tratta
    .text =
        A ogni round si visita un nuovo pianeta: le sue carte stanno in tre file, scoperte davanti a tutti. Due volte per round metti la tua nave su una carta oppure sulla plancia Operazioni. Poi le navi si risolvono dalla fila superiore in giù, e ognuno prende quello che ha scelto.

        Ci sono due spinte opposte. La **fila inferiore è la più economica**, ma si **risolve per ultima**, e chi risolve per ultimo sarà l'ultimo a scegliere la volta dopo. La domanda è sempre la stessa: preferisco il prezzo migliore adesso o scegliere per primo tra poco?

        In una partita agisci 14 volte, due in ognuno dei 7 round. Vince chi ha più punti Impero.

step-box = Nella scatola
    .text =
        - 98 carte Pianeta: sette mazzi da 14, con il numero del pianeta sul retro.
        - 6 schede Comandante con i lati A e B. Una è tua per tutta la partita.
        - 8 schede Obiettivo: in una partita se ne usa una.
        - 1 plancia Operazioni, con l'indicatore di turno e tre spazi Operazione.
        - In ognuno dei sei colori 1 nave e 4 segnalini. La nave dice dove sei, i segnalini quanto hai.
        - 6 pedine +50/+100. Quando arrivi a 50 punti Impero ne prendi una e il segnalino riparte da capo, contando solo i punti oltre i 50; a 100 la giri.
        - 1 segnalino Contenimento. Lascialo nella scatola, a meno che uno dei tuoi testi non ne parli (PA-28).

step-sheet = La tua scheda
    .text =
        Quattro segnalini mostrano quello che hai:

        - **Punti Impero** – la vittoria. Partono da 0 e non scendono mai.
        - **Forza** – serve per combattere. La recuperi soprattutto con le Operazioni.
        - **Energia** – serve per tecnologie e siti storici e per arruolare le unità. La ottieni soprattutto dalle carte Risorsa.
        - **Esperienza** – la chiedono le unità: ogni punto che ti manca rende più caro il combattimento, averne di più non serve. Si confronta, non si spende e non scende mai.

        I numeri della figura: (1) l'iniziativa, che decide l'ordine del primo round, dalla più bassa; (2) la tua abilità, diversa su ogni lato; (3) il numero sottolineato, da cui parte un segnalino; (4) la fine di un indicatore, oltre la quale va perso quello che ottieni.

step-cards = Leggere una carta
    .text =
        I quattro tipi, come nella figura:

        - (1) Il **simbolo** nell'angolo è il tipo: unità, sito storico, tecnologia o risorsa. Nell'altro angolo c'è il pianeta; sotto, su un sito storico, i pianeti successivi che ne hanno uno con lo stesso nome.
        - (2) Le **tre cifre** a lato valgono per i livelli I, II e III. Per un'unità sono la forza da spendere e l'esperienza richiesta, per siti storici e tecnologie l'energia da spendere, per una risorsa l'energia che ottieni. Decide la fila in cui si trova la carta.
        - (3) In **fondo** c'è quello che ottieni subito.
        - (4) **Un secondo modo**: con la Diplomazia arruoli un'unità spendendo energia, con l'Aggressione conquisti un sito storico spendendo forza, con due simboli di settore annetti una carta Risorsa, che da allora frutta a ogni round l'energia indicata tra i simboli. Le cifre accanto al simbolo sono il prezzo ai livelli I, II e III; ciò che sta dopo un + lo ottieni in aggiunta, ma solo in questo modo. Le carte senza un simbolo così non hanno un secondo modo.
        - (5) Il **valore di coppia** di un sito storico: quando ne hai due con lo stesso nome, ottieni entrambi i valori.
        - (6) Il **testo** di una tecnologia: che cosa fa per te dalla fase successiva.

step-table = Passo per passo
    .text =
        1. Metti la plancia Operazioni al centro e lascia spazio alla sua sinistra per tre file di carte.
        2. Mescola le schede Obiettivo, pescane una e mettila scoperta accanto alla plancia. Le sue tre condizioni valgono per tutti, alla fine. Rimetti via le altre.
        3. Dividi le carte secondo il numero sul retro in sette mazzi, mescola ognuno e mettili in fila sopra la plancia, da 1 a 7.
        4. A partire dal più giovane, in senso orario, ognuno sceglie una scheda Comandante; alla prima partita si gioca con il lato A.
        5. Ognuno prende 1 nave e 4 segnalini dello stesso colore.
        6. Metti un segnalino sullo 0 dei punti Impero e gli altri sui numeri sottolineati di forza, energia ed esperienza.
        7. Metti le navi sull'indicatore di turno: l'iniziativa più bassa sullo spazio 1, la seguente sul 2 e così via.

        Nessuno tiene una banca: guadagni e pagamenti sono solo spostamenti dei tuoi segnalini.

step-numbers = Quante carte, in base al numero di giocatori
    .text =
        A ogni round disponi:

        | Giocatori | Livello I | Livello II | Livello III | Da parte |
        |---|--:|--:|--:|--:|
        | 2 o 3 | 4 | 3 | 2 | 5 |
        | 4, 5 o 6 | 5 | 4 | 3 | 2 |

        I tre spazi Operazione sono all'estremità destra delle file. Danno 5, 6 e 7 punti. Nient'altro dipende dal numero di giocatori.

step-round = Il round in una pagina
    .text = Un round ha cinque fasi. Decidi qualcosa solo nelle due esplorazioni.

step-discovery = 1 Scoperta
    .text =
        Prendi il mazzo di questo round: il mazzo 1 nel round 1, il mazzo 7 nel round 7. Disponi le carte scoperte cominciando dalla fila superiore, quante ne indica la tabella. Le altre si mettono da parte e nessuno può sceglierle; al massimo può chiederle un tuo testo (PA-29).

        - **Decidi:** niente. **Costa:** niente.

step-income = 2 Reddito
    .text =
        Nel round 1 questa fase si salta (fa eccezione solo un comandante il cui testo lo prevede). Dal round 2 in poi ognuno, contemporaneamente agli altri:

        1. ottiene l'energia di tutti i settori annessi,
        2. applica le tecnologie che agiscono nella fase Reddito,
        3. usa l'abilità del comandante, se agisce nella fase Reddito.

        - **A chi conviene:** a chi ha annesso presto. Un settore da 2 preso nel round 1 frutta 12 punti energia entro la fine, sei volte 2.

step-placing = 3 e 4 Esplorazione: posiziona la nave
    .text =
        Nell'ordine dell'indicatore di turno ognuno mette la nave su una carta libera o su uno spazio Operazione libero. Una sola nave per posto. Per ora non paghi nulla, ma puoi scegliere solo ciò che in questo momento potresti pagare. Le carte Risorsa e gli spazi Operazione sono gratis, quindi c'è quasi sempre qualcosa; solo se non c'è proprio niente salti il turno, cosa che in 2 o 3 giocatori non succede mai, e la tua nave va subito nello spazio libero dell'indicatore con il numero più basso.

        - **A chi conviene:** un po' a tutti: chi sceglie presto può scegliere tra tutto, chi sceglie tardi sa già che cosa vogliono gli altri.

step-resolving = 3 e 4 Esplorazione: risolvi le navi
    .text =
        Quando tutte le navi sono posizionate, risolvetele una dopo l'altra: livello I da sinistra a destra, poi il suo spazio Operazione, poi il livello II, poi il livello III. Per ogni nave:

        1. Rimettila nello spazio libero dell'indicatore di turno con il numero più basso.
        2. Paga, metti la carta scoperta davanti a te e ottieni quello che dà. La tieni fino alla fine: tecnologie, coppie e obiettivi tengono conto di quello che hai.
        3. Applica le tue tecnologie e la tua abilità, se agiscono quando conquisti una carta.

        La Parte II si gioca allo stesso modo con le carte rimaste: i vuoti non si riempiono e tutti gli spazi Operazione sono di nuovo liberi. Chi sta sullo spazio 1 dell'indicatore sceglie sempre per primo.

        Il nuovo ordine sull'indicatore vale per la parte successiva e, dopo la Parte II, per il round successivo. La figura mostra come il primo è diventato l'ultimo: il rosso ha preso il livello III.

        - **A chi conviene:** il livello III a chi cerca il prezzo migliore, il livello I a chi cerca il posto migliore nell'ordine.

step-actions = Che cosa puoi fare con una carta
    .text =
        | Carta | Tu | spendi | e ottieni |
        |---|---|---|---|
        | Unità | la sconfiggi | la sua forza, più 1 per ogni punto esperienza che ti manca | punti Impero, energia ed esperienza indicati |
        | Unità con Diplomazia | la arruoli | la sua energia; devi avere l'esperienza | punti Impero ed esperienza, niente energia; in più ciò che sta dopo il + accanto al simbolo Diplomazia |
        | Sito storico | lo conquisti in maniera pacifica | la sua energia | punti Impero ed esperienza; con il suo gemello una coppia |
        | Sito storico con Aggressione | lo conquisti con la forza | la sua forza | lo stesso |
        | Tecnologia | la studi | la sua energia | punti Impero, esperienza e il suo effetto dalla fase successiva |
        | Risorsa | la raccogli | niente | la sua energia e il bonus in fondo |
        | Risorsa con simboli di settore | la annetti | niente | niente adesso; la sua energia di settore in ogni fase Reddito successiva |

        Ognuna delle tre cifre vale per un livello; se accanto a un simbolo ce n'è una sola, vale per tutti i livelli. Si può annettere solo una carta Risorsa con due simboli di settore: capovolgila, lasciandola scoperta. Tra i simboli c'è scritto quanto frutta in ogni fase Reddito, a qualsiasi livello; il bonus non lo ottieni.

        Tra i due modi scegli solo quando la nave si risolve. Quello che la carta ti dà non può servire a pagarla.

        Le tecnologie dei pianeti da 1 a 4 cambiano le regole per te, quelle dei pianeti da 5 a 7 danno punti alla fine.

step-operations = Operazioni al posto di una carta
    .text =
        Uno spazio Operazione non dà una carta, ma 5, 6 o 7 punti al livello I, II o III. Scambiali subito:

        | Con | ottieni |
        |---|---|
        | 1 punto | 1 punto Impero, fino al numero del pianeta |
        | 1 punto | 1 punto forza, quante volte vuoi |
        | 2 punti | 1 punto esperienza |

        Combinali come vuoi; quello che avanza va perso. **A chi conviene:** a chi ha finito la forza e, negli ultimi round, a tutti: il pianeta 7 permette 7 punti Impero.

step-migration = 5 Migrazione
    .text =
        Le carte del pianeta che nessuno ha preso tornano nella scatola, anche quelle messe da parte. Le navi restano sull'indicatore così come sono e comincia il round successivo. Il round 7 non ha Migrazione: si contano i punti.

step-players = Chi gioca
    .text =
        - Il **rosso** gioca con Zia Calendula: forza 5, energia 5, esperienza 1, iniziativa 3. Per ogni unità arruolata ottiene 1 punto Impero.
        - Il **verde** gioca con Nonno Rapa: forza 5, energia 6, niente esperienza, iniziativa 7. I suoi settori fruttano 1 punto energia in più.
        - Il **blu** gioca con Capitan Pozzanghera: forza 6, energia 4, esperienza 1, iniziativa 9. Per ogni sito storico conquistato ottiene 1 punto forza.

        Secondo l'iniziativa il rosso è primo, poi il verde, poi il blu. Le carte del pianeta 1 stanno in file da 4, 3 e 2. Sotto ogni nome ci sono le cifre del suo livello: quanto costa la carta oppure, con un + davanti, quanto dà; sopra il nome c'è il secondo modo con il suo prezzo o, per un settore, quanto frutta.

step-first-choice = Round 1, Parte I: le navi
    .text =
        1. Il **rosso** sceglie per primo e prende il prezzo migliore: la Botte d'acqua piovana al livello III dà 6 punti energia, al livello I solo 4. In cambio sarà ultimo.
        2. Il **verde** vuole la Capra curiosa al livello II: forza 3, esperienza 1. Non ha esperienza e deve spendere 1 punto forza in più, 4 in tutto; ne ha 5, quindi può sceglierla.
        3. Il **blu** vuole essere primo nella Parte II e prende lo spazio Operazione di livello I.

step-first-actions = Round 1, Parte I: le azioni
    .text =
        Dalla fila superiore in giù: comincia il blu, anche se ha scelto per ultimo.

        1. Il **blu** ha 5 punti Operazione: 1 punto Impero (il pianeta 1 non ne permette di più), 2 punti forza e, per 2 punti, 1 punto esperienza. Ora ha 1 punto Impero, forza 8, energia 4, esperienza 2.
        2. Il **verde** spende 3 + 1 punti forza e ottiene 3 punti Impero, 1 punto energia e 1 punto esperienza. Ora ha 3 punti Impero, forza 1, energia 7, esperienza 1.
        3. Il **rosso** raccoglie 6 punti energia e il bonus di 1 punto esperienza. Ora ha 0 punti Impero, forza 5, energia 11, esperienza 2.

        Le navi sono tornate in questo ordine: blu, verde, rosso. È l'ordine della Parte II.

step-second-choice = Round 1, Parte II: le navi
    .text =
        Le file non si riempiono; due posti restano vuoti.

        1. Il **blu** prende il Vecchio mulino a vento al livello I. Costa 4 punti energia oppure, con l'Aggressione, 3 punti forza.
        2. Il **verde** prende il Mucchio di compost, anch'esso al livello I, ma più a sinistra.
        3. Il **rosso** prende il Tasso assonnato al livello III: forza 2, oppure 3 punti energia con la Diplomazia.

step-second-actions = Round 1, Parte II: le azioni
    .text =
        1. Il **verde** viene prima del blu, perché la sua carta è più a sinistra. Annette il Mucchio di compost: niente energia adesso, ma un settore.
        2. Il **blu** conquista il Vecchio mulino a vento con la forza: spende 3 punti forza, ottiene 3 punti Impero e 1 punto esperienza, e con la sua abilità recupera 1 punto forza.
        3. Il **rosso** arruola il Tasso assonnato per 3 punti energia. Ottiene i suoi 2 punti Impero e 1 punto esperienza, più 1 punto Impero con la sua abilità.

        Nella Migrazione le quattro carte rimaste tornano nella scatola. L'ordine del round 2 è verde, blu, rosso.

step-round-2 = Round 2: il reddito e le navi
    .text =
        Si dispone il pianeta 2. Nella fase Reddito il verde ottiene 3 punti energia: 2 del suo settore e 1 con la sua abilità. Gli altri non hanno settori.

        1. Il **verde** sceglie per primo: Cesto profondo, una tecnologia al livello I per 3 punti energia. Ogni suo settore frutterà 1 punto in più.
        2. Il **blu** vede un secondo Vecchio mulino a vento, primo della fila superiore, e lo prende.
        3. Il **rosso** prende i Ladri di mele al livello II: 4 punti energia con la Diplomazia; richiedono 2 punti esperienza e il rosso ne ha 3.

step-pair = Round 2, Parte I: una coppia
    .text =
        1. Il **blu** spende 3 punti forza e ottiene 3 punti Impero e 1 punto esperienza. È il suo secondo Vecchio mulino a vento: entrambi hanno valore di coppia 2, quindi ottiene altri 4 punti Impero, 7 in tutto. La sua abilità gli restituisce 1 punto forza.
        2. Il **verde** spende 3 punti energia e ottiene 3 punti Impero. Il Cesto profondo agisce dalla fase successiva; nel round 3 il suo settore frutterà 4.
        3. Il **rosso** spende 4 punti energia. Ottiene 3 punti Impero, 1 in più con la sua abilità, 1 punto esperienza e 1 punto forza che questa carta dà a chi la arruola. L'energia della ricompensa è solo per chi la sconfigge.

step-last-choice = Round 2, Parte II
    .text =
        Nell'ordine blu, verde, rosso le navi vanno sul Mulo testardo al livello III, sullo spazio Operazione di livello II e sulla Fila di arnie al livello II.

        1. Il **rosso** viene per primo: nello stesso livello le carte precedono lo spazio Operazione. Raccoglie 5 punti energia e 1 punto esperienza.
        2. Il **verde** ha 6 punti: 2 punti Impero (pianeta 2), 2 punti forza, 1 punto esperienza.
        3. Il **blu** sconfigge il mulo spendendo 2 punti forza; al livello III non richiede esperienza. Ottiene 2 punti Impero e 2 punti energia.

        Dopo due round il blu è in testa con 13 punti Impero; il verde ne ha 8 e il rosso 7. Ma il rosso ha più energia di tutti ed è primo nel round 3.

step-scoring = Contare i punti
    .text =
        Dopo la Parte II dell'Esplorazione del round 7 aggiungi ai punti Impero dell'indicatore:

        - quello che la scheda Obiettivo dà per ognuna delle tre condizioni che soddisfi,
        - quello che danno le tue tecnologie dei pianeti da 5 a 7,
        - quello che dà alla fine il tuo comandante, se la scheda lo dice.

        Vince chi ha più punti; in caso di pareggio la vittoria è condivisa.

step-advice = Che cosa conviene
    .text =
        - Nei primi round annetti, negli ultimi tre raccogli.
        - Quando c'è una carta che serve a due di voi, guarda più all'ordine che ai prezzi.
        - L'esperienza si ripaga in ogni combattimento successivo: prendila presto.
        - Guarda le piccole cifre nell'angolo di un sito storico: dicono su quali pianeti arriverà il suo gemello.
        - Leggi la scheda Obiettivo prima del round 1 e di nuovo prima del round 5.
        - Le Operazioni non sono mai un turno sprecato: verso la fine sono molti punti in un colpo solo.

step-questions = Domande
    .text =
        - **Devo pagare quando metto la nave?** No, quando si risolve. Ma devi poter pagare quando la metti (PR-028).
        - **Posso non scegliere niente?** Solo se non c'è niente che potresti scegliere (PR-034).
        - **Due navi sulla stessa carta?** Mai, e nemmeno sullo stesso spazio Operazione (PR-027).
        - **Non ho esperienza. Posso combattere?** Sì: spendi 1 punto forza per ogni punto che ti manca (PR-041). Per arruolare, invece, devi averla (PR-044).
        - **Ottengo energia per un'unità arruolata?** No (PR-046).
        - **Il mio segnalino è in fondo all'indicatore. Posso prendere la carta?** Sì, ma ciò che supera il massimo va perso (PR-014).
        - **Da quando agisce la mia nuova tecnologia?** Dalla fase successiva, mai per la propria conquista (PR-054).
        - **Quando frutta per la prima volta il mio settore?** Nella fase Reddito del round successivo (PR-058).
        - **Ho tre siti storici con lo stesso nome. Quante coppie sono?** Una sola; il terzo aspetta il quarto (PR-052).
        - **Se prima la carta era a un altro livello, quale cifra conta?** Le carte non si spostano: conta la fila in cui si trova quando la prendi (PR-038).
        - **Gli obiettivi valgono per tutti?** Sì, per ognuno separatamente (PR-077).

step-in-doubt = Nel dubbio decide la scatola
    .text =
        Le figure sono disegnate da noi e le carte sono inventate: le schede e le carte della tua scatola possono essere disposte diversamente. Nel testo del regolamento su cui si basa questa guida mancano le icone e la pagina sul calcolo del punteggio. Sui punti che seguono decide la guida, ma se nella tua scatola è stampato altro, vale quello:

        - quanti punti danno gli spazi Operazione (PA-02) e che cosa si ottiene con 1 punto (PA-01),
        - che cosa ottieni quando arruoli (PA-13) e se l'annessione dà il bonus (PA-16),
        - che cosa si conta alla fine e chi vince in caso di pareggio (PA-05, PA-06, PA-07).

## Figure
# The value is the caption; .alt tells somebody who cannot see the picture what it shows.

picture-box = Il contenuto della scatola.
    .alt = Otto simboli con un numero: carte Pianeta, schede Comandante, schede Obiettivo, plancia Operazioni, navi, segnalini, pedine, segnalino Contenimento.
# $thing: a thing in the box; $count: how many there are of it, shown above.
picture-box-thing = { NAME($thing, $count) }
picture-setup = Il tavolo per tre giocatori. Le file sono vuote fino all'inizio del round 1; i numeri nei cerchi sono i passi qui sopra, i segnalini in basso mostrano da dove partono i tre giocatori dell'esempio.
    .alt = In alto sette mazzi in fila; sotto, tre file di posti per le carte, alla loro destra la plancia Operazioni con tre spazi e l'indicatore di turno, accanto la scheda Obiettivo; in basso tre schede Comandante con i segnalini.
# $least, $most: numbers of players.
picture-rows-players = Da { $least } a { $most } giocatori
picture-rows-aside = da parte
picture-rows = Le file secondo il numero di giocatori, il livello I in alto, con gli spazi Operazione all'estremità destra e i loro punti; il ? indica un numero che il regolamento non conferma.
    .alt = Due disposizioni: file da 4, 3 e 2 carte con 5 da parte, e file da 5, 4 e 3 carte con 2 da parte; alla fine di ogni fila uno spazio Operazione da 5, 6 o 7 punti.
picture-learn-rows = Le file in base al numero di giocatori, il livello I in alto, con gli spazi Operazione all'estremità destra e i loro punti.
    .alt = Due disposizioni: file da 4, 3 e 2 carte con 5 da parte, e file da 5, 4 e 3 carte con 2 da parte; alla fine di ogni fila uno spazio Operazione da 5, 6 o 7 punti.
picture-sheet = Una scheda Comandante disegnata da noi: iniziativa (1), abilità (2), valore iniziale (3), valore massimo (4).
    .alt = Una scheda con il nome della fazione, accanto l'iniziativa in un riquadro, un campo per l'abilità e quattro indicatori, ognuno con la casella iniziale colorata.
picture-cards = Una carta per tipo dal mazzo inventato, disegnata da noi: tipo e pianeta (1), cifre per livello (2), guadagno (3), secondo modo (4), valore di coppia (5), testo (6). Corona: punti Impero; spada: forza; fulmine: energia; frecce: esperienza; stretta di mano: Diplomazia; scoppio: Aggressione; esagono: settore.
    .alt = Quattro carte: un'unità, un sito storico, una tecnologia e una risorsa, ognuna con il simbolo, il nome, tre righe di cifre e la ricompensa, con piccoli numeri sulle sue parti.
# $energy: how much.
picture-cards-effect = { $energy ->
    [one] Con ogni carta Risorsa che prendi: { $energy } punto energia in più
   *[other] Con ogni carta Risorsa che prendi: { $energy } punti energia in più
}
picture-round = Le cinque fasi di un round e i sette round. Il round 1 non ha reddito, il round 7 non ha Migrazione.
    .alt = Cinque strisce con il numero e il nome delle fasi e quello che si fa in ognuna; sotto, sette cerchi da 1 a 7.
picture-round-discovery = Si dispongono le carte del pianeta in tre file
picture-round-income = Fruttano settori, tecnologie e comandanti
picture-round-exploration-1 = Si posizionano le navi in ordine, poi si risolve dalla fila superiore in giù
picture-round-exploration-2 = Lo stesso nel nuovo ordine, con le carte rimaste
picture-round-migration = Le carte rimaste tornano nella scatola
picture-track = L'indicatore di turno. Il rosso era primo e ha preso il livello III, il blu era ultimo e ha preso il livello I: nella Parte II il blu è primo e il rosso ultimo.
    .alt = Tre colonne: nella Parte I l'ordine è rosso, verde, blu; le loro navi sono ai livelli III, II e I; nella Parte II l'ordine è blu, verde, rosso.
picture-table-1 = Prima della prima scelta. Sotto le file i giocatori in ordine di turno: punti Impero, forza, energia, esperienza.
    .alt = File da 4, 3 e 2 carte senza navi; rosso, verde e blu con i loro valori iniziali.
picture-table-2 = Le navi nella Parte I del round 1.
    .alt = Il rosso è sulla Botte d'acqua piovana al livello III, il verde sulla Capra curiosa al livello II, il blu sullo spazio Operazione di livello I.
picture-table-3 = Le navi nella Parte II del round 1; le carte prese nella Parte I non ci sono più.
    .alt = Il blu è sul Vecchio mulino a vento e il verde sul Mucchio di compost al livello I, il rosso sul Tasso assonnato al livello III.
picture-table-4 = Le navi nella Parte I del round 2, dopo il reddito.
    .alt = Il blu è sul Vecchio mulino a vento e il verde sul Cesto profondo al livello I, il rosso sui Ladri di mele al livello II.
picture-table-5 = Le navi nella Parte II del round 2.
    .alt = Il rosso è sulla Fila di arnie e il verde sullo spazio Operazione di livello II, il blu sul Mulo testardo al livello III.
picture-table-6 = Dopo la Parte II del round 2, prima della Migrazione: nel round 3 comincia il rosso.
    .alt = Nessuna nave sulle carte; l'ordine è rosso, verde, blu, con 7, 8 e 13 punti Impero.
picture-cover = Planetfall
    .alt = Copertina: una nave sopra un pianeta, dietro altri sei pianeti.

## Esempi
# The value is the title, .text what it shows. The record itself is printed below the text.

example-first-rounds = I due round come trascrizione
    .text = Ecco che cosa si è scritto al tavolo. [Trascrivere una partita](section:records) lo spiega riga per riga.
example-order = Chi è primo nella Parte II
    .text = Il rosso è al livello III, il blu al livello I, il verde su una carta di livello II e il giallo sullo spazio Operazione di livello II. Il blu viene per primo, ma la nave del suo comandante torna sempre all'ultimo spazio. Poi vengono il verde e il giallo, perché nello stesso livello le carte precedono lo spazio Operazione, e infine il rosso. Il nuovo ordine è verde, giallo, rosso, blu.
example-units = Tre unità
    .text = Il rosso arruola la Capra curiosa al livello I: 4 punti energia e 1 punto esperienza, che ha già. Ottiene i suoi 3 punti Impero e 1 punto esperienza, 1 punto forza che questa carta dà a chi la arruola e 1 punto Impero con la sua abilità; l'energia è per chi la sconfigge. Il blu non ha esperienza e sconfigge il Tasso assonnato al livello II con 2 punti forza, più 1 per il punto che gli manca. Le Oche arrabbiate non richiedono esperienza, quindi il rosso spende solo i loro 2 punti forza.
example-pairs = Due coppie
    .text = Nel round 1 il rosso conquista un Ponte dipinto e il blu un Vecchio mulino a vento. Nel round 2 ognuno prende il secondo con lo stesso nome. I ponti hanno valore di coppia 2 e 3, quindi il rosso ottiene 4 punti Impero per la carta e 5 per la coppia. I mulini hanno 2 e 2: 3 per la carta e 4 per la coppia.
example-sector = Energia subito, o un po' a ogni round
    .text = Il rosso raccoglie i 5 punti energia del Mucchio di compost. Il blu annette il Campo di trifoglio, non ottiene niente e ha un settore da 2: dal round 2 in poi 2 punti energia in ogni fase Reddito. Dopo tre di queste fasi il settore ha già reso più dei 4 punti che avrebbe dato la raccolta.
example-mistakes = Sei errori
    .text = Un round che va storto in sei modi, come capita nelle partite vere. Le righe con un errore sono evidenziate; sotto c'è quello che il programma dice di ognuna. Ciò che deriva soltanto da un errore precedente è indicato come tale: i Passeri sfacciati mancano perché una carta è stata dimenticata nella fila.

## Fonti
# What the source is, as a bibliography would say it; names of sites and people stay as they are.

source-S = Regolamento italiano 1.1, Pendragon, 2023; senza icone e senza la pagina sul calcolo del punteggio
source-BR = Recensione su bossrush.net, 31 dicembre 2023
source-GH = Recensione su gamerheadspodcast.com
source-NG = Recensione su nichegamer.com
source-ML = Recensione su meadowparty.com, 10 agosto 2024
source-EF = Recensione su engagedfamilygaming.com
source-PX = Recensione su pixelkin.org, 29 dicembre 2023
source-BC = Recensione su blogcritics.org
source-SB = Recensione su spacebiff.com, 18 dicembre 2023
source-GT = Recensione su gamingtrend.com
source-MH = Organizer per il gioco, in un negozio russo
source-EB = Descrizione del gioco in un negozio russo
source-OM = Recensione russa su omskzdes.ru, 25 aprile 2022
source-VG = Recensioni del videogioco

## Pagine

book-page-card = Carte, comandanti, fazioni
    .intro = Quello che se ne sa: quattro carte in parte, un comandante, sei fazioni. Il resto è nella tua scatola.
book-page-frame = Statistiche, tipi di carta, spazi e fasi
    .intro = Quello che c'è in ogni partita, e i colori che si leggono nelle trascrizioni.
