"""What the table answers to somebody who points at a thing."""

from __future__ import annotations

import pytest

from meadhall.engine.inspected import Inspected, Row
from meadhall.engine.steps import NOBODY
from meadhall.games.tiny_epic_vikings.inspection import inspect
from meadhall.games.tiny_epic_vikings.inspection.legend import signs
from tests.games.tiny_epic_vikings.solo import human_turn
from tests.games.tiny_epic_vikings.told import Table, told


def _answer(table: Table, thing: str, seat: int = 0, language: str = "en") -> Inspected:
    found = inspect(table.s, seat, thing, language)
    assert found is not None
    return found


def _rows(found: Inspected, heading: str) -> list[Row]:
    return next((section.rows for section in found.sections if section.heading == heading), [])


def _told(found: Inspected, heading: str) -> list[tuple[str, str, str]]:
    return [(row.text, row.note, row.mark) for row in _rows(found, heading)]


def test_an_island_says_who_holds_it_what_it_scores_and_who_could_come() -> None:
    """TEV-11.1, TEV-15.2, TEV-6.5, TEV-8.1"""
    table = told(
        "R 2 fox; R boat fox_wolf; R holds fox; Y boat south_sound; Y 1 walrus; fury 1/0/5; no village fox_walrus"
    )
    found = _answer(table, "fox")
    assert (found.name, found.kind, found.seat) == ("Fox Isle", "Island, rune of Nature's Fury", 0)
    assert _told(found, "Holds it") == [("Red holds the rune", "", ""), ("Red (you)", "Settlers 2, Boats 1", "4")]
    assert _told(found, "Gives") == [("Nature's Fury", "Thor: Fury 5", "6 points")]
    assert ("Yellow", "Boat, South Sound", "Sail 1") in _told(found, "Who could reach it")
    assert ("Yellow", "Settlers 1, Walrus Isle", "Explore 1") in _told(found, "Who could reach it")
    assert "fox_wolf" not in [thing for row in _rows(found, "Who could reach it") for thing in row.things]


def test_an_island_is_told_in_polish_too() -> None:
    """TEV-11.1"""
    found = _answer(told("R 2 fox; R holds fox"), "fox", seat=1, language="pl")
    assert (found.name, found.kind) == ("Lisia Wyspa", "Wyspa z runą Gniewu natury")
    assert _told(found, "Kto ma")[0] == ("Runę ma Czerwony", "", "")


def test_a_dock_says_what_its_village_costs_and_that_the_steel_is_missing() -> None:
    """TEV-7.4"""
    table = told("R res 2/2/1", era=2)
    found = _answer(table, "fox_walrus")
    assert _told(found, "Gives") == [("A village: raid it for 2 steel", "Dock Fox-Walrus", "")]
    assert _told(found, "Why not now") == [("You have 1 steel; it costs 2.", "", "")]
    assert _rows(_answer(table, "fox_walrus", seat=1), "Why not now") == []


def test_a_boat_knows_the_islands_in_its_reach_and_its_influence() -> None:
    """TEV-6.4, TEV-11.1"""
    found = _answer(told("R boat fox_wolf"), "boat-red-0", seat=1)
    assert (found.kind, found.seat) == ("Red's · Dock Fox-Wolf", 0)
    assert _told(found, "Gives") == [("Influence 2", "Fox Isle", "")]
    assert _told(found, "In reach")[0] == ("Wolf Isle, Bear Isle, Walrus Isle, Fox Isle and Serpent Isle", "", "Sail 2")


def test_own_card_says_what_it_would_do_now_and_what_it_lacks() -> None:
    """TEV-12.1, TEV-5.5, TEV-5.6"""
    found = _answer(told("R hand halfdan_ringgiver; R res 2/2/1"), "halfdan_ringgiver")
    actions = _told(found, "Actions")
    assert [(text, mark) for text, _, mark in actions] == [
        ("Leader action: Explore 1", ""),
        ("Rune action: Enter a battle", "1/2"),
    ]
    assert _told(found, "In battle") == [("Strength 9 for 3 steel", "", "9")]
    assert [row.text for row in _rows(found, "Why not now")] == [
        "For its rune action 1 active rune is missing.",
        "You have 1 steel; it costs 3.",
    ]


