"""Many games from one position, played in compiled code."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.luck import Luck, native
from warren.core.numbers import bit
from warren.core.playout import ENDLESS, play_out
from warren.core.policy import Policy
from warren.core.state import State


class Batch:
    """What came of some games: for each the score of every seat, and who is ahead.

    `scores` and `leads` are buffers of 64-bit numbers, so that
    `numpy.frombuffer(batch.scores, dtype="int64").reshape(batch.games, batch.players)` copies
    nothing. A lead has a bit for each seat that wins, or would if the game ended there.
    """

    def __init__(self, games: int, players: int, decisions: int, scores: vec[i64], leads: vec[i64]):
        self.games: Final = games
        self.players: Final = players
        self.decisions: Final = decisions
        """The decisions of all games together."""
        self.scores: Final[vec[i64]] = scores
        self.leads: Final[vec[i64]] = leads

    def win_share(self, seat: int) -> float:
        """The share of the wins of a seat; a shared win counts in parts."""
        found = 0.0
        for game in range(i64(self.games)):
            lead = self.leads[game]
            if (lead >> i64(seat)) & 1:
                sharers = 0
                while lead:
                    lead &= lead - 1
                    sharers += 1
                found += 1.0 / sharers
        return found / self.games

    def mean_score(self, seat: int) -> float:
        """The mean score of a seat."""
        total = i64(0)
        for game in range(i64(self.games)):
            total += self.scores[game * i64(self.players) + i64(seat)]
        return float(total) / self.games


def play_many(
    state: State,
    games: int,
    rng: Luck,
    limit: int = ENDLESS,
    policy: Policy | None = None,
    chance: Luck | None = None,
) -> Batch:
    """Play copies of a state on, as `play_out` does one; the state stays as it is."""
    own = native(rng)
    luck = None if chance is None else native(chance)
    players = state.seat_count()
    scores = vec[i64](capacity=i64(games * players))
    leads = vec[i64](capacity=i64(games))
    decisions = 0
    for _ in range(games):
        copy = state.clone()
        decisions += play_out(copy, own, limit, policy, luck)
        for score in copy.scores():
            scores = append(scores, i64(score))
        lead = i64(0)
        for seat in copy.winners():
            lead |= bit(i64(seat))
        leads = append(leads, lead)
    return Batch(games, players, decisions, scores, leads)
