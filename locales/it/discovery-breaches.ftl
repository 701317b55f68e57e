### What a check of a game record of Age of Discovery can find, one message for each finding, in Italian.
### The value is the finding with the facts of the case; .title names the mistake in general; .why says why the rule
### is there or what lies behind it; .hint (few have one) says what to do.
### $player, $expected, $winner …: the glossary id of a player's colour, for NAME and GENDER; $players, $sides …: several
### colours as a text, separated by commas. $region, $good, $building, $piece, $box, $card …: glossary ids. $pieces, $hand,
### $there …: pieces with their numbers as a text («2 coloni, soldato»). $money, $price …: amounts as a text («$5»).
### $count and other figures are numbers. $case chooses between variants. Texts begin in lower case and end without a full stop.

## Preparazione

breach-seat-taken-twice = due giocatori hanno lo stesso colore: { NAME($player) }
    .title = Colore scelto due volte
    .why = Ogni giocatore ha un colore, e di ogni colore nella scatola c'è una sola serie di pezzi.
# $parts: the lines that are missing.
breach-setup-incomplete = la partita comincia, ma nella preparazione manca qualcosa: { $parts }
    .title = Preparazione incompleta
    .why = Il primo ordine di turno, i cinque edifici e le quattro merci dipendono dal caso. Nessuno può indovinarli, quindi vanno scritti.
# $count: laid out; $expected: how many there should be.
breach-wrong-number-of-buildings = { $count ->
        [one] viene esposto { $count } edificio
       *[other] vengono esposti { $count } edifici
    }; il numero previsto è { $expected }
    .title = Numero di edifici sbagliato
    .why = Gli edifici in vendita sono cinque. Dopo ogni turno si riempiono i vuoti, e dopo i turni 3 e 6 sono tutti e cinque nuovi.
# $building; $age: its age; $expected: the age that is due.
breach-building-of-another-age = l'edificio { NAME($building) } è { NAME($age, form: "of") }; ora si espongono edifici { NAME($expected, form: "of") }
    .title = Edificio di un'altra epoca
    .why = Le tre epoche hanno ciascuna la propria pila: l'Epoca I fino al turno 3, l'Epoca II fino al turno 6, poi l'Epoca III.
# $count: how many tiles of it there are.
breach-building-not-in-pile = l'edificio { NAME($building) } non può uscire di nuovo: nella scatola { $count ->
        [one] ce n'è solo { $count } copia
       *[other] ce ne sono solo { $count } copie
    }
    .title = Edificio non più nella pila
    .why = Di ogni edificio c'è una sola copia, solo dei Coloni ce ne sono due. Un edificio già esposto non torna nella pila.
breach-wrong-number-of-goods = { $count ->
        [one] viene rivelata { $count } merce
       *[other] vengono rivelate { $count } merci
    }; il numero previsto è { $expected }
    .title = Numero di merci sbagliato
    .why = Per ogni turno si rivelano quattro merci, dopo aver rimescolato nella pila quelle che nessuno ha preso.
# $count: how many tokens of it the box holds.
breach-good-not-in-pile = non può esserci un'altra merce di questo tipo ({ NAME($good) }): nella scatola { $count ->
        [one] ce n'è { $count }
       *[other] ce ne sono { $count }
    } e nella pila non ne resta nessuna
    .title = Merce non più nella pila
    .why = Il numero su una merce dice quante ce ne sono di quel tipo nella scatola. Di alcuni tipi, una si trova in una regione fin dall'inizio.
# $parts: the lines that are missing; $turn: the turn that ends.
breach-refill-missing = alla fine del turno { $turn } manca il rinnovo: { $parts }
    .title = Rinnovo mancante
    .why = Quali edifici e quali merci escono dipende dal caso. Nessuno può indovinarlo, quindi va scritto.
# $case: good, or border.
breach-board-fact-denied = { $case ->
        [border] i regolamenti elencano i confini dei Caraibi, e questo non c'è: { NAME($region) } – { NAME($other) }
       *[good] i regolamenti indicano un'altra merce { NAME($region, form: "in") }: { NAME($known) }, non { NAME($good) }
    }
    .title = Tabellone diverso dai regolamenti
    .why = Dove i regolamenti tacciono, si può scrivere ciò che mostra il proprio tabellone. Qui però non tacciono.

## Asta

breach-auction-not-played = ci sono offerte, ma la variante dell'asta non è indicata
    .title = Partita senza asta
    .why = L'asta è per giocatori esperti e sostituisce l'ordine casuale. Se si gioca con l'asta, lo si scrive all'inizio della trascrizione.
    .hint = scrivi `variante: asta` all'inizio della trascrizione
# $case: over, or turn.
breach-bid-out-of-turn = { $case ->
        [over] { NAME($player, form: "definite") } fa un'offerta, ma l'asta è finita
       *[turn] { NAME($player, form: "definite") } fa un'offerta, ma tocca { NAME($expected, form: "to") }
    }
    .title = Offerta fuori turno
    .why = Le offerte si fanno in senso orario. Chi ha passato è fuori, e l'ultimo rimasto ha vinto.
