"""Great moments: an island changes hands, and an era ends."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.drawing.elements import use
from meadhall.engine import scenes
from meadhall.engine.log import Told
from meadhall.engine.scenes import Beat, Outcome, Scene, Wing
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import ENEMY, GOD_IDS, NONE, RUNE_IDS, RUNES
from meadhall.games.tiny_epic_vikings.maps import ISLAND_IDS
from meadhall.games.tiny_epic_vikings.scenes.actors import claimed, gods_row, line_of, name_of, party, plate, settler
from meadhall.words import Words

# An island changes hands


def stolen_islands(told: Sequence[Told], say: Words) -> Scene | None:
    """The runes of islands that a clan stole from others in its turn, one after another."""
    stolen = [each for each in told if each.line is log.ISLAND_STOLEN]
    if not stolen:
        return None
    clans = list(dict.fromkeys([*(each.side() for each in stolen), *(each.number("loser") for each in stolen)]))
    beats = [_stolen(each, say, clans) for each in stolen]
    place = ISLAND_IDS[stolen[0].number("island")]
    title = say.say("scene-stolen", **say.thing("island", [place]))
    parties = [party(say, clan) for clan in clans]
    outcome = Outcome(title, parties[0].glyph, lines=[beat.sentence for beat in beats])
    return Scene(title, say.say("scene-about-islands"), place, scenes.SHORE, parties, beats, outcome)


def _stolen(told: Told, say: Words, clans: Sequence[int]) -> Beat:
    taker, loser = told.side(), told.number("loser")
    seen = {taker: settler(taker, say, scenes.COMES), loser: settler(loser, say, scenes.LEAVES)}
    wings = [Wing([seen[clan]] if clan in seen else []) for clan in clans]
    rune = told.number("rune")
    sign = claimed(plate(use(f"tev-rune-{RUNE_IDS[rune]}"), rune), taker)
    label, why = say.say("beat-islands"), say.say("scene-more-influence")
    return Beat(scenes.MOMENT, label, line_of(say, told), wings, why, ["TEV-11.4"], middle=sign)


# An era ends

_BEATS_OF_AN_ERA = 2
"""The Fury of the gods, and the islands of the clans."""


def end_of_era(told: Sequence[Told], say: Words) -> Scene:
    """How furious the gods are, and who holds the most islands, when an era ends."""
    furies = [each for each in told if each.line is log.FURY_STANDS]
    holdings = {each.side(): each for each in told if each.line is log.HOLDINGS}
    chieftain = next((each for each in told if each.line is log.CHIEFTAIN_PASSES), None)
    beats = []
    if len(furies) == RUNES:
        wings = [Wing([settler(clan, say)]) for clan in holdings]
        beats.append(_furies(furies, say, wings))
    if chieftain is not None or ENEMY in holdings:
        first = chieftain.side() if chieftain is not None else NONE
        wings = [_holding(each, say, first) for each in holdings.values()]
        sentence = line_of(say, chieftain) if chieftain is not None else _islands(holdings, say)
        reason = say.say("scene-most-islands") if chieftain is not None else ""
        beats.append(Beat(scenes.MOMENT, say.say("beat-islands"), sentence, wings, reason, ["TEV-14.3"]))
    title = say.say("log-era_ends.scene", era=furies[0].number("era"))
    parties = [party(say, clan) for clan in holdings]
    outcome = None
    if len(beats) == _BEATS_OF_AN_ERA:
        rows = [
            (say.say(key), [str(each.number(field)) for each in holdings.values()])
            for key, field in (("word-islands", "islands"), ("scene-favours", "favours"))
        ]
        heads, lines = [each.name for each in parties], [beat.sentence for beat in beats]
        outcome = Outcome(title, heads=heads, rows=rows, lines=lines)
    return Scene(title, say.say("scene-about-era"), "", scenes.FOREST, parties, beats, outcome)


def _furies(furies: Sequence[Told], say: Words, wings: Sequence[Wing]) -> Beat:
    said = [f"{say.name(GOD_IDS[each.number('god')])} {each.number('fury')}" for each in furies]
    sentence = say.say("scene-furies", gods=say.joined(said))
    label, reason = say.say("beat-fury"), say.say("scene-angry-gods")
    return Beat(scenes.MOMENT, label, sentence, wings, reason, ["TEV-15.2"], middle=gods_row(furies))


def _islands(holdings: dict[int, Told], say: Words) -> str:
    held = [f"{name_of(say, clan)} {each.number('islands')}" for clan, each in holdings.items()]
    return say.say("scene-islands-held", clans=say.joined(held))


def _holding(told: Told, say: Words, chieftain: int) -> Wing:
    """A clan with its islands; the chieftain has a crown."""
    clan = told.side()
    pieces = [settler(clan, say, is_crowned=clan == chieftain)]
    label = say.say("scene-islands", number=told.number("islands"))
    return Wing(pieces, total=str(told.number("islands")), total_label=label)
