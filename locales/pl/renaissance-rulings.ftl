### Where the texts on Age of Renaissance disagree (RD-01 to RD-75)
### and where they are silent or unclear (RA-01 to RA-116), and what we rule; in Polish.
### Disagreements: the title; .s .lm .dc and so on say what the source with that code tells (the codes of
### data/renaissance/sources.toml in lower case; left out where a source says nothing on the point);
### .ruling and .reason; .reading-* where there is a choice.
### Rulings: the question; .ruling and .reason; .reading-* says what each reading means at the table.
### The names of the readings are those of data/renaissance/disagreements.toml and rulings.toml.

## Rozbieżności: tekst włoski a wszystkie inne

RD-01 = Krucjaty: który obszar?
    .s = Obszar IV.
    .lm = Obszar VI.
    .xl = Obszar VI.
    .dc = Obszar VI.
    .iz = Obszar VI.
    .pj = Obszar VI.
    .ruling = Dzięki [Krucjatom](card:crusades) twój znacznik trafia do [obszaru VI](area:vi) (RR-183).
    .reason = Ziemia Święta leży w obszarze VI, a obszar IV to Hiszpania. Wszystkie inne teksty podają VI, więc IV to pomyłka włoskiego tłumaczenia.
    .reading-vi = znacznik trafia na rynek w obszarze VI
    .reading-iv = znacznik trafia na rynek w obszarze IV

RD-02 = Proch strzelniczy, Zbroja i Strzemiona: co unieważnia co?
    .s = Według opisu Prochu strzelniczego unieważniają go Zbroja i Strzemiona. Opisy Zbroi i Strzemion oraz fragment o kartach bezużytecznych mówią na odwrót.
    .lm = Proch strzelniczy unieważnia Zbroję i Strzemiona.
    .xl = Proch strzelniczy unieważnia Zbroję i Strzemiona.
    .dc = Proch strzelniczy unieważnia Zbroję i Strzemiona.
    .ruling = To [Proch strzelniczy](card:gunpowder) unieważnia [Zbroję](card:armor) i [Strzemiona](card:stirrups), nie na odwrót (RR-172, RR-179, RR-185).
    .reason = Tekst włoski przeczy sam sobie, a trzy jego fragmenty zgadzają się z wszystkimi innymi tekstami. Późniejsza broń czyni wcześniejszą bezużyteczną.
    .reading-voids = po zagraniu Prochu strzelniczego Zbroja i Strzemiona są unieważnione
    .reading-voided = po zagraniu Zbroi lub Strzemion Proch strzelniczy jest unieważniony

RD-03 = Długi łuk, Zbroja i Strzemiona: co unieważnia co?
    .s = Według opisu Długiego łuku unieważniają go Zbroja i Strzemiona; opisy Zbroi i Strzemion mówią na odwrót.
    .lm = Długi łuk unieważnia Zbroję i Strzemiona.
    .xl = Długi łuk unieważnia Zbroję i Strzemiona.
    .dc = Długi łuk unieważnia Zbroję i Strzemiona.
    .ruling = To [Długi łuk](card:long-bow) unieważnia [Zbroję](card:armor) i [Strzemiona](card:stirrups), nie na odwrót (RR-172, RR-179, RR-187).
    .reason = Tak samo jak przy Prochu strzelniczym (RD-02): w tekście włoskim odwrócono te same dwa zdania.
    .reading-voids = po zagraniu Długiego łuku Zbroja i Strzemiona są unieważnione
    .reading-voided = po zagraniu Zbroi lub Strzemion Długi łuk jest unieważniony

RD-04 = Dekret papieski i Waśnie religijne w tej samej turze
    .s = O każdej z tych dwóch kart napisano, że unieważnia ją druga.
    .lm = Waśnie religijne unieważniają Dekret papieski.
    .xl = Waśnie religijne unieważniają Dekret papieski.
    .dc = Waśnie religijne unieważniają Dekret papieski.
    .ruling = [Waśnie religijne](card:religious-strife) unieważniają [Dekret papieski](card:papal-decree): nędza rośnie, a zakazu nie ma (RR-180, RR-188).
    .reason = Gdyby obowiązywały oba włoskie zdania, żadna z kart by nie działała. We wszystkich innych tekstach jest tylko pierwsze.
    .reading-strife-wins = waśnie działają i znoszą zakaz
    .reading-decree-wins = zakaz działa, a waśnie nie mają efektu

RD-05 = Podwójny niedobór lub nadwyżka: na ile kart działa?
    .s = Tylko na pierwszą kartę tego towaru; za drugą wypłata jest zwykła.
    .as = Na pierwsze 2 karty, każdą o jedno pole wypłaty.
    .dc = Na pierwsze 2 karty, każdą o jedno pole wypłaty; zachowano angielskie zdanie z 1996 roku.
    .ruling = Podwójny [niedobór](term:shortage) lub podwójna [nadwyżka](term:surplus) zmienia pierwsze 2 karty tego towaru, każdą o jedno pole, a nigdy jednej karty o dwa pola (RR-153).
    .reason = Każda karta zużywa jeden niedobór lub jedną nadwyżkę. We włoskim zdaniu zgubiono liczbę, a jego przykład dotyczy zwykłej, nie podwójnej sytuacji.
    .reading-two-cards = zmieniają się pierwsze 2 karty towaru, każda o jedno pole
    .reading-first-card = zmienia się tylko pierwsza karta, o jedno pole

