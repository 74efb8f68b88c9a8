"""Section 7a: Lordship cards that change dice (BRE-9.4)."""

from __future__ import annotations

from tests.games.bretwalda.told import Table, battle, told

NO_CARDS = "deck empty; discards empty"
_HERE = "streoneshalh"


def _rolled(units: str, hand: str, faces: list[int], vikings: int = 4, theirs: int = 0) -> Table:
    """Wessex attacks Danes in Countryside; its dice show these faces, and of the Danes' so many a sword."""
    position = f"W {units} in {_HERE}; danes {vikings} viking in {_HERE}; W hand {hand}; {NO_CARDS}"
    table = battle(_HERE, "W", position).passes()
    table.plays(*[f"face:{face}" for face in faces])
    table.rolls(*[1] * theirs, *[0] * (vikings - theirs))
    return table.asks("play_dice_card", of="W")


# Prayers Answered


def test_two_dice_are_turned_to_their_opposite_faces() -> None:
    """BRE-TV-30, BRE-9.4, BRE-12.2: op flip_dice."""
    table = _rolled("2 ceorl ealdorman", "prayers_answered", [1, 3, 1]).plays("card:prayers_answered")
    table.offers("die:attacker:white_die:1", "die:attacker:white_die:3", "die:attacker:gold_die:1")
    table.plays("die:attacker:white_die:1", "die:attacker:gold_die:1").is_at(f"danes viking in {_HERE}")


def test_a_white_three_turns_to_a_four_which_has_no_sword_either() -> None:
    """BRE-TV-30, BRE-9.4"""
    table = _rolled("2 ceorl ealdorman", "prayers_answered", [1, 3, 1]).plays("card:prayers_answered")
    table.plays("die:attacker:white_die:3", "done").is_at(f"danes 4 viking in {_HERE}")


def test_one_die_is_enough_and_none_is_turned_twice() -> None:
    """BRE-9.4: op flip_dice, from one to two dice."""
    table = _rolled("2 thegn", "prayers_answered", [1, 6]).plays("card:prayers_answered", "die:attacker:red_die:1")
    table.offers("die:attacker:red_die:6", "done").plays("done").is_at(f"danes 2 viking in {_HERE}")


def test_only_own_dice_are_turned_or_rolled_again() -> None:
    """BRE-9.4, BRE-RUL-24: without dice of one's own such a card is not offered."""
    position = f"W thegn in {_HERE}; M hunter thegn in {_HERE}; W hand prayers_answered blind_luck fate_intervenes"
    table = battle(_HERE, "W", position).passes().rolls(0)
    table.asks("play_dice_card", of="W").offers("card:fate_intervenes", "pass", "pass_battle")


# Blind Luck


def test_own_dice_are_rolled_again_and_the_new_faces_count() -> None:
    """BRE-9.4: op reroll_dice."""
    table = _rolled("ceorl 2 thegn", "blind_luck", [1, 1, 6]).plays("card:blind_luck")
    table.offers("die:attacker:white_die:1", "die:attacker:red_die:1", "die:attacker:red_die:6")
    table.plays("die:attacker:white_die:1").has("done").plays("die:attacker:red_die:1", "done")
    table.rolls(1, 1).is_at(f"danes viking in {_HERE}")


def test_at_least_one_die_is_rolled_again() -> None:
    """BRE-9.4: op reroll_dice."""
    table = _rolled("ceorl thegn", "blind_luck", [1, 1]).plays("card:blind_luck").lacks("done")
    table.plays("die:attacker:red_die:1").offers("die:attacker:white_die:1", "done").plays("done").rolls(1)
    table.is_at(f"danes 3 viking in {_HERE}")


# Fate Intervenes


def test_a_die_of_either_side_gets_another_value() -> None:
    """BRE-9.4, BRE-RUL-24: op set_die."""
    table = _rolled("2 thegn", "fate_intervenes", [1, 1], theirs=1).plays("card:fate_intervenes")
    table.offers("die:attacker:red_die:1", "die:defender:red_die:1", "die:defender:red_die:4")
    table.plays("die:defender:red_die:4").is_at(f"W 2 thegn in {_HERE}; danes 4 viking in {_HERE}")


def test_the_new_value_is_another_one_that_the_die_has() -> None:
    """BRE-9.4: op set_die; a gold die has none, one or two swords."""
    table = _rolled("ealdorman", "fate_intervenes", [3]).plays("card:fate_intervenes", "die:attacker:gold_die:3")
    table.offers("number:0", "number:2").plays("number:2").is_at(f"danes 2 viking in {_HERE}")


def test_the_changed_die_lies_on_its_lowest_face_of_that_value() -> None:
    """BRE-9.4: op set_die; so the opposite of the face is known."""
    table = _rolled("ealdorman", "fate_intervenes prayers_answered", [6]).plays("card:fate_intervenes")
    table.plays("die:attacker:gold_die:6", "number:1").plays("card:prayers_answered")
    assert table.heard("die_turned") == [[2, 2, 6, 3, 0], [2, 2, 3, 4, 0]]


# Which rolls


def test_dice_cards_work_on_ranged_rolls_too() -> None:
    """BRE-RUL-23, BRE-9.5, VAN-7.2: the Hunters' dice are a roll of their own."""
    position = f"W hunter thegn in {_HERE}; danes 2 viking in {_HERE}; W hand prayers_answered; {NO_CARDS}"
    table = battle(_HERE, "W", position).passes().rolls(0).asks("play_dice_card", of="W")
    table.plays("card:prayers_answered").is_at(f"danes viking in {_HERE}").asks("roll_die", of="chance")


def test_dice_cards_work_at_sea() -> None:
    """BRE-17.2, BRE-9.5"""
    position = f"W ship in suthsae; E ship in temes; W hand prayers_answered; {NO_CARDS}"
    table = told(position).plays("action:movement", "sail:suthsae:temes", "pass").rolls(0, 0)
    table.plays("card:prayers_answered").is_at("E none in temes; W ship in temes")


def test_dice_cards_do_not_work_on_the_coast_guard() -> None:
    """BRE-RUL-23: nobody is asked for cards after its roll."""
    position = f"W ship in suthsae; W hand prayers_answered; {NO_CARDS}"
    table = told(position, phase="season", year_round=2).plays("season_card:pilgrimage", "pass", "site:haestingas")
    table.asks("play_raid_card", of="W").plays("pass").rolls(0)
    table.asks("roll_landing", of="chance").is_at("danes 2 viking in haestingas")


def test_the_attacker_is_asked_first_and_each_until_they_pass() -> None:
    """BRE-9.5"""
    position = f"W 2 thegn in {_HERE}; M 2 thegn in {_HERE}; W hand fate_intervenes blind_luck; M hand raid"
    table = battle(_HERE, "W", position).passes().rolls(0, 0, 0, 0)
    table.asks("play_dice_card", of="W").plays("card:blind_luck", "done").rolls(1)
    table.asks("play_dice_card", of="W").plays("pass").asks("play_dice_card", of="M")
