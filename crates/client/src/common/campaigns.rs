//! The campaigns that this browser keeps, side by side: played on screen or at a table of cardboard.

use super::store;
use duo::campaign::Campaign;

/// Where their ids are kept.
pub const LIST: &str = "bosk.campaigns";

/// Where a campaign is kept.
pub fn key(id: u32) -> String {
    format!("bosk.campaign.{}", id)
}

/// The campaigns kept here, oldest first.
pub fn list() -> Vec<(u32, Campaign)> {
    let ids: Vec<u32> = store::read(LIST).unwrap_or_default();
    ids.into_iter().filter_map(|id| Some((id, read(id)?))).collect()
}

/// A campaign that is kept here. It was checked when it came in.
pub fn read(id: u32) -> Option<Campaign> {
    store::read(&key(id))
}

/// Keeps a campaign; false if the browser refuses.
pub fn keep(id: u32, campaign: &Campaign) -> bool {
    let mut ids: Vec<u32> = store::read(LIST).unwrap_or_default();
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
