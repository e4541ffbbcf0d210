"""How a game of Small World ended."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.state import State
from warren.text.catalogue import Catalogue
from warren.text.names import listed, player_name


def result_lines(catalogue: Catalogue, state: State, names: list[str]) -> list[str]:
    """The winners, then the seats from the richest; tokens on the board break ties."""
    coins = state.scores()
    tokens = [int(state.board_strength(i64(seat))) for seat in range(len(coins))]
    players = [player_name(catalogue, seat, names) for seat in range(len(coins))]
    order = sorted(range(len(coins)), key=lambda seat: (-coins[seat], -tokens[seat], seat))
    scores = [
        catalogue.text(
            "result-score",
            player=players[seat],
            coins=catalogue.text("result-coins", coins=coins[seat]),
            tokens=catalogue.text("result-tokens", tokens=tokens[seat]),
        )
        for seat in order
    ]
    return [_verdict(catalogue, state, players, coins, tokens), *scores]


def _verdict(
    catalogue: Catalogue, state: State, players: list[str], coins: list[int], tokens: list[int]
) -> str:
    winners = state.winners()
    best = coins[winners[0]]
    if len(winners) > 1:
        together = listed(catalogue, [players[seat] for seat in winners])
        return catalogue.text("result-shared", players=together, coins=best)
    winner = players[winners[0]]
    if coins.count(best) > 1:
        return catalogue.text("result-tie-break", player=winner, tokens=tokens[winners[0]])
    return catalogue.text("result-winner", player=winner, coins=best)
