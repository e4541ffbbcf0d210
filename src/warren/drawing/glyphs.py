"""Small pictures drawn on the board, each in a box of 40 by 40."""

from collections.abc import Mapping

TERRAINS: Mapping[str, str] = {
    "forest": (
        '<path class="deep" d="M12 4l8 13h-4l6 9H2l6-9H4z"/><path class="ink" d="M12 26v7"/>'
        '<path class="deep" d="M29 10c6 0 9 5 7 9 3 3 1 9-4 9h-7c-5 0-7-6-3-9-2-4 1-9 7-9z"/>'
        '<path class="ink" d="M29 28v7M29 21v7M29 24l4-3M8 17l4-5M10 24l4-4"/>'
    ),
    "hill": (
        '<path class="deep" d="M1 32C5 17 19 14 25 32z"/>'
        '<path class="mid" d="M15 32c4-11 18-13 24 0z"/>'
        '<path class="ink" d="M1 32C5 17 19 14 25 32M17 27c5-8 17-7 22 5M8 25c1-2 3-4 5-4'
        'M27 27c1-1 3-2 5-2M11 15V9M11 11l-3-3M11 11l3-3"/>'
    ),
    "mountain": (
        '<path class="deep" d="M2 34L15 8l6 11 4-6 13 21z"/>'
        '<path class="snow" d="M15 8l5 10-4-2-3 3-3-2zM25 13l5 8-3-1-2 2-2-3z"/>'
        '<path class="ink" d="M2 34L15 8l6 11 4-6 13 21M18 22l-3 9M29 24l-2 7M11 25l-3 6"/>'
    ),
    "swamp": (
        '<path class="ink" d="M12 31V11M19 31V6M26 31V13M12 24c-3-1-5-4-6-8M26 25c3-1 6-4 7-9"/>'
        '<path class="reed" d="M9.5 9q2.5-4 5 0v8h-5zM16.5 4q2.5-4 5 0v9h-5z'
        'M23.5 11q2.5-4 5 0v8h-5z"/>'
        '<path class="ink" d="M3 32q5-3 10 0t10 0 13 0M8 37q5-3 10 0t10 0"/>'
    ),
    "farmland": (
        '<path class="ink" d="M10 36V14M20 36V9M30 36V14"/>'
        '<path class="gold" d="M10 8c4 4 4 8 0 12-4-4-4-8 0-12zM20 3c4 4 4 8 0 12-4-4-4-8 0-12z'
        'M30 8c4 4 4 8 0 12-4-4-4-8 0-12z"/>'
        '<path class="ink" d="M10 24l-4-4M10 24l4-4M20 20l-4-4M20 20l4-4M30 24l-4-4M30 24l4-4'
        'M4 36h32"/>'
    ),
    "sea": (
        '<path class="foam" d="M3 15q6-8 12 0t12 0 10-2M6 25q6-8 12 0t12 0'
        'M2 34q6-6 12 0t12 0 11-2"/>'
    ),
    "lake": (
        '<path class="foam" d="M5 14q5-6 10 0t10 0 10 0M9 23q5-6 10 0t10 0'
        'M5 32q5-6 10 0t10 0 10 0"/>'
    ),
    "river": '<path class="foam" d="M3 13q9-7 17 0t17 0M3 22q9-7 17 0t17 0M3 31q9-7 17 0t17 0"/>',
    "chasm": (
        '<path class="deep" d="M8 4l8 9-3 6 7 5-2 6 9 7-3-9 5-5-7-6 4-7-9-4z"/>'
        '<path class="ink" d="M8 4l8 9-3 6 7 5-2 6 9 7M17 6l9 4-4 7 7 6-5 5 3 9M4 21l5 2'
        'M33 15l4-2"/>'
    ),
    "black-mountain": (
        '<path class="deep" d="M2 35l8-19 4 4 6-15 7 17 4-5 7 18z"/>'
        '<path class="ink" d="M2 35l8-19 4 4 6-15 7 17 4-5 7 18M20 5l-2 12 4 6M10 16l1 8'
        'M31 17l-1 9"/>'
    ),
    "mystic-crystal": (
        '<path class="magic" d="M20 3l6 9-3 22h-6l-3-22zM9 15l5 4 2 15h-4L6 21z'
        'M31 15l3 6-6 13h-4l2-15z"/>'
        '<path class="ink" d="M20 3l6 9-3 22h-6l-3-22zM14 12h12M20 12v20M9 15l5 4 2 15h-4L6 21z'
        'M31 15l3 6-6 13h-4l2-15z"/>'
    ),
    "mushroom-forest": (
        '<path class="snow" d="M12 19h6l1 15h-8zM27 26h4l1 9h-6z"/>'
        '<path class="ember" d="M2 20C3 7 27 7 28 20zM21 27c1-8 16-8 17 0z"/>'
        '<path class="ink" d="M2 20C3 7 27 7 28 20zM12 20l-1 14h8l-1-14M21 27c1-8 16-8 17 0z'
        'M27 27l-1 8h6l-1-8"/><path class="snow" d="M9 15h3v2H9zM16 13h3v3h-3zM22 16h2v2h-2z"/>'
    ),
    "mud": (
        '<path class="deep" d="M3 26c0-6 9-5 12-8s10-3 13 2 9 3 9 8-8 7-17 7-17-3-17-9z"/>'
        '<path class="ink" d="M3 26c0-6 9-5 12-8s10-3 13 2 9 3 9 8-8 7-17 7-17-3-17-9z'
        "M11 27a3 2 0 1 0 6 0a3 2 0 1 0-6 0M24 28q4 3 8 0M20 12a3 3 0 1 0 .1 0"
        'M28 8a2 2 0 1 0 .1 0"/>'
    ),
    "mine": (
        '<path class="deep" d="M6 17h28l-4 13H10z"/>'
        '<path class="gold" d="M9 16l5-6 4 4 4-6 5 5 4 3z"/>'
        '<path class="ink" d="M6 17h28l-4 13H10zM14 17l2 13M26 17l-2 13M10 34a2.5 2.5 0 1 0 5 0'
        "a2.5 2.5 0 1 0-5 0M25 34a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0"
        'M9 16l5-6 4 4 4-6 5 5 4 3"/>'
    ),
    "ship": (
        '<path class="snow" d="M19 5c9 3 11 10 9 18-3-2-7-2-9-1zM17 8c-6 3-8 8-8 14 3-1 6-1 8 0z"/>'
        '<path class="deep" d="M5 26h31c-1 5-5 8-8 8H13c-4 0-7-3-8-8z"/>'
        '<path class="ink" d="M18 3v23M19 5c9 3 11 10 9 18-3-2-7-2-9-1'
        "M17 8c-6 3-8 8-8 14 3-1 6-1 8 0"
        'M5 26h31c-1 5-5 8-8 8H13c-4 0-7-3-8-8zM18 3l7-1-2 2 2 2-7 0"/>'
    ),
}

