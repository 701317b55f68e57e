### Age of Renaissance: a guide for the first game, step by step, and the captions of its pictures.
### step-<id> is the title of a step, .text what it says.

## Pages

book-page-learn = Primo sguardo
    .intro = Di che cosa parla il gioco, che cosa c'è nella scatola e come si leggono la mappa e le carte.
book-page-learn-setup = Preparare il tavolo
    .intro = La prima volta bastano venti minuti. Le cifre per il tuo numero di giocatori sono nella tabella.
book-page-learn-turn = Un turno
    .intro = Le sette fasi: che cosa puoi fare, quanto costa e a chi conviene. Tutti i turni si giocano così.
book-page-learn-turns = Due turni, mossa per mossa
    .intro = Anna, Marek e Dana giocano al gioco base. Le figure mostrano la situazione sul tavolo.
book-page-learn-end = La fine, e qualche domanda
    .intro = Come si stabilisce chi vince, che cosa conviene fare la prima volta e che cosa si chiede più spesso.

## First look

step-aim = Di che cosa si tratta
    .text =
        Sei a capo di una potenza commerciale europea. Il denaro diventa **pedine**, le pedine conquistano **mercati** sulla mappa, i mercati portano denaro e con il denaro acquisti **fattori di civilizzazione**: 26 scoperte e istituzioni, dai Cieli alla Classe media. Le carte fanno fruttare i tuoi prodotti, ti aiutano o portano guai agli altri.

        Alla fine contano tre cose:

        - il costo dei tuoi **fattori**, per intero, anche se li hai pagati meno,
        - più la tua **cassa**,
        - meno la tua **miseria**, un tracciato che comincia da 0: ti fanno salire i disastri e le carte che tieni in mano senza pagarle.

        Vince chi ha più punti. Per la prima partita scegliete il [gioco base](variant:basic): usa solo le 29 carte dell'epoca I e dura circa 2 ore. In tre bastano da 4 a 6 turni per esaurirle; se siete di più, ancora meno.

step-box = Nella scatola
    .text = Ognuna delle sei potenze ha 36 pedine, 25 indicatori di dominio e 15 indicatori piccoli per i tracciati. Oltre a ciò che mostra la figura c'è il denaro della banca, che non si esaurisce mai. Il foglio dei turni ha una riga per ogni fattore: spunta quelli che acquisti e scrivi quanto hai in cassa.

step-tokens = Pedine e indicatori
    .text =
        Tutto quello che succede sulla mappa si fa con questi due pezzi:

        - La [pedina](piece:token) è **quadrata** e costa $1. È il pezzo che piazzi.
        - L'[indicatore](piece:marker) è **rotondo** e non costa nulla. Prende il posto delle tue pedine appena queste, da sole, riempiono un mercato. Da quel momento [domini](term:domination) la provincia, e solo le province che domini portano denaro.

        Tutti e due hanno un lato **bianco** e uno **colorato**. I pezzi che metti sulla mappa nel turno in corso stanno con il lato bianco in su: difendono già, ma non rendono nulla, e da lì non puoi ancora partire. Nella fase 6 tutti i pezzi bianchi si girano.

        Sulla scheda, nel nostro disegno: (1) lo **stock**, le pedine che in questo turno non puoi usare; (2) la **sezione espansione**, le pedine che hai acquistato e che piazzerai in questo turno; (3) l'ultimo cerchio scoperto, che indica le tue entrate (la cifra in alto con 3 o 5 giocatori, quella in basso con 4 o 6); (4) gli indicatori non ancora usati.

step-map = Leggere la mappa
    .text =
        Sul tabellone:

        - **Un numero in un cerchio** è un mercato, e il numero è il suo **numero mercato**: contiene al massimo quel numero di pedine, contando quelle di tutti i giocatori, oppure un indicatore. Il colore indica il prodotto.
        - **Un 1 in un quadrato** è un [satellite](term:satellite). Contiene 1 pedina e mai un indicatore. Non porta denaro, ma aiuta a difendere i mercati indicati dalle sue frecce.
        - **Un numero colorato** è una capitale, il punto di partenza di una potenza. L'area in cui si trova è, per quella potenza, l'area della capitale.
        - In **azzurro** sono le acque costiere, in **blu** i mari, in **blu scuro** l'Atlantico. Senza navi non si attraversa niente di tutto questo. Una provincia bagnata dall'azzurro è costiera.

        Nelle terre senza nome non si entra. Nessun pezzo si sposta mai da una provincia all'altra.

        Le nostre due mappe hanno un solo blu. La prima è il tabellone intero; la seconda è l'area VII, da cui partono Venezia e Genova, con tutti i nomi e, sotto il nome, il prodotto. Allo stesso modo sono disegnate le altre aree: [IV](page:area-iv), [V](page:area-v), [VI](page:area-vi), [VIII](page:area-viii) e, se siete più di tre, [III](page:area-iii), [II](page:area-ii) e [I](page:area-i).

