### Age of Discovery: a guide for the first game, step by step, and the captions of its pictures.
### step-<id> is the title of a step, .text what it says.

## Pages

book-page-learn = Na początek
    .intro = O czym jest ta gra, kto jest kim i gdzie się co dzieje. Żadnej budowli nie trzeba znać na pamięć.
book-page-learn-setup = Rozłóż grę
    .intro = Za pierwszym razem zajmie to kwadrans. Liczby zależne od tego, ilu was gra, są w drugiej części.
book-page-learn-turn = Tura
    .intro = Co można zrobić w każdym obszarze, ile to kosztuje i komu się opłaca. Wszystkie osiem tur gra się tak samo.
book-page-learn-turns = Dwie tury, ruch po ruchu
    .intro = Anna, Marek i Dana grają swoją pierwszą partię. Rysunki pokazują stół w danej chwili.
book-page-learn-end = Koniec gry i pytania
    .intro = Jak ustalić zwycięzcę, co się opłaca i o co najczęściej pytają gracze.

## First look

step-aim = O co chodzi
    .text =
        Kierujesz narodem żeglarzy. W każdej turze masz 5 kolonistów i może kilku specjalistów. Na zmianę z innymi stawiasz ich po jednym w ośmiu obszarach z boku planszy; potem rozgrywa się obszary od góry do dołu i każda figurka robi to, do czego służy jej obszar.

        Punkty przynoszą cztery rzeczy:

        - **Kolonie.** W każdym regionie Nowego Świata najwięcej figurek daje 6 punktów, a drugie miejsce 2, o ile ktoś ma tam co najmniej 3. Liczy się to trzy razy: po turach 3, 6 i 8.
        - **Odkrycia.** Każdy zdobyty żeton daje na koniec gry tyle punktów, ile na nim widnieje.
        - **Budowle.** Przede wszystkim te z Epoki III.
        - **Ekonomia.** To, co przyniosą twoje towary w turze 8, liczy się także jako punkty.

        Gra trwa 8 tur. Wygrywa gracz z największą liczbą punktów.

step-pieces = Kto jest kim
    .text =
        | Figurka | W ojczyźnie | W Nowym Świecie |
        |---|---|---|
        | Kolonista | wszędzie liczy się za 1 | 1 figurka |
        | Kapitan | w Handlu Morskim i w ekspedycji liczy się za 2 | 1 figurka |
        | Kupiec | w Handlu Morskim liczy się za 2 | raz, gdy przypływa z nabrzeża, przynosi $5 |
        | Misjonarz | liczy się za 1 | gdy przypływa z nabrzeża, przyprowadza jeszcze 1 kolonistę |
        | Żołnierz | w ekspedycji przynosi premię za konkwistę, czyli dodatkowe monety | walczy: w każdej bitwie w swoim regionie usuwa 1 figurkę wroga |

        Każda figurka może stanąć w każdym obszarze. Tam, gdzie specjalista niczym się nie wyróżnia, liczy się po prostu jak kolonista.

        Przed sobą trzymaj osobno dwie grupy: **dostępne figurki**, które stawiasz w tej turze, i **rezerwę**, czyli całą resztę swojego koloru.

step-board = Gdzie się co dzieje
    .text =
        Po lewej stronie planszy leży Nowy Świat: dziewięć regionów. Po prawej jest Tor Kolejności, a pod nim osiem obszarów w takim porządku, w jakim się je rozgrywa. Tego porządku trzymają się też następne strony.

## Set up the table

step-table = Krok po kroku
    .text =
        1. Każdy wybiera kolor i kładzie przy sobie wszystkie figurki w tym kolorze: to jego rezerwa.
        2. Każdy bierze z niej 5 kolonistów: to jego dostępne figurki na turę 1.
        3. Postawcie jeszcze po jednym koloniście każdego gracza na Torze Kolejności, w losowym porządku. Pierwszy gracz bierze $10, a każdy następny o $1 więcej niż poprzedni. Bank leży na stole na widoku; pilnuje go ten, kto siedzi najbliżej.
        4. W każdym regionie oprócz [Karaibów](region:caribbean) połóżcie losowy zakryty żeton odkrycia. Pozostałe odłóżcie do pudełka bez oglądania.
        5. W każdym regionie połóżcie odsłonięty towar, który jest tam nadrukowany.
        6. Pozostałe towary wymieszajcie zakryte i wyłóżcie 4 odsłonięte obok obszaru Towarów.
        7. Podzielcie budowle według epoki na odwrocie, wymieszajcie każdy stos i wyłóżcie 5 budowli Epoki I u góry planszy.
        8. Postawcie jeden Statek Handlowy w Handlu Morskim, jeden na polu 1 toru tur, gdzie wskazuje bieżącą turę, i jeden na pierwszym zamkniętym polu nabrzeża. Pozostałe 7 leży obok planszy.
        9. Potasujcie karty odkryć i odłóżcie na bok. Przydadzą się dopiero po odkryciu wszystkich regionów.

        Do zapisywania punktów potrzebne są jeszcze kartka i ołówek.

