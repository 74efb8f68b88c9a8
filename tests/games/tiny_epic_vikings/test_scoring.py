"""Chapter 15: final scoring."""

from __future__ import annotations

import pytest

from meadhall.games.tiny_epic_vikings.scores import way_won
from tests.games.tiny_epic_vikings.told import Table, told

_ISLANDS = "R 1 wolf; R holds wolf; Y 1 raven; Y holds raven; B 1 bear; B holds bear"
_FAVOURS = "R favours whispering_stone; Y favours golden_ring; B favours breath_of_hail"
_DRAWN = "R 1 raven; R holds raven; Y 1 stag; Y holds stag"


def _ended(position: str) -> Table:
    """The end of a game in which all cards have been played."""
    return told(f"R hand empty; Y hand empty; B hand empty; {position}", phase="cleanup", era=3)


def _worth(fury: str, position: str) -> list[int]:
    """What Red, Yellow and Blue score with the Fury of Frigg (Wealth), Odin (Secrets) and Thor (Nature's Fury)."""
    return _ended(f"gods frigg/odin/thor; fury {fury}; {position}").s.scores()


# Gods and points


@pytest.mark.parametrize(
    ("odin", "frigg", "thor", "islands", "favours"),
    [(15, 13, 9, [6, 4, 2], [3, 2, 1]), (15, 15, 13, [4, 4, 2], [2, 2, 1])],
)
def test_the_printed_examples_of_ranked_gods(
    odin: int, frigg: int, thor: int, islands: list[int], favours: list[int]
) -> None:
    """TEV-EX-11, TEV-15.2, TEV-15.3: Red has runes of Secrets, Yellow of Wealth, Blue of Nature's Fury."""
    assert _worth(f"{frigg}/{odin}/{thor}", _ISLANDS) == islands
    assert _worth(f"{frigg}/{odin}/{thor}", _FAVOURS) == favours


def test_all_gods_tied() -> None:
    """TEV-TV-26, TEV-15.3"""
    assert _worth("7/7/7", _ISLANDS) == [2, 2, 2]
    assert _worth("7/7/7", _FAVOURS) == [1, 1, 1]


def test_gods_tied_for_the_second_place_are_both_third() -> None:
    """TEV-15.3"""
    assert _worth("8/12/8", _ISLANDS) == [6, 2, 2]
    assert _worth("8/12/8", _FAVOURS) == [3, 1, 1]


