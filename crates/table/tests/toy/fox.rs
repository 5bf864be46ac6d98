// An opponent in the box of half a page: a fox who comes to the hen house three nights in a row, and takes two of the eggs
// that lie there, if there are so many.

use table::automa::{Kit, Memory, Pause, Replay};
use table::companion::{Ending, Form, Opponent, Picture, Query, Reply, Step, Value};
use table::{Digest, Line};

const NIGHTS: u8 = 3;

pub struct Fox;

/// How many eggs lie there this night?
#[derive(Clone, PartialEq, Debug)]
pub struct Eggs;

#[derive(Clone, PartialEq, Debug)]
pub struct Steal(pub i16);

impl Kit for Fox {
    type Question = Eggs;
    type Answer = Reply;
    type Order = Steal;
}

#[derive(Clone, PartialEq, Debug)]
pub struct Known {
    night: u8,
    stolen: i16,
}

impl Memory<Fox> for Known {
    fn recall(&self, _: &Eggs) -> Option<Reply> {
        None
    }
    fn carry_out(&mut self, Steal(eggs): &Steal) {
        self.stolen += eggs;
        self.night += 1;
    }
    fn correct(&mut self, name: &str, value: &Reply) -> bool {
        match (name, value.number()) {
            ("stolen", Some(eggs)) => self.stolen = eggs,
            _ => return false,
        }
        true
    }
}

impl Opponent for Fox {
    type Known = Known;

    fn name(&self) -> &'static str {
        "hens"
    }
    fn mode(&self) -> String {
        "fox".to_owned()
    }
    fn pack_digest(&self) -> Digest {
        Digest::of(b"eggs")
    }
    fn setup(&self, _: u64) -> Known {
        Known { night: 0, stolen: 0 }
    }
    fn act(&self, table: &mut Replay<Fox, Known>) -> Result<(), Pause<Fox>> {
        let eggs: i16 = table.ask(Eggs, Reply::number)?;
        table.order(Steal(eggs.min(2)));
        Ok(())
    }
    fn is_over(&self, known: &Known) -> bool {
        known.night == NIGHTS
    }
    fn is_between(&self, _: &Eggs) -> bool {
        false
    }
    fn query(&self, _: &Known, _: &Eggs) -> Query {
        let eggs = Query::number(Line::new("fox-ask-eggs"), 0..=9, "F1.1");
        eggs.looking(Picture::signs(&["egg"])).about(Line::new("fox-eggs"))
    }
    fn step(&self, Steal(eggs): &Steal) -> Option<Step> {
        (*eggs > 0).then(|| Step::by_hand(Line::new("fox-steals").with("n", i32::from(*eggs)), "F1.2"))
    }
    fn sheet(&self, known: &Known) -> Vec<Value> {
        vec![Value::number("stolen", Line::new("fox-stolen"), known.stolen, 99, "F1.2")]
    }
    fn points(&self, known: &Known) -> Vec<(Line, i32)> {
        vec![(Line::new("fox-stolen"), known.stolen.into())]
    }
    fn ending(&self, known: &Known) -> Option<Ending> {
        self.is_over(known).then(|| Ending { won: known.stolen < 4, yours: Vec::new(), together: false })
    }
}
