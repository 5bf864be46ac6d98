//! Chapters, levels of the challenge and achievements, from their TOML tables.

use super::read::Reader;
use super::{Achievement, Ban, Banned, ChapterSheet, ClaimedBy, Goal, Sharing, ThornLevel};
use crate::effect::Condition;
use crate::ids::{HARE, TORTOISE};
use crate::mode::Level;
use crate::together::SkunkCount;
use table::Line;
use table::entry::{entry, named_entry, words};
use table::pack::{Fields, Node, PackError};
use woodland::Season;

const TEXTS: [&str; 2] = ["text_en", "text_fr"];

impl Reader {
    pub(super) fn chapter(&mut self, node: &Node, number: i64) -> Result<ChapterSheet, PackError> {
        let mut fields = Fields::of(node)?;
        let entry = named_entry(&mut fields, ["title_en", "title_fr"], ["story_en", "story_fr"])?;
        fields.need("number")?.number(number, number)?;
        let goals_node = fields.need("goals")?;
        let goals = goals_node.list()?.iter().map(|goal| self.goal(goal)).collect::<Result<Vec<_>, _>>()?;
        let scores = goals.iter().filter(|goal| matches!(goal, Goal::Score { .. })).count();
        if scores != 1 || goals.len() > 8 {
            return Err(goals_node.error(Line::new("one-score-goal")));
        }
        let bans = fields.get("rules").map_or(Ok(&[] as &[Node]), Node::list)?;
        let chapter = ChapterSheet {
            entry,
            skunks: skunks(fields.need("skunks")?)?,
            sharing: sharing(fields.need("sharing")?)?,
            extra_watch: fields.flag("extra_watch")?,
            goals,
            bans: bans.iter().map(ban).collect::<Result<_, _>>()?,
        };
        fields.finish()?;
        Ok(chapter)
    }

    fn goal(&mut self, node: &Node) -> Result<Goal, PackError> {
        let mut fields = Fields::of(node)?;
        let goal = match fields.need("need")?.word(&[("events", 0), ("score", 1), ("reach", 2), ("end", 3)])? {
            0 => Goal::Events {
                n: fields.need("n")?.number(1, 6)? as u32,
                by: fields.get("player").map_or(Ok(ClaimedBy::Both), |who| {
                    who.word(&[
                        ("hare", ClaimedBy::One(HARE)),
                        ("tortoise", ClaimedBy::One(TORTOISE)),
                        ("each", ClaimedBy::Each),
                    ])
                })?,
            },
            1 => {
                let normal = fields.need("normal")?.number(1, 999)?;
                let hard = fields.need("hard")?.number(normal, 999)?;
                Goal::Score { normal: normal as i32, hard: hard as i32 }
            }
            2 => Goal::Reach {
                condition: self.quest(fields.need("cond")?)?,
                by: fields.get("by_season").map_or(Ok(Season::Autumn), Node::named)?,
                text: words(&mut fields, TEXTS, "")?,
            },
            _ => Goal::End { condition: self.quest(fields.need("cond")?)?, text: words(&mut fields, TEXTS, "")? },
        };
        fields.finish()?;
        Ok(goal)
    }

    /// A condition that nobody else is compared with.
    fn quest(&self, node: &Node) -> Result<Condition, PackError> {
        match self.condition(node)? {
            Condition::Most(_) | Condition::Majority(..) => Err(node.error(Line::new("nobody-to-compare"))),
            condition => Ok(condition),
        }
    }

    pub(super) fn level(&mut self, node: &Node, level: Level) -> Result<ThornLevel, PackError> {
        let mut fields = Fields::of(node)?;
        let entry = entry(&mut fields)?;
        if entry.id != level.id() {
            return Err(node.error(Line::new("wrong-levels")));
        }
        let level = ThornLevel {
            entry,
            skunks: skunks(fields.need("skunks")?)?,
            minimum: fields.need("minimum")?.number(0, 20)? as u32,
            sharing: sharing(fields.need("sharing")?)?,
            per_purple: fields.need("per_purple")?.number(0, 20)? as u8,
            flat: fields.need("flat")?.number(0, 99)? as u8,
        };
        fields.finish()?;
        Ok(level)
    }

    pub(super) fn achievement(&mut self, node: &Node) -> Result<Achievement, PackError> {
        let mut fields = Fields::of(node)?;
        let entry = entry(&mut fields)?;
        let condition = self.quest(fields.need("cond")?)?;
        fields.finish()?;
        Ok(Achievement { entry, condition })
    }
}

/// Six skunks are in the box, and one place of each area stays free of them. [D16.2]
fn skunks(node: &Node) -> Result<SkunkCount, PackError> {
    let mut fields = Fields::of(node)?;
    let mut of = |key| fields.need(key)?.number(0, 5).map(|n| n as u8);
    let count = SkunkCount { events: of("events")?, meadow: of("meadow")?, locations: of("locations")? };
    fields.finish()?;
    if count.events + count.meadow + count.locations > 6 {
        return Err(node.error(Line::new("too-many-skunks")));
    }
    Ok(count)
}

fn sharing(node: &Node) -> Result<Sharing, PackError> {
    node.word(&[("open", Sharing::Open), ("limited", Sharing::Limited), ("none", Sharing::Forbidden)])
}

fn ban(node: &Node) -> Result<Ban, PackError> {
    let mut fields = Fields::of(node)?;
    fields.need("rule")?.word(&[("forbid", ())])?;
    let ban = Ban {
        what: fields.need("action")?.word(&[("river", Banned::River), ("trade", Banned::Trade)])?,
        season: fields.get("season").map(Node::named::<Season>).transpose()?,
        text: words(&mut fields, TEXTS, "")?,
    };
    fields.finish()?;
    Ok(ban)
}
