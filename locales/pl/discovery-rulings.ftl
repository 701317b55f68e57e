### Where the printed rule books of Age of Empires III: The Age of Discovery disagree (D-01 to D-59)
### and where they are silent (A-01 to A-80), and what we rule; in Polish.
### Disagreements: the title; .it .pl .he .en say what the book of that language prints (left out where it
### prints nothing on the point); .ruling and .reason; .reading-* says what each reading means at the table.
### Rulings: the question; .ruling and .reason; .reading-* where there is a choice.
### The names of the readings are those of data/discovery/disagreements.toml and rulings.toml.

## Rozbieżności między drukowanymi instrukcjami

D-01 = Uniwersytet: na sam początek czy o jedno miejsce do przodu
    .it = Figurka przesuwa się w swoim obszarze o jedno miejsce do przodu.
    .pl = Figurka przechodzi z dowolnego miejsca na pierwsze.
    .he = Figurka przechodzi z dowolnego miejsca na początek swojego obszaru.
    .ruling = [Uniwersytet](building:university) przesuwa jedną z twoich figurek na sam początek jej obszaru; pozostałe cofają się, żeby zrobić jej miejsce (R-216).
    .reason = Mówią tak dwie z trzech instrukcji, a budowla, która działa tylko raz w grze i jest warta 5 punktów, może mieć silny efekt. Angielskiego tekstu tej budowli nie znamy.
    .reading-front = figurka staje się pierwsza w swoim obszarze
    .reading-one-place = figurka zamienia się miejscami z tą, która stoi bezpośrednio przed nią

D-02 = Marynarka: 4 czy 3 punkty za statek
    .it = W części o punktacji podano dla przykładu 3 punkty za statek, na liście Ważnych Budowli 4.
    .pl = W części o punktacji podano dla przykładu 3 punkty za statek, na liście Ważnych Budowli 4.
    .he = W obu miejscach 4 punkty za statek.
    .ruling = [Marynarka](building:navy) daje 4 punkty za każdy twój Statek Handlowy (R-227).
    .reason = Działanie budowli sprawdza się na ich liście, a tam we wszystkich trzech instrukcjach podano 4. Również w relacji z rozgrywki z 2009 roku liczono 4 za statek; 3 to zapewne stara pomyłka w części o punktacji, poprawiona w instrukcji hebrajskiej.
    .reading-four = każdy statek właściciela daje 4 punkty
    .reading-three = każdy statek właściciela daje 3 punkty

D-03 = Gdzie podczas wojny dochodzi do bitew?
    .it = W każdej kolonii, w której obie strony mają figurkę, a po którejkolwiek stronie stoi co najmniej jeden żołnierz.
    .pl = W każdym regionie, w którym zaatakowany ma figurkę, a atakujący żołnierza.
    .he = W każdej kolonii, w której obie strony mają figurkę, a co najmniej jedna z tych figurek to żołnierz.
    .en = W każdej kolonii, w której obie strony mają figurkę, a co najmniej jedna z tych figurek to żołnierz.
    .ruling = Podczas [wojny](term:war) dochodzi do bitwy w każdym regionie, w którym obie strony mają figurkę i co najmniej jedna z nich, obojętnie która, ma żołnierza (R-091).
    .reason = Pozostałe teksty są zgodne, a polskiemu zdaniu przeczy przykład wydrukowany pod nim: do bitwy dochodzi w nim także na Florydzie, gdzie żołnierza ma tylko zaatakowany.
    .reading-either-side = do bitwy wystarczy żołnierz którejkolwiek strony
    .reading-attacker-soldier = do bitwy dochodzi tylko tam, gdzie żołnierza ma gracz, który wypowiedział wojnę

D-04 = Destylarnia rumu: cukier czy kupcy
    .it = $3 za każdy żeton cukru właściciela.
    .pl = $3 za każdy żeton cukru właściciela.
    .he = $3 za każdego kupca właściciela: wydrukowano „סוחר” (kupiec), choć chodzi o „סוכר” (cukier).
    .ruling = [Destylarnia rumu](building:rum-distillery) daje $3 za każdy twój żeton cukru (R-219).
    .reason = Rum robi się z cukru, o cukrze mówią dwie z trzech instrukcji, a w relacji z rozgrywki z 2007 roku gracz, który miał monopol na cukier, dostawał dzięki tej budowli $15 co turę. Oba hebrajskie słowa różnią się jedną literą.
    .reading-sugar = $3 za każdy żeton cukru właściciela
    .reading-merchants = $3 za każdego kupca właściciela, który znajduje się gdziekolwiek poza rezerwą

D-05 = Kompania Zachodnio- czy Wschodnioindyjska
    .it = W części o towarach Kompania Zachodnioindyjska, na liście Ważnych Budowli Wschodnioindyjska.
    .pl = Polska nazwa jest w obu miejscach ta sama; angielska brzmi raz „West India Company”, a raz „West Indies Co.”
    .he = W obu miejscach Kompania Zachodnioindyjska.
    .en = W części o towarach Kompania Zachodnioindyjska.
    .ruling = To [Kompania Zachodnioindyjska](building:west-indies-co); w obu miejscach mowa o tej samej budowli (R-217).
    .reason = Wszędzie, gdzie ta budowla się pojawia, ma takie samo działanie, a o Indiach Wschodnich mówi tylko jeden włoski wiersz.

D-06 = Trzech lub więcej graczy remisuje o pierwsze miejsce
    .it = Jeśli o pierwsze miejsce remisuje 3 graczy, wszyscy dostają 0 punktów; o większych remisach nie ma mowy.
    .pl = Jeśli o pierwsze miejsce remisuje 3 lub więcej graczy, nikt nie dostaje punktów.
    .he = Jeśli o pierwsze miejsce remisuje 3 lub więcej graczy, wszyscy dostają 0 punktów.
    .en = Remis 3 graczy o pierwsze miejsce daje każdemu 0 punktów; o większych remisach nie ma mowy.
    .ruling = Jeśli w kolonii o pierwsze miejsce remisuje 3 lub więcej graczy, nikt nie dostaje za nią punktów (R-132).
    .reason = Inaczej na remis 4 albo 5 graczy nie byłoby żadnej zasady. Również według skrótu zasad nowego wydania remis więcej niż 2 graczy nic nie daje.
    .reading-three-or-more = 3, 4 lub 5 graczy remisujących o pierwsze miejsce dostaje 0 punktów
    .reading-exactly-three = tylko remis dokładnie 3 graczy daje 0 punktów; przy remisie 4 lub 5 graczy każdy dostaje 2 punkty, tak jak przy remisie 2 (tę liczbę dodajemy od siebie, bo instrukcje, które można tak czytać, żadnej nie podają)

D-07 = Dwóch graczy remisuje o pierwsze miejsce: czy drugie miejsce też daje punkty?
    .it = Każdy z 2 graczy dostaje 2 punkty, a drugiego miejsca nie ma.
    .pl = Każdy z 2 graczy dostaje 2 punkty, a drugiego miejsca nie ma.
    .he = Każdy z 2 graczy dostaje 2 punkty; o drugim miejscu nie ma mowy.
    .en = Znany nam tekst urywa się w połowie tego zdania.
    .ruling = Jeśli o pierwsze miejsce remisuje 2 graczy, każdy z nich dostaje 2 punkty, a za drugie miejsce nikt nie dostaje punktów (R-131).
    .reason = Instrukcje włoska i polska mówią to po dwa razy: w części o punktacji i w skrócie na ostatniej stronie. W hebrajskiej po prostu zgubiono pół zdania.
    .reading-no-second-place = 2 remisujących graczy dostaje po 2 punkty, wszyscy pozostali 0
    .reading-second-place-scores = 2 remisujących graczy dostaje po 2 punkty, a gracz, który samodzielnie zajmuje kolejne miejsce, także 2

D-08 = Przykład bitwy: jak silny jest obrońca?
    .it = 1 żołnierz i 4 kolonistów.
    .pl = 1 żołnierz i 3 kolonistów.
    .he = 1 żołnierz i 4 kolonistów.
    .ruling = 1 żołnierz i 4 kolonistów.
    .reason = Mówią tak dwie z trzech instrukcji. Wynik jest ten sam: obrońca traci 2 figurki, a atakujący 1.

D-09 = Wykupiono wszystkie budowle danej epoki
    .it = Wtedy żadnej budowli się nie dokłada.
    .pl = Wtedy żadnej się nie usuwa.
    .he = Wtedy nie odsłania się kolejnych budowli.
    .en = Wtedy nie pojawia się żadna następna budowla.
    .ruling = Gdy skończą się Ważne Budowle danej epoki, nie wykłada się następnych; rząd pozostaje niepełny aż do początku kolejnej epoki (R-115, R-120).
    .reason = Polskie zdanie odwraca sens. Wzięte dosłownie niczego by przy stole nie zmieniło, bo gdy wszystko jest wykupione, nie ma czego usuwać.

D-10 = Cena szkolenia: $5 czy 5 złotych monet
    .it = W jednym miejscu „pięć złotych monet”, w drugim „pięć sztuk złota”. Według tej samej instrukcji złota moneta jest warta $10.
    .pl = W obu miejscach $5.
    .he = W obu miejscach $5.
    .en = W obu miejscach „pięć sztuk złota”.
    .ruling = [Pole szkolenia](term:training-square) kosztuje $5 (R-084).
    .reason = Instrukcje polska i hebrajska podają cenę wprost w walucie gry. Przy 5 monetach po $10 jeden specjalista kosztowałby więcej niż dwie budowle Epoki III, więc „złoto” może być tylko luźnym określeniem pieniędzy.
    .reading-five-dollars = szkolenie kosztuje $5
    .reading-fifty-dollars = szkolenie kosztuje 5 złotych monet po $10, czyli $50

