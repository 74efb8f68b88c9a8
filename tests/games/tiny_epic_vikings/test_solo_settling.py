"""Chapter 21: how the solo enemy deploys, raids, dedicates and takes control."""

from __future__ import annotations

import pytest

from meadhall.games.tiny_epic_vikings.content import SPACE_IDS
from meadhall.games.tiny_epic_vikings.maps import DOCK_IDS, ISLAND_IDS
from tests.games.tiny_epic_vikings.solo import START, enemy_plays, without_villages
from tests.games.tiny_epic_vikings.told import Table


def _dedicated(table: Table) -> list[str]:
    return [SPACE_IDS[numbers[1]] for numbers in table.heard("dedicated")]


# Deploying


@pytest.mark.parametrize(
    ("profile", "card", "settlers"),
    [
        ("normal", "bodil_runecarver", 2),
        ("normal", "freydis_the_seeress", 3),
        ("hard", "freydis_the_seeress", 3),
        ("easy", "bodil_runecarver", 1),
        ("easy", "freydis_the_seeress", 1),
        ("easy", "grim_starreader", 2),
    ],
)
def test_as_many_settlers_land_as_the_value_says(profile: str, card: str, settlers: int) -> None:
    """TEV-21.1: not the chief's sail; the easy enemy lands two less, but at least one."""
    table = enemy_plays(card, without_villages(), solo_profile=profile)
    table.is_at(f"chief wolf_raven; E {settlers} wolf; E sheet {12 - settlers}/6/4; E res 0/0/0; R res 2/2/2")


def test_missing_settlers_are_taken_from_other_islands() -> None:
    """TEV-TV-21, TEV-21.1: one of the sheet, one of raven, one of wolf where the human has less influence."""
    position = "E 4 raven; E 3 wolf; E 2 seal; E 2 eagle; R boat raven_edge"
    table = enemy_plays("floki_driftwood", f"{position}; {without_villages()}").is_at("chief bear_raven")
    table.is_at("E 3 bear; E 3 raven; E 2 wolf; E 2 seal; E 2 eagle; E sheet 0/6/4; R influence raven 2")


def test_the_human_chooses_where_a_settler_is_taken_from_among_equals() -> None:
    """TEV-21.1: each is compared anew."""
    position = "E 5 raven; E 5 wolf; E 1 eagle; E 1 seal"
    table = enemy_plays("floki_driftwood", f"{position}; {without_villages()}").asks("choose_settler_source", of="red")
    table.offers("island:raven", "island:wolf").plays("island:wolf").asks("choose_settler_source", of="red")
    table.offers("island:raven", "island:wolf").plays("island:raven")
    table.is_at("E 3 bear; E 3 raven; E 4 wolf; E 1 eagle; E 1 seal")


def test_settlers_of_the_island_itself_are_not_taken() -> None:
    """TEV-21.1, TEV-21.2: with all twelve there nobody is placed, and no settler of the human returns."""
    table = enemy_plays("freydis_the_seeress", f"E 12 wolf; R 1 wolf; {without_villages()}")
    table.is_at("chief wolf_raven; E 12 wolf; R 1 wolf; E sheet 0/6/4")


def test_what_cannot_be_taken_is_not_deployed() -> None:
    """TEV-21.1: one settler is left elsewhere for a Sail of 3."""
    table = enemy_plays("freydis_the_seeress", f"E 11 wolf; E 1 raven; {without_villages()}")
    table.is_at("E 12 wolf; E 0 raven; E sheet 0/6/4")


@pytest.mark.parametrize(("there", "human", "after"), [(0, 2, 1), (0, 3, 3), (1, 3, 2), (0, 1, 0)])
def test_an_outnumbered_human_loses_one_settler(there: int, human: int, after: int) -> None:
    """TEV-21.2: once for a Sail, after all three are placed; equals stay."""
    table = enemy_plays("freydis_the_seeress", f"{without_villages()}; E {there} wolf; R {human} wolf")
    table.is_at(f"E {there + 3} wolf; R {after} wolf; R sheet {6 - after}/3/2")


