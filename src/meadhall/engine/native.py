"""What compiled classes need to know: that plain Python may build on them, and how their numbers are packed.

A game is compiled with the engine, but while it is being written, or when it comes from
somewhere else, its interpreted states and steps stand on the compiled ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i32, i64
    from mypy_extensions import mypyc_attr as native
else:
    _Class = TypeVar("_Class")

    def native(**_properties: bool) -> Callable[[_Class], _Class]:
        """For the compiler only."""
        return lambda kind: kind

    i32 = i64 = int

    class vec:  # noqa: N801, it stands in for a class of this name
        """Packed numbers, for the compiler; what runs interpreted has lists."""

        def __class_getitem__(cls, _kind: Any) -> type[list[int]]:
            return list


__all__ = ["i32", "i64", "native", "vec"]
