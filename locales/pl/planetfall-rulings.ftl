### Where the texts on Age of Wonders: Planetfall disagree (PD-01 to PD-11)
### and where they are silent or unclear (PA-01 to PA-40), and what we rule; in Polish.
### Disagreements: the title; .s .br .ng and so on say what the source with that code tells (the codes of
### data/planetfall/sources.toml in lower case; left out where a source says nothing on the point);
### .ruling and .reason; .reading-* where there is a choice.
### Rulings: the question; .ruling and .reason; .reading-* says what each reading means at the table.
### The names of the readings are those of data/planetfall/disagreements.toml and rulings.toml.

## Rozbieżności między tekstami

PD-01 = Co można kupić za punkty operacji?
    .s = Trzy statystyki: jedną za 1 punkt z limitem, drugą za 1 punkt bez limitu i doświadczenie za 2. Ikony pierwszych dwóch się nie zachowały; to, co z nich zostało, przypomina raczej siłę i energię.
    .ng = Punkty zwycięstwa, siłę lub doświadczenie.
    .gh = Operacje to jeden ze sposobów na zdobycie punktów.
    .br = Operacje to jeden ze sposobów na zdobycie punktów imperium.
    .ruling = Za 1 punkt kupisz 1 punkt imperium, najwyżej tyle, ile wynosi numer planety, albo 1 siły bez limitu; za 2 punkty kupisz 1 doświadczenia (PR-061, PR-062, PR-063, PA-01).
    .reason = Trzy recenzje mówią o punktach, a jedna wymienia wszystkie trzy statystyki. Limit zależny od planety pasuje do punktów, a poza tym inaczej prawie nie byłoby skąd brać siły. Resztki dwóch ikon to słabszy argument. Jeśli masz planszę, wystarczy na nią spojrzeć; PA-01 pozwala wybrać drugą interpretację.

PD-02 = Ile kart się wykłada?
    .s = 9 z 14 przy 2 lub 3 graczach, 12 z 14 przy 4–6 graczach, według tabeli.
    .ml = Wszystkie oprócz 3 przy 2 lub 3 graczach, wszystkie przy 4 lub 5.
    .ruling = 9 kart przy 2 lub 3 graczach, 12 przy 4–6 graczach (PR-020, PR-021).
    .reason = W instrukcji jest tabela, której kolumny sumują się do 14; recenzja opisuje to z pamięci.

PD-03 = Jeden arkusz celów czy osobny dla każdego gracza?
    .s = Losuje się jeden arkusz i kładzie odkryty obok planszy.
    .br = Mowa o indywidualnym arkuszu celów gracza.
    .ruling = Jeden [arkusz celów](term:goal-sheet) dla wszystkich (PR-002, PR-077).
    .reason = Instrukcja opisuje, jak się go losuje i gdzie leży. Recenzja wspomina o nim mimochodem.

PD-04 = Czym jest premia na kartach zasobów?
    .s = To, co zostało z ikony, wygląda jak cyfra 1 i okrągły znak doświadczenia.
    .ml = Może punkt zwycięstwa albo dwa.
    .ruling = To 1 doświadczenia, chyba że twoja karta mówi co innego (PR-056, PR-074, PA-19).
    .reason = W instrukcji jest cyfra i znak, recenzja tylko zgaduje. Tak czy inaczej rozstrzyga karta.

PD-05 = Co daje werbunek?
    .s = Wymienia trzy statystyki, a potem mówi, że jednej się nie dostaje. Druga ikona na liście i ikona tej, której się nie dostaje, są w tekście takie same, co musi być pomyłką.
    .ruling = Punkty imperium i doświadczenie, bez energii (PR-046, PA-13).
    .reason = Druga statystyka na liście to albo siła, albo energia, którą druga połowa zdania od razu wyklucza. W obu przypadkach energii się nie dostaje, a punkty imperium i doświadczenie tak.

PD-06 = Który poziom jest najdroższy?
    .s = Poziom decyduje o koszcie lub nagrodzie. W przykładzie z kartą zasobu poziom III daje więcej.
    .ml = Od poziomu I do III karty są po trochu coraz tańsze.
    .ng = Im wyższy poziom, tym tańsza karta, ale tym dalsze miejsce w kolejności.
    .gh = Poziom I kosztuje najwięcej, poziom III najmniej.
    .px = Karta poziomu III bardziej się opłaca, ale następna tura wypada później.
    .ruling = Poziom III opłaca się najbardziej, a rozpatruje się go na końcu (PR-022, PR-073).
    .reason = Wszystkie teksty się ze sobą zgadzają; tylko instrukcja odsyła w tej sprawie do kart.

