"""Section 7a: Lordship cards on hands, discards and Chronicles (BRE-9.4)."""

from __future__ import annotations

from meadhall.engine.steps import Chance
from tests.games.bretwalda.told import told

_TEN = "ambush burwaran conversion evade intrigue javelins shield_wall spear_charge vk_treason spy_behind_the_walls"


# Drawing, Gold


def test_a_royal_writ_draws_two_cards() -> None:
    """BRE-9.4: op draw_lordship."""
    table = told("W hand royal_writ; deck raid levy evade; discards empty").plays("card:royal_writ")
    table.plays("lordship:raid", "lordship:evade").is_at("W hand evade raid; deck levy; discards royal_writ")


def test_the_ruin_draws_a_card_for_every_two_cities() -> None:
    """BRE-9.4: op draw_lordship, per = towns, divisor 2; without two Cities it cannot be played."""
    told("W hand the_ruin_poem").lacks("card:the_ruin_poem")
    two = "W hand the_ruin_poem; W marker in oxnaford; deck raid levy evade"
    table = told(two).plays("card:the_ruin_poem", "lordship:raid").asks("choose_action", of="W")
    table.is_at("W hand raid")
    three = told(f"{two}; W marker in bathum").plays("card:the_ruin_poem", "lordship:raid")
    three.asks("choose_action", of="W")
    four = told(f"{two}; W marker in bathum; W marker in wiltun; town_marker in wiltun").plays("card:the_ruin_poem")
    four.plays("lordship:raid", "lordship:levy").asks("choose_action", of="W").is_at("W hand levy raid")


def test_tribute_is_three_gold() -> None:
    """BRE-9.4: op gain_gold."""
    told("W hand tribute; W gold 1").plays("card:tribute").is_at("W gold 4; W hand empty")


# The discards


def test_a_lesson_learnt_takes_a_card_back_openly() -> None:
    """BRE-9.4: op take_discard; from the discards as they are before this card goes there."""
    table = told("W hand lesson_learnt; discards raid tribute").plays("card:lesson_learnt")
    table.offers("lordship:raid", "lordship:tribute").plays("lordship:raid")
    table.is_at("W hand raid; discards lesson_learnt tribute; W seen M raid; W seen N raid; W seen E raid")
    told("W hand lesson_learnt; discards empty").lacks("card:lesson_learnt")


def test_swords_are_sold_for_two_gold_each() -> None:
    """BRE-9.4: op sell_cards; this card counts too, and the others are discarded openly."""
    table = told("W hand vk_swords_to_ploughshares raid evade levy; discards empty")
    table.plays("card:vk_swords_to_ploughshares").is_at("W gold 2")
    table.offers("lordship:raid", "lordship:evade", "lordship:levy", "done").plays("lordship:raid", "lordship:levy")
    table.plays("done").is_at("W gold 6; W hand evade; discards levy raid vk_swords_to_ploughshares")
    assert len(table.heard("card_discarded", by="nobody")) == 2


def test_swords_may_be_sold_alone() -> None:
    """BRE-9.4: op sell_cards, `done` at once."""
    table = told("W hand vk_swords_to_ploughshares raid").plays("card:vk_swords_to_ploughshares", "done")
    table.is_at("W gold 2; W hand raid")


# The hands of others


def test_skirmishers_make_an_opponent_discard_two_random_cards() -> None:
    """BRE-9.4: op discard_random."""
    position = "W hand skirmishers; M hand raid raid tribute; E hand evade; discards empty"
    table = told(position).plays("card:skirmishers").offers("kingdom:mercia", "kingdom:east_anglia")
    table.plays("kingdom:mercia").asks("discard_at_random", of="chance")
    decision = table.s.todo[-1]
    assert isinstance(decision, Chance)
    assert (table.options, decision.weights(table.s)) == (["lordship:tribute", "lordship:raid"], [1, 2])
    table.plays("lordship:raid", "lordship:tribute").is_at("M hand raid; discards raid skirmishers tribute")
    assert len(table.heard("card_discarded", by="nobody")) == 2


def test_skirmishers_take_all_cards_if_there_are_fewer() -> None:
    """BRE-9.4: op discard_random; an opponent with cards is needed."""
    told("W hand skirmishers; M hand raid").plays("card:skirmishers").is_at("M hand empty")
    told("W hand skirmishers").lacks("card:skirmishers")


def test_a_treacherous_court_steals_one_of_two_cards() -> None:
    """BRE-9.4: op steal_cards; the other goes back."""
    table = told("W hand treacherous_court; M hand raid tribute evade").plays("card:treacherous_court")
    table.asks("steal_card", of="chance")
    assert table.who_learns() == ["M", "W"]
    table.plays("lordship:raid", "lordship:evade").asks("keep_stolen", of="W")
    assert table.who_learns() == ["M", "W"]
    table.offers("lordship:raid", "lordship:evade").plays("lordship:evade").is_at("W hand evade; M hand raid tribute")
    table.is_at("M seen W raid; W seen M evade; W seen E empty; M seen E empty; W seen N empty")


