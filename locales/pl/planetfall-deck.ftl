### Plik talii: co w nim nie gra, jego strona i plik na początek.

## Błędy

# $limit: największy rozmiar, w kibibajtach.
deck-too-large = plik ma ponad { $limit } KiB, czyli więcej, niż program odczytuje
# $key: klucz pliku.
deck-three-numbers = { $key } wymaga trzech liczb, dla poziomów I, II i III
# $limit: ile najwyżej znaków.
deck-too-long = { $key } ma więcej znaków niż { $limit }
# $most: największa liczba.
deck-wrong-levels = { $key } wymaga jednej liczby albo trzech, od 0 do { $most }; "?" oznacza liczbę, której jeszcze nikt nie zna
# $start, $max: liczby toru.
deck-start-beyond-maximum = tor zaczyna się od { $start }, powyżej swojego maksimum { $max }
# $id: identyfikator.
deck-same-id = identyfikator { $id } jest już zajęty; tu potrzebny jest inny
deck-wrong-name = name wymaga tekstu albo tabeli z nazwą w każdym języku
# $limit: ile najwyżej nazw.
deck-too-many-names = nazw jest więcej niż { $limit }
deck-name-too-long = nazwa ma więcej znaków niż { $limit }
# $name: nazwa z pliku.
deck-name-unreadable = „{ $name }” nie da się zapisać w zapisie gry: nazwa to słowa bez znaków takich jak : ; , > = #, a ani na jej początku, ani na końcu nie może stać liczba
deck-wrong-diplomacy = diplomacy wymaga false, "?" albo tabeli takiej jak { "{" } energy = 4 { "}" }
# $most: ostatnia planeta.
deck-wrong-later = later wymaga planet od 1 do { $most } w rosnącej kolejności, każdej tylko raz
# $found: ile ich jest.
deck-goal-without-three-conditions = arkusz celów ma 3 warunki, a ten ma ich { $found }
# $limit: ile ich jest w pudełku.
deck-too-many-commanders = arkuszy dowódców w pudełku jest { $limit }; na ten nie ma już miejsca
# $by: statystyka, słowem z pliku talii.
deck-substitute-itself = przy płaceniu { $by } nie może zastępować tej samej statystyki
deck-experience-paid = doświadczeniem nigdy się nie płaci
deck-no-maximum = punkty imperium nie mają maksimum
# $type: typ karty, słowem z pliku talii.
deck-way-of-another-type = kart typu { $type } nie zdobywa się w ten sposób
deck-one-bound = warunek wymaga count z at_least albo z at_most, ewentualnie samego most
deck-nothing-gained = { $key } nie wymienia żadnej statystyki
deck-goal-not-at-the-end = warunek na arkuszu celów ma when = "end" albo jest tekstem rodzaju declared
# $planet: planeta; pozostałe: ile kart każdego typu na niej jest.
deck-make-up = planeta { $planet }: jednostki { $units }, technologie { $technologies }, zabytki { $landmarks }, zasoby { $resources }; w pełnej talii ma być kolejno 4, 3, 3 i 4
# $name: zabytek; $icon, $other: jego dwie ikony.
deck-two-icons = „{ $name }” ma tu ikonę „{ $icon }”, a gdzie indziej „{ $other }”; zabytki o tej samej nazwie mają tę samą ikonę
# $name: zabytek; $planet: planeta, o którą chodzi.
deck-later-contradicts = { $case ->
    [not-later] later przy „{ $name }” wymienia planetę { $planet }, która nie jest późniejsza
    [not-there] later przy „{ $name }” wymienia planetę { $planet }, ale tam tego zabytku nie ma
   *[unsaid] later przy „{ $name }” pomija planetę { $planet }, na której ten zabytek jest
}

## Uwagi: co dziwi, a może być w porządku

deck-figure-left-out = brakuje { $key }; w pełnej talii oznacza to 0
deck-level-dearer = wartość { $key } jest na poziomie III wyższa niż na poziomie I
deck-level-poorer = wartość { $key } jest na poziomie III niższa niż na poziomie I
# $side: A albo B.
deck-side-missing = brakuje strony { $side }
# $initiative: liczba; $other: identyfikator innego dowódcy.
deck-equal-initiatives = inicjatywę { $initiative } ma też { $other }; jeśli obaj dowódcy są w grze, kolejność trzeba podać w zapisie gry
deck-end-only-empire = na koniec liczą się tylko punkty imperium
# $planet: planeta technologii.
deck-end-condition-early = warunek końcowy na planecie { $planet }; technologie z planet od 1 do 4 mają zwykle efekty trwałe
deck-effect-late = efekt trwały na planecie { $planet }; technologie z planet od 5 do 7 mają zwykle warunki końcowe

## Sprawdzenie

