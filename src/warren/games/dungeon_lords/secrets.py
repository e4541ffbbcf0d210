"""What a viewer may not know, and guesses in its place.  [DL-INF-2] [DL-INF-3] [DF-INF-2]"""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from warren.core.numbers import bit, bit_count
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.combat_secrets import guess_plan, mask_plan
from warren.games.dungeon_lords.counts import PET_COUNTS, TRAP_COUNTS, Counts
from warren.games.dungeon_lords.layout import (
    BURIED_PETS,
    BURIED_TRAPS,
    CHOSEN,
    DEALT,
    DUMMY,
    DUMMY_CHOICE,
    DUMMY_LOCKED,
    DUMMY_ORDERS,
    DUMMY_SIZE,
    FAIR,
    HANDED,
    KNOWN,
    LOCKED,
    PETS,
    PLAN_TRAPS,
    ROW,
    SEALED,
    TRAPS,
    TURNED,
)
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.stacks import pet_deck, spell_deck, trap_deck
from warren.games.dungeon_lords.terms import HIDDEN, NONE, SPACES

EVERY_ORDER: int = 255
SETUP_CHOICE: int = 3
ORDER_CHOICE: int = 100
HANDING: int = 1
DROPPING: int = 2
EACH: int = 2


def masked(state: Position, seat: i64) -> None:
    """Take out what a seat, or SPECTATOR, may not know."""
    mask_plan(state, seat)
    for other in range(state.table.players):
        if other != seat:
            state.put(other, TRAPS, TRAP_COUNTS.hidden(state.get(other, TRAPS)))
            state.put(other, BURIED_TRAPS, TRAP_COUNTS.hidden(state.get(other, BURIED_TRAPS)))
            mask_pets(state, other)
            mask_choices(state, other)
    for place in range(state.numbers[TURNED], state.table.variant.fights):
        known = seat >= 0 and (state.get(seat, KNOWN) >> place) & 1
        if not known and state.numbers[ROW + place] != NONE:
            state.numbers[ROW + place] = HIDDEN


def mask_pets(state: Position, seat: i64) -> None:
    """How many there are is public; while they are passed on, only how many in all."""
    held = PET_COUNTS.total(state.get(seat, PETS))
    dealt = PET_COUNTS.total(state.get(seat, DEALT))
    stage = frames.stage(state)
    if frames.step(state) == frames.PET_PHASE and stage != 0:
        gone = i64(1) if state.get(seat, SEALED) and stage == DROPPING else i64(0)
        total = held + dealt + (1 if state.get(seat, HANDED) > 0 else 0)
        held, dealt = total - EACH + gone, EACH - gone
        state.put(seat, HANDED, HIDDEN if stage == HANDING else 0)
    unit = PET_COUNTS.one(PET_COUNTS.kinds)
    state.put(seat, PETS, held * unit)
    state.put(seat, DEALT, dealt * unit)
    state.put(seat, BURIED_PETS, PET_COUNTS.hidden(state.get(seat, BURIED_PETS)))


def holds_unknown_pets(state: Position) -> bool:
    for seat in range(state.table.players):
        if PET_COUNTS.unknown(state.get(seat, PETS)):
            return True
    return False


def mask_choices(state: Position, seat: i64) -> None:
    """Sealed choices: whether they are complete may be known, nothing else."""
    step = frames.step(state)
    if step == frames.SETUP:
        state.put(seat, LOCKED, 0)
        state.put(seat, CHOSEN, HIDDEN)
    elif step == frames.ORDERS and frames.stage(state) == ORDER_CHOICE:
        for number in range(i64(SPACES)):
            state.put(seat, CHOSEN + number, HIDDEN)
        if state.table.players == 2:
            state.put(seat, DUMMY_CHOICE, HIDDEN)
    elif step == frames.FESTIVAL and frames.stage(state) == 1:
        state.put(seat, FAIR, HIDDEN)


def guessed(state: Position, seat: i64, rng: Random) -> None:
    """Fill the gaps of a masked position at random."""
    guess_row(state, rng)
    for other in range(state.table.players):
        if other != seat:
            guess_choices(state, other, rng)
            guess_plan(state, other, rng)
    guess_cards(state, TRAP_COUNTS, [TRAPS, BURIED_TRAPS, PLAN_TRAPS], True, rng)
    guess_cards(state, PET_COUNTS, [PETS, DEALT, BURIED_PETS], False, rng)


