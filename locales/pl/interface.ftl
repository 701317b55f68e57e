### The interface: help, headings, tables, errors. Shared by all games.

## Kinds of entries, as a word beside a name

kind-term = pojęcie
kind-section = rozdział zasad
kind-rule = zasada
kind-disagreement = rozbieżność
kind-ruling = rozstrzygnięcie
kind-word = słowo kluczowe

## Titles of lists

list-overview = Co można wyświetlić
list-games = Gry
list-languages = Języki
list-term = Pojęcia
list-rulings = Rozstrzygnięcia i rozbieżności

## Columns of tables

column-id = ID
column-tag = Kod
column-name = Nazwa
column-own-name = We własnym języku
column-kind = Rodzaj
column-matched = Pasująca nazwa
column-text = W skrócie
column-rules = Zasady
column-number = Nr
column-game = Gra
column-title = Tytuł
column-topic = Temat
column-question = Pytanie
column-ruling = Nasze rozstrzygnięcie
column-book = Instrukcja
column-says = Co mówi

# $tag: the tag of a language.
language-name = { $tag ->
    [en] angielski
    [it] włoski
    [pl] polski
    [he] hebrajski
    [fr] francuski
    [nl] niderlandzki
    [es] hiszpański
    [ru] rosyjski
   *[other] { $tag }
}

# $book: the language of a printed rule book.
book-name = { $book ->
    [en] instrukcja angielska
    [it] instrukcja włoska
    [pl] instrukcja polska
    [he] instrukcja hebrajska
   *[other] { $book }
}

## Pages

page-rules = Zasady
page-disagreements = W czym drukowane instrukcje się różnią
page-silent = Co pozostaje niejasne
page-rulings = Rozstrzygnięcia
page-names = W innych językach
page-we-rule = Nasze rozstrzygnięcie
page-reason = Uzasadnienie:
page-readings = Możliwe interpretacje
# $title: number and title of the rule or section.
page-previous = Wcześniej: { $title }
page-next = Dalej: { $title }
# $name: the word for such a thing; $number: its number.
numbered-name = { $name } { $number }
page-assumed-note = *Założenie* oznacza, że nie potwierdza tego żadne z dostępnych nam źródeł: kieruj się swoją planszą.
ruling-name = Nazwa w zapisie gry
ruling-sources = Źródła
rulings-title = Rozstrzygnięcia i rozbieżności
reading-default = nasza interpretacja

check-enforced = Z zapisu gry widać, czy tej zasady przestrzegano.
check-computed = Liczby wynikające z tej zasady można obliczyć z zapisu gry.
check-unchecked = Z zapisu gry nie widać, czy tej zasady przestrzegano.
weight-play = Ta różnica ma wpływ na grę.
weight-text = Różnica dotyczy tylko sformułowania.
status-confirmed = Potwierdza to co najmniej jedno źródło.
status-inferred = Wynika to z tego, co mówią źródła.
status-partly = Część rozstrzyga jedno ze źródeł, resztę ustaliliśmy sami.
status-ours = Źródła o tym milczą; to nasz wybór.

## lookup

# $name: the name that matched; $tag: its language.
lookup-found-foreign = { $tag ->
    [en] Znaleziono pod angielską nazwą: { $name }.
    [it] Znaleziono pod włoską nazwą: { $name }.
    [pl] Znaleziono pod polską nazwą: { $name }.
    [he] Znaleziono pod hebrajską nazwą: { $name }.
   *[other] Znaleziono pod nazwą w innym języku ({ $tag }): { $name }.
}
lookup-found-near-foreign = { $tag ->
    [en] Najbardziej podobna nazwa jest angielska: { $name }.
    [it] Najbardziej podobna nazwa jest włoska: { $name }.
    [pl] Najbardziej podobna nazwa jest polska: { $name }.
    [he] Najbardziej podobna nazwa jest hebrajska: { $name }.
   *[other] Najbardziej podobna nazwa jest w innym języku ({ $tag }): { $name }.
}
lookup-found-near = Najbardziej podobna nazwa: { $name }.
# $query: what was typed; $count: how many things may be meant.
lookup-several = { $count ->
    [one] Do „{ $query }” pasuje { $count } hasło
    [few] Do „{ $query }” pasują { $count } hasła
    [many] Do „{ $query }” pasuje { $count } haseł
   *[other] Do „{ $query }” pasuje { $count } haseł
}
lookup-narrow = Podaj pełną nazwę jednego z nich albo dodaj `--kind` lub `--game`.
lookup-nothing = Nie znaleziono niczego o nazwie „{ $query }”.
lookup-nearest = Najbardziej podobne nazwy:
lookup-try-list = `annals list` pokazuje, co można wyszukać.
# Above the answers to a question that come after the best one.
answers-others = Inne odpowiedzi