def test_an_island_whose_last_settler_is_taken_is_lost() -> None:
    """TEV-21.1, TEV-11.6"""
    table = enemy_plays("freydis_the_seeress", f"E 1 eagle; E 11 wolf; E holds eagle wolf; {without_villages()}")
    table.is_at("E 12 wolf; E 0 eagle; E holds wolf; fury 0/0/0")


# Dedicating


@pytest.mark.parametrize(
    ("villages", "after"),
    [
        ([], "chief walrus_wolf; E 2 raven; E 3 walrus; E sheet 7/6/4; fury 2/0/0; E holds raven walrus"),
        (["wolf_bear"], "chief raven_wolf; E 4 raven; E 3 walrus; E sheet 5/6/4; fury 2/0/0; E holds raven walrus"),
        (
            ["wolf_bear", "wolf_walrus"],
            "chief raven_wolf; E 4 raven; E 3 walrus; E 1 wolf; E sheet 4/6/4; fury 2/1/0; E holds raven walrus wolf",
        ),
    ],
    ids=["no village", "one village", "two villages"],
)
def test_a_sail_and_two_dedications(villages: list[str], after: str) -> None:
    """TEV-EX-16, TEV-21.1, TEV-21.3: the three lines of the table, with so many villages on the way."""
    gone = [dock for dock in ("wolf_bear", "wolf_walrus") if dock not in villages]
    table = enemy_plays("dagny_fairwind", f"{START}; {without_villages(*gone)}" if gone else START).is_at(after)
    assert _dedicated(table) == ["ded_sail", "ded_explore"][: len(villages)]
    way = [DOCK_IDS[numbers[1]] for numbers in table.heard("chief_sailed")]
    back = ["wolf_walrus", "wolf_bear", "wolf_raven", "raven_wolf"]
    assert way[4:] == (back if villages else [])


@pytest.mark.parametrize(
    ("taken", "space"),
    [
        ("", "ded_sail"),
        ("dedicated ded_sail 1", "ded_explore"),
        ("dedicated ded_sail 1; dedicated ded_explore 1", "ded_harvest"),
        ("dedicated ded_sail 2; dedicated ded_explore 1; dedicated ded_harvest 1", "ded_build"),
        ("dedicated ded_sail 1; dedicated ded_explore 1; dedicated ded_harvest 1; dedicated ded_build 1", "ded_sail"),
        (
            "dedicated ded_sail 2; dedicated ded_explore 2; dedicated ded_harvest 1; dedicated ded_build 1",
            "ded_harvest",
        ),
    ],
)
def test_a_village_goes_to_the_topmost_space_with_fewest(taken: str, space: str) -> None:
    """TEV-21.3: among those with less than two."""
    villages = without_villages("raven_seal", "seal_wolf", "bear_eagle", "bear_edge")
    table = enemy_plays("floki_driftwood", f"E 4 seal; {villages}; {taken}").lets_chance_decide()
    assert _dedicated(table)[0] == space


def test_full_spaces_take_no_village() -> None:
    """TEV-RUL-41, TEV-21.3, TEV-21.4: it leaves the map without effect, and gods are never given any."""
    full = "; ".join(f"dedicated {space} 2" for space in SPACE_IDS)
    table = enemy_plays("floki_driftwood", f"E 4 seal; {full}").is_at("no village raven_bear; E raided 0; E res 0/0/0")
    table.is_at("dedicated frigg 0; dedicated odin 0; dedicated thor 0; chief bear_raven; E sheet 5/6/4; fury 0/0/1")
    assert _dedicated(table) == []
    both = enemy_plays("eirik_silvertongue", f"E 2 raven; {full}")
    both.is_at("no village wolf_bear; no village wolf_walrus; E raided 0")


