"""Chapter 5, first part: starting and joining a battle."""

from __future__ import annotations

from tests.games.tiny_epic_vikings.fights import NO_FAVOURS
from tests.games.tiny_epic_vikings.told import told


def test_the_starter_chooses_among_the_four_ends_of_the_rows() -> None:
    """TEV-EX-12, TEV-5.1, TEV-5.2"""
    upper = "full_granary golden_ring hoard_of_hedeby kings_tribute whispering_stone mimirs_draught sealed_saga"
    lower = "ravens_secret breath_of_hail seething_sea thunderhead wrath_of_winter smugglers_map buried_silver"
    table = told(
        f"upper {upper}; lower {lower}; R hand astrid_goldhand gro_gullwing; Y hand dufa_wavebreaker dyri_fogwalker",
        players=4,
    )
    table.fights_with("astrid_goldhand").asks("choose_favour", of="red")
    table.offers("favour:upper:left", "favour:upper:right", "favour:lower:left", "favour:lower:right")
    table.plays("favour:lower:right").is_at(f"upper {upper}; lower {lower.removesuffix(' buried_silver')}")
    table.is_at("battle R for buried_silver from lower right")
    table.turn_of("yellow").fights_with("dyri_fogwalker").turn_of("blue")
    table.is_at("battle R Y for buried_silver from lower right")


def test_the_left_end_of_a_row_can_be_taken_too() -> None:
    """TEV-5.2"""
    table = told("upper golden_ring storm_wrack thunderhead; R hand astrid_goldhand gro_gullwing")
    table.fights_with("astrid_goldhand").plays("favour:upper:left")
    table.is_at("upper storm_wrack thunderhead; battle R for golden_ring from upper left")


def test_the_only_card_of_a_row_has_one_end() -> None:
    """TEV-5.2"""
    table = told("upper golden_ring; R hand astrid_goldhand gro_gullwing").fights_with("astrid_goldhand")
    table.offers("favour:upper:left", "favour:lower:left", "favour:lower:right")


def test_an_empty_row_offers_nothing() -> None:
    """TEV-5.2"""
    table = told("upper empty; R hand astrid_goldhand gro_gullwing").fights_with("astrid_goldhand")
    table.offers("favour:lower:left", "favour:lower:right")


def test_there_is_one_battle_at_a_time() -> None:
    """TEV-5.1: who plays face down while one is pending joins it, and picks nothing."""
    table = told("B down alva_whisperer; battle B for thunderhead from upper left; R hand astrid_goldhand gro_gullwing")
    table.fights_with("gro_gullwing").turn_of("yellow").is_at("battle B R for thunderhead from upper left")


def test_a_battle_card_is_the_secret_of_its_owner() -> None:
    """TEV-4.3, TEV-5.4: until all are turned face up."""
    table = told("R hand astrid_goldhand gro_gullwing").plays("down")
    assert table.who_learns() == ["red"]
    table.plays("card:gro_gullwing", "favour:upper:left")
    assert table.who_knows("gro_gullwing") == ["red"]
    assert table.heard("own_card_played_down", by="yellow") == []


def test_without_a_favour_card_there_is_nothing_to_fight_for() -> None:
    """TEV-RUL-28"""
    told("upper empty; lower empty; R hand astrid_goldhand", faults=NO_FAVOURS).is_at("R row astrid_goldhand")
    table = told("upper empty; lower empty; R hand astrid_goldhand gro_gullwing", faults=NO_FAVOURS)
    table.offers("up:astrid_goldhand", "up:gro_gullwing")


def test_a_pending_battle_can_be_joined_when_no_favour_card_is_left() -> None:
    """TEV-RUL-28, TEV-5.1"""
    table = told(
        "upper empty; lower empty; R hand astrid_goldhand gro_gullwing; B down alva_whisperer;"
        "battle B for thunderhead from upper left",
        faults=NO_FAVOURS,
    )
    table.has("down").fights_with("astrid_goldhand").turn_of("yellow")
    table.is_at("battle B R for thunderhead from upper left")
