"""The mats of the Kingdoms: Dalcs, Gold, Food, cards, actions, what is beside the board, Ruler and tiles."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.cards import head
from meadhall.drawing.elements import group, placed, rectangle, use
from meadhall.drawing.lettering import block, centred, fit, line
from meadhall.drawing.lettering import width as width_of
from meadhall.drawing.palette import colour
from meadhall.drawing.panels import panel
from meadhall.drawing.tokens import badge, pill
from meadhall.drawing.touch import glowing_box
from meadhall.games.bretwalda.content import (
    ACTION_IDS,
    BUILDING_IDS,
    BUILDINGS,
    CHRONICLE_IDS,
    HUNTER,
    KIND_IDS,
    KINDS,
    KINGDOM_IDS,
    LORDSHIP_IDS,
    NONE,
    RULER,
    RULER_IDS,
    SHIP,
    TILE_COLOUR,
    TILE_COST,
    TILE_IDS,
    TILES,
    WINTER_FREE_FOOD,
)
from meadhall.games.bretwalda.picture.heraldry import hue
from meadhall.games.bretwalda.picture.pieces import piece
from meadhall.games.bretwalda.picture.places import COLUMN
from meadhall.games.bretwalda.picture.view import View
from meadhall.games.bretwalda.realm import count_food
from meadhall.games.bretwalda.rules.development import building_cost
from meadhall.games.bretwalda.rules.fyrd import price
from meadhall.games.bretwalda.rules.winter import food_need
from meadhall.games.bretwalda.scores import dalc_sources

OWN: Final = 166.0
"""The height of the mat in full."""
OTHER: Final = 88.0
"""The height of a mat with tiles and pools made small."""
_HEAD: Final = 28.0
_TILE_HUES: Final = ("#b4473c", "#55803f", "#3f6f9c")
_TILE_LIGHTS: Final = ("#efcdc6", "#d3e2c6", "#c9dbea")


# The banner


def _banner(view: View, kingdom: int) -> str:
    """Shield, name and Ruler, whose turn it is, the crown of the Pretender, and the Dalcs."""
    s = view.s
    side = KINGDOM_IDS[kingdom]
    name = view.whose_kingdom(kingdom)
    ruler = s.ruler[kingdom]
    size = fit(name, 17, 210, 13, "light")
    wide = 44 + min(210.0, width_of(name, size, "light"))
    parts = [
        head(COLUMN, _HEAD, hue(side, "dark")),
        use(f"bre-shield-{side}", 21, _HEAD / 2, 0.9),
        line(name, 42, _HEAD / 2 + 6, size, "light", room=210),
    ]
    if s.pretender == kingdom:
        parts.append(use("crown", wide + 14, _HEAD / 2, 0.82))
        wide += 30
    if s.turn == kingdom:
        parts.append(use("pennant", wide + 14, _HEAD / 2, 0.8))
        wide += 28
    state = view.state_of(kingdom)
    if state:
        half = width_of(state, 13, "bold") / 2 + 5
        parts.append(pill(state, wide + 8 + half, _HEAD / 2, 13))
    if kingdom in s.order:
        parts.append(_place(view, kingdom))
    if ruler != NONE:
        parts.append(_ruler(view, kingdom, ruler))
    return "".join(parts) + _dalcs(view, kingdom)


def _place(view: View, kingdom: int) -> str:
    """The Kingdom's place in player order."""
    place = view.s.order.index(kingdom) + 1
    tip = view.say("picture-order", number=place)
    return view.thing(f"order-{KINGDOM_IDS[kingdom]}", tip, badge(place, COLUMN - 238, _HEAD / 2, 14))


def _ruler(view: View, kingdom: int, ruler: int) -> str:
    s = view.s
    name = view.name(RULER_IDS[ruler])
    is_away = s.in_pool(kingdom, RULER) > 0
    drawn = piece("ruler", KINGDOM_IDS[kingdom], 0, 0, 0.8) + line(name, 14, 5, 14, "light", room=96)
    return view.thing(
        f"ruler-{KINGDOM_IDS[kingdom]}",
        view.about_card(RULER_IDS[ruler]),
        group(drawn, class_="bre-spent" if is_away else None),
        place=placed(COLUMN - 210, _HEAD / 2),
        data_thing=RULER_IDS[ruler],
    )


def _dalcs(view: View, kingdom: int) -> str:
    number, target = view.dalcs[kingdom], view.s.variant.dalc_target
    content = (
        rectangle(-44, -11, 88, 22, 11, class_="badge", stroke_width=1.2)
        + use("bre-dalc", -29, 0, 0.76)
        + line(f"{number}/{target}", 8, 6, 17, "bold", "middle", room=60)
    )
    said = [view.say("text-dalcs", number=number), view.say("text-target", number=target)]
    areas, abbeys, chronicles = dalc_sources(view.s, kingdom)
    said.append(view.say("picture-dalcs-from", areas=areas, abbeys=abbeys, chronicles=chronicles))
    return view.thing(f"dalcs-{KINGDOM_IDS[kingdom]}", ". ".join(said), content, place=placed(COLUMN - 50, _HEAD / 2))


