### The interface: help, headings, tables, errors. Shared by all games.

## Kinds of entries, as a word beside a name

kind-term = termine
kind-section = sezione del regolamento
kind-rule = regola
kind-disagreement = divergenza
kind-ruling = decisione
kind-word = parola chiave

## Titles of lists

list-overview = Che cosa si può elencare
list-games = Giochi
list-languages = Lingue
list-term = Termini
list-rulings = Decisioni e divergenze

## Columns of tables

column-id = Id
column-tag = Codice
column-name = Nome
column-own-name = Nome originale
column-kind = Tipo
column-matched = Trovato con
column-text = In breve
column-rules = Regole
column-number = N.
column-game = Gioco
column-title = Titolo
column-topic = Argomento
column-question = Domanda
column-ruling = La nostra decisione
column-book = Regolamento
column-says = Che cosa dice

# $tag: the tag of a language.
language-name = { $tag ->
    [en] inglese
    [it] italiano
    [pl] polacco
    [he] ebraico
    [fr] francese
    [nl] olandese
    [es] spagnolo
    [ru] russo
   *[other] { $tag }
}

# $book: the language of a printed rule book.
book-name = { $book ->
    [en] regolamento inglese
    [it] regolamento italiano
    [pl] regolamento polacco
    [he] regolamento ebraico
   *[other] { $book }
}

## Pages

page-rules = Regole
page-disagreements = Dove i regolamenti stampati divergono
page-silent = Dove resta un dubbio
page-rulings = Decisioni
page-names = Nelle altre lingue
page-we-rule = La nostra decisione
page-reason = Motivo:
page-readings = Interpretazioni possibili
# $title: number and title of the rule or section.
page-previous = Precedente: { $title }
page-next = Seguente: { $title }
# $name: the word for such a thing; $number: its number.
numbered-name = { $name } { $number }
page-assumed-note = *Ipotesi* significa che nessuna delle fonti consultate lo conferma: fa fede ciò che c'è nella tua scatola.
ruling-name = Nome nelle trascrizioni
ruling-sources = Fonti
rulings-title = Decisioni e divergenze
reading-default = la nostra interpretazione

check-enforced = Dalla trascrizione di una partita si vede se questa regola è stata rispettata.
check-computed = I suoi valori si possono calcolare dalla trascrizione di una partita.
check-unchecked = Dalla trascrizione di una partita non si vede se questa regola è stata rispettata.
weight-play = La differenza incide sul gioco.
weight-text = Cambia solo la formulazione.
status-confirmed = Una fonte lo conferma.
status-inferred = Si ricava da ciò che dicono le fonti.
status-partly = Una fonte ne chiarisce una parte; il resto è una nostra scelta.
status-ours = Le fonti tacciono; è una nostra scelta.

## lookup

# $name: the name that matched; $tag: its language.
lookup-found-foreign = Trovato con il nome { $tag ->
    [en] inglese
    [it] italiano
    [pl] polacco
    [he] ebraico
   *[other] in lingua { $tag }
}: { $name }.
lookup-found-near-foreign = Il nome più simile è in { $tag ->
    [en] inglese
    [it] italiano
    [pl] polacco
    [he] ebraico
   *[other] lingua { $tag }
}: { $name }.
lookup-found-near = Il nome più simile: { $name }.
# $query: what was typed; $count: how many things may be meant.
lookup-several = { $count ->
    [one] «{ $query }» può indicare { $count } voce
   *[other] «{ $query }» può indicare { $count } voci
}
lookup-narrow = Per vederne una sola, cercala con il nome completo oppure aggiungi `--kind` o `--game`.
lookup-nothing = Non c'è nulla che si chiami «{ $query }».
lookup-nearest = I nomi più simili:
lookup-try-list = `annals list` mostra che cosa si può cercare.
# Above the answers to a question that come after the best one.
answers-others = Altre risposte

## rule and rulings

rule-several = { $count ->
    [one] { $count } regola o sezione corrisponde a «{ $query }»
   *[other] { $count } regole o sezioni corrispondono a «{ $query }»
}
rule-nothing = Nessuna regola o sezione corrisponde a «{ $query }». `annals rules` le mostra tutte.
rulings-nothing = Nessuna decisione corrisponde a «{ $query }». `annals rulings` le mostra tutte.

## Help

