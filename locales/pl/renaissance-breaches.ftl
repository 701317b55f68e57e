### What a check of a game record of Age of Renaissance can find, one message for each finding, in Polish.
### The facts of each finding are explained in the English file. Texts begin in lower case and end without a full stop.

## Zapis gry

breach-players-missing = w zapisie gry nie podano, kto gra
    .title = Brak graczy
    .why = Od liczby graczy zależy, jakie potęgi, obszary i miejsca w kolejności są w grze. Potęgi i ich graczy podaje się na początku zapisu gry.
    .hint = dopisz wiersz taki jak `gracze: Wenecja Anna, Genua Marek, Barcelona Dana`
breach-unknown-reading = { $case ->
        [ruling] nie ma spornego punktu o nazwie { $ruling }
        [reading] sporny punkt { $ruling } nie ma interpretacji { $reading }
       *[edition] nie ma wydania { $reading }
    }
    .title = Nieznana interpretacja
    .why = Tam, gdzie źródła się różnią, gracze mogą wybrać swoją interpretację. Podaje się ją pod nazwą, którą wyświetla `annals rulings`. Wydania są dwa: 1996 i 1999.
breach-seat-taken-twice = dwóch graczy prowadzi tę samą potęgę: { NAME($player) }
    .title = Potęga zajęta dwa razy
    .why = Każdy gracz prowadzi jedną potęgę, z własną stolicą.
breach-capital-not-in-play = przy { $count ->
        [one] { $count } graczu
        [few] { $count } graczach
        [many] { $count } graczach
       *[other] { $count } graczach
    } nie ma w grze tej potęgi: { NAME($player) }
    .title = Potęga, której nie ma w grze
    .why = W trzy osoby gra się Wenecją, Genuą i Barceloną. Z czwartym graczem dochodzi Paryż, z piątym Londyn, z szóstym Hamburg.
breach-edition-mixed = w wydaniu z { $edition } roku ten wiersz nic nie znaczy
    .title = Wiersz z innego wydania
    .why = Słowo pisane, Wiatrak/młyn wodny, Mecenat, ulga w nędzy i kolejność faz są w każdym wydaniu inne. W jednym zapisie gry obowiązuje jedno wydanie.
    .hint = na początku zapisu gry podaje się, według jakich zasad się gra: `wydanie: 1996` albo `wydanie: 1999`
breach-turn-out-of-order = zapisano turę { $turn }, a zaczyna się tura { $expected }
    .title = Tura nie po kolei
    .why = Tury numeruje się po kolei. Inny numer często oznacza, że którąś turę pominięto.
breach-heading-out-of-order = { $case ->
        [turn-missing] jest nagłówek „{ $heading }”, ale przed nim brakuje nagłówka tury { $next }
       *[late] w turze { $turn } nagłówek „{ $heading }” stoi po nagłówku „{ $after }”, a powinien stać wcześniej
    }
    .title = Nagłówek nie po kolei
    .why = Tura biegnie od dobierania kart do kolejności gry, a każda faza kończy się, zanim zacznie się następna. Ostatnia tura nie ma fazy kolejności gry; po jej dochodzie następuje końcowe zagranie kart.
breach-acted-out-of-turn = { NAME($player) } gra po { NAME($other, form: "locative") }, a powinno być odwrotnie; kolejność gry: { $order }
    .title = Ruch poza kolejnością
    .why = Od dobierania kart po ekspansję gracze działają jeden po drugim, każdy raz w fazie. Kto gra wcześniej, może zmienić to, co zostanie dla następnych.
breach-eliminated-player-acts = { $case ->
        [left] { NAME($player) } nie bierze już udziału w grze i nie może nic zrobić
       *[chaos] { NAME($player) } jest już w chaosie i nie może nic zrobić
    }
    .title = Wpis gracza, który odpadł
    .why = Pionki gracza, który odpadł, zostają na mapie i nadal się bronią, ale sam gracz nie wykonuje już żadnych ruchów.
breach-game-already-over = gra skończyła się po turze { $turn }; potem nie ma już żadnych ruchów
    .title = Gra już skończona
    .why = Ostatnia jest ta tura, w której ktoś dobrał ostatnią kartę z ostatniej talii albo zdobył ostatnie z 26 osiągnięć. Po jej dochodzie zagrywa się już tylko karty z ręki.
breach-ended-early = zapis gry kończy się w turze { $turn }, choć są jeszcze karty do dobrania i nikt nie ma wszystkich osiągnięć
    .title = Przedwczesny koniec
    .why = Gra się, aż skończy się ostatnia talia albo ktoś zdobędzie wszystkie 26 osiągnięć. Jeśli umówiono się na limit czasu, podaje się to na początku zapisu gry.
    .hint = jeśli gra miała limit czasu, dopisz na początku `wariant: limit czasu`
breach-setup-incomplete = gra się zaczyna, ale w przygotowaniu czegoś brakuje: { $parts }
    .title = Niepełne przygotowanie
    .why = Stawek, rzutów przy remisie i pierwszych zakupów żetonów nie da się odgadnąć, więc trzeba je zapisać.
breach-said-twice = { $case ->
        [bid] stawka { NAME($player, form: "genitive") } jest już zapisana: { $before }
        [player] dla { NAME($player, form: "genitive") } zapisano już coś innego: { $before }
        [drawn] karta { NAME($player, form: "genitive") } jest już podana: { $before }
       *[table] zapisano już coś innego: { $before }
    }
    .title = Zapisano dwa razy
    .why = Stawkę, długość gry, wydanie, interpretację spornego punktu, kolejność gry, dobraną kartę i stan na początku zapisu podaje się raz. Z dwóch różnych wierszy jeden musi być błędny.
breach-position-impossible = { $case ->
        [satellite] prowincja { NAME($province) } to satelita: nie może tam stać znacznik { NAME($player, form: "genitive") }
        [market] { NAME($province, form: "in") } żetonów może być najwyżej { $most }, a byłoby ich { $count }
        [taken] { NAME($province, form: "in") } stoją już inne pionki; nie ma miejsca na pionki { NAME($player, form: "genitive") }
        [out-of-play] prowincja { NAME($province) } leży w obszarze, którego nie ma w grze: nie mogą tam stać pionki { NAME($player, form: "genitive") }
        [tokens] żetonów { NAME($player, form: "genitive") } jest razem { $most }, a nie { $count }
        [markers] znaczników { NAME($player, form: "genitive") } jest razem { $most }, a nie { $count }
        [misery] nędza { NAME($player, form: "genitive") } nie może wynosić { $value }: takiego pola nie ma na torze nędzy
        [ship] statki { NAME($player, form: "genitive") } nie mogą być na polu „{ $ship }”: takiego pola nie ma
        [epoch] w tej grze nie ma epoki { $count }; ostatnia to { $most }
       *[conditions] niedoborów i nadwyżek zapisano { $count }; nigdy nie ma ich więcej niż { $most }
    }
    .title = Niemożliwa sytuacja
    .why = Zapis może się zaczynać w środku gry, ale tylko od takiej sytuacji, do której może w niej dojść. Na rynku mieści się jeden znacznik albo tyle żetonów, ile wynosi wielkość rynku, a na satelicie jeden żeton; gracz ma 36 żetonów i 25 znaczników.