D-11 = Kakao czy kokos
    .it = Na liście towarów jest „cocco”, czyli kokos.
    .pl = Kakao.
    .he = Kakao.
    .en = Kakao.
    .ruling = Ten towar to [kakao](good:cocoa), 3 żetony.
    .reason = Wszystkie pozostałe teksty mówią o kakao; „cocco” to pomyłka zamiast „cacao”.

D-12 = Co się dzieje z towarami, które przyniosły dochód
    .it = Nie odwraca się ich, gdy przynoszą dochód.
    .pl = Nie odrzuca się ich, gdy przynoszą dochód.
    .he = Nie zwraca się ich po tym, jak przyniosły dochód.
    .en = Nie zwraca się ich, gdy przynoszą dochód.
    .ruling = Towarów nigdy się nie oddaje; zostają u właściciela i przynoszą dochód w każdej turze od nowa (R-056, R-104).
    .reason = Włoska instrukcja wzięła dosłownie angielskie „turned in”. W grze nic nie zależy od odwracania żetonów towarów.

D-13 = Kiedy zestawy przynoszą dochód?
    .it = Zestawów nie spienięża się od razu: przynoszą dochód na koniec każdej tury.
    .pl = Zestawy przynoszą pieniądze co turę, a towary zostają u gracza.
    .he = Zestawów nie zwraca się do banku: przynoszą dochód na koniec każdej tury.
    .en = Zestawów się nie spienięża: przynoszą dochód na koniec każdej tury.
    .ruling = Zestawy przynoszą pieniądze w fazie C każdej tury i nigdy się nie zużywają (R-104).
    .reason = Wszystkie teksty znaczą to samo; „nie od razu” we włoskiej instrukcji wzięło się z „not cashed in”.

D-14 = Układanie zestawów od nowa co turę
    .it = Tej uwagi brakuje.
    .pl = W różnych turach z towarów i statków można układać różne zestawy.
    .he = Co turę z towarów i statków można ułożyć nowe zestawy.
    .en = Co turę towary i statki można przełożyć do nowych zestawów.
    .ruling = Swoje [zestawy](term:set) możesz w każdej turze ułożyć od nowa (R-105).
    .reason = Pozostałe teksty mówią o tym w osobnej uwadze; we włoskiej instrukcji ją zgubiono, ale nic jej tam nie przeczy.

D-15 = Jawność i zakaz handlu
    .it = Wszystko jest jawne dla wszystkich i niczym nie wolno się wymieniać ani dzielić.
    .pl = Wszystko jest jawne dla wszystkich i niczym nie wolno handlować ani niczego użyczać.
    .he = Tej uwagi brakuje.
    .en = Wszystko jest jawne dla wszystkich i niczym nie wolno się wymieniać ani dzielić.
    .ruling = Pieniądze, figurki, towary, statki i budowle są zawsze widoczne dla wszystkich, a gracze nie mogą nimi handlować ani ich sobie pożyczać (R-024, R-025).
    .reason = Mówią tak wszystkie pozostałe teksty; w hebrajskiej instrukcji tylko pominięto tę uwagę.

D-16 = O czym decyduje Tor Kolejności
    .it = Tor decyduje, w jakiej kolejności gracze rozmieszczają figurki.
    .pl = Tor decyduje, w jakiej kolejności gracze rozmieszczają figurki.
    .he = O kolejności w turze decyduje to, w jakiej kolejności gracze rozmieścili figurki.
    .en = Tor decyduje, w jakiej kolejności gracze rozmieszczają figurki.
    .ruling = [Tor Kolejności](box:turn-order) decyduje, kto kiedy stawia figurkę (R-026).
    .reason = Hebrajskie zdanie zamienia przyczynę ze skutkiem; opis fazy A w tej samej instrukcji zgadza się z pozostałymi.

D-17 = Litery faz
    .it = 10 faz oznaczonych literami od A do J.
    .pl = 10 faz oznaczonych literami od A do J.
    .he = 10 faz, ale brakuje szóstej litery hebrajskiej, a siódma występuje dwa razy: przy towarach i przy statku.
    .en = Znany nam tekst ma litery od A do I i pomija ostatni krok.
    .ruling = Tura ma 10 faz, od A do J (R-023).
    .reason = Kolejność kroków jest wszędzie ta sama; pomylono się tylko w literach.

D-18 = Nazwa obszaru Specjalistów
    .it = Specjaliści.
    .pl = Specjaliści.
    .he = Raz „Special Event”, gdzie indziej „Specialist”.
    .en = Obszar wydarzeń specjalistów.
    .ruling = Ten obszar nazywa się [Specjaliści](box:specialists).
    .reason = „Special Event” to skrócone „Specialist event box”; opisane tam pola są te same.

D-19 = Ilu specjalistów w turze
    .it = Na każdym polu jeden gracz, w turze tylko 1 wyszkolony specjalista, razem najwyżej 5.
    .pl = Na każdym polu jeden kolonista, więc najwyżej 5 specjalistów: 4 z pól i 1 wyszkolony.
    .he = Można wyszkolić po jednym specjaliście każdego rodzaju, razem 5.
    .en = Na każdym polu jeden gracz, w turze tylko 1 wyszkolony specjalista, razem najwyżej 5.
    .ruling = Są 4 stałe pola, po jednym dla każdego rodzaju, i 1 pole szkolenia, więc w turze pojawia się najwyżej 5 specjalistów (R-085).
    .reason = Suma 5 jest we wszystkich tekstach ta sama; hebrajska instrukcja tylko nazywa „szkoleniem” każde pole.

D-20 = Gracze, którzy nie biorą udziału w bitwie
    .it = Nie mogą użyczać żołnierzy ani zostać zaatakowani.
    .pl = Nie mogą używać żołnierzy walczących stron.
    .he = Nie mogą oferować żołnierzy ani ponosić strat.
    .en = Na znanej nam stronie tej uwagi nie ma.
    .ruling = Gracze spoza bitwy ani nie pomagają, ani nie ponoszą strat: ich żołnierze nie walczą i żadnej ich figurki się nie usuwa (R-095).
    .reason = Instrukcje włoska i hebrajska są zgodne. Polska uwaga mówi o czymś innym, ale i w tej instrukcji żołnierze usuwają tylko figurki przeciwnika.

D-21 = Zamiana specjalistów w koloniach
    .it = Specjalistów w Nowym Świecie można zamieniać na kolonistów; żołnierzy wprost nie wykluczono.
    .pl = W każdej chwili i w obie strony, ale nie żołnierzy.
    .he = Specjalistę, który przybył do Nowego Świata, można zamienić na kolonistę; żołnierzy wprost nie wykluczono.
    .en = Specjalistów w Nowym Świecie można zamieniać na kolonistów; żołnierzy wprost nie wykluczono.
    .ruling = Kapitanów, kupców i misjonarzy w Nowym Świecie możesz w każdej chwili zamienić na kolonistów. Żołnierza tylko wtedy, gdy należy ci się żołnierz, a nie masz już wolnej figurki żołnierza (R-054, A-45).
    .reason = Żołnierz w kolonii nadal walczy, więc dowolna zamiana zmieniłaby grę. Wyjątek pochodzi z uzupełnienia zasad z 2012 roku, opartego na odpowiedziach autora i wydawcy.
    .reading-soldiers-when-short = żołnierzy wolno zamieniać tylko po to, by zwolnić potrzebną figurkę; pozostałych specjalistów w każdej chwili
    .reading-all-specialists = każdego specjalistę w Nowym Świecie, także żołnierza, wolno zamienić na kolonistę
    .reading-never-soldiers = kapitanów, kupców i misjonarzy wolno zamieniać w obie strony, żołnierzy nigdy

D-22 = Opodatkowanie: 2 punkty raz czy co turę?
    .it = Można zrozumieć, że co turę dostaje się $10 i 2 punkty.
    .pl = $10 w każdej turze oraz 2 punkty.
    .he = $10 w każdej turze oraz 2 punkty.
    .ruling = [Opodatkowanie](building:taxation) daje $10 w każdej turze, a na koniec gry, jeden raz, 2 punkty (R-215).
    .reason = Punkty podano w nawiasie, tak jak przy Manufakturze i Uniwersytecie, a budowle dają punkty dopiero na koniec gry (R-138). We włoskim wierszu słowa stoją tylko w innej kolejności.
    .reading-points-once = 2 punkty na koniec gry
    .reading-points-every-turn = 2 punkty w fazie D każdej tury, oprócz $10

D-23 = Mapy Nowego Świata: kiedy działają?
    .it = Opis nie zawiera słowa „natychmiast”.
    .pl = Opis zawiera słowo „natychmiast”.
    .he = Opis nie zawiera słowa „natychmiast”.
    .en = Część o uzupełnianiu Ważnych Budowli nazywa Mapy Nowego Świata budowlą jednorazowego użytku; ich własnego opisu nie znamy.
    .ruling = [Mapy Nowego Świata](building:new-world-cartography) dają odkrycie w chwili zakupu (R-210).
    .reason = Teksty włoski, polski i angielski podają tę budowlę jako przykład jednorazowej, więc nie jest to korzyść, którą w fazie D dostaje się co turę, a polska instrukcja mówi wprost, kiedy działa.
    .reading-at-purchase = odkrycia dokonuje się zaraz po kupieniu budowli
    .reading-in-benefits = odkrycia dokonuje się w fazie D tury, w której kupiono budowlę

