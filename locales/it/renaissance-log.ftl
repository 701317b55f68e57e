### Ciò che è seguito alle righe di una trascrizione di Age of Renaissance, come lo racconta `annals log`.
### I dati sono spiegati nel file inglese. Niente maiuscola all'inizio, niente punto alla fine.

## Preparazione e ordine di gioco

log-capitals = le capitali si scelgono in quest'ordine: { $players }
log-spent = { $case ->
        [early] { NAME($player) } paga { $amount } per giocare prima; le restano { $cash }
        [nothing] { NAME($player) } non acquista pedine e tiene { $cash }
        [stock] { NAME($player) } spende { $amount }, prende tutte le pedine rimaste nello stock ({ $count }) e tiene { $cash }
       *[tokens] { NAME($player) } ha { $count ->
            [one] { $count } pedina
           *[other] { $count } pedine
        } da piazzare e tiene { $cash }
    }
log-order = { $case ->
        [made] ordine di gioco, con le posizioni: { $players }; spesa in pedine: { $spent }
       *[changed] ordine di gioco, con le posizioni: { $players }
    }

## Carte e mazzi

log-deck = la pila estrazioni è vuota: si forma il mazzo dell'epoca { $epoch }, con { $count } carte (di cui { $back } dalla pila rigiocabile)
log-drawn = una carta a: { $players }; carte rimaste da estrarre: { $count }
log-bonus = { $case ->
        [card] il bonus espansione (indicatori nuovi: { $count }) va { NAME($player, form: "to") }, che estrae una carta
       *[empty] il bonus espansione (indicatori nuovi: { $count }) andrebbe { NAME($player, form: "to") }, ma non ci sono più carte da estrarre
    }
log-filed = { $case ->
        [replay] la carta va nella pila rigiocabile: { NAME($card) }
       *[removed] la carta esce dal gioco: { NAME($card) }
    }
log-token-card = { NAME($player) } paga una carta con { $count } pedine
log-payout = { NAME($player) } riceve { $amount } per { NAME($commodity, form: "definite") }: { $parts }
log-nobody-paid = nessuno incassa, perché nessuno domina una provincia di questo prodotto: { NAME($commodity) }
log-rebate = con la Stampa, { NAME($leader, form: "definite") } frutta { NAME($player, form: "to") } { $amount }
log-leader = { $case ->
        [closed] primo leader del turno ({ NAME($leader) }): la carta serve solo { NAME($player, form: "to") }
        [free] di questo leader ({ NAME($leader) }) può servirsi gratis chi possiede il Mecenatismo
       *[protected] di questo leader ({ NAME($leader) }) può servirsi chi possiede il Mecenatismo e paga { $amount } { NAME($player, form: "to") }
    }
log-leaders-leave = { $case ->
        [laid] escono dal gioco questi leader, e i { $amount } di protezione vanno alla banca: { $leaders }
       *[free] escono dal gioco questi leader: { $leaders }
    }
log-military = vantaggio militare ({ NAME($card) }): { NAME($player) } ha +1 fino alla fine del turno
log-immune = { NAME($player) } è al sicuro da sei eventi per il resto del turno
log-decree = { $case ->
        [void] in questo turno sono state giocate le Lotte religiose: il Decreto papale non vieta nulla
       *[holds] in questo turno non si possono acquistare fattori di questa categoria: { $categories }
    }
log-decree-lifted = il Decreto papale di questo turno è annullato
log-civil-war = { $case ->
        [tokens] { NAME($player) } perde { $count ->
            [one] { $count } pedina
           *[other] { $count } pedine
        } e nella fase espansione agirà per ultima
       *[cash] { NAME($player) } nella fase espansione agirà per ultima
    }
log-spared = { NAME($player) } è protetta dal Sovrano illuminato e non subisce questo evento: { NAME($card) }
log-event-misery = la miseria { NAME($player, form: "of") } sale di { $count ->
        [one] { $count } spazio
       *[other] { $count } spazi
    }: { $parts }
log-burdens = carte inservibili d'ora in poi, chiunque le abbia in mano: { $cards }

## Guerra

