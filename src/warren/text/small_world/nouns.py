"""The things of Small World in the forms that sentences need."""

from __future__ import annotations

from warren.text.catalogue import Catalogue
from warren.text.names import Filling, inflected, noun, title


def combo_name(catalogue: Catalogue, power: str, race: str) -> str:
    """A race with its power, as a title."""
    return f"{title(catalogue, 'power', power)} {noun(catalogue, 'race', race)}"


def marker_kind(catalogue: Catalogue, id: str) -> str:
    """Whether what lies under Monsters is a Relic or a Place."""
    return "relic" if catalogue.has(f"relic-{id}") else "place"


def marker(catalogue: Catalogue, id: str) -> Filling:
    """A Relic or Place for a message, as `$marker` and its forms."""
    kind = marker_kind(catalogue, id)
    return {
        key.replace(kind, "marker", 1): name for key, name in inflected(catalogue, kind, id).items()
    }
