"""What can happen: the only ways a state changes, each told as a fact."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.effect import ArgValue, only
from warren.games.heroes.card import ON_BOARD, OUT_OF_GAME
from warren.games.heroes.layout import (
    ACTIVE,
    ALLY,
    CLAIM,
    COINS,
    DECK,
    DECK_SIZE,
    DISCARD,
    DOOR,
    FORT,
    HAND,
    HANDS,
    KINDS,
    LEVEL,
    NONE,
    OUT,
    OWNER,
    PENDING,
    READY,
    SEAT_SIZE,
    SPENT,
    SUPPLY,
    TILE_SIZE,
    TROOP,
)
from warren.games.heroes.state import State


def gain_coins(state: State, seat: i64, coins: i64, rule: str) -> None:
    state.numbers[seat * SEAT_SIZE + COINS] += coins
    if state.effects is not None:
        state.emit("coins-gained", {"seat": int(seat), "coins": int(coins), "rule": rule})


def pay_coins(state: State, seat: i64, coins: i64, rule: str) -> None:
    state.numbers[seat * SEAT_SIZE + COINS] -= coins
    if state.effects is not None:
        state.emit("coins-paid", {"seat": int(seat), "coins": int(coins), "rule": rule})


def take_companion(state: State, seat: i64, kind: i64) -> None:
    state.numbers[SUPPLY + kind] -= 1
    state.numbers[seat * SEAT_SIZE + READY + kind] += 1
    if state.effects is not None:
        state.emit("companion-joined", {"seat": int(seat), "kind": int(kind)})


def spend(state: State, seat: i64, kind: i64, count: i64) -> None:
    """Companions turn face down.  [HDL-PLY-2]"""
    state.numbers[seat * SEAT_SIZE + READY + kind] -= count
    state.numbers[seat * SEAT_SIZE + SPENT + kind] += count


def ready_companions(state: State, seat: i64) -> None:
    """All companions turn face up.  [HDL-RDY-1]"""
    base = seat * SEAT_SIZE
    for kind in range(i64(KINDS)):
        state.numbers[base + READY + kind] += state.numbers[base + SPENT + kind]
        state.numbers[base + SPENT + kind] = 0


def draw_card(state: State, seat: i64, card: i64) -> None:
    """Known to the drawer alone.  [HDL-HID-2]"""
    state.numbers[state.table.place_of(DECK, card)] -= 1
    state.numbers[DECK_SIZE] -= 1
    state.numbers[state.table.place_of(HANDS + seat, card)] += 1
    state.numbers[seat * SEAT_SIZE + HAND] += 1
    if state.effects is not None:
        state.emit("card-drawn", {"seat": int(seat)})
        args: dict[str, ArgValue] = {"seat": int(seat), "card": state.table.cards[card].id}
        state.emit("card-seen", args, only(int(seat)))


def reshuffle(state: State) -> None:
    """The discard, reserve included, becomes the new deck.  [HDL-DRW-4]"""
    width = state.table.deck_width
    for card in range(width):
        state.numbers[DECK_SIZE] += state.in_pile(DISCARD, card)
        state.numbers[state.table.place_of(DECK, card)] += state.in_pile(DISCARD, card)
        state.numbers[state.table.place_of(DISCARD, card)] = 0
    if state.effects is not None:
        state.emit("deck-reshuffled", {"count": int(state.numbers[DECK_SIZE])})


def discard_card(state: State, seat: i64, card: i64) -> None:
    """Discarded cards are public.  [HDL-HID-2]"""
    leave_hand(state, seat, card)
    state.numbers[state.table.place_of(DISCARD, card)] += 1
    if state.effects is not None:
        state.emit("card-discarded", {"seat": int(seat), "card": state.table.cards[card].id})


def leave_hand(state: State, seat: i64, card: i64) -> None:
    state.numbers[state.table.place_of(HANDS + seat, card)] -= 1
    state.numbers[seat * SEAT_SIZE + HAND] -= 1


def prepare(state: State, seat: i64, card: i64) -> None:
    """A card is put ready to be opened together with another; nobody else sees it."""
    state.numbers[state.table.place_of(HANDS + seat, card)] -= 1
    state.numbers[state.table.place_of(PENDING, card)] += 1
    if state.effects is not None:
        args: dict[str, ArgValue] = {"seat": int(seat), "card": state.table.cards[card].id}
        state.emit("card-prepared", args, only(int(seat)))


def take_back(state: State, seat: i64) -> None:
    """Everything prepared goes back into hand."""
    width = state.table.deck_width
    for card in range(width):
        state.numbers[state.table.place_of(HANDS + seat, card)] += state.in_pile(PENDING, card)
        state.numbers[state.table.place_of(PENDING, card)] = 0
    if state.effects is not None:
        state.emit("cards-taken-back", {"seat": int(seat)}, only(int(seat)))


def open_pending(state: State, seat: i64) -> None:
    """What was prepared is opened, its mages are spent, and the cards go their ways."""
    width = state.table.deck_width
    for card in range(width):
        while state.in_pile(PENDING, card):
            state.numbers[state.table.place_of(PENDING, card)] -= 1
            state.numbers[seat * SEAT_SIZE + HAND] -= 1
            use_magic(state, seat, card)


def tell_helpers(state: State, seat: i64) -> None:
    """The far region and the ally whose support is counted."""
    if state.effects is None:
        return
    door = state.numbers[DOOR]
    if door != NONE:
        name = state.table.board.names[door]
        state.emit("door-opened", {"seat": int(seat), "region": name})
    ally = state.numbers[ALLY]
    if ally != NONE:
        state.emit("ally-helped", {"seat": int(seat), "ally": int(ally)})


def use_magic(state: State, seat: i64, card: i64) -> None:
    """A magic card takes its mages and goes to the discard or out of the game.  [HDL-MAG-1]"""
    used = state.table.cards[card]
    spend(state, seat, KINDS - 1, used.mages)
    if used.after == OUT_OF_GAME:
        state.numbers[state.table.place_of(OUT, card)] += 1
    elif used.after != ON_BOARD:
        state.numbers[state.table.place_of(DISCARD, card)] += 1
    if state.effects is not None:
        state.emit("magic-played", {"seat": int(seat), "card": used.id})


def capture(state: State, seat: i64, card: i64, region: i64, factor: i64) -> None:
    """The troop stays on the region, the captor takes its level in coins.  [HDL-CAP-6]"""
    base = region * TILE_SIZE
    state.numbers[base + OWNER] = seat
    state.numbers[base + TROOP] = card
    state.numbers[base + CLAIM] = NONE
    state.numbers[ACTIVE] = 1
    if state.effects is not None:
        state.emit(
            "region-captured",
            {
                "seat": int(seat),
                "card": state.table.cards[card].id,
                "region": state.table.board.names[region],
            },
        )
    gain_coins(state, seat, state.numbers[base + LEVEL] * factor, "HDL-CAP-6")


def fortify(state: State, seat: i64, card: i64, region: i64) -> None:
    state.numbers[region * TILE_SIZE + FORT] = card
    if state.effects is not None:
        state.emit(
            "region-fortified",
            {
                "seat": int(seat),
                "card": state.table.cards[card].id,
                "region": state.table.board.names[region],
            },
        )


def relocate(state: State, seat: i64, source: i64, target: i64) -> None:
    card = state.numbers[source * TILE_SIZE + FORT]
    state.numbers[source * TILE_SIZE + FORT] = NONE
    state.numbers[target * TILE_SIZE + FORT] = card
    if state.effects is not None:
        names = state.table.board.names
        state.emit(
            "fortification-moved",
            {
                "seat": int(seat),
                "card": state.table.cards[card].id,
                "source": names[source],
                "region": names[target],
            },
        )


def age_claims(state: State, seat: i64) -> None:
    """A claim ends with the claimant's next turn.  [HDL-MAG-7]"""
    for region in range(state.table.board.size):
        at = region * TILE_SIZE + CLAIM
        claim = state.numbers[at]
        if claim == NONE or claim // 2 != seat:
            continue
        if claim % 2 == 0:
            state.numbers[at] = claim + 1
        else:
            state.numbers[at] = NONE
            if state.effects is not None:
                state.emit("claim-ended", {"region": state.table.board.names[region]})
