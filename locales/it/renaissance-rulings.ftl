### Where the texts on Age of Renaissance disagree (RD-01 to RD-75)
### and where they are silent or unclear (RA-01 to RA-121), and what we rule, in Italian.
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
    .ruling = [Le crociate](card:crusades) portano il tuo indicatore nell'[area VI](area:vi) (RR-183).
    .reason = La Terra Santa è nell'area VI, mentre l'area IV è la Spagna. Tutti gli altri testi riportano VI, quindi IV è una svista della traduzione italiana.
    .reading-vi = l'indicatore va in un mercato dell'area VI
    .reading-iv = l'indicatore va in un mercato dell'area IV

RD-02 = Polvere da sparo contro Armatura e Staffe: chi annulla chi?
    .s = Il testo della Polvere da sparo dice che Armatura e Staffe la annullano. Quelli di Armatura e Staffe, e la sezione sulle carte inservibili, dicono il contrario.
    .lm = La Polvere da sparo annulla Armatura e Staffe.
    .xl = La Polvere da sparo annulla Armatura e Staffe.
    .dc = La Polvere da sparo annulla Armatura e Staffe.
    .ruling = La [Polvere da sparo](card:gunpowder) annulla l'[Armatura](card:armor) e le [Staffe](card:stirrups), non viceversa (RR-172, RR-179, RR-185).
    .reason = Il regolamento italiano si contraddice, e tre dei suoi stessi passi concordano con tutti gli altri testi. L'arma più recente rende inutili quelle più vecchie.
    .reading-voids = una volta giocata la Polvere da sparo, Armatura e Staffe sono annullate
    .reading-voided = una volta giocata l'Armatura o le Staffe, la Polvere da sparo è annullata

RD-03 = Arco lungo contro Armatura e Staffe: chi annulla chi?
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
    .ruling = Le [Lotte religiose](card:religious-strife) annullano il [Decreto papale](card:papal-decree): si sale in miseria, ma il divieto non vale (RR-180, RR-188).
    .reason = Se valessero entrambe le frasi italiane, nessuna delle due carte farebbe nulla. Tutti gli altri testi hanno solo la prima.
    .reading-strife-wins = le Lotte religiose hanno effetto e tolgono il divieto
    .reading-decree-wins = il divieto ha effetto e le Lotte religiose non fanno nulla

RD-05 = Doppia mancanza o doppio surplus: quante carte cambiano?
    .s = Solo la prima carta di quel prodotto; la seconda paga normalmente.
    .as = Le prime 2 carte, di uno spazio pagamento ciascuna.
    .dc = Le prime 2 carte, di uno spazio pagamento ciascuna; conserva la frase inglese del 1996.
    .ruling = Una doppia [mancanza](term:shortage) o un doppio [surplus](term:surplus) cambia le prime 2 carte di quel prodotto di uno spazio ciascuna, e mai una sola carta di due spazi (RR-153).
    .reason = Ogni carta consuma una delle due condizioni. Nella frase italiana manca il numero, e il suo esempio parla di una sola condizione.
    .reading-two-cards = cambiano le prime 2 carte del prodotto, di uno spazio ciascuna
    .reading-first-card = cambia solo la prima carta, di uno spazio

RD-06 = Capitale: quando raddoppia la forza del proprietario?
    .s = Quando il proprietario viene attaccato lì.
    .as = In ogni attacco in quella capitale, anche quando il proprietario originario la vuole riprendere.
    .dc = In attacco e in difesa.
    .er = Gli esempi contano doppio l'attacco del proprietario.
    .ruling = Nella tua [capitale](term:capital) la tua forza raddoppia sia quando difendi sia quando attacchi per riprenderla (RR-025).
    .reason = L'errata corrige lo mostra cifre alla mano, e altri due testi lo dicono.
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
    .reason = Qui ci atteniamo al regolamento italiano. Chi preferisce la penalità più dura può sceglierla in RA-111.

RD-09 = Miseria: fuori a 1000 o solo oltre?
    .s = A 1000 dove descrive l'indice, quando si arriva a Chaos dove parla dell'eliminazione.
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
    .reason = È un refuso: non ci sono due fattori con la stessa lettera.

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
    .reason = Nel regolamento italiano «diminuzione» e «perdita» di spazi indicano sempre un peggioramento.

RD-16 = Parole per la miseria che sale
    .s = Cinque parole diverse, tra cui perdita, peggioramento e aumento.
    .ah = Si guadagnano spazi.
    .dc = Si guadagnano spazi.
    .ruling = Significano tutte la stessa cosa: l'indicatore si muove verso 1000 (RR-076).
    .reason = Gli esempi non lasciano dubbi sulla direzione.

RD-17 = Decreto papale: un fattore o un'intera categoria?
    .s = Un fattore, di una categoria a scelta fra tre.
    .lm = Tutti i fattori della categoria.
    .xl = Tutti i fattori della categoria.
    .dc = Tutti i fattori di Scienza, Religione o Esplorazione.
    .ruling = Tutta la categoria nominata (RR-180, RA-32).
    .reason = Così dicono tutti gli altri testi. L'interpretazione con un solo fattore si può scegliere in RA-32.

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
    .reason = «Una volta per turno» e «in ogni fase» si escludono a vicenda.

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
    .reading-any = un trasporto può attraversare quanti mari si vuole, una tappa per ognuno

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
    .reason = Alla fine della partita possono essere zero soltanto lì. Con RA-29 si possono includere le pedine sulla mappa.

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
    .as = Quando i pezzi superano il numero mercato; in una frase, quando lo raggiungono o lo superano.
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

RD-32 = Corpo umano e Miglioramento agricolo: si scende una volta o due?
    .s = Entrambi sono descritti due volte, una con lo spazio in meno e una senza.
    .ah = Uno spazio, all'acquisto.
    .dc = Uno spazio, all'acquisto.
    .ruling = La miseria scende di 1 spazio, una volta sola, quando acquisti il fattore (RR-189, RR-192).
    .reason = Le due descrizioni italiane parlano della stessa cosa.

## Divergenze: le edizioni del 1996 e del 1999

RD-33 = Quante carte si ricevono all'inizio?
    .s = 1 carta a testa; tutte le carte dell'epoca I sono nel mazzo.
    .as = 1 carta a testa era la regola originale.
    .xl = Contrassegna 1 carta legname per il mazzo del 1999.
    .dc = 3 carte a testa, e se ne restituisce 1. Le crociate, Gualtieri, Rashid, seta e spezie entrano più tardi, e 1 legname dell'epoca II passa all'epoca I.
    .pj = Segue l'edizione del 1999.
    .ruling = 1 carta a testa; con `edizione: 1999` 3 carte, e se ne restituisce 1 (RR-051).
    .reason = Ogni edizione ha la sua regola. Chi ha il gioco del 1996 può adottare anche soltanto questa regola, con `variante: tre carte`.
    .reading-edition-1996 = ogni giocatore riceve 1 carta
    .reading-edition-1999 = ogni giocatore riceve 3 carte e ne restituisce 1; Le crociate, Gualtieri, Rashid, seta e spezie entrano più tardi, e 1 legname dell'epoca II appartiene all'epoca I

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
    .reason = I tabelloni sono diversi. Per l'area ci sono due testi contro un tabellone ritoccato.
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
    .s = Di questi due non dà le lettere; il Miglioramento agricolo serve per Interesse & profitto e per la Classe media.
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
    .reason = Le edizioni differiscono su nove fattori e concordano su tutti gli altri.
    .reading-edition-1996 = Mecenatismo 20, Proselitismo 20, Annali scritti 10, Stampa 10, Urbanizzazione 10, Nazionalismo 20, Ricerca istituzionale 30, Cosmopolita 40, Classe media 50
    .reading-edition-1999 = Mecenatismo 10, Proselitismo 30, Annali scritti 30, Stampa 20, Urbanizzazione 20, Nazionalismo 30, Ricerca istituzionale 40, Cosmopolita 50, Classe media 60

