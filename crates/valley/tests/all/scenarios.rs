//! Every scenario of the box, and what they cover: [V3.6] [V5.7] [V5.10] whether a question is asked and what can be
//! taken back depends on nothing hidden.

// What a level is worth stands in the scenarios of its mode; two Activity cards are Pearlbrook's.
table::scenario_tests!(valley::Valley, "valley", 'V', at_least: 1_000,
    untold: |sort, entry| sort == "level" || entry.id.starts_with("rp"));
