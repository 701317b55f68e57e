### What a check of a game record of Planetfall can find, one message for each finding.
### The value is the finding with the facts of the case; .title names the mistake in general; .why says why the rule
### is there or what lies behind it; .hint (few have one) says what to do.
### $player, $other, $expected: the glossary id of a player's colour, for NAME and GENDER. $players, $written and $computed of
### an order or a winner: several colours as a text, separated by commas. $card, $commander, $goal, $place: names as a text, as
### the table writes them. $price, $has, $paid, $written, $computed, $pay, $gain: amounts as a text (“3 strength”). $count and
### other figures are numbers. $case chooses between variants. Texts begin in lower case and end without a full stop.

## Every game

breach-seat-taken-twice = due giocatori hanno lo stesso colore: { NAME($player) }
    .title = Colore scelto due volte
    .why = Ogni giocatore ha una nave e quattro segnalini, tutti dello stesso colore.
# $turn: the last round.
breach-game-already-over = la partita è finita dopo il round { $turn }; non succede più nulla
    .title = Partita già finita
    .why = I pianeti sono sette, uno per round. Dopo l'ultimo si contano i punti.
# $turn: as written; $expected: the round that is due.
breach-turn-out-of-order = è scritto «round { $turn }», ma qui comincia il round { $expected }
    .title = Round fuori sequenza
    .why = Ogni round ha il suo pianeta, e i sette pianeti si visitano in ordine.
# $case: turn-missing, or late; $heading, $after: headings; $turn: the round; $next: the round that should be announced.
breach-heading-out-of-order = { $case ->
        [turn-missing] qui c'è l'intestazione «{ $heading }», ma manca quella del round { $next }
       *[late] nel round { $turn } l'intestazione «{ $heading }» è scritta dopo «{ $after }», ma va prima
    }
    .title = Intestazione fuori sequenza
    .why = Un round si svolge sempre in quest'ordine: Scoperta, Reddito, le due parti dell'Esplorazione, Migrazione. Una parte comincia solo quando tutte le azioni di quella precedente sono state risolte.
# $turn: the round; $last: the last round.
breach-ended-early = la trascrizione finisce nel round { $turn }; la partita dura { $last } round
    .title = Fine anticipata
    .why = Il vincitore si decide dopo il round 7. Se la partita è stata interrotta, è meglio lasciare la trascrizione senza `fine`.

## This game

breach-deck-not-found = il file del mazzo { $file } non si può aprire; la trascrizione viene controllata senza il file
    .title = File del mazzo non trovato
    .why = Il percorso parte dalla cartella in cui si trova la trascrizione. In alternativa si può indicare il nome di un mazzo incluso nel programma.
breach-deck-file-broken = il file del mazzo { $file } non si può usare: { $count ->
        [one] contiene { $count } errore
       *[other] contiene { $count } errori
    }; la trascrizione viene controllata senza il file
    .title = File del mazzo inutilizzabile
    .why = Tutto ciò che non va in un file del mazzo si vede controllando quel file da solo.
    .hint = `annals deck check` elenca tutti gli errori e il punto in cui si trovano
breach-landmark-with-two-icons = il sito storico { $card } qui ha l'icona { $icon }, altrove { $known }
    .title = Sito storico con due icone
    .why = I siti storici con lo stesso nome formano coppie, quindi hanno tutti la stessa icona.
# $case: type, part, figures, planet, icon; $part: the part as written.
breach-card-declared-wrongly = { $case ->
        [part] la carta { $card } non può avere questo dato: { $part }
        [figures] per la carta { $card } qui ci vuole una cifra sola, oppure tre: { $part }
        [figure] per la carta { $card } qui ci vuole una cifra sola: { $part }
        [planet] il pianeta indicato per la carta { $card } non esiste
        [icon] la carta { $card } non è un sito storico e non ha un'icona
       *[type] per la carta { $card } va indicato un tipo, e uno solo
    }
    .title = Riga che non corrisponde a nessuna carta
    .why = Un'unità ha forza, esperienza e a volte la Diplomazia; una tecnologia ha un costo; un sito storico ha un costo, un'icona, un valore di coppia e a volte l'Aggressione; una risorsa ha l'energia e a volte un settore.
breach-card-declared-differently = { $case ->
        [commander] prima la scheda di { $card } aveva altre cifre
       *[card] prima la carta { $card } era diversa: aveva un altro tipo o altre cifre
    }
    .title = Carta o scheda con cifre diverse
    .why = Di ogni carta e di ogni scheda c'è una sola copia, e ciò che c'è stampato sopra non cambia.
