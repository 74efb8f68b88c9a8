"""The end of the game: who has won, by what, and how near both were."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.drawing.elements import use
from meadhall.engine import scenes
from meadhall.engine.log import Told
from meadhall.engine.scenes import Beat, Item, Outcome, Piece, Scene, Wing
from meadhall.games.saga import log
from meadhall.games.saga.content import (
    SAXON,
    SAXON_NO_VIKINGS,
    SAXON_TRACK,
    SIDE_IDS,
    VICTORY_IDS,
    VIKING_COINS,
    VIKING_FIVE_AREAS,
    VIKING_NO_SAXONS,
)
from meadhall.games.saga.scenes.pieces import SIDES, parties, shield
from meadhall.words import Words

_COUNTED: Final = ("areas", "coins", "units")
"""What both have in the end."""
_DECIDED: Final = {
    SAXON_TRACK: "track",
    SAXON_NO_VIKINGS: "units",
    VIKING_FIVE_AREAS: "areas",
    VIKING_COINS: "coins",
    VIKING_NO_SAXONS: "units",
}
"""What each way to win counts."""
_RULES: Final = {
    SAXON_TRACK: "SAG-3.2",
    SAXON_NO_VIKINGS: "SAG-3.3",
    VIKING_FIVE_AREAS: "SAG-3.4",
    VIKING_COINS: "SAG-3.5",
    VIKING_NO_SAXONS: "SAG-3.6",
}


def ending(told: Sequence[Told], won: Told, say: Words) -> Scene:
    """Who has won, and what both sides had as soon as it is told."""
    winner, victory = won.side(), won.number("victory")
    stood = {each.side(): each for each in told if each.line is log.STOOD}
    because = say.name(VICTORY_IDS[victory], "because")
    said = say.say("scene-won", **say.thing("winner", [SIDE_IDS[winner]]))
    wings = [Wing([_champion(side, side == winner)]) for side in SIDES]
    beats = [Beat(scenes.MOMENT, say.say("beat-victory"), f"{said}!", wings, because, [_RULES[victory]])]
    outcome = None
    if len(stood) == len(SIDES):
        piles = [Wing(items=_items(won, stood[side], say)) for side in SIDES]
        label, how = say.say("beat-count"), say.say("scene-ways")
        beats.append(Beat(scenes.COMPARE, label, because, piles, how, [_RULES[victory], "SAG-3.1"]))
        outcome = _outcome(won, stood, said, because, say)
    ground = scenes.WALLS if winner == SAXON else scenes.LANDING
    return Scene(said, say.name(VICTORY_IDS[victory]), "", ground, parties(say), beats, outcome)


def _champion(side: int, has_won: bool) -> Piece:
    name = SIDE_IDS[side]
    drawn = use(f"shield-{name}", 0, 2, 1.15) + (use("crown", 0, -20, 1.0) if has_won else "")
    return Piece(f"champion-{name}", drawn, state=scenes.COMES if has_won else scenes.STANDS)


def _items(won: Told, stood: Told, say: Words) -> list[Item]:
    """What a side had; what won the game is marked with the winner."""
    side = stood.side()
    signs = {"areas": use(f"shield-{SIDE_IDS[side]}"), "coins": use("coin"), "units": use("swords")}
    decided = _DECIDED[won.number("victory")] if side == won.side() else ""
    items = [
        Item(signs[each], say.say(f"scene-{each}"), stood.number(each), each == decided) for each in reversed(_COUNTED)
    ]
    if decided == "track":
        items.append(Item(use("burh"), say.say("scene-rounds"), won.number("rounds"), is_decisive=True))
    return items


def _outcome(won: Told, stood: dict[int, Told], title: str, because: str, say: Words) -> Outcome:
    rows = [(say.say(f"score-{each}"), [str(stood[side].number(each)) for side in SIDES]) for each in _COUNTED]
    rows.append((say.say("score-track"), [str(won.number("rounds")), ""]))
    heads = [say.name(SIDE_IDS[side]) for side in SIDES]
    return Outcome(title, shield(won.side()), heads, rows, [because])
