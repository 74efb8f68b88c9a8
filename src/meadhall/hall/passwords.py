"""Passwords: only digests of them are kept, which take a while to make on purpose.

What makes them is loaded with the first: a hall in a browser has no accounts, and no room for it.
"""

from __future__ import annotations

import secrets
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argon2 import PasswordHasher


@cache
def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher

    return PasswordHasher()


def digest_of(password: str) -> str:
    """What is kept of a password."""
    return _hasher().hash(password)


def is_of(digest: str, password: str) -> bool:
    """Whether a digest is that of the password."""
    from argon2.exceptions import VerifyMismatchError

    try:
        return _hasher().verify(digest, password)
    except VerifyMismatchError:
        return False


@cache
def nobodys() -> str:
    """The digest of a password that nobody knows."""
    return _hasher().hash(secrets.token_hex(16))
