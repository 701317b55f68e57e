### Age of Renaissance: what each thing is and what it does, in Polish.
### One message `about-<id>` for each name in renaissance-names.ftl, in the same order.
### Texts are Markdown; rules and rulings are cited by their ids. Figures that stand in the table
### beside a text are repeated only where the text needs them.

## Osiągnięcia: Nauka

about-advance-heavens = Żegluga według gwiazd: twoje [galery](ship:galley) mogą przepłynąć [morze](term:sea). Liczy się ono jako 1 krok, jak prowincja nadmorska, a w każdym rejsie możesz przepłynąć jedno (RR-097, RA-75, RD-23). Dzięki temu galery docierają też do [Islandii](province:iceland) i [Afryki Zachodniej](province:west-africa) (RR-015).

    Niebiosa są potrzebne do [Żeglugi oceanicznej](advance:ocean-navigation) (RR-194). Gdy masz już [statki pełnomorskie](ship:seaworthy), zasięgu ci nie powiększą, ale jak każde osiągnięcie z [Nauki](category:science) łagodzą [Falę mistycyzmu](card:mysticism-abounds) (RR-191). Według jednego tekstu trzeba najpierw mieć Słowo pisane; my tego nie wymagamy (RD-54).
about-advance-human-body = Gdy je kupujesz, twoja nędza spada o 1 pole, niezależnie od ulgi, którą kupisz w tej samej turze (RR-189, RD-32). Przy nędzy 0 nic na tym nie zyskasz (RA-71). Jak każde osiągnięcie z [Nauki](category:science) łagodzi [Falę mistycyzmu](card:mysticism-abounds) (RR-191).
about-advance-laws-of-matter = Nikt nie może zagrać przeciw tobie [Złota alchemika](card:alchemists-gold) (RR-190, RA-24). Gdy Prawa materii mają wszyscy, którzy są jeszcze w grze, karta ta jest [ciężarem](term:burden) (RR-171, RA-27). Jak każde osiągnięcie z [Nauki](category:science) łagodzą [Falę mistycyzmu](card:mysticism-abounds) (RR-191).

    Wartość ulgi 5 to nasze założenie; inne źródło podaje 10 (RD-46).
about-advance-enlightenment = Za [ulgę w nędzy](term:misery-relief) płacisz połowę ceny, zaokrągloną w górę (RR-107). Musisz mieć co najmniej jeden pełny [poziom](term:tier), choć bez niego i tak nie można kupić ulgi (RR-200, RD-25). Najpierw dzielisz cenę na pół, a potem odejmujesz wartości ulgi osiągnięć kupionych w tej turze (RA-70).

    Przy `wydanie: 1999` działa inaczej: twoja nędza spada o 1 pole w każdej fazie dochodu (RD-44).

## Osiągnięcia: Religia

about-advance-patronage = Pozwala korzystać z cudzych przywódców. Dostępny jest dla ciebie każdy [przywódca](term:leader-card) oprócz pierwszego w turze (RR-081, RA-54): w swojej rundzie fazy zakupów zapłać jego właścicielowi tyle, ile leży na karcie jako [ochrona](term:protection), a w tej turze masz wszystkie zniżki z karty (RR-083, RA-56). Przywódca bez ochrony nic nie kosztuje i liczy się sam z siebie (RA-57). Mecenat możesz kupić i wykorzystać w tej samej fazie (RR-084).

    Zwrotów nie daje (RR-088). Przy zakupie nędza rośnie o 1 pole, jak przy każdym osiągnięciu z [Religii](category:religion) (RR-040). Przy `wydanie: 1999` nic się nie płaci, ale liczba mecenasów jest ograniczona (RD-45).
about-advance-holy-indulgence = Na początku fazy ekspansji dostajesz 2 [żetony](piece:token) za każdego gracza, który nie ma Świętego odpustu (RR-118), a jeśli w zapasie ich zabraknie, $1 za każdy brakujący (RR-119). Każdy, kto go nie ma, odkłada do zapasu 2 żetony za każdego właściciela, a jeśli ma ich za mało, płaci $1 za każdy brakujący albo jego nędza rośnie o 1 pole (RR-120, RA-94). Dostajesz swoje nawet wtedy, gdy inni nie mają z czego zapłacić (RR-121), a kolejność gry się nie zmienia (RR-199).

    Wyeliminowani gracze się nie liczą (RA-93). Potrzebny do [Katedry](advance:cathedral). Wartość ulgi 0 to nasze założenie (RD-47).
about-advance-proselytism = Wygrywasz atak nie tylko wtedy, gdy [kolorowa kostka](term:coloured-die) pokaże więcej niż numer twojego [miejsca](term:order-slot) w kolejności gry, ale i wtedy, gdy pokaże dokładnie ten numer (RR-136). W każdym ataku masz więc o jeden korzystny wynik kostki więcej. Wartość ulgi 0 to nasze założenie (RD-48).
about-advance-cathedral = Pewna wygrana bez kostek, raz na turę z każdym graczem, który nie ma Katedry (RR-137, RD-07). Możesz jej użyć w ataku albo w obronie, ale zapowiedz to przed rzutem; atakując, i tak musisz wysłać tyle żetonów, ile wymaga atak (RA-87). Jeśli w prowincji jest kilku rywali, Katedra działa tylko wtedy, gdy nie ma jej żaden z nich, i jest wtedy wykorzystana przeciw wszystkim (RD-75). W [Wojnie](card:war) nie działa.

    Wymaga [Świętego odpustu](advance:holy-indulgence). Wartość ulgi 25 to nasze założenie (RD-49).

## Osiągnięcia: Handel

about-advance-caravan = Lądem możesz umieszczać żetony nawet o 2 prowincje dalej, jeśli prowincji pośredniej nie [kontroluje](term:control) rywal, czyli nie ma w niej kolorowego znacznika, a kolorowych żetonów ma mniej, niż wynosi wielkość rynku (RR-113, RA-73). Na drodze do jednej prowincji nie można łączyć Karawany ze statkami (RR-114). Potrzebna do [Wiatraka/młyna wodnego](advance:wind-watermill).
about-advance-wind-watermill = Gdy wygrasz atak na prowincję, którą [kontrolował](term:control) rywal, możesz raz na turę spróbować [wymuszonej wymiany](term:forced-trade) (RR-139, RA-88, RD-72). Zapłać dodatkowo tyle żetonów, ile wynosi wielkość rynku, i rzuć kostką: jeśli wypadnie tyle samo lub mniej, dajesz przegranemu wybraną przez siebie kartę i losujesz jedną z jego ręki. Możesz się tak pozbyć [ciężaru](term:burden) (RR-049). Obie strony muszą mieć kartę (RA-89).

    Wymaga [Karawany](advance:caravan); potrzebny do [Ulepszonego rolnictwa](advance:improved-agriculture). Przy `wydanie: 1999` działa zamiast tego na niedobory i nadwyżki (RD-43), a literami i cenami zamienia się z Ulepszonym rolnictwem (RD-39).
about-advance-improved-agriculture = Gdy je kupujesz, twoja nędza spada o 1 pole (RR-192, RD-32), a [Głód](card:famine) podnosi ją odtąd o 1 pole mniej (RR-175). Wymaga [Wiatraka/młyna wodnego](advance:wind-watermill); potrzebne do [Odsetek i zysku](advance:interest-and-profit) oraz do [Klasy średniej](advance:middle-class). Przy `wydanie: 1999` ma literę J i kosztuje $40 (RD-39).
about-advance-interest-and-profit = W fazie dochodu dostajesz drugie tyle, ile masz gotówki, ale nie więcej niż twój dochód z mapy (RR-145). Liczy się gotówka, którą masz przed wypłatą dochodu (RA-98). Z [Klasą średnią](advance:middle-class) limit jest o $10 wyższy (RR-146). Nie wydawaj więc wszystkiego: opłaca się coś zatrzymać. Wymagają [Ulepszonego rolnictwa](advance:improved-agriculture); potrzebne do [Przemysłu](advance:industry) (RD-53).
about-advance-industry = Za każdą [kartę towaru](term:commodity-card) dostajesz wypłatę o jedno pole wyższą, przy dowolnej liczbie kart w turze (RR-072, RR-073). Bez prowincji z tym towarem nadal nie dostajesz nic. Niedobór i nadwyżka liczą się niezależnie od tego (RA-19). Mając 1 prowincję z winem, za kartę wina dostajesz $20 zamiast $5. W tekście włoskim nazywa się „Industry Acceleration” (RD-61). Wymaga [Odsetek i zysku](advance:interest-and-profit).

## Osiągnięcia: Komunikacja

about-advance-written-record = Każde osiągnięcie, które kupujesz ze [zniżką przywódcy](term:leader-credit), kosztuje o dalsze $10 mniej, także gdy korzystasz z przywódcy dzięki Mecenatowi (RR-085). Przy kilku przywódcach liczy się to kilka razy (RA-58); zwrotu nie podnosi (RR-088). Działa od razu, więc kup je przed innymi (RR-094). Potrzebne do [Słowa drukowanego](advance:printed-word) (RR-193). Przy `wydanie: 1999` daje zamiast tego wymuszoną wymianę po wygranym ataku (RD-42).
about-advance-printed-word = Gdy zagrywasz [przywódcę](term:leader-card), dostajesz w gotówce zniżkę z karty za każde wymienione na niej osiągnięcie, które już masz (RR-086, RA-60). Ten sam przywódca może dać zwrot za jedno osiągnięcie i zniżkę na drugie (RR-087), ale tego drugiego nie musisz kupować (RA-61, RD-21). Przywódcy przydają się więc nawet późno; w końcowym zagraniu kart dają już tylko zwrot (RR-163). Słowo pisane i Mecenat tu nie pomagają (RR-088).

    Wymaga [Słowa pisanego](advance:written-record); potrzebne do [Sztuki mistrzów](advance:master-art) (RR-193).
about-advance-master-art = Raz na turę, w fazie kupna kart, możesz odrzucić kartę bez żadnego efektu, gdy już kupisz dodatkową kartę albo z niej zrezygnujesz (RR-068). Odrzuconą kartę pokazujesz; jeśli jest [powracająca](term:recyclable), trafia na stos kart powracających, a jeśli nie, usuwa się ją z gry (RR-069, RA-17). Pozbędziesz się tak [ciężarów](term:burden) (RR-049) i kart, które pomogłyby innym. W chwili zakupu jeszcze nie działa (RA-16, RD-22). Wymaga [Słowa drukowanego](advance:printed-word); potrzebna do [Renesansu](advance:renaissance) (RR-193).
about-advance-renaissance = Raz na turę, na początku fazy, możesz zamienić się miejscami w [kolejności gry](term:order-of-play) z bezpośrednim sąsiadem, który nie ma Renesansu (RR-157). Nowa kolejność obowiązuje do następnej fazy kolejności gry (RA-08). Jeśli chce tego kilku właścicieli, działają po kolei, według aktualnej kolejności. Jeśli [Wojna domowa](card:civil-war) zrzuca kogoś na ostatnie miejsce, zamienić się można dopiero potem, nie wcześniej (RA-09, RD-73).

    Wartość ulgi 100 jest najwyższa ze wszystkich (RD-51), ale wykorzystasz z niej tylko tyle, na ile pozwalają twoje [poziomy](term:tier) (RR-108). Wymaga [Sztuki mistrzów](advance:master-art) (RR-193).

## Osiągnięcia: Eksploracja

about-advance-overland-east = Otwiera [obszar V](area:v), czyli kraje nad Morzem Czarnym: bez tego osiągnięcia nie możesz umieszczać tam żetonów i nikt nie może ci odstąpić tamtejszej prowincji po Wojnie (RR-112, RR-169). Potrzebne do [Kosmopolityzmu](advance:cosmopolitan) (RR-194).
about-advance-seaworthy-vessels = Twój znacznik statku trafia od razu i za darmo na 10 (RR-032, RA-65). Odtąd możesz umieszczać do 10 żetonów w każdej prowincji nadmorskiej, która jest w grze, choćby najdalszej; zamknięte pozostają tylko pola zamorskie, a bez osiągnięcia [Lądem na Wschód](advance:overland-east) także obszar V (RR-099). Następne stopnie, czyli 12, 14 i 16, kosztują po $10 (RR-089). Dopłyniesz też do Islandii i Afryki Zachodniej (RR-015). Potrzebne do [Żeglugi oceanicznej](advance:ocean-navigation) (RR-194).
about-advance-ocean-navigation = Twój znacznik statku trafia od razu i za darmo na Ocean 1 (RR-101, RA-65): możesz przewozić dowolnie wiele żetonów do każdej prowincji nadmorskiej i na 1 [pole zamorskie](term:overseas-box), które możesz utrzymać. Każdy następny stopień za $10 otwiera kolejne pole, aż do 4. [Chiny](province:china), [Indie Wschodnie](province:east-indies) i [Indie](province:india) są odtąd w zasięgu (RR-016); do obu Ameryk potrzebny jest jeszcze [Nowy Świat](advance:new-world) (RR-017).

    Wymaga [Niebios](advance:heavens) i [Statków pełnomorskich](advance:seaworthy-vessels) (RR-194).
about-advance-new-world = Otwiera [Amerykę Północną](province:north-america) i [Amerykę Południową](province:south-america) (RR-017), gdzie jeden znacznik przynosi po 3 towary (RR-026). Ponadto w każdej fazie dochodu twoja nędza spada o 1 pole, cokolwiek poza tym robisz (RR-109), i to już w turze zakupu (RA-103). Przy `wydanie: 1999` robi to zamiast niego Oświecenie (RD-44).

    Wymaga [Żeglugi oceanicznej](advance:ocean-navigation) i [Rozkwitu miast](advance:urban-ascendancy) (RR-194). Czy jego zniżka to 0, czy 20, nigdy nie ma znaczenia (RD-52).