D-24 = Sojusz z Indianami: co trzeba mieć w regionie?
    .it = Co najmniej 1 figurkę swojego koloru.
    .pl = Co najmniej 1 kolonistę.
    .he = Co najmniej 1 własną figurkę.
    .ruling = [Sojusz z Indianami](building:indian-allies) wymaga, żeby w regionie stała 1 twoja figurka, obojętnie jakiego rodzaju (R-211).
    .reason = Mówią tak dwie z trzech instrukcji, a polska często pisze „kolonista”, mając na myśli dowolną figurkę.
    .reading-any-piece = wystarczy 1 własna figurka dowolnego rodzaju
    .reading-colonist = musi tam stać co najmniej 1 własny kolonista

D-25 = Stajnie: jak często?
    .it = Raz w każdej turze.
    .pl = Raz na turę.
    .he = „Raz” w fazie korzyści z budowli.
    .ruling = [Stajnie](building:stable) pozwalają przesunąć 1 żołnierza w każdej fazie D (R-223).
    .reason = Dwie instrukcje mówią to jasno, a hebrajskie „raz” może znaczyć to samo: raz w każdej takiej fazie.
    .reading-every-turn = 1 przesunięcie w fazie D każdej tury
    .reading-once-a-game = 1 przesunięcie w całej grze, w jednej z faz D

D-26 = Migracja: ile figurek, jak daleko, jak często?
    .it = Najwyżej 2 kolonistów z jednego regionu do jednego innego, co turę.
    .pl = Co najwyżej 2 kolonistów, z jednego regionu do któregokolwiek innego; czy co turę, nie powiedziano.
    .he = 2 kolonistów z jednego regionu do dowolnego innego, co turę; o tym, że wolno mniej, nie ma mowy.
    .ruling = [Migracja](building:migration) pozwala w każdej fazie D przesunąć 1 lub 2 figurki z jednego regionu do jednego innego, na dowolną odległość (R-232).
    .reason = W każdej instrukcji brakuje innego szczegółu; razem dają tę zasadę. Korzyści z fazy D i tak dostaje się co turę (R-107).
    .reading-up-to-two = wolno przesunąć razem 1 lub 2 figurki
    .reading-exactly-two = albo przesuwa się razem 2 figurki, albo żadnej

D-27 = Korsarze: kto płaci i ile?
    .it = Każdy inny gracz płaci $1 za każdy statek właściciela, po dochodzie.
    .pl = Najpierw $1 za statek bez podania, kto płaci, potem $1 od każdego gracza za każdy statek właściciela, po dochodzie.
    .he = Każdy inny gracz płaci $1 za każdy statek właściciela, po dochodzie.
    .ruling = Jeśli masz [Korsarzy](building:privateers), każdy przeciwnik płaci ci $1 za każdy twój Statek Handlowy (R-212). Przy 3 statkach i 4 przeciwnikach to $12.
    .reason = To zdanie jest we wszystkich trzech instrukcjach; pierwsze polskie zdanie to tylko skrót, który następne rozwija.
    .reading-each-opponent = każdy przeciwnik płaci właścicielowi $1 za każdy jego statek
    .reading-dollar-a-ship = bank płaci właścicielowi $1 za każdy statek, a przeciwnicy nic nie płacą

D-28 = Aukcja: kto zaczyna?
    .it = Najmłodszy gracz.
    .pl = Najmłodszy gracz.
    .he = Tekst zniekształcony: dosłownie „zaczynając od strony”.
    .ruling = [Aukcję](term:auction) rozpoczyna najmłodszy gracz (R-146).
    .reason = Dwie instrukcje są zgodne, a po hebrajsku słowa „strona” i „najmłodszy” zaczynają się tak samo.

D-29 = Aukcja: jaki darmowy specjalista za pozycję 2?
    .it = Wybrany przez gracza.
    .pl = Darmowy specjalista; o wyborze nie ma mowy.
    .he = Wybrany przez gracza.
    .ruling = Jeśli trafisz na pozycję 2 ze stawką $8 lub wyższą, wybierasz rodzaj darmowego specjalisty (R-149).
    .reason = Mówią tak dwie instrukcje, a polska nie podaje żadnego innego sposobu, by ten rodzaj ustalić.

D-30 = Karaiby na początku gry
    .it = Karaiby są wyjątkiem i nie mają żetonu, bo od początku są dostępne.
    .pl = Karaiby są wyjątkiem i nie mają żetonu; powodu nie podano.
    .he = Zgubiono słowo „oprócz”, ale dalej jest powód: Karaiby są dostępne od początku i nie potrzebują żetonu.
    .en = Karaiby są wyjątkiem i nie mają żetonu, bo od początku są dostępne.
    .ruling = Na [Karaibach](region:caribbean) nie kładzie się żetonu; można je zasiedlać od tury 1 (R-008, R-010).
    .reason = Wszystkie teksty, czytane razem, mówią to samo.

D-31 = Aukcja: jaki żeton leży na Karaibach?
    .it = Podczas przygotowania na Karaiby nie trafia żaden żeton, a jednak zwycięzca aukcji go stamtąd bierze.
    .pl = Podczas przygotowania na Karaiby nie trafia żaden żeton, a jednak zwycięzca aukcji go stamtąd bierze.
    .he = Podczas przygotowania na Karaiby nie trafia żaden żeton, a jednak zwycięzca aukcji go stamtąd bierze.
    .en = Podczas przygotowania na Karaiby nie trafia żaden żeton; aukcji w znanym nam tekście nie ma.
    .ruling = Grając z aukcją, wylosuj dla [Karaibów](region:caribbean) dziewiąty żeton. Zwycięzca bierze go razem z monetami i punktami (R-151, A-74).
    .reason = Bez żetonu nie da się rozegrać aukcji tak, jak ją wydrukowano. Żadna instrukcja nie mówi, skąd się on bierze, a pozostałe żetony też są losowe.
    .reading-random-token = zwycięzca losuje 1 z nieużywanych żetonów i dostaje jego monety i punkty
    .reading-no-token = na Karaibach także wtedy nie ma żetonu, więc zwycięzca tylko stawia tam kolonistę

D-32 = Kiedy ustala się nową kolejność?
    .it = Część o Inicjatywie mówi o końcu rozgrywania wydarzeń, lista faz o fazie I.
    .pl = Część o Inicjatywie mówi o końcu rozgrywania wydarzeń, lista faz o fazie I.
    .he = Część o Inicjatywie mówi o końcu rozgrywania wydarzeń, lista faz o fazie I.
    .en = Część o Inicjatywie mówi o końcu rozgrywania wydarzeń, lista faz o fazie I.
    .ruling = Nową kolejność gry ustala się w fazie I (R-125). Do tego czasu obowiązuje stara, także przy korzyściach z fazy D (R-109).
    .reason = Sama część o Inicjatywie odsyła po szczegóły do listy faz.
    .reading-phase-i = fazy od C do H przebiegają jeszcze w starej kolejności
    .reading-end-of-resolution = nowa kolejność obowiązuje już w fazach C i D

D-33 = Co się dzieje ze starymi figurkami na Torze Kolejności?
    .it = Według jednego fragmentu usuwa się wszystkie, według drugiego figurki graczy nieobecnych w obszarze Inicjatywy zostają i się cofają.
    .pl = Według jednego fragmentu zastępują je figurki z obszaru Inicjatywy, według drugiego figurki graczy, którzy są tam nieobecni, zostają i się cofają.
    .he = Według jednego fragmentu usuwa się wszystkie, według drugiego figurki graczy nieobecnych w obszarze Inicjatywy zostają i się cofają.
    .en = Według jednego fragmentu usuwa się wszystkie, według drugiego figurki graczy nieobecnych w obszarze Inicjatywy zostają i się cofają.
    .ruling = Gracz, który ma figurkę w obszarze Inicjatywy, zabiera swoją starą figurkę z toru do rezerwy. Figurki pozostałych graczy zostają na torze, za figurkami z Inicjatywy (R-125, R-126).
    .reason = Opis fazy I podaje to dokładnie i z przykładem; drugi fragment to tylko streszczenie.

D-34 = Błędne odesłanie do fazy A
    .it = Po informację, jak budowle wchodzą do gry, instrukcja odsyła do części A przebiegu rozgrywki.
    .pl = Po informację, jak budowle wchodzą do gry, instrukcja odsyła do części A przebiegu rozgrywki.
    .he = Po informację, jak kupuje się budowle, instrukcja odsyła do faz tury.
    .en = Po informację, jak budowle wchodzą do gry, instrukcja odsyła do części A przebiegu rozgrywki.
    .ruling = Chodzi o fazę E, w której wykłada się budowle (R-111).
    .reason = Część A to rozmieszczanie figurek i o nowych budowlach nic nie mówi; błąd pochodzi już z oryginału.

D-35 = Towary: które pole zajmujesz?
    .it = Obszaru brakuje na liście obszarów zapełnianych od lewej do prawej; jego pola są ponumerowane.
    .pl = Obszaru brakuje na liście obszarów zapełnianych od lewej do prawej; jego pola są ponumerowane.
    .he = Obszaru brakuje na liście obszarów zapełnianych od lewej do prawej; jego pola są ponumerowane.
    .en = Obszaru brakuje na liście obszarów zapełnianych od lewej do prawej; jego pola są ponumerowane.
    .ruling = Obszar [Towarów](box:goods) zapełnia się od lewej do prawej jak inne obszary z numerami: zajmujesz wolne pole o najniższym numerze (R-033).
    .reason = Numery decydują, kto wybiera pierwszy, a według ściągawki jednego z graczy od lewej do prawej zapełnia się każdy obszar oprócz Specjalistów.
    .reading-left-to-right = każda figurka zajmuje wolne pole o najniższym numerze
    .reading-any-space = każda figurka może zająć dowolne wolne pole

