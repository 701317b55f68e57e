### The rules of Age of Empires III: The Age of Discovery, in Polish.
### First the 12 sections of the rules book, each with its title and introduction, then every rule
### by its number: a short title and the rule itself. The buildings (R-201 to R-233) are not repeated here.

## Rozdziały instrukcji

section-components = Elementy gry
    .text =
        Oto wszystko, co znajdziesz w pudełku. Przed pierwszą rozgrywką sprawdź, czy niczego nie brakuje.

        Plansza i figurki:

        - 1 plansza: po lewej stronie Nowy Świat i jego 9 [regionów](term:region), po prawej [Tor Kolejności](box:turn-order) i 8 [Obszarów Wydarzeń](term:event-box).
        - Po 60 figurek w każdym z 5 kolorów: 30 kolonistów, 5 kapitanów, 5 kupców, 10 misjonarzy i 10 żołnierzy.
        - 10 Statków Handlowych: 1 jest znacznikiem tury, 1 pokazuje, od którego pola Nabrzeże Kolonistów jest zamknięte, a 8 można zdobyć.

        Pieniądze:

        - 50 srebrnych monet po $1 i 40 złotych monet po $10, razem $450. Jeśli monet zabraknie, zastąp je czymkolwiek innym: bank nigdy nie jest pusty (A-48).

        Żetony i karty:

        - 34 Ważne Budowle: 11 z Epoki I, 13 z Epoki II i 10 z Epoki III. Epoka jest zaznaczona na odwrocie.
        - 46 żetonów towarów: 5 złota, 6 srebra, 3 bydła, 3 kakao, 3 ryb, 6 cukru, 4 futer, 4 kawy, 5 tytoniu, 3 ryżu i 4 indygo.
        - 16 żetonów odkryć; w jednej rozgrywce używa się 8 z nich, a z aukcją z Dodatku I – 9.
        - 16 kart odkryć.

        Do zapisywania Punktów Zwycięstwa przygotuj jeszcze kartkę i ołówek.

section-setup = Przygotowanie do gry
    .text =
        Połóż planszę na środku stołu i wykonaj kolejno poniższe kroki. Szczegóły znajdziesz w zasadach pod listą.

        1. Każdy gracz wybiera kolor i kładzie figurki w tym kolorze przy sobie: to jego rezerwa (R-003).
        2. Każdy bierze $10 i 5 kolonistów (R-004, R-005).
        3. Ustaw jeszcze po jednym koloniście każdego gracza na Torze Kolejności, w losowym porządku, i rozdaj dodatkowe pieniądze za dalsze pozycje (R-006, R-007). Doświadczeni gracze mogą zamiast tego przeprowadzić aukcję z Dodatku I.
        4. W każdym regionie oprócz [Karaibów](region:caribbean) połóż losowy zakryty żeton odkrycia, razem 8. Pozostałe żetony wracają do pudełka i nikt ich nie ogląda (R-008, R-009).
        5. W każdym z 9 regionów połóż odsłonięty żeton nadrukowanego tam towaru (R-011).
        6. Pozostałe 37 towarów wymieszaj zakryte i odsłoń 4 z nich obok obszaru Towarów (R-012, R-013).
        7. Podziel Ważne Budowle według epok na 3 zakryte stosy i wyłóż 5 odsłoniętych budowli Epoki I (R-014, R-015).
        8. Ustaw 1 Statek Handlowy w obszarze Handlu Morskiego, 1 na polu tury 1 jako znacznik tury i 1 na pierwszym zamkniętym polu Nabrzeża Kolonistów (R-016, R-017, R-018). Pozostałe 7 statków czeka obok planszy.
        9. Potasowaną i zakrytą Talię Odkryć odłóż na bok (R-020).

        Teraz zaczyna się tura 1, od fazy A.

section-course = Przebieg gry
    .text =
        Gra trwa 8 tur podzielonych na 3 epoki. W każdej turze najpierw rozmieszczasz wszystkie swoje figurki w Obszarach Wydarzeń, po jednej, zgodnie z kolejnością gry. Potem rozgrywa się obszary, jeden po drugim, a na koniec gracze dostają dochód i przygotowują planszę do następnej tury. Każda tura składa się z tych samych 10 faz:

        - **A. Rozmieszczenie** – zgodnie z kolejnością gry gracze umieszczają po 1 figurce w Obszarach Wydarzeń, aż nikt nie będzie miał już żadnej.
        - **B. Rozegranie wydarzeń** – rozgrywa się 8 Obszarów Wydarzeń, od Inicjatywy do Wojny.
        - **C. Dochód** – bierzesz pieniądze za swoje zestawy towarów i Statków Handlowych.
        - **D. Korzyści z Ważnych Budowli** – bierzesz to, co twoje budowle dają co turę.
        - **E. Uzupełnienie Ważnych Budowli** – rząd odsłoniętych budowli uzupełnia się do 5 albo wykłada się budowle następnej epoki.
        - **F. Uzupełnienie towarów** – towary, których nikt nie wziął, wracają do puli; po jej wymieszaniu odsłania się 4.
        - **G. Uzupełnienie Statku Handlowego** – jeśli w obszarze Handlu Morskiego nie ma statku, ustawia się tam nowy.
        - **H. Pobór kolonistów** – każdy bierze 5 kolonistów na następną turę.
        - **I. Nowa kolejność gry** – figurki z obszaru Inicjatywy przechodzą na Tor Kolejności.
        - **J. Przesunięcie znacznika tury** – znacznik przechodzi na następną turę.

        Na koniec tur 3, 6 i 8, zaraz po fazie D, punktuje się kolonie (A-14). W turze 8 pomija się fazy od E do J (A-15).

section-specialists = Specjaliści
    .text =
        Każdego [specjalistę](term:specialist) umieszczasz tak samo jak kolonistę i możesz go użyć wszędzie tam, gdzie kolonisty. W niektórych miejscach daje ci jednak więcej:

        - [Kapitan](piece:captain) – liczy się za 2 w obszarze Handlu Morskiego i za 2 w ekspedycji.
        - [Kupiec](piece:merchant) – liczy się za 2 w obszarze Handlu Morskiego, a gdy przybywa z Nabrzeża Kolonistów do Nowego Świata, przynosi jednorazowo $5.
        - [Misjonarz](piece:missionary) – gdy przybywa z Nabrzeża Kolonistów do Nowego Świata, dodaje w tym samym regionie 1 kolonistę twojego koloru, a jeśli masz [Katedrę](building:cathedral) – 2.
        - [Żołnierz](piece:soldier) – w ekspedycji liczy się tylko za 1, ale jeśli się ona uda, przynosi premię za konkwistę; w Nowym Świecie usuwa 1 figurkę przeciwnika w każdej twojej bitwie w regionie, w którym stoi.

        Wszędzie indziej specjalista jest wart dokładnie tyle co kolonista, a w kolonii każdy specjalista to 1 figurka. Specjalistów zdobywasz w obszarze Specjalistów i dzięki Ważnym Budowlom; jednego może też przynieść aukcja z Dodatku I.

section-boxes = Obszary Wydarzeń
    .text =
        W fazie B rozgrywa się 8 obszarów jeden po drugim, od góry planszy do dołu:

        1. [Inicjatywa](box:initiative) – trochę pieniędzy od ręki i lepsza pozycja w następnej turze.
        2. [Nabrzeże Kolonistów](box:dock) – figurki płyną do odkrytych regionów Nowego Świata.
        3. [Towary](box:goods) – każda figurka bierze 1 z 4 odsłoniętych towarów.
        4. [Handel Morski](box:shipping) – Statek Handlowy zdobywa gracz, którego figurki mają największą łączną wartość.
        5. [Ważne Budowle](box:buildings) – każda figurka pozwala kupić 1 budowlę.
        6. [Ekspedycje](box:discovery) – każdy gracz może wysłać 1 ekspedycję.
        7. [Specjaliści](box:specialists) – każda figurka zapewnia specjalistę na następną turę; szkolenie kosztuje $5.
        8. [Wojna](box:warfare) – każda figurka pozwala na 1 bitwę albo 1 wojnę.

        Położony nad nimi [Tor Kolejności](box:turn-order) nie jest Obszarem Wydarzeń: w fazie A niczego się na nim nie umieszcza. Pokazuje, kto gra pierwszy, rozstrzyga remisy w obszarze Handlu Morskiego i wyznacza kolejność ekspedycji.

