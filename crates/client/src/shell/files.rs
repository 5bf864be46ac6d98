//! Files that people bring in and take away.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// Reads the file that was chosen and hands on its name and text.
pub fn file_text(event: web_sys::Event, then: impl Fn(String, String) + 'static) {
    let input = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
    let Some(input) = input else { return };
    let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
    leptos::task::spawn_local(async move {
        // The same file may be chosen again.
        input.set_value("");
        let text = wasm_bindgen_futures::JsFuture::from(file.text()).await;
        then(file.name(), text.ok().and_then(|text| text.as_string()).unwrap_or_default());
    });
}

/// Hands a text to the person as a file.
pub fn hand_out(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&text.into());
    let url = web_sys::Blob::new_with_str_sequence(&parts)
        .ok()
        .and_then(|blob| web_sys::Url::create_object_url_with_blob(&blob).ok());
    let link = document().create_element("a").ok().and_then(|a| a.dyn_into::<web_sys::HtmlAnchorElement>().ok());
    if let (Some(url), Some(link)) = (url, link) {
        link.set_href(&url);
        link.set_download(name);
        link.click();
        // Some browsers fetch it only after the click.
        set_timeout(move || drop(web_sys::Url::revoke_object_url(&url)), std::time::Duration::from_secs(20));
    }
}