PD-07 = Jak nazywają się budowle?
    .s = Miejsce historyczne.
    .br = „Landmark”.
    .ng = „Landmark”.
    .px = „Landmark”.
    .sb = Konstrukcja („structure”).
    .mh = Umocnienie.
    .ruling = Ten typ kart to [zabytek](card-type:landmark).
    .reason = To nasze tłumaczenie nazwy „landmark” z wydania angielskiego; w zapisie można użyć także pozostałych nazw.

PD-08 = Od ilu lat można grać i jak długo trwa gra?
    .br = Od 12 lat, od 20 do 40 minut.
    .ef = Od 12 lat, od 20 do 40 minut.
    .eb = Od 12 lat, od 20 do 40 minut.
    .px = Od 14 lat.
    .ng = Około godziny.
    .ruling = Od 12 lub 14 lat; od 20 minut do godziny.
    .reason = Żadna zasada od tego nie zależy. Im więcej graczy, tym dłuższa gra.

PD-09 = +100 czy =100?
    .s = Z jednej strony +50, z drugiej +100.
    .br = Z jednej strony +50, z drugiej =100.
    .ruling = Druga strona dodaje 100 (PR-015).
    .reason = Punktów masz tyle samo: żeton oznacza 100, a tor pokazuje resztę.

PD-10 = Z którego roku jest gra?
    .ng = 2022.
    .om = Recenzja z kwietnia 2022 roku opisuje wydanie rosyjskie.
    .s = 2023.
    .ef = 29 listopada 2023.
    .ruling = Po rosyjsku z 2022, po angielsku i po włosku z 2023 roku.
    .reason = Daty dotyczą różnych [wydań](term:edition).

PD-11 = Statek Ardellego: zawsze na koniec czy tylko wtedy, gdy gracz pasuje?
    .s = Podaje to jako wyjątek we fragmencie o pasowaniu, ale używa słowa „zawsze”.
    .ruling = Jeśli gra stroną B, jego statek za każdym razem wraca na ostatnie pole (PR-035, PA-24).
    .reason = Gdyby wyjątek dotyczył tylko pasowania, które zdarza się rzadko, prawie nigdy nie miałby znaczenia, a słowo „zawsze” nie miałoby sensu.

## Rozstrzygnięcia: operacje

PA-01 = Które dwie statystyki kosztują 1 punkt operacji?
    .ruling = Punkty imperium, najwyżej tyle, ile wynosi numer planety, i siła bez limitu (PR-061, PR-062).
    .reason = W tekście instrukcji nie zachowały się ikony. Jedna recenzja wymienia punkty, siłę i doświadczenie, dwie inne mówią o punktach (PD-01).
    .reading-empire-and-strength = za 1 punkt kupuje się 1 punkt imperium, najwyżej tyle, ile wynosi numer planety, albo 1 siły
    .reading-strength-and-energy = za 1 punkt kupuje się 1 siły, najwyżej tyle, ile wynosi numer planety, albo 1 energii

PA-02 = Ile punktów dają pola operacji?
    .ruling = 5 na poziomie I, 6 na poziomie II i 7 na poziomie III, chyba że na twojej planszy jest inaczej (PR-060).
    .reason = Liczba 6 jest w przykładzie w instrukcji, a według recenzji najmniejsza to 5. Liczbę 7 dodajemy od siebie: to po prostu następna po nich.

PA-03 = Ile jest pól operacji?
    .ruling = Trzy, po jednym na każdym poziomie (PR-078).
    .reason = Jedna recenzja liczy trzy pola, według innej każdy poziom ma własne, a instrukcja mówi o polach poszczególnych poziomów.

PA-04 = Kiedy w ramach poziomu rozpatruje się pole operacji?
    .ruling = Po kartach jego rzędu (PR-030, PR-066).
    .reason = Rzędy leżą po lewej stronie planszy, a akcje rozpatruje się od lewej do prawej.
    .reading-after-cards = najpierw karty rzędu, potem pole operacji
    .reading-before-cards = najpierw pole operacji, potem karty rzędu

## Rozstrzygnięcia: koniec gry

