### The rules of Age of Wonders: Planetfall, in Italian.
### First the 9 sections of the rules book, each with its title and introduction, then every rule
### by its number: a short title and the rule itself.

## Sezioni del regolamento

section-components = Componenti
    .text =
        Ecco tutto il contenuto della scatola:

        - 1 [plancia Operazioni](term:operations-board) con l'indicatore di turno e 3 spazi Operazione.
        - 98 [carte Pianeta](term:planet-card): 7 mazzi da 14, uno per pianeta.
        - 6 [schede Comandante](term:commander-sheet) con due lati, A e B.
        - 8 [schede Obiettivo](term:goal-sheet): in una partita se ne usa una. Il numero viene da una sola recensione.
        - 6 navi e 24 segnalini: 1 nave e 4 segnalini in ciascuno dei 6 colori.
        - 6 [pedine +50/+100](term:empire-token).
        - 1 [segnalino Contenimento](term:restrain-token). Ne parla una sola recensione, e nessuna delle fonti consultate dice a che cosa serva (PA-28).

        Queste regole seguono il regolamento italiano e quanto si è potuto leggere di una dozzina di recensioni. Del regolamento avevamo soltanto il testo, senza le icone e senza la pagina sul calcolo del punteggio. Dove resta un dubbio, la regola lo segnala e rimanda alla nostra decisione.

section-setup = Preparazione
    .text =
        Metti la plancia Operazioni al centro del tavolo e segui questi passaggi. I dettagli sono nelle regole che vengono dopo l'elenco.

        1. Lascia spazio a sinistra della plancia per tre file di carte (PR-001).
        2. Scegli a caso una scheda Obiettivo e mettila a faccia in su accanto alla plancia (PR-002).
        3. Con le carte Pianeta forma 7 mazzi secondo il numero sul retro, mescolali uno per uno e mettili in fila sopra la plancia (PR-003, PR-079).
        4. A partire dal più giovane, ognuno sceglie una scheda Comandante e il lato con cui giocare (PR-004, PR-006).
        5. Ognuno prende 1 nave e 4 segnalini dello stesso colore (PR-007).
        6. Metti un segnalino sullo 0 dei punti Impero e gli altri tre sui numeri sottolineati di esperienza, forza ed energia (PR-008).
        7. Metti le navi sull'indicatore di turno: l'iniziativa più bassa sullo spazio 1, poi le altre in ordine crescente (PR-016).

        Ora comincia il round 1, con la Scoperta.

section-statistics = Le quattro statistiche
    .text =
        La tua scheda mostra a che punto sei, con un segnalino per ogni statistica:

        - I [punti Impero](statistic:empire-points) decidono la partita.
        - La [forza](statistic:strength) si spende nei combattimenti.
        - L'[energia](statistic:energy) si spende per tecnologie e siti storici.
        - L'[esperienza](statistic:experience) fa costare meno i combattimenti e non si spende mai.

        Forza ed energia vanno su e giù di continuo; esperienza e punti Impero possono solo salire. Forza, energia ed esperienza si fermano all'ultima casella del loro indicatore; i punti Impero non hanno limite.

section-course = Svolgimento della partita
    .text =
        La partita dura 7 round, e in ogni round si visita un nuovo pianeta. Due volte per round mandi la tua nave su una carta o su uno spazio Operazione, quindi in tutto agisci 14 volte. Ogni round ha le stesse fasi:

        1. **Scoperta** – si dispongono le carte del pianeta in tre file.
        2. **Reddito** – i tuoi settori fruttano energia e si attivano alcune tecnologie e alcuni comandanti.
        3. **Esplorazione: Parte I** – si posizionano le navi in ordine di turno, poi si risolvono le azioni dalla fila superiore in giù.
        4. **Esplorazione: Parte II** – si fa come nella Parte I, ma nel nuovo ordine e con le carte rimaste.
        5. **Migrazione** – le carte che nessuno ha conquistato tornano nella scatola.

        Nelle due parti dell'esplorazione il dilemma è sempre lo stesso: il livello III è il più economico, ma si risolve per ultimo, e chi risolve per ultimo sarà l'ultimo a posizionare la nave nella parte successiva.

        Un esempio: la nave di Giulia è su una carta Risorsa di livello I, quella di Marco sullo spazio Operazione di livello II, quella di Pietro su una tecnologia di livello III. Comincia Giulia, che annette la sua carta; poi Marco usa i suoi punti Operazione e infine Pietro paga la tecnologia. Le navi tornano sull'indicatore nello stesso ordine, quindi nella parte successiva Giulia è prima, Marco secondo e Pietro terzo.