section-goods-and-ships = Towary i Statki Handlowe
    .text =
        Towary pochodzą z 3 źródeł: z regionu, w którym jako pierwszy zbierzesz 3 figurki, z obszaru Towarów oraz od [Kompanii Zachodnioindyjskiej](building:west-indies-co). Statki Handlowe zdobywa się w obszarze Handlu Morskiego. W fazie C każdej tury łączysz towary i statki w [zestawy](term:set) i dostajesz za nie pieniądze:

        - dowolne 3 towary: $1
        - 3 towary jednego rodzaju: $3
        - 4 towary jednego rodzaju: $6

        Statek zastępuje dowolny towar, ale w zestawie może być tylko 1 statek. Towarów i statków nigdy się nie wydaje, więc przynoszą dochód co turę od nowa.

        Przykład: masz 3 żetony cukru, 2 tytoniu, 1 ryb, 1 ryżu i 2 statki. Twoje najlepsze zestawy to 3 żetony cukru ze statkiem za $6 i 2 żetony tytoniu z drugim statkiem za $3. Ryby i ryż zostają, bo 2 towary nie tworzą zestawu. Dostajesz $9. Jeśli w następnej turze weźmiesz trzeci żeton tytoniu, będziesz mieć dwa zestawy po 4 i dostaniesz $12.

section-buildings = Ważne Budowle
    .text =
        Budowle kupuje się w obszarze [Ważnych Budowli](box:buildings): za $10 w Epoce I, $14 w Epoce II i $20 w Epoce III. Każdą kupioną budowlę trzymasz odsłoniętą przed sobą do końca gry. Budowle działają w różny sposób:

        - **Co turę:** w fazie D budowla daje ci figurki, pieniądze albo towar lub pozwala przesunąć figurki, począwszy od tury zakupu (A-12).
        - **Od razu:** budowla działa w chwili zakupu i tylko wtedy; tak jest na przykład z $20 za [Podbój imperium Inków](building:conquest-inca).
        - **W określonej chwili:** [Katedra](building:cathedral) działa na Nabrzeżu Kolonistów, [Milicja](building:militia) w bitwie, [Destylarnia rumu](building:rum-distillery) w fazie C, [Korsarze](building:privateers) zaraz po fazie C (A-51), a [Uniwersytet](building:university) raz w ciągu gry, w wybranej przez ciebie chwili.
        - **Na koniec gry:** budowla daje Punkty Zwycięstwa – nadrukowaną liczbę albo określoną liczbę punktów za każdą rzecz, którą masz.

        Niektóre budowle działają na dwa z tych sposobów. Każda budowla występuje w 1 egzemplarzu, tylko Osadnictwo w 2; jeden gracz może mieć oba (A-71).

section-scoring = Punktacja i zwycięstwo
    .text =
        Więcej niż raz punktuje się tylko kolonie. Wszystko inne daje punkty dopiero po zakończeniu gry.

        - **Na koniec tur 3, 6 i 8:** każda kolonia, w której któryś z graczy ma co najmniej 3 figurki.
        - **Na koniec gry:** odkrycia, budowle i ekonomia, czyli twoje pieniądze za zestawy w turze 8.

        W każdej punktowanej kolonii policz figurki każdego gracza:

        - Jeden gracz ma najwięcej: 6 punktów za pierwsze miejsce, 2 punkty za drugie.
        - Dwóch graczy remisuje o pierwsze miejsce: po 2 punkty, za drugie miejsce nic.
        - Trzech lub więcej graczy remisuje o pierwsze miejsce: nikt nie dostaje tam punktów.
        - Dwóch lub więcej graczy remisuje o drugie miejsce: nic nie dostają, a gracz z największą liczbą figurek i tak dostaje 6.
        - Jest tam tylko jeden gracz: 6 punktów, a 2 punktów za drugie miejsce nie dostaje nikt.

        Przykład: w Peru czerwony ma 5 figurek, niebieski 2, a zielony 1: czerwony dostaje 6 punktów, niebieski 2. Na Florydzie czerwony i niebieski mają po 3 figurki, a zielony 2: czerwony i niebieski dostają po 2 punkty, zielony nic.

section-auction = Dodatek I: aukcja o kolejność w pierwszej turze
    .text =
        W turze 1 warto grać jako pierwszy. Zamiast losować kolejność i wyrównywać szanse kilkoma monetami, doświadczeni gracze mogą o nią licytować. Zwycięzca aukcji gra pierwszy i odkrywa [Karaiby](region:caribbean), za co dostaje nagrodę; drugi w kolejności płaci połowę swojej stawki, a pozostali nie płacą nic. Przed grą ustalcie, czy gracie z aukcją; po niej gra toczy się jak zwykle.

section-building-list = Dodatek II: Ważne Budowle
    .text =
        Tabele pokazują wszystkie 34 Ważne Budowle: 11 z [Epoki I](age:1), 13 z [Epoki II](age:2) i 10 z [Epoki III](age:3). Tylko Osadnictwo występuje dwukrotnie. Przy każdej budowli widzisz, jak i kiedy działa oraz ile Punktów Zwycięstwa daje na koniec gry. „Co turę” oznacza fazę D każdej tury, począwszy od tury zakupu (A-12).

section-discovery-list = Dodatek III: żetony i karty odkryć
    .text =
        Tabele pokazują 16 żetonów odkryć i 16 kart odkryć. Na każdym żetonie i na każdej karcie są cztery liczby: ile monet dostaje odkrywca, ile pieniędzy przynosi dodatkowo każdy wysłany żołnierz, ilu Indianom trzeba dorównać siłą i ile Punktów Zwycięstwa dostaje się na koniec gry. W zwykłej rozgrywce używa się tylko 8 losowych żetonów.

        Jak silna powinna być ekspedycja? Spośród 16 żetonów

        - siła 1 wystarcza na 2,
        - siła 2 wystarcza na 5,
        - siła 3 wystarcza na 11,
        - siła 4 wystarcza na 14,
        - siła 5 wystarcza na wszystkie 16.

        Karty są trudniejsze. Spośród 16 kart siła 3 wystarcza na 3, siła 4 na 10, siła 5 na 13, a siła 6 na wszystkie 16.

section-records = Jak zapisać rozgrywkę
    .text =
        Zapis gry to krótkie wiersze notowane przy stole w trakcie rozgrywki, w dowolnym z czterech języków i w dowolnej pisowni. Zapisać trzeba tylko decyzje i to, co przyniósł los; resztę oblicza program. Jeśli zanotujesz coś jeszcze, na przykład pieniądze lub punkty, program porówna to ze swoimi obliczeniami.

        #### Początek zapisu

        Pierwszy wiersz, poza kodem języka na końcu, wygląda tak samo w każdym języku. Po nim wymień graczy w kolejności, w jakiej siedzą przy stole, i dopisz, co jeszcze chcesz:

        ```
        annals 1 discovery pl
        tytuł: Piątek w klubie
        gracze: czerwony Anna, niebieski Marek, zielony Dana
        interpretacja: university one-place
        ```

        Wiersz `interpretacja` określa, którą interpretację spornego punktu wybieracie; nazwy podaje `annals rulings`. Wpis `wariant: aukcja` oznacza, że początkową kolejność się licytuje.

        #### Przygotowanie

        Początkowa kolejność, pięć budowli i cztery towary:

        ```
        przygotowanie
        kolejność: niebieski, czerwony, zielony
        budowle: Klasztor, Osadnictwo, Faktoria handlowa, Nawigator, Konkwistador
        towary: cukier, cukier, tytoń, ryż
        ```

        Jeśli na waszej planszy widać coś, czego instrukcje nie podają, zapisz to tutaj: `plansza: Kanada = futra`, `plansza: Kanada ~ Nowa Anglia`.

        #### Tura

        Tura ma swój nagłówek, podobnie jak każda faza i każdy obszar. Nagłówek bez wpisów można pominąć, pas także.

        ```
        tura 2
        rozmieszczenie
        niebieski: inicjatywa; czerwony: nabrzeże; zielony: kapitan
        niebieski: towary; czerwony: ekspedycje; zielony: żołnierz > nabrzeże
        niebieski: szkolenie; czerwony: kapitan > ekspedycje; zielony: budowle
        nabrzeże
        czerwony: Karaiby
        zielony: Karaiby
        towary
        niebieski: cukier
        budowle
        zielony: Klasztor
        ekspedycje
        czerwony: kapitan, kolonista > Nowa Hiszpania = [2 4 3 5]
        specjaliści
        niebieski: szkolenie > żołnierz
        ```

        Przy rozmieszczaniu sama nazwa obszaru oznacza kolonistę; inną figurkę wpisz przed `>`. Pole w obszarze Specjalistów nazywa się tak jak specjalista: samo `kapitan` to kolonista na polu kapitana. Z nabrzeża wypływa zawsze następna w kolejce figurka. Po `=` stoi to, co pokazał los: monety z żetonu, monety za każdego żołnierza, Indianie i punkty albo nazwa karty.

        #### Budowle, które działają od razu

        Podaj przy nich region: `zielony: Mapy Nowego Świata > Peru = [1 2 1 4]`, `czerwony: Sojusz z Indianami > Kanada`.

        #### Wojna

        Najpierw bitwa albo wojna, potem straty obu stron w każdym regionie:

        ```
        wojna
        czerwony: bitwa > niebieski, Kanada
        Kanada: niebieski -żołnierz, -kolonista, czerwony -żołnierz
        niebieski: wojna > zielony
        Nowa Hiszpania: zielony -kolonista, niebieski -żołnierz
        ```

        #### Koniec tury

        Ruchy dzięki budowlom i towar od Kompanii Zachodnioindyjskiej, potem to, co nowego wyłożono:

        ```
        korzyści
        czerwony: Stajnie > Kanada, Nowa Anglia
        niebieski: Migracja > 2 kolonistów, Brazylia, Peru
        zielony: Kompania Zachodnioindyjska = tytoń
        uzupełnienie
        budowle: Poligon
        towary: ryż, ryby, złoto, futra
        ```

        Użycie [Uniwersytetu](building:university) można zapisać wszędzie tam, gdzie wolno go użyć: `czerwony: Uniwersytet > nabrzeże 5`.

        #### Liczby do porównania

        Pod nagłówkiem `dochód` zapisz otrzymane pieniądze, pod `stan` to, co gracz ma, pod `punkty` wynik po turach 3, 6 i 8, a na samym końcu zwycięzcę:

        ```
        stan
        czerwony: $14, 3 cukry, 2 statki handlowe
        punkty
        czerwony: 24; niebieski: 18
        zwycięzca: czerwony
        koniec
        ```

        #### To, na co świadomie pozwoliliście

        Oznacz to nazwą zgłoszenia: `czerwony: nabrzeże ! box-full`. Wszystko po znaku `#` jest komentarzem.

        #### Gra, której nie zapisywano od początku

        Zapis może zacząć się w dowolnym momencie gry: w przygotowaniu podaj, co ma każdy gracz i gdzie stoją figurki, a potem pisz dalej od bieżącej tury.

        ```
        przygotowanie
        czerwony: $14, Stajnie, 2 statki handlowe, 6 kolonistów
        czerwony: 2 żołnierzy, kolonista > Kanada
        niebieski: kapitan > ekspedycje
        tura 5
        ```

