//! Examples at the end of a command's help, for the box that it is about.

use std::fmt::Write;
use words::Words;

/// Something to type, and what it does.
struct Example {
    /// The box.
    game: &'static str,
    /// What is typed after `bosk`.
    typed: &'static str,
    /// What it does.
    does: &'static str,
}

const fn example(game: &'static str, typed: &'static str, does: &'static str) -> Example {
    Example { game, typed, does }
}

const EXAMPLES: [Example; 44] = [
    example("duo", "play duo", "cli-example-bot"),
    example("duo", "play duo --seats human,human", "cli-example-people"),
    example("duo", "play duo --mode chapter:1 --difficulty hard --solo", "cli-example-chapter"),
    example("duo", "play duo --level easy --sheet achievements.json", "cli-example-sheet"),
    example("duo", "sim duo --seats greedy,random --games 500 --swap", "cli-example-swap"),
    example("duo", "sim duo --level hard --plot scores.svg", "cli-example-plot"),
    example("duo", "tune duo --minutes 5 --keep found.json --to advice.toml", "cli-example-tune"),
    example("duo", "gather duo --games 2000 --to positions.bin", "cli-example-gather"),
    example("duo", "ladder duo --levels greedy,planner,forest:200 --games 40", "cli-example-ladder"),
    example("duo", "bench duo --bot forest:200 --json", "cli-example-bench-bot"),
    example("duo", "bench duo --seconds 2 --json", "cli-example-bench"),
    example("duo", "perft duo --scenario scenarios/duo/cards/mine.toml --depth 2", "cli-example-perft"),
    example("duo", "companion duo --mode challenge:easy --record table.json", "cli-example-companion"),
    example("duo", "pack check duo --pack my-values", "cli-example-pack"),
    example("duo", "pack export duo --to my-values", "cli-example-export"),
    example("valley", "play valley", "cli-example-bot"),
    example("valley", "play valley --seats human,human,greedy", "cli-example-people"),
    example("valley", "play valley --level 1", "cli-example-nightweave"),
    example("valley", "play valley --mode rugwort:2:farms", "cli-example-rugwort"),
    example("valley", "sim valley --seats greedy,random,random --games 500 --swap", "cli-example-swap"),
    example("valley", "sim valley --level 2 --plot scores.svg", "cli-example-plot"),
    example("valley", "tune valley --minutes 5 --keep found.json --to advice.toml", "cli-example-tune"),
    example("valley", "gather valley --games 2000 --to positions.bin", "cli-example-gather"),
    example("valley", "ladder valley --level 1 --levels greedy,planner --games 40", "cli-example-ladder"),
    example("valley", "bench valley --bot forest:200 --json", "cli-example-bench-bot"),
    example("valley", "bench valley --mode nightweave:2 --json", "cli-example-bench"),
    example("valley", "perft valley --scenario scenarios/valley/base/cards/mine.toml --depth 2", "cli-example-perft"),
    example("valley", "companion valley --mode nightweave:2", "cli-example-companion"),
    example("valley", "pack check valley --pack my-values", "cli-example-pack"),
    example("valley", "pack export valley --to my-values", "cli-example-export"),
    example("grove", "play grove", "cli-example-rival"),
    example("grove", "play grove --seats human,human", "cli-example-people"),
    example("grove", "play grove --mode bards:2:rival", "cli-example-bards-rival"),
    example("grove", "play grove --mode solo:hard:bard=harper", "cli-example-harper"),
    example("grove", "sim grove --seats greedy,random --games 500 --swap", "cli-example-swap"),
    example("grove", "sim grove --level hard --plot scores.svg", "cli-example-plot"),
    example("grove", "tune grove --mode bards:2 --minutes 5 --keep found.json --to advice.toml", "cli-example-tune"),
    example("grove", "ladder grove --mode solo:hard --levels greedy,planner --games 40", "cli-example-ladder"),
    example("grove", "bench grove --bot forest:200 --json", "cli-example-bench-bot"),
    example("grove", "bench grove --seconds 2 --json", "cli-example-bench"),
    example("grove", "perft grove --scenario scenarios/grove/rules/sing-begins.toml --depth 2", "cli-example-perft"),
    example("grove", "companion grove --mode solo:medium", "cli-example-companion"),
    example("grove", "pack check grove --pack my-values", "cli-example-pack"),
    example("grove", "pack export grove --to my-values", "cli-example-export"),
];

/// The examples of the command with this usage: those of the box that is named, or those of all boxes, each under
/// its name.
pub fn examples(words: &Words, usage: &str, named: Option<&str>) -> String {
    let Some(command) = usage.strip_suffix("BOX") else {
        return String::new();
    };
    let fitting: Vec<&Example> = EXAMPLES
        .iter()
        .filter(|example| example.typed.starts_with(command) && named.is_none_or(|name| name == example.game))
        .collect();
    if fitting.is_empty() {
        return String::new();
    }
    let widest = fitting.iter().map(|example| example.typed.len()).max().unwrap_or(0);
    let mut text = words.get("cli-examples");
    let mut game = "";
    for Example { game: of, typed, does } in fitting {
        if named.is_none() && game != *of {
            game = of;
            let _ = write!(text, "\n {game}");
        }
        let _ = write!(text, "\n  bosk {typed:<widest$}  {}", words.get(does));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Game;
    use words::Lang;

    #[test]
    fn every_example_is_accepted_and_opens_its_box() {
        let words = Words::new(Lang::En);
        for example in &EXAMPLES {
            let line = format!("bosk {}", example.typed).replace(" --pack my-values", "");
            let matches = crate::cli::parse(&words, line.split(' ').map(Into::into).collect());
            let matches = matches.unwrap_or_else(|_| panic!("{line}"));
            let mut m = &matches;
            while let Some((_, sub)) = m.subcommand() {
                m = sub;
            }
            let opened = crate::run::open(m).unwrap_or_else(|why| panic!("{line}: {}", why.0));
            assert_eq!(shelf::with!(opened, game => game.name()), example.game);
        }
    }
}
