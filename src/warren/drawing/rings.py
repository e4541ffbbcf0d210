"""The borders of a board as numbered stretches in clockwise order around each region."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, product

from warren.drawing.spec import RIM, BoardError, BoardSpec

TRIES = 4096


@dataclass(frozen=True, slots=True)
class Stretch:
    """A piece of border between two regions, or between a region and the rim."""

    a: str
    b: str

    def beyond(self, name: str) -> str:
        """The other side."""
        return self.b if name == self.a else self.a

    def renamed(self, old: str, new: str) -> "Stretch":
        return Stretch(new if self.a == old else self.a, new if self.b == old else self.b)


@dataclass(frozen=True, slots=True)
class Rings:
    """Stretch numbers clockwise around each region (the rim is not listed)."""

    around: Mapping[str, tuple[int, ...]]
    stretches: tuple[Stretch, ...]


def corners(rings: Rings) -> dict[tuple[str, int], int]:
    """Number the corners: (region, place in its ring) is where that stretch starts."""
    places = [(name, i) for name, ring in rings.around.items() for i in range(len(ring))]
    parent = {place: place for place in places}

    def root(place: tuple[str, int]) -> tuple[str, int]:
        while parent[place] != place:
            parent[place] = parent[parent[place]]
            place = parent[place]
        return place

    sides: dict[int, list[tuple[str, int]]] = {}
    for name, i in places:
        sides.setdefault(rings.around[name][i], []).append((name, i))
    for pair in sides.values():
        if len(pair) == 2:
            for (name, i), (other, j) in (pair, pair[::-1]):
                after = (other, (j + 1) % len(rings.around[other]))
                parent[root((name, i))] = root(after)
    numbers: dict[tuple[str, int], int] = {}
    return {place: numbers.setdefault(root(place), len(numbers)) for place in places}


def is_flat(rings: Rings) -> bool:
    """Whether the stretches close to a disc (Euler's formula)."""
    count = len(set(corners(rings).values()))
    return count - len(rings.stretches) + len(rings.around) == 1


def from_clockwise(spec: BoardSpec) -> Rings:
    """Rings of a board whose regions all name their neighbours clockwise."""
    names = {r.id: r.ring for r in spec.regions}
    _check_neighbours(names)
    candidates = (_numbered(names, turns) for turns in _matchings(names))
    for rings in islice(candidates, TRIES):
        if is_flat(rings):
            return rings
    raise BoardError("error-drawing-rings", {"board": spec.id})


def _check_neighbours(names: Mapping[str, Sequence[str]]) -> None:
    """Refuse neighbours that are unknown, one-sided or repeated in a row."""
    for name, ring in names.items():
        for one, other in zip(ring, (*ring[1:], ring[0]), strict=True):
            if one == other:
                raise BoardError("error-drawing-twice-in-a-row", {"region": name, "other": one})
        for other, count in Counter(ring).items():
            if other == name or (other != RIM and other not in names):
                raise BoardError("error-drawing-neighbour", {"region": name, "other": other})
            if other != RIM and names[other].count(name) != count:
                raise BoardError("error-drawing-disagree", {"region": name, "other": other})


def _matchings(names: Mapping[str, Sequence[str]]) -> Iterator[dict[tuple[str, str], int]]:
    """Ways to pair the stretches of regions that meet more than once."""
    repeated = sorted(
        (a, b, count)
        for a, ring in names.items()
        for b, count in Counter(ring).items()
        if b != RIM and a < b and count > 1
    )
    for turns in product(*(range(count) for _, _, count in repeated)):
        yield {(a, b): turn for (a, b, _), turn in zip(repeated, turns, strict=True)}


def _numbered(names: Mapping[str, Sequence[str]], turns: Mapping[tuple[str, str], int]) -> Rings:
    """Give every stretch a number; repeated meetings run backwards on the other side."""
    stretches: list[Stretch] = []
    numbers: dict[tuple[str, str, int], int] = {}
    around: dict[str, tuple[int, ...]] = {}
    for name, ring in names.items():
        seen: Counter[str] = Counter()
        row: list[int] = []
        for other in ring:
            key = _key(name, other, seen[other], ring.count(other), turns)
            seen[other] += 1
            if key not in numbers:
                numbers[key] = len(stretches)
                stretches.append(Stretch(name, other))
            row.append(numbers[key])
        around[name] = tuple(row)
    return Rings(around, tuple(stretches))


def _key(
    name: str, other: str, nth: int, count: int, turns: Mapping[tuple[str, str], int]
) -> tuple[str, str, int]:
    if other == RIM or name < other:
        return name, other, nth
    return other, name, (turns.get((other, name), 0) - nth) % count
