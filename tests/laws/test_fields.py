"""Every field of a position is declared once, and what is written down of it follows from that."""

from __future__ import annotations

import pytest
from tools.fields import files, observations

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


def test_what_follows_from_the_fields_is_written_down_as_they_are_now() -> None:
    """`make fields` has nothing left to write."""
    for path, text in (files() | observations()).items():
        assert path.read_text("utf-8") == text, f"{path} is not up to date: run `make fields`."
