"""Everything one may do with a card, and how good it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warren.bots.heroes.bundles import Bundle, bundles
from warren.bots.heroes.outlook import Outlook
from warren.bots.heroes.prospects import Prospects
from warren.bots.heroes.spells import spells
from warren.bots.heroes.worths import activity, card_worth, effort
from warren.games.heroes.actions import CAPTURE, FORTIFY
from warren.games.heroes.card import FORTIFICATION, TROOP

Play = tuple[float, int]
"""How good it is, and the code of its first step."""


class Plays:
    """The plays of one decision."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        self.prospects: Final = Prospects(outlook)
        self.panic: Final = outlook.state.in_panic()
        self.codes: Final = frozenset(outlook.codes)

    def best(self) -> Play | None:
        """The best of all that is worth doing."""
        found = [play for play in self.all() if play[0] > 0 and play[1] in self.codes]
        return max(found, default=None)

    def all(self) -> Iterator[Play]:
        for bundle in bundles(self.outlook):
            yield from self.captures(bundle)
            yield from self.fortifications(bundle)
        yield from spells(self.outlook, self.prospects)

    def captures(self, bundle: Bundle) -> Iterator[Play]:
        outlook = self.outlook
        for number in outlook.hand:
            card = outlook.cards[number]
            if card.kind != TROOP or not bundle.serves(card):
                continue
            attack = int(card.attack) + bundle.attack
            price = card_worth(outlook, card) + bundle.worth
            price += effort(outlook, *bundle.companions(card))
            for region in outlook.open:
                level = outlook.levels[region]
                if level < bundle.least_level:
                    continue
                support = outlook.support[region]
                wanted = level - 1 if self.panic and support else level
                door, ally, more = self.help(bundle, region)
                if attack + support + more < wanted:
                    continue
                step = bundle.first_step(door, ally)
                if step is None:
                    step = outlook.code(CAPTURE, number * outlook.size + region)
                score = level * bundle.factor - price + activity(outlook)
                score += self.prospects.promise(region, int(card.support))
                score += self.prospects.denial(region)
                yield (score, step)

    def help(self, bundle: Bundle, region: int) -> tuple[int | None, int | None, int]:
        """The best region to teleport from, the best ally, and what they add."""
        door, ally = bundle.door, bundle.ally
        outlook = self.outlook
        around = outlook.around[region]
        more = 0
        if bundle.wants_door:
            far = [
                (int(outlook.state.support_of(own)), own)
                for own, owner in enumerate(outlook.owners)
                if owner == outlook.seat and own not in around
            ]
            given, door = max(far, default=(0, None))
            more += given if given else -100
        elif door is not None:
            more += -100 if door in around else int(outlook.state.support_of(door))
        if bundle.wants_ally:
            others = [seat for seat in range(outlook.players) if seat != outlook.seat]
            given, ally = max((outlook.lent[seat][region], seat) for seat in others)
            more += given if given else -100
        elif ally is not None:
            more += outlook.lent[ally][region] or -100
        return door, ally, more

    def fortifications(self, bundle: Bundle) -> Iterator[Play]:
        outlook = self.outlook
        if bundle.troops_only:
            return
        for number in outlook.hand:
            card = outlook.cards[number]
            if card.kind != FORTIFICATION or not bundle.serves(card):
                continue
            price = card_worth(outlook, card) + bundle.worth
            price += effort(outlook, *bundle.companions(card))
            for region, owner in enumerate(outlook.owners):
                if owner != outlook.seat or outlook.state.fortification_on(region):
                    continue
                step = bundle.first_step(None, None)
                if step is None:
                    step = outlook.code(FORTIFY, number * outlook.size + region)
                yield (self.prospects.promise(region, int(card.support)) - price, step)
