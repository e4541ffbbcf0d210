"""SVG as pixels, without a font or a picture from anywhere else."""

from __future__ import annotations

from io import BytesIO
from typing import Final

import resvg_py
from PIL import Image

from warren.drawing.postcard.lettering import files

COLOURS: Final = 256
"""With more of them pictures are larger than some places that show links take."""


def printed(svg: str) -> bytes:
    """The picture as PNG."""
    whole = resvg_py.svg_to_bytes(
        svg_string=svg,
        skip_system_fonts=True,
        font_files=files(),
        font_family="Alegreya Sans",
        serif_family="Alegreya",
        sans_serif_family="Alegreya Sans",
    )
    few = Image.open(BytesIO(whole)).convert("RGB").quantize(COLOURS)
    told = BytesIO()
    few.save(told, "PNG", optimize=True)
    return told.getvalue()