RD-41 = Come diminuisce la miseria?
    .s = Si acquistano spazi, al massimo quanti sono i livelli; i valori di diminuzione dei nuovi fattori abbassano il prezzo.
    .lm = Come il regolamento italiano.
    .as = Come il regolamento italiano.
    .dc = Non si acquista nulla: 1, 2 o 3 spazi se si possiedono 2, 3 o tutti i fattori di ciascuna delle categorie Scienza, Commercio e Comunicazione.
    .eu = Non si acquista nulla; la diminuzione viene dalle combinazioni di fattori.
    .ruling = La diminuzione si acquista; con `edizione: 1999` viene dalle combinazioni di fattori (RR-105, RR-106, RR-108).
    .reason = Ogni edizione ha la sua regola.
    .reading-edition-1996 = si acquistano spazi, nel limite dei livelli e a un prezzo ridotto dai valori di diminuzione
    .reading-edition-1999 = 1, 2 o 3 spazi con 2, 3 o tutti i fattori di ciascuna delle categorie Scienza, Commercio e Comunicazione, senza pagare

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
    .ruling = Come dice il regolamento italiano; con `edizione: 1999` è l'Illuminismo ad abbassare la miseria in ogni fase entrate (RR-107, RR-109).
    .reason = Ogni edizione ha la sua regola.
    .reading-edition-1996 = l'Illuminismo dimezza il prezzo della diminuzione, il Nuovo Mondo abbassa la miseria di 1 spazio in ogni fase entrate
    .reading-edition-1999 = l'Illuminismo abbassa la miseria di 1 spazio in ogni fase entrate, il Nuovo Mondo apre soltanto le Americhe

RD-45 = Come funziona il Mecenatismo?
    .s = I mecenati possono essere quanti si vuole, e ognuno paga la somma messa sul leader.
    .ah = Come il regolamento italiano.
    .dc = Gratis: il secondo leader del turno ha posto per 1 mecenate, il terzo per 2, i successivi per tutti.
    .eu = Gratis, con un numero limitato di mecenati.
    .ruling = I mecenati possono essere quanti si vuole e pagano la somma sulla carta; con `edizione: 1999` non pagano, ma il loro numero è limitato (RR-081, RR-083).
    .reason = Ogni edizione ha la sua regola.
    .reading-edition-1996 = i mecenati possono essere quanti si vuole, e ognuno paga la protezione
    .reading-edition-1999 = non si paga nulla; il secondo leader ammette 1 mecenate, il terzo 2, i successivi tutti

## Divergenze: cifre di fattori e carte

RD-46 = Valore di diminuzione delle Leggi della materia
    .lm = 5.
    .ak = 10.
    .ruling = 5, ma è solo un'ipotesi (RR-108).
    .reason = Non abbiamo visto il foglio stampato. Se il tuo dice altro, scrivi `tabellone: Leggi della materia = sollievo 10`.
    .reading-five = 5
    .reading-ten = 10

RD-47 = Valore di diminuzione della Sacra indulgenza
    .lm = 0.
    .ak = 5.
    .ruling = 0, ma è solo un'ipotesi (RR-108).
    .reason = Non abbiamo visto il foglio stampato. Il programma che riporta 5 lo riporta per tutti e quattro i fattori di Religione, e per il Mecenatismo è sbagliato (RD-50).
    .reading-zero = 0
    .reading-five = 5

RD-48 = Valore di diminuzione del Proselitismo
    .lm = 0.
    .ak = 5.
    .ruling = 0, ma è solo un'ipotesi (RR-108).
    .reason = Come per la Sacra indulgenza (RD-47).
    .reading-zero = 0
    .reading-five = 5

RD-49 = Valore di diminuzione della Cattedrale
    .lm = 25.
    .ak = 5.
    .ruling = 25, ma è solo un'ipotesi (RR-108).
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
    .reason = In un esempio del regolamento si calcola con 100.
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
    .reason = Un fattore non può richiedere sé stesso; sulla scheda c'è un refuso.

RD-54 = I cieli hanno un prerequisito?
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
    .om = No: lì davanti si incontrano le acque di Belgrado e di Bari.
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
    .reason = Questo fattore riguarda la fisica, non i codici di leggi.

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
    .reason = Nel rimando italiano manca l'ultima cifra.

RD-67 = Genova entra a Belgrado: è un attacco o no?
    .s = «Entra», e le servono 4 pedine.
    .ah = Come il regolamento italiano.
    .dc = Come il regolamento italiano.
    .ruling = È un attacco e richiede 4 pedine (RR-138).
    .reason = Non c'è contraddizione. Entrambe le parti hanno il Nazionalismo, ognuna lo conta per sé, e quindi non fa differenza.

RD-68 = Quale prodotto è colpito da un 12?
    .as = Oro e avorio.
    .dc = Oro e avorio, ognuno con la sua maggioranza.
    .ruling = Sia l'[oro](commodity:gold) sia l'[avorio](commodity:ivory) (RR-148, RA-100).
    .reason = Sul tabellone entrambi hanno il numero 12. Il regolamento italiano non ne parla.

RD-69 = Quante carte ha ogni epoca?
    .xl = 29, 22 e 13.
    .w = 29 nel primo mazzo, dice un resoconto del 2011.
    .dc = 30, 21 e 13: 1 carta legname è passata all'epoca I.
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
    .reason = [Oldenburg](card:henry-oldenburg) manca soltanto in una tabella.

RD-71 = Insurrezioni rivoluzionarie: quale categoria conta?
    .s = Commercio.
    .lm = Commercio sulla carta; la scheda riporta il promemoria accanto a Comunicazione.
    .xl = Commercio.
    .dc = Commercio.
    .ruling = Commercio (RR-181).
    .reason = Il promemoria sulla scheda è nella colonna sbagliata.

## Divergenze: che cosa aggiunge l'errata corrige

RD-72 = Mulini a vento/acqua: e se prima la provincia era condivisa?
    .s = Si possono usare ogni volta che il proprietario prende il controllo di una provincia altrui.
    .dc = Solo se lo sconfitto controllava la provincia; lì il commercio spetta agli Annali scritti.
    .er = Solo se prima lo sconfitto controllava la provincia, non se c'erano entrambe le parti.
    .ruling = Solo se lo sconfitto controllava la provincia (RR-139, RA-88).
    .reason = Fa fede l'errata corrige.
    .reading-controlled = lo sconfitto doveva avere il controllo della provincia
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
    .ruling = Solo se nessuno degli avversari nella provincia possiede la [Cattedrale](advance:cathedral); in quel caso conta come usata contro ciascuno di loro (RR-137, RA-87).
    .reason = Fa fede l'errata corrige.

## Decisioni: capitali e ordine di gioco

RA-01 = Come si scelgono le capitali dopo le offerte?
    .ruling = Apertamente: chi ha offerto di più prende una [capitale](term:capital) libera qualsiasi, poi tocca al successivo (RR-058).
    .reason = Due testi dicono così. Un terzo fa scrivere a ognuno una lista di preferenze insieme all'offerta (RD-30).
    .reading-open = ognuno sceglie apertamente quando tocca a lui
    .reading-written-list = ognuno scrive una lista di preferenze insieme all'offerta e deve attenersi a quella

RA-02 = Quanto si può offrire per una capitale, e chi paga?
    .ruling = Un numero intero da $0 a $40. Ognuno paga la propria offerta, anche chi sceglie per ultimo (RR-058, RR-060).
    .reason = Le regole tolgono dai $40 di ciascuno l'offerta per la propria capitale.
    .reading-own-bid = ognuno paga la propria offerta
    .reading-winner-only = paga solo chi ha offerto di più

RA-03 = Che si fa con offerte uguali?
    .ruling = Ogni giocatore in pareggio lancia un dado e chi ottiene di più sceglie prima; se i dadi sono uguali si rilancia (RR-059).
    .reason = Il regolamento italiano parla soltanto di un dado; altri due testi fanno scegliere prima chi ottiene di più. Il rilancio è una nostra aggiunta.
    .reading-higher-first = sceglie prima chi ottiene di più
    .reading-lower-first = sceglie prima chi ottiene di meno

