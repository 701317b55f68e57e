### Where the texts on Age of Renaissance disagree (RD-01 to RD-75)
### and where they are silent or unclear (RA-01 to RA-121), and what we rule; in Polish.
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
    .reason = Tekst włoski przeczy sam sobie, a trzy jego fragmenty zgadzają się ze wszystkimi innymi tekstami. Późniejsza broń czyni wcześniejszą bezużyteczną.
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

RD-05 = Podwójny niedobór lub podwójna nadwyżka: na ile kart działa?
    .s = Tylko na pierwszą kartę tego towaru; za drugą wypłata jest zwykła.
    .as = Na pierwsze 2 karty, na każdą o jedno pole wypłaty.
    .dc = Na pierwsze 2 karty, na każdą o jedno pole wypłaty; zachowano angielskie zdanie z 1996 roku.
    .ruling = Podwójny [niedobór](term:shortage) lub podwójna [nadwyżka](term:surplus) działa na pierwsze 2 karty tego towaru, na każdą o jedno pole, a nigdy na jedną kartę o dwa pola (RR-153).
    .reason = Każda karta zużywa jeden niedobór lub jedną nadwyżkę. We włoskim zdaniu zgubiono liczbę, a przykład pod nim dotyczy pojedynczego niedoboru lub nadwyżki.
    .reading-two-cards = działa na pierwsze 2 karty towaru, na każdą o jedno pole
    .reading-first-card = działa tylko na pierwszą kartę, o jedno pole

RD-06 = Stolica: kiedy siła jej właściciela się podwaja?
    .s = Gdy ktoś go tam atakuje.
    .as = W każdym ataku w tej stolicy, także gdy pierwotny właściciel chce ją odzyskać.
    .dc = W ataku i w obronie.
    .er = W przykładach atak właściciela liczy się podwójnie.
    .ruling = We własnej [stolicy](term:capital) twoja siła podwaja się zarówno wtedy, gdy się bronisz, jak i wtedy, gdy atakujesz, żeby ją odzyskać (RR-025).
    .reason = Errata pokazuje to na liczbach, a dwa inne teksty to potwierdzają.
    .reading-both = podwojenie w obronie i w ataku
    .reading-defence-only = podwojenie tylko wtedy, gdy właściciel się broni

RD-07 = Katedra: ile pewnych wygranych na turę?
    .s = W jednym ataku na turę, przeciw graczowi, który jej nie ma; właściciel ma jednak notować, których graczy już tak zaatakował.
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
    .reason = Między tymi dwoma momentami nic się nie dzieje. Na którym miejscu jest ta faza w wydaniu z 1999 roku, to osobna sprawa (RD-34).

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
    .s = Morze, bez podania liczby.
    .lm = Jedno morze.
    .as = Jedno morze.
    .dc = Jedno morze w każdym rejsie.
    .ruling = Jedno morze w każdym rejsie (RR-097, RA-75).
    .reason = Najdokładniejszy tekst liczy każdy rejs osobno, a pozostałe mu nie przeczą.
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
    .reason = Każde wydanie ma własną zasadę. Kto gra w wydanie z 1996 roku, może przyjąć tylko tę jedną zasadę, wpisując `wariant: trzy karty`.
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
    .reason = Plansze się różnią. W sprawie obszaru wierzymy dwóm tekstom, a nie planszy, na której ktoś coś dorysował.
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
    .ruling = Takie jak w wydaniu, w które gracie; jeśli go nie podano, jak w wydaniu z 1996 roku (RR-039).
    .reason = Wydania różnią się w dziewięciu osiągnięciach, a we wszystkich pozostałych są zgodne.
    .reading-edition-1996 = Mecenat 20, Prozelityzm 20, Słowo pisane 10, Słowo drukowane 10, Rozkwit miast 10, Nacjonalizm 20, Badania instytucjonalne 30, Kosmopolityzm 40, Klasa średnia 50
    .reading-edition-1999 = Mecenat 10, Prozelityzm 30, Słowo pisane 30, Słowo drukowane 20, Rozkwit miast 20, Nacjonalizm 30, Badania instytucjonalne 40, Kosmopolityzm 50, Klasa średnia 60

RD-41 = Jak zmniejsza się nędzę?
    .s = Pola się kupuje, najwyżej tyle, ile ma się poziomów; cenę obniżają wartości ulgi nowych osiągnięć.
    .lm = Jak w tekście włoskim.
    .as = Jak w tekście włoskim.
    .dc = Niczego się nie kupuje: nędza spada o 1, 2 lub 3 pola, jeśli w Nauce, Handlu i Komunikacji ma się po 2, po 3 lub wszystkie osiągnięcia.
    .eu = Niczego się nie kupuje; ulgę dają zestawy osiągnięć.
    .ruling = Ulgę się kupuje; przy `wydanie: 1999` dają ją zestawy osiągnięć (RR-105, RR-106, RR-108).
    .reason = Każde wydanie ma własną zasadę.
    .reading-edition-1996 = pola się kupuje, a ogranicza je liczba poziomów; wartości ulgi obniżają cenę
    .reading-edition-1999 = nędza spada bez opłaty o 1, 2 lub 3 pola, jeśli w Nauce, Handlu i Komunikacji ma się po 2, po 3 lub wszystkie osiągnięcia

RD-42 = Co daje Słowo pisane?
    .s = Zniżki przywódców wyższe o $10.
    .ah = Zniżki przywódców wyższe o $10.
    .dc = Wymuszoną wymianę po wygranym ataku, bez kostki.
    .ruling = Zniżki przywódców wyższe o $10; przy `wydanie: 1999` wymuszoną wymianę (RR-085).
    .reason = Każde wydanie ma własną zasadę.
    .reading-edition-1996 = każde osiągnięcie kupione ze zniżką przywódcy jest tańsze o dalsze $10
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
    .ruling = Jak w tekście włoskim; przy `wydanie: 1999` to Oświecenie zmniejsza nędzę o pole w każdej fazie dochodu (RR-107, RR-109).
    .reason = Każde wydanie ma własną zasadę.
    .reading-edition-1996 = Oświecenie zmniejsza cenę ulgi o połowę, a Nowy Świat obniża nędzę o 1 pole w każdej fazie dochodu
    .reading-edition-1999 = Oświecenie obniża nędzę o 1 pole w każdej fazie dochodu, a Nowy Świat tylko otwiera obie Ameryki

RD-45 = Jak działa Mecenat?
    .s = Mecenasów może być dowolnie wielu, każdy płaci kwotę położoną na przywódcy.
    .ah = Jak w tekście włoskim.
    .dc = Bezpłatnie: z drugiego przywódcy w turze może skorzystać 1 mecenas, z trzeciego 2, z następnych wszyscy.
    .eu = Bezpłatnie, z ograniczoną liczbą mecenasów.
    .ruling = Dowolnie wielu mecenasów za kwotę leżącą na karcie; przy `wydanie: 1999` bezpłatnie, ale z ograniczeniem (RR-081, RR-083).
    .reason = Każde wydanie ma własną zasadę.
    .reading-edition-1996 = dowolnie wielu mecenasów, każdy płaci tyle, ile wynosi ochrona
    .reading-edition-1999 = nic się nie płaci; z drugiego przywódcy korzysta 1 mecenas, z trzeciego 2, z następnych wszyscy

## Rozbieżności: liczby przy osiągnięciach i kartach

RD-46 = Wartość ulgi Praw materii
    .lm = 5.
    .ak = 10.
    .ruling = Zakładamy 5 (RR-108).
    .reason = Wydrukowanego arkusza nie widzieliśmy. Jeśli na twoim jest co innego, zapisz `plansza: Prawa materii = ulga 10`.
    .reading-five = 5
    .reading-ten = 10

RD-47 = Wartość ulgi Świętego odpustu
    .lm = 0.
    .ak = 5.
    .ruling = Zakładamy 0 (RR-108).
    .reason = Wydrukowanego arkusza nie widzieliśmy. Program, z którego pochodzi 5, podaje tyle przy wszystkich czterech osiągnięciach z Religii, a przy Mecenacie na pewno się myli (RD-50).
    .reading-zero = 0
    .reading-five = 5

