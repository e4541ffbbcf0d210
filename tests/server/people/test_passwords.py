"""How passwords are kept and compared, and how often they may be tried."""

from __future__ import annotations

import asyncio
from typing import Literal

import pytest
from argon2 import PasswordHasher, extract_parameters
from sqlalchemy import update
from tests.server.node import Node
from tests.server.people.people import PASSWORD, again, log_in, rows, somebody

from warren.server.errors import TooMuch
from warren.server.people.passwords import Passwords
from warren.server.security.throttle import MOST_KEYS, Throttle
from warren.server.service import Service
from warren.server.storage.schema import users


def test_the_usual_parameters_are_the_recommended_ones() -> None:
    kept = asyncio.run(Passwords().hashed(PASSWORD))
    assert kept.startswith("$argon2id$v=19$m=65536,t=3,p=4$")


def test_a_stranger_is_compared_with_a_hash_of_the_same_cost() -> None:
    """What takes the time is the cost in the hash; a verification goes all the way."""
    seen: list[str] = []

    class Spy(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
            seen.append(str(hash))
            return super().verify(hash, password)

    spy = Spy(time_cost=1, memory_cost=64, parallelism=1)
    passwords = Passwords(spy)
    kept = asyncio.run(passwords.hashed(PASSWORD))
    assert asyncio.run(passwords.fits(kept, PASSWORD))
    assert not asyncio.run(passwords.fits(kept, "wrong password"))
    assert not asyncio.run(passwords.fits(None, PASSWORD))
    assert len(seen) == 3
    assert extract_parameters(seen[2]) == extract_parameters(kept)
    assert not asyncio.run(passwords.fits(seen[2], PASSWORD))


def test_what_is_written_differently_in_unicode_is_the_same_password() -> None:
    passwords = Passwords(PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
    kept = asyncio.run(passwords.hashed("ёлки зелёные"))
    assert asyncio.run(passwords.fits(kept, "е\u0308лки зеле\u0308ные"))
    assert not asyncio.run(passwords.fits(kept, "елки зеленые"))


def test_the_event_loop_goes_on_while_passwords_are_worked_out() -> None:
    async def count() -> int:
        passwords = Passwords()
        work = asyncio.create_task(passwords.hashed(PASSWORD))
        turns = 0
        while not work.done():
            await asyncio.sleep(0)
            turns += 1
        return turns

    assert asyncio.run(count()) > 10


def test_a_broken_hash_fits_nothing() -> None:
    assert not asyncio.run(Passwords().fits("not a hash", PASSWORD))


def test_a_hash_of_other_parameters_is_renewed_at_login(node: Node) -> None:
    somebody(node, "Ann")
    weak = PasswordHasher(time_cost=2, memory_cost=32, parallelism=1).hash(PASSWORD)

    async def weaken(service: Service) -> None:
        async with service.database.writing() as connection:
            await connection.execute(update(users).values(password=weak))

    node.run(weaken)
    assert log_in(node.browser(), "Ann", "wrong password").status_code == 401
    assert rows(node, users)[0]["password"] == weak
    again(node, "Ann")
    (kept,) = rows(node, users)
    assert kept["password"].startswith("$argon2id$v=19$m=64,t=1,p=1$")
    again(node, "Ann")
    assert rows(node, users) == [kept]


class Hand:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def refused(throttle: Throttle, key: str) -> bool:
    try:
        throttle.take(key)
    except TooMuch:
        return True
    return False


def test_tries_come_back_with_time() -> None:
    hand = Hand()
    throttle = Throttle(3, 60, hand)
    assert [refused(throttle, "ann") for _ in range(4)] == [False, False, False, True]
    assert not refused(throttle, "bob")
    hand.now = 59
    assert refused(throttle, "ann")
    hand.now = 60
    assert [refused(throttle, "ann") for _ in range(2)] == [False, True]
    hand.now = 10_000
    assert [refused(throttle, "ann") for _ in range(4)] == [False, False, False, True]


def test_the_refusal_tells_how_long_to_wait() -> None:
    throttle = Throttle(1, 150, Hand())
    throttle.take("ann")
    with pytest.raises(TooMuch) as caught:
        throttle.take("ann")
    assert caught.value.details == {"seconds": 150, "minutes": 3}


def test_tries_can_be_given_back() -> None:
    throttle = Throttle(2, 60, Hand())
    for _ in range(10):
        throttle.take("ann")
        throttle.give_back("ann")
    throttle.give_back("bob")
    assert [refused(throttle, "ann") for _ in range(3)] == [False, False, True]
    throttle.forget("ann")
    assert [refused(throttle, "ann") for _ in range(3)] == [False, False, True]


def test_only_so_many_keys_are_remembered() -> None:
    throttle = Throttle(1, 60, Hand())
    for key in range(MOST_KEYS + 1):
        throttle.take(str(key))
    assert refused(throttle, str(MOST_KEYS))
    assert not refused(throttle, "0")
