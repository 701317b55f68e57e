### Il file del mazzo di un tavolo: che cosa non va, la sua pagina e il file da cui partire.

## Problemi

# $limit: la dimensione massima, in kibibyte.
deck-too-large = il file supera { $limit } KiB, il massimo che viene letto
# $key: una chiave del file.
deck-three-numbers = { $key } vuole tre numeri, per i livelli I, II e III
# $limit: il massimo dei caratteri.
deck-too-long = { $key } supera { $limit } caratteri
# $most: la cifra più alta.
deck-wrong-levels = { $key } vuole uno o tre numeri, da 0 a { $most }; "?" sta per un valore che nessuno conosce ancora
# $start, $max: valori di un indicatore.
deck-start-beyond-maximum = l'indicatore parte da { $start }, oltre il suo massimo di { $max }
# $id: un id.
deck-same-id = l'id { $id } è già preso; qui ne serve uno diverso
deck-wrong-name = name vuole un testo, oppure una tabella con un nome per ogni lingua
# $limit: il massimo dei nomi.
deck-too-many-names = ci sono più di { $limit } nomi
deck-name-too-long = un nome supera { $limit } caratteri
# $name: un nome del file.
deck-name-unreadable = «{ $name }» non si può usare in una trascrizione: un nome è fatto di parole senza segni come : ; , > = # e non comincia né finisce con un numero
deck-wrong-diplomacy = diplomacy vuole false, "?" oppure una tabella come { "{" } energy = 4 { "}" }
# $most: l'ultimo pianeta.
deck-wrong-later = later vuole pianeti da 1 a { $most } in ordine crescente, ciascuno una volta sola
# $found: quante sono.
deck-goal-without-three-conditions = una scheda Obiettivo ha 3 condizioni, questa ne ha { $found }
# $limit: quante ce ne sono nella scatola.
deck-too-many-commanders = nella scatola ci sono { $limit } schede Comandante; questa è di troppo
# $by: una statistica, con la parola dei file del mazzo.
deck-substitute-itself = al posto di questa statistica non si può pagare con { $by }
deck-experience-paid = l'esperienza non si paga mai
deck-no-maximum = i punti Impero non hanno un massimo
# $type: un tipo di carta, con la parola dei file del mazzo.
deck-way-of-another-type = le carte del tipo { $type } non si conquistano in questo modo
deck-one-bound = una condizione vuole count con at_least o con at_most, oppure most
deck-nothing-gained = { $key } non indica nessuna statistica
deck-goal-not-at-the-end = una condizione di una scheda Obiettivo ha when = "end", oppure è un testo del tipo declared
# $planet: il pianeta; il resto: quante carte di ogni tipo ha.
deck-make-up = pianeta { $planet }: unità { $units }, tecnologie { $technologies }, siti storici { $landmarks }, risorse { $resources }; in un mazzo completo sono 4, 3, 3 e 4
# $name: il sito storico; $icon, $other: le sue due icone.
deck-two-icons = «{ $name }» ha qui l'icona «{ $icon }» e altrove «{ $other }»; i siti storici con lo stesso nome hanno la stessa icona
# $name: il sito storico; $planet: il pianeta in questione.
deck-later-contradicts = { $case ->
    [not-later] later di «{ $name }» indica il pianeta { $planet }, che non viene dopo
    [not-there] later di «{ $name }» indica il pianeta { $planet }, ma lì questo sito storico non c'è
   *[unsaid] later di «{ $name }» tralascia il pianeta { $planet }, dove questo sito storico c'è
}

## Note: che cosa è strano e può essere giusto

deck-figure-left-out = { $key } manca; in un mazzo completo vale 0
deck-level-dearer = { $key } è più alto al livello III che al livello I
deck-level-poorer = { $key } è più basso al livello III che al livello I
# $side: A o B.
deck-side-missing = manca il lato { $side }
# $initiative: un valore; $other: l'id di un altro comandante.
deck-equal-initiatives = l'iniziativa { $initiative } è anche quella di { $other }; se giocano entrambi, la trascrizione deve indicare l'ordine
deck-end-only-empire = a fine partita contano solo i punti Impero
# $planet: il pianeta della tecnologia.
deck-end-condition-early = una condizione di fine partita sul pianeta { $planet }; le tecnologie dei pianeti da 1 a 4 hanno di solito effetti permanenti
deck-effect-late = un effetto permanente sul pianeta { $planet }; le tecnologie dei pianeti da 5 a 7 hanno di solito condizioni di fine partita

## Il controllo

