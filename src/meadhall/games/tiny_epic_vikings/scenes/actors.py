"""Who and what stands on the stage: clans, invaders, cards in battle, favour cards and gods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.drawing.elements import group, rectangle, shifted, use
from meadhall.drawing.lettering import line
from meadhall.drawing.pages import emblem
from meadhall.drawing.palette import colour
from meadhall.engine.log import Told
from meadhall.engine.scenes import STANDS, Party, Piece
from meadhall.games.tiny_epic_vikings.content import CARD_IDS, CLAN_IDS, CLANS, GOD_IDS, NONE, RUNE_IDS, SEATS
from meadhall.games.tiny_epic_vikings.naming import NAMES
from meadhall.games.tiny_epic_vikings.picture import favours, vikings
from meadhall.games.tiny_epic_vikings.picture.colours import tint
from meadhall.words import Words

INVADERS: Final = CLANS
"""Their place after all clans."""
_SCALE: Final = 0.7
"""Of a card that stands on the stage."""
_PRIZE: Final = 0.68
"""Of a favour card between the sides."""
_FOOT: Final = 17.0
"""How far below its origin a card stands on the ground."""


def line_of(say: Words, told: Told) -> str:
    """A line of the log as it is read there."""
    return say.line(told.line, told.numbers, NAMES)


def clans_of(mask: int) -> list[int]:
    """The clans of a mask."""
    return [clan for clan in range(CLANS) if mask >> clan & 1]


def name_of(say: Words, clan: int) -> str:
    """What a clan, or the invaders, are called."""
    return say.say("word-invaders") if clan == INVADERS else say.name(CLAN_IDS[clan])


def party(say: Words, clan: int, note: str = "") -> Party:
    """A clan, or the invaders."""
    if clan == INVADERS:
        return Party(name_of(say, clan), note, emblem("helmet-viking", 20), ink="viking-dark")
    id_ = CLAN_IDS[clan]
    seat = {"seat": clan} if clan < SEATS else {}
    return Party(name_of(say, clan), note, emblem(f"tev-emblem-{id_}", 17), ink=f"{id_}-dark", side=id_, **seat)


def settler(clan: int, say: Words, state: str = STANDS, is_crowned: bool = False) -> Piece:
    """A settler, who stands for a clan."""
    drawn = use(f"tev-settler-{CLAN_IDS[clan]}") + (use("crown", 0, -19, 0.8) if is_crowned else "")
    return Piece(f"settler-{clan}", drawn, name_of(say, clan), state)


def clan_mark(clan: int, x: float, y: float, scale: float) -> str:
    """The emblem of a clan, or the helmet of the invaders."""
    return use("helmet-viking" if clan == INVADERS else f"tev-emblem-{CLAN_IDS[clan]}", x, y, scale)


def _standing(card: str) -> str:
    """A card of the size of those in rows, upright on the ground."""
    return shifted(card, -vikings.SMALL_WIDTH * _SCALE / 2, _FOOT - vikings.SMALL_HEIGHT * _SCALE, _SCALE)


def fighter(clan: int, card: int, is_shown: bool, caption: str, state: str, has_won: bool) -> Piece:
    """The card of a clan in a battle: face down, with its face shaded for who knows it, or face up."""
    if card == NONE:
        drawn = vikings.small_back(True)
    elif is_shown:
        drawn = vikings.fighting_face(card)
    else:
        shade = rectangle(0, 0, vikings.SMALL_WIDTH, vikings.SMALL_HEIGHT, 5, fill="#120c06", fill_opacity=0.5)
        drawn = vikings.fighting_face(card) + shade + use("swords", vikings.SMALL_WIDTH / 2, 31, 0.95)
    top = _FOOT - vikings.SMALL_HEIGHT * _SCALE
    mark = clan_mark(clan, -15.5, top + 2, 0.5) + (use("crown", 2, top, 0.7) if has_won else "")
    return Piece(f"card-{clan}", _standing(drawn) + mark, caption, state)


def played(card: int, say: Words, state: str) -> Piece:
    """A card that lies in a leader row."""
    return Piece("card", _standing(vikings.small_face(card)), say.name(CARD_IDS[card]), state)


def back_of_card(caption: str, state: str) -> Piece:
    """A card that nobody knows."""
    return Piece("hidden", _standing(vikings.small_back(True)), caption, state)


def favour(card: int, say: Words) -> str:
    """A favour card around its origin."""
    drawn = favours.face(card, say.language)
    return shifted(drawn, -favours.WIDTH * _PRIZE / 2, -favours.HEIGHT * _PRIZE / 2, _PRIZE)


def plate(content: str, rune: int = NONE) -> str:
    """A sign on a plate, in the colours of a rune if it belongs to one; 30 wide and 34 high."""
    ground = tint(RUNE_IDS[rune], "light") if rune != NONE else "url(#sheet)"
    edge = tint(RUNE_IDS[rune], "dark") if rune != NONE else colour("ink")
    return rectangle(-15, -17, 30, 34, 5, fill=ground, stroke=edge, stroke_width=1.4) + content


def claimed(drawing: str, clan: int) -> str:
    """A plate with the emblem of the clan whose it is."""
    return drawing + clan_mark(clan, -15, -15, 0.5)


def god(god_: int, fury: int = NONE, rune: int = NONE) -> str:
    """A god on a plate, with its Fury and the rune that it stands for if they are told; 34 high."""
    parts = [plate(use(f"tev-god-{GOD_IDS[god_]}", 0, 0 if fury == NONE else -4.5, 0.82), rune)]
    if rune != NONE:
        parts.append(use(f"tev-rune-{RUNE_IDS[rune]}", -13, -14, 0.46))
    if fury != NONE:
        parts += [use("tev-flame", -5.5, 11, 0.42), line(str(fury), 1, 15, 10, "bold tev-night")]
    return group("".join(parts))


def gods_row(told: Sequence[Told]) -> str:
    """The gods of lines with their runes and their Fury, side by side around the origin."""
    left = -18.0 * (len(told) - 1)
    gods = [god(each.number("god"), each.number("fury"), each.number("rune")) for each in told]
    return "".join(shifted(each, left + 36 * n, 0) for n, each in enumerate(gods))
