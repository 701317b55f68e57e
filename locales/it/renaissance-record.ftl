### Suggerimenti in una nuova trascrizione di Age of Renaissance, per `annals new`. Ognuno è un commento di una riga.

new-hint-bids = Quanto offre ogni potenza per scegliere per prima la capitale, come "venezia: $2". Offerte uguali vogliono un dado a testa: "venezia: lancio = [5]".
new-hint-order = Quanto spende ogni potenza in pedine, come "venezia: 14"; con "-1" si paga $1 per giocare prima.
new-hint-draw = Le carte si estraggono da sole. Il primo giocatore può eliminare una condizione: "venezia: eliminazione > vino".
new-hint-cards = In ordine di gioco, una carta per riga: "venezia: pietra", "venezia: guerra > genova = [4 2]", "venezia: dionigi il piccolo, $4".
new-hint-purchases = In ordine di acquisto: nave, fattori e leader, stabilità o disordini, sollievo.
new-hint-expansion = Dove vanno le pedine: "venezia: milano", "venezia: 2 > belgrado"; un attacco con i suoi dadi, colorato, nero, bianco: "venezia: milano = [3 5 2]".
new-hint-income = Le entrate si calcolano da sole. I due lanci del mercato, ognuno colorato, nero, bianco: "mercato: [4 4 3], [2 3 3]".

## Come si chiamano i dadi di un attacco, nell'ordine in cui stanno tra le parentesi
reading-figure-1 = verde, blu, rosso, giallo, arancione, colorato, colore
reading-figure-2 = nero, nera
reading-figure-3 = bianco, bianca