help-usage = Uso:
help-commands = Comandi
help-arguments = Argomenti
help-options = Opzioni
help-global-options = Opzioni comuni a tutti i comandi
help-examples = Esempi
help-exit-codes = Codici di uscita
help-exit-codes-text =
    - `0`: operazione riuscita
    - `1`: non è stato trovato nulla, oppure una trascrizione contiene un errore o non è stata compresa
    - `2`: il comando, un file di dati o un file di testi non è stato compreso, oppure non è stato possibile leggere un file
help-exit-codes-records =
    - `0`: fatto, e la trascrizione è senza errori
    - `1`: la trascrizione contiene un errore, o qualcosa che non si capisce
    - `2`: il comando, un file di dati o un file di testi non si capisce, oppure un file non si può leggere o scrivere
help-limits = Limiti
help-limits-text =
    - una trascrizione o un file aggiuntivo: 64 MiB, un file normale in UTF-8
    - un file del mazzo: 256 KiB, 300 carte, nomi di 80 caratteri
    - 100000 partite con `simulate --games`
    - un messaggio Fluent: 200 parentesi tonde e graffe; oltre 32 livelli il Markdown viene mostrato senza formattazione
    - TOML: 80 livelli, 2000 voci per tabella; un identificatore: 64 segni
help-environment = Variabili d'ambiente
help-environment-text =
    - `ANNALS_LANG`: la lingua, se non è indicata con `--lang`; in sua mancanza `LC_ALL`, `LC_MESSAGES` e `LANG`
    - `ANNALS_GAME`: il gioco, se non è indicato con `--game`; in sua mancanza la riga di apertura della trascrizione
    - `NO_COLOR`, `CLICOLOR`, `CLICOLOR_FORCE`: l'uso dei colori, se non è indicato con `--color`
    - `ANNALS_PAGER`, `PAGER`: il programma che mostra le pagine lunghe sul terminale (pager); vuoto per non usarne nessuno
    - `COLUMNS`: la larghezza del testo dove non c'è un terminale
    - `ANNALS_DATA`, `ANNALS_LOCALES`: cartelle sovrapposte ai dati e ai testi, se non sono indicate con `--data` e `--locales`
    - `annals.toml`, accanto alla trascrizione o più in alto, altrimenti nella cartella `annals` della tua configurazione: `[annals]` con `language`, `color`, `data`, `locales` e `game`; opzioni e variabili hanno la precedenza
help-options-placeholder = OPZIONI
man-name = Nome
man-synopsis = Sintassi
man-description = Descrizione

metavar-words = PAROLE
metavar-rule = REGOLA
metavar-ruling = PAROLE
metavar-what = COSA
metavar-slug = NOME
metavar-choice = NOME=SCELTA
metavar-number = NUMERO
metavar-variant = VARIANTE
metavar-severity = QUALI
metavar-files = FILE
metavar-records = FILE
metavar-text = TESTO
metavar-file = FILE
metavar-action = AZIONE
metavar-deck = MAZZO
metavar-shell = SHELL
metavar-command = COMANDO
metavar-language = LINGUA
metavar-format = FORMATO
metavar-when = QUANDO
metavar-order = ORDINE
metavar-folder = CARTELLA
metavar-players = GIOCATORI
metavar-player = GIOCATORE
metavar-kind = TIPO
metavar-game = GIOCO
metavar-group = PARTE

command-annals = Prontuario delle regole e controllo delle trascrizioni per giochi da tavolo, in inglese, italiano, polacco ed ebraico.
    .details = Cerca qualsiasi cosa della scatola, un termine o una regola nella lingua e nella grafia che ricordi, e leggi la risposta nella tua lingua. Dove i regolamenti stampati divergono, annals riporta che cosa dice ciascuno e quale interpretazione segue.
command-lookup = Trova qualsiasi cosa della scatola, un termine o una regola con uno qualsiasi dei suoi nomi.
    .details = Le parole possono essere un id o un nome, anche al plurale o abbreviato, in una qualsiasi delle lingue; accenti, maiuscole e piccoli errori non contano. Se il risultato è chiaro, viene mostrato per intero; se le possibilità sono più d'una, vengono elencate. La risposta è nella tua lingua.
command-rule = Mostra una regola o una sezione, con il suo posto nel regolamento e le decisioni che la riguardano.
    .details = Indica il numero di una regola, il numero o il titolo di una sezione, il nome di una parte delle regole, oppure parole della regola.
command-rules = Mostra l'indice delle regole: tutte le sezioni e tutte le regole.
    .examples =
        - `annals rules`: l'indice
        - `annals rules --format markdown`: lo stesso indice per un documento