RD-06 = Stolica: kiedy siła jej właściciela się podwaja?
    .s = Gdy ktoś go tam atakuje.
    .as = W każdym ataku w tej stolicy, także gdy pierwotny właściciel chce ją odzyskać.
    .dc = W ataku i w obronie.
    .er = W przykładach atak właściciela liczy się podwójnie.
    .ruling = We własnej [stolicy](term:capital) twoja siła podwaja się zarówno wtedy, gdy się bronisz, jak i wtedy, gdy atakujesz, żeby ją odzyskać (RR-025).
    .reason = Errata wylicza to na liczbach, a dwa inne teksty to potwierdzają.
    .reading-both = podwojenie w obronie i w ataku
    .reading-defence-only = podwojenie tylko wtedy, gdy właściciel się broni

RD-07 = Katedra: ile pewnych wygranych na turę?
    .s = Jeden atak na turę na gracza, który jej nie ma; właściciel ma jednak notować, których graczy już zaatakował.
    .lm = Raz na turę przeciw każdemu graczowi, który jej nie ma, w ataku lub w obronie.
    .dc = Raz na turę przeciw każdemu graczowi, który jej nie ma.
    .er = Raz na turę przeciw każdemu graczowi, który jej nie ma; jedno użycie liczy się przeciw wszystkim rywalom w prowincji.
    .ruling = [Katedra](advance:cathedral) działa raz na turę przeciw każdemu graczowi, który jej nie ma (RR-137, RA-87).
    .reason = Gdyby działała tylko raz, nie byłoby czego notować, więc tekst włoski w gruncie rzeczy mówi to samo. Inne interpretacje można wybrać w RA-87.

RD-08 = Ile kosztuje złamanie zasad dyplomacji?
    .s = 1 pole nędzy.
    .dc = 1 pole nędzy i połowę zapisanej gotówki; zachowano angielskie zdanie z 1996 roku.
    .ruling = 1 pole nędzy (RR-158).
    .reason = Tutaj trzymamy się tekstu włoskiego. Kto woli surowszą karę, może ją wybrać w RA-111.

RD-09 = Nędza: odpada się na 1000 czy dopiero dalej?
    .s = Na 1000 w opisie toru, po dojściu do chaosu w opisie eliminacji.
    .as = Powyżej 1000.
    .dc = Powyżej 1000.
    .ruling = Odpadasz, gdy twoja nędza przekroczy 1000 i dojdzie do [chaosu](term:chaos); na samym polu 1000 jeszcze grasz (RR-028, RR-077).
    .reason = Na planszy 1000 i chaos to dwa osobne pola, a dokładniejszy fragment mówi o chaosie.
    .reading-past-1000 = gracz odpada na polu chaosu
    .reading-at-1000 = gracz odpada już na polu 1000

RD-10 = Jaką literę ma Renesans?
    .s = P, czyli literę Sztuki mistrzów.
    .ah = Q.
    .dc = Q.
    .ruling = [Renesans](advance:renaissance) to Q, [Sztuka mistrzów](advance:master-art) to P (RR-157).
    .reason = Błąd w druku: żadne dwa osiągnięcia nie mają tej samej litery.

RD-11 = Przykład z winem: ile dostaje Paryż?
    .s = 55.
    .ah = $5.
    .dc = $5.
    .ruling = $5 za 1 prowincję z winem (RR-071).
    .reason = Znak dolara wzięto za cyfrę. Na kartach w pierwszym polu wydrukowano 5.

RD-12 = Z której galery nie można przejść na 10?
    .s = „Galley S”.
    .ah = Galera 8.
    .dc = Galera 8.
    .ruling = Z Galery 8 (RR-100).
    .reason = Cyfrę wzięto za literę; galery to 2, 4, 6 i 8.

RD-13 = Karty kupowane podczas ekspansji: za pieniądze czy za żetony?
    .s = Pierwsza za 3 żetony, następne za $6 i $9.
    .as = Za 3, 6 i 9 żetonów.
    .dc = Za 3, 6 i 9 żetonów.
    .ruling = Zawsze za żetony: pierwsza karta w fazie za 3, druga za 6, trzecia za 9 (RR-122).
    .reason = W tym samym włoskim akapicie napisano, że żetony odkłada się do zapasu.

RD-14 = Święty odpust: nędza czy wolność?
    .s = 1 pole nędzy w zasadach, pole „wolności” na liście osiągnięć.
    .ah = 1 pole nędzy.
    .dc = 1 pole nędzy.
    .ruling = Jeśli nie możesz zapłacić ani żetonami, ani pieniędzmi, twoja nędza rośnie o 1 pole (RR-120).
    .reason = Toru wolności nie ma; to słowo jest pomyłką.

RD-15 = Powstania rewolucyjne: czy nędza rośnie, czy spada?
    .s = „Zmniejszenie” o 1 pole za każde osiągnięcie z Handlu.
    .ah = Wzrost o 1 pole za każde osiągnięcie z Handlu.
    .dc = Wzrost o 1 pole za każde osiągnięcie z Handlu.
    .ruling = Nędza rośnie o 1 pole za każde twoje osiągnięcie z Handlu (RR-181).
    .reason = Tekst włoski wszędzie używa słów „zmniejszenie” i „strata” na określenie pogorszenia.

RD-16 = Jak mówi się o rosnącej nędzy
    .s = Pięć różnych słów, między innymi strata, pogorszenie i wzrost.
    .ah = Zyskuje się pola.
    .dc = Zyskuje się pola.
    .ruling = Wszystkie znaczą to samo: znacznik przesuwa się w stronę 1000 (RR-076).
    .reason = Przykłady nie pozostawiają wątpliwości co do kierunku.

