"""What happened while nobody looked is shown when somebody comes back."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.lobby import set_table, sit_down
from tests.browser.people import Player
from tests.browser.table import Table
from tests.server.node import Node
from tests.server.played import play_out

AT_THE_END = """() => {
  const { scrollHeight, scrollTop, clientHeight } = document.querySelector("[role=tabpanel]");
  return scrollHeight > clientHeight && scrollHeight - scrollTop - clientHeight < 2;
}"""
APART = """() => {
  const [skip, choices] = [".bar .skip", ".bar .choices"].map((one) =>
    document.querySelector(one).getBoundingClientRect());
  return skip.right <= choices.left;
}"""
"""Nobody who ends a turn twice by mistake leaves out what others do then."""
SLOWLY = "() => localStorage.setItem('warren-preferences', JSON.stringify({ speed: 'slow' }))"


def lines(page: Page) -> int:
    return page.get_by_role("tabpanel").get_by_role("listitem").count()


def test_whoever_comes_back_sees_it_line_by_line_or_at_once(visit: Visit, house: Node) -> None:
    host, guest = visit("ru"), visit("en")
    theirs = sit_down(guest, set_table(host), "Bob")
    mine = Table(host)
    for table in (mine, theirs):
        table.wait_for_board()
    first, second = (mine, theirs) if mine.moment() == "mine" else (theirs, mine)
    page = second.page
    address = page.url
    page.evaluate(SLOWLY)
    page.goto(second.visitor.url)
    Player(first, eager=1).play(3)
    first.wait()
    page.goto(address)
    shown = page.get_by_role("button", name=second.visitor.text("web-skip-animation"))
    shown.wait_for()
    assert page.evaluate(APART)
    page.keyboard.press("s")
    expect(shown).to_have_count(0)
    assert lines(page) == lines(first.page)
    page.reload()
    second.wait_for_board()
    expect(shown).to_have_count(0)
    assert lines(page) == lines(first.page)
    page.goto(second.visitor.url)
    play_out(house, address.rsplit("/", 1)[-1])
    page.goto(address)
    shown.wait_for()
    page.keyboard.press("s")
    page.wait_for_selector(".result")
    page.wait_for_function(AT_THE_END)