# $parts: the lines that are missing.
breach-setup-incomplete = la partita comincia, ma nella preparazione manca qualcosa: { $parts }
    .title = Preparazione incompleta
    .why = I comandanti, la scheda Obiettivo e, se l'iniziativa non è nota, il primo ordine di turno non si possono ricavare, quindi vanno scritti.
breach-commander-missing = { NAME($player, form: "definite") } non ha un comandante
    .title = Comandante mancante
    .why = Prima di cominciare a giocare, ognuno sceglie una scheda Comandante.
breach-second-commander = { NAME($player, form: "definite") } ha già un comandante: { $commander }
    .title = Secondo comandante
    .why = Ogni giocatore ha un solo comandante per tutta la partita.
breach-commander-taken-twice = { $commander } è già il comandante { NAME($other, form: "of") }
    .title = Comandante scelto due volte
    .why = Le schede sono sei, ognuna con due lati. Chi sceglie una scheda si prende entrambi i lati.
breach-unknown-commander = nel file del mazzo non c'è questo comandante, o non c'è questo lato: { $commander }
    .title = Comandante sconosciuto
    .why = Un file del mazzo completo contiene tutte le schede della scatola.
breach-commander-side-missing = manca il lato: { $commander } a, oppure { $commander } b
    .title = Lato della scheda mancante
    .why = Ogni lato della scheda ha la propria abilità e i propri valori iniziali.
breach-start-differs = { NAME($player, form: "definite") } comincia con { $computed }, non con { $written }
    .title = Valore iniziale sbagliato
    .why = I valori iniziali sono i numeri sottolineati sulla scheda; i punti Impero partono da 0.
breach-goal-missing = manca la scheda Obiettivo
    .title = Scheda Obiettivo mancante
    .why = Si usa una scheda Obiettivo scelta a caso. Nessuno può indovinarla, quindi va scritta.
    .hint = scrivi una riga come `obiettivo: cielo aperto`
breach-second-goal-sheet = sul tavolo c'è già la scheda Obiettivo { $goal }, e se ne usa una sola
    .title = Seconda scheda Obiettivo
    .why = Si sceglie una sola scheda, che vale per tutti.
breach-unknown-goal = nel file del mazzo non c'è questa scheda Obiettivo: { $goal }
    .title = Scheda Obiettivo sconosciuta
    .why = Un file del mazzo completo contiene tutte le schede Obiettivo della scatola.
breach-order-against-initiative = secondo l'iniziativa l'ordine è: { $computed }
    .title = Ordine che non segue l'iniziativa
    .why = Nel round 1 comincia chi ha l'iniziativa più bassa.
breach-order-differs = sull'indicatore di turno l'ordine è: { $computed }
    .title = Ordine di turno sbagliato
    .why = Quando la sua azione si risolve, una nave torna nel primo spazio libero dall'alto. L'ordine in cui tornano le navi è il nuovo ordine di turno.
breach-score-before-the-end = i punti si contano dopo il round { $last }; questo è il round { $turn }
    .title = Punteggio prima della fine
    .why = Gli obiettivi e le condizioni di fine gioco si contano una volta sola, quando l'ultimo round è finito.
breach-migration-in-last-round = il round { $turn } è l'ultimo e non ha la Migrazione
    .title = Migrazione nell'ultimo round
    .why = Dopo l'ultimo pianeta non si riparte più: si contano i punti.
# $rows: the rows, as a text.
breach-row-missing = mancano queste file di carte: { $rows }
    .title = Fila mancante
    .why = Quali carte escono dipende dal caso. Nessuno può indovinarle, quindi vanno scritte tutte e tre le file.
breach-row-unknown = non esiste una fila di livello { $level }
    .title = Fila inesistente
    .why = Le file sono tre: livello I, II e III.
breach-row-laid-out-twice = la fila di livello { $level } c'è già
    .title = Fila disposta due volte
    .why = Ogni fila si dispone una volta per round.
breach-rows-refilled = la fila di livello { $level } non si riempie di nuovo
    .title = Fila riempita di nuovo
    .why = La Parte II si gioca con le carte rimaste dopo la Parte I.
breach-wrong-number-of-cards-in-row = { $count ->
        [one] c'è { $count } carta
       *[other] ci sono { $count } carte
    } nella fila di livello { $level }; il numero previsto è { $expected }
    .title = Numero di carte sbagliato in una fila
    .why = Fino a tre giocatori le file hanno 4, 3 e 2 carte; se i giocatori sono di più, 5, 4 e 3.