RD-48 = Wartość ulgi Prozelityzmu
    .lm = 0.
    .ak = 5.
    .ruling = Zakładamy 0 (RR-108).
    .reason = Tak samo jak przy Świętym odpuście (RD-47).
    .reading-zero = 0
    .reading-five = 5

RD-49 = Wartość ulgi Katedry
    .lm = 25.
    .ak = 5.
    .ruling = Zakładamy 25 (RR-108).
    .reason = Tak samo jak przy Świętym odpuście (RD-47).
    .reading-twenty-five = 25
    .reading-five = 5

RD-50 = Wartość ulgi Mecenatu
    .s = 10.
    .lm = 10.
    .ak = 5.
    .ruling = 10 (RR-108).
    .reason = To jedyne osiągnięcie, którego cały wpis pokazuje tekst włoski.
    .reading-ten = 10
    .reading-five = 5

RD-51 = Wartość ulgi Renesansu
    .s = 100.
    .lm = 50.
    .ak = 100.
    .ruling = 100 (RR-108).
    .reason = W jednym z przykładów w zasadach wynosi ona 100.
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
    .om = Nie: odgradzają je od niego wody Belgradu i Bari, które się łączą.
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
    .ruling = „Industry”, po polsku [Przemysł](advance:industry); dłuższej nazwy też można używać (RR-072).
    .reason = Tak jest na arkuszu.

RD-62 = Jak nazywają się po włosku Prawa materii?
    .s = „Leggi scritte”, czyli prawa pisane; po angielsku „Laws of Matters”.
    .ah = „Laws of Matter”.
    .dc = „Laws of Matter”.
    .ruling = „Leggi della materia” (RR-190).
    .reason = To osiągnięcie dotyczy fizyki, a nie ustaw.

RD-63 = Jak nazywa się po włosku osiągnięcie Lądem na Wschód?
    .s = „Estremo Oriente”, czyli Daleki Wschód.
    .ah = „Overland East”.
    .dc = „Overland East”.
    .ruling = „Via di terra per l'Oriente” (RR-112).
    .reason = „Estremo Oriente” to nazwa trzech pól, które wymagają Żeglugi oceanicznej.

RD-64 = Jak nazywają się po włosku Niebiosa?
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
    .reason = Sprzeczności nie ma. Nacjonalizm mają obie strony i każda liczy go sobie, więc na jedno wychodzi.

RD-68 = Którego towaru dotyczy suma 12?
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
    .dc = Przywódców jest 19, ale tabela go pomija.
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
    .dc = Tylko wtedy, gdy przegrany kontrolował prowincję; w tym wydaniu wymianę daje Słowo pisane.
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
    .dc = Tylko jeśli nie ma jej żaden z nich; wtedy jest wykorzystana przeciw wszystkim.
    .er = Tylko jeśli nie ma jej żaden z nich; wtedy jest wykorzystana przeciw wszystkim.
    .ruling = Tylko jeśli żaden z rywali w prowincji nie ma [Katedry](advance:cathedral); jest ona wtedy wykorzystana przeciw każdemu z nich (RR-137, RA-87).
    .reason = Rozstrzyga errata.

## Rozstrzygnięcia: stolice i kolejność gry

RA-01 = Jak po licytacji wybiera się stolice?
    .ruling = Jawnie: kto dał najwyższą stawkę, bierze dowolną wolną [stolicę](term:capital), potem wybiera następny (RR-058).
    .reason = Tak jest w dwóch tekstach. Według trzeciego każdy razem ze stawką zapisuje listę życzeń (RD-30).
    .reading-open = każdy gracz wybiera jawnie, gdy przyjdzie na niego kolej
    .reading-written-list = każdy razem ze stawką zapisuje listę życzeń i musi się jej trzymać

RA-02 = Ile można postawić za wybór stolicy i kto płaci?
    .ruling = Liczbę całkowitą od $0 do $40. Każdy płaci swoją stawkę, nawet ten, kto wybiera ostatni (RR-058, RR-060).
    .reason = Zasady odejmują każdemu graczowi stawkę za własną stolicę od jego $40.
    .reading-own-bid = każdy płaci swoją stawkę
    .reading-winner-only = płaci tylko ten, kto dał najwyższą stawkę

RA-03 = Jak rozstrzyga się równe stawki?
    .ruling = Każdy z remisujących rzuca kostką i ten, kto wyrzuci więcej, wybiera wcześniej; przy równych wynikach rzuca się ponownie (RR-059).
    .reason = Tekst włoski tylko wspomina o kostce; według dwóch innych pierwszeństwo daje wyższy wynik. Ponowny rzut dodajemy od siebie.
    .reading-higher-first = wcześniej wybiera ten, kto wyrzucił więcej
    .reading-lower-first = wcześniej wybiera ten, kto wyrzucił mniej

RA-04 = Kto gra pierwszy, gdy kilku graczy wydało tyle samo?
    .ruling = Ten z remisujących, który wybrał stolicę ostatni, zajmuje dowolne z ich miejsc, potem ten, który wybierał przed nim, i tak dalej. Jeśli zapis nie mówi inaczej, każdy gra tak wcześnie, jak się da (RR-062, RR-155).
    .reason = Zasady dają pierwszeństwo temu, kto wybierał później, i pozwalają mu grać przed innymi albo po nich. Dlatego wiersz `kolejność:`, który tylko przestawia remisujących graczy, jest poprawny.
    .reading-latest-first = pierwszy decyduje ten z remisujących, który najpóźniej wybrał stolicę
    .reading-earliest-first = pierwszy decyduje ten z remisujących, który najwcześniej wybrał stolicę

RA-05 = Co, jeśli wydasz więcej, niż masz żetonów w zapasie?
    .ruling = Płacisz całość i cała kwota liczy się do kolejności, ale dostajesz tylko te żetony, które są teraz w [zapasie](term:stock). Tych, które wrócą później, już nie dostaniesz (RR-141).
    .reason = Zasady pozwalają tyle wydać po to, żeby grać na końcu.
    .reading-stock-at-purchase = tylko te żetony, które są w zapasie w chwili zapłaty
    .reading-later-too = żetony, które później wrócą do zapasu, też się dostaje, aż do opłaconej liczby

RA-06 = Jak daleko można zejść poniżej zera?
    .ruling = Na ile starczy ci pieniędzy: -n kosztuje $n i nie daje żetonów (RR-156).
    .reason = W zasadach -1 jest tylko przykładem, a w innym tekście jest -2.
    .reading-any = dowolna liczba ujemna, na którą gracza stać
    .reading-minus-one = nie niżej niż -1

RA-07 = Czy wyeliminowany gracz zajmuje miejsce w kolejności?
    .ruling = Tak, jakby wydał 0, a remisy rozstrzyga się jak zwykle; sam jednak nic już nie robi (RR-077, RR-155).
    .reason = Tak mówi errata. Ma to znaczenie dla numerów miejsc i dla tego, kto jest pierwszy.
    .reading-spends-zero = wyeliminowany gracz liczy się z wydatkiem 0
    .reading-no-place = wyeliminowany gracz nie ma miejsca, a pozostali się przesuwają

RA-08 = Co zamienia Renesans i na jak długo?
    .ruling = Dwa znaczniki zamieniają się miejscami na początku fazy, zanim stanie się w niej cokolwiek innego, i zostają tak do następnej fazy kolejności gry. Każdy właściciel może to zrobić raz na turę; jeśli chce tego kilku, działają w kolejności, która w tej chwili obowiązuje (RR-157).
    .reason = Zamianę opisują zasady i ich przykład. To, że jest trwała, to nasza interpretacja: znaczniki przesuwa się na stole i nic ich nie cofa.
    .reading-rest-of-turn = nowa kolejność obowiązuje do końca tury
    .reading-this-phase-only = na koniec fazy znaczniki wracają na swoje miejsca

RA-09 = Wojna domowa zrzuca kogoś na koniec: co z pozostałymi?
    .ruling = Na początku fazy ekspansji ofiara zajmuje ostatnie używane miejsce, a wszyscy za nią przesuwają się o jedno do przodu, do końca tury. [Renesansu](advance:renaissance) można użyć dopiero potem (RR-157, RR-173).
    .reason = Kolejność podaje errata (RD-73). Przesuwanie się to nasza interpretacja słów „staje się ostatni”.
    .reading-move-up = gracze za ofiarą przesuwają się o jedno miejsce do przodu
    .reading-swap-with-last = ofiara i ostatni gracz zamieniają się miejscami

