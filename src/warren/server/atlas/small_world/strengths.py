"""What the lab found out about races and powers, kept beside the game.

One run of the lab measures all races or all powers. This module, run, reads what the lab answers
from its input and keeps of it what is shown, in this package or in a folder that is named.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec

from warren.messages.gallery import Measurement, Strength

FOLDER: Final = "measured"
DIGITS: Final = 4


class Line(msgspec.Struct):
    """A race or a power, as `warren lab --json` tells of it."""

    id: str
    times: int
    win_share: float | None
    win_interval: tuple[float, float] | None
    coins: float | None
    coins_interval: tuple[float, float] | None


class Report(msgspec.Struct):
    """What `warren lab --json` answers, as far as it is kept."""

    game: str
    kind: str
    id: str
    bot: str
    players: int
    games: int
    seed: int
    lines: list[Line]

    @property
    def file(self) -> str:
        return f"{self.game}-{self.kind}.json"


@cache
def reports(game: str) -> tuple[Report, ...]:
    """The measurements of a game that come with it."""
    folder = resources.files("warren.server.atlas.small_world").joinpath(FOLDER)
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    return tuple(
        msgspec.json.decode(file.read_bytes(), type=Report)
        for file in files
        if file.name.startswith(f"{game}-")
    )


def strengths(game: str) -> dict[tuple[str, str], Strength]:
    return {
        (report.kind, line.id): strength
        for report in reports(game)
        for line in report.lines
        if (strength := _strength(line)) is not None
    }


def measured(game: str) -> list[Measurement]:
    return [
        Measurement(
            kind=report.kind,
            bot=report.bot,
            players=report.players,
            games=report.games,
            seed=report.seed,
        )
        for report in reports(game)
    ]


def _strength(line: Line) -> Strength | None:
    wins, coins = line.win_interval, line.coins_interval
    if line.win_share is None or wins is None or line.coins is None or coins is None:
        return None
    return Strength(
        times=line.times,
        wins=line.win_share,
        wins_from=wins[0],
        wins_to=wins[1],
        coins=line.coins,
        coins_from=coins[0],
        coins_to=coins[1],
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
    )


def _short(value: float | None) -> float | None:
    return None if value is None else round(value, DIGITS)


def _between(interval: tuple[float, float] | None) -> tuple[float, float] | None:
    return None if interval is None else (round(interval[0], DIGITS), round(interval[1], DIGITS))


def main() -> None:
    report = kept(sys.stdin.buffer.read())
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent / FOLDER
    text = msgspec.json.format(msgspec.json.encode(report), indent=1)
    (folder / report.file).write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
