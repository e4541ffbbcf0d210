"""A battle is planned with its outcome in sight, and fought step by step where it is shown."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from playwright.sync_api import Locator, expect
from tests.browser.axe import check
from tests.browser.conftest import Visit
from tests.browser.records import at_table
from tests.browser.table import Table

from warren.bots.greedy_bot import GreedyBot
from warren.core.match import new_match
from warren.core.record import Record
from warren.core.state import CHANCE
from warren.games.registry import game

KEY: Final = "dungeon_lords"
SEED: Final = 9


def before(verb: str) -> Record:
    """A game between bots up to where the first seat may choose between some of this kind."""
    match = new_match(game(KEY), 4)
    luck = Random(SEED)
    bots = [GreedyBot(SEED + seat, KEY) for seat in range(4)]
    while True:
        seat = match.state.actors()[0]
        if seat == CHANCE:
            match.draw(luck)
            continue
        codes = match.state.legal_actions(seat)
        if seat == 0 and [match.state.action(code).verb for code in codes].count(verb) > 1:
            return match.record
        match.act(seat, match.state.action(bots[seat].choose(match.state.view(seat))))


def goal(table: Table) -> Locator:
    plan = table.page.get_by_role("list", name=table.visitor.text("web-lords-battle-plan"))
    return plan.get_by_role("listitem").first


def test_a_plan_is_made_with_its_outcome_in_sight(visit: Visit) -> None:
    table = at_table(visit(), before("defend"))
    page, text = table.page, table.visitor.text
    preview = page.get_by_role("region", name=text("web-lords-preview"))
    expect(preview).to_have_count(0)
    first, second = sorted(table.open_regions())[:2]
    page.locator(f"#region-{first}").press("Enter")
    expect(goal(table)).to_contain_text(first)
    expect(preview).to_be_visible()

    page.locator(f"#region-{second}").press("Enter")
    expect(goal(table)).to_contain_text(second)
    expect(page.locator(f"#region-{first}[data-choice]")).to_have_count(1)
    check(page)

    page.locator(".decision [data-choice]").last.click()
    expect(preview).to_have_count(0)


def test_a_target_is_chosen_on_the_line(visit: Visit) -> None:
    table = at_table(visit(), before("target"))
    page, text = table.page, table.visitor.text
    steps = page.get_by_role("list", name=text("web-lords-steps"))
    now = steps.locator('[aria-current="step"]')
    expect(now).to_have_count(1)
    told = table.situation()["choices"][0]["text"]
    prompt = table.prompt()
    page.get_by_role("button", name=told).first.press("Enter")
    expect(page.locator(".decision .prompt")).not_to_have_text(prompt)
