"""The battle that is being fought: both sides' units, their dice and what these do."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.cards import sheet
from meadhall.drawing.elements import group, placed, rectangle, use
from meadhall.drawing.lettering import fit, line, percent
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
from meadhall.games.bretwalda.picture.armies import ranked
from meadhall.games.bretwalda.picture.heraldry import hue
from meadhall.games.bretwalda.picture.pieces import piece
from meadhall.games.bretwalda.picture.places import COLUMN
from meadhall.games.bretwalda.picture.view import View
from meadhall.games.bretwalda.position import ATTACKER, DEFENDER, LAND_BATTLE, NO_BATTLE
from meadhall.games.bretwalda.rules.battles import take_dice
from meadhall.games.bretwalda.rules.dice import clear_dice, count_dice, count_hits
from meadhall.games.bretwalda.vocabularies import WHOSE_IDS

HEIGHT: Final = 118.0
_HEAD: Final = 24.0
_WIDTH: Final = COLUMN / 2 - 20
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


def _row_of_units(view: View, side: int, left: float, y: float) -> str:
    units = _units(view, side)
    step = min(36.0, (_WIDTH - 12) / max(1, len(units)))
    parts: list[str] = []
    for n, (whose, owner, kind, number) in enumerate(units):
        name = OWNER_IDS[owner]
        drawn = piece(KIND_IDS[kind], name, 0, 0, 1) + (badge(number, 9, 9, 13) if number > 1 else "")
        tip = f"{view.name(name)}: " + view.say(
            "text-number", number=number, **view.words.thing("thing", [KIND_IDS[kind]])
        )
        id_ = f"fighter-{_ROLES[side]}-{WHOSE_IDS[whose]}-{KIND_IDS[kind]}"
        place = placed(left + 22 + n * step, y)
        parts.append(
            view.thing(id_, tip, drawn, glowing_box(-14, -16, 30, 34, 6), _options(view, side, whose, kind), place)
        )
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
    step = min(34.0, (_WIDTH - 66) / max(1, len(shown)))
    parts: list[str] = []
    for n, (colour, face, number) in enumerate(shown):
        hits = HITS[FACES * colour + face]
        opposite = HITS[FACES * colour + OPPOSITE[FACES * colour + face] - 1]
        drawn = use(f"bre-die-{DIE_IDS[colour]}") + (use(f"bre-pips-{hits}") if hits else "")
        drawn += badge(number, 9, 9, 12) if number > 1 else ""
        tip = f"{view.name(DIE_IDS[colour])}: {hits} ({view.say('picture-opposite', number=opposite)})"
        option = f"die:{_ROLES[side]}:{DIE_IDS[colour]}:{face + 1}"
        id_ = f"die-{_ROLES[side]}-{DIE_IDS[colour]}-{face + 1}"
        place = placed(left + 22 + n * step, y)
        parts.append(view.thing(id_, tip, drawn, glowing_box(-13, -13, 26, 26, 5), [option], place))
    if shown:
        parts.append(_swords(str(count_hits(s, side)), left, y))
    return "".join(parts)


def _swords(amount: str, left: float, y: float) -> str:
    return use("sword", left + _WIDTH - 50, y, 0.9) + line(amount, left + _WIDTH - 40, y + 6, 18, "bold", room=36)


def _awaited_dice(view: View, side: int, left: float, y: float) -> str:
    """The dice that a side would roll as things stand, faint, and how many swords they show on average."""
    t = view.s.clone()
    clear_dice(t)
    take_dice(t, side)
    numbers = t.to_roll[COLOURS * side : COLOURS * side + COLOURS]
    parts: list[str] = []
    x = left + 22
    mean = 0.0
    for colour, number in enumerate(numbers):
        if number:
            drawn = group(use(f"bre-die-{DIE_IDS[colour]}"), opacity=0.6) + badge(number, 9, 9, 12)
            tip = view.say("text-number", number=number, **view.words.thing("thing", [DIE_IDS[colour]]))
            parts.append(view.thing(f"awaited-{_ROLES[side]}-{DIE_IDS[colour]}", tip, drawn, place=placed(x, y)))
            mean += number * sum(HITS[FACES * colour : FACES * colour + FACES]) / FACES
            x += 38
    return "".join(parts) + _swords(f"≈{mean:.1f}", left, y)


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
    said = f"{view.name(_ROLES[side])}: {view.name(name)}"
    is_winner = view.s.winner == side
    parts = [
        rectangle(left, _HEAD + 4, _WIDTH, HEIGHT - _HEAD - 10, 6, fill=hue(name, "light")),
        use(f"bre-shield-{name}", left + 15, _HEAD + 17, 0.7),
        line(said, left + 30, _HEAD + 22, fit(said, 13.5, _WIDTH - 80, 10.5, "bold"), "bold", room=_WIDTH - 80),
        _row_of_units(view, side, left, _HEAD + 45),
        _dice(view, side, left, _HEAD + 74),
    ]
    if is_winner:
        parts.append(use("crown", left + _WIDTH - 16, _HEAD + 18, 0.8))
    return "".join(parts) + _chance(view, side, left)


def _chance(view: View, side: int, left: float) -> str:
    """How likely a side is to win, where it can be told."""
    if view.battle_chance is None:
        return ""
    said = percent(view.battle_chance if side == ATTACKER else 1 - view.battle_chance)
    tip = view.say("text-chance", chance=said)
    return view.thing(f"chance-{_ROLES[side]}", tip, pill(said, left + _WIDTH - 24, _HEAD + 17, 13))


def battle_panel(view: View) -> tuple[str, float]:
    """The panel at the origin, not zoomed, and its height; nothing if nobody fights."""
    s = view.s
    if s.battle == NO_BATTLE:
        return "", 0.0
    place = AREA_IDS[s.battle_at] if s.battle == LAND_BATTLE else SEA_IDS[s.battle_at]
    title = view.say("text-battle-at", round=s.battle_round, **view.words.thing("place", [place]))
    content = (
        sheet(title, hue("danes") if DANES in s.sides else hue("wessex", "dark"), COLUMN, HEIGHT, _HEAD, 15, 40)
        + _side(view, ATTACKER, 8)
        + _side(view, DEFENDER, COLUMN - _WIDTH - 8)
        + use("swords", COLUMN / 2, _HEAD + 46, 1)
    )
    return group(content, id="battle"), HEIGHT
