"""Chapter 16: two players and the neutral enemy."""

from __future__ import annotations

import pytest

from tests.games.tiny_epic_vikings.told import Table, new_game, told

_OUTER = ["seal", "eagle", "walrus"]
_A = ["astrid_goldhand", "bjorn_the_broad", "dagny_fairwind", "eirik_silvertongue"]
_E = ["alva_whisperer", "bodil_runecarver", "dyri_fogwalker"]
_B = ["brand_firehair", "dufa_wavebreaker", "einar_hailbringer", "floki_driftwood"]


def _two(position: str, turn: str = "red") -> Table:
    return told(position, turn=turn, players=2)


def _new_game() -> Table:
    """A game for two in which the first boat is about to be placed."""
    return new_game(players=2, first_player="seat_1").lets_chance_decide().asks("place_start_boat", of="yellow")


# The map


@pytest.mark.parametrize("island", _OUTER)
def test_a_temple_and_two_settlers_stand_on_every_outer_island(island: str) -> None:
    """TEV-16.1, TEV-16.2, TEV-RUL-44: one clan, whose influence is 6; the rune stays on the island."""
    table = _new_game()
    table.is_at(f"E 2 {island}; E temple {island}; E influence {island} 6; E holds nothing; fury 0/0/0")


def test_nothing_of_the_enemy_stands_on_inner_islands() -> None:
    """TEV-16.1: nor has it boats, or pieces to come."""
    table = _new_game()
    for island in ("raven", "wolf", "bear"):
        table.is_at(f"E 0 {island}; E no temple {island}; E influence {island} 0")
    table.is_at("E boat nowhere; E sheet 0/0/0")


def test_settlers_of_the_enemy_go_to_the_box() -> None:
    """TEV-16.3: whether driven off or smitten."""
    table = _two("E 2 walrus; R boat south_sound; R res 2/3/2; R hand dagny_fairwind").leads("dagny_fairwind")
    table.sails("south_sound", "walrus_wolf").plays("deploy", "deploy", "deploy").is_at("E 1 walrus; E sheet 0/0/0")
    table = _two("E 2 walrus; E 2 seal; R row alva_whisperer; R hand dufa_wavebreaker").shows("dufa_wavebreaker")
    table.plays("do").offers("smite:enemy:seal", "smite:enemy:walrus", "stop").plays("smite:enemy:seal")
    table.is_at("E 1 seal; E 2 walrus; E sheet 0/0/0")


def test_a_neutral_island_is_won_in_two_turns() -> None:
    """TEV-TV-17, TEV-16.3, TEV-RUL-44: three settlers make a tie, a fourth one takes the rune."""
    position = "E 2 walrus; E temple walrus; R 1 wolf; R boat south_sound; R res 2/3/2"
    table = _two(f"{position}; R hand dagny_fairwind halfdan_ringgiver; Y hand leif_ploughman knut_the_bountiful")
    table.is_at("E influence walrus 6").leads("dagny_fairwind").sails("south_sound", "walrus_wolf")
    table.plays("deploy", "deploy", "deploy")
    table.is_at("E 1 walrus; E influence walrus 5; R 3 walrus; R influence walrus 5; R holds nothing; fury 0/0/0")
    table.turn_of("yellow").shows("leif_ploughman").turn_of("red")
    table.leads("halfdan_ringgiver").plays("explore:wolf:walrus")
    table.is_at("R 4 walrus; E 0 walrus; E influence walrus 4; R influence walrus 6; R holds walrus; fury 1/0/0")


def test_the_island_that_the_fourth_settler_leaves_returns_its_rune() -> None:
    """TEV-TV-17, TEV-11.6: at the same check, without Fury."""
    position = "E 1 walrus; E temple walrus; R 3 walrus; R boat walrus_wolf; R 1 wolf; R holds wolf"
    table = _two(f"{position}; R hand halfdan_ringgiver").leads("halfdan_ringgiver").plays("explore:wolf:walrus")
    table.is_at("R holds walrus; fury 1/0/0")


