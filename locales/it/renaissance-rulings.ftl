### Where the texts on Age of Renaissance disagree (RD-01 to RD-75)
### and where they are silent or unclear (RA-01 to RA-116), and what we rule, in Italian.
### Disagreements: the title; .s .lm .dc and so on say what the source with that code tells (the codes of
### data/renaissance/sources.toml in lower case; left out where a source says nothing on the point);
### .ruling and .reason; .reading-* where there is a choice.
### Rulings: the question; .ruling and .reason; .reading-* says what each reading means at the table.
### The names of the readings are those of data/renaissance/disagreements.toml and rulings.toml.

## Divergenze: il regolamento italiano contro tutti gli altri testi

RD-01 = Le crociate: in quale area?
    .s = Area IV.
    .lm = Area VI.
    .xl = Area VI.
    .dc = Area VI.
    .iz = Area VI.
    .pj = Area VI.
    .ruling = [Le crociate](card:crusades) porta il tuo indicatore nell'[area VI](area:vi) (RR-183).
    .reason = La Terra Santa è nell'area VI, mentre l'area IV è la Spagna. Tutti gli altri testi riportano VI, quindi IV è una svista della traduzione italiana.
    .reading-vi = l'indicatore va in un mercato dell'area VI
    .reading-iv = l'indicatore va in un mercato dell'area IV

RD-02 = Polvere da sparo contro Armatura e Staffe: quale annulla quale?
    .s = Il testo della Polvere da sparo dice che Armatura e Staffe la annullano. Quelli di Armatura e Staffe, e la sezione sulle carte inservibili, dicono il contrario.
    .lm = La Polvere da sparo annulla Armatura e Staffe.
    .xl = La Polvere da sparo annulla Armatura e Staffe.
    .dc = La Polvere da sparo annulla Armatura e Staffe.
    .ruling = La [Polvere da sparo](card:gunpowder) annulla l'[Armatura](card:armor) e le [Staffe](card:stirrups), non viceversa (RR-172, RR-179, RR-185).
    .reason = Il regolamento italiano si contraddice, e tre dei suoi stessi passi concordano con tutti gli altri testi. L'arma più recente rende inutili quelle più vecchie.
    .reading-voids = una volta giocata la Polvere da sparo, Armatura e Staffe sono annullate
    .reading-voided = una volta giocata l'Armatura o le Staffe, la Polvere da sparo è annullata

RD-03 = Arco lungo contro Armatura e Staffe: quale annulla quale?
    .s = Il testo dell'Arco lungo dice che Armatura e Staffe lo annullano; quelli di Armatura e Staffe dicono il contrario.
    .lm = L'Arco lungo annulla Armatura e Staffe.
    .xl = L'Arco lungo annulla Armatura e Staffe.
    .dc = L'Arco lungo annulla Armatura e Staffe.
    .ruling = L'[Arco lungo](card:long-bow) annulla l'[Armatura](card:armor) e le [Staffe](card:stirrups), non viceversa (RR-172, RR-179, RR-187).
    .reason = Come per la Polvere da sparo (RD-02): nel testo italiano sono state rovesciate le stesse due frasi.
    .reading-voids = una volta giocato l'Arco lungo, Armatura e Staffe sono annullate
    .reading-voided = una volta giocata l'Armatura o le Staffe, l'Arco lungo è annullato

RD-04 = Decreto papale e Lotte religiose nello stesso turno
    .s = Di ciascuna delle due carte si dice che è annullata dall'altra.
    .lm = Le Lotte religiose annullano il Decreto papale.
    .xl = Le Lotte religiose annullano il Decreto papale.
    .dc = Le Lotte religiose annullano il Decreto papale.
    .ruling = Le [Lotte religiose](card:religious-strife) annullano il [Decreto papale](card:papal-decree): la miseria arriva, il divieto no (RR-180, RR-188).
    .reason = Se valessero entrambe le frasi italiane, nessuna delle due carte farebbe nulla. Tutti gli altri testi hanno solo la prima.
    .reading-strife-wins = le Lotte religiose hanno effetto e tolgono il divieto
    .reading-decree-wins = il divieto ha effetto e le Lotte religiose non fanno nulla

RD-05 = Doppia mancanza o doppio surplus: quante carte cambiano?
    .s = Solo la prima carta di quel prodotto; la seconda paga normalmente.
    .as = Le prime 2 carte, di uno spazio pagamento ciascuna.
    .dc = Le prime 2 carte, di uno spazio pagamento ciascuna; conserva la frase inglese del 1996.
    .ruling = Una doppia [mancanza](term:shortage) o un doppio [surplus](term:surplus) cambia le prime 2 carte di quel prodotto di uno spazio ciascuna, e mai una sola carta di due spazi (RR-153).
    .reason = Ogni carta consuma una delle due condizioni. La frase italiana ha perso il numero, e il suo esempio parla di una sola condizione.
    .reading-two-cards = cambiano le prime 2 carte del prodotto, di uno spazio ciascuna
    .reading-first-card = cambia solo la prima carta, di uno spazio

