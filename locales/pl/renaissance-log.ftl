### Co wyniknęło z wpisów w zapisie gry Age of Renaissance, jak opowiada to `annals log`.
### Dane objaśnia plik angielski. Bez wielkiej litery na początku i bez kropki na końcu.

## Przygotowanie i kolejność gry

log-capitals = stolice wybiera się w tej kolejności: { $players }
log-spent = { $case ->
        [early] { NAME($player) } płaci { $amount }, by grać wcześniej; w gotówce zostaje { $cash }
        [nothing] { NAME($player) } nie kupuje żetonów; w gotówce zostaje { $cash }
        [stock] { NAME($player) } wydaje { $amount } i bierze wszystkie żetony z zapasu ({ $count }); w gotówce zostaje { $cash }
       *[tokens] { NAME($player) } ma do umieszczenia { $count ->
            [one] { $count } żeton
            [few] { $count } żetony
            [many] { $count } żetonów
           *[other] { $count } żetonów
        }; w gotówce zostaje { $cash }
    }
log-order = { $case ->
        [made] kolejność gry z miejscami: { $players }; wydatki na żetony: { $spent }
       *[changed] kolejność gry z miejscami: { $players }
    }

## Karty i talie

log-deck = stos dobierania jest pusty: powstaje nowa talia epoki { $epoch }; liczba kart: { $count }, w tym ze stosu kart powracających: { $back }
log-drawn = dobranie karty: { $players }; liczba kart w stosie dobierania: { $count }
log-bonus = { $case ->
        [card] { NAME($player) } ma najwięcej nowych znaczników ({ $count }) i dobiera kartę premiową
       *[empty] { NAME($player) } ma najwięcej nowych znaczników ({ $count }), ale kart już nie ma
    }
log-filed = { $case ->
        [replay] karta trafia na stos kart powracających: { NAME($card) }
       *[removed] kartę usuwa się z gry: { NAME($card) }
    }
log-token-card = { NAME($player) } kupuje kartę za { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonów
    }
log-payout = za { NAME($commodity, form: "accusative") } { NAME($player) } dostaje { $amount }: { $parts }
log-nobody-paid = nikt nie dominuje w prowincji z tym towarem ({ NAME($commodity) }), więc nikt nic nie dostaje
log-rebate = { NAME($player) } dostaje { $amount } zwrotu dzięki Słowu drukowanemu i karcie „{ NAME($leader) }”
log-leader = { $case ->
        [closed] pierwszy przywódca tury ({ NAME($leader) }): z karty może korzystać tylko { NAME($player) }
        [free] z karty „{ NAME($leader) }” może za darmo korzystać każdy, kto ma Mecenat
       *[protected] z karty „{ NAME($leader) }” może korzystać każdy, kto ma Mecenat i zapłaci { $amount }; te pieniądze dostaje { NAME($player) }
    }
log-leaders-leave = { $case ->
        [laid] pieniądze z kart przywódców ({ $amount }) trafiają do banku, a samych przywódców usuwa się z gry: { $leaders }
       *[free] przywódców usuwa się z gry: { $leaders }
    }
log-military = przewaga militarna ({ NAME($card) }): { NAME($player) } ma +1 do końca tury
log-immune = do końca tury sześć rodzajów wydarzeń nie działa na { NAME($player, form: "accusative") }
log-decree = { $case ->
        [void] w tej turze zagrano Waśnie religijne: Dekret papieski niczego nie zakazuje
       *[holds] w tej turze nie można kupować osiągnięć z tej dziedziny: { $categories }
    }
log-decree-lifted = Dekret papieski z tej tury przestaje obowiązywać
log-civil-war = { $case ->
        [tokens] { NAME($player) } traci { $count ->
            [one] { $count } żeton
            [few] { $count } żetony
            [many] { $count } żetonów
           *[other] { $count } żetonów
        } i w fazie ekspansji gra na końcu
       *[cash] { NAME($player) } w fazie ekspansji gra na końcu
    }
log-spared = Oświecony władca chroni { NAME($player, form: "accusative") } przed tym wydarzeniem: { NAME($card) }
log-event-misery = { $count ->
        [0] nędza { NAME($player, form: "genitive") } się nie zmienia
       *[other] nędza { NAME($player, form: "genitive") } rośnie o { $count ->
            [one] { $count } pole
            [few] { $count } pola
            [many] { $count } pól
           *[other] { $count } pól
        }
    }: { $parts }
log-burdens = odtąd te karty są ciężarem dla każdego, kto je ma: { $cards }

## Wojna

log-part-die = kostka { $count }
log-war = Wojna: { NAME($attacker) } ma { $of_attacker } ({ $attacker_parts }), { NAME($defender) } ma { $of_defender } ({ $defender_parts })
log-war-tied = Wojna jest nierozstrzygnięta; nowy rzut w rundzie następnego gracza
log-war-won = { $case ->
        [nothing] { NAME($winner) } wygrywa Wojnę dzięki przewadze militarnej; { NAME($loser) } niczego nie odstępuje
        [cannot] { NAME($winner) } wygrywa Wojnę o { $difference }; { NAME($loser) } nie ma czego odstąpić
       *[cedes] { NAME($winner) } wygrywa Wojnę o { $difference }; { NAME($loser) } odstępuje { $count ->
            [one] { $count } prowincję
            [few] { $count } prowincje
            [many] { $count } prowincji
           *[other] { $count } prowincji
        }
    }

