"""The turns of the solo enemy: the card that it plays, and what comes of its actions and of its tracks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from meadhall.drawing.elements import use
from meadhall.engine import scenes
from meadhall.engine.log import Line, Told
from meadhall.engine.scenes import Beat, Outcome, Piece, Scene, Wing
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import (
    CARD_IDS,
    ENEMY,
    GOD_IDS,
    HARVEST,
    NONE,
    RESOURCE_IDS,
    RUNE_IDS,
)
from meadhall.games.tiny_epic_vikings.maps import DOCK_IDS, ISLAND_IDS
from meadhall.games.tiny_epic_vikings.scenes.actors import back_of_card, favour, god, line_of, party, played, settler
from meadhall.words import Words

_MANY: Final = 4
"""More settlers are one with a number."""


class _Show(NamedTuple):
    """How a line of the enemy's turn is seen."""

    kind: str
    label: str
    pieces: Callable[[Told, Words], list[Piece]]
    rules: Sequence[str]


def _some(symbol: str, number: int = 1, scale: float = 1.0) -> list[Piece]:
    drawn = use(symbol, 0, 0, scale)
    if number > _MANY:
        return [Piece(symbol, drawn, "", scenes.COMES, number)]
    return [Piece(f"{symbol}-{n}", drawn, "", scenes.COMES) for n in range(number)]


def _chief(_told: Told, _say: Words) -> list[Piece]:
    return _some("tev-chief", scale=0.62)


def _settlers(told: Told, _say: Words) -> list[Piece]:
    return _some("tev-settler-enemy", told.number("settlers"))


def _victim(told: Told, say: Words) -> list[Piece]:
    return [settler(told.number("victim"), say, scenes.LEAVES)]


def _village(_told: Told, _say: Words) -> list[Piece]:
    return _some("tev-village", scale=1.3)


def _boat(_told: Told, _say: Words) -> list[Piece]:
    return _some("tev-boat-enemy")


def _temple(_told: Told, _say: Words) -> list[Piece]:
    return _some("tev-temple-enemy")


def _rune(told: Told, _say: Words) -> list[Piece]:
    state = scenes.LEAVES if told.line is log.ISLAND_LOST else scenes.COMES
    return [Piece("rune", use(f"tev-rune-{RUNE_IDS[told.number('rune')]}", 0, 0, 1.2), "", state)]


def _god(told: Told, say: Words) -> list[Piece]:
    name = say.name(GOD_IDS[told.number("god")])
    return [Piece("god", god(told.number("god"), told.number("fury")), name, scenes.COMES)]


def _resource(told: Told, _say: Words) -> list[Piece]:
    return _some(f"tev-resource-{RESOURCE_IDS[told.number('resource')]}")


def _resources(_told: Told, _say: Words) -> list[Piece]:
    return [piece for each in RESOURCE_IDS for piece in _some(f"tev-resource-{each}")]


def _challenge(_told: Told, say: Words) -> list[Piece]:
    return [back_of_card(say.say("word-face-down"), scenes.COMES)]


def _nothing(_told: Told, _say: Words) -> list[Piece]:
    return []


