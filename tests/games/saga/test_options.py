"""The options, each with its effect, and the presets."""

from __future__ import annotations

import pytest

from meadhall.engine.errors import MeadhallError
from tests.games.saga.telling import GAME, SEATS, first_round, new_game, set_up, told


def test_the_options_and_their_defaults() -> None:
    """SAG-2.1, SAG-2.3, SAG-3.1"""
    assert GAME.full_options({}) == {
        "viking_seat": "random",
        "exile_target": "any_unit",
        "tile_set": "a",
        "track_length": 10,
        "viking_leader_setup": "chosen",
        "essex_wessex_border": True,
        "coins_limited": True,
        "plunderer_must_survive": True,
        "victory_check": "step_1",
        "memory_aid": True,
        "rulings": "by_the_book",
    }


def test_the_presets_are_the_book_the_house_and_a_quick_game() -> None:
    """SAG-RUL-28"""
    presets = {preset.name: dict(preset.options) for preset in GAME.presets}
    assert presets == {"by_the_book": {}, "house_rules": {"rulings": "house"}, "quick": {"track_length": 8}}
    for language in ("en", "pl"):
        for name in presets:
            assert GAME.words(language).say(f"preset-name-{name}")
            assert GAME.words(language).say(f"preset-text-{name}").endswith(".")


def test_rulings() -> None:
    """SAG-RUL-28, SAG-13.4: by the book the Envoy is asked even about one warrior; the house sent him away."""
    position = "kent S1w+Envoy V1w"
    book = told(position).begin("battles").choose("reveal:{Envoy}").asks("exile_unit", of="saxon")
    book.offers("unit:warrior", "none")
    assert book.choose("none").strengths == (2, 1)
    house = told(position, rulings="house").begin("battles").choose("reveal:{Envoy}")
    assert house.strengths == (2, 0)
    assert house.is_done


@pytest.mark.parametrize(("name", "value"), [("track_length", 7), ("track_length", 13), ("tile_set", "c")])
def test_other_values_are_refused(name: str, value: int | str) -> None:
    """SAG-2.3, SAG-1.12"""
    with pytest.raises(MeadhallError, match=name):
        GAME.full_options({name: value})


def test_viking_seat() -> None:
    """SAG-2.1"""
    assert new_game(viking_seat="seat_0").s.viking_seat == 0
    assert new_game(viking_seat="seat_1").s.viking_seat == 1
    new_game(viking_seat="random").asks("draw_viking_seat", of="chance")


def test_exile_target() -> None:
    """SAG-13.4, SAG-RUL-01"""
    position = "kent S Envoy V1w+Stormer; essex V1w"
    any_unit = told(position, exile_target="any_unit").begin("battles").choose("pass", "reveal:{Envoy}")
    any_unit.offers("unit:warrior", "unit:{Stormer}", "none")
    warriors = told(position, exile_target="warrior_only").begin("battles").choose("pass", "reveal:{Envoy}")
    warriors.offers("unit:warrior", "none").choose("unit:warrior").is_at("longship V1w")
    alone = (
        told("kent S Envoy V Stormer", exile_target="warrior_only").begin("battles").choose("pass", "reveal:{Envoy}")
    )
    assert alone.strengths == (1, 1)


def test_tile_set() -> None:
    """SAG-1.12, SAG-RUL-02"""
    position = "kent S2w V1w; mercia burh S1w V1w; coins 3/2/10"
    fyrd = ["bonus", "action:saxon_move", "action:saxon_fyrd", "end_tile"]
    tribute = ["bonus", "action:saxon_move", "action:saxon_tribute", "end_tile"]
    told(position, tile_set="a").opens("saxon", "tile_1").offers(*fyrd)
    told(position, tile_set="a").opens("saxon", "tile_4").offers(*tribute).choose("bonus").is_at("coins 4/2/9")
    told(position, tile_set="b").opens("saxon", "tile_1").offers(*tribute).choose("bonus").is_at("coins 4/2/9")
    told(position, tile_set="b").opens("saxon", "tile_4").offers(*fyrd).choose("bonus").offers("step", "coin")


@pytest.mark.parametrize("spaces", [8, 9, 10, 11, 12])
def test_track_length(spaces: int) -> None:
    """SAG-2.3, SAG-3.2: two burhs win at the end of round `track_length` - 2."""
    table = first_round(track_length=spaces)
    while not table.victory:
        table.choose("pick_tile:tile_1", "pick_tile:tile_2", "pick_tile:tile_3").end_tiles()
    assert (table.victory, table.s.round) == ("saxon_track", spaces - 2)


