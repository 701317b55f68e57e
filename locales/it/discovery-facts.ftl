### Labels and short values of the tables that stand beside the texts of Age of Discovery.

game-title = Age of Empires III: The Age of Discovery

## Labels of facts

fact-name = Nome
fact-age = Epoca
fact-price = Prezzo
fact-timing = Quando
fact-effect = Effetto
fact-points = Punti vittoria
fact-tiles = Tessere
fact-of-a-colour = Per ogni colore
fact-shipping = Valore nelle Spedizioni mercantili
fact-expedition = Forza in una spedizione di scoperta
fact-tokens = Pedine
fact-region = Regione
fact-good = Merce
fact-start = All'inizio
fact-neighbours = Confina con
fact-natives = Nativi
fact-coins = Monete
fact-plunder = Per ogni soldato
fact-spaces = Spazi
fact-extra-spaces = Altri spazi
fact-fill = Come si riempie
fact-limit = Pezzi per giocatore, al massimo
phase-letter = { $letter }
fact-letter = Lettera
fact-turns = Turni
fact-nation = Nazione
fact-colour = Colore

## Values

# $value: a value that no source at hand confirms.
value-assumed = { $value } (ipotesi)
value-points-vary = variabili
value-no-region = nessuna
value-open = aperta dal turno 1
value-token = da scoprire, 1 pedina a faccia in giù
value-no-limit = nessun limite
value-markers = un segnaposto per ogni giocatore
value-left-to-right = dallo spazio libero più a sinistra
value-anywhere = in un punto qualsiasi del box
value-choose = una casella libera a scelta

## When a building works

timing-at-once = subito all'acquisto, una volta sola
timing-benefits = ogni turno, fase D
timing-income = ogni turno, fase C
timing-after-income = ogni turno, subito dopo la fase C
timing-dock = ogni volta che un missionario arriva dalla banchina
timing-battle = in ogni battaglia non iniziata da te
timing-once = una volta per partita, quando vuoi
timing-game-end = alla fine della partita

## What a building does, in a few words

# $count, $amount, $per: figures; $money: dollars; $thing: the id of the glossary's name; $counted: what is counted;
# $place: where pieces appear.
effect-gain-pieces = { $count } { NAME($thing, $count) }{ $place ->
    [dock-x] { " " }sullo spazio X della banchina
    [dock-y] { " " }sullo spazio Y della banchina
    [discovery-box] { " " }nel box Scoperta
    [own-region] { " " }in un'unica regione in cui hai un pezzo
   *[hand] { "" }
}
effect-gain-money = { $money }
effect-free-discovery = una scoperta che non può fallire
effect-collect-per-ship = { $money } da ogni altro giocatore per ogni tua nave
effect-missionary-colonists = { $count } coloni con ogni missionario
effect-advance-piece = un pezzo passa in testa alla sua fila
effect-draw-goods = { $count } merce a caso
effect-money-per-good = { $money } per ogni pedina { NAME($thing) }
effect-move-soldier = muovi { $count } soldato in una regione adiacente
effect-defend = { $count } soldato in più in difesa
effect-points = { $amount } PV { $counted ->
    [goods] per ogni merce
    [pieces] ogni { $per } pezzi nel Nuovo Mondo
    [ships] per ogni nave mercantile
    [soldiers] per ogni soldato nel Nuovo Mondo
    [buildings] per ogni edificio capitale
    [regions] per ogni regione con un tuo pezzo
   *[dollars] ogni { $money }
}
effect-move-colonists = muovi fino a { $count } coloni in un'altra regione

exercise-auction = primo ordine di turno deciso all'asta
exercise-battle = una battaglia
exercise-map-complete = tutte le regioni scoperte all'inizio di un turno
exercise-no-buildings = nessun edificio dell'epoca rimasto nella pila
exercise-no-goods = nessuna merce rimasta nella pila
exercise-no-ships = tutte le navi vinte
exercise-tie-broken-by-colonies = pareggio per la vittoria risolto con le colonie
exercise-tie-broken-by-goods = pareggio per la vittoria risolto con le merci, o vittoria condivisa
exercise-tie-broken-by-money = pareggio per la vittoria risolto con il denaro
exercise-tie-for-the-ship = pareggio per la nave mercantile
exercise-war = una guerra
