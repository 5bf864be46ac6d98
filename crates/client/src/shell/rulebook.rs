//! A rulebook on the screen: titles, numbered paragraphs, one of them marked.

use crate::common::book;
use crate::shell::Rules;
use crate::shell::app::Ctx;
use crate::shell::face::Face;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use words::Lang;

/// The rulebook, fetched when somebody opens it, at a paragraph if one is asked for.
pub fn rulebook(ctx: Ctx, at: Option<String>) -> impl IntoView {
    let fetched: RwSignal<Option<Option<String>>> = RwSignal::new(None);
    let lang = ctx.lang();
    leptos::task::spawn_local(async move {
        let text = fetch(lang).await;
        // It may have been closed meanwhile.
        fetched.try_set(Some(text));
    });
    move || {
        fetched.get().map(|text| match text {
            Some(text) => rules_text(&text, at.clone(), ctx.text("page-find-rule")).into_any(),
            None => view! { <p role="alert">{ctx.text("page-rules-missing")}</p> }.into_any(),
        })
    }
}

async fn fetch(lang: Lang) -> Option<String> {
    let address = book::address(Rules::NAME, lang.code());
    let answer = JsFuture::from(window().fetch_with_str(&address)).await.ok()?;
    let answer: web_sys::Response = answer.dyn_into().ok()?;
    JsFuture::from(answer.ok().then(|| answer.text().ok()).flatten()?).await.ok()?.as_string()
}

/// Titles and paragraphs; what goes on for several lines is one.
fn paragraphs(text: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    let mut goes_on = false;
    for line in text.lines() {
        let is_plain = !line.is_empty() && !line.starts_with(['#', '-']);
        match all.last_mut().filter(|_| is_plain && goes_on) {
            Some(last) => {
                last.push(' ');
                last.push_str(line.trim());
            }
            None if line.is_empty() => {}
            None => all.push(line.to_owned()),
        }
        goes_on = is_plain || line.starts_with('-');
    }
    all
}

/// The rulebook, scrolled to a paragraph if one is asked for, with a field to look for words; `find` is its name.
fn rules_text(text: &str, at: Option<String>, find: String) -> impl IntoView + use<> {
    let wanted = RwSignal::new(String::new());
    // While something is looked for, only the paragraphs that hold it are shown.
    let hides = move |line: &str| {
        let line = line.to_lowercase();
        move || wanted.with(|wanted| !wanted.is_empty() && !line.contains(wanted))
    };
    let searching = move || wanted.with(|wanted| !wanted.is_empty());
    let blocks = paragraphs(text)
        .into_iter()
        .map(|line| {
            let line = line.as_str();
            if let Some(title) = line.strip_prefix("## ") {
                return view! { <h3 hidden=searching>{title.to_owned()}</h3> }.into_any();
            }
            if let Some(title) = line.strip_prefix("# ") {
                return view! { <h2 hidden=searching>{title.to_owned()}</h2> }.into_any();
            }
            let paragraph = line.strip_prefix("- [").and_then(|rest| rest.split_once("] "));
            match paragraph {
                Some((number, words)) => {
                    let here = at.as_deref() == Some(number);
                    let class = if here { "para here" } else { "para" };
                    view! { <p class=class id=format!("rule-{number}") hidden=hides(line)><span class="mut">{number.to_owned()}</span>" "{words.replace('*', "")}</p> }.into_any()
                }
                None => view! { <p hidden=searching>{line.replace('*', "")}</p> }.into_any(),
            }
        })
        .collect_view();
    if let Some(number) = at {
        let id = format!("rule-{number}");
        set_timeout(
            move || {
                if let Some(element) = document().get_element_by_id(&id) {
                    element.scroll_into_view();
                }
            },
            std::time::Duration::from_millis(40),
        );
    }
    let look = move |event| wanted.set(event_target_value(&event).trim().to_lowercase());
    view! {
        <label class="find-rule"><span class="sr">{find.clone()}</span>
            <input class="field" id="find-rule" type="search" placeholder=find on:input=look/></label>
        <div class="rules">{blocks}</div>
    }
}
