//! The list of what we wrote into a folder, kept in the folder itself.
//!
//! ```text
//! annals manifest 1
//! book html<TAB>en/index.html
//! ```

use std::collections::BTreeMap;

/// The name of the file in the folder.
pub(super) const NAME: &str = ".annals-manifest";

const OPENING: &str = "annals manifest 1";

/// The files of a folder, with the command that wrote each.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Manifest {
    /// Commands by relative path, with `/`.
    pub(super) files: BTreeMap<String, String>,
}

impl Manifest {
    /// Reads a manifest; none if the text is no manifest of ours. Paths that lead elsewhere are left out.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        if lines.next() != Some(OPENING) {
            return None;
        }
        let entries = lines.filter_map(|line| line.split_once('\t'));
        let files = entries
            .filter(|(_, path)| is_inside(path))
            .map(|(writer, path)| (path.to_owned(), writer.to_owned()));
        Some(Self {
            files: files.collect(),
        })
    }

    /// The manifest as it is written.
    pub(super) fn text(&self) -> String {
        let mut text = format!("{OPENING}\n");
        for (path, writer) in &self.files {
            text.push_str(&format!("{writer}\t{path}\n"));
        }
        text
    }
}

/// Whether a relative path stays in its folder, is written plainly and is not that of the manifest.
pub(super) fn is_inside(path: &str) -> bool {
    let is_plain =
        |part: &str| !matches!(part, "" | "." | "..") && !part.contains(['\\', '\0', '\n', '\t', ':']);
    path != NAME && path.split('/').all(is_plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_manifest_is_read_as_it_was_written() {
        let files = [("en/index.html", "book html"), ("a.annal", "simulate")];
        let files = files.map(|(path, writer)| (path.to_owned(), writer.to_owned()));
        let manifest = Manifest {
            files: files.into_iter().collect(),
        };
        assert_eq!(Manifest::read(&manifest.text()), Some(manifest));
        assert_eq!(Manifest::read("my own notes\n"), None);
    }

    #[test]
    fn paths_that_lead_elsewhere_are_not_ours() {
        for path in [
            "../a",
            "/etc/passwd",
            "a/../../b",
            "",
            "a//b",
            "a\\b",
            "C:a",
            ".annals-manifest",
            "./a",
        ] {
            assert!(!is_inside(path), "{path}");
            let text = format!("{OPENING}\nbook\t{path}\n");
            assert_eq!(Manifest::read(&text), Some(Manifest::default()), "{path}");
        }
        assert!(is_inside("en/a b.html"));
    }
}
