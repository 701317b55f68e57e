### What a check of a game record of Planetfall can find, one message for each finding.
### The value is the finding with the facts of the case; .title names the mistake in general; .why says why the rule
### is there or what lies behind it; .hint (few have one) says what to do.
### $player, $other, $expected: the glossary id of a player's colour, for NAME and GENDER. $players, $written and $computed of
### an order or a winner: several colours as a text, separated by commas. $card, $commander, $goal, $place: names as a text, as
### the table writes them. $price, $has, $paid, $written, $computed, $pay, $gain: amounts as a text (“3 strength”). $count and
### other figures are numbers. $case chooses between variants. Texts begin in lower case and end without a full stop.

## Every game

breach-seat-taken-twice = dwóch graczy ma ten sam kolor: { NAME($player) }
    .title = Kolor zajęty dwa razy
    .why = Każdy gracz ma jeden statek i cztery znaczniki, wszystkie w kolorze, którego nie ma nikt inny.
# $turn: the last round.
breach-game-already-over = gra skończyła się po rundzie { $turn }; potem nie ma już żadnych ruchów
    .title = Gra już skończona
    .why = Planet jest siedem, po jednej na każdą rundę. Po ostatniej liczy się punkty.
# $turn: as written; $expected: the round that is due.
breach-turn-out-of-order = zapisano rundę { $turn }, a zaczyna się runda { $expected }
    .title = Runda nie po kolei
    .why = Każda runda to jedna planeta, a siedem planet odwiedza się po kolei.
# $case: turn-missing, or late; $heading, $after: headings; $turn: the round; $next: the round that should be announced.
breach-heading-out-of-order = { $case ->
        [turn-missing] jest nagłówek „{ $heading }”, ale przed nim brakuje nagłówka rundy { $next }
       *[late] w rundzie { $turn } nagłówek „{ $heading }” stoi po nagłówku „{ $after }”, a powinien stać wcześniej
    }
    .title = Nagłówek nie po kolei
    .why = Runda to kolejno Odkrycie, Dochód, dwie części Eksploracji i Migracja. Zanim zacznie się następna część, rozpatruje się wszystkie akcje poprzedniej.
# $turn: the round; $last: the last round.
breach-ended-early = zapis gry kończy się w rundzie { $turn }, a gra trwa do końca rundy { $last }
    .title = Przedwczesny koniec
    .why = Zwycięzcę poznaje się po rundzie 7. Jeśli grę przerwano, lepiej pominąć nagłówek „koniec”.

## This game

breach-deck-not-found = nie można otworzyć pliku talii { $file }; zapis gry sprawdzono bez niego
    .title = Nie znaleziono pliku talii
    .why = Podaje się nazwę wbudowanej talii albo ścieżkę do pliku, liczoną od katalogu z zapisem gry.
breach-deck-file-broken = pliku talii { $file } nie można użyć: ma { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
        [many] { $count } błędów
       *[other] { $count } błędów
    }; zapis gry sprawdzono bez niego
    .title = Plik talii, którego nie można użyć
    .why = Wszystkie błędy w pliku talii widać, gdy sprawdza się go osobno.
    .hint = `annals deck check` pokazuje wszystkie błędy i miejsca, w których są
breach-landmark-with-two-icons = zabytek „{ $card }” ma tu ikonę „{ $icon }”, a gdzie indziej „{ $known }”
    .title = Zabytek z dwiema ikonami
    .why = Zabytki o tej samej nazwie tworzą pary, dlatego wszystkie mają tę samą ikonę.
