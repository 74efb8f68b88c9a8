"""Chapter 12: units."""

from __future__ import annotations

import pytest

from meadhall.games.bretwalda.content import (
    CEORL,
    COST,
    FACES,
    HEALTH,
    HITS,
    IS_LEADER,
    KIND_IDS,
    MOVE,
    NEUTRAL,
    VIKINGS,
    WESSEX,
)
from tests.games.bretwalda.told import Table, battle, told

NO_CARDS = "deck empty; discards empty"


def _movement(position: str, turn: str = "W", start: bool = False) -> Table:
    table = told(f"{position}; {NO_CARDS}", turn=turn, start=start).plays("action:movement")
    return table.plays("done") if table.question == "move_ship" else table


def _autumn(position: str) -> Table:
    table = told(f"{position}; {NO_CARDS}", phase="season", year_round=3).plays("season_card:rich_harvest")
    return table.asks("bribe_group", of="W")


# Dice and health


def test_dice_show_their_swords() -> None:
    """BRE-12.2"""
    assert [HITS[FACES * colour : FACES * colour + FACES] for colour in range(3)] == [
        [0, 0, 0, 0, 1, 1],
        [0, 0, 0, 1, 1, 1],
        [0, 0, 1, 1, 1, 2],
    ]


@pytest.mark.parametrize(
    ("unit", "dice"),
    [
        ("ceorl", [1, 0, 0]),
        ("bishop", [1, 0, 0]),
        ("thegn", [0, 1, 0]),
        ("ealdorman", [0, 0, 1]),
        ("ruler", [0, 0, 1]),
        ("ruler ealdorman bishop 2 thegn 3 ceorl", [4, 2, 2]),
    ],
)
def test_each_unit_rolls_a_die_of_its_colour(unit: str, dice: list[int]) -> None:
    """BRE-12.1, BRE-12.2, BRE-16.4: a Viking a red one."""
    table = battle("wiltun", "W", f"W {unit} in wiltun; danes 2 viking in wiltun; {NO_CARDS}")
    table.rolls(*[0] * (sum(dice) + 2))
    assert [numbers[1:4] for numbers in table.heard("dice_rolled")[:2]] == [dice, [0, 2, 0]]


def test_a_hunter_rolls_a_red_die() -> None:
    """BRE-12.1, BRE-12.2"""
    table = battle("wiltun", "W", f"W hunter in wiltun; danes viking in wiltun; {NO_CARDS}")
    table.plays("face:4").is_at("danes none in wiltun")
    assert [numbers[:3] for numbers in table.heard("hunters_shot")] == [[WESSEX, 1, 1]]


def test_units_have_their_prices_points_and_health() -> None:
    """BRE-12.1, BRE-12.3, BRE-12.4, BRE-12.5"""
    units = ["ceorl", "hunter", "thegn", "bishop", "ealdorman", "ruler", "ship"]
    assert units == KIND_IDS[:7]
    assert COST[:7] == [1, 3, 2, 3, 4, 3, 2]
    assert HEALTH == [1, 1, 1, 1, 2, 3, 1, 1]
    assert MOVE[:7] == [1, 2, 2, 2, 2, 2, 2]
    assert [name for kind, name in enumerate(KIND_IDS) if IS_LEADER[kind]] == ["thegn", "ealdorman", "ruler"]


@pytest.mark.parametrize(("unit", "health"), [("ceorl", 1), ("thegn", 1), ("ealdorman", 2), ("ruler", 3)])
def test_a_unit_bears_wounds_below_its_health(unit: str, health: int) -> None:
    """BRE-12.3, BRE-16.7"""
    table = battle("wiltun", "danes", f"W {unit} in wiltun; danes 4 viking in wiltun; W pool ruler; {NO_CARDS}")
    hits = [1] * health + [0] * (4 - health)
    table.fork().rolls(*hits, 0).is_at("nobody controls wiltun; W none in wiltun")
    fewer = [1] * (health - 1) + [0] * (5 - health)
    table.rolls(*fewer, 0).is_at(f"W {unit} in wiltun")


