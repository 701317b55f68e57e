### Points, the table and what comes next in Age of Discovery.

# Why a wrong figure is only a note. $goods: goods that our data assume.
check-assumed = il calcolo si basa su merci che sono solo ipotesi ({ $goods }); con altre la cifra scritta potrebbe essere giusta: indica nella preparazione quelle del tuo tabellone con `tabellone: …`
# One of them, where a player may stand.
record-expected-player = giocatore (colore o nome)
# $turn: the turn after which they were scored.
score-colonies = Colonie dopo il turno { $turn }
score-discoveries = Scoperte
score-buildings = Edifici
score-benefits = Tassazione, turno per turno
score-economy = Economia
score-by-colonies = Pareggio nei punti: vince chi ha ricevuto più punti dalle colonie nell'ultimo turno.
score-by-money = Pareggio nei punti e nelle colonie: vince chi ha più denaro.
score-by-goods = Pareggio nei punti, nelle colonie e nel denaro: vince chi ha più merci.
# $turn: the turn reached.
score-under-way = La partita è al turno { $turn }. Le scoperte e gli edifici sono contati così come sono ora; l'economia si conta solo nell'ultimo turno.
show-boxes = Box
show-map = Il Nuovo Mondo
show-undiscovered = Da scoprire
# $token: the figures of a token that was seen and put back.
show-seen = vista: { $token }
show-market = Edifici in vendita e merci esposte
show-ship = Nave disponibile
show-money = Denaro
show-hand = Pezzi disponibili
show-gained = Per il turno successivo
show-waiting = Nel box Scoperta
show-goods = Merci
show-ships = Navi
show-tiles = Edifici
show-tokens = Pedine Scoperta
show-cards = Carte Scoperta
show-points = Punti delle colonie
show-pieces = Pezzi
# $player: the glossary id of a colour.
next-places = Tocca { NAME($player, form: "to") }: piazza un pezzo.
next-sails = Tocca { NAME($player, form: "to") }: fa salpare il prossimo pezzo dalla banchina.
next-trades = Tocca { NAME($player, form: "to") }: prende una merce o rinuncia.
next-buys = Tocca { NAME($player, form: "to") }: acquista un edificio o rinuncia.
next-explores = Tocca { NAME($player, form: "to") }: può inviare una spedizione di scoperta.
next-trains = Tocca { NAME($player, form: "to") }: può addestrare uno specialista.
next-fights = Tocca { NAME($player, form: "to") }: può combattere una battaglia o una guerra su vasta scala.
next-losses = Vanno scritte le perdite di questa battaglia.
next-benefits = Si possono usare gli edifici; va scritto che cosa pesca la Compagnia delle Indie Occidentali.
next-refill = Va scritto che cosa viene esposto adesso.
next-setup = Va scritta la preparazione.
next-bids = Tocca { NAME($player, form: "to") }: fa un'offerta o passa.
# Entries that are possible under every heading: the University, exchanges of specialists.
next-at-any-time = In qualsiasi momento
# The words in place of luck, between brackets: the figures of a token, the name of a card or good.
next-token = monete, monete per ogni soldato, nativi, punti
next-card = nome della carta
# $hands: each player with the pieces.
next-left = Da piazzare restano: { $hands }.
# $players: in the order in which they come.
next-waiting = Poi tocca a: { $players }.
