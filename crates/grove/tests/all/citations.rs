//! Rulebook, code and tests share their paragraphs: no citation points nowhere, no paragraph lacks a test.

table::citation_tests!("grove", 'G');
