### Parole che si scrivono tra i nomi in una partita e per le quali la forma canonica ha dei segni, o che tralascia.
### Elenchi di parole separate da virgole. Le forme flesse dei nomi stanno con i nomi.

## Tra un elemento e l'altro
reading-and =
    e, ed, poi, e poi, più, piu, insieme a, seguito da, infine, dopo, quindi,
    assieme a, seguita da, dopodiché,
    e anche, oltre a, e ancora, nonché
## Tralasciate: articoli, possessivi, verbi e nomi che da soli non dicono nulla.
reading-filler =
    il, lo, la, i, gli, le, un, uno, una, di, del, dello, della, dei, degli, delle, suo, sua, suoi, sue, ha, hanno, è, sono, adesso, mette, mettono,
    messo, piazza, piazzato, pone, posa, manda, mandato, invia, sposta, muove, mosso, va, vanno, andato, andata, sbarca, sbarcato, prende, preso,
    pesca, sceglie, scelto, vince, vinto, compra, comprato, acquista, acquistato, costruisce, costruito, usa, usato, esplora, esplorato, scopre,
    scoperto, gioca, giocato, fa, segnalino, segnalini, tessera, tessere, lato, casella, pezzo, pezzi, ciascuno, aggiunge, in vendita, nuovo, nuova,
    nuovi, nuove, in tutto, totale, risultato, carta, spedizione, dichiara, dichiarato, si, che, col, coi, nave, pedina, pedine, dado, dadi, tira,
    tirato, lancia, lanciato, attacca, attaccato, guarda, guardato, osserva, colonizza, colonizzato, occupa, occupato, entra, entrato, protezione,
    stabilisce, sistema, insedia, espande, espanso, giocatore, ci, ne, conquista, invade, invaso, parte, partito, arriva, arrivato, sceglie di,
    decide di, finisce, tutti, tutte, loro, sua nave, tocca a, adesso tocca a,
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
    altro, altra, altri, altre, un altro, un'altra, un'altro
## Prima di un bersaglio o di una meta
reading-to =
    a, ad, al, allo, alla, ai, agli, alle, in, nel, nello, nella, nei, negli, nelle, su, sul, sullo, sulla, sui, sulle, verso, contro, vs, per,
    dentro, dentro a, fino a, fino in, presso, dalle parti di, nelle casella
reading-from = da, dal, dallo, dalla, dai, dagli, dalle
reading-with =
    con, usando,
    mediante, tramite, insieme con, coi suoi, con i suoi
## Prima del risultato
reading-gain =
    ottiene, ottenuto, riceve, ricevuto, trova, trovato, guadagna, guadagnato, incassa, incassato, rivela, rivelato, prende, guadagnano, prendono,
    incassano, ha ricevuto, guadagnando, ricevendo,
    ottengono, ricevono, trovano, rivelano,
    intasca, intascato, raccoglie, prende in tutto, si porta a casa, ricava, ricavato, incassando, ottenendo, prendendo, porta a casa, vince, tira su,
    prelevando,
    vinto, preso
## Prima di ciò che si perde o si paga
reading-loss =
    perde, perso, perdono, paga, pagato, pagano, spende, speso, meno, rinuncia a, rimuove, toglie, sacrifica, sacrificato, versa, versato, cede,
    muore, pagando, perdendo,
    spendono, tolgono,
    spendendo, rinuncia, rinunciando a, consegna, ci rimette, sborsa, sborsato, restituisce, scartando, usando su
reading-for =
    per, al costo di,
    a, ad
## Non si è fatto nulla
reading-not =
    non, niente, nulla, nessuno, nessuna,
    rinuncia a, salta, non vuole, mai, neanche, non può, rifiuta
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
reading-number-0 = zero, niente, nulla
reading-number-1 = uno
reading-number-2 =
    due, un paio di, entrambi,
    entrambe, tutti e due, tutte e due
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
## Dopo queste parole un giocatore è chi subisce
reading-attack = attacca, attaccato, combatte, assale, invade, batte, sconfigge, sconfitto, colpisce, affronta
## Ciò che si conta quando si manda qualcosa: «con 6 pedine»
reading-counter = pedine, pedina, segnalini, pezzi
## Quanto si è pagato in tutto
reading-total = totale, in tutto, in totale, complessivamente
## Ciò che capovolge una riga o ne lascia aperto il senso: queste righe non si leggono
reading-open =
    attaccato da, attaccata da, attaccati da, è attaccato da, viene attaccato da, battuto da, battuta da, sconfitto da, sconfitta da, difende da, si difende da, si difende contro, difende contro, perde contro, invece di, oppure, forse, magari, annulla, tranne, senza, al posto di
