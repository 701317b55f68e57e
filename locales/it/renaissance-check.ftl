### Ciò che il controllo di una trascrizione di Age of Renaissance dice oltre alle sue segnalazioni.

check-assumed = il calcolo si basa su valori di diminuzione che sono solo ipotesi ({ $goods }); con altri la cifra scritta potrebbe essere giusta: indica all'inizio quelli del tuo foglio con `tabellone: …`
record-expected-player = giocatore (potenza o nome)

score-advances = Fattori di civilizzazione
score-cash = Cassa
score-misery = Miseria
score-under-way = La partita è al turno { $turn }. Tutto è contato così com'è ora; le carte ancora in mano si giocano alla fine.
show-order-of-play = Ordine di gioco, con le posizioni
show-epoch = epoca { $epoch }
show-deck = { $count ->
        [one] { $count } carta da estrarre
       *[other] { $count } carte da estrarre
    }
show-shortage = mancanza: { $commodities }
show-surplus = surplus: { $commodities }
show-war = Guerra in corso: { $players }
show-leaders = leader sul tavolo: { $leaders }
show-cash = Cassa
show-written = Cassa scritta
show-tokens = Pedine da piazzare
show-stock = Pedine nello stock
show-markers = Indicatori sulla mappa
show-hand = Carte in mano
show-misery = Miseria
show-ship = Navi
show-advances = Fattori di civilizzazione
show-out = fuori dal gioco
