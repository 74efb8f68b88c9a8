"""The mats of the Kingdoms: Dalcs, Gold, Food, cards, actions, what is beside the board, Ruler and tiles."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.cards import head
from meadhall.drawing.elements import group, placed, rectangle, use
from meadhall.drawing.lettering import LEADING, block, centred, fit, line, lines, wrap
from meadhall.drawing.lettering import width as width_of
from meadhall.drawing.palette import colour
from meadhall.drawing.panels import panel
from meadhall.drawing.parts import part
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
from meadhall.games.bretwalda.realm import count_food, place_in_order
from meadhall.games.bretwalda.rules.development import building_cost
from meadhall.games.bretwalda.rules.fyrd import price
from meadhall.games.bretwalda.rules.victory import dalc_sources
from meadhall.games.bretwalda.rules.winter import food_need

OWN: Final = 166.0
"""The height of the mat in full."""
OTHER: Final = 88.0
"""The height of a mat with tiles and pools made small."""
WIDTH: Final = 496.0
"""The width of a mat that is a part of its own."""
_HEAD: Final = 28.0
_LETTERS: Final = 13.0
"""The size of what is said below the tiles."""
_LOW: Final = 40.0
"""Lower tiles have no room for their names."""
_BROAD: Final = 100.0
"""Broader tiles have their prices beside their names."""
_TILE_HUES: Final = ("#b4473c", "#55803f", "#3f6f9c")
_TILE_LIGHTS: Final = ("#efcdc6", "#d3e2c6", "#c9dbea")


# The banner


def _banner(view: View, kingdom: int, width: float) -> str:
    """Shield, name and Ruler, whose turn it is, the crown of the Pretender, and the Dalcs.

    A part of its own leaves out what stands on the plate of the Kingdom, which is beside it.
    """
    s = view.s
    side = KINGDOM_IDS[kingdom]
    name = view.whose_kingdom(kingdom)
    ruler = s.ruler[kingdom]
    state = "" if view.layout.is_parts else view.state_of(kingdom)
    half = width_of(state, 13, "bold") / 2 + 5 if state else 0.0
    signs = (30 if s.pretender == kingdom else 0) + (28 if s.turn == kingdom else 0) + (2 * half + 10 if state else 0)
    room = width - 238 - 12 - 44 - signs
    size = fit(name, 17, room, 12, "light")
    wide = 44 + min(room, width_of(name, size, "light"))
    parts = [
        head(width, _HEAD, hue(side, "dark")),
        use(f"bre-shield-{side}", 21, _HEAD / 2, 0.9),
        line(name, 42, _HEAD / 2 + 6, size, "light", room=room),
    ]
    if s.pretender == kingdom:
        parts.append(use("crown", wide + 14, _HEAD / 2, 0.82))
        wide += 30
    if s.turn == kingdom:
        parts.append(use("pennant", wide + 14, _HEAD / 2, 0.8))
        wide += 28
    if state:
        parts.append(pill(state, wide + 8 + half, _HEAD / 2, 13))
    if kingdom in s.order and not view.layout.is_parts:
        parts.append(_place(view, kingdom, width - 238))
    if ruler != NONE:
        parts.append(_ruler(view, kingdom, ruler, width - 210))
    return "".join(parts) + _dalcs(view, kingdom, width - 50)


def _place(view: View, kingdom: int, x: float) -> str:
    """The Kingdom's place in player order."""
    place = place_in_order(view.s, kingdom)
    tip = view.say("picture-order", number=place)
    return view.thing(
        f"order-{KINGDOM_IDS[kingdom]}", tip, badge(place, x, _HEAD / 2, 14), data_thing=KINGDOM_IDS[kingdom]
    )


def _ruler(view: View, kingdom: int, ruler: int, x: float) -> str:
    s = view.s
    name = view.name(RULER_IDS[ruler])
    is_away = s.in_pool(kingdom, RULER) > 0
    drawn = piece("ruler", KINGDOM_IDS[kingdom], 0, 0, 0.8) + line(name, 14, 5, 14, "light", room=96)
    return view.thing(
        f"ruler-{KINGDOM_IDS[kingdom]}",
        view.about_card(RULER_IDS[ruler]),
        group(drawn, class_="bre-spent" if is_away else None),
        place=placed(x, _HEAD / 2),
        data_thing=RULER_IDS[ruler],
    )


