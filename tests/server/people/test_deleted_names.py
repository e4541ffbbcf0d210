"""An account ends while its games are played, and after: what the dice prove of them stays."""

from __future__ import annotations

from pathlib import Path
from random import Random

from sqlalchemy import select
from structlog.testing import capture_logs
from tests.cli.calls import invoke
from tests.server.device import Device
from tests.server.node import Node
from tests.server.people.people import PASSWORD, somebody
from tests.server.seats import Data, new_table, socket_of, view_of

from warren.core.record import read_record
from warren.core.verdict import END_UNSEEN, NAME_GONE, check_record
from warren.games.registry import game
from warren.server.seats.seating import PLAYING
from warren.server.service import Service
from warren.server.storage.schema import metadata

NAME = "Clementine"
OPEN = [{"kind": "me"}, {"kind": "open"}]


def delete(device: Device) -> None:
    answer = device.browser.request("DELETE", "/api/account", json={"password": PASSWORD})
    assert answer.status_code == 200, answer.text


def at_a_table(node: Node) -> tuple[Device, Device, Data]:
    """An account and a guest whose devices are called to bind themselves."""
    clementine, bob = Device(somebody(node, NAME)), Device(node.browser())
    wanted = {"seats": OPEN, "visibility": "open", "commitment": clementine.draw()}
    created = new_table(clementine.browser, **wanted)["table"]
    with socket_of(clementine.browser, created["id"]):
        return clementine, bob, bob.post(created, "join", name="Bob", commitment=bob.draw())


def begun(node: Node) -> tuple[Device, Device, str]:
    clementine, bob, called = at_a_table(node)
    clementine.take_part(view_of(clementine.browser, called["id"])["table"])
    assert bob.take_part(view_of(bob.browser, called["id"])["table"])["status"] == "playing"
    return clementine, bob, called["id"]


def play(node: Node, table: str, moves: int = 10_000) -> None:
    async def playing(service: Service) -> None:
        luck, left = Random(11), moves
        room = await service.hub.room(table)
        while room.terms.status == PLAYING and left > 0:
            seat = room.match.state.actors()[0]
            code = luck.choice(room.match.state.legal_actions(seat))
            await service.hub.act(room, seat, room.n, [code])
            left -= 1

    node.run(playing)


def stored(node: Node) -> str:
    """All that the database holds, as text."""

    async def read(service: Service) -> str:
        async with service.database.reading() as connection:
            found = [
                [str(tuple(row)) for row in await connection.execute(select(kept))]
                for kept in metadata.sorted_tables
            ]
        return str(found)

    return node.run(read)


def record_of(browser: Device, table: str) -> str:
    answer = browser.browser.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


def assert_proved(text: str, head: str, *missing: str) -> None:
    record = read_record(text)
    assert record.names == ["1", "Bob"]
    verdict = check_record(game(record.game), record, head)
    assert (verdict.holds(), verdict.missing) == (True, list(missing))
    assert verdict.taken_out == [0]


def test_a_game_goes_on_and_is_proved_without_the_name(node: Node, tmp_path: Path) -> None:
    clementine, bob, table = begun(node)
    play(node, table, 40)
    before = view_of(bob.browser, table)
    nonce = before["table"]["commitments"]["nonces"][0]
    assert NAME in stored(node)
    assert nonce in stored(node)
    with capture_logs() as logs, socket_of(bob.browser, table) as socket:
        delete(clementine)
        told = socket.until("seats")["table"]
        assert (told["seats"][0]["name"], told["commitments"]["nonces"][0]) == ("1", "")
        assert told["commitments"]["named"] == before["table"]["commitments"]["named"]
        after = view_of(bob.browser, table)
        assert after["head"] == before["head"]
        node.service.hub.rooms.clear()
        assert view_of(bob.browser, table)["head"] == before["head"]
        play(node, table)
    text = record_of(bob, table)
    last = view_of(bob.browser, table)["head"]
    assert_proved(text, str(before["head"]), NAME_GONE, END_UNSEEN)
    assert_proved(text, str(last), NAME_GONE)
    assert logs
    for kept in (stored(node), text, str(logs)):
        assert NAME not in kept
        assert nonce not in kept
    path = tmp_path / "game.ndjson"
    path.write_text(text, encoding="utf-8")
    for language, words in (
        ("en", "who sat in seat 1: the name was taken out"),
        ("ru", "кто сидел на месте 1: имя убрано"),
    ):
        shown = invoke("verify", str(path), "--head", str(last), language=language)
        assert (shown.exit_code, shown.stderr) == (3, "")
        assert words in shown.stdout


def test_a_head_that_was_kept_fits_after_the_game_too(node: Node) -> None:
    clementine, bob, table = begun(node)
    play(node, table)
    last = str(view_of(bob.browser, table)["head"])
    whole = read_record(record_of(bob, table))
    assert check_record(game(whole.game), whole, last).missing == []
    delete(clementine)
    text = record_of(bob, table)
    assert_proved(text, last, NAME_GONE)
    assert NAME not in stored(node) + text
    assert read_record(text).commitments["head"] == last


def test_the_name_stays_for_the_moment_between_the_opening_and_the_first_line(node: Node) -> None:
    clementine, bob, called = at_a_table(node)
    opened = clementine.seal(view_of(clementine.browser, called["id"])["table"])
    assert opened["dice"]["phase"] == "opened"
    body = {"password": PASSWORD}
    refused = clementine.browser.request("DELETE", "/api/account", json=body)
    assert (refused.status_code, refused.json()["message"]) == (409, "refusal-dice-opened")
    assert NAME in stored(node)
    clementine.reveal(opened)
    assert bob.take_part(view_of(bob.browser, called["id"])["table"])["status"] == "playing"
    delete(clementine)
    assert NAME not in stored(node)


def test_a_name_that_went_before_the_opening_is_not_missed(node: Node) -> None:
    clementine, bob, called = at_a_table(node)
    delete(clementine)
    clementine.take_part(view_of(clementine.browser, called["id"])["table"])
    bob.take_part(view_of(bob.browser, called["id"])["table"])
    play(node, called["id"])
    record = read_record(record_of(bob, called["id"]))
    head = str(view_of(bob.browser, called["id"])["head"])
    assert record.names == ["1", "Bob"]
    assert check_record(game(record.game), record, head).missing == []
