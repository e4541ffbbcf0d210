"""Names in the forms that sentences need."""

from __future__ import annotations

from warren.text.catalogue import FORMS, Catalogue

Filling = dict[str, str | int]


def seat_name(catalogue: Catalogue, seat: int) -> str:
    """What a player is called who gave no name; people count from one."""
    return catalogue.text("seat-name", n=seat + 1)


def player_name(catalogue: Catalogue, seat: int, names: list[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else seat_name(catalogue, seat)


def noun(catalogue: Catalogue, kind: str, id: str, form: str = "nom") -> str:
    """The name of a thing inside a sentence; what people have added themselves goes by its id."""
    return catalogue.text(f"{kind}-{id}", form) if catalogue.has(f"{kind}-{id}") else id


def title(catalogue: Catalogue, kind: str, id: str) -> str:
    """The name of a thing by itself or at the head of a sentence."""
    return catalogue.text(f"{kind}-{id}") if catalogue.has(f"{kind}-{id}") else id


def inflected(catalogue: Catalogue, kind: str, id: str) -> Filling:
    """A name for a message: `$race` as a title, `$race_gen` and the like inside a sentence."""
    filling: Filling = {kind: title(catalogue, kind, id)}
    known = catalogue.has(f"{kind}-{id}")
    for form in FORMS:
        if not known or catalogue.has(f"{kind}-{id}", form):
            filling[f"{kind}_{form}"] = noun(catalogue, kind, id, form)
    return filling


def combo_name(catalogue: Catalogue, power: str, race: str) -> str:
    """A race with its power, as a title."""
    return f"{title(catalogue, 'power', power)} {noun(catalogue, 'race', race)}"


def listed(catalogue: Catalogue, items: list[str]) -> str:
    """Several things in one phrase: “a, b and c”."""
    if len(items) == 1:
        return items[0]
    phrase = catalogue.text("list-two", first=items[-2], last=items[-1])
    for item in reversed(items[:-2]):
        phrase = catalogue.text("list-more", first=item, rest=phrase)
    return phrase
