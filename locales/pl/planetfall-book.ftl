### The rules book of Age of Wonders: Planetfall in Polish: its introduction, the guide for a first game, captions of its
### pictures, words around its examples, sources, titles of its pages.

## Pierwsza strona

book-introduction =
    Dowodzisz jedną z sześciu frakcji, które przetrwały upadek Unii Gwiezdnej. Przez siedem rund odwiedzasz siedem planet: walczysz z jednostkami albo je werbujesz, badasz zaginione technologie, zdobywasz zabytki i anektujesz sektory. Wygrywa ten, kto po siódmej planecie ma najwięcej punktów imperium.

    To twoja pierwsza gra? Przeczytaj po kolei pięć stron części [Nauka gry](page:learn): co jest w pudełku, jak przygotować stół, jak przebiega runda, dwie rundy ruch po ruchu i koniec gry. Przy stole miej pod ręką [ściągawkę](page:quick) i korzystaj z wyszukiwarki: rozumie odmianę, literówki i nazwy w każdym z czterech języków.

    Zasady opisujemy od nowa na podstawie włoskiej instrukcji i tego, co udało się przeczytać w kilkunastu recenzjach. W tekście instrukcji, który mamy, brakuje ikon i strony o punktacji końcowej; tam, gdzie budzi to wątpliwości, księga mówi o tym wprost i podaje, którą interpretację przyjmuje. Listy kart nie podaje żadne źródło, więc wszystkie karty w przykładach są zmyślone.
book-time = od 20 minut do godziny

## Nauka gry

book-page-learn = Na pierwszy rzut oka
    .intro = O co chodzi w grze, co jest w pudełku i jak czytać arkusz i kartę.
book-page-learn-setup = Przygotowanie stołu
    .intro = Za pierwszym razem dziesięć minut, potem trzy. Liczby na rysunku to kroki z listy.
book-page-learn-round = Runda
    .intro = Wszystko, co możesz zrobić, ile to kosztuje i komu się opłaca. Tak wygląda każda z siedmiu rund.
book-page-learn-turns = Dwie rundy ruch po ruchu
    .intro = Troje graczy, strona A każdego arkusza, karty ze zmyślonej talii. Rysunki pokazują stół w danej chwili.
book-page-learn-end = Koniec gry i pytania
    .intro = Jak ustala się zwycięzcę, co się opłaca i o co pyta się najczęściej.

step-aim = O co chodzi
    .text =
        W każdej rundzie odwiedzacie nową planetę: jej karty leżą odkryte w trzech rzędach. Dwa razy w rundzie stawiasz statek na jednej karcie albo na planszy operacji. Potem rozpatruje się akcje statków od górnego rzędu w dół i każdy bierze to, co wybrał.

        Coś za coś: **dolny rząd jest najtańszy**, ale **rozpatruje się go na końcu**, a kto działa ostatni, ten następnym razem ostatni wybiera. Zawsze stajesz więc przed tym samym wyborem: lepsza cena teraz czy pierwszeństwo za chwilę?

        W całej grze działasz 14 razy, po dwa razy w każdej z 7 rund. Wygrywa ten, kto ma najwięcej punktów imperium.

step-box = Co jest w pudełku
    .text =
        - 98 kart planet: siedem talii po 14, z numerem planety na odwrocie.
        - 6 arkuszy dowódców ze stronami A i B. Jeden jest twój przez całą grę.
        - 8 arkuszy celów, z których w grze używa się jednego.
        - 1 plansza operacji: tor kolejności i trzy pola operacji.
        - W każdym z sześciu kolorów 1 statek i 4 znaczniki. Statek pokazuje, gdzie jesteś, a znaczniki – ile masz.
        - 6 żetonów +50/+100. Gdy dojdziesz do 50 punktów imperium, weź jeden i zacznij tor od początku, zaznaczając tylko nadwyżkę ponad 50; przy 100 odwróć go.
        - 1 żeton powstrzymania. Zostaw go w pudełku, chyba że mówi o nim tekst twojego dowódcy albo którejś karty (PA-28).

