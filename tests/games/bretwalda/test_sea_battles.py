"""Chapter 17: sea battles."""

from __future__ import annotations

from meadhall.games.bretwalda.content import EAST_ANGLIA, SEA_IDS, WESSEX
from tests.games.bretwalda.told import Table, told

NO_CARDS = "deck empty; discards empty"


def _sails(position: str) -> Table:
    """Ships of Wessex sail from suthsae into temes, where East Anglia's are; the others stay."""
    table = told(f"W thegn in wiltun; {position}").plays("action:movement", "sail:suthsae:temes")
    return table.plays("done") if table.question == "move_ship" else table


def _dice(table: Table) -> list[list[int]]:
    return [numbers[:4] for numbers in table.heard("dice_rolled")]


def test_ships_of_the_mover_attack() -> None:
    """BRE-17.1, BRE-12.2: each rolls a red die."""
    table = _sails(f"W ship in suthsae; E 2 ship in temes; {NO_CARDS}")
    assert table.heard("sea_battle_begins")[0][:3] == [SEA_IDS.index("temes"), WESSEX, EAST_ANGLIA]
    table.rolls(0, 0, 0)
    assert _dice(table) == [[WESSEX, 0, 1, 0], [EAST_ANGLIA, 0, 2, 0]]


def test_each_hit_sinks_a_ship_on_both_sides_at_once() -> None:
    """BRE-17.1: a Ship sunk returns to the pool; if none is left nobody has won."""
    table = _sails(f"W ship in suthsae; E 2 ship in temes; {NO_CARDS}").rolls(1, 1, 0)
    table.is_at("W none in temes; E ship in temes; W pool 3 ship; E pool 2 ship").asks("move_from", of="W")
    table = _sails(f"W ship in suthsae; E ship in temes; {NO_CARDS}").rolls(1, 1)
    table.is_at("W none in temes; E none in temes")
    assert table.heard("battle_won") == []


def test_ships_retreat_to_a_linked_sea_without_enemy_ships() -> None:
    """BRE-17.1: the attacker first, then the defender; all Ships together."""
    table = _sails(f"W ship in suthsae; E 2 ship in temes; {NO_CARDS}").rolls(0, 0, 0)
    table.asks("retreat", of="W").offers("continue", "retreat:suthsae", "retreat:humbre").plays("continue")
    table.asks("retreat", of="E").offers("continue", "retreat:suthsae", "retreat:humbre").plays("retreat:humbre")
    table.is_at("E 2 ship in humbre; E none in temes; W ship in temes").asks("move_from", of="W")
    table = _sails(f"W ship in suthsae; E ship in temes; N ship in humbre; {NO_CARDS}").rolls(0, 0)
    table.offers("continue", "retreat:suthsae").plays("retreat:suthsae").is_at("W ship in suthsae; E ship in temes")


def test_the_next_round_follows_while_both_have_ships() -> None:
    """BRE-17.1"""
    table = _sails(f"W ship in suthsae; E ship in temes; {NO_CARDS}").rolls(0, 0).plays("continue", "continue")
    table.rolls(1, 0).is_at("W ship in temes; E none in temes")
    assert len(table.heard("battle_round")) == 2


def test_ramming_adds_swords_in_the_first_round() -> None:
    """BRE-17.1, BRE-17.2: the attacker's card alone."""
    table = _sails(f"W ship in suthsae; E 3 ship in temes; W hand ramming; E hand ramming; {NO_CARDS}")
    table.asks("play_before_battle", of="W").has("card:ramming").plays("card:ramming")
    table.asks("play_before_battle", of="E").lacks("card:ramming").plays("pass").rolls(0, 0, 0, 0).passes()
    table.is_at("E ship in temes; W ship in temes").plays("continue", "continue").rolls(0, 0).passes()
    table.is_at("E ship in temes; W ship in temes")


def test_dice_cards_and_extra_dice_work_at_sea() -> None:
    """BRE-17.1, BRE-17.2: cards before the battle, on the dice, and after it."""
    table = _sails(f"W ship in suthsae; E ship in temes; W hand beowulfs_song fate_intervenes spoils; {NO_CARDS}")
    table.plays("card:beowulfs_song").asks("play_before_battle", of="W").plays("pass").rolls(0, 0, 0)
    assert _dice(table)[0] == [WESSEX, 0, 2, 0]
    table.asks("play_dice_card", of="W").plays("card:fate_intervenes", "die:attacker:red_die:1").is_at(
        "E ship in temes"
    )
    table.plays("pass").is_at("E none in temes").asks("play_after_battle", of="W").plays("card:spoils")
    table.is_at("W gold 2")


def test_there_are_no_battle_round_cards_no_city_die_and_no_draw_at_sea() -> None:
    """BRE-17.2"""
    table = _sails("W ship in suthsae; E ship in temes; W hand shield_wall; E hand shield_wall; deck raid tribute")
    questions = []
    while table.asked != "chance":
        questions.append(table.question)
        table.plays("pass")
    assert questions == ["play_before_battle", "play_before_battle"]
    table.rolls(1, 0).passes().asks("move_from", of="W").is_at("W hand shield_wall; E hand shield_wall")
    assert _dice(table) == [[WESSEX, 0, 1, 0], [EAST_ANGLIA, 0, 1, 0]]
    assert table.heard("card_drawn") == []


def test_a_sea_battle_won_counts_for_irresistible_force() -> None:
    """BRE-17.2: with two land battles it makes three."""
    position = "W ship in suthsae; E ship in temes; neutral ceorl in dornwaraceaster; neutral ceorl in glaestingabyrig"
    more = f"W thegn in bathum; W chronicles irresistible_force; {NO_CARDS}"
    table = _sails(f"{position}; {more}").rolls(1, 0).moves("wiltun", "dornwaraceaster")
    table.moves("bathum", "glaestingabyrig").plays("done", "area:dornwaraceaster").rolls(1, 0).rolls(1, 0)
    table.plays("skip").has("complete:irresistible_force")
    without = told(f"{position}; W thegn in wiltun; {more}").plays("action:movement", "done")
    without.moves("wiltun", "dornwaraceaster").moves("bathum", "glaestingabyrig").plays("done", "area:dornwaraceaster")
    without.rolls(1, 0).rolls(1, 0).plays("skip").lacks("complete:irresistible_force")
