### Age of Renaissance: what each thing is and what it does, in Italian.
### One message `about-<id>` for each name in renaissance-names.ftl, in the same order.
### Texts are Markdown; rules and rulings are cited by their ids. Figures that stand in the table
### beside a text are repeated only where the text needs them.

## Fattori di civilizzazione: Scienza

about-advance-heavens = Si naviga con le stelle: le tue [galee](ship:galley) possono attraversare un [mare](term:sea). Il mare conta come 1 tappa, come una provincia costiera, e ogni trasporto può attraversarne uno (RR-097, RA-75, RD-23). Così le galee arrivano anche in [Islanda](province:iceland) e in [Africa Occidentale](province:west-africa) (RR-015).

    I cieli servono per la [Navigazione oceanica](advance:ocean-navigation) (RR-194). Quando hai i [vascelli d'altomare](ship:seaworthy) non allungano più il tuo raggio, ma come ogni fattore di [Scienza](category:science) attenuano il [Misticismo dilagante](card:mysticism-abounds) (RR-191). Secondo un testo servono prima gli Annali scritti; secondo noi no (RD-54).
about-advance-human-body = Quando lo acquisti scendi di 1 spazio miseria, oltre alla diminuzione che acquisti nello stesso turno (RR-189, RD-32). A 0 non c'è nulla da guadagnare (RA-71). Come ogni fattore di [Scienza](category:science) attenua il [Misticismo dilagante](card:mysticism-abounds) (RR-191).
about-advance-laws-of-matter = Nessuno può giocare l'[Oro dell'alchimista](card:alchemists-gold) contro di te (RR-190, RA-24). Quando le possiedono tutti quelli ancora in gioco, quella carta è [inservibile](term:burden) (RR-171, RA-27). Come ogni fattore di [Scienza](category:science) attenuano il [Misticismo dilagante](card:mysticism-abounds) (RR-191).

    Il valore di diminuzione, 5, è solo un'ipotesi; un'altra fonte riporta 10 (RD-46).
about-advance-enlightenment = Dimezza il prezzo della [diminuzione della miseria](term:misery-relief), arrotondato per eccesso (RR-107). Ti serve almeno un [livello](term:tier) completo, senza il quale del resto non potresti acquistare nessuna diminuzione (RR-200, RD-25). Prima dimezza, poi sottrai i valori di diminuzione dei fattori di questo turno (RA-70).

    Con `edizione: 1999` fa tutt'altro: in ogni fase entrate scendi di 1 spazio miseria (RD-44).

## Fattori di civilizzazione: Religione

about-advance-patronage = Ti permette di usare i leader degli altri. Ogni [leader](term:leader-card) tranne il primo del turno è aperto anche a te (RR-081, RA-54): nella tua fase acquisti paghi al proprietario la somma che c'è sulla carta come [protezione](term:protection), e tutti i suoi crediti sono tuoi per questo turno (RR-083, RA-56). Senza protezione il leader è gratis e conta in automatico (RA-57). Puoi acquistare il Mecenatismo e usarlo nella stessa fase (RR-084).

    Non dà rimborsi (RR-088). Come ogni fattore di [Religione](category:religion), all'acquisto costa anche 1 spazio miseria (RR-040). Con `edizione: 1999` non si paga nulla, ma il numero di mecenati è limitato (RD-45).
about-advance-holy-indulgence = All'inizio della fase espansione ricevi 2 [pedine](piece:token) per ogni giocatore che non la possiede (RR-118); se nel tuo stock non ce ne sono abbastanza, ricevi $1 per ogni pedina che manca (RR-119). Chi non la possiede rimette nello stock 2 pedine per ogni giocatore che ce l'ha; per quelle che gli mancano paga $1 l'una, oppure sale di 1 spazio miseria (RR-120, RA-94). Ciò che gli altri non possono pagare non riduce il tuo guadagno (RR-121), e nessuno cambia posto nell'ordine di gioco (RR-199).

    I giocatori eliminati non contano (RA-93). Serve per la [Cattedrale](advance:cathedral). Il valore di diminuzione, 0, è solo un'ipotesi (RD-47).
about-advance-proselytism = I tuoi attacchi riescono anche se il [dado colorato](term:coloured-die) è uguale alla tua [posizione](term:order-slot) nell'ordine di gioco, non solo se è più alto (RR-136). In ogni attacco hai quindi dalla tua una faccia del dado in più. Il valore di diminuzione, 0, è solo un'ipotesi (RD-48).
about-advance-cathedral = Una vittoria automatica, senza dadi, una volta per turno contro ogni giocatore che non la possiede (RR-137, RD-07). Puoi usarla in attacco o in difesa, ma devi dichiararlo prima di lanciare i dadi; se attacchi, devi comunque inviare le pedine che l'attacco richiede (RA-87). Se nella provincia ci sono più avversari, funziona solo se nessuno di loro la possiede, e allora conta come usata contro tutti (RD-75). In [Guerra](card:war) non ha effetto.

    Richiede la [Sacra indulgenza](advance:holy-indulgence). Il valore di diminuzione, 25, è solo un'ipotesi (RD-49).

## Fattori di civilizzazione: Commercio

about-advance-caravan = Via terra puoi piazzare pedine fino a 2 province di distanza, se la provincia di mezzo non è [controllata](term:control) da un avversario: niente indicatore colorato, e meno pedine colorate del numero mercato (RR-113, RA-73). Per uno stesso piazzamento non puoi combinarla con le navi (RR-114). Serve per i [Mulini a vento/acqua](advance:wind-watermill).
about-advance-wind-watermill = Dopo un attacco vinto in una provincia [controllata](term:control) da un avversario puoi tentare un [commercio forzato](term:forced-trade), una volta per turno (RR-139, RA-88, RD-72). Paga altre pedine, tante quante ne indica il numero mercato, e lancia un dado: se ottieni quel numero o meno, dai allo sconfitto una carta a tua scelta e ne prendi una a caso dalla sua mano. È anche un modo per liberarsi di una [carta inservibile](term:burden) (RR-049). Entrambi dovete avere una carta (RA-89).

    Richiedono la [Carovana](advance:caravan) e servono per il [Miglioramento agricolo](advance:improved-agriculture). Con `edizione: 1999` agiscono invece su mancanze e surplus (RD-43), e lettera e prezzo sono scambiati con quelli del Miglioramento agricolo (RD-39).
about-advance-improved-agriculture = Quando lo acquisti scendi di 1 spazio miseria (RR-192, RD-32), e la [Carestia](card:famine) ti costa 1 spazio in meno (RR-175). Richiede i [Mulini a vento/acqua](advance:wind-watermill); serve per [Interesse & profitto](advance:interest-and-profit) e per la [Classe media](advance:middle-class). Con `edizione: 1999` ha la lettera J e costa $40 (RD-39).
about-advance-interest-and-profit = Nella fase entrate ricevi tanto denaro quanto ne hai in cassa, ma non più delle tue entrate della mappa (RR-145). Conta la cassa che hai prima che si paghino le entrate (RA-98). Con la [Classe media](advance:middle-class) il limite sale di $10 (RR-146). Conviene quindi tenere da parte del denaro invece di spenderlo tutto. Richiede il [Miglioramento agricolo](advance:improved-agriculture); serve per l'[Accelerazione industriale](advance:industry) (RD-53).
about-advance-industry = Ogni [carta prodotto](term:commodity-card) ti paga uno spazio in più, qualunque sia il numero di carte giocate nel turno (RR-072, RR-073). Senza una provincia di quel prodotto non ricevi comunque nulla. L'effetto si somma a quello di una mancanza o di un surplus (RA-19). Con 1 provincia di vino una carta vino ti paga $20 invece di $5. Il nome è quello del regolamento italiano; in inglese è «Industry» (RD-61). Richiede [Interesse & profitto](advance:interest-and-profit).

## Fattori di civilizzazione: Comunicazione

about-advance-written-record = Ogni fattore che acquisti con il [credito di un leader](term:leader-credit) costa altri $10 in meno, anche se quel leader lo usi come mecenate (RR-085). Con più leader contano più volte (RA-58); i rimborsi invece non aumentano (RR-088). Hanno effetto da subito, quindi acquistali per primi (RR-094). Servono per la [Stampa](advance:printed-word) (RR-193). Con `edizione: 1999` danno invece un commercio forzato dopo un attacco vinto (RD-42).
about-advance-printed-word = Quando giochi un [leader](term:leader-card), per ogni fattore della carta che possiedi già ricevi il credito in denaro (RR-086, RA-60). Lo stesso leader può farti lo sconto su un fattore e darti il rimborso per un altro (RR-087); non sei obbligato ad acquistare il primo (RA-61, RD-21). Così i leader valgono qualcosa anche a partita avanzata; nel gioco carte finale danno soltanto il rimborso (RR-163). Annali scritti e Mecenatismo qui non aiutano (RR-088).

    Richiede gli [Annali scritti](advance:written-record); serve per l'[Arte dei maestri](advance:master-art) (RR-193).
about-advance-master-art = Una volta per turno, nella fase acquisto carte, puoi scartare una carta senza effetto, dopo aver acquistato la carta in più o averci rinunciato (RR-068). La carta va mostrata; se è [rigiocabile](term:recyclable) finisce nella pila rigiocabile, altrimenti esce dal gioco (RR-069, RA-17). Ti liberi così delle [carte inservibili](term:burden) (RR-049) e di quelle che aiuterebbero gli altri. Non vale nel momento dell'acquisto (RA-16, RD-22). Richiede la [Stampa](advance:printed-word); serve per il [Rinascimento](advance:renaissance) (RR-193).
about-advance-renaissance = Una volta per turno, all'inizio di una fase, puoi scambiare la posizione nell'[ordine di gioco](term:order-of-play) con chi viene subito prima o subito dopo di te, se non lo possiede anche lui (RR-157). Il nuovo ordine vale fino alla prossima fase ordine di gioco (RA-08). Se lo vogliono usare in più d'uno, vale l'ordine di quel momento. Se una [Guerra civile](card:civil-war) manda qualcuno all'ultimo posto, lo scambio si fa dopo, non prima (RA-09, RD-73).

    Il suo valore di diminuzione, 100, è il più alto di tutti (RD-51), ma lo sfrutti solo fin dove lo permettono i tuoi [livelli](term:tier) (RR-108). Richiede l'[Arte dei maestri](advance:master-art) (RR-193).

## Fattori di civilizzazione: Esplorazione

