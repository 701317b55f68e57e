### What a check of a game record of Age of Discovery can find, in Polish, one message for each finding.
### The value is the finding with the facts of the case; .title names the mistake in general; .why says why the rule
### is there or what lies behind it; .hint (few have one) says what to do.
### $player, $expected, $winner …: the glossary id of a player's colour, for NAME and GENDER; $players, $sides …: several
### colours as a text, separated by commas. $region, $good, $building, $piece, $box, $card …: glossary ids. $pieces, $hand,
### $there …: pieces with their numbers as a text („2 kolonistów, żołnierz”). $money, $price …: amounts as a text („$5”).
### $count and other figures are numbers. $case chooses between variants. Texts begin in lower case and end without a full stop.

## Przygotowanie

breach-seat-taken-twice = dwóch graczy ma ten sam kolor: { NAME($player) }
    .title = Kolor zajęty dwa razy
    .why = Każdy gracz ma inny kolor, a w pudełku jest tylko jeden komplet figurek każdego koloru.
# $parts: the lines that are missing.
breach-setup-incomplete = gra się zaczyna, ale w przygotowaniu czegoś brakuje: { $parts }
    .title = Niepełne przygotowanie
    .why = Początkowa kolejność, pięć budowli i cztery towary są losowe. Nie da się ich odgadnąć, więc trzeba je zapisać.
# $count: laid out; $expected: how many there should be.
breach-wrong-number-of-buildings = { $count ->
        [one] wyłożono { $count } budowlę
        [few] wyłożono { $count } budowle
        [many] wyłożono { $count } budowli
       *[other] wyłożono { $count } budowli
    }, { $expected ->
        [0] choć nie trzeba żadnej
       *[other] a powinno być { $expected }
    }
    .title = Niewłaściwa liczba budowli
    .why = Na sprzedaż jest pięć budowli. Po każdej turze uzupełnia się luki, a po turach 3 i 6 wszystkie pięć jest nowych.
# $building; $age: its age; $expected: the age that is due.
breach-building-of-another-age = budowla „{ NAME($building) }” należy do { NAME($age, form: "genitive") }, a teraz wykłada się budowle { NAME($expected, form: "genitive") }
    .title = Budowla z innej epoki
    .why = Każda z trzech epok ma własny stos: do tury 3 na sprzedaż są budowle Epoki I, do tury 6 budowle Epoki II, a potem Epoki III.
# $count: how many tiles of it there are.
breach-building-not-in-pile = budowli „{ NAME($building) }” nie można wyłożyć ponownie: w grze { $count ->
        [one] jest tylko { $count } egzemplarz
        [few] są tylko { $count } egzemplarze
        [many] jest tylko { $count } egzemplarzy
       *[other] jest tylko { $count } egzemplarzy
    }
    .title = Budowli nie ma w stosie
    .why = Każda budowla występuje w jednym egzemplarzu, tylko Osadnictwo w dwóch. To, co raz wyłożono, nie wraca do stosu.
breach-wrong-number-of-goods = { $count ->
        [one] odsłonięto { $count } towar
        [few] odsłonięto { $count } towary
        [many] odsłonięto { $count } towarów
       *[other] odsłonięto { $count } towarów
    }, { $expected ->
        [0] choć nie trzeba żadnego
       *[other] a powinno być { $expected }
    }
    .title = Niewłaściwa liczba towarów
    .why = Na każdą turę odsłania się cztery towary; te, których nikt nie wziął, wracają przedtem do puli.
# $count: how many tokens of it the box holds.
breach-good-not-in-pile = kolejnego żetonu { NAME($good, form: "genitive") } nie można odsłonić: w grze { $count ->
        [one] jest { $count } taki żeton
        [few] są { $count } takie żetony
        [many] jest { $count } takich żetonów
       *[other] jest { $count } takich żetonów
    }, a w puli nie został ani jeden
    .title = Towaru nie ma w puli
    .why = Liczba na żetonie mówi, ile takich jest w grze. Po jednym żetonie niektórych towarów leży od początku w regionach.
# $parts: the lines that are missing; $turn: the turn that ends.
breach-refill-missing = tura { $turn } kończy się bez uzupełnienia: { $parts }
    .title = Brak uzupełnienia
    .why = To, jakie budowle i towary się pojawią, jest losowe. Nie da się tego odgadnąć, więc trzeba to zapisać.
# $case: good, or border.
breach-board-fact-denied = { $case ->
        [border] instrukcje wymieniają sąsiadów Karaibów; te regiony nie sąsiadują ze sobą: { NAME($region) }, { NAME($other) }
       *[good] według instrukcji towar { NAME($region, form: "in") } to { NAME($known) }, a nie { NAME($good) }
    }
    .title = Plansza inna niż w instrukcjach
    .why = Gracze mogą zapisać, co widać na ich własnej planszy, tam, gdzie instrukcje milczą. Tutaj nie milczą.

## Aukcja

breach-auction-not-played = zapisano stawki, ale nie wybrano wariantu z aukcją
    .title = Gra bez aukcji
    .why = Aukcja jest dla doświadczonych graczy i zastępuje losową kolejność. Zaznacza się ją na początku zapisu gry.
    .hint = na początku zapisu gry dopisz `wariant: aukcja`
