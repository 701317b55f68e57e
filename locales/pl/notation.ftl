### What can be wrong with a game record as it is written, and the commands that read records.

## Mistakes of notation. $found: what stands there.

notation-missing-magic = zapis gry nie zaczyna się od wiersza otwierającego
    .title = Brak wiersza otwierającego
    .why = Pierwszy wiersz podaje notację, grę i język zapisu, dzięki czemu i program, i człowiek wiedzą, jak go odczytać.
notation-misplaced-magic = wiersz otwierający powtarza się tutaj albo stoi w złym miejscu
    .title = Wiersz otwierający w złym miejscu
    .why = Wiersz otwierający występuje tylko raz, przed wszystkim innym; nad nim mogą stać najwyżej komentarze.
notation-incomplete-magic = w wierszu otwierającym brakuje wersji, gry lub języka
    .title = Niepełny wiersz otwierający
    .why = Wiersz otwierający podaje wersję notacji, grę i język zapisu.
# $known: the version that is understood.
notation-unknown-version = wersja notacji { $found } nie jest znana; znana jest { $known }
    .title = Nieznana wersja
    .why = Zapis w nowszej wersji może zawierać znaki, których ten program nie rozumie.
notation-entry-without-colon = po graczu lub słowie brakuje dwukropka: { $found }
    .title = Brak dwukropka
    .why = Na początku wpisu podaje się, kogo lub czego dotyczy; potem stawia się dwukropek, a po nim pisze się, co się stało.
notation-empty-subject = przed dwukropkiem nic nie ma
    .title = Nic przed dwukropkiem
    .why = Przed dwukropkiem stoi gracz albo słowo z gry, którego dotyczy wpis.
notation-subject-not-words = przed dwukropkiem mogą stać tylko słowa: { $found }
    .title = Nie tylko słowa przed dwukropkiem
    .why = Przed dwukropkiem stoi gracz, miejsce albo inne słowo z gry, ewentualnie z liczbą.
notation-second-colon = drugi dwukropek w jednym wpisie; brakuje średnika lub nowego wiersza
    .title = Drugi dwukropek
    .why = W każdym wpisie jest jeden dwukropek. Kilka wpisów w jednym wierszu oddziela się średnikami.
notation-second-operator = { $found } występuje dwa razy w jednym wpisie
    .title = Powtórzony znak
    .why = Każdy ze znaków celu, wyniku i połączenia może wystąpić we wpisie najwyżej raz.
notation-missing-target = po `>` nic nie ma
    .title = Brak celu
    .why = Po tym znaku podaje się, dokąd trafia figurka, kogo dotyczy atak albo co gracz wybiera.
notation-missing-result = po `=` nic nie ma
    .title = Brak wyniku
    .why = Po tym znaku podaje się, co z tego wynikło, na przykład liczby albo nazwę rzeczy.
notation-missing-link = po `~` nic nie ma
    .title = Brak połączenia
    .why = Po tym znaku podaje się miejsce, które sąsiaduje z pierwszym.
notation-empty-item = czegoś brakuje przy przecinku lub po minusie
    .title = Brak elementu
    .why = Przecinki oddzielają elementy listy, a minus stawia się przed tym, co gracz traci; coś musi się tam znaleźć.
notation-empty-waiver = po `!` nic nie ma
    .title = Odstępstwo bez nazwy
    .why = Po tym znaku podaje się nazwę zgłoszenia, które gracze dopuszczają.
notation-unclosed-literal = nawias nie jest zamknięty
    .title = Niezamknięty nawias
    .why = Liczby, które należą do siebie, stoją między dwoma nawiasami.
notation-literal-not-a-number = w nawiasie mogą stać tylko liczby: { $found }
    .title = W nawiasie nie tylko liczby
    .why = W nawiasie stoją same liczby: monety, monety za każdego żołnierza, Indianie, punkty.
notation-number-too-large = ta liczba jest za duża: { $found }
    .title = Za duża liczba
    .why = Tak dużych liczb nie ma w żadnej grze; najczęściej wkradła się zbędna cyfra.
notation-money-without-number = przy `$` brakuje liczby
    .title = Znak dolara bez liczby
    .why = Znak dolara stoi tuż przed kwotą albo tuż po niej.
notation-stray-text = to tutaj nie pasuje; może brakuje przecinka: { $found }
    .title = Coś, co tutaj nie pasuje
    .why = Elementy listy oddziela się przecinkami, a wpisy średnikami lub nowymi wierszami.
# $code: the number of the character.
notation-control-character = niewidoczny znak ({ $code }), który nic nie znaczy
    .title = Niewidoczny znak
    .why = Takie znaki pojawiają się przy kopiowaniu i mogą ukryć treść wiersza; program je pomija.

## What was expected

# $expected: the things expected, separated by commas.
notation-expected = Pasuje tutaj: { $expected }.
notation-expected-magic = wiersz z `annals 1`, grą i językiem
notation-expected-version = wersja 1
notation-expected-game = gra
notation-expected-language = język
notation-expected-subject = gracz lub słowo z gry
notation-expected-colon = dwukropek
notation-expected-item = słowo, liczba lub kwota
notation-expected-number = liczba
notation-expected-closing-bracket = nawias `]`
notation-expected-comma = przecinek
notation-expected-operator = znak `>`, `=` lub `~`
notation-expected-slug = nazwa zgłoszenia
notation-expected-semicolon = średnik
notation-expected-end-of-line = koniec wiersza

