### Words of the check of records of Planetfall.

record-expected-player = gracz (kolor lub imię)
