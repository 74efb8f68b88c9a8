"""Section 7a: Lordship cards of lost and won battles (BRE-9.4)."""

from __future__ import annotations

from tests.games.bretwalda.told import Table, battle, told

NO_CARDS = "deck empty; discards empty"
_HERE = "streoneshalh"
_NINE = "ambush burwaran conversion evade intrigue javelins shield_wall spear_charge vk_treason"


def _fight(position: str, attacker: str = "W", before: str = "nobody") -> Table:
    """A battle in Countryside, up to the first roll, with no cards to draw."""
    return battle(_HERE, attacker, f"{position}; {NO_CARDS}", before=before).passes()


# Spoils of War, Conversion, Pledge of Fealty


def test_spoils_and_conversion_after_a_victory_over_danes() -> None:
    """BRE-TV-36, BRE-9.4, BRE-RUL-29: ops gold_for_slain and place_units; two Vikings are worth 4 Gold."""
    position = f"W 2 thegn in {_HERE}; danes 2 viking in {_HERE}; W hand spoils conversion pledge_of_fealty"
    table = _fight(position).rolls(1, 1, 0, 0).plays("pass").asks("play_after_battle", of="W")
    table.offers("card:spoils", "card:conversion", "pass", "pass_battle").plays("card:spoils").is_at("W gold 4")
    table.plays("card:conversion").offers("placed:thegn:1", "placed:ceorl:1", "placed:ceorl:2")
    table.plays("placed:ceorl:2").is_at(f"W 2 thegn 2 ceorl in {_HERE}")


def test_spoils_and_fealty_after_a_victory_over_neutral_units() -> None:
    """BRE-TV-36, BRE-9.4: op match_neutrals; the units come from the pool."""
    position = f"W 2 thegn in {_HERE}; neutral thegn ceorl in {_HERE}; W hand spoils conversion pledge_of_fealty"
    table = _fight(position).rolls(1, 1, 0, 0).plays("pass")
    table.offers("card:spoils", "card:pledge_of_fealty", "pass", "pass_battle").plays("card:spoils").is_at("W gold 3")
    table.plays("card:pledge_of_fealty").is_at(f"W 3 thegn ceorl in {_HERE}; W pool 3 thegn 7 ceorl")


def test_fealty_goes_as_far_as_the_pool() -> None:
    """BRE-9.4: op match_neutrals."""
    position = f"W 2 thegn in {_HERE}; W 4 thegn in wiltun; neutral thegn ceorl in {_HERE}; W hand pledge_of_fealty"
    table = _fight(position).rolls(1, 1, 0, 0).plays("pass", "card:pledge_of_fealty")
    table.is_at(f"W 2 thegn ceorl in {_HERE}")
    empty = f"W 2 thegn in {_HERE}; W 4 thegn in wiltun; neutral thegn in {_HERE}; W hand pledge_of_fealty"
    _fight(empty).rolls(1, 0, 0).plays("pass").asks("play_after_battle", of="W").offers("pass")


def test_only_the_winner_has_spoils() -> None:
    """BRE-9.5: conditions won, won_land_danes, won_land_neutral; and only for units killed."""
    position = f"W 2 thegn in {_HERE}; M 2 thegn in {_HERE}; W hand spoils conversion pledge_of_fealty"
    won = _fight(position).rolls(1, 1, 1, 0).plays("pass").asks("play_after_battle", of="W")
    won.offers("card:spoils", "pass", "pass_battle").plays("card:spoils").is_at("W gold 4")
    lost = _fight(position).rolls(1, 0, 1, 1).plays("pass").asks("play_lost_battle", of="W").plays("pass")
    lost.asks("play_after_battle", of="W").offers("pass")


def test_spoils_are_for_the_enemys_units_of_all_kinds() -> None:
    """BRE-9.4: op gold_for_slain; the prices of the unit types."""
    position = f"W 5 thegn in {_HERE}; M bishop hunter ceorl ealdorman in {_HERE}; W hand spoils"
    table = _fight(position).rolls(0).plays("pass").rolls(1, 1, 1, 1, 1, 0, 0, 0).plays("pass")
    table.is_at(f"M ealdorman in {_HERE}").plays("pass").rolls(1, 0, 0, 0, 0, 0).plays("pass")
    table.plays("card:spoils").is_at("W gold 11")


