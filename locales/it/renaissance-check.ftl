### Ciò che il controllo di una trascrizione di Age of Renaissance dice oltre ai suoi rilievi.

check-assumed = il calcolo si basa su valori di sollievo che sono solo ipotesi ({ $goods }); con altri la cifra scritta potrebbe essere giusta: indica all'inizio quelli del tuo foglio con `tabellone: …`
record-expected-player = giocatore (potenza o nome)