step-numbers = Liczby zależne od liczby graczy
    .text =
        | Gracze | Otwarte pola nabrzeża | Statek stoi na polu | Pieniądze na start, według kolejności |
        |--:|--:|--:|---|
        | 2 | 3 | 4 | $10, $11 |
        | 3 | 5 | 6 | $10, $11, $12 |
        | 4 | 7 | 8 | $10, $11, $12, $13 |
        | 5 | 9 | 10 | $10, $11, $12, $13, $14 |

        Nic więcej nie zależy od liczby graczy. Pola X i Y nabrzeża należą do dwóch budowli; zostawcie je puste.

## A turn

step-turn = Tura w skrócie
    .text =
        Prawie wszystko rozstrzyga się w dwóch pierwszych fazach: w fazie **A** stawia się figurki, w fazie **B** rozgrywa się obszary. Fazy **C** i **D** przynoszą pieniądze i figurki, a od **E** do **J** przygotowuje się planszę na nowo.

step-placing = A: postaw swoje figurki
    .text =
        Według kolejności każdy stawia 1 figurkę w jednym z obszarów; potem zaczyna się następna runda i tak dalej, aż wszystkim skończą się figurki. Nie wolno spasować ani zachować figurki na później. Kto ma więcej figurek niż inni, na koniec stawia sam.

        - W obszarach z numerowanymi polami zajmij pierwsze wolne; w obszarze Wojny ustawiajcie się od lewej do prawej. Pełny obszar jest w tej turze zamknięty.
        - U Specjalistów wybierz dowolne wolne pole.
        - W Inicjatywie możesz mieć tylko 1 figurkę, w innych obszarach tyle, ile się zmieści.
        - Handel Morski, Ekspedycje i Wojna nigdy nie są pełne.
        - Na razie nic nie płacisz. Możesz nawet postawić figurkę tam, gdzie jeszcze cię na nic nie stać.

        - **Komu się opłaca:** temu, kto jest wcześniej, bo ma wybór; ale kto jest później, widzi, czego chcą inni.

step-resolving = B: rozegrajcie obszary
    .text =
        Obszary rozgrywa się od góry do dołu, a każdy z nich od pierwszego pola. Płacisz wtedy, gdy przychodzi kolej na twoją figurkę; kto nie może wtedy zapłacić, nic nie dostaje. Możesz też nie skorzystać z figurki, chyba że stoi na nabrzeżu.

        Gdy obszar jest rozegrany, wszystkie figurki, które w nim stoją, **wracają do rezerwy** właścicieli, także specjaliści i zwycięzcy. Nie wracają tylko ci, którzy popłynęli do Nowego Świata, ci, którzy czekają w Ekspedycjach, i ci z Inicjatywy.

        Jeśli w rezerwie zabraknie ci kolonistów albo specjalistów, zastąp ich innymi wolnymi figurkami (A-46, A-47). Żołnierzy możesz jednak mieć najwyżej 10 (A-45).

step-initiative = B1: Inicjatywa
    .text =
        Twoja figurka od razu przynosi tyle dolarów, ile wynosi numer jej pola. Na koniec tury kolejność figurek na tych polach staje się kolejnością następnej tury: pierwsze pole daje $1 i pierwsze miejsce.

        - **Koszt:** figurka, która mogłaby stanąć gdzie indziej.
        - **Komu się opłaca:** temu, kto w następnej turze chce wybierać pierwszy.

step-dock = B2: Nabrzeże Kolonistów
    .text =
        Figurki płyną po kolei, począwszy od pola 1, każda do odkrytego regionu, który wybierze jej właściciel, i tam zostają. W turze 1 otwarte są tylko Karaiby. Kupiec przynosi $5, misjonarz przyprowadza jeszcze jednego kolonistę.

        Kto **pierwszy ma 3 figurki** w regionie, bierze towar, który tam leży. Specjaliści też się liczą.

        - **Koszt:** figurka, bo już nie wraca.
        - **Komu się opłaca:** każdemu; kolonie to największe źródło punktów, a punktuje się je trzy razy.