## Osiągnięcia: Społeczeństwo

about-advance-urban-ascendancy = W fazie kupna kart możesz kupić 1 dodatkową kartę za $10 (RR-067). Jest tani, a potrzebny do [Nowego Świata](advance:new-world) (RR-194). Przy `wydanie: 1999` daje zniżkę 20 (RD-40).
about-advance-nationalism = +1 do siły twoich pionków w [obszarze macierzystym](term:home-area), w ataku i w obronie, oraz +1 do twojej kostki w [Wojnie](card:war) (RR-138). Jeśli mają go obie strony, niczego to nie zmienia (RD-67). We własnej stolicy podwaja się razem z resztą (RD-74, RA-82). To jedyne osiągnięcie, które nadal pomaga pionkom wyeliminowanego gracza (RR-078).
about-advance-institutional-research = Każde osiągnięcie z Nauki, Handlu, Eksploracji i Komunikacji, które kupisz później, choćby w tej samej fazie, kosztuje cię o $10 mniej (RR-195, RR-094). Religii i Społeczeństwa to nie dotyczy. Im wcześniej kupisz Badania, tym więcej na nich zaoszczędzisz.
about-advance-cosmopolitan = Twoje kolorowe żetony na [satelitach](term:satellite) pomagają też w ataku: każdy żeton na satelicie, który wskazuje cel, dodaje 1 do twojej siły (RR-135). Wymaga osiągnięcia [Lądem na Wschód](advance:overland-east) (RR-194).
about-advance-middle-class = Co turę $10 więcej dochodu, o $10 wyższy limit [Odsetek i zysku](advance:interest-and-profit) oraz stabilizacja za pół ceny, z zaokrągleniem w górę (RR-146). Kosztuje $170, najwięcej ze wszystkich osiągnięć, ale daje też najwyższą zniżkę. Wymaga [Ulepszonego rolnictwa](advance:improved-agriculture) (RR-192).

## Towary

about-commodity-stone = Najtańszy towar, ale w epoce I ma dwie karty: to szybkie pieniądze na początku gry. Późniejsze epoki nie dodają żadnej. Niedobór lub nadwyżkę przynosi suma 2, która wypada rzadko.
about-commodity-wool = Dwie karty w epoce I; późniejsze epoki nie dodają żadnej. Wełna ma 9 prowincji i 10 [pól wypłaty](term:payment-box), więc tylko przy niej pól może zabraknąć (RR-044, RA-18).
about-commodity-timber = Jedna karta w epoce I i dwie w epoce II. Przy `wydanie: 1999` jedna z późniejszych kart przechodzi do epoki I (RD-33, RD-69).
about-commodity-grain = Karty są dopiero w epoce II, za to od razu dwie. Każda zdominowana prowincja ze zbożem łagodzi też o 1 pole [Głód](card:famine) (RR-175).
about-commodity-cloth = Po jednej karcie w każdej epoce; w epoce I jest to podwójna [karta sukno/wino](card:cloth-wine), przy której towar wybiera ten, kto ją zagrywa (RR-046). Sukno dają dwie stolice: Wenecja i Genua.
about-commodity-wine = Po jednej karcie w każdej epoce; w epoce I jest to podwójna [karta sukno/wino](card:cloth-wine) (RR-046). Niedobór lub nadwyżkę przynosi suma 7, która wypada najczęściej. Na późniejszych mapach jest siódma prowincja z winem, [Loara](province:loire) (RD-38).
about-commodity-metal = Po jednej karcie w każdej epoce. Prowincje z metalem leżą daleko od siebie, od Chesteru po Konstantynopol, a należy do nich też Ameryka Południowa.
about-commodity-fur = Niewiele prowincji, jedna karta w epoce I i jedna w epoce III. Dwie z prowincji, Tana i Warna, leżą w obszarze V.
about-commodity-silk = Po jednej karcie w każdej epoce. Do Aleppo, Salonik i Walencji można dotrzeć wcześnie, Erzurum wymaga osiągnięcia Lądem na Wschód, a Chiny i Indie Wschodnie – statków oceanicznych.
about-commodity-spice = Po jednej karcie w każdej epoce. Na samej mapie są tylko Akka, Aleksandria i Trapezunt; dopiero dzięki czterem [polom zamorskim](term:overseas-box) przyprawy stają się wielkim towarem końcówki gry.
about-commodity-gold = Obok kości słoniowej najcenniejszy towar. W epoce I jest podwójna [karta złoto/kość słoniowa](card:gold-ivory) (RR-046), a w epoce III osobna karta złota. Suma 12 dotyczy jednocześnie złota i kości słoniowej (RR-148, RD-68).
about-commodity-ivory = Tak samo cenna jak złoto, ale ma tylko jedną kartę, podwójną [kartę złoto/kość słoniowa](card:gold-ivory) z epoki I (RR-046). Suma 12 dotyczy jednocześnie złota i kości słoniowej (RR-148, RD-68).

## Karty: wydarzenia

about-card-alchemists-gold = Wybierz gracza: wpłaca on do banku połowę swojej [zapisanej gotówki](term:written-cash), z zaokrągleniem w górę, ale nie więcej, niż ma teraz (RR-171, RA-26). Pieniądze położone na przywódcy jako ochrona są bezpieczne. Możesz wybrać nawet siebie (RA-23), ale nikogo, kto ma [Prawa materii](advance:laws-of-matter) albo [Oświeconego władcę](card:enlightened-ruler) (RA-24). Jeśli Prawa materii mają wszyscy gracze, karta jest [ciężarem](term:burden) (RA-27).
about-card-armor = [Przewaga militarna](term:military-advantage) do końca tury: +1 we wszystkich twoich starciach, w ataku i w obronie, do tego wygrywasz remisy, także w [Wojnie](card:war) (RR-172, RR-128). Liczy się przeciw [Strzemionom](card:stirrups), ale Strzemiona nie liczą się przeciw niej (RA-46, RD-28).

    Po zagraniu [Długiego łuku](card:long-bow) lub [Prochu strzelniczego](card:gunpowder) Zbroja na ręce jest [ciężarem](term:burden) (RA-45). Jeśli leży już na stole, zawodzi tylko przeciw temu, kto zagrał nowszą broń (RA-44). Po użyciu kartę usuwa się z gry (RR-047).
about-card-civil-war = Wybierz gracza. Jego nędza rośnie o 1 pole, znacznik w jego stolicy, obojętnie czyj, zamienia się w żeton, a on sam traci, co woli: połowę zapisanej gotówki albo połowę żetonów z pola ekspansji (RR-173, RA-28, RA-29, RA-30). Na początku fazy ekspansji spada na ostatnie miejsce, a gracze za nim przesuwają się do przodu (RA-09). Nie można jej zagrać przeciw graczowi, który ma [Oświeconego władcę](card:enlightened-ruler) (RA-24).
about-card-enlightened-ruler = Do końca tury chroni cię przed [Falą mistycyzmu](card:mysticism-abounds), [Waśniami religijnymi](card:religious-strife), [Wojną domową](card:civil-war), [Powstaniami rewolucyjnymi](card:revolutionary-uprisings), [Buntem](card:rebellion) i [Złotem alchemika](card:alchemists-gold). Tego, co już się stało, nie cofa (RR-174). W ostatniej turze chroni też w końcowym zagraniu kart (RA-25).
about-card-famine = Nędza każdego gracza rośnie o 4 pola, o 1 mniej za każdą zdominowaną prowincję ze zbożem i o 1 mniej, jeśli ma [Ulepszone rolnictwo](advance:improved-agriculture). Nigdy przez to nie spada (RR-175, RA-31). Ciebie to też nie omija (RR-198).
about-card-mysticism-abounds = Nędza każdego gracza rośnie o 4 pola, o 1 mniej za każde jego osiągnięcie z [Nauki](category:science) (RR-176, RR-191). Ciebie to też nie omija (RR-198). Jeśli każdy ma wszystkie cztery, karta jest [ciężarem](term:burden). Chroni przed nią [Oświecony władca](card:enlightened-ruler) (RR-174).
about-card-papal-decree = Wskaż Naukę, Religię albo Eksplorację: w tej turze nikt, łącznie z tobą, nie może kupować osiągnięć z tej dziedziny (RR-180, RA-32, RD-17). Jeśli w tej samej turze ktoś zagra [Waśnie religijne](card:religious-strife), wcześniej albo później, zakaz nie obowiązuje (RA-33, RD-04). Gdy waśnie zagrano w epoce III, Dekret papieski jest [ciężarem](term:burden).
about-card-pirates-vikings = Zredukuj kolorowe [znaczniki](piece:marker) w prowincjach nadmorskich, każdy do 1 żetonu: 1 znacznik w epoce I, 2 w epoce II, 3 w epoce III (RR-177, RA-13). Ty je wybierasz, obojętnie czyje; uderzyć można także w stolice i pola zamorskie (RA-34). Co dzieje się ze znacznikiem, mówi RA-36.
about-card-rebellion = Wybierz znacznik: redukuje się go do 1 żetonu. Nie może on stać w Nowym Świecie ani w cudzej stolicy (RR-178): ze stolic możesz wybrać tylko własną, obojętnie kto ją ma (RA-35). Nie można wybrać gracza, który ma [Oświeconego władcę](card:enlightened-ruler) (RA-24).
about-card-revolutionary-uprisings = Nędza każdego gracza rośnie o 1 pole za każde jego osiągnięcie z [Handlu](category:commerce) (RR-181, RD-15). Ciebie to też nie omija (RR-198). Chroni przed nimi [Oświecony władca](card:enlightened-ruler) (RR-174).
about-card-stirrups = [Przewaga militarna](term:military-advantage) do końca tury, jak [Zbroja](card:armor): +1 we wszystkich twoich starciach i wygrane remisy, także w Wojnie. Przeciw graczowi, który używa Zbroi, Strzemiona nie dają jednak nic, ani +1, ani remisów (RR-179, RA-47).

    Po zagraniu [Długiego łuku](card:long-bow) lub [Prochu strzelniczego](card:gunpowder) Strzemiona na ręce są [ciężarem](term:burden) (RA-45); na stole zawodzą tylko przeciw temu, kto zagrał nowszą broń (RA-44). Po użyciu kartę usuwa się z gry (RR-047).
about-card-crusades = Połóż jeden ze swoich znaczników kolorową stroną do góry na dowolnym rynku [obszaru VI](area:vi), na którym jeszcze nie dominujesz; wszystkie inne pionki wracają stamtąd do właścicieli. Twoja nędza rośnie o 1 pole (RR-183, RA-37). Zasięg nie ma znaczenia, a znacznik liczy się od razu (RA-38). W tej samej turze [Walter bez Mienia](card:walter-the-penniless) jest wart 30 (RA-39).

    Po zagraniu [Armii mongolskich](card:mongol-armies) karta jest [ciężarem](term:burden) (RA-40). Tekst włoski podaje obszar IV, ale to pomyłka (RD-01).
about-card-war = Wypowiedz Wojnę innemu graczowi. Obie strony rzucają kostką i dodają po 1 za [Nacjonalizm](advance:nationalism) i za każdą [przewagę militarną](term:military-advantage) (RR-182). Wygrywa wyższa suma: nędza zwycięzcy rośnie o 1 pole, przegranego o 2, a przegrany odstępuje tyle wybranych przez siebie kolorowych znaczników, ile wynosi różnica, tam, gdzie zwycięzca może być (RR-169, RA-51). Za każdy, którego nie da się odstąpić, jego nędza rośnie o dodatkowe pole (RR-170). [Katedra](advance:cathedral) nie pomaga.

    Przy remisie nędza obu stron rośnie o 1 pole, a rzut powtarza się w rundzie każdego kolejnego gracza (RA-50), chyba że przewagę militarną ma tylko jedna strona: wtedy to ona wygrywa (RA-49). W końcowym zagraniu kart liczba rzutów jest ograniczona (RR-205, RA-106).
about-card-black-death = Wybierz jeden z obszarów od I do VIII. Najpierw wszystkie żetony wracają stamtąd do zapasu, potem każdy znacznik zamienia się w 1 żeton (RR-184). Dotyka to wszystkich graczy jednakowo, ciebie też. Dalekiego Wschodu i Nowego Świata nie można wybrać (RA-41).
about-card-gunpowder = [Przewaga militarna](term:military-advantage) do końca tury: +1 we wszystkich twoich starciach i wygrane remisy, także w Wojnie (RR-185). Odtąd [Zbroja](card:armor) i [Strzemiona](card:stirrups) na ręce są ciężarami (RA-45), a leżące na stole nie liczą się przeciw tobie (RA-44). [Długi łuk](card:long-bow) nic przeciw tobie nie daje, nawet remisów (RA-47). W tekście włoskim to Zbroja i Strzemiona unieważniają Proch strzelniczy, ale to pomyłka (RD-02). Po użyciu kartę usuwa się z gry (RR-047).
about-card-long-bow = [Przewaga militarna](term:military-advantage) do końca tury, jak [Proch strzelniczy](card:gunpowder), ale nic nie daje przeciw graczowi, który używa Prochu strzelniczego (RR-187, RA-47). Odtąd [Zbroja](card:armor) i [Strzemiona](card:stirrups) na ręce są ciężarami (RA-45), a leżące na stole nie liczą się przeciw tobie (RA-44). W tekście włoskim to Zbroja i Strzemiona unieważniają Długi łuk, ale to pomyłka (RD-03). Po użyciu kartę usuwa się z gry (RR-047).
about-card-mongol-armies = Dostajesz $10. Odtąd [Krucjaty](card:crusades) są [ciężarem](term:burden), a [Marco Polo](card:marco-polo), jeśli ktoś zagra go później, jest wart 40 zamiast 20 (RR-186, RA-40). Po użyciu kartę usuwa się z gry (RR-047).
about-card-religious-strife = Nędza każdego gracza rośnie o 1 pole za każde jego osiągnięcie z [Religii](category:religion) (RR-188). Ciebie to też nie omija (RR-198). Waśnie religijne znoszą zakaz [Dekretu papieskiego](card:papal-decree) z tej samej tury (RA-33, RD-04), a zagrane w epoce III czynią z niego [ciężar](term:burden) (RR-180). Chroni przed nimi [Oświecony władca](card:enlightened-ruler) (RR-174).

