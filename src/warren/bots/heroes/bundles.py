"""Magic that is opened together with a capture."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warren.bots.heroes.outlook import Outlook
from warren.bots.heroes.worths import card_worth
from warren.games.heroes.actions import ATTACH, ATTACH_REGION, ATTACH_SEAT
from warren.games.heroes.card import MAGE, Card
from warren.games.heroes.magic.magic import REGION, SEAT, Magic

MOST: Final = 3
"""More magic than this hardly ever serves one capture."""


class Bundle:
    """Magic cards, those already prepared and those still to be attached, added up."""

    def __init__(self, outlook: Outlook) -> None:
        state = outlook.state
        self.outlook: Final = outlook
        self.more: list[int] = []
        self.attack = 0
        self.savers = [0, 0]
        self.mages = 0
        self.factor = 1
        self.least_level = 0
        self.worth = 0.0
        self.troops_only = False
        self.door = state.door()
        self.ally = state.ally()
        self.wants_door = False
        self.wants_ally = False
        for number, card in enumerate(outlook.cards):
            for _ in range(state.prepared(number)):
                self._add(card)

    def _add(self, card: Card) -> None:
        magic = card.magic
        assert magic is not None
        self.attack += int(magic.attack_bonus())
        self.savers[0] += 1 if magic.warriors_saved() else 0
        self.savers[1] += 1 if magic.craftsmen_saved() else 0
        self.mages += int(card.mages)
        self.factor *= int(magic.income_factor())
        self.least_level = max(self.least_level, int(magic.least_level()))
        self.worth += card_worth(self.outlook, card)
        self.troops_only = self.troops_only or magic.troops_only()

    def with_card(self, number: int) -> Bundle | None:
        """The same with one more card, or nothing where that cannot be."""
        card = self.outlook.cards[number]
        magic = card.magic
        if magic is None or not magic.attached():
            return None
        if self.mages + int(card.mages) > self.outlook.ready[MAGE]:
            return None
        target = magic.target()
        if target == REGION and (self.wants_door or self.door is not None):
            return None
        if target == SEAT and (self.wants_ally or self.ally is not None):
            return None
        larger = Bundle(self.outlook)
        larger.more = [*self.more, number]
        for added in larger.more:
            larger._add(self.outlook.cards[added])
        larger.wants_door = self.wants_door or target == REGION
        larger.wants_ally = self.wants_ally or target == SEAT
        return larger

    def serves(self, card: Card) -> bool:
        """Whether every saver saves something, and all companions are at hand."""
        for kind, needed in enumerate((int(card.warriors), int(card.craftsmen))):
            if self.savers[kind] and 2 * (self.savers[kind] - 1) >= needed:
                return False
            if needed - 2 * self.savers[kind] > self.outlook.ready[kind]:
                return False
        return self.mages + int(card.mages) <= self.outlook.ready[MAGE]

    def companions(self, card: Card) -> tuple[int, int, int]:
        """What the card takes with this magic."""
        return (
            int(card.warriors) - 2 * self.savers[0],
            int(card.craftsmen) - 2 * self.savers[1],
            int(card.mages) + self.mages,
        )

    def first_step(self, door: int | None, ally: int | None) -> int | None:
        """The code that attaches the next card, unless all are prepared."""
        if not self.more:
            return None
        outlook = self.outlook
        number = self.more[0]
        magic: Magic | None = outlook.cards[number].magic
        assert magic is not None
        if magic.target() == REGION:
            assert door is not None
            return outlook.code(ATTACH_REGION, number * outlook.size + door)
        if magic.target() == SEAT:
            assert ally is not None
            return outlook.code(ATTACH_SEAT, number * outlook.players + ally)
        return outlook.code(ATTACH, number)


def bundles(outlook: Outlook) -> Iterator[Bundle]:
    """All that can be opened together, the smallest first."""
    found = [Bundle(outlook)]
    growing = outlook.state.may_attach()
    while found:
        bundle = found.pop(0)
        yield bundle
        if not growing or len(bundle.more) == MOST:
            continue
        for number in outlook.hand:
            if bundle.more and number < bundle.more[-1]:
                continue
            if outlook.count(number) <= bundle.more.count(number):
                continue
            larger = bundle.with_card(number)
            if larger is not None:
                found.append(larger)