## Rozstrzygnięcia: dobieranie kart

RA-10 = Ile kosztuje zniesienie wyniku 12?
    .ruling = $10 raz; znosi to niedobór lub nadwyżkę zarówno złota, jak i kości słoniowej (RR-065, RR-148).
    .reason = Mówi tak wyjaśnienie do zasad z 1999 roku.
    .reading-once = $10 za oba towary
    .reading-each = $10 za złoto i $10 za kość słoniową

RA-11 = Ile kosztuje zniesienie podwójnego niedoboru lub podwójnej nadwyżki?
    .ruling = Wartość podstawową za każdy z dwóch wyników; można też znieść tylko jeden (RR-065, RR-153).
    .reason = Według zasad pierwszy gracz może znieść jeden wynik albo oba, płacąc wartość podstawową.
    .reading-each = wartość podstawowa za każdy niedobór lub każdą nadwyżkę
    .reading-both-at-once = jedna opłata znosi oba wyniki

RA-12 = Kiedy tworzy się następną talię?
    .ruling = Gdy trzeba dobrać kartę, a stos jest pusty, nie wcześniej. Kto dobiera jako następny, choćby w tej samej fazie, dobiera z nowej talii; karty na ręce zostają (RR-029).
    .reason = Zasady mówią o chwili, w której potrzebna jest kolejna karta.
    .reading-on-demand = gdy trzeba dobrać kartę, a żadnej nie ma
    .reading-at-once = od razu po dobraniu ostatniej karty

RA-13 = Która epoka liczy się przy Piratach/wikingach, Dekrecie papieskim i Waśniach religijnych?
    .ruling = Epoka talii, z której się właśnie dobiera (RR-177, RR-180, RR-188).
    .reason = Karty mówią o epoce, w której się je zagrywa, a nic innego na stole jej nie pokazuje.
    .reading-deck = epoka talii w tej chwili
    .reading-turn-start = epoka talii na początku tury

RA-14 = Co, jeśli skończy się ostatnia talia?
    .ruling = Nikt już nie dobiera: ani w fazie dobierania kart, ani za pieniądze, ani za żetony, ani jako premię, ani za większość. Turę rozgrywa się do końca i jest ona ostatnia (RR-159, RR-160).
    .reason = Według zasad gra toczy się do końca bez dalszego dobierania.

RA-15 = Co, jeśli ostatnia karta schodzi przy ostatnim dobraniu w turze?
    .ruling = Wtedy ta tura była ostatnia, nawet jeśli kartę dobrano jako premię albo za niedobór (RR-159).
    .reason = Gra kończy się po turze, w której dobrano wszystkie karty.
    .reading-that-turn = ostatnia jest tura, w której ją dobrano
    .reading-next-turn = rozgrywa się jeszcze jedną turę

RA-16 = Czy w chwili zakupu Sztuki mistrzów można odrzucić kartę?
    .ruling = Nie; pierwszy raz odrzuca się kartę w fazie kupna kart następnej tury (RR-068).
    .reason = Errata tego zabrania i nazywa to częstą zasadą domową (RD-22).
    .reading-no = przy zakupie nie odrzuca się karty
    .reading-yes = także przy zakupie można odrzucić jedną kartę

RA-17 = Czy odrzuconą kartę się pokazuje?
    .ruling = Tak, niezależnie od tego, czy wraca; w zapisie podaje się jej nazwę (RR-069).
    .reason = Według jednego tekstu się ją ujawnia, a stos kart powracających i tak leży odkryty.

## Rozstrzygnięcia: wypłaty za towary

RA-18 = Co, jeśli zabraknie pól wypłaty?
    .ruling = Wypłata nigdy nie wychodzi poza ostatnie wydrukowane pole. Pól może zabraknąć tylko przy wełnie: ma ona 9 prowincji i 10 pól, a niedobór razem z Przemysłem wymagałby 11. pola (RR-044).
    .reason = Zasady wspominają o dziesięciu polach. Każdy inny towar ma co najmniej o dwa pola więcej niż prowincji.
    .reading-last-box = więcej niż na ostatnim wydrukowanym polu dostać nie można
    .reading-formula = dalej liczy się według tego samego wzoru: wartość podstawowa razy kwadrat liczby

RA-19 = Jak łączą się niedobór, nadwyżka i Przemysł?
    .ruling = Weź liczbę prowincji, dodaj 1 za niedobór albo odejmij 1 za nadwyżkę i dodaj 1 za [Przemysł](advance:industry). Poniżej 1 albo bez prowincji nie dostajesz nic (RR-072, RR-149).
    .reason = Zasady objaśniają każdą z tych rzeczy na przykładzie i nic nie wskazuje, że się wykluczają.

RA-20 = Czy wyeliminowany gracz dostaje pieniądze za towary, dochód lub większość?
    .ruling = Nie. Jego znaczniki nadal się jednak liczą, gdy sprawdza się, kto ma więcej prowincji niż wszyscy inni (RR-077, RR-150).
    .reason = Zasady zostawiają pionki na mapie, a o pieniądzach nic nie mówią.
    .reading-not-paid = nic nie dostaje, ale jego znaczniki liczą się przy ustalaniu większości
    .reading-majority-ignored = nic nie dostaje, a jego znaczniki nie liczą się też przy ustalaniu większości

RA-21 = Który niedobór lub którą nadwyżkę zużywa karta podwójna?
    .ruling = Tylko wybranego towaru (RR-046, RR-152).
    .reason = Kartę zagrywa się jako ten towar.

## Rozstrzygnięcia: wydarzenia

RA-22 = Czy można zagrać wydarzenie, które nie ma w co uderzyć?
    .ruling = Tak. Nic się nie dzieje, a karty nie ma już na ręce (RR-074).
    .reason = Żaden tekst tego nie zabrania. Ma to znaczenie, bo każda karta na ręce podnosi cenę stabilizacji.
    .reading-allowed = można je zagrać bez efektu
    .reading-not-allowed = zostaje na ręce, dopóki nie będzie miało celu

RA-23 = Czy można wybrać na ofiarę siebie?
    .ruling = Tak przy Złocie alchemika, Wojnie domowej, Buncie i Piratach/wikingach; Wojna wymaga innego gracza (RR-171, RR-173, RR-177, RR-178, RR-182).
    .reason = Karty pozostawiają ci wybór bez wyjątków. Tylko w Wojnie rzucają dwie strony.
    .reading-allowed = ofiarą może być ten, kto zagrał kartę
    .reading-others-only = ofiarą musi być ktoś inny

RA-24 = Czy można wybrać gracza, który jest odporny?
    .ruling = Nie: ani właściciela [Praw materii](advance:laws-of-matter) na ofiarę Złota alchemika, ani gracza z [Oświeconym władcą](card:enlightened-ruler) na ofiarę Złota alchemika, Wojny domowej i Buntu (RR-171, RR-174).
    .reason = Według spisu kart tych wydarzeń nie można zagrać przeciw takiemu graczowi. Jeśli nikogo innego nie ma, Złoto alchemika jest ciężarem, a pozostałe nie mają celu (RA-22).
    .reading-not-allowed = odpornego gracza nie można wybrać
    .reading-no-effect = odpornego gracza można wybrać i nic się nie dzieje

RA-25 = Czy Oświecony władca z ostatniej tury chroni w końcowym zagraniu kart?
    .ruling = Tak, [końcowe zagranie kart](phase:final-card-play) należy do tej samej tury (RR-161, RR-174).
    .reason = Mówi tak wyjaśnienie do zasad z 1999 roku.
    .reading-yes = ochrona trwa także w końcowym zagraniu kart
    .reading-no = ochrona kończy się przed końcowym zagraniem kart

RA-26 = Ile zabiera Złoto alchemika?
    .ruling = Połowę gotówki [zapisanej](term:written-cash) w ostatniej fazie kolejności gry, z zaokrągleniem w górę, ale nie więcej, niż ofiara ma teraz. Pieniądze położone na przywódcy są bezpieczne; pieniądze wydane w fazie kupna kart zmniejszają tylko to, co można zabrać (RR-168, RR-171).
    .reason = Karta mówi o zapisanej gotówce i podaje tę granicę.