def _dalcs(view: View, kingdom: int, x: float) -> str:
    number, target = view.dalcs[kingdom], view.s.variant.dalc_target
    content = (
        rectangle(-44, -11, 88, 22, 11, class_="badge", stroke_width=1.2)
        + use("bre-dalc", -29, 0, 0.76)
        + line(f"{number}/{target}", 8, 6, 17, "bold", "middle", room=60)
    )
    said = [view.say("text-dalcs", number=number), view.say("text-target", number=target)]
    areas, abbeys, chronicles = dalc_sources(view.s, kingdom)
    said.append(view.say("picture-dalcs-from", areas=areas, abbeys=abbeys, chronicles=chronicles))
    name = KINGDOM_IDS[kingdom]
    place = placed(x, _HEAD / 2)
    return view.thing(f"dalcs-{name}", ". ".join(said), content, place=place, data_thing=f"dalcs:{name}")


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
        parts.append(view.thing(f"{what}-{name}", tip, content, place=placed(x, y), data_thing=f"{what}:{name}"))
        x += wide
    return "".join(parts)


def _actions(view: View, kingdom: int, x: float, y: float, size: float) -> str:
    """The four actions; those used this round are faint. A page that has verbs asks for them there."""
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
        options = [f"action:{name}"] if kingdom == view.kingdom and not view.layout.is_parts else []
        glow = glowing_box(-size / 2, -size / 2, size, size, 6)
        place = placed(x + action * (size + 6) + size / 2, y)
        side = KINGDOM_IDS[kingdom]
        id_ = f"action-{side}-{name}"
        parts.append(view.thing(id_, view.name(name), sign, glow, options, place, data_thing=f"{name}:{side}"))
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
            drawn += line(str(price(s, kingdom, kind)), -each * 0.3, -each * 0.26 + 4, 12, "letter", "middle")
        tip = view.say("text-number", number=number, **view.words.thing("thing", [KIND_IDS[kind]]))
        glow = glowing_box(-each / 2 + 1, -each / 2 + 1, each - 2, each - 2, 6)
        options = [option] if kingdom == view.kingdom else []
        place = placed(x + (n + 0.5) * each, y)
        id_ = f"pool-{side}-{KIND_IDS[kind]}"
        thing = f"{KIND_IDS[kind]}:{side}"
        parts.append(view.thing(id_, view.say("text-pool", units=tip), drawn, glow, options, place, data_thing=thing))
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
            drawn += line(str(building_cost(s, kingdom)), -each * 0.3, -each * 0.26 + 4, 12, "letter", "middle")
        glow = glowing_box(-each / 2 + 1, -each / 2 + 1, each - 2, each - 2, 6)
        options = [option] if kingdom == view.kingdom else []
        place = placed(x + (building + 0.5) * each, y)
        tip = f"{view.name(name)}: {number}"
        id_ = f"supply-{side}-{name}"
        parts.append(view.thing(id_, tip, drawn, glow, options, place, data_thing=f"{name}:{side}"))
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
    if height < _LOW:
        return ground + line("✓" if is_active else str(TILE_COST[tile]), width / 2, height / 2 + 5, 14, face, "middle")
    if width >= _BROAD:
        return ground + _beside_price(name, tile, is_active, width, height)
    size, texts = block(name, 11.5, width - 6, 2, 9, face)
    drawn = ground + centred(texts, width / 2, height * 0.3, size, face)
    if is_active:
        return drawn + line("✓", width / 2, height - 5, 14, face, "middle")
    return (
        drawn
        + use("coin", width / 2 - 7, height - 9.5, 0.66)
        + line(str(TILE_COST[tile]), width / 2 + 3, height - 4.8, 13, "bold")
    )


def _beside_price(name: str, tile: int, is_active: bool, width: float, height: float) -> str:
    """The name of a tile at the left of its price, or of the mark that it is active."""
    face = "light" if is_active else "plain"
    size, texts = block(name, 13, width - 44, 2, 12, face)
    said = lines(texts, 7, height / 2 + size * 0.36 - (len(texts) - 1) * size * LEADING / 2, size, face)
    if is_active:
        return said + line("✓", width - 14, height / 2 + 6, 16, face, "middle")
    price = line(str(TILE_COST[tile]), width - 12, height / 2 + 5, 14, "bold", "middle")
    return said + use("coin", width - 26, height / 2, 0.8) + price