## Przygotowanie do gry

R-001 = Od dwóch do pięciu graczy
    .text = Gra jest przeznaczona dla 2–5 graczy. Każdy wybiera inny kolor; figurki w kolorach, którymi nikt nie gra, zostają w pudełku. Dla 2 graczy nie ma osobnych zasad: jedynie Nabrzeże Kolonistów jest krótsze (A-76).

R-002 = Kolory oznaczają mocarstwa
    .text = Czerwony to Anglia, niebieski Francja, żółty Hiszpania, zielony Portugalia, a pomarańczowy Holandia. Mocarstwa różnią się tylko nazwą: żadne nie ma własnych zdolności.

R-003 = Rezerwa leży przy tobie
    .text = Połóż wszystkie figurki swojego koloru przy sobie, z boku. To twoja [rezerwa](term:supply): figurki, które nie są w użyciu i których nie możesz umieszczać. Trzymaj je oddzielnie od figurek leżących przed tobą: to twoje [dostępne figurki](term:hand), czyli te, które umieszczasz w tej turze.

R-004 = Na początek $10
    .text = Każdy gracz zaczyna z $10: bierze 1 złotą monetę albo 10 srebrnych. Gracze, którzy w pierwszej turze grają później, dostają nieco więcej (R-007).

R-005 = Na początek pięciu kolonistów
    .text = Na turę 1 weź z rezerwy 5 kolonistów: to twoje dostępne figurki. Nikt nie zaczyna ze specjalistami; jedynie aukcja może zapewnić jednemu graczowi specjalistę w turze 1 (R-149).

R-006 = Losowa kolejność w turze 1
    .text = Ustaw jeszcze po jednym koloniście każdego gracza na [Torze Kolejności](box:turn-order), w losowym porządku, począwszy od pola 1. Ten kolonista oznacza tylko twoją pozycję i nie należy do twoich 5 kolonistów.

R-007 = Dodatkowe pieniądze za dalsze pozycje
    .text = Kto gra później, dostaje za to trochę pieniędzy: pozycja 1 nie daje nic dodatkowego, pozycja 2 daje $1, pozycja 3 $2, pozycja 4 $3, a pozycja 5 $4. Gracz na pozycji 4 zaczyna więc z $13. W grze z aukcją nikt nie dostaje tych pieniędzy (A-72).

R-008 = Zakryte żetony wszędzie poza Karaibami
    .text = W każdym regionie oprócz [Karaibów](region:caribbean) połóż 1 losowy zakryty żeton odkrycia, razem 8 żetonów. Nikomu nie wolno ich podglądać. W grze z aukcją Karaiby też dostają żeton, na koniec aukcji (R-151).

R-009 = Niewykorzystane żetony wracają do pudełka
    .text = Niewykorzystane żetony – jest ich 8, a w grze z aukcją 7 – wracają do pudełka i nikt ich nie ogląda. Dzięki temu nikt nie wie, które z 16 żetonów są w grze.

R-010 = Karaiby są już odkryte
    .text = [Karaiby](region:caribbean) są odkryte od początku gry i nie mają żetonu (D-30). Figurki z Nabrzeża Kolonistów mogą tam trafić już w turze 1, więc każda z nich zawsze ma dokąd popłynąć.

R-011 = W każdym regionie leży jego towar
    .text = W każdym z 9 regionów połóż 1 odsłonięty towar, ten, który jest tam nadrukowany: na przykład w Peru zawsze jest to srebro. Kieruj się swoją planszą: poza Peru towary, które podajemy, to tylko nasze założenie. Każdy towar czeka na gracza, który jako pierwszy będzie miał w tym regionie 3 figurki (R-049).

R-012 = Pozostałe towary trzeba wymieszać
    .text = Gdy 9 z 46 towarów leży na mapie, zostaje 37. Zakryj je, połóż obok planszy i wymieszaj: to pula, z której losuje się towary.

R-013 = Cztery odsłonięte towary
    .text = Odsłoń 4 towary z puli i połóż je obok obszaru [Towarów](box:goods). To towary, które można wziąć w turze 1; 33 pozostają zakryte.

R-014 = Trzy zakryte stosy budowli
    .text = Podziel Ważne Budowle według epoki na odwrocie, I, II albo III, i z każdej epoki utwórz osobny, wymieszany i zakryty stos: 11, 13 i 10 żetonów.

R-015 = Pięć budowli Epoki I na sprzedaż
    .text = Wylosuj 5 budowli ze stosu Epoki I i połóż je odsłonięte u góry planszy. Można je kupić w turze 1; pozostałe 6 czeka w stosie.

R-016 = Jeden statek do zdobycia
    .text = Ustaw 1 Statek Handlowy w obszarze [Handlu Morskiego](box:shipping). To o niego toczy się gra w turze 1. Pozostałe 7 statków do zdobycia czeka obok planszy.

R-017 = Statek wskazuje turę
    .text = Ustaw 1 statek na polu tury 1 na torze tur. Jest on tylko znacznikiem tury i nigdy nie można go zdobyć.

R-018 = Pola nabrzeża zależą od liczby graczy
    .text = Liczba używanych numerowanych pól nabrzeża jest o 1 mniejsza od podwojonej liczby graczy: 3, 5, 7 lub 9 pól przy 2, 3, 4 lub 5 graczach. Na następnym polu ustaw statek, który wyznacza granicę. To pole i wszystkie dalsze aż do 12 są zamknięte przez całą grę: przy 3 graczach statek stoi na polu 6.

R-019 = Pola X i Y wymagają swojej budowli
    .text = Pola X i Y nabrzeża są otwarte przy dowolnej liczbie graczy, ale tylko dla budowli: X dla [Pracy przymusowej](building:indentured-servitude), Y dla [Prawa do zasiedlenia](building:colonization-laws). Staje tam wyłącznie darmowy kolonista z tej budowli; w fazie A nikt nie umieszcza figurek na polach X i Y (A-08).

R-020 = Talia czeka na swoją kolej
    .text = Karty odkryć odłóż na bok jako zakrytą talię. Wchodzą do gry dopiero wtedy, gdy zostaną odkryte wszystkie regiony Nowego Świata (R-079).

R-021 = Punkty zapisuje się na kartce
    .text = Po każdym punktowaniu zapisz punkty każdego gracza. Jeśli na twojej planszy jest tor punktacji, możesz zamiast tego korzystać z niego; na grę nie ma to wpływu (D-53).