step-sheet = Twój arkusz
    .text =
        Cztery znaczniki pokazują, co masz:

        - **Punkty imperium** – decydują o zwycięstwie. Zaczynasz od 0 i nigdy ich nie tracisz.
        - **Siła** – płacisz nią w walce. Odzyskujesz ją głównie operacjami.
        - **Energia** – płacisz nią za technologie i zabytki oraz za werbowanie jednostek. Dostajesz ją głównie z kart zasobów.
        - **Doświadczenie** – wymagają go jednostki: im mniej ci go brakuje, tym taniej walczysz, a nadwyżka nic nie daje. Porównuje się je, ale się nim nie płaci, i nigdy nie spada.

        Liczby na rysunku: (1) inicjatywa, która wyznacza kolejność w pierwszej rundzie, od najniższej; (2) twoja zdolność, inna na każdej stronie; (3) podkreślona liczba, od której zaczyna znacznik; (4) koniec toru, poza którym zysk przepada.

step-cards = Jak czytać kartę
    .text =
        Cztery typy, jak na rysunku:

        - (1) **Znak** w rogu oznacza typ: jednostkę, zabytek, technologię albo zasób. W drugim rogu jest numer planety, a pod nim, na zabytku, numery dalszych planet, na których jest zabytek o tej samej nazwie.
        - (2) **Trzy liczby** z boku dotyczą poziomów I, II i III. U jednostki to siła do zapłacenia i wymagane doświadczenie, u zabytków i technologii energia do zapłacenia, u zasobu energia, którą dostajesz. Decyduje rząd, w którym leży karta.
        - (3) Na **dole** jest to, co dostajesz od razu.
        - (4) **Drugi sposób**: dzięki Dyplomacji werbujesz jednostkę za energię, dzięki Agresji zdobywasz zabytek za siłę, a kartę zasobu z dwoma symbolami sektora możesz zaanektować: odtąd w każdej rundzie przynosi tyle energii, ile podano między symbolami. Liczby przy symbolu to cena na poziomach I, II i III; to, co stoi za plusem, dostajesz dodatkowo, ale tylko w ten sposób. Kartę bez takiego symbolu zdobywa się tylko w jeden sposób.
        - (5) **Wartość pary** zabytku: gdy masz dwa zabytki o tej samej nazwie, dostajesz obie wartości.
        - (6) **Tekst** technologii: co ci ona daje od następnej fazy.

step-table = Krok po kroku
    .text =
        1. Połóż planszę operacji na środku i zostaw po jej lewej stronie miejsce na trzy rzędy kart.
        2. Potasuj arkusze celów, wylosuj jeden i połóż go odkryty obok planszy. Jego trzy warunki liczą się na końcu dla wszystkich. Pozostałe odłóż.
        3. Podziel karty według numeru na odwrocie na siedem talii, potasuj każdą i ułóż je w rzędzie nad planszą, od 1 do 7.
        4. Począwszy od najmłodszego, zgodnie z ruchem wskazówek zegara, każdy wybiera arkusz dowódcy; w pierwszej grze grajcie stroną A.
        5. Każdy bierze 1 statek i 4 znaczniki jednego koloru.
        6. Połóż jeden znacznik na 0 punktów imperium, a pozostałe na podkreślonych liczbach siły, energii i doświadczenia.
        7. Ustaw statki na torze kolejności: ten z najniższą inicjatywą na polu 1, następny na 2 i tak dalej.

        Nie ma banku: gdy coś dostajesz albo płacisz, po prostu przesuwasz własne znaczniki.

step-numbers = Ile kart wyłożyć, zależnie od liczby graczy
    .text =
        W każdej rundzie wyłóżcie:

        | Gracze | Poziom I | Poziom II | Poziom III | Odłożone |
        |---|--:|--:|--:|--:|
        | 2 lub 3 | 4 | 3 | 2 | 5 |
        | 4, 5 lub 6 | 5 | 4 | 3 | 2 |

        Trzy pola operacji są na prawym końcu rzędów. Dają 5, 6 i 7 punktów. Nic więcej nie zależy od liczby graczy.

step-round = Runda w skrócie
    .text = Runda ma pięć faz. Decyzje podejmujesz tylko w obu częściach Eksploracji.

step-discovery = 1 Odkrycie
    .text =
        Weźcie talię tej rundy: talię 1 w rundzie 1, talię 7 w rundzie 7. Wyłóżcie odkryte karty od górnego rzędu, tyle, ile podaje tabela. Resztę odłóżcie na bok; nikt nie może jej wybrać, chyba że pozwala na to tekst jego dowódcy albo karty (PA-29).

        - **Decyzje:** żadne. **Koszt:** żaden.