RD-06 = Capitale: quando raddoppia la forza del proprietario?
    .s = Quando il proprietario viene attaccato lì.
    .as = In ogni attacco in quella capitale, anche quando il proprietario originario la vuole riprendere.
    .dc = In attacco e in difesa.
    .er = Gli esempi contano doppio l'attacco del proprietario.
    .ruling = Nella tua [capitale](term:capital) la tua forza raddoppia sia quando difendi sia quando attacchi per riprenderla (RR-025).
    .reason = L'errata corrige lo calcola con le cifre, e altri due testi lo dicono.
    .reading-both = raddoppia in difesa e in attacco
    .reading-defence-only = raddoppia solo quando il proprietario difende

RD-07 = Cattedrale: quante vittorie automatiche per turno?
    .s = Un attacco per turno contro un giocatore che non la possiede; però si devono annotare i giocatori colpiti.
    .lm = Una volta per turno contro ogni giocatore che non la possiede, in attacco o in difesa.
    .dc = Una volta per turno contro ogni giocatore che non la possiede.
    .er = Una volta per turno contro ogni giocatore che non la possiede; un uso conta contro tutti gli avversari nella provincia.
    .ruling = La [Cattedrale](advance:cathedral) funziona una volta per turno contro ogni giocatore che non la possiede (RR-137, RA-87).
    .reason = Se funzionasse una volta sola non ci sarebbe nulla da annotare, quindi in fondo il regolamento italiano è d'accordo. Altre interpretazioni si possono scegliere in RA-87.

RD-08 = Quanto costa violare le regole della diplomazia?
    .s = 1 spazio miseria.
    .dc = 1 spazio miseria e la metà della cassa scritta; conserva la frase inglese del 1996.
    .ruling = 1 spazio miseria (RR-158).
    .reason = Qui restiamo al regolamento italiano. Chi preferisce la penalità più dura può sceglierla in RA-111.

RD-09 = Miseria: fuori a 1000 o solo oltre?
    .s = A 1000 dove descrive l'indice, al raggiungimento di Chaos dove parla dell'eliminazione.
    .as = Oltre 1000.
    .dc = Oltre 1000.
    .ruling = Sei fuori quando la tua miseria supera 1000 e arriva al [Caos](term:chaos); a 1000 giochi ancora (RR-028, RR-077).
    .reason = Sul tabellone 1000 e Chaos sono due spazi distinti, e il passo più dettagliato nomina Chaos.
    .reading-past-1000 = un giocatore è fuori sullo spazio Caos
    .reading-at-1000 = un giocatore è fuori già a 1000

RD-10 = Che lettera ha il Rinascimento?
    .s = P, la lettera dell'Arte dei maestri.
    .ah = Q.
    .dc = Q.
    .ruling = Il [Rinascimento](advance:renaissance) è Q, l'[Arte dei maestri](advance:master-art) è P (RR-157).
    .reason = Un refuso: non ci sono due fattori con la stessa lettera.

RD-11 = Esempio del vino: quanto riceve Parigi?
    .s = 55.
    .ah = $5.
    .dc = $5.
    .ruling = $5 per 1 provincia di vino (RR-071).
    .reason = Il simbolo del dollaro è stato preso per una cifra. Sulle carte il primo spazio riporta 5.

RD-12 = Da quale galea non si può passare al 10?
    .s = «Galley S».
    .ah = Galea 8.
    .dc = Galea 8.
    .ruling = Dalla Galea 8 (RR-100).
    .reason = Una cifra è stata presa per una lettera; le galee sono 2, 4, 6 e 8.

RD-13 = Carte acquistate nell'espansione: denaro o pedine?
    .s = 3 pedine per la prima, poi $6 e $9.
    .as = 3, 6 e 9 pedine.
    .dc = 3, 6 e 9 pedine.
    .ruling = Sempre pedine: 3 per la prima carta della fase, 6 per la seconda, 9 per la terza (RR-122).
    .reason = Lo stesso paragrafo italiano dice che si pagano pedine allo stock.

RD-14 = Sacra indulgenza: miseria o libertà?
    .s = 1 spazio miseria nel regolamento, uno spazio «libertà» nell'elenco dei fattori.
    .ah = 1 spazio miseria.
    .dc = 1 spazio miseria.
    .ruling = Se non puoi pagare né pedine né denaro, la tua miseria sale di 1 spazio (RR-120).
    .reason = Non esiste un tracciato della libertà; la parola è una svista.

RD-15 = Insurrezioni rivoluzionarie: la miseria sale o scende?
    .s = Una «diminuzione» di 1 spazio per ogni fattore di Commercio.
    .ah = Si sale di 1 spazio per ogni fattore di Commercio.
    .dc = Si sale di 1 spazio per ogni fattore di Commercio.
    .ruling = La miseria sale di 1 spazio per ogni fattore di Commercio che possiedi (RR-181).
    .reason = Nel regolamento italiano «diminuzione» e «perdita» di spazi significano sempre un peggioramento.

RD-16 = Parole per la miseria che sale
    .s = Cinque parole diverse, tra cui perdita, peggioramento e aumento.
    .ah = Si guadagnano spazi.
    .dc = Si guadagnano spazi.
    .ruling = Significano tutte la stessa cosa: l'indicatore si muove verso 1000 (RR-076).
    .reason = Gli esempi non lasciano dubbi sulla direzione.

