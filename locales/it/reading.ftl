### Parole che si scrivono tra i nomi in una partita e per le quali la forma canonica ha dei segni, o che tralascia.
### Elenchi di parole separate da virgole. Le forme flesse dei nomi stanno con i nomi.

## Tra un elemento e l'altro
reading-and =
    e, ed, poi, e poi, più, piu, insieme a, seguito da, infine, dopo, quindi,
    assieme a, seguita da, dopodiché,
    e anche, oltre a, e ancora, nonché,
    e infine, dopo di lui, dopo di lei, dopo di che, poi anche, più anche, mentre, e dopo, per ultimo, per ultima,
    per primo, per prima,  da ultimo, e per finire, per finire, assieme, insieme,
    ma, e per ultimo, e per ultima
## Tralasciate: articoli, possessivi, verbi e nomi che da soli non dicono nulla.
reading-filler =
    il, lo, la, i, gli, le, un, uno, una, di, del, dello, della, dei, degli, delle, suo, sua, suoi, sue, ha, hanno, è, sono, adesso, mette, mettono,
    messo, piazza, piazzato, pone, posa, manda, mandato, invia, sposta, muove, mosso, va, vanno, andato, andata, sbarca, sbarcato, prende, preso,
    pesca, sceglie, scelto, vince, vinto, compra, comprato, acquista, acquistato, costruisce, costruito, usa, usato, esplora, esplorato, scopre,
    scoperto, gioca, giocato, fa, segnalino, segnalini, tessera, tessere, lato, casella, pezzo, pezzi, ciascuno, aggiunge, in vendita, nuovo, nuova,
    nuovi, nuove, in tutto, totale, risultato, carta, spedizione, dichiara, dichiarato, si, che, col, coi, nave, pedina, pedine, dado, dadi, tira,
    tirato, lancia, lanciato, attacca, attaccato, guarda, guardato, osserva, colonizza, colonizzato, occupa, occupato, entra, entrato, protezione,
    stabilisce, sistema, insedia, espande, espanso, giocatore, ci, ne, conquista, invade, invaso, parte, partito, arriva, arrivato, sceglie di,
    decide di, finisce,   loro, sua nave, tocca a, adesso tocca a,
    piazzano, mandano, inviano, spostano, muovono, salpa, salpano, fa salpare, sbarcano, colonizzano, occupano, scelgono, pescano, comprano,
    acquistano, costruiscono, usano, esplorano, scoprono, si aggiudica, posiziona, posizionano, piglia, anche, ancora,
    offre, offerto, offrono, punta, puntato, scoperte, sul tavolo, in questo turno, questo turno, questa volta, lui, lei, comincia, inizia, parte con,
    continua, prosegue, chiude, chiude con, totalizza, migliora, migliorato, potenzia, tenta, tentato, recluta, reclutato, addestra, addestrato,
    manda in, in gioco, esplorando, andando, comprando, prendendo, mette giù, butta, buttato, mostra, mostrato, gettone, gettoni, gettone di,
    del valore di, vale, turno, posto, spazio, postazione, spedizione in, spedizione di, viaggio, missione, torna, resta, rimane, tiene, avanzano,
    rimasti, poi ancora, pure, già, solo, soltanto, sempre, ecco, escono, esce, uscite, uscita, usciti, estratte, estratti, rivelate, disponibili,
    disponibile, si prende, si compra, salta su, risulta, dei suoi, delle sue, uno dei, una delle, sono usciti, sono uscite, in mare, colpisce,
    saccheggia, assale, assalito, gettano, punti a, si trova, apre, aperto, gli altri, tiri, tiro, lanci, i dadi, fare, fatto, fanno, giocano, giocata,
    giocato da, vanno a,
    difende, difeso, ci sono, c'è, dà, dato, si sposta,
    altro, altra, altri, altre, un altro, un'altra, un'altro,
    questo, questa, questi, queste, quello, quella, quelli, quelle, lo stesso, la stessa, mio, mia, nostro, nostra,
    nostri, nostre, al suo, alla sua, il suo, la sua, i suoi, le sue, ciascuna, ognuno, ognuna, a testa, ogni, tutto,
    tutta, tutti e, proprio, propria, propri, mica, pur, bene, benissimo, finalmente, subito, intanto, stavolta, oggi,
    stasera,   così, inoltre, invece, ormai, appena, tranquillamente, pacificamente, con successo,
    successo, che fortuna, purtroppo, evviva, peccato, addirittura, giusto, solamente, da solo, da sola, soli, sole,
    sola, è stato, è stata, sono stati, sono state, era, erano, fu, stato, stata, essere, avere, ha fatto,
    hanno fatto, ho, abbiamo, siamo, c'erano, ce n'è, si è, si sono, ha già, hanno già, aveva, avevano, ha ancora,
    gli resta, le resta, le restano, gli restano, restano, resta con, rimane con, rimangono, mett~, mess~, mette su,
    piazz~, posizion~, colloc~, pos~, port~, sped~, sped, spedisce, spedito, invi~, mand~, spost~, muov~, mossa,
    andat~, arriv~, giung~, giunto, giunta, approd~, sbarc~, salp~, navig~, viaggi~, part~, torn~, entr~, sal~,
    scend~, sceso, scesa, prend~, pres~, pigli~, prelev~, pesc~, estra~, estrae, estratto, scegli~, scegl~, scelta,
    scelti, opt~, opt~ per, prefer~, punt~, prenot~, compr~, acquist~, costru~, us~, utilizz~, gioc~, cal~, lanci~,
    tir~, butt~, gir~, volt~, rivel~, mostr~, scopr~, scoper~, scoperta, scoperti, esplor~, esploro, colonizz~,
    occup~, conquist~, invad~, invas~, attacc~, assal~, assed~, combatt~, difend~, dichiar~, proclam~, scaten~,
    provoc~, reclut~, arruol~, addestr~, form~, studi~, ricerc~, svilupp~, migli~, miglior~, potenzi~, aggiung~,
    aggiunto, aggiunta,  raccogl~, raccolto, raccolta, raccolti, annett~, annesso, annessa, impossess~,
    s'impossessa, si impossessa, prende possesso, un~, unisce, si unisce, si aggiunge, convert~,  
      bloccat~, blocc~, chiud~, chiuso, apr~, cominci~, inizi~, continu~, prosegu~, fin~, conclud~,
    concluso, segn~, annot~, facendo, risponde, risponde con, segue, seguono, dice, dicono, chiama, chiede, tent~,
    prov~, riprov~, ci prova, ci riprova, riesce, riesce a, riescono, decid~, deciso, vuole, vogliono, 
    stabilizz~, stabil~, ottien~, tien~, avanz~, fa avanzare, si muove, si piazza, si mette, ci va, ci vanno,
    ci mette, ci piazza, ci manda, ci si butta, si butta, si butta su, si lancia, si siede, si accaparra, accaparra,
    sceglie per sé, si fa, si fa dare, se lo prende, se la prende, se li prende, se le prende, piglia su, fa sua,
    fa suo,  cade a, passa a, tocca, spetta, spetta a, va a, vanno alla, andare, uscita la, è uscito, è uscita,
    capita, capitato, è capitato, è capitata, toccato, assegnato, assegnata, fa uscire, rischia, apre con,
    comincia con, inizia con, parte da, ricomincia, uomo, uomini, omino, omini, uno dei suoi, una delle sue,
    un altro dei suoi, ultimo, ultima, ultimi, ultime, i due, le due, gli ultimi, le ultime, i suoi due, prossimo,
    prossima, seguente, successivo, successiva, vecchio, grande, piccolo, bel, bello, bella, intero, intera, pieno,
    piena, mezzo, qui, qua, lì, là, a casa, sul posto, davanti, in fondo, in cima, in testa, a terra, oltremare,
    in giro, da sinistra, da sinistra a destra, da destra, sinistra, destra, in ordine, nell'ordine, in quest'ordine,
    quest'ordine, in questo ordine, per ordine, a turno, tavolo, tavola, banca, riserva, mano, in mano, cassa,
    scatola, fila, riga, colonna, carte, spazi, box, regione, terra, zona, provincia, città, in più, extra, in cambio,
    gratis, gratuito, gratuita, gratuitamente, per sé, per se, da parte, in proprio, sul mercato, in offerta,
    a disposizione, sul tabellone, appena usciti, appena uscite, girate, girati, esposte, esposti, in vista, pescati,
    pescate, partita, del giro, di questo giro, di questo turno, del turno, al momento, per ora, per adesso,
    per questo turno, per questa volta, per quest'anno, dopo, prima di, prima del, alla fine, in finale, finale,
    finali, punteggio, dalla riserva, dalla banca,  con la forza, sempre lì, pure lì, pure lui, pure lei,
    anche lui, anche lei, insieme, esce la carta, cioè, ovvero, ossia, niente male, grandioso, sangue,
    dai settori, dai suoi settori, dalle colonie, punti, va alla, esce per, tocca ad,   
     in coda, primo giocatore, tirato a sorte, a sorte, sorteggiato, sorteggio, estratto a sorte, ordine,
    sul tavolo ci sono, speriamo bene, speriamo, dadi non segnati, non segnati, senza dadi, la battaglia, l'esito,
    spareggio, tra i due, li, gliel, glielo, gliela, se lo, se la, l'ha, l'hanno, lo ha,
    la ha, me, te, conti,
    il dominio, dominio, con Arte dei maestri, con l'Arte dei maestri, carta di, la sua carta, sopra, di protezione,
    al posto di dominio, la partita, con la mappa, si gioca, giochiamo, gioco, mappa,
    vieta, proibisce, bandisce, colpiscono, scoppia, scoppiano, su vasta scala,   in tutto il, gioca come,
    max, massimo, bonus