step-goods = B3: Towary
    .text =
        Po kolei, począwszy od pola 1, za każdą figurkę bierze się jeden z 4 odsłoniętych towarów. Towarów nigdy się nie oddaje: przynoszą pieniądze co turę. Liczba na towarze mówi, ile takich towarów jest w grze.

        - **Koszt:** 1 figurka za każdy towar.
        - **Komu się opłaca:** temu, kto zbiera towary jednego rodzaju.

step-shipping = B4: Handel Morski
    .text =
        Kapitanowie i kupcy liczą się za 2, wszyscy inni za 1. Statek zdobywa ten, kto ma największą sumę, a przy remisie ten, kto jest wcześniej w kolejności tej tury. Za drugie miejsce nic się nie dostaje. Jeśli nikogo tam nie ma, statek zostaje. W zestawie statek zastępuje dowolny towar.

        - **Koszt:** wszystkie figurki, które tam postawisz, także gdy wygrasz.
        - **Komu się opłaca:** temu, kto ma wolnego kapitana albo kupca.

step-buildings = B5: Ważne Budowle
    .text =
        Od lewej do prawej każda figurka pozwala kupić 1 z wyłożonych budowli. Cena zależy tylko od epoki:

        | Tury | Epoka | Cena |
        |---|---|--:|
        | od 1 do 3 | I | $10 |
        | od 4 do 6 | II | $14 |
        | 7 i 8 | III | $20 |

        Budowla zostaje u ciebie do końca gry, a jej działanie jest na niej nadrukowane: co daje tylko raz, bierzesz od razu; co daje co turę, dostajesz w fazie D; co działa stale, działa od tej chwili. [Katalog](page:building) objaśnia każdą z nich.

        - **Komu się opłaca:** temu, kto kupuje wcześnie: budowla, która daje coś co turę, jest najwięcej warta w turze 1. Te z Epoki III dają głównie punkty.

step-discovery = B6: Ekspedycje
    .text =
        Według kolejności każdy może wysłać 1 ekspedycję albo nie wysyłać żadnej. Powiedz, które z twoich figurek w obszarze wypływają, potem wybierz nieodkryty region i odsłoń jego żeton. Na żetonie są cztery liczby: monety, premia za konkwistę (dodatkowe monety za każdego żołnierza), Indianie, punkty.

        - **Siła:** kapitan liczy się za 2, każdy inny za 1. Potrzeba co najmniej tyle, ilu jest Indian.
        - **Sukces:** dostajesz monety, a za każdego wysłanego żołnierza jeszcze premię. Stawiasz tam 1 kolonistę z rezerwy i zatrzymujesz żeton, który da punkty. Od następnej tury mogą tam płynąć wszyscy.
        - **Porażka:** nic nie dostajesz, a żeton wraca zakryty na miejsce. Ale teraz wszyscy go znają.

        Wysłane figurki tak czy inaczej wracają do rezerwy. Te, których nie wysłano, czekają w obszarze.

        Gdy wszystkie regiony są już odkryte, zamiast żetonu odsłaniasz wierzchnią kartę Talii Odkryć. Działa tak samo, ale nie stawiasz kolonisty, a po porażce kartę wtasowuje się z powrotem (R-079).

        - **Koszt:** wysłane figurki.
        - **Komu się opłaca:** temu, kto wyśle dość figurek: siła 3 wystarcza na 11 z 16 żetonów, siła 5 na wszystkie.

step-specialists = B7: Specjaliści
    .text =
        Figurka na polu kapitana, kupca, misjonarza albo żołnierza daje ci tego specjalistę na następną turę. Piąte pole to szkolenie: tam płacisz $5 i wybierasz dowolnego z czterech. Na każdym polu mieści się 1 figurka.

        - **Komu się opłaca:** temu, kto w następnej turze chce mieć o 1 figurkę więcej niż inni.

