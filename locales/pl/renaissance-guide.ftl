### Age of Renaissance: a guide for the first game, step by step, and the captions of its pictures.
### step-<id> is the title of a step, .text what it says.

## Pages

book-page-learn = Na początek
    .intro = O czym jest ta gra, co jest w pudełku i jak czytać mapę i karty.
book-page-learn-setup = Rozłóż grę
    .intro = Za pierwszym razem wystarczy dwadzieścia minut. Liczby zależne od tego, ilu was gra, są w tabeli.
book-page-learn-turn = Tura
    .intro = Siedem faz: co możesz zrobić, ile to kosztuje i komu się opłaca. Każdą turę gra się tak samo.
book-page-learn-turns = Dwie tury, ruch po ruchu
    .intro = Anna, Marek i Dana grają w grę podstawową. Rysunki pokazują stół w danej chwili, a każdą liczbę obliczył program, który sprawdza zapisy.
book-page-learn-end = Koniec gry i pytania
    .intro = Jak ustalić zwycięzcę, co się opłaca w pierwszej partii i o co najczęściej pytają gracze.

## First look

step-aim = O co chodzi
    .text =
        Kierujesz europejską potęgą handlową. Pieniądze zamieniasz w **żetony**, żetony zdobywają **rynki** na mapie, rynki przynoszą pieniądze, a za nie kupujesz **osiągnięcia**: 26 odkryć i instytucji, od Niebios po Klasę średnią. Karty sprawiają, że twoje towary przynoszą zysk, pomagają tobie albo szkodzą innym.

        Na koniec liczą się trzy rzeczy:

        - cena twoich **osiągnięć**, pełna, nawet jeśli zapłacisz mniej,
        - plus twoja **gotówka**,
        - minus twoja **nędza**.

        Wygrywa gracz z największą liczbą punktów. Na pierwszą partię wybierzcie [grę podstawową](variant:basic): używa się w niej tylko kart epoki I, a trwa około 2 godzin.

step-box = W pudełku
    .text = Każda z sześciu potęg ma 36 żetonów, 25 znaczników i 15 małych znaczników na tory. Oprócz tego, co widać na rysunku, są jeszcze pieniądze, czyli bank, który nigdy się nie wyczerpuje. W dzienniku tur każde osiągnięcie ma swoją linijkę: odhaczaj, co kupisz, i zapisuj gotówkę.

step-tokens = Żetony i znaczniki
    .text =
        Na mapie wszystko robi się tymi dwoma pionkami:

        - [Żeton](piece:token) jest **kwadratowy** i kosztuje $1. To właśnie żetony kładziesz na mapie.
        - [Znacznik](piece:marker) jest **okrągły** i nic nie kosztuje. Zastępuje twoje żetony, gdy tylko same wypełnią rynek. Tylko znaczniki przynoszą pieniądze: teraz [dominujesz](term:domination) w tej prowincji.

        Oba mają stronę **białą** i **kolorową**. To, co kładziesz na mapie w tej turze, leży białą stroną do góry. Już się broni, ale jeszcze nic nie przynosi i nie można stamtąd wyruszać. W fazie 6 wszystkie białe pionki odwraca się na kolor.

        Na planszy gracza, w naszym rysunku: (1) **zapas**, czyli żetony, których na razie nie masz do dyspozycji; (2) **pole ekspansji**, czyli żetony kupione, które rozmieścisz w tej turze; (3) ostatnie odkryte kółko, czyli twój dochód: górna liczba przy 3 lub 5 graczach, dolna przy 4 lub 6; (4) nieużyte jeszcze znaczniki.

step-map = Jak czytać mapę
    .text =
        - **Liczba w kółku** to rynek. Mieści tyle żetonów, licząc wszystkich graczy razem, albo jeden znacznik. Kolor oznacza towar.
        - **1 w kwadracie** to [satelita](term:satellite). Mieści 1 żeton i nigdy znacznika. Nie przynosi pieniędzy, ale pomaga bronić rynków, na które wskazują jego strzałki.
        - **Kolorowa liczba** to stolica, w której zaczyna potęga. Obszar dookoła jest jej obszarem macierzystym.
        - **Jasnobłękitne** są wody przybrzeżne, **błękitne** morza, **granatowy** Atlantyk. Bez statków nie przepłyniesz żadnej z tych wód.

        Na ląd bez nazwy nie można wejść. Żaden pionek nigdy nie przechodzi z prowincji do prowincji.