step-income = 2 Dochód
    .text =
        W rundzie 1 pomińcie tę fazę (działa tylko dowódca, którego tekst mówi inaczej). Od rundy 2 wszyscy jednocześnie:

        1. dostają energię ze wszystkich zaanektowanych sektorów,
        2. stosują technologie, które działają w fazie Dochodu,
        3. używają zdolności dowódcy, jeśli działa w fazie Dochodu.

        - **Komu się opłaca:** temu, kto wcześnie anektował. Sektor o wartości 2 wzięty w rundzie 1 przynosi do końca 12 punktów energii, sześć razy po 2.

step-placing = 3 i 4 Eksploracja: postaw statek
    .text =
        W kolejności z toru każdy stawia statek na jednej wolnej karcie albo na jednym wolnym polu operacji. Na jednym miejscu mieści się jeden statek. Na razie nic nie płacisz, ale wolno ci wybrać tylko to, za co w tej chwili możesz zapłacić. Karty zasobów i pola operacji są darmowe, więc prawie zawsze coś się znajdzie; dopiero gdy naprawdę nic nie zostało, pasujesz (przy 2 lub 3 graczach to się nie zdarza); twój statek od razu trafia wtedy na wolne pole toru o najniższym numerze.

        - **Komu się opłaca:** temu, kto wybiera wcześnie, bo ma największy wybór. Kto wybiera późno, wie za to, czego chcą inni.

step-resolving = 3 i 4 Eksploracja: rozpatrz statki
    .text =
        Gdy stoją już wszystkie statki, rozpatrujcie je po kolei: poziom I od lewej do prawej, potem jego pole operacji, potem poziom II, potem poziom III. Dla każdego statku:

        1. Odłóż go na wolne pole toru kolejności o najniższym numerze.
        2. Zapłać, połóż kartę odkrytą przed sobą i weź to, co ona daje. Karta zostaje u ciebie do końca gry: technologie, pary i cele sprawdzają, co masz.
        3. Zastosuj swoje technologie i zdolność, jeśli działają przy zdobywaniu karty.

        Część II wygląda tak samo, tylko z kartami, które zostały: luk się nie uzupełnia, a wszystkie pola operacji są znowu wolne. Zawsze pierwszy wybiera ten, kto stoi na polu 1 toru.

        Nowa kolejność na torze obowiązuje w następnej części, a po części II w następnej rundzie. Rysunek pokazuje, jak pierwszy stał się ostatnim: czerwony wybrał poziom III.

        - **Komu się opłaca:** poziom III temu, komu zależy na cenie, poziom I temu, komu zależy na miejscu w kolejności.

step-actions = Co możesz zrobić z kartą
    .text =
        | Karta | Co robisz | Płacisz | Dostajesz |
        |---|---|---|---|
        | Jednostka | pokonujesz ją | jej siłę i 1 więcej za każdy brakujący punkt doświadczenia | punkty imperium, energię i doświadczenie z karty |
        | Jednostka z Dyplomacją | werbujesz ją | podaną energię; musisz mieć wymagane doświadczenie | punkty imperium i doświadczenie, bez energii; do tego to, co stoi po znaku + przy symbolu Dyplomacji |
        | Zabytek | zdobywasz go pokojowo | jego energię | punkty imperium, doświadczenie; z drugim takim samym parę |
        | Zabytek z Agresją | zdobywasz go siłą | jego siłę | to samo |
        | Technologia | badasz ją | jej energię | punkty imperium, doświadczenie i jej efekt od następnej fazy |
        | Zasób | zbierasz go | nic | jego energię i premię z dołu karty |
        | Zasób z symbolami sektora | anektujesz go | nic | teraz nic; energię sektora w każdej późniejszej fazie Dochodu |

        Każda z trzech liczb należy do innego poziomu; jeśli przy symbolu jest tylko jedna, cena jest taka sama na każdym poziomie. Anektować można tylko kartę zasobu z dwoma symbolami sektora: obróć ją do góry nogami, nadal odkrytą. Między symbolami jest napisane, ile przynosi w każdej fazie Dochodu, bez względu na poziom; premii nie dostajesz.

        O tym, który z dwóch sposobów wybierasz, decydujesz dopiero przy rozpatrywaniu akcji statku. Tym, co daje karta, nie można za nią zapłacić.

        Technologie z planet od 1 do 4 zmieniają dla ciebie zasady, te z planet od 5 do 7 dają punkty na końcu.

