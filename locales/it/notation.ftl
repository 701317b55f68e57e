### What can be wrong with a game record as it is written, and the commands that read records.

## Mistakes of notation. $found: what stands there.

notation-missing-magic = la trascrizione non comincia con la riga di apertura
notation-misplaced-magic = la riga di apertura compare di nuovo qui, oppure è fuori posto
notation-incomplete-magic = nella riga di apertura manca la versione, il gioco o la lingua
# $known: the version that is understood.
notation-unknown-version = la versione { $found } della notazione non è prevista; versione prevista: { $known }
notation-entry-without-colon = mancano i due punti dopo il giocatore o la parola: { $found }
notation-empty-subject = non c'è nulla prima dei due punti
notation-subject-not-words = prima dei due punti possono stare solo parole: { $found }
notation-second-colon = i due punti compaiono più volte nella stessa voce; manca un punto e virgola o un a capo
notation-second-operator = { $found } compare due volte nella stessa voce
notation-missing-target = non c'è nulla dopo `>`
notation-missing-result = non c'è nulla dopo `=`
notation-missing-link = non c'è nulla dopo `~`
notation-empty-item = manca qualcosa accanto a una virgola o dopo un segno meno
notation-empty-waiver = non c'è nulla dopo `!`
notation-unclosed-literal = la parentesi quadra non è chiusa
notation-literal-not-a-number = tra parentesi quadre possono stare solo numeri: { $found }
notation-number-too-large = il numero è troppo grande: { $found }
notation-money-without-number = manca il numero accanto a `$`
notation-stray-text = questo è fuori posto; spesso manca una virgola: { $found }
# $code: the number of the character.
notation-control-character = un carattere invisibile ({ $code }) che non significa nulla

## What was expected

# $expected: the things expected, separated by commas.
notation-expected = Qui ci si aspetta: { $expected }.
notation-expected-magic = la riga `annals 1 discovery it`
notation-expected-version = la versione
notation-expected-game = il gioco
notation-expected-language = la lingua
notation-expected-subject = un giocatore o una parola del gioco
notation-expected-colon = i due punti
notation-expected-item = una parola, un numero o una somma di denaro
notation-expected-number = un numero
notation-expected-closing-bracket = la parentesi chiusa `]`
notation-expected-comma = una virgola
notation-expected-operator = `>`, `=` o `~`
notation-expected-slug = il nome di una regola
notation-expected-semicolon = un punto e virgola
notation-expected-end-of-line = la fine della riga

## Words that are not understood

# $words: the words as written.
record-unknown-words = qui «{ $words }» non viene compreso
# $names: the nearest names, separated by commas.
record-nearest = Forse intendevi: { $names }.
# $count: how many more there are.
record-more = { $count ->
    [one] e { $count } altro problema simile
   *[other] e altri { $count } problemi simili
}
# $game: the game as written.
record-unknown-game = il gioco { $game } non esiste
record-unreadable = non è possibile leggere il file
# $offset: the byte from which on the file is not UTF-8.
record-not-utf8 = il file non è in UTF-8 a partire dal byte { $offset }
record-unwritable = non è possibile scrivere il file
record-not-canonical = il file non è in forma canonica
# $text: what was typed; the players are written like "red Anna, blue Marek".
record-unknown-player = «{ $text }» non comincia con un colore
record-colour-twice = il colore di «{ $text }» è già preso
# $least, $most: how many players the game is for.
record-wrong-number-of-players = il gioco prevede da { $least } a { $most } giocatori

## Comments of a new record; each on one line, without `#`

new-hint-header = Qui, volendo, altre righe: titolo, data, luogo, decisione, variante.
new-hint-setup = Il primo ordine, i 5 edifici e le 4 merci usciti all'inizio.
new-hint-placement = Un pezzo alla volta, in ordine di turno. Il box da solo indica un colono; altrimenti pezzo > box.
new-hint-dock = Dove va ogni pezzo, nell'ordine della banchina.
new-hint-goods = La merce presa con ogni pezzo.
new-hint-buildings = L'edificio comprato con ogni pezzo, oppure passo.
new-hint-discovery = I pezzi > la regione = i valori della pedina: monete, per ogni soldato, nativi, punti.
new-hint-specialists = Serve una riga solo per la casella addestramento: addestramento > specialista.
new-hint-warfare = Battaglia > avversario, regione; poi una riga con le perdite delle due parti.
new-hint-refill = I nuovi edifici e le 4 nuove merci che sono usciti.