section-cards = Conquistare le carte
    .text =
        Che cosa fai con una carta dipende dal suo tipo:

        - **Unità** – la [sconfiggi](term:defeat) spendendo forza oppure, se ha la Diplomazia, la [arruoli](term:enlist) spendendo energia.
        - **Sito storico** – lo conquisti in maniera [pacifica](term:take-peacefully) spendendo energia oppure, se ha l'Aggressione, spendendo forza.
        - **Tecnologia** – la [studi](term:study) spendendo energia.
        - **Risorsa** – è gratis: ne [raccogli](term:gather) subito l'energia oppure la [annetti](term:annex) per avere un reddito.

        Tre esempi di gioco:

        - Hai 5 punti forza e 1 punto esperienza. Un'unità al livello III costa 2 punti forza e richiede 2 punti esperienza. Spendi 2 punti forza, più 1 per l'esperienza che ti manca, e te ne restano 2. Ottieni 3 punti Impero, 2 punti energia e 1 punto esperienza.
        - Hai 6 punti energia e conquisti un sito storico al livello II che ne costa 4. Te ne restano 2 e ottieni 5 punti Impero e 1 punto esperienza. È il secondo che hai con quel nome, ed entrambi hanno valore di coppia 2: ottieni altri 4 punti Impero.
        - Hai 4 punti energia e studi una tecnologia al livello I che ne costa 3. Te ne resta 1 e ottieni 4 punti Impero. Dalla fase successiva ti dà 2 punti energia in più con ogni carta Risorsa che conquisti.

section-operations = Operazioni
    .text =
        Al posto di una carta puoi scegliere uno [spazio Operazione](term:operation-space). Non ricevi una carta, ma dei punti Operazione, che scambi subito:

        - 1 punto per 1 punto Impero, fino al numero del pianeta.
        - 1 punto per 1 punto forza.
        - 2 punti per 1 punto esperienza.

        Gli spazi danno 5, 6 e 7 punti. Il 6 del livello II è nell'esempio del regolamento, il 5 viene da una recensione e il 7 è un'ipotesi (PA-02). Le icone delle due cose che costano 1 punto sono andate perse; le recensioni fanno pensare a punti Impero e forza (PD-01, PA-01). Fa fede la tua plancia.

        Un esempio: nel round 3 sei al livello II e hai 6 punti. Prendi 3 punti Impero, il massimo consentito sul pianeta 3, 1 punto forza e 1 punto esperienza: 3 + 1 + 2 = 6.

section-scoring = Punteggio e vittoria
    .text =
        Durante la partita i tuoi punti Impero li indica il segnalino. Dopo la Parte II dell'Esplorazione del round 7 aggiungi:

        - i punti degli obiettivi della scheda Obiettivo che soddisfi,
        - i punti delle tue tecnologie dei pianeti da 5 a 7,
        - gli eventuali punti che il tuo comandante dà alla fine.

        A questo punto vince chi ha più punti Impero. Del regolamento manca la pagina sul calcolo del punteggio, quindi i dettagli sono nostre decisioni (PA-05, PA-06, PA-07).

section-known-cards = Appendice: le carte e i comandanti noti
    .text =
        Nessuna delle fonti consultate elenca le carte. Gli esempi del regolamento ne mostrano quattro su 98, e solo in parte; dei sei comandanti si conosce un solo nome. Le tabelle riportano tutto quello che si sa. Fanno fede le tue carte.

