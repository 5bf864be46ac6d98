//! Every scenario of the box. Figures of the rules are shown by what they are figures of.

table::scenario_tests!(grove::Grove, "grove", 'G', at_least: 1_000,
    untold: |sort, _| matches!(sort, "number" | "track" | "supply"));