## rule and rulings

rule-several = { $count ->
    [one] Do „{ $query }” pasuje { $count } zasada
    [few] Do „{ $query }” pasują { $count } zasady
    [many] Do „{ $query }” pasuje { $count } zasad
   *[other] Do „{ $query }” pasuje { $count } zasad
}
rule-nothing = Do „{ $query }” nie pasuje żadna zasada. Wszystkie pokazuje `annals rules`.
rulings-nothing = Do „{ $query }” nie pasuje żadne rozstrzygnięcie. Wszystkie pokazuje `annals rulings`.

## Help

help-usage = Użycie:
help-commands = Polecenia
help-arguments = Argumenty
help-options = Opcje
help-global-options = Opcje wspólne dla wszystkich poleceń
help-examples = Przykłady
help-exit-codes = Kody zakończenia
help-exit-codes-text =
    - `0`: znaleziono lub wykonano
    - `1`: nic nie znaleziono albo zapis gry zawiera błąd lub nie udało się go zrozumieć
    - `2`: nie udało się zrozumieć polecenia, pliku z danymi lub pliku z tekstami albo nie można było odczytać pliku
help-exit-codes-records =
    - `0`: gotowe, a zapis nie zawiera błędów
    - `1`: zapis zawiera błąd albo coś niezrozumiałego
    - `2`: niezrozumiałe polecenie, plik danych albo plik tekstów, albo pliku nie da się odczytać lub zapisać
help-limits = Ograniczenia
help-limits-text =
    - zapis gry lub plik nakładany: 64 MiB, zwykły plik w UTF-8
    - plik talii: 256 KiB, 300 kart, nazwy do 80 znaków
    - 100000 gier z `simulate --games`
    - komunikat Fluent: 200 nawiasów klamrowych i okrągłych; Markdown zagnieżdżony głębiej niż 32 poziomy traci formatowanie
    - TOML: 80 poziomów, 2000 wpisów w tabeli; identyfikator: 64 znaki
help-environment = Zmienne środowiskowe
help-environment-text =
    - `ANNALS_LANG`: język, jeśli nie podano `--lang`; w dalszej kolejności `LC_ALL`, `LC_MESSAGES` i `LANG`
    - `ANNALS_GAME`: gra, jeśli nie podano `--game`; w dalszej kolejności wiersz otwierający zapis
    - `NO_COLOR`, `CLICOLOR`, `CLICOLOR_FORCE`: czy używać kolorów, jeśli nie podano `--color`
    - `ANNALS_PAGER`, `PAGER`: program stronicujący do długich stron w terminalu; pusta wartość go wyłącza
    - `COLUMNS`: szerokość tekstu, gdy nie ma terminala
    - `ANNALS_DATA`, `ANNALS_LOCALES`: katalogi nakładane na dane i teksty, jeśli nie podano `--data` i `--locales`
    - `annals.toml`, obok zapisu lub wyżej, a jeśli go tam nie ma, w katalogu `annals` twojej konfiguracji: `[annals]` z kluczami `language`, `color`, `data`, `locales` i `game`; opcje i zmienne mają pierwszeństwo
help-options-placeholder = OPCJE
man-name = Nazwa
man-synopsis = Składnia
man-description = Opis

metavar-words = SŁOWA
metavar-rule = ZASADA
metavar-ruling = SŁOWA
metavar-what = CO
metavar-slug = NAZWA
metavar-choice = NAZWA=INTERPRETACJA
metavar-number = LICZBA
metavar-variant = WARIANT
metavar-severity = KTÓRE
metavar-files = PLIK
metavar-records = PLIK
metavar-text = TEKST
metavar-file = PLIK
metavar-action = DZIAŁANIE
metavar-deck = TALIA
metavar-shell = POWŁOKA
metavar-command = POLECENIE
metavar-language = JĘZYK
metavar-format = FORMAT
metavar-when = KIEDY
metavar-order = KOLEJNOŚĆ
metavar-folder = KATALOG
metavar-players = GRACZE
metavar-player = GRACZ
metavar-kind = RODZAJ
metavar-game = GRA
metavar-group = CZĘŚĆ

