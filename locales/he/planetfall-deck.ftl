### קובץ החפיסה של השולחן: מה לא תקין בו, העמוד שלו והקובץ שממנו מתחילים.

## בעיות

# $limit: הגודל המרבי, בקיביבייט.
deck-too-large = בקובץ יש יותר מ־{ $limit } KiB, הגודל המרבי שנקרא
# $key: מפתח בקובץ.
deck-three-numbers = במפתח { $key } צריכים להיות שלושה מספרים, לרמות I, II ו־III
# $limit: מספר התווים המרבי.
deck-too-long = המפתח { $key } ארוך מדי: מותרים { $limit } תווים לכל היותר
# $most: המספר הגדול ביותר.
deck-wrong-levels = במפתח { $key } צריך להיות מספר אחד או שלושה מספרים, בין 0 לבין { $most }; "?" מציין מספר שאף אחד עוד לא יודע
# $start, $max: מספרים של מסלול.
deck-start-beyond-maximum = המסלול מתחיל בערך { $start }, מעבר למקסימום שלו: { $max }
# $id: מזהה.
deck-same-id = המזהה { $id } כבר תפוס; כאן צריך מזהה אחר
deck-wrong-name = במפתח name צריך להיות טקסט, או טבלה ובה שם לכל שפה
# $limit: מספר השמות המרבי.
deck-too-many-names = יש יותר שמות מהמותר: { $limit } לכל היותר
deck-name-too-long = שם ארוך מדי: מותרים { $limit } תווים לכל היותר
# $name: שם מן הקובץ.
deck-name-unreadable = אי אפשר לכתוב ברישום את ״{ $name }״: שם הוא מילים בלי סימנים כמו : ; , > = # ואינו מתחיל או נגמר במספר
deck-wrong-diplomacy = במפתח diplomacy צריך להיות false, "?" או טבלה כמו { "{" } energy = 4 { "}" }
# $most: כוכב הלכת האחרון.
deck-wrong-later = במפתח later צריכים להיות כוכבי לכת בין 1 לבין { $most } בסדר עולה, כל אחד פעם אחת
# $found: כמה יש.
deck-goal-without-three-conditions = בגיליון יעדים יש 3 תנאים, ובגיליון הזה מספרם { $found }
# $limit: כמה יש בקופסה.
deck-too-many-commanders = מספר גיליונות המפקדים בקופסה הוא { $limit }; זה כבר אחד יותר מדי
# $by: נתון, במילה של קובצי החפיסות.
deck-substitute-itself = אי אפשר לשלם { $by } במקום הנתון הזה
deck-experience-paid = בניסיון אף פעם לא משלמים
deck-no-maximum = לנקודות אימפריה אין מקסימום
# $type: סוג קלף, במילה של קובצי החפיסות.
deck-way-of-another-type = קלפים מסוג { $type } לא נלקחים כך
deck-one-bound = בתנאי צריך להיות count עם at_least או עם at_most, ולחלופין most
deck-nothing-gained = במפתח { $key } אין אף נתון
deck-goal-not-at-the-end = בתנאי של גיליון יעדים יש when = "end", או שהוא טקסט מסוג declared
# $planet: כוכב הלכת; השאר: כמה קלפים מכל סוג יש בו.
deck-make-up = בכוכב לכת { $planet }: יחידות { $units }, טכנולוגיות { $technologies }, אתרים היסטוריים { $landmarks }, משאבים { $resources }; בחפיסה שלמה צריך להיות 4, 3, 3 ואחר כך 4
# $name: האתר ההיסטורי; $icon, $other: שני הסמלים שלו.
deck-two-icons = הסמל של ״{ $name }״ הוא כאן ״{ $icon }״ ובמקום אחר ״{ $other }״; לאתרים היסטוריים בעלי אותו שם יש אותו סמל
# $name: האתר ההיסטורי; $planet: כוכב הלכת שבו מדובר.
deck-later-contradicts = { $case ->
    [not-later] במפתח later של ״{ $name }״ מופיע כוכב לכת { $planet }, שאינו מאוחר יותר
    [not-there] במפתח later של ״{ $name }״ מופיע כוכב לכת { $planet }, אבל האתר הזה לא נמצא שם
   *[unsaid] במפתח later של ״{ $name }״ חסר כוכב לכת { $planet }, שגם בו נמצא האתר הזה
}

## הערות: מה שמוזר ואולי נכון

deck-figure-left-out = המפתח { $key } חסר; בחפיסה שלמה פירוש הדבר 0
deck-level-dearer = המפתח { $key } גבוה ברמה III יותר מאשר ברמה I
deck-level-poorer = המפתח { $key } נמוך ברמה III יותר מאשר ברמה I
# $side: A או B.
deck-side-missing = צד { $side } חסר
# $initiative: מספר; $other: המזהה של מפקד אחר.
deck-equal-initiatives = היוזמה { $initiative } היא גם של { $other }; אם שניהם משחקים, צריך לרשום מה הסדר
deck-end-only-empire = בסוף המשחק נספרות רק נקודות אימפריה
# $planet: כוכב הלכת של הטכנולוגיה.
deck-end-condition-early = תנאי סיום בכוכב לכת { $planet }; לטכנולוגיות של כוכבי לכת 1 עד 4 יש בדרך כלל השפעה קבועה
deck-effect-late = השפעה קבועה בכוכב לכת { $planet }; לטכנולוגיות של כוכבי לכת 5 עד 7 יש בדרך כלל תנאי סיום

## הבדיקה

