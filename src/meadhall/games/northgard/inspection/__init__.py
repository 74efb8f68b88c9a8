"""What the table answers to somebody who points at a thing: what it is, what it gives, who could reach it."""

from __future__ import annotations

from meadhall.engine.inspected import Inspected
from meadhall.games.northgard.inspection.legend import signs
from meadhall.games.northgard.inspection.options import option_answer
from meadhall.games.northgard.inspection.things import thing_answer
from meadhall.games.northgard.picture.view import View
from meadhall.games.northgard.state import Northgard


def inspect(s: Northgard, seat: int, thing: str, language: str) -> Inspected | None:
    """What a seat, or a spectator, may know of a thing of the table, or of one of its options as `decision/option`."""
    view = View(s, seat, language, "parts")
    decision, is_option, option = thing.partition("/")
    return option_answer(view, decision, option) if is_option else thing_answer(view, thing)


__all__ = ["inspect", "signs"]