section-records = Trascrivere una partita
    .text =
        Una trascrizione è ciò che si annota al tavolo mentre si gioca: righe brevi, in una qualsiasi delle quattro lingue e scritte come viene. Bastano le decisioni e ciò che dipende dal caso: chi gioca con quale comandante, la scheda Obiettivo, le file, dove vanno le navi, come si conquista una carta, quando non è nel modo consueto, e con che cosa si scambiano i punti Operazione. Tutto il resto lo ricava il programma; se annoti dell'altro, lo confronta con i suoi calcoli. I nomi delle carte e dei comandanti negli esempi sono inventati.

        #### L'inizio

        La prima riga è uguale in tutte le lingue, a parte la sigla della lingua alla fine. Poi vengono i giocatori e tutto ciò che vuoi aggiungere:

        ```
        annals 1 planetfall it
        titolo: Venerdì al circolo
        giocatori: rosso Anna, blu Marek, verde Dana
        mazzo: la-nostra-scatola.toml
        decisione: tie-break energy
        ```

        `mazzo` indica il file in cui avete annotato le carte della vostra scatola; va tenuto accanto alla trascrizione. Se ne può fare a meno. Una riga `decisione` stabilisce come si interpreta un punto controverso; `annals rulings` elenca i nomi da usare, uguali in tutte le lingue.

        #### La preparazione

        Comandante e lato di ogni giocatore, la scheda Obiettivo, il primo ordine di turno:

        ```
        preparazione
        rosso: mira sol a; blu: oru tek b; verde: hale nove a
        obiettivo: cielo aperto
        ordine: rosso, blu, verde
        ```

        Senza un file del mazzo, aggiungi i valori iniziali: `rosso: mira sol a = 5 forza, 4 energia, 1 esperienza`.

        #### Un round

        Le file da sinistra a destra, poi le navi e le azioni. Sotto un'esplorazione va una voce per ogni nave, in ordine di turno; sotto `risoluzione` una per ogni azione, dalla fila superiore in giù.

        ```
        round 1
        scoperta
        livello 1: cingolato di ruggine, reti larghe, sfiati azzurri, sala delle lampade
        livello 2: cantore della marea, porta silenziosa, fattoria di polvere
        livello 3: canto della trivella, anello di rottami

        esplorazione 1
        rosso: cingolato di ruggine; blu: operazioni 2; verde: sfiati azzurri
        risoluzione
        rosso: cingolato di ruggine
        verde: sfiati azzurri > annessione
        blu: operazioni 2 > 1 impero, 3 forza, 1 esperienza

        esplorazione 2
        rosso: reti larghe; verde: porta silenziosa; blu: cantore della marea
        risoluzione
        verde: porta silenziosa > aggressione
        migrazione
        ```

        Il modo va dopo `>`: `sconfitta` o `arruolamento` per un'unità, `pace` o `aggressione` per un sito storico, `studio` per una tecnologia, `raccolta` o `annessione` per una carta Risorsa. Se non lo scrivi, si intende `sconfitta`, `pace` o `raccolta`, oppure l'altro modo se è il solo che si può pagare. La riga di una carta conquistata nel modo consueto si può omettere; per un'Operazione, invece, la riga ci vuole sempre. Se un nome è illeggibile, `livello 2 3` è la terza carta del livello II. Per chi non può scegliere proprio nulla si scrive `passo`.

        #### Senza un file del mazzo

        Scrivi le cifre dopo `=`: ciò che si è speso con il meno, ciò che si è ottenuto senza.

        ```
        risoluzione
        rosso: cacciatore pallido > sconfitta = -3 forza, 2 impero, 1 energia
        blu: banca dei semi > raccolta = 5 energia, 1 esperienza
        ```

        Oppure scrivi ciò che è stampato su una carta prima di nominarla per la prima volta; tre cifre sono quelle dei livelli I, II e III:

        ```
        carta cacciatore pallido: unità, pianeta 1, forza 3 3 2, esperienza 2 2 1, diplomazia 4 4 3 = 2 impero, 1 energia
        carta banca dei semi: risorsa, pianeta 1, energia 5 5 6, settore 2 = 1 esperienza
        carta vecchio relè: tecnologia, pianeta 1, costo 3 3 2 = 3 impero
        carta santuario di latta: sito storico, pianeta 1, costo 5 4 4, aggressione 4, icona stella, coppia 2 = 5 impero
        comandante claudius a: esperienza 2 12, forza 3 15, energia 6 15, iniziativa 1
        ```

        Per un comandante le due cifre sono il valore iniziale e il valore massimo.

        #### Gli effetti dei testi

        Gli effetti automatici, se sono noti, non vanno scritti. Una riga serve invece per uno scambio, per il segnalino Contenimento o per un testo che conoscete soltanto voi:

        ```
        blu: oru tek > 1 energia = 1 forza
        rosso: contenimento > operazioni 2
        verde: vecchio relè = -1 energia, 2 forza
        ```

        #### Cifre di controllo

        Sotto `reddito` va ciò che un giocatore ha ricevuto, sotto `situazione` ciò che possiede:

        ```
        reddito
        verde: 3 energia
        situazione
        rosso: 12 impero, 5 forza, 3 energia, 2 esperienza, 2 unità, 1 settore
        ```

        Quando un valore massimo riduce ciò che si ottiene, si può scrivere la cifra stampata o quella ricevuta (PA-37).

        #### La fine

        Dopo il round 7 scrivi prima da dove vengono i punti, poi i totali e il vincitore:

        ```
        punteggio
        rosso: obiettivo 1 = 4; rosso: vecchio relè = 6; rosso: mira sol = 2
        rosso: 61; blu: 58; verde: 55
        vincitore: rosso
        fine
        ```

        #### Gli strappi alla regola

        Una mossa irregolare che avete permesso di proposito si contrassegna con il nome della segnalazione, uguale in tutte le lingue: `rosso: cingolato di ruggine ! card-not-affordable`. Tutto ciò che segue `#` è un commento.