RD-17 = Decreto papale: un fattore o un'intera categoria?
    .s = Un fattore di una di tre categorie.
    .lm = Tutti i fattori della categoria.
    .xl = Tutti i fattori della categoria.
    .dc = Tutti i fattori di Scienza, Religione o Esplorazione.
    .ruling = Tutta la categoria nominata (RR-180, RA-32).
    .reason = Così dicono tutti gli altri testi. In RA-32 si può scegliere un fattore solo.

RD-18 = I crediti dei leader si devono usare?
    .s = Si possono sempre usare nel turno in cui si gioca la carta.
    .ah = Si devono usare in quel turno.
    .dc = Si devono usare in quel turno.
    .ruling = Valgono solo per questo turno e poi scadono; nessuno è obbligato ad acquistare (RR-092).
    .reason = «Si devono» fissa un termine, non un obbligo d'acquisto. In pratica i testi dicono la stessa cosa.

RD-19 = Rinascimento: una volta per turno o in ogni fase?
    .s = Una volta per turno, all'inizio di «ogni» fase.
    .ah = Una volta per turno, all'inizio di una fase qualsiasi.
    .dc = Una volta per turno, all'inizio di una fase qualsiasi.
    .ruling = Una volta per turno, all'inizio di una fase a tua scelta (RR-157).
    .reason = Una volta per turno e in ogni fase non possono essere veri insieme.

RD-20 = Quando si acquistano le pedine?
    .s = Alla fine della fase entrate nel riassunto, nella fase ordine di gioco nelle regole.
    .ah = Come il regolamento italiano.
    .dc = Nella prima fase del nuovo turno.
    .ruling = Nella fase ordine di gioco (RR-154).
    .reason = Tra i due momenti non succede nulla. Dove si trovi la fase nell'edizione del 1999 è un'altra questione (RD-34).

RD-21 = Sconto e rimborso dallo stesso leader
    .s = Solo se entrambi i fattori si possiedono già o si acquistano in questo turno.
    .dc = La stessa condizione; conserva la frase inglese del 1996.
    .er = Si può prendere un rimborso senza acquistare l'altro fattore.
    .ruling = Non ci sono condizioni (RR-087, RR-201, RA-61).
    .reason = Lo chiarisce l'errata corrige dell'autore. L'interpretazione più severa si può scegliere in RA-61.

RD-22 = Arte dei maestri: uno scarto al momento dell'acquisto?
    .lm = Sì.
    .dc = Sì.
    .er = No, anche se molti gruppi lo permettono.
    .ruling = No (RR-068, RA-16).
    .reason = Fa fede l'errata corrige. Chi gioca con la regola della casa può sceglierla in RA-16.

RD-23 = I cieli: quanti mari può attraversare una galea?
    .s = Un mare.
    .lm = Un solo mare.
    .as = Un solo mare.
    .dc = Un mare in ogni trasporto.
    .ruling = Un mare in ogni trasporto (RR-097, RA-75).
    .reason = Il testo più preciso conta per trasporto, e gli altri sono compatibili.
    .reading-one-per-shipment = ogni trasporto può attraversare un mare
    .reading-any = un trasporto può attraversare quanti mari vuole, una tappa per ognuno

RD-24 = Sacra indulgenza: dove vanno le pedine degli altri?
    .s = Alla banca secondo una nota tra parentesi, nel loro stock secondo il paragrafo seguente.
    .ah = Nel loro stock.
    .dc = Nel loro stock.
    .ruling = Le pedine tornano nello stock di chi le dà; alla banca va solo il denaro per le pedine mancanti (RR-120).
    .reason = La banca non ha pedine.

RD-25 = Illuminismo: serve un livello?
    .s = Le regole dimezzano il prezzo senza condizioni, l'elenco dei fattori richiede almeno un livello.
    .lm = Metà prezzo con almeno un livello.
    .ruling = Almeno un livello (RR-107, RR-200).
    .reason = Senza un livello non si può acquistare nessuna diminuzione, quindi la condizione non cambia nulla. Nell'edizione del 1999 questo fattore fa altro (RD-44).

RD-26 = Guerra civile: di chi è l'indicatore nella capitale?
    .s = L'indicatore nella capitale della vittima.
    .lm = L'indicatore nella capitale della vittima, anche se è di un altro giocatore.
    .dc = Qualsiasi indicatore nella capitale della vittima.
    .ruling = Qualsiasi indicatore, di chiunque sia (RR-173, RA-28).
    .reason = Lo dicono i testi più completi, e quello italiano non li contraddice. L'altra interpretazione si può scegliere in RA-28.

RD-27 = Guerra civile: la metà di quali pedine?
    .s = La metà delle pedine della vittima.
    .ah = La metà delle pedine della vittima.
    .dc = La metà delle pedine; nel gioco carte finale può essere la metà di zero.
    .ruling = Di quelle nella [sezione espansione](term:expansion-box) (RR-173, RA-29).
    .reason = Solo lì alla fine della partita possono essere zero. Con RA-29 si possono includere le pedine sulla mappa.

