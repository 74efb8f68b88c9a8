"""An analysis on the terminal: a graph of win chances, and tables of turning points, luck and mistakes."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from meadhall.analysis import reasons_in_words
from meadhall.cli.screen import Screen
from meadhall.engine.advice import Advice
from meadhall.engine.match import Match

_BARS: Final = "▁▂▃▄▅▆▇█"
_NARROWEST: Final = 20
_WIDEST: Final = 100
_SAMPLES: Final = 10
"""Moments at which plain text says the chances."""
_MISTAKES: Final = 10
_ADVICE: Final = 3
_SMALL: Final = 0.01


def show_findings(screen: Screen, match: Match, told: dict[str, Any]) -> None:
    """Everything that an analysis has found."""
    seats = [screen.seat_name(match, seat) for seat in range(match.players)]
    say = screen.say
    winners = ", ".join(seats[seat] for seat in match.winners)
    how = (
        say.say("result-winner", winners=winners, count=len(match.winners))
        if match.over
        else say.say("analyse-goes-on")
    )
    screen.framed(screen.names.say("title"), [*seats, how, say.say("analyse-length", entries=len(match.entries))])
    _heading(screen, "analyse-chances")
    if screen.is_plain:
        _say_chances(screen, seats, told["chances"])
    else:
        _draw_chances(screen, seats, told)
    _turning_points(screen, seats, told["turning_points"])
    _luck(screen, seats, told)
    _throws(screen, told["throws"])
    _mistakes(screen, seats, told["mistakes"])


def _heading(screen: Screen, key: str) -> None:
    screen.print()
    screen.tell(key, "" if screen.is_plain else "bold yellow")


def _percent(screen: Screen, chance: float) -> str:
    return screen.say.say("percent", number=round(100 * chance))


def _points(gain: float) -> str:
    """A change of a chance in percentage points, always with its sign."""
    number = round(100 * gain)
    return "±0" if number == 0 else f"{'+' if number > 0 else '−'}{abs(number)}"


def show_advice(screen: Screen, advice: list[Advice]) -> None:
    """The best options of a hint: first what speaks for the best one, in words."""
    best, *others = shown = advice[:_ADVICE]
    reason = next((reason.text for reason in best.reasons if reason.is_good), "")
    if others and all(each.is_equal for each in others):
        screen.tell("advice-all-equal")
    elif reason:
        screen.tell("advice-because", option=best.label, reason=reason)
    else:
        screen.tell("advice-best-is", option=best.label)
    rows = []
    for each in shown:
        why = reasons_in_words([asdict(reason) for reason in each.reasons], screen.language)
        is_equal = each.is_equal and each is not best
        rows.append([each.label, why, screen.say.say("advice-equal") if is_equal else _percent(screen, each.chance)])
    _table(screen, ["analyse-option", "analyse-why", "analyse-chance"], rows)


# Win chances


def sparkline(values: list[float], width: int) -> str:
    """Values from 0 to 1 as a row of bars."""
    columns = [values[n * (len(values) - 1) // (width - 1)] for n in range(width)]
    return "".join(_BARS[min(int(value * len(_BARS)), len(_BARS) - 1)] for value in columns)


def _draw_chances(screen: Screen, seats: list[str], told: dict[str, Any]) -> None:
    chances = told["chances"]
    label = max(map(len, seats))
    width = max(_NARROWEST, min(_WIDEST, screen.console.width - label - 16))
    for seat, name in enumerate(seats):
        course = [each[seat] for each in chances]
        first, last = _percent(screen, course[0]).rjust(4), _percent(screen, course[-1])
        graph = Text(sparkline(course, width), "green" if course[-1] >= max(chances[-1]) else "")
        screen.print(Text.assemble(screen.coloured(name.ljust(label)), "  ", first, " ", graph, " ", last))
    marks = [" "] * (width + 2)
    for number, point in enumerate(told["turning_points"], start=1):
        marks[point["n"] * (width - 1) // max(len(chances) - 1, 1)] = str(number)
    screen.print(Text(" " * (label + 7) + "".join(marks), "dim"))


def _say_chances(screen: Screen, seats: list[str], chances: list[list[float]]) -> None:
    last = len(chances) - 1
    for n in sorted({place * last // _SAMPLES for place in range(_SAMPLES + 1)}):
        said = ", ".join(f"{name} {_percent(screen, chances[n][seat])}" for seat, name in enumerate(seats))
        screen.tell("analyse-after", n=n, chances=said)


# Tables


def _table(screen: Screen, columns: list[str], rows: list[list[str]]) -> None:
    """Rows under headings; in plain text a line for each, every cell after its heading."""
    heads = [screen.say.say(column) for column in columns]
    if screen.is_plain:
        for row in rows:
            cells = [f"{head}: {cell}" for head, cell in zip(heads, row, strict=True) if cell]
            screen.print("- " + "; ".join(cells))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for head in heads:
        table.add_column(head)
    for row in rows:
        table.add_row(*[screen.coloured(cell) for cell in row])
    screen.console.print(table)


def _turning_points(screen: Screen, seats: list[str], points: list[dict[str, Any]]) -> None:
    _heading(screen, "analyse-turning-points")
    if not points:
        screen.tell("analyse-no-turning-points")
        return
    rows = []
    for number, point in enumerate(points, start=1):
        who = screen.say.say("analyse-by-chance") if point["seat"] is None else seats[point["seat"]]
        gainer = max(range(len(seats)), key=lambda seat: point["gains"][seat])
        change = f"{seats[gainer]} {_points(point['gains'][gainer])}"
        luck = _points(point["luck"][gainer]) if abs(point["luck"][gainer]) >= _SMALL else ""
        rows.append([str(number), str(point["n"]), who, point["text"], change, luck])
    _table(
        screen,
        ["analyse-number", "analyse-entry", "analyse-who", "analyse-what", "analyse-change", "analyse-of-luck"],
        rows,
    )


def _luck(screen: Screen, seats: list[str], told: dict[str, Any]) -> None:
    _heading(screen, "analyse-luck")
    if not told["strokes"]:
        screen.tell("analyse-no-luck")
        return
    screen.tell("analyse-luck-about", count=told["strokes"])
    for name, luck in zip(seats, told["luck"], strict=True):
        screen.print(screen.coloured(f"{name}: {_points(luck)}"))


def _throws(screen: Screen, kinds: list[dict[str, Any]]) -> None:
    """What was thrown, beside what was to be expected."""
    for kind in kinds:
        screen.print()
        screen.tell("analyse-throws", label=kind["label"], count=kind["count"])
        rows = [[each["label"], str(each["seen"]), str(each["expected"])] for each in kind["outcomes"]]
        _table(screen, ["analyse-outcome", "analyse-seen", "analyse-expected"], rows)


def _mistakes(screen: Screen, seats: list[str], found: list[dict[str, Any]]) -> None:
    _heading(screen, "analyse-mistakes")
    if not found:
        screen.tell("analyse-no-mistakes")
        return
    rows = []
    for each in found[:_MISTAKES]:
        why = reasons_in_words(each["reasons"], screen.language)
        rows.append([str(each["n"]), seats[each["seat"]], each["chosen"], each["best"], _points(-each["loss"]), why])
    _table(
        screen, ["analyse-entry", "analyse-who", "analyse-chosen", "analyse-best", "analyse-lost", "analyse-why"], rows
    )
    if len(found) > _MISTAKES:
        screen.tell("analyse-more", count=len(found) - _MISTAKES)
