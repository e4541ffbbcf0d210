"""Leaks planted on purpose: what a careless change of the server would give away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
import pytest

from warren.core.match import Match, Told
from warren.messages.table import Fact, Situation, TableShown
from warren.server.archive.archive import Archive
from warren.server.clock.clock import Clock
from warren.server.people.identity import Person
from warren.server.seats.seating import Holding, Terms
from warren.server.storage.talk import Talk
from warren.server.tables.play import Seatings
from warren.server.tables.room import Room
from warren.server.viewers import descriptions
from warren.server.viewers.faces import Teller

Plant = Callable[[pytest.MonkeyPatch], None]


def whole_view(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees the whole state."""
    patch.setattr(Room, "shape", lambda room, _seat: room.match.state.to_json())


def borrowed_eyes(patch: pytest.MonkeyPatch) -> None:
    """Whoever has no seat looks through the eyes of the first one."""
    usual = Seatings.seat

    def seat(eyes: Seatings, wanted: int | None = None) -> int:
        return usual(eyes, wanted) or 0

    patch.setattr(Seatings, "seat", seat)


def all_facts(patch: pytest.MonkeyPatch) -> None:
    """Facts are told whoever may see them."""
    usual = Teller.facts

    def facts(teller: Teller, told: list[Told], seat: int | None, *counting: int) -> Any:
        return usual(teller, told, seat, *counting, whole=True)

    patch.setattr(Teller, "facts", facts)


def undone_told(patch: pytest.MonkeyPatch) -> None:
    """Taking something back tells what it was."""
    usual = Teller.undone

    def undone(teller: Teller, n: int, line: Told) -> Fact:
        return msgspec.structs.replace(usual(teller, n, line), args={"was": str(line.action)})

    patch.setattr(Teller, "undone", undone)


def others_choices(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees what the seat whose turn it is may do."""
    usual = Teller.situation

    def situation(
        teller: Teller, position: Match, seat: int | None, clock: Clock | None
    ) -> Situation:
        told = usual(teller, position, seat, clock)
        for actor in position.state.deciding():
            told.choices = teller.choices(position.state.view(actor), actor)
        return told

    patch.setattr(Teller, "situation", situation)


def telling_prompt(patch: pytest.MonkeyPatch) -> None:
    """A sentence is made from the whole state."""
    usual = Teller.situation

    def situation(
        teller: Teller, position: Match, seat: int | None, clock: Clock | None
    ) -> Situation:
        told = usual(teller, position, seat, clock)
        told.prompt += str(position.state.to_json())
        return told

    patch.setattr(Teller, "situation", situation)


def early_seed(patch: pytest.MonkeyPatch) -> None:
    """The seed is shown while the game is played."""
    usual = Terms.commitments

    def commitments(terms: Terms, holding: Holding) -> dict[str, object]:
        return {**usual(terms, holding), "seed": terms.seed}

    patch.setattr(Terms, "commitments", commitments)


def early_record(patch: pytest.MonkeyPatch) -> None:
    """The record can be had before the end."""
    patch.setattr(Archive, "check", lambda _archive, _room: None)


def shown_session(patch: pytest.MonkeyPatch) -> None:
    """A table tells who set it up."""
    usual = descriptions.described

    def described(
        terms: Terms, holding: Holding, person: Person, scores: descriptions.Scores
    ) -> TableShown:
        return msgspec.structs.replace(usual(terms, holding, person, scores), title=terms.owner)

    patch.setattr(descriptions, "described", described)


def common_notes(patch: pytest.MonkeyPatch) -> None:
    """Everybody reads the notes of the first seat."""
    usual = Talk.note

    async def note(talk: Talk, table: str, _seat: int) -> str:
        return await usual(talk, table, 0)

    patch.setattr(Talk, "note", note)


MUTANTS: Final[list[Plant]] = [
    whole_view,
    borrowed_eyes,
    all_facts,
    undone_told,
    others_choices,
    telling_prompt,
    early_seed,
    early_record,
    shown_session,
    common_notes,
]
