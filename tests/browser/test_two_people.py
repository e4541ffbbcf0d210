"""Two people with browsers of their own play each other."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.lobby import set_table, sit_down
from tests.browser.people import Player, finish_together
from tests.browser.table import Table


def test_an_invitation_leads_to_a_whole_game(visit: Visit) -> None:
    host, guest = visit("ru"), visit("en")
    theirs = sit_down(guest, set_table(host), "Bob")
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
    theirs = sit_down(guest, set_table(host), "Bob")
    theirs.wait_for_board()
    for visitor in (host, guest):
        visitor.page.get_by_role("tab", name=visitor.text("web-chat")).click()
    guest.page.get_by_label(guest.text("web-chat-say")).fill("Good luck!")
    guest.page.get_by_role("button", name=guest.text("web-chat-send"), exact=True).click()
    host.page.get_by_role("tabpanel").get_by_text("Good luck!").wait_for()
