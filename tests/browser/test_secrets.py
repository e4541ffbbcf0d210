"""Two people seal orders at the same time: no byte of one reaches the other before all see."""

from __future__ import annotations

import json
from typing import Final

from librt.random import Random
from playwright.sync_api import Page, Response, WebSocket, expect
from tests.browser.conftest import Visit
from tests.browser.lobby import sit_down
from tests.browser.table import Table
from tests.browser.visitor import Data, Visitor

from warren.core.match import Match, new_match
from warren.core.record import Record
from warren.core.state import CHANCE
from warren.games.registry import game

KEY: Final = "dungeon_lords"
PASSING: Final = ("id", "created", "started", "commitments", "origin", "head")
"""What differs between two tables that stand alike."""


def before_orders() -> Record:
    """A game for two up to its first orders."""
    match = new_match(game(KEY), 2)
    luck = Random(5)
    while "order" not in asked(match):
        seat = match.state.actors()[0]
        if seat == CHANCE:
            match.draw(luck)
        else:
            match.do(seat, match.state.legal_actions(seat)[0])
    return match.record


def asked(match: Match) -> set[str]:
    return {match.state.action(code).verb for code in match.state.legal_actions(0)}


class Ear:
    """All that a page receives, over its socket and in answer to its requests."""

    def __init__(self, page: Page) -> None:
        self.frames: Final[list[str]] = []
        self.answers: Final[list[Response]] = []
        page.on("websocket", self._listen)
        page.on("response", self._note)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _note(self, answer: Response) -> None:
        if answer.url.endswith("/try"):
            self.answers.append(answer)

    def heard(self) -> list[object]:
        told = [*self.frames, *(answer.text() for answer in self.answers)]
        return [lasting(json.loads(text)) for text in told]

    def heads(self) -> set[tuple[int, str]]:
        """The heads of the chain of lines that it was shown, by how many lines it was shown."""
        told = [json.loads(text) for text in self.frames]
        return {(message["seq"], message["head"]) for message in told if "head" in message}


def lasting(value: object) -> object:
    """Data without what belongs to one table or one moment."""
    if isinstance(value, dict):
        return {name: lasting(one) for name, one in value.items() if name not in PASSING}
    return [lasting(one) for one in value] if isinstance(value, list) else value


def posted(visitor: Visitor, path: str, body: Data | None = None, text: str = "") -> Data:
    kind = {"content-type": "application/x-ndjson" if text else "application/json"}
    sent = text or json.dumps(body)
    answer = visitor.context.request.post(f"{visitor.url}/api/{path}", data=sent, headers=kind)
    assert answer.ok, answer.text()
    return dict(answer.json())


def continued(host: Visitor, guest: Visitor) -> str:
    """A table that goes on from the record, with both of them at it."""
    record = before_orders()
    archived = posted(host, "records", text=record.write())["id"]
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    wanted = {"n": len(record.lines), "seats": seats}
    made = posted(host, f"tables/{archived}/continue", wanted)
    sit_down(guest, f"{guest.url}/s/{made['links']['1']}", "Bob").wait_for_board()
    return str(made["table"]["id"])


def give(table: Table, last: bool) -> list[str]:
    """Pick orders from one end of what is open until nothing is left to pick; tell them."""
    choices = table.page.locator(".board [data-choice]")
    confirm = table.page.locator(".decision").get_by_role(
        "button", name=table.visitor.text("web-draft-seal")
    )
    picked: list[str] = []
    while not confirm.is_visible():
        left = choices.count()
        wanted = choices.last if last else choices.first
        picked.append(wanted.inner_text())
        wanted.click()
        expect(choices).not_to_have_count(left)
        table.settle()
        expect(confirm.or_(choices.first).first).to_be_visible()
    return picked


def seal(table: Table) -> None:
    name = table.visitor.text("web-draft-seal")
    table.page.locator(".decision").get_by_role("button", name=name).click()


def heard_while_bob_seals(visit: Visit, last: bool) -> tuple[list[str], list[object], Table]:
    ann, bob = visit("ru"), visit("ru")
    address = continued(ann, bob)
    ear = Ear(ann.page)
    mine, theirs = Table(ann), Table(bob)
    for table in (mine, theirs):
        table.visitor.open(f"t/{address}")
        table.wait()
    orders = give(theirs, last)
    seal(theirs)
    chosen = mine.page.locator(".seats li").filter(has_text="Bob")
    expect(chosen).to_contain_text(ann.text("web-chosen"))
    give(mine, last=False)
    heads = ear.heads()
    assert len(heads) == len(dict(heads)) == len({head for _, head in heads})
    return orders, ear.heard(), mine


def test_no_byte_of_sealed_orders_reaches_the_other(visit: Visit) -> None:
    some, before, _ = heard_while_bob_seals(visit, last=False)
    others, now, mine = heard_while_bob_seals(visit, last=True)
    assert some != others
    assert before == now
    seal(mine)
    log = mine.page.get_by_role("tabpanel")
    told = mine.visitor.text(f"{KEY}-effect-order-shown", player="Bob", number=3, order_nom="")
    expect(log.get_by_text(told.strip()).last).to_be_visible()
    chosen = mine.visitor.ask(f"api/tables/{mine.id}/view")["view"]["seats"][1]["orders"]["chosen"]
    assert None not in chosen
    assert "hidden" not in chosen
