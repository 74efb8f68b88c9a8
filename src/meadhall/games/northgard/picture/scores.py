"""The score sheet when the game is over."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.cards import sheet
from meadhall.drawing.elements import group, rectangle, use
from meadhall.drawing.lettering import fit, line
from meadhall.drawing.palette import colour
from meadhall.games.northgard.picture.heraldry import hue
from meadhall.games.northgard.picture.view import View
from meadhall.games.northgard.scores import score_sheet

_NAMES: Final = 230.0
_EACH: Final = 92.0
_HEAD: Final = 36.0
_ROW: Final = 24.0
_SUMS: Final = ("fame", "team", "strongholds")
"""What may decide the game."""


class Sheet:
    """The parts of each player's score, one below the other."""

    def __init__(self, view: View) -> None:
        self._view: Final = view
        self._rows: Final = score_sheet(view.s)
        self.width: Final = _NAMES + _EACH * len(view.seats) + 12
        self.height: Final = _HEAD + _ROW * len(self._rows) + 12

    def draw(self) -> str:
        """The whole sheet."""
        view = self._view
        parts = [sheet(view.say("picture-score"), colour("strip"), self.width, self.height, _HEAD, 17)]
        for seat in view.seats:
            left = _NAMES + _EACH * seat
            clan = view.clan(seat)
            ground = rectangle(left + 3, _HEAD + 4, _EACH - 6, self.height - _HEAD - 12, 6, fill=hue(clan, "light"))
            crown = use("crown", left + _EACH / 2 + 26, _HEAD / 2, 0.8) if view.s.won >> seat & 1 else ""
            parts.append(ground + use(f"nor-emblem-{clan}", left + _EACH / 2, _HEAD / 2, 0.96) + crown)
        for n, (name, counts) in enumerate(self._rows):
            foot = _HEAD + 5 + _ROW * (n + 0.72)
            text = view.say(f"score-{name}")
            face = "bold" if name in _SUMS else "plain"
            parts.append(line(text, 12, foot, fit(text, 14.5, _NAMES - 20, 11, face), face, room=_NAMES - 18))
            for seat, count in enumerate(counts):
                x = _NAMES + _EACH * (seat + 0.5)
                parts.append(line("–" if count is None else str(count), x, foot, 16, face, "middle"))
        return group("".join(parts), id="scores")
