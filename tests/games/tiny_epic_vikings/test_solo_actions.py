"""Chapters 22 and 24: what the solo enemy explores, builds and harvests, and its rune actions."""

from __future__ import annotations

import pytest

from meadhall.games.tiny_epic_vikings.content import ACTION_IDS, PROFILE_IDS, RUNE_IDS
from tests.games.tiny_epic_vikings.solo import START, enemy_plays, without_villages
from tests.games.tiny_epic_vikings.told import Table

# Exploring


_EXPLORERS = [("hild_the_veiled", 1), ("ivar_lorekeeper", 2), ("jarl_thorolf", 3)]


@pytest.mark.parametrize("card", [card for card, _ in _EXPLORERS])
def test_one_settler_crosses_the_ferry_route_of_the_chiefs_dock(card: str) -> None:
    """TEV-22.1, TEV-RUL-31: from the sheet, whatever the value."""
    table = enemy_plays(card, START).is_at("E 1 wolf; E 2 raven; E sheet 9/6/4")
    table.is_at("chief raven_wolf; E holds raven wolf; fury 1/1/0")


@pytest.mark.parametrize(("card", "settlers"), _EXPLORERS)
def test_as_many_settlers_as_the_value_may_cross(card: str, settlers: int) -> None:
    """TEV-22.1, TEV-RUL-31: by an option."""
    table = enemy_plays(card, START, enemy_explore_settlers="per_value")
    table.is_at(f"E {settlers} wolf; E 2 raven; E sheet {10 - settlers}/6/4; chief raven_wolf; fury 1/1/0")


def test_a_route_off_the_map_leads_to_the_chiefs_island() -> None:
    """TEV-22.1"""
    enemy_plays("ivar_lorekeeper", f"{START}; chief raven_edge").is_at("E 3 raven; chief raven_edge")


@pytest.mark.parametrize(
    ("profile", "option", "settlers", "of_the_house"),
    [
        ("easy", "profile", 1, 1),
        ("normal", "profile", 1, 2),
        ("hard", "profile", 2, 2),
        ("easy", "per_value", 2, 2),
        ("normal", "per_value", 2, 2),
        ("normal", "one", 1, 1),
        ("hard", "one", 1, 1),
    ],
)
def test_how_many_settlers_explore_is_an_option(profile: str, option: str, settlers: int, of_the_house: int) -> None:
    """TEV-RUL-31, TEV-22.1: Explore 2; what a profile says was different by the rulings of the house."""
    for rulings, number in (("by_the_book", settlers), ("house", of_the_house)):
        table = enemy_plays(
            "ivar_lorekeeper", START, solo_profile=profile, enemy_explore_settlers=option, rulings=rulings
        )
        table.is_at(f"E {number} wolf; E sheet {10 - number}/6/4")


def test_explorers_come_from_other_islands_and_drive_off_the_human() -> None:
    """TEV-22.1, TEV-21.1, TEV-21.2: three of raven, for the sheet is empty."""
    position = "E 8 raven; E holds raven; E 4 bear; R 2 wolf; R holds wolf"
    table = enemy_plays("jarl_thorolf", position, enemy_explore_settlers="per_value")
    table.is_at("E 3 wolf; E 5 raven; E 4 bear; R 1 wolf; E holds raven wolf; R holds nothing; fury 0/1/0")


# Building


def test_the_enemy_builds_a_boat_in_the_chiefs_dock() -> None:
    """TEV-22.2, TEV-19.4: never a temple, and without any wood."""
    table = enemy_plays("olaf_hallbuilder", START).is_at("E boat raven_wolf; chief raven_wolf; E sheet 10/5/4")
    table.is_at("E influence raven 6; E res 0/0/0; R res 2/2/2")


def test_the_next_free_dock_clockwise() -> None:
    """TEV-TV-22, TEV-22.3"""
    table = enemy_plays("olaf_hallbuilder", "E 2 raven; chief wolf_bear; E boat wolf_bear; R boat wolf_walrus")
    table.is_at("E boat wolf_bear wolf_edge; R boat wolf_walrus")


def test_a_human_boat_occupies_the_chiefs_dock() -> None:
    """TEV-RUL-50, TEV-22.3"""
    table = enemy_plays("olaf_hallbuilder", "E 2 raven; chief raven_bear; R boat raven_bear")
    table.is_at("E boat raven_wolf; R boat raven_bear; chief raven_bear")


