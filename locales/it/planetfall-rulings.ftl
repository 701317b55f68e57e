### Where the texts on Age of Wonders: Planetfall disagree (PD-01 to PD-11)
### and where they are silent or unclear (PA-01 to PA-40), and what we rule, in Italian.
### Disagreements: the title; .s .br .ng and so on say what the source with that code tells (the codes of
### data/planetfall/sources.toml in lower case; left out where a source says nothing on the point);
### .ruling and .reason; .reading-* where there is a choice.
### Rulings: the question; .ruling and .reason; .reading-* says what each reading means at the table.
### The names of the readings are those of data/planetfall/disagreements.toml and rulings.toml.

## Divergenze tra i testi

PD-01 = Che cosa si ottiene con i punti Operazione?
    .s = Tre cose: una per 1 punto con un limite, una per 1 punto senza limite e l'esperienza per 2. Le icone delle prime due sono andate perse; ciò che ne resta somiglia piuttosto a forza ed energia.
    .ng = Punti vittoria, forza o esperienza.
    .gh = Le Operazioni sono uno dei modi per fare punti.
    .br = Le Operazioni sono uno dei modi per ottenere punti Impero.
    .ruling = Con 1 punto ottieni 1 punto Impero, fino al numero del pianeta, oppure 1 punto forza senza limite; con 2 punti ottieni 1 punto esperienza (PR-061, PR-062, PR-063, PA-01).
    .reason = Tre recensioni parlano di punti e una nomina tutte e tre le cose. Un limite legato al pianeta ha senso per i punti, e senza le Operazioni non ci sarebbe quasi modo di ottenere forza. I resti di due icone sono un indizio più debole. A chi ha la plancia basta guardarla; PA-01 offre l'altra interpretazione.

PD-02 = Quante carte si espongono?
    .s = 9 su 14 in 2 o 3 giocatori, 12 su 14 da 4 a 6, in una tabella.
    .ml = Tutte tranne 3 in 2 o 3 giocatori, tutte in 4 o 5.
    .ruling = 9 carte in 2 o 3 giocatori, 12 da 4 a 6 (PR-020, PR-021).
    .reason = Il regolamento ha una tabella in cui ogni colonna fa 14; la recensione cita a memoria.

PD-03 = Una sola scheda Obiettivo o una per giocatore?
    .s = Se ne sceglie una a caso, che resta a faccia in su accanto alla plancia.
    .br = Parla della scheda Obiettivo individuale dei giocatori.
    .ruling = Una sola [scheda Obiettivo](term:goal-sheet) per tutti (PR-002, PR-077).
    .reason = Il regolamento spiega come si sceglie e dove si mette. La recensione ne parla di sfuggita.

PD-04 = Qual è il bonus delle carte Risorsa?
    .s = Ciò che resta dell'icona somiglia alla cifra 1 e al simbolo rotondo dell'esperienza.
    .ml = Forse un punto vittoria o due.
    .ruling = 1 punto esperienza, a meno che la tua carta non dica altro (PR-056, PR-074, PA-19).
    .reason = Il regolamento riporta una cifra e un simbolo, la recensione tira a indovinare. In ogni caso fa fede la carta.

PD-05 = Che cosa si ottiene arruolando?
    .s = Elenca tre cose e poi dice che una non si ottiene. Nel testo la seconda icona dell'elenco e quella della cosa negata sono uguali, il che è impossibile.
    .ruling = Punti Impero ed esperienza, niente energia (PR-046, PA-13).
    .reason = La seconda voce dell'elenco può essere la forza oppure l'energia, che però il resto della frase esclude. In nessuno dei due casi si ottiene energia; punti Impero ed esperienza si ottengono in entrambi.

PD-06 = Qual è il livello più caro?
    .s = Dal livello dipende il costo o la ricompensa. Nell'esempio di una carta Risorsa il livello III dà di più.
    .ml = Dal livello I al III le carte diventano un po' più economiche.
    .ng = Certi livelli fanno costare meno una carta, ma ti fanno arretrare nell'ordine di turno.
    .gh = Il livello I è il più caro, il livello III il meno caro.
    .px = Una carta di livello III conviene di più, ma fa giocare più tardi.
    .ruling = Il livello III è il più conveniente e si risolve per ultimo (PR-022, PR-073).
    .reason = Tutti i testi sono d'accordo; soltanto il regolamento rimanda alle carte.

