"""Makes the letters of postcards from those of the page: a file for each cut, all alphabets in it.

`pip install fonttools`, then `python -m tests.tools.letters`, after the modules of the page were
installed. What draws postcards looks for a letter in one file alone, and knows no other digits than
those that a file shows first.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Final

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

ROOT: Final = Path(__file__).parents[2]
PACKAGES: Final = ROOT / "web" / "node_modules" / "@fontsource"
FOLDER: Final = ROOT / "src" / "warren" / "drawing" / "postcard" / "letters"
CUTS: Final = {"Alegreya": "alegreya", "Alegreya Sans": "alegreya-sans"}
ALPHABETS: Final = ("latin", "latin-ext", "cyrillic", "cyrillic-ext")
WEIGHT: Final = 800
FAMILY_NAMES: Final = (1, 4, 16)
EPOCH: Final = 0
"""When the files say they were changed: the same letters give the same file."""


def main() -> None:
    for family, package in CUTS.items():
        whole(family, package).save(FOLDER / f"{package}.ttf")
    shutil.copyfile(PACKAGES / "alegreya" / "LICENSE", FOLDER / "OFL.txt")


def whole(family: str, package: str) -> TTFont:
    """A cut with all its alphabets, under the name of its family."""
    with tempfile.TemporaryDirectory() as folder:
        parts: list[str] = []
        for alphabet in ALPHABETS:
            file = f"{package}-{alphabet}-{WEIGHT}-normal"
            part = TTFont(PACKAGES / package / "files" / f"{file}.woff", recalcTimestamp=False)
            part.flavor = None
            lined(part)
            parts.append(f"{folder}/{file}.ttf")
            part.save(parts[-1])
        font = Merger().merge(parts)
    options = Options()
    options.layout_features = ["kern", "mark"]
    options.hinting = False
    options.name_IDs = ["*"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    for record in font["name"].names:
        if record.nameID in FAMILY_NAMES:
            record.string = family
    font.recalcTimestamp = False
    font["head"].created = font["head"].modified = EPOCH
    return font


def lined(font: TTFont) -> None:
    """Show the digits that stand on one line."""
    table = font["GSUB"].table
    swapped: dict[str, str] = {}
    for feature in table.FeatureList.FeatureRecord:
        if feature.FeatureTag == "lnum":
            for number in feature.Feature.LookupListIndex:
                for part in table.LookupList.Lookup[number].SubTable:
                    swapped |= getattr(part, "ExtSubTable", part).mapping
    for mapping in font["cmap"].tables:
        mapping.cmap = {
            code: swapped.get(name, name) if chr(code).isdecimal() else name
            for code, name in mapping.cmap.items()
        }


if __name__ == "__main__":
    main()
