### What can be wrong with a game record as it is written, and the commands that read records.

## Mistakes of notation. $found: what stands there.

notation-missing-magic = la trascrizione non comincia con la riga di apertura
    .title = Riga di apertura mancante
    .why = La prima riga dice con quale notazione, per quale gioco e in quale lingua è scritta una trascrizione, così ogni programma e ogni lettore sa come leggerla.
notation-misplaced-magic = la riga di apertura compare di nuovo qui, oppure è fuori posto
    .title = Riga di apertura fuori posto
    .why = La riga di apertura si scrive una volta sola, prima di tutto il resto, tranne i commenti.
notation-incomplete-magic = nella riga di apertura manca la versione, il gioco o la lingua
    .title = Riga di apertura incompleta
    .why = La riga di apertura indica la versione della notazione, il gioco e la lingua della trascrizione.
# $known: the version that is understood.
notation-unknown-version = la versione { $found } della notazione non è prevista; versione prevista: { $known }
    .title = Versione sconosciuta
    .why = Una trascrizione scritta per una versione successiva può usare segni che qui non vengono compresi.
notation-entry-without-colon = mancano i due punti dopo il giocatore, il luogo o la parola del gioco: { $found }
    .title = Due punti mancanti
    .why = Una voce dice prima a chi o a che cosa si riferisce e poi, dopo i due punti, che cosa è successo.
notation-empty-subject = non c'è nulla prima dei due punti
    .title = Nulla prima dei due punti
    .why = Prima dei due punti va il giocatore o la parola del gioco a cui si riferisce la voce.
notation-subject-not-words = prima dei due punti possono stare solo parole: { $found }
    .title = Non solo parole prima dei due punti
    .why = Prima dei due punti va un giocatore, un luogo o un'altra parola del gioco, ed eventualmente un numero.
notation-second-colon = i due punti compaiono più volte nella stessa voce; manca un punto e virgola o un a capo
    .title = Due punti ripetuti
    .why = In ogni voce i due punti compaiono una volta sola. Più voci sulla stessa riga si separano con il punto e virgola.
notation-second-operator = { $found } compare due volte nella stessa voce
    .title = Segno ripetuto
    .why = I segni di obiettivo, risultato e collegamento compaiono ciascuno al massimo una volta in una voce.
notation-missing-target = non c'è nulla dopo `>`
    .title = Obiettivo mancante
    .why = Dopo questo segno si scrive dove va un pezzo, chi viene attaccato o che cosa si sceglie.
notation-missing-result = non c'è nulla dopo `=`
    .title = Risultato mancante
    .why = Dopo questo segno si scrive che cosa ne è risultato, per esempio dei valori o il nome di una cosa.
notation-missing-link = non c'è nulla dopo `~`
    .title = Collegamento mancante
    .why = Dopo questo segno si scrive il luogo che confina con il primo.
notation-empty-item = manca qualcosa accanto a una virgola o dopo un segno meno
    .title = Elemento mancante
    .why = Le virgole separano gli elementi di un elenco e il segno meno precede ciò che si perde; lì qualcosa ci deve essere.
notation-empty-waiver = non c'è nulla dopo `!`
    .title = Deroga senza nome
    .why = Dopo questo segno si scrive il nome della segnalazione che avete permesso di proposito.
notation-unclosed-literal = la parentesi quadra non è chiusa
    .title = Parentesi quadra non chiusa
    .why = I valori che vanno insieme si scrivono tra due parentesi quadre.
notation-literal-not-a-number = tra parentesi quadre possono stare solo numeri: { $found }
    .title = Tra parentesi quadre non c'è un numero
    .why = Tra parentesi quadre vanno solo numeri: monete, monete per ogni soldato, nativi, punti.
notation-number-too-large = il numero è troppo grande: { $found }
    .title = Numero troppo grande
    .why = In nessun gioco si conta fin lì; di solito è scappata una cifra di troppo.
notation-money-without-number = manca il numero accanto a `$`
    .title = Segno del dollaro senza numero
    .why = Il segno del dollaro va subito prima o subito dopo la somma.
notation-stray-text = questo è fuori posto; spesso manca una virgola: { $found }
    .title = Qualcosa è fuori posto
    .why = Gli elementi di un elenco si separano con le virgole, le voci con il punto e virgola o andando a capo.
# $code: the number of the character.
notation-control-character = un carattere invisibile ({ $code }) che non significa nulla
    .title = Carattere invisibile
    .why = Questi caratteri arrivano con il copia e incolla e possono nascondere ciò che dice una riga; vengono saltati.

## What was expected

# $expected: the things expected, separated by commas.
notation-expected = Qui ci si aspetta: { $expected }.
notation-expected-magic = la riga con `annals 1`, il gioco e la lingua
notation-expected-version = la versione 1
notation-expected-game = il gioco
notation-expected-language = la lingua
notation-expected-subject = un giocatore o una parola del gioco
notation-expected-colon = i due punti
notation-expected-item = una parola, un numero o una somma di denaro
notation-expected-number = un numero
notation-expected-closing-bracket = la parentesi chiusa `]`
notation-expected-comma = una virgola
notation-expected-operator = un segno: `>` o `=` o `~`
notation-expected-slug = il nome di una segnalazione
notation-expected-semicolon = un punto e virgola
notation-expected-end-of-line = la fine della riga

