"""What went wrong, in a sentence."""

from __future__ import annotations

from typing import Final

from warren.core.refusal import WarrenError
from warren.games.registry import sound_titles
from warren.text.breakdowns import cited
from warren.text.catalogue import Catalogue
from warren.text.names import Filling

NAMED: Final = ("verb", "argument")
CAUSES: Final = ("why", "reason")


def error_line(catalogue: Catalogue, error: WarrenError) -> str:
    """The message of an error, what was probably meant, and the rule in brackets."""
    text = _sentence(catalogue, error)
    likely = error.details.get("meant")
    if likely is not None:
        text = catalogue.text("error-meant", text=text, meant=likely)
    return cited(catalogue, text, error.rule)


def _sentence(catalogue: Catalogue, error: WarrenError) -> str:
    filling: Filling = {}
    things = {*NAMED, *(kind for title in sound_titles() for kind in title.named)}
    for key, value in error.details.items():
        filling[key] = value
        name = f"{key}-{value}"
        if key in things and catalogue.has(name):
            filling[key] = catalogue.text(name, "nom" if catalogue.has(name, "nom") else "")
        elif key in CAUSES and catalogue.has(str(value)):
            filling[key] = _cause(catalogue, error, str(value), filling)
    return catalogue.filled(error.message, filling)


def _cause(catalogue: Catalogue, error: WarrenError, why: str, filling: Filling) -> str:
    """The sentence of the refusal that an error tells of; one from another process has no cause."""
    cause = error.__cause__ or error.__context__
    if isinstance(cause, WarrenError) and cause.message == why:
        return _sentence(catalogue, cause)
    return catalogue.filled(why, filling)
