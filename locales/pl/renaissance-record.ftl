### Wskazówki w nowym zapisie gry Age of Renaissance, dla `annals new`. Każda jest jednowierszowym komentarzem.

new-hint-bids = Stawki za prawo wyboru stolicy, np. „wenecja: $2”. Przy równych stawkach decyduje rzut kostką: „wenecja: rzut = [5]”.
new-hint-order = Ile każda potęga wydaje na żetony, np. „wenecja: 14”; „-1” to $1 zapłacone za wcześniejsze miejsce.
new-hint-draw = Dobrania kart się nie zapisuje. Pierwszy gracz może znieść niedobór albo nadwyżkę: „wenecja: zniesienie > wino”.
new-hint-cards = W kolejności gry, w każdym wierszu jedna karta: „wenecja: kamień”, „wenecja: wojna > genua = [4 2]”, „wenecja: dionizjusz mały, $4”.
new-hint-purchases = W kolejności zakupów: statek, osiągnięcia i przywódcy, stabilizacja albo niepokoje, ulga.
new-hint-expansion = Dokąd trafiają żetony: „wenecja: mediolan”, „wenecja: 2 > belgrad”; atak z rzutem, w kolejności kolorowa, czarna, biała: „wenecja: mediolan = [3 5 2]”.
new-hint-income = Dochodu nie trzeba zapisywać. Dwa rzuty na rynek, w każdym kolorowa, czarna, biała: „rynek: [4 4 3], [2 3 3]”.

## Nazwy kości ataku, w kolejności, w jakiej stoją w nawiasach
reading-figure-1 = zielona, zielone, zielony, zieloną, niebieska, niebieskie, niebieską, niebieski, czerwona, czerwone, czerwony, czerwoną, żółta, żółte, żółtą, żółty, kolorowa, kolorowe, kolorowy, kolorową
reading-figure-2 = czarna, czarne, czarny, czarną
reading-figure-3 = biała, białe, biały, białą