step-operations = Operacje zamiast karty
    .text =
        Pole operacji nie daje karty, lecz 5, 6 albo 7 punktów na poziomie I, II lub III. Wymień je od razu:

        | Za | dostajesz |
        |---|---|
        | 1 punkt | 1 punkt imperium, najwyżej tyle, ile wynosi numer planety |
        | 1 punkt | 1 punkt siły, dowolnie wiele razy |
        | 2 punkty | 1 punkt doświadczenia |

        Łącz je dowolnie; co zostanie, przepada. **Komu się opłaca:** temu, komu skończyła się siła, a w późnych rundach każdemu: planeta 7 pozwala na 7 punktów imperium.

step-migration = 5 Migracja
    .text =
        Wszystkie karty planety, których nikt nie wziął, wracają do pudełka, odłożone też. Statki zostają na torze tak, jak stoją, i zaczyna się następna runda. W rundzie 7 nie ma Migracji: policzcie punkty.

step-players = Kto gra
    .text =
        - **Czerwony** gra Ciotką Nagietką: 5 punktów siły, 5 punktów energii, 1 punkt doświadczenia, inicjatywa 3. Za każdą zwerbowaną jednostkę dostaje 1 punkt imperium.
        - **Zielony** gra Dziadkiem Rzepą: 5 punktów siły, 6 punktów energii, bez doświadczenia, inicjatywa 7. Jego sektory przynoszą o 1 punkt energii więcej.
        - **Niebieski** gra Kapitanem Kałużą: 6 punktów siły, 4 punkty energii, 1 punkt doświadczenia, inicjatywa 9. Za każdy zdobyty zabytek dostaje 1 punkt siły.

        Według inicjatywy pierwszy jest czerwony, potem zielony, potem niebieski. Karty planety 1 leżą w rzędach po 4, 3 i 2. Pod każdą nazwą są liczby dla poziomu, na którym leży karta: ile kosztuje albo, z plusem, ile daje; nad nazwą jest drugi sposób z ceną, a przy sektorze to, ile przynosi.

step-first-choice = Runda 1, część I: statki
    .text =
        1. **Czerwony** wybiera pierwszy i bierze najlepszą cenę: Beczka na deszczówkę na poziomie III daje 6 punktów energii, a na poziomie I tylko 4. Za to będzie ostatni.
        2. **Zielony** chce Ciekawską kozę na poziomie II: siła 3, doświadczenie 1. Nie ma doświadczenia i musi zapłacić o 1 punkt siły więcej, razem 4; ma 5, więc wolno mu ją wybrać.
        3. **Niebieski** chce być pierwszy w części II i bierze pole operacji poziomu I.

step-first-actions = Runda 1, część I: akcje
    .text =
        Od górnego rzędu w dół zaczyna niebieski, choć wybierał ostatni.

        1. **Niebieski** ma 5 punktów operacji: 1 punkt imperium (planeta 1 na więcej nie pozwala), 2 punkty siły, a za ostatnie 2 punkty operacji 1 punkt doświadczenia. Ma teraz 1 punkt imperium, 8 punktów siły, 4 punkty energii, 2 punkty doświadczenia.
        2. **Zielony** płaci 3 + 1 punkt siły i dostaje 3 punkty imperium, 1 punkt energii i 1 punkt doświadczenia. Ma teraz 3 punkty imperium, 1 punkt siły, 7 punktów energii, 1 punkt doświadczenia.
        3. **Czerwony** zbiera 6 punktów energii i premię: 1 punkt doświadczenia. Ma teraz 0 punktów imperium, 5 punktów siły, 11 punktów energii, 2 punkty doświadczenia.

        Statki wróciły w tej kolejności: niebieski, zielony, czerwony. To kolejność części II.

step-second-choice = Runda 1, część II: statki
    .text =
        Rzędów się nie uzupełnia; dwa miejsca są puste.

        1. **Niebieski** bierze Stary wiatrak na poziomie I. Kosztuje 4 punkty energii albo, dzięki Agresji, 3 punkty siły.
        2. **Zielony** bierze Pryzmę kompostu, też na poziomie I, ale bardziej na lewo.
        3. **Czerwony** bierze Śpiącego borsuka na poziomie III: 2 punkty siły albo 3 punkty energii dzięki Dyplomacji.

