### Il libro delle regole di Age of Renaissance: introduzione, didascalie, fonti, titoli delle pagine.

## La prima pagina

book-introduction =
    Guidi una delle sei potenze commerciali d'Europa, dalla fine del mondo antico ai viaggi di scoperta. Acquisti fattori di civilizzazione, giochi carte che fanno fruttare i prodotti o portano sciagure, e spargi le tue pedine sulla mappa. Alla fine contano i fattori che possiedi e il denaro; la miseria è il prezzo di tutto questo.

    È la prima volta? Leggi una dopo l'altra le cinque pagine di [Impara a giocare](page:learn): che cosa c'è nella scatola, come si prepara il tavolo, come si svolge un turno, due turni mossa per mossa e la fine della partita. Che cosa fa un fattore o una carta puoi cercarlo quando ti serve. Al tavolo tieni a portata di mano la [scheda di riepilogo](page:quick) e usa la ricerca: capisce parole flesse o scritte male, e i nomi in una qualsiasi delle quattro lingue.

    Le regole seguono l'edizione del 1996. Le abbiamo riscritte da capo a partire dal regolamento italiano, a cui mancano le tabelle, e dai prospetti, dagli elenchi e dalle rielaborazioni che colmano i vuoti. Dove questi testi si contraddicono o tacciono, il libro lo dice e indica l'interpretazione che segue.
book-time = da 2 a 6 ore

## Figure
# The value is the caption; .alt tells somebody who cannot see the picture what it shows.

picture-turn = Le sette fasi di un turno. Nelle fasi con il numero colorato si gioca uno dopo l'altro, in ordine di gioco; in quelle in grigio si gioca tutti insieme.
    .alt = Le sette fasi una sotto l'altra, ognuna con il suo numero; le ultime in grigio.
picture-map = Il tabellone del 1996. Un cerchio è un mercato con il suo numero, un doppio cerchio una capitale, un quadrato un satellite; le linee sottili sono i confini di terra, i numeri romani le aree; le mappe delle aree riportano il nome di ogni provincia. Islanda, Africa Occidentale e province d'oltremare stanno al margine.
    .alt = Mappa dell'Europa e del Mediterraneo con tutte le province al loro posto, ognuna con il suo numero, i numeri delle aree e i nomi delle capitali e dei mari.
picture-map-part = L'area al completo: numero mercato, nome e prodotto di ogni provincia. Un doppio cerchio è una capitale, un quadrato un satellite, e le frecce portano ai mercati che supporta; le linee sottili sono i confini via terra. Le province vicine di altre aree sono disegnate in piccolo.
    .alt = Parte della mappa con le province di un'area, i loro numeri, nomi e prodotti, e le coste intorno.
picture-advances = I 26 fattori di civilizzazione nelle loro sei categorie: lettera, nome, costo e, dopo il costo, le lettere dei fattori che bisogna già possedere.
    .alt = Sei colonne, una per categoria, con i fattori come carte che mostrano lettera, nome e costo.
picture-payouts = Quanto frutta un prodotto quando si gioca la sua carta, secondo quante delle sue province domini: il valore base moltiplicato per il quadrato di quel numero.
    .alt = Tabella dei dodici prodotti, dal più economico, con quanto fruttano da 1 a 10 province e una barretta sotto ogni somma.
picture-misery = L'Indice Miseria dal primo spazio all'ultimo. Chi va oltre finisce nel Caos.
    .alt = Gli spazi dell'Indice Miseria su tre righe; in fondo il Caos.
picture-cover = Age of Renaissance
    .alt = Copertina: un palazzo con colonne sul mare e una rotta commerciale di mercato in mercato.

## Fonti
# What the source is, as a bibliography would say it; names of people and firms stay as they are.

source-S = Regolamento italiano, senza tabelle
source-AH = Regolamento inglese, Avalon Hill, 1996; non consultato direttamente, noto dai testi inglesi qui sotto che lo riprendono
source-LM = Scheda giocatore ed elenco delle carte di Liumas (C. Conboy), 2008
source-XL = Inventario delle carte di K. Agress e D. Rubin, un foglio di calcolo
source-AS = Regole riscritte da Asper, con esempi svolti
source-DC = Regole dell'edizione Eurogames con note, di D. B. Copeland, 2014
source-EU = Elenco di ciò che ha cambiato l'edizione Eurogames del 1999
source-ER = Errata ufficiale dell'autore, 30 dicembre 2000
source-FAQ = AoR FAQ 0.0 di Mark Boone
source-AK = Tabelle in un programma di alkemann
source-IZ = Tabelle della mappa e delle carte in un programma di iizs
source-PJ = Mappa, carte e scansioni in un programma di pjsavola
source-MD = Tabelle della mappa in un programma di meisede
source-OM = Disegno del tabellone originale
source-W = World Boardgaming Championships, resoconti del torneo

## Pagine

book-page-advance = Fattori di civilizzazione
    .intro = Tutti e 26 per categoria: quanto costano, che cosa danno, che cosa richiedono e quali leader aiutano.
book-page-card = Carte Storia
    .intro = Tutte le carte del mazzo: eventi, leader e prodotti, con le epoche in cui arrivano.
book-page-commodity = Prodotti
    .intro = I dodici prodotti del tabellone, dal più economico al più caro.
book-page-frame = Potenze, aree, mari e tracciati
    .intro = Come sono divisi il tabellone e la partita, e chi gioca.

## Examples
# The value is the title, .text what it shows. The record itself is printed below the text.

example-first-turn = Un primo turno
    .text = Tre potenze cominciano una partita con il gioco base: le offerte, un pareggio nell'ordine di gioco, due leader di cui solo il secondo è aperto ai mecenati, un primo attacco e una carta bonus. Ogni somma in dollari è stata annotata al tavolo e corrisponde alle regole.
example-later-turn = Un turno a metà partita
    .text = Una partita a quattro che non è stata trascritta dall'inizio: la preparazione dice che cosa c'era sul tavolo. Poi una Guerra che dura due round, un leader protetto con denaro, una Guerra civile, una diminuzione della miseria, la Cattedrale contro un attacco e un commercio forzato.
example-payout = Si gioca la stoffa
    .text = Genova domina Genova, Firenze e Tunisi, Venezia solo la propria capitale. Tre province fruttano 9 volte il valore base di $5, una lo frutta una volta sola; Barcellona non ne ha nessuna.
example-shortage = Una mancanza di stoffa
    .text = Ognuno viene pagato come se avesse una provincia in più: lo spazio 2 al posto dello spazio 1, $20 invece di $5.
example-attack = Per Belgrado servono sei pedine
    .text = Il numero mercato è 2. Un indicatore di Venezia vale 2, il Nazionalismo 1 e le Staffe 1: forza 4. Chi guida Londra deve aggiungere a questa forza il numero mercato e usare 6 pedine.
example-income = Le entrate di sei potenze
    .text = Ognuno riceve $15 e, con 6 giocatori, $6 per ogni indicatore. Venezia ne ha due, gli altri solo la capitale: $27 e $21.