## Pieniądze, nędza, zakupy

log-money = { $rule ->
        [RR-060] { NAME($player) } płaci swoją stawkę: { $amount }
        [RR-065] { NAME($player) } płaci bankowi { $amount } za zniesienie niedoboru lub nadwyżki
        [RR-067] { NAME($player) } kupuje dodatkową kartę za { $amount }
        [RR-119] { NAME($player) } dostaje z banku { $amount } za brakujące żetony
        [RR-171] Złoto alchemika zabiera { NAME($player, form: "dative") } { $amount }, połowę gotówki
        [RR-173] Wojna domowa kosztuje { NAME($player, form: "accusative") } { $amount }, połowę gotówki
        [RR-186] { NAME($player) } dostaje { $amount } za Armie mongolskie
       *[other] { $case ->
            [pays] { NAME($player) } płaci { $amount }: { $reason }
           *[receives] { NAME($player) } dostaje { $amount }: { $reason }
        }
    }
log-misery = { $case ->
        [chaos] nędza { NAME($player, form: "genitive") } przekracza 1000: ta potęga popada w chaos
        [up] nędza { NAME($player, form: "genitive") } rośnie z { $from } do { $to }
       *[down] nędza { NAME($player, form: "genitive") } spada z { $from } do { $to }
    }
log-advance = { NAME($player) } płaci { $amount } za { NAME($advance, form: "accusative") }: { $parts }
log-patron = { NAME($player) } płaci { NAME($owner, form: "dative") } { $amount } i korzysta z karty „{ NAME($leader) }”
log-relief = { NAME($player) } płaci { $amount } za ulgę w nędzy: { $parts }
log-ship = { $case ->
        [bought] { NAME($player) } płaci { $amount } za statki: { $ship }
       *[moved] statki { NAME($player, form: "genitive") } przechodzą na pole: { $ship }
    }
log-stability = { NAME($player) } płaci { $amount } za stabilizację ({ $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } kart
    } na ręce)

## Mapa

log-indulgence = { $case ->
        [gets] dzięki Świętemu odpustowi { NAME($player) } dostaje { $count ->
            [one] { $count } żeton
            [few] { $count } żetony
            [many] { $count } żetonów
           *[other] { $count } żetonów
        }
        [gives] przez Święty odpust { NAME($player) } oddaje { $count ->
            [one] { $count } żeton
            [few] { $count } żetony
            [many] { $count } żetonów
           *[other] { $count } żetonów
        }
       *[owes] przez Święty odpust { NAME($player) } płaci jeszcze gotówką albo nędzą za { $count ->
            [one] { $count } brakujący żeton
            [few] { $count } brakujące żetony
            [many] { $count } brakujących żetonów
           *[other] { $count } brakujących żetonów
        }
    }
log-placed = { $count ->
        [one] { $count } żeton { NAME($player, form: "genitive") } trafia
        [few] { $count } żetony { NAME($player, form: "genitive") } trafiają
        [many] { $count } żetonów { NAME($player, form: "genitive") } trafia
       *[other] { $count } żetonów { NAME($player, form: "genitive") } trafia
    } { NAME($province, form: "to") }{ $case ->
        [here] , obok własnych pionków
        [land] {" "}lądem { NAME($from, form: "from") }
        [caravan] {" "}karawaną { NAME($from, form: "from") } przez { NAME($through, form: "accusative") }
       *[ship] {" "}statkiem { NAME($from, form: "from") }
    }
log-dominates = { NAME($player) } dominuje teraz { NAME($province, form: "in") }
log-attack = atak na { NAME($province, form: "accusative") }: { NAME($player) } wysyła { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonów
    }, potrzeba { $needed } ({ $case ->
        [helped] { $parts }; minus { $help }
        [capital] { $parts }; we własnej stolicy każdy żeton liczy się podwójnie
        [capital-helped] { $parts }; minus { $help }; we własnej stolicy każdy żeton liczy się podwójnie
       *[plain] { $parts }
    })
log-attack-won = { $case ->
        [cathedral] { NAME($player) } zdobywa { NAME($province, form: "accusative") } dzięki Katedrze, bez kostek
        [coloured] { NAME($player) } zdobywa { NAME($province, form: "accusative") }: kolorowa kostka pokazuje więcej niż numer miejsca ({ $slot })
        [black] { NAME($player) } zdobywa { NAME($province, form: "accusative") }: czarna kostka pokazuje więcej niż biała
        [proselytism] { NAME($player) } zdobywa { NAME($province, form: "accusative") }: kolorowa kostka jest równa numerowi miejsca ({ $slot }), a z Prozelityzmem to wystarcza
        [equal] { NAME($player) } zdobywa { NAME($province, form: "accusative") }: czarna i biała kostka są równe, a z przewagą militarną to wystarcza
       *[told] { NAME($player) } zdobywa { NAME($province, form: "accusative") }
    }
