"""Medieval Battle: a battle of wits on hexes."""

from __future__ import annotations

from typing import Any

from meadhall.declaration import parts
from meadhall.engine.game import Game
from meadhall.engine.options import options_of, presets_of
from meadhall.games.medieval_battle.content import DATA, MAP_IDS, NONE, PRESET_IDS, SIZE_IDS
from meadhall.games.medieval_battle.formations import plans
from meadhall.games.medieval_battle.muster import sheet
from meadhall.games.medieval_battle.rules import turns
from meadhall.games.medieval_battle.setup import USUAL

_VALUES = {
    "map": (USUAL, *MAP_IDS, "random", "custom"),
    "army_red": (USUAL, *PRESET_IDS),
    "army_yellow": (USUAL, *PRESET_IDS),
}
"""What may be chosen where the data only describes it; `usual` is what suits the size of the map."""


def _with_values(row: dict[str, Any]) -> dict[str, Any]:
    """The row of an option, with its values where they are other rows."""
    return row | {"values": _VALUES[row["id"]], "default": USUAL} if row["id"] in _VALUES else row


GAME = Game(
    slug=DATA["meta"]["id"],
    version=2,
    oldest=1,
    prefix=DATA["meta"]["rule_prefix"],
    players=(2,),
    minutes=75,
    weight=3,
    cover=(330, 170, 500, 339),
    longest=40_000,
    options=options_of(_with_values(row) for row in DATA["option"]),
    presets=presets_of(DATA["preset"]),
    sheet=sheet,
    plans=plans,
    foundations=(turns.BeginBattle, turns.BeginTurn),
    has_ended=lambda s: bool(s.outcome != NONE),
    watched={
        "colours": ("random",),
        "map_size": tuple(SIZE_IDS),
        "map": tuple(MAP_IDS),
        "army_mode": ("preset_fixed",),
        "army_red": tuple(PRESET_IDS),
        "army_yellow": tuple(PRESET_IDS),
    },
    **parts(__name__),
)
