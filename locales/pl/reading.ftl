### Słowa, które pisze się w zapisie między nazwami: postać kanoniczna ma dla nich znaki albo je pomija.
### Listy słów oddzielonych przecinkami. Odmienione formy nazw stoją przy nazwach.

## Między pozycjami
reading-and =
    i, oraz, a, potem, a potem, następnie, plus, razem z, później, na końcu, jeszcze, po czym, wraz z,
    i jeszcze, a także, ponadto, i też,
    po nim, po niej, a po nim, a po niej, a na końcu, na koniec, zaś, natomiast, jak również, jak i, a zaraz potem,
    najpierw, w końcu, i na końcu, i wreszcie, wreszcie, do tego, kolejno, dalej, ale, jako pierwszy, jako pierwsza,
    jako drugi, jako druga, jako ostatni, jako ostatnia
## Pomijane: zaimki, czasowniki i rzeczowniki, które same nic nie mówią.
reading-filler =
    swój, swoją, swoje, swojego, swoich, jego, jej, ich, ma, mają, jest, teraz, stawia, postawił, postawiła, kładzie, położył, położyła, umieszcza,
    wystawia, wysyła, wysłał, wysłała, przesuwa, idzie, poszedł, poszła, wysadza, ląduje, bierze, wziął, wzięła, wybiera, wybrał, wybrała, zabiera,
    kupuje, kupił, kupiła, buduje, zbudował, zbudowała, używa, odkrywa, odkrył, odkryła, gra, grał, grała, robi, daje, żeton, żetony, kafelek, płytka,
    pole, pionek, pionki, strona, każdy, dokłada, na sprzedaż, nowy, nowa, nowe, nowych, razem, łącznie, wynik, karta, kartę, przez, od gracza,
    wypowiada, wypowiedział, wypowiedziała, wyprawa, dla, stawiają, stawiam, postawili, kładą, położyli, umieszczają, umieścił, umieściła, wystawiają,
    wystawił, wystawiła, wysyłają, wysyłam, wysłali, przesuwają, przesunął, przesunęła, idą, poszli, biorą, biorę, wzięli, wybieram, wybrali, zabrał,
    zabrała, kupują, kupili, budują, zbudowali, używają, użył, użyła, odkrywają, odkryli, zagrywa, zagrywają, zagrał, zagrała, wykłada, wyłożył,
    wyłożyła, zrobił, zrobiła, dają, dał, dała, dokładają, dołożył, dołożyła, płynie, płyną, popłynął, popłynęła, zajmuje, zajmują, zajął, zajęła,
    leci, poleciał, poleciała, też, także, tylko, już, wchodzi, wszedł, weszła, wkracza, wkroczył, wkroczyła, atakuje, zaatakował, zaatakowała, kości,
    kość, kostki, kostka, rzuca, rzucił, rzuciła, wyrzuca, wyrzucił, wyrzuciła, która, który, które, statek, ogląda, obejrzał, obejrzała, podgląda,
    sprawdza, ochrona, ochroną, ochronę, zawiera, zawarł, zawarła, osiedla, osiedlił, osiedliła, zasiedla, osiada, się, rusza, ruszył, ruszyła,
    żetonami, żetonów, żetonem, żetonu, gracz, eksploruje, przy, decyduje, ustawia, ustawił, ustawiła, wyrusza, wyruszył, wyruszyła, wylądował,
    wylądowała, kolonizuje, próbuje, rozszerza, nabywa, nabył, nabyła, nabyli,
    licytuje, oferuje, zaoferował, zaoferowała, na stole, w tej turze, tym razem, w tej rundzie, on, ona, oni, to, jest to, zaczyna, rozpoczyna,
    zaczął, zaczęła, trwa, dalej, toczy się, kończy, skończył, skończyła, ulepsza, ulepszył, ulepszyła, podnosi, szkoli, wyszkolił, wyszkoliła,
    rekrutuje, startowe, początkowe, wystawione, rzuty, rzut, wyszło, wypadło, wyszły, wypadły, pokazuje, pokazał, pokazała, odsłonięte, dostępne,
    miejsce, tura, turze, wyprawa do, wyprawa na, podróż, misja, wraca, zostaje, trzyma, zostało, dołącza, odwiedza,
    próbował, próbowała, grabi, łupi, napada, rozgrywa, rozegrał, rozegrała, otwiera, bierze sobie, swego, swojemu, swym, swoim, własny, własnego,
    łącznie ma, razem ma, wychodzi, osiąga, osiągnął, osiągnęła, zalicza, stoi na, jest na, swe, te, ten, ta, tego, tej,
    broni, bronił, broniła, przechodzi, przeszedł, przeszła, leżą, leży, są,
    kolejny, kolejną, kolejne, kolejnego, inny, drugiego z, jeszcze jeden, jeszcze jednego,
    ale, a to, no, no i, więc, również, zaś, natomiast, tu, tam, tutaj, wreszcie, w końcu, nareszcie,  
     od razu, zaraz, dziś, dzisiaj, wszystko, wszystkie, wszyscy, wszystkich, każda, każde, każdego, każdej,
    sam, sama, samo, sami, samego, samej, samym, ostatni, ostatnia, ostatnie, ostatnich, ostatniego, pierwsze,
    kolejnych, następny, następna, następne, następnych, stary, duży, mały, cały, całą, całe, całej, nowego, nowej,
    niestety, szczęśliwie, udanie, skutecznie, pokojowo, spokojnie, sukces, udało się, brawo, hurra, pech, znowu on,
    niespodziewanie, swoimi, swojej, nasz, nasza, nasze, naszej, naszym, mój, tym, tymi, tych, tę, tą, tamten, taki,
    taka, takie, którą, którego, której, którzy, czyli, że, żeby, gdzie, skąd, dokąd, tak,  jak, po czym,
    przy tym, u siebie, u nas, do siebie, dla siebie, na siebie, na rękę, na ręce, w ręku, na ręku, w banku, z banku,
    z puli, z zasobów, z talii, z pudełka, w puli, ze stołu,  na rynku, na stół, na planszy, na planszę,
    w zapasie, darmowy, darmowego, darmową, za darmo, gratis, od lewej, od lewej do prawej, z lewej, z prawej,
    w tej kolejności, w kolejności, po kolei, kolejno, w tej rundzie, w tej fazie, w tym roku, tej tury, tej rundy,
    na razie, na początek, na początku, na start, na koniec, na końcu, na dziś, do tego, przy okazji, w zamian,
    w nagrodę, w sumie, za to, przedtem, wcześniej, najpierw, później, jednak, był, była, było, byli, były, będzie,
    ma już, mają już, ma teraz, ma jeszcze, miał, miała, mieli, zostają, został, została, zostały, zostali, zostaje z,
    staw~, postaw~, wystaw~, ustaw~, kładzi~, kład~, położ~, wyłoż~, dołoż~, dokład~, przełoż~, da, dodaj~, doda~,
    dorzuc~, umieszcz~, umieśc~, umieści~, wysył~, wysła~, pośle, posył~, posłał, posłała, przesuw~, przesun~,
    przenos~, przenios~, przenieś~, przesta~, przestaw~, przeskak~, przeskocz~, porusz~, rusz~, wyrusz~, poszed~,
    poszł~, pójdzie, chodzi, wrócił, wróciła, jedzie, pojechał, pojechała, płyn~, popłyn~, dopłyn~, przypłyn~,
    odpłyn~, wypłyn~, żegluje, polec~, przylec~, ląd~, wyląd~, wyląduje, przybył, przybyła, przybywa, dotar~, dociera,
    dotarł, dotarła, wszed~, weszł~, wkroczy~, wkracz~, wejdzie, zajm~, zają~, zaję~, obsadz~, obsadza, brać, bierz~,
    weź~, wzią~, wzię~, zabier~, zabra~, pobier~, pobra~, wybier~, wybra~, wybra, wyciąg~, wyciągn~, ciągn~, losow~,
    wylos~, wylosow~, dobier~, dobra~, chce, chcą, wol~, decyd~, zdecyd~, zdecydow~, kup~, kupow~,
    wykup~, dokup~, nabyw~, naby~, zakup~, bud~, zbud~, budow~, zbudow~, wybud~, wybudow~, postawi~, używ~, korzyst~,
    skorzyst~, wykorzyst~, zastos~, stos~, zastosow~, graj~, zagr~, rzuc~, wyrzuc~, pokaz~, pokazuj~, odsłon~,
    odsłani~, odkryw~, odkry~, ujawn~, poznaj~, bad~, zbad~, badał, przebad~, eksplor~, mapuje, spraw~, sprawdz~,
    zobacz~, ogląd~, podejrz~, podgląd~, osiedl~, zasiedl~, osadz~, kolonizow~, skolonizow~, podbij~, podbi~, podbił,
    podbiła, zdoby~, zdobył, zaję, opanow~, przejm~, przeją~, przeję~, walcz~, bij~, pobi~, pokonuj~, pokona~, napad~,
    najech~, naj~, najeżdż~, szturm~, zaatakow~, atak~, atakow~, wypow~, wypowied~, wypowiedzi~, ogłasz~, ogłos~,
    ogłosi~, wywoł~, wywołuj~, szkol~, wyszkol~, rekrut~, zrekrut~, werb~, zwerb~, werbow~, zwerbow~, najm~, najmuje,
    wynają~, zbier~, zebra~, zbiera, zebrał, zebrała, anekt~, aneks~, zaanekt~, przyłącz~, dołącz~, zamien~, zamieni~,
          ulepsz~, usprawn~, rozbud~, rozbudow~, spłac~,
    stabiliz~, ustabiliz~, blok~, zablok~, zablokow~, otwier~, otworz~, otworzy~, zaczyn~, zaczą~, zaczę~, rozpocz~,
    rozpoczyn~, kończ~, skończ~, zakończ~, kontynu~, daj~, podaj~, mów~, powiedz~, licyt~, licytow~, zalicyt~,
    przebij~, podbij, odpow~, odpowiad~, próbuj~, próbow~, spróbow~, udaj~, wykon~, wykonuj~, rob~, zrob~, zrobi~,
    prowadz~, poprowadz~,   stoi, stoją, stał, stała, stanął, stanęła, staje, stają, siedzi, wypada,
    wypad~, wypadł, wypadła, wychodzą, wyszedł, wyszła, wyszli, pojaw~, trafi~, trafił, trafia, przypad~, przypadł,
    przypadła, przypadło, dostaje się, należ~, należy do, idzie do, idą do, jest u, bierze na cel, na cel,
    decyduje się na, decyduje się, stawia na, stawia na polu, ląduje na, zostaje na, ludzik, ludzika, ludziki,
    figurka, figurkę, figurki, figurek, figurką, pionka, pion, piona, człowiek, człowieka, ludzie, ludzi,
    jeden ze swoich, jednego ze swoich, swojego ostatniego, pola, polu, polem, pól, miejscu,  
     region, regionie, kraina, prowincja, prowincję, miasto, miasta, stół, stole, rząd, rzędzie, rzędu, karty,
    kartą, kart, kafelka, kafelki, płytkę, płytki, żetonik, stronę, stroną, stronie, talia, ręka, rękę, kasa, kasie,
    w kasie, gotówka, gotówki, gotówką, wyniki, wynik końcowy, wyniki końcowe, punktacja, łączny, łączna, suma,
    ogółem, końcowe, końcowy,
    z losowania, losowo, wylosowana, wylosowany, wylosowane, z sektorów, ze swoich sektorów, z kolonii, na co,
    postawić, zagrać, kupić, zrobić, za inicjatywę, za towary, za dochód, stoją już, stoi już, obecnie, w tej chwili,
    aktualnie, pierwszy gracz,     wciąż remis, znów remis,
    remis, dogrywka, o stolicę, za stolicę, do swojej ręki, ze stosu, stos, na nie, na nich, na niego, na nią, na nim,
    go, ją, je, nimi, nim, nią, nią odkrył, czyj,
    znacznik, znacznika, dominium, dzięki Sztuce mistrzów, Sztuka mistrzów, ochrony, jego karta, jej karta,
    ponownie próbuje, gramy, gra się, wariant, wariancie, pełna, pełną,
    zakazuje, zabrania, dekretem, wpadł w chaos, wpadła w chaos,    wygrał, wygrała,
    uderza, uderzają, wybucha, wybuchł, wybuchła,
    maks, maksimum, bonus