breach-board-fact-denied = { $case ->
        [border] co do granicy między tymi prowincjami wszystkie źródła są zgodne: { NAME($province) }, { NAME($other) }
        [coast] co do wybrzeża tej prowincji wszystkie źródła są zgodne: { NAME($province) }, { NAME($other) }
       *[advance] co do tej wartości wszystkie źródła są zgodne: { NAME($advance) }
    }
    .title = Plansza inna niż w źródłach
    .why = Tam, gdzie źródła się różnią albo wartość jest tylko naszym założeniem, gracze mogą zapisać to, co widać na ich planszy. Tutaj źródła są zgodne.
breach-die-not-a-die = { $case ->
        [range] na kostce może wypaść od 1 do 6, a nie { $die }
       *[number] { $count ->
            [one] zapisano { $count } kostkę
            [few] zapisano { $count } kostki
            [many] zapisano { $count } kostek
           *[other] zapisano { $count } kostek
        }, a w tym rzucie powinno ich być { $expected }
    }
    .title = Niemożliwy rzut
    .why = W ataku i w rzucie na rynek rzuca się trzema kostkami (kolorową, czarną, białą), w Wojnie każda strona rzuca jedną, a w pozostałych rzutach rzuca się jedną kostką.

## Zapisane wartości

breach-wrong-money = { NAME($player) } ma { $computed }, a nie { $written }
    .title = Niewłaściwa kwota
    .why = Pieniądze są jawne, a wszystko, co je zmienia, jest w zapisie gry, więc w każdej chwili wiadomo, ile kto ma.
breach-wrong-holding = { $case ->
        [tokens] żetony { NAME($player, form: "genitive") } na polu ekspansji: { $computed }, a nie { $written }
        [markers] znaczniki { NAME($player, form: "genitive") } na mapie: { $computed }, a nie { $written }
        [cards] karty na ręce { NAME($player, form: "genitive") }: { $computed }, a nie { $written }
        [misery] nędza { NAME($player, form: "genitive") } to { $computed }, a nie { $written }
        [ship] statek { NAME($player, form: "genitive") }: { $computed }, a nie { $written }
        [no-ship] { NAME($player) } nie ma statku (zapisano: { $written })
        [advance] { NAME($player) } nie ma { NAME($advance, form: "genitive") }
        [map] żetony { NAME($player, form: "genitive") } { NAME($province, form: "in") }: { $computed }, a nie { $written }
        [marker] { NAME($player) } nie ma znacznika { NAME($province, form: "in") }
        [deck] karty w stosie dobierania: { $computed }, a nie { $written }
       *[epoch] trwa epoka { $computed }, a nie { $written }
    }
    .title = Stan się nie zgadza
    .why = Zapisany stan porównuje się z tym, co wynika z dotychczasowego zapisu gry.
breach-wrong-hand = { $case ->
        [card] { NAME($player) } nie może mieć na ręce { NAME($card, form: "genitive") }
       *[size] karty na ręce { NAME($player, form: "genitive") }: { $computed }, a nie { $written }
    }
    .title = Karty na ręce się nie zgadzają
    .why = Z tego, ile kart gracz dobrał i zagrał, wynika, ile ma ich na ręce, nawet jeśli nie wiadomo, jakie to karty.
breach-wrong-order = kolejność gry to { $computed } (zapisano: { $written }); wydane na żetony: { $parts }
    .title = Niewłaściwa kolejność gry
    .why = Zaczyna ten, kto wydał najmniej. Przy remisie ten, kto później wybrał stolicę, decyduje, czy zagra wcześniej, czy później.
breach-wrong-income = { NAME($player) } dostaje { $computed }, a nie { $written }: { $parts }
    .title = Niewłaściwy dochód
    .why = Każdy dostaje $15 i za każdy znacznik na mapie tyle dolarów, ilu graczy zaczynało grę. Odsetki i zysk oraz Klasa średnia zwiększają dochód.
breach-wrong-payment = { $case ->
        [commodity] za { NAME($commodity, form: "accusative") } { NAME($player) } dostaje { $computed }, a nie { $written }: { $parts }
        [rebate] za kartę „{ NAME($leader) }” { NAME($player) } dostaje { $computed } zwrotu, a nie { $written }
       *[fine] za nadwyżkę { NAME($commodity, form: "genitive") } { NAME($player) } płaci { $computed }, a nie { $written }
    }
    .title = Niewłaściwa wypłata
    .why = Dwie prowincje przynoszą cztery razy tyle co jedna, a trzy – dziewięć razy tyle. Niedobór, nadwyżka i Przemysł przesuwają wypłatę o jedno pole; białe znaczniki się nie liczą.
breach-wrong-price = { $case ->
        [advance] { NAME($player) } płaci za { NAME($advance, form: "accusative") } { $computed }, a nie { $written }: { $parts }
        [ship] statek kosztuje { $computed }, a nie { $written }
        [stability] { NAME($player) } płaci za stabilizację { $computed }, a nie { $written }: { $parts }
        [relief] { NAME($player) } płaci za ulgę { $computed }, a nie { $written }: { $parts }
        [leader] { NAME($player) } płaci za kartę „{ NAME($leader) }” { $computed }, a nie { $written }
        [event] { NAME($card) }: { NAME($player) } traci { $computed }, a nie { $written }
       *[all] { NAME($player) } płaci razem { $computed }, a nie { $written }: { $parts }
    }
    .title = Niewłaściwa cena
    .why = Cenę obniżają, najwyżej do zera, zniżki z osiągnięć zdobytych przed tą turą, przywódcy, Słowo pisane i Badania instytucjonalne.
breach-wrong-misery = { NAME($card) }: nędza { NAME($player, form: "genitive") } rośnie o { $computed ->
        [one] { $computed } pole
        [few] { $computed } pola
        [many] { $computed } pól
       *[other] { $computed } pól
    }, a nie o { $written }: { $parts }
    .title = Niewłaściwa nędza
    .why = Wydarzenie uderza we wszystkich. Niektóre osiągnięcia i prowincje ze zbożem łagodzą cios, a niektóre osiągnięcia go wzmacniają.
breach-wrong-shortage = { $case ->
        [shortage] jest niedobór { NAME($commodity, form: "genitive") }
        [surplus] jest nadwyżka { NAME($commodity, form: "genitive") }
       *[none] nie ma ani niedoboru, ani nadwyżki { NAME($commodity, form: "genitive") }
    }
    .title = Niewłaściwy niedobór lub nadwyżka
    .why = Suma czarnej i białej kostki wskazuje towar; kolorowa kostka od 1 do 3 oznacza niedobór, od 4 do 6 nadwyżkę. Niedobór i nadwyżka tego samego towaru się znoszą.
breach-wrong-bonus = { $case ->
        [nobody] nikt nie ma na mapie nowego znacznika, więc karty premiowej nie ma
        [tie] kartę premiową dostaje { NAME($winner) }: ma tyle samo nowych znaczników ({ $count }), ale jest wcześniej w kolejności gry
       *[other] kartę premiową dostaje { NAME($winner) }, bo ma { $count ->
            [one] { $count } nowy znacznik
            [few] { $count } nowe znaczniki
            [many] { $count } nowych znaczników
           *[other] { $count } nowych znaczników
        }
    }
    .title = Karta premiowa dla kogo innego
    .why = Na koniec ekspansji kartę dobiera ten, kto ma na mapie najwięcej białych znaczników.
breach-wrong-score = { $case ->
        [out] { NAME($player) } nie bierze już udziału w grze i nie ma punktów, a zapisano { $written }
       *[in] wynik { NAME($player, form: "genitive") } to { $computed }, a nie { $written }: osiągnięcia { $advances }, gotówka { $cash }, nędza −{ $misery }
    }
    .title = Niewłaściwy wynik
    .why = Wynik to pełny koszt wszystkich osiągnięć plus gotówka minus nędza.