PD-07 = Come si chiamano gli edifici?
    .s = Sito storico.
    .br = Landmark.
    .ng = Landmark.
    .px = Landmark.
    .sb = Struttura.
    .mh = Roccaforte.
    .ruling = In italiano il tipo di carta si chiama [sito storico](card-type:landmark).
    .reason = Così lo chiama l'edizione italiana; «landmark» è il nome dell'edizione inglese. Si accettano anche gli altri nomi.

PD-08 = Da che età si gioca, e quanto dura una partita?
    .br = Dai 12 anni in su, da 20 a 40 minuti.
    .ef = Dai 12 anni in su, da 20 a 40 minuti.
    .eb = Dai 12 anni in su, da 20 a 40 minuti.
    .px = Dai 14 anni in su.
    .ng = Circa un'ora.
    .ruling = Dai 12 o dai 14 anni in su; da 20 minuti a un'ora.
    .reason = Nessuna regola ne dipende. In più giocatori ci vuole più tempo.

PD-09 = +100 o =100?
    .s = Un lato +50, l'altro +100.
    .br = Un lato +50, l'altro =100.
    .ruling = Il secondo lato aggiunge 100 (PR-015).
    .reason = I punti sono comunque gli stessi: la pedina dice 100, l'indicatore quanti se ne aggiungono.

PD-10 = Di che anno è il gioco?
    .ng = 2022.
    .om = Una recensione dell'aprile 2022 descrive l'edizione russa.
    .s = 2023.
    .ef = 29 novembre 2023.
    .ruling = 2022 in russo, 2023 in inglese e in italiano.
    .reason = Le date si riferiscono a [edizioni](term:edition) diverse.

PD-11 = La nave di Ardelli: sempre in fondo o solo quando salta il turno?
    .s = Lo presenta come eccezione dove parla di chi salta il turno, ma dice «sempre».
    .ruling = Con il lato B la sua nave torna ogni volta nell'ultimo spazio (PR-035, PA-24).
    .reason = Un'eccezione solo per il raro caso in cui si salta il turno non servirebbe quasi mai, e «sempre» non avrebbe senso.

## Decisioni: Operazioni

PA-01 = Quali due cose costano 1 punto Operazione?
    .ruling = I punti Impero, fino al numero del pianeta, e la forza senza limite (PR-061, PR-062).
    .reason = Nel testo del regolamento le icone sono andate perse. Una recensione elenca punti, forza ed esperienza, altre due parlano di punti (PD-01).
    .reading-empire-and-strength = con 1 punto si ottiene 1 punto Impero, fino al numero del pianeta, oppure 1 punto forza
    .reading-strength-and-energy = con 1 punto si ottiene 1 punto forza, fino al numero del pianeta, oppure 1 punto energia

PA-02 = Quanti punti danno gli spazi Operazione?
    .ruling = 5 al livello I, 6 al livello II, 7 al livello III, a meno che la tua plancia non dica altro (PR-060).
    .reason = Il 6 è nell'esempio del regolamento, e secondo una recensione si parte da 5. Il 7 è una nostra ipotesi: è il passo successivo.

PA-03 = Quanti sono gli spazi Operazione?
    .ruling = Tre, uno per livello (PR-078).
    .reason = Una recensione conta tre spazi, un'altra dice che ogni livello ha il suo, e il regolamento distingue gli spazi secondo il livello.

PA-04 = All'interno del suo livello, quando si risolve uno spazio Operazione?
    .ruling = Dopo le carte della sua fila (PR-030, PR-066).
    .reason = Le file stanno a sinistra della plancia, e si procede da sinistra a destra.
    .reading-after-cards = prima le carte della fila, poi lo spazio Operazione
    .reading-before-cards = prima lo spazio Operazione, poi le carte della fila

## Decisioni: fine della partita