command-annals = Zasady gier planszowych i sprawdzanie zapisów rozgrywek – po angielsku, włosku, polsku i hebrajsku.
    .details = Wyszukaj cokolwiek z pudełka, pojęcie lub zasadę w dowolnym języku i w takiej pisowni, jaką pamiętasz, a opis przeczytasz w swoim języku. Tam, gdzie drukowane instrukcje się różnią, annals podaje, co mówi każda z nich i której interpretacji się trzyma.
command-lookup = Znajduje cokolwiek z pudełka, pojęcie lub zasadę pod dowolną z nazw.
    .details = Można podać identyfikator, nazwę, jej odmienioną formę lub skrót w dowolnym z języków; znaki diakrytyczne, wielkość liter i drobne literówki nie mają znaczenia. Jeśli pasuje jedno hasło, zobaczysz je w całości; jeśli kilka, zobaczysz ich listę. Odpowiedź jest w twoim języku.
command-rule = Pokazuje zasadę lub rozdział wraz z miejscem w instrukcji i rozstrzygnięciami.
    .details = Podaj numer zasady, numer lub tytuł rozdziału, nazwę części zasad albo słowa z treści zasady.
command-rules = Pokazuje spis zasad: wszystkie rozdziały i wszystkie zasady.
    .examples =
        - `annals rules`: spis zasad
        - `annals rules --format markdown`: to samo do wstawienia do dokumentu
command-rulings = Pokazuje, w czym drukowane instrukcje się różnią lub o czym milczą i jak to rozstrzygamy.
    .details = Bez argumentów pokazuje wszystko; z numerem, nazwą lub słowami tylko to, co pasuje, zebrane razem.
    .examples =
        - `annals rulings`: wszystko
command-list = Wyświetla tabelę wszystkich haseł danego rodzaju.
    .examples =
        - `annals list`: co można wyświetlić
command-check = Sprawdza, czy zapisy gry są zgodne z zasadami.
    .details = Odtwarza każdy zapis od początku do końca i wskazuje każde miejsce, w którym złamano zasadę: podaje jej numer i to, co było możliwe. Zgłasza też każdą błędnie zapisaną liczbę. Zapis może być w dowolnym z języków, a zgłoszenia są w twoim. To, co tylko wynika z wcześniejszego błędu, pokazuje razem z nim. `-` oznacza standardowe wejście.
    .examples =
        - `annals check piatek.annal`: wszystkie zgłoszenia, w postaci czytelnej dla ludzi
        - `annals check gry/*.annal --format short`: każde zgłoszenie w jednym wierszu
command-explain = Wyjaśnia zgłoszenie.
    .details = Pokazuje zasadę, której dotyczy zgłoszenie, i jej uzasadnienie, a także zapis, który ją łamie, obok zapisu, który jej przestrzega. Nazwa zgłoszenia jest zawsze podana przy nim w nawiasie kwadratowym. Bez nazwy polecenie wyświetla listę wszystkich zgłoszeń.
    .examples =
        - `annals explain`: wszystkie zgłoszenia
command-score = Liczy punkty na podstawie zapisu gry.
    .details = Punkty każdego gracza i to, skąd pochodzą; do tego zwycięzca i rozstrzygnięcie remisu. W grze, która jeszcze trwa, punkty są liczone według obecnego stanu.
    .examples =
        - `annals score piatek.annal`: wszystkie punkty
        - `annals score piatek.annal --format json`: dla programów
command-show = Pokazuje sytuację na stole według zapisu gry.
    .details = Sytuacja na stole na końcu zapisu, po wybranym wierszu albo na koniec wybranej tury: kolejność gry, obszary planszy, mapa ze wszystkimi figurkami i to, co ma każdy gracz.
    .examples =
        - `annals show piatek.annal`: na końcu zapisu
        - `annals show piatek.annal --turn 3`: na koniec tury 3
        - `annals show piatek.annal --line 40`: po wierszu 40
