//! A rulebook on the screen: titles, numbered paragraphs, one of them marked.

use leptos::prelude::*;

/// The rulebook, scrolled to a paragraph if one is asked for, with a field to look for words; `find` is its name.
pub fn rules_text(text: &'static str, at: Option<String>, find: String) -> impl IntoView {
    let wanted = RwSignal::new(String::new());
    // While something is looked for, only the paragraphs that hold it are shown.
    let hidden =
        move |line: &'static str| wanted.with(|wanted| !wanted.is_empty() && !line.to_lowercase().contains(wanted));
    let searching = move || wanted.with(|wanted| !wanted.is_empty());
    let blocks = text
        .lines()
        .filter(|line| !line.is_empty())
        .map(|line| {
            if let Some(title) = line.strip_prefix("## ") {
                return view! { <h3 hidden=searching>{title}</h3> }.into_any();
            }
            if let Some(title) = line.strip_prefix("# ") {
                return view! { <h2 hidden=searching>{title}</h2> }.into_any();
            }
            let paragraph = line.strip_prefix("- [").and_then(|rest| rest.split_once("] "));
            match paragraph {
                Some((number, words)) => {
                    let here = at.as_deref() == Some(number);
                    let class = if here { "para here" } else { "para" };
                    view! { <p class=class id=format!("rule-{number}") hidden=move || hidden(line)><span class="mut">{number.to_owned()}</span>" "{words.replace('*', "")}</p> }.into_any()
                }
                None => view! { <p hidden=searching>{line}</p> }.into_any(),
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