## Przed celem
reading-to =
    do, na, w, we, przeciw, przeciwko, przeciwko graczowi, z, ze, vs, kontra, ku,
    pod, nad, aż do, wobec, obok,
    ponad, przez, koło, przy, u, po, między, wokół, na polu, na pole, do pola, na obszar, na obszarze, w obszarze,
    do obszaru,
    jako
reading-from =
    z, ze, od,
    spod, spośród, znad, sprzed, z pola, od strony
reading-with =
    z, ze, razem z, używając, wraz z, przy użyciu, z użyciem, z pomocą,
    używszy, korzystając z, wykorzystując, dzięki, za pomocą, przy pomocy, wraz ze, pod wodzą
## Przed wynikiem
reading-gain =
    dostaje, dostał, dostała, otrzymuje, otrzymał, otrzymała, zyskuje, zyskał, zyskała, znajduje, znalazł, znalazła, odsłania, zarabia, zdobywa,
    bierze, dostają, dostali, otrzymują, otrzymali, zyskują, zarobił, zarobiła, zdobył, zdobyła, odsłonił, odsłoniła, pobiera, pobrał, pobrała,
    inkasuje, zainkasował, zainkasowała, wygrywa,
    dorabia, przynosi, zgarnia, zgarnął, zgarnęła, dostając, zyskując, zarabiając, otrzymując, wyciąga, odbiera, bierze z banku, biorąc, na plus,
    wziął, wzięła, zabiera, zabrał, zabrała,
    dost~, dosta~, otrzym~, zysk~, zyskuj~, znajd~, znalaz~, zarab~, zarob~, zarobi~, inkas~, zainkas~, zgarn~,
    zgarni~, pobier~, pobra~, odbier~, odebr~, odebrał, odebrała, wyciąg~, przynos~, przynios~, daje, dając, dał,
    dała, dało, warte, warta, warty, wart, za co dostaje, w nagrodę, w zamian, w zamian za to, zwrot, zwrotu,
    zwrot kosztów, ma teraz, posiada, posiadają, teraz ma, ma już, plus, zysk, zarobek, idzie w górę o, awansuje o,
    produkuje, wzrasta o, rośnie o,
    przyniósł, przyniosła,
    ma z tego, z tego