log-attack-lost = { $case ->
        [told] { NAME($player) } przegrywa atak na { NAME($province, form: "accusative") }
       *[dice] { NAME($player) } przegrywa atak na { NAME($province, form: "accusative") }: ani kolorowa kostka nie pokazuje więcej niż numer miejsca ({ $slot }), ani czarna więcej niż biała
    }
log-loses = { $case ->
        [marker] { NAME($player) } traci znacznik { NAME($province, form: "in") }
       *[tokens] { NAME($player) } traci { $count ->
            [one] { $count } żeton
            [few] { $count } żetony
            [many] { $count } żetonów
           *[other] { $count } żetonów
        } { NAME($province, form: "in") }
    }
log-cathedral-holds = Katedra { NAME($player, form: "genitive") } ratuje { NAME($province, form: "accusative") }; { NAME($attacker) } traci { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonów
    }
log-trade = { $case ->
        [done] { NAME($player) } płaci { $count ->
            [one] { $count } żeton
            [few] { $count } żetony
            [many] { $count } żetonów
           *[other] { $count } żetonów
        } za wymuszoną wymianę i wymiana się udaje (na kostce potrzeba najwyżej { $market }): { NAME($loser) } oddaje jedną nieznaną kartę i jedną dostaje
       *[failed] { NAME($player) } płaci { $count ->
            [one] { $count } żeton
            [few] { $count } żetony
            [many] { $count } żetonów
           *[other] { $count } żetonów
        } za wymuszoną wymianę, ale wymiana się nie udaje (na kostce potrzeba najwyżej { $market }): { NAME($loser) } niczego nie wymienia
    }
log-reduced = { $count ->
        [one] znacznik { NAME($player, form: "genitive") } zamienia się w żeton: { $provinces }
        [few] znaczniki { NAME($player, form: "genitive") } zamieniają się w żetony: { $provinces }
        [many] znaczniki { NAME($player, form: "genitive") } zamieniają się w żetony: { $provinces }
       *[other] znaczniki { NAME($player, form: "genitive") } zamieniają się w żetony: { $provinces }
    }
log-marker-gone = { $count ->
        [one] { NAME($player) } traci znacznik: { $provinces }
        [few] { NAME($player) } traci znaczniki: { $provinces }
        [many] { NAME($player) } traci znaczniki: { $provinces }
       *[other] { NAME($player) } traci znaczniki: { $provinces }
    }
log-marker-gained = { $count ->
        [one] { NAME($player) } dostaje znacznik: { $provinces }
        [few] { NAME($player) } dostaje znaczniki: { $provinces }
        [many] { NAME($player) } dostaje znaczniki: { $provinces }
       *[other] { NAME($player) } dostaje znaczniki: { $provinces }
    }
log-tokens-gone = { NAME($player) } traci żetony: { $provinces }
log-tokens-back = niewykorzystane żetony wracają do zapasu: { $players }

## Dochód i rynek

log-income = { NAME($player) } dostaje { $amount }: { $parts }
log-market = { $case ->
        [shortage] niedobór: { NAME($commodity) }
        [surplus] nadwyżka: { NAME($commodity) }
       *[cancelled] niedobór i nadwyżka się znoszą: { NAME($commodity) }
    }
log-majority = { $case ->
        [draws] { NAME($player) } ma najwięcej { NAME($commodity, form: "genitive") } ({ $count }) i dobiera kartę
        [pays] { NAME($player) } ma najwięcej { NAME($commodity, form: "genitive") } ({ $count }) i płaci { $amount }
       *[nobody] nikt nie ma najwięcej { NAME($commodity, form: "genitive") }
    }
log-conditions = { $case ->
        [cleared] za opłatą zniesiono niedobór albo nadwyżkę: { $commodities }
        [used] ta karta kończy niedobór albo nadwyżkę: { $commodities }
       *[ended] koniec niedoboru albo nadwyżki: { $commodities }
    }

## Koniec

log-out = { $case ->
        [left] { NAME($player) } wycofuje się z gry; pionki zostają na mapie
       *[chaos] { NAME($player) } odpada z gry; pionki zostają na mapie
    }
log-last-turn = { $case ->
        [deck] tura { $turn } jest ostatnia: talia ostatniej epoki jest pusta
        [advances] tura { $turn } jest ostatnia: ktoś ma wszystkie 26 osiągnięć
        [nobody] tura { $turn } jest ostatnia: nikt nie został w grze
       *[time] tura { $turn } jest ostatnia, bo tak ustalono przy stole
    }
log-score = { $case ->
        [out] { NAME($player) } nie bierze już udziału w grze i nie ma punktów
       *[in] punkty { NAME($player, form: "genitive") }: { $total }; osiągnięcia { $advances }, gotówka { $cash }, nędza −{ $misery }
    }
log-winner = { $case ->
        [shared] zwycięstwo wspólne: { $players }
       *[alone] wygrywa: { $players }
    }
