//! A deck file to start from: one card of each type, a commander and a goal sheet, with comments that teach.

use crate::l10n::{Texts, strip_isolates};
use crate::report::Outside;

/// A part of the file.
enum Part {
    /// A comment: the id of its message.
    Comment(&'static str),
    /// Lines as they are.
    Lines(&'static str),
}

use Part::{Comment, Lines};

/// Comments are broken into lines of so many characters.
const WIDTH: usize = 100;

const PARTS: &[Part] = &[
    Comment("deck-new-begin"),
    Lines("\n[deck]\nformat = 1\n"),
    Comment("deck-new-title"),
    Lines("title = \"\"\nsource = \"\"\n"),
    Comment("deck-new-status"),
    Lines("status = \"partial\"\n\n"),
    Comment("deck-new-operations"),
    Lines("[operations]\npoints = [5, 6, 7]\ncapped = \"empire\"\nfree = \"strength\"\nexperience = 2\n\n"),
    Comment("deck-new-card"),
    Lines(
        "[[card]]\nplanet = 1\ntype = \"unit\"\n\
         name = { en = \"Angry Geese\", it = \"Oche arrabbiate\", pl = \"Wściekłe gęsi\", he = \"אווזים זועמים\" }\n",
    ),
    Comment("deck-new-levels"),
    Lines("strength = [3, 2, 2]\nexperience = [1, 1, \"?\"]\n"),
    Comment("deck-new-diplomacy"),
    Lines("diplomacy = { energy = 4, gain = { strength = 1 } }\n"),
    Comment("deck-new-reward"),
    Lines("reward = { empire = 2, energy = 1 }\n\n"),
    Comment("deck-new-technology"),
    Lines(
        "[[card]]\nplanet = 1\ntype = \"technology\"\n\
         name = { en = \"Longer Ladder\", it = \"Scala più lunga\", pl = \"Dłuższa drabina\", he = \"סולם ארוך יותר\" }\n\
         cost = [3, 3, 2]\nreward = { empire = 3 }\n\
         effect = [{ when = \"take\", type = \"resource\", gain = { energy = 1 } }]\n\n",
    ),
    Comment("deck-new-landmark"),
    Lines(
        "[[card]]\nplanet = 1\ntype = \"landmark\"\n\
         name = { en = \"Old Windmill\", it = \"Vecchio mulino a vento\", pl = \"Stary wiatrak\", he = \"טחנת רוח ישנה\" }\n\
         icon = \"sail\"\nlater = [2, 4]\ncost = [4, 3, 3]\naggression = false\npair = 2\nreward = { empire = 3 }\n\n",
    ),
    Comment("deck-new-resource"),
    Lines(
        "[[card]]\nplanet = 1\ntype = \"resource\"\n\
         name = { en = \"Clover Field\", it = \"Campo di trifoglio\", pl = \"Pole koniczyny\", he = \"שדה תלתן\" }\n\
         energy = [4, 4, 5]\nbonus = { experience = 1 }\nsector = 2\n\n",
    ),
    Comment("deck-new-commander"),
    Lines(
        "[[commander]]\n\
         name = { en = \"Aunt Marigold\", it = \"Zia Calendula\", pl = \"Ciotka Nagietka\", he = \"דודה קלנדולה\" }\n\
         faction = \"\"\n\n[commander.a]\ninitiative = 3\nexperience = { start = 1, max = 12 }\n\
         strength = { start = 5, max = 15 }\nenergy = { start = 5, max = 15 }\n\
         effect = [{ kind = \"discount\", on = \"enlist\", of = \"energy\", amount = 1 }]\n\n\
         [commander.b]\ninitiative = 4\n\n",
    ),
    Comment("deck-new-goal"),
    Lines(
        "[[goal]]\n\
         name = { en = \"Full Pantry\", it = \"Dispensa piena\", pl = \"Pełna spiżarnia\", he = \"מזווה מלא\" }\n\
         condition = [\n  \
         { when = \"end\", per = { count = \"landmarks\", each = 2 }, gain = { empire = 3 } },\n  \
         { when = \"end\", if = { most = \"units\" }, gain = { empire = 4 } },\n",
    ),
    Comment("deck-new-declared"),
    Lines("  { kind = \"declared\", text = \"...\" },\n]\n"),
];

/// The file in the language of the texts.
pub(super) fn template(texts: &Texts) -> String {
    let mut file = String::new();
    for part in PARTS {
        match part {
            Lines(lines) => file.push_str(lines),
            Comment(id) => {
                let text = strip_isolates(&texts.text(id));
                file.push_str(&comment(&Outside::new(text).in_plain()));
            }
        }
    }
    file
}

/// A text as lines of a comment.
fn comment(text: &str) -> String {
    let mut lines = String::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines.push_str(&format!("# {line}\n"));
            line.clear();
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    if !line.is_empty() {
        lines.push_str(&format!("# {line}\n"));
    }
    lines
}
