//! Every scenario of the box, and what they cover.

table::scenario_tests!(duo::Duo, "duo", 'D', at_least: 800, untold: |sort, _| sort == "season");