## Tury i fazy

R-022 = Osiem tur w trzech epokach
    .text = Gra trwa 8 tur. Tury od 1 do 3 to [Epoka I](age:1), tury od 4 do 6 to [Epoka II](age:2), a tury 7 i 8 to [Epoka III](age:3). Od epoki zależy, które budowle są na sprzedaż i ile kosztują, a na koniec każdej epoki punktuje się kolonie.

R-023 = Dziesięć faz w każdej turze
    .text = Każda tura składa się z faz od A do J, zawsze w tej kolejności: A rozmieszczenie, B rozegranie wydarzeń, C dochód, D korzyści z budowli, E uzupełnienie budowli, F uzupełnienie towarów, G uzupełnienie statku, H pobór 5 kolonistów, I nowa kolejność gry, J przesunięcie znacznika tury (D-17). Pamiętaj, że dochód i korzyści dostaje się po rozegraniu obszarów: tych pieniędzy nie można wydać w fazie B tej samej tury.

R-024 = Wszystko, co masz, jest jawne
    .text = Pieniądze, figurki, towary, statki i budowle leżą tak, żeby każdy mógł je w każdej chwili zobaczyć. Jedna z drukowanych instrukcji to pomija, ale ta zasada obowiązuje (D-15).

R-025 = Bez handlu i pożyczek
    .text = Nie wolno ci niczego dać, sprzedać ani pożyczyć innemu graczowi i nie wolno się z nim wymieniać: dotyczy to pieniędzy, figurek, towarów, statków i budowli (D-15).

## Faza A: Rozmieszczenie

R-026 = Po jednej figurce
    .text = W kolejności z [Toru Kolejności](box:turn-order) każdy gracz umieszcza 1 ze swoich dostępnych figurek w jednym Obszarze Wydarzeń (D-16). Po ostatnim graczu znów przychodzi kolej na pierwszego i tak dalej, runda po rundzie. Dopóki masz jakąś dostępną figurkę, nie możesz spasować (A-02).

R-027 = Wszystkie figurki umieszcza się tak samo
    .text = Kolonistów i specjalistów umieszczasz w ten sam sposób, po 1, gdy przychodzi twoja kolej. To ty decydujesz, którą z figurek umieścisz jako następną.

R-028 = Koniec po ostatniej figurce
    .text = Faza A trwa, dopóki ktokolwiek ma dostępne figurki. Pomija się graczy, którym żadna nie została; kto ma więcej figurek, po prostu gra dalej. Jeśli masz 7 figurek, a wszyscy inni po 5, ostatnie 2 umieszczasz jedną po drugiej.

R-029 = Żadnej figurki nie można zachować
    .text = Każdą dostępną figurkę musisz umieścić w tej turze; żadnej nie wolno zostawić na później. Miejsce zawsze się znajdzie, bo obszary Handlu Morskiego i Ekspedycji nie mają limitu (A-03).

R-030 = Zajmij pierwsze wolne pole od lewej
    .text = W obszarze [Inicjatywy](box:initiative), na [Nabrzeżu Kolonistów](box:dock), w obszarze [Ważnych Budowli](box:buildings) i w obszarze [Wojny](box:warfare) figurka staje na pierwszym wolnym polu od lewej; nie wolno zostawiać luk. Obszar Ważnych Budowli ma 5 pól, po jednym na każdą budowlę na sprzedaż (A-06), a obszar Wojny nie ma limitu (A-07). Gdy obszar jest pełny, w tej turze nikt już niczego tam nie umieści.

R-031 = Dwa obszary bez limitu
    .text = W obszarach [Handlu Morskiego](box:shipping) i [Ekspedycji](box:discovery) stawiasz figurkę w dowolnym miejscu. Zmieści się tam każda liczba figurek i nie ma znaczenia, gdzie stoją.

R-032 = Wybierz pole specjalisty
    .text = W obszarze [Specjalistów](box:specialists) postaw figurkę na dowolnym wolnym polu: kapitana, kupca, misjonarza, żołnierza albo szkolenia. Każde z 5 pól mieści 1 figurkę na turę: kto pierwszy, ten lepszy.

R-033 = Obszar Towarów zapełnia się od pola 1
    .text = Pola w obszarze [Towarów](box:goods) są numerowane i zajmuje się je od 1 w górę, od lewej do prawej, jak w innych rzędach (D-35). Są 4 pola, po jednym na każdy oferowany towar (A-05). Im niższy numer, tym wcześniej wybierasz.

R-034 = Jedna figurka gracza w obszarze Inicjatywy
    .text = W obszarze [Inicjatywy](box:initiative) możesz mieć najwyżej 1 figurkę. To jedyny obszar z takim ograniczeniem (A-01).

R-035 = Kilka figurek w innych obszarach
    .text = W każdym obszarze poza Inicjatywą możesz mieć tyle figurek, ile jest wolnych pól, na przykład 3 na Nabrzeżu Kolonistów, 2 w obszarze Towarów i 2 na polach obszaru Specjalistów (A-01). Nadal umieszczasz je po jednej, a między nimi mogą stanąć figurki innych graczy.

R-036 = Specjalista może zastąpić kolonistę
    .text = Specjalistę można umieścić w każdym obszarze. Tam, gdzie jego zdolność nie działa, liczy się po prostu jak kolonista: misjonarz w obszarze Towarów bierze 1 towar, a kapitan w obszarze Inicjatywy przynosi tyle samo pieniędzy co kolonista. Dotyczy to także obszaru Specjalistów (A-04).

R-037 = Linia pokazuje, kto już zagrał
    .text = Każde pole Toru Kolejności jest przedzielone linią. Po umieszczeniu figurki przesuń za nią swój znacznik, żeby wszyscy widzieli, czyja teraz kolej. Linia nie ma innego znaczenia.

## Faza B: Rozegranie wydarzeń

R-038 = Kolejność ośmiu obszarów
    .text = Obszary rozgrywa się jeden po drugim: Inicjatywa, Nabrzeże Kolonistów, Towary, Handel Morski, Ważne Budowle, Ekspedycje, Specjaliści, Wojna (D-51). Zanim zacznie się następny obszar, poprzedni trzeba rozegrać do końca. Kolejność jest ważna: pieniędzmi z obszaru Inicjatywy albo za kupca z nabrzeża można w tej samej turze zapłacić za budowlę, pieniędzmi z ekspedycji już nie.

R-039 = Użyte figurki wracają do rezerwy
    .text = Po rozegraniu obszaru Towarów, Handlu Morskiego, Ważnych Budowli, Specjalistów lub Wojny wszystkie figurki, które w nim stoją, wracają do rezerw swoich właścicieli, bez względu na to, czy coś zyskały. Nie wracają do dostępnych figurek: żeby znów mieć takiego specjalistę, musisz zdobyć następnego.

R-040 = Figurki w Ekspedycjach czekają na wysłanie
    .text = Figurki w obszarze [Ekspedycji](box:discovery) zostają tam z tury na turę, aż wyruszą z ekspedycją. Co turę możesz dołożyć następne, ale żadnej nie możesz zabrać z powrotem (A-80).

R-041 = Figurki z nabrzeża i Inicjatywy idą dalej
    .text = Figurki z Nabrzeża Kolonistów trafiają do Nowego Świata i tam zostają. Figurki w obszarze Inicjatywy stoją na miejscu do fazy I, a wtedy stają się nowymi znacznikami na Torze Kolejności.

R-042 = Z działania można zrezygnować
    .text = Nie musisz korzystać z figurki: możesz zrezygnować z towaru, budowli, ekspedycji, specjalisty albo konfliktu. W obszarach, które się opróżnia, figurka i tak wraca do rezerwy. Wyjątkiem jest nabrzeże: stojąca na nim figurka musi popłynąć, bo Karaiby są zawsze otwarte (A-70).

## Inicjatywa

R-043 = Pieniądze z Inicjatywy zależą od numeru pola
    .text = Podczas rozgrywania obszaru [Inicjatywy](box:initiative) twoja figurka przynosi ci tyle Talarów Hiszpańskich, ile wynosi numer jej pola: $1 na polu 1, $2 na polu 2 i tak dalej. Pieniądze dostajesz od razu i możesz je wydać w następnych obszarach.

R-044 = Bez figurki nie ma pieniędzy
    .text = Jeśli nie masz figurki w obszarze Inicjatywy, nic tam nie dostajesz, niezależnie od pozycji na Torze Kolejności.

R-045 = Inicjatywa decyduje o następnej turze
    .text = Rząd figurek od lewej do prawej wyznacza kolejność w **następnej** turze, a nie w tej (R-125, R-126). Numer pola określa i kwotę, którą dostajesz, i twoją następną pozycję (A-78): im bliżej lewej strony, tym wcześniej zagrasz, ale tym mniej dostaniesz.