def test_spoils_after_a_sea_battle_are_for_the_ships_sunk() -> None:
    """BRE-9.4, BRE-17.2"""
    position = f"W 2 ship in suthsae; E 2 ship in temes; W hand spoils success_recognised; {NO_CARDS}"
    table = told(position).plays("action:movement", "sail:suthsae:temes", "sail:suthsae:temes").passes()
    table.rolls(1, 1, 0, 0).plays("pass").asks("play_after_battle", of="W")
    table.offers("card:spoils", "pass", "pass_battle").plays("card:spoils").is_at("W gold 4")


# Success Recognised


def test_success_is_recognised_with_a_free_upgrade() -> None:
    """BRE-9.4: op free_upgrade, of a unit of the Kingdom in the battle area."""
    position = f"W 2 thegn ceorl in {_HERE}; danes viking in {_HERE}; W hand success_recognised"
    table = _fight(position).rolls(0, 1, 0, 0).plays("pass", "card:success_recognised")
    table.offers("upgrade:ceorl:hunter", "upgrade:ceorl:thegn", "upgrade:thegn:ealdorman")
    table.plays("upgrade:thegn:ealdorman").is_at(f"W ealdorman thegn ceorl in {_HERE}; W pool 2 ealdorman; W gold 0")


def test_the_new_piece_must_be_in_the_pool_and_the_old_one_the_kingdoms() -> None:
    """BRE-9.4: op free_upgrade."""
    position = f"W vassal gwynedd; gwynedd 2 thegn in {_HERE}; danes viking in {_HERE}; W hand success_recognised"
    _fight(position).rolls(1, 0, 0).plays("pass").asks("play_after_battle", of="W").offers("pass")
    spent = f"W thegn in {_HERE}; danes viking in {_HERE}; W hand success_recognised; W 3 ealdorman in wiltun"
    _fight(spent).rolls(1, 0).plays("pass").asks("play_after_battle", of="W").offers("pass")


def test_converts_and_upgrades_take_the_last_piece_of_the_pool() -> None:
    """BRE-9.4, BRE-9.6: as far as the pool has it."""
    position = f"W 2 thegn in {_HERE}; danes viking in {_HERE}; W hand conversion success_recognised"
    scarce = f"{position}; W 4 thegn 7 ceorl 2 ealdorman in wiltun; W ruler in wintanceaster"
    table = _fight(scarce).rolls(1, 0, 0).plays("pass", "card:success_recognised")
    table.is_at(f"W ealdorman thegn in {_HERE}; W pool 0 ealdorman 1 thegn 1 ceorl").plays("card:conversion")
    table.offers("placed:thegn:1", "placed:ceorl:1").plays("placed:thegn:1").is_at(f"W ealdorman 2 thegn in {_HERE}")
    no_thegn = f"{position}; W 4 thegn 3 ealdorman 6 ceorl in wiltun"
    _fight(no_thegn).rolls(1, 0, 0).plays("pass").offers("card:conversion", "pass", "pass_battle").plays(
        "card:conversion"
    ).offers("placed:ceorl:1", "placed:ceorl:2")


# Flee to the Marshes, Glory to the Fallen


def test_a_unit_of_a_lost_battle_flees() -> None:
    """BRE-9.4, BRE-9.5, BRE-16.14: op recover_unit, to an adjacent controlled area, before control changes."""
    position = f"M thegn ceorl in {_HERE}; W 2 thegn in {_HERE}; M hand flee_to_the_marshes; M marker in gyrwe"
    table = _fight(f"{position}; M marker in {_HERE}", before="M").rolls(1, 1, 0, 0).plays("pass")
    table.asks("play_lost_battle", of="M").is_at(f"M marker in {_HERE}").plays("card:flee_to_the_marshes")
    table.offers("unit:ceorl:of_kingdom", "unit:thegn:of_kingdom").plays("unit:thegn:of_kingdom")
    table.is_at(f"M thegn in gyrwe; M pool 8 ceorl 5 thegn; W marker in {_HERE}")


