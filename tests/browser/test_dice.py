"""The dice in the page: its part in them, and what it says of a game that is over."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.lobby import table_in_two_clicks
from tests.browser.records import archived
from tests.browser.visitor import Language, Visitor
from tests.play.fair import example, without_name

from warren.core.record import Record


def test_the_page_has_its_say_in_the_dice(visit: Visit) -> None:
    visitor = visit("en")
    table = table_in_two_clicks(visitor, "small_world")
    answer = visitor.context.request.get(f"{visitor.url}/api/tables/{table.id}")
    made = answer.json()["commitments"]
    assert (made["voided"], [bool(text) for text in made["contributions"]]) == ([], [True, False])
    assert all(made["named"])
    assert all(made["nonces"])


def looked_at(visitor: Visitor, record: Record) -> None:
    """The dice of a record in its replay."""
    page = visitor.open(f"r/{archived(visitor, record)}")
    page.get_by_role("tab", name=visitor.text("web-replay-tab-dice")).click()


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_name_that_was_taken_out_is_told_in_the_replay(visit: Visit, language: Language) -> None:
    visitor = visit(language)
    looked_at(visitor, without_name(example(), 1))
    page = visitor.page
    expect(page.get_by_text(visitor.text("web-replay-dice-incomplete"))).to_be_visible()
    told = visitor.text("web-replay-dice-missing-name-gone", seat=2)
    expect(page.get_by_role("listitem").filter(has_text=told)).to_be_visible()


def test_another_name_than_was_bound_is_told_in_the_replay(visit: Visit) -> None:
    visitor = visit("en")
    looked_at(visitor, without_name(example(), 1, "Eve"))
    told = visitor.page.get_by_text(visitor.text("web-replay-dice-name-broken"))
    expect(told).to_be_visible()
