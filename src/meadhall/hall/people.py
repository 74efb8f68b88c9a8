"""People: guests by name, accounts with passwords, sessions and tokens."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
import unicodedata
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import bindparam, delete, insert, select, update

from meadhall.hall.database import Database, IntegrityError, Reading, Writing
from meadhall.hall.errors import Refusal
from meadhall.hall.passwords import digest_of, is_of, nobodys
from meadhall.hall.schema import people, sessions

_NAME: Final = re.compile(r"[\w][\w .'-]{0,29}", re.UNICODE)
_LOGIN_LENGTH: Final = 40
_FOLDED_LENGTH: Final = 80
_NUMBERED: Final = 26
"""Letters of a name that is followed by a number."""
SESSION_DAYS: Final = 90
_WHOSE: Final = (
    select(people.c.id, people.c.name, people.c.login, sessions.c.csrf, sessions.c.created)
    .join(sessions, sessions.c.person == people.c.id)
    .where(sessions.c.key == bindparam("digest"), sessions.c.is_token == bindparam("token"))
)


@dataclass(frozen=True)
class Person:
    """Who is asking."""

    id: str
    name: str
    login: str | None
    csrf: str
    is_token: bool
    """Came with a token in a header, so that no other page can have sent the request."""
    came_from: str = ""
    """The mark of the address from which they ask."""


def clean_name(name: str) -> str:
    """A name that can be shown, or a refusal."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not _NAME.fullmatch(name):
        raise Refusal(422, "bad-name")
    return name


def numbered(name: str, number: int) -> str:
    """Another name, made of one and a number."""
    return f"{name[:_NUMBERED].rstrip()} {number}"


def login_of(name: str) -> str:
    """What names have in common that are the same to people."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()


def _digest(key: str) -> str:
    return hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()


class People:
    """The people of the hall."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def find(self, key: str, is_token: bool) -> Person | None:
        """Whose session or token it is, if it is still good."""
        async with self._database.glance() as connection:
            row = (await connection.execute(_WHOSE, {"digest": _digest(key), "token": is_token})).one_or_none()
        if row is None or (not is_token and row.created < _oldest()):
            return None
        return Person(row.id, row.name, row.login, row.csrf, is_token)

    async def new_guest(self, name: str) -> str:
        """A guest of that name, and the key of a session."""
        person = secrets.token_hex(8)
        async with self._database.begin() as connection:
            await _check_names(connection, person, [name])
            await connection.execute(insert(people).values(id=person, created=time.time(), **_named(name)))
        return await self.new_session(person)

    async def new_session(self, person: str, label: str = "", is_token: bool = False) -> str:
        """The key of a new session or token; only its digest is kept."""
        key = secrets.token_urlsafe(32)
        row: dict[str, Any] = {"key": _digest(key), "person": person, "csrf": secrets.token_urlsafe(24)}
        async with self._database.begin() as connection:
            row |= {"is_token": is_token, "label": label[:40], "created": time.time()}
            await connection.execute(insert(sessions).values(**row))
        return key

    async def register(self, person: Person | None, name: str, password: str) -> str:
        """Make an account: of the guest that one is, or a new one. The key of a session."""
        if len(password) < 8:
            raise Refusal(422, "short-password")
        login = login_of(clean_name(name))
        if len(login) > _LOGIN_LENGTH:
            raise Refusal(422, "bad-name")
        # Hashing takes a tenth of a second on purpose, in which the server must answer others.
        values = {"name": clean_name(name), "login": login, "password": await asyncio.to_thread(digest_of, password)}
        try:
            async with self._database.begin() as connection:
                if person is not None and person.login is None:
                    await connection.execute(update(people).where(people.c.id == person.id).values(**values))
                    known = person.id
                else:
                    known = secrets.token_hex(8)
                    await connection.execute(insert(people).values(id=known, created=time.time(), **values))
                await _rename_guests(connection, clean_name(name))
        except IntegrityError as error:
            raise Refusal(409, "name-taken") from error
        return await self.new_session(known)

    async def log_in(self, name: str, password: str) -> str:
        """The key of a new session, if the password is right."""
        question = select(people.c.id, people.c.password).where(people.c.login == login_of(name))
        async with self._database.connect() as connection:
            row = (await connection.execute(question)).one_or_none()
        # An unknown name costs as much time as a wrong password, so that names cannot be guessed.
        is_right = await asyncio.to_thread(is_of, row.password if row is not None else nobodys(), password)
        if row is None or not is_right:
            raise Refusal(403, "wrong-password")
        return await self.new_session(row.id)

    async def log_out(self, key: str) -> None:
        """End a session, or forget a token."""
        async with self._database.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.key == _digest(key)))

    async def forget_tokens(self, person: Person) -> int:
        """Make all tokens of a person worthless; how many there were."""
        async with self._database.begin() as connection:
            where = (sessions.c.person == person.id, sessions.c.is_token)
            done = await connection.execute(delete(sessions).where(*where))
        return int(done.rowcount)

    async def forget_old_sessions(self) -> None:
        """Drop the sessions that are no longer good."""
        async with self._database.begin() as connection:
            where = (sessions.c.is_token.is_(False), sessions.c.created < _oldest())
            await connection.execute(delete(sessions).where(*where))

    async def rename(self, person: Person, name: str) -> None:
        """Take another name: a guest any that is no account's, an account its own in other letters."""
        if person.login is not None and login_of(clean_name(name)) != person.login:
            raise Refusal(409, "account-keeps-name")
        async with self._database.begin() as connection:
            await _check_names(connection, person.id, [name])
            await connection.execute(update(people).where(people.c.id == person.id).values(**_named(name)))

    async def check_names(self, person: Person, names: list[str]) -> None:
        """Refuse names for seats that are the account of somebody else."""
        if any(names):
            async with self._database.connect() as connection:
                await _check_names(connection, person.id, [name for name in names if name])


def _named(name: str) -> dict[str, str]:
    """A guest's name, and what it has in common with those that are the same to people."""
    return {"name": clean_name(name), "folded": login_of(clean_name(name))[:_FOLDED_LENGTH]}


async def _check_names(connection: Reading, person: str, names: list[str]) -> None:
    """Refuse a name that is the account of somebody else."""
    same = people.c.login.in_({login_of(clean_name(name)) for name in names})
    if (await connection.execute(select(people.c.id).where(same, people.c.id != person))).first() is not None:
        raise Refusal(409, "name-taken")


async def _rename_guests(connection: Writing, name: str) -> None:
    """Give guests another name who carry what has become an account's; at tables where they sit they keep it."""
    login = login_of(name)
    others = {login_of(each): each for each in (numbered(name, n) for n in range(2, 1000))}
    accounts = await connection.execute(select(people.c.login).where(people.c.login.in_(others)))
    taken = set(accounts.scalars())
    other = next(each for login, each in others.items() if login not in taken)
    # Guests of former versions were not compared yet.
    like = people.c.login.is_(None) & (people.c.folded.is_(None) | (people.c.folded == login))
    for row in list(await connection.execute(select(people.c.id, people.c.name).where(like))):
        values = _named(other if login_of(row.name) == login else row.name)
        await connection.execute(update(people).where(people.c.id == row.id).values(**values))


def _oldest() -> float:
    """When a session that is still good may have begun."""
    return time.time() - SESSION_DAYS * 86400
