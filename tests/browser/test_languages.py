"""Russian and English."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.lobby import table_in_two_clicks
from tests.browser.people import Player
from tests.browser.visitor import Language


def test_the_page_speaks_the_language_of_the_browser(visit: Visit) -> None:
    languages: tuple[Language, ...] = ("ru", "en")
    for language in languages:
        visitor = visit(language)
        page = visitor.open()
        page.get_by_role("heading", name=visitor.text("web-play-now")).wait_for()
        assert page.locator("html").get_attribute("lang") == language


def test_another_language_keeps_the_table(visit: Visit) -> None:
    visitor = visit("ru")
    table = table_in_two_clicks(visitor, "small_world")
    player = Player(table)
    player.play(2)
    table.wait()
    assert table.prompt() == table.asked()
    address, russian = table.page.url, table.prompt()
    table.page.get_by_role("button", name="English").click()
    visitor.language = "en"
    english = table.asked()
    assert english != russian
    table.page.locator(".prompt").get_by_text(english, exact=True).wait_for()
    assert table.page.url == address
    table.page.get_by_role("tab", name=visitor.text("web-log")).wait_for()
    player.play(3)
    table.wait()
    table.page.reload()
    table.wait_for_board()
    table.wait()
    assert table.prompt() == table.asked()
    assert table.page.locator("html").get_attribute("lang") == "en"
