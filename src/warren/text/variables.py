"""Which arguments each message uses."""

from __future__ import annotations

from typing import Final

from fluent.syntax import ast, visitor

Place = tuple[str, str]
"""A message and its attribute, or no attribute for its value."""


class Variables:
    """The variables of messages, those of the messages and terms they take in too."""

    def __init__(self) -> None:
        self._patterns: Final[dict[Place, ast.Pattern]] = {}
        self._known: Final[dict[Place, frozenset[str]]] = {}

    def add(self, resource: ast.Resource) -> set[str]:
        """Those of messages, each of which is new; the names of what they take in."""
        uses = _Uses()
        for entry in resource.body:
            if isinstance(entry, (ast.Message, ast.Term)):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if entry.value is not None:
                    self._patterns[name, ""] = entry.value
                for attribute in entry.attributes:
                    self._patterns[name, attribute.id.name] = attribute.value
                uses.visit(entry)
        return {name for name, _ in uses.others}

    def of(self, id: str, attribute: str) -> frozenset[str] | None:
        """The variables of a message; none where there is no such message."""
        place = (id, attribute)
        known = self._known.get(place)
        if known is None and place in self._patterns:
            known = frozenset(self._gathered(place))
            self._known[place] = known
        return known

    def _gathered(self, place: Place) -> set[str]:
        uses = _Uses()
        seen: set[Place] = set()
        waiting = {place}
        while waiting:
            now = waiting.pop()
            seen.add(now)
            if now in self._patterns:
                uses.visit(self._patterns[now])
            waiting |= uses.others - seen
        return uses.variables


class _Uses(visitor.Visitor):
    """The variables of patterns, and the messages and terms they take in."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: Final[set[str]] = set()
        self.others: Final[set[Place]] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.variables.add(node.id.name)
        elif isinstance(node, (ast.MessageReference, ast.TermReference)):
            sign = "-" if isinstance(node, ast.TermReference) else ""
            attribute = node.attribute.name if node.attribute else ""
            self.others.add((f"{sign}{node.id.name}", attribute))
        super().generic_visit(node)