def test_what_others_knew_of_a_robbed_hand_is_no_longer_sure() -> None:
    """BRE-9.4, BRE-1.1: the thief still knows what he knew, less what he took."""
    position = "W hand treacherous_court; M hand raid tribute evade; M seen E tribute; M seen W tribute evade"
    table = told(position).plays("card:treacherous_court", "lordship:evade", "lordship:raid", "lordship:evade")
    table.is_at("M seen E empty; M seen W raid tribute; W seen M evade; M hand raid tribute")


def test_of_a_single_card_nothing_goes_back() -> None:
    """BRE-9.4: op steal_cards, all if fewer."""
    table = told("W hand treacherous_court; M hand raid").plays("card:treacherous_court")
    table.is_at("W hand raid; M hand empty")
    told("W hand treacherous_court").lacks("card:treacherous_court")


def test_knowledge_is_shared_with_an_opponent() -> None:
    """BRE-9.4: op share_cards; two of three are kept, the gift is known to both."""
    table = told("W hand vk_knowledge_sharing; deck raid levy evade tribute").plays("card:vk_knowledge_sharing")
    assert table.who_learns() == ["W"]
    table.plays("lordship:raid", "lordship:levy", "lordship:evade").asks("give_drawn", of="W")
    table.offers("lordship:raid", "lordship:levy", "lordship:evade").plays("lordship:levy")
    table.asks("choose_receiver", of="W").offers("kingdom:northumbria", "kingdom:mercia", "kingdom:east_anglia")
    table.plays("kingdom:east_anglia").is_at("W hand evade raid; E hand levy; E seen W levy; E seen M empty")


def test_knowledge_is_not_shared_with_a_full_hand() -> None:
    """BRE-9.4, BRE-9.2: if nobody can take the card, it is discarded."""
    position = f"M hand {_TEN}; W hand vk_knowledge_sharing; deck raid levy tribute; discards empty"
    table = told(position, players=2).plays("card:vk_knowledge_sharing", "lordship:raid", "lordship:levy")
    table.plays("lordship:levy").is_at(f"W hand raid tribute; discards levy vk_knowledge_sharing; M hand {_TEN}")


def test_knowledge_that_is_not_there_is_kept() -> None:
    """BRE-9.4: op share_cards, fewer cards if the decks are empty."""
    table = told("W hand vk_knowledge_sharing; deck raid; discards levy").plays("card:vk_knowledge_sharing")
    table.is_at("W hand levy raid; discards vk_knowledge_sharing")
    told("W hand vk_knowledge_sharing; deck empty; discards empty").lacks("card:vk_knowledge_sharing")


# Witan Council


_SIX = ["broad_realm", "full_barns", "golden_hoard", "great_host", "lindsey", "offas_dyke"]


def test_the_witan_council_looks_at_six_chronicles_and_keeps_one() -> None:
    """BRE-9.4, BRE-RUL-32: op chronicle_search; the rest and the one given up go under the deck in random order."""
    deck = f"chronicle_deck {' '.join(_SIX)} > strathclyde"
    position = f"W hand witan_council; W chronicles caesars_wall roman_legacy; {deck}"
    table = told(position).plays("card:witan_council").offers("chronicle:caesars_wall", "chronicle:roman_legacy")
    assert table.who_learns() == ["W"]
    table.plays("chronicle:caesars_wall").asks("look_at_card", of="chance")
    assert table.who_learns() == ["W"]
    table.plays(*[f"chronicle:{card}" for card in _SIX[:5]]).asks("search_keep", of="W")
    assert table.who_learns() == ["W"]
    table.offers(*[f"chronicle:{card}" for card in _SIX]).plays("chronicle:lindsey")
    rest = " ".join(card for card in _SIX if card != "lindsey")
    table.is_at(f"W chronicles lindsey roman_legacy; chronicle_deck strathclyde > caesars_wall {rest}")


def test_the_witan_council_looks_at_fewer_if_the_deck_is_smaller() -> None:
    """BRE-9.4: op chronicle_search; not at the card given up, and not with an empty deck."""
    position = "W hand witan_council; W chronicles caesars_wall roman_legacy; chronicle_deck"
    table = told(f"{position} lindsey > strathclyde").plays("card:witan_council", "chronicle:roman_legacy")
    table.offers("chronicle:lindsey", "chronicle:strathclyde").plays("chronicle:lindsey")
    table.is_at("W chronicles caesars_wall lindsey; chronicle_deck roman_legacy strathclyde")
    told(f"{position} empty").lacks("card:witan_council")
