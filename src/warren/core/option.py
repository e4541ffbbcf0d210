"""Table options, declared as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from warren.core.fields import as_mapping
from warren.core.nearest import meant
from warren.core.refusal import InputError

OptionValue = bool | int | str | dict[str, object] | None


class Option:
    """One option: its key, default, what it may be, and the rule it belongs to."""

    def __init__(
        self,
        key: str,
        default: OptionValue,
        choices: tuple[OptionValue, ...] | None,
        rule: str,
    ) -> None:
        self.key: Final = key
        self.default: Final = default
        self.choices: Final = choices
        self.rule: Final = rule

    def check(self, value: object) -> OptionValue:
        if value is not None and not isinstance(value, (bool, int, str)):
            given = as_mapping(value, self.key)
            value = {str(key): item for key, item in given.items()}
        if self.choices is not None and not any(
            value is choice or (value == choice and type(value) is type(choice))
            for choice in self.choices
        ):
            raise InputError("error-option-value", {"option": self.key, "value": str(value)})
        return value


def check_options(
    declared: tuple[Option, ...], given: Mapping[str, object]
) -> dict[str, OptionValue]:
    """All options with their values; unknown ones and wrong values are refused."""
    known = {option.key: option for option in declared}
    for key in given:
        if key not in known:
            raise InputError("error-unknown-option", meant({"option": key}, key, known))
    return {
        key: option.check(given[key]) if key in given else option.default
        for key, option in known.items()
    }
