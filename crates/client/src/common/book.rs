//! Where the rulebooks lie: the document says it, since they are named by what is in them.

/// The address of the rulebook of a box in a language.
pub fn address(game: &str, lang: &str) -> String {
    let name = format!("{game}.{lang}.md");
    let document = web_sys::window().and_then(|window| window.document());
    let link = document.and_then(|document| document.query_selector(&format!("[data-book='{name}']")).ok().flatten());
    link.and_then(|link| link.get_attribute("href")).unwrap_or_else(|| format!("rules/{name}"))
}
