"""Games that other packages bring: they are found, and what is no game is refused with a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from unittest import mock

import pytest

import meadhall
from meadhall import games
from meadhall.declaration import parts
from meadhall.engine.errors import MeadhallError


@pytest.fixture
def brought(request: pytest.FixtureRequest) -> Iterator[None]:
    """The entry points that some package is said to have, as pairs of a name and a value."""
    points = [EntryPoint(name, value, "meadhall.games") for name, value in request.param]
    finder = __import__("meadhall.games", fromlist=["slugs"])
    with mock.patch.object(finder, "_brought", return_value={each.name: each for each in points}):
        yield


def bring(*points: tuple[str, str]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("brought", [points], indirect=True)


@bring(("tribute", "meadhall.laws.toy"))
@pytest.mark.usefixtures("brought")
def test_a_game_of_another_package_is_one_of_the_games() -> None:
    assert "tribute" in games()
    assert meadhall.game("tribute").new(1).seats == [0, 1]


@bring(("nothing", "tests.no_such_package"), ("empty", "tests.engine"), ("other", "meadhall.laws.toy"))
@pytest.mark.usefixtures("brought")
@pytest.mark.parametrize(
    ("slug", "sentence"),
    [
        ("nothing", "brings no game nothing: No module named 'tests.no_such_package'"),
        ("empty", "brings no game empty: there is no GAME in tests.engine"),
        ("other", "brings the game other from meadhall.laws.toy, but declares tribute in meadhall.laws.toy"),
    ],
)
def test_a_package_that_brings_no_game_is_refused_with_a_sentence(slug: str, sentence: str) -> None:
    with pytest.raises(MeadhallError, match=sentence):
        meadhall.game(slug)


def test_what_a_game_s_package_lacks_is_said_by_file_and_function() -> None:
    with pytest.raises(MeadhallError, match=r"tests.engine lacks setup.py with `start\(options, players\)`.*; text.py"):
        parts("tests.engine")
