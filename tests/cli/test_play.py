"""Games played in the terminal by what is typed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meadhall as house
from tests.cli.conftest import Meadhall

ONES = "1\n" * 2000
VIKINGS = ("--option", "viking_seat=seat_0")


@pytest.mark.parametrize("seat", ["0", "1", "random"])
@pytest.mark.parametrize(("language", "winner"), [("en", "Winner: Player"), ("pl", "Zwycięstwo: Gracz")])
def test_a_game_can_be_played_to_its_end_by_always_answering_1(
    meadhall: Meadhall, language: str, winner: str, seat: str
) -> None:
    played = meadhall("play", "saga", "--seed", "5", "--seat", seat, "--bot", "random", "--lang", language, typed=ONES)
    assert played.code == 0
    assert winner in played.output
    assert played.complaint == ""


def test_the_same_seed_and_answers_give_the_same_game(meadhall: Meadhall) -> None:
    arguments = ("play", "--seed", "8", "--bot", "random")
    assert meadhall(*arguments, typed=ONES).output == meadhall(*arguments, typed=ONES).output


def test_what_is_no_terminal_gets_no_control_codes(meadhall: Meadhall) -> None:
    played = meadhall("play", "--seed", "5", "--bot", "random", typed=ONES)
    assert "\x1b" not in played.output
    assert not set(played.output) & set("╭╮╰╯│─")


def test_the_table_is_introduced(meadhall: Meadhall) -> None:
    shown = meadhall("play", "--seed", "3", "--bot", "greedy", *VIKINGS).output
    for text in ("SAGA: Vikings versus Anglo-Saxons", "Player 1 (Vikings): you", "bot (greedy)", "Seed: 3"):
        assert text in shown


def test_a_decision_shows_its_prompt_rule_and_numbered_options(meadhall: Meadhall) -> None:
    shown = meadhall("play", "--seed", "3", "--bot", "random", *VIKINGS, typed="1\n1\n").output
    assert "Vikings: Pick an action tile  [SAG-4.2]" in shown
    assert "  4) Tile 4\n" in shown


@pytest.mark.parametrize("answer", ["3", "pick_tile:tile_3", "tile 3", "TILE 3"])
def test_an_option_is_chosen_by_number_name_or_label(meadhall: Meadhall, answer: str) -> None:
    shown = meadhall("play", "--seed", "3", "--bot", "random", *VIKINGS, typed=f"1\n1\n{answer}\n").output
    assert "The Vikings picked tile 3." in shown


@pytest.mark.parametrize(
    ("answer", "reply"),
    [
        ("99", "There is no option 99; type a number from 1 to 4."),
        ("ti", "‘ti’ could mean: Tile 1, Tile 2, Tile 3, Tile 4."),
        ("castle", "No option begins with ‘castle’"),
        ("", "Type a number from 1 to 4"),
        ("r 77", "There is no rule ‘77’; perhaps you mean SAG-7.7"),
        ("g de", "There is no language ‘de’"),
    ],
)
def test_an_answer_that_means_nothing_is_explained_and_asked_again(meadhall: Meadhall, answer: str, reply: str) -> None:
    shown = meadhall("play", "--seed", "3", "--bot", "random", *VIKINGS, typed=f"1\n1\n{answer}\n2\n").output
    assert reply in shown
    assert "The Vikings picked tile 2." in shown


def test_undo_takes_back_one_choice_and_t_the_turn(meadhall: Meadhall) -> None:
    shown = meadhall("play", "--seed", "3", "--bot", "random", *VIKINGS, typed="1\n1\nu\n2\nt\n").output
    assert "Taken back." in shown
    assert "The turn begins anew." in shown
    assert [line.split(" in ")[1] for line in shown.splitlines() if line.startswith("  1) ") and " in " in line] == [
        "Northern Scandinavia",
        "Central Scandinavia",
        "Central Scandinavia",
        "Northern Scandinavia",
    ]


@pytest.mark.parametrize(
    ("language", "nothing", "others"),
    [
        ("en", "You have nothing to take back.", "somebody else has chosen since."),
        ("pl", "Nie masz czego cofać.", "ktoś inny już po nim wybierał."),
    ],
)
def test_an_undo_is_refused_with_the_reason(meadhall: Meadhall, language: str, nothing: str, others: str) -> None:
    arguments = ("play", "--seed", "3", "--bot", "random", "--lang", language, *VIKINGS)
    shown = meadhall(*arguments, typed="u\n1\n1\n1\nu\n").output
    assert nothing in shown
    assert others in shown


def test_the_language_can_be_switched_in_mid_game(meadhall: Meadhall) -> None:
    shown = meadhall("play", "--seed", "3", "--bot", "random", *VIKINGS, typed="1\n1\ng pl\n1\ng en\n").output
    first, second = shown.split("Wikingowie: Wybierz kafel akcji", 1)
    assert "Pick an action tile" in first
    assert "Wikingowie wybrali kafel 1." in second
    assert "Actions of" not in second.split("g en")[0]
    assert "England" in second.split("g en")[1]


def test_the_log_the_board_the_rule_and_the_help_are_shown_when_asked_for(meadhall: Meadhall) -> None:
    arguments = ("play", "--seed", "3", "--bot", "random", *VIKINGS)
    assert meadhall(*arguments, typed="l\n").output.count("The leader Aslak is the ") == 2
    assert meadhall(*arguments, typed="b\n").output.count("The game is being set up.") == 2
    assert "SAG-2.11  2. Setup" in meadhall(*arguments, typed="r\n").output
    assert "SAG-4.2  4. Round and tile selection" in meadhall(*arguments, typed="r 4.2\n").output
    for letter in ("h", "?"):
        assert "restart your turn" in meadhall(*arguments, typed=f"{letter}\n").output


def test_a_game_is_saved_by_s_and_by_q(meadhall: Meadhall, tmp_path: Path) -> None:
    first, second = tmp_path / "first.journal", tmp_path / "second.journal"
    shown = meadhall("play", "--seed", "3", "--bot", "random", *VIKINGS, typed=f"1\ns {first}\n1\nq\n{second}\n")
    assert shown.code == 0
    assert house.replay(first.read_text()).decision == "place_leader"
    assert house.replay(second.read_text()).decision == "pick_tile"


def test_a_file_that_cannot_be_written_does_not_end_the_game(meadhall: Meadhall, tmp_path: Path) -> None:
    shown = meadhall("play", "--seed", "3", "--bot", "random", *VIKINGS, typed=f"s {tmp_path / 'no' / 'x'}\n1\n")
    assert "cannot be written: there is no such file or folder." in shown.output
    assert "took his place" in shown.output


def test_leaving_without_a_file_saves_nothing(meadhall: Meadhall) -> None:
    shown = meadhall("play", "--seed", "3", "--bot", "random", typed="q\n\n")
    assert shown.code == 0
    assert "The game was not saved." in shown.output


def test_a_journal_is_kept_after_every_choice_and_resumed(meadhall: Meadhall, tmp_path: Path) -> None:
    journal = tmp_path / "game.journal"
    arguments = ("play", "--bot", "random", "--journal", str(journal))
    first = meadhall(*arguments, "--seed", "3", *VIKINGS, typed="1\n1\n")
    assert first.code == 0
    assert f"The journal is in {journal}." in first.output
    assert house.replay(journal.read_text()).decision == "pick_tile"
    second = meadhall(*arguments, typed=ONES)
    assert "goes on after" in second.output
    assert "Pick an action tile" in second.output
    assert "Choose the leader" not in second.output
    assert house.replay(journal.read_text()).over
    third = meadhall(*arguments)
    assert "Winner" in third.output


def test_an_undo_is_kept_in_the_journal_too(meadhall: Meadhall, tmp_path: Path) -> None:
    journal = tmp_path / "game.journal"
    meadhall("play", "--seed", "3", "--bot", "random", *VIKINGS, "--journal", str(journal), typed="1\nu\n")
    assert "place_leader" not in journal.read_text()


def test_the_end_of_the_input_ends_cleanly(meadhall: Meadhall) -> None:
    shown = meadhall("play", "--seed", "3", typed="")
    assert shown.code == 0
    assert "The input has ended before the game." in shown.output


def test_bots_can_be_watched(meadhall: Meadhall) -> None:
    shown = meadhall("play", "--seed", "3", "--seat", "none", "--bot", "random")
    assert shown.code == 0
    assert "== Round 1 ==" in shown.output
    assert "Winner" in shown.output
    assert "The leader Aslak is the " not in shown.output, "a spectator must not learn what is hidden"


def test_what_came_of_a_battle_is_told_once_after_its_lines(meadhall: Meadhall) -> None:
    shown = meadhall("play", "--seed", "5", "--seat", "none", "--bot", "thrall").output
    battles = shown.count("\n  Strength in ")
    assert battles > 0
    assert shown.count("\nStrength: Anglo-Saxons ") == battles
    assert shown.index("\n  Strength in ") < shown.index("\nStrength: Anglo-Saxons ") < shown.index("\n-- End phase --")


@pytest.mark.parametrize("slug", house.games())
def test_every_game_can_be_watched_and_its_clashes_end_with_what_decided_them(meadhall: Meadhall, slug: str) -> None:
    shown = meadhall("play", slug, "--seat", "none", "--bot", "random", "--seed", "7")
    assert shown.code == 0
    assert re.search(r"^== .+ ==\n[^:\n]+: [^·\n]+ · .+$", shown.output, re.MULTILINE)
    assert "== The game is over ==" in shown.output


def test_friends_at_one_keyboard_pass_it_on_and_see_only_their_own(meadhall: Meadhall) -> None:
    shown = meadhall("play", "--seed", "3", "--seat", "all", *VIKINGS, typed="\n1\n1\n1\n\n1\n1\n").output
    before, after = shown.split("Pass the table to Player 2 (Anglo-Saxons)")
    assert "Player 1 (Vikings) begins" in before
    assert "The leader Aslak is" in before
    assert "The leader Aldred is" not in before
    assert "The leader Aldred is" in after
    assert "The leader Aslak is" not in after


def test_the_keyboard_can_be_kept_to_take_a_choice_back(meadhall: Meadhall) -> None:
    shown = meadhall("play", "--seed", "3", "--seat", "all", *VIKINGS, typed="\n1\n1\n1\nu\n2\n").output
    assert "Taken back." in shown
    assert "The Vikings picked tile 2." in shown


def test_a_whole_game_at_one_keyboard(meadhall: Meadhall) -> None:
    shown = meadhall("play", "--seed", "3", "--seat", "all", typed=ONES)
    assert "The game is over" in shown.output
    assert shown.output.count("2 Viking warriors landed in") == 2, "each player is told once"


def test_options_of_the_game_are_passed_on(meadhall: Meadhall, tmp_path: Path) -> None:
    journal = tmp_path / "game.journal"
    chosen = ("-O", "track_length=8", "-O", "memory_aid=no", "-O", "viking_seat=seat_1")
    meadhall("play", "--bot", "random", *chosen, "--journal", str(journal))
    settings = house.replay(journal.read_text()).settings
    assert (settings["track_length"], settings["memory_aid"], settings["viking_seat"]) == (8, False, "seat_1")