command-rulings = Mostra dove i regolamenti stampati divergono o tacciono, e le nostre decisioni.
    .details = Senza parole mostra tutte le decisioni; con un numero, un nome o qualche parola mostra quelle che corrispondono, una accanto all'altra.
    .examples =
        - `annals rulings`: tutte
command-list = Elenca in una tabella tutte le voci di un tipo.
    .examples =
        - `annals list`: che cosa si può elencare
command-check = Controlla se le trascrizioni delle partite rispettano le regole.
    .details = Rigioca ogni trascrizione dall'inizio alla fine e segnala, nel punto esatto, ogni regola non rispettata: quale regola è e che cosa sarebbe stato possibile. Segnala anche ogni cifra sbagliata. La trascrizione può essere scritta in una qualsiasi delle lingue; le segnalazioni sono nella tua. Quelle che derivano soltanto da un errore precedente sono raggruppate sotto quell'errore. `-` legge lo standard input.
    .examples =
        - `annals check venerdi.annal`: tutte le segnalazioni, in forma leggibile
        - `annals check partite/*.annal --format short`: una riga per ogni segnalazione
command-explain = Spiega una segnalazione.
    .details = Mostra la regola da cui nasce una segnalazione, il suo perché e due trascrizioni a confronto, una che non la rispetta e una che la rispetta. Il nome è quello che accompagna sempre la segnalazione, tra parentesi quadre. Senza un nome, elenca tutte le segnalazioni.
    .examples =
        - `annals explain`: tutte le segnalazioni
command-score = Conta i punti di una partita trascritta.
    .details = I punti di ogni giocatore, divisi per provenienza; chi vince e come si risolve un pareggio. Di una partita ancora in corso si contano i punti ottenuti fino a quel momento.
    .examples =
        - `annals score venerdi.annal`: tutti i punti
        - `annals score venerdi.annal --format json`: per altri programmi
command-show = Mostra la situazione di gioco di una partita trascritta.
    .details = La situazione alla fine della trascrizione, dopo una riga o alla fine di un turno: l'ordine di turno, i box, la mappa con tutti i pezzi e ciò che ha ogni giocatore.
    .examples =
        - `annals show venerdi.annal`: alla fine
        - `annals show venerdi.annal --turn 3`: alla fine del turno 3
        - `annals show venerdi.annal --line 40`: dopo la riga 40
command-next = Dice che cosa si può scrivere a questo punto.
    .details = A chi tocca adesso e le voci ammesse dalle regole, pronte da copiare nella trascrizione.
    .examples =
        - `annals next venerdi.annal`: alla fine della trascrizione
command-log = Racconta lo svolgimento di una partita trascritta.
    .details = Turno per turno, che cosa è stato scritto, nella tua lingua, e tutto ciò che ne è seguito da sé, con la regola relativa: chi ha preso che cosa, quanto ha incassato ciascuno e per che cosa, da dove vengono i punti. Ciò che va contro le regole è segnalato al suo posto. `-` legge lo standard input.
    .examples =
        - `annals log venerdi.annal`: tutta la partita
        - `annals log venerdi.annal --turn 3`: fino alla fine del turno 3
        - `annals log venerdi.annal --format html > venerdi.html`: una pagina da condividere
command-fmt = Mette in forma canonica le trascrizioni delle partite.
    .details = Le parole vengono comprese in una qualsiasi delle lingue, anche al plurale o abbreviate, e vengono scritte nella lingua della trascrizione. I commenti e ciò che non viene compreso restano come sono; ciò che non viene compreso è segnalato con la sua posizione. `-` legge lo standard input.
    .examples =
        - `annals fmt venerdi.annal`: la mostra in forma canonica
        - `annals fmt --write venerdi.annal`: riscrive il file
        - `annals fmt --check venerdi.annal`: dice soltanto se il file è in forma canonica
command-translate = Traduce la trascrizione di una partita in un'altra lingua.
    .details = Le intestazioni, i giocatori, i pezzi, i luoghi e tutto ciò che nei giochi ha un nome vengono scritti nell'altra lingua; i commenti, i titoli e i nomi dei giocatori restano come sono. Traducendola di nuovo nella lingua di partenza si riottiene la stessa trascrizione. `-` legge lo standard input.
    .examples =
        - `annals translate venerdi.annal --to pl`: in polacco
command-new = Comincia la trascrizione di una partita.
    .details = Produce una trascrizione con i giocatori, le intestazioni del turno 1 e commenti che spiegano la notazione.
