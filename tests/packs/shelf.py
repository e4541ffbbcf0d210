"""Packs for tests: written to a folder, put on the shelf, taken off again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import yaml

from warren.games.small_world.packs.library import LIBRARY, Library
from warren.games.small_world.packs.texts import PackTexts

Data = dict[str, object]
Blocks = Sequence[Mapping[str, object]]

WORDS: Data = {"name": {"ru": "Испытатели", "en": "Testers"}, "help": {"ru": "Тест", "en": "Test"}}


def pack_data(id: str, **parts: object) -> Data:
    return {"pack": id, "title": {"ru": "Проба", "en": "Trial"}, **parts}


def race_data(*blocks: Mapping[str, object], tokens: int = 5, borrows: str = "skeletons") -> Data:
    return {**WORDS, "tokens": tokens, "borrows": borrows, "blocks": list(blocks)}


def power_data(*blocks: Mapping[str, object], tokens: int = 4) -> Data:
    return {**WORDS, "tokens": tokens, "blocks": list(blocks)}


def trial_data(race: Blocks = (), power: Blocks = ()) -> Data:
    """A pack with the race `testers` and the power `tested`."""
    return pack_data(
        "trial", races={"testers": race_data(*race)}, powers={"tested": power_data(*power)}
    )


def write_pack(folder: Path, data: Data | str, name: str = "", ending: str = "yaml") -> Path:
    """A pack of its own folder; its file."""
    text = (
        data if isinstance(data, str) else yaml.safe_dump(data, allow_unicode=True, sort_keys=False)
    )
    place = folder / (name or str(data["pack"] if isinstance(data, dict) else "trial"))
    place.mkdir(parents=True, exist_ok=True)
    path = place / f"pack.{ending}"
    path.write_text(text, encoding="utf-8")
    return path


def library_of(folder: Path, allow_code: bool = False) -> Library:
    library = Library(PackTexts())
    library.install(folder, allow_code)
    return library


@contextmanager
def on_the_shelf(*packs: Data) -> Iterator[None]:
    """The host's library has just these packs."""
    with TemporaryDirectory() as place, TemporaryDirectory() as nothing:
        for data in packs:
            write_pack(Path(place), data)
        LIBRARY.install(Path(place))
        assert LIBRARY.faults() == {}
        try:
            yield
        finally:
            LIBRARY.install(Path(nothing))
