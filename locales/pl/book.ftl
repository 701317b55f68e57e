### Words of the rules book that belong to no game: navigation, search, pages that are made from tables, the status.

## Around every page

book-contents = Spis treści
book-menu = Rozdziały
book-language = Język
book-theme = Jasny lub ciemny motyw
book-previous = Poprzednia strona
book-next = Następna strona
book-skip = Przejdź do treści
book-print = Drukuj
book-subtitle = Zasady, katalog wszystkiego, co jest w pudełku, oraz przykłady, które program najpierw sam rozegrał.
# $version: the version of the program.
book-made-by = Księgę utworzył program annals { $version } z tych samych tekstów, z których korzysta, gdy odpowiada na pytania i sprawdza zapisy gry.
book-link-here = Link do tego miejsca
book-close = Zamknij
book-on-this-page = Na tej stronie
book-shelf = Wszystkie gry
book-title = Zasady gry
book-accessible = Cały tekst można powiększyć lub odsłuchać; każda ilustracja ma opis, a żadnej informacji nie przekazuje sam kolor.
book-index = Skorowidz
book-missing = Nie ma takiej strony
# $least, $most: numbers of players.
book-players = { $least }–{ $most } graczy
# $club: the name of a club.
book-of-club = Wydanie dla: **{ $club }**.
book-our-table = Przy naszym stole
book-our-table-note = W tych sprawach grupy grają różnie. My gramy tak, jak podano tutaj; w pozostałych księga mówi, co uważa za słuszne.

## Search

book-search = Szukaj
book-search-hint = Nazwa, zasada, słowo…
book-search-no-script = Wyszukiwarka wymaga JavaScriptu. Wszystko inne działa tu bez niego.
# $query: what was typed.
book-search-none = Do „{ $query }” nic nie pasuje.
book-search-keys = Strzałki wybierają, Enter otwiera, Esc zamyka.
book-search-all = Szukaj we wszystkich grach

## Parts of the book

book-part-start = Na początek
book-part-learn = Nauka gry
book-part-rules = Zasady
book-part-catalogue = Co jest w pudełku
book-part-disputes = Różnice między drukowanymi instrukcjami
book-part-records = Jak zapisać rozgrywkę
book-part-about = O tej księdze

## Pages that belong to no section of the rules

book-page-quick = Ściągawka
    .intro = Wszystko, czego szuka się w trakcie gry: do wydrukowania i położenia na stole.
book-page-term = Pojęcia
    .intro = Co znaczą słowa używane w zasadach.
book-page-disagreements = W czym drukowane instrukcje się różnią
    .intro = Co podaje każda z drukowanych instrukcji, zestawione obok siebie, i której interpretacji się trzymamy. W zapisie gry można wybrać inną.
book-page-rulings = O czym drukowane instrukcje milczą
    .intro = Pytania, które padają przy stole, a na które nie odpowiada żadna instrukcja. Przy każdym podajemy nasze rozstrzygnięcie, jego uzasadnienie i to, na ile jest pewne.
book-page-sources = Źródła
    .intro = Które teksty przeczytaliśmy, jaką część każdego z nich i jakimi skrótami je oznaczamy.
book-page-findings = Co może wykazać sprawdzanie zapisu
    .intro = Wszystkie zgłoszenia, każde z zasadą, której dotyczy, z zapisem, który ją łamie, i z zapisem, który jej przestrzega.
book-page-status = Stan księgi
    .intro = Co sprawdzono podczas tworzenia tej księgi.

## Pieces of pages

book-differs = Drukowane instrukcje się różnią:
book-ruled = Rozstrzygnięto:
book-names-elsewhere = W innych językach:
book-findings-of-records = Słowa i znaki zapisów
book-findings-of = Co może tu wykazać sprawdzanie zapisu:
book-source-seen = Przeczytano
book-source-complete = w całości
book-source-partial = częściowo
book-source-opening = tylko początek
book-example = Przykład
book-as-record = W postaci zapisu gry
book-engine-says = Co mówi program
book-engine-clean = Brak zgłoszeń: wszystko było zgodne z zasadami.
book-points-at-end = Punkty
picture-before = Przed
    .alt = Stół przed tymi ruchami, tak jak widzi go program. Co się zmienia, pokazują ruchy poniżej.
picture-after = Po
    .alt = Stół po tych ruchach, tak jak widzi go program.
# $line: a line of the record.
book-line = Wiersz { $line }
book-follows = (wynika z wcześniejszego błędu)
book-often-asked = Częste pytania
book-sources-kind = { $kind ->
    [rule-book] drukowana instrukcja
    [rules-page] zasady na stronie internetowej
    [faq] odpowiedzi na pytania
    [player-aid] pomoc dla graczy
    [review] recenzja
    [play-report] relacja z rozgrywki
    [reference] encyklopedia lub katalog
   *[tournament] zasady turniejowe
}

## Status

book-status-rules = Zasady
book-status-entries = Hasła
book-status-rulings = Rozbieżności i rozstrzygnięcia
book-status-findings = Wyjaśnione zgłoszenia
book-status-examples = Rozegrane przykłady
book-status-references = Odsyłacze
book-status-broken = Błędne odsyłacze
book-status-missing = Brakujące tłumaczenia
book-status-stale = Nieaktualne tłumaczenia
book-status-failed = Przykłady z nieoczekiwanym wynikiem
book-status-assumed = Hasła z danymi, których nie potwierdza żadne źródło
book-status-clean = Wszystko działa i jest aktualne, niczego nie brakuje.
book-status-unclean = Do poprawienia:

## Problems told by --check

# $page, $target, $id, $example, $line, $slug: names from the files.
book-problem-reference = { $page } odsyła do { $target }, ale nic takiego nie istnieje
book-problem-anchor = kotwica { $target } występuje dwa razy
book-problem-missing = w tym języku brakuje tekstu { $id }
book-problem-stale = tekst { $id } jest starszy niż jego angielska wersja
book-problem-left-out = przykład { $example } pominięto, bo opiera się na tym, co zmieniają wasze dane
book-problem-example-clean = przykład { $example } powinien być bez zgłoszeń, ale w wierszu { $line } jest zgłoszenie { $slug }
book-problem-example-finding = w przykładzie { $example } powinno być zgłoszenie { $slug } w wierszu { $line }, ale go nie ma
book-problem-example-more = w przykładzie { $example } jest nieoczekiwane zgłoszenie { $slug } w wierszu { $line }
book-problem-text = nie można sformatować tekstu { $id }
# $game: the title of the game.
book-none = nie ma jeszcze księgi gry { $game }
book-left-out = Ta rozgrywka opiera się na tym, co zmieniają wasze dane, więc ją tu pominięto.
book-in-order = W księdze wszystko jest w porządku.
# $count: how many; $folder: where the book is.
book-checked = { $count ->
    [one] { $count } problem w księdze:
    [few] { $count } problemy w księdze:
    [many] { $count } problemów w księdze:
   *[other] { $count } problemów w księdze:
}
book-written = Księga jest w katalogu { $folder }.
