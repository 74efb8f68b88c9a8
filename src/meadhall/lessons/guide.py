"""How to play, on one page: a few boxes, each with a figure that the game draws from a position.

`lessons/guide.toml` of a game holds the positions and what of their pictures is shown; the words are `guide-...` in its
`lessons/en.ftl` and `pl.ftl`. Figures that it holds by themselves, in no box, stand at the manual's worked examples.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from meadhall.drawing.cuts import Cut, cut_out
from meadhall.drawing.elements import element
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.steps import NOBODY
from meadhall.lessons.written import Written, written
from meadhall.words import words

_INK: Final = "#2b2118"
_GOLD: Final = "#f7b92f"
_RING: Final = 6
_ARROW: Final = 9


@dataclass(frozen=True)
class Figure:
    """A cut of a picture, with what points at things in it."""

    written: Written
    side: str
    """With whose eyes it is seen; everybody's if empty."""
    cut: Cut
    rings: tuple[tuple[int, int, int], ...]
    """What is ringed: middle and radius."""
    arrows: tuple[tuple[int, int, int, int], ...]
    """From where to where."""


@dataclass(frozen=True)
class Box:
    """One box of the page: the text `guide-<id>` is its title, `.text` two sentences, `.alt` what the figure shows."""

    id: str
    rules: tuple[str, ...]
    lesson: str
    """The lesson that teaches it; empty if there is none."""
    figure: Figure | None


def _figure(row: Mapping[str, Any]) -> Figure:
    left, top, width, height = row["cut"]
    return Figure(
        written(row),
        row.get("side", ""),
        (left, top, width, height),
        tuple(map(tuple, row.get("rings", ()))),
        tuple(map(tuple, row.get("arrows", ()))),
    )


@cache
def _rows(game: Game) -> Mapping[str, Any]:
    file = files(game.package).joinpath("lessons", "guide.toml")
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


@cache
def boxes(game: Game) -> tuple[Box, ...]:
    """The boxes of a game's page, in the order of play; none if it has no page."""
    return tuple(
        Box(row["id"], tuple(row["rules"]), row.get("lesson", ""), _figure(row["figure"]) if "figure" in row else None)
        for row in _rows(game).get("box", ())
    )


@cache
def figures(game: Game) -> dict[str, Figure]:
    """All figures of a game, by the ids of their boxes or their own."""
    boxed = {each.id: each.figure for each in boxes(game) if each.figure}
    return boxed | {row["id"]: _figure(row) for row in _rows(game).get("figure", ())}


@cache
def figure(game: Game, name: str, language: str, is_dark: bool) -> str:
    """A figure as a picture of its own."""
    found = figures(game).get(name)
    if found is None:
        raise MeadhallError(f"{game.slug} has no figure '{name}'.")
    s, _, _ = found.written.laid(game)
    seat = game.sides(s).index(found.side) if found.side else NOBODY
    return cut_out(game.picture(s, seat, language, "wide-bare"), found.cut, is_dark, _marks(found))


def _marks(found: Figure) -> str:
    rings = [
        element("circle", cx=x, cy=y, r=r, fill="none", stroke=ink, stroke_width=width)
        for x, y, r in found.rings
        for ink, width in ((_INK, _RING + 3), (_GOLD, _RING))
    ]
    return "".join([*rings, *[_arrow(*each) for each in found.arrows]])


def _arrow(x: int, y: int, to_x: int, to_y: int) -> str:
    """A golden arrow with a dark edge."""
    length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5 or 1.0
    along_x, along_y = (to_x - x) / length, (to_y - y) / length
    neck_x, neck_y = to_x - 30 * along_x, to_y - 30 * along_y
    tip = [(to_x, to_y), (neck_x - 18 * along_y, neck_y + 18 * along_x), (neck_x + 18 * along_y, neck_y - 18 * along_x)]
    points = " ".join(f"{px:.1f},{py:.1f}" for px, py in tip)
    return "".join(
        element(
            "line",
            x1=x,
            y1=y,
            x2=f"{neck_x:.1f}",
            y2=f"{neck_y:.1f}",
            stroke=ink,
            stroke_width=width,
            stroke_linecap="round",
        )
        + element(
            "polygon",
            points=points,
            fill=_GOLD,
            stroke=_INK if ink == _INK else "none",
            stroke_width=5,
            stroke_linejoin="round",
        )
        for ink, width in ((_INK, _ARROW + 5), (_GOLD, _ARROW))
    )


def guide_says(game: Game, key: str, language: str) -> str:
    """A text of the page: `intro`, `goal-1`, `<box>`, `<box>.text`; empty if there is none."""
    if not files(game.package).joinpath("lessons", f"{language}.ftl").is_file():
        return ""
    texts = words(f"{game.package}.lessons", language)
    return texts.say(f"guide-{key}") if texts.has(f"guide-{key}") else ""


def guide_goals(game: Game, language: str) -> list[str]:
    """The ways to win, one line each."""
    goals: list[str] = []
    while said := guide_says(game, f"goal-{len(goals) + 1}", language):
        goals.append(said)
    return goals
