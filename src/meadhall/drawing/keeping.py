"""Drawings that are kept: what a function of plain values has drawn once is not drawn again.

Whatever such a function depends on is among its arguments, so what is kept is always what would be drawn. Arguments
must not change; numbers that are equal, such as 1 and 1.0, must be drawn alike.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Any, Final, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")

_MOST: Final = 8192
"""Drawings that are kept of each function; those that were not asked for longest are forgotten."""
_KEPT: Final[list[Any]] = []


def kept(draw: Callable[P, T]) -> Callable[P, T]:
    """The same function, which keeps what it has drawn."""
    keeping = lru_cache(_MOST)(draw)
    _KEPT.append(keeping)
    return cast("Callable[P, T]", keeping)


_ONCE: Final[dict[Hashable, str]] = {}


def once(values: Hashable, draw: Callable[[], str]) -> str:
    """What is drawn of these values, which must say by which function, and all that it depends on."""
    found = _ONCE.get(values)
    if found is None:
        if len(_ONCE) >= _MOST:
            _ONCE.clear()
        found = _ONCE[values] = draw()
    return found


def forget() -> None:
    """Forget all that was kept: everything is drawn anew."""
    _ONCE.clear()
    for each in _KEPT:
        each.cache_clear()
