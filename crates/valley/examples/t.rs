use table::{Chance, Deaf, Game};
use valley::Valley;
fn main() {
    let valley = Valley::ours();
    for seed in 1..2000 {
    let mut chance = Chance::from_seed(seed);
    let mut state = valley.setup(seed);
    let mut actions = Vec::new();
    let mut n = 0;
    while valley.decider(&state).is_some() {
        valley.legal(&state, &mut actions);
        let a = *chance.pick(&actions);
        if std::env::args().len() > 1 { eprintln!("{n} {} {}", actions.len(), valley.write_action(a)); }
        valley.apply(&mut state, a, &mut Deaf).unwrap();
        n += 1;
    }
    if seed < 5 { println!("{n} {:?}", valley.outcome(&state)); }
    }
}
