//! A page in the making: Markdown, put together piece by piece.

/// Markdown text under construction; blocks are separated by blank lines.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Document {
    markdown: String,
}

impl Document {
    /// An empty page.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a heading.
    pub fn heading(&mut self, level: usize, text: &str) {
        self.block(&format!("{} {}", "#".repeat(level), one_line(text)));
    }

    /// Adds Markdown as it is.
    pub fn block(&mut self, markdown: &str) {
        let markdown = markdown.trim();
        if markdown.is_empty() {
            return;
        }
        if !self.markdown.is_empty() {
            self.markdown.push('\n');
        }
        self.markdown.push_str(markdown);
        self.markdown.push('\n');
    }

    /// Adds a list.
    pub fn list(&mut self, items: &[String]) {
        let lines: Vec<String> = items.iter().map(|item| format!("- {}", one_line(item))).collect();
        self.block(&lines.join("\n"));
    }

    /// Adds a table; `to_end` says which columns are aligned to their end.
    pub fn table(&mut self, head: &[String], to_end: &[bool], rows: &[Vec<String>]) {
        let row = |cells: &[String]| {
            let cells: Vec<String> = cells
                .iter()
                .map(|cell| one_line(cell).replace('|', "\\|"))
                .collect();
            format!("| {} |", cells.join(" | "))
        };
        let dashes = |at: usize| {
            if to_end.get(at).copied().unwrap_or(false) {
                "--:"
            } else {
                "---"
            }
        };
        let rule: Vec<&str> = (0..head.len()).map(dashes).collect();
        let mut lines = vec![row(head), format!("|{}|", rule.join("|"))];
        lines.extend(rows.iter().map(|cells| row(cells)));
        self.block(&lines.join("\n"));
    }

    /// The page as Markdown.
    pub fn into_markdown(self) -> String {
        self.markdown
    }
}

fn one_line(text: &str) -> String {
    text.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
}

/// The title of a page and what follows it.
pub fn body_of(page: &str) -> (String, String) {
    match page.trim_start().strip_prefix("# ") {
        Some(rest) => {
            let (title, body) = rest.split_once('\n').unwrap_or((rest, ""));
            (title.trim().to_owned(), body.trim().to_owned())
        }
        None => (String::new(), page.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_kept_apart() {
        let mut page = Document::new();
        page.heading(1, "Abbey");
        page.block("Text.");
        page.list(&["a".to_owned(), "b\nc".to_owned()]);
        page.table(
            &["x".to_owned(), "y".to_owned()],
            &[false, true],
            &[vec!["1|2".to_owned(), "3".to_owned()]],
        );
        assert_eq!(
            page.into_markdown(),
            "# Abbey\n\nText.\n\n- a\n- b c\n\n| x | y |\n|---|--:|\n| 1\\|2 | 3 |\n"
        );
    }
}