RA-04 = Chi è primo quando più giocatori hanno speso la stessa somma?
    .ruling = Chi, tra i giocatori in pareggio, ha scelto la capitale per ultimo prende un posto qualsiasi del gruppo, poi tocca al penultimo, e così via. Se una trascrizione non mostra altro, ognuno gioca il prima possibile (RR-062, RR-155).
    .reason = Le regole favoriscono chi ha scelto dopo e gli lasciano decidere se giocare prima o dopo gli altri. Una riga `ordine:` che riordina soltanto i giocatori in pareggio è quindi accettata.
    .reading-latest-first = tra i giocatori in pareggio decide prima chi ha scelto la capitale più tardi
    .reading-earliest-first = tra i giocatori in pareggio decide prima chi ha scelto la capitale più presto

RA-05 = E se spendi più denaro di quante pedine hai nello stock?
    .ruling = Paghi tutto e per l'ordine conta tutto, ma ricevi solo le pedine che in quel momento sono nel tuo [stock](term:stock). Quelle che ci tornano dopo non le ricevi (RR-141).
    .reason = Le regole permettono questa spesa a chi vuole giocare per ultimo.
    .reading-stock-at-purchase = solo le pedine che sono nello stock quando si paga
    .reading-later-too = si ricevono anche le pedine che tornano nello stock più tardi, fino al numero pagato

RA-06 = Fin dove si può scendere sotto lo zero?
    .ruling = Fin dove puoi pagare: -n costa $n e non dà pedine (RR-156).
    .reason = Le regole danno -1 solo come esempio, e un altro testo mostra -2.
    .reading-any = qualsiasi numero negativo che si possa pagare
    .reading-minus-one = al massimo -1

RA-07 = Un giocatore eliminato occupa un posto nell'ordine?
    .ruling = Sì, come se avesse speso 0 e con la solita regola per i pareggi; ma non fa più nulla (RR-077, RR-155).
    .reason = Lo dice l'errata corrige. Conta per i numeri delle posizioni e per chi è primo.
    .reading-spends-zero = un giocatore eliminato conta come se avesse speso 0
    .reading-no-place = un giocatore eliminato non ha un posto, e gli altri avanzano

RA-08 = Che cosa scambia il Rinascimento, e per quanto tempo?
    .ruling = I due indicatori si scambiano la posizione all'inizio di una fase, prima di qualsiasi altra cosa, e restano lì fino alla prossima fase ordine di gioco. Una volta per turno per ogni proprietario; se vogliono farlo in più d'uno, vale l'ordine di quel momento (RR-157).
    .reason = Le regole e il loro esempio descrivono lo scambio. Che duri è una nostra interpretazione: gli indicatori sul tavolo sono stati spostati, e nulla li riporta indietro.
    .reading-rest-of-turn = il nuovo ordine vale per il resto del turno
    .reading-this-phase-only = alla fine della fase gli indicatori tornano al loro posto

RA-09 = La Guerra civile manda qualcuno all'ultimo posto: e gli altri?
    .ruling = All'inizio della fase espansione la vittima prende l'ultima posizione in uso e tutti quelli dietro di lei avanzano di una, fino alla fine del turno. Il [Rinascimento](advance:renaissance) si può usare dopo, non prima (RR-157, RR-173).
    .reason = L'errata corrige dà la sequenza (RD-73). Che gli altri avanzino è il nostro modo di intendere «diventa l'ultimo».
    .reading-move-up = i giocatori dietro la vittima avanzano di una posizione
    .reading-swap-with-last = la vittima e l'ultimo giocatore si scambiano la posizione

## Decisioni: estrarre carte

RA-10 = Quanto costa eliminare le condizioni di un lancio di 12?
    .ruling = $10 una volta sola; elimina la condizione dell'oro e quella dell'avorio (RR-065, RR-148).
    .reason = Lo dice un chiarimento alle regole del 1999.
    .reading-once = $10 per entrambi
    .reading-each = $10 per l'oro e $10 per l'avorio

RA-11 = Quanto costa eliminare una doppia mancanza o un doppio surplus?
    .ruling = Il valore base per ciascuna delle due condizioni; puoi anche eliminarne una sola (RR-065, RR-153).
    .reason = Le regole permettono al primo giocatore di eliminare una condizione o entrambe pagando il valore base.
    .reading-each = il valore base per ogni condizione
    .reading-both-at-once = un solo pagamento le elimina entrambe

RA-12 = Quando si forma il mazzo successivo?
    .ruling = Quando si deve estrarre una carta e la pila è vuota, non prima. Chi estrae dopo, anche nella stessa fase, estrae dal nuovo mazzo; le carte in mano restano in mano (RR-029).
    .reason = Le regole parlano del momento in cui serve un'altra carta.
    .reading-on-demand = quando si deve estrarre una carta e non ce ne sono più
    .reading-at-once = appena è stata estratta l'ultima carta

RA-13 = Quale epoca vale per Pirati/vichinghi, Decreto papale e Lotte religiose?
    .ruling = Quella del mazzo da cui si sta estraendo (RR-177, RR-180, RR-188).
    .reason = Le carte parlano dell'epoca in cui vengono giocate, e sul tavolo nient'altro la indica.
    .reading-deck = l'epoca del mazzo in quel momento
    .reading-turn-start = l'epoca del mazzo all'inizio del turno

RA-14 = E se l'ultimo mazzo è vuoto?
    .ruling = Nessuno estrae più: nessuna carta nella fase estrazione carte, nessuna da acquistare con denaro o pedine, nessuna per il bonus o per la maggioranza. Il turno si gioca fino in fondo ed è l'ultimo (RR-159, RR-160).
    .reason = Le regole dicono che la partita prosegue fino alla fine senza altre estrazioni.

RA-15 = E se l'ultima carta esce proprio con l'ultima estrazione di un turno?
    .ruling = Allora quel turno era l'ultimo, anche se la carta è venuta dal bonus o da una mancanza (RR-159).
    .reason = La partita finisce dopo il turno in cui sono state estratte tutte le carte.
    .reading-that-turn = il turno di quell'estrazione è l'ultimo
    .reading-next-turn = si gioca ancora un turno

RA-16 = Si può scartare una carta nel momento in cui si acquista l'Arte dei maestri?
    .ruling = No; il primo scarto si fa nella fase acquisto carte del turno successivo (RR-068).
    .reason = L'errata corrige dice di no e ne parla come di una diffusa regola della casa (RD-22).
    .reading-no = nessuno scarto all'acquisto
    .reading-yes = uno scarto anche all'acquisto

RA-17 = Una carta scartata si mostra?
    .ruling = Sì, che torni in gioco o no; nella trascrizione va nominata (RR-069).
    .reason = Un testo dice che si rivela, e la pila rigiocabile è comunque a faccia in su.

## Decisioni: pagamenti per i prodotti

RA-18 = E se gli spazi pagamento finiscono?
    .ruling = Un pagamento non va mai oltre l'ultimo spazio stampato. Il caso si presenta solo con la lana: 9 province, 10 spazi, e una mancanza insieme all'Accelerazione industriale ne richiederebbe un 11º (RR-044).
    .reason = Le regole parlano di dieci spazi. Ogni altro prodotto ha almeno due spazi in più rispetto alle sue province.
    .reading-last-box = il massimo è l'ultimo spazio stampato
    .reading-formula = i pagamenti proseguono con la stessa formula: valore base per il quadrato del numero

RA-19 = Come si combinano mancanza, surplus e Accelerazione industriale?
    .ruling = Prendi il numero di province, aggiungi 1 per una mancanza o togli 1 per un surplus, e aggiungi 1 per l'[Accelerazione industriale](advance:industry). Sotto 1, o senza nemmeno una provincia, non ricevi nulla (RR-072, RR-149).
    .reason = Le regole spiegano ciascuna cosa con un esempio, e nulla fa pensare che si escludano.

