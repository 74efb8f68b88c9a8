"""Whether what the database holds of a table can be true; whatever has damaged it, no other table is concerned."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from meadhall.engine.errors import MeadhallError
from meadhall.hall.errors import Refusal
from meadhall.hall.live import BOT, FREE, HUMAN, Live

_KINDS: Final[dict[str, type | tuple[type, ...]]] = {
    "id": str,
    "game": str,
    "version": int,
    "players": int,
    "options": dict,
    "seed": str,
    "owner": (str, type(None)),
    "is_public": bool,
    "rematch": (str, type(None)),
    "hints": (bool, type(None)),
    "dice": (str, type(None)),
    "updated": (int, float),
}
"""What the values of a table's row are."""
_SEAT_KINDS: Final[dict[str, type | tuple[type, ...]]] = {
    "seat": int,
    "kind": str,
    "person": (str, type(None)),
    "name": str,
    "level": str,
    "share": (str, type(None)),
}
_RECORD_KINDS: Final[dict[str, type | tuple[type, ...]]] = {"n": int, "seat": int, "kept": int, "lines": str}


_ID: Final = re.compile(r"[A-Za-z0-9_-]{10}")


def is_id(text: str) -> bool:
    """Whether a table may be called so."""
    return _ID.fullmatch(text) is not None


class Damage(Exception):
    """A table cannot be as the database has it; the text `doctor-damage-<what>` says why."""

    def __init__(self, what: str, **details: int | str) -> None:
        super().__init__(what)
        self.what = what
        self.details = details


@contextlib.contextmanager
def reading() -> Iterator[None]:
    """Whatever goes wrong with what was read in here is damage, unless the database itself is away."""
    try:
        yield
    except (Refusal, Damage, OSError):
        raise
    except SQLAlchemyError as error:
        if isinstance(error, DBAPIError) and _is_corrupt(error.orig):
            raise Damage("pages") from error
        raise
    except MeadhallError as error:
        raise Damage("replay", why=str(error)[:200]) from error
    except Exception as error:
        raise Damage("nonsense", why=f"{type(error).__name__}: {error}"[:200]) from error


def _is_corrupt(error: BaseException | None) -> bool:
    """Whether SQLite has found its file broken where it looked."""
    return str(getattr(error, "sqlite_errorname", "")).startswith("SQLITE_CORRUPT")


def check_row(row: Any) -> None:
    """The row of a table holds what such a row holds."""
    _check_kinds(row, _KINDS, "row")
    _check_text(row.options)


def check_seats(row: Any, found: Sequence[Any]) -> None:
    """Every seat is there once, and taken by whom it can be taken."""
    for each in found:
        _check_kinds(each, _SEAT_KINDS, "seats")
    if len(found) != row.players or [each.seat for each in found] != list(range(len(found))):
        raise Damage("seats")
    for each in found:
        if each.kind not in (HUMAN, BOT, FREE):
            raise Damage("sitter", seat=each.seat)


def check_records(live: Live, rows: Sequence[Any]) -> None:
    """Records follow each other without a gap, and none keeps more than there was."""
    length = len(live.match.entries) if live.match is not None else 0
    for n, row in enumerate(rows, live.n):
        _check_kinds(row, _RECORD_KINDS, "records")
        if row.n != n:
            raise Damage("gap", n=n)
        if not 0 <= row.kept <= length:
            raise Damage("record", n=n)
        length = row.kept + len(row.lines.splitlines())


def _check_kinds(row: Any, kinds: dict[str, type | tuple[type, ...]], where: str) -> None:
    for name, kind in kinds.items():
        value = getattr(row, name)
        if not isinstance(value, kind) or (isinstance(value, bool) and kind in (int, (int, float))):
            raise Damage("value", where=where, name=name)
        if isinstance(value, str):
            _check_text(value)


def _check_text(value: Any) -> None:
    """Half of a sign from beyond the first plane can be kept, but never be sent."""
    try:
        repr_of = value if isinstance(value, str) else "".join(f"{name}{each}" for name, each in value.items())
        repr_of.encode()
    except UnicodeEncodeError as error:
        raise Damage("text") from error
