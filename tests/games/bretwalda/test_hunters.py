"""Chapter VAN-7: Hunters."""

from __future__ import annotations

from meadhall.games.bretwalda.content import COST, DIE, HUNTER, MOVE, RED
from tests.games.bretwalda.told import battle, told

NO_CARDS = "deck empty; discards empty"
_HERE = "streoneshalh"


def test_each_kingdom_has_two_hunters() -> None:
    """VAN-7.1, VAN-RUL-13, VAN-9.3: land units with a red die, for 3 Gold, with two points; Danes have none."""
    assert (DIE[HUNTER], COST[HUNTER], MOVE[HUNTER]) == (RED, 3, 2)
    table = told("W gold 9").plays("action:fyrd", "recruit:hunter", "recruit:hunter").is_at("W gold 3")
    table.lacks("recruit:hunter").is_at("W ruler 2 hunter in wintanceaster; danes pool 0 hunter")


def test_a_ceorl_is_upgraded_to_a_hunter_unless_the_option_is_off() -> None:
    """VAN-7.1"""
    told("W gold 2; W ceorl in wintanceaster").plays("action:fyrd", "upgrade:ceorl:hunter").is_at(
        "W ruler hunter in wintanceaster; W gold 0"
    )
    told("W gold 9; W ceorl in wintanceaster", vk_hunters=False).plays("action:fyrd").lacks(
        "upgrade:ceorl:hunter", "recruit:hunter"
    )


def test_a_hunter_moves_without_a_leader() -> None:
    """VAN-7.1, BRE-12.4"""
    told("W hunter in wiltun").plays("action:movement", "from:wiltun").has("to:oxnaford", "to:cisseceaster")


def test_hunters_are_wounded_after_ceorls() -> None:
    """VAN-7.1, BRE-16.6"""
    position = f"M ceorl hunter thegn in {_HERE}; danes 3 viking in {_HERE}; {NO_CARDS}"
    battle(_HERE, "danes", position).rolls(0).rolls(1, 1, 0, 0, 0).is_at(f"M thegn in {_HERE}")


def test_hunters_shoot_before_the_others_roll() -> None:
    """VAN-TV-7, VAN-7.2: in every round; whom they kill does not roll."""
    position = f"W hunter thegn in {_HERE}; danes 2 viking in {_HERE}; {NO_CARDS}"
    table = battle(_HERE, "W", position).rolls(1).is_at(f"danes viking in {_HERE}")
    table.rolls(0, 1).is_at(f"W thegn in {_HERE}; danes viking in {_HERE}")
    table.rolls(1, 0).is_at(f"W thegn in {_HERE}; danes none in {_HERE}; W marker in {_HERE}")
    assert len(table.heard("hunters_shot")) == 1


def test_hunters_shoot_again_in_the_next_round() -> None:
    """VAN-7.2"""
    position = f"W hunter in {_HERE}; danes 2 viking in {_HERE}; {NO_CARDS}"
    table = battle(_HERE, "W", position).rolls(0).rolls(0, 0)
    table.rolls(1).is_at(f"danes viking in {_HERE}").rolls(0).rolls(1).is_at(
        f"danes none in {_HERE}; W hunter in {_HERE}"
    )


def test_hunters_of_both_sides_shoot_at_the_same_time() -> None:
    """VAN-7.3, VAN-RUL-13: and do not roll again in step 2."""
    position = f"W hunter in {_HERE}; M hunter in {_HERE}; {NO_CARDS}"
    table = battle(_HERE, "W", position).rolls(1, 1).is_at(f"W none in {_HERE}; M none in {_HERE}")
    assert len(table.heard("nobody_left")) == 1
    missed = battle(_HERE, "W", f"{position}; W thegn hunter in {_HERE}").rolls(0, 0)
    missed.rolls(0).asks("roll_die", of="chance")
    assert missed.heard("dice_rolled") == [[2, 0, 1, 0, 0]]


def test_a_battle_may_end_with_the_ranged_attack() -> None:
    """VAN-7.2, BRE-16.8"""
    table = battle(_HERE, "W", f"W hunter in {_HERE}; danes viking in {_HERE}; {NO_CARDS}").rolls(1)
    table.is_at(f"W marker in {_HERE}; danes none in {_HERE}")
    assert not table.is_asking


def test_no_shield_wall_helps_against_arrows() -> None:
    """VAN-7.2, BRE-16.5: cancelling works in step 2 only."""
    position = f"W hunter thegn in {_HERE}; M 2 ceorl in {_HERE}; M hand shield_wall; {NO_CARDS}"
    table = battle(_HERE, "W", position).plays("pass", "card:shield_wall").rolls(1).is_at(f"M ceorl in {_HERE}")
    table.rolls(1, 0).is_at(f"M ceorl in {_HERE}; W hunter thegn in {_HERE}")
