"""Chapter 25: the resource actions of the solo enemy."""

from __future__ import annotations

import pytest

from meadhall.games.tiny_epic_vikings.content import ICON_IDS, PROFILE_IDS, RESOURCE_IDS
from tests.games.tiny_epic_vikings.solo import START, enemy_plays, without_villages
from tests.games.tiny_epic_vikings.told import Table, told

_QUIET = f"E 2 raven; E holds raven; {without_villages()}"


def _icons(table: Table) -> list[str]:
    """The resource actions that have been performed, each with its track and space."""
    return [
        f"{ICON_IDS[icon]} {RESOURCE_IDS[track]} {space}" for _, icon, track, space, *_ in table.heard("enemy_icon")
    ]


# Tracks

_TRACKS = {
    "easy": {
        "wood": "cross 4 fury 6 chase 7",
        "food": "settler 3 boat 5 fury 6 temple 7",
        "steel": "battle 3 fury 5 battle 7",
    },
    "normal": {
        "wood": "cross 3 fury 5 chase 7",
        "food": "settler 3 boat 5 fury 6 temple 7",
        "steel": "battle 4 fury 6 battle 7",
    },
    "hard": {
        "wood": "cross 2 fury 4 chase 5 cross 7",
        "food": "settler 2 boat 3 fury 4 settler 5 temple 7",
        "steel": "battle 2 fury 4 battle 5 battle 7",
    },
}


@pytest.mark.parametrize("space", range(1, 8))
@pytest.mark.parametrize("track", RESOURCE_IDS)
@pytest.mark.parametrize("profile", PROFILE_IDS)
def test_the_icon_of_every_space(profile: str, track: str, space: int) -> None:
    """TEV-22.8, TEV-25.1: Harvest 3 moves each marker one space, and landing on an icon triggers it."""
    markers = ["0", "0", "0"]
    markers[RESOURCE_IDS.index(track)] = str(space - 1)
    table = enemy_plays("leikny_whaler", f"{_QUIET}; E res {'/'.join(markers)}", solo_profile=profile)
    words = _TRACKS[profile][track].split()
    printed = dict(zip(words[1::2], words[::2], strict=True))
    expected = [f"{printed[str(space)]} {track} {space}"] if str(space) in printed else []
    assert _icons(table) == expected


_BONUSES = [
    ("easy", 2, 0),
    ("easy", 6, 2),
    ("normal", 3, 1),
    ("normal", 6, 2),
    ("hard", 1, 1),
    ("hard", 4, 2),
    ("hard", 6, 3),
]


@pytest.mark.parametrize(("profile", "steel", "bonus"), _BONUSES)
def test_the_bonus_of_every_battle_icon(profile: str, steel: int, bonus: int) -> None:
    """TEV-25.8"""
    table = enemy_plays("leikny_whaler", f"{_QUIET}; E res 0/0/{steel}", solo_profile=profile)
    table.draws("hild_the_veiled").is_at(f"bonus {bonus}; E down hild_the_veiled")


def test_icons_are_performed_from_the_top_and_from_the_left() -> None:
    """TEV-25.1, TEV-19.2: after the leader action, each once."""
    table = enemy_plays("leikny_whaler", f"{_QUIET}; E res 2/2/3").draws("hild_the_veiled")
    assert _icons(table) == ["cross wood 3", "settler food 3", "battle steel 4"]
    table = enemy_plays("ketil_the_hunter", f"{_QUIET}; E boat wolf_bear wolf_seal wolf_edge bear_wolf; E res 0/4/0")
    assert _icons(table) == ["boat food 5", "fury food 6", "temple food 7"]
    assert table.lines().index("enemy_marker") < table.lines().index("enemy_icon")


def test_icons_passed_meanwhile_join_those_that_wait() -> None:
    """TEV-25.1, TEV-21.3: the village across the route goes to the Harvest space, which moves all markers on."""
    spaces = "dedicated ded_sail 2; dedicated ded_explore 2; dedicated ded_build 2"
    table = enemy_plays("leikny_whaler", f"E 2 raven; E holds raven; chief bear_wolf; {spaces}; E res 2/1/4")
    assert _icons(table) == ["cross wood 3", "settler food 3", "fury steel 6"]
    table.is_at("chief wolf_bear; no village wolf_bear; dedicated ded_harvest 1; E res 4/3/6; E 1 wolf")