RA-20 = Un giocatore eliminato riceve denaro per prodotti, entrate o maggioranze?
    .ruling = No. I suoi indicatori però contano ancora quando si guarda chi ha più province di tutti gli altri (RR-077, RR-150).
    .reason = Le regole lasciano i pezzi sulla mappa e non parlano di denaro.
    .reading-not-paid = non riceve nulla, ma i suoi indicatori contano contro una maggioranza
    .reading-majority-ignored = non riceve nulla, e i suoi indicatori non contano nemmeno per le maggioranze

RA-21 = Quale condizione consuma una carta con doppio prodotto?
    .ruling = Solo quella del prodotto scelto (RR-046, RR-152).
    .reason = La carta si gioca come quel prodotto.

## Decisioni: eventi

RA-22 = Si può giocare un evento che non può colpire nulla?
    .ruling = Sì. Non succede nulla, ma la carta non è più nella tua mano (RR-074).
    .reason = Nessun testo lo vieta. Fa differenza perché ogni carta in mano rende più cara la stabilizzazione.
    .reading-allowed = si può giocare senza effetto
    .reading-not-allowed = resta in mano finché non ha un bersaglio

RA-23 = Puoi scegliere te stesso come vittima?
    .ruling = Sì con Oro dell'alchimista, Guerra civile, Ribellione e Pirati/vichinghi; per la Guerra serve un altro giocatore (RR-171, RR-173, RR-177, RR-178, RR-182).
    .reason = Le carte ti lasciano la scelta senza eccezioni. Solo nella Guerra ci sono due parti che lanciano.
    .reading-allowed = chi gioca la carta può esserne la vittima
    .reading-others-only = la vittima deve essere un altro giocatore

RA-24 = Si può scegliere un giocatore immune?
    .ruling = No: né chi ha le [Leggi della materia](advance:laws-of-matter) per l'Oro dell'alchimista, né chi ha il [Sovrano illuminato](card:enlightened-ruler) per Oro dell'alchimista, Guerra civile e Ribellione (RR-171, RR-174).
    .reason = Un elenco delle carte dice che questi eventi non si possono giocare contro un giocatore così. Se non resta nessun altro, l'Oro dell'alchimista è una carta inservibile, e gli altri non hanno bersaglio (RA-22).
    .reading-not-allowed = un giocatore immune non può essere scelto
    .reading-no-effect = un giocatore immune può essere scelto, e non succede nulla

RA-25 = Il Sovrano illuminato dell'ultimo turno protegge nel gioco carte finale?
    .ruling = Sì, il [gioco carte finale](phase:final-card-play) fa parte dello stesso turno (RR-161, RR-174).
    .reason = Lo dice un chiarimento alle regole del 1999.
    .reading-yes = la protezione dura per tutto il gioco carte finale
    .reading-no = la protezione finisce prima del gioco carte finale

RA-26 = Quanto prende l'Oro dell'alchimista?
    .ruling = La metà della [cassa scritta](term:written-cash) nell'ultima fase ordine di gioco, arrotondata per eccesso, ma non più di quanto la vittima ha in quel momento. Il denaro messo su un leader è al sicuro; quello speso nella fase acquisto carte riduce soltanto quanto si può prendere (RR-168, RR-171).
    .reason = La carta nomina la cassa scritta e il suo limite.

RA-27 = Quando «tutti i giocatori» possiedono le Leggi della materia?
    .ruling = Quando le possiedono tutti quelli ancora in gioco; allora l'[Oro dell'alchimista](card:alchemists-gold) è una carta inservibile (RR-171).
    .reason = I giocatori fuori dal gioco non possono comunque essere colpiti.
    .reading-still-in-game = contano solo i giocatori ancora in gioco
    .reading-all = contano anche i giocatori eliminati

RA-28 = Di chi è l'indicatore che la Guerra civile riduce?
    .ruling = Non importa di chi: si riduce l'indicatore nella capitale della vittima, anche se è di un avversario (RR-173).
    .reason = La carta parla dell'indicatore nella capitale, e un elenco delle carte aggiunge che può essere di un altro giocatore (RD-26).
    .reading-any-marker = qualsiasi indicatore nella capitale della vittima
    .reading-own-marker = solo l'indicatore della vittima stessa

RA-29 = La metà di quali pedine prende la Guerra civile?
    .ruling = La metà di quelle nella [sezione espansione](term:expansion-box), arrotondata per eccesso; tornano nello stock (RR-173).
    .reason = Un testo osserva che nel gioco carte finale la vittima può perdere la metà di zero pedine (RD-27).
    .reading-expansion = contano solo le pedine nella sezione espansione
    .reading-on-map-too = contano anche le pedine sulla mappa

RA-30 = La Guerra civile può prendere più denaro di quanto ne ha la vittima?
    .ruling = No: la metà della cassa scritta, arrotondata per eccesso, al massimo il denaro in cassa (RR-173).
    .reason = Come per l'Oro dell'alchimista. Il gioco non prevede debiti.
    .reading-at-most-cash = non più del denaro in cassa
    .reading-debt = si deve comunque la metà intera; ciò che manca diventa un debito

RA-31 = Carestia o Misticismo possono abbassare la miseria?
    .ruling = No, un risultato sotto 0 vale 0 (RR-175, RR-176).
    .reason = Con cinque province di grano, o con quattro e il Miglioramento agricolo, la cifra sarebbe negativa; ma la carta non serve a diminuire la miseria.

RA-32 = Per chi vale il Decreto papale, e per quanto tempo?
    .ruling = Per tutti, anche per chi lo gioca, nella fase acquisti di questo turno e per tutti i fattori della categoria nominata (RR-180).
    .reason = Lo dicono due elenchi delle carte. Il testo italiano fa pensare che si nomini un solo fattore (RD-17).
    .reading-category = è vietata tutta la categoria
    .reading-one-advance = si nomina e si vieta un solo fattore

RA-33 = Decreto papale e Lotte religiose nello stesso turno: conta quale viene prima?
    .ruling = No. Il divieto non vale, e per le Lotte religiose si sale comunque in miseria (RR-180, RR-188).
    .reason = Il decreto è annullato se le Lotte religiose si giocano nello stesso turno, prima o dopo (RD-04).
    .reading-strife-wins = l'ordine non conta
    .reading-only-later-strife = tolgono il divieto solo le Lotte religiose giocate dopo il decreto

RA-34 = Che cosa possono colpire i Pirati/vichinghi?
    .ruling = Tante province costiere diverse con indicatori colorati quante ne indica l'epoca, di chiunque siano: anche capitali, Islanda, Africa Occidentale e [province d'oltremare](term:overseas-box). Se ce ne sono meno, tutte (RR-177).
    .reason = Le regole considerano costiere le province d'oltremare, e nessun testo esclude le capitali.
    .reading-all-coasts = ogni provincia costiera, comprese quelle d'oltremare
    .reading-no-overseas = ogni provincia costiera tranne quelle d'oltremare

RA-35 = Quali capitali sono straniere per la Ribellione?
    .ruling = Tutte tranne quella di chi gioca la carta, chiunque le tenga (RR-178).
    .reason = Una capitale appartiene alla potenza che è partita da lì.
    .reading-all-but-own = si può scegliere la propria capitale e nessun'altra
    .reading-no-capital = non si può scegliere nessuna capitale

RA-36 = Che ne è di un indicatore ridotto?
    .ruling = Al suo posto va una pedina colorata dello stesso proprietario, presa dallo stock, e l'indicatore torna sulla scheda. Se lo stock è vuoto, il proprietario prende una pedina dalla sezione espansione o lascia vuota la provincia (RR-075).
    .reason = Lo dicono le regole, che lasciano questa scelta al proprietario.

RA-37 = Dove va il tuo indicatore con Le crociate?
    .ruling = In qualsiasi [mercato](term:market-province) dell'area VI che non domini ancora, ma non in un satellite. Raggio, navi e Via di terra per l'Oriente non contano. Tutti gli altri pezzi che ci sono, anche le tue pedine, tornano ai loro proprietari (RR-183).
    .reason = Un satellite non contiene mai un indicatore. La carta parla di un punto qualsiasi dell'area.
    .reading-any-market = qualsiasi mercato dell'area che non sia tuo
    .reading-satellite-too = si può scegliere anche un satellite