PA-05 = Che cosa si conta nel calcolo del punteggio, e quando?
    .ruling = Subito dopo la Parte II dell'Esplorazione del round 7, contando la situazione di quel momento: i tre obiettivi, le tecnologie dei pianeti da 5 a 7 e il testo del comandante, se dà punti. Tutto si aggiunge ai punti Impero (PR-018, PR-076).
    .reason = Il regolamento annuncia il calcolo, ma la pagina manca. Obiettivi e tecnologie parlano della fine della partita, e diverse recensioni confermano che gli obiettivi danno punti allora.

PA-06 = Chi ottiene i punti degli obiettivi?
    .ruling = Ogni giocatore che soddisfa una condizione, indipendentemente dagli altri (PR-002, PR-077).
    .reason = La scheda è comune a tutti, e da nessuna parte si dice che i punti vadano a un giocatore solo. Se la tua scheda dice altro, fa fede la scheda.

PA-07 = Che cosa succede in caso di pareggio per la vittoria?
    .ruling = I giocatori con più punti Impero condividono la vittoria (PR-013, PR-076).
    .reason = Nessuna delle fonti consultate prevede uno spareggio, anche se secondo un recensore i pareggi sono frequenti. Prima della partita potete scegliere una delle altre interpretazioni; chi è in pareggio anche così condivide la vittoria.
    .reading-shared = tutti i giocatori con il maggior numero di punti Impero vincono insieme
    .reading-energy = tra chi è in pareggio vince chi ha più energia
    .reading-strength = tra chi è in pareggio vince chi ha più forza
    .reading-experience = tra chi è in pareggio vince chi ha più esperienza
    .reading-cards = tra chi è in pareggio vince chi ha più carte
    .reading-order = tra chi è in pareggio vince chi è più in alto sull'indicatore di turno

## Decisioni: statistiche e pagamenti

PA-08 = E se si supera il valore massimo?
    .ruling = L'eccedenza va persa; la carta si può conquistare lo stesso (PR-014).
    .reason = Il regolamento dice che il massimo è la casella più a destra e non vieta nulla.

PA-09 = Che cosa succede oltre i 149 punti Impero?
    .ruling = Si continua a contare: non c'è limite (PR-015).
    .reason = Il regolamento dice che i punti Impero non hanno limite; è solo la pedina che si ferma a 100.

PA-10 = Quando si paga, e con che cosa?
    .ruling = Quando posizioni la nave, devi essere in grado di pagare. Paghi quando l'azione si risolve, prima di ottenere qualsiasi cosa da quell'azione (PR-028, PR-071).
    .reason = Il regolamento vieta di scegliere ciò che non si può pagare, e nei suoi esempi il pagamento viene prima della ricompensa.

PA-11 = Quando si sceglie come conquistare una carta?
    .ruling = Quando l'azione si risolve. Per posizionare la nave basta poter pagare in uno dei modi (PR-028, PR-039, PR-047, PR-048, PR-056).
    .reason = Il regolamento descrive i modi dove parla della risoluzione; non chiede di dichiararne uno prima.

PA-12 = E se al momento di risolvere l'azione non si può più pagare?
    .ruling = La nave torna sull'indicatore di turno e la carta resta nella sua fila (PR-028, PR-031, PR-071).
    .reason = Con le sole regole non può accadere; soltanto il testo di una carta potrebbe provocarlo. Ci sembra la soluzione meno severa.

PA-13 = Che cosa si ottiene esattamente arruolando?
    .ruling = I punti Impero e l'esperienza della carta, niente energia, più tutto ciò che la carta riporta apposta per l'arruolamento (PR-046).
    .reason = Nella frase mancano le icone, ma almeno questo è certo (PD-05).

PA-14 = I costi di Diplomazia e Aggressione dipendono dal livello?
    .ruling = Dipende dalla carta: se c'è una cifra sola, vale per tutti i livelli; se ce ne sono tre, ognuna vale per un livello (PR-045, PR-048).
    .reason = Il regolamento parla di un numero indicato, senza menzionare il livello. Possono dirlo solo le carte.

PA-15 = Per l'Aggressione serve esperienza?
    .ruling = No (PR-048).
    .reason = Il regolamento nomina soltanto la forza.

## Decisioni: risorse