def test_damage_lasts_until_the_end_of_the_battle() -> None:
    """BRE-12.3: two wounds in two rounds kill an Ealdorman, in two battles they do not."""
    position = "W ealdorman in bathum; danes viking in wiltun; E thegn in dornwaraceaster; W marker in bathum"
    fight = _movement(position).moves("bathum", "wiltun").plays("done").rolls(0, 1).plays("continue")
    fight.fork().rolls(0, 1).is_at("W none in wiltun; danes viking in wiltun")
    fight.rolls(1, 0).is_at("W ealdorman in wiltun; danes none in wiltun").plays("skip", "done")
    fight.asks("choose_action", of="E").plays("action:movement").moves("dornwaraceaster", "wiltun").plays("done")
    fight.rolls(1, 0).is_at("W ealdorman in wiltun")


# Movement


def test_a_ceorl_moves_only_with_a_leader_and_then_two_points() -> None:
    """BRE-12.4, BRE-12.6"""
    _movement("W ceorl in wiltun; W marker in wiltun").lacks("from:wiltun").has("from:wintanceaster")
    for leader in ("thegn", "ealdorman", "ruler"):
        table = _movement(f"W {leader} ceorl in wiltun").moves("wiltun", "gleawanceaster")
        table.is_at(f"W {leader} ceorl in gleawanceaster; nobody in wiltun")


@pytest.mark.parametrize("unit", ["bishop", "hunter"])
def test_bishops_and_hunters_lead_nobody(unit: str) -> None:
    """BRE-12.5, BRE-12.6"""
    table = _movement(f"W {unit} 2 ceorl in wiltun").moves("wiltun", "bathum")
    table.is_at(f"W {unit} in bathum; W 2 ceorl in wiltun").lacks("from:wiltun")


def test_a_leader_may_leave_ceorls_behind() -> None:
    """BRE-12.6, BRE-15.14"""
    table = _movement("W thegn 2 ceorl in wiltun").moves("wiltun", "bathum", "thegn ceorl")
    table.is_at("W thegn ceorl in bathum; W ceorl in wiltun").lacks("from:wiltun")


def test_free_ceorls_move_alone_by_one_point() -> None:
    """BRE-TV-6, BRE-12.6"""
    position = "E tiles east_anglia_free_ceorls"
    _movement("", turn="E", start=True).lacks("from:norwic")
    table = _movement(position, turn="E", start=True).plays("from:norwic").offers("to:theodford", "to:rendlaesham")
    table.plays("to:theodford").is_at("E ealdorman ceorl in theodford")


def test_a_ceorl_of_the_vassal_moves_alone() -> None:
    """BRE-TV-6, VAN-4.7: one point is not enough for a forest; a neutral Ceorl stops him."""
    table = _movement("E vassal cantware", turn="E", start=True).plays("from:rofaesceaster")
    table.offers("to:cantwareburg", "to:lundenwic", "to:cerotesege")


def test_kingdom_and_vassal_lead_each_others_ceorls() -> None:
    """BRE-12.6"""
    table = _movement("W vassal defnas; defnas thegn in wiltun; W 2 ceorl in wiltun")
    table.moves("wiltun", "gleawanceaster").is_at("defnas thegn in gleawanceaster; W 2 ceorl in gleawanceaster")
    table = _movement("W vassal defnas; W thegn in wiltun; defnas ceorl in wiltun")
    table.moves("wiltun", "gleawanceaster").is_at("W thegn in gleawanceaster; defnas ceorl in gleawanceaster")


def test_a_ship_has_two_points() -> None:
    """BRE-12.4, BRE-15.13"""
    table = told("W ship in suthsae").plays("action:movement").asks("move_ship", of="W")
    assert table.of_kind("sail") == {f"suthsae:{sea}" for sea in ("temes", "westsae", "humbre", "saefern")}


# The Bishop


def test_a_bishop_cancels_the_first_wound_of_a_battle() -> None:
    """BRE-12.7, BRE-RUL-18: once, not once a round."""
    table = battle("wiltun", "danes", f"W bishop ceorl in wiltun; danes 2 viking in wiltun; {NO_CARDS}")
    table.rolls(1, 0, 0, 0).is_at("W bishop ceorl in wiltun").plays("continue")
    table.rolls(1, 0, 0, 0).is_at("W bishop in wiltun")
    assert [numbers[0] for numbers in table.heard("wound_cancelled")] == [WESSEX]


def test_a_bishop_elsewhere_cancels_nothing() -> None:
    """BRE-12.7"""
    table = battle("wiltun", "danes", f"W bishop in bathum; W ceorl in wiltun; danes viking in wiltun; {NO_CARDS}")
    table.rolls(1, 0).is_at("W none in wiltun; W bishop in bathum")


