### Wskazówki w nowym zapisie gry Age of Renaissance, dla `annals new`. Każda jest jednowierszowym komentarzem.

new-hint-bids = Ile każda potęga stawia za pierwszy wybór stolicy, np. „wenecja: $2”. Równe stawki rozstrzyga kostka: „wenecja: rzut = [5]”.
new-hint-order = Ile każda potęga wydaje na żetony, np. „wenecja: 14”; przy „-1” płaci się $1, by grać wcześniej.
new-hint-draw = Dobieranie dzieje się samo. Pierwszy gracz może znieść niedobór albo nadwyżkę: „wenecja: zniesienie > wino”.
new-hint-cards = W kolejności gry, karta w wierszu: „wenecja: kamień”, „wenecja: wojna > genua = [4 2]”, „wenecja: dionizjusz mały, $4”.
new-hint-purchases = W kolejności zakupów: statek, osiągnięcia i przywódcy, stabilizacja albo niepokoje, ulga.
new-hint-expansion = Dokąd idą żetony: „wenecja: mediolan”, „wenecja: 2 > belgrad”; atak z kostkami, kolorowa, czarna, biała: „wenecja: mediolan = [3 5 2]”.
new-hint-income = Dochód liczy się sam. Dwa rzuty na rynek, każdy: kolorowa, czarna, biała: „rynek: [4 4 3], [2 3 3]”.
