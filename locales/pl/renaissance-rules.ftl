### The rules of Age of Renaissance, in Polish.
### First the 28 sections of the rules book, each with its title and introduction, then every rule
### by its number: a short title and the rule itself.

## Rozdziały zasad

section-components = Elementy gry
    .text =
        Stajesz na czele jednej z wielkich [potęg handlowych](term:power) Europy i prowadzisz ją od 750 do 1750 roku. Rozmieszczasz na mapie żetony, żeby [zdominować](term:domination) rynki, rynki przynoszą ci pieniądze, a za pieniądze kupujesz [osiągnięcia](term:advance), od Niebios po Klasę średnią. Kto zaniedbuje swój lud, pogrąża się w [nędzy](term:misery). Na koniec liczysz, ile są warte twoje osiągnięcia, dodajesz gotówkę i odejmujesz nędzę.

        W pudełku znajdziesz:

        - 1 mapę Europy i jej sąsiadów, z polami Dalekiego Wschodu i Nowego Świata oraz z torami i tabelami.
        - 6 zestawów pionków, po jednym dla każdej potęgi, a w każdym 36 kwadratowych [żetonów](piece:token) i 25 okrągłych [znaczników](piece:marker), z jednej strony białych, z drugiej kolorowych, oraz 15 małych znaczników na tory.
        - Po jednej [planszy gracza](term:mat) dla każdego i bloczek [dzienników tur](term:turn-log).
        - 64 [karty historii](term:history-deck): 27 kart towarów, 18 wydarzeń i 19 przywódców.
        - 3 kostki: kolorową, czarną i białą.
        - Pieniądze do gry.

        Opisujemy tu zasady wydania z 1996 roku. Znamy je z włoskiego tekstu zasad oraz z angielskich tekstów i pomocy dla graczy; do samej angielskiej instrukcji nie mieliśmy dostępu. Tam, gdzie źródła są sprzeczne albo milczą, zasada wskazuje rozstrzygnięcie, którego się trzymamy.

section-map = Mapa
    .text =
        Każda prowincja, która ma nazwę i liczbę, może należeć do ciebie. Mapę czyta się tak:

        - Liczba w kółku oznacza [rynek](term:market-province). Mieści się na nim tyle [żetonów](piece:token), ile wynosi ta liczba, albo jeden [znacznik](piece:marker). Kolor pokazuje, jaki [towar](term:commodity) daje rynek.
        - Cyfra 1 w ramce oznacza [satelitę](term:satellite). Mieści się na nim 1 żeton, a znacznika nie kładzie się nigdy. Strzałki wskazują rynki, których satelita pomaga bronić.
        - Kolorowa liczba oznacza [stolicę](term:capital), w której zaczyna jedna z potęg.
        - Jasnoniebieskie są wody przybrzeżne, niebieskie są [morza](term:sea), a ciemnoniebieski jest Atlantyk.
        - Grube linie dzielą mapę na obszary od I do VIII.

        Prowincji jest 108: 68 rynków na samej mapie, w tym 6 stolic, do tego 35 satelitów i 5 [pól zamorskich](term:overseas-box), które też są rynkami. Wszystkie, razem z sąsiadami, wymienia Dodatek III.

section-advances = Osiągnięcia
    .text =
        26 [osiągnięć](term:advance) oznaczono literami od A do Z. Każde należy do jednej z 6 dziedzin, a każda dziedzina przydaje się do czego innego:

        - [Nauka](category:science) (od A do D, razem $300) – dalsze rejsy, mniej nędzy i ochrona przed Falą mistycyzmu.
        - [Religia](category:religion) (od E do H, razem $300) – władza nad innymi, za którą płacisz własną nędzą.
        - [Handel](category:commerce) (od I do M, razem $300) – dłuższe drogi lądowe i więcej pieniędzy.
        - [Komunikacja](category:communication) (od N do Q, razem $300) – więcej korzyści z kart i wpływ na kolejność gry.
        - [Eksploracja](category:exploration) (od R do U, razem $400) – droga na Wschód i za ocean.
        - [Społeczeństwo](category:civics) (od V do Z, razem $500) – najwyższe zniżki na kolejne osiągnięcia.

        Wszystkie 26 osiągnięć jest razem warte $2100. Niektóre mają wymagania:

        - [Katedra](advance:cathedral) wymaga [Świętego odpustu](advance:holy-indulgence).
        - [Wiatrak/młyn wodny](advance:wind-watermill) wymaga [Karawany](advance:caravan), [Ulepszone rolnictwo](advance:improved-agriculture) – Wiatraka/młyna wodnego, [Odsetki i zysk](advance:interest-and-profit) – Ulepszonego rolnictwa, a [Przemysł](advance:industry) – Odsetek i zysku.
        - [Słowo drukowane](advance:printed-word) wymaga [Słowa pisanego](advance:written-record), [Sztuka mistrzów](advance:master-art) – Słowa drukowanego, a [Renesans](advance:renaissance) – Sztuki mistrzów.
        - [Żegluga oceaniczna](advance:ocean-navigation) wymaga [Niebios](advance:heavens) i [Statków pełnomorskich](advance:seaworthy-vessels), a [Nowy Świat](advance:new-world) – Żeglugi oceanicznej i [Rozkwitu miast](advance:urban-ascendancy).
        - [Kosmopolityzm](advance:cosmopolitan) wymaga osiągnięcia [Lądem na Wschód](advance:overland-east), a [Klasa średnia](advance:middle-class) – Ulepszonego rolnictwa.

        Koszt, zniżkę i wartość ulgi każdego z nich podaje Dodatek I.

section-pieces = Pionki, tory i pieniądze
    .text =
        To, co twoje, leży na twojej [planszy gracza](term:mat): żetony w [zapasie](term:stock), żetony na [polu ekspansji](term:expansion-box) i nieużyte jeszcze znaczniki. Na mapie jest to, co wspólne:

        - [Tor nędzy](term:misery-index), który ma 27 pól: 0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000 i chaos. Znacznik wspina się pole po polu, a skoki są coraz większe.
        - [Tabela żeglugi](term:shipping-table): Galera 2, 4, 6 i 8; Pełnomorskie 10, 12, 14 i 16; Ocean 1, 2, 3 i 4.
        - [Tabela kolejności](term:order-table) z 6 [miejscami](term:order-slot).
        - [Tabela towarów](term:commodity-log), na której widać, kto w czym dominuje.
        - [Stos dobierania](term:draw-pile), [stos kart powracających](term:replay-pile) i [pole przywódcy](term:leader-box).

section-deck = Karty historii
    .text =
        64 karty dzielą się na trzy [epoki](term:epoch) i trzy rodzaje:

        - **Karty towarów** (27) – pieniądze dostaje każdy, kto zdominował prowincje z tym towarem.
        - **Karty wydarzeń** (18) – coś przytrafia się jednemu graczowi, kilku prowincjom albo wszystkim.
        - **Karty przywódców** (19) – wielka postać sprawia, że w tej turze niektóre osiągnięcia są tańsze.

        Z [epoki I](epoch:1) pochodzi 29 kart (11 towarów, 13 wydarzeń, 5 przywódców), z [epoki II](epoch:2) 22 (9 towarów, 5 wydarzeń, 8 przywódców), a z [epoki III](epoch:3) 13 (7 towarów, 6 przywódców). Wszystkie wymienia Dodatek II. Swoich kart nie pokazujesz innym. Ile ich masz, może sprawdzić każdy, a każda karta na ręce kosztuje pieniądze albo nędzę (RR-102).

section-setup = Przygotowanie do gry
    .text =
        Rozłóż mapę i wykonaj kolejno poniższe kroki. Szczegóły podają zasady pod tą listą.

        1. Podziel karty według epok, potasuj te z epoki I i rozdaj każdemu graczowi po 1. Reszta epoki I to stos dobierania (RR-051).
        2. Daj każdemu graczowi $40 (RR-052).
        3. Sprawdź, które potęgi i obszary biorą udział w grze przy waszej liczbie graczy (RR-053, RR-054, RR-055, RR-056).
        4. Zapiszcie w tajemnicy stawki za prawo wyboru, zapłaćcie je i wybierzcie stolice (RR-058, RR-059, RR-060).
        5. Weź pionki swojej potęgi i połóż w stolicy 1 znacznik kolorową stroną do góry (RR-061).
        6. Ustaw swój znacznik nędzy na polu 0 (RR-063).
        7. Rozegrajcie jedną fazę kolejności gry: podziel to, co ci zostało, między żetony a gotówkę (RR-064).

        Teraz zaczyna się tura 1.

        Kto gra i gdzie:

        - 3 graczy: Wenecja, Genua i Barcelona, obszary od IV do VIII, miejsca 2, 4 i 6.
        - 4 graczy: dochodzi Paryż i obszar III, miejsca 1, 3, 5 i 6.
        - 5 graczy: dochodzi Londyn i obszar II, miejsca od 1 do 5.
        - 6 graczy: dochodzi Hamburg i obszar I, miejsca od 1 do 6.

section-turn = Tura
    .text =
        Każda tura ma te same 7 faz:

        1. **Dobieranie kart** – pierwszy gracz może zapłacić za zniesienie niedoboru lub nadwyżki, potem każdy dobiera 1 kartę.
        2. **Kupno kart** – dzięki Rozkwitowi miast możesz kupić 1 kartę za $10, a dzięki Sztuce mistrzów odrzucić 1 kartę.
        3. **Zagrywanie kart** – zagraj tyle kart z ręki, ile chcesz.
        4. **Zakupy** – flota, osiągnięcia, stabilizacja i zmniejszenie nędzy, w tej kolejności.
        5. **Ekspansja** – rozmieszczasz żetony, atakujesz, a jeśli chcesz, kupujesz kartę za żetony.
        6. **Dochód** – nowe pionki odwraca się na kolorową stronę, pobierasz dochód, a kostki decydują o niedoborze i nadwyżce.
        7. **Kolejność gry** – w tajemnicy dzielisz pieniądze między żetony a gotówkę. Kto wyda na żetony najmniej, gra pierwszy.

        W fazach od 1 do 5 gracze działają jeden po drugim. To, co robisz w fazie, gdy przyjdzie na ciebie kolej, to twoja [runda](term:round). Kto wydaje mało na żetony, gra wcześnie, a kto gra wcześnie, ten lepiej atakuje: z miejsca 1 atak udaje się znacznie częściej niż z miejsca 6 (RR-127).

section-draw = Faza 1: dobieranie kart
    .text =
        Pierwszy gracz patrzy, jakie niedobory i nadwyżki zostały po ostatniej fazie dochodu, i może zapłacić, żeby je znieść. Potem wszyscy w kolejności gry dobierają po 1 karcie.

section-buy = Faza 2: kupno kart
    .text =
        Ta faza jest tylko dla właścicieli dwóch osiągnięć: dzięki [Rozkwitowi miast](advance:urban-ascendancy) możesz kupić kartę, a dzięki [Sztuce mistrzów](advance:master-art) jednej się pozbyć. Wszyscy inni pasują.

section-play = Faza 3: zagrywanie kart
    .text =
        W swojej rundzie zagraj po kolei tyle kart, ile chcesz, albo spasuj. Efekt każdej karty rozpatruje się, zanim zagrasz następną. Szczegóły są w osobnych rozdziałach: o towarach (XVI), przywódcach (XVII), wydarzeniach (XVIII) i Wojnie (XIX).

        Każda karta, którą zatrzymasz, kosztuje cię w fazie 4, więc przy każdej zastanów się, czy warto czekać.

section-purchases = Faza 4: zakupy
    .text =
        W swojej rundzie wykonujesz cztery kroki. Każdy możesz pominąć, ale nie możesz się cofnąć:

        - **A. Flota** – ulepszenie o 1 stopień za $10.
        - **B. Osiągnięcia** – tyle, na ile cię stać.
        - **C. Stabilizacja** – zapłać za karty na ręce albo twoja nędza wzrośnie.
        - **D. Zmniejszenie nędzy** – zapłać, żeby cofnąć znacznik nędzy.

        Żeby obliczyć cenę osiągnięcia, odejmij od kosztu zniżki, które dają twoje wcześniejsze osiągnięcia z tej samej dziedziny, zniżki przywódców, z których możesz skorzystać (każdą o $10 wyższą, jeśli masz Słowo pisane), i $10, jeśli masz Badania instytucjonalne (działają w 4 z 6 dziedzin). Cena nigdy nie spada poniżej $0.

        Przykład: kupujesz [Nacjonalizm](advance:nationalism), który kosztuje $60. Z [Karolem Wielkim](card:charlemagne) płacisz $40. Jeśli ponadto od wcześniejszej tury masz [Rozkwit miast](advance:urban-ascendancy), płacisz $30. Jeśli masz też [Badania instytucjonalne](advance:institutional-research), które dają zniżkę 30, nie płacisz nic.

section-expansion = Faza 5: ekspansja
    .text =
        Na początku fazy dzieje się kolejno: ofiara Wojny domowej spada na ostatnie miejsce (RR-173), właściciele Renesansu mogą zamienić się miejscami (RR-157), a na koniec rozlicza się Święty odpust (RR-118).

        Potem każdy po kolei umieszcza żetony z pola ekspansji, białą stroną do góry, w prowincjach, które są w zasięgu. Tam, gdzie masz tyle żetonów, ile wynosi wielkość rynku, a rywali nie ma, kładziesz znacznik. Tam, gdzie na drodze stoją rywale, czasem musisz zaatakować; temu jest poświęcony osobny rozdział (XIII). Gdy wszyscy skończą, gracz, który ma najwięcej nowych znaczników, dobiera kartę.

        Do prowincji można dotrzeć na trzy sposoby:

        - **Lądem:** prowincja graniczy z prowincją, w której masz kolorowy pionek, albo z twoją stolicą.
        - **Karawaną:** jeśli masz [Karawanę](advance:caravan), prowincja może leżeć o dwie prowincje dalej drogą lądową.
        - **Statkiem:** twoje statki dopływają do jej wybrzeża (RR-095, RR-099, RR-101).

