### Co sprawdzanie zapisu gry Age of Renaissance mówi poza znaleziskami.

check-assumed = to zależy od wartości ulgi, których nie potwierdza żadne źródło ({ $goods }); przy innych zapis mógłby się zgadzać; podaj właściwe na początku zapisu, w wierszu `plansza: …`
record-expected-player = gracz (potęga lub imię)
