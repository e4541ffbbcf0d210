"""The packs of a host: all that are sound, and what is wrong with the others."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from warren.core.refusal import InputError
from warren.games.small_world.board_file import BoardSpec
from warren.games.small_world.creations import Creations
from warren.games.small_world.packs.census import Census
from warren.games.small_world.packs.joining import Joining
from warren.games.small_world.packs.pack import Pack, pack_file, read_pack
from warren.games.small_world.packs.texts import TEXTS, PackTexts

FOLDER: Final = "WARREN_PACKS"
CODE: Final = "WARREN_PACKS_CODE"
OPTION: Final = "packs"


class Library:
    """Packs by id; a broken one is left out whole and its fault kept by folder."""

    def __init__(self, texts: PackTexts, environment: Mapping[str, str] | None = None) -> None:
        self._texts: Final = texts
        self._environment: Final = environment or {}
        self._packs: dict[str, Pack] = {}
        self._faults: dict[str, InputError] = {}
        self._census = Census()
        self._opened = False

    def install(self, folder: Path, allow_code: bool = False) -> None:
        """Read all packs of a folder, or the one that the folder is; earlier ones go."""
        self._opened = True
        self._texts.clear()
        self._packs = {}
        self._faults = {}
        found: list[tuple[str, Pack]] = []
        for place in pack_folders(folder):
            try:
                found.append((place.name, read_pack(place, allow_code)))
            except InputError as error:
                self._faults[place.name] = error
        self._census = Census()
        self._census.admit(found)
        self._faults.update(self._census.faults)
        self._packs = dict(sorted(self._census.packs.items()))
        for pack in self._packs.values():
            for design in (*pack.races, *pack.powers):
                for language, texts in design.texts.items():
                    self._texts.add(language, f"{design.kind}-{design.id}", texts)

    def packs(self) -> list[Pack]:
        self._open()
        return list(self._packs.values())

    def faults(self) -> dict[str, InputError]:
        """What is wrong with the packs that are left out, by folder."""
        self._open()
        return dict(sorted(self._faults.items()))

    def pack(self, name: str) -> Pack:
        self._open()
        if name not in self._packs:
            known = ", ".join(self._packs) or "-"
            raise InputError("error-pack-unknown", {"field": OPTION, "value": name, "known": known})
        return self._packs[name]

    def chosen(self, names: str) -> list[Pack]:
        """The packs of a comma-separated list with all they need, needed ones first."""
        return self._census.with_needs([self.pack(name.strip()) for name in names.split(",")])

    def add_to(self, creations: Creations, names: str) -> None:
        """The races and powers of these packs join those of a game."""
        joining = Joining(creations)
        for pack in self.chosen(names):
            joining.add_pack(pack)

    def board(self, id: str) -> BoardSpec | None:
        """The board of this name, if a pack has one."""
        self._open()
        for pack in self._packs.values():
            for board in pack.boards:
                if board.spec.id == id:
                    return board.spec
        return None

    def _open(self) -> None:
        """The host's own folder, the first time somebody asks."""
        folder = self._environment.get(FOLDER)
        if not self._opened and folder:
            self.install(Path(folder), self._environment.get(CODE) == "1")


def pack_folders(folder: Path) -> list[Path]:
    """The packs in a folder; or the folder itself when it is one."""
    if not folder.is_dir():
        raise InputError("error-pack-folder", {"field": FOLDER, "file": str(folder)})
    if pack_file(folder) is not None:
        return [folder]
    return sorted(place for place in folder.iterdir() if place.is_dir() and _is_pack(place))


def _is_pack(folder: Path) -> bool:
    try:
        return pack_file(folder) is not None
    except InputError:
        return True


LIBRARY: Final = Library(TEXTS, os.environ)
