"""What may be chosen now: the thing that it is about, and what the choice means."""

from __future__ import annotations

from meadhall.engine.inspected import Inspected
from meadhall.games.tiny_epic_vikings.content import (
    ACTION_IDS,
    EFFECT_ACTION,
    END_IDS,
    FAVOUR_IDS,
    GOD_IDS,
    LEADER,
    ROW_IDS,
    RUNE_ACTION,
)
from meadhall.games.tiny_epic_vikings.inspection.things import thing_answer
from meadhall.games.tiny_epic_vikings.maps import DOCK_IDS, ISLAND_IDS
from meadhall.games.tiny_epic_vikings.picture.view import View, texts
from meadhall.games.tiny_epic_vikings.prompts import about as about_decision
from meadhall.games.tiny_epic_vikings.rules.battles import UseBoon
from meadhall.games.tiny_epic_vikings.rules.deploying import DeploySettler, RaidVillage
from meadhall.games.tiny_epic_vikings.rules.solo_challenge import enemy_row
from meadhall.games.tiny_epic_vikings.rules.turns import UseLeaderAction, UseRuneAction

_SUBJECTS = {
    "down": "battle",
    "reveal": "battle",
    "decline": "battle",
    "raid": "village",
    "leave": "village",
    "recall": "settler",
    "done": "settler",
    "linger": "settler",
    "attack": "settler",
    "no": "settler",
    "exchange": "exchange",
    "smite": "smite",
    "none": "village",
}
"""What options are about that do not name it, or that name something else."""
_LAST = ("explore", "temple", "boat_for", "temple_for")
"""Options about the last thing that they name."""


def option_answer(view: View, key: str, option: str) -> Inspected | None:
    """What an option of the viewer's leads to; None if it may not be chosen now."""
    if not view.is_mine or key != view.key or option not in view.options:
        return None
    assert view.decision is not None
    head = option.partition(":")[0]
    rule, label = view.decision.rule, view.label(option)
    found = thing_answer(view, _subject(view, option))
    about = view.say(f"inspect-option-{head}") if texts(view.language).has(f"inspect-option-{head}") else ""
    if found is None:
        return Inspected(label, view.prompt(about_decision), about or view.say("inspect-option"), rules=[rule])
    rules = list(dict.fromkeys([rule, *found.rules]))
    return found._replace(name=label, kind=f"{found.name} · {found.kind}", about=about or found.about, rules=rules)


def _subject(view: View, option: str) -> str:
    """The id of the thing that an option is about; nothing if it is about none."""
    head, *named = option.split(":")
    decision = view.decision
    if head in ("favour", "end") and named:
        row = ROW_IDS.index(named[0]) if head == "favour" else enemy_row(view.s)
        return FAVOUR_IDS[view.s.favour_at_end(2 * row + END_IDS.index(named[-1]))]
    if head in ("do", "skip") and isinstance(decision, UseLeaderAction | UseRuneAction):
        kind = LEADER if isinstance(decision, UseLeaderAction) else RUNE_ACTION
        return ACTION_IDS[EFFECT_ACTION[kind + view.s.last_card(decision.seat)]]
    if head in ("do", "skip") and isinstance(decision, UseBoon):
        return GOD_IDS[view.s.god_of[decision.rune]]
    if head == "deploy" and isinstance(decision, DeploySettler):
        return ISLAND_IDS[decision.island]
    if head == "raid" and isinstance(decision, RaidVillage):
        return DOCK_IDS[decision.dock]
    if head in _SUBJECTS:
        return _SUBJECTS[head]
    return (named[-1] if head in _LAST else named[0]) if named else ""
