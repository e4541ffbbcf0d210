"""Builds the compiled core where there is a C compiler; everything works without it, slower."""

import os
import shutil
from pathlib import Path

from setuptools import setup

INTERPRETED = {"board_file.py", "deck_file.py", "shape.py", "packs"}


def sources() -> list[str]:
    root = Path("src/warren")
    return [
        str(path)
        for folder in ("core", "games")
        for path in sorted((root / folder).rglob("*.py"))
        if path.name != "__init__.py" and not INTERPRETED & set(path.parts)
    ]


def extensions() -> list[object]:
    if os.environ.get("WARREN_COMPILE", "1") == "0" or not (
        shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc")
    ):
        return []
    from mypyc.build import mypycify

    return list(mypycify(sources(), opt_level="3", debug_level="0"))


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count()}})
