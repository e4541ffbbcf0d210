"""Goods and costs in words."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.cards import Monster, Price
from warren.games.dungeon_lords.cost import Cost
from warren.games.dungeon_lords.meta import KEY
from warren.games.dungeon_lords.places import Space
from warren.text.catalogue import Catalogue
from warren.text.dungeon_lords.sentences import sentence
from warren.text.names import listed

Amounts = dict[str, int]


def goods(catalogue: Catalogue, amounts: Amounts, form: str = "acc") -> str:
    """What is paid or taken: “2 gold and 1 food”; empty when nothing is."""
    parts = [
        catalogue.text(f"{KEY}-resource-{kind}", form, count=count)
        for kind, count in amounts.items()
        if count
    ]
    return listed(catalogue, parts) if parts else ""


def cost_line(catalogue: Catalogue, cost: Cost) -> str:
    """The whole cost of a monster, or that it costs nothing."""
    paid: Amounts = {
        "gold": int(cost.gold),
        "food": int(cost.food),
        "evil": int(cost.evil),
        "imp": int(cost.imps),
        "trap": int(cost.traps),
        "monster": int(cost.monsters),
    }
    parts = [goods(catalogue, {kind: count}, "") for kind, count in paid.items() if count]
    if cost.either:
        choices = [goods(catalogue, {kind: int(cost.either)}, "") for kind in ("food", "evil")]
        parts.append(sentence(catalogue, "cost-or", {"first": choices[0], "second": choices[1]}))
    return ", ".join(parts) or sentence(catalogue, "free")


def printed_cost(catalogue: Catalogue, monster: Monster) -> str:
    """What a monster costs without a token and without what a space adds."""
    printed = (monster.gold, monster.food, monster.evil, monster.imps, monster.traps)
    gold, food, evil, imps, traps = (i64(amount) for amount in printed)
    monsters, either = i64(monster.monsters), i64(monster.either)
    return cost_line(catalogue, Cost(gold, food, evil, imps, traps, monsters, either))


def price_line(catalogue: Catalogue, price: Price, fee: int = 0) -> str:
    """What a trap takes, with the gold for laying it in a room."""
    paid: Amounts = {
        "gold": price.gold + fee,
        "food": price.food,
        "imp": price.imps,
        "monster": price.monsters,
        "letter": price.letters,
    }
    return goods(catalogue, paid, "") or sentence(catalogue, "free")


def deal_line(catalogue: Catalogue, deal: Space, buried: int = 0) -> str:
    """What a space takes and what it gives; of the traps drawn so many are discarded again."""
    gives = deal.gives
    drawn = gives.traps + buried if gives.traps and buried else 0
    taken: Amounts = {
        "gold": gives.gold,
        "food": gives.food,
        "imp": gives.imps,
        "trap": 0 if drawn else gives.traps,
        "pet": gives.pets,
    }
    told = [
        ("pay", {"gold": deal.gold, "food": deal.food}),
        ("sin", {"evil": deal.evil}),
        ("take", taken),
        ("draw", {"trap": drawn}),
        ("calm", {"evil": gives.calm}),
        ("later", {"gold": deal.returns}),
        ("others", {"evil": deal.others}),
    ]
    parts = [
        sentence(catalogue, f"deal-{part}", {"goods": what, "kept": gives.traps})
        for part, amounts in told
        if (what := goods(catalogue, amounts))
    ]
    if deal.spies:
        parts.append(sentence(catalogue, "deal-move" if deal.moves else "deal-spy"))
    return ", ".join(parts)