command-next = Podaje, co można zapisać dalej.
    .details = Czyja jest teraz kolej i jakie wpisy są zgodne z zasadami, gotowe do skopiowania do zapisu.
    .examples =
        - `annals next piatek.annal`: na końcu zapisu
command-log = Opowiada przebieg gry z zapisu.
    .details = Tura po turze: w twoim języku to, co zapisano, i wszystko, co z tego wynikło, wraz z zasadą: kto co wziął, kto ile dostał i za co, skąd wzięły się punkty. To, co niezgodne z zasadami, jest zgłoszone na swoim miejscu. `-` oznacza standardowe wejście.
    .examples =
        - `annals log piatek.annal`: cała gra
        - `annals log piatek.annal --turn 3`: do końca tury 3
        - `annals log piatek.annal --format html > piatek.html`: strona do udostępnienia
command-fmt = Nadaje zapisom gry postać kanoniczną.
    .details = Program rozumie słowa w każdym z języków, także odmienione i skrócone, a wypisuje je w języku zapisu. Komentarze i to, czego nie udało się zrozumieć, pozostają bez zmian; program wskazuje, gdzie są niezrozumiałe miejsca. `-` oznacza standardowe wejście.
    .examples =
        - `annals fmt piatek.annal`: wypisuje zapis gry
        - `annals fmt --write piatek.annal`: zapisuje plik na nowo
        - `annals fmt --check piatek.annal`: tylko informuje, czy plik ma postać kanoniczną
command-translate = Tłumaczy zapis gry na inny język.
    .details = Nagłówki, gracze, figurki, miejsca i wszystko inne, co ma w grze nazwę, program zapisuje w drugim języku; komentarze, tytuły i imiona graczy pozostają bez zmian. Po przetłumaczeniu z powrotem zapis jest taki sam. `-` oznacza standardowe wejście.
    .examples =
        - `annals translate piatek.annal --to it`: na włoski
command-new = Rozpoczyna zapis gry.
    .details = Wypisuje zapis z graczami, nagłówkami tury 1 i komentarzami, które objaśniają notację.
command-simulate = Symuluje gry i tworzy ich zapisy.
    .details = Rozgrywa w całości gry losowe, ale zgodne z zasadami, wybierając spośród możliwości, które pokazuje `annals next`, i zapisuje ich przebieg. To samo ziarno daje tę samą grę. Takie zapisy nadają się do prób: przy sprawdzaniu nie ma żadnych zgłoszeń. Z `--report` niczego nie zapisuje: podaje, co w tych grach wystąpiło, a co nie; co czwartą z nich rozgrywa w wariancie, a z `--variant` wszystkie.
    .examples =
        - `annals simulate -g discovery --seed 7`: jedna gra dla czterech graczy
        - `annals simulate -g discovery --players 3 --games 100 -o games`: sto gier dla trzech graczy, do katalogu
        - `annals simulate -g discovery --games 100 --report`: raport z setki gier dla każdej liczby graczy
command-deck = Sprawdza, tworzy albo pokazuje plik talii.
    .details = W niektórych grach to gracze podają, co jest w ich pudełku. Raz przepisują swoje karty do pliku talii i wskazują go w zapisach gier (`talia: pudelko.toml`, obok zapisu) albo opcją `--deck`. `check` wymienia wszystko, co się w pliku nie zgadza, `new` wypisuje plik na początek, `show` pokazuje zawartość. `demo` to zmyślona talia wbudowana w program.
    .examples =
        - `annals deck new > pudelko.toml`: plik na początek
        - `annals deck check pudelko.toml`: co się nie zgadza?
        - `annals deck show demo`: talia wbudowana w program
