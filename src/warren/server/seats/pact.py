"""How the devices of a table come to its dice: called, bound, revealed.

Nothing here depends on when it happens but for the limits of time, so that nodes agree by the row
of the table alone.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from warren.core.dice import new_seed
from warren.core.pact import MOST_VOIDED, OLDER_PACT, PACT, named, new_nonce, promise_of, sealed
from warren.core.refusal import Refusal

GATHERING: Final = ""
CALLING: Final = "calling"
OPENED: Final = "opened"
RULE: Final = "TABLE-DICE"


class VoidedRound(msgspec.Struct, kw_only=True):
    promise: str
    missing: list[int]


class Pact(msgspec.Struct, kw_only=True):
    """What stands in the row of a table.

    `devices` are the seats whose devices take part, `called` those that have yet to answer in this
    phase. `sealed` has what binds each; what they revealed stands beside it in the row. `named`
    binds the name of each seat from the opening on, by a nonce that is kept with the name; tables
    of the older steps have none.
    """

    terms: str
    base: str
    sealed: list[str]
    phase: str = GATHERING
    devices: list[int] = []
    called: list[int] = []
    voided: list[VoidedRound] = []
    until: float | None = None
    named: list[str] | UnsetType = UNSET

    @property
    def dice(self) -> str:
        return OLDER_PACT if self.named is UNSET else PACT


class Round:
    """The dice of a table that has not started: changed in memory, kept as a whole.

    `nonces` are there once names have been bound here; they are kept with the seats.
    """

    def __init__(self, seed: str, given: list[str], pact: Pact, names: list[str]) -> None:
        self.seed = seed
        self.given: Final = given
        self.pact: Final = pact
        self.names: Final = names
        self.nonces: list[str] = []

    def bring(self, seat: int, commitment: str) -> None:
        """Somebody sits down with a device that takes part."""
        self._check(GATHERING)
        self.pact.sealed[seat] = commitment
        self._note(seat)

    def leave(self, seat: int) -> None:
        """Who is bound cannot go until all have revealed; before that, all is begun anew."""
        if self.pact.phase == OPENED:
            raise Refusal("refusal-dice-opened", {"seat": seat}, RULE)
        self.pact.sealed[seat] = ""
        self.pact.devices = [one for one in self.pact.devices if one != seat]
        self.pact.phase = GATHERING
        self.pact.called = []
        self.pact.until = None

    def call(self, fresh: Collection[int], here: Collection[int], until: float) -> None:
        """The table is full: every device that is here binds itself anew.

        Those in `fresh` have just done so, the others have time `until` then. Who is not there has
        no say, which is settled before anybody reveals anything.
        """
        pact = self.pact
        if pact.phase != GATHERING:
            return
        devices = [] if self._tired else pact.devices
        bound = [seat for seat in devices if seat in fresh and pact.sealed[seat]]
        pact.sealed = [text if seat in bound else "" for seat, text in enumerate(pact.sealed)]
        self._ask([seat for seat in devices if seat in here and seat not in bound], until)

    def seal(self, seat: int, commitment: str, until: float) -> None:
        self._check(CALLING)
        if seat not in self.pact.called:
            raise Refusal("refusal-contribution-fixed", {"seat": seat}, RULE)
        self.pact.sealed[seat] = commitment
        self._answered(seat)
        if not self.pact.called:
            self._open(until)

    def reveal(self, seat: int, contribution: str) -> None:
        """A device shows what it was bound to; only that fits."""
        self._check(OPENED)
        if sealed(contribution) != self.pact.sealed[seat]:
            raise Refusal("refusal-other-contribution", {"seat": seat}, RULE)
        self.given[seat] = contribution
        self._answered(seat)

    def expire(self, now: float, until: float) -> None:
        """Go on without those who let the time run out.

        Whoever does not reveal ends the round: seed and contributions are drawn anew, without
        them, and the record tells of it.
        """
        pact = self.pact
        if pact.until is None or pact.until > now or not pact.called:
            return
        if pact.phase == CALLING:
            self._open(until)
            return
        pact.voided.append(
            VoidedRound(
                promise=promise_of(self.seed, pact.terms, pact.dice), missing=list(pact.called)
            )
        )
        present = [] if self._tired else [seat for seat in pact.devices if self.given[seat]]
        self.seed = new_seed()
        self.given[:] = ["" for _ in self.given]
        pact.sealed = ["" for _ in pact.sealed]
        if pact.named is not UNSET:
            pact.named = ["" for _ in pact.named]
        pact.devices = present
        self._ask(present, until)

    @property
    def done(self) -> bool:
        """Whether the game can start: all who are bound have revealed."""
        return self.pact.phase == OPENED and not self.pact.called

    @property
    def _tired(self) -> bool:
        """Whether so many rounds came to nothing that the table starts without devices."""
        return len(self.pact.voided) >= MOST_VOIDED

    def _ask(self, seats: list[int], until: float) -> None:
        if not seats:
            self._open(until)
            return
        self.pact.phase = CALLING
        self.pact.called = seats
        self.pact.until = until

    def _open(self, until: float) -> None:
        self.pact.phase = OPENED
        self.pact.called = [seat for seat, bound in enumerate(self.pact.sealed) if bound]
        self.pact.until = until
        if self.pact.named is not UNSET:
            self.nonces = [new_nonce() for _ in self.names]
            self.pact.named = [
                named(name, nonce) for name, nonce in zip(self.names, self.nonces, strict=True)
            ]

    def _answered(self, seat: int) -> None:
        self.pact.called = [one for one in self.pact.called if one != seat]

    def _note(self, seat: int) -> None:
        self.pact.devices = sorted({*self.pact.devices, seat})

    def _check(self, phase: str) -> None:
        if self.pact.phase != phase:
            raise Refusal("refusal-dice-phase", {"phase": self.pact.phase}, RULE)
