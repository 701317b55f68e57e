//! A server of files for the browser, on this machine only.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;

/// Serves a folder; the address it can be reached at.
pub fn serve(folder: &Path) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = format!("http://{}", listener.local_addr().expect("an address"));
    let folder = folder.to_owned();
    thread::spawn(move || {
        for connection in listener.incoming().flatten() {
            let folder = folder.clone();
            thread::spawn(move || answer(connection, &folder));
        }
    });
    address
}

fn answer(mut connection: TcpStream, folder: &Path) {
    let mut lines = BufReader::new(connection.try_clone().expect("a connection")).lines();
    let Some(Ok(first)) = lines.next() else {
        return;
    };
    while let Some(Ok(line)) = lines.next() {
        if line.is_empty() {
            break;
        }
    }
    let path = first.split(' ').nth(1).unwrap_or("/").trim_start_matches('/');
    let path: PathBuf = folder.join(path.split(['?', '#']).next().unwrap_or_default());
    let kind = match path.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css",
        Some("js") => "text/javascript",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    };
    let (status, body) = match fs::read(&path) {
        Ok(body) => ("200 OK", body),
        Err(_) => ("404 Not Found", Vec::new()),
    };
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    let _ = connection
        .write_all(head.as_bytes())
        .and_then(|()| connection.write_all(&body));
}
