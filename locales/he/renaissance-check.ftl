### מה שבדיקת רישום של Age of Renaissance אומרת מלבד הממצאים.

check-assumed = הממצא תלוי בערכי הקלה שהם רק השערה אצלנו ({ $goods }); עם ערכים אחרים ייתכן שהרישום נכון; את הערכים אפשר לקבוע בראש הרישום, בשורה `לוח: …`
record-expected-player = שחקן (מעצמה או שם)

score-advances = הישגים
score-cash = מזומן
score-misery = מצוקה
score-under-way = המשחק נמצא בתור { $turn }. הכול נספר לפי המצב הנוכחי; את הקלפים שעדיין ביד משחקים בסוף.
show-order-of-play = סדר המשחק והמקומות
show-epoch = תקופה { $epoch }
show-deck = { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    } בערימת השליפה
show-shortage = מחסור: { $commodities }
show-surplus = עודף: { $commodities }
show-war = מלחמה שעוד לא הוכרעה: { $players }
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
