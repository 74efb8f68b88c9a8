"""What comes of a move before it is made: who stays, and how a battle there would go if it were fought now."""

from __future__ import annotations

from meadhall.engine.driver import run_steps
from meadhall.engine.outlook import Outlook, percents
from meadhall.engine.steps import Decision
from meadhall.games.saga.content import ENGLAND, HANDLE_IDS, SPACE_IDS, SPACES, VIKING
from meadhall.games.saga.odds import win_chance
from meadhall.games.saga.rules.battles import ChooseBattle, FightBattles
from meadhall.games.saga.rules.movement import ChooseForce
from meadhall.games.saga.state import Saga
from meadhall.words import words


def outlook(before: Saga, after: Saga, decision: Decision, option: int, language: str) -> Outlook:
    """Of a move: who stays behind, and the odds where it ends; of a battle that is chosen: its odds."""
    if isinstance(decision, ChooseBattle):
        return _fought(before, VIKING, option)
    if not isinstance(decision, ChooseForce):
        return Outlook()
    found = Outlook()
    if decision.destination < ENGLAND and after.is_mixed(decision.destination):
        t = after.clone()
        t.ear = []
        t.todo = [FightBattles()]
        run_steps(t)
        found = _fought(t, decision.side, decision.destination)
    return found._replace(lines=[_staying(after, decision.side, decision.origin, language)])


def _fought(s: Saga, side: int, area: int) -> Outlook:
    """The odds of a side in a battle that is about to be chosen; strengths decide it, so somebody always wins."""
    vikings = win_chance(s, side, area)
    if vikings is None:
        return Outlook()
    return Outlook(percents(float(vikings if side == VIKING else 1 - vikings)))


def _staying(s: Saga, side: int, space: int, language: str) -> str:
    say = words("meadhall.games.saga", language)
    warriors = s.warriors[side * SPACES + space]
    present = s.leaders_at(side, space)
    units = [say.say("option-force-warriors", a=warriors)] if warriors else []
    units += [say.name(HANDLE_IDS[4 * side + leader]) for leader in range(4) if present >> leader & 1]
    where = say.thing("origin", [SPACE_IDS[space]])
    return say.say("outlook-stays", **where, units=", ".join(units)) if units else say.say("outlook-nobody", **where)