D-36 = Angielska nazwa obszaru Towarów
    .it = W tekście „Trading Goods”.
    .pl = „Trade Goods”.
    .he = „Trade goods”.
    .en = „Trade Goods”.
    .ruling = Angielska nazwa obszaru [Towarów](box:goods) to „Trade Goods”.
    .reason = Tak jest w pozostałych tekstach, a we włoskiej instrukcji także na rysunku planszy.

D-37 = Niejednolite nazwy
    .it = Dwa słowa na kolonistę („colono”, „colonizzatore”), kilka nazw Nabrzeża Kolonistów, jedno słowo („spedizione”) na handel morski i na ekspedycje, dwa słowa na epokę („epoca”, „era”), obszar Ekspedycji raz w liczbie pojedynczej, raz w mnogiej, nagłówek „Meri” zamiast „Merci” i budowla o tej samej nazwie co figurka („Coloni”).
    .pl = Nazwy na ogół konsekwentne.
    .he = Po dwa słowa na nabrzeże („מעגן”, „מזח”) i na budowlę („בניין”, „מבנה”); bitwa („קרב”) i wojna („מלחמה”) się mieszają.
    .ruling = U nas każda rzecz ma jedną nazwę, ale pod innymi słowami też można ją znaleźć.
    .reason = Gdy jedna rzecz ma jedną nazwę, łatwiej ją znaleźć i zapisać.

D-38 = Tabele żetonów i kart
    .it = Są obie tabele oraz skrót na ostatniej stronie.
    .pl = Są obie tabele oraz skrót na ostatniej stronie.
    .he = Nie ma ani tabel, ani skrótu.
    .en = Znana nam strona urywa się wcześniej.
    .ruling = Dane 16 żetonów i 16 kart pochodzą z instrukcji włoskiej i polskiej.
    .reason = Wszystkie 32 wiersze są w obu instrukcjach takie same.

D-39 = „Edukacja” zamiast „za darmo” w hebrajskiej instrukcji
    .he = 8 razy wydrukowano „חינוך” (edukacja), choć chodzi o „חינם” (za darmo).
    .ruling = Za każdym razem czytaj „za darmo”.
    .reason = Słowo pojawia się tam, gdzie we włoskiej instrukcji jest „gratis”: przy budowlach, które dają figurkę, towar lub odkrycie, i w aukcji.

D-40 = Nazwy dwóch kart
    .it = „Isole della Spezia” zamiast Wysp korzennych; „Cipangu”.
    .pl = „Chipongu” zamiast Cipangu; Wyspy korzenne są poprawne.
    .he = Nie ma listy kart.
    .ruling = Te karty to [Wyspy korzenne](card:spice-islands) i [Cipangu](card:cipangu).
    .reason = La Spezia to włoskie miasto, a Cipangu to dawna europejska nazwa Japonii. Liczby są w obu instrukcjach te same.

D-41 = Ile budowli Epoki III się wykłada?
    .it = 5.
    .pl = Liczby nie podano.
    .he = 5.
    .en = 5.
    .ruling = 5, jak w pozostałych epokach (R-114).
    .reason = Także według polskiej instrukcji na początku każdej tury na sprzedaż powinno być 5 budowli.

D-42 = Kiedy pojawia się kolonista od misjonarza?
    .it = Gdy misjonarz przybywa; nie pada słowo takie jak „natychmiast”.
    .pl = Natychmiast.
    .he = Gdy misjonarz przybywa; nie pada słowo takie jak „natychmiast”.
    .en = Gdy misjonarz przybywa; nie pada słowo takie jak „natychmiast”.
    .ruling = Od razu, gdy [misjonarz](piece:missionary) przybywa z Nabrzeża Kolonistów (R-052).
    .reason = Żaden tekst nie podaje późniejszej chwili, a kolonista liczy się przy ustalaniu, kto pierwszy ma 3 figurki (A-16).

D-43 = „Populacja poniżej 3”: czyja?
    .it = Populacja kolonii; według innego fragmentu kolonia daje punkty, jeśli jeden gracz ma w niej 3 lub więcej figurek.
    .pl = Populacja regionu; według innego fragmentu kolonia daje punkty, jeśli jeden gracz ma w niej 3 lub więcej figurek.
    .he = Liczba kolonistów; według innego fragmentu kolonia daje punkty, jeśli jeden gracz ma w niej 3 lub więcej figurek.
    .en = Populacja kolonii; według innego fragmentu kolonia daje punkty, jeśli jeden gracz ma w niej 3 lub więcej figurek.
    .ruling = [Kolonia](term:colony) daje punkty, jeśli w chwili punktowania co najmniej jeden gracz ma w niej 3 lub więcej figurek. Łączna liczba figurek wszystkich graczy nie ma znaczenia (R-129).
    .reason = Część o punktacji jest z tych dwóch dokładniejsza i we wszystkich tekstach taka sama. Tak samo rozumie to hiszpański skrót zasad.
    .reading-one-player-with-three = kolonia daje punkty tylko wtedy, gdy w chwili punktowania jeden gracz ma w niej 3 lub więcej figurek
    .reading-whole-population = jeśli jakiś gracz miał już w niej 3 figurki, kolonia daje punkty, dopóki wszyscy gracze razem mają 3 lub więcej

D-44 = Pierwszy gracz z 3 figurkami: ma je czy umieszcza?
    .it = Pierwszy gracz, który ma w regionie 3 kolonistów.
    .pl = Pierwszy gracz, który umieści w regionie 3 kolonistów.
    .he = W jednym miejscu pierwszy gracz, który umieści 3 kolonistów, w drugim pierwszy z 3 figurkami.
    .en = Pierwszy gracz, który ma w regionie 3 kolonistów.
    .ruling = Towar z regionu bierze pierwszy gracz, który ma w nim 3 figurki, bez względu na to, jak się tam znalazły (R-049, A-16).
    .reason = „Mieć” obejmuje każdy przypadek i występuje też w hebrajskiej instrukcji. Liczy się, ile figurek tam stoi.
    .reading-has-three = figurki przesunięte dzięki Stajniom lub Migracji też się liczą
    .reading-places-three = liczą się tylko figurki nowo umieszczone w regionie, a nie te przesunięte z innego

D-45 = Przykład wojny: jeden żołnierz na Florydzie czy kilku
    .it = Zaatakowany ma na Florydzie żołnierzy.
    .pl = Zaatakowany ma na Florydzie 1 żołnierza.
    .he = Zaatakowany ma na Florydzie żołnierzy.
    .ruling = Nie ma to znaczenia: tak czy inaczej na Florydzie dochodzi do bitwy.
    .reason = Do bitwy wystarczy jeden żołnierz (R-091).

D-46 = Handel Morski: najwięcej figurek czy najwyższa wartość
    .it = Statek zdobywa gracz z najwyższą wartością figurek.
    .pl = Wygrywa ten, kto ma „najwięcej” kolonistów i specjalistów, a remis to równa ich liczba; zaraz potem podane są wartości figurek.
    .he = Statek zdobywa gracz z najwyższą wartością figurek.
    .en = Statek zdobywa gracz z najwyższą wartością figurek.
    .ruling = W obszarze [Handlu Morskiego](box:shipping) statek zdobywa gracz z najwyższą łączną wartością figurek, a równe sumy to remis (R-057, R-058).
    .reason = Polska instrukcja też daje kapitanom i kupcom wartość 2, co nie miałoby sensu, gdyby figurki tylko liczono.

D-47 = Nowi specjaliści: można czy trzeba ich użyć w następnej turze?
    .it = Są do wykorzystania w następnej turze.
    .pl = Trzeba ich wykorzystać w następnej turze.
    .he = Są do wykorzystania w następnej turze.
    .en = Są do wykorzystania w następnej turze.
    .ruling = Musisz ich umieścić w następnej turze (R-086).
    .reason = Żadnej figurki nie wolno zachować na późniejszą turę (R-029), więc wychodzi na to samo.

D-48 = Bogactwo: czyje pieniądze?
    .it = 1 punkt za każde $5, a dalej zniekształcony fragment o właścicielu.
    .pl = 1 punkt za każde $5 właściciela.
    .he = 1 punkt za każde $5 właściciela.
    .ruling = [Bogactwo](building:wealth) daje 1 punkt za każde pełne $5, które właściciel ma na koniec gry (R-231).
    .reason = Pozostałe dwie instrukcje są jasne, a włoski fragment może znaczyć to samo.

D-49 = Zaludnienie: czyje figurki?
    .it = Figurki właściciela w Nowym Świecie.
    .pl = Figurki właściciela w Nowym Świecie.
    .he = Każde 2 figurki w Nowym Świecie; czyje, nie powiedziano.
    .ruling = [Zaludnienie](building:population) liczy tylko figurki właściciela, 1 punkt za każde 2 (R-226).
    .reason = Mówią tak dwie instrukcje, a w hebrajskiej wszystkie sąsiednie budowle liczą to, co należy do właściciela.

D-50 = Przykład bitwy: bitwa czy wojna
    .it = Gracz wydaje bitwę.
    .pl = Gracz wydaje bitwę.
    .he = Gracz, nazwany Czerwonym, „wypowiada wojnę” Zielonemu, ale tylko w Kanadzie.
    .ruling = Przykład pokazuje pojedynczą bitwę, która nic nie kosztuje (R-090).
    .reason = Jeden region i jeden przeciwnik to bitwa; nikt w tym przykładzie nie płaci $10.

D-51 = Lista rozgrywanych obszarów
    .it = Wszystkie 8 obszarów po kolei.
    .pl = Wszystkie 8 obszarów po kolei.
    .he = Tylko „z góry na dół”.
    .en = Na liście brakuje Specjalistów.
    .ruling = Kolejność to Inicjatywa, Nabrzeże Kolonistów, Towary, Handel Morski, Ważne Budowle, Ekspedycje, Specjaliści, Wojna (R-038).
    .reason = W tej kolejności leżą na planszy od góry do dołu, więc pasuje do tego każdy tekst.

