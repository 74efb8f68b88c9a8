"""Who and what stands on the stage: both sides, warriors and leaders, and lines of the log about them."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import use
from meadhall.drawing.pages import emblem
from meadhall.drawing.tokens import helmet, question
from meadhall.engine import scenes
from meadhall.engine.log import Told
from meadhall.engine.scenes import Party, Piece
from meadhall.games.saga.content import (
    ABILITY_IDS,
    HANDLE_IDS,
    HANDLE_SIDE,
    NONE,
    SAXON,
    SIDE_IDS,
    VIKING,
)
from meadhall.games.saga.naming import NAMES
from meadhall.words import Words

SIDES: Final = (SAXON, VIKING)
"""Who stands on the left, and who on the right."""
SHIELDS: Final = 4
"""As many warriors stand side by side; more are one shield with a number."""


def line_of(told: Told, say: Words) -> str:
    """A line of the log as it is read there."""
    return say.line(told.line, told.numbers, NAMES)


def shield(side: int) -> str:
    """The emblem of a side."""
    return emblem(f"shield-{SIDE_IDS[side]}", 15)


def parties(say: Words) -> list[Party]:
    """Both sides."""
    named = [(side, SIDE_IDS[side]) for side in SIDES]
    return [Party(say.name(name), glyph=shield(side), ink=f"{name}-dark", side=name) for side, name in named]


def handles_of(mask: int) -> list[int]:
    """The leaders of a mask."""
    return [n for n in range(len(HANDLE_IDS)) if mask >> n & 1]


def warriors(side: int, count: int, say: Words, state: str = scenes.STANDS, is_massed: bool = False) -> list[Piece]:
    """So many warriors, one piece if there are many; who falls or leaves is another piece than who stands."""
    name = SIDE_IDS[side]
    said = say.say("scene-warriors", number=count)
    ids = f"{name}-{state or 'warrior'}"
    if count and (is_massed or count > SHIELDS):
        return [Piece(ids, use(f"shield-{name}"), said, state, count)]
    is_said = state in (scenes.STANDS, scenes.COMES)
    return [Piece(f"{ids}-{n}", use(f"shield-{name}"), said if n == 0 and is_said else "", state) for n in range(count)]


def leader(handle: int, say: Words, ability: int = NONE, state: str = scenes.STANDS) -> Piece:
    """A leader, with an ability that has been shown."""
    name = say.name(HANDLE_IDS[handle])
    mark = use(f"ability-{ABILITY_IDS[ability]}") if ability != NONE else question()
    known = say.name(ABILITY_IDS[ability]) if ability != NONE else say.say("word-unknown")
    drawing = helmet(SIDE_IDS[HANDLE_SIDE[handle]], name[0], mark)
    return Piece(f"leader-{handle}", drawing, f"{name}: {known}", state)
