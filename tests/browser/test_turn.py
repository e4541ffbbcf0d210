"""A turn of Small World: tokens are laid out freely, and nothing dangerous happens in one click."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, expect
from tests.browser.conftest import Visit
from tests.browser.keyboard import Typist
from tests.browser.records import at_table, played
from tests.browser.table import Table, Thing, spoken
from tests.browser.touch import Finger
from tests.browser.visitor import POCKET, TABLET

from warren.core.match import Match
from warren.games.small_world import channels, frames
from warren.games.small_world.state import State

SEED: Final = 4
FINGER: Final = 43.5
"""How wide and high something is that a finger does not miss."""
MINUS: Final = "\N{MINUS SIGN}"
PREFERENCES: Final = """
(more) => {
  const key = "warren-preferences";
  const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
  localStorage.setItem(key, JSON.stringify({ ...kept, ...more }));
}
"""


def mine(match: Match, step: int) -> State | None:
    """The position where the first seat has to decide at such a step."""
    state = match.state
    assert isinstance(state, State)
    return state if state.actors()[0] == 0 and frames.step(state) == step else None


def to_lay_out(match: Match) -> bool:
    """All tokens lie out, some can be taken up and moved, and the turn ends with that."""
    state = mine(match, frames.REDEPLOY)
    if state is None:
        return False
    tribe = frames.subject(state)
    if channels.offers(state, tribe) or state.hand(tribe):
        return False
    return int(state.spare_tokens(tribe)) >= 2 and int(state.held(tribe)).bit_count() >= 2


def to_decline(match: Match) -> bool:
    state = mine(match, frames.EXPAND)
    verbs = [] if state is None else [state.action(code).verb for code in state.legal_actions(0)]
    return "decline" in verbs


def coins(table: Table) -> int:
    told = table.visitor.ask(f"api/tables/{table.id}/view")
    return int(told["view"]["seats"][0]["coins"])


def end(table: Table) -> Locator:
    """What ends the turn."""
    words = re.escape(table.visitor.text("web-arrange-end", coins=0)[:-1])
    name = re.compile(f"^{words}", re.IGNORECASE)
    return table.page.locator(".decision").get_by_role("button", name=name)


def brought(table: Table) -> int:
    """What the end of the turn promises."""
    return int(end(table).inner_text().rsplit("+", 1)[-1])


def press_end(table: Table) -> None:
    """The turn pays what was promised, and only now."""
    before, promised = coins(table), brought(table)
    end(table).click()
    table.settle()
    expect(end(table)).to_have_count(0)
    assert coins(table) == before + promised


def in_hand(table: Table, count: int) -> Locator:
    return table.page.locator(".decision").get_by_text(
        table.visitor.text("web-in-hand", count=count), exact=True
    )


def step(table: Table, sign: str) -> Locator:
    return table.page.locator(f"[data-step^='{sign}']")


def region_of(found: Locator) -> str:
    return str(found.get_attribute("data-step"))[1:]


def tokens(table: Table, region: str) -> int:
    """As the server has it."""
    told = table.visitor.ask(f"api/tables/{table.id}/view")
    return int(told["view"]["regions"][region]["tokens"])


def spot(table: Table, region: str) -> tuple[float, float]:
    return table.spot(Thing("region", table.page.locator(f"#region-{region}")))


def test_tokens_are_laid_out_by_mouse(visit: Visit) -> None:
    table = at_table(visit(), played("small_world", 2, SEED, to_lay_out))
    bar = table.page.locator(".decision .bar")
    height, known = bar.bounding_box(), table.situation()
    full = region_of(step(table, MINUS).first)
    before = tokens(table, full)
    step(table, MINUS).first.click()
    expect(end(table)).to_have_count(0)
    other = next(
        region for region in (region_of(one) for one in step(table, "+").all()) if region != full
    )
    table.page.locator(f"[data-step='+{other}']").click()
    expect(end(table)).to_be_visible()
    table.page.locator(f"[data-step='{MINUS}{other}']").click()
    expect(end(table)).to_have_count(0)
    table.page.mouse.click(*spot(table, other))
    expect(end(table)).to_be_visible()
    table.page.mouse.move(*spot(table, other))
    table.page.mouse.down()
    table.page.mouse.move(*spot(table, full), steps=4)
    table.page.mouse.up()
    table.page.get_by_role("button", name=table.visitor.text("web-undo")).click()
    expect(end(table)).to_be_visible()
    assert bar.bounding_box() == height
    assert table.situation() == known
    press_end(table)
    assert tokens(table, full) <= before - 1


def test_tokens_are_laid_out_by_touch(visit: Visit) -> None:
    table = at_table(visit(device=POCKET), played("small_world", 2, SEED, to_lay_out))
    page = table.page
    region = next(iter(sorted(table.open_regions())))
    page.touchscreen.tap(*spot(table, region))
    card = page.get_by_role("complementary")
    for name in ("web-take", "web-put"):
        box = card.get_by_role(
            "button", name=table.visitor.text(name, place=spoken(region))
        ).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER
    put = card.get_by_role("button", name=table.visitor.text("web-put", place=spoken(region)))
    take = card.get_by_role("button", name=table.visitor.text("web-take", place=spoken(region)))
    (put if put.is_enabled() else take).tap()
    (put if put.is_enabled() else take).tap()
    while not end(table).count():
        put.tap()
        table.wait()
    press_end(table)


def test_tokens_are_dragged_by_a_finger(visit: Visit) -> None:
    table = at_table(visit(device=TABLET), played("small_world", 2, SEED, to_lay_out))
    full = region_of(step(table, MINUS).first)
    before = tokens(table, full)
    finger = Finger(table.page)
    other = next(region for region in sorted(table.open_regions()) if region != full)
    more = tokens(table, other) + 1
    finger.drag(spot(table, full), spot(table, other))
    expect(table.page.get_by_role("button", name=table.visitor.text("web-undo"))).to_be_enabled()
    expect(end(table)).to_be_visible()
    press_end(table)
    assert (tokens(table, full), tokens(table, other)) == (before - 1, more)


def test_tokens_are_laid_out_by_keyboard_and_from_the_list(visit: Visit) -> None:
    visitor = visit("en")
    table = at_table(visitor, played("small_world", 2, SEED, to_lay_out))
    hands = Typist(table.page)
    first = region_of(step(table, MINUS).first)
    table.page.locator(f"#region-{first}").focus()
    hands.press("-")
    expect(end(table)).to_have_count(0)
    hands.press("+")
    expect(end(table)).to_be_visible()
    hands.press("-", "r")
    put = table.page.get_by_role("tabpanel").get_by_role(
        "button", name=visitor.text("web-put", place=spoken(first))
    )
    put.focus()
    hands.press("Enter")
    expect(end(table)).to_be_visible()
    before, promised = coins(table), brought(table)
    end(table).focus()
    hands.press("Enter")
    expect(end(table)).to_have_count(0)
    assert coins(table) == before + promised


def test_a_decline_is_asked_about(visit: Visit) -> None:
    visitor = visit("en")
    table = at_table(visitor, played("small_world", 2, SEED, to_decline))
    page = table.page
    known = table.situation()
    (told,) = [choice for choice in known["choices"] if choice["verb"] == "decline"]
    assert told["caution"]["final"]
    button = page.locator(".decision").get_by_role("button", name=re.compile(f"^{told['text']}"))
    expect(button).to_contain_text(told["caution"]["text"])
    dialog = page.get_by_role("dialog", name=told["text"])
    button.click()
    expect(dialog).to_contain_text(told["caution"]["text"])
    expect(dialog.get_by_role("button", name=visitor.text("web-confirm-no"))).to_be_focused()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.keyboard.press("m")
    page.keyboard.type("decline")
    page.keyboard.press("Enter")
    dialog.get_by_role("button", name=visitor.text("web-confirm-no")).click()
    assert table.situation() == known
    page.evaluate(PREFERENCES, {"confirm": False})
    page.reload()
    table.wait_for_board()
    table.wait()
    button.click()
    table.settle()
    expect(button).to_have_count(0)
    assert table.situation() != known