breach-wrong-winner = { $case ->
        [tie] najwyższy wynik to { $points }, a zwycięstwem dzielą się: { $computed } (zapisano: { $written })
       *[points] z wynikiem { $points } wygrywa { $computed } (zapisano: { $written })
    }
    .title = Niewłaściwy zwycięzca
    .why = Wygrywa najwyższy wynik. Kto popadł w chaos albo odszedł od stołu, temu wyniku się nie liczy.
breach-cards-do-not-add-up = { $case ->
        [copies] jest tu więcej egzemplarzy, niż było w dotychczasowych taliach: { NAME($card) }
       *[count] karty na rękach, w stosie dobierania, w stosie kart powracających i usunięte to razem { $count }, a w dotychczasowych taliach było ich { $expected }
    }
    .title = Karty się nie zgadzają
    .why = Epoka I to 29 kart, epoka II 22, a epoka III 13; każda karta musi gdzieś być.

## Przygotowanie

breach-bid-not-affordable = { NAME($player) } podaje stawkę { $bid }, a ma { $cash }
    .title = Za mało pieniędzy na stawkę
    .why = Swoją stawkę płaci każdy, także ten, kto dał najmniej: z początkowych $40.
breach-bid-tie-not-rolled = { $case ->
        [equal] na kostkach też jest remis: { $players }
       *[missing] stawki są równe, a rzutów nie zapisano: { $players }
    }
    .title = Nierozstrzygnięty remis stawek
    .why = Przy równych stawkach każdy rzuca kostką, a kto wyrzuci więcej, wybiera wcześniej. To ważne, bo kto wybiera później, wygrywa remisy w kolejności gry.
    .hint = zapisz po jednej kostce: `Wenecja: rzut = [5]; Genua: rzut = [3]`
breach-roll-without-tie = { $case ->
        [settled] o miejscu { NAME($player, form: "genitive") } kostki już rozstrzygnęły
       *[bid] stawka { NAME($player, form: "genitive") } nie jest równa żadnej innej
    }
    .title = Rzut bez remisu
    .why = Kostka rozstrzyga tylko między równymi stawkami, a rzut powtarza się tylko wtedy, gdy i oczka są równe.

## Zakup żetonów

breach-order-bid-missing = nie zapisano, ile wydają na żetony: { $players }
    .title = Brak zakupu żetonów
    .why = O tym, ile wydać na żetony, każdy decyduje w tajemnicy, a od tego zależy kolejność gry w następnej turze. Jeśli ktoś nie kupuje żadnego, zapisuje się 0.
breach-order-bid-not-affordable = { $case ->
        [early] { NAME($player) } płaci { $spent } za wcześniejsze miejsce, a ma { $cash }
        [low] za wcześniejsze miejsce { NAME($player) } może zapłacić $1, a nie { $spent }
       *[tokens] { NAME($player) } wydaje na żetony { $spent }, a ma { $cash }
    }
    .title = Za mało pieniędzy na żetony
    .why = Żeton kosztuje $1, a na kredyt się nie kupuje.
breach-second-order-bid = { $case ->
        [early] w tej turze { NAME($player) } ma już zapisaną opłatę { $before } za wcześniejsze miejsce
       *[tokens] w tej turze { NAME($player) } ma już zapisany wydatek na żetony: { $before }
    }
    .title = Drugi wydatek na żetony w tej samej turze
    .why = Każdy gracz wydaje na żetony raz na turę, wszyscy w tej samej chwili. Jeśli zapisano dwie kwoty, liczy się druga.

## Dobieranie kart

breach-clear-not-first-player = { NAME($player) } nie jest na pierwszym miejscu w kolejności gry; jest tam { NAME($expected) }
    .title = Niedobór lub nadwyżkę znosi kto inny
    .why = Niedobory i nadwyżki może znosić tylko pierwszy gracz, zanim ktokolwiek dobierze kartę.
breach-nothing-to-clear = nie ma ani niedoboru, ani nadwyżki { NAME($commodity, form: "genitive") }
    .title = Nie ma czego znosić
    .why = Niedobór lub nadwyżka kończy się, gdy ktoś zagra ten towar, gdy się je zniesie albo po jednej turze.
breach-clear-not-affordable = { NAME($player) } ma { $cash }, a zniesienie niedoboru lub nadwyżki { NAME($commodity, form: "genitive") } kosztuje { $price }
    .title = Za mało pieniędzy na zniesienie
    .why = Zniesienie kosztuje wartość podstawową towaru. Za złoto i kość słoniową po wyniku 12 płaci się raz.
breach-card-from-empty-deck = { NAME($player) } nie może kupić karty: stos dobierania jest pusty, a kolejnej epoki nie ma
    .title = Karta z pustej talii
    .why = Gdy ostatnia talia się skończy, nikt już nie dobiera kart, ani za pieniądze, ani za żetony. Tura toczy się do końca i jest ostatnia.

## Kupno kart

breach-card-without-urban-ascendancy = { NAME($player) } nie ma { NAME($advance, form: "genitive") }
    .title = Dodatkowa karta bez osiągnięcia
    .why = Dodatkową kartę za $10 można kupić tylko dzięki Rozkwitowi miast.
breach-second-extra-card = { NAME($player) } kupuje drugą dodatkową kartę w tej turze
    .title = Druga dodatkowa karta
    .why = Rozkwit miast pozwala kupić jedną dodatkową kartę na turę.
breach-extra-card-not-affordable = { NAME($player) } ma { $cash }, a dodatkowa karta kosztuje { $price }
    .title = Za mało pieniędzy na kartę
    .why = Dodatkowa karta kosztuje $10.
breach-discard-without-master-art = { $case ->
        [bought] { NAME($player) } ma { NAME($advance, form: "accusative") } dopiero od tej tury
       *[none] { NAME($player) } nie ma { NAME($advance, form: "genitive") }
    }
    .title = Odrzucenie bez osiągnięcia
    .why = Kartę można odrzucić tylko dzięki Sztuce mistrzów, ale jeszcze nie w turze, w której kupuje się to osiągnięcie.
breach-second-discard = { NAME($player) } odrzuca drugą kartę w tej turze
    .title = Drugie odrzucenie
    .why = Sztuka mistrzów pozwala odrzucić jedną kartę na turę.
breach-discard-before-extra-card = { NAME($player) } kupuje kartę po odrzuceniu innej, a powinno być odwrotnie
    .title = Dodatkowa karta po odrzuceniu
    .why = Kto ma oba osiągnięcia, najpierw kupuje kartę albo z niej rezygnuje, a potem odrzuca. Dzięki temu zna nową kartę, zanim się jakiejś pozbędzie.

## Karty

breach-hand-empty = { NAME($player) } nie ma na ręce żadnej karty
    .title = Pusta ręka
    .why = Wiadomo, ile kto ma kart: jedną rozdaną na początku, po jednej z każdej fazy dobierania, kupione, premiowe i zdobyte przy niedoborze.
breach-card-of-a-later-epoch = w epoce { $reached } nie ma jeszcze { NAME($card, form: "genitive") }; ta karta jest z epoki { $epoch }
    .title = Karta z późniejszej epoki
    .why = Karty następnej epoki wchodzą do gry dopiero wtedy, gdy talia jest pusta, a trzeba dobrać kolejną kartę.