## Przed tym, co się traci albo płaci
reading-loss =
    traci, stracił, straciła, tracą, płaci, zapłacił, zapłaciła, wydaje, wydał, wydała, minus, oddaje, usuwa, stracili, płacą, zapłacili, wydają,
    wydali, oddał, oddała, oddają, usunął, usunęła, poświęca, poświęcił, poświęciła, utracił, utraciła, straci, giną, ginie, płacąc, tracąc,
    wydając, rezygnuje z, zwraca, zwrócił, zwróciła, przeznacza, poświęcając, oddając, płaci bankowi,
    trac~, strac~, płac~, zapłac~, wydaj~, wyda~, poświęc~, oddaj~, odda~, usuw~, usun~, przeznacz~, kosztuj~,
    kosztow~, kosztował, kosztowało, ging~, zgin~, zginął, zginęli, zginęła, pada, padają, padł, padło, padli, poległ,
    polegli, poległa, odrzuc~, odrzucił, zrzuc~, zwrac~, zwróc~, rezygn~, wykład~ na, dokład~ do, zużyw~, zuży~,
    za cenę, kosztem, wpłac~, wpłacił, schodzi o, spada o
reading-for =
    za, kosztem,
    po,
    za cenę, po cenie, w cenie, za jedyne, za darmo za
