"""Chapter 9: the Explore action."""

from __future__ import annotations

from meadhall.games.northgard.content import GOAT, LORE, TILE_IDS
from meadhall.games.northgard.notation import BOARD_B, BOARD_C, BOARD_M
from tests.games.northgard.told import told

_CLOSING = "Y 1 T(0,0)e; R 1 T(0,-1)n; tiles t11"
"""On BOARD-B: t11 at (1,-1) r2 closes Yellow's territory."""
_TIGHT = f"{BOARD_C}; (1,2) t17 r3"
"""Red in T(-1,2)s can only explore (0,1), where neither t05 nor t13 nor t21 fit beside Purple in T(0,0)w."""


def test_closing_somebody_else_s_territory() -> None:
    """NOR-EX-6, NOR-9.8: nobody gains fame."""
    table = told(BOARD_B, f"{_CLOSING}; R hand start_explore").spans("T(0,0)e", 2, closed=False)
    table.plays("play:start_explore").lays("t11", "(1,-1)", 2).spans("T(0,0)e", 3, closed=True)
    table.is_at("Y 1 T(0,0)e; R fame 0; P fame 0; Y fame 0").spans("T(0,-1)n", 2, closed=False)


def test_closing_one_s_own_territory() -> None:
    """NOR-EX-7, NOR-9.8: a fame for each of its tiles."""
    table = told(BOARD_B, f"{_CLOSING}; Y hand start_explore", turn="yellow")
    table.plays("play:start_explore").lays("t11", "(1,-1)", 2).spans("T(0,0)e", 3, closed=True)
    table.is_at("Y fame 3; R fame 0; P fame 0")


def test_the_boar_learns_when_nothing_is_closed() -> None:
    """NOR-TV-7, NOR-RUL-18"""
    table = told(BOARD_B, f"{_CLOSING}; R hand start_explore", clans="boar raven goat").plays("play:start_explore")
    table.plays("cell:1,-1").offers("rotation:2", "rotation:3")
    table.fork().plays("rotation:2").spans("T(0,0)e", 3, closed=True).is_at("R stock 0/0/0")
    table.plays("rotation:3").spans("T(0,0)e", 3, closed=False).is_at("R stock 0/0/1")


def test_the_boar_learns_nothing_when_a_neutral_territory_is_closed() -> None:
    """NOR-RUL-18"""
    table = told(BOARD_B, "R 1 T(0,-1)n; tiles t11; R hand start_explore", clans="boar raven goat")
    table.plays("play:start_explore").lays("t11", "(1,-1)", 2).spans("T(0,0)e", 3, closed=True).is_at("R stock 0/0/0")


def test_raven_and_stag_profit_from_what_they_close() -> None:
    """NOR-TV-8, NOR-9.9: the Raven harvests the territory at once, the Stag has 1 fame more."""
    story = f"{_CLOSING}; food_silo (1,0)n; Y hand start_explore"
    raven = told(BOARD_B, story, turn="yellow", clans="goat boar raven").plays("play:start_explore")
    raven.lays("t11", "(1,-1)", 2).is_at("Y fame 3; Y stock 1/1/1")
    stag = told(BOARD_B, story, turn="yellow", clans="goat boar stag").plays("play:start_explore")
    stag.lays("t11", "(1,-1)", 2).is_at("Y fame 4; Y stock 0/0/0")
    assert stag.lines().index("fame_closed") < stag.lines().index("fame_stag_closed")


def test_one_explores_from_open_territories_of_one_s_own() -> None:
    """NOR-9.1, NOR-RUL-48: any of them, and none is named: tile, cell and rotation are all that is asked."""
    table = told(BOARD_M, "R 1 T(0,0)n; R 1 T(1,0)s; R 1 T(0,0)e; P 1 T(1,0)n; R hand start_explore; tiles t03 > t06")
    table.plays("play:start_explore").asks("place_tile", of="red").offers("cell:0,-1", "cell:1,1").plays("cell:1,1")
    table.asks("turn_tile", of="red").plays("rotation:0").has_tile("t03", "(1,1)", 0)
    told(BOARD_M, "R 1 T(0,0)e; R hand start_explore").lacks("play:start_explore")


def test_huginn_and_muninn_explore_from_anywhere() -> None:
    """NOR-9.1: from every open territory of the map."""
    table = told(BOARD_M, "R 1 T(0,0)e; P 1 T(1,0)n; R hand huginn_muninn; tiles t03").plays("play:huginn_muninn")
    table.offers("cell:0,-1", "cell:-1,0", "cell:0,1", "cell:1,-1", "cell:2,0", "cell:1,1")


