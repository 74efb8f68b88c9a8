"""Chapter 14: the end of an era."""

from __future__ import annotations

import pytest

from tests.games.tiny_epic_vikings.told import told

_PLAYED = "R hand empty; Y hand empty; B hand empty"


def test_an_era_ends_when_all_hands_are_played() -> None:
    """TEV-14.1, TEV-14.4: the next one begins with its deal."""
    table = told("R hand astrid_goldhand; Y hand bjorn_the_broad; B hand leif_ploughman")
    table.shows("astrid_goldhand").turn_of("yellow").shows("bjorn_the_broad").turn_of("blue").in_era(1)
    table.shows("leif_ploughman").in_era(2).asks("deal_card", of="chance")
    assert table.lines()[-3:] == ["chieftain_passes", "era_begins", "draft_begins"]


def test_rows_are_discarded_and_the_invaders_stay() -> None:
    """TEV-14.2, TEV-5.19"""
    rows = "R row astrid_goldhand dagny_fairwind; Y row alva_whisperer; B row orm_stonereader"
    table = told(f"{_PLAYED}; {rows}; invaders gro_gullwing", phase="cleanup").in_era(2)
    table.is_at("R row empty; Y row empty; B row empty; invaders gro_gullwing")
    table.is_at("discard alva_whisperer astrid_goldhand dagny_fairwind orm_stonereader")


def test_cards_that_are_discarded_are_active_no_more() -> None:
    """TEV-14.2, TEV-2.6: islands held are."""
    position = f"{_PLAYED}; R row astrid_goldhand alva_whisperer; R 1 raven; R holds raven"
    told(position, phase="cleanup").is_at("R runes 1/0/0; R holds raven")


def test_after_the_third_era_the_game_is_over() -> None:
    """TEV-14.1, TEV-2.1: there is no fourth deal."""
    told(_PLAYED, phase="cleanup", era=2).in_era(3).asks("deal_card", of="chance")
    told(f"{_PLAYED}; Y 1 fox; Y holds fox", phase="cleanup", era=3).in_era(3).ends("yellow")


@pytest.mark.parametrize(("era", "cards"), [(1, 5), (2, 6)])
def test_the_next_era_deals_more_cards(era: int, cards: int) -> None:
    """TEV-14.4, TEV-3.1"""
    table = told(_PLAYED, phase="cleanup", era=era).lets_chance_decide()
    assert len(table.offers_to("red")) == cards


def test_the_chieftain_is_the_last_of_those_with_most_islands() -> None:
    """TEV-TV-14, TEV-14.3: the order of the era was Yellow, Blue, Red, their island runes 2, 1, 2."""
    runes = "Y 1 wolf; Y 1 fox; Y holds wolf fox; B 1 bear; B holds bear; R 1 raven; R 1 eagle; R holds raven eagle"
    told(f"{_PLAYED}; {runes}; marker Y", phase="cleanup").is_at("marker R")


@pytest.mark.parametrize(("marker", "next_marker"), [("R", "B"), ("Y", "R"), ("B", "Y")])
def test_who_played_last_in_the_era_becomes_chieftain_when_nobody_holds_anything(marker: str, next_marker: str) -> None:
    """TEV-14.3"""
    told(f"{_PLAYED}; marker {marker}", phase="cleanup").is_at(f"marker {next_marker}")


def test_who_holds_most_islands_becomes_chieftain_whatever_the_order() -> None:
    """TEV-14.3: nobody else is tied with Red."""
    runes = "R 1 raven; R 1 eagle; R holds raven eagle; Y 1 fox; Y holds fox; B 1 bear; B holds bear"
    told(f"{_PLAYED}; {runes}; marker R", phase="cleanup").is_at("marker R")
    told(f"{_PLAYED}; {runes}; marker Y", phase="cleanup").is_at("marker R")


def test_the_new_chieftain_begins_the_next_era() -> None:
    """TEV-14.3, TEV-4.1"""
    table = told(f"{_PLAYED}; Y 1 fox; Y holds fox", phase="cleanup").lets_chance_decide()
    while table.question == "draft_card":
        table.keeps(**{clan: table.offers_to(clan)[0].removeprefix("card:") for clan in table.asked()})
    table.turn_of("yellow")