# $case: over, or turn.
breach-bid-out-of-turn = { $case ->
        [over] { NAME($player) } licytuje, ale aukcja już się skończyła
       *[turn] { NAME($player) } licytuje, ale teraz kolej na { NAME($expected, form: "accusative") }
    }
    .title = Stawka poza kolejnością
    .why = Licytacja idzie zgodnie z ruchem wskazówek zegara. Kto spasował, odpada, a kto zostaje jako ostatni, wygrywa.
breach-bid-too-low = { NAME($player) } podaje stawkę { $bid }, a powinna ona wynosić co najmniej { $least }
    .title = Za niska stawka
    .why = Każda stawka musi być wyższa od poprzedniej; kto nie chce przebić, pasuje.
breach-bid-not-affordable = { NAME($player) } podaje stawkę { $bid }, a ma { $money }
    .title = Za mało pieniędzy na stawkę
    .why = Stawkę płaci się od razu, z początkowych pieniędzy.
# $case: token, specialist, again, region, or low-bid; $bid: the player's last bid.
breach-auction-prize-not-won = { $case ->
        [token] { NAME($player) } nie wygrał aukcji, więc nie dostaje żetonu Karaibów
        [specialist] { NAME($player) } nie jest drugi w kolejności, więc nie dostaje darmowego specjalisty
        [again] { NAME($player) } dostał już tę nagrodę
        [region] zwycięzca odkrywa Karaiby, a nie inny region
       *[low-bid] { NAME($player) } podał stawkę { $bid }; darmowego specjalistę daje dopiero stawka $8 lub wyższa
    }
    .title = Niezdobyta nagroda z aukcji
    .why = Zwycięzca odkrywa Karaiby, a drugi w kolejności dostaje darmowego specjalistę, jeśli jego stawka była dość wysoka. Nikt inny nic nie dostaje.
# $case: token, or specialist.
breach-auction-prize-missing = { $case ->
        [specialist] { NAME($player) } dostaje darmowego specjalistę, ale nie zapisano, jakiego
       *[token] { NAME($player) } odkrywa Karaiby, ale nie zapisano ich żetonu
    }
    .title = Niezapisana nagroda z aukcji
    .why = Żeton Karaibów jest losowy, a specjalistę się wybiera. Jedno i drugie trzeba zapisać.

## Nagłówki

# $turn: as written; $expected: the turn that is due.
breach-turn-out-of-order = zapisano turę { $turn }, a zaczyna się tura { $expected }
    .title = Tura nie po kolei
    .why = Gra trwa 8 tur, jedna po drugiej. Inny numer często oznacza, że którąś turę pominięto.
# $case: turn-missing, or late; $heading, $after: headings; $turn: the turn; $next: the turn that should be announced.
breach-heading-out-of-order = { $case ->
        [turn-missing] jest nagłówek „{ $heading }”, ale przed nim brakuje nagłówka tury { $next }
       *[late] w turze { $turn } nagłówek „{ $heading }” stoi po nagłówku „{ $after }”, a powinien stać wcześniej
    }
    .title = Nagłówek nie po kolei
    .why = Tura przebiega zawsze w tym samym porządku: rozmieszczenie, potem obszary od Inicjatywy do Wojny, dochód, korzyści, uzupełnienie. To, co dzieje się wcześniej, może zmienić to, co dzieje się później.
# $turn: the turn reached; $last: the last turn.
breach-ended-early = zapis gry kończy się w turze { $turn }, a gra trwa do końca tury { $last }
    .title = Przedwczesny koniec
    .why = Zwycięzcę poznaje się po turze 8. Jeśli grę przerwano, lepiej pominąć nagłówek „koniec”.
# $turn: the last turn.
breach-game-already-over = gra skończyła się po turze { $turn }; potem nie ma już żadnych ruchów
    .title = Gra już skończona
    .why = Po fazie D tury 8 liczy się punkty. Niczego się już nie wykłada, a tury 9 nie ma.

## Rozmieszczenie

# $hand: the pieces in hand; $count: how many.
breach-piece-not-in-hand = { $count ->
        [0] { NAME($player) } nie ma już figurek do umieszczenia
       *[other] { NAME($player) } nie ma dostępnego { NAME($piece, form: "genitive") }; dostępne figurki: { $hand }
    }
    .title = Niedostępna figurka
    .why = Umieszczać można tylko figurki wzięte na tę turę: pięciu kolonistów oraz to, co w poprzedniej turze dały budowle i obszar Specjalistów.
breach-placed-out-of-turn = { NAME($player) } umieszcza figurkę, ale teraz kolej na { NAME($expected, form: "accusative") }
    .title = Umieszczenie poza kolejnością
    .why = Gracze umieszczają po jednej figurce w kolejności gry, runda po rundzie; pomija się tylko tych, którym żadna nie została.
breach-second-piece-in-initiative = { NAME($player) } ma już figurkę w obszarze Inicjatywy
    .title = Druga figurka w obszarze Inicjatywy
    .why = Inicjatywa ustala kolejność w następnej turze, a nikt nie może zająć w niej dwóch pozycji.
