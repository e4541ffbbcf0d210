"""Plans for a battle: one piece after another, as long as it helps."""

from __future__ import annotations

from typing import Final

from warren.bots.choices import regions_of
from warren.bots.dungeon_lords.battle_values import BattleValues
from warren.bots.dungeon_lords.powers import monster_power, trap_use
from warren.games.dungeon_lords import lair
from warren.games.dungeon_lords.battle import babies, plan
from warren.games.dungeon_lords.battle.limits import monsters_allowed, trap_fee, traps_allowed
from warren.games.dungeon_lords.battle.outlook import outlook
from warren.games.dungeon_lords.battle.preview import Defence, preview
from warren.games.dungeon_lords.combat_terms import MONSTER_CATAPULT
from warren.games.dungeon_lords.sight import combat, keep
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import NONE

CARDS: Final = 4
"""So many of the cards that may come are looked at."""
TILES: Final = 2
"""So many of the tiles that may be defended are tried."""
GOLD: Final = 0.6
TRAP: Final = 0.35
TIRED: Final = 0.12
"""What it costs to use a trap or a monster while others could come later."""
TRIFLE: Final = 0.05

Piece = tuple[bool, int]
"""Whether it is a trap, and the kind of the trap or the look of the monster."""
CUB: Final = -1
"""The look of Baby Golem."""


class BattlePlans:
    """The plans that extend what a seat has planned so far."""

    def __init__(self, state: State, seat: int) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.values: Final = BattleValues(state, seat)
        cards = outlook(state, seat)
        step = max(1, len(cards) // CARDS)
        self.cards: Final = [card for card, _ in cards[::step]][:CARDS]
        self.laid: Final = combat.laid_traps(state, seat).kinds
        self.sent: Final = [
            int(lair.look_of(tile)) for tile in keep.monsters(state, seat) if tile & lair.SENT
        ]
        self.cubs: Final = int(babies.count(state, seat, babies.SENT))

    def best(self) -> Defence:
        """The best plan over the tiles that are cheapest to lose."""
        found = [self._improved(cell) for cell in self._tiles()]
        return max(found, key=lambda one: one[0])[1]

    def _tiles(self) -> list[int]:
        chosen = int(plan.cell(self.state, self.seat))
        if chosen != NONE:
            return [chosen]
        goals = regions_of(int(plan.goals(self.state, self.seat)))
        return sorted(goals, key=self.values.tile_cost)[:TILES]

    def _improved(self, cell: int) -> tuple[float, Defence]:
        """The plan to which no single piece can be added with profit."""
        best = Defence(cell, self.laid, self.sent, self.cubs)
        value = self.value(best)
        while True:
            more = [self._with(best, piece) for piece in self._pieces(best)]
            rated = [(self.value(one), at) for at, one in enumerate(more)]
            if not rated or max(rated)[0] <= value + TRIFLE:
                return value, best
            value, at = max(rated)
            best = more[at]

    def _with(self, defence: Defence, piece: Piece) -> Defence:
        is_trap, what = piece
        traps = [*defence.traps, what] if is_trap else defence.traps
        if is_trap or what != CUB:
            looks = defence.looks if is_trap else [*defence.looks, what]
            return Defence(defence.cell, traps, looks, defence.cubs)
        return Defence(defence.cell, traps, defence.looks, defence.cubs + 1)

    def _pieces(self, defence: Defence) -> list[Piece]:
        """What may still be added."""
        state, seat = self.state, self.seat
        found: list[Piece] = []
        if len(defence.traps) < int(traps_allowed(state, seat, defence.cell)):
            found += [(True, kind) for kind in self._free_traps(defence)]
        full = self._monsters(defence) >= int(monsters_allowed(state, seat, defence.cell))
        seen: set[int] = set()
        for tile in keep.monsters(state, seat):
            look = int(lair.look_of(tile))
            if tile & (lair.DOWN | lair.THROWN) or look in seen:
                continue
            seen.add(look)
            ghost = state.monster(lair.kind_of(tile)).ghost
            if (ghost or not full) and self._owned(look) > defence.looks.count(look):
                found.append((False, look))
        if int(babies.ready(state, seat)) + self.cubs > defence.cubs and not full:
            found.append((False, CUB))
        return found

    def _monsters(self, defence: Defence) -> int:
        deck = self.state.table.deck.monsters
        return defence.cubs + sum(1 for look in defence.looks if not deck[look // lair.LOOKS].ghost)

    def _owned(self, look: int) -> int:
        """How many there are to be sent: what a catapult throws is not."""
        tiles = [tile for tile in keep.monsters(self.state, self.seat) if not tile & lair.THROWN]
        return sum(1 for tile in tiles if int(lair.look_of(tile)) == look)

    def _free_traps(self, defence: Defence) -> list[int]:
        """Those in hand that can be paid; catapults are left alone."""
        hand = keep.traps_left(self.state, self.seat) + self.laid
        return [
            kind
            for kind in sorted(set(hand))
            if hand.count(kind) > defence.traps.count(kind)
            and kind != MONSTER_CATAPULT
            and self._payable([*defence.traps, kind], defence.cell)
        ]

    def _payable(self, traps: list[int], cell: int) -> bool:
        state, seat = self.state, self.seat
        prices = [state.trap(kind).prices[self.values.times.year - 1] for kind in traps]
        fee = int(trap_fee(state, seat, cell)) * len(traps)
        return (
            sum(price.gold for price in prices) + fee <= int(state.gold(seat))
            and sum(price.food for price in prices) <= int(state.food(seat))
            and sum(price.imps for price in prices) <= int(state.idle(seat))
        )

    def value(self, defence: Defence) -> float:
        """The mean over the cards, less what the pieces could do later."""
        total = sum(
            self.values.outcome(preview(self.state, self.seat, defence, card))
            for card in self.cards
        )
        return total / len(self.cards) - self.cost(defence)

    def cost(self, defence: Defence) -> float:
        year = self.values.times.year
        later = 1.0 if self.values.left else 0.3
        fee = int(trap_fee(self.state, self.seat, defence.cell))
        total = 0.0
        for kind in defence.traps:
            trap = self.state.trap(kind)
            price = trap.prices[year - 1]
            total += later * TRAP * trap_use(trap, year) + 3 * price.letters + 1.2 * price.imps
            total += GOLD * (price.gold + price.food + fee)
        for look in defence.looks:
            monster = self.state.monster(look // lair.LOOKS)
            total += TIRED * monster_power(monster) * (1.0 if self.values.left else 0.0)
        return total
