"""What every line for people must be like."""

from __future__ import annotations

import re

RAW = re.compile(
    r"[{}$]|\b(?:race|power|piece|card|companion|effect|prompt|action|error|refusal|capture)-"
)
LATIN = re.compile(r"[A-Za-z]")
REGION = re.compile(r"\b[a-i][1-9]\b")


def check(line: str, language: str) -> None:
    """Nothing raw, and in Russian nothing but Russian and the names of hexes."""
    assert line
    assert not RAW.search(line), line
    if language == "ru":
        assert not LATIN.search(REGION.sub("", line)), line
