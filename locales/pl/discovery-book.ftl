### The rules book of Age of Discovery: its introduction, captions of its pictures, words around its examples.

## The first page

book-introduction =
    Wysyłasz kolonistów do Nowego Świata, odkrywasz jego regiony, gromadzisz towary, a w ojczyźnie kupujesz budowle. Po 8 turach wygrywa gracz z największą liczbą punktów; dają je kolonie, odkrycia, budowle i dochód.

    Nie znasz jeszcze tej gry? Przeczytaj po kolei pięć stron części [Nauka gry](page:learn): o co chodzi, jak rozłożyć grę, jak przebiega tura, dwie tury ruch po ruchu i koniec gry. Działania budowli nie trzeba znać z góry: sprawdzisz je przy zakupie. Przy stole miej pod ręką [ściągawkę](page:quick) i korzystaj z wyszukiwarki: rozumie słowa odmienione i z literówkami oraz nazwy w każdym z czterech języków.

    To komplet zasad, spisanych od nowa na podstawie drukowanych instrukcji: włoskiej, polskiej i hebrajskiej, oraz tego, co dało się przeczytać z angielskiej. Tam, gdzie się różnią lub milczą, księga mówi o tym wprost i podaje, której interpretacji się trzyma.

## Pictures
# The value is the caption; .alt tells somebody who cannot see the picture what it shows.

picture-turn = Tura od A do J i osiem tur gry. Na koniec tur oznaczonych wieńcem laurowym punktuje się kolonie.
    .alt = Dziesięć faz od A do J w dwóch kolumnach, pod nimi tury od 1 do 8 podzielone na trzy epoki; przy turach 3, 6 i 8 zaznaczono punktowanie.
picture-boxes = Obszary Wydarzeń od góry do dołu, w kolejności rozgrywania, wraz z polami. ∞ oznacza brak limitu, a ? – że liczby nie potwierdza żadne źródło. To, ile pól Nabrzeża Kolonistów jest otwartych, zależy od liczby graczy (R-018).
    .alt = Pasek z ośmioma Obszarami Wydarzeń w ich kolejności, przy każdym liczba pól.
picture-map = Dziewięć regionów i ich granice, narysowane schematycznie. Region z kolorową obwódką jest odkryty od początku gry. Linie przerywane i wszystko, co jest w nawiasach, to tylko nasze założenia: nie potwierdza ich żadne z dostępnych nam źródeł.
    .alt = Schemat Nowego Świata: dziewięć regionów jako koła z nazwami i towarami, połączone liniami tam, gdzie ze sobą graniczą; granice, które są tylko naszym założeniem, narysowano linią przerywaną.
picture-sets = Ile zestaw przynosi co turę. Statek Handlowy może zastąpić jeden towar, ale w zestawie może być najwyżej jeden statek.
    .alt = Trzy rzędy okrągłych żetonów: trzy towary, które nie są wszystkie jednego rodzaju, dają $1, dwa towary jednego rodzaju ze statkiem w miejsce trzeciego dają $3, a cztery jednego rodzaju dają $6.
picture-odds = Szansa, że ekspedycja o danej sile się uda. Żetony leżą w nieodkrytych regionach; karty wchodzą do gry, gdy wszystkie regiony zostaną odkryte.
    .alt = Po dwa słupki na każdą siłę, jeden dla 16 żetonów, drugi dla 16 kart, z procentami podanymi przy każdej sile.
# $name: the building's name.
picture-building = { $name }
    .alt = Żeton budowli narysowany jako mała karta z epoką, ceną i symbolem działania.
picture-good = { $name }
    .alt = Znak, którym ten towar jest oznaczony w tej księdze, i liczba jego żetonów.
picture-token = { $name }
    .alt = Cztery liczby żetonu: u góry monety i monety za każdego żołnierza, u dołu Indianie i punkty.
picture-cover = The Age of Discovery
    .alt = Okładka: statek pod żaglami na błękitnym morzu, nad nim róża wiatrów.
picture-strength = Siła
picture-chance = Szansa
picture-tokens = Żetony
picture-cards = Karty
## Examples
# The value is the title, .text what it shows. The record itself is printed below the text.

example-turn-order = Nowa kolejność gry
    .text = Zielony i pomarańczowy mają figurki w obszarze Inicjatywy, czerwony i niebieski nie. Na koniec tury zielony i pomarańczowy przechodzą na pozycje 1 i 2; czerwony i niebieski ustawiają się za nimi, czerwony nadal przed niebieskim. Pieniądze z obszaru Inicjatywy, tyle, ile wynosi numer pola, dostaje się od razu; kto nie ma tam figurki, nie dostaje nic. W obszarze Handlu Morskiego jest jeden do jednego: statek bierze czerwony, bo w tej turze jest wcześniej w kolejności gry.
example-battle = Bitwa w Kanadzie
    .text = Dwaj żołnierze czerwonego usuwają dwie figurki, a wybiera je czerwony: żołnierza i kolonistę. Ginący żołnierz też usuwa figurkę, bo wszystkie straty zdejmuje się naraz. Przed bitwą było pięć do pięciu, co dałoby każdemu po 2 punkty; teraz jest cztery do trzech. Bitwa nic nie kosztuje.