RD-17 = Dekret papieski: jedno osiągnięcie czy cała dziedzina?
    .s = Jedno osiągnięcie z jednej z trzech dziedzin.
    .lm = Każde osiągnięcie z dziedziny.
    .xl = Każde osiągnięcie z dziedziny.
    .dc = Każde osiągnięcie z Nauki, Religii albo Eksploracji.
    .ruling = Cała wskazana dziedzina (RR-180, RA-32).
    .reason = Mówią tak wszystkie inne teksty. Pojedyncze osiągnięcie można wybrać w RA-32.

RD-18 = Czy zniżki przywódców trzeba wykorzystać?
    .s = Zawsze można z nich skorzystać w turze, w której zagrano kartę.
    .ah = Trzeba z nich skorzystać w tej turze.
    .dc = Trzeba z nich skorzystać w tej turze.
    .ruling = Działają tylko w tej turze, a potem przepadają; nikt nie musi niczego kupować (RR-092).
    .reason = „Trzeba” wyznacza termin, a nie obowiązek zakupu. W grze na jedno wychodzi.

RD-19 = Renesans: raz na turę czy w każdej fazie?
    .s = Raz na turę, na początku „każdej” fazy.
    .ah = Raz na turę, na początku dowolnej fazy.
    .dc = Raz na turę, na początku dowolnej fazy.
    .ruling = Raz na turę, na początku wybranej przez ciebie fazy (RR-157).
    .reason = Nie może być zarazem raz na turę i w każdej fazie.

RD-20 = Kiedy kupuje się żetony?
    .s = W skrócie zasad na koniec fazy dochodu, w samych zasadach w fazie kolejności gry.
    .ah = Jak w tekście włoskim.
    .dc = W pierwszej fazie nowej tury.
    .ruling = W fazie kolejności gry (RR-154).
    .reason = Między tymi dwiema chwilami nic się nie dzieje. To, gdzie ta faza jest w wydaniu z 1999 roku, to osobna sprawa (RD-34).

RD-21 = Zniżka i zwrot od jednego przywódcy
    .s = Tylko wtedy, gdy ma się już oba osiągnięcia albo kupuje się je w tej turze.
    .dc = Ten sam warunek; zachowano angielskie zdanie z 1996 roku.
    .er = Zwrot można wziąć, nie kupując drugiego osiągnięcia.
    .ruling = Nie ma żadnego warunku (RR-087, RR-201, RA-61).
    .reason = Rozstrzyga to errata autora gry. Surowszą interpretację można wybrać w RA-61.

RD-22 = Sztuka mistrzów: czy można odrzucić kartę w chwili zakupu?
    .lm = Tak.
    .dc = Tak.
    .er = Nie, choć wiele grup na to pozwala.
    .ruling = Nie (RR-068, RA-16).
    .reason = Rozstrzyga errata. Zasadę domową można wybrać w RA-16.

RD-23 = Niebiosa: ile mórz może przepłynąć galera?
    .s = Morze.
    .lm = Jedno morze.
    .as = Jedno morze.
    .dc = Jedno morze w każdym rejsie.
    .ruling = Jedno morze w każdym rejsie (RR-097, RA-75).
    .reason = Najdokładniejszy tekst liczy rejsami, a pozostałe się z nim zgadzają.
    .reading-one-per-shipment = w każdym rejsie można przepłynąć jedno morze
    .reading-any = w jednym rejsie można przepłynąć dowolnie wiele mórz, każde jako jeden krok

RD-24 = Święty odpust: dokąd trafiają żetony pozostałych graczy?
    .s = Według uwagi w nawiasie do banku, według następnego akapitu do ich własnego zapasu.
    .ah = Do ich własnego zapasu.
    .dc = Do ich własnego zapasu.
    .ruling = Żetony wracają do zapasu tego, kto je oddaje; do banku trafiają tylko pieniądze za brakujące żetony (RR-120).
    .reason = W banku nie ma żetonów.

RD-25 = Oświecenie: czy potrzebny jest poziom?
    .s = W zasadach pół ceny bez żadnego warunku, na liście osiągnięć wymagany co najmniej jeden poziom.
    .lm = Pół ceny, gdy ma się co najmniej jeden poziom.
    .ruling = Co najmniej jeden poziom (RR-107, RR-200).
    .reason = Bez poziomu i tak nie można kupić ulgi, więc warunek niczego nie zmienia. W wydaniu z 1999 roku to osiągnięcie działa inaczej (RD-44).

RD-26 = Wojna domowa: czyj znacznik w stolicy?
    .s = Znacznik w stolicy ofiary.
    .lm = Znacznik w stolicy ofiary, nawet należący do innego gracza.
    .dc = Dowolny znacznik w stolicy ofiary.
    .ruling = Dowolny znacznik, obojętnie czyj (RR-173, RA-28).
    .reason = Mówią tak dokładniejsze teksty, a włoski temu nie przeczy. Drugą interpretację można wybrać w RA-28.

RD-27 = Wojna domowa: połowa których żetonów?
    .s = Połowa żetonów ofiary.
    .ah = Połowa żetonów ofiary.
    .dc = Połowa żetonów; w końcowym zagraniu kart może to być połowa z zera.
    .ruling = Tych, które leżą na [polu ekspansji](term:expansion-box) (RR-173, RA-29).
    .reason = Tylko tam pod koniec gry może nie być żadnych żetonów. Żetony na mapie można doliczyć dzięki RA-29.