step-warfare = B8: Wojna
    .text =
        Od lewej do prawej za każdą figurkę jej właściciel może zrobić jedną z dwóch rzeczy albo nic. Jedno starcie kończy się, zanim zacznie się następne.

        - **Bitwa**: wskaż przeciwnika i region, w którym oboje macie figurki, a przynajmniej jedno z was żołnierza. Nic nie kosztuje.
        - **Wojna**: wskaż przeciwnika i zapłać $10. Bitwa toczy się w każdym takim regionie.

        W bitwie każdy żołnierz w regionie usuwa 1 figurkę wroga; którą, wybiera właściciel żołnierza. Straty zdejmuje się wszystkie naraz, więc poległy żołnierz też zdążył uderzyć; wracają one do rezerwy swojego właściciela. Inni gracze w regionie nie biorą w tym udziału. Żołnierze stojący w samym obszarze nie walczą.

        - **Koszt:** 1 figurka, a za wojnę jeszcze $10.
        - **Komu się opłaca:** temu, kto jest drugi w kolonii tuż przed punktowaniem.

step-income = C i D: dochód, potem budowle
    .text =
        - **C:** ułóż towary i statki w zestawy. Dowolne 3 towary przynoszą $1, 3 jednego rodzaju $3, 4 jednego rodzaju $6. W każdym zestawie 1 statek może zastąpić towar, także w zestawie z 4. Niczego nie oddajesz.
        - **D:** weź to, co twoje budowle dają co turę. Budowla kupiona w tej turze już działa.

        Po turach 3, 6 i 8 punktuje się teraz kolonie. Po turze 8 gra się kończy.

step-refresh = Od E do J: gotowi na następną turę
    .text =
        - **E:** uzupełnijcie budowle do 5, dopóki starczy stosu tej epoki. Po turach 3 i 6 niesprzedane usuwa się z gry i wykłada się 5 budowli następnej epoki.
        - **F:** wymieszajcie ze stosem towary, których nikt nie wziął, i odsłońcie 4.
        - **G:** jeśli w Handlu Morskim nie ma statku, postawcie tam jeden.
        - **H:** każdy bierze 5 kolonistów. Razem ze specjalistami to jego figurki na nową turę.
        - **I:** figurki z Inicjatywy przechodzą na Tor Kolejności, a te, których miejsce zajmują, wracają do rezerwy. Kogo w Inicjatywie nie było, ten staje za nimi, w dawnym porządku.
        - **J:** przesuńcie statek na torze tur o 1 pole.

## Two turns, move by move

step-players = Kto gra
    .text =
        Wylosowana kolejność: najpierw Marek (niebieski), potem Anna (czerwony), potem Dana (zielony). Marek ma więc $10, Anna $11, a Dana $12. Wyłożone są budowle Klasztor, Osadnictwo, Faktoria handlowa, Nawigator i Konkwistador; obok Towarów leżą 2 żetony cukru, 1 tytoniu i 1 ryżu.

step-first-placing = Tura 1: pięć rund stawiania
    .text =
        1. Marek zajmuje pole 1 nabrzeża. Anna idzie do Towarów, Dana też: pole 2.
        2. Marek stawia kolonistę na polu kapitana. Anna zajmuje pole 2 nabrzeża. Dana chce być pierwsza w następnej turze: Inicjatywa.
        3. Marek idzie do Ważnych Budowli. Anna zajmuje pole żołnierza, Dana pole 3 nabrzeża.
        4. Marek zaczyna ekspedycję, Anna i Dana walczą o statek.
        5. Marek dokłada drugiego kolonistę w Ekspedycjach. Anna zajmuje pole 4 nabrzeża, Dana dokłada drugą figurkę w Handlu Morskim.

step-first-resolving = Tura 1: obszary
    .text =
        - **Inicjatywa:** Dana stoi na polu 1 i bierze $1: ma $13.
        - **Nabrzeże:** otwarte są tylko Karaiby, więc płyną tam wszystkie cztery figurki. Anna ma tam 2, Marek i Dana po 1. Nikt nie ma jeszcze 3: towar zostaje.
        - **Towary:** Anna bierze jeden cukier, Dana drugi.
        - **Handel Morski:** Dana ma 2, Anna 1. Statek bierze Dana.
        - **Ważne Budowle:** Marek wydaje całe $10 na [Klasztor](building:monastery).
        - **Ekspedycje:** Marek wysyła 2 kolonistów na Florydę i odsłania 2 Indian. Siła 2 akurat wystarcza. Bierze $1, stawia tam kolonistę i zatrzymuje żeton wart 4 punkty.
        - **Specjaliści:** na następną turę Marek ma kapitana, Anna żołnierza.

step-first-end = Tura 1: reszta
    .text =
        Nikt nie ma jeszcze zestawu, więc nie ma dochodu. Klasztor od razu, w fazie D, daje Markowi misjonarza. Wykłada się nową budowlę, cztery towary i statek. Każdy bierze 5 kolonistów: Dana ma 5 figurek, Anna 6, Marek 7. Dana była w Inicjatywie i teraz jest pierwsza; Marek i Anna idą za nią w dawnym porządku.

