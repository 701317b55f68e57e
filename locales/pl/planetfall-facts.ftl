### Labels and short values of the tables that stand beside the texts of Age of Wonders: Planetfall.

game-title = Age of Wonders: Planetfall

## Kinds of things, one and all of them

kind-statistic = statystyka
kind-card-type = typ karty
kind-operation = pole operacji
kind-phase = faza rundy
kind-faction = frakcja
kind-commander = dowódca
kind-card = karta planety
kind-colour = kolor
kind-term = pojęcie
list-statistic = Statystyki
list-card-type = Typy kart
list-operation = Pola operacji
list-phase = Fazy rundy
list-faction = Frakcje
list-commander = Dowódcy
list-card = Karty planet znane z przykładów
list-colour = Kolory
list-term = Pojęcia

## Labels of facts

fact-name = Nazwa
fact-number = Numer
fact-level = Poziom
fact-points = Punkty operacji
fact-type = Typ
fact-planets = Planety
fact-cost = Koszt
fact-strength = Koszt w sile
fact-experience = Wymagane doświadczenie
fact-energy = Energia na poziomach I, II, III
fact-reward = Nagroda
fact-pair = Wartość pary
fact-effect = Efekt
fact-of-a-deck = W każdej talii
fact-ways = Sposoby zdobycia
fact-pays = Zapłata
fact-spent = Może spadać
fact-capped = Ma maksimum
fact-side-a = Strona A
fact-side-b = Strona B
fact-last-round = W rundzie 7
fact-sources = Źródła

## Values

# $value: a value that no source at hand confirms.
value-assumed = { $value } (założenie)
value-unknown = nie wiadomo
value-yes = tak
value-no = nie
value-none = nic
# $level: the level as I, II or III.
value-on-level = na poziomie { $level }
# $amount: a figure; $thing: the id of the glossary's name.
value-gain = { $amount } { NAME($thing, $amount) }
# $amount: energy gained.
effect-energy-per-technology = { $amount } energii za każdą zdobytą kartę technologii
effect-energy-per-resource = dodatkowo { $amount } energii za każdą kartę zasobu, zebraną lub zaanektowaną
effect-income-unknown = działa w fazie Dochodu, także w rundzie 1; nie wiadomo, co daje
effect-ship-last = statek zawsze wraca na ostatnie pole toru kolejności

# What occurs in simulated games (`annals simulate --report`).
exercise-defeat = pokonana jednostka
exercise-enlist = zwerbowana jednostka
exercise-peace = zabytek zdobyty pokojowo
exercise-aggression = zabytek zdobyty siłą
exercise-study = zbadana technologia
exercise-gather = zebrany surowiec
exercise-annex = zaanektowany sektor
exercise-pass = pas
exercise-pair = skompletowana para
exercise-convert = statystyka wymieniona na inną dzięki tekstowi
exercise-restrain = karta powstrzymana żetonem
exercise-reveal = karty odkryte dzięki tekstowi
exercise-share = drugi statek na polu operacji
exercise-substitute = koszt opłacony inną statystyką
exercise-tie = remis na koniec gry