command-book = Tworzy księgę zasad.
    .details = Zapisuje zasady, katalog wszystkiego, co jest w pudełku, rozstrzygnięcia, zgłoszenia i notację zapisów gry, z ilustracjami i z przykładami, które program rozgrywa podczas tworzenia księgi. `html` to strona internetowa na telefon i komputer, która działa bez dostępu do sieci; `rulebook` to jeden plik do druku z przewodnikiem i zasadami, `single` to jeden plik ze wszystkim; `epub` jest dla czytników; `markdown` to zwykłe pliki tekstowe. Bez `--lang` księga powstaje we wszystkich językach. Te same dane wejściowe dają te same pliki.
    .examples =
        - `annals book`: strona internetowa we wszystkich językach, w katalogu `annals-book`
        - `annals book --lang it --format epub -o ksiazki`: EPUB po włosku
        - `annals book --format single`: pliki do druku
        - `annals book --check`: czy wszystko jest w porządku?
command-completions = Wypisuje skrypt uzupełniania poleceń dla powłoki.
    .details = Opisy są w wybranym języku. Umieść skrypt tam, gdzie twoja powłoka szuka uzupełnień.
    .examples =
        - `annals completions bash > ~/.local/share/bash-completion/completions/annals`: dla powłoki bash
        - `annals completions zsh > ~/.zfunc/_annals`: dla powłoki zsh, jeśli `~/.zfunc` jest w `fpath`
        - `annals completions fish > ~/.config/fish/completions/annals.fish`: dla powłoki fish
        - `annals completions elvish >> ~/.config/elvish/rc.elv`: dla powłoki elvish
        - `annals completions powershell >> $PROFILE`: dla PowerShell
command-man = Wypisuje stronę podręcznika albo zapisuje wszystkie strony podręcznika we wszystkich językach.
    .examples =
        - `annals man`: strona podręcznika w twoim języku
        - `annals man -o man`: wszystkie strony, zapisane w katalogu `man`
command-help = Pokazuje pomoc dla programu annals lub dla jednego polecenia.
    .examples =
        - `annals help lookup`: pomoc dla jednego polecenia

argument-words = Co wyszukać: identyfikator, nazwa lub część nazwy, w dowolnym języku.
argument-rule = Numer zasady, rozdział, część zasad albo słowa.
argument-ruling = Numer, nazwa lub słowa.
argument-what = Co wyświetlić, w dowolnym języku.
argument-slug = Nazwa zgłoszenia albo jego tytuł w dowolnym języku.
argument-files = Zapisy gry; `-` oznacza standardowe wejście.
argument-records = Zapisy gry; katalog oznacza wszystkie zapisy w nim i w jego podkatalogach; `-` oznacza standardowe wejście.
argument-file = Zapis gry; `-` oznacza standardowe wejście.
argument-action = Co zrobić.
argument-deck = Plik talii; `demo` to talia wbudowana w program.
argument-shell = Powłoka.
argument-command = Polecenie.

