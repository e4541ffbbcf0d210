"""Choices at the same time and in secret, in a game from outside that the page knows nothing of."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.axe import check
from tests.browser.conftest import Visit
from tests.browser.lobby import set_table, sit_down, table_in_two_clicks
from tests.browser.people import Player
from tests.browser.table import Table
from tests.browser.visitor import POCKET, Data, Visitor
from tests.cli.calls import ROOT
from tests.examples.registered import HERE
from tests.server.processes import Process, running_processes

from warren.text.names import capitalised

KEY = "sealed_bids"
PURSE = 20
LOTS = 6
SLOWLY = "localStorage.setItem('warren-preferences', JSON.stringify({ speed: 'slow' }))"


def posted(visitor: Visitor, path: str, body: Data) -> Data:
    answer = visitor.context.request.post(f"{visitor.url}/api/{path}", data=body)
    assert answer.ok, answer.text()
    return dict(answer.json())


def sit(table: str, *visitors: Visitor) -> list[Table]:
    """Look at a table from a seat each."""
    tables = [Table(visitor) for visitor in visitors]
    for one in tables:
        one.visitor.open(f"t/{table}")
        may_bid(one, PURSE)
    return tables


def new_table(host: Visitor, seats: list[Data]) -> str:
    made = posted(host, "tables", {"game": KEY, "seats": seats, "visibility": "open"})
    return str(made["table"]["id"])


def together(host: Visitor, *guests: Visitor) -> list[Table]:
    """A table at which everybody has a browser of their own."""
    seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "open"}] * len(guests)]
    table = new_table(host, seats)
    for guest, name in zip(guests, ("Bob", "Cyd"), strict=False):
        posted(guest, f"tables/{table}/join", {"name": name})
    return sit(table, host, *guests)


def bids(table: Table) -> Locator:
    return table.page.locator(".board [data-choice]")


def may_bid(table: Table, most: int) -> None:
    """Wait until somebody may bid from nothing up to this, and nothing else."""
    expect(bids(table)).to_have_count(most + 1)
    expect(bids(table).last).to_have_text(bid(table, most))


def seal(table: Table, coins: int) -> None:
    pick(table, coins)
    confirm(table).click()


def pick(table: Table, coins: int) -> None:
    table.page.locator(".board").get_by_role("button", name=bid(table, coins), exact=True).click()


def confirm(table: Table) -> Locator:
    name = table.visitor.text("web-draft-seal")
    return table.page.locator(".decision").get_by_role("button", name=name)


def bid(table: Table, coins: int) -> str:
    """What stands on the button of a bid."""
    return capitalised(own(table, "action-bid", coins=coins))


def own(table: Table, id: str, **args: str | int) -> str:
    """A message of the game."""
    return table.visitor.text(f"{KEY}-{id}", **args)


def seat_of(table: Table, name: str) -> Locator:
    return table.page.locator(".seats li").filter(has_text=name)


def shows(table: Table, seat: str, field: str, value: str | int) -> None:
    expect(seat_of(table, seat)).to_contain_text(f"{own(table, f'field-{field}')} {value}")


def is_told(table: Table, id: str, **args: str | int) -> None:
    """Wait for a line of the log."""
    log = table.page.get_by_role("tabpanel")
    expect(log.get_by_text(own(table, f"effect-{id}", **args), exact=True).first).to_be_visible()


def view_of(table: Table) -> Data:
    told = table.visitor.ask(f"api/tables/{table.id}/view", lang=table.visitor.language)
    return dict(told["view"])


def test_two_people_bid_in_secret_to_the_last_lot(visit: Visit) -> None:
    ann, bob = visit("ru"), visit("en")
    theirs = sit_down(bob, set_table(ann, KEY), "Bob")
    mine = Table(ann)
    host = ann.text("web-guest")
    for table in (mine, theirs):
        may_bid(table, PURSE)
        shows(table, "Bob", "bids", "–")
    check(mine.page)

    seal(theirs, 4)
    shows(theirs, "Bob", "bids", 4)
    is_told(theirs, "bid-sealed", coins=4)
    shows(mine, "Bob", "bids", own(mine, "bids-sealed"))
    expect(seat_of(mine, "Bob")).to_contain_text(ann.text("web-chosen"))
    is_told(mine, "seat-ready", player="Bob")
    assert view_of(mine)["bids"] == [None, "sealed"]

    theirs.page.get_by_role("button", name=bob.text("web-undo")).click()
    expect(seat_of(mine, "Bob")).to_contain_text(ann.text("web-deciding"))
    shows(mine, "Bob", "bids", "–")
    may_bid(theirs, PURSE)
    seal(theirs, 5)
    expect(seat_of(mine, "Bob")).to_contain_text(ann.text("web-chosen"))
    worth = view_of(mine)["lot"]
    seal(mine, 2)
    for table in (mine, theirs):
        is_told(table, "bid-opened", player="Bob", coins=5)
        is_told(table, "lot-taken", player="Bob", worth=worth, coins=5)
        shows(table, "Bob", "points", worth)
        shows(table, "Bob", "purses", PURSE - 5)
        shows(table, "Bob", "bids", "–")

    for left in range(PURSE, PURSE - LOTS + 1, -1):
        may_bid(mine, left)
        may_bid(theirs, PURSE - 5)
        seal(mine, 1)
        seal(theirs, 0)
    total = sum(range(1, LOTS + 1))
    for table in (mine, theirs):
        table.page.locator(".result").wait_for()
        assert table.result() == table.situation()["outcome"]["lines"]
        assert table.situation()["outcome"]["scores"] == [total - worth, worth]
        expect(table.page.locator(".board li").filter(has_text="Bob")).to_contain_text(
            f"{own(table, 'field-purses')} {PURSE - 5}"
        )
    assert any(line.startswith(f"{host}: {total - worth}") for line in mine.result())
    mine.page.get_by_role("link", name=ann.text("web-replay")).click()
    mine.page.get_by_role("slider").wait_for()
    expect(mine.page.locator(".board")).to_contain_text(own(mine, "field-lot"))
    check(mine.page)


@pytest.fixture
def interpreted(tmp_path: Path) -> Iterator[str]:
    """The address of `warren serve` as it runs without the compiled engine."""
    process = Process(tmp_path / "served", **HERE, PYTHONPATH=str(ROOT / "src"))
    with running_processes(process):
        yield process.url


def test_one_plays_a_bot_to_the_final_score(visit: Visit) -> None:
    against_a_bot(visit("ru", POCKET), touch=True)


def test_the_same_by_the_interpreted_engine(interpreted: str, visit: Visit) -> None:
    against_a_bot(visit("en", url=interpreted))


def against_a_bot(visitor: Visitor, touch: bool = False) -> None:
    table = table_in_two_clicks(visitor, KEY)
    may_bid(table, PURSE)
    assert table.prompt() == table.asked()
    for field in ("lot", "carried", "deck", "round"):
        expect(table.page.locator(".board")).to_contain_text(own(table, f"field-{field}"))
    Player(table, touch=touch).finish()
    outcome = table.situation()["outcome"]
    assert table.result() == outcome["lines"]
    assert 0 < sum(outcome["scores"]) <= sum(range(1, LOTS + 1))


def test_choices_stay_while_another_chooses(visit: Visit) -> None:
    ann, bob = visit("en"), visit("en")
    ann.context.add_init_script(SLOWLY)
    mine, theirs = together(ann, bob)
    seal(theirs, 2)
    expect(seat_of(mine, "Bob")).to_contain_text(ann.text("web-chosen"))
    expect(seat_of(mine, "Ann")).to_contain_text(ann.text("web-deciding"))
    assert mine.page.get_by_role("button", name=ann.text("web-skip-animation")).is_visible()
    assert bids(mine).count() == PURSE + 1, "what Bob does is shown, and Ann may choose meanwhile"
    worth = view_of(mine)["lot"]
    seal(mine, 5)
    shows(mine, "Ann", "points", worth)
    may_bid(mine, PURSE - 5)
    may_bid(theirs, PURSE)
    for table in (mine, theirs):
        expect(table.page.get_by_text(table.visitor.text("web-chosen"))).to_have_count(0)


def test_a_choice_is_taken_back_after_another_has_chosen(visit: Visit) -> None:
    tables = together(visit("en"), visit("en"), visit("en"))
    mine, theirs, others = tables
    undo = mine.page.get_by_role("button", name=mine.visitor.text("web-undo"))
    expect(undo).to_be_disabled()
    seal(mine, 1)
    expect(bids(mine)).to_have_count(0)
    seal(theirs, 4)
    expect(seat_of(mine, "Bob")).to_contain_text(mine.visitor.text("web-chosen"))
    undo.click()
    may_bid(mine, PURSE)
    expect(seat_of(theirs, "Ann")).to_contain_text(mine.visitor.text("web-deciding"))
    seal(mine, 5)
    seal(others, 4)
    for table in tables:
        is_told(table, "bid-opened", player="Ann", coins=5)
    expect(undo).to_be_disabled()


def test_a_pick_is_changed_and_leaves_the_page_only_when_it_is_confirmed(visit: Visit) -> None:
    mine, theirs = together(visit("ru"), visit("en"))
    seal(theirs, 2)
    expect(seat_of(mine, "Bob")).to_contain_text(mine.visitor.text("web-chosen"))
    lines = mine.visitor.ask(f"api/tables/{mine.id}/view")["seq"]
    pick(mine, 3)
    expect(mine.page.locator(".decision .prompt")).to_have_text(
        mine.visitor.text("web-draft-complete")
    )
    mine.page.get_by_role("button", name=mine.visitor.text("web-draft-remove")).click()
    may_bid(mine, PURSE)
    pick(mine, 4)
    mine.page.get_by_role("button", name=mine.visitor.text("web-undo")).click()
    may_bid(mine, PURSE)
    pick(mine, 5)
    expect(confirm(mine)).to_be_visible()
    assert mine.visitor.ask(f"api/tables/{mine.id}/view")["seq"] == lines
    confirm(mine).click()
    for table in (mine, theirs):
        is_told(table, "bid-opened", player="Ann", coins=5)


def test_nobody_at_one_screen_sees_what_another_has_sealed(visit: Visit) -> None:
    host, guest = visit("en"), visit("en")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}, {"kind": "open"}]
    address = new_table(host, seats)
    posted(guest, f"tables/{address}/join", {"name": "Cyd"})
    host.open(f"t/{address}")
    (theirs,) = sit(address, guest)
    table = Table(host)
    hidden = own(table, "bids-sealed")
    for name, other, coins in (("Ann", "Bob", 3), ("Bob", "Ann", 4)):
        cover = host.page.get_by_role("region", name=host.text("web-handover", name=name))
        cover.wait_for()
        assert table.page.locator(".table").count() == 0
        host.page.get_by_role("button", name=host.text("web-handover-take", name=name)).click()
        shows(table, name, "bids", "–")
        shows(table, other, "bids", "–" if name == "Ann" else hidden)
        unseen = own(table, "effect-bid-sealed", coins=3)
        assert unseen not in host.page.get_by_role("tabpanel").inner_text()
        seal(table, coins)
    host.page.get_by_role("region", name=host.text("web-sealed", name="Bob")).wait_for()
    assert table.page.locator(".table").count() == 0
    check(host.page)
    host.page.get_by_role("button", name=host.text("web-handover-take", name="Bob")).click()
    shows(table, "Bob", "bids", 4)
    seal(theirs, 1)
    shows(table, "Bob", "bids", "–")
    may_bid(table, PURSE - 4)
