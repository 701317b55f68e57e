### Age of Renaissance: a guide for the first game, step by step, and the captions of its pictures.
### step-<id> is the title of a step, .text what it says.

## Pages

book-page-learn = Primo sguardo
    .intro = Di che cosa parla il gioco, che cosa c'è nella scatola e come si leggono la mappa e le carte.
book-page-learn-setup = Prepara il tavolo
    .intro = La prima volta bastano venti minuti. Le cifre per il tuo numero di giocatori sono nella tabella.
book-page-learn-turn = Un turno
    .intro = Le sette fasi: che cosa puoi fare, quanto costa e a chi conviene. Tutti i turni si giocano così.
book-page-learn-turns = Due turni, mossa per mossa
    .intro = Anna, Marek e Dana giocano una partita al gioco base. Le figure mostrano il tavolo com'era; ogni cifra è stata calcolata dal programma che controlla le trascrizioni.
book-page-learn-end = La fine, e qualche domanda
    .intro = Come si trova il vincitore, che cosa conviene fare la prima volta e che cosa si chiede più spesso.

## First look

step-aim = Di che cosa si tratta
    .text =
        Sei a capo di una potenza commerciale europea. Il denaro diventa **pedine**, le pedine conquistano **mercati** sulla mappa, i mercati portano denaro e con il denaro acquisti **fattori di civilizzazione**: 26 scoperte e istituzioni, da I cieli alla Classe media. Le carte fanno fruttare i tuoi prodotti, ti aiutano o portano guai agli altri.

        Alla fine contano tre cose:

        - il costo dei tuoi **fattori**, per intero, anche se li hai pagati meno,
        - più la tua **cassa**,
        - meno la tua **miseria**.

        Vince chi ha più punti. Per la prima partita scegliete il [gioco base](variant:basic): usa solo le carte dell'epoca I e dura circa 2 ore.

step-box = Nella scatola
    .text = Ognuna delle sei potenze ha 36 pedine, 25 indicatori e 15 segnalini per i tracciati. Oltre a ciò che mostra la figura c'è il denaro, cioè la banca, che non resta mai senza. Il foglio dei turni ha una riga per ogni fattore: spunta quello che acquisti e scrivi quanto hai in cassa.

step-tokens = Pedine e indicatori
    .text =
        Tutto quello che succede sulla mappa si fa con questi due pezzi:

        - La [pedina](piece:token) è **quadrata** e costa $1. È ciò che piazzi.
        - L'[indicatore](piece:marker) è **rotondo** e non costa nulla. Prende il posto delle tue pedine appena riempiono un mercato da sole. Solo gli indicatori portano denaro: ora [domini](term:domination) la provincia.

        Tutti e due hanno un lato **bianco** e uno **colorato**. Quello che metti sulla mappa in questo turno sta con il lato bianco in su: difende già, ma non rende nulla e non puoi ancora partire da lì. Nella fase 6 tutti i pezzi bianchi si girano.

        Sulla scheda, nel nostro disegno: (1) lo **stock**, le pedine che al momento non hai a disposizione; (2) la **sezione espansione**, le pedine che hai acquistato e che piazzerai in questo turno; (3) l'ultimo cerchio scoperto, cioè le tue entrate: la cifra in alto con 3 o 5 giocatori, quella in basso con 4 o 6; (4) gli indicatori non ancora usati.

step-map = Leggere la mappa
    .text =
        - **Un numero in un cerchio** è un mercato. Contiene quel numero di pedine, di tutti i giocatori insieme, oppure un indicatore. Il colore dice il prodotto.
        - **Un 1 in un quadrato** è un [satellite](term:satellite). Contiene 1 pedina e mai un indicatore. Non porta denaro, ma aiuta a difendere i mercati indicati dalle sue frecce.
        - **Un numero colorato** è una capitale, dove comincia una potenza. L'area intorno è quella della sua capitale.
        - **Azzurro chiaro** sono le acque costiere, **azzurro medio** un mare, **blu scuro** l'Atlantico. Senza navi non si attraversa niente di tutto questo.

        Nella terra senza nome non si entra. Nessun pezzo si sposta mai da una provincia all'altra.

