"""Bots are somebody: each has a name of ours, and nobody else at the table has the same."""

from __future__ import annotations

from typing import Any

import httpx
from tests.server.node import Node
from tests.server.seats import new_table

from warren.server.bots.personas import PERSONAS, fresh_name, persona_name, persona_of
from warren.text.catalogue import LANGUAGES

ME = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "bot": "random"}


def bots(table: dict[str, Any]) -> list[dict[str, Any]]:
    return [seat for seat in table["seats"] if seat["kind"] == "bot"]


def shown(browser: httpx.Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = browser.get(f"/api/tables/{table}").json()
    return found


def test_a_name_tells_its_persona_in_every_language() -> None:
    for language in LANGUAGES:
        names = [persona_name(persona, language) for persona in PERSONAS]
        assert [persona_of(name) for name in names] == list(PERSONAS)
    assert persona_of("Ann") == ""


def test_a_fresh_name_is_nobody_elses_in_any_language() -> None:
    *others, last = PERSONAS
    taken = [persona_name(persona, "ru") for persona in others]
    assert fresh_name("en", taken) == persona_name(last, "en")
    assert fresh_name("none", taken) == persona_name(last, LANGUAGES[0])


def test_all_see_the_same_different_bots(house: Node) -> None:
    ann, ben = house.browser(), house.browser()
    seats = [ME, BOT, BOT, {"kind": "bot", "bot": "greedy"}, BOT]
    table = new_table(ann, seats=seats)["table"]
    personas = [seat["persona"] for seat in bots(table)]
    assert len({*personas} & {*PERSONAS}) == 4
    assert [seat["bot"] for seat in bots(table)] == ["random", "random", "greedy", "random"]
    assert bots(shown(ben, table["id"])) == bots(table)


def test_the_language_of_whoever_asks(house: Node) -> None:
    browser = house.browser()
    for language in LANGUAGES:
        answer = browser.post(
            "/api/tables",
            json={"game": "small_world", "seats": [ME, BOT]},
            params={"lang": language},
        )
        (bot,) = bots(answer.json()["table"])
        assert bot["name"] == persona_name(bot["persona"], language)


def test_bots_that_fill_a_table_differ_from_those_at_it(house: Node) -> None:
    browser = house.browser()
    table = new_table(browser, seats=[ME, BOT, {"kind": "open"}, {"kind": "open"}])["table"]["id"]
    browser.post(f"/api/tables/{table}/start", json={"fill": "random"}).raise_for_status()
    found = bots(shown(browser, table))
    assert len({seat["persona"] for seat in found} - {""}) == len(found) == 3


def test_a_name_that_was_given_stays_and_people_are_no_bots(house: Node) -> None:
    browser = house.browser()
    carrot = persona_name("carrot", "ru")
    seats = [{"kind": "me", "name": carrot}, BOT | {"name": "Deep Green"}]
    person, bot = new_table(browser, seats=seats)["table"]["seats"]
    assert (person["name"], person["persona"]) == (carrot, "")
    assert (bot["name"], bot["persona"]) == ("Deep Green", "")
