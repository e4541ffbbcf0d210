"""A first game with its guide: who does what it asks for learns all of it; others are led back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.axe import check
from tests.browser.conftest import Visit
from tests.browser.records import LONG
from tests.browser.table import LOOK, Table, Thing
from tests.browser.visitor import COMPUTER, POCKET, Device, Language, Visitor

GAME = "small_world"
MOST_STEPS = 200
POINTED = "document.activeElement"
STANDING = """
() => {
  const guide = document.querySelector(".guide");
  if (!guide || guide.matches(".waits") || document.querySelector(".table.busy")) return null;
  const states = ["asks", "astray", "lost", "over", "left"];
  return states.find((state) => guide.classList.contains(state));
}
"""
"""What the guide wants, as soon as it waits for nobody else."""
Press = Callable[[Table], None]
LENGTHY = pytest.mark.skipif(not LONG, reason="takes minutes")


def take(visitor: Visitor, game: str = GAME) -> Table:
    """Two clicks from the first page."""
    page = visitor.open()
    name = visitor.text(f"game-{game}")
    learn = f"{visitor.text('web-learn')}: {name}"
    page.get_by_role("button", name=learn, exact=True).click()
    page.locator(".about ul .primary").click()
    page.wait_for_url("**/t/*")
    table = Table(visitor)
    table.wait_for_board()
    return table


def standing(table: Table) -> str:
    return str(table.page.wait_for_function(STANDING, polling=LOOK).json_value())


def button(table: Table, id: str) -> Locator:
    guide = table.page.get_by_role("region", name=table.visitor.text("web-guide"), exact=True)
    return guide.get_by_role("button", name=table.visitor.text(id))


def read(table: Table) -> None:
    while (further := button(table, "web-guide-next")).count():
        further.click()


def by_pointer(table: Table) -> None:
    """Press what the guide shows, or what is asked once more."""
    if table.page.get_by_role("dialog").count():
        told = table.visitor.ask(f"api/tables/{table.id}/view")["guide"]["asked"]
        asked = ", ".join(f"[role=dialog] [data-choice='{code}']" for code in told)
        table.page.locator(asked).click()
        return
    read(table)
    button(table, "web-guide-show").click()
    pointed = table.page.evaluate_handle(POINTED).as_element()
    assert pointed is not None
    if pointed.evaluate("(element) => element.matches('g')"):
        region = table.page.locator(f"[id='{pointed.get_attribute('id')}']")
        table.page.mouse.click(*table.spot(Thing("region", region)))
    else:
        pointed.click()


def by_keys(table: Table) -> None:
    """By the keys that the guide names."""
    table.page.keyboard.press("g")
    while button(table, "web-guide-next").count():
        table.page.keyboard.press("Enter")
    table.page.keyboard.press("Enter")
    table.page.wait_for_function("() => document.activeElement.matches('[data-choice]')")
    table.page.keyboard.press("Enter")


def follow(table: Table, press: Press) -> None:
    for _ in range(MOST_STEPS):
        if standing(table) == "over":
            return
        assert standing(table) == "asks"
        press(table)
    raise AssertionError("the lesson has no end")


@pytest.mark.parametrize(
    ("game", "language", "device", "press"),
    [
        ("small_world", "ru", POCKET, by_pointer),
        ("small_world", "en", COMPUTER, by_keys),
        ("underground", "ru", COMPUTER, by_keys),
        ("heroes", "en", POCKET, by_pointer),
        ("dungeon_lords", "ru", COMPUTER, by_pointer),
        pytest.param("dungeon_lords", "en", POCKET, by_pointer, marks=LENGTHY),
        pytest.param("dungeon_lords", "en", COMPUTER, by_keys, marks=LENGTHY),
        pytest.param("heroes", "ru", COMPUTER, by_keys, marks=LENGTHY),
        pytest.param("underground", "en", POCKET, by_pointer, marks=LENGTHY),
    ],
)
def test_who_does_what_is_asked_for_reaches_the_end(
    visit: Visit, game: str, language: Language, device: Device, press: Press
) -> None:
    visitor = visit(language, device)
    table = take(visitor, game)
    check(visitor.page)
    follow(table, press)
    read(table)
    lesson = table.id
    button(table, "web-guide-easy").click()
    visitor.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(lesson))
    table.wait_for_board()
    assert table.situation()["seat"] == 0
    expect(visitor.page.locator(".guide")).to_have_count(0)


def test_a_guide_leaves_the_log_where_it_is(visit: Visit) -> None:
    """On a small laptop it stands below the players, where there is room."""
    visitor = visit(device=Device({"width": 1366, "height": 768}))
    table = take(visitor)
    guide, log = table.page.locator(".guide"), table.page.locator("#panel")
    expect(guide).to_be_in_viewport(ratio=1)
    expect(log).to_be_in_viewport(ratio=1)
    read(table)
    stood = log.bounding_box()
    button(table, "web-guide-leave").click()
    table.page.wait_for_selector(".guide.left")
    assert log.bounding_box() == stood


def stray(table: Table) -> None:
    """Enter the map somewhere else."""
    table.page.locator("[id='region-2-02']").press("Enter")
    assert standing(table) == "astray"


def words(table: Table) -> str:
    table.page.wait_for_selector(".guide.asks")
    read(table)
    return table.page.locator(".guide .words").inner_text()


def test_who_does_something_else_is_led_back_or_let_go(visit: Visit) -> None:
    visitor = visit("en", tips=True)
    table = take(visitor)
    page = visitor.page
    tip = page.get_by_role("region", name=visitor.text("web-tip"), exact=True)
    before = words(table)
    by_pointer(table)
    page.wait_for_function(
        "(text) => !document.querySelector('.guide').innerText.includes(text)", arg=before
    )
    asked = words(table)
    stray(table)
    button(table, "web-guide-back").click()
    assert words(table) == asked

    button(table, "web-guide-leave").click()
    page.wait_for_selector(".guide.left")
    page.reload()
    button(table, "web-guide-resume").click()
    assert words(table) == asked

    stray(table)
    expect(tip).to_have_count(0)
    button(table, "web-guide-alone").click()
    expect(page.locator(".guide")).to_have_count(0)
    assert table.wait() == "mine"
    expect(tip).to_be_visible()


def test_what_cannot_be_taken_back_is_begun_anew(visit: Visit) -> None:
    visitor = visit()
    table = take(visitor)
    asked = words(table)
    lost = table.id
    visitor.page.locator(".offer [data-choice]").nth(1).click()
    assert standing(table) == "lost"
    button(table, "web-guide-anew").click()
    visitor.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(lost))
    assert words(table) == asked
