### Age of Renaissance: a guide for the first game, step by step, and the captions of its pictures.
### step-<id> is the title of a step, .text what it says.

## Pages

book-page-learn = Na początek
    .intro = O czym jest ta gra, co jest w pudełku i jak czytać mapę i karty.
book-page-learn-setup = Rozłóż grę
    .intro = Za pierwszym razem wystarczy dwadzieścia minut. Wszystko, co zależy od liczby graczy, podaje tabela.
book-page-learn-turn = Tura
    .intro = Siedem faz: co możesz zrobić, ile to kosztuje i komu się opłaca. Każda tura przebiega tak samo.
book-page-learn-turns = Dwie tury, ruch po ruchu
    .intro = Anna, Marek i Dana grają w grę podstawową. Rysunki pokazują, co w danej chwili leży na stole.
book-page-learn-end = Koniec gry i pytania
    .intro = Jak ustalić zwycięzcę, co się opłaca w pierwszej partii i o co najczęściej pytają gracze.

## First look

step-aim = O co chodzi
    .text =
        Kierujesz europejską potęgą handlową. Za pieniądze bierzesz **żetony**, żetonami zdobywasz **rynki** na mapie, rynki przynoszą pieniądze, a za nie kupujesz **osiągnięcia**: 26 odkryć i instytucji, od Niebios po Klasę średnią. Dzięki jednym kartom zarabiasz na towarach, inne pomagają tobie albo szkodzą rywalom.

        Na koniec liczą się trzy rzeczy:

        - pełny koszt twoich **osiągnięć**, nawet jeśli płacisz za nie mniej,
        - plus twoja **gotówka**,
        - minus twoja **nędza**: tor, który zaczyna się od 0, a w górę pchają cię nieszczęścia i karty, które trzymasz i za które nie płacisz.

        Wygrywa gracz z największą liczbą punktów. Na pierwszą partię wybierzcie [grę podstawową](variant:basic): używa się w niej tylko 29 kart epoki I, a trwa ona około 2 godzin. Trzem graczom karty wystarczają na 4 do 6 tur, a przy większej liczbie graczy na mniej.

step-box = W pudełku
    .text = Każda z sześciu potęg ma 36 żetonów, 25 znaczników i 15 małych znaczników na tory. Oprócz tego, co widać na rysunku, w pudełku są pieniądze; w banku nigdy ich nie zabraknie. W dzienniku tur każde osiągnięcie ma swoją linijkę: odhaczaj tam to, co kupisz, i zapisuj swoją gotówkę.

step-tokens = Żetony i znaczniki
    .text =
        Na mapę trafiają tylko dwa rodzaje pionków:

        - [Żeton](piece:token) jest **kwadratowy** i kosztuje $1. To właśnie żetony kładziesz na mapie.
        - [Znacznik](piece:marker) jest **okrągły** i nic nie kosztuje. Zastępuje twoje żetony, gdy tylko same, bez żetonów rywali, wypełnią rynek: od tej chwili [dominujesz](term:domination) w tej prowincji. Pieniądze przynoszą tylko znaczniki.

        Jedne i drugie mają stronę **białą** i **kolorową**. To, co kładziesz na mapie w tej turze, leży białą stroną do góry. Już się broni, ale jeszcze nic nie przynosi i nie można stamtąd wyruszać. W fazie 6 wszystkie białe pionki odwraca się na kolorową stronę.

        Plansza gracza na naszym rysunku: (1) **zapas**, czyli żetony, których w tej turze nie możesz użyć; (2) **pole ekspansji**, czyli kupione żetony, które rozmieścisz w tej turze; (3) ostatnie odsłonięte kółko, czyli twój dochód: górna liczba przy 3 lub 5 graczach, dolna przy 4 lub 6; (4) nieużyte jeszcze znaczniki.

step-map = Jak czytać mapę
    .text =
        Na planszy:

        - **Liczba w kółku** to rynek, a sama liczba to **wielkość rynku**: mieści się na nim tyle żetonów wszystkich graczy razem albo jeden znacznik. Kolor oznacza towar.
        - **Cyfra 1 w ramce** to [satelita](term:satellite). Mieści się na nim 1 żeton, a znacznik nigdy. Nie przynosi pieniędzy, ale pomaga bronić rynków, które wskazują jego strzałki.
        - **Kolorowa liczba** to stolica, w której zaczyna jedna z potęg. Obszar, w którym leży stolica, jest obszarem macierzystym tej potęgi.
        - **Jasnoniebieskie** są wody przybrzeżne, **niebieskie** morza, **ciemnoniebieski** Atlantyk. Bez statków nie przepłyniesz żadnej z tych wód. Prowincja, do której dochodzi jasnoniebieska woda, jest nadmorska.

        Na ląd bez nazwy nie można wejść. Pionki nigdy nie przechodzą z prowincji do prowincji.

        Nasze dwie mapy mają tylko jeden odcień niebieskiego. Pierwsza to cała plansza, druga to obszar VII, w którym zaczynają Wenecja i Genua: są na niej wszystkie nazwy, a pod nazwą towar. Tak samo narysowane są inne obszary: [IV](page:area-iv), [V](page:area-v), [VI](page:area-vi), [VIII](page:area-viii), a dla więcej niż trzech graczy [III](page:area-iii), [II](page:area-ii) i [I](page:area-i).

