"""How long and how large the parts of a message may be."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Sentence = Annotated[str, Meta(max_length=500)]
Text = Annotated[str, Meta(max_length=120)]
Title = Annotated[str, Meta(max_length=80)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
TableName = Annotated[str, Meta(min_length=1, max_length=16)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Sequence = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Digits = Annotated[str, Meta(min_length=64, max_length=64)]
Commitment = Annotated[str, Meta(max_length=64)]
Language = Literal["ru", "en", "none"]
