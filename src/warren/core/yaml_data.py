"""YAML as data, read by libyaml where it is there: ten times as fast."""

from __future__ import annotations

from typing import Final

import yaml

LOADER: Final = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader


def yaml_data(text: str) -> object:
    """What a text holds; whoever has to say what is wrong with it reads it in another way."""
    found: object = yaml.load(text, Loader=LOADER)
    return found
