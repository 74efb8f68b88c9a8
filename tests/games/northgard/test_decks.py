"""Chapter 2: a player's deck and its zones."""

from __future__ import annotations

from meadhall.engine.steps import Chance
from meadhall.games.northgard.content import CARD_IDS
from meadhall.games.northgard.notation import BOARD_M
from tests.games.northgard.told import told


def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    """NOR-2.1: others see that a card was drawn."""
    table = told(BOARD_M, "R hand unrest; R stock 0/0/1; R deck spy capture").plays("replace:unrest")
    assert table.asks("draw_card", of="chance").who_learns() == ["red"]
    table.plays("card:spy").is_at("R hand spy; R spent unrest; R deck capture")
    assert table.heard("drew_card", by="red")[-1][1] == CARD_IDS.index("spy")
    assert table.heard("drew_card", by="purple") == table.heard("drew_card", by="nobody") == []
    assert len(table.heard("drew_cards", by="purple")) == 1


def test_used_cards_lie_open_in_the_active_zone() -> None:
    """NOR-2.1: a card that was played, and one that was waited with; all read which."""
    table = told(BOARD_M, "R hand fishing unrest spy; R deck capture").plays("play:fishing", "end_turn")
    table.is_at("R played fishing; R hand unrest spy").plays("pass", "pass").plays("wait:unrest")
    table.is_at("R played fishing; R spent unrest; R hand spy; R deck capture")
    assert table.heard("played", by="nobody")[-1][1] == CARD_IDS.index("fishing")
    assert table.heard("waited", by="nobody")[-1][1] == CARD_IDS.index("unrest")


def test_the_discard_pile_is_shuffled_only_when_the_draw_pile_is_empty() -> None:
    """NOR-2.2: two cards of the pile come first, whatever was discarded."""
    table = told(BOARD_M, "R hand market_place; R deck spy capture; R discard unrest").plays("play:market_place")
    table.offers("card:spy", "card:capture").plays("card:spy").is_at(
        "R hand spy capture; R discard unrest; R deck empty"
    )
    assert table.heard("reshuffled") == []


def test_an_empty_draw_pile_is_made_anew_in_the_middle_of_a_draw() -> None:
    """NOR-2.2: and what lies in the active zone is no part of it."""
    table = told(
        BOARD_M, "R hand market_place; R played fishing; R spent unrest; R deck spy; R discard capture militia"
    )
    table.plays("play:market_place").offers("card:capture", "card:militia").plays("card:militia")
    table.is_at("R hand spy militia; R deck capture; R discard empty; R played fishing market_place; R spent unrest")
    assert len(table.heard("reshuffled")) == 1


def test_cards_on_top_are_drawn_first_and_in_their_order() -> None:
    """NOR-2.2: what is known of the pile is not chance."""
    table = told(BOARD_M, "R hand market_place; R top unrest spy; R deck capture").plays("play:market_place")
    table.is_at("R hand unrest spy; R deck capture")


def test_identical_cards_are_as_likely_as_they_are_many() -> None:
    """NOR-2.2: two Feasts among three cards."""
    table = told(BOARD_M, "R hand market_place; R deck start_feast start_feast start_move").plays("play:market_place")
    draw = table.s.todo[-1]
    assert table.options == ["card:start_move", "card:start_feast"]
    assert isinstance(draw, Chance)
    assert draw.weights(table.s) == [1, 2]


def test_a_draw_from_nothing_is_skipped() -> None:
    """NOR-2.3: at the beginning of the year, and when a card is removed for two others."""
    year = told(BOARD_M, "R deck spy; R discard capture", phase="new_year", players=2).lets_chance_decide()
    year.is_at("R hand spy capture; P hand empty; R deck empty; R discard empty").turn_of("red")
    remove = told(BOARD_M, "R hand spy capture; R stock 0/0/2; R discard militia").plays("remove:spy")
    remove.is_at("R hand capture militia; R removed spy; R deck empty; R discard empty; R stock 0/0/0")


def test_removed_cards_never_come_back() -> None:
    """NOR-2.4: they are not shuffled, and their fame does not count."""
    table = told(BOARD_M, "R hand market_place; R removed spy; R discard militia unrest").plays("play:market_place")
    table.offers("card:militia", "card:unrest").plays("card:militia").is_at("R removed spy; R hand militia unrest")
    end = told(BOARD_M, "R removed spy unrest capture; P discard spy", phase="end_of_year", year=7, players=2)
    assert end.ends("purple").s.scores() == [0, 2]
