"""The journal as text, and one clear sentence for each way in which it can be wrong."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.engine.errors import BadJournal, BadPosition, MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.journal import Journal, read_journal
from meadhall.engine.rng import Rng
from meadhall.laws.support import all_games, everything, new_match, play, replay

HEAD = """meadhall journal 2
game: tribute 2
players: 2
seed: 5
options: {"curses": true, "purse": "full", "rounds": 1}
"""
CHOICES = """
* card:horn
* card:ring
1 bid:3
0 bid:2
* seat:seat_1
0 keep
* card:crown
"""


def test_a_journal_reads_as_people_would_write_it(toy: Game) -> None:
    match = replay(toy, HEAD + CHOICES)
    assert match.over
    assert match.scores == [6, 8]
    assert match.journal == HEAD + CHOICES


def test_remarks_empty_lines_and_spaces_at_the_end_are_left_out(toy: Game) -> None:
    remarked = CHOICES.replace("0 bid:2\n", "0 bid:2   # too little\n\n# a line of its own\n")
    assert everything(replay(toy, HEAD + remarked)) == everything(replay(toy, HEAD + CHOICES))


def test_lines_may_end_as_on_other_systems(toy: Game) -> None:
    assert replay(toy, (HEAD + CHOICES).replace("\n", "\r\n")).over


def test_what_is_written_is_read() -> None:
    journal = Journal("saga", 1, 2, 7, {"a": True}, [(-1, "x:y"), (1, "z")], {"state": {}})
    assert read_journal(str(journal)) == journal
    assert read_journal(str(Journal("saga", 1, 2, 7, {}))).choices == []


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("meadhall journal 2", "", "This is no journal: the first line must be 'meadhall journal 2'."),
        (
            "meadhall journal 2",
            "meadhall journal 3",
            "This is no journal: the first line must be 'meadhall journal 2'.",
        ),
        ("meadhall journal 2\n", "\nmeadhall journal 2\n", "This is no journal: the first line must be"),
        ("players: 2", "players 2", "Line 3 of the journal is no 'name: value'."),
        ("game: tribute 2\n", "", "The journal's head lacks 'game:'."),
        ("players: 2\n", "", "The journal's head lacks 'players:'."),
        ("seed: 5\n", "", "The journal's head lacks 'seed:'."),
        ("options: ", "choices: ", "The journal's head lacks 'options:'."),
        ("tribute 2", "tribute", "The journal's 'game:' must be a game and its version, as in 'saga 1'."),
        ("tribute 2", "tribute two", "The journal's 'game:' must be a game and its version, as in 'saga 1'."),
        ("players: 2", "players: two", "The journal's 'players:' must be a whole number."),
        ("players: 2", "players:", "The journal's 'players:' must be a whole number."),
        ("seed: 5", "seed: -x", "The journal's 'seed:' is not JSON:"),
        ("seed: 5", "seed: 5.0", "The journal's 'seed:' must be a whole number or a text in quotation marks."),
        ("seed: 5", "seed: " + "9" * 5000, "The journal's 'seed:' is not JSON:"),
        ("players: 2", "players: " + "9" * 5000, "The journal's 'players:' must be a whole number."),
        ('"rounds": 1', '"rounds": ' + "[" * 100_000, "The journal's 'options:' is not JSON:"),
        ('"rounds": 1}', '"rounds": 1', "The journal's 'options:' is not JSON:"),
        ("seed: 5", "seed: 5\nposition: {", "The journal's 'position:' is not JSON:"),
        ("seed: 5", "seed: 5\nposition: [1]", "The journal's 'position:' must be a JSON object."),
        ("0 bid:2", "bid:2", "Line 10 of the journal is no choice: it must be a seat (or *) and an option."),
        ("0 bid:2", "0", "Line 10 of the journal is no choice: it must be a seat (or *) and an option."),
        ("0 bid:2", "-1 bid:2", "Line 10 of the journal is no choice: it must be a seat (or *) and an option."),
        ("0 bid:2", "x bid:2", "Line 10 of the journal is no choice: it must be a seat (or *) and an option."),
    ],
)
def test_a_text_that_is_no_journal_is_refused_in_one_sentence(old: str, new: str, sentence: str) -> None:
    text = (HEAD + CHOICES).replace(old, new, 1)
    assert text != HEAD + CHOICES
    with pytest.raises(BadJournal) as refusal:
        read_journal(text)
    assert str(refusal.value).startswith(sentence)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("text", ["", "\n", "hello", "{}", "\0"])
def test_anything_else_is_no_journal(text: str) -> None:
    with pytest.raises(BadJournal, match="This is no journal"):
        meadhall.replay(text)


def test_options_that_are_no_object_are_refused() -> None:
    with pytest.raises(BadJournal, match="The journal's 'options:' must be a JSON object"):
        read_journal(HEAD.split("options:")[0] + "options: [1]\n")


@pytest.mark.parametrize(
    ("old", "new", "error", "sentence"),
    [
        ("tribute 2", "tribute 3", BadJournal, "This journal is of version 3 of tribute, which is now 2."),
        ("players: 2", "players: 5", MeadhallError, "tribute is for 2 or 3 or 4 players, not 5."),
        ("seed: 5", 'seed: ""', MeadhallError, "A seed must be a whole number or a text of 1 to 200 characters"),
        ('"rounds": 1', '"rounds": 9', MeadhallError, "The option 'rounds' must be a whole number from 1 to 4, not 9."),
        ('"rounds": 1', '"years": 1', MeadhallError, "tribute has no option 'years'; it has curses, purse, rounds."),
        ("seed: 5", "seed: 5\nposition: {}", BadPosition, "This is no position of tribute"),
        ("* card:horn", "0 card:horn", BadJournal, "Choice 1 of the journal, 'card:horn', is not for seat 0 to make."),
        ("1 bid:3", "2 bid:3", BadJournal, "Choice 3 of the journal, 'bid:3', is not for seat 2 to make."),
        ("0 bid:2", "1 bid:2", BadJournal, "Choice 4 of the journal, 'bid:2', is not for seat 1 to make."),
        ("0 bid:2", "0 bid:9", BadJournal, "Choice 4 of the journal, 'bid:9', is not legal there."),
        ("0 keep", "0 play:curse", BadJournal, "Choice 6 of the journal, 'play:curse', is not legal there."),
        ("0 keep", "0 nonsense", BadJournal, "Choice 6 of the journal, 'nonsense', is not legal there."),
        (
            "* card:crown\n",
            "* card:crown\n0 bid:1\n",
            BadJournal,
            "Choice 8 of the journal, 'bid:1', is not for seat 0",
        ),
    ],
)
def test_a_journal_that_does_not_follow_the_rules_is_refused_at_its_choice(
    toy: Game, old: str, new: str, error: type[Exception], sentence: str
) -> None:
    with pytest.raises(error) as refusal:
        replay(toy, (HEAD + CHOICES).replace(old, new, 1))
    assert str(refusal.value).startswith(sentence)


def test_a_journal_of_the_first_version_is_played_as_the_house_played_then(toy: Game) -> None:
    """What it does not name is as it was then; what it names by old words is understood."""
    head = HEAD.replace("tribute 2", "tribute 1").split("options:")[0] + 'options: {"rounds": 1, "purse": false}\n\n'
    match = replay(toy, head)
    assert match.settings == {"rounds": 1, "curses": False, "purse": "empty"}
    assert "game: tribute 2\n" in match.journal


def test_a_journal_of_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(MeadhallError, match=r"There is no game 'tribute'; there are .*saga"):
        meadhall.replay(HEAD)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_a_journal_may_end_anywhere_and_is_then_played_up_to_the_next_real_decision(game: Game) -> None:
    match = play(new_match(game, 3), Rng(3), 12)
    lines = match.journal.splitlines(keepends=True)
    for length in range(6, len(lines) + 1):
        again = replay(game, "".join(lines[:length]))
        assert len(again.entries) >= length - 6
        assert match.journal.startswith(again.journal) or again.journal.startswith("".join(lines[:length]))
