"""The battle that is being fought: both sides' units, their dice and what these do."""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.drawing import palette
from meadhall.drawing.cards import sheet
from meadhall.drawing.elements import group, placed, rectangle, use
from meadhall.drawing.lettering import fit, line
from meadhall.drawing.lettering import width as width_of
from meadhall.drawing.parts import part
from meadhall.drawing.tokens import badge, pill
from meadhall.drawing.touch import glowing_box
from meadhall.games.bretwalda.content import (
    AREA_IDS,
    COLOURS,
    DANES,
    DIE_IDS,
    FACES,
    HITS,
    KIND_IDS,
    KINGDOMS,
    NONE,
    OPPOSITE,
    OWNER_IDS,
    SEA_IDS,
    SHIP,
)
from meadhall.games.bretwalda.fields import ATTACKER, DEFENDER, LAND_BATTLE, NO_BATTLE
from meadhall.games.bretwalda.picture.armies import ranked
from meadhall.games.bretwalda.picture.chances import in_words
from meadhall.games.bretwalda.picture.heraldry import hue
from meadhall.games.bretwalda.picture.pieces import piece
from meadhall.games.bretwalda.picture.places import COLUMN
from meadhall.games.bretwalda.picture.view import View
from meadhall.games.bretwalda.rules.battles import take_dice
from meadhall.games.bretwalda.rules.dice import clear_dice, count_dice, count_hits
from meadhall.games.bretwalda.vocabularies import WHOSE_IDS

_HEAD: Final = 24.0
_LEAST_SHARE: Final = 40.0
"""How much room the smallest share of the odds has."""


class _Frame(NamedTuple):
    """The measures of the panel."""

    width: float
    height: float
    zoom: float
    """The scale of units and dice."""
    units: float
    dice: float
    """How far their rows are below the head."""
    least: float
    """The size of the smallest letters."""
    odds: float
    """The height of a row for the odds; 0 if they stand beside the names."""

    @property
    def half(self) -> float:
        """The width of each side."""
        return self.width / 2 - 20


_IN_COLUMN: Final = _Frame(COLUMN, 118, 1, 45, 74, 10.5, 0)
_ON_STAGE: Final = _Frame(374, 172, 1.2, 54, 94, 12, 28)
_ROLES: Final = ("attacker", "defender")


def _options(view: View, side: int, whose: int, kind: int) -> list[str]:
    """The options that mean a unit of a side; some decisions are about the own units, some about the enemy's."""
    is_own = view.kingdom != NONE and view.s.sides[side] == view.kingdom
    if (view.key == "take_wound" and is_own) or (view.key == "buy_off" and not is_own):
        return [f"unit:{KIND_IDS[kind]}:{WHOSE_IDS[whose]}"]
    if view.key == "name_wounded" and not is_own and whose == 0:
        return [f"kind:{KIND_IDS[kind]}"]
    return []


def _units(view: View, side: int) -> list[tuple[int, int, int, int]]:
    """The units of a side: whose, owner, type and number."""
    s = view.s
    if s.battle != LAND_BATTLE:
        kingdom = s.sides[side]
        number = s.ships[KINGDOMS * s.battle_at + kingdom] if kingdom < KINGDOMS else 0
        return [(0, kingdom, SHIP, number)]
    found: list[tuple[int, int, int, int]] = []
    for whose in range(2):
        owner = s.owner_of(s.sides[side], whose)
        if owner != NONE:
            found += [(whose, owner, kind, number) for kind, number in ranked(s.force(s.battle_at, owner))]
    return found


def _place(view: View) -> str:
    """The area or the sea of the battle."""
    return (AREA_IDS if view.s.battle == LAND_BATTLE else SEA_IDS)[view.s.battle_at]


def _frame(view: View) -> _Frame:
    return _ON_STAGE if view.layout.is_parts else _IN_COLUMN


