"""What the handlers take, by kind."""

from __future__ import annotations

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from warren.server.people.identity import Person
from warren.server.service import Service

Serving = NamedDependency[Service]
Who = NamedDependency[Person]
TableId = Annotated[str, PathParameter(max_length=16)]
Since = Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)]
WantedSeat = Annotated[int | None, QueryParameter(ge=0, le=15)]
