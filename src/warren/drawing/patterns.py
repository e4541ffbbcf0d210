"""Repeating ground patterns, one for each terrain."""

from warren.drawing.palette import Ink, Palette

SHAPES: dict[str, tuple[int, int, str]] = {
    "forest": (38, 34, "M6 13l4-7 4 7M25 29l4-7 4 7M10 13v3M29 29v3"),
    "meadow": (34, 30, "M6 12q0-4-2-6M8 12V5M10 12q0-4 2-6M22 27q0-4-2-6M24 27v-7M26 27q0-4 2-6"),
    "hill": (48, 36, "M3 14q9-10 18 0M26 31q9-10 18 0"),
    "swamp": (46, 34, "M3 9h12M20 9h5M24 26h13M7 26h6M9 9V4M31 26v-5"),
    "farmland": (22, 22, "M-4 18l18-18M4 28l24-24M-4 -4l0 0"),
    "mountain": (44, 38, "M5 15l6-9 6 9M27 34l6-9 6 9M11 6l2 6M33 25l2 6"),
    "sea": (60, 34, "M2 10q7-7 14 0t14 0M32 27q7-7 14 0t14 0"),
    "lake": (44, 26, "M3 8q5-5 10 0t10 0M24 21q5-5 10 0t10 0"),
    "river": (52, 24, "M2 7q12-5 24 0t24 0M14 19q8-4 16 0"),
    "chasm": (26, 26, "M0 26L26 0M-3 3l6-6M23 29l6-6M6 6l14 14"),
    "black-mountain": (40, 34, "M4 14l7-10 3 5 3-3 5 8M24 31l6-9 6 9"),
    "mystic-crystal": (40, 40, "M10 3l5 7-5 7-5-7zM30 22l5 7-5 7-5-7z"),
    "mushroom-forest": (44, 36, "M5 12q6-9 12 0zM11 12v4M27 30q6-9 12 0zM33 30v4"),
    "mud": (42, 34, "M6 9a4 3 0 1 0 8 0a4 3 0 1 0-8 0M27 25a5 3 0 1 0 10 0a5 3 0 1 0-10 0M22 6h4"),
    "mine": (40, 36, "M5 5h12M5 11h12M8 5v6M14 5v6M24 24h12M24 30h12M27 24v6M33 24v6"),
}


def pattern(prefix: str, terrain: str, colours: Palette) -> str:
    """The fill of a terrain: ground colour with its pattern drawn over."""
    tone = colours.terrains.get(terrain)
    name = f"{prefix}-ground-{terrain}"
    if tone is None or terrain not in SHAPES:
        return ""
    return ground(name, terrain, tone, 0.42)


def ground(name: str, shape: str, tone: Ink, strength: float) -> str:
    """A fill of this name: the ground of a tone with a shape drawn over."""
    width, height, lines = SHAPES[shape]
    return (
        f'<pattern id="{name}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">'
        f'<rect width="{width}" height="{height}" fill="{tone.ground}"/>'
        f'<path d="{lines}" fill="none" stroke="{tone.line}" stroke-width="1.6" '
        f'stroke-linecap="round" stroke-linejoin="round" opacity="{strength:g}"/></pattern>'
    )