breach-unknown-card = nel file del mazzo non c'è la carta { $card }
    .title = Carta sconosciuta
    .why = Un file del mazzo completo contiene tutte le carte della scatola.
breach-card-of-another-planet = la carta { $card } è del pianeta { $planet }; questo è il pianeta { $expected }
    .title = Carta di un altro pianeta
    .why = Ogni round ha il suo mazzo, quello con il numero del round.
breach-card-revealed-twice = la carta { $card } è già nelle file
    .title = Carta esposta due volte
    .why = Di ogni carta c'è una sola copia, in un solo mazzo.
# $cards: how many a deck has, as a text.
breach-too-many-cards-of-a-type = così sarebbero { $count }, ma un mazzo Pianeta ha solo { $cards }
    .title = Troppe carte di un tipo
    .why = Ogni mazzo Pianeta ha 4 unità, 3 tecnologie, 3 siti storici e 4 risorse.
breach-income-in-first-round = { NAME($player, form: "definite") } non ha reddito nel round 1
    .title = Reddito nel primo round
    .why = La prima fase Reddito si salta. Riceve già qualcosa solo chi ha un comandante il cui testo lo prevede.
breach-income-differs = { NAME($player, form: "definite") } riceve { $computed }, non { $written }
    .title = Reddito sbagliato
    .why = Settori, tecnologie e comandante fruttano in ogni fase Reddito a partire dal round 2. Ciò che si ottiene in questa fase da un effetto con una riga propria si scrive a parte.
breach-placed-out-of-turn = { NAME($player, form: "definite") } sceglie, ma tocca { NAME($expected, form: "to") }
    .title = Nave posizionata fuori turno
    .why = Le navi si posizionano nell'ordine dell'indicatore di turno, dall'alto in basso.
breach-second-ship-placed = { NAME($player, form: "definite") } ha già scelto in questa parte
    .title = Seconda nave posizionata
    .why = Ogni giocatore ha una sola nave.
breach-placement-missing = { NAME($player, form: "definite") } non ha posizionato la nave
    .title = Nave non posizionata
    .why = In ogni parte ciascun giocatore posiziona la nave oppure salta il turno.
breach-space-occupied = qui c'è già la nave { NAME($other, form: "of") }: { $place }
    .title = Spazio occupato
    .why = Su una carta o su uno spazio Operazione c'è posto per una sola nave.
breach-no-such-operation-space = non esiste uno spazio Operazione di livello { $level }
    .title = Spazio Operazione inesistente
    .why = C'è uno spazio Operazione per ciascuno dei livelli I, II e III.
breach-card-not-in-rows = la carta { $card } non è nelle file
    .title = Carta non presente nelle file
    .why = La nave si posiziona su una carta delle tre file o su uno spazio Operazione. Le carte messe da parte non si possono scegliere.
breach-card-already-taken = la carta { $card } è già stata conquistata
    .title = Carta già conquistata
    .why = Una carta conquistata nella Parte I non c'è più nella Parte II.
breach-card-back-in-the-box = la carta { $card } è tornata nella scatola dopo il pianeta { $planet }
    .title = Carta tornata nella scatola
    .why = Alla fine di un round tutto ciò che nessuno ha conquistato esce dal gioco.
breach-card-not-affordable = la carta { $card } costa { $price }; { NAME($player, form: "definite") } ha { $has }
    .title = Carta che non si può pagare
    .why = Una carta si può scegliere solo se, quando si posiziona la nave, si è in grado di pagarla in almeno un modo.
breach-restrained-card-chosen = qui c'è il segnalino Contenimento { NAME($player, form: "of") }: { $place }
    .title = Scelta bloccata dal segnalino Contenimento
    .why = Fino alla fine della parte nessun altro può scegliere ciò su cui si trova il segnalino.
breach-passed-although-something-was-free = { NAME($player, form: "definite") } salta il turno, ma poteva ancora scegliere qualcosa
    .title = Turno saltato senza motivo
    .why = Salta il turno solo chi non ha proprio nulla da scegliere. Carte Risorsa e spazi Operazione sono gratis.
breach-resolved-out-of-order = l'azione { NAME($player, form: "of") } andava risolta prima
    .title = Azione risolta fuori ordine
    .why = Le azioni si risolvono livello per livello e, in ogni fila, da sinistra a destra; lo spazio Operazione di un livello viene dopo le sue carte.
breach-resolved-other-card = la nave { NAME($player, form: "of") } è altrove: { $place }
    .title = Risolta un'altra carta
    .why = Un'azione si risolve dove è stata posizionata la nave.
breach-resolved-without-ship = { NAME($player, form: "definite") } non ha nessuna nave nelle file
    .title = Azione risolta senza nave
    .why = Chi ha saltato il turno non ha nulla da risolvere.