section-attacks = Ataki
    .text =
        Rywalizację o rynek rozstrzyga się w pięciu krokach:

        1. **Pokój czy atak?** Jeśli stoi tam znacznik rywala albo pionków byłoby więcej, niż wynosi wielkość rynku, jest to atak (RR-124). W przeciwnym razie żetony stoją obok siebie (RR-130).
        2. **Siła obrony.** Żeton liczy się za 1, znacznik za tyle, ile wynosi wielkość rynku, a każdy wspierający satelita za 1. Nacjonalizm dodaje 1 w obszarze macierzystym, we własnej stolicy wszystko to się podwaja, a na końcu dolicza się przewagi militarne.
        3. **Żetony do ataku.** Siła ataku musi być co najmniej równa sile obrony powiększonej o wielkość rynku, a żetonów musisz wysłać co najmniej tyle, ile wynosi wielkość rynku.
        4. **Rzut.** Rzuć wszystkimi trzema kostkami. Wygrywasz, jeśli kolorowa pokaże więcej niż numer twojego miejsca albo czarna więcej niż biała.
        5. **Wynik.** Pionki przegranego wracają do zapasu. Jeśli wygrasz, kładziesz znacznik na rynku albo zostawiasz 1 żeton na satelicie.

        Przykład: w Belgradzie, gdzie wielkość rynku wynosi 2, stoi znacznik Wenecji, która ma Nacjonalizm i zagrała Strzemiona. Siła obrony wynosi 2 + 1 + 1 = 4. Londyn potrzebuje 4 + 2 = 6 żetonów i z mniejszą liczbą nie może wejść. Gdyby w Belgradzie był tylko 1 żeton Wenecji, Londyn mógłby pokojowo położyć obok niego 1 żeton albo zaatakować siłą 1 + 1 + 1 + 2 = 5. Genua, która w tym obszarze też jest u siebie i również ma Nacjonalizm, potrzebuje tylko 4.

section-income = Faza 6: dochód
    .text =
        Wszyscy wykonują jednocześnie te kroki (RA-97):

        1. Odwróćcie wszystkie białe pionki na kolorową stronę.
        2. Właściciele Odsetek i zysku dostają odsetki od gotówki, którą mają.
        3. Wszyscy dostają dochód z mapy.
        4. Nędza właścicieli Nowego Świata spada o 1 pole.
        5. Kończą się niedobory i nadwyżki, które zostały z poprzedniej tury.
        6. Rzućcie dwa razy trzema kostkami na nowe niedobory i nadwyżki; po każdym rzucie rozpatrzcie większość.

section-order = Faza 7: kolejność gry
    .text =
        Pieniądze dzielisz na dwie części: to, co wydasz na żetony, pracuje na mapie, a za to, co zatrzymasz, kupujesz osiągnięcia. Ta sama decyzja wyznacza kolejność gry, od najmniejszych wydatków do największych. W ostatniej turze gry tej fazy nie ma (RR-161).

section-commodities = Karty towarów
    .text =
        Gdy ktokolwiek zagra kartę towaru, każdy gracz dostaje pieniądze za zdominowane prowincje z tym towarem. Wypłata rośnie z kwadratem ich liczby: wartość podstawowa × liczba × liczba. Trzy prowincje z winem, którego wartość podstawowa wynosi 5, przynoszą 5 × 3 × 3 = $45.

        Wartości podstawowe: [kamień](commodity:stone) $1, [wełna](commodity:wool) $2, [drewno](commodity:timber) $3, [zboże](commodity:grain) $4, [sukno](commodity:cloth) $5, [wino](commodity:wine) $5, [metal](commodity:metal) $6, [futra](commodity:fur) $7, [jedwab](commodity:silk) $8, [przyprawy](commodity:spice) $9, [złoto](commodity:gold) $10 i [kość słoniowa](commodity:ivory) $10. Tabela pokazuje, które prowincje co dają.

section-leaders = Przywódcy i Mecenat
    .text =
        Przywódca obniża cenę osiągnięć wymienionych na karcie, ale tylko w turze, w której go zagrano. Z pierwszego przywódcy w turze korzysta wyłącznie ten, kto go zagrał. Z każdego następnego mogą skorzystać też właściciele [Mecenatu](advance:patronage), o ile nie odstraszy ich cena.

        Z przywódcami wiążą się trzy osiągnięcia:

        - [Mecenat](advance:patronage) – korzystasz z przywódców innych graczy.
        - [Słowo pisane](advance:written-record) – każda zniżka przywódcy jest dla ciebie o $10 wyższa.
        - [Słowo drukowane](advance:printed-word) – dostajesz zwrot za osiągnięcia, które już masz.

section-events = Karty wydarzeń
    .text =
        18 wydarzeń działa na cztery sposoby:

        - **Uderzają w gracza lub miejsce, które wybierzesz:** Złoto alchemika, Wojna domowa, Bunt, Piraci/wikingowie, Krucjaty, Czarna śmierć oraz Wojna, o której mówi osobno następny rozdział.
        - **Uderzają we wszystkich:** Głód, Fala mistycyzmu, Powstania rewolucyjne, Waśnie religijne i Dekret papieski.
        - **Pomagają tobie:** Oświecony władca i Armie mongolskie.
        - **Dają ci [przewagę militarną](term:military-advantage) do końca tury:** Zbroja, Strzemiona, Długi łuk i Proch strzelniczy.

        Przewaga militarna dodaje 1 do twojej siły w ataku i obronie oraz do twojej kostki w Wojnie, a gdy atakujesz i czarna kostka jest równa białej, daje ci zwycięstwo. Kilka przewag się sumuje (RA-43). Nie każda liczy się jednak przeciw każdej:

        - [Strzemiona](card:stirrups) nic nie dają przeciw temu, kto używa [Zbroi](card:armor).
        - [Zbroja](card:armor) i [Strzemiona](card:stirrups) nic nie dają przeciw temu, kto używa Długiego łuku albo Prochu strzelniczego.
        - [Długi łuk](card:long-bow) nic nie daje przeciw temu, kto używa [Prochu strzelniczego](card:gunpowder).

        Przykład: w jednej turze Paryż zagrywa Zbroję, potem Hamburg Strzemiona, a potem Londyn Długi łuk. Londyn ma +1 przeciw im obu. Paryż i Hamburg zachowują swoje +1 przeciw wszystkim pozostałym, a między nimi dwoma liczy się tylko Zbroja.

section-war = Wojna
    .text =
        Kartę [Wojna](card:war) rozstrzyga się dwiema kostkami, bez żetonów. Obie strony płacą za nią nędzą, a przegrany traci znaczniki. W grze jest tylko jedna karta Wojny.

section-diplomacy = Dyplomacja
    .text =
        Będziecie w tej grze sporo rozmawiać, grozić i obiecywać. Granice wyznaczają dwie zasady.

section-end = Koniec gry
    .text =
        Gra kończy się wraz z turą, w której ktoś skompletował wszystkie 26 osiągnięć, w której dobrano ostatnią kartę ostatniej rozgrywanej epoki albo w której skończył się wam czas. Po dochodzie w tej turze każdy zagrywa karty, które zostały mu na ręce.

section-score = Wynik
    .text =
        Po zagraniu ostatniej karty policz:

        - ile kosztują twoje osiągnięcia, bez żadnych zniżek,
        - plus twoja gotówka,
        - minus liczba na twoim polu nędzy.

        Wygrywa najwyższa suma.

        Przykład: masz Niebiosa ($30), Karawanę ($20), Słowo pisane ($30) i Rozkwit miast ($20), do tego $64 w gotówce i nędzę 40. Twój wynik to 100 + 64 − 40 = 124.

section-lengths = Długość gry, czas i wydania
    .text =
        Zanim zaczniecie, umówcie się, jak długo gracie. Trzy wersje różnią się tylko tym, kiedy gra się kończy.

        W 1999 roku gra ukazała się ponownie, ze zmienionymi zasadami i zmienioną mapą. Ta księga opisuje wydanie z 1996 roku. Oto najważniejsze różnice w wydaniu z 1999 roku:

        - Na początku dostajesz 3 karty i oddajesz 1 (RD-33).
        - Faza kolejności gry jest pierwszą fazą tury (RD-34).
        - Nie ma Smoleńska, a kilka granic przebiega inaczej (RD-35, RD-36, RD-37).
        - Wiatrak/młyn wodny i Ulepszone rolnictwo zamieniają się literami i cenami, a część zniżek jest wyższa (RD-39, RD-40).
        - Ulgi w nędzy się nie kupuje: dają ją zestawy osiągnięć (RD-41).
        - Słowo pisane, Wiatrak/młyn wodny, Oświecenie, Nowy Świat i Mecenat działają inaczej (RD-42, RD-43, RD-44, RD-45).

        Na późniejszych mapach jest ponadto Loara, prowincja z winem (RD-38).

section-elimination = Eliminacja
    .text =
        Nędza może cię wyrzucić z gry. Trzeba do tego długich zaniedbań albo serii złych wydarzeń, ale pod koniec toru nędzy groźne jest każde pole.

section-advance-list = Dodatek I: osiągnięcia
    .text =
        Tabele pokazują wszystkie 26 osiągnięć. Zniżka dotyczy osiągnięć z tej samej dziedziny i działa od tury następującej po zakupie (RR-090). Wartość ulgi liczy się tylko w turze zakupu (RR-108). Wartości ulgi Praw materii, Świętego odpustu, Prozelityzmu i Katedry to nasze założenie, bo źródła są tu sprzeczne; kieruj się własnym dziennikiem tur (RD-46, RD-47, RD-48, RD-49).

section-card-list = Dodatek II: karty
    .text =
        Tabele pokazują 50 różnych kart, razem 64, i ich epoki. Wszystkie karty towarów i 13 z 18 wydarzeń wracają w następnej epoce. Zbroję, Strzemiona, Długi łuk, Proch strzelniczy i Armie mongolskie po zagraniu usuwa się z gry, podobnie jak każdego przywódcę.

section-province-list = Dodatek III: prowincje
    .text =
        Tabele pokazują 108 prowincji z planszy z 1996 roku: wielkości rynków, towary, granice i wody oraz prowincje wspierane przez satelity. [Loara](province:loire) jest tylko na późniejszych mapach (RD-38). Chester, Portsmouth, Rzym i Neapol mają po dwa wybrzeża, między którymi statki nie przepłyną bezpośrednio (RA-74).

section-records = Jak zapisać rozgrywkę
    .text =
        Zapis gry to krótkie wiersze notowane przy stole w trakcie rozgrywki, w dowolnym z czterech języków i w dowolnej pisowni. Zapisać trzeba tylko decyzje i to, co przyniósł los. Ceny, wypłaty, nędza, dochód, kolejność gry i liczba kart na każdej ręce są obliczane, a jeśli zanotujesz coś jeszcze, zostanie to porównane z obliczeniami.

        #### Początek zapisu

        Pierwszy wiersz, poza kodem języka na końcu, wygląda tak samo w każdym języku. Po nim wymień potęgi i ich graczy, a potem dopisz, co uważasz za potrzebne:

        ```
        annals 1 renaissance pl
        tytuł: Wieczór w trzech domach
        gracze: Wenecja Anna, Genua Marek, Barcelona Dana
        wariant: podstawowa
        interpretacja: chaos-space at-1000
        ```

        Długość gry to `podstawowa`, `średnia` albo `kampania`; jeśli jej nie podasz, przyjmuje się `kampania`. Wpis `wariant: limit czasu` jest dla gier, które kończy zegar, a `wydanie: 1999` dla późniejszego wydania. Wiersz `interpretacja` określa, jak rozumiecie sporny punkt zasad; nazwy interpretacji podaje polecenie `annals rulings`.

        #### Przygotowanie

        Najpierw zapisz stawki, a przy równych także rzuty kostką, potem to, ile kto wydaje na żetony. Rozdanych kart się nie zapisuje.

        ```
        przygotowanie
        stawki
        Wenecja: $2; Genua: $2; Barcelona: $5
        Wenecja: rzut = [5]; Genua: rzut = [3]
        kolejność
        Wenecja: 14; Genua: 12; Barcelona: 12
        ```

        #### Tura

        Tura ma swój nagłówek, podobnie jak każda faza, w której coś się zapisuje: `dobieranie`, `kupno kart`, `karty`, `zakupy`, `ekspansja`, `dochód`, `kolejność`. Graczy wymienia się w kolejności gry. Faza bez wpisów nie potrzebuje nagłówka, a pas można pominąć.

        ```
        tura 1
        karty
        Genua: Święty Benedykt
        Barcelona: Dionizjusz Mały, $4
        Wenecja: Złoto alchemika > Barcelona = $12
        zakupy
        Genua: Mecenat, Dionizjusz Mały, Słowo pisane, stabilizacja $1
        Barcelona: Słowo pisane $10, stabilizacja
        Wenecja: galera 2
        ekspansja
        Genua: Mediolan, Florencja, Rzym; 1 > Lyon
        Barcelona: Walencja, Toledo, Kraj Basków, Montpellier; karta
        Wenecja: Dubrownik; 2 > Belgrad; Mediolan = [3 5 2]
        premia: Barcelona
        dochód
        Genua: $24; Barcelona: $30; Wenecja: $27
        rynek: [4 4 3], [2 3 3]
        kolejność
        Genua: 12; Barcelona: 14; Wenecja: -1
        ```

        Po `>` zapisuje się decyzję, po `=` jej skutek. Kostki zapisuje się w nawiasach: kolorowa, czarna, biała. Pieniądze to `$5`; sama liczba oznacza liczbę żetonów albo pól.

        #### Dobieranie i kupno kart

        Dobrania kart się nie zapisuje. `Genua: zniesienie > sukno` znosi niedobór lub nadwyżkę, `Wenecja: karta` to kupno karty, a `Genua: odrzucenie > Głód` to Sztuka mistrzów.

        #### Karty

        ```
        Paryż: sukno/wino > wino
        Paryż: Mikołaj Kopernik, $6
        Paryż: Dekret papieski > religia
        Paryż: Czarna śmierć > obszar VII
        Barcelona: Wojna domowa > Genua = żetony
        Wenecja: wojna > Barcelona = [4 4]
        wojna: [5 3]
        Barcelona: odstąpienie > Sewilla
        ```

        Kwota po przywódcy to ochrona. Przy Wojnie domowej ofiara wybiera `żetony` albo `gotówka`. Pierwsza kostka w Wojnie należy do gracza, który ją wypowiedział, druga do jego przeciwnika; `wojna:` to kolejny rzut po remisie.

        #### Zakupy

        Jeden wpis dla każdego gracza, w kolejności zakupów: `Wenecja: statek, Mikołaj Kopernik, Badania instytucjonalne $40, stabilizacja $10, ulga 2`. Imię przywódcy oznacza, że płacisz za cudzego chronionego przywódcę; własni i bezpłatni liczą się sami. `niepokoje` to niezapłacona stabilizacja. Jeśli nic nie zapiszesz, płaci się ją, o ile starcza gotówki.

        #### Ekspansja

        Sama nazwa prowincji oznacza tyle żetonów, ile tam potrzeba: żeby zdominować rynek, zająć satelitę albo zaatakować. Liczba przed `>` jest dokładna. Kostki oznaczają atak. Nie trzeba zapisywać, jaką drogą dotarły żetony.

        ```
        Wenecja: Fez = [4 1 6]; wymiana > Barcelona = [2]
        Paryż: Mediolan = Katedra
        Genua: Renesans > Barcelona
        Paryż: odpust = nędza
        ```

        `wymiana` to wymuszona wymiana dzięki Wiatrakowi/młynowi wodnemu, a `katedra` to wygrana bez kostek; jeśli Katedry używa obrońca, jest to następny wpis: `Wenecja: Katedra`. Renesans zapisuje się na początku, zaraz pod nagłówkiem fazy.

        #### Dochód i kolejność

        `rynek:` zawiera dwa rzuty na niedobór i nadwyżkę. Pod nagłówkiem `kolejność` zapisz, ile każdy gracz wydaje na żetony; `Wenecja: -1` to $1 zapłacone za wcześniejsze miejsce. `kolejność: Barcelona, Wenecja, Paryż, Genua` mówi, jak ustawili się remisujący gracze.

        #### Liczby do porównania

        Pod `dochód` zapisz otrzymane pieniądze, pod `stan` to, co gracz ma, a pod `punkty` wynik:

        ```
        stan
        Wenecja: $63, 4 karty, 12 żetonów, 8 znaczników, nędza 70, galera 4
        talia: 9; epoka: 2
        ```

        Każdą zagraną lub odrzuconą kartę porównuje się ze wszystkimi dotychczasowymi dobraniami: kto ją pokazuje, ten musiał mieć okazję ją dobrać.

        #### Koniec gry

        Ostatnia tura nie ma nagłówka `kolejność`. Resztę swoich kart każdy zagrywa pod nagłówkiem `finał`:

        ```
        finał
        Wenecja: jedwab; Krzysztof Kolumb
        Genua: Głód
        punkty
        Wenecja: 1204; Genua: 988; Barcelona: 1100
        zwycięzca: Wenecja
        koniec
        ```

        #### Gra, której nie zapisywano od początku

        W przygotowaniu podaj, co jest na stole; czego nie podasz, jest takie jak na początku gry.

        ```
        przygotowanie
        epoka: 2; talia: 16; wybór: Barcelona, Wenecja, Genua; kolejność: Genua, Wenecja, Barcelona
        powracające: kamień, kamień, Głód
        usunięte: Karol Wielki, Zbroja
        niedobór: jedwab; nadwyżka: sukno
        Wenecja: $62, 14 żetonów, 3 karty, nędza 60, pełnomorskie 10
        Wenecja: Niebiosa, Mecenat, Statki pełnomorskie
        Wenecja: znaczniki > Dubrownik, Belgrad
        Wenecja: 1 > Durazzo, Korfu
        tura 8
        ```

        #### To, na co świadomie pozwoliliście

        Oznacz to nazwą zgłoszenia: `Londyn: 3 > Fez = [5 2 1] ! attack-too-weak`. Wszystko po znaku `#` jest komentarzem.

