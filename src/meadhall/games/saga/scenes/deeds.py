"""Great deeds of a turn: Vikings land, burhs are built and plundered, the fyrd strikes, tribute sends Vikings away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from meadhall.drawing.elements import use
from meadhall.engine import scenes
from meadhall.engine.log import Line, Told
from meadhall.engine.scenes import Beat, Outcome, Piece, Scene, Wing
from meadhall.games.saga import log
from meadhall.games.saga.content import COASTAL, ENGLAND, SAXON, SPACE_IDS, TOKEN_AREA, TOKEN_IDS, TRIBUTE_COST, VIKING
from meadhall.games.saga.scenes.pieces import handles_of, leader, line_of, parties, shield, warriors
from meadhall.words import Words

_BURH: Final = use("burh", 0, 4, 1.5)
_TARGETS: Final = (log.TARGET_DRAWN, log.TARGET_TURNED_UP)
"""Lines that say where a raid goes before it does."""


class _Deed(NamedTuple):
    """How a line is watched: who stands on the left and on the right."""

    kind: str
    label: str
    wings: Callable[[Told, Words], list[list[Piece]]]
    rules: Sequence[str]


def deeds(told: Sequence[Told], say: Words) -> Scene | None:
    """What is to be watched of a turn; None if nothing is."""
    beats: list[Beat] = []
    lines: list[Told] = []
    reason = ""
    for each in told:
        if each.line in _TARGETS:
            reason = line_of(each, say)
        elif _is_seen(each):
            deed = _DEEDS[each.line]
            wings = [Wing(pieces) for pieces in deed.wings(each, say)]
            said = say.say(f"beat-{deed.label}")
            beats.append(Beat(deed.kind, said, line_of(each, say), wings, reason, deed.rules))
            lines.append(each)
            reason = ""
    if not beats:
        return None
    place = _place(lines[0])
    area = SPACE_IDS[place]
    title = say.say(f"scene-{_DEEDS[lines[0].line].label}", **say.thing("area", [area]))
    ground = scenes.FIELD
    if COASTAL[place]:
        ground = scenes.SHORE if _doer(lines[0]) == SAXON else scenes.LANDING
    outcome = Outcome(title, shield(_doer(lines[0])), lines=[beat.sentence for beat in beats])
    return Scene(title, say.say("scene-deeds"), area, ground, parties(say), beats, outcome)


def _is_seen(told: Told) -> bool:
    if told.line is log.MOVED:
        return told.number("origin") >= ENGLAND > told.number("destination")
    return told.line in _DEEDS


def _place(told: Told) -> int:
    return told.number("destination" if told.line is log.MOVED else "area")


def _doer(told: Told) -> int:
    return VIKING if told.line is log.VIKINGS_LANDED else told.side()


def _force(told: Told, say: Words, state: str) -> list[Piece]:
    """The Vikings of a line; none of them has shown who he is."""
    leaders = [leader(each, say, state=state) for each in handles_of(told.number("leaders"))]
    return [*warriors(VIKING, told.number("warriors"), say, state), *leaders]


def _home(told: Told, say: Words) -> Piece:
    """Where Vikings land, by its seal."""
    area = _place(told)
    return Piece("area", use(TOKEN_IDS[TOKEN_AREA.index(area)]), say.name(SPACE_IDS[area]))


def _landing(told: Told, say: Words) -> list[list[Piece]]:
    if told.line is log.VIKINGS_LANDED:
        return [[_home(told, say)], warriors(VIKING, told.number("warriors"), say, scenes.COMES)]
    return [[_home(told, say)], _force(told, say, scenes.COMES)]


def _building(_told: Told, say: Words) -> list[list[Piece]]:
    return [[Piece("burh", _BURH, say.say("picture-burh"), scenes.COMES)], []]


def _plunder(told: Told, say: Words) -> list[list[Piece]]:
    burh = Piece("burh", _BURH, say.say("picture-burh"), scenes.FALLEN)
    return [[burh], [*warriors(VIKING, 1, say), *_gold(told.number("coins"), say, scenes.COMES)]]


def _fyrd(_told: Told, say: Words) -> list[list[Piece]]:
    burh = Piece("burh", _BURH, say.say("picture-burh"))
    return [[burh], warriors(VIKING, 1, say, scenes.FALLEN)]


def _tribute(told: Told, say: Words) -> list[list[Piece]]:
    paid = _gold(TRIBUTE_COST, say, scenes.LEAVES)
    return [[*warriors(SAXON, 1, say), *paid], _force(told, say, scenes.LEAVES)]


def _gold(coins: int, say: Words, state: str) -> list[Piece]:
    said = say.say("scene-gold", coins=coins)
    return [Piece("coins", use("coin", 0, 0, 1.5), said, state, coins)] if coins else []


_DEEDS: Final[dict[Line, _Deed]] = {
    log.VIKINGS_LANDED: _Deed(scenes.MOMENT, "landing", _landing, ["SAG-2.5"]),
    log.MOVED: _Deed(scenes.MOMENT, "landing", _landing, ["SAG-8.2"]),
    log.BURH_PLUNDERED: _Deed(scenes.GAIN, "plunder", _plunder, ["SAG-8.10", "SAG-8.12"]),
    log.BURH_BUILT: _Deed(scenes.MOMENT, "building", _building, ["SAG-7.2", "SAG-7.3"]),
    log.FYRD_KILLED: _Deed(scenes.LOSSES, "fyrd", _fyrd, ["SAG-7.4"]),
    log.TRIBUTE_PAID: _Deed(scenes.LEAVE, "tribute", _tribute, ["SAG-7.9"]),
}
