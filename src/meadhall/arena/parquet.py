"""The games as a Parquet file, for pandas, polars or DuckDB: one row for each seat of each game."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

from meadhall.arena.records import Record
from meadhall.engine.errors import MeadhallError

_CHUNK: Final = 20_000


def need_arrow() -> Any:
    """The module pyarrow, or a sentence about how to get it."""
    try:
        import pyarrow.parquet  # late: only Parquet needs it
    except ImportError:
        raise MeadhallError("Parquet needs pyarrow: pip install 'meadhall[arena]'.") from None
    return pyarrow


def write_parquet(records: Iterable[Record], path: Path) -> None:
    """Write the games, a part at a time."""
    arrow = need_arrow()
    schema = arrow.schema(
        [
            ("game", arrow.int64()),
            ("seed", arrow.int64()),
            ("seat", arrow.int32()),
            ("contestant", arrow.string()),
            ("side", arrow.string()),
            ("won", arrow.float64()),
            ("score", arrow.int64()),
            ("entries", arrow.int64()),
            ("decisions", arrow.int64()),
            ("seconds", arrow.float64()),
            ("longest_seconds", arrow.float64()),
            ("options", arrow.string()),
            ("traits", arrow.string()),
            ("digest", arrow.string()),
        ]
    )
    rows = (row for record in records for row in seat_rows(record))
    with arrow.parquet.ParquetWriter(path, schema) as writer:
        while part := list(islice(rows, _CHUNK)):
            writer.write_table(arrow.Table.from_pylist(part, schema))


def seat_rows(record: Record) -> Iterator[dict[str, Any]]:
    """A game as rows, one for each seat; options and traits are JSON."""
    for seat, name in enumerate(record.seats):
        yield {
            "game": record.number,
            "seed": record.seed,
            "seat": seat,
            "contestant": name,
            "side": record.sides[seat],
            "won": record.share(seat),
            "score": record.scores[seat],
            "entries": record.entries,
            "decisions": record.times[seat].decisions,
            "seconds": record.times[seat].seconds,
            "longest_seconds": record.times[seat].longest,
            "options": json.dumps(record.drawn),
            "traits": json.dumps({kind: things[seat] for kind, things in record.traits.items()}),
            "digest": record.digest,
        }