## Karty: przywódcy

about-card-charlemagne = Król Franków i cesarz. W tej turze daje zniżkę 20 na [Nacjonalizm](advance:nationalism) (RR-050).
about-card-dionysus-exiguus = Mnich, który zaczął liczyć lata od narodzin Chrystusa. W tej turze daje zniżkę 20 na [Słowo pisane](advance:written-record) (RR-050).
about-card-rashid-ad-din = Perski wezyr i historyk. W tej turze daje zniżkę 10 i na [Słowo pisane](advance:written-record), i na osiągnięcie [Lądem na Wschód](advance:overland-east) (RR-050). Przy `wydanie: 1999` dołącza do talii później (RD-33).
about-card-st-benedict = Twórca zachodniego życia zakonnego. W tej turze daje zniżkę 10 i na [Słowo pisane](advance:written-record), i na [Mecenat](advance:patronage) (RR-050).
about-card-walter-the-penniless = Rycerz z krucjaty ludowej. W tej turze daje zniżkę 20 na osiągnięcie [Lądem na Wschód](advance:overland-east), a zniżkę 30, jeśli w tej samej turze zagrano [Krucjaty](card:crusades), przed nim albo po nim (RR-050, RR-183, RA-39). Przy `wydanie: 1999` dołącza do talii później (RD-33).
about-card-christopher-columbus = Genueńczyk, który popłynął na zachód. W tej turze daje zniżkę 30 i na [Żeglugę oceaniczną](advance:ocean-navigation), i na [Nowy Świat](advance:new-world), razem 60 (RR-050). W zasadach służy za przykład Mecenatu (RR-083).
about-card-desiderius-erasmus = Humanista z Rotterdamu. W tej turze daje zniżkę 20 i na [Słowo drukowane](advance:printed-word), i na [Renesans](advance:renaissance) (RR-050).
about-card-ibn-majid = Arabski nawigator z Oceanu Indyjskiego. W tej turze daje zniżkę 20 i na [Żeglugę oceaniczną](advance:ocean-navigation), i na [Kosmopolityzm](advance:cosmopolitan) (RR-050).
about-card-johann-gutenberg = Drukarz z Moguncji. W tej turze daje zniżkę 30 na [Słowo drukowane](advance:printed-word) (RR-050).
about-card-marco-polo = Wenecjanin, który dotarł do Chin. W tej turze daje zniżkę 20 i na osiągnięcie [Lądem na Wschód](advance:overland-east), i na [Kosmopolityzm](advance:cosmopolitan), a po 40, jeśli wcześniej zagrano [Armie mongolskie](card:mongol-armies) (RR-050, RR-186, RA-40). Dodatkowych 10 ze Słowa pisanego się nie podwaja (RA-59).
about-card-nicolaus-copernicus = Wstrzymał Słońce, ruszył Ziemię. W tej turze daje zniżkę 20 i na [Niebiosa](advance:heavens), i na [Badania instytucjonalne](advance:institutional-research) (RR-050).
about-card-prince-henry = Portugalski książę, który wysyłał wyprawy wzdłuż brzegów Afryki. W tej turze daje zniżkę 20 i na [Żeglugę oceaniczną](advance:ocean-navigation), i na [Badania instytucjonalne](advance:institutional-research) (RR-050).
about-card-william-caxton = Pierwszy drukarz w Anglii. W tej turze daje zniżkę 20 na [Słowo drukowane](advance:printed-word) (RR-050).
about-card-andreas-vesalius = Anatom. W tej turze daje zniżkę 20 i na [Ciało ludzkie](advance:human-body), i na [Oświecenie](advance:enlightenment) (RR-050).
about-card-bartolome-de-las-casas = Zakonnik, który ujął się za rdzennymi mieszkańcami Ameryki. W tej turze daje zniżkę 30 na [Kosmopolityzm](advance:cosmopolitan) (RR-050).
about-card-galileo-galilei = Skierował teleskop w niebo. W tej turze daje zniżkę 20 i na [Niebiosa](advance:heavens), i na [Renesans](advance:renaissance) (RR-050).
about-card-henry-oldenburg = Pierwszy sekretarz londyńskiego Royal Society. W tej turze daje zniżkę 30 na [Oświecenie](advance:enlightenment) (RR-050). W jednej z tabel przywódców o nim zapomniano (RD-70).
about-card-leonardo-da-vinci = Jedyny przywódca z trzema osiągnięciami: w tej turze daje zniżkę 20 na każde z nich, czyli na [Ciało ludzkie](advance:human-body), [Sztukę mistrzów](advance:master-art) i [Renesans](advance:renaissance) (RR-050).
about-card-isaac-newton = Prawa ruchu i światła. W tej turze daje zniżkę 20 i na [Prawa materii](advance:laws-of-matter), i na [Oświecenie](advance:enlightenment) (RR-050).

## Karty: towary

about-card-stone = Każdy dostaje pieniądze za prowincje z [kamieniem](commodity:stone), w których ma kolorowy znacznik: od $1 za 1 prowincję do $64 za wszystkie 8 (RR-043, RR-071). W epoce I są dwie takie karty; wracają ze stosu kart powracających (RR-045).
about-card-wool = Każdy dostaje pieniądze za prowincje z [wełną](commodity:wool), w których ma kolorowy znacznik: od $2 za 1 prowincję do $162 za wszystkie 9 (RR-043, RR-071). W epoce I są dwie takie karty; wracają ze stosu kart powracających (RR-045).
about-card-timber = Każdy dostaje pieniądze za prowincje z [drewnem](commodity:timber), w których ma kolorowy znacznik: od $3 za 1 prowincję do $147 za wszystkie 7 (RR-043, RR-071). Jedna jest w epoce I, dwie w epoce II, a przy `wydanie: 1999` na odwrót (RD-33, RD-69).
about-card-grain = Każdy dostaje pieniądze za prowincje ze [zbożem](commodity:grain), w których ma kolorowy znacznik: od $4 za 1 prowincję do $256 za wszystkie 8 (RR-043, RR-071). Są dwie, obie w epoce II.
about-card-cloth = Każdy dostaje pieniądze za prowincje z [suknem](commodity:cloth), w których ma kolorowy znacznik: od $5 za 1 prowincję do $320 za wszystkie 8 (RR-043, RR-071). Jedna jest w epoce II i jedna w epoce III; w epoce I zastępuje ją [karta podwójna](card:cloth-wine).
about-card-wine = Każdy dostaje pieniądze za prowincje z [winem](commodity:wine), w których ma kolorowy znacznik: od $5 za 1 prowincję do $180 za wszystkie 6 (RR-043, RR-071). Jedna jest w epoce II i jedna w epoce III; w epoce I zastępuje ją [karta podwójna](card:cloth-wine). Ma 8 pól wypłaty (RD-55).
about-card-metal = Każdy dostaje pieniądze za prowincje z [metalem](commodity:metal), w których ma kolorowy znacznik: od $6 za 1 prowincję do $294 za wszystkie 7 (RR-043, RR-071). W każdej epoce jest jedna.
about-card-fur = Każdy dostaje pieniądze za prowincje z [futrami](commodity:fur), w których ma kolorowy znacznik: od $7 za 1 prowincję do $175 za wszystkie 5 (RR-043, RR-071). Jedna jest w epoce I i jedna w epoce III.
about-card-silk = Każdy dostaje pieniądze za prowincje z [jedwabiem](commodity:silk), w których ma kolorowy znacznik: od $8 za 1 prowincję do $288 za wszystkie 6 (RR-043, RR-071). W każdej epoce jest jedna. Przy `wydanie: 1999` pierwsza dołącza do talii później (RD-33).
about-card-spice = Każdy dostaje pieniądze za prowincje z [przyprawami](commodity:spice), w których ma kolorowy znacznik: od $9 za 1 prowincję do $441 za wszystkie 7 (RR-043, RR-071). W każdej epoce jest jedna. Przy `wydanie: 1999` pierwsza dołącza do talii później (RD-33).
about-card-gold = Każdy dostaje pieniądze za prowincje ze [złotem](commodity:gold), w których ma kolorowy znacznik: od $10 za 1 prowincję do $250 za wszystkie 5 (RR-043, RR-071). Jedna jest w epoce III; w epoce I zastępuje ją [karta podwójna](card:gold-ivory).
about-card-cloth-wine = Karta podwójna z epoki I: kto ją zagrywa, wybiera [sukno](commodity:cloth) albo [wino](commodity:wine), i za ten towar wszyscy dostają pieniądze (RR-046, RR-043). Zużywa się tylko niedobór lub nadwyżka wybranego towaru (RA-21). W tabeli towarów oznacza ją gwiazdka (RR-033).
about-card-gold-ivory = Karta podwójna z epoki I: kto ją zagrywa, wybiera [złoto](commodity:gold) albo [kość słoniową](commodity:ivory), i za ten towar wszyscy dostają pieniądze (RR-046, RR-043). To jedyna karta kości słoniowej. Zużywa się tylko niedobór lub nadwyżka wybranego towaru (RA-21).

## Prowincje obszaru I

about-province-copenhagen = [Satelita](term:satellite) w miejscu, gdzie spotykają się wybrzeża Morza Północnego i Bałtyku: styka się wodą z 5 prowincjami, od Hamburga po Malmö. Żeton w Kopenhadze wspiera Hamburg i Lubekę (RR-123).
about-province-danzig = Największy rynek obszaru I. Wspierają go trzy satelity: Wrocław, Mitawa i Szczecin (RR-123).
about-province-hamburg = Stolica potęgi [Hamburg](power:hamburg), w grze przy 6 graczach (RR-056). Graniczą z nią tylko 2 prowincje z towarami, Kolonia i Lubeka; wspierają ją Amsterdam i Kopenhaga.
about-province-lubeck = Leży na wybrzeżu, ale jej wody nie stykają się z żadnym morzem: statki płyną przez Kopenhagę albo Szczecin. Ma sześciu sąsiadów na lądzie, od Hamburga w głąb Niemiec.
about-province-malmo = Satelita Sztokholmu, między wybrzeżem Norwegii a Bałtykiem. Innej drogi lądowej do Sztokholmu nie ma.
about-province-mitau = Satelita Gdańska i Rygi, a zarazem lądowy pomost między nimi.
about-province-novgorod = Północno-wschodni skraj planszy. Wodą blisko stąd tylko do Rygi, a lądem droga przez [Smoleńsk](province:smolensk) prowadzi do Kijowa. W wydaniu z 1999 roku, gdzie Smoleńska nie ma, Nowogród graniczy z samym Kijowem (RD-35).
about-province-riga = Rynek drewna nad Bałtykiem, między Mitawą a Nowogrodem.
about-province-smolensk = Satelita śródlądowy między Nowogrodem a Kijowem, który wspiera oba, choć Kijów leży w obszarze V. Jest tylko na planszy z 1996 roku (RD-35).
about-province-stettin = Satelita nad Bałtykiem, który wspiera trzy rynki: Gdańsk, Lubekę i leżącą w głębi lądu Pragę.
about-province-stockholm = Rynek metalu na północy. Lądem można się tu dostać tylko z Malmö; wspierają go Malmö i Visby. Do Szczecina są stąd 2 kroki wzdłuż brzegu, a do Gdańska i Rygi potrzeba [Niebios](advance:heavens) (RR-097).
about-province-whisby = Satelita Sztokholmu leżący na wyspie. Wodą styka się tylko z samym Sztokholmem.

## Prowincje obszaru II

about-province-armagh = Satelita na północy Irlandii, który wspiera trzy rynki: Chester, Edynburg i Waterford.
about-province-bergen = Rynek drewna nad Morzem Północnym; wspierają go Kongsberg i Szetlandy.
about-province-chester = Ma dwa osobne wybrzeża, które są dla statków dwoma miejscami: z północnego płynie się do Edynburga i Armagh, z południowego do Kornwalii i Portsmouth (RA-74, RD-60). Na planszy z 1999 roku graniczy z Londynem (RD-36).
about-province-cornwall = Satelita Chesteru i Portsmouth u zachodniego wylotu kanału La Manche.
about-province-edinburg = Styka się z trzema akwenami: Zatoką Biskajską, Morzem Grenlandzkim i Morzem Północnym. Z Niebiosami najkrótsza droga do [Islandii](province:iceland) prowadzi stąd.
about-province-iceland = Styka się tylko z [Morzem Grenlandzkim](water:greenland-sea), więc potrzebujesz [Statków pełnomorskich](advance:seaworthy-vessels) albo [Niebios](advance:heavens) (RR-015). Rynek kości słoniowej bez żadnych sąsiadów, na początku gry trudny do zaatakowania.
about-province-kongsberg = Satelita Bergen i lądowa droga z Bergen do Malmö.
about-province-london = Stolica potęgi [Londyn](power:london), w grze przy 5 lub 6 graczach (RR-055). Z Galerą 2 dopłyniesz stąd do Edynburga, Yorku, Portsmouth, Kornwalii, Saint-Malo, Paryża, Brugii i Amsterdamu. Nie wspiera jej żaden satelita. Na planszy z 1999 roku graniczy z Chesterem (RD-36).
about-province-portsmouth = Największy rynek zboża na zachodzie. Ma dwa osobne wybrzeża, które są dla statków dwoma miejscami (RA-74). Z Yorkiem graniczy tylko na planszy z 1996 roku (RD-36).
about-province-shetland-islands = Satelita, który styka się z trzema morzami i wspiera Bergen i Edynburg. Dotrzesz tu tylko statkiem.
about-province-wales = Satelita Chesteru i Waterfordu; lądem graniczy tylko z Chesterem.
about-province-waterford = Rynek wełny w Irlandii; wspierają go Armagh i Walia.
about-province-york = Rynek wełny między Londynem a Edynburgiem. Z Portsmouth graniczy tylko na planszy z 1996 roku (RD-36).

