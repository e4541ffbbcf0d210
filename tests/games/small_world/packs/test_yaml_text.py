"""Packs in YAML are read as far as they are of a size that somebody writes."""

from __future__ import annotations

from warren.games.small_world.packs.yaml_text import MOST_NODES, parse_yaml


def test_so_many_values_and_not_one_more() -> None:
    """The list counts as well."""
    most = parse_yaml(f"[{', '.join(['x'] * (MOST_NODES - 1))}]")
    assert (most.data, most.problem) == (["x"] * (MOST_NODES - 1), "")
    more = parse_yaml(f"[{', '.join(['x'] * MOST_NODES)}]")
    assert (more.data, more.problem) == (None, "too many values")
