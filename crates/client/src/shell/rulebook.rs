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
            Some(text) => rules_text(ctx, &text, at.clone()).into_any(),
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

/// The parts of a rulebook by their titles, each leading there.
fn contents(ctx: Ctx, paragraphs: &[String]) -> impl IntoView + use<> {
    let titles = paragraphs.iter().filter_map(|line| line.strip_prefix("## ")).map(str::to_owned).enumerate();
    let parts = titles.map(|(part, title)| {
        let go = move |_| {
            if let Some(title) = document().get_element_by_id(&part_id(part)) {
                title.scroll_into_view();
                // Keyboard and screen reader go on from there.
                let _ = title.unchecked_into::<web_sys::HtmlElement>().focus();
            }
        };
        view! { <li><button class="btn quiet" on:click=go>{title}</button></li> }
    });
    view! { <details class="contents"><summary class="btn quiet">{ctx.text("page-rules-contents")}</summary><ul>{parts.collect_view()}</ul></details> }
}

fn part_id(part: usize) -> String {
    format!("rules-part-{part}")
}

/// The rulebook, scrolled to a paragraph if one is asked for, with its contents and a field to look for words.
fn rules_text(ctx: Ctx, text: &str, at: Option<String>) -> impl IntoView + use<> {
    let find = ctx.text("page-find-rule");
    let wanted = RwSignal::new(String::new());
    // While something is looked for, only the paragraphs that hold it are shown.
    let hides = move |line: &str| {
        let line = line.to_lowercase();
        move || wanted.with(|wanted| !wanted.is_empty() && !line.contains(wanted))
    };
    let searching = move || wanted.with(|wanted| !wanted.is_empty());
    let paragraphs = paragraphs(text);
    let contents = contents(ctx, &paragraphs);
    let mut parts = 0..;
    let blocks = paragraphs
        .into_iter()
        .map(|line| {
            let line = line.as_str();
            if let Some(title) = line.strip_prefix("## ") {
                let id = parts.next().map(part_id);
                return view! { <h3 id=id tabindex="-1" hidden=searching>{title.to_owned()}</h3> }.into_any();
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
        <div hidden=searching>{contents}</div>
        <div class="rules">{blocks}</div>
    }
}