RA-27 = Kiedy Prawa materii mają „wszyscy gracze”?
    .ruling = Gdy ma je każdy, kto jest jeszcze w grze; wtedy [Złoto alchemika](card:alchemists-gold) jest ciężarem (RR-171).
    .reason = W graczy, którzy odpadli, i tak nie można uderzyć.
    .reading-still-in-game = liczą się tylko gracze, którzy są jeszcze w grze
    .reading-all = liczą się także wyeliminowani gracze

RA-28 = Czyj znacznik redukuje Wojna domowa?
    .ruling = Każdy, który stoi w stolicy ofiary, nawet znacznik rywala (RR-173).
    .reason = Karta mówi o znaczniku w stolicy, a spis kart dodaje, że może on należeć do innego gracza (RD-26).
    .reading-any-marker = dowolny znacznik w stolicy ofiary
    .reading-own-marker = tylko własny znacznik ofiary

RA-29 = Połowę których żetonów zabiera Wojna domowa?
    .ruling = Połowę tych, które leżą na [polu ekspansji](term:expansion-box), z zaokrągleniem w górę; wracają do zapasu (RR-173).
    .reason = Jeden tekst zauważa, że w końcowym zagraniu kart ofiara może stracić połowę z zera żetonów (RD-27).
    .reading-expansion = liczą się tylko żetony na polu ekspansji
    .reading-on-map-too = liczą się też żetony na mapie

RA-30 = Czy Wojna domowa może zabrać więcej pieniędzy, niż ofiara ma?
    .ruling = Nie: połowę zapisanej gotówki, z zaokrągleniem w górę, najwyżej tyle, ile ofiara ma (RR-173).
    .reason = Tak samo jak przy Złocie alchemika. W tej grze nie ma długów.
    .reading-at-most-cash = nie więcej, niż ofiara ma gotówki
    .reading-debt = należy się cała połowa; to, czego brakuje, staje się długiem

RA-31 = Czy Głód lub Fala mistycyzmu może zmniejszyć nędzę?
    .ruling = Nie, wynik poniżej 0 liczy się jako 0 (RR-175, RR-176).
    .reason = Przy pięciu prowincjach ze zbożem albo przy czterech i Ulepszonym rolnictwie liczba byłaby ujemna, ale karta nie daje ulgi.

RA-32 = Kogo i jak długo wiąże Dekret papieski?
    .ruling = Wszystkich, także tego, kto go zagrał, w fazie zakupów tej tury, przy wszystkich osiągnięciach ze wskazanej dziedziny (RR-180).
    .reason = Mówią tak dwa spisy kart. Tekst włoski brzmi, jakby wskazywało się tylko jedno osiągnięcie (RD-17).
    .reading-category = zakazana jest cała dziedzina
    .reading-one-advance = wskazuje się jedno osiągnięcie i tylko ono jest zakazane

RA-33 = Dekret papieski i Waśnie religijne w jednej turze: czy ważne, co było pierwsze?
    .ruling = Nie. Zakaz nie obowiązuje, a nędza za waśnie rośnie (RR-180, RR-188).
    .reason = Dekret jest nieważny, jeśli waśnie zagrano w tej samej turze, przed nim albo po nim (RD-04).
    .reading-strife-wins = kolejność nie ma znaczenia
    .reading-only-later-strife = zakaz znoszą tylko waśnie zagrane po dekrecie

RA-34 = W co mogą uderzyć Piraci/wikingowie?
    .ruling = W tyle różnych prowincji nadmorskich z kolorowymi znacznikami, obojętnie czyimi, ile wyznacza epoka: także w stolice, Islandię, Afrykę Zachodnią i [pola zamorskie](term:overseas-box). Jeśli jest ich mniej, we wszystkie (RR-177).
    .reason = Zasady zaliczają te pola do nadmorskich, a żaden tekst nie wyłącza stolic.
    .reading-all-coasts = każda prowincja nadmorska, łącznie z polami zamorskimi
    .reading-no-overseas = każda prowincja nadmorska oprócz pól zamorskich

RA-35 = Które stolice są przy Buncie cudze?
    .ruling = Wszystkie oprócz stolicy tego, kto zagrał kartę, bez względu na to, kto je teraz ma (RR-178).
    .reason = Stolica należy do potęgi, która w niej zaczęła.
    .reading-all-but-own = można wybrać własną stolicę i żadnej innej
    .reading-no-capital = nie można wybrać żadnej stolicy

RA-36 = Co dzieje się ze zredukowanym znacznikiem?
    .ruling = W jego miejsce trafia z zapasu jeden kolorowy żeton tego samego właściciela, a znacznik wraca na planszę gracza. Jeśli zapas jest pusty, właściciel bierze żeton z pola ekspansji albo zostawia prowincję pustą (RR-075).
    .reason = Tak mówią zasady i pozostawiają ten wybór właścicielowi.

RA-37 = Gdzie dzięki Krucjatom możesz położyć znacznik?
    .ruling = Na dowolnym [rynku](term:market-province) obszaru VI, na którym jeszcze nie dominujesz, ale nie na satelicie. Zasięg, statki i osiągnięcie Lądem na Wschód nie mają znaczenia. Wszystkie inne pionki, nawet twoje własne żetony, wracają stamtąd do właścicieli (RR-183).
    .reason = Na satelicie nigdy nie kładzie się znacznika. Karta mówi o dowolnym miejscu w obszarze.
    .reading-any-market = dowolny rynek obszaru, który nie jest twój
    .reading-satellite-too = można wybrać także satelitę

RA-38 = Czy znacznik z Krucjat liczy się od razu?
    .ruling = Tak: jest kolorowy, przynosi pieniądze za karty towarów zagrane później w tej fazie i już w tej turze można od niego wyruszać z żetonami. Musisz mieć wolny znacznik (RR-183).
    .reason = Według spisu kart jest kolorowy.
    .reading-coloured = znacznik kładzie się kolorową stroną i liczy się od razu
    .reading-white = znacznik kładzie się białą stroną i liczy się od fazy dochodu

RA-39 = Kiedy Walter bez Mienia jest wart 30?
    .ruling = Gdy w tej samej turze zagrano Krucjaty, przed [nim](card:walter-the-penniless) albo po nim (RR-050, RR-183).
    .reason = Ze zniżki korzysta się dopiero później, w fazie zakupów.
    .reading-same-turn = Krucjaty w tej samej turze, w dowolnej kolejności
    .reading-before-him = tylko jeśli Krucjaty były wcześniej

RA-40 = Od kiedy liczą się Armie mongolskie?
    .ruling = Od chwili zagrania do końca gry: Krucjaty są [ciężarem](term:burden), a [Marco Polo](card:marco-polo) daje zniżkę 40, jeśli zagrano go później, choćby w tej samej turze (RR-186).
    .reason = Tak mówi karta.

RA-41 = Co jest obszarem dla Czarnej śmierci?
    .ruling = Jeden z obszarów od I do VIII, który jest w grze; Daleki Wschód i Nowy Świat nie należą do żadnego (RR-184).
    .reason = Tak mówią objaśnienia do mapy.
    .reading-eight-areas = obszary od I do VIII
    .reading-overseas-too = jako obszar można wybrać także Daleki Wschód albo Nowy Świat

## Rozstrzygnięcia: przewagi militarne i Wojna

RA-42 = Jak długo trwa przewaga militarna?
    .ruling = Do końca tury: w fazie zagrywania kart i w ekspansji, a w ostatniej turze także w końcowym zagraniu kart (RR-165, RR-172).
    .reason = Karty mówią o tej turze, a zasady końcowego zagrania kart to potwierdzają.

RA-43 = Czy kilka przewag militarnych jednego gracza się sumuje?
    .ruling = Tak, +1 za każdą, która liczy się w starciu z tym przeciwnikiem (RR-172, RR-179).
    .reason = Według jednego tekstu Zbroja i Strzemiona dają razem +2.
    .reading-add-up = każda karta daje +1
    .reading-one = razem +1, niezależnie od liczby kart

