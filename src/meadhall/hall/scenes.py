"""What of a table's log can be watched: which of its passages are scenes, and a scene as a page plays it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from meadhall.drawing.stages import ROOMS, beat_of, box_of, ground_of
from meadhall.engine.log import Told
from meadhall.engine.match import Match
from meadhall.engine.scenes import Beat, Outcome, Party, Scene
from meadhall.hall.counting import counted, unknown
from meadhall.hall.live import Live
from meadhall.telling import Passage, Passages

LAYOUTS: Final = list(ROOMS)


class Watched(NamedTuple):
    """The log as a viewer may read it, told in passages; scenes are called by the entry with which they begin."""

    live: Live
    entries: list[tuple[int, Told]]
    passages: Passages
    hidden: list[int]
    seat: int
    sides: list[str]

    @classmethod
    def by(cls, live: Live, match: Match, seat: int, passages: Passages) -> Watched:
        """What a seat may read, of which these are the passages."""
        return cls(live, match.told(seat), passages, unknown(live, seat), seat, live.game.sides(match.state))

    def summary(self, passage: Passage, language: str) -> dict[str, Any] | None:
        """What a list says of the scene that a passage is; None if it is none."""
        scene = self._scene(passage, language)
        if scene is None:
            return None
        return {
            "id": self._id(passage.number),
            "title": scene.title,
            "place": scene.place,
            "beats": len(scene.beats),
            "outcome": _outcome(scene.outcome) if scene.outcome is not None else None,
            "seats": self._seats(passage),
        }

    def find(self, scene_id: str, language: str, layout: str) -> dict[str, Any] | None:
        """The scene of that name, as far as it has come; None if there is none."""
        for passage in self.passages.all:
            if self._id(passage.number) == scene_id:
                scene = self._scene(passage, language)
                return None if scene is None else self._whole(scene, layout) | {"id": scene_id}
        return None

    def _scene(self, passage: Passage, language: str) -> Scene | None:
        return self.live.game.scene(passage.told, self.seat, language)

    def _first(self, number: int) -> int:
        """The entry with which a passage begins."""
        n, _ = self.entries[self.passages.of.index(number)]
        return counted(n, self.hidden)

    def _id(self, number: int) -> str:
        """By what a scene is called: the entry with which it begins, and which of those it is that begin with it."""
        first = self._first(number)
        before = 0
        while before < number and self._first(number - before - 1) == first:
            before += 1
        return f"{first}-{before}" if before else str(first)

    def _seats(self, passage: Passage) -> list[int]:
        """The seats that took part."""
        names = self.live.game.names["side"]
        took_part = {names[each.side()] for each in passage.told if each.side() >= 0}
        return [seat for seat, side in enumerate(self.sides) if side in took_part]

    def _whole(self, scene: Scene, layout: str) -> dict[str, Any]:
        return {
            "title": scene.title,
            "about": scene.about,
            "place": scene.place,
            "box": box_of(layout),
            "ground": ground_of(scene, layout),
            "parties": [self._party(each) for each in scene.parties],
            "beats": [_beat(scene, each, layout) for each in scene.beats],
            "outcome": _outcome(scene.outcome) if scene.outcome is not None else None,
        }

    def _party(self, party: Party) -> dict[str, str]:
        """Who meets, and who plays them, where a party is one of the sides that are played."""
        player = self.live.seats[self.sides.index(party.side)].name if party.side in self.sides else ""
        return {"name": party.name, "note": party.note, "player": player, "glyph": party.glyph, "ink": party.ink}


def _beat(scene: Scene, beat: Beat, layout: str) -> dict[str, Any]:
    told = {"kind": beat.kind, "label": beat.label, "sentence": beat.sentence, "reason": beat.reason}
    odds = beat.odds._asdict() if beat.odds is not None else None
    return told | {"odds": odds, "rules": list(beat.rules), "picture": beat_of(scene, beat, layout)}


def _outcome(outcome: Outcome) -> dict[str, Any]:
    rows = [{"label": label, "cells": list(cells)} for label, cells in outcome.rows]
    lists = {"heads": list(outcome.heads), "rows": rows, "lines": list(outcome.lines)}
    return {"title": outcome.title, "glyph": outcome.glyph} | lists