# $case: reserved, for spaces X and Y; full. $count: the spaces in use.
breach-box-full = { $case ->
        [reserved] pola X i Y nabrzeża są tylko dla darmowego kolonisty z odpowiedniej budowli
       *[full] { NAME($box, form: "in") } nie ma już miejsca: { $count ->
            [one] zajęte jest { $count } pole
            [few] zajęte są { $count } pola
            [many] zajętych jest { $count } pól
           *[other] zajętych jest { $count } pól
        }
    }
    .title = Pełny obszar
    .why = Otwartych pól nabrzeża jest o jedno mniej, niż wynosi podwojona liczba graczy, a obszary Towarów i Ważnych Budowli mają po jednym polu na każdy towar i każdą budowlę. Dlatego właśnie opłaca się zająć miejsce wcześniej.
# $square: the square; $holder: who stands there.
breach-square-taken = { GENDER($square) ->
        [neuter] { NAME($square) }
       *[other] pole { NAME($square, form: "genitive") }
    } zajmuje już { NAME($holder) }
    .title = Zajęte pole
    .why = Na każdym polu obszaru Specjalistów mieści się jedna figurka, więc w jednej turze można zdobyć najwyżej po jednym specjaliście każdego rodzaju i jeszcze jednego ze szkolenia.
breach-passed-while-placing = { NAME($player) } pasuje, choć ma jeszcze dostępne figurki: { $hand }
    .title = Pas podczas rozmieszczania
    .why = Trzeba umieścić każdą figurkę, po jednej, gdy przychodzi kolej gracza. Nikt nie może czekać, żeby zobaczyć, co zrobią inni.
# $players: colours; $count: pieces left.
breach-pieces-not-placed = { $count ->
        [one] nie umieszczono { $count } figurki ({ $players })
        [few] nie umieszczono { $count } figurek ({ $players })
        [many] nie umieszczono { $count } figurek ({ $players })
       *[other] nie umieszczono { $count } figurek ({ $players })
    }
    .title = Nieumieszczone figurki
    .why = Figurek nie można zachować na późniejszą turę. W obszarach Handlu Morskiego i Ekspedycji zawsze jest miejsce.

## Obszary Wydarzeń

breach-no-piece-in-box = { NAME($player) } nie ma figurki, która mogłaby tu działać: { NAME($box) }
    .title = Brak figurki w obszarze
    .why = W obszarze działają tylko figurki umieszczone tam w fazie A, każda jeden raz.
breach-pieces-out-of-order = { NAME($player) } działa za późno: { NAME($box, form: "in") } działała już figurka, która stoi dalej
    .title = Figurki nie po kolei
    .why = Obszary rozgrywa się od pola 1 w górę. Kto stoi z przodu, pierwszy wybiera albo rezygnuje.
# $piece: the piece that stands in front.
breach-dock-out-of-order = { NAME($player) } wypływa, ale z przodu stoi figurka { NAME($expected, form: "genitive") }: { NAME($piece) }
    .title = Nabrzeże nie po kolei
    .why = Nabrzeże rozgrywa się od pola 1 w górę, potem X, a na końcu Y. Kto płynie wcześniej, może zabrać towar regionu.
# $named: the piece as written; $piece: the piece that stands there.
breach-dock-piece-of-another-kind = następna figurka { NAME($player, form: "genitive") } na nabrzeżu to nie { NAME($named) }, lecz { NAME($piece) }
    .title = Inny rodzaj figurki na nabrzeżu
    .why = Figurki płyną w kolejności pól. Kupiec przynosi $5, misjonarz dodaje kolonistę, żołnierz może walczyć: rodzaj figurki ma znaczenie.
breach-dock-piece-to-undiscovered-region = { NAME($player) } płynie { NAME($region, form: "to") }, a tego regionu nikt jeszcze nie odkrył
    .title = Z nabrzeża do nieodkrytego regionu
    .why = Figurki płyną tylko tam, dokąd droga jest znana. Udana ekspedycja otwiera region dla wszystkich, ale figurki z nabrzeża popłyną tam dopiero w następnej turze.
# $players: whose pieces; $count: how many.
breach-dock-piece-left-behind = { $count ->
        [one] na nabrzeżu zostaje { $count } figurka ({ $players })
        [few] na nabrzeżu zostają { $count } figurki ({ $players })
        [many] na nabrzeżu zostaje { $count } figurek ({ $players })
       *[other] na nabrzeżu zostaje { $count } figurek ({ $players })
    }
    .title = Figurka pozostawiona na nabrzeżu
    .why = Karaiby są zawsze otwarte, więc każda figurka z nabrzeża może popłynąć i musi to zrobić.
# $case: none, or other; $written: the good as written; $good: the good that is taken.
breach-wrong-good-taken = { $case ->
        [other] towar { NAME($region, form: "in") } to { NAME($good) }, a nie { NAME($written) }
       *[none] { NAME($player) } nie bierze { NAME($written, form: "genitive") } { NAME($region, form: "in") }: towar bierze tylko gracz, który jako pierwszy ma tam trzy figurki
    }
    .title = Niewłaściwy towar
    .why = W każdym regionie leży jeden towar. Od razu trafia do gracza, który jako pierwszy ma tam trzy figurki, i nigdy nie wraca.
breach-good-not-on-offer = wśród odsłoniętych towarów nie ma { NAME($good, form: "genitive") }
    .title = Towaru nie ma wśród odsłoniętych
    .why = Na każdą turę odsłania się cztery towary; każda figurka w obszarze bierze jeden z tych, które jeszcze zostały.
