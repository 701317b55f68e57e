### Labels and short values of the tables that stand beside the texts of Age of Renaissance.

game-title = Age of Renaissance

## Kinds of things, one and all of them

kind-advance = fattore di civilizzazione
kind-commodity = prodotto
kind-card = carta
kind-province = provincia
kind-power = potenza
kind-area = area
kind-water = mare o oceano
kind-category = categoria
kind-phase = fase
kind-step = sottofase
kind-ship = classe di navi
kind-piece = pezzo
kind-variant = variante
kind-edition = edizione
kind-epoch = epoca
kind-term = termine
list-advance = Fattori di civilizzazione
list-commodity = Prodotti
list-card = Carte Storia
list-province = Province
list-power = Potenze commerciali
list-area = Aree
list-water = Mari e oceano
list-category = Categorie dei fattori di civilizzazione
list-phase = Fasi
list-step = Sottofasi della fase acquisti
list-ship = Navi
list-piece = Pezzi
list-variant = Varianti
list-edition = Edizioni
list-epoch = Epoche
list-term = Termini

## Labels of facts: advances

fact-letter = Lettera
fact-category = Categoria
fact-cost = Costo
fact-credit = Credito
fact-misery = Miseria
fact-relief = Valore di diminuzione
fact-relief-elsewhere = Valore di diminuzione in un'altra fonte
fact-prerequisites = Prerequisiti
fact-needed-for = Serve per
fact-leaders = Leader
fact-helps-against = Aiuta contro
fact-research = Sconto con la Ricerca istituzionale
fact-revision = Edizione del 1999
fact-revised-prerequisites = Prerequisiti nel 1999
fact-advances = Fattori di civilizzazione
fact-value = Valore complessivo

## Labels of facts: the board

fact-area = Area
fact-type = Tipo
fact-market = Numero mercato
fact-commodity = Prodotto
fact-power = Capitale di
fact-players = In gioco
fact-needs = Che cosa serve per entrare
fact-needs-one-of = Per entrare basta uno di questi
fact-land = Via terra
fact-coast = Attraverso le acque costiere
fact-coast-north = Attraverso le acque costiere a nord
fact-coast-east = Attraverso le acque costiere a est
fact-coast-south = Attraverso le acque costiere a sud
fact-coast-west = Attraverso le acque costiere a ovest
fact-sea = Mari
fact-sea-north = Mari a nord
fact-sea-east = Mari a est
fact-sea-south = Mari a sud
fact-sea-west = Mari a ovest
fact-supports = Supporta
fact-supported-by = Supportata da
fact-revised-map = Sulla mappa riveduta
fact-on-revised-map = Solo sulla mappa riveduta
fact-count = Numero di province
fact-provinces = Province
fact-overseas = Oltremare
fact-home-of = Area della capitale di
fact-commodities-each = Prodotti per mercato
fact-touches = Coste
fact-capital = Capitale
fact-home-area = Area della capitale

## Labels of facts: cards and commodities

fact-dice = Totale dei dadi
fact-base = Valore base
fact-payouts = Pagamento per 1, 2, 3 … province
fact-in-play = Province in 3, 4, 5, 6 giocatori
fact-cards = Carte
fact-epoch = Epoca
fact-copies = Copie
fact-recycles = Rigiocabile
fact-credit-of-leader = Credito per ogni fattore
fact-raised = Credito aumentato
fact-scope = Riguarda
fact-categories = Categorie tra cui scegliere
fact-how-many = Quante province
fact-by-epoch = Province nelle epoche I, II, III
fact-money = Frutta
fact-military = Vantaggio militare
fact-voided-by = Annullata da
fact-voided = Per quanto tempo
fact-voids = Annulla
fact-stopped-by = Non colpisce chi possiede
fact-protected-by = Ne protegge
fact-protects-from = Protegge da
fact-not-against = Nessun +1 contro chi usa
fact-raises = Aumenta il credito di
fact-years = Anni
fact-commodity-cards = Carte prodotto
fact-event-cards = Carte evento
fact-leader-cards = Carte leader
fact-deck = Carte nelle epoche I, II, III

## Labels of facts: the course of the game

fact-number = Numero
fact-who = I giocatori agiscono
fact-steps = Sottofasi
fact-phase = Fase
fact-galley-spaces = Distanza in province, e pedine in ciascuna
fact-ship-spaces = Pedine in ogni provincia
fact-ocean-spaces = Province d'oltremare
fact-upgrade = Prezzo di un grado
fact-comes-with = Si ottiene con
fact-of-a-player = Per ogni giocatore
fact-last-epoch = Ultimo mazzo
fact-usual = Vale se non si indica altro
fact-publisher = Editore
fact-dealt = Carte distribuite all'inizio
fact-kept = Carte che si tengono
fact-held-back = Entrano nel mazzo più tardi
fact-moved = In un'altra epoca
fact-disagreements = Vale la seconda interpretazione di
fact-spaces = Spazi
fact-stabilization = Dollari per 0, 1, 2, 3 … carte
fact-expansion-cards = Pedine per la 1ª, 2ª, 3ª … carta della fase
fact-with-3 = 3 giocatori
fact-with-4 = 4 giocatori
fact-with-5 = 5 giocatori
fact-with-6 = 6 giocatori

