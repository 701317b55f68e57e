### What a check of a game record of Age of Renaissance can find, one message for each finding, in Italian.
### The facts of each finding are explained in the English file. Texts begin in lower case and end without a full stop.

## La trascrizione

breach-players-missing = la trascrizione non dice chi gioca
    .title = Giocatori non indicati
    .why = Dal numero di giocatori dipendono le potenze che partecipano, le aree in gioco e le posizioni nell'ordine di gioco. Le potenze e chi le guida si scrivono all'inizio.
    .hint = scrivi una riga come `giocatori: Venezia Anna, Genova Marek, Barcellona Dana`
breach-unknown-reading = { $case ->
        [ruling] non c'è nessun punto controverso che si chiami { $ruling }
        [reading] il punto controverso { $ruling } non ha l'interpretazione { $reading }
       *[edition] l'edizione { $reading } non esiste
    }
    .title = Interpretazione sconosciuta
    .why = Dove le fonti non concordano, ogni gruppo può scegliere come giocare, con i nomi elencati da `annals rulings`. Le edizioni sono quelle del 1996 e del 1999.
breach-seat-taken-twice = due giocatori guidano la stessa potenza: { NAME($player) }
    .title = Potenza scelta due volte
    .why = Ogni giocatore guida una sola potenza, diversa da quelle degli altri, e parte dalla sua capitale.
