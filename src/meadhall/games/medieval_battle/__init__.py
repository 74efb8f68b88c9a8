"""Medieval Battle: a battle of wits on hexes."""

from __future__ import annotations

from functools import partial
from typing import Any

from meadhall.engine.game import Game, GameOption, OptionValue
from meadhall.games.medieval_battle import setup
from meadhall.games.medieval_battle.content import (
    ARMY_IDS,
    DATA,
    KIND_IDS,
    MAP_IDS,
    OUTCOME_IDS,
    PRESET_IDS,
    SIZE_IDS,
    SLOT_IDS,
    VICTORY_IDS,
)
from meadhall.games.medieval_battle.hexes import HEX_NAMES
from meadhall.games.medieval_battle.hidden import observe, redeal, unveil
from meadhall.games.medieval_battle.invariants import check
from meadhall.games.medieval_battle.picture import definitions, emblem, picture
from meadhall.games.medieval_battle.prompts import about, sides
from meadhall.games.medieval_battle.rules import (
    deployment,
    recruitment,
    regrouping,
    turns,
    victory,
    withdrawal,
)
from meadhall.games.medieval_battle.scores import score_sheet
from meadhall.games.medieval_battle.sense import CERTAINTY, FEATURES, WEIGHTS, evaluate, features_for
from meadhall.games.medieval_battle.state import Battle
from meadhall.games.medieval_battle.text import describe
from meadhall.games.medieval_battle.traits import traits
from meadhall.words import words

_VALUES = {
    "map": (setup.USUAL, *MAP_IDS, "random", "custom"),
    "army_red": (setup.USUAL, *PRESET_IDS),
    "army_yellow": (setup.USUAL, *PRESET_IDS),
}
"""What may be chosen where the data only describes it; `usual` is what suits the size of the map."""
_KINDS = {"enum": "choice", "record": "text"}
_MOST_SEED = (1 << 31) - 1


def _option(row: dict[str, Any]) -> GameOption:
    name = row["id"]
    kind = _KINDS.get(row["type"], row["type"])
    values = _VALUES.get(name, tuple(row["values"]))
    default = "" if kind == "text" else setup.USUAL if name in _VALUES else row["default"]
    return GameOption(name, kind, default, values, row.get("min", 0), row.get("max", _MOST_SEED))


def _start(options: dict[str, OptionValue], players: int) -> Battle:
    return setup.new_game(setup.variant_of(options))


GAME = Game(
    slug=DATA["meta"]["id"],
    version=1,
    prefix=DATA["meta"]["rule_prefix"],
    package=__name__,
    players=(2,),
    minutes=75,
    longest=40_000,
    options=tuple(_option(row) for row in DATA["option"]),
    rules=(setup, recruitment, deployment, turns, withdrawal, regrouping, victory),
    start=_start,
    observe=observe,
    redeal=redeal,
    evaluate=evaluate,
    rollout=0,
    check=check,
    picture=picture,
    describe=describe,
    about=about,
    names={
        "side": ARMY_IDS,
        "seat": ["seat_0", "seat_1"],
        "kind": KIND_IDS,
        "hex": HEX_NAMES,
        "slot": SLOT_IDS,
        "preset": PRESET_IDS,
        "outcome": OUTCOME_IDS,
        "victory": VICTORY_IDS,
    },
    words=partial(words, __name__),
    unveil=unveil,
    sides=sides,
    emblem=emblem,
    definitions=definitions,
    score_sheet=score_sheet,
    traits=traits,
    watched={
        "colours": ("random",),
        "map_size": tuple(SIZE_IDS),
        "map": tuple(MAP_IDS),
        "army_mode": ("preset_fixed",),
        "army_red": tuple(PRESET_IDS),
        "army_yellow": tuple(PRESET_IDS),
    },
    features=features_for,
    certainty=CERTAINTY,
    weights=WEIGHTS,
    weight_names=FEATURES,
)
