### Points, the table and what comes next in Age of Discovery.

# Why a wrong figure is only a note. $goods: goods that our data assume.
check-assumed = to zależy od towarów, których nie potwierdza żadne źródło ({ $goods }); przy innych zapis mógłby się zgadzać; podaj właściwe w przygotowaniu, w wierszu `plansza: …`
# One of them, where a player may stand.
record-expected-player = gracz (kolor lub imię)
# $turn: the turn after which they were scored.
score-colonies = Kolonie po turze { $turn }
score-discoveries = Odkrycia
score-buildings = Budowle
score-benefits = Opodatkowanie, tura po turze
score-economy = Ekonomia
score-by-colonies = Remis w punktach; wygrywa ten, kto dostał więcej punktów za kolonie w ostatniej turze.
score-by-money = Remis w punktach i koloniach; wygrywa ten, kto ma więcej pieniędzy.
score-by-goods = Remis w punktach, koloniach i pieniądzach; wygrywa ten, kto ma więcej towarów.
# $turn: the turn reached.
score-under-way = Trwa tura { $turn }. Odkrycia i budowle policzono według obecnego stanu; punkty za ekonomię liczy się dopiero w ostatniej turze.
show-boxes = Obszary planszy
show-map = Nowy Świat
show-undiscovered = do odkrycia
# $token: the figures of a token that was seen and put back.
show-seen = widziany żeton: { $token }
show-market = Do kupienia i do wzięcia
show-ship = Statek w Handlu Morskim
show-money = Pieniądze
show-hand = Dostępne figurki
show-gained = Na następną turę
show-waiting = W obszarze Ekspedycji
show-goods = Towary
show-ships = Statki
show-tiles = Budowle
show-tokens = Żetony odkryć
show-cards = Karty odkryć
show-points = Punkty za kolonie
show-pieces = Figurki
# $player: the glossary id of a colour.
next-places = Kolej na { NAME($player, form: "accusative") }: umieszcza figurkę.
next-sails = Kolej na { NAME($player, form: "accusative") }: wysyła następną figurkę z nabrzeża.
next-trades = Kolej na { NAME($player, form: "accusative") }: bierze towar albo rezygnuje.
next-buys = Kolej na { NAME($player, form: "accusative") }: kupuje budowlę albo rezygnuje.
next-explores = Kolej na { NAME($player, form: "accusative") }: może wysłać ekspedycję.
next-trains = Kolej na { NAME($player, form: "accusative") }: może wyszkolić specjalistę.
next-fights = Kolej na { NAME($player, form: "accusative") }: może wydać bitwę albo wypowiedzieć wojnę.
next-losses = Trzeba zapisać straty w tej bitwie.
next-benefits = Można skorzystać z budowli; trzeba też zapisać towar wylosowany dzięki Kompanii Zachodnioindyjskiej.
next-refill = Trzeba zapisać, co nowego wyłożono.
next-setup = Trzeba zapisać przygotowanie gry.
next-bids = Kolej na { NAME($player, form: "accusative") }: licytuje albo pasuje.
# Entries that are possible under every heading: the University, exchanges of specialists.
next-at-any-time = W dowolnej chwili
# The words in place of luck, between brackets: the figures of a token, the name of a card or good.
next-token = monety, monety za każdego żołnierza, Indianie, punkty
next-card = nazwa karty
# $hands: each player with the pieces.
next-left = Do umieszczenia zostały: { $hands }.
# $players: in the order in which they come.
next-waiting = Potem kolejno: { $players }.