breach-capital-not-in-play = { NAME($player) } non partecipa a una partita con { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
    .title = Potenza che non partecipa
    .why = In tre si gioca con Venezia, Genova e Barcellona. Parigi si aggiunge con il quarto giocatore, Londra con il quinto, Amburgo con il sesto.
breach-edition-mixed = nell'edizione del { $edition } questa riga non ha senso
    .title = Riga dell'altra edizione
    .why = Gli Annali scritti, i Mulini a vento/acqua, il Mecenatismo, la diminuzione della miseria e l'ordine delle fasi cambiano da un'edizione all'altra. Una trascrizione ne segue una sola.
    .hint = l'inizio della trascrizione dice con quali regole si gioca: `edizione: 1996` oppure `edizione: 1999`
breach-turn-out-of-order = è scritto «turno { $turn }», ma qui comincia il turno { $expected }
    .title = Turno fuori sequenza
    .why = I turni si numerano uno dopo l'altro. Un numero sbagliato spesso vuol dire che è stato saltato un turno.
breach-heading-out-of-order = { $case ->
        [turn-missing] qui c'è l'intestazione «{ $heading }», ma manca quella del turno { $next }
       *[late] nel turno { $turn } l'intestazione «{ $heading }» è scritta dopo «{ $after }», ma va prima
    }
    .title = Intestazione fuori sequenza
    .why = Un turno va dall'estrazione all'ordine di gioco, e ogni fase finisce prima che cominci la successiva. L'ultimo turno non ha la fase ordine di gioco: dopo le entrate viene il gioco carte finale.
breach-acted-out-of-turn = { NAME($player) } agisce dopo { NAME($other) }, ma nell'ordine di gioco viene prima: { $order }
    .title = Azione fuori turno
    .why = Dall'estrazione all'espansione si agisce uno dopo l'altro, una volta per fase. Chi viene prima può cambiare ciò che resta agli altri.
breach-eliminated-player-acts = { $case ->
        [left] { NAME($player) } ha lasciato la partita e non fa più nulla
       *[chaos] { NAME($player) } è nel Caos e non fa più nulla
    }
    .title = Riga di un giocatore eliminato
    .why = I pezzi di un giocatore eliminato restano sulla mappa e si difendono. Per il resto non agisce più.
breach-game-already-over = la partita è finita dopo il turno { $turn }; non succede più nulla
    .title = Partita già finita
    .why = L'ultimo turno è quello in cui si estrae l'ultima carta dell'ultimo mazzo, o in cui qualcuno possiede tutti i 26 fattori. Dopo le sue entrate si giocano soltanto le carte rimaste in mano.
breach-ended-early = la trascrizione finisce nel turno { $turn }, ma restano carte da estrarre e nessuno possiede tutti i fattori
    .title = Fine anticipata
    .why = Si gioca finché non si esaurisce l'ultimo mazzo o finché qualcuno non possiede tutti i 26 fattori. Se si era deciso un limite di tempo, lo si scrive all'inizio.
    .hint = se avevate un limite di tempo, scrivi `variante: limite di tempo` all'inizio della trascrizione
breach-setup-incomplete = la partita comincia, ma nella preparazione manca qualcosa: { $parts }
    .title = Preparazione incompleta
    .why = Le offerte, i dadi in caso di pareggio e i primi acquisti di pedine non si possono calcolare, quindi vanno scritti.
breach-said-twice = { $case ->
        [bid] { NAME($player) } ha già offerto { $before }
        [player] per { NAME($player) } c'è già scritto qualcos'altro: { $before }
        [drawn] la carta { NAME($player, form: "of") } è già indicata: { $before }
       *[table] c'è già scritto qualcos'altro: { $before }
    }
    .title = Scritto due volte
    .why = Un'offerta, la durata della partita, l'edizione, l'interpretazione di un punto dubbio, l'ordine di gioco, una carta pescata e la situazione di partenza si scrivono una volta sola. Di due righe diverse una è sbagliata.
breach-position-impossible = { $case ->
        [satellite] questa provincia ({ NAME($province) }) è un satellite: non può starci un indicatore { NAME($player, form: "of") }
        [market] { NAME($province, form: "in") } c'è posto per { $most } pedine in tutto; così sarebbero { $count }
        [taken] { NAME($province, form: "in") } ci sono già altri pezzi; non resta posto per quelli { NAME($player, form: "of") }
        [out-of-play] questa provincia ({ NAME($province) }) è in un'area fuori gioco: non possono starci pezzi { NAME($player, form: "of") }
        [tokens] { NAME($player) } ha { $most } pedine in tutto, non { $count }
        [markers] { NAME($player) } ha { $most } indicatori in tutto, non { $count }
        [misery] l'Indice Miseria non ha uno spazio { $value }: { NAME($player) } non può trovarsi lì
        [ship] le navi { NAME($player, form: "of") } non possono stare sullo spazio «{ $ship }», che non esiste
        [epoch] l'epoca { $count } in questa partita non c'è; l'ultima è la { $most }
       *[conditions] mancanze e surplus scritti: { $count }; non sono mai più di { $most }
    }
    .title = Situazione impossibile
    .why = Una trascrizione può cominciare a partita in corso, ma con una situazione che può verificarsi. Un mercato contiene un indicatore o tante pedine quante ne indica il suo numero, un satellite una pedina; un giocatore ha 36 pedine e 25 indicatori.
breach-board-fact-denied = { $case ->
        [border] su questo confine tutte le fonti concordano: { NAME($province) } – { NAME($other) }
        [coast] su questa costa tutte le fonti concordano: { NAME($province) }, { NAME($other) }
       *[advance] su questo valore tutte le fonti concordano: { NAME($advance) }
    }
    .title = Tabellone diverso dalle fonti
    .why = Dove le fonti non concordano, o un valore è solo presunto, si può scrivere ciò che mostra il proprio tabellone. Qui però concordano.
breach-die-not-a-die = { $case ->
        [range] un dado va da 1 a 6, non può fare { $die }
       *[number] { $count ->
            [one] è scritto { $count } dado
           *[other] sono scritti { $count } dadi
        }; qui { $expected ->
            [one] se ne lancia { $expected }
           *[other] se ne lanciano { $expected }
        }
    }
    .title = Dadi impossibili
    .why = Per un attacco e per il mercato si lanciano tre dadi (colorato, nero, bianco), in Guerra uno per parte, in tutti gli altri casi uno solo.

## Valori scritti

breach-wrong-money = { NAME($player) } ha { $computed }, non { $written }
    .title = Denaro sbagliato
    .why = Il denaro è visibile a tutti e nella trascrizione c'è ogni entrata e ogni spesa: la cassa si conosce quindi in ogni momento.
breach-wrong-holding = { $case ->
        [tokens] pedine { NAME($player, form: "of") } nella sezione espansione: { $computed }, non { $written }
        [markers] indicatori { NAME($player, form: "of") } sulla mappa: { $computed }, non { $written }
        [cards] carte in mano { NAME($player, form: "to") }: { $computed }, non { $written }
        [misery] la miseria { NAME($player, form: "of") } è { $computed }, non { $written }
        [ship] nave { NAME($player, form: "of") }: { $computed }, non { $written }
        [no-ship] { NAME($player) } non ha navi (è scritto: { $written })
        [advance] { NAME($player) } non possiede { NAME($advance, form: "definite") }
        [map] pedine { NAME($player, form: "of") } { NAME($province, form: "in") }: { $computed }, non { $written }
        [marker] { NAME($player) } non ha un indicatore { NAME($province, form: "in") }
        [deck] carte nella pila estrazioni: { $computed }, non { $written }
       *[epoch] questa è l'epoca { $computed }, non { $written }
    }
    .title = Situazione diversa
    .why = La situazione scritta si confronta con ciò che è successo finora nella trascrizione.
breach-wrong-hand = { $case ->
        [card] { NAME($player) } non può avere in mano { NAME($card, form: "definite") }
       *[size] carte in mano { NAME($player, form: "to") }: { $computed }, non { $written }
    }
    .title = Mano diversa
    .why = Quante carte ha in mano un giocatore si ricava da ciò che ha estratto e giocato, anche se nessuno sa quali siano.
breach-wrong-order = l'ordine di gioco è { $computed } (è scritto: { $written }); spesa in pedine: { $parts }
    .title = Ordine di gioco sbagliato
    .why = Comincia chi spende meno. A parità di spesa, chi ha scelto la capitale per ultimo decide se giocare prima o dopo gli altri.
breach-wrong-income = { NAME($player) } riceve { $computed }, non { $written }: { $parts }
    .title = Entrate sbagliate
    .why = Ognuno riceve $15 e, per ogni indicatore sulla mappa, tanti dollari quanti erano i giocatori all'inizio. Interesse & profitto e la Classe media aggiungono altro denaro.
breach-wrong-payment = { $case ->
        [commodity] per { NAME($commodity, form: "definite") } { NAME($player) } riceve { $computed }, non { $written }: { $parts }
        [rebate] { NAME($leader) } frutta { NAME($player, form: "to") } un rimborso di { $computed }, non di { $written }
       *[fine] per il surplus di { NAME($commodity) } { NAME($player) } paga { $computed }, non { $written }
    }
    .title = Pagamento sbagliato
    .why = Con due province si riceve quattro volte quanto con una sola, con tre nove volte tanto. Mancanza, surplus e Accelerazione industriale spostano il pagamento di uno spazio ciascuno; gli indicatori bianchi non contano.
breach-wrong-price = { $case ->
        [advance] il prezzo { NAME($advance, form: "of") } per { NAME($player) } è { $computed }, non { $written }: { $parts }
        [ship] la nave costa { $computed }, non { $written }
        [stability] la stabilizzazione costa { NAME($player, form: "to") } { $computed }, non { $written }: { $parts }
        [relief] la diminuzione della miseria costa { NAME($player, form: "to") } { $computed }, non { $written }: { $parts }
        [leader] per { NAME($leader) } { NAME($player) } paga { $computed }, non { $written }
        [event] { NAME($card, form: "definite") }: { NAME($player) } perde { $computed }, non { $written }
       *[all] in tutto { NAME($player) } paga { $computed }, non { $written }: { $parts }
    }
    .title = Prezzo sbagliato
    .why = I crediti dei fattori posseduti prima di questo turno, i leader, gli Annali scritti e la Ricerca istituzionale fanno scendere il prezzo, ma mai sotto zero.
breach-wrong-misery = { NAME($card, form: "definite") }: la miseria { NAME($player, form: "of") } sale di { $computed ->
        [one] { $computed } spazio
       *[other] { $computed } spazi
    }, non di { $written }: { $parts }
    .title = Miseria sbagliata
    .why = L'evento colpisce tutti, ma alcuni fattori e le province di grano attenuano il colpo, mentre altri fattori lo aggravano.
breach-wrong-shortage = { $case ->
        [shortage] c'è una mancanza di { NAME($commodity) }
        [surplus] c'è un surplus di { NAME($commodity) }
       *[none] non c'è né mancanza né surplus di { NAME($commodity) }
    }
    .title = Mancanza o surplus sbagliati
    .why = Il dado nero e quello bianco insieme indicano il prodotto; il dado colorato dà una mancanza da 1 a 3, un surplus da 4 a 6. Una mancanza e un surplus dello stesso prodotto si annullano.
breach-wrong-bonus = { $case ->
        [nobody] nessuno ha nuovi indicatori sulla mappa, quindi non c'è una carta bonus
        [tie] la carta bonus va { NAME($winner, form: "to") }, che ha altrettanti nuovi indicatori ({ $count }) e ha giocato prima
       *[other] la carta bonus va { NAME($winner, form: "to") }, con { $count ->
            [one] { $count } nuovo indicatore
           *[other] { $count } nuovi indicatori
        }
    }
    .title = Carta bonus di un altro
    .why = Alla fine dell'espansione chi ha più indicatori bianchi sulla mappa estrae una carta.
breach-wrong-score = { $case ->
        [out] { NAME($player) } è fuori dal gioco e non ha punti (è scritto: { $written })
       *[in] { NAME($player) } ha { $computed } punti, non { $written }: fattori { $advances }, cassa { $cash }, miseria −{ $misery }
    }
    .title = Punteggio sbagliato
    .why = Il punteggio è il valore stampato di tutti i fattori, più la cassa, meno la miseria.
breach-wrong-winner = { $case ->
        [tie] con { $points } punti a testa la vittoria è condivisa: { $computed } (è scritto: { $written })
       *[points] con { $points } punti vince { $computed } (è scritto: { $written })
    }
    .title = Vincitore sbagliato
    .why = Vince il punteggio più alto. Chi è nel Caos o ha lasciato la partita non fa punti.
breach-cards-do-not-add-up = { $case ->
        [copies] qui ci sono più copie di quante ne abbiano i mazzi usciti finora: { NAME($card) }
       *[count] tra mani, pila estrazioni, pila rigiocabile e carte rimosse si contano { $count } carte; i mazzi usciti finora ne hanno { $expected }
    }
    .title = Carte che non tornano
    .why = Il mazzo dell'epoca I ha 29 carte, quello dell'epoca II 22, quello dell'epoca III 13, e ogni carta deve pur essere da qualche parte.

## Preparazione

breach-bid-not-affordable = { NAME($player) } offre { $bid }, ma ha { $cash }
    .title = Offerta superiore alla cassa
    .why = Ogni offerta si paga, anche la più bassa, con i $40 iniziali.
breach-bid-tie-not-rolled = { $case ->
        [equal] anche i dadi sono pari: { $players }
       *[missing] queste offerte sono pari e mancano i dadi: { $players }
    }
    .title = Offerte pari non risolte
    .why = Chi ha fatto la stessa offerta lancia un dado, e chi ottiene di più sceglie prima. È importante, perché chi sceglie più tardi vince i pareggi nell'ordine di gioco.
    .hint = scrivi un dado per ciascuno: `Venezia: lancio = [5]; Genova: lancio = [3]`
breach-roll-without-tie = { $case ->
        [settled] i dadi hanno già deciso il posto { NAME($player, form: "of") }
       *[bid] l'offerta { NAME($player, form: "of") } non è pari a nessun'altra
    }
    .title = Dado senza pareggio
    .why = Il dado si lancia solo quando due o più offerte sono pari, e di nuovo solo finché sono pari anche i dadi.

## Acquisto di pedine

breach-order-bid-missing = manca la spesa in pedine di: { $players }
    .title = Acquisto di pedine mancante
    .why = Quanto spendere in pedine è una scelta segreta e decide il prossimo ordine di gioco. Chi non ne acquista scrive 0.
breach-order-bid-not-affordable = { $case ->
        [early] { NAME($player) } paga { $spent } per giocare prima, ma ha { $cash }
        [low] per giocare prima { NAME($player) } può pagare $1, non { $spent }
       *[tokens] { NAME($player) } spende { $spent } in pedine, ma ha { $cash }
    }
    .title = Spesa in pedine superiore alla cassa
    .why = Ogni pedina costa $1 e non si acquista a credito.
breach-second-order-bid = { $case ->
        [early] { NAME($player) } ha già pagato { $before } per giocare prima in questo turno
       *[tokens] { NAME($player) } ha già speso { $before } in pedine in questo turno
    }
    .title = Due spese in pedine nello stesso turno
    .why = Ogni giocatore spende in pedine una volta per turno, tutti nello stesso momento. Se sono scritte due somme, vale la seconda.

## Estrazione

breach-clear-not-first-player = la prima nell'ordine di gioco è { NAME($expected) }, non { NAME($player) }
    .title = Condizione eliminata da un altro
    .why = Solo il primo giocatore può eliminare mancanze e surplus, prima che qualcuno estragga.
breach-nothing-to-clear = non c'è né mancanza né surplus di { NAME($commodity) }
    .title = Niente da eliminare
    .why = Una condizione finisce quando si gioca il suo prodotto, quando viene eliminata o dopo un turno.
breach-clear-not-affordable = { NAME($player) } ha { $cash }; eliminare questa condizione ({ NAME($commodity) }) costa { $price }
    .title = Condizione troppo cara da eliminare
    .why = Una condizione costa il valore base del prodotto. Se un 12 ha colpito oro e avorio, si paga una volta sola per entrambi.
breach-card-from-empty-deck = { NAME($player) } non può acquistare una carta: la pila estrazioni è vuota e non ci sono altre epoche
    .title = Carta da un mazzo vuoto
    .why = Quando l'ultimo mazzo è vuoto nessuno estrae più, né per denaro né per pedine. Il turno si gioca fino alla fine ed è l'ultimo.

## Acquisto carte

breach-card-without-urban-ascendancy = { NAME($player) } non possiede { NAME($advance, form: "definite") }
    .title = Carta in più senza il fattore
    .why = Solo con l'Urbanizzazione si può acquistare una carta in più per $10.
breach-second-extra-card = { NAME($player) } ha già acquistato una carta in più in questo turno
    .title = Seconda carta in più
    .why = L'Urbanizzazione permette una sola carta in più per turno.
breach-extra-card-not-affordable = { NAME($player) } ha { $cash }; una carta in più costa { $price }
    .title = Carta in più troppo cara
    .why = Una carta in più costa $10.
breach-discard-without-master-art = { $case ->
        [bought] { NAME($player) } ha acquistato { NAME($advance, form: "definite") } solo in questo turno
       *[none] { NAME($player) } non possiede { NAME($advance, form: "definite") }
    }
    .title = Scarto senza il fattore
    .why = Solo l'Arte dei maestri permette di scartare una carta, e non nel momento in cui la si acquista.
breach-second-discard = { NAME($player) } ha già scartato una carta in questo turno
    .title = Secondo scarto
    .why = L'Arte dei maestri permette un solo scarto per turno.
breach-discard-before-extra-card = { NAME($player) } ha già scartato; la carta in più si acquista prima
    .title = Carta in più dopo lo scarto
    .why = Chi possiede entrambi i fattori prima acquista una carta, o rinuncia, e poi scarta: così vede la carta nuova prima di liberarsi di una.

## Carte

breach-hand-empty = { NAME($player) } non ha carte
    .title = Mano vuota
    .why = Si sa quante carte ha ognuno: una distribuita all'inizio, una per ogni fase estrazione, quelle acquistate, le carte bonus e quelle estratte per una mancanza.
breach-card-of-a-later-epoch = { NAME($card, form: "definite") }: è una carta dell'epoca { $epoch }, ma il mazzo in uso è quello dell'epoca { $reached }
    .title = Carta di un'epoca successiva
    .why = Le carte dell'epoca successiva entrano in gioco solo quando il mazzo è vuoto e bisogna estrarre ancora.
breach-card-already-gone = { $case ->
        [removed] { NAME($card, form: "definite") }: questa carta è già uscita dal gioco
        [replay] { NAME($card, form: "definite") }: questa carta resta nella pila rigiocabile finché non si forma il prossimo mazzo
       *[played] { NAME($card, form: "definite") }: tutte le copie sono già state giocate
    }
    .title = Carta già uscita
    .why = I leader e alcuni eventi lasciano il gioco appena giocati. Tutte le altre carte aspettano nella pila rigiocabile il prossimo mazzo.
breach-card-cannot-be-in-hand = tra le carte che { NAME($player) } ha ricevuto non può esserci questa ({ NAME($card) }): { $parts }
    .title = Carta che non può essere in questa mano
    .why = Ogni carta estratta viene dal mazzo in uso in quel momento. A ogni carta che un giocatore ha mostrato deve corrispondere una delle sue estrazioni.
breach-card-is-a-burden = { $case ->
        [military] { NAME($card, form: "definite") }: questa carta non si può più giocare, perché è uscito l'Arco lungo o la Polvere da sparo
        [mongols] { NAME($card, form: "definite") }: questa carta non si può più giocare, perché sono usciti gli Eserciti mongoli
        [strife] { NAME($card, form: "definite") }: questa carta non si può più giocare, perché sono uscite le Lotte religiose
        [matter] { NAME($card, form: "definite") }: questa carta non si può più giocare, perché tutti possiedono le Leggi della materia
       *[science] { NAME($card, form: "definite") }: questa carta non si può più giocare, perché tutti possiedono i quattro fattori di Scienza
    }
    .title = Carta inservibile giocata
    .why = Una carta che non può più avere effetto resta in mano come carta inservibile e rende più cara la stabilizzazione. Ce ne si libera con l'Arte dei maestri o con un commercio forzato.
breach-commodity-not-chosen = con questa carta ({ NAME($card) }) si viene pagati per un solo prodotto, e manca la scelta: { $choices }
    .title = Prodotto non scelto
    .why = Chi gioca una carta con doppio prodotto sceglie per quale dei due si viene pagati.
    .hint = scrivilo dopo la carta: `> vino`
breach-commodity-not-on-card = { NAME($card, form: "on") } non c'è { NAME($commodity, form: "definite") }
    .title = Prodotto che non è sulla carta
    .why = Con una carta con doppio prodotto si viene pagati per uno dei due prodotti stampati.
breach-target-missing = { $case ->
        [player] manca il giocatore scelto per { NAME($card, form: "definite") }
        [province] manca la provincia scelta per { NAME($card, form: "definite") }
        [provinces] mancano le province scelte per { NAME($card, form: "definite") }
        [area] manca l'area scelta per { NAME($card, form: "definite") }
       *[category] manca la categoria vietata { NAME($card, form: "from") }
    }
    .title = Bersaglio mancante
    .why = Chi o che cosa colpisce una carta del genere lo sceglie chi la gioca.
    .hint = scrivilo dopo `>`
breach-target-immune = { $case ->
        [matter] { NAME($other) } possiede le Leggi della materia; contro di lei questa carta non si può giocare: { NAME($card) }
        [ruler] { NAME($other) } ha un Sovrano illuminato in questo turno; contro di lei questa carta non si può giocare: { NAME($card) }
        [province] questa provincia ({ NAME($province) }) appartiene { NAME($other, form: "to") }, che in questo turno ha un Sovrano illuminato
        [own] questa carta si gioca solo contro gli altri: { NAME($card) }
       *[out] { NAME($other) } è fuori dal gioco; contro di lei questa carta non si può giocare: { NAME($card) }
    }
    .title = Bersaglio protetto
    .why = Le Leggi della materia proteggono dall'Oro dell'alchimista. Il Sovrano illuminato protegge chi lo gioca da sei eventi fino alla fine del turno, ma solo da quelli giocati dopo.
breach-war-on-oneself = { NAME($player) } dichiara Guerra a sé stessa
    .title = Guerra contro sé stessi
    .why = Per una Guerra ci vogliono due parti.
breach-no-marker-there = { $case ->
        [cession] { NAME($player) } non può cedere questa provincia ({ NAME($province) }): lì non ha un indicatore colorato
       *[event] { NAME($card, form: "definite") }: serve un indicatore colorato, e { NAME($province, form: "in") } non ce n'è
    }
    .title = Nessun indicatore
    .why = Si può ridurre o cedere solo un indicatore colorato. Le pedine non bastano, e un satellite non ha mai un indicatore.
breach-wrong-number-of-provinces = { NAME($card, form: "definite") }: nell'epoca { $epoch } { $expected ->
        [one] è colpita { $expected } provincia
       *[other] sono colpite { $expected } province
    }, non { $count }
    .title = Numero di province sbagliato
    .why = Pirati e vichinghi colpiscono una provincia nell'epoca I, due nell'epoca II, tre nell'epoca III; di meno solo se gli indicatori sulle coste non bastano.