RA-44 = Co, jeśli po Zbroi lub Strzemionach ktoś zagra Długi łuk lub Proch strzelniczy?
    .ruling = Wcześniejsza karta zostaje, ale nie liczy się przeciw temu, kto zagrał Długi łuk lub Proch strzelniczy (RR-172, RR-179, RR-185, RR-187).
    .reason = Mówią tak wyjaśnienie i rozpisany przykład.
    .reading-against-others = nadal liczy się przeciw wszystkim innym
    .reading-gone = przestaje się w ogóle liczyć

RA-45 = Od kiedy Zbroja i Strzemiona na ręce są ciężarami?
    .ruling = Od pierwszego zagrania Długiego łuku lub Prochu strzelniczego do końca gry (RR-048, RR-185, RR-187).
    .reason = Właśnie ten przypadek podają zasady jako przykład bezużytecznej karty.

RA-46 = Zbroja przeciw Strzemionom: kto ma przewagę?
    .ruling = [Zbroja](card:armor). Liczy się przeciw [Strzemionom](card:stirrups), a te nic nie dają przeciw graczowi ze Zbroją (RR-172, RR-179).
    .reason = Wyjątek jest tylko na Strzemionach. Według jednego tekstu obie karty się znoszą (RD-28).
    .reading-armor-counts = Zbroja się liczy, Strzemiona nie
    .reading-cancel = żadna nie liczy się przeciw drugiej

RA-47 = Czy karta, która nie daje przeciw komuś +1, wygrywa z nim remisy?
    .ruling = Nie. W Wojnie Proch strzelniczy wygrywa też remis z Długim łukiem (RR-128, RR-179, RR-187).
    .reason = Jeden tekst rozciąga wyższość Prochu strzelniczego nad Długim łukiem na remisy.
    .reading-no = kto nie ma +1, nie wygrywa też remisów
    .reading-yes = remisy wygrywa się nawet bez +1

RA-48 = Czy przewaga militarna obrońcy pomaga przy równych kostkach?
    .ruling = Nie musi: przy równych kostkach, czarnej i białej, atakujący i tak przegrywa, chyba że sam ma przewagę. Przewaga obrońcy tylko zwiększa jego siłę (RR-128).
    .reason = Zasady mówią o przewadze atakującego.
    .reading-strength-only = przewaga obrońcy zwiększa jego siłę i nic więcej
    .reading-cancels = przewaga obrońcy odbiera remisy atakującemu, który też ją ma

RA-49 = Wojna: co przy równych sumach, gdy przewagę militarną ma tylko jedna strona?
    .ruling = Ta strona wygrywa. Żaden znacznik nie zmienia właściciela, bo różnica wynosi 0; nędza zwycięzcy rośnie o 1 pole, przegranego o 2 (RR-172, RR-182).
    .reason = Te karty wygrywają remisy także w Wojnie.
    .reading-advantage-wins = wygrywa strona, która ma przewagę
    .reading-still-tied = Wojna pozostaje nierozstrzygnięta i rzuca się ponownie

RA-50 = Kiedy po remisie w Wojnie rzuca się ponownie?
    .ruling = Na początku rundy każdego kolejnego gracza w tej fazie zagrywania kart, a w następnych turach na początku każdej rundy tej fazy, aż do rozstrzygnięcia. Strona, której runda właśnie się zaczyna, może najpierw zagrać przewagę militarną, ale żadnej innej karty (RR-182).
    .reason = Zasady wymagają rzutu w każdej kolejnej rundzie.
    .reading-every-round = jeden rzut w rundzie każdego gracza
    .reading-once-a-turn = jeden rzut na turę

RA-51 = Co musi odstąpić przegrany w Wojnie?
    .ruling = Tyle kolorowych znaczników, ile wynosi różnica; wybiera je sam, ale tylko tam, gdzie zwycięzca może być. Musi odstąpić tyle, ile się da, a może oddać także stolicę; każdy brakujący znacznik kosztuje go 1 pole nędzy. Znacznik zwycięzcy jest kolorowy (RR-169, RR-170, RR-182).
    .reason = Większość tego jest w zasadach, a żaden tekst nie wyłącza stolic.
    .reading-all-he-can = odstępuje się każdy znacznik, który można odstąpić
    .reading-may-refuse = przegrany może zamiast tego wziąć pola nędzy

RA-52 = Czy dzięki Wojnie zwycięzca może dostać więcej pól zamorskich, niż pozwalają jego statki?
    .ruling = Nie (RR-101, RR-169).
    .reason = Statki oceaniczne ograniczają liczbę pól, na które można wejść i które można utrzymać.
    .reading-within-ships = nie więcej pól, niż pozwalają statki
    .reading-any = dowolna liczba pól

RA-53 = Co, jeśli w trakcie nierozstrzygniętej Wojny jedna strona zostanie wyeliminowana?
    .ruling = Wojna się kończy (RR-077, RR-182).
    .reason = Żaden tekst o tym nie mówi; nie ma już kto rzucać.
    .reading-over = Wojna kończy się bez zwycięzcy
    .reading-goes-on = Wojna trwa dalej z pionkami na mapie

## Rozstrzygnięcia: przywódcy

RA-54 = Który przywódca jest pierwszy w turze?
    .ruling = Ten, którego ktokolwiek zagrał w turze najwcześniej. Żaden mecenas nie może z niego skorzystać, gdziekolwiek leży karta (RR-081).
    .reason = Zasady wyłączają pierwszego przywódcę w turze.
    .reading-first-of-turn = w całej turze jeden przywódca jest niedostępny dla mecenasów
    .reading-first-of-each-player = pierwszy przywódca każdego gracza jest niedostępny dla mecenasów

RA-55 = Ile można położyć na przywódcy?
    .ruling = Dowolną kwotę w pełnych dolarach, od $0 do całej twojej gotówki, w chwili zagrania karty; później nie możesz jej zmienić (RR-082).
    .reason = Według zasad właściciel decyduje, gdy zagrywa przywódcę.

RA-56 = Ile i za co płaci mecenas?
    .ruling = Kwotę leżącą na karcie, raz, jej właścicielowi, we własnej rundzie zakupów, zanim skorzysta ze zniżek. Potem do końca tej fazy ma wszystkie zniżki z karty (RR-083).
    .reason = W przykładzie w zasadach za $10 dostaje się obie zniżki Kolumba.
    .reading-once-all-credits = jedna opłata za wszystkie zniżki z karty
    .reading-each-advance = osobna opłata za każde osiągnięcie kupione dzięki karcie

RA-57 = Czy trzeba zgłosić, że korzysta się z przywódcy bez ochrony?
    .ruling = Nie. Jeśli nie jest pierwszy w turze, sam z siebie obniża cenę każdemu właścicielowi [Mecenatu](advance:patronage) (RR-083).
    .reason = Nic to nie kosztuje, więc nikt by nie odmówił; w zapisie nie trzeba o tym wspominać.
    .reading-automatic = zniżki działają same
    .reading-claimed = zniżki działają tylko wtedy, gdy mecenas to powie

RA-58 = Czy jedną cenę może obniżyć kilku przywódców?
    .ruling = Tak, ich zniżki się sumują, a [Słowo pisane](advance:written-record) dodaje do każdej $10 (RR-085).
    .reason = Żaden tekst tego nie ogranicza.
    .reading-add-up = wszyscy przywódcy liczą się razem
    .reading-best-one = liczy się tylko najlepszy przywódca

RA-59 = Czy Marco Polo podwaja też $10 ze Słowa pisanego?
    .ruling = Nie: 40 i 10 daje 50 (RR-085, RR-186).
    .reason = Podwaja się tylko jego własna zniżka.
    .reading-not-doubled = 40 i 10
    .reading-doubled = 40 i 20

RA-60 = Kiedy bierze się zwrot?
    .ruling = Od razu po zagraniu przywódcy, jeśli masz [Słowo drukowane](advance:printed-word), za każde osiągnięcie z karty, które wtedy masz. Osiągnięcia kupione w tej turze później nie dają zwrotu (RR-086, RR-092).
    .reason = Według zasad zwrot jest natychmiastowy. Inne zdanie, na którym opiera się druga interpretacja, mówi o zwrotach przez całą turę.
    .reading-at-play = tylko przy zagraniu przywódcy
    .reading-purchase-phase-too = także w fazie zakupów tej tury

