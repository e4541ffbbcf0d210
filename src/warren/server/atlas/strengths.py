"""What the lab found out about the things of a game, kept beside its atlas.

One run of the lab measures all things of a kind. This module, run, reads what the lab answers from
its input and keeps of it what is shown, in the package of the atlas or in a folder that is named.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import msgspec

from warren.core.title import Title
from warren.games.registry import title
from warren.messages.gallery import Measurement, Method, Strength

FOLDER: Final = "measured"
DIGITS: Final = 4

Interval = tuple[float, float]


class Line(msgspec.Struct, omit_defaults=True):
    """A thing, as `warren lab --json` tells of it: races and powers by what they won and brought,
    all others by how much more that was than with another in their place."""

    id: str
    times: int
    win_share: float | None = None
    win_interval: Interval | None = None
    coins: float | None = None
    coins_interval: Interval | None = None
    more_wins: float | None = None
    more_wins_interval: Interval | None = None
    more_score: float | None = None
    more_score_interval: Interval | None = None


class Report(msgspec.Struct, omit_defaults=True):
    """What `warren lab --json` answers, as far as it is kept."""

    game: str
    kind: str
    id: str
    bot: str
    players: int
    games: int
    seed: int
    lines: list[Line]
    method: Method = "begun"

    @property
    def file(self) -> str:
        return f"{self.game}-{self.kind}.json"


@cache
def reports(game: str) -> tuple[Report, ...]:
    """The measurements of a game that come with it."""
    folder = _folder(title(game))
    if folder is None or not folder.is_dir():
        return ()
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    return tuple(
        msgspec.json.decode(file.read_bytes(), type=Report)
        for file in files
        if file.name.startswith(f"{game}-")
    )


def _folder(known: Title) -> Traversable | None:
    """Where measurements of a game lie: beside the module of its atlas."""
    package = known.names["atlas"].partition(":")[0].rpartition(".")[0]
    return resources.files(package).joinpath(FOLDER) if package else None


@cache
def strengths(game: str) -> Mapping[tuple[str, str], Strength]:
    """By the kinds of the lab, and by id."""
    return {
        (report.kind, line.id): strength
        for report in reports(game)
        for line in report.lines
        if (strength := strength_of(line)) is not None
    }


def measured(game: str) -> list[Measurement]:
    return [
        Measurement(
            kind=report.kind,
            method=report.method,
            bot=report.bot,
            players=report.players,
            games=report.games,
            seed=report.seed,
        )
        for report in reports(game)
    ]


def strength_of(line: Line) -> Strength | None:
    """What can be told of a thing; nothing where it was measured too rarely to be sure of it."""
    wins, won = line.win_share, line.win_interval
    brought, range_ = line.coins, line.coins_interval
    if wins is None or won is None:
        wins, won = line.more_wins, line.more_wins_interval
        brought, range_ = line.more_score, line.more_score_interval
    if wins is None or won is None or brought is None or range_ is None:
        return None
    return Strength(
        times=line.times,
        wins=wins,
        wins_from=won[0],
        wins_to=won[1],
        points=brought,
        points_from=range_[0],
        points_to=range_[1],
    )


def kept(answer: bytes) -> Report:
    """What is kept of an answer of the lab, which has the strongest first."""
    report = msgspec.json.decode(answer, type=Report)
    report.lines = [_rounded(line) for line in report.lines]
    return report


def _rounded(line: Line) -> Line:
    return Line(
        line.id,
        line.times,
        _short(line.win_share),
        _between(line.win_interval),
        _short(line.coins),
        _between(line.coins_interval),
        _short(line.more_wins),
        _between(line.more_wins_interval),
        _short(line.more_score),
        _between(line.more_score_interval),
    )


def _short(value: float | None) -> float | None:
    return None if value is None else round(value, DIGITS)


def _between(interval: Interval | None) -> Interval | None:
    return None if interval is None else (round(interval[0], DIGITS), round(interval[1], DIGITS))


def main() -> None:
    report = kept(sys.stdin.buffer.read())
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(str(_folder(title(report.game))))
    folder.mkdir(exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(report), indent=1)
    (folder / report.file).write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
