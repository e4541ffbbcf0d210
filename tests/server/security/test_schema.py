"""The whole API keeps to its OpenAPI document, whatever it is sent."""

from __future__ import annotations

import copy
import os
from collections import Counter
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.core.failures import FailureGroup
from schemathesis.generation import GenerationMode
from tests.server.node import Node, running_node
from tests.server.seats import Data, new_table, two_at_a_table, view_of

from warren.games.registry import games

load_all_checks()
CONFORMING: Final = CHECKS.get_by_names(
    [
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_headers_conformance",
        "response_schema_conformance",
    ]
)
EXAMPLES: Final = 150 if os.environ.get("WARREN_LONG") == "1" else 8
SHARES: Final = 4
ENDLESS: Final = "/api/stream/"
QUIET: Final = ("/healthz", "/readyz")
RECORD: Final = Path(__file__).parents[3] / "examples" / "records" / "fair-dice.ndjson"
SECRET: Final = "correct horse battery"


Person = dict[str, Any]


class World:
    """A node with people, tables in every status, and what makes a request meaningful."""

    def __init__(self, node: Node) -> None:
        self.node: Final = node
        playing, ann, bob = two_at_a_table(node, "heroes", visibility="open")
        owner = node.browser()
        registered = owner.post("/api/account", json={"name": "Owner", "password": SECRET})
        assert registered.status_code == 201, registered.text
        scopes = {"name": "program", "scopes": ["read", "play"]}
        token = owner.post("/api/tokens", json=scopes).json()["token"]
        own = new_table(owner, "underground", visibility="open", start=False)
        private = new_table(ann, visibility="private", seats=[{"kind": "me"}, {"kind": "me"}])
        kept = owner.post(
            "/api/records",
            content=RECORD.read_bytes(),
            headers={"content-type": "application/x-ndjson"},
        )
        assert kept.status_code == 201, kept.text
        guest = node.browser()
        self.link: Final = own["links"]["1"]
        assert guest.get(f"/s/{self.link}").status_code == 303
        self.ann: Final = ann
        self.playing: Final = playing
        by_ann, by_owner = _with_cookies(ann), _with_cookies(owner)
        self.sittings: Final[list[tuple[str, Person]]] = [
            (playing, by_ann),
            (own["table"]["id"], by_owner),
            (private["table"]["id"], by_ann),
            (kept.json()["id"], {"headers": {"authorization": f"Bearer {token}"}}),
            (own["table"]["id"], _with_cookies(guest)),
            (playing, _with_cookies(bob)),
        ]

    def help(self, case: Any, turn: int) -> Person:
        """Let what was made up at random be about something that is there, and say who asks."""
        table, person = self.sittings[turn % len(self.sittings)]
        for place in (case.path_parameters, case.query):
            for name, value in (
                ("table", table),
                ("key", games()[turn % len(games())].key),
                ("game", games()[turn % len(games())].key),
                ("board", "smallworld-2"),
                ("language", "en"),
                ("name", "Owner"),
            ):
                if place and name in place:
                    place[name] = value
            if place:
                place.pop("seat", None)
        if isinstance(case.body, dict):
            self.fill(case.body, turn)
        return person

    def fill(self, body: Data, turn: int) -> None:
        body.pop("seat", None)
        if "game" in body:
            body["game"] = games()[turn % len(games())].key
            body["options"] = {}
        if "seats" in body:
            body["seats"] = [{"kind": "me"}, {"kind": ("bot", "open", "me")[turn % 3]}]
        if "n" in body:
            body["n"] = 3
        if "fill" in body:
            body["fill"] = "greedy"
        if "link" in body:
            body["link"] = self.link
        if {"name", "password"} <= set(body):
            body.update(name="Owner", password=SECRET)
        shown = view_of(self.ann, self.playing)
        choices = shown["situation"]["choices"]
        if "seq" in body:
            body["seq"] = shown["seq"]
        if choices and "moves" in body:
            body["moves"] = [{"code": choices[0]["code"]}]
        if choices and "move" in body:
            body["move"] = {"code": choices[0]["code"]}


def _with_cookies(browser: httpx.Client) -> Person:
    return {"cookies": dict(browser.cookies.items())}


def strategy(operation: Any, mode: GenerationMode) -> Any:
    return operation.as_strategy(generation_mode=mode)


def ask(world: World, operation: Any, mode: GenerationMode, seen: Counter[int]) -> None:
    """Send what a document allows, or what it does not, and check every answer."""
    turns = iter(range(1_000_000))

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=strategy(operation, mode))
    def asked(case: Any) -> None:
        turn = next(turns)
        person = world.sittings[turn % len(world.sittings)][1]
        if mode is GenerationMode.POSITIVE and turn % 4:
            person = world.help(case, turn)
        answer = case.call(base_url=world.node.url, timeout=120, **person)
        seen[answer.status_code] += 1
        case.validate_response(answer, checks=CONFORMING)

    asked()


def document(node: Node) -> Data:
    found: Data = node.browser().get("/api/schema/openapi.json").json()
    return found


def operations(described: Data) -> list[Any]:
    found = schemathesis.openapi.from_dict(described).get_all_operations()
    return [operation for operation in (one.ok() for one in found) if ENDLESS not in operation.path]


@pytest.mark.parametrize("share", range(SHARES))
def test_the_api_keeps_to_its_document(tmp_path: Path, share: int) -> None:
    seen: Counter[int] = Counter()
    with running_node(tmp_path) as node:
        world = World(node)
        asked = operations(document(node))[share::SHARES]
        for operation in asked:
            ask(world, operation, GenerationMode.POSITIVE, seen)
            if operation.path not in QUIET:
                ask(world, operation, GenerationMode.NEGATIVE, seen)
    assert len(asked) > 10
    assert sum(count for status, count in seen.items() if status < 300) > len(asked)
    assert sum(count for status, count in seen.items() if status >= 400) > len(asked)


def test_a_document_that_lies_is_found(tmp_path: Path) -> None:
    """The checks above can fail."""
    with running_node(tmp_path) as node:
        world = World(node)
        told = copy.deepcopy(document(node))
        answers = told["paths"]["/api/games"]["get"]["responses"]
        answers["200"]["content"]["application/json"]["schema"] = {"type": "string"}
        lying = next(one for one in operations(told) if one.path == "/api/games")
        with pytest.raises(FailureGroup):
            ask(world, lying, GenerationMode.POSITIVE, Counter())
