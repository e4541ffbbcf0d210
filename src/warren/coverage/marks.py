"""The rule ids that test functions carry, read from their source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from warren.core.refusal import InputError

MARK = "rules"
TestFunction = ast.FunctionDef | ast.AsyncFunctionDef


def marked_tests(path: Path, name: str) -> Iterator[tuple[str, list[str]]]:
    """Each test of a file (`name::Class::test_x`) with the rules it is marked with."""
    try:
        module = ast.parse(path.read_text(encoding="utf-8"))
    except (SyntaxError, ValueError, OSError) as error:
        raise InputError("error-cannot-read", {"file": name}) from error
    yield from _tests(module.body, name, _module_marks(module))


def _tests(
    body: list[ast.stmt], prefix: str, inherited: list[str]
) -> Iterator[tuple[str, list[str]]]:
    for node in body:
        if isinstance(node, TestFunction) and node.name.startswith("test"):
            yield f"{prefix}::{node.name}", inherited + _marks(node.decorator_list)
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            marks = inherited + _marks(node.decorator_list)
            yield from _tests(node.body, f"{prefix}::{node.name}", marks)


def _module_marks(module: ast.Module) -> list[str]:
    """`pytestmark = pytest.mark.rules(...)`, or a list of marks."""
    for node in module.body:
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
        ):
            value = node.value
            return _marks(value.elts if isinstance(value, (ast.List, ast.Tuple)) else [value])
    return []


def _marks(expressions: list[ast.expr]) -> list[str]:
    return [rule for expression in expressions for rule in _ids(expression)]


def _ids(expression: ast.expr) -> list[str]:
    """The texts in `rules("A", "B")`, `pytest.mark.rules("A")`, and in marks of parameters."""
    return [
        item.value
        for call in ast.walk(expression)
        if isinstance(call, ast.Call) and _called(call) == MARK
        for argument in call.args
        for item in ast.walk(argument)
        if isinstance(item, ast.Constant) and isinstance(item.value, str)
    ]


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""