## Values

# $value: a value that no source at hand confirms.
value-assumed = { $value } (ipotesi)
value-yes = sì
value-no = no
value-none = nessuno
value-no-province = nessuna
value-inland = nessuna, è interna
value-simultaneous = tutti insieme
value-in-order = uno dopo l'altro
value-for-good = per il resto della partita
value-same-turn = solo se le due carte si giocano nello stesso turno
scope-own = chi la gioca
scope-chosen = un giocatore a scelta
scope-all = tutti i giocatori
scope-provinces = province a scelta
scope-area = un'area a scelta
scope-category = una categoria di fattori
value-only-original = non c'è
value-only-revised = c'è solo qui
# $thing: the id of the glossary's name.
value-land-opened = nuovo confine via terra: { NAME($thing) }
value-land-closed = nessun confine via terra: { NAME($thing) }
value-sea-opened = tocca anche: { NAME($thing) }
value-sea-closed = non tocca: { NAME($thing) }
value-coast-joins = anche { NAME($thing) }
value-coast-leaves = senza { NAME($thing) }
value-less-with = 1 spazio in meno con { NAME($thing, form: "definite") }
value-up-per-advance = 1 spazio in più per ogni fattore di { NAME($thing) }
value-less-per-advance = 1 spazio in meno per ogni fattore di { NAME($thing) }
value-up-per-province = 1 spazio in più per ogni provincia di { NAME($thing) }
value-less-per-province = 1 spazio in meno per ogni provincia di { NAME($thing) }
# $money: dollars; $thing: the card.
value-raised = { $money } con { NAME($thing, form: "definite") }
# $letter, $money: what the edition of 1999 prints.
value-revised-letter = lettera { $letter }
value-revised-cost = costo { $money }
value-revised-credit = credito { $money }
# $thing: the ships; $spaces: their spaces.
value-ship = { NAME($thing) } { $spaces }
# $total: the total of two dice; $thing: the commodity.
value-dice = { $total } { NAME($thing) }
# $thing: the card; $from, $to: the epochs.
value-moved = una { NAME($thing) }: { NAME($to, form: "in") } invece che { NAME($from, form: "in") }
# $count: the number of players.
value-from-players = con almeno { $count } giocatori
# $count: spaces of the misery index.
value-misery-up = { $count ->
    [one] { $count } spazio in più
   *[other] { $count } spazi in più
}
value-misery-down = { $count ->
    [one] { $count } spazio in meno
   *[other] { $count } spazi in meno
}
# $thing: a province; $side: which of its two coasts.
value-one-coast = { NAME($thing) } ({ $side ->
    [north] costa nord
    [east] costa est
    [south] costa sud
   *[west] costa ovest
})

## What occurs in simulated games

exercise-attack-won = un attacco vinto
exercise-attack-lost = un attacco perso
exercise-attack-by-cathedral = un attacco vinto con la Cattedrale
exercise-attack-repelled = un attacco respinto dalla Cattedrale
exercise-war-tied = una Guerra in pareggio
exercise-war-decided = una Guerra decisa
exercise-cession = una provincia ceduta
exercise-forced-trade = un commercio forzato tentato
exercise-patron = un leader usato con il Mecenatismo
exercise-condition-set = una mancanza o un surplus creati dai Mulini a vento/acqua (1999)
exercise-refused-stability = una stabilizzazione non pagata
exercise-relief = una diminuzione della miseria
exercise-relief-by-sets = una diminuzione della miseria con serie di fattori (1999)
exercise-swap = uno scambio di posizione con il Rinascimento
exercise-marker-freed = un indicatore cambiato in pedina
exercise-token-replaced = un indicatore ridotto con lo stock vuoto
exercise-elimination = un giocatore caduto nel Caos
exercise-departure = un giocatore che si ritira
exercise-last-deck-empty = la fine: l'ultimo mazzo è esaurito
exercise-all-advances = la fine: qualcuno ha tutti i fattori
exercise-time-up = la fine: tempo scaduto
exercise-nobody-left = la fine: nessuno più in gioco

## Examples of the help

examples-lookup =
    - `annals lookup trebisonda`: una provincia con le sue vicine, via terra e via mare
    - `annals lookup fattore m`: un fattore di civilizzazione in base alla lettera
examples-list =
    - `annals list province --area VII`: le province di un'area
    - `annals list carte --epoch 2`: le carte di un'epoca