## Nic nie zrobiono
reading-not =
    nie, nic, niczego,
    niczego nie, żadnego, żadnej, żadnych, rezygnuje, pomija, odmawia,
    nie ma już, nie ma, nie chce, nie może, nie mógł, nie mogła, nie stać go, nie stać jej, nie kupuje, nie bierze,
    nie robi, nie zagrywa, nic nie, nie zrobił, nie zrobiła, ani, żaden, żadna, żadne, odpuszcza, odpuścił, odpuściła
## W nagłówkach, z literą albo liczbą
reading-phase = faza, fazy, etap, krok, część, nr, nr., numer
## Litery doklejone na początku słowa; - jeśli ich nie ma
reading-prefix-and = -
reading-prefix-to = -
reading-prefix-from = -
reading-prefix-the = -
## Końcówki imion graczy
reading-endings = a, ą, ę, e, i, u, y, o, owi, em, iem, ie, om, ami, ów
## Liczby
reading-number-0 =
    zero, nic,
    żadnego, żadnej, żadnych, ani jednego, ani jednej, brak
reading-number-1 =
    jeden, jedna, jedno, jednego, jednej, jednemu, jedną, jednym,
    pojedynczy, pojedynczą, pojedynczego, samotny, samotnego
reading-number-2 = dwa, dwie, dwóch, dwoma, dwiema, dwaj, dwu, oba, obie, obu, obydwa, obydwie, obydwaj, obydwu, dwójka, dwoje
reading-number-3 = trzy, trzech, trzema, trzej, trójka, troje
reading-number-4 = cztery, czterech, czterema, czterej, czwórka, czworo
reading-number-5 = pięć, pięciu, pięcioma, pięcioro
reading-number-6 = sześć, sześciu, sześcioma, sześcioro
reading-number-7 = siedem, siedmiu, siedmioma
reading-number-8 = osiem, ośmiu, ośmioma
reading-number-9 = dziewięć, dziewięciu, dziewięcioma
reading-number-10 =
    dziesięć, dziesięciu, dziesięcioma,
    dycha, dychę, dychy