## Words that are not understood

# $words: the words as written.
record-unknown-words = nie udało się tu zrozumieć „{ $words }”
    .title = Niezrozumiałe słowo
    .why = Każdego słowa program szuka wśród tych, które mogą wystąpić w danym miejscu: we wszystkich czterech językach, w dowolnej formie, ze znakami diakrytycznymi lub bez nich.
# $names: the nearest names, separated by commas.
record-nearest = Najbardziej podobne: { $names }.
# $count: how many more there are.
record-more = { $count ->
    [one] i jeszcze { $count } podobne miejsce
    [few] i jeszcze { $count } podobne miejsca
    [many] i jeszcze { $count } podobnych miejsc
   *[other] i jeszcze { $count } podobnych miejsc
}
# $game: the game as written.
record-unknown-game = nie ma gry { $game }
read-failed = nie można odczytać pliku
read-missing = nie ma takiego pliku ani katalogu
read-folder = to katalog, a nie plik
# $ending: how the names of records end.
read-no-records = w tym katalogu nie ma zapisów gry: nazwa żadnego pliku nie kończy się na { $ending }
read-not-allowed = brak uprawnień do odczytu
read-loop = dowiązania tworzą pętlę
read-device = to urządzenie lub gniazdo, a nie plik
# $limit: the largest size, in mebibytes.
read-too-large = plik ma ponad { $limit } MiB, czyli więcej, niż program odczytuje
read-named-pipe = to potok nazwany; można go odczytać ze standardowego wejścia, podając `-`
# $offset: the byte from which on the file is not UTF-8.
read-not-utf8 = od bajtu { $offset } plik nie jest zapisany w UTF-8
# $games: the ids of the games.
record-no-game = bez wiersza otwierającego nie wiadomo, z której gry jest ten zapis; wskaż ją opcją `--game` lub zmienną `ANNALS_GAME`: { $games }
# $game: the title of the game.
record-not-checked = zapisy gry { $game } można czytać, ale jeszcze nie można ich sprawdzać
# $offset: the byte from which on the file is not UTF-8.
record-unwritable = nie można zapisać pliku
record-rewritten = plik ma teraz postać kanoniczną
record-comment-sign = komentarz zaczyna się od `#`
record-not-canonical = plik nie ma postaci kanonicznej
# Reasons why a file is not written.
file-special = to nie jest zwykły plik (lecz katalog, dowiązanie, potok lub urządzenie); niczego nie zapisano
# $count: how many names the file has.
file-several-names = plik ma kilka nazw (dowiązania twarde: { $count }), które przestałyby oznaczać ten sam plik; niczego nie zapisano
file-read-only = plik jest zabezpieczony przed zapisem; niczego nie zapisano
file-owner = plik należy do kogoś innego, a po zapisaniu zmieniłby właściciela; niczego nie zapisano
file-changed = plik w międzyczasie się zmienił; niczego nie zapisano
file-disk-full = na dysku nie ma już miejsca; pliku nie zapisano
file-not-allowed = brak uprawnień do zapisu w tym miejscu
file-no-record = plik nie zaczyna się jak zapis gry (`annals 1`, gra, język); niczego nie zapisano
folder-unnamed = nazwa katalogu jest pusta
folder-left = ta ścieżka prowadzi poza katalog; niczego tam nie zapisano
folder-manifest = ten plik nie jest listą plików prowadzoną przez annals; niczego nie zapisano
# $count: files in the way; $names: the first of them.
folder-not-ours = w katalogu są pliki, których nie zapisał program annals ({ $count }: { $names }); niczego nie zapisano. `--force` je nadpisuje
# $text: what was typed; the players are written like "red Anna, blue Marek".
record-unknown-player = „{ $text }” nie zaczyna się od słowa, które w tej grze oznacza gracza
record-player-twice = słowo, od którego zaczyna się „{ $text }”, oznacza już innego gracza
# $least, $most: how many players the game is for.
record-wrong-number-of-players = w tę grę może grać od { $least } do { $most } graczy

## Comments of a new record; each on one line, without `#`

new-hint-header = Jeśli chcesz, dodaj tu kolejne wiersze: tytuł, data, miejsce, interpretacja, wariant.
new-hint-colours = Nie podano, kto czym gra, więc przydzielono to po kolei. Zmień, jeśli gracie inaczej.
new-hint-examples = Dalej są przykłady każdego rodzaju wierszy. Usuń znak # i wpisz to, co wydarzyło się przy waszym stole; nagłówki bez wpisów można pominąć.
record-header-unreadable = `{ $option }`: „{ $text }” nic nie znaczy w zapisie tej gry albo nie dałoby się tego z niego odczytać
file-exists-already = taki plik już istnieje i nie został nadpisany
new-written = Zapis jest w pliku `{ $file }`. `annals check { $file }` go sprawdzi, a `annals next { $file }` powie, co dalej.
record-player-unreadable = „{ $text }” nie dałoby się odczytać z zapisu; imię to słowa bez znaków takich jak `: ; , > = ~ ! $ [ ] #`, bez liczby na końcu
# $count: errors of the record.
record-has-errors = w zapisie { $count ->
        [one] jest { $count } błąd
        [few] są { $count } błędy
        [many] jest { $count } błędów
       *[other] jest { $count } błędów
    }; liczby obliczono z ruchów tak, jak je zapisano. Co się nie zgadza, pokaże `annals check`
