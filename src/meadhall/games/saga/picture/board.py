"""What stands on the map: control, pieces, burhs, raid targets, and the routes that may be taken."""

from __future__ import annotations

from functools import partial
from typing import Final

from meadhall.drawing.elements import circle, group, placed, rectangle, use
from meadhall.drawing.lettering import line
from meadhall.drawing.palette import colour
from meadhall.drawing.tokens import HELMET_WIDTH, SHIELD, helmet, question, shields, shields_width
from meadhall.drawing.touch import glowing_box, glowing_disc, glowing_shape
from meadhall.games.saga.content import (
    ENGLAND,
    ESSEX,
    HANDLE_IDS,
    LONGSHIP,
    NONE,
    SAXON,
    SCAND_NORTH,
    SIDE_IDS,
    SLOT_IDS,
    SPACE_IDS,
    SPACES,
    TOKEN_AREA,
    TOKEN_IDS,
    VIKING,
    WESSEX,
)
from meadhall.games.saga.picture.places import POOL, SPACE_NUMBERS, SPOTS
from meadhall.games.saga.picture.routes import routes
from meadhall.games.saga.picture.view import View

_UNIT_SPACE: Final = {"sail_home_unit": (VIKING, LONGSHIP)}
_UNIT_IN_BATTLE: Final = {"exile_unit": VIKING, "kill_unit": SAXON}
_UNITS: Final = ("unit:", "reveal:")
"""How options begin that mean units."""
_ROW: Final = 29.0
"""The height of a row of pieces."""


def unit_options(view: View, side: int, space: int, unit: str) -> list[str]:
    """The options that mean this unit (`warrior` or a handle) of this side in this space."""
    if not view.options:
        return []
    found = [f"unit:{SPACE_IDS[space]}:{unit}", f"reveal:{unit}"]
    chosen_from = _UNIT_SPACE.get(view.key)
    if view.key in _UNIT_IN_BATTLE:
        chosen_from = (_UNIT_IN_BATTLE[view.key], view.s.battle)
    if chosen_from == (side, space):
        found.append(f"unit:{unit}")
    return found