step-second-actions = Runda 1, część II: akcje
    .text =
        1. **Zielony** działa przed niebieskim, bo jego karta leży bardziej na lewo. Anektuje Pryzmę kompostu: teraz bez energii, ale ma sektor.
        2. **Niebieski** zdobywa Stary wiatrak siłą: płaci 3 punkty siły, dostaje 3 punkty imperium i 1 punkt doświadczenia, a dzięki zdolności odzyskuje 1 punkt siły.
        3. **Czerwony** werbuje Śpiącego borsuka za 3 punkty energii. Dostaje jego 2 punkty imperium i 1 punkt doświadczenia oraz 1 punkt imperium dzięki zdolności.

        W Migracji cztery pozostałe karty wracają do pudełka. Kolejność rundy 2: zielony, niebieski, czerwony.

step-round-2 = Runda 2: dochód i statki
    .text =
        Wykładacie karty planety 2. W fazie Dochodu zielony dostaje 3 punkty energii: 2 ze swojego sektora i 1 dzięki zdolności. Inni nie mają sektorów.

        1. **Zielony** wybiera pierwszy: Głęboki kosz, technologię na poziomie I za 3 punkty energii. Każdy jego sektor będzie przynosił o 1 punkt więcej.
        2. **Niebieski** widzi drugi Stary wiatrak, pierwszy w górnym rzędzie, i bierze go.
        3. **Czerwony** bierze Złodziei jabłek na poziomie II: 4 punkty energii dzięki Dyplomacji; wymagają 2 punktów doświadczenia, a on ma 3.

step-pair = Runda 2, część I: para
    .text =
        1. **Niebieski** płaci 3 punkty siły i dostaje 3 punkty imperium i 1 punkt doświadczenia. To jego drugi Stary wiatrak: oba mają wartość pary 2, więc dostaje jeszcze 4 punkty imperium, razem 7. Zdolność oddaje mu 1 punkt siły.
        2. **Zielony** płaci 3 punkty energii i dostaje 3 punkty imperium. Głęboki kosz działa od następnej fazy; w rundzie 3 jego sektor przyniesie 4.
        3. **Czerwony** płaci 4 punkty energii. Dostaje 3 punkty imperium, 1 więcej dzięki zdolności, 1 punkt doświadczenia i 1 punkt siły, który ta karta daje za zwerbowanie. Energię z nagrody dostaje tylko ten, kto tę jednostkę pokona.

step-last-choice = Runda 2, część II
    .text =
        W kolejności niebieski, zielony, czerwony statki stają na Upartym mule na poziomie III, na polu operacji poziomu II i na Rzędzie uli na poziomie II.

        1. **Czerwony** działa pierwszy: na tym samym poziomie karty rozpatruje się przed polem operacji. Zbiera 5 punktów energii i 1 punkt doświadczenia.
        2. **Zielony** ma 6 punktów: 2 punkty imperium (planeta 2), 2 punkty siły, 1 punkt doświadczenia.
        3. **Niebieski** pokonuje muła za 2 punkty siły; na poziomie III nie wymaga on doświadczenia. Dostaje 2 punkty imperium i 2 punkty energii.

        Po dwóch rundach prowadzi niebieski z 13 punktami imperium; zielony ma 8, a czerwony 7. Ale czerwony ma najwięcej energii i jest pierwszy w rundzie 3.

step-scoring = Liczenie punktów
    .text =
        Po części II Eksploracji w rundzie 7 każdy dodaje do punktów imperium na torze:

        - to, co daje arkusz celów za każdy z trzech warunków, który ten gracz spełnia,
        - to, co dają jego technologie z planet od 5 do 7,
        - to, co na koniec daje jego dowódca, jeśli tak mówi arkusz.

        Wygrywa ten, kto ma najwięcej punktów; przy remisie zwycięstwo jest wspólne.

