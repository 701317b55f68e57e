### The rules book of Age of Discovery: its introduction, captions of its pictures, words around its examples.

## The first page

book-introduction =
    Manda i tuoi coloni nel Nuovo Mondo, scoprine le regioni, raccogli merci e acquista edifici in patria. Dopo 8 turni vince chi ha più punti; i punti si ottengono con colonie, scoperte, edifici ed entrate.

    Non hai mai giocato? Leggi una dopo l'altra le cinque pagine di [Impara a giocare](page:learn): di che cosa si tratta, come si prepara il tavolo, come si svolge un turno, due turni mossa per mossa e la fine. L'effetto di un edificio puoi cercarlo quando lo acquisti. Al tavolo tieni a portata di mano la [scheda di riepilogo](page:quick) e usa la ricerca: capisce anche i plurali, gli errori di battitura e i nomi in una qualsiasi delle quattro lingue.

    Qui trovi tutte le regole, riscritte con parole nostre a partire dai regolamenti stampati in italiano, polacco ed ebraico e da quanto si è potuto leggere di quello inglese. Dove questi divergono o tacciono, il libro lo dice e indica quale interpretazione segue.

## Pictures
# The value is the caption; .alt tells somebody who cannot see the picture what it shows.

picture-turn = Un turno dalla A alla J e gli otto turni di una partita. Le colonie danno punti alla fine dei turni contrassegnati dall'alloro.
    .alt = Le dieci fasi dalla A alla J in due colonne e, sotto, i turni da 1 a 8 raggruppati in tre epoche; i turni 3, 6 e 8 sono contrassegnati per il conteggio dei punti.
picture-boxes = I box Evento dall'alto in basso, nell'ordine in cui si risolvono, con i loro spazi. ∞ significa senza limite, ? che nessuna fonte conferma il numero. Quanti spazi della banchina sono aperti dipende dal numero di giocatori (R-018).
    .alt = Striscia con gli otto box Evento nel loro ordine, ciascuno con il numero dei suoi spazi.
picture-map = Le nove regioni e i loro confini, in forma schematica. La regione con l'anello colorato è aperta fin dall'inizio. Le linee tratteggiate e tutto ciò che è tra parentesi sono ipotesi: nessuna delle fonti consultate le conferma.
    .alt = Schema del Nuovo Mondo: nove regioni disegnate come cerchi, con il nome e la merce, unite da linee dove confinano; i confini ipotetici sono tratteggiati.
picture-sets = Quanto rende ogni turno una combinazione. Una nave mercantile può prendere il posto di una merce, ma in una combinazione c'è al massimo una nave.
    .alt = Tre file di pedine rotonde: tre merci non tutte uguali rendono $1, due merci dello stesso tipo con una nave al posto della terza rendono $3, quattro dello stesso tipo rendono $6.
picture-odds = La probabilità che una spedizione di una data forza abbia successo. Le pedine si trovano nelle regioni; le carte arrivano quando tutte le regioni sono state scoperte.
    .alt = Due barre per ogni valore di forza, una per le 16 pedine e una per le 16 carte, ciascuna con la sua percentuale.
# $name: the building's name.
picture-building = { $name }
    .alt = La tessera dell'edificio, disegnata come una piccola carta con l'epoca, il prezzo e un simbolo per il suo effetto.
picture-good = { $name }
    .alt = Il simbolo con cui questa merce è disegnata nel libro, e quante ce ne sono.
picture-token = { $name }
    .alt = I quattro numeri della pedina: in alto le monete e le monete per ogni soldato, in basso i nativi e i punti.
picture-cover = L'Epoca delle Scoperte
    .alt = Copertina: una nave a vele spiegate su un mare blu, con una rosa dei venti in alto.
picture-strength = Forza
picture-chance = Probabilità
picture-tokens = Pedine
picture-cards = Carte
## Examples
# The value is the title, .text what it shows. The record itself is printed below the text.

example-turn-order = Il nuovo ordine di turno
    .text = Il verde e l'arancione sono nel box Iniziativa, il rosso e il blu no. Alla fine del turno il verde e l'arancione salgono alle posizioni 1 e 2; il rosso e il blu vanno dietro di loro, il rosso sempre prima del blu. Il numero dello spazio nel box Iniziativa si incassa subito, in dollari; senza un pezzo non si riceve nulla. Nel box Spedizioni mercantili è uno contro uno: il pareggio lo vince il rosso, che viene prima nell'ordine di questo turno.
example-battle = Una battaglia in Canada
    .text = Due soldati colpiscono due volte, ed è il rosso a scegliere chi: un soldato e un colono. Anche il soldato che cade colpisce, perché i pezzi persi si tolgono tutti insieme. Prima della battaglia erano cinque pezzi contro cinque, che avrebbero dato 2 punti a ciascuno; ora sono quattro contro tre. Una battaglia non costa nulla.
