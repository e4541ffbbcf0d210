"""Small drawings in a dungeon, each in a box of 40 by 40."""

from collections.abc import Mapping

EMBLEMS: Mapping[str, str] = {
    "production": (
        '<path fill="#5b4a4a" stroke="#1c100c" stroke-width="2" d="M6 36V16l7-8h14l7 8v20z"/>'
        '<path fill="#ffb347" stroke="#7a2f10" stroke-width="2" d="M12 36V24q8-9 16 0v12z"/>'
        '<path fill="#fff0b0" d="M20 22q5 6 3 11h-6q-2-5 3-11z"/>'
        '<path stroke="#1c100c" stroke-width="2" d="M15 8V2h10v6" fill="#42383c"/>'
    ),
    "battle": (
        '<path stroke="#1c100c" stroke-width="6" stroke-linecap="round" d="M7 7l24 24M33 7L9 31"/>'
        '<path stroke="#dfe3ea" stroke-width="3" stroke-linecap="round" d="M7 7l24 24M33 7L9 31"/>'
        '<path stroke="#c98f2c" stroke-width="4" stroke-linecap="round" '
        'd="M24 34l10-10M16 34L6 24M32 32l4 4M8 32l-4 4"/>'
    ),
    "scoring": (
        '<path fill="#e9b63f" stroke="#4a2c08" stroke-width="2" '
        'd="M4 32L2 12l10 9 8-15 8 15 10-9-2 20z"/>'
        '<path fill="#b4303c" stroke="#4a2c08" stroke-width="1.5" d="M4 32h32v5H4z"/>'
        '<circle cx="20" cy="25" r="3.4" fill="#5fc2d8" stroke="#4a2c08"/>'
    ),
    "improved": (
        '<path fill="#8a5a2c" stroke="#1c100c" stroke-width="2" d="M8 4h6v34H8zM26 4h6v34h-6z"/>'
        '<path fill="#a87038" stroke="#1c100c" stroke-width="2" d="M3 4h34v7H3z"/>'
        '<path fill="#ffcf5e" stroke="#7a4a10" stroke-width="1.5" d="M17 16h6l2 8-2 6h-6l-2-6z"/>'
    ),
    "torch": (
        '<path stroke="#3a2312" stroke-width="4" stroke-linecap="round" d="M20 38V22"/>'
        '<path fill="#ffae45" d="M20 4q9 9 5 17h-10q-4-8 5-17z"/>'
        '<path fill="#fff3bd" d="M20 11q5 5 2 10h-4q-3-5 2-10z"/>'
    ),
    "flag": (
        '<path stroke="#1c100c" stroke-width="5" stroke-linecap="round" d="M9 38V4"/>'
        '<path stroke="#b98c54" stroke-width="2.4" stroke-linecap="round" d="M9 38V4"/>'
        '<path fill="#f7f2e6" stroke="#1c100c" stroke-width="2" '
        'd="M10 5q8-4 14 0t14-1l-5 8 5 8q-8 3-14 0t-14 1z"/>'
        '<path stroke="#b4303c" stroke-width="3.4" d="M18 8l9 9M27 8l-9 9"/>'
    ),
    "gate": (
        '<path fill="#8d8790" stroke="#2a1812" stroke-width="1.4" '
        'd="M3 40V14h8v26zM29 40V14h8v26z"/>'
        '<path fill="#a39ca6" stroke="#2a1812" stroke-width="1.4" '
        'd="M1 15Q20-7 39 15l-6 3Q20 3 7 18z"/>'
        '<path stroke="#5e5862" stroke-width=".9" d="M4 21h6M4 28h6M30 21h6M30 28h6M20 3.6v5'
        'M12 6.4l2 4.4M28 6.4l-2 4.4"/>'
    ),
}

COATS: Mapping[str, str] = {
    "warrior": "#a23a2e",
    "thief": "#3f6b3a",
    "priest": "#e6dcc2",
    "wizard": "#4b55a8",
    "bard": "#b8792a",
    "paladin": "#c9d4e6",
    "illusion": "#9fb6d8",
}
"""The coat of each class."""
HATS: Mapping[str, str] = {
    "warrior": '<path fill="#8f97a3" d="M12 12q8-11 16 0v3H12z"/><path d="M33 10v20M30 24h6"/>',
    "thief": '<path fill="#2e4f2b" d="M10 14q10-16 20 0l-3 3q-7-5-14 0z"/><path d="M32 26l5-7"/>',
    "priest": '<path fill="#f4efe0" d="M13 13l7-10 7 10z"/><path d="M34 12v22M30 17h8"/>',
    "wizard": '<path fill="#3a4390" d="M10 14L20-3l10 17z"/><path d="M35 12v24"/>',
    "bard": '<path fill="#7d3f6b" d="M10 13q10-10 20 0l6-5-5 8H11z"/>',
    "paladin": '<path fill="#e9c04f" d="M12 13l-1-8 5 4 4-6 4 6 5-4-1 8z"/><path d="M34 6v28"/>',
    "illusion": '<path fill="#c8d8f0" d="M11 14q9-14 18 0z"/>',
}


def figure(kind: str) -> str:
    """Somebody who comes to a dungeon."""
    faint = ' opacity=".6"' if kind == "illusion" else ""
    return (
        f'<g stroke="#2a1812" stroke-width="2" stroke-linejoin="round" '
        f'stroke-linecap="round"{faint}>'
        f'<path fill="{COATS[kind]}" d="M11 39l4-19h10l4 19z"/>'
        '<circle cx="20" cy="15" r="6.4" fill="#f0cfa6"/>'
        f"{HATS[kind]}"
        '<path d="M18 15.6v.2M22.4 15.6v.2"/></g>'
    )
