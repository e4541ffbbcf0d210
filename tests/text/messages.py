"""What stands in the Fluent files, and which messages the sources name."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import warren

SOURCES = Path(warren.__file__).parent


class Pattern(Visitor):
    """The arguments of a pattern and the keys of its choices."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.arguments: set[str] = set()
        self.choices: list[list[str]] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        self.choices.append(
            [key.name if isinstance(key, ftl.Identifier) else str(key.value) for key in keys]
        )
        self.generic_visit(node)


def files(language: str) -> list[Path]:
    return sorted((SOURCES / "locales" / language).glob("*.ftl"))


def entries(language: str) -> list[ftl.EntryType]:
    parser = FluentParser()
    return [
        entry
        for file in files(language)
        for entry in parser.parse(file.read_text(encoding="utf-8")).body
    ]


@cache
def patterns(language: str) -> dict[str, Pattern]:
    """Every message and attribute (`id.attribute`) of a language."""
    found: dict[str, Pattern] = {}
    for entry in entries(language):
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                found[entry.id.name] = Pattern(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = Pattern(attribute.value)
    return found


@cache
def ids(language: str) -> list[str]:
    return [entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message)]


@cache
def _trees(folder: Path = SOURCES) -> list[ast.Module]:
    return [ast.parse(file.read_text(encoding="utf-8")) for file in folder.rglob("*.py")]


@cache
def literals() -> frozenset[str]:
    """Every whole string in the sources."""
    return frozenset(
        node.value
        for tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def page_words() -> frozenset[str]:
    """Every word in quotation marks in the sources of the page."""
    return frozenset().union(*(re.findall(r'"([a-z0-9_-]+)"', text) for text in _page()))


@cache
def composed() -> list[re.Pattern[str]]:
    """Strings in the sources that begin with a fixed word and a hyphen, then vary."""
    found: list[re.Pattern[str]] = []
    for tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                first = node.values[0]
                if isinstance(first, ast.Constant) and re.fullmatch(r"[a-z-]+-", str(first.value)):
                    found.append(re.compile(f"{re.escape(str(first.value))}[a-z0-9_-]+"))
    for text in _page():
        for first, last in re.findall(r"`([a-z-]+-)\$\{[^`]*?\}([a-z-]*)`", text):
            found.append(re.compile(f"{re.escape(first)}[a-z0-9_-]+{re.escape(last)}"))
    return found


@cache
def _page() -> list[str]:
    folder = Path(__file__).parents[2] / "web" / "src"
    return [
        file.read_text(encoding="utf-8")
        for file in sorted(folder.rglob("*"))
        if file.suffix in (".ts", ".svelte")
    ]


def page_sources() -> list[str]:
    """The sources that the page is built from."""
    folder = Path(__file__).parents[2] / "web" / "src"
    return [
        file.read_text(encoding="utf-8")
        for file in sorted(folder.rglob("*"))
        if file.suffix in (".ts", ".svelte") and not file.name.endswith((".test.ts", "samples.ts"))
    ]


@cache
def fillings() -> list[tuple[str, frozenset[str]]]:
    """Calls that name a message together with its arguments, by keyword or as a mapping."""
    found: list[tuple[str, frozenset[str]]] = []
    for tree in _trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            id, *rest = node.args
            if not isinstance(id, ast.Constant) or not isinstance(id.value, str):
                continue
            keys = {word.arg for word in node.keywords}
            for mapping in rest:
                if isinstance(mapping, ast.Dict):
                    keys |= {ast.literal_eval(key) if key else None for key in mapping.keys}
                elif not isinstance(mapping, ast.Constant):
                    keys.add(None)
            if None not in keys:
                found.append((id.value, frozenset(str(key) for key in keys)))
    return found


@cache
def emitted(game: str = "") -> frozenset[str]:
    """The names of all effects that a game or all emit, written out or chosen just before.

    Functions that tell an effect by its name count as well.
    """
    found: set[str] = set()
    for tree in _trees(SOURCES / "games" / game):
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef):
                found |= _emitted_in(function)
    return frozenset(found)


def _emitted_in(function: ast.FunctionDef) -> set[str]:
    names: list[ast.expr] = [
        node.args[0]
        for node in ast.walk(function)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "emit"
        and node.args
    ]
    names += [
        name for node in ast.walk(function) if isinstance(node, ast.Call) for name in _told(node)
    ]
    variables = {node.id for node in names if isinstance(node, ast.Name)}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            targets = {one.id for one in node.targets if isinstance(one, ast.Name)}
            names += _values(node.value) if targets & variables else []
    return {
        node.value
        for node in names
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def _values(value: ast.expr) -> list[ast.expr]:
    return [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]


TELLERS = {"tell_figure": 1, "tell_monster": 1, "tell_own": 1}
"""Functions that emit the effect whose name they are given, with the place of that argument."""


def _told(call: ast.Call) -> list[ast.expr]:
    if isinstance(call.func, ast.Name) and call.func.id in TELLERS:
        return [call.args[TELLERS[call.func.id]]]
    if isinstance(call.func, ast.Attribute) and call.func.attr == "_tell":
        return [call.args[2]]
    return []