breach-province-not-coastal = { $case ->
        [overseas] con questa decisione i Pirati/vichinghi non arrivano oltremare: { NAME($province) }
       *[inland] questa provincia non è sul mare: { NAME($province) }
    }
    .title = Provincia senza costa
    .why = Pirati e vichinghi arrivano dal mare. Le isole e le province d'oltremare contano come costiere.
breach-rebellion-not-possible-there = { $case ->
        [new-world] nel Nuovo Mondo non può scoppiare una ribellione: { NAME($province) }
        [own-capital] { NAME($province) } è una capitale e non può ribellarsi
       *[capital] { NAME($province) } è una capitale altrui e non può ribellarsi
    }
    .title = Ribellione impossibile
    .why = Una ribellione può scoppiare dovunque, tranne che nel Nuovo Mondo e nelle capitali altrui.
breach-crusade-not-possible-there = { $case ->
        [area] questa provincia non è in Terra Santa (area VI): { NAME($province) }
        [area-four] questa provincia non è nell'area IV: { NAME($province) }
        [satellite] un satellite non può contenere un indicatore: { NAME($province) }
       *[own] { NAME($player) } domina già la provincia: { NAME($province) }
    }
    .title = Crociata impossibile
    .why = Con le crociate si mette un indicatore in un mercato qualsiasi dell'area VI che ancora non si domina.
