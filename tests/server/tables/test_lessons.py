"""Lessons at a real table: followed, left, resumed, and gone astray."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import httpx
import pytest
from tests.server.node import Node, running_node
from tests.server.seats import Data, Socket, new_table, socket_of, view_of

from warren.core.record import read_record
from warren.core.state import CHANCE
from warren.lesson.library import Library
from warren.server.service import Service

KEYS = Library().keys
FIRST = "small_world-first"
ENOUGH = 10_000


def take(browser: httpx.Client, key: str = FIRST) -> str:
    answer = browser.post(f"/api/lessons/{key}/tables", json={"name": "Ann"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"]["id"])


def wish(browser: httpx.Client, table: str, what: str) -> httpx.Response:
    return browser.post(f"/api/tables/{table}/guide", json={"wish": what}, params={"lang": "en"})


def guide_of(browser: httpx.Client, table: str, language: str = "en") -> Data:
    return dict(view_of(browser, table, lang=language)["guide"])


def attended(socket: Socket) -> Data:
    """What the guide tells as soon as it does not wait for others."""
    while True:
        guide = json.loads(socket.seen[-1]).get("guide") if socket.seen else None
        if guide is not None and guide["state"] != "waits":
            return dict(guide)
        socket.receive()


def choice(socket: Socket, guide: Data) -> int:
    """The first choice that the guide asks for."""
    assert socket.situation is not None
    codes = [one["code"] for one in socket.situation["choices"] if one["code"] in guide["asked"]]
    assert codes, guide
    return int(codes[0])


def do(browser: httpx.Client, table: str, code: int) -> None:
    body = {"type": "act", "seq": view_of(browser, table)["seq"], "moves": [{"code": code}]}
    answer = browser.post(f"/api/tables/{table}/actions", json=body)
    assert answer.status_code == 200, answer.text


def follow(browser: httpx.Client, table: str, steps: int = ENOUGH) -> Data:
    """Do what the guide asks for, so many times or to the end of the lesson."""
    with socket_of(browser, table) as socket:
        guide = attended(socket)
        for _ in range(steps):
            if guide["state"] == "over":
                break
            assert guide["state"] == "asks", guide
            assert guide["texts"]
            seq = socket.seq
            do(browser, table, choice(socket, guide))
            while socket.seq == seq:
                socket.receive()
            guide = attended(socket)
        return guide


def play_on(browser: httpx.Client, table: str) -> None:
    """Play to the end of the game, as chance has it, against the bot."""
    luck = Random(1)
    with socket_of(browser, table) as socket:
        while not socket.over:
            if socket.choices:
                socket.play(luck.choice(socket.choices)["code"])
            else:
                socket.receive()


def stray(browser: httpx.Client, table: str) -> None:
    """Do something that can be taken back and that nobody asked for."""
    shown = view_of(browser, table)
    asked = shown["guide"]["asked"]
    other = next(one["code"] for one in shown["situation"]["choices"] if one["code"] not in asked)
    do(browser, table, other)


def test_lessons_are_told_in_the_language_of_whoever_asks(house: Node) -> None:
    with house.browser() as ann:
        for language in ("ru", "en"):
            found = ann.get("/api/lessons", params={"lang": language}).json()
            assert [lesson["key"] for lesson in found] == KEYS
            for lesson in found:
                script = Library().script(lesson["key"])
                assert lesson["title"] == script.title.text(language)
                assert lesson["about"] == script.about.text(language)


@pytest.mark.parametrize("key", KEYS)
def test_whoever_does_what_the_guide_asks_learns_all_of_it(house: Node, key: str) -> None:
    script = Library().script(key)
    with house.browser() as ann:
        table = take(ann, key)
        over = follow(ann, table)
        assert (over["state"], over["step"]) == ("over", over["steps"])
        assert over["texts"] == [page.text("en") for page in script.ending]
        russian = guide_of(ann, table, "ru")
        assert russian["texts"] == [page.text("ru") for page in script.ending]
        assert wish(ann, table, "leave").status_code == 204
        assert "guide" not in view_of(ann, table)


def test_what_comes_in_turn_is_said_to(house: Node) -> None:
    script = Library().script("underground-first")
    tasks = [script.beats[at] for at in script.tasks]
    turn = next(at for at, beat in enumerate(tasks) if beat.in_turn)
    with house.browser() as ann:
        table = take(ann, script.key)
        guide = guide_of(ann, table)
        assert not guide["in_turn"]
        while guide["step"] <= turn:
            guide = follow(ann, table, steps=1)
        assert guide["in_turn"]
        named = {one["code"]: one["args"] for one in view_of(ann, table)["situation"]["choices"]}
        assert [named[code]["region"] for code in guide["asked"]] == ["2-B1", "2-D2"]


def test_after_the_lesson_dice_are_real_and_can_be_proved(house: Node) -> None:
    with house.browser() as ann:
        table = take(ann)
        follow(ann, table)
        play_on(ann, table)
        told = view_of(ann, table)
        assert told["situation"]["outcome"] is not None
        dice = told["table"]["commitments"]
        record = read_record(ann.get(f"/api/tables/{table}/record").text)
        drawn = [line.n for line in record.lines if line.seat == CHANCE]
        assert drawn[0] < dice["from"] <= drawn[-1]
        verdict = ann.get(f"/api/tables/{table}/verdict").json()
        assert verdict["holds"]
        assert not verdict["faults"]
        assert verdict["proved"] > 0
        assert verdict["before"] > 0


def test_what_was_done_instead_is_told_and_taken_back_as_one(house: Node) -> None:
    with house.browser() as ann:
        table = take(ann)
        asked = follow(ann, table, steps=1)
        stray(ann, table)
        stray_more(ann, table)
        astray = guide_of(ann, table)
        assert (astray["state"], astray["back"]) == ("astray", 2)
        assert astray["texts"], "the step has words of its own"
        assert wish(ann, table, "back").status_code == 204
        assert guide_of(ann, table) == asked


def stray_more(browser: httpx.Client, table: str) -> None:
    choices = view_of(browser, table)["situation"]["choices"]
    do(browser, table, next(one["code"] for one in choices if one["verb"] == "conquer"))


def test_opponents_wait_until_it_is_said_how_to_go_on(house: Node) -> None:
    """Something else that hands the turn on can still be taken back, or played on from."""
    with house.browser() as ann:
        table = take(ann)
        asked = follow(ann, table, steps=12)
        done = 0
        while (shown := view_of(ann, table))["situation"]["actors"] == [0]:
            codes = {one["verb"]: one["code"] for one in shown["situation"]["choices"]}
            do(
                ann,
                table,
                next(codes[verb] for verb in ("stop", "done", "deploy") if verb in codes),
            )
            done += 1
        assert shown["situation"]["actors"] == [1]
        assert (shown["guide"]["state"], shown["guide"]["back"]) == ("astray", done)

        async def moving(service: Service) -> dict[int, str]:
            return (await service.hub.room(table)).robots()

        assert house.run(moving) == {}
        assert wish(ann, table, "back").status_code == 204
        assert guide_of(ann, table) == asked


def test_who_plays_on_without_the_guide_meets_a_bot_that_thinks(house: Node) -> None:
    with house.browser() as ann:
        table = take(ann)
        follow(ann, table, steps=2)
        stray(ann, table)
        assert wish(ann, table, "leave").status_code == 204
        assert "guide" not in view_of(ann, table)
        refused = wish(ann, table, "resume")
        assert (refused.status_code, refused.json()["message"]) == (409, "refusal-guide-lost")
        play_on(ann, table)
        assert view_of(ann, table)["situation"]["outcome"] is not None


def test_a_guide_that_was_sent_away_comes_back_while_it_knows_the_way(house: Node) -> None:
    with house.browser() as ann:
        table = take(ann)
        asked = follow(ann, table, steps=2)
        assert wish(ann, table, "leave").status_code == 204
        assert guide_of(ann, table)["state"] == "left"
        assert wish(ann, table, "resume").status_code == 204
        assert guide_of(ann, table) == asked


def test_only_the_learner_hears_the_guide_and_tells_it_anything(house: Node) -> None:
    with house.browser() as ann, house.browser() as eve:
        table = take(ann)
        assert "guide" not in view_of(eve, table)
        assert wish(eve, table, "leave").status_code == 403
        plain = str(new_table(ann, seats=[{"kind": "me"}, {"kind": "me"}])["table"]["id"])
        refused = wish(ann, plain, "leave")
        assert (refused.status_code, refused.json()["message"]) == (409, "refusal-no-guide")
        assert ann.post("/api/lessons/none/tables", json={}).status_code == 404


def test_a_lesson_goes_on_after_the_server_has_been_stopped(tmp_path: Path) -> None:
    with running_node(tmp_path, snapshot_lines=5) as before:
        ann = before.browser()
        table = take(ann)
        asked = follow(ann, table, steps=9)
        cookies = ann.cookies
    with running_node(tmp_path, snapshot_lines=5) as after, after.browser() as back:
        back.cookies = cookies
        assert guide_of(back, table) == asked
        assert follow(back, table)["state"] == "over"


def test_lessons_of_the_host_stand_beside_the_others(tmp_path: Path) -> None:
    """One that does not work is left out, and so is the guide of a table whose lesson is gone."""
    lessons = tmp_path / "lessons"
    lessons.mkdir()
    own = (Path("docs/lessons.md").read_text().split("```yaml\n")[1]).split("```")[0]
    (lessons / "own.yaml").write_text(own)
    (lessons / "broken.yaml").write_text(own.replace("conquer: 2-02", "conquer: 2-09"))
    with running_node(tmp_path / "data", lessons=str(lessons)) as node, node.browser() as ann:
        found = [lesson["key"] for lesson in ann.get("/api/lessons").json()]
        assert found == [*KEYS, "own"]
        table = take(ann, "own")
        assert follow(ann, table)["state"] == "over"
        cookies = ann.cookies
    (lessons / "own.yaml").unlink()
    with running_node(tmp_path / "data", lessons=str(lessons)) as node, node.browser() as ann:
        ann.cookies = cookies
        assert "guide" not in view_of(ann, table)
        assert view_of(ann, table)["situation"]["choices"]
