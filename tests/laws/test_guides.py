"""Law 22: every game is told on one page: figures drawn from positions, words in both languages."""

from __future__ import annotations

import re
import xml.etree.ElementTree as Xml

import pytest

import meadhall
from meadhall.engine.game import Game
from meadhall.laws.support import LANGUAGES, manual_ids
from meadhall.lessons import lessons
from meadhall.lessons.guide import Box, boxes, figure, figures, guide_says

GAMES = [meadhall.game(slug) for slug in meadhall.games()]
BOXES = [(game, box) for game in GAMES for box in boxes(game)]
_TITLE = 5
_SENTENCES = 2

every_box = pytest.mark.parametrize(("game", "box"), BOXES, ids=[f"{game.slug}-{box.id}" for game, box in BOXES])


@pytest.mark.parametrize("game", GAMES, ids=meadhall.games())
def test_every_game_has_a_page_of_a_few_boxes(game: Game) -> None:
    assert 5 <= len(boxes(game)) <= 9
    for language in LANGUAGES:
        assert guide_says(game, "intro", language)
        assert guide_says(game, "goal-1", language)


@every_box
def test_a_box_says_much_in_little(game: Game, box: Box) -> None:
    for language in LANGUAGES:
        assert 1 <= len(guide_says(game, box.id, language).split()) <= _TITLE
        text = guide_says(game, f"{box.id}.text", language)
        assert 1 <= len(re.findall(r"[.!?](?=\s|$)", text)) <= _SENTENCES
        assert box.figure is None or guide_says(game, f"{box.id}.alt", language)
    assert box.rules
    assert set(box.rules) <= set(manual_ids(game, "en"))
    assert not box.lesson or box.lesson in [each.id for each in lessons(game)]


@pytest.mark.parametrize(
    ("game", "name"),
    [(game, name) for game in GAMES for name in figures(game)],
    ids=lambda each: getattr(each, "slug", each),
)
def test_a_figure_is_drawn_from_a_sound_position(game: Game, name: str) -> None:
    """Those of boxes, and those that the manual shows at its examples."""
    found = figures(game)[name]
    s, _, players = found.written.laid(game)
    assert [fault for fault in game.check(s) if fault] == []
    assert players in game.players
    for language in LANGUAGES:
        for is_dark in (False, True):
            drawn = Xml.fromstring(figure(game, name, language, is_dark))  # noqa: S314 (drawn by ourselves)
            assert drawn.get("viewBox") == " ".join(map(str, found.cut))
            assert len(list(drawn.iter())) > len(list(drawn.iter("{http://www.w3.org/2000/svg}defs"))) + 5