breach-bid-too-low = { NAME($player, form: "definite") } offre { $bid }, ma ora l'offerta minima è { $least }
    .title = Offerta troppo bassa
    .why = Ogni offerta deve superare la precedente; chi non vuole rilanciare passa.
breach-bid-not-affordable = { NAME($player, form: "definite") } offre { $bid }, ma ha { $money }
    .title = Offerta superiore al proprio denaro
    .why = Le offerte si pagano subito, con il denaro iniziale.
# $case: token, specialist, again, region, or low-bid; $bid: the player's last bid.
breach-auction-prize-not-won = { $case ->
        [token] { NAME($player, form: "definite") } non ha vinto l'asta e non prende la pedina dei Caraibi
        [specialist] { NAME($player, form: "definite") } non è secondo nell'ordine e non riceve lo specialista gratuito
        [again] { NAME($player, form: "definite") } ha già ricevuto questo premio
        [region] il vincitore scopre i Caraibi, non un'altra regione
       *[low-bid] { NAME($player, form: "definite") } ha offerto { $bid }; per lo specialista gratuito serve un'offerta di $8 o più
    }
    .title = Premio dell'asta non vinto
    .why = Il vincitore scopre i Caraibi; il secondo riceve uno specialista gratuito, se la sua offerta è stata abbastanza alta. Gli altri non ricevono nulla.
# $case: token, or specialist.
breach-auction-prize-missing = { $case ->
        [specialist] { NAME($player, form: "definite") } riceve uno specialista gratuito, ma non si sa quale
       *[token] { NAME($player, form: "definite") } scopre i Caraibi, ma manca la pedina
    }
    .title = Premio dell'asta mancante
    .why = Quale pedina si trova nei Caraibi dipende dal caso, quale specialista si prende è una scelta. Vanno scritti entrambi.

## Intestazioni

# $turn: as written; $expected: the turn that is due.
breach-turn-out-of-order = è scritto «turno { $turn }», ma qui comincia il turno { $expected }
    .title = Turno fuori sequenza
    .why = I turni sono 8 e si giocano uno dopo l'altro. Un numero sbagliato vuol dire spesso che è stato saltato un turno.
# $case: turn-missing, or late; $heading, $after: headings; $turn: the turn; $next: the turn that should be announced.
breach-heading-out-of-order = { $case ->
        [turn-missing] qui c'è l'intestazione «{ $heading }», ma manca quella del turno { $next }
       *[late] nel turno { $turn } l'intestazione «{ $heading }» è scritta dopo «{ $after }», ma va prima
    }
    .title = Intestazione fuori sequenza
    .why = Un turno si svolge sempre nello stesso ordine: piazzamento, poi i box da Iniziativa a Guerra, entrate, benefici, rinnovo. Ciò che viene prima può cambiare ciò che viene dopo.
# $turn: the turn reached; $last: the last turn.
breach-ended-early = la trascrizione finisce nel turno { $turn }; la partita dura { $last } turni
    .title = Fine anticipata
    .why = Il vincitore si decide dopo il turno 8. Se la partita è stata interrotta, è meglio lasciare la trascrizione senza `fine`.
# $turn: the last turn.
breach-game-already-over = la partita è finita dopo il turno { $turn }; non succede più nulla
    .title = Partita già finita
    .why = Dopo la fase D del turno 8 si contano i punti. Non si espone più nulla, e un turno 9 non esiste.

## Piazzamento

# $hand: the pieces in hand; $count: how many.
breach-piece-not-in-hand = { $count ->
        [0] { NAME($player, form: "definite") } non ha più pezzi da piazzare
       *[other] { NAME($player, form: "definite") } non ha nessun { NAME($piece) } tra i pezzi disponibili; ha: { $hand }
    }
    .title = Pezzo non disponibile
    .why = Si piazzano solo i pezzi presi per questo turno: cinque coloni, più quelli ottenuti nel turno precedente dagli edifici e dal box Specialisti.
breach-placed-out-of-turn = { NAME($player, form: "definite") } piazza un pezzo, ma tocca { NAME($expected, form: "to") }
    .title = Piazzamento fuori turno
    .why = Si piazza un pezzo a testa in ordine di turno, giro dopo giro; viene saltato solo chi non ne ha più.
breach-second-piece-in-initiative = { NAME($player, form: "definite") } ha già un pezzo nel box Iniziativa
    .title = Secondo pezzo in Iniziativa
    .why = L'Iniziativa decide l'ordine del turno successivo, e nessuno può avere due posti.
