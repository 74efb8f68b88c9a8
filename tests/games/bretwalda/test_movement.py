"""Chapter 15: the action Movement."""

from __future__ import annotations

import pytest

from meadhall.games.bretwalda.content import AREA_IDS, WESSEX
from meadhall.games.bretwalda.rules.movement import Move
from tests.games.bretwalda.told import Table, told

NO_CARDS = "deck empty; discards empty"


def _movement(position: str, turn: str = "W", start: bool = False) -> Table:
    return told(f"{position}; {NO_CARDS}", turn=turn, start=start).plays("action:movement")


def _on_land(position: str, turn: str = "W", start: bool = False) -> Table:
    """Movement after the Ships."""
    table = _movement(position, turn, start)
    return table.plays("done") if table.question == "move_ship" else table


def _reach(position: str, origin: str, turn: str = "W") -> set[str]:
    return _on_land(position, turn).plays(f"from:{origin}").of_kind("to")


# Once each


def test_every_unit_moves_once() -> None:
    """BRE-15.12: those that join others may not go on, but the others may."""
    table = _on_land("W thegn in wiltun; W thegn in bathum").moves("wiltun", "bathum").is_at("W 2 thegn in bathum")
    table.plays("from:bathum", "to:gleawanceaster").is_at("W thegn in bathum; W thegn in gleawanceaster")
    table.lacks("from:bathum", "from:gleawanceaster", "from:wiltun").has("from:wintanceaster")


def test_in_the_next_movement_all_may_move_again() -> None:
    """BRE-15.12"""
    position = f"W thegn in wiltun; W ship in suthsae; {NO_CARDS}"
    table = told(position, steps=[Move(WESSEX), Move(WESSEX)]).plays("sail:suthsae:temes")
    table.moves("wiltun", "bathum").lacks("from:bathum").plays("done").asks("move_ship", of="W")
    table.plays("sail:temes:suthsae").moves("bathum", "wiltun").is_at("W thegn in wiltun; W ship in suthsae")


def test_units_of_the_vassal_move_as_well() -> None:
    """BRE-15.12, VAN-4.7"""
    table = _on_land("W vassal defnas; defnas thegn in exanceaster; gwynedd thegn in mynyw")
    table.offers("from:exanceaster", "from:wintanceaster", "done")


# Ships


def test_ships_move_first_one_by_one() -> None:
    """BRE-15.13: a Ship that has moved stays."""
    table = _movement("W 2 ship in suthsae; W thegn in wiltun").asks("move_ship", of="W")
    table.plays("sail:suthsae:temes").is_at("W ship in suthsae; W ship in temes")
    assert {name.partition(":")[0] for name in table.of_kind("sail")} == {"suthsae"}
    table.plays("sail:suthsae:westsae").asks("move_from", of="W")


def test_a_ship_does_not_pass_enemy_ships() -> None:
    """BRE-15.13: it may enter their sea and stops there."""
    table = _movement("W ship in suthsae; E ship in temes")
    assert table.of_kind("sail") == {"suthsae:temes", "suthsae:westsae", "suthsae:saefern"}


def test_a_fleet_sails_farther() -> None:
    """BRE-15.13, BRE-8.2: the tile and Calm Seas add a sea each."""
    position = "E ship in temes; E tiles east_anglia_fleet"
    table = _movement(position, turn="E")
    assert table.of_kind("sail") == {f"temes:{sea}" for sea in ("humbre", "northsae", "suthsae", "westsae", "saefern")}
    table = _movement(f"{position}; season_card calm_seas", turn="E")
    assert "temes:hibern" in table.of_kind("sail")


def test_sea_battles_come_before_the_land_moves() -> None:
    """BRE-15.13"""
    table = _movement("W ship in suthsae; E ship in temes; W thegn in wiltun").plays("sail:suthsae:temes")
    assert table.heard("sea_battle_begins")
    table.rolls(1, 0).asks("move_from", of="W").is_at("W ship in temes; E none in temes")


def test_the_mover_chooses_the_order_of_sea_battles() -> None:
    """BRE-15.13"""
    table = _movement("W 2 ship in suthsae; E ship in temes; M ship in westsae")
    table.plays("sail:suthsae:temes", "sail:suthsae:westsae").asks("choose_sea_battle", of="W")
    table.offers("sea:temes", "sea:westsae").plays("sea:westsae").rolls(1, 0).rolls(1, 0).asks("move_from", of="W")


def test_without_ships_or_in_autumn_storms_there_is_no_sea_part() -> None:
    """BRE-15.13"""
    _movement("W thegn in wiltun").asks("move_from", of="W")
    _movement("W ship in suthsae; season_card autumn_storms").asks("move_from", of="W")


# Groups


