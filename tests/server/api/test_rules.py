"""The rules that are cited can be read."""

from __future__ import annotations

from tests.server.node import Node

from warren.coverage.ledger import all_rules


def test_a_rule_is_told_with_those_beside_it(house: Node) -> None:
    found = house.browser().get("/api/rules/sw-con-2", params={"lang": "ru"}).json()
    assert found["game"] == "small_world"
    ids = [rule["id"] for rule in found["rules"]]
    assert "SW-CON-2" in ids
    assert ids == [rule.id for rule in all_rules() if rule.section == found["section"]][: len(ids)]
    asked = found["rules"][ids.index("SW-CON-2")]
    assert asked["text"] == next(rule.text for rule in all_rules("ru") if rule.id == "SW-CON-2")
    assert asked["language"] == "ru"


def test_a_rule_is_told_in_english(house: Node) -> None:
    found = house.browser().get("/api/rules/DF-PAL-13", params={"lang": "en"}).json()
    assert found["game"] == "dungeon_lords"
    asked = next(rule for rule in found["rules"] if rule["id"] == "DF-PAL-13")
    assert asked["text"] == next(rule.text for rule in all_rules() if rule.id == "DF-PAL-13")
    assert asked["language"] == "en"


def test_an_unknown_rule_is_not_found(house: Node) -> None:
    answer = house.browser().get("/api/rules/SW-NONE-1")
    assert answer.status_code == 404
    assert answer.json()["message"] == "error-unknown-rule"


def test_its_page_is_the_page(house: Node) -> None:
    assert house.browser().get("/rules/SW-CON-2").status_code == 200
