"""Chapter 10: Chronicle cards, completed, swapped and drawn."""

from __future__ import annotations

from meadhall.games.bretwalda.cards import IS_EXPANSION_CHRONICLE
from meadhall.games.bretwalda.content import CHRONICLES
from tests.games.bretwalda.told import Table, new_game, told

NO_CARDS = "deck empty; discards empty"


def _end(position: str, turn: str = "W") -> Table:
    """The end of a turn in which nothing was done."""
    return told(f"{position}; {NO_CARDS}", turn=turn).plays("skip", "skip").asks("end_turn", of=turn)


# Held


def test_each_player_holds_two_secret_chronicles() -> None:
    """BRE-10.1, BRE-2.9"""
    table = new_game().lets_chance_decide()
    for _ in range(4):
        table.asks("discard_chronicle", of=table.asked)
        assert table.who_learns() == [table.asked]
        table.plays(table.options[0])
    for seat in range(4):
        held = [card for card in range(CHRONICLES) if table.s.chronicle_at[card] == -2 - table.s.kingdom_at[seat]]
        assert len(held) == 2


def test_there_are_thirty_chronicles_and_six_of_the_expansion() -> None:
    """BRE-10.1, VAN-2.1"""
    assert (IS_EXPANSION_CHRONICLE.count(False), IS_EXPANSION_CHRONICLE.count(True)) == (30, 6)
    without = told(vk_chronicle=False).s
    assert [card for card in range(CHRONICLES) if without.chronicle_at[card] == 0] == [
        card for card in range(CHRONICLES) if not IS_EXPANSION_CHRONICLE[card]
    ]


# Completed


def test_a_completed_chronicle_is_shown_gives_a_dalc_and_is_replaced() -> None:
    """BRE-10.2, BRE-6.3"""
    table = _end("W chronicles golden_hoard lindsey; W gold 12; chronicle_deck full_barns offas_dyke")
    table.is_at("W dalcs 1").offers("complete:golden_hoard", "swap", "done").plays("complete:golden_hoard")
    assert table.who_learns() == ["W"]
    table.plays("chronicle:full_barns")
    table.is_at("W completed golden_hoard; W dalcs 2; W chronicles full_barns lindsey; W gold 12")
    assert len(table.heard("chronicle_completed", by="nobody")) == 1
    assert table.heard("chronicle_drawn_card", by="M") == []


def test_one_chronicle_is_completed_in_a_turn() -> None:
    """BRE-10.2"""
    table = _end("W chronicles golden_hoard full_barns; W gold 12; 9 food in wintanceaster; chronicle_deck lindsey")
    table.has("complete:golden_hoard", "complete:full_barns").plays("complete:golden_hoard")
    table.asks("choose_action", of="E").is_at("W chronicles full_barns lindsey; W completed golden_hoard")


def test_without_a_deck_no_new_chronicle_is_drawn() -> None:
    """BRE-10.2"""
    table = _end("W chronicles golden_hoard; W gold 12; chronicle_deck empty").plays("complete:golden_hoard")
    table.is_at("W chronicles empty; W completed golden_hoard").asks("choose_action", of="E")


def test_a_chronicle_is_completed_at_the_end_of_the_turn_only() -> None:
    """BRE-10.2: the conditions must hold at that moment; lost Gold does not count."""
    table = told("W chronicles golden_hoard; W gold 12").lacks("complete:golden_hoard")
    table.plays("action:development", "build:abbey", "done", "skip").is_at("W gold 9").lacks("complete:golden_hoard")


def test_a_completed_chronicle_stays_completed() -> None:
    """BRE-10.4: also when its conditions no longer hold."""
    table = _end("W chronicles golden_hoard; W gold 12; chronicle_deck empty").plays("complete:golden_hoard")
    table.s.gold[2] = 0
    table.is_at("W completed golden_hoard; W dalcs 2; W gold 0")


def test_cards_may_be_played_at_the_end_of_the_turn_to_meet_a_condition() -> None:
    """BRE-9.5, BRE-10.2: after a Lordship card the question is asked again."""
    table = _end("W chronicles golden_hoard; W gold 9; W hand tribute").lacks("complete:golden_hoard")
    table.plays("card:tribute").asks("end_turn", of="W").has("complete:golden_hoard")


