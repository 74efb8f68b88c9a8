"""What stands on the map: settlers, temples, boats and villages, who holds the islands, and what may be touched."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import circle, group, path, placed, rectangle, use
from meadhall.drawing.lettering import line
from meadhall.drawing.maps import Point
from meadhall.drawing.tokens import badge
from meadhall.drawing.touch import glowing_box, glowing_disc, glowing_shape
from meadhall.games.tiny_epic_vikings.content import CLAN_IDS, ENEMY, FLEET, NONE
from meadhall.games.tiny_epic_vikings.maps import DOCK, DOCK_IDS, FJORD_IDS, ISLAND_IDS, ISLANDS, PLACE_IDS
from meadhall.games.tiny_epic_vikings.picture.asides import dearer_slots, linger_sign, recall_sign
from meadhall.games.tiny_epic_vikings.picture.colours import tint
from meadhall.games.tiny_epic_vikings.picture.ground import island_name, lettering
from meadhall.games.tiny_epic_vikings.picture.routes import routes
from meadhall.games.tiny_epic_vikings.picture.view import View
from meadhall.games.tiny_epic_vikings.rules.deploying import DeploySettler, RaidVillage, SoloAttack

_SAFE: Final = 4
"""By so much influence an island is safe for a while."""
_PAWN: Final = 24.0
_TEMPLE: Final = 30.0
_BOAT: Final = 46.0


def board(view: View) -> str:
    """Everything on the map, from the sea upwards."""
    parts = [
        _fjords(view),
        "".join(_island(view, island) for island in view.chart.islands),
        lettering(view.map_name, view.layout.name, view.language),
        "".join(_name(view, island) for island in view.chart.islands),
        "".join(_dock(view, dock) for dock in view.chart.docks),
        "".join(_people(view, island) for island in view.chart.islands),
        _boats(view),
        dearer_slots(view),
        linger_sign(view) if "linger" in view.options else "",
        routes(view),
    ]
    drawn = group("".join(parts), transform=view.layout.board.transform())
    return group(drawn, id="board", clip_path="url(#tev-window)" if view.layout.is_whole else None)


# The sea and the land


def _fjords(view: View) -> str:
    parts: list[str] = []
    prices = view.prices("boat_for")[:1]
    for fjord in view.chart.fjords:
        name = FJORD_IDS[fjord]
        shape = f"tev-{view.map_name}-fjord-{name}"
        content = f'<use href="#{shape}" class="tev-fjord"/>'
        options = [f"to:{name}", f"fjord:{name}", f"build_boat:{name}"]
        options += [f"boat_for:{price}:{name}" for price in prices]
        glow = glowing_shape(shape) if view.layout.is_whole else _anchorage(view, fjord)
        parts.append(view.thing(f"fjord-{name}", view.name(name), content, glow, options, data_thing=name))
    return "".join(parts)


def _anchorage(view: View, fjord: int) -> str:
    """Where a boat of the viewer's could lie in a fjord, beside those that are there."""
    x, y = view.chart.fjords[fjord]
    afloat = sum(place == fjord for place in view.s.boat_at)
    across, scale = _in_rows(afloat)
    x += (across * (_BOAT + 2) * scale + 54) / 2 if afloat else 0
    ghost = group(use(f"tev-boat-{CLAN_IDS[max(view.clan, 0)]}", x, y, 0.8), class_="tev-gone")
    return ghost + glowing_disc(x, y, 27)


def _island(view: View, island: int) -> str:
    """The ground of an island, in the colour of its holder."""
    s, name = view.s, ISLAND_IDS[island]
    shape = f"tev-{view.map_name}-island-{name}"
    holder = s.holder[island]
    content = f'<use href="#{shape}" class="tev-fjord"/>'
    if holder != NONE:
        content = f'<use href="#{shape}" fill="{tint(CLAN_IDS[holder])}" fill-opacity=".3"/>' + content
    options = [f"island:{name}", f"build_temple:{name}"]
    options += [f"temple_for:{price}:{name}" for price in view.prices("temple_for")[:1]]
    if isinstance(view.decision, DeploySettler) and view.decision.island == island:
        options.append("deploy")
    tip = view.about_island(island)
    return view.thing(f"island-{name}", tip, content, glowing_shape(shape), options, data_thing=name)


def _name(view: View, island: int) -> str:
    holder = view.s.holder[island]
    clan = CLAN_IDS[holder] if holder != NONE else ""
    return island_name(view.map_name, view.layout.name, view.language, island, clan)