## Prima di un bersaglio o di una meta
reading-to =
    a, ad, al, allo, alla, ai, agli, alle, in, nel, nello, nella, nei, negli, nelle, su, sul, sullo, sulla, sui, sulle, verso, contro, vs, per,
    dentro, dentro a, fino a, fino in, presso, dalle parti di, nelle casella,
    sopra, sotto, dentro al, dentro alla, accanto a, accanto al, addosso a, in direzione di, nella casella,
    sulla casella, nel box, sul box, al box, a bordo, davanti a, fra, tra, attraverso, lungo, all'interno di,
    come
reading-from = da, dal, dallo, dalla, dai, dagli, dalle
reading-with =
    con, usando,
    mediante, tramite, insieme con, coi suoi, con i suoi,
    col, coi, con un, con una, con il, con la, con i, con gli, con le, con lo, grazie al, grazie alla, grazie a
## Prima del risultato
reading-gain =
    ottiene, ottenuto, riceve, ricevuto, trova, trovato, guadagna, guadagnato, incassa, incassato, rivela, rivelato, prende, guadagnano, prendono,
    incassano, ha ricevuto, guadagnando, ricevendo,
    ottengono, ricevono, trovano, rivelano,
    intasca, intascato, raccoglie, prende in tutto, si porta a casa, ricava, ricavato, incassando, ottenendo, prendendo, porta a casa, vince, tira su,
    prelevando,
    vinto, preso,
    ottien~, ricev~, trov~, guadagn~, incass~, intasc~, raccogl~, ricav~, frutt~, rend~, rende, fruttando, fruttano,
    gli dà, le dà, gli danno, le danno, dà, danno, dando, vale, valgono, valore, ritir~, ritira, prende dalla banca,
    si prende, fa, fanno, facendo, ha ora, ora ha, adesso ha, possied~, possiede, conta, conta su, può contare su,
    più, in cambio, in premio, come ricompensa, ricompensa, rimborso, rimborso di, riceve indietro, rimborsat~,
    avanza di, sale di, si ritrova con, si ritrova, si ritrovano, prod~, produc~, dispone di, ha in cassa, ha in mano,
    ha incassato, hanno incassato,
    porta, portano, assegna
