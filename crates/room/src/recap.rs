//! What somebody did in a turn, item by item.

use table::Line;
use table::board::Board;

/// One thing that was done, and what came of it.
pub struct Item<'a, G: Board> {
    /// The event that says what it was.
    pub event: &'a G::Event,
    /// What it is about on the table; nothing where it is told in words alone.
    pub touched: Vec<G::Target>,
    /// All that is told of it.
    pub lines: Vec<Line>,
    /// Whether something was done yet: what is told before (what is paid) belongs to it.
    begun: bool,
}

/// Everything that was told in a turn: what one thing is told of in a row is one item, and so is what comes of it.
pub fn items<'a, G: Board>(game: &G, told: &'a [G::Event]) -> Vec<Item<'a, G>> {
    let mut items: Vec<Item<'a, G>> = Vec::new();
    for event in told {
        let Some(line) = game.tell(event) else { continue };
        let touched = game.touches(event);
        let begins = !touched.is_empty() || game.sign(event).is_some();
        let goes_on = |item: &&mut Item<'a, G>| {
            let same = !touched.is_empty() && item.touched.first() == touched.first();
            !begins || !item.begun || same
        };
        match items.last_mut().filter(goes_on) {
            Some(item) => {
                if begins && !item.begun {
                    (item.event, item.begun) = (event, true);
                }
                item.touched.extend(touched);
                item.lines.push(line);
            }
            None => items.push(Item { event, touched, lines: vec![line], begun: begins }),
        }
    }
    items
}
