"""Who may know what: hands, piles, fame, tiles and creatures."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine.rng import Rng
from meadhall.engine.steps import NOBODY
from meadhall.games.northgard import hidden
from meadhall.games.northgard.content import CARD_IDS, NONE
from meadhall.games.northgard.fields import HAND
from meadhall.games.northgard.notation import BOARD_A, BOARD_M, SIDES
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.text import describe
from tests.games.northgard.told import Table, new_game, told


def _seat(side: str) -> int:
    return NOBODY if side == "nobody" else SIDES.index(side)


def _sees(table: Table, viewer: str, side: str) -> dict[str, Any]:
    """What a viewer knows of a player."""
    seen: dict[str, Any] = hidden.observe(table.s, _seat(viewer))["players"][SIDES.index(side)]
    return seen


def _names(cards: list[int]) -> list[str]:
    return sorted("?" if card == NONE else CARD_IDS[card] for card in cards)


def _hands(states: list[Northgard], side: str) -> set[tuple[str, ...]]:
    """The different hands of a player in several states."""
    return {tuple(_names(hidden.cards_of(s, SIDES.index(side), HAND))) for s in states}


def _redeals(table: Table, viewer: str, number: int = 40) -> list[Northgard]:
    return [hidden.redeal(table.s, _seat(viewer), Rng(seed)) for seed in range(number)]


# Hands


def test_a_hand_is_its_owners_secret() -> None:
    """NOR-2.1"""
    table = told(BOARD_A, "R hand spy capture; R deck militia bribery; R discard fishing; R played warriors")
    assert _names(_sees(table, "red", "red")["hand"]) == ["capture", "spy"]
    for viewer in ("purple", "nobody"):
        seen = _sees(table, viewer, "red")
        assert (seen["hand"], seen["hand_size"], seen["pile_size"]) == ([], 2, 2)
        assert _names(seen["unseen"]) == ["bribery", "capture", "militia", "spy"]
        assert len(seen["open"]) == 2


def test_a_draw_is_told_to_its_owner_alone() -> None:
    """NOR-2.1"""
    table = told(BOARD_A, "R hand market_place; R deck spy capture militia").plays("play:market_place")
    assert table.who_learns() == ["red"]
    table.plays("card:spy", "card:militia")
    assert table.lines("red").count("drew_card") == 2
    for viewer in ("purple", "nobody"):
        assert "drew_card" not in table.lines(viewer)
        assert "drew_cards" in table.lines(viewer)


def test_the_spy_sees_one_hand() -> None:
    """NOR-11.13: and remembers it; nobody else does."""
    table = told(BOARD_A, "R hand spy; P hand warriors capture militia; Y hand fishing").plays(
        "play:spy", "seat:purple"
    )
    table.plays("card:militia")
    assert _names(_sees(table, "red", "purple")["hand"]) == ["capture", "warriors"]
    assert _sees(table, "yellow", "purple")["hand"] == []
    assert _sees(table, "red", "yellow")["hand"] == []


def test_what_the_snake_names_is_known() -> None:
    """NOR-11.16"""
    position = "R hand snake_rapacious; P hand warriors capture; P stock 1/1/0"
    table = told(BOARD_A, position, clans="snake goat boar").plays("play:snake_rapacious", "card:warriors", "pay")
    assert _names(_sees(table, "red", "purple")["hand"]) == ["capture", "warriors"]
    assert _names(_sees(table, "yellow", "purple")["hand"]) == ["warriors"]


def test_a_recovered_card_is_known() -> None:
    """NOR-11.17"""
    table = told(BOARD_A, "R hand negotiation spy; R discard capture").plays("play:negotiation", "card:capture")
    assert _names(_sees(table, "purple", "red")["hand"]) == ["capture"]


def test_who_could_cancel_is_known() -> None:
    """NOR-11.20: the question alone tells it."""
    table = told(BOARD_A, "R hand fishing; P hand defensive_strategy spy").plays("play:fishing", "allow")
    assert _names(_sees(table, "red", "purple")["hand"]) == ["defensive_strategy"]


# Tops of piles


def test_picked_cards_and_unrest_lie_open_on_top() -> None:
    """NOR-5.8, NOR-14.3"""
    table = told(BOARD_A, "R 4 T(0,0)e; R top fishing; R deck spy; P 1 T(2,2)s", phase="winter")
    table.asks("second_chance", of="yellow")
    for viewer in ("red", "purple", "nobody"):
        assert [CARD_IDS[card] for card in _sees(table, viewer, "red")["top"]] == ["unrest", "fishing"]


def test_what_one_puts_on_top_one_alone_knows() -> None:
    """NOR-10.2"""
    table = told(BOARD_A, "R hand greater_trade_routes; R deck spy capture militia").plays("play:greater_trade_routes")
    table.lets_chance_decide()
    assert table.who_learns() == ["red"]
    table.plays("card:capture").is_at("R top capture; R hand spy militia")
    assert _names(_sees(table, "red", "red")["top"]) == ["capture"]
    for viewer in ("purple", "nobody"):
        assert _sees(table, viewer, "red")["top"] == [NONE]
        assert "card_on_top" in table.lines(viewer)
        assert "card_put_on_top" not in table.lines(viewer)


def test_the_table_in_words_names_what_lies_face_up() -> None:
    """NOR-2.1, NOR-5.8, NOR-10.2: discard piles, and of draw piles the cards that a viewer saw put on top."""
    table = told(BOARD_A, "R hand greater_trade_routes; R deck spy capture militia; R discard fishing; P top unrest")
    table.plays("play:greater_trade_routes").lets_chance_decide().plays("card:capture")
    for viewer, tops in (("red", ["Capture"]), ("purple", []), ("nobody", [])):
        goat, raven = [dict(describe(table.s, _seat(viewer), "en"))[clan] for clan in ("Goat Clan", "Raven Clan")]
        assert "Discard pile: Fishing" in goat
        assert [line for line in goat if "on top" in line] == [f"Known on top of the draw pile: {top}" for top in tops]
        assert "Known on top of the draw pile: Unrest" in raven
        assert not any(line.startswith("Discard pile") for line in raven)


# Fame


@pytest.mark.parametrize(("options", "known"), [({}, [5, NONE, NONE]), ({"open_fame": True}, [5, 6, 7])])
def test_fame_lies_face_down(options: dict[str, Any], known: list[int]) -> None:
    """NOR-13.4"""
    table = told(BOARD_A, "R fame 5; P fame 6; Y fame 7", **options)
    assert [_sees(table, "red", side)["fame"] for side in SIDES[:3]] == known


def test_at_the_end_totals_are_open_and_the_house_shows_the_rest() -> None:
    """NOR-13.4, NOR-16.3"""
    table = told(BOARD_A, "R fame 5; P fame 6; P hand spy; Y fame 7", phase="end_of_year", year=7)
    table.s = hidden.unveil(table.s)
    assert _sees(table, "nobody", "purple")["fame"] == 6
    assert _names(_sees(table, "nobody", "purple")["hand"]) == ["spy"]
    assert hidden.observe(table.s, NOBODY)["totals"][:3] == [5, 8, 7]


# Tiles


def test_setup_tiles_are_secret() -> None:
    """NOR-3.9"""
    table = new_game(2, clan_assignment="fixed", fixed_clans="goat,raven").plays("seat:red")
    table.plays("card:ach_warlord", "card:ach_scholar")
    assert table.who_learns() == ["red"]
    table.plays("tile:t13", "tile:t11", "tile:t05")
    assert table.who_learns() == ["purple"]
    assert table.lines("red").count("tile_dealt") == 3
    assert "tile_dealt" not in table.lines("purple")
    assert "tile_dealt" not in table.lines("nobody")
    own = hidden.observe(table.s, 0)["depth"]
    others = hidden.observe(table.s, 1)["depth"]
    assert sum(depth < -1 for depth in own) == 3
    assert sum(depth < -1 for depth in others) == 0


# Dealing anew


def test_unseen_cards_are_dealt_anew() -> None:
    """NOR-2.1: what the viewer knows stays, and the view stays the same."""
    table = told(BOARD_A, "R hand spy; P hand warriors capture; P deck militia bribery; P discard fishing")
    deals = _redeals(table, "red")
    assert len(_hands(deals, "purple")) == 6
    assert _hands(deals, "red") == {("spy",)}
    for deal in deals[:8]:
        assert hidden.observe(deal, 0) == hidden.observe(table.s, 0)
    assert _hands(_redeals(table, "purple"), "purple") == {("capture", "warriors")}


def test_a_seen_card_is_not_dealt_anew() -> None:
    """NOR-11.16, NOR-2.1"""
    position = "R hand snake_rapacious; P hand warriors capture; P deck militia bribery; P stock 1/1/0"
    table = told(BOARD_M, position, clans="snake goat boar").plays("play:snake_rapacious", "card:warriors", "pay")
    assert all("warriors" in hand for hand in _hands(_redeals(table, "yellow"), "purple"))
    assert len(_hands(_redeals(table, "yellow"), "purple")) == 3
    assert _hands(_redeals(table, "red"), "purple") == {("capture", "warriors")}
