"""How a game of Heroes of Dark Lands ended."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.heroes.state import State
from warren.text.catalogue import Catalogue
from warren.text.names import listed, player_name


def result_lines(catalogue: Catalogue, state: State, names: list[str]) -> list[str]:
    """The winners, then the seats from the best: coins, then regions, then support."""
    coins = state.scores()
    regions = [int(state.regions_of(i64(seat))) for seat in range(len(coins))]
    support = [int(state.strength_of(i64(seat))) for seat in range(len(coins))]
    players = [player_name(catalogue, seat, names) for seat in range(len(coins))]
    merits = list(zip(coins, regions, support, strict=True))
    order = sorted(range(len(coins)), key=lambda seat: merits[seat], reverse=True)
    scores = [
        catalogue.text(
            "result-standing",
            player=players[seat],
            coins=catalogue.text("result-coins", coins=coins[seat]),
            regions=catalogue.text("result-regions", regions=regions[seat]),
            support=catalogue.text("result-support", support=support[seat]),
        )
        for seat in order
    ]
    return [_verdict(catalogue, state.winners(), players, merits), *scores]


def _verdict(
    catalogue: Catalogue,
    winners: list[int],
    players: list[str],
    merits: list[tuple[int, int, int]],
) -> str:
    coins, regions, support = merits[winners[0]]
    if len(winners) > 1:
        together = listed(catalogue, [players[seat] for seat in winners])
        return catalogue.text("result-shared", players=together, coins=coins)
    winner = players[winners[0]]
    if sum(merit[0] == coins for merit in merits) == 1:
        return catalogue.text("result-winner", player=winner, coins=coins)
    if sum(merit[:2] == (coins, regions) for merit in merits) == 1:
        return catalogue.text("result-by-regions", player=winner, regions=regions)
    return catalogue.text("result-by-support", player=winner, support=support)
