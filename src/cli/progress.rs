//! A progress bar on standard error, on a terminal only.
//!
//! By hand: the crate for it needs the library of mathematics, and to load that takes longer than to look a word up.

use std::fmt::Write as _;
use std::io::{self, IsTerminal as _, Write as _};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// How long the bar is.
const WIDTH: usize = 40;
/// How often it is drawn at most.
const PAUSE: Duration = Duration::from_millis(80);

/// How far a piece of work has come; threads may share it.
pub(crate) struct Progress {
    steps: usize,
    done: AtomicUsize,
    /// When it was last drawn; none where nobody sees it.
    drawn: Option<Mutex<Instant>>,
}

impl Progress {
    /// A bar for so many steps; elsewhere than on a terminal one that nobody sees.
    pub(crate) fn new(steps: usize) -> Self {
        Self {
            drawn: io::stderr().is_terminal().then(|| Mutex::new(Instant::now())),
            ..Self::unseen(steps)
        }
    }

    /// A bar that nobody sees.
    pub(crate) fn unseen(steps: usize) -> Self {
        Self {
            steps,
            done: AtomicUsize::new(0),
            drawn: None,
        }
    }

    /// One step further.
    pub(crate) fn step(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        // Whoever comes while another thread draws need not draw.
        let Some(mut drawn) = self.drawn.as_ref().and_then(|drawn| drawn.try_lock().ok()) else {
            return;
        };
        if drawn.elapsed() >= PAUSE {
            *drawn = Instant::now();
            write(&format!("\r{}", bar(done, self.steps)));
        }
    }

    /// The work is over: the bar goes away.
    pub(crate) fn finish(self) {
        if self.drawn.is_some() && self.done.into_inner() > 0 {
            // To the beginning of the line, and clear it.
            write("\r\u{1b}[K");
        }
    }
}

/// What cannot be shown is no error.
fn write(text: &str) {
    let mut terminal = io::stderr().lock();
    let _ = terminal.write_all(text.as_bytes());
    let _ = terminal.flush();
}

fn bar(done: usize, steps: usize) -> String {
    let full = (done * WIDTH / steps.max(1)).min(WIDTH);
    let mut bar = "█".repeat(full) + &"░".repeat(WIDTH - full);
    let _ = write!(bar, " {done}/{steps}");
    bar
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_fills_and_never_overflows() {
        let cells = |bar: &str, cell: char| bar.chars().filter(|sign| *sign == cell).count();
        for (done, steps, full) in [(0, 10, 0), (5, 10, 20), (10, 10, 40), (11, 10, 40), (0, 0, 0)] {
            let bar = bar(done, steps);
            assert_eq!(
                (cells(&bar, '█'), cells(&bar, '░')),
                (full, WIDTH - full),
                "{bar}"
            );
            assert!(bar.ends_with(&format!(" {done}/{steps}")), "{bar}");
        }
    }
}
