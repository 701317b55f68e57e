### Words of the commands that check, score and show game records.

## Findings

severity-error = שגיאה
severity-warning = אזהרה
severity-note = הערה
# $options: what would have been possible, separated by commas, in the language of the record.
check-options = כאן אפשר לכתוב: { $options }
# The same for an entry under the wrong heading. $options: headings, as they are written in the record.
check-belongs-under = הכותרת המתאימה: { $options }
# How a figure comes about; its parts follow. $start: what it was when it was last agreed.
check-counted = החשבון:
check-counted-from = החשבון (בהתחלה { $start }):
# Where a part of the figure was written. $line: the line; $text: the entry.
check-account-line = שורה { $line }, `{ $text }`
# Where that was done before which can be done only once. $line: the line; $text: the entry.
check-earlier = זה כבר נעשה בשורה { $line }: `{ $text }`
# $count: how many more possibilities there are.
check-more-options = ועוד { $count }
# $expected: what is understood in the place: kinds of things, and words for the record.
record-expected = כאן אמור להופיע: { $expected }
# $name: the player's name as written; $player: the colour.
record-name-is-a-word = השם { $name } הוא גם מונח של המשחק, וכך הוא מובן ברישום; לכן כדאי לציין את השחקן הזה לפי צבעו: { NAME($player) }
    .title = שם שהוא גם מונח של המשחק
    .why = מונח של המשחק תמיד גובר על שם של שחקן, כדי שכל מי שיושב סביב השולחן יבין את הרישום באותה דרך.
# $words: the heading as written.
record-heading-with-colon = כותרת נכתבת בלי נקודתיים; השורה הזאת מובנת ככותרת ״{ $words }״
    .title = כותרת עם נקודתיים
    .why = נקודתיים באות אחרי מי שפועל או אחרי מה שנחשף. כותרת עומדת לבדה, כדי שלא יתבלבלו ביניהן.
# The part of a finding that names the ruling behind it. $ruling: its number.
check-ruling = הכרעה { $ruling }
# Where a line runs from right to left, so that nothing can point at its letters. $text: the words of the place.
check-place = המקום: `{ $text }`
# $command: a command that tells more.
check-read-more = עוד על כך: `{ $command }`
check-watching = ממתינים לשינוי. Ctrl-C לסיום.
# A correction in the entry of the finding. $kind: what is done; $line: what would be written; $scope: alone, or more;
# $lines: the lines of what else vanishes, as `check-lines` tells them; $count: how many lines.
check-correction = { $kind ->
        [read] אילו היה כתוב כאן `{ $line }`,
        [drop] בלי הרשומה הזאת
        [insert] אילו היה כתוב לפני כן `{ $line }`,
        [swap] אילו הרשומה הזאת והבאה אחריה היו מתחלפות,
        [end] בלי הרשומה הזאת וכל מה שאחריה
       *[believe] אילו המספר שכתוב כאן היה נכון, ורק מה שהביא אליו לא נרשם,
    } { $scope ->
        [alone] לא הייתה טעות
       *[more] { $count ->
            [one] גם { $lines } הייתה תקינה
            [two] גם { $lines } היו תקינות
           *[other] גם { $lines } היו תקינות
        }
    }
# A correction of an earlier line, $at.
check-slip = אולי { $kind ->
        [read] הכוונה בשורה { $at } הייתה `{ $line }`
        [drop] שורה { $at } מיותרת
        [insert] לפני שורה { $at } חסר `{ $line }`
       *[swap] הרשומה בשורה { $at } והבאה אחריה התחלפו
    }; במקרה כזה { $count ->
        [one] { $lines } הייתה תקינה
        [two] { $lines } היו תקינות
       *[other] { $lines } היו תקינות
    }
# What vanishes only if the mistakes above are corrected too. $lines: as `check-lines` gives them; $count: how many.
check-shared = אם יתוקנו גם הטעויות שלפניה, { $count ->
        [one] { $lines } תהיה תקינה
        [two] { $lines } יהיו תקינות
       *[other] { $lines } יהיו תקינות
    }
# A place that was corrected. $line: its line; $old, $new: what stood there and what stands there now.
check-fixed = שורה { $line }: במקום ״{ $old }״ כתוב עכשיו ״{ $new }״
check-slip-title = אולי טעות ברישום
check-search-cut = חיפוש התיקונים הופסק באמצע; ייתכן שחלק מהממצאים נגררים מאחרים
# $count: findings that only follow from the one above; $lines: their lines, as `check-lines` tells them.
# $count: how many lines; $lines: their numbers, separated by commas.
check-lines = { $count ->
        [one] שורה { $lines }
        [two] שורות { $lines }
       *[other] שורות { $lines }
    }