def test_the_search_for_a_dock_goes_round_an_island_at_the_edge() -> None:
    """TEV-RUL-46, TEV-22.3"""
    table = enemy_plays("olaf_hallbuilder", "E 2 raven; chief walrus_bear; R boat walrus_bear")
    table.is_at("E boat walrus_wolf")


def test_an_island_without_a_free_dock_sends_the_boat_to_the_nearest_one() -> None:
    """TEV-22.3: from walrus_wolf that is wolf_walrus."""
    table = enemy_plays("olaf_hallbuilder", "E 2 raven; chief walrus_wolf; E boat walrus_wolf walrus_bear")
    table.is_at("E boat walrus_bear walrus_wolf wolf_walrus")


def test_the_human_chooses_among_docks_that_are_equally_near() -> None:
    """TEV-22.3: two steps along the shore of wolf, or over to bear."""
    position = "E 2 raven; chief walrus_wolf; E boat walrus_wolf walrus_bear; R boat wolf_walrus"
    table = enemy_plays("olaf_hallbuilder", position).asks("choose_enemy_dock", of="red")
    table.offers("dock:bear_walrus", "dock:wolf_bear", "dock:wolf_edge").plays("dock:wolf_edge")
    table.is_at("E boat walrus_bear walrus_wolf wolf_edge; chief walrus_wolf")


def test_without_a_boat_on_the_sheet_nothing_is_built() -> None:
    """TEV-22.3"""
    boats = "raven_bear raven_wolf wolf_bear wolf_seal bear_edge seal_wolf"
    table = enemy_plays("olaf_hallbuilder", f"E boat {boats}; chief walrus_bear").is_at("E sheet 12/0/4")
    table.turn_of("red")


# Harvesting


def test_a_harvest_of_two() -> None:
    """TEV-EX-17, TEV-22.4"""
    enemy_plays("ketil_the_hunter", START).is_at("E res 1/1/0; R res 2/2/2")


@pytest.mark.parametrize(("card", "markers"), [("leikny_whaler", "1/1/1"), ("nanna_moonsinger", "2/1/1")])
def test_harvests_are_dealt_to_the_tracks_in_turn(card: str, markers: str) -> None:
    """TEV-22.4"""
    enemy_plays(card, "E 2 raven").is_at(f"E res {markers}")


_DOCKS = ["raven_bear", "raven_seal", "raven_wolf", "wolf_bear", "wolf_seal", "bear_edge"]


