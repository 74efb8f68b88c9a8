"""By what battlefields are picked before a game: the maps themselves."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.pages import cut
from meadhall.games.medieval_battle.battlefield import preset
from meadhall.games.medieval_battle.content import DATA, MAP_IDS, SIZE_IDS
from meadhall.games.medieval_battle.picture import definitions
from meadhall.games.medieval_battle.picture.ground import ground, key_of
from meadhall.games.medieval_battle.picture.places import LAYOUTS
from meadhall.games.medieval_battle.wording import words

CHOICES: Final = tuple(MAP_IDS)


def choice_picture(choice: str, language: str) -> str:
    """A ready-made battlefield."""
    size = next(row["size"] for row in DATA["map_preset"] if row["id"] == choice)
    key = key_of(preset(SIZE_IDS.index(size), choice))
    name = words(language).name(choice)
    return cut(LAYOUTS["wide"][key[0]].window.box, name, definitions(), ground(key, "wide"))