step-cards = Jak czytać kartę
    .text =
        Liczba na karcie to jej epoka. Jeśli jest w **kółku**, karta później wróci; jeśli w **kwadracie** albo gdy karta jest przywódcą, po zagraniu usuwa się ją z gry. Są trzy rodzaje kart:

        - **Towary.** Ktokolwiek ją zagra, bank płaci *wszystkim* za prowincje z tym towarem, w których mają kolorowy znacznik. Dwie prowincje dają cztery razy tyle co jedna, trzy dziewięć razy tyle. Na rysunku są pola karty sukna: liczba twoich prowincji wskazuje pole. Przy niedoborze dostajesz wypłatę z pola o jedno dalej, przy nadwyżce o jedno bliżej. Jeśli na karcie są dwa towary, grający wymienia jeden z nich.
        - **Przywódcy.** Obniżają cenę osiągnięć, które wymieniają, tylko w tej turze.
        - **Wydarzenia.** Zrób to, co mówi karta. Wydarzenia z epoki I znajdziesz na następnych stronach.

        Kart nie pokazujesz, ale każdy może zapytać, ile ich masz. **Nie ma limitu kart na ręce**: za to w fazie 4 karty na ręce kosztują.

## Set up the table

step-table = Krok po kroku
    .text =
        1. Podzielcie karty według epok. Potasujcie epokę I i rozdajcie każdemu po 1 karcie; reszta to stos dobierania. W grze podstawowej pozostałe epoki zostają w pudełku.
        2. Każdy bierze $40 i planszę gracza, stroną odpowiednią do liczby graczy.
        3. Każdy zapisuje w tajemnicy stawkę od $0 do $40 i wszyscy je odsłaniają. **Każdy płaci swoją stawkę.** Kto dał najwięcej, pierwszy wybiera stolicę, potem następny; przy równych stawkach rzuca się kostką. Zapamiętajcie tę kolejność: później rozstrzyga remisy.
        4. Weź pionki swojej potęgi. Wszystkie żetony idą do zapasu, na każde kółko kładziesz znacznik.
        5. Połóż w swojej stolicy jeden znacznik kolorową stroną do góry.
        6. Ustaw swój znacznik nędzy na 0. Statków nikt jeszcze nie ma.
        7. Teraz pierwszy raz rozegrajcie fazę 7: każdy w tajemnicy dzieli pozostałe pieniądze między żetony, po $1, a gotówkę. Odsłońcie, przełóżcie żetony na pole ekspansji, zapiszcie gotówkę. Kto wydał **najmniej**, gra pierwszy.

        O remisie decyduje ten, kto wybierał stolicę **ostatni**: zajmuje dowolne miejsce spośród remisujących, potem wybiera przedostatni. Rysunek pokazuje stół dla trzech graczy.

step-numbers = Liczby zależne od liczby graczy
    .text =
        | Gracze | Potęgi | Obszary | Używane miejsca |
        |--:|---|---|---|
        | 3 | Wenecja, Genua, Barcelona | od IV do VIII | 2, 4, 6 |
        | 4 | także Paryż | od III do VIII | 1, 3, 5, 6 |
        | 5 | także Londyn | od II do VIII | od 1 do 5 |
        | 6 | także Hamburg | od I do VIII | od 1 do 6 |

        Dochód to $15 i za każdy znacznik tyle dolarów, ilu jest graczy.

        W obszarach, które nie są w grze, niczego nie wolno kłaść. Obszar V jest zamknięty, dopóki nie masz osiągnięcia [Lądem na Wschód](advance:overland-east); na Daleki Wschód i do Ameryk potrzebne są statki oceaniczne, a to jeszcze daleka droga.

        Twoje **miejsce** to nie to samo, co kolejność wśród graczy: przy 3 graczach pierwszy gracz stoi na miejscu 2, drugi na 4, trzeci na 6. Ten numer liczy się w każdym ataku.

## A turn

step-turn = Tura na jednej stronie
    .text = W fazach od 1 do 5 gracie jeden po drugim, w kolejności gry: pierwszy gracz robi w danej fazie wszystko, co chce, potem drugi i tak dalej. Fazy 6 i 7 wszyscy rozgrywają jednocześnie.

step-draw = 1 i 2: dobieranie i kupno kart
    .text =
        - Pierwszy gracz może zapłacić bankowi [wartość podstawową](term:base-value) towaru, żeby znieść jego niedobór lub nadwyżkę.
        - Każdy dobiera 1 kartę. W turze 1 masz więc 2.
        - Dzięki [Rozkwitowi miast](advance:urban-ascendancy) możesz kupić jeszcze 1 kartę za $10, dzięki [Sztuce mistrzów](advance:master-art) odrzucić 1. Wszyscy inni pomijają fazę 2.

        - **Komu się opłaca:** więcej kart to większy wybór, ale każda zatrzymana kosztuje coraz więcej.