def test_resource_actions_come_after_the_rune_action() -> None:
    """TEV-25.1, TEV-19.2: the temple is built where the explorers of the rune action have made the most settlers."""
    position = f"{_QUIET}; E row alva_whisperer; E 1 bear; E res 0/6/0"
    table = enemy_plays("leikny_whaler", position, enemy_explore_settlers="per_value")
    table.is_at("E boat nowhere").asks("choose_enemy_temple", of="red").offers("island:raven", "island:wolf")


# What they do


@pytest.mark.parametrize(
    ("position", "fury"),
    [
        ("E 2 raven; E holds raven", "1/0/0"),
        ("E 2 raven; E 1 walrus; E 1 bear; E holds raven walrus bear", "1/0/0"),
        ("E 2 raven; E 1 wolf; E holds raven wolf", "1/1/0"),
        ("E 2 raven; E 1 wolf; E 1 seal; E holds raven wolf seal", "1/1/1"),
        ("E 1 bear; E 1 seal; E 1 wolf; E 1 raven; E holds bear seal wolf raven", "0/0/1"),
        ("E 2 raven; R 1 bear; R 1 seal; R holds bear seal", "0/0/0"),
    ],
)
def test_fury(position: str, fury: str) -> None:
    """TEV-25.2: of the rune that the enemy holds most islands of, of all of them on a tie, of none without islands."""
    table = enemy_plays("nanna_moonsinger", f"{position}; E res 4/0/0").is_at(f"fury {fury}")
    assert _icons(table) == ["fury wood 5"]


def test_chase_takes_the_nearest_dock_with_a_human_boat() -> None:
    """TEV-25.3, TEV-RUL-40: raven_bear is 1 away, eagle_raven 3; the boat leaves, the village is raided."""
    position = "E 2 raven; E holds raven; E res 6/0/0; R boat raven_bear eagle_raven; R 1 raven"
    spaces = "dedicated ded_sail 2; dedicated ded_explore 2; dedicated ded_harvest 2; dedicated ded_build 2"
    table = enemy_plays("ketil_the_hunter", f"{position}; {spaces}").asks("leave_dock", of="red")
    table.offers("fjord:whale_tail", "fjord:east_sound").plays("fjord:east_sound")
    table.is_at("chief raven_bear; R boat east_sound eagle_raven; no village raven_bear; E 2 raven; R 1 raven")


def test_nothing_happens_on_the_way_of_a_chase() -> None:
    """TEV-RUL-40: villages at wolf_bear and wolf_walrus stand."""
    table = enemy_plays("ketil_the_hunter", "E 2 raven; E holds raven; E res 6/0/0; R boat walrus_wolf")
    table.plays("fjord:south_sound").is_at("chief walrus_wolf; village wolf_bear; village wolf_walrus; E 0 walrus")


def test_the_human_chooses_which_of_two_boats_is_chased() -> None:
    """TEV-25.3"""
    table = enemy_plays("ketil_the_hunter", f"{_QUIET}; E res 6/0/0; R boat raven_bear raven_seal")
    table.asks("choose_chased_boat", of="red").offers("dock:raven_bear", "dock:raven_seal").plays("dock:raven_seal")
    table.plays("fjord:west_sound").is_at("chief raven_seal; R boat raven_bear west_sound")


def test_a_boat_in_the_chiefs_dock_is_nearest_of_all() -> None:
    """TEV-25.3: at distance 0."""
    table = enemy_plays("ketil_the_hunter", f"{_QUIET}; E res 6/0/0; R boat raven_wolf raven_seal")
    table.asks("leave_dock", of="red").plays("fjord:west_sound").is_at("chief raven_wolf; R boat raven_seal west_sound")


def test_without_a_docked_boat_there_is_no_chase() -> None:
    """TEV-25.3: boats in fjords are safe."""
    enemy_plays("ketil_the_hunter", f"{_QUIET}; E res 6/0/0; R boat whale_tail").is_at("chief raven_wolf").turn_of(
        "red"
    )