## Prowincje obszaru III

about-province-amsterdam = Satelita, który wspiera trzy rynki: Brugię, Kolonię i Hamburg.
about-province-basel = Śródlądowy rynek futer na zachodzie. Łączy Francję, Niemcy i Włochy.
about-province-breslau = Satelita śródlądowy Gdańska, Pragi i Wiednia, czyli rynków w trzech różnych stronach.
about-province-bruges = Rynek sukna naprzeciw Londynu, między Amsterdamem a Paryżem.
about-province-budapest = Śródlądowy rynek sukna na drodze na Bałkany.
about-province-cologne = Śródlądowy rynek sukna, który ma na lądzie 6 sąsiadów, między innymi Hamburg.
about-province-dijon = Śródlądowy rynek zboża w sercu Francji, bez satelity.
about-province-esseg = Satelita śródlądowy, który wspiera cztery rynki: Belgrad, Budapeszt, Dubrownik i Wiedeń.
about-province-nuremberg = Śródlądowy rynek metalu w Niemczech; wspiera go Salzburg.
about-province-paris = Stolica potęgi [Paryż](power:paris), w grze od 4 graczy (RR-054). Jej wody nie stykają się z żadnym morzem i nie wspiera jej żaden satelita. Na lądzie ma pięciu sąsiadów.
about-province-prague = Rynek złota w środku Europy, z dala od wybrzeży. Wspierają go trzy satelity: Wrocław, Salzburg i Szczecin.
about-province-salzburg = Satelita śródlądowy czterech rynków: Norymbergi, Pragi, Wiednia i stolicy, Wenecji.
about-province-st-gall = Satelita śródlądowy czterech rynków: Bazylei, Mediolanu, Strasburga i stolicy, Wenecji.
about-province-st-malo = Mały rynek kamienia nad kanałem La Manche. Z Bordeaux graniczy lądem, choć nie na każdej mapie (RD-58).
about-province-strassburg = Śródlądowy rynek wina, który ma na lądzie 7 sąsiadów.
about-province-vienna = Śródlądowy rynek kamienia; wspierają go Wrocław, Osijek i Salzburg. Graniczy z Wenecją.

## Prowincje obszaru IV

about-province-barcelona = Stolica potęgi [Barcelona](power:barcelona), zawsze w grze (RR-053). Wielkość rynku 3 to najmniej ze wszystkich stolic, więc najłatwiej ją zaatakować; wspierają ją Palma i Tuluza.
about-province-basque = Rynek wełny nad Zatoką Biskajską; wspierają go León i Tuluza.
about-province-leon = Satelita trzech rynków: Kraju Basków, Lizbony i Toledo.
about-province-lisbon = Rynek wina na zachodnim wybrzeżu. Graniczy z Sewillą.
about-province-palma = Satelita Barcelony i Walencji leżący na wyspie. Dotrzesz tu tylko statkiem.
about-province-toledo = Śródlądowy rynek wełny w środku Hiszpanii, który ma na lądzie 7 sąsiadów.
about-province-valencia = Jedyny rynek jedwabiu na zachodzie. Graniczy z Barceloną.

## Prowincje obszaru V

about-province-abasgia = Satelita Poti i Tany, położony na Kaukazie. Obszar V wymaga osiągnięcia [Lądem na Wschód](advance:overland-east) (RR-112).
about-province-angora = Rynek wełny i lądowa droga z Konstantynopola do obszaru V, który wymaga osiągnięcia [Lądem na Wschód](advance:overland-east) (RR-112).
about-province-erzerum = Rynek jedwabiu nad Morzem Czarnym, między Trapezuntem a Poti. Obszar V wymaga osiągnięcia [Lądem na Wschód](advance:overland-east) (RR-112).
about-province-kaffa = Satelita na Krymie, który wspiera trzy rynki: Kijów, Tanę i Warnę. Obszar V wymaga osiągnięcia [Lądem na Wschód](advance:overland-east) (RR-112).
about-province-kamishin = Satelita śródlądowy nad Wołgą, który wspiera Saraj i Tanę; do Saraju nie ma innej drogi. Obszar V wymaga osiągnięcia [Lądem na Wschód](advance:overland-east) (RR-112).
about-province-kiev = Śródlądowy rynek zboża między Kaffą a Smoleńskiem, które go wspierają. Obszar V wymaga osiągnięcia [Lądem na Wschód](advance:overland-east) (RR-112). W wydaniu z 1999 roku graniczy z Nowogrodem (RD-35).
about-province-poti = Rynek drewna na wschodnim krańcu Morza Czarnego. Obszar V wymaga osiągnięcia [Lądem na Wschód](advance:overland-east) (RR-112).
about-province-sarai = Rynek złota na wschodnim skraju planszy, śródlądowy; droga prowadzi tylko przez Kamyszyn. Obszar V wymaga osiągnięcia [Lądem na Wschód](advance:overland-east) (RR-112).
about-province-tana = Rynek futer nad Morzem Czarnym, wspierany przez trzy satelity. Obszar V wymaga osiągnięcia [Lądem na Wschód](advance:overland-east) (RR-112).
about-province-trebizond = Największy rynek obszaru V, a do tego z przyprawami. Nie wspiera go żaden satelita. Obszar V wymaga osiągnięcia [Lądem na Wschód](advance:overland-east) (RR-112).
about-province-varna = Rynek futer obok Gallipoli. Obszar V wymaga osiągnięcia [Lądem na Wschód](advance:overland-east) (RR-112).

## Prowincje obszaru VI

about-province-acre = Wielki rynek przypraw; wspierają go Jerozolima i Lewant. Ulubiony cel [Krucjat](card:crusades) (RR-183).
about-province-adalia = Satelita Cypru i Smyrny na południowym wybrzeżu Azji Mniejszej.
about-province-aleppo = Rynek jedwabiu, którego wody nie stykają się z żadnym morzem: statki płyną przez Cypr, Lewant albo Tars. Można tu skierować [Krucjaty](card:crusades) (RR-183).
about-province-alexandria = Wielki rynek przypraw w Egipcie; wspiera go Libia. Można tu skierować [Krucjaty](card:crusades) (RR-183).
about-province-cairo = Rynek kości słoniowej między Aleksandrią a Suezem, bez satelity. Można tu skierować [Krucjaty](card:crusades) (RR-183).
about-province-cyprus = Wyspa z winem. Wspierają ją trzy satelity: Adalia, Lewant i Tars. Można tu skierować [Krucjaty](card:crusades) (RR-183).
about-province-jerusalem = Satelita Akki i Suezu. Ponieważ to satelita, [Krucjaty](card:crusades) nie mogą jej zdobyć (RA-37).
about-province-levant = Satelita trzech rynków: Akki, Aleppo i Cypru.
about-province-libya = Satelita Aleksandrii. Na planszy z 1996 roku styka się tylko ze Wschodnim Morzem Śródziemnym, na planszy z 1999 roku tylko ze Środkowym; na obu należy do obszaru VI (RD-37).
about-province-suez = Rynek złota; wspiera go Jerozolima. Można tu skierować [Krucjaty](card:crusades) (RR-183).
about-province-tarsus = Satelita Aleppo i Cypru. Jego wody nie stykają się z żadnym morzem.

## Prowincje obszaru VII

about-province-bari = Satelita Neapolu i Sycylii, którego wody stykają się z trzema morzami oraz z wybrzeżami Belgradu i Korfu (RD-59).
about-province-belgrade = Rynek zboża z wybrzeżem nad Adriatykiem. To tutaj rozgrywa się pierwszy przykład ataku w zasadach (RD-67).
about-province-bordeaux = Rynek drewna, który ma na lądzie 6 sąsiadów, od Paryża po Montpellier.
about-province-cagliari = Satelita Genui i Marsylii leżący na wyspie. Dotrzesz tu tylko statkiem.
about-province-dubrovnik = Rynek drewna nad Adriatykiem, obok Wenecji.
about-province-florence = Rynek sukna między Wenecją, Genuą a Rzymem; chce go mieć każda włoska potęga. Jego wybrzeże leży nad Adriatykiem.
about-province-genoa = Stolica potęgi [Genua](power:genoa), zawsze w grze (RR-053). Na lądzie graniczy z nią pięć prowincji z towarami. Wspiera ją Cagliari.
about-province-lyons = Śródlądowy rynek metalu, który ma na lądzie 7 sąsiadów i ani jednego satelity.
about-province-marseilles = Największy rynek wina, między Genuą a Montpellier.
about-province-milan = Śródlądowy rynek kamienia, który graniczy i z Genuą, i z Wenecją.
about-province-montpelier = Mały rynek kamienia między Barceloną a Marsylią.
about-province-naples = Rynek kamienia. Ma dwa osobne wybrzeża, po jednym z każdej strony Włoch; dla statków to dwa miejsca (RA-74). Wspiera go Bari.
about-province-rome = Rynek kamienia. Ma dwa osobne wybrzeża, które są dla statków dwoma miejscami (RA-74). Z Wenecji są tu 2 kroki galerą, a Genua leży tuż obok.
about-province-sicily = Rynek zboża na wyspie między Bari a Tunisem; tędy statki łączą Włochy z Afryką.
about-province-toulouse = Satelita czterech rynków: Kraju Basków, Bordeaux, Montpellier i stolicy, Barcelony.
about-province-venice = Stolica potęgi [Wenecja](power:venice), zawsze w grze (RR-053). Na lądzie graniczą z nią cztery prowincje z towarami. Od północy wspierają ją Salzburg i Sankt Gallen.

## Prowincje obszaru VIII

about-province-algiers = Rynek wełny w Afryce Północnej; wspiera go Oran.
about-province-athens = Satelita Salonik i, przez wodę, Krety.
about-province-barca = Satelita Trypolisu. Na planszy z 1996 roku styka się ze Środkowym i Wschodnim Morzem Śródziemnym, na planszy z 1999 roku tylko ze Środkowym (RD-37). Nie pomyl jej z Barceloną.
about-province-constantinople = Rynek metalu między dwoma morzami, Egejskim i Czarnym. Przez wodę wspiera go Gallipoli.
about-province-corfu = Satelita Salonik; jego wody łączą się z wodami Bari we Włoszech.
about-province-crete = Rynek wina na wyspie. Wodą styka się tylko z Atenami, które też go wspierają.
about-province-durazzo = Satelita Belgradu i Salonik. Czy jego wody stykają się z Morzem Adriatyckim, jest sporne; naszym zdaniem nie (RD-57).
about-province-fez = Rynek drewna naprzeciw Hiszpanii, nad Zachodnim Morzem Śródziemnym i Basenem Kanaryjskim. W przykładach w zasadach bywa celem ataku.
about-province-gallipoli = Satelita trzech rynków: Konstantynopola po drugiej stronie wody, Salonik i Warny. Styka się z Morzem Egejskim, a według naszego odczytania planszy także z Czarnym (RD-56).
about-province-granada = Rynek metalu na południu Hiszpanii; jego wody łączą się z wodami Fezu.
about-province-oran = Satelita Algieru i Fezu.
about-province-salonika = Rynek jedwabiu nad Morzem Egejskim z czterema satelitami: Atenami, Korfu, Durazzo i Gallipoli.
about-province-seville = Rynek zboża, który styka się z Zatoką Biskajską i Basenem Kanaryjskim. Nie wspiera go żaden satelita.
about-province-smyrna = Rynek wełny nad Morzem Egejskim i Wschodnim Morzem Śródziemnym.
about-province-tripoli = Rynek kości słoniowej w Afryce Północnej; wspiera go Barka.
about-province-tunis = Rynek sukna naprzeciw Sycylii, największy w Afryce Północnej. Nie wspiera go żaden satelita.
about-province-west-africa = Styka się tylko z [Basenem Kanaryjskim](water:canary-basin), więc potrzebujesz [Statków pełnomorskich](advance:seaworthy-vessels) albo [Niebios](advance:heavens) (RR-015). Rynek kości słoniowej bez żadnych sąsiadów.

## Prowincje Dalekiego Wschodu

about-province-china = [Pole zamorskie](term:overseas-box): jeden znacznik przynosi jedwab i przyprawy (RR-026). Wymaga [Żeglugi oceanicznej](advance:ocean-navigation) (RR-016).
about-province-east-indies = [Pole zamorskie](term:overseas-box): jeden znacznik przynosi jedwab i przyprawy (RR-026). Wymaga [Żeglugi oceanicznej](advance:ocean-navigation) (RR-016).
about-province-india = [Pole zamorskie](term:overseas-box): jeden znacznik przynosi złoto i przyprawy (RR-026). Wymaga [Żeglugi oceanicznej](advance:ocean-navigation) (RR-016).

## Prowincje Nowego Świata

