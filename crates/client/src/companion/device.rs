//! What the device can do at a table: stay awake, speak. Where it cannot, nothing is missing.

use wasm_bindgen::prelude::*;
use words::Lang;

#[wasm_bindgen]
extern "C" {
    type SpeechSynthesisUtterance;
    #[wasm_bindgen(constructor, catch)]
    fn new(text: &str) -> Result<SpeechSynthesisUtterance, JsValue>;
    #[wasm_bindgen(method, setter)]
    fn set_lang(this: &SpeechSynthesisUtterance, lang: &str);
    #[wasm_bindgen(js_namespace = speechSynthesis, catch)]
    fn speak(what: &SpeechSynthesisUtterance) -> Result<(), JsValue>;
    #[wasm_bindgen(js_namespace = speechSynthesis, catch)]
    fn cancel() -> Result<(), JsValue>;
    #[wasm_bindgen(js_namespace = ["navigator", "wakeLock"], js_name = request, catch)]
    async fn stay_awake(what: &str) -> Result<JsValue, JsValue>;
}

/// Keeps the screen lit for as long as the page is looked at.
pub fn keep_awake() {
    wasm_bindgen_futures::spawn_local(async {
        let _ = stay_awake("screen").await;
    });
}

/// Says a text aloud, instead of what was being said.
pub fn say(text: &str, lang: Lang) {
    let _ = cancel();
    if let Ok(said) = SpeechSynthesisUtterance::new(text) {
        said.set_lang(lang.code());
        let _ = speak(&said);
    }
}