def test_cross_leads_to_the_other_end_of_the_ferry_route() -> None:
    """TEV-25.4, TEV-20.5: where a human boat leaves; nobody is deployed."""
    table = enemy_plays("ketil_the_hunter", f"{_QUIET}; E res 2/0/0; R boat wolf_raven").asks("leave_dock", of="red")
    table.plays("fjord:whale_tail").is_at("chief wolf_raven; E 0 wolf; E 2 raven; R boat whale_tail")


def test_cross_raids_a_village() -> None:
    """TEV-25.4, TEV-25.1, TEV-RUL-34: its Sail makes for the rune of the last card, here that of the turn."""
    table = enemy_plays("kari_herbwife", "E 2 bear; E res 2/0/0; chief bear_wolf; E holds bear")
    table.is_at("no village wolf_bear; dedicated ded_sail 1; chief eagle_bear; E 2 eagle; E raided 0")


def test_cross_on_a_route_off_the_map_does_nothing() -> None:
    """TEV-25.4"""
    enemy_plays("ketil_the_hunter", f"{_QUIET}; E res 2/0/0; chief raven_edge").is_at("chief raven_edge")


def test_settler() -> None:
    """TEV-25.5, TEV-21.2: on the chief's island, where an outnumbered human loses one."""
    table = enemy_plays("ketil_the_hunter", f"{_QUIET}; E res 0/2/0; R 2 raven").is_at("E 3 raven; R 1 raven")
    table.is_at("E sheet 9/6/4")


def test_a_settler_of_another_island_comes_when_the_sheet_is_empty() -> None:
    """TEV-25.5, TEV-21.1"""
    position = f"{without_villages()}; E res 0/2/0; E 7 wolf; E 5 bear; E holds wolf"
    enemy_plays("ketil_the_hunter", position).is_at("E 1 raven; E 6 wolf; E 5 bear")
    enemy_plays("ketil_the_hunter", "E 12 raven; E holds raven; E res 0/2/0; R 1 raven").is_at("E 12 raven; R 1 raven")


def test_boat() -> None:
    """TEV-25.6, TEV-22.2, TEV-22.3"""
    enemy_plays("ketil_the_hunter", f"{_QUIET}; E res 0/4/0").is_at("E boat raven_wolf")
    enemy_plays("ketil_the_hunter", f"{_QUIET}; E res 0/4/0; R boat raven_wolf").is_at("E boat raven_seal")


