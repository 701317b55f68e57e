### Words of the check of records of Planetfall.

record-expected-player = player (colour or name)
# $case: where the printed figures come from that this finding rests on.
check-rests-on = { $case ->
        [deck] according to the deck file
        [record] according to the card and commander lines of this record
       *[data] according to the little that is known of the box
    }
