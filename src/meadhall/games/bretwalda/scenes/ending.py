"""The end of the game: who is Bretwalda, by what, and what all have come to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.drawing.elements import use
from meadhall.engine import scenes
from meadhall.engine.log import Told
from meadhall.engine.scenes import Beat, Item, Outcome, Party, Piece, Scene, Wing
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.content import KINGDOM_IDS
from meadhall.games.bretwalda.picture import emblem
from meadhall.games.bretwalda.rules.victory import WAYS
from meadhall.games.bretwalda.scenes.speech import Speech

_SOURCES: Final = {"areas": "bre-dalc", "abbeys": "bre-abbey", "chronicles": "bre-chronicle"}
"""Where Dalcs come from, and what is drawn for it."""


def ending(told: Sequence[Told], say: Speech) -> Scene:
    """The crowning, and the Dalcs of all Kingdoms as soon as they are told."""
    won = next(each for each in told if each.line is log.WON_BY)
    ranked = [each for each in told if each.line is log.RANKED]
    winner = KINGDOM_IDS[won.number("kingdom")]
    names = [KINGDOM_IDS[each.number("kingdom")] for each in ranked] or [winner]
    way = say.say(f"won-{WAYS[won.number('way')]}")
    said = say.say("scene-bretwalda", **say.thing("kingdom", winner))
    wings = [Wing([_shield(name, name == winner, say)]) for name in names]
    beats = [Beat(scenes.MOMENT, say.say("beat-crown"), said, wings, way, ["BRE-3.2", "BRE-3.3"])]
    if ranked:
        piled = [Wing(items=_items(each, ranked, say), total=str(each.number("dalcs"))) for each in ranked]
        label = say.say("scene-dalc-sum")
        beats.append(Beat(scenes.COMPARE, label, say.say("scene-sources"), piled, way, ["BRE-6.1", "BRE-3.4"]))
    parties = [Party(say.name(name), glyph=emblem(name), ink=f"{name}-dark", side=name) for name in names]
    outcome = _outcome(said.rstrip("!"), winner, ranked, way, say) if ranked else None
    return Scene(said.rstrip("!"), say.say("scene-end"), "", scenes.FIELD, parties, beats, outcome)


def _shield(name: str, is_crowned: bool, say: Speech) -> Piece:
    drawn = use(f"bre-shield-{name}") + (use("crown", 0, -19, 1.1) if is_crowned else "")
    return Piece(f"shield-{name}", drawn, say.name(name), scenes.COMES if is_crowned else scenes.STANDS)


def _items(told: Told, ranked: Sequence[Told], say: Speech) -> list[Item]:
    """Where the Dalcs of a Kingdom come from; the fewest without which another would have won decide."""
    ahead = ranked[0].number("dalcs") - ranked[1].number("dalcs")
    numbers = {source: told.number(source) for source in _SOURCES}
    enough = [number for number in numbers.values() if number > ahead]
    decisive = min(enough) if told is ranked[0] and enough else 0
    items: list[Item] = []
    for source, number in numbers.items():
        if number:
            is_decisive = number == decisive
            decisive = 0 if is_decisive else decisive
            items.append(Item(use(_SOURCES[source]), say.say(f"scene-{source}"), number, is_decisive))
    return items


def _outcome(title: str, winner: str, ranked: Sequence[Told], way: str, say: Speech) -> Outcome:
    rows = [(say.say(f"scene-{source}"), [str(each.number(source)) for each in ranked]) for source in _SOURCES]
    rows.append((say.say("scene-dalc-sum"), [str(each.number("dalcs")) for each in ranked]))
    heads = [say.name(KINGDOM_IDS[each.number("kingdom")]) for each in ranked]
    return Outcome(title, emblem(winner), heads, rows, [way])
