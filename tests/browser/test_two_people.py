"""Two people with browsers of their own play each other."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.lobby import set_table, sit_down
from tests.browser.people import Player, finish_together, play_together
from tests.browser.records import LONG, at_one_table, near_the_end
from tests.browser.table import Table


def test_an_invitation_leads_to_a_game_and_another(visit: Visit) -> None:
    host, guest = visit("ru"), visit("en")
    theirs = sit_down(guest, set_table(host), "Bob")
    mine = Table(host)
    for table in (mine, theirs):
        table.wait_for_board()
    assert mine.id == theirs.id
    assert "Bob" in mine.page.locator(".seats").inner_text()
    if not LONG:
        assert not play_together(20, Player(mine), Player(theirs))
        mine, theirs = at_one_table(host, guest, near_the_end("small_world", 2, 40))
    finish_together(Player(mine, eager=0.4), Player(theirs, eager=0.4))
    for table in (mine, theirs):
        assert table.result() == table.situation()["outcome"]["lines"]
    assert mine.situation()["outcome"]["scores"] == theirs.situation()["outcome"]["scores"]
    play_again(mine, theirs)
    resign(theirs, mine)


def play_again(asking: Table, asked: Table) -> None:
    """One asks for another game, the other agrees: it is before both at once."""
    before = asking.id
    press(asking, "web-rematch")
    asking.page.get_by_text(asking.visitor.text("web-seat-asked")).wait_for()
    press(asked, "web-rematch-accept")
    for table in (asking, asked):
        table.page.wait_for_url(lambda url: not url.endswith(before))
        table.wait_for_board()
    assert asking.id == asked.id != before


def resign(leaving: Table, staying: Table) -> None:
    """Somebody gives up, once they know what follows; the other sees it."""
    press(leaving, "web-resign")
    said = leaving.page.get_by_role("dialog")
    said.get_by_text(leaving.visitor.text("web-resign-help")).wait_for()
    press(leaving, "web-resign-yes")
    told = staying.visitor.text("web-resigned")
    staying.page.locator(".seats").get_by_text(told).wait_for()


def press(table: Table, message: str) -> None:
    table.page.get_by_role("button", name=table.visitor.text(message), exact=True).click()


def test_words_reach_the_other(visit: Visit) -> None:
    host, guest = visit("ru"), visit("en")
    theirs = sit_down(guest, set_table(host), "Bob")
    theirs.wait_for_board()
    for visitor in (host, guest):
        visitor.page.get_by_role("tab", name=visitor.text("web-chat")).click()
    guest.page.get_by_label(guest.text("web-chat-say")).fill("Good luck!")
    guest.page.get_by_role("button", name=guest.text("web-chat-send"), exact=True).click()
    host.page.get_by_role("tabpanel").get_by_text("Good luck!").wait_for()