## Nabrzeże Kolonistów

R-046 = Nabrzeże według numerów, potem X i Y
    .text = Figurki z [Nabrzeża Kolonistów](box:dock) płyną jedna po drugiej: z pola 1, potem 2, 3 i tak dalej. Po wszystkich polach numerowanych przychodzi kolej na X, a na końcu na Y (D-59, A-10).

R-047 = Płyń do dowolnego odkrytego regionu
    .text = Gdy przychodzi kolej na twoją figurkę z nabrzeża, postaw ją w dowolnym odkrytym regionie. Nie ma znaczenia, czy masz już figurki tam lub w pobliżu. Region odkryty w tej turze nie jest jeszcze otwarty, bo obszar Ekspedycji rozgrywa się po nabrzeżu (A-79).

R-048 = Osiadłe figurki zostają na miejscu
    .text = Figurka, która trafiła do regionu, już się nie przemieszcza, chyba że pozwala na to budowla: [Stajnie](building:stable) przesuwają żołnierzy, a [Migracja](building:migration) wszystkie inne figurki (R-232).

R-049 = Kto pierwszy ma trzy figurki, bierze towar
    .text = Gracz, który jako pierwszy ma w regionie 3 własne figurki, od razu bierze leżący tam towar. Nie ma znaczenia, jak trafiła tam trzecia figurka: z nabrzeża, dzięki misjonarzowi czy dzięki budowli (D-44, A-16). Specjaliści też się liczą (A-17). Przykład: masz 1 kolonistę w Peru; przybywa tam misjonarz, który dodaje jeszcze jednego kolonistę, i srebro jest twoje.

R-050 = Kolonia daje punkty od trzech figurek
    .text = Gdy tylko któryś z graczy ma w regionie 3 figurki, ta [kolonia](term:colony) może dawać punkty. Nie daje ich, gdy żaden gracz nie ma tam 3 figurek, na przykład po bitwie. Liczą się 3 figurki jednego gracza, a nie suma figurek wszystkich graczy (D-43), i tylko w chwili punktowania (A-23). Raz wzięty towar zostaje u właściciela (A-22).

R-051 = Przybywający kupiec przynosi $5
    .text = Gdy twój [kupiec](piece:merchant) przybywa z nabrzeża do Nowego Świata, od razu dostajesz $5. Liczy się tylko samo przybycie: w późniejszych turach kupiec nic już nie przynosi, nawet gdy przesunie go budowla.

R-052 = Przybywający misjonarz dodaje kolonistę
    .text = Gdy twój [misjonarz](piece:missionary) przybywa z nabrzeża do Nowego Świata, od razu postaw w tym samym regionie 1 kolonistę z rezerwy (D-42). Z [Katedrą](building:cathedral) stawiasz 2 kolonistów zamiast 1; misjonarz i 2 kolonistów to razem 3 figurki, co może wystarczyć do zdobycia towaru (A-20). Misjonarz przesunięty później nikogo już nie dodaje (A-21).

R-053 = Przybywający żołnierz pozostaje żołnierzem
    .text = Twój [żołnierz](piece:soldier) przybywający z nabrzeża nic od razu nie daje, ale pozostaje w regionie żołnierzem i walczy w każdej twojej późniejszej bitwie, która się tam toczy. Przy punktowaniu żołnierz to 1 figurka, jak każda inna.

R-054 = Osiadłego specjalistę można zamienić
    .text = Po przybyciu kapitan, kupiec i misjonarz nie dają już nic więcej: każdy z nich to 1 figurka, jak kolonista. W dowolnej chwili możesz zamienić takiego specjalistę na kolonistę z rezerwy, więc tych specjalistów nie zabraknie (A-46). Żołnierze nadal walczą, dlatego żołnierza możesz zamienić tylko wtedy, gdy należy ci się nowy, a wszystkich 10 masz już w użyciu (D-21, A-45).

## Towary

R-055 = Każda figurka bierze jeden towar
    .text = W kolejności numerowanych pól każda figurka w obszarze [Towarów](box:goods) bierze 1 z odsłoniętych towarów, wybrany przez jej właściciela. Mając 2 figurki, bierzesz 2 towary, każdy wtedy, gdy przychodzi kolej na dane pole. Z towaru możesz zrezygnować (A-70).

R-056 = Towary zostają do końca gry
    .text = Swoje towary kładź odsłonięte przed sobą. Są twoje do końca gry: przynoszą dochód co turę i nigdy się ich nie oddaje (D-12).

## Handel Morski

R-057 = Wartości w obszarze Handlu Morskiego
    .text = W obszarze [Handlu Morskiego](box:shipping) kapitan liczy się za 2, kupiec za 2, a każda inna figurka za 1. Przykład: 1 kapitan, 1 kupiec i 1 żołnierz są razem warci 5.

R-058 = Statek dla gracza z najwyższą sumą
    .text = Zsumuj wartości figurek każdego gracza w tym obszarze. Gracz z najwyższą sumą bierze Statek Handlowy; liczy się wartość, a nie liczba figurek (D-46). Za drugie miejsce nie ma nic.

R-059 = Remis o statek rozstrzyga kolejność gry
    .text = Jeśli kilku graczy ma tę samą najwyższą sumę, statek bierze ten z nich, który jest wcześniej w bieżącej kolejności gry. Nowa kolejność z obszaru Inicjatywy jeszcze się nie liczy.

R-060 = Niezdobyty statek zostaje
    .text = Jeśli nikt nie ma figurki w tym obszarze, statek zostaje tam na następną turę. Drugiego statku się nie dokłada (A-68).

## Ważne Budowle

R-061 = Każda figurka pozwala kupić jedną budowlę
    .text = Pola w obszarze [Ważnych Budowli](box:buildings) rozgrywa się od lewej do prawej. Każda figurka pozwala właścicielowi kupić 1 z odsłoniętych budowli. Mając 2 figurki, możesz kupić 2 budowle, każdą wtedy, gdy przychodzi kolej na dane pole, i każdą za pełną cenę.

R-062 = Cena zależy od epoki
    .text = Każda budowla kosztuje $10 w Epoce I, $14 w Epoce II i $20 w Epoce III. Liczy się epoka bieżącej tury. Płacisz do banku w chwili, gdy bierzesz budowlę.

R-063 = Nie musisz kupować
    .text = Figurka w tym obszarze nie zobowiązuje do zakupu. Jeśli nie chcesz budowli albo nie możesz zapłacić, po prostu rezygnujesz i nic cię to nie kosztuje.

R-064 = Natychmiastowe działanie po zakupie
    .text = Niektóre budowle działają już w chwili zakupu, zanim przyjdzie kolej na następną figurkę: [Podbój imperium Inków](building:conquest-inca), [Sojusz z Indianami](building:indian-allies) i, jak przyjmujemy, [Mapy Nowego Świata](building:new-world-cartography) (D-23). Otrzymane $20 możesz wydać na następną budowlę jeszcze podczas rozgrywania tego obszaru.

R-065 = Budowle zostają do końca gry
    .text = Swoje budowle kładź odsłonięte przed sobą i zatrzymaj je do końca gry. Dotyczy to także tych, które działają tylko raz: mogą jeszcze dać punkty albo liczyć się do [Dobrobytu](building:prosperity).

R-066 = Luki uzupełnia się w fazie E
    .text = W miejsce sprzedanej budowli nie wykłada się od razu nowej. Dalsze figurki w tym obszarze wybierają spośród tego, co zostało; nowe budowle pojawiają się w fazie E.

## Ekspedycje

R-067 = Jedna ekspedycja gracza na turę
    .text = Podczas rozgrywania obszaru [Ekspedycji](box:discovery) każdy gracz, w bieżącej kolejności gry, może wysłać 1 [ekspedycję](term:expedition) albo żadnej. Kolejność figurek w obszarze Inicjatywy nie ma tu znaczenia (A-77). Nawet po niepowodzeniu nie możesz próbować ponownie w tej turze.

R-068 = Najpierw ogłoś, kto wyrusza
    .text = Najpierw powiedz, które z twoich figurek w tym obszarze wyruszają, przynajmniej 1 (A-25). Możesz wysłać wszystkie albo tylko niektóre. Po odsłonięciu żetonu nie możesz już niczego zmienić (A-24).

R-069 = Wybierz region i odsłoń jego żeton
    .text = Następnie wybierz dowolny nieodkryty region, nawet daleko od twoich kolonii (A-26), i odsłoń jego żeton tak, żeby wszyscy go widzieli (A-27).

