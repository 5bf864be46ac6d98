//! A player's workers, and the places of the board where they stand.

use crate::ids::*;
use serde::{Deserialize, Serialize};
use std::ops::Deref;

/// The places of the board, in the order in which they are listed.
pub(crate) const BOARD: [Site<Pick>; 17] = {
    use Site::{Basic, Forest, Haven, Journey};
    let mut board = [Haven; 17];
    let mut n = 0;
    while n < board.len() {
        board[n] = match n as u8 {
            basic @ 0..8 => Basic(BasicId(basic)),
            forest @ 8..12 => Forest(Clearing(forest - 8)),
            12 => Haven,
            journey => Journey(JourneySpace(18 - journey)),
        };
        n += 1;
    }
    board
};

/// Some places, as bits in the order of [`BOARD`]; all cards of cities together have the bit after them.
pub(crate) type Board = u32;

/// Where the clearings begin.
pub(crate) const CLEARING: usize = BASICS;
/// The Haven.
pub(crate) const HAVEN: Board = 1 << (CLEARING + CLEARINGS);
/// The cards of cities.
pub(crate) const CARDS: Board = 1 << BOARD.len();

/// A space of the Journey.
#[inline]
pub(crate) const fn journey(space: JourneySpace) -> Board {
    1 << (BOARD.len() + 1 - space.0 as usize)
}

impl Post {
    /// The place where a worker takes up room; there is room for all in the Haven, and events show who has them.
    #[inline]
    pub(crate) const fn board(self) -> Board {
        match self.site() {
            Some(Site::Basic(basic)) => 1 << basic.0,
            Some(Site::Forest(clearing)) => 1 << CLEARING << clearing.0,
            Some(Site::Journey(space)) => journey(space),
            Some(Site::City(_)) => CARDS,
            Some(Site::Haven | Site::Event(_)) | None => 0,
        }
    }
}

/// One of a player's workers, by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Worker(u8);

impl Worker {
    /// Whether a player has so many.
    pub(crate) fn is_there(self) -> bool {
        usize::from(self.0) < WORKERS
    }
}

/// A player's workers. They read like a list, and are written as one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "[Post; WORKERS]", into = "[Post; WORKERS]")]
pub struct Workers {
    posts: [Post; WORKERS],
    /// Where any of them stands.
    pub(crate) board: Board,
}

impl Workers {
    /// The first worker at home.
    #[inline]
    pub(crate) fn home(&self) -> Option<Worker> {
        let home = |worker: usize| u8::from(matches!(self.posts[worker], Post::Home)) << worker;
        let home = (0..WORKERS).fold(0, |all, worker| all | home(worker));
        (home != 0).then(|| Worker(home.trailing_zeros() as u8))
    }

    /// The last worker at home.
    pub(crate) fn last_home(&self) -> Option<Worker> {
        self.posts.iter().rposition(|&post| post == Post::Home).map(|at| Worker(at as u8))
    }

    /// The first worker in a place.
    pub(crate) fn at(&self, site: Site) -> Option<Worker> {
        self.posts.iter().position(|&post| post == Post::At(site)).map(|at| Worker(at as u8))
    }

    /// So many more of those who wait join. [V11.2]
    pub(crate) fn join(&mut self, mut joining: usize) {
        self.change(|post| {
            let joins = joining > 0 && post == Post::Waiting;
            joining -= usize::from(joins);
            if joins { Post::Home } else { post }
        });
    }

    /// A worker is somewhere else now.
    pub(crate) fn set(&mut self, worker: Worker, post: Post) {
        let left = std::mem::replace(&mut self.posts[usize::from(worker.0)], post);
        if left.board() == 0 {
            self.board |= post.board();
        } else {
            *self = self.posts.into();
        }
    }

    /// The same for each worker of whom this tells another place.
    pub(crate) fn change(&mut self, to: impl FnMut(Post) -> Post) {
        *self = self.posts.map(to).into();
    }
}

impl Deref for Workers {
    type Target = [Post; WORKERS];

    #[inline]
    fn deref(&self) -> &[Post; WORKERS] {
        &self.posts
    }
}

impl From<[Post; WORKERS]> for Workers {
    fn from(posts: [Post; WORKERS]) -> Workers {
        Workers { posts, board: posts.iter().fold(0, |board, post| board | post.board()) }
    }
}

impl From<Workers> for [Post; WORKERS] {
    fn from(workers: Workers) -> [Post; WORKERS] {
        workers.posts
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seat;

    #[test]
    fn every_place_of_the_board_has_its_bit() {
        for (n, place) in BOARD.into_iter().enumerate() {
            let bit = if place == Site::Haven { HAVEN } else { Post::At(place.by(Seat::FIRST)).board() };
            assert_eq!(bit, 1 << n, "{place:?}");
        }
    }

    #[test]
    fn workers_know_where_they_stand() {
        let mut workers = Workers::default();
        (0..2).for_each(|worker| workers.set(Worker(worker), Post::At(Site::Journey(JourneySpace::SHARED))));
        workers.set(Worker(2), Post::At(Site::Forest(Clearing(1))));
        workers.set(Worker(0), Post::Home);
        assert_eq!(workers.board, journey(JourneySpace::SHARED) | 1 << CLEARING << 1, "one of two has left");
        workers.change(|post| if post == Post::Home { post } else { Post::Away });
        assert_eq!((workers.board, workers[0], workers[1]), (0, Post::Home, Post::Away));
    }
}
