"""The gallery as a client asks for it, and games that begin with one of its things."""

from __future__ import annotations

from tests.server.node import Node
from tests.server.seats import view_of


def test_a_gallery_is_told_in_the_language_asked_for_and_has_a_tag(house: Node) -> None:
    browser = house.browser()
    asked = browser.get("/api/games/small_world/gallery", params={"lang": "ru"})
    orcs = next(one for one in asked.json()["exhibits"] if one["id"] == "orcs")
    assert (orcs["kind"], orcs["name"]) == ("race", "Орки")
    assert [rule["id"] for rule in orcs["rules"]] == ["SW-R-ORCS"]
    assert orcs["rules"][0]["proofs"] > 0
    english = browser.get("/api/games/small_world/gallery", params={"lang": "en"}).json()
    assert "Orcs" in {one["name"] for one in english["exhibits"]}
    tag = {"if-none-match": asked.headers["etag"]}
    again = browser.get("/api/games/small_world/gallery", params={"lang": "ru"}, headers=tag)
    assert again.status_code == 304
    assert browser.get("/api/games/chess/gallery").status_code == 404


def test_a_game_begins_with_a_thing(house: Node) -> None:
    browser = house.browser()
    made = browser.post("/api/games/small_world/gallery/power/flying/tables", json={"name": "Ann"})
    assert made.status_code == 201, made.text
    table = made.json()["table"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert table["origin"] is None
    shown = view_of(browser, table["id"])
    assert shown["view"]["column"][0]["power"] == "flying"
    assert shown["situation"]["actors"] == [0]


def test_what_every_game_has_needs_no_dealing(house: Node) -> None:
    browser = house.browser()
    made = browser.post("/api/games/heroes/gallery/companion/mage/tables", json={})
    assert made.status_code == 201, made.text
    assert made.json()["table"]["game"] == "heroes"


def test_there_is_no_game_with_what_is_not_there(house: Node) -> None:
    asked = house.browser().post("/api/games/heroes/gallery/troop/robots/tables", json={})
    assert asked.status_code == 404
