### Words of the check of records of Planetfall.

record-expected-player = giocatore (colore o nome)
# $case: where the printed figures come from that this finding rests on.
check-rests-on = { $case ->
        [deck] secondo il file del mazzo
        [record] secondo le righe di questa trascrizione su carte e comandanti
       *[data] secondo il poco che si sa di ciò che c'è nella scatola
    }
