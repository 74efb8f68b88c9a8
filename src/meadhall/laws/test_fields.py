"""Law 24: every field of a position is declared once, with its range."""

from __future__ import annotations

import pytest

from meadhall.engine.codec import field_names
from meadhall.engine.errors import BadPosition
from meadhall.engine.game import Game

_APART = {"todo", "ear", "variant"}


def test_a_position_holds_what_is_declared_and_begins_within_its_ranges(game: Game) -> None:
    """Law 24."""
    s = game.start(game.full_options(None), game.players[0])
    assert {field.name for field in game.fields} == set(field_names(s)) - _APART
    assert game.fields.faults(s) == []


def test_a_number_out_of_its_range_is_refused_by_the_name_of_its_field(game: Game) -> None:
    """Law 24."""
    for field in game.fields:
        position = game.new(seed=1).position()
        if field.is_flag:
            continue
        beyond = field.range[1] + 1
        value = position["state"][field.name]
        position["state"][field.name] = [*value[:-1], beyond] if field.by else beyond
        with pytest.raises(BadPosition, match=f"'{field.name}'"):
            game.at(position)