## Prima di ciò che si perde o si paga
reading-loss =
    perde, perso, perdono, paga, pagato, pagano, spende, speso, meno, rinuncia a, rimuove, toglie, sacrifica, sacrificato, versa, versato, cede,
    muore, pagando, perdendo,
    spendono, tolgono,
    spendendo, rinuncia, rinunciando a, consegna, ci rimette, sborsa, sborsato, restituisce, scartando, usando su,
    perd~, pers~, pag~, spend~, spes~, vers~, sacrific~, rinunci~, sbors~, ced~, consegn~, restitu~, scart~, tolg~,
    rimuov~, rimoss~, elimin~, investe, invest~, cost~, costa, costano, costato, costata, gli costa, le costa, cadono,
    cade, cadut~, muoiono, mort~, al prezzo di, alla modica cifra di, ci lascia, ci lasciano, lascia sul campo,
    lasciano, ci rimettono
reading-for =
    per, al costo di,
    a, ad,
    al prezzo di, in cambio di, pagando, pagandolo, pagandola, pagandoli, pagandole
## Non si è fatto nulla
reading-not =
    non, niente, nulla, nessuno, nessuna,
    rinuncia a, salta, non vuole, mai, neanche, non può, rifiuta,
    non possono, non può permettersi, non può permettersi nulla, non se la sente, nessun, neppure, nemmeno, né,
    rinuncia, rinunciano, salta il giro, non fa, non voleva, non ha, non ha voluto, resta fermo, resta ferma,
    sta fermo, sta ferma, non ne vuole
## Nelle intestazioni, con una lettera o un numero
reading-phase = fase, passo, parte, n, n., nr, numero, di, del, della, dei, delle, il, la
## Lettere attaccate all'inizio di una parola; - dove non ce ne sono
reading-prefix-and = -
reading-prefix-to = all', nell', sull'
reading-prefix-from = dall'
reading-prefix-the = l', un', dell', quell'
## Desinenze dei nomi dei giocatori
reading-endings = -
## Numeri
reading-number-0 =
    zero, niente, nulla,
    nessun, nessuna, nessuno, neanche un, neanche una