about-province-north-america = [Pole zamorskie](term:overseas-box): jeden znacznik przynosi sukno, futra i zboże (RR-026). Wymaga [Nowego Świata](advance:new-world) (RR-017). [Bunt](card:rebellion) tu nie sięga (RR-178).
about-province-south-america = [Pole zamorskie](term:overseas-box): jeden znacznik przynosi złoto, metal i przyprawy (RR-026). Żadne inne nie jest tak bogate. Wymaga [Nowego Świata](advance:new-world) (RR-017). [Bunt](card:rebellion) tu nie sięga (RR-178).

## Prowincja z mapy poprawionej

about-province-loire = Siódma prowincja z winem, śródlądowa, w obszarze III między Paryżem, Saint-Malo i Bordeaux. Nie ma jej ani na planszy z 1996 roku, ani na planszy z 1999 roku; wprowadza ją `wariant: mapa poprawiona` (RD-38).

## Potęgi

about-power-venice = Gra zawsze (RR-053). Zaczyna w [Wenecji](province:venice), gdzie wielkość rynku wynosi 5, a towarem jest sukno; obszar macierzysty VII ma wspólny z Genuą. Ze stolicą graniczą cztery prowincje z towarami, droga na Adriatyk i do Lewantu stoi otworem, a samą stolicę wspierają dwa satelity.
about-power-genoa = Gra zawsze (RR-053). Zaczyna w [Genui](province:genoa), gdzie wielkość rynku wynosi 5, a towarem jest sukno; obszar macierzysty VII ma wspólny z Wenecją. Ze stolicą graniczy pięć prowincji z towarami.
about-power-barcelona = Gra zawsze (RR-053). Zaczyna w [Barcelonie](province:barcelona), gdzie wielkość rynku wynosi 3, a towarem jest wino; jej obszar macierzysty IV jest najmniejszy, ale nie zaczyna w nim żadna inna potęga. Ze stolicą graniczą cztery prowincje z towarami.
about-power-paris = Gra, gdy graczy jest co najmniej 4 (RR-054). Zaczyna w [Paryżu](province:paris), w dużym obszarze macierzystym III; wielkość rynku wynosi 4, a towarem jest kamień. Ze stolicą graniczy pięć prowincji z towarami.
about-power-london = Gra przy 5 lub 6 graczach (RR-055). Zaczyna w [Londynie](province:london), w obszarze II; wielkość rynku wynosi 5, a towarem jest wełna. Ze stolicą graniczą tylko dwie prowincje z towarami, więc statki są potrzebne wcześnie; z Galerą 2 Londyn dopływa do ośmiu prowincji.
about-power-hamburg = Gra tylko przy 6 graczach (RR-056). Zaczyna w [Hamburgu](province:hamburg), w obszarze I; wielkość rynku wynosi 4, a towarem jest drewno. Ze stolicą graniczą tylko dwie prowincje z towarami.

## Obszary

about-area-i = Kraje nad Bałtykiem, od Hamburga po Nowogród. W grze przy 6 graczach (RR-056); gdy jest was mniej, statki mogą tędy przepływać, ale nic nie może tu zostać (RR-057). Obszar macierzysty Hamburga.
about-area-ii = Wyspy Brytyjskie, Norwegia i Islandia. W grze przy 5 lub 6 graczach (RR-055); gdy jest was mniej, statki mogą tędy przepływać, ale nic nie może tu zostać (RR-057). Obszar macierzysty Londynu.
about-area-iii = Od Paryża i Niderlandów po Wiedeń i Budapeszt. W grze od 4 graczy (RR-054); przy 3 graczach statki mogą tędy przepływać, ale nic nie może tu zostać (RR-057). Obszar macierzysty Paryża.
about-area-iv = Portugalia i Hiszpania bez południa. Zawsze w grze (RR-053). Obszar macierzysty Barcelony. Tekst włoski przez pomyłkę kieruje tu Krucjaty (RD-01).
about-area-v = Kraje nad Morzem Czarnym. Zawsze w grze, ale bez osiągnięcia [Lądem na Wschód](advance:overland-east) nikt nie może tu wejść ani dostać prowincji po Wojnie (RR-112, RR-169).
about-area-vi = Ziemia Święta i Egipt. Zawsze w grze (RR-053). Dzięki [Krucjatom](card:crusades) na jednym z jego rynków można położyć znacznik (RR-183).
about-area-vii = Włochy, południowa Francja i wschodni brzeg Adriatyku. Zawsze w grze (RR-053). Obszar macierzysty zarówno Wenecji, jak i Genui, więc [Nacjonalizm](advance:nationalism) jednej równoważy tu Nacjonalizm drugiej (RR-138).
about-area-viii = Południowa Hiszpania, Afryka Północna, Grecja i cieśniny czarnomorskie. Zawsze w grze (RR-053), a nie jest niczyim obszarem macierzystym.
about-area-far-east = Chiny, Indie Wschodnie i Indie: trzy [pola zamorskie](term:overseas-box), które nie należą do żadnego obszaru i wymagają [Żeglugi oceanicznej](advance:ocean-navigation) (RR-016). [Czarna śmierć](card:black-death) tu nie sięga (RA-41).
about-area-new-world = Ameryka Północna i Południowa: dwa [pola zamorskie](term:overseas-box), które nie należą do żadnego obszaru i wymagają osiągnięcia [Nowy Świat](advance:new-world) (RR-017). Nie sięga tu ani [Czarna śmierć](card:black-death) (RA-41), ani [Bunt](card:rebellion) (RR-178).

## Akweny

about-water-adriatic-sea = Między Włochami a Bałkanami; leży nad nim Wenecja, a także wschodnie wybrzeża Rzymu i Neapolu. Czy styka się z nim Durazzo, jest sporne (RD-57).
about-water-aegean-sea = Między Grecją a Azją Mniejszą, od Krety po Konstantynopol.
about-water-baltic-sea = Łączy wszystkie wybrzeża od Szczecina i Malmö po Rygę. Dzięki [Niebiosom](advance:heavens) ze Sztokholmu jest blisko do Gdańska i Rygi (RR-097).
about-water-bay-of-biscay = Więcej niż zatoka: styka się z każdym wybrzeżem od Edynburga po Sewillę oprócz zamkniętych wód Chesteru.
about-water-black-sea = Wszystkie wybrzeża obszaru V, Konstantynopol, a według naszego odczytania planszy także Gallipoli (RD-56).
about-water-canary-basin = Styka się z Fezem, Sewillą i Afryką Zachodnią; do Afryki Zachodniej nie ma innej drogi (RR-015).
about-water-central-mediterranean-sea = Między Sycylią, Grecją a Trypolisem. Na planszy z 1999 roku styka się z nim także Libia (RD-37).
about-water-eastern-mediterranean-sea = Od Krety po wybrzeża Ziemi Świętej i Egiptu. Z którymi morzami stykają się Barka i Libia, zależy od wydania (RD-37).
about-water-greenland-sea = Styka się z Edynburgiem, Islandią i Szetlandami; do Islandii nie ma innej drogi (RR-015).
about-water-north-sea = Między Wielką Brytanią, Niderlandami a Norwegią. Leżą nad nim Londyn i Hamburg.
about-water-norwegian-sea = Styka się tylko z Bergen i Szetlandami, a one i tak stykają się ze sobą wodą, więc nigdy nie ma znaczenia.
about-water-western-mediterranean-sea = Między Hiszpanią, Francją, Włochami a Afryką Północną; żadne inne morze nie ma tylu wybrzeży. Leżą nad nim Genua i Barcelona.
about-water-atlantic-ocean = Ciemnoniebieski. Przepłyniesz go tylko dzięki [Żegludze oceanicznej](advance:ocean-navigation) (RR-020); prowadzi do pięciu [pól zamorskich](term:overseas-box).

## Dziedziny osiągnięć

about-category-science = Od A do D: dalsze rejsy, mniej nędzy i spokój z alchemikami. Każde z tych osiągnięć łagodzi [Falę mistycyzmu](card:mysticism-abounds) o 1 pole (RR-176, RR-191). [Dekret papieski](card:papal-decree) może zakazać tej dziedziny na turę (RR-180), a [Badania instytucjonalne](advance:institutional-research) obniżają jej ceny (RR-195).
about-category-religion = Od E do H: władza nad innymi. Każde z tych osiągnięć podnosi twoją nędzę o 1 pole przy zakupie (RR-040) i o kolejne, ilekroć ktoś zagra [Waśnie religijne](card:religious-strife) (RR-188). [Dekret papieski](card:papal-decree) może zakazać tej dziedziny na turę (RR-180).
about-category-commerce = Od I do M: łańcuch, w którym każde osiągnięcie wymaga poprzedniego. Każde kosztuje cię 1 pole nędzy, gdy ktoś zagra [Powstania rewolucyjne](card:revolutionary-uprisings) (RR-181, RD-71). [Badania instytucjonalne](advance:institutional-research) obniżają ceny w tej dziedzinie (RR-195).
about-category-communication = Od N do Q: więcej pożytku z kart i przywódców. Łańcuch, w którym każde osiągnięcie wymaga poprzedniego (RR-193). [Badania instytucjonalne](advance:institutional-research) obniżają ceny w tej dziedzinie (RR-195).
about-category-exploration = Od R do U: drogi na Wschód i za ocean. [Dekret papieski](card:papal-decree) może zakazać tej dziedziny na turę (RR-180), a [Badania instytucjonalne](advance:institutional-research) obniżają jej ceny (RR-195).
about-category-civics = Od V do Z: najwyższe zniżki. Nic nie może zakazać tej dziedziny i nie liczy jej żadne wydarzenie.

## Pojęcia: gracze i osiągnięcia

about-term-player = Grać może od 3 do 6 osób (RR-001). Od liczby graczy zależy, które [potęgi](term:power) i [obszary](term:area) są w grze (RR-053, RR-054, RR-055, RR-056), których [miejsc](term:order-slot) się używa (RR-011) i ile przynosi każda prowincja (RR-144).
about-term-power = Jedno z sześciu miast handlowych z tym, co do niego należy: Wenecja, Genua, Barcelona, Paryż, Londyn lub Hamburg (RR-002). Przy 3 graczach biorą udział trzy pierwsze, a z każdym kolejnym graczem dochodzi następna potęga.
about-term-advance = Jedno z 26 osiągnięć od A do Z, które kupuje się w fazie zakupów. To, na co pozwala, działa od razu (RR-094), a [zniżka](term:credit) od następnej tury (RR-090). Na koniec jego koszt liczy się jako punkty (RR-166); wszystkie 26 jest razem warte $2100. Gdy ktoś ma wszystkie, gra kończy się wraz z tą turą (RR-159).
about-term-category = Jedna z sześciu grup osiągnięć: Nauka, Religia, Handel, Komunikacja, Eksploracja i Społeczeństwo (RR-005). [Zniżki](term:credit) działają w obrębie dziedziny, a do [poziomów](term:tier) liczy się wszystkie sześć.
about-term-attribute = To, na co pozwala osiągnięcie. Działa od chwili zakupu, nawet przy dalszych zakupach w tej samej fazie (RR-094).
about-term-prerequisite = Osiągnięcie, które trzeba mieć, żeby kupić inne. Oba możesz kupić w tej samej turze, byle wymagane najpierw (RR-093).
about-term-credit = Kwota, o którą twoje osiągnięcie obniża ceny dalszych osiągnięć ze swojej [dziedziny](term:category), od tury następującej po zakupie (RR-090). Zniżki się nie zużywają: działają przy kilku zakupach w jednej turze i znów w następnej (RR-091). Cena nigdy nie spada poniżej $0 (RA-63). W dziewięciu przypadkach wydania podają różne zniżki (RD-40).
about-term-leader-credit = Kwota, o którą [przywódca](term:leader-card) obniża ceny niektórych osiągnięć w turze, w której go zagrano (RR-050, RR-092). Zniżki kilku przywódców się sumują (RA-58), a [Słowo pisane](advance:written-record) dodaje $10 przy każdym osiągnięciu (RR-085). Czego nie wykorzystasz, przepada (RD-18).
about-term-rebate = Pieniądze, które dzięki [Słowu drukowanemu](advance:printed-word) przywódca zwraca ci za osiągnięcie, które już masz, w chwili gdy zagrywasz kartę (RR-086, RA-60). Słowo pisane i Mecenat tu się nie liczą (RR-088).
about-term-protection = Pieniądze, które możesz położyć na swoim przywódcy, gdy go zagrywasz, o ile nie jest pierwszy w turze (RR-082, RA-55). Kto chce skorzystać z niego dzięki [Mecenatowi](advance:patronage), płaci ci taką samą kwotę. To, co leży na karcie, na koniec fazy zakupów i tak trafia do banku.
about-term-patronage-claim = Skorzystanie z cudzego przywódcy dzięki [Mecenatowi](advance:patronage): w swojej rundzie fazy zakupów płacisz właścicielowi tyle, ile wynosi ochrona, i masz wszystkie zniżki z karty (RR-083, RA-56). Gdy przywódca nie ma ochrony, nie trzeba niczego zgłaszać (RA-57).

## Pojęcia: nędza

