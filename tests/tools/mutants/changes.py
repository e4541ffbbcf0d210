"""Small changes of a source that break what it does."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, cast

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
Stated = ast.stmt | ast.expr


@dataclass(frozen=True)
class Change:
    """A stretch of a source, and what stands there instead."""

    kind: str
    line: int
    begin: int
    end: int
    text: str

    def apply(self, source: str) -> str:
        data = source.encode()
        return (data[: self.begin] + self.text.encode() + data[self.end :]).decode()

    def lines(self, source: str) -> tuple[str, str]:
        """What stood there and what stands there now, as whole lines in one."""
        data = source.encode()
        first = data.rfind(b"\n", 0, self.begin) + 1
        last = data.find(b"\n", self.end)
        last = len(data) if last < 0 else last
        was = data[first:last].decode()
        now = (data[first : self.begin] + self.text.encode() + data[self.end : last]).decode()
        return " ".join(was.split()), " ".join(now.split())


def changes(source: str) -> list[Change]:
    """All changes of a source, in the order of their places."""
    found = list(_Finder(source).within(ast.parse(source)))
    return sorted(set(found), key=lambda change: (change.begin, change.end, change.text))


class _Finder:
    def __init__(self, source: str) -> None:
        self.starts: Final = [0]
        for line in source.encode().splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def within(self, node: ast.AST) -> Iterator[Change]:
        """What can be changed in a node and below it; types, asserts and texts are left alone."""
        if isinstance(node, (ast.Assert, ast.JoinedStr, ast.Import, ast.ImportFrom)):
            return
        if isinstance(node, ast.stmt):
            yield from self.statement(node)
        elif isinstance(node, ast.expr):
            yield from self.expression(node)
        elif isinstance(node, ast.comprehension):
            for condition in node.ifs:
                yield self.change("condition", condition, negated(condition))
        for part in parts(node):
            yield from self.within(part)

    def statement(self, node: ast.stmt) -> Iterator[Change]:
        if isinstance(node, ast.If) and not _for_types(node):
            yield self.change("condition", node.test, negated(node.test))
        if _can_go(node):
            yield self.change("statement", node, "pass")

    def expression(self, node: ast.expr) -> Iterator[Change]:
        if isinstance(node, ast.Compare):
            yield from self.comparison(node)
        elif isinstance(node, ast.BoolOp):
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield self.change("and-or", node, unparsed(ast.BoolOp(other, node.values)))
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield self.change("condition", node, unparsed(node.operand))
        elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
            swapped = ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right)
            yield self.change("operator", node, unparsed(swapped))
        elif isinstance(node, ast.IfExp):
            yield self.change("condition", node.test, negated(node.test))
        elif isinstance(node, ast.Constant):
            yield from self.constant(node)

    def comparison(self, node: ast.Compare) -> Iterator[Change]:
        for place, operator in enumerate(node.ops):
            operators = list(node.ops)
            operators[place] = COMPARISONS[type(operator)]()
            other = ast.Compare(node.left, operators, node.comparators)
            yield self.change("comparison", node, unparsed(other))

    def constant(self, node: ast.Constant) -> Iterator[Change]:
        value = node.value
        if isinstance(value, bool):
            yield self.change("constant", node, str(not value))
        elif isinstance(value, int):
            yield self.change("constant", node, str(value + 1))
            yield self.change("constant", node, str(value - 1) if value else "(-1)")

    def change(self, kind: str, node: Stated, text: str) -> Change:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        begin = self.starts[node.lineno - 1] + node.col_offset
        end = self.starts[node.end_lineno - 1] + node.end_col_offset
        return Change(kind, node.lineno, begin, end, text)


def parts(node: ast.AST) -> Iterator[ast.AST]:
    """What a node consists of, without annotations, decorators and texts that only tell."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "bases", "type_params"):
            continue
        if isinstance(node, ast.If) and _for_types(node) and name != "orelse":
            continue
        if isinstance(node, ast.Call) and name == "args" and _is_named(node.func, "cast"):
            yield from node.args[1:]
        elif isinstance(value, ast.AST):
            yield value
        elif isinstance(value, list):
            items = cast("list[object]", value)
            yield from (item for item in items if isinstance(item, ast.AST))


def negated(node: ast.expr) -> str:
    return f"(not ({ast.unparse(node)}))"


def unparsed(node: ast.expr) -> str:
    return f"({ast.unparse(ast.fix_missing_locations(node))})"


def _is_named(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def _for_types(node: ast.If) -> bool:
    return _is_named(node.test, "TYPE_CHECKING")


def _can_go(node: ast.stmt) -> bool:
    """Whether the source can be read without this statement."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    if isinstance(node, ast.Assign):
        return all(isinstance(target, (ast.Attribute, ast.Subscript)) for target in node.targets)
    if isinstance(node, ast.Return):
        return not _is_nothing(node.value)
    return isinstance(node, (ast.AugAssign, ast.Raise, ast.Continue, ast.Break))


def _is_nothing(node: ast.expr | None) -> bool:
    """Whether a function that went on to its end would mostly answer the same."""
    return node is None or (isinstance(node, ast.Constant) and node.value in (None, False))