PA-05 = Co i kiedy liczy się w punktacji końcowej?
    .ruling = Zaraz po części II Eksploracji w rundzie 7, według stanu z tej chwili: trzy cele, technologie z planet od 5 do 7 i tekst dowódcy, jeśli daje punkty. Wszystko dodaje się do punktów imperium (PR-018, PR-076).
    .reason = Instrukcja zapowiada punktację, ale strony, która ją opisuje, brakuje. Teksty celów i technologii mówią, że liczą się na koniec, a kilka recenzji potwierdza, że cele przynoszą wtedy punkty.

PA-06 = Kto dostaje punkty za cele?
    .ruling = Każdy gracz, który spełnia warunek, niezależnie od innych (PR-002, PR-077).
    .reason = Arkusz jest wspólny i nic nie wskazuje na to, że punkty może dostać tylko jeden gracz. Jeśli twój arkusz mówi co innego, rację ma arkusz.

PA-07 = Co się dzieje przy remisie o zwycięstwo?
    .ruling = Gracze, którzy mają najwięcej punktów imperium, wygrywają wspólnie (PR-013, PR-076).
    .reason = Żadne z dostępnych nam źródeł nie podaje, jak rozstrzyga się remis, choć jednemu z recenzentów remisy zdarzały się raz po raz. Przed grą możecie wybrać jedną z pozostałych interpretacji; kto nadal remisuje, dzieli się zwycięstwem.
    .reading-shared = wygrywają wspólnie wszyscy gracze, którzy mają najwięcej punktów imperium
    .reading-energy = spośród remisujących wygrywa ten, kto ma najwięcej energii
    .reading-strength = spośród remisujących wygrywa ten, kto ma najwięcej siły
    .reading-experience = spośród remisujących wygrywa ten, kto ma najwięcej doświadczenia
    .reading-cards = spośród remisujących wygrywa ten, kto ma najwięcej kart
    .reading-order = spośród remisujących wygrywa ten, kto jest wyżej na torze kolejności

## Rozstrzygnięcia: statystyki i płacenie

PA-08 = Co, jeśli dostajesz więcej, niż pozwala maksimum?
    .ruling = Nadwyżka przepada; kartę i tak możesz zdobyć (PR-014).
    .reason = Instrukcja nazywa skrajne prawe pole maksimum i niczego nie zabrania.

PA-09 = Co jest po 149 punktach imperium?
    .ruling = Licz dalej; limitu nie ma (PR-015).
    .reason = Według instrukcji punkty imperium nie mają limitu; to tylko żeton kończy się na 100.

PA-10 = Kiedy i czym się płaci?
    .ruling = Gdy stawiasz statek, musisz mieć z czego zapłacić. Płacisz przy rozpatrywaniu akcji, zanim cokolwiek z niej dostaniesz (PR-028, PR-071).
    .reason = Instrukcja zabrania wybierać to, na co cię nie stać, a w jej przykładach najpierw się płaci, a potem dostaje nagrodę.

PA-11 = Kiedy wybierasz sposób zdobycia karty?
    .ruling = Przy rozpatrywaniu akcji. Gdy stawiasz statek, wystarczy, że stać cię na jeden ze sposobów (PR-028, PR-039, PR-047, PR-048, PR-056).
    .reason = Instrukcja opisuje sposoby tam, gdzie mowa o rozpatrywaniu; nie każe żadnego zapowiadać.

PA-12 = Co, jeśli przy rozpatrywaniu akcji już cię na nią nie stać?
    .ruling = Statek wraca na tor kolejności, a karta zostaje w rzędzie (PR-028, PR-031, PR-071).
    .reason = Same zasady nie mogą do tego doprowadzić, tylko tekst jakiejś karty. To chyba najłagodniejsze rozwiązanie.

PA-13 = Co dokładnie daje werbunek?
    .ruling = Punkty imperium i doświadczenie z karty, bez energii, oraz to, co karta podaje wyłącznie za werbunek (PR-046).
    .reason = W tym zdaniu nie zachowały się ikony, ale tyle jest pewne (PD-05).

PA-14 = Czy ceny Dyplomacji i Agresji zależą od poziomu?
    .ruling = Jak podaje karta: jedna liczba obowiązuje na wszystkich poziomach, a z trzech każda na swoim (PR-045, PR-048).
    .reason = Instrukcja mówi o wydrukowanej liczbie, nie wspominając o poziomie. Odpowiedzieć mogą tylko karty.

PA-15 = Czy Agresja wymaga doświadczenia?
    .ruling = Nie (PR-048).
    .reason = Instrukcja wymienia tylko siłę.

## Rozstrzygnięcia: zasoby

