"""What a page shows of the sides beside the map: plates, and the ribbon of the round."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.pages import emblem
from meadhall.engine.plates import Bar, Number, Plate, Ribbon, phases
from meadhall.games.saga.content import NONE, SAXON, SIDE_IDS, SPACES, SUPPLY
from meadhall.games.saga.picture.panels import distances
from meadhall.games.saga.picture.prompt import phase
from meadhall.games.saga.picture.view import View
from meadhall.games.saga.state import Saga

_PHASES: Final = ("selection", "actions", "battles", "end")


def plates(s: Saga, seat: int, language: str) -> list[Plate]:
    """The plates of both sides, in the order of seats; none before the sides are dealt."""
    view = View(s, seat, language, "parts")
    return [] if s.viking_seat == NONE else [_plate(view, s.side_of(each), each) for each in (0, 1)]


def _plate(view: View, side: int, seat: int) -> Plate:
    s = view.s
    name = SIDE_IDS[side]
    leaders = sum(s.leader_at[4 * side + n] < SUPPLY for n in range(4))
    numbers = [Number(emblem("coin", 10), str(s.coins[side]), view.say("word-coins"))] if s.round else []
    numbers += [
        Number(emblem(f"shield-{name}", 15), str(s.warriors[side * SPACES + SUPPLY]), view.say("picture-in-supply")),
        Number(emblem(f"helmet-{name}", 18), str(leaders), view.say("picture-leaders-placed")),
    ]
    if side == SAXON:
        numbers.append(Number(emblem("burh", 24), str(s.count_burhs_in_supply()), view.say("picture-burhs-left")))
    return Plate(seat, numbers, [Bar(*distance) for distance in distances(view, side)])


def ribbon(s: Saga, seat: int, language: str) -> Ribbon:
    """The round, and which of its phases is on."""
    view = View(s, seat, language, "parts")
    if s.round == 0:
        return Ribbon(view.say("picture-phase-setup"))
    left = view.say("picture-hold-out", number=max(0, s.round_pos - s.burh_pos()))
    names = [(view.say(f"picture-phase-{each}"), "") for each in _PHASES]
    now = len(_PHASES) if view.decision is None else _PHASES.index(phase(view))
    return Ribbon(f"{view.say('word-round')} {s.round}", left, phases(names, now))
