"""What a measurement found, as plain data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass

from warren.arena.interval import wilson
from warren.arena.tally import WHOLE_WIN
from warren.lab.estimate import Estimate
from warren.lab.interval import Interval
from warren.lab.setting import CHOSEN
from warren.lab.small_world.experiment import Experiment
from warren.lab.small_world.subject import Kind
from warren.lab.small_world.tally import Findings, Fortune, Pair


@dataclass(frozen=True)
class Line:
    """How a race, a power or a pair fared: means over its measured tribes, if there are any.

    `coins` are those the tribe earned, `score` those its seat had in the end.
    """

    id: str
    shown: int
    times: int
    win_share: float | None
    win_interval: Interval | None
    coins: float | None
    coins_interval: Interval | None
    declined_coins: float | None
    turns: float | None
    score: float | None
    score_interval: Interval | None


@dataclass(frozen=True)
class Report:
    """A whole measurement.

    `lines` holds all of the subject's kind, most wins first, the subject among them;
    `partners` the subject with each partner; `pairs` each race with each power. The field is
    all of the subject's kind but the subject.
    """

    game: str
    kind: Kind
    id: str
    players: int
    bot: str
    picks: str
    options: dict[str, object]
    seed: int
    games: int
    lines: list[Line]
    partners: list[Line]
    pairs: dict[Pair, Line]
    field_wins: Estimate
    field_coins: Estimate
    field_score: Estimate
    more_wins: Estimate
    more_coins: Estimate
    more_score: Estimate

    @property
    def chance(self) -> float:
        """The share of wins of a seat about which nothing is known."""
        return 1 / self.players

    @property
    def subject(self) -> Line:
        return next(line for line in self.lines if line.id == self.id)

    @property
    def tells_taken(self) -> bool:
        """Whether bots were free to leave combos lying."""
        return self.picks == CHOSEN

    def to_json(self) -> dict[str, object]:
        data = asdict(self)
        data["pairs"] = [
            {"race": race, "power": power, "times": line.times, "coins": line.coins}
            for (race, power), line in self.pairs.items()
        ]
        return {"chance": self.chance, **data}


def line(id: str, fortune: Fortune) -> Line:
    if not fortune.times:
        return Line(id, fortune.shown, 0, *[None] * 8)
    share = fortune.win_share()
    return Line(
        id=id,
        shown=fortune.shown,
        times=fortune.times,
        win_share=share,
        win_interval=wilson(share, fortune.times),
        coins=fortune.mean(fortune.coins),
        coins_interval=fortune.coins_range(),
        declined_coins=fortune.mean(fortune.declined_coins),
        turns=fortune.mean(fortune.turns),
        score=fortune.mean(fortune.score),
        score_interval=fortune.score_range(),
    )


def ranked(names: Iterable[str], fortunes: Mapping[str, Fortune]) -> list[Line]:
    """A line for every name, those with most wins first."""
    lines = [line(name, fortunes.get(name, Fortune())) for name in names]
    return sorted(lines, key=lambda entry: (entry.win_share is None, -(entry.win_share or 0.0)))


def whole_wins(value: float | None, interval: Interval | None) -> Estimate:
    """Sums of shares of wins as shares."""
    if value is None:
        return Estimate(None, None)
    if interval is None:
        return Estimate(value / WHOLE_WIN, None)
    return Estimate(value / WHOLE_WIN, (interval[0] / WHOLE_WIN, interval[1] / WHOLE_WIN))


def report(experiment: Experiment, findings: Findings) -> Report:
    subject = experiment.subject
    wins, coins, score = findings.wins, findings.coins, findings.score
    partners = {
        (power if subject.kind == "race" else race): fortune
        for (race, power), fortune in findings.pairs.items()
        if subject.id == (race if subject.kind == "race" else power)
    }
    return Report(
        game=subject.game,
        kind=subject.kind,
        id=subject.id,
        players=subject.players,
        bot=experiment.bot,
        picks=experiment.picks,
        options=dict(subject.options),
        seed=experiment.seed,
        games=findings.games,
        lines=ranked(subject.rivals(), findings.by(subject.kind)),
        partners=ranked(subject.partners(), partners),
        pairs={
            (race, power): line(f"{race} {power}", findings.pairs[race, power])
            for race, power in sorted(findings.pairs)
        },
        field_wins=whole_wins(wins.field_ratio(), wins.field_range()),
        field_coins=Estimate(coins.field_ratio(), coins.field_range()),
        field_score=Estimate(score.field_ratio(), score.field_range()),
        more_wins=whole_wins(wins.difference(), wins.difference_range()),
        more_coins=Estimate(coins.difference(), coins.difference_range()),
        more_score=Estimate(score.difference(), score.difference_range()),
    )
