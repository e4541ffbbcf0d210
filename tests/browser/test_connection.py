"""Lost lines, killed servers, several tabs and choices that came too late."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import PAGE, Visit
from tests.browser.line import Line, line_to
from tests.browser.lobby import table_in_two_clicks
from tests.browser.people import Player
from tests.browser.table import Table
from tests.browser.visitor import Visitor
from tests.server.node import Node
from tests.server.processes import Process, running_processes

NO_LINE = "WebSocket connection to .* failed|net::ERR_"


@pytest.fixture
def line(house: Node) -> Iterator[Line]:
    with line_to(house.url) as drawn:
        yield drawn


def warning(table: Table) -> Locator:
    lost = table.visitor.text("web-connection-lost")
    return table.page.get_by_role("alert").filter(has_text=lost)


def waits_for_the_line(table: Table) -> bool:
    """The page says that it lost the line, and offers nothing that may be out of date."""
    warning(table).wait_for()
    return table.things() == []


def is_back(table: Table) -> None:
    warning(table).wait_for(state="detached")


def agrees_with_server(table: Table) -> bool:
    """The prompt and every choice on the page are those of the server."""
    situation = table.situation()
    regions = {choice["args"].get("region") for choice in situation["choices"]} - {None}
    return table.prompt() == table.asked() and table.open_regions() == regions


def is_laying_out(table: Table) -> bool:
    """What is laid out in a tab stays there until it is sent."""
    progress = table.situation()["progress"]
    return bool(progress["stages"][progress["stage"]]["id"] == "redeployment")


def second_tab(visitor: Visitor, address: str) -> Table:
    table = Table(visitor, visitor.new_tab())
    table.page.goto(address)
    table.wait_for_board()
    table.wait()
    return table


def test_a_lost_line_comes_back_by_itself(visit: Visit, house: Node, line: Line) -> None:
    visitor = visit(url=line.url)
    visitor.forgive(NO_LINE)
    table = table_in_two_clicks(visitor, "small_world")
    player = Player(table)
    player.play(2)
    table.wait()
    line.cut()
    assert waits_for_the_line(table)
    elsewhere = second_tab(visitor, f"{house.url}/t/{table.id}")
    Player(elsewhere).play(1)
    elsewhere.wait()
    line.mend()
    is_back(table)
    table.wait()
    assert agrees_with_server(table)
    assert table.prompt() == elsewhere.prompt()
    player.play(5)


def test_a_killed_server_comes_back_with_the_game(visit: Visit, tmp_path: Path) -> None:
    server = Process(tmp_path / "data", WARREN_PAGE=PAGE)
    with running_processes(server), line_to(server.url) as line:
        visitor = visit(url=line.url)
        visitor.forgive(NO_LINE)
        table = table_in_two_clicks(visitor, "small_world")
        player = Player(table)
        player.play(3)
        table.wait()
        before = table.prompt()
        server.kill()
        assert waits_for_the_line(table)
        server.start()
        line.lead_to(server.url)
        is_back(table)
        table.wait()
        assert table.prompt() == before
        assert agrees_with_server(table)
        player.play(5)
        table.wait()
        visitor.close()


def test_two_tabs_of_a_seat_agree(visit: Visit) -> None:
    visitor = visit()
    table = table_in_two_clicks(visitor, "small_world")
    table.wait()
    other = second_tab(visitor, table.page.url)
    players = (Player(table), other), (Player(other), table)
    for number, (player, watching) in enumerate(players * 3):
        player.play(1)
        player.table.wait()
        if number and is_laying_out(table):
            break
        expect(watching.page.locator(".decision .prompt")).to_have_text(player.table.prompt())
        watching.wait()
        assert table.open_regions() == other.open_regions()


def test_what_came_too_late_is_refused_and_leaves_the_page_right(
    visit: Visit, house: Node, line: Line
) -> None:
    visitor = visit(url=line.url)
    table = table_in_two_clicks(visitor, "small_world")
    player = Player(table)
    table.wait()
    late = table.things()[0]
    elsewhere = second_tab(visitor, f"{house.url}/t/{table.id}")
    line.hold()
    Player(elsewhere).play(1)
    elsewhere.wait()
    player.press(late)
    line.release()
    table.page.locator(".decision").get_by_role("alert").wait_for()
    table.wait()
    assert agrees_with_server(table)
    assert table.prompt() == elsewhere.prompt()
    player.play(3)
