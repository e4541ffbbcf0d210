"""When redeployment begins: new pieces, empty rivers, Hammers off the board.  [SU-TURN-8]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world import channels
from warren.games.small_world.effects.army import gain_tokens
from warren.games.small_world.effects.ground import vacate
from warren.games.small_world.effects.markers import lift_piece
from warren.games.small_world.layout import HAND, KEPT_RIVERS, PIECES, TRIBE_SIZE
from warren.games.small_world.pieces import FIELD, HAMMER, KINDS, WIDTH, piece
from warren.games.small_world.pieces import PIECES as PIECE_KINDS
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.trait import Trait


def gather(state: State, tribe: i64) -> None:
    if state.is_active(tribe):
        gain_pieces(state, tribe, state.race(tribe))
        gain_pieces(state, tribe, state.power(tribe))
        lent = state.lent_power(tribe)
        if lent != NONE:
            power = state.table.powers[lent]
            gain_tokens(state, tribe, power.tokens_gained(state, tribe), power.rule)
            gain_pieces(state, tribe, power)
        take_hammers(state, tribe)
    empty_rivers(state, tribe)


def gain_pieces(state: State, tribe: i64, trait: Trait) -> None:
    """As many as the trait gives and the box still has.  [SU-P-SHIELD] [SU-R-IRON-DWARVES]"""
    wanted = trait.pieces_gained(state, tribe)
    if wanted == 0:
        return
    for kind in range(i64(KINDS)):
        count = (wanted >> (WIDTH * kind)) & FIELD
        if count == 0:
            continue
        gained = min(count, i64(PIECE_KINDS[kind].limit) - pieces_out(state, tribe, kind))
        if gained <= 0:
            continue
        state.numbers[tribe * TRIBE_SIZE + PIECES] += piece(kind, gained)
        if state.effects is not None:
            state.emit(
                "pieces-gained",
                {
                    "race": state.race(tribe).id,
                    "piece": PIECE_KINDS[kind].id,
                    "count": int(gained),
                    "rule": trait.rule,
                },
            )


def pieces_out(state: State, tribe: i64, kind: i64) -> i64:
    """Pieces of a kind on the board and in this hand."""
    out = state.in_hand(tribe, kind)
    for region in range(state.table.board.size):
        out += state.count(region, kind)
    return out


def take_hammers(state: State, tribe: i64) -> None:
    for region in range(state.table.board.size):
        while state.count(region, HAMMER):
            lift_piece(state, tribe, region, HAMMER)


def empty_rivers(state: State, tribe: i64) -> None:
    """Tokens leave the rivers, unless the race may keep them.  [SU-CON-3] [SU-CON-13]"""
    rivers = state.held(tribe) & state.table.board.river
    if rivers == 0 or channels.enters_water(state, tribe):
        return
    if not state.is_active(tribe):
        rivers &= ~state.numbers[KEPT_RIVERS]
    for region in range(state.table.board.size):
        if (rivers >> region) & 1:
            state.numbers[tribe * TRIBE_SIZE + HAND] += state.tokens_on(region)
            vacate(state, tribe, region)
            if state.effects is not None:
                state.emit(
                    "river-left",
                    {"race": state.race(tribe).id, "region": state.table.board.names[region]},
                )