RA-61 = Czy żeby wziąć zwrot, trzeba kupić drugie osiągnięcie z karty?
    .ruling = Nie (RR-201).
    .reason = Tak mówi errata; w zasadach brzmi to jak warunek (RD-21).
    .reading-no-condition = zwrot nie zależy od niczego innego
    .reading-both = zniżka i zwrot z jednej karty tylko wtedy, gdy oba osiągnięcia się ma albo kupuje w tej turze

RA-62 = Walter lub Marco Polo z podniesioną zniżką: czy liczy się ona do zwrotu?
    .ruling = Tak, liczy się zniżka obowiązująca w tej chwili (RR-086).
    .reason = Żaden tekst o tym nie mówi; zwrot to po prostu zniżka przywódcy wypłacona w gotówce.
    .reading-as-is = podniesiona zniżka
    .reading-base = zniżka z karty, bez podniesienia

## Rozstrzygnięcia: zakupy

RA-63 = Co, jeśli zniżki przekraczają cenę?
    .ruling = Osiągnięcie kosztuje $0 i niczego się nie wypłaca (RR-091).
    .reason = Mówi tak jeden tekst, a zniżki tylko obniżają ceny.

RA-64 = Ile kosztuje pierwszy statek?
    .ruling = $10 za [Galerę](ship:galley) 2; nikt nie zaczyna ze statkiem (RR-089).
    .reason = Każdy stopień w tabeli kosztuje $10.

RA-65 = Jak Statki pełnomorskie i Żegluga oceaniczna przesuwają znacznik statku?
    .ruling = Od razu i za darmo, na 10 i na 1, niezależnie od dotychczasowego stopnia; to, co kupiono wcześniej, przepada. Ponieważ flota jest pierwszym krokiem fazy, w tej turze nie można już jej ulepszyć (RR-010, RR-032, RR-099, RR-101).
    .reason = Według zasad znacznik statku przesuwa się wraz z zakupem osiągnięcia.

RA-66 = Ile kosztuje stabilizacja bez kart?
    .ruling = Nic, a nędza się nie zmienia (RR-102).
    .reason = Cena to suma za karty na ręce.

RA-67 = Czy można nie zapłacić za stabilizację, choć ma się pieniądze?
    .ruling = Tak (RR-103).
    .reason = Mówi tak jeden tekst, a zasady opisują ją jako zakup.
    .reading-yes = każdy może nie zapłacić
    .reading-no = kto może zapłacić, ten musi

RA-68 = Co, jeśli przy niezapłaconej stabilizacji skończy się tor?
    .ruling = Wtedy wpadasz w [chaos](term:chaos) i odpadasz z gry (RR-028, RR-103).
    .reason = Chaos to pole za 1000.

RA-69 = Czy osiągnięcia kupione w tej fazie liczą się do poziomów?
    .ruling = Tak (RR-106).
    .reason = Tak jest w przykładzie, a to, co daje osiągnięcie, działa od razu.
    .reading-yes = nowe osiągnięcia liczą się od razu
    .reading-next-turn = nowe osiągnięcia liczą się od następnej tury

RA-70 = Jak łączą się Oświecenie i wartości ulgi?
    .ruling = Dodaj różnice wszystkich pól, które kupujesz, z [Oświeceniem](advance:enlightenment) podziel sumę na pół i zaokrąglij w górę, a potem odejmij wartości ulgi z tej tury; nigdy poniżej $0 (RR-107, RR-108).
    .reason = Wartości ulgi obniżają cenę ulgi, a z Oświeceniem tą ceną jest połowa.
    .reading-halve-then-mr = najpierw połowa, potem odejmuje się wartości ulgi
    .reading-mr-then-halve = najpierw odejmuje się wartości ulgi, potem bierze połowę

RA-71 = Co, jeśli nędza wynosi już 0?
    .ruling = Poniżej 0 nie ma pól; to, co przesunęłoby znacznik dalej w dół, przepada, na przykład przy Ciele ludzkim, Ulepszonym rolnictwie lub Nowym Świecie (RR-105, RR-189, RR-192).
    .reason = Tor zaczyna się od 0.

## Rozstrzygnięcia: umieszczanie żetonów

RA-72 = Skąd można wyruszać z żetonami?
    .ruling = Od swoich kolorowych pionków, które masz na początku swojej ekspansji, także zdobytych w fazie zagrywania kart tej tury, i z własnej stolicy, bez względu na to, kto ją teraz ma (RR-110).
    .reason = Zasady wykluczają tylko białe pionki położone w tej turze, a stolicę dopuszczają zawsze.

RA-73 = Przez które prowincje może przejść karawana?
    .ruling = Przez pustą, własną albo taką, w której rywale mają tylko białe pionki lub mniej kolorowych żetonów, niż wynosi wielkość rynku. Musi być w grze i być dla ciebie otwarta ([Lądem na Wschód](advance:overland-east)). Przez właśnie zdobytą prowincję też można przejść (RR-113).
    .reason = Zasady zamykają tylko prowincje, które kontroluje rywal, a kontrolę określają według kolorowych pionków.

RA-74 = Jak liczy się kroki galery?
    .ruling = Od twojej nadmorskiej bazy, 1 za każdą prowincję nadmorską, do której wpływasz, włącznie z celem. Rywale nie zatrzymują statków. Prowincja z dwoma osobnymi wybrzeżami to dla statków dwa miejsca (RR-095).
    .reason = Jeden tekst wymienia wszystkie cele Londynu z Galerą 2, a przy takim liczeniu wychodzi dokładnie ta lista.

RA-75 = Ile kosztuje morze, gdy ma się Niebiosa?
    .ruling = 1 krok, raz w rejsie: brzeg, morze, brzeg (RR-097).
    .reason = Zasady traktują morze jak prowincję nadmorską, a jeden tekst liczy jedno morze na rejs (RD-23).

RA-76 = Czy statki mogą przepływać przez obszary poza grą?
    .ruling = Tak, ale drogi lądowe nie mogą przez nie prowadzić (RR-057).
    .reason = Zasady pozwalają na to tylko statkom.

RA-77 = Co wlicza się do ładowności statków?
    .ruling = Wszystkie żetony przewiezione w tej turze do tej samej prowincji, także utracone w ataku. Żetony, które mogły dotrzeć lądem, się nie wliczają (RR-098, RR-131).
    .reason = W przykładzie w zasadach przegrany atak zużył ładowność.

RA-78 = Czy w jednym ataku mogą połączyć się żetony, które dotarły lądem i statkiem?
    .ruling = Tak, o ile przewiezione mieszczą się w ładowności. W praktyce nigdy do tego nie dochodzi, bo do prowincji w zasięgu lądem może dotrzeć dowolnie wiele żetonów (RR-098).
    .reason = Wynika to z zasad.

RA-79 = Co wlicza się do stopnia statków oceanicznych?
    .ruling = Każde pole zamorskie z twoim pionkiem, także zajęte w tej turze (RR-101).
    .reason = Zasady ograniczają pola, na które wchodzisz i które utrzymujesz.

## Rozstrzygnięcia: rywalizacja

RA-80 = Czy w ataku liczą się żetony, które już stoją w prowincji?
    .ruling = Tak, a jeśli atak się nie uda, tracisz tam wszystkie pionki (RR-124, RR-129).
    .reason = Mówią tak dwa teksty.
    .reading-count = żetony, które już tam stoją, liczą się do ataku
    .reading-new-only = liczą się tylko żetony położone teraz

RA-81 = Jak atakuje się kilku rywali w jednej prowincji?
    .ruling = Wszystkich razem. Ich pionki się sumują, a każdy rodzaj premii do siły liczy się raz, jeśli ma ją którykolwiek z nich. Twoja premia liczy się tylko wtedy, gdy liczyłaby się przeciw każdemu z nich (RR-124).
    .reason = Mówią tak dwa teksty.

RA-82 = Co dokładnie podwaja się we własnej stolicy?
    .ruling = Znacznik lub żetony, satelity i [Nacjonalizm](advance:nationalism); przewagi militarne dolicza się na końcu. Żetonów i tak musi być co najmniej tyle, ile wynosi wielkość rynku (RR-025, RR-124).
    .reason = Errata podwaja Nacjonalizm w trzech przykładach (RD-74). Zasady zaliczają satelity do podstawowej siły; reszta to nasz wniosek.
    .reading-base-and-nationalism = podwajają się pionki, satelity i Nacjonalizm
    .reading-pieces-only = podwaja się tylko znacznik lub żetony