breach-category-not-open-to-decree = { NAME($card, form: "definite") } non può vietare la categoria { NAME($category) }; può vietare: { $choices }
    .title = Categoria che il Decreto non può vietare
    .why = Il papa può vietare per un turno la Scienza, la Religione o l'Esplorazione. Commercio, Comunicazione e fattori Civili non gli competono.
breach-choice-missing = non è indicato che cosa perde { NAME($other) } nella Guerra civile: metà della cassa o metà delle pedine
    .title = Scelta della vittima mancante
    .why = La vittima di una Guerra civile sceglie che cosa perdere. Nessuno può indovinarlo, quindi va scritto.
    .hint = scrivi `= cassa` oppure `= pedine` dopo la vittima
breach-replacement-not-written = { NAME($player) } non ha pedine nello stock per { NAME($province, form: "definite") }; si considera presa una pedina dalla sezione espansione
    .title = Sostituzione non scritta
    .why = Se un indicatore viene ridotto e lo stock è vuoto, il proprietario può usare una pedina della sezione espansione o lasciare vuota la provincia.
    .hint = scrivi `sostituzione > … = pedina` oppure `= vuota` dopo l'evento
breach-war-dice-missing = mancano i dadi della Guerra { NAME($player, form: "of") } contro { NAME($other) }
    .title = Guerra senza dadi
    .why = Ogni parte lancia un dado e aggiunge Nazionalismo e vantaggi militari. Senza i dadi non si sa chi ha vinto.
    .hint = scrivi i due dadi dopo l'avversario, prima il tuo: `= [4 2]`