step-cards = Jak czytać kartę
    .text =
        Liczba na karcie to jej epoka. Jeśli jest w **kółku**, zagrana karta trafia na stos kart powracających i wraca tylko w dłuższych rozgrywkach; jeśli w **kwadracie** albo jeśli to karta przywódcy, po zagraniu usuwa się ją z gry. Są trzy rodzaje kart:

        - **Towary.** Niezależnie od tego, kto zagra taką kartę, bank płaci *każdemu* za prowincje z tym towarem, w których ma on kolorowy znacznik. Liczba twoich prowincji wskazuje twoje pole na karcie, jak na rysunku: dwie prowincje przynoszą cztery razy tyle co jedna, a trzy – dziewięć razy tyle. Pierwsze pole to **wartość podstawowa** towaru. Przy niedoborze dostajesz kwotę z następnego pola, przy nadwyżce z poprzedniego (skąd się biorą, mówi faza 6); kto nie ma żadnej prowincji z tym towarem, nie dostaje nic. Jeśli na karcie są dwa towary, ten, kto ją zagrywa, wybiera jeden z nich.
        - **Przywódcy.** Obniżają cenę osiągnięć podanych na karcie, ale tylko w tej turze.
        - **Wydarzenia.** Zrób to, co mówi karta. Wydarzenia z epoki I znajdziesz na następnych stronach.

        Kart nie pokazujesz, ale każdy może zapytać, ile ich masz. **Limitu kart na ręce nie ma**, ale w fazie 4 za zatrzymane karty się płaci.

## Set up the table

step-table = Krok po kroku
    .text =
        1. Podzielcie karty według epok. Potasujcie karty epoki I i rozdajcie każdemu po 1; reszta to stos dobierania. W grze podstawowej karty pozostałych epok zostają w pudełku.
        2. Każdy bierze $40 oraz planszę gracza, którą kładzie stroną odpowiednią do liczby graczy.
        3. Każdy zapisuje w tajemnicy stawkę od $0 do $40, potem wszyscy pokazują je jednocześnie. **Każdy płaci swoją stawkę.** Kto dał najwięcej, wybiera stolicę pierwszy, a po nim następni według wysokości stawki; przy równych stawkach każdy rzuca kostką i wcześniej wybiera ten, kto wyrzucił więcej. Zapamiętajcie tę kolejność: później będzie rozstrzygać remisy.
        4. Weź pionki swojej potęgi. Wszystkie żetony połóż w zapasie, a znaczniki na kółkach, po jednym na każdym.
        5. Połóż w swojej stolicy jeden znacznik kolorową stroną do góry. Weź go z pierwszego kółka, tego z najniższymi liczbami; każdy następny znacznik bierzesz z kolejnego kółka. Znacznik, który schodzi z mapy, wraca na ostatnie odsłonięte kółko.
        6. Ustaw swój znacznik nędzy na 0, a mały znacznik w tabeli towarów przy towarze swojej stolicy; przesuwaj go, ilekroć zyskasz lub stracisz rynek. Statków nikt jeszcze nie ma. Jeden z graczy przesuwa znaczniki na torach, inny prowadzi bank.
        7. Teraz pierwszy raz rozegrajcie fazę 7: każdy w tajemnicy dzieli to, co mu zostało, na żetony (po $1) i gotówkę. Pokażcie jednocześnie, ile kto wydaje, zapłaćcie, przełóżcie kupione żetony na pole ekspansji i zapiszcie gotówkę. Kto wydał **najmniej**, gra pierwszy: ustawcie w tej kolejności swoje znaczniki w tabeli kolejności, na miejscach używanych przy waszej liczbie graczy.

        Remis rozstrzyga ten z remisujących, kto wybierał stolicę **ostatni**: zajmuje dowolne z przypadających im miejsc, potem robi to ten, kto wybierał tuż przed nim, i tak dalej. Rysunek pokazuje stół przygotowany dla trzech graczy.

step-numbers = Co zależy od liczby graczy
    .text =
        | Gracze | Potęgi | Obszary | Używane miejsca |
        |--:|---|---|---|
        | 3 | Wenecja, Genua, Barcelona | od IV do VIII | 2, 4, 6 |
        | 4 | także Paryż | od III do VIII | 1, 3, 5, 6 |
        | 5 | także Londyn | od II do VIII | od 1 do 5 |
        | 6 | także Hamburg | od I do VIII | od 1 do 6 |

        Dochód to $15, a do tego za każdy znacznik tyle dolarów, ilu jest graczy.

        W obszarach, które są poza grą, niczego nie wolno kłaść; statki mogą tamtędy przepływać. Obszar V jest dla ciebie zamknięty, dopóki nie kupisz osiągnięcia [Lądem na Wschód](advance:overland-east); na Daleki Wschód i do Ameryk potrzebne są statki oceaniczne, a to jeszcze daleka droga.

        Numer **miejsca** nie mówi, którym z kolei jesteś graczem: przy 3 graczach pierwszy gra na miejscu 2, drugi na 4, trzeci na 6. Numer miejsca liczy się w każdym ataku.

## A turn

step-turn = Tura na jednej stronie
    .text = W fazach od 1 do 5 gracie jeden po drugim, w kolejności gry: pierwszy gracz robi w danej fazie wszystko, co chce, potem drugi i tak dalej. Twoja część fazy to twoja **runda**. Fazy 6 i 7 wszyscy rozgrywają jednocześnie. (Kody w nawiasach prowadzą do pełnego tekstu: RR do reguły, RA do rozstrzygnięcia tam, gdzie reguły zostawiają wątpliwość.)