PA-16 = Chi annette ottiene il bonus?
    .ruling = No (PR-056, PR-057, PR-074).
    .reason = Il regolamento menziona il bonus soltanto insieme all'energia immediata.
    .reading-none = chi annette non ottiene nulla subito
    .reading-gained = chi annette ottiene il bonus, ma non l'energia

PA-17 = Da quando un settore frutta energia?
    .ruling = Dalla fase Reddito del round successivo. Un settore annesso nel round 7 non ne frutta più (PR-024, PR-058).
    .reason = Il Reddito viene prima dell'esplorazione, e il settore frutta in ogni fase Reddito.

PA-18 = Annettere vale come «conquistare una carta»?
    .ruling = Sì. Si applicano gli effetti legati alla conquista di una carta Risorsa, dritta o capovolta che sia (PR-032, PR-057, PR-059).
    .reason = Il regolamento ha un simbolo per «dritta o capovolta» e lo usa nel testo di una tecnologia che si attiva quando si conquista una carta.

PA-19 = Qual è il bonus di una carta Risorsa?
    .ruling = Quello che riporta la carta. Se non si conosce, ci si aspetta 1 punto esperienza, ma si accetta anche altro (PR-056, PR-074).
    .reason = Nel testo del regolamento si vedono i resti di un 1 e del simbolo dell'esperienza (PD-04).

## Decisioni: tecnologie ed effetti

PA-20 = Da quando ha effetto, di preciso, una tecnologia?
    .ruling = Se la conquisti nella Parte I, dalla Parte II; se la conquisti nella Parte II, dalla fase che segue; mai per la conquista della carta stessa. Le condizioni di fine gioco contano sempre (PR-054, PR-055).
    .reason = Il regolamento dice: dalla fase successiva del round.

PA-21 = In che ordine si applicano più effetti?
    .ruling = Prima la carta, poi le tecnologie nell'ordine in cui sono state conquistate, poi il comandante. Ciò che si ottiene in uno stesso momento si somma prima di applicare il valore massimo (PR-014, PR-025, PR-032).
    .reason = È l'ordine dei passaggi della fase Reddito. Non fa quasi mai differenza.

PA-33 = L'esperienza che dà un'unità aiuta a sconfiggerla?
    .ruling = No (PR-041, PR-043, PR-044).
    .reason = La ricompensa viene dopo il combattimento (PA-10).

PA-34 = Uno sconto può portare un costo sotto 0?
    .ruling = No. La forza da spendere per l'esperienza mancante si aggiunge dopo lo sconto (PR-041, PR-071).
    .reason = Nessun testo ne parla; si paga o non si paga, ma un costo non diventa mai un guadagno.

PA-35 = «Per ogni sito storico» comprende quello appena conquistato?
    .ruling = Sì (PR-032, PR-070).
    .reason = Quando si applicano gli effetti, la carta è già davanti a te.

PA-36 = Si può rinunciare di proposito a dei punti Operazione?
    .ruling = Sì; vanno persi (PR-060, PR-064).
    .reason = Il regolamento dice soltanto che ciò che avanza va perso.

## Decisioni: turni, navi e indicatore

PA-22 = Si può saltare il turno anche se c'è qualcosa da scegliere?
    .ruling = No, soltanto se non c'è nulla che tu possa scegliere (PR-034, PR-069).
    .reason = Il regolamento lo presenta come un caso raro, in cui non ci sono né carte né spazi da scegliere.
    .reading-only-when-nothing-may-be-chosen = chi può posizionare la nave deve farlo
    .reading-free = chiunque può saltare il turno quando vuole

PA-23 = Dove va, e quando, la nave di chi salta il turno?
    .ruling = Subito nel primo spazio libero dall'alto, davanti a tutti quelli che agiscono in questa parte; se saltano il turno in più d'uno, nell'ordine in cui lo fanno (PR-031, PR-034).
    .reason = Il regolamento indica il primo spazio libero dall'alto, e in quel momento nessun altro è ancora tornato.

PA-24 = La nave di Ardelli va in fondo solo quando salta il turno?
    .ruling = No: con il lato B va ogni volta nell'ultimo spazio, anche quando salta il turno. L'ordine del round 1 resta comunque quello dell'iniziativa (PR-016, PR-031, PR-035).
    .reason = Il regolamento dice «sempre» (PD-11).
    .reading-always = ogni volta che la sua nave torna, va nell'ultimo spazio
    .reading-only-when-passing = va nell'ultimo spazio soltanto quando salta il turno