SIGNS: Mapping[str, str] = {
    "mine": (
        '<path class="ink thick" d="M10 32L27 13M13 13l17 19"/>'
        '<path class="ink-fill" d="M17 7c7 0 13 4 16 11-6-4-10-5-15-5zM6 15l6-8 8 5-6 7z"/>'
    ),
    "magic": (
        '<path class="magic" d="M20 4l4 11 12 1-9 7 3 12-10-7-10 7 3-12-9-7 12-1z"/>'
        '<path class="ink" d="M20 4l4 11 12 1-9 7 3 12-10-7-10 7 3-12-9-7 12-1z"/>'
    ),
    "cavern": (
        '<path class="stone" d="M4 34C3 17 10 6 20 6s17 11 16 28z"/>'
        '<path class="ink-fill" d="M11 34c-1-12 3-19 9-19s10 7 9 19z"/>'
        '<path class="ink" d="M4 34C3 17 10 6 20 6s17 11 16 28zM8 19l4 2M13 10l2 4'
        'M27 10l-2 4M32 19l-4 2"/>'
    ),
    "volcano": (
        '<path class="stone" d="M4 35l10-19h12l10 19z"/>'
        '<path class="ember" d="M14 16h12l3 6-4-1-1 7-4-6-3 9-2-9-4 1z"/>'
        '<path class="ink" d="M4 35l10-19h12l10 19zM17 11c-4-4 3-5 1-9M23 12c4-4-2-6 2-9"/>'
    ),
    "tribe": (
        '<path class="stone" d="M9 20h22v14H9z"/><path class="gold" d="M20 5L4 21h32z"/>'
        '<path class="ink" d="M9 20v14h22V20M20 5L4 21h32zM20 5l-3-3M20 5l3-3M13 16l2-2'
        'M25 16l-2-2"/>'
        '<path class="ink-fill" d="M17 34v-8q3-4 6 0v8z"/>'
    ),
    "monsters": (
        '<path class="stone" d="M9 15C4 13 3 8 5 4c2 4 5 5 9 5 4-2 8-2 12 0 4 0 7-1 9-5 2 4'
        " 1 9-4 11"
        ' 2 9-1 13-4 15v5H13v-5c-3-2-6-6-4-15z"/>'
        '<path class="ink" d="M9 15C4 13 3 8 5 4c2 4 5 5 9 5 4-2 8-2 12 0 4 0 7-1 9-5 2 4 1 9-4 11'
        ' 2 9-1 13-4 15v5H13v-5c-3-2-6-6-4-15zM17 35v-4M20 35v-4M23 35v-4"/>'
        '<path class="ink-fill" d="M12 18l6 2-1 4c-3 0-5-2-5-6zM28 18l-6 2 1 4c3 0 5-2 5-6z"/>'
    ),
}


def glyph(name: str, body: str) -> str:
    return f'<symbol id="{name}" viewBox="0 0 40 40" overflow="visible">{body}</symbol>'
