"""The rules that are cited can be read."""

from __future__ import annotations

import re

import pytest
from tests.server.node import Node

from warren.coverage.ledger import all_rules, ledger
from warren.games.registry import title

GAMES = ("small_world", "underground", "heroes", "dungeon_lords")


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
    for path in ("/rules", "/rules/SW-CON-2", "/rules/heroes"):
        assert house.browser().get(path).status_code == 200


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_book_of_a_game_holds_every_line_once(house: Node, key: str, language: str) -> None:
    found = house.browser().get(f"/api/games/{key}/rules", params={"lang": language}).json()
    assert found["game"] == key
    assert found["volumes"][0]["game"] == key
    lines = [
        rule
        for volume in found["volumes"]
        for chapter in volume["chapters"]
        for rule in chapter["rules"]
    ]
    wanted = [rule.id for package in title(key).ledgers for rule in ledger(package)]
    assert sorted(rule["id"] for rule in lines) == sorted(wanted)
    assert {rule["language"] for rule in lines} == {language}


@pytest.mark.parametrize("key", GAMES)
def test_chapters_are_named_and_ordered(house: Node, key: str) -> None:
    browser = house.browser()
    ru = browser.get(f"/api/games/{key}/rules", params={"lang": "ru"}).json()["volumes"][0]
    en = browser.get(f"/api/games/{key}/rules", params={"lang": "en"}).json()["volumes"][0]
    assert ru["chapters"][0]["section"] == "setup"
    for one, other in zip(ru["chapters"], en["chapters"], strict=True):
        assert one["section"] == other["section"]
        assert re.fullmatch(r"[А-ЯЁ][^A-Za-z]+", one["name"]), one["section"]
        assert re.fullmatch(r"[A-Z][^А-Яа-яёЁ]+", other["name"]), other["section"]


def test_a_book_is_kept_by_its_tag(house: Node) -> None:
    browser = house.browser()
    first = browser.get("/api/games/heroes/rules", params={"lang": "ru"})
    again = browser.get(
        "/api/games/heroes/rules",
        params={"lang": "ru"},
        headers={"if-none-match": first.headers["etag"]},
    )
    assert again.status_code == 304


def test_an_unknown_game_has_no_book(house: Node) -> None:
    assert house.browser().get("/api/games/chess/rules").status_code == 404