def test_tiles_are_drawn_face_up() -> None:
    """NOR-9.2, NOR-RUL-17: everybody sees them."""
    table = told(BOARD_M, "R 1 T(0,0)n; R hand raven_clan; tiles t03 t06 t13").plays("play:raven_clan")
    table.asks("draw_tile", of="chance").offers("tile:t03", "tile:t06", "tile:t13")
    assert table.who_learns() == ["red", "purple", "yellow", "nobody"]
    table.plays("tile:t06", "tile:t13").asks("explore_tile", of="red").offers("tile:t06", "tile:t13")
    assert [TILE_IDS[numbers[1]] for numbers in table.heard("tile_drawn", by="nobody")] == ["t06", "t13"]


def test_fewer_tiles_are_drawn_when_fewer_are_left() -> None:
    """NOR-9.2: Lay of the Land draws three, and two are left."""
    table = told(BOARD_M, "R 1 T(0,0)n; R hand boar_lay_of_land; tiles t03 t06").plays(
        "play:boar_lay_of_land", "tile:t03"
    )
    table.asks("explore_tile", of="red").offers("tile:t03", "tile:t06")


def test_tiles_of_which_none_fits_are_drawn_anew() -> None:
    """NOR-RUL-16, NOR-9.2: as many others; of those, only what fits may be chosen."""
    story = "R 1 T(-1,2)s; P 1 T(0,0)w; R hand raven_clan; tiles t05 t13 > t03 t21 > t06"
    table = told(_TIGHT, story).plays("play:raven_clan", "tile:t05").asks("draw_tile", of="chance")
    table.offers("tile:t03", "tile:t21").plays("tile:t21").asks("turn_tile", of="red")
    assert table.s.tile == TILE_IDS.index("t03")
    table.is_at("tiles t06 > t05 t13 > t21")
    assert [numbers[1] for numbers in table.heard("tiles_buried")] == [2, 1]


def test_every_tile_is_tried_once() -> None:
    """NOR-9.2: when the whole pile fails, the action ends without effect."""
    story = "R 1 T(-1,2)s; P 1 T(0,0)w; R hand start_explore; tiles t05 > t13 > t21"
    table = told(_TIGHT, story).plays("play:start_explore").turn_of("purple").is_at("tiles t05 > t13 > t21")
    assert [TILE_IDS[numbers[1]] for numbers in table.heard("tile_drawn")] == ["t05", "t13", "t21"]
    assert "no_tile_fits" in table.lines()


def test_a_failed_explore_teaches_the_boar_nothing() -> None:
    """NOR-RUL-55"""
    story = "R 1 T(-1,2)s; P 1 T(0,0)w; R hand start_explore; tiles t05"
    table = told(_TIGHT, story, clans="boar raven goat").plays("play:start_explore").turn_of("purple")
    table.is_at("R stock 0/0/0; tiles t05")


def test_the_tiles_not_chosen_go_under_the_pile() -> None:
    """NOR-9.3: in an order that nobody knows."""
    story = "R 1 T(0,0)n; R 1 T(1,0)s; R 1 T(1,0)e; R hand boar_lay_of_land rangers; tiles t03 t06 t22 > t30"
    table = told(BOARD_M, story, players=2).plays("play:boar_lay_of_land", "tile:t03", "tile:t06", "tile:t06")
    table.is_at("tiles t30 > t03 t22").plays("cell:0,-1", "rotation:0", "pass").turn_of("red").plays("play:rangers")
    assert TILE_IDS[table.heard("tile_drawn")[-1][1]] == "t30"
    table.plays("cell:1,1", "rotation:0", "yes").asks("draw_tile", of="chance").offers("tile:t03", "tile:t22")


def test_scout_camp_may_once_draw_another_tile() -> None:
    """NOR-9.3: the first one counts as tried."""
    story = "R 1 T(0,0)n; R hand scout_camp; tiles t03 > t06 > t22"
    table = told(BOARD_M, story).plays("play:scout_camp").asks("explore_tile", of="red").offers("tile:t03", "redraw")
    table.fork().plays("tile:t03").asks("turn_tile", of="red").is_at("tiles t06 > t22")
    table.plays("redraw").asks("turn_tile", of="red").is_at("tiles t22 > t03")
    assert table.s.tile == TILE_IDS.index("t06")
    last = told(BOARD_M, "R 1 T(0,0)n; R hand scout_camp; tiles t03").plays("play:scout_camp")
    last.asks("turn_tile", of="red")


def test_a_redrawn_tile_does_not_come_again() -> None:
    """NOR-9.3, NOR-9.2: t03 was put away, t05 does not fit, and nothing else is left to try."""
    story = "R 1 T(-1,2)s; P 1 T(0,0)w; R hand scout_camp; tiles t03 > t05"
    table = told(_TIGHT, story).plays("play:scout_camp", "redraw").turn_of("purple").is_at("tiles t03 > t05")
    assert "tile_laid" not in table.lines()


def test_nobody_explores_without_a_pile() -> None:
    """NOR-9.4"""
    told(BOARD_M, "R 1 T(0,0)n; R hand start_explore; tiles empty").lacks("play:start_explore")
    told(BOARD_M, "R 1 T(0,0)n; R hand start_explore; tiles t03").has("play:start_explore")


