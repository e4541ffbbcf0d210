"""Colours of the two themes."""

from dataclasses import dataclass
from typing import Literal

Theme = Literal["light", "dark"]


@dataclass(frozen=True, slots=True)
class Ink:
    """A terrain's ground, its pattern lines and the deeper tone along its borders."""

    ground: str
    line: str
    edge: str


@dataclass(frozen=True, slots=True)
class Palette:
    """Everything that is not terrain, and the terrains."""

    parchment: str
    frame: str
    border: str
    shore: str
    text: str
    plate: str
    ink: str
    token: str
    accent: str
    terrains: dict[str, Ink]


LIGHT = Palette(
    parchment="#f1e4c3",
    frame="#8a6a3d",
    border="#4a3723",
    shore="#fdf8e6",
    text="#2b1d0e",
    plate="#fbf3dc",
    ink="#3a2a18",
    token="#d9774a",
    accent="#7a4fb0",
    terrains={
        "forest": Ink("#93b67c", "#5d8549", "#3f6a35"),
        "hill": Ink("#c3cc7f", "#8f9a4b", "#76843a"),
        "swamp": Ink("#a9a98a", "#6d7257", "#565c46"),
        "farmland": Ink("#f0d27a", "#c99a35", "#b5852a"),
        "mountain": Ink("#c2b4a6", "#8a7a6c", "#6d5e52"),
        "sea": Ink("#7fb4d8", "#5590bb", "#33709f"),
        "lake": Ink("#9cccdf", "#68a5c2", "#4388a9"),
        "river": Ink("#62a5cc", "#d3ecf7", "#2f6d99"),
        "chasm": Ink("#1b1721", "#77707f", "#6f6878"),
        "black-mountain": Ink("#85818c", "#4f4a57", "#3b3643"),
        "mystic-crystal": Ink("#d8c9f2", "#9478c4", "#7a5cb0"),
        "mushroom-forest": Ink("#d89a94", "#a35e57", "#8a453f"),
        "mud": Ink("#987650", "#5f4528", "#523a20"),
        "mine": Ink("#ecd68c", "#a98a3c", "#8f7029"),
    },
)

DARK = Palette(
    parchment="#2a241c",
    frame="#8d7245",
    border="#14100b",
    shore="#8fb6c9",
    text="#f6ecd4",
    plate="#2b2319",
    ink="#efe3c6",
    token="#b4572f",
    accent="#c7a8f0",
    terrains={
        "forest": Ink("#3f5b37", "#5f8253", "#263b21"),
        "hill": Ink("#656c3a", "#8b9453", "#454b25"),
        "swamp": Ink("#4d5145", "#737a66", "#33362d"),
        "farmland": Ink("#85692c", "#b1914a", "#5d491c"),
        "mountain": Ink("#5f564e", "#887c71", "#3f3832"),
        "sea": Ink("#264d68", "#3d708f", "#16344a"),
        "lake": Ink("#32647a", "#4f8aa1", "#1f4657"),
        "river": Ink("#235a7d", "#4f93bb", "#123a54"),
        "chasm": Ink("#0f0c12", "#4a4354", "#3f3848"),
        "black-mountain": Ink("#46424d", "#726c7a", "#292630"),
        "mystic-crystal": Ink("#7a63a6", "#a690d2", "#52407a"),
        "mushroom-forest": Ink("#8a4f49", "#bb7a72", "#5c322d"),
        "mud": Ink("#4a3824", "#75593b", "#2f2314"),
        "mine": Ink("#9c8a4e", "#cbb87a", "#6c5e30"),
    },
)

UNKNOWN = Ink("#b8b0a0", "#8a8272", "#6b6455")


def palette(theme: Theme) -> Palette:
    return DARK if theme == "dark" else LIGHT


def ink(colours: Palette, terrain: str) -> Ink:
    return colours.terrains.get(terrain, UNKNOWN)