# $case: card, operations, exchange; $way: the way as written; $type: the glossary id of the card type.
breach-way-of-another-type = { $case ->
        [operations] uno spazio Operazione non è una carta e non si conquista così: { $way }
        [exchange] { $place } è una carta; i punti si scambiano solo sugli spazi Operazione
       *[card] { $place } è { NAME($type, form: "indefinite") } e non si conquista così: { $way }
    }
    .title = Azione di un altro tipo di carta
    .why = Le unità si sconfiggono o si arruolano, le tecnologie si studiano, i siti storici si conquistano in maniera pacifica o con la forza, le risorse si raccolgono o si annettono.
breach-unit-without-diplomacy = l'unità { $card } non ha la Diplomazia e non si può arruolare
    .title = Unità senza Diplomazia
    .why = Si possono arruolare solo le unità con il simbolo della Diplomazia.
breach-enlisted-without-experience = per arruolare l'unità { $card } { $need ->
        [one] serve { $need } punto esperienza
       *[other] servono { $need } punti esperienza
    }; { NAME($player, form: "definite") } ne ha { $has }
    .title = Arruolamento senza l'esperienza richiesta
    .why = In un combattimento l'esperienza che manca si compensa con la forza; per arruolare un'unità non si compensa con nulla.
breach-landmark-without-aggression = il sito storico { $card } non ha l'Aggressione e non si può conquistare con la forza
    .title = Sito storico senza Aggressione
    .why = Si possono pagare con la forza solo i siti storici con il simbolo dell'Aggressione.
breach-sector-not-on-card = la carta { $card } non ha un settore e non si può annettere
    .title = Risorsa senza settore
    .why = Diventano settori solo le carte Risorsa con due simboli di settore.
breach-overdrawn = { NAME($player, form: "definite") } spende { $paid }, ma ha { $has }
    .title = Spesa superiore a ciò che si ha
    .why = Ciò che si spende bisogna averlo già, prima di ottenere qualsiasi cosa.
breach-experience-lowered = { NAME($player, form: "definite") } spende { $paid ->
        [one] { $paid } punto esperienza
       *[other] { $paid } punti esperienza
    }, ma l'esperienza non si spende mai
    .title = Esperienza spesa
    .why = L'esperienza bisogna averla, ma non si spende: non diminuisce mai.
# $case: amount, or kind.
breach-payment-differs = { $case ->
        [kind] qui non si paga con { $written }
       *[amount] il costo è { $computed }, non { $written }
    }
    .title = Costo sbagliato
    .why = Il costo dipende dal livello in cui si trova la carta. In un combattimento ogni punto esperienza che manca costa 1 punto forza in più.
breach-gain-differs = { NAME($player, form: "definite") } ottiene { $computed }, non { $written }
    .title = Guadagno sbagliato
    .why = Si sommano la ricompensa della carta, l'eventuale coppia e ciò che danno i testi delle tecnologie e del comandante. Si può scrivere la cifra stampata o quella ricevuta.
breach-exchange-missing = { $place }: manca ciò che { NAME($player, form: "definite") } ottiene con i punti Operazione
    .title = Scambio mancante
    .why = Con che cosa scambiare i punti Operazione lo decide il giocatore, quindi va scritto.
    .hint = scrivi che cosa si è ottenuto, per esempio `blu: operazioni 2 > 3 forza, 1 esperienza`, oppure `> passo`
breach-exchange-over-points = { NAME($player, form: "definite") } scambia { $cost } punti Operazione; lo spazio ne dà { $points }
    .title = Troppi punti scambiati
    .why = Lo spazio di livello I dà 5 punti, quello di livello II 6, quello di livello III 7. L'esperienza costa 2 punti.
breach-exchange-over-planet-number = su questo pianeta il massimo è { $most } (scritto: { $written })
    .title = Più del numero del pianeta
    .why = Con i punti Operazione si possono ottenere punti Impero solo fino al numero del pianeta.
breach-exchange-for-other-statistic = con i punti Operazione non si ottiene questo: { $written }
    .title = Scambio con un'altra statistica
    .why = I punti Operazione si scambiano con punti Impero, forza ed esperienza.
# $case: text, or token.
breach-effect-not-owned = { $case ->
        [token] nessuno ha dato { NAME($player, form: "to") } il segnalino Contenimento
       *[text] { NAME($player, form: "definite") } non ha { $card }
    }
    .title = Testo di qualcun altro
    .why = Un giocatore può usare solo il proprio comandante e le tecnologie che ha davanti a sé.
