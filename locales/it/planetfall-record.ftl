### Records of Planetfall: comments of a new one.

new-hint-setup = Per ogni giocatore: il comandante e il lato, a oppure b. Poi la scheda Obiettivo e il primo ordine di turno. Senza file del mazzo anche i valori iniziali: = 5 forza, 4 energia, 1 esperienza.
new-hint-discovery = Le carte delle tre file, da sinistra a destra: livello 1, livello 2, livello 3.
new-hint-exploration = In ordine di turno: la carta su cui va ogni nave, operazioni 1, 2 o 3, oppure passo.
new-hint-resolution = Come si conquista ogni carta, se non nel modo solito, e che cosa si ottiene con i punti Operazione: carta > modo, operazioni 2 > 1 impero, 5 forza. Senza file del mazzo anche = quello che si è speso e ottenuto.
new-hint-tally = Se volete, quello che ognuno ha adesso: qui si scopre una cifra che non torna.
