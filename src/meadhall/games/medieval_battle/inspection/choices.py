"""What is said of an option: of the thing that it names, else of the choice itself."""

from __future__ import annotations

from typing import Final

from meadhall.engine.inspected import Inspected, Row
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.medieval_battle import vocabularies
from meadhall.games.medieval_battle.content import KIND_IDS, NONE
from meadhall.games.medieval_battle.inspection.signs import glyph
from meadhall.games.medieval_battle.inspection.wording import seat_of, section, why_not
from meadhall.games.medieval_battle.picture.places import HEX_NUMBERS
from meadhall.games.medieval_battle.picture.targets import clash_of
from meadhall.games.medieval_battle.picture.view import View
from meadhall.games.medieval_battle.prompts import about
from meadhall.games.medieval_battle.rules.recruitment import RecruitUnits

_ON_UNITS: Final = ("activate", "attack", "shoot", "merge")
_RULES: Final = {
    "regroup": ["MED-11.1", "MED-11.8"],
    "pass": ["MED-4.4", "MED-13.7"],
    "end": ["MED-4.2", "MED-5.2"],
    "hold": ["MED-5.6", "MED-7.9"],
    "flee": ["MED-7.3", "MED-7.4"],
    "finish": ["MED-3.7"],
    "done": ["MED-11.7"],
    "dismount": ["MED-14.1", "MED-14.2"],
}
"""The choices that are about nothing but themselves; each has a text `inspect-<choice>`."""
_GLYPHS: Final = {
    "regroup": "mb-sandglass",
    "hold": "mb-swords",
    "flee": "mb-tent",
    "finish": "token-back",
    "dismount": "mb-boot",
}
_OPTIONS: Final = frozenset(
    name for each in vars(vocabularies).values() if isinstance(each, Vocabulary) for name in each.names
)


def named_by(view: View, option: str) -> str:
    """The thing by which an option is explained, or nothing."""
    if option not in _OPTIONS:
        return ""
    head, *parts = option.split(":")
    if head in _ON_UNITS or (head == "dismount" and parts):
        standing = view.s.unit_at[HEX_NUMBERS[parts[0]]]
        return parts[0] if standing == NONE else f"unit-{standing}"
    if head == "count":
        return KIND_IDS[view.decision.kind] if view.is_mine and isinstance(view.decision, RecruitUnits) else ""
    return parts[0] if parts and head != "army" else ""


def expected(view: View, option: str) -> list[Row]:
    """What an attack or a shot of the viewer would bring."""
    clash = clash_of(view, option)
    if clash is None:
        return []
    note = "" if clash.is_on_tabor else ", ".join(clash.reasons(view))
    return [Row(clash.result(view), glyph("mb-arrow" if clash.is_shot else "mb-swords"), note)]


def choice(view: View, decision: str, option: str) -> Inspected | None:
    """A choice that is about no thing of the table."""
    if option not in _RULES or option not in _OPTIONS:
        return None
    s = view.s
    is_spent = option == "regroup" and s.turn != NONE and s.tokens[s.turn] == 0
    return Inspected(
        view.words.option(decision, option),
        view.prompt(about) if view.key == decision else view.say("inspect-kind-choice"),
        view.say(f"inspect-{option}"),
        glyph(_GLYPHS[option]) if option in _GLYPHS else "",
        seat_of(view, view.side),
        why_not(view, "reason-no-tokens" if is_spent else ""),
        _RULES[option],
    )


def with_result(view: View, option: str, found: Inspected) -> Inspected:
    """What is said of the unit that an option is about, with what the option would bring before it."""
    rows = expected(view, option)
    return found._replace(sections=section(view, "result", rows) + list(found.sections)) if rows else found