step-play = 3: zagraj karty
    .text =
        W swojej rundzie zagraj po kolei tyle kart, ile chcesz, albo żadnej. Karty zagrywa się tylko teraz, nigdy w rundzie innego gracza.

        - **Kosztuje:** nic. To, co zatrzymasz, kosztuje w fazie 4.
        - **Przywódcy:** z pierwszego przywódcy w turze korzysta tylko ten, kto go zagrał. Z następnych mogą korzystać także właściciele [Mecenatu](advance:patronage). Na takiej karcie możesz położyć pieniądze dla ochrony, ile chcesz. Mecenas, który chce skorzystać z przywódcy, płaci ci taką sumę; to, co położysz na karcie, na końcu fazy 4 trafia do banku.
        - **Komu się opłaca:** karta towaru opłaca się temu, kto ma najwięcej prowincji z tym towarem. Poczekaj więc, aż będziesz prowadzić, i patrz na [tabelę towarów](term:commodity-log): widać na niej, kto co ma.

        Towary według liczby prowincji:

step-events = Wydarzenia epoki I
    .text =
        | Wydarzenie | Co się dzieje |
        |---|---|
        | [Złoto alchemika](card:alchemists-gold) | wybrany gracz płaci połowę zapisanej gotówki, zaokrągloną w górę |
        | [Wojna domowa](card:civil-war) | wybrany gracz: 1 pole nędzy, znacznik w stolicy zamienia się w żeton, przepada połowa gotówki albo kupionych żetonów, jak woli ofiara; w fazie 5 ofiara gra ostatnia |
        | [Oświecony władca](card:enlightened-ruler) | w tej turze nie działają na ciebie Wojna domowa, Bunt, Złoto alchemika, Fala mistycyzmu i Powstania rewolucyjne |
        | [Głód](card:famine) | wszyscy: 4 pola nędzy, o 1 mniej za każdą prowincję ze zbożem |
        | [Fala mistycyzmu](card:mysticism-abounds) | wszyscy: 4 pola nędzy, o 1 mniej za każde osiągnięcie z nauki |
        | [Powstania rewolucyjne](card:revolutionary-uprisings) | wszyscy: 1 pole nędzy za każde osiągnięcie z handlu |
        | [Dekret papieski](card:papal-decree) | wymień naukę, religię lub eksplorację: w tej turze nikt nie kupuje takich osiągnięć |
        | [Piraci/wikingowie](card:pirates-vikings) | wybrany kolorowy znacznik na wybrzeżu zamienia się w żeton, także w stolicy |
        | [Bunt](card:rebellion) | wybrany kolorowy znacznik zamienia się w żeton, ale nie w stolicy rywala |
        | [Krucjaty](card:crusades) | połóż swój znacznik, kolorową stroną do góry, na dowolnym rynku obszaru VI; inne pionki, które tam są, wracają do graczy; twoja nędza rośnie o 1 pole |
        | [Wojna](card:war) | ty i wybrany gracz rzucacie po jednej kostce i dodajecie przewagi: 1 pole nędzy dla zwycięzcy, 2 dla przegranego, który oddaje tyle znaczników, ile wynosi różnica; przy remisie po 1 polu i nowy rzut w rundzie następnego gracza (RR-182) |
        | [Zbroja](card:armor), [Strzemiona](card:stirrups) | przewaga militarna do końca tury: o 1 więcej siły w ataku i obronie, a gdy atakujesz, wygrywasz przy równych kostkach. Strzemiona nic nie dają przeciw Zbroi |

        Gdy znacznik zamienia się w żeton, jego właściciel kładzie tam 1 kolorowy żeton z zapasu. Prowincja nic nie przynosi, dopóki znów nie będzie pełna.

        Przywódcy epoki I: [Karol Wielki](card:charlemagne) $20 taniej Nacjonalizm, [Dionizjusz Mały](card:dionysus-exiguus) $20 taniej Słowo pisane, [Święty Benedykt](card:st-benedict) $10 taniej Słowo pisane i Mecenat, [Raszid ad-Din](card:rashid-ad-din) $10 taniej Słowo pisane i Lądem na Wschód, [Walter bez Mienia](card:walter-the-penniless) $20 taniej Lądem na Wschód, a z Krucjatami $30.