def test_a_group_goes_from_one_area_to_one_area() -> None:
    """BRE-15.14: the player says how many of each type, or all."""
    table = _on_land("W ealdorman 2 thegn bishop 3 ceorl in wiltun; W vassal defnas; defnas thegn 2 ceorl in wiltun")
    table.plays("from:wiltun", "to:bathum").asks("move_group", of="W").offers("take:0", "take:1", "all")
    table.plays("take:0").offers("take:0", "take:1", "take:2").plays("take:1").offers("take:0", "take:1")
    table.plays("take:0").offers("take:0", "take:1", "take:2", "take:3").plays("take:2").offers("take:0", "take:1")
    table.plays("take:0", "take:1").is_at("W thegn 2 ceorl in bathum; defnas ceorl in bathum")
    table.is_at("W ealdorman thegn bishop ceorl in wiltun; defnas thegn ceorl in wiltun")


def test_only_groups_that_may_move_can_be_completed() -> None:
    """BRE-15.14, BRE-12.6: without the leader no Ceorl goes, and somebody must."""
    table = _on_land("W thegn 2 ceorl in wiltun").plays("from:wiltun", "to:bathum")
    table.offers("take:1", "all").plays("take:1").offers("take:0", "take:1", "take:2")
    table = _on_land("W thegn bishop in wiltun").plays("from:wiltun", "to:bathum", "take:0")
    table.is_at("W bishop in bathum; W thegn in wiltun")


def test_ceorls_may_wait_for_a_leader_of_the_vassal() -> None:
    """BRE-15.14, BRE-12.6: he is asked for after them; once they go he must."""
    position = "W vassal defnas; W 2 ceorl in wiltun; defnas thegn ceorl in wiltun"
    table = _on_land(position).plays("from:wiltun", "to:bathum").offers("take:0", "take:1", "take:2", "all")
    led = table.fork().plays("take:1")
    led.offers("take:0", "take:1").plays("take:0").is_at("defnas thegn in bathum; W ceorl in bathum")
    free = table.plays("take:0").offers("take:0", "take:1").plays("take:0")
    free.is_at("defnas ceorl in bathum; defnas thegn in wiltun; W 2 ceorl in wiltun")


def test_a_group_is_as_fast_as_its_slowest_member() -> None:
    """BRE-15.14: a Ceorl of the Vassal without a leader holds a Bishop back."""
    position = "W vassal defnas; W bishop in wiltun; defnas ceorl in wiltun"
    near = _on_land(position).plays("from:wiltun", "to:bathum", "all")
    near.is_at("W bishop in bathum; defnas ceorl in bathum")
    far = _on_land(position).plays("from:wiltun", "to:gleawanceaster")
    far.is_at("W bishop in gleawanceaster; defnas ceorl in wiltun")


def test_a_ceorl_of_the_vassal_needs_a_leader_for_the_second_point() -> None:
    """BRE-15.14, VAN-4.7: with the Thegn left behind the Bishop goes so far alone."""
    position = "W vassal defnas; W thegn bishop in wiltun; defnas ceorl in wiltun"
    far = _on_land(position).plays("from:wiltun", "to:gleawanceaster", "take:0")
    far.is_at("W bishop in gleawanceaster; W thegn in wiltun; defnas ceorl in wiltun")
    near = _on_land(position).plays("from:wiltun", "to:bathum", "take:0", "take:1").offers("take:0", "take:1")
    near.plays("take:1").is_at("W bishop in bathum; defnas ceorl in bathum; W thegn in wiltun")


def test_ecgberhts_own_group_is_faster() -> None:
    """BRE-15.14, BRE-8.1: a third point, only with the Ruler."""
    position = "W led_by ecgberht; W ruler thegn ceorl in wiltun"
    table = _on_land(position).plays("from:wiltun", "to:weogornaceaster").offers("take:1", "all")
    table.plays("all").is_at("W ruler thegn ceorl in weogornaceaster")
    assert "weogornaceaster" not in _reach("W led_by beorhtric; W ruler thegn ceorl in wiltun", "wiltun")


# Ways


def test_a_group_passes_areas_without_enemies_and_stops_at_enemies() -> None:
    """BRE-15.15: own and foreign empty areas may be crossed, one with enemies not."""
    position = "W thegn in wiltun; M marker in bathum; W ruler in cisseceaster"
    assert {"gleawanceaster", "oxnaford"} <= _reach(position, "wiltun")
    blocked = _reach(f"{position}; M ceorl in bathum; M ceorl in wintanceaster", "wiltun")
    assert blocked == {"bathum", "dornwaraceaster", "wintanceaster", "glaestingabyrig", "exanceaster"}


def test_the_cheapest_way_is_taken() -> None:
    """BRE-15.15: into glaestingabyrig through the forest or over bathum, both for two points."""
    assert "glaestingabyrig" in _reach("W thegn in wiltun; M ceorl in bathum", "wiltun")
    assert "glaestingabyrig" in _reach("W thegn in wiltun; season_card hard_frost", "wiltun")
    frozen = _reach("W thegn in wiltun; M ceorl in bathum; season_card hard_frost", "wiltun")
    assert "glaestingabyrig" not in frozen