def test_land_of_bread_and_honey_needs_five_fields_and_two_granaries() -> None:
    """BRE-10.5, BRE-RUL-19: the known card, no. 86; the lost icon is the Food symbol."""
    fields = "E marker in norwic; E marker in steanford; E marker in grantabrycg; E granary in rendlaesham"
    card = "E chronicles land_of_milk_and_honey; E marker in loidis"
    table = _end(f"{fields}; {card}; E granary in loidis", turn="E").has("complete:land_of_milk_and_honey")
    assert table.question == "end_turn"
    _end(f"{fields}; {card}", turn="E").lacks("complete:land_of_milk_and_honey")
    four = f"{fields}; E chronicles land_of_milk_and_honey; E marker in bedanford; E granary in norwic"
    _end(four, turn="E").lacks("complete:land_of_milk_and_honey")
    _end(f"{four}; food_production_marker in bedanford", turn="E").has("complete:land_of_milk_and_honey")


def test_both_actions_of_alternating_players_are_one_turn() -> None:
    """BRE-10.6: "this turn" means both actions of the round."""
    position = f"""W thegn in wiltun; W thegn in oxnaford; W thegn in bathum; M marker in dornwaraceaster;
        E marker in bedanford; M marker in gleawanceaster; W chronicles swift_offensive; {NO_CARDS}"""
    table = told(position, phase="actions", action_mode="alternating").plays("action:movement")
    table.moves("wiltun", "dornwaraceaster").moves("oxnaford", "bedanford").moves("bathum", "gleawanceaster")
    table.plays("done").asks("choose_action", of="E").plays("skip", "skip", "skip").asks("choose_action", of="W")
    table.plays("skip").asks("end_turn", of="W").has("complete:swift_offensive")


# Swapped


def test_a_chronicle_is_swapped_for_two_gold() -> None:
    """BRE-10.3: it goes under the deck unseen; which one is the player's secret."""
    table = _end("W chronicles golden_hoard lindsey; W gold 3; chronicle_deck full_barns > offas_dyke").plays("swap")
    table.asks("swap_chronicle", of="W").offers("chronicle:golden_hoard", "chronicle:lindsey")
    assert table.who_learns() == ["W"]
    table.plays("chronicle:lindsey").is_at("W gold 1; W chronicles full_barns golden_hoard")
    table.is_at("chronicle_deck offas_dyke > lindsey").asks("choose_action", of="E")
    assert table.heard("chronicle_swapped_card", by="M") == []


def test_swapping_needs_gold_and_a_deck() -> None:
    """BRE-10.3"""
    _end("W chronicles golden_hoard; W gold 1; chronicle_deck full_barns").offers("done")
    _end("W chronicles golden_hoard; W gold 2; chronicle_deck empty").offers("done")
    _end("W chronicles golden_hoard; W gold 2; chronicle_deck full_barns").offers("swap", "done")


def test_completing_and_swapping_exclude_each_other() -> None:
    """BRE-10.3: after either the next player has the turn."""
    position = "W chronicles golden_hoard lindsey; W gold 14; chronicle_deck full_barns"
    _end(position).plays("swap", "chronicle:lindsey").asks("choose_action", of="E")
    _end(position).plays("complete:golden_hoard").asks("choose_action", of="E")


# The end of the Action phase


def test_only_who_holds_a_foreign_capital_is_asked_at_the_end_of_the_phase() -> None:
    """BRE-10.8: in player order; it does not count for the limit of the turn."""
    position = f"""W thegn in tamoworthig; M ruler in legaceaster; M thegn in eoforwic; N ruler in gyrwe;
        W chronicles take_their_homes golden_hoard; W gold 12; {NO_CARDS}; chronicle_deck full_barns"""
    table = told(position).plays("skip", "skip", "complete:golden_hoard")
    for _ in range(3):
        table.plays("skip", "skip", "done")
    table.asks("end_action_phase", of="W").plays("complete:take_their_homes").asks("end_action_phase", of="M")
    table.offers("done").is_at("W completed golden_hoard take_their_homes; W dalcs 4")
