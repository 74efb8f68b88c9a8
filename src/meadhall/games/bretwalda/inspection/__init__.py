"""What the table of Bretwalda answers to somebody who points at a thing."""

from __future__ import annotations

from meadhall.engine.inspected import Inspected
from meadhall.games.bretwalda.content import (
    ACTION_IDS,
    AREA_IDS,
    BUILDING_IDS,
    CHRONICLE_IDS,
    DIE_IDS,
    FIRST_MINOR,
    HOME_OF,
    KIND_IDS,
    KINGDOM_IDS,
    LORDSHIP_IDS,
    MARKER_IDS,
    MINOR_IDS,
    NONE,
    OWNER_IDS,
    ROUNDS,
    RULER_IDS,
    SEA_IDS,
    SEASON_CARD_IDS,
    SHIP,
    TILE_IDS,
)
from meadhall.games.bretwalda.inspection.areas import area_answer, sea_answer
from meadhall.games.bretwalda.inspection.cards import (
    chronicle_answer,
    lordship_answer,
    ruler_answer,
    season_card_answer,
    tile_answer,
)
from meadhall.games.bretwalda.inspection.choices import action_answer, option_answer
from meadhall.games.bretwalda.inspection.goods import (
    building_answer,
    cards_answer,
    control_answer,
    dalc_answer,
    deck_answer,
    die_answer,
    done_answer,
    food_answer,
    gold_answer,
    harbour_answer,
    held_answer,
    marker_answer,
    odds_answer,
    round_answer,
)
from meadhall.games.bretwalda.inspection.kingdoms import band_answer, kingdom_answer, minor_answer, minor_sections
from meadhall.games.bretwalda.inspection.units import army_answer, unit_answer
from meadhall.games.bretwalda.picture.legend import signs
from meadhall.games.bretwalda.picture.view import View
from meadhall.games.bretwalda.state import Bretwalda


def inspect(s: Bretwalda, seat: int, thing: str, language: str) -> Inspected | None:
    """What a viewer may know of a thing of the table, or of an option as `decision/option`; None of anything else.

    Things are named by their ids. What there are several of, adds whose it is and where: `thegn:wessex:wiltun` is a
    Thegn of Wessex in Wiltun, `thegn:wessex` one beside the board, `abbey:wiltun` the Abbey there.
    """
    view = View(s, seat, language, "parts")
    key, slash, option = thing.partition("/")
    return option_answer(view, key, option, _of_thing) if slash else _of_thing(view, thing)


def _of_thing(view: View, thing: str) -> Inspected | None:
    name, *rest = thing.split(":")
    if len(rest) > 2:
        return None
    for answer in (_of_board, _of_units, _of_cards, _of_goods):
        found = answer(view, name, rest)
        if found is not None:
            return found
    return None


def _area(view: View, name: str) -> int:
    """The number of an area on this map; NONE if it is none."""
    area = AREA_IDS.index(name) if name in AREA_IDS else NONE
    return area if area != NONE and view.s.variant.britain.in_play[area] else NONE


def _kingdom(view: View, name: str) -> int:
    """The number of a Kingdom that plays; NONE if it is none."""
    kingdom = KINGDOM_IDS.index(name) if name in KINGDOM_IDS else NONE
    return kingdom if kingdom in view.s.variant.kingdoms else NONE


def _of_board(view: View, name: str, rest: list[str]) -> Inspected | None:
    """Places, Kingdoms and other sides; Alt Clut is an area as well as the Minor Kingdom whose home it is."""
    if name == "minor" and len(rest) == 1 and rest[0] in MINOR_IDS:
        return minor_answer(view, MINOR_IDS.index(rest[0]))
    if rest:
        return None
    area = _area(view, name)
    if area != NONE:
        found = area_answer(view, area)
        if name in MINOR_IDS and view.s.is_living_home(area):
            return found._replace(sections=[*found.sections, *minor_sections(view, HOME_OF[area])])
        return found
    if name in SEA_IDS and view.s.variant.britain.coast[SEA_IDS.index(name)]:
        return sea_answer(view, SEA_IDS.index(name))
    if _kingdom(view, name) != NONE:
        return kingdom_answer(view, _kingdom(view, name))
    if name in MINOR_IDS:
        return minor_answer(view, MINOR_IDS.index(name))
    return band_answer(view, OWNER_IDS.index(name)) if name in ("danes", "neutral") else None