def test_the_enemy_never_takes_a_rune() -> None:
    """TEV-16.4, TEV-16.2: not even with six against one; nor does it steal."""
    for held in ("nothing", "walrus"):
        holds = "R holds walrus; " if held == "walrus" else ""
        table = _two(f"{holds}E 2 walrus; E temple walrus; R 2 walrus; R hand halfdan_ringgiver")
        table.leads("halfdan_ringgiver").plays("explore:walrus:wolf")
        table.is_at(
            f"R influence walrus 1; E influence walrus 6; R holds {' '.join(sorted({held, 'wolf'}))}".replace(
                "nothing wolf", "wolf"
            )
        )
        table.is_at("E holds nothing; fury 0/1/0")


def test_a_rune_of_the_enemys_islands_is_stolen_when_the_action_is_complete() -> None:
    """TEV-16.2, TEV-RUL-13: while that of an island where it has no temple is taken at once."""
    position = "E temple walrus; R 4 walrus; R 2 wolf; R holds wolf; R hand jorunn_the_trader"
    table = _two(position).leads("jorunn_the_trader").plays("explore:wolf:walrus")
    table.is_at("R influence walrus 5; E influence walrus 4; R holds wolf; fury 0/0/0")
    table.plays("explore:wolf:bear").is_at("R holds wolf bear; fury 0/0/1").plays("stop")
    table.is_at("R holds bear walrus; fury 1/0/1")


def test_a_rune_that_returns_must_be_won_against_the_enemy_again() -> None:
    """TEV-RUL-44, TEV-11.6"""
    position = "E temple walrus; R boat walrus_wolf; R holds walrus; R 1 wolf; R hand dagny_fairwind halfdan_ringgiver"
    table = _two(f"{position}; Y hand leif_ploughman knut_the_bountiful").leads("dagny_fairwind")
    table.sails("walrus_wolf", "south_sound").plays("stop").is_at("R holds nothing; E holds nothing; fury 0/0/0")
    table.shows("leif_ploughman").leads("halfdan_ringgiver").plays("explore:wolf:walrus")
    table.is_at("R influence walrus 1; E influence walrus 4; R holds nothing; fury 0/0/0")


def test_the_enemy_takes_no_turns_and_joins_no_battles() -> None:
    """TEV-16.4: Red's battle has two fighters, and Red is next after Yellow."""
    table = _two("E 2 walrus; R hand astrid_goldhand bjorn_the_broad; Y hand alva_whisperer leif_ploughman")
    table.fights_with("astrid_goldhand").plays("favour:upper:left").turn_of("yellow").fights_with("leif_ploughman")
    table.fought(red=4, yellow=6).asks("use_boon", of="red").plays("skip").turn_of("red")


def test_the_enemy_does_not_score() -> None:
    """TEV-16.4, TEV-15.5: nobody holds anything, and the two players share the win."""
    position = "R hand empty; Y hand empty; E 2 walrus; E temple walrus; E 2 seal; E temple seal"
    table = told(position, phase="cleanup", era=3, players=2).ends("red", "yellow")
    assert [clan for clan, *_ in table.heard("clan_scored")] == [0, 1]


def test_limits_for_two() -> None:
    """TEV-16.9, TEV-RUL-59: two villages for a target, four favour cards in a row."""
    assert [laid[1] for laid in _new_game().heard("favour_laid")] == [0] * 4 + [1] * 4
    position = "dedicated ded_harvest 2; dedicated ded_sail 1; dedicated thor 2; R raided 1; R hand leif_ploughman"
    table = _two(position).shows("leif_ploughman").asks("dedicate_village", of="red")
    gods = ["dedicate:frigg", "dedicate:odin"]
    table.offers("dedicate:ded_sail", "dedicate:ded_explore", "dedicate:ded_build", *gods, "none")


# The draft


def _drafting(era: int) -> Table:
    position = "R hand empty; Y hand empty"
    return told(position, phase="draft", era=era, players=2)


