"""Northgard: Uncharted Lands."""

from __future__ import annotations

from functools import partial
from typing import Any

from meadhall.engine.game import Game
from meadhall.engine.options import GameOption, OptionValue, manner_of, presets_of
from meadhall.games.northgard import setup
from meadhall.games.northgard.content import DATA
from meadhall.games.northgard.fields import FIELDS
from meadhall.games.northgard.hidden import knowledge, known, observe, redeal, unveil
from meadhall.games.northgard.inspection import inspect
from meadhall.games.northgard.inspection.legend import signs
from meadhall.games.northgard.invariants import check
from meadhall.games.northgard.naming import NAMES
from meadhall.games.northgard.notation import NOTATION
from meadhall.games.northgard.order import ORDER
from meadhall.games.northgard.outlook import outlook
from meadhall.games.northgard.picture import definitions, emblem, picture
from meadhall.games.northgard.picture.plates import plates, ribbon
from meadhall.games.northgard.prompts import about, sides
from meadhall.games.northgard.rules import (
    building,
    clans,
    combat,
    creatures,
    decks,
    drawing_cards,
    effects,
    end_of_year,
    exploring,
    fights,
    hand_specials,
    harvest,
    map_specials,
    moving,
    payments,
    recruiting,
    retreats,
    tiles,
    turns,
    variants,
    winter,
    year,
)
from meadhall.games.northgard.scenes import scene
from meadhall.games.northgard.scores import score_sheet, way_won
from meadhall.games.northgard.sense import CERTAINTY, FEATURES, WEIGHTS, evaluate, features_for
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.text import describe
from meadhall.games.northgard.traits import traits
from meadhall.games.northgard.warnings import WARNED, warn
from meadhall.words import words

_KINDS = {"enum": "choice"}


def _option(row: dict[str, Any]) -> GameOption:
    kind, values = _KINDS.get(row["type"], row["type"]), tuple(row.get("values", ()))
    return GameOption(row["id"], kind, row["default"], values, needs=row.get("needs", {}), **manner_of(row))


def _start(options: dict[str, OptionValue], players: int) -> Northgard:
    return setup.new_game(setup.variant_of(options, players))


GAME = Game(
    slug=DATA["meta"]["slug"],
    version=2,
    oldest=1,
    prefix=DATA["meta"]["prefix"],
    package=__name__,
    players=(2, 3, 4, 5),
    usual_players=3,
    minutes=90,
    weight=4,
    cover=(330, 150, 480, 326),
    longest=20_000,
    options=tuple(_option(row) for row in DATA["option"]),
    presets=presets_of(DATA["preset"]),
    rules=(
        setup,
        decks,
        year,
        turns,
        recruiting,
        building,
        moving,
        fights,
        exploring,
        tiles,
        drawing_cards,
        effects,
        hand_specials,
        map_specials,
        payments,
        combat,
        retreats,
        harvest,
        winter,
        end_of_year,
        clans,
        creatures,
        variants,
    ),
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
    starts=(effects.PickAction, moving.MoveFrom),
    outlook=outlook,
    describe=describe,
    about=about,
    names=NAMES,
    scene=scene,
    words=partial(words, __name__),
    unveil=unveil,
    sides=sides,
    emblem=emblem,
    definitions=definitions,
    foundations=(setup.BeginYears, year.Year),
    fields=FIELDS,
    order=ORDER,
    has_ended=lambda s: bool(s.won != 0),
    score_sheet=score_sheet,
    way_won=way_won,
    traits=traits,
    watched={"clan_assignment": ("random",)},
    features=features_for,
    certainty=CERTAINTY,
    weights=WEIGHTS,
    weight_names=FEATURES,
    notation=NOTATION,
)