step-draw = 1 i 2: dobieranie i kupno kart
    .text =
        - Pierwszy gracz może znieść dowolny niedobór i dowolną nadwyżkę, płacąc bankowi [wartość podstawową](term:base-value) towaru.
        - Każdy dobiera 1 kartę. W turze 1 masz więc 2.
        - Dzięki [Rozkwitowi miast](advance:urban-ascendancy) możesz kupić jeszcze 1 kartę za $10, a dzięki [Sztuce mistrzów](advance:master-art) odrzucić 1. Wszyscy inni pomijają fazę 2.

        - **Co się opłaca:** więcej kart to większy wybór, ale za każdą następną kartę na ręce płaci się więcej.

step-play = 3: zagraj karty
    .text =
        W swojej rundzie zagraj po kolei tyle kart, ile chcesz, albo żadnej. Karty zagrywa się tylko w tej fazie i tylko w swojej rundzie.

        - **Koszt:** żaden. Dopiero za karty, które zatrzymasz, płacisz w fazie 4.
        - **Przywódcy:** pierwszy przywódca w turze trafia na pole przywódcy i korzysta z niego tylko ten, kto go zagrał. Z następnych mogą korzystać także właściciele [Mecenatu](advance:patronage). Na karcie takiego przywódcy możesz położyć ochronę, czyli dowolną kwotę. Mecenas, który chce z niego skorzystać, płaci ci tyle samo, raz za wszystkie jego zniżki, a pieniądze z karty na koniec fazy 4 trafiają do banku.
        - **Komu się opłaca:** karta towaru opłaca się temu, kto ma najwięcej prowincji z tym towarem. Poczekaj więc, aż będziesz prowadzić, i patrz na [tabelę towarów](term:commodity-log): widać na niej, kto co ma.

        Wypłaty za towary według liczby prowincji:

step-events = Wydarzenia epoki I
    .text =
        | Wydarzenie | Co się dzieje |
        |---|---|
        | [Złoto alchemika](card:alchemists-gold) | wybrany gracz płaci połowę swojej zapisanej gotówki, zaokrągloną w górę, ale nie więcej, niż mu zostało |
        | [Wojna domowa](card:civil-war) | nędza wybranego gracza rośnie o 1 pole; znacznik w jego stolicy, do kogokolwiek należy, zamienia się w żeton; on sam traci, co woli: połowę zapisanej gotówki (nie więcej, niż mu zostało) albo połowę kupionych żetonów, zaokrągloną w górę; przed fazą 5 przechodzi na ostatnie miejsce, a gracze stojący za nim przesuwają się do przodu |
        | [Oświecony władca](card:enlightened-ruler) | odtąd do końca tury nie działają na ciebie Wojna domowa, Bunt, Złoto alchemika, Fala mistycyzmu i Powstania rewolucyjne |
        | [Głód](card:famine) | nędza każdego gracza, także twoja, rośnie o 4 pola, minus 1 za każdą jego prowincję ze zbożem |
        | [Fala mistycyzmu](card:mysticism-abounds) | nędza każdego gracza, także twoja, rośnie o 4 pola, minus 1 za każde jego osiągnięcie z Nauki |
        | [Powstania rewolucyjne](card:revolutionary-uprisings) | nędza każdego gracza, także twoja, rośnie o 1 pole za każde jego osiągnięcie z Handlu |
        | [Dekret papieski](card:papal-decree) | wskaż Naukę, Religię albo Eksplorację: w tej turze nikt nie może kupować osiągnięć z tej dziedziny |
        | [Piraci/wikingowie](card:pirates-vikings) | wybrany kolorowy znacznik w prowincji nadmorskiej, choćby w stolicy, zamienia się w żeton |
        | [Bunt](card:rebellion) | wybrany kolorowy znacznik, byle nie w stolicy rywala, zamienia się w żeton |
        | [Krucjaty](card:crusades) | połóż swój znacznik, kolorową stroną do góry, na dowolnym rynku obszaru VI, bliskim czy dalekim; wszystkie inne pionki wracają stamtąd do właścicieli; twoja nędza rośnie o 1 pole |
        | [Wojna](card:war) | pojedynek na kostki z wybranym graczem, stawką są prowincje: zobacz poniżej |
        | [Zbroja](card:armor), [Strzemiona](card:stirrups) | przewaga militarna do końca tury: twoja siła w ataku, w obronie i w Wojnie jest o 1 większa, a gdy atakujesz, wygrywasz także wtedy, gdy czarna kostka jest równa białej. Strzemiona nic nie dają przeciw Zbroi |

        Gdy znacznik zamienia się w żeton, wraca na planszę gracza, a na jego miejscu na mapie właściciel kładzie 1 kolorowy żeton z zapasu (z pola ekspansji, jeśli zapas jest pusty). Prowincja nic nie przynosi, dopóki ktoś znów jej nie wypełni.

        W **Wojnie** obie strony rzucają kostką i dodają po 1 za Zbroję, Strzemiona i Nacjonalizm. Nędza strony z wyższą sumą rośnie o 1 pole, drugiej o 2, a przegrany oddaje tyle prowincji, ile wynosi różnica: sam wybiera je spośród tych, w których ma kolorowy znacznik, ze stolicą włącznie, a druga strona kładzie w każdej swój kolorowy znacznik w miejsce jego znacznika. Za każdą, której mu brakuje, jego nędza rośnie jeszcze o 1 pole. Przy równych sumach wygrywa ten, kto jako jedyny ma Zbroję lub Strzemiona; w przeciwnym razie nędza obu rośnie o 1 pole, a rzut powtarza się na początku rundy następnego gracza, w razie potrzeby także w następnej turze (RR-182).

        Przywódcy epoki I i ich zniżki: [Karol Wielki](card:charlemagne) – $20 na Nacjonalizm, [Dionizjusz Mały](card:dionysus-exiguus) – $20 na Słowo pisane, [Święty Benedykt](card:st-benedict) – po $10 na Słowo pisane i Mecenat, [Raszid ad-Din](card:rashid-ad-din) – po $10 na Słowo pisane i Lądem na Wschód, [Walter bez Mienia](card:walter-the-penniless) – $20 na Lądem na Wschód, a jeśli w tej samej turze ktokolwiek, przed nim albo po nim, zagra Krucjaty, $30. Zniżki kilku przywódców się sumują.

