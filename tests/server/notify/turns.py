"""Two people who choose at the same time, for tests."""

from __future__ import annotations

import httpx
from tests.server.node import Node
from tests.server.seats import Data, two_at_a_table

DAYS = {"type": "days", "days": 3}


class Pair:
    """A table of Ann and Bob; when both have chosen, both have their turn again, three times."""

    def __init__(self, node: Node, tempo: object = DAYS, **wanted: object) -> None:
        self.table, *self.people = two_at_a_table(node, "sealed", tempo=tempo, **wanted)
        self.seq = 0

    def post(self, person: int, path: str, **body: object) -> httpx.Response:
        return self.people[person].post(
            f"/api/tables/{self.table}/{path}", params={"lang": "none"}, json=body
        )

    def wish(self, seat: int = 0, **wanted: object) -> Data:
        answer = self.post(seat, "notifications", **wanted)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def wishes(self, seat: int = 0) -> list[Data]:
        answer = self.people[seat].get(f"/api/tables/{self.table}/notifications")
        assert answer.status_code == 200, answer.text
        return list(answer.json())

    def seal(self, seat: int) -> None:
        move = {"verb": "seal", "args": {"card": "3"}}
        self._play(seat, "actions", {"type": "act", "moves": [move]})

    def undo(self, seat: int) -> None:
        self._play(seat, "undo", {"type": "undo"})

    def next_turn(self) -> None:
        """Ann chooses, then Bob: then it is Ann's turn again, and Bob has not stopped."""
        self.seal(0)
        self.seal(1)

    def _play(self, seat: int, path: str, body: Data) -> None:
        answer = self.post(seat, path, **body, seq=self.seq, seat=seat)
        assert answer.status_code == 200, answer.text
        self.seq = answer.json()["seq"]