D-52 = Drugie rozstrzygnięcie remisu: złoto czy pieniądze
    .it = Gracz, który ma najwięcej „złota”, a tak nazywa się też jeden z towarów.
    .pl = Gracz, który ma więcej pieniędzy.
    .he = Gracz, który ma najwięcej pieniędzy.
    .ruling = Drugie [rozstrzygnięcie remisu](term:tie-break) to pieniądze (R-141).
    .reason = Włoska instrukcja często pisze „złoto” zamiast „pieniądze”, a towary są osobnym rozstrzygnięciem (R-142).

D-53 = Punkty Zwycięstwa: na kartce czy na torze
    .it = Na kartce.
    .pl = Na kartce.
    .he = Na kartce.
    .en = Na kartce.
    .ruling = Zapisuj punkty na kartce albo zaznaczaj je na torze wzdłuż brzegu planszy, jeśli twoja go ma (R-021).
    .reason = Taki tor opisują recenzje, a instrukcje o nim nie wspominają. Na grę to nie wpływa.

D-54 = Ekonomia: dolary, złoto czy talary
    .it = „Złoto” i dolary na przemian.
    .pl = Talary Hiszpańskie.
    .he = Dolary.
    .en = „Złoto”.
    .ruling = Punkty za [ekonomię](term:economy) liczy się w Talarach Hiszpańskich: $1 dochodu to 1 punkt (R-139).
    .reason = W grze jest tylko jedna waluta; inne słowa to jej różne nazwy.

D-55 = Przetłumaczone nazwy dwóch budowli
    .it = „Indentured Servitude” pozostała w połowie angielska („Servitude a contratto”), a „Colonization Laws” zmieniły się z ustaw w uprawnienia („Diritti di colonizzazione”).
    .pl = „Indentured Servitude”, czyli służba na kontrakt, stała się pracą przymusową („Praca przymusowa”), a „Colonization Laws”, czyli ustawy kolonizacyjne, uprawnieniem do osiedlania się („Prawo do zasiedlenia”).
    .he = Tylko nazwy angielskie.
    .ruling = Różnią się tylko nazwy; działanie jest to samo (R-205, R-218).
    .reason = Miejsce na liście i pole na Nabrzeżu Kolonistów pokazują, o którą budowlę chodzi.

D-56 = Liczba budowli
    .it = 34: 11 Epoki I, 13 Epoki II i 10 Epoki III.
    .pl = 34: 11 Epoki I, 13 Epoki II i 10 Epoki III.
    .he = 34: 11 Epoki I, 13 Epoki II i 10 Epoki III.
    .ruling = 34 żetony o 33 różnych nazwach: tylko [Osadnictwo](building:settlers) występuje dwa razy.
    .reason = Wszystkie trzy listy są zgodne. W recenzji wydania niderlandzkiego naliczono 36 i nie wiemy dlaczego.

D-57 = Kto może ponownie spróbować z kartą po nieudanej ekspedycji?
    .it = Każdy gracz, który wyśle dość silną ekspedycję.
    .pl = Inni gracze.
    .he = Inni gracze.
    .en = Gracz, który wyśle dość silną ekspedycję.
    .ruling = Każdy, kto pociągnie tę kartę w późniejszej ekspedycji, także gracz, któremu się nie powiodło; on może spróbować ponownie od następnej tury (R-081).
    .reason = Kartę wtasowuje się z powrotem do talii, więc nikt nie może jej wybrać jako celu. Jedna ekspedycja na turę to limit dla wszystkich (R-067).

D-58 = Zabłąkane napisy na rysunku planszy
    .it = Pięć angielskich wierszy, według których odkryć dokonuje się to na koniec każdej tury, to zgodnie z kolejnością gry, to znów zgodnie z Inicjatywą, oraz „Soldier: 1, Trade: 1”.
    .pl = Tylko nazwy obszarów.
    .he = Nie ma rysunku.
    .ruling = Nie zwracaj uwagi na te wiersze.
    .reason = To błędy odczytu skanu. Przeczą sobie nawzajem i zasadom ekspedycji (R-067, R-070).

D-59 = Nabrzeże Kolonistów: kolejność pól X i Y
    .it = Najpierw pola numerowane, potem X i Y po kolei.
    .pl = Po wszystkich polach numerowanych; o kolejności tych dwóch nie ma mowy.
    .he = Po wszystkich innych figurkach; o kolejności tych dwóch nie ma mowy.
    .en = Najpierw pola numerowane, potem X i Y po kolei.
    .ruling = Najpierw wszystkie pola numerowane, potem X, potem Y (R-046).
    .reason = „Po kolei” może oznaczać tylko kolejność liter, a instrukcje, które tego nie mówią, temu nie przeczą.

## Rozstrzygnięcia: rozmieszczanie i obszary

A-01 = Czy gracz może mieć kilka figurek w tym samym obszarze?
    .ruling = Tak, tyle, ile jest wolnych pól. Tylko w obszarze [Inicjatywy](box:initiative) każdy gracz może mieć najwyżej 1 figurkę (R-034, R-035).
    .reason = Instrukcje podają limit tylko dla Inicjatywy, a w obszarze Wojny wyraźnie pozwalają na kilka figurek; ściągawka jednego z graczy mówi to samo o pozostałych.

A-02 = Czy możesz spasować, zamiast postawić figurkę?
    .ruling = Nie. Gdy w fazie A przychodzi twoja kolej i masz figurkę, stawiasz 1 (R-026, R-029).
    .reason = Wszystkie instrukcje każą rozmieścić każdą figurkę i żadnej nie zachowywać, a krążące w sieci FAQ z 2007 roku to potwierdza.

A-03 = Co zrobić, gdy dla figurki nie ma wolnego pola?
    .ruling = To niemożliwe: obszary Handlu Morskiego i Ekspedycji mieszczą dowolną liczbę figurek (R-031).
    .reason = Żaden z tych obszarów nie ma ponumerowanych pól, więc zawsze jest gdzie postawić figurkę.

A-04 = Czy specjalista może stać w obszarze Specjalistów lub Inicjatywy?
    .ruling = Tak, jako kolonista (R-036). Gdy specjalista z obszaru [Inicjatywy](box:initiative) miałby przejść na Tor Kolejności, postaw tam zamiast niego kolonistę, a specjalistę odłóż do rezerwy.
    .reason = Uzupełnienie zasad z 2012 roku pozwala stawiać specjalistów wszędzie w roli kolonistów. Zamianę na torze ustaliliśmy sami: dzięki niej żaden specjalista nie utknie w roli znacznika.
    .reading-replaced = na torze staje kolonista, a specjalista wraca do rezerwy
    .reading-stays = specjalista zostaje na Torze Kolejności jako znacznik

A-05 = Ile pól ma obszar Towarów i w jakiej kolejności się je zajmuje?
    .ruling = 4 pola, zajmowane od lewej do prawej (R-033, D-35).
    .reason = Na turę przypadają 4 towary, więc piąta figurka nic by nie zyskała. Żaden tekst nie podaje, ile pól wydrukowano.
    .reading-four = w obszarze stoją najwyżej 4 figurki
    .reading-no-limit = dowolna liczba figurek, choć towar mogą wziąć tylko 4

A-06 = Ile pól ma obszar Ważnych Budowli?
    .ruling = 5, po jednym na każdą wystawioną na sprzedaż budowlę (R-030).
    .reason = Żaden tekst nie podaje liczby; gdy na sprzedaż jest 5 budowli, szósta figurka nie miałaby czego kupić.
    .reading-five = w obszarze stoi najwyżej 5 figurek
    .reading-no-limit = dowolna liczba figurek

A-07 = Ile pól ma obszar Wojny?
    .ruling = Tyle, ile gracze chcą zająć (R-087).
    .reason = Żaden tekst nie podaje liczby, więc nie ustalamy limitu.

A-08 = Kto może korzystać z pól X i Y na Nabrzeżu Kolonistów?
    .ruling = Stoi tam tylko darmowy kolonista z odpowiedniej budowli; w fazie A nikt nie może postawić figurki na X ani na Y (R-019).
    .reason = Instrukcje przeznaczają oba pola dla właściciela budowli, a opis budowli mówi tylko o jej darmowym koloniście.

A-09 = Kiedy na polu X lub Y pojawia się darmowy kolonista?
    .ruling = W fazie D, począwszy od tury zakupu, a odpływa w następnej turze, przy rozgrywaniu Nabrzeża Kolonistów. Jeśli jeszcze stoi tam figurka, nie dostawia się drugiej (R-205, R-218).
    .reason = W fazie D bierze się korzyści, które budowle dają co turę.

A-10 = Co rozgrywa się najpierw, X czy Y?
    .ruling = X, potem Y, oba pola po wszystkich numerowanych (R-046, D-59).
    .reason = Teksty włoski i angielski mówią „po kolei”.

A-11 = Gdzie trafiają figurki od Konkwistadora i Nawigatora?
    .ruling = W fazie D prosto do obszaru [Ekspedycji](box:discovery); nie możesz ich postawić nigdzie indziej. Mogą wyruszyć od następnej tury (R-206, R-207).
    .reason = Opisy budowli wskazują ten obszar, a w fazie D Ekspedycje tej tury są już rozegrane.

## Rozstrzygnięcia: korzyści, koniec tury i ostatnia tura

