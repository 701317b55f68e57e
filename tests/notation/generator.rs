//! Texts from a small deterministic generator.

/// Numbers that look like chance and are the same on every run (xorshift).
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).expect("31 bits") % limit
    }

    fn pick<'a>(&mut self, choices: &[&'a str]) -> &'a str {
        choices[self.below(choices.len())]
    }
}

const PIECES: &[&str] = &[
    " ",
    " ",
    " ",
    " ",
    "\n",
    "\n",
    "\n  ",
    "\n  ",
    "\n\t",
    "\r\n",
    "\r",
    ":",
    ":",
    ": ",
    ";",
    ",",
    ">",
    "=",
    "~",
    "!",
    "#",
    "# note",
    "$",
    "[",
    "]",
    "-",
    "->",
    "=>",
    "1",
    "23",
    "99999999999",
    "red",
    "blue",
    "new spain",
    "אדום",
    "ספרד",
    "żółw",
    "annals",
    "annals 1 a b",
    "20:30",
    "a-b",
    "\u{200f}",
    "\u{feff}",
    "\0",
    "\u{85}",
    "\u{a0}",
    "：",
    "；",
    "，",
    "＞",
    "＃",
    "–",
    "−",
    "־",
    "،",
    "→",
    "𝄞",
    "\u{301}",
    "\u{fffd}",
];

/// Pieces of the grammar in any order.
pub fn pieces(chance: &mut Chance) -> String {
    let count = 1 + chance.below(40);
    (0..count).map(|_| chance.pick(PIECES)).collect()
}

/// Any bytes, made a text.
pub fn bytes(chance: &mut Chance) -> String {
    let count = chance.below(80);
    let any: Vec<u8> = (0..count)
        .map(|_| u8::try_from(chance.below(256)).expect("a byte"))
        .collect();
    String::from_utf8_lossy(&any).into_owned()
}

const NAMES: &[&str] = &[
    "red",
    "blue",
    "new spain",
    "West-Indies Company",
    "קפטן",
    "kolonistów",
    "2nd",
];

fn item(chance: &mut Chance) -> String {
    let name = chance.pick(NAMES);
    match chance.below(10) {
        0 => format!("{} {name}", chance.below(30)),
        1 => format!("{name} {}", chance.below(30)),
        2 => format!("${}", chance.below(30)),
        3 => format!("{}$", chance.below(30)),
        4 => format!("{name} -{}", chance.pick(NAMES)),
        5 => format!("-{} {name}", chance.below(9)),
        6 => format!("[{} {}]", chance.below(9), chance.below(9)),
        _ => name.to_owned(),
    }
}

fn list(chance: &mut Chance) -> String {
    let count = 1 + chance.below(3);
    let items: Vec<String> = (0..count).map(|_| item(chance)).collect();
    items.join(chance.pick(&[",", ", ", " , ", ",\n  "]))
}

fn entry(chance: &mut Chance) -> String {
    let mut text = format!(
        "{}{} {}",
        chance.pick(NAMES),
        chance.pick(&[":", " :"]),
        list(chance)
    );
    for sign in ["~", ">", "=", "!"] {
        if chance.below(4) == 0 {
            let operand = if sign == "!" {
                "some-rule".to_owned()
            } else {
                list(chance)
            };
            for part in [chance.pick(&["", " ", "\n   "]), sign, " ", &operand] {
                text.push_str(part);
            }
        }
    }
    text
}

/// A record with nothing wrong in it.
pub fn record(chance: &mut Chance, lines: usize) -> String {
    let mut text = "annals 1 discovery en\n".to_owned();
    for _ in 0..lines {
        let line = match chance.below(8) {
            0 => String::new(),
            1 => format!("# {}", chance.pick(NAMES)),
            2 => format!("turn {}", chance.below(9)),
            3 => chance.pick(NAMES).to_owned(),
            _ => {
                let count = 1 + chance.below(3);
                let entries: Vec<String> = (0..count).map(|_| entry(chance)).collect();
                entries.join(chance.pick(&[";", "; ", ";\n  "]))
            }
        };
        text.push_str(&line);
        text.push_str(chance.pick(&["\n", "\n", "\r\n", "  # why not\n"]));
    }
    text
}
