"""Where the chance of a match comes from: a key that only its holder can draw with, and that everybody can check later.

The outcome at entry n of the journal is a keyed hash of n, so nothing that was drawn tells anything about what will be.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from meadhall.engine.errors import MeadhallError
from meadhall.engine.rng import Rng

_KEY: Final = 32
_NUMBER: Final = 8
_RANGE: Final = 1 << 8 * _NUMBER
_LONGEST_TEXT: Final = 200
_LONGEST_NUMBER: Final = 1 << 512


@dataclass(frozen=True)
class Seal:
    """Chance that not even the house chooses: a secret that it was bound to, and what the players added to that.

    The hash of the secret, the commitment, is known before any player adds anything; the secret itself after the end.
    """

    secret: bytes
    """Of the house; empty where only the commitment is known."""
    commitment: str
    shares: tuple[str, ...]
    """What each seat added, in hexadecimal digits; empty for a seat that added nothing."""

    def __str__(self) -> str:
        return self.commitment

    @property
    def key(self) -> bytes:
        """What the draws are made with. Without the secret nothing can be drawn that anybody could check."""
        known = self.secret.hex() or self.commitment
        return _hashed("seal", known, *self.shares)


@dataclass(frozen=True)
class Former:
    """The seed of a journal in the first form, whose draws a small generator made: it goes on as it began."""

    number: int

    def __str__(self) -> str:
        return str(self.number)


Seed = int | str | Seal | Former
"""What the chance of a match may be given by."""


def sealed(secret: bytes, shares: tuple[str, ...] = ()) -> Seal:
    """The seal of a secret."""
    return Seal(secret, commitment_of(secret), shares)


def commitment_of(secret: bytes) -> str:
    """What is shown of a secret before anybody adds to it."""
    return hashlib.sha256(secret).hexdigest()


def checked_seed(seed: object) -> Seed:
    """The seed, if chance can be given by it."""
    if isinstance(seed, Seal | Former):
        return seed
    if type(seed) is int and abs(seed) < _LONGEST_NUMBER:
        return seed
    if isinstance(seed, str) and 0 < len(seed) <= _LONGEST_TEXT and _is_plain(seed):
        return seed
    allowed = f"a whole number or a text of 1 to {_LONGEST_TEXT} characters"
    raise MeadhallError(f"A seed must be {allowed}, not {ascii(seed)[:80]}.")


def _is_plain(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def number_apart(seed: Seed, purpose: str) -> int:
    """A number of 32 bits for something beside the match, such as its bots, that tells nothing about its chance."""
    return int.from_bytes(_hashed("apart", purpose, _key(seed).hex())[:4])


def draw(seed: Seed, entry: int, weights: list[int]) -> int:
    """The index that comes at an entry of the journal, as likely as its weight, no more and no less."""
    if isinstance(seed, Former):
        return Rng(seed.number, entry).weighted(weights)
    total = sum(weights)
    fair = _RANGE - _RANGE % total
    left = next(number for number in _numbers(_key(seed), entry) if number < fair) % total
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    raise ValueError("Weights must be positive.")


def _numbers(key: bytes, entry: int) -> Iterator[int]:
    """Numbers without end that only the key gives."""
    counter = 0
    while True:
        block = hashlib.blake2b(entry.to_bytes(8) + counter.to_bytes(8), key=key, digest_size=64).digest()
        for start in range(0, len(block), _NUMBER):
            yield int.from_bytes(block[start : start + _NUMBER])
        counter += 1


def _key(seed: Seed) -> bytes:
    return seed.key if isinstance(seed, Seal) else _hashed("seed", str(seed))


def _hashed(*parts: str) -> bytes:
    """A hash of texts, each with its length, so that no two lists of texts are hashed alike."""
    told = b"".join(len(part.encode()).to_bytes(8) + part.encode() for part in parts)
    return hashlib.blake2b(told, digest_size=_KEY).digest()