step-purchases = 4: zakupy
    .text =
        Cztery rzeczy w tej kolejności. Każdą możesz pominąć, ale nie możesz się cofnąć:

        1. **Statek.** $10 za jeden stopień, raz na turę: twój znacznik przesuwa się o jedno pole w tabeli żeglugi, Galera 2, 4, 6, 8. Na początku nikt nie ma statku.
        2. **Osiągnięcia.** Kupujesz tyle, na ile cię stać, każde raz; nikt nikomu ich nie zabiera. Od wydrukowanego kosztu odejmij swoje zniżki, także te od przywódców; cena nie spada poniżej $0. Osiągnięcie działa od razu, już przy następnym zakupie.
        3. **Stabilizacja.** Płacisz za karty na ręce: $1, $3, $6, $10, $15 albo $21, gdy masz ich od 1 do 6, i tak dalej, za siódmą jeszcze $7. Płacisz wszystko albo nic, jak wolisz. Jeśli nie płacisz, przesuwasz swój znacznik nędzy w górę, aż nędza wzrośnie co najmniej o tę kwotę, i ani pola dalej.
        4. **Ulga w nędzy.** Tylko jeśli masz co najmniej 1 osiągnięcie w każdej z 6 dziedzin: płacisz różnicę między dwoma polami i schodzisz z jednego na drugie, o 1 pole na turę (o 2 pola, gdy masz po 2 osiągnięcia w każdej dziedzinie, i tak dalej). W pierwszej partii dojdzie do tego późno (RR-105, RR-106).

        - **Zniżki:** każde twoje osiągnięcie obniża cenę innych **ze swojej dziedziny**, ale dopiero od następnej tury. Każde osiągnięcie z Nauki, Religii i Eksploracji daje $20, z Handlu i Komunikacji $10, a ze Społeczeństwa $10, $20, $30, $40 i $50, kolejno od litery V do Z. Przemysł, Renesans i Nowy Świat nie dają nic. Zniżki nigdy się nie zużywają.
        - **Religia:** każde osiągnięcie z tej dziedziny podnosi twoją nędzę o 1 pole.
        - **Nędza** liczy się tylko na koniec: odejmuje się ją od punktów. Pola rosną co 10 aż do 100, potem co 25 aż do 200, potem szybciej. Z gry odpada tylko ten, czyja nędza przekroczy 1000.

step-first-advances = Co kupić najpierw
    .text =
        | Osiągnięcie | Koszt | Co daje |
        |---|--:|---|
        | [Karawana](advance:caravan) | $20 | lądem docierasz na odległość dwóch prowincji |
        | [Rozkwit miast](advance:urban-ascendancy) | $20 | co turę możesz kupić dodatkową kartę za $10 |
        | [Niebiosa](advance:heavens) | $30 | twoje galery mogą przepłynąć 1 morze |
        | [Słowo pisane](advance:written-record) | $30 | każde osiągnięcie ze zniżką przywódcy kosztuje cię jeszcze o $10 mniej, i to od razu |
        | [Mecenat](advance:patronage) | $30 i 1 pole nędzy | możesz korzystać z cudzych przywódców |
        | [Lądem na Wschód](advance:overland-east) | $40 | obszar V stoi przed tobą otworem |
        | [Wiatrak/młyn wodny](advance:wind-watermill) | $40 | pokonanemu rywalowi możesz spróbować zabrać kartę w zamian za swoją |
        | [Ulepszone rolnictwo](advance:improved-agriculture) | $50 | nędza od razu spada o 1 pole, a każdy Głód podnosi ją o 1 mniej |
        | [Ciało ludzkie](advance:human-body) | $60 | nędza od razu spada o 1 pole |
        | [Słowo drukowane](advance:printed-word) | $60 | twoi przywódcy zwracają ci pieniądze za osiągnięcia, które już masz |
        | [Święty odpust](advance:holy-indulgence) | $60 i 1 pole nędzy | w każdej fazie 5 dostajesz po 2 żetony za każdego gracza bez tego osiągnięcia, a on traci 2 |
        | [Nacjonalizm](advance:nationalism) | $60 | siła o 1 większa w obszarze macierzystym, w ataku i w obronie, oraz w Wojnie |

        Rysunek pokazuje wszystkie 26: literę, koszt, a za nim litery osiągnięć, które trzeba mieć wcześniej. [Katalog](page:advance) objaśnia każde z nich.

