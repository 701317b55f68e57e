### What a check can find in a record of any game; the same form as in `<game>-breaches.ftl`. A game that has more
### to say of one of these has a message of the same name, which wins.

breach-players-missing = w zapisie gry nie podano, kto gra
    .title = Brak graczy
    .why = Jeśli nie wiadomo, kto gra, nie da się odtworzyć niczego więcej. Podaje się ich na początku zapisu gry, w takim porządku, w jakim siedzą przy stole.
    .hint = dopisz wiersz taki jak `gracze: czerwony Anna, niebieski Marek`
# $case: stranger, if it is about the colour $player, which nobody plays; nothing. $heading: the heading, as written.
breach-entry-not-understood = { $case ->
        [stranger] { NAME($player) } nie bierze udziału w tej grze
       *[nothing] słowa są znane, ale pod nagłówkiem „{ $heading }” taki wpis nic nie znaczy
    }
    .title = Wpis, który tu nic nie znaczy
    .why = Pod każdym nagłówkiem zapisuje się co innego. Być może słowa są właściwe, a znak między nimi nie, czegoś brakuje albo wpis należy do innego nagłówka.
# $case: ruling, or reading; $ruling, $reading: as written.
breach-unknown-reading = { $case ->
        [reading] sporny punkt { $ruling } nie ma interpretacji { $reading }
       *[ruling] nie ma spornego punktu o nazwie { $ruling }
    }
    .title = Nieznana interpretacja
    .why = Tam, gdzie drukowane instrukcje się różnią, gracze mogą wybrać swoją interpretację. Podaje się ją pod nazwą, którą wyświetla `annals rulings`.
breach-waiver-unknown = nie ma zgłoszenia o nazwie { $slug }
    .title = Nieznane odstępstwo
    .why = Po `!` podaje się nazwę zgłoszenia, wypisaną przy sprawdzaniu w nawiasie kwadratowym. Gracze zaznaczają w ten sposób, że świadomie dopuścili odstępstwo od zasad.
breach-waiver-unused = dopuszczono tu odstępstwo { $slug }, ale nie ma czego dopuszczać
    .title = Zbędne odstępstwo
    .why = Takie odstępstwo mówi: „wiemy, pozwoliliśmy na to”. Tam, gdzie wszystko się zgadza, tylko dziwi czytelnika.
breach-out-of-balance = to błąd tego programu, a nie zapisu gry: po tym wpisie rachunki się nie zgadzają
    .title = Nasz własny błąd
    .why = Po każdym wpisie program liczy wszystko, co jest na stole. Jeśli coś się nie zgadza, pomylił się program; prosimy nam to zgłosić i dołączyć zapis gry.
breach-wrong-number-of-players = { $count ->
        [one] wpisano { $count } gracza
        [few] wpisano { $count } graczy
        [many] wpisano { $count } graczy
       *[other] wpisano { $count } graczy
    }; w tę grę może grać od { $least } do { $most } graczy
    .title = Niewłaściwa liczba graczy
    .why = W pudełku są elementy dla tylu graczy i dla tylu przewidziano zasady.
# $case: twice, or missing; $players: colours.
breach-order-incomplete = { $case ->
        [twice] dwa razy w kolejności: { $players }
       *[missing] brakujący w kolejności: { $players }
    }
    .title = Kolejność gry z lukami lub powtórzeniami
    .why = Każdy gracz ma dokładnie jedną pozycję w kolejności gry.
# $heading: the heading under which it stands.
breach-entry-outside-its-phase = tego nie zapisuje się pod nagłówkiem „{ $heading }”
    .title = Wpis poza swoją fazą
    .why = W każdej części gry robi się co innego.