RA-83 = Czy białe pionki się bronią?
    .ruling = Tak, z tą samą siłą. Satelita wspiera znaczniki białe i kolorowe, ale żeton na nim musi być kolorowy (RR-123, RR-126).
    .reason = Zasady wymagają koloru tylko na satelicie.

RA-84 = Czy można wysłać więcej żetonów, niż wymaga atak?
    .ruling = Tak; to, co niepotrzebne, wraca do zapasu (RR-124, RR-132).
    .reason = Tak jest w przykładzie w zasadach.

RA-85 = Kiedy umieszczenie żetonów staje się atakiem?
    .ruling = Gdy stoi tam znacznik rywala albo pionków byłoby więcej, niż wynosi wielkość rynku. Dopóki jest ich najwyżej tyle samo, panuje pokój, a w pełnej prowincji z żetonami dwóch graczy nie ma znacznika (RR-124, RR-130).
    .reason = Mówią tak zasady i ich pierwszy przykład. Jeden tekst raz używa słów „tyle samo lub więcej” (RD-29).
    .reading-exceeds = atak jest wtedy, gdy pionków jest więcej, niż wynosi wielkość rynku
    .reading-equals = atak jest już wtedy, gdy pionków jest tyle, ile wynosi wielkość rynku

RA-86 = Kiedy po wygranym ataku zastępuje się żetony?
    .ruling = Od razu: na rynku znacznikiem, na satelicie jednym żetonem (RR-129, RR-132).
    .reason = Tak mówią zasady.

RA-87 = Jak często i kiedy działa Katedra?
    .ruling = Raz na turę przeciw każdemu graczowi, który jej nie ma, w ataku lub w obronie, po zapowiedzi przed rzutem. Przeciw kilku rywalom tylko wtedy, gdy nie ma jej żaden z nich, i liczy się wtedy przeciw wszystkim. Atakujący i tak musi wysłać tyle żetonów, ile wymaga atak (RR-137).
    .reason = Mówi tak errata i dwa inne teksty; tekst włoski pozostawia pewne wątpliwości (RD-07, RD-75).
    .reading-each-attack-or-defence = raz na turę przeciw każdemu graczowi, który jej nie ma, w ataku lub w obronie
    .reading-attack-only = raz na turę przeciw każdemu graczowi, który jej nie ma, tylko w ataku
    .reading-one-a-turn = razem jedna pewna wygrana na turę

RA-88 = Kiedy można spróbować wymiany dzięki Wiatrakowi/młynowi wodnemu?
    .ruling = Zaraz po wygranym ataku, raz na turę, jeśli przegrany w pełni kontrolował prowincję, czyli miał w niej znacznik albo, na satelicie, żeton. Przed rzutem płacisz tyle żetonów, ile wynosi wielkość rynku; przepadają tak czy inaczej (RR-139).
    .reason = Errata wyklucza to tam, gdzie w prowincji stały obie strony (RD-72). Jeden tekst wymaga znacznika.
    .reading-controlled = przegrany miał znacznik albo żeton na satelicie
    .reading-marker-only = przegrany musiał mieć znacznik

RA-89 = Co, jeśli przy wymuszonej wymianie któraś strona nie ma karty?
    .ruling = Wtedy nie można jej nawet próbować: ty musisz mieć kartę do oddania, a przegrany kartę do wylosowania (RR-139).
    .reason = Żaden tekst o tym nie mówi; do wymiany potrzeba dwóch kart.

RA-90 = Kiedy można zamienić znacznik na żeton?
    .ruling = Tylko wtedy, gdy wszystkich 25 twoich znaczników jest na mapie, a potrzebujesz jeszcze jednego. W miejsce zdjętego trafia żeton z zapasu (RR-134).
    .reason = Zasady podają taki cel, a wyjaśnienie robi z niego warunek.
    .reading-only-if-needed = tylko gdy nie ma już wolnego znacznika
    .reading-any-time = kiedy tylko właściciel chce

RA-91 = Co, jeśli nie masz już wolnego znacznika?
    .ruling = Żetony zostają na miejscu, najwyżej tyle, ile wynosi wielkość rynku (RR-036, RR-133).
    .reason = Bez znacznika nie ma ich czym zastąpić.

RA-92 = Czy można dokładać żetony na rynek, na którym się dominuje?
    .ruling = Nie (RR-022).
    .reason = Mówią tak dwa teksty: na rynku jest albo znacznik, albo żetony.

RA-93 = Kiedy i między kim rozlicza się Święty odpust?
    .ruling = Na początku fazy ekspansji, po Wojnie domowej i zamianach dzięki Renesansowi, wszyscy jednocześnie. Wyeliminowani gracze nie płacą i się nie liczą. Płacący oddają żetony jako pierwsi (RR-118, RR-120).
    .reason = Zasady mówią o początku fazy. Kolejność efektów ustaliliśmy sami.

RA-94 = Święty odpust: co, jeśli masz za mało żetonów?
    .ruling = Oddajesz wszystkie żetony. Za brakujące płacisz po $1 albo za wszystkie razem bierzesz 1 pole nędzy. Jeśli nie możesz zapłacić, rośnie nędza (RR-120).
    .reason = Zasady dają do wyboru pieniądze albo jedno pole.
    .reading-cash-or-one-space = pieniądze albo 1 pole nędzy za wszystkie brakujące
    .reading-space-each = pieniądze albo 1 pole nędzy za każdy brakujący żeton

RA-95 = Ile kart można kupić za żetony?
    .ruling = 1 w każdej fazie ekspansji; cena zależy od tego, ile kart kupili w niej już wszyscy gracze (RR-122).
    .reason = Według zasad każdy gracz może kupić jedną.

RA-96 = Kto dostaje kartę premiową?
    .ruling = Gracz, który ma na mapie najwięcej białych znaczników, co najmniej 1; przy remisie ten, kto w tej fazie ekspansji grał wcześniej (RR-142).
    .reason = Tak mówią zasady.

## Rozstrzygnięcia: dochód, niedobory i nadwyżki

RA-97 = W jakiej kolejności przebiega faza dochodu?
    .ruling = Karta premiowa, odwrócenie pionków na kolorową stronę, odsetki od posiadanej gotówki, dochód, Nowy Świat, koniec starych niedoborów i nadwyżek, a potem dwa rzuty, jeden po drugim, każdy z rozpatrzeniem większości (RR-143, RR-145, RR-147).
    .reason = Zasady podają tę kolejność mimochodem; tylko kartę premiową dobiera się jeszcze na samym końcu ekspansji.

RA-98 = Ile przynoszą Odsetki i zysk?
    .ruling = Drugie tyle, ile masz gotówki przed dochodem, najwyżej tyle, ile wynosi twój dochód z mapy, plus $10 z [Klasą średnią](advance:middle-class) (RR-145, RR-146).
    .reason = Tak liczy się w przykładzie w zasadach.

RA-99 = Co, jeśli dwóch graczy ma po tyle samo prowincji i nikt nie ma więcej?
    .ruling = Wtedy nikt nie ma większości (RR-150).
    .reason = Według zasad trzeba mieć więcej niż wszyscy inni.

RA-100 = Czy podwójny niedobór, podwójna nadwyżka lub wynik 12 liczy się przy większości dwa razy?
    .ruling = Tak: gracz z większością dobiera lub płaci za każdy niedobór lub każdą nadwyżkę, a złoto i kość słoniową sprawdza się oddzielnie (RR-148, RR-150).
    .reason = Mówi tak wyjaśnienie do zasad z 1999 roku.

RA-101 = Co, jeśli w tej samej fazie wypadną niedobór i nadwyżka tego samego towaru?
    .ruling = Nic się nie dzieje: nikt nie dobiera karty ani nie płaci (RR-152).
    .reason = Według zasad znoszą się one nawzajem.
    .reading-nothing = po obu rzutach nie zostaje żaden ślad
    .reading-majority-stands = niedobór i nadwyżka się znoszą, ale kartę się dobiera, a opłatę wnosi