def _dock(view: View, dock: int) -> str:
    """A dock; a dashed ring shows where villages stand or stood."""
    s, name = view.s, DOCK_IDS[dock]
    x, y = view.chart.docks[dock]
    parts = [use("tev-dock-plot" if s.variant.map.has_village[dock] else "tev-dock")]
    tip = view.name(name)
    if s.villages[dock]:
        parts.append(use("tev-village", 0, -2, 1.05))
        tip = f"{tip}. {view.say('word-villages')}: 1"
    options = [f"to:{name}", f"dock:{name}"]
    if isinstance(view.decision, RaidVillage) and view.decision.dock == dock:
        options.append("raid")
    glow = circle(0, 0, 27, class_="tev-fjord") + glowing_disc(0, 0, 21)
    return view.thing(f"dock-{name}", tip, "".join(parts), glow, options, placed(x, y), data_thing=name)


# Settlers and temples


class _Camp:
    """What one clan has on one island."""

    def __init__(self, view: View, clan: int, island: int, is_crowded: bool) -> None:
        s = view.s
        self.clan: Final = clan
        self.influence: Final = s.influence[ISLANDS * clan + island]
        self.settlers: Final = s.settlers[ISLANDS * clan + island]
        self.has_temple: Final = s.has_temple(clan, island)
        self.pawns: Final = min(self.settlers, 1 if is_crowded or self.settlers > 3 else 3)
        people = _PAWN + 11 * (self.pawns - 1) if self.pawns else 0.0
        self.width: Final = max(26.0, people + (_TEMPLE if self.has_temple else 0))


def _people(view: View, island: int) -> str:
    """The camps of all clans side by side, each above its influence."""
    s = view.s
    present = [clan for clan in s.variant.clans if s.influence[ISLANDS * clan + island]]
    if not present:
        return ""
    spot = view.chart.islands[island]
    camps = [_Camp(view, clan, island, len(present) > 2) for clan in present]
    gap = 7.0
    whole = sum(camp.width for camp in camps) + gap * (len(camps) - 1)
    scale = min(1.0, spot.room / whole)
    most = sorted((camp.influence for camp in camps), reverse=True)
    margin = most[0] - (most[1] if len(most) > 1 else 0)
    x, y = spot.pieces
    left = x - whole * scale / 2
    parts: list[str] = []
    for camp in camps:
        middle = left + camp.width * scale / 2
        parts.append(_camp(view, camp, island, (middle, y), scale))
        is_first = camp.influence == most[0] and margin > 0
        parts.append(_influence(view, camp, island, (middle, y + 31), is_first, margin))
        left += (camp.width + gap) * scale
    return "".join(parts)


def _camp(view: View, camp: _Camp, island: int, at: Point, scale: float) -> str:
    x, y = at
    clan, name = CLAN_IDS[camp.clan], ISLAND_IDS[island]
    left = x - camp.width * scale / 2
    parts: list[str] = []
    if camp.has_temple:
        tip = f"{view.name(clan)}: {view.say('word-temples')}, {view.name(name)}"
        options = [option for option in view.options if option.startswith(f"temple:{name}:")]
        mine = options if camp.clan == view.clan else []
        place = placed(left + _TEMPLE * scale / 2, y - 3 * scale, 0.86 * scale)
        glow = glowing_box(-21, -28, 42, 52, 8)
        id_ = f"temple-{clan}-{name}"
        parts.append(view.thing(id_, tip, use(f"tev-temple-{clan}"), glow, mine, place, data_thing=id_))
        left += _TEMPLE * scale
    if camp.settlers:
        parts.append(_settlers(view, camp, island, left, y, scale))
    return "".join(parts)


def _settlers(view: View, camp: _Camp, island: int, left: float, y: float, scale: float) -> str:
    """Up to three pawns, else one with their number."""
    clan, name = CLAN_IDS[camp.clan], ISLAND_IDS[island]
    options = [f"smite:{clan}:{name}"]
    if isinstance(view.decision, SoloAttack) and view.decision.island == island and camp.clan == ENEMY:
        options.append("attack")
    if camp.clan == view.clan:
        options += [option for option in (f"recall:{name}",) if option not in view.asides]
        options += [option for option in view.options if option.startswith(f"explore:{name}:")]
    pawns = "".join(use(f"tev-settler-{clan}", 12 + 11 * n, 0) for n in range(camp.pawns))
    if camp.settlers > camp.pawns:
        pawns += badge(camp.settlers, 23, -12, 16)
    glow = glowing_box(-1, -20, 15 + 11 * camp.pawns, 40, 8)
    tip = f"{view.name(clan)}: {view.say('word-settlers')} {camp.settlers}, {view.name(name)}"
    drawn = view.thing(
        f"settlers-{clan}-{name}",
        tip,
        pawns,
        glow,
        options,
        placed(left, y, scale),
        data_thing=f"settlers-{clan}-{name}",
        data_stack=f"settlers-{clan}",
        data_count=camp.settlers,
    )
    return drawn + (recall_sign(view, island, (left + scale, y + 10 * scale)) if camp.clan == view.clan else "")


