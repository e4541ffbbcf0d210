"""Requests that the OpenAPI document allows, as small as can be."""

from __future__ import annotations

from typing import Any

Data = dict[str, Any]


def example_body(document: Data, operation: Data) -> object:
    """A body for an operation that wants one."""
    content = operation.get("requestBody", {}).get("content", {})
    for described in content.values():
        return example(document, described["schema"])
    return None


def example(document: Data, schema: Data) -> object:
    """The first thing that a schema allows."""
    if "$ref" in schema:
        found: Data = document
        for part in schema["$ref"].removeprefix("#/").split("/"):
            found = found[part]
        return example(document, found)
    for choice in ("oneOf", "anyOf", "allOf"):
        if choice in schema:
            return example(document, schema[choice][0])
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return schema["enum"][0]
    kind = schema.get("type", "object")
    kind = kind[0] if isinstance(kind, list) else kind
    if kind == "object":
        return {
            key: example(document, schema["properties"][key]) for key in schema.get("required", [])
        }
    if kind == "array":
        return [example(document, schema["items"])] * schema.get("minItems", 0)
    if kind == "string":
        return "x" * max(1, schema.get("minLength", 1))
    if kind in ("integer", "number"):
        return schema.get("minimum", 0)
    return kind == "boolean" or None
