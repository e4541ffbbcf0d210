"""What others did to me is told in a line, until I act again."""

from __future__ import annotations

from typing import Final

import pytest
from librt.random import Random
from playwright.sync_api import expect
from tests.browser.axe import check
from tests.browser.conftest import Visit
from tests.browser.records import NAMES, at_table
from tests.browser.table import MINUS, spoken
from tests.browser.visitor import COMPUTER, POCKET, Device, Language

from warren.bots.greedy_bot import GreedyBot
from warren.core.effect import Effect
from warren.core.match import new_match
from warren.core.record import Record
from warren.core.state import CHANCE
from warren.games.registry import game

PLAYERS: Final = 4
SEED: Final = 7


def robbed() -> tuple[Record, list[tuple[int, str, int]]]:
    """A game up to a turn of the first seat, and who took which of its regions since its last."""
    match = new_match(game("small_world"), PLAYERS)
    luck = Random(SEED)
    bots = [GreedyBot(SEED + seat, "small_world") for seat in range(PLAYERS)]
    losses: list[tuple[int, str, int]] = []
    while True:
        seat = match.state.actors()[0]
        verbs = {match.state.action(int(code)).verb for code in match.state.codes(seat)}
        if seat == 0 and losses and "conquer" in verbs:
            return match.record, losses
        if seat == CHANCE:
            effects = match.draw(luck).effects
        else:
            losses = [] if seat == 0 else losses
            choice = bots[seat].choose(match.state.view(seat))
            effects = match.act(seat, match.state.action(choice)).effects
        losses += lost(effects)


def lost(effects: list[Effect]) -> list[tuple[int, str, int]]:
    taken = {e.args["region"]: e.args["seat"] for e in effects if e.name == "region-conquered"}
    return [
        (int(str(taken[one.args["region"]])), str(one.args["region"]), int(str(one.args["lost"])))
        for one in effects
        if one.name == "region-lost" and one.args["seat"] == 0
    ]


@pytest.mark.parametrize(("language", "device"), [("ru", COMPUTER), ("en", POCKET)])
def test_what_was_taken_from_me_is_told_until_i_act(
    visit: Visit, language: Language, device: Device
) -> None:
    record, losses = robbed()
    visitor = visit(language, device)
    table = at_table(visitor, record)
    page = table.page
    line = page.locator(".meanwhile")
    expect(line).to_have_count(1)
    expect(line).to_have_role("status")
    for seat, region, tokens in losses:
        expect(line).to_contain_text(NAMES[seat - 1])
        expect(line).to_contain_text(spoken(region))
        expect(line).to_contain_text(f"{MINUS}{tokens}")
    expect(line).to_be_in_viewport(ratio=1)
    check(page)
    told = line.inner_text()
    page.locator(".region[data-choice]").first.press("Enter")
    menu = page.locator("[role=dialog] [data-choice]")
    if menu.count():
        menu.first.click()
    expect(line).to_have_text("")
    if page.locator(".undo").is_enabled():
        page.locator(".undo").click()
        expect(line).to_have_text(told)
