//! What one viewer may know, and a table drawn at random that looks just like it.

use crate::Grove;
use crate::state::{State, Table};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::ops::Deref;
use table::{Chance, Viewer};

/// The table as everybody sees it: all of it lies open but the order of face-down piles [G15.9], which is not in here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who is looking.
    pub viewer: Viewer,
    /// The table.
    pub table: Table,
}

impl Deref for View {
    type Target = Table;

    #[inline]
    fn deref(&self) -> &Table {
        &self.table
    }
}

impl Grove {
    /// A table that looks like this view, its piles in any order.
    pub(crate) fn imagine(&self, view: &View, chance: &mut Chance) -> State {
        State { table: view.table.clone(), chance: Chance::from_seed(chance.seed()), stacked: ArrayVec::new() }
    }
}