RD-28 = Armatura contro Staffe
    .s = Le Staffe non danno +1 contro chi usa l'Armatura.
    .lm = Le Staffe non danno +1 contro chi usa l'Armatura.
    .xl = Le Staffe non danno +1 contro chi usa l'Armatura.
    .as = Le due carte si annullano a vicenda.
    .dc = Le Staffe non danno +1 contro chi usa l'Armatura.
    .ruling = L'[Armatura](card:armor) conta contro le [Staffe](card:stirrups), ma non viceversa (RR-172, RR-179, RA-46).
    .reason = Così dicono le carte. L'altra interpretazione si può scegliere in RA-46.

RD-29 = Quando un piazzamento diventa un attacco?
    .s = Quando i pezzi superano il numero mercato.
    .as = Quando lo superano; in una frase, quando lo raggiungono o lo superano.
    .dc = Quando i pezzi superano il numero mercato.
    .ruling = Quando lo superano (RR-124, RA-85).
    .reason = Quella frase contraddice la precedente. L'altra interpretazione si può scegliere in RA-85.

RD-30 = Come si scelgono le capitali?
    .s = Apertamente, nell'ordine delle offerte.
    .as = Ognuno scrive una lista di preferenze insieme all'offerta.
    .dc = Apertamente, nell'ordine delle offerte.
    .ruling = Apertamente, nell'ordine delle offerte (RR-058, RA-01).
    .reason = Due testi contro uno. Le liste scritte si possono scegliere in RA-01.

RD-31 = Quanto costa la stabilizzazione con 8 carte?
    .s = La somma da 1 a 8.
    .ah = 36.
    .as = 35.
    .dc = 36.
    .ruling = $36 (RR-102).
    .reason = È la somma da 1 a 8; il 35 è una svista in una tabella.

RD-32 = Corpo umano e Miglioramento agricolo: lo spazio si guadagna una o due volte?
    .s = Entrambi sono descritti due volte, una con lo spazio guadagnato e una senza.
    .ah = Uno spazio, all'acquisto.
    .dc = Uno spazio, all'acquisto.
    .ruling = La miseria scende di 1 spazio, una volta sola, quando acquisti il fattore (RR-189, RR-192).
    .reason = Le due descrizioni italiane parlano della stessa cosa.

## Divergenze: le edizioni del 1996 e del 1999

RD-33 = Quante carte si ricevono all'inizio?
    .s = 1 carta a testa; tutte le carte dell'Epoca I sono nel mazzo.
    .as = 1 carta a testa era la regola originale.
    .xl = Contrassegna 1 carta legname per il mazzo del 1999.
    .dc = 3 carte a testa, di cui 1 torna indietro. Le crociate, Gualtieri, Rashid, seta e spezie entrano più tardi, e 1 legname dell'Epoca II passa all'Epoca I.
    .pj = Segue l'edizione del 1999.
    .ruling = 1 carta a testa; con `edizione: 1999` 3 carte, di cui 1 torna indietro (RR-051).
    .reason = Ogni edizione ha la sua regola. Chi ha il gioco del 1996 può adottare solo questa con `variante: tre carte`.
    .reading-edition-1996 = ogni giocatore riceve 1 carta
    .reading-edition-1999 = ogni giocatore riceve 3 carte e ne restituisce 1; Le crociate, Gualtieri, Rashid, seta e spezie entrano più tardi, e 1 legname dell'Epoca II appartiene all'Epoca I

RD-34 = L'ordine di gioco è la prima fase o l'ultima?
    .s = L'ultima; la si gioca anche una volta prima del turno 1.
    .ah = L'ultima.
    .dc = La prima; nel turno 1 la fase estrazione carte si salta.
    .ruling = L'ultima; con `edizione: 1999` la prima (RR-008, RR-064).
    .reason = Ogni edizione ha la sua sequenza.
    .reading-edition-1996 = ultima fase del turno, e una volta prima del turno 1
    .reading-edition-1999 = prima fase del turno, e nel turno 1 niente estrazione

RD-35 = Smolensk è sul tabellone?
    .om = Sì: un satellite dell'area I tra Novgorod e Kiev.
    .eu = No; Novgorod confina con Kiev.
    .ruling = Sì sul tabellone del 1996; su quello del 1999 [Novgorod](province:novgorod) confina con [Kiev](province:kiev) (RR-013).
    .reason = I tabelloni sono diversi.
    .reading-edition-1996 = Smolensk si trova tra Novgorod e Kiev e supporta entrambe
    .reading-edition-1999 = Smolensk non c'è, e Novgorod confina con Kiev

RD-36 = York e Portsmouth, o Londra e Chester?
    .om = York confina con Portsmouth.
    .eu = È invece Londra a confinare con Chester.
    .md = È invece Londra a confinare con Chester.
    .ruling = York confina con Portsmouth; sul tabellone del 1999 è invece Londra a confinare con Chester (RR-013).
    .reason = I tabelloni sono diversi.
    .reading-edition-1996 = York e Portsmouth confinano, Londra e Chester no
    .reading-edition-1999 = Londra e Chester confinano, York e Portsmouth no