breach-card-already-gone = { $case ->
        [removed] { NAME($card, form: "genitive") } nie ma już w grze
        [replay] { NAME($card) }: w stosie kart powracających, dopóki nie powstanie następna talia
       *[played] { NAME($card) }: wszystkie egzemplarze zostały już zagrane
    }
    .title = Karty już nie ma
    .why = Przywódców i niektóre wydarzenia po zagraniu usuwa się z gry. Wszystkie inne karty czekają w stosie kart powracających na następną talię.
breach-card-cannot-be-in-hand = { NAME($player) } nie może mieć { NAME($card, form: "genitive") }, bo ta karta nie mogła wypaść przy żadnym dobraniu: { $parts }
    .title = Tej karty nie może być na ręce
    .why = Każde dobranie daje jedną kartę z talii, która jest wtedy w grze. Każda karta, którą gracz pokazał, musi pochodzić z jednego z jego dobrań.
breach-card-is-a-burden = { $case ->
        [military] karty „{ NAME($card) }” nie można już zagrać, bo zagrano Długi łuk albo Proch strzelniczy
        [mongols] karty „{ NAME($card) }” nie można już zagrać, bo zagrano Armie mongolskie
        [strife] karty „{ NAME($card) }” nie można już zagrać, bo zagrano Waśnie religijne
        [matter] karty „{ NAME($card) }” nie można już zagrać, bo wszyscy mają Prawa materii
       *[science] karty „{ NAME($card) }” nie można już zagrać, bo wszyscy mają cztery osiągnięcia z Nauki
    }
    .title = Zagrany ciężar
    .why = Karta, która nie może już zadziałać, zostaje na ręce jako ciężar i podraża stabilizację. Pozbyć się jej można dzięki Sztuce mistrzów albo wymuszonej wymianie.
breach-commodity-not-chosen = { NAME($card) } daje wypłatę za jeden towar, a nie zapisano, za który: { $choices }
    .title = Nie wybrano towaru
    .why = Kto zagrywa kartę podwójną, wybiera jeden z jej towarów.
    .hint = dopisz go po nazwie karty: `> wino`
breach-commodity-not-on-card = { NAME($card) } nie daje wypłaty za ten towar: { NAME($commodity) }
    .title = Towaru nie ma na karcie
    .why = Karta podwójna daje wypłatę za jeden z dwóch wydrukowanych towarów.
breach-target-missing = { $case ->
        [player] nie zapisano, przeciw któremu graczowi zagrano kartę „{ NAME($card) }”
        [province] nie zapisano, której prowincji dotyczy karta „{ NAME($card) }”
        [provinces] nie zapisano, których prowincji dotyczy karta „{ NAME($card) }”
        [area] nie zapisano, którego obszaru dotyczy karta „{ NAME($card) }”
       *[category] nie zapisano, której dziedziny dotyczy karta „{ NAME($card) }”
    }
    .title = Brak celu
    .why = Cel takiej karty wybiera ten, kto ją zagrywa.
    .hint = dopisz cel po znaku `>`
breach-target-immune = { $case ->
        [matter] { NAME($other) } ma Prawa materii; karty „{ NAME($card) }” nie można zagrać przeciw tej potędze
        [ruler] { NAME($other) } ma w tej turze Oświeconego władcę; karty „{ NAME($card) }” nie można zagrać przeciw tej potędze
        [province] prowincja { NAME($province) } należy do { NAME($other, form: "genitive") }, a tę potęgę chroni w tej turze Oświecony władca
        [own] kartę „{ NAME($card) }” można zagrać tylko przeciw innym
       *[out] { NAME($other) } nie bierze już udziału w grze; karty „{ NAME($card) }” nie można zagrać przeciw tej potędze
    }
    .title = Chroniony cel
    .why = Prawa materii chronią przed Złotem alchemika. Oświecony władca chroni swojego gracza do końca tury przed sześcioma wydarzeniami, ale tylko przed zagranymi później.
breach-war-on-oneself = { NAME($player) } wypowiada Wojnę własnej potędze
    .title = Wojna z samym sobą
    .why = Do Wojny potrzeba dwóch stron.
breach-no-marker-there = { $case ->
        [cession] { NAME($player) } nie ma { NAME($province, form: "in") } kolorowego znacznika do odstąpienia
       *[event] karta „{ NAME($card) }” wymaga kolorowego znacznika, a { NAME($province, form: "in") } go nie ma
    }
    .title = Nie ma tam znacznika
    .why = Zredukować lub odstąpić można tylko kolorowy znacznik. Żetony nie wystarczą, a na satelicie znacznik nigdy nie leży.
breach-wrong-number-of-provinces = w epoce { $epoch } karta „{ NAME($card) }” uderza w { $expected ->
        [one] { $expected } prowincję
        [few] { $expected } prowincje
        [many] { $expected } prowincji
       *[other] { $expected } prowincji
    }, a zapisano { $count }
    .title = Niewłaściwa liczba prowincji
    .why = Piraci i wikingowie uderzają w epoce I w jedną prowincję, w epoce II w dwie, a w epoce III w trzy; w mniej tylko wtedy, gdy na wybrzeżach nie ma tylu znaczników.
breach-province-not-coastal = { $case ->
        [overseas] przy tej interpretacji Piraci/wikingowie nie docierają za ocean: { NAME($province) }
       *[inland] ta prowincja nie leży nad morzem: { NAME($province) }
    }
    .title = Prowincja bez wybrzeża
    .why = Piraci i wikingowie przybywają morzem. Wyspy i pola zamorskie liczą się jako nadmorskie.
breach-rebellion-not-possible-there = { $case ->
        [new-world] w Nowym Świecie nie ma buntów: { NAME($province) }
        [own-capital] { NAME($province) } to stolica i nie może się zbuntować
       *[capital] { NAME($province) } to cudza stolica i nie może się zbuntować
    }
    .title = Bunt tam, gdzie nie może wybuchnąć
    .why = Bunt może wybuchnąć wszędzie poza Nowym Światem i cudzymi stolicami.
breach-crusade-not-possible-there = { $case ->
        [area] ta prowincja nie leży w Ziemi Świętej (obszar VI): { NAME($province) }
        [area-four] ta prowincja nie leży w obszarze IV: { NAME($province) }
        [satellite] { NAME($province) } to satelita i nie pomieści znacznika
       *[own] { NAME($player) } ma już znacznik { NAME($province, form: "in") }
    }
    .title = Krucjata tam, gdzie nie może dotrzeć
    .why = Krucjaty dają znacznik na dowolnym rynku obszaru VI, na którym gracz jeszcze nie dominuje.
breach-category-not-open-to-decree = karta „{ NAME($card) }” nie może zakazać dziedziny { NAME($category, form: "genitive") }; do wyboru: { $choices }
    .title = Dziedzina poza zasięgiem dekretu
    .why = Papież może na jedną turę zakazać Nauki, Religii albo Eksploracji. Handel, Komunikacja i Społeczeństwo mu nie podlegają.
breach-choice-missing = nie zapisano, co { NAME($other) } traci w Wojnie domowej: połowę gotówki czy połowę żetonów
    .title = Nie zapisano, co traci ofiara
    .why = Ofiara Wojny domowej wybiera, co straci. Nie da się tego odgadnąć, więc trzeba to zapisać.
    .hint = dopisz po nazwie ofiary `= gotówka` albo `= żetony`
breach-replacement-not-written = { NAME($player) } nie ma w zapasie żetonu, żeby położyć go { NAME($province, form: "in") }; przyjęto, że kładzie żeton z pola ekspansji
    .title = Niezapisane zastąpienie
    .why = Gdy znacznik jest redukowany, a zapas jest pusty, właściciel może użyć żetonu z pola ekspansji albo zostawić prowincję pustą.
    .hint = dopisz po wydarzeniu `zastąpienie > … = żeton` albo `= pusta`
