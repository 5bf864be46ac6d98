//! Visitors who dawdle, and too many of them.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_millis(400);
/// Longer than any of these tests should wait.
const LONG: Duration = Duration::from_secs(30);

/// A page, as good as any.
fn page() -> host::Page {
    host::Page::in_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../client/assets")).unwrap().unwrap()
}

/// A server of this process.
fn server() -> SocketAddr {
    serving(page())
}

/// One that hands out such a page.
fn serving(page: host::Page) -> SocketAddr {
    let (told, address) = mpsc::channel();
    std::thread::spawn(move || host::serve(page, 0, PATIENCE, |address| told.send(address).unwrap()));
    address.recv_timeout(LONG).unwrap()
}

fn visit(address: SocketAddr) -> TcpStream {
    let visitor = TcpStream::connect_timeout(&address, LONG).unwrap();
    visitor.set_read_timeout(Some(LONG)).unwrap();
    visitor
}

/// How long the server takes to hang up.
fn until_closed(mut visitor: TcpStream) -> Duration {
    let start = Instant::now();
    visitor.read_to_end(&mut Vec::new()).expect("the server hangs up");
    start.elapsed()
}

/// Asks for the page and gives back the first line of the answer; nothing if none comes in time.
fn ask(visitor: &mut TcpStream) -> Option<String> {
    visitor.write_all(b"GET / HTTP/1.1\r\nHost: bosk\r\n\r\n").ok()?;
    let mut line = String::new();
    BufReader::new(visitor).read_line(&mut line).ok()?;
    line.starts_with("HTTP/1.1 ").then_some(line)
}

#[test]
fn a_page_in_a_folder_is_handed_out_file_by_file_and_a_folder_without_one_is_refused() {
    let mut visitor = visit(server());
    visitor.write_all(b"GET /tokens.css HTTP/1.1\r\nHost: bosk\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    visitor.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    assert!(answer.ends_with(include_str!("../../client/assets/tokens.css")));
    assert!(host::Page::in_folder(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap().is_none());
    assert!(host::Page::in_folder(Path::new("nowhere")).is_err());
}

#[test]
fn what_is_named_by_its_content_is_kept_for_good_and_comes_packed_as_the_browser_likes() {
    let folder = tempfile::tempdir().unwrap();
    let script = "table-0123456789abcdef.js";
    for (name, text) in [
        ("index.html", "first"),
        (script, "plain"),
        (&format!("{script}.br"), "brotli"),
        (&format!("{script}.gz"), "zipped"),
    ] {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    let address = serving(host::Page::in_folder(folder.path()).unwrap().unwrap());
    let asked = |name: &str, accepts: &str| {
        let mut visitor = visit(address);
        write!(
            visitor,
            "GET /{name} HTTP/1.1\r\nHost: bosk\r\nAccept-Encoding: {accepts}\r\nConnection: close\r\n\r\n"
        )
        .unwrap();
        let mut answer = String::new();
        visitor.read_to_string(&mut answer).unwrap();
        answer.to_lowercase()
    };
    for (accepts, coding, text) in [("gzip, br", "br", "brotli"), ("gzip", "gzip", "zipped"), ("identity", "", "plain")]
    {
        let answer = asked(script, accepts);
        assert!(answer.ends_with(&format!("\r\n\r\n{text}")), "{answer}");
        assert!(answer.contains("cache-control: public, max-age=31536000, immutable\r\n"), "{answer}");
        assert!(answer.contains("vary: accept-encoding\r\n"), "{answer}");
        assert_eq!(answer.contains("content-encoding: "), !coding.is_empty(), "{answer}");
        assert!(coding.is_empty() || answer.contains(&format!("content-encoding: {coding}\r\n")), "{answer}");
    }
    let document = asked("", "br");
    assert!(document.ends_with("first") && document.contains("cache-control: no-cache\r\n"), "{document}");
}

#[test]
fn who_says_half_of_what_they_want_is_shown_out() {
    let address = server();
    for half in ["", "GET", "GET / HTTP/1.1\r\nHost: bo"] {
        let mut visitor = visit(address);
        visitor.write_all(half.as_bytes()).unwrap();
        let waited = until_closed(visitor);
        assert!(waited >= PATIENCE / 2 && waited < LONG, "{half:?}: {waited:?}");
    }
}

#[test]
fn who_adds_a_letter_now_and_then_is_shown_out_all_the_same() {
    let mut visitor = visit(server());
    let start = Instant::now();
    let dawdle = || visitor.write_all(b"G").is_ok();
    let letters = std::iter::repeat_with(dawdle).take_while(|&open| open && start.elapsed() < LONG);
    letters.for_each(|_| std::thread::sleep(PATIENCE / 8));
    assert!(start.elapsed() < LONG, "the server listens for ever");
}

#[test]
fn who_has_been_answered_and_stays_silent_is_shown_out() {
    let mut visitor = visit(server());
    assert!(ask(&mut visitor).is_some());
    assert!(until_closed(visitor) < LONG);
}

/// A server of its own process that may open few files; it ends with its owner.
struct Crowded(Child);

impl Drop for Crowded {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
#[ignore = "the process that another test starts"]
fn serves_in_a_process_of_its_own() {
    host::serve(page(), 0, PATIENCE, |address| println!("\naddress {address}")).unwrap();
}

#[cfg(unix)]
#[test]
fn a_crowd_keeps_others_waiting_but_does_not_end_the_server() {
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -n 32; exec \"$0\" \"$@\""]).arg(std::env::current_exe().unwrap());
    command.args(["--exact", "--ignored", "--nocapture", "serves_in_a_process_of_its_own"]);
    let mut server = Crowded(command.stdout(Stdio::piped()).spawn().unwrap());
    let lines = BufReader::new(server.0.stdout.take().unwrap()).lines().map_while(Result::ok);
    let address = lines.into_iter().find_map(|line| line.strip_prefix("address ")?.parse().ok()).unwrap();
    assert!(ask(&mut visit(address)).is_some());
    for round in 0..3 {
        // More than it can let in; they stay, so that only its patience makes room.
        let crowd: Vec<TcpStream> = (0..60).map(|_| visit(address)).collect();
        let mut late = visit(address);
        assert!(ask(&mut late).is_some(), "round {round}: no answer to who came after the crowd");
        drop(crowd);
        assert!(ask(&mut visit(address)).is_some(), "round {round}: no answer after the crowd has left");
        assert!(server.0.try_wait().unwrap().is_none(), "the server has ended");
    }
}
