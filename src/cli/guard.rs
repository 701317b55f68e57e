//! Mistakes of our own: a panic ends what was being done, not the program, and is reported as our fault.

use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};

use super::environment;
use crate::message::Message;

thread_local! {
    /// Where and why this thread panicked last.
    static LAST: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// From here on a panic is noted and not printed, unless somebody asks for its backtrace.
pub(crate) fn note_panics() {
    if environment::wants_backtrace() {
        return;
    }
    panic::set_hook(Box::new(|info| {
        let said = description(info);
        LAST.with(|last| *last.borrow_mut() = Some(said));
    }));
}

/// What the work comes to, or the message that it was our fault that it did not end.
pub(crate) fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, Message> {
    // What a panic leaves half done is dropped by whoever gets the message.
    panic::catch_unwind(AssertUnwindSafe(work)).map_err(|_| {
        let noted = LAST.with(|last| last.borrow_mut().take());
        Message::new("our-fault").with("place", noted.unwrap_or_default())
    })
}

/// `src/record/meaning.rs:42:7: what was wrong`, short and on one line.
fn description(info: &PanicHookInfo) -> String {
    const MOST_LETTERS: usize = 200;
    let payload = info.payload();
    let said = payload
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| payload.downcast_ref::<String>().map(String::as_str));
    let place = info.location().map(ToString::to_string).unwrap_or_default();
    let whole = format!("{place}: {}", said.unwrap_or_default());
    let on_one_line = whole.split_whitespace().collect::<Vec<_>>().join(" ");
    on_one_line.chars().take(MOST_LETTERS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_a_message_and_the_next_work_goes_on() {
        let files = ["good", "bad", "good too"];
        let results = files.map(|file| {
            guarded(|| {
                assert!(file != "bad", "this file broke us");
                file.len()
            })
        });
        assert_eq!(results[0], Ok(4));
        assert_eq!(results[2], Ok(8));
        let message = results[1].as_ref().expect_err("a panic");
        assert_eq!(message.id, "our-fault");
    }
}
