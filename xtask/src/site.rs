//! The project as a small site: every Markdown file as a page, the API, and the table itself to play at.

use crate::page::{self, Finish, root};
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html};
use std::fs;
use std::path::{Path, PathBuf};
use xtask::copy;

/// Where Markdown is looked for, and whether below these folders too.
const SOURCES: [(&str, bool); 6] =
    [("", false), ("docs", false), ("lab", false), ("rulebooks", false), ("packs", true), ("scenarios", false)];

/// What stands at the head of every page: where it leads, and what it is called.
const MENU: [(&str, &str); 6] = [
    ("index.html", "Bosk"),
    ("play/index.html", "Play"),
    ("rulebooks/index.html", "Rules"),
    ("docs/hosting.html", "Hosting"),
    ("docs/new-box.html", "A new box"),
    ("api/table/index.html", "API"),
];

/// Writes the site; where it lies.
pub fn build(finish: Finish) -> Result<PathBuf, String> {
    let out = root().join("target/site");
    if out.exists() {
        fs::remove_dir_all(&out).map_err(|e| e.to_string())?;
    }
    copy(&page::build(finish)?, &out.join("play"))?;
    document(&out.join("api"))?;
    pages(&out)?;
    write(&out.join("site.css"), include_str!("site.css"))?;
    copy(&root().join("crates/client/assets/fonts"), &out.join("fonts"))?;
    fs::copy(root().join("crates/client/assets/tokens.css"), out.join("tokens.css")).map_err(|e| e.to_string())?;
    check_links(&out, &out)?;
    Ok(out)
}

/// Every Markdown file as a page, with the pictures and licences that they name.
fn pages(out: &Path) -> Result<(), String> {
    copy(&root().join("docs/pictures"), &out.join("docs/pictures"))?;
    for name in ["LICENSE-MIT", "LICENSE-APACHE"] {
        fs::copy(root().join(name), out.join(name)).map_err(|e| format!("{name}: {e}"))?;
    }
    let sources = sources()?;
    for source in &sources {
        let text = fs::read_to_string(root().join(source)).map_err(|e| format!("{}: {e}", source.display()))?;
        write(&out.join(address(source)), &sheet(source, &text))?;
    }
    write(&out.join("rulebooks/index.html"), &sheet(Path::new("rulebooks/README.md"), &rulebooks(&sources)))
}

/// The documentation of the libraries, as cargo makes it.
fn document(to: &Path) -> Result<(), String> {
    let status = crate::cargo().args(["doc", "--workspace", "--no-deps", "--quiet"]).current_dir(root()).status();
    if !status.is_ok_and(|status| status.success()) {
        return Err("the documentation cannot be made".to_owned());
    }
    copy(&root().join("target/doc"), to)
}

/// All Markdown files that belong on the site, below the project's folder.
fn sources() -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    for (folder, deep) in SOURCES {
        collect(Path::new(folder), deep, &mut found)?;
    }
    found.sort();
    Ok(found)
}

fn collect(folder: &Path, deep: bool, found: &mut Vec<PathBuf>) -> Result<(), String> {
    let entries = fs::read_dir(root().join(folder)).map_err(|e| format!("{}: {e}", folder.display()))?;
    for entry in entries.filter_map(Result::ok) {
        let path = folder.join(entry.file_name());
        if path.extension().is_some_and(|end| end == "md") {
            found.push(path);
        } else if deep && entry.path().is_dir() {
            collect(&path, deep, found)?;
        }
    }
    Ok(())
}

/// Where a Markdown file lies on the site.
fn address(source: &Path) -> PathBuf {
    match source.file_name().and_then(|name| name.to_str()) {
        Some("README.md") => source.with_file_name("index.html"),
        _ => source.with_extension("html"),
    }
}

/// A list of the rulebooks, in Markdown.
fn rulebooks(sources: &[PathBuf]) -> String {
    let mut list = "# Rules\n\nIn our own words, paragraph by paragraph.\n\n".to_owned();
    for source in sources.iter().filter(|source| source.starts_with("rulebooks")) {
        let text = fs::read_to_string(root().join(source)).unwrap_or_default();
        let title = text.lines().next().unwrap_or_default().trim_start_matches("# ");
        let name = source.file_name().unwrap_or_default().to_string_lossy();
        let language = if name.ends_with(".fr.md") { "français" } else { "English" };
        list += &format!("- [{title}]({name}), {language}\n");
    }
    list
}

/// One page of the site.
fn sheet(source: &Path, text: &str) -> String {
    let up = "../".repeat(source.components().count() - 1);
    let french = source.to_string_lossy().ends_with(".fr.md");
    let title = text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or("Bosk");
    let menu: String = MENU.iter().map(|(to, name)| format!("<a href=\"{up}{to}\">{name}</a>")).collect();
    let events: Vec<Event<'_>> = Parser::new_ext(text, Options::ENABLE_TABLES).collect();
    let linked = events.iter().enumerate().map(|(at, event)| match event.clone() {
        Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
            Event::Start(Tag::Link { link_type, dest_url: on_site(dest_url), title, id })
        }
        Event::Start(Tag::Heading { level, classes, attrs, .. }) => {
            Event::Start(Tag::Heading { level, id: Some(slug(&events[at + 1..]).into()), classes, attrs })
        }
        other => other,
    });
    let mut body = String::new();
    html::push_html(&mut body, linked);
    let lang = if french { "fr" } else { "en" };
    format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<title>{title}</title>\n\
         <link rel=\"stylesheet\" href=\"{up}tokens.css\">\n<link rel=\"stylesheet\" href=\"{up}site.css\">\n</head>\n\
         <body>\n<nav>{menu}</nav>\n<main>\n{}</main>\n</body>\n</html>\n",
        with_anchors(&body)
    )
}

