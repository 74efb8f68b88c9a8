"""Chapter 20: how the chief's boat sails."""

from __future__ import annotations

import pytest

from meadhall.games.tiny_epic_vikings.maps import DOCK_IDS, LARGE_MAP
from tests.games.tiny_epic_vikings.solo import START, enemy_plays, without_villages
from tests.games.tiny_epic_vikings.told import Table

_QUIET = f"{START}; {without_villages()}"


def _way(table: Table) -> list[str]:
    """The docks that the chief's boat has entered."""
    return [DOCK_IDS[numbers[1]] for numbers in table.heard("chief_sailed")]


# Where it sails


def test_a_sail_to_the_nearest_island_of_secrets() -> None:
    """TEV-EX-15, TEV-20.2: wolf is 1 away, eagle 3."""
    table = enemy_plays("freydis_the_seeress", START).is_at("chief wolf_raven; E 3 wolf; E 0 eagle; E raided 0")
    assert _way(table) == ["wolf_raven"]


def test_a_sail_to_one_of_two_islands_that_are_equally_near() -> None:
    """TEV-EX-15, TEV-20.3: bear and seal are 2 away, and the human chooses."""
    table = enemy_plays("floki_driftwood", _QUIET).asks("choose_chief_target", of="red")
    table.offers("island:bear", "island:seal")
    other = table.fork().plays("island:seal").is_at("chief seal_raven; E 3 seal")
    assert _way(other) == ["raven_seal", "seal_raven"]
    table.plays("island:bear").is_at("chief bear_raven; E 3 bear")
    assert _way(table) == ["raven_bear", "bear_raven"]


@pytest.mark.parametrize(("island", "chief"), [("bear", "seal_raven"), ("seal", "bear_raven")])
def test_a_sail_to_the_island_with_less_influence_of_the_enemy(island: str, chief: str) -> None:
    """TEV-EX-15, TEV-20.3"""
    enemy_plays("floki_driftwood", f"{_QUIET}; E 1 {island}").is_at(f"chief {chief}")


def test_influence_does_not_count_where_one_island_is_nearer() -> None:
    """TEV-20.2, TEV-20.3"""
    enemy_plays("freydis_the_seeress", f"{_QUIET}; E 4 wolf").is_at("chief wolf_raven; E 7 wolf")


def test_a_sail_to_the_other_island_of_wealth() -> None:
    """TEV-EX-15, TEV-20.2, TEV-20.4, TEV-20.6: 4 docks to walrus, for raven is the current island; two are raided."""
    table = enemy_plays("dagny_fairwind", f"{START}; dedicated ded_sail 2; dedicated ded_explore 2").is_at("E 3 walrus")
    assert _way(table) == ["wolf_raven", "wolf_bear", "wolf_walrus", "walrus_wolf"]
    table.is_at("chief walrus_wolf; no village wolf_bear; no village wolf_walrus; village walrus_bear; R res 2/2/2")
    assert [DOCK_IDS[numbers[1]] for numbers in table.heard("village_raided")] == ["wolf_bear", "wolf_walrus"]


@pytest.mark.parametrize("fjord", ["whale_tail", "south_sound"])
def test_a_human_boat_on_the_way_must_leave(fjord: str) -> None:
    """TEV-EX-15, TEV-20.5, TEV-6.7: its owner chooses the fjord, then the chief sails on."""
    table = enemy_plays("dagny_fairwind", f"{_QUIET}; R boat wolf_bear").asks("leave_dock", of="red")
    table.offers("fjord:whale_tail", "fjord:south_sound").is_at("chief wolf_bear").plays(f"fjord:{fjord}")
    table.is_at(f"R boat {fjord}; chief walrus_wolf")


def test_a_free_rune_is_taken_in_passing() -> None:
    """TEV-RUL-13, TEV-20.4: the chief's boat tips the scales on wolf for two docks; after the action it would not."""
    position = f"{START}; {without_villages()}; E 1 wolf; R 1 wolf"
    enemy_plays("dagny_fairwind", position).is_at("chief walrus_wolf; E holds raven walrus wolf; fury 2/1/0")
    former = enemy_plays("dagny_fairwind", position, rune_take="after_action")
    former.is_at("chief walrus_wolf; E holds raven walrus; fury 2/0/0")


