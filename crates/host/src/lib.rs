//! The server. It hands out the page; the game itself runs in the browser.

mod folder;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;
use std::{fs, io};
use tokio::net::TcpListener;

/// A file of the page: its name, a mark of what is in it, its bytes.
type File = (&'static str, &'static str, &'static [u8]);

/// The files of the page, as they were when this binary was built.
static BUILT_IN: &[File] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The page: its files, kept for as long as the process lives.
#[derive(Clone, Copy)]
pub struct Page(&'static [File]);

impl Page {
    /// The page that was built before this binary, if it was.
    pub fn built_in() -> Option<Page> {
        (!BUILT_IN.is_empty()).then_some(Page(BUILT_IN))
    }

    /// The page that lies in a folder, as it is now, if one does.
    pub fn in_folder(folder: &Path) -> io::Result<Option<Page>> {
        let mut files = Vec::new();
        for name in folder::files(folder)? {
            let bytes = fs::read(folder.join(&name))?;
            let mark = folder::mark(&bytes);
            let name: &'static str = name.leak();
            files.push((name, &*mark.leak(), &*bytes.leak()));
        }
        let has_first = files.iter().any(|(name, ..)| *name == FIRST);
        Ok(has_first.then(|| Page(files.leak())))
    }

    fn file(self, name: &str) -> Option<&'static File> {
        self.0.iter().find(|(file, ..)| *file == name)
    }
}

/// What somebody gets who asks for nothing by name.
const FIRST: &str = "index.html";

/// The kind of a file by its ending.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        _ => "text/plain; charset=utf-8",
    }
}

/// Whether a header of the request names a word, as it is or among others.
fn names(headers: &HeaderMap, header: HeaderName, word: &str) -> bool {
    let mut values = headers.get_all(header).iter().filter_map(|value| value.to_str().ok());
    values.any(|value| value.split(',').any(|part| part.trim() == word || part.trim().starts_with(&format!("{word};"))))
}

/// Whether a file is named by what is in it, so that a browser may keep it for good.
fn is_named_by_content(name: &str) -> bool {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let mark = stem.rsplit_once('-').map_or("", |(_, mark)| mark);
    mark.len() == 16 && mark.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

async fn file(State(page): State<Page>, uri: Uri, headers: HeaderMap) -> Response {
    let name = uri.path().trim_start_matches('/');
    let name = if name.is_empty() { FIRST } else { name };
    let find = |name: &str| page.file(name);
    let packed = [("br", "br"), ("gzip", "gz")].into_iter().find_map(|(coding, ending)| {
        let accepted = names(&headers, header::ACCEPT_ENCODING, coding);
        Some((Some(coding), accepted.then(|| find(&format!("{name}.{ending}"))).flatten()?))
    });
    let Some((coding, (_, mark, bytes))) = packed.or_else(|| Some((None, find(name)?))) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    // Documents keep their names: a browser must always ask whether there are newer ones.
    let keep = if is_named_by_content(name) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let about = [
        (header::CONTENT_TYPE, kind(name)),
        (header::CACHE_CONTROL, keep),
        (header::ETAG, *mark),
        (header::VARY, "Accept-Encoding"),
    ];
    let coding = coding.map(|coding| [(header::CONTENT_ENCODING, coding)]);
    match names(&headers, header::IF_NONE_MATCH, mark) {
        true => (StatusCode::NOT_MODIFIED, about).into_response(),
        false => (about, coding, *bytes).into_response(),
    }
}

/// The page as a service.
pub fn router(page: Page) -> Router {
    Router::new().fallback(file).with_state(page)
}

/// How long a browser may take to say what it wants, and how long it may keep silent before it wants more.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// Serves the page until the process ends; `ready` hears the address once it listens.
pub fn serve(page: Page, port: u16, patience: Duration, ready: impl FnOnce(SocketAddr)) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind(("127.0.0.1", port)).await?;
        ready(listener.local_addr()?);
        answer_all(page, listener, patience).await
    })
}

async fn answer_all(page: Page, listener: TcpListener, patience: Duration) -> ! {
    let page = TowerToHyperService::new(router(page));
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(patience);
    loop {
        match listener.accept().await {
            // A visitor who leaves or talks nonsense harms nobody else.
            Ok((stream, _)) => drop(tokio::spawn(http.serve_connection(TokioIo::new(stream), page.clone()))),
            // Too many are here for one more to be let in. Some will leave, or we lose patience with them.
            Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
}

#[cfg(test)]
mod tests;