## Elementy gry

RR-001 = Od trzech do sześciu graczy
    .text = Gra jest przeznaczona dla 3–6 graczy. Od ich liczby zależy, które potęgi biorą udział i których obszarów mapy się używa (RR-053, RR-054, RR-055, RR-056).

RR-002 = Sześć potęg
    .text = Potęgi to [Wenecja](power:venice), [Genua](power:genoa), [Barcelona](power:barcelona), [Paryż](power:paris), [Londyn](power:london) i [Hamburg](power:hamburg). Każdy gracz prowadzi jedną z nich, każdy inną. Różnią się tylko tym, gdzie zaczynają: żadna nie ma własnych zasad.

RR-012 = Co jest potrzebne do gry
    .text = Potrzebujecie mapy, pionków, [planszy gracza](term:mat) dla każdego, bloczka [dzienników tur](term:turn-log), 64 kart, pieniędzy i 3 zwykłych kostek: [kolorowej](term:coloured-die), [czarnej](term:black-die) i [białej](term:white-die). W [banku](term:bank) nigdy nie kończą się pieniądze (RA-113).

RR-197 = Dwa zadania przy stole
    .text = Jedna osoba przesuwa znaczniki na torach mapy, inna prowadzi [bank](term:bank).

## Mapa

RR-013 = Prowincje mają nazwy
    .text = [Prowincja](term:province) to pole z nazwą i czarną granicą. Ląd bez nazwy jest [nieprzekraczalny](term:impassable): nic tam nie można położyć i nie prowadzi tamtędy żadna droga. Dwie prowincje sąsiadują lądem, jeśli mają wspólną granicę. Na różnych planszach kilka granic wydrukowano inaczej (RD-35, RD-36, RD-38, RD-58).

RR-014 = Prowincje nadmorskie
    .text = Prowincja, w której widać zarówno ląd, jak i jasnoniebieską wodę, jest [nadmorska](term:coastal-province). Dwie prowincje nadmorskie stykają się wodą, jeśli łączą się ich jasnoniebieskie wody. Do nadmorskich zaliczają się też [Islandia](province:iceland), [Afryka Zachodnia](province:west-africa) i 5 [pól zamorskich](term:overseas-box). Niektóre wody na różnych planszach wydrukowano inaczej albo nieczytelnie (RD-37, RD-56, RD-57, RD-59, RD-60).

RR-018 = Przez wodę tylko statkiem
    .text = Jeśli dwie prowincje łączy tylko woda, do przeprawy potrzebujesz [statków](term:ship). Bez nich nie możesz umieszczać żetonów po drugiej stronie.

RR-019 = Przez morze
    .text = 12 niebieskich akwenów to [morza](term:sea). Możesz je przepływać tylko wtedy, gdy masz [Statki pełnomorskie](advance:seaworthy-vessels), a galerami – gdy masz [Niebiosa](advance:heavens) (RR-097). Żaden pionek nie zostaje na morzu.

RR-020 = Przez Atlantyk
    .text = Ciemnoniebieski [Atlantyk](water:atlantic-ocean) przepłyniesz tylko wtedy, gdy masz [Żeglugę oceaniczną](advance:ocean-navigation). Łączy on mapę z 5 polami zamorskimi.

RR-015 = Islandia i Afryka Zachodnia
    .text = Do [Islandii](province:iceland) i [Afryki Zachodniej](province:west-africa) prowadzi tylko droga przez morze. Możesz tam dotrzeć, jeśli masz [Statki pełnomorskie](advance:seaworthy-vessels), a galerami – jeśli masz [Niebiosa](advance:heavens).

RR-016 = Daleki Wschód
    .text = [Chiny](province:china), [Indie Wschodnie](province:east-indies) i [Indie](province:india) są dla ciebie zamknięte, dopóki nie masz [Żeglugi oceanicznej](advance:ocean-navigation).

RR-017 = Obie Ameryki
    .text = [Ameryka Północna](province:north-america) i [Ameryka Południowa](province:south-america) są dla ciebie zamknięte, dopóki nie masz [Nowego Świata](advance:new-world), który wymaga Żeglugi oceanicznej (RR-194).

RR-021 = Wielkość rynku
    .text = Liczba w prowincji to jej [wielkość rynku](term:market-number): tyle żetonów wszystkich graczy razem może tam stać bez walki. Jeśli miałoby ich być więcej, dochodzi do [rywalizacji](term:competition) i ktoś musi zaatakować (RR-124).

RR-022 = Liczba w kółku
    .text = Jeśli liczba jest w kółku, prowincja jest [rynkiem](term:market-province). Mieści się na nim albo jeden [znacznik](piece:marker), albo tyle żetonów, ile wynosi liczba. Tam, gdzie masz już znacznik, nie możesz dokładać żetonów (RA-92).

RR-023 = Cyfra 1 w ramce to satelita
    .text = Jeśli w prowincji jest cyfra 1 w ramce, prowincja jest [satelitą](term:satellite). Mieści się na nim 1 [żeton](piece:token) i nigdy znacznik, więc nie daje on ani towaru, ani dochodu. Cenny jest dzięki rynkom, które wskazują jego strzałki (RR-123).

RR-024 = Stolice i obszary macierzyste
    .text = Kolorowa liczba oznacza [stolicę](term:capital), w której zaczyna jedna z potęg: [Wenecja](province:venice) 5, [Genua](province:genoa) 5, [Barcelona](province:barcelona) 3, [Paryż](province:paris) 4, [Londyn](province:london) 5 i [Hamburg](province:hamburg) 4. Obszar, w którym leży stolica, to [obszar macierzysty](term:home-area) potęgi: VII dla Wenecji i Genui, IV dla Barcelony, III dla Paryża, II dla Londynu i I dla Hamburga.

RR-026 = Co daje prowincja
    .text = Każdy rynek na mapie daje jeden [towar](term:commodity), który pokazuje kolor, a satelita nie daje żadnego. Na każdym polu [Dalekiego Wschodu](area:far-east) jeden znacznik przynosi 2 towary, a na każdym polu [Nowego Świata](area:new-world) 3. Przykład: znacznik w [Chinach](province:china) liczy się i do jedwabiu, i do przypraw.

RR-027 = Osiem obszarów
    .text = Grube linie dzielą mapę na [obszary](term:area) od I do VIII. Gdy graczy jest mniej niż 6, część z nich jest poza grą (RR-053, RR-054, RR-055). Pola Dalekiego Wschodu i Nowego Świata nie należą do żadnego obszaru (RA-41).

## Osiągnięcia

RR-005 = Sześć dziedzin
    .text = Każde [osiągnięcie](term:advance) należy do jednej z 6 [dziedzin](term:category). Są to: [Handel](category:commerce), [Nauka](category:science), [Społeczeństwo](category:civics), [Religia](category:religion), [Komunikacja](category:communication) i [Eksploracja](category:exploration).

RR-041 = Najpierw ołówkiem, potem długopisem
    .text = Osiągnięć jest 26. Każdy gracz może mieć wszystkie, każde raz; nikt nikomu żadnego nie zabiera. Gdy kupisz osiągnięcie, od razu zaznacz je ołówkiem w swoim dzienniku tur i niech pozostali zaznaczą je u siebie. Na koniec tury popraw znak długopisem: od tej chwili działa [zniżka](term:credit) (RR-090).

RR-039 = Co jest podane przy osiągnięciu
    .text = Osiągnięcie ma literę, nazwę, koszt, [zniżkę](term:credit) w swojej dziedzinie, [wartość ulgi](term:misery-relief), opis, czasem [wymagania](term:prerequisite) oraz przywódców, którzy obniżają jego cenę, wraz z epokami. Przykład: [Mecenat](advance:patronage), litera E, kosztuje $30 i 1 pole nędzy, daje zniżkę 20 w dziedzinie Religii, a jego wartość ulgi wynosi 10 (RD-50). Źródła różnią się w niektórych liczbach (RD-40, RD-46, RD-47, RD-48, RD-49, RD-51) i w tym, czego wymagają Niebiosa (RD-54).

RR-191 = Osiągnięcia a wielkie wydarzenia
    .text = Trzy wydarzenia zależą od tego, ile masz osiągnięć. Każde osiągnięcie z Nauki łagodzi dla ciebie [Falę mistycyzmu](card:mysticism-abounds) o 1 pole (RR-176). Każde osiągnięcie z Religii zaostrza dla ciebie o 1 pole [Waśnie religijne](card:religious-strife) (RR-188), a każde z Handlu tak samo zaostrza [Powstania rewolucyjne](card:revolutionary-uprisings) (RR-181).

RR-189 = Ciało ludzkie zmniejsza nędzę
    .text = Gdy kupujesz [Ciało ludzkie](advance:human-body), twoja nędza od razu spada o 1 pole, niezależnie od ulgi, którą kupisz w tej samej turze. Przy nędzy 0 ten spadek przepada (RA-71).

RR-190 = Prawa materii zatrzymują alchemika
    .text = Gracza, który ma [Prawa materii](advance:laws-of-matter), nie można wybrać na ofiarę [Złota alchemika](card:alchemists-gold) (RA-24).

RR-040 = Religia kosztuje nędzę
    .text = Każde osiągnięcie z dziedziny [Religii](category:religion) kosztuje pieniądze i 1 [pole nędzy](term:misery-space): gdy je kupujesz, twoja nędza rośnie o 1 pole. Żadna zniżka tego nie zmienia.

RR-192 = Ulepszone rolnictwo zmniejsza nędzę
    .text = Gdy kupujesz [Ulepszone rolnictwo](advance:improved-agriculture), twoja nędza od razu spada o 1 pole; przy nędzy 0 ten spadek przepada (RA-71). Wymagają go [Odsetki i zysk](advance:interest-and-profit) oraz [Klasa średnia](advance:middle-class), a [Głód](card:famine) podnosi dzięki niemu twoją nędzę o 1 pole mniej (RR-175). Samo wymaga [Wiatraka/młyna wodnego](advance:wind-watermill); w wydaniu z 1999 roku jest odwrotnie (RD-39).

RR-193 = Od pisma do Renesansu
    .text = 4 osiągnięcia z Komunikacji tworzą łańcuch: [Słowo drukowane](advance:printed-word) wymaga [Słowa pisanego](advance:written-record), [Sztuka mistrzów](advance:master-art) – Słowa drukowanego, a [Renesans](advance:renaissance) – Sztuki mistrzów.

RR-194 = Drogi na ocean
    .text = [Żegluga oceaniczna](advance:ocean-navigation) wymaga [Niebios](advance:heavens) i [Statków pełnomorskich](advance:seaworthy-vessels), a [Nowy Świat](advance:new-world) – Żeglugi oceanicznej i [Rozkwitu miast](advance:urban-ascendancy). [Kosmopolityzm](advance:cosmopolitan) wymaga osiągnięcia [Lądem na Wschód](advance:overland-east).