# $case: reserved, for spaces X and Y; full. $count: the spaces in use.
breach-box-full = { $case ->
        [reserved] gli spazi X e Y della banchina sono riservati al colono gratuito del loro edificio
       *[full] il box { NAME($box) } è pieno: { $count ->
            [one] il suo unico spazio è occupato
           *[other] tutti e { $count } gli spazi sono occupati
        }
    }
    .title = Box pieno
    .why = Gli spazi della banchina sono il doppio dei giocatori meno uno, e il box Merci ne ha uno per ogni merce. Ecco perché conviene piazzare presto.
# $square: the square; $holder: who stands there.
breach-square-taken = { GENDER($square) ->
        [feminine] { NAME($square, form: "definite") }
       *[other] la casella { NAME($square, form: "of") }
    } è già occupata { NAME($holder, form: "from") }
    .title = Casella occupata
    .why = Ogni casella del box Specialisti accoglie un pezzo: in un turno si ottiene quindi al massimo uno specialista di ogni tipo, più uno con l'addestramento.
breach-passed-while-placing = { NAME($player, form: "definite") } passa, ma ha ancora: { $hand }
    .title = Passo durante il piazzamento
    .why = Ogni pezzo va piazzato, uno ogni volta che tocca a te. Nessuno può aspettare di vedere che cosa fanno gli altri.
# $players: colours; $count: pieces left.
breach-pieces-not-placed = { $count ->
        [one] { $count } pezzo non è stato piazzato: { $players }
       *[other] { $count } pezzi non sono stati piazzati: { $players }
    }
    .title = Pezzi non piazzati
    .why = Non si possono conservare pezzi per un turno futuro. Nei box Spedizioni mercantili e Scoperta c'è sempre posto.

## Box

breach-no-piece-in-box = { NAME($player, form: "definite") } non ha nessun pezzo con cui agire qui: { NAME($box) }
    .title = Nessun pezzo nel box
    .why = In un box agiscono solo i pezzi piazzati lì nella fase A, una volta ciascuno.
breach-pieces-out-of-order = { NAME($player, form: "definite") } agisce troppo tardi: un pezzo più indietro ha già agito ({ NAME($box) })
    .title = Pezzi fuori ordine
    .why = I box si risolvono a partire dallo spazio 1. Chi è più avanti sceglie per primo, oppure rinuncia.
# $piece: the piece that stands in front.
breach-dock-out-of-order = { NAME($player, form: "definite") } salpa, ma davanti c'è un pezzo { NAME($expected, form: "of") }: { NAME($piece) }
    .title = Banchina fuori ordine
    .why = La banchina si risolve a partire dallo spazio 1, poi viene X, infine Y. Chi salpa per primo può prendere la merce di una regione.
# $named: the piece as written; $piece: the piece that stands there.
breach-dock-piece-of-another-kind = il prossimo pezzo { NAME($player, form: "of") } sulla banchina non è un { NAME($named) } ma un { NAME($piece) }
    .title = Pezzo di un altro tipo sulla banchina
    .why = I pezzi salpano nell'ordine dei loro spazi. Un mercante frutta $5, un missionario porta un colono, un soldato può combattere: il tipo conta.
breach-dock-piece-to-undiscovered-region = { NAME($player, form: "definite") } salpa verso { NAME($region, form: "definite") }, ma nessuno ha ancora scoperto questa regione
    .title = Dalla banchina a una regione non scoperta
    .why = I coloni vanno solo dove la rotta è nota. Una regione si apre quando una spedizione ha successo, e si apre per tutti, dalla banchina del turno successivo.
# $players: whose pieces; $count: how many.
breach-dock-piece-left-behind = { $count ->
        [one] { $count } pezzo resta sulla banchina: { $players }
       *[other] { $count } pezzi restano sulla banchina: { $players }
    }
    .title = Pezzo rimasto sulla banchina
    .why = I Caraibi sono sempre aperti, quindi ogni pezzo sulla banchina può salpare e deve farlo.
# $case: none, or other; $written: the good as written; $good: the good that is taken.
breach-wrong-good-taken = { $case ->
        [other] { NAME($region, form: "in") } la merce è un'altra: { NAME($good) }, non { NAME($written) }
       *[none] { NAME($player, form: "definite") } non prende la merce { NAME($region, form: "in") } ({ NAME($written) }): la prende solo il primo giocatore che ha lì tre pezzi
    }
    .title = Merce sbagliata
    .why = Ogni regione ha una sola merce. Va subito al primo giocatore che ha lì tre pezzi, e non torna mai indietro.
breach-good-not-on-offer = questa merce non è tra quelle esposte: { NAME($good) }
    .title = Merce non esposta
    .why = In ogni turno le merci esposte sono quattro; ogni pezzo nel box ne prende una tra quelle rimaste.
