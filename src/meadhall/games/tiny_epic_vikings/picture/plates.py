"""What a page shows of the clans beside the map: plates, and the ribbon of the era."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.pages import emblem
from meadhall.engine.plates import Bar, Number, Plate, Ribbon, phases
from meadhall.games.tiny_epic_vikings.content import (
    CLAN_IDS,
    ENEMY,
    ERA_CARDS,
    ERA_DIRECTION,
    ERAS,
    FAVOUR_SLOTS,
    NONE,
    PROFILE_IDS,
    RESOURCE_IDS,
    RESOURCES,
)
from meadhall.games.tiny_epic_vikings.fields import ENEMY_DECK, HAND
from meadhall.games.tiny_epic_vikings.picture.prompt import phase
from meadhall.games.tiny_epic_vikings.picture.view import ROMAN, View
from meadhall.games.tiny_epic_vikings.state import Vikings

_PHASES: Final = ("draft", "turns", "end")
_PIPS: Final = 16
"""A point each, as long as nobody has more points."""


def plates(s: Vikings, seat: int, language: str) -> list[Plate]:
    """The plates of the clans in the order of seats, and last that of the enemy who plays alone."""
    view = View(s, seat, language, "parts")
    found = [
        _plate(view, clan, view.count_in_hand(clan) + view.count_passing(clan)) for clan in range(s.variant.players)
    ]
    if s.variant.is_solo:
        name = f"{view.name(CLAN_IDS[ENEMY])} · {view.name(PROFILE_IDS[s.variant.profile])}"
        enemy = _plate(view, ENEMY, s.count_cards(ENEMY_DECK))
        found.append(enemy._replace(seat=-1, name=name, emblem=emblem("tev-emblem-enemy", 17)))
    return found


def _plate(view: View, clan: int, cards: int) -> Plate:
    s = view.s
    numbers = [
        Number(emblem(f"tev-resource-{resource}", 13), str(s.resources[RESOURCES * clan + n]), view.name(resource))
        for n, resource in enumerate(RESOURCE_IDS)
    ]
    numbers.append(Number(emblem("tev-hand", 13), str(cards), view.say("word-deck" if clan == ENEMY else "word-hand")))
    points = _points(view, clan)
    scoring = [*range(s.variant.players), *([ENEMY] if s.variant.is_solo else [])]
    most = max(_PIPS, *[_points(view, each) for each in scoring])
    is_all_known = clan == ENEMY or NONE not in view.favours(clan)
    won = s.count_favours(clan)
    bars = [
        Bar(view.say("word-points"), str(points) if is_all_known else f"{points}+?", points * _PIPS // most, _PIPS),
        Bar(view.say("word-favours"), str(won), min(won, FAVOUR_SLOTS), FAVOUR_SLOTS),
    ]
    return Plate(clan, numbers, bars, _note(view, clan))


def _points(view: View, clan: int) -> int:
    """The points of a clan if the game ended now, without favour cards that the viewer may not see."""
    s = view.s
    return s.island_points(clan) if clan != ENEMY and NONE in view.favours(clan) else s.points(clan)


def _note(view: View, clan: int) -> str:
    """Whether the clan has the chieftain marker, fights, or waits before its turn ends."""
    s = view.s
    said: list[str] = []
    if s.chieftain == clan and not s.variant.is_solo:
        said.append(view.say("word-chieftain").lower())
    if s.fighters >> clan & 1:
        said.append(view.say("picture-fights"))
    if s.lingers and s.active == clan:
        said.append(view.say("picture-waits"))
    return ", ".join(said)


# The ribbon


def ribbon(s: Vikings, seat: int, language: str) -> Ribbon:
    """The era, the turn, and what comes next."""
    view = View(s, seat, language, "parts")
    if s.era == 0:
        return Ribbon(view.say("picture-phase-setup"))
    last = "scoring" if s.era == ERAS else "end"
    names = [(view.say(f"picture-phase-{each}"), "") for each in (*_PHASES[:2], last)]
    if s.is_over:
        return Ribbon(view.era_name(), "", phases(names, len(names)))
    now = phase(view)
    about = _passing(view) if now == "draft" else _turn(view)
    return Ribbon(view.era_name(), about, phases(names, _PHASES.index(now)), _next(view))


def _passing(view: View) -> str:
    """Which way the hands are passed."""
    if view.s.variant.is_solo:
        return ""
    return view.say("picture-passed", direction="left" if ERA_DIRECTION[view.s.era] > 0 else "right")


def _turn(view: View) -> str:
    """Which turn of the era it is: one for each card of the draft."""
    s = view.s
    whole = ERA_CARDS[s.era]
    if s.variant.is_solo:
        turn = whole - s.count_cards(HAND) + (view.key == "play_card")
    elif s.active == s.chieftain:
        turn = whole - s.count_cards(HAND + (s.chieftain + 1) % s.variant.players) + 1
    else:
        turn = whole - s.count_cards(HAND + s.chieftain)
    return view.say("picture-turn", turn=min(max(turn, 1), whole), turns=whole)


def _next(view: View) -> str:
    """The battle that waits for its starter's turn, else what follows the era."""
    s = view.s
    if s.starter != NONE and max(s.strengths) == NONE:
        return view.say("picture-next-battle", **view.words.thing("clan", [CLAN_IDS[s.starter]]))
    if s.era == ERAS:
        return view.say("picture-next-scoring")
    return view.say("picture-next-era", era=ROMAN[s.era + 1], cards=ERA_CARDS[s.era + 1])
