"""Northgard: Uncharted Lands."""

from __future__ import annotations

from functools import partial
from typing import Any

from meadhall.engine.game import Game, GameOption, OptionValue
from meadhall.games.northgard import setup
from meadhall.games.northgard.content import (
    AREA_IDS,
    BUILDING_IDS,
    CARD_IDS,
    CELL_IDS,
    CLAN_IDS,
    CREATURE_IDS,
    DATA,
    FACE_IDS,
    RESOURCE_IDS,
    TILE_IDS,
)
from meadhall.games.northgard.hidden import observe, redeal, unveil
from meadhall.games.northgard.invariants import check
from meadhall.games.northgard.picture import definitions, emblem, picture
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
from meadhall.games.northgard.scores import score_sheet
from meadhall.games.northgard.sense import CERTAINTY, FEATURES, WEIGHTS, evaluate, features_for
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.text import describe
from meadhall.games.northgard.traits import traits
from meadhall.games.northgard.vocabularies import SEAT_IDS
from meadhall.words import words

_KINDS = {"enum": "choice", "record": "text"}


def _option(row: dict[str, Any]) -> GameOption:
    return GameOption(row["id"], _KINDS.get(row["type"], row["type"]), row["default"], tuple(row.get("values", ())))


def _start(options: dict[str, OptionValue], players: int) -> Northgard:
    return setup.new_game(setup.variant_of(options, players))


GAME = Game(
    slug=DATA["meta"]["slug"],
    version=1,
    prefix=DATA["meta"]["prefix"],
    package=__name__,
    players=(2, 3, 4, 5),
    usual_players=3,
    minutes=90,
    longest=20_000,
    options=tuple(_option(row) for row in DATA["option"]),
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
    redeal=redeal,
    evaluate=evaluate,
    rollout=0,
    check=check,
    picture=picture,
    describe=describe,
    about=about,
    names={
        "side": CLAN_IDS,
        "seat": SEAT_IDS,
        "card": CARD_IDS,
        "territory": AREA_IDS,
        "cell": CELL_IDS,
        "tile": TILE_IDS,
        "building": BUILDING_IDS,
        "resource": RESOURCE_IDS,
        "creature": CREATURE_IDS,
        "face": FACE_IDS,
    },
    words=partial(words, __name__),
    unveil=unveil,
    sides=sides,
    emblem=emblem,
    definitions=definitions,
    score_sheet=score_sheet,
    traits=traits,
    features=features_for,
    certainty=CERTAINTY,
    weights=WEIGHTS,
    weight_names=FEATURES,
)