step-purchases = 4: zakupy
    .text =
        Cztery kroki w tej kolejności. Każdy możesz pominąć, ale nie możesz wrócić:

        1. **Statek.** $10 za jeden stopień, raz w turze: Galera 2, 4, 6, 8. Na początku nikt nie ma statku.
        2. **Osiągnięcia.** Tyle, na ile cię stać, każde raz; nikt nikomu ich nie zabiera. Cena jest wydrukowana, odejmij swoje zniżki. Działają od razu.
        3. **Stabilizacja.** Płacisz za karty na ręce: $1, $3, $6, $10, $15 albo $21, gdy masz ich od 1 do 6. Jeśli nie zapłacisz wszystkiego, idziesz w górę na torze nędzy o tyle pól, żeby liczba wzrosła co najmniej o tę sumę.
        4. **Ulga w nędzy.** Tylko jeśli masz co najmniej 1 osiągnięcie w każdej z 6 dziedzin: schodzisz o 1 pole, płacąc różnicę. W pierwszej partii nastąpi to późno (RR-105, RR-106).

        - **Zniżki:** każde twoje osiągnięcie obniża cenę innych **ze swojej dziedziny**, ale dopiero od następnej tury. Osiągnięcia z nauki i z religii dają po 20, z eksploracji też, z handlu i komunikacji po 10, ze społeczeństwa 10, 20, 30, 40 i 50 w kolejności liter. Przemysł, Renesans i Nowy Świat nie dają nic. Zniżki nigdy się nie zużywają.
        - **Religia** kosztuje 1 pole nędzy za każde osiągnięcie.
        - **Nędza** robi jedno: odejmuje się na końcu. Tylko ten, kto wyjdzie poza 1000, odpada z gry.

step-first-advances = Co kupić najpierw
    .text =
        | Osiągnięcie | Cena | Co daje |
        |---|--:|---|
        | [Karawana](advance:caravan) | $20 | lądem docierasz o dwie prowincje dalej |
        | [Rozkwit miast](advance:urban-ascendancy) | $20 | co turę dodatkowa karta za $10 |
        | [Niebiosa](advance:heavens) | $30 | twoje galery mogą przepłynąć 1 morze |
        | [Słowo pisane](advance:written-record) | $30 | na przywódcach oszczędzasz o $10 więcej |
        | [Mecenat](advance:patronage) | $30 i 1 pole nędzy | możesz korzystać z cudzych przywódców |
        | [Lądem na Wschód](advance:overland-east) | $40 | obszar V stoi przed tobą otworem |
        | [Nacjonalizm](advance:nationalism) | $60 | o 1 więcej siły w obszarze macierzystym |

        Na rysunku jest wszystkie 26: litera, cena, a za nią litery tych, które trzeba już mieć. [Katalog](page:advance) objaśnia każde z nich.

step-expansion = 5: rozmieść żetony
    .text =
        W swojej rundzie kładziesz żetony z pola ekspansji, białą stroną do góry, wszędzie tam, gdzie możesz dotrzeć:

        - **Lądem:** w prowincji, która graniczy z taką, gdzie masz **kolorowy** pionek, albo z twoją stolicą.
        - **Statkiem:** licz prowincje nadmorskie od takiej, gdzie masz kolorowy pionek, razem z docelową; ich wody muszą się stykać. Galera 2 dopływa o 2 prowincje dalej i do każdej przewozi najwyżej 2 żetony, Galera 4 dopływa o 4 i przewozi 4, i tak dalej. Bez Niebios galery nie przepłyną morza.

        Możliwe są trzy przypadki:

        - **Wypełniasz pusty rynek**: kładziesz biały znacznik, a żetony wracają do zapasu. Jeśli jest ich mniej, po prostu tam stoją.
        - **Stoisz obok rywali**: wolno, jeśli nie ma znacznika rywala i wszystkich żetonów razem nie jest więcej, niż wynosi wielkość rynku. Wtedy nikt nie kładzie znacznika.
        - W każdym innym przypadku musisz **zaatakować**.

        Ponadto raz w swojej rundzie możesz kupić kartę za żetony: pierwsza karta kupiona w tej fazie kosztuje 3, druga 6, trzecia 9. Pozostałe żetony wracają do zapasu.

        Gdy wszyscy skończą, kartę dobiera ten, kto ma **najwięcej białych znaczników**; przy remisie ten, kto grał wcześniej.

        - **Kosztuje:** żetony. Płaci się za nie turę wcześniej.
        - **Komu się opłaca:** kto gra wcześnie, zastaje puste rynki.

