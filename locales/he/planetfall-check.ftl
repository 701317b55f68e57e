### Words of the check of records of Planetfall.

record-expected-player = שחקן (צבע או שם)