@pytest.mark.parametrize(("settlers", "stay"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_temple(settlers: int, stay: int) -> None:
    """TEV-25.7: half of the settlers there return, rounded up."""
    table = enemy_plays("ketil_the_hunter", f"E {settlers} raven; E holds raven; E res 0/6/0")
    table.is_at(f"E temple raven; E {stay} raven; E sheet {12 - stay}/6/3; E res 1/0/0; E influence raven {6 + stay}")


@pytest.mark.parametrize(("rulings", "island"), [("by_the_book", "wolf"), ("house", "raven")])
def test_a_human_temple_keeps_that_of_the_enemy_away(rulings: str, island: str) -> None:
    """TEV-25.7, TEV-RUL-70: the next island has none at all; by the rulings of the house it did not matter."""
    position = "E 3 raven; E 2 wolf; E 1 bear; E holds raven wolf; E res 0/6/0; R temple raven"
    enemy_plays("ketil_the_hunter", position, rulings=rulings).is_at(f"E temple {island}; E 1 {island}")


def test_where_only_a_human_temple_stands_the_enemy_builds_none() -> None:
    """TEV-25.7, TEV-RUL-70"""
    position = "E 3 raven; E holds raven; E res 0/6/0; R temple raven"
    enemy_plays("ketil_the_hunter", position).is_at("E no temple raven; E 3 raven; E sheet 9/6/4")
    enemy_plays("ketil_the_hunter", position, rulings="house").is_at("E temple raven; E 1 raven; E sheet 11/6/3")


def test_a_temple_goes_where_most_settlers_are_and_no_temple() -> None:
    """TEV-25.7: the human chooses among equals."""
    position = "E temple raven; E 4 raven; E 3 wolf; E 3 bear; E 1 seal; E holds raven wolf; E res 0/6/0"
    table = enemy_plays("ketil_the_hunter", position)
    table.asks("choose_enemy_temple", of="red").offers("island:wolf", "island:bear").plays("island:wolf")
    table.is_at("E temple wolf; E no temple bear; E 1 wolf; E 3 bear; E 4 raven")


def test_without_room_for_a_temple_there_is_none() -> None:
    """TEV-25.7: no temple on the sheet, or none of its settlers on an island without one."""
    temples = "E temple raven; E temple wolf; E temple bear; E temple seal"
    enemy_plays("ketil_the_hunter", f"{temples}; E 2 eagle; E res 0/6/0").is_at("E no temple eagle; E 2 eagle")
    enemy_plays("ketil_the_hunter", "E temple raven; E 2 raven; E res 0/6/0").is_at("E 2 raven; E sheet 10/6/3")


def test_a_temple_takes_a_free_rune_before_settlers_go_back() -> None:
    """TEV-25.7, TEV-RUL-13: eight against eight; with `rune_take` = `after_action` it is eight against eight again."""
    position = "E 8 wolf; R 6 wolf; R boat wolf_seal; E res 0/6/0; chief raven_wolf"
    table = enemy_plays("ketil_the_hunter", position).is_at("E influence wolf 8; R influence wolf 8; E holds wolf")
    assert table.lines().index("enemy_temple_built") < table.lines().index("island_taken")
    former = enemy_plays("ketil_the_hunter", position, rune_take="after_action")
    former.is_at("E influence wolf 8; R influence wolf 8; E holds nothing")


def test_battle() -> None:
    """TEV-25.8, TEV-26.5: its next card face down, and a favour card that it wants."""
    table = enemy_plays(
        "leikny_whaler", f"{_QUIET}; E res 0/0/3; upper golden_ring storm_wrack thunderhead sealed_saga"
    )
    table.asks("draw_hidden_battle_card", of="chance").draws("hild_the_veiled")
    table.is_at("E down hild_the_veiled; battle E for golden_ring from upper left; bonus 1; E battle empty")


_ALL_WON = (
    "R favours golden_ring storm_wrack thunderhead; "
    "E favours sealed_saga kings_tribute frozen_runes buried_silver full_granary; upper empty; lower empty"
)


def test_a_battle_without_a_prize_is_not_started() -> None:
    """TEV-25.8"""
    table = enemy_plays("leikny_whaler", f"{_QUIET}; E res 0/0/3; {_ALL_WON}").is_at("battle none; E down empty")
    assert _icons(table) == ["battle steel 4"]


def test_a_battle_without_a_card_is_not_started() -> None:
    """TEV-25.8"""
    position = f"{_QUIET}; E res 0/0/3; deck leikny_whaler; discard empty; R hand astrid_goldhand"
    table = (
        told(position, turn="enemy", players=1).is_at("battle none; E down empty; E row leikny_whaler").turn_of("red")
    )
    assert _icons(table) == ["battle steel 4"]


def test_a_second_battle_icon_raises_the_bonus() -> None:
    """TEV-RUL-36: to the higher of the two; there is no second battle."""
    pending = "E down hild_the_veiled; battle E for golden_ring from upper left"
    table = enemy_plays("leikny_whaler", f"{_QUIET}; E res 0/0/6; {pending}; bonus 1").is_at("bonus 2")
    table.is_at("E down hild_the_veiled; battle E for golden_ring from upper left")
    enemy_plays("leikny_whaler", f"{_QUIET}; E res 0/0/3; {pending}; bonus 2").is_at("bonus 2")


def test_control_is_checked_after_every_resource_action() -> None:
    """TEV-25.1, TEV-21.5: the chief that crosses takes its influence along."""
    table = enemy_plays("ketil_the_hunter", f"{without_villages()}; {START}; R temple raven; E res 2/0/0")
    table.is_at("chief wolf_raven; R holds raven; E holds nothing; fury 2/0/0")
