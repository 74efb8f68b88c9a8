"""What may be chosen now: the thing that it is about, and what the choice means."""

from __future__ import annotations

from typing import Final

from meadhall.engine.inspected import Inspected
from meadhall.games.northgard.inspection.things import thing_answer
from meadhall.games.northgard.inspection.wording import glyph
from meadhall.games.northgard.picture.view import View
from meadhall.games.northgard.prompts import about as about_decision
from meadhall.games.northgard.vocabularies import SEAT_IDS
from meadhall.words import words

_LAST: Final = ("build", "slotless", "copy")
"""Options about the last thing that they name."""
_SUBJECTS: Final = {"units": "unit", "units_and_kaija": "kaija", "food": "food", "redraw": "tiles-left"}
"""What options are about that name numbers only, or nothing."""
_SIGNS: Final = {
    "pass": "no",
    "upgrade": "upgrade",
    "recruit": "recruit",
    "move": "move",
    "explore": "explore",
    "build": "build",
    "draw": "draw",
    "point": "point",
    "casualty": "casualty",
    "give": "swap",
    "swap": "swap",
    "rotation": "tile",
}


def option_answer(view: View, key: str, option: str) -> Inspected | None:
    """What an option of the viewer's leads to; None if it may not be chosen now."""
    if not view.is_mine or key != view.key or option not in view.options:
        return None
    assert view.decision is not None
    head = option.partition(":")[0]
    rule, label = view.decision.rule, view.label(option)
    texts = words("meadhall.games.northgard", view.language)
    is_own = texts.has(f"inspect-option-{head}") and (head not in _LAST or option == head)
    about = view.say(f"inspect-option-{head}") if is_own else ""
    found = thing_answer(view, _subject(view, option))
    if found is None:
        sign = glyph(_SIGNS[head]) if head in _SIGNS else ""
        return Inspected(label, view.prompt(about_decision), about or view.say("inspect-option"), sign, rules=[rule])
    rules = list(dict.fromkeys([rule, *found.rules]))
    return found._replace(name=label, kind=f"{found.name} · {found.kind}", about=about or found.about, rules=rules)


def _subject(view: View, option: str) -> str:
    """The id of the thing that an option is about; nothing if it is about none."""
    head, *named = option.split(":")
    if head in _SUBJECTS:
        return _SUBJECTS[head]
    if head == "seat":
        return view.clan(SEAT_IDS.index(named[0]))
    if head == "slot":
        return f"slot-{named[0]}"
    if head in ("give", "rotation") or not named:
        return ""
    return named[-1] if head in _LAST else named[0]
