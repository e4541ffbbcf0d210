"""How a game of Dungeon Lords ended: points by their sources, and titles."""

from __future__ import annotations

from warren.games.dungeon_lords.scoring import TITLES, holders
from warren.games.dungeon_lords.sight.standing import score_parts
from warren.games.dungeon_lords.state import State
from warren.text.catalogue import Catalogue
from warren.text.dungeon_lords import nouns
from warren.text.dungeon_lords.sentences import sentence
from warren.text.names import listed, player_name


def result_lines(catalogue: Catalogue, state: State, names: list[str]) -> list[str]:
    """The winners, the seats from the best with the sources of their points, then the titles."""
    totals = state.scores()
    players = [player_name(catalogue, seat, names) for seat in range(len(totals))]
    order = sorted(range(len(totals)), key=lambda seat: (-totals[seat], seat))
    return [
        _verdict(catalogue, state, players, max(totals)),
        *(_standing(catalogue, state, seat, players[seat]) for seat in order),
        *_titles(catalogue, state, players),
    ]


def score_line(catalogue: Catalogue, state: State, seat: int) -> str:
    """A sum such as “monsters 3, rooms 4, conquered tiles −6”; empty without any points."""
    held = [holders(state, title) for title in range(len(TITLES))]
    return ", ".join(
        sentence(catalogue, part.label, {"points": signed(part.amount)})
        for part in score_parts(state, held, seat)
    )


def signed(points: int) -> str:
    return str(points).replace("-", "−")


def _verdict(catalogue: Catalogue, state: State, players: list[str], points: int) -> str:
    winners = [players[seat] for seat in state.winners()]
    id = "result-winner" if len(winners) == 1 else "result-shared"
    filling: dict[str, str | int] = {
        "players": listed(catalogue, winners),
        "points": points,
        "shown": signed(points),
    }
    return sentence(catalogue, id, filling)


def _standing(catalogue: Catalogue, state: State, seat: int, player: str) -> str:
    sources = score_line(catalogue, state, seat)
    points = state.scores()[seat]
    filling: dict[str, str | int] = {
        "player": player,
        "points": points,
        "shown": signed(points),
        "sources": sources,
    }
    return sentence(catalogue, "result-score", filling, "" if sources else "nothing")


def _titles(catalogue: Catalogue, state: State, players: list[str]) -> list[str]:
    lines: list[str] = []
    for number, id in enumerate(TITLES):
        held = [players[seat] for seat in holders(state, number)]
        filling = nouns.thing(catalogue, "title", id)
        filling["players"] = listed(catalogue, held) if held else ""
        attribute = "nobody" if not held else "" if len(held) == 1 else "shared"
        lines.append(sentence(catalogue, "holders", filling, attribute))
    return lines