RA-38 = L'indicatore delle Crociate conta subito?
    .ruling = Sì: è colorato, frutta già con le carte prodotto giocate dopo nella stessa fase, e in questo turno si possono piazzare pedine partendo da lì. Ti serve un indicatore libero (RR-183).
    .reason = Un elenco delle carte dice che è colorato.
    .reading-coloured = l'indicatore arriva colorato e conta subito
    .reading-white = l'indicatore arriva bianco e conta a partire dalla fase entrate

RA-39 = Quando Gualtieri Senza Averi vale 30?
    .ruling = Quando Le crociate vengono giocate nello stesso turno, prima o dopo [Gualtieri](card:walter-the-penniless) (RR-050, RR-183).
    .reason = Il credito si usa soltanto più tardi, nella fase acquisti.
    .reading-same-turn = Le crociate nello stesso turno, in qualsiasi ordine
    .reading-before-him = solo se Le crociate sono venute prima

RA-40 = Da quando contano gli Eserciti mongoli?
    .ruling = Dal momento in cui vengono giocati fino alla fine della partita: Le crociate sono una [carta inservibile](term:burden), e [Marco Polo](card:marco-polo) vale 40 se viene giocato dopo, anche nello stesso turno (RR-186).
    .reason = Lo dice la carta.

RA-41 = Che cos'è un'area per la Peste nera?
    .ruling = Una delle aree da I a VIII che sia in gioco; Estremo Oriente e Nuovo Mondo non appartengono a nessuna (RR-184).
    .reason = Lo dicono le note alla mappa.
    .reading-eight-areas = le aree da I a VIII
    .reading-overseas-too = come area si può scegliere anche l'Estremo Oriente o il Nuovo Mondo

## Decisioni: vantaggi militari e Guerra

RA-42 = Quanto dura un vantaggio militare?
    .ruling = Fino alla fine del turno: per il gioco carte e l'espansione e, nell'ultimo turno, per il gioco carte finale (RR-165, RR-172).
    .reason = Le carte parlano di questo turno, e le regole del gioco carte finale lo confermano.

RA-43 = Più vantaggi militari dello stesso giocatore si sommano?
    .ruling = Sì, +1 per ognuno che conta contro l'avversario (RR-172, RR-179).
    .reason = Un testo dà +2 per Armatura e Staffe insieme.
    .reading-add-up = ogni carta dà +1
    .reading-one = +1 in tutto, qualunque sia il numero di carte

RA-44 = E se si gioca l'Arco lungo o la Polvere da sparo quando Armatura o Staffe sono già sul tavolo?
    .ruling = La carta resta, ma non conta contro chi ha giocato l'Arco lungo o la Polvere da sparo (RR-172, RR-179, RR-185, RR-187).
    .reason = Lo dicono un chiarimento e un esempio svolto.
    .reading-against-others = conta ancora contro tutti gli altri
    .reading-gone = non conta più contro nessuno

RA-45 = Da quando Armatura e Staffe in mano sono inservibili?
    .ruling = Dalla prima volta che si gioca l'Arco lungo o la Polvere da sparo fino alla fine della partita (RR-048, RR-185, RR-187).
    .reason = È proprio il caso che le regole usano come esempio di carta inservibile.

RA-46 = Armatura contro Staffe: chi è in vantaggio?
    .ruling = L'[Armatura](card:armor). Conta contro le [Staffe](card:stirrups), che non danno nulla contro chi usa l'Armatura (RR-172, RR-179).
    .reason = L'eccezione c'è solo sulle Staffe. Un testo dice che le due si annullano a vicenda (RD-28).
    .reading-armor-counts = l'Armatura conta, le Staffe no
    .reading-cancel = nessuna delle due conta contro l'altra

RA-47 = Una carta che non dà +1 contro qualcuno vince i pareggi contro di lui?
    .ruling = No. In Guerra la Polvere da sparo vince anche il pareggio contro l'Arco lungo (RR-128, RR-179, RR-187).
    .reason = Un testo estende ai pareggi il vantaggio della Polvere da sparo sull'Arco lungo.
    .reading-no = senza il +1 non si vincono nemmeno i pareggi
    .reading-yes = i pareggi si vincono anche senza il +1

RA-48 = Il vantaggio militare del difensore aiuta quando i dadi sono uguali?
    .ruling = Non ce n'è bisogno: se nero e bianco sono uguali l'attaccante perde comunque, a meno che non abbia lui un vantaggio. Al difensore dà soltanto forza (RR-128).
    .reason = Le regole parlano del vantaggio dell'attaccante.
    .reading-strength-only = il vantaggio del difensore aggiunge forza e nient'altro
    .reading-cancels = il vantaggio del difensore toglie i pareggi anche a un attaccante che ne ha uno

RA-49 = Guerra: totali uguali, ma solo una parte ha un vantaggio militare?
    .ruling = Vince quella parte. Nessun indicatore passa di mano, perché la differenza è 0; il vincitore sale di 1 spazio miseria, lo sconfitto di 2 (RR-172, RR-182).
    .reason = Queste carte vincono i pareggi anche in Guerra.
    .reading-advantage-wins = vince la parte con il vantaggio
    .reading-still-tied = la Guerra resta in pareggio e si rilanciano i dadi

RA-50 = Quando si rilanciano i dadi di una Guerra in pareggio?
    .ruling = All'inizio del round di ogni giocatore successivo in questa fase gioco carte, poi di ogni round nelle fasi gioco carte dei turni seguenti, finché non è decisa. Se il round è di una delle due parti, questa può prima giocare un vantaggio militare, ma nessun'altra carta (RR-182).
    .reason = Le regole chiedono un lancio in ogni round che segue.
    .reading-every-round = un lancio nel round di ogni giocatore
    .reading-once-a-turn = un lancio per turno

RA-51 = Che cosa deve cedere chi perde una Guerra?
    .ruling = Tanti indicatori colorati quanta è la differenza, a scelta dello sconfitto, ma solo dove il vincitore può stare. Tutti quelli che si possono cedere vanno ceduti, e si possono cedere anche le capitali; per ognuno che manca lo sconfitto sale di 1 spazio miseria. L'indicatore del vincitore è colorato (RR-169, RR-170, RR-182).
    .reason = Quasi tutto lo dicono le regole; nessun testo esclude le capitali.
    .reading-all-he-can = si cede ogni indicatore che si può cedere
    .reading-may-refuse = lo sconfitto può salire in miseria invece di cedere

RA-52 = Una Guerra può dare al vincitore più province d'oltremare di quante ne permettono le sue navi?
    .ruling = No (RR-101, RR-169).
    .reason = Le navi oceaniche limitano le province in cui si può entrare e restare.
    .reading-within-ships = non più province di quante ne permettono le navi
    .reading-any = quante province si vuole

RA-53 = E se una parte di una Guerra in pareggio viene eliminata?
    .ruling = La Guerra è finita (RR-077, RR-182).
    .reason = Nessun testo ne parla; non resta nessuno che possa lanciare.
    .reading-over = la Guerra finisce senza vincitore
    .reading-goes-on = la Guerra continua contro i pezzi sulla mappa

## Decisioni: leader

RA-54 = Qual è il primo leader del turno?
    .ruling = Il primo giocato nel turno, da chiunque. Nessun mecenate può usarlo, dovunque stia la carta (RR-081).
    .reason = Le regole fanno eccezione per il primo leader del turno.
    .reading-first-of-turn = in tutto il turno c'è un solo leader chiuso ai mecenati
    .reading-first-of-each-player = il primo leader di ogni giocatore è chiuso ai mecenati

RA-55 = Quanto si può mettere su un leader?
    .ruling = Una somma intera qualsiasi, da $0 a tutta la tua cassa, quando giochi la carta; dopo non puoi più cambiarla (RR-082).
    .reason = Secondo le regole lo decide il proprietario nel momento in cui gioca il leader.