step-cards = Leggere una carta
    .text =
        Il numero su una carta è la sua epoca. Se è in un **cerchio**, la carta va nella pila rigiocabile e torna soltanto nelle partite più lunghe; se è in un **quadrato**, o se la carta è un leader, una volta giocata esce dal gioco. Le carte sono di tre tipi:

        - **Prodotti.** Chiunque giochi la carta, la banca paga *tutti* per le province di quel prodotto che dominano con un indicatore colorato. Il numero delle tue province ti dice quale spazio della carta guardare, come nella figura: due province rendono quattro volte quanto una sola; con tre province si arriva a nove volte tanto. Il primo spazio è il **valore base** del prodotto. In caso di mancanza vale per te lo spazio successivo, in caso di surplus quello precedente (come nascono lo dice la fase 6); chi non ha province di quel prodotto non riceve nulla. Se la carta ha due prodotti, chi la gioca ne nomina uno.
        - **Leader.** Fanno costare meno i fattori che nominano, ma solo nel turno in cui vengono giocati.
        - **Eventi.** Si fa ciò che dice la carta. Più avanti trovi quelli dell'epoca I.

        Le carte in mano non si mostrano, ma chiunque può chiederti quante ne hai. **Puoi tenere in mano quante carte vuoi**, ma nella fase 4 si paga per averle.

## Set up the table

step-table = Passo per passo
    .text =
        1. Dividete le carte per epoca. Mescolate quelle dell'epoca I e date 1 carta a testa; le rimanenti formano la pila estrazioni. Nel gioco base le carte delle altre epoche restano nella scatola.
        2. Ognuno prende $40 e una scheda, dal lato giusto per il numero di giocatori.
        3. Ognuno scrive in segreto un'offerta, da $0 a $40, e le scoprite insieme. **Tutti pagano la propria offerta.** Chi ha offerto di più sceglie la capitale per primo, poi tocca a chi ha fatto la seconda offerta e così via; se le offerte sono uguali si lancia un dado a testa e sceglie prima chi fa di più. Ricordate quest'ordine: più tardi serve a risolvere i pareggi.
        4. Ognuno prende i pezzi della propria potenza. Le pedine vanno tutte nello stock, e su ogni cerchio della scheda va un indicatore.
        5. Ognuno mette un indicatore, con il lato colorato in su, nella propria capitale. Lo prende dal primo cerchio, quello con le cifre più basse; ogni indicatore successivo viene dal cerchio seguente. Un indicatore che lascia la mappa torna sull'ultimo cerchio scoperto.
        6. Ognuno mette il proprio indicatore miseria sullo 0 e un indicatore piccolo nella Tabella Prodotti, sul prodotto della propria capitale: lo sposta ogni volta che guadagna o perde un mercato. Nessuno ha ancora una nave. Un giocatore muove gli indicatori dei tracciati, un altro tiene la banca.
        7. Ora si gioca per la prima volta la fase 7: ognuno divide in segreto il denaro rimasto tra pedine, a $1 l'una, e cassa. Poi mostrate quanto avete speso, mettete le pedine nella sezione espansione e scrivete la cassa. Chi ha speso **di meno** è il primo: in quest'ordine gli indicatori vanno sulla Tabella Ordine di Gioco, nelle posizioni usate con quel numero di giocatori.

        In caso di pareggio decide chi, tra i giocatori in pareggio, ha scelto la capitale per **ultimo**: prende uno dei loro posti, quello che preferisce, poi tocca a chi ha scelto subito prima di lui. La figura mostra il tavolo di una partita a tre.

step-numbers = I numeri per il tuo tavolo
    .text =
        | Giocatori | Potenze | Aree | Posizioni usate |
        |--:|---|---|---|
        | 3 | Venezia, Genova, Barcellona | da IV a VIII | 2, 4, 6 |
        | 4 | anche Parigi | da III a VIII | 1, 3, 5, 6 |
        | 5 | anche Londra | da II a VIII | da 1 a 5 |
        | 6 | anche Amburgo | da I a VIII | da 1 a 6 |

        Le entrate sono $15, più, per ogni indicatore sulla mappa, tanti dollari quanti sono i giocatori.

        Nelle aree fuori gioco non si piazza nulla; le navi possono passarci. L'area V per te resta chiusa finché non acquisti il fattore [Via di terra per l'Oriente](advance:overland-east); per l'Estremo Oriente e le Americhe servono navi oceaniche, e per averle ci vorrà parecchio tempo.

        La tua **posizione** non è il tuo posto in fila: con 3 giocatori il primo sta sulla posizione 2, il secondo sulla 4, il terzo sulla 6. Il numero della posizione conta in ogni attacco.

## A turn

step-turn = Il turno in una pagina
    .text = Nelle fasi da 1 a 5 si gioca uno dopo l'altro, in ordine di gioco: il primo fa tutto quello che vuole in quella fase, poi il secondo e così via. La tua parte di una fase è il tuo **round**. Nelle fasi 6 e 7 si gioca tutti insieme. (I codici tra parentesi portano al testo completo: RR a una regola, RA a una decisione presa dove le regole lasciano un dubbio.)