A-12 = Czy budowla przynosi korzyść już w turze, w której ją kupujesz?
    .ruling = Tak, faza D następuje później w tej samej turze (R-107).
    .reason = Budowle kupuje się w fazie B i żaden tekst nie każe nowym właścicielom czekać.
    .reading-same-turn = pierwszą korzyść dostaje się w fazie D tury zakupu
    .reading-next-turn = pierwszą korzyść dostaje się w fazie D następnej tury

A-13 = Czy w turze 8 rozgrywa się fazę D?
    .ruling = Tak. Pieniądze liczą się do Bogactwa i przy remisach, towar od Kompanii Zachodnioindyjskiej do Merkantylizmu i przy remisach, a Stajnie i Migracja mogą jeszcze przesuwać figurki. Nowe figurki na nic się już nie przydadzą.
    .reason = Tura 8 przebiega jak każda inna, dopóki gra się nie skończy, a w fazach C i D gracze dostają tylko to, co im się po rozegraniu obszarów należy.
    .reading-played = korzyści z fazy D dostaje się także w turze 8
    .reading-skipped = tura 8 kończy się po fazie C, bez korzyści

A-14 = Kiedy dokładnie punktuje się kolonie?
    .ruling = Po fazie D w turach 3, 6 i 8, przed fazą E (R-128).
    .reason = Instrukcje mówią „na koniec tury”. Po fazie D liczą się jeszcze przesunięcia, na które w tej turze pozwoliły Stajnie i Migracja, a później w koloniach nic się już nie zmienia.
    .reading-after-benefits = przesunięcia z fazy D tej tury się liczą
    .reading-before-benefits = kolonie punktuje się przed fazą D, więc na te przesunięcia jest już za późno

A-15 = Czy po turze 8 rozgrywa się fazy od E do J?
    .ruling = Nie, gra kończy się po fazie D i punktowaniu (R-136).
    .reason = Te fazy tylko przygotowują następną turę, a jej już nie ma.

## Rozstrzygnięcia: towary z regionów i kolonie

A-16 = Kiedy bierzesz towar z regionu?
    .ruling = Od razu, gdy po umieszczeniu lub przesunięciu figurki jako pierwszy masz tam 3 figurki, bez względu na to, czy ta figurka przybyła z Nabrzeża Kolonistów, czy dzięki misjonarzowi, Sojuszowi z Indianami, Stajniom albo Migracji (R-049).
    .reason = Bierze go ten, kto pierwszy ma 3 figurki, a instrukcje nie wyznaczają innej chwili.

A-17 = Które figurki liczą się do wymaganych 3 w regionie?
    .ruling = Wszystkie twoje, także specjaliści (R-049, R-130).
    .reason = W częściach o punktacji wszystkie instrukcje liczą specjalistów tak jak kolonistów, a hebrajska mówi przy towarze o 3 figurkach.

A-18 = Czy dwóch graczy może jednocześnie dojść do 3 figurek?
    .ruling = Nie, figurki przybywają i poruszają się jedna po drugiej.
    .reason = Nabrzeże Kolonistów rozgrywa się pole po polu, a korzyści z fazy D bierze się zgodnie z kolejnością gry (R-046, R-109).

A-19 = Czy darmowy kolonista odkrywcy może być trzecią figurką?
    .ruling = Nie, zawsze jest pierwszą figurką w regionie (R-074).
    .reason = Nikt nie może mieć figurek w regionie, którego jeszcze nie odkryto (R-047).

A-20 = Czy 2 kolonistów z Katedry liczy się przy zdobywaniu towaru z regionu?
    .ruling = Tak. Dzięki [Katedrze](building:cathedral) 1 misjonarz daje łącznie 3 figurki i może w pojedynkę zdobyć towar (R-214, R-049).
    .reason = To twoje własne figurki w regionie, takie same jak inne.

A-21 = Czy misjonarz daje kolonistę, gdy przybywa inaczej niż z Nabrzeża Kolonistów?
    .ruling = Nie, tylko gdy przybywa z [Nabrzeża Kolonistów](box:dock) (R-052).
    .reason = We wszystkich instrukcjach warunkiem jest przybycie z Nabrzeża Kolonistów; przesunięcie dzięki Migracji nic nie daje.

A-22 = Czy tracisz towar z regionu, gdy tracisz tam figurki?
    .ruling = Nie. Zachowujesz go do końca gry, a drugiego towaru w regionie się nie kładzie (R-056).
    .reason = Wszystkie instrukcje mówią, że towary zostają u właściciela do końca gry.

A-23 = Czy kolonia nadal daje punkty, gdy ubyło w niej figurek?
    .ruling = Liczy się tylko chwila punktowania: kolonia daje punkty, jeśli jakiś gracz ma w niej wtedy 3 lub więcej figurek (R-129, D-43).
    .reason = Część o punktacji jest dokładniejsza niż wzmianka w części o Nabrzeżu Kolonistów.

## Rozstrzygnięcia: ekspedycje

A-24 = W jakiej kolejności ogłasza się ekspedycję?
    .ruling = Najpierw wskazuje się figurki, potem region, a na końcu odsłania się żeton. Później niczego nie można już zmienić (R-068, R-069).
    .reason = Wszystkie instrukcje opisują te kroki w tej kolejności.

A-25 = Jak mała może być ekspedycja?
    .ruling = Wystarczy 1 figurka.
    .reason = Żaden tekst nie podaje minimum, ale ekspedycja bez żadnej figurki byłaby podglądaniem żetonu za darmo.

A-26 = Jakie regiony może wybrać ekspedycja?
    .ruling = Każdy nieodkryty region; nie musi z niczym sąsiadować (R-069).
    .reason = Żaden tekst nie podaje ograniczeń.

A-27 = Kto widzi żeton po nieudanej ekspedycji?
    .ruling = Wszyscy, zanim wróci na miejsce zakryty (R-069, R-076).
    .reason = W tekstach włoskim, hebrajskim i angielskim odsłania się go tak, by wszyscy go widzieli. Na turnieju w 2008 roku grano inaczej i pokazywano go tylko graczowi, któremu się nie powiodło.
    .reading-everybody = żeton odsłania się tak, by wszyscy go widzieli
    .reading-expedition-owner = żeton widzi tylko gracz, który wysłał ekspedycję, chyba że się ona uda

A-28 = Kiedy można pociągnąć pierwszą kartę odkrycia?
    .ruling = Gdy tylko odkryty zostanie ostatni region: gracze, którzy w tej samej turze wysyłają ekspedycje później, ciągną już karty (R-079).
    .reason = Według instrukcji kart używa się od tej chwili.
    .reading-at-once = następni gracze w tej samej turze ciągną karty
    .reading-next-turn = karty ciągnie się od następnej tury

A-29 = Co się dzieje, gdy Talia Odkryć jest pusta?
    .ruling = Wtedy nie można już wysłać żadnej ekspedycji.
    .reason = Przy 16 kartach raczej do tego nie dojdzie, a żaden tekst o tym nie mówi.

A-30 = Co dają Mapy Nowego Świata, gdy nie ma już regionu do odkrycia?
    .ruling = Odkrycie przepada; zachowujesz budowlę i jej 4 punkty, a karty nie ciągniesz (R-210).
    .reason = Opis budowli mówi tylko o regionie jeszcze nieodkrytym.

A-31 = Czy Mapy Nowego Świata liczą się jako twoja ekspedycja w tej turze?
    .ruling = Nie. Tego odkrycia dokonuje się w obszarze Ważnych Budowli; zawsze się udaje, nie daje nic za żołnierzy i nie odbiera ci ekspedycji (R-210, R-067).
    .reason = Budowla daje własne odkrycie i nikogo nie wysyła z obszaru Ekspedycji.
    .reading-extra = właściciel może w tej samej turze wysłać jeszcze ekspedycję
    .reading-counts-as-expedition = w turze zakupu właściciel nie wysyła już innej ekspedycji

A-32 = Ile wart jest w ekspedycji kupiec lub misjonarz?
    .ruling = 1, jak kolonista (R-070).
    .reason = We wszystkich instrukcjach podwójnie liczy się tam tylko kapitan.

## Rozstrzygnięcia: bitwy i wojny

A-33 = Kto wybiera, które figurki giną?
    .ruling = Właściciel żołnierza, który je usuwa (R-093).
    .reason = Mówią tak wszystkie instrukcje.

A-34 = W jakiej kolejności wybiera się straty?
    .ruling = Strona, która rozpoczęła konflikt, wybiera wszystkie figurki przeciwnika, które usunie, potem robi to druga strona, a na koniec wszystkie usuwa się naraz. Żadnej figurki nie można wybrać dwa razy (R-094).
    .reason = Instrukcje mówią tylko, że straty ponosi się jednocześnie; kolejność wybierania ustaliliśmy sami.

A-35 = Co się dzieje, gdy żołnierzy jest więcej niż figurek przeciwnika?
    .ruling = Nadmiarowi żołnierze nikogo nie usuwają (R-092).
    .reason = Każdy żołnierz usuwa 1 figurkę przeciwnika w tym regionie, a więcej ich nie ma.

A-36 = Czy żołnierz, który ginie, też usuwa figurkę?
    .ruling = Tak (R-094).
    .reason = Wszystkie straty ponosi się jednocześnie, a figurki zdejmuje się dopiero na końcu.

A-37 = Komu możesz wydać bitwę?
    .ruling = Tylko 1 przeciwnikowi, w regionie, w którym każdy z was ma co najmniej 1 figurkę (R-090).
    .reason = Bez figurek obu stron nie ma kto walczyć.

