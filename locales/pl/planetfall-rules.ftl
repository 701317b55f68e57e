### The rules of Age of Wonders: Planetfall, in Polish.
### First the 9 sections of the rules book, each with its title and introduction, then every rule
### by its number: a short title and the rule itself.

## Rozdziały zasad

section-components = Elementy gry
    .text =
        W pudełku znajdziesz:

        - 1 [plansza operacji](term:operations-board) z torem kolejności i 3 polami operacji.
        - 98 [kart planet](term:planet-card): 7 talii po 14, po jednej na każdą planetę.
        - 6 dwustronnych [arkuszy dowódców](term:commander-sheet), ze stronami A i B.
        - 8 [arkuszy celów](term:goal-sheet), z których w grze używa się jednego. Ich liczbę podaje tylko jedna recenzja.
        - 6 statków i 24 znaczniki: po 1 statku i 4 znaczniki w każdym z 6 kolorów.
        - 6 [żetonów +50/+100](term:empire-token).
        - 1 [żeton powstrzymania](term:restrain-token). Wspomina o nim tylko jedna recenzja, a żadne z dostępnych nam źródeł nie podaje, do czego służy (PA-28).

        Zasady opierają się na włoskiej instrukcji i na tym, co udało się znaleźć w kilkunastu recenzjach. Tekst instrukcji znamy tylko bez ikon i bez strony o punktacji końcowej. Tam, gdzie budzi to wątpliwości, zasada o tym mówi i wskazuje rozstrzygnięcie.

section-setup = Przygotowanie do gry
    .text =
        Połóż planszę operacji na środku stołu i wykonaj kolejno poniższe kroki. Szczegóły podają zasady pod tą listą.

        1. Zostaw po lewej stronie planszy miejsce na trzy rzędy kart (PR-001).
        2. Wylosuj jeden arkusz celów i połóż go odkryty obok planszy (PR-002).
        3. Podziel karty planet według numeru na odwrocie na 7 talii, potasuj każdą i ułóż je w rzędzie nad planszą (PR-003, PR-079).
        4. Począwszy od najmłodszego gracza, każdy wybiera arkusz dowódcy i stronę, którą chce grać (PR-004, PR-006).
        5. Każdy bierze 1 statek i 4 znaczniki jednego koloru (PR-007).
        6. Jeden znacznik połóż na polu 0 toru punktów imperium, a pozostałe trzy na podkreślonych liczbach doświadczenia, siły i energii (PR-008).
        7. Ustaw statki na torze kolejności: ten z najniższą inicjatywą na polu 1, potem kolejno te z coraz wyższą (PR-016).

        Teraz zaczyna się runda 1, od fazy Odkrycia.

section-statistics = Cztery statystyki
    .text =
        Na arkuszu widać, jak ci idzie; wartość każdej statystyki wskazuje jeden znacznik:

        - [Punkty imperium](statistic:empire-points) decydują o zwycięstwie.
        - [Siłę](statistic:strength) wydaje się w walce.
        - [Energię](statistic:energy) wydaje się na technologie i zabytki.
        - [Doświadczenie](statistic:experience) sprawia, że walka kosztuje mniej, i nigdy się go nie wydaje.

        Siła i energia raz rosną, raz spadają; doświadczenie i punkty imperium tylko rosną. Trzy statystyki mają maksimum na prawym końcu toru, punkty imperium nie.

section-course = Przebieg gry
    .text =
        Gra trwa 7 rund, a w każdej rundzie odwiedzacie nową planetę. Dwa razy w rundzie wysyłasz statek na kartę albo na pole operacji, czyli w całej grze 14 razy. Każda runda ma te same fazy:

        1. **Odkrycie** – wyłóżcie karty planety w trzech rzędach.
        2. **Dochód** – twoje sektory przynoszą energię, działają też niektóre technologie i niektórzy dowódcy.
        3. **Eksploracja: część I** – po kolei postawcie statki, a potem rozpatrzcie akcje od górnego rzędu w dół.
        4. **Eksploracja: część II** – to samo jeszcze raz, w nowej kolejności i z kartami, które zostały.
        5. **Migracja** – karty, których nikt nie zdobył, wracają do pudełka.

        W obu częściach Eksploracji obowiązuje zasada „coś za coś”. Poziom III jest najtańszy, ale rozpatruje się go na końcu, a kto wykonuje akcję jako ostatni, ten w następnej części jako ostatni stawia statek.

        Przykład: statek Sary stoi na karcie zasobu poziomu I, statek Łukasza na polu operacji poziomu II, a statek Pawła na technologii poziomu III. Najpierw Sara anektuje swoją kartę, potem Łukasz wymienia punkty operacji, a na końcu Paweł płaci za technologię. W takiej kolejności statki wracają na tor, więc w następnej części Sara gra pierwsza, Łukasz drugi, a Paweł trzeci.