def test_viking_leader_setup() -> None:
    """SAG-2.11, SAG-RUL-08"""
    set_up(viking_leader_setup="chosen").asks("place_leader", of="viking")
    set_up(viking_leader_setup="random").asks("draw_placement", of="chance")


def test_essex_wessex_border() -> None:
    """SAG-1.11, SAG-RUL-05"""
    routes = ["route:land:essex:mercia", "route:land:essex:east_anglia", "route:land:essex:kent"]
    told("essex S1w").begin("saxon_move").offers(*routes, "route:land:essex:wessex")
    told("essex S1w", essex_wessex_border=False).begin("saxon_move").offers(*routes)
    told("wessex V1w", essex_wessex_border=False).begin("viking_move").offers(
        "route:land:wessex:mercia", "route:land:wessex:kent", "route:land:wessex:sussex"
    )


def test_without_the_border_nobody_retreats_or_is_called_across_it() -> None:
    """SAG-11.5, SAG-13.3"""
    lost = told("essex S3w V4w", essex_wessex_border=False).begin("battles")
    lost.offers("area:mercia", "area:east_anglia", "area:kent")
    called = told("essex S1w+Marshal V1w; wessex S1w", essex_wessex_border=False).begin("battles")
    called.choose("reveal:{Marshal}").is_at("wessex S1w")


def test_coins_limited() -> None:
    """SAG-6.2, SAG-RUL-10"""
    told("essex burh V1w; coins 8/6/1", coins_limited=True).begin("viking_plunder").is_at("coins 8/7/0")
    told("essex burh V1w; coins 8/6/1", coins_limited=False).begin("viking_plunder").is_at("coins 8/8/-1")
    told("kent S1w; coins 9/6/0", coins_limited=False).begin("bonus_saxon_coin").is_at("coins 10/6/-1")
    told("mercia V1w; kent S1w; coins 9/6/0", coins_limited=False).begin("end_phase").is_at("coins 9/7/-1")
    income = told("mercia burh; coins 9/6/0", coins_limited=False).begin("saxon_income")
    income.choose("income:mercia:coin").is_at("coins 10/6/-1")


def test_plunderer_must_survive() -> None:
    """SAG-13.9, SAG-RUL-20"""
    exile = ["reveal:{Plunderer}", "reveal:{Envoy}", "unit:{Plunderer}", "force:1:-"]
    position = "kent burh S1w+Envoy V3w+Plunderer; coins 3/2/10"
    strict = told(position, plunderer_must_survive=True).begin("battles").choose(*exile)
    assert strict.battle_winner == "viking"
    strict.asks("choose_retreat", of="saxon").choose("area:sussex").is_at("kent burh V2w; longship V Plunderer")
    assert strict.is_done
    lenient = told(position, plunderer_must_survive=False).begin("battles").choose(*exile, "area:sussex")
    lenient.asks("plunder_after_battle", of="viking").choose("yes")
    lenient.is_at("kent empty; longship V2w+Plunderer; coins 3/4/8")


def test_a_fallen_plunderer_may_still_plunder_if_so_agreed() -> None:
    """SAG-13.9, SAG-RUL-20"""
    table = told("kent burh S2w V2w+Plunderer; coins 3/2/10", plunderer_must_survive=False).begin("battles")
    table.choose("reveal:{Plunderer}", "force:0:{Plunderer}").is_at("removed Plunderer")
    table.choose("area:essex").asks("plunder_after_battle", of="viking").choose("yes")
    table.is_at("kent empty; longship V2w; coins 3/4/8")


def test_victory_check() -> None:
    """SAG-3.1, SAG-12.3, SAG-RUL-14"""
    position = "wessex V1w; kent burh S1w; coins 3/7/5"
    assert told(position, victory_check="step_1").begin("end_phase").victory == ""
    late = told(position, victory_check="whole_phase").begin("end_phase").is_at("round_pos 9; coins 3/8/4")
    assert late.victory == "viking_coins"
    track = told("wessex V1w; kent burh S1w; coins 3/2/10; round_pos 3", victory_check="whole_phase").begin("end_phase")
    assert track.victory == "saxon_track"


@pytest.mark.parametrize(("aid", "shown"), [(True, True), (False, False)])
def test_memory_aid(aid: bool, shown: bool) -> None:
    """SAG-10.9: only what is shown changes, not what is known."""
    table = told("essex burh S1w V1w+Stormer", memory_aid=aid).begin("battles").choose("reveal:{Stormer}")
    assert table.knows("saxon", "Stormer")
    text = [line for _, lines in GAME.describe(table.s, SEATS["saxon"], "en") for line in lines]
    assert any("Stormer" in line for line in text) == shown