step-cards = Leggere una carta
    .text =
        Il numero su una carta è la sua epoca. Se è in un **cerchio**, la carta tornerà più tardi; se è in un **quadrato**, o se è un leader, una volta giocata esce dalla partita. Ce ne sono di tre tipi:

        - **Prodotti.** Chiunque la giochi, la banca paga *tutti* per le province di quel prodotto che dominano con un indicatore colorato. Due province rendono quattro volte una, tre nove volte. La figura mostra gli spazi della carta stoffa: il numero delle tue province ti dice lo spazio. In caso di mancanza sei pagato uno spazio più avanti, in caso di surplus uno spazio più indietro. Se la carta ha due prodotti, chi la gioca ne nomina uno.
        - **Leader.** Fanno costare meno i fattori che nominano, solo in questo turno.
        - **Eventi.** Si fa ciò che dice la carta. Più avanti trovi quelli dell'epoca I.

        Le carte in mano non si mostrano, ma chiunque può chiederti quante ne hai. **Non c'è limite di mano**: le carte in mano invece costano, nella fase 4.

## Set up the table

step-table = Passo per passo
    .text =
        1. Dividete le carte per epoca. Mescolate l'epoca I e date 1 carta a testa; le altre formano la pila estrazioni. Nel gioco base le altre epoche restano nella scatola.
        2. Ognuno prende $40 e una scheda, dal lato giusto per il numero di giocatori.
        3. Ognuno scrive in segreto un'offerta, da $0 a $40, e le scoprite insieme. **Tutti pagano la propria offerta.** Chi ha offerto di più sceglie per primo la capitale, poi il secondo e così via; le offerte uguali si decidono con un dado. Ricordate quest'ordine: più tardi risolve i pareggi.
        4. Prendi i pezzi della tua potenza. Le pedine vanno tutte nello stock, un indicatore su ogni cerchio.
        5. Metti un indicatore, con il lato colorato in su, nella tua capitale.
        6. Metti il tuo indicatore miseria sullo 0. Nessuno ha ancora una nave.
        7. Ora si gioca per la prima volta la fase 7: ognuno divide in segreto il denaro rimasto tra pedine, a $1 l'una, e cassa. Lo mostrate, mettete le pedine nella sezione espansione e scrivete la cassa. Chi ha speso **di meno** è il primo.

        In caso di pareggio decide chi ha scelto la capitale per **ultimo**: prende un posto tra quelli in pareggio, poi tocca al penultimo. La figura mostra un tavolo per tre.

step-numbers = I numeri per il tuo tavolo
    .text =
        | Giocatori | Potenze | Aree | Posizioni usate |
        |--:|---|---|---|
        | 3 | Venezia, Genova, Barcellona | da IV a VIII | 2, 4, 6 |
        | 4 | e Parigi | da III a VIII | 1, 3, 5, 6 |
        | 5 | e Londra | da II a VIII | da 1 a 5 |
        | 6 | e Amburgo | da I a VIII | da 1 a 6 |

        Le entrate sono $15, più tanti dollari per ogni indicatore quanti sono i giocatori.

        Nelle aree fuori gioco non si piazza nulla. L'area V resta chiusa finché non possiedi la [Via di terra per l'Oriente](advance:overland-east); per l'Estremo Oriente e le Americhe servono navi oceaniche, e ci vorrà parecchio.

        La tua **posizione** non è il tuo posto in fila: con 3 giocatori il primo sta sulla posizione 2, il secondo sulla 4, il terzo sulla 6. Il numero conta in ogni attacco.

## A turn

step-turn = Il turno in una pagina
    .text = Nelle fasi da 1 a 5 si gioca uno dopo l'altro, in ordine di gioco: il primo fa tutto quello che vuole in quella fase, poi il secondo e così via. Le fasi 6 e 7 si giocano tutti insieme.

step-draw = 1 e 2: estrazione e acquisto carte
    .text =
        - Il primo giocatore può pagare alla banca il [valore base](term:base-value) di un prodotto per far finire la sua mancanza o il suo surplus.
        - Ognuno estrae 1 carta. Nel turno 1 quindi ne hai 2.
        - Con l'[Urbanizzazione](advance:urban-ascendancy) puoi acquistare 1 carta in più per $10, con l'[Arte dei maestri](advance:master-art) scartarne 1. Tutti gli altri saltano la fase 2.

        - **A chi conviene:** più carte, più scelta; ma ogni carta che tieni costa di più.

