### Labels and short values of the tables that stand beside the texts of Age of Renaissance.

game-title = Age of Renaissance

## Kinds of things, one and all of them

kind-advance = osiągnięcie
kind-commodity = towar
kind-card = karta
kind-province = prowincja
kind-power = potęga
kind-area = obszar
kind-water = morze lub ocean
kind-category = dziedzina
kind-phase = faza
kind-step = krok
kind-ship = klasa statków
kind-piece = pionek
kind-variant = wariant
kind-edition = wydanie
kind-epoch = epoka
kind-term = pojęcie
list-advance = Osiągnięcia
list-commodity = Towary
list-card = Karty historii
list-province = Prowincje
list-power = Potęgi handlowe
list-area = Obszary
list-water = Morza i ocean
list-category = Dziedziny osiągnięć
list-phase = Fazy
list-step = Kroki fazy zakupów
list-ship = Statki
list-piece = Pionki
list-variant = Warianty
list-edition = Wydania
list-epoch = Epoki
list-term = Pojęcia

## Labels of facts: advances

fact-letter = Litera
fact-category = Dziedzina
fact-cost = Koszt
fact-credit = Zniżka
fact-misery = Nędza
fact-relief = Wartość ulgi
fact-relief-elsewhere = Wartość ulgi w innym źródle
fact-prerequisites = Wymagania
fact-needed-for = Potrzebne do osiągnięć
fact-leaders = Przywódcy
fact-helps-against = Pomaga przeciw kartom
fact-research = Tańsze dzięki Badaniom instytucjonalnym
fact-revision = Wydanie z 1999 roku
fact-revised-prerequisites = Wymagania w 1999 roku
fact-advances = Osiągnięcia
fact-value = Łączna wartość

## Labels of facts: the board

fact-area = Obszar
fact-type = Rodzaj
fact-market = Wielkość rynku
fact-commodity = Towar
fact-power = Stolica potęgi
fact-players = W grze
fact-needs = Wymagane osiągnięcie
fact-needs-one-of = Wystarczy jedno z osiągnięć
fact-land = Lądem
fact-coast = Przez wody przybrzeżne
fact-coast-north = Przez północne wody przybrzeżne
fact-coast-east = Przez wschodnie wody przybrzeżne
fact-coast-south = Przez południowe wody przybrzeżne
fact-coast-west = Przez zachodnie wody przybrzeżne
fact-sea = Morza
fact-sea-north = Morza na północy
fact-sea-east = Morza na wschodzie
fact-sea-south = Morza na południu
fact-sea-west = Morza na zachodzie
fact-supports = Wspierane rynki
fact-supported-by = Wspierające satelity
fact-revised-map = Na mapie poprawionej
fact-on-revised-map = Tylko na mapie poprawionej
fact-count = Liczba prowincji
fact-provinces = Prowincje
fact-overseas = Za oceanem
fact-home-of = Obszar macierzysty potęgi
fact-commodities-each = Towary z każdego rynku
fact-touches = Wybrzeża
fact-capital = Stolica
fact-home-area = Obszar macierzysty

## Labels of facts: cards and commodities

fact-dice = Suma oczek
fact-base = Wartość podstawowa
fact-payouts = Wypłata za 1, 2, 3 … prowincje
fact-in-play = Prowincje przy 3, 4, 5, 6 graczach
fact-cards = Karty
fact-epoch = Epoka
fact-copies = Liczba sztuk
fact-recycles = Powraca
fact-credit-of-leader = Zniżka na każde osiągnięcie
fact-raised = Wyższa zniżka
fact-scope = Dotyczy
fact-categories = Dziedziny do wyboru
fact-how-many = Ile prowincji
fact-by-epoch = Prowincje w epokach I, II, III
fact-money = Daje
fact-military = Przewaga militarna
fact-voided-by = Unieważniana przez karty
fact-voided = Na jak długo
fact-voids = Unieważnia karty
fact-stopped-by = Nie dotyka właścicieli osiągnięć
fact-protected-by = Chroni przed nią
fact-protects-from = Chroni przed kartami
fact-not-against = Bez +1 przeciw graczom z kartami
fact-raises = Podnosi zniżkę karty
fact-years = Lata
fact-commodity-cards = Karty towarów
fact-event-cards = Karty wydarzeń
fact-leader-cards = Karty przywódców
fact-deck = Karty w epokach I, II, III

## Labels of facts: the course of the game

fact-number = Numer
fact-who = Gracze działają
fact-steps = Kroki
fact-phase = Faza
fact-galley-spaces = Odległość w prowincjach i liczba żetonów do każdej
fact-ship-spaces = Żetony do każdej prowincji
fact-ocean-spaces = Pola zamorskie
fact-upgrade = Cena stopnia
fact-comes-with = Dostępne z osiągnięciem
fact-of-a-player = Dla każdego gracza
fact-last-epoch = Ostatnia talia
fact-usual = Obowiązuje, jeśli nie ustalono inaczej
fact-publisher = Wydawca
fact-dealt = Karty rozdane na początku
fact-kept = Karty, które się zatrzymuje
fact-held-back = Dołączają do talii później
fact-moved = W innej epoce
fact-disagreements = Druga interpretacja w punktach
fact-spaces = Pola
fact-stabilization = Dolary za 0, 1, 2, 3 … kart
fact-expansion-cards = Żetony za 1., 2., 3. … kartę w fazie
fact-with-3 = 3 graczy
fact-with-4 = 4 graczy
fact-with-5 = 5 graczy
fact-with-6 = 6 graczy

