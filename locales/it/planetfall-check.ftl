### Words of the check of records of Planetfall.

record-expected-player = giocatore (colore o nome)