example-war = Una guerra su vasta scala in più regioni
    .text = Una guerra su vasta scala costa $10 e comporta una battaglia in ogni regione in cui sono presenti entrambi e almeno uno dei due ha un soldato. In Nuova Granada e in Nuova Spagna solo il rosso ha soldati. In Florida ne ha solo il verde, che è stato attaccato: si combatte lo stesso. In Canada nessuno dei due ha un soldato e in Nuova Inghilterra il verde non c'è, quindi lì non succede nulla.
example-sets = Le combinazioni di merci e quanto rendono
    .text = Il rosso, il blu e il verde hanno le merci degli esempi dei regolamenti stampati: tre merci qualsiasi, tre dello stesso tipo con l'aiuto di una nave e quattro dello stesso tipo. Il giallo ha due combinazioni e un oro che avanza. L'arancione ha due navi e una merce, che non formano una combinazione: al massimo un elemento può essere una nave. Non si cede nulla: nel turno successivo le stesse merci rendono di nuovo, e ognuno può ridistribuirle da capo.
example-buildings-refill = Nuovi edifici in vendita
    .text = Nel turno 2 si vendono due delle cinque tessere; nella fase E due dell'Epoca I si aggiungono alle altre tre. Nel turno 3 nessuno acquista, ma l'Epoca I è finita: le cinque tessere invendute escono dal gioco e ne arrivano cinque dell'Epoca II. Le tessere davanti ai giocatori restano e continuano ad avere effetto. Un edificio rende già nel turno in cui viene acquistato.
example-ten-mistakes = Dieci errori
    .text = Due turni in cui si sbaglia in dieci modi, tutti errori che capitano davvero al tavolo. Le righe con un errore sono contrassegnate; più sotto si legge che cosa dice il programma su ciascuna. Ciò che deriva soltanto da un errore precedente è indicato come tale.

## Sources
# What the source is, as a bibliography would say it; names of sites, shops and people stay as they are.

source-IT = Regolamento italiano, Tana dei Goblin, rev. 1.1
source-PL = Regolamento polacco, Rebel
source-HE = Regolamento ebraico, senza le tabelle delle pedine e delle carte
source-EN-fr = Regolamento inglese in una traduzione automatica in francese; si interrompe nella parte sul punteggio finale
source-EN-o = Regolamento inglese, prima pagina
source-FAQ = BoardGameGeek FAQ v2.0, 10 agosto 2007
source-ADD = Rules Addendum v1.0, settembre 2012, di John Sweeney
source-QR = Scheda di riepilogo di un giocatore
source-NOTES = Note sulle regole v1 di un giocatore
source-IDX = Indice del regolamento inglese
source-WIKI = Wiki di Age of Empires, pagina sul gioco da tavolo
source-KING = Board Game King, recensione con elenco dei componenti
source-WBC = World Boardgaming Championships 2008, pagina del torneo
source-SLIDE = Riassunto della ristampa con l'espansione Builders
source-NAVY4 = Resoconto di partita del 1º novembre 2009
source-RUM = Resoconto di partita dell'11 luglio 2007
source-BRAZIL = Recensione in olandese su bordspel.com
source-NL36 = Recensione in olandese con il conteggio dei componenti, Spellenclub 13
source-TIR = Riassunto delle regole in spagnolo su tiratu.com
source-VASSAL = Pagina del modulo VASSAL
source-JER = Articolo di un blog sulle partite in due, marzo 2010

book-page-building = Edifici capitale
    .intro = Tutti gli edifici divisi per epoca, ciascuno con la sua regola. Le tessere sono disegnate da noi, non copiate.
book-page-token = Pedine Scoperta
    .intro = Tutte le pedine con i loro quattro valori: monete, monete per ogni soldato, nativi, punti.
book-page-card = Carte Scoperta
    .intro = Le carte servono per le spedizioni inviate dopo che è stata scoperta l'ultima regione.
book-page-good = Merci
    .intro = Il numero su una merce dice quante ce ne sono di quel tipo.
book-page-region = Regioni
    .intro = Dove crescono le colonie. Ciò che nessuna fonte conferma è contrassegnato.
book-page-box = Box del tabellone
    .intro = Dove si piazzano i pezzi, nell'ordine in cui si risolvono i box.
book-page-piece = Pezzi
    .intro = I coloni e i quattro tipi di specialisti.
book-page-frame = Fasi, epoche e colori
    .intro = Come si divide una partita e chi la gioca.
book-page-game = Una partita intera
    .intro = Una partita simulata, con quattro giocatori e otto turni, trascritta come si farebbe al tavolo. È stata controllata durante la creazione di questo libro, e i punti qui sotto sono quelli calcolati dal programma.
book-all-buildings = Gli edifici
