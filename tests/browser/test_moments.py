"""What happens is acted out above the board; nobody waits for it, and it can be read as well."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.records import archived, at_table, line_with, played
from tests.browser.table import Table, spoken
from tests.browser.visitor import COMPUTER, POCKET, Data, Device, Visitor

from warren.core.match import Match
from warren.core.record import Record
from warren.text.catalogue import shared_catalogue
from warren.text.names import noun
from warren.text.small_world.nouns import marker_kind

HELD: Final = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  const moving = animate.apply(this, how);
  moving.pause();
  return moving;
};
"""
"""Nothing moves by itself: a test says how far it has come."""
AT: Final = """
(time) => document.getAnimations().forEach((moving) => {
  moving.currentTime = Math.min(time, moving.effect.getTiming().duration - 1);
})
"""
FINISHED: Final = """
(time) => document.getAnimations()
  .filter((moving) => moving.effect.getTiming().duration <= time)
  .forEach((moving) => moving.finish())
"""
SPEED: Final = "localStorage.setItem('warren-preferences', JSON.stringify({ speed: 'normal' }));"
TURNED: Final = "(element) => getComputedStyle(element).transform"
OUTSIDE: Final = """
(element) => {
  const box = element.getBoundingClientRect();
  return Math.max(-box.left, box.right - document.documentElement.clientWidth, 0);
}
"""


def watching(visitor: Visitor) -> Visitor:
    """Somebody who likes to see what happens."""
    for script in (SPEED, HELD):
        visitor.context.add_init_script(script)
    return visitor


def looking_at(visitor: Visitor, record: Record, line: int, moving: bool = True) -> Page:
    """The replay of a record before a line."""
    page = visitor.context.new_page()
    if moving:
        page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{visitor.url}/r/{archived(visitor, record)}?line={line - 1}")
    page.wait_for_selector(".board svg .region")
    expect(page.locator(".where")).to_contain_text(f"{line - 1} ")
    return page


def moment(page: Page, kind: str) -> Locator:
    return page.locator(f'[data-moment="{kind}"]')


def test_a_die_is_seen_rolling_and_read_in_words(visit: Visit) -> None:
    record, line, effects = line_with("small_world", 3, 7, "attack-failed")
    rolled = effects[0].args
    visitor = watching(visit())
    page = looking_at(visitor, record, line)
    page.keyboard.press("ArrowRight")
    die = moment(page, "die")
    cube = die.locator(".cube")
    expect(cube).to_have_count(1)
    page.evaluate(AT, 300)
    early = cube.evaluate(TURNED)
    before, after = die.locator(".words > span").all()
    odds = visitor.text("web-die-needs", needed=int(rolled["needed"]), odds=int(rolled["one_in"]))
    assert before.inner_text() == odds
    assert float(before.evaluate("(one) => getComputedStyle(one).opacity")) > 0.9
    assert float(after.evaluate("(one) => getComputedStyle(one).opacity")) == 0
    page.evaluate(AT, 600)
    assert cube.evaluate(TURNED) != early
    page.evaluate(AT, 850)
    assert float(after.evaluate("(one) => getComputedStyle(one).opacity")) == 0
    page.evaluate(AT, 1600)
    value = int(rolled["value"])
    assert cube.locator("i").first.inner_text() == (str(value) if value else "")
    assert float(after.evaluate("(one) => getComputedStyle(one).opacity")) > 0.9
    told = page.locator("[aria-live]").first
    expect(told).to_contain_text(spoken(str(rolled["region"])))
    expect(told).to_contain_text(f"1 из {rolled['one_in']}")
    page.keyboard.press("Shift")
    expect(die).to_have_count(0)


def test_a_region_that_falls_is_the_winners_when_it_is_over(visit: Visit) -> None:
    record, line, effects = line_with("small_world", 3, 7, "region-lost")
    region = str(effects[-1].args["region"])
    page = looking_at(watching(visit()), record, line)
    page.keyboard.press("ArrowRight")
    conquest = moment(page, "conquest")
    expect(conquest.locator(".flood")).to_have_count(1)
    standing = page.locator(f'[data-standing="{region}"]')
    expect(standing).to_have_count(1)
    page.evaluate(AT, 100)
    assert standing.evaluate(TURNED) != "none"
    page.evaluate(FINISHED, 800)
    expect(conquest).to_have_count(0)
    assert standing.evaluate(TURNED) == "none"