# $case: type, part, figures, planet, icon; $part: the part as written.
breach-card-declared-wrongly = { $case ->
        [part] karta „{ $card }” nie może tego mieć: { $part }
        [figures] przy karcie „{ $card }” trzeba tu podać jedną liczbę albo trzy: { $part }
        [figure] przy karcie „{ $card }” trzeba tu podać tylko jedną liczbę: { $part }
        [planet] przy karcie „{ $card }” podano planetę, której nie ma
        [icon] karta „{ $card }” nie jest zabytkiem, więc nie ma ikony
       *[type] karta „{ $card }” musi mieć dokładnie jeden typ
    }
    .title = Wiersz, który nie pasuje do żadnej karty
    .why = Jednostka ma siłę, doświadczenie i czasem Dyplomację; technologia – koszt; zabytek – koszt, ikonę, wartość pary i czasem Agresję; zasób – energię i czasem sektor.
breach-card-declared-differently = { $case ->
        [commander] wcześniej przy arkuszu „{ $card }” podano inne liczby
       *[card] wcześniej przy karcie „{ $card }” podano inny typ albo inne liczby
    }
    .title = Karta albo arkusz z dwoma zestawami liczb
    .why = Każda karta i każdy arkusz występuje tylko raz, a to, co na nich wydrukowano, się nie zmienia.
# $parts: the lines that are missing.
breach-setup-incomplete = gra się zaczyna, ale w przygotowaniu czegoś brakuje: { $parts }
    .title = Niepełne przygotowanie
    .why = Dowódców i arkusza celów nie da się odgadnąć, a gdy nie jest znana inicjatywa, także początkowej kolejności, więc trzeba je zapisać.
breach-commander-missing = { NAME($player) } nie ma dowódcy
    .title = Brak dowódcy
    .why = Przed pierwszą rundą każdy gracz wybiera arkusz dowódcy.
breach-second-commander = { NAME($player) } ma już dowódcę: { $commander }
    .title = Drugi dowódca
    .why = Każdy gra jednym dowódcą, od początku do końca gry.
breach-commander-taken-twice = { $commander } to dowódca, którym gra już { NAME($other) }
    .title = Dowódca zajęty dwa razy
    .why = Arkuszy jest sześć, każdy z dwiema stronami. Kto bierze arkusz, zajmuje obie jego strony.
breach-unknown-commander = w pliku talii nie ma takiego dowódcy lub takiej strony: { $commander }
    .title = Nieznany dowódca
    .why = Pełny plik talii zawiera wszystkie arkusze z pudełka.
breach-commander-side-missing = nie podano strony arkusza: „{ $commander } a” czy „{ $commander } b”
    .title = Brak strony arkusza
    .why = Każda z dwóch stron arkusza ma własną zdolność i własne wartości początkowe.
breach-start-differs = wartość początkowa { NAME($player, form: "genitive") } to { $computed }, a nie { $written }
    .title = Wartość początkowa się nie zgadza
    .why = Wartości początkowe to podkreślone liczby na arkuszu; punkty imperium liczy się od 0.
breach-goal-missing = nie podano arkusza celów
    .title = Brak arkusza celów
    .why = Losuje się jeden arkusz celów. Nie da się odgadnąć, który to arkusz, więc trzeba go zapisać.
    .hint = dopisz wiersz taki jak `cel: otwarte niebo`
breach-second-goal-sheet = na stole leży już arkusz celów „{ $goal }”, a w grze jest tylko jeden
    .title = Drugi arkusz celów
    .why = Losuje się jeden arkusz, wspólny dla wszystkich graczy.
breach-unknown-goal = w pliku talii nie ma arkusza celów „{ $goal }”
    .title = Nieznany arkusz celów
    .why = Pełny plik talii zawiera wszystkie arkusze celów z pudełka.
breach-order-against-initiative = według inicjatywy kolejność jest taka: { $computed }
    .title = Kolejność niezgodna z inicjatywą
    .why = W rundzie 1 zaczyna gracz z najniższą inicjatywą.
breach-order-differs = na torze kolejność jest taka: { $computed }
    .title = Kolejność się nie zgadza
    .why = Po rozpatrzeniu akcji statek wraca na najwyższe wolne pole toru. Kolejność, w jakiej wracają statki, obowiązuje w następnej części Eksploracji.