def test_wounds_are_taken_in_order_after_the_bishops_blessing() -> None:
    """BRE-TV-8, BRE-12.7, BRE-16.6, BRE-16.7"""
    position = "W ceorl hunter thegn bishop ealdorman in wiltun; danes 6 viking in wiltun"
    table = battle("wiltun", "danes", f"{position}; {NO_CARDS}").rolls(0)
    table.rolls(1, 1, 1, 1, 1, 1, 0, 0, 0, 0).is_at("W ealdorman in wiltun")
    table.plays("continue").rolls(1, 0, 0, 0, 0, 0, 0).is_at("W none in wiltun; danes 6 viking in wiltun")


# Where the fallen go


def test_killed_units_return_to_their_pools() -> None:
    """BRE-12.8: of Kingdoms, Minor Kingdoms and Danes."""
    position = "W thegn in wiltun; defnas ceorl in wiltun; W vassal defnas; danes 2 viking in wiltun"
    table = battle("wiltun", "W", f"{position}; {NO_CARDS}").is_at("defnas pool 1 ceorl; W pool 5 thegn")
    table.is_at(f"danes pool {VIKINGS - 2} viking").rolls(1, 1, 1, 1)
    table.is_at(f"nobody in wiltun; W pool 6 thegn; defnas pool 2 ceorl; danes pool {VIKINGS} viking")


def test_a_killed_neutral_unit_leaves_the_game() -> None:
    """BRE-12.8"""
    table = battle("wiltun", "W", f"W thegn in wiltun; neutral ceorl in wiltun; {NO_CARDS}").rolls(1, 0)
    table.is_at("neutral none in wiltun")
    assert all(table.s.count(area, NEUTRAL, CEORL) == 0 for area in table.s.variant.britain.areas)


def test_neutral_ceorls_of_a_riot_are_not_limited() -> None:
    """BRE-12.8"""
    table = told("W hand peasant_riot; neutral 25 ceorl in luel").plays("card:peasant_riot", "area:wiltun")
    table.is_at("neutral ceorl in wiltun; neutral 25 ceorl in luel")


# Neutral units and Danes


def test_neutral_units_fight_whoever_enters() -> None:
    """BRE-12.9, BRE-15.17"""
    table = _movement("W thegn in wiltun; neutral ceorl in bathum").moves("wiltun", "bathum").plays("done")
    table.rolls(0, 0, 0).asks("retreat", of="W")
    assert table.heard("battle_begins")[0][1:3] == [WESSEX, NEUTRAL]


def test_neutral_units_move_only_when_bribed() -> None:
    """BRE-12.9, BRE-14.10: nobody pays, they stay."""
    table = _autumn("W gold 1; neutral thegn in wiltun; neutral ceorl in bathum")
    table.plays("pass").asks("choose_action", of="W").is_at("neutral thegn in wiltun; neutral ceorl in bathum")


@pytest.mark.parametrize(
    ("units", "enemy"),
    [
        ("danes viking in wiltun", "neutral ceorl in bathum"),
        ("danes viking in wiltun", "M ceorl in bathum"),
        ("danes viking in wiltun", "gwynedd ceorl in bathum"),
        ("neutral thegn in wiltun", "danes viking in bathum"),
        ("neutral thegn in wiltun", "M ceorl in bathum"),
        ("neutral thegn in wiltun", "gwynedd ceorl in bathum"),
    ],
)
def test_danes_and_neutral_units_are_everybodys_enemies(units: str, enemy: str) -> None:
    """BRE-12.10, BRE-14.9"""
    table = _autumn(f"W gold 2; {units}; {enemy}").plays("area:wiltun", "area:bathum").rolls(1, 0, 0)
    assert len(table.heard("battle_begins")) == 1
    table.is_at(f"{units.split()[0]} {units.split()[1]} in bathum; {enemy.split()[0]} none in bathum")


def test_neutral_units_join_neutral_units() -> None:
    """BRE-12.10, BRE-14.8: units of one side do not fight."""
    table = _autumn("W gold 2; neutral thegn in wiltun; neutral ceorl in bathum").plays("area:wiltun", "area:bathum")
    table.is_at("neutral thegn ceorl in bathum")
    assert table.heard("battle_begins") == []
