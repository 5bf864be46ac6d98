//! Where a long word may be parted at the end of a line. Browsers do not know it for every language on every machine, and
//! a word that is cut anywhere reads badly.

use crate::Lang;

/// A sign that is seen only where a line ends at it.
const SOFT_HYPHEN: char = '\u{ad}';

/// Shorter words are never parted by rule.
const LONG: usize = 8;

/// English words, with where they may be parted: there is no rule for it that holds.
const ENGLISH: &str = "archi-tect ava-lanche band-stand bank-green bicker-ing borrow-ing bril-liant butter-flies \
    carto-gra-pher cart-wheel chal-lenge chan-cel-lor chip-smith clock-tower collect-ing com-pen-sa-tion com-pli-cat-ed \
    corner-stone counter-point court-house diplo-mat discov-ered dragon-fly dun-geon edi-to-rial ef-fi-cient ever-flame exhaus-tion \
    ex-pe-di-tion extor-tion fair-grounds fire-works fright-ful gather-ing giant-ling glam-or-ous glis-sando \
    grad-u-a-tion grand-mother green-house har-vest-er hic-cup-ing his-to-rian home-com-ing honey-comb honey-ford \
    house-warm-ing hus-band imi-ta-tion in-fes-ta-tion in-flu-ence in-ge-nu-ity inn-keeper in-vis-i-ble iron-spoon lamp-lighter \
    lis-ten-ing lock-keeper lo-co-mo-tive loft-garden man-age-ment mar-ket-ing marsh-whistle mas-quer-ade ma-tri-arch \
    meadow-end mer-ci-less mes-mer-ize mes-sen-ger mill-brook min-is-ter-ing mis-chie-vous mis-cre-ants mon-as-tery \
    nar-cis-sist ne-fari-ous night-weave non-cha-lant oak-bellow ob-bli-ga-to over-achiev-er par-a-lyz-ing pearl-brook \
    per-form-er pick-pocket pir-ou-ette plum-bottom po-lit-i-cal pro-ces-sion pro-duc-tiv-i-ty quar-rel-ling quick-reel \
    quick-step re-ces-sion re-lent-less re-mem-ber-ing re-pos-ses-sion res-i-dence re-sources re-turn-ing shop-keeper \
    sil-ver-bough sleep-less smoth-er-ing spe-lunk-er stall-side store-house story-teller story-tell-ing strong-root \
    stump-field this-tle-drone thun-der-keg toad-stool under-taker uni-ver-sity wan-der-er wan-der-ing way-far-ers wel-come wel-com-ing \
    whis-pered wil-low-green wood-carver wood-cutter";

/// A text with soft hyphens in its long words, so that they are parted between syllables where a line is too short.
pub fn soft(lang: Lang, text: &str) -> String {
    let mut soft = String::with_capacity(text.len() + 8);
    for run in text.split_inclusive(|letter: char| !letter.is_alphabetic()) {
        let (word, rest) = match run.chars().next_back().filter(|letter| !letter.is_alphabetic()) {
            Some(end) => run.split_at(run.len() - end.len_utf8()),
            None => (run, ""),
        };
        let letters: Vec<char> = word.chars().collect();
        let ends = syllables(lang, &letters);
        for (at, letter) in letters.iter().enumerate() {
            if ends.contains(&at) {
                soft.push(SOFT_HYPHEN);
            }
            soft.push(*letter);
        }
        soft.push_str(rest);
    }
    soft
}

/// The letters of a word before which it may be parted.
fn syllables(lang: Lang, word: &[char]) -> Vec<usize> {
    let word: Vec<char> = word.iter().flat_map(|letter| letter.to_lowercase()).collect();
    match lang {
        Lang::En => english(&word),
        Lang::Fr if word.len() < LONG => Vec::new(),
        Lang::Fr => french(&word),
    }
}

fn english(word: &[char]) -> Vec<usize> {
    let known = ENGLISH.split_whitespace().find(|known| known.chars().filter(|&c| c != '-').eq(word.iter().copied()));
    let hyphens = known.into_iter().flat_map(|known| known.match_indices('-'));
    hyphens.enumerate().map(|(before, (at, _))| at - before).collect()
}

/// French parts a word before the last consonant between two vowels, or before two that are spoken as one.
fn french(word: &[char]) -> Vec<usize> {
    let is_vowel = |at: usize| "aeiouyàâäéèêëîïôöùûüœæ".contains(word[at]) && !is_mute_u(word, at);
    let spoken_as_one = |at: usize| match (word[at], word[at + 1]) {
        ('c' | 'p' | 't', 'h') | ('g', 'n') | ('q' | 'g', 'u') => true,
        (first, 'l' | 'r') => "bcdfgkptv".contains(first),
        _ => false,
    };
    let mut parts = Vec::new();
    for at in 1..word.len() {
        // A syllable begins with the consonants before a vowel.
        if !is_vowel(at) || is_vowel(at - 1) {
            continue;
        }
        let begins = if at >= 2 && !is_vowel(at - 2) && spoken_as_one(at - 2) { at - 2 } else { at - 1 };
        let has_vowel_before = (0..begins).any(is_vowel);
        if has_vowel_before && begins >= 2 && word.len() - begins >= 3 && !is_mute(&word[at..]) {
            parts.push(begins);
        }
    }
    parts
}

/// Whether this u only hardens the letter before it.
fn is_mute_u(word: &[char], at: usize) -> bool {
    let hardens = |before: char| before == 'q' || before == 'g';
    word[at] == 'u' && at > 0 && hardens(word[at - 1]) && word.get(at + 1).is_some_and(|next| "eéèêiîy".contains(*next))
}

/// Whether the end of a word is an e that is not spoken.
fn is_mute(end: &[char]) -> bool {
    matches!(end, ['e'] | ['e', 's'])
}
