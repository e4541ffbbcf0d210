"""Schemas of views for titles of one's own."""

from __future__ import annotations

from typing import Any, TypedDict, cast

from warren.core.game import Game
from warren.server.api.shapes import view_schemas


class Hand(TypedDict):
    cards: list[str] | None


class View(TypedDict):
    """A stranger's view."""

    game: str
    hands: list[Hand]


class Declared(Game):
    key = "declared"

    def view_shape(self) -> type[object]:
        return View


class Sibling(Declared):
    key = "sibling"


class Silent(Game):
    key = "silent"


def schemas(*titles: Game) -> dict[str, Any]:
    return cast("dict[str, Any]", view_schemas(titles))


def test_a_title_brings_its_own_schemas() -> None:
    found = schemas(Declared())
    assert set(found) == {"View", "declared.View", "declared.Hand"}
    assert found["declared.View"]["properties"] == {
        "game": {"enum": ["declared"]},
        "hands": {"type": "array", "items": {"$ref": "#/components/schemas/declared.Hand"}},
    }


def test_titles_with_one_shape_share_it() -> None:
    found = schemas(Declared(), Sibling())
    assert set(found) == {"View", "declared.View", "declared.Hand"}
    assert found["declared.View"]["properties"]["game"] == {"enum": ["declared", "sibling"]}
    assert found["View"]["discriminator"]["mapping"] == {
        "declared": "#/components/schemas/declared.View",
        "sibling": "#/components/schemas/declared.View",
    }


def test_a_title_that_declares_nothing_shows_any_object() -> None:
    found = schemas(Declared(), Silent())
    assert found["silent.View"]["type"] == "object"
    assert "properties" not in found["silent.View"]
    assert {"$ref": "#/components/schemas/silent.View"} in found["View"]["anyOf"]