RD-28 = Zbroja a Strzemiona
    .s = Strzemiona nie dają +1 przeciw graczowi ze Zbroją.
    .lm = Strzemiona nie dają +1 przeciw graczowi ze Zbroją.
    .xl = Strzemiona nie dają +1 przeciw graczowi ze Zbroją.
    .as = Obie karty się znoszą.
    .dc = Strzemiona nie dają +1 przeciw graczowi ze Zbroją.
    .ruling = [Zbroja](card:armor) liczy się przeciw [Strzemionom](card:stirrups), ale nie na odwrót (RR-172, RR-179, RA-46).
    .reason = Tak mówią karty. Drugą interpretację można wybrać w RA-46.

RD-29 = Kiedy umieszczenie żetonów staje się atakiem?
    .s = Gdy pionków jest więcej, niż wynosi wielkość rynku.
    .as = Gdy jest ich więcej; w jednym zdaniu: gdy jest ich tyle samo lub więcej.
    .dc = Gdy pionków jest więcej, niż wynosi wielkość rynku.
    .ruling = Gdy jest ich więcej (RR-124, RA-85).
    .reason = To jedno zdanie przeczy poprzedniemu. Drugą interpretację można wybrać w RA-85.

RD-30 = Jak wybiera się stolice?
    .s = Jawnie, według wysokości stawek.
    .as = Każdy razem ze stawką zapisuje listę życzeń.
    .dc = Jawnie, według wysokości stawek.
    .ruling = Jawnie, według wysokości stawek (RR-058, RA-01).
    .reason = Dwa teksty przeciw jednemu. Pisemne listy można wybrać w RA-01.

RD-31 = Ile kosztuje stabilizacja przy 8 kartach?
    .s = Sumę liczb od 1 do 8.
    .ah = 36.
    .as = 35.
    .dc = 36.
    .ruling = $36 (RR-102).
    .reason = Tyle wynosi suma liczb od 1 do 8; 35 to pomyłka w tabeli.

RD-32 = Ciało ludzkie i Ulepszone rolnictwo: pole raz czy dwa razy?
    .s = Oba osiągnięcia opisano po dwa razy, raz ze spadkiem nędzy o pole, a raz bez niego.
    .ah = Jedno pole, przy zakupie.
    .dc = Jedno pole, przy zakupie.
    .ruling = Nędza spada o 1 pole, raz, gdy kupujesz osiągnięcie (RR-189, RR-192).
    .reason = Oba włoskie opisy mówią o tym samym.

## Rozbieżności: wydania z 1996 i 1999 roku

RD-33 = Ile kart rozdaje się na początku?
    .s = Po 1 karcie; w talii są wszystkie karty epoki I.
    .as = Po 1 karcie, jak głosiła pierwotna zasada.
    .xl = Oznacza 1 kartę drewna jako należącą do talii z 1999 roku.
    .dc = Po 3 karty, z których 1 się oddaje. Krucjaty, Walter, Raszid, jedwab i przyprawy wchodzą do gry później, a 1 karta drewna z epoki II trafia do epoki I.
    .pj = Jak w wydaniu z 1999 roku.
    .ruling = Po 1 karcie, a przy `wydanie: 1999` po 3, z których 1 się oddaje (RR-051).
    .reason = Każde wydanie ma własną zasadę. Kto gra wydaniem z 1996 roku, może przejąć samą tę zasadę wpisem `wariant: trzy karty`.
    .reading-edition-1996 = każdemu graczowi rozdaje się 1 kartę
    .reading-edition-1999 = rozdaje się po 3 karty, a 1 się oddaje; Krucjaty, Walter, Raszid, jedwab i przyprawy wchodzą do gry później, a 1 karta drewna z epoki II należy do epoki I

RD-34 = Czy kolejność gry to pierwsza faza, czy ostatnia?
    .s = Ostatnia; rozgrywa się ją też raz przed turą 1.
    .ah = Ostatnia.
    .dc = Pierwsza; w turze 1 pomija się fazę dobierania kart.
    .ruling = Ostatnia, a przy `wydanie: 1999` pierwsza (RR-008, RR-064).
    .reason = W każdym wydaniu układ faz jest inny.
    .reading-edition-1996 = ostatnia faza tury, a do tego raz przed turą 1
    .reading-edition-1999 = pierwsza faza tury, a w turze 1 nie dobiera się kart

RD-35 = Czy Smoleńsk jest na planszy?
    .om = Tak: to satelita w obszarze I między Nowogrodem a Kijowem.
    .eu = Nie; Nowogród graniczy z Kijowem.
    .ruling = Na planszy z 1996 roku tak; na planszy z 1999 roku [Nowogród](province:novgorod) graniczy z [Kijowem](province:kiev) (RR-013).
    .reason = Plansze się różnią.
    .reading-edition-1996 = Smoleńsk leży między Nowogrodem a Kijowem i wspiera oba
    .reading-edition-1999 = Smoleńska nie ma, a Nowogród graniczy z Kijowem

RD-36 = York i Portsmouth czy Londyn i Chester?
    .om = York graniczy z Portsmouth.
    .eu = Zamiast tego Londyn graniczy z Chesterem.
    .md = Zamiast tego Londyn graniczy z Chesterem.
    .ruling = York graniczy z Portsmouth; na planszy z 1999 roku zamiast tego Londyn graniczy z Chesterem (RR-013).
    .reason = Plansze się różnią.
    .reading-edition-1996 = York i Portsmouth sąsiadują ze sobą, Londyn i Chester nie
    .reading-edition-1999 = Londyn i Chester sąsiadują ze sobą, York i Portsmouth nie

