"""Parts of the package that need more than it needs by itself."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from warren.core.refusal import InputError


@contextmanager
def needs(extra: str) -> Generator[None]:
    """Imports that only work with an extra; without it, a sentence says which one is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        module = str(error.name)
        if module.partition(".")[0] == "warren":
            raise
        raise InputError("error-extra", {"extra": extra, "module": module}) from error