step-advice = Co się opłaca
    .text =
        - Anektuj wcześnie. W ostatnich trzech rundach raczej zbieraj.
        - Gdy w rzędach leży karta, której potrzebują dwie osoby, pilnuj kolejności bardziej niż cen.
        - Doświadczenie zwraca się w każdej późniejszej walce, więc bierz je wcześnie.
        - Patrz na małe cyfry w rogu zabytku: mówią, na których planetach będzie drugi taki sam.
        - Przeczytaj arkusz celów przed rundą 1 i jeszcze raz przed rundą 5.
        - Na operacjach nigdy nie tracisz: pod koniec gry to dużo punktów naraz.

step-questions = Pytania
    .text =
        - **Czy muszę płacić, gdy stawiam statek?** Nie, dopiero przy rozpatrywaniu. Ale już stawiając go, musisz mieć czym zapłacić (PR-028).
        - **Czy mogę nic nie wybrać?** Tylko jeśli nie ma nic, co można by wybrać (PR-034).
        - **Dwa statki na jednej karcie?** Nigdy, na jednym polu operacji też nie (PR-027).
        - **Nie mam doświadczenia. Czy mogę walczyć?** Tak: zapłać dodatkowo 1 punkt siły za każdy brakujący punkt (PR-041). Żeby werbować, trzeba je mieć (PR-044).
        - **Czy za zwerbowaną jednostkę dostaję energię?** Nie (PR-046).
        - **Mój znacznik jest na końcu toru. Czy mogę wziąć kartę?** Tak, reszta przepada (PR-014).
        - **Od kiedy działa moja nowa technologia?** Od następnej fazy, nigdy przy zdobywaniu jej samej (PR-054).
        - **Kiedy mój sektor pierwszy raz coś przyniesie?** W fazie Dochodu następnej rundy (PR-058).
        - **Mam trzy zabytki o tej samej nazwie. Ile to par?** Jedna; trzeci czeka na czwarty (PR-052).
        - **Która liczba obowiązuje, jeśli karta była wcześniej na innym poziomie?** Karty się nie przesuwają; liczy się rząd, w którym leży, gdy ją bierzesz (PR-038).
        - **Czy cele liczą się wszystkim?** Tak, każdemu osobno (PR-077).

step-in-doubt = W razie wątpliwości decyduje pudełko
    .text =
        Rysunki są nasze, a karty na nich zmyślone: arkusze i karty w twoim pudełku mogą wyglądać inaczej. W tekście instrukcji, na którym opiera się ten poradnik, brakuje ikon i strony o punktacji końcowej. Tam, gdzie zostaje luka, rozstrzyga poradnik, ale ważniejsze jest to, co wydrukowano na twoich arkuszach, kartach i planszy. Chodzi o takie pytania:

        - ile punktów dają pola operacji (PA-02) i co można dostać za 1 punkt (PA-01),
        - co dostajesz za zwerbowanie (PA-13) i czy anektowanie daje premię (PA-16),
        - co liczy się na końcu i kto wygrywa przy remisie (PA-05, PA-06, PA-07).

## Rysunki
# The value is the caption; .alt tells somebody who cannot see the picture what it shows.

picture-box = Zawartość pudełka.
    .alt = Osiem znaków z liczbami: karty planet, arkusze dowódców, arkusze celów, plansza operacji, statki, znaczniki, żetony, żeton powstrzymania.
# $thing: a thing in the box; $count: how many there are of it, shown above.
picture-box-thing = { NAME($thing, $count) }
picture-setup = Stół dla trzech graczy. Rzędy są puste, dopóki nie zacznie się runda 1; liczby w kółkach to kroki powyżej, a znaczniki na dole pokazują, od czego zaczyna troje graczy z przykładu.
    .alt = Na górze siedem talii w rzędzie; pod nimi trzy rzędy miejsc na karty, na prawo od nich plansza operacji z trzema polami i torem kolejności, obok arkusz celów; na dole trzy arkusze dowódców ze znacznikami.
# $least, $most: numbers of players.
picture-rows-players = { $least }–{ $most } graczy
picture-rows-aside = odłożone
picture-rows = Rzędy według liczby graczy, poziom I na górze, z polami operacji na prawym końcu i ich punktami; znak ? oznacza liczbę, której instrukcja nie potwierdza.
    .alt = Dwa układy: rzędy po 4, 3 i 2 karty z 5 odłożonymi oraz rzędy po 5, 4 i 3 karty z 2 odłożonymi; na końcu każdego rzędu pole operacji za 5, 6 albo 7 punktów.
