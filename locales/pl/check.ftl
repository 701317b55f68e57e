### Words of the commands that check, score and show game records.

## Findings

severity-error = błąd
severity-warning = ostrzeżenie
severity-note = uwaga
# $options: what would have been possible, separated by commas, in the language of the record.
check-options = tu możliwe: { $options }
# The same for an entry under the wrong heading. $options: headings, as they are written in the record.
check-belongs-under = właściwy nagłówek: { $options }
# How a figure comes about; its parts follow. $start: what it was when it was last agreed.
check-counted = z czego to wynika:
check-counted-from = licząc od { $start }:
# Where a part of the figure was written. $line: the line; $text: the entry.
check-account-line = wiersz { $line }, `{ $text }`
# Where that was done before which can be done only once. $line: the line; $text: the entry.
check-earlier = zrobiono to już w wierszu { $line }: `{ $text }`
# $count: how many more possibilities there are.
check-more-options = { $count ->
        [one] i jeszcze { $count } możliwość
        [few] i jeszcze { $count } możliwości
        [many] i jeszcze { $count } możliwości
       *[other] i jeszcze { $count } możliwości
    }
# $expected: what is understood in the place: kinds of things, and words for the record.
record-expected = pasuje tutaj: { $expected }
# $name: the player's name as written; $player: the colour.
record-name-is-a-word = imię { $name } jest też słowem z gry i tak odczytuje je program; podawaj zamiast imienia kolor gracza: { NAME($player) }
    .title = Imię, które jest słowem z gry
    .why = Słowo z gry ma zawsze pierwszeństwo przed imieniem gracza, dzięki czemu wszyscy przy stole odczytują zapis tak samo.
# $words: the heading as written.
record-heading-with-colon = nagłówek zapisuje się bez dwukropka; program odczytuje ten wiersz jako nagłówek „{ $words }”
    .title = Nagłówek z dwukropkiem
    .why = Dwukropek stawia się po graczu, który działa, albo po nazwie tego, co się wykłada. Nagłówek stoi sam, dzięki czemu nie da się go pomylić z wpisem.
# The part of a finding that names the ruling behind it. $ruling: its number.
check-ruling = rozstrzygnięcie { $ruling }
# Where a line runs from right to left, so that nothing can point at its letters. $text: the words of the place.
check-place = miejsce: `{ $text }`
# $command: a command that tells more.
check-read-more = więcej na ten temat: `{ $command }`
check-watching = Czekam na zmiany. Ctrl-C kończy pracę.
# A correction in the entry of the finding. $kind: what is done; $line: what would be written; $scope: alone, or more;
# $lines: the lines of what else vanishes, as `check-lines` tells them; $count: how many lines.
check-correction = { $kind ->
        [read] gdyby zapisano `{ $line }`
        [drop] gdyby usunąć ten wpis
        [insert] gdyby przed tym zapisano `{ $line }`
        [swap] gdyby zamienić miejscami ten wpis i następny
        [end] gdyby usunąć ten wpis i wszystko po nim
       *[believe] gdyby podana tu liczba była dobra, a w zapisie brakowało tego, skąd się wzięła
    }, { $scope ->
        [alone] tu wszystko by się zgadzało
       *[more] { $count ->
            [one] zgadzałby się też { $lines }
            [few] zgadzałyby się też { $lines }
            [many] zgadzałyby się też { $lines }
           *[other] zgadzałyby się też { $lines }
        }
    }
# A correction of an earlier line, $at.
check-slip = może { $kind ->
        [read] w wierszu { $at } miało być `{ $line }`
        [drop] wiersz { $at } jest zbędny
        [insert] przed wierszem { $at } brakuje `{ $line }`
       *[swap] wpis z wiersza { $at } i następny trzeba zamienić miejscami
    }: wtedy { $count ->
        [one] zgadzałby się { $lines }
        [few] zgadzałyby się { $lines }
        [many] zgadzałyby się { $lines }
       *[other] zgadzałyby się { $lines }
    }
# What vanishes only if the mistakes above are corrected too. $lines: as `check-lines` gives them; $count: how many.
check-shared = po poprawieniu także wcześniejszych błędów { $count ->
        [one] zgadzałby się { $lines }
        [few] zgadzałyby się { $lines }
        [many] zgadzałyby się { $lines }
       *[other] zgadzałyby się { $lines }
    }
# A place that was corrected. $line: its line; $old, $new: what stood there and what stands there now.
check-fixed = wiersz { $line }: zamiast „{ $old }” jest teraz „{ $new }”
check-slip-title = może pomyłka
check-search-cut = szukanie poprawek przerwano; część zgłoszeń może wynikać z innych
# $count: findings that only follow from the one above; $lines: their lines, as `check-lines` tells them.
# $count: how many lines; $lines: their numbers, separated by commas.
check-lines = { $count ->
        [one] wiersz { $lines }
        [few] wiersze { $lines }
        [many] wiersze { $lines }
       *[other] wiersze { $lines }
    }
