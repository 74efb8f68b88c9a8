"""Law 13, of rulings: what the book says, what is open, what we play, and which option changes it."""

from __future__ import annotations

import re

import pytest

import meadhall
from meadhall.engine.game import Game
from meadhall.manual import Manual, manual, written
from meadhall.placeholders import filled

PARTS = {
    "en": ("The book:", "Open:", "We play:", "Option:"),
    "pl": ("Instrukcja:", "Otwarte:", "Gramy:", "Opcja:"),
}

NONE = {"en": r" none\b", "pl": r" (?:żadna|brak)\b"}

pytestmark = [
    pytest.mark.parametrize("game", [meadhall.game(slug) for slug in meadhall.games()], ids=meadhall.games()),
    pytest.mark.parametrize("language", list(PARTS)),
]


def rulings(game: Game, language: str) -> dict[str, str]:
    """The rulings of a manual, by id."""
    return {id_: rule.text for id_, rule in manual(game, language).rules.items() if "-RUL-" in id_}


def test_a_ruling_has_its_four_parts_in_order_after_a_question(game: Game, language: str) -> None:
    """Law 13."""
    pattern = r"[^*]+\?\s+" + r"\s+".join(rf"\*{re.escape(part)}\* [^\s*].*?" for part in PARTS[language])
    found = rulings(game, language)
    assert found
    assert [id_ for id_, text in found.items() if not re.fullmatch(pattern, text, re.DOTALL)] == []


def test_the_option_of_a_ruling_is_one_of_the_game_with_a_value_that_it_may_have(game: Game, language: str) -> None:
    """Law 13: a placeholder that names no option of the game, or a value that it never has, cannot be filled."""
    for id_, rule in Manual(written(game, language)).rules.items():
        if "-RUL-" in id_:
            part = rule.text.partition(f"*{PARTS[language][3]}*")[2]
            assert "{option:" in part or re.match(NONE[language], part), id_
            assert filled(part, game, language)


def test_every_option_of_the_game_stands_in_the_list_of_options(game: Game, language: str) -> None:
    """Law 13: by its name, with what may be chosen."""
    text = written(game, language)
    assert [option.name for option in game.options if f"{{name:{option.name}}}" not in text] == []