A-38 = Czy możesz wydać bitwę lub wypowiedzieć wojnę, gdy żadna strona nie ma żołnierza?
    .ruling = Nie, nie miałoby to żadnego skutku. Wolno wydać pojedynczą bitwę właścicielowi [Milicji](building:militia), bo Milicja walczy (A-42).
    .reason = Żaden tekst o tym nie mówi; konflikt, który nic nie może zmienić, to raczej pomyłka.
    .reading-not-allowed = musi być żołnierz albo, w pojedynczej bitwie, Milicja
    .reading-allowed = wolno, ale po prostu nie ma to żadnego skutku

A-39 = Czy możesz zaatakować tam, gdzie żołnierzy ma tylko przeciwnik?
    .ruling = Tak (R-091).
    .reason = Taka bitwa, na Florydzie, jest w przykładzie wojny we wszystkich instrukcjach.

A-40 = Czy możesz wypowiedzieć wojnę, nie mając $10?
    .ruling = Nie (R-091).
    .reason = Bez zapłaty wojny nie ma. Pojedyncza bitwa nic nie kosztuje.

A-41 = Czy figurka w obszarze Wojny musi walczyć?
    .ruling = Nie. Możesz zrezygnować, a figurka wraca do twojej rezerwy (R-042).
    .reason = Uzupełnienie zasad z 2012 roku pozwala graczom zrezygnować z użycia figurki.

A-42 = Jak dokładnie działa Milicja?
    .ruling = Gdy dochodzi do bitwy, którą rozpoczął ktoś inny, [Milicja](building:militia) daje ci 1 dodatkowego żołnierza bez figurki. Usuwa on 1 figurkę przeciwnika; atakujący może jednym ze swoich żołnierzy usunąć właśnie jego; po bitwie dodatkowy żołnierz znika. Podczas wojny sam nie wywołuje bitwy w kolonii bez żołnierzy (R-224, R-091).
    .reason = O dodatkowym żołnierzu i o tym, że może zginąć, mówią wszystkie instrukcje; resztę ustaliliśmy sami, tak prosto, jak się dało.
    .reading-no-extra-war-battles = podczas wojny w kolonii bez prawdziwych żołnierzy nie dochodzi do bitwy
    .reading-makes-war-battles = gdy ktoś wypowie wojnę właścicielowi, Milicja liczy się jako żołnierz w każdej wspólnej kolonii, więc w każdej dochodzi do bitwy

A-43 = Czy jeden gracz może w turze rozpocząć kilka konfliktów?
    .ruling = Tak, po jednym na każdą figurkę w obszarze [Wojny](box:warfare), w kolejności ich pól. W każdym walczą figurki, które ocalały, wolno znowu wybrać tego samego przeciwnika, a każda wojna kosztuje $10 (R-087, R-096).
    .reason = We wszystkich instrukcjach każda figurka pozwala na jeden konflikt, a za każdą wojnę płaci się osobno.

A-44 = W jakiej kolejności rozgrywa się bitwy jednej wojny?
    .ruling = Każdy region osobno; kolejność nie ma znaczenia (R-091).
    .reason = Żołnierze działają tylko we własnym regionie.

## Rozstrzygnięcia: figurki, pieniądze i elementy gry

A-45 = Ilu żołnierzy może mieć gracz?
    .ruling = 10, bo tyle jest figurek. Jeśli należy ci się żołnierz, a nie masz już wolnej figurki, możesz najpierw zamienić jednego w Nowym Świecie na kolonistę (R-054, D-21).
    .reason = Tak mówi uzupełnienie zasad z 2012 roku.

A-46 = Co zrobić, gdy zabraknie ci kapitanów, kupców lub misjonarzy?
    .ruling = Ich liczba nie jest ograniczona. Zamień na kolonistów tych, którzy stoją w koloniach; jeśli wszyscy są gdzie indziej, użyj figurki zastępczej (R-054).
    .reason = Według wszystkich instrukcji liczba specjalistów nie ma być ograniczeniem i tak samo mówi uzupełnienie zasad z 2012 roku.

A-47 = Co zrobić, gdy wszystkich 30 kolonistów jest w użyciu?
    .ruling = Kolonistów zastępują nieużywani specjaliści twojego koloru. Dopiero gdy w użyciu jest wszystkich 60 figurek, to, co ci się należy, przepada (R-118).
    .reason = Żaden tekst o tym nie mówi, a limit kolonistów wydaje się tak samo niezamierzony jak limit specjalistów.
    .reading-stand-ins = kolonistów zastępują nieużywani specjaliści
    .reading-gain-lost = gdy w grze jest 30 kolonistów, nie dostajesz następnych

A-48 = Czy w banku mogą się skończyć pieniądze?
    .ruling = Nie. Jeśli $450 z pudełka nie wystarczy, zastąp monety czymkolwiek innym.
    .reason = Żaden tekst nie ogranicza ilości pieniędzy.

A-49 = Czy może zabraknąć towarów lub statków?
    .ruling = Nie. W ciągu 8 tur można zdobyć najwyżej 8 statków, a z puli można wziąć najwyżej 37 towarów, dokładnie tyle, ile ich tam jest (R-116, R-117).
    .reason = Wynika to z rachunku: po 4 towary na turę to 32, a Kompania Zachodnioindyjska dodaje 5 od tury 4 do tury 8.

## Rozstrzygnięcia: dochód i budowle, które coś liczą

A-50 = Co się dzieje, gdy przeciwnik nie ma z czego zapłacić Korsarzom?
    .ruling = Przeciwnik oddaje wszystkie pieniądze, jakie ma, a reszta przepada (R-212).
    .reason = Żaden tekst o tym nie mówi, a długów w tej grze nie ma.
    .reading-pays-what-there-is = właściciel dostaje tylko to, co przeciwnik ma
    .reading-bank-adds-the-rest = przeciwnik oddaje wszystkie pieniądze, jakie ma, a bank dokłada brakującą resztę

A-51 = Kiedy Korsarze pobierają pieniądze?
    .ruling = Między fazą C a fazą D (R-212).
    .reason = Instrukcje mówią: po fazie dochodu.

A-52 = Czy pieniądze z Destylarni rumu liczą się na koniec gry do ekonomii?
    .ruling = Nie. Dostajesz je w fazie C, ale do punktów za [ekonomię](term:economy) liczy się tylko to, co dają towary i statki (R-139, R-219).
    .reason = Część o punktacji wymienia towary i statki, skróty w instrukcjach włoskiej i polskiej też nic więcej, a wpis na blogu z 2010 roku również pomija budowle.
    .reading-not-counted = do ekonomii liczą się tylko zestawy towarów i statków
    .reading-counted = pieniądze za rum z tury 8 też liczą się do ekonomii

A-53 = Czy towar od Kompanii Zachodnioindyjskiej w turze 8 jeszcze coś daje?
    .ruling = Dostajesz go w fazie D, po dochodzie z fazy C: nie dodaje punktów za ekonomię, ale liczy się do [Merkantylizmu](building:mercantilism) (R-217, R-225).
    .reason = Ekonomia to dochód z tury 8, a ten jest już wtedy wypłacony. Kilka zdań instrukcji można by też czytać jako ponowne liczenie na koniec gry.
    .reading-income-of-turn-8 = ekonomia to tyle, ile zestawy dały w fazie C tury 8
    .reading-counted-again = ekonomię liczy się jeszcze raz po fazie D, z nowym towarem

A-54 = Skąd Kompania Zachodnioindyjska bierze towar?
    .ruling = Losowo z zakrytej puli, nie spośród 4 odsłoniętych (R-217).
    .reason = Listy budowli we wszystkich instrukcjach mówią o losowym towarze z puli.

A-55 = Kto i jak układa zestawy?
    .ruling = Każdy dostaje pieniądze za najlepszy możliwy układ (R-099, R-105).
    .reason = Zestawy wolno co turę układać od nowa, więc najlepszy układ masz zawsze do dyspozycji.
    .reading-best-split = zawsze liczy się najlepszy możliwy układ
    .reading-as-arranged = gracz dostaje pieniądze za zestawy, które zgłosił, nawet jeśli inne dałyby więcej

A-56 = Czy statki mogą tworzyć zestaw bez towarów?
    .ruling = Nie. Zestaw ma co najmniej 3 elementy i najwyżej 1 statek, czyli co najmniej 2 prawdziwe towary (R-103).
    .reason = Wynika to z limitu 1 statku na zestaw.

A-57 = Czy Dobrobyt liczy też samego siebie?
    .ruling = Tak, [Dobrobyt](building:prosperity) to też jedna z twoich Ważnych Budowli (R-229).
    .reason = Tak najprościej to rozumieć: liczy się każda budowla właściciela. Żaden tekst nie robi wyjątku.
    .reading-counts = Dobrobyt daje 2 punkty także za samego siebie
    .reading-others-only = Dobrobyt daje punkty tylko za pozostałe budowle właściciela

A-58 = Jak się zaokrągla?
    .ruling = Bogactwo liczy tylko pełne $5, Zaludnienie tylko pełne pary. W aukcji połowę stawki zaokrągla się w górę (R-231, R-226, R-148).
    .reason = Instrukcje podają zaokrąglenie w aukcji, na przykładzie $7, z których płaci się $4. „Za każde 2” i „za każde $5” nie dają nic za niepełną część.

A-59 = Które figurki liczą się do Zaludnienia, Potęgi i Chwały?
    .ruling = Tylko figurki na mapie, a nie te w obszarach, na torach ani wśród dostępnych figurek (R-226, R-228, R-230).
    .reason = Opisy tych budowli mówią o Nowym Świecie i o zasiedlonych regionach.

## Rozstrzygnięcia: Uniwersytet, Sojusz z Indianami, Stajnie i Migracja