@pytest.mark.parametrize(
    ("fury", "points"), [("3/2/1", [4, 6, 2]), ("3/1/2", [2, 6, 4]), ("2/3/1", [6, 4, 2]), ("1/2/3", [4, 2, 6])]
)
def test_gods_are_ranked_by_fury_alone(fury: str, points: list[int]) -> None:
    """TEV-15.1, TEV-15.2, TEV-RUL-55"""
    assert _worth(fury, _ISLANDS) == points
    assert _worth(fury, _FAVOURS) == [half // 2 for half in points]


def test_every_god_is_announced_with_what_its_runes_are_worth() -> None:
    """TEV-15.1: god, rune, Fury, then the points of an island and of a favour rune."""
    table = _ended("gods loki/thor/odin; fury 3/21/3")
    assert table.heard("god_ranked") == [[4, 0, 3, 2, 1], [2, 1, 21, 6, 3], [0, 2, 3, 2, 1]]


def test_a_score_is_the_sum_of_islands_and_of_all_runes_on_favour_cards() -> None:
    """TEV-15.2, TEV-2.2: two islands of Wealth and one of Secrets; four runes on three cards."""
    position = (
        "R 1 raven; R 1 stag; R 1 wolf; R holds raven stag wolf; R favours kings_tribute smugglers_map thunderhead"
    )
    table = _ended(f"fury 9/5/1; {position}").scores(red=6 + 6 + 4 + 3 + 3 + 3 + 2 + 1 + 1)
    assert table.heard("clan_scored")[0][:4] == [0, 16, 13, 29]


def test_nothing_else_scores() -> None:
    """TEV-2.2, TEV-15.2: resources, pieces, villages, runes that nobody holds."""
    position = "R res 7/7/7; R raided 2; R temple raven; R 5 raven; R boat raven_wolf raven_bear"
    _ended(f"fury 9/5/1; {position}").scores(red=0, yellow=0, blue=0)


def test_a_score_above_forty_is_counted_on() -> None:
    """TEV-15.4: all nine islands, and six favour runes of the first god."""
    pieces = "R 1 raven; R 1 stag; R 1 serpent; R 1 wolf; R 1 eagle; R 1 walrus; R temple bear; R temple seal"
    islands = "R boat fox_wolf; R holds raven stag serpent wolf eagle walrus bear seal fox"
    favours = "R favours hoard_of_hedeby kings_tribute golden_ring"
    _ended(f"{pieces}; {islands}; {favours}; fury 9/5/1").scores(red=36 + 15).ends("red")


# Winners


def test_the_highest_score_wins() -> None:
    """TEV-15.5: whatever else the others have."""
    position = "Y 1 wolf; Y 1 eagle; Y temple wolf; Y holds wolf eagle; Y res 7/7/7; Y boat whale_tail fox_wolf"
    _ended(f"fury 9/1/5; R 1 raven; R holds raven; {position}").scores(red=6, yellow=4).ends("red")


_BREAKS = {
    "more island runes": ("fury 9/5/1; R 1 raven; R holds raven; Y 1 wolf; Y 1 bear; Y holds wolf bear", "yellow"),
    "more favour cards": ("fury 9/5/1; R favours kings_tribute; Y favours golden_ring full_granary", "yellow"),
    "more temples": (f"{_DRAWN}; Y temple stag", "yellow"),
    "more boats": (f"{_DRAWN}; R boat whale_tail; Y boat whale_tail fox_wolf", "yellow"),
    "more resources": (f"{_DRAWN}; R res 3/0/3; Y res 0/7/0", "yellow"),
    "islands before favour cards": (
        "fury 9/5/1; R favours golden_ring full_granary; Y 1 wolf; Y 1 bear; Y holds wolf bear",
        "yellow",
    ),
    "favour cards before temples": (
        "fury 9/5/1; R favours kings_tribute; R 1 fox; R temple fox; Y favours golden_ring full_granary",
        "yellow",
    ),
    "temples before boats": (f"{_DRAWN}; R boat whale_tail fox_wolf fox_serpent; Y temple stag", "yellow"),
    "boats before resources": (f"{_DRAWN}; R res 7/7/7; Y boat whale_tail fox_wolf", "yellow"),
}


@pytest.mark.parametrize("reason", _BREAKS)
def test_ties_are_broken_in_order(reason: str) -> None:
    """TEV-15.5"""
    position, winner = _BREAKS[reason]
    table = _ended(position)
    red, yellow, _ = table.s.scores()
    assert red == yellow
    table.ends(winner)


# How it was won


@pytest.mark.parametrize(
    ("reason", "way"),
    [
        ("more island runes", "islands_held"),
        ("more favour cards", "favours_held"),
        ("more temples", "temples"),
        ("more boats", "boats"),
        ("more resources", "resources"),
        ("temples before boats", "temples"),
    ],
)
def test_the_tie_break_that_decided_is_told(reason: str, way: str) -> None:
    """TEV-15.5"""
    assert way_won(_ended(_BREAKS[reason][0]).s) == way


def test_points_decide_or_nothing_does() -> None:
    """TEV-15.5, TEV-RUL-47"""
    assert way_won(_ended("fury 9/1/5; R 1 raven; R holds raven").s) == "points"
    assert way_won(_ended(_DRAWN).s) == "shared"


def test_the_last_tie_break_that_the_winner_needed_decided() -> None:
    """TEV-15.5: Blue falls back by temples, Red only by resources."""
    three = "R 1 raven; R holds raven; Y 1 stag; Y holds stag; B 1 serpent; B holds serpent"
    table = _ended(f"{three}; R temple raven; Y temple stag; R res 0/0/0").ends("yellow")
    assert way_won(table.s) == "resources"


@pytest.mark.parametrize(
    ("position", "way"),
    [
        ("R 1 wolf; R holds wolf", "solo_won"),
        ("E 1 wolf; E holds wolf", "solo_lost"),
        ("R 1 wolf; R holds wolf; E 1 eagle; E holds eagle", "solo_won_tie"),
        ("R 1 wolf; R holds wolf; E 1 eagle; E holds eagle; E temple eagle", "solo_lost_tie"),
        ("R res 0/0/0", "shared"),
    ],
)
def test_the_solo_game_is_won_or_lost(position: str, way: str) -> None:
    """TEV-27.2, TEV-RUL-47"""
    table = told(f"R hand empty; {position}", phase="cleanup", era=3, players=1)
    assert way_won(table.s) == way


def test_the_starting_boat_is_not_built() -> None:
    """TEV-15.5, TEV-RUL-47: so it breaks no tie."""
    _ended(f"{_DRAWN}; R boat fox_wolf").ends("red", "yellow")


def test_equals_in_everything_share_the_win() -> None:
    """TEV-RUL-47, TEV-15.5"""
    table = _ended(_DRAWN).ends("red", "yellow")
    assert [numbers[0] for numbers in table.heard("win_shared")] == [0b11]
    _ended("").ends("red", "yellow", "blue")