# $file: plik; $notes, $problems: ile.
deck-check-sound = { $file }: plik talii jest w porządku.
deck-check-usable = { $notes ->
    [one] { $file }: pliku talii można używać; { $notes } uwaga.
    [few] { $file }: pliku talii można używać; { $notes } uwagi.
    [many] { $file }: pliku talii można używać; { $notes } uwag.
   *[other] { $file }: pliku talii można używać; { $notes } uwag.
}
deck-check-broken = { $problems ->
    [one] { $file }: { $problems } błąd. Takiego pliku talii nie można używać.
    [few] { $file }: { $problems } błędy. Takiego pliku talii nie można używać.
    [many] { $file }: { $problems } błędów. Takiego pliku talii nie można używać.
   *[other] { $file }: { $problems } błędów. Takiego pliku talii nie można używać.
}
deck-check-problems = Błędy
deck-check-notes = Uwagi

## Strona talii

deck-page-title = Talia
# $count: ile.
deck-page-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}
deck-page-commanders = { $count ->
    [one] { $count } dowódca
    [few] { $count } dowódców
    [many] { $count } dowódców
   *[other] { $count } dowódców
}
deck-page-goals = { $count ->
    [one] { $count } arkusz celów
    [few] { $count } arkusze celów
    [many] { $count } arkuszy celów
   *[other] { $count } arkuszy celów
}
deck-page-complete = Pełna: czego w niej nie ma, tego nie ma wcale.
deck-page-partial = Niepełna: czego w niej nie ma, tego jeszcze nie wiadomo.
# $source: skąd jest talia, według grających.
deck-page-source = Źródło: { $source }
# $planet: jej numer.
deck-page-planet = Planeta { $planet }
deck-page-no-planet = Karty, których planeta nie jest znana
deck-page-unit = Jednostki
deck-page-technology = Technologie
deck-page-landmark = Zabytki
deck-page-resource = Zasoby
deck-page-commanders-title = Dowódcy
deck-page-goals-title = Arkusze celów
deck-page-legend = Trzy liczby dotyczą poziomów I, II i III, dwie to początek i maksimum toru. `?` oznacza, że czegoś jeszcze nie wiadomo, `–`, że tego nie ma. Efekty zapisano słowami z pliku talii.
deck-column-strength = Siła
deck-column-experience = Doświadczenie
deck-column-diplomacy = Dyplomacja
deck-column-reward = Nagroda
deck-column-cost = Koszt
deck-column-effect = Efekt
deck-column-icon = Ikona
deck-column-aggression = Agresja
deck-column-pair = Para
deck-column-later = Późniejsze planety
deck-column-energy = Energia
deck-column-bonus = Premia
deck-column-sector = Sektor
deck-column-side = Strona
deck-column-initiative = Inicjatywa
deck-column-conditions = Warunki

## Plik na początek: komentarze

deck-new-begin = Plik talii waszego pudełka. Przepiszcie to, co widnieje na waszych kartach i arkuszach, i wskażcie ten plik w zapisach gier wierszem "talia: pudelko.toml" przed pierwszym nagłówkiem. Przykłady poniżej są zmyślone: zastąpcie je. "annals deck check" wymienia wszystko, co się nie zgadza, z miejscem w pliku.
deck-new-title = Dowolny tekst; oba wiersze można pominąć.
deck-new-status = "partial": czego nie podano, tego jeszcze nie wiadomo. "complete": czego nie podano, tego karta nie ma, a każda planeta musi mieć 4 jednostki, 3 technologie, 3 zabytki i 4 zasoby.
deck-new-operations = Pola operacji: punkty na poziomach I, II i III, co ogranicza numer planety, czego nie ogranicza, i ile punktów kosztuje 1 doświadczenia. Można pominąć.
deck-new-card = Jednostka. Nazwa może też być jednym tekstem dla wszystkich języków; każdą nazwę rozumie się w każdym zapisie. Dalsze nazwy: aliases = ["..."]. Identyfikator powstaje z pierwszej nazwy, można podać własny: id = "angry-geese".
deck-new-levels = Liczby: jedna albo trzy, dla poziomów I, II i III. "?" to liczba, której jeszcze nikt nie sprawdził.
deck-new-diplomacy = Ile energii kosztuje zwerbowanie jednostki; gain tylko wtedy, gdy wydrukowano coś, czego pokonanie nie daje. Jednostka bez Dyplomacji: diplomacy = false.
deck-new-reward = To, co widnieje na dole karty: empire, strength, energy, experience.
deck-new-technology = Technologia. Jej tekst to lista efektów; "annals deck show demo" pokazuje przykład każdego rodzaju.
deck-new-landmark = Zabytek. later: późniejsze planety wydrukowane pod numerem; aggression: siła, którą można zapłacić zamiast energii, jedna liczba albo trzy; pair: wartość w prawym dolnym rogu.
deck-new-resource = Zasób. energy: ile daje od razu; bonus: to, co widnieje na dole; sector: energia między dwoma symbolami albo false.
deck-new-commander = Arkusz dowódcy ze stronami A i B: start to podkreślona liczba, max to pole najdalej z prawej.
deck-new-goal = Arkusz celów z trzema warunkami.
deck-new-declared = Tekst, którego nie da się ująć w żaden z rodzajów: program nigdy go nie oblicza; liczy się to, co podano w zapisie gry.