picture-learn-rows = Rzędy zależnie od liczby graczy, poziom I na górze, z polami operacji na prawym końcu i ich punktami.
    .alt = Dwa układy: rzędy po 4, 3 i 2 karty z 5 odłożonymi oraz rzędy po 5, 4 i 3 karty z 2 odłożonymi; na końcu każdego rzędu pole operacji za 5, 6 albo 7 punktów.
picture-sheet = Arkusz dowódcy na naszym rysunku: inicjatywa (1), zdolność (2), wartość początkowa (3), maksimum (4).
    .alt = Arkusz z nazwą frakcji, obok inicjatywa w ramce, pole zdolności i cztery tory, każdy z kolorowym polem początkowym.
picture-cards = Po jednej karcie każdego typu ze zmyślonej talii, na naszym rysunku: typ i planeta (1), liczby według poziomu (2), zysk (3), drugi sposób (4), wartość pary (5), tekst (6). Korona: punkty imperium; miecz: siła; błyskawica: energia; strzałki: doświadczenie; uścisk dłoni: Dyplomacja; wybuch: Agresja; sześciokąt: sektor.
    .alt = Cztery karty: jednostka, zabytek, technologia i zasób, każda ze znakiem, nazwą, trzema wierszami liczb i nagrodą, z małymi numerami przy częściach.
# $energy: how much.
picture-cards-effect = { $energy ->
    [one] Za każdą zdobytą kartę zasobu: o { $energy } punkt energii więcej
    [few] Za każdą zdobytą kartę zasobu: o { $energy } punkty energii więcej
    [many] Za każdą zdobytą kartę zasobu: o { $energy } punktów energii więcej
   *[other] Za każdą zdobytą kartę zasobu: o { $energy } punktów energii więcej
}
picture-round = Pięć faz rundy i siedem rund. W rundzie 1 nie ma dochodu, w rundzie 7 nie ma Migracji.
    .alt = Pięć pasków z numerami i nazwami faz oraz tym, co się w nich robi; pod nimi siedem kół, od 1 do 7.
picture-round-discovery = Wyłóżcie karty planety w trzech rzędach
picture-round-income = Dochód dają sektory, technologie i dowódcy
picture-round-exploration-1 = Stawiajcie statki po kolei, potem rozpatrujcie od górnego rzędu w dół
picture-round-exploration-2 = To samo w nowej kolejności, z kartami, które zostały
picture-round-migration = Pozostałe karty wracają do pudełka
picture-track = Tor kolejności. Czerwony był pierwszy i wybrał poziom III, niebieski był ostatni i wybrał poziom I: w części II niebieski jest pierwszy, a czerwony ostatni.
    .alt = Trzy kolumny: w części I kolejność to czerwony, zielony, niebieski; ich statki stoją na poziomach III, II i I; w części II kolejność to niebieski, zielony, czerwony.
picture-table-1 = Przed pierwszym wyborem. Pod rzędami gracze po kolei: punkty imperium, siła, energia, doświadczenie.
    .alt = Rzędy po 4, 3 i 2 karty bez statków; czerwony, zielony i niebieski z wartościami początkowymi.
picture-table-2 = Statki w części I rundy 1.
    .alt = Czerwony stoi na Beczce na deszczówkę na poziomie III, zielony na Ciekawskiej kozie na poziomie II, niebieski na polu operacji poziomu I.
picture-table-3 = Statki w części II rundy 1; kart wziętych w części I już nie ma.
    .alt = Niebieski stoi na Starym wiatraku, a zielony na Pryzmie kompostu na poziomie I, czerwony na Śpiącym borsuku na poziomie III.
picture-table-4 = Statki w części I rundy 2, po dochodzie.
    .alt = Niebieski stoi na Starym wiatraku, a zielony na Głębokim koszu na poziomie I, czerwony na Złodziejach jabłek na poziomie II.
picture-table-5 = Statki w części II rundy 2.
    .alt = Czerwony stoi na Rzędzie uli, a zielony na polu operacji poziomu II, niebieski na Upartym mule na poziomie III.
picture-table-6 = Po części II rundy 2, przed Migracją: w rundzie 3 zaczyna czerwony.
    .alt = Na kartach nie ma statków; kolejność to czerwony, zielony, niebieski; mają 7, 8 i 13 punktów imperium.
