"""The building blocks that a pack may name: the one table that documents and checks them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warren.games.small_world.block import (
    MEANS_DRAGON,
    MEANS_SORCERY,
    MEANS_VAMPIRE,
    OFFER_DECLINE,
    OFFER_ENCAMPMENTS,
    OFFER_HEROES,
    OFFER_PEACE,
    Block,
)
from warren.games.small_world.blocks.coins import (
    ALWAYS,
    IN_DECLINE,
    WHILE_ACTIVE,
    ConquestCoins,
    LossCoins,
    RegionCoins,
    SetCoins,
    TurnCoins,
    WelcomeCoins,
)
from warren.games.small_world.blocks.guards import Fortresses, Holes, Lairs, NoLosses, Toll, Ward
from warren.games.small_world.blocks.lends import Lends
from warren.games.small_world.blocks.means import Dare, Frenzy
from warren.games.small_world.blocks.paths import Entry, Flight, Passage, Water
from warren.games.small_world.blocks.prices import Discount, Onslaught
from warren.games.small_world.blocks.tokens import (
    BattleTokens,
    ConquestTokens,
    RegionTokens,
    TurnTokens,
)
from warren.games.small_world.blocks.twilight import SecondDecline, Undying
from warren.games.small_world.packs.parameters import WHERE, Given, Parameter, choice, flag, number
from warren.games.small_world.pieces import DRAGON, ENCAMPMENT, HERO, piece

RACE: Final = "race"
POWER: Final = "power"
BOTH: Final = (RACE, POWER)
MOMENTS: Final = {"active": WHILE_ACTIVE, "decline": IN_DECLINE, "always": ALWAYS}

Maker = Callable[[Given], Block]


class Word:
    """A block by name: its parameters, for whom it is, and how it is made.

    `once`: a race or power has it at most once. `deep`: it plays by rules of Underground.
    """

    def __init__(
        self,
        name: str,
        parameters: tuple[Parameter, ...],
        make: Maker,
        *,
        kinds: tuple[str, ...] = BOTH,
        once: bool = False,
        deep: bool = False,
    ) -> None:
        self.name: Final = name
        self.parameters: Final = parameters
        self.make: Final = make
        self.kinds: Final = kinds
        self.once: Final = once
        self.deep: Final = deep


_WHEN: Final = choice("when", tuple(MOMENTS))
_COINS: Final = number("coins", 1, 5, 1)
_EVERY: Final = number("every", 1, 5, 1)
_TOKENS: Final = number("tokens", 1, 3, 1)

_PRICES: Final = (
    Word(
        "discount",
        (number("tokens", 1, 5, 1), WHERE),
        lambda given: Discount(given.number("tokens"), given.where),
    ),
    Word(
        "surcharge",
        (number("tokens", 1, 3, 1), WHERE),
        lambda given: Discount(-given.number("tokens"), given.where),
    ),
    Word("onslaught", (WHERE,), lambda given: Onslaught(given.where), deep=True),
)
_PAY: Final = (
    Word(
        "region-coins",
        (_COINS, WHERE, _WHEN),
        lambda given: RegionCoins(given.number("coins"), given.where, MOMENTS[given.word("when")]),
    ),
    Word(
        "turn-coins",
        (number("coins", 1, 10), _WHEN),
        lambda given: TurnCoins(given.number("coins"), MOMENTS[given.word("when")]),
    ),
    Word(
        "conquest-coins",
        (_COINS, _EVERY),
        lambda given: ConquestCoins(given.number("coins"), given.number("every")),
    ),
    Word(
        "set-coins",
        (_COINS, number("size", 2, 10), WHERE),
        lambda given: SetCoins(given.number("coins"), given.number("size"), given.where),
    ),
    Word(
        "welcome-coins",
        (number("coins", 1, 20),),
        lambda given: WelcomeCoins(given.number("coins")),
    ),
    Word(
        "loss-coins",
        (_COINS,),
        lambda given: LossCoins(given.number("coins"), given.rule),
        deep=True,
    ),
)
_ARMY: Final = (
    Word("turn-tokens", (_TOKENS,), lambda given: TurnTokens(given.number("tokens"))),
    Word(
        "region-tokens",
        (_TOKENS, _EVERY, WHERE),
        lambda given: RegionTokens(given.number("tokens"), given.number("every"), given.where),
    ),
    Word(
        "conquest-tokens",
        (_TOKENS, _EVERY),
        lambda given: ConquestTokens(given.number("tokens"), given.number("every")),
    ),
    Word(
        "battle-tokens",
        (number("tokens", 1, 6),),
        lambda given: BattleTokens(given.number("tokens")),
        kinds=(RACE,),
        once=True,
    ),
)
_PATHS: Final = (
    Word("entry", (WHERE, flag("rim", True)), lambda given: Entry(given.where, given.flag("rim"))),
    Word(
        "passage",
        (WHERE, flag("from_anywhere", False)),
        lambda given: Passage(given.where, given.flag("from_anywhere")),
    ),
    Word("flight", (WHERE,), lambda given: Flight(given.where)),
    Word("water", (), lambda _: Water(), once=True),
)
_GUARDS: Final = (
    Word("no-losses", (), lambda _: NoLosses(), once=True),
    Word(
        "holes",
        (number("count", 1, 2, 2),),
        lambda given: Holes(given.number("count")),
        kinds=(RACE,),
        once=True,
    ),
    Word("lairs", (), lambda _: Lairs(), kinds=(RACE,), once=True),
    Word(
        "fortresses",
        (number("count", 1, 6, 6), number("coins", 0, 3, 1)),
        lambda given: Fortresses(given.number("count"), given.number("coins")),
        kinds=(POWER,),
        once=True,
    ),
    Word(
        "encampments",
        (number("count", 1, 5, 5),),
        lambda given: Lends(
            offers=OFFER_ENCAMPMENTS, pieces=piece(ENCAMPMENT, given.number("count"))
        ),
        kinds=(POWER,),
        once=True,
    ),
    Word(
        "heroes",
        (number("count", 1, 2, 2),),
        lambda given: Lends(offers=OFFER_HEROES, pieces=piece(HERO, given.number("count"))),
        kinds=(POWER,),
        once=True,
    ),
    Word("ward", (), lambda _: Ward(), once=True, deep=True),
    Word(
        "toll",
        (number("coins", 1, 3, 1),),
        lambda given: Toll(given.number("coins")),
        once=True,
        deep=True,
    ),
)
_MEANS: Final = (
    Word(
        "dragon",
        (),
        lambda _: Lends(MEANS_DRAGON, pieces=piece(DRAGON, 1)),
        kinds=(POWER,),
        once=True,
    ),
    Word("sorcery", (), lambda _: Lends(MEANS_SORCERY), once=True),
    Word("bite", (), lambda _: Lends(MEANS_VAMPIRE), once=True, deep=True),
    Word("frenzy", (), lambda _: Frenzy(), kinds=(POWER,), once=True),
    Word("dare", (WHERE,), lambda given: Dare(given.where), deep=True),
)
_TWILIGHT: Final = (
    Word("undying", (), lambda _: Undying(), kinds=(RACE,), once=True),
    Word("second-decline", (), lambda _: SecondDecline(), kinds=(POWER,), once=True),
    Word("late-decline", (), lambda _: Lends(offers=OFFER_DECLINE), once=True),
    Word("peace", (), lambda _: Lends(offers=OFFER_PEACE), once=True),
)

WORDS: Final[tuple[Word, ...]] = (
    *_PRICES,
    *_PAY,
    *_ARMY,
    *_PATHS,
    *_GUARDS,
    *_MEANS,
    *_TWILIGHT,
)
VOCABULARY: Final[dict[str, Word]] = {word.name: word for word in WORDS}