about-advance-overland-east = Apre l'[area V](area:v), le terre intorno al Mar Nero: senza questo fattore non puoi piazzare pedine lì, e dopo una Guerra nessuna di quelle province può esserti ceduta (RR-112, RR-169). Serve per [Cosmopolita](advance:cosmopolitan) (RR-194).
about-advance-seaworthy-vessels = Il tuo indicatore nave va subito e gratis sul 10 (RR-032, RA-65). Ora puoi trasportare fino a 10 pedine in ogni provincia costiera in gioco, a qualsiasi distanza; restano chiuse solo le province d'oltremare e, senza la [Via di terra per l'Oriente](advance:overland-east), l'area V (RR-099). I gradi successivi, 12, 14 e 16, costano $10 l'uno (RR-089). Aprono anche l'Islanda e l'Africa Occidentale (RR-015). Servono per la [Navigazione oceanica](advance:ocean-navigation) (RR-194).
about-advance-ocean-navigation = Il tuo indicatore nave va subito e gratis su Oceano 1 (RR-101, RA-65): trasporti quante pedine vuoi in qualsiasi provincia costiera, e anche in 1 [provincia d'oltremare](term:overseas-box), che puoi tenere. Ogni altro grado, per $10, ne apre una in più, fino a 4. Ora sono a portata la [Cina](province:china), le [Indie Orientali](province:east-indies) e l'[India](province:india) (RR-016); per le Americhe serve anche il [Nuovo Mondo](advance:new-world) (RR-017).

    Richiede [I cieli](advance:heavens) e i [Vascelli d'altomare](advance:seaworthy-vessels) (RR-194).
about-advance-new-world = Apre l'[America del Nord](province:north-america) e l'[America del Sud](province:south-america) (RR-017), che con un solo indicatore danno 3 prodotti ciascuna (RR-026). Inoltre in ogni fase entrate scendi di 1 spazio miseria, qualunque altra cosa tu faccia (RR-109), già nel turno dell'acquisto (RA-103). Con `edizione: 1999` questo effetto passa all'Illuminismo (RD-44).

    Richiede la [Navigazione oceanica](advance:ocean-navigation) e l'[Urbanizzazione](advance:urban-ascendancy) (RR-194). Che il suo credito sia 0 o 20 non fa mai differenza (RD-52).

## Fattori di civilizzazione: Civili

about-advance-urban-ascendancy = Nella fase acquisto carte puoi acquistare 1 carta in più per $10 (RR-067). Costa poco, e serve per il [Nuovo Mondo](advance:new-world) (RR-194). Con `edizione: 1999` il suo credito è 20 (RD-40).
about-advance-nationalism = Hai +1 alla forza nell'[area della tua capitale](term:home-area), in attacco e in difesa, e +1 al tuo dado in [Guerra](card:war) (RR-138). Se lo possiedono entrambe le parti, non fa differenza (RD-67). Nella tua capitale raddoppia insieme al resto (RD-74, RA-82). È l'unico fattore che vale ancora per i pezzi di un giocatore eliminato (RR-078).
about-advance-institutional-research = Da quando la possiedi, ogni fattore di Scienza, Commercio, Esplorazione e Comunicazione ti costa $10 in meno, anche se lo acquisti nella stessa fase (RR-195, RR-094). Per Religione e Civili non cambia nulla. Prima la acquisti, più volte ti fa risparmiare.
about-advance-cosmopolitan = Le tue pedine colorate nei [satelliti](term:satellite) aiutano anche in attacco: ognuna che si trova in un satellite che punta alla provincia attaccata aggiunge 1 alla tua forza (RR-135). Richiede la [Via di terra per l'Oriente](advance:overland-east) (RR-194).
about-advance-middle-class = Ogni turno $10 di entrate in più, un limite aumentato di $10 per [Interesse & profitto](advance:interest-and-profit) e la stabilizzazione a metà prezzo, arrotondato per eccesso (RR-146). Con i suoi $170 è il fattore più caro, e ha il credito più alto. Richiede il [Miglioramento agricolo](advance:improved-agriculture) (RR-192).

## Prodotti

about-commodity-stone = Il prodotto di minor valore, ma con due carte nell'epoca I: denaro facile a inizio partita. Le epoche successive non ne aggiungono. Nel lancio per il mercato la colpisce il 2, che esce di rado.
about-commodity-wool = Due carte nell'epoca I; le epoche successive non ne aggiungono. Con 9 province e 10 [spazi pagamento](term:payment-box) è l'unico prodotto per cui gli spazi possono non bastare (RR-044, RA-18).
about-commodity-timber = Una carta nell'epoca I e due nell'epoca II. Con `edizione: 1999` una di queste due passa all'epoca I (RD-33, RD-69).
about-commodity-grain = Nessuna carta prima dell'epoca II, poi due. In compenso ogni provincia di grano che domini ti attenua la [Carestia](card:famine) di 1 spazio (RR-175).
about-commodity-cloth = Una carta in ogni epoca; quella dell'epoca I è la [carta stoffa/vino](card:cloth-wine), che ha un doppio prodotto: sceglie chi la gioca (RR-046). La danno due capitali, Venezia e Genova.
about-commodity-wine = Una carta in ogni epoca; quella dell'epoca I è la [carta stoffa/vino](card:cloth-wine), che ha un doppio prodotto (RR-046). Lo colpisce il 7, il risultato più frequente nel lancio per il mercato. Le mappe più recenti hanno una settima provincia di vino, la [Loira](province:loire) (RD-38).
about-commodity-metal = Una carta in ogni epoca. Le sue province sono lontane tra loro, da Chester a Costantinopoli, e una è l'America del Sud.
about-commodity-fur = Poche province, e due carte, una nell'epoca I e una nell'epoca III. Due delle province, Tana e Varna, sono nell'area V.
about-commodity-silk = Una carta in ogni epoca. Aleppo, Salonicco e Valencia sono a portata già all'inizio; per Erzurum serve la Via di terra per l'Oriente, per la Cina e le Indie Orientali ci vogliono le navi oceaniche.
about-commodity-spice = Una carta in ogni epoca. Sulla mappa vera e propria ci sono soltanto Acri, Alessandria e Trebisonda; grazie a quattro [province d'oltremare](term:overseas-box) è il grande prodotto di fine partita.
about-commodity-gold = Con l'avorio è il prodotto di maggior valore. Nell'epoca I c'è la [carta oro/avorio](card:gold-ivory), che ha un doppio prodotto (RR-046), nell'epoca III una carta del solo oro. Nel lancio per il mercato un 12 colpisce insieme oro e avorio (RR-148, RD-68).
about-commodity-ivory = Vale quanto l'oro, ma ha una carta sola: la [carta oro/avorio](card:gold-ivory) dell'epoca I, che ha un doppio prodotto (RR-046). Nel lancio per il mercato un 12 colpisce insieme oro e avorio (RR-148, RD-68).

## Carte: eventi

about-card-alchemists-gold = Scegli un giocatore, che paga alla banca la metà della sua [cassa scritta](term:written-cash), arrotondata per eccesso, ma non più di quanto ha in quel momento (RR-171, RA-26). Il denaro messo su un leader come protezione è al sicuro. Puoi scegliere perfino te stesso (RA-23), ma nessuno che abbia le [Leggi della materia](advance:laws-of-matter) o un [Sovrano illuminato](card:enlightened-ruler) (RA-24). Se tutti possiedono le Leggi della materia, la carta è [inservibile](term:burden) (RA-27).
about-card-armor = Un [vantaggio militare](term:military-advantage) per questo turno: +1 in tutti i tuoi conflitti, in attacco e in difesa, e vinci i pareggi, anche in [Guerra](card:war) (RR-172, RR-128). Conta contro chi usa le [Staffe](card:stirrups), che invece non contano contro chi usa l'Armatura (RA-46, RD-28).

    Una volta giocato l'[Arco lungo](card:long-bow) o la [Polvere da sparo](card:gunpowder), l'Armatura in mano è una [carta inservibile](term:burden) (RA-45). Se è già sul tavolo, smette di contare solo contro chi ha giocato l'arma più recente (RA-44). Dopo l'uso esce dal gioco (RR-047).
about-card-civil-war = Scegli un giocatore, che sale di 1 spazio miseria. Qualsiasi indicatore nella sua capitale diventa una pedina; poi la vittima perde, a sua scelta, la metà della sua cassa scritta o la metà delle pedine nella sua sezione espansione (RR-173, RA-28, RA-29, RA-30). All'inizio della fase espansione passa all'ultimo posto, e chi le stava dietro avanza (RA-09). Non puoi scegliere chi ha un [Sovrano illuminato](card:enlightened-ruler) (RA-24).
about-card-enlightened-ruler = Per il resto del turno ti protegge da [Misticismo dilagante](card:mysticism-abounds), [Lotte religiose](card:religious-strife), [Guerra civile](card:civil-war), [Insurrezioni rivoluzionarie](card:revolutionary-uprisings), [Ribellione](card:rebellion) e [Oro dell'alchimista](card:alchemists-gold). Quello che è già successo resta (RR-174). Nell'ultimo turno la protezione dura per tutto il gioco carte finale (RA-25).
about-card-famine = Tutti salgono di 4 spazi miseria, 1 in meno per ogni provincia di grano che dominano e 1 in meno con il [Miglioramento agricolo](advance:improved-agriculture). Non fa mai scendere la miseria (RR-175, RA-31). Colpisce anche te (RR-198).
about-card-mysticism-abounds = Tutti salgono di 4 spazi miseria, 1 in meno per ogni fattore di [Scienza](category:science) che possiedono (RR-176, RR-191). Colpisce anche te (RR-198). Se ogni giocatore li possiede tutti e quattro, la carta è [inservibile](term:burden). Chi ha un [Sovrano illuminato](card:enlightened-ruler) è protetto (RR-174).
about-card-papal-decree = Nomina Scienza, Religione o Esplorazione: in questo turno nessuno può acquistare fattori di quella categoria, nemmeno tu (RR-180, RA-32, RD-17). Se nello stesso turno si giocano le [Lotte religiose](card:religious-strife), prima o dopo, il divieto non vale (RA-33, RD-04). Una volta giocate le Lotte religiose nell'epoca III, questa carta è [inservibile](term:burden).
about-card-pirates-vikings = Alcuni [indicatori](piece:marker) colorati in province costiere vengono ridotti a 1 pedina ciascuno: 1 indicatore nell'epoca I, 2 nell'epoca II, 3 nell'epoca III (RR-177, RA-13). Li scegli tu, di chiunque siano; si possono colpire anche le capitali e le province d'oltremare (RA-34). Che ne è dell'indicatore lo dice RA-36.
about-card-rebellion = Scegli un indicatore: viene ridotto a 1 pedina. Non può essere nel Nuovo Mondo né in una capitale straniera (RR-178): delle capitali puoi scegliere solo la tua, chiunque la tenga (RA-35). Non puoi scegliere un indicatore di chi ha un [Sovrano illuminato](card:enlightened-ruler) (RA-24).
about-card-revolutionary-uprisings = Tutti salgono di 1 spazio miseria per ogni fattore di [Commercio](category:commerce) che possiedono (RR-181, RD-15). Colpiscono anche te (RR-198). Chi ha un [Sovrano illuminato](card:enlightened-ruler) è protetto (RR-174).
about-card-stirrups = Un [vantaggio militare](term:military-advantage) per questo turno, come l'[Armatura](card:armor): +1 in tutti i tuoi conflitti, e vinci i pareggi, anche in Guerra. Contro chi usa l'Armatura però non danno nulla, né il +1 né i pareggi (RR-179, RA-47).

    Una volta giocato l'[Arco lungo](card:long-bow) o la [Polvere da sparo](card:gunpowder), le Staffe in mano sono una [carta inservibile](term:burden) (RA-45); sul tavolo smettono di contare solo contro chi ha giocato l'arma più recente (RA-44). Dopo l'uso escono dal gioco (RR-047).
about-card-crusades = Metti un tuo indicatore, con il lato colorato in su, in un mercato qualsiasi dell'[area VI](area:vi) che non domini ancora; tutti gli altri pezzi che ci sono tornano ai loro proprietari. Sali di 1 spazio miseria (RR-183, RA-37). Il raggio non conta, e l'indicatore vale da subito (RA-38). Nello stesso turno [Gualtieri Senza Averi](card:walter-the-penniless) vale 30 (RA-39).

    Una volta giocati gli [Eserciti mongoli](card:mongol-armies), la carta è [inservibile](term:burden) (RA-40). Il regolamento italiano riporta l'area IV, ma è una svista (RD-01).
about-card-war = Dichiari Guerra a un altro giocatore. Ognuno lancia un dado e aggiunge 1 per il [Nazionalismo](advance:nationalism) e 1 per ogni [vantaggio militare](term:military-advantage) (RR-182). Chi ha il totale più alto sale di 1 spazio miseria, l'altro di 2; lo sconfitto cede tanti indicatori colorati quanta è la differenza, a sua scelta, ma solo dove il vincitore può stare (RR-169, RA-51). Per ogni indicatore che non può cedere sale di un altro spazio miseria (RR-170). La [Cattedrale](advance:cathedral) non aiuta.

    In caso di pareggio entrambi salgono di 1 spazio e rilanciano nel round di ogni giocatore successivo (RA-50), a meno che una sola parte non abbia un vantaggio militare: in tal caso vince lei (RA-49). Nel gioco carte finale il numero di lanci è limitato (RR-205, RA-106).
about-card-black-death = Scegli una delle aree da I a VIII. Prima tutte le pedine di quell'area tornano nello stock, poi ogni indicatore diventa 1 pedina (RR-184). Colpisce tutti allo stesso modo, te compreso. L'Estremo Oriente e il Nuovo Mondo non si possono scegliere (RA-41).
about-card-gunpowder = Un [vantaggio militare](term:military-advantage) per questo turno: +1 in tutti i tuoi conflitti, e vinci i pareggi, anche in Guerra (RR-185). Da questo momento [Armatura](card:armor) e [Staffe](card:stirrups) in mano sono inservibili (RA-45); quelle già sul tavolo non contano contro di te (RA-44). Contro di te l'[Arco lungo](card:long-bow) non dà nulla, nemmeno nei pareggi (RA-47). Su Armatura e Staffe il testo italiano dice il contrario (RD-02). Dopo l'uso esce dal gioco (RR-047).
about-card-long-bow = Un [vantaggio militare](term:military-advantage) per questo turno, come la [Polvere da sparo](card:gunpowder), ma contro chi usa la Polvere da sparo non dà nulla (RR-187, RA-47). Da questo momento [Armatura](card:armor) e [Staffe](card:stirrups) in mano sono inservibili (RA-45); quelle già sul tavolo non contano contro di te (RA-44). Su Armatura e Staffe il testo italiano dice il contrario (RD-03). Dopo l'uso esce dal gioco (RR-047).
about-card-mongol-armies = Ricevi $10. Da questo momento la carta [Le crociate](card:crusades) è [inservibile](term:burden), e [Marco Polo](card:marco-polo), se viene giocato dopo, vale 40 invece di 20 (RR-186, RA-40). Dopo l'uso escono dal gioco (RR-047).
about-card-religious-strife = Tutti salgono di 1 spazio miseria per ogni fattore di [Religione](category:religion) che possiedono (RR-188). Colpiscono anche te (RR-198). Tolgono il divieto di un [Decreto papale](card:papal-decree) dello stesso turno (RA-33, RD-04); giocate nell'epoca III, rendono quella carta [inservibile](term:burden) (RR-180). Chi ha un [Sovrano illuminato](card:enlightened-ruler) è protetto (RR-174).

## Carte: leader

about-card-charlemagne = Re dei Franchi e imperatore. In questo turno il [Nazionalismo](advance:nationalism) costa $20 in meno (RR-050).
about-card-dionysus-exiguus = Il monaco che contò gli anni dalla nascita di Cristo. In questo turno gli [Annali scritti](advance:written-record) costano $20 in meno (RR-050).
about-card-rashid-ad-din = Visir e storico in Persia. In questo turno gli [Annali scritti](advance:written-record) e la [Via di terra per l'Oriente](advance:overland-east) costano $10 in meno ciascuno (RR-050). Con `edizione: 1999` entra nel mazzo più tardi (RD-33).
about-card-st-benedict = Il fondatore del monachesimo occidentale. In questo turno gli [Annali scritti](advance:written-record) e il [Mecenatismo](advance:patronage) costano $10 in meno ciascuno (RR-050).
about-card-walter-the-penniless = Un cavaliere della crociata dei poveri. In questo turno la [Via di terra per l'Oriente](advance:overland-east) costa $20 in meno, o $30 in meno se nello stesso turno si giocano [Le crociate](card:crusades), prima o dopo di lui (RR-050, RR-183, RA-39). Con `edizione: 1999` entra nel mazzo più tardi (RD-33).
about-card-christopher-columbus = Il genovese che fece vela verso ovest. In questo turno la [Navigazione oceanica](advance:ocean-navigation) e il [Nuovo Mondo](advance:new-world) costano $30 in meno ciascuno, $60 in tutto (RR-050). Nelle regole è l'esempio per il Mecenatismo (RR-083).
about-card-desiderius-erasmus = L'umanista di Rotterdam. In questo turno la [Stampa](advance:printed-word) e il [Rinascimento](advance:renaissance) costano $20 in meno ciascuno (RR-050).
about-card-ibn-majid = Navigatore arabo dell'Oceano Indiano. In questo turno la [Navigazione oceanica](advance:ocean-navigation) e [Cosmopolita](advance:cosmopolitan) costano $20 in meno ciascuno (RR-050).
about-card-johann-gutenberg = Lo stampatore di Magonza. In questo turno la [Stampa](advance:printed-word) costa $30 in meno (RR-050).
about-card-marco-polo = Il veneziano che andò in Cina. In questo turno la [Via di terra per l'Oriente](advance:overland-east) e [Cosmopolita](advance:cosmopolitan) costano $20 in meno ciascuno, o $40 in meno ciascuno se prima di lui sono stati giocati gli [Eserciti mongoli](card:mongol-armies) (RR-050, RR-186, RA-40). I $10 degli Annali scritti non raddoppiano (RA-59).
about-card-nicolaus-copernicus = Mise il Sole al centro. In questo turno [I cieli](advance:heavens) e la [Ricerca istituzionale](advance:institutional-research) costano $20 in meno ciascuno (RR-050).
about-card-prince-henry = Il principe del Portogallo che promosse le grandi esplorazioni. In questo turno la [Navigazione oceanica](advance:ocean-navigation) e la [Ricerca istituzionale](advance:institutional-research) costano $20 in meno ciascuna (RR-050).
about-card-william-caxton = Il primo stampatore d'Inghilterra. In questo turno la [Stampa](advance:printed-word) costa $20 in meno (RR-050).
about-card-andreas-vesalius = L'anatomista. In questo turno il [Corpo umano](advance:human-body) e l'[Illuminismo](advance:enlightenment) costano $20 in meno ciascuno (RR-050).
about-card-bartolome-de-las-casas = Il frate che difese i popoli delle Americhe. In questo turno [Cosmopolita](advance:cosmopolitan) costa $30 in meno (RR-050).
about-card-galileo-galilei = Puntò il cannocchiale verso il cielo. In questo turno [I cieli](advance:heavens) e il [Rinascimento](advance:renaissance) costano $20 in meno ciascuno (RR-050).
about-card-henry-oldenburg = Il primo segretario della Royal Society. In questo turno l'[Illuminismo](advance:enlightenment) costa $30 in meno (RR-050). Una tabella dei leader lo dimentica (RD-70).
about-card-leonardo-da-vinci = L'unico leader con tre fattori: in questo turno il [Corpo umano](advance:human-body), l'[Arte dei maestri](advance:master-art) e il [Rinascimento](advance:renaissance) costano $20 in meno ciascuno (RR-050).
about-card-isaac-newton = Le leggi del moto e della luce. In questo turno le [Leggi della materia](advance:laws-of-matter) e l'[Illuminismo](advance:enlightenment) costano $20 in meno ciascuno (RR-050).

## Carte: prodotti

about-card-stone = Ognuno viene pagato per le province di [pietra](commodity:stone) che domina con indicatori colorati, da $1 per 1 provincia a $64 per tutte e 8 (RR-043, RR-071). Ce ne sono due nell'epoca I; tornano con la pila rigiocabile (RR-045).
about-card-wool = Ognuno viene pagato per le province di [lana](commodity:wool) che domina con indicatori colorati, da $2 per 1 provincia a $162 per tutte e 9 (RR-043, RR-071). Ce ne sono due nell'epoca I; tornano con la pila rigiocabile (RR-045).
about-card-timber = Ognuno viene pagato per le province di [legname](commodity:timber) che domina con indicatori colorati, da $3 per 1 provincia a $147 per tutte e 7 (RR-043, RR-071). Ce n'è una nell'epoca I e due nell'epoca II; con `edizione: 1999` è il contrario (RD-33, RD-69).
about-card-grain = Ognuno viene pagato per le province di [grano](commodity:grain) che domina con indicatori colorati, da $4 per 1 provincia a $256 per tutte e 8 (RR-043, RR-071). Ce ne sono due, entrambe nell'epoca II.
about-card-cloth = Ognuno viene pagato per le province di [stoffa](commodity:cloth) che domina con indicatori colorati, da $5 per 1 provincia a $320 per tutte e 8 (RR-043, RR-071). Ce n'è una nell'epoca II e una nell'epoca III; per l'epoca I c'è la [carta con doppio prodotto](card:cloth-wine).
about-card-wine = Ognuno viene pagato per le province di [vino](commodity:wine) che domina con indicatori colorati, da $5 per 1 provincia a $180 per tutte e 6 (RR-043, RR-071). Ce n'è una nell'epoca II e una nell'epoca III; per l'epoca I c'è la [carta con doppio prodotto](card:cloth-wine). Ha 8 spazi pagamento (RD-55).
about-card-metal = Ognuno viene pagato per le province di [metallo](commodity:metal) che domina con indicatori colorati, da $6 per 1 provincia a $294 per tutte e 7 (RR-043, RR-071). Ce n'è una per epoca.
about-card-fur = Ognuno viene pagato per le province di [pellicce](commodity:fur) che domina con indicatori colorati, da $7 per 1 provincia a $175 per tutte e 5 (RR-043, RR-071). Ce n'è una nell'epoca I e una nell'epoca III.
about-card-silk = Ognuno viene pagato per le province di [seta](commodity:silk) che domina con indicatori colorati, da $8 per 1 provincia a $288 per tutte e 6 (RR-043, RR-071). Ce n'è una per epoca. Con `edizione: 1999` la prima entra nel mazzo più tardi (RD-33).
about-card-spice = Ognuno viene pagato per le province di [spezie](commodity:spice) che domina con indicatori colorati, da $9 per 1 provincia a $441 per tutte e 7 (RR-043, RR-071). Ce n'è una per epoca. Con `edizione: 1999` la prima entra nel mazzo più tardi (RD-33).
about-card-gold = Ognuno viene pagato per le province di [oro](commodity:gold) che domina con indicatori colorati, da $10 per 1 provincia a $250 per tutte e 5 (RR-043, RR-071). Ce n'è una nell'epoca III; per l'epoca I c'è la [carta con doppio prodotto](card:gold-ivory).
about-card-cloth-wine = Una carta con doppio prodotto dell'epoca I: chi la gioca sceglie [stoffa](commodity:cloth) o [vino](commodity:wine), e tutti vengono pagati per il prodotto scelto (RR-046, RR-043). Consuma solo una condizione del prodotto scelto (RA-21). Nella Tabella Prodotti è segnata con un asterisco (RR-033).
about-card-gold-ivory = Una carta con doppio prodotto dell'epoca I: chi la gioca sceglie [oro](commodity:gold) o [avorio](commodity:ivory), e tutti vengono pagati per il prodotto scelto (RR-046, RR-043). Per l'avorio è l'unica carta. Consuma solo una condizione del prodotto scelto (RA-21).

## Province dell'area I

about-province-copenhagen = Un [satellite](term:satellite) dove si incontrano le coste del Mare del Nord e del Baltico: lungo la costa ha 5 vicine, da Amburgo a Malmö. La sua pedina supporta Amburgo e Lubecca (RR-123).
about-province-danzig = Il mercato più grande dell'area I. Lo supportano tre satelliti: Breslavia, Mitau e Stettino (RR-123).
about-province-hamburg = Capitale di [Amburgo](power:hamburg), in gioco se siete in 6 (RR-056). Confina con 2 soli mercati, Colonia e Lubecca; la supportano Amsterdam e Copenaghen.
about-province-lubeck = È sulla costa, ma le sue acque non toccano nessun mare: le navi passano da Copenaghen o da Stettino. Via terra ha sei vicine, da Amburgo fin nel cuore della Germania.
about-province-malmo = Un satellite che supporta Stoccolma, tra la costa norvegese e il Baltico. Via terra a Stoccolma si arriva solo da qui.
about-province-mitau = Un satellite che supporta Danzica e Riga e le collega via terra.
about-province-novgorod = L'angolo nord-orientale del tabellone. Via acqua è vicina solo a Riga; via terra [Smolensk](province:smolensk) porta verso Kiev. Nell'edizione del 1999 Smolensk non c'è, e Novgorod confina direttamente con Kiev (RD-35).
about-province-riga = Un mercato di legname sul Baltico, tra Mitau e Novgorod.
about-province-smolensk = Un satellite interno tra Novgorod e Kiev; le supporta entrambe, anche se Kiev è nell'area V. C'è solo sul tabellone del 1996 (RD-35).
about-province-stettin = Un satellite sul Baltico che supporta tre mercati: Danzica, Lubecca e, nell'interno, Praga.
about-province-stockholm = Il mercato di metallo del nord. Via terra ci si arriva solo da Malmö; lo supportano Malmö e Visby. Da qui Stettino è a 2 tappe lungo la costa, mentre per Danzica e Riga servono [I cieli](advance:heavens) (RR-097).
about-province-whisby = Un satellite su un'isola, che supporta Stoccolma. Lungo la costa la sua unica vicina è proprio Stoccolma.

## Province dell'area II

about-province-armagh = Un satellite nel nord dell'Irlanda che supporta tre mercati: Chester, Edimburgo e Waterford.
about-province-bergen = Un mercato di legname sul Mare del Nord, supportato da Kongsberg e dalle Isole Shetland.
about-province-chester = Ha due coste separate, che per le navi sono due luoghi: quella settentrionale verso Edimburgo e Armagh, quella meridionale verso la Cornovaglia e Portsmouth (RA-74, RD-60). Sul tabellone del 1999 confina con Londra (RD-36).
about-province-cornwall = Un satellite all'estremità occidentale della Manica, che supporta Chester e Portsmouth.
about-province-edinburg = Tocca tre mari: il Golfo di Biscaglia, il Mare di Groenlandia e il Mare del Nord. Con I cieli la via più breve per l'[Islanda](province:iceland) parte da qui.
about-province-iceland = La tocca solo il [Mare di Groenlandia](water:greenland-sea), quindi servono i [Vascelli d'altomare](advance:seaworthy-vessels) o [I cieli](advance:heavens) (RR-015). Un mercato di avorio senza province vicine, difficile da attaccare a inizio partita.
about-province-kongsberg = Un satellite che supporta Bergen, sulla via di terra da Bergen a Malmö.
about-province-london = Capitale di [Londra](power:london), in gioco se siete in 5 o 6 (RR-055). Con la Galea 2 si raggiungono Edimburgo, York, Portsmouth, Cornovaglia, Saint-Malo, Parigi, Bruges e Amsterdam. Nessun satellite la supporta. Sul tabellone del 1999 confina con Chester (RD-36).
about-province-portsmouth = Il più grande mercato di grano dell'ovest, con due coste separate, che per le navi sono due luoghi (RA-74). Confina con York solo sul tabellone del 1996 (RD-36).
about-province-shetland-islands = Un satellite che tocca tre mari e supporta Bergen ed Edimburgo. Ci si arriva solo via nave.
about-province-wales = Un satellite che supporta Chester e Waterford; via terra confina solo con Chester.
about-province-waterford = Un mercato di lana in Irlanda; lo supportano Armagh e il Galles.
about-province-york = Un mercato di lana tra Londra ed Edimburgo. Confina con Portsmouth solo sul tabellone del 1996 (RD-36).

## Province dell'area III

about-province-amsterdam = Un satellite che supporta tre mercati: Bruges, Colonia e Amburgo.
about-province-basel = Una provincia interna, il mercato di pellicce dell'ovest. Collega Francia, Germania e Italia.
about-province-breslau = Un satellite interno che supporta Danzica, Praga e Vienna, in tre direzioni diverse.
about-province-bruges = Un mercato di stoffa di fronte a Londra, tra Amsterdam e Parigi.
about-province-budapest = Un mercato di stoffa nell'interno, sulla via dei Balcani.
about-province-cologne = Un mercato di stoffa nell'interno, con 6 confini via terra, tra cui quello con Amburgo.
about-province-dijon = Un mercato di grano nell'interno, nel cuore della Francia, senza satelliti che lo supportino.
about-province-esseg = Un satellite interno che supporta quattro mercati: Belgrado, Budapest, Ragusa e Vienna.
about-province-nuremberg = Un mercato di metallo nell'interno della Germania, supportato da Salisburgo.
about-province-paris = Capitale di [Parigi](power:paris), in gioco se siete in 4 o più (RR-054). Le sue acque non toccano nessun mare, e nessun satellite la supporta. Via terra ha cinque vicine.
about-province-prague = Oro nel cuore dell'Europa, lontano dal mare. Tre satelliti la supportano: Breslavia, Salisburgo e Stettino.
about-province-salzburg = Un satellite interno che supporta quattro mercati: Norimberga, Praga, Vienna e la capitale Venezia.
about-province-st-gall = Un satellite interno che supporta quattro mercati: Basilea, Milano, Strasburgo e la capitale Venezia.
about-province-st-malo = Un piccolo mercato di pietra sulla Manica. È un punto controverso se confini via terra con Bordeaux (RD-58).
about-province-strassburg = Un mercato di vino nell'interno, con 7 confini via terra.
about-province-vienna = Un mercato di pietra nell'interno, supportato da Breslavia, Esseg e Salisburgo. Confina con Venezia.

## Province dell'area IV

about-province-barcelona = Capitale di [Barcellona](power:barcelona), sempre in gioco (RR-053). Con numero mercato 3 è la più piccola delle capitali e la più facile da attaccare; la supportano Palma e Tolosa.
about-province-basque = Un mercato di lana sul Golfo di Biscaglia, supportato da León e Tolosa.
about-province-leon = Un satellite che supporta tre mercati: Paesi Baschi, Lisbona e Toledo.
about-province-lisbon = Un mercato di vino sulla costa occidentale. Confina con Siviglia.
about-province-palma = Un satellite su un'isola, che supporta Barcellona e Valencia. Ci si arriva solo via nave.
about-province-toledo = Il mercato di lana al centro della Spagna, nell'interno, con 7 confini via terra.
about-province-valencia = L'unico mercato di seta dell'ovest. Confina con Barcellona.

## Province dell'area V

about-province-abasgia = Un satellite nel Caucaso che supporta Poti e Tana. Per l'area V serve la [Via di terra per l'Oriente](advance:overland-east) (RR-112).
about-province-angora = Un mercato di lana sulla via di terra che da Costantinopoli porta nell'area V, per la quale serve la [Via di terra per l'Oriente](advance:overland-east) (RR-112).
about-province-erzerum = Un mercato di seta sul Mar Nero, tra Trebisonda e Poti. Per l'area V serve la [Via di terra per l'Oriente](advance:overland-east) (RR-112).
about-province-kaffa = Un satellite in Crimea che supporta tre mercati: Kiev, Tana e Varna. Per l'area V serve la [Via di terra per l'Oriente](advance:overland-east) (RR-112).
about-province-kamishin = Un satellite interno sul Volga che supporta Saraj e Tana; a Saraj si arriva solo da qui. Per l'area V serve la [Via di terra per l'Oriente](advance:overland-east) (RR-112).
about-province-kiev = Un mercato di grano nell'interno, tra Caffa e Smolensk, che lo supportano entrambe. Per l'area V serve la [Via di terra per l'Oriente](advance:overland-east) (RR-112). Nell'edizione del 1999 confina con Novgorod (RD-35).
about-province-poti = Un mercato di legname all'estremità orientale del Mar Nero. Per l'area V serve la [Via di terra per l'Oriente](advance:overland-east) (RR-112).
about-province-sarai = Un mercato di oro al margine orientale del tabellone, nell'interno; ci si arriva solo passando da Kamyshin. Per l'area V serve la [Via di terra per l'Oriente](advance:overland-east) (RR-112).
about-province-tana = Un mercato di pellicce sul Mar Nero, supportato da tre satelliti. Per l'area V serve la [Via di terra per l'Oriente](advance:overland-east) (RR-112).
about-province-trebizond = Il mercato più grande dell'area V, e dà spezie. Nessun satellite lo supporta. Per l'area V serve la [Via di terra per l'Oriente](advance:overland-east) (RR-112).
about-province-varna = Un mercato di pellicce accanto a Gallipoli. Per l'area V serve la [Via di terra per l'Oriente](advance:overland-east) (RR-112).

## Province dell'area VI

about-province-acre = Un grande mercato di spezie, supportato da Gerusalemme e dal Levante. È una delle mete preferite delle [Crociate](card:crusades) (RR-183).
about-province-adalia = Un satellite sulla costa meridionale dell'Asia Minore, che supporta Cipro e Smirne.
about-province-aleppo = Un mercato di seta le cui acque non toccano nessun mare: le navi passano da Cipro, dal Levante o da Tarso. Può essere la meta delle [Crociate](card:crusades) (RR-183).
about-province-alexandria = Il grande mercato di spezie dell'Egitto, supportato dalla Libia. Può essere la meta delle [Crociate](card:crusades) (RR-183).
about-province-cairo = Un mercato di avorio tra Alessandria e Suez, senza satelliti che lo supportino. Può essere la meta delle [Crociate](card:crusades) (RR-183).
about-province-cyprus = Un'isola che dà vino. Tre satelliti la supportano: Adalia, Levante e Tarso. Può essere la meta delle [Crociate](card:crusades) (RR-183).
about-province-jerusalem = Un satellite che supporta Acri e Suez. In quanto satellite non si può scegliere per [Le crociate](card:crusades) (RA-37).
about-province-levant = Un satellite che supporta tre mercati: Acri, Aleppo e Cipro.
about-province-libya = Un satellite che supporta Alessandria. Sul tabellone del 1996 tocca solo il Mediterraneo orientale, su quello del 1999 solo quello centrale; su entrambi appartiene all'area VI (RD-37).
about-province-suez = Un mercato di oro, supportato da Gerusalemme. Può essere la meta delle [Crociate](card:crusades) (RR-183).
about-province-tarsus = Un satellite che supporta Aleppo e Cipro. Le sue acque non toccano nessun mare.

## Province dell'area VII

about-province-bari = Un satellite che supporta Napoli e la Sicilia; le sue acque toccano tre mari e incontrano quelle di Belgrado e di Corfù (RD-59).
about-province-belgrade = Un mercato di grano con una costa sull'Adriatico. È qui che si combatte il primo esempio di attacco delle regole (RD-67).
about-province-bordeaux = Un mercato di legname con 6 confini via terra, da Parigi a Montpellier.
about-province-cagliari = Un satellite su un'isola, che supporta Genova e Marsiglia. Ci si arriva solo via nave.
about-province-dubrovnik = Un mercato di legname sull'Adriatico, accanto a Venezia.
about-province-florence = Un mercato di stoffa tra Venezia, Genova e Roma, che fa gola a entrambe le potenze italiane. La sua costa è sull'Adriatico.
about-province-genoa = Capitale di [Genova](power:genoa), sempre in gioco (RR-053). Via terra confina con cinque mercati. La supporta Cagliari.
about-province-lyons = Un mercato di metallo nell'interno, con 7 confini via terra e nessun satellite che lo supporti.
about-province-marseilles = Il più grande mercato di vino, tra Genova e Montpellier.
about-province-milan = Un mercato di pietra nell'interno, che confina sia con Genova sia con Venezia.
about-province-montpelier = Un piccolo mercato di pietra tra Barcellona e Marsiglia.
about-province-naples = Un mercato di pietra con due coste separate, una per lato dell'Italia, che per le navi sono due luoghi (RA-74). Lo supporta Bari.
about-province-rome = Un mercato di pietra con due coste separate, che per le navi sono due luoghi (RA-74). Da Venezia è a 2 tappe di galea, per Genova è la porta accanto.
about-province-sicily = Un mercato di grano su un'isola, tra Bari e Tunisi; qui le navi uniscono l'Italia all'Africa.
about-province-toulouse = Un satellite che supporta quattro mercati: Paesi Baschi, Bordeaux, Montpellier e la capitale Barcellona.
about-province-venice = Capitale di [Venezia](power:venice), sempre in gioco (RR-053). Via terra confina con quattro mercati. La supportano da nord Salisburgo e San Gallo.

## Province dell'area VIII

about-province-algiers = Un mercato di lana in Nordafrica, supportato da Orano.
about-province-athens = Un satellite che supporta Salonicco e, oltre il mare, Creta.
about-province-barca = Un satellite che supporta Tripoli. Sul tabellone del 1996 tocca il Mediterraneo centrale e quello orientale, su quello del 1999 solo quello centrale (RD-37). Da non confondere con Barcellona.
about-province-constantinople = Un mercato di metallo tra due mari, il Mar Egeo e il Mar Nero. Lo supporta Gallipoli, dall'altra sponda.
about-province-corfu = Un satellite che supporta Salonicco; le sue acque incontrano quelle di Bari, in Italia.
about-province-crete = Un mercato di vino su un'isola. Lungo la costa la sua unica vicina è Atene, che inoltre lo supporta.
about-province-durazzo = Un satellite che supporta Belgrado e Salonicco. È un punto controverso se le sue acque tocchino l'Adriatico; secondo noi no (RD-57).
about-province-fez = Un mercato di legname di fronte alla Spagna, sul Mediterraneo occidentale e sul Bacino delle Canarie. Negli esempi delle regole viene attaccato.
about-province-gallipoli = Un satellite che supporta tre mercati: Costantinopoli, oltre lo stretto, Salonicco e Varna. Tocca il Mar Egeo e, per come leggiamo il tabellone, il Mar Nero (RD-56).
about-province-granada = Un mercato di metallo nel sud della Spagna; le sue acque incontrano quelle di Fez.
about-province-oran = Un satellite che supporta Algeri e Fez.
about-province-salonika = Un mercato di seta sull'Egeo con quattro satelliti: Atene, Corfù, Durazzo e Gallipoli.
about-province-seville = Un mercato di grano che tocca il Golfo di Biscaglia e il Bacino delle Canarie. Nessun satellite lo supporta.
about-province-smyrna = Un mercato di lana sull'Egeo e sul Mediterraneo orientale.
about-province-tripoli = Un mercato di avorio in Nordafrica, supportato da Barca.
about-province-tunis = Un mercato di stoffa di fronte alla Sicilia, il più grande del Nordafrica. Nessun satellite lo supporta.
about-province-west-africa = La tocca solo il [Bacino delle Canarie](water:canary-basin), quindi servono i [Vascelli d'altomare](advance:seaworthy-vessels) o [I cieli](advance:heavens) (RR-015). Un mercato di avorio senza province vicine.

## Province dell'Estremo Oriente

about-province-china = Una [provincia d'oltremare](term:overseas-box): seta e spezie con un solo indicatore (RR-026). Serve la [Navigazione oceanica](advance:ocean-navigation) (RR-016).
about-province-east-indies = Una [provincia d'oltremare](term:overseas-box): seta e spezie con un solo indicatore (RR-026). Serve la [Navigazione oceanica](advance:ocean-navigation) (RR-016).
about-province-india = Una [provincia d'oltremare](term:overseas-box): oro e spezie con un solo indicatore (RR-026). Serve la [Navigazione oceanica](advance:ocean-navigation) (RR-016).

## Province del Nuovo Mondo

about-province-north-america = Una [provincia d'oltremare](term:overseas-box): stoffa, pellicce e grano con un solo indicatore (RR-026). Serve il [Nuovo Mondo](advance:new-world) (RR-017). La [Ribellione](card:rebellion) qui non può colpire (RR-178).
about-province-south-america = Una [provincia d'oltremare](term:overseas-box): oro, metallo e spezie con un solo indicatore (RR-026), la più ricca di tutte. Serve il [Nuovo Mondo](advance:new-world) (RR-017). La [Ribellione](card:rebellion) qui non può colpire (RR-178).

## Provincia della mappa riveduta

about-province-loire = Una settima provincia di vino, nell'interno dell'area III, tra Parigi, Saint-Malo e Bordeaux. Non c'è né sul tabellone del 1996 né su quello del 1999; si aggiunge con `variante: mappa riveduta` (RD-38).

## Potenze

about-power-venice = Gioca sempre (RR-053). Comincia a [Venezia](province:venice), numero mercato 5, con la stoffa, e ha la capitale nella stessa area di Genova, la VII. Quattro mercati confinano con la capitale, la via dell'Adriatico e del Levante è aperta, e la supportano due satelliti.
about-power-genoa = Gioca sempre (RR-053). Comincia a [Genova](province:genoa), numero mercato 5, con la stoffa, e ha la capitale nella stessa area di Venezia, la VII. Cinque mercati confinano con la capitale.
about-power-barcelona = Gioca sempre (RR-053). Comincia a [Barcellona](province:barcelona), numero mercato 3, con il vino; l'area della sua capitale, la IV, è la più piccola, ma nessun'altra potenza comincia lì. Quattro mercati confinano con la capitale.
about-power-paris = Gioca se siete in 4 o più (RR-054). Comincia a [Parigi](province:paris), numero mercato 4, con la pietra, nella grande area III. Cinque mercati confinano con la capitale.
about-power-london = Gioca se siete in 5 o 6 (RR-055). Comincia a [Londra](province:london), numero mercato 5, con la lana, nell'area II. Solo due mercati confinano con la capitale, quindi le navi servono presto; con la Galea 2 Londra raggiunge otto province.
about-power-hamburg = Gioca solo se siete in 6 (RR-056). Comincia ad [Amburgo](province:hamburg), numero mercato 4, con il legname, nell'area I. Solo due mercati confinano con la capitale.

## Aree

about-area-i = Il Baltico, da Amburgo a Novgorod. È in gioco se siete in 6 (RR-056); se siete in meno le navi possono passare, ma nessun pezzo ci può stare (RR-057). Qui c'è la capitale di Amburgo.
about-area-ii = Le Isole Britanniche, la Norvegia e l'Islanda. È in gioco se siete in 5 o 6 (RR-055); se siete in meno le navi possono passare, ma nessun pezzo ci può stare (RR-057). Qui c'è la capitale di Londra.
about-area-iii = Da Parigi e dai Paesi Bassi fino a Vienna e Budapest. È in gioco se siete in 4 o più (RR-054); in 3 le navi possono passare, ma nessun pezzo ci può stare (RR-057). Qui c'è la capitale di Parigi.
about-area-iv = La Spagna senza il sud, e il Portogallo. Sempre in gioco (RR-053). Qui c'è la capitale di Barcellona. Per errore il regolamento italiano manda qui le Crociate (RD-01).
about-area-v = Le terre intorno al Mar Nero. Sempre in gioco, ma senza la [Via di terra per l'Oriente](advance:overland-east) nessuno può entrarci né farsi cedere una di queste province (RR-112, RR-169).
about-area-vi = La Terra Santa e l'Egitto. Sempre in gioco (RR-053). [Le crociate](card:crusades) portano un indicatore in uno dei suoi mercati (RR-183).
about-area-vii = L'Italia, il sud della Francia e la sponda orientale dell'Adriatico. Sempre in gioco (RR-053). Qui hanno la capitale sia Venezia sia Genova, quindi al [Nazionalismo](advance:nationalism) dell'una si oppone quello dell'altra (RR-138).
about-area-viii = Il sud della Spagna, il Nordafrica, la Grecia e gli Stretti. Sempre in gioco (RR-053), e nessuno ci ha la capitale.
about-area-far-east = Cina, Indie Orientali e India: tre [province d'oltremare](term:overseas-box) che non appartengono a nessuna area e richiedono la [Navigazione oceanica](advance:ocean-navigation) (RR-016). La [Peste nera](card:black-death) qui non può colpire (RA-41).
about-area-new-world = America del Nord e America del Sud: due [province d'oltremare](term:overseas-box) che non appartengono a nessuna area e richiedono il fattore [Nuovo Mondo](advance:new-world) (RR-017). Qui non possono colpire né la [Peste nera](card:black-death) (RA-41) né la [Ribellione](card:rebellion) (RR-178).

## Mari e oceano

about-water-adriatic-sea = Tra l'Italia e i Balcani; ci si affacciano Venezia e le coste orientali di Roma e di Napoli. È un punto controverso se lo tocchi anche Durazzo (RD-57).
about-water-aegean-sea = Tra la Grecia e l'Asia Minore, da Creta a Costantinopoli.
about-water-baltic-sea = Unisce tutte le coste da Stettino e Malmö fino a Riga. Con [I cieli](advance:heavens) avvicina Stoccolma a Danzica e a Riga (RR-097).
about-water-bay-of-biscay = Più che un golfo: tocca tutte le coste da Edimburgo a Siviglia, tranne le acque chiuse di Chester.
about-water-black-sea = Tocca tutte le coste dell'area V, Costantinopoli e, secondo la nostra interpretazione, Gallipoli (RD-56).
about-water-canary-basin = Tocca Fez, Siviglia e l'Africa Occidentale, alla quale si arriva solo da qui (RR-015).
about-water-central-mediterranean-sea = Tra la Sicilia, la Grecia e Tripoli. Sul tabellone del 1999 lo tocca anche la Libia (RD-37).
about-water-eastern-mediterranean-sea = Da Creta alle coste della Terra Santa e dell'Egitto. Quali mari tocchino Barca e la Libia dipende dall'edizione (RD-37).
about-water-greenland-sea = Tocca Edimburgo, l'Islanda e le Isole Shetland; all'Islanda si arriva solo da qui (RR-015).
about-water-north-sea = Tra la Gran Bretagna, i Paesi Bassi e la Norvegia. Ci si affacciano Londra e Amburgo.
about-water-norwegian-sea = Tocca solo Bergen e le Isole Shetland, che lungo la costa sono comunque vicine: non fa mai differenza.
about-water-western-mediterranean-sea = Tra la Spagna, la Francia, l'Italia e il Nordafrica, con più coste di ogni altro mare. Ci si affacciano Genova e Barcellona.
about-water-atlantic-ocean = Blu scuro. Si attraversa solo con la [Navigazione oceanica](advance:ocean-navigation) (RR-020); porta alle cinque [province d'oltremare](term:overseas-box).

## Categorie dei fattori

about-category-science = Da A a D: viaggi più lunghi, meno miseria, niente alchimisti. Ogni fattore ti attenua il [Misticismo dilagante](card:mysticism-abounds) di 1 spazio (RR-176, RR-191). Il [Decreto papale](card:papal-decree) può vietarla per un turno (RR-180), e la [Ricerca istituzionale](advance:institutional-research) ne abbassa i prezzi (RR-195).
about-category-religion = Da E a H: potere sugli altri. Ogni fattore ti fa salire di 1 spazio miseria quando lo acquisti (RR-040) e di un altro ogni volta che si giocano le [Lotte religiose](card:religious-strife) (RR-188). Il [Decreto papale](card:papal-decree) può vietarla per un turno (RR-180).
about-category-commerce = Da I a M: una catena in cui ogni fattore richiede il precedente. Ognuno ti costa 1 spazio quando si giocano le [Insurrezioni rivoluzionarie](card:revolutionary-uprisings) (RR-181, RD-71). La [Ricerca istituzionale](advance:institutional-research) ne abbassa i prezzi (RR-195).
about-category-communication = Da N a Q: più vantaggi da carte e leader. È una catena in cui ogni fattore richiede il precedente (RR-193). La [Ricerca istituzionale](advance:institutional-research) ne abbassa i prezzi (RR-195).
about-category-exploration = Da R a U: le vie per l'Oriente e attraverso l'oceano. Il [Decreto papale](card:papal-decree) può vietarla per un turno (RR-180), e la [Ricerca istituzionale](advance:institutional-research) ne abbassa i prezzi (RR-195).
about-category-civics = Da V a Z: i crediti più alti. Nulla può vietare questi fattori, e nessun evento li conta.

## Termini: giocatori e fattori

about-term-player = Il gioco è per 3-6 giocatori (RR-001). Dal loro numero dipende quali [potenze](term:power) e quali [aree](term:area) sono in gioco (RR-053, RR-054, RR-055, RR-056), quali [posizioni](term:order-slot) si usano (RR-011) e quanto frutta ogni provincia (RR-144).
about-term-power = Una delle sei città commerciali, con tutto ciò che le appartiene: Venezia, Genova, Barcellona, Parigi, Londra e Amburgo (RR-002). In 3 giocatori sono in gioco le prime tre, e ogni giocatore in più aggiunge la successiva.
about-term-advance = Una delle 26 conquiste, dalla A alla Z, che si acquistano nella fase acquisti. Ciò che ti permette di fare vale da subito (RR-094), il suo [credito](term:credit) dal turno successivo (RR-090). Alla fine il suo costo ti dà punti (RR-166); tutti e 26 valgono $2100. Se qualcuno li possiede tutti, la partita finisce con quel turno (RR-159).
about-term-category = Uno dei sei gruppi di fattori: Scienza, Religione, Commercio, Comunicazione, Esplorazione, Civili (RR-005). I [crediti](term:credit) contano dentro la categoria, i [livelli](term:tier) si contano su tutte e sei.
about-term-attribute = Ciò che un fattore ti permette di fare. Vale dal momento dell'acquisto, anche per gli acquisti successivi della stessa fase (RR-094).
about-term-prerequisite = Un fattore che devi possedere per poterne acquistare un altro. Puoi acquistarli entrambi nello stesso turno, prima quello richiesto (RR-093).
about-term-credit = La somma con cui un fattore che possiedi abbassa il prezzo degli altri della sua [categoria](term:category), dal turno dopo l'acquisto (RR-090). I crediti non si consumano: valgono per più acquisti nello stesso turno e di nuovo in quello successivo (RR-091). Un prezzo non scende mai sotto $0 (RA-63). Le edizioni differiscono in nove crediti (RD-40).
about-term-leader-credit = La somma con cui un [leader](term:leader-card) abbassa il prezzo di certi fattori nel turno in cui viene giocato (RR-050, RR-092). I crediti di più leader si sommano (RA-58), e gli [Annali scritti](advance:written-record) aggiungono $10 per ogni fattore (RR-085). Quello che non usi va perso (RD-18).
about-term-rebate = Con la [Stampa](advance:printed-word), il denaro che ricevi da un leader per un fattore che possiedi già, nel momento in cui giochi la carta (RR-086, RA-60). Annali scritti e Mecenatismo non contano (RR-088).
about-term-protection = Il denaro che puoi mettere su un tuo leader quando lo giochi, se non è il primo del turno (RR-082, RA-55). Chi vuole usare quel leader con il [Mecenatismo](advance:patronage) ti paga la stessa somma. Il denaro sulla carta va in ogni caso alla banca alla fine della fase acquisti.
about-term-patronage-claim = Usare il leader di un altro con il [Mecenatismo](advance:patronage): nella tua fase acquisti paghi al proprietario la protezione, e hai tutti i crediti della carta (RR-083, RA-56). I leader senza protezione non vanno richiesti (RA-57).

## Termini: miseria

about-term-misery = Quanto vive male il tuo popolo. Alla fine si sottrae dal tuo punteggio (RR-166), e oltre 1000 sei fuori (RR-028). Sale con gli eventi, con i fattori di Religione e con la [stabilizzazione](term:stabilization) non pagata; scende con la [diminuzione](term:misery-relief), il Corpo umano, il Miglioramento agricolo e il Nuovo Mondo.
about-term-misery-index = Il tracciato da 27 spazi: di dieci in dieci da 0 a 100, di 25 in 25 fino a 200, di 50 in 50 fino a 500, di 100 in 100 fino a 1000, e poi il [Caos](term:chaos). Più sei in alto, quindi, più ti costa 1 spazio. Tutti partono da 0 (RR-063).
about-term-misery-space = Uno spazio dell'[Indice Miseria](term:misery-index). Comunque lo si dica, prendere spazi vuol dire sempre salire, verso 1000 (RR-076, RD-16).
about-term-chaos = L'ultimo spazio dell'Indice Miseria, dopo 1000. Chi ci arriva è [eliminato](term:elimination) (RR-028, RR-077). A 1000 giochi ancora (RD-09).
about-term-misery-relief = Nella sottofase D della fase acquisti puoi far scendere la tua miseria, uno spazio alla volta: ognuno costa la differenza tra le due cifre (RR-105), e puoi acquistarne al massimo quanti sono i tuoi [livelli](term:tier) (RR-106). I valori di diminuzione (MR) dei fattori acquistati in questo turno si tolgono dal prezzo (RR-108), che l'[Illuminismo](advance:enlightenment), se lo possiedi, prima dimezza (RR-107, RA-70). Quello che non usi va perso. L'edizione del 1999 ha un'altra regola (RD-41).
about-term-tier = Hai tanti livelli quanti sono i fattori della tua categoria più debole: un livello con almeno 1 fattore in ognuna delle sei, due con 2 in ognuna (RR-106). Contano anche i fattori acquistati in questo turno (RA-69). I livelli pongono un limite alla [diminuzione della miseria](term:misery-relief).
about-term-stabilization = Sottofase C della fase acquisti: paghi $1 per la prima carta che hai in mano, altri $2 per la seconda, $3 per la terza e così via (RR-102), cioè in tutto 1, 3, 6, 10, 15, 21, 28, 36. La [Classe media](advance:middle-class) dimezza il prezzo, arrotondato per eccesso (RR-146). Se non paghi tutto, la tua miseria sale (RR-103).
about-term-unrest = Scoppiano quando non paghi la [stabilizzazione](term:stabilization), perché non puoi o non vuoi (RA-67). La tua miseria sale del minor numero di spazi che copra almeno la somma dovuta; pagarne una parte non serve (RR-103).

## Termini: la mappa

about-term-province = Uno spazio della mappa con un nome; nelle terre senza nome non si può entrare (RR-013). È un [mercato](term:market-province), un [satellite](term:satellite) o una [provincia d'oltremare](term:overseas-box).
about-term-market-province = Una provincia con il numero in un cerchio. In pace contiene altrettante pedine, oppure un [indicatore](piece:marker) (RR-022); a chi la domina dà un [prodotto](term:commodity) ed entrate.
about-term-market-number = Il numero stampato in una provincia: quante pedine contiene in pace (RR-021), quante ne servono per [dominarla](term:domination) (RR-003), con che forza si difende un indicatore (RR-126) e quanta forza in più serve a chi attacca (RR-124).
about-term-satellite = Una provincia con un 1 in un quadrato. Contiene 1 pedina e mai un indicatore (RR-023) e non dà né prodotti né entrate, ma una tua pedina colorata lì aggiunge 1 alla difesa del tuo indicatore in ogni provincia a cui puntano le frecce (RR-123). Con [Cosmopolita](advance:cosmopolitan) aiuta anche ad attaccare (RR-135).
about-term-capital = La provincia da cui parte una potenza, con un numero colorato e un indicatore fin dall'inizio (RR-024, RR-061). Lì la forza del proprietario originario raddoppia, in difesa e in attacco (RR-025, RD-06, RA-82). Dalla tua capitale puoi sempre piazzare pedine, anche se la tiene un avversario (RR-110).
about-term-home-area = L'[area](term:area) in cui si trova la tua capitale. È lì che conta il [Nazionalismo](advance:nationalism) (RR-138). Venezia e Genova la condividono.
about-term-area = Una delle otto parti della mappa, da I a VIII, delimitate da linee spesse (RR-027). Dal numero dei giocatori dipende quali sono in gioco; per le altre possono passare solo le navi (RR-057).
about-term-coastal-province = Una provincia con acque azzurre; sono costiere anche le province d'oltremare, l'Islanda e l'Africa Occidentale (RR-014). Le navi vanno di costa in costa. Chester, Portsmouth, Roma e Napoli hanno due coste ciascuna, che contano come due luoghi (RA-74).
about-term-inland-province = Una provincia senza costa. Le navi non ci arrivano: ci si entra da una provincia confinante via terra, o con una [carovana](advance:caravan) (RR-111, RR-113).
about-term-overseas-box = Una delle cinque province nei riquadri ai margini della mappa: Cina, Indie Orientali, India, America del Nord e America del Sud. Richiedono la [Navigazione oceanica](advance:ocean-navigation) (RR-016), le Americhe anche il [Nuovo Mondo](advance:new-world) (RR-017), e ognuna occupa un grado delle tue [navi oceaniche](ship:ocean) (RR-101, RA-79). Un solo indicatore dà 2 o 3 prodotti (RR-026).
about-term-sea = Acque blu con un nome. Si attraversano con i vascelli d'altomare, oppure con le galee se possiedi I cieli; nessun pezzo ci resta mai (RR-019).
about-term-ocean = L'Atlantico, blu scuro; si attraversa solo con la [Navigazione oceanica](advance:ocean-navigation) (RR-020).
about-term-impassable = Terre senza nome. Per il gioco non esistono (RR-013).
about-term-water = Un mare o l'oceano. Le coste che toccano lo stesso mare sono collegate, per chi può attraversarlo (RR-019, RR-097).

## Termini: prodotti

about-term-commodity = Ce ne sono 12, dalla pietra all'avorio. Ogni mercato ne dà uno, ogni provincia dell'Estremo Oriente 2, ogni provincia delle Americhe 3, un satellite nessuno (RR-026). Il denaro arriva quando si gioca una carta di quel prodotto (RR-043).
about-term-base-value = Quanto frutta una provincia di un prodotto: da $1 per la pietra a $10 per l'oro e l'avorio. È anche ciò che paga il primo giocatore per eliminare una mancanza o un surplus (RR-065).
about-term-payment-box = Una delle somme stampate su una carta prodotto: il valore base per il quadrato del numero di province. Con 3 province si riceve 9 volte quello che si riceve con 1. Mancanza, surplus e Accelerazione industriale ti spostano di uno spazio (RA-19), mai oltre l'ultimo (RR-044, RA-18).
about-term-commodity-log = La tabella sulla mappa che mostra chi domina le province di ogni prodotto (RR-034). Elenca le carte di ogni epoca; un asterisco indica una carta con doppio prodotto (RR-033).
about-term-shortage = Un [prodotto](term:commodity) scarseggia: la prossima carta di quel prodotto paga a tutti uno spazio in più (RR-149). La decidono i dadi alla fine della fase entrate, se quello colorato fa da 1 a 3 (RR-147); chi ha la [maggioranza](term:majority) estrae una carta (RR-150). Finisce quando si gioca una carta del prodotto, oppure con il turno successivo (RR-152), oppure quando qualcuno paga per eliminarla (RR-065).
about-term-surplus = Di un [prodotto](term:commodity) ce n'è troppo: la prossima carta di quel prodotto paga a tutti uno spazio in meno (RR-149). Lo decidono i dadi alla fine della fase entrate, se quello colorato fa da 4 a 6 (RR-147); chi ha la [maggioranza](term:majority) paga $1 per ogni provincia (RR-150). Finisce quando si gioca una carta del prodotto, oppure con il turno successivo (RR-152), oppure quando qualcuno paga per eliminarlo (RR-065).
about-term-majority = Ce l'ha chi, di un prodotto, domina più province di chiunque altro (RR-150); in caso di pareggio non ce l'ha nessuno (RA-99). Con una mancanza estrae una carta, con un surplus paga $1 per ognuna di queste province. Se poi la condizione viene eliminata, per lui non cambia nulla (RR-151).

## Termini: i pezzi e dove stanno

about-term-piece = Una [pedina](piece:token) quadrata o un [indicatore](piece:marker) rotondo. Una volta piazzati, i pezzi non si muovono più (RR-116). Sono bianchi nel turno in cui vengono piazzati, poi colorati (RR-143).
about-term-white-piece = Il lato dei pezzi piazzati in questo turno. Un pezzo bianco difende come gli altri (RA-83), ma da lì non si può piazzare nulla (RR-115), e un indicatore bianco non viene pagato dalle carte prodotto (RR-043). Nella fase entrate tutti si girano sul lato colorato (RR-143).
about-term-coloured-piece = Il lato dei pezzi che sono sulla mappa da un turno precedente. Le pedine si piazzano partendo da pezzi colorati (RR-110, RA-72), e solo gli indicatori colorati vengono pagati dalle carte prodotto (RR-043).
about-term-stock = Dove stanno le pedine che non usi. Ci tornano quelle perse e quelle non piazzate (RR-117, RR-129). Ne hai 36 in tutto (RR-036), quindi uno stock vuoto limita quello che puoi acquistare (RR-141, RA-05).
about-term-expansion-box = La parte della tua scheda dove stanno le pedine che hai acquistato, con il lato bianco in su (RR-035). Quelle che non piazzi tornano nello stock (RR-117).
about-term-mat = La tua plancia, con lo stock, la sezione espansione e gli indicatori. Il lato da usare dipende dal numero di giocatori (RR-035), e l'ultimo cerchio scoperto mostra le tue entrate (RR-144).
about-term-turn-log = Il foglio su cui scrivi quanto spendi in pedine e quanto tieni in cassa (RR-154). L'ultima cifra è pubblica (RR-038): è la tua [cassa scritta](term:written-cash).
about-term-leader-box = Dove sta il primo leader del turno, quello che i mecenati non possono usare (RR-080, RR-081).
about-term-order-table = La tabella con le sei [posizioni](term:order-slot), che mostra l'ordine di gioco.
about-term-order-slot = Un posto della Tabella Ordine di Gioco, con un numero da 1 a 6. In 3 giocatori si usano 2, 4 e 6, in 4 giocatori 1, 3, 5 e 6, in 5 giocatori da 1 a 5 (RR-011). È il numero della posizione che il dado colorato deve superare (RR-127).
about-term-shipping-table = Il tracciato delle tue navi: Galea 2, 4, 6, 8; Vascelli 10, 12, 14, 16; Oceano 1, 2, 3, 4. Un grado costa $10, uno per turno (RR-089); a Vascelli 10 e a Oceano 1 arrivi solo con i fattori (RR-100, RA-65).

## Termini: carte

about-term-draw-pile = La pila a faccia in giù da cui vengono tutte le carte. Quando è vuota e si deve estrarre una carta, si forma il mazzo successivo (RR-029, RA-12).
about-term-replay-pile = Le carte giocate che torneranno, a faccia in su; si può guardare solo quella in cima (RR-031). Si mescolano nel mazzo dell'epoca successiva (RR-029).
about-term-history-deck = Le 64 carte in tre epoche: 29, 22 e 13 (RR-042, RD-69). La partita comincia con quelle della prima; le altre si aggiungono quando il mazzo finisce (RR-029).
about-term-card = Una [carta prodotto](term:commodity-card), una [carta evento](term:event-card) o una [carta leader](term:leader-card). Ne estrai una per turno (RR-066) e ne giochi quante vuoi (RR-070). Le carte non si possono mai mostrare, né scambiare di comune accordo (RR-158, RR-140).
about-term-hand = Le carte che hai in mano. Non c'è limite (RR-104), ma ognuna rende più cara la [stabilizzazione](term:stabilization) (RR-102). Alla fine si giocano tutte (RR-161).
about-term-commodity-card = Paga ognuno per i suoi indicatori colorati nelle province di quel prodotto, chiunque la giochi (RR-043). Ce ne sono 27; vanno tutte nella pila rigiocabile (RR-045).
about-term-double-card = Stoffa/vino e oro/avorio: chi gioca la carta sceglie uno dei due prodotti (RR-046).
about-term-event-card = Le carte evento sono 18, con fortune e disgrazie di ogni tipo. Se c'è una scelta, la fa chi gioca la carta (RR-074); ciò che colpisce tutti colpisce anche lui (RR-198).
about-term-leader-card = I leader sono 19 personaggi famosi, che fanno costare meno certi fattori nel turno in cui vengono giocati; poi escono dal gioco (RR-050). Il primo leader del turno è solo di chi lo gioca, i successivi sono aperti al [Mecenatismo](advance:patronage) (RR-081). Con la [Stampa](advance:printed-word) danno rimborsi (RR-086).
about-term-recyclable = Una carta con il numero dell'epoca in un cerchio: una volta giocata va nella pila rigiocabile e torna con il mazzo successivo (RR-031, RR-047).
about-term-one-use = Una carta con il numero dell'epoca in un quadrato: una volta giocata esce dal gioco (RR-047). Lo stesso vale per i leader (RR-050).
about-term-burden = Un evento che non si può più giocare, perché un'altra carta o un fattore lo ha annullato. Ti resta in mano e rende più cara la [stabilizzazione](term:stabilization) (RR-048). Te ne liberi con l'[Arte dei maestri](advance:master-art) o con i [Mulini a vento/acqua](advance:wind-watermill) (RR-049).
about-term-voided = Rimasta senza effetto a causa di un'altra carta: Armatura e Staffe con l'Arco lungo o la Polvere da sparo (RR-172, RR-179), Le crociate con gli Eserciti mongoli (RR-183), il Decreto papale con le Lotte religiose (RR-180). Se è in mano diventa una [carta inservibile](term:burden).
about-term-reshuffle = Quando si deve estrarre una carta e la pila è vuota, le carte dell'epoca successiva e la pila rigiocabile si mescolano in un nuovo mazzo (RR-029, RA-12).

## Termini: lo svolgimento

about-term-epoch = Uno dei tre periodi del gioco: I dal 750 al 1250, II fino al 1500, III fino al 1750 (RR-042). Per alcuni eventi conta l'epoca del mazzo in uso (RA-13).
about-term-turn = Sette fasi: estrazione carte, acquisto carte, gioco carte, acquisti, espansione, entrate, ordine di gioco (RR-008).
about-term-round = La tua parte di una fase. Nelle fasi da 1 a 5 un giocatore finisce prima che cominci il successivo (RR-009).
about-term-phase = Una delle sette parti di un turno (RR-008). Nelle prime cinque si gioca uno dopo l'altro, nelle ultime due tutti insieme (RR-009).
about-term-step = Una delle quattro parti della fase acquisti, sempre in quest'ordine: nave, fattori, stabilizzazione, diminuzione della miseria (RR-010).
about-term-order-of-play = Stabilisce chi gioca quando. Il primo è chi ha speso meno in pedine (RR-155); in caso di pareggio decide chi ha scelto la capitale più tardi (RR-062, RA-04). Giocare presto aiuta anche negli attacchi: il dado colorato deve superare il numero della tua [posizione](term:order-slot) (RR-127).
about-term-first-player = Chi è in testa all'ordine di gioco. Nella fase estrazione carte può pagare per eliminare mancanze e surplus (RR-065).
about-term-swap = Con il [Rinascimento](advance:renaissance) due giocatori si scambiano la posizione nell'ordine di gioco (RR-157, RA-08).
about-term-capital-bid = Quanto offri in segreto per scegliere presto una capitale (RR-058). Ognuno paga la propria offerta, prendendola dai suoi $40 (RR-060, RA-02).
about-term-minimum-expansion = Pagare senza prendere nemmeno una pedina: -3 costa $3, non dà nulla e conta meno di 0, così giochi prima (RR-156, RA-06).
about-term-maximum-expansion = Spendere per più pedine di quante ne puoi ricevere, così giochi dopo. Nessuno ha più di 36 pedine (RR-141, RA-05).
about-term-variant = Ciò che si concorda prima della partita: la durata, un limite di tempo, la mappa riveduta o tre carte all'inizio (RR-006, RR-007).
about-term-edition = Queste regole sono quelle del 1996 (Avalon Hill). Con `edizione: 1999` si scelgono le regole e il tabellone di Eurogames: da RD-33 a RD-37, da RD-39 a RD-45 e RD-69.

## Termini: denaro

about-term-cash = Il denaro che hai in questo momento. Sta in vista, anche se puoi impilarlo (RR-038), e alla fine ti dà punti (RR-166).
about-term-written-cash = La cassa che hai scritto nell'ultima fase ordine di gioco; possono saperla tutti (RR-038). [Oro dell'alchimista](card:alchemists-gold) e [Guerra civile](card:civil-war) prendono la metà di questa somma, non di quello che hai in quel momento (RR-171, RR-173).
about-term-dollar = Il denaro del gioco. Ogni giocatore comincia con $40 (RR-052).
about-term-bank = Paga e riceve tutto il denaro, e non resta mai senza (RA-113). La tiene uno dei giocatori (RR-197).
about-term-income = Nella fase entrate ricevi $15 e, per ogni provincia che domini, tanti dollari quanti erano i giocatori all'inizio: in 5 giocatori e con 17 province $100 (RR-144, RR-079). La [Classe media](advance:middle-class) aggiunge $10 (RR-146).
about-term-interest = Ciò che dà [Interesse & profitto](advance:interest-and-profit): tanto denaro quanto ne avevi in cassa prima delle entrate, ma non più delle entrate stesse (RR-145, RA-98).

## Termini: espansione e competizione

about-term-expansion-bonus = Una carta gratis alla fine della fase espansione per chi ha più indicatori bianchi, almeno 1; a parità di indicatori va a chi ha giocato prima (RR-142, RA-96).
about-term-expansion-card = Durante la tua espansione puoi acquistare 1 carta con le pedine. La prima che qualcuno acquista nella fase ne costa 3, la seconda 6, la terza 9 (RR-122, RA-95, RD-13).
about-term-competition = Nasce quando una provincia non può contenere tutti i pezzi: un [attacco](term:attack) decide chi resta (RR-021, RR-124).
about-term-attack = Serve dovunque ci sia un indicatore avversario, o i pezzi superino il numero mercato (RA-85). Invia pedine con una [forza](term:strength) almeno pari a quella dei difensori più il numero mercato, e non meno pedine di quante ne indica il numero mercato (RR-124); con meno non si entra affatto (RR-125). Poi lancia una volta tutti e tre i dadi: vinci se quello colorato supera la tua [posizione](term:order-slot), o se il nero supera il bianco (RR-127). I pezzi di chi perde tornano nello stock (RR-129); puoi riprovare con pedine nuove (RR-131).
about-term-attacker = Chi invia pedine in una provincia che non può contenerle in pace. Lancia i dadi e deve vincere con quelli; altrimenti resta il difensore (RR-127).
about-term-defender = Chi ha pezzi in una provincia attaccata. Se sono in più d'uno, difendono insieme (RA-81). Se i dadi non danno la vittoria all'attaccante, vince il difensore (RR-127).
about-term-strength = Una pedina vale 1, un indicatore vale il numero mercato (RR-126). Si aggiungono i [satelliti](term:satellite) che supportano la provincia (RR-123, RR-135), il [Nazionalismo](advance:nationalism) (RR-138) e i vantaggi militari; nella propria capitale la forza raddoppia (RR-025, RA-82). Con il numero mercato si confronta sempre il numero dei pezzi, non la loro forza (RR-202).
about-term-military-advantage = [Armatura](card:armor), [Staffe](card:stirrups), [Arco lungo](card:long-bow) o [Polvere da sparo](card:gunpowder), per il turno in cui si gioca la carta (RA-42). Aggiunge 1 alla tua forza in attacco e in difesa e al tuo dado in Guerra, e quando attacchi vinci anche se il nero e il bianco sono uguali (RR-128). Più vantaggi si sommano (RA-43).
about-term-coloured-die = Il dado che si confronta con la [posizione](term:order-slot) dell'attaccante: se è più alto l'attacco riesce (RR-127), con il [Proselitismo](advance:proselytism) anche se è uguale (RR-136). Nei lanci per il mercato da 1 a 3 è una mancanza, da 4 a 6 un surplus (RR-147). In alcune scatole è rosso, in altre verde.
about-term-black-die = Se è più alto del [dado bianco](term:white-die), l'attaccante vince (RR-127). Nei lanci per il mercato la somma dei due indica il prodotto (RR-147).
about-term-white-die = Se il [dado nero](term:black-die) è più alto di questo, l'attaccante vince (RR-127). Nei lanci per il mercato la somma dei due indica il prodotto (RR-147).
about-term-tie = Se i dadi sono uguali l'attaccante perde, a meno che non abbia un [vantaggio militare](term:military-advantage) (RR-128); in una Guerra in pareggio si rilanciano i dadi (RR-182). Nell'ordine di gioco decide chi ha scelto la capitale più tardi (RR-062), il bonus espansione va a chi ha giocato prima (RR-142), la maggioranza non ce l'ha nessuno (RA-99). A parità di punteggio la vittoria è condivisa (RA-108).
about-term-support = La freccia di un [satellite](term:satellite): una tua pedina colorata lì aggiunge 1 al tuo indicatore nella provincia a cui punta (RR-123) e, con [Cosmopolita](advance:cosmopolitan), al tuo attacco in quella provincia (RR-135).
about-term-control = Controlla una provincia chi ci ha un indicatore colorato, oppure tante pedine colorate quante ne indica il numero mercato (RR-113). Le carovane degli altri non possono attraversarla, e i Mulini a vento/acqua permettono il commercio solo dopo la conquista di una provincia così (RA-88).
about-term-domination = Avere il proprio [indicatore](piece:marker) in un mercato. Tante pedine quante ne indica il numero mercato, senza avversari, diventano subito un indicatore (RR-003, RR-133). Le province dominate danno entrate (RR-144) e prodotti (RR-043).
about-term-reduce = L'indicatore diventa 1 pedina colorata dello stesso proprietario. Se lo stock è vuoto, il proprietario prende una pedina dalla sezione espansione o lascia vuota la provincia (RR-075, RA-36).
about-term-flip = Nella fase entrate tutti i pezzi bianchi si girano sul lato colorato (RR-143).

## Termini: navi

about-term-ship = Senza navi non puoi piazzare pedine oltre l'acqua (RR-018). Ce ne sono tre classi, [galee](ship:galley), [vascelli d'altomare](ship:seaworthy) e [navi oceaniche](ship:ocean), con quattro gradi ciascuna; si sale di un grado per turno, per $10 (RR-089). Nessuno comincia con una nave (RA-64).
about-term-capacity = Quante pedine puoi trasportare in una stessa provincia in un turno (RR-098). Contano anche le pedine perse in un attacco (RA-77). In tutto ne puoi trasportare quante vuoi.
about-term-range = Fin dove puoi piazzare pedine, partendo dai tuoi pezzi colorati o dalla tua capitale (RR-110): nelle province confinanti via terra (RR-111), a 2 province di distanza con la [Carovana](advance:caravan) (RR-113), e dovunque arrivino le tue navi (RR-095, RR-099, RR-101).

## Termini: accordi e fine della partita

about-term-forced-trade = Una carta per parte: con i [Mulini a vento/acqua](advance:wind-watermill) e un po' di fortuna con il dado ne dai una a tua scelta a chi ha perso la provincia, e ne prendi una a caso dalla sua mano (RR-139). Gli scambi di comune accordo sono vietati (RR-140).
about-term-elimination = Chi arriva al [Caos](term:chaos) è fuori (RR-077). La mano si scarta, i pezzi restano e si difendono, ma l'unico fattore che li aiuta è il Nazionalismo (RR-078, RA-115). Le entrate degli altri si calcolano ancora con il numero di giocatori iniziale (RR-079).
about-term-withdrawal = Chi lascia la partita è trattato come un giocatore eliminato (RR-167, RA-116).
about-term-diplomacy = Puoi promettere qualsiasi cosa, e nulla ti vincola. Ma gli accordi vanno fatti apertamente, e le carte non si mostrano mai; chi viola la regola sale di 1 spazio miseria (RR-158, RD-08).
about-term-penalty = Chi viola le regole della [diplomazia](term:diplomacy) sale di 1 spazio miseria (RR-158, RA-111).
about-term-score = Il costo stampato di tutti i tuoi fattori, più la cassa, meno la miseria (RR-166).
about-term-winner = Il giocatore con il [punteggio](term:score) più alto (RR-166); a parità di punteggio la vittoria è condivisa (RA-108). Un giocatore eliminato non fa punti (RA-109).

## Fasi

about-phase-draw = Fase 1. Per cominciare, il primo giocatore può eliminare mancanze e surplus pagando il valore base del prodotto (RR-065). Poi ognuno estrae una carta (RR-066).
about-phase-buy = Fase 2. Con l'[Urbanizzazione](advance:urban-ascendancy) puoi acquistare una carta in più per $10 (RR-067); dopo, con l'[Arte dei maestri](advance:master-art), puoi scartarne una (RR-068).
about-phase-play = Fase 3. In ordine di gioco ognuno gioca quante carte vuole (RR-070): i prodotti fruttano denaro, gli eventi colpiscono, i leader serviranno nella fase acquisti. In una [Guerra](card:war) in pareggio si rilanciano i dadi all'inizio di ogni round (RA-50).
about-phase-purchase = Fase 4. In ordine di gioco ognuno fa i suoi acquisti, sempre in quest'ordine: un [miglioramento navale](step:ship), i [fattori](step:advances), la [stabilizzazione](step:stabilization), la [diminuzione della miseria](step:relief) (RR-010). Alla fine i leader escono dal gioco e la protezione va alla banca (RR-080, RR-082).
about-phase-expansion = Fase 5. All'inizio la vittima di una Guerra civile passa all'ultimo posto e si risolve la [Sacra indulgenza](advance:holy-indulgence) (RA-93). Poi, in ordine di gioco, ognuno piazza pedine entro il suo [raggio](term:range) (RR-110), attacca dove serve (RR-124) e può acquistare una carta con le pedine (RR-122). Le pedine avanzate tornano nello stock (RR-117). Alla fine si estrae la [carta del bonus](term:expansion-bonus) (RR-142).
about-phase-income = Fase 6, tutti insieme: i pezzi si girano sul lato colorato (RR-143), si pagano profitti ed entrate (RR-145, RR-144), il Nuovo Mondo abbassa la miseria (RR-109), le vecchie mancanze e i vecchi surplus finiscono, e due lanci ne portano di nuovi (RR-147). L'ordine esatto è in RA-97.
about-phase-order = Fase 7, tutti insieme: ognuno decide in segreto quanto del suo denaro spendere in pedine, a $1 l'una (RR-154). Chi ha speso meno è il primo nel turno successivo (RR-155). Si gioca anche una volta prima del turno 1 (RR-064), e nell'ultimo turno si salta (RR-161). Nell'edizione del 1999 è la prima fase (RD-34).
about-phase-capital-selection = Prima del primo turno ognuno fa un'offerta segreta, chi offre di più sceglie per primo una capitale, e ognuno paga la propria offerta (RR-058, RR-060). Con offerte uguali si lancia un dado (RR-059, RA-03). Scegliere tardi torna utile più avanti: fa vincere i pareggi nell'ordine di gioco (RR-062).
about-phase-final-card-play = Dopo le entrate dell'ultimo turno si giocano, in ordine di gioco, tutte le carte rimaste in mano (RR-161, RA-105). I prodotti fruttano e gli eventi colpiscono come sempre (RR-203, RR-164), i leader danno solo rimborsi (RR-163), e le condizioni non si possono eliminare (RR-162). Le carte inservibili restano in mano.

## Sottofasi della fase acquisti

about-step-ship = Sottofase A: per $10 la tua nave sale di un grado, una volta per turno (RR-089). Dalla Galea 8 non si passa al 10 (RR-100).
about-step-advances = Sottofase B: acquista tutti i fattori che puoi pagare. [Crediti](term:credit), [leader](term:leader-credit) e Ricerca istituzionale abbassano i prezzi (RR-091, RR-092, RR-195). L'ordine conta, perché gli effetti valgono da subito (RR-094).
about-step-stabilization = Sottofase C: paga per le carte che hai in mano, o la tua miseria sale (RR-102, RR-103).
about-step-relief = Sottofase D: fai scendere la tua miseria, se hai almeno un [livello](term:tier) (RR-105, RR-106).

## Navi

about-ship-galley = Gradi 2, 4, 6 e 8: al massimo quel numero di pedine in ogni provincia che non disti più di quel numero di province costiere (RR-095, RA-74). Le galee seguono la costa, finché [I cieli](advance:heavens) non permettono loro di attraversare un mare (RR-096, RR-097). La prima, la Galea 2, costa $10 (RA-64).
about-ship-seaworthy = Gradi 10, 12, 14 e 16: al massimo quel numero di pedine in qualsiasi provincia costiera, vicina o lontana, ma non oltremare, e nell'area V solo con la Via di terra per l'Oriente (RR-099). Il primo grado è gratis con i [Vascelli d'altomare](advance:seaworthy-vessels) (RA-65).
about-ship-ocean = Gradi da 1 a 4: quante pedine vuoi in qualsiasi provincia costiera, e in tante [province d'oltremare](term:overseas-box) quante ne indica il grado, comprese quelle che hai già (RR-101, RA-79). Il primo grado è gratis con la [Navigazione oceanica](advance:ocean-navigation) (RA-65).

## Pezzi

about-piece-token = È quadrata; ogni giocatore ne ha 36 (RR-036). Si acquista per $1 nella fase ordine di gioco (RR-154) e si piazza nella fase espansione. Tante pedine quante ne indica il numero mercato, senza avversari, diventano un [indicatore](piece:marker) (RR-003).
about-piece-marker = È rotondo; ogni giocatore ne ha 25 (RR-036). Un indicatore significa che domini il mercato: dà entrate (RR-144), conta per le carte prodotto (RR-043) e difende con la forza del numero mercato (RR-126). Se tutti e 25 sono sulla mappa, puoi sostituirne uno con una pedina (RR-134, RA-90).
about-piece-commodity-marker = Ogni giocatore ne ha 12, per la [Tabella Prodotti](term:commodity-log) (RR-037, RR-034).
about-piece-misery-marker = Ogni giocatore ne ha uno, sull'[Indice Miseria](term:misery-index) (RR-037). Parte da 0 (RR-063).
about-piece-turn-marker = Ogni giocatore ne ha uno, in una [posizione](term:order-slot) dell'ordine di gioco (RR-037, RR-155).
about-piece-ship-marker = Ogni giocatore ne ha uno, sulla [Tabella Navigazione](term:shipping-table) (RR-037). Si gira quando ottieni i Vascelli d'altomare (RR-032).

## Varianti

about-variant-basic = Solo l'epoca I: la partita finisce con il turno in cui si estrae la sua ultima carta (RR-030, RR-159). Circa due ore (RR-196).
about-variant-intermediate = Epoche I e II: la partita finisce con il turno in cui si estrae l'ultima carta del secondo mazzo (RR-159). Almeno quattro ore (RR-196).
about-variant-campaign = Tutte e tre le epoche; è la durata di una trascrizione che non ne indica un'altra (RR-159). Circa sei ore (RR-196).
about-variant-time-limit = Il gruppo stabilisce un orario e finisce il turno in corso (RR-007, RA-110).
about-variant-revised-map = Una mappa più recente: con la [Loira](province:loire), senza Smolensk e con i confini del 1999 (RD-35, RD-36, RD-37, RD-38).
about-variant-three-cards = La distribuzione del 1999 in una partita del 1996: ognuno riceve 3 carte e ne restituisce 1 (RD-33).

## Edizioni

about-edition-1996 = La prima edizione, di Avalon Hill. Se non si nomina un'altra edizione, qui si parla sempre di questa.
about-edition-1999 = L'edizione di Eurogames: un'altra distribuzione, l'ordine di gioco come prima fase, un tabellone cambiato, altri crediti, nessun acquisto di diminuzione della miseria ed effetti nuovi per Annali scritti, Mulini a vento/acqua, Illuminismo, Nuovo Mondo e Mecenatismo (da RD-33 a RD-37, da RD-39 a RD-45, RD-69).

## Epoche

about-epoch-1 = Dal 750 al 1250 (RR-042). Sono 29 carte: 11 prodotti, 13 eventi, 5 leader; nell'edizione del 1999 sono 30 (RD-69). La partita comincia con questo mazzo.
about-epoch-2 = Dal 1250 al 1500 (RR-042). Sono 22 carte: 9 prodotti, 5 eventi, 8 leader; nell'edizione del 1999 sono 21 (RD-69). Si mescolano con la pila rigiocabile quando il primo mazzo è vuoto (RR-029).
about-epoch-3 = Dal 1500 al 1750 (RR-042). Sono 13 carte: 7 prodotti e 6 leader, nessun nuovo evento. Si mescolano con la pila rigiocabile quando il secondo mazzo è vuoto (RR-029).

## Parole della trascrizione

about-word-board = Un dato del tuo tabellone o del tuo foglio, dove il nostro è un'ipotesi o un punto controverso: `tabellone: Cattedrale = sollievo 5`, `tabellone: Gallipoli ~ Mar Nero` (RD-49, RD-56).
about-word-edition = Con quale edizione si gioca: `edizione: 1999`. Se manca, è quella del 1996.
about-word-roll = Un dado per le offerte uguali: `Venezia: lancio = [5]` (RR-059, RA-03).
about-word-clear = Il primo giocatore paga per eliminare una mancanza o un surplus: `Genova: eliminazione > stoffa` (RR-065).
about-word-card = Una carta acquistata, nella fase acquisto carte per $10 (RR-067) o nell'espansione con le pedine (RR-122): `Venezia: carta`. Nelle trascrizioni a carte scoperte anche quale è stata estratta: `Genova: carta = vino`.
about-word-discard = Una carta scartata con l'Arte dei maestri, o la mano di un giocatore eliminato: `Genova: scarto > Carestia` (RR-068, RR-077).
about-word-cede = Ciò che cede chi perde una Guerra: `Barcellona: cessione > Siviglia, Lisbona` (RR-182).
about-word-cash = La vittima di una Guerra civile rinuncia alla metà della cassa: `= cassa` (RR-173). Anche il denaro per la Sacra indulgenza (RR-120).
about-word-tokens = La vittima di una Guerra civile rinuncia alla metà delle pedine: `= pedine` (RR-173). Dopo un numero, le pedine che ha un giocatore.
about-word-token = Un indicatore ridotto viene sostituito con una pedina della sezione espansione: `Genova: sostituzione > Milano = pedina` (RR-075). Dopo un numero, le pedine che ha un giocatore.
about-word-empty = Un indicatore ridotto non viene sostituito: `Genova: sostituzione > Milano = vuota` (RR-075).
about-word-replace = Che ne è di un indicatore ridotto quando lo stock è vuoto (RR-075, RA-36): `Genova: sostituzione > Milano = pedina`.
about-word-ship = Un grado in più per $10: `Venezia: nave` (RR-089). In alternativa si può scrivere lo spazio raggiunto, `galea 4`.
about-word-stability = La stabilizzazione è pagata: `stabilità`, o con il prezzo, `stabilità $6` (RR-102). Si può anche omettere.
about-word-unrest = La stabilizzazione non viene pagata (RR-103).
about-word-relief = Diminuzione della miseria: `sollievo` per 1 spazio, `sollievo 2` per 2 (RR-105). Dopo `tabellone:` il valore di diminuzione di un fattore.
about-word-trade = Il commercio forzato dei Mulini a vento/acqua, con il suo dado: `Venezia: baratto > Barcellona = [2]` (RR-139).
about-word-free = Un indicatore viene sostituito con una pedina perché tutti e 25 sono sulla mappa: `Venezia: recupero > Milano` (RR-134, RA-90).
about-word-bonus = Chi estrae la carta del bonus espansione, per confronto: `bonus: Barcellona` (RR-142).
about-word-market = I due lanci per mancanze e surplus, ognuno nell'ordine colorato, nero, bianco: `mercato: [4 4 3], [2 3 3]` (RR-147).
about-word-shortage = Quali prodotti sono in mancanza, per confronto o nella preparazione: `mancanza: oro, avorio` (RR-147).
about-word-surplus = Quali prodotti sono in surplus, per confronto o nella preparazione: `surplus: lana` (RR-147).
about-word-indulgence = Che cosa dà per la Sacra indulgenza un giocatore con troppo poche pedine: `Parigi: indulgenza = miseria` o `= cassa` (RR-120, RA-94).
about-word-misery = La miseria di un giocatore, con la cifra dello spazio: `miseria 40`. Anche la scelta di salire di uno spazio miseria per la Sacra indulgenza (RR-120).
about-word-penalty = Chi viola le regole della diplomazia sale di 1 spazio miseria: `Parigi: penalità` (RR-158).
about-word-leaves = Un giocatore lascia la partita: `Parigi: ritiro` (RR-167).
about-word-markers = Le province con indicatori colorati, nella preparazione o per confronto: `Venezia: domini > Ragusa, Belgrado`.
about-word-marker = Quanti indicatori ha un giocatore sulla mappa, per confronto: `8 domini`.
about-word-hand = Le carte che un giocatore ha in mano, nelle trascrizioni a carte scoperte o alla fine: `Venezia: mano = Armatura`.
about-word-written = La cassa scritta nella preparazione, quando è diversa dalla cassa: `$62, scritta $70` (RR-038).
about-word-epoch = L'epoca in corso, nella preparazione o per confronto: `epoca: 2`.
about-word-deck = Quante carte ha la pila estrazioni, nella preparazione o per confronto: `mazzo: 16`.
about-word-replay = La pila rigiocabile, nella preparazione: `rigiocabili: pietra, Carestia` (RR-031).
about-word-removed = Le carte uscite dal gioco, nella preparazione: `rimosse: Carlo Magno, Armatura` (RR-047).
about-word-choice = L'ordine in cui sono state scelte le capitali, nella preparazione; serve a risolvere i pareggi (RR-062).
about-word-area = Sta davanti al numero di un'area: `Peste nera > Area VII` (RR-184).
about-word-won = Un attacco è stato vinto, ma i dadi non sono stati annotati: `Venezia: Fez = vinto` (RR-127).
about-word-lost = Un attacco è stato perso, ma i dadi non sono stati annotati: `Venezia: Fez = perso` (RR-127).
about-word-adjust = Nell'edizione del 1999 i Mulini a vento/acqua creano una condizione: `Venezia: regolazione > vino = surplus` (RD-43).