log-part-die = dado { $count }
log-war = guerra: { NAME($attacker) } ha { $of_attacker } ({ $attacker_parts }), { NAME($defender) } ha { $of_defender } ({ $defender_parts })
log-war-tied = la Guerra è in pareggio: i dadi si rilanciano nel round del giocatore successivo
log-war-won = { $case ->
        [nothing] { NAME($winner) } vince la Guerra grazie a un vantaggio militare; { NAME($loser) } non cede nulla
        [cannot] { NAME($winner) } vince la Guerra con uno scarto di { $difference }; { NAME($loser) } non ha nulla da cedere
       *[cedes] { NAME($winner) } vince la Guerra con uno scarto di { $difference }; { NAME($loser) } cede { $count ->
            [one] { $count } provincia
           *[other] { $count } province
        }
    }

## Denaro, miseria, acquisti

log-money = { $rule ->
        [RR-060] { NAME($player) } paga la propria offerta, { $amount }
        [RR-065] { NAME($player) } paga { $amount } alla banca per eliminare una mancanza o un surplus
        [RR-067] { NAME($player) } compra una carta in più per { $amount }
        [RR-119] { NAME($player) } riceve { $amount } dalla banca per le pedine che mancano
        [RR-171] l'Oro dell'alchimista toglie { $amount } { NAME($player, form: "to") }, metà del denaro
        [RR-173] la Guerra civile costa { $amount } { NAME($player, form: "to") }, metà del denaro
        [RR-186] { NAME($player) } riceve { $amount } per gli Eserciti mongoli
       *[other] { $case ->
            [pays] { NAME($player) } paga { $amount }: { $reason }
           *[receives] { NAME($player) } riceve { $amount }: { $reason }
        }
    }
log-misery = { $case ->
        [chaos] la miseria { NAME($player, form: "of") } supera 1000: è il Caos
        [up] la miseria { NAME($player, form: "of") } sale da { $from } a { $to }
       *[down] la miseria { NAME($player, form: "of") } scende da { $from } a { $to }
    }
log-advance = { NAME($player) } paga { $amount } per { NAME($advance, form: "definite") }: { $parts }
log-patron = { NAME($player) } paga { $amount } { NAME($owner, form: "to") } per servirsi di questo leader: { NAME($leader) }
log-relief = { NAME($player) } paga { $amount } per la diminuzione della miseria: { $parts }
log-ship = { $case ->
        [bought] { NAME($player) } paga { $amount } per la nave: { $ship }
       *[moved] le navi { NAME($player, form: "of") } passano al grado { $ship }
    }
log-stability = { NAME($player) } paga { $amount } di stabilizzazione ({ $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } in mano)

## La mappa

log-indulgence = { $case ->
        [gets] con la Sacra indulgenza, { NAME($player) } riceve { $count ->
            [one] { $count } pedina
           *[other] { $count } pedine
        }
        [gives] per la Sacra indulgenza, { NAME($player) } rimette nello stock { $count ->
            [one] { $count } pedina
           *[other] { $count } pedine
        }
       *[owes] per la Sacra indulgenza, { NAME($player) } deve ancora pagare, o salire in miseria, al posto di { $count ->
            [one] { $count } pedina
           *[other] { $count } pedine
        }
    }
log-placed = { $count ->
        [one] { $count } pedina { NAME($player, form: "of") } arriva
       *[other] { $count } pedine { NAME($player, form: "of") } arrivano
    } { NAME($province, form: "in") }{ $case ->
        [here] , accanto ai pezzi che ha già lì
        [land] {" "}via terra { NAME($from, form: "from") }
        [caravan] {" "}in carovana { NAME($from, form: "from") } attraverso { NAME($through, form: "definite") }
       *[ship] {" "}via nave { NAME($from, form: "from") }
    }
log-dominates = ora { NAME($player) } domina { NAME($province, form: "definite") }
log-attack = attacco { NAME($province, form: "to") }: { NAME($player) } invia { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }; ne servono almeno { $needed } ({ $case ->
        [helped] { $parts }; meno { $help }
        [capital] { $parts }; nella propria capitale ogni pedina di chi attacca vale il doppio
        [capital-helped] { $parts }; meno { $help }; nella propria capitale ogni pedina di chi attacca vale il doppio
       *[plain] { $parts }
    })
log-attack-won = { $case ->
        [cathedral] { NAME($player) } prende { NAME($province, form: "definite") } con la Cattedrale, senza dadi
        [coloured] { NAME($player) } prende { NAME($province, form: "definite") }: il dado colorato supera la posizione { $slot }
        [black] { NAME($player) } prende { NAME($province, form: "definite") }: il dado nero supera il bianco
        [proselytism] { NAME($player) } prende { NAME($province, form: "definite") }: il dado colorato è pari alla posizione { $slot }, e con il Proselitismo basta
        [equal] { NAME($player) } prende { NAME($province, form: "definite") }: nero e bianco sono pari, e con un vantaggio militare basta
       *[told] { NAME($player) } prende { NAME($province, form: "definite") }
    }
