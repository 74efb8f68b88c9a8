"""The standings by seat, side, option and trait as tables that can be shown anywhere."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.arena.intervals import Tally
from meadhall.arena.naming import Names
from meadhall.arena.standings import Standings


@dataclass(frozen=True)
class Row:
    """How somebody fared, and whether that can hardly be chance."""

    label: str
    tally: Tally
    is_outside: bool


@dataclass(frozen=True)
class Section:
    """Things of one kind, compared."""

    key: str
    title: str
    note: str
    """With what they are compared."""
    rows: list[Row]

    @property
    def outside(self) -> list[Row]:
        """Those that lie outside."""
        return [row for row in self.rows if row.is_outside]


def sections(standings: Standings, names: Names) -> list[Section]:
    """All tables that these games fill."""
    say = names.say
    fair, kind = say.say("against-fair"), say.say("against-kind")
    by_seat = [(names.seat(seat), tally) for seat, tally in sorted(standings.seats.items())]
    by_side = [(names.thing(side), tally) for side, tally in sorted(standings.sides.items())]
    found = [
        _section("seat", say.say("by-seat"), fair, by_seat),
        _section("side", say.say("by-side"), fair, by_side),
    ]
    for option, tallies in standings.options.items():
        if len({value for value, _ in tallies}) > 1:
            rows = [
                (" · ".join([names.value(option, value), *([names.thing(side)] if side else [])]), tally)
                for (value, side), tally in sorted(tallies.items(), key=lambda each: (str(each[0][0]), each[0][1]))
            ]
            found.append(_section(f"option-{option}", say.say("by-option", option=names.option(option)), fair, rows))
    for trait, holdings in standings.traits.items():
        things = sorted(holdings.table().items(), key=lambda each: -each[1].rate)
        rows = [(names.thing(thing), tally) for thing, tally in things]
        found.append(_section(f"trait-{trait}", say.say("by-trait", kind=names.kind(trait)), kind, rows))
    return [section for section in found if len(section.rows) > 1]


def _section(key: str, title: str, note: str, tallies: list[tuple[str, Tally]]) -> Section:
    rows = [Row(label, tally, tally.is_outside(len(tallies))) for label, tally in tallies]
    return Section(key, title, note, rows)
