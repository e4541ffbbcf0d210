"""Accounts: optional, a name and a password."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from warren.core.refusal import Refusal
from warren.server.errors import Forbidden, Unauthorized
from warren.server.people.epochs import GONE, Epochs
from warren.server.people.identity import Person, new_person
from warren.server.people.looks import look_of
from warren.server.people.names import plain_name, shown_name
from warren.server.people.passwords import Passwords, check_password
from warren.server.seats.belongings import close_elsewhere, leave_behind, let_go, take_along
from warren.server.seats.seating import new_id
from warren.server.security.throttle import Throttle
from warren.server.storage.database import Database
from warren.server.storage.schema import users
from warren.server.tables.hub import Hub


class Account(msgspec.Struct, kw_only=True):
    """A row of `users`."""

    id: str
    name: str
    password: str
    epoch: int
    created: float


class Accounts:
    """Who has an account, and how one comes to it and leaves it."""

    def __init__(self, hub: Hub, epochs: Epochs) -> None:
        self.hub: Final = hub
        self.database: Final = hub.database
        self.epochs: Final = epochs
        self.passwords = Passwords()
        self.tries_by_name = Throttle(8, 120)
        self.tries_by_address = Throttle(60, 30)
        self.registrations = Throttle(60, 60)

    async def register(self, person: Person, name: str, password: str, address: str) -> Person:
        """A new account, logged in; what the guest had goes along."""
        cookie_only(person)
        name = shown_name(name)
        plain = plain_name(name)
        check_password(password)
        self.registrations.take(address)
        look = look_of(name)
        if await self._find(users.c.plain_name == plain) is not None:
            raise Refusal("refusal-name-taken", {"name": name}, "ACCOUNT-NAME")
        if await self._find(users.c.look == look) is not None:
            raise Refusal("refusal-name-looks", {"name": name}, "ACCOUNT-NAME")
        fresh = new_person(new_id())
        row = {
            "id": fresh.user,
            "name": name,
            "plain_name": plain,
            "look": look,
            "password": await self.passwords.hashed(password),
            "epoch": fresh.epoch,
            "created": time.time(),
        }
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(users), [row])
                changed = await self._enter(connection, person, fresh)
        except IntegrityError as error:
            raise Refusal("refusal-name-taken", {"name": name}, "ACCOUNT-NAME") from error
        await self._reseat(changed)
        return fresh

    async def log_in(self, person: Person, name: str, password: str, address: str) -> Person:
        """A new session; an unknown name is refused like a wrong password, and as slowly."""
        cookie_only(person)
        plain = plain_name(name)
        self._try(plain, address)
        account = await self._find(users.c.plain_name == plain)
        kept = None if account is None else account.password
        if not await self.passwords.fits(kept, password) or account is None:
            raise Unauthorized("refusal-login", {}, "ACCOUNT-LOGIN")
        self._succeed(plain, address)
        if self.passwords.outdated(account.password):
            await self._rehash(account, password)
        fresh = new_person(account.id, account.epoch)
        async with self.database.writing() as connection:
            changed = await self._enter(connection, person, fresh)
        await self._reseat(changed)
        return fresh

    async def log_out(self, person: Person, everywhere: bool) -> Person:
        """A guest again, with nothing; `everywhere` ends all sessions of the account."""
        cookie_only(person)
        if person.user is None:
            return person
        async with self.database.writing() as connection:
            changed = await let_go(connection, person.session)
            if everywhere:
                changed += await close_elsewhere(connection, person)
                await self.epochs.advance(connection, person)
            await self.epochs.tell(connection, changed)
        if everywhere:
            self.epochs.note(person.user, person.epoch + 1)
        await self._reseat(changed)
        return new_person()

    async def end_others(self, person: Person) -> Person:
        """This session goes on, every other one of the account is over."""
        cookie_only(person)
        account = await self.account(person)
        async with self.database.writing() as connection:
            changed = await self._end_others(connection, person)
        return await self._go_on(account, person, changed)

    async def change_password(
        self, person: Person, password: str, wanted: str, address: str
    ) -> Person:
        """Another password; every other session is over."""
        check_password(wanted)
        account = await self._proved(person, password, address)
        hashed = await self.passwords.hashed(wanted)
        async with self.database.writing() as connection:
            changed = await self._end_others(connection, person)
            await connection.execute(
                update(users).where(users.c.id == account.id).values(password=hashed)
            )
        return await self._go_on(account, person, changed)

    async def delete(self, person: Person, password: str, address: str) -> Person:
        """End an account; its seats stay with this browser, without its name."""
        account = await self._proved(person, password, address)
        guest = new_person()
        async with self.database.writing() as connection:
            changed = await leave_behind(connection, person, guest)
            await self.epochs.tell(connection, changed, account.id, GONE)
        self.epochs.note(account.id, GONE)
        await self._reseat(changed)
        return guest

    async def account(self, person: Person) -> Account:
        """The account of somebody who must have one."""
        found = await self._find(users.c.id == (person.user or ""))
        if found is None:
            raise Unauthorized("refusal-guest", {}, "ACCOUNT-NEEDED")
        return found

    async def named(self, name: str) -> Account | None:
        return await self._find(users.c.plain_name == plain_name(name))

    async def _proved(self, person: Person, password: str, address: str) -> Account:
        """The account of somebody who knows its password and whose session goes on."""
        cookie_only(person)
        account = await self.account(person)
        if person.epoch != account.epoch:
            raise Unauthorized("refusal-guest", {}, "ACCOUNT-NEEDED")
        self._try(account.id, address)
        if not await self.passwords.fits(account.password, password):
            raise Unauthorized("refusal-password", {}, "ACCOUNT-LOGIN")
        self._succeed(account.id, address)
        return account

    async def _find(self, which: ColumnElement[bool]) -> Account | None:
        async with self.database.reading() as connection:
            found = await connection.execute(select(users).where(which))
            row = found.first()
        return None if row is None else msgspec.convert(row, Account, from_attributes=True)

    async def _rehash(self, account: Account, password: str) -> None:
        hashed = await self.passwords.hashed(password)
        async with self.database.writing() as connection:
            await connection.execute(
                update(users)
                .where(users.c.id == account.id, users.c.password == account.password)
                .values(password=hashed)
            )

    async def _enter(self, connection: AsyncConnection, before: Person, now: Person) -> list[str]:
        """Take along what a guest has; the session of another account leaves it there."""
        if before.user is None:
            changed = await take_along(connection, before, now)
        else:
            changed = await let_go(connection, before.session)
        await self.epochs.tell(connection, changed)
        return changed

    async def _end_others(self, connection: AsyncConnection, person: Person) -> list[str]:
        changed = await close_elsewhere(connection, person)
        await self.epochs.advance(connection, person)
        await self.epochs.tell(connection, changed)
        return changed

    async def _go_on(self, account: Account, person: Person, changed: Iterable[str]) -> Person:
        """The same session in the next epoch of its account."""
        self.epochs.note(account.id, person.epoch + 1)
        await self._reseat(changed)
        return msgspec.structs.replace(person, epoch=person.epoch + 1)

    async def _reseat(self, changed: Iterable[str]) -> None:
        for table in set(changed):
            await self.hub.reseated(table)

    def _try(self, who: str, address: str) -> None:
        self.tries_by_name.take(f"{who} {address}")
        self.tries_by_address.take(address)

    def _succeed(self, who: str, address: str) -> None:
        self.tries_by_address.give_back(address)
        self.tries_by_name.forget(f"{who} {address}")


def cookie_only(person: Person) -> None:
    """Accounts are in the hands of people, not of the programs that hold their tokens."""
    if person.scopes is not None:
        raise Forbidden("refusal-token-account", {}, "ACCOUNT-COOKIE")


async def account_name(database: Database, user: str | None) -> str | None:
    """The name of an account, for a seat that is taken without saying one."""
    async with database.reading() as connection:
        found = await connection.execute(select(users.c.name).where(users.c.id == (user or "")))
        row = found.first()
    return None if row is None else str(row[0])
