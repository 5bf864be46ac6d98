//! The server. It hands out the page; the game itself runs in the browser.

use axum::Router;
use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;

/// The files of the page, as they were when this binary was built.
static PAGE: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// Whether the page was built before this binary.
pub fn has_page() -> bool {
    !PAGE.is_empty()
}

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

async fn file(uri: Uri) -> Response {
    let name = uri.path().trim_start_matches('/');
    let name = if name.is_empty() { "index.html" } else { name };
    match PAGE.iter().find(|(file, _)| *file == name) {
        // The service worker keeps the files; a browser must always ask whether there is a newer page.
        Some((_, bytes)) => {
            ([(header::CONTENT_TYPE, kind(name)), (header::CACHE_CONTROL, "no-cache")], *bytes).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// The page as a service, compressed on its way.
pub fn router() -> Router {
    Router::new().fallback(file).layer(CompressionLayer::new())
}

/// How long a browser may take to say what it wants, and how long it may keep silent before it wants more.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// Serves the page until the process ends; `ready` hears the address once it listens.
pub fn serve(port: u16, patience: Duration, ready: impl FnOnce(SocketAddr)) -> std::io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind(("127.0.0.1", port)).await?;
        ready(listener.local_addr()?);
        answer_all(listener, patience).await
    })
}

async fn answer_all(listener: TcpListener, patience: Duration) -> ! {
    let page = TowerToHyperService::new(router());
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