## Componenti

PR-065 = Da due a sei giocatori
    .text = Il gioco è per 2-6 giocatori. In 2 non ci sono regole speciali; da 4 in su cambiano soltanto le file, che sono più lunghe (PR-020, PR-021).

PR-023 = Tutti i mazzi sono composti allo stesso modo
    .text = Ognuno dei 7 mazzi ha 14 carte: 4 [unità](card-type:unit), 3 [tecnologie](card-type:technology), 3 [siti storici](card-type:landmark) e 4 [risorse](card-type:resource). Il tipo si riconosce dal simbolo in alto a sinistra.

PR-068 = Di ogni carta c'è una sola copia
    .text = Ogni carta appartiene a un mazzo e ogni mazzo si usa in un solo round, quindi una carta viene esposta al massimo una volta per partita. Due siti storici omonimi di pianeti diversi sono carte diverse.

## Preparazione

PR-001 = La plancia al centro
    .text = Metti la [plancia Operazioni](term:operations-board) al centro del tavolo e lasciale accanto lo spazio per tre file di carte.

PR-002 = Una scheda Obiettivo per partita
    .text = Mescola le [schede Obiettivo](term:goal-sheet), scegline una a caso e mettila a faccia in su accanto alla plancia. Riporta tre condizioni che danno punti Impero alla fine della partita. Le altre schede restano nella scatola (PD-03).

PR-077 = Gli obiettivi valgono per tutti
    .text = La scheda Obiettivo sta dove tutti possono vederla. Le sue tre condizioni sono nella parte inferiore e contano soltanto alla fine della partita. Chiunque soddisfi una condizione ne ottiene i punti (PA-06); se premia chi primeggia in qualcosa e più giocatori sono in pareggio, i punti vanno a tutti loro (PA-38).

PR-003 = Sette mazzi, uno per pianeta
    .text = Dividi le carte Pianeta secondo il numero sul retro, da 1 a 7, in 7 mazzi da 14. Mescola ogni mazzo per conto suo.

PR-079 = I mazzi in fila
    .text = Disponi i mazzi in fila sopra la plancia, in ordine da 1 a 7.

PR-004 = Ognuno sceglie un comandante
    .text = Si comincia dal più giovane e si prosegue in senso orario: ciascuno prende la [scheda Comandante](term:commander-sheet) che vuole. Se preferite, distribuitele a caso.

PR-005 = Mai due comandanti uguali
    .text = C'è una sola scheda per ognuno dei 6 comandanti: due giocatori non possono quindi avere lo stesso comandante, nemmeno uno con il lato A e l'altro con il lato B (PA-27).

PR-006 = Due lati tra cui scegliere
    .text = Ogni lato di una scheda ha la propria abilità e i propri [valori iniziali](term:starting-value). Alla prima partita conviene usare il lato A. Dalla seconda in poi ognuno usa il lato che vuole, indipendentemente dagli altri.

PR-007 = Una nave e quattro segnalini
    .text = Ogni giocatore prende 1 [nave](term:ship) e 4 [segnalini](term:marker) dello stesso colore. Due giocatori non possono avere lo stesso colore. Nessuna delle fonti consultate dice quali siano i 6 colori della scatola (PA-39).

PR-009 = Forma e colore non contano
    .text = Ogni fazione ha una nave tutta sua, raffigurata sulla scheda: se vuoi puoi prendere quella, con i segnalini del suo colore. Ai fini del gioco forma e colore non cambiano nulla.

PR-008 = Da dove partono i segnalini
    .text = Metti un segnalino sullo 0 dei [punti Impero](statistic:empire-points) e gli altri tre sui numeri sottolineati di esperienza, forza ed energia.

PR-016 = All'inizio decide l'iniziativa
    .text = Nel round 1 comincia chi ha l'[iniziativa](term:initiative) più bassa. Metti le navi sull'[indicatore di turno](term:turn-track) in ordine crescente, con la più bassa sullo spazio 1. Se due iniziative sono uguali, decidete voi chi va prima (PA-26).

