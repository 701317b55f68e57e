### Words of game records that only Age of Discovery has, and the comments of a new record.

new-hint-setup = Początkowa kolejność, 5 odsłoniętych budowli i 4 odsłonięte towary.
new-hint-placement = Po jednej figurce, w kolejności gry. Sam obszar oznacza kolonistę; inną figurkę wpisz przed obszarem: figurka > obszar.
new-hint-dock = Dokąd trafia każda figurka, w kolejności pól nabrzeża.
new-hint-goods = Towar, który bierze każda figurka.
new-hint-buildings = Budowla, którą kupuje każda figurka, albo pas.
new-hint-discovery = Figurki > region = liczby z żetonu: monety, monety za każdego żołnierza, Indianie, punkty.
new-hint-specialists = Zapisz tylko wybór na polu szkolenia: szkolenie > specjalista.
new-hint-warfare = Bitwa > przeciwnik, region; potem wiersz ze stratami obu stron.
new-hint-refill = Nowo odsłonięte budowle i 4 nowo odsłonięte towary.

word-bids = stawki
    .gender = plural
    .genitive = stawek
    .dative = stawkom
    .accusative = stawki
    .instrumental = stawkami
    .locative = stawkach
    .aliases = licytacja, licytowanie, oferty, podbicia, przebicia, przebieg licytacji, przebieg aukcji
    .forms = stawka, stawkę, stawką, stawce, licytacji, licytację, licytacją, licytacje, licytowania, licytowaniu, licytować, licytuje, oferta, ofertę, ofertą, ofercie, ofert, ofertom, ofertami, ofertach, podbicie, podbić, podbija, przebicie, przebić, przebija, przebiegu licytacji, przebiegu aukcji
    .written = aukcja, aukcji, aukcję, aukcja początkowa, licytacja początkowa, licytacja kolejności, licytacja o kolejność, licytujemy, licyt, przetarg, przetargi, oferty w aukcji, stawki w aukcji, kto ile daje
word-refill = uzupełnienie
    .gender = neuter
    .genitive = uzupełnienia
    .dative = uzupełnieniu
    .accusative = uzupełnienie
    .instrumental = uzupełnieniem
    .locative = uzupełnieniu
    .aliases = uzupełnianie, uzupełnienie planszy, uzupełnienie budowli i towarów, odświeżenie, odnowienie, dobieranie, dołożenie, dokładanie, wyłożenie, fazy E i F, faza E i F, faza E/F, uzup
    .forms = uzupełnień, uzupełnieniom, uzupełnieniami, uzupełnieniach, uzupełniania, uzupełnianiu, uzupełnianiem, uzupełnić, uzupełniamy, uzupełniono, uzupełnienia planszy, odświeżenia, odświeżeniu, odświeżanie, odświeżania, odnowienia, dobierania, dobieraniu, dołożenia, dołożono, dokładania, wyłożenia, wyłożono, wykładanie, faz E i F, fazach E i F
    .written = koniec tury, na koniec tury, końcówka tury, zakończenie tury, nowe kafelki, nowe płytki, nowe żetony, nowe budowle i towary, nowe towary i budowle, nowe budynki i towary, budowle i towary, towary i budowle, dobór, dobranie, dolosowanie, losowanie, dociąg, dociąganie, dokładamy, dobieramy, odnawianie, odnawiania, wymiana budowli i towarów, sprzątanie, porządkowanie, przygotowanie tury, przygotowanie nowej tury, przygotowanie następnej tury, przygotowanie kolejnej tury, fazy E F, fazy EF, E i F, E F, uzupeł, uzupełniam, refill, refresh, odsłonięcie, odsłanianie
word-board = plansza
    .gender = feminine
    .genitive = planszy
    .dative = planszy
    .accusative = planszę
    .instrumental = planszą
    .locative = planszy
    .aliases = mapa, nasza plansza, plansza do gry, plansza gry
    .forms = plansze, plansz, planszom, planszami, planszach, na planszy, z planszy, mapie, mapę, mapą, na mapie, naszej planszy, naszą planszę, planszy do gry
    .written = nasza mapa, na naszej planszy, na naszej mapie
word-exchange = zamiana
    .gender = feminine
    .genitive = zamiany
    .dative = zamianie
    .accusative = zamianę
    .instrumental = zamianą
    .locative = zamianie
    .aliases = wymiana, podmiana, zamienia, wymienia, podmienia, zamiana figurki, wymiana figurki
    .forms = zamian, zamianom, zamianami, zamianach, zamienić, zamieniać, zamienił, zamieniła, zamieniono, zamieniony, zamieniają, wymiany, wymianie, wymianę, wymianą, wymian, wymienić, wymienił, wymieniła, wymieniono, podmiany, podmianie, podmianę, podmianą, podmienić, podmienił, podmieniła, zamiany figurki, zamiana figurek, zamiany figurek, wymiana figurek
    .written = zmiana, zmienia, zmienił, zmieniła, zmiana figurki, zamieniam, wymieniam, podmieniam, przemiana, przemienia, konwersja, konwertuje, zastępuje, zastąpienie, zamiana pionka, wymiana pionka, podmiana figurki, swap
about-word-setup = Nagłówek w zapisie gry. Pod nim zapisuje się początkową kolejność, odsłonięte budowle i towary oraz to, co widać na waszej własnej planszy.
about-word-bids = Nagłówek w zapisie gry: stawki z aukcji, w takiej kolejności, w jakiej padały.
about-word-refill = Nagłówek w zapisie gry: nowo odsłonięte budowle i towary.
about-word-players = Wiersz na początku zapisu gry: kolory i imiona graczy, w takim porządku, w jakim siedzą przy stole.
about-word-board = Wiersz w zapisie gry: szczegół z waszej własnej planszy, na przykład towar regionu albo to, że dwa regiony ze sobą sąsiadują.
about-word-exchange = Odpowiedź w zapisie gry: figurkę na planszy zamienia się na inną.
exercise-events = Konflikty, remisy i wyczerpane zapasy

## Nazwy liczb z żetonu, w kolejności, w jakiej stoją w nawiasach
reading-figure-1 = moneta, monety, monet, monetę, talar, talary, talarów, złoto, złota, skarb
reading-figure-2 = żołnierz, żołnierza, żołnierzy, łup, łupu, łupy, łupów, grabież, grabieży
reading-figure-3 = indianin, indianie, indian, indianina, tubylec, tubylcy, tubylców, obrońcy, obrońców
reading-figure-4 = punkt, punkty, punktów, pz, zwycięstwa, pkt
