"""Keeps the emblems that postcards need: `python -m tests.tools.emblems`.

They are the page's, and one for each piece of Small World, which the page paints.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "web" / "src" / "games"
SET: Final = ROOT / "web" / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
TARGET: Final = ROOT / "src" / "warren" / "drawing"
KINDS: Final = {"small_world": ("race-", "symbol-"), "heroes": ("card-",)}
PIECES: Final = {
    "piece-tribe": "tipi",
    "piece-lair": "cave-entrance",
    "piece-fortress": "castle",
    "piece-encampment": "camping-tent",
    "piece-hole": "hobbit-door",
    "piece-hero": "ninja-heroic-stance",
    "piece-dragon": "dragon-head",
    "piece-monster": "gluttonous-smile",
    "piece-mushroom-armour": "breastplate",
    "piece-silver-hammer": "thor-hammer",
    "piece-great-ancient": "squid-head",
    "piece-queen": "queen-crown",
    "piece-bag": "swap-bag",
    "piece-ghost": "ghost",
    "piece-balrog": "daemon-skull",
    "piece-volcano": "smoking-volcano",
    "relic": "jewel-crown",
    "place": "temple-gate",
}


def main() -> None:
    drawn = json.loads(SET.read_text(encoding="utf-8"))["icons"]
    for game, kinds in KINDS.items():
        page = json.loads((PAGE / game / "icons.json").read_text(encoding="utf-8"))
        wanted = {key: name for key, name in page.items() if key.startswith(kinds)}
        if game == "small_world":
            wanted |= PIECES
        found = {key: path_of(drawn[name]["body"]) for key, name in wanted.items()}
        text = json.dumps(found, indent=1) + "\n"
        (TARGET / game / "emblems.json").write_text(text, encoding="utf-8")


def path_of(body: str) -> str:
    match = re.search(r'd="([^"]+)"', body)
    assert match is not None, body
    return match[1]


if __name__ == "__main__":
    main()