reading-number-11 = jedenaście, jedenastu
reading-number-12 = dwanaście, dwunastu
reading-number-13 = trzynaście, trzynastu, trzynastoma
reading-number-14 = czternaście, czternastu, czternastoma
reading-number-15 = piętnaście, piętnastu, piętnastoma
reading-number-16 = szesnaście, szesnastu, szesnastoma
reading-number-17 = siedemnaście, siedemnastu, siedemnastoma
reading-number-18 = osiemnaście, osiemnastu, osiemnastoma
reading-number-19 = dziewiętnaście, dziewiętnastu, dziewiętnastoma
reading-number-20 = dwadzieścia, dwudziestu, dwudziestoma
reading-number-30 = trzydzieści, trzydziestu, trzydziestoma
reading-number-40 = czterdzieści, czterdziestu, czterdziestoma
reading-number-50 = pięćdziesiąt, pięćdziesięciu, pięćdziesięcioma
reading-number-60 = sześćdziesiąt, sześćdziesięciu
reading-number-70 = siedemdziesiąt, siedemdziesięciu
reading-number-80 = osiemdziesiąt, osiemdziesięciu
reading-number-90 = dziewięćdziesiąt, dziewięćdziesięciu
reading-number-100 = sto, stu
## Numery tur
reading-ordinal-1 =
    pierwszy, pierwsza, pierwsze, pierwszej, pierwszą,
    pierwszym, pierwszego
reading-ordinal-2 =
    drugi, druga, drugie, drugiej, drugą,
    drugim, drugiego
reading-ordinal-3 =
    trzeci, trzecia, trzecie, trzeciej, trzecią,
    trzecim, trzeciego
reading-ordinal-4 =
    czwarty, czwarta, czwarte, czwartej, czwartą,
    czwartym, czwartego
reading-ordinal-5 =
    piąty, piąta, piąte, piątej, piątą,
    piątym, piątego