# $case: nobody, tie, or other; $winner: who wins the ship; $total: that player's total.
breach-ship-claimed-by-another = { $case ->
        [nobody] { NAME($player, form: "definite") } non ottiene nessuna nave: nel box Spedizioni mercantili non c'è nessuno
        [tie] la nave va { NAME($winner, form: "to") }, che a parità di totale ({ $total }) viene prima nell'ordine di turno
       *[other] la nave va { NAME($winner, form: "to") }, con un totale di { $total }
    }
    .title = Nave di un altro
    .why = Nel box Spedizioni mercantili capitani e mercanti valgono 2, tutti gli altri pezzi 1. Il totale più alto prende la nave; in caso di pareggio la prende chi viene prima nell'ordine di turno.
breach-building-not-on-sale = l'edificio { NAME($building) } non è in vendita
    .title = Edificio non in vendita
    .why = Si possono acquistare solo gli edifici esposti, e i vuoti si riempiono solo alla fine del turno.
breach-building-not-affordable = { NAME($player, form: "definite") } ha { $money }; l'edificio { NAME($building) } costa { $price }
    .title = Denaro insufficiente per l'edificio
    .why = Un edificio costa $10 nell'Epoca I, $14 nell'Epoca II e $20 nell'Epoca III. La banca non fa credito.
breach-second-tile-of-a-kind = { NAME($player, form: "definite") } possiede già l'edificio { NAME($building) }
    .title = Seconda copia di un edificio
    .why = Nella scatola ci sono due copie dei Coloni. Secondo l'interpretazione scelta, però, ogni giocatore può possederne una sola.
# $case: region, or token.
breach-effect-not-written = { $case ->
        [token] con l'edificio { NAME($building) } si scopre una regione, ma manca la pedina
       *[region] l'edificio { NAME($building) } ha un effetto immediato, ma manca la regione
    }
    .title = Effetto non annotato
    .why = Alcuni edifici agiscono nel momento dell'acquisto. La regione è una scelta e la pedina che c'è lì dipende dal caso: si scrivono quindi insieme all'acquisto.
    .hint = scrivi dopo l'edificio la regione, per esempio `> Perù`; per una scoperta anche la pedina, `= [1 2 1 4]`
# $case: map, token, or building.
breach-effect-not-due = { $case ->
        [map] ogni regione è già scoperta, quindi l'edificio { NAME($building) } non scopre nulla
        [token] l'edificio { NAME($building) } non scopre nulla, quindi non c'è nessuna pedina
       *[building] l'edificio { NAME($building) } non ha effetto in una regione al momento dell'acquisto
    }
    .title = Effetto non previsto
    .why = Solo la Cartografia del Nuovo Mondo e gli Alleati indiani hanno un effetto immediato in una regione; secondo un'altra interpretazione la Cartografia aspetta la fase D.
# $case: soldiers, if none is left to take; soldiers-in-setup, pieces or ships, in a setup in the middle of a game.
# $written: how many there would be; $count: how many there are.
breach-supply-used-up = { $case ->
        [soldiers] { NAME($player, form: "definite") } non ha più soldati da prendere: tutti e { $count } sono in uso
        [soldiers-in-setup] { NAME($player, form: "definite") } avrebbe { $written } soldati, ma ogni colore ne ha { $count }
        [pieces] { NAME($player, form: "definite") } avrebbe { $written } pezzi in gioco, ma ogni colore ne ha { $count }
       *[ships] i giocatori avrebbero { $written } navi mercantili, ma se ne possono ottenere solo { $count }
    }
    .title = Riserva esaurita
    .why = Nessuno ha più di quello che c'è: dieci soldati e sessanta pezzi per colore, otto navi in tutto. Chi ha diritto a un soldato e non ne ha più può prima scambiarne uno in una colonia con un colono.
breach-specialist-not-earned = { $case ->
        [other] { NAME($piece, form: "definite") } va { NAME($holder, form: "to") }, che ha un pezzo sulla casella
       *[nobody] { NAME($player, form: "definite") } non ottiene nessun { NAME($piece) }: sulla casella non c'è nessuno
    }
    .title = Specialista non ottenuto
    .why = Un pezzo sulla casella di uno specialista procura quello specialista per il turno successivo.
breach-colonist-is-no-specialist = un colono non è uno specialista
    .title = Il colono non è uno specialista
    .why = L'addestramento e il premio dell'asta danno un capitano, un mercante, un missionario o un soldato.
breach-training-not-affordable = { NAME($player, form: "definite") } ha { $money }; l'addestramento costa { $price }
    .title = Denaro insufficiente per l'addestramento
    .why = La casella addestramento dà uno specialista di qualsiasi tipo, ma ha il suo prezzo. Chi non può pagare non ottiene nulla, e il pezzo torna nella riserva.

## Scoperta

breach-region-already-discovered = questa regione è già stata scoperta: { NAME($region) }
    .title = Regione già scoperta
    .why = Una regione si scopre una volta sola, e una volta sola si vince la sua pedina.
