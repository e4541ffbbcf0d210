"""The OpenAPI document: what the framework finds out, and what only we know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, cast, get_args

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Server, Tag
from litestar.types import Method
from litestar.types.internal_types import PathParameterDefinition

from warren import __version__
from warren.games.registry import games
from warren.messages.events import Event
from warren.messages.orders import FromClient
from warren.messages.pushes import ToClient, ToFollower
from warren.server.api.shapes import SCHEMAS, Node, anything, view_schemas
from warren.server.people.identity import COOKIE

NDJSON: Final = "application/x-ndjson"
UNIONS: Final = {
    "SocketRequest": FromClient,
    "SocketMessage": ToClient,
    "StreamMessage": ToFollower,
    "Event": Event,
}
VIEWS: Final = ("Shown", "Moments")
STREAMS: Final = {"stream_events": "Event", "stream_table": "StreamMessage"}
TAGS: Final = {
    "games": "What can be played",
    "tables": "Setting up tables and taking seats",
    "lessons": "First games with a guide",
    "play": "Looking and acting",
    "stream": "One line of JSON for each message, an empty line when it is quiet",
    "beside": "Chat and private notes, beside the record",
    "records": "Games as files, and what can be told of them afterwards",
    "accounts": "Accounts are optional: they keep history, ratings and statistics",
    "tokens": "Personal tokens for programs",
    "notifications": "Word to people who are away",
    "operation": "How a node is",
}
DESCRIPTION: Final = (
    "Fantasy board games for people and programs. A browser is known by its cookie, a program by"
    " a personal token. What is random comes from dice that can be checked afterwards. The"
    " messages of the WebSocket `/api/tables/{table}/socket` are the schemas `SocketRequest` and"
    " `SocketMessage`."
)


class Document(JsonRenderPlugin):
    """Serves the whole document."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json")
        self._rendered = b""

    def render(
        self, request: Request[object, object, State], openapi_schema: dict[str, object]
    ) -> bytes:
        if not self._rendered:
            self._rendered = msgspec.json.encode(completed(openapi_schema))
        return self._rendered


def configuration(root_path: str) -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Warren",
        version=__version__,
        summary="The table server",
        description=DESCRIPTION,
        path="/api/schema",
        servers=[Server(url=root_path or "/")],
        tags=[Tag(name=name, description=text) for name, text in TAGS.items()],
        use_handler_docstrings=True,
        operation_id_creator=operation_id,
        security=[{}, {"session": []}, {"token": []}],
        components=Components(
            security_schemes={
                "session": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
                "token": SecurityScheme(
                    type="http", scheme="bearer", description="A personal token with its scopes"
                ),
            }
        ),
        render_plugins=[Document()],
    )


def operation_id(
    handler: HTTPRouteHandler, _method: Method, _path: list[str | PathParameterDefinition]
) -> str:
    """An operation is called like its handler."""
    return handler.handler_name


def completed(found: Node) -> Node:
    """The document with languages, streams, the messages of the socket and the views."""
    document = cast("Node", msgspec.json.decode(msgspec.json.encode(found)))
    components = cast("dict[str, Node]", document["components"])
    components["schemas"].update(_messages() | view_schemas(games()))
    for name in VIEWS:
        _show_view(cast("dict[str, Node]", components["schemas"][name]))
    components["parameters"] = {
        "Language": {
            "name": "lang",
            "in": "query",
            "description": "The language of sentences; `none` leaves them out",
            "schema": {"type": "string", "enum": ["ru", "en", "none"]},
        }
    }
    for path, operation in _operations(document):
        operation["summary"] = _first_sentence(str(operation.get("description", "")))
        if path.startswith("/api/"):
            _complete(operation, components["schemas"])
    _require_what_is_sent(document)
    return document


def _messages() -> Node:
    """The schemas of all messages, and of what they may be together."""
    kinds = [kind for union in UNIONS.values() for kind in get_args(union)]
    _, schemas = msgspec.json.schema_components(
        kinds, schema_hook=anything, ref_template=SCHEMAS + "{name}"
    )
    found = cast("Node", schemas)
    for name, union in UNIONS.items():
        tags = {kind.__struct_config__.tag: SCHEMAS + kind.__name__ for kind in get_args(union)}
        found[name] = {
            "title": name,
            "oneOf": [{"$ref": reference} for reference in tags.values()],
            "discriminator": {"propertyName": "type", "mapping": tags},
        }
    return found


def _show_view(schema: dict[str, Node]) -> None:
    """The wire knows views as plain objects; here they are the views of the titles."""
    view: Node = {"$ref": SCHEMAS + "View"}
    always = cast("Node", schema["properties"]["view"]).get("type") == "object"
    schema["properties"]["view"] = view if always else {"anyOf": [view, {"type": "null"}]}


def _operations(document: Node) -> Iterator[tuple[str, Node]]:
    for path, item in cast("dict[str, dict[str, Node]]", document["paths"]).items():
        for operation in item.values():
            yield path, operation


def _first_sentence(text: str) -> str:
    return " ".join(text.split("\n\n", maxsplit=1)[0].split()).removesuffix(".")


def _complete(operation: Node, schemas: Node) -> None:
    parameters = cast("list[Node]", operation.setdefault("parameters", []))
    parameters.append({"$ref": "#/components/parameters/Language"})
    for content in _bodies(operation):
        content["schema"] = _untagged(cast("Node", content["schema"]), schemas)
    streamed = STREAMS.get(str(operation["operationId"]))
    if streamed is not None:
        cast("Node", operation["responses"])["200"] = {
            "description": "Messages, a line each, for as long as the client listens",
            "content": {NDJSON: {"schema": {"$ref": SCHEMAS + streamed}}},
        }


def _bodies(operation: Node) -> Iterable[Node]:
    body = cast("dict[str, dict[str, Node]]", operation.get("requestBody", {}))
    return body.get("content", {}).values()


def _untagged(schema: Node, schemas: Node) -> Node:
    """A message of the socket as the body of a request: its address says already what it is."""
    name = str(schema.get("$ref", "")).removeprefix(SCHEMAS)
    if name not in {kind.__name__ for kind in get_args(FromClient)}:
        return schema
    message = cast("dict[str, list[str]]", schemas[name])
    return {**message, "required": [field for field in message["required"] if field != "type"]}


def _require_what_is_sent(document: Node) -> None:
    """The server leaves out no field for having its usual value; only clients may."""
    schemas = cast("dict[str, dict[str, Node]]", cast("Node", document["components"])["schemas"])
    asked = _reached([o.get("requestBody") for _, o in _operations(document)], schemas)
    asked |= _reached(schemas["SocketRequest"], schemas)
    for name, schema in schemas.items():
        if name not in asked and "properties" in schema:
            usual = [key for key, field in schema["properties"].items() if _has_default(field)]
            required = cast("list[str]", schema.get("required", []))
            schema["required"] = cast("Node", sorted({*required, *usual}))


def _has_default(field: object) -> bool:
    return isinstance(field, dict) and "default" in field


def _reached(part: object, schemas: dict[str, dict[str, Node]]) -> set[str]:
    """The names of the schemas that something refers to, directly or not."""
    found: set[str] = set()
    waiting = [part]
    while waiting:
        next_part = waiting.pop()
        if isinstance(next_part, list):
            waiting += cast("list[object]", next_part)
        elif isinstance(next_part, dict):
            members = cast("Node", next_part)
            waiting += members.values()
            name = str(members.get("$ref", "")).removeprefix(SCHEMAS)
            if name in schemas and name not in found:
                found.add(name)
                waiting.append(schemas[name])
    return found
