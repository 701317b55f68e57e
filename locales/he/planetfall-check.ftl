### Words of the check of records of Planetfall.

record-expected-player = שחקן (צבע או שם)
# $case: where the printed figures come from that this finding rests on.
check-rests-on = { $case ->
        [deck] לפי קובץ החפיסה
        [record] לפי שורות הקלפים והמפקדים ברישום הזה
       *[data] לפי המעט שידוע על תכולת הקופסה
    }