breach-allies-without-presence = { NAME($player, form: "definite") } non ha { NAME($region, form: "in") } nessun pezzo a cui possano unirsi gli Alleati indiani
    .title = Alleati indiani dove non hai pezzi
    .why = Gli alleati si uniscono a una colonia che c'è già: il loro proprietario deve avere un pezzo nella regione.
breach-second-expedition = { NAME($player, form: "definite") } ha già inviato una spedizione di scoperta in questo turno
    .title = Seconda spedizione
    .why = Ogni giocatore può inviare una spedizione per turno, per quanti pezzi abbia in attesa nel box.
# $case: later, after the player $after; or declined, by the same player. $order: the turn order.
breach-expedition-out-of-order = { $case ->
        [declined] { NAME($player, form: "definite") } in questo turno ha già rinunciato alla spedizione di scoperta
       *[later] { NAME($player, form: "definite") } invia la sua spedizione di scoperta dopo { NAME($after, form: "definite") }; l'ordine di turno è: { $order }
    }
    .title = Spedizione fuori ordine
    .why = Le spedizioni partono in ordine di turno. Ciò che si viene a sapere di una pedina può servire a chi gioca dopo.
# $sent: the pieces as written; $waiting: the pieces in the box; $count: how many.
breach-pieces-not-in-box = { $count ->
        [0] { NAME($player, form: "definite") } non ha nessun pezzo nel box Scoperta; pezzi inviati: { $sent }
       *[other] { NAME($player, form: "definite") } non ha nel box Scoperta tutti i pezzi inviati: { $sent }; lì ha: { $waiting }
    }
    .title = Pezzi non presenti nel box Scoperta
    .why = Possono partire solo i pezzi che aspettano nel box Scoperta. Restano lì di turno in turno finché non vengono inviati.
# $token: the figures; $count: how many such tokens there are. $case: unknown, or too-many.
breach-token-not-in-box = { $case ->
        [unknown] la pedina { $token } non esiste
        [held] la pedina { $token } è indicata più volte di quante ce ne siano: nella scatola { $count ->
            [one] ce n'è { $count }
           *[other] ce ne sono { $count }
        }
       *[too-many] la pedina { $token } non può trovarsi { NAME($region, form: "in") }: { $count ->
            [one] ce n'è { $count } ed è altrove
           *[other] ce ne sono { $count } e sono altrove
        }
    }
    .title = Pedina che non può esserci
    .why = La scatola contiene 16 pedine, alcune uguali tra loro. I valori sono, nell'ordine: monete, monete per ogni soldato, nativi, punti.
# $token: the figures as written; $seen: the figures seen before.
breach-token-changed = la pedina { NAME($region, form: "of") } è { $seen }, come si è già visto, non { $token }
    .title = Pedina cambiata
    .why = Dopo una spedizione fallita la pedina torna a faccia in giù nella stessa regione. Tutti l'hanno vista.
# $case: later, or regions; $count: regions still undiscovered.
breach-card-before-map-complete = { $case ->
        [later] secondo l'interpretazione scelta le carte entrano in gioco solo nel turno successivo all'ultima scoperta
       *[regions] { $count ->
            [one] le carte non sono ancora in gioco: resta da scoprire { $count } regione
           *[other] le carte non sono ancora in gioco: restano da scoprire { $count } regioni
        }
    }
    .title = Carta prima che la mappa sia completa
    .why = Prima il Nuovo Mondo, poi il resto: finché ci sono regioni da scoprire, le spedizioni vanno lì.
breach-card-already-won = questa carta è già stata vinta { NAME($owner, form: "from") }: { NAME($card) }
    .title = Carta già vinta
    .why = Di ogni carta c'è una sola copia; chi la vince la tiene.
# $case: token, or card.
breach-discovery-result-missing = { $case ->
        [card] manca la carta pescata
       *[token] manca la pedina girata
    }
    .title = Risultato della scoperta mancante
    .why = Che cosa trova una spedizione dipende dal caso. Se la trascrizione non lo dice, nessuno può sapere se la spedizione ha avuto successo.
    .hint = scrivi alla fine della voce `= [2 4 3 5]` per una pedina, `= cina` per una carta

## Guerra

breach-attack-on-oneself = { NAME($player, form: "definite") } attacca sé stesso
    .title = Attacco a sé stessi
    .why = Una battaglia o una guerra si combatte contro un altro giocatore.
breach-battle-without-presence = { NAME($player, form: "definite") } non ha pezzi { NAME($region, form: "in") }
    .title = Battaglia dove manca una delle parti
    .why = Per una battaglia servono pezzi di entrambe le parti nella regione.
breach-conflict-without-soldier = né { NAME($player, form: "definite") } né { NAME($enemy, form: "definite") } hanno un soldato { NAME($region, form: "in") }
    .title = Battaglia senza soldati
    .why = Solo i soldati colpiscono. Una battaglia in cui nessuno può perdere nulla non è una battaglia.
