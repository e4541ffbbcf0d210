"""Names in the forms that sentences need."""

from __future__ import annotations

from warren.text.catalogue import FORMS, Catalogue

Filling = dict[str, str | int]


def game_name(catalogue: Catalogue, key: str) -> str:
    """What a game is called; one without a name of its own goes by its key."""
    return catalogue.text(f"game-{key}") if catalogue.has(f"game-{key}") else key


def seat_name(catalogue: Catalogue, seat: int) -> str:
    """What a player is called who gave no name; people count from one."""
    return catalogue.text("seat-name", n=seat + 1)


def player_name(catalogue: Catalogue, seat: int, names: list[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else seat_name(catalogue, seat)


def noun(catalogue: Catalogue, kind: str, id: str, form: str = "nom") -> str:
    """The name of a thing inside a sentence; what people have added themselves goes by its id."""
    known = _forms(catalogue, kind, id).get(f"{kind}_{form}")
    return catalogue.text(f"{kind}-{id}", form) if known is None else known


def title(catalogue: Catalogue, kind: str, id: str) -> str:
    """The name of a thing by itself or at the head of a sentence."""
    return _forms(catalogue, kind, id)[kind]


def inflected(catalogue: Catalogue, kind: str, id: str) -> Filling:
    """A name for a message: `$race` as a title, `$race_gen` and the like inside a sentence."""
    return {**_forms(catalogue, kind, id)}


def _forms(catalogue: Catalogue, kind: str, id: str) -> dict[str, str]:
    """The title and the forms that there are, kept in the catalogue."""
    kept = catalogue.names()
    forms = kept.get((kind, id))
    if forms is None:
        name = f"{kind}-{id}"
        known = catalogue.has(name)
        forms = {kind: catalogue.text(name) if known else id}
        for form in FORMS:
            if not known:
                forms[f"{kind}_{form}"] = id
            elif catalogue.has(name, form):
                forms[f"{kind}_{form}"] = catalogue.text(name, form)
        kept[kind, id] = forms
    return forms


def capitalised(text: str) -> str:
    """A sentence that stands by itself, such as the words of a button."""
    return f"{text[:1].upper()}{text[1:]}"


def listed(catalogue: Catalogue, items: list[str]) -> str:
    """Several things in one phrase: “a, b and c”."""
    if len(items) == 1:
        return items[0]
    phrase = catalogue.text("list-two", first=items[-2], last=items[-1])
    for item in reversed(items[:-2]):
        phrase = catalogue.text("list-more", first=item, rest=phrase)
    return phrase
