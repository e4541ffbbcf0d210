"""The page on the API names every address and shows every message; the document is whole."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest
from tests.server.node import Node, running_node
from tests.server.stream.programs import ME, Program

from warren.core.game import Game
from warren.games.registry import games
from warren.messages.events import Event
from warren.messages.orders import FromClient
from warren.messages.pushes import ToClient, ToFollower
from warren.messages.setup import NewTable

PAGE = (Path(__file__).parents[3] / "docs" / "api.md").read_text(encoding="utf-8")
EXAMPLES = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
TAGGED = [example for example in EXAMPLES if "type" in example]
UNIONS = {
    "SocketRequest": FromClient,
    "SocketMessage": ToClient,
    "StreamMessage": ToFollower,
    "Event": Event,
}
PARTS = ["Situation", "Choice", "Price", "PricePart", "Fact", "Undoing", "Outcome", "Move"]
AT_TIMES = {"id", "step", "caution", "guide"}
"""Fields of messages that only some of them have."""
SEATING = ["TableShown", "SeatShown", "SeatClock"]
REFUSALS = {"400", "401", "403", "404", "409", "429", "503"}


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    with running_node(tmp_path_factory.mktemp("document")) as node:
        answer = node.browser().get("/api/schema/openapi.json")
        assert answer.headers["content-type"] == "application/vnd.oai.openapi+json"
        return dict(answer.json())


def operations(document: dict[str, Any]) -> list[tuple[str, str, dict[str, Any]]]:
    return [
        (method.upper(), path, operation)
        for path, item in document["paths"].items()
        for method, operation in item.items()
    ]


def fits(document: dict[str, Any], name: str, example: object) -> bool:
    """Whether an example fits the schema of this name."""
    schema = {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
    return bool(jsonschema_rs.Draft202012Validator(schema).is_valid(example))


def test_the_page_names_every_address(document: dict[str, Any]) -> None:
    rows = "\n".join(line for line in PAGE.splitlines() if line.startswith("|"))
    named = Counter(re.findall(r"`((?:GET|POST|PUT|DELETE) /[^`]*)`", rows))
    there = {f"{method} {path}" for method, path, _ in operations(document)}
    assert set(named) == there
    assert max(named.values()) == 1


def test_every_operation_is_described(document: dict[str, Any]) -> None:
    tags = {tag["name"] for tag in document["tags"]}
    for method, path, operation in operations(document):
        assert operation["summary"], (method, path)
        assert operation["description"], (method, path)
        assert set(operation["tags"]) <= tags, (method, path)
        if path.startswith("/api/"):
            assert set(operation["responses"]) >= REFUSALS, (method, path)
            for status in REFUSALS:
                (content,) = operation["responses"][status]["content"].values()
                assert content["schema"] == {"$ref": "#/components/schemas/Refused"}


def test_operations_are_called_like_their_handlers(document: dict[str, Any]) -> None:
    names = [operation["operationId"] for _, _, operation in operations(document)]
    assert len(names) == len(set(names))
    assert {"create_table", "view_table", "act", "stream_events", "stream_table"} <= set(names)


def test_who_is_asking(document: dict[str, Any]) -> None:
    schemes = document["components"]["securitySchemes"]
    assert (schemes["session"]["in"], schemes["session"]["name"]) == ("cookie", "warren")
    assert (schemes["token"]["type"], schemes["token"]["scheme"]) == ("http", "bearer")
    assert document["security"] == [{}, {"session": []}, {"token": []}]


def test_every_reference_leads_somewhere(document: dict[str, Any]) -> None:
    text = json.dumps(document)
    for reference in set(re.findall(r'"\$ref": "#/([^"]*)"', text)):
        place: Any = document
        for part in reference.split("/"):
            place = place[part]
        assert place


def test_all_messages_are_schemas(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    assert {*PARTS, *SEATING} <= set(schemas)
    for name, union in UNIONS.items():
        kinds = {f"#/components/schemas/{kind.__name__}" for kind in get_args(union)}
        assert {one["$ref"] for one in schemas[name]["oneOf"]} == kinds
        assert {kind.__name__ for kind in get_args(union)} <= set(schemas)
    streams = {
        path: operation["responses"]["200"]["content"]["application/x-ndjson"]["schema"]["$ref"]
        for _, path, operation in operations(document)
        if path.startswith("/api/stream/")
    }
    assert streams == {
        "/api/stream/events": "#/components/schemas/Event",
        "/api/stream/tables/{table}": "#/components/schemas/StreamMessage",
    }


def test_the_server_leaves_no_field_out(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    for name in ("Choice", "Fact", "Undoing", "SeatShown", "Price", "Seated"):
        assert set(schemas[name]["required"]) >= set(schemas[name]["properties"]) - AT_TIMES
    assert set(schemas["Act"]["required"]) == {"type", "seq", "moves"}
    body = document["paths"]["/api/tables/{table}/actions"]["post"]["requestBody"]
    assert set(body["content"]["application/json"]["schema"]["required"]) == {"seq", "moves"}


@pytest.mark.parametrize("title", games(), ids=lambda title: title.key)
def test_the_view_of_every_title_is_declared(document: dict[str, Any], title: Game) -> None:
    schemas = document["components"]["schemas"]
    mine = schemas["View"]["discriminator"]["mapping"][title.key].rpartition("/")[2]
    assert {"$ref": f"#/components/schemas/{mine}"} in schemas["View"]["anyOf"]
    view = title.new_state(title.max_players).view(None).to_json()
    assert fits(document, mine, view)
    assert fits(document, "View", view)
    for key in view:
        assert not fits(document, "View", {**view, key: [None]}), key
    for key in schemas[mine]["required"]:
        assert not fits(document, "View", {other: view[other] for other in view if other != key})


def test_views_stand_where_they_are_sent(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    view = {"$ref": "#/components/schemas/View"}
    assert schemas["Shown"]["properties"]["view"] == {"anyOf": [view, {"type": "null"}]}
    assert schemas["Moments"]["properties"]["view"] == view


@pytest.mark.parametrize("name", UNIONS)
def test_the_page_shows_every_message(document: dict[str, Any], name: str) -> None:
    for kind in get_args(UNIONS[name]):
        tag = kind.__struct_config__.tag
        shown = [one for one in TAGGED if one["type"] == tag and fits(document, name, one)]
        assert shown, tag
        assert f"`{tag}`" in PAGE, tag


def test_every_example_of_the_page_is_one(document: dict[str, Any]) -> None:
    for example in TAGGED:
        assert any(fits(document, name, example) for name in UNIONS), example["type"]
    others = [example for example in EXAMPLES if "type" not in example]
    made, *asked = others
    assert fits(document, "NewTable", made)
    msgspec.convert(made, NewTable)
    for example in asked:
        if isinstance(example, list):
            assert all(fits(document, "Tried", tried) for tried in example)
        elif "lines" in example:
            assert fits(document, "Try", example)
        else:
            assert fits(document, "Act", {"type": "act", **example})


def test_what_is_sent_fits_the_document(node: Node, document: dict[str, Any]) -> None:
    ann = Program(node, "Ann")
    table = ann.create("small_world", ME, ME, tempo={"type": "live"})
    with ann.listening("events") as events, ann.listening(f"tables/{table}", lang="en") as lines:
        told = [events.next(), events.next(), events.next()]
        assert all(fits(document, "Event", one) for one in told)
        first = lines.next()
        for _ in range(10):
            ann.act(table)
            assert fits(document, "StreamMessage", lines.next())
        assert fits(document, "StreamMessage", first)
        asked = {"seq": ann.view(table)["seq"], "lines": [[{"code": 0}], []]}
        assert fits(document, "Try", asked)
        answer = ann.http.post(f"/api/tables/{table}/try", json=asked, params={"lang": "en"})
        assert [fits(document, "Tried", one) for one in answer.json()] == [True, True]
        assert not fits(document, "StreamMessage", {**first, "seq": "many"})
