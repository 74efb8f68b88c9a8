"""The fight that is being fought: both sides' points, their dice, and the chances."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.cards import sheet
from meadhall.drawing.elements import group, rectangle, shifted, use
from meadhall.drawing.lettering import fit, line, percent
from meadhall.drawing.palette import colour
from meadhall.games.northgard.cards import CANCELS, HAS_BONUS_CHOICE, POINTS
from meadhall.games.northgard.content import (
    AREA_IDS,
    CHOICE_FACE,
    CREATURE_IDS,
    CREATURE_VALUE,
    FACE_IDS,
    FORTRESS,
    KAIJA_POINTS,
    NONE,
)
from meadhall.games.northgard.picture.chances import fight
from meadhall.games.northgard.picture.heraldry import hue
from meadhall.games.northgard.picture.places import COLUMN
from meadhall.games.northgard.picture.view import View
from meadhall.games.northgard.rules.combat import (
    ATTACK,
    DEFENCE,
    FORTRESS_POINTS,
    die_casualties,
    die_points,
    scorched_points,
    tower_casualties,
)
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.vocabularies import CASUALTY, POINT

HEIGHT: Final = 206.0
_HEAD: Final = 28.0
_GAP: Final = 64.0
_WIDTH: Final = (COLUMN - _GAP) / 2

Share = tuple[str, int]
"""A sign, and what it adds."""


def _figures(s: Northgard, is_attack: bool) -> tuple[int, bool]:
    """The units of a side, and whether Kaija is with them."""
    territory = s.combat_at
    if is_attack and s.combat_creature == NONE:
        return s.intruders[territory], s.has_intruding_kaija(territory)
    return s.units[territory], s.has_kaija(territory)


def _points(view: View, part: int) -> list[Share]:
    """What the points of a side are made of."""
    s = view.s
    seat = s.attacker if part == ATTACK else s.defender
    if seat == NONE:
        shares: list[Share] = [(CREATURE_IDS[s.combat_creature], CREATURE_VALUE[s.combat_creature])]
    else:
        units, has_kaija = _figures(s, part == ATTACK)
        shares = [
            (f"unit-{view.clan(seat)}", units),
            ("kaija", KAIJA_POINTS if has_kaija else 0),
            ("scorched", scorched_points(s, seat, s.combat_at)),
        ]
        if part == ATTACK:
            shares.append(("move", POINTS[s.card]))
            if HAS_BONUS_CHOICE[s.card] and (s.combat_creature != NONE or s.bonus_symbol == POINT):
                shares.append(("point", 1))
        elif s.attacker == NONE or not s.is_conqueror(s.attacker):
            shares.append(("fortress", FORTRESS_POINTS * s.count_built(s.combat_at, FORTRESS)))
        shares.append(("food", s.spent_food[part]))
    if s.die[part] != NONE:
        shares.append(("point", die_points(s, part)))
    return [(sign, count) for sign, count in shares if count]


def _casualties(s: Northgard, part: int) -> int:
    """What a side inflicts so far."""
    total = die_casualties(s, part) if s.die[part] != NONE else 0
    if s.combat_creature != NONE:
        return total
    if part == ATTACK:
        return total + (1 if s.bonus_symbol == CASUALTY else 0)
    total += tower_casualties(s, s.combat_at, s.attacker)
    return max(0, total - CANCELS[s.card])


def _chance(view: View, part: int) -> str:
    """How likely a side is to win as things stand, before any die has fallen."""
    s = view.s
    seat = s.attacker if part == ATTACK else s.defender
    if s.die[ATTACK] != NONE or s.die[DEFENCE] != NONE or s.combat_at == NONE:
        return ""
    if seat != NONE:
        return percent(fight(s, seat, 0))
    return percent(1 - fight(s, s.defender if part == ATTACK else s.attacker, 0))


def _shares(shares: list[Share], width: float) -> str:
    """The shares side by side around the origin."""
    step = min(44.0, width / max(1, len(shares)))
    left = -step * (len(shares) - 1) / 2
    parts: list[str] = []
    for n, (sign, count) in enumerate(shares):
        x = left + n * step
        parts.append(use(f"nor-{sign}", x - 8, 0, 0.84) + line(str(count), x + 4, 6, 16, "bold"))
    return "".join(parts)


def _die(view: View, part: int) -> str:
    """The die of a side as it lies, and what was made of a free face."""
    s = view.s
    face = s.die[part]
    if face == NONE:
        return rectangle(
            -14, -14, 28, 28, 5, fill="none", stroke=colour("ink-soft"), stroke_width=1.4, stroke_dasharray="4 3"
        )
    die = use(f"nor-die-{FACE_IDS[face]}")
    if face == CHOICE_FACE and s.symbol[part] != NONE:
        die += use("nor-point" if s.symbol[part] == POINT else "nor-casualty", 26, 0, 0.8)
    return die


def _side(view: View, part: int, left: float) -> str:
    s = view.s
    seat = s.attacker if part == ATTACK else s.defender
    clan = view.clan(seat)
    name = view.clan_name(seat) if seat != NONE else view.name(CREATURE_IDS[s.combat_creature])
    role = view.say("word-attacker" if part == ATTACK else "word-defender")
    middle = left + _WIDTH / 2
    fill = hue(clan, "light") if clan else colour("parchment-shade")
    sign = f"nor-emblem-{clan}" if clan else f"nor-{CREATURE_IDS[s.combat_creature]}"
    shares = _points(view, part)
    total = sum(count for _, count in shares)
    words = f"{role}: {name}"
    parts = [
        rectangle(left + 6, _HEAD + 6, _WIDTH - 6, HEIGHT - _HEAD - 14, 7, fill=fill),
        use(sign, left + 26, _HEAD + 26, 0.9),
        line(words, left + 46, _HEAD + 31, fit(words, 14.5, _WIDTH - 56, 12, "bold"), "bold", room=_WIDTH - 54),
        shifted(_shares(shares, _WIDTH - 16), middle, _HEAD + 64),
        line(str(total), middle - 46, _HEAD + 122, 34, "head", "middle"),
        line(view.say("word-points"), middle - 46, _HEAD + 142, 12, "plain soft", "middle", room=96),
        shifted(_die(view, part), middle + 12, _HEAD + 108, 1.14),
        use("nor-casualty", middle + 62, _HEAD + 106, 0.9),
        line(str(_casualties(s, part)), middle + 76, _HEAD + 113, 19, "bold"),
    ]
    chance = _chance(view, part)
    if chance:
        said = view.say("picture-chance", chance=chance)
        parts.append(
            line(said, middle, _HEAD + 162, fit(said, 14, _WIDTH - 20, 12), "bold", "middle", room=_WIDTH - 18)
        )
    return "".join(parts)


def combat_panel(view: View) -> tuple[str, float]:
    """The panel, and its height; nothing if nobody fights."""
    s = view.s
    if s.combat_at == NONE:
        return "", 0.0
    title = f"{view.say('word-combat')}: {view.name(AREA_IDS[s.combat_at])}"
    content = (
        sheet(title, colour("viking-red"), COLUMN, HEIGHT, _HEAD, 17, 40)
        + _side(view, ATTACK, 0)
        + _side(view, DEFENCE, COLUMN - _WIDTH - 6)
        + use("swords", COLUMN / 2, _HEAD + 64, 1.5)
        + line(":", COLUMN / 2, _HEAD + 120, 30, "head", "middle")
    )
    return group(content, id="combat"), HEIGHT
