### What a check can find in a record of any game; the same form as in `<game>-breaches.ftl`. A game that has more
### to say of one of these has a message of the same name, which wins.

breach-players-missing = la trascrizione non dice chi gioca
    .title = Giocatori non indicati
    .why = Senza i giocatori non si può seguire nient'altro. Si scrivono all'inizio della trascrizione, nell'ordine in cui siedono al tavolo.
    .hint = scrivi una riga come `giocatori: rosso Anna, blu Marek`
# $case: stranger, if it is about the colour $player, which nobody plays; nothing. $heading: the heading, as written.
breach-entry-not-understood = { $case ->
        [stranger] { NAME($player, form: "definite") } non partecipa a questa partita
       *[nothing] le parole sono note, ma messe così non significano nulla sotto l'intestazione «{ $heading }»
    }
    .title = Voce che qui non significa nulla
    .why = Ogni intestazione ha i suoi tipi di voci. Forse le parole sono giuste ma il segno tra loro è sbagliato, forse manca una parte, forse la voce va sotto un'altra intestazione.
# $case: ruling, or reading; $ruling, $reading: as written.
breach-unknown-reading = { $case ->
        [reading] il punto controverso { $ruling } non ha un'interpretazione { $reading }
       *[ruling] nessun punto controverso si chiama { $ruling }
    }
    .title = Interpretazione sconosciuta
    .why = Dove i regolamenti stampati divergono, ogni gruppo può scegliere la propria interpretazione, con i nomi elencati da `annals rulings`.
breach-waiver-unknown = nessuna segnalazione si chiama { $slug }
    .title = Deroga sconosciuta
    .why = Dopo `!` va il nome della segnalazione che avete permesso di proposito, così come il controllo lo scrive tra parentesi quadre.
breach-waiver-unused = qui c'è una deroga per { $slug }, ma non ce n'è bisogno
    .title = Deroga non necessaria
    .why = Una deroga dice «lo sappiamo, l'abbiamo permesso». Se è tutto in regola, a chi legge fa solo venire dei dubbi.
breach-out-of-balance = un errore di questo programma, non della trascrizione: dopo questa voce i conti non tornano più
    .title = Errore nostro
    .why = Dopo ogni voce si conta tutto ciò che c'è sul tavolo. Se i conti non tornano, ha sbagliato il programma: per favore segnalacelo, allegando la trascrizione.
breach-wrong-number-of-players = { $count ->
        [one] è indicato { $count } giocatore
       *[other] sono indicati { $count } giocatori
    }; il gioco prevede da { $least } a { $most } giocatori
    .title = Numero di giocatori sbagliato
    .why = La scatola ha pezzi per questo numero di giocatori, e le regole sono pensate per loro.
# $case: twice, or missing; $players: colours.
breach-order-incomplete = { $case ->
        [twice] l'ordine riporta due volte: { $players }
       *[missing] l'ordine non riporta: { $players }
    }
    .title = Ordine di turno con buchi o doppioni
    .why = Ogni giocatore ha un posto, e uno solo, nell'ordine di turno.
# $heading: the heading under which it stands.
breach-entry-outside-its-phase = questa voce non va sotto l'intestazione «{ $heading }»
    .title = Voce fuori dalla sua fase
    .why = Ogni parte della partita ha le proprie azioni.
