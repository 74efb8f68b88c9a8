"""Law 13: the rules of a manual are the same in both languages, and decisions name them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from meadhall.engine.game import Game
from meadhall.laws.support import has_manual, manual_ids, rule_pattern


def _with_manual(game: Game) -> None:
    if not has_manual(game):
        pytest.skip(f"{game.slug} has no manual, so no rules are looked up.")


def rules_of_decisions(game: Game) -> Iterator[tuple[str, str]]:
    """The rule that each decision says it carries out."""
    for key, kind in game.decisions.items():
        yield kind.rule, key


def test_every_decision_names_a_rule_of_the_manual(game: Game) -> None:
    """Law 13: the rule that its prompt links to."""
    _with_manual(game)
    known = set(manual_ids(game, "en"))
    assert [key for rule, key in rules_of_decisions(game) if rule not in known] == []


def test_both_manuals_hold_the_same_rules_in_the_same_order_once_each(game: Game) -> None:
    """Law 13."""
    _with_manual(game)
    ids = manual_ids(game, "en")
    assert ids
    assert len(set(ids)) == len(ids)
    assert manual_ids(game, "pl") == ids


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_manual_refers_only_to_rules_that_it_holds(game: Game, language: str) -> None:
    """Law 13."""
    _with_manual(game)
    text = files(game.package).joinpath("manual", f"{language}.md").read_text("utf-8")
    assert sorted(set(re.findall(rule_pattern(game), text)) - set(manual_ids(game, language))) == []
