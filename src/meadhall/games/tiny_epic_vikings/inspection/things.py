"""Which answer belongs to which id of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from meadhall.engine.inspected import Inspected
from meadhall.games.tiny_epic_vikings.content import (
    ACTION_IDS,
    BOAT_COSTS,
    CARD_IDS,
    CLAN_IDS,
    ENEMY,
    ERAS,
    FAVOUR_IDS,
    FAVOURS,
    FLEET,
    GOD_IDS,
    NONE,
    RESOURCE_IDS,
    ROW_LENGTH,
    RUNE_IDS,
    SPACE_IDS,
    TEMPLE_COSTS,
    TRACK,
)
from meadhall.games.tiny_epic_vikings.inspection import cards, pieces, places, sheets
from meadhall.games.tiny_epic_vikings.maps import DOCK_IDS, FJORD_IDS, ISLAND_IDS
from meadhall.games.tiny_epic_vikings.picture.view import View

_Answer = tuple[Callable[..., Inspected | None], tuple[Any, ...]]
"""What answers for a thing, and of what it is asked beside the view."""

_PIECES: Final = ("settler", "boat", "temple")


def _named() -> Iterator[tuple[str, _Answer]]:
    """Things whose ids have names of their own."""
    for ids, answer in (
        (ISLAND_IDS, places.island_answer),
        (DOCK_IDS, places.dock_answer),
        (FJORD_IDS, places.fjord_answer),
        (CARD_IDS, cards.card_answer),
        (FAVOUR_IDS, cards.favour_answer),
        (GOD_IDS, sheets.god_answer),
        (RUNE_IDS, sheets.rune_answer),
        (SPACE_IDS, sheets.space_answer),
        (RESOURCE_IDS, sheets.resource_answer),
        (ACTION_IDS, sheets.action_answer),
        (CLAN_IDS, sheets.clan_answer),
    ):
        for n, name in enumerate(ids):
            yield name, (answer, (n,))
    for piece in _PIECES:
        yield piece, (pieces.piece_answer, (piece,))


def _of_clans() -> Iterator[tuple[str, _Answer]]:
    """What a clan has on the map and on its sheet."""
    for clan, id_ in enumerate(CLAN_IDS):
        yield f"figures-{id_}", (sheets.clan_answer, (clan,))
        for n in range(FLEET):
            yield f"boat-{id_}-{n}", (pieces.boat_answer, (clan, n))
        for n, island in enumerate(ISLAND_IDS):
            yield f"settlers-{id_}-{island}", (pieces.settlers_answer, (clan, n))
            yield f"temple-{id_}-{island}", (pieces.temple_answer, (clan, n))
            yield f"influence-{id_}-{island}", (pieces.influence_answer, (clan, n))
        for n, resource in enumerate(RESOURCE_IDS):
            yield f"track-{id_}-{resource}", (sheets.track_answer, (clan, n))
        for piece in _PIECES:
            yield f"sheet-{id_}-{piece}s", (pieces.sheet_answer, (clan, piece))
        for piece, costs in (("boat", BOAT_COSTS), ("temple", TEMPLE_COSTS)):
            for cost in costs:
                yield f"slot-{id_}-{piece}-{cost}", (pieces.slot_answer, (clan, piece, cost))
        for n in range(FAVOURS):
            yield f"won-{id_}-{n}", (cards.won_answer, (clan, n))
        for n in range(3 * ROW_LENGTH):
            yield f"row-{id_}-{n}", (cards.face_down_answer, (clan,))
        yield f"fights-{id_}", (cards.face_down_answer, (clan,))
        yield f"sheet-{id_}-villages", (sheets.village_answer, (clan,))


def _of_table() -> Iterator[tuple[str, _Answer]]:
    """What belongs to nobody, and the sheet of the solo enemy."""
    yield "battle", (cards.battle_answer, ())
    yield "village", (sheets.village_answer, (NONE,))
    yield "chief", (pieces.chief_answer, ())
    yield "chieftain", (sheets.chieftain_answer, ())
    yield "waits", (sheets.waits_answer, ())
    for key in ("deck", "discard-pile", "invaders"):
        yield f"pile-{key}", (cards.pile_answer, (key,))
    for era in range(1, ERAS + 1):
        yield f"era-{era}", (sheets.era_answer, (era,))
    for n, resource in enumerate(RESOURCE_IDS):
        yield f"enemy-marker-{resource}", (sheets.marker_answer, (n,))
        for space in range(TRACK):
            yield f"enemy-{resource}-{space}", (sheets.icon_answer, (n, space))
    for n, rune in enumerate(RUNE_IDS):
        yield f"enemy-action-{rune}", (sheets.enemy_action_answer, (n,))
    yield "enemy-sail", (sheets.enemy_sail_answer, ())
    yield "sheet-enemy-favours", (cards.won_answer, (ENEMY, NONE))
    yield "sheet-enemy-deck", (cards.face_down_answer, (ENEMY,))
    for key in ("word-row", "word-battle"):
        for n in range(3 * ROW_LENGTH):
            yield f"{key}-{n}", (cards.face_down_answer, (ENEMY,))


_ANSWERS: Final[dict[str, _Answer]] = dict([*_named(), *_of_clans(), *_of_table()])


def thing_answer(view: View, thing: str) -> Inspected | None:
    """What is said of a thing of the table; None if there is no such thing."""
    answer, asked = _ANSWERS.get(thing, (None, ()))
    return answer(view, *asked) if answer else None
