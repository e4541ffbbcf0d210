"""Looks at a state, by the names that people use."""

from __future__ import annotations

import json
from typing import Any

from mypy_extensions import i64
from tests.tools.play import legal

from warren.core.breakdown import Breakdown
from warren.core.effect import Effect
from warren.games.heroes.explanation import explain_capture, explain_region
from warren.games.heroes.state import State


def data(state: State, seat: int | None = None) -> dict[str, Any]:
    """The whole state, or what a seat sees of it, as plain data."""
    source = state if seat is None else state.view(seat)
    found: dict[str, Any] = json.loads(json.dumps(source.to_json()))
    return found


def spectator(state: State) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(state.view(None).to_json()))
    return found


def coins(state: State, seat: int = 0) -> int:
    return int(state.coins(i64(seat)))


def hand(state: State, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = data(state)["seats"][seat]["hand"]
    return found


def ready(state: State, seat: int = 0) -> tuple[int, ...]:
    """Warriors, craftsmen, mages that are ready."""
    return tuple(data(state)["seats"][seat]["ready"].values())


def spent(state: State, seat: int = 0) -> tuple[int, ...]:
    return tuple(data(state)["seats"][seat]["spent"].values())


def tile(state: State, region: str) -> dict[str, Any]:
    found: dict[str, Any] = data(state)["tiles"][region]
    return found


def count(state: State, pile: str, card: str) -> int:
    """How many of a card lie in the deck, the discard, out of the game or prepared."""
    found: int = data(state)[pile].get(card, 0)
    return found


def phase(state: State) -> str:
    found: str = data(state)["phase"]
    return found


def targets(state: State, card: str, verb: str = "capture") -> set[str]:
    """The regions on which a card may be played now."""
    return {
        str(choice.args["region"])
        for choice in legal(state)
        if choice.verb == verb and choice.args["card"] == card
    }


def strength(state: State, card: str, region: str) -> Breakdown:
    """What the seat in turn brings against a region with a card."""
    table = state.table
    return explain_capture(
        state, int(state.turn()), table.card_index[card], table.board.index[region]
    )


def needed(state: State, region: str, seat: int | None = None) -> Breakdown:
    """The attack a card of the seat needs here."""
    who = int(state.turn()) if seat is None else seat
    return explain_region(state, who, state.table.board.index[region])


def told(effects: list[Effect], name: str) -> list[dict[str, object]]:
    """The arguments of all facts of this name."""
    return [dict(effect.args) for effect in effects if effect.name == name]


def names(effects: list[Effect]) -> list[str]:
    return [effect.name for effect in effects]
