"""Tiny Epic Vikings: clans, runes and furious gods."""

from __future__ import annotations

from functools import partial
from typing import Any

from meadhall.engine.game import Game, GameOption, OptionValue
from meadhall.games.tiny_epic_vikings import setup
from meadhall.games.tiny_epic_vikings.content import (
    ACTION_IDS,
    CARD_IDS,
    CLAN_IDS,
    DATA,
    END_IDS,
    FAVOUR_IDS,
    GOD_IDS,
    ICON_IDS,
    RESOURCE_IDS,
    ROW_IDS,
    RUNE_IDS,
    SPACE_IDS,
)
from meadhall.games.tiny_epic_vikings.hidden import observe, redeal, unveil
from meadhall.games.tiny_epic_vikings.invariants import check
from meadhall.games.tiny_epic_vikings.maps import DOCK_IDS, FJORD_IDS, ISLAND_IDS, PLACE_IDS
from meadhall.games.tiny_epic_vikings.picture import definitions, emblem, picture
from meadhall.games.tiny_epic_vikings.prompts import about, sides
from meadhall.games.tiny_epic_vikings.rules import (
    actions,
    battle_entry,
    battles,
    building,
    cleanup,
    control,
    dedication,
    deploying,
    draft,
    eras,
    exploring,
    fury,
    harvesting,
    rune_actions,
    sailing,
    scoring,
    solo_actions,
    solo_battles,
    solo_challenge,
    solo_draft,
    solo_icons,
    solo_sailing,
    solo_settling,
    solo_setup,
    solo_turns,
    turns,
    two_players,
)
from meadhall.games.tiny_epic_vikings.scores import score_sheet
from meadhall.games.tiny_epic_vikings.sense import CERTAINTY, WEIGHT_NAMES, WEIGHTS, evaluate, features_for
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.text import describe
from meadhall.games.tiny_epic_vikings.traits import traits
from meadhall.games.tiny_epic_vikings.variant import Variant
from meadhall.words import words

_KINDS = {"enum": "choice", "bool": "bool"}


def _option(row: dict[str, Any]) -> GameOption:
    kind = _KINDS[row["type"]]
    return GameOption(row["id"], kind, row["default"], tuple(row["values"]) if kind == "choice" else ())


def _start(options: dict[str, OptionValue], players: int) -> Vikings:
    chosen: dict[str, Any] = dict(options)
    return setup.new_game(Variant(players, **chosen))


GAME = Game(
    slug=DATA["meta"]["id"],
    version=DATA["meta"]["data_version"],
    prefix=DATA["meta"]["rule_prefix"],
    package=__name__,
    players=(1, 2, 3, 4),
    usual_players=3,
    minutes=50,
    longest=3000,
    options=tuple(_option(row) for row in DATA["option"] if row["id"] != "players"),
    rules=(
        setup,
        eras,
        draft,
        turns,
        battle_entry,
        battles,
        sailing,
        deploying,
        exploring,
        harvesting,
        building,
        control,
        rune_actions,
        fury,
        actions,
        dedication,
        cleanup,
        scoring,
        two_players,
        solo_setup,
        solo_draft,
        solo_turns,
        solo_sailing,
        solo_settling,
        solo_actions,
        solo_icons,
        solo_challenge,
        solo_battles,
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
        "clan": CLAN_IDS,
        "seat": ["seat_0", "seat_1", "seat_2", "seat_3"],
        "rune": RUNE_IDS,
        "resource": RESOURCE_IDS,
        "card": CARD_IDS,
        "favour": FAVOUR_IDS,
        "god": GOD_IDS,
        "target": [*SPACE_IDS, *GOD_IDS],
        "row": ROW_IDS,
        "end": END_IDS,
        "action": ACTION_IDS,
        "icon": ICON_IDS,
        "island": ISLAND_IDS,
        "fjord": FJORD_IDS,
        "dock": DOCK_IDS,
        "place": PLACE_IDS,
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
    weight_names=WEIGHT_NAMES,
)
