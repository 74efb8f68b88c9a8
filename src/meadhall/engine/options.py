"""What the players agree on before a game: its options, and presets, which are named sets of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from meadhall.engine.errors import MeadhallError

OptionValue = bool | int | str

BY_THE_BOOK: Final = "by_the_book"
"""The preset of every game that changes nothing: what the rulebook says is the default."""
HOUSE_RULES: Final = "house_rules"
"""The preset of every game with the readings that the house played by in its first version."""

DRAWN: Final = -1
"""The seed that is to be drawn."""
_TEXT_LIMIT: Final = 200


def parts_of(value: str) -> list[str]:
    """The values for the seats that an option of the kind `seats` says."""
    return [part.strip() for part in value.split(",")]


class Misfit(MeadhallError):
    """Options that do not fit together, or not the number of players.

    The text `misfit-<key>` of the game says what does not fit and what would.
    """

    def __init__(self, key: str, **arguments: int | str) -> None:
        super().__init__(", ".join([key, *[f"{name} {value}" for name, value in arguments.items()]]))
        self.key: Final = key
        self.arguments: Final = arguments


@dataclass(frozen=True)
class GameOption:
    """Something that the players agree on before the game."""

    name: str
    kind: str
    """`bool`, `int`, `choice`, `text`, `seed` (a whole number, drawn if it is `DRAWN`), or `seats` (a value for each
    seat, with commas between them, as far as they are said)."""
    default: OptionValue
    values: tuple[str, ...] = ()
    """Of a choice, or for each seat."""
    least: int = 0
    most: int = 0
    """Of an int or a seed."""
    needs: Mapping[str, OptionValue] = field(default_factory=dict)
    """The values of other options without which this one means nothing."""
    former: Mapping[str, OptionValue] = field(default_factory=dict)
    """Values that earlier versions wrote, as texts in lower case, and what they are called now."""
    players: tuple[int, ...] = ()
    """The numbers of players with whom it means something; empty if it does with any."""
    is_rare: bool = False
    """Whether few want to know of it: a form shows it among the finer points."""
    is_pictured: bool = False
    """Whether its values are picked by their emblems and pictures (`Game.choice_picture`). What a side or value is
    good for is told by the text `gift-<id>`, where there is one."""
    sides: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """For values that say who plays what: the side of each seat."""
    emblems: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """For values that name sides without saying whose they are: those sides."""

    def allows(self, value: object) -> bool:
        """Whether the value may be chosen."""
        if self.kind == "bool":
            return isinstance(value, bool)
        if self.kind in ("int", "seed"):
            return type(value) is int and (self.least <= value <= self.most or (self.kind, value) == ("seed", DRAWN))
        if self.kind == "seats":
            return isinstance(value, str) and all(part in ("", *self.values) for part in parts_of(value))
        if self.kind == "text":
            return isinstance(value, str) and len(value) <= _TEXT_LIMIT and value.isprintable()
        return isinstance(value, str) and value in self.values

    @property
    def allowed(self) -> str:
        """What may be chosen, in words."""
        if self.kind == "bool":
            return "true or false"
        if self.kind == "int":
            return f"a whole number from {self.least} to {self.most}"
        if self.kind == "seed":
            return f"a whole number from {self.least} to {self.most}, or {DRAWN} to have it drawn"
        if self.kind == "seats":
            return f"values with commas between them, of {', '.join(self.values)}"
        if self.kind == "text":
            return f"a text of at most {_TEXT_LIMIT} characters"
        return "one of " + ", ".join(self.values)

    def matters(self, options: Mapping[str, object]) -> bool:
        """Whether it means anything beside the other options."""
        return all(options[name] == value for name, value in self.needs.items())

    def value_key(self, value: OptionValue) -> str:
        """The text of a value of a switch or a choice; what a key cannot hold is a dash in it."""
        return f"option-value-{self.name}-{str(value).lower().replace('+', '-')}"

    def now(self, value: object) -> object:
        """What a value that an earlier version wrote is called now."""
        return self.former.get(str(value).lower(), value)


@dataclass(frozen=True)
class Preset:
    """A named set of options, which a group agrees on in one word.

    The text `preset-name-<name>` calls it; `preset-text-<name>` says in one sentence what it changes.
    """

    name: str
    options: Mapping[str, OptionValue]
    """Those that are not at their defaults."""
    players: int = 0
    """How many play, if it is for so many only."""
    minutes: int = 0
    """How long such a game takes, if it takes another time than usual."""


def presets_of(rows: Iterable[Mapping[str, Any]]) -> tuple[Preset, ...]:
    """The presets that the rows `[[preset]]` of a game's content declare."""
    return tuple(
        Preset(row["id"], row.get("options", {}), row.get("players", 0), row.get("minutes", 0)) for row in rows
    )


def options_of(rows: Iterable[Mapping[str, Any]]) -> tuple[GameOption, ...]:
    """The options that the rows `[[option]]` of a game's content declare."""
    return tuple(
        GameOption(
            name=row["id"],
            kind=row["type"],
            default=row["default"],
            values=tuple(row.get("values", ())) if row["type"] in ("choice", "seats") else (),
            least=row.get("min", 0),
            most=row.get("max", 0),
            needs=row.get("needs", {}),
            former=row.get("former", {}),
            players=tuple(row.get("for_players", ())),
            is_rare=row.get("rare", False),
            is_pictured=row.get("pictured", False),
            sides={value: tuple(sides) for value, sides in row.get("sides", {}).items()},
            emblems={value: tuple(sides) for value, sides in row.get("emblems", {}).items()},
        )
        for row in rows
    )