/// The name by which a heading can be pointed at: its words, as they stand from here to its end, in small letters.
fn slug(events: &[Event<'_>]) -> String {
    let words = events.iter().take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_))));
    let words = words.filter_map(|event| match event {
        Event::Text(text) | Event::Code(text) => Some(text.to_lowercase()),
        _ => None,
    });
    let letters = words.collect::<String>();
    let kept = letters.chars().filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter));
    kept.map(|letter| if letter == ' ' { '-' } else { letter }).collect()
}

/// A link to a Markdown file leads to its page; one to a folder, to what stands in it.
fn on_site(to: CowStr<'_>) -> CowStr<'_> {
    if to.contains("://") || to.starts_with('#') {
        return to;
    }
    let (path, part) = to.split_once('#').map_or((to.as_ref(), None), |(path, part)| (path, Some(part)));
    let path = match path {
        folder if folder.ends_with('/') => format!("{folder}index.html"),
        file if file.ends_with(".md") => address(Path::new(file)).to_string_lossy().into_owned(),
        other => other.to_owned(),
    };
    part.map_or(path.clone(), |part| format!("{path}#{part}")).into()
}

/// Numbered paragraphs can be pointed at.
fn with_anchors(body: &str) -> String {
    let mut marked = String::with_capacity(body.len());
    for line in body.split_inclusive('\n') {
        match line.strip_prefix("<li>[").and_then(|rest| rest.split_once(']')) {
            Some((number, rest)) => marked += &format!("<li id=\"{number}\"><a href=\"#{number}\">{number}</a>{rest}"),
            None => marked += line,
        }
    }
    marked
}

fn write(to: &Path, text: &str) -> Result<(), String> {
    let folder = to.parent().unwrap_or(to);
    fs::create_dir_all(folder).and_then(|()| fs::write(to, text)).map_err(|e| format!("{}: {e}", to.display()))
}

/// Every link of our own pages leads somewhere on the site, to the very part that it names, or away from it.
fn check_links(out: &Path, folder: &Path) -> Result<(), String> {
    for entry in fs::read_dir(folder).map_err(|e| e.to_string())?.filter_map(Result::ok) {
        let path = entry.path();
        let below = path.strip_prefix(out).unwrap_or(&path);
        if path.is_dir() && !below.starts_with("api") && !below.starts_with("play") {
            check_links(out, &path)?;
        } else if path.extension().is_some_and(|end| end == "html") {
            let text = fs::read_to_string(&path).map_err(|e| e.to_string())?;
            for link in links(&text, " href=\"").chain(links(&text, " src=\"")) {
                let (file, part) = link.split_once('#').unwrap_or((link, ""));
                let there = if file.is_empty() { path.clone() } else { folder.join(file) };
                // What the page and the API make of their fragments is their own business.
                let names =
                    |part| fs::read_to_string(&there).is_ok_and(|page| links(&page, " id=\"").any(|id| id == part));
                let ours = !["api", "play"].iter().any(|other| there.starts_with(out.join(other)));
                if !link.contains(':') && (!there.exists() || ours && !part.is_empty() && !names(part)) {
                    return Err(format!("{} leads to {link}, which is not there", below.display()));
                }
            }
        }
    }
    Ok(())
}

/// What the attributes of that name say.
fn links<'t>(text: &'t str, attribute: &'t str) -> impl Iterator<Item = &'t str> {
    text.split(attribute).skip(1).filter_map(|rest| rest.split('"').next())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_between_files_lead_to_pages() {
        for (file, page) in [
            ("rulebooks/duo.en.md", "rulebooks/duo.en.html"),
            ("packs/duo/README.md", "packs/duo/index.html"),
            ("packs/duo/", "packs/duo/index.html"),
            ("../ARCHITECTURE.md#files", "../ARCHITECTURE.html#files"),
            ("https://example.org/a.md", "https://example.org/a.md"),
            ("#top", "#top"),
        ] {
            assert_eq!(on_site(file.into()).as_ref(), page);
        }
    }

    #[test]
    fn paragraphs_can_be_pointed_at() {
        let page = sheet(Path::new("rulebooks/x.fr.md"), "# Titre\n\n- [D1.1] Deux maires.\n");
        assert!(page.contains("<html lang=\"fr\">") && page.contains("<title>Titre</title>"));
        assert!(page.contains("<li id=\"D1.1\"><a href=\"#D1.1\">D1.1</a> Deux maires."), "{page}");
        assert!(page.contains("href=\"../site.css\""));
    }

    #[test]
    fn headings_can_be_pointed_at() {
        let page = sheet(Path::new("x.md"), "# A new box\n\n## What `it` supplies, and gets\n");
        assert!(page.contains("<h1 id=\"a-new-box\">A new box</h1>"), "{page}");
        assert!(page.contains("<h2 id=\"what-it-supplies-and-gets\">"), "{page}");
    }

    /// Our own pages as they would stand on the site, without the API and the table, are looked through for links that lead
    /// nowhere.
    #[test]
    fn links_lead_somewhere() {
        let out = tempfile::tempdir().unwrap();
        let out = out.path();
        for name in ["play/index.html", "api/table/index.html", "tokens.css", "site.css"] {
            write(&out.join(name), "").unwrap();
        }
        pages(out).unwrap();
        check_links(out, out).unwrap();
        write(&out.join("lost.html"), "<a href=\"docs/hosting.html#nowhere\">").unwrap();
        assert_eq!(
            check_links(out, out),
            Err("lost.html leads to docs/hosting.html#nowhere, which is not there".to_owned())
        );
    }
}
