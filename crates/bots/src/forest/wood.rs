//! What a tree is made of: decisions that were considered, and what came of them.

use table::Seat;

/// A decision that was considered.
#[derive(Clone)]
pub(super) struct Node<A> {
    pub action: A,
    /// Who takes it.
    pub seat: Seat,
    /// How often it was tried.
    pub visits: u32,
    /// What it brought to who takes it, all in all.
    pub sum: f32,
    /// What it promised at first sight.
    pub promise: f32,
    /// The first decision after it; none is 0.
    child: u32,
    /// The next decision beside it; none is 0.
    next: u32,
}

/// Where a node stands.
pub(super) type At = u32;
/// Where all begin. What its node says of itself is never read.
pub(super) const ROOT: At = 0;

/// All decisions of a tree, the root first.
pub(super) struct Wood<A>(Vec<Node<A>>);

impl<A: Copy + PartialEq> Wood<A> {
    /// The root alone.
    pub fn bare(any: A) -> Wood<A> {
        Wood(vec![Node { action: any, seat: Seat::FIRST, visits: 0, sum: 0.0, promise: 0.0, child: 0, next: 0 }])
    }

    /// What one decision weighs.
    pub const NODE_BYTES: usize = size_of::<Node<A>>();

    /// How many decisions it holds.
    pub fn size(&self) -> usize {
        self.0.len()
    }

    pub fn node(&self, at: At) -> &Node<A> {
        &self.0[at as usize]
    }

    /// The decisions that follow another, the youngest first.
    pub fn after(&self, at: At) -> impl Iterator<Item = At> + '_ {
        let some = |at: At| (at != 0).then_some(at);
        std::iter::successors(some(self.node(at).child), move |&at| some(self.node(at).next))
    }

    /// Adds a decision after another.
    pub fn sprout(&mut self, from: At, action: A, seat: Seat, promise: f32) -> At {
        let new = self.0.len() as At;
        let next = std::mem::replace(&mut self.0[from as usize].child, new);
        self.0.push(Node { action, seat, visits: 0, sum: 0.0, promise, child: 0, next });
        new
    }

    /// It was tried once more, and brought so much.
    pub fn remember(&mut self, at: At, brought: impl Fn(Seat) -> f32) {
        let node = &mut self.0[at as usize];
        node.visits += 1;
        node.sum += brought(node.seat);
    }

    /// What grew from a decision at the root: that one is the root now.
    pub fn grown_from(&self, action: A) -> Option<Wood<A>> {
        let root = self.after(ROOT).find(|&at| self.node(at).action == action)?;
        let mut grown = Wood(vec![Node { child: 0, next: 0, ..self.node(root).clone() }]);
        let mut old = vec![root];
        let mut at = 0;
        while at < old.len() {
            let mut last = None;
            for child in self.after(old[at]) {
                let new = grown.0.len() as At;
                grown.0.push(Node { child: 0, next: 0, ..self.node(child).clone() });
                match last.replace(new) {
                    None => grown.0[at].child = new,
                    Some(last) => grown.0[last as usize].next = new,
                }
                old.push(child);
            }
            at += 1;
        }
        Some(grown)
    }
}