breach-war-without-battle = una guerra su vasta scala { NAME($player, form: "of") } contro { NAME($enemy, form: "definite") } non comporta nessuna battaglia
    .title = Guerra senza battaglie
    .why = Una guerra si combatte in ogni regione in cui entrambe le parti hanno pezzi e c'è almeno un soldato. Qui non ce n'è nessuna.
breach-war-not-affordable = { NAME($player, form: "definite") } ha { $money }; una guerra su vasta scala costa { $price }
    .title = Denaro insufficiente per la guerra
    .why = Una battaglia è gratuita, una guerra su vasta scala costa $10 ogni volta che la si dichiara.
breach-losses-without-battle = { NAME($region, form: "in") } non si sta combattendo nessuna battaglia
    .title = Perdite senza battaglia
    .why = Le perdite si scrivono subito dopo la battaglia o la guerra che le ha causate.
# $sides: the two who fight.
breach-loss-of-an-outsider = { NAME($player, form: "definite") } non partecipa alla battaglia { NAME($region, form: "in") }; lì combattono: { $sides }
    .title = Perdita di chi non partecipa
    .why = In una battaglia solo le due parti colpiscono e vengono colpite; gli altri non aiutano e non subiscono perdite.
# $case: militia, or pieces; $pieces: what is missing; $there: what is there; $count: how many are there.
breach-loss-not-there = { $case ->
        [militia] { NAME($player, form: "definite") } non ha { NAME($region, form: "in") } una Milizia che si possa colpire
       *[pieces] { $count ->
            [0] { NAME($player, form: "definite") } non ha più pezzi { NAME($region, form: "in") } e non può perdere: { $pieces }
           *[other] perdite di troppo { NAME($player, form: "of") } { NAME($region, form: "in") }: { $pieces } (lì ha solo: { $there })
        }
    }
    .title = Perdita di pezzi non presenti
    .why = Si possono togliere solo i pezzi che si trovano nella regione. Una Milizia combatte solo per il giocatore che viene attaccato.
# $count: lost; $most: the most that can be lost.
breach-too-many-losses = { NAME($player, form: "definite") } perde { $count ->
        [one] { $count } pezzo
       *[other] { $count } pezzi
    } { NAME($region, form: "in") }; i soldati nemici ne eliminano al massimo { $most }
    .title = Troppe perdite
    .why = Ogni soldato elimina un pezzo, e i pezzi persi dalle due parti si tolgono insieme.
# $count: lost; $least: the fewest that must be lost.
breach-too-few-losses = { NAME($player, form: "definite") } perde { $count ->
        [one] { $count } pezzo
       *[other] { $count } pezzi
    } { NAME($region, form: "in") }; i soldati nemici ne eliminano almeno { $least }
    .title = Troppo poche perdite
    .why = Ogni soldato elimina un pezzo finché ce n'è uno, anche un soldato che cade nella stessa battaglia.
# $attackers, $defenders: how many pieces each side can lose.
breach-losses-missing = mancano le perdite { NAME($region, form: "in") }; pezzi da togliere: { NAME($attacker) } { $attackers }, { NAME($defender) } { $defenders }
    .title = Perdite mancanti
    .why = Quali pezzi cadono lo sceglie il proprietario dei soldati che li colpiscono. Nessuno può indovinarlo, quindi va scritto.
    .hint = scrivi una riga per ogni regione, per esempio `Canada: blu -soldato, -colono, rosso -soldato`
# $case: colonist, never, or soldiers-left; $count: soldiers left in the supply.
breach-exchange-not-allowed = { $case ->
        [colonist] un colono non si scambia
        [never] secondo l'interpretazione scelta i soldati non si scambiano mai
        [not-due] { NAME($player, form: "to") } non spetta nessun soldato, quindi non può scambiarne uno
       *[soldiers-left] { NAME($player, form: "definite") } ha ancora { $count ->
            [one] { $count } soldato
           *[other] { $count } soldati
        } nella riserva e non può scambiare quelli sul tabellone
    }
    .title = Scambio non permesso
    .why = Gli specialisti nelle colonie si possono scambiare con dei coloni. Un soldato però lì può ancora combattere: si scambia solo quando sono in uso tutti e dieci e ne spetta un altro, oppure mai, secondo un'altra interpretazione.

## Benefici degli edifici

breach-building-not-owned = { NAME($player, form: "definite") } non possiede l'edificio { NAME($building) }
    .title = Edificio non posseduto
    .why = Il beneficio di un edificio spetta solo a chi lo possiede.
# $case: turn, or game.
breach-benefit-used-twice = { $case ->
        [game] l'edificio { NAME($building) } si usa una sola volta per partita, e { NAME($player, form: "definite") } l'ha già usato
       *[turn] l'edificio { NAME($building) } si usa una volta per turno, e { NAME($player, form: "definite") } l'ha già usato
    }
    .title = Beneficio usato due volte
    .why = La maggior parte degli edifici agisce una volta in ogni fase D; alcuni una volta in tutta la partita.
