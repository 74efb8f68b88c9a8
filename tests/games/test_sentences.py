"""Sentences of golden games, as everybody reads them and as the player who did it does."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import meadhall
from meadhall.engine.match import Match
from meadhall.telling import Passages, Teller, played

GOLDEN = Path(__file__).parents[1] / "golden"
WHO = ["Ada", "Bo", "Cyd", "Dag"]

TOLD = [line.split(" | ") for line in Path(__file__).with_name("sentences.txt").read_text("utf-8").splitlines()]
"""A golden game, the language, the seat that reads or -1, and a sentence."""


@cache
def _match(name: str) -> Match:
    return meadhall.replay((GOLDEN / f"{name}.journal").read_text("utf-8"))


def _sentences(match: Match, language: str, reader: int) -> list[str]:
    game, sides = match.game, match.game.sides(match.state)
    ids = game.names["side"]
    seats = {ids.index(side): seat for seat, side in enumerate(sides)}
    teller = Teller(game.words(language), game.names)
    told = []
    for each in Passages([told for _, told in match.told()], played(sides, game.names)).all:
        seat = seats.get(each.side, -1)
        name = WHO[seat] if seat >= 0 else game.words(language).name(ids[each.side], "start")
        you = {"en": "You", "pl": "Ty"}[language]
        told.append(str(teller.sentence(each, you if seat == reader >= 0 else name, seat == reader >= 0)))
    return told


@pytest.mark.parametrize(("name", "language", "reader", "sentence"), TOLD)
def test_a_golden_game_tells(name: str, language: str, reader: str, sentence: str) -> None:
    assert sentence in _sentences(_match(name), language, int(reader))