# $file: הקובץ; $notes, $problems: כמה.
deck-check-sound = { $file }: קובץ החפיסה תקין.
deck-check-usable = { $notes ->
    [one] { $file }: אפשר להשתמש בקובץ החפיסה; דבר אחד מוזר.
    [two] { $file }: אפשר להשתמש בקובץ החפיסה; שני דברים מוזרים.
   *[other] { $file }: אפשר להשתמש בקובץ החפיסה; { $notes } דברים מוזרים.
}
deck-check-broken = { $problems ->
    [one] { $file }: בעיה אחת. כך אי אפשר להשתמש בקובץ החפיסה.
    [two] { $file }: שתי בעיות. כך אי אפשר להשתמש בקובץ החפיסה.
   *[other] { $file }: { $problems } בעיות. כך אי אפשר להשתמש בקובץ החפיסה.
}
deck-check-problems = בעיות
deck-check-notes = הערות

## העמוד של חפיסה

deck-page-title = חפיסה
# $count: כמה.
deck-page-cards = { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
}
deck-page-commanders = { $count ->
    [one] מפקד אחד
    [two] שני מפקדים
   *[other] { $count } מפקדים
}
deck-page-goals = { $count ->
    [one] גיליון יעדים אחד
    [two] שני גיליונות יעדים
   *[other] { $count } גיליונות יעדים
}
deck-page-complete = שלמה: מה שלא כתוב בה אינו קיים.
deck-page-partial = חלקית: מה שלא כתוב בה עדיין אינו ידוע.
# $source: מניין החפיסה, לדברי השולחן.
deck-page-source = מקור: { $source }
# $planet: מספרו.
deck-page-planet = כוכב לכת { $planet }
deck-page-no-planet = קלפים שכוכב הלכת שלהם אינו ידוע
deck-page-unit = יחידות
deck-page-technology = טכנולוגיות
deck-page-landmark = אתרים היסטוריים
deck-page-resource = משאבים
deck-page-commanders-title = מפקדים
deck-page-goals-title = גיליונות יעדים
deck-page-legend = שלושה מספרים הם של רמות I, II ו־III; שניים הם ההתחלה והמקסימום של מסלול. `?` פירושו שעדיין לא ידוע, `–` פירושו שאין. ההשפעות כתובות במילים של קובץ החפיסה.
deck-column-strength = כוח
deck-column-experience = ניסיון
deck-column-diplomacy = דיפלומטיה
deck-column-reward = תגמול
deck-column-cost = מחיר
deck-column-effect = השפעה
deck-column-icon = סמל
deck-column-aggression = תוקפנות
deck-column-pair = זוג
deck-column-later = כוכבי לכת מאוחרים יותר
deck-column-energy = אנרגיה
deck-column-bonus = בונוס
deck-column-sector = גזרה
deck-column-side = צד
deck-column-initiative = יוזמה
deck-column-conditions = תנאים

## הקובץ שממנו מתחילים: הערות

deck-new-begin = קובץ החפיסה של הקופסה שלכם. העתיקו לכאן את מה שמודפס על הקלפים והגיליונות, וציינו את הקובץ ברישומים בשורה "חפיסה: box.toml" לפני הכותרת הראשונה. הדוגמאות שלמטה מומצאות: החליפו אותן. הפקודה "annals deck check" מפרטת את כל מה שלא תקין, כל דבר במקומו.
deck-new-title = טקסט חופשי; אפשר להשמיט את שתי השורות.
deck-new-status = "partial": מפתח שהושמט עדיין אינו ידוע. "complete": אם מפתח הושמט, אין בקלף דבר כזה, ובכל כוכב לכת צריכות להיות 4 יחידות, 3 טכנולוגיות, 3 אתרים היסטוריים, 4 משאבים.
deck-new-operations = משבצות המבצע: הנקודות ברמות I, II ו־III, מה מוגבל לפי מספר כוכב הלכת, מה אינו מוגבל, וכמה נקודות עולה כל נקודת ניסיון (1). אפשר להשמיט.
deck-new-card = יחידה. השם יכול להיות גם טקסט אחד לכל השפות; כל שם מובן בכל רישום. שמות נוספים: aliases = ["..."]. המזהה נוצר מהשם הראשון, ואפשר לתת אחר: id = "angry-geese".
deck-new-levels = מספרים: אחד, או שלושה לרמות I, II ו־III. "?" הוא מספר שאף אחד עוד לא בדק.
deck-new-diplomacy = כמה אנרגיה עולה לגייס את היחידה; gain רק אם מודפס משהו שהבסה לא נותנת. יחידה בלי דיפלומטיה: diplomacy = false.
deck-new-reward = מה שכתוב בתחתית הקלף: empire, strength, energy, experience.
deck-new-technology = טכנולוגיה. הטקסט שלה הוא רשימת השפעות; הפקודה "annals deck show demo" מראה דוגמה מכל סוג.
deck-new-landmark = אתר היסטורי. later: כוכבי הלכת המאוחרים יותר שמודפסים מתחת למספר; aggression: הכוח שאפשר לשלם במקום אנרגיה, מספר אחד או שלושה; pair: הערך שבפינה הימנית התחתונה.
deck-new-resource = משאב. energy: כמה הוא נותן מייד; bonus: מה שכתוב בתחתית; sector: האנרגיה שבין שני הסמלים, או false.
deck-new-commander = גיליון מפקד על צדדיו A ו־B: start הוא המספר המסומן בקו, max הוא המשבצת הימנית ביותר.
deck-new-goal = גיליון יעדים ושלושת התנאים שלו.
deck-new-declared = טקסט שלא מתאים לשום סוג: הוא אף פעם לא מחושב; קובע מה שכתוב ברישום שלכם.