breach-score-before-the-end = punkty liczy się po rundzie { $last }, a to dopiero runda { $turn }
    .title = Punkty przed końcem gry
    .why = Cele i warunki końcowe liczą się raz, po ostatniej rundzie.
breach-migration-in-last-round = runda { $turn } jest ostatnia, więc nie ma w niej Migracji
    .title = Migracja w ostatniej rundzie
    .why = Z ostatniej planety nikt już nie leci dalej; liczy się punkty.
# $rows: the rows, as a text.
breach-row-missing = brakujące rzędy: { $rows }
    .title = Brak rzędu
    .why = O tym, jakie karty się pojawią, decyduje los. Nie da się tego odgadnąć, więc trzeba zapisać wszystkie trzy rzędy.
breach-row-unknown = nie ma rzędu poziomu { $level }
    .title = Rząd, którego nie ma
    .why = Są trzy rzędy: poziomy I, II i III.
breach-row-laid-out-twice = rząd poziomu { $level } jest już wyłożony
    .title = Rząd wyłożony dwa razy
    .why = Każdy rząd wykłada się raz na rundę.
breach-rows-refilled = rzędu poziomu { $level } się nie uzupełnia
    .title = Uzupełniony rząd
    .why = W części II gra się kartami, które zostały po części I.
breach-wrong-number-of-cards-in-row = w rzędzie poziomu { $level } { $count ->
        [one] leży { $count } karta
        [few] leżą { $count } karty
        [many] leży { $count } kart
       *[other] leży { $count } kart
    }, a powinno być { $expected }
    .title = Niewłaściwa liczba kart w rzędzie
    .why = Przy dwóch lub trzech graczach w rzędach leżą 4, 3 i 2 karty, przy większej liczbie graczy 5, 4 i 3.
breach-unknown-card = w pliku talii nie ma karty „{ $card }”
    .title = Nieznana karta
    .why = Pełny plik talii zawiera wszystkie karty z pudełka.
breach-card-of-another-planet = karta „{ $card }” jest z planety { $planet }, a teraz gra się na planecie { $expected }
    .title = Karta z innej planety
    .why = Każda runda ma własną talię: tę z numerem rundy.
breach-card-revealed-twice = karta „{ $card }” leży już w rzędach
    .title = Karta wyłożona dwa razy
    .why = Każda karta występuje tylko raz, w jednej talii.
# $cards: how many a deck has, as a text.
breach-too-many-cards-of-a-type = to byłaby już { $count }. karta tego typu, a w talii planety są { $cards }
    .title = Za dużo kart jednego typu
    .why = W każdej talii planety są 4 jednostki, 3 technologie, 3 zabytki i 4 zasoby.
breach-income-in-first-round = { NAME($player) } nie ma dochodu w rundzie 1
    .title = Dochód w pierwszej rundzie
    .why = Pierwszą fazę Dochodu się pomija. Coś dostaje wtedy tylko ten, czyj dowódca ma to w swoim tekście.
breach-income-differs = dochód { NAME($player, form: "genitive") } to { $computed }, a nie { $written }
    .title = Dochód się nie zgadza
    .why = Sektory, technologie i dowódca przynoszą dochód w każdej fazie Dochodu od rundy 2. To, co w tej fazie dają efekty z własnym wierszem, zapisuje się oddzielnie.
breach-placed-out-of-turn = { NAME($player) } wybiera, ale teraz kolej na { NAME($expected, form: "accusative") }
    .title = Statek postawiony poza kolejnością
    .why = Statki stawia się w kolejności z toru, od góry.
breach-second-ship-placed = { NAME($player) } miał już w tej części swoją turę
    .title = Statek postawiony drugi raz
    .why = Każdy gracz ma jeden statek.
breach-placement-missing = { NAME($player) } nie postawił statku
    .title = Niepostawiony statek
    .why = W każdej części każdy stawia statek albo pasuje.
