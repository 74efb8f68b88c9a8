"""What compiled classes need to know: that plain Python may build on them.

A game is compiled with the engine, but while it is being written, or when it comes from
somewhere else, its interpreted states and steps stand on the compiled ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as native
else:
    _Class = TypeVar("_Class")

    def native(**_properties: bool) -> Callable[[_Class], _Class]:
        """For the compiler only."""
        return lambda kind: kind


__all__ = ["native"]
