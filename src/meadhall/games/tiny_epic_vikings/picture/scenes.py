"""What is laid in the middle for a while: the battle that is fought, resources to exchange, cards to return, scores."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.cards import sheet
from meadhall.drawing.elements import Value, group, path, placed, rectangle, use
from meadhall.drawing.lettering import line
from meadhall.drawing.palette import colour
from meadhall.drawing.parts import part
from meadhall.drawing.touch import glowing_box
from meadhall.games.tiny_epic_vikings.content import (
    CARD_IDS,
    CLAN_IDS,
    CLANS,
    END_IDS,
    ENEMY,
    FAVOUR_IDS,
    NONE,
    RESOURCE_IDS,
    ROW_IDS,
)
from meadhall.games.tiny_epic_vikings.picture import favours, vikings
from meadhall.games.tiny_epic_vikings.picture.era import fighters
from meadhall.games.tiny_epic_vikings.picture.view import View
from meadhall.games.tiny_epic_vikings.picture.vikings import fitted
from meadhall.games.tiny_epic_vikings.rules.battles import RevealBattle

_HEAD: Final = 30.0
_FIGHTER: Final = 118.0
"""The width of what one clan fights with."""
_INK: Final = "#33271a"
_LINE: Final[dict[str, Value]] = {"fill": "none", "stroke": _INK, "stroke_width": 2.2, "stroke_linecap": "round"}
_INVADERS: Final = CLANS
"""Their place among the strengths."""


def scenes(view: View) -> str:
    """All scenes of the position; most have none."""
    s = view.s
    if s.is_over:
        return ""
    is_fought = isinstance(view.decision, RevealBattle) or any(each != NONE for each in s.strengths)
    return (_battle(view) if is_fought else "") + _exchange(view) + _returns(view)


def _scene(id_: str, title: str, width: float, height: float, content: str) -> str:
    drawn = sheet(title, colour("strip"), width, height, _HEAD, 17) + content
    return part("scene", id_, (-3, -3, width + 6, height + 10), drawn, title)


# The battle


def _card(view: View, clan: int) -> int:
    """The card that a clan fights with, if the viewer may see it."""
    if clan == ENEMY:
        return view.s.enemy_card
    row = view.row(clan)
    return row[-1][0] if row else NONE


def _fighter(view: View, clan: int, x: float) -> str:
    """Who fights, with which card and strength; NONE if it cannot pay or is not known yet."""
    s = view.s
    is_invader = clan == _INVADERS
    name = "invaders" if is_invader else CLAN_IDS[clan]
    card = s.invader if is_invader else _card(view, clan)
    said = view.say("word-invaders") if is_invader else view.clan_name(clan)
    sign = use("helmet-viking", x + 16, 50, 0.8) if is_invader else use(f"tev-emblem-{name}", x + 16, 50, 0.8)
    face = vikings.small_face(card) if card != NONE else vikings.small_back(True)
    strength = "?" if s.strengths[clan] == NONE else str(s.strengths[clan])
    most = max(s.strengths)
    is_best = s.strengths[clan] == most != NONE and [*s.strengths].count(most) == 1
    shield = use("tev-strength", x + 88, 100, 1.3) + line(strength, x + 88, 107, 20, "bold tev-night", "middle")
    crown = use("crown", x + 88, 70, 0.7) if is_best else ""
    content = (
        sign
        + fitted(said, x + 34, 55, 15, _FIGHTER - 40, "bold")
        + group(face, transform=placed(x + 4, 68, 1.2))
        + shield
        + crown
    )
    about = view.about_card(card) if card != NONE else view.say("word-face-down")
    thing = CARD_IDS[card] if card != NONE else f"fights-{name}"
    return view.thing(f"fights-{name}", f"{said}. {about} {view.say('word-strength')}: {strength}", content,
                      data_thing=thing)  # fmt: skip


def _battle(view: View) -> str:
    s = view.s
    clans = fighters(view) + ([_INVADERS] if s.strengths[_INVADERS] != NONE else [])
    left = 12.0
    parts: list[str] = []
    if s.prize != NONE:
        parts.append(group(favours.face(s.prize, view.language), transform=placed(left, 66, 1.1)))
        parts.append(line(view.say("word-prize"), left + 2, 55, 14, "plain soft"))
        left += 146
    parts += [_fighter(view, clan, left + n * _FIGHTER) for n, clan in enumerate(clans)]
    width = max(300.0, left + _FIGHTER * len(clans) + 8)
    return _scene("fight", view.say("word-battle"), width, 158, "".join(parts))


# What is spread out to choose from


def _chip(view: View, option: str, content: str, x: float, y: float, width: float) -> str:
    """Something to touch, 34 high."""
    ground = rectangle(0, 0, width, 34, 6, fill=colour("parchment"), stroke=_INK, stroke_width=1.2)
    glow = glowing_box(-1, -1, width + 2, 36, 7)
    return view.thing(_id(option), view.label(option), ground + content, glow, [option], placed(x, y))


def _id(option: str) -> str:
    return "chosen-" + option.replace(":", "-")


def _exchange(view: View) -> str:
    """A line for each two resources, with all amounts."""
    offered = [option.split(":")[1:] for option in view.options if option.startswith("exchange:")]
    pairs = [
        (one, two) for one in RESOURCE_IDS for two in RESOURCE_IDS if any(each[:2] == [one, two] for each in offered)
    ]
    if not pairs:
        return ""
    parts: list[str] = []
    for n, (one, two) in enumerate(pairs):
        y = _HEAD + 8 + n * 39
        parts.append(use(f"tev-resource-{one}", 26, y + 17) + use(f"tev-resource-{two}", 82, y + 17))
        parts.append(path(f"M44 {y + 17}H64M64 {y + 17}L58 {y + 11}M64 {y + 17}L58 {y + 23}", **_LINE))
        amounts = [each[2] for each in offered if each[:2] == [one, two]]
        parts += [
            _chip(view, f"exchange:{one}:{two}:{amount}", line(amount, 21, 23, 18, "bold tev-night", "middle"),
                  108 + 46 * k, y, 42)
            for k, amount in enumerate(amounts)
        ]  # fmt: skip
    most = max(int(each[2]) for each in offered)
    return _scene(
        "exchange", view.name("exchange"), 116 + 46 * max(most, 4), _HEAD + 12 + 39 * len(pairs), "".join(parts)
    )


def _returns(view: View) -> str:
    """A line for each card that may be returned, with the ends of rows where it may go."""
    offered = [option.split(":") for option in view.options if option.startswith("return:")]
    if not offered:
        return ""
    ends = [(row, end) for row in ROW_IDS for end in END_IDS if any(each[2:] == [row, end] for each in offered)]
    parts: list[str] = []
    for n, name in enumerate(dict.fromkeys(each[1] for each in offered)):
        y = _HEAD + 8 + n * 54
        parts.append(group(favours.face(FAVOUR_IDS.index(name), view.language), transform=placed(8, y, 1.03)))
        for k, (row, end) in enumerate(ends):
            said = fitted(f"{view.name(row)},", 46, 15, 13, 86, "bold tev-night", "middle") + fitted(
                view.name(end), 46, 29, 13, 86, "bold tev-night", "middle"
            )
            parts.append(_chip(view, f"return:{name}:{row}:{end}", said, 138 + 95 * k, y + 7, 92))
    count = len({each[1] for each in offered})
    return _scene("returns", view.say("word-favours"), 144 + 95 * len(ends), _HEAD + 12 + 54 * count, "".join(parts))
