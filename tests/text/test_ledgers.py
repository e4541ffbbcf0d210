"""The Russian wording of the ledgers says of every line what the line says."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from warren.coverage.book import reading_order
from warren.coverage.ledger import WRITTEN, ledger, wording
from warren.games.registry import titles

PACKAGES = [package for title in titles() for package in title.ledgers[:1]]
CITED = re.compile(r"\b(?:SW|SU|HDL|DL|DF)-[A-Z0-9-]*[A-Z0-9]\b")
NUMBER = re.compile(r"\d+")


@pytest.mark.parametrize("package", PACKAGES)
def test_every_line_is_told_in_the_order_of_the_ledger(package: str) -> None:
    assert list(wording(package, "ru")) == [rule.id for rule in ledger(package)]
    assert {rule.language for rule in ledger(package, "ru")} == {"ru"}
    assert {rule.language for rule in ledger(package)} == {WRITTEN}


@pytest.mark.parametrize("package", PACKAGES)
def test_rules_and_numbers_are_those_of_the_line(package: str) -> None:
    told = wording(package, "ru")
    for rule in ledger(package):
        assert Counter(CITED.findall(told[rule.id])) == Counter(CITED.findall(rule.text)), rule.id
        assert numbers(told[rule.id]) == numbers(rule.text), rule.id


@pytest.mark.parametrize("package", PACKAGES)
def test_it_is_russian(package: str) -> None:
    for id, text in wording(package, "ru").items():
        assert re.search("[а-яё]", text), id
        assert '"' not in text, id


@pytest.mark.parametrize("package", PACKAGES)
def test_the_order_of_reading_names_every_section_once(package: str) -> None:
    order = reading_order(package)
    assert sorted(order) == sorted({rule.section for rule in ledger(package)})


def numbers(text: str) -> Counter[str]:
    return Counter(NUMBER.findall(CITED.sub("", text)))