PA-16 = Czy przy aneksji dostajesz premię?
    .ruling = Nie (PR-056, PR-057, PR-074).
    .reason = Instrukcja wspomina o premii tylko przy natychmiastowej energii.
    .reading-none = aneksja niczego od razu nie daje
    .reading-gained = aneksja daje premię, ale nie energię

PA-17 = Od kiedy sektor przynosi energię?
    .ruling = Od fazy Dochodu w następnej rundzie. Sektor zaanektowany w rundzie 7 nigdy nic nie przynosi (PR-024, PR-058).
    .reason = Dochód jest przed Eksploracją, a sektor przynosi energię w każdej fazie Dochodu.

PA-18 = Czy aneksja to „zdobycie karty”?
    .ruling = Tak. Działają efekty związane ze zdobyciem karty zasobu, bez względu na to, jak się ją kładzie (PR-032, PR-057, PR-059).
    .reason = W instrukcji jest osobny znak „obojętnie, jak leży karta”, użyty w tekście technologii, która działa przy zdobyciu.

PA-19 = Czym jest premia karty zasobu?
    .ruling = Tym, co podaje karta. Jeśli tego nie wiadomo, przyjmuje się 1 doświadczenia, ale dopuszcza się też wszystko inne (PR-056, PR-074).
    .reason = W tekście instrukcji zostały ślady cyfry 1 i znaku doświadczenia (PD-04).

## Rozstrzygnięcia: technologie i efekty

PA-20 = Od kiedy dokładnie działa technologia?
    .ruling = Zdobyta w części I – od części II, zdobyta w części II – od fazy, która następuje po niej; nigdy w chwili, gdy ją zdobywasz. Warunki końcowe liczą się zawsze (PR-054, PR-055).
    .reason = Instrukcja mówi: od następnej fazy rundy.

PA-21 = W jakiej kolejności działa kilka efektów?
    .ruling = Najpierw karta, potem technologie w kolejności zdobywania, na końcu dowódca. To, co dostajesz w tej samej chwili, sumuje się, zanim zadziała maksimum (PR-014, PR-025, PR-032).
    .reason = Wynika to z kroków fazy Dochodu. Rzadko ma to znaczenie.

PA-33 = Czy doświadczenie, które daje jednostka, pomaga w walce z nią samą?
    .ruling = Nie (PR-041, PR-043, PR-044).
    .reason = Nagrodę dostaje się po walce (PA-10).

PA-34 = Czy zniżka może obniżyć cenę poniżej 0?
    .ruling = Nie. Dopłatę za brakujące doświadczenie dolicza się po zniżce (PR-041, PR-071).
    .reason = Żaden tekst o tym nie mówi; karta może być za darmo, ale na jej cenie nie da się zarobić.

PA-35 = Czy „za każdy zabytek” obejmuje ten właśnie zdobyty?
    .ruling = Tak (PR-032, PR-070).
    .reason = Gdy działają efekty, karta leży już przed tobą.

PA-36 = Czy możesz celowo nie wykorzystać punktów operacji?
    .ruling = Tak; przepadają (PR-060, PR-064).
    .reason = Instrukcja mówi tylko, że reszta przepada.

## Rozstrzygnięcia: tury, statki i tor

PA-22 = Czy możesz spasować, choć coś jest wolne?
    .ruling = Nie, tylko wtedy, gdy nie możesz niczego wybrać (PR-034, PR-069).
    .reason = Instrukcja mówi o rzadkim przypadku, w którym nie jest dostępna żadna karta ani żadne pole.
    .reading-only-when-nothing-may-be-chosen = kto może, musi postawić statek
    .reading-free = każdy może spasować, kiedy chce

PA-23 = Dokąd i kiedy trafia statek gracza, który pasuje?
    .ruling = Od razu na najwyższe wolne pole: przed wszystkich, którzy w tej części wykonują akcję; jeśli pasuje kilku graczy, to w kolejności pasowania (PR-031, PR-034).
    .reason = Instrukcja podaje najwyższe wolne pole, a w tej chwili nikt inny jeszcze nie wrócił.

PA-24 = Czy statek Ardellego trafia na koniec tylko wtedy, gdy Ardelli pasuje?
    .ruling = Nie: przy stronie B za każdym razem trafia na ostatnie pole, także wtedy, gdy Ardelli pasuje. W rundzie 1 kolejność i tak wyznacza inicjatywa (PR-016, PR-031, PR-035).
    .reason = Instrukcja mówi „zawsze” (PD-11).
    .reading-always = za każdym razem, gdy jego statek wraca, zajmuje ostatnie pole
    .reading-only-when-passing = zajmuje ostatnie pole tylko wtedy, gdy Ardelli pasuje