section-cards = Zdobywanie kart
    .text =
        To, co robisz z kartą, zależy od jej typu:

        - **Jednostka** – [pokonaj](term:defeat) ją siłą albo, jeśli ma Dyplomację, [zwerbuj](term:enlist) za energię.
        - **Zabytek** – zdobądź go [pokojowo](term:take-peacefully) za energię albo, jeśli ma Agresję, za siłę.
        - **Technologia** – [zbadaj](term:study) ją za energię.
        - **Zasób** – za darmo: [zbierz](term:gather) energię od razu albo [zaanektuj](term:annex) kartę, żeby mieć z niej dochód.

        Trzy przykłady z gry:

        - Masz 5 siły i 1 doświadczenia. Jednostka na poziomie III kosztuje 2 siły i wymaga 2 doświadczenia. Płacisz 2 i jeszcze 1 za brakujące doświadczenie, więc zostają ci 2. Dostajesz 3 punkty imperium, 2 energii i 1 doświadczenia.
        - Masz 6 energii i zdobywasz zabytek na poziomie II za 4. Zostają ci 2, a dostajesz 5 punktów imperium i 1 doświadczenia. To twój drugi zabytek o tej nazwie, a na obu wartość pary wynosi 2: dostajesz jeszcze 4 punkty imperium.
        - Masz 4 energii i badasz technologię na poziomie I za 3. Zostaje ci 1, a dostajesz 4 punkty imperium. Od następnej fazy technologia przynosi ci dodatkowo 2 energii za każdą zdobytą kartę zasobu.

section-operations = Operacje
    .text =
        Zamiast karty możesz wybrać [pole operacji](term:operation-space). Nie dostajesz wtedy karty, lecz punkty operacji, które od razu wymieniasz:

        - 1 punkt na 1 punkt imperium, najwyżej tyle razy, ile wynosi numer planety.
        - 1 punkt na 1 siły.
        - 2 punkty na 1 doświadczenia.

        Pola dają 5, 6 i 7 punktów. Liczba 6 na poziomie II pochodzi z przykładu w instrukcji, 5 z recenzji, a 7 to nasze założenie (PA-02). Ikony dwóch statystyk, które kosztują po 1 punkcie, się nie zachowały; recenzje wskazują na punkty imperium i siłę (PD-01, PA-01). Kieruj się swoją planszą.

        Przykład: w rundzie 3 stoisz na poziomie II i masz 6 punktów. Bierzesz 3 punkty imperium, bo na więcej planeta 3 nie pozwala, 1 siły i 1 doświadczenia: 3 + 1 + 2 = 6.

section-scoring = Punktacja i zwycięstwo
    .text =
        W trakcie gry punkty imperium pokazuje twój znacznik. Po części II Eksploracji w rundzie 7 dodaj do nich:

        - punkty za cele z arkusza celów, które spełniasz,
        - punkty za twoje technologie z planet od 5 do 7,
        - punkty, które na koniec gry daje twój dowódca.

        Kto ma wtedy najwięcej punktów imperium, wygrywa. W dostępnym nam tekście instrukcji brakuje strony o punktacji końcowej, więc szczegóły opierają się na rozstrzygnięciach (PA-05, PA-06, PA-07).

section-known-cards = Dodatek: znane karty i dowódcy
    .text =
        Żadne z dostępnych nam źródeł nie zawiera listy kart. Z przykładów w instrukcji znamy częściowo cztery z 98, a z sześciu dowódców tylko jednego znamy z nazwiska. W tabelach jest wszystko, co wiadomo; reszty nie znamy. Rozstrzygają twoje własne karty.

