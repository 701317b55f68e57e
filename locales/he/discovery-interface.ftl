### Kinds and lists of Age of Discovery.

kind-building = בניין ראשי
kind-piece = דמות
kind-good = סחורה
kind-region = אזור
kind-card = קלף גילוי
kind-token = סמן גילוי
kind-box = תיבה על הלוח
kind-phase = שלב
kind-age = תקופה
kind-colour = צבע
kind-nation = אומה
list-building = בניינים ראשיים
list-card = קלפי גילוי
list-token = סמני גילוי
list-good = סחורות
list-region = אזורים
list-piece = דמויות
list-box = תיבות על הלוח
list-phase = שלבים בתור
list-age = תקופות
list-colour = צבעים ואומות

## Examples of the help

examples-annals =
    - `annals lookup מנזר`: מה בניין עושה
    - `annals lookup klasztor --lang it`: שאלה בפולנית, תשובה באיטלקית
    - `annals rule R-034`: כלל אחד
    - `annals rulings אוניברסיטה`: במה החוברות נבדלות
    - `annals list buildings`: כל הבניינים לפי תקופה
examples-lookup =
    - `annals lookup תחנת מסחר`: בניין לפי שמו
    - `annals lookup kalsztor`: בשגיאת כתיב, ובפולנית
    - `annals lookup דגים --format json`: בשביל תוכנה אחרת
    - `annals lookup מלחמה --all`: גם מה שמתאים פחות
examples-rule =
    - `annals rule R-049`: כלל אחד
    - `annals rule VIII`: הפרק על הניקוד
    - `annals rule מזח`: הכללים של מזח המתיישבים
    - `annals rule שלוש דמויות`: כללים שיש בהם המילים האלה
examples-rulings =
    - `annals rulings D-01`: עניין אחד, ומה כתוב עליו בכל חוברת
    - `annals rulings מיליציה`: מה שנוגע לבניין אחד
examples-list =
    - `annals list buildings`: הבניינים לפי תקופה
    - `annals list goods --format json`: בשביל תוכנה אחרת
examples-check =
    - `annals check friday.annal --ruling university=one-place`: לפי פירוש אחר של החוברות
examples-explain =
    - `annals explain box-full`: למה אי אפשר להציב דמות
examples-new =
    - `annals new --players "אדום אנה, כחול מרק"`: רישום לשני שחקנים
    - `annals new --players "rosso Anna, blu Marek" --lang it`: אותו דבר באיטלקית
examples-simulate =
    - `annals simulate --variant auction`: משחק שמתחיל במכרז