breach-war-dice-missing = brakuje rzutu w Wojnie: { NAME($player) } przeciw { NAME($other, form: "dative") }
    .title = Wojna bez kostek
    .why = Każda strona rzuca kostką i dodaje Nacjonalizm oraz przewagi militarne. Bez kostek nie wiadomo, kto wygrał.
    .hint = dopisz obie kostki po nazwie przeciwnika, najpierw własną: `= [4 2]`
breach-war-roll-missing = trwa Wojna ({ $sides }), ale runda { NAME($player, form: "genitive") } zaczyna się bez rzutu
    .title = Brak kolejnego rzutu w Wojnie
    .why = Przy remisie w Wojnie rzuca się ponownie na początku każdej następnej rundy, aż ktoś wygra.
    .hint = dopisz rzut przed kartami tej rundy: `wojna: [5 3]`
breach-war-roll-not-due = { $case ->
        [rounds] nie ma już rundy na kolejny rzut w Wojnie
        [early] następny rzut w Wojnie wypada na początku rundy następnego gracza
       *[none] nie toczy się żadna Wojna
    }
    .title = Niepotrzebny rzut w Wojnie
    .why = Przy remisie w Wojnie rzuca się raz w każdej następnej rundzie. W końcowym zagraniu kart rzutów jest najwyżej tyle, ile zostało rund.
breach-cession-missing = { NAME($player) } przegrywa Wojnę i odstępuje { $count ->
        [one] { $count } prowincję
        [few] { $count } prowincje
        [many] { $count } prowincji
       *[other] { $count } prowincji
    }, ale nie zapisano, co odstępuje
    .title = Brak odstąpienia
    .why = Kto przegrał Wojnę, odstępuje tyle prowincji, ile wynosi różnica sum, i sam je wybiera.
    .hint = dopisz zaraz po kostkach: `Barcelona: odstąpienie > Sewilla`
breach-wrong-number-ceded = { NAME($player) } odstępuje { $count ->
        [one] { $count } prowincję
        [few] { $count } prowincje
        [many] { $count } prowincji
       *[other] { $count } prowincji
    }, a ma odstąpić { $expected }
    .title = Niewłaściwa liczba odstąpionych prowincji
    .why = Odstępuje się tyle znaczników, ile wynosi różnica sum. Polem nędzy płaci się tylko za znacznik, którego odstąpić nie można.
breach-ceded-to-one-who-cannot-hold = { $case ->
        [boxes] { NAME($other) } nie może utrzymać kolejnego pola zamorskiego: { NAME($province) }
       *[advance] { NAME($other) } nie może utrzymać tej prowincji bez { NAME($advance, form: "genitive") }: { NAME($province) }
    }
    .title = Odstąpiono prowincję, której zwycięzca nie może mieć
    .why = Odstępuje się tylko to, co zwycięzcy wolno zająć. W obszarze V potrzebne jest osiągnięcie Lądem na Wschód, na Dalekim Wschodzie Żegluga oceaniczna, a w obu Amerykach Nowy Świat; zasięg statków nie ma znaczenia.
breach-protection-on-first-leader = { NAME($leader) } to pierwszy przywódca w tej turze; na tej karcie nie kładzie się pieniędzy
    .title = Pieniądze na pierwszym przywódcy
    .why = Z pierwszego przywódcy w turze mecenasi nie mogą korzystać, więc nie ma przed kim go chronić.
breach-protection-not-affordable = { NAME($player) } kładzie { $money } na karcie „{ NAME($leader) }”, a ma { $cash }
    .title = Za mało pieniędzy na ochronę
    .why = Pieniądze kładzie się w chwili zagrania przywódcy.
breach-entry-not-due = { $case ->
        [replace] { NAME($player) } nie ma czego zastąpić
        [cede] { NAME($player) } nie ma czego odstąpić
        [hand] { NAME($card) } to nie ciężar: tę kartę trzeba zagrać
        [cathedral] nikt nie atakuje { NAME($player, form: "genitive") }
        [defence] { NAME($player) } może użyć Katedry tylko w ataku
        [unrest] { NAME($player) } ma { $cash } i musi zapłacić { $price } za stabilizację
        [adjust] { NAME($advance) } działa tylko dla ostatniego gracza w kolejności, raz na turę, na zboże, sukno, wino albo metal
       *[protection] w końcowym zagraniu kart nie kładzie się ochrony
    }
    .title = Wpis, do którego nie ma powodu
    .why = Niektóre wpisy są tylko odpowiedzią na to, co się właśnie stało: na redukcję znacznika przy pustym zapasie, na przegraną Wojnę, na ciężar na koniec gry.

## Zakupy

breach-purchase-out-of-order = po { NAME($after, form: "locative") } jest już za późno na { NAME($step, form: "accusative") }
    .title = Zakupy nie po kolei
    .why = Najpierw statek, potem osiągnięcia, stabilizacja, a na końcu ulga w nędzy: kto wyda wszystko na osiągnięcia, temu na uspokojenie ludu nic nie zostanie.
breach-purchase-not-affordable = { $case ->
        [advance] { NAME($player) } ma { $cash }, a cena { NAME($advance, form: "genitive") } to { $price }: { $parts }
        [ship] { NAME($player) } ma { $cash }, a statek kosztuje { $price }
        [leader] { NAME($player) } ma { $cash }, a karta „{ NAME($leader) }” kosztuje { $price }
       *[relief] { NAME($player) } ma { $cash }, a ulga kosztuje { $price }: { $parts }
    }
    .title = Za mało pieniędzy na zakup
    .why = Za wszystko płaci się od razu, po kolei.
breach-second-ship-upgrade = { NAME($player) } ulepsza statek drugi raz w tej turze
    .title = Drugie ulepszenie statku
    .why = Statek ulepsza się o jeden stopień na turę.
breach-ship-grade-not-next = { $case ->
        [advance] { $written }: tego stopnia się nie kupuje, daje go osiągnięcie „{ NAME($advance) }”
        [last] { $computed } to ostatni stopień tego rodzaju
       *[skipped] następny stopień statku { NAME($player, form: "genitive") } to { $computed }, a nie { $written }
    }
    .title = Niewłaściwy stopień statku
    .why = Galery mają stopnie 2, 4, 6, 8, statki pełnomorskie od 10 do 16, oceaniczne od 1 do 4. Do następnego rodzaju prowadzą tylko Statki pełnomorskie i Żegluga oceaniczna, i to bez dopłaty.
breach-advance-owned-already = { NAME($player) } ma już { NAME($advance, form: "accusative") }
    .title = Osiągnięcie już zdobyte
    .why = Każde osiągnięcie można mieć tylko raz.
breach-prerequisite-missing = nie spełniono wymagań osiągnięcia „{ NAME($advance) }”: { $needed }
    .title = Brak wymagania
    .why = Niektóre osiągnięcia opierają się na innych. Wymagane można kupić w tej samej fazie, ale wcześniej.
breach-advance-banned = { $case ->
        [advance] tego osiągnięcia Dekret papieski zakazuje w tej turze: { NAME($advance) }
       *[category] osiągnięcie „{ NAME($advance) }” należy do dziedziny { NAME($category, form: "genitive") }, której w tej turze zakazuje Dekret papieski
    }
    .title = Osiągnięcie zakazane dekretem
    .why = Dekret papieski zamyka dziedzinę dla wszystkich na jedną turę, chyba że zagrano też Waśnie religijne.
