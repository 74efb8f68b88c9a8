"""Chapter 11: negotiation."""

from __future__ import annotations

from typing import Any

from tests.games.bretwalda.told import Table, told

_TEN = "ambush burwaran conversion evade intrigue javelins shield_wall spear_charge vk_treason spy_behind_the_walls"


def _table(position: str, **options: Any) -> Table:
    return told(position, negotiation="simple", **options)


def test_gold_and_a_card_are_offered_for_gold() -> None:
    """BRE-11.1: only the partner sees the card; what is taken changes hands at once."""
    table = _table("W gold 3; M gold 5; W hand raid evade").plays("offer")
    table.offers("kingdom:northumbria", "kingdom:mercia", "kingdom:east_anglia").plays("kingdom:mercia")
    table.offers("number:0", "number:1", "number:2", "number:3").plays("number:1", "yes").asks("offer_which", of="W")
    assert table.who_learns() == ["W"]
    table.plays("lordship:raid").offers(*[f"number:{gold}" for gold in range(6)]).plays("number:4")
    table.asks("answer_offer", of="M").offers("accept", "refuse").is_at(
        "W seen M raid; W seen E empty; W hand evade raid"
    )
    assert len(table.heard("offered_card", by="M")) == 1
    assert table.heard("offered_card", by="E") == []
    table.plays("accept").is_at("W gold 6; M gold 2; W hand evade; M hand raid; M seen W raid; M seen E empty")
    table.asks("choose_action", of="W")


def test_a_refused_offer_changes_nothing() -> None:
    """BRE-11.1: but the partner has seen the card."""
    table = _table("W gold 3; M gold 5; W hand raid").plays("offer", "kingdom:mercia", "number:1", "yes", "number:2")
    table.plays("refuse").is_at("W gold 3; M gold 5; W hand raid; M hand empty; W seen M raid")


def test_each_opponent_gets_one_offer_in_a_turn() -> None:
    """BRE-11.1"""
    table = _table("W gold 3").plays("offer", "kingdom:mercia", "number:2").plays("accept").is_at("W gold 1; M gold 2")
    table.plays("offer").offers("kingdom:northumbria", "kingdom:east_anglia").plays("kingdom:northumbria")
    table.plays("refuse").plays("offer").plays("refuse").lacks("offer")
    table.plays("skip", "skip", "done").asks("choose_action", of="E").has("offer")


def test_an_offer_is_not_empty_on_both_sides() -> None:
    """BRE-11.1"""
    _table("").lacks("offer")
    begging = _table("M gold 2").plays("offer").asks("ask_gold", of="W").offers("number:1", "number:2")
    begging.plays("number:2").plays("accept").is_at("W gold 2; M gold 0")
    gift = _table("W hand raid").plays("offer", "kingdom:mercia").asks("answer_offer", of="M").plays("accept")
    gift.is_at("M hand raid; W hand empty")


def test_a_card_is_not_given_to_a_full_hand() -> None:
    """BRE-11.1, BRE-9.2"""
    table = _table(f"W hand raid; W gold 1; M hand {_TEN}; M gold 1").plays("offer", "kingdom:mercia", "number:0")
    table.asks("answer_offer", of="M").plays("accept").is_at("W gold 2; M gold 0; W hand raid")


def test_nothing_else_changes_hands_and_promises_bind_nobody() -> None:
    """BRE-11.1: units, areas, Food and Chronicles stay where they are."""
    position = "W gold 3; W chronicles lindsey; 2 food in wintanceaster; W thegn in wiltun; W marker in wiltun"
    table = _table(position).plays("offer", "kingdom:mercia", "number:3").plays("accept")
    table.is_at(f"W chronicles lindsey; {position.partition('; ')[2]}; W gold 0; M gold 3")


def test_without_the_option_nobody_offers() -> None:
    """BRE-11.1"""
    told("W gold 3; M gold 3; W hand raid").lacks("offer")


def test_offers_are_made_between_actions_only() -> None:
    """BRE-11.1: not inside one, and not at the end of the turn."""
    table = _table("W gold 3")
    table.fork().plays("action:fyrd").lacks("offer")
    table.plays("skip", "skip").asks("end_turn", of="W").lacks("offer")
