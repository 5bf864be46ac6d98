//! Whether the copies of one card can have come where a table puts them.

use std::collections::VecDeque;

/// Where cards can be: in hands, in the discard pile, or anywhere else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Whereabouts {
    Hand(usize),
    Pile,
    Away,
}

/// One card that moved, as far as the viewer knows which.
#[derive(Clone, Copy, Debug)]
pub(super) struct Move {
    pub from: Whereabouts,
    pub to: Whereabouts,
    pub card: Option<u8>,
}

/// How the copies of one card flow from the beginning to the end, from spot to spot: each motion carries one card, and
/// what is known of it says whether it is this one.
#[derive(Clone)]
pub(super) struct Ways {
    edges: Vec<Edge>,
    /// The first edge out of each node.
    out: Vec<usize>,
    /// How many copies more have to flow into a node than out of it.
    wanted: Vec<i32>,
    /// The latest node of each spot.
    now: Vec<usize>,
}

#[derive(Clone, Copy)]
struct Edge {
    to: usize,
    room: i32,
    /// The next edge out of the same node.
    next: usize,
}

/// The node through which all copies pass at the beginning, and the one where they come from again at the end.
const BEGIN: usize = 0;
const END: usize = 1;
/// No edge.
const NONE: usize = usize::MAX;
const MANY: i32 = i32::MAX / 4;

impl Ways {
    /// At the beginning the hands hold so many cards, and there are so many copies in all.
    pub fn new(hands: &[usize], pile: usize, copies: usize) -> Ways {
        let mut ways = Ways { edges: Vec::new(), out: vec![NONE; 2], wanted: vec![0; 2], now: Vec::new() };
        ways.edge(END, BEGIN, copies.min(MANY as usize) as i32);
        for &held in hands.iter().chain([&pile, &(MANY as usize)]) {
            let node = ways.node();
            ways.edge(BEGIN, node, held as i32);
            ways.now.push(node);
        }
        ways
    }

    fn node(&mut self) -> usize {
        self.out.push(NONE);
        self.wanted.push(0);
        self.out.len() - 1
    }

    fn edge(&mut self, from: usize, to: usize, room: i32) {
        for (from, to, room) in [(from, to, room), (to, from, 0)] {
            let next = std::mem::replace(&mut self.out[from], self.edges.len());
            self.edges.push(Edge { to, room, next });
        }
    }

    fn place(&self, spot: Whereabouts) -> usize {
        match spot {
            Whereabouts::Hand(n) => n,
            Whereabouts::Pile => self.now.len() - 2,
            Whereabouts::Away => self.now.len() - 1,
        }
    }

    /// What stays in a spot goes on to a later node.
    fn later(&mut self, spot: Whereabouts) -> usize {
        let (place, node) = (self.place(spot), self.node());
        self.edge(self.now[place], node, MANY);
        self.now[place] = node;
        node
    }

    /// A card moved that is this one, is not, or may be.
    pub fn moved(&mut self, from: Whereabouts, to: Whereabouts, is_it: Option<bool>) {
        let start = self.now[self.place(from)];
        match is_it {
            Some(false) => {}
            Some(true) => {
                self.later(from);
                let end = self.later(to);
                self.wanted[start] -= 1;
                self.wanted[end] += 1;
            }
            None => {
                self.later(from);
                let end = self.later(to);
                self.edge(start, end, 1);
            }
        }
    }

    /// Everything in the pile may be anywhere.
    pub fn shuffled(&mut self) {
        let pile = self.place(Whereabouts::Pile);
        let away = self.later(Whereabouts::Away);
        self.edge(self.now[pile], away, MANY);
        self.now[pile] = self.node();
    }

    /// Whether so many copies can be in each hand and, last, in the pile in the end.
    pub fn lead_to(mut self, copies: &[usize]) -> bool {
        for (place, &n) in copies.iter().enumerate() {
            self.wanted[self.now[place]] -= n as i32;
            self.wanted[END] += n as i32;
        }
        self.edge(self.now[self.place(Whereabouts::Away)], END, MANY);
        let (source, sink) = (self.node(), self.node());
        let mut missing = 0;
        for node in 0..source {
            let wanted = self.wanted[node];
            if wanted > 0 {
                self.edge(source, node, wanted);
                missing += wanted;
            } else if wanted < 0 {
                self.edge(node, sink, -wanted);
            }
        }
        while missing > 0 && self.widen(source, sink) {
            missing -= 1;
        }
        missing == 0
    }

    /// Lets one more copy flow, if that can be.
    fn widen(&mut self, source: usize, sink: usize) -> bool {
        let mut by = vec![NONE; self.out.len()];
        let mut next = VecDeque::from([source]);
        while let Some(node) = next.pop_front() {
            let mut edge = self.out[node];
            while edge != NONE {
                let Edge { to, room, next: other } = self.edges[edge];
                if room > 0 && to != source && by[to] == NONE {
                    by[to] = edge;
                    next.push_back(to);
                }
                edge = other;
            }
        }
        let mut node = sink;
        while node != source {
            let edge = by[node];
            if edge == NONE {
                return false;
            }
            self.edges[edge].room -= 1;
            self.edges[edge ^ 1].room += 1;
            node = self.edges[edge ^ 1].to;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ann sees a card come to Bob, who gives one of his two to Cleo unseen.
    fn given(copies: usize) -> Ways {
        let mut ways = Ways::new(&[0, 1, 1], 0, copies);
        ways.moved(Whereabouts::Away, Whereabouts::Hand(1), Some(true));
        ways.moved(Whereabouts::Hand(1), Whereabouts::Hand(2), None);
        ways
    }

    #[test]
    fn a_card_is_where_it_was_or_where_it_can_have_gone() {
        assert!(given(1).lead_to(&[0, 1, 0, 0]));
        assert!(given(1).lead_to(&[0, 0, 1, 0]));
        assert!(!given(1).lead_to(&[0, 0, 0, 0]), "it has not left the two");
        assert!(!given(1).lead_to(&[0, 0, 0, 1]), "it was not discarded");
        assert!(!given(1).lead_to(&[0, 1, 1, 0]), "there is only one");
        assert!(given(2).lead_to(&[0, 1, 1, 0]), "Cleo had one before");
    }

    #[test]
    fn a_card_comes_back_only_with_a_shuffle() {
        let discarded = || {
            let mut ways = given(1);
            ways.moved(Whereabouts::Hand(2), Whereabouts::Pile, Some(true));
            ways
        };
        assert!(discarded().lead_to(&[0, 0, 0, 1]));
        let mut drawn = discarded();
        drawn.moved(Whereabouts::Away, Whereabouts::Hand(0), None);
        assert!(!drawn.lead_to(&[1, 0, 0, 0]));
        let mut drawn = discarded();
        drawn.shuffled();
        drawn.moved(Whereabouts::Away, Whereabouts::Hand(0), None);
        assert!(drawn.lead_to(&[1, 0, 0, 0]));
    }
}