example-war = Wojna w kilku regionach
    .text = Wojna kosztuje $10 i oznacza bitwę w każdym regionie, w którym obaj gracze mają figurki i przynajmniej jeden z nich ma żołnierza. W Nowej Granadzie i Nowej Hiszpanii żołnierzy ma tylko czerwony. Na Florydzie ma ich tylko zielony, czyli zaatakowany: mimo to dochodzi tam do bitwy. W Kanadzie żaden z nich nie ma żołnierza, a w Nowej Anglii zielony nie ma figurek, więc nic się tam nie dzieje.
example-sets = Zestawy towarów i dochód z nich
    .text = Czerwony, niebieski i zielony mają zestawy z drukowanych przykładów: dowolne trzy towary, trzy jednego rodzaju z pomocą statku i cztery jednego rodzaju. Żółty ma dwa zestawy i zostaje mu jeszcze złoto. Pomarańczowy ma dwa statki i jeden towar, a to nie jest zestaw, bo może w nim być najwyżej jeden statek. Niczego się nie oddaje: w następnej turze te same towary znów przyniosą dochód, a każdy może ułożyć zestawy od nowa.
example-buildings-refill = Nowe budowle na sprzedaż
    .text = W turze 2 sprzedano dwie z pięciu budowli; w fazie E do pozostałych trzech dochodzą dwie z Epoki I. W turze 3 nikt nie kupuje, ale Epoka I się kończy: pięć niesprzedanych budowli usuwa się z gry i wykłada pięć z Epoki II. Budowle leżące przed graczami zostają i działają dalej. Budowla przynosi korzyść już w turze zakupu.
example-ten-mistakes = Dziesięć błędów
    .text = Dwie tury, a w nich dziesięć błędów, które naprawdę zdarzają się przy stole. Wiersze z błędem są oznaczone, a niżej podano, co o każdym z nich mówi program. Jeśli coś tylko wynika z wcześniejszego błędu, jest to zaznaczone.

## Sources
# What the source is, as a bibliography would say it; names of sites, shops and people stay as they are.

source-IT = Instrukcja włoska, Tana dei Goblin, rev. 1.1
source-PL = Instrukcja polska, Rebel
source-HE = Instrukcja hebrajska, bez tabel żetonów i kart
source-EN-fr = Instrukcja angielska w maszynowym przekładzie na francuski; urywa się w opisie punktacji końcowej
source-EN-o = Instrukcja angielska, pierwsza strona
source-FAQ = BoardGameGeek FAQ v2.0, 10 sierpnia 2007
source-ADD = Rules Addendum v1.0, wrzesień 2012, autor: John Sweeney
source-QR = Ściągawka przygotowana przez gracza
source-NOTES = Notatki gracza do zasad, v1
source-IDX = Indeks do instrukcji angielskiej
source-WIKI = Age of Empires wiki, strona o grze planszowej
source-KING = Board Game King, recenzja ze spisem elementów gry
source-WBC = World Boardgaming Championships 2008, strona turnieju
source-SLIDE = Omówienie wznowionego wydania z dodatkiem Builders
source-NAVY4 = Relacja z rozgrywki, 1 listopada 2009
source-RUM = Relacja z rozgrywki, 11 lipca 2007
source-BRAZIL = Recenzja po niderlandzku na bordspel.com
source-NL36 = Recenzja po niderlandzku ze spisem elementów gry, Spellenclub 13
source-TIR = Streszczenie zasad po hiszpańsku na tiratu.com
source-VASSAL = Strona modułu VASSAL
source-JER = Wpis na blogu o rozgrywce dwuosobowej, marzec 2010

book-page-building = Ważne Budowle
    .intro = Wszystkie budowle według epok, każda z opisem działania. Żetony narysowaliśmy sami, nie są skopiowane z gry.
book-page-token = Żetony odkryć
    .intro = Wszystkie żetony, każdy ze swoimi czterema liczbami: monety, monety za każdego żołnierza, Indianie, punkty.
book-page-card = Karty odkryć
    .intro = Kart używa się po odkryciu ostatniego regionu.
book-page-good = Towary
    .intro = Liczba na żetonie mówi, ile żetonów tego rodzaju jest w grze.
book-page-region = Regiony
    .intro = Tu rosną kolonie. Wszystko, czego nie potwierdza żadne źródło, jest zaznaczone.
book-page-box = Obszary planszy
    .intro = Tu umieszcza się figurki. Obszary są podane w kolejności, w jakiej się je rozgrywa.
book-page-piece = Figurki
    .intro = Koloniści i cztery rodzaje specjalistów.
book-page-frame = Fazy, epoki i kolory
    .intro = Na jakie części dzieli się rozgrywka i kto w niej gra.
book-page-game = Cała rozgrywka
    .intro = Symulowana partia dla czterech graczy: osiem tur zapisanych tak jak przy stole. Sprawdzono ją podczas tworzenia tej księgi, a punkty poniżej policzył program.
book-all-buildings = Budowle