def test_a_unit_of_the_vassal_flees_too() -> None:
    """BRE-9.4, BRE-9.6: op recover_unit."""
    position = f"E vassal gwynedd; gwynedd thegn in {_HERE}; W 2 thegn in {_HERE}; E hand flee_to_the_marshes"
    table = _fight(f"{position}; E marker in gyrwe").rolls(1, 0, 0).plays("pass", "card:flee_to_the_marshes")
    table.is_at("gwynedd thegn in gyrwe; gwynedd pool 1 thegn")


def test_without_a_refuge_nobody_flees() -> None:
    """BRE-9.5: the card is not offered."""
    position = f"M thegn in {_HERE}; W 2 thegn in {_HERE}; M hand flee_to_the_marshes"
    _fight(position).rolls(1, 0, 0).plays("pass").asks("play_lost_battle", of="M").offers("pass")
    taken = f"{position}; M marker in gyrwe; E thegn in gyrwe"
    _fight(taken).rolls(1, 0, 0).plays("pass").asks("play_lost_battle", of="M").offers("pass")


def test_nobody_is_asked_who_flees_if_nobody_has_won() -> None:
    """BRE-16.11, BRE-9.5: a side has lost only if another has won."""
    position = f"M thegn in {_HERE}; W thegn in {_HERE}; M hand flee_to_the_marshes vk_glory_to_the_fallen"
    table = _fight(f"{position}; M marker in gyrwe").rolls(1, 1).plays("pass")
    table.asks("play_after_battle", of="M").offers("pass")


def test_glory_to_the_fallen_draws_two_cards_for_the_loser() -> None:
    """BRE-9.4, BRE-RUL-3: op draw_lordship, condition lost; besides the card that all draw who fought."""
    position = f"M thegn in {_HERE}; W 2 thegn in {_HERE}; M hand vk_glory_to_the_fallen; deck raid levy tribute evade"
    table = battle(_HERE, "W", f"{position}; discards empty").passes().rolls(1, 0, 0).passes()
    table.plays("lordship:levy", "lordship:raid", "pass").asks("play_after_battle", of="M")
    table.plays("card:vk_glory_to_the_fallen", "lordship:evade").is_at("M hand evade raid tribute; W hand levy")


def test_glory_is_not_for_the_winner() -> None:
    """BRE-9.5"""
    position = f"M thegn in {_HERE}; W 2 thegn in {_HERE}; W hand vk_glory_to_the_fallen; deck raid tribute"
    table = battle(_HERE, "W", position).passes().rolls(1, 0, 0).plays("pass", "lordship:raid")
    table.asks("play_after_battle", of="W").offers("pass")


def test_glory_makes_room_in_a_full_hand() -> None:
    """BRE-9.2, BRE-9.4: with ten cards one is drawn for it."""
    hand = f"{_NINE} vk_glory_to_the_fallen"
    position = f"M thegn in {_HERE}; W 2 thegn in {_HERE}; M hand {hand}; deck raid tribute levy; discards empty"
    table = battle(_HERE, "W", position).passes().rolls(1, 0, 0).passes().plays("lordship:levy", "pass")
    table.asks("play_after_battle", of="M").is_at(f"M hand {hand}")
    table.plays("card:vk_glory_to_the_fallen", "lordship:raid").is_at(f"M hand {_NINE} raid; deck tribute")


# Placed units


def test_units_placed_after_a_battle_are_there_to_stay() -> None:
    """BRE-9.4: the area is already settled, by the Vassal's units too."""
    position = f"E vassal gwynedd; gwynedd 2 thegn in {_HERE}; danes viking in {_HERE}; E hand conversion"
    table = _fight(position, "E").rolls(1, 0, 0).plays("pass", "card:conversion", "placed:ceorl:1")
    table.is_at(f"E ceorl in {_HERE}; no marker in {_HERE}; E controls {_HERE}")
