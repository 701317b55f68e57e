### Księga zasad gry Age of Renaissance: wstęp, podpisy pod rysunkami, źródła, tytuły stron.

## Pierwsza strona

book-introduction =
    Prowadzisz jedną z sześciu handlowych potęg Europy, od upadku starożytnego świata po wielkie odkrycia. Kupujesz osiągnięcia, zagrywasz karty, które przynoszą zysk z towarów albo sprowadzają nieszczęścia, i rozmieszczasz żetony na mapie. Na końcu liczy się każde osiągnięcie i gotówka; ceną za to wszystko jest nędza.

    Grasz pierwszy raz? Przeczytaj po kolei pięć stron [Nauki gry](page:learn): co jest w pudełku, jak rozłożyć grę, jak przebiega tura, dwie tury ruch po ruchu i koniec gry. Co daje osiągnięcie albo karta, sprawdzisz, gdy ktoś ją kupi lub zagra. Przy stole miej pod ręką [ściągawkę](page:quick) i korzystaj z wyszukiwarki: rozumie odmianę i literówki oraz nazwy w każdym z czterech języków.

    Zasady odpowiadają wydaniu z 1996 roku. Opisujemy je od nowa na podstawie włoskiej instrukcji, która nie ma tabel, oraz pomocy dla graczy, spisów i przeróbek, które uzupełniają luki. Tam, gdzie te teksty się różnią albo milczą, księga mówi o tym wprost i podaje, którą interpretację przyjmuje.
book-time = 2–6 godzin

## Rysunki
# The value is the caption; .alt tells somebody who cannot see the picture what it shows.

picture-turn = Siedem faz tury. W fazach z kolorowym numerem gra się po kolei, jeden po drugim; szare rozgrywają wszyscy naraz.
    .alt = Siedem faz jedna pod drugą, każda z numerem; ostatnie na szaro.
picture-map = Plansza z 1996 roku. Kółko to rynek i jego wielkość, podwójne kółko to stolica, kwadrat to satelita; cienkie linie to granice lądowe, a cyfry rzymskie to obszary; nazwy wszystkich prowincji są na mapach obszarów. Islandię, Afrykę Zachodnią i kraje zamorskie narysowano przy brzegu mapy.
    .alt = Mapa Europy i basenu Morza Śródziemnego ze wszystkimi prowincjami na swoich miejscach, każda z liczbą, oraz z numerami obszarów i nazwami stolic i mórz.
picture-map-part = Cały obszar: wielkość rynku, nazwa i towar każdej prowincji. Podwójne kółko to stolica, kwadrat to satelita, a strzałki prowadzą do rynków, które wspiera; cienkie linie to granice lądowe. Sąsiednie prowincje z innych obszarów są mniejsze.
    .alt = Część mapy z prowincjami jednego obszaru, ich liczbami, nazwami i towarami, oraz z linią brzegową.
picture-advances = 26 osiągnięć w sześciu dziedzinach: litera, nazwa, koszt, a za kosztem litery osiągnięć, które trzeba już mieć.
    .alt = Sześć kolumn, po jednej na dziedzinę, z osiągnięciami w postaci kart z literą, nazwą i kosztem.
picture-payouts = Ile przynosi towar, gdy ktoś zagra jego kartę, zależnie od liczby zdominowanych prowincji, które go dają: wartość podstawowa razy kwadrat tej liczby.
    .alt = Tabela dwunastu towarów od najtańszego, z wypłatą za 1 do 10 prowincji i małym paskiem pod każdą sumą.
picture-misery = Tor nędzy od pierwszego pola do ostatniego. Kto wyjdzie poza nie, popada w chaos.
    .alt = Pola toru nędzy w trzech rzędach, na końcu chaos.
picture-cover = Age of Renaissance
    .alt = Okładka: gmach z kolumnami nad morzem i szlak handlowy od rynku do rynku.

## Źródła
# What the source is, as a bibliography would say it; names of people and firms stay as they are.

source-S = Włoska instrukcja, bez tabel
source-AH = Angielska instrukcja, Avalon Hill, 1996; nie mieliśmy jej w ręku, znamy ją z poniższych tekstów angielskich, które ją powtarzają
source-LM = Plansza gracza i spis kart, Liumas (C. Conboy), 2008
source-XL = Spis kart K. Agressa i D. Rubina, arkusz kalkulacyjny
source-AS = Zasady opisane na nowo przez Aspera, z przykładami
source-DC = Zasady wydania Eurogames z uwagami, D. B. Copeland, 2014
source-EU = Lista zmian w wydaniu Eurogames z 1999 roku
source-ER = Oficjalna errata autora, 30 grudnia 2000
source-FAQ = AoR FAQ 0.0, Mark Boone
source-AK = Tabele w programie alkemanna
source-IZ = Tabele mapy i kart w programie iizs
source-PJ = Mapa, karty i skany w programie pjsavoli
source-MD = Tabele mapy w programie meisede
source-OM = Rysunek oryginalnej planszy
source-W = World Boardgaming Championships, relacje z turnieju

## Strony

book-page-advance = Osiągnięcia
    .intro = Wszystkie 26 według dziedzin: ile kosztują, co dają, czego wymagają i którzy przywódcy pomagają.
book-page-card = Karty historii
    .intro = Każda karta z talii: wydarzenia, przywódcy i towary, z epokami, w których się pojawiają.
book-page-commodity = Towary
    .intro = Dwanaście towarów z planszy, od najtańszego do najdroższego.
book-page-frame = Potęgi, obszary, morza i tory
    .intro = Co dzieli planszę i grę oraz kto gra.

## Examples
# The value is the title, .text what it shows. The record itself is printed below the text.

example-first-turn = Pierwsza tura
    .text = Trzy potęgi zaczynają grę podstawową: licytacja, remis w kolejności, dwóch przywódców, z których tylko drugi jest dostępny dla mecenasów, pierwszy atak i karta premiowa. Każdą kwotę w dolarach zapisali gracze i każda zgadza się z zasadami.
example-later-turn = Tura w środku gry
    .text = Gra czterech potęg, której nie zapisywano od początku: przygotowanie mówi, co leżało na stole. Potem Wojna w dwóch rundach, przywódca chroniony pieniędzmi, Wojna domowa, ulga w nędzy, Katedra przeciw atakowi i wymuszona wymiana.
example-payout = Zagrano sukno
    .text = Genua dominuje w Genui, Florencji i Tunisie, Wenecja tylko w swojej stolicy. Trzy prowincje przynoszą 9 razy wartość podstawową $5, jedna tyle, ile wynosi ta wartość; Barcelona nie ma żadnej.
example-shortage = Niedobór sukna
    .text = Każdy dostaje tyle, jakby miał o jedną prowincję więcej: pole 2 zamiast pola 1, $20 zamiast $5.
example-attack = Na Belgrad trzeba sześciu żetonów
    .text = Wielkość rynku to 2. Znacznik Wenecji jest wart 2, Nacjonalizm 1, Strzemiona 1: siła 4. Londyn musi wysłać o wielkość rynku więcej, czyli 6 żetonów.
example-income = Dochód sześciu potęg
    .text = Każdy dostaje $15 i, przy 6 graczach, $6 za każdy znacznik. Wenecja ma dwa, inni tylko stolice: $27 i $21.
