"""What comes of an attack before it is made: the card and what shifts it, and both answers of the defender."""

from __future__ import annotations

from meadhall.engine.driver import carry_out, waiting
from meadhall.engine.outlook import Outlook
from meadhall.engine.steps import Decision
from meadhall.games.medieval_battle.content import ARMY_IDS, POINTS_TO_WIN
from meadhall.games.medieval_battle.hexes import HEX_NAMES
from meadhall.games.medieval_battle.picture.clashes import Clash
from meadhall.games.medieval_battle.picture.plates import points_after_turn
from meadhall.games.medieval_battle.picture.view import View
from meadhall.games.medieval_battle.rules.turns import Act
from meadhall.games.medieval_battle.rules.withdrawal import OfferRetreat
from meadhall.games.medieval_battle.state import Battle
from meadhall.games.medieval_battle.vocabularies import ATTACK, HOLD, SHOOT


def outlook(before: Battle, after: Battle, decision: Decision, option: int, language: str) -> Outlook:
    """Of an attack: what it is reckoned by, what it costs if the defender holds, and what it gains if it withdraws."""
    if not isinstance(decision, Act) or not ATTACK <= option < SHOOT:
        return Outlook()
    hex_ = option - ATTACK
    view = View(before, decision.seat, language, "parts")
    clash = Clash(before, before.active, before.unit_at[hex_], False)
    if clash.is_on_tabor:
        return Outlook(lines=[f"{clash.result(view)}."])
    lines = [f"{', '.join(clash.reasons(view))}: {clash.result(view)}."]
    answer = next(iter(waiting(after)), None)
    if not isinstance(answer, OfferRetreat):
        return Outlook(lines=lines)
    held, left = _answered(after, answer, HOLD), _answered(after, answer, answer.options(after)[0])
    where = view.words.thing("hex", [HEX_NAMES[hex_]])
    now, side = _points(view, before, decision.side), decision.side
    if _points(view, held, side) != now:
        lines.append(view.say("outlook-holds", points=_points(view, held, side)))
    gain = view.say("outlook-points", points=_points(view, left, side)) if _points(view, left, side) != now else ""
    lines.append(f"{view.say('outlook-withdraws', **where)}{gain}")
    return Outlook(lines=lines)


def _answered(s: Battle, answer: OfferRetreat, option: int) -> Battle:
    t = s.clone()
    t.ear = []
    carry_out(t, answer, option)
    return t


def _points(view: View, s: Battle, side: int) -> str:
    """The victory points that both armies would have at the end of the turn."""
    needed = POINTS_TO_WIN[s.variant.field.size]
    said = [f"{view.name(ARMY_IDS[each])} {points_after_turn(s, each)}" for each in (side, 1 - side)]
    return f"{', '.join(said)} / {needed}"