RR-195 = Badania instytucjonalne: $10 taniej
    .text = Gdy masz [Badania instytucjonalne](advance:institutional-research), każde osiągnięcie z Nauki, Handlu, Eksploracji i Komunikacji kosztuje cię o $10 mniej. Działa to od razu, także przy dalszych zakupach w tej samej fazie (RR-094). Ceny w Religii i Społeczeństwie się nie zmieniają.

## Pionki, tory i pieniądze

RR-036 = Żetony i znaczniki
    .text = Masz 36 kwadratowych [żetonów](piece:token) i 25 okrągłych [znaczników](piece:marker) i nigdy nie będziesz mieć więcej. Jeśli potrzebujesz znacznika, a żaden nie jest wolny, twoje żetony zostają na mapie, najwyżej tyle, ile wynosi wielkość rynku (RA-91), albo zwalniasz znacznik gdzie indziej (RR-134).

RR-035 = Twoja plansza gracza
    .text = Użyj tej strony [planszy gracza](term:mat), która jest przeznaczona dla waszej liczby graczy. Kupione żetony leżą białą stroną do góry na [polu ekspansji](term:expansion-box), wszystkie inne w [zapasie](term:stock). Znaczniki leżą na swoich kółkach; każdy, który przeniesiesz na mapę, odsłania wyższy dochód (RR-144).

RR-206 = Stosiki po sześć
    .text = Układaj żetony w stosiki po 6, żeby każdy mógł je policzyć na pierwszy rzut oka.

RR-003 = Żetony zamieniają się w znacznik
    .text = Gdy tylko liczba twoich żetonów na rynku zrówna się z [wielkością rynku](term:market-number), a nie ma tam pionków rywali, zastąp wszystkie jednym [znacznikiem](piece:marker). Żetony wracają do zapasu. Od tej chwili [dominujesz](term:domination) w prowincji. Przykład: 4 żetony we [Florencji](province:florence) zamieniają się w znacznik.

RR-004 = Obok rywali nie ma znacznika
    .text = Jeśli w prowincji stoją pionki rywali, nie możesz położyć tam znacznika, dopóki konflikt nie zostanie rozstrzygnięty. Żetony kilku graczy mogą wspólnie, bez walki, wypełnić rynek; wtedy nikt w nim nie dominuje (RA-85).

RR-116 = Pionki się nie przesuwają
    .text = Położony pionek zostaje na miejscu, dopóki się go nie zastąpi albo nie usunie. Nic nie przechodzi z prowincji do prowincji.

RR-037 = Znaczniki na tory
    .text = Masz też 1 [znacznik nędzy](piece:misery-marker), 1 [znacznik kolejności](piece:turn-marker), 1 [znacznik statku](piece:ship-marker) i 12 [znaczników towarów](piece:commodity-marker).

RR-076 = W górę znaczy gorzej
    .text = Gdy [nędza](term:misery) rośnie, przesuwasz swój znacznik na [torze nędzy](term:misery-index) w górę, ku wyższym liczbom; gdy spada, przesuwasz go w dół. Liczą się pola, nie liczby: 2 pola w górę od 90 to 125. Poniżej 0 nie ma już pól i każdy dalszy spadek przepada (RA-71).

RR-034 = Tabela towarów
    .text = Ilekroć zyskujesz albo tracisz znacznik na mapie, przesuń swoje [znaczniki towarów](piece:commodity-marker) w [tabeli towarów](term:commodity-log), żeby każdy widział, w ilu prowincjach z danym towarem dominujesz.

RR-033 = Gwiazdka
    .text = Gwiazdka w [tabeli towarów](term:commodity-log) oznacza [kartę podwójną](term:double-card), którą można zagrać jako jeden z dwóch towarów (RR-046).

RR-038 = Pieniądze leżą na widoku
    .text = Twoje pieniądze leżą na widoku, ale możesz trzymać je w stosie. Ostatnio zapisana kwota, czyli twoja [zapisana gotówka](term:written-cash), jest zawsze jawna.

RR-168 = Połowy zaokrągla się w górę
    .text = Ilekroć dzieli się na pół gotówkę, żetony albo opłatę, zaokrągla się w górę. Połowa z 9 żetonów to 5.

## Karty historii

RR-042 = Trzy epoki
    .text = Na każdej karcie jest numer [epoki](term:epoch): I (od 750 do 1250 roku), II (od 1250 do 1500) albo III (od 1500 do 1750). Podziel karty na trzy stosy, które mają 29, 22 i 13 kart; w wydaniu z 1999 roku jedna karta drewna przechodzi z epoki II do epoki I (RD-69).

RR-029 = Następna talia
    .text = Na początku gra się tylko kartami epoki I. Gdy trzeba dobrać kartę, a [stos dobierania](term:draw-pile) jest pusty, potasuj karty następnej epoki razem ze [stosem kart powracających](term:replay-pile): to nowy stos dobierania. Tworzy się go dopiero w tej chwili, nie wcześniej, i to z niego dobierają następni. Karty na ręce zostają na ręce (RA-12).

RR-030 = Gra podstawowa: tylko epoka I
    .text = W [grze podstawowej](variant:basic) używa się tylko kart epoki I. Pozostałe odłóż do pudełka.

RR-031 = Stos kart powracających
    .text = Zagrana karta, która ma numer epoki w kółku, trafia odkryta na [stos kart powracających](term:replay-pile) i wraca w następnej talii. Na tym stosie wolno oglądać tylko wierzchnią kartę.

RR-047 = Kółko czy kwadrat
    .text = Z 18 wydarzeń 13 ma numer epoki w kółku i trafia na stos kart powracających. Pozostałe 5 ma numer w kwadracie i po zagraniu usuwa się je z gry: [Zbroja](card:armor), [Strzemiona](card:stirrups), [Długi łuk](card:long-bow), [Proch strzelniczy](card:gunpowder) i [Armie mongolskie](card:mongol-armies).

RR-048 = Karty, które stają się ciężarem
    .text = Niektóre wydarzenia [unieważniają](term:voided) inne. Jeśli masz unieważnioną kartę, zostaje ona na ręce jako [ciężar](term:burden): nie możesz jej zagrać, ale liczy się jako karta na ręce i podnosi cenę stabilizacji (RR-102). Przykład: po zagraniu [Prochu strzelniczego](card:gunpowder) [Strzemiona](card:stirrups) są ciężarem do końca gry (RA-45).

RR-049 = Jak pozbyć się ciężaru
    .text = [Ciężar](term:burden) możesz odrzucić dzięki [Sztuce mistrzów](advance:master-art) (RR-068) albo oddać w wymuszonej wymianie dzięki [Wiatrakowi/młynowi wodnemu](advance:wind-watermill) (RR-139).

## Przygotowanie do gry

RR-051 = Po jednej karcie
    .text = Podziel karty według epok, potasuj epokę I i rozdaj każdemu graczowi po 1 karcie. Reszta, zakryta, tworzy stos dobierania. W wydaniu z 1999 roku dostajesz 3 karty i oddajesz 1 (RD-33).

RR-052 = Na początek $40
    .text = Każdy gracz zaczyna z $40.

RR-053 = Trzech graczy
    .text = Przy 3 graczach biorą udział [Wenecja](power:venice), [Genua](power:genoa) i [Barcelona](power:barcelona), a w grze są obszary IV, V, VI, VII i VIII.

RR-054 = Czterech graczy
    .text = Przy 4 graczach dołącza [Paryż](power:paris), a do gry wchodzi także [obszar III](area:iii).

RR-055 = Pięciu graczy
    .text = Przy 5 graczach dołącza [Londyn](power:london), a do gry wchodzi także [obszar II](area:ii).

RR-056 = Sześciu graczy
    .text = Przy 6 graczach dołącza [Hamburg](power:hamburg), a do gry wchodzi także [obszar I](area:i): cała mapa jest otwarta.

RR-057 = Obszary poza grą
    .text = Statki mogą przepływać przez obszary, które są poza grą, ale nie wolno tam kłaść pionków. Drogi lądowe nie mogą przez nie prowadzić (RA-76).

RR-063 = Nędza zaczyna się od 0
    .text = Ustaw swój [znacznik nędzy](piece:misery-marker) na polu 0.

RR-058 = Licytacja o stolice
    .text = Zapisz w tajemnicy swoją [stawkę](term:capital-bid), liczbę całkowitą od 0 do 40 (RA-02), a potem pokażcie stawki jednocześnie. Kto dał najwięcej, wybiera dowolną stolicę, która jest w grze, potem z pozostałych wybiera gracz z następną co do wysokości stawką i tak dalej (RA-01, RD-30).

RR-059 = Równe stawki
    .text = Gracze z równymi stawkami rzucają po jednej kostce. Kto wyrzuci więcej, wybiera wcześniej; przy równych wynikach ci gracze rzucają ponownie (RA-03).

RR-060 = Każdy płaci swoją stawkę
    .text = Każdy gracz wpłaca swoją stawkę do banku z otrzymanych $40, niezależnie od tego, które miejsce dzięki niej zajął; ostatni też (RA-02).

RR-061 = Znacznik w stolicy
    .text = Połóż w swojej stolicy 1 znacznik kolorową stroną do góry. Tu zaczynasz.

RR-062 = Kto rozstrzyga remisy w kolejności
    .text = Gdy w trakcie gry kilku graczy remisuje w [kolejności gry](term:order-of-play), pierwszy decyduje ten, kto najpóźniej wybrał stolicę: zajmuje dowolne z miejsc przypadających remisującym, przed innymi albo za nimi. Potem decyduje ten, kto wybierał tuż przed nim, i tak dalej (RA-04).

RR-064 = Pierwsza kolejność gry
    .text = Przed turą 1 rozegrajcie jedną fazę kolejności gry (RR-154): podziel to, co po zapłaceniu stawki zostało ci z $40, między żetony a gotówkę i zapisz obie liczby. W wydaniu z 1999 roku kolejność gry ustala się zamiast tego w pierwszej fazie każdej tury (RD-34).

## Tura

RR-008 = Siedem faz
    .text = Każda tura ma 7 faz: 1 [dobieranie kart](phase:draw), 2 [kupno kart](phase:buy), 3 [zagrywanie kart](phase:play), 4 [zakupy](phase:purchase), 5 [ekspansja](phase:expansion), 6 [dochód](phase:income), 7 [kolejność gry](phase:order) (RD-34).

RR-009 = Jeden po drugim
    .text = W fazach od 1 do 5 gracze po kolei, w [kolejności gry](term:order-of-play), robią wszystko, co chcą zrobić w danej fazie; następna faza zaczyna się dopiero wtedy, gdy skończą wszyscy. Fazy 6 i 7 wszyscy rozgrywają jednocześnie.

RR-011 = Miejsca w kolejności
    .text = [Tabela kolejności](term:order-table) ma 6 [miejsc](term:order-slot). Gdy graczy jest mniej, niektórych się nie używa: przy 3 graczach gra się na miejscach 2, 4 i 6, przy 4 na 1, 3, 5 i 6, a przy 5 na miejscach od 1 do 5. W ataku liczy się numer miejsca, a nie to, którym z kolei jesteś graczem (RR-127).

## Faza 1: dobieranie kart

RR-065 = Zniesienie niedoboru lub nadwyżki
    .text = Zanim ktokolwiek dobierze kartę, [pierwszy gracz](term:first-player) może znieść [niedobór](term:shortage) lub [nadwyżkę](term:surplus), wpłacając do banku [wartość podstawową](term:base-value) towaru; może to zrobić tyle razy, ile chce. Jeśli jakiś towar ma dwa niedobory albo dwie nadwyżki, za każde zniesienie płaci się wartość podstawową (RA-11). Po wyniku 12, który dotyczy złota i kości słoniowej, płaci się $10 raz za oba towary (RA-10). Przykład: jest nadwyżka wina, a pierwsza gra Barcelona. Płaci $5, więc za następną kartę wina wszyscy znów dostają pełną wypłatę.

RR-066 = Każdy dobiera kartę
    .text = Potem każdy gracz w kolejności gry dobiera 1 kartę. W turze 1 każdy ma więc na ręce 2 karty. Gdy ostatnia talia gry się skończy, nikt już nie dobiera (RR-160).

## Faza 2: kupno kart

RR-067 = Rozkwit miast: dodatkowa karta
    .text = Jeśli masz [Rozkwit miast](advance:urban-ascendancy), możesz w swojej rundzie kupić 1 dodatkową kartę za $10.

RR-068 = Sztuka mistrzów: odrzucenie karty
    .text = Jeśli masz [Sztukę mistrzów](advance:master-art), możesz raz na turę odrzucić 1 kartę bez żadnego efektu. Robisz to dopiero wtedy, gdy kupisz dodatkową kartę albo z niej zrezygnujesz. W turze, w której kupujesz Sztukę mistrzów, nie możesz nic odrzucić, bo ta faza już minęła (RA-16, RD-22).

RR-069 = Dokąd trafia odrzucona karta
    .text = Odrzucona karta trafia na [stos kart powracających](term:replay-pile), jeśli ma numer epoki w kółku, a jeśli nie, usuwa się ją z gry. Najpierw pokaż ją innym (RA-17).

## Faza 3: zagrywanie kart

RR-070 = Ile kart chcesz albo żadnej
    .text = W swojej rundzie możesz zagrać z ręki tyle kart, ile chcesz, w dowolnej kolejności, albo spasować.

RR-074 = Ofiary wybierasz ty
    .text = Jeśli wydarzenie pozostawia wybór, o tym, kogo lub co dotknie, decyduje ten, kto zagrał kartę. [Złoto alchemika](card:alchemists-gold), [Wojnę domową](card:civil-war), [Bunt](card:rebellion) i [Piratów/wikingów](card:pirates-vikings) możesz skierować nawet przeciw sobie lub własnym prowincjom (RA-23), ale nie przeciw komuś, kto jest odporny (RA-24). Wydarzenie, które nie ma w co uderzyć, też możesz zagrać, choćby po to, żeby się go pozbyć (RA-22).

RR-198 = Wszyscy to także ty
    .text = Wydarzenie, które dotyczy wszystkich graczy, dotyka też tego, kto je zagrał.