def _row_of_units(view: View, side: int, left: float, y: float) -> str:
    units = _units(view, side)
    zoom = _frame(view).zoom
    step = min(36.0 * zoom, (_frame(view).half - 12) / max(1, len(units)))
    parts: list[str] = []
    for n, (whose, owner, kind, number) in enumerate(units):
        name = OWNER_IDS[owner]
        drawn = piece(KIND_IDS[kind], name, 0, 0, 1) + (badge(number, 9, 9, 13) if number > 1 else "")
        tip = f"{view.name(name)}: " + view.say(
            "text-number", number=number, **view.words.thing("thing", [KIND_IDS[kind]])
        )
        id_ = f"fighter-{_ROLES[side]}-{WHOSE_IDS[whose]}-{KIND_IDS[kind]}"
        place = placed(left + 22 * zoom + n * step, y, zoom)
        options = _options(view, side, whose, kind)
        thing = f"{KIND_IDS[kind]}:{name}:{_place(view)}"
        parts.append(view.thing(id_, tip, drawn, glowing_box(-14, -16, 30, 34, 6), options, place, data_thing=thing))
    return "".join(parts)


def _row_of_dice(view: View, side: int, left: float, y: float) -> str:
    """The last roll: a die for every colour and face, with its number if there are several."""
    s = view.s
    shown = [
        (colour, face, s.dice[FACES * (COLOURS * side + colour) + face])
        for colour in range(COLOURS)
        for face in range(FACES)
        if s.dice[FACES * (COLOURS * side + colour) + face]
    ]
    zoom = _frame(view).zoom
    step = min(34.0 * zoom, (_frame(view).half - 66) / max(1, len(shown)))
    parts: list[str] = []
    for n, (colour, face, number) in enumerate(shown):
        hits = HITS[FACES * colour + face]
        opposite = HITS[FACES * colour + OPPOSITE[FACES * colour + face] - 1]
        drawn = use(f"bre-die-{DIE_IDS[colour]}") + (use(f"bre-pips-{hits}") if hits else "")
        drawn += badge(number, 9, 9, 12) if number > 1 else ""
        tip = f"{view.name(DIE_IDS[colour])}: {hits} ({view.say('picture-opposite', number=opposite)})"
        option = f"die:{_ROLES[side]}:{DIE_IDS[colour]}:{face + 1}"
        id_ = f"die-{_ROLES[side]}-{DIE_IDS[colour]}-{face + 1}"
        place = placed(left + 22 * zoom + n * step, y, zoom)
        glow = glowing_box(-13, -13, 26, 26, 5)
        parts.append(view.thing(id_, tip, drawn, glow, [option], place, data_thing=DIE_IDS[colour]))
    if shown:
        parts.append(_swords(view, str(count_hits(s, side)), left, y))
    return "".join(parts)


def _swords(view: View, amount: str, left: float, y: float) -> str:
    right = left + _frame(view).half
    return use("sword", right - 50, y, 0.9) + line(amount, right - 40, y + 6, 18, "bold", room=36)


def _awaited_dice(view: View, side: int, left: float, y: float) -> str:
    """The dice that a side would roll as things stand, faint, and how many swords they show on average."""
    t = view.s.clone()
    clear_dice(t)
    take_dice(t, side)
    numbers = t.to_roll[COLOURS * side : COLOURS * side + COLOURS]
    parts: list[str] = []
    zoom = _frame(view).zoom
    x = left + 22 * zoom
    mean = 0.0
    for colour, number in enumerate(numbers):
        if number:
            drawn = group(use(f"bre-die-{DIE_IDS[colour]}"), opacity=0.6) + badge(number, 9, 9, 12)
            tip = view.say("text-number", number=number, **view.words.thing("thing", [DIE_IDS[colour]]))
            id_ = f"awaited-{_ROLES[side]}-{DIE_IDS[colour]}"
            place = placed(x, y, zoom)
            parts.append(view.thing(id_, tip, drawn, place=place, data_thing=DIE_IDS[colour]))
            mean += number * sum(HITS[FACES * colour : FACES * colour + FACES]) / FACES
            x += 38 * zoom
    return "".join(parts) + _swords(view, f"≈{mean:.1f}", left, y)


def _dice(view: View, side: int, left: float, y: float) -> str:
    """The last roll, or what is to be rolled."""
    s = view.s
    is_rolled = count_dice(s, ATTACKER) + count_dice(s, DEFENDER) > 0
    if is_rolled or s.battle != LAND_BATTLE or s.winner != NONE:
        return _row_of_dice(view, side, left, y)
    return _awaited_dice(view, side, left, y)