section-records = Jak zapisać rozgrywkę
    .text =
        Zapis gry to krótkie wiersze notowane przy stole w trakcie rozgrywki, w dowolnym z czterech języków i w dowolnej pisowni. Zapisać trzeba tylko decyzje i to, co przyniósł los: kto gra którym dowódcą, arkusz celów, rzędy, gdzie stają statki, jak zdobyto kartę, jeśli nie w zwykły sposób, i na co wymieniono punkty operacji. Cała reszta jest obliczana, a jeśli zanotujesz coś jeszcze, zostanie to porównane z obliczeniami. Nazwy kart i imiona dowódców w przykładach są zmyślone.

        #### Początek zapisu

        Pierwszy wiersz, poza kodem języka na końcu, wygląda tak samo w każdym języku. Po nim wymień graczy i dopisz, co uważasz za potrzebne:

        ```
        annals 1 planetfall pl
        tytuł: Piątek w klubie
        gracze: czerwony Anna, niebieski Marek, zielony Dana
        talia: nasze-pudelko.toml
        interpretacja: tie-break energy
        ```

        Wiersz `talia` podaje plik, w którym zapisaliście karty z własnego pudełka; leży on obok zapisu. Można się bez niego obejść. Wiersz `interpretacja` określa, jak rozumiecie sporny punkt zasad; nazwy interpretacji podaje polecenie `annals rulings`.

        #### Przygotowanie

        Dowódca i strona każdego gracza, arkusz celów, początkowa kolejność:

        ```
        przygotowanie
        czerwony: mira sol a; niebieski: oru tek b; zielony: hale dziewięć a
        cel: otwarte niebo
        kolejność: czerwony, niebieski, zielony
        ```

        Bez pliku talii dopisz wartości początkowe: `czerwony: mira sol a = 5 siły, 4 energii, 1 doświadczenia`.

        #### Runda

        Rzędy od lewej do prawej, potem statki i akcje. W eksploracji każdy statek ma jeden wpis, w kolejności gry; pod nagłówkiem `rozpatrywanie` jeden wpis ma każda akcja, od górnego rzędu w dół.

        ```
        runda 1
        odkrycie
        poziom 1: pełzacz rdzy, szerokie sieci, błękitne gejzery, sala lamp
        poziom 2: śpiewak przypływu, cicha brama, farma pyłu
        poziom 3: pieśń wiertła, pierścień złomu

        eksploracja 1
        czerwony: pełzacz rdzy; niebieski: operacje 2; zielony: błękitne gejzery
        rozpatrywanie
        czerwony: pełzacz rdzy
        zielony: błękitne gejzery > aneksja
        niebieski: operacje 2 > 1 imperium, 3 siły, 1 doświadczenia

        eksploracja 2
        czerwony: szerokie sieci; zielony: cicha brama; niebieski: śpiewak przypływu
        rozpatrywanie
        zielony: cicha brama > agresja
        migracja
        ```

        Po `>` podaje się sposób: `pokonanie` lub `werbunek` jednostki, `pokój` lub `agresja` przy zabytku, `badanie` technologii, `zbiory` lub `aneksja` przy karcie zasobu. Jeśli sposobu nie podano, przyjmuje się `pokonanie`, `pokój` lub `zbiory`, a jeśli gracza stać tylko na ten drugi sposób – właśnie ten. Wiersz karty zdobytej w zwykły sposób można pominąć; operacja zawsze musi mieć swój wiersz. Jeśli nazwy nie da się odczytać, `poziom 2 3` to trzecia karta poziomu II. Gdy gracz nie może niczego wybrać, zapisuje się `pas`.

        #### Bez pliku talii

        Zapisz liczby po `=`: z minusem to, co zapłacono, bez minusa to, co dostano.

        ```
        rozpatrywanie
        czerwony: blady łowca > pokonanie = -3 siły, 2 imperium, 1 energii
        niebieski: bank nasion > zbiory = 5 energii, 1 doświadczenia
        ```

        Albo zapisz, co jest wydrukowane na karcie, zanim pojawi się jej nazwa; trzy liczby dotyczą poziomów I, II i III:

        ```
        karta blady łowca: jednostka, planeta 1, siła 3 3 2, doświadczenie 2 2 1, dyplomacja 4 4 3 = 2 imperium, 1 energii
        karta bank nasion: zasób, planeta 1, energia 5 5 6, sektor 2 = 1 doświadczenia
        karta stary przekaźnik: technologia, planeta 1, koszt 3 3 2 = 3 imperium
        karta cynowa kaplica: zabytek, planeta 1, koszt 5 4 4, agresja 4, ikona gwiazda, para 2 = 5 imperium
        dowódca claudius a: doświadczenie 2 12, siła 3 15, energia 6 15, inicjatywa 1
        ```

        Przy dowódcy dwie liczby to wartość początkowa i maksimum.

        #### Co robi tekst karty

        Znane efekty, które działają same, nie wymagają wiersza. Trzeba natomiast zapisać zamianę, użycie żetonu powstrzymania i działanie tekstu, który znacie tylko wy:

        ```
        niebieski: oru tek > 1 energii = 1 siły
        czerwony: powstrzymanie > operacje 2
        zielony: stary przekaźnik = -1 energii, 2 siły
        ```

        #### Liczby do porównania

        Pod nagłówkiem `dochód` zapisz, co gracz dostał, a pod `stan`, co gracz ma:

        ```
        dochód
        zielony: 3 energii
        stan
        czerwony: 12 imperium, 5 siły, 3 energii, 2 doświadczenia, 2 jednostki, 1 sektor
        ```

        Jeśli maksimum obcina to, co gracz dostaje, można zapisać liczbę wydrukowaną albo rzeczywiście otrzymaną (PA-37).

        #### Koniec gry

        Po rundzie 7 najpierw zapisz, za co są punkty, potem sumy i zwycięzcę:

        ```
        punkty
        czerwony: cel 1 = 4; czerwony: stary przekaźnik = 6; czerwony: mira sol = 2
        czerwony: 61; niebieski: 58; zielony: 55
        zwycięzca: czerwony
        koniec
        ```

        #### To, na co świadomie pozwoliliście

        Oznacz to nazwą zgłoszenia: `czerwony: pełzacz rdzy ! card-not-affordable`. Wszystko po znaku `#` jest komentarzem.