breach-space-occupied = to miejsce zajmuje już { NAME($other) }: { $place }
    .title = Zajęte miejsce
    .why = Na karcie i na polu operacji mieści się tylko jeden statek.
breach-no-such-operation-space = nie ma pola operacji poziomu { $level }
    .title = Pole operacji, którego nie ma
    .why = Na każdym z poziomów I, II i III jest jedno pole operacji.
breach-card-not-in-rows = karty „{ $card }” nie ma w rzędach
    .title = Karty nie ma w rzędach
    .why = Statek stawia się na karcie z jednego z trzech rzędów albo na polu operacji. Kart odłożonych na bok nie można wybrać.
breach-card-already-taken = karta „{ $card }” jest już zdobyta
    .title = Karta już zdobyta
    .why = Karty zdobytej w części I nie ma już w części II.
breach-card-back-in-the-box = karta „{ $card }” wróciła do pudełka po planecie { $planet }
    .title = Karta, która wróciła do pudełka
    .why = Na koniec rundy wszystko, czego nikt nie zdobył, wraca do pudełka i już się w grze nie pojawi.
breach-card-not-affordable = karta „{ $card }” kosztuje { $price }, a { NAME($player) } ma { $has }
    .title = Karta, na którą gracza nie stać
    .why = Kartę może wybrać tylko ten, kto w chwili stawiania statku jest w stanie zapłacić za nią w którykolwiek sposób.
breach-restrained-card-chosen = leży tu żeton powstrzymania { NAME($player, form: "genitive") }: { $place }
    .title = Wybór mimo żetonu powstrzymania
    .why = Do końca tej części nikt inny nie może wybrać karty lub pola, na którym leży żeton.
breach-passed-although-something-was-free = { NAME($player) } pasuje, choć może coś wybrać
    .title = Pas bez potrzeby
    .why = Spasować może tylko ten, komu nie zostało nic do wyboru. Karty zasobów i pola operacji nic nie kosztują.
breach-resolved-out-of-order = akcję { NAME($player, form: "genitive") } należało rozpatrzyć wcześniej
    .title = Akcja rozpatrzona nie po kolei
    .why = Akcje rozpatruje się poziom po poziomie, w rzędzie od lewej do prawej, a pole operacji po kartach jego poziomu.
breach-resolved-other-card = statek { NAME($player, form: "genitive") } stoi gdzie indziej: { $place }
    .title = Rozpatrzono inną kartę
    .why = Akcję rozpatruje się tam, gdzie postawiono statek.
breach-resolved-without-ship = { NAME($player) } nie ma statku w rzędach
    .title = Akcja bez statku
    .why = Kto spasował, nie ma czego rozpatrywać.
# $case: card, operations, exchange; $way: the way as written; $type: the glossary id of the card type.
breach-way-of-another-type = { $case ->
        [operations] w ten sposób zdobywa się karty, a tu jest pole operacji: { $way }
        [exchange] „{ $place }” to karta, a punkty operacji wymienia się tylko na polach operacji
       *[card] „{ $place }” to { NAME($type) }; tak się tej karty nie zdobywa: { $way }
    }
    .title = Sposób dla innego typu kart
    .why = Jednostki się pokonuje lub werbuje, technologie bada, zabytki zdobywa pokojowo lub siłą, a zasoby zbiera lub anektuje.
breach-unit-without-diplomacy = jednostka „{ $card }” nie ma Dyplomacji, więc nie można jej zwerbować
    .title = Jednostka bez Dyplomacji
    .why = Zwerbować można tylko jednostkę z symbolem Dyplomacji.
breach-enlisted-without-experience = jednostka „{ $card }” wymaga { $need } doświadczenia, a { NAME($player) } ma { $has }
    .title = Werbunek bez wymaganego doświadczenia
    .why = W walce brakujące doświadczenie można nadrobić siłą, a przy werbunku nie da się go niczym zastąpić.