## Words that are not understood

# $words: the words as written.
record-unknown-words = qui «{ $words }» non viene compreso
    .title = Parola non compresa
    .why = Ogni parola viene cercata tra quelle che possono stare in quel punto, in tutte e quattro le lingue, in qualsiasi forma, con o senza accenti.
# $names: the nearest names, separated by commas.
record-nearest = Forse intendevi: { $names }.
# $count: how many more there are.
record-more = { $count ->
    [one] e { $count } altro problema simile
   *[other] e altri { $count } problemi simili
}
# $game: the game as written.
record-unknown-game = il gioco { $game } non esiste
read-failed = non è possibile leggere il file
read-missing = il file o la cartella non esiste
read-folder = è una cartella, non un file
# $ending: how the names of records end.
read-no-records = in questa cartella non ci sono trascrizioni: nessun file ha un nome che finisce in { $ending }
read-not-allowed = manca il permesso di lettura
read-loop = i collegamenti rimandano l'uno all'altro senza fine
read-device = è un dispositivo o un socket, non un file
# $limit: the largest size, in mebibytes.
read-too-large = il file supera i { $limit } MiB, il massimo che viene letto
read-named-pipe = è una pipe con nome; per leggerla usa `-` e lo standard input
# $offset: the byte from which on the file is not UTF-8.
read-not-utf8 = il file non è in UTF-8 a partire dal byte { $offset }
# $games: the ids of the games.
record-no-game = senza la riga di apertura la trascrizione non dice di che gioco è; indicalo con `--game` o `ANNALS_GAME`: { $games }
# $game: the title of the game.
record-not-checked = le trascrizioni di { $game } si possono leggere, ma non ancora controllare
# $offset: the byte from which on the file is not UTF-8.
record-unwritable = non è possibile scrivere il file
record-rewritten = ora il file è in forma canonica
record-comment-sign = un commento comincia con `#`
record-not-canonical = il file non è in forma canonica
# Reasons why a file is not written.
file-special = non è un file normale (è una cartella, un collegamento, una pipe o un dispositivo); non è stato scritto nulla
# $count: how many names the file has.
file-several-names = il file ha { $count } nomi (collegamenti fisici) che non sarebbero più lo stesso file; non è stato scritto nulla
file-read-only = il file è protetto da scrittura; non è stato scritto nulla
file-owner = il file appartiene a un altro utente e, una volta riscritto, non sarebbe più suo; non è stato scritto nulla
file-changed = nel frattempo il file è stato modificato; non è stato scritto nulla
file-disk-full = non c'è più spazio su disco; il file non è stato scritto
file-not-allowed = manca il permesso di scrivere qui
file-no-record = il file non comincia come una trascrizione (`annals 1`, il gioco, la lingua); non è stato scritto nulla
folder-unnamed = il nome della cartella è vuoto
folder-left = questo percorso porta fuori dalla cartella; lì non viene scritto nulla
folder-manifest = questo file non è l'elenco che annals tiene dei propri file; non è stato scritto nulla
# $count: files in the way; $names: the first of them.
folder-not-ours = nella cartella ci sono file non scritti da annals ({ $count }: { $names }); non è stato scritto nulla. `--force` li sovrascrive
# $text: what was typed; the players are written like "red Anna, blue Marek".
record-unknown-player = «{ $text }» non comincia con nulla che in questo gioco rappresenti un giocatore
record-player-twice = ciò con cui comincia «{ $text }» rappresenta già un altro giocatore
# $least, $most: how many players the game is for.
record-wrong-number-of-players = il gioco prevede da { $least } a { $most } giocatori

## Comments of a new record; each on one line, without `#`

new-hint-header = Qui, volendo, altre righe: titolo, data, luogo, decisione, variante.
new-hint-colours = Non è indicato chi gioca con che cosa: l'assegnazione segue l'ordine. Cambiatela se giocate diversamente.
new-hint-examples = Seguono esempi di ogni tipo di riga. Togliete il # e scrivete che cosa è successo nella partita; le intestazioni senza righe si possono tralasciare.
record-header-unreadable = `{ $option }`: «{ $text }» non significa nulla in una trascrizione di questo gioco, o non si potrebbe rileggere
file-exists-already = il file esiste già e non è stato sovrascritto
new-written = La trascrizione è nel file `{ $file }`. `annals check { $file }` la controlla, `annals next { $file }` dice che cosa viene dopo.
record-player-unreadable = «{ $text }» non si potrebbe rileggere da una trascrizione; un nome è fatto di parole senza segni come `: ; , > = ~ ! $ [ ] #` e non finisce con un numero
# $count: errors of the record.
record-has-errors = la trascrizione ha { $count ->
        [one] { $count } errore
       *[other] { $count } errori
    }; le cifre valgono per le mosse così come sono scritte. `annals check` mostra che cosa non va
