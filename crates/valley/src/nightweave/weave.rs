//! Plots and schemes at a table of cardboard: what they do to her things; the rest people do themselves, as the card says.

use super::companion::{Paused, Table};
use super::deeds::Deed;
use super::desk::{first_event, named, roll};
use super::orders::{enter, enter_or_feat};
use super::question::{Count, Foil, Occasion, Question, Source, Wanted};
use super::{Field, InRow, Order, Row};
use crate::webs::{BRIBES, Personality, Plot, SchemeCard, Strike};
use table::companion::Reply;
use woodland::Season;

fn count(table: &mut Table, what: Count) -> Result<u8, Paused> {
    table.ask(Question::Count(what), Reply::number)
}

/// Her figure has entered the Meadow: what her mood and her plot make of it.
pub(super) fn figure_entered(table: &mut Table) -> Result<(), Paused> {
    // [V23.5]
    if table.known().personality == Some(Personality::Klutzy) {
        table.order(Deed::Stumbles);
    }
    match table.known().plot {
        // [V24.4]
        Some(Plot::Snag) => {
            if let Some(card) = named(table, Source::Snag)? {
                table.order(Deed::Snags);
                enter(table, card)?;
            }
        }
        // [V24.9]
        Some(Plot::Mesmerize) => {
            let enough = table.ask(Question::Foil(Foil::Mesmerize), Reply::is)?;
            table.order(if enough { Deed::Hypnotizes } else { Deed::Hand(2) });
        }
        // [V24.10]
        Some(Plot::Ingenuity) => {
            let n = count(table, Count::Ingenuity)?;
            table.order(Deed::Hidden(n, Plot::Ingenuity));
        }
        // [V24.11]
        Some(Plot::WeaversWhim) => {
            table.order(Deed::Hers(Order::Draw));
            table.order(Deed::NewMeadow);
            change_mood(table)?;
        }
        // [V24.13]
        Some(Plot::SmotheringSwarm) if table.known().without_web().next().is_none() => {}
        Some(Plot::SmotheringSwarm) => {
            let grounds = table.known().house.0.grounds();
            if let Some(place) = table.ask_or_nothing(Question::SwarmWeb, |reply| reply.one_of(&grounds))? {
                table.order(Deed::Web(place));
            }
        }
        // [V24.15] [V24.16]
        Some(Plot::ForcefulTaking | Plot::StolenBounty) => {
            if let Some(card) = named(table, Source::Human)? {
                enter_or_feat(table, card)?;
            }
        }
        // [V24.17]
        Some(Plot::PullingStrings) => {
            let n = count(table, Count::Strings)?;
            table.order(Deed::Hidden(n, Plot::PullingStrings));
        }
        // [V24.12]
        Some(Plot::Masquerade) => table.order(Deed::Masks),
        Some(Plot::SilkBarrier | Plot::ItsGettingComplicated | Plot::Compensation | Plot::EfficientWeb) | None => {}
    }
    Ok(())
}

/// A personality by lot. [V24.11]
pub(super) fn change_mood(table: &mut Table) -> Result<(), Paused> {
    let mood = table.ask(Question::Mood, |reply| reply.one_of(&Personality::ALL))?;
    table.order(Deed::Mood(mood));
    Ok(())
}

/// [V25.1] The next scheme; with [V24.7] a one-shot scheme and a seasonal one.
pub(super) fn draw_scheme(table: &mut Table) -> Result<(), Paused> {
    let both = table.known().plot == Some(Plot::ItsGettingComplicated);
    let draws: &[Wanted] = if both { &[Wanted::OneShot, Wanted::Seasonal] } else { &[Wanted::Any] };
    for &wanted in draws {
        if !table.known().schemes.iter().any(|card| wanted.fits(card)) {
            continue;
        }
        let number = table.ask_or_nothing(Question::Scheme(wanted), Reply::pick::<u8>)?;
        let card = table.known().schemes.iter().copied().find(|card| Some(card.number.0) == number);
        if let Some(card) = card {
            table.order(Deed::Scheme(card));
            strike(table, card)?;
        }
    }
    Ok(())
}

/// What a scheme does to her things when it is drawn.
fn strike(table: &mut Table, card: SchemeCard) -> Result<(), Paused> {
    match card.does.strike() {
        Strike::Bribe => {
            let season = table.ask(Question::YourSeason, |reply| reply.one_of(&Season::ALL))?;
            table.order(Deed::Tokens(BRIBES[season.index()]));
        }
        // the die of Bosk is thrown for the table
        Strike::Rob => {
            if !table.known().house.0.own_die {
                roll(table, Occasion::Toll)?;
            }
        }
        Strike::Steal { paid_to_her: false } => {
            let n = count(table, Count::Borrowing)?;
            table.order(Deed::Hand(n));
        }
        Strike::Steal { paid_to_her: true } => {
            let n = count(table, Count::PickpocketCards)?;
            table.order(Deed::Hand(n));
            let kept = count(table, Count::PickpocketTokens)?;
            table.order(Deed::Tokens(kept));
        }
        Strike::Creep => {
            if !table.ask(Question::Foil(Foil::CreepyCrawlies), Reply::is)? {
                table.order(Deed::Hers(Order::Level));
            }
        }
        Strike::Imitate => {
            let n = count(table, Count::Imitation)?;
            table.order(Deed::Tokens(2 * n));
        }
        Strike::Capture => {
            if table.ask(Question::Foil(Foil::RansomNobodyHome), Reply::is)? {
                table.order(Deed::Hers(Order::Level));
            }
        }
        Strike::Repossess => {
            if let Some(card) = named(table, Source::Human)? {
                enter(table, card)?;
            }
        }
        Strike::Drug => {
            if table.ask(Question::Foil(Foil::Soup), Reply::is)? {
                table.order(Deed::Serves);
            }
        }
        Strike::Work => {
            for n in 0..count(table, Count::HardWork)? {
                if let Some(card) = named(table, Source::Top(n + 1))? {
                    enter(table, card)?;
                }
            }
        }
        Strike::Cheat => {
            if !table.ask(Question::Foil(Foil::Cheating), Reply::is)? {
                cheat(table)?;
            }
        }
        // Nothing of hers changes.
        Strike::Nothing | Strike::Sweep(_) | Strike::Stick(_) => {}
    }
    Ok(())
}

/// [V25.30] The die says which row, and from which end.
fn cheat(table: &mut Table) -> Result<(), Paused> {
    let rolled = roll(table, Occasion::Cheating)?;
    let row = if rolled <= 4 { Row::Basic } else { Row::Special };
    let mut order: Vec<InRow> = InRow::first(Field::events(table, row)).collect();
    if matches!(rolled, 3 | 4 | 7..) {
        order.reverse();
    }
    order.retain(|&n| !table.known().claimed.contains(&(row, n)));
    match first_event(table, row, order, Occasion::Cheating)? {
        Some(n) => table.order(Deed::Took(row, n)),
        None => table.order(Deed::Hers(Order::Level)),
    }
    Ok(())
}