breach-patronage-not-owned = { NAME($player) } nie ma { NAME($advance, form: "genitive") } i nie może skorzystać z karty „{ NAME($leader) }”
    .title = Brak Mecenatu
    .why = Z cudzych przywódców korzystają tylko właściciele Mecenatu. Można go najpierw kupić i od razu użyć.
breach-leader-not-open = { $case ->
        [first] { NAME($leader) } to pierwszy przywódca w tej turze; korzysta z niego tylko { NAME($owner) }
        [own] { NAME($leader) } to przywódca { NAME($player, form: "genitive") }; nie trzeba go zapisywać
        [full] karta „{ NAME($leader) }” ma już wszystkich mecenasów: nikt więcej nie może jej użyć
       *[absent] karty „{ NAME($leader) }” nikt w tej turze nie zagrał
    }
    .title = Niedostępny przywódca
    .why = Mecenasi korzystają z przywódców zagranych w tej turze przez innych, oprócz pierwszego. Własni przywódcy liczą się sami.
breach-stability-not-affordable = { NAME($player) } ma { $cash }, a stabilizacja za { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } kart
    } kosztuje { $price }
    .title = Za mało pieniędzy na stabilizację
    .why = Pierwsza karta kosztuje $1, druga $2, trzecia $3 i tak dalej. Kto nie może albo nie chce zapłacić, temu nędza rośnie co najmniej o tę samą wartość.
    .hint = jeśli jej nie zapłacono, zapisz `niepokoje`
breach-second-stabilization = { $case ->
        [refused] w tej turze { NAME($player) } ma już zapisaną odmowę zapłaty za stabilizację
       *[paid] w tej turze { NAME($player) } ma już zapisaną zapłatę za stabilizację
    }
    .title = Stabilizacja zapisana dwa razy
    .why = Za stabilizację płaci się albo odmawia się zapłaty raz na turę, po ostatnim osiągnięciu i przed ulgą w nędzy. Jeśli zapisano ją dwa razy, liczy się pierwszy wpis.
breach-stability-lapsed = { NAME($player) } ma { $cash } na stabilizację za { $price }; nędza rośnie do { $misery }
    .title = Niezapłacona stabilizacja
    .why = Jeśli starcza pieniędzy, przyjmuje się, że stabilizację zapłacono. Jeśli nie starcza, nędza rośnie o najmniejszą liczbę pól, która pokrywa niezapłaconą kwotę.
    .hint = żeby to zaznaczyć, zapisz `niepokoje`
breach-relief-without-tier = { NAME($player) } nie ma pełnego poziomu osiągnięć; brakujące dziedziny: { $missing }
    .title = Ulga bez poziomu osiągnięć
    .why = Ulgę w nędzy może kupić tylko ten, kto ma osiągnięcie z każdej z sześciu dziedzin.
breach-relief-beyond-tiers = { NAME($player) } kupuje za dużo pól ulgi ({ $count }), bo ma tylko { $tiers ->
        [one] { $tiers } pełny poziom
        [few] { $tiers } pełne poziomy
        [many] { $tiers } pełnych poziomów
       *[other] { $tiers } pełnych poziomów
    }
    .title = Więcej ulgi niż poziomów
    .why = Każdy pełny poziom osiągnięć pozwala kupić jedno pole na turę.
breach-relief-below-zero = { NAME($player) } kupuje więcej pól ulgi ({ $count }), niż zostało ich do 0: nędza to { $misery }
    .title = Ulga poniżej zera
    .why = Na torze nędzy nie ma pól poniżej 0.

## Kolejność gry

breach-renaissance-not-owned = { NAME($player) } nie ma { NAME($advance, form: "genitive") }
    .title = Zamiana bez osiągnięcia
    .why = Miejscami w kolejności gry mogą się zamieniać tylko właściciele Renesansu.
breach-second-renaissance-swap = { NAME($player) } zamienia się miejscami drugi raz w tej turze
    .title = Druga zamiana miejsc
    .why = Renesans działa raz na turę.
breach-renaissance-swap-not-possible = { $case ->
        [owner] { NAME($other) } też ma { NAME($advance, form: "accusative") } i zostaje na swoim miejscu
       *[neighbour] { NAME($player) } i { NAME($other) } nie sąsiadują w kolejności gry: { $order }
    }
    .title = Niemożliwa zamiana miejsc
    .why = Dzięki Renesansowi można się zamienić z sąsiadem w kolejności, i to tylko takim, który go nie ma.
breach-renaissance-swap-too-late = { $case ->
        [begun] w tej fazie coś się już wydarzyło, a zamiany są na samym początku
       *[earlier] { NAME($other) } jest wcześniej w kolejności gry, więc zamienia się przed innymi
    }
    .title = Spóźniona zamiana miejsc
    .why = Miejscami można się zamienić na początku fazy, przed wszystkim innym; jeśli właścicieli jest kilku, działają według aktualnej kolejności.

## Ekspansja

breach-tokens-not-available = { $tokens ->
        [one] potrzeba tu { $tokens } żetonu
        [few] potrzeba tu { $tokens } żetonów
        [many] potrzeba tu { $tokens } żetonów
       *[other] potrzeba tu { $tokens } żetonów
    }; { NAME($player) } ma { $left }
    .title = Za mało żetonów
    .why = Umieszczać można tylko żetony kupione w poprzedniej fazie kolejności gry, bez tych, które pochłonęły karty, wymiany i nieudane ataki.
breach-province-not-in-play = { $case ->
        [overseas] { NAME($area) }: Czarna śmierć dotyka tylko jednego z obszarów od I do VIII
        [unprinted] prowincji { NAME($province) } nie ma na mapie tej gry
       *[other] { $case ->
            [area] { NAME($area, form: "genitive") } nie ma w grze
           *[province] prowincja { NAME($province) } leży w obszarze, którego nie ma w grze
        } przy { $count ->
            [one] { $count } graczu
            [few] { $count } graczach
            [many] { $count } graczach
           *[other] { $count } graczach
        }
    }
    .title = Prowincja poza grą
    .why = Obszar III wchodzi do gry z czterema graczami, obszar II z pięcioma, obszar I z sześcioma. Statki mogą tamtędy płynąć, ale żaden pionek nie może tam zostać.
breach-province-out-of-reach = { $case ->
        [land] { NAME($player) } nie może dotrzeć { NAME($province, form: "to") }: ta prowincja nie graniczy z żadną, w której ta potęga ma kolorowy pionek
        [far] odległość { NAME($base, form: "from") } do celu ({ NAME($province) }): { $steps ->
            [one] { $steps } krok
            [few] { $steps } kroki
            [many] { $steps } kroków
           *[other] { $steps } kroków
        }; zasięg galery { NAME($player, form: "genitive") }: { $range }
       *[seas] wzdłuż wybrzeży { NAME($player) } nie dopłynie { NAME($province, form: "to") }, a tak długiej drogi przez morze galera nie pokona
    }
    .title = Prowincja poza zasięgiem
    .why = Żetony umieszcza się obok własnych kolorowych pionków albo własnej stolicy, z Karawaną o dwie prowincje dalej, a tam, dokąd dopływają statki, drogą morską. Pionki umieszczone w tej turze jeszcze się przy tym nie liczą.
