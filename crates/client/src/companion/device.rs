//! What the device can do at a table: stay awake, speak, be felt. Where it cannot, nothing is missing.

use crate::page;
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
    #[wasm_bindgen(js_namespace = navigator, catch)]
    fn vibrate(milliseconds: u32) -> Result<bool, JsValue>;
    #[wasm_bindgen(js_namespace = ["navigator", "wakeLock"], js_name = request, catch)]
    async fn stay_awake(what: &str) -> Result<JsValue, JsValue>;
}

/// Keeps the screen lit for as long as the page is looked at.
pub fn keep_awake() {
    wasm_bindgen_futures::spawn_local(async {
        let _ = stay_awake("screen").await;
    });
}

/// Lets the hand feel that an answer was taken, unless the device is asked for calm.
pub fn nudge() {
    let calm = page::window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    if !calm.is_some_and(|calm| calm.matches()) {
        let _ = vibrate(20);
    }
}

/// Says a text aloud, instead of what was being said.
pub fn say(text: &str, lang: Lang) {
    let _ = cancel();
    if let Ok(said) = SpeechSynthesisUtterance::new(text) {
        said.set_lang(lang.code());
        let _ = speak(&said);
    }
}