RA-56 = Che cosa paghi come mecenate, e per che cosa?
    .ruling = La somma sulla carta, una volta sola, al proprietario, nel tuo round della fase acquisti e prima di usare i crediti. Da quel momento tutti i crediti della carta sono tuoi per questa fase (RR-083).
    .reason = Nell'esempio delle regole bastano $10 per entrambi i crediti di Colombo.
    .reading-once-all-credits = un solo pagamento per tutti i crediti della carta
    .reading-each-advance = un pagamento per ogni fattore acquistato con la carta

RA-57 = Un leader senza protezione va richiesto?
    .ruling = No. Se non è il primo del turno, abbassa il prezzo in automatico per chiunque possieda il [Mecenatismo](advance:patronage) (RR-083).
    .reason = Non costa nulla, quindi nessuno rinuncerebbe; in una trascrizione non serve nominarlo.
    .reading-automatic = i crediti valgono in automatico
    .reading-claimed = i crediti valgono solo se il mecenate lo dice

RA-58 = Più leader possono abbassare lo stesso prezzo?
    .ruling = Sì, si sommano, e gli [Annali scritti](advance:written-record) aggiungono $10 a ognuno (RR-085).
    .reason = Nessun testo pone un limite.
    .reading-add-up = tutti i leader contano insieme
    .reading-best-one = conta solo il leader migliore

RA-59 = I $10 degli Annali scritti raddoppiano con Marco Polo?
    .ruling = No: 40 e 10 fanno 50 (RR-085, RR-186).
    .reason = Raddoppia soltanto il suo credito.
    .reading-not-doubled = 40 e 10
    .reading-doubled = 40 e 20

RA-60 = Quando si prende un rimborso?
    .ruling = Appena giochi il leader, se possiedi la [Stampa](advance:printed-word), per ogni fattore della carta che possiedi in quel momento. I fattori acquistati più avanti nel turno non ne danno (RR-086, RR-092).
    .reason = Le regole dicono che il rimborso è immediato. Un'altra frase, su cui si basa la seconda interpretazione, parla di rimborsi durante tutto il turno.
    .reading-at-play = solo quando si gioca il leader
    .reading-purchase-phase-too = anche nella fase acquisti di quel turno

RA-61 = Per avere un rimborso bisogna acquistare l'altro fattore della carta?
    .ruling = No (RR-201).
    .reason = Lo dice l'errata corrige; le regole sembrano porre una condizione (RD-21).
    .reading-no-condition = il rimborso vale da solo
    .reading-both = sconto e rimborso da una stessa carta solo se entrambi i fattori si possiedono o si acquistano in questo turno

RA-62 = Il credito aumentato di Gualtieri o di Marco Polo conta nel rimborso?
    .ruling = Sì, conta il credito che hanno in quel momento (RR-086).
    .reason = Nessun testo ne parla; un rimborso restituisce il credito del leader.
    .reading-as-is = il credito aumentato
    .reading-base = il credito stampato, senza l'aumento

## Decisioni: acquisti

RA-63 = E se i crediti superano il prezzo?
    .ruling = Il fattore costa $0, e la differenza va persa (RR-091).
    .reason = Lo dice un testo, e i crediti servono solo ad abbassare i prezzi.

RA-64 = Quanto costa la prima nave?
    .ruling = $10 per la [Galea](ship:galley) 2; nessuno comincia con una nave (RR-089).
    .reason = Nella tabella ogni passaggio costa $10.

RA-65 = Come spostano la nave i Vascelli d'altomare e la Navigazione oceanica?
    .ruling = Subito e gratis, rispettivamente sul 10 e sull'1, da qualsiasi grado; i gradi acquistati prima vanno persi. Dato che nella fase le navi vengono per prime, in quel turno non ci sono altri miglioramenti (RR-010, RR-032, RR-099, RR-101).
    .reason = Secondo le regole l'indicatore nave si muove con l'acquisto del fattore.

RA-66 = Quanto costa la stabilizzazione senza carte?
    .ruling = Niente, e la miseria resta dov'è (RR-102).
    .reason = Il prezzo è una somma, carta per carta, di quelle che hai in mano.

RA-67 = Puoi rifiutarti di pagare la stabilizzazione anche se potresti?
    .ruling = Sì (RR-103).
    .reason = Lo dice un testo, e le regole la descrivono come un acquisto.
    .reading-yes = chiunque può rifiutarsi
    .reading-no = chi può pagare deve pagare

RA-68 = E se l'indice finisce prima di coprire la stabilizzazione non pagata?
    .ruling = Allora sei nel [Caos](term:chaos) e fuori dal gioco (RR-028, RR-103).
    .reason = Il Caos è lo spazio dopo 1000.

RA-69 = I fattori acquistati in questa fase contano per i livelli?
    .ruling = Sì (RR-106).
    .reason = Un esempio fa così, e gli effetti di un fattore valgono da subito.
    .reading-yes = i nuovi fattori contano subito
    .reading-next-turn = i nuovi fattori contano dal turno successivo

RA-70 = Come si combinano l'Illuminismo e i valori di diminuzione?
    .ruling = Somma le differenze di tutti gli spazi che acquisti, dimezza la somma con l'[Illuminismo](advance:enlightenment) arrotondando per eccesso, poi sottrai i valori di diminuzione di questo turno; mai sotto $0 (RR-107, RR-108).
    .reason = I valori di diminuzione abbassano il prezzo della diminuzione, e con l'Illuminismo quel prezzo si dimezza.
    .reading-halve-then-mr = prima si dimezza, poi si sottraggono i valori di diminuzione
    .reading-mr-then-halve = prima si sottraggono i valori di diminuzione, poi si dimezza

RA-71 = E se la miseria è già a 0?
    .ruling = Sotto lo 0 non ci sono spazi; ciò che farebbe scendere ancora l'indicatore va perso, come con il Corpo umano, il Miglioramento agricolo o il Nuovo Mondo (RR-105, RR-189, RR-192).
    .reason = L'indice comincia da 0.

## Decisioni: piazzare pedine

RA-72 = Da dove si possono piazzare pedine?
    .ruling = Dai tuoi pezzi colorati come stanno quando comincia il tuo round, compresi quelli ottenuti nella fase gioco carte di questo turno, e dalla tua capitale, chiunque la tenga (RR-110).
    .reason = Le regole escludono solo i pezzi bianchi piazzati in questo turno e ammettono sempre la capitale.