## Elementy gry

PR-065 = Od dwóch do sześciu graczy
    .text = Gra jest przeznaczona dla 2–6 graczy. Dla 2 graczy nie ma osobnych zasad; jedynie rzędy są dłuższe, gdy gra 4 lub więcej osób (PR-020, PR-021).

PR-023 = Każda talia ma taki sam skład
    .text = W każdej z 7 talii jest 14 kart: 4 [jednostki](card-type:unit), 3 [technologie](card-type:technology), 3 [zabytki](card-type:landmark) i 4 [zasoby](card-type:resource). Typ pokazuje znak w lewym górnym rogu.

PR-068 = Każda karta występuje tylko raz
    .text = Każda karta należy do jednej talii, a każdej talii używa się w jednej rundzie, więc kartę wykłada się najwyżej raz w grze. Zabytki o tej samej nazwie na kilku planetach to różne karty.

## Przygotowanie do gry

PR-001 = Plansza na środku
    .text = Połóż [planszę operacji](term:operations-board) na środku stołu i zostaw obok niej miejsce na trzy rzędy kart.

PR-002 = Jeden arkusz celów na grę
    .text = Potasuj [arkusze celów](term:goal-sheet), wylosuj jeden i połóż go odkryty obok planszy. Są na nim trzy warunki, które na koniec gry przynoszą punkty imperium. Pozostałe arkusze zostają w pudełku (PD-03).

PR-077 = Wspólne cele
    .text = Arkusz celów leży tak, żeby każdy go widział. Trzy warunki są w jego dolnej części i liczą się tylko na koniec gry. Punkty dostaje każdy gracz, który spełnia warunek (PA-06); jeśli trzeba mieć czegoś najwięcej, a kilku graczy ma tyle samo, punktują wszyscy (PA-38).

PR-003 = Siedem talii według planet
    .text = Podziel karty planet według numeru na odwrocie, od 1 do 7, na 7 talii po 14. Każdą talię potasuj osobno.

PR-079 = Talie w rzędzie
    .text = Ułóż talie w rzędzie nad planszą, po kolei od 1 do 7.

PR-004 = Każdy wybiera dowódcę
    .text = Począwszy od najmłodszego gracza i zgodnie z ruchem wskazówek zegara, każdy wybiera [arkusz dowódcy](term:commander-sheet). Jeśli wolicie, możecie rozdać je losowo.

PR-005 = Nie ma dwóch takich samych dowódców
    .text = Każdy z 6 dowódców ma tylko jeden arkusz, więc dwóch graczy nie może mieć tego samego i nikt nie może grać drugą stroną arkusza, który jest już w grze (PA-27).

PR-006 = Dwie strony do wyboru
    .text = Każda strona arkusza ma własną zdolność i własne [wartości początkowe](term:starting-value). Na pierwszą grę zaleca się stronę A. Później każdy gracz wybiera stronę, która mu się podoba, niezależnie od innych.

PR-007 = Jeden statek i cztery znaczniki
    .text = Każdy gracz bierze 1 [statek](term:ship) i 4 [znaczniki](term:marker) jednego koloru. Dwóch graczy nie może mieć tego samego koloru. Żadne z dostępnych nam źródeł nie podaje, które 6 kolorów jest w pudełku (PA-39).

PR-009 = Kształt i kolor nie mają znaczenia
    .text = Każda frakcja ma własny statek, pokazany na jej arkuszu; jeśli ci się podoba, możesz wziąć właśnie ten, ze znacznikami w jego kolorze. Ani kształt, ani kolor nie mają wpływu na grę.

PR-008 = Początkowe położenie znaczników
    .text = Jeden znacznik połóż na polu 0 toru [punktów imperium](statistic:empire-points), a pozostałe trzy na podkreślonych liczbach doświadczenia, siły i energii.

PR-016 = Początkowa kolejność według inicjatywy
    .text = W rundzie 1 zaczyna gracz z najniższą [inicjatywą](term:initiative). Ustaw statki na [torze kolejności](term:turn-track) według rosnącej inicjatywy, ten z najniższą na polu 1. Gdyby dwie były równe, ustalcie, kto jest pierwszy (PA-26).