step-expansion = 5: rozmieść żetony
    .text =
        W swojej rundzie kładziesz żetony z pola ekspansji, białą stroną do góry, wszędzie tam, dokąd możesz dotrzeć:

        - **Lądem**, ile chcesz: w prowincji, w której masz **kolorowy** pionek, w swojej stolicy i w każdej prowincji, która z którąś z nich graniczy.
        - **Statkiem:** wyrusz z prowincji nadmorskiej, w której masz kolorowy pionek, i licz każdą następną, łącznie z docelową; wody kolejnych prowincji muszą się stykać. Galera 2 dopływa o 2 prowincje dalej i do każdej przewozi najwyżej 2 żetony, Galera 4 dopływa o 4 prowincje dalej i do każdej przewozi najwyżej 4, i tak dalej. Ten sam limit obowiązuje przy ataku i wliczają się do niego także stracone żetony. Bez Niebios galery nie przepłyną morza.

        Możliwe są trzy przypadki:

        - **Wypełniasz rynek**, na którym nie ma nikogo innego: kładziesz biały znacznik, a żetony wracają do zapasu. Liczą się też twoje żetony z poprzednich tur. Jeśli żetonów jest za mało, po prostu tam zostają.
        - **Stoisz obok rywali**: wolno, jeśli nie ma tam znacznika rywala, a wszystkich żetonów razem nie jest więcej, niż wynosi wielkość rynku. Wtedy nikt nie kładzie znacznika.
        - **Atakujesz**: to jedyny sposób tam, gdzie leży znacznik rywala albo żetonów byłoby za dużo. Możesz zaatakować także tam, gdzie wolno ci stanąć obok rywala, jeśli wyślesz tyle żetonów, ile wymaga atak.

        Ponadto raz w swojej rundzie możesz kupić kartę za żetony: pierwsza karta, którą ktokolwiek kupi w tej fazie, kosztuje 3 żetony, druga 6, trzecia 9. Żetony, które ci zostaną, wracają do zapasu.

        Gdy wszyscy skończą, kartę dobiera ten, kto ma na mapie **najwięcej białych znaczników**; przy remisie ten, kto grał wcześniej.

        - **Koszt:** żetony, za które zapłacono turę wcześniej.
        - **Komu się opłaca:** temu, kto gra wcześnie: zastaje puste rynki.

step-attack = 5: atak
    .text =
        1. **Obrona.** Znacznik liczy się za tyle, ile wynosi wielkość rynku, żeton za 1. Każdy satelita, który wskazuje tę prowincję, dodaje znacznikowi 1, jeśli właściciel znacznika ma na satelicie kolorowy żeton. Zbroja lub Strzemiona dodają 1, podobnie Nacjonalizm w obszarze macierzystym obrońcy. Kilku rywali broni się razem: ich pionki się sumują i wszystkie zostają albo wszystkie znikają.
        2. **Żetony.** Potrzeba ich tyle, ile wynoszą razem obrona **i wielkość rynku**, minus 1 za każdą twoją premię do siły, ale nigdy mniej, niż wynosi wielkość rynku. Liczą się też twoje żetony, które już tam stoją. Z mniejszą liczbą w ogóle nie można wejść na pełny rynek.
        3. **Kostki.** Rzuć raz wszystkimi trzema. Wygrywasz, jeśli kolorowa pokaże **więcej niż numer twojego miejsca** albo **czarna więcej niż biała**.
        4. **Wynik.** Wszystkie pionki przegranego w tej prowincji wracają do zapasu; jeśli przegrasz, także twoje z poprzednich tur. Jeśli wygrasz, na rynku kładziesz biały znacznik, a twoje żetony też wracają do zapasu; na satelicie zostaje 1 z nich. Jeśli przegrasz, możesz spróbować ponownie, nowymi żetonami.

        Trudno zdobyć **stolicę**: znacznik lub żetony potęgi, do której należy, satelity i Nacjonalizm liczą się tam podwójnie, tylko Zbroja i Strzemiona nie. Tak samo jest, gdy ta potęga atakuje swoją stolicę, żeby ją odzyskać (RA-82).

        Pierwszy rysunek pokazuje atak na Rzym z przykładu na następnej stronie: Anna gra na miejscu 2 i ma Nacjonalizm, a Marek zagrał Zbroję. Drugi pokazuje, jak często udaje się atak z każdego miejsca. Więcej żetonów, niż potrzeba, nie zwiększa szans.

        - **Komu się opłaca:** temu, kto gra wcześnie. Na miejscu 6 wygrasz tylko wtedy, gdy czarna pokaże więcej niż biała.

step-income = 6: dochód
    .text =
        Wszyscy jednocześnie:

        1. Odwróćcie wszystkie białe pionki na kolorową stronę.
        2. Weź $15, a do tego za każdy znacznik tyle dolarów, ilu jest graczy; razem pokazuje to ostatnie odsłonięte kółko na twojej planszy.
        3. Kończą się niedobory i nadwyżki, które zostały z poprzedniej tury.
        4. Rzućcie **dwa razy** trzema kostkami. Suma czarnej i białej wskazuje towar: 2 kamień, 3 wełna, 4 drewno, 5 zboże, 6 sukno, 7 wino, 8 metal, 9 futra, 10 jedwab, 11 przyprawy, 12 złoto i kość słoniowa. Na kolorowej 1, 2 lub 3 to **niedobór**, a 4, 5 lub 6 to **nadwyżka**.
        5. Jeśli jeden gracz ma więcej prowincji z tym towarem niż każdy z pozostałych, to przy niedoborze dobiera kartę, a przy nadwyżce płaci $1 za każdą z tych prowincji. Przy remisie nic się nie dzieje.

        Przy następnej karcie tego towaru wypłata jest o jedno pole wyższa lub niższa i na tym koniec. Dwa niedobory tego samego towaru działają na dwie następne karty, po jednym na każdą, podobnie dwie nadwyżki; niedobór i nadwyżka tego samego towaru się znoszą.

        - **Co się opłaca:** dużo małych rynków. Każdy znacznik przynosi tyle samo, bez względu na wielkość rynku, a małe są tanie.

