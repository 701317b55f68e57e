### מה שבדיקת רשומה של Age of Renaissance אומרת מלבד הממצאים.

check-assumed = הנתון תלוי בערכי הקלה שהם רק השערה אצלנו ({ $goods }); עם ערכים אחרים הוא עשוי להיות נכון; אפשר לקבוע אותם בראש הרישום, בשורה `לוח: …`
record-expected-player = שחקן (מעצמה או שם)

score-advances = הישגים
score-cash = מזומן
score-misery = מצוקה
score-under-way = המשחק נמצא בתור { $turn }. הכול נספר לפי המצב הנוכחי; הקלפים שעדיין ביד משוחקים בסוף.
show-order-of-play = סדר המשחק והמקומות
show-epoch = תקופה { $epoch }
show-deck = { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    } בערימת השליפה
show-shortage = מחסור: { $commodities }
show-surplus = עודף: { $commodities }
show-war = מלחמה נמשכת: { $players }
show-leaders = מנהיגים על השולחן: { $leaders }
show-cash = מזומן
show-written = מזומן רשום
show-tokens = אסימונים להצבה
show-stock = אסימונים במלאי
show-markers = סמנים על המפה
show-hand = קלפים ביד
show-misery = מצוקה
show-ship = ספינות
show-advances = הישגים
show-out = מחוץ למשחק
