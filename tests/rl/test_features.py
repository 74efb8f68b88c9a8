"""What actions mean, as small numbers."""

from __future__ import annotations

import numpy as np
import pytest

from meadhall.engine.game import Game
from meadhall.rl.features import features_of, owned_axes
from meadhall.rl.numbering import numbering_of


def test_no_two_actions_of_a_decision_mean_the_same(game: Game) -> None:
    """So that whoever knows a position and the features of an option needs no number of an action."""
    table = numbering_of(game.slug).option_features[0]
    assert len(np.unique(table, axis=0)) == game.action_count


def test_every_action_has_features_and_each_is_named(game: Game) -> None:
    numbering = numbering_of(game.slug)
    names = numbering.feature_names
    assert numbering.option_features.shape[1:] == (game.action_count, len(names))
    assert len(set(names)) == len(names)
    assert numbering.owner_piece in {piece.name for piece in numbering.pieces}


def test_a_force_of_saga_is_told_by_its_warriors_and_leaders() -> None:
    numbering = numbering_of("saga")
    features = features_of(numbering.package)
    game, names = features.game, features.names
    for own, leaders in ((0, [1, 2]), (1, [5, 6]), (-1, [1, 2])):
        row = numbering.option_features[own][1000]
        assert game.action_name(1000) == "choose_losses/force:2:saxon_leader_a+saxon_leader_b"
        told = dict(zip(names, row.tolist(), strict=True))
        assert told.pop("decision") == list(game.decisions).index("choose_losses")
        assert features.words[told.pop("word") - 1] == "force"
        assert told.pop("amount") == 2
        assert [told.pop("leader"), told.pop("leader_2")] == leaders
        assert set(told.values()) == {0}


@pytest.mark.parametrize("own", [0, 1])
def test_who_looks_is_the_first_of_its_kind(game: Game, own: int) -> None:
    """Where options name owners, as seats of Northgard or Kingdoms, one's own has the number 1."""
    numbering = numbering_of(game.slug)
    features = features_of(numbering.package)
    seen, plain = numbering.option_features[own], features.seen_by(numbering, -1)
    for axis in owned_axes(game):
        if axis.kind in features.names:
            column = features.names.index(axis.kind)
            mine = (plain[:, column] - 1) // axis.each == own
            assert ((seen[mine, column] - 1) // axis.each == 0).all()
            assert (np.sort(seen[:, column]) != 0).sum() == (plain[:, column] != 0).sum()
