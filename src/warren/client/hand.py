"""The part of this program in fair dice: drawn here, bound first, shown when all are bound."""

from __future__ import annotations

from typing import Final

from warren.client.errors import ApiError
from warren.core.pact import new_contribution, read_pact, sealed
from warren.messages.table import TableShown

CALLING: Final = "calling"


class Hand:
    """What was drawn for tables, and the last head of each chain that the server has shown."""

    def __init__(self) -> None:
        self.heads: Final[dict[str, str]] = {}
        self._drawn: Final[dict[str, str]] = {}

    def commitment(self) -> str:
        """Draw a contribution; what binds to it, and tells nothing of it."""
        contribution = new_contribution()
        bound = sealed(contribution)
        self._drawn[bound] = contribution
        return bound

    def answer(self, table: TableShown) -> tuple[str, dict[str, object]] | None:
        """What is asked of this program now: where to, and what to send."""
        call = table.dice
        mine = [] if call is None else [seat for seat in table.mine if seat in call.seats]
        if call is None or not mine:
            return None
        if call.phase == CALLING:
            return "seal", {"seat": mine[0], "commitment": self.commitment()}
        pact = read_pact(table.commitments, table.players)
        names = [one.name for one in table.seats]
        if pact.taken_out() or not pact.names_fit(names):
            return None
        for seat in mine:
            contribution = self._drawn.get(pact.sealed[seat])
            if contribution is not None:
                self.heads[table.id] = pact.opening(names)
                return "reveal", {"seat": seat, "contribution": contribution}
        return None


def is_late(error: ApiError) -> bool:
    """Whether others were faster: the table has gone on without this answer."""
    return error.message in (
        "refusal-dice-phase",
        "refusal-contribution-fixed",
        "refusal-table-status",
    )
