"""The eighteen options, each with its effect, and the presets."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine.options import Misfit
from meadhall.games.medieval_battle import GAME
from meadhall.games.medieval_battle.battlefield import custom_map, preset, random_map
from meadhall.games.medieval_battle.content import DATA, LARGE, MAP_IDS, PRESET_IDS, SIZE_IDS, STANDARD
from meadhall.games.medieval_battle.setup import variant_of
from meadhall.games.medieval_battle.variant import Variant
from tests.games.medieval_battle.maps import flat, names
from tests.games.medieval_battle.telling import DEFAULTS, battle, new_game


def _variant(**options: Any) -> Variant:
    return variant_of({**DEFAULTS, **options})


def test_there_are_eighteen() -> None:
    """MED-0.4"""
    assert set(DEFAULTS) == {row["id"] for row in DATA["option"]}
    same = {row["id"]: row["default"] for row in DATA["option"] if row["type"] in ("bool", "int")}
    assert {name: DEFAULTS[name] for name in same} == same


def test_map_size() -> None:
    """MED-1.1, MED-2.2, MED-13.6"""
    assert (_variant(map_size="standard").field.size, _variant(map_size="large").field.size) == (STANDARD, LARGE)


@pytest.mark.parametrize("name", MAP_IDS)
def test_map(name: str) -> None:
    """MED-1.9"""
    size = "standard" if name.startswith("std") else "large"
    other = "large" if size == "standard" else "standard"
    assert _variant(map_size=size, map=name).field.terrain == preset(SIZE_IDS.index(size), name).terrain
    with pytest.raises(Misfit, match=f"map-size, size {other}"):
        _variant(map_size=other, map=name)


def test_the_usual_maps() -> None:
    """MED-1.9"""
    assert _variant().field.terrain == preset(STANDARD, "std_crossroads").terrain
    assert _variant(map_size="large").field.terrain == preset(LARGE, "lrg_two_fields").terrain


def test_map_seed() -> None:
    """MED-1.9, MED-0.6"""
    maps = [_variant(map="random", map_seed=seed).field.terrain for seed in (0, 1, 2, 2)]
    assert maps[0] == random_map(STANDARD, 0).terrain
    assert maps[2] == maps[3]
    assert maps[0] != maps[1] != maps[2]


def test_map_custom() -> None:
    """MED-1.2, MED-1.9"""
    told = "B | IV/2 | BIII/1 BII/0 BIV/1 | U4B U3B U1B"
    assert _variant(map="custom", map_custom=told).field.terrain == custom_map(STANDARD, told).terrain
    with pytest.raises(Misfit, match="map-modules, size large, number 2, kind inner, found 1"):
        _variant(map_size="large", map="custom", map_custom=told)
    with pytest.raises(Misfit, match="map-form"):
        _variant(map="custom")


def test_colours() -> None:
    """MED-0.1"""
    assert new_game(colours="seat_1_red").s.red_seat == 0
    assert new_game(colours="seat_1_yellow").s.red_seat == 1
    for army, seat in (("red", 0), ("yellow", 1)):
        drawn = new_game(colours="random").asks("draw_colours", of="chance").offers("army:red", "army:yellow")
        assert drawn.plays(f"army:{army}").s.red_seat == seat
    with_colours = new_game(colours="seat_1_yellow").recruits("red", "0-0-0-0-0-0-0-0")
    assert with_colours.recruits("yellow", "0-0-0-0-0-0-0-0").asks("place_tabor", of="red").seat("red") == 1


def test_army_mode() -> None:
    """MED-2.9"""
    new_game(army_mode="free").asks("recruit_units", of="red")
    new_game(army_mode="preset_choice").asks("choose_preset", of="red")
    new_game(army_mode="preset_fixed").asks("place_tabor", of="red")


@pytest.mark.parametrize("option", ["army_red", "army_yellow"])
def test_army_red_and_army_yellow(option: str) -> None:
    """MED-2.9"""
    side = ["army_red", "army_yellow"].index(option)
    for name in PRESET_IDS:
        size, other = ("standard", "large") if name.startswith("a20") else ("large", "standard")
        variant = _variant(map_size=size, army_mode="preset_fixed", **{option: name})
        assert variant.army_presets[side] == PRESET_IDS.index(name)
        with pytest.raises(Misfit, match=f"army-size, army .*, size {other}"):
            _variant(map_size=other, army_mode="preset_fixed", **{option: name})
    assert [PRESET_IDS[n] for n in _variant().army_presets] == ["a20_rulebook"] * 2
    assert [PRESET_IDS[n] for n in _variant(map_size="large").army_presets] == ["a30_mixed"] * 2


@pytest.mark.parametrize(("value", "is_known"), [("after_recruitment", True), ("on_placement", False)])
def test_army_reveal(value: str, is_known: bool) -> None:
    """MED-RUL-4"""
    table = new_game(army_reveal=value).recruits("red", "2-1-1-2-1-1-2-1").recruits("yellow", "3-3-2-0-0-1-0-0")
    assert table.view("yellow")["reserves"][0] == ([2, 1, 1, 2, 1, 1, 2, 1] if is_known else [11])
    assert table.view("red")["reserves"][0] == [2, 1, 1, 2, 1, 1, 2, 1]


def test_dismount() -> None:
    """MED-14.1"""
    battle(flat(), "Y LC (1,2)", dismount=True).plays("activate:1,2").has("dismount")
    battle(flat(), "Y LC (1,2)", dismount=False).plays("activate:1,2").lacks("dismount")


def test_zoc_exit() -> None:
    """MED-RUL-11, MED-6.6"""
    position = "Y LC (1,2); R PK (2,2)"
    battle(flat(), position, zoc_exit="free").plays("activate:1,2", "step:0,2").stage("MOVING")
    held = battle(flat(), position, zoc_exit="one_hex").plays("activate:1,2", "step:0,2")
    held.turn_of("red").is_at("Y LC (0,2) 4mp")
    shifted = battle(flat(), position, zoc_exit="one_hex").plays("activate:1,2", "step:2,1")
    shifted.stage("STOPPED").offers("attack:2,2", "end")
    free = battle(flat(), "Y LC (0,2); R PK (-3,5)", zoc_exit="one_hex").plays(
        "activate:0,2", *names("step", "(1,2) (2,2)")
    )
    free.stage("MOVING")


def test_a_held_unit_may_not_pass_through_friends() -> None:
    """MED-RUL-11, MED-5.7"""
    position = "Y LC (1,2); Y PK (0,2); R PK (2,2)"
    battle(flat(), position).plays("activate:1,2").has("step:0,2")
    battle(flat(), position, zoc_exit="one_hex").plays("activate:1,2").lacks("step:0,2").has("step:1,1")
    walls = "(2,1)=M, (1,1)=M, (0,3)=M, (1,3)=M, (2,2)=M"
    stuck = "Y LC (1,2); Y PK (0,2); R PK (2,2)"
    battle(flat(walls), stuck).has("activate:1,2")
    battle(flat(walls), stuck, zoc_exit="one_hex").lacks("activate:1,2")


def test_pursuit_free_move() -> None:
    """MED-RUL-16"""
    flight = ("activate:5,-4", "attack:6,-4", "flee")
    position = "R LI (5,-4); Y AR (6,-4)"
    battle(flat(), position, turn="red").plays(*flight).turn_of("yellow")
    free = battle(flat(), position, turn="red", pursuit_free_move=True).plays(*flight).stage("MOVING")
    free.offers(*names("step", "(6,-5) (5,-4) (5,-3) (6,-3)"), "end").plays("step:6,-3").is_at("R LI (6,-3) 1mp")
    near = battle(flat(), "R LI (1,2); Y AR (2,2)", turn="red", pursuit_free_move=True)
    near.plays("activate:1,2", "attack:2,2", "retreat:3,2").stage("PURSUIT").offers("attack:3,2", "end")


def test_the_limit_of_one_hex_prevails_over_free_moves() -> None:
    """MED-RUL-42"""
    flight = ("activate:5,-4", "attack:6,-4", "flee")
    held = battle(flat(), "R LI (5,-4); Y AR (6,-4)", turn="red", pursuit_free_move=True, zoc_exit="one_hex")
    held.plays(*flight).turn_of("yellow").is_at("R LI (6,-4) 2mp")
    came = battle(flat(), "R LI (4,-3); Y AR (6,-4)", turn="red", pursuit_free_move=True, zoc_exit="one_hex")
    came.plays("activate:4,-3", "step:5,-4", "attack:6,-4", "flee").stage("MOVING")


def test_a_held_unit_may_pursue_as_long_as_it_can_pay() -> None:
    """MED-RUL-42"""
    table = battle(flat(), "Y LC (1,2); R LI (2,2)", zoc_exit="one_hex", pursuit_free_move=True)
    table.plays("activate:1,2", "attack:2,2", "retreat:3,2", "attack:3,2", "retreat:4,1").is_at("Y LC (3,2) 3mp")
    table.offers("attack:4,1", "end")


def test_tabor_shootable() -> None:
    """MED-RUL-24"""
    battle(flat(), "Y LB (0,2); R TB (2,2)").plays("activate:0,2").lacks("shoot:2,2")
    table = battle(flat(), "Y LB (0,2); R TB (2,2)", tabor_shootable=True).plays("activate:0,2", "shoot:2,2")
    table.turn_of("red").is_at("R TB (2,2) exposed; Y LB (0,2) 2mp").plays("pass", "activate:0,2", "shoot:2,2")
    table.is_at("R TB destroyed; (2,2) empty; Y LB (0,2) 1mp").scores(0, 3)
    hidden = battle(flat("(1,2)=F"), "Y LB (0,2); R TB (2,2)", tabor_shootable=True).plays("activate:0,2")
    hidden.lacks("shoot:2,2")


@pytest.mark.parametrize(
    ("shooter", "target", "terrain", "calculator", "ladder"),
    [
        ("LB", "LI", "", 1, 1),
        ("LB", "LI", "(1,2)=R", 1, 2),
        ("LB", "HC", "(1,2)=R", 1, 2),
        ("LB", "LI 1k", "", 1, 2),
        ("LB 1k", "LI", "", 0, 0),
        ("LB", "LI", "(2,2)=F", 0, 0),
        ("LB 1k", "LI", "(2,2)=F", 0, 0),
        ("AR", "HI", "", 0, 0),
        ("AR", "HC", "(1,2)=M", 1, 1),
        ("MA", "PK", "", 1, 1),
        ("LB", "LI 1k", "(1,2)=R", 2, 2),
    ],
)
def test_shooting_scale(shooter: str, target: str, terrain: str, calculator: int, ladder: int) -> None:
    """MED-RUL-20, MED-9.4"""
    position = f"Y {shooter[:2]} (1,2){shooter[2:]}; R {target[:2]} (2,2){target[2:]}"
    for scale, losses in (("calculator", calculator), ("ladder", ladder)):
        battle(flat(terrain), position, shooting_scale=scale).plays("activate:1,2", "shoot:2,2").hits(losses)


def _sees(terrain: str, target: str, **options: Any) -> bool:
    table = battle(flat(terrain), f"Y LB (0,2); R LI {target}", **options).plays("activate:0,2")
    return target.strip("()") in table.of_kind("shoot")


def test_los_edge_rule() -> None:
    """MED-RUL-22"""
    for terrain in ("(1,2)=F", "(0,3)=M"):
        assert _sees(terrain, "(1,3)", los_edge_rule="both")
        assert not _sees(terrain, "(1,3)", los_edge_rule="either")
    assert _sees("(1,2)=R, (0,3)=R", "(1,3)", los_edge_rule="either")
    assert _sees("(0,2)=R, (1,2)=F", "(1,3)", los_edge_rule="either")


@pytest.mark.parametrize(("shooter", "is_seen"), [("P", False), ("F", False), ("R", True), ("M", True)])
def test_los_hills_block(shooter: str, is_seen: bool) -> None:
    """MED-RUL-23: rocky hills block shooters on level 0."""
    assert _sees(f"(0,2)={shooter}, (1,2)=R", "(2,2)", los_hills_block=False)
    assert _sees(f"(0,2)={shooter}, (1,2)=R", "(2,2)", los_hills_block=True) == is_seen


def test_los_hills_block_along_a_side() -> None:
    """MED-RUL-23, MED-9.9"""
    assert _sees("(1,2)=R", "(1,3)", los_hills_block=True)
    assert not _sees("(1,2)=R, (0,3)=F", "(1,3)", los_hills_block=True)


@pytest.mark.parametrize("tokens", [1, 5, 9])
def test_time_tokens(tokens: int) -> None:
    """MED-0.4"""
    table = battle(flat(), "Y LI (1,2)", time_tokens=tokens).is_at(f"tokens {tokens}/{tokens}")
    for _ in range(tokens):
        table.plays("regroup", "pass")
    table.is_at(f"tokens {tokens}/0").lacks("regroup")


def test_rulings() -> None:
    """MED-RUL-12, MED-RUL-33"""
    assert _variant().plays_by_the_book
    assert not _variant(rulings="house").plays_by_the_book


def test_the_presets_are_the_book_the_house_and_what_the_book_offers() -> None:
    """MED-RUL-12, MED-RUL-33, MED-1.1, MED-2.9, MED-14.1"""
    presets = {preset.name: dict(preset.options) for preset in GAME.presets}
    assert presets == {
        "by_the_book": {},
        "house_rules": {"rulings": "house"},
        "large_battle": {"map_size": "large"},
        "ready_made_armies": {"army_mode": "preset_choice"},
        "dismounting": {"dismount": True},
    }
    for name in presets:
        assert GAME.new(preset=name).options()
        for language in ("en", "pl"):
            assert GAME.words(language).say(f"preset-name-{name}")
            assert GAME.words(language).say(f"preset-text-{name}").endswith(".")
