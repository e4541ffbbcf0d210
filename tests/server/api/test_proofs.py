"""The scenarios that prove the rules can be clicked through, and played on."""

from __future__ import annotations

import pytest
from tests.server.node import Node

from warren.coverage.ledger import all_rules
from warren.scenario.proofs import proofs, proofs_by_rule
from warren.server.archive.study import study

GAMES = ("small_world", "underground", "heroes", "dungeon_lords")
PROOF = "small_world-conquest-4"


def test_a_rule_tells_what_proves_it_what_is_about_it_first(house: Node) -> None:
    browser = house.browser()
    for rule in ("SW-CON-3", "HDL-CAP-2", "DL-ORD-1"):
        found = browser.get(f"/api/rules/{rule.lower()}/proofs").json()
        assert [proof["id"] for proof in found] == [proof.id for proof in proofs_by_rule()[rule]]
        section = browser.get(f"/api/rules/{rule}").json()["rules"]
        assert next(line for line in section if line["id"] == rule)["proofs"] == len(found) > 0
        at = [proofs()[proof["id"]].scenario.rules.index(rule) for proof in found]
        assert at == sorted(at)
    assert browser.get("/api/rules/SW-NONE-1/proofs").json() == []


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_scenario_is_told_from_its_position_on(language: str) -> None:
    """A few of each file: the runner proves the rest."""
    for proof in list(proofs().values())[::7]:
        shown = study(proof, language)
        assert shown.beats[0].kind == "given"
        for beat in shown.beats[1:]:
            told = beat.text or "".join(fact.text for fact in beat.facts)
            assert told or beat.kind in ("done", "chance"), proof.id
            if beat.kind == "refused":
                assert beat.rule in beat.text, proof.id


def test_most_lines_can_be_tried() -> None:
    ids = [rule.id for rule in all_rules()]
    proved = [id for id in ids if id in proofs_by_rule()]
    assert len(proved) > 0.8 * len(ids)


def test_a_study_has_its_board_its_box_and_a_tag(house: Node) -> None:
    browser = house.browser()
    asked = browser.get(f"/api/proofs/{PROOF}", params={"lang": "en"})
    shown = asked.json()
    assert shown["game"] == "small_world"
    regions = browser.get(f"/api/proofs/{PROOF}/board").json()["regions"]
    assert {region["id"] for region in regions} >= set(shown["beats"][0]["view"]["regions"])
    assert browser.get(f"/api/proofs/{PROOF}/box").json()["things"]["race"]
    tag = {"if-none-match": asked.headers["etag"]}
    again = browser.get(f"/api/proofs/{PROOF}", params={"lang": "en"}, headers=tag)
    assert again.status_code == 304


def test_moves_of_ones_own_lead_on_and_leave_nothing(house: Node) -> None:
    browser = house.browser()
    shown = browser.get(f"/api/proofs/{PROOF}", params={"lang": "en"}).json()
    last = len(shown["beats"]) - 1
    choices = shown["beats"][last]["situation"]["choices"]
    code = next(choice["code"] for choice in choices if choice["verb"] == "conquer")
    asked = {"at": last, "moves": [code]}
    tried = browser.post(f"/api/proofs/{PROOF}/try", json=asked, params={"lang": "en"}).json()
    assert [beat["kind"] for beat in tried] == ["tried"]
    assert tried[0]["facts"]
    assert tried[0]["view"] != shown["beats"][last]["view"]
    again = browser.post(f"/api/proofs/{PROOF}/try", json=asked, params={"lang": "en"}).json()
    assert again == tried
    assert browser.get(f"/api/proofs/{PROOF}", params={"lang": "en"}).json() == shown


def test_why_not_is_told_with_the_rule(house: Node) -> None:
    move = {"verb": "conquer", "args": {"region": "down"}}
    wanted: dict[str, object] = {"at": 0, "moves": [], "move": move}
    answer = house.browser().post(
        f"/api/proofs/{PROOF}/explain", json=wanted, params={"lang": "en"}
    )
    assert answer.status_code == 200
    assert answer.json()["rule"] == "SW-CON-3"


@pytest.mark.parametrize(
    ("asked", "status"),
    [({"at": 900, "moves": []}, 400), ({"at": 0, "moves": [999_999]}, 409), ({"at": -1}, 400)],
)
def test_what_cannot_be_tried_is_refused(
    house: Node, asked: dict[str, object], status: int
) -> None:
    answer = house.browser().post(f"/api/proofs/{PROOF}/try", json=asked)
    assert answer.status_code == status


def test_an_unknown_scenario_is_not_found(house: Node) -> None:
    for path in ("", "/board", "/box"):
        assert house.browser().get(f"/api/proofs/none{path}").status_code == 404
