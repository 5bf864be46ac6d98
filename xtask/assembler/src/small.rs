//! What a page loads, without what only those read who write it: comments, indentation, room between words.

/// Styles without comments and without room that tells nothing. What stands in quotation marks stays.
pub fn styles(css: &str) -> String {
    let mut small = String::with_capacity(css.len());
    let (mut rest, mut quote) = (css, None);
    while let Some(c) = rest.chars().next() {
        let after = &rest[c.len_utf8()..];
        rest = match quote {
            None if c == '/' && after.starts_with('*') => after.split_once("*/").map_or("", |(_, after)| after),
            None if c.is_whitespace() => {
                let next = after.trim_start();
                let joins = |c: char| "{};,>".contains(c);
                if !(next.is_empty() || next.starts_with(joins) || small.is_empty() || small.ends_with(joins)) {
                    small.push(' ');
                }
                next
            }
            None if c == '}' => {
                small.truncate(small.trim_end_matches(';').len());
                small.push(c);
                after.trim_start()
            }
            _ => {
                if quote == Some(c) {
                    quote = None;
                } else if quote.is_none() && matches!(c, '"' | '\'') {
                    quote = Some(c);
                }
                small.push(c);
                after
            }
        };
    }
    small
}

/// A script that a program wrote, without its comments on types and without indentation.
pub fn script(js: &str) -> String {
    let mut small = String::with_capacity(js.len());
    let mut rest = js;
    while let Some((before, comment)) = rest.split_once("/**") {
        small.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    small.push_str(rest);
    small.lines().map(str::trim_start).filter(|line| !line.is_empty()).flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn styles_lose_comments_and_room_and_nothing_else() {
        let css = "/* the table */\n.app > .mead,\n.cards .card {\n  margin: 0 auto;\n  content: \" ; } \";\n}\n@media (max-width:719px) and (min-height:5px) { .a{b:c} }\n";
        let small = ".app>.mead,.cards .card{margin: 0 auto;content: \" ; } \"}@media (max-width:719px) and (min-height:5px){.a{b:c}}";
        assert_eq!(super::styles(css), small);
    }

    #[test]
    fn scripts_lose_comments_on_types_and_indentation() {
        let js =
            "export class A {\n    /**\n     * @returns {number}\n     */\n    n() {\n        return 1;\n    }\n}\n";
        assert_eq!(super::script(js), "export class A {\nn() {\nreturn 1;\n}\n}\n");
    }
}