R-070 = Siła ekspedycji
    .text = Każdy kapitan w ekspedycji liczy się za 2; każda inna figurka, także żołnierz, kupiec i misjonarz, liczy się za 1 (A-32). Przykład: 1 kapitan, 1 żołnierz i 1 kolonista mają siłę 4.

R-071 = Siła musi dorównać liczbie Indian
    .text = Ekspedycja się udaje, jeśli jej siła jest co najmniej równa liczbie [Indian](term:natives) na żetonie. Nie musi być większa: siła 3 wystarcza na 3 Indian.

R-072 = Udana ekspedycja przynosi monety z żetonu
    .text = Jeśli ekspedycja się uda, weź z banku tyle Talarów Hiszpańskich, ile pokazują monety na żetonie. Liczba wysłanych figurek nie ma wpływu na tę kwotę.

R-073 = Żołnierze przynoszą premię za konkwistę
    .text = Ponadto dostajesz podaną na żetonie kwotę za żołnierza, osobno za każdego żołnierza w ekspedycji. Przykład: żeton z $2 w monetach i $4 za żołnierza daje ekspedycji z 2 żołnierzami $2 i $8, razem $10. Nieudana ekspedycja nie daje [premii za konkwistę](term:plunder).

R-074 = Odkrywca osiedla jednego kolonistę
    .text = Po udanej ekspedycji postaw 1 kolonistę z rezerwy w odkrytym właśnie regionie. Zawsze jest to kolonista, nigdy specjalista, i zawsze pierwsza figurka w tym regionie (A-19). Region jest od teraz odkryty: od następnej tury mogą tam płynąć z nabrzeża figurki wszystkich graczy (A-79).

R-075 = Odkrywca zatrzymuje żeton
    .text = Zatrzymaj żeton odsłonięty przed sobą. Jego czerwona liczba to Punkty Zwycięstwa, które dostaniesz na koniec gry, i dopiero wtedy.

R-076 = Po niepowodzeniu żeton wraca na miejsce
    .text = Jeśli siła jest za mała, nic nie dostajesz, a żeton wraca zakryty do tego samego regionu. Wszyscy go widzieli i mogą z tej wiedzy korzystać (A-27).

R-077 = Wysłane figurki wracają do rezerwy
    .text = Wszystkie figurki z ekspedycji wracają do twojej rezerwy, bez względu na to, czy się udała. Dotyczy to również żołnierzy: nie zostają w regionie. Stoi tam tylko darmowy kolonista za udaną ekspedycję.

R-078 = Niewysłane figurki zostają
    .text = Figurki, które nie wyruszyły, zostają w obszarze Ekspedycji i mogą wyruszyć w późniejszej turze.

R-079 = Karty po odkryciu wszystkich regionów
    .text = Gdy wszystkie regiony są odkryte, ekspedycja wyrusza poza mapę: ogłoś, które figurki wyruszają, a potem weź wierzchnią kartę z Talii Odkryć i porównaj siłę tak jak przy żetonie. Obowiązuje to od razu: jeśli w tej turze odkryto ostatni region, następni gracze jeszcze w tej samej fazie ciągną karty (A-28). Jeśli talia się kiedyś wyczerpie, ekspedycje nie są możliwe (A-29).

R-080 = Karty dają monety i punkty, ale nie kolonistę
    .text = Jeśli siła wystarcza na wyciągniętą kartę, dostajesz monety i kwotę za każdego żołnierza, tak jak przy żetonie. Kolonisty się nie stawia, bo tych ziem nie ma na mapie. Kartę zatrzymujesz i na koniec gry dostajesz jej punkty.

R-081 = Karta po niepowodzeniu wraca do talii
    .text = Jeśli siła jest za mała, nic nie dostajesz, a kartę wtasowuje się z powrotem do talii. Każdy może znów na nią trafić w późniejszej ekspedycji, ale ty najwcześniej w następnej turze (D-57).

R-082 = Żadnych kart, dopóki mapa nie jest odkryta
    .text = Dopóki choć jeden region jest nieodkryty, nikomu nie wolno ciągnąć kart odkryć: ekspedycja musi wyruszyć do nieodkrytego regionu.

## Specjaliści

R-083 = Każde pole daje swojego specjalistę
    .text = Podczas rozgrywania obszaru [Specjalistów](box:specialists) weź z rezerwy specjalistę pokazanego na polu, na którym stoi twoja figurka. Figurka z tego pola wraca do rezerwy. Jeśli nie masz już wolnej figurki kapitana, kupca lub misjonarza, zamień jedną z Nowego Świata na kolonistę albo użyj zastępczej (A-46); żołnierzy możesz mieć najwyżej 10 (A-45).

R-084 = Szkolenie kosztuje $5
    .text = Na [polu szkolenia](term:training-square) możesz zapłacić $5 i wziąć specjalistę dowolnego rodzaju, nawet takiego, jaki w tej turze zdobyto już na jego własnym polu. Płacisz i wybierasz podczas rozgrywania, a nie przy umieszczaniu figurki. Jedna z drukowanych instrukcji każe zapłacić 5 złotych monet; my przyjmujemy $5 (D-10). Jeśli nie możesz albo nie chcesz zapłacić, nic nie dostajesz (A-69).

R-085 = Najwyżej pięciu specjalistów na turę
    .text = Na każdym polu staje 1 figurka, więc w jednej turze wszyscy gracze razem zdobywają najwyżej 5 specjalistów: 4 ze stałych pól i 1 ze szkolenia (D-19). Jeden gracz może zająć kilka pól.

R-086 = Nowych specjalistów używasz w następnej turze
    .text = Zdobytych specjalistów postaw przed sobą: należą do twoich dostępnych figurek na następną turę. Trzeba ich wtedy umieścić jak każdą inną figurkę (D-47).

## Wojna

R-087 = Każda figurka to jeden konflikt
    .text = Każda twoja figurka w obszarze [Wojny](box:warfare) pozwala ci na 1 konflikt. Z 2 figurkami możesz rozpocząć 2 konflikty, z tym samym przeciwnikiem albo z różnymi; w drugim walczą już tylko figurki, które przetrwały pierwszy (A-43).

R-088 = Bitwa albo wojna
    .text = Gdy przychodzi kolej na twoją figurkę, zdecyduj, czy wydajesz pojedynczą [bitwę](term:battle), czy wypowiadasz pełną [wojnę](term:war). Decydujesz dopiero teraz, a nie przy umieszczaniu figurki. Możesz też zrezygnować: figurka wraca wtedy do rezerwy (A-41).

R-089 = Żołnierze nie dają tu nic więcej
    .text = Żołnierz umieszczony w obszarze Wojny pozwala na 1 konflikt, tak jak kolonista. Walczą tylko żołnierze stojący w regionach.

R-090 = Bitwa: jeden region, za darmo
    .text = Gdy wybierasz bitwę, wskaż 1 region i 1 przeciwnika; nic to nie kosztuje. Każdy z was musi mieć tam figurkę (A-37), a przynajmniej jeden z was żołnierza, chyba że broniący się ma [Milicję](building:militia) (A-38, A-42). Możesz zaatakować nawet tam, gdzie żołnierzy ma tylko przeciwnik (A-39).

R-091 = Wojna kosztuje $10 i obejmuje wiele regionów
    .text = Gdy wybierasz wojnę, wskaż 1 przeciwnika i zapłać $10; bez tych pieniędzy nie możesz jej wypowiedzieć (A-40). Do bitwy dochodzi wtedy w każdym regionie, w którym każdy z was ma co najmniej 1 figurkę i przynajmniej jeden z was, obojętnie który, ma żołnierza (D-03). Żadnego z tych regionów nie możesz pominąć, a jeśli nie doszłoby do ani jednej bitwy, wojny nie można wypowiedzieć (A-38); sama [Milicja](building:militia) nie włącza regionu do wojny (A-42). Przykład: czerwony wypowiada wojnę niebieskiemu. Obaj mają figurki w Peru, na Florydzie i w Kanadzie; czerwony ma żołnierza w Peru, niebieski na Florydzie. Do bitew dochodzi w Peru i na Florydzie, ale nie w Kanadzie.

R-092 = Każdy żołnierz usuwa jedną figurkę
    .text = W bitwie każdy żołnierz każdej ze stron usuwa w tym regionie 1 dowolną figurkę przeciwnika: kolonistę, żołnierza albo innego specjalistę. Jeśli żołnierzy jest więcej niż wrogich figurek, nadwyżka nic nie daje (A-35).

R-093 = Ofiarę wybiera właściciel żołnierza
    .text = O tym, którą wrogą figurkę się usuwa, decyduje właściciel żołnierza, a nie gracz, który ją traci (A-33). Często jest to wrogi żołnierz, ale nie musi tak być.

