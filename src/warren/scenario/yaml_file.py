"""YAML as people write it: `no` and `on` are words, numbers may be keys, no key comes twice."""

from __future__ import annotations

import re
from collections.abc import Hashable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import yaml

from warren.core.refusal import InputError
from warren.core.yaml_data import LOADER

if TYPE_CHECKING:
    from yaml import SafeLoader as Loader
else:
    Loader = LOADER

BOOL_TAG: Final = "tag:yaml.org,2002:bool"
TEXT_TAG: Final = "tag:yaml.org,2002:str"
KEY_TAGS: Final = (TEXT_TAG, "tag:yaml.org,2002:int")
FLAG: Final = re.compile(r"^(?:true|True|TRUE|false|False|FALSE)$")


class WordLoader(Loader):
    """Only `true` and `false` are flags; keys are texts."""

    def construct_mapping(
        self, node: yaml.MappingNode, deep: bool = False
    ) -> dict[Hashable, object]:
        seen: set[str] = set()
        for key, _ in node.value:
            if not isinstance(key, yaml.ScalarNode) or key.tag not in KEY_TAGS:
                raise yaml.MarkedYAMLError(
                    None, None, "a key is neither a word nor a number", key.start_mark
                )
            word = str(key.value)
            if word in seen:
                raise yaml.MarkedYAMLError(
                    None, None, f"the key {word} comes twice", key.start_mark
                )
            seen.add(word)
            key.tag = TEXT_TAG
        return dict(super().construct_mapping(node, deep))


WordLoader.yaml_implicit_resolvers = {
    first: [
        *(entry for entry in resolvers if entry[0] != BOOL_TAG),
        *([(BOOL_TAG, FLAG)] if first in "tTfF" else []),
    ]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def parse_yaml(text: str, name: str) -> object:
    """The data of a YAML text; what is no YAML is refused by the name of its file."""
    try:
        data: object = yaml.load(text, Loader=WordLoader)
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
