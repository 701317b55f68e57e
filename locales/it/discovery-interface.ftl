### Kinds and lists of Age of Discovery.

kind-building = edificio capitale
kind-piece = pezzo
kind-good = merce
kind-region = regione
kind-card = carta Scoperta
kind-token = pedina Scoperta
kind-box = box del tabellone
kind-phase = fase
kind-age = epoca
kind-colour = colore
kind-nation = nazione
list-building = Edifici capitale
list-card = Carte Scoperta
list-token = Pedine Scoperta
list-good = Merci
list-region = Regioni
list-piece = Pezzi
list-box = Box del tabellone
list-phase = Fasi del turno
list-age = Epoche
list-colour = Colori e nazioni

## Examples of the help

examples-annals =
    - `annals lookup monastero`: che cosa fa un edificio
    - `annals lookup klasztor --lang it`: domanda in polacco, risposta in italiano
    - `annals rule R-034`: una regola
    - `annals rulings università`: dove i regolamenti dicono cose diverse
    - `annals list edifici`: tutti gli edifici, divisi per epoca
examples-lookup =
    - `annals lookup stazione commerciale`: un edificio con il suo nome
    - `annals lookup kalsztor`: con un errore, e in polacco
    - `annals lookup pesce --format json`: per un altro programma
    - `annals lookup guerra --all`: anche i risultati meno pertinenti
examples-rule =
    - `annals rule R-049`: una regola
    - `annals rule VIII`: la sezione sul punteggio
    - `annals rule banchina`: le regole della Banchina dei coloni
    - `annals rule tre pezzi`: le regole con queste parole
examples-rulings =
    - `annals rulings D-01`: una sola, con ciò che dice ciascun regolamento
    - `annals rulings milizia`: quelle che riguardano un edificio
examples-list =
    - `annals list edifici`: gli edifici, divisi per epoca
    - `annals list merci --format json`: per un altro programma
examples-check =
    - `annals check venerdi.annal --ruling university=one-place`: secondo un'altra interpretazione dei regolamenti
examples-explain =
    - `annals explain box-full`: perché non si può piazzare un pezzo
examples-new =
    - `annals new --players "rosso Anna, blu Marek"`: una trascrizione per due giocatori
    - `annals new --players "rosso Anna, blu Marek" --lang it`: la stessa in italiano, qualunque sia la lingua impostata
examples-simulate =
    - `annals simulate --variant auction`: una partita che comincia con l'asta
