"""The one front for maps and things, whichever game it is."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from typing import Final

import msgspec

from warren.core.game import Game
from warren.core.state import State
from warren.server.atlas.atlas import Atlas, Data, Plan
from warren.server.atlas.chart import NO_MAP, BoardTold, Box, Chart
from warren.server.atlas.heroes import HeroesAtlas
from warren.server.atlas.small_world import SmallWorldAtlas
from warren.server.backroom import Backroom
from warren.server.errors import Unknown
from warren.text.catalogue import LANGUAGES
from warren.text.narration import voice_of

ATLASES: Final[list[Atlas]] = [SmallWorldAtlas(), HeroesAtlas()]
MOST_KEPT: Final = 64


def atlas_of(title: Game) -> Atlas | None:
    return next((atlas for atlas in ATLASES if atlas.knows(title)), None)


def kind_of(title: Game) -> str:
    """How the map of a game is drawn."""
    atlas = atlas_of(title)
    return NO_MAP if atlas is None else atlas.kind


def boards_of(title: Game) -> list[BoardTold]:
    atlas = atlas_of(title)
    return [] if atlas is None else atlas.boards(title)


def box_of(title: Game, state: State) -> Box:
    """The things of a table, and the names it has given itself."""
    atlas = atlas_of(title)
    voice = voice_of(state)
    return Box(
        things={} if atlas is None else atlas.things(state),
        names={language: voice.own_names(state, language) for language in LANGUAGES},
    )


class Charts:
    """Maps, drawn once and kept as long as they are asked for."""

    def __init__(self, backroom: Backroom) -> None:
        self.backroom: Final = backroom
        self._kept: Final[OrderedDict[str, asyncio.Future[Chart]]] = OrderedDict()

    async def chart(self, title: Game, board: str) -> Chart:
        """The board of a name."""
        return await self._drawn(_atlas(title).plan(title, board))

    async def chart_of(self, title: Game, players: int, options: Data) -> Chart:
        """The board of a table."""
        return await self._drawn(_atlas(title).plan_of(title, players, options))

    async def _drawn(self, plan: Plan) -> Chart:
        if not plan.slow:
            return plan.draw(plan.data)
        key = hashlib.sha256(msgspec.json.encode(plan.data)).hexdigest()
        drawing = self._kept.get(key)
        if drawing is None:
            drawing = asyncio.ensure_future(self.backroom.run(plan.draw, plan.data))
            self._kept[key] = drawing
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        try:
            return await asyncio.shield(drawing)
        except Exception:
            self._kept.pop(key, None)
            raise


def _atlas(title: Game) -> Atlas:
    atlas = atlas_of(title)
    if atlas is None:
        raise Unknown("error-no-map", {"game": title.key}, "TABLE-BOARD")
    return atlas