# $file: il file; $notes, $problems: quanti sono.
deck-check-sound = { $file }: il file del mazzo è in ordine.
deck-check-usable = { $notes ->
    [one] { $file }: il file del mazzo si può usare; c'è { $notes } cosa insolita.
   *[other] { $file }: il file del mazzo si può usare; ci sono { $notes } cose insolite.
}
deck-check-broken = { $problems ->
    [one] { $file }: { $problems } problema. Così il file del mazzo non si può usare.
   *[other] { $file }: { $problems } problemi. Così il file del mazzo non si può usare.
}
deck-check-problems = Problemi
deck-check-notes = Note

## La pagina di un mazzo

deck-page-title = Mazzo
# $count: quanti sono.
deck-page-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
deck-page-commanders = { $count ->
    [one] { $count } comandante
   *[other] { $count } comandanti
}
deck-page-goals = { $count ->
    [one] { $count } scheda Obiettivo
   *[other] { $count } schede Obiettivo
}
deck-page-complete = Completo: ciò che manca non esiste.
deck-page-partial = Parziale: ciò che manca non è ancora noto.
# $source: da dove viene il mazzo, a detta del tavolo.
deck-page-source = Fonte: { $source }
# $planet: il suo numero.
deck-page-planet = Pianeta { $planet }
deck-page-no-planet = Carte di cui non si conosce il pianeta
deck-page-unit = Unità
deck-page-technology = Tecnologie
deck-page-landmark = Siti storici
deck-page-resource = Risorse
deck-page-commanders-title = Comandanti
deck-page-goals-title = Schede Obiettivo
deck-page-legend = Tre valori sono quelli dei livelli I, II e III; due sono il valore iniziale e quello massimo di un indicatore. `?` non è ancora noto, `–` vuol dire che non c'è. Gli effetti sono scritti con le parole del file del mazzo.
deck-column-strength = Forza
deck-column-experience = Esperienza
deck-column-diplomacy = Diplomazia
deck-column-reward = Ricompensa
deck-column-cost = Costo
deck-column-effect = Effetto
deck-column-icon = Icona
deck-column-aggression = Aggressione
deck-column-pair = Coppia
deck-column-later = Pianeti successivi
deck-column-energy = Energia
deck-column-bonus = Bonus
deck-column-sector = Settore
deck-column-side = Lato
deck-column-initiative = Iniziativa
deck-column-conditions = Condizioni

## Il file da cui partire: commenti

deck-new-begin = Il file del mazzo della tua scatola. Copia qui ciò che è stampato sulle tue carte e schede, poi indica il file nelle trascrizioni con una riga "mazzo: scatola.toml" prima della prima intestazione. Gli esempi qui sotto sono inventati: sostituiscili. "annals deck check" indica tutto ciò che non va e in che punto.
deck-new-title = Testo libero; entrambe le righe si possono omettere.
deck-new-status = "partial": una chiave che manca non è ancora nota. "complete": una chiave che manca vuol dire che la carta non ha quel dato, e ogni pianeta deve avere 4 unità, 3 tecnologie, 3 siti storici e 4 risorse.
deck-new-operations = Gli spazi Operazione: i punti ai livelli I, II e III, che cosa è limitato dal numero del pianeta, che cosa non lo è, e i punti per 1 esperienza. Si può omettere.
deck-new-card = Un'unità. Il nome può anche essere un solo testo per tutte le lingue; ogni nome viene capito in ogni trascrizione. Altri nomi: aliases = ["..."]. L'id nasce dal primo nome, ma puoi sceglierlo tu: id = "angry-geese".
deck-new-levels = Valori: un solo numero, oppure tre per i livelli I, II e III. "?" è un valore che nessuno ha ancora guardato.
deck-new-diplomacy = Quanta energia costa arruolare l'unità; gain solo se è stampato qualcosa che la sconfitta non dà. Un'unità senza Diplomazia: diplomacy = false.
deck-new-reward = Ciò che sta in fondo alla carta: empire, strength, energy, experience.
deck-new-technology = Una tecnologia. Il suo testo è un elenco di effetti; "annals deck show demo" ne mostra uno per ogni tipo.
deck-new-landmark = Un sito storico. later: i pianeti successivi stampati sotto il numero; aggression: la forza che si può pagare in alternativa, uno o tre numeri; pair: il valore nell'angolo in basso a destra.
deck-new-resource = Una risorsa. energy: quanta ne dà subito; bonus: ciò che sta in fondo; sector: l'energia tra i due simboli, oppure false.
deck-new-commander = Una scheda Comandante con i lati A e B: start è il numero sottolineato, max la casella più a destra.
deck-new-goal = Una scheda Obiettivo con le sue tre condizioni.
deck-new-declared = Un testo che nessun tipo sa esprimere: non viene mai calcolato; vale ciò che scrivi nella trascrizione.