step-order = 7: żetony czy gotówka
    .text =
        Każdy w tajemnicy dzieli wszystkie pieniądze na żetony i gotówkę. Pokażcie jednocześnie, ile kto wydaje, zapłaćcie i zapiszcie gotówkę. Kto wydał najmniej, gra pierwszy; remisy rozstrzyga się jak na początku. Żetony, których nie wykorzystasz w najbliższej ekspansji, przepadną, więc kupuj tyle, ile potrzebujesz.

        - **Koszt:** $1 za żeton. Możesz wydać więcej, niż masz żetonów w zapasie: liczy się cała kwota, ale dostajesz tylko te. Możesz też nie brać żetonów i zapłacić $1 lub więcej za samo wcześniejsze miejsce: liczy się to jako wydatek niższy niż $0 (RR-156).
        - **Co się opłaca:** kto wydaje mało, gra wcześnie i dobrze atakuje; kto wydaje dużo, ma dużo znaczników.

## Two turns, move by move

step-players = Początek
    .text =
        Anna daje stawkę $4, Marek $2, a Dana $0. Anna wybiera więc pierwsza i bierze Wenecję, Marek bierze Genuę, a Danie zostaje Barcelona. Anna ma jeszcze $36 i kupuje 12 żetonów, Marek $38 i kupuje 13, Dana $40 i kupuje 12. Anna i Dana remisują; Dana wybierała stolicę ostatnia i decyduje, że zagra pierwsza. Kolejność: Dana na miejscu 2, Anna na 4, Marek na 6.

        Pod mapą każda potęga ma swój wiersz: liczba to miejsce, dalej są gotówka, statek, nędza i karty na ręce, litery osiągnięć oraz prowincje.

step-first-cards = Tura 1: karty i zakupy
    .text =
        Każdy dobiera kartę i ma 2.

        - **Dana** zagrywa Dionizjusza Małego. To pierwszy przywódca, więc korzysta z niego tylko ona. Słowo pisane kosztuje ją 30 − 20 = $10. Za zatrzymaną kartę płaci $1 i zostaje jej $17.
        - **Anna** nic nie zagrywa: jej karta sukno/wino przyniosłaby teraz tylko $5. Kupuje Galerę 2 za $10, płaci $3 za dwie karty i zostaje jej $11.
        - **Marek** zagrywa Świętego Benedykta i kupuje Mecenat za 30 − 10 = $20. Jego nędza rośnie o 1 pole, do 10. Za swoją kartę płaci $1 i zostają mu $4.

step-first-expansion = Tura 1: mapa
    .text =
        - **Dana** wypełnia Walencję (2 żetony), Toledo (3), Kraj Basków (2) i Montpellier (2). Za ostatnie 3 żetony kupuje kartę, pierwszą w tej fazie.
        - **Anna** wypełnia Florencję (4), Mediolan (3) i Dubrownik (3), do których dociera lądem. Ostatnie 2 żetony galera wiezie wzdłuż wybrzeża: z Wenecji do Dubrownika jest 1 krok, a do Belgradu, którego ziemie za Dubrownikiem sięgają morza, 2. Te żetony wypełniają Belgrad.
        - **Marek** wypełnia Rzym (4), Marsylię (5) i Lyon (4).

        Dana i Anna mają po 4 nowe znaczniki. Dana grała wcześniej i dobiera kartę.

step-first-end = Tura 1: dochód i kolejność
    .text =
        Pionki odwraca się na kolorową stronę. Dana i Anna dominują w 5 prowincjach każda: 15 + 5 × 3 = $30. Marek dominuje w 4: $27.

        - **Pierwszy rzut:** kolorowa 2, czarna 3, biała 3: niedobór sukna. Anna ma Wenecję i Florencję, Marek tylko Genuę. Anna dobiera kartę.
        - **Drugi rzut:** kolorowa 5, czarna 4, biała 3: nadwyżka wina. Dana i Marek mają po 1, więc nikt nie płaci.

        Anna chce teraz być pierwsza, żeby nikt nie zniósł niedoboru, zanim ona zagra swoją kartę. Wydaje $11, Dana $14, Marek $16. Anna jest na miejscu 2 i ma $30, Dana na 4 i ma $33, Marek na 6 i ma $15.

step-second-cards = Tura 2: karty
    .text =
        Wszyscy dobierają po karcie. Anna nie znosi niedoboru.

        - **Anna** zagrywa kartę sukno/wino i wybiera sukno. Ma 2 prowincje: pole 2 to $20, ale przy niedoborze liczy się pole 3, czyli $45. Marek ma 1 i dostaje kwotę z pola 2: $20. Potem Anna zagrywa Karola Wielkiego, pierwszego przywódcę.
        - **Dana** zagrywa Raszida ad-Dina, drugiego przywódcę, i kładzie na karcie $3 ochrony, bo Marek ma Mecenat. Potem zagrywa Złoto alchemika przeciw Annie: Anna ma zapisane $30 i płaci połowę, $15.
        - **Marek** zagrywa Zbroję.

step-second-purchases = Tura 2: zakupy
    .text =
        - **Anna** ma $60. Galera 4 kosztuje ją $10, Nacjonalizm z Karolem Wielkim 60 − 20 = $40, a dwie karty $3. Zostaje jej $7.
        - **Dana** kupuje osiągnięcie Lądem na Wschód: 40 minus 10 za Raszida ad-Dina i jeszcze 10, bo ma Słowo pisane, czyli $20. Za dwie karty płaci $3.
        - **Marek** jako mecenas płaci Danie $3 za skorzystanie z Raszida ad-Dina i kupuje Słowo pisane za 30 − 10 = $20. Za ostatnią kartę płaci $1.