def test_nobody_is_told_who_holds_a_hidden_card() -> None:
    """TEV-3.2: neither a rival nor a spectator."""
    table = told("R hand halfdan_ringgiver")
    for seat in (1, NOBODY):
        found = _answer(table, "halfdan_ringgiver", seat)
        assert (found.kind, found.seat) == ("Viking card, rune of Wealth", -2)
        assert _rows(found, "Why not now") == []


def test_favour_cards_of_others_are_shown_to_their_owner_only() -> None:
    """TEV-5.8"""
    table = told("R favours golden_ring; fury 5/4/3")
    assert _answer(table, "golden_ring").kind == "Favour card · yours"
    assert _answer(table, "golden_ring", 1).kind == "Favour card"
    assert _answer(table, "won-red-0", 1).kind == "Red's"
    assert _told(_answer(table, "golden_ring"), "Gives")[0] == ("Wealth", "", "3 points")


def test_a_god_says_what_its_runes_are_worth_and_why_nothing_can_be_dedicated() -> None:
    """TEV-13.2, TEV-13.3, TEV-15.3"""
    table = told("fury 3/3/1; R 1 raven; R holds raven; dedicated frigg 3; R raided 1")
    found = _answer(table, "frigg")
    assert found.kind == "God of Wealth, Fury 3"
    assert _told(found, "Gives")[:2] == [("Wealth", "Frigg: Fury 3", "4 points"), ("Favour cards", "", "2 points")]
    assert _told(found, "Holds it") == [("Red (you)", "Raven Isle", "1")]
    assert _told(found, "Why not now") == [("This place is full; the villages stay there.", "", "")]
    assert _rows(_answer(table, "odin"), "Why not now") == []
    assert _told(_answer(table, "odin", 1), "Why not now") == [("You have no raided village.", "", "")]


def test_what_is_left_on_a_sheet_says_its_prices_and_places() -> None:
    """TEV-10.2, TEV-10.3, TEV-10.4"""
    table = told("R res 4/2/2; R 1 fox")
    assert _told(_answer(table, "sheet-red-boats"), "Costs") == [
        ("Wood", "", "2"),
        ("Wood", "", "3"),
        ("Wood", "", "4"),
    ]
    assert _told(_answer(table, "slot-red-temple-4"), "In reach") == [("Fox Isle", "Build", "")]
    assert _told(_answer(table, "slot-red-temple-6"), "Why not now") == [("You have 4 wood; it costs 6.", "", "")]


@pytest.mark.parametrize(("thing", "why"), [
    ("explore", "You have no settler on an island."),
    ("temple_explore", "You have no temple that could move."),
    ("smite", "No other clan has a settler on an island."),
])  # fmt: skip
def test_an_action_that_would_come_to_nothing_says_why(thing: str, why: str) -> None:
    """TEV-12.2"""
    assert _told(_answer(told(), thing), "Why not now") == [(why, "", "")]


def test_an_option_is_told_as_the_thing_that_it_is_about() -> None:
    """TEV-4.3"""
    table = told("R hand gro_gullwing astrid_goldhand")
    found = _answer(table, "play_card/up:gro_gullwing", language="pl")
    assert found.name == "Zagraj kartę Gro Mewie Skrzydło"
    assert found.kind.startswith("Gro Mewie Skrzydło · Karta wikinga")
    assert found.rules[0] == "TEV-4.3"
    assert _answer(table, "play_card/down").kind == "Battle · No battle waits"
    assert inspect(table.s, 1, "play_card/up:gro_gullwing", "en") is None


def test_the_tracks_of_the_solo_enemy_answer() -> None:
    """TEV-22.8, TEV-20.1"""
    table = human_turn()
    assert _answer(table, "chief").kind == "The enemy's · Dock Raven-Wolf"
    assert "marker" in _answer(table, "enemy-wood-1").about
    assert inspect(told().s, 0, "enemy-wood-1", "en") is None


def test_the_legend_explains_runes_pieces_and_actions() -> None:
    """TEV-4.6"""
    said = [text for _, text in signs("pl")]
    assert "Runa: Bogactwo" in said
    assert "Świątynia: 4 wpływu" in said
    assert len(said) == len(set(said)) == len(signs("en"))