# $line: the line of the finding from which this one follows.
check-follows = נגרר משורה { $line }
check-follows-shared = נגרר משורה { $line } ומהטעויות שלפניה
check-waived = הותר
# The summary of a file. $unit: what the game counts, turn or round; $turn: the one reached; $stage: the glossary id of the heading reached.
check-state-setup = הרישום נגמר בהכנה למשחק
check-state-turn = { $unit ->
        [round] סבב
       *[other] תור
    } { $turn }, { NAME($stage) }; המשחק עדיין לא הסתיים
check-notation-help = כללי הכתיבה בעמוד אחד: `annals rule records`; רישום חדש להתחלה: `annals new`
check-state-finished = המשחק הסתיים
check-state-nothing = לא היה אפשר לשחזר אף מהלך
check-clean = אין הפרות של הכללים
# $count: how many.
check-errors = { $count ->
        [one] שגיאה אחת
        [two] שתי שגיאות
       *[other] { $count } שגיאות
    }
check-warnings = { $count ->
        [one] אזהרה אחת
        [two] שתי אזהרות
       *[other] { $count } אזהרות
    }
check-notes = { $count ->
        [one] הערה אחת
        [two] שתי הערות
       *[other] { $count } הערות
    }
check-waived-count = { $count ->
        [one] ממצא אחד הותר
        [two] שני ממצאים הותרו
       *[other] { $count } ממצאים הותרו
    }
check-consequences-count = { $count ->
        [one] ממצא נגרר אחד
        [two] שני ממצאים נגררים
       *[other] { $count } ממצאים נגררים
    }
# $files: records checked; $clean: those without an error.
check-all-files = { $files ->
        [one] נבדק רישום אחד; בלי שגיאות: { $clean }
        [two] נבדקו שני רישומים; בלי שגיאות: { $clean }
       *[other] נבדקו { $files } רישומים; בלי שגיאות: { $clean }
    }
# $count: findings that are not shown; $errors: how many of them are errors.
check-left-out = { $count ->
        [one] ממצא אחד לא מוצג
        [two] שני ממצאים לא מוצגים
       *[other] { $count } ממצאים לא מוצגים
    } (שגיאות: { $errors })
# $name: the disputed point; $reading: the reading, as typed.
check-unknown-choice = אין עניין שנוי במחלוקת בשם `{ $name }` שיש לו פירוש בשם `{ $reading }`.
# $value: as typed.
check-choice-syntax = הערך `{ $value }` לא כתוב בצורה `שם=פירוש`.

## Explaining a finding

explain-rules = כללים
explain-rulings = הכרעות שהממצא עשוי להסתמך עליהן
explain-severity = דרגת החומרה
explain-why = למה יש כלל כזה
explain-hint = מה לעשות
explain-breaking = רישום שבו הכלל מופר
explain-keeping = רישום שבו הכלל נשמר
# $slug: as typed.
explain-unknown = אין ממצא בשם { $slug }.

## Points

score-title = נקודות
score-total = סך הכול
# $winner: one colour or several.
score-winner = המנצח: { $winner }
score-shared = ניצחון משותף: { $winner }
score-setup = המשחק עוד לא התחיל. הכול נספר לפי המצב הנוכחי.

## The table

# $unit: turn or round; $turn; $stage: the glossary id of the heading.
show-title = { $unit ->
        [round] סבב
       *[turn] תור
    } { $turn }, { NAME($stage) }
show-title-setup = { $unit ->
        [round] לפני סבב 1
       *[turn] לפני תור 1
    }
show-title-end = { $unit ->
        [round] אחרי הסבב האחרון
       *[turn] אחרי התור האחרון
    }
show-order = סדר התור
show-yes = כן
show-no = לא
show-players = שחקנים
show-supply = במאגר
show-nothing = ריקה
# $unit: turn or round; $turn: as asked for.
show-no-turn = { $unit ->
        [round] הרישום לא מגיע לסבב { $turn }.
       *[turn] הרישום לא מגיע לתור { $turn }.
    }

## What comes next

log-title = מהלך המשחק
next-heading = כאן לא נשאר מה לעשות. הכותרת הבאה:
next-or-heading = או הכותרת הבאה:
next-over = המשחק נגמר.
# $player: who acts.
next-acts = עכשיו תורו של { $player }.
next-lines = מה אפשר לכתוב
next-luck = מה שהכריע המזל
# $list: words for the record, with bars between them.
next-one-of = אחד מאלה: { $list }
# $count: further possibilities.
next-more = ועוד { $count }
