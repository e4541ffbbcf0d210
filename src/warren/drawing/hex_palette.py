"""Colours of hex maps: levels from meadows to dark lands, and the seats."""

from dataclasses import dataclass

from warren.drawing.palette import Ink, Theme

STEPS = 3
"""Levels of one landscape, each a shade deeper."""
LANDSCAPES = ("meadow", "hill", "mountain", "black-mountain")


@dataclass(frozen=True, slots=True)
class HexPalette:
    """Ground, pattern line and number of each level, the empty hex first."""

    levels: tuple[Ink, ...]
    numbers: tuple[str, ...]
    seats: tuple[str, ...]
    on_seat: str


LIGHT_INK = "#2b1d0e"
DARK_INK = "#fdf6e0"

LIGHT = HexPalette(
    levels=(
        Ink("#eadcb8", "#c9b284", "#a98f5e"),
        Ink("#dfe9b6", "#a9bd72", "#7f9448"),
        Ink("#cee19c", "#95b062", "#6f893d"),
        Ink("#b9d384", "#7f9e50", "#5f7d34"),
        Ink("#f1de95", "#cfae52", "#a58530"),
        Ink("#e8cb74", "#c09638", "#94701f"),
        Ink("#dcb55b", "#ad7f27", "#836015"),
        Ink("#e2ac8c", "#b8754f", "#8f5434"),
        Ink("#d49473", "#a45f3b", "#7d4527"),
        Ink("#c4805d", "#8f4b2a", "#6b361c"),
        Ink("#775f8f", "#a892bf", "#4b3763"),
        Ink("#5f4777", "#9179aa", "#38264e"),
        Ink("#452f5c", "#7a6194", "#241533"),
    ),
    numbers=(LIGHT_INK,) * 10 + (DARK_INK,) * 3,
    seats=("#0b62a8", "#c2410c", "#0a7a55", "#9c2f86", "#8a6a00"),
    on_seat="#ffffff",
)

DARK = HexPalette(
    levels=(
        Ink("#3d3528", "#6b5c41", "#241f17"),
        Ink("#4d5c33", "#7b8f52", "#333f20"),
        Ink("#44542b", "#71864a", "#2c381a"),
        Ink("#3a4a24", "#667b41", "#253114"),
        Ink("#6b5a2c", "#9c8448", "#493c1b"),
        Ink("#615023", "#907740", "#403414"),
        Ink("#55451b", "#846b37", "#372b0e"),
        Ink("#6f4531", "#a06f55", "#4a2c1e"),
        Ink("#633926", "#94624a", "#402316"),
        Ink("#562d1c", "#875540", "#371a0f"),
        Ink("#4b3a63", "#7c689a", "#2f2341"),
        Ink("#3d2c54", "#6d598b", "#251935"),
        Ink("#2f2043", "#5f4c7b", "#1a1027"),
    ),
    numbers=(DARK_INK,) * 13,
    seats=("#79bdf2", "#ff9d6b", "#63d6a8", "#eb93d8", "#f0cf5a"),
    on_seat="#1a120a",
)


def hex_palette(theme: Theme) -> HexPalette:
    return DARK if theme == "dark" else LIGHT


def landscape(level: int) -> str:
    """The landscape of a level; an empty hex has none."""
    return LANDSCAPES[(level - 1) // STEPS] if level else ""
