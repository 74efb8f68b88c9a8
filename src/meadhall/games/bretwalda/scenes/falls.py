"""The fall of a Minor Kingdom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.drawing.elements import use
from meadhall.engine import scenes
from meadhall.engine.log import Told
from meadhall.engine.scenes import Beat, Outcome, Party, Piece, Scene, Wing
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.content import AREA_IDS, AREA_TYPE, HOME_OF, MINOR_IDS, PRINTED_DALC
from meadhall.games.bretwalda.picture import emblem
from meadhall.games.bretwalda.scenes.places import SETTLEMENTS
from meadhall.games.bretwalda.scenes.speech import Speech

_TAKEN: Final = (log.CONTROL_TAKEN, log.CONTROL_LOST)


def fall(told: Sequence[Told], say: Speech) -> Scene:
    """A Minor Kingdom is conquered: its shield breaks over its home areas, and others take them."""
    opening = next(each for each in told if each.line is log.MINOR_CONQUERED)
    minor = opening.number("minor")
    name = MINOR_IDS[minor]
    homes = [area for area, home in enumerate(HOME_OF) if home == minor]
    pieces = [Piece("shield", use(f"bre-shield-{name}"), say.name(name), scenes.FALLEN)]
    pieces += [
        Piece(f"home-{AREA_IDS[area]}", use(SETTLEMENTS[AREA_TYPE[area]]), say.name(AREA_IDS[area])) for area in homes
    ]
    title = say.say("log-minor_conquered.scene", **say.thing("minor", name))
    reason = say.say("scene-overrun")
    beat = Beat(scenes.MOMENT, say.say("beat-fall"), say.line(opening), [Wing(pieces)], reason, ["VAN-8.1", "VAN-8.4"])
    lines = [say.line(each) for each in told if each.line in _TAKEN and each.number("area") in homes]
    worth = sum(PRINTED_DALC[area] for area in homes)
    if worth:
        lines.append(say.say("scene-home-dalcs", dalcs=worth))
    parties = [Party(say.name(name), say.say("scene-minor"), emblem(name), ink=f"{name}-dark")]
    outcome = Outcome(title, emblem(name), lines=lines)
    return Scene(title, say.say("scene-conquest"), AREA_IDS[homes[0]], scenes.FIELD, parties, [beat], outcome)