breach-effect-too-early = il testo di { $card } ha effetto dalla fase successiva
    .title = Testo usato troppo presto
    .why = Una tecnologia ha effetto dalla fase successiva a quella in cui è stata conquistata.
breach-effect-outside-its-moment = non è il momento di usare il testo di { $card }
    .title = Testo usato nel momento sbagliato
    .why = Ogni testo dice quando si può usare.
breach-effect-used-too-often = il testo di { $card } è già stato usato tutte le volte consentite
    .title = Testo usato troppe volte
    .why = Alcuni testi si possono usare solo un certo numero di volte per fase, per round o per partita.
breach-effect-needs-no-line = l'effetto di { $card } è automatico e non va scritto
    .title = Riga non necessaria
    .why = Ciò che un testo dà in automatico fa parte dell'azione che lo attiva.
# $case: rate, row, card-missing.
breach-effect-differs = { $case ->
        [row] con il testo di { $card } si rivela una carta in un'altra fila
        [card-missing] non è indicata la carta che si rivela con il testo di { $card }
       *[rate] il testo di { $card } dà { $gain } in cambio di { $pay }, al massimo { $times ->
            [one] una volta
           *[other] { $times } volte
        }
    }
    .title = Testo usato in un altro modo
    .why = Il testo stabilisce il cambio, la quantità e il posto.
breach-planet-deck-empty = tutte e { $count } le carte del pianeta { $planet } sono già nelle file
    .title = Mazzo Pianeta esaurito
    .why = Ogni pianeta ha 14 carte.
breach-over-the-maximum = l'indicatore { NAME($player, form: "of") } arriva a { $most } (scritto: { $written })
    .title = Oltre il valore massimo
    .why = Ciò che si otterrebbe oltre l'ultima casella dell'indicatore va perso.
breach-tally-differs = { NAME($player, form: "definite") } ha { $computed }, non { $written }
    .title = Cifre sbagliate nella situazione
    .why = Una situazione viene confrontata con ciò che è stato scritto fino a quel punto.
breach-goal-points-differ = l'obiettivo { $goal } dà { NAME($player, form: "to") } { $computed ->
        [one] { $computed } punto
       *[other] { $computed } punti
    }, non { $written }
    .title = Punti di un obiettivo sbagliati
    .why = Chiunque soddisfi una condizione della scheda Obiettivo ne ottiene i punti.
breach-end-points-differ = alla fine { $card } dà { NAME($player, form: "to") } { $computed ->
        [one] { $computed } punto
       *[other] { $computed } punti
    }, non { $written }
    .title = Punti di fine partita sbagliati
    .why = Le tecnologie dei pianeti da 5 a 7 e alcuni comandanti danno punti Impero alla fine della partita.
# $case: goal, or card.
breach-score-without-source = { $case ->
        [goal] sulla scheda Obiettivo non c'è un obiettivo { $goal }
       *[card] alla fine { $card } non dà punti { NAME($player, form: "to") }
    }
    .title = Punti che non vengono da nulla
    .why = I punti di fine partita vengono dai tre obiettivi, dalle proprie tecnologie con una condizione di fine gioco e dal proprio comandante.
breach-score-differs = { NAME($player, form: "definite") } ha { $computed ->
        [one] { $computed } punto
       *[other] { $computed } punti
    }, non { $written }
    .title = Punteggio sbagliato
    .why = I punti di fine partita si aggiungono ai punti Impero.
# $case: points, or tie; $written, $computed: players.
breach-winner-differs = { $case ->
        [tie] pareggio in testa (punti: { $points }); la vittoria va a: { $computed } (scritto: { $written })
       *[points] la vittoria, con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }, va a: { $computed } (scritto: { $written })
    }
    .title = Vincitore sbagliato
    .why = Vince chi ha più punti Impero. Chi è in pareggio condivide la vittoria, a meno che non abbiate scelto uno spareggio.
breach-figures-missing = non si può ricavare quanto è costata la carta { $card } e che cosa ha dato
    .title = Cifre mancanti
    .why = Non si sa che cosa sia stampato su questa carta. Fino alla prossima situazione, di questo giocatore non si può controllare nulla.
    .hint = scrivi dopo `=` ciò che si è speso e ciò che si è ottenuto, oppure aggiungi una riga `carta …`
breach-text-only-the-table-knows = il testo di { $card } lo conoscete soltanto voi; vale ciò che avete scritto
    .title = Testo che conoscete soltanto voi
    .why = Nessun testo di carte o comandanti è pubblico. Un file del mazzo può dire che effetto ha.