RA-73 = Per quali province può passare una carovana?
    .ruling = Per una provincia vuota, tua, o in cui gli avversari hanno solo pezzi bianchi o meno pedine colorate del numero mercato. Deve essere in gioco e aperta per te ([Via di terra per l'Oriente](advance:overland-east)). Si può passare anche per una provincia appena conquistata (RR-113).
    .reason = Le regole chiudono solo le province controllate da un avversario, e definiscono il controllo con i pezzi colorati.

RA-74 = Come si contano le tappe di una galea?
    .ruling = Dalla tua base sulla costa, 1 per ogni provincia costiera in cui entri, destinazione compresa. Gli avversari non fermano le navi. Una provincia con due coste separate conta per le navi come due luoghi (RR-095).
    .reason = Un testo elenca tutte le destinazioni di Londra con la Galea 2, e contando così si ottiene esattamente quell'elenco.

RA-75 = Quanto costa un mare con I cieli?
    .ruling = 1 tappa, una volta per trasporto: costa, mare, costa (RR-097).
    .reason = Le regole trattano il mare come una provincia costiera, e un testo conta un mare per ogni trasporto (RD-23).

RA-76 = Le navi possono passare per aree fuori gioco?
    .ruling = Sì; le vie di terra invece no (RR-057).
    .reason = Le regole lo permettono solo alle navi.

RA-77 = Che cosa conta per la capacità delle tue navi?
    .ruling = Tutte le pedine portate via nave nella stessa provincia in questo turno, anche quelle perse in un attacco. Le pedine che potrebbero arrivare via terra non contano (RR-098, RR-131).
    .reason = In un esempio delle regole un attacco perso ha esaurito la capacità delle navi.

RA-78 = Pedine arrivate via terra e via nave possono unirsi in un attacco?
    .ruling = Sì, nei limiti della capacità per quelle arrivate via nave. Il caso non si presenta mai, perché in una provincia raggiungibile via terra può arrivare per quella via qualsiasi numero di pedine (RR-098).
    .reason = Segue dalle regole.

RA-79 = Che cosa conta per il grado delle navi oceaniche?
    .ruling = Ogni provincia d'oltremare con un tuo pezzo, comprese quelle in cui sei entrato in questo turno (RR-101).
    .reason = Le regole limitano le province in cui entri e resti.

## Decisioni: competizione

RA-80 = Le pedine già presenti nella provincia contano in un attacco?
    .ruling = Sì; e se l'attacco fallisce, perdi tutti i pezzi che hai lì (RR-124, RR-129).
    .reason = Lo dicono due testi.
    .reading-count = le pedine già presenti contano come parte dell'attacco
    .reading-new-only = contano solo le pedine piazzate ora

RA-81 = Come si attaccano più avversari in una provincia?
    .ruling = Tutti insieme. I loro pezzi si sommano, e ogni tipo di bonus conta una volta se lo ha almeno uno di loro. Un tuo bonus conta solo se vale contro ciascuno di loro (RR-124).
    .reason = Lo dicono due testi.

RA-82 = Che cosa raddoppia di preciso nella propria capitale?
    .ruling = Indicatore o pedine, satelliti e [Nazionalismo](advance:nationalism); i vantaggi militari si aggiungono dopo. Il numero di pedine deve comunque raggiungere il numero mercato (RR-025, RR-124).
    .reason = L'errata corrige raddoppia il Nazionalismo in tre esempi (RD-74). Le regole contano i satelliti nel valore base; il resto è una nostra deduzione.
    .reading-base-and-nationalism = raddoppiano pezzi, satelliti e Nazionalismo
    .reading-pieces-only = raddoppiano solo l'indicatore o le pedine

RA-83 = I pezzi bianchi difendono?
    .ruling = Sì, con la stessa forza. Un satellite supporta indicatori bianchi e colorati, ma la sua pedina deve essere colorata (RR-123, RR-126).
    .reason = Le regole richiedono il lato colorato solo nel satellite.

RA-84 = Si possono inviare più pedine di quante ne richiede un attacco?
    .ruling = Sì; ciò che non serve va nello stock (RR-124, RR-132).
    .reason = Un esempio delle regole fa così.

RA-85 = Quando un piazzamento diventa un attacco?
    .ruling = Quando lì c'è un indicatore avversario, o quando con il piazzamento i pezzi superano il numero mercato. Se lo raggiungono soltanto è ancora pace, e una provincia piena con pedine di due giocatori non ha indicatore (RR-124, RR-130).
    .reason = Lo dicono le regole e il loro primo esempio. Un testo dice una volta «raggiungono o superano» (RD-29).
    .reading-exceeds = è un attacco quando i pezzi superano il numero mercato
    .reading-equals = è un attacco già quando i pezzi raggiungono il numero mercato

RA-86 = Quando si sostituiscono le pedine dopo un attacco vinto?
    .ruling = Subito: con un indicatore in un mercato, con una pedina in un satellite (RR-129, RR-132).
    .reason = Lo dicono le regole.

RA-87 = Quante volte e quando funziona la Cattedrale?
    .ruling = Una volta per turno contro ogni giocatore che non la possiede, in attacco o in difesa, dichiarandolo prima dei dadi. Contro più avversari solo se nessuno di loro la possiede, e allora conta contro tutti loro. Chi attacca deve comunque inviare le pedine che un attacco richiede (RR-137).
    .reason = Lo dicono l'errata corrige e altri due testi; il regolamento italiano lascia qualche dubbio (RD-07, RD-75).
    .reading-each-attack-or-defence = una volta per turno contro ogni giocatore che non la possiede, in attacco o in difesa
    .reading-attack-only = una volta per turno contro ogni giocatore che non la possiede, solo in attacco
    .reading-one-a-turn = una sola vittoria automatica per turno

RA-88 = Quando si possono usare i Mulini a vento/acqua?
    .ruling = Subito dopo un attacco vinto, una volta per turno, se lo sconfitto controllava tutta la provincia, con un indicatore o con la pedina di un satellite. Prima del lancio paghi tante pedine quante ne indica il numero mercato; sono perse in ogni caso (RR-139).
    .reason = L'errata corrige ne esclude l'uso se nella provincia c'erano entrambe le parti (RD-72). Un testo richiede un indicatore.
    .reading-controlled = lo sconfitto aveva un indicatore, o la pedina di un satellite
    .reading-marker-only = lo sconfitto doveva avere un indicatore

RA-89 = E se in un commercio forzato una delle parti non ha carte?
    .ruling = Allora non si può tentare: a te serve una carta da dare, allo sconfitto una da farsi prendere (RR-139).
    .reason = Nessun testo ne parla; per uno scambio servono due carte.

RA-90 = Quando si può sostituire un indicatore con una pedina?
    .ruling = Solo quando tutti i tuoi 25 indicatori sono sulla mappa e te ne serve uno. Al suo posto va una pedina dello stock (RR-134).
    .reason = Le regole indicano questo scopo, e un chiarimento ne fa una condizione.
    .reading-only-if-needed = solo se non restano indicatori
    .reading-any-time = quando il proprietario vuole

RA-91 = E se non hai più indicatori?
    .ruling = Le pedine restano come sono, al massimo fino al numero mercato (RR-036, RR-133).
    .reason = Senza un indicatore non c'è nulla con cui sostituirle.

RA-92 = Si possono aggiungere pedine in un mercato che si domina?
    .ruling = No (RR-022).
    .reason = Lo dicono due testi: un mercato contiene un indicatore o delle pedine.

RA-93 = Quando si risolve la Sacra indulgenza, e tra chi?
    .ruling = All'inizio della fase espansione, dopo la Guerra civile e gli eventuali scambi del Rinascimento, tutti insieme. I giocatori eliminati non pagano e non contano. Chi deve dare pedine le dà per primo (RR-118, RR-120).
    .reason = Le regole indicano l'inizio della fase. L'ordine tra gli effetti è nostro.

RA-94 = Sacra indulgenza: e se hai troppo poche pedine?
    .ruling = Vanno tutte quelle che hai. Per le altre paghi $1 l'una, oppure sali di 1 spazio miseria per tutte insieme. Se non puoi pagare, sali in miseria (RR-120).
    .reason = Le regole propongono denaro oppure uno spazio.
    .reading-cash-or-one-space = denaro, oppure 1 spazio miseria per tutto ciò che manca
    .reading-space-each = denaro, oppure 1 spazio miseria per ogni pedina che manca

RA-95 = Quante carte si possono acquistare con le pedine?
    .ruling = 1 in ogni fase espansione; per il prezzo si contano le carte acquistate da tutti (RR-122).
    .reason = Le regole ne permettono una a ogni giocatore.

RA-96 = Chi riceve la carta del bonus?
    .ruling = Chi ha più indicatori bianchi ancora sulla mappa, almeno 1; a parità di indicatori, chi ha giocato prima in questa fase espansione (RR-142).
    .reason = Lo dicono le regole.

## Decisioni: entrate e condizioni

RA-97 = In che ordine si svolge la fase entrate?
    .ruling = Carta del bonus, pezzi girati sul lato colorato, profitti sulla cassa, entrate, Nuovo Mondo, fine delle vecchie condizioni, poi due lanci con le loro maggioranze, uno dopo l'altro (RR-143, RR-145, RR-147).
    .reason = Le regole lo dicono solo di sfuggita; la carta del bonus, in realtà, è ancora l'ultimo atto dell'espansione.

RA-98 = Quanto frutta Interesse & profitto?
    .ruling = Tanto denaro quanto ne avevi in cassa prima delle entrate, al massimo le tue entrate della mappa, più $10 con la [Classe media](advance:middle-class) (RR-145, RR-146).
    .reason = Nell'esempio delle regole si calcola così.

RA-99 = E se due giocatori sono in pareggio con il maggior numero di province?
    .ruling = Allora nessuno ha la maggioranza (RR-150).
    .reason = Secondo le regole bisogna averne più di tutti gli altri.

RA-100 = Una doppia condizione o un 12 conta due volte per la maggioranza?
    .ruling = Sì: chi ha la maggioranza estrae o paga per ogni condizione, e oro e avorio si guardano separatamente (RR-148, RR-150).
    .reason = Lo dice un chiarimento alle regole del 1999.

RA-101 = Mancanza e surplus dello stesso prodotto nella stessa fase?
    .ruling = Non succede nulla: niente carta e niente pagamento (RR-152).
    .reason = Secondo le regole le due condizioni si annullano a vicenda.
    .reading-nothing = i due lanci non lasciano traccia
    .reading-majority-stands = le condizioni si annullano, ma la carta si estrae e il pagamento si fa

RA-102 = E se non puoi pagare per un surplus?
    .ruling = Paghi quello che hai (RR-150).
    .reason = Nessun testo ne parla; il gioco non prevede debiti.
    .reading-what-he-has = si paga tutta la cassa rimasta, il resto è condonato
    .reading-misery = ciò che manca costa 1 spazio miseria

RA-103 = Il Nuovo Mondo aiuta già nel turno in cui lo acquisti?
    .ruling = Sì, la fase entrate viene dopo (RR-109).
    .reason = Gli effetti di un fattore valgono da subito.

## Decisioni: la fine della partita

RA-104 = Qualcuno possiede tutti e 26 i fattori: che cosa si gioca ancora?
    .ruling = Tutto il turno, con i lanci per mancanze e surplus, e il [gioco carte finale](phase:final-card-play) (RR-159, RR-161).
    .reason = Lo dice l'errata corrige.

RA-105 = Come si svolge il gioco carte finale?
    .ruling = Nell'ordine dell'ultimo turno, ogni giocatore gioca tutte le sue carte una per una, nella sequenza che preferisce. Le carte inservibili restano in mano. I leader danno solo rimborsi, e nessuno può scartare né eliminare condizioni (RR-161, RR-162, RR-163).
    .reason = Lo dicono le regole.

RA-106 = Guerra nel gioco carte finale: quante volte si lancia?
    .ruling = Al massimo una volta in ognuno dei round che restano. Se anche allora è pareggio, finisce senza vincitore, e la miseria dei pareggi resta (RR-164, RR-205).
    .reason = Lo dicono le regole. In un esempio il quarto di 6 giocatori può provocare 3 lanci.

RA-107 = Guerra civile nel gioco carte finale: che cosa perde la vittima?
    .ruling = La vittima può scegliere la metà di zero pedine; la miseria e la capitale ridotta restano (RR-161, RR-173).
    .reason = Lo dice un testo: a quel punto le sezioni espansione sono vuote.

RA-108 = E se i punteggi sono uguali?
    .ruling = I giocatori con il punteggio più alto condividono la vittoria (RR-166).
    .reason = Nessun testo prevede uno spareggio.
    .reading-shared = vincono tutti insieme
    .reading-more-cash = vince chi ha più denaro in cassa

RA-109 = Un giocatore eliminato fa punti?
    .ruling = No (RR-077, RR-166).
    .reason = Chi è eliminato è fuori dal gioco.

RA-110 = Come finisce la partita con un limite di tempo?
    .ruling = I giocatori stabiliscono dopo quale turno ci si ferma. Quel turno non ha la fase ordine di gioco ed è seguito dal gioco carte finale (RR-007, RR-159).
    .reason = Secondo le regole la partita finisce con un turno completo, comunque si arrivi alla fine.

## Decisioni: diplomazia, materiali e giocatori eliminati

RA-111 = Quanto costa violare le regole della diplomazia?
    .ruling = 1 spazio miseria (RR-158).
    .reason = Lo dice il regolamento italiano; un altro testo aggiunge la metà della cassa scritta (RD-08).
    .reading-misery = 1 spazio miseria
    .reading-misery-and-half-cash = 1 spazio miseria e la metà della cassa scritta

RA-112 = E se una carta viene mostrata per errore?
    .ruling = La si gioca appena si può, oppure si paga la penalità. In una trascrizione non serve dire perché una carta è stata giocata (RR-158).
    .reason = Lo dice un testo.

RA-113 = La banca può restare senza denaro?
    .ruling = No (RR-012).
    .reason = Nessun testo pone un limite al denaro.

RA-114 = Gli eventi possono colpire i giocatori eliminati?
    .ruling = Non quelli giocati contro un giocatore (Oro dell'alchimista, Guerra civile, Guerra). Gli eventi su province e aree colpiscono i loro pezzi come tutti gli altri (RR-077, RR-171, RR-173, RR-182).
    .reason = I pezzi restano sulla mappa; il giocatore è fuori.
    .reading-pieces-only = i pezzi possono essere colpiti, il giocatore no
    .reading-not-at-all = non possono essere colpiti né i pezzi né il giocatore

RA-115 = Con quanta forza si difendono i pezzi di un giocatore eliminato?
    .ruling = Come prima: il numero mercato per un indicatore, i satelliti, il raddoppio nella propria capitale e il Nazionalismo nell'area della capitale. Nessun vantaggio militare e niente Cattedrale, e non attaccano mai (RR-078).
    .reason = Le regole nominano il Nazionalismo come unico fattore che conta ancora; capitali e satelliti non sono fattori.

RA-116 = E se un giocatore lascia la partita?
    .ruling = Come nel Caos: la mano si scarta, i pezzi restano (RR-167).
    .reason = Secondo le regole un giocatore così è considerato eliminato.

## Decisioni: punti su cui nessun testo dice nulla

RA-117 = Più difensori hanno giocato carte militari: che cosa conta?
    .ruling = La somma più alta tra quelle dei singoli difensori. In ogni somma contano solo i vantaggi che valgono contro chi attacca (RR-124, RR-172).
    .reason = Nessun testo prevede il caso. Con più difensori ogni tipo di bonus conta una volta sola (RA-81), quindi anche questo.
    .reading-strongest = conta solo il difensore con la somma più alta
    .reading-add-up = si sommano i vantaggi di tutti i difensori

RA-118 = Due avversari che insieme riempiono un mercato fermano una carovana?
    .ruling = No. Controlla la provincia solo chi, da solo, ha lì tante pedine colorate quante ne indica il numero mercato (RR-113).
    .reason = Le regole parlano del controllo di un avversario, e nessuno controlla una provincia in cui stanno due giocatori.
    .reading-not-controlled = la carovana può passare tra loro
    .reading-controlled = insieme controllano la provincia e nessuna carovana passa

RA-119 = Le galee possono attraversare le acque dell'area V senza la Via di terra?
    .ruling = Sì. Senza la [Via di terra per l'Oriente](advance:overland-east) non puoi entrare nell'area V, ma le sue coste contano come tappe di un viaggio più lungo (RR-095, RR-112).
    .reason = Non cambia mai nulla: su nessun tabellone il percorso di una galea tra due altre aree è più breve lungo l'area V. Le navi possono passare perfino dalle aree fuori gioco.

RA-120 = Guerra civile: la capitale si riduce prima di contare la metà delle pedine?
    .ruling = Sì. Con lo stock vuoto la pedina per la capitale viene dalla [sezione espansione](term:expansion-box), e si perde la metà di quelle che restano lì (RR-173).
    .reason = La carta nomina prima la capitale. L'ordine conta solo se lo stock è vuoto.
    .reading-capital-first = la metà di quello che resta dopo la riduzione della capitale
    .reading-tokens-first = la metà di quello che c'era prima

RA-121 = Chi perde una Guerra e per questo cade nel Caos cede qualcosa?
    .ruling = Sì. Prima cede le province, e solo dopo scarta la mano (RR-077, RR-182).
    .reason = La miseria e la cessione vengono dallo stesso lancio; chi è eliminato non fa più nulla, quindi la cessione viene prima.
    .reading-cedes-first = lo sconfitto cede, e poi è eliminato
    .reading-cedes-nothing = lo sconfitto è eliminato subito e non cede nulla