step-second-expansion = Tura 2: mapa
    .text =
        - **Anna** atakuje Rzym. Znacznik Marka liczy się za 4, a jego Zbroja za 1; z wielkością rynku to 9, minus 1 za Nacjonalizm Anny: 8 żetonów. Rzut: kolorowa 4, czarna 2, biała 5. 4 to więcej niż 2, numer jej miejsca: Anna wygrywa i kładzie w Rzymie znacznik. Galera 4 wiezie 2 żetony do Salonik (Durazzo, Korfu, Ateny, Saloniki: 4 kroki z Belgradu) i 1 na satelitę Durazzo.
        - **Dana** wypełnia Grenadę (2), Lizbonę (3), Sewillę (3) i Bordeaux (4), a na satelitach León i Tuluza kładzie po 1 żetonie.
        - **Marek** jest na miejscu 6: wygrać może tylko czarną przeciw białej. Znacznik Dany w Montpellier liczy się za 2; jej żeton w Tuluzie jest biały i jeszcze go nie wspiera. Dzięki Zbroi potrzeba 2 + 2 − 1 = 3 żetonów. Wyrzuca 4, 2, 5 i traci te żetony. Próbuje ponownie 3 żetonami: 5, 3, 3. Czarna i biała są równe, a to dzięki Zbroi wystarcza. Na Bordeaux potrzebuje 4 + 4 − 1 = 7 żetonów: wyrzuca 6, 4, 1 i czarna pokazuje więcej niż biała. Za ostatnie 3 żetony kupuje kartę.

        Białe znaczniki: Dana 3, pozostali po 2. Dana dobiera kartę.

step-second-end = Tura 2: dochód
    .text =
        Anna i Dana mają po 7 znaczników i biorą po $36, Marek ma 5 i bierze $30. Nadwyżka wina z tury 1 kończy się, choć nikt nie zagrał wina.

        - **Pierwszy rzut:** 1, 1, 1: niedobór kamienia. Anna ma Mediolan i Rzym, Marek Montpellier: Anna dobiera kartę.
        - **Drugi rzut:** 6, 4, 3: nadwyżka wina. Dana ma Barcelonę i Lizbonę, Marek Marsylię: Dana płaci $2.

        Gdyby gra skończyła się w tym miejscu, Dana miałaby 70 za dwa osiągnięcia i $44, czyli 114 punktów; Anna 60 + 43 = 103; Marek 60 + 41 − 10 = 91. Teraz Marek wydaje na żetony $15, Dana $18, Anna $20: w turze 3 pierwszy jest Marek.

## The end, and questions

step-scoring = Koniec i punkty
    .text =
        Gra podstawowa kończy się w turze, w której ktoś dobierze ostatnią kartę epoki I; od tej chwili nikt już nie dobiera. Tę turę gra się do dochodu włącznie. Zamiast fazy 7 wszyscy, jeden po drugim w kolejności gry, zagrywają wszystkie karty z ręki, także niechciane. Towary przynoszą pieniądze, a wydarzenia działają jak zwykle, z niedoborami i nadwyżkami, które właśnie wypadły na kostkach; przywódcy nic nie dają. Potem każdy liczy: pełny koszt swoich osiągnięć plus gotówka minus liczba na swoim polu nędzy. Gracze z równym wynikiem dzielą się zwycięstwem (RR-166).

step-advice = Co się opłaca
    .text =
        - Najpierw małe rynki: rynek o wielkości 2 przynosi tyle samo co rynek o wielkości 5.
        - Dwie, trzy prowincje z jednym drogim towarem i jego karta na ręce: to wystarczy na osiągnięcie.
        - Jak najwcześniej po jednym osiągnięciu z każdej dziedziny: zniżki działają od następnej tury, a bez kompletu nie ma ulgi w nędzy.
        - Nie trzymaj zbyt wielu kart. Czwarta kosztuje $4, szósta $6, i to co turę.
        - Chcesz atakować? Wydaj mało i zagraj przed innymi. Chcesz spokojnie rozmieścić dużo żetonów? Wtedy ostatnie miejsce nie szkodzi.
        - Kładź żetony na satelitach, które wskazują twoje najlepsze rynki.

step-questions = Pytania
    .text =
        - **Czy mogę zostawić rynek wypełniony tylko częściowo?** Tak, żetony zostają i w następnej turze można stamtąd wyruszyć (RR-130).
        - **Czy mogę dokładać żetony tam, gdzie mam znacznik?** Nie (RR-022).
        - **Czy białe pionki się bronią?** Tak, ale biały żeton na satelicie niczego nie wspiera (RR-126, RR-123).
        - **Czy mogę wyruszyć od pionków, które właśnie kładę?** Nie, tylko od kolorowych pionków i ze stolicy (RR-115).
        - **Czy mogę stracić stolicę?** Tak, jak każdy rynek; nadal możesz z niej wyruszać (RR-110).
        - **Czy muszę zagrać kartę?** Nie, ale za zatrzymaną płacisz (RR-070, RR-102).
        - **Czy nowa zniżka działa od razu?** Od następnej tury; to, na co osiągnięcie pozwala, działa od razu (RR-090, RR-094).
        - **Kto dostaje pieniądze za kartę towaru?** Każdy, kto ma kolorowe znaczniki w prowincjach z tym towarem (RR-043).
        - **Czy mogę oddać albo sprzedać kartę?** Nie, pokazywać też nie wolno (RR-140, RR-158).
        - **Co, jeśli stos dobierania jest pusty?** W grze podstawowej nikt już nie dobiera, a ta tura jest ostatnia (RR-159).

## Pictures
# The value is the caption; .alt tells somebody who cannot see the picture what it shows.

