### What came of the entries of a game record of Age of Discovery, as `annals log` tells it, in Italian.
### $player, $attacker, $defender: the glossary id of a player's colour; $players: several players as a text. $region, $good,
### $card: glossary ids. $pieces, $sets, $regions, $buildings: things with their numbers as a text. $amount: money as a text.
### $reason: the title of the rule. The numbers of the rules are added behind. No capital at the start, no full stop.

# $case: pays, or receives.
log-money = { $rule ->
        [R-007] { NAME($player, form: "definite") } riceve { $amount } perché gioca dopo
        [R-043] { NAME($player, form: "definite") } incassa { $amount } in Iniziativa
        [R-051] { NAME($player, form: "definite") } riceve { $amount } per il mercante che arriva
        [R-062] { NAME($player, form: "definite") } paga { $amount } per l'edificio
        [R-072] { NAME($player, form: "definite") } riceve i { $amount } indicati sulla pedina
        [R-080] { NAME($player, form: "definite") } riceve i { $amount } indicati sulla carta
        [R-084] { NAME($player, form: "definite") } paga { $amount } per l'addestramento
        [R-091] { NAME($player, form: "definite") } paga { $amount } per la guerra
        [R-148] { NAME($player, form: "definite") } paga { $amount }, metà della propria offerta
        [R-150] { NAME($player, form: "definite") } paga la propria offerta, { $amount }
        [R-151] { NAME($player, form: "definite") } riceve i { $amount } indicati sulla pedina dei Caraibi
       *[other] { $case ->
            [pays] { NAME($player, form: "definite") } paga { $amount }: { $reason }
           *[receives] { NAME($player, form: "definite") } riceve { $amount }: { $reason }
        }
    }
log-income = { NAME($player, form: "definite") } incassa { $amount } con le combinazioni: { $sets }
# $count: the player's pieces there.
log-good-taken = { NAME($player, form: "definite") } arriva per primo a 3 pezzi { NAME($region, form: "in") } (ora { $count }) e prende la merce: { NAME($good) }
log-missionary = il missionario { NAME($player, form: "of") } porta con sé { NAME($region, form: "in") }: { $pieces }
# $token: its figures; $points: its points.
log-discovered = { NAME($player, form: "definite") } scopre { NAME($region, form: "definite") }, tiene la pedina { $token } (punti: { $points }) e ci mette un colono
# $natives: their strength.
log-expedition-failed = la spedizione { NAME($region, form: "in") } non basta contro i nativi (forza { $natives }); la pedina torna al suo posto
log-card-won = { NAME($player, form: "definite") } ottiene la carta { NAME($card) } (punti: { $points })
log-card-failed = { NAME($player, form: "definite") } non è abbastanza forte per la carta, che viene rimescolata nel mazzo
# $total: the total in Merchant Shipping; $case: tie, or most.
log-ship = { $case ->
        [tie] la nave va { NAME($player, form: "to") }, che a parità di totale ({ $total }) viene prima nell'ordine di turno
       *[most] la nave va { NAME($player, form: "to") }, con un totale di { $total }
    }
# $of_attacker, $of_defender: the most pieces each side loses.
log-battle = battaglia { NAME($region, form: "in") }: { NAME($attacker, form: "definite") } perde al massimo { $of_attacker }, { NAME($defender, form: "definite") } { $of_defender }
log-gained = per il prossimo turno { NAME($player, form: "definite") } ottiene: { $pieces }
log-explorers = nel box Scoperta { NAME($player, form: "definite") } ha ora anche: { $pieces }
# $space: X or Y.
log-dock-space = { NAME($player, form: "definite") } riceve un colono gratuito sullo spazio { $space } della banchina
# $points: all of them; $case: none, or some.
log-colonies = { $case ->
        [none] { NAME($player, form: "definite") } non fa punti con le colonie ({ $points })
       *[some] punti delle colonie { NAME($player, form: "of") }: { $points } ({ $regions })
    }
log-points = punti { NAME($player, form: "of") }: { $points } ({ $reason })
log-not-placed = { NAME($player, form: "definite") } non ha piazzato tutto e il resto va perso: { $pieces }
log-retired = escono dal gioco, invenduti: { $buildings }
log-order = ordine di turno: { $players }
log-hand = { NAME($player, form: "definite") } ha da piazzare: { $pieces }
# All of them are points.
log-score = punti { NAME($player, form: "of") }: { $total } in tutto; colonie { $colonies }, scoperte { $discoveries }, edifici { $buildings }, economia { $economy }
# $case: what decided.
log-winner = { $case ->
        [colonies] vince per i punti delle colonie dell'ultimo turno: { $players }
        [money] vince per il denaro: { $players }
        [goods] vince per le merci: { $players }
        [shared] vittoria condivisa: { $players }
       *[points] vince: { $players }
    }