breach-landmark-without-aggression = zabytek „{ $card }” nie ma Agresji, więc nie można go zdobyć siłą
    .title = Zabytek bez Agresji
    .why = Siłą można zapłacić tylko za zabytek z symbolem Agresji.
breach-sector-not-on-card = karta „{ $card }” nie ma sektora, więc nie można jej zaanektować
    .title = Zasób bez sektora
    .why = Sektorem może się stać tylko karta zasobu z dwoma symbolami sektora.
breach-overdrawn = { NAME($player) } płaci { $paid }, a ma { $has }
    .title = Zapłacono więcej, niż było
    .why = To, co się wydaje, trzeba mieć, zanim się cokolwiek dostanie.
breach-experience-lowered = { NAME($player) } płaci doświadczeniem ({ $paid }), a doświadczenia nigdy się nie wydaje
    .title = Wydane doświadczenie
    .why = Doświadczenie trzeba mieć, ale się nim nie płaci. Nigdy nie spada.
# $case: amount, or kind.
breach-payment-differs = { $case ->
        [kind] tą statystyką się tu nie płaci: { $written }
       *[amount] cena to { $computed }, a nie { $written }
    }
    .title = Cena się nie zgadza
    .why = Cenę karty wyznacza poziom, na którym ona leży. W walce każdy brakujący punkt doświadczenia kosztuje dodatkowo 1 siły.
breach-gain-differs = { NAME($player) } dostaje { $computed }, a nie { $written }
    .title = Zysk z akcji się nie zgadza
    .why = Nagroda z karty, para oraz to, co dają teksty technologii i dowódcy, sumują się. Można zapisać liczbę wydrukowaną albo rzeczywiście otrzymaną.
breach-exchange-missing = nie zapisano, na co { NAME($player) } wymienia punkty operacji ({ $place })
    .title = Niezapisana wymiana
    .why = Gracz sam wybiera, na co wymienia punkty operacji, więc trzeba to zapisać.
    .hint = zapisz, co gracz dostał, na przykład `niebieski: operacje 2 > 3 siły, 1 doświadczenia`, albo `> pas`
breach-exchange-over-points = { NAME($player) } wymienia za dużo punktów operacji: { $cost }, a pole daje { $points }
    .title = Wymieniono za dużo punktów
    .why = Pole poziomu I daje 5 punktów, poziomu II 6, a poziomu III 7. Doświadczenie kosztuje 2 punkty.
breach-exchange-over-planet-number = { $written } to za dużo: na tej planecie można dostać najwyżej { $most }
    .title = Więcej niż numer planety
    .why = Za punkty operacji można dostać najwyżej tyle punktów imperium, ile wynosi numer planety.
breach-exchange-for-other-statistic = tego nie dostaje się za punkty operacji: { $written }
    .title = Wymiana na inną statystykę
    .why = Punkty operacji można wymienić tylko na punkty imperium, siłę i doświadczenie.
# $case: text, or token.
breach-effect-not-owned = { $case ->
        [token] żaden efekt nie daje { NAME($player, form: "dative") } żetonu powstrzymania
       *[text] „{ $card }” nie należy do { NAME($player, form: "genitive") }
    }
    .title = Efekt, którego gracz nie ma
    .why = Gracz korzysta tylko z własnego dowódcy i z technologii, które przed nim leżą.
breach-effect-too-early = efekt „{ $card }” działa dopiero od następnej fazy
    .title = Efekt użyty za wcześnie
    .why = Technologia działa od następnej fazy po tej, w której ją zdobyto.
breach-effect-outside-its-moment = efektu „{ $card }” nie można użyć w tej chwili
    .title = Efekt użyty w niewłaściwej chwili
    .why = Każdy tekst mówi, kiedy można z niego skorzystać.
breach-effect-used-too-often = efektu „{ $card }” użyto już tyle razy, ile wolno
    .title = Efekt użyty za często
    .why = Z niektórych tekstów można skorzystać tylko określoną liczbę razy na fazę, rundę lub grę.