command-simulate = Simula partite e le scrive come trascrizioni.
    .details = Gioca fino alla fine partite casuali ma regolari, scegliendo tra le stesse possibilità mostrate da `annals next`, e le scrive come trascrizioni. Lo stesso seme dà la stessa partita. Queste trascrizioni sono utili per fare prove: il controllo non ci trova nulla da segnalare. Con `--report` non viene scritto nulla: il programma dice che cosa capita nelle partite e che cosa no; un quarto di queste partite segue una variante, a meno che `--variant` non la imponga a tutte.
    .examples =
        - `annals simulate -g discovery --seed 7`: una partita a quattro giocatori
        - `annals simulate -g discovery --players 3 --games 100 -o partite`: cento partite a tre giocatori, in una cartella
        - `annals simulate -g discovery --games 100 --report`: un rapporto su cento partite per ogni numero di giocatori
command-deck = Controlla, crea o mostra il file del mazzo della tua scatola.
    .details = Di alcuni giochi il contenuto della scatola lo conosce solo chi la possiede. Copia le tue carte una volta sola, in un file del mazzo, e indicalo nelle trascrizioni (`mazzo: scatola.toml`, accanto alla trascrizione) o con `--deck`. `check` indica tutto ciò che non va nel file, `new` ne crea uno da cui partire, `show` mostra che cosa contiene. `demo` è un mazzo inventato, compreso nel programma.
    .examples =
        - `annals deck new > scatola.toml`: un file da cui partire
        - `annals deck check scatola.toml`: che cosa non va?
        - `annals deck show demo`: il mazzo compreso nel programma
command-book = Crea il libro delle regole.
    .details = Scrive le regole, un catalogo di tutto ciò che c'è nella scatola, le decisioni, le segnalazioni e la notazione delle trascrizioni, con figure e con esempi che vengono rigiocati durante la creazione del libro. `html` è un sito per telefono e computer che funziona anche senza connessione; `rulebook` è un unico file da stampare con la guida e le regole, `single` uno con tutto; `epub` è per i lettori di e-book; `markdown` produce semplici file di testo. Senza `--lang` il libro viene creato in tutte le lingue. Dagli stessi dati di partenza si ottengono sempre gli stessi file.
    .examples =
        - `annals book`: il sito in tutte le lingue, sotto la cartella `annals-book`
        - `annals book --lang it --format epub -o libri`: un EPUB in italiano
        - `annals book --format single`: file da stampare
        - `annals book --check`: è tutto in ordine?
command-completions = Produce uno script di completamento automatico per una shell.
    .details = Le descrizioni sono nella lingua scelta. Metti lo script dove la tua shell cerca i completamenti.
    .examples =
        - `annals completions bash > ~/.local/share/bash-completion/completions/annals`: per bash
        - `annals completions zsh > ~/.zfunc/_annals`: per zsh, se `~/.zfunc` è in `fpath`
        - `annals completions fish > ~/.config/fish/completions/annals.fish`: per fish
        - `annals completions elvish >> ~/.config/elvish/rc.elv`: per elvish
        - `annals completions powershell >> $PROFILE`: per PowerShell
command-man = Produce la pagina di manuale, oppure scrive tutte le pagine di manuale in ogni lingua.
    .examples =
        - `annals man`: la pagina di manuale nella tua lingua
        - `annals man -o man`: tutte le pagine, sotto la cartella `man`
command-help = Mostra l'aiuto di annals o di un comando.
    .examples =
        - `annals help lookup`: l'aiuto di un comando

argument-words = Che cosa cercare: un id, un nome o una parte di un nome, in qualsiasi lingua.
argument-rule = Il numero di una regola, una sezione, una parte delle regole, oppure delle parole.
argument-ruling = Un numero, un nome o delle parole.
argument-what = Che cosa elencare, in qualsiasi lingua.
argument-slug = Il nome di una segnalazione, o il suo titolo in una qualsiasi lingua.
argument-files = Le trascrizioni; `-` indica lo standard input.
argument-records = Le trascrizioni; una cartella vale per tutte quelle che contiene, anche nelle sottocartelle; `-` indica lo standard input.
argument-file = La trascrizione; `-` indica lo standard input.
argument-action = Che cosa fare.
argument-deck = Il file del mazzo; `demo` è quello compreso nel programma.
argument-shell = La shell.
argument-command = Il comando.