RA-102 = Co, jeśli nie stać cię na opłatę za nadwyżkę?
    .ruling = Płacisz tyle, ile masz (RR-150).
    .reason = Żaden tekst o tym nie mówi; w tej grze nie ma długów.
    .reading-what-he-has = płaci się tyle, ile się ma, a brakująca część jest darowana
    .reading-misery = to, czego brakuje, kosztuje 1 pole nędzy

RA-103 = Czy Nowy Świat pomaga już w turze zakupu?
    .ruling = Tak, faza dochodu jest później (RR-109).
    .reason = To, co daje osiągnięcie, działa od razu.

## Rozstrzygnięcia: koniec gry

RA-104 = Ktoś ma wszystkie 26 osiągnięć: co się jeszcze rozgrywa?
    .ruling = Całą turę, razem z rzutami na niedobór i nadwyżkę, oraz [końcowe zagranie kart](phase:final-card-play) (RR-159, RR-161).
    .reason = Tak mówi errata.

RA-105 = Jak przebiega końcowe zagranie kart?
    .ruling = W kolejności z ostatniej tury każdy gracz zagrywa wszystkie swoje karty, jedną po drugiej, w dowolnym porządku. Ciężary zostają na ręce. Przywódcy dają tylko zwrot i nikt nie może odrzucać kart ani znosić niedoborów i nadwyżek (RR-161, RR-162, RR-163).
    .reason = Tak mówią zasady.

RA-106 = Wojna w końcowym zagraniu kart: ile razy się rzuca?
    .ruling = Najwyżej po jednym razie w każdej rundzie gracza, która jeszcze została. Jeśli wtedy nadal jest remis, Wojna kończy się bez zwycięzcy, a nędza za remisy zostaje (RR-164, RR-205).
    .reason = Tak mówią zasady. W przykładzie czwarty z 6 graczy może wywołać 3 rzuty.

RA-107 = Wojna domowa w końcowym zagraniu kart: co traci ofiara?
    .ruling = Ofiara może wybrać połowę z zera żetonów; nędza i redukcja znacznika w stolicy jej nie omijają (RR-161, RR-173).
    .reason = Mówi tak jeden tekst: pola ekspansji są wtedy puste.

RA-108 = Co, jeśli wyniki są równe?
    .ruling = Gracze z najwyższym wynikiem dzielą się zwycięstwem (RR-166).
    .reason = Żaden tekst nie podaje, jak rozstrzygać remis.
    .reading-shared = wygrywają wszyscy razem
    .reading-more-cash = wygrywa ten, kto ma więcej gotówki

RA-109 = Czy wyeliminowany gracz ma wynik?
    .ruling = Nie (RR-077, RR-166).
    .reason = Kto został wyeliminowany, nie bierze już udziału w grze.

RA-110 = Jak limit czasu kończy grę?
    .ruling = Gracze mówią, po której turze kończą. W tej turze nie ma fazy kolejności gry, a po niej następuje końcowe zagranie kart (RR-007, RR-159).
    .reason = Według zasad gra kończy się pełną turą, niezależnie od powodu.

## Rozstrzygnięcia: dyplomacja, elementy gry i wyeliminowani gracze

RA-111 = Ile kosztuje złamanie zasad dyplomacji?
    .ruling = 1 pole nędzy (RR-158).
    .reason = Tak jest w tekście włoskim; inny tekst dodaje połowę zapisanej gotówki (RD-08).
    .reading-misery = 1 pole nędzy
    .reading-misery-and-half-cash = 1 pole nędzy i połowa zapisanej gotówki

RA-112 = Co, jeśli ktoś przez pomyłkę pokaże kartę?
    .ruling = Zagrywa się ją w pierwszej dozwolonej chwili albo ponosi karę. W zapisie nie trzeba podawać, dlaczego zagrano kartę (RR-158).
    .reason = Mówi tak jeden tekst.

RA-113 = Czy w banku mogą skończyć się pieniądze?
    .ruling = Nie (RR-012).
    .reason = Żaden tekst nie ogranicza pieniędzy.

RA-114 = Czy wydarzenia mogą dotknąć wyeliminowanych graczy?
    .ruling = Te, które zagrywa się przeciw graczowi (Złoto alchemika, Wojna domowa, Wojna), nie. Wydarzenia, które dotyczą prowincji i obszarów, dotykają ich pionków jak wszystkich innych (RR-077, RR-171, RR-173, RR-182).
    .reason = Pionki zostają na mapie, gracz odpada.
    .reading-pieces-only = uderzyć można w pionki, w gracza nie
    .reading-not-at-all = nie można uderzyć ani w gracza, ani w pionki

RA-115 = Z jaką siłą bronią się pionki wyeliminowanego gracza?
    .ruling = Jak dotąd: wielkość rynku za znacznik, satelity, podwojenie we własnej stolicy i Nacjonalizm w obszarze macierzystym. Przewag militarnych i Katedry nie ma, a same nigdy nie atakują (RR-078).
    .reason = Zasady wymieniają Nacjonalizm jako jedyne osiągnięcie, które się jeszcze liczy; stolice i satelity nie są osiągnięciami.

RA-116 = Co, jeśli gracz odchodzi z gry?
    .ruling = Jak przy chaosie: karty z ręki się odrzuca, pionki zostają (RR-167).
    .reason = Zasady traktują takiego gracza jak wyeliminowanego.

## Rozstrzygnięcia: o czym milczą wszystkie teksty

RA-117 = Kilku obrońców zagrało karty militarne: co się liczy?
    .ruling = Tylko przewagi tego obrońcy, któremu dają one najwięcej. Wlicza się przy tym tylko te, które działają przeciw atakującemu (RR-124, RR-172).
    .reason = Żaden tekst nie opisuje takiej sytuacji. Premia każdego rodzaju liczy się u kilku obrońców raz (RA-81), więc i ta.
    .reading-strongest = liczy się tylko obrońca z największą sumą
    .reading-add-up = dodaje się przewagi wszystkich obrońców

RA-118 = Czy dwaj rywale, którzy razem zapełniają rynek, zatrzymują karawanę?
    .ruling = Nie. Prowincję kontroluje tylko ten, kto sam ma w niej tyle kolorowych żetonów, ile wynosi wielkość rynku (RR-113).
    .reason = Zasady mówią o kontroli rywala, a prowincji, w której stoją dwaj gracze, nie kontroluje nikt.
    .reading-not-controlled = karawana może między nimi przejść
    .reading-controlled = razem kontrolują prowincję i karawana nie przejdzie

RA-119 = Czy galery mogą płynąć wodami obszaru V bez osiągnięcia Lądem na Wschód?
    .ruling = Tak. Bez osiągnięcia [Lądem na Wschód](advance:overland-east) nie wejdziesz do obszaru V, ale jego wybrzeża liczą się jako kroki dalszej drogi (RR-095, RR-112).
    .reason = Nie ma to nigdy znaczenia: na żadnej planszy droga galery między innymi obszarami nie jest krótsza wzdłuż obszaru V. Statki mogą płynąć nawet przez obszary, których nie ma w grze.

RA-120 = Wojna domowa: czy stolicę redukuje się przed liczeniem połowy żetonów?
    .ruling = Tak. Przy pustym zapasie żeton do stolicy bierze się z [pola ekspansji](term:expansion-box), a przepada połowa tego, co tam zostało (RR-173).
    .reason = Karta najpierw wymienia stolicę. Kolejność ma znaczenie tylko przy pustym zapasie.
    .reading-capital-first = połowa tego, co zostało po zredukowaniu stolicy
    .reading-tokens-first = połowa tego, co leżało tam wcześniej

RA-121 = Przegrany w Wojnie pogrąża się w chaosie: czy coś odstępuje?
    .ruling = Tak. Najpierw odstępuje prowincje, a dopiero potem odrzuca się karty z jego ręki (RR-077, RR-182).
    .reason = Nędza i odstąpienie wynikają z tego samego rzutu; kto odpadł, nie robi już nic, więc odstąpienie jest pierwsze.
    .reading-cedes-first = przegrany odstępuje, a potem odpada
    .reading-cedes-nothing = przegrany odpada od razu i niczego nie odstępuje
