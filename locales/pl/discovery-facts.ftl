### Labels and short values of the tables that stand beside the texts of Age of Discovery.

game-title = Age of Empires III: The Age of Discovery

## Labels of facts

fact-name = Nazwa
fact-age = Epoka
fact-price = Cena
fact-timing = Kiedy działa
fact-effect = Działanie
fact-points = Punkty Zwycięstwa
fact-tiles = Żetony budowli
fact-of-a-colour = W każdym kolorze
fact-shipping = Wartość w Handlu Morskim
fact-expedition = Siła w ekspedycji
fact-tokens = Żetony
fact-region = Region
fact-good = Towar
fact-start = Na początku gry
fact-neighbours = Sąsiednie regiony
fact-natives = Indianie
fact-coins = Monety
fact-plunder = Za każdego żołnierza
fact-spaces = Pola
fact-extra-spaces = Dodatkowe pola
fact-fill = Zajmowanie pól
fact-limit = Limit figurek gracza
phase-letter = { $letter }
fact-letter = Litera
fact-turns = Tury
fact-nation = Mocarstwo
fact-colour = Kolor

## Values

# $value: a value that no source at hand confirms.
value-assumed = { $value } (założenie)
value-points-vary = zmienne
value-no-region = brak
value-open = otwarty od tury 1
value-token = nieodkryty, 1 zakryty żeton
value-no-limit = bez ograniczeń
value-markers = po jednym znaczniku każdego gracza
value-left-to-right = pierwsze wolne pole od lewej
value-anywhere = dowolne miejsce w obszarze
value-choose = dowolne wolne pole

## When a building works

timing-at-once = od razu przy zakupie, tylko raz
timing-benefits = co turę w fazie D
timing-income = co turę w fazie C
timing-after-income = co turę zaraz po fazie C
timing-dock = zawsze, gdy misjonarz przybywa z nabrzeża
timing-battle = zawsze, gdy ktoś cię zaatakuje
timing-once = raz w ciągu gry, w wybranej przez ciebie chwili
timing-game-end = na koniec gry

## What a building does, in a few words

# $count, $amount, $per: figures; $money: dollars; $thing: the id of the glossary's name; $counted: what is counted;
# $place: where pieces appear.
effect-gain-pieces = { $count } { NAME($thing, $count) }{ $place ->
    [dock-x] { " " }na polu X nabrzeża
    [dock-y] { " " }na polu Y nabrzeża
    [discovery-box] { " " }w obszarze Ekspedycji
    [own-region] { " " }w jednym regionie, w którym masz figurkę
   *[hand] { "" }
}
effect-gain-money = { $money }
effect-free-discovery = odkrycie, które zawsze się udaje
effect-collect-per-ship = { $money } od każdego innego gracza za każdy twój statek
effect-missionary-colonists = { $count } kolonistów z każdym misjonarzem
effect-advance-piece = figurka przechodzi na początek rzędu
effect-draw-goods = { $count } losowy towar
effect-money-per-good = { $money } za każdy żeton { NAME($thing, form: "genitive") }
effect-move-soldier = przesuń { $count } żołnierza do sąsiedniego regionu
effect-defend = { $count } żołnierz więcej w obronie
effect-points = { $amount } PZ za { $counted ->
    [goods] każdy towar
    [pieces] każde { $per } figurki w Nowym Świecie
    [ships] każdy Statek Handlowy
    [soldiers] każdego żołnierza w Nowym Świecie
    [buildings] każdą Ważną Budowlę
    [regions] każdy region z twoją figurką
   *[dollars] każde { $money }
}
effect-move-colonists = przesuń najwyżej { $count } kolonistów do innego regionu

exercise-auction = aukcja o kolejność w pierwszej turze
exercise-battle = bitwa
exercise-map-complete = wszystkie regiony odkryte na początku tury
exercise-no-buildings = pusty stos budowli danej epoki
exercise-no-goods = pusta pula towarów
exercise-no-ships = wszystkie statki zdobyte
exercise-tie-broken-by-colonies = remis o zwycięstwo, rozstrzygnięty punktami za kolonie
exercise-tie-broken-by-goods = remis o zwycięstwo, rozstrzygnięty towarami, albo wspólne zwycięstwo
exercise-tie-broken-by-money = remis o zwycięstwo, rozstrzygnięty pieniędzmi
exercise-tie-for-the-ship = remis o Statek Handlowy
exercise-war = wojna