option-lang = Usa questa lingua: `en`, `it`, `pl` o `he`.
option-format = Il formato dell'output.
option-color = Quando usare i colori.
option-bidi = L'ordine delle righe scritte da destra a sinistra: `logical` per i terminali che le riordinano da soli, `visual` per quelli che non lo fanno.
option-no-pager = Non usa mai un pager.
option-locales = Dà ai testi di questa cartella la precedenza su quelli incorporati.
option-data = Dà ai file di dati di questa cartella la precedenza su quelli incorporati.
option-help = Mostra l'aiuto.
option-version = Mostra la versione.
option-kind = Solo le voci di questo tipo.
option-group = Solo questa parte, negli elenchi divisi in parti.
option-game = Solo questo gioco.
option-game-book = Crea il libro di questo gioco; si può indicare più volte o con più giochi separati da virgole; `all` per tutti i giochi che ne hanno uno.
option-game-record = Legge la trascrizione come di questo gioco, qualunque cosa dica la riga di apertura.
option-all = Elenca tutti i risultati, anche quelli meno pertinenti.
option-deny = Tratta queste segnalazioni come errori nel codice di uscita.
option-ruling = Segue un'altra interpretazione di un punto controverso; si può indicare più volte. `annals rulings` elenca i nomi.
option-line = Si ferma dopo questa riga della trascrizione.
option-turn = Si ferma alla fine di questo turno.
option-check = Non modifica nulla; il codice di uscita è 1 se un file non è in forma canonica.
option-check-book = Non scrive nulla; elenca i rimandi non validi, le traduzioni mancanti o non aggiornate e gli esempi con esito inatteso. Il codice di uscita è 1 se trova qualcosa.
option-lang-book = Crea il libro in questa lingua: `en`, `it`, `pl` o `he`; `all` per tutte le lingue.
option-book = Crea il libro come lo vuole questo file di un club; altrimenti cerca `book.toml` in questa cartella e in quelle superiori.
option-all-check = Mostra per intero ogni segnalazione, anche quelle che derivano da altre.
option-all-next = Mostra ogni riga possibile per intero.
option-player = Solo ciò che può scrivere questo giocatore: un nome della trascrizione, o ciò che lo rappresenta nel gioco.
option-quiet = Mostra le segnalazioni e nient'altro.
option-watch = Resta in attesa e ricontrolla ogni volta che uno dei file cambia.
option-fix = Corregge i file dove non ci sono dubbi: parole scritte male con un solo significato possibile, intestazioni con i due punti, numeri e parentesi scritti in altra forma; con `figures` anche le cifre annotate che non tornano.
option-diff-fmt = Mostra che cosa cambierebbe, senza cambiare nulla.
option-diff = Mostra che cosa cambierebbe `--fix`, senza cambiare nulla.
option-write = Riscrive i file invece di mostrarli.
option-to = La lingua in cui tradurre: `en`, `it`, `pl` o `he`.
option-players = I giocatori, separati da virgole e nell'ordine in cui siedono al tavolo: ciò che li rappresenta nel gioco, e il nome.
option-deck = Usa questo file del mazzo, qualunque cosa indichi la trascrizione; `demo` è quello compreso nel programma.
option-title = Il titolo della trascrizione.
option-date = Il giorno in cui giocate.
option-place = Dove giocate.
option-variant-new = La variante che giocate, come la chiama una trascrizione.
option-output-new = Scrive la trascrizione in questo file; se esiste già, non lo sovrascrive.
option-output = Scrive i file in questa cartella.
option-force = Sovrascrive anche i file della cartella che non sono stati scritti da annals.
option-players-number = Il numero di giocatori.
option-seed = Il seme della prima partita; le altre usano i numeri seguenti.
option-games = Il numero di partite.
option-variant = Gioca questa variante: `auction` è di Age of Discovery, le altre sono di Age of Renaissance; `edition-1999` lo gioca con le regole di Eurogames.
option-report = Invece di scrivere le partite, dice quante volte compare ogni cosa, ogni regola e ogni evento.

## Errors of usage