step-second-placing = Tura 2: siedem rund stawiania
    .text =
        1. Dana zajmuje pole 1 nabrzeża. Marek stawia misjonarza na polu 2, Anna kolonistę na polu 3.
        2. Dana idzie do Towarów. Marek stawia kapitana w Ekspedycjach, Anna kolonistę w obszarze Wojny.
        3. Dana idzie do Ważnych Budowli. Marek i Anna stają w Inicjatywie: na polach 1 i 2.
        4. Dana walczy o statek. Marek zajmuje pole 4 nabrzeża, Anna stawia żołnierza na polu 5. Nabrzeże jest pełne.
        5. Dana dokłada ostatnią figurkę w Handlu Morskim. Marek dokłada kolonistę w Ekspedycjach. Anna też walczy o statek.
        6. Marek zajmuje pole kupca. Anna dokłada ostatnią figurkę w Handlu Morskim.
        7. Marek idzie z ostatnią figurką do Towarów: pole 2.

step-second-resolving = Tura 2: obszary
    .text =
        - **Inicjatywa:** Marek bierze $1, Anna $2.
        - **Nabrzeże:** Dana płynie na Karaiby i ma tam 2 figurki. Za nią płynie misjonarz Marka i przyprowadza kolonistę: razem z tym z tury 1 Marek ma tam 3 figurki i jest **pierwszy**. Bierze towar regionu, na tej planszy cukier. Trzecia figurka Anny przypływa zaraz po nim, za późno na towar. Druga figurka Marka płynie na Florydę, żołnierz Anny na Karaiby: Anna ma tam już 4 figurki.
        - **Towary:** Dana bierze cukier, Marek tytoń.
        - **Handel Morski:** 2 do 2. Remis rozstrzyga się na korzyść Dany, która jest wcześniej w kolejności.
        - **Ważne Budowle:** Dana kupuje [Faktorię handlową](building:trading-post) za $10 i zostaje jej $3.
        - **Ekspedycje:** Marek wysyła kapitana i kolonistę do Nowej Hiszpanii i odsłania 4 Indian. Siła 3 nie wystarcza: **ekspedycja się nie udaje**. Żeton wraca zakryty na miejsce, obie figurki do rezerwy Marka.
        - **Specjaliści:** Marek ma kupca na następną turę.
        - **Wojna:** Anna wydaje Markowi **bitwę** na Karaibach. Ma tam żołnierza, a Marek nie: traci on 1 figurkę i Anna wybiera kolonistę. Markowi zostają tam 2.

step-second-end = Tura 2: reszta
    .text =
        Dana ma 2 żetony cukru i 2 statki. Z jednym statkiem to zestaw 3 jednego rodzaju: $3. Drugiego statku nie można do niego dołożyć. W fazie D Faktoria handlowa przynosi jej $5, a Klasztor daje Markowi misjonarza. Anna ma $13, Marek $2, Dana $11. Marek stał w Inicjatywie na polu 1, więc będzie pierwszy, potem Anna, potem Dana.

        Gdyby kolonie punktowano teraz, Karaiby dałyby Annie 6 punktów za 4 figurki. Marek i Dana mają po 2, remisują o drugie miejsce i nie dostają nic. Floryda też nie dałaby nic: nikt nie ma tam 3 figurek. Ale do punktowania została jeszcze jedna tura.

## The end, and questions

step-scoring = Kto wygrywa
    .text =
        W każdej kolonii, w której ktoś ma co najmniej 3 figurki:

        | Najwięcej figurek | Punkty |
        |---|---|
        | jeden gracz | 6, a drugi 2 |
        | remis dwóch | po 2, trzeci nic |
        | remis trzech lub więcej | nic |

        Gracze, którzy remisują o drugie miejsce, nie dostają nic. Po turze 8 dodaj punkty z żetonów i kart, punkty z budowli oraz 1 punkt za każdego dolara, którego twoje zestawy przyniosły w turze 8. Przy remisie decydują punkty za kolonie w turze 8, potem pieniądze, potem towary; jeśli nadal jest remis, zwycięstwo jest wspólne.