_SEEN: Final[dict[Line, _Show]] = {
    log.ENEMY_HAS_NO_CARD: _Show(scenes.MOMENT, "card", _nothing, ["TEV-19.2"]),
    log.CHIEF_HEADS_FOR: _Show(scenes.MOMENT, "sail", _chief, ["TEV-20.2"]),
    log.CHIEF_SAILED: _Show(scenes.MOMENT, "sail", _chief, ["TEV-20.4"]),
    log.ENEMY_SETTLED: _Show(scenes.GAIN, "settlers", _settlers, ["TEV-21.1"]),
    log.SETTLER_DRIVEN_OFF: _Show(scenes.LOSSES, "settlers", _victim, ["TEV-21.2"]),
    log.VILLAGE_RAIDED: _Show(scenes.MOMENT, "raid", _village, ["TEV-20.6"]),
    log.DEDICATED: _Show(scenes.GAIN, "raid", _village, ["TEV-21.3"]),
    log.ENEMY_BOAT_BUILT: _Show(scenes.GAIN, "build", _boat, ["TEV-22.2"]),
    log.ENEMY_TEMPLE_BUILT: _Show(scenes.GAIN, "build", _temple, ["TEV-25.7"]),
    log.ENEMY_TRACK_ENDS: _Show(scenes.LEAVE, "harvest", _resource, ["TEV-22.9"]),
    log.ENEMY_BATTLE: _Show(scenes.MOMENT, "battle", _challenge, ["TEV-26.5"]),
    log.FURY_RAISED: _Show(scenes.MOMENT, "fury", _god, ["TEV-11.5"]),
    log.ISLAND_TAKEN: _Show(scenes.MOMENT, "islands", _rune, ["TEV-11.3"]),
    log.ISLAND_STOLEN: _Show(scenes.MOMENT, "islands", _rune, ["TEV-11.4"]),
    log.ISLAND_LOST: _Show(scenes.MOMENT, "islands", _rune, ["TEV-11.6"]),
}
_CAUSES: Final = (log.ENEMY_ACTION, log.ENEMY_SHEET_ACTION, log.ENEMY_ICON)
"""Lines that say why what follows is done."""
_FOLLOWING: Final[dict[Line | None, Sequence[Line]]] = {
    log.CHIEF_HEADS_FOR: [log.CHIEF_SAILED],
    log.CHIEF_SAILED: [log.CHIEF_SAILED],
    log.ISLAND_TAKEN: [log.FURY_RAISED],
    log.ISLAND_STOLEN: [log.FURY_RAISED],
}
"""Lines that go without saying after another."""
_HARVEST: Final = _Show(scenes.GAIN, "harvest", _resources, ["TEV-22.4"])


def enemy_turn(told: Sequence[Told], say: Words) -> Scene | None:
    """The turn of the enemy, as far as it has come."""
    turn = _Turn(say)
    for each in told:
        turn.hear(each)
    return turn.scene()


class _Turn:
    """What has been seen of a turn so far."""

    def __init__(self, say: Words) -> None:
        self._say: Final = say
        self._card = NONE
        self._cause = ""
        self._latest: Line | None = None
        self._place = ""
        self._beats: Final[list[Beat]] = []

    def hear(self, told: Told) -> None:
        """Follow a line of the log.

        Of the docks that the chief's boat passes none but the first is shown, and not the Fury that rises with every
        island.
        """
        line = told.line
        if line is log.ENEMY_CARD_PLAYED:
            self._play(told)
        elif line is log.ENEMY_ACTION and told.number("action") == HARVEST:
            self._cause = ""
            self._show(told, _HARVEST)
        elif line in _CAUSES:
            self._cause = line_of(self._say, told)
        elif line in _SEEN and line not in _FOLLOWING.get(self._latest, ()):
            self._show(told, _SEEN[line])
        self._latest = line

    def scene(self) -> Scene | None:
        """The turn, if anything is to be seen of it."""
        if not self._beats:
            return None
        title, enemy = self._say.say("scene-enemy-turn"), party(self._say, ENEMY)
        lines = [beat.sentence for beat in self._beats]
        about = self._say.name(CARD_IDS[self._card]) if self._card != NONE else ""
        outcome = Outcome(title, enemy.glyph, lines=lines)
        return Scene(title, about, self._place, scenes.SHORE, [enemy], self._beats, outcome)

    def _play(self, told: Told) -> None:
        self._card = told.number("card")
        text = self._say.say(f"text-card-{CARD_IDS[self._card]}")
        self._add(told, _Show(scenes.REVEAL, "card", _nothing, ["TEV-19.2"]), text)

    def _show(self, told: Told, show: _Show) -> None:
        self._place = self._place or _place(told)
        self._add(told, show, self._cause)

    def _add(self, told: Told, show: _Show, reason: str) -> None:
        state = scenes.SHOWN if show.kind == scenes.REVEAL else scenes.STANDS
        card = [played(self._card, self._say, state)] if self._card != NONE else []
        wing = Wing([*card, *show.pieces(told, self._say)])
        label, sentence = self._say.say(f"beat-{show.label}"), line_of(self._say, told)
        prize = favour(told.number("favour"), self._say) if told.line is log.ENEMY_BATTLE else ""
        self._beats.append(Beat(show.kind, label, sentence, [wing], reason, show.rules, middle=prize))


def _place(told: Told) -> str:
    """The island or the dock where a line happens, if it does so anywhere."""
    for (_, kind), number in zip(told.line.fields, told.numbers, strict=False):
        if kind in ("island", "dock"):
            return ISLAND_IDS[number] if kind == "island" else DOCK_IDS[number]
    return ""
