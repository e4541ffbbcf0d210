"""Positions of Heroes of Dark Lands as pictures."""

from __future__ import annotations

from collections.abc import Sequence

from warren.core import state as core
from warren.drawing.hex_svg import hex_svg
from warren.drawing.hex_tile import HexTile
from warren.drawing.hexagons import hexagons
from warren.drawing.picture import Picture
from warren.drawing.postcard.scene import Scene
from warren.games.heroes.card import Card
from warren.games.heroes.state import State
from warren.text.catalogue import Catalogue
from warren.text.names import title


class HeroesPicture(Picture):
    """The hexes with their levels, who holds them and what lies there."""

    def svg(self, catalogue: Catalogue, state: core.State, names: Sequence[str]) -> str:
        assert isinstance(state, State)
        board = state.table.board
        words = {board.id: catalogue.text(f"board-{board.id}")}
        words |= {f"seat-{seat}": player for seat, player in enumerate(names)}
        words |= {card.id: title(catalogue, "card", card.id) for card in state.table.cards}
        words |= {
            "level": catalogue.text("hex-level"),
            "support": catalogue.text("hex-support"),
            "claim": catalogue.text("hex-claim"),
        }
        return hex_svg(hexagons(board.id, board.rows), hex_tiles(state), labels=words)

    def scene(self, catalogue: Catalogue, state: core.State) -> Scene:
        from warren.drawing.heroes.postcard import scene

        assert isinstance(state, State)
        return scene(state)


def hex_tiles(state: State) -> dict[str, HexTile]:
    """What lies on each region."""
    return {name: _tile(state, region) for region, name in enumerate(state.table.board.names)}


def _tile(state: State, region: int) -> HexTile:
    owner = state.owner_of(region)
    return HexTile(
        level=state.level_of(region),
        owner=owner,
        claim=state.claimant_of(region),
        troop=_id(state.troop_on(region)),
        fortification=_id(state.fortification_on(region)),
        rune=_id(state.rune_on(region)),
        support=int(state.support_of(region)) if owner is not None else 0,
    )


def _id(card: Card | None) -> str:
    return card.id if card else ""
