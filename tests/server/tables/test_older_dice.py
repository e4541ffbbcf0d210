"""Tables that an earlier server set up, whose dice bind the names as they are."""

from __future__ import annotations

import json
from random import Random

import pytest
from sqlalchemy import text
from tests.server.device import Device
from tests.server.node import Node
from tests.server.seats import Data, new_table, socket_of, view_of

from warren.core.pact import OLDER_PACT, read_pact
from warren.core.record import read_record
from warren.core.verdict import END_UNSEEN, check_record
from warren.games.registry import game
from warren.server.seats.pact import CALLING, GATHERING, OPENED
from warren.server.seats.seating import PLAYING
from warren.server.service import Service

FIELDS = ("terms", "base", "sealed", "phase", "devices", "called", "voided", "until")
"""What a row said of its dice then, in this order."""
OPEN = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]


def made_older(node: Node, table: str) -> None:
    """Write the row as it stood before, to the letter, and forget what is known of the table."""

    async def rewrite(service: Service) -> None:
        async with service.database.writing() as connection:
            found = await connection.execute(
                text("SELECT pact FROM tables WHERE id = :table"), {"table": table}
            )
            pact = json.loads(found.scalar_one())
            written = json.dumps({name: pact[name] for name in FIELDS}, separators=(",", ":"))
            await connection.execute(
                text("UPDATE tables SET pact = :pact WHERE id = :table"),
                {"pact": written, "table": table},
            )
            await connection.execute(text("UPDATE seats SET nonce = ''"))
        service.hub.rooms.clear()

    node.run(rewrite)


def play(node: Node, table: str, moves: int) -> None:
    async def playing(service: Service) -> None:
        luck, left = Random(5), moves
        service.hub.rooms.clear()
        room = await service.hub.room(table)
        while room.terms.status == PLAYING and left > 0:
            seat = room.match.state.actors()[0]
            code = luck.choice(room.match.state.legal_actions(seat))
            await service.hub.act(room, seat, room.n, [code])
            left -= 1

    node.run(playing)


def shown(device: Device, table: str) -> Data:
    return dict(view_of(device.browser, table)["table"])


@pytest.mark.parametrize("phase", [GATHERING, CALLING, OPENED, PLAYING])
def test_they_begin_go_on_and_verify(node: Node, phase: str) -> None:
    ann, bob = Device(node.browser()), Device(node.browser())
    created = new_table(ann.browser, seats=OPEN, visibility="open", commitment=ann.draw())["table"]
    table = created["id"]
    if phase == GATHERING:
        made_older(node, table)
    with socket_of(ann.browser, table):
        bob.post(created, "join", name="Bob", commitment=bob.draw())
        if phase == CALLING:
            made_older(node, table)
        ann.seal(shown(ann, table))
    if phase == OPENED:
        made_older(node, table)
    ann.reveal(shown(ann, table))
    assert bob.take_part(shown(bob, table))["status"] == "playing"
    if phase == PLAYING:
        made_older(node, table)
    made = shown(ann, table)["commitments"]
    opening = read_pact(made, 2).opening(["Ann", "Bob"])
    assert (made["dice"], "named" in made, "nonces" in made) == (OLDER_PACT, False, False)
    play(node, table, 20)
    middle = view_of(ann.browser, table)["head"]
    play(node, table, 10_000)
    last = view_of(ann.browser, table)["head"]
    record = read_record(ann.browser.get(f"/api/tables/{table}/record").text)
    title = game(record.game)
    for head in (opening, str(middle)):
        assert check_record(title, record, head).missing == [END_UNSEEN]
    verdict = check_record(title, record, str(last))
    assert (verdict.holds(), verdict.missing, verdict.taken_out) == (True, [], [])
    again = ann.post(shown(ann, table), "rematch")
    assert again["commitments"]["dice"] != OLDER_PACT