reading-ordinal-6 =
    szósty, szósta, szóste, szóstej, szóstą,
    szóstym, szóstego
reading-ordinal-7 =
    siódmy, siódma, siódme, siódmej, siódmą,
    siódmym, siódmego
reading-ordinal-8 =
    ósmy, ósma, ósme, ósmej, ósmą,
    ósmym, ósmego
reading-ordinal-9 =
    dziewiąty, dziewiąta, dziewiąte, dziewiątej,
    dziewiątym
reading-ordinal-10 =
    dziesiąty, dziesiąta, dziesiąte, dziesiątej,
    dziesiątym
## Za numerem tury zapisanym cyframi; - jeśli nic
reading-ordinal-endings = -
## Znak liczby ujemnej
reading-minus = minus
## Gracz za tymi słowami jest tym, przeciw komu coś się robi
reading-attack = atakuje, zaatakował, zaatakowała, atakują, napada, najeżdża, bije, pokonuje, pokonał, pokonała, walczy
## Przed tym, przeciw komu coś się robi
reading-against = przeciw, przeciwko, na, kontra, vs, z
## Przed tym, kto to robi: działa gracz, który stoi dalej
reading-by = przez
## O kim mowa w wierszu
reading-pronoun = ona, on, jej, jemu, mu, sobie, sam, sama, niej, niego, nią, nim, go, ją
## Dalej stoi nagłówek
reading-now = teraz, przechodzimy do, pora na, czas na, no to, a teraz, i teraz, zaczynamy, zaczyna się, kolej na, wchodzimy w, dalej
## Końcówki czasowników, które na listach powyżej stoją ze znakiem ~
reading-verb-endings =
    a, ał, ała, ali, ały, ają, am, amy, ąc, ając, ać, any, ana, ane, ano, ani, ił, iła, ili, iły, i, ię, imy, ią, iąc, ić, iony, iona, ione, iono, ieni, ony, ona, one, ono, eni,
    ył, yła, yli, yły, y, ymy, yć, yty, yta, yte, yto, uje, ują, uję, ujemy, ował, owała, owali, owały, ować, owany, owana, owane, owano, owani, ując, e, em, emy, ie, iemy, ę, ą, nął, nęła,
    nęli, nie, ną, nąć, nięty, nięta, nięte, nięto, ło, uł, uła, iał, iała, iali, ieje, ieją
## Co liczy liczba, gdy coś się wysyła: „6 żetonami”
reading-counter = żetonami, żetonów, żetony, żetonem, pionkami, pionków
## Ile zapłacono razem
reading-total = razem, łącznie, w sumie, ogółem
## Co odwraca sens wiersza albo zostawia go otwartym: takich wierszy się nie czyta
reading-open =
    zaatakowany przez, zaatakowana przez, atakowany przez, atakowana przez, pokonany przez, pokonana przez, broni się przed, broni przed, przegrywa z, przegrał z, przegrała z, zamiast, albo, lub, może, cofa, oprócz, bez,
    prawie, chyba, być może, niemal, omal, gdyby, jeśli, jeżeli, chyba że, zamierza, planuje, chciałby, chciałaby,
    chciał, mógłby, powinien, powinna, pewnie, prawdopodobnie, raczej, pomyłka, błąd, poprawka, cofnął, cofnęła,
    zapomniał, zapomniała, myśli, zastanawia się, grozi, jutro, ktoś, kto, poza, prócz, czy, bądź, ewentualnie,
    z wyjątkiem, nie wiadomo
## Miesiące
reading-month-1 = stycznia, styczeń
reading-month-2 = lutego, luty
reading-month-3 = marca, marzec
reading-month-4 = kwietnia, kwiecień
reading-month-5 = maja, maj
reading-month-6 = czerwca, czerwiec
reading-month-7 = lipca, lipiec
reading-month-8 = sierpnia, sierpień
reading-month-9 = września, wrzesień
reading-month-10 = października, październik
reading-month-11 = listopada, listopad
reading-month-12 = grudnia, grudzień