def _tiles(view: View, kingdom: int, box: tuple[float, float, float, float], rows: int = 1) -> str:
    x, y, width, height = box
    gap = 4.0
    across = TILES // rows
    each = (width - gap * (across - 1)) / across
    height = (height - gap * (rows - 1)) / rows
    parts: list[str] = []
    for n in range(TILES):
        tile = TILES * kingdom + n
        drawn = _tile(view, tile, view.s.tiles[kingdom] >> n & 1 == 1, each, height)
        options = [f"tile:{TILE_IDS[tile]}"] if kingdom == view.kingdom else []
        glow = glowing_box(-1, -1, each + 2, height + 2, 6)
        tip = f"{view.about_card(TILE_IDS[tile])} ({view.say('text-gold', number=TILE_COST[tile])})"
        place = placed(x + n % across * (each + gap), y + n // across * (height + gap))
        parts.append(view.thing(f"tile-{TILE_IDS[tile]}", tip, drawn, glow, options, place, data_thing=TILE_IDS[tile]))
    return "".join(parts)


# The mat


def _head(view: View, kingdom: int, width: float) -> str:
    """The banner; it stands for the Kingdom where one is chosen, unless a page has verbs for that."""
    name = KINGDOM_IDS[kingdom]
    glow = glowing_box(-1, -1, width + 2, _HEAD + 2, 9)
    tip = view.whose_kingdom(kingdom)
    options = [f"kingdom:{name}"]
    banner = _banner(view, kingdom, width)
    if view.legal(options) and not view.layout.is_parts:
        return view.thing(f"banner-{name}", tip, group(banner, class_="still"), glow, options, data_thing=name)
    return group(banner, id=f"banner-{name}", data_thing=name)


def mat(view: View, kingdom: int, height: float) -> str:
    """Everything that a Kingdom has beside the board, at the origin; in full if it is high enough."""
    parts = [_head(view, kingdom, COLUMN), _amounts(view, kingdom, _HEAD + 18)]
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
    return panel(f"mat-{KINGDOM_IDS[kingdom]}", "".join(parts), 0, 0, COLUMN, height)


def _known(view: View, kingdom: int) -> list[str]:
    """Completed Chronicles, and which cards of a rival's hand the viewer knows, in lines as broad as the mat."""
    said: list[str] = []
    done = view.completed(kingdom)
    if done:
        said.append(view.say("text-completed", chronicles=view.words.names([CHRONICLE_IDS[card] for card in done])))
    if kingdom != view.kingdom:
        cards = [LORDSHIP_IDS[card] for card in view.hand(kingdom)]
        cards += [CHRONICLE_IDS[card] for card in view.chronicles(kingdom)]
    else:
        cards = []
    if cards:
        said.append(f"{view.say('picture-known')}: {view.words.names(cards)}")
    return [line_ for text in said for line_ in wrap(text, _LETTERS, WIDTH - 20)]


def mat_part(view: View, kingdom: int) -> str:
    """The mat as a part of its own, which opens beside the plate of the Kingdom."""
    known = _known(view, kingdom)
    height = _HEAD + 182 + len(known) * _LETTERS * LEADING
    content = (
        _head(view, kingdom, WIDTH)
        + _amounts(view, kingdom, _HEAD + 20)
        + _actions(view, kingdom, WIDTH - 4 * 42 - 2, _HEAD + 22, 36)
        + _pool(view, kingdom, 8, _HEAD + 64, 46)
        + _supply(view, kingdom, WIDTH - 4 * 46 - 8, _HEAD + 64, 46)
        + _tiles(view, kingdom, (8, _HEAD + 90, WIDTH - 16, 84), 2)
        + lines(tuple(known), 10, _HEAD + 190, _LETTERS)
    )
    drawn = panel(f"mat-{KINGDOM_IDS[kingdom]}", content, 0, 0, WIDTH, height)
    name = view.whose_kingdom(kingdom)
    box = (-2, -2, WIDTH + 4, height + 4)
    return part("mat", KINGDOM_IDS[kingdom], box, drawn, name, data_seat=view.s.seat_of[kingdom])
