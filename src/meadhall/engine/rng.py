"""A small random source that gives the same numbers compiled and interpreted."""

from __future__ import annotations

from typing import Final

_MASK: Final = 0xFFFFFFFF


def _scramble(x: int) -> int:
    """A 32-bit mixing function: every input bit changes about half of the output bits."""
    x &= _MASK
    x ^= x >> 16
    x = ((x & 0xFFFF) * 0x7FEB352D + (((x >> 16) * 0x352D & 0xFFFF) << 16)) & _MASK
    x ^= x >> 15
    x = ((x & 0xFFFF) * 0x46CA68B5 + (((x >> 16) * 0x68B5 & 0xFFFF) << 16)) & _MASK
    return x ^ x >> 16


class Rng:
    """Xorshift on 32 bits. `stream` gives independent sources of one seed."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        state = _scramble(seed & _MASK)
        state = _scramble(state ^ (seed >> 32) & _MASK ^ 0x9E3779B9)
        state = _scramble(state ^ stream & _MASK)
        self._state = state or 0x6D2B79F5

    def __reduce__(self) -> tuple[object, ...]:
        """A copy goes on where this source is."""
        return _resumed, (self._state,)

    def copy(self) -> Rng:
        """Another source that gives what this one would give."""
        return _resumed(self._state)

    def bits(self) -> int:
        """The next 32 bits."""
        x = self._state
        x ^= x << 13 & _MASK
        x ^= x >> 17
        x ^= x << 5 & _MASK
        self._state = x
        return x

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        return self.bits() * limit >> 32

    def chance(self) -> float:
        """A number from 0 up to, not including, 1."""
        return self.bits() / 4294967296.0

    def weighted(self, weights: list[int]) -> int:
        """An index, as likely as its weight."""
        total = 0
        for weight in weights:
            total += weight
        left = self.below(total)
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise ValueError("Weights must be positive.")

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order."""
        i = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1


def source(chance: int | Rng) -> Rng:
    """The random source of a seed, or the one that is given."""
    return chance if isinstance(chance, Rng) else Rng(chance)


def _resumed(state: int) -> Rng:
    """A source that goes on from there."""
    rng = Rng(0)
    rng._state = state
    return rng