## Cztery statystyki

PR-013 = Punkty imperium decydują o zwycięstwie
    .text = Kto na koniec gry ma najwięcej [punktów imperium](statistic:empire-points), wygrywa. Żadne z dostępnych nam źródeł nie podaje, co się dzieje przy remisie; przyjmujemy, że zwycięstwo jest wtedy wspólne (PA-07).

PR-015 = Punkty imperium nie mają limitu
    .text = Punktów imperium możesz mieć tyle, ile zdołasz zdobyć. Gdy osiągniesz 50, weź [żeton +50/+100](term:empire-token) i licz na torze od początku; gdy osiągniesz 100, odwróć żeton na +100 (PD-09). Powyżej 149 po prostu licz dalej (PA-09).

PR-011 = Siłę wydaje się w walce
    .text = [Siłę](statistic:strength) wydajesz, żeby pokonywać jednostki (PR-040) i zdobywać zabytki dzięki Agresji (PR-048).

PR-012 = Energią płaci się za technologie i zabytki
    .text = [Energię](statistic:energy) wydajesz na technologie (PR-053) i zabytki (PR-047) oraz na werbunek jednostek (PR-045).

PR-071 = Nie wydasz tego, czego nie masz
    .text = Musisz mieć z czego zapłacić: siła i energia nigdy nie spadają poniżej 0. Nie zapłacisz za akcję tym, co ona sama przynosi (PA-10). Jeśli przez tekst jakiejś karty zabraknie ci na kartę, na której już stoi twój statek, statek wraca, a karta zostaje (PA-12). Żadna zniżka nie obniża ceny poniżej 0 (PA-34).

PR-010 = Doświadczenie nigdy nie spada
    .text = [Doświadczenie](statistic:experience) pomaga ci w walce i może tylko rosnąć. Nigdy się nim nie płaci.

PR-014 = Trzy tory mają koniec
    .text = Doświadczenie, siła i energia nie mogą przekroczyć skrajnego prawego pola swojego toru. Nadwyżka przepada, ale kartę i tak możesz zdobyć (PA-08). To, co dostajesz w tej samej chwili, najpierw się sumuje (PA-21).

## Runda

PR-017 = Siedem rund po pięć faz
    .text = Gra trwa 7 rund, po jednej na każdą planetę. Każda runda ma pięć faz w tej kolejności: 1 [Odkrycie](phase:discovery), 2 [Dochód](phase:income), 3 [część I Eksploracji](phase:exploration-1), 4 [część II Eksploracji](phase:exploration-2), 5 [Migracja](phase:migration).

PR-018 = Ostatnia runda kończy się wcześniej
    .text = W rundzie 7 nie ma Migracji. Po części II Eksploracji gra się kończy i następuje punktacja końcowa (PR-076).

## Faza 1: Odkrycie

PR-019 = Talia rundy
    .text = Weź talię, której numer jest taki sam jak numer rundy: talię 1 w rundzie 1, talię 7 w rundzie 7.

PR-020 = Rzędy dla dwóch lub trzech graczy
    .text = Przy 2 lub 3 graczach wyłóż 9 odkrytych kart: 4 w górnym rzędzie (poziom I), 3 w środkowym (poziom II) i 2 w dolnym (poziom III). Pozostałe 5 odłóż na bok (PD-02).

PR-021 = Rzędy dla czterech, pięciu lub sześciu graczy
    .text = Przy 4, 5 lub 6 graczach wyłóż 12 odkrytych kart: 5 w górnym rzędzie (poziom I), 4 w środkowym (poziom II) i 3 w dolnym (poziom III). Pozostałe 2 odłóż na bok (PD-02).

PR-066 = Rzędy leżą po lewej stronie planszy
    .text = Rzędy leżą po lewej stronie planszy, poziom I na górze, więc pole operacji każdego poziomu znajduje się na prawym końcu jego rzędu. W kolejności od lewej do prawej wypada zatem po kartach tego rzędu (PA-04).

PR-022 = Poziom wyznacza koszt lub nagrodę
    .text = Rząd, w którym leży karta, to jej [poziom](term:level). Od niego zależy, ile karta kosztuje, a w przypadku kart zasobów – ile daje. Od poziomu I do poziomu III karty są coraz tańsze lub lepsze (PD-06).

PR-067 = Reszta leży z boku
    .text = Karty, których nie wyłożono, tworzą [talię bieżącej planety](term:current-planet-deck). Nikt nie może ich wybrać i żadna zasada nie każe ich dobierać; mógłby to nakazać tylko tekst karty lub dowódcy (PA-29).

## Faza 2: Dochód

