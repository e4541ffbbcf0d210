"""Choices at the same time and in secret, in a game of which the page knows nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.axe import check
from tests.browser.conftest import Visit
from tests.browser.table import Table
from tests.browser.visitor import Data, Visitor
from tests.server.sealed import sealed_game

SLOWLY = "localStorage.setItem('warren-preferences', JSON.stringify({ speed: 'slow' }))"


@pytest.fixture(autouse=True)
def sealed() -> Iterator[None]:
    with sealed_game():
        yield


def posted(visitor: Visitor, path: str, body: Data) -> Data:
    answer = visitor.context.request.post(f"{visitor.url}/api/{path}", data=body)
    assert answer.ok, answer.text()
    return dict(answer.json())


def sit(table: str, *visitors: Visitor) -> list[Table]:
    """Look at a table from a seat each."""
    for visitor in visitors:
        visitor.open(f"t/{table}")
        prompt = visitor.text("prompt-choice", player="")
        visitor.page.locator(".prompt").get_by_text(prompt).wait_for()
    return [Table(visitor) for visitor in visitors]


def new_table(host: Visitor, seats: list[Data]) -> str:
    made = posted(host, "tables", {"game": "sealed", "seats": seats, "visibility": "open"})
    return str(made["table"]["id"])


def together(host: Visitor, *guests: Visitor) -> list[Table]:
    """A table at which everybody has a browser of their own."""
    seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "open"}] * len(guests)]
    table = new_table(host, seats)
    for guest, name in zip(guests, ("Bob", "Cyd"), strict=False):
        posted(guest, f"tables/{table}/join", {"name": name})
    return sit(table, host, *guests)


def cards(table: Table) -> Locator:
    return table.page.locator(".board [data-choice]")


def seal(table: Table, card: int) -> None:
    cards(table).filter(has_text=f"card {card}").click()


def seat_of(table: Table, name: str) -> Locator:
    return table.page.locator(".seats li").filter(has_text=name)


def test_choices_stay_while_another_chooses(visit: Visit) -> None:
    ann, bob = visit("en"), visit("en")
    ann.context.add_init_script(SLOWLY)
    mine, theirs = together(ann, bob)
    expect(cards(mine)).to_have_count(5)
    seal(theirs, 2)
    expect(seat_of(mine, "Bob")).to_contain_text(ann.text("web-chosen"))
    expect(seat_of(mine, "Ann")).to_contain_text(ann.text("web-deciding"))
    assert mine.page.get_by_role("button", name=ann.text("web-skip-animation")).is_visible()
    assert cards(mine).count() == 5, "what Bob has done is shown, and Ann may choose meanwhile"
    seal(mine, 5)
    expect(seat_of(mine, "Ann")).to_contain_text(re.compile("points [12]"), use_inner_text=False)
    for table in (mine, theirs):
        expect(cards(table)).to_have_count(5)
        expect(table.page.get_by_text(table.visitor.text("web-chosen"))).to_have_count(0)


def test_a_choice_is_taken_back_after_another_has_chosen(visit: Visit) -> None:
    tables = together(visit("en"), visit("en"), visit("en"))
    mine, theirs, others = tables
    undo = mine.page.get_by_role("button", name=mine.visitor.text("web-undo"))
    expect(undo).to_be_disabled()
    seal(mine, 1)
    expect(cards(mine)).to_have_count(0)
    seal(theirs, 4)
    expect(seat_of(mine, "Bob")).to_contain_text(mine.visitor.text("web-chosen"))
    undo.click()
    expect(cards(mine)).to_have_count(5)
    expect(seat_of(theirs, "Ann")).to_contain_text(mine.visitor.text("web-deciding"))
    seal(mine, 5)
    seal(others, 4)
    for table in tables:
        expect(table.page.get_by_role("tabpanel")).to_contain_text("card turned player Ann card 5")


def test_nobody_at_one_screen_sees_what_another_has_sealed(visit: Visit) -> None:
    host, guest = visit("en"), visit("en")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}, {"kind": "open"}]
    address = new_table(host, seats)
    posted(guest, f"tables/{address}/join", {"name": "Cyd"})
    host.open(f"t/{address}")
    (theirs,) = sit(address, guest)
    table = Table(host)
    for name, other, card in (("Ann", "Bob", 3), ("Bob", "Ann", 4)):
        cover = host.page.get_by_role("region", name=host.text("web-handover", name=name))
        cover.wait_for()
        assert table.page.locator(".table").count() == 0
        host.page.get_by_role("button", name=host.text("web-handover-take", name=name)).click()
        expect(seat_of(table, name)).to_contain_text("sealed 0")
        expect(seat_of(table, other)).to_contain_text("sealed 0" if name == "Ann" else "sealed -1")
        assert "card 3" not in host.page.get_by_role("tabpanel").inner_text()
        seal(table, card)
    host.page.get_by_role("region", name=host.text("web-sealed", name="Bob")).wait_for()
    assert table.page.locator(".table").count() == 0
    check(host.page)
    host.page.get_by_role("button", name=host.text("web-handover-take", name="Bob")).click()
    expect(seat_of(table, "Bob")).to_contain_text("sealed 4")
    seal(theirs, 1)
    expect(seat_of(table, "Bob")).to_contain_text("sealed 0")
    expect(cards(table)).to_have_count(5)


def test_a_game_without_a_face_is_played_from_its_choices(visit: Visit) -> None:
    ann, bob = visit("en"), visit("en")
    mine, theirs = together(ann, bob)
    check(mine.page)
    for _ in range(3):
        for card, table in ((5, mine), (1, theirs)):
            expect(cards(table)).to_have_count(5)
            seal(table, card)
    for table in (mine, theirs):
        table.page.locator(".result").wait_for()
        assert table.result() == table.situation()["outcome"]["lines"]
    mine.page.get_by_role("link", name=ann.text("web-replay")).click()
    mine.page.get_by_role("slider").wait_for()
    expect(mine.page.locator(".board")).to_contain_text(ann.text("web-known"))
    check(mine.page)