step-attack = 5: atak
    .text =
        1. **Obrona.** Znacznik liczy się za tyle, ile wynosi wielkość rynku, żeton za 1. Każdy satelita, który tam wskazuje, dodaje znacznikowi 1, jeśli jego właściciel ma na nim kolorowy żeton. Zbroja lub Strzemiona dodają 1. W stolicy właściciela wszystko to oprócz Zbroi i Strzemion liczy się podwójnie.
        2. **Żetony.** Potrzeba ich tyle, ile wynosi obrona **i wielkość rynku** razem, minus twoje przewagi, ale nigdy mniej niż wielkość rynku. Z mniejszą liczbą w ogóle nie można wejść.
        3. **Kostki.** Rzuć raz wszystkimi trzema. Wygrywasz, jeśli kolorowa pokaże **więcej niż numer twojego miejsca** albo **czarna więcej niż biała**.
        4. **Wynik.** Wszystkie pionki przegranego w tej prowincji wracają do zapasu. Jeśli wygrasz, na rynku kładziesz biały znacznik, a twoje żetony też wracają do zapasu; na satelicie zostaje 1 z nich. Jeśli przegrasz, możesz spróbować znowu, nowymi żetonami.

        Pierwszy rysunek pokazuje atak na Rzym, który za chwilę zobaczysz: Anna stoi na miejscu 2 i ma Nacjonalizm, Marek zagrał Zbroję. Drugi mówi, jak często udaje się atak z każdego miejsca. Kostki nie znają siły: więcej żetonów nie pomaga. (To, jak liczy się podwojenie w stolicy, jest sporne: RA-82.)

        - **Komu się opłaca:** kto gra wcześnie. Z miejsca 6 zostaje tylko czarna przeciw białej.

step-income = 6: dochód
    .text =
        Wszyscy jednocześnie:

        1. Odwróćcie wszystkie białe pionki na kolor.
        2. Weź $15 i za każdy znacznik tyle dolarów, ilu jest graczy: to ostatnie odkryte kółko na twojej planszy.
        3. To, co zostało z niedoborów i nadwyżek poprzedniej tury, się kończy.
        4. Rzućcie **dwa razy** trzema kostkami. Suma czarnej i białej wskazuje towar: 2 kamień, 3 wełna, 4 drewno, 5 zboże, 6 sukno, 7 wino, 8 metal, 9 futra, 10 jedwab, 11 przyprawy, 12 złoto i kość słoniowa. Kolorowe 1, 2 lub 3 to **niedobór**, 4, 5 lub 6 to **nadwyżka**.
        5. Jeśli jeden gracz ma więcej prowincji z tym towarem niż każdy z pozostałych: przy niedoborze dobiera kartę, przy nadwyżce płaci $1 za każdą z tych prowincji. Przy remisie nic się nie dzieje.

        Następna karta tego towaru płaci o jedno pole więcej lub mniej i na tym koniec. Niedobór i nadwyżka tego samego towaru się znoszą.

        - **Komu się opłaca:** znaczniki przynoszą pieniądze co turę, każdy tyle samo, bez względu na liczbę. Małe rynki są tanie.

step-order = 7: żetony czy gotówka
    .text =
        Każdy w tajemnicy dzieli wszystkie pieniądze między żetony a gotówkę. Odsłońcie, zapłaćcie i zapiszcie gotówkę. Kto wydał najmniej, gra pierwszy; remisy rozstrzyga się jak na początku. Żetony niewykorzystane w tej turze przepadają, więc kupuj tyle, ile potrzebujesz.

        - **Kosztuje:** $1 za żeton. Możesz też zapłacić $1 lub więcej, nie biorąc żetonów, żeby liczyć się jak ktoś, kto wydał mniej niż $0 (RR-156).
        - **Komu się opłaca:** kto wydaje mało, gra wcześnie i dobrze atakuje; kto wydaje dużo, ma dużo znaczników.

## Two turns, move by move

step-players = Początek
    .text =
        Anna daje stawkę $4, Marek $2, Dana $0. Anna wybiera więc pierwsza i bierze Wenecję, Marek bierze Genuę, a Danie zostaje Barcelona. Annie zostaje $36, kupuje 12 żetonów; Markowi $38, kupuje 13; Danie $40, kupuje 12. Anna i Dana remisują; Dana wybierała stolicę ostatnia i decyduje, że zagra pierwsza. Kolejność: Dana na miejscu 2, Anna na 4, Marek na 6.

        Pod mapą każda potęga ma swój wiersz: liczba to miejsce, potem idą gotówka, statek, nędza i karty na ręce, litery osiągnięć oraz prowincje.