RD-37 = Quali mari toccano Barca e Libia?
    .lm = Barca tocca il Mediterraneo centrale e quello orientale, la Libia solo quello orientale.
    .om = Barca tocca il Mediterraneo centrale e quello orientale, la Libia solo quello orientale.
    .iz = Entrambe toccano solo il Mediterraneo centrale; la Libia appartiene all'area VI.
    .md = La Libia appartiene all'area VI.
    .pj = Entrambe toccano solo il Mediterraneo centrale; la Libia appartiene all'area VIII.
    .ruling = [Barca](province:barca) tocca entrambi i mari, la [Libia](province:libya) solo il Mediterraneo orientale; sul tabellone del 1999 entrambe toccano solo quello centrale. Su tutti e due la Libia appartiene all'area VI (RR-014).
    .reason = I tabelloni sono diversi. Per l'area, due testi sono contro un tabellone ritoccato a mano.
    .reading-edition-1996 = Barca tocca il Mediterraneo centrale e quello orientale, la Libia solo quello orientale
    .reading-edition-1999 = entrambe toccano solo il Mediterraneo centrale

RD-38 = La Loira è sul tabellone?
    .lm = No, le province di vino sono 6.
    .ak = No, le province di vino sono 6.
    .eu = Non è nell'elenco delle modifiche del 1999.
    .iz = Sì.
    .pj = Sì.
    .md = Sì.
    .ruling = No in entrambe le edizioni; sì con `variante: mappa riveduta` (RR-013).
    .reason = Compare solo su mappe più recenti e in nessun elenco delle modifiche del 1999.
    .reading-edition-1996 = la Loira non c'è
    .reading-revised-map = la Loira è una provincia di vino dell'area III, numero mercato 3, interna, tra Parigi, Saint-Malo e Bordeaux

RD-39 = Quale fattore è J e quale K?
    .s = Per questi due non dà lettere; il Miglioramento agricolo serve per Interesse & profitto e per la Classe media.
    .lm = J sono i Mulini a vento/acqua a $40, K è il Miglioramento agricolo a $50.
    .ak = J sono i Mulini a vento/acqua a $40, K è il Miglioramento agricolo a $50.
    .dc = Le lettere del 1996.
    .pj = Il foglio del 1999: J è il Miglioramento agricolo a $40, K sono i Mulini a vento/acqua a $50.
    .ruling = J [Mulini a vento/acqua](advance:wind-watermill) $40, K [Miglioramento agricolo](advance:improved-agriculture) $50; con `edizione: 1999` il contrario (RR-192).
    .reason = Ogni edizione ha il suo foglio.
    .reading-edition-1996 = J sono i Mulini a vento/acqua a $40, K è il Miglioramento agricolo a $50
    .reading-edition-1999 = J è il Miglioramento agricolo a $40, K sono i Mulini a vento/acqua a $50

RD-40 = Quanto valgono i crediti?
    .s = Mecenatismo 20.
    .lm = Mecenatismo 20, Proselitismo 20, Annali scritti 10, Stampa 10, Urbanizzazione 10, Nazionalismo 20, Ricerca istituzionale 30, Cosmopolita 40, Classe media 50.
    .ak = Come la scheda del giocatore (LM).
    .dc = Mecenatismo 10, Proselitismo 30, Annali scritti 30, Stampa 20, Urbanizzazione 20, Nazionalismo 30, Ricerca istituzionale 40, Cosmopolita 50, Classe media 60.
    .iz = Come le regole del 1999 (DC).
    .pj = Come le regole del 1999 (DC).
    .ruling = Quelli dell'edizione con cui si gioca; se non la si indica, quella del 1996 (RR-039).
    .reason = Le edizioni differiscono in nove fattori e concordano in tutti gli altri.
    .reading-edition-1996 = Mecenatismo 20, Proselitismo 20, Annali scritti 10, Stampa 10, Urbanizzazione 10, Nazionalismo 20, Ricerca istituzionale 30, Cosmopolita 40, Classe media 50
    .reading-edition-1999 = Mecenatismo 10, Proselitismo 30, Annali scritti 30, Stampa 20, Urbanizzazione 20, Nazionalismo 30, Ricerca istituzionale 40, Cosmopolita 50, Classe media 60

RD-41 = Come diminuisce la miseria?
    .s = Si acquistano spazi, al massimo quanti sono i livelli; i valori di diminuzione dei nuovi fattori abbassano il prezzo.
    .lm = Come il regolamento italiano.
    .as = Come il regolamento italiano.
    .dc = Non si acquista nulla: 1, 2 o 3 spazi se in Scienza, Commercio e Comunicazione si possiedono 2, 3 o tutti i fattori di ciascuna.
    .eu = Non si acquista nulla; la diminuzione viene dalle combinazioni di fattori.
    .ruling = La diminuzione si acquista; con `edizione: 1999` viene dalle combinazioni di fattori (RR-105, RR-106, RR-108).
    .reason = Ogni edizione ha la sua regola.
    .reading-edition-1996 = si acquistano spazi, nel limite dei livelli e a un prezzo ridotto dai valori di diminuzione
    .reading-edition-1999 = 1, 2 o 3 spazi per 2, 3 o tutti i fattori in ognuna delle categorie Scienza, Commercio e Comunicazione, senza pagare