about-term-misery = To, jak źle żyje się twojemu ludowi. Na koniec odejmuje się ją od wyniku (RR-166), a powyżej 1000 odpadasz z gry (RR-028). Rośnie przez wydarzenia, osiągnięcia z Religii i niezapłaconą [stabilizację](term:stabilization), a spada dzięki [uldze](term:misery-relief), Ciału ludzkiemu, Ulepszonemu rolnictwu i Nowemu Światu.
about-term-misery-index = Tor, który ma 27 pól: dziesiątkami od 0 do 100, potem co 25 do 200, co 50 do 500, co 100 do 1000, a na końcu [chaos](term:chaos). Im wyżej jesteś, tym więcej kosztuje 1 pole. Wszyscy zaczynają od 0 (RR-063).
about-term-misery-space = Jedno pole [toru nędzy](term:misery-index). Gdy nędza rośnie, znacznik zawsze przesuwa się w górę, w stronę 1000 (RR-076, RD-16).
about-term-chaos = Ostatnie pole toru nędzy, za 1000. Kto do niego dojdzie, zostaje [wyeliminowany](term:elimination) (RR-028, RR-077). Na polu 1000 jeszcze grasz (RD-09).
about-term-misery-relief = W kroku D fazy zakupów możesz zmniejszać nędzę pole po polu: każde pole kosztuje tyle, ile wynosi różnica obu liczb (RR-105), a kupisz ich najwyżej tyle, ile masz [poziomów](term:tier) (RR-106). Od ceny odejmuje się wartości ulgi (MR) osiągnięć kupionych w tej turze (RR-108), a przedtem [Oświecenie](advance:enlightenment) dzieli ją na pół (RR-107, RA-70). Czego nie wykorzystasz, przepada. W wydaniu z 1999 roku jest inaczej (RD-41).
about-term-tier = Masz tyle poziomów, ile osiągnięć w najsłabszej dziedzinie: jeden poziom, gdy w każdej z sześciu masz co najmniej 1, dwa, gdy w każdej masz 2 (RR-106). Osiągnięcia kupione w tej turze już się liczą (RA-69). Od poziomów zależy, ile [ulgi w nędzy](term:misery-relief) możesz kupić.
about-term-stabilization = Krok C fazy zakupów: płacisz $1 za pierwszą kartę na ręce, $2 za drugą, $3 za trzecią i tak dalej (RR-102), co daje razem 1, 3, 6, 10, 15, 21, 28, 36. [Klasa średnia](advance:middle-class) zmniejsza cenę o połowę, z zaokrągleniem w górę (RR-146). Jeśli nie zapłacisz całej, twoja nędza rośnie (RR-103).
about-term-unrest = [Stabilizacja](term:stabilization), za którą nie płacisz, bo nie możesz albo nie chcesz (RA-67). Twoja nędza rośnie o najmniejszą liczbę pól, która podnosi ją co najmniej o należną kwotę; zapłata części nic nie daje (RR-103).

## Pojęcia: mapa

about-term-province = Pole mapy, które ma nazwę; na ląd bez nazwy nie można wejść (RR-013). Prowincja jest [rynkiem](term:market-province), [satelitą](term:satellite) albo [polem zamorskim](term:overseas-box).
about-term-market-province = Prowincja z liczbą w kółku. Bez walki mieści się w niej tyle żetonów, ile wynosi liczba, albo jeden [znacznik](piece:marker) (RR-022), a temu, kto w niej dominuje, daje [towar](term:commodity) i dochód.
about-term-market-number = Liczba wydrukowana w prowincji: ile żetonów mieści się tam bez walki (RR-021), ilu potrzeba, żeby ją [zdominować](term:domination) (RR-003), z jaką siłą broni się tam znacznik (RR-126) i co atakujący musi doliczyć do siły obrony (RR-124).
about-term-satellite = Prowincja z cyfrą 1 w ramce. Mieści się w niej 1 żeton i nigdy znacznik (RR-023), nie daje też towaru ani dochodu, ale kolorowy żeton dodaje 1 do obrony twojego znacznika w każdej prowincji, którą wskazują jej strzałki (RR-123). Z [Kosmopolityzmem](advance:cosmopolitan) pomaga też w ataku (RR-135).
about-term-capital = Prowincja, w której zaczyna potęga, z kolorową liczbą i od początku ze znacznikiem (RR-024, RR-061). Siła pierwotnego właściciela podwaja się tam w obronie i w ataku (RR-025, RD-06, RA-82). Z własnej stolicy zawsze możesz wyruszać z żetonami, nawet jeśli ma ją rywal (RR-110).
about-term-home-area = [Obszar](term:area), w którym leży twoja stolica. Działa w nim [Nacjonalizm](advance:nationalism) (RR-138). Wenecja i Genua mają wspólny.
about-term-area = Jedna z ośmiu części mapy, od I do VIII, wyznaczonych grubymi liniami (RR-027). Od liczby graczy zależy, które są w grze; przez pozostałe mogą tylko przepływać statki (RR-057).
about-term-coastal-province = Prowincja z jasnoniebieską wodą; zaliczają się do nich też pola zamorskie, Islandia i Afryka Zachodnia (RR-014). Statki pływają od wybrzeża do wybrzeża. Chester, Portsmouth, Rzym i Neapol mają po dwa wybrzeża, które liczą się jako dwa miejsca (RA-74).
about-term-inland-province = Prowincja bez wybrzeża. Statki tu nie dopłyną, więc potrzebny jest sąsiad na lądzie albo [Karawana](advance:caravan) (RR-111, RR-113).
about-term-overseas-box = Jedno z pięciu pól na brzegu mapy: Chiny, Indie Wschodnie, Indie, Ameryka Północna i Ameryka Południowa. Wymagają [Żeglugi oceanicznej](advance:ocean-navigation) (RR-016), a obie Ameryki także [Nowego Świata](advance:new-world) (RR-017), i każde zajmuje jeden stopień twoich [statków oceanicznych](ship:ocean) (RR-101, RA-79). Jeden znacznik przynosi tu 2 lub 3 towary (RR-026).
about-term-sea = Niebieski akwen, który ma nazwę. Przepłyniesz go statkami pełnomorskimi, a galerami, jeśli masz Niebiosa; nic tam nie zostaje (RR-019).
about-term-ocean = Ciemnoniebieski Atlantyk; przepłyniesz go tylko dzięki [Żegludze oceanicznej](advance:ocean-navigation) (RR-020).
about-term-impassable = Ląd bez nazwy, który nie bierze udziału w grze (RR-013).
about-term-water = Morze lub ocean. Wybrzeża nad tym samym morzem są połączone dla każdego, kto może je przepłynąć (RR-019, RR-097).

## Pojęcia: towary

about-term-commodity = Jedno z 12 dóbr, od kamienia po kość słoniową. Każdy rynek daje jeden towar, pole Dalekiego Wschodu 2, pole Nowego Świata 3, a satelita żadnego (RR-026). Pieniądze dostaje się, gdy ktoś zagra kartę tego towaru (RR-043).
about-term-base-value = Tyle przynosi jedna prowincja z towarem: od $1 za kamień do $10 za złoto i kość słoniową. Tyle też płaci pierwszy gracz, żeby znieść niedobór lub nadwyżkę (RR-065).
about-term-payment-box = Jedna z kwot wydrukowanych na karcie towaru: wartość podstawowa razy kwadrat liczby prowincji. 3 prowincje przynoszą 9 razy tyle co 1. Niedobór, nadwyżka i Przemysł przesuwają cię o jedno pole (RA-19), ale nigdy poza ostatnie (RR-044, RA-18).
about-term-commodity-log = Tabela na mapie, która pokazuje, kto dominuje w których prowincjach z danym towarem (RR-034). Wymienia karty każdej epoki; gwiazdka oznacza kartę podwójną (RR-033).
about-term-shortage = [Towaru](term:commodity) jest za mało: za jego następną kartę każdy dostaje wypłatę o jedno pole wyższą (RR-149). Wypada w rzutach na koniec fazy dochodu, gdy kolorowa kostka pokaże od 1 do 3 (RR-147); gracz, który ma [większość](term:majority), dobiera kartę (RR-150). Kończy się, gdy ktoś zagra kartę towaru, albo wraz z następną turą (RR-152), albo gdy ktoś go zniesie (RR-065).
about-term-surplus = [Towaru](term:commodity) jest za dużo: za jego następną kartę każdy dostaje wypłatę o jedno pole niższą (RR-149). Wypada w rzutach na koniec fazy dochodu, gdy kolorowa kostka pokaże od 4 do 6 (RR-147); gracz, który ma [większość](term:majority), płaci $1 za każdą prowincję (RR-150). Kończy się, gdy ktoś zagra kartę towaru, albo wraz z następną turą (RR-152), albo gdy ktoś ją zniesie (RR-065).
about-term-majority = Ma ją ten, kto dominuje w większej liczbie prowincji z towarem niż każdy z pozostałych (RR-150); przy remisie nie ma jej nikt (RA-99). Przy niedoborze gracz ten dobiera kartę, przy nadwyżce płaci $1 za każdą z tych prowincji. Późniejsze zniesienie niedoboru lub nadwyżki niczego tu nie zmienia (RR-151).

## Pojęcia: pionki i ich miejsca

about-term-piece = Kwadratowy [żeton](piece:token) albo okrągły [znacznik](piece:marker). Położone pionki nigdy się nie przesuwają (RR-116). W turze położenia są białe, potem kolorowe (RR-143).
about-term-white-piece = Strona pionków położonych w tej turze. Biały pionek broni się jak każdy inny (RA-83), ale nie można od niego mierzyć zasięgu (RR-115), a biały znacznik nie przynosi pieniędzy za towary (RR-043). W fazie dochodu wszystkie odwraca się na kolorową stronę (RR-143).
about-term-coloured-piece = Strona pionków, które leżą na mapie od wcześniejszej tury. Od kolorowych pionków wyrusza się z żetonami (RR-110, RA-72) i tylko kolorowe znaczniki przynoszą pieniądze za towary (RR-043).
about-term-stock = Miejsce, w którym leżą twoje nieużywane żetony. Wracają tu żetony stracone i niewykorzystane (RR-117, RR-129). Masz ich razem 36 (RR-036), więc gdy zapas jest pusty, nie dokupisz więcej (RR-141, RA-05).
about-term-expansion-box = Część planszy gracza, na której kupione żetony leżą białą stroną do góry (RR-035). Te, których nie umieścisz na mapie, wracają do zapasu (RR-117).
about-term-mat = Twoja plansza z zapasem, polem ekspansji i znacznikami. Jej strona zależy od liczby graczy (RR-035), a ostatnie odsłonięte kółko pokazuje twój dochód (RR-144).
about-term-turn-log = Kartka, na której zapisujesz, ile wydajesz na żetony, a ile zatrzymujesz jako gotówkę (RR-154). Ostatnia kwota jest jawna (RR-038) i jest twoją [zapisaną gotówką](term:written-cash).
about-term-leader-box = Tu leży pierwszy przywódca w turze. Mecenat go nie dosięga (RR-080, RR-081).
about-term-order-table = Tabela z sześcioma [miejscami](term:order-slot), która pokazuje kolejność gry.
about-term-order-slot = Miejsce w tabeli kolejności, z numerem od 1 do 6. Przy 3 graczach używa się miejsc 2, 4 i 6, przy 4 miejsc 1, 3, 5 i 6, przy 5 miejsc od 1 do 5 (RR-011). To właśnie numer miejsca musi przebić kolorowa kostka (RR-127).
about-term-shipping-table = Tor twoich statków: Galera 2, 4, 6, 8; Pełnomorskie 10, 12, 14, 16; Ocean 1, 2, 3, 4. Stopień kosztuje $10, jeden na turę (RR-089); na 10 i na 1 trafia się tylko dzięki osiągnięciom (RR-100, RA-65).

## Pojęcia: karty

about-term-draw-pile = Zakryty stos, z którego dobiera się wszystkie karty. Gdy jest pusty, a trzeba dobrać kartę, tworzy się następną talię (RR-029, RA-12).
about-term-replay-pile = Zagrane karty, które wrócą do gry, odkryte; wolno oglądać tylko wierzchnią (RR-031). Wtasowuje się je do talii następnej epoki (RR-029).
about-term-history-deck = 64 karty z trzech epok: 29, 22 i 13 (RR-042, RD-69). Gra zaczyna się od pierwszej talii; następne dochodzą, gdy poprzednia się skończy (RR-029).
about-term-card = Karta [towaru](term:commodity-card), [wydarzenia](term:event-card) albo [przywódcy](term:leader-card). W każdej turze dobierasz jedną (RR-066) i zagrywasz, ile chcesz (RR-070). Kart nie wolno pokazywać ani się nimi wymieniać za obopólną zgodą (RR-158, RR-140).
about-term-hand = Karty, które trzymasz. Limitu nie ma (RR-104), ale każda podnosi cenę [stabilizacji](term:stabilization) (RR-102). Na koniec zagrywa się wszystkie (RR-161).
about-term-commodity-card = Przynosi każdemu pieniądze za jego kolorowe znaczniki w prowincjach z tym towarem, niezależnie od tego, kto ją zagrał (RR-043). Jest ich 27 i wszystkie trafiają na stos kart powracających (RR-045).
about-term-double-card = Karta sukno/wino albo złoto/kość słoniowa: kto ją zagrywa, wybiera jeden z dwóch towarów (RR-046).
about-term-event-card = 18 kart z przeróżnymi zrządzeniami losu, dobrymi i złymi. Jeśli jest coś do wyboru, wybiera ten, kto zagrał kartę (RR-074); to, co dotyka wszystkich, dotyka też jego (RR-198).
about-term-leader-card = 19 sławnych postaci, które w turze zagrania obniżają ceny niektórych osiągnięć; potem usuwa się je z gry (RR-050). Pierwszy przywódca w turze jest tylko twój, późniejsi są dostępni dzięki [Mecenatowi](advance:patronage) (RR-081). Ze [Słowem drukowanym](advance:printed-word) dają zwrot (RR-086).
about-term-recyclable = Karta z numerem epoki w kółku: po zagraniu trafia na stos kart powracających i wraca w następnej talii (RR-031, RR-047).
about-term-one-use = Karta z numerem epoki w kwadracie: po zagraniu usuwa się ją z gry (RR-047). Jednorazowi są też przywódcy (RR-050).
about-term-burden = Wydarzenie, którego nie można już zagrać, bo unieważniła je inna karta albo osiągnięcie. Zostaje na ręce i podnosi cenę [stabilizacji](term:stabilization) (RR-048). Pozbędziesz się go dzięki [Sztuce mistrzów](advance:master-art) albo [Wiatrakowi/młynowi wodnemu](advance:wind-watermill) (RR-049).
about-term-voided = Karta, która nie działa z powodu innej karty: Zbroja i Strzemiona przez Długi łuk lub Proch strzelniczy (RR-172, RR-179), Krucjaty przez Armie mongolskie (RR-183), Dekret papieski przez Waśnie religijne (RR-180). Na ręce staje się [ciężarem](term:burden).
about-term-reshuffle = Gdy trzeba dobrać kartę, a stos jest pusty, karty następnej epoki tasuje się razem ze stosem kart powracających i powstaje nowa talia (RR-029, RA-12).