breach-war-roll-missing = la Guerra continua ({ $sides }), ma all'inizio del round { NAME($player, form: "of") } mancano i dadi
    .title = Dadi della Guerra non rilanciati
    .why = Se una Guerra è in pareggio, i dadi si rilanciano all'inizio di ogni round successivo, finché qualcuno non vince.
    .hint = scrivili prima delle carte di quel round: `guerra: [5 3]`
breach-war-roll-not-due = { $case ->
        [rounds] non restano round in cui rilanciare i dadi della Guerra
        [early] il prossimo lancio della Guerra si fa all'inizio del round del prossimo giocatore
       *[none] non c'è nessuna Guerra in corso
    }
    .title = Lancio della Guerra di troppo
    .why = Se una Guerra è in pareggio, i dadi si rilanciano una volta in ogni round successivo; nel gioco carte finale, solo finché restano round.
breach-cession-missing = { NAME($player) } ha perso la Guerra e cede { $count ->
        [one] { $count } provincia, ma la trascrizione non dice quale
       *[other] { $count } province, ma la trascrizione non dice quali
    }
    .title = Cessione mancante
    .why = Chi perde una Guerra cede tante province quanta è la differenza tra i totali, e le sceglie.
    .hint = scrivila subito dopo i dadi: `Barcellona: cessione > Siviglia`
breach-wrong-number-ceded = { NAME($player) } cede { $count ->
        [one] { $count } provincia
       *[other] { $count } province
    }, ma il numero giusto è { $expected }
    .title = Numero di cessioni sbagliato
    .why = Passano di mano tanti indicatori quanta è la differenza tra i totali. Per ognuno che non si può cedere si sale di uno spazio miseria.
breach-ceded-to-one-who-cannot-hold = { $case ->
        [boxes] { NAME($other) } non può tenere un'altra provincia d'oltremare: { NAME($province) }
       *[advance] { NAME($other) } non può tenere { NAME($province, form: "definite") } senza { NAME($advance, form: "definite") }
    }
    .title = Provincia ceduta a chi non può tenerla
    .why = Si cede solo dove il vincitore può stare. Per l'area V serve la Via di terra per l'Oriente, per l'Estremo Oriente la Navigazione oceanica, per le Americhe il Nuovo Mondo; il raggio delle navi non conta.
breach-protection-on-first-leader = { NAME($leader) } è il primo leader del turno; su questa carta non si mette denaro
    .title = Denaro sul primo leader
    .why = Il primo leader del turno è chiuso ai mecenati, quindi non c'è nulla da proteggere.
breach-protection-not-affordable = { NAME($player) } mette { $money } su { NAME($leader) }, ma ha { $cash }
    .title = Protezione superiore alla cassa
    .why = Il denaro si mette sulla carta nel momento in cui si gioca il leader.
breach-entry-not-due = { $case ->
        [replace] { NAME($player) } non ha nulla da sostituire
        [cede] { NAME($player) } non ha nulla da cedere
        [hand] { NAME($card, form: "definite") }: non è una carta inservibile e va giocata
        [cathedral] nessuno sta attaccando { NAME($player) }
        [defence] { NAME($player) } può usare la Cattedrale solo quando attacca
        [unrest] { NAME($player) } ha { $cash } e deve pagare { $price } per la stabilizzazione
        [adjust] { NAME($advance) }: fissa una condizione solo chi è ultimo nell'ordine, una volta per turno, per grano, stoffa, vino o metallo
       *[protection] nel gioco carte finale non si mettono protezioni
    }
    .title = Riga fuori luogo
    .why = Alcune righe rispondono solo a ciò che è appena successo: un indicatore ridotto con lo stock vuoto, una Guerra persa, una carta inservibile alla fine.

## Acquisti

breach-purchase-out-of-order = { NAME($step, form: "definite") } viene prima { NAME($after, form: "of") }
    .title = Acquisti nell'ordine sbagliato
    .why = Prima la nave, poi i fattori, la stabilizzazione e infine la diminuzione della miseria: chi spende tutto in fattori non ha più nulla contro i disordini.
breach-purchase-not-affordable = { $case ->
        [advance] { NAME($player) } ha { $cash }; il prezzo { NAME($advance, form: "of") } è { $price }: { $parts }
        [ship] { NAME($player) } ha { $cash }; la nave costa { $price }
        [leader] { NAME($player) } ha { $cash }; { NAME($leader) } costa { $price }
       *[relief] { NAME($player) } ha { $cash }; la diminuzione della miseria costa { $price }: { $parts }
    }
    .title = Acquisto troppo caro
    .why = Si paga tutto subito, voce per voce.
breach-second-ship-upgrade = { NAME($player) } ha già migliorato la nave in questo turno
    .title = Secondo miglioramento navale
    .why = La nave migliora di un solo grado per turno.
breach-ship-grade-not-next = { $case ->
        [advance] il grado { $written } non si acquista: si ottiene con { NAME($advance, form: "definite") }
        [last] il grado { $computed } è l'ultimo della sua classe
       *[skipped] per { NAME($player) } il grado successivo è { $computed }, non { $written }
    }
    .title = Grado della nave fuori sequenza
    .why = Le galee hanno i gradi 2, 4, 6 e 8, i vascelli da 10 a 16, le navi oceaniche da 1 a 4. Da una classe all'altra si passa solo con i Vascelli d'altomare e con la Navigazione oceanica, senza pagare la nave.
breach-advance-owned-already = { NAME($player) } possiede già { NAME($advance, form: "definite") }
    .title = Fattore già posseduto
    .why = Ogni giocatore può possedere ogni fattore una volta sola.
breach-prerequisite-missing = prerequisiti mancanti per { NAME($advance, form: "definite") }: { $needed }
    .title = Prerequisito mancante
    .why = Alcuni fattori si basano su altri. Il prerequisito si può acquistare nella stessa fase, ma prima.
