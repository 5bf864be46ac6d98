//! What Nightweave's companion asks about, in a few words: they stand before an answer that does not say so itself.

use super::Place;
use super::ask::{Count, Foil, Question};
use super::companion::Nightweave;
use crate::webs::{Plot, Scheme};
use table::entry::Entry;
use table::{Arg, Line};

impl Nightweave {
    pub(super) fn about(&self, question: &Question) -> Option<Line> {
        let plain = Line::new;
        // Of two humans it is said which.
        let human = |id, n: u8| if self.house.humans == 1 { plain(id) } else { self.of_human("companion-human", n) };
        Some(match question {
            Question::Roll(_) => plain("companion-about-die"),
            Question::Points(_) => plain("companion-about-value"),
            Question::TopNeedsNoRoom => plain("companion-night-about-top"),
            Question::FirstFree(places) => match places.first()? {
                Place::Basic(_) => plain("companion-night-about-basic"),
                Place::Forest(_) => plain("companion-night-about-forest"),
                Place::Journey(_) => plain("companion-points-journey"),
                Place::Haven => return None,
            },
            Question::Event(..) => plain("companion-points-events"),
            Question::OpenOwn(_) => plain("companion-night-about-open"),
            Question::ClaimedByYou => plain("companion-night-claimed"),
            Question::Visited => plain("companion-night-visited"),
            Question::Left => plain("companion-night-left"),
            Question::OpenSpot(n) | Question::OpenCard(n) => human("companion-night-about-open", *n),
            Question::HasRat(slot) => plain("companion-night-about-rat").with("n", slot.number()),
            Question::HiddenRiver => plain("companion-night-about-river"),
            Question::WonderPrice(n) => plain("companion-night-known-price").with("n", n + 1),
            Question::Adornments => plain("companion-night-known-adornments"),
            Question::DiscoveryPlace => plain("companion-night-about-place"),
            Question::WonderPoints(_)
            | Question::MapPoints
            | Question::DiscoveryPoints
            | Question::GarlandPoints(_)
            | Question::GarlandSecond(_) => plain("companion-about-points"),
            Question::Visitor { n, .. } => plain("companion-night-known-visitor").with("n", n + 1),
            Question::CanSail(n) => human("companion-night-about-sail", *n),
            Question::Tokens => plain("companion-night-tokens"),
            Question::Given { resources: true } => plain("companion-night-resources"),
            Question::Given { resources: false } => plain("companion-night-cards"),
            Question::Foil(foil) => self.foiled(*foil),
            Question::Count(count) => self.counted_for(*count),
            Question::GarlandHers(_) => plain("valley-nightweave"),
            Question::GarlandYours(_) => plain("companion-you"),
            Question::RuledEvents => plain("companion-points-events"),
            Question::City(n) => human("companion-your-city", *n),
            // Their answers are names.
            Question::Meanwhile
            | Question::TurnUp
            | Question::Special(_)
            | Question::Fit(..)
            | Question::Card(_)
            | Question::Colour(_)
            | Question::OwnSpot(_)
            | Question::River { .. }
            | Question::Wonder { .. }
            | Question::Discovery
            | Question::StationBest
            | Question::LostGreen
            | Question::SwarmWeb
            | Question::Mood
            | Question::Plot
            | Question::Scheme { .. }
            | Question::YourSeason
            | Question::Garland(_) => return None,
        })
    }

    /// The plot or the scheme that people may pay for.
    fn foiled(&self, foil: Foil) -> Line {
        match foil {
            Foil::Compensation(_) => self.plotted(Plot::Compensation),
            Foil::Mesmerize => self.plotted(Plot::Mesmerize),
            Foil::CreepyCrawlies => self.schemed(Scheme::CreepyCrawlies),
            Foil::Cheating => self.schemed(Scheme::Cheating),
            Foil::RansomNobodyHome => self.schemed(Scheme::Ransom),
            Foil::Soup => self.schemed(Scheme::PoisonedSoup),
        }
    }

    /// The plot, the scheme or the card for which people count.
    fn counted_for(&self, count: Count) -> Line {
        match count {
            Count::Ingenuity => self.plotted(Plot::Ingenuity),
            Count::Strings => self.plotted(Plot::PullingStrings),
            Count::Borrowing => self.schemed(Scheme::Borrowing),
            Count::PickpocketCards | Count::PickpocketTokens => self.schemed(Scheme::Pickpocket),
            Count::Imitation => self.schemed(Scheme::Imitation),
            Count::HardWork => self.schemed(Scheme::HardWork),
            Count::Robber => Line::new("companion-night-robber"),
            Count::Newleaf => Line::new("companion-night-newleaf-card"),
        }
    }

    fn plotted(&self, plot: Plot) -> Line {
        named(self.valley().pack.plot(plot))
    }

    fn schemed(&self, scheme: Scheme) -> Line {
        named(self.valley().pack.scheme(scheme.card()))
    }
}

fn named(entry: &Entry) -> Line {
    Line::new("as-named").with("name", Arg::from(&entry.name))
}
