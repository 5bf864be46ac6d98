//! What the packs of all boxes share: entries with a name, a text and a provenance.

use crate::Arg;
use crate::pack::{Fields, Node, PackError, Provenance};

/// A text in both languages.
///
/// ```
/// use table::entry::Words;
///
/// let name = Words { en: "Farm".to_owned(), fr: "Ferme".to_owned() };
/// assert_ne!(name.en, name.fr);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

impl From<&Words> for Arg {
    fn from(words: &Words) -> Arg {
        Arg::Name { en: words.en.clone(), fr: words.fr.clone() }
    }
}

/// What every entry of a pack has.
///
/// ```
/// use table::entry::entry;
/// use table::pack::{Fields, Node};
///
/// let text = "id = \"farm\"\nname_en = \"Farm\"\nname_fr = \"Ferme\"\nprovenance = { name = \"reconstructed\", cost = \"yours\" }";
/// let node = Node::parse("cards.toml", text)?;
/// let farm = entry(&mut Fields::of(&node)?)?;
/// assert_eq!((farm.id.as_str(), farm.name.fr.as_str()), ("farm", "Ferme"));
/// assert!(farm.is_yours("cost") && !farm.is_yours("name"));
/// # Ok::<(), table::pack::PackError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// Its id, used in notation and scenarios.
    pub id: String,
    /// Its name.
    pub name: Words,
    /// What it does, in words.
    pub text: Words,
    /// Where each of its values comes from.
    pub provenance: Vec<(String, Provenance)>,
}

impl Entry {
    /// Whether its owner gave this value.
    pub fn is_yours(&self, key: &str) -> bool {
        self.provenance.iter().any(|(of, from)| of == key && *from == Provenance::Yours)
    }
}

impl AsRef<Entry> for Entry {
    fn as_ref(&self) -> &Entry {
        self
    }
}

/// Declares that these parts of a pack have an entry of their own, in the field `entry`.
///
/// ```
/// use table::entry::{Entry, entry, number_of, sorted};
/// use table::pack::{Fields, Node};
///
/// struct Nut {
///     entry: Entry,
///     weight: u8,
/// }
/// table::has_entry!(Nut);
///
/// let node = Node::parse("nut.toml", "id = \"hazel\"\nprovenance = {}\nweight = 2")?;
/// let mut fields = Fields::of(&node)?;
/// let nuts = [Nut { entry: entry(&mut fields)?, weight: fields.count("weight")? }];
/// assert_eq!((number_of(&nuts, "hazel"), number_of(&nuts, "beech")), (Some(0), None));
/// assert!(sorted("nut", &nuts).eq([("nut", &nuts[0].entry)]));
/// # assert_eq!(nuts[0].weight, 2);
/// # Ok::<(), table::pack::PackError>(())
/// ```
#[macro_export]
macro_rules! has_entry {
    ($($name:ty),* $(,)?) => {
        $(impl AsRef<$crate::entry::Entry> for $name {
            fn as_ref(&self) -> &$crate::entry::Entry {
                &self.entry
            }
        })*
    };
}

/// The number of the entry with this id.
/// [`has_entry!`](crate::has_entry) has an example.
pub fn number_of(entries: &[impl AsRef<Entry>], id: &str) -> Option<u8> {
    entries.iter().position(|entry| entry.as_ref().id == id).map(|i| i as u8)
}

/// The number of the entry that a node names.
///
/// ```
/// use table::entry::{Entry, entry, number_at};
/// use table::pack::{Fields, Node};
///
/// let file = Node::parse("nuts.toml", "nut = [{ id = \"hazel\", provenance = {} }]\nbest = \"hazel\"\nworst = \"beech\"")?;
/// let nuts: Vec<Entry> =
///     file.under("nut").list()?.iter().map(|node| entry(&mut Fields::of(node)?)).collect::<Result<_, _>>()?;
/// assert_eq!(number_at(&nuts, file.under("best")), Ok(0));
/// assert_eq!(number_at(&nuts, file.under("worst")).unwrap_err().why.id, "unknown-id");
/// # Ok::<(), table::pack::PackError>(())
/// ```
pub fn number_at(entries: &[impl AsRef<Entry>], node: &Node) -> Result<u8, PackError> {
    node.read_as("unknown-id", |id| number_of(entries, id))
}

/// Nothing in the pack has the id that a node says.
///
/// ```
/// use table::entry::unknown;
/// use table::pack::Node;
///
/// let file = Node::parse("nuts.toml", "best = \"beech\"").unwrap();
/// let error = unknown(file.under("best"));
/// assert_eq!((error.why.to_string(), error.at.line), ("unknown-id id=beech".to_owned(), 1));
/// ```
pub fn unknown(node: &Node) -> PackError {
    node.misnamed("unknown-id")
}

/// All entries of a list, as this sort of thing.
/// [`has_entry!`](crate::has_entry) has an example.
pub fn sorted<'e>(
    sort: &'static str,
    entries: &'e [impl AsRef<Entry>],
) -> impl Iterator<Item = (&'static str, &'e Entry)> {
    entries.iter().map(move |entry| (sort, entry.as_ref()))
}

/// Id, name, text and provenance under their usual keys.
/// [`Entry`] has an example.
pub fn entry(fields: &mut Fields<'_>) -> Result<Entry, PackError> {
    named_entry(fields, ["name_en", "name_fr"], ["text_en", "text_fr"])
}

/// An entry whose name and text stand under these keys, English first.
///
/// ```
/// use table::entry::named_entry;
/// use table::pack::{Fields, Node};
///
/// let node = Node::parse("chapters.toml", "id = \"one\"\ntitle_en = \"Mud\"\ntitle_fr = \"Boue\"\nprovenance = {}")?;
/// let chapter = named_entry(&mut Fields::of(&node)?, ["title_en", "title_fr"], ["story_en", "story_fr"])?;
/// assert_eq!(chapter.name.en, "Mud");
/// assert_eq!(chapter.text.en, "", "a text may be left out");
/// # Ok::<(), table::pack::PackError>(())
/// ```
pub fn named_entry(
    fields: &mut Fields<'_>,
    name: [&'static str; 2],
    text: [&'static str; 2],
) -> Result<Entry, PackError> {
    let id = fields.text("id")?;
    let name = words(fields, name, &id)?;
    let text = words(fields, text, "")?;
    if let Some(note) = fields.get("note") {
        note.text()?;
    }
    let provenance = fields.need("provenance")?.table()?;
    let provenance = provenance.iter().map(|(key, node)| Ok((key.clone(), Provenance::read(node)?)));
    Ok(Entry { id, name, text, provenance: provenance.collect::<Result<_, _>>()? })
}

/// A text in both languages.
///
/// ```
/// use table::entry::words;
/// use table::pack::{Fields, Node};
///
/// let node = Node::parse("cards.toml", "text_en = \"Dig.\"")?;
/// let text = words(&mut Fields::of(&node)?, ["text_en", "text_fr"], "?")?;
/// assert_eq!((text.en.as_str(), text.fr.as_str()), ("Dig.", "?"));
/// # Ok::<(), table::pack::PackError>(())
/// ```
pub fn words(fields: &mut Fields<'_>, keys: [&'static str; 2], default: &str) -> Result<Words, PackError> {
    let mut one = |key| fields.get(key).map_or(Ok(default.to_owned()), |node| node.text().map(str::to_owned));
    Ok(Words { en: one(keys[0])?, fr: one(keys[1])? })
}
