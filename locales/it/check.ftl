### Words of the commands that check, score and show game records.

## Findings

severity-error = errore
severity-warning = avviso
severity-note = nota
# $options: what would have been possible, separated by commas, in the language of the record.
check-options = qui è possibile: { $options }
# The same for an entry under the wrong heading. $options: headings, as they are written in the record.
check-belongs-under = l'intestazione giusta: { $options }
# How a figure comes about; its parts follow. $start: what it was when it was last agreed.
check-counted = il conto:
check-counted-from = il conto, da { $start }:
# Where a part of the figure was written. $line: the line; $text: the entry.
check-account-line = riga { $line }, `{ $text }`
# Where that was done before which can be done only once. $line: the line; $text: the entry.
check-earlier = già fatto alla riga { $line }: `{ $text }`
# $count: how many more possibilities there are.
check-more-options = { $count ->
        [one] e { $count } altra possibilità
       *[other] e altre { $count } possibilità
    }
# $expected: what is understood in the place: kinds of things, and words for the record.
record-expected = qui ci si aspetta: { $expected }
# $name: the player's name as written; $player: the colour.
record-name-is-a-word = il nome { $name } è anche una parola del gioco e viene letto come tale; indica questo giocatore con il colore: { NAME($player) }
    .title = Nome che è una parola del gioco
    .why = Una parola del gioco prevale sempre sul nome di un giocatore, così tutti leggono la stessa cosa.
# $words: the heading as written.
record-heading-with-colon = un'intestazione si scrive senza due punti; questa riga viene letta come l'intestazione «{ $words }»
    .title = Intestazione con i due punti
    .why = I due punti vanno dopo chi agisce o dopo ciò che viene esposto. Un'intestazione sta da sola, così le due cose non si confondono.
# The part of a finding that names the ruling behind it. $ruling: its number.
check-ruling = decisione { $ruling }
# Where a line runs from right to left, so that nothing can point at its letters. $text: the words of the place.
check-place = il punto esatto: `{ $text }`
# $command: a command that tells more.
check-read-more = per saperne di più: `{ $command }`
check-watching = In attesa di modifiche. Ctrl-C per finire.
# A correction in the entry of the finding. $kind: what is done; $line: what would be written; $scope: alone, or more;
# $lines: the lines of what else vanishes, as `check-lines` tells them; $count: how many lines.
check-correction = { $kind ->
        [read] se qui ci fosse scritto `{ $line }`
        [drop] senza questa voce
        [insert] se prima ci fosse scritto `{ $line }`
        [swap] scambiando questa voce con la successiva
        [end] senza questa voce e tutto quello che segue
       *[believe] se la cifra scritta qui fosse giusta e nella trascrizione mancasse ciò da cui viene
    }, { $scope ->
        [alone] qui sarebbe tutto a posto
       *[more] { $count ->
            [one] sarebbe in regola anche la { $lines }
           *[other] sarebbero in regola anche le { $lines }
        }
    }
# A correction of an earlier line, $at.
check-slip = forse { $kind ->
        [read] alla riga { $at } si voleva scrivere `{ $line }`
        [drop] la riga { $at } è di troppo
        [insert] prima della riga { $at } manca `{ $line }`
       *[swap] la voce della riga { $at } va scambiata con la successiva
    }: così { $count ->
        [one] sarebbe in regola la { $lines }
       *[other] sarebbero in regola le { $lines }
    }
# What vanishes only if the mistakes above are corrected too. $lines: as `check-lines` gives them; $count: how many.
check-shared = corretti anche gli errori precedenti, { $count ->
        [one] sarebbe in regola la { $lines }
       *[other] sarebbero in regola le { $lines }
    }
# A place that was corrected. $line: its line; $old, $new: what stood there and what stands there now.
check-fixed = riga { $line }: «{ $old }» è diventato «{ $new }»
check-slip-title = forse una svista
check-search-cut = la ricerca delle correzioni è stata interrotta: alcune segnalazioni potrebbero derivare da altre
# $count: findings that only follow from the one above; $lines: their lines, as `check-lines` tells them.
# $count: how many lines; $lines: their numbers, separated by commas.
check-lines = { $count ->
        [one] riga { $lines }
       *[other] righe { $lines }
    }