# What a Kingdom has


def _amounts(view: View, kingdom: int, y: float) -> str:
    """Gold, Food against the need of Winter, cards in hand and completed Chronicles, in a row."""
    s = view.s
    name = KINGDOM_IDS[kingdom]
    food, need = count_food(s, kingdom), food_need(s, kingdom, s.ability(kingdom, WINTER_FREE_FOOD))
    lordship, chronicles = s.hand_size[kingdom], view.count_chronicles(kingdom)
    known = (
        "" if kingdom == view.kingdom else "".join(f". {view.name(LORDSHIP_IDS[card])}" for card in view.hand(kingdom))
    )
    cards = view.say("text-cards", lordship=lordship, chronicles=chronicles) + known
    done = view.completed(kingdom)
    completed = view.words.names([CHRONICLE_IDS[card] for card in done]) if done else view.say("text-nothing")
    rows = [
        ("gold", "coin", 1.1, str(s.gold[kingdom]), 60, view.say("text-gold", number=s.gold[kingdom]), False),
        ("food", "bre-food", 0.9, f"{food}/{need}", 78, view.say("text-food", number=food, need=need), food < need),
        ("cards", "bre-lordship", 0.84, str(lordship), 54, cards, False),
        ("held", "bre-chronicle", 0.84, str(chronicles), 50, cards, False),
        ("done", "bre-dalc", 0.66, str(len(done)), 50, view.say("text-completed", chronicles=completed), False),
    ]
    parts: list[str] = []
    x = 10.0
    for what, sign, scale, amount, wide, tip, is_short in rows:
        content = rectangle(0, -12, wide - 4, 24, 6, fill=colour("outline"), fill_opacity=0.6) + use(sign, 13, 0, scale)
        content += line(amount, 26, 6, 16, "bold bre-short" if is_short else "bold", room=wide - 32)
        parts.append(view.thing(f"{what}-{name}", tip, content, place=placed(x, y)))
        x += wide
    return "".join(parts)


def _actions(view: View, kingdom: int, x: float, y: float, size: float) -> str:
    """The four actions; those used this round are faint."""
    s = view.s
    parts: list[str] = []
    for action, name in enumerate(ACTION_IDS):
        is_used = s.actions_used[kingdom] >> action & 1 == 1
        is_now = s.turn == kingdom and s.action == action
        fill = colour("bronze-light" if is_now else "outline")
        edge = 2 if is_now else 1
        box = (-size / 2, -size / 2, size, size, 6)
        ground = rectangle(*box, fill=fill, stroke=colour("ink-soft"), stroke_width=edge)
        sign = group(
            ground + use(f"bre-action-{name}", 0, 0, size / 36), class_="bre-spent" if is_used and not is_now else None
        )
        options = [f"action:{name}"] if kingdom == view.kingdom else []
        glow = glowing_box(-size / 2, -size / 2, size, size, 6)
        place = placed(x + action * (size + 6) + size / 2, y)
        parts.append(view.thing(f"action-{KINGDOM_IDS[kingdom]}-{name}", view.name(name), sign, glow, options, place))
    return "".join(parts)


def _pool(view: View, kingdom: int, x: float, y: float, each: float) -> str:
    """The units beside the board, each type with its number; with its price while units may be recruited."""
    s = view.s
    side = KINGDOM_IDS[kingdom]
    kinds = [kind for kind in range(SHIP + 1) if kind != RULER and (kind != HUNTER or s.variant.hunters)]
    parts: list[str] = []
    for n, kind in enumerate(kinds):
        number = s.pool[KINDS * kingdom + kind]
        option = f"recruit:{KIND_IDS[kind]}"
        drawn = group(piece(KIND_IDS[kind], side, 0, 0, each / 40), class_=None if number else "bre-spent")
        drawn += badge(number, each * 0.28, each * 0.22, 12)
        if kingdom == view.kingdom and option in view.options:
            drawn += use("coin", -each * 0.3, -each * 0.26, 0.72)
            drawn += line(str(price(s, kingdom, kind)), -each * 0.3, -each * 0.26 + 4, 11, "letter", "middle")
        tip = view.say("text-number", number=number, **view.words.thing("thing", [KIND_IDS[kind]]))
        glow = glowing_box(-each / 2 + 1, -each / 2 + 1, each - 2, each - 2, 6)
        options = [option] if kingdom == view.kingdom else []
        place = placed(x + (n + 0.5) * each, y)
        parts.append(
            view.thing(f"pool-{side}-{KIND_IDS[kind]}", view.say("text-pool", units=tip), drawn, glow, options, place)
        )
    return "".join(parts)