step-first-cards = Tura 1: karty i zakupy
    .text =
        Każdy dobiera kartę i ma 2.

        - **Dana** zagrywa Dionizjusza Małego. To pierwszy przywódca, więc korzysta z niego tylko ona. Słowo pisane kosztuje ją 30 - 20 = $10. Za zatrzymaną kartę płaci $1 i ma $17.
        - **Anna** nic nie zagrywa: jej karta sukno/wino dałaby teraz tylko $5. Kupuje Galerę 2 za $10, płaci $3 za dwie karty i ma $11.
        - **Marek** zagrywa Świętego Benedykta i kupuje Mecenat za 30 - 10 = $20. Kosztuje go to 1 pole nędzy: stoi na 10. Za swoją kartę płaci $1 i ma $4.

step-first-expansion = Tura 1: mapa
    .text =
        - **Dana** wypełnia Walencję (2 żetony), Toledo (3), Kraj Basków (2) i Montpellier (2). Za ostatnie 3 kupuje kartę, pierwszą w tej fazie.
        - **Anna** wypełnia lądem Florencję (4), Mediolan (3) i Dubrownik (3). Galera wiezie ostatnie 2 wzdłuż wybrzeża: z Wenecji do Dubrownika jest 1, do Belgradu 2. Wypełniają Belgrad.
        - **Marek** wypełnia Rzym (4), Marsylię (5) i Lyon (4).

        Dana i Anna mają po 4 nowe znaczniki. Dana grała wcześniej i dobiera kartę.

step-first-end = Tura 1: dochód i kolejność
    .text =
        Pionki odwraca się na kolor. Dana i Anna dominują w 5 prowincjach każda: 15 + 5 × 3 = $30. Marek w 4: $27.

        - **Pierwszy rzut:** kolorowa 2, czarna 3, biała 3: niedobór sukna. Anna ma Wenecję i Florencję, Marek tylko Genuę. Anna dobiera kartę.
        - **Drugi rzut:** kolorowa 5, czarna 4, biała 3: nadwyżka wina. Dana i Marek mają po 1, więc nikt nie płaci.

        Teraz Anna chce być pierwsza, żeby nikt nie zniósł niedoboru, zanim zagra swoją kartę. Wydaje $11, Dana $14, Marek $16. Anna jest na miejscu 2 i ma $30, Dana na 4 i ma $33, Marek na 6 i ma $15.

step-second-cards = Tura 2: karty
    .text =
        Wszyscy dobierają. Anna zostawia niedobór.

        - **Anna** zagrywa kartę sukno/wino i wymienia sukno. Ma 2 prowincje: pole 2 to $20, ale przy niedoborze liczy się pole 3, czyli $45. Marek ma 1 i dostaje tyle, ile na polu 2: $20. Potem Anna zagrywa Karola Wielkiego, pierwszego przywódcę.
        - **Dana** zagrywa Raszida ad-Dina, drugiego przywódcę, i kładzie na nim $3, bo Marek ma Mecenat. Potem Złoto alchemika przeciw Annie: zapisała $30 i płaci połowę, $15.
        - **Marek** zagrywa Zbroję.

step-second-purchases = Tura 2: zakupy
    .text =
        - **Anna** ma $60. Galera 4 kosztuje $10, Nacjonalizm z Karolem Wielkim 60 - 20 = $40, dwie karty $3. Zostaje jej $7.
        - **Dana** kupuje osiągnięcie Lądem na Wschód: 40 minus 10 za Raszida ad-Dina i jeszcze 10, bo ma Słowo pisane, razem $20. Dwie karty kosztują $3.
        - **Marek** jako mecenas płaci Danie te $3 i kupuje Słowo pisane za 30 - 10 = $20. Za ostatnią kartę płaci $1.

step-second-expansion = Tura 2: mapa
    .text =
        - **Anna** atakuje Rzym. Znacznik Marka liczy się za 4, a jego Zbroja za 1; z wielkością rynku to 9, minus 1 za Nacjonalizm Anny: 8 żetonów. Rzut: kolorowa 4, czarna 2, biała 5. 4 to więcej niż jej miejsce 2: wygrywa i kładzie znacznik. Galera 4 wiezie 2 żetony do Salonik (Durazzo, Korfu, Ateny, Saloniki: 4 kroki z Belgradu) i 1 na satelitę Durazzo.
        - **Dana** wypełnia Grenadę (2), Lizbonę (3), Sewillę (3) i Bordeaux (4), a na satelitach León i Tuluza kładzie po 1 żetonie.
        - **Marek** jest na miejscu 6: pomóc może mu tylko czarna przeciw białej. Znacznik Dany w Montpellier liczy się za 2; jej żeton w Tuluzie jest biały i jeszcze go nie wspiera. Dzięki Zbroi potrzeba 2 + 2 - 1 = 3 żetonów. Rzuca 4, 2, 5 i je traci. Próbuje znowu 3 żetonami: 5, 3, 3. Przy równych kostkach dzięki Zbroi wygrywa. Na Bordeaux potrzebuje 4 + 4 - 1 = 7: rzuca 6, 4, 1, czarna jest wyższa. Za ostatnie 3 żetony kupuje kartę.

        Białe znaczniki: Dana 3, pozostali po 2. Dana dobiera.

