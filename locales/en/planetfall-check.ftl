### Words of the check of records of Planetfall.

record-expected-player = player (colour or name)
