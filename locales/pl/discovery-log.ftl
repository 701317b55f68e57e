### What came of the entries of a game record of Age of Discovery, as `annals log` tells it, in Polish.
### $player, $attacker, $defender: the glossary id of a player's colour; $players: several players as a text. $region, $good,
### $card: glossary ids. $pieces, $sets, $regions, $buildings: things with their numbers as a text. $amount: money as a text.
### $reason: the title of the rule. The numbers of the rules are added behind. No capital at the start, no full stop.

# $case: pays, or receives.
log-money = { $rule ->
        [R-007] { NAME($player) } dostaje { $amount } za dalszą pozycję
        [R-043] { NAME($player) } dostaje { $amount } z Inicjatywy
        [R-051] { NAME($player) } dostaje { $amount } za przybyłego kupca
        [R-062] { NAME($player) } płaci { $amount } za budowlę
        [R-072] { NAME($player) } dostaje { $amount } z żetonu
        [R-080] { NAME($player) } dostaje { $amount } z karty
        [R-084] { NAME($player) } płaci { $amount } za szkolenie
        [R-091] { NAME($player) } płaci { $amount } za wojnę
        [R-148] { NAME($player) } płaci połowę swojej stawki: { $amount }
        [R-150] { NAME($player) } płaci swoją stawkę: { $amount }
        [R-151] { NAME($player) } dostaje { $amount } z żetonu Karaibów
       *[other] { $case ->
            [pays] { NAME($player) } płaci { $amount }: { $reason }
           *[receives] { NAME($player) } dostaje { $amount }: { $reason }
        }
    }
log-income = { NAME($player) } dostaje { $amount } za zestawy: { $sets }
# $count: the player's pieces there.
log-good-taken = { NAME($player) } jako pierwszy ma 3 figurki { NAME($region, form: "in") } (teraz { $count }) i bierze stamtąd towar: { NAME($good) }
log-missionary = z misjonarzem { NAME($player, form: "genitive") } przybywa { NAME($region, form: "to") }: { $pieces }
# $token: its figures; $points: its points.
log-discovered = { NAME($player) } odkrywa { NAME($region, form: "accusative") }, zatrzymuje żeton { $token } (punkty: { $points }) i zostawia tam kolonistę
# $natives: their strength.
log-expedition-failed = region { NAME($region) }: ekspedycja jest za słaba, siła Indian to { $natives }; żeton wraca na miejsce
log-card-won = { NAME($player) } zdobywa kartę „{ NAME($card) }” (punkty: { $points })
log-card-failed = { NAME($player) } ma za mało siły na kartę; karta wraca do talii
# $total: the total in Merchant Shipping; $case: tie, or most.
log-ship = { $case ->
        [tie] statek bierze { NAME($player) }: remis przy sumie { $total } rozstrzyga kolejność gry
       *[most] statek bierze { NAME($player) }, bo ma najwyższą sumę: { $total }
    }
# $of_attacker, $of_defender: the most pieces each side loses.
log-battle = bitwa { NAME($region, form: "in") }: { $of_attacker ->
    [0] { NAME($attacker) } nic nie traci
   *[other] { NAME($attacker) } traci najwyżej { $of_attacker ->
        [one] { $of_attacker } figurkę
        [few] { $of_attacker } figurki
        [many] { $of_attacker } figurek
       *[other] { $of_attacker } figurek
    }
}, { $of_defender ->
    [0] { NAME($defender) } nic nie traci
   *[other] { NAME($defender) } traci najwyżej { $of_defender ->
        [one] { $of_defender } figurkę
        [few] { $of_defender } figurki
        [many] { $of_defender } figurek
       *[other] { $of_defender } figurek
    }
}
log-gained = nowe figurki { NAME($player, form: "genitive") } na następną turę: { $pieces }
log-explorers = dodatkowe figurki { NAME($player, form: "genitive") } w obszarze Ekspedycji: { $pieces }
# $space: X or Y.
log-dock-space = { NAME($player) } ma darmowego kolonistę na polu { $space } nabrzeża
# $points: all of them; $case: none, or some.
log-colonies = { $case ->
        [none] { NAME($player) } nie zdobywa punktów za kolonie ({ $points })
       *[some] punkty { NAME($player, form: "genitive") } za kolonie: { $points } ({ $regions })
    }
log-points = { NAME($player) } zdobywa punkty: { $points } ({ $reason })
log-not-placed = figurki, których { NAME($player) } nie umieścił i nie może zachować: { $pieces }
log-retired = niesprzedane budowle, które usuwa się z gry: { $buildings }
log-order = kolejność gry: { $players }
log-hand = figurki { NAME($player, form: "genitive") } do umieszczenia: { $pieces }
# All of them are points.
log-score = punkty { NAME($player, form: "genitive") }: razem { $total }; kolonie { $colonies }, odkrycia { $discoveries }, budowle { $buildings }, ekonomia { $economy }
# $case: what decided.
log-winner = { $case ->
        [colonies] wygrywa dzięki punktom za kolonie z ostatniej tury: { $players }
        [money] wygrywa dzięki pieniądzom: { $players }
        [goods] wygrywa dzięki towarom: { $players }
        [shared] zwycięstwo wspólne: { $players }
       *[points] wygrywa: { $players }
    }