breach-advance-banned = { $case ->
        [advance] il Decreto papale vieta in questo turno proprio questo fattore: { NAME($advance) }
       *[category] { NAME($advance, form: "definite") }: categoria { NAME($category) }, vietata in questo turno dal Decreto papale
    }
    .title = Fattore vietato dal Decreto papale
    .why = Il Decreto papale vieta a tutti una categoria per un turno, a meno che non escano anche le Lotte religiose.
breach-patronage-not-owned = { NAME($player) } non possiede { NAME($advance, form: "definite") } e non può usare { NAME($leader) }
    .title = Mecenatismo non posseduto
    .why = I leader altrui servono solo a chi possiede il Mecenatismo. Lo si può acquistare prima e usare subito.
breach-leader-not-open = { $case ->
        [first] { NAME($leader) } è il primo leader del turno e serve solo { NAME($owner, form: "to") }
        [own] { NAME($leader) } è un leader { NAME($player, form: "of") } e non va scritto
        [full] { NAME($leader) } ha già tutti i suoi mecenati: nessun altro può usare questa carta
       *[absent] { NAME($leader) } non è stato giocato in questo turno
    }
    .title = Leader non aperto ai mecenati
    .why = I mecenati usano i leader che altri hanno giocato in questo turno, tranne il primo. I propri leader contano in automatico.
breach-stability-not-affordable = { NAME($player) } ha { $cash }; la stabilizzazione di { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } costa { $price }
    .title = Stabilizzazione troppo cara
    .why = La prima carta costa $1, la seconda $2, la terza $3 e così via. Chi non può o non vuole pagare sale sull'Indice Miseria di almeno altrettanto.
    .hint = se non è stata pagata, scrivi `disordini`
breach-second-stabilization = { $case ->
        [refused] { NAME($player) } ha già rifiutato la stabilizzazione in questo turno
       *[paid] { NAME($player) } ha già pagato la stabilizzazione in questo turno
    }
    .title = Stabilizzazione scritta due volte
    .why = La stabilizzazione si paga o si rifiuta una volta per turno, dopo l'ultimo fattore e prima di diminuire la miseria. Se è scritta due volte, vale la prima riga.
breach-stability-lapsed = { NAME($player) } ha { $cash } e la stabilizzazione costa { $price }; la miseria sale a { $misery }
    .title = Stabilizzazione non pagata
    .why = Se il denaro c'è, la stabilizzazione si considera pagata. Altrimenti la miseria sale del minor numero di spazi che copra la somma non pagata.
    .hint = per indicarlo, scrivi `disordini`
breach-relief-without-tier = { NAME($player) } non ha un livello completo; mancano fattori di: { $missing }
    .title = Diminuzione senza livello
    .why = Può acquistare una diminuzione della miseria solo chi ha almeno un fattore in ognuna delle sei categorie.
breach-relief-beyond-tiers = { NAME($player) } acquista { $count } spazi di diminuzione, ma ha solo { $tiers ->
        [one] { $tiers } livello completo
       *[other] { $tiers } livelli completi
    }
    .title = Più spazi di diminuzione che livelli
    .why = Ogni livello completo di fattori permette uno spazio per turno.
breach-relief-below-zero = { NAME($player) } acquista più spazi ({ $count }) di quanti ce ne siano fino a 0: la miseria è { $misery }
    .title = Diminuzione sotto zero
    .why = La miseria non può scendere sotto 0.

## Ordine di gioco

breach-renaissance-not-owned = { NAME($player) } non possiede { NAME($advance, form: "definite") }
    .title = Scambio senza il fattore
    .why = Solo chi possiede il Rinascimento può scambiare la posizione nell'ordine di gioco.
breach-second-renaissance-swap = { NAME($player) } ha già scambiato la posizione in questo turno
    .title = Secondo scambio
    .why = Il Rinascimento si usa una volta per turno.
breach-renaissance-swap-not-possible = { $case ->
        [owner] anche { NAME($other) } possiede { NAME($advance, form: "definite") } e mantiene la posizione
       *[neighbour] { NAME($player) } e { NAME($other) } non sono vicine nell'ordine di gioco: { $order }
    }
    .title = Scambio impossibile
    .why = Con il Rinascimento si scambia la posizione con chi viene subito prima o subito dopo, se non lo possiede anche lui.
breach-renaissance-swap-too-late = { $case ->
        [begun] in questa fase è già successo qualcosa; gli scambi vengono per primi
       *[earlier] nell'ordine di gioco { NAME($other) } viene prima, quindi è la prima a scambiare
    }
    .title = Scambio fatto troppo tardi
    .why = Le posizioni si scambiano all'inizio di una fase, prima di tutto il resto; se a scambiare sono in più d'uno, vale l'ordine di quel momento.

## Espansione

breach-tokens-not-available = { $tokens ->
        [one] qui serve { $tokens } pedina
       *[other] qui servono { $tokens } pedine
    }; { NAME($player) } ne ha { $left }
    .title = Pedine non disponibili
    .why = Si piazzano solo le pedine acquistate nella fase ordine di gioco precedente, meno quelle spese per carte e commerci o perse in attacchi falliti.
breach-province-not-in-play = { $case ->
        [overseas] { NAME($area) }: la Peste nera colpisce solo una delle aree da I a VIII
        [unprinted] { NAME($province) }: non c'è sulla mappa di questa partita
       *[other] { $case ->
            [area] { NAME($area, form: "definite") }, con
           *[province] questa provincia ({ NAME($province) }) è in un'area che con
        } { $count ->
            [one] { $count } giocatore
           *[other] { $count } giocatori
        }{ $case ->
            [area] , non è in gioco
           *[province] {" "}non è in gioco
        }
    }
    .title = Provincia fuori gioco
    .why = L'area III entra in gioco con quattro giocatori, l'area II con cinque, l'area I con sei. Le navi ci passano, ma nessun pezzo può restarci.
breach-province-out-of-reach = { $case ->
        [land] { NAME($player) } non può arrivare { NAME($province, form: "in") }: non confina con nessun suo pezzo colorato
        [far] la distanza { NAME($base, form: "from") } { NAME($province, form: "to") } è di { $steps } province costiere; la galea { NAME($player, form: "of") } arriva a { $range }
       *[seas] lungo le coste { NAME($player) } non arriva { NAME($province, form: "in") }, e la galea non può attraversare tanto mare
    }
    .title = Provincia fuori portata
    .why = Le pedine si piazzano dove si confina con un proprio pezzo colorato o con la propria capitale, a due province di distanza con la Carovana, oppure via nave. I pezzi piazzati in questo turno non sono ancora una base.
breach-caravan-blocked = { $case ->
        [ship] { NAME($province, form: "in") } si arriverebbe solo con carovana e nave insieme
       *[rival] la carovana { NAME($player, form: "of") } non arriva { NAME($province, form: "in") }: gli avversari controllano { $between }
    }
    .title = Carovana bloccata
    .why = Una carovana attraversa una sola provincia, e solo se nessun avversario la controlla con un indicatore colorato o con tante pedine colorate quante ne indica il numero mercato. Non può salire su una nave.
