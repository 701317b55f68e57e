### Words of the rules book that belong to no game: navigation, search, pages that are made from tables, the status.

## Around every page

book-contents = Indice
book-menu = Capitoli
book-language = Lingua
book-theme = Chiaro o scuro
book-previous = Precedente
book-next = Seguente
book-skip = Vai al testo
book-print = Stampa
book-subtitle = Le regole, un catalogo di tutto ciò che c'è nella scatola ed esempi verificati mossa per mossa prima di essere pubblicati qui.
# $version: the version of the program.
book-made-by = Creato da annals { $version } con gli stessi testi che usa per rispondere alle domande e controllare le trascrizioni.
book-link-here = Link a questo punto
book-close = Chiudi
book-on-this-page = In questa pagina
book-shelf = Tutti i giochi
book-title = Il regolamento
book-accessible = Tutto il testo si può ingrandire o ascoltare; ogni immagine ha una descrizione e nulla è detto soltanto con il colore.
book-index = Indice analitico
book-missing = Pagina non trovata
# $least, $most: numbers of players.
book-players = da { $least } a { $most } giocatori
# $club: the name of a club.
book-of-club = Edizione di **{ $club }**.
book-our-table = Al nostro tavolo
book-our-table-note = Su questi punti non tutti giocano allo stesso modo. Noi giochiamo così; per il resto il libro dice ciò che ritiene giusto.

## Search

book-search = Cerca
book-search-hint = Un nome, una regola, una parola…
book-search-no-script = Per la ricerca serve JavaScript. Tutto il resto funziona anche senza.
# $query: what was typed.
book-search-none = Nessun risultato per «{ $query }».
book-search-keys = Frecce per scegliere, Invio per aprire, Esc per chiudere.
book-search-all = Cerca in tutti i giochi

## Parts of the book

book-part-start = Per cominciare
book-part-learn = Impara a giocare
book-part-rules = Le regole
book-part-catalogue = Che cosa c'è nella scatola
book-part-disputes = Regolamenti a confronto
book-part-records = Trascrivere una partita
book-part-about = Informazioni su questo libro

## Pages that belong to no section of the rules

book-page-quick = Scheda di riepilogo
    .intro = Tutto ciò che si cerca durante una partita, da stampare e tenere sul tavolo.
book-page-term = Termini
    .intro = Che cosa significano le parole usate nelle regole.
book-page-disagreements = Dove i regolamenti stampati divergono
    .intro = Che cosa dicono i regolamenti stampati, uno accanto all'altro, e quale interpretazione seguiamo. In una trascrizione se ne può scegliere un'altra.
book-page-rulings = Dove i regolamenti stampati tacciono
    .intro = Domande che nascono al tavolo e a cui nessun regolamento risponde. Per ciascuna trovi la nostra decisione, il motivo e quanto è sicura la risposta.
book-page-sources = Le fonti
    .intro = Quali testi sono stati consultati, quanto se n'è letto e le sigle con cui sono citati.
book-page-findings = Che cosa può segnalare un controllo
    .intro = Ogni segnalazione con la regola da cui nasce, una trascrizione che non rispetta quella regola e una che la rispetta.
book-page-status = Stato di questo libro
    .intro = Che cosa è stato controllato durante la creazione di questo libro.

## Pieces of pages

book-differs = I regolamenti stampati divergono:
book-ruled = Le nostre decisioni:
book-names-elsewhere = Nelle altre lingue:
book-findings-of-records = Parole e segni delle trascrizioni
book-findings-of = Che cosa può segnalare qui un controllo:
book-source-seen = Letto
book-source-complete = per intero
book-source-partial = in parte
book-source-opening = solo l'inizio
book-example = Esempio
book-as-record = In forma di trascrizione
book-engine-says = Che cosa dice il programma
book-engine-clean = Nessuna segnalazione: tutto secondo le regole.
book-points-at-end = I punti
picture-before = Prima
    .alt = Il tavolo prima di queste mosse, così come risulta al programma. Le mosse qui sotto dicono che cosa cambia.
picture-after = Dopo
    .alt = Il tavolo dopo queste mosse, così come risulta al programma.
# $line: a line of the record.
book-line = Riga { $line }
book-follows = (deriva da un errore precedente)
book-often-asked = Le regole più consultate
book-sources-kind = { $kind ->
    [rule-book] regolamento stampato
    [rules-page] regole su una pagina web
    [faq] risposte a domande
    [player-aid] aiuto di gioco
    [review] recensione
    [play-report] resoconto di partita
    [reference] enciclopedia o catalogo
   *[tournament] regolamento di torneo
}

## Status

book-status-rules = Regole
book-status-entries = Voci
book-status-rulings = Decisioni e divergenze
book-status-findings = Segnalazioni spiegate
book-status-examples = Esempi rigiocati
book-status-references = Rimandi
book-status-broken = Rimandi non validi
book-status-missing = Traduzioni mancanti
book-status-stale = Traduzioni non aggiornate
book-status-failed = Esempi con esito inatteso
book-status-assumed = Voci con dati che nessuna fonte conferma
book-status-clean = Non c'è nulla di rotto, mancante o non aggiornato.
book-status-unclean = Qualcosa richiede attenzione:

## Problems told by --check

# $page, $target, $id, $example, $line, $slug: names from the files.
book-problem-reference = { $page } rimanda a { $target }, che non esiste
book-problem-anchor = l'ancora { $target } compare due volte
book-problem-missing = il testo { $id } manca in questa lingua
book-problem-stale = il testo { $id } non è aggiornato rispetto a quello inglese
book-problem-left-out = l'esempio { $example } è tralasciato: si basa su ciò che i tuoi dati cambiano
book-problem-example-clean = l'esempio { $example } dovrebbe essere senza segnalazioni, ma alla riga { $line } c'è la segnalazione { $slug }
book-problem-example-finding = l'esempio { $example } dovrebbe avere la segnalazione { $slug } alla riga { $line }, ma non ce l'ha
book-problem-example-more = l'esempio { $example } ha alla riga { $line } la segnalazione { $slug }, che non era prevista
book-problem-text = non è possibile comporre il testo { $id }
# $game: the title of the game.
book-none = non c'è ancora un libro di { $game }
book-left-out = I tuoi dati cambiano ciò su cui si basa questa partita; qui è tralasciata.
book-in-order = Il libro è in ordine.
# $count: how many; $folder: where the book is.
book-checked = { $count ->
    [one] { $count } problema nel libro:
   *[other] { $count } problemi nel libro:
}
book-written = Il libro si trova in { $folder }.
