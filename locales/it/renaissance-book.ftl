### Il libro delle regole di Age of Renaissance: introduzione, didascalie, fonti, titoli delle pagine.

## La prima pagina

book-introduction =
    Guidi una delle sei potenze commerciali d'Europa, dalla fine del mondo antico ai viaggi di scoperta. Compri fattori di civilizzazione, giochi carte che fanno fruttare le merci o portano sciagure, e sparpagli le tue pedine sulla mappa. Alla fine conta ogni fattore che possiedi, e conta il denaro; la miseria è il prezzo di tutto questo.

    È la prima volta? Leggi una dopo l'altra le cinque pagine di [Impara a giocare](page:learn): che cosa c'è nella scatola, come si prepara il tavolo, come va un turno, due turni mossa per mossa, e la fine. Che cosa fa un fattore o una carta lo cerchi quando serve. Al tavolo tieni a portata di mano la [scheda di riepilogo](page:quick) e usa la ricerca: capisce parole flesse o scritte male, e i nomi in una qualsiasi delle quattro lingue.

    Le regole seguono l'edizione del 1996. Sono riscritte da capo a partire dal regolamento italiano, che non ha tabelle, e dai prospetti, dagli elenchi e dalle riscritture che colmano i vuoti. Dove questi testi si contraddicono o tacciono, il libro lo dice e indica l'interpretazione che segue.

## Figure
# The value is the caption; .alt tells somebody who cannot see the picture what it shows.

picture-turn = Le sette fasi di un turno. Nelle fasi con il numero colorato si gioca uno dopo l'altro, in ordine di turno; quelle in grigio si giocano tutti insieme.
    .alt = Le sette fasi una sotto l'altra, ognuna con il suo numero; le ultime in grigio.
picture-map = Il tabellone del 1996. Un cerchio è un mercato con il suo numero, un doppio cerchio una capitale, un quadrato un satellite; le linee sottili sono i confini di terra, i numeri romani le aree; le mappe delle aree riportano il nome di ogni provincia. Islanda, Africa occidentale e terre d'oltremare stanno al margine.
    .alt = Mappa dell'Europa e del Mediterraneo con tutte le province al loro posto, ognuna con il suo numero, i numeri delle aree e i nomi delle capitali e dei mari.
picture-map-part = L'area al completo: numero mercato, nome e merce di ogni provincia. Le vicine di altre aree sono disegnate in piccolo. Un doppio cerchio è una capitale, un quadrato un satellite.
    .alt = Parte della mappa con le province di un'area, i loro numeri, nomi e merci, e le coste intorno.
picture-advances = I 26 fattori di civilizzazione nelle loro sei categorie: lettera, nome, costo e, dopo il costo, le lettere dei fattori che bisogna già possedere.
    .alt = Sei colonne, una per categoria, con i fattori come carte che mostrano lettera, nome e costo.
picture-payouts = Quanto frutta una merce quando si gioca la sua carta, secondo il numero di province dominate che la producono: il valore base per il quadrato di quel numero.
    .alt = Tabella delle dodici merci, dalla più economica, con quanto fruttano da 1 a 10 province e una barretta sotto ogni somma.
picture-misery = L'Indice Miseria dal primo spazio all'ultimo. Chi va oltre finisce nel Caos.
    .alt = Gli spazi dell'Indice Miseria su tre righe; in fondo il Caos.
picture-cover = Age of Renaissance
    .alt = Copertina: il titolo del gioco.

## Fonti
# What the source is, as a bibliography would say it; names of people and firms stay as they are.

source-S = Regolamento italiano, senza tabelle
source-AH = Regolamento inglese, Avalon Hill, 1996; non visto di persona, noto dai testi inglesi qui sotto che lo riprendono
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
    .intro = Tutte le carte del mazzo: eventi, leader e merci, con le epoche in cui arrivano.
book-page-commodity = Merci
    .intro = Le dodici merci del tabellone, dalla più economica alla più cara.
book-page-frame = Potenze, aree, mari e tracciati
    .intro = Che cosa divide il tabellone e la partita, e chi gioca.

## Examples
# The value is the title, .text what it shows. The record itself is printed below the text.

example-first-turn = Un primo turno
    .text = Tre potenze aprono una partita base: le offerte, un ordine in pareggio, due leader di cui solo il secondo è aperto ai mecenati, un primo attacco e una carta bonus. Ogni cifra con il dollaro è stata dichiarata dal tavolo e corrisponde alle regole.
example-later-turn = Un turno a metà partita
    .text = Una partita a quattro che non è stata trascritta dall'inizio: la preparazione dice che cosa c'era sul tavolo. Poi una Guerra in due riprese, un leader protetto con denaro, una Guerra civile, la miseria alleviata, la Cattedrale contro un attacco e un baratto forzato.
example-payout = Si gioca la stoffa
    .text = Genova domina Genova, Firenze e Tunisi, Venezia solo la propria capitale. Tre province rendono 9 volte il valore base di $5, una lo rende una volta sola; Barcellona non ne ha.
example-shortage = La stoffa scarseggia
    .text = Ognuno incassa come se avesse una provincia in più: la casella 2 al posto della casella 1, $20 invece di $5.
example-attack = Per Belgrado servono sei pedine
    .text = Il mercato vale 2. Un dominio veneziano vale 2, il Nazionalismo 1 e le Staffe 1: forza 4. A Londra servono quei punti e ancora il mercato, 6 pedine.
example-income = Le entrate di sei potenze
    .text = Ognuno riceve $15 e, con 6 giocatori, $6 per ogni dominio. Venezia ne ha due, gli altri solo la capitale: $27 e $21.