PR-024 = W rundzie 1 nie ma dochodu
    .text = W rundzie 1 pomija się fazę Dochodu. Jeśli ktoś gra stroną B [Arona Ardellego](commander:aron-ardelli), tylko on używa wtedy swojej zdolności i nic więcej się nie dzieje (PA-25).

PR-025 = Kolejność w fazie Dochodu
    .text = Każdy gracz wykonuje te kroki: 1. dostaje energię ze wszystkich zaanektowanych [sektorów](term:sector); 2. stosuje technologie, które działają w fazie Dochodu; 3. używa zdolności dowódcy, jeśli działa ona w fazie Dochodu.

## Faza 3: Eksploracja, część I

PR-026 = Postaw statek
    .text = Począwszy od statku na górze [toru kolejności](term:turn-track) i dalej w dół, każdy gracz rozgrywa swoją turę: stawia statek na jednej z kart w rzędach albo na [polu operacji](term:operation-space).

PR-027 = W każdym miejscu tylko jeden statek
    .text = Na karcie i na polu operacji mieści się tylko jeden statek. Zajętej karty ani zajętego pola nikt inny nie może już w tej części wybrać.

PR-028 = Wybieraj tylko to, na co cię stać
    .text = Nie możesz wybrać karty, za którą nie jesteś w stanie zapłacić. Liczy się to, co masz w chwili stawiania statku; jeśli kartę można zdobyć na dwa sposoby, wystarczy, że stać cię na jeden (PA-10, PA-11).

PR-029 = To, co darmowe, można wybrać zawsze
    .text = Karty zasobów i pola operacji nic nie kosztują, więc możesz je wybrać zawsze, dopóki nie stoi na nich statek.

PR-069 = Każdy stawia jeden statek
    .text = W każdej części każdy gracz stawia dokładnie jeden statek. Spasować możesz tylko wtedy, gdy nie możesz wybrać zupełnie niczego (PA-22).

PR-034 = Pas
    .text = Czasem, choć rzadko, nie możesz wybrać żadnej karty ani żadnego pola operacji. Wtedy pasujesz i od razu stawiasz statek na najwyższym wolnym polu toru kolejności, przed wszystkimi, którzy dopiero wykonają akcję (PA-23).

PR-030 = Kolejność rozpatrywania
    .text = Gdy wszystkie statki już stoją, rozpatruje się akcje od góry do dołu i od lewej do prawej: najpierw wszystko na poziomie I, potem na poziomie II, na końcu na poziomie III. Pole operacji danego poziomu rozpatruje się po jego kartach (PR-066, PA-04).

PR-031 = Statek wraca na tor
    .text = Po rozpatrzeniu akcji twój statek wraca na najwyższe wolne pole toru kolejności. Kto wybrał poziom I, gra więc w następnej części przed graczami z poziomów II i III.

PR-070 = Kroki akcji
    .text = Dla każdego statku wykonaj kolejno: odstaw statek na tor, weź kartę, płacąc koszt i odbierając nagrodę, a potem zastosuj efekty, które działają przy zdobyciu karty. Karta leży już wtedy przed tobą i też się liczy (PA-35).

PR-032 = Weź kartę
    .text = Połóż kartę odkrytą przed sobą. Potem zastosuj swoje wcześniejsze technologie i zdolność dowódcy, jeśli działają przy zdobyciu karty (PA-21). Jeśli tekst karty znacie tylko wy, przyjmuje się to, co zapiszecie (PA-40).

PR-033 = Operacje nie dają karty
    .text = Jeśli twój statek stoi na polu operacji, dostajesz punkty operacji (PR-060), a nie kartę.

PR-035 = Ardelli, strona B: zawsze na ostatnim polu
    .text = Statek gracza, który gra stroną B [Arona Ardellego](commander:aron-ardelli), zawsze wraca na ostatnie pole toru kolejności. Instrukcja mówi o tym we fragmencie o pasowaniu, ale używa słowa „zawsze” (PD-11, PA-24). W rundzie 1 kolejność i tak wyznacza inicjatywa.

PR-075 = Kolejność przechodzi na następną rundę
    .text = Kolejność na torze po części II Eksploracji obowiązuje na początku następnej rundy. Statków nie ustawia się od nowa według inicjatywy.

## Faza 4: Eksploracja, część II

PR-036 = Jeszcze raz, z tym, co zostało
    .text = Wszyscy znów stawiają statki, w nowej kolejności, na jednej z pozostałych kart albo na polu operacji; potem rozpatruje się akcje tak jak w części I. Rzędów się nie uzupełnia, a luki zostają (PA-30).

## Faza 5: Migracja

PR-037 = Niezdobyte karty wracają do pudełka
    .text = Wszystkie karty tej planety, których nikt nie zdobył, wracają do pudełka, także te odłożone na bok. Pola operacji zostają do końca gry.