def guess_row(state: Position, rng: Random) -> None:
    """A card that another seat has seen lies there already."""
    for place in range(state.numbers[TURNED], state.table.variant.fights):
        if state.numbers[ROW + place] == HIDDEN:
            state.numbers[ROW + place] = one_of(spell_deck(state), rng)


def one_of(mask: i64, rng: Random) -> i64:
    left = rng.randrange(bit_count(mask))
    place = i64(0)
    while True:
        if (mask >> place) & 1:
            if left == 0:
                return place
            left -= 1
        place += 1


def guess_choices(state: Position, seat: i64, rng: Random) -> None:
    """What is complete is guessed; of what is not, nothing has been chosen yet."""
    step = frames.step(state)
    sealed = state.get(seat, SEALED) != 0
    if step == frames.SETUP:
        locked = i64(0)
        while bit_count(locked) < dealt_so_far(state, seat):
            locked |= bit(one_of(EVERY_ORDER & ~locked, rng))
        state.put(seat, LOCKED, locked)
        state.put(seat, CHOSEN, one_of(locked, rng) if sealed else i64(NONE))
    elif step == frames.ORDERS and state.get(seat, CHOSEN) == HIDDEN:
        free = EVERY_ORDER & ~state.get(seat, LOCKED)
        for number in range(i64(SPACES)):
            order = one_of(free, rng)
            free &= ~bit(order)
            state.put(seat, CHOSEN + number, order if sealed else i64(NONE))
        if state.get(seat, DUMMY_CHOICE) == HIDDEN:
            chosen = one_of(open_to_dummy(state, seat), rng)
            state.put(seat, DUMMY_CHOICE, chosen if sealed else i64(NONE))
    elif step == frames.FESTIVAL and state.get(seat, FAIR) == HIDDEN:
        imps = rng.randrange(state.idle(seat) + 1)
        state.put(seat, FAIR, imps if sealed else i64(NONE))


def dealt_so_far(state: Position, seat: i64) -> i64:
    if frames.stage(state) == SETUP_CHOICE:
        return SPACES
    if frames.stage(state) < SETUP_CHOICE - 1:
        return 0
    return max(i64(0), min(i64(SPACES), frames.subject(state) - seat * SPACES))


def open_to_dummy(state: Position, dummy: i64) -> i64:
    at = DUMMY + dummy * DUMMY_SIZE
    return EVERY_ORDER & ~state.numbers[at + DUMMY_LOCKED] & ~state.numbers[at + DUMMY_ORDERS]


def guess_cards(
    state: Position, counts: Counts, fields: list[int], traps: bool, rng: Random
) -> None:
    """Cards of unknown kind become cards that may still be anywhere."""
    for seat in range(state.table.players):
        for field in fields:
            unknown = counts.unknown(state.get(seat, i64(field)))
            known = state.get(seat, i64(field)) - unknown * counts.one(counts.kinds)
            state.put(seat, i64(field), known)
            for _ in range(unknown):
                deck = trap_deck(state) if traps else pet_deck(state)
                state.add(seat, i64(field), counts.one(draw(deck, counts, rng)))
    if not traps:
        for seat in range(state.table.players):
            if state.get(seat, HANDED) == HIDDEN:
                state.put(seat, HANDED, 0)
                if state.get(seat, SEALED):
                    guess_handed(state, seat, rng)


def guess_handed(state: Position, seat: i64, rng: Random) -> None:
    """One of those held is the one that is handed on."""
    held = state.get(seat, PETS) + state.get(seat, DEALT)
    kind = draw(held, PET_COUNTS, rng)
    field = i64(DEALT if PET_COUNTS.of(state.get(seat, DEALT), kind) else PETS)
    state.add(seat, field, -PET_COUNTS.one(kind))
    state.put(seat, HANDED, kind + 1)


def draw(deck: i64, counts: Counts, rng: Random) -> i64:
    left = rng.randrange(counts.total(deck))
    kind = i64(0)
    while left >= counts.known(deck, kind):
        left -= counts.known(deck, kind)
        kind += 1
    return kind
