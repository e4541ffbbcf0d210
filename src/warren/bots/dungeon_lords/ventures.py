"""What an order would bring on a space, before anybody has gone anywhere."""

from __future__ import annotations

from typing import Final

from warren.bots.dungeon_lords.estate import Estate, Wages
from warren.bots.dungeon_lords.powers import monster_power, room_use
from warren.bots.dungeon_lords.times import Times
from warren.games.dungeon_lords.cards import Monster
from warren.games.dungeon_lords.dungeon import diggable
from warren.games.dungeon_lords.ground import sites
from warren.games.dungeon_lords.places import Space
from warren.games.dungeon_lords.sight import center
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.errand import place_now
from warren.games.dungeon_lords.terms import (
    BUILD_ROOM,
    BUY_TRAPS,
    DIG_TUNNELS,
    GET_FOOD,
    HIGHEST,
    HIRE_MONSTER,
    MINE_GOLD,
    ORDERS,
)

SPIED: Final = 0.25
SLANDER: Final = 0.3
PET: Final = 1.3
IMPROVED: Final = 1.2
FREED: Final = 2.5
EXHIBIT: Final = 1.0
DIGS: Final = 5


class Ventures:
    """The orders of one round as one seat sees them."""

    def __init__(self, state: State, seat: int, times: Times) -> None:
        self.state: Final = state
        self.places: Final = [place_now(state, location) for location in range(ORDERS)]
        self.board: Final = center.opportunity(state)
        deck = state.table.deck
        self.monsters: Final = sorted(
            (deck.monsters[kind] for kind in center.monsters_on_offer(state)),
            key=monster_power,
            reverse=True,
        )
        self.numbers: Final = {monster.id: at for at, monster in enumerate(deck.monsters)}
        kinds = [deck.monsters[kind].id for kind in center.monsters_on_offer(state)]
        own = [room for room in center.rooms_on_offer(state) if sites(state, seat, room)]
        self.rooms: Final = sorted(
            own, key=lambda room: room_use(deck.rooms[room], times.rounds, kinds), reverse=True
        )
        self.shown: Final = len(center.rooms_on_offer(state))
        self.lost: Final = int(state.lost(seat))
        self.diggable: Final = int(diggable(state.tiles(seat))).bit_count()

    def go(self, estate: Estate, location: int, space: int, before: int) -> None:
        """What follows for an estate; `before` tells how many act there before."""
        deal = self.places[location].spaces[space]
        if not self._pays(estate, deal):
            return
        unusual = self.board == location
        if location == HIRE_MONSTER:
            self._hire(estate, deal, before)
        elif location == BUILD_ROOM:
            self._build(estate, deal, before, unusual)
        elif location == DIG_TUNNELS:
            if unusual:
                self._improve(estate, deal)
            else:
                dug = min(deal.workers, estate.idle - deal.supervisors, self.diggable + 1, DIGS)
                self._work(estate, deal, dug)
                estate.tunnels += max(dug, 0)
        elif location == MINE_GOLD and not unusual:
            mined = min(deal.workers, estate.idle - deal.supervisors, estate.tunnels)
            self._work(estate, deal, mined)
            estate.gold += max(mined, 0)
        elif location == GET_FOOD and unusual:
            reaped = min(deal.workers, estate.idle - deal.supervisors)
            self._work(estate, deal, reaped)
            estate.food += max(reaped, 0)
            estate.evil = max(1, estate.evil - deal.gives.calm)
        elif location == BUY_TRAPS and unusual:
            self._trade(estate, deal)
            estate.extras += EXHIBIT
        else:
            self._trade(estate, deal)

    def _pays(self, estate: Estate, deal: Space) -> bool:
        return (
            estate.gold >= deal.gold
            and estate.food >= deal.food
            and (deal.evil == 0 or estate.evil + deal.evil <= HIGHEST)
        )

    def _work(self, estate: Estate, deal: Space, workers: int) -> None:
        if workers > 0:
            estate.idle -= workers + deal.supervisors

    def _trade(self, estate: Estate, deal: Space) -> None:
        gives = deal.gives
        estate.gold += gives.gold - deal.gold + deal.returns
        estate.food += gives.food - deal.food
        estate.evil = max(1, estate.evil + deal.evil - gives.calm)
        estate.imps += gives.imps
        estate.idle += gives.imps
        if gives.traps:
            estate.traps = estate.traps + [1.0] * gives.traps
        estate.pets += PET * gives.pets
        estate.extras += (SPIED if deal.spies else 0.0) + (SLANDER if deal.others else 0.0)

    def _improve(self, estate: Estate, deal: Space) -> None:
        times = min(deal.tunnels, estate.idle // max(deal.tunnel_imps, 1))
        if times > 0:
            estate.idle -= times * deal.tunnel_imps
            estate.extras += times * (FREED if self.lost else IMPROVED)

    def _hire(self, estate: Estate, deal: Space, before: int) -> None:
        """The best monster that can be paid and that those before leave."""
        left = before
        for monster in self.monsters:
            if not self._affords(estate, deal, monster):
                continue
            if left:
                left -= 1
                continue
            self._take(estate, deal, monster)
            return

    def _affords(self, estate: Estate, deal: Space, monster: Monster) -> bool:
        evil = monster.evil + deal.evil
        return (
            estate.gold >= monster.gold
            and estate.food >= monster.food + deal.food + monster.either
            and estate.idle >= monster.imps
            and len(estate.traps) >= monster.traps
            and len(estate.kinds) >= monster.monsters
            and (evil == 0 or estate.evil + evil <= HIGHEST)
        )

    def _take(self, estate: Estate, deal: Space, monster: Monster) -> None:
        estate.gold -= monster.gold
        estate.food -= monster.food + deal.food + monster.either
        estate.evil += monster.evil + deal.evil
        estate.imps -= monster.imps
        estate.idle -= monster.imps
        estate.traps = estate.traps[monster.traps :]
        estate.strength += 1 + monster_power(monster) - 2.5 * monster.monsters
        estate.kinds = [*estate.kinds, self.numbers[monster.id]]
        wages = Wages()
        own = estate.wages
        wages.add(own.gold, own.food, own.evil)
        wages.add(monster.gold, monster.food + monster.either, monster.evil)
        estate.wages = wages

    def _build(self, estate: Estate, deal: Space, before: int, rents: bool) -> None:
        """Nothing where those before may leave nothing that fits."""
        if before >= self.shown or before >= len(self.rooms):
            return
        room = self.rooms[before]
        estate.gold -= deal.gold
        if rents:
            estate.rented = [*estate.rented, room]
        elif estate.tunnels:
            estate.rooms = [*estate.rooms, room]
            estate.tunnels -= 1