RD-37 = Z którymi morzami stykają się Barka i Libia?
    .lm = Barka styka się ze Środkowym i Wschodnim Morzem Śródziemnym, Libia tylko ze Wschodnim.
    .om = Barka styka się ze Środkowym i Wschodnim Morzem Śródziemnym, Libia tylko ze Wschodnim.
    .iz = Obie stykają się tylko ze Środkowym Morzem Śródziemnym; Libia należy do obszaru VI.
    .md = Libia należy do obszaru VI.
    .pj = Obie stykają się tylko ze Środkowym Morzem Śródziemnym; Libia należy do obszaru VIII.
    .ruling = [Barka](province:barca) styka się z oboma morzami, a [Libia](province:libya) tylko ze Wschodnim Morzem Śródziemnym; na planszy z 1999 roku obie stykają się tylko ze Środkowym. Na obu planszach Libia należy do obszaru VI (RR-014).
    .reason = Plansze się różnią. W sprawie obszaru dwa teksty przeczą planszy, na której coś dorysowano.
    .reading-edition-1996 = Barka styka się ze Środkowym i Wschodnim Morzem Śródziemnym, Libia tylko ze Wschodnim
    .reading-edition-1999 = obie stykają się tylko ze Środkowym Morzem Śródziemnym

RD-38 = Czy Loara jest na planszy?
    .lm = Nie, prowincji z winem jest 6.
    .ak = Nie, prowincji z winem jest 6.
    .eu = Nie ma jej na liście zmian z 1999 roku.
    .iz = Tak.
    .pj = Tak.
    .md = Tak.
    .ruling = W obu wydaniach nie; przy `wariant: mapa poprawiona` tak (RR-013).
    .reason = Pojawia się tylko na późniejszych mapach i nie ma jej na żadnej liście zmian z 1999 roku.
    .reading-edition-1996 = Loary nie ma
    .reading-revised-map = Loara to prowincja z winem w obszarze III, wielkość rynku 3, śródlądowa, między Paryżem, Saint-Malo i Bordeaux

RD-39 = Które osiągnięcie to J, a które K?
    .s = Nie podaje liter tych dwóch; Ulepszonego rolnictwa wymagają Odsetki i zysk oraz Klasa średnia.
    .lm = J to Wiatrak/młyn wodny za $40, K to Ulepszone rolnictwo za $50.
    .ak = J to Wiatrak/młyn wodny za $40, K to Ulepszone rolnictwo za $50.
    .dc = Litery z 1996 roku.
    .pj = Arkusz z 1999 roku: J to Ulepszone rolnictwo za $40, K to Wiatrak/młyn wodny za $50.
    .ruling = J to [Wiatrak/młyn wodny](advance:wind-watermill) za $40, K to [Ulepszone rolnictwo](advance:improved-agriculture) za $50; przy `wydanie: 1999` na odwrót (RR-192).
    .reason = Każde wydanie ma własny arkusz.
    .reading-edition-1996 = J to Wiatrak/młyn wodny za $40, K to Ulepszone rolnictwo za $50
    .reading-edition-1999 = J to Ulepszone rolnictwo za $40, K to Wiatrak/młyn wodny za $50

RD-40 = Jak wysokie są zniżki?
    .s = Mecenat 20.
    .lm = Mecenat 20, Prozelityzm 20, Słowo pisane 10, Słowo drukowane 10, Rozkwit miast 10, Nacjonalizm 20, Badania instytucjonalne 30, Kosmopolityzm 40, Klasa średnia 50.
    .ak = Jak na planszy gracza (LM).
    .dc = Mecenat 10, Prozelityzm 30, Słowo pisane 30, Słowo drukowane 20, Rozkwit miast 20, Nacjonalizm 30, Badania instytucjonalne 40, Kosmopolityzm 50, Klasa średnia 60.
    .iz = Jak w zasadach z 1999 roku (DC).
    .pj = Jak w zasadach z 1999 roku (DC).
    .ruling = Takie jak w wydaniu, którym gracie; jeśli go nie podano, jak w wydaniu z 1996 roku (RR-039).
    .reason = Wydania różnią się w dziewięciu osiągnięciach, a we wszystkich pozostałych są zgodne.
    .reading-edition-1996 = Mecenat 20, Prozelityzm 20, Słowo pisane 10, Słowo drukowane 10, Rozkwit miast 10, Nacjonalizm 20, Badania instytucjonalne 30, Kosmopolityzm 40, Klasa średnia 50
    .reading-edition-1999 = Mecenat 10, Prozelityzm 30, Słowo pisane 30, Słowo drukowane 20, Rozkwit miast 20, Nacjonalizm 30, Badania instytucjonalne 40, Kosmopolityzm 50, Klasa średnia 60

RD-41 = Jak zmniejsza się nędzę?
    .s = Pola się kupuje, najwyżej tyle, ile ma się poziomów; cenę obniżają wartości ulgi nowych osiągnięć.
    .lm = Jak w tekście włoskim.
    .as = Jak w tekście włoskim.
    .dc = Niczego się nie kupuje: 1, 2 lub 3 pola za 2, 3 lub wszystkie osiągnięcia w każdej z dziedzin: Nauka, Handel i Komunikacja.
    .eu = Niczego się nie kupuje; ulgę dają zestawy osiągnięć.
    .ruling = Ulgę się kupuje; przy `wydanie: 1999` dają ją zestawy osiągnięć (RR-105, RR-106, RR-108).
    .reason = Każde wydanie ma własną zasadę.
    .reading-edition-1996 = pola się kupuje, a ogranicza je liczba poziomów; wartości ulgi obniżają cenę
    .reading-edition-1999 = 1, 2 lub 3 pola bez płacenia za 2, 3 lub wszystkie osiągnięcia w każdej z dziedzin: Nauka, Handel i Komunikacja

