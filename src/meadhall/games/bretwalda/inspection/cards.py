"""What is said of cards, Rulers and tiles: what they do, when, and how far the viewer is."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.pages import emblem
from meadhall.engine.inspected import Inspected, Row, Section
from meadhall.games.bretwalda.annals import reached
from meadhall.games.bretwalda.cards import (
    ANY_BUILDING,
    C_ANY_OF,
    C_BUILDINGS,
    C_CONTROL,
    C_UNITS,
    CHRONICLE_CONDITIONS,
    CHRONICLE_KINDS,
    EALDORMAN_COST,
    FEATURES,
    FOOD_COST,
    GOLD_COST,
    LORDSHIP_COST,
    SEASON_OF_CARD,
    SHIP_COST,
    Condition,
)
from meadhall.games.bretwalda.content import (
    AREA_IDS,
    BUILDING_IDS,
    CHRONICLE_IDS,
    DATA,
    KIND_IDS,
    KINGDOM_IDS,
    LORDSHIP_IDS,
    NONE,
    RULER,
    RULER_IDS,
    RULERS_OF,
    SEASON_CARD_IDS,
    SEASON_IDS,
    TILE_COLOUR,
    TILE_COST,
    TILE_IDS,
    TILES,
)
from meadhall.games.bretwalda.fields import COMPLETED
from meadhall.games.bretwalda.inspection.reasons import chronicle_reasons, tile_reasons
from meadhall.games.bretwalda.inspection.saying import COIN, CROWN, HOURGLASS, seat_of, section, shield, sign, so_many
from meadhall.games.bretwalda.picture.faces import lordship_sign
from meadhall.games.bretwalda.picture.pieces import piece_emblem
from meadhall.games.bretwalda.picture.view import View

_ROWS: Final = DATA["lordship_cards"]
_COLOURS: Final = ("red", "green", "blue")


# Lordship cards


def lordship_answer(view: View, card: int) -> Inspected:
    """A Lordship card."""
    name = LORDSHIP_IDS[card]
    holders = [kingdom for kingdom in view.s.variant.kingdoms if card in view.hand(kingdom)]
    is_mine = view.kingdom in holders
    sections = section(view, "when", [Row(view.say(f"inspect-moment-{_moment(card)}"), HOURGLASS)])
    if is_mine:
        sections += section(view, "why-not", _waits(view, name))
    copies = _ROWS[card]["copies"]
    left = [Row(view.say("inspect-copies", number=copies), sign("lordship"))]
    if view.s.discards[card]:
        left.append(Row(view.say("inspect-discarded", number=view.s.discards[card]), sign("lordship")))
    others = [
        Row(view.whose_kingdom(each), shield(each), "", "", [KINGDOM_IDS[each]])
        for each in holders
        if each != view.kingdom
    ]
    sections += section(view, "known", others) + section(view, "numbers", left)
    kind = view.say("inspect-kind-lordship-mine" if is_mine else "inspect-kind-lordship")
    rules = ["BRE-9.4", "BRE-9.5"]
    glyph = emblem(lordship_sign(name), 14)
    return Inspected(
        view.name(name),
        kind,
        view.name(name, "text"),
        glyph,
        seat_of(view, view.kingdom) if is_mine else -2,
        sections,
        rules,
    )


def _moment(card: int) -> str:
    """When a card may be played: a line of the table of BRE-9.5."""
    timing, condition = _ROWS[card]["timing"], _ROWS[card]["condition"]
    if condition in ("movement", "collection", "raid"):
        return str(condition)
    if timing == "during_battle":
        return "lost_land" if condition == "lost_land" else "battle_round"
    return str(timing)


def _waits(view: View, name: str) -> list[Row]:
    """Why a card of the viewer's hand cannot be played now."""
    if f"card:{name}" in view.options:
        return []
    return [Row(view.say("inspect-card-waits"), HOURGLASS)]


# Chronicles


def chronicle_answer(view: View, card: int) -> Inspected:
    """A Chronicle; how far one is, is told of those that the viewer holds or may choose."""
    name = CHRONICLE_IDS[card]
    s = view.s
    place = s.chronicle_at[card]
    done_by = COMPLETED - place if place <= COMPLETED else NONE
    is_mine = view.kingdom != NONE and card in view.chronicles(view.kingdom)
    sections: list[Section] = []
    if done_by != NONE:
        sections += section(
            view, "completed", [Row(view.whose_kingdom(done_by), shield(done_by), "", "", [KINGDOM_IDS[done_by]])]
        )
    elif view.kingdom != NONE and (is_mine or f"chronicle:{name}" in view.options):
        sections += section(view, "progress", [_step(view, each) for each in CHRONICLE_CONDITIONS[card]])
    sections += section(view, "costs", _costs(view, card))
    if is_mine:
        sections += section(view, "why-not", chronicle_reasons(view, card))
    kind = view.say("inspect-kind-chronicle-mine" if is_mine else "inspect-kind-chronicle")
    seat = seat_of(view, done_by if done_by != NONE else view.kingdom if is_mine else NONE)
    return Inspected(
        view.name(name), kind, view.name(name, "text"), sign("chronicle"), seat, sections, ["BRE-10.2", "BRE-6.3"]
    )