R-094 = Straty są jednoczesne
    .text = Najpierw gracz, który rozpoczął konflikt, wybiera w regionie wszystkie figurki przeciwnika, które usunie, potem robi to druga strona; nikt nie może wybrać dwa razy tej samej figurki (A-34). Dopiero wtedy wszystkie wybrane figurki usuwa się naraz, więc ginący żołnierz też usuwa figurkę (A-36). Przykład: żółty z 2 żołnierzami atakuje zielonego, który ma 1 żołnierza i 2 kolonistów. Żółty usuwa żołnierza i 1 kolonistę, a zielony i tak usuwa 1 z 2 żołnierzy.

R-095 = Inni gracze nie biorą udziału
    .text = W bitwie biorą udział tylko dwaj przeciwnicy. Inni gracze, którzy mają figurki w tym regionie, nie mogą ani użyczyć swoich żołnierzy, ani stracić żadnych figurek (D-20).

R-096 = Konflikty od lewej do prawej
    .text = Pola w obszarze Wojny rozgrywa się od lewej do prawej, konflikt po konflikcie. Figurki stracone we wcześniejszym konflikcie znikają, zanim zacznie się następny. W ramach jednej wojny kolejność regionów nie ma znaczenia (A-44).

R-097 = Polegli wracają do rezerwy
    .text = Figurki usunięte w bitwie wracają do rezerwy właściciela. Nie usuwa się ich z gry: możesz ich później znów użyć.

## Faza C: Dochód

R-098 = Dochód z zestawów co turę
    .text = W fazie C każdej tury każdy gracz dostaje pieniądze za zestawy towarów i Statków Handlowych. Zawsze liczy się najlepszy możliwy podział tego, co masz (A-55).

R-099 = Zestawy po trzy lub cztery
    .text = W skład [zestawu](term:set) wchodzą 3 lub 4 elementy. Każdy towar i każdy statek może należeć w danej turze tylko do 1 zestawu; to, co nie pasuje do żadnego, nic nie przynosi.

R-100 = Dowolne trzy towary dają $1
    .text = Dowolne 3 towary, jeśli nie są wszystkie tego samego rodzaju, dają $1, na przykład indygo i dwa żetony ryb. Czwarty towar nic do takiego zestawu nie wnosi.

R-101 = Trzy jednego rodzaju dają $3
    .text = Zestaw 3 towarów tego samego rodzaju daje $3, na przykład 3 żetony kawy albo 2 żetony kawy i statek.

R-102 = Cztery jednego rodzaju dają $6
    .text = Zestaw 4 towarów tego samego rodzaju daje $6, na przykład 4 żetony tytoniu albo 3 żetony tytoniu i statek. Większych zestawów nie ma: piąty żeton tytoniu należy już do innego zestawu.

R-103 = Statek zastępuje dowolny towar
    .text = Każdy [Statek Handlowy](term:merchant-ship) zastępuje w zestawie 1 dowolny towar. W każdym zestawie może być tylko 1 statek, więc każdy zestaw wymaga co najmniej 2 prawdziwych towarów (A-56). Przykład: 2 żetony futer i 1 statek dają $3, ale 1 żeton futer i 2 statki nie dają nic.

R-104 = Zestawów się nie wydaje
    .text = Za dochód niczego nie oddajesz. Towary i statki zostają przed tobą i w każdej fazie C znów przynoszą dochód (D-13).

R-105 = Zestawy można układać co turę od nowa
    .text = Zestawy nie są stałe. Co turę możesz podzielić swoje towary i statki na nowo. Jedna z drukowanych instrukcji o tym nie wspomina, ale jest to dozwolone (D-14).

R-106 = Liczba na żetonie mówi, ile takich jest w grze
    .text = Liczba na towarze mówi, ile żetonów tego rodzaju jest w grze: 6 na każdym żetonie cukru, 3 na każdym żetonie ryżu. Nie jest to wartość i nic się za nią nie dostaje; pomaga ocenić, czy zestaw 4 takich towarów jest w twoim zasięgu.

## Faza D: Korzyści z Ważnych Budowli

R-107 = Budowle dają korzyści w fazie D
    .text = W fazie D bierzesz to, co twoje budowle dają co turę: figurki, pieniądze, towar; niektóre pozwalają też przesunąć figurki. Budowla kupiona w tej turze już się liczy (A-12), a w turze 8 też jest faza D (A-13). Darmowe figurki z niektórych budowli trafiają prosto na pole X lub Y nabrzeża (A-09) albo do obszaru Ekspedycji (A-11).

R-108 = Korzyści trwają całą grę
    .text = Korzyść, którą budowla daje co turę, trwa do końca gry, nawet jeśli epoka tej budowli dawno minęła. Budowla Epoki I działa jeszcze w Epoce III.

R-109 = W fazie D decyduje kolejność gry
    .text = Zwykle wszyscy biorą korzyści jednocześnie. Jeśli ma znaczenie, kto zrobi to pierwszy, obowiązuje kolejność gry: bieżąca, a nie ta z fazy I (A-67).

R-110 = Nowe figurki czekają na następną turę
    .text = Figurek zyskanych w fazie D i specjalistów zdobytych w fazie B nie umieszcza się w tej turze. Jeśli nie trafiają prosto do obszaru (R-107), czekają przed tobą i umieszczasz je w następnej turze razem z 5 kolonistami z fazy H. Przykład: z budowlą [Osadnictwo](building:settlers) i żołnierzem z obszaru Specjalistów masz na następną turę 7 figurek.

## Fazy od E do J

R-111 = Uzupełnienie do pięciu budowli
    .text = W fazie E dobieraj budowle ze stosu bieżącej epoki, aż odsłoniętych będzie 5. Niesprzedane budowle tej samej epoki nadal można kupić. Jeśli sprzedano 2, dochodzą 2 nowe.

R-112 = W turach od 1 do 3 tylko Epoka I
    .text = W turach od 1 do 3 na sprzedaż są tylko budowle z [Epoki I](age:1). Stosy późniejszych epok pozostają zamknięte, aż zacznie się ich epoka.

R-113 = Po turze 3 następuje Epoka II
    .text = W fazie E tury 3 usuń z gry wszystkie niesprzedane budowle Epoki I, zarówno z planszy, jak i ze stosu. Wyłóż 5 budowli z [Epoki II](age:2).

R-114 = Po turze 6 następuje Epoka III
    .text = W fazie E tury 6 usuń z gry wszystkie niesprzedane budowle Epoki II, zarówno z planszy, jak i ze stosu. Wyłóż 5 budowli z [Epoki III](age:3) (D-41).

R-115 = Gdy sprzedano wszystkie budowle epoki
    .text = Jeśli sprzedano wszystkie budowle danej epoki, do początku następnej nie wykłada się żadnych nowych. Następnej epoki nigdy nie otwiera się wcześniej. Jedna z drukowanych instrukcji mówi, że żadnych się nie usuwa; trzymamy się pozostałych (D-09).

R-116 = Cztery nowe towary
    .text = W fazie F wmieszaj do zakrytej puli towary, których nikt nie wziął, a potem odsłoń 4 losowe towary. W puli zawsze jest ich dość (A-49).

R-117 = Nigdy więcej niż jeden statek
    .text = W fazie G ustaw nowy statek w obszarze [Handlu Morskiego](box:shipping), ale tylko jeśli nie ma w nim żadnego statku: nigdy nie stoją tam 2 statki. Statków do zdobycia jest 8 i wystarczają na całą grę (A-49).

R-118 = Każdy bierze pięciu nowych kolonistów
    .text = W fazie H każdy gracz bierze z rezerwy 5 kolonistów i dodaje ich do swoich dostępnych figurek. Jeśli wszystkich 30 kolonistów jest w użyciu, zastąp ich nieużywanymi specjalistami; tylko gdy w użyciu jest wszystkich 60 twoich figurek, nic nie dostajesz (A-47).

R-119 = Pięciu kolonistów i dodatkowe figurki
    .text = Do figurek, które masz z budowli i z obszaru Specjalistów, dochodzi 5 kolonistów z fazy H. Razem są to twoje dostępne figurki na następną turę, dlatego jedni gracze mają ich często więcej niż inni.

R-120 = Pusty stos to mniej budowli
    .text = Jeśli stos bieżącej epoki się wyczerpie, na sprzedaż jest mniej niż 5 budowli; brakujących nie ma czym zastąpić. Przykład: jeśli w turze 1 sprzedano 5 budowli i w turze 2 także 5, na turę 3 zostaje tylko 1 budowla Epoki I.

R-125 = Inicjatywa staje się kolejnością gry
    .text = W fazie I przenieś każdą figurkę z obszaru Inicjatywy na pole Toru Kolejności o tym samym numerze. Dzieje się to dopiero teraz, po fazach od C do H (D-32). Dotychczasowe znaczniki tych graczy wracają do rezerwy (D-33). Jeśli figurka z obszaru Inicjatywy to specjalista, postaw tam zamiast niego kolonistę, a specjalistę odłóż do rezerwy (A-04).