# $after: the player who moved before; $order: the turn order.
breach-benefit-out-of-order = { NAME($player, form: "definite") } porta un pezzo { NAME($region, form: "in") } dopo { NAME($after, form: "definite") }, che ne ha già preso la merce (ordine di turno: { $order })
    .title = Beneficio fuori ordine
    .why = Di solito tutti prendono i benefici insieme. Quando conta chi viene prima, come per la merce di una regione, decide l'ordine di turno.
# $pieces: what is missing; $there: what is there; $count: how many are there.
breach-mover-not-there = { $count ->
        [0] { NAME($player, form: "definite") } non ha pezzi { NAME($region, form: "in") } (servono: { $pieces })
       *[other] pezzi che mancano { NAME($player, form: "to") } { NAME($region, form: "in") }: { $pieces } (lì ha solo: { $there })
    }
    .title = Pezzi non presenti
    .why = Si possono muovere o scambiare solo i pezzi che si trovano nella regione. Gli specialisti, tranne i soldati, contano come coloni.
# $case: own-colony, or undiscovered.
breach-move-to-undiscovered-region = { $case ->
        [own-colony] { NAME($player, form: "definite") } non ha una colonia { NAME($region, form: "in") }
       *[undiscovered] questa regione non è ancora stata scoperta: { NAME($region) }
    }
    .title = Movimento in una regione chiusa
    .why = I pezzi si muovono solo in regioni già scoperte; secondo un'altra interpretazione la Stalla richiede anche una colonia del proprietario.
# $case: known, or assumed.
breach-move-too-far = { $case ->
        [known] { NAME($from, form: "definite") } e { NAME($to, form: "definite") } non confinano
       *[assumed] { NAME($from, form: "definite") } e { NAME($to, form: "definite") } non dovrebbero confinare, ma è un'ipotesi che nessun regolamento conferma
    }
    .title = Movimento troppo lungo
    .why = La Stalla porta un soldato in una regione adiacente. I regolamenti indicano solo i confini dei Caraibi; gli altri si vedono sul tabellone.
    .hint = se sul tuo tabellone confinano, scrivilo nella preparazione, per esempio `tabellone: Canada ~ Virginia`
breach-move-to-the-same-region = il movimento finisce { NAME($region, form: "in") }, dove è cominciato
    .title = Movimento nella stessa regione
    .why = Un movimento porta da una regione a un'altra. Chi resta dov'è non scrive nulla.
# $case: exactly, or most; $most: the limit.
breach-migration-wrong-number = { $case ->
        [exactly] secondo l'interpretazione scelta la Migrazione muove esattamente { $most } coloni, non { $count }
       *[most] la Migrazione muove 1 o { $most } coloni, non { $count }
    }
    .title = Numero di coloni sbagliato per la Migrazione
    .why = La Migrazione porta fino a due coloni da una stessa regione a un'unica altra, a qualsiasi distanza.
breach-soldier-migrates = la Migrazione muove coloni, non soldati
    .title = Soldato mosso con la Migrazione
    .why = Per la Migrazione valgono come coloni tutti i pezzi tranne i soldati. I soldati si muovono con la Stalla.
breach-company-draw-missing = manca la merce che { NAME($player, form: "definite") } pesca con l'edificio { NAME($building) }
    .title = Merce della Compagnia mancante
    .why = La merce si pesca a caso dalla pila a faccia in giù. Nessuno può indovinarla, quindi va scritta.
    .hint = scrivila sotto «benefici», per esempio `verde: Compagnia delle Indie Occidentali = tabacco`
breach-university-too-late = la risoluzione del box { NAME($box) } è già cominciata; l'Università arriva troppo tardi
    .title = Università usata troppo tardi
    .why = L'Università porta un pezzo al primo posto prima che si risolva il suo box, quando quel posto vale ancora qualcosa.
# $space: the space as a text; $case: forbidden, other, front, or nobody; $holder: who stands there.
breach-university-piece-not-there = { $case ->
        [forbidden] secondo l'interpretazione scelta un pezzo sullo spazio X o Y della banchina non si sposta
        [other] su questo spazio c'è un pezzo { NAME($holder, form: "of") }: { $space }
        [front] il pezzo su questo spazio è già al primo posto: { $space }
       *[nobody] su questo spazio non c'è nessun pezzo: { $space }
    }
    .title = Pezzo sbagliato per l'Università
    .why = L'Università sposta uno dei pezzi del suo proprietario sulla banchina, nei box Iniziativa ed Edifici capitale o sul tracciato Ordine di turno.

## Cifre annotate

# $written: as written; $computed: as it should be. $heading: where the money was received.
breach-wrong-income = { NAME($player, form: "definite") } riceve { $computed }, non { $written } ({ NAME($heading) })
    .title = Incasso sbagliato
    .why = L'Iniziativa frutta tanti dollari quanti ne indica lo spazio; le combinazioni di merci e navi rendono ogni turno secondo la suddivisione migliore; gli edifici rendono nella fase D.
