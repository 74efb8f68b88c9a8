"""The notation of positions: what follows from a position can be told of it, and what nobody understands is refused."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.engine.errors import BadPosition
from meadhall.games.northgard.content import CARD_IDS
from meadhall.games.northgard.fields import GONE
from meadhall.games.northgard.notation import BOARD_A, BOARD_M, BOARD_S, NOTATION, laid
from tests.games.northgard.told import DEFAULTS, told


def test_what_follows_of_a_player() -> None:
    table = told(BOARD_S, "R 2 T(0,0)e; R 5 T(0,0)s; forge (1,0)n; R stock 2/0/1; R hand start_move spy")
    table.is_at("R food 2; R wood 0; R lore 1; R cards 2; R controls 2; R strongholds 1; R winter 2/0; R harvest 0/0/0")
    table.is_at("P controls 0; P strongholds 0; P winter 0/0; P cards 0")


def test_what_follows_of_territories() -> None:
    table = told(BOARD_M, "R 1 T(1,0)n; P 1 T(1,0)s")
    table.is_at("T(0,0)e closed; T(0,0)e spans 2; T(1,0)n open; T(1,0)n spans 1; R harvest 1/0/0; year 2")
    table.is_at("R cross T(0,0)e T(1,0)n 1; R cross T(1,0)e T(1,0)s 2; R cross T(0,0)w T(1,0)n 0")


def test_chances_are_those_of_the_card_that_is_played() -> None:
    table = told(BOARD_A, "R 4 T(0,0)n; P 1 T(-1,-1)n; R hand warriors")
    table.plays("play:warriors").is_at("R beats T(-1,-1)n 1 31; R beats T(-1,-1)n 2 83; R beats T(-1,-1)n 3 100")


def test_bounds_and_denials() -> None:
    s = told(BOARD_M, "R 1 T(1,0)n; R stock 2/0/1").s
    assert NOTATION.all_hold(s, "R food >=2; R lore <=1; not R food 3; T(0,0)e neutral; not T(1,0)n neutral")
    assert not NOTATION.holds(s, "R food >=3")


def test_a_card_that_somebody_has_is_not_to_be_had_by_others() -> None:
    s = told(BOARD_M, "R hand militia; P top spy").s
    assert [s.offers[CARD_IDS.index(card)] for card in ("militia", "spy")] == [GONE, GONE]


def test_a_board_may_be_told_by_its_name_and_a_game_from_its_beginning() -> None:
    by_name = laid({"board": "M", "table": "R 1 T(1,0)n"}, DEFAULTS, 3)
    in_full = laid({"board": BOARD_M, "table": "R 1 T(1,0)n"}, DEFAULTS, 3)
    assert by_name.laid == in_full.laid
    assert meadhall.game("northgard").faults(laid({"phase": "setup"}, DEFAULTS, 3), 3) == []


@pytest.mark.parametrize(
    "position",
    [
        "R 1 T(5,5)n",
        "R 1 T(0,0)x",
        "R 1 elsewhere",
        "G 1 T(0,0)e",
        "R 1 T(0,0)e; P 1 T(0,0)e",
        "R Kaija T(0,0)e",
        "R hand excalibur",
        "R winter 2/0",
        "forge (0,0)e",
        "food_silo (1,0)e; food_silo (1,0)e",
        "wolf_beige (1,0)w",
        "tiles t01",
        "marker X",
        "dragon (0,0)e",
    ],
)
def test_what_nobody_understands_is_refused(position: str) -> None:
    with pytest.raises(BadPosition):
        laid({"board": "M", "table": position}, DEFAULTS, 3)


@pytest.mark.parametrize("told_so", [{"phase": "spring"}, {"turn": "teal"}, {"clans": "goat shark boar"}])
def test_an_unknown_phase_or_player_or_clan_is_refused(told_so: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        laid({"board": "M", "table": "", **told_so}, DEFAULTS, 3)