## Zdobywanie kart

PR-072 = Typ decyduje o akcji
    .text = Jest pięć akcji: walka z [jednostką](card-type:unit), zdobycie [zabytku](card-type:landmark), badanie [technologii](card-type:technology), poszukiwanie [zasobu](card-type:resource) i prowadzenie [operacji](term:operation-space). Którą wykonujesz, zależy od tego, gdzie stoi twój statek.

PR-073 = Co zmienia poziom
    .text = W przypadku jednostek, zabytków i technologii poziom wyznacza koszt, a w przypadku kart zasobów i pól operacji – nagrodę. Przykład: karta zasobu daje 5 energii na poziomach I i II, a 6 na poziomie III.

PR-038 = Poziom w chwili zdobycia
    .text = Liczy się poziom, na którym karta leży w chwili, gdy ją zdobywasz. Trzy liczby przy jej lewej krawędzi dotyczą poziomów I, II i III.

## Jednostki

PR-039 = Pokonaj lub zwerbuj
    .text = [Jednostkę](card-type:unit) zdobywasz, [pokonując](term:defeat) ją. Jeśli ma [Dyplomację](term:diplomacy), możesz ją zamiast tego [zwerbować](term:enlist).

PR-040 = Pokonanie kosztuje siłę
    .text = Żeby pokonać jednostkę, zapłać tyle [siły](statistic:strength), ile podano dla jej poziomu.

PR-041 = Za brakujące doświadczenie płacisz siłą
    .text = Porównaj swoje [doświadczenie](statistic:experience) z tym, którego jednostka wymaga na swoim poziomie. Za każdy brakujący punkt zapłać dodatkowo 1 siły. Przykład: jednostka kosztuje 2 siły i wymaga 2 doświadczenia, a ty masz 1: płacisz 3 siły.

PR-042 = Doświadczenie się nie zużywa
    .text = Doświadczenie tylko porównujesz; nigdy nim nie płacisz. To, które daje sama jednostka, dostajesz za późno, żeby pomogło w walce z nią (PA-33).

PR-043 = Nagroda za pokonaną jednostkę
    .text = Po pokonaniu jednostki od razu dostajesz punkty imperium, energię i doświadczenie podane u dołu karty.

PR-044 = Werbunek wymaga doświadczenia
    .text = Żeby zwerbować jednostkę, musisz mieć co najmniej tyle doświadczenia, ile wymaga ona na swoim poziomie. Brakujących punktów nie zastąpisz siłą.

PR-045 = Werbunek kosztuje energię
    .text = Żeby zwerbować jednostkę, zamiast siły zapłać podaną na karcie [energię](statistic:energy). Jeśli na karcie jest tylko jedna taka liczba, obowiązuje ona na każdym poziomie (PA-14).

PR-046 = Nagroda za zwerbowaną jednostkę
    .text = Po zwerbowaniu jednostki od razu dostajesz punkty imperium i doświadczenie z karty, ale nie energię. Instrukcja wymienia jeszcze jedną statystykę, której ikona się nie zachowała; jeśli twoje karty dają za werbunek coś jeszcze, dostajesz to (PD-05, PA-13).

## Zabytki

PR-047 = Pokojowe zdobycie zabytku
    .text = Żeby zdobyć [zabytek](card-type:landmark) pokojowo, zapłać tyle [energii](statistic:energy), ile podano dla jego poziomu (PD-07).

PR-048 = Zdobycie zabytku siłą
    .text = Jeśli zabytek ma [Agresję](term:aggression), możesz zamiast energii zapłacić podaną na karcie [siłę](statistic:strength). Doświadczenie nie jest do tego potrzebne (PA-15). Jeśli na karcie jest tylko jedna taka liczba, obowiązuje ona na każdym poziomie (PA-14).

PR-049 = Nagroda za zabytek
    .text = Niezależnie od sposobu zdobycia od razu dostajesz punkty imperium i doświadczenie podane u dołu karty.

PR-050 = Ten sam zabytek na kilku planetach
    .text = Zabytki o tej samej nazwie mają tę samą ikonę i mogą się pojawić na kilku planetach. Numery późniejszych planet są w prawym górnym rogu, pod numerem bieżącej.

PR-051 = Dwa takie same tworzą parę
    .text = Dwa twoje zabytki o tej samej nazwie i ikonie tworzą [parę](term:pair). Gdy tylko masz oba, dodaj [wartości pary](term:pair-value) z ich prawych dolnych rogów i weź tyle punktów imperium. Przykład: 2 i 2 dają 4. Bez takiej samej ikony nie ma pary (PA-32).

