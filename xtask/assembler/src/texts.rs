//! The texts of a page, which travel inside its module in sections of their own and are taken out when it is put together:
//! a page loads only those of the language it speaks.

use std::fs;
use std::path::Path;
use xtask::LANGUAGES;

/// A module without its texts, and the texts of each language that it has.
pub fn taken_out(module: &Path) -> Result<(Vec<u8>, Vec<String>), String> {
    let bytes = fs::read(module).map_err(|e| format!("{}: {e}", module.display()))?;
    parted(&bytes).ok_or_else(|| format!("{} is no module", module.display()))
}

/// The eight bytes with which a module begins.
const HEAD: usize = 8;
/// The sort of sections that are only carried along.
const CUSTOM: u8 = 0;

fn parted(module: &[u8]) -> Option<(Vec<u8>, Vec<String>)> {
    let (head, mut rest) = module.split_at_checked(HEAD)?;
    let mut kept = head.to_vec();
    let mut texts = LANGUAGES.map(|_| None);
    while let Some((&sort, after)) = rest.split_first() {
        let (length, body) = number(after)?;
        let (body, next) = body.split_at_checked(length)?;
        let lang = if sort == CUSTOM { language(body)? } else { None };
        match lang {
            Some((lang, text)) => texts[lang] = Some(text),
            None => kept.extend(&rest[..rest.len() - next.len()]),
        }
        rest = next;
    }
    Some((kept, texts.into_iter().flatten().collect()))
}

/// The language of a section and its text, if it is one of texts.
fn language(section: &[u8]) -> Option<Option<(usize, String)>> {
    let (length, body) = number(section)?;
    let (name, text) = body.split_at_checked(length)?;
    let lang = LANGUAGES.iter().position(|lang| name == format!("texts.{lang}").as_bytes());
    Some(lang.and_then(|lang| Some((lang, String::from_utf8(text.to_vec()).ok()?))))
}

/// A number as modules write it, seven bits at a time, and what follows it.
fn number(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let last = bytes.iter().position(|byte| byte & 0x80 == 0)?;
    let value = bytes[..=last].iter().rev().fold(0, |value, byte| value << 7 | usize::from(byte & 0x7f));
    Some((value, &bytes[last + 1..]))
}

#[cfg(test)]
mod tests {
    use super::parted;

    #[test]
    fn texts_are_taken_out_of_a_module_and_everything_else_stays() {
        let section = |sort: u8, body: &[u8]| [&[sort, body.len() as u8], body].concat();
        let named =
            |name: &str, text: &str| section(0, &[&[name.len() as u8], name.as_bytes(), text.as_bytes()].concat());
        let (head, code, other) = (*b"\0asm\x01\0\0\0", section(1, &[7; 100]), named("names", "a = A"));
        let (english, french) = (named("texts.en", "play = Play"), named("texts.fr", "play = Jouer"));
        let module = [&head[..], &french, &code, &english, &other].concat();
        let texts = vec!["play = Play".to_owned(), "play = Jouer".to_owned()];
        assert_eq!(parted(&module), Some(([&head[..], &code, &other].concat(), texts)));
        assert_eq!(parted(&module[..module.len() - 1]), None, "cut off");
    }
}