breach-area-v-without-overland-east = { NAME($player) } non possiede { NAME($advance, form: "definite") }, e questa provincia è nell'area V: { NAME($province) }
    .title = Area V senza il fattore
    .why = Le terre intorno al Mar Nero sono chiuse a chi non possiede la Via di terra per l'Oriente.
breach-island-without-ships = { NAME($player) } non può attraversare il mare per arrivare { NAME($province, form: "in") } senza i Vascelli d'altomare o i Cieli
    .title = Isola senza il fattore
    .why = In Islanda e in Africa Occidentale si arriva solo per mare aperto.
breach-overseas-without-navigation = { NAME($player) } non può arrivare { NAME($province, form: "in") } senza { NAME($advance, form: "definite") }
    .title = Oltremare senza il fattore
    .why = Solo la Navigazione oceanica attraversa l'oceano fino all'Estremo Oriente.
breach-americas-without-new-world = { NAME($player) } non può arrivare { NAME($province, form: "in") } senza { NAME($advance, form: "definite") }
    .title = America senza il fattore
    .why = Le due Americhe si aprono con il Nuovo Mondo.
breach-too-many-overseas-boxes = con { NAME($province, form: "definite") } le province d'oltremare { NAME($player, form: "of") } sarebbero { $count }; le navi ne reggono { $grade }
    .title = Troppe province d'oltremare
    .why = Il grado oceanico dice quante province d'oltremare si possono tenere nello stesso momento.
breach-over-shipping-capacity = pedine trasportate { NAME($province, form: "in") } in questo turno: { $tokens }; le navi { NAME($player, form: "of") } ne portano { $capacity }
    .title = Oltre la capacità di navigazione
    .why = In ogni provincia una nave porta solo un certo numero di pedine per turno; contano anche quelle perse in un attacco. Via terra se ne possono mandare quante si vuole.
breach-tokens-in-own-market = { NAME($player) } domina già la provincia: { NAME($province) }
    .title = Pedine in un proprio mercato
    .why = Un indicatore riempie il mercato; accanto non c'è posto per pedine.
breach-satellite-overfilled = { $case ->
        [own] { NAME($player) } ha già una pedina nel satellite { NAME($province, form: "of") }
       *[tokens] questo è un satellite e contiene una sola pedina, non { $tokens }: { NAME($province) }
    }
    .title = Satellite troppo pieno
    .why = In un satellite c'è posto per una sola pedina e mai per un indicatore.
breach-attack-too-weak = { $tokens ->
        [one] { $tokens } pedina attacca
       *[other] { $tokens } pedine attaccano
    } { NAME($province, form: "definite") }; { NAME($player) } deve usarne almeno { $needed }: { $case ->
        [helped] { $parts }; meno { $help }
        [capital] { $parts }; nella propria capitale ogni pedina vale doppio
        [capital-helped] { $parts }; meno { $help }; nella propria capitale ogni pedina vale doppio
        [market] mai meno del numero mercato
       *[plain] { $parts }
    }
    .title = Attacco troppo debole
    .why = Per un attacco servono tante pedine quant'è la forza di tutti gli avversari presenti più il numero mercato, e mai meno del numero mercato. Con meno non si può entrare in una provincia piena.
breach-attack-not-rolled = entrare { NAME($province, form: "in") } è un attacco, e mancano i dadi
    .title = Attacco senza dadi
    .why = Dove c'è un indicatore avversario, o i pezzi supererebbero il numero mercato, decidono i dadi o una Cattedrale.
    .hint = scrivi i dadi dopo la provincia (colorato, nero, bianco): `= [4 1 6]`; oppure `= cattedrale`
breach-dice-not-written = l'esito dell'attacco { NAME($province, form: "to") } è preso per buono: mancano i dadi
    .title = Attacco con il solo esito
    .why = Con i dadi si può controllare anche l'esito.
breach-dice-without-attack = { NAME($province, form: "in") } non si attacca nessuno: con queste pedine { $count ->
        [one] c'è { $count } pezzo
       *[other] ci sono { $count } pezzi
    } e il numero mercato è { $market }
    .title = Dadi senza attacco
    .why = Finché i pezzi di tutti non superano il numero mercato e non c'è un indicatore avversario, si aggiungono pedine senza attaccare.
breach-cathedral-not-owned = { NAME($player) } non possiede { NAME($advance, form: "definite") }
    .title = Cattedrale non posseduta
    .why = Si vince senza dadi solo se si possiede la Cattedrale.
breach-cathedral-against-owner = anche { NAME($other) } possiede { NAME($advance, form: "definite") }, che quindi contro di lei non ha effetto
    .title = Cattedrale contro chi la possiede
    .why = La Cattedrale funziona solo contro chi non la possiede, e contro più avversari solo se nessuno di loro la possiede.
breach-second-cathedral = { NAME($player) } ha già usato { NAME($advance, form: "definite") } contro { NAME($other) } in questo turno
    .title = Secondo uso della Cattedrale
    .why = La Cattedrale si usa una volta per turno contro ogni giocatore, in attacco o in difesa.
breach-trade-without-windmill = { NAME($player) } non possiede { NAME($advance, form: "definite") }
    .title = Commercio forzato senza il fattore
    .why = Le carte passano di mano solo con il commercio forzato dei Mulini a vento/acqua. Nessuno può scambiarle liberamente.
breach-trade-not-possible = { $case ->
        [attack] { NAME($player) } non ha appena preso una provincia { NAME($other, form: "to") }
        [controlled] { NAME($other) } non controllava { NAME($province, form: "definite") }
        [own-hand] { NAME($player) } non ha carte da dare
       *[other-hand] { NAME($other) } non ha carte da prendere
    }
    .title = Commercio forzato impossibile
    .why = Subito dopo aver preso una provincia che un avversario controllava, si possono pagare tante pedine quante ne indica il suo numero mercato e tentare lo scambio. Entrambe le parti devono avere una carta.
breach-second-trade = { NAME($player) } ha già tentato un commercio forzato in questo turno
    .title = Secondo commercio forzato
    .why = I Mulini a vento/acqua si usano una volta per turno.
breach-second-expansion-card = { NAME($player) } ha già acquistato una carta con le pedine in questa fase
    .title = Seconda carta con le pedine
    .why = Ognuno può acquistare una sola carta con le pedine per turno; ogni carta rende più cara la successiva per tutti.
breach-no-marker-left = { NAME($player) } non ha più indicatori per { NAME($province, form: "definite") }
    .title = Indicatori esauriti
    .why = Ogni giocatore ha 25 indicatori. Se sono tutti sulla mappa, se ne può sostituire uno con una pedina per liberarlo.