RR-075 = Redukcja znacznika
    .text = Gdy wydarzenie [redukuje](term:reduce) znacznik, jego właściciel kładzie w to miejsce 1 kolorowy żeton z zapasu i zabiera znacznik. Jeśli zapas jest pusty, bierze żeton z pola ekspansji albo zostawia prowincję pustą, jak woli (RA-36).

## Faza 4: zakupy

RR-010 = Cztery kroki po kolei
    .text = W swojej rundzie wykonujesz kroki w tej kolejności: A 1 [ulepszenie floty](step:ship), B [osiągnięcia](step:advances), C [stabilizacja](step:stabilization), D [zmniejszenie nędzy](step:relief). Każdy krok możesz pominąć, ale nie możesz wrócić do wcześniejszego.

## Faza 4, krok A: ulepszenie floty

RR-089 = Jeden stopień za $10
    .text = Są trzy klasy statków, każda ma 4 stopnie: [galery](ship:galley) 2, 4, 6 i 8, [statki pełnomorskie](ship:seaworthy) 10, 12, 14 i 16 oraz [statki oceaniczne](ship:ocean) 1, 2, 3 i 4. Za $10 przesuwasz swój [znacznik statku](piece:ship-marker) o 1 stopień w górę w obrębie klasy, raz na turę. Nikt nie zaczyna ze statkiem: pierwsze $10 daje ci Galerę 2 (RA-64).

RR-095 = Jak daleko płyną galery
    .text = Liczba przy galerze, czyli 2, 4, 6 lub 8, mówi dwie rzeczy: ile żetonów możesz najwyżej przewieźć do jednej prowincji i o ile prowincji nadmorskich może być ona najwyżej oddalona od prowincji nadmorskiej z twoim kolorowym pionkiem albo od twojej stolicy. Licz 1 za każdą prowincję nadmorską, do której wpływasz, włącznie z celem. Wody rywali cię nie zatrzymują (RA-74). [Chester](province:chester), [Portsmouth](province:portsmouth), [Rzym](province:rome) i [Neapol](province:naples) mają po dwa wybrzeża, które łączy tylko ląd, więc każda z tych prowincji liczy się jako dwa miejsca. Przykład: na początku gry Londyn z Galerą 2 dopływa do Edynburga, Yorku, Portsmouth, Kornwalii, Saint-Malo, Paryża, Brugii i Amsterdamu i nigdzie więcej; Wenecja z Galerą 2 dopływa do Rzymu, ale nie do Neapolu.

RR-096 = Galery trzymają się brzegu
    .text = [Galery](ship:galley) płyną tylko z jednej prowincji nadmorskiej do drugiej. Nie przepłyną morza, dopóki nie masz [Niebios](advance:heavens) albo nie zastąpisz galer [Statkami pełnomorskimi](advance:seaworthy-vessels).

RR-097 = Niebiosa: przez jedno morze
    .text = Jeśli masz [Niebiosa](advance:heavens), twoje galery mogą w każdym rejsie przepłynąć 1 [morze](term:sea); liczy się ono po drodze jak 1 prowincja nadmorska (RA-75, RD-23). Przykład: ze [Sztokholmu](province:stockholm) Galera 2 dopływa wzdłuż brzegu do Szczecina, ale do Gdańska i Rygi tylko dzięki Niebiosom. Londyn z Galerą 4 dopływa do [Islandii](province:iceland) w czterech krokach: York, Edynburg, Morze Grenlandzkie, Islandia.

RR-098 = Ładowność dla każdej prowincji
    .text = W jednej turze możesz przewieźć dowolnie wiele żetonów, ale do jednej prowincji najwyżej tyle, ile wynosi twoja [ładowność](term:capacity). Liczą się wszystkie żetony przewiezione tam w tej turze, także utracone w nieudanych atakach; te, które mogą dotrzeć lądem, się nie liczą (RA-77, RA-78).

RR-032 = Odwrócenie znacznika statku
    .text = Gdy zdobywasz [Statki pełnomorskie](advance:seaworthy-vessels), odwróć swój [znacznik statku](piece:ship-marker) i ustaw go na 10, niezależnie od dotychczasowego stopnia. Dzieje się to od razu i nic nie kosztuje (RA-65).

RR-099 = Statki pełnomorskie docierają na każde wybrzeże
    .text = Jeśli masz [Statki pełnomorskie](advance:seaworthy-vessels), możesz przewieźć najwyżej 10 żetonów do każdej prowincji nadmorskiej, bliskiej czy dalekiej. Zamknięte pozostaje dla ciebie 5 pól zamorskich, a bez osiągnięcia [Lądem na Wschód](advance:overland-east) także [obszar V](area:v). Każdy następny stopień podnosi tę liczbę: 12, 14, 16.

RR-100 = Na 10 nie ma drogi na skróty
    .text = Z Galery 8 nie przejdziesz na 10 przez ulepszenie: prowadzi tam tylko zakup [Statków pełnomorskich](advance:seaworthy-vessels). Tak samo z drugiej klasy do trzeciej prowadzi tylko [Żegluga oceaniczna](advance:ocean-navigation).

RR-101 = Żegluga oceaniczna i pola zamorskie
    .text = Gdy zdobywasz [Żeglugę oceaniczną](advance:ocean-navigation), ustaw swój znacznik statku na 1 w trzeciej klasie, od razu i za darmo (RA-65). Odtąd możesz przewozić dowolnie wiele żetonów do każdej prowincji nadmorskiej oprócz obu Ameryk, do których potrzebny jest jeszcze [Nowy Świat](advance:new-world); obszar V nadal wymaga osiągnięcia Lądem na Wschód (RR-112). Stopień mówi, na ilu [polach zamorskich](term:overseas-box) możesz być: najpierw na 1, a po ulepszeniach na 2, 3 lub 4. Liczy się każde pole z twoim pionkiem, także zajęte w tej turze (RA-79).

## Faza 4, krok B: osiągnięcia

RR-093 = Najpierw wymagania
    .text = Osiągnięcie możesz kupić tylko wtedy, gdy spełniasz jego [wymagania](term:prerequisite), czyli masz osiągnięcia, których wymaga. Możesz je kupić w tej samej rundzie, byle wcześniej.

RR-090 = Zniżki działają od następnej tury
    .text = [Zniżka](term:credit) osiągnięcia obniża ceny innych osiągnięć z tej samej dziedziny, ale dopiero od tury następującej po zakupie.

RR-091 = Zniżki się nie zużywają
    .text = Twoje zniżki działają przy każdym zakupie, także przy kilku w jednej turze, a zniżki z jednej dziedziny się sumują. Jeśli przekraczają cenę, osiągnięcie kosztuje $0; reszty się nie wypłaca (RA-63). Przykład: dzięki zniżkom [Rozkwitu miast](advance:urban-ascendancy) (10) i [Badań instytucjonalnych](advance:institutional-research) (30) każde osiągnięcie ze Społeczeństwa kosztuje o $40 mniej.

RR-092 = Zniżki przywódców działają tylko w tej turze
    .text = [Zniżka przywódcy](term:leader-credit) działa tylko w turze, w której zagrano kartę, przy zakupie albo jako zwrot. Czego nie wykorzystasz, przepada (RD-18).

RR-094 = Osiągnięcia działają od razu
    .text = To, na co pozwala osiągnięcie, działa od chwili zakupu. Kup najpierw [Słowo pisane](advance:written-record), [Badania instytucjonalne](advance:institutional-research) albo [Mecenat](advance:patronage), a już następny zakup w tej samej rundzie będzie tańszy. Tylko zniżka czeka do następnej tury (RR-090).

## Faza 4, krok C: stabilizacja

RR-102 = Ile kosztuje pełna ręka
    .text = [Stabilizacja](term:stabilization) kosztuje $1 za pierwszą kartę na ręce, $2 za drugą, $3 za trzecią i tak dalej: przy liczbie kart od 1 do 8 daje to razem $1, $3, $6, $10, $15, $21, $28 i $36 (RD-31). Ciężary też się liczą. Bez kart nic nie kosztuje (RA-66). [Klasa średnia](advance:middle-class) zmniejsza cenę o połowę (RR-146).

RR-103 = Gdy nie zapłacisz
    .text = Płacisz całą cenę albo nic. Jeśli nie możesz lub nie chcesz zapłacić (RA-67), przesuń znacznik na torze nędzy w górę o najmniejszą liczbę pól, która podnosi nędzę co najmniej o niezapłaconą kwotę. Przykład: przy nędzy 90 masz 5 kart i nie płacisz $15. Pole 100 to tylko o 10 więcej, więc przesuwasz znacznik o 2 pola, na 125. Przy nędzy 100 masz 6 kart i nie płacisz $21: przesuwasz znacznik o 1 pole, na 125. Gdy na torze zabraknie pól, kończysz w [chaosie](term:chaos) (RA-68).

RR-104 = Bez limitu kart na ręce
    .text = Możesz mieć na ręce tyle kart, ile chcesz, dopóki cię na to stać.

## Faza 4, krok D: zmniejszenie nędzy

RR-105 = Kupowanie ulgi
    .text = Możesz przesuwać swój znacznik nędzy w dół, pole po polu, płacąc różnicę między liczbami na obu polach. Z 200 na 175 zejdziesz za $25. Poniżej 0 nie ma już pól (RA-71). W wydaniu z 1999 roku ulgi w ogóle się nie kupuje (RD-41).

RR-106 = Tyle pól, ile poziomów
    .text = W jednej turze możesz kupić tyle pól, ile masz pełnych [poziomów](term:tier). Jeden poziom masz, gdy w każdej z 6 dziedzin masz co najmniej 1 osiągnięcie, dwa, gdy masz w każdej co najmniej 2, i tak dalej. Liczą się też osiągnięcia kupione w tej samej rundzie (RA-69). Bez poziomu nie możesz kupić ulgi.

RR-108 = Wartości ulgi
    .text = [Wartość ulgi](term:misery-relief) każdego osiągnięcia, które kupujesz w tej turze, obniża cenę ulgi w tej turze. Kilka wartości się sumuje, resztę dopłacasz gotówką, ale nie kupisz przez to więcej pól, niż masz poziomów. Czego nie wykorzystasz, przepada. Przykład: masz nędzę 80, a [Rozkwit miast](advance:urban-ascendancy) daje ci pierwszy pełny poziom: 1 pole kosztuje 10 minus 5, czyli $5. Z [Renesansem](advance:renaissance) (wartość ulgi 100, RD-51), jednym poziomem i nędzą 200 schodzisz na 175 za $0, a pozostałe 75 przepada. Cztery wartości ulgi to nasze założenie (RD-46, RD-47, RD-48, RD-49).

RR-107 = Oświecenie: za pół ceny
    .text = Jeśli masz [Oświecenie](advance:enlightenment), płacisz połowę. Dodaj różnice wszystkich pól, które kupujesz, podziel sumę na pół i zaokrąglij w górę, a potem odejmij wartości ulgi z tej tury; cena nigdy nie spada poniżej $0 (RA-70). W wydaniu z 1999 roku to osiągnięcie działa inaczej (RD-44).

RR-200 = Pół ceny wymaga poziomu
    .text = Z połowy ceny dzięki [Oświeceniu](advance:enlightenment) korzysta tylko ten, kto ma co najmniej jeden pełny [poziom](term:tier). Bez poziomu i tak nie można kupić ulgi (RD-25).

## Faza 5: ekspansja

RR-118 = Święty odpust: żetony dla ciebie
    .text = Na początku fazy każdy właściciel [Świętego odpustu](advance:holy-indulgence) bierze z zapasu na pole ekspansji 2 żetony za każdego gracza, który go nie ma. Dzieje się to po rozpatrzeniu Wojny domowej i po zamianach dzięki Renesansowi. Wyeliminowani gracze się nie liczą (RA-93).

RR-120 = Święty odpust: żetony od ciebie
    .text = Jeśli nie masz [Świętego odpustu](advance:holy-indulgence), za każdego gracza, który go ma, odłóż 2 żetony z pola ekspansji do własnego zapasu (RD-24). Jeśli masz ich za mało, oddajesz wszystkie, a za resztę wpłacasz do banku po $1 albo twoja nędza rośnie o 1 pole, razem za wszystkie brakujące. Jeśli nie możesz zapłacić, rośnie nędza (RA-94). Wszyscy robią to jednocześnie, zanim właściciele wezmą swoje żetony (RA-93).

RR-119 = Pieniądze za brakujące żetony
    .text = Jeśli właściciel [Świętego odpustu](advance:holy-indulgence) ma w zapasie za mało żetonów, za każdy brakujący bank wypłaca mu $1.

RR-121 = Zysk jest pewny
    .text = Właściciel [Świętego odpustu](advance:holy-indulgence) dostaje pełne 2 żetony za każdego gracza, który go nie ma, bez względu na to, czy tamten mógł zapłacić.

RR-199 = Kolejność się nie zmienia
    .text = Żetony i pieniądze zyskane lub stracone przez [Święty odpust](advance:holy-indulgence) nie zmieniają kolejności gry.

RR-110 = Gdzie możesz umieszczać żetony
    .text = W swojej rundzie umieszczaj żetony z pola ekspansji, białą stroną do góry, w dowolnych prowincjach w [zasięgu](term:range). Zasięg mierzy się od prowincji, w których na początku twojej rundy masz kolorowy pionek, także zdobytych w fazie zagrywania kart tej tury, oraz od twojej stolicy, nawet jeśli dominuje w niej rywal (RA-72).

RR-111 = Lądem
    .text = Na lądzie nowa prowincja musi graniczyć z tą, z której wyruszasz. Dalej docierasz dzięki [Karawanie](advance:caravan) i statkom. Lądem może dotrzeć dowolnie wiele żetonów.

RR-113 = Karawana: o dwie prowincje dalej
    .text = Jeśli masz [Karawanę](advance:caravan), możesz umieszczać żetony o dwie prowincje dalej drogą lądową, chyba że rywal [kontroluje](term:control) prowincję pośrednią. Kontroluje ją, gdy ma w niej kolorowy znacznik albo tyle kolorowych żetonów, ile wynosi wielkość rynku. Możesz przez nią przejść, jeśli jest pusta, twoja albo jeśli rywale mają tam tylko białe pionki lub za mało żetonów; musi też być w grze i być dla ciebie otwarta (RA-73). Przykład: jeden żeton Wenecji w [Belgradzie](province:belgrade), gdzie wielkość rynku wynosi 2, przepuszcza twoją karawanę.