def _step(view: View, condition: Condition) -> Row:
    """One condition, and how far the viewer's Kingdom is."""
    done, needed = reached(view.s, view.kingdom, condition), condition.needed
    glyph = sign("dalc") if done >= needed else HOURGLASS
    areas = condition.areas if condition.kind == C_ANY_OF else []
    in_play = [area for area in areas if view.s.variant.britain.in_play[area]]
    missing = [AREA_IDS[area] for area in in_play if view.controllers[area] != view.kingdom]
    note = view.say("inspect-missing", areas=view.words.names(missing)) if missing and done < needed else ""
    return Row(_asked_for(view, condition), glyph, note, f"{min(done, needed)}/{needed}", missing if note else ())


def _asked_for(view: View, condition: Condition) -> str:
    kind, what = condition.kind, condition.what
    if kind == C_CONTROL:
        return view.say(f"condition-control-{FEATURES[what]}")
    if kind == C_BUILDINGS and what != ANY_BUILDING:
        return view.name(BUILDING_IDS[what])
    if kind == C_UNITS:
        return view.name(KIND_IDS[what])
    return view.say(f"condition-{CHRONICLE_KINDS[kind]}")


def _costs(view: View, card: int) -> list[Row]:
    """What is paid when a Chronicle is completed (BRE-10.7)."""
    rows: list[Row] = []
    if GOLD_COST[card]:
        rows.append(Row(view.say("text-gold", number=GOLD_COST[card]), COIN))
    if FOOD_COST[card]:
        rows.append(Row(view.say("text-food-here", number=FOOD_COST[card]), sign("food")))
    if LORDSHIP_COST[card]:
        rows.append(Row(view.say("inspect-cards", number=LORDSHIP_COST[card]), sign("lordship")))
    for number, kind in ((SHIP_COST[card], "ship"), (EALDORMAN_COST[card], "ealdorman")):
        if number:
            rows.append(Row(so_many(view, kind, number), piece_emblem(kind, "neutral"), "", "", [kind]))
    return rows


# Season cards, Rulers, tiles


def season_card_answer(view: View, card: int) -> Inspected:
    """A Season card."""
    s, name = view.s, SEASON_CARD_IDS[card]
    season = SEASON_IDS[SEASON_OF_CARD[card]]
    is_now = s.season_card == card
    spared = [kingdom for kingdom in s.variant.kingdoms if is_now and s.exempt >> kingdom & 1]
    rows = [Row(view.whose_kingdom(each), shield(each), "", "", [KINGDOM_IDS[each]]) for each in spared]
    sections = [
        *section(view, "season", [Row(view.name(season), sign(season), view.name(season, "text"))]),
        *section(view, "spared", rows),
    ]
    kind = f"{view.say('text-season-card')} · {view.name(season)}"
    return Inspected(
        view.name(name), kind, view.name(name, "text"), sign(season), -2, sections, ["BRE-14.1", "BRE-14.2"]
    )


def ruler_answer(view: View, ruler: int) -> Inspected:
    """The Ruler of a Kingdom, as a card."""
    s, name = view.s, RULER_IDS[ruler]
    kingdom = next(each for each, rulers in enumerate(RULERS_OF) if ruler in rulers)
    sections: list[Section] = []
    if s.ruler[kingdom] == ruler:
        areas = [area for area in s.variant.britain.areas if s.count(area, kingdom, RULER)]
        glyph = piece_emblem("ruler", KINGDOM_IDS[kingdom])
        rows = [Row(view.name(AREA_IDS[area]), glyph, "", "", [AREA_IDS[area]]) for area in areas]
        sections = section(view, "stands-in", rows or [Row(view.say("inspect-ruler-away"), glyph)])
    kind = view.say("inspect-ruler-of", **view.words.thing("kingdom", [KINGDOM_IDS[kingdom]]))
    about = f"{view.name(name, 'text')} {view.say('inspect-ruler-gift')}"
    return Inspected(
        view.name(name), kind, about, CROWN, seat_of(view, kingdom), sections, ["BRE-8.1", "BRE-8.3", "BRE-16.12"]
    )


def tile_answer(view: View, tile: int) -> Inspected:
    """A Kingdom tile."""
    s, kingdom, name = view.s, tile // TILES, TILE_IDS[tile]
    is_active = s.tiles[kingdom] >> tile % TILES & 1 == 1
    if is_active:
        sections = section(view, "works", [Row(view.say("inspect-tile-works"), shield(kingdom))])
    else:
        sections = section(view, "costs", [Row(view.say("text-gold", number=TILE_COST[tile]), COIN)])
        if kingdom == view.kingdom:
            sections += section(view, "why-not", tile_reasons(view, tile))
    colour = view.say(f"inspect-tile-{_COLOURS[TILE_COLOUR[tile]]}")
    kind = f"{view.say('inspect-kind-tile')} · {view.whose_kingdom(kingdom)} · {colour}"
    about = f"{view.name(name, 'text')} {view.say('inspect-tile')}"
    return Inspected(
        view.name(name), kind, about, shield(kingdom), seat_of(view, kingdom), sections, ["BRE-8.2", "BRE-15.11"]
    )