breach-wrong-money = { NAME($player, form: "definite") } ha { $computed }, non { $written }
    .title = Denaro sbagliato
    .why = Il denaro si può seguire fin dall'inizio: è sempre visibile, e nessuno può scambiarlo o prestarlo.
# $thing: a good, ship or building; $written: the number as written; $computed: as it should be.
breach-wrong-holding = { NAME($thing) }: { NAME($player, form: "definite") } ne ha { $computed }, non { $written }
    .title = Merci, navi o edifici sbagliati
    .why = Merci, navi ed edifici sono visibili e restano al loro proprietario per tutta la partita.
# $written, $computed: colours in order.
breach-wrong-order = l'ordine di turno è: { $computed } (scritto: { $written })
    .title = Ordine di turno sbagliato
    .why = Chi è nel box Iniziativa passa davanti, nell'ordine degli spazi; gli altri seguono nel loro ordine precedente.
# $written, $computed: points; $case: colonies, or all.
breach-wrong-score = { $case ->
        [colonies] finora { NAME($player, form: "definite") } ha { $computed ->
            [one] { $computed } punto
           *[other] { $computed } punti
        } dalle colonie, non { $written }
       *[all] { NAME($player, form: "definite") } ha { $computed ->
            [one] { $computed } punto
           *[other] { $computed } punti
        } in tutto, non { $written }
    }
    .title = Punteggio sbagliato
    .why = Le colonie danno punti dopo i turni 3, 6 e 8; alla fine si aggiungono le scoperte, gli edifici e le entrate del turno 8. `annals score` mostra ogni punto.
# $decided: none, or what decides between those level at the most points: colonies, money, goods, shared.
breach-wrong-winner = { $decided ->
        [colonies] pareggio in testa (punti: { $points }); decidono i punti delle colonie nel turno 8: { $computed } (scritto: { $written })
        [money] pareggio in testa (punti: { $points }); decide il denaro: { $computed } (scritto: { $written })
        [goods] pareggio in testa (punti: { $points }); decidono le merci: { $computed } (scritto: { $written })
        [shared] pareggio in testa (punti: { $points }); vittoria condivisa: { $computed } (scritto: { $written })
       *[none] la vittoria, con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }, va a: { $computed } (scritto: { $written })
    }
    .title = Vincitore sbagliato
    .why = Vince chi ha più punti; in caso di pareggio, chi ha più punti dalle colonie nel turno 8, poi chi ha più denaro, poi chi ha più merci.

## How entries are written under each heading, for one that says nothing there

entry-form-setup = si scrive così: `ordine: rosso, blu`; `edifici: …`; `merci: …`; `tabellone: Canada = pelli`; a partita iniziata anche: `rosso: $14, 2 navi, 3 zuccheri`; `rosso: 2 soldati > Canada`
entry-form-bids = si scrive così: `rosso: $3`; `rosso: passo`; poi: `rosso: Caraibi = [1 2 1 4]`; `blu: capitano`
entry-form-turn = sotto l'intestazione di un turno si scrive solo `ordine: rosso, blu`
entry-form-placement = un pezzo alla volta: `rosso: banchina`; con il tipo di pezzo: `rosso: capitano > banchina`
entry-form-initiative = si scrive così: `rosso: $1`
entry-form-income = si scrive così: `rosso: $3`
entry-form-dock = si scrive così: `rosso: Caraibi`; con il pezzo: `rosso: soldato > Caraibi`; la merce presa: `= zucchero`
entry-form-goods = una merce per ogni pezzo: `rosso: zucchero`
entry-form-shipping = si scrive così: `rosso: nave`
entry-form-buildings = un edificio per ogni pezzo: `rosso: Monastero`; se ha un effetto immediato: `rosso: Alleati indiani > Canada`
entry-form-discovery = si scrive così: `rosso: capitano, 2 coloni > Perù = [2 4 3 5]`; per una carta: `> carta = Cina`
entry-form-specialists = si scrive così: `rosso: addestramento > soldato`
entry-form-warfare = si scrive così: `rosso: battaglia > blu, Canada`; oppure: `rosso: guerra > blu`; poi le perdite: `Canada: blu -soldato, rosso -colono`
entry-form-benefits = si scrive così: `rosso: Stalla > Canada, Nuova Inghilterra`; `rosso: Migrazione > 2 coloni, Brasile, Perù`; `rosso: Compagnia delle Indie Occidentali = tabacco`; il denaro ricevuto: `rosso: $5`
entry-form-refill = si scrive così: `edifici: …`; `merci: …`; `ordine: rosso, blu`
entry-form-tally = si scrive così: `rosso: $14, 3 zuccheri, 2 navi, Stalla`
entry-form-score = si scrive così: `rosso: 24`