A-60 = Kiedy dokładnie można użyć Uniwersytetu?
    .ruling = Zawsze, gdy masz podjąć decyzję, albo tuż przed rozegraniem jednego z 4 obszarów, których dotyczy Uniwersytet. Wyprzedzone figurki cofają się o jedno miejsce; można go użyć raz w grze (R-216).
    .reason = Instrukcje pozwalają użyć go w dowolnej chwili; my pozwalamy na to tylko przed rozegraniem obszaru, żeby w jego trakcie nikt nikogo nie wyprzedzał.
    .reading-before-the-box = tylko zanim zacznie się rozgrywać obszar
    .reading-during-the-box = także w trakcie rozgrywania obszaru, a figurka staje wtedy przed tymi, które jeszcze nie działały

A-61 = Jak działa Uniwersytet na Torze Kolejności?
    .ruling = Od razu zmienia bieżącą kolejność; od tej chwili grasz jako pierwszy (R-216).
    .reason = Instrukcje wymieniają Tor Kolejności wśród miejsc, w których Uniwersytet działa, i pozwalają go użyć w dowolnej chwili. Żaden tekst nie mówi, że trzeba czekać.
    .reading-at-once = nowa kolejność obowiązuje od tej chwili
    .reading-next-turn = figurka przechodzi na początek dopiero po fazie I, na następną turę

A-62 = Czy Uniwersytet może przesunąć figurkę z pola X lub Y?
    .ruling = Tak. Figurka staje się pierwsza na Nabrzeżu Kolonistów, a jej pole jest wtedy puste (R-216, R-019).
    .reason = Instrukcje polska i hebrajska pozwalają przesunąć figurkę z dowolnego miejsca Nabrzeża Kolonistów.
    .reading-allowed = figurka z pola X lub Y może przejść na początek Nabrzeża Kolonistów
    .reading-not-allowed = przesuwać można tylko figurki z pól numerowanych

A-63 = Ile przynosi figurka, którą Uniwersytet przesunął na początek obszaru Inicjatywy?
    .ruling = $1, czyli tyle, ile daje jej nowe pole, a jej właściciel jest pierwszy w następnej turze (R-043, R-125).
    .reason = Numer pola decyduje i o pieniądzach, i o kolejności.

A-64 = Jak umieszcza się żołnierzy z Sojuszu z Indianami?
    .ruling = Obu w tym samym regionie, w którym masz co najmniej 1 figurkę. Jeśli nie masz żadnej na mapie, działanie budowli przepada. Limit 10 żołnierzy obowiązuje (R-211, A-45).
    .reason = O jednym regionie i własnej figurce mówią instrukcje; co się dzieje bez kolonii, ustaliliśmy sami.

A-65 = Dokąd Stajnie mogą przesunąć żołnierza?
    .ruling = Do dowolnego sąsiedniego regionu, który jest odkryty; nie musisz mieć tam własnej figurki (R-223).
    .reason = Instrukcje mówią „kolonia”; rozumiemy przez to każdy region dostępny dla kolonistów.
    .reading-discovered-region = dowolny sąsiedni odkryty region
    .reading-own-colony = tylko sąsiedni region, w którym właściciel ma już figurkę

A-66 = Jakie figurki może przesuwać Migracja i dokąd?
    .ruling = Dowolne twoje figurki oprócz żołnierzy, do dowolnego odkrytego regionu, sąsiedniego lub nie (R-232).
    .reason = Instrukcje mówią o kolonistach, a pozostali specjaliści w Nowym Świecie mogą w każdej chwili stać się kolonistami (R-054).
    .reading-all-but-soldiers = koloniści, kapitanowie, kupcy i misjonarze
    .reading-any-piece = także żołnierze

## Rozstrzygnięcia: inne punkty tury

A-67 = W jakiej kolejności bierze się korzyści z fazy D?
    .ruling = Zgodnie z kolejnością gry, jeśli ma ona znaczenie; obowiązuje jeszcze kolejność bieżącej tury (R-109, D-32).
    .reason = Według uzupełnienia zasad z 2012 roku kolejność gry obowiązuje wszędzie tam, gdzie kolejność ma znaczenie.

A-68 = Co się dzieje, gdy nikt nie walczy o statek?
    .ruling = Statek zostaje, a w fazie G nie dokłada się drugiego (R-060, R-117).
    .reason = Nowy statek trafia tylko do pustego obszaru, a dwóch nie ma tam nigdy.

A-69 = Co się dzieje, gdy nie stać cię na szkolenie?
    .ruling = Nie dostajesz specjalisty, a twoja figurka wraca do rezerwy. Płacisz przy rozgrywaniu obszaru, a nie przy stawianiu figurki (R-084).
    .reason = Instrukcje opisują zapłatę w części o rozgrywaniu obszaru i mówią, że można zapłacić.
    .reading-pay-when-resolved = $5 płaci się w fazie B
    .reading-pay-when-placed = $5 płaci się w fazie A, a bez nich nie można zająć pola

A-70 = Czy możesz zostawić figurkę na Nabrzeżu Kolonistów albo zrezygnować z towaru?
    .ruling = Figurka z Nabrzeża Kolonistów musi popłynąć; Karaiby są zawsze dostępne. Z towaru możesz zrezygnować (R-042, R-047, R-055).
    .reason = Uzupełnienie zasad z 2012 roku pozwala graczom zrezygnować z użycia figurki. To, że figurka z Nabrzeża Kolonistów musi popłynąć, ustaliliśmy sami: według instrukcji każda stamtąd wyrusza.
    .reading-dock-must-sail = każda figurka z Nabrzeża Kolonistów trafia do jakiegoś regionu
    .reading-dock-may-stay = figurka z Nabrzeża Kolonistów może zamiast tego wrócić do rezerwy

A-71 = Czy jeden gracz może mieć oba żetony Osadnictwa?
    .ruling = Tak (R-201).
    .reason = Żaden tekst tego nie zabrania.
    .reading-both-allowed = gracz może kupić także drugie Osadnictwo
    .reading-one-each = nikt nie może mieć obu

## Rozstrzygnięcia: aukcja, remisy i reszta

A-72 = Jakie stawki można podawać w aukcji i czy za dalsze pozycje dostaje się dodatkowe pieniądze?
    .ruling = Kwoty w całych Talarach Hiszpańskich, co najmniej $1 i najwyżej całe swoje $10. Dodatkowych pieniędzy za dalsze pozycje (R-007) się nie wypłaca. Jeśli ani razu nie podasz stawki, wynosi ona $0 (R-146, R-148).
    .reason = Żaden tekst o tym nie mówi; w aukcji za lepsze pozycje się płaci, więc dalszych nie trzeba wynagradzać.
    .reading-no-order-money = za dalsze pozycje nie dostaje się dodatkowych pieniędzy
    .reading-order-money = dodatkowe pieniądze z R-007 wypłaca się po aukcji

A-73 = Co się dzieje, gdy wszyscy inni spasują, zanim ostatni gracz poda jakąkolwiek stawkę?
    .ruling = Ostatni gracz wygrywa aukcję za własną ostatnią stawkę, a jeśli żadnej nie podał, za $0 (R-147, R-150).
    .reason = Żaden tekst o tym nie mówi; nie ma już nikogo, kto mógłby go przelicytować.
    .reading-pays-nothing = bez stawki pozycja 1 nic nie kosztuje
    .reading-pays-one-dollar = ostatni gracz musi podać stawkę co najmniej $1 i ją płaci

A-74 = Kiedy losuje się żeton Karaibów w aukcji?
    .ruling = Na koniec aukcji, losowo spośród nieużywanych żetonów (R-151, D-31).
    .reason = Żaden tekst nie mówi, skąd ten żeton się bierze. Wylosowany na koniec nie może wpłynąć na stawki.

A-75 = Co się dzieje, gdy żadne rozstrzygnięcie remisu nie wystarcza?
    .ruling = Jeśli nie rozstrzygną ani punkty za kolonie w turze 8, ani pieniądze, ani towary, gracze dzielą się zwycięstwem (R-140, R-141, R-142).
    .reason = Instrukcje podają te trzy rozstrzygnięcia i na tym poprzestają; wspólne zwycięstwo to nasz wybór.

A-76 = Czy są osobne zasady dla dwóch graczy?
    .ruling = Nie. Nabrzeże Kolonistów ma 3 pola, a remis o pierwsze miejsce w kolonii daje obu graczom po 2 punkty (R-018, R-131).
    .reason = W żadnym tekście nie ma innej zasady dla dwóch graczy.

A-77 = W jakiej kolejności wysyła się ekspedycje?
    .ruling = W bieżącej kolejności gry, a nie w kolejności figurek w obszarze Inicjatywy (R-067).
    .reason = Wszystkie instrukcje mówią o kolejności gry.

A-78 = Co oznacza numer pola w obszarze Inicjatywy?
    .ruling = Zarówno pieniądze, które dostajesz, jak i twoją pozycję w następnej turze. Luk nie ma, bo obszar zapełnia się od lewej do prawej (R-043, R-125, R-030).
    .reason = We wszystkich instrukcjach każda figurka przechodzi na Tor Kolejności na pole o tym samym numerze.

A-79 = Czy możesz zasiedlić region w turze, w której go odkryto?
    .ruling = Nie z Nabrzeża Kolonistów: rozgrywa się je przed Ekspedycjami, więc figurki z nabrzeża popłyną tam najwcześniej w następnej turze (R-038, R-047).
    .reason = Wynika to z kolejności obszarów.

A-80 = Czy możesz co turę dokładać figurki do obszaru Ekspedycji i zabierać je stamtąd?
    .ruling = Możesz dokładać dowolną ich liczbę i je gromadzić, ale nie możesz ich wycofać; opuszczają obszar tylko z ekspedycją (R-040, R-078).
    .reason = Według instrukcji zostają tam, dopóki nie wyruszą, a krążące w sieci FAQ z 2007 roku to potwierdza.