RR-114 = Karawana albo statek
    .text = Na drodze do jednej prowincji nie możesz łączyć [Karawany](advance:caravan) ze statkami.

RR-112 = Do obszaru V tylko z osiągnięciem Lądem na Wschód
    .text = Bez osiągnięcia [Lądem na Wschód](advance:overland-east) nie możesz umieszczać żetonów w [obszarze V](area:v) i nikt nie może ci odstąpić tamtejszej prowincji po Wojnie.

RR-115 = Od białych pionków nie wyruszysz
    .text = [Biały pionek](term:white-piece) to pionek położony w tej turze. Nie można od niego mierzyć zasięgu. W fazie dochodu odwraca się go na kolorową stronę (RR-143).

RR-122 = Karta za żetony
    .text = W dowolnej chwili swojej rundy możesz kupić 1 kartę za żetony z pola ekspansji; żetony wracają do zapasu. Pierwsza karta kupiona przez kogokolwiek w tej fazie kosztuje 3 żetony, druga 6, trzecia 9 i tak dalej (RD-13). Każdy gracz może kupić tylko 1 kartę (RA-95). Przykład: jeśli pierwszy gracz nie kupi żadnej, drugi nadal płaci tylko 3.

RR-134 = Zwolnienie znacznika
    .text = Jeśli wszystkich 25 twoich znaczników jest na mapie, a potrzebujesz jeszcze jednego, możesz zastąpić któryś ze swoich kolorowych znaczników kolorowym żetonem z zapasu i użyć zdjętego znacznika gdzie indziej (RA-90).

RR-117 = Niewykorzystane żetony
    .text = Żetony, które po twojej rundzie zostały na polu ekspansji, wracają do zapasu.

RR-142 = Premia za ekspansję
    .text = Na koniec fazy gracz, który ma na mapie najwięcej białych znaczników, co najmniej 1, dobiera za darmo kartę. Przy remisie dobiera ten, kto w tej fazie grał wcześniej (RA-96).

## Ataki

RR-202 = Liczą się pionki, nie siła
    .text = Żeby ustalić, czy umieszczenie żetonów jest atakiem, porównaj liczbę pionków z wielkością rynku; znacznik liczy się jako pełny rynek. Siła nie ma tu znaczenia.

RR-130 = Pokojowo obok siebie
    .text = Dopóki nie ma znacznika rywala, a żetonów wszystkich graczy razem nie jest więcej, niż wynosi wielkość rynku, możesz dokładać żetony bez walki. Dokładnie tyle, ile wynosi wielkość rynku, to jeszcze pokój (RA-85, RD-29). Przykład: w [Bordeaux](province:bordeaux), gdzie wielkość rynku wynosi 4, stoją 2 żetony rywala. Możesz położyć obok nich 1 albo 2.

RR-124 = Czego wymaga atak
    .text = Jeśli w prowincji stoi znacznik rywala albo żetonów byłoby więcej, niż wynosi wielkość rynku, umieszczenie tam żetonów jest [atakiem](term:attack) (RA-85). [Siła](term:strength) twoich żetonów musi być co najmniej równa sile wszystkich obrońców powiększonej o wielkość rynku, a samych żetonów musi być co najmniej tyle, ile wynosi wielkość rynku. Liczą się też twoje żetony, które już tam stoją (RA-80). Wolno wysłać więcej, niż potrzeba (RA-84). Przykład: przeciw 2 żetonom w [Bordeaux](province:bordeaux) potrzebujesz 2 + 4 = 6 żetonów. Przeciw znacznikowi w [Montpellier](province:montpelier), gdzie wielkość rynku wynosi 2, potrzebujesz 4, a jeśli jego właściciel ma Tuluzę – 5.

RR-125 = Za mało żetonów nie wejdzie
    .text = Jeśli rynek jest pełny, nie możesz położyć mniej żetonów, niż wymaga atak. Wojsk nie można gromadzić u bram.

RR-126 = Siła znacznika
    .text = Znacznik liczy się za tyle żetonów, ile wynosi wielkość rynku. Białe pionki bronią się tak samo jak kolorowe (RA-83). Jeśli w prowincji stoi kilku rywali, atakujesz wszystkich razem: ich pionki się sumują, każdy rodzaj premii do siły liczy się raz, jeśli ma ją którykolwiek z nich, a twoja premia liczy się tylko wtedy, gdy liczyłaby się przeciw każdemu z nich (RA-81).

RR-123 = Satelity wspierają znacznik
    .text = Każdy [satelita](term:satellite), który wskazuje prowincję, dodaje 1 do obrony stojącego tam znacznika, jeśli właściciel znacznika ma na satelicie kolorowy żeton. Znacznik może być biały, żeton nie (RA-83). Przykład: znacznik w [Lizbonie](province:lisbon), gdzie wielkość rynku wynosi 3, z kolorowym żetonem w Leónie ma siłę 4.

RR-138 = Nacjonalizm w obszarze macierzystym
    .text = Jeśli masz [Nacjonalizm](advance:nationalism), dodajesz 1 do swojej siły w ataku i obronie w każdej prowincji swojego [obszaru macierzystego](term:home-area), a w Wojnie 1 do swojej kostki. Tam, gdzie obie strony są u siebie i obie go mają, niczego to nie zmienia. Przykład: Wenecja i Genua mają wspólny [obszar VII](area:vii).

RR-135 = Kosmopolityzm w ataku
    .text = Jeśli masz [Kosmopolityzm](advance:cosmopolitan), każdy twój kolorowy żeton na satelicie, który wskazuje cel, dodaje 1 do siły twojego ataku.

RR-025 = Podwojenie we własnej stolicy
    .text = We własnej stolicy siła twoich pionków się podwaja, zarówno gdy jej bronisz, jak i gdy atakujesz, żeby ją odzyskać (RD-06). Podwajają się też satelity i Nacjonalizm; przewagi militarne dolicza się na końcu. Gdy atakujesz, żetonów i tak musi być co najmniej tyle, ile wynosi wielkość rynku (RA-82, RD-74). Przykłady: żeby zaatakować znacznik samej Wenecji w [Wenecji](province:venice), gdzie wielkość rynku wynosi 5, rywal potrzebuje 10 + 5 = 15 żetonów. Jeśli Genua ma [Barcelonę](province:barcelona), gdzie wielkość rynku wynosi 3, gracz Barcelony potrzebuje tylko 3, żeby ją odzyskać. Jeśli Paryż ma [Genuę](province:genoa), gdzie wielkość rynku wynosi 5, gracz Genui potrzebuje 5, a jeśli ma ją Wenecja, która ma też Nacjonalizm – 6.

RR-137 = Katedra: pewna wygrana
    .text = Jeśli masz [Katedrę](advance:cathedral), możesz raz na turę wygrać bez kostek z każdym graczem, który jej nie ma, w ataku albo w obronie. Zapowiedz to przed rzutem. Atakując, i tak musisz wysłać tyle żetonów, ile wymaga atak. Przeciw kilku rywalom Katedra działa tylko wtedy, gdy nie ma jej żaden z nich, i jest wtedy wykorzystana przeciw każdemu z nich. W Wojnie nie działa (RA-87, RD-07, RD-75).

RR-127 = Rzut
    .text = Rzuć raz wszystkimi trzema kostkami. Wygrywasz, jeśli [kolorowa kostka](term:coloured-die) pokaże więcej niż numer twojego [miejsca](term:order-slot) albo [czarna](term:black-die) więcej niż [biała](term:white-die). W przeciwnym razie wygrywa obrońca. Przykład: Londyn na miejscu 3 atakuje żeton Paryża w [Oranie](province:oran) 2 żetonami. Wygrywa, jeśli na kolorowej kostce wypadnie 4. Jeśli wypadnie 3, przegrywa, chyba że czarna pokaże więcej niż biała.

RR-128 = Z przewagą militarną wygrywasz przy równych kostkach
    .text = Jeśli atakujesz z [przewagą militarną](term:military-advantage), wygrywasz też wtedy, gdy czarna i biała kostka są równe. Przewaga, która nie liczy się przeciw temu rywalowi, tutaj też nie pomaga (RA-47). Obrońca przy równych kostkach wygrywa i bez niej; jego przewaga tylko zwiększa siłę (RA-48).

RR-136 = Prozelityzm: wygrywasz, gdy wypadnie numer twojego miejsca
    .text = Jeśli masz [Prozelityzm](advance:proselytism), twój atak udaje się też wtedy, gdy kolorowa kostka pokaże dokładnie numer twojego miejsca.

RR-129 = Co traci przegrany
    .text = Wszystkie pionki przegranego w tej prowincji wracają do zapasu, niezależnie od tego, czy atakował, czy się bronił. Pionki zwycięzcy zostają albo od razu zastępuje je znacznik (RA-80, RA-86).

RR-133 = Kiedy można położyć znacznik
    .text = Znacznik kładzie się tylko na rynku, nigdy na satelicie, i tylko wtedy, gdy masz tam co najmniej tyle żetonów, ile wynosi wielkość rynku. Jeśli żaden znacznik nie jest wolny, zostają żetony (RA-91).

RR-132 = Jeden żeton na satelicie
    .text = Po wygranym ataku na satelitę zostaje tam 1 żeton, a pozostałe wracają do zapasu. Przykład: z 2 żetonów Londynu w [Oranie](province:oran) zostaje 1.

RR-131 = Kolejna próba
    .text = Po nieudanym ataku możesz w tej samej rundzie próbować ponownie, tyle razy, ile chcesz, za każdym razem z wystarczającą liczbą nowych żetonów i w granicach ładowności (RA-77). Przykład: Londyn z Galerą 2 stracił pod [Oranem](province:oran) 2 żetony i w tej turze nie może już przewieźć tam następnych; z Galerą 4 może spróbować jeszcze raz.

RR-139 = Wiatrak/młyn wodny: wymuszona wymiana
    .text = Jeśli masz [Wiatrak/młyn wodny](advance:wind-watermill), możesz raz na turę spróbować [wymuszonej wymiany](term:forced-trade) z rywalem, zaraz po tym, jak odbierzesz mu w ataku prowincję. Rywal musiał ją kontrolować, czyli mieć w niej znacznik albo, na satelicie, żeton (RA-88, RD-72), a każdy z was musi mieć kartę (RA-89). Zapłać tyle żetonów z pola ekspansji, ile wynosi wielkość rynku, i rzuć kostką. Jeśli wypadnie nie więcej, niż wynosi wielkość rynku, dajesz rywalowi wybraną przez siebie kartę i losujesz jedną z jego ręki. Jeśli wypadnie więcej, żetony przepadają na darmo. W wydaniu z 1999 roku wymianę daje Słowo pisane (RD-42, RD-43).

## Faza 6: dochód

RR-143 = Odwrócenie białych pionków
    .text = Odwróćcie wszystkie białe pionki na mapie na [kolorową stronę](term:coloured-piece). Od tej chwili przynoszą dochód i towary, a zasięg mierzy się także od nich.

RR-144 = Dochód z mapy
    .text = Swój [dochód](term:income) odczytaj z ostatniego odsłoniętego kółka na planszy gracza: przy 3 lub 5 graczach górną liczbę, przy 4 lub 6 dolną. Wynosi on $15, a do tego po tyle dolarów, ilu jest graczy, za każdą zdominowaną prowincję, także za stolicę. Przykład: przy 5 graczach i 17 znacznikach dostajesz 15 + 5 × 17 = $100.

RR-145 = Odsetki od gotówki
    .text = Jeśli masz [Odsetki i zysk](advance:interest-and-profit), dostajesz drugie tyle, ile masz gotówki przed wypłatą dochodu, ale nie więcej niż twój dochód z mapy (RA-98). Przykład: mając $108 i dochód $100, dostajesz dodatkowo $100.

RR-146 = Klasa średnia: $10 więcej
    .text = Jeśli masz [Klasę średnią](advance:middle-class), twój dochód jest o $10 wyższy, podobnie jak limit [Odsetek i zysku](advance:interest-and-profit) (RA-98). Stabilizacja kosztuje cię połowę, z zaokrągleniem w górę (RR-102).

RR-109 = Nowy Świat: mniej nędzy
    .text = Jeśli masz [Nowy Świat](advance:new-world), w każdej fazie dochodu twoja nędza spada o 1 pole, niezależnie od tego, co jeszcze robisz w tej turze; pierwszy raz w turze zakupu (RA-103). Przy nędzy 0 ten spadek przepada (RA-71). W wydaniu z 1999 roku robi to zamiast niego Oświecenie (RD-44).

RR-147 = Dwa rzuty na rynek
    .text = Na koniec fazy rzućcie dwa razy trzema kostkami. Suma czarnej i białej wskazuje towar: 2 [kamień](commodity:stone), 3 [wełna](commodity:wool), 4 [drewno](commodity:timber), 5 [zboże](commodity:grain), 6 [sukno](commodity:cloth), 7 [wino](commodity:wine), 8 [metal](commodity:metal), 9 [futra](commodity:fur), 10 [jedwab](commodity:silk), 11 [przyprawy](commodity:spice), 12 [złoto](commodity:gold) i [kość słoniowa](commodity:ivory). Jeśli kolorowa kostka pokaże 1, 2 lub 3, jest to [niedobór](term:shortage), a jeśli 4, 5 lub 6 – [nadwyżka](term:surplus).

RR-148 = Dwunastka dotyczy złota i kości słoniowej
    .text = Suma 12 dotyczy zarówno [złota](commodity:gold), jak i [kości słoniowej](commodity:ivory). Większość sprawdza się dla każdego z nich oddzielnie (RD-68, RA-100).

RR-149 = Jak działają niedobór i nadwyżka
    .text = Za następną kartę tego towaru każdy dostaje wypłatę o 1 [pole wypłaty](term:payment-box) wyższą przy niedoborze, a o 1 pole niższą przy nadwyżce. Sumuje się to z Przemysłem; poniżej pola 1 nie ma wypłaty, a bez prowincji z tym towarem też jej nie ma (RA-19).