def _side(view: View, side: int, left: float) -> str:
    owner = view.s.sides[side]
    name = OWNER_IDS[owner]
    frame = _frame(view)
    said = f"{view.name(_ROLES[side])}: {view.name(name)}"
    room = frame.half - (34 if frame.odds else 80)
    if view.layout.is_parts and width_of(said, frame.least, "bold") > room:
        said = view.name(name)
    is_winner = view.s.winner == side
    parts = [
        rectangle(left, _HEAD + 4, frame.half, frame.height - frame.odds - _HEAD - 10, 6, fill=hue(name, "light")),
        use(f"bre-shield-{name}", left + 15, _HEAD + 17, 0.7),
        line(said, left + 30, _HEAD + 22, fit(said, 13.5, room, frame.least, "bold"), "bold", room=room),
        _row_of_units(view, side, left, _HEAD + frame.units),
        _dice(view, side, left, _HEAD + frame.dice),
    ]
    if is_winner:
        parts.append(use("crown", left + frame.half - 16, _HEAD + 18, 0.8))
    return "".join(parts) + ("" if frame.odds else _chance(view, side, left))


def _chance(view: View, side: int, left: float) -> str:
    """How likely a side is to win, where it can be told."""
    if view.battle_odds is None:
        return ""
    odds = view.battle_odds if side == ATTACKER else view.battle_odds.reversed()
    sign = pill(f"{odds.percents[0]}%", left + _frame(view).half - 24, _HEAD + 17, 13)
    return view.thing(f"chance-{_ROLES[side]}", in_words(view, odds), sign, data_thing="odds")


def _nobody(view: View) -> str:
    """How likely both sides are to fall together, where it can be told."""
    if view.battle_odds is None:
        return ""
    said = view.say("picture-nobody-left", chance=view.battle_odds.percents[2])
    width = _frame(view).width
    drawn = line(said, width - 12, _HEAD / 2 + 5, 13.5, "light", "end", room=width / 2)
    return view.thing("chance-nobody", in_words(view, view.battle_odds), drawn, data_thing="odds")


def _odds_row(view: View) -> str:
    """How the battle may end, where it can be told: a share for the attacker, for nobody, for the defender."""
    if view.battle_odds is None:
        return ""
    frame = _frame(view)
    won, lost, nobody = view.battle_odds.percents
    attacker, defender = (hue(OWNER_IDS[each], "dark") for each in view.s.sides[:2])
    shares = [("attacker", won, attacker), ("nobody", nobody, palette.colour("bronze")), ("defender", lost, defender)]
    shown = [(name, percent, fill) for name, percent, fill in shares if percent]
    free = frame.width - 16 - _LEAST_SHARE * len(shown)
    x, y, parts = 8.0, frame.height - frame.odds - 2, []
    for name, percent, fill in shown:
        wide = _LEAST_SHARE + free * percent / 100
        said = view.say("picture-nobody-left", chance=percent) if name == "nobody" else f"{percent}%"
        if width_of(said, 13, "bold") > wide - 8:
            said = f"{percent}%"
        drawn = rectangle(x, y, wide, frame.odds - 6, 3, fill=fill, stroke="#33271a", stroke_width=1.2)
        drawn += line(said, x + wide / 2, y + 16, 13, "bold light", "middle")
        parts.append(view.thing(f"chance-{name}", in_words(view, view.battle_odds), drawn, data_thing="odds"))
        x += wide
    return "".join(parts)


def battle_panel(view: View) -> tuple[str, float]:
    """The panel at the origin, and its height; nothing if nobody fights."""
    s = view.s
    if s.battle == NO_BATTLE:
        return "", 0.0
    frame = _frame(view)
    title = view.say("text-battle-at", round=s.battle_round, **view.words.thing("place", [_place(view)]))
    fill = hue("danes") if DANES in s.sides else hue("wessex", "dark")
    content = (
        sheet(title, fill, frame.width, frame.height, _HEAD, 15, 24 if frame.odds else 40)
        + _side(view, ATTACKER, 8)
        + _side(view, DEFENDER, frame.width - frame.half - 8)
        + use("swords", frame.width / 2, _HEAD + frame.units + 1, 1)
        + (_odds_row(view) if frame.odds else _nobody(view))
    )
    return group(content, id="battle"), frame.height


def battle_part(view: View) -> str:
    """The battle as a part of its own; nothing if nobody fights."""
    drawn, height = battle_panel(view)
    if not drawn:
        return ""
    return part("scene", "battle", (-1, -1, _ON_STAGE.width + 2, height + 6), drawn, data_about=_place(view))
