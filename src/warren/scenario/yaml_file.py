"""YAML as people write it: `no` and `on` are words, numbers may be keys, no key comes twice."""

from __future__ import annotations

import re
from collections.abc import Hashable
from pathlib import Path

import yaml

from warren.core.refusal import InputError

BOOL_TAG = "tag:yaml.org,2002:bool"


class WordLoader(yaml.SafeLoader):
    """Only `true` and `false` are flags; keys are texts."""

    def construct_mapping(
        self, node: yaml.MappingNode, deep: bool = False
    ) -> dict[Hashable, object]:
        self.flatten_mapping(node)
        found: dict[Hashable, object] = {}
        for key_node, value_node in node.value:
            key: object = self.construct_object(key_node, deep=True)
            if isinstance(key, bool) or not isinstance(key, (str, int)):
                raise yaml.constructor.ConstructorError(
                    None, None, "a key is neither a word nor a number", key_node.start_mark
                )
            if str(key) in found:
                raise yaml.constructor.ConstructorError(
                    None, None, f"the key {key} comes twice", key_node.start_mark
                )
            found[str(key)] = self.construct_object(value_node, deep=deep)
        return found


WordLoader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag != BOOL_TAG]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
WordLoader.add_implicit_resolver(
    BOOL_TAG, re.compile(r"^(?:true|True|TRUE|false|False|FALSE)$"), list("tTfF")
)


def parse_yaml(text: str, name: str) -> object:
    """The data of a YAML text; what is no YAML is refused by the name of its file."""
    try:
        loader = WordLoader(text)
        try:
            data: object = loader.get_single_data()
        finally:
            loader.dispose()
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        problem = " ".join(str(error).split())
        raise InputError("error-not-yaml", {"file": name, "problem": problem}) from error
    return data


def read_yaml(path: Path) -> object:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InputError("error-cannot-read", {"file": str(path)}) from error
    return parse_yaml(text, str(path))