PA-25 = Kiedy zdolność Ardellego działa w rundzie 1?
    .ruling = W fazie Dochodu rundy 1 używa się tylko jego zdolności. Od rundy 2 działa ona w trzecim kroku, jak u każdego dowódcy (PR-024, PR-025).
    .reason = Tak mówi instrukcja.

PA-26 = Co, jeśli dwaj dowódcy mają tę samą inicjatywę?
    .ruling = Decydują gracze, a w zapisie podaje się kolejność (PR-016).
    .reason = Żadne z dostępnych nam źródeł nie podaje tych liczb; może nigdy do tego nie dochodzi.

PA-30 = Jak karty są ułożone w rzędzie?
    .ruling = Karty leżą tak, jak je wyłożono, od lewej do prawej. Po zdobytych kartach zostają luki i nic się nie przesuwa (PR-020, PR-021, PR-030, PR-036).
    .reason = Według instrukcji rzędów się nie uzupełnia. Od układu zależy tylko to, czyją akcję rozpatruje się wcześniej.

## Rozstrzygnięcia: elementy gry

PA-27 = Czy strony A i B jednego arkusza mogą być w grze jednocześnie?
    .ruling = Nie (PR-005, PR-006).
    .reason = Każdy dowódca ma jeden arkusz.

PA-28 = Do czego służy żeton powstrzymania?
    .ruling = Tego nie wiadomo. W zapisie można go odnotować słowem `powstrzymanie`. Jeśli plik talii pozwala komuś go użyć, nikt inny nie może do końca tej części wybrać wskazanej karty lub pola; w przeciwnym razie żeton nie działa (PR-027).
    .reason = Jedna recenzja wymienia go wśród elementów gry, poza tym nikt o nim nie wspomina. Nazwa sugeruje narzędzie któregoś z dowódców.

PA-29 = Do czego służą odłożone karty?
    .ruling = Do niczego, chyba że sięga po nie jakiś efekt (PR-067).
    .reason = Instrukcja nadaje im nazwę, ale nigdzie z nich nie korzysta.

PA-31 = Które dwa z trzech lub czterech zabytków tworzą parę?
    .ruling = Pierwszy z drugim, trzeci z czwartym, każdy z własną wartością pary (PR-051, PR-052).
    .reason = Według instrukcji trzeciego nie dołącza się do pierwszych dwóch.

PA-32 = Czy zabytki o tej samej nazwie, ale innej ikonie tworzą parę?
    .ruling = Nie, ale takich zabytków nie powinno w ogóle być (PR-050, PR-051).
    .reason = Instrukcja wymaga jednego i drugiego i mówi, że zabytki o jednej nazwie mają wspólną ikonę.

PA-38 = Kto punktuje, jeśli kilku graczy ma „najwięcej”?
    .ruling = Wszyscy, którzy mają najwięcej, chyba że mają 0; arkusz lub karta może mówić co innego (PR-002, PR-077).
    .reason = Żadne z dostępnych nam źródeł nic o tym nie mówi.
    .reading-all = punktuje każdy, kto ma najwięcej
    .reading-none = nie punktuje nikt, jeśli najwięcej ma kilku graczy

PA-39 = Jakie kolory są w pudełku?
    .ruling = W zapisie można użyć czerwonego, niebieskiego, zielonego, żółtego, pomarańczowego, fioletowego, czarnego i białego; w jednej grze może ich być najwyżej 6 (PR-007, PR-009).
    .reason = Żadne z dostępnych nam źródeł nie wymienia kolorów.

## Rozstrzygnięcia: zapisy

PA-37 = Czy zapisuje się liczbę wydrukowaną, czy otrzymaną?
    .ruling = Jedno i drugie jest poprawne (PR-014).
    .reason = Liczby różnią się tylko tam, gdzie maksimum obcina to, co gracz dostaje, a gracze zapisują to, co widzą.

PA-40 = Co z tekstami, które znają tylko gracze przy stole?
    .ruling = To, co podaje o nich zapis, stosuje się i oznacza jako niesprawdzone. Jeśli zapis nic nie podaje, przyjmuje się, że nic się nie wydarzyło (PR-032, PR-054, PR-055).
    .reason = Większości kart i dowódców nie opisuje żadne z dostępnych nam źródeł. Gracze mogą je przeczytać i liczy się ich słowo.