R-126 = Pozostali ustawiają się za nimi
    .text = Gracze bez figurki w obszarze Inicjatywy ustawiają się za tymi, którzy ją tam mają, i zachowują między sobą dotychczasową kolejność. Przykład: kolejność była niebieski, żółty, czerwony, zielony; w obszarze Inicjatywy czerwony stoi na polu 1, a żółty na polu 2. Nowa kolejność to czerwony, żółty, niebieski, zielony.

R-127 = Znacznik tury idzie naprzód
    .text = W fazie J przesuń znacznik tury o 1 pole do przodu; następna tura zaczyna się od fazy A. Tura 8 kończy się punktowaniem po fazie D, więc pomija się fazy od E do J (A-15).

## Punktacja

R-128 = Kolonie punktuje się trzy razy
    .text = Kolonie punktuje się na koniec tur 3, 6 i 8, czyli na koniec każdej epoki. Punktowanie następuje po fazie D, a przed fazą E, żeby liczyły się jeszcze ruchy wykonane dzięki budowlom (A-14).

R-129 = Potrzebne trzy figurki jednego gracza
    .text = Kolonię punktuje się tylko wtedy, gdy przynajmniej jeden gracz ma tam 3 lub więcej figurek. Jeśli trzech graczy ma tam po 2 figurki, punktów nie ma. Liczy się tylko chwila punktowania, a nie to, co było tam wcześniej (A-23).

R-130 = Za pierwsze miejsce 6, za drugie 2
    .text = W każdej punktowanej kolonii gracz z największą liczbą figurek dostaje 6 punktów, a drugi po nim 2. Każda figurka liczy się za 1, czy to kolonista, czy specjalista.

R-131 = Remis dwóch graczy o pierwsze miejsce
    .text = Jeśli o pierwsze miejsce remisuje dokładnie 2 graczy, każdy z nich dostaje 2 punkty. Drugiego miejsca wtedy nie ma: trzeci gracz za nimi nic nie dostaje (D-07).

R-132 = Remis trzech o pierwsze miejsce nic nie daje
    .text = Jeśli o pierwsze miejsce remisuje 3 lub więcej graczy, każdy z nich dostaje 0 (D-06), a gracz za nimi też nic nie dostaje.

R-133 = Remis o drugie miejsce nic nie daje
    .text = Gracze, którzy remisują o drugie miejsce, dostają 0. Gracz z największą liczbą figurek i tak dostaje 6. Przykład: przy 4, 2 i 2 figurkach punkty to 6, 0 i 0.

R-134 = Jedyny gracz w kolonii dostaje 6
    .text = Jeśli w kolonii nie ma nikogo poza tobą, a masz tam co najmniej 3 figurki, dostajesz 6 punktów. Nikt nie dostaje 2 punktów za drugie miejsce.

R-135 = Drugie miejsce nie wymaga trzech figurek
    .text = Drugiego gracza nie obowiązuje żadne minimum: jeśli ktoś inny ma 3 figurki lub więcej, nawet 1 figurka może być warta 2 punkty. Przykład: przy 4 figurkach i 1 figurce punkty to 6 i 2.

R-136 = Koniec gry po turze 8: wygrywa gracz z największą liczbą punktów
    .text = Gra kończy się po turze 8. Do punktów za kolonie dodaj punkty za odkrycia (R-137), budowle (R-138) i ekonomię (R-139). Wygrywa ten, kto ma w sumie najwięcej punktów.

R-137 = Punkty za odkrycia
    .text = Na koniec gry dostajesz tyle punktów, ile wynoszą razem czerwone liczby na żetonach i kartach odkryć, które masz przed sobą. Wcześniej nic one nie dają.

R-138 = Punkty za budowle
    .text = Na koniec gry dostajesz punkty za swoje budowle: nadrukowaną na nich liczbę albo punkty za to, co dana budowla każe policzyć. Za [Opodatkowanie](building:taxation) dostajesz 2 punkty raz, a nie co turę (D-22). [Marynarka](building:navy) jest warta 4 punkty za każdy statek (D-02). Ułamki przepadają: przy [Bogactwie](building:wealth) $14 jest warte 2 punkty (A-58).

R-139 = Punkty za ekonomię
    .text = Na koniec gry dostajesz 1 punkt za każdy Talar Hiszpański, który twoje zestawy towarów i statków przyniosły w fazie C tury 8. Liczy się tylko ten jeden dochód, a nie dochody z wcześniejszych tur. Pieniądze z budowli, łącznie z [Destylarnią rumu](building:rum-distillery), nie liczą się do ekonomii (A-52), a na towar wylosowany w fazie D tury 8 jest już za późno (A-53).

R-140 = Pierwsze rozstrzygnięcie remisu: kolonie w turze 8
    .text = Jeśli kilku graczy ma tę samą najwyższą liczbę punktów, wygrywa ten z nich, który dostał więcej punktów za kolonie przy punktowaniu w turze 8.

R-141 = Drugie rozstrzygnięcie remisu: pieniądze
    .text = Jeśli nadal jest remis, wygrywa gracz, który ma więcej pieniędzy. Chodzi o monety, a nie o złoto jako towar (D-52); pieniądze z fazy D tury 8 się liczą (A-13).

R-142 = Trzecie rozstrzygnięcie remisu: towary
    .text = Jeśli nadal jest remis, wygrywa gracz, który ma więcej towarów. Statki nie są towarami. Jeśli i tu jest remis, gracze dzielą się zwycięstwem (A-75).

## Dodatek I: aukcja

R-145 = Aukcja zastępuje losową kolejność
    .text = W grze z aukcją kolejności w turze 1 się nie losuje (R-006): gracze licytują o nią, mając na to początkowe $10. Nikt nie dostaje dodatkowych pieniędzy za dalsze pozycje (A-72).

R-146 = Przebij albo spasuj
    .text = Zaczyna najmłodszy gracz (D-28), a dalej licytacja idzie zgodnie z ruchem wskazówek zegara. Gdy przychodzi twoja kolej, albo podajesz [stawkę](term:bid) wyższą od ostatniej, albo pasujesz; kto spasował, odpada z licytacji. Stawkę podaje się w całych Talarach Hiszpańskich; wynosi ona co najmniej $1 i najwyżej tyle, ile masz pieniędzy (A-72).

R-147 = Kto pasuje pierwszy, gra ostatni
    .text = Gracz, który spasuje jako pierwszy, stawia swój znacznik na ostatniej pozycji, równej liczbie graczy; następny pasujący zajmuje pozycję przed nim i tak dalej. Przy 4 graczach pierwszy pasujący zajmuje pozycję 4, a następny pozycję 3.

R-148 = Gracz na pozycji 2 płaci połowę
    .text = Gracz, który trafił na pozycję 2, płaci połowę własnej ostatniej stawki, zaokrągloną w górę: stawka $5 kosztuje $3. Kto nie podał żadnej stawki, nic nie płaci (A-72).

R-149 = Wysoka stawka daje specjalistę
    .text = Jeśli ostatnia stawka gracza na pozycji 2 wynosiła $8 lub więcej, dostaje on również 1 darmowego specjalistę wybranego przez siebie rodzaju (D-29). Ten specjalista należy do jego dostępnych figurek w turze 1.

R-150 = Zwycięzca odkrywa Karaiby
    .text = Gracz, który jako jedyny nie spasował, wygrywa aukcję, zajmuje pozycję 1, płaci całą swoją ostatnią stawkę i odkrywa [Karaiby](region:caribbean). Jeśli wszyscy inni spasują, zanim padnie jakakolwiek stawka, zwycięzca płaci $0 (A-73).

R-151 = Zwycięzca bierze żeton Karaibów
    .text = Na koniec aukcji wylosuj 1 żeton odkrycia dla Karaibów, bo podczas przygotowania do gry żadnego się tam nie kładzie (D-31, A-74). Zwycięzca dostaje monety z żetonu, ale nic za żołnierzy, i zatrzymuje żeton, bo daje on punkty. Indianie nie mają tu znaczenia: to odkrycie zawsze się udaje.

R-152 = Jeden kolonista na Karaibach
    .text = Zwycięzca stawia na Karaibach 1 kolonistę z rezerwy, a nie specjalistę. Ten kolonista nie należy do 5 kolonistów na turę 1.

R-153 = Gracze na dalszych pozycjach nic nie płacą
    .text = Gracze na pozycji 3 i na dalszych nic nie płacą, niezależnie od tego, jaką stawkę podali. Zachowują swoje $10.
