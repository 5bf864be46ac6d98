//! Help, suggestions, completions and the manual.

use super::{bosk, out, refusal};

#[test]
fn what_is_misspelt_is_answered_with_what_may_have_been_meant() {
    assert_eq!(
        refusal(&["sim", "duo", "--gmaes", "3"]),
        "bosk: There is no option \"--gmaes\" here; did you mean \"--games\"?\n"
    );
    let french = refusal(&["scenario", "chekc", "x", "--lang", "fr"]);
    assert_eq!(french, "bosk: Il n'y a pas de commande « chekc » ; pensiez-vous à « check » ?\n");
    assert!(refusal(&["dance"]).contains("--help"), "nothing resembles it");
    assert!(refusal(&["completions", "tcsh"]).contains("bash, elvish, fish, powershell, zsh"));
}

#[test]
fn help_shows_examples_of_the_box_that_is_named_and_of_both_otherwise() {
    for command in ["play", "sim", "bench", "perft"] {
        let help = |args: &[&str]| out(&bosk(&[&[command], args, &["--help"]].concat()));
        let (duo, valley, both) = (help(&["duo"]), help(&["valley"]), help(&[]));
        assert!(duo.contains(&format!("bosk {command} duo")) && !duo.contains(&format!("bosk {command} valley")));
        assert!(valley.contains(&format!("bosk {command} valley")) && !valley.contains(&format!("bosk {command} duo")));
        assert!(duo.contains("chapter:15") && !duo.contains("nightweave:"), "{duo}");
        assert!(valley.contains("nightweave:") && !valley.contains("chapter:"), "{valley}");
        assert!(both.contains(&format!("bosk {command} duo")) && both.contains(&format!("bosk {command} valley")));
    }
    assert!(
        out(&bosk(&["pack", "check", "valley", "--help", "--lang", "fr"])).contains("vérifier vos propres valeurs")
    );
}

#[test]
fn every_shell_completes_commands_boxes_and_modes() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let output = bosk(&["completions", shell]);
        assert!(output.status.success(), "{shell}");
        let script = out(&output).replace("\\:", ":");
        for name in ["campaign", "games", "scenario"] {
            assert!(script.contains(name), "{shell} does not know {name}");
        }
        // PowerShell and Elvish complete no values.
        if !["elvish", "powershell"].contains(&shell) {
            for name in ["valley", "chapter:15", "nightweave:4"] {
                assert!(script.contains(name), "{shell} does not know {name}");
            }
        }
    }
}

#[test]
fn the_manual_has_a_page_for_every_command_in_the_persons_language() {
    let dir = tempfile::tempdir().unwrap();
    let to = dir.path().join("man1").display().to_string();
    assert!(bosk(&["man", &to, "--lang", "fr"]).status.success());
    let page = |name: &str| std::fs::read_to_string(dir.path().join("man1").join(name)).unwrap();
    assert!(page("bosk.1").contains(".TH bosk 1"));
    assert!(page("bosk-campaign-give-up.1").contains("compter le chapitre en cours comme perdu"));
}