@pytest.mark.parametrize("device", [COMPUTER, POCKET])
def test_a_find_comes_to_light_with_its_name(visit: Visit, device: Device) -> None:
    record, line, effects = line_with("underground", 3, 3, "marker-opened")
    visitor = watching(visit(device=device))
    page = looking_at(visitor, record, line)
    page.get_by_role("button", name=visitor.text("web-replay-forward"), exact=True).click()
    find = moment(page, "find")
    expect(find).to_have_count(1)
    page.evaluate(AT, 3000)
    ribbon = find.locator(".ribbon")
    found = str(effects[0].args["marker"])
    catalogue = shared_catalogue(visitor.language)
    name = noun(catalogue, marker_kind(catalogue, found), found)
    assert ribbon.locator("b").inner_text().lower() == name.lower()
    assert find.locator(".medal").is_visible()
    assert ribbon.evaluate(OUTSIDE) == 0
    good = ribbon.locator("small").inner_text().rstrip(".")
    assert len(good) > len(name)
    expect(page.locator("[aria-live]").first).to_contain_text(good)
    page.evaluate(FINISHED, 4800)
    expect(find).to_have_count(0)


def test_whoever_leaps_or_goes_back_watches_nothing(visit: Visit) -> None:
    record, line, _ = line_with("small_world", 3, 7, "region-lost")
    page = looking_at(watching(visit()), record, line)
    page.keyboard.press("ArrowRight")
    expect(moment(page, "conquest")).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-moment]")).to_have_count(0)
    page.keyboard.press("Home")
    page.keyboard.press("End")
    expect(page.locator(".where")).to_contain_text(f"{line} ")
    expect(page.locator("[data-moment]")).to_have_count(0)


def test_where_nothing_shall_move_everything_is_as_it_will_be(visit: Visit) -> None:
    record, line, effects = line_with("small_world", 3, 7, "region-lost")
    region = str(effects[-1].args["region"])
    page = looking_at(watching(visit()), record, line, moving=False)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".where")).to_contain_text(f"{line} ")
    assert page.locator("[data-moment]").count() == 0
    assert page.locator(f'[data-standing="{region}"]').evaluate(TURNED) == "none"
    expect(page.locator("[aria-live]").first).to_contain_text(spoken(region))


def to_conquer(match: Match) -> bool:
    """The first seat may conquer several regions."""
    state = match.state
    if state.actors()[0] != 0:
        return False
    verbs = [state.action(code).verb for code in state.legal_actions(0)]
    return len(match.record.lines) > 60 and verbs.count("conquer") > 2


def conquerable(table: Table) -> str:
    """A region that one key takes with tokens."""
    by_region: dict[str, list[Data]] = {}
    for choice in table.situation()["choices"]:
        by_region.setdefault(str(choice["args"].get("region")), []).append(choice)
    return next(
        region
        for region, (first, *others) in by_region.items()
        if not others and first["verb"] == "conquer" and "with" not in first["args"]
    )


def test_one_plays_on_while_a_conquest_is_still_to_be_seen(visit: Visit) -> None:
    table = at_table(watching(visit()), played("small_world", 3, 7, to_conquer))
    page = table.page
    page.emulate_media(reduced_motion="no-preference")
    for _ in range(2):
        region = conquerable(table)
        page.locator(f"#region-{region}").press("Enter")
        expect(moment(page, "conquest")).to_have_count(1)
        expect(page.locator(f'[data-standing="{region}"]')).to_have_count(1)


def picks(match: Match) -> bool:
    """The first seat is to take its first combo."""
    state = match.state
    codes = state.legal_actions(0) if state.actors()[0] == 0 else []
    return any(state.action(int(code)).verb == "pick" for code in codes)


@pytest.mark.parametrize("device", [COMPUTER, POCKET])
def test_a_combo_goes_to_whoever_takes_it_and_holds_up_nothing(
    visit: Visit, device: Device
) -> None:
    visitor = watching(visit(device=device))
    table = at_table(visitor, played("small_world", 3, 9, picks))
    page = table.page
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    table.wait_for_board()
    chosen = page.locator(".offer [data-choice]").nth(1)
    name = chosen.locator(".title strong").inner_text()
    chosen.click()
    card = moment(page, "taking").locator("li")
    expect(card).to_have_count(1)
    assert card.locator(".title strong").inner_text() == name
    assert card.evaluate("(one) => one.inert && one.closest('[aria-hidden=true]') !== null")
    expect(card.locator("[data-choice]")).to_have_count(0)
    page.wait_for_selector(".region[data-choice]")
    page.evaluate(AT, 100)
    start = card.bounding_box()
    page.evaluate(AT, 650)
    home = page.locator("[data-seat='0']").bounding_box()
    end = card.bounding_box()
    assert start is not None
    assert end is not None
    assert home is not None
    assert start["y"] != end["y"]
    assert abs(end["y"] + end["height"] / 2 - home["y"] - home["height"] / 2) < 3
    page.keyboard.press("Shift")
    expect(card).to_have_count(0)