step-draw = 1 e 2: estrazione e acquisto carte
    .text =
        - Il primo giocatore può eliminare qualsiasi mancanza o surplus pagando alla banca il [valore base](term:base-value) del prodotto.
        - Ognuno estrae 1 carta. Nel turno 1, quindi, ne hai in mano 2.
        - Con l'[Urbanizzazione](advance:urban-ascendancy) puoi acquistare 1 carta in più per $10, con l'[Arte dei maestri](advance:master-art) scartarne 1. Tutti gli altri saltano la fase 2.

        - **A chi conviene:** a chi vuole più scelta; ma ogni carta in più che si tiene in mano costa più della precedente.

step-play = 3: gioca le carte
    .text =
        Nel tuo round giochi quante carte vuoi, una dopo l'altra, o nessuna. Le carte si giocano solo adesso, mai nel round di un altro.

        - **Costa:** nulla. Quello che tieni in mano costa nella fase 4.
        - **Leader:** il primo leader del turno, chiunque lo giochi, va nella sezione leader e serve soltanto a chi lo gioca. Quelli successivi li può usare anche chi possiede il [Mecenatismo](advance:patronage). Quando giochi uno di questi, puoi mettere sulla carta quanto denaro vuoi, a protezione. Il mecenate che vuole usare il leader ti paga una somma uguale, una volta sola per tutti i suoi sconti; ciò che hai messo tu va alla banca alla fine della fase 4.
        - **A chi conviene:** le carte prodotto a chi ha più province di quel prodotto. Aspetta quindi di essere in vantaggio, e guarda la [Tabella Prodotti](term:commodity-log), che mostra chi ha che cosa.

        Quanto rende ogni prodotto secondo il numero di province:

step-events = Gli eventi dell'epoca I
    .text =
        | Evento | Che cosa succede |
        |---|---|
        | [Oro dell'alchimista](card:alchemists-gold) | un giocatore a tua scelta paga metà della cassa che ha scritto, arrotondata per eccesso, ma mai più di quanto gli resta |
        | [Guerra civile](card:civil-war) | un giocatore a tua scelta sale di 1 spazio miseria; l'indicatore nella sua capitale, di chiunque sia, diventa una pedina; la vittima perde metà della cassa scritta (mai più di quanto le resta) oppure metà delle pedine acquistate, arrotondata per eccesso, come preferisce; prima della fase 5 passa all'ultima posizione e chi le stava dietro avanza |
        | [Sovrano illuminato](card:enlightened-ruler) | da ora alla fine del turno sei al sicuro da Guerra civile, Ribellione, Oro dell'alchimista, Misticismo dilagante e Insurrezioni rivoluzionarie |
        | [Carestia](card:famine) | tutti, anche tu, salgono di 4 spazi miseria, 1 in meno per ogni provincia di grano che dominano |
        | [Misticismo dilagante](card:mysticism-abounds) | tutti, anche tu, salgono di 4 spazi miseria, 1 in meno per ogni fattore di Scienza che possiedono |
        | [Insurrezioni rivoluzionarie](card:revolutionary-uprisings) | tutti, anche tu, salgono di 1 spazio miseria per ogni fattore di Commercio che possiedono |
        | [Decreto papale](card:papal-decree) | nomini Scienza, Religione o Esplorazione: in questo turno nessuno può acquistare fattori di quella categoria |
        | [Pirati/vichinghi](card:pirates-vikings) | un indicatore colorato a tua scelta in una provincia costiera diventa una pedina, anche in una capitale |
        | [Ribellione](card:rebellion) | un indicatore colorato a tua scelta diventa una pedina, ma non nella capitale di un avversario |
        | [Le crociate](card:crusades) | metti un tuo indicatore, con il lato colorato in su, in un mercato qualsiasi dell'area VI, vicino o lontano; gli altri pezzi che c'erano tornano ai proprietari; sali di 1 spazio miseria |
        | [Guerra](card:war) | un duello ai dadi con un giocatore a tua scelta, con province in palio: vedi sotto |
        | [Armatura](card:armor), [Staffe](card:stirrups) | un vantaggio militare fino alla fine del turno: 1 di forza in più in attacco, in difesa e in Guerra, e quando attacchi vinci anche se il nero e il bianco sono uguali. Le Staffe non servono contro l'Armatura |

        Quando un indicatore diventa una pedina, torna sulla scheda e il proprietario lo sostituisce con 1 pedina colorata dello stock (o della sezione espansione, se lo stock è vuoto). La provincia non rende più nulla finché qualcuno non la riempie di nuovo.

        In una **Guerra** i due contendenti lanciano un dado ciascuno e aggiungono 1 per ognuno di questi vantaggi: Armatura, Staffe, Nazionalismo. Chi ha il totale più alto sale di 1 spazio miseria; l'altro sale di 2 e cede tante province quant'è la differenza: le sceglie lui, tra quelle dove ha un indicatore colorato, capitale compresa, e al posto di ogni suo indicatore ne va uno colorato di chi ha vinto. Per ogni provincia che gli manca sale di 1 spazio in più. Se i totali sono uguali, vince chi è il solo ad avere Armatura o Staffe; altrimenti salgono tutti e due di 1 spazio e si tira di nuovo all'inizio del round del giocatore successivo, se occorre anche nel turno dopo (RR-182).

        I leader dell'epoca I e i loro sconti: [Carlo Magno](card:charlemagne) $20 sul Nazionalismo, [Dionigi il Piccolo](card:dionysus-exiguus) $20 sugli Annali scritti, [San Benedetto](card:st-benedict) $10 ciascuno su Annali scritti e Mecenatismo, [Rashid al-Din](card:rashid-ad-din) $10 ciascuno su Annali scritti e Via di terra per l'Oriente, [Gualtieri Senza Averi](card:walter-the-penniless) $20 sulla Via di terra per l'Oriente, oppure $30 se nello stesso turno qualcuno gioca Le crociate, prima o dopo di lui. Gli sconti di più leader si sommano.

step-purchases = 4: acquista
    .text =
        Sono quattro cose, in quest'ordine. Puoi saltarne quante vuoi, ma non puoi tornare indietro:

        1. **Nave.** $10 per un grado, una volta per turno: il tuo indicatore avanza di uno spazio sulla Tabella Navigazione, Galea 2, poi 4, 6 e 8. All'inizio nessuno ha navi.
        2. **Fattori.** Tutti quelli che puoi pagare, ognuno una volta sola; un fattore che possiedi tu possono acquistarlo anche gli altri. Il prezzo è quello stampato, meno i tuoi crediti e i leader, mai sotto $0. Il fattore funziona subito, anche per l'acquisto successivo; il suo credito no.
        3. **Stabilizzazione.** Paghi per le carte che hai in mano: $1, $3, $6, $10, $15 o $21 se ne hai da 1 a 6, e così via, con $7 in più per la settima. Si paga tutto o niente, come preferisci. Se non paghi, sali sull'Indice Miseria finché la cifra non è cresciuta almeno di quella somma, e non oltre.
        4. **Diminuzione della miseria.** Solo se possiedi almeno 1 fattore in ognuna delle 6 categorie: paghi la differenza tra due spazi e scendi dall'uno all'altro, 1 spazio per turno (2 spazi con 2 fattori in ogni categoria, e così via). In una prima partita ci si arriva tardi (RR-105, RR-106).

        - **Crediti:** ogni fattore che possiedi fa costare meno gli altri **della sua categoria**, ma solo dal turno dopo l'acquisto. I fattori di Scienza, Religione ed Esplorazione danno un credito di $20 ciascuno, quelli di Commercio e di Comunicazione $10; quelli della categoria Civili $10, $20, $30, $40 e $50, da V a Z. Accelerazione industriale, Rinascimento e Nuovo Mondo non danno crediti. I crediti non si consumano mai.
        - **La Religione** ti fa salire di 1 spazio miseria per ogni fattore che acquisti.
        - **La miseria** conta soltanto alla fine, quando si sottrae. Gli spazi crescono di 10 in 10 fino a 100, poi di 25 in 25 fino a 200, poi più in fretta. Solo chi supera 1000 esce dalla partita prima della fine.

step-first-advances = Che cosa acquistare per primo
    .text =
        | Fattore | Prezzo | Che cosa fa |
        |---|--:|---|
        | [Carovana](advance:caravan) | $20 | via terra arrivi fino a due province di distanza |
        | [Urbanizzazione](advance:urban-ascendancy) | $20 | a ogni turno puoi acquistare una carta in più per $10 |
        | [I cieli](advance:heavens) | $30 | le tue galee possono attraversare 1 mare |
        | [Annali scritti](advance:written-record) | $30 | ogni fattore scontato da un leader ti costa altri $10 in meno, da subito |
        | [Mecenatismo](advance:patronage) | $30 e 1 spazio miseria | puoi usare i leader degli altri |
        | [Via di terra per l'Oriente](advance:overland-east) | $40 | puoi entrare nell'area V |
        | [Mulini a vento/acqua](advance:wind-watermill) | $40 | a un avversario che sconfiggi puoi tentare di prendere una carta in cambio di una tua |
        | [Miglioramento agricolo](advance:improved-agriculture) | $50 | scendi subito di 1 spazio miseria e ogni Carestia ne costa 1 in meno |
        | [Corpo umano](advance:human-body) | $60 | scendi subito di 1 spazio miseria |
        | [Stampa](advance:printed-word) | $60 | i tuoi leader ti rimborsano per i fattori che possiedi già |
        | [Sacra indulgenza](advance:holy-indulgence) | $60 e 1 spazio miseria | in ogni fase 5 ricevi 2 pedine per ogni giocatore che non la possiede, e lui ne perde 2 |
        | [Nazionalismo](advance:nationalism) | $60 | 1 di forza in più nell'area della tua capitale, in attacco e in difesa, e in Guerra |

        La figura li mostra tutti e 26: lettera, prezzo e poi le lettere di quelli che devi già possedere. [Il catalogo](page:advance) li spiega uno per uno.

step-expansion = 5: piazza le pedine
    .text =
        Nel tuo round piazzi le pedine della sezione espansione, con il lato bianco in su, dovunque tu possa arrivare:

        - **Via terra**, quante ne vuoi: in una provincia dove hai un pezzo **colorato**, nella tua capitale e in ogni provincia che confina con una di queste.
        - **Via nave:** da una provincia costiera in cui hai un pezzo colorato passi di costa in costa, dove le acque costiere si toccano. Conta le province in cui entri, compresa quella d'arrivo ma non quella di partenza. La Galea 2 arriva a 2 province di distanza e porta fino a 2 pedine in ogni provincia, la Galea 4 arriva a 4 e ne porta fino a 4, e così via. Lo stesso limite vale per un attacco, e contano anche le pedine perse. Senza I cieli una galea non attraversa i mari.

        Possono succedere tre cose:

        - **Riempi un mercato** dove non c'è nessun altro: metti un indicatore bianco e rimetti le pedine nello stock. Contano anche le tue pedine dei turni precedenti. Se non bastano a riempirlo, restano lì e basta.
        - **Stai accanto agli avversari**: si può, se non c'è un indicatore avversario e le pedine di tutti, insieme, non superano il numero mercato. In questo caso nessuno mette un indicatore.
        - **Attacchi**: è l'unico modo dove c'è un indicatore avversario o le pedine sarebbero troppe. Puoi attaccare anche dove potresti stare accanto a un avversario, se mandi tante pedine quante ne richiede un attacco.

        Inoltre, una volta nel tuo round, puoi acquistare una carta con le pedine: la prima carta acquistata in questa fase, da chiunque, costa 3 pedine, la seconda 6, la terza 9. Le pedine avanzate tornano nello stock.

        Quando tutti hanno finito, chi ha **più indicatori bianchi** sulla mappa estrae una carta; in caso di pareggio la estrae chi ha giocato prima.

        - **Costa:** le pedine, che hai già pagato nel turno precedente.
        - **A chi conviene:** a chi gioca presto, perché trova mercati vuoti.

step-attack = 5: attacca
    .text =
        1. **Difesa.** Un indicatore vale il numero mercato, una pedina 1. Ogni satellite che punta lì aggiunge 1 all'indicatore, se il proprietario dell'indicatore ha una pedina colorata nel satellite. Armatura o Staffe aggiungono 1, e così il Nazionalismo nell'area della capitale di chi difende. Se gli avversari sono più d'uno, si difendono insieme: i loro pezzi si sommano, e tutti restano o tutti se ne vanno.
        2. **Pedine.** Te ne servono tante quant'è la somma di difesa **e numero mercato**, meno 1 per ogni tuo vantaggio, ma mai meno del numero mercato. Contano anche le tue pedine che stanno già lì. Con meno pedine non puoi entrare affatto in un mercato pieno.
        3. **Dadi.** Li lanci tutti e tre, una volta. Vinci se il dado colorato è **più alto della tua posizione**, oppure se **il nero è più alto del bianco**.
        4. **Esito.** Tutti i pezzi dello sconfitto in quella provincia tornano nello stock: se perdi, anche quelli che avevi lì dai turni precedenti. Se vinci, in un mercato metti un indicatore bianco e anche le tue pedine tornano nello stock; in un satellite ne resta 1. Se perdi, puoi riprovare con altre pedine.

        Una **capitale** è difficile da prendere: l'indicatore o le pedine della potenza a cui appartiene, i satelliti e il Nazionalismo lì valgono il doppio; soltanto Armatura e Staffe no. Lo stesso vale quando quella potenza attacca per riprendersela (RA-82).

        La prima figura mostra l'attacco a Roma dell'esempio della pagina seguente: Anna sta sulla posizione 2 e possiede il Nazionalismo, Marek ha giocato l'Armatura. La seconda mostra quanto spesso riesce un attacco da ogni posizione. Mandare più pedine del necessario non aumenta le probabilità.

        - **A chi conviene:** a chi gioca presto. Dalla posizione 6 si vince soltanto con il nero più alto del bianco.

step-income = 6: entrate
    .text =
        Tutti insieme:

        1. Girate tutti i pezzi bianchi sul lato colorato.
        2. Ognuno prende $15 e, per ogni suo indicatore, tanti dollari quanti sono i giocatori: la somma è scritta nell'ultimo cerchio scoperto della sua scheda.
        3. Le mancanze e i surplus rimasti dal turno precedente finiscono.
        4. Lanciate i tre dadi **due volte**. La somma di nero e bianco indica il prodotto: 2 pietra, 3 lana, 4 legname, 5 grano, 6 stoffa, 7 vino, 8 metallo, 9 pellicce, 10 seta, 11 spezie, 12 oro e avorio. Con 1, 2 o 3 sul dado colorato c'è una **mancanza**, con 4, 5 o 6 un **surplus**.
        5. Se di quel prodotto un giocatore domina più province di ciascuno degli altri, con una mancanza estrae una carta, con un surplus paga $1 per ognuna di queste province. In caso di pareggio non succede nulla.

        Per la carta successiva di quel prodotto vale lo spazio dopo o quello prima, poi la mancanza o il surplus finisce. Due mancanze dello stesso prodotto colpiscono le due carte successive, una per carta, e così due surplus; una mancanza e un surplus dello stesso prodotto si annullano.

        - **A chi conviene:** a chi ha molti mercati piccoli. Ogni indicatore porta la stessa somma, qualunque sia il numero mercato, e i mercati piccoli costano poco.

step-order = 7: pedine o cassa
    .text =
        Ognuno divide in segreto tutto il denaro tra pedine e cassa. Poi mostrate quanto spendete, pagate e scrivete la cassa. Chi ha speso meno è il primo; i pareggi si risolvono come all'inizio. Le pedine che acquisti ora e non usi nel turno successivo sono sprecate: acquista solo quelle che ti servono.

        - **Costa:** $1 a pedina. Puoi spendere più dollari di quante sono le pedine nel tuo stock: conta tutta la somma, ma ricevi solo quelle. Puoi anche pagare $1 o più senza prendere pedine, e conti come se avessi speso meno di $0 (RR-156).
        - **A chi conviene:** spendere poco a chi vuole giocare presto e attaccare, spendere molto a chi vuole mettere tanti indicatori.

## Two turns, move by move

step-players = L'inizio
    .text =
        Anna offre $4, Marek $2, Dana $0. Anna sceglie per prima e prende Venezia, Marek prende Genova, a Dana resta Barcellona. Con i $36 che le restano Anna acquista 12 pedine; Marek, con $38, ne acquista 13; Dana, con $40, ne acquista 12. Anna e Dana sono in pareggio: Dana ha scelto la capitale per ultima e decide di giocare per prima. L'ordine è: Dana sulla posizione 2, Anna sulla 4, Marek sulla 6.

        Sotto la mappa ogni potenza ha una riga: il numero è la posizione, poi vengono cassa, nave, miseria e carte in mano, le lettere dei suoi fattori e le sue province.

step-first-cards = Turno 1: carte e acquisti
    .text =
        Ognuno estrae una carta e ora ne ha 2.

        - **Dana** gioca Dionigi il Piccolo. È il primo leader, quindi serve solo a lei. Gli Annali scritti le costano 30 − 20 = $10. Per la carta che tiene paga $1 e le restano $17.
        - **Anna** non gioca nulla: la sua carta stoffa/vino adesso le renderebbe solo $5. Acquista la Galea 2 per $10, paga $3 per due carte e le restano $11.
        - **Marek** gioca San Benedetto e acquista il Mecenatismo per 30 − 10 = $20. Sale di 1 spazio miseria, a 10. Paga $1 per la sua carta e gli restano $4.

step-first-expansion = Turno 1: la mappa
    .text =
        - **Dana** riempie Valencia (2 pedine), Toledo (3), i Paesi Baschi (2) e Montpellier (2). Con le ultime 3 acquista una carta, la prima acquistata in questa fase.
        - **Anna** riempie Firenze (4), Milano (3) e Ragusa (3) via terra. La galea porta le ultime 2 pedine lungo la costa: da Venezia, Ragusa è a distanza 1 e Belgrado, che sulla costa viene subito dopo Ragusa, a 2. Belgrado è piena.
        - **Marek** riempie Roma (4), Marsiglia (5) e Lione (4).

        Dana e Anna hanno 4 nuovi indicatori ciascuna. Dana ha giocato prima ed estrae una carta.

step-first-end = Turno 1: entrate e ordine
    .text =
        I pezzi si girano. Dana e Anna dominano 5 province ciascuna: 15 + 5 × 3 = $30. Marek ne domina 4: $27.

        - **Primo lancio:** colorato 2, nero 3, bianco 3: mancanza di stoffa. Anna ha Venezia e Firenze, Marek solo Genova. Anna estrae una carta.
        - **Secondo lancio:** colorato 5, nero 4, bianco 3: surplus di vino. Dana e Marek hanno 1 provincia di vino a testa, quindi nessuno paga.

        Ora Anna vuole essere la prima, perché nessuno elimini la mancanza prima che lei giochi la sua carta. Spende $11, Dana $14, Marek $16. Anna è sulla posizione 2 con $30, Dana sulla 4 con $33, Marek sulla 6 con $15.

step-second-cards = Turno 2: le carte
    .text =
        Tutti estraggono. Anna lascia la mancanza com'è.

        - **Anna** gioca la carta stoffa/vino e nomina la stoffa. Ha 2 province: lo spazio 2 le darebbe $20, ma con la mancanza vale lo spazio 3: $45. Marek ne ha 1, e per lui vale lo spazio 2: $20. Poi Anna gioca Carlo Magno, il primo leader.
        - **Dana** gioca Rashid al-Din, il secondo leader, e ci mette sopra $3, perché Marek possiede il Mecenatismo. Poi gioca l'Oro dell'alchimista contro Anna, che aveva scritto $30 e ne paga la metà, $15.
        - **Marek** gioca l'Armatura.

step-second-purchases = Turno 2: gli acquisti
    .text =
        - **Anna** ha $60. La Galea 4 le costa $10, il Nazionalismo con Carlo Magno 60 − 20 = $40, due carte $3. Le restano $7.
        - **Dana** acquista la Via di terra per l'Oriente: 40 meno 10 per Rashid al-Din e meno altri 10 perché possiede gli Annali scritti, cioè $20. Due carte le costano $3.
        - **Marek**, da mecenate, paga a Dana i $3 di protezione e acquista gli Annali scritti per 30 − 10 = $20. Paga $1 per la sua ultima carta.

step-second-expansion = Turno 2: la mappa
    .text =
        - **Anna** attacca Roma. L'indicatore di Marek vale 4 e la sua Armatura 1; con il numero mercato si arriva a 9, meno 1 per il Nazionalismo di Anna: 8 pedine. Lancia: colorato 4, nero 2, bianco 5. Il 4 è più alto della sua posizione, la 2: vince e mette un indicatore. La Galea 4 porta 2 pedine a Salonicco (Durazzo, Corfù, Atene, Salonicco: 4 tappe da Belgrado) e 1 nel satellite di Durazzo.
        - **Dana** riempie Granada (2), Lisbona (3), Siviglia (3) e Bordeaux (4) e mette 1 pedina in ciascuno dei satelliti di León e Tolosa.
        - **Marek** è sulla posizione 6: può contare solo sul nero contro il bianco. L'indicatore di Dana a Montpellier vale 2; la pedina di Dana a Tolosa è bianca e non lo supporta ancora. Con l'Armatura gli servono 2 + 2 − 1 = 3 pedine. Lancia 4, 2, 5 e le perde. Riprova con altre 3 e lancia 5, 3, 3: il nero e il bianco sono uguali, e grazie all'Armatura vince lui. Per Bordeaux gliene servono 4 + 4 − 1 = 7: lancia 6, 4, 1 e vince, perché il nero è più alto. Con le ultime 3 pedine acquista una carta.

        Dana ha 3 indicatori bianchi, gli altri 2 a testa: è lei a estrarre la carta.

step-second-end = Turno 2: le entrate
    .text =
        Anna e Dana hanno 7 indicatori ciascuna e prendono $36, Marek ne ha 5 e prende $30. Il surplus di vino del turno 1 finisce senza effetto.

        - **Primo lancio:** 1, 1, 1: mancanza di pietra. Anna ha Milano e Roma, Marek solo Montpellier: Anna estrae una carta.
        - **Secondo lancio:** 6, 4, 3: surplus di vino. Dana ha Barcellona e Lisbona, Marek solo Marsiglia: Dana paga $2.

        Se la partita finisse qui, Dana avrebbe 70 per due fattori e $44 in cassa, cioè 114 punti; Anna 60 + 43 = 103; Marek 60 + 41 − 10 = 91. Ora Marek spende $15 in pedine, Dana $18, Anna $20: nel turno 3 il primo è Marek.

## The end, and questions

step-scoring = La fine e il punteggio
    .text =
        Il gioco base finisce con il turno in cui si estrae l'ultima carta dell'epoca I; da quel momento nessuno estrae più. Quel turno si gioca fino alle entrate. Al posto della fase 7 ognuno, uno dopo l'altro in ordine di gioco, gioca tutte le carte che ha in mano, anche quelle scomode. I prodotti rendono e gli eventi valgono come sempre, con le mancanze e i surplus appena usciti; i leader non hanno effetto. Poi si conta: il costo pieno dei tuoi fattori, più la cassa, meno la cifra del tuo spazio miseria. A parità di punti la vittoria è condivisa (RR-166).

step-advice = Che cosa conviene
    .text =
        - Prima i mercati piccoli: un mercato da 2 ti dà le stesse entrate di uno da 5.
        - Con due o tre province dello stesso prodotto pregiato, e la sua carta in mano, ti paghi un fattore.
        - Procurati presto un fattore di ogni categoria: i crediti valgono dal turno dopo, e finché ti manca anche una sola categoria non puoi pagare per far scendere la miseria.
        - Non tenere troppe carte. La quarta costa $4, la sesta $6, e a ogni turno si paga di nuovo.
        - Vuoi attaccare? Spendi poco e gioca per primo. Hai molte pedine da piazzare in pace? Allora va bene anche l'ultimo posto.
        - Metti pedine nei satelliti che puntano ai tuoi mercati migliori.

step-questions = Domande
    .text =
        - **Posso riempire un mercato solo in parte?** Sì, le pedine restano, e nel turno dopo puoi partire da lì (RR-130).
        - **Posso aggiungere pedine dove ho un indicatore?** No (RR-022).
        - **I pezzi bianchi difendono?** Sì, ma una pedina bianca in un satellite non supporta nulla (RR-126, RR-123).
        - **Posso partire da ciò che ho appena piazzato?** No, solo dai pezzi colorati e dalla tua capitale (RR-115).
        - **Posso perdere la mia capitale?** Sì, come ogni mercato; puoi comunque continuare a partire da lì (RR-110).
        - **Sono obbligato a giocare carte?** No, ma paghi per tenerle (RR-070, RR-102).
        - **Il credito di un nuovo fattore vale subito?** No, vale dal turno dopo; ciò che il fattore permette, invece, vale subito (RR-090, RR-094).
        - **Chi viene pagato per una carta prodotto?** Tutti quelli che hanno indicatori colorati in province di quel prodotto (RR-043).
        - **Posso regalare o vendere carte?** No, e nemmeno mostrarle (RR-140, RR-158).
        - **E se la pila estrazioni è vuota?** Nel gioco base nessuno estrae più, e quel turno è l'ultimo (RR-159).

## Pictures
# The value is the caption; .alt tells somebody who cannot see the picture what it shows.

picture-box = Che cosa c'è nella scatola, oltre al denaro.
    .alt = Otto cose con il loro numero: mappa, pedine, indicatori, indicatori piccoli, schede, carte, dadi, blocco dei turni.
picture-box-map = mappa
picture-box-tokens = pedine quadrate
picture-box-markers = indicatori rotondi
picture-box-tracks = indicatori piccoli
picture-box-mats = schede
picture-box-cards = carte Storia
picture-box-dice = dadi
picture-box-logs = blocco di fogli dei turni
picture-mat = Una scheda con 5 province, nel nostro disegno: stock (1), sezione espansione (2), entrate (3), indicatori non usati (4).
    .alt = In alto due riquadri con pedine quadrate, colorate nello stock e bianche nella sezione espansione; sotto, tre file di cerchi: cinque scoperti con due cifre ciascuno, gli altri coperti da indicatori.
picture-row = Gli spazi della carta stoffa: con due province $20, con una mancanza $45, con un surplus $5.
    .alt = Sei spazi con 5, 20, 45, 80, 125 e 180 dollari; il secondo è evidenziato; una linea verso il terzo indica la mancanza, un'altra verso il primo il surplus.
picture-setup = Il tavolo di una partita a tre prima del primo turno, nel nostro disegno. I numeri indicano i passi della preparazione; ciò che ognuno fa con la propria scheda è numerato su una sola.
    .alt = La mappa con la pila estrazioni, la pila rigiocabile e la sezione leader da una parte, le tabelle per ordine, navi e prodotti dall'altra e, in alto, l'Indice Miseria; sotto, tre schede.
picture-attack = L'attacco a Roma: difesa (1), pedine (2), dadi (3), esito (4).
    .alt = Quattro strisce: 4 e 1 fanno 5; 5 e 4 meno 1 fanno 8; dadi con 4, 2 e 5; otto pedine diventano un indicatore.
picture-attack-marker = indicatore a Roma
picture-attack-defence = difesa
picture-attack-tokens = pedine da inviare
picture-attack-roll = il 4 colorato supera la posizione 2: vittoria
picture-attack-result = il difensore se ne va e a Roma c'è un indicatore bianco
picture-slots = Quanto spesso riesce un attacco da ogni posizione, senza Armatura o simili, e le posizioni usate secondo il numero di giocatori.
    .alt = Sei colonne: 90, 81, 71, 61, 51 e 42 per cento; sotto, punti per le posizioni usate con 3, 4, 5 e 6 giocatori.
picture-table-1 = L'inizio: ogni potenza ha la sua capitale. Venezia è rossa, Genova blu, Barcellona verde; le cifre sono i numeri mercato.
    .alt = Mappa con tre indicatori a Venezia, Genova e Barcellona; sotto, una riga per ogni potenza.
picture-table-2 = Dopo i piazzamenti del turno 1. I pezzi bianchi con il bordo colorato sono nuovi.
    .alt = Nuovi indicatori di Barcellona a ovest, di Venezia a est e di Genova in mezzo.
picture-table-3 = Dopo i piazzamenti del turno 2. I quadrati sono pedine nei satelliti.
    .alt = Un indicatore bianco di Venezia a Roma, di Genova a Montpellier e Bordeaux; pedine a Durazzo, León e Tolosa.
picture-table-4 = Dopo le entrate del turno 2: tutto è colorato.
    .alt = Venezia ha sette province, Barcellona sette, Genova cinque.

## Examples

example-first-turns = I due turni come trascrizione
    .text = Ecco che cosa hanno scritto i giocatori. [Trascrivere una partita](section:records) spiega tutto riga per riga.
    .names = Anna, Marek, Dana
example-war = Una Guerra in due lanci
    .text = Venezia e Barcellona possiedono entrambe il Nazionalismo e tirano entrambe 4: ognuna sale di 1 spazio miseria. All'inizio del round del giocatore successivo, che è Barcellona, questa gioca prima l'Armatura, poi si tira di nuovo. Venezia ottiene 5 e 1, Barcellona 3, 1 e 1: Venezia vince di 1 e sale di 1 spazio, Barcellona sale di 2 e cede 1 indicatore.
example-ship = Due galee
    .text = Venezia, con la Galea 2, parte da Venezia e da Ragusa: Belgrado e Durazzo distano 1 e 2 province costiere da Ragusa, Roma dista 2 da Venezia, passando per Firenze. In nessuna provincia arrivano più di 2 pedine. Genova, con la Galea 4, arriva a Cagliari in 1 tappa e a Montpellier, passando per Marsiglia, in 2.
example-ties = Tre spendono lo stesso
    .text = Barcellona spende 4 ed è la prima. Venezia, Genova e Parigi spendono 10 ciascuna. Di queste tre Genova ha scelto la capitale per ultima e prende il posto di mezzo; poi Venezia, che ha scelto subito prima di lei, si mette davanti, e a Parigi resta l'ultimo posto.
example-stability = Pagare o non pagare
    .text = Venezia e Genova estraggono la quinta carta e devono pagare $15. Venezia non ha abbastanza denaro: da 90 lo spazio successivo è 100, solo 10 in più, quindi sale di due spazi, a 125. Genova paga. Barcellona ha tre carte e paga $6.
