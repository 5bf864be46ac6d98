//! What the end of an address asks a table's page for.

/// What to show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Address {
    /// Goes on with a kept game.
    Game(String),
    /// Begins a game.
    New(Beginning),
    /// The lesson.
    Lesson,
    /// The campaigns, or one of them.
    Campaign(Option<u32>),
    /// A game that was sent: the whole end of the address.
    Link(String),
    /// A record file is to be opened.
    Watch,
    /// The rulebook.
    Rules,
    /// None of these.
    Nowhere,
}

/// A game to begin.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Beginning {
    /// The mode, as records name it.
    pub mode: String,
    /// Who sits where; nobody named: a person, and bots for the rest.
    pub seats: Vec<String>,
    /// The seed, if it is not left to the lot.
    pub seed: Option<u64>,
    /// Whether with the person's own pack.
    pub pack: bool,
    /// What people call themselves, seat by seat.
    pub names: Vec<String>,
}

impl Address {
    /// What the end of an address, from its `#` on, asks for.
    pub fn read(hash: &str) -> Address {
        if table::link::is_game(hash) {
            return Address::Link(hash.to_owned());
        }
        let Some(rest) = hash.strip_prefix("#/") else { return Address::Nowhere };
        let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
        match path.split('/').collect::<Vec<_>>()[..] {
            ["game", id] if !id.is_empty() => Address::Game(id.to_owned()),
            ["new"] => Address::New(Beginning::read(query)),
            ["lesson"] => Address::Lesson,
            ["campaign"] => Address::Campaign(None),
            ["campaign", number] => number.parse().map_or(Address::Nowhere, |number| Address::Campaign(Some(number))),
            ["watch"] => Address::Watch,
            ["rules"] => Address::Rules,
            _ => Address::Nowhere,
        }
    }

    /// The address of a kept game.
    pub fn of_game(id: &str) -> String {
        format!("#/game/{id}")
    }
}

impl Beginning {
    fn read(query: &str) -> Beginning {
        let mut beginning = Beginning::default();
        for (name, value) in query.split('&').filter_map(|part| part.split_once('=')) {
            match name {
                "mode" => beginning.mode = decoded(value),
                "seats" => beginning.seats = decoded(value).split(',').map(str::to_owned).collect(),
                "seed" => beginning.seed = value.parse().ok(),
                "pack" => beginning.pack = value == "1",
                "names" => beginning.names = value.split(',').map(decoded).collect(),
                _ => {}
            }
        }
        beginning
    }
}

/// A value of a query without its escapes.
fn decoded(text: &str) -> String {
    percent_encoding::percent_decode_str(text).decode_utf8_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        let new = |mode: &str, seats: &[&str], seed, pack| {
            let seats = seats.iter().map(|&seat| seat.to_owned()).collect();
            Address::New(Beginning { mode: mode.into(), seats, seed, pack, names: Vec::new() })
        };
        let named =
            Beginning { mode: "duel".into(), names: vec!["Léa, moi".into(), String::new()], ..Beginning::default() };
        let cases = [
            ("", Address::Nowhere),
            ("#rules", Address::Nowhere),
            ("#/game/", Address::Nowhere),
            ("#/game/k3f9a2", Address::Game("k3f9a2".into())),
            ("#/new?mode=duel&seats=human,greedy&seed=7", new("duel", &["human", "greedy"], Some(7), false)),
            ("#/new?mode=nightweave%3A2%3Aplot&pack=1", new("nightweave:2:plot", &[], None, true)),
            ("#/new?mode=duel&names=L%C3%A9a%2C%20moi,", Address::New(named)),
            ("#/lesson", Address::Lesson),
            ("#/campaign", Address::Campaign(None)),
            ("#/campaign/3", Address::Campaign(Some(3))),
            ("#/campaign/x", Address::Nowhere),
            ("#/link/1AAAA", Address::Link("#/link/1AAAA".into())),
            ("#game=%7B", Address::Link("#game=%7B".into())),
            ("#/watch", Address::Watch),
            ("#/rules", Address::Rules),
            ("#/start", Address::Nowhere),
        ];
        for (hash, wanted) in cases {
            assert_eq!(Address::read(hash), wanted, "{hash}");
        }
        assert_eq!(Address::read(&Address::of_game("k3f9a2")), Address::Game("k3f9a2".into()));
    }
}