reading-number-1 =
    uno,
    una, un, uno solo, una sola, un solo, singolo, singola
reading-number-2 =
    due, un paio di, entrambi,
    entrambe, tutti e due, tutte e due,
    un paio
reading-number-3 = tre
reading-number-4 = quattro
reading-number-5 = cinque
reading-number-6 = sei
reading-number-7 = sette
reading-number-8 = otto
reading-number-9 = nove
reading-number-10 = dieci
reading-number-11 = undici
reading-number-12 = dodici
reading-number-13 = tredici
reading-number-14 = quattordici
reading-number-15 = quindici
reading-number-16 = sedici
reading-number-17 = diciassette
reading-number-18 = diciotto
reading-number-19 = diciannove
reading-number-20 = venti
reading-number-30 = trenta
reading-number-40 = quaranta
reading-number-50 = cinquanta
reading-number-60 = sessanta
reading-number-70 = settanta
reading-number-80 = ottanta
reading-number-90 = novanta
reading-number-100 = cento
## Numeri dei turni
reading-ordinal-1 = primo, prima
reading-ordinal-2 = secondo, seconda
reading-ordinal-3 = terzo, terza
reading-ordinal-4 = quarto, quarta
reading-ordinal-5 = quinto, quinta
reading-ordinal-6 = sesto, sesta
reading-ordinal-7 = settimo, settima
reading-ordinal-8 = ottavo, ottava
reading-ordinal-9 = nono, nona
reading-ordinal-10 = decimo, decima
## Dietro al numero di un turno scritto in cifre; - se non c'è nulla
reading-ordinal-endings = a, o
## Il segno di un numero negativo
reading-minus = meno
## Dopo queste parole un giocatore è chi subisce
reading-attack = attacca, attaccato, combatte, assale, invade, batte, sconfigge, sconfitto, colpisce, affronta
## Prima di chi subisce qualcosa
reading-against = contro, vs
## Prima di chi agisce: lo fa il giocatore che segue
reading-by = da, dal, dalla, grazie a, per mano di, ad opera di
## Di chi parla la riga
reading-pronoun = lei, lui, essa, esso, loro, sé, se, stesso, stessa
## Ciò che segue è un'intestazione
reading-now = ora, adesso, passiamo a, passiamo al, passiamo alla, passiamo ai, passiamo agli, passiamo alle, si passa a, si passa al, si passa alla, si passa ai, si passa agli, si passa alle, è l'ora di, è ora di, tocca a, tocca al, tocca alla, tocca agli, tocca alle, tocca ai, via a, via al, via alla, via ai, via alle, eccoci a, eccoci al, eccoci alla, eccoci alle, siamo a, siamo al, siamo alla, siamo alle, siamo ai, poi
## Desinenze dei verbi che negli elenchi qui sopra stanno con ~
reading-verb-endings =
    a, ano, ato, ata, ati, ate, ando, are, o, iamo, ava, avano, ò, arono, erà, e, ono, uto, uta, uti, ute, endo, ere, eva, è, i, isce, iscono, ito, ita, iti,
    ite, ire, iva, ì, irono, irà, ia, iano, iato, iata, iati, iate, iando, iare
## Ciò che si conta quando si manda qualcosa: «con 6 pedine»
reading-counter = pedine, pedina, segnalini, pezzi
## Quanto si è pagato in tutto
reading-total = totale, in tutto, in totale, complessivamente
## Ciò che capovolge una riga o ne lascia aperto il senso: queste righe non si leggono
reading-open =
    attaccato da, attaccata da, attaccati da, è attaccato da, viene attaccato da, battuto da, battuta da, sconfitto da, sconfitta da, difende da, si difende da, si difende contro, difende contro, perde contro, invece di, oppure, forse, magari, annulla, tranne, senza, al posto di,
    quasi, sarebbe, dovrebbe, potrebbe, vorrebbe, voleva, se, se non, probabilmente, per poco, piuttosto che, anziché,
    sbagliato, errore, correzione, ripensa, ci ripensa, ripensamento, dimenticato, pensa di, pensa a, pensa, medita,
    minaccia, minaccia di, domani, eventualmente, eccetto, salvo, meno che, a parte, fuorché, o, non si sa, qualcuno,
    chissà
## Mesi
reading-month-1 = gennaio, gen
reading-month-2 = febbraio, feb
reading-month-3 = marzo, mar
reading-month-4 = aprile, apr
reading-month-5 = maggio, mag
reading-month-6 = giugno, giu
reading-month-7 = luglio, lug
reading-month-8 = agosto, ago
reading-month-9 = settembre, set
reading-month-10 = ottobre, ott
reading-month-11 = novembre, nov
reading-month-12 = dicembre, dic