step-second-end = Tura 2: dochód
    .text =
        Anna i Dana mają po 7 znaczników i biorą po $36, Marek ma 5 i bierze $30. Nadwyżka wina z tury 1 kończy się niewykorzystana.

        - **Pierwszy rzut:** 1, 1, 1: niedobór kamienia. Anna ma Mediolan i Rzym, Marek Montpellier: Anna dobiera kartę.
        - **Drugi rzut:** 6, 4, 3: nadwyżka wina. Dana ma Barcelonę i Lizbonę, Marek Marsylię: Dana płaci $2.

        Gdyby gra kończyła się tutaj, Dana miałaby 70 za dwa osiągnięcia i $44, czyli 114 punktów; Anna 60 + 43 = 103; Marek 60 + 41 - 10 = 91. Teraz Marek wydaje na żetony $15, Dana $18, Anna $20: w turze 3 pierwszy jest Marek.

## The end, and questions

step-scoring = Koniec i punkty
    .text =
        Gra podstawowa kończy się w turze, w której ktoś dobierze ostatnią kartę epoki I. Tę turę gra się do dochodu włącznie. Zamiast fazy 7 wszyscy, w kolejności gry, zagrywają wszystkie karty z ręki. Potem liczcie: pełna cena osiągnięć, plus gotówka, minus liczba na waszym polu nędzy. Przy równym wyniku zwycięstwo jest wspólne (RR-166).

step-advice = Co się opłaca
    .text =
        - Najpierw małe rynki: rynek o wielkości 2 przynosi tyle samo co rynek o wielkości 5.
        - Dwie, trzy prowincje z jednym towarem i jego karta na ręce: to wystarczy na osiągnięcie.
        - Szybko po jednym osiągnięciu z każdej dziedziny: zniżki działają od następnej tury, a bez kompletu nie ma ulgi w nędzy.
        - Nie trzymaj zbyt wielu kart. Czwarta kosztuje $4, szósta $6, co turę.
        - Chcesz atakować? Wydaj mało i graj pierwszy. Masz dużo żetonów do spokojnego rozmieszczenia? Wtedy ostatnie miejsce nie szkodzi.
        - Kładź żetony na satelitach, które wskazują na twoje najlepsze rynki.

step-questions = Pytania
    .text =
        - **Czy mogę zostawić rynek wypełniony do połowy?** Tak, żetony zostają i w następnej turze można stamtąd wyruszyć (RR-130).
        - **Czy mogę dokładać żetony tam, gdzie mam znacznik?** Nie (RR-022).
        - **Czy białe pionki się bronią?** Tak, ale biały żeton na satelicie niczego nie wspiera (RR-126, RR-123).
        - **Czy mogę wyruszyć z tego, co właśnie położę?** Nie, tylko z kolorowych pionków i ze stolicy (RR-115).
        - **Czy mogę stracić stolicę?** Tak, jak każdy rynek; nadal możesz z niej wyruszać (RR-110).
        - **Czy muszę zagrać kartę?** Nie, ale za nią płacisz (RR-070, RR-102).
        - **Czy nowa zniżka działa od razu?** Od następnej tury; to, na co osiągnięcie pozwala, działa od razu (RR-090, RR-094).
        - **Komu płaci się za kartę?** Każdemu, kto ma kolorowe znaczniki przy tym towarze (RR-043).
        - **Czy mogę oddać albo sprzedać kartę?** Nie, pokazać też nie (RR-140, RR-158).
        - **Co, jeśli stos dobierania jest pusty?** W grze podstawowej to ostatnia tura (RR-159).

## Pictures
# The value is the caption; .alt tells somebody who cannot see the picture what it shows.

picture-box = Co jest w pudełku oprócz pieniędzy.
    .alt = Osiem rzeczy z liczbami: mapa, żetony, znaczniki, małe znaczniki, plansze, karty, kostki, dziennik tur.
picture-box-map = mapa
picture-box-tokens = kwadratowe żetony
picture-box-markers = okrągłe znaczniki
picture-box-tracks = małe znaczniki na tory
picture-box-mats = plansze graczy
picture-box-cards = karty historii
picture-box-dice = kostki
picture-box-logs = blok dziennika tur
picture-mat = Plansza z 5 prowincjami, w naszym rysunku: zapas (1), pole ekspansji (2), dochód (3), nieużyte znaczniki (4).
    .alt = U góry dwa pola z kwadratowymi żetonami, kolorowymi w zapasie i białymi na polu ekspansji; niżej dwa rzędy kółek: pięć odkrytych z dwiema liczbami, pozostałe pod znacznikami.
