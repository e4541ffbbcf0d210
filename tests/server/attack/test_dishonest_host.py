"""A host who forges: whoever kept a head of the chain finds it, on their own machine."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
import pytest
from librt.random import Random as Dice
from tests.cli.calls import invoke
from tests.play.fair import bound, play_on, without_name
from tests.server.device import Device
from tests.server.node import Node, running_node
from tests.server.seats import Data, new_table, socket_of, view_of

from warren.client.hand import Hand
from warren.core.dice import FairDice, new_seed
from warren.core.match import new_match, replay
from warren.core.pact import (
    MOST_VOIDED,
    named,
    new_contribution,
    new_nonce,
    read_pact,
    sealed,
)
from warren.core.record import Record, read_record
from warren.core.state import CHANCE
from warren.core.verdict import (
    CUT_OFF,
    END_UNSEEN,
    NAME_BROKEN,
    NAME_GONE,
    OTHER_HEAD,
    SEAL_BROKEN,
    VOIDED,
    check_record,
)
from warren.games.registry import game
from warren.messages.table import TableShown
from warren.server.seats.pact import Round, VoidedRound
from warren.server.seats.seating import PLAYING, fresh_pact
from warren.server.service import Service

TITLE: Final = game("small_world")
OPEN = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]


class Played(NamedTuple):
    """A game as Ann saw it: the opening before she revealed, the head halfway, the last one."""

    text: str
    opening: str
    middle: str
    last: str

    @property
    def record(self) -> Record:
        return read_record(self.text)


def seen_opening(table: Data) -> str:
    """What a device works out of what it is shown, before it reveals."""
    made = read_pact(table["commitments"], table["players"])
    return made.opening([seat["name"] for seat in table["seats"]])


def sat_down(node: Node) -> tuple[Device, Device, Data]:
    """Ann and a confederate of the host, all bound, nobody revealed; as Ann sees it."""
    ann, bob = Device(node.browser()), Device(node.browser())
    created = new_table(ann.browser, seats=OPEN, visibility="open", commitment=ann.draw())["table"]
    with socket_of(ann.browser, created["id"]):
        bob.post(created, "join", name="Bob", commitment=bob.draw())
        return ann, bob, ann.seal(view_of(ann.browser, created["id"])["table"])


async def play(service: Service, table: str, moves: int) -> None:
    luck = Random(11)
    room = await service.hub.room(table)
    while room.terms.status == PLAYING and moves > 0:
        seat = room.match.state.actors()[0]
        code = luck.choice(room.match.state.legal_actions(seat))
        await service.hub.act(room, seat, room.n, [code])
        moves -= 1


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    with running_node(tmp_path_factory.mktemp("host"), snapshot_lines=7) as node:
        ann, bob, table = sat_down(node)
        where = table["id"]
        opening = seen_opening(table)
        ann.reveal(table)
        bob.take_part(view_of(bob.browser, where)["table"])
        node.run(lambda service: play(service, where, 60))
        middle = view_of(ann.browser, where)["head"]
        node.service.hub.rooms.clear()
        assert view_of(ann.browser, where)["head"] == middle
        node.run(lambda service: play(service, where, 10_000))
        last = view_of(ann.browser, where)["head"]
        text = ann.browser.get(f"/api/tables/{where}/record").text
        return Played(text, opening, middle, last)


def test_an_honest_game_is_proved(played: Played, tmp_path: Path) -> None:
    verdict = check_record(TITLE, played.record, played.last)
    assert (verdict.holds(), verdict.reason, verdict.missing) == (True, "", [])
    for head in (played.opening, played.middle):
        partly = check_record(TITLE, played.record, head)
        assert (partly.holds(), partly.missing) == (True, [END_UNSEEN])
    path = tmp_path / "game.ndjson"
    path.write_text(played.text, encoding="utf-8")
    codes = [
        invoke("verify", str(path), *more, language="en").exit_code
        for more in (["--head", played.last], ["--head", played.middle], [], ["--head", "0" * 64])
    ]
    assert codes == [0, 3, 3, 1]


def rebound(record: Record, given: list[str] | None = None, start: int = 1) -> Record:
    """The forger makes everything fit that he has in his hands."""
    made = read_pact(record.commitments, record.players)
    return bound(record, made.seed, given or made.contributions, start)


def assert_found(forged: Record, played: Played) -> None:
    """All of it hangs together, and still it is not what Ann saw."""
    read = read_record(forged.write())
    assert check_record(TITLE, read).reason in ("", CUT_OFF)
    for head in (played.opening, played.middle, played.last):
        if check_record(TITLE, read, head).reason == OTHER_HEAD:
            break
    else:
        raise AssertionError("nobody would notice")
    assert check_record(TITLE, read, played.last).reason == OTHER_HEAD


def rows_of(played: Played) -> list[dict[str, Any]]:
    return [json.loads(row) for row in played.text.splitlines()]


def written(rows: list[dict[str, Any]]) -> Record:
    return read_record("".join(f"{json.dumps(row, ensure_ascii=False)}\n" for row in rows))


def test_a_contribution_that_was_ground(node: Node) -> None:
    """Who sits down last knows nothing of the others; who knows them can change nothing."""
    ann, bob, table = sat_down(node)
    where = table["id"]

    async def known_to_the_host(service: Service) -> list[str]:
        return (await service.hub.room(where)).terms.contributions

    assert node.run(known_to_the_host) == ["", ""]
    opening = seen_opening(table)
    ann.reveal(table)
    assert node.run(known_to_the_host) == [ann.drawn[-1], ""]
    ground = new_contribution()
    for what, body in (
        ("reveal", {"contribution": ground}),
        ("seal", {"commitment": sealed(ground)}),
        ("leave", {}),
    ):
        answer = bob.browser.post(f"/api/tables/{where}/{what}", json=body)
        assert answer.status_code == 409, what
    bob.take_part(view_of(bob.browser, where)["table"])

    async def seed(service: Service) -> str:
        return (await service.hub.room(where)).terms.seed

    given = [ann.drawn[-1], ground]
    match = new_match(TITLE, 2, {}, ["Ann", "Bob"])
    play_on(match, FairDice(node.run(seed), given), Dice(1))
    forged = bound(match.record, node.run(seed), given)
    assert check_record(TITLE, forged).reason == ""
    assert check_record(TITLE, forged, opening).reason == OTHER_HEAD
    kept = {**forged.commitments, "sealed": table["commitments"]["sealed"]}
    honest_seals = Record(forged.game, 2, {}, forged.names, kept, forged.rules)
    honest_seals.lines.extend(forged.lines)
    assert check_record(TITLE, honest_seals).reason == SEAL_BROKEN


def test_a_forged_origin(played: Played) -> None:
    """The first draws are made up and said to come from another record."""
    record = played.record
    made = read_pact(record.commitments, 2)
    chance = [line.n for line in record.lines if line.seat == CHANCE]
    start = chance[11] + 1
    other = new_match(TITLE, 2, {}, record.names)
    luck = Random(2)
    while other.n < start - 1 or other.state.is_chance():
        seat = other.state.actors()[0]
        codes = (
            [code for code, _ in other.state.chance_outcomes()]
            if seat == CHANCE
            else other.state.legal_actions(seat)
        )
        other.do(seat, luck.choice(codes))
    began = other.n + 1
    play_on(other, FairDice(made.seed, made.contributions), Dice(3))
    assert_found(bound(other.record, made.seed, made.contributions, began), played)


def test_a_changed_line_of_a_player(played: Played) -> None:
    """Another choice of Bob, and a game that goes on from there by the right dice."""
    record = played.record
    made = read_pact(record.commitments, 2)
    for line in record.lines[40:]:
        match = replay(TITLE, record, line.n - 1)
        others = [] if line.seat != 1 else match.state.legal_actions(1)
        if len(others) > 1:
            break
    taken = match.state.code(line.action)
    match.do(1, next(code for code in others if code != taken))
    play_on(match, FairDice(made.seed, made.contributions), Dice(5))
    assert_found(rebound(match.record), played)


def test_swapped_names(played: Played) -> None:
    rows = rows_of(played)
    rows[0]["seats"].reverse()
    swapped = written(rows)
    assert check_record(TITLE, swapped).reason == NAME_BROKEN
    assert_found(rebound(swapped), played)


def test_another_name_than_was_bound(played: Played) -> None:
    """With the nonce of the name, another one, or none: nobody else is made out to have played."""
    rows = rows_of(played)
    rows[0]["seats"][1]["name"] = "Eve"
    assert check_record(TITLE, written(rows)).reason == NAME_BROKEN
    rows[0]["commitments"]["nonces"][1] = new_nonce()
    assert check_record(TITLE, written(rows)).reason == NAME_BROKEN
    rows[0]["commitments"]["nonces"][1] = ""
    assert check_record(TITLE, written(rows)).reason == NAME_BROKEN
    assert_found(rebound(written(rows)), played)


def test_a_name_that_is_said_to_have_been_taken_out(played: Played, tmp_path: Path) -> None:
    """Who played is hidden in plain sight, and nothing else; who kept the nonce can tell."""
    hidden = without_name(played.record, 0)
    verdict = check_record(TITLE, read_record(hidden.write()), played.last)
    assert (verdict.holds(), verdict.missing, verdict.taken_out) == (True, [NAME_GONE], [0])
    path = tmp_path / "game.ndjson"
    path.write_text(hidden.write(), encoding="utf-8")
    done = invoke("verify", str(path), "--head", played.last, "--json", language="en")
    told = json.loads(done.stdout)
    assert (done.exit_code, told["verdict"], told["taken_out"]) == (3, "incomplete", [0])
    kept = read_pact(played.record.commitments, 2)
    assert named("Ann", kept.nonces[0]) == read_pact(hidden.commitments, 2).named[0]


def test_names_that_were_shown_otherwise_than_bound(node: Node) -> None:
    """A device that is shown other names, or none to check, reveals nothing."""
    _, bob, table = sat_down(node)
    shown = view_of(bob.browser, table["id"])["table"]
    hand = Hand()
    bound_to = hand.commitment()
    shown["commitments"]["sealed"][1] = bound_to
    honest = msgspec.convert(shown, TableShown)
    answer = hand.answer(honest)
    assert answer is not None
    assert sealed(str(answer[1]["contribution"])) == bound_to
    for change in (
        lambda lie: lie["seats"][0].update(name="Eve"),
        lambda lie: lie["seats"].reverse(),
        lambda lie: lie["commitments"]["nonces"].__setitem__(0, ""),
        lambda lie: lie["commitments"].update(named=["", ""], nonces=["", ""]),
        lambda lie: (
            lie["seats"][0].update(name="1"),
            lie["commitments"]["nonces"].__setitem__(0, ""),
        ),
    ):
        lie = json.loads(json.dumps(shown))
        change(lie)
        assert hand.answer(msgspec.convert(lie, TableShown)) is None


def test_a_record_that_was_cut_off(played: Played) -> None:
    rows = rows_of(played)
    forged = rebound(written(rows[:-1]))
    assert check_record(TITLE, forged).reason == CUT_OFF
    assert check_record(TITLE, forged, played.last).reason == OTHER_HEAD


def test_another_seed_for_a_game_that_has_begun(played: Played) -> None:
    record = played.record
    match = new_match(TITLE, 2, {}, record.names)
    made = read_pact(record.commitments, 2)
    seed = new_seed()
    play_on(match, FairDice(seed, made.contributions), Dice(8))
    assert_found(bound(match.record, seed, made.contributions), played)


def test_what_is_withheld_is_void_told_and_drawn_anew(node: Node) -> None:
    """A confederate who does not reveal gets other dice, for which all are bound anew."""
    ann, bob, table = sat_down(node)
    where, before = table["id"], table["commitments"]
    ann.reveal(table)

    async def time_is_over(service: Service) -> None:
        now = time.time() + 10_000
        assert not await service.hub.store.pacts.call(where, (), (), now, now + 10_000)
        await service.hub.reseated(where)

    node.run(time_is_over)
    again = view_of(ann.browser, where)["table"]
    assert (again["dice"]["phase"], again["dice"]["seats"]) == ("calling", [0])
    after = again["commitments"]
    assert after["voided"] == [{"promise": before["promise"], "missing": [1]}]
    assert after["promise"] != before["promise"]
    assert after["terms"] == before["terms"]
    assert (
        bob.browser.post(f"/api/tables/{where}/seal", json={"commitment": bob.draw()}).json()[
            "message"
        ]
        == "refusal-contribution-fixed"
    )
    sealed_again = ann.seal(again)
    assert sealed_again["commitments"]["sealed"][0] != before["sealed"][0]
    begun = ann.reveal(sealed_again)
    assert begun["status"] == "playing"
    assert begun["commitments"]["contributions"] == [ann.drawn[-1], ""]
    opening = seen_opening(sealed_again)
    node.run(lambda service: play(service, where, 10_000))
    record = read_record(ann.browser.get(f"/api/tables/{where}/record").text)
    verdict = check_record(TITLE, record, view_of(ann.browser, where)["head"])
    assert (verdict.holds(), verdict.missing) == (True, [VOIDED])
    hidden = bound(record, read_pact(record.commitments, 2).seed, [ann.drawn[-1], ""])
    assert check_record(TITLE, hidden, opening).reason == OTHER_HEAD


def test_rounds_are_broken_off_only_as_often_as_a_record_may_tell() -> None:
    pact = fresh_pact(TITLE.key, TITLE.rules_version(), 3, {})
    before = VoidedRound(promise=new_seed(), missing=[1])
    pact.voided = [before for _ in range(MOST_VOIDED - 1)]
    made = Round(new_seed(), ["", "", ""], pact, ["Ann", "Bob", "Cid"])
    given = [new_contribution() for _ in range(3)]
    for seat in range(3):
        made.bring(seat, sealed(given[seat]))
    made.call((0, 1, 2), (), 1)
    made.reveal(0, given[0])
    made.reveal(1, given[1])
    made.expire(1, 2)
    assert (made.done, made.pact.sealed, made.given) == (True, ["", "", ""], ["", "", ""])
    assert len(made.pact.voided) == MOST_VOIDED
    assert made.pact.named == [
        named(name, nonce) for name, nonce in zip(made.names, made.nonces, strict=True)
    ]


def test_a_table_does_not_wait_for_ever(tmp_path: Path) -> None:
    """Nobody reveals; the game starts by itself, and its record tells that it had to."""
    with running_node(tmp_path, dice_seconds=0.05) as node:
        ann = Device(node.browser())
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = new_table(ann.browser, seats=seats, commitment=ann.draw())["table"]["id"]
        until(lambda: view_of(ann.browser, table)["table"]["status"] == "playing")
        made = view_of(ann.browser, table)["table"]["commitments"]
        assert [one["missing"] for one in made["voided"]] == [[0]]
        assert made["sealed"] == ["", ""]


def until(happens: Callable[[], bool]) -> None:
    while not happens():
        time.sleep(0.02)