RD-42 = Che cosa fanno gli Annali scritti?
    .s = $10 in più sui crediti dei leader.
    .ah = $10 in più sui crediti dei leader.
    .dc = Un commercio forzato dopo un attacco vinto, senza dado.
    .ruling = $10 in più sui crediti dei leader; con `edizione: 1999` il commercio forzato (RR-085).
    .reason = Ogni edizione ha la sua regola.
    .reading-edition-1996 = $10 in più per ogni fattore acquistato con il credito di un leader
    .reading-edition-1999 = dopo un attacco vinto si scambia una carta con lo sconfitto, senza dado

RD-43 = Che cosa fanno i Mulini a vento/acqua?
    .s = Un tentativo di commercio forzato.
    .ah = Un tentativo di commercio forzato.
    .dc = L'ultimo giocatore crea una mancanza o un surplus di grano, stoffa, vino o metallo.
    .pj = Il foglio del 1999 dice il primo giocatore.
    .ruling = Il commercio forzato; con `edizione: 1999` la mancanza o il surplus, a scelta dell'ultimo giocatore (RR-139).
    .reason = Ogni edizione ha la sua regola. Per quella del 1999 seguiamo le regole, non il foglio.
    .reading-edition-1996 = dopo aver preso una provincia a un avversario, il proprietario può tentare un commercio forzato
    .reading-edition-1999 = l'ultimo giocatore nell'ordine può creare una condizione di grano, stoffa, vino o metallo

RD-44 = Che cosa fanno Illuminismo e Nuovo Mondo?
    .s = L'Illuminismo dimezza il prezzo della diminuzione; il Nuovo Mondo abbassa la miseria di 1 spazio in ogni fase entrate.
    .ah = Come il regolamento italiano.
    .dc = L'Illuminismo abbassa la miseria di 1 spazio in ogni fase entrate; il Nuovo Mondo apre soltanto le Americhe.
    .ruling = Come dice il regolamento italiano; con `edizione: 1999` lo spazio in ogni fase entrate lo dà l'Illuminismo (RR-107, RR-109).
    .reason = Ogni edizione ha la sua regola.
    .reading-edition-1996 = l'Illuminismo dimezza il prezzo della diminuzione, il Nuovo Mondo dà 1 spazio in ogni fase entrate
    .reading-edition-1999 = l'Illuminismo dà 1 spazio in ogni fase entrate, il Nuovo Mondo apre soltanto le Americhe

RD-45 = Come funziona il Mecenatismo?
    .s = Quanti mecenati si vuole, ognuno per la somma messa sul leader.
    .ah = Come il regolamento italiano.
    .dc = Gratis: il secondo leader del turno ha posto per 1 mecenate, il terzo per 2, i successivi per tutti.
    .eu = Gratis, con un numero limitato di mecenati.
    .ruling = Quanti mecenati si vuole, per la somma sulla carta; con `edizione: 1999` gratis, ma in numero limitato (RR-081, RR-083).
    .reason = Ogni edizione ha la sua regola.
    .reading-edition-1996 = quanti mecenati si vuole, ognuno paga la protezione
    .reading-edition-1999 = non si paga nulla; il secondo leader ammette 1 mecenate, il terzo 2, i successivi tutti

## Divergenze: cifre di fattori e carte

RD-46 = Valore di diminuzione delle Leggi della materia
    .lm = 5.
    .ak = 10.
    .ruling = 5, per ipotesi (RR-108).
    .reason = Non abbiamo visto il foglio stampato. Se il tuo dice altro, scrivi `tabellone: leggi della materia = sollievo 10`.
    .reading-five = 5
    .reading-ten = 10

RD-47 = Valore di diminuzione della Sacra indulgenza
    .lm = 0.
    .ak = 5.
    .ruling = 0, per ipotesi (RR-108).
    .reason = Non abbiamo visto il foglio stampato. Il programma che ha 5 lo ha per tutti e quattro i fattori di Religione, il che è sbagliato per il Mecenatismo (RD-50).
    .reading-zero = 0
    .reading-five = 5

RD-48 = Valore di diminuzione del Proselitismo
    .lm = 0.
    .ak = 5.
    .ruling = 0, per ipotesi (RR-108).
    .reason = Come per la Sacra indulgenza (RD-47).
    .reading-zero = 0
    .reading-five = 5

RD-49 = Valore di diminuzione della Cattedrale
    .lm = 25.
    .ak = 5.
    .ruling = 25, per ipotesi (RR-108).
    .reason = Come per la Sacra indulgenza (RD-47).
    .reading-twenty-five = 25
    .reading-five = 5

RD-50 = Valore di diminuzione del Mecenatismo
    .s = 10.
    .lm = 10.
    .ak = 5.
    .ruling = 10 (RR-108).
    .reason = Il regolamento italiano mostra per intero i dati di questo solo fattore.
    .reading-ten = 10
    .reading-five = 5

