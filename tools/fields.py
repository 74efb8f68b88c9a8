"""Writes what follows from the table of a game's fields, the class that holds its positions and the page about them."""

from __future__ import annotations

import re
import subprocess
import sys
import textwrap
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from meadhall.engine.fields import SEAT, Field, Fields, Setting
from meadhall.engine.pieces import how_written, own_of, owners_of, seen_by_all

_GAMES = Path("src/meadhall/games")
_PAGES = Path("docs/fields")
_SEEN_PAGES = Path("docs/observations")
_WIDTH = 116
_LONGEST = 120
_HEAD = '''"""What a position of this game holds. Written by `make fields` from `fields.py`, where all is said."""

from __future__ import annotations

from typing import Final

from meadhall.engine.numbers import {helpers}
from meadhall.engine.state import State
from meadhall.games.{slug}.variant import Variant


class Position(State):
    """{about}"""

'''

_SEEN = '''"""What a seat sees of a position of this game, for machines. Written by `make fields` from `fields.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

{imports}
from meadhall.games.{slug}.state import {state}

if TYPE_CHECKING:
    from librt.strings import BytesWriter


def write_fields(s: {state}, seat: int, out: BytesWriter, ways: list[list[Way]]) -> list[int]:
    """Write the fields that may be known as they stand; which owner of each kind the seat is, -1 where it is none."""
'''

_PAGE = """# The fields of a position of {name}

{about}

Every field of `Match.position()["state"]`, as `src/meadhall/games/{slug}/fields.py` declares it; written by
`make fields`. Where a field has several numbers, those of the last axis lie next to each other. A set is a mask: bit n
stands for member n. What is known to nobody as it stands, seats know something of: `known` in `hidden.py` says what.
"""


def position(slug: str, fields: Fields) -> str:
    """The module `position.py` of a game."""
    begun = [f"        self.{field.name} = {_start(field)}" for field in fields]
    lines = [
        *[line for part in fields.parts for line in _declared(part.title, part.fields)],
        "    def __init__(self, variant: Variant, model: Position | None = None) -> None:",
        "        super().__init__()",
        "        self.variant: Final = variant",
        "        if model is not None:",
        "            self.todo = model.todo[:]",
        *[f"            self.{field.name} = model.{field.name}{'[:]' if field.by else ''}" for field in fields],
        "            return",
        *begun,
    ]
    helpers = ["Numbers", *[name for name in ("filled", "numbers") if any(f" {name}(" in line for line in begun)]]
    about = "\n    ".join(textwrap.wrap(fields.about, _WIDTH - 4))
    return _HEAD.format(slug=slug, about=about, helpers=", ".join(helpers)) + "\n".join(lines) + "\n"


def observation(slug: str, fields: Fields) -> str:
    """The module `observation.py` of a game."""
    shown = seen_by_all(fields)
    owns = owners_of([*shown, *fields.asked])
    lines = [f"    {_local(own)} = {'max(seat, -1)' if own == SEAT else f's.{own}(seat)'}" for own in owns]
    for n, field in enumerate(shown):
        way = f", ways[{n}][{_local(own_of(field)) or 0}]"
        how = how_written(field)
        lines.append(f"    {how}(out, s.{field.held or field.name}{'' if how == 'write_number' else way})")
    body = "\n".join([*lines, f"    return [{', '.join(map(_local, owns))}]", ""])
    helpers = ["Way", *sorted({how_written(field) for field in shown})]
    state = re.search(r"^class (\w+)\(", (_GAMES / slug / "state.py").read_text("utf-8"), re.MULTILINE)
    assert state is not None
    head = _SEEN.format(slug=slug, imports=_imported(helpers), state=state[1])
    return head + body


def _imported(helpers: list[str]) -> str:
    """The import of what writes, as `ruff format` breaks it."""
    line = f"from meadhall.engine.writing import {', '.join(helpers)}"
    if len(line) <= _LONGEST:
        return line
    return "\n".join(["from meadhall.engine.writing import (", *[f"    {each}," for each in helpers], ")"])


def _local(own: str) -> str:
    """What the owner of a kind that a seat is is called."""
    return own.removesuffix("_of")