# $case: nobody, tie, or other; $winner: who wins the ship; $total: that player's total.
breach-ship-claimed-by-another = { $case ->
        [nobody] { NAME($player) } nie dostaje statku: w obszarze Handlu Morskiego nie ma żadnej figurki
        [tie] statek bierze { NAME($winner) }: remis przy sumie { $total } rozstrzyga kolejność gry
       *[other] statek bierze { NAME($winner) }, bo ma najwyższą sumę: { $total }
    }
    .title = Statek należy się komu innemu
    .why = W obszarze Handlu Morskiego kapitan i kupiec liczą się za 2, a każda inna figurka za 1. Statek bierze gracz z najwyższą sumą, przy remisie ten, który jest wcześniej w kolejności gry.
breach-building-not-on-sale = budowla „{ NAME($building) }” nie jest na sprzedaż
    .title = Budowla nie jest na sprzedaż
    .why = Kupić można tylko wyłożone budowle, a luki uzupełnia się dopiero na koniec tury.
breach-building-not-affordable = { NAME($player) } ma { $money }, a budowla „{ NAME($building) }” kosztuje { $price }
    .title = Za mało pieniędzy na budowlę
    .why = Budowle kosztują $10 w Epoce I, $14 w Epoce II i $20 w Epoce III. Niczego nie można kupić na kredyt.
breach-second-tile-of-a-kind = { NAME($player) } ma już budowlę „{ NAME($building) }”
    .title = Drugi egzemplarz tej samej budowli
    .why = Osadnictwo występuje w dwóch egzemplarzach. Według interpretacji, którą wybrali gracze, jeden gracz może mieć tylko jeden z nich.
# $case: region, or token.
breach-effect-not-written = { $case ->
        [token] budowla „{ NAME($building) }” odkrywa region, ale nie zapisano jego żetonu
       *[region] budowla „{ NAME($building) }” działa od razu, ale nie zapisano, w którym regionie
    }
    .title = Niezapisane działanie budowli
    .why = Niektóre budowle działają w chwili zakupu. Region się wybiera, a żeton, który tam leży, jest losowy, dlatego jedno i drugie zapisuje się przy zakupie.
    .hint = dopisz po nazwie budowli region, na przykład `> Peru`; przy odkryciu także żeton, `= [1 2 1 4]`
# $case: map, token, or building.
breach-effect-not-due = { $case ->
        [map] wszystkie regiony są odkryte, więc budowla „{ NAME($building) }” niczego nie odkrywa
        [token] budowla „{ NAME($building) }” niczego nie odkrywa, więc nie ma żetonu
       *[building] budowla „{ NAME($building) }” w chwili zakupu nie działa w żadnym regionie
    }
    .title = Budowla tu nie działa
    .why = Od razu w regionie działają tylko Mapy Nowego Świata i Sojusz z Indianami; niektóre grupy grają tak, że Mapy Nowego Świata czekają do fazy D.
# $case: soldiers, if none is left to take; soldiers-in-setup, pieces or ships, in a setup in the middle of a game.
# $written: how many there would be; $count: how many there are.
breach-supply-used-up = { $case ->
        [soldiers] { NAME($player) } nie ma już żołnierza w rezerwie: w użyciu jest komplet ({ $count })
        [soldiers-in-setup] { NAME($player) } miałby więcej żołnierzy ({ $written }), niż jest ich w jednym kolorze ({ $count })
        [pieces] { NAME($player) } miałby w grze więcej figurek ({ $written }), niż jest ich w jednym kolorze ({ $count })
       *[ships] gracze mieliby razem więcej Statków Handlowych ({ $written }), niż da się zdobyć ({ $count })
    }
    .title = Wyczerpana rezerwa
    .why = Nikt nie ma więcej, niż jest w pudełku: dziesięciu żołnierzy i sześćdziesiąt figurek w każdym kolorze, osiem statków dla wszystkich. Komu należy się żołnierz, a nie ma już żadnego w rezerwie, ten może najpierw zamienić jednego z kolonii na kolonistę.
breach-specialist-not-earned = { $case ->
        [other] { NAME($piece, form: "accusative") } dostaje { NAME($holder) }, bo to jego figurka stoi na tym polu
       *[nobody] { NAME($player) } nie dostaje { NAME($piece, form: "genitive") }: na tym polu nie stoi żadna figurka
    }
    .title = Niezdobyty specjalista
    .why = Figurka na polu specjalisty zapewnia właścicielowi tego specjalistę na następną turę.
breach-colonist-is-no-specialist = kolonista nie jest specjalistą
    .title = Kolonista to nie specjalista
    .why = Szkolenie i nagroda z aukcji dają kapitana, kupca, misjonarza albo żołnierza.
breach-training-not-affordable = { NAME($player) } ma { $money }, a szkolenie kosztuje { $price }
    .title = Za mało pieniędzy na szkolenie
    .why = Pole szkolenia daje dowolnego specjalistę, ale ma swoją cenę. Kto nie może zapłacić, nic nie dostaje, a figurka wraca do rezerwy.

## Ekspedycje

breach-region-already-discovered = ten region jest już odkryty: { NAME($region) }
    .title = Region już odkryty
    .why = Region odkrywa się raz i raz zdobywa się jego żeton.
