"""How a game is numbered for machines: its actions by the engine's flat numbering, its observations by its fields."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache, partial
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from librt.strings import BytesWriter

from meadhall.engine import writing
from meadhall.engine.codec import asked_of
from meadhall.engine.fields import CATEGORY, SEAT, Field, Piece
from meadhall.engine.game import Game
from meadhall.engine.numbers import numbers
from meadhall.engine.pieces import axes_of, how_written, own_of, owners_of, piece_of, seen_by_all, ways_of
from meadhall.engine.state import State
from meadhall.engine.writing import Way, write_number, write_row
from meadhall.games import find
from meadhall.rl.tables import PAD, Asked, Eyes, Numbering

_VERSION: Final = 1
"""Raised when the same pieces come to mean something else."""


def numbering_of(slug: str, players: int | None = None, options: dict[str, Any] | None = None) -> Numbering:
    """The numbering of a game of the house with these options, or the usual ones, and so many players."""
    return numbering_for(find(slug), players, options)


def numbering_for(game: Game, players: int | None = None, options: dict[str, Any] | None = None) -> Numbering:
    """The numbering of a game with these options, or the usual ones, and so many players."""
    match = game.new(0, options, players)
    return numbering_told(game.package, match.players, json.dumps(match.settings, sort_keys=True))


@lru_cache(maxsize=64)
def numbering_told(package: str, players: int, settings: str) -> Numbering:
    """The numbering of the game of a package for so many players with full options, which are given as JSON."""
    game: Game = import_module(package).GAME
    begin = partial(game.begun, json.loads(settings), players)
    s = begin()
    pieces = pieces_of(game, players, s)
    told = [[piece.name, piece.range, piece.shape, piece.kind] for piece in pieces]
    version = sha256(json.dumps([_VERSION, game.version, told]).encode()).hexdigest()[:8]
    decisions = list(game.decisions.values())
    return Numbering(package, begin, decisions, players, settings, eyes_of(game, s), pieces, version)


_PAGE: Final = """# What machines see of {title}

The pieces of an observation with the usual options and {players} players, one after another, as `numbering.pieces` has
them; written by `make fields`. Version {version}. Whoever looks comes first along every axis of seats and is called 0.

| from | piece | shape | kind | least | most | meaning |
|---:|---|---|---|---:|---:|---|"""


def eyes_of(game: Game, s: State) -> Eyes:
    """What writes observations of games that begin with a position."""
    shown = seen_by_all(game.fields)
    owns = owners_of([*shown, *game.fields.asked])
    asked = [
        Asked(
            field.name,
            ways_of(field, s),
            owns.index(own_of(field)) if own_of(field) else -1,
            bool(field.bits or field.shares),
            _blank(field, s),
        )
        for field in game.fields.asked
    ]
    ways = [ways_of(field, s) for field in shown]
    told = [[field.name in asked_of(kind) for field in game.fields.asked] for kind in game.decisions.values()]
    shown_owners = [n for n, own in enumerate(owns) if own != SEAT]
    return Eyes(_writer(game, shown, owns), ways, shown_owners, asked, told, game.known)


def _blank(field: Field, s: State) -> bytes:
    """What is written of what a decision is not about."""
    piece, out = piece_of(field, s), BytesWriter()
    write_row(out, numbers([]), Way([], [], [], 0, [], piece.size, piece.range[0]))
    return out.getvalue()


_Writer = Callable[[Any, int, BytesWriter, list[list[Way]]], list[int]]


def _writer(game: Game, shown: list[Field], owns: list[str]) -> _Writer:
    """What `make fields` has written for a game; for one that has nothing written, the same by the names of fields."""
    if find_spec(f"{game.package}.observation"):
        found: _Writer = import_module(f"{game.package}.observation").write_fields
        return found
    return partial(write_by_name, shown, owns)


def owners_by_name(owns: list[str], s: State, seat: int) -> list[int]:
    """Which owner of each kind a seat is; -1 where it is none."""
    return [max(seat, -1) if own == SEAT else getattr(s, own)(seat) for own in owns]


def write_by_name(
    shown: list[Field], owns: list[str], s: State, seat: int, out: BytesWriter, ways: list[list[Way]]
) -> list[int]:
    """Write the fields that may be known as they stand; which owner of each kind the seat is, -1 where it is none."""
    own = owners_by_name(owns, s, seat)
    for field, seen in zip(shown, ways, strict=True):
        value = getattr(s, field.held or field.name)
        how = how_written(field)
        if how == "write_number":
            write_number(out, int(value))
        else:
            way = seen[own[owns.index(own_of(field))] if own_of(field) else 0]
            getattr(writing, how)(out, numbers(list(value)) if field.by else int(value), way)
    return own


def pieces_of(game: Game, players: int, s: State) -> list[Piece]:
    """What observations are made of in games that begin with a position: what is seen, what is asked, what is known."""
    shown = seen_by_all(game.fields)
    pieces = [
        Piece("seat", "The seat that looks.", (0, players - 1), kind=CATEGORY),
        Piece("decision", "Which decision it must make.", (PAD, len(game.decisions) - 1), kind=CATEGORY),
        *[piece_of(field, s) for field in shown],
        *[_own_piece(own, game) for own in owners_of([*shown, *game.fields.asked]) if own != SEAT],
        *[replace(piece_of(field, s), name=f"asked_{field.name}") for field in game.fields.asked],
        *game.knowledge(s),
    ]
    return [piece for piece in pieces if piece.size]


def _own_piece(own: str, game: Game) -> Piece:
    axis = next(axis for field in game.fields for axis in axes_of(field) if axis.own == own)
    return Piece(f"own_{axis.name}", f"The {axis.name} of the seat that looks.", (PAD, axis.owners - 1), kind=CATEGORY)


def page(game: Game) -> str:
    """The page of documentation about the observations of a game."""
    numbering = numbering_for(game)
    lines = [_PAGE.format(title=game.words("en").say("title"), players=numbering.players, version=numbering.version)]
    at = 0
    for piece in numbering.pieces:
        shape = " x ".join(f"{length} ({axis})" for axis, length in zip(piece.axes, piece.shape, strict=True))
        least, most = piece.range
        lines.append(f"| {at} | `{piece.name}` | {shape} | {piece.kind} | {least} | {most} | {piece.meaning} |")
        at += piece.size
    return "\n".join(lines) + "\n"
