### Words of the check of records of Planetfall.

record-expected-player = gracz (kolor lub imię)
# $case: where the printed figures come from that this finding rests on.
check-rests-on = { $case ->
        [deck] według pliku talii
        [record] według wierszy tego zapisu o kartach i dowódcach
       *[data] według tego, co wiadomo o zawartości pudełka
    }