breach-allies-without-presence = { NAME($player) } nie ma { NAME($region, form: "in") } żadnej figurki, więc Sojusz z Indianami tam nie działa
    .title = Sojusz bez figurki w regionie
    .why = Sprzymierzeńcy dołączają do kolonii, która już istnieje: właściciel budowli musi mieć figurkę w tym regionie.
breach-second-expedition = { NAME($player) } wysłał już ekspedycję w tej turze
    .title = Druga ekspedycja
    .why = Każdy gracz może wysłać jedną ekspedycję na turę, bez względu na to, ile figurek czeka w obszarze.
# $case: later, after the player $after; or declined, by the same player. $order: the turn order.
breach-expedition-out-of-order = { $case ->
        [declined] { NAME($player) } zrezygnował już z ekspedycji w tej turze
       *[later] { NAME($player) } wysyła ekspedycję po { NAME($after, form: "locative") }; kolejność gry: { $order }
    }
    .title = Ekspedycja poza kolejnością
    .why = Ekspedycje wyruszają w kolejności gry. Z tego, czego jeden gracz dowie się o żetonie, może skorzystać następny.
# $sent: the pieces as written; $waiting: the pieces in the box; $count: how many.
breach-pieces-not-in-box = { $count ->
        [0] { NAME($player) } nie ma w obszarze Ekspedycji żadnej figurki (wysłane: { $sent })
       *[other] { NAME($player) } nie ma w obszarze Ekspedycji wszystkich wysłanych figurek ({ $sent }); własne figurki w tym obszarze: { $waiting }
    }
    .title = Figurek nie ma w obszarze Ekspedycji
    .why = Wyruszyć mogą tylko figurki, które czekają w obszarze Ekspedycji. Zostają tam z tury na turę, aż zostaną wysłane.
# $token: the figures; $count: how many such tokens there are. $case: unknown, or too-many.
breach-token-not-in-box = { $case ->
        [unknown] nie ma żetonu { $token }
        [held] gracze mają więcej żetonów { $token }, niż jest ich w pudełku ({ $count ->
            [one] { $count } sztuka
            [few] { $count } sztuki
            [many] { $count } sztuk
           *[other] { $count } sztuk
        })
       *[too-many] żeton { $token } nie może się pojawić { NAME($region, form: "in") }: { $count ->
            [one] jest tylko { $count } taki żeton i leży gdzie indziej
            [few] są tylko { $count } takie żetony i leżą gdzie indziej
            [many] jest tylko { $count } takich żetonów i leżą gdzie indziej
           *[other] jest tylko { $count } takich żetonów i leżą gdzie indziej
        }
    }
    .title = Nie ma takiego żetonu
    .why = W pudełku jest 16 żetonów, niektóre jednakowe. Liczby to kolejno monety, monety za każdego żołnierza, Indianie i punkty.
# $token: the figures as written; $seen: the figures seen before.
breach-token-changed = żeton { NAME($region, form: "genitive") } jest już znany: to { $seen }, a nie { $token }
    .title = Inny żeton niż przedtem
    .why = Po nieudanej ekspedycji żeton wraca zakryty do tego samego regionu. Wszyscy go widzieli.
# $case: later, or regions; $count: regions still undiscovered.
breach-card-before-map-complete = { $case ->
        [later] według wybranej interpretacji karty wchodzą do gry dopiero w turze po ostatnim odkryciu
       *[regions] { $count ->
            [one] karty nie weszły jeszcze do gry: nieodkryty jest { $count } region
            [few] karty nie weszły jeszcze do gry: nieodkryte są { $count } regiony
            [many] karty nie weszły jeszcze do gry: nieodkrytych jest { $count } regionów
           *[other] karty nie weszły jeszcze do gry: nieodkrytych jest { $count } regionów
        }
    }
    .title = Karta przed odkryciem całej mapy
    .why = Najpierw Nowy Świat, potem reszta: dopóki choć jeden region jest nieodkryty, ekspedycje wyruszają właśnie tam.
breach-card-already-won = kartę „{ NAME($card) }” zdobył już wcześniej { NAME($owner) }
    .title = Karta już zdobyta
    .why = Każda karta występuje w jednym egzemplarzu, a zdobywca ją zatrzymuje.
# $case: token, or card.
breach-discovery-result-missing = { $case ->
        [card] nie zapisano wyciągniętej karty
       *[token] nie zapisano odsłoniętego żetonu
    }
    .title = Niezapisany wynik ekspedycji
    .why = To, na co trafia ekspedycja, jest losowe. Bez tego nie wiadomo, czy się udała.
    .hint = dopisz to na końcu wpisu: `= [2 4 3 5]` dla żetonu, `= chiny` dla karty

## Wojna

breach-attack-on-oneself = { NAME($player) } atakuje samego siebie
    .title = Atak na samego siebie
    .why = Bitwę i wojnę toczy się z innym graczem.
breach-battle-without-presence = { NAME($player) } nie ma figurki { NAME($region, form: "in") }
    .title = Bitwa bez figurki w regionie
    .why = Do bitwy potrzebne są w regionie figurki obu stron.
breach-conflict-without-soldier = ani { NAME($player) }, ani { NAME($enemy) } nie ma żołnierza { NAME($region, form: "in") }
    .title = Bitwa bez żołnierza
    .why = Figurki przeciwnika usuwają tylko żołnierze. Bitwa, w której nikt nie może nic stracić, to nie bitwa.
