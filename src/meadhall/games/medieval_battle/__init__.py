"""Medieval Battle: a battle of wits on hexes."""

from __future__ import annotations

from typing import Any

from meadhall.engine.game import Game
from meadhall.engine.options import GameOption, OptionValue, manner_of, presets_of
from meadhall.games.medieval_battle import setup
from meadhall.games.medieval_battle.content import DATA, MAP_IDS, NONE, PRESET_IDS, SIZE_IDS
from meadhall.games.medieval_battle.fields import FIELDS
from meadhall.games.medieval_battle.formations import plans
from meadhall.games.medieval_battle.hidden import knowledge, known, observe, redeal, unveil
from meadhall.games.medieval_battle.inspection import inspect, signs
from meadhall.games.medieval_battle.invariants import check
from meadhall.games.medieval_battle.muster import sheet
from meadhall.games.medieval_battle.notation import NOTATION
from meadhall.games.medieval_battle.order import ORDER
from meadhall.games.medieval_battle.outlook import outlook
from meadhall.games.medieval_battle.picture import definitions, emblem, picture
from meadhall.games.medieval_battle.picture.choices import CHOICES, choice_picture
from meadhall.games.medieval_battle.picture.plates import plates, ribbon
from meadhall.games.medieval_battle.prompts import about, sides
from meadhall.games.medieval_battle.rules import (
    deployment,
    recruitment,
    regrouping,
    turns,
    victory,
    withdrawal,
)
from meadhall.games.medieval_battle.scenes import scene
from meadhall.games.medieval_battle.scores import score_sheet, way_won
from meadhall.games.medieval_battle.sense import CERTAINTY, FEATURES, WEIGHTS, evaluate, features_for
from meadhall.games.medieval_battle.state import Battle
from meadhall.games.medieval_battle.text import describe
from meadhall.games.medieval_battle.traits import traits
from meadhall.games.medieval_battle.warnings import WARNED, warn
from meadhall.games.medieval_battle.wording import NAMES, words

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
    needs = row.get("needs", {})
    least, most = row.get("min", 0), row.get("max", _MOST_SEED)
    return GameOption(name, kind, default, values, least, most, needs=needs, **manner_of(row))


def _start(options: dict[str, OptionValue], players: int) -> Battle:
    return setup.new_game(setup.variant_of(options))


GAME = Game(
    slug=DATA["meta"]["id"],
    version=2,
    oldest=1,
    prefix=DATA["meta"]["rule_prefix"],
    package=__name__,
    players=(2,),
    minutes=75,
    weight=3,
    cover=(330, 170, 500, 339),
    longest=40_000,
    options=tuple(_option(row) for row in DATA["option"]),
    presets=presets_of(DATA["preset"]),
    rules=(setup, recruitment, deployment, turns, withdrawal, regrouping, victory),
    start=_start,
    observe=observe,
    knowledge=knowledge,
    known=known,
    redeal=redeal,
    evaluate=evaluate,
    rollout=0,
    check=check,
    picture=picture,
    plates=plates,
    ribbon=ribbon,
    inspect=inspect,
    signs=signs,
    warned=WARNED,
    warn=warn,
    outlook=outlook,
    sheet=sheet,
    plans=plans,
    describe=describe,
    about=about,
    names=NAMES,
    words=words,
    scene=scene,
    unveil=unveil,
    sides=sides,
    emblem=emblem,
    pictured_choices=CHOICES,
    choice_picture=choice_picture,
    definitions=definitions,
    foundations=(turns.BeginBattle, turns.BeginTurn),
    fields=FIELDS,
    order=ORDER,
    has_ended=lambda s: bool(s.outcome != NONE),
    score_sheet=score_sheet,
    way_won=way_won,
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
    notation=NOTATION,
    weights=WEIGHTS,
    weight_names=FEATURES,
)