def _influence(view: View, camp: _Camp, island: int, at: Point, is_first: bool, margin: int) -> str:
    """The influence of a clan in its colour; with a light edge for the greatest, a double one if it is safe."""
    x, y = at
    clan = CLAN_IDS[camp.clan]
    text = str(camp.influence)
    half = 8.5 + 4.5 * (len(text) - 1)
    edge = "#fffaf0" if is_first else "#17110a"
    chip = rectangle(
        x - half, y - 9, 2 * half, 18, 5, fill=tint(clan), stroke=edge, stroke_width=2.4 if is_first else 1.2
    )
    if is_first:
        chip = rectangle(x - half - 2, y - 11, 2 * half + 4, 22, 6, fill="#17110a") + chip
        if margin >= _SAFE:
            chip = rectangle(x - half - 4.4, y - 13.4, 2 * half + 8.8, 26.8, 8, fill="#fffaf0") + chip
    face = "bold tev-night" if clan == "yellow" else "bold tev-white"
    number = line(text, x, y + 5.6, 15.5, face, "middle")
    tip = f"{view.name(clan)}: {view.say('word-influence')} {text}, {view.name(ISLAND_IDS[island])}"
    id_ = f"influence-{clan}-{ISLAND_IDS[island]}"
    return view.thing(id_, tip, group(chip + number, class_="mark"), data_thing=id_)


# Boats


def _boats(view: View) -> str:
    """The boats in fjords, then those in docks, then the chief's boat."""
    s = view.s
    parts: list[str] = []
    for fjord, point in view.chart.fjords.items():
        afloat = [boat for boat, place in enumerate(s.boat_at) if place == fjord]
        parts += _fleet(view, afloat, point)
    for boat, place in enumerate(s.boat_at):
        if place >= DOCK:
            parts.append(_boat(view, boat, _berth(view, place - DOCK, 1 if boat == s.adrift else 0), 0.82))
    if s.chief != NONE:
        parts.append(_chief(view))
    return "".join(parts)


def _fleet(view: View, boats: list[int], middle: Point) -> list[str]:
    """Boats around the middle of a fjord: up to two in a row, or more of them and smaller."""
    count = len(boats)
    across, scale = _in_rows(count)
    rows = -(-count // across) if count else 0
    step, down = (_BOAT + 2) * scale, 44 * scale
    found: list[str] = []
    for n, boat in enumerate(boats):
        in_row = min(across, count - n // across * across)
        x = middle[0] + (n % across - (in_row - 1) / 2) * step
        y = middle[1] + (n // across - (rows - 1) / 2) * down
        found.append(_boat(view, boat, (x, y), scale))
    return found


def _in_rows(count: int) -> tuple[int, float]:
    """How many of so many boats lie side by side, and how large they are."""
    return (count, 0.9) if count <= 2 else (2, 0.78) if count <= 4 else (4, 0.66)


def _berth(view: View, dock: int, aside: float) -> Point:
    """Where a boat lies in a dock: seaward, or aside of that."""
    (x, y), (dx, dy) = view.chart.docks[dock], view.chart.seaward[dock]
    return (x + dx * 27 - dy * 34 * aside, y + dy * 25 + dx * 34 * aside)


def _boat(view: View, boat: int, at: Point, scale: float) -> str:
    s = view.s
    clan, number = divmod(boat, FLEET)
    place = PLACE_IDS[s.boat_at[boat]]
    options = [f"boat:{place}"] if clan == view.clan else []
    content = use(f"tev-boat-{CLAN_IDS[clan]}")
    if boat == s.boat or boat == s.adrift:
        content = circle(0, -1, 27, fill="#fffaf0", fill_opacity=".55", stroke="#17110a", stroke_width=1.6) + content
    tip = f"{view.name(CLAN_IDS[clan])}: {view.name('boat')}, {view.name(place)}"
    glow = glowing_box(-27, -26, 54, 50, 10)
    id_ = f"boat-{CLAN_IDS[clan]}-{number}"
    return view.thing(id_, tip, content, glow, options, placed(*at, scale), data_thing=id_)


def _chief(view: View) -> str:
    """The chief's boat, beside any other in the same dock, and the way to the island that it is sailing to."""
    s = view.s
    at = _berth(view, s.chief, 0 if s.dock_boat[s.chief] == NONE else -1.2)
    tip = f"{view.name(CLAN_IDS[ENEMY])}: {view.say('word-chief')}, {view.name(DOCK_IDS[s.chief])}"
    boat = view.thing("chief", tip, use("tev-chief"), place=placed(*at, 0.86), data_thing="chief")
    if s.goal == NONE:
        return boat
    x, y = view.chart.islands[s.goal].name
    way = path(f"M{at[0]:.1f} {at[1]:.1f}L{x:.1f} {y:.1f}", class_="trail", stroke_width=4)
    return group(way, class_="still") + boat
