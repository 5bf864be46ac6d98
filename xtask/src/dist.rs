//! Something to hand out: the command with the page inside, its manual and completions, in one archive.

use crate::page::{self, Finish, root};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The shells that completions are written for, and what their files are called.
const SHELLS: [(&str, &str); 3] = [("bash", "bosk.bash"), ("zsh", "_bosk"), ("fish", "bosk.fish")];

/// Builds everything and packs it; where the archive lies.
pub fn build() -> Result<PathBuf, String> {
    // The server takes the page into itself, so the page comes first.
    page::build(Finish::Release)?;
    run(crate::cargo().args(["build", "--release", "--quiet", "--package", "bosk"]).current_dir(root()))?;
    let name = format!("bosk-{}-{}", env!("CARGO_PKG_VERSION"), host()?);
    let dist = root().join("target/dist");
    let folder = dist.join(&name);
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|e| e.to_string())?;
    }
    fs::create_dir_all(folder.join("completions")).map_err(|e| e.to_string())?;
    let program = format!("bosk{}", std::env::consts::EXE_SUFFIX);
    let bosk = folder.join(&program);
    fs::copy(root().join("target/release").join(&program), &bosk).map_err(|e| format!("{program}: {e}"))?;
    for file in ["README.md", "LICENSE-MIT", "LICENSE-APACHE"] {
        fs::copy(root().join(file), folder.join(file)).map_err(|e| format!("{file}: {e}"))?;
    }
    for (shell, file) in SHELLS {
        let told = output(Command::new(&bosk).args(["completions", shell]))?;
        fs::write(folder.join("completions").join(file), told).map_err(|e| format!("{file}: {e}"))?;
    }
    for (lang, below) in [("en", "man/man1"), ("fr", "man/fr/man1")] {
        run(Command::new(&bosk).arg("man").arg(folder.join(below)).args(["--lang", lang]))?;
    }
    let archive = dist.join(format!("{name}.tar.gz"));
    run(Command::new("tar").arg("-czf").arg(&archive).arg("-C").arg(&dist).arg(&name))?;
    tell(&archive)?;
    Ok(archive)
}

/// The machine this compiler builds for.
fn host() -> Result<String, String> {
    let told = output(Command::new("rustc").arg("-vV"))?;
    let line = told.lines().find_map(|line| line.strip_prefix("host: "));
    line.map(str::to_owned).ok_or_else(|| "rustc does not say what it builds for".to_owned())
}

fn output(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|e| format!("{command:?}: {e}"))?;
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() { Ok(told) } else { Err(format!("{command:?}: {}", output.status)) }
}

fn run(command: &mut Command) -> Result<(), String> {
    let status = command.status().map_err(|e| format!("{command:?}: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?}: {status}")) }
}

fn tell(archive: &Path) -> Result<(), String> {
    let bytes = fs::metadata(archive).map_err(|e| e.to_string())?.len();
    println!("{} ({:.1} MB)", archive.display(), bytes as f64 / 1e6);
    Ok(())
}
