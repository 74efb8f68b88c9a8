"""Great moments of a battle: a flag taken without a blow, and the count at the end."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.drawing.elements import use
from meadhall.engine import scenes
from meadhall.engine.log import Told
from meadhall.engine.scenes import Beat, Item, Outcome, Party, Piece, Scene, Wing
from meadhall.games.medieval_battle import log
from meadhall.games.medieval_battle.content import (
    ARMY_IDS,
    CENTRAL_FLAG_POINTS,
    FLAG_IDS,
    RED,
    TABOR,
    VICTORY_IDS,
    YELLOW,
)
from meadhall.games.medieval_battle.hexes import HEX_NAMES
from meadhall.games.medieval_battle.naming import NAMES
from meadhall.games.medieval_battle.picture.counters import plain_figure
from meadhall.games.medieval_battle.scenes.pieces import Fighter, army_glyph, army_ink, flag_of
from meadhall.words import Words

_ARMIES = (RED, YELLOW)


def flag_taken(told: Sequence[Told], taken: Told, say: Words) -> Scene:
    """A unit reaches a flag."""
    side, hex_, points = taken.side(), taken.number("hex"), taken.number("points")
    flag = FLAG_IDS[taken.number("flag")]
    pieces: list[Piece] = []
    for each in told:
        if each.line is log.MOVED and each.number("destination") == hex_:
            pieces = Fighter("taker", side, each.number("kind"), hex_).pieces(say)[:1]
    pieces.append(Piece(f"flag-{flag}", flag_of(side, points), say.name(flag), scenes.COMES))
    standing = [_line(each, say) for each in told if each.line is log.POINTS]
    title = say.say("scene-flag-taken", **say.thing("side", [ARMY_IDS[side]]), **say.thing("flag", [flag]))
    beat = Beat(
        scenes.MOMENT,
        say.say("beat-flag"),
        _line(taken, say),
        [Wing(pieces)],
        standing[-1] if standing else "",
        ["MED-13.2"],
    )
    about = say.say("scene-on-flag", **say.thing("flag", [flag]), points=points)
    outcome = Outcome(title, army_glyph(side), lines=standing)
    return Scene(title, about, HEX_NAMES[hex_], scenes.FIELD, [_army(side, say)], [beat], outcome)


def end_of_battle(told: Sequence[Told], say: Words) -> Scene | None:
    """Where the points of both armies come from, and who has won."""
    counted = [each for each in told if each.line is log.COUNTED]
    if len(counted) < len(_ARMIES):
        return None
    why = say.name(VICTORY_IDS[told[0].number("victory")], "because")
    points = [each.number("flags") + each.number("wagons") for each in counted]
    is_tied = points[0] == points[1]
    wings = [Wing(items=_items(each, say, is_tied)) for each in counted]
    rules, banner = ["MED-13.8" if is_tied else "MED-13.6"], " : ".join(str(each) for each in points)
    beats = [Beat(scenes.COMPARE, say.say("beat-count"), why, wings, rules=rules, banner=banner)]
    outcome = None
    for each in told:
        if each.line in (log.WON, log.DRAWN):
            winner = each.side()
            flags = [_flag_of(side, winner) for side in _ARMIES]
            beats.append(Beat(scenes.MOMENT, say.say("beat-victory"), _line(each, say), flags, why))
            outcome = _outcome(counted, winner, _line(each, say).rstrip("."), why, say)
    parties = [_army(side, say) for side in _ARMIES]
    return Scene(say.say("scene-the-end"), why.rstrip("."), "", scenes.FIELD, parties, beats, outcome)


def _outcome(counted: Sequence[Told], winner: int, title: str, why: str, say: Words) -> Outcome:
    """The points and the values of both armies."""
    rows = [
        (say.say("word-points"), [str(each.number("flags") + each.number("wagons")) for each in counted]),
        (say.say("word-value"), [str(each.number("value")) for each in counted]),
    ]
    heads = [say.name(ARMY_IDS[side]) for side in _ARMIES]
    return Outcome(title, army_glyph(winner) if winner >= 0 else "", heads, rows, [why])


def _items(counted: Told, say: Words, is_tied: bool) -> list[Item]:
    """The parts of an army's points; where both have as many, what its units on the board are worth."""
    side = counted.side()
    items = [Item(flag_of(side, 1), say.say("scene-flags"), counted.number("flags"))]
    if counted.number("wagons"):
        items.append(Item(plain_figure(TABOR, 0, 0, 1.0), say.say("word-tabor"), counted.number("wagons")))
    if is_tied:
        items.append(Item(use("mb-head", 0, 2, 2.0), say.say("word-value"), counted.number("value")))
    return items


def _flag_of(side: int, winner: int) -> Wing:
    """The flags of who has won, and those of the other lying."""
    state = scenes.STANDS if winner in (side, -1) else scenes.FALLEN
    return Wing([Piece(f"flag-{ARMY_IDS[side]}", flag_of(side, CENTRAL_FLAG_POINTS), state=state)])


def _army(side: int, say: Words) -> Party:
    name = ARMY_IDS[side]
    return Party(say.name(name, "army"), glyph=army_glyph(side), ink=army_ink(side), side=name)


def _line(told: Told, say: Words) -> str:
    return say.line(told.line, told.numbers, NAMES)
