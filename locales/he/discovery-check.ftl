### Points, the table and what comes next in Age of Discovery.

# Why a wrong figure is only a note. $goods: goods that our data assume.
check-assumed = הנתון תלוי בסחורות שהן רק השערה אצלנו ({ $goods }); עם סחורות אחרות הוא עשוי להיות נכון; אפשר לקבוע אותן בהכנה, בשורה `לוח: …`
# One of them, where a player may stand.
record-expected-player = שחקן (צבע או שם)
# $turn: the turn after which they were scored.
score-colonies = התיישבויות אחרי תור { $turn }
score-discoveries = גילויים
score-buildings = בניינים
score-benefits = מיסוי, תור אחר תור
score-economy = כלכלה
score-by-colonies = שוויון בנקודות; מנצח מי שקיבל יותר נקודות על התיישבויות בתור האחרון.
score-by-money = שוויון בנקודות ובהתיישבויות; מנצח מי שיש לו יותר כסף.
score-by-goods = שוויון בנקודות, בהתיישבויות ובכסף; מנצח מי שיש לו יותר סחורות.
# $turn: the turn reached.
score-under-way = המשחק נמצא בתור { $turn }. הגילויים והבניינים נספרים לפי המצב הנוכחי; הכלכלה נספרת רק בתור האחרון.
show-boxes = תיבות
show-map = העולם החדש
show-undiscovered = טרם התגלה
# $token: the figures of a token that was seen and put back.
show-seen = נחשף: { $token }
show-market = בניינים למכירה וסחורות גלויות
show-ship = ספינה בתיבה
show-money = כסף
show-hand = דמויות זמינות
show-gained = לתור הבא
show-waiting = בתיבת הגילוי
show-goods = סחורות
show-ships = ספינות
show-tiles = בניינים
show-tokens = סמנים
show-cards = קלפים
show-points = נקודות על התיישבויות
show-pieces = דמויות
# $player: the glossary id of a colour.
next-places = { NAME($player, form: "definite") } מציב דמות.
next-sails = { NAME($player, form: "definite") } מפליג עם הדמות הבאה במזח.
next-trades = { NAME($player, form: "definite") } לוקח סחורה או מוותר.
next-buys = { NAME($player, form: "definite") } קונה בניין או מוותר.
next-explores = { NAME($player, form: "definite") } רשאי לשלוח משלחת גילוי.
next-trains = { NAME($player, form: "definite") } רשאי לאמן מומחה.
next-fights = { NAME($player, form: "definite") } רשאי להכריז על קרב או על מלחמה כוללת.
next-losses = צריך לרשום את האבדות של הקרב הזה.
next-benefits = אפשר להשתמש בבניינים; צריך לרשום איזו סחורה נשלפה בזכות חברת הודו המערבית.
next-refill = צריך לרשום את מה שנחשף עכשיו.
next-setup = צריך לרשום את ההכנה למשחק.
next-bids = { NAME($player, form: "definite") } מציע או עובר.
# Entries that are possible under every heading: the University, exchanges of specialists.
next-at-any-time = בכל רגע
# The words in place of luck, between brackets: the figures of a token, the name of a card or good.
next-token = מטבעות, מטבעות על כל חייל, ילידים, נקודות
next-card = שם הקלף
# $hands: each player with the pieces.
next-left = נותר להציב: { $hands }.
# $players: in the order in which they come.
next-waiting = אחר כך: { $players }.
