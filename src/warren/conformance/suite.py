"""All laws, and the games they are proved on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from warren.conformance.law import Law
from warren.conformance.laws.actions import Actions, Choices
from warren.conformance.laws.chance import Chance
from warren.conformance.laws.copies import Copies
from warren.conformance.laws.ending import Ending
from warren.conformance.laws.guesses import Guesses
from warren.conformance.laws.keys import Keys
from warren.conformance.laws.knowledge import Knowledge
from warren.conformance.laws.records import Records
from warren.conformance.laws.refusals import Refusals
from warren.conformance.laws.results import Results
from warren.conformance.laws.sealing import Sealing
from warren.conformance.laws.secrets import Secrets
from warren.conformance.laws.undo import Undo
from warren.conformance.laws.views import Views
from warren.conformance.laws.voices import Voices
from warren.conformance.laws.writing import Data, Lines
from warren.conformance.moment import Trial
from warren.conformance.report import Verdict
from warren.conformance.walk import Walk
from warren.core.game import Game

LAWS: Final[tuple[type[Law], ...]] = (
    Ending,
    Actions,
    Choices,
    Chance,
    Refusals,
    Copies,
    Keys,
    Data,
    Lines,
    Records,
    Undo,
    Views,
    Knowledge,
    Guesses,
    Secrets,
    Sealing,
    Results,
    Voices,
)


def run(
    game: Game,
    games: int,
    seed: int,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    played: Callable[[int], None] | None = None,
) -> list[Verdict]:
    """Every law, proved on as many games: seeds count up, and so do players unless told."""
    verdicts = [Verdict(law()) for law in LAWS]
    span = game.max_players - game.min_players + 1
    for number in range(games):
        count = game.min_players + (seed + number) % span if players is None else players
        trial = Trial(game, count, options or {}, seed + number)
        Walk(trial, verdicts, verdicts[0]).run()
        if played is not None:
            played(number + 1)
    return verdicts


def is_kept(verdicts: Sequence[Verdict]) -> bool:
    return all(verdict.found is None for verdict in verdicts)