PR-052 = Trzeci zabytek zaczyna nową parę
    .text = Trzeci zabytek o tej samej nazwie nie łączy się z pierwszymi dwoma. Czeka na czwarty i dopiero z nim tworzy drugą parę (PA-31).

## Technologie

PR-053 = Badanie technologii
    .text = Żeby zbadać [technologię](card-type:technology), zapłać tyle [energii](statistic:energy), ile podano dla jej poziomu. Od razu dostajesz punkty imperium i doświadczenie podane u dołu karty.

PR-054 = Planety od 1 do 4: efekty trwałe
    .text = Technologia z planet od 1 do 4 zmienia zasady dla swojego właściciela do końca gry. Działa od następnej fazy: zdobyta w części I – od części II, zdobyta w części II – od fazy, która następuje po niej; nigdy w chwili, gdy ją zdobywasz (PA-20).

PR-055 = Planety od 5 do 7: warunki końcowe
    .text = Technologia z planet od 5 do 7 ma warunek, który na koniec gry przynosi ci punkty imperium.

## Zasoby

PR-056 = Zbierz lub zaanektuj
    .text = Gdy zdobywasz kartę [zasobu](card-type:resource), wybierz jedno: albo od razu bierzesz energię podaną dla jej poziomu, z premią, jeśli jest (PR-074), albo anektujesz kartę jako [sektor](term:sector) (PR-057). Wybierasz przy rozpatrywaniu akcji (PA-11).

PR-074 = Premia karty zasobu
    .text = U dołu niektórych kart zasobów jest [premia](term:bonus). Dostajesz ją tylko wtedy, gdy bierzesz energię od razu, a przy aneksji nie (PA-16). Na ile da się to odczytać z instrukcji, jest to 1 doświadczenia; kieruj się swoją kartą (PD-04, PA-19).

PR-057 = Aneksja sektora
    .text = Zaanektować można tylko kartę z dwoma symbolami sektora u dołu. Połóż ją przed sobą do góry nogami, tak by symbole były u góry. Energii w tej chwili nie dostajesz. Taka karta też liczy się jako zdobyta (PA-18).

PR-058 = Sektory przynoszą energię co rundę
    .text = W każdej fazie Dochodu każdy twój zaanektowany sektor przynosi energię podaną między jego dwoma symbolami. Po raz pierwszy dzieje się to w rundzie po aneksji; sektor zaanektowany w rundzie 7 nic już nie przyniesie (PA-17).

PR-059 = Karty leżące prosto, zaanektowane albo jedne i drugie
    .text = Teksty kart rozróżniają karty zasobów leżące prosto, zaanektowane sektory oraz jedne i drugie razem. Gdy w tekście są oba symbole, nie ma znaczenia, jak leży karta.

## Operacje

PR-078 = Trzy pola, zawsze dostępne
    .text = Na planszy są pola operacji poziomów I, II i III, po jednym (PA-03). Zostają przez całą grę i w każdej części są znów wolne.

PR-060 = Punkty operacji
    .text = Gdy rozpatruje się twoją operację, dostajesz [punkty operacji](term:operation-points) podane dla pola: 5, 6 lub 7 na poziomie I, II lub III (PA-02). Od razu je wymień. Punkty, których nie możesz lub nie chcesz wykorzystać, przepadają (PA-36).

PR-061 = Numer planety ogranicza zakup punktów imperium
    .text = Za 1 punkt operacji kupisz 1 punkt imperium, najwyżej tyle, ile wynosi numer planety: 1 w rundzie 1, 7 w rundzie 7. To, że chodzi o punkty imperium, jest naszym rozstrzygnięciem, bo ikona się nie zachowała (PD-01, PA-01).

PR-062 = Siła bez limitu
    .text = Za 1 punkt operacji kupisz 1 siły, dowolnie wiele razy. To, że chodzi o siłę, jest naszym rozstrzygnięciem, bo ikona się nie zachowała (PD-01, PA-01).

PR-063 = Doświadczenie za dwa punkty
    .text = Za 2 punkty operacji kupisz 1 doświadczenia.

PR-064 = Dowolny podział punktów
    .text = Punkty operacji możesz dowolnie podzielić między te trzy statystyki. Przykład z rundy 3: 6 punktów daje 3 punkty imperium, 1 siły i 1 doświadczenia.

## Punktacja

PR-076 = Punktacja końcowa
    .text = Po części II Eksploracji w rundzie 7 dodaj do swoich punktów imperium te za spełnione cele (PR-077), za technologie z planet od 5 do 7 (PR-055) i za dowódcę, jeśli tak mówi jego arkusz (PA-05). Kto ma najwięcej, wygrywa. Jeśli kilku graczy ma tyle samo, zwycięstwo jest wspólne (PA-07).