## Le quattro statistiche

PR-013 = I punti Impero decidono la partita
    .text = Alla fine vince chi ha più [punti Impero](statistic:empire-points). Nessuna delle fonti consultate dice che cosa succeda in caso di pareggio; noi abbiamo deciso che la vittoria è condivisa (PA-07).

PR-015 = I punti Impero non hanno limite
    .text = I punti Impero possono salire all'infinito. Quando arrivi a 50, prendi una [pedina +50/+100](term:empire-token) e riparti dall'inizio dell'indicatore; quando arrivi a 100, girala sul lato +100 (PD-09). Oltre i 149 si continua semplicemente a contare (PA-09).

PR-011 = La forza si spende nei combattimenti
    .text = Spendi [forza](statistic:strength) per sconfiggere le unità (PR-040) e per conquistare siti storici con l'Aggressione (PR-048).

PR-012 = L'energia serve per tecnologie e siti storici
    .text = Spendi [energia](statistic:energy) per le tecnologie (PR-053), per i siti storici (PR-047) e per arruolare unità (PR-045).

PR-071 = Non puoi spendere ciò che non hai
    .text = Ciò che spendi devi averlo: forza ed energia non scendono mai sotto 0. Quello che un'azione ti dà non può servire a pagarla (PA-10). Se, per via del testo di una carta, non puoi più pagare ciò che hai scelto, la tua nave torna sull'indicatore di turno e la carta resta dov'è (PA-12). Nessuno sconto può portare un costo sotto 0 (PA-34).

PR-010 = L'esperienza non diminuisce mai
    .text = L'[esperienza](statistic:experience) ti aiuta nei combattimenti e può solo salire. Non serve mai per pagare.

PR-014 = Tre statistiche hanno un massimo
    .text = Esperienza, forza ed energia non possono superare la casella più a destra del loro indicatore. Quello che otterresti in più va perso, ma la carta puoi conquistarla lo stesso (PA-08). Ciò che si ottiene in uno stesso momento si somma prima di applicare il limite (PA-21).

## Il round

PR-017 = Sette round di cinque fasi
    .text = La partita dura 7 round, uno per pianeta. Ogni round ha cinque fasi, in quest'ordine: 1 [Scoperta](phase:discovery), 2 [Reddito](phase:income), 3 [Esplorazione: Parte I](phase:exploration-1), 4 [Esplorazione: Parte II](phase:exploration-2), 5 [Migrazione](phase:migration).

PR-018 = L'ultimo round finisce prima
    .text = Il round 7 non ha la Migrazione. Dopo la Parte II dell'Esplorazione la partita è finita e si passa al calcolo del punteggio (PR-076).

## Fase 1: Scoperta

PR-019 = Il mazzo del round
    .text = Prendi il mazzo con il numero del round: il mazzo 1 nel round 1, il mazzo 7 nel round 7.

PR-020 = Le file in due o tre giocatori
    .text = In 2 o 3 giocatori esponi 9 carte a faccia in su: 4 nella fila superiore (livello I), 3 in quella centrale (livello II) e 2 in quella inferiore (livello III). Le altre 5 si mettono da parte (PD-02).

PR-021 = Le file da quattro a sei giocatori
    .text = In 4, 5 o 6 giocatori esponi 12 carte a faccia in su: 5 nella fila superiore (livello I), 4 in quella centrale (livello II) e 3 in quella inferiore (livello III). Le altre 2 si mettono da parte (PD-02).

PR-066 = Le file stanno a sinistra della plancia
    .text = Le file stanno a sinistra della plancia, con il livello I in alto: così lo spazio Operazione di ogni livello si trova all'estremità destra della sua fila. Andando da sinistra a destra viene quindi dopo le carte della fila (PA-04).

PR-022 = Costo e ricompensa dipendono dal livello
    .text = La fila in cui si trova una carta è il suo [livello](term:level). Da lì dipende quanto la carta costa o, per le carte Risorsa, quanto dà. Dal livello I al livello III le carte costano via via meno o danno di più (PD-06).

PR-067 = Il resto si mette da parte
    .text = Le carte non esposte formano il [mazzo Pianeta attuale](term:current-planet-deck). Nessuno può sceglierle e nessuna regola ne fa pescare; potrebbe farlo soltanto il testo di una carta o di un comandante (PA-29).

## Fase 2: Reddito

PR-024 = Nessun reddito nel round 1
    .text = Nel round 1 la fase Reddito si salta. Se è in gioco [Aron Ardelli](commander:aron-ardelli) con il lato B, lui usa comunque la propria abilità, ma non succede altro (PA-25).

