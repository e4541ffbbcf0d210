"""Two people with browsers of their own play each other."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.people import Player, finish_together
from tests.browser.table import Table
from tests.browser.visitor import Visitor


def invited(host: Visitor) -> str:
    """Set up a table with a seat for a friend; the link to that seat."""
    page = host.open()
    page.get_by_role("button", name=host.text("web-section-friends-short")).click()
    page.get_by_role("button", name=host.text("web-set-table"), exact=True).click()
    return page.get_by_label(host.text("web-link-seat", seat=2)).input_value()


def sit_down(guest: Visitor, link: str, name: str) -> Table:
    page = guest.page
    page.goto(link)
    page.get_by_label(guest.text("web-name")).fill(name)
    page.get_by_role("button", name=guest.text("web-sit"), exact=True).click()
    return Table(guest)


def test_an_invitation_leads_to_a_whole_game(visit: Visit) -> None:
    host, guest = visit("ru"), visit("en")
    theirs = sit_down(guest, invited(host), "Bob")
    mine = Table(host)
    for table in (mine, theirs):
        table.wait_for_board()
    assert mine.id == theirs.id
    assert "Bob" in mine.page.locator(".seats").inner_text()
    finish_together(Player(mine, eager=0.4), Player(theirs, eager=0.4))
    for table in (mine, theirs):
        assert table.result() == table.situation()["outcome"]["lines"]
    assert mine.situation()["outcome"]["scores"] == theirs.situation()["outcome"]["scores"]


def test_words_reach_the_other(visit: Visit) -> None:
    host, guest = visit("ru"), visit("en")
    theirs = sit_down(guest, invited(host), "Bob")
    theirs.wait_for_board()
    for visitor in (host, guest):
        visitor.page.get_by_role("tab", name=visitor.text("web-chat")).click()
    guest.page.get_by_label(guest.text("web-chat-say")).fill("Good luck!")
    guest.page.get_by_role("button", name=guest.text("web-chat-send"), exact=True).click()
    host.page.get_by_role("tabpanel").get_by_text("Good luck!").wait_for()