step-advice = Co się opłaca
    .text =
        - Budowlę, która daje coś co turę, kup wcześnie.
        - Zbieraj trzy lub cztery towary jednego rodzaju: obserwuj, co biorą inni, i sprawdź liczbę na towarze.
        - Kapitan w ekspedycji oszczędza ci kolonistę.
        - Przed turami 3, 6 i 8 policz figurki w koloniach. Jedna figurka we właściwym miejscu jest warta 4 punkty albo więcej.
        - Kto jest wcześnie w kolejności, na pewno zdobędzie to, czego nie wystarczy dla wszystkich, na przykład pole kapitana.

step-questions = Pytania
    .text =
        - **Czy mogę zachować figurkę na następną turę?** Nie, stawia się wszystkie; czekać mogą tylko figurki w Ekspedycjach (R-029, R-078).
        - **Czy mogę postawić dwie figurki w jednym obszarze?** Tak, tylko nie w Inicjatywie (R-034, R-035).
        - **Mam tam figurkę. Czy muszę kupić budowlę?** Nie (R-063).
        - **Czy mogę popłynąć do regionu odkrytego w tej turze?** Jeszcze nie: Ekspedycje są po nabrzeżu (R-047).
        - **Czy dzięki misjonarzowi mogę jako pierwszy mieć 3 figurki?** Tak, przyprowadzony kolonista liczy się od razu (R-049).
        - **Co, jeśli ekspedycja się nie uda?** Figurki wracają do rezerwy, żeton do regionu; wszyscy już go widzieli (R-076, R-077).
        - **Czy towary się zużywają?** Nigdy (R-056, R-104).
        - **Czy na drugie miejsce potrzebuję 3 figurek?** Nie, wystarczy 1, jeśli ktoś inny ma 3 (R-135).
        - **Czy mogę zaatakować tam, gdzie nie mam żołnierza?** Tak, jeśli ma go przeciwnik; ale wtedy straty ponosisz tylko ty (A-39).
        - **Czy żołnierze w obszarze Wojny walczą?** Nie, tylko ci w regionie (R-089).
        - **Czy możemy się wymieniać albo sobie pożyczać?** Nie (R-025).

step-in-doubt = W razie wątpliwości decyduje plansza
    .text =
        Rysunki są nasze i prostsze niż wasza plansza. Jeśli wasze obszary Towarów, Ważnych Budowli albo Wojny mają inną liczbę pól albo w którymś regionie jest inny towar, ważna jest plansza. To, co instrukcja pozostawia otwarte, rozstrzyga strona [O czym drukowane instrukcje milczą](page:rulings).

## Pictures

picture-setup = Stół trzech graczy przed pierwszą turą, w uproszczeniu: narysowano tylko to, co się rozkłada, a z graczy tylko tego, który został wylosowany jako pierwszy. Liczby to numery kroków.
    .alt = Pięć budowli nad dziewięcioma regionami z żetonami i towarami; obok kolejność, tury, nabrzeże, towary i statki; niżej to, co ma gracz, i talia odkryć.
picture-setup-turn-track = Tor tur
picture-learn-boxes = Osiem obszarów od góry do dołu, w kolejności rozgrywania, z polami; ∞ oznacza brak limitu. W Inicjatywie i na nabrzeżu nie używa się wszystkich pól.
    .alt = Pasek z ośmioma Obszarami Wydarzeń w ich kolejności, przy każdym liczba pól.
picture-table-1 = Tura 1, po ustawieniu wszystkich figurek. W każdym obszarze stoją tak, jak po kolei przychodziły; niżej gracze według kolejności: pieniądze, towary, statki i budowle.
    .alt = Osiem obszarów z figurkami trzech graczy; w Nowym Świecie nic jeszcze nie stoi.
picture-table-2 = Początek tury 2: są nowa budowla, nowe towary i nowy statek, a Dana jest pierwsza.
    .alt = Obszary są puste; na Karaibach stoją 2 czerwone figurki, 1 niebieska i 1 zielona, na Florydzie 1 niebieska; kolejność to zielony, niebieski, czerwony.
picture-table-3 = Tura 2, po ustawieniu wszystkich figurek.
    .alt = Osiem obszarów z 18 figurkami; nabrzeże jest pełne.
picture-table-4 = Początek tury 3: pierwszy jest Marek.
    .alt = Obszary są puste; na Karaibach stoją 4 czerwone figurki, 2 niebieskie i 2 zielone, na Florydzie 2 niebieskie; kolejność to niebieski, czerwony, zielony.

## Examples

example-first-turns = Zapis tych dwóch tur
    .text = Tak zapisano to przy stole. [Jak zapisać rozgrywkę](section:records) wyjaśnia to wiersz po wierszu.