RR-150 = Większość
    .text = Jeśli ktoś dominuje w większej liczbie prowincji z tym towarem niż każdy z pozostałych graczy, ma [większość](term:majority): przy niedoborze dobiera 1 kartę, a przy nadwyżce wpłaca do banku $1 za każdą z tych prowincji. Jeśli najwięcej ma kilku graczy, większości nie ma nikt (RA-99). Komu brakuje gotówki, ten płaci tyle, ile ma (RA-102). Dwa niedobory albo dwie nadwyżki tego samego towaru liczą się podwójnie (RA-100). Znaczniki wyeliminowanych graczy też się porównuje, ale oni sami nic nie dobierają ani nie płacą (RA-20). Przykład: czarna 4, biała 3, kolorowa 4 to nadwyżka wina. Barcelona ma 3 prowincje z winem, a Paryż 1, więc Barcelona płaci $3. Za kartę wina dostaje potem $20, a Paryż nic.

RR-151 = Zniesienie niczego nie cofa
    .text = Jeśli w następnej fazie dobierania kart ktoś zniesie niedobór lub nadwyżkę (RR-065), gracz, który miał [większość](term:majority), zatrzymuje dobraną kartę, a zapłaconych pieniędzy nie odzyskuje.

RR-152 = Jak długo trwa niedobór lub nadwyżka
    .text = Niedobór i nadwyżka tego samego towaru znoszą się nawzajem i nic się nie dzieje, większości też się nie rozpatruje (RA-101). Poza tym niedobór lub nadwyżka trwa, dopóki ktoś nie zagra tego towaru, a jeśli nikt go nie zagra, do końca następnej tury. [Karta podwójna](term:double-card) zużywa tylko niedobór lub nadwyżkę wybranego towaru (RA-21). Przykład: przy niedoborze wina za pierwszą kartę wina dostaje się $80 za 3 prowincje i $20 za 1 prowincję, a za drugą w tej samej turze $45 i $5.

RR-153 = Dwa razy to samo
    .text = Jeśli oba rzuty przynoszą niedobór tego samego towaru albo oba nadwyżkę, nie sumują się one w jednej wypłacie. Działają na dwie pierwsze karty tego towaru, na każdą o 1 pole (RD-05).

## Faza 7: kolejność gry

RR-154 = Żetony albo gotówka
    .text = Każdy gracz w tajemnicy dzieli wszystkie swoje pieniądze między żetony, po $1 za sztukę, a gotówkę. Potem wszyscy pokazują i zapisują obie liczby. Zapłać za żetony i przełóż je z zapasu na pole ekspansji. Gotówka, którą zatrzymasz, to twoja [zapisana gotówka](term:written-cash) na następną turę (RD-20).

RR-155 = Kto wydał najmniej, gra pierwszy
    .text = Gracz, który wydał na żetony najmniej, zajmuje pierwsze używane miejsce, kolejny następne i tak dalej. Remisy rozstrzyga się według wyboru stolic (RR-062). Wyeliminowany gracz zachowuje miejsce w kolejności, jakby wydał 0 (RA-07).

RR-156 = Jak kupić pierwsze miejsce
    .text = Możesz zapłacić, nie biorąc żadnych żetonów: zapłać $1, a liczy się to jak wydatek -1, zapłać $2, a liczy się jak -2, i tak dalej, na ile starczy ci pieniędzy (RA-06). To [minimalna ekspansja](term:minimum-expansion). Przykład: trzech graczy wydaje 0, -1 i 4. Ten, który ma -1, zapłacił $1, nie ma żetonów i gra pierwszy.

RR-141 = Jak kupić ostatnie miejsce
    .text = Żetonów jest tylko 36, ale możesz wydać więcej, niż masz ich w zapasie, żeby grać późno. Do kolejności liczy się cała kwota, a dostajesz te żetony, które są w tej chwili w zapasie (RA-05). To [maksymalna ekspansja](term:maximum-expansion).

RR-157 = Renesans: zamiana miejsc
    .text = Jeśli masz [Renesans](advance:renaissance), możesz raz na turę, na początku dowolnej fazy, [zamienić się](term:swap) miejscami z graczem bezpośrednio przed tobą albo za tobą, o ile on go nie ma (RD-19). Jeśli chce tego kilku właścicieli, działają po kolei, według aktualnej kolejności. Nowa kolejność trwa do następnej fazy kolejności gry (RA-08). W fazie ekspansji najpierw działa Wojna domowa (RA-09, RD-73). Przykład: Paryż jest 1., Barcelona 2., Londyn 3.; Renesans mają Paryż i Londyn. Paryż może zamienić się pierwszy i przepuszcza Barcelonę. Teraz stoi tuż przed Londynem, więc Londyn nie może się przesunąć do przodu.

## Karty towarów

RR-043 = Karta towaru przynosi pieniądze wszystkim
    .text = Jest 27 [kart towarów](term:commodity-card) dla 12 towarów. Gdy ktoś zagra taką kartę, każdy gracz dostaje z banku pieniądze za prowincje z tym towarem, w których ma kolorowy [znacznik](piece:marker). Białe znaczniki i żetony nic nie przynoszą.

RR-071 = Decyduje liczba prowincji
    .text = Wypłata zależy tylko od tego, w ilu prowincjach z tym towarem dominujesz: za 1, 2, 3 lub 4 dostajesz 1, 4, 9 lub 16 razy [wartość podstawową](term:base-value) i tak dalej. Nieważne, które to prowincje i kto zagrał kartę. Wyeliminowani gracze nic nie dostają (RA-20). Przykład: przy winie, którego wartość podstawowa wynosi 5, Barcelona dominuje w Barcelonie, Lizbonie i Marsylii i dostaje $45, a Paryż dominuje w Strasburgu i dostaje $5 (RD-11).

RR-044 = Pola na karcie
    .text = Na karcie towaru jest rząd najwyżej 10 [pól wypłaty](term:payment-box), każde warte więcej niż poprzednie. Liczba prowincji wskazuje twoje pole, a niedobór, nadwyżka i Przemysł przesuwają cię w rzędzie. Nikt nie dostaje więcej niż na ostatnim polu; pól może zabraknąć tylko przy [wełnie](commodity:wool), która ma 9 prowincji i 10 pól (RA-18, RD-55).

RR-045 = Karty towarów wracają
    .text = Po wypłacie karta towaru trafia na [stos kart powracających](term:replay-pile).

RR-046 = Karty podwójne
    .text = Na dwóch kartach są po dwa towary: [sukno/wino](card:cloth-wine) i [złoto/kość słoniowa](card:gold-ivory). Kto zagrywa kartę, wybiera jeden z nich i tylko ten przynosi pieniądze. Niedobór lub nadwyżka drugiego zostaje (RA-21).

RR-072 = Przemysł: o jedno pole więcej
    .text = Jeśli masz [Przemysł](advance:industry), za każdą kartę towaru dostajesz wypłatę o 1 pole wyższą. Bez prowincji z tym towarem nie dostajesz jednak nic: sam Przemysł nigdy nie daje pierwszego pola. Przykład: za 1 prowincję z winem dostajesz $20 zamiast $5.

RR-073 = Przemysł działa przy każdej karcie
    .text = [Przemysł](advance:industry) działa przy dowolnej liczbie kart towarów w turze, niezależnie od tego, kto je zagrywa.

## Przywódcy i Mecenat

RR-050 = Przywódcy obniżają ceny osiągnięć
    .text = Jest 19 [kart przywódców](term:leader-card) (RD-70). Każda obniża cenę wymienionych na niej osiągnięć w fazie zakupów tej tury, w której ją zagrano. Potem usuwa się ją z gry na dobre. Kilku przywódców może obniżyć cenę tego samego osiągnięcia: ich zniżki się sumują (RA-58).

RR-080 = Pole przywódcy
    .text = Pierwszy przywódca w turze trafia odkryty na [pole przywódcy](term:leader-box) na mapie; następni leżą odkryci przed graczami, którzy ich zagrali. Na koniec fazy zakupów wszystkich usuwa się z gry, nawet niewykorzystanych.

RR-081 = Następni przywódcy są dostępni dla mecenasów
    .text = Pierwszy przywódca, którego ktokolwiek zagra w turze, służy tylko temu graczowi. Ze wszystkich następnych w tej turze mogą korzystać też właściciele [Mecenatu](advance:patronage) (RA-54). W wydaniu z 1999 roku liczba mecenasów jest ograniczona (RD-45).

RR-082 = Ochrona
    .text = Gdy zagrywasz przywódcę dostępnego dla mecenasów, możesz położyć na karcie pieniądze jako [ochronę](term:protection): dowolną kwotę od $0 do całej swojej gotówki. Później nie możesz jej zmienić (RA-55). Pieniądze zostają na karcie, a na koniec fazy zakupów trafiają do banku.

RR-083 = Ile płaci mecenas
    .text = Jeśli masz [Mecenat](advance:patronage), możesz korzystać ze zniżek dostępnego cudzego przywódcy. W swojej rundzie fazy zakupów zapłać właścicielowi karty raz tyle, ile na niej leży, a wszystkie jej zniżki są do końca tej fazy twoje (RA-56). Przywódca bez ochrony nic nie kosztuje i sam z siebie liczy się każdemu właścicielowi Mecenatu (RA-57). Przykład: Wenecja zagrywa [Kolumba](card:christopher-columbus) jako drugiego przywódcę w turze i kładzie na nim $10. Barcelona ma Mecenat i płaci Wenecji $10. Teraz obie mają zniżkę 30 na Żeglugę oceaniczną i 30 na Nowy Świat.

RR-084 = Mecenat działa od razu
    .text = [Mecenat](advance:patronage) możesz kupić i wykorzystać w tej samej rundzie, przy osiągnięciach, które kupisz po nim.

RR-085 = Słowo pisane: $10 więcej
    .text = Jeśli masz [Słowo pisane](advance:written-record), zniżka przywódcy jest o $10 wyższa na każde osiągnięcie, które dzięki niej kupujesz, także gdy korzystasz z przywódcy jako mecenas. Jeśli jedną cenę obniża kilku przywódców, każdy daje o $10 więcej (RA-58). Marco Polo nie podwaja tych $10: z 40 robi się 50 (RA-59). Przykład: z [Kolumbem](card:christopher-columbus) masz zniżkę 40 na każde z obu osiągnięć. W wydaniu z 1999 roku Słowo pisane działa inaczej (RD-42).

RR-086 = Słowo drukowane: zwrot pieniędzy
    .text = Jeśli masz [Słowo drukowane](advance:printed-word) i zagrywasz przywódcę, bank od razu wypłaca ci zniżkę z karty za każde wymienione na niej osiągnięcie, które już masz: to [zwrot](term:rebate). Liczy się zniżka obowiązująca w tej chwili (RA-62). Osiągnięcia, które kupisz w tej turze później, nie dają zwrotu (RA-60). Przykład: Genua ma Słowo drukowane i Renesans i zagrywa [Erazma](card:desiderius-erasmus): 20 + 20 = $40.

RR-087 = Zniżka i zwrot razem
    .text = Jeśli przywódca wymienia kilka osiągnięć, możesz wziąć [zwrot](term:rebate) za te, które masz, i zniżkę na te, które kupujesz w tej turze.

RR-201 = Bez dodatkowych warunków
    .text = Możesz wziąć zniżkę bez zwrotu i zwrot bez zniżki. Tekst włoski pozwala na jedno i drugie od tego samego przywódcy tylko wtedy, gdy masz oba osiągnięcia albo kupujesz je w tej turze; trzymamy się erraty, w której takiego warunku nie ma (RA-61, RD-21).

RR-088 = Czego zwrot nie obejmuje
    .text = $10 ze [Słowa pisanego](advance:written-record) nie liczy się do zwrotu, a [Mecenat](advance:patronage) nie daje ci zwrotu od cudzych przywódców.

## Karty wydarzeń

RR-171 = Złoto alchemika zabiera połowę
    .text = Wybierz gracza. Wpłaca on do banku połowę swojej [zapisanej gotówki](term:written-cash), z zaokrągleniem w górę, ale nigdy więcej, niż ma w tej chwili. Pieniądze położone na przywódcy są bezpieczne (RA-26). Nie możesz wybrać właściciela [Praw materii](advance:laws-of-matter) ani gracza, który odpadł z gry (RA-24, RA-114). Jeśli Prawa materii mają wszyscy, którzy jeszcze grają, [Złoto alchemika](card:alchemists-gold) jest ciężarem (RA-27). Przykład: Barcelona ma zapisane $23, a zostało jej $19. Płaci $12.

RR-173 = Wojna domowa rozdziera potęgę
    .text = Wybierz gracza. Jego nędza rośnie o 1 pole. Znacznik w jego stolicy zamienia się w żeton, nawet jeśli należy do rywala (RA-28, RD-26). Potem gracz ten traci, co woli: połowę swojej zapisanej gotówki, ale nie więcej, niż ma (RA-30), albo połowę żetonów z pola ekspansji (RA-29, RD-27); obie połowy zaokrągla się w górę. Na początku fazy ekspansji spada na koniec kolejności, gracze za nim przesuwają się do przodu i tak zostaje do końca tury (RA-09). W końcowym zagraniu kart może wybrać połowę z zera żetonów (RA-107).

RR-178 = Bunt redukuje jeden znacznik
    .text = Wybierz prowincję z kolorowym znacznikiem: zamienia się on w żeton. Nowy Świat jest bezpieczny, podobnie jak wszystkie stolice oprócz twojej (RA-35).

RR-177 = Piraci/wikingowie na wybrzeżach
    .text = Wybierz prowincje nadmorskie z kolorowymi znacznikami dowolnych graczy: 1 w epoce I, 2 w epoce II, 3 w epoce III. Znaczniki zamieniają się tam w żetony. Liczy się epoka talii, z której się dobiera (RA-13). Można uderzyć także w stolice, Islandię, Afrykę Zachodnią i pola zamorskie. Jeśli takich prowincji jest mniej, wydarzenie dotyka wszystkich (RA-34).

RR-184 = Czarna śmierć pustoszy obszar
    .text = Wybierz jeden z obszarów od I do VIII, który jest w grze (RA-41). Najpierw wszystkie żetony wracają stamtąd do zapasu, potem każdy znacznik zamienia się w jeden żeton. Dotyka to wszystkich graczy, a także pionków tych, których wyeliminowano (RA-114).