usage-error = Errore:
# $argument, $value, $command, $name, $tag: what was typed or is meant, as code.
usage-missing-value = { $argument } richiede un valore.
usage-invalid-value = { $argument } non accetta il valore { $value }.
usage-unknown-argument = Qui l'opzione o l'argomento { $argument } non è previsto.
usage-unknown-command = Il comando { $command } non esiste.
usage-missing-argument = Manca { $argument }.
usage-missing-command = Manca il comando.
usage-given-twice = { $argument } si può indicare una volta sola.
# $command: the command with the sign for standard input.
usage-from-input = Per leggere la trascrizione dallo standard input scrivi { $command }.
usage-check-record = Per controllare questa trascrizione scrivi { $command }.
usage-wrong-number = { $argument } non accetta questo numero di valori.
usage-unknown-language = La lingua { $tag } non è disponibile.
usage-not-utf8 = Questo argomento non è in UTF-8: { $value }.
# $least, $most: the bounds.
usage-out-of-range = { $argument } accetta un numero da { $least } a { $most }, non { $value }.
usage-other = Il comando non è stato compreso.
output-unwritable = Non è stato possibile scrivere sullo standard output: il risultato è incompleto.
output-disk-full = Non c'è più spazio su disco: il risultato è incompleto.
# $place: a place in our source and what went wrong there.
our-fault = qui ha sbagliato annals ({ $place }). Segnalalo, possibilmente allegando il file.
# $values: the possible values, separated by commas.
usage-which-game = Qui serve un gioco solo; indicalo con `--game`.
usage-possible = Valori possibili: { $values }.
usage-suggestion = Intendevi { $name }?
usage-see-help = Per saperne di più: { $command }.

## Problems of data and text files

# $count: how many problems.
data-problems = { $count ->
    [one] { $count } problema nei file:
   *[other] { $count } problemi nei file:
}
# $found: the line as it stands.
data-syntax = questo non è TOML valido: { $found }
data-fluent-syntax = questo non è un messaggio Fluent valido: { $found }
# $limit: the most that is read.
data-too-deep = un messaggio contiene più di { $limit } parentesi tonde e graffe, il massimo che viene letto
# $tag: what stands there.
data-bad-tag = «{ $tag }» non è un codice di lingua: da 2 a 8 lettere minuscole, altre parti dopo un trattino («pl», «pt-br»)
# $id: what stands there; $limit: the most signs.
data-bad-id = «{ $id }» non è un identificatore: lettere latine, cifre e trattini, al massimo { $limit }
# $limit: the most that is read.
data-too-many = la tabella { $table } ha più di { $limit } voci, il massimo che viene letto
# $table, $id, $key, $word: names from the files; $known: what would be understood.
data-duplicate = { $id } compare due volte in { $table }
data-missing-table = manca la tabella { $table }
data-unknown-table = la tabella { $table } non è prevista; tabelle previste: { $known }
data-misplaced = i file di dati stanno nella cartella del loro gioco ({ $known }); questo non viene letto
text-misplaced = i file di testi stanno nella cartella della loro lingua («en», «pl»); questo non viene letto
data-missing-key = manca { $key }
data-unknown-key = la chiave { $key } qui non è prevista; chiavi previste: { $known }
data-unknown-word = { $key } non prevede la parola { $word }; parole previste: { $known }
data-dangling = { $key } indica { $id }, che non esiste
data-default-not-first = l'interpretazione predefinita { $default } deve essere la prima
data-readings-changed = le interpretazioni devono cominciare con { $known }, in quest'ordine; quelle nuove vanno aggiunte in coda
data-border = un confine richiede due regioni diverse
# $least, $most: the bounds.
data-out-of-range = { $key } deve essere un numero intero da { $least } a { $most }
# $wanted: what is wanted there.
data-wrong-type = { $wanted ->
    [text] { $key } deve essere un testo tra virgolette
    [number] { $key } deve essere un numero intero
    [true-or-false] { $key } deve essere true o false
    [table] { $key } deve essere una tabella
    [array-of-tables] { $key } va scritto come [[{ $key }]]
    [list-of-texts] { $key } deve essere un elenco di testi
    [list-of-numbers] { $key } deve essere un elenco di numeri
   *[list-of-tables] { $key } deve essere un elenco di tabelle
}
# $found, $wanted: sums.
data-wrong-sum = la somma delle quantità di { $table } è { $found }, non { $wanted }
# $id, $other: entries; $key: where it stands; $found, $wanted: figures or lists.
data-contradiction = { $key } di { $id } indica { $found }, le altre voci indicano { $wanted }
data-unfit = { $key } di { $id } non va d'accordo con { $other }
data-one-way = { $key } di { $id } nomina { $other }, ma { $other } non nomina a sua volta { $id }
data-circle = { $key } di { $id } finisce per riportare a { $id }
# $tag: the folder's name.
data-language-undescribed = per la lingua { $tag } serve un file language.toml

own-file-of-no-game = nessuno dei giochi richiesti ha un file del mazzo
# $count: quanti problemi.
own-file-broken = { $count ->
    [one] il file ha { $count } problema
   *[other] il file ha { $count } problemi
}
