"""A device that takes part in the dice of tables, as the page and the client do."""

from __future__ import annotations

from typing import Final

import httpx
from tests.server.seats import Data

from warren.core.pact import new_contribution, sealed


class Device:
    """One browser, and what it has drawn."""

    def __init__(self, browser: httpx.Client) -> None:
        self.browser: Final = browser
        self.drawn: Final[list[str]] = []

    def draw(self) -> str:
        """A new contribution; what binds to it."""
        self.drawn.append(new_contribution())
        return sealed(self.drawn[-1])

    def bound_to(self, table: Data) -> str:
        """That of what was drawn to which a seat of this browser is bound."""
        bound = [table["commitments"]["sealed"][seat] for seat in mine(table)]
        return next(one for one in self.drawn if sealed(one) in bound)

    def seal(self, table: Data) -> Data:
        return self.post(table, "seal", commitment=self.draw(), seat=asked(table))

    def reveal(self, table: Data) -> Data:
        return self.post(table, "reveal", contribution=self.bound_to(table), seat=asked(table))

    def post(self, table: Data, what: str, **body: object) -> Data:
        answer = self.browser.post(f"/api/tables/{table['id']}/{what}", json=body)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def take_part(self, table: Data) -> Data:
        """Answer as long as something is asked."""
        while table["dice"] is not None and asked(table) is not None:
            calling = table["dice"]["phase"] == "calling"
            table = self.seal(table) if calling else self.reveal(table)
        return table


def mine(table: Data) -> list[int]:
    return [seat["seat"] for seat in table["seats"] if seat["mine"]]


def asked(table: Data) -> int | None:
    """The seat of mine whose device has to answer."""
    return next((seat for seat in mine(table) if seat in table["dice"]["seats"]), None)
