### Słowa, które pisze się w zapisie między nazwami: postać kanoniczna ma dla nich znaki albo je pomija.
### Listy słów oddzielonych przecinkami. Odmienione formy nazw stoją przy nazwach.

## Między pozycjami
reading-and =
    i, oraz, a, potem, a potem, następnie, plus, razem z, później, na końcu, jeszcze, po czym, wraz z,
    i jeszcze, a także, ponadto, i też
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
    kolejny, kolejną, kolejne, kolejnego, inny, drugiego z, jeszcze jeden, jeszcze jednego
## Przed celem
reading-to =
    do, na, w, we, przeciw, przeciwko, przeciwko graczowi, z, ze, vs, kontra, ku,
    pod, nad, aż do, wobec, obok
reading-from = z, ze, od
reading-with = z, ze, razem z, używając, wraz z, przy użyciu, z użyciem, z pomocą
## Przed wynikiem
reading-gain =
    dostaje, dostał, dostała, otrzymuje, otrzymał, otrzymała, zyskuje, zyskał, zyskała, znajduje, znalazł, znalazła, odsłania, zarabia, zdobywa,
    bierze, dostają, dostali, otrzymują, otrzymali, zyskują, zarobił, zarobiła, zdobył, zdobyła, odsłonił, odsłoniła, pobiera, pobrał, pobrała,
    inkasuje, zainkasował, zainkasowała, wygrywa,
    dorabia, przynosi, zgarnia, zgarnął, zgarnęła, dostając, zyskując, zarabiając, otrzymując, wyciąga, odbiera, bierze z banku, biorąc, na plus,
    wziął, wzięła, zabiera, zabrał, zabrała
## Przed tym, co się traci albo płaci
reading-loss =
    traci, stracił, straciła, tracą, płaci, zapłacił, zapłaciła, wydaje, wydał, wydała, minus, oddaje, usuwa, stracili, płacą, zapłacili, wydają,
    wydali, oddał, oddała, oddają, usunął, usunęła, poświęca, poświęcił, poświęciła, utracił, utraciła, straci, giną, ginie, płacąc, tracąc,
    wydając, rezygnuje z, zwraca, zwrócił, zwróciła, przeznacza, poświęcając, oddając, płaci bankowi
reading-for =
    za, kosztem,
    po
## Nic nie zrobiono
reading-not =
    nie, nic, niczego,
    niczego nie, żadnego, żadnej, żadnych, rezygnuje, pomija, odmawia
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
reading-number-0 = zero, nic
reading-number-1 = jeden, jedna, jedno, jednego, jednej, jednemu, jedną, jednym
reading-number-2 = dwa, dwie, dwóch, dwoma, dwiema, dwaj, dwu, oba, obie, obu, obydwa, obydwie, obydwaj, obydwu, dwójka, dwoje
reading-number-3 = trzy, trzech, trzema, trzej, trójka, troje
reading-number-4 = cztery, czterech, czterema, czterej, czwórka, czworo
reading-number-5 = pięć, pięciu, pięcioma, pięcioro
reading-number-6 = sześć, sześciu, sześcioma, sześcioro
reading-number-7 = siedem, siedmiu, siedmioma
reading-number-8 = osiem, ośmiu, ośmioma
reading-number-9 = dziewięć, dziewięciu, dziewięcioma
reading-number-10 = dziesięć, dziesięciu, dziesięcioma
reading-number-11 = jedenaście, jedenastu
reading-number-12 = dwanaście, dwunastu
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
## Gracz za tymi słowami jest tym, przeciw komu coś się robi
reading-attack = atakuje, zaatakował, zaatakowała, atakują, napada, najeżdża, bije, pokonuje, pokonał, pokonała, walczy
## Co liczy liczba, gdy coś się wysyła: „6 żetonami”
reading-counter = żetonami, żetonów, żetony, żetonem, pionkami, pionków
## Ile zapłacono razem
reading-total = razem, łącznie, w sumie, ogółem
## Co odwraca sens wiersza albo zostawia go otwartym: takich wierszy się nie czyta
reading-open =
    zaatakowany przez, zaatakowana przez, atakowany przez, atakowana przez, pokonany przez, pokonana przez, broni się przed, broni przed, przegrywa z, przegrał z, przegrała z, zamiast, albo, lub, może, cofa, oprócz, bez