## Pojęcia: przebieg gry

about-term-epoch = Jeden z trzech okresów: I od 750 do 1250 roku, II do 1500, III do 1750 (RR-042). Przy niektórych wydarzeniach liczy się epoka używanej talii (RA-13).
about-term-turn = Siedem faz: dobieranie kart, kupno kart, zagrywanie kart, zakupy, ekspansja, dochód i kolejność gry (RR-008).
about-term-round = Twoja część fazy. W fazach od 1 do 5 następny gracz zaczyna dopiero wtedy, gdy poprzedni skończy (RR-009).
about-term-phase = Jedna z siedmiu części tury (RR-008). Pierwszych pięć gracze rozgrywają po kolei, dwie ostatnie wszyscy jednocześnie (RR-009).
about-term-step = Jedna z czterech części fazy zakupów, zawsze w tej kolejności: flota, osiągnięcia, stabilizacja, zmniejszenie nędzy (RR-010).
about-term-order-of-play = Kto kiedy działa. Pierwszy jest ten, kto wydał na żetony najmniej (RR-155); z remisujących decyduje ten, kto później wybrał stolicę (RR-062, RA-04). Wczesne miejsce pomaga też w atakach: kolorowa kostka musi przebić numer twojego [miejsca](term:order-slot) (RR-127).
about-term-first-player = Gracz na czele kolejności. W fazie dobierania kart może znosić niedobory i nadwyżki (RR-065).
about-term-swap = Zamiana miejsc w kolejności dzięki [Renesansowi](advance:renaissance) (RR-157, RA-08).
about-term-capital-bid = Kwota, którą w tajemnicy licytujesz, żeby wcześniej wybierać stolicę (RR-058). Swoją stawkę płacisz z początkowych $40 (RR-060, RA-02).
about-term-minimum-expansion = Płacisz, nie biorąc żadnych żetonów: -3 kosztuje $3, nic nie daje i liczy się jako mniej niż 0, więc grasz wcześniej (RR-156, RA-06).
about-term-maximum-expansion = Wydajesz na żetony więcej, niż możesz ich dostać, żeby grać później. Nikt nie ma więcej niż 36 żetonów (RR-141, RA-05).
about-term-variant = To, na co umawiacie się przed grą: jej długość, limit czasu, mapa poprawiona albo trzy karty na początku (RR-006, RR-007).
about-term-edition = Opisujemy zasady z 1996 roku (Avalon Hill). Wpis `wydanie: 1999` wybiera zasady i planszę wydania Eurogames: od RD-33 do RD-37, od RD-39 do RD-45 i RD-69.

## Pojęcia: pieniądze

about-term-cash = Pieniądze, które masz teraz. Leżą na widoku, choć możesz trzymać je w stosie (RR-038), a na koniec liczą się jako punkty (RR-166).
about-term-written-cash = Kwota zapisana jako gotówka w ostatniej fazie kolejności gry; każdy może ją znać (RR-038). [Złoto alchemika](card:alchemists-gold) i [Wojna domowa](card:civil-war) zabierają połowę tej kwoty, a nie tego, co masz teraz (RR-171, RR-173).
about-term-dollar = Waluta w grze. Każdy zaczyna z $40 (RR-052).
about-term-bank = Wypłaca i przyjmuje wszystkie pieniądze; nigdy się nie kończą (RA-113). Prowadzi go jeden z graczy (RR-197).
about-term-income = W fazie dochodu dostajesz $15, a za każdą zdominowaną prowincję tyle dolarów, ilu graczy zaczynało grę: przy 5 graczach i 17 prowincjach $100 (RR-144, RR-079). [Klasa średnia](advance:middle-class) dodaje $10 (RR-146).
about-term-interest = Pieniądze z [Odsetek i zysku](advance:interest-and-profit): drugie tyle, ile masz gotówki przed wypłatą dochodu, najwyżej tyle, ile wynosi sam dochód (RR-145, RA-98).

## Pojęcia: ekspansja i rywalizacja

about-term-expansion-bonus = Darmowa karta na koniec fazy ekspansji dla gracza, który ma najwięcej białych znaczników, co najmniej 1; przy remisie dla tego, kto grał wcześniej (RR-142, RA-96).
about-term-expansion-card = W swojej rundzie ekspansji możesz kupić 1 kartę za żetony. Pierwsza karta kupiona przez kogokolwiek w tej fazie kosztuje 3, druga 6, trzecia 9 (RR-122, RA-95, RD-13).
about-term-competition = Dochodzi do niej tam, gdzie w prowincji nie mieszczą się wszystkie pionki: o tym, kto zostaje, rozstrzyga [atak](term:attack) (RR-021, RR-124).
about-term-attack = Konieczny tam, gdzie stoi znacznik rywala albo pionków byłoby więcej, niż wynosi wielkość rynku (RA-85). Wyślij żetony, których [siła](term:strength) jest co najmniej równa sile obrońców powiększonej o wielkość rynku; samych żetonów musi być co najmniej tyle, ile wynosi wielkość rynku (RR-124), a z mniejszą liczbą w ogóle nie wolno wejść (RR-125). Potem rzuć raz wszystkimi trzema kostkami: wygrywasz, jeśli kolorowa pokaże więcej niż numer twojego [miejsca](term:order-slot) albo czarna więcej niż biała (RR-127). Pionki przegranego wracają do zapasu (RR-129), a ty możesz próbować ponownie z nowymi żetonami (RR-131).
about-term-attacker = Ten, kto wysyła żetony do prowincji, w której bez walki się nie zmieszczą. Atakujący rzuca i musi wygrać na kostkach; w przeciwnym razie obrońca zostaje (RR-127).
about-term-defender = Ten, kto ma pionki w atakowanej prowincji. Kilku broni się wspólnie (RA-81). Jeśli kostki nie rozstrzygną na korzyść atakującego, wygrywa obrońca (RR-127).
about-term-strength = Żeton liczy się za 1, znacznik za tyle, ile wynosi wielkość rynku (RR-126). Dolicza się wspierające [satelity](term:satellite) (RR-123, RR-135), [Nacjonalizm](advance:nationalism) (RR-138) i przewagi militarne; we własnej stolicy siła się podwaja (RR-025, RA-82). Z wielkością rynku porównuje się zawsze liczbę pionków, a nie ich siłę (RR-202).
about-term-military-advantage = [Zbroja](card:armor), [Strzemiona](card:stirrups), [Długi łuk](card:long-bow) albo [Proch strzelniczy](card:gunpowder), w turze, w której zagrano kartę (RA-42). Dodaje 1 do twojej siły w ataku i obronie oraz do twojej kostki w Wojnie, a gdy atakujesz, wygrywasz też przy równych kostkach, czarnej i białej (RR-128). Kilka się sumuje (RA-43).
about-term-coloured-die = Kostka, którą porównuje się z numerem [miejsca](term:order-slot) atakującego: wyższy wynik wygrywa (RR-127), z [Prozelityzmem](advance:proselytism) równy też (RR-136). W rzutach na rynek od 1 do 3 oznacza niedobór, od 4 do 6 nadwyżkę (RR-147). W jednych egzemplarzach gry jest czerwona, w innych zielona.
about-term-black-die = Jeśli pokaże więcej niż [biała kostka](term:white-die), wygrywa atakujący (RR-127). W rzutach na rynek suma tych dwóch kostek wskazuje towar (RR-147).
about-term-white-die = Jeśli [czarna kostka](term:black-die) pokaże więcej niż ona, wygrywa atakujący (RR-127). W rzutach na rynek suma tych dwóch kostek wskazuje towar (RR-147).
about-term-tie = Przy równych kostkach atakujący bez [przewagi militarnej](term:military-advantage) przegrywa (RR-128), a w Wojnie rzuca się ponownie (RR-182). Remis w kolejności gry rozstrzyga ten, kto później wybrał stolicę (RR-062), kartę premiową dobiera ten, kto grał wcześniej (RR-142), a większości przy remisie nie ma nikt (RA-99). Gracze z równym wynikiem dzielą się zwycięstwem (RA-108).
about-term-support = Strzałka [satelity](term:satellite): twój kolorowy żeton na nim dodaje 1 do siły twojego znacznika w prowincji, którą wskazuje (RR-123), a z [Kosmopolityzmem](advance:cosmopolitan) do siły twojego ataku na nią (RR-135).
about-term-control = Prowincję kontroluje ten, kto ma w niej kolorowy znacznik albo tyle kolorowych żetonów, ile wynosi wielkość rynku (RR-113). Karawana przez nią nie przejdzie i tylko po zdobyciu takiej prowincji można użyć Wiatraka/młyna wodnego (RA-88).
about-term-domination = Twój [znacznik](piece:marker) na rynku. Tyle żetonów, ile wynosi wielkość rynku, bez pionków rywali, od razu zamienia się w znacznik (RR-003, RR-133). Zdominowane prowincje przynoszą dochód (RR-144) i towary (RR-043).
about-term-reduce = Znacznik zamienia się w 1 kolorowy żeton tego samego właściciela. Jeśli zapas jest pusty, właściciel bierze żeton z pola ekspansji albo zostawia prowincję pustą (RR-075, RA-36).
about-term-flip = W fazie dochodu wszystkie białe pionki odwraca się na kolorową stronę (RR-143).

## Pojęcia: statki

about-term-ship = Bez statków nie możesz umieszczać żetonów po drugiej stronie wody (RR-018). Są trzy klasy, [galery](ship:galley), [statki pełnomorskie](ship:seaworthy) i [oceaniczne](ship:ocean), po cztery stopnie w każdej; jeden stopień na turę za $10 (RR-089). Nikt nie zaczyna ze statkiem (RA-64).
about-term-capacity = Ile żetonów możesz w jednej turze przewieźć do tej samej prowincji (RR-098). Żetony stracone w ataku też się liczą (RA-77). Razem możesz przewieźć tyle, ile chcesz.
about-term-range = Jak daleko od swoich kolorowych pionków lub od stolicy możesz umieszczać żetony (RR-110): u sąsiadów na lądzie (RR-111), o 2 prowincje dalej z [Karawaną](advance:caravan) (RR-113) i tam, dokąd dopływają twoje statki (RR-095, RR-099, RR-101).

## Pojęcia: umowy i koniec gry

about-term-forced-trade = Karta za kartę: po zdobyciu prowincji rywala dajesz mu wybraną przez siebie kartę i losujesz jedną z jego ręki, jeśli masz [Wiatrak/młyn wodny](advance:wind-watermill) i szczęście w rzucie (RR-139). Wymiany za obopólną zgodą są zakazane (RR-140).
about-term-elimination = Kto dojdzie do [chaosu](term:chaos), odpada z gry (RR-077). Karty z ręki się odrzuca, a pionki zostają i się bronią; z osiągnięć pomaga im tylko Nacjonalizm (RR-078, RA-115). Dochód pozostałych nadal zależy od liczby graczy z początku gry (RR-079).
about-term-withdrawal = Gracza, który odchodzi od stołu, traktuje się jak wyeliminowanego (RR-167, RA-116).
about-term-diplomacy = Możesz obiecać wszystko i nic cię nie wiąże. Umowy trzeba jednak zawierać jawnie, a kart nie wolno pokazywać; kto to złamie, temu nędza rośnie o 1 pole (RR-158, RD-08).
about-term-penalty = 1 pole nędzy za złamanie zasad [dyplomacji](term:diplomacy) (RR-158, RA-111).
about-term-score = Pełny koszt wszystkich twoich osiągnięć plus gotówka minus nędza (RR-166).
about-term-winner = Gracz z najwyższym [wynikiem](term:score) (RR-166); gracze z równym dzielą się zwycięstwem (RA-108). Wyeliminowany gracz nie ma wyniku (RA-109).

## Fazy

