"""What a simulation found."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass

from warren.arena.clock import Thinking
from warren.arena.interval import mean_interval, wilson
from warren.arena.labels import bot_labels
from warren.arena.series import Series
from warren.arena.tally import Tally, Totals
from warren.bots.registry import bot_kind
from warren.core import state as engine_module


@dataclass(frozen=True)
class Standing:
    """How somebody fared: times played, share of the wins with its interval, mean coins."""

    times: int
    win_share: float
    interval: tuple[float, float]
    mean_coins: float


@dataclass(frozen=True)
class Report:
    """A whole simulation; `to_json` has plain data only.

    `picks` holds standings by category (`race` and `power`; `troop`, `fortification` and
    `magic`): those of the seats that picked or played it, once for each time they did.
    """

    game: str
    players: list[str]
    options: dict[str, object]
    seats: str
    seed: int
    games: int
    decisions: int
    mean_rounds: float
    rounds_interval: tuple[float, float]
    seconds: float
    games_per_second: float
    decisions_per_second: float
    engine: str
    bots: dict[str, Standing]
    by_seat: list[Standing]
    picks: dict[str, dict[str, Standing]]
    thinking: dict[str, Thinking]

    @property
    def win_share(self) -> dict[str, float]:
        return {name: standing.win_share for name, standing in self.bots.items()}

    @property
    def mean_coins(self) -> dict[str, float]:
        return {name: standing.mean_coins for name, standing in self.bots.items()}

    @property
    def intervals(self) -> dict[str, tuple[float, float]]:
        return {name: standing.interval for name, standing in self.bots.items()}

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {
            "game": self.game,
            "games": self.games,
            "players": self.players,
            "options": self.options,
            "seats": self.seats,
            "seed": self.seed,
            "win_share": self.win_share,
            "intervals": {name: list(pair) for name, pair in self.intervals.items()},
            "mean_coins": self.mean_coins,
            "by_seat": [asdict(standing) for standing in self.by_seat],
        }
        for category, standings in self.picks.items():
            data[f"by_{category}"] = {name: asdict(found) for name, found in standings.items()}
        data["mean_rounds"] = self.mean_rounds
        data["rounds_interval"] = list(self.rounds_interval)
        data["decisions"] = self.decisions
        data["seconds"] = self.seconds
        data["games_per_second"] = self.games_per_second
        data["decisions_per_second"] = self.decisions_per_second
        data["thinking"] = {
            name: {"mean_seconds": found.mean(), "slowest_seconds": found.slowest}
            for name, found in self.thinking.items()
        }
        data["engine"] = self.engine
        return data


def engine() -> str:
    """Whether the engine runs compiled."""
    suffix = os.path.splitext(engine_module.__file__)[1]
    return "interpreted" if suffix == ".py" else "compiled"


def standing(tally: Tally) -> Standing:
    share = tally.win_share()
    return Standing(tally.times, share, wilson(share, tally.times), tally.mean_score())


def standings(tallies: Mapping[str, Tally]) -> dict[str, Standing]:
    return {name: standing(tallies[name]) for name in sorted(tallies)}


def report(series: Series, totals: Totals, seconds: float) -> Report:
    labels = bot_labels([bot_kind(spec).name for spec in series.players])
    return Report(
        game=series.game,
        players=list(series.players),
        options=dict(series.options),
        seats="rotate" if series.rotate else "fixed",
        seed=series.seed,
        games=totals.games,
        decisions=totals.decisions,
        mean_rounds=totals.rounds / totals.games,
        rounds_interval=mean_interval(totals.rounds, totals.squares, totals.games),
        seconds=seconds,
        games_per_second=totals.games / seconds,
        decisions_per_second=totals.decisions / seconds,
        engine=engine(),
        bots={label: standing(tally) for label, tally in zip(labels, totals.bots, strict=True)},
        by_seat=[standing(tally) for tally in totals.seats],
        picks={category: standings(totals.picks[category]) for category in sorted(totals.picks)},
        thinking=dict(zip(labels, totals.thinking, strict=True)),
    )
