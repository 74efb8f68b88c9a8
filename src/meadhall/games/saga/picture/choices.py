"""By what the sides are picked before a game: parts of the map."""

from __future__ import annotations

from typing import Any, Final

from meadhall.drawing.layouts import Box
from meadhall.drawing.pages import cut
from meadhall.engine.steps import NOBODY
from meadhall.games.saga import setup
from meadhall.games.saga.content import DATA
from meadhall.games.saga.picture import definitions
from meadhall.games.saga.picture.board import board
from meadhall.games.saga.picture.scenery import names, scenery
from meadhall.games.saga.picture.view import View
from meadhall.games.saga.variant import Variant

_PARTS: Final[dict[str, Box]] = {
    "viking": (590, 40, 385, 175),
    "saxon": (190, 300, 385, 175),
    "random": (385, 95, 385, 175),
}
"""Where the Vikings come from, what the Anglo-Saxons defend, and the ship between them."""
CHOICES: Final = tuple(_PARTS)


def choice_picture(choice: str, language: str) -> str:
    """The land of a side, or the ship on its way where lots decide."""
    usual: dict[str, Any] = {row["id"]: row["default"] for row in DATA["option"]}
    view = View(setup.new_game(Variant(**usual)), NOBODY, language, "wide-bare")
    content = scenery("wide") + board(view, names("wide", language))
    return cut(_PARTS[choice], view.say(f"gift-{choice}"), definitions(), content)
