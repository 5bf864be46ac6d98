//! What people call themselves who share a screen: short, on one line, and in the place of the names of their seats.

use crate::source::Source;
use crate::{HUMAN, humans};
use table::board::Board;
use table::{Arg, Line};

/// A name has no more letters than this.
pub const MOST: usize = 12;

/// A name as it is kept: on one line, without what cannot be seen, and short.
pub fn tidy(name: &str) -> String {
    let words: Vec<&str> =
        name.split(|c: char| c.is_whitespace() || c.is_control()).filter(|w| !w.is_empty()).collect();
    words.join(" ").chars().take(MOST).collect::<String>().trim_end().to_owned()
}

/// The names of those who share a screen, each with what its seat is called otherwise; nothing if one person sits there alone.
pub fn given<G: Board>(source: &(impl Source<G> + ?Sized)) -> Vec<(Line, String)> {
    let (seats, names) = (source.seats(), source.extra().names);
    if seats.iter().filter(|who| *who == HUMAN).count() < 2 {
        return Vec::new();
    }
    let named = humans(seats).filter_map(|seat| Some((seat, names.get(seat.index())?.clone())));
    named.filter(|(_, name)| !name.is_empty()).map(|(seat, name)| (source.rules().seat_name(seat), name)).collect()
}

/// A line in which people are called by their names.
pub fn call(names: &[(Line, String)], line: &Line) -> Line {
    let named = |line: &Line| names.iter().find(|(seat, _)| seat == line).map(|(_, name)| Arg::Plain(name.clone()));
    if let Some(name) = named(line) {
        return Line::new("as-named").with("name", name);
    }
    let mut line = line.clone();
    line.args.iter_mut().for_each(|(_, arg)| rename(names, arg));
    line
}

fn rename(names: &[(Line, String)], arg: &mut Arg) {
    match arg {
        Arg::Line(line) => match names.iter().find(|(seat, _)| *seat == *line) {
            Some((_, name)) => *arg = Arg::Plain(name.clone()),
            None => line.args.iter_mut().for_each(|(_, arg)| rename(names, arg)),
        },
        Arg::List(list) => list.iter_mut().for_each(|arg| rename(names, arg)),
        Arg::Number(_) | Arg::Decimal(..) | Arg::Plain(_) | Arg::Name { .. } => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_short_and_on_one_line() {
        assert_eq!(tidy("  Marie \n Lou\u{7}ise  "), "Marie Lou is");
        assert_eq!(tidy("\t \n"), "");
    }

    #[test]
    fn seats_are_called_by_the_names_of_who_sits_there_wherever_a_line_names_them() {
        let names = [(Line::new("duo-hare"), "Léa".to_owned())];
        let (hare, tortoise) = (Line::new("duo-hare"), Line::new("duo-tortoise"));
        let inner = Line::new("page-played-by").with("who", hare.clone());
        let line =
            Line::new("page-claimed-by").with("who", hare.clone()).with("to", tortoise.clone()).with("inner", inner);
        let line = line.with("all", Arg::List(vec![hare.clone().into(), tortoise.clone().into()]));
        let said = format!("{:?}", call(&names, &line));
        assert_eq!(
            (said.matches("Léa").count(), said.matches("duo-hare").count(), said.matches("duo-tortoise").count()),
            (3, 0, 2)
        );
        assert_eq!(call(&names, &hare), Line::new("as-named").with("name", Arg::Plain("Léa".into())));
        assert_eq!(call(&[], &line), line);
    }
}
