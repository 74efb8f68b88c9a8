"""What is said of an option: of the thing that it names, else of the choice itself."""

from __future__ import annotations

from typing import Final

from meadhall.engine.inspected import Inspected
from meadhall.engine.steps import Decision, decision_key
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.saga import vocabularies
from meadhall.games.saga.content import BONUS_IDS, NO_BONUS, NONE, SCAND_NORTH, SLOT_IDS, STEP_OR_COIN
from meadhall.games.saga.inspection.wording import seat_of
from meadhall.games.saga.picture.places import SPACE_NUMBERS
from meadhall.games.saga.picture.view import View
from meadhall.games.saga.prompts import about
from meadhall.games.saga.rules.action_resolution import TileMenu
from meadhall.games.saga.rules.battles import RevealLeader
from meadhall.games.saga.rules.leaders import BringUnit, ExileUnit, KillUnit, PullUnit
from meadhall.games.saga.rules.losses import ChooseLosses
from meadhall.games.saga.rules.movement import ChooseForce
from meadhall.games.saga.rules.saxon_actions import CallFyrd, CollectIncome
from meadhall.games.saga.rules.viking_actions import ChooseBound, PlunderBurh

_THINGS: Final = {
    "step": BONUS_IDS[STEP_OR_COIN],
    "coin": BONUS_IDS[STEP_OR_COIN],
    "one": "viking_recruit",
    "three": "viking_recruit",
    "yes": "viking_plunder",
    "no": "viking_plunder",
}
"""What options are about that name nothing."""
_NAMING: Final = ("action", "area", "token", "slot", "reveal", "pick_tile", "choose_tile", "place_leader")
_ENDS: Final = ("stop", "none")
_SPOKEN: Final[tuple[type[Decision], ...]] = (
    TileMenu,
    RevealLeader,
    CallFyrd,
    CollectIncome,
    PlunderBurh,
    KillUnit,
    PullUnit,
    ExileUnit,
    BringUnit,
    ChooseForce,
    ChooseBound,
    ChooseLosses,
)
"""The decisions with options that are about nothing but the choice: forces, and the end of what goes on."""
_RULES: Final = {decision_key(kind): kind.rule for kind in _SPOKEN}
_OPTIONS: Final = frozenset(
    name
    for vocabulary in vars(vocabularies).values()
    if isinstance(vocabulary, Vocabulary)
    for name in vocabulary.names
)


def named_by(view: View, option: str) -> str:
    """The thing by which an option is explained, or nothing."""
    if option not in _OPTIONS:
        return ""
    head, *parts = option.split(":")
    if head == "bonus":
        return _bonus(view)
    if head == "route":
        return parts[2] if len(parts) > 2 else SLOT_IDS[SPACE_NUMBERS[parts[1]] - SCAND_NORTH]
    if head == "income":
        return f"burh-{parts[0]}"
    if head == "unit":
        return parts[-1]
    return parts[0] if head in _NAMING else _THINGS.get(head, "")


def _bonus(view: View) -> str:
    """The bonus of the open tile."""
    s = view.s
    if s.tile == NONE:
        return ""
    bonus = s.variant.halves[2 * s.tile + s.tile_owner[s.tile]].bonus
    return "" if bonus == NO_BONUS else BONUS_IDS[bonus]


def choice(view: View, decision: str, option: str) -> Inspected | None:
    """A choice that is about no thing of the table."""
    head = option.partition(":")[0]
    is_force = head == "force" and decision in ("choose_force", "choose_bound", "choose_losses")
    if option not in _OPTIONS or decision not in _RULES or not (is_force or head in (*_ENDS, "end_tile", "pass")):
        return None
    said = decision if is_force else "stop" if head in _ENDS else head
    return Inspected(
        view.words.option(decision, option),
        view.prompt(about) if view.key == decision else view.say("inspect-kind-choice"),
        view.say(f"inspect-option-{said}"),
        seat=seat_of(view, view.side),
        rules=[_RULES[decision]],
    )