RD-42 = Co daje Słowo pisane?
    .s = Zniżki przywódców wyższe o $10.
    .ah = Zniżki przywódców wyższe o $10.
    .dc = Wymuszoną wymianę po wygranym ataku, bez kostki.
    .ruling = Zniżki przywódców wyższe o $10; przy `wydanie: 1999` wymuszoną wymianę (RR-085).
    .reason = Każde wydanie ma własną zasadę.
    .reading-edition-1996 = $10 więcej przy każdym osiągnięciu kupionym ze zniżką przywódcy
    .reading-edition-1999 = po wygranym ataku wymiana jednej karty z przegranym, bez kostki

RD-43 = Co daje Wiatrak/młyn wodny?
    .s = Próbę wymuszonej wymiany.
    .ah = Próbę wymuszonej wymiany.
    .dc = Ostatni gracz wywołuje niedobór lub nadwyżkę zboża, sukna, wina albo metalu.
    .pj = Na arkuszu z 1999 roku jest mowa o pierwszym graczu.
    .ruling = Wymuszoną wymianę; przy `wydanie: 1999` niedobór lub nadwyżkę, które wywołuje ostatni gracz (RR-139).
    .reason = Każde wydanie ma własną zasadę. W wydaniu z 1999 roku trzymamy się raczej zasad niż arkusza.
    .reading-edition-1996 = po odebraniu rywalowi prowincji właściciel może spróbować wymuszonej wymiany
    .reading-edition-1999 = ostatni gracz w kolejności może wywołać jeden niedobór lub jedną nadwyżkę zboża, sukna, wina albo metalu

RD-44 = Co dają Oświecenie i Nowy Świat?
    .s = Oświecenie zmniejsza cenę ulgi o połowę; dzięki Nowemu Światu nędza spada o 1 pole w każdej fazie dochodu.
    .ah = Jak w tekście włoskim.
    .dc = Dzięki Oświeceniu nędza spada o 1 pole w każdej fazie dochodu; Nowy Świat tylko otwiera obie Ameryki.
    .ruling = Jak w tekście włoskim; przy `wydanie: 1999` pole w każdej fazie dochodu daje Oświecenie (RR-107, RR-109).
    .reason = Każde wydanie ma własną zasadę.
    .reading-edition-1996 = Oświecenie zmniejsza cenę ulgi o połowę, a Nowy Świat obniża nędzę o 1 pole w każdej fazie dochodu
    .reading-edition-1999 = Oświecenie obniża nędzę o 1 pole w każdej fazie dochodu, a Nowy Świat tylko otwiera obie Ameryki

RD-45 = Jak działa Mecenat?
    .s = Mecenasów może być dowolnie wielu, każdy płaci kwotę położoną na przywódcy.
    .ah = Jak w tekście włoskim.
    .dc = Bezpłatnie: przy drugim przywódcy w turze jest miejsce dla 1 mecenasa, przy trzecim dla 2, przy następnych dla wszystkich.
    .eu = Bezpłatnie, z ograniczoną liczbą mecenasów.
    .ruling = Dowolnie wielu mecenasów za kwotę leżącą na karcie; przy `wydanie: 1999` bezpłatnie, ale z ograniczeniem (RR-081, RR-083).
    .reason = Każde wydanie ma własną zasadę.
    .reading-edition-1996 = dowolnie wielu mecenasów, każdy płaci kwotę ochrony
    .reading-edition-1999 = nic się nie płaci; z drugiego przywódcy korzysta 1 mecenas, z trzeciego 2, z następnych wszyscy

## Rozbieżności: liczby przy osiągnięciach i kartach

RD-46 = Wartość ulgi Praw materii
    .lm = 5.
    .ak = 10.
    .ruling = 5, jako założenie (RR-108).
    .reason = Wydrukowanego arkusza nie widzieliśmy. Jeśli na twoim jest co innego, zapisz `plansza: prawa materii = ulga 10`.
    .reading-five = 5
    .reading-ten = 10

RD-47 = Wartość ulgi Świętego odpustu
    .lm = 0.
    .ak = 5.
    .ruling = 0, jako założenie (RR-108).
    .reason = Wydrukowanego arkusza nie widzieliśmy. Program, który podaje 5, podaje tyle przy wszystkich czterech osiągnięciach z Religii, a przy Mecenacie to błąd (RD-50).
    .reading-zero = 0
    .reading-five = 5

RD-48 = Wartość ulgi Prozelityzmu
    .lm = 0.
    .ak = 5.
    .ruling = 0, jako założenie (RR-108).
    .reason = Tak samo jak przy Świętym odpuście (RD-47).
    .reading-zero = 0
    .reading-five = 5

RD-49 = Wartość ulgi Katedry
    .lm = 25.
    .ak = 5.
    .ruling = 25, jako założenie (RR-108).
    .reason = Tak samo jak przy Świętym odpuście (RD-47).
    .reading-twenty-five = 25
    .reading-five = 5

RD-50 = Wartość ulgi Mecenatu
    .s = 10.
    .lm = 10.
    .ak = 5.
    .ruling = 10 (RR-108).
    .reason = Dla tego jednego osiągnięcia tekst włoski podaje cały wpis.
    .reading-ten = 10
    .reading-five = 5

