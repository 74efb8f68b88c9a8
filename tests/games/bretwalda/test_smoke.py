"""The first things that must be right: the start position, who can go where, and random games to the end."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine.driver import carry_out, pick, waiting
from meadhall.engine.rng import Rng
from meadhall.games.bretwalda import setup
from meadhall.games.bretwalda.content import (
    AREA_IDS,
    BISHOP,
    CEORL,
    CHRONICLE_IDS,
    DATA,
    EALDORMAN,
    EAST_ANGLIA,
    GWYNEDD,
    HUNTER,
    KINGDOM_IDS,
    KINGDOMS,
    MERCIA,
    MINOR_IDS,
    NEUTRAL,
    NONE,
    NORTHUMBRIA,
    PRINTED_DALC,
    RULER,
    SEA_IDS,
    SEASON_CARD_IDS,
    SHIP,
    SITES,
    THEGN,
    WESSEX,
)
from meadhall.games.bretwalda.forces import ONE
from meadhall.games.bretwalda.hidden import observe, redeal
from meadhall.games.bretwalda.invariants import check
from meadhall.games.bretwalda.position import OUT
from meadhall.games.bretwalda.realm import count_land_units
from meadhall.games.bretwalda.rules.collection import Collect
from meadhall.games.bretwalda.rules.movement import MoveTo, can_leave
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.ways import embarked_seas

_USUAL: dict[str, Any] = {row["id"]: row["default"] for row in DATA["options"]}


def _start(players: int = 4, **options: Any) -> Bretwalda:
    """The board before cards are dealt, seats in the order of the Kingdoms, all Vassals unclaimed."""
    s = setup.new_game(setup.variant_of(_USUAL | options, players))
    for seat, kingdom in enumerate(s.variant.kingdoms):
        setup.seat_kingdom(s, seat, kingdom)
    s.todo = []
    s.round = 1
    return s


def _area(name: str) -> int:
    return AREA_IDS.index(name)


def _make_vassal(s: Bretwalda, kingdom: int, minor: int) -> None:
    s.vassal[kingdom] = minor
    s.overlord[minor] = kingdom


def _alone(s: Bretwalda, area: str, kingdom: int, *kinds: int) -> None:
    """Only these units of a Kingdom are in an area."""
    s.take_force(_area(area), kingdom, s.force(_area(area), kingdom))
    s.add_force(_area(area), kingdom, sum(ONE[kind] for kind in kinds))


def _targets(s: Bretwalda, kingdom: int, area: str) -> set[str]:
    return {AREA_IDS[target] for target in MoveTo(s.seat_of[kingdom], _area(area)).options(s)}


def test_the_start_has_two_dalcs_each_and_the_units_of_the_data() -> None:
    """BRE-2.8, BRE-6.1."""
    s = _start()
    assert s.dalcs() == [2, 2, 2, 2]
    assert [count_land_units(s, kingdom) for kingdom in range(KINGDOMS)] == [8, 8, 7, 6]
    fleets = {
        (KINGDOM_IDS[kingdom], SEA_IDS[sea])
        for sea in range(len(SEA_IDS))
        for kingdom in range(KINGDOMS)
        if s.ships[KINGDOMS * sea + kingdom]
    }
    assert fleets == {("northumbria", "humbre"), ("wessex", "suthsae"), ("east_anglia", "temes")}
    pool = [s.in_pool(EAST_ANGLIA, kind) for kind in (CEORL, HUNTER, THEGN, BISHOP, EALDORMAN, RULER, SHIP)]
    assert pool == [6, 2, 4, 1, 2, 0, 2]
    for kingdom in range(KINGDOMS):
        _make_vassal(s, kingdom, kingdom)
    assert s.dalcs() == [3, 3, 3, 3]


@pytest.mark.parametrize(("season_round", "food"), [(1, 3), (4, 0)])
def test_wessex_collects_four_gold_and_three_food_but_no_food_in_winter(season_round: int, food: int) -> None:
    """BRE-15.1, BRE-15.2, BRE-15.3, BRE-14.13."""
    s = _start()
    s.round = season_round
    s.season_card = SEASON_CARD_IDS.index("witan" if season_round == 1 else "mild_winter")
    before = sum(s.food)
    s.then(Collect(WESSEX))
    assert waiting(s) == []
    assert s.gold[WESSEX] == 8
    assert sum(s.food) - before == food
    if food:
        assert [s.food[_area(name)] for name in ("wintanceaster", "wiltun", "cisseceaster")] == [2, 1, 1]


def test_a_thegn_in_wiltun_reaches_what_two_points_allow() -> None:
    """BRE-15.15, BRE-4.3: forests cost 2, and entering an area with enemies ends the move."""
    s = _start()
    assert _targets(s, WESSEX, "wiltun") == {
        "bathum",
        "dornwaraceaster",
        "wintanceaster",
        "gleawanceaster",
        "oxnaford",
        "cisseceaster",
        "cerotesege",
        "glaestingabyrig",
        "exanceaster",
    }


def test_the_wall_costs_two_and_gwynedd_does_not_help_over_it() -> None:
    """BRE-4.3, VAN-6.4."""
    s = _start()
    near = {
        "eoforwic",
        "loidis",
        "luel",
        "streoneshalh",
        "loncaster",
        "bebbanburg",
        "lindcylene",
        "snotengaham",
    }
    assert _targets(s, NORTHUMBRIA, "gyrwe") == near
    _make_vassal(s, NORTHUMBRIA, GWYNEDD)
    assert _targets(s, NORTHUMBRIA, "gyrwe") == near | {"legaceaster", "tamoworthig"}
    s.vassal[NORTHUMBRIA] = s.overlord[GWYNEDD] = NONE
    s.season_card = SEASON_CARD_IDS.index("early_thaw")
    further = {"legaceaster", "tamoworthig", "dynbaer", "lanerc"}
    assert _targets(s, NORTHUMBRIA, "gyrwe") == near | further


def test_pioneers_cross_the_forests_of_the_middle() -> None:
    """VAN-6.4, BRE-12.6: a Ceorl led by an Ealdorman goes two points."""
    s = _start()
    near = {
        "gleawanceaster",
        "glywysing",
        "scrobbesburg",
        "tamoworthig",
        "ligoraceaster",
        "bathum",
        "legaceaster",
        "mathrafal",
    }
    assert _targets(s, MERCIA, "weogornaceaster") == near
    _make_vassal(s, MERCIA, GWYNEDD)
    further = {"snotengaham", "loidis", "bedanford", "oxnaford", "steanford"}
    assert _targets(s, MERCIA, "weogornaceaster") == near | further


def test_a_ceorl_of_a_kingdom_does_not_move_alone_but_one_of_a_vassal_does() -> None:
    """BRE-12.6, VAN-4.7."""
    s = _start()
    assert not can_leave(s, EAST_ANGLIA, _area("norwic"))
    s.tiles[EAST_ANGLIA] = 1
    assert _targets(s, EAST_ANGLIA, "norwic") == {"theodford", "rendlaesham"}
    _make_vassal(s, EAST_ANGLIA, MINOR_IDS.index("cantware"))
    assert _targets(s, EAST_ANGLIA, "rofaesceaster") == {"cantwareburg", "lundenwic", "cerotesege"}


def test_ships_carry_a_group_from_a_harbour_along_their_chain() -> None:
    """BRE-15.16, BRE-7.10."""
    s = _start()
    temes = {"norwic", "colneceaster", "lundenwic", "rofaesceaster", "cantwareburg"}
    by_land = {"theodford", "grantabrycg", "norwic", "colneceaster"}
    _alone(s, "rendlaesham", EAST_ANGLIA, THEGN, CEORL)
    assert _targets(s, EAST_ANGLIA, "rendlaesham") == temes | by_land
    s.ships[KINGDOMS * SEA_IDS.index("suthsae") + EAST_ANGLIA] = 1
    suthsae = {"haestingas", "cisseceaster", "wiltun", "wintanceaster"}
    assert _targets(s, EAST_ANGLIA, "rendlaesham") == temes | by_land | suthsae
    assert embarked_seas(s, EAST_ANGLIA, _area("norwic")) == 0
    s.improvements[_area("norwic")] |= 1 << 1
    assert embarked_seas(s, EAST_ANGLIA, _area("norwic")) != 0


def test_two_players_use_the_areas_of_their_two_kingdoms() -> None:
    """BRE-2.1, BRE-2.2, BRE-19.1, VAN-2.7."""
    s = _start(2)
    britain = s.variant.britain
    assert len(britain.areas) == 26
    assert sum(PRINTED_DALC[area] for area in britain.areas) == 11
    assert [MINOR_IDS[minor] for minor in range(4) if s.living >> minor & 1] == ["defnas", "gwynedd"]
    assert [site + 1 for site in range(SITES) if site in britain.sites] == [4, 8, 9, 10, 11, 12]
    gone = {CHRONICLE_IDS[card] for card in range(len(CHRONICLE_IDS)) if s.chronicle_at[card] == OUT}
    assert gone == {"caesars_wall", "kingdom_of_kent", "strathclyde", "the_thames"}


def test_without_minor_kingdoms_their_homes_keep_neutral_units() -> None:
    """BRE-2.4, VAN-2.2."""
    s = _start(vk_minor_kingdoms=False)
    assert s.living == 0
    assert s.count(_area("alt_clut"), NEUTRAL, THEGN) == 1
    assert _start().count(_area("alt_clut"), NEUTRAL, THEGN) == 0


def _any_options(n: int) -> dict[str, Any]:
    rng = Rng(n, 1)
    options = {row["id"]: row["choices"][rng.below(len(row["choices"]))] for row in DATA["options"]}
    return options | {"kingdoms": "auto"}


@pytest.mark.parametrize("n", range(9))
def test_random_games_with_any_options_end_and_nothing_is_lost(n: int) -> None:
    """BRE-3.3, BRE-12.8: every position is sound, also as each seat may believe it to be."""
    players = 2 + n % 3
    s = setup.new_game(setup.variant_of(_any_options(n), players))
    rng = Rng(n, 2)
    while decisions := waiting(s):
        assert check(s) == []
        if rng.below(100) == 0:
            for seat in range(players):
                t = redeal(s, seat, Rng(n, 3))
                assert check(t) == []
                assert observe(t, seat) == observe(s, seat)
        decision = decisions[rng.below(len(decisions))]
        carry_out(s, decision, pick(s, decision, decision.options(s), rng))
    assert s.is_over
    assert check(s) == []
    assert s.round == 12 or max(s.dalcs()) >= s.variant.dalc_target
