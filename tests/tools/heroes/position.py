"""A position in a few words, built through the JSON form so that conservation is checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from warren.games.heroes.card import COMPANIONS, FORTIFICATION, TROOP
from warren.games.heroes.game import COMPANIONS_EACH, Heroes
from warren.games.heroes.state import State
from warren.games.heroes.table import Table

GAME = Heroes()
Band = tuple[int, int, int]


class Seat:
    """A player: cards in hand, companions (warriors, craftsmen, mages), coins, and regions."""

    def __init__(
        self, hand: str, ready: Band, spent: Band, coins: int, on: Mapping[str, str], idle: bool
    ) -> None:
        self.hand = Counter(hand.split())
        self.ready = ready
        self.spent = spent
        self.coins = coins
        self.on = {region: cards.split() for region, cards in on.items()}
        self.idle = idle


def seat(
    hand: str = "",
    ready: Band = (0, 0, 0),
    *,
    on: Mapping[str, str] | None = None,
    spent: Band = (0, 0, 0),
    coins: int = 25,
    idle: bool = False,
) -> Seat:
    """`on` maps each region of the seat to the cards that lie there, separated by spaces."""
    return Seat(hand, ready, spent, coins, on or {}, idle)


def position(
    *seats: Seat,
    levels: Mapping[str, int] | None = None,
    phase: str = "play",
    turn: int = 0,
    round: int = 2,
    first: int = 0,
    turns: int | None = None,
    claims: Mapping[str, tuple[int, bool]] | None = None,
    deck: str | None = None,
    discard: str | None = None,
    facts: Mapping[str, object] | None = None,
    options: Mapping[str, object] | None = None,
) -> State:
    """A decision of the seat in turn.

    Levels that are not named come from the rest of the box, high ones first. Cards that are not
    named are in the deck, reserve cards in the discard; with `deck` or `discard` named, out of
    the game. A claim is its seat and whether it ends with that seat's next turn.
    """
    players = len(seats)
    chosen = {"first": first, **(options or {})}
    table = GAME.table(players, chosen)
    piles = _piles(table, seats, deck, discard)
    tiles, left = _tiles(table, seats, levels or {})
    for region, (claimant, last_turn) in (claims or {}).items():
        tiles[region]["claim"] = {"seat": claimant, "last_turn": last_turn}
    place = (first - turn if round == 1 else turn - 1 - first) % players
    state = GAME.state_from_json(
        {
            "game": GAME.key,
            "players": players,
            "options": table.options,
            "board": table.board.id,
            "phase": phase,
            "round": round,
            "turn": turn,
            "first": first,
            "place": place,
            "tiles": tiles,
            "seats": [_seat(player, round - 1 if turns is None else turns) for player in seats],
            "supply": {
                name: COMPANIONS_EACH
                - sum(player.ready[kind] + player.spent[kind] for player in seats)
                for kind, name in enumerate(COMPANIONS)
            },
            **piles,
            "prepared": {},
            "levels": left,
            "facts": {
                "foresight": 0,
                "to_draw": 0,
                "after_draw": "exchange",
                "exchanged": 0,
                "door": None,
                "ally": None,
                "moving": None,
                "left": 0,
                **(facts or {}),
            },
        }
    )
    state.flow.settle(state)
    state.effects = []
    return state


def _seat(player: Seat, turns: int) -> dict[str, object]:
    return {
        "coins": player.coins,
        "ready": dict(zip(COMPANIONS, player.ready, strict=True)),
        "spent": dict(zip(COMPANIONS, player.spent, strict=True)),
        "hand": dict(player.hand),
        "hand_size": player.hand.total(),
        "idle": player.idle,
        "turns": turns,
    }


def _piles(
    table: Table, seats: Sequence[Seat], deck: str | None, discard: str | None
) -> dict[str, object]:
    used: Counter[str] = Counter()
    for player in seats:
        used += player.hand
        for cards in player.on.values():
            used += Counter(cards)
    piles = {"deck": Counter((deck or "").split()), "discard": Counter((discard or "").split())}
    piles["out"] = Counter()
    used += piles["deck"] + piles["discard"]
    for card in table.cards:
        home, named = ("discard", discard) if card.reserve else ("deck", deck)
        piles["out" if named is not None else home][card.id] += card.count - used[card.id]
    return {
        **{
            name: {card: count for card, count in pile.items() if count}
            for name, pile in piles.items()
        },
        "deck_size": piles["deck"].total(),
    }


def _tiles(
    table: Table, seats: Sequence[Seat], levels: Mapping[str, int]
) -> tuple[dict[str, dict[str, object]], list[int]]:
    left = list(table.board.levels)
    for level in levels.values():
        left[level - 1] -= 1
    tiles: dict[str, dict[str, object]] = {}
    for name in table.board.names:
        level = levels.get(name, 0)
        if not level:
            level = max(at + 1 for at, count in enumerate(left) if count > 0)
            left[level - 1] -= 1
        tiles[name] = {"level": level}
    for number, player in enumerate(seats):
        for name, cards in player.on.items():
            tiles[name]["seat"] = number
            for card in cards:
                tiles[name][_place(table, card)] = card
    return tiles, left


def _place(table: Table, card: str) -> str:
    kind = table.cards[table.card_index[card]].kind
    return "troop" if kind == TROOP else "fortification" if kind == FORTIFICATION else "rune"