breach-war-without-battle = wojna { NAME($player, form: "genitive") } z { NAME($enemy, form: "instrumental") } nigdzie nie prowadzi do bitwy
    .title = Wojna bez bitwy
    .why = Podczas wojny do bitwy dochodzi w każdym regionie, w którym obie strony mają figurki i stoi żołnierz. Tutaj takiego regionu nie ma.
breach-war-not-affordable = { NAME($player) } ma { $money }, a wojna kosztuje { $price }
    .title = Za mało pieniędzy na wojnę
    .why = Bitwa jest darmowa, a wojna kosztuje $10 za każdym razem, gdy się ją wypowiada.
breach-losses-without-battle = { NAME($region, form: "in") } nie toczy się żadna bitwa
    .title = Straty bez bitwy
    .why = Straty zapisuje się zaraz po bitwie lub wojnie, która je spowodowała.
# $sides: the two who fight.
breach-loss-of-an-outsider = { NAME($player) } nie bierze udziału w bitwie { NAME($region, form: "in") }; walczą tam: { $sides }
    .title = Strata postronnego gracza
    .why = W bitwie walczą i ponoszą straty tylko dwie strony; inni gracze ani nie pomagają, ani niczego nie tracą.
# $case: militia, or pieces; $pieces: what is missing; $there: what is there; $count: how many are there.
breach-loss-not-there = { $case ->
        [militia] { NAME($player) } nie ma { NAME($region, form: "in") } Milicji, którą można by usunąć
       *[pieces] { $count ->
            [0] { NAME($player) } nie ma już { NAME($region, form: "in") } żadnej figurki (zapisane straty: { $pieces })
           *[other] { NAME($player) } nie ma { NAME($region, form: "in") } figurek, które zapisano jako stracone (brakujące: { $pieces }); własne figurki w tym regionie: { $there }
        }
    }
    .title = Strata figurki, której nie ma
    .why = Usunąć można tylko figurki, które stoją w regionie. Milicja walczy tylko po stronie gracza, który został zaatakowany.
# $count: lost; $most: the most that can be lost.
breach-too-many-losses = straty { NAME($player, form: "genitive") } { NAME($region, form: "in") }: { $count }; żołnierze przeciwnika { $most ->
        [0] nie mogą usunąć żadnej figurki
       *[other] mogą usunąć najwyżej { $most }
    }
    .title = Za duże straty
    .why = Każdy żołnierz usuwa jedną figurkę, a straty obu stron usuwa się z planszy jednocześnie.
# $count: lost; $least: the fewest that must be lost.
breach-too-few-losses = straty { NAME($player, form: "genitive") } { NAME($region, form: "in") }: { $count }; żołnierze przeciwnika usuwają co najmniej { $least }
    .title = Za małe straty
    .why = Każdy żołnierz usuwa jedną figurkę, dopóki jest co usuwać, także żołnierz, który ginie w tej samej bitwie.
# $attackers, $defenders: how many pieces each side can lose.
breach-losses-missing = nie zapisano strat { NAME($region, form: "in") }; figurki do usunięcia: { NAME($attacker) } { $attackers }, { NAME($defender) } { $defenders }
    .title = Niezapisane straty
    .why = O tym, które figurki giną, decyduje właściciel żołnierzy, którzy je usuwają. Nie da się tego odgadnąć, więc trzeba to zapisać.
    .hint = zapisz po jednym wierszu na każdy region, na przykład `Kanada: niebieski -żołnierz, -kolonista, czerwony -żołnierz`
# $case: colonist, never, or soldiers-left; $count: soldiers left in the supply.
breach-exchange-not-allowed = { $case ->
        [colonist] kolonisty się nie zamienia
        [never] według wybranej interpretacji żołnierzy nigdy się nie zamienia
        [not-due] { NAME($player, form: "dative") } nie należy się żołnierz, więc nie może żadnego zamienić
       *[soldiers-left] { NAME($player) } ma jeszcze w rezerwie { $count ->
            [one] { $count } żołnierza
            [few] { $count } żołnierzy
            [many] { $count } żołnierzy
           *[other] { $count } żołnierzy
        }, więc nie może zamienić żadnego z planszy
    }
    .title = Niedozwolona zamiana
    .why = Specjalistów w koloniach można zamieniać na kolonistów. Żołnierz zachowuje tam swoją siłę, więc zamienia się go tylko wtedy, gdy wszystkich dziesięciu jest w użyciu, a należy się następny; niektóre grupy grają tak, że nie zamienia się go nigdy.

## Korzyści z Ważnych Budowli

breach-building-not-owned = { NAME($player) } nie ma budowli „{ NAME($building) }”
    .title = Budowla nie należy do gracza
    .why = Z budowli korzysta tylko jej właściciel.
# $case: turn, or game.
breach-benefit-used-twice = { $case ->
        [game] budowla „{ NAME($building) }” działa tylko raz w ciągu gry, a { NAME($player) } już z niej skorzystał
       *[turn] budowla „{ NAME($building) }” działa raz na turę, a { NAME($player) } już z niej skorzystał
    }
    .title = Korzyść wzięta dwa razy
    .why = Większość budowli działa raz w każdej fazie D; nieliczne działają raz w ciągu całej gry.
