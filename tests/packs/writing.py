"""Packs written for tests, and the fault found in one."""

from __future__ import annotations

from pathlib import Path

from tests.packs.shelf import library_of, write_pack

from warren.core.refusal import InputError

HEAD = """\
pack: trial
title: {ru: Проба, en: Trial}
"""
RACE = """\
pack: trial
title: {ru: Проба, en: Trial}
races:
  testers:
    name: {ru: Испытатели, en: Testers}
    help: {ru: Тест, en: Test}
    tokens: 5
    borrows: skeletons
    blocks:
      - block: discount
        tokens: 1
        where: {any: [hill]}
"""
POWER = """\
pack: trial
title: {ru: Проба, en: Trial}
powers:
  tested:
    name: {ru: Испытанные, en: Tested}
    help: {ru: Тест, en: Test}
    tokens: 4
    blocks: []
"""
BOARD = """\
pack: trial
title: {ru: Проба, en: Trial}
boards:
  - board: patch
    rounds: 2
    regions:
      shore: {terrain: farmland, ring: [rim, wood]}
      wood: {terrain: forest, ring: [rim, shore]}
"""


def fault_of(folder: Path, text: str, ending: str = "yaml") -> InputError:
    """What is wrong with a pack of this text; nothing of it is used."""
    write_pack(folder, text, ending=ending)
    library = library_of(folder)
    assert library.packs() == []
    (fault,) = library.faults().values()
    return fault


def reason(fault: InputError) -> str:
    """The message at the bottom of a fault."""
    error: BaseException = fault
    while isinstance(error, InputError) and "why" in error.details:
        assert error.__cause__ is not None
        error = error.__cause__
    assert isinstance(error, InputError)
    return error.message


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, old
    return text.replace(old, new)