RD-51 = Valore di diminuzione del Rinascimento
    .s = 100.
    .lm = 50.
    .ak = 100.
    .ruling = 100 (RR-108).
    .reason = Un esempio del regolamento calcola con 100.
    .reading-hundred = 100
    .reading-fifty = 50

RD-52 = Credito del Nuovo Mondo
    .lm = 0.
    .ak = 20.
    .pj = 0 sul foglio del 1999, 20 nel programma.
    .ruling = 0 (RR-039).
    .reason = Non può fare differenza: chi possiede il Nuovo Mondo possiede i Vascelli d'altomare e la Navigazione oceanica, e i loro crediti, in tutto 40, coprono già la Via di terra per l'Oriente, l'unico fattore di Esplorazione che può mancargli.

RD-53 = Che cosa richiede l'Accelerazione industriale?
    .lm = M, cioè l'Accelerazione industriale stessa.
    .ak = L, Interesse & profitto.
    .dc = L, Interesse & profitto.
    .ruling = [Interesse & profitto](advance:interest-and-profit) (RR-039).
    .reason = Un fattore non può richiedere se stesso; sulla scheda c'è un refuso.

RD-54 = I cieli richiede qualcosa?
    .lm = Niente.
    .ak = Niente.
    .iz = Niente.
    .pj = Niente.
    .dc = N, Annali scritti.
    .ruling = Per [I cieli](advance:heavens) non serve nulla (RR-039).
    .reason = Quattro testi contro uno, e nemmeno il regolamento italiano nomina un prerequisito.
    .reading-none = chiunque può acquistare I cieli
    .reading-written-record = servono prima gli Annali scritti

RD-55 = Quanti spazi pagamento hanno le carte vino semplici?
    .s = Dieci, come ogni carta.
    .lm = 10.
    .xl = 8.
    .ruling = 8; la carta doppia stoffa/vino ne ha 10 (RR-044).
    .reason = Non fa mai differenza: con 6 province di vino, una mancanza e l'Accelerazione industriale nessuno va oltre l'8º spazio.

## Divergenze: la mappa

RD-56 = Gallipoli tocca il Mar Nero?
    .om = Sì.
    .iz = Sì.
    .pj = No.
    .ruling = Sì (RR-014).
    .reason = Nel disegno del tabellone originale, con una lente, si vede chiaramente.
    .reading-touches = Gallipoli tocca il Mar Nero
    .reading-not = Gallipoli non tocca il Mar Nero

RD-57 = Durazzo tocca il Mare Adriatico?
    .om = No: davanti si incontrano le acque di Belgrado e di Bari.
    .iz = Sì.
    .pj = No.
    .ruling = No (RR-014).
    .reason = Due mappe contro una.
    .reading-not = Durazzo non tocca il Mare Adriatico
    .reading-touches = Durazzo tocca il Mare Adriatico

RD-58 = Saint-Malo e Bordeaux confinano via terra?
    .om = Sì.
    .iz = Sì.
    .pj = Sì.
    .md = No.
    .ruling = Sì (RR-013).
    .reason = Tre mappe contro una.
    .reading-border = Saint-Malo e Bordeaux confinano via terra
    .reading-none = non confinano

RD-59 = Le acque di Bari e di Belgrado si incontrano?
    .om = Sì.
    .md = Sì.
    .pj = Sì.
    .iz = No.
    .ruling = Sì (RR-014).
    .reason = Tre mappe contro una.
    .reading-border = una galea va da Bari a Belgrado in 1 tappa
    .reading-none = le loro acque non si incontrano

RD-60 = Le acque di Chester e di Portsmouth si incontrano?
    .om = Sì.
    .iz = Sì.
    .pj = Sì.
    .md = No.
    .ruling = Sì, sulla costa meridionale di Chester (RR-014).
    .reason = Tre mappe contro una.
    .reading-border = una galea va dalla costa meridionale di Chester a Portsmouth in 1 tappa
    .reading-none = le loro acque non si incontrano

## Divergenze: nomi e sviste

RD-61 = «Industry» o «Industry Acceleration»?
    .s = «Industry Acceleration».
    .ah = «Industry».
    .dc = «Industry».
    .ruling = In inglese «Industry», in italiano [Accelerazione industriale](advance:industry); si accettano anche gli altri nomi (RR-072).
    .reason = Sul foglio è stampato «Industry»; il nome italiano è quello del regolamento italiano.

RD-62 = Come si chiama in italiano «Laws of Matter»?
    .s = «Leggi scritte»; in inglese «Laws of Matters».
    .ah = «Laws of Matter».
    .dc = «Laws of Matter».
    .ruling = «Leggi della materia» (RR-190).
    .reason = Questo fattore parla di fisica, non di codici di leggi.

RD-63 = Come si chiama in italiano «Overland East»?
    .s = «Estremo Oriente».
    .ah = «Overland East».
    .dc = «Overland East».
    .ruling = «Via di terra per l'Oriente» (RR-112).
    .reason = L'Estremo Oriente sono le tre province d'oltremare che richiedono la Navigazione oceanica.