PR-025 = Ordine del reddito
    .text = Ogni giocatore segue questi passaggi: 1. ottiene l'energia di tutti i suoi [settori](term:sector) annessi; 2. applica le tecnologie che hanno effetto nella fase Reddito; 3. usa l'abilità del comandante, se è prevista per la fase Reddito.

## Fase 3: Esplorazione: Parte I

PR-026 = Posiziona la tua nave
    .text = Si gioca nell'ordine dell'[indicatore di turno](term:turn-track), dall'alto in basso. Nel tuo turno metti la nave su una carta delle file o su uno [spazio Operazione](term:operation-space).

PR-027 = Una nave per spazio
    .text = Su una carta o su uno spazio Operazione c'è posto per una sola nave. Per tutta la parte nessun altro può scegliere ciò che è già occupato.

PR-028 = Scegli solo ciò che puoi pagare
    .text = Non puoi scegliere una carta che non puoi pagare. Conta ciò che hai quando posizioni la nave; se una carta si può conquistare in due modi, basta poterne pagare uno (PA-10, PA-11).

PR-029 = Ciò che è gratis si può sempre scegliere
    .text = Carte Risorsa e spazi Operazione sono gratis: puoi sempre sceglierli, purché nessuna nave li occupi.

PR-069 = Ognuno deve posizionare la sua nave
    .text = In ogni parte ciascun giocatore posiziona la sua nave, una volta sola. Puoi saltare il turno soltanto se non c'è proprio nulla che tu possa scegliere (PA-22).

PR-034 = Saltare il turno
    .text = È raro, ma può capitare che tu non possa scegliere nessuna carta e nessuno spazio Operazione. Allora salti il turno e metti subito la nave sull'indicatore di turno, nel primo spazio libero dall'alto, davanti a tutti quelli che devono ancora agire (PA-23).

PR-030 = Ordine di risoluzione
    .text = Quando tutte le navi sono posizionate, le azioni si risolvono dall'alto in basso e da sinistra a destra: prima tutto il livello I, poi il livello II, poi il livello III. Lo spazio Operazione di un livello viene dopo le sue carte (PR-066, PA-04).

PR-031 = La nave torna sull'indicatore
    .text = Quando la tua azione si risolve, la tua nave torna sull'indicatore di turno, nel primo spazio libero dall'alto. Perciò nella parte successiva chi ha scelto il livello I gioca prima di chi era ai livelli II e III.

PR-070 = I passaggi di un'azione
    .text = Per ogni nave procedi in quest'ordine: rimetti la nave sull'indicatore, conquista la carta pagandone il costo e ottenendone la ricompensa, poi applica gli effetti legati alla conquista di una carta. A quel punto la carta è già davanti a te, quindi conta anche quella (PA-35).

PR-032 = Conquista la carta
    .text = Metti la carta a faccia in su davanti a te. Poi applica le tecnologie che avevi già e l'abilità del tuo comandante, se si attivano con la conquista di una carta (PA-21). Se il testo di una carta lo conoscete soltanto voi, vale ciò che ne scrivete nella trascrizione (PA-40).

PR-033 = Le Operazioni non danno carte
    .text = Se la tua nave è su uno spazio Operazione, ricevi punti Operazione (PR-060) e nessuna carta.

PR-035 = Ardelli con il lato B va in fondo
    .text = La nave di [Aron Ardelli](commander:aron-ardelli), lato B, torna sempre nell'ultimo spazio dell'indicatore di turno. Il regolamento lo dice dove parla di chi salta il turno, ma usa la parola «sempre» (PD-11, PA-24). L'ordine del round 1 resta comunque quello dell'iniziativa.

PR-075 = L'ordine vale anche per il round successivo
    .text = L'ordine sull'indicatore di turno dopo la Parte II dell'Esplorazione è quello con cui comincia il round successivo. Le navi non si riordinano più secondo l'iniziativa.

## Fase 4: Esplorazione: Parte II

PR-036 = Di nuovo, con ciò che resta
    .text = Tutti posizionano di nuovo una nave, nel nuovo ordine, su una delle carte rimaste o su uno spazio Operazione; poi le azioni si risolvono come nella Parte I. Le carte conquistate non si rimpiazzano: al loro posto resta un vuoto (PA-30).

## Fase 5: Migrazione