def test_an_enemy_boat_on_the_way_stays() -> None:
    """TEV-EX-15, TEV-20.5: and shares the dock with the chief's."""
    enemy_plays("dagny_fairwind", f"{_QUIET}; E boat wolf_bear").is_at("E boat wolf_bear; chief walrus_wolf")
    table = enemy_plays("freydis_the_seeress", f"{_QUIET}; E boat wolf_raven")
    table.is_at("E boat wolf_raven; chief wolf_raven; E influence wolf 7")


def test_the_chief_goes_as_many_docks_as_the_value_and_two_more() -> None:
    """TEV-20.4, TEV-20.7: Sail 2 reaches 4 docks, and the settlers land where it stops."""
    table = enemy_plays("mord_wolfcoat", f"{_QUIET}; chief bear_walrus; E row brand_firehair; E 4 bear; E holds bear")
    assert _way(table) == ["bear_wolf", "wolf_bear", "wolf_raven", "wolf_seal"]
    table.is_at("chief wolf_seal; E 2 wolf; E 0 seal; E holds bear raven wolf")


def test_the_chief_stops_on_reaching_the_target_island() -> None:
    """TEV-20.4: after one of the six moves of Sail 4."""
    table = enemy_plays("gro_gullwing", f"{_QUIET}; chief wolf_seal").is_at("chief seal_wolf")
    assert _way(table) == ["seal_wolf"]


def test_only_the_chiefs_boat_sails() -> None:
    """TEV-20.1: along shores and across ferry routes, never into a fjord; other boats stay."""
    table = enemy_plays("dagny_fairwind", f"{_QUIET}; E boat raven_bear walrus_wolf").is_at(
        "E boat raven_bear walrus_wolf"
    )
    board = table.s.variant.map
    dock = DOCK_IDS.index("raven_wolf")
    for name in _way(table):
        entered = DOCK_IDS.index(name)
        assert board.opposite[dock] == entered or board.dock_island[dock] == board.dock_island[entered]
        dock = entered


def test_the_human_chooses_among_shortest_ways_step_by_step() -> None:
    """TEV-RUL-32, TEV-20.4: from raven_edge to walrus there are two of 6 docks."""
    table = enemy_plays("gunnar_farfarer", f"{_QUIET}; chief raven_edge").asks("choose_chief_way", of="red")
    table.offers("dock:raven_eagle", "dock:raven_seal")
    west = table.fork().plays("dock:raven_seal").is_at("chief walrus_wolf")
    assert _way(west) == ["raven_seal", "raven_wolf", "wolf_raven", "wolf_bear", "wolf_walrus", "walrus_wolf"]
    table.plays("dock:raven_eagle").is_at("chief walrus_bear")
    assert _way(table) == ["raven_eagle", "raven_bear", "bear_raven", "bear_wolf", "bear_walrus", "walrus_bear"]


def test_there_is_no_way_behind_the_map() -> None:
    """TEV-RUL-46: docks of an island at the edge are a chain, those of an inner one a circle."""
    links = {DOCK_IDS[dock]: {DOCK_IDS[other] for other in LARGE_MAP.dock_links[dock]} for dock in LARGE_MAP.docks}
    assert links["serpent_seal"] == {"serpent_wolf", "seal_serpent"}
    assert links["serpent_fox"] == {"serpent_wolf", "fox_serpent"}
    assert links["wolf_raven"] == {"wolf_serpent", "wolf_bear", "raven_wolf"}


# What happens there


def test_the_enemy_raids_free_of_charge() -> None:
    """TEV-20.6, TEV-19.4: without any steel."""
    table = enemy_plays("floki_driftwood", f"{START}; E 1 bear; dedicated ded_sail 2; dedicated ded_explore 2")
    table.is_at("chief seal_raven; no village raven_seal; village raven_bear; dedicated ded_harvest 1; E res 1/1/1")
    assert [numbers[2] for numbers in table.heard("village_raided")] == [0]


def test_boats_of_the_enemy_raid_nothing() -> None:
    """TEV-RUL-57: a boat built in a dock with a village leaves it standing."""
    table = enemy_plays("olaf_hallbuilder", f"{START}; chief wolf_bear; E holds raven").is_at("E boat wolf_bear")
    table.is_at("village wolf_bear; E raided 0")


def test_settlers_land_where_the_chief_stops_short_of_the_target() -> None:
    """TEV-20.7, TEV-21.1: Sail 3 goes 5 docks of the 6 from wolf_edge to eagle."""
    table = enemy_plays("freydis_the_seeress", f"{_QUIET}; chief wolf_edge").asks("choose_chief_way", of="red")
    table.plays("dock:wolf_walrus").is_at("chief bear_eagle; E 3 bear; E 0 eagle")
