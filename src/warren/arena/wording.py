"""The results of an arena in words and cells."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from warren.arena.results import Meeting, Results
from warren.arena.rows import Row
from warren.text.catalogue import Catalogue


def set_up(catalogue: Catalogue, found: Results) -> str:
    """How much was played, and whether the order is certain."""
    told = catalogue.text(
        "arena-set-up",
        games=len(found.rows),
        players=found.event.players,
        seed=str(found.event.seed),
    )
    if found.certain:
        return f"{told} {catalogue.text('arena-certain')}"
    return told


def entrant_heads(catalogue: Catalogue) -> Sequence[str]:
    return [
        catalogue.text(f"arena-head-{name}")
        for name in ("bot", "games", "wins", "interval", "score", "elo", "skill", "time", "faults")
    ]


def entrant_cells(found: Results) -> Iterable[Sequence[str]]:
    """A row for every bot, the strongest first."""
    for one in sorted(found.entrants, key=lambda entrant: -entrant.rating.elo):
        low, high = one.interval
        least, most = one.rating.interval
        skill = "–" if one.rating.mu is None else f"{one.rating.mu:.1f} ± {one.rating.sigma:.1f}"
        yield [
            one.name,
            str(one.games),
            f"{100 * one.win_share:.1f} %",
            f"{100 * low:.1f}–{100 * high:.1f} %",
            f"{one.mean_score:.1f}",
            f"{one.rating.elo:.0f} ({least:.0f}–{most:.0f})",
            skill,
            f"{1000 * one.mean_seconds:.2f} / {1000 * one.slowest_seconds:.0f}",
            ", ".join(f"{kind} {times}" for kind, times in one.faults.items()) or "–",
        ]


def meeting_line(catalogue: Catalogue, meeting: Meeting) -> str:
    """How two bots stand to each other."""
    low, high = meeting.interval
    return catalogue.text(
        f"arena-meeting-{meeting.verdict}",
        one=meeting.one,
        other=meeting.other,
        share=f"{100 * meeting.share:.1f} %",
        interval=f"{100 * low:.1f}–{100 * high:.1f} %",
    )


def faulty(catalogue: Catalogue, found: Results, row: Row) -> str:
    """How a bot lost a game by its own fault."""
    assert row.fault is not None
    return catalogue.text(
        "arena-fault",
        game=row.game,
        place=row.fault.seat + 1,
        bot=found.names[row.bots[row.fault.seat]],
        line=row.fault.line or "–",
        kind=catalogue.text(f"arena-fault-{row.fault.kind}"),
        problem=row.fault.problem,
    )
