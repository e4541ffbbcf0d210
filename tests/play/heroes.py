"""Plays a game of Heroes of Dark Lands to its end under watch."""

from __future__ import annotations

from librt.random import Random
from tests.play.driver import check_copies, uniform

from warren.core.effect import Effect, only
from warren.core.state import CHANCE
from warren.games.heroes import phases
from warren.games.heroes.card import FORTIFICATION, ON_BOARD
from warren.games.heroes.card import TROOP as TROOP_KIND
from warren.games.heroes.game import COMPANIONS_EACH
from warren.games.heroes.layout import (
    ALLY,
    CLAIM,
    DECK,
    DOOR,
    FORT,
    HANDS,
    KINDS,
    LEVEL,
    MOVING,
    NONE,
    OWNER,
    PENDING,
    PHASE,
    ROUND,
    RUNE,
    SEAT_SIZE,
    SEATS,
    SUPPLY,
    TILE_SIZE,
    TROOP,
)
from warren.games.heroes.state import State
from warren.games.heroes.steps.draw import ROUND_LIMIT

SAMPLE = 17
COPIES = 9
PATIENCE = 4
OPEN = {
    "card-discarded",
    "magic-played",
    "region-captured",
    "region-fortified",
    "fortification-moved",
}


def restless(state: State, codes: list[int], rng: Random) -> int:
    """Random, but seldom giving up: games last longer and more cards are played."""
    code = uniform(state, codes, rng)
    if state.action(code).verb in ("stop", "cancel") and rng.randrange(PATIENCE):
        code = uniform(state, codes, rng)
    return code


def watched_game(state: State, rng: Random) -> list[tuple[int, int]]:
    """Every (seat, code) of the game; fails where an invariant breaks."""
    played: list[tuple[int, int]] = []
    while not state.is_over():
        actor = state.actors()[0]
        codes = [int(code) for code in state.codes(state.actors()[0])]
        check_decision(state, codes)
        code = int(state.draw(rng)) if actor == CHANCE else restless(state, codes, rng)
        if len(played) % SAMPLE == 0:
            check_copies(state, codes[:COPIES])
            check_views(state)
        purses = state.scores()
        watch = Watch(state)
        state.effects = watch
        state.apply(actor, code)
        state.effects = None
        assert state.scores() == [purse + watch.gained(i) for i, purse in enumerate(purses)]
        played.append((actor, code))
    check_pieces(state)
    return played


class Watch(list[Effect]):
    """An effect sink that looks at the state after every effect."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state

    def append(self, effect: Effect) -> None:
        super().append(effect)
        cards = self.state.table.cards
        on_the_way = NONE
        card = effect.args.get("card")
        if isinstance(card, str):
            number = self.state.table.card_index[card]
            if effect.name == "magic-played" and cards[number].after == ON_BOARD:
                on_the_way = number
            assert effect.name in OPEN or effect.seen_by == only(int(str(effect.args["seat"])))
        check_pieces(self.state, on_the_way)

    def gained(self, seat: int) -> int:
        """The coins that were told to come or go."""
        total = 0
        for effect in self:
            if effect.args.get("seat") == seat and effect.name in ("coins-gained", "coins-paid"):
                coins = effect.args["coins"]
                assert isinstance(coins, int)
                total += coins if effect.name == "coins-gained" else -coins
        return total


def lying(state: State, pile: int) -> list[int]:
    """How many of each card lie in a pile or in a hand."""
    return [int(state.in_pile(pile, card)) for card in range(len(state.table.cards))]


def check_pieces(state: State, on_the_way: int = NONE) -> None:
    """Cards and companions are constant; one troop, fortification and rune at most per region."""
    table = state.table
    width = len(table.cards)
    players = int(table.players)
    counts = [0] * width
    numbers = list(state.numbers)
    assert min(numbers[int(table.cards_at) :]) >= 0
    assert min(numbers[SEATS : SEATS + players * SEAT_SIZE]) >= 0
    for pile in range(HANDS):
        for card, count in enumerate(lying(state, pile)):
            counts[card] += count
    assert sum(lying(state, DECK)) == state.deck_size()
    prepared = sum(lying(state, PENDING))
    for seat in range(players):
        held = lying(state, HANDS + seat)
        for card, count in enumerate(held):
            counts[card] += count
        more = prepared if seat == state.turn() else 0
        assert state.hand_size(seat) == sum(held) + more
    for region in range(table.board.size):
        base = region * TILE_SIZE
        owned = numbers[base + OWNER] != NONE
        assert owned == (numbers[base + TROOP] != NONE)
        for field, kind in ((TROOP, TROOP_KIND), (FORT, FORTIFICATION), (RUNE, NONE)):
            card = numbers[base + field]
            if card != NONE:
                assert owned
                assert kind == NONE or table.cards[card].kind == kind
                assert kind != NONE or table.cards[card].after == ON_BOARD
                counts[card] += 1
        assert not owned or numbers[base + CLAIM] == NONE
    if on_the_way != NONE:
        counts[on_the_way] += 1
    assert counts == [card.count for card in table.cards]
    for kind in range(KINDS):
        total = numbers[SUPPLY + kind]
        for seat in range(players):
            total += state.ready(seat, kind) + state.spent(seat, kind)
        assert total == COMPANIONS_EACH


def check_decision(state: State, codes: list[int]) -> None:
    """What holds whenever somebody is to decide."""
    assert codes
    assert len(set(codes)) == len(codes)
    world = state.numbers
    assert world[ROUND] <= ROUND_LIMIT
    assert (world[MOVING] != NONE) == (world[PHASE] == phases.RELOCATE)
    prepared = sum(lying(state, PENDING))
    if not prepared:
        assert (world[DOOR], world[ALLY]) == (NONE, NONE)
    else:
        assert world[PHASE] == phases.PLAY
    if world[PHASE] > phases.TILES:
        assert all(state.tile(region, LEVEL) > 0 for region in range(state.table.board.size))
    for seat in range(int(state.table.players)):
        assert state.coins(seat) >= 0
        if seat != state.turn():
            assert not any(state.spent(seat, kind) for kind in range(KINDS))


def check_views(state: State) -> None:
    """No foreign card in a view, and other hidden cards give the same view."""
    for seat in (None, *range(int(state.table.players))):
        view = state.view(seat)
        shown = view.to_json()
        seats = shown["seats"]
        assert isinstance(seats, list)
        for other, entry in enumerate(seats):
            assert other == seat or entry["hand"] in (None, {})
        assert shown["deck"] in (None, {})
        assert shown["prepared"] == {} or seat == state.turn()
        for seed in (1, 2):
            guess = state.determinize(-1 if seat is None else seat, Random(seed))
            check_pieces(guess)
            assert guess.view(seat).key() == view.key()
