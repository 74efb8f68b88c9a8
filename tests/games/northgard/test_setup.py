"""Chapter 3: setup."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from meadhall.engine.errors import MeadhallError
from meadhall.engine.numbers import place_of
from meadhall.engine.options import Misfit
from meadhall.engine.steps import Chance
from meadhall.games.northgard import GAME
from meadhall.games.northgard.content import (
    ACHIEVEMENT_SET,
    ADVANCED_SET,
    CARD_IDS,
    CLAN_IDS,
    EARLY_SET,
    SET_OF,
    TILE_IDS,
    TILES,
)
from meadhall.games.northgard.fields import DRAW_PILE, HAND, IN_BOX, IN_HAND, LAID, SETUP, UPGRADE_LEFT, WAITING
from meadhall.games.northgard.notation import BOARD_M
from meadhall.games.northgard.setup import SetupTurn, tiles_in_hand
from tests.games.northgard.told import Table, new_game, told

_CLANS = ["clan:bear", "clan:boar", "clan:goat", "clan:raven", "clan:snake", "clan:stag", "clan:wolf"]
_FIXED: dict[str, Any] = {"clan_assignment": "fixed", "fixed_clans": "goat,raven,boar,wolf,stag"}


def _table(players: int = 3, first: str = "red", clans: str = "goat raven boar wolf stag", **options: Any) -> Table:
    """A game in which the clans and the first player are known and the Achievements lie on the table."""
    chosen = ",".join(clans.split()[:players])
    table = new_game(players, clan_assignment="fixed", fixed_clans=chosen, **options).plays(f"seat:{first}")
    achievements = [f"card:{name}" for name, kind in zip(CARD_IDS, SET_OF, strict=True) if kind == ACHIEVEMENT_SET]
    return table.plays(*achievements[:players])


def _dealt(table: Table, *hands: str) -> Table:
    """Deal these tiles, hand by hand."""
    for hand in hands:
        table.plays(*[f"tile:{tile}" for tile in hand.split()])
    return table


def _settles(table: Table, seed: int) -> Table:
    """Everybody lays tiles and settles at random until the first year begins."""
    while table.s.phase == SETUP:
        table.lets_chance_decide(seed)
        if table.s.phase == SETUP:
            seed = seed * 7 % 1009 + 1
            table.plays(table.options[seed % len(table.options)])
    return table


# Clans and the first player


def test_clans_are_dealt_at_random_and_no_clan_twice() -> None:
    """NOR-3.5, NOR-RUL-56: as the house played before."""
    table = new_game(2, clan_assignment="random").asks("draw_clan", of="chance").offers(*_CLANS)
    table.plays("clan:snake").lacks("clan:snake").plays("clan:bear").asks("draw_first_player", of="chance")
    assert (table.s.snake_seat, table.s.bear_seat) == (0, 1)


def test_clans_are_chosen_in_seat_order() -> None:
    """NOR-RUL-56, NOR-3.5: unless the table agrees on something else; each one that nobody has taken."""
    table = new_game(3).asks("choose_clan", of="red").offers(*_CLANS).plays("clan:wolf")
    table.asks("choose_clan", of="purple").lacks("clan:wolf").plays("clan:stag")
    table.asks("choose_clan", of="yellow").offers("clan:bear", "clan:boar", "clan:goat", "clan:raven", "clan:snake")
    table.plays("clan:bear").asks("draw_first_player", of="chance")
    assert ([*table.s.clan[:3]], table.s.bear_seat) == ([6, 5, 0], 2)


def test_fixed_clans_are_those_of_the_options() -> None:
    """NOR-3.5: what is not said follows in the order of the clans."""
    table = new_game(4, clan_assignment="fixed", fixed_clans="wolf, goat")
    assert [table.s.clan[seat] for seat in range(4)] == [6, 2, 0, 1]


@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [
        (3, {"teams": True}, "teams"),
        (3, {"more_creatures": True}, "more-creatures"),
        (3, {"clan_assignment": "fixed", "fixed_clans": "goat,goat"}, "clans-differ"),
        (2, {"clan_assignment": "fixed", "fixed_clans": "goat,bear,wolf"}, "clans-seats, players 2"),
    ],
)
def test_options_that_do_not_fit_together(players: int, options: dict[str, Any], reason: str) -> None:
    """NOR-3.5"""
    with pytest.raises(Misfit, match=f"^{reason}$"):
        new_game(players, **options)


def test_clans_are_named_or_left_out_seat_by_seat() -> None:
    """NOR-3.5: an unknown one is refused before anything else, and without `fixed` they mean nothing."""
    with pytest.raises(MeadhallError, match="The option 'fixed_clans' must be values with commas between them"):
        GAME.full_options({"fixed_clans": "moose"})
    table = new_game(3, clan_assignment="fixed", fixed_clans=",bear")
    assert [CLAN_IDS[clan] for clan in table.s.clan[:3]] == ["clan_boar", "clan_bear", "clan_goat"]
    new_game(2, fixed_clans="goat,goat,goat").asks("choose_clan", of="red")


def test_everybody_has_seven_cards_and_two_upgrades_aside() -> None:
    """NOR-3.5, NOR-RUL-43"""
    table = _table()
    starting = "start_recruit start_move start_explore start_build start_feast start_feast"
    table.is_at(f"R deck {starting} goat_clan; P deck {starting} raven_clan; Y deck {starting} boar_clan")
    table.is_at("R upgrades goat_teamwork goat_resourceful; P upgrades raven_raiding_party raven_mercenaries")
    table.is_at("R hand empty; R discard empty; R played empty; R reserve 14")
    assert [table.s.count_cards(seat, DRAW_PILE) for seat in range(3)] == [7, 7, 7]
    assert [table.s.count_cards(seat, UPGRADE_LEFT) for seat in range(3)] == [2, 2, 2]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_anybody_may_be_first_with_the_same_chance(players: int) -> None:
    """NOR-3.6, NOR-RUL-4"""
    table = new_game(players, **{**_FIXED, "fixed_clans": ""}).asks("draw_first_player", of="chance")
    assert len(table.options) == players
    decision = table.s.todo[-1]
    assert isinstance(decision, Chance)
    assert decision.weights(table.s) == []
    table.fork().plays("seat:purple").is_at("marker P")
    table.plays("seat:red").is_at("marker R")


# The table


def test_resources_go_by_the_order_of_turns() -> None:
    """NOR-3.7: Yellow is first, so Red and Purple are fourth and fifth."""
    table = _table(5, first="yellow")
    table.is_at("Y stock 2/2/0; G stock 2/2/0; B stock 2/2/0; R stock 3/2/0; P stock 3/2/0")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_achievements_as_players_lie_face_up(players: int) -> None:
    """NOR-3.3: the rest stays in the box."""
    table = _table(players)
    achievements = [card for card in range(len(CARD_IDS)) if SET_OF[card] == ACHIEVEMENT_SET]
    found = Counter(table.s.offers[card] for card in achievements)
    assert found == {WAITING: players, IN_BOX: 7 - players}
    assert len(table.heard("achievement_shown", by="nobody")) == players


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize(("length", "early", "advanced"), [("standard", 2, 4), ("long", 3, 6)])
def test_the_development_deck(players: int, length: str, early: int, advanced: int) -> None:
    """NOR-3.2: so many cards per player are seen in a whole game, the early ones first, and never any other."""
    names = [name for name, kind in zip(CARD_IDS, SET_OF, strict=True) if kind == ACHIEVEMENT_SET][:players]
    story = f"achievements {' '.join(names)}"
    table = told(BOARD_M, story, phase="new_year", year=0, players=players, length=length)
    while table.lets_chance_decide().is_asking:
        table.plays(next((option for option in ("pass", "decline") if option in table.options), table.options[0]))
    shown = [SET_OF[numbers[0]] for numbers in table.heard("card_shown")]
    assert shown == [EARLY_SET] * early * players + [ADVANCED_SET] * advanced * players + [ACHIEVEMENT_SET] * players
    assert len({numbers[0] for numbers in table.heard("card_shown")}) == len(shown)


@pytest.mark.parametrize(("players", "tiles"), [(2, 34), (3, 34), (4, 34), (5, 33)])
def test_all_other_tiles_are_the_pile(players: int, tiles: int) -> None:
    """NOR-3.4, NOR-RUL-5: with fewer than five players the other starting tile is one of them."""
    table = _table(players).asks("deal_tile", of="chance")
    assert len(table.options) == tiles
    assert ("tile:start5" in table.options) == (players < 5)
    assert "tile:start" not in table.options


def test_the_starting_tile_of_five_players_brings_food_to_the_middle() -> None:
    """NOR-3.4"""
    table = _table(5)
    assert [table.s.icons(table.territory("T(0,0)e"), resource) for resource in range(3)] == [1, 0, 0]
    assert table.territory("T(0,0)e") == table.territory("T(1,0)w")


def test_hands_of_three_tiles_that_only_their_holders_see() -> None:
    """NOR-3.9"""
    table = _table(first="purple")
    for side, hand in (("purple", "t01 t02 t03"), ("yellow", "t04 t05 t06"), ("red", "t07 t08 t09")):
        for tile in hand.split():
            assert table.who_learns() == [side]
            table.plays(f"tile:{tile}")
    assert [len(tiles_in_hand(table.s, seat)) for seat in range(3)] == [3, 3, 3]
    assert [len(table.heard("tile_dealt", by=side)) for side in ("red", "purple", "yellow", "nobody")] == [3, 3, 3, 0]
    table.asks("setup_tile", of="purple").offers("tile:t01", "tile:t02", "tile:t03")


def test_the_creature_deck_begins_with_low_ones() -> None:
    """NOR-3.8: it is ready before the first tile is laid; with two players three cards of value 6 or less."""
    table = _dealt(_table(2, creatures=True), "t01 t04 t07", "t17 t22 t23")
    low = ["wolf_beige", "wolf_brown", "wolf_dark_brown", "brown_bear_beige", "brown_bear_brown"]
    low += ["draugr_beige", "draugr_brown"]
    table.plays("tile:t01").lays("t01", "(0,-1)", 0).asks("draw_creature", of="chance")
    table.offers(*[f"creature:{name}" for name in low])


# The first tiles and units


def test_the_first_round_of_setup() -> None:
    """NOR-3.10: each player a tile beside the starting tile, and three units together in a territory of it."""
    table = _dealt(_table(2), "t02 t03 t13", "t05 t06 t07")
    table.asks("setup_tile", of="red").plays("tile:t02").lays("t02", "(0,-1)", 1)
    table.asks("setup_units", of="red").offers("territory:T(0,-1)n", "territory:T(0,0)n")
    table.plays("territory:T(0,0)n").is_at("R 3 T(0,-1)s; R reserve 11; T(0,-1)n neutral")
    table.asks("setup_tile", of="purple").offers("tile:t05", "tile:t06", "tile:t07").plays("tile:t05")
    table.asks("place_tile", of="purple").lacks("cell:0,-2", "cell:1,-1").plays("cell:0,1")
    table.lays("t05", "(0,1)", 0).plays("territory:T(0,0)s").is_at("P 3 T(0,0)s; P reserve 11")


def test_the_second_round_of_setup() -> None:
    """NOR-3.11: beside any tile; not together with anybody, not even with the own first group."""
    table = _dealt(_table(2), "t02 t03 t13", "t05 t06 t07")
    table.plays("tile:t02").lays("t02", "(0,-1)", 1).plays("territory:T(0,0)n")
    table.plays("tile:t05").lays("t05", "(0,1)", 0).plays("territory:T(0,0)s")
    table.asks("setup_tile", of="red").offers("tile:t03", "tile:t13").plays("tile:t03")
    table.has("cell:1,-1", "cell:-1,-1", "cell:1,0", "cell:-1,1").lays("t03", "(1,-1)", 0)
    assert table.territory("T(1,-1)w") == table.territory("T(0,-1)n")
    table.fork().plays("territory:T(1,-1)w").is_at("R 3 T(0,-1)n")
    table.asks("setup_units", of="red").offers(*[f"territory:T(1,-1){area}" for area in "nesw"])
    blocked = _dealt(_table(2), "t02 t03 t13", "t05 t06 t07")
    blocked.plays("tile:t02").lays("t02", "(0,-1)", 1).plays("territory:T(0,-1)n")
    blocked.plays("tile:t05").lays("t05", "(0,1)", 0).plays("territory:T(0,0)s", "tile:t03").lays("t03", "(1,-1)", 0)
    blocked.offers(*[f"territory:T(1,-1){area}" for area in "nes"])


def test_turns_of_setup_go_clockwise_from_the_first_player_in_both_rounds() -> None:
    """NOR-3.10, NOR-3.11"""
    table = _settles(_table(3, first="yellow"), 5)
    settled = [numbers[0] for numbers in table.heard("units_settled")]
    assert [place_of(clan, table.s.clan) for clan in settled] == [2, 0, 1, 2, 0, 1]
    assert [numbers[1] for numbers in table.heard("units_settled")] == [3] * 6


def test_a_hand_that_fits_nowhere_is_shown_and_dealt_anew() -> None:
    """NOR-RUL-7, NOR-3.10: every territory of the start is settled, so that t13, one single area, would join one."""
    s = told("(0,0) start r0", "P 3 T(0,0)n; Y 3 T(0,0)e; G 3 T(0,0)s; P 3 T(0,0)w; tiles t03 t13", players=4).s
    s.depth[TILE_IDS.index("t13")] = IN_HAND
    s.todo.clear()
    s.then(SetupTurn(0, 0))
    table = Table(s)
    assert len(table.heard("hand_shown", by="nobody")) == 1
    assert [numbers[1] for numbers in table.heard("tile_shown", by="nobody")] == [TILE_IDS.index("t13")]
    table.asks("deal_tile", of="chance").offers("tile:t03", "tile:t13")
    table.plays("tile:t13").asks("deal_tile", of="chance").plays("tile:t03").asks("place_tile", of="red")
    assert len(table.heard("hand_shown", by="nobody")) == 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_unused_tiles_go_back_and_the_pile_is_shuffled(players: int) -> None:
    """NOR-3.12: nothing is known of its order."""
    table = _settles(_table(players), 11)
    laid = table.s.laid_count
    assert laid == 2 * players + (2 if players == 5 else 1)
    assert sorted(table.s.depth) == [LAID] * laid + [0] * (TILES - laid)


@pytest.mark.parametrize("seed", range(8))
def test_setup_brings_neither_fame_nor_resources(seed: int) -> None:
    """NOR-3.13: not even to Boar, Raven and Stag, who are paid for exploring."""
    table = _settles(_table(3, clans="boar raven stag"), seed + 3)
    assert not any(table.s.fame)
    table.is_at("R stock 2/2/0; P stock 2/2/0; Y stock 2/2/0; R reserve 8; P reserve 8; Y reserve 8")


def test_a_territory_closed_in_setup_is_worth_nothing() -> None:
    """NOR-3.13: t01 closes the territory in which Red then settles."""
    table = _dealt(_table(2, clans="boar raven"), "t01 t02 t03", "t04 t05 t06")
    table.plays("tile:t01").lays("t01", "(1,0)", 0).spans("T(0,0)e", 2, closed=True)
    table.plays("territory:T(0,0)e").is_at("R 3 T(0,0)e; R fame 0; R stock 2/2/0")


def test_kaija_may_be_one_of_a_group() -> None:
    """NOR-3.13"""
    table = _dealt(_table(2, clans="bear goat"), "t01 t02 t03", "t04 t05 t06")
    table.plays("tile:t01").lays("t01", "(1,0)", 0).plays("territory:T(0,0)e")
    table.asks("setup_kaija", of="red").offers("units:3", "units_and_kaija:2")
    table.fork().plays("units:3").is_at("R 3 T(0,0)e; R Kaija away; R reserve 11")
    table.plays("units_and_kaija:2").is_at("R 2 T(0,0)e; R Kaija T(0,0)e; R reserve 12")


def test_a_lair_brings_a_creature_in_setup() -> None:
    """NOR-3.13: it does nothing, and units may join it."""
    table = _dealt(_table(2, creatures=True), "t01 t02 t03", "t04 t05 t06")
    table.plays("tile:t01").lays("t01", "(1,0)", 0).plays("creature:draugr_beige")
    table.is_at("draugr_beige (1,0)w").plays("territory:T(0,0)e").is_at("R 3 T(0,0)e")


@pytest.mark.parametrize("first", ["red", "purple", "yellow"])
def test_the_first_year_begins_with_the_first_player(first: str) -> None:
    """NOR-3.14, NOR-3.1"""
    table = _settles(_table(3, first=first), 17).lets_chance_decide()
    assert table.s.year == 1
    table.turn_of(first)
    assert [table.s.count_cards(seat, HAND) for seat in range(3)] == [4, 4, 4]