def _supply(view: View, kingdom: int, x: float, y: float, each: float) -> str:
    """The buildings that can still be placed."""
    s = view.s
    side = KINGDOM_IDS[kingdom]
    parts: list[str] = []
    for building, name in enumerate(BUILDING_IDS):
        number = s.supply[BUILDINGS * kingdom + building]
        option = f"build:{name}"
        drawn = group(use(f"bre-{name}", 0, 0, each / 36), class_=None if number else "bre-spent")
        drawn += badge(number, each * 0.3, each * 0.24, 12)
        if kingdom == view.kingdom and option in view.options:
            drawn += use("coin", -each * 0.3, -each * 0.26, 0.72)
            drawn += line(str(building_cost(s, kingdom)), -each * 0.3, -each * 0.26 + 4, 11, "letter", "middle")
        glow = glowing_box(-each / 2 + 1, -each / 2 + 1, each - 2, each - 2, 6)
        options = [option] if kingdom == view.kingdom else []
        place = placed(x + (building + 0.5) * each, y)
        parts.append(view.thing(f"supply-{side}-{name}", f"{view.name(name)}: {number}", drawn, glow, options, place))
    return "".join(parts)


# Tiles


def _tile(view: View, tile: int, is_active: bool, width: float, height: float) -> str:
    """A tile with its name if there is room; its price as long as it is not active."""
    hue_, light = _TILE_HUES[TILE_COLOUR[tile]], _TILE_LIGHTS[TILE_COLOUR[tile]]
    ground = rectangle(
        0, 0, width, height, 5, fill=hue_ if is_active else light, stroke=hue_, stroke_width=1.6,
        stroke_dasharray=None if is_active else "4 2.6",
    )  # fmt: skip
    name = view.name(TILE_IDS[tile])
    face = "light" if is_active else "plain"
    if height < 40:
        return ground + line("✓" if is_active else str(TILE_COST[tile]), width / 2, height / 2 + 5, 14, face, "middle")
    size, texts = block(name, 11.5, width - 6, 2, 9, face)
    drawn = ground + centred(texts, width / 2, height * 0.36, size, face)
    if is_active:
        return drawn + line("✓", width / 2, height - 6, 15, face, "middle")
    return (
        drawn
        + use("coin", width / 2 - 7, height - 12, 0.8)
        + line(str(TILE_COST[tile]), width / 2 + 4, height - 7, 14, "bold")
    )


def _tiles(view: View, kingdom: int, box: tuple[float, float, float, float]) -> str:
    x, y, width, height = box
    gap = 4.0
    each = (width - gap * (TILES - 1)) / TILES
    parts: list[str] = []
    for n in range(TILES):
        tile = TILES * kingdom + n
        drawn = _tile(view, tile, view.s.tiles[kingdom] >> n & 1 == 1, each, height)
        options = [f"tile:{TILE_IDS[tile]}"] if kingdom == view.kingdom else []
        glow = glowing_box(-1, -1, each + 2, height + 2, 6)
        tip = f"{view.about_card(TILE_IDS[tile])} ({view.say('text-gold', number=TILE_COST[tile])})"
        place = placed(x + n * (each + gap), y)
        parts.append(view.thing(f"tile-{TILE_IDS[tile]}", tip, drawn, glow, options, place, data_thing=TILE_IDS[tile]))
    return "".join(parts)


# The mat


def _head(view: View, kingdom: int) -> str:
    """The banner; it stands for the Kingdom where one is chosen."""
    name = KINGDOM_IDS[kingdom]
    glow = glowing_box(-1, -1, COLUMN + 2, _HEAD + 2, 9)
    tip = view.whose_kingdom(kingdom)
    options = [f"kingdom:{name}"]
    if view.legal(options):
        return view.thing(
            f"banner-{name}", tip, group(_banner(view, kingdom), class_="still"), glow, options, data_thing=name
        )
    return group(_banner(view, kingdom), id=f"banner-{name}", data_thing=name)


def mat(view: View, kingdom: int, height: float) -> str:
    """Everything that a Kingdom has beside the board, at the origin and not zoomed; in full if it is high enough."""
    parts = [_head(view, kingdom), _amounts(view, kingdom, _HEAD + 18)]
    if height >= OWN:
        parts.append(_actions(view, kingdom, COLUMN - 180, _HEAD + 20, 36))
        parts.append(_pool(view, kingdom, 8, _HEAD + 60, 44))
        parts.append(_supply(view, kingdom, COLUMN - 4 * 44 - 10, _HEAD + 60, 44))
        parts.append(_tiles(view, kingdom, (8, height - 56, COLUMN - 16, 50)))
    else:
        middle = (_HEAD + 32 + height) / 2
        parts.append(_actions(view, kingdom, COLUMN - 132, _HEAD + 17, 25))
        parts.append(_pool(view, kingdom, 6, middle, 30))
        parts.append(_supply(view, kingdom, 194, middle, 30))
        parts.append(_tiles(view, kingdom, (322, middle - 11, COLUMN - 332, 22)))
    return panel(f"mat-{KINGDOM_IDS[kingdom]}", "".join(parts), 0, 0, COLUMN, height, 1)