RR-183 = Krucjaty zdobywają rynek
    .text = Połóż swój znacznik kolorową stroną do góry na dowolnym rynku [obszaru VI](area:vi), na którym jeszcze nie dominujesz (RD-01). Zasięg i statki nie mają znaczenia. Wszystkie inne pionki wracają stamtąd do właścicieli, także twoje własne żetony (RA-37). Twoja nędza rośnie o 1 pole. Znacznik liczy się od razu (RA-38). [Walter bez Mienia](card:walter-the-penniless) jest w tej samej turze wart 30 zamiast 20, niezależnie od tego, którą kartę zagrano wcześniej (RA-39). Po [Armiach mongolskich](card:mongol-armies) Krucjaty są ciężarem.

RR-174 = Oświecony władca cię chroni
    .text = Zagraj tę kartę dla siebie: do końca tury nie działają na ciebie [Fala mistycyzmu](card:mysticism-abounds), [Waśnie religijne](card:religious-strife), [Wojna domowa](card:civil-war), [Powstania rewolucyjne](card:revolutionary-uprisings), [Bunt](card:rebellion) i [Złoto alchemika](card:alchemists-gold). Tego, co już cię dotknęło, to nie cofa. Karta chroni cię też w końcowym zagraniu kart tej tury (RA-25).

RR-186 = Armie mongolskie przynoszą $10
    .text = Weź $10 z banku. Od tej chwili do końca gry [Krucjaty](card:crusades) są ciężarem, a [Marco Polo](card:marco-polo), jeśli ktoś zagra go później, daje na każde osiągnięcie zniżkę 40 zamiast 20 (RA-40).

RR-175 = Głód a zboże
    .text = Nędza każdego gracza rośnie o 4 pola, minus 1 za każdą zdominowaną prowincję ze [zbożem](commodity:grain) i minus 1, jeśli gracz ma [Ulepszone rolnictwo](advance:improved-agriculture). Nędza nigdy przez to nie spada (RA-31).

RR-176 = Fala mistycyzmu a Nauka
    .text = Nędza każdego gracza rośnie o 4 pola, minus 1 za każde jego osiągnięcie z dziedziny [Nauki](category:science) (RA-31). Jeśli każdy ma wszystkie 4, karta jest ciężarem.

RR-181 = Powstania rewolucyjne a Handel
    .text = Nędza każdego gracza rośnie o 1 pole za każde jego osiągnięcie z dziedziny [Handlu](category:commerce) (RD-15, RD-71).

RR-188 = Waśnie religijne a Religia
    .text = Nędza każdego gracza rośnie o 1 pole za każde jego osiągnięcie z dziedziny [Religii](category:religion). [Dekret papieski](card:papal-decree) z tej samej tury jest nieważny, niezależnie od tego, którą kartę zagrano wcześniej (RA-33, RD-04).

RR-180 = Dekret papieski zakazuje jednej dziedziny
    .text = Wskaż jedną dziedzinę: Naukę, Religię albo Eksplorację. W tej turze nikt, łącznie z tobą, nie może kupować osiągnięć z tej dziedziny (RA-32, RD-17). [Waśnie religijne](card:religious-strife) w tej samej turze znoszą zakaz (RD-04). Po zagraniu Waśni religijnych w epoce III [Dekret papieski](card:papal-decree) jest ciężarem.

RR-172 = Zbroja, przewaga militarna
    .text = [Zbroja](card:armor) to [przewaga militarna](term:military-advantage): do końca tury dodajesz 1 do swojej siły w ataku i obronie oraz do swojej kostki w Wojnie (RA-42), a przy równych kostkach w swoich atakach i przy remisach w Wojnie wygrywasz (RR-128, RA-49). Nie liczy się przeciw graczom, którzy w tej samej turze zagrają Długi łuk albo Proch strzelniczy (RA-44). Gdy jedną z tych kart już zagrano, Zbroja na ręce jest ciężarem (RA-45).

RR-179 = Strzemiona, słabsze od Zbroi
    .text = [Strzemiona](card:stirrups) działają tak samo jak [Zbroja](card:armor), ale nic nie dają przeciw graczowi, który używa Zbroi (RA-46, RD-28). Nie liczą się przeciw Długiemu łukowi i Prochowi strzelniczemu z tej samej tury (RA-44), a gdy jedną z tych kart już zagrano, na ręce są ciężarem (RA-45).

RR-187 = Długi łuk, słabszy od Prochu strzelniczego
    .text = [Długi łuk](card:long-bow) to przewaga militarna jak Zbroja, ale nic nie daje przeciw graczowi, który używa [Prochu strzelniczego](card:gunpowder), także przy remisach (RA-47). Unieważnia Zbroję i Strzemiona; w tekście włoskim jest odwrotnie (RD-03).

RR-185 = Proch strzelniczy, najsilniejszy
    .text = [Proch strzelniczy](card:gunpowder) to przewaga militarna jak Zbroja i liczy się przeciw wszystkim: +1 w ataku, w obronie i w Wojnie, a przy równych kostkach w twoich atakach i przy remisach w Wojnie wygrywasz (RR-128, RA-49). Unieważnia Zbroję i Strzemiona; w tekście włoskim jest odwrotnie (RD-02).

## Wojna

RR-182 = Wojna między dwiema potęgami
    .text = Wypowiedz [Wojnę](card:war) innemu graczowi, który jest jeszcze w grze (RA-23, RA-114). Każda strona rzuca kostką i dodaje 1 za [Nacjonalizm](advance:nationalism) oraz 1 za każdą przewagę militarną, która się liczy. Wygrywa wyższa suma: nędza zwycięzcy rośnie o 1 pole, przegranego o 2, a przegrany odstępuje tyle wybranych przez siebie kolorowych znaczników, ile wynosi różnica sum (RA-51). Przy remisie nędza obu stron rośnie o 1 pole. Rzut powtarza się na początku rundy każdego kolejnego gracza w tej fazie zagrywania kart, a w następnych turach na początku każdej rundy tej fazy, dopóki ktoś nie wygra. Strona, której runda właśnie się zaczyna, może najpierw zagrać przewagę militarną, ale żadnej innej karty (RA-50). Jeśli tylko jedna strona ma przewagę, która się liczy, to ona wygrywa remis: jej nędza rośnie o 1 pole, przeciwnika o 2, a znaczniki nie zmieniają właściciela (RA-49). Jeśli jedna ze stron zostanie wyeliminowana, Wojna się kończy (RA-53). Przykład: Wenecja wypowiada Wojnę Barcelonie; obie mają Nacjonalizm i obie wyrzucają 4. Nędza każdej rośnie o 1 pole. W swojej rundzie Barcelona najpierw zagrywa Proch strzelniczy. Na kostkach wypada 5 i 3, więc jest 6 do 5: nędza Wenecji rośnie o 1 pole, Barcelony o 2, a Barcelona odstępuje 1 znacznik.

RR-169 = Co można odstąpić
    .text = Przegrany może odstąpić tylko takie prowincje, które zwycięzca może mieć: [obszar V](area:v) wymaga osiągnięcia Lądem na Wschód, pola zamorskie – Żeglugi oceanicznej, a obie Ameryki – Nowego Świata. Zwycięzcy nie można oddać więcej pól zamorskich, niż pozwalają jego statki (RA-52). Zasięg statków nie ma znaczenia, a odstąpić można także stolicę (RA-51). Znaczniki zwycięzcy są tam od razu kolorowe. Przykład: Londynowi, który ma Galerę 2 i nic poza stolicą, można oddać dowolny rynek obszaru VI.

RR-170 = Czego nie można odstąpić
    .text = Przegrany musi odstąpić tyle znaczników, ile się da (RA-51). Za każdy brakujący jego nędza rośnie o 1 dodatkowe pole.

## Dyplomacja

RR-158 = Obiecuj, co chcesz
    .text = Możesz obiecać wszystko każdemu i żadna obietnica cię nie wiąże. Nie wolno jednak zawierać tajnych umów ani pokazywać swoich kart. Kto złamie ten zakaz, temu nędza rośnie o 1 pole; niektóre teksty dodają do tego połowę zapisanej gotówki (RA-111, RD-08). Kartę pokazaną przez pomyłkę trzeba zagrać, gdy tylko będzie to możliwe, albo ponieść karę (RA-112).

RR-140 = Nie handluje się kartami
    .text = Karty przechodzą z rąk do rąk tylko w wymuszonej wymianie (RR-139). Nie wolno ich dawać, sprzedawać ani wymieniać, nawet jeśli obie strony tego chcą.

## Koniec gry

RR-159 = Kiedy kończy się gra
    .text = Gra kończy się wraz z turą, w której ktoś ma wszystkie 26 osiągnięć albo w której dobrano ostatnią kartę ostatniej talii: w [grze podstawowej](variant:basic) jest to talia epoki I, w [grze średniej](variant:intermediate) epoki II, a w [kampanii](variant:campaign) epoki III. Jeśli gracie z [limitem czasu](variant:time-limit), umawiacie się, która tura jest ostatnia (RA-110). Turę zawsze rozgrywa się do końca (RA-104), nawet jeśli ostatnia karta schodzi dopiero przy ostatnim dobraniu w turze (RA-15).

RR-160 = Pusta ostatnia talia
    .text = Gdy ostatnia talia się skończy, nikt już nie dobiera: ani w fazie dobierania kart, ani za pieniądze, ani za żetony, ani jako premię, ani za większość. Turę kończy się bez nowych kart (RA-14).

## Koniec gry: końcowe zagranie kart

RR-161 = Wszyscy zagrywają, co mają na ręce
    .text = W ostatniej turze nie ma fazy kolejności gry. Po fazie dochodu każdy gracz, w tej samej kolejności gry co w tej turze, zagrywa jedną po drugiej wszystkie karty, które mu zostały, w dowolnym porządku. Ciężarów się nie zagrywa. Nikt nie może odrzucać kart (RA-105).

RR-162 = Nikt nie znosi niedoborów i nadwyżek
    .text = W końcowym zagraniu kart pierwszy gracz nie może znosić nowych niedoborów i nadwyżek. Działają one na pierwszą kartę swojego towaru.

RR-203 = Towary przynoszą pieniądze jak zwykle
    .text = Za karty towarów w końcowym zagraniu kart każdy gracz dostaje wypłatę jak zwykle.

RR-163 = Przywódcy dają tylko zwrot
    .text = Zakupów już nie ma, więc przywódca daje tylko [zwrot](term:rebate): potrzebujesz [Słowa drukowanego](advance:printed-word) i osiągnięcia wymienionego na karcie.

RR-164 = Wydarzenia na koniec
    .text = Wydarzenia działają jak zwykle. Przy remisie w [Wojnie](card:war) rzut powtarza się w rundzie każdego gracza, który nie zagrał jeszcze swoich kart, a każdy remis kosztuje obie strony 1 pole nędzy.

RR-205 = Nierozstrzygnięta Wojna
    .text = W końcowym zagraniu kart w Wojnie można rzucać najwyżej tyle razy, ile zostało rund graczy, wliczając rundę tego, kto ją zagrał. Jeśli nadal jest remis, Wojna kończy się bez zwycięzcy i przegranego, ale nędza za remisy zostaje (RA-106). Przykład: przy 6 graczach Wojnę zagrywa czwarty: możliwe są najwyżej 3 rzuty.

RR-165 = Przewagi nadal się liczą
    .text = [Przewagi militarne](term:military-advantage) zagrane w ostatniej turze i [Nacjonalizm](advance:nationalism) liczą się także w końcowym zagraniu kart (RA-42).

RR-204 = Karty bez znaczenia
    .text = Karty odrzucone wcześniej, dzięki Sztuce mistrzów albo przez wyeliminowanego gracza, oraz karty, których nikt nie dobrał, nie mają na koniec żadnego znaczenia.

## Wynik

RR-166 = Podliczanie
    .text = Twój [wynik](term:score) to wartość wszystkich twoich osiągnięć plus gotówka minus liczba na twoim polu nędzy. Osiągnięcie liczy się według pełnego kosztu, niezależnie od tego, ile za nie zapłacono. Wygrywa najwyższy wynik; gracze z równym wynikiem dzielą się zwycięstwem (RA-108). Wyeliminowani gracze nie mają wyniku (RA-109).

## Długość gry, czas i wydania

RR-006 = Trzy długości gry
    .text = Grać można na trzy sposoby: w [grę podstawową](variant:basic), w [grę średnią](variant:intermediate) i w [kampanię](variant:campaign). Zasady są te same, tylko koniec przychodzi wcześniej lub później (RR-159).

RR-196 = Ile to trwa
    .text = Na grę podstawową zarezerwujcie 2 godziny, na średnią co najmniej 4, a na kampanię 6.

RR-007 = Albo limit czasu
    .text = Jeśli wolicie, umówcie się na [limit czasu](variant:time-limit): kończycie rozpoczętą turę, pomijacie jej fazę kolejności gry i przechodzicie do końcowego zagrania kart (RA-110).

## Eliminacja

RR-028 = Powyżej 1000 jest chaos
    .text = Jeśli twój znacznik nędzy ma przejść poza 1000, trafia na pole [chaosu](term:chaos), a ty odpadasz z gry. Na samym polu 1000 jeszcze grasz (RD-09).

RR-077 = Co dzieje się z twoimi pionkami
    .text = Gdy odpadniesz, twoje pionki zostają na mapie i się bronią. Odrzuć karty z ręki: te z numerem epoki w kółku trafiają na stos kart powracających, pozostałe usuwa się z gry. Nic już nie dobierasz, nie płacisz i nie dostajesz (RA-20). Wydarzeń, które wskazują gracza, nie można zagrać przeciw tobie, ale te, które dotyczą prowincji i obszarów, dotykają twoich pionków jak wszystkich innych (RA-114). Zachowujesz miejsce w kolejności gry (RA-07).

RR-078 = Jak się bronią
    .text = Pionkom wyeliminowanego gracza nie pomaga żadne osiągnięcie oprócz [Nacjonalizmu](advance:nationalism) w obszarze macierzystym. Znaczniki, satelity i podwojenie we własnej stolicy liczą się jak dotąd; przewag militarnych i Katedry nie ma (RA-115).

RR-079 = Dochód się nie zmienia
    .text = Po eliminacji dochód pozostałych nadal oblicza się według liczby graczy z początku gry (RR-144).

RR-167 = Gdy ktoś odchodzi
    .text = Gracza, który odchodzi przed końcem, traktuje się jak wyeliminowanego: karty z ręki się odrzuca, pionki zostają (RA-116, RD-66).
