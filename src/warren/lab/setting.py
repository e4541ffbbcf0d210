"""What a measurement is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from warren.bots.registry import bot_kind
from warren.core.refusal import InputError

DEALT: Final = "dealt"
CHOSEN: Final = "chosen"
PICKS: Final = (DEALT, CHOSEN)


@dataclass(frozen=True)
class Setting:
    """A thing of a kind, the table at which it is measured, and who plays there."""

    game: str
    kind: str
    id: str
    players: int = 2
    options: Mapping[str, object] | None = None
    bot: str = "greedy"
    picks: str = DEALT
    seed: int = 0


def check_picks(picks: str) -> None:
    if picks not in PICKS:
        raise InputError("error-lab-picks", {"field": "--picks", "value": picks})


def check_bot(bot: str, game: str) -> None:
    """Refuse a bot that cannot be made."""
    try:
        bot_kind(bot).make(game, 0)
    except InputError as error:
        raise InputError(error.message, {**error.details, "field": "--bot"}) from error
