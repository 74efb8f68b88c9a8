"""What is known to all, in one narrow sheet: gods, dedications, the battle, the favour cards to fight for, piles."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.cards import parchment
from meadhall.drawing.elements import group
from meadhall.drawing.lettering import line
from meadhall.drawing.parts import part
from meadhall.games.tiny_epic_vikings.content import NONE, RUNES, SPACES
from meadhall.games.tiny_epic_vikings.picture.era import battle_place, dedication_space, piles
from meadhall.games.tiny_epic_vikings.picture.favours import favour_ends
from meadhall.games.tiny_epic_vikings.picture.gods import ROW, god_row
from meadhall.games.tiny_epic_vikings.picture.view import View

_WIDTH: Final = 252.0
_EDGE: Final = 4.0
_CAPTION: Final = 18.0
_BATTLE: Final = 54.0
_SPACE: Final = 50.0
_PILES: Final = 34.0


def _caption(view: View, key: str, y: float) -> str:
    """What follows."""
    return line(view.say(key), 4, y + 13, 13.5, "head soft")


def dock_part(view: View) -> str:
    """The gods, the most furious first, since that says what their runes are worth; below them all the rest."""
    s = view.s
    y = 2.0
    parts: list[str] = []
    gods = [rune for rune in range(RUNES) if s.god_of[rune] != NONE]
    for rune in sorted(gods, key=lambda rune: (s.rank(rune), rune)):
        parts.append(god_row(view, rune, y, _WIDTH))
        y += ROW
    parts.append(_caption(view, "word-dedications", y))
    y += _CAPTION
    each = _WIDTH / SPACES
    parts += [dedication_space(view, n, (n * each + 2, y, each - 4, _SPACE)) for n in range(SPACES)]
    y += _SPACE + 4
    parts.append(_caption(view, "word-battle", y))
    y += _CAPTION
    parts.append(battle_place(view, (2, y, _WIDTH - 4, _BATTLE)))
    y += _BATTLE + 4
    parts.append(_caption(view, "word-favours", y))
    y += _CAPTION + 1
    for row in range(2):
        drawn, high = favour_ends(view, row, y, _WIDTH)
        parts.append(drawn)
        y += high
    parts.append(piles(view, (8, y + _PILES / 2), (_WIDTH / 3, 0)))
    y += _PILES
    content = parchment(_WIDTH + 2 * _EDGE, y + 4) + group("".join(parts), transform=f"translate({_EDGE} 2)")
    return part("display", "gods", (-1, -1, _WIDTH + 2 * _EDGE + 2, y + 9), content, view.say("word-gods"))
