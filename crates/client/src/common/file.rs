//! Files that people bring in and take away.

use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlInputElement;

/// Reads the files that were chosen in a field and hands on their names and texts.
pub fn read_all(field: HtmlInputElement, then: impl FnOnce(Vec<(String, String)>) + 'static) {
    let Some(files) = field.files() else { return };
    spawn_local(async move {
        let mut texts = Vec::new();
        for file in (0..files.length()).filter_map(|n| files.get(n)) {
            let text = JsFuture::from(file.text()).await;
            texts.push((file.name(), text.ok().and_then(|text| text.as_string()).unwrap_or_default()));
        }
        // The same file may be chosen again.
        field.set_value("");
        then(texts);
    });
}

/// Reads the file that was chosen in a field and hands on its name and text.
#[cfg(not(feature = "shelf"))]
pub fn read(field: HtmlInputElement, then: impl FnOnce(String, String) + 'static) {
    read_all(field, |files| {
        if let Some((name, text)) = files.into_iter().next() {
            then(name, text);
        }
    });
}

/// Hands a text to the person as a file.
#[cfg(not(feature = "shelf"))]
pub fn hand_out(name: &str, text: &str) {
    use leptos::prelude::{document, set_timeout};
    use wasm_bindgen::JsCast;
    use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

    let about = BlobPropertyBag::new();
    about.set_type(if name.ends_with(".json") { "application/json" } else { "text/plain" });
    let parts = js_sys::Array::of1(&text.into());
    let Ok(blob) = Blob::new_with_str_sequence_and_options(&parts, &about) else { return };
    let Ok(address) = Url::create_object_url_with_blob(&blob) else { return };
    if let Some(link) = document().create_element("a").ok().and_then(|a| a.dyn_into::<HtmlAnchorElement>().ok()) {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    // Some browsers fetch it only after the click.
    set_timeout(move || drop(Url::revoke_object_url(&address)), std::time::Duration::from_secs(20));
}