def _of_units(view: View, name: str, rest: list[str]) -> Inspected | None:
    """A type of unit, alone or of an owner or in a place; an army."""
    owner = OWNER_IDS.index(rest[0]) if rest and rest[0] in OWNER_IDS else NONE
    place = rest[1] if len(rest) == 2 else ""
    if rest and (owner == NONE or (owner < FIRST_MINOR and _kingdom(view, rest[0]) == NONE)):
        return None
    if name == "army":
        return army_answer(view, owner, _area(view, place)) if owner != NONE and _area(view, place) != NONE else None
    if name not in KIND_IDS:
        return None
    kind = KIND_IDS.index(name)
    if place and not (place in SEA_IDS if kind == SHIP else _area(view, place) != NONE):
        return None
    return unit_answer(view, kind, owner, place)


def _of_cards(view: View, name: str, rest: list[str]) -> Inspected | None:
    """Cards, Rulers and tiles."""
    if rest:
        return None
    if name in LORDSHIP_IDS:
        return lordship_answer(view, LORDSHIP_IDS.index(name))
    if name in CHRONICLE_IDS:
        return chronicle_answer(view, CHRONICLE_IDS.index(name))
    if name in SEASON_CARD_IDS:
        return season_card_answer(view, SEASON_CARD_IDS.index(name))
    if name in RULER_IDS:
        return ruler_answer(view, RULER_IDS.index(name))
    return tile_answer(view, TILE_IDS.index(name)) if name in TILE_IDS else None


def _of_goods(view: View, name: str, rest: list[str]) -> Inspected | None:
    """Buildings, markers, actions, what a Kingdom has, decks, dice and rounds."""
    first, *more = [*rest, ""]
    kingdom, area = _kingdom(view, first), _area(view, first)
    if name == "control" and len(rest) == 2 and kingdom != NONE and _area(view, more[0]) != NONE:
        return control_answer(view, kingdom, _area(view, more[0]))
    if name == "round" and first.isdecimal() and 1 <= int(first) <= ROUNDS:
        return round_answer(view, int(first))
    if rest and (len(rest) > 1 or kingdom == area == NONE):
        return None
    if name in BUILDING_IDS:
        return building_answer(view, BUILDING_IDS.index(name), area, kingdom)
    if name == "food":
        return food_answer(view, kingdom, area)
    if name in MARKER_IDS:
        return marker_answer(view, name, area) if kingdom == NONE else None
    return _of_kingdom(view, name, kingdom) if area == NONE else None


def _of_kingdom(view: View, name: str, kingdom: int) -> Inspected | None:
    """What is a Kingdom's, or is meant in general."""
    if name in ACTION_IDS:
        return action_answer(view, ACTION_IDS.index(name), kingdom)
    if name == "gold":
        return gold_answer(view, kingdom)
    if name in ("dalc", "dalcs"):
        return dalc_answer(view, kingdom)
    if kingdom != NONE:
        of_kingdom = {"cards": cards_answer, "held": held_answer, "done": done_answer}
        return of_kingdom[name](view, kingdom) if name in of_kingdom else None
    if name in ("lordship_deck", "lordship_discards", "chronicle_deck"):
        return deck_answer(view, name)
    if name in DIE_IDS:
        return die_answer(view, DIE_IDS.index(name))
    if name == "harbour":
        return harbour_answer(view)
    return odds_answer(view) if name == "odds" else None


__all__ = ["inspect", "signs"]