PA-25 = Quando si usa l'abilità di Ardelli nel round 1?
    .ruling = Nella fase Reddito del round 1 si usa soltanto la sua abilità. Dal round 2 viene al terzo passaggio, come quella di ogni comandante (PR-024, PR-025).
    .reason = Lo dice il regolamento.

PA-26 = E se due comandanti hanno la stessa iniziativa?
    .ruling = Decidete voi, e scrivete l'ordine nella trascrizione (PR-016).
    .reason = Nessuna delle fonti consultate riporta le cifre; forse il caso non si presenta mai.

PA-30 = In che ordine stanno le carte di una fila?
    .ruling = Nell'ordine in cui le carte sono uscite, da sinistra a destra. Quelle conquistate lasciano un vuoto, e le altre non scorrono (PR-020, PR-021, PR-030, PR-036).
    .reason = Il regolamento dice che le carte conquistate non si rimpiazzano. L'ordine conta solo per stabilire chi risolve prima.

## Decisioni: materiali

PA-27 = I lati A e B di una stessa scheda possono essere in gioco insieme?
    .ruling = No (PR-005, PR-006).
    .reason = C'è una sola scheda per ogni comandante.

PA-28 = Che cosa fa il segnalino Contenimento?
    .ruling = Non si sa. In una trascrizione lo si può annotare con `contenimento`. Se il vostro file del mazzo dà a qualcuno il potere di usarlo, fino alla fine della parte nessun altro può scegliere la carta o lo spazio su cui lo mette; altrimenti il segnalino non ha effetto (PR-027).
    .reason = Una recensione lo elenca tra i componenti, e nessun altro ne parla. Il nome fa pensare all'abilità di un comandante.

PA-29 = A che cosa servono le carte messe da parte?
    .ruling = A nulla, a meno che un effetto non ne faccia uso (PR-067).
    .reason = Il regolamento dà loro un nome e poi non le usa mai.

PA-31 = Con tre o quattro siti storici uguali, quali formano una coppia?
    .ruling = Il primo con il secondo, il terzo con il quarto, ciascuno con il proprio valore di coppia (PR-051, PR-052).
    .reason = Il regolamento dice che un terzo non si unisce ai primi due.

PA-32 = Due siti storici omonimi ma con icone diverse formano una coppia?
    .ruling = No, e non dovrebbero esisterne (PR-050, PR-051).
    .reason = Il regolamento chiede entrambe le cose e dice che a nome uguale corrisponde icona uguale.

PA-38 = Chi ottiene i punti se più giocatori hanno «il maggior numero»?
    .ruling = Tutti loro, ma chi ne ha 0 non ottiene nulla; una scheda o una carta può dire altro (PR-002, PR-077).
    .reason = Nessuna delle fonti consultate ne parla.
    .reading-all = i punti vanno a tutti i giocatori in pareggio al primo posto
    .reading-none = se c'è un pareggio al primo posto, nessuno ottiene punti

PA-39 = Quali colori ci sono nella scatola?
    .ruling = Si accettano rosso, blu, verde, giallo, arancione, viola, nero e bianco; in una partita se ne usano al massimo 6 (PR-007, PR-009).
    .reason = Nessuna delle fonti consultate nomina i colori.

## Decisioni: trascrizioni

PA-37 = Di ciò che si ottiene si scrive la cifra stampata o quella ricevuta?
    .ruling = Vanno bene entrambe (PR-014).
    .reason = Le due cifre differiscono soltanto quando si supera un valore massimo, e al tavolo si scrive ciò che si vede.

PA-40 = E i testi che conoscono soltanto i giocatori al tavolo?
    .ruling = Ciò che se ne scrive nella trascrizione si applica e viene contrassegnato come non verificato. Se non se ne scrive nulla, non è successo nulla (PR-032, PR-054, PR-055).
    .reason = La maggior parte delle carte e dei comandanti non è in nessuna delle fonti consultate. Chi gioca li ha sotto gli occhi, e vale la sua parola.