breach-marker-not-to-be-freed = { $case ->
        [left] { NAME($player) } ha ancora { $count ->
            [one] { $count } indicatore
           *[other] { $count } indicatori
        } e non ha bisogno di liberarne
       *[none] { NAME($player) } non ha un indicatore colorato { NAME($province, form: "in") }
    }
    .title = Indicatore da non liberare
    .why = Un indicatore si sostituisce con una pedina solo se tutti i 25 sono sulla mappa e ne serve un altro.
breach-indulgence-not-affordable = { NAME($player) } deve ancora { $due } per la Sacra indulgenza e ha { $cash }
    .title = Sacra indulgenza troppo cara
    .why = Per ogni pedina che manca si paga $1. Chi non ha il denaro sale di uno spazio miseria.
    .hint = in questo caso si sale di uno spazio miseria: `Genova: indulgenza = miseria`
breach-indulgence-not-due = { NAME($player) } non deve nulla per la Sacra indulgenza
    .title = Nulla da dare per la Sacra indulgenza
    .why = Chi la possiede non paga, e chi ha abbastanza pedine ne dà due per ogni possessore. Solo per le pedine che mancano si può scegliere tra denaro e miseria.

## Entrate

breach-market-dice-missing = mancano i due lanci del mercato
    .title = Lanci del mercato mancanti
    .why = Ogni fase entrate finisce con due lanci per mancanza e surplus. Dipendono dal caso, quindi vanno scritti.
    .hint = scrivili entrambi: `mercato: [4 4 3], [2 3 3]`
breach-market-rolled-wrongly = { $count ->
        [one] è scritto { $count } lancio del mercato
       *[other] sono scritti { $count } lanci del mercato
    }; ne servono due, di tre dadi ciascuno
    .title = Lanci del mercato sbagliati
    .why = In ogni fase entrate si lanciano due volte i dadi colorato, nero e bianco.

## Fine

breach-final-hand-not-played = { NAME($player) } ha ancora in mano { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } da giocare
    .title = Mano non giocata fino in fondo
    .why = Nel gioco carte finale ognuno gioca tutte le sue carte. Restano solo quelle inservibili.
    .hint = le carte inservibili si possono mostrare: `Venezia: mano = Armatura`
breach-clear-in-final-play = nel gioco carte finale non si elimina nessuna condizione
    .title = Condizione eliminata alla fine
    .why = Mancanze e surplus degli ultimi due lanci del mercato valgono anche per il gioco carte finale.
breach-discard-list-missing = { $case ->
        [part] carte in mano { NAME($player, form: "to") }: { $expected } (scritte: { $count })
       *[none] { NAME($player) } è fuori dal gioco; mancano i nomi delle carte che aveva in mano ({ $expected })
    }
    .title = Mano di un giocatore eliminato non scritta
    .why = Questa mano si mostra e si scarta; altrimenti nessuno sa che cosa torna con il prossimo mazzo.
    .hint = scrivi tutta la mano: `Parigi: scarto > vino, Carestia`

## Come si compongono i valori

strength-part-market = numero mercato { $count }
strength-part-marker = indicatore { NAME($player, form: "of") } { $count }
strength-part-tokens = pedine { NAME($player, form: "of") } { $count }
strength-part-satellite = { NAME($province) } { $count }
strength-part-thing = { NAME($thing) } { $count }
strength-part-capital = capitale { NAME($player, form: "of") } { $count }
strength-part-own-tokens = pedine proprie già presenti { $count }

price-part-printed = prezzo stampato { $amount }
price-part-credit = { NAME($thing) } −{ $amount }
price-part-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } { $amount }
price-part-space = miseria da { $from } a { $to }: { $amount }
price-part-half = metà con { NAME($thing, form: "definite") }: { $amount }
price-part-relief-value = valore di diminuzione { NAME($thing, form: "of") } −{ $amount }
price-part-item = { NAME($thing) } { $amount }

payment-part-provinces = { $count ->
        [one] { $count } provincia
       *[other] { $count } province
    }
payment-part-shortage = mancanza +1
payment-part-surplus = surplus −1
payment-part-thing = { NAME($thing) } +1
payment-part-box = spazio { $count }

income-part-base = base { $amount }
income-part-markers = { $count ->
        [one] { $count } indicatore
       *[other] { $count } indicatori
    } { $amount }
income-part-thing = { NAME($thing) } { $amount }

misery-part-card = carta +{ $count }
misery-part-grain = province di grano −{ $count }
misery-part-thing = { NAME($thing) } { $spaces }

order-part = { NAME($player) } { $spent }

draw-part-dealt = distribuita all'inizio
draw-part-turn = estratta nel turno { $turn } (epoca { $epoch })
draw-part-used = { $draw }: { NAME($card) }
draw-part-open = { $draw }: non mostrata

## Come si scrive sotto ogni intestazione

entry-form-setup = a partita in corso: `ordine: Genova, Venezia`; `Venezia: $62, 14 pedine, 3 carte, miseria 60, galea 4`; `Venezia: I cieli`; `Venezia: domini > Milano`; `Venezia: 1 > Corfù`
entry-form-capital-selection = si scrive così: `Venezia: $2`; dopo offerte pari: `Venezia: lancio = [5]`
entry-form-draw = si scrive così: `Genova: eliminazione > stoffa`; a carte scoperte: `Genova: carta = vino`
entry-form-buy = si scrive così: `Venezia: carta`; oppure: `Genova: scarto > Carestia`
entry-form-play = una carta dopo l'altra: `Parigi: stoffa`; con il bersaglio: `Venezia: guerra > Barcellona = [4 4]`; con denaro su un leader: `Parigi: Niccolò Copernico, $6`; ed eventualmente: `guerra: [5 3]`; `Barcellona: cessione > Siviglia`
entry-form-purchase = si scrive così: `Venezia: nave, Niccolò Copernico, Cattedrale, stabilità, sollievo`
entry-form-expansion = si scrive così: `Venezia: Milano, Firenze`; `Venezia: 2 > Belgrado`; un attacco: `Venezia: Fez = [4 1 6]`; anche: `Venezia: carta`; `Venezia: baratto > Barcellona = [2]`
entry-form-income = si scrive così: `Venezia: $47`; `mercato: [4 4 3], [2 3 3]`; `mancanza: oro`
entry-form-order = quanto spende ognuno in pedine: `Venezia: 20`; per giocare prima: `Venezia: -1`; il risultato: `ordine: Genova, Venezia`
entry-form-tally = si scrive così: `Venezia: $63, 4 carte, 12 pedine, miseria 70, galea 4`; `Venezia: 2 > Belgrado`; `mazzo: 9`
entry-form-final-card-play = tutte le carte, una dopo l'altra: `Venezia: seta`; `Genova: guerra > Venezia = [3 3]`; quelle inservibili: `Venezia: mano = Armatura`
entry-form-score = si scrive così: `Venezia: 812`