RD-64 = Come si chiama in italiano «The Heavens»?
    .s = «I cicli» in un punto, «i cieli» in un altro.
    .ah = «The Heavens».
    .dc = «The Heavens».
    .ruling = «I cieli» (RR-097).
    .reason = Una lettera è stata letta male.

RD-65 = Come si chiamano le carte che non si possono giocare?
    .s = «Carte inservibili»; nel testo di una carta, «carte miseria».
    .ah = «Misery cards» o «burdens».
    .dc = «Misery cards» o «burdens».
    .ruling = [Carte inservibili](term:burden) (RR-048).
    .reason = Una parola sola per una cosa sola.

RD-66 = Un giocatore lascia la partita: quale sezione vale?
    .s = Rimanda a 9.3.
    .ah = Rimanda a 9.32.
    .dc = Rimanda a 9.3.2.
    .ruling = La sezione sull'eliminazione (RR-167).
    .reason = Il rimando italiano ha perso l'ultima cifra.

RD-67 = Genova entra a Belgrado: è un attacco o no?
    .s = «Entra», e le servono 4 pedine.
    .ah = Come il regolamento italiano.
    .dc = Come il regolamento italiano.
    .ruling = È un attacco e richiede 4 pedine (RR-138).
    .reason = Non c'è contraddizione. Entrambe le parti hanno il Nazionalismo, ognuna lo conta per sé, e quindi i due non fanno differenza.

RD-68 = Quale prodotto è colpito da un 12?
    .as = Oro e avorio.
    .dc = Oro e avorio, ognuno con la sua maggioranza.
    .ruling = Sia l'[oro](commodity:gold) sia l'[avorio](commodity:ivory) (RR-148, RA-100).
    .reason = Sul tabellone entrambi hanno il numero 12. Il regolamento italiano non ne parla.

RD-69 = Quante carte ha ogni epoca?
    .xl = 29, 22 e 13.
    .w = 29 nel primo mazzo, dice un resoconto del 2011.
    .dc = 30, 21 e 13: 1 carta legname è passata all'Epoca I.
    .pj = 30, 21 e 13.
    .ruling = 29, 22 e 13; con `edizione: 1999` 30, 21 e 13 (RR-042).
    .reason = Le edizioni differiscono per 1 carta legname (RD-33).
    .reading-edition-1996 = 29, 22 e 13 carte
    .reading-edition-1999 = 30, 21 e 13 carte

RD-70 = Henry Oldenburg è nel gioco?
    .lm = Sì, i leader sono 19 in tutto.
    .xl = Sì, i leader sono 19 in tutto.
    .dc = 19 leader, ma la tabella lo omette.
    .ruling = Sì, i leader sono 19 (RR-050).
    .reason = Solo una tabella dimentica [Oldenburg](card:henry-oldenburg).

RD-71 = Quale categoria contano le Insurrezioni rivoluzionarie?
    .s = Commercio.
    .lm = Commercio sulla carta; la scheda riporta il promemoria accanto a Comunicazione.
    .xl = Commercio.
    .dc = Commercio.
    .ruling = Commercio (RR-181).
    .reason = Il promemoria sulla scheda è nella colonna sbagliata.

## Divergenze: che cosa aggiunge l'errata corrige

RD-72 = Mulini a vento/acqua dopo una convivenza nella provincia
    .s = Si possono usare ogni volta che il proprietario prende il controllo di una provincia altrui.
    .dc = Solo se lo sconfitto controllava la provincia; lì il commercio spetta agli Annali scritti.
    .er = Solo se prima lo sconfitto controllava la provincia, non se c'erano entrambe le parti.
    .ruling = Solo se lo sconfitto controllava la provincia (RR-139, RA-88).
    .reason = Fa fede l'errata corrige.
    .reading-controlled = lo sconfitto deve aver controllato la provincia
    .reading-any = basta un qualsiasi attacco vinto

RD-73 = Guerra civile e Rinascimento nella stessa fase: quale viene prima?
    .dc = Prima la Guerra civile.
    .er = Prima la Guerra civile, poi si può usare il Rinascimento.
    .ruling = Prima la vittima della [Guerra civile](card:civil-war) va all'ultimo posto, poi si può usare il [Rinascimento](advance:renaissance) (RR-157, RR-173, RA-09).
    .reason = Fa fede l'errata corrige.

RD-74 = Il Nazionalismo raddoppia nella propria capitale?
    .dc = Sì.
    .er = Sì, con tre esempi.
    .ruling = Sì (RR-025, RR-138, RA-82).
    .reason = Fa fede l'errata corrige.
    .reading-doubled = il +1 del Nazionalismo raddoppia con il resto
    .reading-added-after = il +1 del Nazionalismo si aggiunge dopo il raddoppio

RD-75 = Cattedrale contro più avversari insieme
    .dc = Solo se nessuno di loro la possiede; allora conta contro tutti.
    .er = Solo se nessuno di loro la possiede; allora conta contro tutti.
    .ruling = Solo se nessuno degli avversari nella provincia possiede la [Cattedrale](advance:cathedral); in quel caso è usata contro tutti loro (RR-137, RA-87).
    .reason = Fa fede l'errata corrige.