RD-51 = Wartość ulgi Renesansu
    .s = 100.
    .lm = 50.
    .ak = 100.
    .ruling = 100 (RR-108).
    .reason = W przykładzie w zasadach liczy się 100.
    .reading-hundred = 100
    .reading-fifty = 50

RD-52 = Zniżka Nowego Świata
    .lm = 0.
    .ak = 20.
    .pj = 0 na arkuszu z 1999 roku, 20 w programie.
    .ruling = 0 (RR-039).
    .reason = Nie może to mieć znaczenia: kto ma Nowy Świat, ten ma też Statki pełnomorskie i Żeglugę oceaniczną, a ich zniżki, razem 40, pokrywają już koszt osiągnięcia Lądem na Wschód, jedynego z Eksploracji, którego może jeszcze brakować.

RD-53 = Czego wymaga Przemysł?
    .lm = M, czyli samego Przemysłu.
    .ak = L, czyli Odsetek i zysku.
    .dc = L, czyli Odsetek i zysku.
    .ruling = [Odsetek i zysku](advance:interest-and-profit) (RR-039).
    .reason = Osiągnięcie nie może wymagać samego siebie; na planszy gracza jest błąd w druku.

RD-54 = Czy Niebiosa czegoś wymagają?
    .lm = Niczego.
    .ak = Niczego.
    .iz = Niczego.
    .pj = Niczego.
    .dc = N, czyli Słowa pisanego.
    .ruling = [Niebiosa](advance:heavens) niczego nie wymagają (RR-039).
    .reason = Cztery teksty przeciw jednemu, a tekst włoski też nie wymienia żadnego wymagania.
    .reading-none = Niebiosa może kupić każdy
    .reading-written-record = najpierw trzeba mieć Słowo pisane

RD-55 = Ile pól wypłaty mają zwykłe karty wina?
    .s = Dziesięć, jak każda karta.
    .lm = 10.
    .xl = 8.
    .ruling = 8; podwójna karta sukno/wino ma 10 (RR-044).
    .reason = Nigdy nie ma to znaczenia: z 6 prowincjami z winem, niedoborem i Przemysłem nikt nie wychodzi poza 8. pole.

## Rozbieżności: mapa

RD-56 = Czy Gallipoli styka się z Morzem Czarnym?
    .om = Tak.
    .iz = Tak.
    .pj = Nie.
    .ruling = Tak (RR-014).
    .reason = Na rysunku oryginalnej planszy wyraźnie to widać pod lupą.
    .reading-touches = Gallipoli styka się z Morzem Czarnym
    .reading-not = Gallipoli nie styka się z Morzem Czarnym

RD-57 = Czy Durazzo styka się z Morzem Adriatyckim?
    .om = Nie: wody Belgradu i Bari łączą się przed nim.
    .iz = Tak.
    .pj = Nie.
    .ruling = Nie (RR-014).
    .reason = Dwie mapy przeciw jednej.
    .reading-not = Durazzo nie styka się z Morzem Adriatyckim
    .reading-touches = Durazzo styka się z Morzem Adriatyckim

RD-58 = Czy Saint-Malo i Bordeaux mają wspólną granicę lądową?
    .om = Tak.
    .iz = Tak.
    .pj = Tak.
    .md = Nie.
    .ruling = Tak (RR-013).
    .reason = Trzy mapy przeciw jednej.
    .reading-border = Saint-Malo i Bordeaux sąsiadują lądem
    .reading-none = nie sąsiadują

RD-59 = Czy wody Bari i Belgradu się łączą?
    .om = Tak.
    .md = Tak.
    .pj = Tak.
    .iz = Nie.
    .ruling = Tak (RR-014).
    .reason = Trzy mapy przeciw jednej.
    .reading-border = galera płynie z Bari do Belgradu w 1 kroku
    .reading-none = ich wody się nie łączą

RD-60 = Czy wody Chesteru i Portsmouth się łączą?
    .om = Tak.
    .iz = Tak.
    .pj = Tak.
    .md = Nie.
    .ruling = Tak, na południowym wybrzeżu Chesteru (RR-014).
    .reason = Trzy mapy przeciw jednej.
    .reading-border = galera płynie z południowego wybrzeża Chesteru do Portsmouth w 1 kroku
    .reading-none = ich wody się nie łączą

## Rozbieżności: nazwy i pomyłki

RD-61 = „Industry” czy „Industry Acceleration”?
    .s = „Industry Acceleration”.
    .ah = „Industry”.
    .dc = „Industry”.
    .ruling = „Industry”, po polsku [Przemysł](advance:industry); dłuższa nazwa też jest rozumiana (RR-072).
    .reason = Tak jest na arkuszu.

RD-62 = Jak Prawa materii nazywają się po włosku?
    .s = „Leggi scritte”, czyli prawa pisane; po angielsku „Laws of Matters”.
    .ah = „Laws of Matter”.
    .dc = „Laws of Matter”.
    .ruling = „Leggi della materia” (RR-190).
    .reason = To osiągnięcie dotyczy fizyki, a nie ustaw.

RD-63 = Jak Lądem na Wschód nazywa się po włosku?
    .s = „Estremo Oriente”, czyli Daleki Wschód.
    .ah = „Overland East”.
    .dc = „Overland East”.
    .ruling = „Via di terra per l'Oriente” (RR-112).
    .reason = „Estremo Oriente” to nazwa trzech pól, które wymagają Żeglugi oceanicznej.

