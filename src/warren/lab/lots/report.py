"""What lots have shown, as plain data."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Final, Literal

from warren.arena.tally import WHOLE_WIN
from warren.lab.interval import Contrast, Interval
from warren.lab.lots.experiment import Experiment
from warren.lab.lots.findings import Findings, Fortune
from warren.lab.setting import CHOSEN

FEW: Final = 20
"""Below so many measurements nothing is said of how sure a figure is."""

Method = Literal["drawn", "assigned", "chosen"]


@dataclass(frozen=True)
class Line:
    """How those fared who got a thing.

    `field_wins` and `field_score` are those of the seats that got another in its place, `more_wins`
    and `more_score` the differences.
    """

    id: str
    offered: int
    times: int
    win_share: float | None
    field_wins: float | None
    more_wins: float | None
    more_wins_interval: Interval | None
    score: float | None
    field_score: float | None
    more_score: float | None
    more_score_interval: Interval | None


@dataclass(frozen=True)
class Report:
    """A whole measurement; `lines` holds all of the kind, the most wins above the others first."""

    game: str
    kind: str
    id: str
    players: int
    bot: str
    method: Method
    options: dict[str, object]
    seed: int
    games: int
    lines: list[Line]

    @property
    def subject(self) -> Line:
        return next(line for line in self.lines if line.id == self.id)

    @property
    def tells_taken(self) -> bool:
        """Whether bots were free to leave things lying."""
        return self.method == "chosen"

    def to_json(self) -> dict[str, object]:
        return asdict(self)


def report(experiment: Experiment, findings: Findings) -> Report:
    setting = experiment.setting
    names = {setting.id, *findings.things}
    return Report(
        game=setting.game,
        kind=setting.kind,
        id=setting.id,
        players=setting.players,
        bot=setting.bot,
        method=method(experiment),
        options=dict(setting.options or {}),
        seed=setting.seed,
        games=findings.games,
        lines=sorted((line(name, findings.fortune(name)) for name in names), key=rank),
    )


def method(experiment: Experiment) -> Method:
    """Who decided what a seat got."""
    if experiment.lot.drawn:
        return "drawn"
    return "chosen" if experiment.setting.picks == CHOSEN else "assigned"


def rank(line: Line) -> tuple[bool, float, str]:
    return (line.more_wins is None, -(line.more_wins or 0.0), line.id)


def line(id: str, fortune: Fortune) -> Line:
    wins, score = fortune.wins, fortune.score
    sure = fortune.times >= FEW
    return Line(
        id=id,
        offered=fortune.offered,
        times=fortune.times,
        win_share=shared(own_ratio(wins)),
        field_wins=shared(wins.field_ratio()),
        more_wins=shared(wins.difference()),
        more_wins_interval=shared_range(wins.difference_range()) if sure else None,
        score=own_ratio(score),
        field_score=score.field_ratio(),
        more_score=score.difference(),
        more_score_interval=score.difference_range() if sure else None,
    )


def own_ratio(contrast: Contrast) -> float | None:
    return contrast.sums[1] / contrast.sums[0] if contrast.sums[0] else None


def shared(value: float | None) -> float | None:
    """Whole wins as a share."""
    return None if value is None else value / WHOLE_WIN


def shared_range(interval: Interval | None) -> Interval | None:
    return None if interval is None else (interval[0] / WHOLE_WIN, interval[1] / WHOLE_WIN)