picture-cover = Planetfall
    .alt = Okładka: statek nad planetą, za nim sześć innych planet.

## Przykłady
# The value is the title, .text what it shows. The record itself is printed below the text.

example-first-rounds = Obie rundy jako zapis
    .text = Tyle zapisano przy stole. Wiersz po wierszu objaśnia to rozdział [Jak zapisać rozgrywkę](section:records).
example-order = Kto jest pierwszy w części II
    .text = Czerwony stoi na poziomie III, niebieski na poziomie I, zielony na karcie poziomu II, a żółty na polu operacji poziomu II. Niebieski działa pierwszy, ale statek jego dowódcy wraca zawsze na ostatnie pole. Potem zielony i żółty, bo na jednym poziomie karty są przed polem, a na końcu czerwony. Nowa kolejność: zielony, żółty, czerwony, niebieski.
example-units = Trzy jednostki
    .text = Czerwony werbuje Ciekawską kozę na poziomie I: 4 punkty energii i wymagany 1 punkt doświadczenia, który ma. Dostaje jej 3 punkty imperium i 1 punkt doświadczenia, 1 punkt siły, który ta karta daje za zwerbowanie, i 1 punkt imperium dzięki zdolności; energię dostaje tylko ten, kto tę kozę pokona. Niebieski nie ma doświadczenia i pokonuje Śpiącego borsuka na poziomie II za 2 punkty siły i 1 więcej za brakujący punkt. Wściekłe gęsi nie wymagają doświadczenia, więc czerwony płaci tylko ich 2 punkty siły.
example-pairs = Dwie pary
    .text = W rundzie 1 czerwony zdobywa Malowany most, a niebieski Stary wiatrak. W rundzie 2 każdy bierze drugi zabytek o tej samej nazwie. Mosty mają wartości pary 2 i 3, więc czerwony dostaje 4 punkty imperium za kartę i 5 za parę. Wiatraki mają 2 i 2: 3 za kartę i 4 za parę.
example-sector = Energia od razu albo po trochu w każdej rundzie
    .text = Czerwony zbiera 5 punktów energii z Pryzmy kompostu. Niebieski anektuje Pole koniczyny, nie dostaje nic i ma sektor o wartości 2: od rundy 2 po 2 punkty energii w każdej fazie Dochodu. Po trzech rundach przyniósł więcej niż 4 punkty energii, które dałoby zebranie tej karty.
example-mistakes = Sześć błędów
    .text = Runda, w której sześć rzeczy poszło źle, jak to bywa przy prawdziwym stole. Wiersze z błędem są zaznaczone; niżej podano, co o każdym mówi program. Jeśli coś tylko wynika z wcześniejszego błędu, jest to zaznaczone: Zuchwałych wróbli brakuje, bo w rzędzie pominięto kartę.

## Źródła
# What the source is, as a bibliography would say it; names of sites and people stay as they are.

source-S = Włoska instrukcja 1.1, Pendragon, 2023; bez ikon i bez strony o punktacji końcowej
source-BR = Recenzja w serwisie bossrush.net, 31 grudnia 2023
source-GH = Recenzja w serwisie gamerheadspodcast.com
source-NG = Recenzja w serwisie nichegamer.com
source-ML = Recenzja w serwisie meadowparty.com, 10 sierpnia 2024
source-EF = Recenzja w serwisie engagedfamilygaming.com
source-PX = Recenzja w serwisie pixelkin.org, 29 grudnia 2023
source-BC = Recenzja w serwisie blogcritics.org
source-SB = Recenzja w serwisie spacebiff.com, 18 grudnia 2023
source-GT = Recenzja w serwisie gamingtrend.com
source-MH = Organizer do gry w rosyjskim sklepie
source-EB = Opis gry w rosyjskim sklepie
source-OM = Rosyjska recenzja w serwisie omskzdes.ru, 25 kwietnia 2022
source-VG = Recenzje gry wideo

## Strony

book-page-card = Karty, dowódcy, frakcje
    .intro = Co o nich wiadomo: cztery karty częściowo, jeden dowódca, sześć frakcji. Resztę znajdziesz w swoim pudełku.
book-page-frame = Statystyki, typy kart, pola i fazy
    .intro = To, co jest w każdej grze, i kolory, których używa się w zapisach.
