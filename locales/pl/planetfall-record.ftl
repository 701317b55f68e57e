### Records of Planetfall: comments of a new one.

new-hint-setup = U każdego gracza: dowódca i strona, a albo b. Potem arkusz celów i początkowa kolejność graczy. Bez pliku talii także wartości początkowe: = 5 siły, 4 energii, 1 doświadczenia.
new-hint-discovery = Karty trzech rzędów, od lewej do prawej: poziom 1, poziom 2, poziom 3.
new-hint-exploration = W kolejności graczy: karta, na którą trafia statek, operacje 1, 2 lub 3 albo pas.
new-hint-resolution = Jak zdobywa się każdą kartę, jeśli nie w zwykły sposób, i na co wymienia się punkty operacji: karta > sposób, operacje 2 > 1 imperium, 5 siły. Bez pliku talii także = co zapłacono i otrzymano.
new-hint-tally = Jeśli chcesz, zapisz, co każdy teraz ma: wtedy wyjdzie na jaw liczba, która się nie zgadza.