@pytest.mark.parametrize(("era", "cards"), [(1, 4), (2, 5), (3, 6)])
def test_the_enemy_is_dealt_one_card_less(era: int, cards: int) -> None:
    """TEV-16.5"""
    table = _drafting(era).lets_chance_decide()
    assert len(table.heard("card_dealt")) == 3 * cards - 1
    assert len(table.heard("card_dealt", by="red")) == len(table.heard("card_dealt", by="yellow")) == cards
    assert table.heard("card_dealt", by="nobody") == []


def test_the_draft_of_the_first_era() -> None:
    """TEV-EX-13, TEV-16.6, TEV-16.7, TEV-16.8, TEV-RUL-45: A is Red, B is Yellow, the enemy sits between them."""
    table = _drafting(1).draws(*_A, *_E, *_B)
    table.keeps(red=_A[0], yellow=_B[0]).asks("discard_neutral_card", of="chance").offers(*_cards(_A[1:]))
    table.plays(f"card:{_A[1]}")
    assert (table.offers_to("red"), table.offers_to("yellow")) == (_cards(_B[1:]), _cards(_E))
    table.keeps(red=_B[1], yellow=_E[0]).asks("discard_neutral_card", of="chance").offers(*_cards(_B[2:]))
    table.plays(f"card:{_B[2]}")
    assert (table.offers_to("red"), table.offers_to("yellow")) == (_cards(_E[1:]), _cards(_A[2:]))
    table.keeps(red=_E[1], yellow=_A[2]).turn_of("red")
    table.is_at(f"R hand {_A[0]} {_B[1]} {_E[1]} {_A[3]}; Y hand {_B[0]} {_E[0]} {_A[2]} {_B[3]}")
    table.is_at(f"unseen {_A[1]} {_B[2]} {_E[2]}; discard empty")


def _cards(cards: list[str]) -> list[str]:
    return sorted(f"card:{card}" for card in cards)


def test_the_second_era_passes_the_other_way() -> None:
    """TEV-16.6, TEV-3.3: from A to B, from B to the enemy, from the enemy to A."""
    a, e, b = [*_A, "frida_keelwright"], [*_E, "egil_nightblade"], [*_B, "gro_gullwing"]
    table = _drafting(2).draws(*a, *e, *b).keeps(red=a[0], yellow=b[0])
    table.asks("discard_neutral_card", of="chance").offers(*_cards(b[1:])).plays(f"card:{b[1]}")
    assert (table.offers_to("red"), table.offers_to("yellow")) == (_cards(e), _cards(a[1:]))


def test_nobody_sees_what_the_enemy_holds_and_discards() -> None:
    """TEV-16.5, TEV-16.7, TEV-16.8, TEV-RUL-62: Red remembers what it passed, but not which card was discarded."""
    table = _drafting(1).draws(*_A)
    assert table.who_learns() == []
    table.draws(*_E, *_B).keeps(red=_A[0], yellow=_B[0])
    assert table.who_learns() == []
    table.plays(f"card:{_A[1]}")
    assert table.who_knows(_A[1]) == table.who_knows(_A[2]) == []
    assert table.who_knows(_E[0]) == ["yellow"]
    assert table.lines().count("neutral_discarded") == 1


def test_discards_of_the_enemy_return_with_the_next_shuffle() -> None:
    """TEV-RUL-62, TEV-RUL-30: when the cards left have been dealt; by the rulings of the house, before."""
    hands = "R hand empty; Y hand empty; unseen alva_whisperer"
    left = [*_A, *_B, "gro_gullwing"]
    position = f"{hands}; deck {' '.join(left)}"
    table = told(position, phase="draft", players=2).asks("deal_card", of="chance").offers(*_cards(left))
    table.is_at("unseen alva_whisperer").draws(*left[:-1]).has("card:alva_whisperer").is_at(
        "unseen empty; discard empty"
    )
    house = told(position, phase="draft", players=2, rulings="house").has("card:alva_whisperer")
    house.is_at("unseen empty; discard empty")