def test_the_human_shares_the_spaces() -> None:
    """TEV-21.4, TEV-13.3: one village of the human leaves room for one of the enemy."""
    spaces = "dedicated ded_sail 2; dedicated ded_explore 2; dedicated ded_harvest 1; dedicated ded_build 2"
    table = enemy_plays("eirik_silvertongue", f"E 2 raven; {spaces}").is_at("dedicated ded_harvest 2; E res 1/1/1")
    assert _dedicated(table) == ["ded_harvest"]
    table.is_at("no village wolf_bear; no village wolf_walrus")


def test_villages_raided_by_a_dedication_are_dedicated_too() -> None:
    """TEV-21.3: the way to bear has one village, the dedicated Sail to seal another."""
    table = enemy_plays("dufa_wavebreaker", "E 1 seal").is_at("no village raven_bear; no village raven_seal")
    assert _dedicated(table) == ["ded_sail", "ded_explore"]
    table.is_at("chief seal_raven; E 3 bear; E 3 seal; E 1 raven; E raided 0")


def test_a_dedicated_sail_makes_for_the_rune_of_the_card() -> None:
    """TEV-RUL-34: a card of Secrets leads to wolf, and after the raid of seal_wolf towards eagle."""
    position = f"{without_villages('raven_bear', 'wolf_bear')}; chief seal_raven"
    table = enemy_plays("freydis_the_seeress", position).is_at("chief raven_eagle; E 3 wolf; E 2 raven")
    assert [ISLAND_IDS[numbers[1]] for numbers in table.heard("chief_heads_for")] == ["wolf", "eagle"]


# Control


def test_the_enemy_takes_and_steals_runes() -> None:
    """TEV-21.5, TEV-11.4, TEV-11.5: three settlers and the chief are more than the human's four."""
    position = f"{without_villages()}; R 4 wolf; R holds wolf"
    table = enemy_plays("freydis_the_seeress", position).is_at("E influence wolf 5; R influence wolf 4")
    table.is_at("E holds wolf; R holds nothing; fury 0/1/0")
    enemy_plays("freydis_the_seeress", f"{position}; R temple wolf").is_at("R holds wolf; E holds nothing; fury 0/0/0")


def test_the_influence_of_the_enemy() -> None:
    """TEV-21.5: settlers 1, temples 4, docked boats 2 each, the chief's boat 2."""
    table = enemy_plays(
        "ketil_the_hunter", "E 3 raven; E temple raven; E boat raven_bear raven_seal wolf_seal; E 1 bear"
    )
    table.is_at("E influence raven 13; E influence wolf 2; E influence bear 1; chief raven_wolf")


def test_the_chief_that_leaves_takes_its_influence_along() -> None:
    """TEV-21.5, TEV-11.6: and a rune held by nothing else returns."""
    table = enemy_plays("freydis_the_seeress", f"E holds raven; {without_villages()}").is_at("E holds wolf; fury 0/1/0")
    table.is_at("E influence raven 0; E influence wolf 5")


def test_control_is_checked_before_villages_are_dedicated() -> None:
    """TEV-21.3, TEV-21.5: walrus is stolen with the chief's help, and lost again when it sails on."""
    position = f"{START}; {without_villages('wolf_walrus')}; R temple walrus; R holds walrus"
    table = enemy_plays("eirik_silvertongue", position).is_at(
        "E 3 walrus; chief raven_wolf; R holds walrus; fury 3/0/0"
    )
    assert table.lines().count("island_stolen") == 2


def test_control_is_checked_after_every_dedication() -> None:
    """TEV-21.3, TEV-RUL-13: the first Sail to raven steals it, the second one leaves it to the human."""
    spaces = "dedicated ded_explore 2; dedicated ded_harvest 2; dedicated ded_build 2"
    table = enemy_plays("eirik_silvertongue", f"R 3 raven; R holds raven; {spaces}").is_at("chief walrus_wolf")
    table.is_at("E 2 raven; E 5 walrus; R holds raven; E holds walrus; fury 3/0/0; dedicated ded_sail 2")
    assert table.lines().count("island_stolen") == 2
