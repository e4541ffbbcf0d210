"""One pack: its file, read and checked by itself."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.games.small_world.board_file import BoardSpec
from warren.games.small_world.packs.code import Workshop
from warren.games.small_world.packs.design import Design
from warren.games.small_world.packs.document import Document, read_document
from warren.games.small_world.packs.naming import checked_id, titles
from warren.games.small_world.packs.vocabulary import POWER, RACE

FILES: Final = ("pack.yaml", "pack.toml")
BOARD_ENDINGS: Final = (".yaml", ".yml", ".toml")
_FIELDS: Final = ("pack", "title", "needs", "races", "powers", "boards")


class PackBoard:
    """A board of a pack and the place that speaks of it."""

    def __init__(self, spec: BoardSpec, document: Document, field: str) -> None:
        self.spec: Final = spec
        self.document: Final = document
        self.field: Final = field


class Pack:
    """What a pack adds. A fault raises an error with file, line and field."""

    def __init__(self, folder: Path, document: Document, allow_code: bool) -> None:
        self.document: Final = document
        self.folder: Final = folder
        try:
            fields = document.fields()
            fields.only(_FIELDS)
            self.id: Final = checked_id(fields.text("pack"), "pack")
            self.title: Final = titles(fields, "title")
            self.needs: Final = fields.texts("needs") if fields.has("needs") else []
            workshop = Workshop(folder, allow_code)
            self.races: Final = _designs(RACE, fields, "races", workshop)
            self.powers: Final = _designs(POWER, fields, "powers", workshop)
            self.boards: Final = self._boards(fields)
            if not (self.races or self.powers or self.boards):
                raise InputError("error-pack-nothing", {"field": ""})
        except InputError as error:
            document.refuse(error)

    def _boards(self, fields: Fields) -> list[PackBoard]:
        if not fields.has("boards"):
            return []
        found: list[PackBoard] = []
        for i, entry in enumerate(fields.items("boards")):
            field = f"boards[{i}]"
            if isinstance(entry, str):
                found.append(self._board_beside(entry, field))
            else:
                found.append(_board(entry, self.document, field))
        return found

    def _board_beside(self, name: str, field: str) -> PackBoard:
        path = self.folder / name
        if Path(name).name != name or path.suffix not in BOARD_ENDINGS:
            raise InputError("error-pack-board-file", {"field": field, "value": name})
        if not path.is_file():
            raise InputError("error-pack-board-missing", {"field": field, "file": name})
        return _board(None, read_document(path, f"{self.folder.name}/{name}"), "")


def _designs(kind: str, fields: Fields, key: str, workshop: Workshop) -> list[Design]:
    if not fields.has(key):
        return []
    described = fields.fields(key)
    return [Design(kind, id, described.fields(id), workshop) for id in described.names()]


def _board(data: object, document: Document, prefix: str) -> PackBoard:
    try:
        told = data if prefix else document.data
        fields = Fields(told, "")
        checked_id(fields.text("board"), "board")
        return PackBoard(BoardSpec(told), document, prefix)
    except InputError as error:
        document.refuse(error, prefix)


def pack_file(folder: Path) -> Path | None:
    """The file that makes a folder a pack; there must not be two."""
    found = [folder / name for name in FILES if (folder / name).is_file()]
    if len(found) > 1:
        raise InputError("error-pack-two-files", {"file": f"{folder.name}/"})
    return found[0] if found else None


def read_pack(folder: Path, allow_code: bool) -> Pack:
    """The pack of a folder."""
    path = pack_file(folder)
    if path is None:
        raise InputError("error-pack-no-file", {"file": f"{folder.name}/"})
    return Pack(folder, read_document(path, f"{folder.name}/{path.name}"), allow_code)
