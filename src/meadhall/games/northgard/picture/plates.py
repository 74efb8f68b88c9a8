"""What a page shows of the players beside the map: plates, and the ribbon of the year."""

from __future__ import annotations

from meadhall.drawing.pages import emblem
from meadhall.engine.plates import Bar, Number, Plate, Ribbon, phases
from meadhall.games.northgard.content import FOOD, NONE, RESOURCE_IDS, RESOURCES, WOOD
from meadhall.games.northgard.fields import CREATURE_PHASE, SETUP
from meadhall.games.northgard.picture.panels import strongholds, winter_cost
from meadhall.games.northgard.picture.prompt import PHASES
from meadhall.games.northgard.picture.view import View
from meadhall.games.northgard.state import Northgard


def plates(s: Northgard, seat: int, language: str) -> list[Plate]:
    """The plates of the players; those without a clan have nothing yet."""
    view = View(s, seat, language, "parts")
    return [_plate(view, each) if view.clan(each) else Plate(each, [], []) for each in view.seats]


def _plate(view: View, seat: int) -> Plate:
    s = view.s
    numbers = [
        Number(emblem(f"nor-{RESOURCE_IDS[n]}", 11), str(s.has(seat, n)), view.name(RESOURCE_IDS[n]))
        for n in range(RESOURCES)
    ]
    units = emblem(f"nor-unit-{view.clan(seat)}", 14)
    numbers.append(Number(units, str(s.count_units(seat)), view.say("word-units")))
    bars = [Bar(view.say("word-fame"), _fame(view, seat))]
    count, aim = strongholds(s, seat)
    if aim:
        bars.append(Bar(view.say("word-strongholds"), f"{count}/{aim}", min(count, aim), aim))
    return Plate(seat, numbers, bars, _note(view, seat))


def _fame(view: View, seat: int) -> str:
    """The fame tokens of a player, if the viewer may know them, and all fame when it is counted."""
    if view.s.won:
        return str(view.s.totals[seat])
    fame = view.fame(seat)
    return view.say("picture-hidden") if fame == "?" else fame


def _note(view: View, seat: int) -> str:
    """How many cards a player holds, or that they have passed, or won."""
    s = view.s
    if s.won:
        return view.say("picture-winner") if s.won >> seat & 1 else ""
    return view.say("word-passed") if s.has_passed(seat) else view.say("picture-cards", count=view.count_hand(seat))


def ribbon(s: Northgard, seat: int, language: str) -> Ribbon:
    """The year, which of its phases is on, and what winter would cost the viewer now."""
    view = View(s, seat, language, "parts")
    if s.year == 0:
        return Ribbon(view.say("picture-phase-setup"))
    shown = [n for n in range(SETUP + 1, len(PHASES)) if n != CREATURE_PHASE or s.variant.creatures]
    now = len(shown) if view.decision is None else shown.index(s.phase) if s.phase in shown else -1
    names = [(view.say("picture-phase-" + PHASES[n]), "") for n in shown]
    year = view.say("picture-year", year=s.year, years=s.variant.years)
    return Ribbon(year, _about(view), phases(names, now), "" if view.decision is None else _winter(view))


def _about(view: View) -> str:
    """What the year leads to: the end of the game, or who has the first choice of cards and begins the next one."""
    s = view.s
    if s.year == s.variant.years:
        return view.say("picture-last-year")
    if any(s.has_passed(seat) for seat in view.seats):
        return view.words.say("text-first", **view.words.thing("side", [view.clan(s.first)]))
    return view.say("picture-passing")


def _winter(view: View) -> str:
    """What winter would cost the viewer, and what they have for it."""
    s, seat = view.s, view.player
    if seat == NONE:
        return ""
    food, wood = winter_cost(s, seat)
    return view.say("picture-winter-next", food=food, wood=wood, has_food=s.has(seat, FOOD), has_wood=s.has(seat, WOOD))