PR-037 = Le carte non conquistate escono dal gioco
    .text = Tutte le carte di questo pianeta che nessuno ha conquistato tornano nella scatola, comprese quelle messe da parte. Gli spazi Operazione invece ci sono per tutta la partita.

## Conquistare le carte

PR-072 = L'azione dipende dal tipo di carta
    .text = Le azioni sono cinque: combattere contro un'[unità](card-type:unit), conquistare un [sito storico](card-type:landmark), studiare una [tecnologia](card-type:technology), cercare una [risorsa](card-type:resource) e svolgere [Operazioni](term:operation-space). Quale ti tocca dipende da dove si trova la tua nave.

PR-073 = Che cosa cambia con il livello
    .text = Per unità, siti storici e tecnologie dal livello dipende il costo; per carte Risorsa e spazi Operazione, la ricompensa. Esempio: una carta Risorsa dà 5 punti energia ai livelli I e II, 6 al livello III.

PR-038 = Il livello al momento della conquista
    .text = Conta la fila in cui la carta si trova quando la conquisti. Le tre cifre sulla sinistra della carta valgono, nell'ordine, per i livelli I, II e III.

## Unità

PR-039 = Sconfiggere o arruolare
    .text = Un'[unità](card-type:unit) si conquista [sconfiggendola](term:defeat). Se ha la [Diplomazia](term:diplomacy), puoi invece [arruolarla](term:enlist).

PR-040 = Sconfiggere costa forza
    .text = Per sconfiggere un'unità, spendi la [forza](statistic:strength) indicata per il suo livello.

PR-041 = L'esperienza che manca costa forza
    .text = Confronta la tua [esperienza](statistic:experience) con quella che l'unità richiede al suo livello. Per ogni punto che ti manca, spendi 1 punto forza in più. Esempio: l'unità costa 2 punti forza e richiede 2 punti esperienza, e tu ne hai 1: spendi 3 punti forza.

PR-042 = L'esperienza non si consuma
    .text = L'esperienza serve solo per il confronto: non si spende mai. Quella che dà l'unità stessa arriva troppo tardi per contare nello stesso combattimento (PA-33).

PR-043 = Ricompensa per un'unità sconfitta
    .text = Quando sconfiggi un'unità, ottieni subito i punti Impero, l'energia e l'esperienza indicati in fondo alla carta.

PR-044 = Per arruolare serve l'esperienza
    .text = Per arruolare un'unità, la tua esperienza deve essere almeno pari a quella richiesta al suo livello. La forza non può sostituire i punti che mancano.

PR-045 = Arruolare costa energia
    .text = Per arruolare un'unità, spendi l'[energia](statistic:energy) indicata al posto della forza. Se la carta riporta una sola cifra, questa vale per tutti i livelli (PA-14).

PR-046 = Ricompensa per un'unità arruolata
    .text = Quando arruoli un'unità, ottieni subito i punti Impero e l'esperienza indicati, ma niente energia. Il regolamento cita anche qualcos'altro, ma l'icona è andata persa; se le tue carte riportano qualcosa in più per l'arruolamento, lo ottieni (PD-05, PA-13).

## Siti storici

PR-047 = Conquista pacifica di un sito storico
    .text = La conquista pacifica di un [sito storico](card-type:landmark) costa l'[energia](statistic:energy) indicata per il suo livello (PD-07).

PR-048 = Conquista violenta di un sito storico
    .text = Se il sito storico ha l'[Aggressione](term:aggression), al posto dell'energia puoi spendere la [forza](statistic:strength) indicata. Non ti serve esperienza (PA-15). Se la carta riporta una sola cifra, questa vale per tutti i livelli (PA-14).

PR-049 = Ricompensa per un sito storico
    .text = Comunque tu lo abbia conquistato, ottieni subito i punti Impero e l'esperienza indicati in fondo alla carta.

PR-050 = Lo stesso sito storico su più pianeti
    .text = Uno stesso sito storico può comparire su più pianeti, sempre con nome e icona uguali. In alto a destra, sotto il numero del suo pianeta, la carta elenca i pianeti successivi su cui ce n'è un altro uguale.

PR-051 = Due uguali fanno una coppia
    .text = Due tuoi siti storici uguali, per nome e per icona, formano una [coppia](term:pair). Appena li hai entrambi, somma i [valori di coppia](term:pair-value) in basso a destra sulle due carte e ottieni altrettanti punti Impero. Esempio: 2 e 2 danno 4. Se l'icona è diversa, non c'è coppia (PA-32).