## Values

# $value: a value that no source at hand confirms.
value-assumed = { $value } (założenie)
value-yes = tak
value-no = nie
value-none = brak
value-no-province = brak
value-inland = brak, leży w głębi lądu
value-simultaneous = wszyscy naraz
value-in-order = jeden po drugim
value-for-good = do końca gry
value-same-turn = tylko gdy obie zagrano w tej samej turze
scope-own = tego, kto ją zagrywa
scope-chosen = jednego wybranego gracza
scope-all = wszystkich graczy
scope-provinces = wybranych prowincji
scope-area = jednego wybranego obszaru
scope-category = jednej dziedziny osiągnięć
value-only-original = nie ma jej
value-only-revised = tylko tam
# $thing: the id of the glossary's name.
value-land-opened = nowa granica lądowa: { NAME($thing) }
value-land-closed = bez granicy lądowej: { NAME($thing) }
value-sea-opened = styka się też z akwenem: { NAME($thing) }
value-sea-closed = nie styka się z akwenem: { NAME($thing) }
value-coast-joins = także { NAME($thing) }
value-coast-leaves = bez { NAME($thing, form: "genitive") }
value-less-with = 1 pole mniej, gdy ma się { NAME($thing, form: "accusative") }
value-up-per-advance = 1 pole w górę za każde osiągnięcie z dziedziny { NAME($thing, form: "genitive") }
value-less-per-advance = 1 pole mniej za każde osiągnięcie z dziedziny { NAME($thing, form: "genitive") }
value-up-per-province = 1 pole w górę za każdą prowincję dającą { NAME($thing, form: "accusative") }
value-less-per-province = 1 pole mniej za każdą prowincję dającą { NAME($thing, form: "accusative") }
# $money: dollars; $thing: the card.
value-raised = { $money } z kartą „{ NAME($thing) }”
# $letter, $money: what the edition of 1999 prints.
value-revised-letter = litera { $letter }
value-revised-cost = koszt { $money }
value-revised-credit = zniżka { $money }
# $thing: the ships; $spaces: their spaces.
value-ship = { NAME($thing) } { $spaces }
# $total: the total of two dice; $thing: the commodity.
value-dice = { $total } { NAME($thing) }
# $thing: the card; $from, $to: the epochs.
value-moved = jedna { NAME($thing) }: { NAME($to) } zamiast { NAME($from, form: "genitive") }
# $count: the number of players.
value-from-players = od { $count } graczy
# $count: spaces of the misery index.
value-misery-up = { $count ->
    [one] { $count } pole w górę
    [few] { $count } pola w górę
    [many] { $count } pól w górę
   *[other] { $count } pól w górę
}
value-misery-down = { $count ->
    [one] { $count } pole w dół
    [few] { $count } pola w dół
    [many] { $count } pól w dół
   *[other] { $count } pól w dół
}
# $thing: a province; $side: which of its two coasts.
value-one-coast = { NAME($thing) } ({ $side ->
    [north] północne wybrzeże
    [east] wschodnie wybrzeże
    [south] południowe wybrzeże
   *[west] zachodnie wybrzeże
})

## What occurs in simulated games

exercise-attack-won = wygrany atak
exercise-attack-lost = przegrany atak
exercise-attack-by-cathedral = atak wygrany dzięki Katedrze
exercise-attack-repelled = atak odparty dzięki Katedrze
exercise-war-tied = nierozstrzygnięta Wojna
exercise-war-decided = rozstrzygnięta Wojna
exercise-cession = odstąpiona prowincja
exercise-forced-trade = próba wymuszonej wymiany
exercise-patron = przywódca użyty dzięki Mecenatowi
exercise-condition-set = niedobór lub nadwyżka ustalone Wiatrakiem/młynem wodnym (1999)
exercise-refused-stability = nieopłacona stabilizacja
exercise-relief = wykupiona ulga w nędzy
exercise-relief-by-sets = ulga w nędzy dzięki zestawom osiągnięć (1999)
exercise-swap = zamiana miejsc dzięki Renesansowi
exercise-marker-freed = znacznik wymieniony na żeton
exercise-token-replaced = zredukowany znacznik przy pustym zapasie
exercise-elimination = gracz pogrążony w chaosie
exercise-departure = gracz, który odchodzi
exercise-last-deck-empty = koniec: wyczerpana ostatnia talia
exercise-all-advances = koniec: wszystkie osiągnięcia u jednego gracza
exercise-time-up = koniec: upłynął czas
exercise-nobody-left = koniec: nikt nie pozostał w grze

## Examples of the help

examples-lookup =
    - `annals lookup trapezunt`: prowincja z sąsiadami na lądzie i na morzu
    - `annals lookup osiągnięcie m`: osiągnięcie według litery
examples-list =
    - `annals list prowincje --area VII`: prowincje jednego obszaru
    - `annals list karty --epoch 2`: karty jednej epoki