option-lang = Język programu: `en`, `it`, `pl` lub `he`.
option-format = Wybiera format wyniku.
option-color = Określa, czy używać kolorów.
option-bidi = Kolejność znaków w wierszach pisanych od prawej do lewej: `logical` dla terminali, które same ją zmieniają, `visual` dla tych, które tego nie robią.
option-no-pager = Nigdy nie używa programu stronicującego.
option-locales = Nakłada teksty z tego katalogu na wbudowane.
option-data = Nakłada pliki z danymi z tego katalogu na wbudowane.
option-help = Pokazuje pomoc.
option-version = Pokazuje wersję.
option-kind = Pokazuje tylko hasła tego rodzaju.
option-group = Pokazuje tylko tę część listy, jeśli lista dzieli się na części.
option-game = Wskazuje grę, o którą chodzi.
option-game-book = Tworzy księgę tej gry; opcję można podać kilka razy albo wymienić kilka gier po przecinku; `all` oznacza wszystkie gry, które mają księgę.
option-game-record = Czyta zapis jako zapis tej gry, bez względu na wiersz otwierający.
option-all = Wyświetla wszystko, co pasuje, także to, co pasuje słabiej.
option-deny = Przy ustalaniu kodu zakończenia traktuje takie zgłoszenia jak błędy.
option-ruling = Przyjmuje inną interpretację spornego punktu; opcję można podać kilka razy. Nazwy wyświetla `annals rulings`.
option-line = Zatrzymuje się po tym wierszu zapisu.
option-turn = Zatrzymuje się na koniec tej tury.
option-check = Niczego nie zmienia; kod zakończenia 1, jeśli któryś plik nie ma postaci kanonicznej.
option-check-book = Niczego nie zapisuje; wyświetla błędne odsyłacze, brakujące lub nieaktualne tłumaczenia i przykłady z nieoczekiwanym wynikiem. Kod zakończenia 1, jeśli coś takiego jest.
option-lang-book = Tworzy księgę w tym języku: `en`, `it`, `pl` lub `he`; `all` oznacza wszystkie języki.
option-book = Tworzy księgę tak, jak każe ten plik klubu; bez tej opcji `book.toml` jest szukany w tym katalogu i wyżej.
option-all-check = Pokazuje w całości każde zgłoszenie, także te, które wynikają z innych.
option-all-next = Pokazuje każdy możliwy wpis osobno.
option-player = Pokazuje tylko wpisy tego gracza: imię z zapisu albo to, czym gracz gra.
option-quiet = Pokazuje same zgłoszenia i nic więcej.
option-watch = Czeka i sprawdza od nowa, gdy zmieni się któryś z plików.
option-fix = Poprawia pliki tam, gdzie nie ma wątpliwości: słowa z literówką, które mogą znaczyć tylko jedno, nagłówki z dwukropkiem oraz liczby i nawiasy zapisane inaczej; z `figures` także podane liczby, które się nie zgadzają.
option-diff-fmt = Pokazuje, co by się zmieniło, i niczego nie zmienia.
option-diff = Pokazuje, co zmieniłoby `--fix`, i niczego nie zmienia.
option-write = Zapisuje pliki na nowo, zamiast je wypisywać.
option-to = Język, na który tłumaczyć: `en`, `it`, `pl` lub `he`.
option-players = Gracze w takim porządku, w jakim siedzą: słowo, które w grze oznacza gracza, i imię; kolejni gracze po przecinku.
option-deck = Używa tego pliku talii, bez względu na to, który wskazuje zapis gry; `demo` to talia wbudowana w program.
option-title = Tytuł zapisu.
option-date = Dzień, w którym gracie.
option-place = Gdzie gracie.
option-variant-new = Wariant, w który gracie, tak jak nazywa go zapis.
option-output-new = Zapisuje do tego pliku; istniejącego nie nadpisuje.
option-output = Zapisuje pliki w tym katalogu.
option-force = Nadpisuje także te pliki w katalogu, których nie zapisał program annals.
option-players-number = Liczba graczy.
option-seed = Ziarno pierwszej gry; kolejne gry dostają następne liczby.
option-games = Liczba gier.
option-variant = Rozgrywa ten wariant: `auction` należy do Age of Discovery, pozostałe do Age of Renaissance; `edition-1999` to gra według zasad wydania Eurogames.
option-report = Nie zapisuje gier: podaje, ile razy wystąpiła w nich każda rzecz, każda zasada i każde zdarzenie.

## Errors of usage

usage-error = Błąd:
# $argument, $value, $command, $name, $tag: what was typed or is meant, as code.
usage-missing-value = { $argument } wymaga wartości.
usage-invalid-value = { $argument } nie przyjmuje wartości { $value }.
usage-unknown-argument = Nie ma tu opcji ani argumentu { $argument }.
usage-unknown-command = Nie ma polecenia { $command }.
usage-missing-argument = Trzeba jeszcze podać { $argument }.
usage-missing-command = Brakuje polecenia.
usage-given-twice = { $argument } można podać tylko raz.
# $command: the command with the sign for standard input.
usage-from-input = Żeby wczytać zapis ze standardowego wejścia, napisz { $command }.
usage-check-record = Żeby sprawdzić ten zapis, napisz { $command }.
usage-wrong-number = { $argument } nie przyjmuje tylu wartości.
usage-unknown-language = Nie ma języka { $tag }.
usage-not-utf8 = Ten argument nie jest zapisany w UTF-8: { $value }.
# $least, $most: the bounds.
usage-out-of-range = { $argument } przyjmuje liczbę od { $least } do { $most }, a nie { $value }.
usage-other = Nie udało się zrozumieć polecenia.
output-unwritable = Nie udało się zapisać na standardowe wyjście; wynik jest niepełny.
output-disk-full = Na dysku nie ma już miejsca; wynik jest niepełny.
# $place: a place in our source and what went wrong there.
our-fault = tu zawinił sam program annals ({ $place }). Zgłoś to, w miarę możliwości razem z plikiem.
# $values: the possible values, separated by commas.
usage-which-game = To polecenie dotyczy jednej gry; wskaż ją opcją `--game`.
usage-possible = Do wyboru: { $values }.
usage-suggestion = Czy chodziło o { $name }?
usage-see-help = Więcej pokaże { $command }.