# $after: the player who moved before; $order: the turn order.
breach-benefit-out-of-order = { NAME($player) } przesuwa figurki { NAME($region, form: "to") } po { NAME($after, form: "locative") }, który wziął już tamtejszy towar (kolejność gry: { $order })
    .title = Korzyść poza kolejnością
    .why = Zwykle wszyscy korzystają z budowli jednocześnie. Gdy ważne jest, kto pierwszy, jak przy towarze regionu, decyduje kolejność gry.
# $pieces: what is missing; $there: what is there; $count: how many are there.
breach-mover-not-there = { $count ->
        [0] { NAME($player) } nie ma { NAME($region, form: "in") } żadnej figurki (potrzebne: { $pieces })
       *[other] { NAME($player) } nie ma { NAME($region, form: "in") } potrzebnych figurek (brakujące: { $pieces }); własne figurki w tym regionie: { $there }
    }
    .title = Brak figurek w regionie
    .why = Przesuwać i zamieniać można tylko figurki, które stoją w regionie. Specjaliści poza żołnierzami liczą się jak koloniści.
# $case: own-colony, or undiscovered.
breach-move-to-undiscovered-region = { $case ->
        [own-colony] { NAME($player) } nie ma kolonii { NAME($region, form: "in") }
       *[undiscovered] ten region nie jest jeszcze odkryty: { NAME($region) }
    }
    .title = Przesunięcie do zamkniętego regionu
    .why = Figurki przesuwa się tylko do odkrytych regionów; niektóre grupy grają tak, że Stajnie wymagają tam też kolonii właściciela.
# $case: known, or assumed.
breach-move-too-far = { $case ->
        [known] te regiony nie sąsiadują ze sobą: { NAME($from) }, { NAME($to) }
       *[assumed] przyjmujemy, choć nie potwierdza tego żadna instrukcja, że te regiony nie sąsiadują ze sobą: { NAME($from) }, { NAME($to) }
    }
    .title = Za dalekie przesunięcie
    .why = Stajnie przesuwają żołnierza do sąsiedniego regionu. Instrukcje wymieniają tylko sąsiadów Karaibów; resztę odczytuje się z planszy.
    .hint = jeśli na twojej planszy się stykają, zapisz to w przygotowaniu, na przykład `plansza: Kanada ~ Wirginia`
breach-move-to-the-same-region = przesunięcie kończy się { NAME($region, form: "in") }, czyli tam, gdzie się zaczęło
    .title = Przesunięcie do tego samego regionu
    .why = Przesunięcie prowadzi z jednego regionu do innego. Jeśli figurka zostaje na miejscu, niczego się nie zapisuje.
# $case: exactly, or most; $most: the limit.
breach-migration-wrong-number = { $case ->
        [exactly] według wybranej interpretacji Migracja przesuwa dokładnie { $most } kolonistów, a nie { $count }
       *[most] Migracja przesuwa 1 lub { $most } kolonistów, a nie { $count }
    }
    .title = Niewłaściwa liczba przesuwanych kolonistów
    .why = Migracja przesuwa najwyżej dwóch kolonistów z jednego regionu do jednego innego, na dowolną odległość.
breach-soldier-migrates = Migracja przesuwa kolonistów, a nie żołnierzy
    .title = Migracja żołnierza
    .why = Dla Migracji kolonistą jest każda figurka oprócz żołnierza. Żołnierzy przesuwają Stajnie.
breach-company-draw-missing = nie zapisano towaru, który { NAME($player) } losuje dzięki budowli „{ NAME($building) }”
    .title = Niezapisany towar od Kompanii
    .why = Towar losuje się z zakrytej puli. Nie da się go odgadnąć, więc trzeba go zapisać.
    .hint = zapisz go pod nagłówkiem „korzyści”, na przykład `zielony: Kompania Zachodnioindyjska = tytoń`
breach-university-too-late = { NAME($box, form: "in") } figurki już działają; na Uniwersytet jest za późno
    .title = Uniwersytet za późno
    .why = Uniwersytet przesuwa figurkę do przodu, zanim rozegra się jej obszar: później lepsze miejsce nic już nie daje.
# $space: the space as a text; $case: forbidden, other, front, or nobody; $holder: who stands there.
breach-university-piece-not-there = { $case ->
        [forbidden] według wybranej interpretacji figurki z pola X lub Y nabrzeża się nie przesuwa
        [other] figurka na tym polu ({ $space }) należy do { NAME($holder, form: "genitive") }
        [front] figurka na tym polu jest już pierwsza: { $space }
       *[nobody] na tym polu nie stoi żadna figurka: { $space }
    }
    .title = Brak figurki dla Uniwersytetu
    .why = Uniwersytet przesuwa jedną z figurek swojego właściciela: na Nabrzeżu Kolonistów, w obszarze Inicjatywy, w obszarze Ważnych Budowli albo na Torze Kolejności.

## Zapisane liczby

# $written: as written; $computed: as it should be. $heading: where the money was received.
breach-wrong-income = { NAME($player) } dostaje { $computed }, a nie { $written } ({ $heading ->
        [phase-income] dochód
        [phase-benefits] korzyści z Ważnych Budowli
       *[other] { NAME($heading) }
    })
    .title = Dochód się nie zgadza
    .why = Pieniądze z Inicjatywy zależą od numeru pola, zestawy towarów i statków przynoszą je co turę według najlepszego podziału, a budowle w fazie D.