about-phase-draw = Faza 1. Najpierw pierwszy gracz może znieść niedobory i nadwyżki, płacąc wartość podstawową towaru (RR-065). Potem każdy dobiera kartę (RR-066).
about-phase-buy = Faza 2. Dzięki [Rozkwitowi miast](advance:urban-ascendancy) możesz kupić dodatkową kartę za $10 (RR-067), a potem, dzięki [Sztuce mistrzów](advance:master-art), odrzucić jedną (RR-068).
about-phase-play = Faza 3. W kolejności gry każdy zagrywa tyle kart, ile chce (RR-070): towary przynoszą pieniądze, wydarzenia uderzają, a przywódcy czekają na fazę zakupów. Po remisie w [Wojnie](card:war) rzuca się ponownie na początku każdej rundy (RA-50).
about-phase-purchase = Faza 4. W kolejności gry każdy robi zakupy, zawsze w tym porządku: [ulepszenie floty](step:ship), [osiągnięcia](step:advances), [stabilizacja](step:stabilization), [zmniejszenie nędzy](step:relief) (RR-010). Na koniec przywódców usuwa się z gry, a ochrona trafia do banku (RR-080, RR-082).
about-phase-expansion = Faza 5. Na początku ofiara Wojny domowej spada na ostatnie miejsce i rozlicza się [Święty odpust](advance:holy-indulgence) (RA-93). Potem w kolejności gry każdy umieszcza żetony w [zasięgu](term:range) (RR-110), atakuje tam, gdzie trzeba (RR-124), i może kupić kartę za żetony (RR-122). Żetony, które zostały, wracają do zapasu (RR-117). Na koniec jeden z graczy dobiera [kartę premiową](term:expansion-bonus) (RR-142).
about-phase-income = Faza 6, wszyscy jednocześnie: pionki odwraca się na kolorową stronę (RR-143), wypłaca się odsetki i dochód (RR-145, RR-144), Nowy Świat zmniejsza nędzę (RR-109), stare niedobory i nadwyżki się kończą, a dwa rzuty przynoszą nowe (RR-147). Dokładną kolejność podaje RA-97.
about-phase-order = Faza 7, wszyscy jednocześnie: każdy w tajemnicy decyduje, ile pieniędzy wyda na żetony, po $1 za sztukę (RR-154). Kto wydał najmniej, jest w następnej turze pierwszy (RR-155). Rozgrywa się ją też raz przed turą 1 (RR-064), a w ostatniej turze się ją pomija (RR-161). W wydaniu z 1999 roku to pierwsza faza tury (RD-34).
about-phase-capital-selection = Przed pierwszą turą: każdy licytuje w tajemnicy; kto dał najwięcej, wybiera stolicę pierwszy, a swoją stawkę płaci każdy (RR-058, RR-060). Przy równych stawkach decydują kostki (RR-059, RA-03). Kto wybiera późno, zyskuje później: to on rozstrzyga remisy w kolejności gry (RR-062).
about-phase-final-card-play = Po dochodzie w ostatniej turze wszyscy w kolejności gry zagrywają karty z ręki (RR-161, RA-105). Towary przynoszą pieniądze, a wydarzenia uderzają jak zwykle (RR-203, RR-164), przywódcy dają tylko zwrot (RR-163), a niedoborów i nadwyżek nie można znosić (RR-162). Ciężary zostają na ręce.

## Kroki fazy zakupów

about-step-ship = Krok A: za $10 twój statek przechodzi o jeden stopień wyżej, raz na turę (RR-089). Z Galery 8 nie ma przejścia na 10 (RR-100).
about-step-advances = Krok B: kup tyle osiągnięć, na ile cię stać. Ceny obniżają [zniżki](term:credit), [przywódcy](term:leader-credit) i Badania instytucjonalne (RR-091, RR-092, RR-195). Kolejność ma znaczenie, bo zdolności działają od razu (RR-094).
about-step-stabilization = Krok C: zapłać za karty na ręce albo twoja nędza wzrośnie (RR-102, RR-103).
about-step-relief = Krok D: zmniejsz nędzę, jeśli masz co najmniej jeden [poziom](term:tier) (RR-105, RR-106).

## Statki

about-ship-galley = Stopnie 2, 4, 6 i 8: tyle żetonów możesz najwyżej przewieźć do każdej prowincji i o tyle prowincji nadmorskich może być ona najwyżej oddalona (RR-095, RA-74). Galery trzymają się brzegu; dopiero dzięki [Niebiosom](advance:heavens) mogą przepłynąć morze (RR-096, RR-097). Pierwsza, Galera 2, kosztuje $10 (RA-64).
about-ship-seaworthy = Stopnie 10, 12, 14 i 16: tyle żetonów możesz najwyżej przewieźć do każdej prowincji nadmorskiej, choćby najdalszej, ale nie za ocean, a bez osiągnięcia Lądem na Wschód nie do obszaru V (RR-099). Pierwszy stopień dostajesz za darmo ze [Statkami pełnomorskimi](advance:seaworthy-vessels) (RA-65).
about-ship-ocean = Stopnie od 1 do 4: dowolnie wiele żetonów do każdej prowincji nadmorskiej i na tyle [pól zamorskich](term:overseas-box), ile wynosi stopień, razem z tymi, które już masz (RR-101, RA-79). Pierwszy stopień dostajesz za darmo z [Żeglugą oceaniczną](advance:ocean-navigation) (RA-65).

## Pionki

about-piece-token = Kwadratowy, 36 dla każdego gracza (RR-036). Żetony kupujesz po $1 w fazie kolejności gry (RR-154), a umieszczasz na mapie w fazie ekspansji. Tyle, ile wynosi wielkość rynku, bez pionków rywali, zamienia się w [znacznik](piece:marker) (RR-003).
about-piece-marker = Okrągły, 25 dla każdego gracza (RR-036). Znacznik oznacza, że dominujesz na rynku: przynosi dochód (RR-144), liczy się przy kartach towarów (RR-043) i broni się z siłą równą wielkości rynku (RR-126). Jeśli wszystkich 25 jest na mapie, możesz zamienić jeden na żeton (RR-134, RA-90).
about-piece-commodity-marker = 12 dla każdego gracza, do [tabeli towarów](term:commodity-log) (RR-037, RR-034).
about-piece-misery-marker = Jeden dla każdego gracza, na [torze nędzy](term:misery-index) (RR-037). Zaczyna na 0 (RR-063).
about-piece-turn-marker = Jeden dla każdego gracza, na jednym z [miejsc](term:order-slot) w kolejności gry (RR-037, RR-155).
about-piece-ship-marker = Jeden dla każdego gracza, w [tabeli żeglugi](term:shipping-table) (RR-037). Odwraca się go po zdobyciu Statków pełnomorskich (RR-032).

## Warianty

about-variant-basic = Tylko epoka I: gra kończy się wraz z turą, w której dobrano jej ostatnią kartę (RR-030, RR-159). Około dwóch godzin (RR-196).
about-variant-intermediate = Epoki I i II: gra kończy się wraz z turą, w której dobrano ostatnią kartę drugiej talii (RR-159). Co najmniej cztery godziny (RR-196).
about-variant-campaign = Wszystkie trzy epoki; przyjmuje się ją, jeśli w zapisie nie podano inaczej (RR-159). Około sześciu godzin (RR-196).
about-variant-time-limit = Umawiacie się, o której kończycie, i dogrywacie rozpoczętą turę (RR-007, RA-110).
about-variant-revised-map = Późniejsza mapa: z [Loarą](province:loire), bez Smoleńska i z granicami z 1999 roku (RD-35, RD-36, RD-37, RD-38).
about-variant-three-cards = Rozdanie z 1999 roku w grze według wydania z 1996 roku: po 3 karty, z których 1 się oddaje (RD-33).

## Wydania

about-edition-1996 = Pierwsze wydanie gry, opublikowane przez firmę Avalon Hill. Wszystko tutaj odnosi się do niego, chyba że podano inne wydanie.
about-edition-1999 = Wydanie firmy Eurogames: inne rozdanie, kolejność gry jako pierwsza faza, zmieniona plansza, inne zniżki, ulga, której się nie kupuje, i nowe działanie Słowa pisanego, Wiatraka/młyna wodnego, Oświecenia, Nowego Świata i Mecenatu (od RD-33 do RD-37, od RD-39 do RD-45, RD-69).

## Epoki

about-epoch-1 = Od 750 do 1250 roku (RR-042). 29 kart: 11 towarów, 13 wydarzeń, 5 przywódców; w wydaniu z 1999 roku 30 kart (RD-69). Od tej talii zaczyna się gra.
about-epoch-2 = Od 1250 do 1500 roku (RR-042). 22 karty: 9 towarów, 5 wydarzeń, 8 przywódców; w wydaniu z 1999 roku 21 kart (RD-69). Tasuje się je razem ze stosem kart powracających, gdy pierwsza talia się skończy (RR-029).
about-epoch-3 = Od 1500 do 1750 roku (RR-042). 13 kart: 7 towarów i 6 przywódców, bez nowych wydarzeń. Tasuje się je razem ze stosem kart powracających, gdy druga talia się skończy (RR-029).

## Słowa zapisu

about-word-board = Co jest na waszej planszy lub waszym arkuszu tam, gdzie my tylko coś zakładamy albo źródła są sprzeczne: `plansza: Katedra = ulga 5`, `plansza: Gallipoli ~ Morze Czarne` (RD-49, RD-56).
about-word-edition = W które wydanie się gra: `wydanie: 1999`. Jeśli nic nie podano, w wydanie z 1996 roku.
about-word-roll = Kostka przy równych stawkach: `Wenecja: rzut = [5]` (RR-059, RA-03).
about-word-clear = Pierwszy gracz znosi niedobór lub nadwyżkę: `Genua: zniesienie > sukno` (RR-065).
about-word-card = Kupiona karta, w fazie kupna kart za $10 (RR-067) albo w fazie ekspansji za żetony (RR-122): `Wenecja: karta`. W zapisie z jawnymi kartami także to, co dobrano: `Genua: karta = wino`.
about-word-discard = Karta odrzucona dzięki Sztuce mistrzów albo karty z ręki gracza, który odpadł: `Genua: odrzucenie > Głód` (RR-068, RR-077).
about-word-cede = Co oddaje przegrany w Wojnie: `Barcelona: odstąpienie > Sewilla, Lizbona` (RR-182).
about-word-cash = Ofiara Wojny domowej oddaje połowę gotówki: `= gotówka` (RR-173). Także pieniądze przy Świętym odpuście (RR-120).
about-word-tokens = Ofiara Wojny domowej oddaje połowę żetonów: `= żetony` (RR-173). Po liczbie: ile żetonów ma gracz.
about-word-token = W miejsce zredukowanego znacznika trafia żeton z pola ekspansji: `Genua: zastąpienie > Mediolan = żeton` (RR-075). Po liczbie: ile żetonów ma gracz.
about-word-empty = Zredukowanego znacznika nic nie zastępuje: `Genua: zastąpienie > Mediolan = pusta` (RR-075).
about-word-replace = Co trafia w miejsce zredukowanego znacznika, gdy zapas jest pusty (RR-075, RA-36): `Genua: zastąpienie > Mediolan = żeton`.
about-word-ship = O jeden stopień wyżej za $10: `Wenecja: statek` (RR-089). Zamiast tego można zapisać osiągnięte pole, `galera 4`.
about-word-stability = Stabilizację zapłacono: `stabilizacja` albo z ceną, `stabilizacja $6` (RR-102). Można to pominąć.
about-word-unrest = Stabilizacji nie zapłacono (RR-103).
about-word-relief = Ulga w nędzy: `ulga` to 1 pole, `ulga 2` to 2 (RR-105). Po `plansza:` wartość ulgi osiągnięcia.
about-word-trade = Wymuszona wymiana dzięki Wiatrakowi/młynowi wodnemu, z wynikiem rzutu: `Wenecja: wymiana > Barcelona = [2]` (RR-139).
about-word-free = Znacznik zamienia się na żeton, bo wszystkich 25 jest na mapie: `Wenecja: zwolnienie > Mediolan` (RR-134, RA-90).
about-word-bonus = Kto dobiera kartę premiową za ekspansję, do porównania: `premia: Barcelona` (RR-142).
about-word-market = Dwa rzuty na niedobór i nadwyżkę, w każdym kolorowa, czarna i biała: `rynek: [4 4 3], [2 3 3]` (RR-147).
about-word-shortage = Których towarów brakuje, do porównania albo w przygotowaniu: `niedobór: złoto, kość słoniowa` (RR-147).
about-word-surplus = Których towarów jest za dużo, do porównania albo w przygotowaniu: `nadwyżka: wełna` (RR-147).
about-word-indulgence = Co przy Świętym odpuście daje gracz, który ma za mało żetonów: `Paryż: odpust = nędza` albo `= gotówka` (RR-120, RA-94).
about-word-misery = Nędza gracza jako liczba na jego polu: `nędza 40`. Także wybór pola nędzy przy Świętym odpuście (RR-120).
about-word-penalty = 1 pole nędzy za złamanie zasad dyplomacji: `Paryż: kara` (RR-158).
about-word-leaves = Gracz odchodzi z gry: `Paryż: odchodzi` (RR-167).
about-word-markers = Prowincje z kolorowymi znacznikami, w przygotowaniu albo do porównania: `Wenecja: znaczniki > Dubrownik, Belgrad`.
about-word-marker = Ile znaczników gracz ma na mapie, do porównania: `8 znaczników`.
about-word-hand = Jakie karty gracz ma na ręce, w zapisie z jawnymi kartami albo na koniec: `Wenecja: ręka = Zbroja`.
about-word-written = Zapisana gotówka w przygotowaniu, jeśli różni się od posiadanej: `$62, zapisana $70` (RR-038).
about-word-epoch = Bieżąca epoka, w przygotowaniu albo do porównania: `epoka: 2`.
about-word-deck = Ile kart jest na stosie dobierania, w przygotowaniu albo do porównania: `talia: 16`.
about-word-replay = Stos kart powracających, w przygotowaniu: `powracające: kamień, Głód` (RR-031).
about-word-removed = Karty usunięte z gry, w przygotowaniu: `usunięte: Karol Wielki, Zbroja` (RR-047).
about-word-choice = W jakiej kolejności wybierano stolice, w przygotowaniu; rozstrzyga o remisach (RR-062).
about-word-area = Poprzedza numer obszaru: `Czarna śmierć > obszar VII` (RR-184).
about-word-won = Atak wygrano, ale kostek nie zanotowano: `Wenecja: Fez = wygrany` (RR-127).
about-word-lost = Atak przegrano, ale kostek nie zanotowano: `Wenecja: Fez = przegrany` (RR-127).
about-word-adjust = W wydaniu z 1999 roku: Wiatrak/młyn wodny wywołuje niedobór lub nadwyżkę, `Wenecja: korekta > wino = nadwyżka` (RD-43).