picture-row = Pola karty sukna: za dwie prowincje $20, przy niedoborze $45, przy nadwyżce $5.
    .alt = Sześć pól z kwotami 5, 20, 45, 80, 125 i 180 dolarów; drugie jest wyróżnione, linia do trzeciego oznacza niedobór, do pierwszego nadwyżkę.
picture-setup = Stół dla trzech graczy przed pierwszą turą, w naszym rysunku. Numery to numery kroków.
    .alt = Mapa: po jednej stronie stos dobierania, stos kart powracających i pole przywódcy, po drugiej tabele kolejności, żeglugi i towarów, u góry tor nędzy; poniżej trzy plansze graczy.
picture-attack = Atak na Rzym: obrona (1), żetony (2), kostki (3), wynik (4).
    .alt = Cztery paski: 4 i 1 to 5; 5 i 4 minus 1 to 8; kostki 4, 2 i 5; osiem żetonów zamienia się w znacznik.
picture-attack-marker = znacznik w Rzymie
picture-attack-defence = obrona
picture-attack-tokens = tyle żetonów trzeba
picture-attack-roll = kolorowa 4 to więcej niż miejsce 2: wygrana
picture-attack-result = obrońca znika, w Rzymie leży biały znacznik
picture-slots = Jak często udaje się atak bez Zbroi i tym podobnych z każdego miejsca i których miejsc używa się przy danej liczbie graczy.
    .alt = Sześć kolumn: 90, 81, 71, 61, 51 i 42 procent; niżej kropki przy miejscach używanych przy 3, 4, 5 i 6 graczach.
picture-table-1 = Początek: każda potęga ma swoją stolicę. Czerwona jest Wenecja, niebieska Genua, zielona Barcelona.
    .alt = Mapa z trzema znacznikami w Wenecji, Genui i Barcelonie; pod nią wiersz dla każdej potęgi.
picture-table-2 = Po rozmieszczeniu w turze 1. Białe pionki z kolorową obwódką są nowe.
    .alt = Nowe znaczniki Barcelony na zachodzie, Wenecji na wschodzie i Genui pomiędzy nimi.
picture-table-3 = Po rozmieszczeniu w turze 2. Kwadraty to żetony na satelitach.
    .alt = Biały znacznik Wenecji w Rzymie, Genui w Montpellier i Bordeaux; żetony w Durazzo, León i Tuluzie.
picture-table-4 = Po dochodzie w turze 2: wszystko jest kolorowe.
    .alt = Wenecja ma siedem prowincji, Barcelona siedem, Genua pięć.

## Examples

example-first-turns = Dwie tury jako zapis
    .text = Tak zapisano to przy stole. [Jak zapisać rozgrywkę](section:records) objaśnia to wiersz po wierszu.
example-war = Wojna w dwóch rzutach
    .text = Obie strony mają Nacjonalizm i obie rzucają 4: każda dostaje 1 pole nędzy. Na początku rundy następnego gracza rzuca się ponownie, gdy Barcelona zagrała już Zbroję. 5 i 1 przeciw 3, 1 i 1: Wenecja wygrywa o 1 i dostaje 1 pole, Barcelona dostaje 2 i oddaje 1 znacznik.
example-ship = Dwie galery
    .text = Wenecja z Galerą 2 wyrusza z Wenecji i z Dubrownika: Belgrad i Durazzo leżą o 1 i 2 prowincje nadmorskie od Dubrownika, Rzym o 2 od Wenecji przez Florencję. Do żadnej prowincji nie trafia więcej niż 2 żetony. Genua z Galerą 4 dociera do Cagliari w 1 kroku, a do Montpellier przez Marsylię w 2.
example-ties = Troje wydaje tyle samo
    .text = Barcelona wydaje 4 i jest pierwsza. Wenecja, Genua i Paryż wydają po 10. Genua wybierała stolicę ostatnia i zajmuje środek tej trójki; potem Wenecja, przedostatnia z nich, staje z przodu, a Paryżowi zostaje koniec.
example-stability = Płacić czy nie
    .text = Wenecja i Genua dobierają piątą kartę i mają zapłacić $15. Wenecji nie wystarcza: z 90 następne pole to 100, tylko o 10 więcej, idzie więc o dwa pola, na 125. Genua płaci. Barcelona ma trzy karty i płaci $6.