breach-wrong-money = { NAME($player) } ma { $computed }, a nie { $written }
    .title = Pieniądze się nie zgadzają
    .why = Każdą kwotę można prześledzić od początku gry: pieniądze są jawne, a handlu i pożyczek nie ma.
# $thing: a good, ship or building; $written: the number as written; $computed: as it should be.
breach-wrong-holding = { NAME($thing) }: { NAME($player) } ma { $computed }, a nie { $written }
    .title = Towary, statki lub budowle się nie zgadzają
    .why = Towary, statki i budowle są jawne i zostają u właściciela do końca gry.
# $written, $computed: colours in order.
breach-wrong-order = kolejność gry: { $computed } (zapisano: { $written })
    .title = Kolejność gry się nie zgadza
    .why = Pierwsi są gracze z obszaru Inicjatywy, w kolejności swoich pól; pozostali ustawiają się za nimi w dotychczasowej kolejności.
# $written, $computed: points; $case: colonies, or all.
breach-wrong-score = { $case ->
        [colonies] punkty { NAME($player, form: "genitive") } za kolonie do tej pory: { $computed }, a nie { $written }
       *[all] punkty { NAME($player, form: "genitive") } w sumie: { $computed }, a nie { $written }
    }
    .title = Punkty się nie zgadzają
    .why = Kolonie punktuje się po turach 3, 6 i 8; na koniec gry dodaje się odkrycia, budowle i dochód z tury 8. `annals score` pokazuje każdy punkt.
# $decided: none, or what decides between those level at the most points: colonies, money, goods, shared.
breach-wrong-winner = { $decided ->
        [colonies] remis na pierwszym miejscu (punkty: { $points }); rozstrzygają punkty za kolonie z tury 8: { $computed }, a nie: { $written }
        [money] remis na pierwszym miejscu (punkty: { $points }); rozstrzygają pieniądze: { $computed }, a nie: { $written }
        [goods] remis na pierwszym miejscu (punkty: { $points }); rozstrzygają towary: { $computed }, a nie: { $written }
        [shared] remis na pierwszym miejscu (punkty: { $points }); wspólne zwycięstwo: { $computed }, a nie: { $written }
       *[none] zwycięzca: { $computed } (punkty: { $points }), a nie: { $written }
    }
    .title = Zwycięzcą jest kto inny
    .why = Wygrywa gracz z największą liczbą punktów; przy remisie ten, kto ma więcej punktów za kolonie z tury 8, potem więcej pieniędzy, a potem więcej towarów.

## How entries are written under each heading, for one that says nothing there

entry-form-setup = zapis wygląda tak: `kolejność: czerwony, niebieski`; `budowle: …`; `towary: …`; `plansza: Kanada = futra`; w trakcie gry także: `czerwony: $14, 2 statki, 3 cukry`; `czerwony: 2 żołnierzy > Kanada`
entry-form-bids = zapis wygląda tak: `czerwony: $3`; `czerwony: pas`; potem: `czerwony: Karaiby = [1 2 1 4]`; `niebieski: kapitan`
entry-form-turn = pod nagłówkiem tury zapisuje się tylko `kolejność: czerwony, niebieski`
entry-form-placement = po jednej figurce: `czerwony: nabrzeże`; z rodzajem figurki: `czerwony: kapitan > nabrzeże`
entry-form-initiative = zapis wygląda tak: `czerwony: $1`
entry-form-income = zapis wygląda tak: `czerwony: $3`
entry-form-dock = zapis wygląda tak: `czerwony: Karaiby`; z figurką: `czerwony: żołnierz > Karaiby`; wzięty towar: `= cukier`
entry-form-goods = po jednym towarze na figurkę: `czerwony: cukier`
entry-form-shipping = zapis wygląda tak: `czerwony: statek`
entry-form-buildings = po jednej budowli na figurkę: `czerwony: Klasztor`; gdy działa od razu: `czerwony: Sojusz z Indianami > Kanada`
entry-form-discovery = zapis wygląda tak: `czerwony: kapitan, 2 kolonistów > Peru = [2 4 3 5]`; dla karty: `> karta = Chiny`
entry-form-specialists = zapis wygląda tak: `czerwony: szkolenie > żołnierz`
entry-form-warfare = zapis wygląda tak: `czerwony: bitwa > niebieski, Kanada`; albo: `czerwony: wojna > niebieski`; potem straty: `Kanada: niebieski -żołnierz, czerwony -kolonista`
entry-form-benefits = zapis wygląda tak: `czerwony: Stajnie > Kanada, Nowa Anglia`; `czerwony: Migracja > 2 kolonistów, Brazylia, Peru`; `czerwony: Kompania Zachodnioindyjska = tytoń`; otrzymana kwota: `czerwony: $5`
entry-form-refill = zapis wygląda tak: `budowle: …`; `towary: …`; `kolejność: czerwony, niebieski`
entry-form-tally = zapis wygląda tak: `czerwony: $14, 3 cukry, 2 statki, Stajnie`
entry-form-score = zapis wygląda tak: `czerwony: 24`
