### Co sprawdzanie zapisu gry Age of Renaissance mówi poza zgłoszeniami.

check-assumed = to zależy od wartości ulgi, których nie potwierdza żadne źródło ({ $goods }); przy innych zapis mógłby się zgadzać; podaj właściwe na początku zapisu, w wierszu `plansza: …`
record-expected-player = gracz (potęga lub imię)

score-advances = Osiągnięcia
score-cash = Gotówka
score-misery = Nędza
score-under-way = Trwa tura { $turn }. Wszystko policzono według obecnego stanu; karty, które zostały na ręce, zagrywa się na końcu.
show-order-of-play = Kolejność gry z miejscami
show-epoch = epoka { $epoch }
show-deck = w stosie dobierania { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } kart
    }
show-shortage = niedobór: { $commodities }
show-surplus = nadwyżka: { $commodities }
show-war = trwa Wojna: { $players }
show-leaders = przywódcy na stole: { $leaders }
show-cash = Gotówka
show-written = Zapisana gotówka
show-tokens = Żetony do umieszczenia
show-stock = Żetony w zapasie
show-markers = Znaczniki na mapie
show-hand = Karty na ręce
show-misery = Nędza
show-ship = Statki
show-advances = Osiągnięcia
show-out = poza grą
