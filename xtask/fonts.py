"""Makes the fonts of the pages out of those that they come from: only the letters of our texts and those that people type, and
only the weights and widths that our styles ask for.

    npm install @fontsource-variable/asap @fontsource-variable/fraunces
    pip install fonttools brotli
    python3 xtask/fonts.py node_modules/@fontsource-variable
"""

import io
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).parent.parent
FONTS = {
    "asap/files/asap-latin-wdth-normal.woff2": {"wght": (400, 750), "wdth": (75, 100)},
    "fraunces/files/fraunces-latin-soft-normal.woff2": {"wght": (400, 700), "SOFT": 60},
}
FEATURES = ["kern", "liga", "tnum", "ccmp", "locl", "mark", "mkmk"]

# What people may type: Latin-1, and the letters that French has besides.
letters = {*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "ŒœŸ€")}
for texts in ["crates/words/texts/*.ftl", "rulebooks/*.md", "packs/**/*.toml", "crates/client/src/**/*.rs", "crates/client/assets/*.html"]:
    for file in ROOT.glob(texts):
        letters.update(map(ord, file.read_text(encoding="utf-8")))

for name, axes in FONTS.items():
    source = Path(sys.argv[1]) / name
    # Written and read once, since what is cut out is only then all there.
    cut = io.BytesIO()
    font = instancer.instantiateVariableFont(TTFont(source), axes)
    font.flavor = None
    font.save(cut)
    cut.seek(0)
    font = TTFont(cut)
    options = subset.Options(layout_features=FEATURES, name_IDs=["*"], notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font.flavor = "woff2"
    made = ROOT / "crates/client/assets/fonts" / source.name
    font.save(made)
    print(f"{made.name}: {source.stat().st_size} bytes, now {made.stat().st_size}")
