"""The one front for maps and things, whichever game it is."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from warren.core.state import State
from warren.server.atlas.atlas import Data, Plan, atlas_of
from warren.server.atlas.chart import Box, Chart
from warren.server.nodes.backroom import Backroom, TooLong
from warren.text.catalogue import LANGUAGES
from warren.text.narration import voice_of

MOST_KEPT: Final = 64


def box_of(state: State) -> Box:
    """The things of a table, and the names it has given itself."""
    voice = voice_of(state)
    return Box(
        things=atlas_of(state.game()).things(state),
        names={language: voice.own_names(state, language) for language in LANGUAGES},
    )


class Charts:
    """Maps, drawn once and kept as long as they are asked for."""

    def __init__(self, backroom: Backroom) -> None:
        self.backroom: Final = backroom
        self._kept: Final[OrderedDict[str, asyncio.Future[Chart]]] = OrderedDict()

    async def chart(self, game: str, board: str) -> Chart:
        """The board of a name."""
        return await self._drawn(atlas_of(game).plan(board))

    async def chart_of(self, game: str, players: int, options: Data) -> Chart:
        """The board of a table."""
        return await self._drawn(atlas_of(game).plan_of(players, options))

    async def _drawn(self, plan: Plan) -> Chart:
        if plan.sketch is None:
            return plan.draw(plan.data)
        key = hashlib.sha256(msgspec.json.encode(plan.data)).hexdigest()
        drawing = self._kept.get(key)
        if drawing is None:
            drawing = asyncio.ensure_future(self._slowly(plan, plan.sketch))
            self._kept[key] = drawing
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        try:
            return await asyncio.shield(drawing)
        except Exception:
            self._kept.pop(key, None)
            raise

    async def _slowly(self, plan: Plan, sketch: Callable[[Data, str], Chart]) -> Chart:
        """What took too long once is not tried again."""
        try:
            return await self.backroom.run(plan.draw, plan.data, slow=True)
        except TooLong as error:
            return sketch(plan.data, error.message)