breach-caravan-blocked = { $case ->
        [ship] { NAME($province, form: "to") } można by dotrzeć tylko karawaną i statkiem naraz
       *[rival] karawana { NAME($player, form: "genitive") } nie dotrze { NAME($province, form: "to") }; pod kontrolą rywali: { $between }
    }
    .title = Zatrzymana karawana
    .why = Karawana przechodzi przez jedną prowincję, której żaden rywal nie kontroluje kolorowym znacznikiem ani pełną liczbą kolorowych żetonów, i nie wsiada na statek.
breach-area-v-without-overland-east = { NAME($player) } nie ma osiągnięcia „{ NAME($advance) }”, a prowincja { NAME($province) } leży w obszarze V
    .title = Obszar V bez osiągnięcia
    .why = Ziemie nad Morzem Czarnym są zamknięte dla każdego, kto nie ma osiągnięcia Lądem na Wschód.
breach-island-without-ships = { NAME($player) } nie przepłynie morza { NAME($province, form: "to") } bez Statków pełnomorskich albo Niebios
    .title = Wyspa bez osiągnięcia
    .why = Na Islandię i do Afryki Zachodniej prowadzi tylko otwarte morze.
breach-overseas-without-navigation = { NAME($player) } nie dotrze { NAME($province, form: "to") } bez { NAME($advance, form: "genitive") }
    .title = Za ocean bez osiągnięcia
    .why = Przez ocean na Daleki Wschód prowadzi tylko Żegluga oceaniczna.
breach-americas-without-new-world = { NAME($player) } nie dotrze { NAME($province, form: "to") } bez { NAME($advance, form: "genitive") }
    .title = Ameryka bez osiągnięcia
    .why = Obie Ameryki otwiera dopiero Nowy Świat.
breach-too-many-overseas-boxes = razem z tą prowincją ({ NAME($province) }) pól zamorskich { NAME($player, form: "genitive") } byłoby { $count }; statki utrzymają { $grade }
    .title = Za dużo pól zamorskich
    .why = Stopień oceaniczny mówi, ile pól zamorskich można mieć naraz.
breach-over-shipping-capacity = żetony przewożone w tej turze { NAME($province, form: "to") }: { $tokens }; ładowność statków { NAME($player, form: "genitive") }: { $capacity }
    .title = Przekroczona ładowność
    .why = Do każdej prowincji statek przewozi tylko określoną liczbę żetonów na turę; stracone w ataku też się liczą. Lądem można wysłać ich dowolnie wiele.
breach-tokens-in-own-market = { NAME($player) } ma już znacznik { NAME($province, form: "in") }
    .title = Żetony na własnym rynku
    .why = Znacznik wypełnia rynek; obok niego nie ma miejsca na żetony.
breach-satellite-overfilled = { $case ->
        [own] { NAME($player) } ma już żeton na tym satelicie: { NAME($province) }
       *[tokens] { NAME($province) } to satelita i mieści jeden żeton, a zapisano { $tokens }
    }
    .title = Przepełniony satelita
    .why = Na satelicie jest miejsce na jeden żeton, a na znacznik nigdy.
breach-attack-too-weak = { $tokens ->
        [one] { $tokens } żeton atakuje
        [few] { $tokens } żetony atakują
        [many] { $tokens } żetonów atakuje
       *[other] { $tokens } żetonów atakuje
    } { NAME($province, form: "accusative") }; { NAME($player) } potrzebuje { $needed }: { $case ->
        [helped] { $parts }; minus { $help }
        [capital] { $parts }; we własnej stolicy każdy żeton liczy się podwójnie
        [capital-helped] { $parts }; minus { $help }; we własnej stolicy każdy żeton liczy się podwójnie
        [market] nigdy mniej, niż wynosi wielkość rynku
       *[plain] { $parts }
    }
    .title = Za słaby atak
    .why = Siła ataku musi być co najmniej równa łącznej sile rywali w prowincji powiększonej o wielkość rynku, a żetonów nigdy nie może być mniej, niż wynosi wielkość rynku. Z mniejszą liczbą nie wolno wejść do pełnej prowincji.
breach-attack-not-rolled = wejście { NAME($province, form: "to") } to atak, a kostek nie zapisano
    .title = Atak bez kostek
    .why = Tam, gdzie stoi znacznik rywala albo pionków byłoby więcej, niż wynosi wielkość rynku, rozstrzygają kostki albo Katedra.
    .hint = dopisz kostki po nazwie prowincji (kolorowa, czarna, biała): `= [4 1 6]`; albo `= katedra`
breach-dice-not-written = wynik ataku ({ NAME($province) }) przyjęto na słowo, bo kostek nie zapisano
    .title = Atak zapisany samym wynikiem
    .why = Z kostkami da się sprawdzić także wynik.
breach-dice-without-attack = { NAME($province, form: "in") } nikt nie jest atakowany: razem z tymi żetonami pionków jest { $count }, a mieści się { $market }
    .title = Kostki bez ataku
    .why = Żetony można dokładać bez walki, dopóki wszystkich pionków nie jest więcej, niż wynosi wielkość rynku, i nie ma tam znacznika rywala.
breach-cathedral-not-owned = { NAME($player) } nie ma { NAME($advance, form: "genitive") }
    .title = Brak Katedry
    .why = Bez kostek wygrywa tylko właściciel Katedry.
breach-cathedral-against-owner = { NAME($other) } też ma { NAME($advance, form: "accusative") }, więc tutaj to osiągnięcie nie działa
    .title = Katedra przeciw właścicielowi
    .why = Katedra działa tylko przeciw graczom, którzy jej nie mają, a przeciw kilku tylko wtedy, gdy nie ma jej żaden z nich.
breach-second-cathedral = { NAME($player) } korzysta z { NAME($advance, form: "genitive") } przeciw { NAME($other, form: "dative") } już drugi raz w tej turze
    .title = Drugie użycie Katedry
    .why = Katedra działa raz na turę przeciw każdemu graczowi, w ataku albo w obronie.
breach-trade-without-windmill = { NAME($player) } nie ma osiągnięcia „{ NAME($advance) }”
    .title = Wymiana bez osiągnięcia
    .why = Karty zmieniają właściciela tylko przez wymuszoną wymianę, którą daje Wiatrak/młyn wodny. Dobrowolnie nikt nie może się nimi wymieniać.
breach-trade-not-possible = { $case ->
        [attack] { NAME($player) } nie zajmuje właśnie żadnej prowincji { NAME($other, form: "genitive") }
        [controlled] ta prowincja nie była pod kontrolą { NAME($other, form: "genitive") }: { NAME($province) }
        [own-hand] { NAME($player) } nie ma karty do oddania
       *[other-hand] { NAME($other) } nie ma karty, którą można by wylosować
    }
    .title = Niemożliwa wymuszona wymiana
    .why = Zaraz po zajęciu prowincji, którą kontrolował rywal, można zapłacić tyle żetonów, ile wynosi wielkość jej rynku, i spróbować wymiany. Obie strony muszą mieć kartę.
breach-second-trade = { NAME($player) } próbuje wymuszonej wymiany drugi raz w tej turze
    .title = Druga wymuszona wymiana
    .why = Wiatrak/młyn wodny działa raz na turę.
breach-second-expansion-card = { NAME($player) } kupuje w tej fazie drugą kartę za żetony
    .title = Druga karta za żetony
    .why = Każdy może kupić za żetony jedną kartę na turę; każda podraża następną wszystkim.
breach-no-marker-left = { NAME($player) } nie ma już znacznika, żeby położyć go { NAME($province, form: "in") }
    .title = Brak znaczników
    .why = Każdy gracz ma 25 znaczników. Gdy wszystkie są na mapie, można jeden zamienić na żeton i w ten sposób go zwolnić.