@pytest.mark.parametrize(("boats", "food"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_an_empty_boat_slot_gives_food(boats: int, food: int) -> None:
    """TEV-22.5, TEV-22.6: it is empty when both of its boats are gone."""
    table = enemy_plays("ketil_the_hunter", f"E boat {' '.join(_DOCKS[:boats])}; E res 0/0/0")
    assert [numbers[2] for numbers in table.heard("enemy_marker") if numbers[1] == 1][-1] == food


@pytest.mark.parametrize(("temples", "markers"), [(1, "1/1/0"), (2, "2/2/1"), (3, "2/2/1"), (4, "3/3/2")])
def test_an_empty_temple_slot_gives_one_of_each(temples: int, markers: str) -> None:
    """TEV-22.5, TEV-22.6: of Harvest 2."""
    position = "; ".join(f"E temple {island}" for island in ["raven", "wolf", "bear", "seal"][:temples])
    enemy_plays("ketil_the_hunter", position).is_at(f"E res {markers}")


def test_the_bonus_of_the_human_is_not_the_enemys() -> None:
    """TEV-22.5: the option for boats of the human does not change it."""
    position = "E boat raven_bear raven_seal"
    enemy_plays("ketil_the_hunter", position, harvest_boat_bonus="steel").is_at("E res 1/2/0")


@pytest.mark.parametrize(("wood", "after"), [(2, 1), (0, 0)])
def test_the_end_of_a_track(wood: int, after: int) -> None:
    """TEV-TV-23, TEV-22.7, TEV-22.8, TEV-22.9: wood 6 and Harvest 4; the icon of space 7 is a chase."""
    position = f"E 2 raven; {without_villages()}; E res 6/0/0; R res {wood}/2/2; R boat raven_bear"
    table = (
        enemy_plays("nanna_moonsinger", position).asks("leave_dock", of="red").is_at("E res 7/1/1; chief raven_bear")
    )
    table.plays("fjord:whale_tail").is_at(f"E res 0/1/1; R res {after}/2/2; R boat whale_tail").turn_of("red")


def test_a_marker_short_of_the_end_stays() -> None:
    """TEV-22.9"""
    enemy_plays("ketil_the_hunter", "E 2 raven; E res 5/0/0").is_at("E res 6/1/0; R res 2/2/2")


# Rune actions


def test_a_rune_action_that_is_replaced() -> None:
    """TEV-EX-18, TEV-24.2: Sail 4, then Explore 1 instead of Draw and replace."""
    table = enemy_plays("gunnar_farfarer", f"{without_villages()}; E 1 seal; E holds seal").is_at("chief walrus_wolf")
    table.is_at("E 4 walrus; E 1 wolf; E 1 seal; E sheet 6/6/4")
    assert _actions(table) == ["sail 4", "explore 1"]


def _actions(table: Table) -> list[str]:
    return [f"{ACTION_IDS[action]} {value}" for _, action, value, *_ in table.heard("enemy_action")]


def test_a_main_action_is_performed_as_it_is() -> None:
    """TEV-24.1: with both runes, and not without."""
    table = enemy_plays("alva_whisperer", f"E row bodil_runecarver; {without_villages()}").is_at("E 2 wolf; E 1 raven")
    assert _actions(table) == ["sail 2", "explore 2"]
    table = enemy_plays("ivar_lorekeeper", START).is_at("E 1 wolf; E boat nowhere")
    assert _actions(table) == ["explore 2"]


def test_the_requirement_is_judged_after_the_leader_action() -> None:
    """TEV-24.1, TEV-19.3: the rune of wolf was taken by the leader action."""
    assert _actions(enemy_plays("alva_whisperer", without_villages())) == ["sail 2", "explore 2"]


_SHEETS = {
    "easy": {"wealth": "harvest 1", "secrets": "build 1", "natures_fury": "explore 1"},
    "normal": {"wealth": "harvest 1", "secrets": "build 1", "natures_fury": "explore 1"},
    "hard": {"wealth": "harvest 2", "secrets": "explore 2", "natures_fury": "sail 1"},
}
_REPLACED = {"wealth": "kari_herbwife", "secrets": "jorunn_the_trader", "natures_fury": "jora_softfoot"}


@pytest.mark.parametrize("rune", RUNE_IDS)
@pytest.mark.parametrize("profile", PROFILE_IDS)
def test_the_sheet_says_what_replaces_a_rune_action(profile: str, rune: str) -> None:
    """TEV-24.2, TEV-RUL-33: for the rune that the card requires, whatever its own."""
    position = f"{without_villages()}; E row astrid_goldhand alva_whisperer brand_firehair"
    table = enemy_plays(_REPLACED[rune], position, solo_profile=profile)
    assert [numbers[1] for numbers in table.heard("enemy_sheet_action")] == [RUNE_IDS.index(rune)]
    assert _actions(table)[1:] == [_SHEETS[profile][rune]]


def test_a_card_that_requires_any_runes_uses_its_own() -> None:
    """TEV-RUL-33: Sigurd's is Wealth."""
    table = enemy_plays("sigurd_treasurer", "E row alva_whisperer bodil_runecarver").is_at("E res 1/0/0")
    assert _actions(table) == ["build 1", "harvest 1"]


def test_a_replaced_sail_makes_for_the_rune_of_the_card() -> None:
    """TEV-RUL-34: Jora is of Secrets, though she requires Nature's Fury."""
    position = f"{without_villages()}; E row brand_firehair; chief raven_eagle"
    table = enemy_plays("jora_softfoot", position, solo_profile="hard").is_at("chief eagle_raven; E 4 eagle")
    assert _actions(table) == ["explore 3", "sail 1"]


def test_the_own_rune_of_a_card_may_be_excluded() -> None:
    """TEV-RUL-4, TEV-24.1: then one other Secrets rune is not enough for Alva."""
    position = f"{without_villages()}; E row bodil_runecarver; chief eagle_raven; R 1 wolf; R temple wolf; R holds wolf"
    for counts, actions in ((True, ["sail 2", "explore 2"]), (False, ["sail 2"])):
        table = enemy_plays("alva_whisperer", position, own_card_rune_counts=counts).is_at("R holds wolf")
        assert _actions(table) == actions