picture-box = Co jest w pudełku oprócz pieniędzy.
    .alt = Osiem rzeczy z liczbami: mapa, żetony, znaczniki, małe znaczniki, plansze, karty, kostki, bloczek dzienników tur.
picture-box-map = mapa
picture-box-tokens = kwadratowe żetony
picture-box-markers = okrągłe znaczniki
picture-box-tracks = małe znaczniki na tory
picture-box-mats = plansze graczy
picture-box-cards = karty historii
picture-box-dice = kostki
picture-box-logs = bloczek dzienników tur
picture-mat = Plansza gracza, który ma 5 prowincji (nasz rysunek): zapas (1), pole ekspansji (2), dochód (3), nieużyte znaczniki (4).
    .alt = U góry dwa pola z kwadratowymi żetonami, kolorowymi w zapasie i białymi na polu ekspansji; niżej trzy rzędy kółek: pięć odsłoniętych, każde z dwiema liczbami, pozostałe pod znacznikami.
picture-row = Pola wypłaty z karty sukna: za dwie prowincje $20, przy niedoborze $45, przy nadwyżce $5.
    .alt = Sześć pól z kwotami 5, 20, 45, 80, 125 i 180 dolarów; drugie jest wyróżnione, linia do trzeciego oznacza niedobór, do pierwszego nadwyżkę.
picture-setup = Stół trzech graczy przed pierwszą turą (nasz rysunek). Liczby to numery kroków; to, co każdy robi na swojej planszy, ma numery tylko na jednej z nich.
    .alt = Mapa: po jednej stronie stos dobierania, stos kart powracających i pole przywódcy, po drugiej tabele kolejności, żeglugi i towarów, u góry tor nędzy; poniżej trzy plansze graczy.
picture-attack = Atak na Rzym: obrona (1), żetony (2), kostki (3), wynik (4).
    .alt = Cztery paski: 4 i 1 to 5; 5 i 4 minus 1 to 8; kostki 4, 2 i 5; osiem żetonów zamienia się w znacznik.
picture-attack-marker = znacznik w Rzymie
picture-attack-defence = obrona
picture-attack-tokens = tyle żetonów potrzeba
picture-attack-roll = kolorowa 4 to więcej niż miejsce 2: wygrana
picture-attack-result = pionek obrońcy znika, w Rzymie leży biały znacznik
picture-slots = Jak często z każdego miejsca udaje się atak bez Zbroi i podobnych kart oraz których miejsc używa się przy danej liczbie graczy.
    .alt = Sześć kolumn: 90, 81, 71, 61, 51 i 42 procent; niżej kropki przy miejscach używanych przy 3, 4, 5 i 6 graczach.
picture-table-1 = Początek: każda potęga ma swoją stolicę. Czerwona jest Wenecja, niebieska Genua, zielona Barcelona; liczby to wielkość rynku.
    .alt = Mapa z trzema znacznikami w Wenecji, Genui i Barcelonie; pod nią wiersz dla każdej potęgi.
picture-table-2 = Po rozmieszczeniu w turze 1. Białe pionki z kolorową obwódką są nowe.
    .alt = Nowe znaczniki Barcelony na zachodzie, Wenecji na wschodzie i Genui pomiędzy nimi.
picture-table-3 = Po rozmieszczeniu w turze 2. Kwadraty to żetony na satelitach.
    .alt = Białe znaczniki: Wenecji w Rzymie, Genui w Montpellier i Bordeaux; żetony w Durazzo, Leónie i Tuluzie.
picture-table-4 = Po dochodzie w turze 2: wszystkie pionki leżą kolorową stroną do góry.
    .alt = Wenecja ma siedem prowincji, Barcelona siedem, Genua pięć.

## Examples

example-first-turns = Dwie tury jako zapis
    .text = Tak zapisano to przy stole. Co znaczy który wiersz, objaśnia rozdział [Jak zapisać rozgrywkę](section:records).
    .names = Anna, Marek, Dana
example-war = Wojna w dwóch rzutach
    .text = Obie strony mają Nacjonalizm i obie rzucają 4: nędza każdej rośnie o 1 pole. Na początku rundy następnego gracza Barcelona zagrywa Zbroję i dopiero potem rzuca się ponownie. Jest 5 i 1 przeciw 3, 1 i 1: Wenecja wygrywa o 1 i jej nędza rośnie o 1 pole, a nędza Barcelony o 2; Barcelona odstępuje 1 znacznik.
example-ship = Dwie galery
    .text = Wenecja z Galerą 2 wyrusza z Wenecji i z Dubrownika: Belgrad i Durazzo leżą o 1 i 2 prowincje nadmorskie od Dubrownika, Rzym, przez Florencję, o 2 od Wenecji. Do każdej prowincji trafiają najwyżej 2 żetony. Genua z Galerą 4 dociera do Cagliari w 1 kroku, a do Montpellier przez Marsylię w 2.
example-ties = Trzy potęgi wydają tyle samo
    .text = Barcelona wydaje 4 i jest pierwsza. Wenecja, Genua i Paryż wydają po 10. Spośród tej trójki Genua wybierała stolicę ostatnia i zajmuje środkowe miejsce; Wenecja, która wybierała tuż przed nią, staje przed Genuą, a Paryżowi zostaje ostatnie.
example-stability = Płacić czy nie
    .text = Wenecja i Genua dobierają piątą kartę i mają zapłacić $15. Wenecji nie starcza pieniędzy. Jej nędza to 90; następne pole, 100, to tylko o 10 więcej, więc nędza rośnie o dwa pola, do 125. Genua płaci. Barcelona ma trzy karty i płaci $6.