## Problems of data and text files

# $count: how many problems.
data-problems = { $count ->
    [one] { $count } problem w plikach:
    [few] { $count } problemy w plikach:
    [many] { $count } problemów w plikach:
   *[other] { $count } problemów w plikach:
}
# $found: the line as it stands.
data-syntax = to nie jest poprawny zapis TOML: { $found }
data-fluent-syntax = to nie jest poprawny komunikat Fluent: { $found }
# $limit: the most that is read.
data-too-deep = komunikat zawiera ponad { $limit } nawiasów klamrowych i okrągłych, czyli więcej, niż program odczytuje
# $tag: what stands there.
data-bad-tag = „{ $tag }” nie jest kodem języka: od 2 do 8 małych liter, dalsze części po łączniku („pl”, „pt-br”)
# $id: what stands there; $limit: the most signs.
data-bad-id = „{ $id }” nie jest identyfikatorem: litery łacińskie, cyfry i łączniki, razem najwyżej { $limit }
# $limit: the most that is read.
data-too-many = tabela { $table } ma ponad { $limit } wpisów, czyli więcej, niż program odczytuje
# $table, $id, $key, $word: names from the files; $known: what would be understood.
data-duplicate = { $id } występuje dwa razy w { $table }
data-missing-table = brakuje tabeli { $table }
data-unknown-table = tabela { $table } nie jest znana; znane są: { $known }
data-misplaced = pliki danych leżą w katalogu swojej gry ({ $known }); ten nie jest czytany
text-misplaced = pliki tekstów leżą w katalogu swojego języka („en”, „pl”); ten nie jest czytany
data-missing-key = brakuje klucza { $key }
data-unknown-key = klucz { $key } nie jest tu znany; znane są: { $known }
data-unknown-word = { $key } nie przyjmuje słowa { $word }; znane są: { $known }
data-dangling = { $key } odwołuje się do { $id }, ale nic takiego nie istnieje
data-default-not-first = domyślna interpretacja { $default } musi być pierwsza
data-readings-changed = lista interpretacji musi zaczynać się od { $known }, w tej kolejności; nowe dopisuje się na końcu
data-border = granica wymaga dwóch różnych regionów
# $least, $most: the bounds.
data-out-of-range = { $key } musi być liczbą całkowitą od { $least } do { $most }
# $wanted: what is wanted there.
data-wrong-type = { $wanted ->
    [text] { $key } musi być tekstem w cudzysłowie
    [number] { $key } musi być liczbą całkowitą
    [true-or-false] { $key } musi mieć wartość true lub false
    [table] { $key } musi być tabelą
    [array-of-tables] { $key } trzeba zapisać jako [[{ $key }]]
    [list-of-texts] { $key } musi być listą tekstów
    [list-of-numbers] { $key } musi być listą liczb
   *[list-of-tables] { $key } musi być listą tabel
}
# $found, $wanted: sums.
data-wrong-sum = liczby sztuk w { $table } dają razem { $found }, a nie { $wanted }
# $id, $other: entries; $key: where it stands; $found, $wanted: figures or lists.
data-contradiction = { $key } we wpisie { $id } podaje { $found }, a z innych wpisów wynika { $wanted }
data-unfit = { $key } we wpisie { $id } nie pasuje do { $other }
data-one-way = { $key } we wpisie { $id } wymienia { $other }, ale { $other } nie wymienia { $id }
data-circle = { $key } we wpisie { $id } prowadzi z powrotem do { $id }
# $tag: the folder's name.
data-language-undescribed = język { $tag } wymaga pliku language.toml

own-file-of-no-game = żadna z gier, o które chodzi, nie ma plików talii
# $count: ile błędów.
own-file-broken = { $count ->
    [one] plik ma { $count } błąd
    [few] plik ma { $count } błędy
    [many] plik ma { $count } błędów
   *[other] plik ma { $count } błędów
}
