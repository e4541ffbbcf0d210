"""Any node serves any table."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Barrier

import httpx
import pytest
from tests.server.audit import audited
from tests.server.device import Device
from tests.server.postgres.pair import Pair, sit
from tests.server.seats import Data, Socket, new_table, socket_of, view_of

from warren.core.state import CHANCE

Ask = tuple[httpx.Client, str, Data]
SECRET = ("attach", "cancel")
"""Verbs of Heroes of which other seats learn nothing."""
HOTSEAT = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]


def at_once(*asks: Ask) -> list[httpx.Response]:
    """Answers to requests that leave at the same moment."""
    start = Barrier(len(asks))

    def post(ask: Ask) -> httpx.Response:
        browser, path, body = ask
        start.wait(120)
        return browser.post(path, params={"lang": "none"}, json=body)

    with ThreadPoolExecutor(len(asks)) as pool:
        return list(pool.map(post, asks))


def reach(socket: Socket, seq: int) -> None:
    while socket.seq < seq:
        socket.until("step", "table")


def level(first: Socket, second: Socket) -> None:
    """Wait until the node that learned of the beginning later has shown it too."""
    begun = max(first.seq, second.seq)
    reach(first, begun)
    reach(second, begun)


def action(browser: httpx.Client, table: str, seq: int, code: int) -> Ask:
    return browser, f"/api/tables/{table}/actions", {"seq": seq, "moves": [{"code": code}]}


def act(browser: httpx.Client, table: str, seq: int, code: int) -> httpx.Response:
    (done,) = at_once(action(browser, table, seq, code))
    return done


@pytest.mark.parametrize("title", ["small_world", "underground", "heroes"])
def test_two_sockets_at_two_nodes_play_to_the_end(pair: Pair, title: str) -> None:
    table, ann, bob = pair.table(title)
    luck = Random(11)
    with socket_of(ann, table, lang="none") as first, socket_of(bob, table, lang="none") as second:
        level(first, second)
        while not first.over:
            mover, other = (first, second) if first.choices else (second, first)
            choice = luck.choice(mover.choices)
            mover.act(int(choice["code"]))
            reach(mover, mover.seq + 1)
            if choice["verb"] not in SECRET:
                reach(other, other.seq + 1)
        assert second.over
        seen = [first.view, second.view]
    for view, browser in zip(seen, (ann, bob), strict=True):
        here, there = view_of(browser, table), view_of(pair.elsewhere(browser), table)
        assert view == here["view"] == there["view"]
        assert here["table"]["status"] == there["table"]["status"] == "finished"
    record = audited(pair.settings, table)
    secret = sum(line.action.verb in SECRET for line in record.lines)
    assert first.seq + second.seq == 2 * len(record.lines) - secret


def test_actions_go_to_either_node(pair: Pair) -> None:
    """One person, whom the proxy sends now here, now there."""
    here = pair.nodes[0].browser()
    made = new_table(here, seats=HOTSEAT)
    there = pair.elsewhere(here)
    table = made["table"]["id"]
    luck = Random(5)
    expected: list[tuple[int, str]] = []
    for turn in range(60):
        browser, other = (here, there) if turn % 2 else (there, here)
        seen = view_of(browser, table)
        choice = luck.choice(seen["situation"]["choices"])
        expected.append((seen["situation"]["seat"], choice["verb"]))
        done = act(other, table, seen["seq"], choice["code"])
        assert done.status_code == 200, done.text
        assert done.json()["seq"] > seen["seq"]
    record = audited(pair.settings, table)
    done = [(line.seat, line.action.verb) for line in record.lines if line.seat != CHANCE]
    assert done == expected


def test_what_a_client_knows_the_other_node_learns(pair: Pair) -> None:
    """The view after an action is never older than the answer to it, wherever one looks."""
    here = pair.nodes[0].browser()
    table = new_table(here, seats=HOTSEAT)["table"]["id"]
    there = pair.elsewhere(here)
    for _ in range(20):
        seen = view_of(here, table)
        done = act(here, table, seen["seq"], seen["situation"]["choices"][0]["code"])
        seq = done.json()["seq"]
        looked = view_of(there, table, since=seq)
        assert looked["seq"] == seq
        assert looked["facts"] == []


def test_undo_at_the_other_node(pair: Pair) -> None:
    here = pair.nodes[0].browser()
    table = new_table(here, "heroes", seats=HOTSEAT)["table"]["id"]
    there = pair.elsewhere(here)
    seq = undone = 0
    while undone < 5:
        seen = view_of(here, table, since=seq)
        seat, choices = seen["situation"]["seat"], seen["situation"]["choices"]
        seq = act(here, table, seen["seq"], choices[-1]["code"]).json()["seq"]
        after = view_of(there, table, since=seq, seat=seat)
        if after["situation"]["undo"]["possible"]:
            taken = there.post(f"/api/tables/{table}/undo", json={"seq": seq, "seat": seat})
            assert taken.status_code == 200, taken.text
            seq = taken.json()["seq"]
            back = view_of(here, table, since=seq)
            assert back["view"] == seen["view"]
            undone += 1
            seq = act(there, table, seq, choices[0]["code"]).json()["seq"]
    audited(pair.settings, table)


def test_of_two_who_answer_the_same_line_one_wins(pair: Pair) -> None:
    here = pair.nodes[0].browser()
    table = new_table(here, seats=HOTSEAT)["table"]["id"]
    there = pair.elsewhere(here)
    for _ in range(25):
        seen = view_of(here, table)
        seq, choices = seen["seq"], seen["situation"]["choices"]
        first, last = choices[0]["code"], choices[-1]["code"]
        answers = at_once(action(here, table, seq, first), action(there, table, seq, last))
        won = [answer for answer in answers if answer.status_code == 200]
        lost = [answer for answer in answers if answer.status_code == 409]
        assert (len(won), len(lost)) == (1, 1), [answer.text for answer in answers]
        assert lost[0].json()["message"] == "refusal-stale"
        assert lost[0].json()["args"] == {"seq": seq, "now": won[0].json()["seq"]}
    record = audited(pair.settings, table)
    assert sum(line.seat != CHANCE for line in record.lines) == 25


def test_chat_and_seats_reach_the_viewers_at_both_nodes(pair: Pair) -> None:
    ann, bob = pair.browsers()
    made = new_table(ann, seats=[{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}])
    table = made["table"]["id"]
    watcher = pair.nodes[1].browser()
    with socket_of(ann, table) as first, socket_of(watcher, table) as spectator:
        sit(bob, made, 1, "Bob")
        for socket in (first, spectator):
            assert socket.until("seats")["table"]["seats"][1]["name"] == "Bob"
        assert ann.post(f"/api/tables/{table}/chat", json={"text": "hello"}).status_code == 201
        assert bob.post(f"/api/tables/{table}/chat", json={"text": "hi"}).status_code == 201
        for socket in (first, spectator):
            assert {socket.until("chat")["text"] for _ in range(2)} == {"hello", "hi"}
        said = [row["text"] for row in bob.get(f"/api/tables/{table}/chat").json()]
        assert said == ["hello", "hi"]
        sit(pair.nodes[1].browser(), made, 2, "Cat")
        for socket in (first, spectator):
            shown = socket.until("table")
            assert shown["table"]["status"] == "playing"
            assert [seat["name"] for seat in shown["table"]["seats"]] == ["Ann", "Bob", "Cat"]


def test_a_seat_taken_at_one_node_plays_at_the_other_at_once(pair: Pair) -> None:
    for _ in range(5):
        ann, bob = pair.browsers()
        made = new_table(ann)
        table = made["table"]["id"]
        assert view_of(bob, table)["table"]["status"] == "waiting"
        sit(ann_again := pair.elsewhere(bob), made, 1, "Bob")
        bob.cookies = ann_again.cookies
        seen = view_of(bob, table)
        assert [seat["mine"] for seat in seen["table"]["seats"]] == [False, True]
        said = bob.post(f"/api/tables/{table}/chat", json={"text": "here"})
        assert said.status_code == 201, said.text


def test_the_last_seats_taken_at_once(pair: Pair) -> None:
    for _ in range(5):
        ann, bob = pair.browsers()
        cat = pair.nodes[0].browser()
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        made = new_table(ann, seats=seats, visibility="open")
        table = made["table"]["id"]
        answers = at_once(
            (bob, "/api/seats", {"link": made["links"]["1"]}),
            (cat, "/api/seats", {"link": made["links"]["2"]}),
        )
        assert [answer.status_code for answer in answers] == [201, 201]
        for browser in (bob, cat, pair.elsewhere(bob)):
            assert view_of(browser, table)["table"]["status"] == "playing"
        audited(pair.settings, table)


def test_one_seat_for_two_who_want_it(pair: Pair) -> None:
    for _ in range(5):
        ann, bob = pair.browsers()
        cat = pair.nodes[0].browser()
        made = new_table(ann, visibility="open")
        table = made["table"]["id"]
        answers = at_once(
            (bob, f"/api/tables/{table}/join", {}),
            (cat, f"/api/tables/{table}/join", {}),
        )
        assert sorted(answer.status_code for answer in answers) == [201, 409]
        mine = [
            any(seat["mine"] for seat in view_of(one, table)["table"]["seats"])
            for one in (bob, cat)
        ]
        assert sorted(mine) == [False, True]


def test_devices_on_two_nodes_come_to_the_same_dice(pair: Pair) -> None:
    """Who answers twice, at once and on both nodes, has answered once."""
    for _ in range(3):
        ann, bob = pair.browsers()
        first, second = Device(ann), Device(bob)
        made = new_table(ann, commitment=first.draw())
        table = made["table"]["id"]
        sat = {"link": made["links"]["1"], "name": "Bob", "commitment": second.draw()}
        assert bob.post("/api/seats", json=sat).status_code == 201
        there = pair.elsewhere(ann)
        seals = at_once(
            *(
                (one, f"/api/tables/{table}/seal", {"commitment": first.draw()})
                for one in (ann, there)
            )
        )
        assert sorted(answer.status_code for answer in seals) == [201, 409]
        second.take_part(view_of(bob, table)["table"])
        shown = view_of(there, table)["table"]
        body = {"contribution": first.bound_to(shown), "seat": 0}
        answers = at_once(*((one, f"/api/tables/{table}/reveal", body) for one in (ann, there)))
        assert {answer.status_code for answer in answers} <= {201, 409}
        record = audited(pair.settings, table)
        given = record.commitments["contributions"]
        assert given == [body["contribution"], second.drawn[-1]]
        assert view_of(bob, table)["head"] == view_of(there, table)["head"] != ""


def test_who_leaves_while_the_game_starts(pair: Pair) -> None:
    """Either the seat is free and nothing starts, or a game without a hole in it begins."""
    for _ in range(5):
        ann, bob = pair.browsers()
        made = new_table(ann, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
        table = made["table"]["id"]
        sit(bob, made, 1, "Bob")
        there, cat = pair.elsewhere(bob), pair.nodes[0].browser()
        at_once(
            (there, f"/api/tables/{table}/leave", {}),
            (cat, "/api/seats", {"link": made["links"]["2"]}),
        )
        shown = view_of(pair.elsewhere(ann), table)["table"]
        kinds = [seat["kind"] for seat in shown["seats"]]
        assert (shown["status"], "open" in kinds) in (("waiting", True), ("playing", False))


def test_bots_take_only_what_is_free_when_the_owner_starts(pair: Pair) -> None:
    for _ in range(4):
        ann, bob = pair.browsers()
        made = new_table(ann, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
        table = made["table"]["id"]
        _, sat = at_once(
            (ann, f"/api/tables/{table}/start", {"fill": "random"}),
            (bob, "/api/seats", {"link": made["links"]["1"], "name": "Bob"}),
        )
        shown = view_of(pair.elsewhere(ann), table)["table"]
        assert shown["status"] == "playing"
        expected = "person" if sat.status_code == 201 else "bot"
        assert [seat["kind"] for seat in shown["seats"]] == ["person", expected, "bot"]