log-attack-lost = { $case ->
        [told] { NAME($player) } perde l'attacco { NAME($province, form: "to") }
       *[dice] { NAME($player) } perde l'attacco { NAME($province, form: "to") }: il dado colorato non supera la posizione { $slot }, né il nero il bianco
    }
log-loses = { $case ->
        [marker] { NAME($player) } perde l'indicatore { NAME($province, form: "in") }
       *[tokens] { NAME($player) } perde { $count ->
            [one] { $count } pedina
           *[other] { $count } pedine
        } { NAME($province, form: "in") }
    }
log-cathedral-holds = la Cattedrale { NAME($player, form: "of") } salva { NAME($province, form: "definite") }; { NAME($attacker) } perde { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }
log-trade = { $case ->
        [done] il commercio forzato costa { NAME($player, form: "to") } { $count ->
            [one] { $count } pedina
           *[other] { $count } pedine
        } e riesce (il dado doveva dare al massimo { $market }): { NAME($loser) } cede una carta coperta e ne riceve un'altra
       *[failed] il commercio forzato costa { NAME($player, form: "to") } { $count ->
            [one] { $count } pedina
           *[other] { $count } pedine
        } e fallisce (il dado doveva dare al massimo { $market }): { NAME($loser) } non scambia nulla
    }
log-reduced = { $count ->
        [one] questo indicatore { NAME($player, form: "of") } diventa una pedina: { $provinces }
       *[other] questi indicatori { NAME($player, form: "of") } diventano pedine: { $provinces }
    }
log-marker-gone = { $count ->
        [one] { NAME($player) } perde l'indicatore in questa provincia: { $provinces }
       *[other] { NAME($player) } perde gli indicatori in queste province: { $provinces }
    }
log-marker-gained = { $count ->
        [one] { NAME($player) } ottiene un indicatore in questa provincia: { $provinces }
       *[other] { NAME($player) } ottiene un indicatore in ognuna di queste province: { $provinces }
    }
log-tokens-gone = pedine perse { NAME($player, form: "from") }: { $provinces }
log-tokens-back = tornano nello stock le pedine non piazzate: { $players }

## Entrate e mercato

log-income = { NAME($player) } incassa { $amount }: { $parts }
log-market = { $case ->
        [shortage] mancanza: { NAME($commodity) }
        [surplus] surplus: { NAME($commodity) }
       *[cancelled] mancanza e surplus si annullano: { NAME($commodity) }
    }
log-majority = { $case ->
        [draws] { NAME($player) } ha la maggioranza { NAME($commodity, form: "of") } ({ $count }) ed estrae una carta
        [pays] { NAME($player) } ha la maggioranza { NAME($commodity, form: "of") } ({ $count }) e paga { $amount }
       *[nobody] nessuno ha la maggioranza { NAME($commodity, form: "of") }
    }
log-conditions = { $case ->
        [cleared] condizione eliminata a pagamento: { $commodities }
        [used] condizione esaurita con questa carta: { $commodities }
       *[ended] fine della mancanza o del surplus: { $commodities }
    }

## La fine

log-out = { $case ->
        [left] { NAME($player) } ha lasciato la partita; i suoi pezzi restano sulla mappa
       *[chaos] { NAME($player) } è fuori dal gioco; i suoi pezzi restano sulla mappa
    }
log-last-turn = { $case ->
        [deck] il turno { $turn } è l'ultimo: il mazzo dell'ultima epoca è vuoto
        [advances] il turno { $turn } è l'ultimo: qualcuno possiede tutti e 26 i fattori
        [nobody] il turno { $turn } è l'ultimo: in gioco non c'è più nessuno
       *[time] il turno { $turn } è l'ultimo, per il limite di tempo concordato
    }
log-score = { $case ->
        [out] { NAME($player) } è fuori dal gioco e non ha punti
       *[in] punti { NAME($player, form: "of") }: { $total }; fattori { $advances }, cassa { $cash }, miseria −{ $misery }
    }
log-winner = { $case ->
        [shared] vittoria condivisa: { $players }
       *[alone] vince: { $players }
    }