breach-marker-not-to-be-freed = { $case ->
        [left] { NAME($player) } ma jeszcze { $count ->
            [one] { $count } znacznik
            [few] { $count } znaczniki
            [many] { $count } znaczników
           *[other] { $count } znaczników
        } i nie musi żadnego zwalniać
       *[none] { NAME($player) } nie ma { NAME($province, form: "in") } kolorowego znacznika
    }
    .title = Niepotrzebne zwolnienie znacznika
    .why = Znacznik zamienia się na żeton tylko wtedy, gdy wszystkich 25 jest na mapie i potrzebny jest kolejny.
breach-indulgence-not-affordable = { NAME($player) } musi jeszcze zapłacić { $due } za Święty odpust, a w gotówce ma tylko { $cash }
    .title = Za mało gotówki na Święty odpust
    .why = Za każdy brakujący żeton płaci się $1. Komu nie starcza gotówki, temu zamiast tego nędza rośnie o jedno pole.
    .hint = wtedy nędza rośnie o jedno pole: `Genua: odpust = nędza`
breach-indulgence-not-due = { NAME($player) } nie ma nic do oddania za Święty odpust
    .title = Nic do zapłacenia za Święty odpust
    .why = Właściciele nic nie płacą, a kto ma dość żetonów, oddaje dwa za każdego właściciela. Dopiero gdy żetonów brakuje, wybiera się między gotówką a nędzą.

## Dochód

breach-market-dice-missing = brakuje dwóch rzutów na rynek
    .title = Brak rzutów na rynek
    .why = Każda faza dochodu kończy się dwoma rzutami na niedobór i nadwyżkę. Są losowe, więc trzeba je zapisać.
    .hint = zapisz oba: `rynek: [4 4 3], [2 3 3]`
breach-market-rolled-wrongly = { $count ->
        [one] zapisano { $count } rzut na rynek
        [few] zapisano { $count } rzuty na rynek
        [many] zapisano { $count } rzutów na rynek
       *[other] zapisano { $count } rzutów na rynek
    }; mają być dwa, po trzy kostki
    .title = Niewłaściwy rzut na rynek
    .why = W każdej fazie dochodu dwa razy rzuca się kostką kolorową, czarną i białą.

## Koniec

breach-final-hand-not-played = { NAME($player) } ma jeszcze na ręce { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } kart
    } do zagrania
    .title = Niezagrana ręka
    .why = W końcowym zagraniu kart każdy zagrywa wszystko, co ma na ręce. Zostają tylko ciężary.
    .hint = ciężary można pokazać: `Wenecja: ręka = Zbroja`
breach-clear-in-final-play = w końcowym zagraniu kart niczego się nie znosi
    .title = Zniesienie na koniec gry
    .why = To, co przynoszą dwa ostatnie rzuty na rynek, obowiązuje w końcowym zagraniu kart.
breach-discard-list-missing = { $case ->
        [part] { NAME($player) }: kart na ręce jest { $expected }, a zapisano { $count }
       *[none] { NAME($player) } odpada z gry, ale nie zapisano kart z ręki ({ $expected })
    }
    .title = Niezapisana ręka gracza, który odpadł
    .why = Taką rękę się pokazuje i odrzuca; bez niej nie wiadomo, co wróci z następną talią.
    .hint = zapisz całą rękę: `Paryż: odrzucenie > wino, Głód`

## Części wartości

strength-part-market = wielkość rynku { $count }
strength-part-marker = znacznik { NAME($player, form: "genitive") } { $count }
strength-part-tokens = żetony { NAME($player, form: "genitive") } { $count }
strength-part-satellite = { NAME($province) } { $count }
strength-part-thing = { NAME($thing) } { $count }
strength-part-capital = stolica { NAME($player, form: "genitive") } { $count }
strength-part-own-tokens = własne żetony na miejscu { $count }

price-part-printed = cena podstawowa { $amount }
price-part-credit = { NAME($thing) } −{ $amount }
price-part-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } kart
    } { $amount }
price-part-space = nędza z { $from } na { $to }: { $amount }
price-part-half = { NAME($thing) } daje połowę: { $amount }
price-part-relief-value = wartość ulgi { NAME($thing, form: "genitive") } −{ $amount }
price-part-item = { NAME($thing) } { $amount }

payment-part-provinces = { $count ->
        [one] { $count } prowincja
        [few] { $count } prowincje
        [many] { $count } prowincji
       *[other] { $count } prowincji
    }
payment-part-shortage = niedobór +1
payment-part-surplus = nadwyżka −1
payment-part-thing = { NAME($thing) } +1
payment-part-box = pole { $count }

income-part-base = podstawa { $amount }
income-part-markers = { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
        [many] { $count } znaczników
       *[other] { $count } znaczników
    } { $amount }
income-part-thing = { NAME($thing) } { $amount }

misery-part-card = karta +{ $count }
misery-part-grain = prowincje ze zbożem −{ $count }
misery-part-thing = { NAME($thing) } { $spaces }

order-part = { NAME($player) } { $spent }

draw-part-dealt = rozdana na początku
draw-part-turn = dobrana w turze { $turn } (epoka { $epoch })
draw-part-used = { $draw }: { NAME($card) }
draw-part-open = { $draw }: niepokazana

## Jak zapisuje się wpisy pod każdym nagłówkiem

entry-form-setup = w środku gry: `kolejność: Genua, Wenecja`; `Wenecja: $62, 14 żetonów, 3 karty, nędza 60, galera 4`; `Wenecja: Niebiosa`; `Wenecja: znaczniki > Mediolan`; `Wenecja: 1 > Korfu`
entry-form-capital-selection = zapisuje się tak: `Wenecja: $2`; po równych stawkach: `Wenecja: rzut = [5]`
entry-form-draw = zapisuje się tak: `Genua: zniesienie > sukno`; w jawnym zapisie gry: `Genua: karta = wino`
entry-form-buy = zapisuje się tak: `Wenecja: karta`; albo: `Genua: odrzucenie > Głód`
entry-form-play = karta po karcie: `Paryż: sukno`; z celem: `Wenecja: wojna > Barcelona = [4 4]`; z ochroną przywódcy: `Paryż: Mikołaj Kopernik, $6`; potem ewentualnie: `wojna: [5 3]`; `Barcelona: odstąpienie > Sewilla`
entry-form-purchase = zapisuje się tak: `Wenecja: statek, Mikołaj Kopernik, Katedra, stabilizacja, ulga`
entry-form-expansion = zapisuje się tak: `Wenecja: Mediolan, Florencja`; `Wenecja: 2 > Belgrad`; atak: `Wenecja: Fez = [4 1 6]`; także: `Wenecja: karta`; `Wenecja: wymiana > Barcelona = [2]`
entry-form-income = zapisuje się tak: `Wenecja: $47`; `rynek: [4 4 3], [2 3 3]`; `niedobór: złoto`
entry-form-order = ile każdy wydaje na żetony: `Wenecja: 20`; za wcześniejsze miejsce: `Wenecja: -1`; wynik: `kolejność: Genua, Wenecja`
entry-form-tally = zapisuje się tak: `Wenecja: $63, 4 karty, 12 żetonów, nędza 70, galera 4`; `Wenecja: 2 > Belgrad`; `talia: 9`
entry-form-final-card-play = wszystkie karty, jedna po drugiej: `Wenecja: jedwab`; `Genua: wojna > Wenecja = [3 3]`; ciężary: `Wenecja: ręka = Zbroja`
entry-form-score = zapisuje się tak: `Wenecja: 812`
