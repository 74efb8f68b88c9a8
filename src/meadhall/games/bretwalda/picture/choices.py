"""By what the Kingdoms of a game are picked: their lands, with the rest of Britain left out."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.pages import cut
from meadhall.games.bretwalda.content import KINGDOM_IDS
from meadhall.games.bretwalda.picture import definitions
from meadhall.games.bretwalda.picture.places import LAYOUTS
from meadhall.games.bretwalda.picture.scenery import scenery
from meadhall.games.bretwalda.setup import kingdom_sets
from meadhall.words import words

CHOICES: Final = tuple(kingdom_sets())


def choice_picture(choice: str, language: str) -> str:
    """The map on which a set of Kingdoms plays."""
    chosen = choice.split("+")
    kingdoms = sum(1 << KINGDOM_IDS.index(kingdom) for kingdom in chosen)
    name = words("meadhall.games.bretwalda", language).names(chosen)
    return cut(LAYOUTS["wide"].window.box, name, definitions(), scenery("wide", kingdoms))
