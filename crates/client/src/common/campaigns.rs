//! The campaigns that this browser keeps, side by side: played on screen or at a table of cardboard.

use super::store;
use duo::campaign::Campaign;
use std::fmt::Display;

/// Where their ids are kept.
pub const LIST: &str = "bosk.campaigns";

/// Where a campaign is kept.
pub fn key(id: impl Display) -> String {
    format!("bosk.campaign.{id}")
}

/// The ids of those that are kept here, oldest first; where their list cannot be read, of all that lie here.
pub fn ids() -> Vec<u32> {
    let lie_here = || {
        let mut ids: Vec<u32> = store::keys().filter_map(|name| name.strip_prefix(&key(""))?.parse().ok()).collect();
        ids.sort_unstable();
        ids
    };
    if store::read_text(LIST).is_none() { Vec::new() } else { store::read(LIST).unwrap_or_else(lie_here) }
}

/// The campaigns kept here, oldest first.
pub fn list() -> Vec<(u32, Campaign)> {
    ids().into_iter().filter_map(|id| Some((id, read(id)?))).collect()
}

/// Those that are kept but cannot be read, as they lie here.
pub fn unreadable() -> Vec<(u32, String)> {
    let broken = ids().into_iter().filter(|&id| read(id).is_none());
    broken.filter_map(|id| Some((id, store::read_text(&key(id))?))).collect()
}

/// A campaign that is kept here. It was checked when it came in.
pub fn read(id: u32) -> Option<Campaign> {
    store::read(&key(id))
}

/// Keeps a campaign; false if the browser refuses.
pub fn keep(id: u32, campaign: &Campaign) -> bool {
    let mut ids = ids();
    if !ids.contains(&id) {
        ids.push(id);
    }
    store::keep(&key(id), campaign) && store::keep(LIST, &ids)
}

/// The day, for the sheet.
pub fn today() -> String {
    let now = js_sys::Date::new_0();
    format!("{}-{:02}-{:02}", now.get_full_year(), now.get_month() + 1, now.get_date())
}
