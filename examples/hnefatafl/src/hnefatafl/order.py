"""Which steps wait directly above which."""

from __future__ import annotations

from typing import Final

from hnefatafl.rules import MoveTo, PickPiece, PlayTurn

ORDER: Final = {PickPiece: (PlayTurn,), MoveTo: (PlayTurn,)}