breach-effect-needs-no-line = efekt „{ $card }” działa sam i nie zapisuje się go w osobnym wierszu
    .title = Zbędny wiersz
    .why = To, co tekst daje automatycznie, zapisuje się razem z akcją, która go uruchamia.
# $case: rate, row, card-missing.
breach-effect-differs = { $case ->
        [row] efekt „{ $card }” wykłada kartę w innym rzędzie
        [card-missing] nie zapisano, którą kartę wykłada efekt „{ $card }”
       *[rate] efekt „{ $card }” daje { $gain } za { $pay }, najwyżej { $times ->
            [one] raz
            [few] { $times } razy
            [many] { $times } razy
           *[other] { $times } razy
        }
    }
    .title = Efekt użyty niezgodnie z tekstem
    .why = Po jakim kursie, ile razy i gdzie można wymieniać, mówi tekst karty lub arkusza.
breach-planet-deck-empty = w rzędach leżą już wszystkie karty planety { $planet } ({ $count })
    .title = Pusta talia planety
    .why = Każda planeta ma 14 kart.
breach-over-the-maximum = tor { NAME($player, form: "genitive") } kończy się na { $most }, a zapisano { $written }
    .title = Ponad maksimum
    .why = To, co nie mieści się na torze, przepada.
breach-tally-differs = stan { NAME($player, form: "genitive") }: { $computed }, a nie: { $written }
    .title = Stan się nie zgadza
    .why = Stan porównuje się z tym, co zapisano do tej pory.
breach-goal-points-differ = punkty { NAME($player, form: "genitive") } za cel { $goal }: { $computed }, a nie { $written }
    .title = Punkty za cel się nie zgadzają
    .why = Punkty za warunek z arkusza celów dostaje każdy gracz, który go spełnia.
breach-end-points-differ = punkty { NAME($player, form: "genitive") } na koniec gry za „{ $card }”: { $computed }, a nie { $written }
    .title = Punkty na koniec gry się nie zgadzają
    .why = Technologie z planet od 5 do 7 i niektórzy dowódcy dają punkty imperium na koniec gry.
# $case: goal, or card.
breach-score-without-source = { $case ->
        [goal] na arkuszu celów nie ma celu { $goal }
       *[card] „{ $card }” nie daje { NAME($player, form: "dative") } punktów na koniec gry
    }
    .title = Punkty znikąd
    .why = Punkty na koniec gry dają trzy cele, własne technologie z warunkiem końcowym i własny dowódca.
breach-score-differs = punkty { NAME($player, form: "genitive") } w sumie: { $computed }, a nie { $written }
    .title = Punkty się nie zgadzają
    .why = Do punktów imperium dodaje się punkty, które dostaje się na koniec gry.
# $case: points, or tie; $written, $computed: players.
breach-winner-differs = { $case ->
        [tie] remis na pierwszym miejscu (punkty: { $points }); zwycięzca: { $computed }, a nie: { $written }
       *[points] zwycięzca: { $computed } (punkty: { $points }), a nie: { $written }
    }
    .title = Zwycięzcą jest kto inny
    .why = Wygrywa gracz z największą liczbą punktów imperium. Przy remisie zwycięstwo jest wspólne, chyba że gracze wybrali sposób rozstrzygania remisów.
breach-figures-missing = nie da się wyliczyć, ile kosztowała i co dała karta „{ $card }”
    .title = Brak liczb
    .why = Nie wiadomo, co jest wydrukowane na tej karcie. Do następnego wpisu pod nagłówkiem „stan” liczb tego gracza nie da się sprawdzić.
    .hint = zapisz po `=`, co zapłacono i co dostano, albo dopisz wiersz `karta …`
breach-text-only-the-table-knows = „{ $card }”: ten tekst znają tylko gracze przy stole, więc przyjmuje się to, co zapisano
    .title = Tekst, który znają tylko gracze
    .why = Teksty kart i dowódców nie są publicznie dostępne. Jak działają, można podać w pliku talii.