def test_a_tile_may_leave_a_hole() -> None:
    """NOR-9.5: the territories beside it stay open."""
    board = "(0,0) start r0; (1,0) t01 r0; (2,0) t03 r0; (0,1) t06 r0; (0,2) t30 r0; (1,2) t22 r0; (2,2) t07 r0"
    table = told(board, "R 1 T(2,0)s; R hand start_explore; tiles t32").plays("play:start_explore", "rotation:0")
    table.has_tile("t32", "(2,1)", 0).spans("T(1,0)s", 1, closed=False).spans("T(1,2)n", 1, closed=False)


def test_own_and_neutral_territories_may_be_merged() -> None:
    """NOR-9.6: Red's, another of Red's, and a neutral one; units and buildings are together now."""
    story = "R 2 T(0,0)e; food_silo (1,0)n; R hand start_explore; tiles t13"
    neutral = told(BOARD_B, f"{story}; fortress (0,-1)n").plays("play:start_explore").lays("t13", "(1,-1)", 0)
    assert neutral.territory("T(0,0)e") == neutral.territory("T(0,-1)n")
    neutral.is_at("R 2 T(0,-1)n; food_silo (1,0)n; fortress (0,-1)n").spans("T(0,0)e", 4, closed=False)
    own = told(BOARD_B, f"{story}; R 3 T(0,-1)n").plays("play:start_explore").lays("t13", "(1,-1)", 0)
    own.is_at("R 5 T(0,0)e; R reserve 9")


def test_duplicates_that_a_merge_brings_together_both_work() -> None:
    """NOR-9.6, NOR-7.3: two Food Silos beside two printed icons."""
    board = "(0,0) t02 r0; (1,1) t10 r0"
    story = "R 1 T(0,0)s; R 1 T(1,1)n; food_silo (0,0)s; food_silo (1,1)n; R hand start_explore; tiles t13"
    table = told(board, story).plays("play:start_explore").lays("t13", "(1,0)", 0)
    table.is_at("R 2 T(0,0)s; food_silo (0,0)s; food_silo (1,1)n").plays("pass", "pass", "pass")
    assert [numbers[1:4] for numbers in table.heard("harvested") if numbers[0] == GOAT] == [[4, 1, 0]]


def test_exploring_never_brings_two_players_together() -> None:
    """NOR-9.7: t13 fits for Red alone, and not beside Yellow."""
    alone = told(BOARD_B, "R 1 T(0,-1)n; R hand start_explore; tiles t13").plays("play:start_explore")
    alone.offers("cell:0,-2", "cell:1,-1")
    beside = told(BOARD_B, "R 1 T(0,-1)n; Y 1 T(0,0)e; R hand start_explore; tiles t13").plays("play:start_explore")
    beside.asks("turn_tile", of="red").plays("rotation:0").has_tile("t13", "(0,-2)", 0)


def test_only_territories_of_the_new_tile_are_newly_closed() -> None:
    """NOR-9.8: one that was closed before brings nothing again; two closed at once bring both."""
    before = told(BOARD_M, "R 1 T(0,0)e; R 1 T(0,0)n; R hand start_explore; tiles t03").plays("play:start_explore")
    before.plays("rotation:0").is_at("R fame 2").spans("T(0,0)n", 2, closed=True).spans("T(0,0)e", 2, closed=True)
    both = told(
        "(0,0) start r0; (1,0) t01 r0; (0,-1) t03 r0; (1,-1) t06 r0; (-1,0) t22 r0; (0,1) t30 r0",
        "R 1 T(0,1)e; R 1 T(1,0)s; R hand start_explore; tiles t08",
    )
    both.plays("play:start_explore").lays("t08", "(1,1)", 1)
    both.spans("T(0,1)e", 2, closed=True).spans("T(1,0)s", 2, closed=False).is_at("R fame 2")


def test_fame_and_powers_come_before_the_creature() -> None:
    """NOR-RUL-19, NOR-9.9: the Draugr kills the only unit, and Yellow has its fame and its harvest all the same."""
    story = "Y 1 T(0,0)e; R 1 T(0,-1)n; Y hand start_explore; tiles t17"
    table = told(BOARD_B, story, turn="yellow", clans="goat boar raven", creatures=True).plays("play:start_explore")
    table.lays("t17", "(1,-1)", 2).asks("draw_creature", of="chance").is_at("Y fame 3; Y stock 0/0/1; Y 1 T(0,0)e")
    table.plays("creature:draugr_beige").is_at("T(0,0)e neutral; Y fame 3; Y stock 0/0/1; draugr_beige (1,-1)n")
    lines = table.lines()
    assert lines.index("fame_closed") < lines.index("collected_at") < lines.index("creature_appeared")
    assert table.heard("collected_at")[0][2] == LORE
