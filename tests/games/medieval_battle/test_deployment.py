"""Chapter 3: deployment."""

from __future__ import annotations

import pytest

from meadhall.games.medieval_battle.notation import at, cell
from tests.games.medieval_battle.maps import flat
from tests.games.medieval_battle.soundness import away
from tests.games.medieval_battle.telling import Table, deployment

_TWO_EACH = ("0-0-0-0-1-1-0-0", "1-0-0-0-0-0-1-0")


def _tabors(red: str, yellow: str) -> Table:
    return deployment(red, yellow, flat("(-5,2)=M, (-5,3)=F, (5,-5)=R")).plays("hex:-5,-1", "hex:-1,6")


def test_red_places_its_tabor_first() -> None:
    """MED-3.1"""
    table = deployment(*_TWO_EACH).asks("place_tabor", of="red").plays("hex:-5,-1")
    table.is_at("R TB (-5,-1)").asks("place_tabor", of="yellow").plays("hex:-1,6").asks("deploy_unit", of="red")


def test_a_tabor_stands_on_plain_far_from_flags() -> None:
    """MED-3.2, MED-RUL-3"""
    field = flat("(-5,2)=M, (-5,3)=F, (5,-5)=R")
    table = deployment(*_TWO_EACH, field).lacks("hex:-5,2", "hex:-5,3", "hex:5,-5")
    nearest = [min(away(at(name), flag) for flag in field.flags) for name in table.of_kind("hex")]
    assert min(nearest) == 3
    table.has("hex:1,2").lacks("hex:2,0")
    assert away(at("(1,2)"), at("(0,0)")) == 3


def test_yellows_tabor_keeps_away_from_reds() -> None:
    """MED-3.3, MED-RUL-3"""
    table = deployment(*_TWO_EACH, flat())
    everywhere = table.of_kind("hex")
    table.plays("hex:-5,0")
    assert table.of_kind("hex") == {name for name in everywhere if away(at(name), at("(-5,0)")) >= 3}
    assert "-5,3" not in everywhere - table.of_kind("hex")
    assert "-5,2" in everywhere - table.of_kind("hex")


def test_tabors_start_fortified() -> None:
    """MED-3.4"""
    _tabors(*_TWO_EACH).is_at("R TB (-5,-1) fortified; Y TB (-1,6) fortified")


def test_units_are_placed_in_turn() -> None:
    """MED-3.5, MED-RUL-37"""
    table = (
        _tabors(*_TWO_EACH).asks("deploy_unit", of="red").offers("deploy:light_infantry", "deploy:pikemen", "finish")
    )
    table.plays("deploy:pikemen").asks("deploy_hex", of="red").plays("hex:-5,0").is_at("R PK (-5,0); R reserve LI")
    table.asks("deploy_unit", of="yellow").offers("deploy:heavy_cavalry", "deploy:archers", "finish")
    table.deploys("archers 0,5").asks("deploy_unit", of="red").offers("deploy:light_infantry", "finish")
    table.deploys("light_infantry -5,1", "heavy_cavalry -1,5").turn_of("yellow")
    table.is_at("R PK (-5,0); R LI (-5,1); Y AR (0,5); Y HC (-1,5)")


def test_where_units_may_be_placed() -> None:
    """MED-3.6, MED-RUL-3"""
    field = flat("(-5,2)=M, (-5,3)=F, (5,-5)=R")
    table = _tabors("1-0-0-0-1-0-0-0", "0-0-0-0-1-0-0-0")
    far = {hex_ for hex_ in field.hexes if all(away(hex_, flag) >= 3 for flag in field.flags)}
    far -= {hex_ for hex_ in far if away(hex_, at("(-1,6)")) < 3}
    foot = table.fork().plays("deploy:light_infantry")
    assert {at(name) for name in foot.of_kind("hex")} == far - {at("(-5,-1)")}
    rider = table.plays("deploy:heavy_cavalry")
    assert {at(name) for name in rider.of_kind("hex")} == far - {at("(-5,-1)"), at("(-5,2)")}


def test_enemy_units_and_zones_do_not_matter_in_deployment() -> None:
    """MED-3.6"""
    table = _tabors("0-0-0-0-1-0-0-0", "0-0-0-0-1-0-0-0").deploys("light_infantry 5,-5")
    assert table.s.is_in_zone(0, at("(5,-4)"))
    table.plays("deploy:light_infantry").has("hex:5,-4", "hex:6,-5").lacks("hex:5,-5").plays("hex:5,-4")
    table.is_at("Y LI (5,-4); R LI (5,-5)")


def test_who_stops_stops_for_good() -> None:
    """MED-3.7, MED-RUL-6"""
    table = _tabors(*_TWO_EACH).deploys("finish").asks("deploy_unit", of="yellow")
    table.deploys("archers 0,5").asks("deploy_unit", of="yellow").deploys("heavy_cavalry -1,5")
    table.turn_of("yellow").is_at("R reserve LI PK; Y reserve empty")


def test_the_other_goes_on_alone() -> None:
    """MED-3.8"""
    table = _tabors("0-0-0-0-2-1-0-0", "1-0-0-0-0-0-1-0").deploys("pikemen -5,0", "finish")
    table.asks("deploy_unit", of="red").deploys("light_infantry -5,1").asks("deploy_unit", of="red")
    table.deploys("finish").turn_of("yellow").is_at("R reserve LI; Y reserve HC AR")


def test_an_empty_hand_has_finished_by_itself() -> None:
    """MED-3.8"""
    table = _tabors("0-0-0-0-0-0-0-0", "0-0-0-0-2-0-0-0").asks("deploy_unit", of="yellow")
    table.deploys("light_infantry 0,5").asks("deploy_unit", of="yellow").deploys("light_infantry -1,5")
    table.turn_of("yellow").is_at("Y LI (0,5); Y LI (-1,5)")


def test_who_has_no_hex_for_any_unit_has_finished() -> None:
    """MED-3.8, MED-3.6: riders among mountains stay in reserve."""
    plains = "(-5,-1) (-1,6) (0,5)"
    field = flat()
    rough = ", ".join(f"{cell(hex_)}=M" for hex_ in field.deployable if cell(hex_) not in plains.split())
    table = deployment("1-0-0-0-0-0-0-0", "1-0-0-0-1-0-0-0", flat(rough)).plays("hex:-5,-1", "hex:-1,6")
    table.asks("deploy_unit", of="yellow").offers("deploy:heavy_cavalry", "deploy:light_infantry", "finish")
    table.plays("deploy:heavy_cavalry").is_at("Y HC (0,5)").offers("deploy:light_infantry", "finish")
    table.plays("finish").turn_of("yellow").is_at("R reserve HC; Y reserve LI")


@pytest.mark.parametrize("pair", ["heavy_cavalry -1,5", "archers 0,5"])
def test_deployed_units_are_full_and_fresh(pair: str) -> None:
    """MED-3.9"""
    kind, hex_ = pair.split()
    table = _tabors("0-0-0-0-0-0-0-0", "1-0-0-0-0-0-1-0").deploys(pair)
    table.is_at({"heavy_cavalry": "Y HC", "archers": "Y AR"}[kind] + f" ({hex_})")