def _declared(title: str, fields: tuple[Field, ...]) -> list[str]:
    lines = [f"    # {title}"]
    for field in fields:
        kind = "Numbers" if field.by else "bool" if field.is_flag else "int"
        meaning = field.meaning + (f" By {' and '.join(axis.name for axis in field.by)}." if field.by else "")
        lines += [f"    {field.name}: {kind}", *textwrap.indent(_docstring(meaning), "    ").splitlines()]
    return [*lines, ""]


def _docstring(text: str) -> str:
    first, *more = textwrap.wrap(text, _WIDTH - 10)
    return f'"""{first}"""' if not more else "\n".join([f'"""{first}', *more[:-1], f'{more[-1]}"""'])


def _start(field: Field) -> str:
    if isinstance(field.start, tuple):
        return f"numbers({list(field.start)})"
    value = f"variant.{field.start.name}" if isinstance(field.start, Setting) else str(field.start)
    if field.by:
        return f"filled({value}, {field.size})"
    return str(bool(field.start)) if field.is_flag else value


def fields_of(slug: str) -> Fields:
    """The fields that a game declares; of the game nothing else is run, so that its position need not be there yet."""
    name = f"meadhall.games.{slug}"
    if name not in sys.modules:
        spec = spec_from_file_location(name, _GAMES / slug / "__init__.py")
        assert spec is not None
        sys.modules[name] = module_from_spec(spec)
    fields: Fields = import_module(f"{name}.fields").FIELDS
    return fields


def page(slug: str, fields: Fields) -> str:
    """The page about the fields of a game."""
    lines = []
    for part in fields.parts:
        lines += [
            "",
            f"## {part.title}",
            "",
            *_table("field", "by", "numbers", "from", "to", "at the start", "known to"),
        ]
        lines += [_row(field) for field in part.fields]
    lines += ["", "## What is asked", "", "What decisions are about, beside their seat.", ""]
    lines += _table("field", "from", "to")
    for field in fields.asked:
        lines.append(f"| `{field.name}` | {field.range[0]} | {field.range[1]} | {_meaning(field)} |")
    name = slug.replace("_", " ").title()
    return _PAGE.format(name=name, slug=slug, about=fields.about) + "\n".join(lines) + "\n"


def _table(*columns: str) -> list[str]:
    rule = "|".join("---:" if column in ("numbers", "from", "to", "at the start") else "---" for column in columns)
    return [f"| {' | '.join(columns)} | meaning |", f"|{rule}|---|"]


def _row(field: Field) -> str:
    by = ", ".join(axis.name for axis in field.by)
    start = f"option `{field.start.name}`" if isinstance(field.start, Setting) else _shown(field.start)
    least, most = field.range
    return f"| `{field.name}` | {by} | {field.size} | {least} | {most} | {start} | {field.known} | {_meaning(field)} |"


def _meaning(field: Field) -> str:
    bits = f" (A set: {field.bits.name}.)" if field.bits else ""
    of = f" (One of: {field.of.name}.)" if field.of else ""
    packed = f" (Packed: {', '.join(share.name for share in field.shares)}.)" if field.shares else ""
    return field.meaning + bits + of + packed


def _shown(start: int | tuple[int, ...]) -> str:
    return str(start) if isinstance(start, int) else "differs"


def files() -> dict[Path, str]:
    """What must stand in which file."""
    found: dict[Path, str] = {}
    for path in sorted(_GAMES.glob("*/fields.py")):
        slug = path.parent.name
        fields = fields_of(slug)
        found[path.with_name("position.py")] = position(slug, fields)
        found[path.with_name("observation.py")] = observation(slug, fields)
        found[_PAGES / f"{slug}.md"] = page(slug, fields)
    return found


def observations() -> dict[Path, str]:
    """What must stand in the pages about observations, which are made by what stands in the other files."""
    from meadhall.games import find, slugs  # late: the games need the other files
    from meadhall.rl.numbering import page as seen_page

    return {_SEEN_PAGES / f"{slug}.md": seen_page(find(slug)) for slug in slugs()}


def main() -> None:
    """Write the files of all games that declare their fields, and say which have changed; then the pages that are made
    by them, in a process that begins anew."""
    if "observations" in sys.argv:
        _write(observations())
    else:
        _write(files())
        subprocess.run([sys.executable, "-m", "tools.fields", "observations"], check=True)


def _write(texts: dict[Path, str]) -> None:
    for path, text in texts.items():
        if not path.exists() or path.read_text("utf-8") != text:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
            sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    main()