def leader(view: View, handle: int, x: float, y: float, scale: float, options: list[str], prefix: str = "piece") -> str:
    """A leader piece, with what the viewer knows of it."""
    side = SIDE_IDS[handle // 4]
    ability = view.ability(handle)
    mark = use("ability-" + ability) if ability else question()
    return view.thing(
        f"{prefix}-{side}-leader-{'abcd'[handle % 4]}",
        view.about_leader(handle),
        helmet(side, view.initial(handle), mark),
        glowing_box(-15, -20, 34, 39, 7),
        options,
        placed(x, y, scale),
        data_thing=HANDLE_IDS[handle],
    )


def warriors(
    view: View, side: int, count: int, place: tuple[float, float, float], name: str, options: list[str]
) -> str:
    """A group of warriors."""
    x, y, scale = place
    half = shields_width(count) / 2 + 3
    tip = f"{view.name(SIDE_IDS[side])}: {view.say('word-warriors')} {count}"
    return view.thing(
        f"warriors-{SIDE_IDS[side]}-{name}",
        tip,
        shields(SIDE_IDS[side], count),
        glowing_box(-half, -SHIELD - 4, 2 * half, 2 * SHIELD + 8, 9),
        options,
        placed(x, y, scale),
        data_thing=f"warriors-{SIDE_IDS[side]}-{SPACE_IDS[view.s.battle] if name == 'in-battle' else name}",
        data_stack=None if name == "in-battle" else f"warriors-{SIDE_IDS[side]}",
        data_count=count,
    )


class _Block:
    """The units of a side in a space, in rows: warriors, then leaders."""

    def __init__(self, view: View, side: int, space: int, across: int) -> None:
        s = view.s
        self.side: Final = side
        self.warriors: Final = s.warriors[side * SPACES + space]
        self.is_row: Final = space == LONGSHIP
        mask = s.leaders_at(side, space)
        handles = [side * 4 + n for n in range(4) if mask >> n & 1]
        self.rows: Final = [handles[n : n + across] for n in range(0, len(handles), across)]
        widest = max([len(row) for row in self.rows], default=0) * (HELMET_WIDTH + 4)
        wide = shields_width(self.warriors)
        self.width: Final = wide + widest + 4 if self.is_row else max(wide, widest)
        self.height: Final = (_ROW if self.warriors else 0) + (0 if self.is_row else len(self.rows) * (_ROW + 8))

    def draw(self, view: View, space: int, x: float, y: float, scale: float) -> str:
        """The block with its middle at (x, y)."""
        parts: list[str] = []
        top = y - self.height * scale / 2
        if self.is_row:
            top = y - _ROW * scale / 2
            x -= self.width * scale / 2
        if self.warriors:
            half = shields_width(self.warriors) * scale / 2 if self.is_row else 0.0
            place = (x + half, top + _ROW * scale / 2, scale)
            options = unit_options(view, self.side, space, "warrior")
            parts.append(warriors(view, self.side, self.warriors, place, SPACE_IDS[space], options))
            x += 2 * half
            top += 0 if self.is_row else _ROW * scale
        step = (HELMET_WIDTH + 4) * scale
        for row in self.rows:
            left = x + step / 2 + 4 * scale if self.is_row else x - (len(row) - 1) * step / 2
            middle = top + (_ROW / 2 + (0 if self.is_row else 6)) * scale
            for n, handle in enumerate(row):
                options = unit_options(view, self.side, space, HANDLE_IDS[handle])
                parts.append(leader(view, handle, left + n * step, middle, scale, options))
            top += (_ROW + 8) * scale
        return "".join(parts)


def _units(view: View, space: int, is_touched: bool) -> str:
    s = view.s
    sides = [side for side in (SAXON, VIKING) if s.units[side * SPACES + space] > 0]
    if not sides:
        return ""
    if is_touched:
        return _blocks(view, space, sides)
    leaders = [(handle, view.ability(handle)) for handle, at in enumerate(s.leader_at) if at == space]
    counts = tuple([s.warriors[side * SPACES + space] for side in sides])
    return view.alike("units", (space, *sides, counts, *leaders), partial(_blocks, view, space, sides))


def _blocks(view: View, space: int, sides: list[int]) -> str:
    """The units of a space, side by side."""
    blocks = [_Block(view, side, space, 2 if len(sides) > 1 else 4) for side in sides]
    radius = SPOTS[space].radius
    room = 2 * radius * view.layout.window.scale
    x, y = view.layout.centre(space)
    gap = 6.0
    badge = 16 * view.layout.piece if len(sides) > 1 else 0.0
    y += badge / 2
    width = sum(block.width for block in blocks) + gap * (len(blocks) - 1)
    height = max(block.height for block in blocks)
    scale = view.layout.piece
    scale = min(scale, (room + 5) / width, (room - badge + 8) / max(height, 1))
    left = x - width * scale / 2
    parts: list[str] = []
    for block in blocks:
        parts.append(block.draw(view, space, left + block.width * scale / 2, y, scale))
        left += (block.width + gap) * scale
    return "".join(parts)


def pieces(view: View, options: dict[str, list[str]]) -> str:
    """All units on the map; where areas may be touched, touches go through them."""
    is_touched = any(option.startswith(_UNITS) for option in view.options)
    drawn = "".join([_units(view, space, is_touched) for space in range(LONGSHIP + 1)])
    return group(drawn, id="pieces", class_="still" if options else None)


# Areas


def _area_options(view: View) -> dict[str, list[str]]:
    """For each space, slot, and the pool: the options in which it takes part."""
    found: dict[str, list[str]] = {}
    for option in view.options:
        head, *parts = option.split(":")
        if head in ("area", "income", "place_leader", "slot"):
            named = [part for part in parts if part in SPACE_NUMBERS or part in SLOT_IDS]
        elif head == "route":
            named = parts[1:] + _sea_ends(view, parts)
        else:
            continue
        for name in named:
            found.setdefault(name, []).append(option)
    return found


def _sea_ends(view: View, parts: list[str]) -> list[str]:
    """The slot and the coast, or the slot and the pool, of a sea route that the viewer may take."""
    if parts[0] not in ("sail", "sail_draw"):
        return []
    slot = SPACE_NUMBERS[parts[1]] - SCAND_NORTH
    if parts[0] == "sail_draw":
        return [SLOT_IDS[slot], "pool"]
    return [SLOT_IDS[slot], SPACE_IDS[TOKEN_AREA[view.s.slots[slot]]]]


def _about_space(view: View, space: int) -> str:
    s = view.s
    counts = [
        f"{view.name(SIDE_IDS[side])} {s.units[side * SPACES + space]}"
        for side in (SAXON, VIKING)
        if s.units[side * SPACES + space]
    ]
    about = ": ".join([view.name(SPACE_IDS[space]), ", ".join(counts)] if counts else [view.name(SPACE_IDS[space])])
    return about + view.about_chance(space)


def _area(view: View, space: int, holder: int, mine: list[str]) -> str:
    """An area in the colour of who holds it."""
    name, held = SPACE_IDS[space], ""
    if holder != NONE:
        held = f'<use href="#shape-{name}" class="hold-{SIDE_IDS[holder]}" clip-path="url(#clip-{name})"/>'
    body = held or f'<use href="#shape-{name}" fill-opacity="0"/>'
    glow = held + glowing_shape(f"shape-{name}")
    place = view.layout.window.transform()
    return view.thing(
        f"area-{name}", _about_space(view, space), "" if mine else body, glow, mine, place, data_thing=name
    )


def areas(view: View, options: dict[str, list[str]]) -> str:
    """Who holds each area, and the areas that may be touched."""
    s = view.s
    parts: list[str] = []
    for space in range(LONGSHIP + 1):
        mine = options.get(SPACE_IDS[space], [])
        sides = (SAXON, VIKING) if space < ENGLAND else ()
        holder = next((side for side in sides if s.is_controlled(side, space)), NONE)
        if mine:
            parts.append(_area(view, space, holder, mine))
        else:
            chances = (view.chance(SAXON, space), view.chance(VIKING, space))
            values = (space, holder, s.units[space], s.units[SPACES + space], *chances)
            parts.append(view.alike("area", values, partial(_area, view, space, holder, mine)))
    clip = None if view.layout.name == "parts" else "url(#window)"
    return group("".join(parts) + _wall(view), id="areas", clip_path=clip)


def _wall(view: View) -> str:
    """Where the option closes the border of Essex and Wessex, it is a wall."""
    if WESSEX in view.s.variant.borders[ESSEX]:
        return ""
    border = '<use href="#border-essex-wessex" class="wall"/><use href="#border-essex-wessex" class="wall-stones"/>'
    return group(border, transform=view.layout.window.transform())


def _swords(view: View, area: int) -> str:
    """The badge of an area where both sides stand: how many against how many."""
    s = view.s
    x, y = view.layout.centre(area)
    window = view.layout.window
    scale = view.layout.piece
    y -= (SPOTS[area].radius - 6) * window.scale
    mine, theirs = s.units[area], s.units[SPACES + area]
    face = (
        rectangle(-34, -11, 68, 22, 11, class_="badge", stroke_width=1.2)
        + rectangle(-34, -11, 23, 22, 11, fill=colour("saxon"))
        + rectangle(11, -11, 23, 22, 11, fill=colour("viking-dark"))
        + line(str(mine), -22, 5.4, 15, "letter", "middle")
        + line(str(theirs), 22, 5.4, 15, "letter", "middle")
        + use("swords", 0, 0, 0.72)
    )
    place = placed(x, y, scale * 0.94)
    tip = view.say("picture-bound", number=min(mine, theirs)).removesuffix(".") + view.about_chance(area)
    return view.thing(f"swords-{SPACE_IDS[area]}", tip, face, place=place, data_thing=SPACE_IDS[area])


def burhs_and_badges(view: View, options: dict[str, list[str]]) -> str:
    """The burhs, and the badges of areas where there will be a battle."""
    s = view.s
    parts: list[str] = []
    for area in range(ENGLAND):
        name = SPACE_IDS[area]
        window = view.layout.window
        if s.has_burh(area):
            x, y = window.at(SPOTS[area].burh)
            scale = view.layout.piece * 0.84
            mine = [option for option in options.get(name, []) if option.startswith("income:")]
            place = placed(x, y, scale)
            tip = f"{view.say('picture-burh')}: {view.name(name)}"
            what = f"burh-{name}"
            glow = glowing_disc(0, 0, 23)
            parts.append(view.thing(what, tip, use("burh"), glow, mine, place, data_thing=f"{what} {name}"))
        if s.is_mixed(area):
            parts.append(_swords(view, area))
    return group("".join(parts), id="burhs", class_="still" if options else None)


# Raid targets


def beliefs(view: View, slot: int) -> str:
    """What a face-down token can still be, to those who do not know it."""
    tokens = [token for n, token in enumerate(TOKEN_IDS) if view.s.beliefs[slot] >> n & 1]
    return view.say("picture-could-be", areas=view.words.names(tokens, "area"))


def slots(view: View, options: dict[str, list[str]]) -> str:
    """The three slots with their tokens."""
    s = view.s
    parts: list[str] = []
    for slot, name in enumerate(SLOT_IDS):
        x, y = view.layout.slot(slot)
        scale = view.layout.window.scale
        token = view.token_in(slot)
        is_up = s.slots_up >> slot & 1 == 1
        if s.slots[slot] == NONE:
            face, what = "", view.say("word-empty")
        elif is_up:
            face, what = use(TOKEN_IDS[token]), view.name(TOKEN_IDS[token])
        elif token != NONE:
            face = use("token-back") + group(use(TOKEN_IDS[token], 0, 0, 0.8), opacity=0.62)
            what = f"{view.name(TOKEN_IDS[token])} ({view.say('word-face-down')})"
        else:
            face, what = use("token-back"), f"{view.say('word-face-down')}. {beliefs(view, slot)}"
        glow = glowing_disc(0, 0, 23)
        place = placed(x, y, scale)
        content = circle(0, 0, 20, fill="#000", fill_opacity=0) + face
        tip = f"{view.name(name)}: {what}"
        seen = f"{name} {TOKEN_IDS[token]}" if token != NONE else name
        parts.append(view.thing(name, tip, content, glow, options.get(name, []), place, data_thing=seen))
    return group("".join(parts), id="slots")


def pool_tokens(view: View) -> list[int]:
    """The tokens of the pool: their faces for the Vikings, only their number for the others."""
    s = view.s
    if view.side == VIKING:
        mask = s.pool()
        return [token for token in range(len(TOKEN_IDS)) if mask >> token & 1]
    return [NONE] * (len(TOKEN_IDS) - sum(1 for token in s.slots if token != NONE))


def pool(view: View, options: dict[str, list[str]]) -> str:
    """The raid targets that are in no slot."""
    tokens = pool_tokens(view)
    mine = options.get("pool", [])
    if mine or any(option.startswith("token:") for option in view.options):
        return _pool(view, tokens, mine)
    return view.alike("pool", tuple(tokens), partial(_pool, view, tokens, mine))


def _pool(view: View, tokens: list[int], options: list[str]) -> str:
    x, y, width, height = view.layout.moved(POOL)
    size = 14.5
    step = width / 5
    radius = min(step * 0.4, height * 0.3)
    middle = size * 1.15 + (height - size * 1.15) / 2
    heading = f"{view.say('picture-pool')}: {len(tokens)}"
    parts = [line(heading, width / 2, size * 0.95, size, "name map-name", "middle")]
    parts += [
        circle(step * (n + 0.5), middle, radius, fill=colour("parchment-shade"), fill_opacity=0.45, class_="hairline")
        for n in range(5)
    ]
    for n, token in enumerate(tokens):
        face = use("token-back")
        name, what = f"pool-{n}", "pool"
        tip, mine = view.say("word-pool"), list[str]()
        if token != NONE:
            mine = [f"token:{TOKEN_IDS[token]}"]
            is_choice = view.key == "scout_token" and view.is_mine
            seen = use(TOKEN_IDS[token], 0, 0, 1 if is_choice else 0.8)
            face += seen if is_choice else group(seen, opacity=0.62)
            name, what, tip = f"pool-{TOKEN_IDS[token]}", TOKEN_IDS[token], view.name(TOKEN_IDS[token])
        place = placed(step * (n + 0.5), middle, radius / 17.5)
        parts.append(view.thing(name, tip, face, glowing_disc(0, 0, 20), mine, place, data_thing=what))
    glow = glowing_box(-4, -4, width + 8, height + 8, 12)
    ground = rectangle(-6, -3, width + 12, height + 6, 10, fill=colour("outline"), fill_opacity=0.3)
    content = ground + "".join(parts)
    place = placed(x, y)
    return view.thing("pool", view.say("word-pool"), content, glow, options, place, data_thing="pool")


def board(view: View, names: str) -> str:
    """Everything on the map and in the sea, with the names between the areas and their pieces."""
    options = _area_options(view)
    return "".join(
        (
            areas(view, options),
            names,
            burhs_and_badges(view, options),
            slots(view, options),
            pool(view, options),
            pieces(view, options),
            routes(view),
        )
    )
