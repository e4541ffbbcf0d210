"""YAML with line numbers: only `true` and `false` are flags, no key comes twice."""

from __future__ import annotations

import re
from typing import Final

import yaml

from warren.games.small_world.packs.parsed import Parsed, failed, inside

TAG: Final = "tag:yaml.org,2002:"
BOOL_TAG: Final = f"{TAG}bool"
FLAG: Final = re.compile(r"^(?:true|false)$")
MOST_NODES: Final = 20_000


class PlainLoader(yaml.SafeLoader):
    """Words such as `no` and `on` stay words."""


PlainLoader.yaml_implicit_resolvers = {
    first: [
        *(entry for entry in resolvers if entry[0] != BOOL_TAG),
        *([(BOOL_TAG, FLAG)] if first in "tf" else []),
    ]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


class _FaultError(Exception):
    def __init__(self, problem: str, node: yaml.Node) -> None:
        super().__init__(problem)
        self.line: Final = _line(node)


def parse_yaml(text: str) -> Parsed:
    try:
        root: yaml.Node | None = PlainLoader(text).get_single_node()
        if root is None:
            return Parsed(None, {})
        reader = _Reader()
        return Parsed(reader.value(root, ""), reader.lines)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        return failed(str(error.problem or error.context), mark.line + 1 if mark else 1)
    except _FaultError as fault:
        return failed(str(fault), fault.line)
    except yaml.reader.ReaderError as error:
        return failed(str(error.reason), text.count("\n", 0, error.position) + 1)
    except RecursionError:
        return failed("nested too deeply", 1)


class _Reader:
    """Turns nodes into data and notes where each field stands."""

    def __init__(self) -> None:
        self.lines: Final[dict[str, int]] = {}
        self._open: Final[set[int]] = set()
        self._seen = 0

    def value(self, node: yaml.Node, path: str) -> object:
        self._seen += 1
        if self._seen > MOST_NODES:
            raise _FaultError("too many values", node)
        if id(node) in self._open:
            raise _FaultError("a value contains itself", node)
        if isinstance(node, yaml.ScalarNode):
            return _scalar(node)
        self._open.add(id(node))
        found = self._inner(node, path)
        self._open.discard(id(node))
        return found

    def _inner(self, node: yaml.Node, path: str) -> object:
        if isinstance(node, yaml.SequenceNode):
            items: list[object] = []
            for i, item in enumerate(node.value):
                self.lines[f"{path}[{i}]"] = _line(item)
                items.append(self.value(item, f"{path}[{i}]"))
            return items
        assert isinstance(node, yaml.MappingNode)
        found: dict[str, object] = {}
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise _FaultError("a key is not a word", key)
            word = str(key.value)
            if word in found:
                raise _FaultError(f"the key {word} comes twice", key)
            self.lines[inside(path, word)] = _line(key)
            found[word] = self.value(value, inside(path, word))
        return found


def _scalar(node: yaml.ScalarNode) -> object:
    word = str(node.value)
    kind = str(node.tag).removeprefix(TAG)
    try:
        if kind == "int":
            return int(word)
        if kind == "float":
            return float(word)
    except ValueError as error:
        raise _FaultError(f"{word} is no number", node) from error
    if kind == "bool":
        return word == "true"
    if kind == "null":
        return None
    if kind != "str":
        raise _FaultError(f"{word} is neither text nor number", node)
    return word


def _line(node: yaml.Node) -> int:
    return int(node.start_mark.line) + 1