step-play = 3: gioca le carte
    .text =
        Nel tuo round giochi quante carte vuoi, una dopo l'altra, o nessuna. Le carte si giocano solo adesso, mai quando tocca a un altro.

        - **Costa:** nulla. Quello che tieni in mano costa nella fase 4.
        - **Leader:** il primo leader del turno, chiunque lo giochi, serve soltanto a lui. Quelli successivi li può usare anche chi possiede il [Mecenatismo](advance:patronage). Su una carta così puoi mettere del denaro a protezione, quanto vuoi. Il mecenate che vuole usare il leader ti paga quella somma; ciò che hai messo tu va alla banca alla fine della fase 4.
        - **A chi conviene:** una carta prodotto conviene a chi ha più province di quel prodotto. Aspetta quindi di essere in vantaggio, e guarda la [Tabella Prodotti](term:commodity-log), che mostra chi ha che cosa.

        I prodotti secondo il numero di province:

step-events = Gli eventi dell'epoca I
    .text =
        | Evento | Che cosa succede |
        |---|---|
        | [Oro dell'alchimista](card:alchemists-gold) | un giocatore a tua scelta paga metà della cassa che ha scritto, arrotondata per eccesso |
        | [Guerra civile](card:civil-war) | un giocatore a tua scelta: 1 spazio miseria, l'indicatore nella capitale diventa una pedina, se ne va metà della cassa o delle pedine acquistate, a scelta della vittima; nella fase 5 la vittima agisce per ultima |
        | [Sovrano illuminato](card:enlightened-ruler) | in questo turno sei al sicuro da Guerra civile, Ribellione, Oro dell'alchimista, Misticismo dilagante e Insurrezioni rivoluzionarie |
        | [Carestia](card:famine) | tutti: 4 spazi miseria, 1 in meno per ogni provincia del grano |
        | [Misticismo dilagante](card:mysticism-abounds) | tutti: 4 spazi miseria, 1 in meno per ogni fattore di scienza |
        | [Insurrezioni rivoluzionarie](card:revolutionary-uprisings) | tutti: 1 spazio miseria per ogni fattore di commercio |
        | [Decreto papale](card:papal-decree) | nomina Scienza, Religione o Esplorazione: in questo turno nessuno acquista fattori di quella categoria |
        | [Pirati/vichinghi](card:pirates-vikings) | un indicatore colorato a tua scelta sulla costa diventa una pedina, anche in una capitale |
        | [Ribellione](card:rebellion) | un indicatore colorato a tua scelta diventa una pedina, ma non nella capitale di un avversario |
        | [Le crociate](card:crusades) | metti un tuo indicatore, con il lato colorato in su, in un mercato qualsiasi dell'area VI; gli altri pezzi che ci sono tornano indietro; sali di 1 spazio miseria |
        | [Guerra](card:war) | tu e un giocatore a tua scelta lanciate un dado ciascuno e aggiungete i vantaggi: 1 spazio miseria per chi vince, 2 per chi perde, che cede tanti indicatori quanta è la differenza; se pari, 1 spazio a testa e si tira di nuovo nel round del giocatore successivo (RR-182) |
        | [Armatura](card:armor), [Staffe](card:stirrups) | un vantaggio militare fino alla fine del turno: 1 di forza in più in attacco e in difesa, e i dadi uguali sono tuoi quando attacchi. Le Staffe non servono contro l'Armatura |

        Quando un indicatore diventa una pedina, il proprietario mette lì 1 pedina colorata dello stock. La provincia non rende più nulla finché non è di nuovo piena.

        I leader dell'epoca I: [Carlo Magno](card:charlemagne) $20 in meno sul Nazionalismo, [Dionigi il Piccolo](card:dionysus-exiguus) $20 in meno sugli Annali scritti, [San Benedetto](card:st-benedict) $10 in meno su Annali scritti e Mecenatismo, [Rashid al-Din](card:rashid-ad-din) $10 in meno su Annali scritti e Via di terra per l'Oriente, [Gualtieri Senza Averi](card:walter-the-penniless) $20 in meno sulla Via di terra per l'Oriente, $30 con Le crociate.

step-purchases = 4: acquista
    .text =
        Quattro passi, in quest'ordine. Ne puoi saltare quanti vuoi, ma non tornare indietro:

        1. **Nave.** $10 per un grado, una volta per turno: Galea 2, 4, 6, 8. All'inizio nessuno ha navi.
        2. **Fattori.** Quanti ne puoi pagare, ognuno una volta; nessuno li toglie agli altri. Il prezzo è quello stampato, meno i tuoi crediti. Funzionano subito.
        3. **Stabilizzazione.** Paghi per le carte che hai in mano: $1, $3, $6, $10, $15 o $21 per averne da 1 a 6. Se non paghi tutto, sali sull'Indice Miseria di tanti spazi quanti ne bastano perché la cifra cresca almeno di quella somma.
        4. **Diminuzione della miseria.** Solo se possiedi almeno 1 fattore in ognuna delle 6 categorie: scendi di 1 spazio pagando la differenza. La prima volta ci si arriva tardi (RR-105, RR-106).

        - **Crediti:** ogni fattore che possiedi fa costare meno gli altri **della sua categoria**, ma solo dal turno dopo. Quelli di scienza e di religione danno 20 ciascuno, anche quelli di esplorazione; commercio e comunicazione 10; quelli della categoria Civili 10, 20, 30, 40 e 50 nell'ordine delle lettere. Accelerazione industriale, Rinascimento e Nuovo Mondo non ne danno. I crediti non si consumano mai.
        - **La religione** costa 1 spazio miseria per ogni fattore.
        - **La miseria** fa una cosa sola: alla fine si sottrae. Solo chi viene spinto oltre 1000 esce dalla partita.

step-first-advances = Che cosa acquistare per primo
    .text =
        | Fattore | Prezzo | Che cosa fa |
        |---|--:|---|
        | [Carovana](advance:caravan) | $20 | via terra arrivi a due province di distanza |
        | [Urbanizzazione](advance:urban-ascendancy) | $20 | una carta in più per $10 ogni turno |
        | [I cieli](advance:heavens) | $30 | le tue galee possono attraversare 1 mare |
        | [Annali scritti](advance:written-record) | $30 | con i leader risparmi $10 in più |
        | [Mecenatismo](advance:patronage) | $30 e 1 spazio miseria | puoi usare i leader degli altri |
        | [Via di terra per l'Oriente](advance:overland-east) | $40 | l'area V ti è aperta |
        | [Nazionalismo](advance:nationalism) | $60 | 1 di forza in più nell'area della tua capitale |

        La figura li mostra tutti e 26: lettera, prezzo e, dietro, le lettere di quelli che devi già possedere. [Il catalogo](page:advance) li spiega uno per uno.

step-expansion = 5: piazza le pedine
    .text =
        Nel tuo round piazzi le pedine della sezione espansione, con il lato bianco in su, dovunque tu possa arrivare:

        - **Via terra:** in una provincia che confina con una dove hai un pezzo **colorato**, o con la tua capitale.
        - **Via nave:** conta le province costiere a partire da una con un tuo pezzo colorato, compresa quella d'arrivo, dove le acque si toccano. Galea 2 arriva a 2 province di distanza e porta fino a 2 pedine in ognuna, Galea 4 arriva a 4 e ne porta 4, e così via. Senza I cieli una galea non attraversa i mari.

        Possono succedere tre cose:

        - **Riempi un mercato vuoto**: metti un indicatore bianco e riprendi le pedine nello stock. Con meno pedine resti lì e basta.
        - **Stai accanto agli avversari**: si può, se non c'è un indicatore avversario e tutte le pedine insieme non superano il numero mercato. Allora l'indicatore non lo mette nessuno.
        - Altrimenti devi **attaccare**.

        Inoltre, una volta nel tuo round, puoi acquistare una carta con le pedine: la prima che qualcuno acquista nella fase costa 3, la seconda 6, la terza 9. Le pedine avanzate tornano nello stock.

        Quando tutti hanno finito, chi ha **più indicatori bianchi** estrae una carta; in caso di pareggio, chi ha giocato prima.

        - **Costa:** le pedine. Le hai pagate nel turno precedente.
        - **A chi conviene:** chi gioca presto trova mercati vuoti.

step-attack = 5: attacca
    .text =
        1. **Difesa.** Un indicatore vale il suo numero mercato, una pedina 1. Ogni satellite che punta lì aggiunge 1 a un indicatore, se il suo proprietario ci ha una pedina colorata. Armatura o Staffe aggiungono 1. Nella capitale del proprietario tutto questo vale il doppio, tranne Armatura e Staffe.
        2. **Pedine.** Te ne servono quante la difesa **e il numero mercato** insieme, meno i tuoi vantaggi, ma mai meno del numero mercato. Con meno non si entra affatto.
        3. **Dadi.** Li lanci tutti e tre, una volta. Vinci se il dado colorato è **più alto della tua posizione**, oppure se **il nero è più alto del bianco**.
        4. **Esito.** Tutti i pezzi di chi perde, lì, tornano nello stock. Se vinci, in un mercato metti un indicatore bianco e anche le tue pedine tornano nello stock; in un satellite ne resta 1. Se perdi, puoi riprovare con altre pedine.

        La prima figura mostra l'attacco a Roma che vedrai tra poco: Anna sta sulla posizione 2 e possiede il Nazionalismo, Marek ha giocato l'Armatura. La seconda dice quanto spesso riesce un attacco da ogni posizione. I dadi non conoscono la forza: più pedine non aiutano. (Come si raddoppia nelle capitali è controverso: RA-82.)

        - **A chi conviene:** chi gioca presto. Dalla posizione 6 resta solo il nero contro il bianco.

step-income = 6: entrate
    .text =
        Tutti insieme:

        1. Girate tutti i pezzi bianchi sul lato colorato.
        2. Prendi $15 e, per ogni indicatore, tanti dollari quanti sono i giocatori: è l'ultimo cerchio scoperto sulla tua scheda.
        3. Ciò che resta delle mancanze e dei surplus del turno precedente finisce.
        4. Lanciate i tre dadi **due volte**. Nero e bianco sommati dicono il prodotto: 2 pietra, 3 lana, 4 legname, 5 grano, 6 stoffa, 7 vino, 8 metallo, 9 pellicce, 10 seta, 11 spezie, 12 oro e avorio. Con 1, 2 o 3 sul dado colorato c'è una **mancanza**, con 4, 5 o 6 un **surplus**.
        5. Se un giocatore ha più province di quel prodotto di ciascuno degli altri: con una mancanza estrae una carta, con un surplus paga $1 per ognuna di queste province. In caso di pareggio non succede nulla.

        La carta successiva di quel prodotto paga uno spazio in più o in meno, e poi è finita. Una mancanza e un surplus dello stesso prodotto si annullano.

        - **A chi conviene:** gli indicatori portano denaro ogni turno, tutti uguale, qualunque sia il numero. I mercati piccoli costano poco.

step-order = 7: pedine o cassa
    .text =
        Ognuno divide in segreto tutto il denaro tra pedine e cassa. Lo mostrate, pagate e scrivete la cassa. Chi ha speso meno è il primo; i pareggi si risolvono come all'inizio. Le pedine non usate in questo turno sono perse: acquista quelle che ti servono.

        - **Costa:** $1 a pedina. Puoi anche pagare $1 o più senza prendere pedine, per contare come chi ha speso meno di $0 (RR-156).
        - **A chi conviene:** spendere poco vuol dire giocare presto e attaccare bene, spendere molto vuol dire tanti indicatori.

## Two turns, move by move

step-players = L'inizio
    .text =
        Anna offre $4, Marek $2, Dana $0. Anna sceglie per prima e prende Venezia, Marek prende Genova, a Dana resta Barcellona. Ad Anna rimangono $36 e acquista 12 pedine, a Marek $38 e ne acquista 13, a Dana $40 e ne acquista 12. Anna e Dana sono in pareggio; Dana ha scelto per ultima la capitale e decide di andare per prima. L'ordine è: Dana sulla posizione 2, Anna sulla 4, Marek sulla 6.

        Sotto la mappa ogni potenza ha una riga: il numero è la posizione, poi vengono cassa, nave, miseria e carte in mano, le lettere dei suoi fattori e le sue province.

step-first-cards = Turno 1: carte e acquisti
    .text =
        Ognuno estrae una carta e ne ha 2.

        - **Dana** gioca Dionigi il Piccolo. È il primo leader, quindi serve solo a lei. Gli Annali scritti le costano 30 - 20 = $10. Per la carta che tiene paga $1 e le restano $17.
        - **Anna** non gioca nulla: la sua carta stoffa/vino adesso renderebbe solo $5. Acquista Galea 2 per $10, paga $3 per due carte e le restano $11.
        - **Marek** gioca San Benedetto e acquista il Mecenatismo per 30 - 10 = $20. Gli costa 1 spazio miseria: è a 10. Paga $1 per la sua carta e gli restano $4.

step-first-expansion = Turno 1: la mappa
    .text =
        - **Dana** riempie Valencia (2 pedine), Toledo (3), i Paesi Baschi (2) e Montpellier (2). Con le ultime 3 acquista una carta, la prima di questa fase.
        - **Anna** riempie Firenze (4), Milano (3) e Ragusa (3) via terra. La galea porta le ultime 2 lungo la costa: da Venezia a Ragusa fa 1, a Belgrado 2. Belgrado è piena.
        - **Marek** riempie Roma (4), Marsiglia (5) e Lione (4).

        Dana e Anna hanno 4 nuovi indicatori ciascuna. Dana ha giocato prima ed estrae una carta.

step-first-end = Turno 1: entrate e ordine
    .text =
        I pezzi si girano. Dana e Anna dominano 5 province ciascuna: 15 + 5 × 3 = $30. Marek ne ha 4: $27.

        - **Primo lancio:** colorato 2, nero 3, bianco 3: mancanza di stoffa. Anna ha Venezia e Firenze, Marek solo Genova. Anna estrae una carta.
        - **Secondo lancio:** colorato 5, nero 4, bianco 3: surplus di vino. Dana e Marek ne hanno 1 a testa, quindi nessuno paga.

        Ora Anna vuole essere la prima, perché nessuno elimini la mancanza prima che lei giochi la sua carta. Spende $11, Dana $14, Marek $16. Anna è sulla posizione 2 con $30, Dana sulla 4 con $33, Marek sulla 6 con $15.

step-second-cards = Turno 2: le carte
    .text =
        Tutti estraggono. Anna lascia la mancanza com'è.

        - **Anna** gioca la carta stoffa/vino e nomina la stoffa. Ha 2 province: lo spazio 2 sarebbe $20, ma con la mancanza è lo spazio 3: $45. Marek ne ha 1 ed è pagato secondo lo spazio 2: $20. Poi Anna gioca Carlo Magno, il primo leader.
        - **Dana** gioca Rashid al-Din, il secondo leader, e ci mette sopra $3, perché Marek possiede il Mecenatismo. Poi l'Oro dell'alchimista contro Anna: aveva scritto $30 e ne paga la metà, $15.
        - **Marek** gioca l'Armatura.

step-second-purchases = Turno 2: gli acquisti
    .text =
        - **Anna** ha $60. Galea 4 costa $10, il Nazionalismo con Carlo Magno 60 - 20 = $40, due carte $3. Le restano $7.
        - **Dana** acquista la Via di terra per l'Oriente: 40, meno 10 per Rashid al-Din e altri 10 perché possiede gli Annali scritti, fa $20. Due carte le costano $3.
        - **Marek**, da mecenate, paga i $3 a Dana e acquista gli Annali scritti per 30 - 10 = $20. Paga $1 per la sua ultima carta.

step-second-expansion = Turno 2: la mappa
    .text =
        - **Anna** attacca Roma. L'indicatore di Marek vale 4 e la sua Armatura 1; con il numero mercato fa 9, meno 1 per il Nazionalismo di Anna: 8 pedine. Lancia: colorato 4, nero 2, bianco 5. 4 è più alto della sua posizione 2: vince e mette un indicatore. Galea 4 porta 2 pedine a Salonicco (Durazzo, Corfù, Atene, Salonicco: 4 passi da Belgrado) e 1 nel satellite di Durazzo.
        - **Dana** riempie Granada (2), Lisbona (3), Siviglia (3) e Bordeaux (4) e mette 1 pedina in ognuno dei satelliti León e Tolosa.
        - **Marek** è sulla posizione 6: può contare solo sul nero contro il bianco. L'indicatore di Dana a Montpellier vale 2; la sua pedina a Tolosa è bianca e non lo supporta ancora. Con l'Armatura gli servono 2 + 2 - 1 = 3 pedine. Lancia 4, 2, 5 e le perde. Riprova con 3: 5, 3, 3. Con i dadi uguali vince lui, grazie all'Armatura. Per Bordeaux gliene servono 4 + 4 - 1 = 7: lancia 6, 4, 1, il nero è più alto. Con le ultime 3 pedine acquista una carta.

        Indicatori bianchi: Dana 3, gli altri 2. Dana estrae.

step-second-end = Turno 2: le entrate
    .text =
        Anna e Dana hanno 7 indicatori ciascuna e prendono $36, Marek ne ha 5 e prende $30. Il surplus di vino del turno 1 finisce senza effetto.

        - **Primo lancio:** 1, 1, 1: mancanza di pietra. Anna ha Milano e Roma, Marek Montpellier: Anna estrae una carta.
        - **Secondo lancio:** 6, 4, 3: surplus di vino. Dana ha Barcellona e Lisbona, Marek Marsiglia: Dana paga $2.

        Se la partita finisse qui, Dana avrebbe 70 per due fattori e $44, cioè 114 punti; Anna 60 + 43 = 103; Marek 60 + 41 - 10 = 91. Ora Marek spende $15 in pedine, Dana $18, Anna $20: nel turno 3 il primo è Marek.

## The end, and questions

step-scoring = La fine e il punteggio
    .text =
        Il gioco base finisce con il turno in cui si estrae l'ultima carta dell'epoca I. Quel turno si gioca fino alle entrate. Al posto della fase 7 ognuno, in ordine di gioco, gioca tutte le carte che ha in mano. Poi si conta: il costo pieno dei tuoi fattori, più la cassa, meno la cifra del tuo spazio miseria. A parità di punti la vittoria si divide (RR-166).

step-advice = Che cosa conviene
    .text =
        - Prima i mercati piccoli: un mercato da 2 rende come uno da 5.
        - Due o tre province dello stesso prodotto, e in mano la sua carta: ci paghi un fattore.
        - Presto un fattore per ogni categoria: i crediti valgono dal turno dopo, e senza averne uno di ciascuna la miseria non scende.
        - Non tenere troppe carte. La quarta costa $4, la sesta $6, ogni turno.
        - Vuoi attaccare? Spendi poco e gioca per primo. Hai molte pedine da piazzare in pace? Allora l'ultimo posto non fa danni.
        - Metti pedine nei satelliti che puntano sui tuoi mercati migliori.

step-questions = Domande
    .text =
        - **Posso lasciare un mercato mezzo pieno?** Sì, le pedine restano, e nel turno dopo puoi partire da lì (RR-130).
        - **Posso aggiungere pedine dove ho un indicatore?** No (RR-022).
        - **I pezzi bianchi difendono?** Sì, ma una pedina bianca in un satellite non supporta nulla (RR-126, RR-123).
        - **Posso partire da ciò che ho appena piazzato?** No, solo dai pezzi colorati e dalla tua capitale (RR-115).
        - **Posso perdere la mia capitale?** Sì, come ogni mercato; puoi comunque continuare a partire da lì (RR-110).
        - **Devo giocare una carta?** No, ma paghi per tenerla (RR-070, RR-102).
        - **Il nuovo credito vale subito?** Dal turno dopo; ciò che il fattore permette vale subito (RR-090, RR-094).
        - **Chi viene pagato per una carta?** Tutti quelli che hanno indicatori colorati in quel prodotto (RR-043).
        - **Posso regalare o vendere carte?** No, e nemmeno mostrarle (RR-140, RR-158).
        - **E se la pila estrazioni è vuota?** Nel gioco base quello è l'ultimo turno (RR-159).

## Pictures
# The value is the caption; .alt tells somebody who cannot see the picture what it shows.

picture-box = Che cosa c'è nella scatola, oltre al denaro.
    .alt = Otto cose con il loro numero: mappa, pedine, indicatori, segnalini, schede, carte, dadi, blocco dei turni.
picture-box-map = mappa
picture-box-tokens = pedine quadrate
picture-box-markers = indicatori rotondi
picture-box-tracks = segnalini per i tracciati
picture-box-mats = schede
picture-box-cards = carte Storia
picture-box-dice = dadi
picture-box-logs = blocco di fogli dei turni
picture-mat = Una scheda con 5 province, nel nostro disegno: stock (1), sezione espansione (2), entrate (3), indicatori non usati (4).
    .alt = In alto due riquadri con pedine quadrate, colorate nello stock e bianche nella sezione espansione; sotto, due file di cerchi: cinque scoperti con due cifre ciascuno, gli altri coperti da indicatori.
picture-row = Gli spazi della carta stoffa: con due province $20, con una mancanza $45, con un surplus $5.
    .alt = Sei spazi con 5, 20, 45, 80, 125 e 180 dollari; il secondo è evidenziato, una linea verso il terzo dice mancanza, una verso il primo surplus.
picture-setup = Il tavolo per tre prima del primo turno, nel nostro disegno. I numeri sono quelli dei passi.
    .alt = La mappa con la pila estrazioni, la pila rigiocabile e la sezione leader da una parte, le tabelle per ordine, navi e prodotti dall'altra, sopra l'Indice Miseria; sotto, tre schede.
picture-attack = L'attacco a Roma: difesa (1), pedine (2), dadi (3), esito (4).
    .alt = Quattro strisce: 4 e 1 fanno 5; 5 e 4 meno 1 fanno 8; dadi con 4, 2 e 5; otto pedine diventano un indicatore.
picture-attack-marker = indicatore a Roma
picture-attack-defence = difesa
picture-attack-tokens = pedine da inviare
picture-attack-roll = il 4 colorato supera la posizione 2: vinto
picture-attack-result = il difensore se ne va e a Roma c'è un indicatore bianco
picture-slots = Quanto spesso riesce un attacco senza Armatura o simili da ogni posizione, e le posizioni usate secondo il numero di giocatori.
    .alt = Sei colonne: 90, 81, 71, 61, 51 e 42 per cento; sotto, punti per le posizioni usate con 3, 4, 5 e 6 giocatori.
picture-table-1 = L'inizio: ogni potenza ha la sua capitale. Venezia è rossa, Genova blu, Barcellona verde.
    .alt = Mappa con tre indicatori a Venezia, Genova e Barcellona; sotto, una riga per ogni potenza.
picture-table-2 = Dopo i piazzamenti del turno 1. I pezzi bianchi con il bordo colorato sono nuovi.
    .alt = Nuovi indicatori di Barcellona a ovest, di Venezia a est e di Genova in mezzo.
picture-table-3 = Dopo i piazzamenti del turno 2. I quadrati sono pedine nei satelliti.
    .alt = Un indicatore bianco di Venezia a Roma, di Genova a Montpellier e Bordeaux; pedine a Durazzo, León e Tolosa.
picture-table-4 = Dopo le entrate del turno 2: tutto è colorato.
    .alt = Venezia ha sette province, Barcellona sette, Genova cinque.

## Examples

example-first-turns = I due turni come trascrizione
    .text = Ecco che cosa ha scritto il tavolo. [Trascrivere una partita](section:records) lo spiega riga per riga.
example-war = Una Guerra in due lanci
    .text = Tutti e due possiedono il Nazionalismo e tutti e due tirano 4: ognuno sale di 1 spazio miseria. All'inizio del round del giocatore successivo si tira di nuovo, dopo che Barcellona ha giocato l'Armatura. 5 e 1 contro 3, 1 e 1: Venezia vince di 1 e sale di 1 spazio, Barcellona sale di 2 e cede 1 indicatore.
example-ship = Due galee
    .text = Venezia con Galea 2 parte da Venezia e da Ragusa: Belgrado e Durazzo sono a 1 e 2 province costiere da Ragusa, Roma a 2 da Venezia passando per Firenze. In nessuna provincia arrivano più di 2 pedine. Genova con Galea 4 arriva a Cagliari in 1 passo e a Montpellier, passando per Marsiglia, in 2.
example-ties = Tre spendono lo stesso
    .text = Barcellona spende 4 ed è la prima. Venezia, Genova e Parigi spendono 10 ciascuna. Genova ha scelto la capitale per ultima e prende il posto in mezzo ai tre; poi Venezia, che viene subito prima di lei, si mette davanti, e a Parigi resta la fine.
example-stability = Pagare o non pagare
    .text = Venezia e Genova estraggono la quinta carta e devono $15. A Venezia non bastano: da 90 lo spazio successivo è 100, solo 10 in più, quindi sale di due spazi, a 125. Genova paga. Barcellona ha tre carte e paga $6.
