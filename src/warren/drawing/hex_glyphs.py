"""Small pictures on hexes, each in a box of 40 by 40."""

from collections.abc import Mapping

EMBLEMS: tuple[str, ...] = (
    '<path d="M20 3l5 12 13 1-10 8 4 13-12-7-12 7 4-13-10-8 13-1z"/>',
    '<path d="M26 4C11 3 3 14 6 24c3 11 16 15 26 8-9 1-16-4-17-12-1-7 4-13 11-16z"/>',
    '<path d="M20 2l14 18-14 18L6 20zM20 12l-6 8 6 8 6-8z" fill-rule="evenodd"/>',
    '<path d="M20 3c11 9 14 19 8 26-2 2-4 3-6 4l1 5h-5l1-5c-3-1-5-2-7-4C6 22 9 12 20 3z"/>',
    '<path d="M24 2L7 23h10l-4 15 20-23H22z"/>',
)
"""One for each seat."""

PIECES: Mapping[str, str] = {
    "troop": (
        '<path class="line" d="M9 9l20 20M31 9L11 29"/>'
        '<path class="solid" d="M6 5l8 3-5 5zM34 5l-8 3 5 5z"/>'
        '<path class="line" d="M24 32l8-8M16 32l-8-8M28 30l6 6M12 30l-6 6"/>'
    ),
    "fortification": (
        '<path class="solid" d="M6 6h6v5h5V6h6v5h5V6h6v12l-4 3v15H10V21l-4-3z"/>'
        '<path class="hole" d="M16 36v-8q4-5 8 0v8z"/>'
    ),
    "rune": (
        '<path class="solid" d="M10 37C8 24 10 11 20 3c10 8 12 21 10 34z"/>'
        '<path class="cut" d="M17 31V13l8 6-8 5 8 6"/>'
    ),
}

FLAG = '<path class="pole" d="M8 38V3"/><path d="M9 4h27l-7 9 7 9H9z"/>'
