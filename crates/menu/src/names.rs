//! Names from the packs: the shelf shows them before any pack is read. A test holds them against the packs.

use crate::Choice;

/// The bots that people play with, from the sleepiest to the wisest; each says how it thinks.
pub const LEVELS: [Choice; 5] = [
    Choice::told("dormouse", "level-dormouse").with("who1").saying("level-dormouse-says"),
    Choice::told("squirrel", "level-squirrel").with("who2").saying("level-squirrel-says"),
    Choice::told("hedgehog", "level-hedgehog").with("who3").saying("level-hedgehog-says"),
    Choice::told("fox", "level-fox").with("who4").saying("level-fox-says"),
    Choice::told("owl", "level-owl").with("who5").saying("level-owl-says"),
];

/// Their names with an article, as texts.
pub const THE_LEVELS: [&str; 5] =
    ["level-the-dormouse", "level-the-squirrel", "level-the-hedgehog", "level-the-fox", "level-the-owl"];

/// The chapters of Duo's campaign, in their order.
pub const CHAPTERS: [Choice; 15] = [
    Choice::titled("1", "First Ink", "Première encre"),
    Choice::titled("2", "Four Banners", "Quatre bannières"),
    Choice::titled("3", "Doors Ajar", "Portes entrouvertes"),
    Choice::titled("4", "Seeds on the Front Page", "Des graines à la une"),
    Choice::titled("5", "The River Is Cross", "La rivière boude"),
    Choice::titled("6", "Two Signatures", "Deux signatures"),
    Choice::titled("7", "Midsummer Guests", "Les invités de la Saint-Jean"),
    Choice::titled("8", "A Penny for Gossip", "Un sou pour un ragot"),
    Choice::titled("9", "Nothing Grand", "Rien de grandiose"),
    Choice::titled("10", "The Long Silence", "Le long silence"),
    Choice::titled("11", "A Voice for Every Guild", "Une voix par guilde"),
    Choice::titled("12", "No Scraps Wasted", "Rien ne se perd"),
    Choice::titled("13", "The Hare on Trial", "Le Lièvre sur la sellette"),
    Choice::titled("14", "Every Paw Counts", "Chaque patte compte"),
    Choice::titled("15", "The Last Edition", "La dernière édition"),
];

/// Nightweave's personalities: none, one by lot, or one of them.
pub const PERSONALITIES: [Choice; 10] = [
    Choice::told("", "shelf-no-personality"),
    Choice::told("personality", "page-valley-by-lot"),
    Choice::titled("personality=nefarious", "Nightweave the Nefarious", "Tissenuit l'Abominable"),
    Choice::titled("personality=needy", "Nightweave the Needy", "Tissenuit l'Indigente"),
    Choice::titled("personality=klutzy", "Nightweave the Klutzy", "Tissenuit la Maladroite"),
    Choice::titled("personality=narcissist", "Nightweave the Narcissist", "Tissenuit la Narcissique"),
    Choice::titled("personality=nonchalant", "Nightweave the Nonchalant", "Tissenuit la Nonchalante"),
    Choice::titled("personality=naysayer", "Nightweave the Naysayer", "Tissenuit la Rabat-joie"),
    Choice::titled("personality=notable", "Nightweave the Notable", "Tissenuit la Remarquable"),
    Choice::titled("personality=nasty", "Nightweave the Nasty", "Tissenuit la Vilaine"),
];

/// What Nightweave is up to: nothing, schemes, a plot by lot, or one of the plots.
pub const WEBS: [Choice; 16] = [
    Choice::told("", "page-valley-none"),
    Choice::told("schemes", "page-valley-schemes"),
    Choice::told("plot", "page-valley-plot-by-lot"),
    Choice::titled("plot=snag", "Snag", "Accroc"),
    Choice::titled("plot=silk-barrier", "Silk Barrier", "Barrière de Soie"),
    Choice::titled("plot=its-getting-complicated", "It's Getting Complicated", "Ça se complique"),
    Choice::titled("plot=compensation", "Compensation", "Compensation"),
    Choice::titled("plot=mesmerize", "Mesmerize", "Fascination"),
    Choice::titled("plot=ingenuity", "Ingenuity", "Ingéniosité"),
    Choice::titled("plot=weavers-whim", "Weaver's Whim", "Lubie de Tisserande"),
    Choice::titled("plot=masquerade", "Masquerade", "Mascarade"),
    Choice::titled("plot=smothering-swarm", "Smothering Swarm", "Nuée Suffocante"),
    Choice::titled("plot=forceful-taking", "Forceful Taking", "Prise de Force"),
    Choice::titled("plot=stolen-bounty", "Stolen Bounty", "Prime Dérobée"),
    Choice::titled("plot=pulling-strings", "Pulling Strings", "Tirer les Ficelles"),
    Choice::titled("plot=efficient-web", "Efficient Web", "Toile Efficace"),
];

/// The bards of Bardwood Grove: one by lot, or one of them.
pub const BARDS: [Choice; 7] = [
    Choice::told("", "shelf-bard-dealt"),
    Choice::titled("bard=bagpiper", "Morag Thistledrone", "Morag Bourdonchardon"),
    Choice::titled("bard=bardbarian", "Brunn Oakbellow", "Brunn Mugichêne"),
    Choice::titled("bard=sword-dancer", "Talia Quickreel", "Talia Viregigue"),
    Choice::titled("bard=wardrummer", "Odo Thunderkeg", "Odo Grondefût"),
    Choice::titled("bard=harper", "Wren Silverbough", "Roitelle Branchargent"),
    Choice::titled("bard=fifer", "Fenn Marshwhistle", "Fenn Siffleroseau"),
];