RD-64 = Jak Niebiosa nazywają się po włosku?
    .s = W jednym miejscu „i cicli” (cykle), w innym „i cieli” (niebiosa).
    .ah = „The Heavens”.
    .dc = „The Heavens”.
    .ruling = „I cieli” (RR-097).
    .reason = Źle odczytana litera.

RD-65 = Jak nazywają się karty, których nie można zagrać?
    .s = „Carte inservibili” (karty bezużyteczne), w opisie jednej karty „carte miseria” (karty nędzy).
    .ah = Karty nędzy albo ciężary.
    .dc = Karty nędzy albo ciężary.
    .ruling = [Ciężar](term:burden) (RR-048).
    .reason = Jedno słowo na jedną rzecz.

RD-66 = Gracz odchodzi: który punkt zasad obowiązuje?
    .s = Odsyła do 9.3.
    .ah = Odsyła do 9.32.
    .dc = Odsyła do 9.3.2.
    .ruling = Punkt o eliminacji (RR-167).
    .reason = We włoskim odsyłaczu zgubiono ostatnią cyfrę.

RD-67 = Genua wchodzi do Belgradu: czy to atak?
    .s = „Wchodzi” i potrzebuje 4 żetonów.
    .ah = Jak w tekście włoskim.
    .dc = Jak w tekście włoskim.
    .ruling = To atak i wymaga 4 żetonów (RR-138).
    .reason = Sprzeczności nie ma. Nacjonalizm mają obie strony, każda liczy go sobie, więc razem niczego nie zmienia.

RD-68 = Którego towaru dotyczy 12?
    .as = Złota i kości słoniowej.
    .dc = Złota i kości słoniowej, każdego z osobną większością.
    .ruling = Obu: [złota](commodity:gold) i [kości słoniowej](commodity:ivory) (RR-148, RA-100).
    .reason = Na planszy oba mają numer 12. Tekst włoski o tym nie wspomina.

RD-69 = Ile kart ma każda epoka?
    .xl = 29, 22 i 13.
    .w = 29 w pierwszej talii, według relacji z 2011 roku.
    .dc = 30, 21 i 13: 1 karta drewna przeszła do epoki I.
    .pj = 30, 21 i 13.
    .ruling = 29, 22 i 13; przy `wydanie: 1999` 30, 21 i 13 (RR-042).
    .reason = Wydania różnią się o 1 kartę drewna (RD-33).
    .reading-edition-1996 = 29, 22 i 13 kart
    .reading-edition-1999 = 30, 21 i 13 kart

RD-70 = Czy Henry Oldenburg jest w grze?
    .lm = Tak, przywódców jest razem 19.
    .xl = Tak, przywódców jest razem 19.
    .dc = Przywódców jest 19, ale w tabeli go pominięto.
    .ruling = Tak, przywódców jest 19 (RR-050).
    .reason = Zapomniano o [nim](card:henry-oldenburg) tylko w jednej tabeli.

RD-71 = Którą dziedzinę liczą Powstania rewolucyjne?
    .s = Handel.
    .lm = Handel na karcie; na planszy gracza przypomnienie wydrukowano przy Komunikacji.
    .xl = Handel.
    .dc = Handel.
    .ruling = Handel (RR-181).
    .reason = Przypomnienie na planszy gracza trafiło do niewłaściwej kolumny.

## Rozbieżności: co dodaje errata

RD-72 = Wiatrak/młyn wodny po walce o wspólną prowincję
    .s = Można go użyć zawsze, gdy właściciel przejmuje kontrolę nad cudzą prowincją.
    .dc = Tylko wtedy, gdy przegrany kontrolował prowincję; tam wymianę daje Słowo pisane.
    .er = Tylko wtedy, gdy przegrany wcześniej kontrolował prowincję, a nie gdy stały w niej obie strony.
    .ruling = Tylko wtedy, gdy przegrany kontrolował prowincję (RR-139, RA-88).
    .reason = Rozstrzyga errata.
    .reading-controlled = przegrany musiał kontrolować prowincję
    .reading-any = wystarczy dowolny wygrany atak

RD-73 = Wojna domowa i Renesans w jednej fazie: co najpierw?
    .dc = Najpierw Wojna domowa.
    .er = Najpierw Wojna domowa, potem można użyć Renesansu.
    .ruling = Najpierw ofiara [Wojny domowej](card:civil-war) spada na ostatnie miejsce, potem można użyć [Renesansu](advance:renaissance) (RR-157, RR-173, RA-09).
    .reason = Rozstrzyga errata.

RD-74 = Czy we własnej stolicy podwaja się Nacjonalizm?
    .dc = Tak.
    .er = Tak, z trzema przykładami.
    .ruling = Tak (RR-025, RR-138, RA-82).
    .reason = Rozstrzyga errata.
    .reading-doubled = +1 za Nacjonalizm podwaja się razem z resztą
    .reading-added-after = +1 za Nacjonalizm dodaje się po podwojeniu

RD-75 = Katedra przeciw kilku rywalom naraz
    .dc = Tylko jeśli nie ma jej żaden z nich; wtedy liczy się przeciw wszystkim.
    .er = Tylko jeśli nie ma jej żaden z nich; wtedy liczy się przeciw wszystkim.
    .ruling = Tylko jeśli żaden z rywali w prowincji nie ma [Katedry](advance:cathedral); jest ona wtedy wykorzystana przeciw każdemu z nich (RR-137, RA-87).
    .reason = Rozstrzyga errata.

