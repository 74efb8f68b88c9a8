"""Positions as the files of lessons and figures tell them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from meadhall.engine.errors import MeadhallError, shown
from meadhall.engine.game import Game
from meadhall.engine.options import OptionValue
from meadhall.engine.state import State
from meadhall.engine.steps import Step


@dataclass(frozen=True)
class Written:
    """A position that somebody has written down."""

    options: Mapping[str, Any]
    players: int | None
    position: Mapping[str, Any]
    """What the game's notation reads: `table`, and what else the game knows."""
    begins: tuple[str, ...]
    """The steps of the rules that are still to happen, the first one first, with their fields; empty where the game's
    notation says it."""
    fields: Mapping[str, Any]
    """Fields of the position that the notation does not tell."""

    def laid(self, game: Game) -> tuple[State, dict[str, OptionValue], int]:
        """The position, and with which options and how many players it is."""
        options, players = game.agreed(dict(self.options), self.players)
        s = game.notation.laid(self.position, options, players)
        for name, value in self.fields.items():
            setattr(s, name, value)
        if self.begins:
            s.todo = [_step(game, told) for told in reversed(self.begins)]
        return s, options, players


@dataclass(frozen=True)
class Kept:
    """A position as a match gave it."""

    position: Mapping[str, Any]

    def laid(self, game: Game) -> tuple[State, dict[str, OptionValue], int]:
        """The position, and with which options and how many players it is."""
        match = game.at(dict(self.position), trusted=True)
        return match.state, match.settings, match.players


def written(row: Mapping[str, Any]) -> Written:
    """The position that a table of a file tells."""
    return Written(
        row.get("options", {}),
        row.get("players"),
        row["position"],
        tuple(row.get("begins", ())),
        row.get("fields", {}),
    )


def _step(game: Game, told: str) -> Step:
    """A step of the rules: its name, then its fields, numbers or `true` and `false`."""
    name, *fields = told.split()
    kind = game.steps.get(name)
    if kind is None:
        raise MeadhallError(f"{game.slug} has no step {shown(name)}.")
    return kind(*[each == "true" if each in ("true", "false") else int(each) for each in fields])
