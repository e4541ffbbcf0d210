"""What must hold after every effect, and what at every decision."""

from __future__ import annotations

from collections import Counter

from warren.core.effect import Effect
from warren.games.small_world import frames
from warren.games.small_world.layout import (
    ASIDE,
    COINS,
    COLUMN,
    COMBO_COINS,
    COMBO_SIZE,
    HAND,
    HELD,
    LENT,
    RACE,
    SEAT_SIZE,
    TRIBE_SIZE,
)
from warren.games.small_world.pieces import ENCAMPMENT, FORTRESS, HERO, LAIR, NATIVES
from warren.games.small_world.state import State
from warren.games.small_world.terms import COMBOS, FREE, NONE, SLOTS
from warren.games.small_world.underground.markers import SOCKS

FROM_BANK = ("SU-P-MARTYR", "SU-P-VANISHING", "SU-PLC-ALTAR")


def check_tokens(state: State) -> None:
    """Tokens per race are constant over tray, hands and board; one owner per region."""
    counts = [int(state.tray(race)) for race in range(len(state.table.races))]
    assert min(counts) >= 0
    held = 0
    for tribe in range(state.table.players * SLOTS):
        base = tribe * TRIBE_SIZE
        if state.status(tribe) == FREE:
            assert state.numbers[base + HELD] == 0
            continue
        race = state.numbers[base + RACE]
        assert state.numbers[base + HAND] >= 0
        assert state.numbers[base + ASIDE] >= 0
        counts[race] += state.numbers[base + HAND] + state.numbers[base + ASIDE]
        counts[race] += state.tokens_on_board(tribe)
        assert held & state.held(tribe) == 0
        held |= state.held(tribe)
    assert counts == [race.supply for race in state.table.races], [
        (race.id, count) for race, count in zip(state.table.races, counts, strict=True)
    ]
    for region in range(state.table.board.size):
        holder = state.holder_of(region)
        assert (holder != NONE) == bool(held >> region & 1)
        if holder == NONE:
            assert state.tokens_on(region) == 0
            assert state.pieces_on(region) & ~NATIVES == 0
        else:
            assert state.held(holder) >> region & 1
            assert state.pieces_on(region) & NATIVES == 0


def check_decision(state: State) -> None:
    """What holds whenever somebody is to decide."""
    codes = list(state.codes(state.actors()[0]))
    assert codes
    assert len(set(codes)) == len(codes)
    leaving = frames.step(state) == frames.FAREWELL
    for region in range(state.table.board.size):
        holder = state.holder_of(region)
        if holder == NONE:
            continue
        assert state.tokens_on(region) >= 1
        race = state.race(holder)
        assert state.count(region, FORTRESS) <= 1
        assert state.count(region, HERO) <= 1
        assert bool(state.count(region, LAIR)) == (race.id == "trolls")
        if not state.is_active(holder):
            assert state.count(region, ENCAMPMENT) == 0
            crowded = leaving or race.id == "ghouls" or may_be_crowded(state, holder)
            assert crowded or state.tokens_on(region) == 1
    for seat in range(state.table.players):
        assert state.numbers[seat * SEAT_SIZE + COINS] >= 0


def may_be_crowded(state: State, tribe: int) -> bool:
    """Whether tokens in decline may stand together: by the tomb, or fled from the Socks."""
    table = state.table
    badges = [state.power_id(tribe)]
    if table.deep:
        badges.append(state.numbers[LENT])
    entombed = any(badge != NONE and table.powers[badge].id == "tomb" for badge in badges)
    return entombed or state.marker_at(SOCKS) != NONE


def check_stacks(state: State) -> None:
    """Banners and badges, the lent one with them, are each in exactly one place."""
    data = state.to_json()
    banners: Counter[object] = Counter()
    badges: Counter[object] = Counter()
    for name, found in (("banners", banners), ("badges", badges)):
        stacks = data[name]
        assert isinstance(stacks, dict)
        for stack in stacks.values():
            found.update(stack)
    for name in ("tribes", "column"):
        entries = data[name]
        assert isinstance(entries, list)
        for entry in entries:
            banners[entry["race"]] += 1
            if entry["power"] is not None:
                badges[entry["power"]] += 1
    if state.table.deep and state.numbers[LENT] != NONE:
        badges[state.table.powers[state.numbers[LENT]].id] += 1
    if frames.step(state) == frames.REFILL and frames.subject(state) != NONE:
        banners[state.table.races[frames.subject(state)].id] += 1
    assert banners == Counter(race.id for race in state.table.races)
    assert badges == Counter(power.id for power in state.table.powers)


def wealth(state: State) -> int:
    """All coins of players and column."""
    total = sum(state.scores())
    for place in range(COMBOS):
        total += state.numbers[COLUMN + place * COMBO_SIZE + COMBO_COINS]
    return total


def coins_of(effect: Effect) -> int:
    coins = effect.args["coins"]
    assert isinstance(coins, int)
    return coins


def coins_from_bank(effects: list[Effect]) -> int:
    """Incomes and a few rewards come from the bank: what is paid for a combo lies on the column."""
    return sum(
        coins_of(effect)
        for effect in effects
        if effect.name == "income-paid"
        or (effect.name == "coins-gained" and effect.args["rule"] in FROM_BANK)
    )


def coins_told(effects: list[Effect], seat: int) -> int:
    """How much richer the seat is by what was told."""
    total = 0
    for effect in effects:
        if effect.args.get("seat") != seat:
            continue
        if effect.name in ("income-paid", "coins-gained"):
            total += coins_of(effect)
        elif effect.name == "coins-paid":
            total -= coins_of(effect)
    return total


class Watch(list[Effect]):
    """An effect sink that looks at the state after every effect."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state

    def append(self, effect: Effect) -> None:
        super().append(effect)
        check_tokens(self.state)
