"""Chapter 10: drawing cards, and special actions."""

from __future__ import annotations

import pytest

from meadhall.games.northgard.content import CARD_IDS
from meadhall.games.northgard.notation import BOARD_A, BOARD_M
from tests.games.northgard.told import told


def test_a_draw_needs_as_many_cards_as_it_says() -> None:
    """NOR-TV-15, NOR-10.1, NOR-10.3"""
    story = "R hand market_place merchant; R deck spy; R discard capture"
    table = told(BOARD_M, story).has("play:market_place").lacks("play:merchant").plays("play:market_place")
    table.is_at("R hand spy capture merchant; R played market_place; R deck empty; R discard empty")
    assert len(table.heard("reshuffled")) == 1


@pytest.mark.parametrize(
    ("card", "cards"),
    [("market_place", 2), ("upgraded_market_place", 2), ("goat_resourceful", 2), ("merchant", 3), ("trading_post", 3)],
)
def test_draw_cards_count_both_piles(card: str, cards: int) -> None:
    """NOR-10.1: cards in the active zone or out of the game do not count."""
    less = f"R hand {card}; R played spy; R spent spy; R removed spy; R discard {'spy ' * (cards - 1)}"
    told(BOARD_M, less).lacks(f"play:{card}")
    told(BOARD_M, f"{less}; R deck militia").has(f"play:{card}")


def test_the_played_card_is_never_drawn() -> None:
    """NOR-10.3: the draw pile is made anew without it."""
    table = told(BOARD_M, "R hand market_place; R discard spy capture").plays("play:market_place")
    table.offers("card:spy", "card:capture").plays("card:spy").is_at("R hand spy capture; R played market_place")


def test_discarding_concerns_the_cards_just_drawn() -> None:
    """NOR-10.2: Merchant keeps one of three; Fishing, held before, is not among them."""
    table = told(BOARD_M, "R hand merchant fishing; R deck spy capture militia").plays("play:merchant")
    table.plays("card:spy", "card:capture").asks("discard_drawn", of="red")
    table.offers("card:spy", "card:capture", "card:militia").plays("card:spy").offers("card:capture", "card:militia")
    table.plays("card:militia").is_at("R hand capture fishing; R discard spy militia; R played merchant; R deck empty")


def test_of_copies_the_one_just_drawn_is_discarded() -> None:
    """NOR-10.2: another Feast was held before, and stays."""
    table = told(BOARD_M, "R hand merchant start_feast; R deck start_feast spy capture").plays("play:merchant")
    table.plays("card:spy", "card:capture", "card:start_feast").offers("card:spy", "card:capture").plays("card:spy")
    table.is_at("R hand capture start_feast; R discard start_feast spy")


def test_the_last_card_put_on_top_is_drawn_first() -> None:
    """NOR-10.2: Cunning Merchant keeps one and puts two back, in an order that only Red knows."""
    table = told(BOARD_M, "R hand cunning_merchant; R deck spy capture militia unrest").plays("play:cunning_merchant")
    table.plays("card:spy", "card:capture", "card:militia").asks("put_on_top", of="red")
    assert table.who_learns() == ["red"]
    table.plays("card:militia").offers("card:spy", "card:capture").plays("card:spy")
    table.is_at("R top spy militia; R hand capture; R deck unrest")
    assert [CARD_IDS[numbers[1]] for numbers in table.heard("card_put_on_top", by="red")] == ["militia", "spy"]
    assert table.heard("card_put_on_top", by="purple") == []
    assert len(table.heard("card_on_top", by="purple")) == 2


def test_discard_one_and_put_one_on_top() -> None:
    """NOR-10.2: Trading Post keeps one of three."""
    table = told(BOARD_M, "R hand trading_post; R deck spy capture militia").plays("play:trading_post", "card:spy")
    table.plays("card:capture").asks("discard_drawn", of="red").plays("card:capture")
    table.asks("put_on_top", of="red").plays("card:militia").is_at("R hand spy; R top militia; R discard capture")


def test_put_one_on_top_and_keep_two() -> None:
    """NOR-10.2: Greater Trade Routes; Upgraded Trading Post discards instead."""
    table = told(BOARD_M, "R hand greater_trade_routes; R top spy capture militia").plays("play:greater_trade_routes")
    table.asks("put_on_top", of="red").plays("card:spy").is_at("R hand capture militia; R top spy")
    post = told(BOARD_M, "R hand upgraded_trading_post; R top spy capture militia").plays("play:upgraded_trading_post")
    post.asks("discard_drawn", of="red").plays("card:spy").is_at("R hand capture militia; R discard spy; R top empty")


def test_protector_draws_for_closed_territories() -> None:
    """NOR-10.1: one for each of at least three tiles; it needs that many cards."""
    large = "R 1 T(0,0)w; R 1 T(0,0)s; R hand bear_protector"
    told(BOARD_A, f"{large}; R deck spy capture").plays("play:bear_protector", "card:spy").is_at("R hand spy")
    told(BOARD_A, large).lacks("play:bear_protector")
    told(BOARD_A, "R 1 T(0,0)s; R hand bear_protector; R deck spy").lacks("play:bear_protector")


@pytest.mark.parametrize("card", ["spy", "ancestral_curse"])
def test_cards_that_also_draw_one_do_so_if_they_can(card: str) -> None:
    """NOR-RUL-45: without anything to draw the rest still happens, and without opponents' cards the draw does."""
    nothing = told(BOARD_M, f"R hand {card}; P hand militia").plays(f"play:{card}")
    nothing.is_at(f"R hand empty; P discard militia; R played {card}").turn_of("purple")
    only = told(BOARD_M, f"R hand {card}; R deck militia").plays(f"play:{card}").is_at("R hand militia")
    only.turn_of("purple")
    told(BOARD_M, f"R hand {card}").lacks(f"play:{card}")


def test_plunder_draws_one_if_it_can() -> None:
    """NOR-RUL-45: but a card alone is no reason to play it."""
    story = "R 1 T(0,0)n; P 2 T(0,0)e; R hand wolf_plunder"
    told(BOARD_M, story).plays("play:wolf_plunder").is_at("P 1 T(0,0)e; P reserve 13; R hand empty")
    told(BOARD_M, f"{story}; R deck spy").plays("play:wolf_plunder").is_at("P 1 T(0,0)e; R hand spy")
    told(BOARD_M, "R 1 T(0,0)n; P 2 T(1,0)n; R hand wolf_plunder; R deck spy").lacks("play:wolf_plunder")


@pytest.mark.parametrize(
    ("card", "stock"), [("fishing", "3/0/0"), ("wood_monopoly", "0/3/0"), ("lore_mastery", "0/0/2")]
)
def test_special_actions_do_what_their_card_says(card: str, stock: str) -> None:
    """NOR-10.4"""
    told(BOARD_M, f"R hand {card}").plays(f"play:{card}").is_at(f"R stock {stock}; R played {card}")


def test_negotiation_takes_back_a_card_or_draws_one() -> None:
    """NOR-10.4"""
    table = told(BOARD_M, "R hand negotiation; R discard spy capture; R deck militia").plays("play:negotiation")
    table.offers("card:spy", "card:capture", "draw")
    table.fork().plays("card:capture").is_at("R hand capture; R discard spy; R deck militia")
    table.plays("draw").is_at("R hand militia; R discard spy capture; R deck empty")
