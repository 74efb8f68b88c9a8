"""The score sheet after the end: points by source, and what breaks ties."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.cards import parchment
from meadhall.drawing.elements import group, placed, rectangle, use
from meadhall.drawing.lettering import line
from meadhall.drawing.palette import colour
from meadhall.games.tiny_epic_vikings.content import CLAN_IDS, ENEMY, RESOURCE_IDS
from meadhall.games.tiny_epic_vikings.picture.colours import tint
from meadhall.games.tiny_epic_vikings.picture.view import View
from meadhall.games.tiny_epic_vikings.picture.vikings import fitted

_HEAD: Final = 30.0
_ROWS: Final = 4
_SIGNS: Final = ["tev-peak", "tev-action-collect", "tev-temple", "tev-boat", "tev-resource-any"]
"""Of the tie-breaks: islands, favour cards, temples, boats, resources."""


def score_sheet(view: View, x: float, y: float, width: float, height: float) -> str:
    """A row for each clan that scores, the best first."""
    s = view.s
    clans = [clan for clan in s.variant.clans if clan != ENEMY or s.variant.is_solo]
    clans.sort(key=s.standing, reverse=True)
    best = s.best_clans()
    each = (height - _HEAD - 6) / _ROWS
    name = max(width * 0.25, 160.0)
    tie = min(36.0, width / 20)
    first = width - 4.8 * tie
    column = (first - tie / 2 - name) / 3
    parts = [parchment(width, height), rectangle(4, 4, width - 8, _HEAD - 4, 6, fill=colour("strip"))]
    for n, key in enumerate(("word-islands", "word-favours", "word-points")):
        middle = name + (n + 0.5) * column
        parts.append(fitted(view.say(key), middle, _HEAD - 8, min(15, column / 5.4), column - 8, "light", "middle"))
    tips = [view.say(f"word-{key}") for key in ("islands", "favours", "temples", "boats")]
    tips.append(", ".join(view.name(resource) for resource in RESOURCE_IDS))
    parts += [
        view.thing(f"tie-break-{n}", tip, use(sign, first + tie * n, _HEAD / 2 + 1, 0.72))
        for n, (tip, sign) in enumerate(zip(tips, _SIGNS, strict=True))
    ]
    for n, clan in enumerate(clans):
        middle = _HEAD + 2 + (n + 0.5) * each
        id_ = CLAN_IDS[clan]
        parts.append(rectangle(5, middle - each / 2 + 1, width - 10, each - 2, 5, fill=tint(id_, "light")))
        parts.append(use(f"tev-emblem-{id_}", 24, middle, 0.82))
        said = view.clan_name(clan)
        parts.append(fitted(said, 44, middle + 6, 17, name - (76 if clan in best else 50), "bold"))
        if clan in best:
            parts.append(use("crown", name - 14, middle, 0.9))
        figures = [s.island_points(clan), s.favour_points(clan), s.points(clan)]
        parts += [
            line(str(value), name + (k + 0.5) * column, middle + 7, 20 if k == 2 else 18, "bold", "middle")
            for k, value in enumerate(figures)
        ]
        parts += [
            line(str(value), first + tie * k, middle + 6, 16, "plain", "middle")
            for k, value in enumerate(s.standing(clan)[1:])
        ]
    return group("".join(parts), id="scores", transform=placed(x, y))
