"""Writes what follows from the table of a game's fields, the class that holds its positions and the page about them."""

from __future__ import annotations

import sys
import textwrap
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from meadhall.engine.fields import Field, Fields, Setting

_GAMES = Path("src/meadhall/games")
_PAGES = Path("docs/fields")
_WIDTH = 116
_HEAD = '''"""What a position of this game holds. Written by `make fields` from `fields.py`, where all is said."""

from __future__ import annotations

from typing import Final

from meadhall.engine.numbers import {helpers}
from meadhall.engine.state import State
from meadhall.games.{slug}.variant import Variant


class Position(State):
    """{about}"""

'''


_PAGE = """# The fields of a position of {name}

{about}

Every field of `Match.position()["state"]`, as `src/meadhall/games/{slug}/fields.py` declares it; written by
`make fields`. Where a field has several numbers, those of the last axis lie next to each other. A set is a mask: bit n
stands for member n.
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
        lines += ["", f"## {part.title}", "", "| field | by | numbers | from | to | at the start | meaning |"]
        lines += ["|---|---|---:|---:|---:|---|---|", *[_row(field) for field in part.fields]]
    name = slug.replace("_", " ").title()
    return _PAGE.format(name=name, slug=slug, about=fields.about) + "\n".join(lines) + "\n"


def _row(field: Field) -> str:
    by = ", ".join(axis.name for axis in field.by)
    bits = f" (A set: {field.bits.name}.)" if field.bits else ""
    start = f"option `{field.start.name}`" if isinstance(field.start, Setting) else _shown(field.start)
    least, most = field.range
    return f"| `{field.name}` | {by} | {field.size} | {least} | {most} | {start} | {field.meaning}{bits} |"


def _shown(start: int | tuple[int, ...]) -> str:
    return str(start) if isinstance(start, int) else "differs"


def files() -> dict[Path, str]:
    """What must stand in which file."""
    found: dict[Path, str] = {}
    for path in sorted(_GAMES.glob("*/fields.py")):
        slug = path.parent.name
        fields = fields_of(slug)
        found[path.with_name("position.py")] = position(slug, fields)
        found[_PAGES / f"{slug}.md"] = page(slug, fields)
    return found


def main() -> None:
    """Write the files of all games that declare their fields, and say which have changed."""
    for path, text in files().items():
        if not path.exists() or path.read_text("utf-8") != text:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
            sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    main()
