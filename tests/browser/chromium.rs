//! A headless Chromium, spoken to over a pair of named pipes.

use std::fs::{self, File, OpenOptions};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

/// A running browser.
pub struct Browser {
    child: Child,
    to: File,
    from: BufReader<File>,
    next_id: u64,
    folder: PathBuf,
    /// What happened and has not been looked at.
    events: Vec<Value>,
}

/// A page in the browser.
pub struct Tab<'b> {
    browser: &'b mut Browser,
    session: String,
}

/// Where the browser is, if it is installed.
pub fn installed() -> Option<PathBuf> {
    let places = [
        "/usr/bin/chromium",
        "/usr/bin/chromium-browser",
        "/usr/bin/google-chrome",
    ];
    places.into_iter().map(PathBuf::from).find(|path| path.exists())
}

impl Browser {
    /// Starts a browser with a fresh profile below the folder.
    pub fn start(program: &Path, folder: &Path) -> Self {
        fs::create_dir_all(folder).expect("a folder for the profile");
        let (to, from) = (folder.join("to"), folder.join("from"));
        let made = Command::new("mkfifo")
            .arg(&to)
            .arg(&from)
            .status()
            .expect("mkfifo");
        assert!(made.success(), "two pipes");
        // The browser reads commands from file 3 and answers on file 4.
        let script = r#"exec "$0" "$@" 3<"$ANNALS_TO" 4>"$ANNALS_FROM""#;
        let child = Command::new("sh")
            .args(["-c", script])
            .arg(program)
            .args([
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--remote-debugging-pipe",
            ])
            .arg(format!("--user-data-dir={}", folder.join("profile").display()))
            .env("ANNALS_TO", &to)
            .env("ANNALS_FROM", &from)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the browser starts");
        let to = OpenOptions::new()
            .write(true)
            .open(&to)
            .expect("the pipe to the browser");
        let from = File::open(&from).expect("the pipe from the browser");
        Self {
            child,
            to,
            from: BufReader::new(from),
            next_id: 0,
            folder: folder.to_owned(),
            events: Vec::new(),
        }
    }

    /// Opens an empty page.
    pub fn tab(&mut self) -> Tab<'_> {
        let made = self.ask(None, "Target.createTarget", &json!({ "url": "about:blank" }));
        let target = made["targetId"].clone();
        let attached = self.ask(
            None,
            "Target.attachToTarget",
            &json!({ "targetId": target, "flatten": true }),
        );
        let session = attached["sessionId"].as_str().expect("a session").to_owned();
        let mut tab = Tab {
            browser: self,
            session,
        };
        for domain in ["Page", "Runtime", "Network", "Log"] {
            tab.ask(&format!("{domain}.enable"), &json!({}));
        }
        tab
    }

    fn ask(&mut self, session: Option<&str>, method: &str, params: &Value) -> Value {
        let answer = self.answer(session, method, params);
        assert!(answer.get("error").is_none(), "{method}: {answer}");
        answer["result"].clone()
    }

    /// The whole answer to a command: a result or an error.
    fn answer(&mut self, session: Option<&str>, method: &str, params: &Value) -> Value {
        self.next_id += 1;
        let id = self.next_id;
        let mut message = json!({ "id": id, "method": method, "params": params });
        if let Some(session) = session {
            message["sessionId"] = session.into();
        }
        self.to
            .write_all(format!("{message}\0").as_bytes())
            .expect("the browser listens");
        loop {
            let answer = self.read();
            if answer["id"] == id {
                return answer;
            }
            self.events.push(answer);
        }
    }

    fn read(&mut self) -> Value {
        let mut bytes = Vec::new();
        self.from.read_until(0, &mut bytes).expect("the browser answers");
        assert_eq!(bytes.pop(), Some(0), "the browser is still there");
        serde_json::from_slice(&bytes).expect("JSON")
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

impl Tab<'_> {
    /// Sends a command and waits for its answer.
    pub fn ask(&mut self, method: &str, params: &Value) -> Value {
        self.browser.ask(Some(&self.session), method, params)
    }

    /// Opens an address and waits until the page is there.
    pub fn open(&mut self, address: &str) {
        // From one place of a page to another nothing would be loaded.
        for address in ["about:blank", address] {
            self.ask("Page.navigate", &json!({ "url": address }));
            let path = json!(address.split('#').next());
            self.wait_until(&format!(
                "location.href.split('#')[0] === {path} && document.readyState === 'complete'"
            ));
        }
    }

    /// Opens an address where scripts may not run, so that the page cannot be asked.
    pub fn open_without_scripts(&mut self, address: &str) {
        self.browser
            .events
            .retain(|event| event["method"] != "Page.loadEventFired");
        self.ask("Page.navigate", &json!({ "url": address }));
        self.wait_for_load();
    }

    fn wait_for_load(&mut self) {
        let is_load = |event: &Value| event["method"] == "Page.loadEventFired";
        loop {
            if let Some(at) = self.browser.events.iter().position(is_load) {
                self.browser.events.remove(at);
                return;
            }
            let event = self.browser.read();
            self.browser.events.push(event);
        }
    }

    /// The value of an expression, awaited.
    pub fn value(&mut self, expression: &str) -> Value {
        let params = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let answer = self.ask("Runtime.evaluate", &params);
        assert!(answer.get("exceptionDetails").is_none(), "{expression}: {answer}");
        answer["result"]["value"].clone()
    }

    /// The value of an expression as a text.
    pub fn text(&mut self, expression: &str) -> String {
        let value = self.value(expression);
        value
            .as_str()
            .unwrap_or_else(|| panic!("{expression}: {value}"))
            .to_owned()
    }

    /// Waits until an expression holds.
    pub fn wait_until(&mut self, expression: &str) {
        let params = json!({ "expression": format!("Boolean({expression})"), "returnByValue": true });
        for _ in 0..800 {
            // While one page makes way for the next there is nothing to ask.
            let answer = self
                .browser
                .answer(Some(&self.session), "Runtime.evaluate", &params);
            if answer["result"]["result"]["value"] == true {
                return;
            }
            thread::sleep(Duration::from_millis(25));
        }
        panic!("never: {expression}");
    }

    /// Types a text where the cursor is.
    pub fn type_text(&mut self, text: &str) {
        self.ask("Input.insertText", &json!({ "text": text }));
    }

    /// Presses a key.
    pub fn press(&mut self, key: &str, code: u32) {
        let text = if key == "Enter" { "\r" } else { "" };
        for kind in ["keyDown", "keyUp"] {
            let params =
                json!({ "type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code, "text": text });
            self.ask("Input.dispatchKeyEvent", &params);
        }
    }

    /// Everything that went wrong so far, and every address asked for that does not begin like this.
    pub fn troubles(&mut self, own: &str) -> Vec<String> {
        let mut troubles = Vec::new();
        for event in self.browser.events.drain(..) {
            let params = &event["params"];
            match event["method"].as_str().unwrap_or_default() {
                "Runtime.exceptionThrown" => troubles.push(format!("exception: {params}")),
                "Runtime.consoleAPICalled" if params["type"] == "error" => {
                    troubles.push(format!("console: {params}"));
                }
                "Log.entryAdded" if params["entry"]["level"] == "error" => {
                    troubles.push(format!("log: {params}"));
                }
                "Network.requestWillBeSent" => {
                    let address = params["request"]["url"].as_str().unwrap_or_default();
                    if !address.starts_with(own) && address != "about:blank" && !address.starts_with("data:")
                    {
                        troubles.push(format!("request: {address}"));
                    }
                }
                _ => {}
            }
        }
        troubles
    }
}