def test_units_came_from_where_their_move_began() -> None:
    """BRE-15.15, BRE-16.9: not from an area on the way, so that they cannot go back there."""
    position = "W 2 thegn in wiltun; M 2 thegn in gleawanceaster"
    table = _on_land(position).moves("wiltun", "gleawanceaster").plays("done").rolls(0, 0, 0, 0, 0)
    table.rolls(1, 1, 0, 0, 0).is_at("W 2 thegn in gleawanceaster; nobody controls bathum")


# Over the sea


@pytest.mark.parametrize(
    ("ships", "origin", "added"),
    [
        ("E ship in temes", "rendlaesham", "lundenwic rofaesceaster cantwareburg"),
        (
            "E ship in temes; E ship in suthsae",
            "rendlaesham",
            "lundenwic rofaesceaster cantwareburg haestingas cisseceaster wiltun wintanceaster",
        ),
        ("E ship in suthsae", "rendlaesham", ""),
        ("E ship in temes", "norwic", ""),
        ("E ship in temes; harbour_marker in norwic", "norwic", "lundenwic rofaesceaster cantwareburg"),
    ],
)
def test_ships_carry_groups_from_a_harbour(ships: str, origin: str, added: str) -> None:
    """BRE-TV-23, BRE-15.16, BRE-RUL-8: over a chain of seas to any coast of it."""
    position = f"E thegn ceorl in {origin}; E marker in {origin}; E ruler in bedanford; neutral ceorl in colneceaster"
    by_land = _reach(position, origin, turn="E")
    reach = _reach(f"{position}; {ships}", origin, turn="E")
    assert {"norwic", "colneceaster"} - {origin} <= reach
    assert reach - by_land == set(added.split())


def test_the_harbour_must_be_controlled() -> None:
    """BRE-15.16: the Vassal's will do; one under another player's marker will not."""
    assert "cantwareburg" in _reach("W ship in temes; W thegn in colneceaster", "colneceaster")
    assert "norwic" in _reach("W ship in temes; W vassal cantware; cantware thegn in lundenwic", "lundenwic")
    position = "M ship in manau; M vassal gwynedd; gwynedd thegn in legaceaster"
    assert "alt_clut" in _reach(position, "legaceaster", turn="M")
    assert "alt_clut" not in _reach(f"{position}; W marker in legaceaster", "legaceaster", turn="M")


def test_transport_takes_the_whole_move() -> None:
    """BRE-15.16: no march after it, and none by land before it."""
    shut = "danes viking in cerotesege"
    reach = _reach(f"W ship in suthsae; W thegn in wintanceaster; W ruler in bathum; {shut}", "wintanceaster")
    assert {"cantwareburg", "haestingas"} <= reach
    assert "rofaesceaster" not in reach
    assert "cantwareburg" not in _reach("W ship in suthsae; W thegn in oxnaford", "oxnaford")
    table = _on_land("W ship in suthsae; W ruler 2 ceorl in wintanceaster").moves("wintanceaster", "cantwareburg")
    table.is_at("W ruler 2 ceorl in cantwareburg").lacks("from:cantwareburg")


def test_autumn_storms_stop_transport() -> None:
    """BRE-15.16"""
    position = "W ship in suthsae; W ruler in wintanceaster; season_card autumn_storms"
    assert "cantwareburg" not in _reach(position, "wintanceaster")


# Battles wait


def test_battles_follow_after_all_moves_in_the_movers_order() -> None:
    """BRE-15.17, BRE-RUL-13: more groups may join."""
    position = (
        "W thegn in wiltun; W thegn in oxnaford; W thegn in dornwaraceaster; M thegn in bathum; E ceorl in exanceaster"
    )
    table = _on_land(position).moves("wiltun", "bathum").asks("move_from", of="W")
    table.is_at("M thegn in bathum; W thegn in bathum; M controls bathum").moves("dornwaraceaster", "exanceaster")
    table.moves("oxnaford", "bathum").is_at("W 2 thegn in bathum").plays("done")
    table.asks("choose_battle", of="W").offers("area:bathum", "area:exanceaster").plays("area:exanceaster")
    table.rolls(1, 0, 0).is_at("W controls exanceaster")
    assert AREA_IDS[table.heard("battle_begins")[1][0]] == "bathum"
    table.rolls(1, 1, 0, 0).is_at("W 2 thegn in bathum").asks("choose_action", of="W")


def test_areas_without_enemies_are_settled_at_once() -> None:
    """BRE-15.17"""
    table = _on_land("W thegn in wiltun; E marker in dornwaraceaster").moves("wiltun", "dornwaraceaster")
    table.asks("move_from", of="W").is_at("W marker in dornwaraceaster")


def test_units_never_leave_a_pending_battle() -> None:
    """BRE-15.18: neither those that came nor others of the same side."""
    table = _on_land("W 2 thegn in wiltun; M thegn in bathum").moves("wiltun", "bathum", "thegn")
    table.lacks("from:bathum").has("from:wiltun")
