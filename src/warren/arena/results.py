"""What an arena found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from warren.arena.bout import kind_of
from warren.arena.clock import Thinking
from warren.arena.deals import Event
from warren.arena.interval import wilson
from warren.arena.labels import bot_labels
from warren.arena.ratings import Rating, duels, ratings
from warren.arena.report import engine
from warren.arena.rows import Row
from warren.arena.sprt import OPEN, verdict


@dataclass(frozen=True)
class Entrant:
    """How one bot fared."""

    name: str
    games: int
    win_share: float
    interval: tuple[float, float]
    mean_score: float
    rating: Rating
    mean_seconds: float
    slowest_seconds: float
    faults: dict[str, int]


@dataclass(frozen=True)
class Meeting:
    """Two bots: the share of the first with its interval, and whether the order is certain."""

    one: str
    other: str
    deals: int
    share: float
    interval: tuple[float, float]
    verdict: str


@dataclass(frozen=True)
class Results:
    """A whole arena; `to_json` has plain data only."""

    event: Event
    entrants: list[Entrant]
    meetings: list[Meeting]
    rows: list[Row]
    certain: bool
    seconds: float

    @property
    def names(self) -> list[str]:
        return [entrant.name for entrant in self.entrants]

    def faults(self) -> list[Row]:
        return [row for row in self.rows if row.fault is not None]

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.event.game,
            "bots": self.names,
            "players": self.event.players,
            "options": dict(self.event.options),
            "seed": self.event.seed,
            "games": len(self.rows),
            "certain": self.certain,
            "win_share": {found.name: found.win_share for found in self.entrants},
            "intervals": {found.name: list(found.interval) for found in self.entrants},
            "entrants": [asdict(found) for found in self.entrants],
            "meetings": [asdict(found) for found in self.meetings],
            "faults": [
                {
                    "game": row.game,
                    "bot": self.names[row.bots[row.fault.seat]],
                    "record": row.record,
                    **asdict(row.fault),
                }
                for row in self.faults()
                if row.fault is not None
            ],
            "seconds": self.seconds,
            "engine": engine(),
        }


def points(deals: Sequence[Sequence[Row]], bots: int) -> dict[tuple[int, int], list[float]]:
    """For every two bots the mean points of the first, deal by deal."""
    found: dict[tuple[int, int], list[float]] = {
        (one, other): [] for one in range(bots) for other in range(one + 1, bots)
    }
    for rows in deals:
        seen: dict[tuple[int, int], list[float]] = {}
        for row in rows:
            for one, other, share in duels(row):
                pair = (min(one, other), max(one, other))
                seen.setdefault(pair, []).append(share if one < other else 1 - share)
        for pair, shares in seen.items():
            found[pair].append(sum(shares) / len(shares))
    return found


def is_certain(deals: Sequence[Sequence[Row]], bots: int) -> bool:
    """Whether the order of every two bots that met is known; the risk is shared by all pairs."""
    met = [shares for shares in points(deals, bots).values() if shares]
    return bool(met) and all(verdict(shares, risk=0.05 / len(met)) != OPEN for shares in met)


def entrant_names(event: Event) -> list[str]:
    return bot_labels([kind_of(event, spec).name for spec in dict.fromkeys(event.entrants)])


def results(event: Event, deals: Sequence[Sequence[Row]], certain: bool, seconds: float) -> Results:
    names = entrant_names(event)
    rows = [row for deal in deals for row in deal]
    rated = ratings(len(names), rows)
    entrants = [entrant(name, bot, rows, rated[bot]) for bot, name in enumerate(names)]
    meetings: list[Meeting] = []
    found = points(deals, len(names))
    met = sum(1 for shares in found.values() if shares)
    for (one, other), shares in found.items():
        if shares:
            share = sum(shares) / len(shares)
            span = wilson(share, sum(1 for row in rows if {one, other} <= set(row.bots)))
            order = verdict(shares, risk=0.05 / met)
            meetings.append(Meeting(names[one], names[other], len(shares), share, span, order))
    return Results(event, entrants, meetings, rows, certain, seconds)


def entrant(name: str, bot: int, rows: Sequence[Row], rating: Rating) -> Entrant:
    played = [(row, seat) for row in rows for seat, who in enumerate(row.bots) if who == bot]
    games = len(played)
    share = sum(row.wins[seat] for row, seat in played) / games
    thinking = Thinking()
    for row, seat in played:
        thinking.add(Thinking(row.decisions[seat], row.seconds[seat], row.slowest[seat]))
    faults = Counter(
        row.fault.kind for row, seat in played if row.fault is not None and row.fault.seat == seat
    )
    return Entrant(
        name,
        games,
        share,
        wilson(share, games),
        sum(row.scores[seat] for row, seat in played) / games,
        rating,
        thinking.mean(),
        thinking.slowest,
        dict(sorted(faults.items())),
    )
