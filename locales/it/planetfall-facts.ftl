### Labels and short values of the tables that stand beside the texts of Age of Wonders: Planetfall.

game-title = Age of Wonders: Planetfall

## Kinds of things, one and all of them

kind-statistic = statistica
kind-card-type = tipo di carta
kind-operation = spazio Operazione
kind-phase = fase del round
kind-faction = fazione
kind-commander = comandante
kind-card = carta Pianeta
kind-colour = colore
kind-term = termine
list-statistic = Statistiche
list-card-type = Tipi di carta
list-operation = Spazi Operazione
list-phase = Fasi del round
list-faction = Fazioni
list-commander = Comandanti
list-card = Carte Pianeta note dagli esempi
list-colour = Colori
list-term = Termini

## Labels of facts

fact-name = Nome
fact-number = Numero
fact-level = Livello
fact-points = Punti Operazione
fact-type = Tipo
fact-planets = Pianeti
fact-cost = Costo
fact-strength = Forza da spendere
fact-experience = Esperienza richiesta
fact-energy = Energia ai livelli I, II, III
fact-reward = Ricompensa
fact-pair = Valore di coppia
fact-effect = Effetto
fact-of-a-deck = In ogni mazzo
fact-ways = Come si conquista
fact-pays = Si paga con
fact-spent = Può diminuire
fact-capped = Ha un valore massimo
fact-side-a = Lato A
fact-side-b = Lato B
fact-last-round = Nel round 7
fact-sources = Fonti

## Values

# $value: a value that no source at hand confirms.
value-assumed = { $value } (ipotesi)
value-unknown = non si sa
value-yes = sì
value-no = no
value-none = nulla
# $level: the level as I, II or III.
value-on-level = al livello { $level }
# $amount: a figure; $thing: the id of the glossary's name.
value-gain = { $amount } { NAME($thing, $amount) }
# $amount: energy gained.
effect-energy-per-technology =
    { $amount ->
        [one] { $amount } punto energia per ogni carta Tecnologia conquistata
       *[other] { $amount } punti energia per ogni carta Tecnologia conquistata
    }
effect-energy-per-resource =
    { $amount ->
        [one] { $amount } punto energia in più per ogni carta Risorsa conquistata, dritta o capovolta
       *[other] { $amount } punti energia in più per ogni carta Risorsa conquistata, dritta o capovolta
    }
effect-income-unknown = si usa nella fase Reddito, anche nel round 1; non si sa che cosa dia
effect-ship-last = la nave torna sempre nell'ultimo spazio dell'indicatore di turno

# What occurs in simulated games (`annals simulate --report`).
exercise-defeat = un'unità sconfitta
exercise-enlist = un'unità arruolata
exercise-peace = un sito storico conquistato con la pace
exercise-aggression = un sito storico conquistato con l'aggressione
exercise-study = una tecnologia studiata
exercise-gather = una risorsa raccolta
exercise-annex = un settore annesso
exercise-pass = un passo
exercise-pair = una coppia completata
exercise-convert = una statistica scambiata con un'altra grazie a un testo
exercise-restrain = una carta trattenuta con un segnalino Contenimento
exercise-reveal = carte scoperte grazie a un testo
exercise-share = una seconda nave su uno spazio Operazione
exercise-substitute = un costo pagato con un'altra statistica
exercise-tie = un pareggio finale