# $line: the line of the finding from which this one follows.
check-follows = deriva dalla riga { $line }
check-follows-shared = deriva dalla riga { $line } e dagli errori precedenti
check-waived = in deroga
# The summary of a file. $unit: what the game counts, turn or round; $turn: the one reached; $stage: the glossary id of the heading reached.
check-state-setup = la trascrizione si ferma alla preparazione
check-state-turn = { $unit ->
        [round] round
       *[other] turno
    } { $turn }, { $stage ->
        [word-refill] Rinnovo
       *[other] { NAME($stage) }
    }; la partita non è finita
check-notation-help = la notazione in una pagina: `annals rule records`; una trascrizione da cui partire: `annals new`
check-state-finished = la partita è finita
check-state-nothing = non è stato possibile ricostruire nulla
check-clean = tutto secondo le regole
# $count: how many.
check-errors = { $count ->
        [one] { $count } errore
       *[other] { $count } errori
    }
check-warnings = { $count ->
        [one] { $count } avviso
       *[other] { $count } avvisi
    }
check-notes = { $count ->
        [one] { $count } nota
       *[other] { $count } note
    }
check-waived-count = { $count ->
        [one] { $count } in deroga
       *[other] { $count } in deroga
    }
check-consequences-count = { $count ->
        [one] { $count } conseguenza
       *[other] { $count } conseguenze
    }
# $files: records checked; $clean: those without an error.
check-all-files = { $files ->
        [one] { $files } trascrizione controllata, { $clean } senza errori
       *[other] { $files } trascrizioni controllate, { $clean } senza errori
    }
# $count: findings that are not shown; $errors: how many of them are errors.
check-left-out = { $count ->
        [one] { $count } segnalazione non è mostrata
       *[other] { $count } segnalazioni non sono mostrate
    } (di cui errori: { $errors })
# $name: the disputed point; $reading: the reading, as typed.
check-unknown-choice = Non esiste un'interpretazione `{ $reading }` del punto controverso `{ $name }`.
# $value: as typed.
check-choice-syntax = `{ $value }` non è nella forma `nome=scelta`.

## Explaining a finding

explain-rules = Regole
explain-rulings = Decisioni su cui può basarsi
explain-severity = Gravità
explain-why = Perché
explain-hint = Che cosa fare
explain-breaking = Una trascrizione che non rispetta la regola
explain-keeping = Una trascrizione che la rispetta
# $slug: as typed.
explain-unknown = Non esiste una segnalazione di nome { $slug }.

## Points

score-title = Punti
score-total = Totale
# $winner: one colour or several.
score-winner = Vincitore: { $winner }
score-shared = Vittoria condivisa: { $winner }
score-setup = La partita non è ancora cominciata. I punti sono contati sulla situazione attuale.

## The table

# $unit: turn or round; $turn; $stage: the glossary id of the heading.
show-title = { $unit ->
        [round] Round
       *[turn] Turno
    } { $turn }, { $stage ->
        [word-refill] Rinnovo
       *[other] { NAME($stage) }
    }
show-title-setup = { $unit ->
        [round] Prima del round 1
       *[turn] Prima del turno 1
    }
show-title-end = { $unit ->
        [round] Dopo l'ultimo round
       *[turn] Dopo l'ultimo turno
    }
show-order = Ordine di turno
show-yes = sì
show-no = no
show-players = Giocatori
show-supply = Nella riserva
show-nothing = –
# $unit: turn or round; $turn: as asked for.
show-no-turn = { $unit ->
        [round] La trascrizione non arriva al round { $turn }.
       *[turn] La trascrizione non arriva al turno { $turn }.
    }

## What comes next

log-title = Lo svolgimento della partita
next-heading = Qui non resta nulla da fare. Segue l'intestazione:
next-or-heading = Oppure l'intestazione che viene dopo:
next-over = La partita è finita.
# $player: who acts.
next-acts = Tocca a: { $player }.
next-lines = Che cosa si può scrivere
next-luck = Che cosa decide la sorte
# $list: words for the record, with bars between them.
next-one-of = uno tra { $list }
# $count: further possibilities.
next-more = { $count ->
        [one] e { $count } altra possibilità
       *[other] e altre { $count } possibilità
    }
