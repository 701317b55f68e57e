### Kinds and lists of Age of Discovery.

kind-building = budowla
kind-piece = figurka
kind-good = towar
kind-region = region
kind-card = karta odkrycia
kind-token = żeton odkrycia
kind-box = obszar planszy
kind-phase = faza
kind-age = epoka
kind-colour = kolor
kind-nation = mocarstwo
list-building = Ważne Budowle
list-card = Karty odkryć
list-token = Żetony odkryć
list-good = Towary
list-region = Regiony
list-piece = Figurki
list-box = Obszary planszy
list-phase = Fazy tury
list-age = Epoki
list-colour = Kolory i mocarstwa

## Examples of the help

examples-annals =
    - `annals lookup klasztor`: co daje budowla
    - `annals lookup klasztor --lang it`: pytanie po polsku, odpowiedź po włosku
    - `annals rule R-034`: jedna zasada
    - `annals rulings uniwersytet`: czym różnią się instrukcje
    - `annals list budowle`: wszystkie budowle według epok
examples-lookup =
    - `annals lookup faktoria handlowa`: budowla po nazwie
    - `annals lookup kalsztor`: nazwa z literówką
    - `annals lookup ryby --format json`: dla innego programu
    - `annals lookup rum --all`: także to, co pasuje słabiej
examples-rule =
    - `annals rule R-049`: jedna zasada
    - `annals rule VIII`: rozdział o punktacji
    - `annals rule nabrzeże`: zasady Nabrzeża Kolonistów
    - `annals rule trzy figurki`: zasady zawierające te słowa
examples-rulings =
    - `annals rulings D-01`: jedna rozbieżność i to, co podaje każda instrukcja
    - `annals rulings milicja`: to, co dotyczy jednej budowli
examples-list =
    - `annals list budowle`: budowle według epok
    - `annals list towary --format json`: dla innego programu
examples-check =
    - `annals check piatek.annal --ruling university=one-place`: według innej interpretacji instrukcji
examples-explain =
    - `annals explain box-full`: dlaczego nie można umieścić figurki
examples-new =
    - `annals new --players "czerwony Anna, niebieski Marek"`: zapis gry dla dwóch osób
    - `annals new --players "rosso Anna, blu Marek" --lang it`: to samo po włosku
examples-simulate =
    - `annals simulate --variant auction`: gra, która zaczyna się aukcją