# $line: the line of the finding from which this one follows.
check-follows = wynika z błędu w wierszu { $line }
check-follows-shared = wynika z błędu w wierszu { $line } i z wcześniejszych
check-waived = dopuszczone
# The summary of a file. $unit: what the game counts, turn or round; $turn: the one reached; $stage: the glossary id of the heading reached.
check-state-setup = zapis kończy się na przygotowaniu gry
check-state-turn = { $unit ->
        [round] runda
       *[other] tura
    } { $turn }, { $stage ->
        [phase-placement] rozmieszczenie
        [phase-income] dochód
        [phase-benefits] korzyści z Ważnych Budowli
       *[other] { NAME($stage) }
    }; gra jeszcze trwa
check-notation-help = notacja na jednej stronie: `annals rule records`; początek nowego zapisu: `annals new`
check-state-finished = gra jest skończona
check-state-nothing = nie udało się odtworzyć żadnej części gry
check-clean = wszystko zgodnie z zasadami
# $count: how many.
check-errors = { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
        [many] { $count } błędów
       *[other] { $count } błędów
    }
check-warnings = { $count ->
        [one] { $count } ostrzeżenie
        [few] { $count } ostrzeżenia
        [many] { $count } ostrzeżeń
       *[other] { $count } ostrzeżeń
    }
check-notes = { $count ->
        [one] { $count } uwaga
        [few] { $count } uwagi
        [many] { $count } uwag
       *[other] { $count } uwag
    }
check-waived-count = { $count ->
        [one] { $count } dopuszczone
        [few] { $count } dopuszczone
        [many] { $count } dopuszczonych
       *[other] { $count } dopuszczonych
    }
check-consequences-count = { $count ->
        [one] { $count } następstwo
        [few] { $count } następstwa
        [many] { $count } następstw
       *[other] { $count } następstw
    }
# $files: records checked; $clean: those without an error.
check-all-files = { $files ->
        [one] sprawdzono { $files } zapis gry (bez błędów: { $clean })
        [few] sprawdzono { $files } zapisy gry (bez błędów: { $clean })
        [many] sprawdzono { $files } zapisów gry (bez błędów: { $clean })
       *[other] sprawdzono { $files } zapisów gry (bez błędów: { $clean })
    }
# $count: findings that are not shown; $errors: how many of them are errors.
check-left-out = { $count ->
        [one] nie pokazano { $count } zgłoszenia
        [few] nie pokazano { $count } zgłoszeń
        [many] nie pokazano { $count } zgłoszeń
       *[other] nie pokazano { $count } zgłoszeń
    } (w tym błędów: { $errors })
# $name: the disputed point; $reading: the reading, as typed.
check-unknown-choice = Nie ma interpretacji `{ $reading }` spornego punktu `{ $name }`.
# $value: as typed.
check-choice-syntax = `{ $value }` nie ma postaci `nazwa=interpretacja`.

## Explaining a finding

explain-rules = Zasady
explain-rulings = Rozstrzygnięcia, które mogą mieć tu znaczenie
explain-severity = Waga
explain-why = Dlaczego
explain-hint = Co zrobić
explain-breaking = Zapis niezgodny z zasadą
explain-keeping = Zapis zgodny z zasadą
# $slug: as typed.
explain-unknown = Nie ma zgłoszenia o nazwie { $slug }.

## Points

score-title = Punkty
score-total = Razem
# $winner: one colour or several.
score-winner = Zwycięzca: { $winner }
score-shared = Wspólne zwycięstwo: { $winner }
score-setup = Gra jeszcze się nie zaczęła. Wszystko policzono według obecnego stanu.

## The table

# $unit: turn or round; $turn; $stage: the glossary id of the heading.
show-title = { $unit ->
        [round] Runda
       *[turn] Tura
    } { $turn }, { $stage ->
        [phase-placement] rozmieszczenie
        [phase-income] dochód
        [phase-benefits] korzyści z Ważnych Budowli
       *[other] { NAME($stage) }
    }
show-title-setup = { $unit ->
        [round] Przed rundą 1
       *[turn] Przed turą 1
    }
show-title-end = { $unit ->
        [round] Po ostatniej rundzie
       *[turn] Po ostatniej turze
    }
show-order = Kolejność gry
show-yes = tak
show-no = nie
show-players = Gracze
show-supply = W rezerwie
show-nothing = pusto
# $unit: turn or round; $turn: as asked for.
show-no-turn = { $unit ->
        [round] Zapis nie sięga rundy { $turn }.
       *[turn] Zapis nie sięga tury { $turn }.
    }

## What comes next

log-title = Przebieg gry
next-heading = Tu nie ma już nic do zrobienia. Dalej następuje nagłówek:
next-or-heading = Albo następny nagłówek:
next-over = Gra jest skończona.
# $player: who acts.
next-acts = Teraz gra: { $player }.
next-lines = Co można zapisać
next-luck = Co przyniósł los
# $list: words for the record, with bars between them.
next-one-of = do wyboru: { $list }
# $count: further possibilities.
next-more = { $count ->
        [one] i jeszcze { $count } możliwość
        [few] i jeszcze { $count } możliwości
        [many] i jeszcze { $count } możliwości
       *[other] i jeszcze { $count } możliwości
    }