PR-052 = Il terzo ricomincia da capo
    .text = Un terzo sito storico uguale non fa coppia con i primi due: ce ne vuole un quarto per formare una seconda coppia (PA-31).

## Tecnologie

PR-053 = Studiare una tecnologia
    .text = Per studiare una [tecnologia](card-type:technology), spendi l'[energia](statistic:energy) indicata per il suo livello. Ottieni subito i punti Impero e l'esperienza in fondo alla carta.

PR-054 = Pianeti da 1 a 4: effetti permanenti
    .text = Una tecnologia dei pianeti da 1 a 4 ti dà una regola speciale fino alla fine della partita. Ha effetto dalla fase successiva: se la conquisti nella Parte I, dalla Parte II; se la conquisti nella Parte II, dalla fase che segue. Non vale mai per la conquista della carta stessa (PA-20).

PR-055 = Pianeti da 5 a 7: condizioni di fine gioco
    .text = Una tecnologia dei pianeti da 5 a 7 ha una condizione che ti dà punti Impero alla fine della partita.

## Risorse

PR-056 = Raccogliere o annettere
    .text = Quando conquisti una carta [Risorsa](card-type:resource), scegli: o ottieni subito l'energia indicata per il suo livello, con il bonus se c'è (PR-074), o annetti la carta come [settore](term:sector) (PR-057). Lo decidi quando l'azione si risolve (PA-11).

PR-074 = Il bonus di una carta Risorsa
    .text = Alcune carte Risorsa hanno in fondo un [bonus](term:bonus). Si prende insieme all'energia immediata, quindi non lo ottieni se annetti la carta (PA-16). Per quanto si riesce a leggere nel regolamento, è 1 punto esperienza; fa fede la tua carta (PD-04, PA-19).

PR-057 = Annettere un settore
    .text = Si possono annettere soltanto le carte che hanno in fondo due simboli di settore. Metti la carta davanti a te capovolta, cioè ruotata di mezzo giro: resta a faccia in su, ma con i simboli in alto. Per ora non ottieni energia. La carta conta come conquistata (PA-18).

PR-058 = I settori fruttano energia ogni round
    .text = In ogni fase Reddito ciascuno dei tuoi settori annessi frutta l'energia indicata tra i suoi due simboli. Comincia dal round successivo all'annessione; un settore annesso nel round 7 non frutta più nulla (PA-17).

PR-059 = Carte dritte, settori annessi o entrambi
    .text = I testi delle carte possono riguardare le carte Risorsa dritte, i settori annessi o entrambi. Se un testo riporta tutti e due i simboli, non importa da che parte sia girata la carta.

## Operazioni

PR-078 = Tre spazi, sempre presenti
    .text = La plancia ha spazi Operazione di livello I, II e III, uno per livello (PA-03). Restano per tutta la partita e sono di nuovo liberi in ogni parte.

PR-060 = Punti Operazione
    .text = Quando la tua Operazione si risolve, ricevi i [punti Operazione](term:operation-points) dello spazio: 5, 6 e 7 rispettivamente ai livelli I, II e III (PA-02). Scambiali subito. Quelli che non puoi o non vuoi usare vanno persi (PA-36).

PR-061 = Punti Impero fino al numero del pianeta
    .text = Con 1 punto Operazione ottieni 1 punto Impero, ma solo fino al numero del pianeta: al massimo 1 nel round 1, al massimo 7 nel round 7. Che si tratti dei punti Impero è una nostra decisione, perché l'icona è andata persa (PD-01, PA-01).

PR-062 = Forza senza limite
    .text = Con 1 punto Operazione ottieni 1 punto forza, quante volte vuoi. Che si tratti della forza è una nostra decisione, perché l'icona è andata persa (PD-01, PA-01).

PR-063 = L'esperienza costa il doppio
    .text = Con 2 punti Operazione ottieni 1 punto esperienza.

PR-064 = Combinazioni libere
    .text = Puoi dividere i tuoi punti Operazione come vuoi fra le tre possibilità. Esempio: nel round 3, 6 punti diventano 3 punti Impero, 1 punto forza e 1 punto esperienza.

## Punteggio

PR-076 = Calcolo del punteggio
    .text = Dopo la Parte II dell'Esplorazione del round 7 aggiungi ai tuoi punti Impero quelli degli obiettivi che soddisfi (PR-077), quelli delle tue tecnologie dei pianeti da 5 a 7 (PR-055) e quelli del tuo comandante, se la scheda ne prevede (PA-05). Vince chi ne ha di più. In caso di pareggio la vittoria è condivisa (PA-07).
