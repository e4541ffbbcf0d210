"""Positions of Dungeon Lords as pictures."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from warren.cli.dungeon_lords.pictures import center_scene, dungeon_scene
from warren.core import state as core
from warren.drawing.dungeon_lords.center_svg import center_svg
from warren.drawing.dungeon_lords.dungeon_svg import dungeon_svg
from warren.drawing.dungeon_lords.postcard import dungeons_scene
from warren.drawing.picture import Picture
from warren.drawing.postcard.scene import Scene
from warren.games.dungeon_lords.state import State
from warren.text.catalogue import Catalogue
from warren.text.names import game_name

SEVERAL: Final = 2
"""Dungeons side by side, where there are more than one."""
WIDE: Final = 1400.0
GAP: Final = 24.0
BOX: Final = re.compile(r'viewBox="\S+ \S+ (\S+) (\S+)"')
STYLE: Final = re.compile(r"<style>(.*?)</style>", re.DOTALL)
RULE: Final = re.compile(r"([^{}]+)\{")


class DungeonLordsPicture(Picture):
    """The central board, and below it all dungeons."""

    def svg(self, catalogue: Catalogue, state: core.State, names: Sequence[str]) -> str:
        assert isinstance(state, State)
        name = game_name(catalogue, state.game())
        parts = [center(catalogue, state, names), dungeons(catalogue, state, names)]
        placed: list[str] = []
        top = 0.0
        for number, part in enumerate(parts):
            drawn, high = _placed(part, f"sheet-{number}", top)
            placed.append(drawn)
            top += high + GAP
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE:g} {top - GAP:g}" '
                f'role="img" aria-label={quoteattr(name)}>',
                f"<title>{escape(name)}</title>",
                *placed,
                "</svg>",
            ]
        )

    def scene(self, catalogue: Catalogue, state: core.State) -> Scene:
        assert isinstance(state, State)
        seats = range(state.seat_count())
        return dungeons_scene([dungeon_scene(catalogue, state, seat, "") for seat in seats])


def center(catalogue: Catalogue, state: State, names: Sequence[str]) -> str:
    """The central board."""
    return center_svg(center_scene(catalogue, state, names))


def dungeons(catalogue: Catalogue, state: State, names: Sequence[str]) -> str:
    """The dungeons of the seats that are named."""
    scenes = tuple(
        dungeon_scene(catalogue, state, seat, player) for seat, player in enumerate(names)
    )
    return dungeon_svg(scenes, catalogue.text("board-lords-dungeon"), min(SEVERAL, len(scenes)))


def _placed(svg: str, sheet: str, top: float) -> tuple[str, float]:
    """A picture inside of another with its height there; its styles concern nothing else."""
    box = BOX.search(svg)
    assert box is not None
    high = WIDE * float(box[2]) / float(box[1])
    sized = svg.replace("<svg ", f'<svg y="{top:g}" width="{WIDE:g}" height="{high:g}" ', 1)
    styled = STYLE.sub(lambda found: f"<style>{_scoped(found[1], sheet)}</style>", sized)
    return f'<g class="{sheet}">{styled}</g>', high


def _scoped(rules: str, sheet: str) -> str:
    return RULE.sub(
        lambda found: ",".join(f".{sheet} {one}" for one in found[1].split(",")) + "{", rules
    )
