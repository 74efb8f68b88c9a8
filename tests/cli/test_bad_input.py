"""Bad input: one sentence that helps, exit code 2, no traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall as house
from meadhall.bots import LEVELS
from tests.cli.conftest import Meadhall

BAD = [
    ("ply", "There is no command ‘ply’; did you mean ‘play’?"),
    ("juggle", "There is no command ‘juggle’; there are serve, play, "),
    ("play chess", "There is no game ‘chess’; there are: "),
    ("play sage", "There is no game ‘sage’; did you mean ‘saga’?"),
    (f"play --seed {'x' * 201}", "A seed must be a whole number or a text of at most 200 characters, not ‘xxx"),
    ("arena saga --seed x", "The seed of a league must be a whole number from 0 to 9007199254740991, not ‘x’."),
    ("arena saga --seed -1", "not ‘-1’."),
    ("arena saga --seed 9007199254740992", "not ‘9007199254740992’."),
    ("play --seed", "--seed needs a value."),
    ("play --seat 2", "There is no seat ‘2’; it must be a number from 0 to 1, or random, all or none."),
    ("play --bot deep", f"There is no bot ‘deep’; there are {', '.join(LEVELS)}."),
    ("play --think soon", "‘soon’ is not a whole number from 0 on."),
    ("play --lang de", "There is no language ‘de’; there are en, pl."),
    ("play --option tile_set", "An option of a game is written name=value, not ‘tile_set’."),
    ("play --option colour=red", "saga has no option ‘colour’; see "),
    ("play --option tile_set=c", "The option tile_set must be one of a, b, not ‘c’."),
    ("play --option track_length=99", "The option track_length must be a whole number from 8 to 12, not ‘99’."),
    ("play --option memory_aid=perhaps", "The option memory_aid must be true or false, not ‘perhaps’."),
    ("play --colour", "There is no option --colour; `meadhall play --help` lists what there is."),
    ("play saga saga saga", "`meadhall play --help` shows what is possible."),
    ("play --journal /nowhere/at/all", "cannot be written: there is no such file or folder."),
    ("rules", "GAME is missing; `meadhall rules --help` shows what is needed."),
    ("rules saga SAG-44", "There is no rule ‘SAG-44’; perhaps you mean SAG-4.4"),
    ("rules saga zzzzzz", "saga has no rule ‘zzzzzz’; an id looks like SAG-1.1."),
    ("rules saga 4.2 --search tile", "not both"),
    ("replay /nowhere", "The journal /nowhere cannot be read: there is no such file or folder."),
    ("replay /", "cannot be read: it is a folder."),
    ("draw saga", "-o is missing; "),
    ("draw saga -o - --seat 7", "There is no seat 7; the seats are 0 to 1."),
    (
        "draw saga -o /nowhere/x.svg",
        "The picture cannot be written to /nowhere/x.svg: there is no such file or folder.",
    ),
    ("bench chess", "There is no game ‘chess’"),
    ("bench --seconds long", "`meadhall bench --help` shows what is possible."),
]


@pytest.mark.parametrize(("line", "sentence"), BAD, ids=[line for line, _ in BAD])
def test_bad_input_gives_one_sentence_and_exit_code_2(meadhall: Meadhall, line: str, sentence: str) -> None:
    outcome = meadhall(*line.split())
    assert outcome.code == 2
    assert sentence in outcome.sentence
    assert outcome.output == ""


@pytest.mark.parametrize("line", [line for line, _ in BAD if "--lang" not in line])
def test_the_sentence_is_polish_for_polish_readers(meadhall: Meadhall, line: str) -> None:
    outcome = meadhall(*line.split(), "--lang", "pl")
    assert outcome.code == 2
    assert not outcome.sentence.startswith(("There", "The ", "A seed"))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This is no journal: the first line must be 'meadhall journal 2'."),
        ("meadhall journal 2\ngame: chess 1\nplayers: 2\nseed: 1\noptions: {}\n\n", "There is no game 'chess'"),
        ("meadhall journal 2\ngame: saga 999\nplayers: 2\nseed: 1\noptions: {}\n\n", "version 999"),
        ("meadhall journal 2\ngame: saga 1\nplayers: 2\nseed: 1\noptions: {}\n\n0 castle\n", "Choice 1 of the journal"),
    ],
)
def test_a_journal_that_makes_no_sense_is_named_with_the_reason(
    meadhall: Meadhall, tmp_path: Path, text: str, sentence: str
) -> None:
    file = tmp_path / "bad.journal"
    file.write_text(text)
    for command in (
        ["replay", str(file)],
        ["play", "--journal", str(file)],
        ["draw", "saga", "--journal", str(file), "-o", "-"],
    ):
        outcome = meadhall(*command)
        assert outcome.code == 2
        assert outcome.sentence.startswith(f"The journal {file} cannot be played: ")
        assert sentence in outcome.sentence
    assert file.read_text() == text, "a journal that is not understood is left as it is"


def test_a_journal_that_is_no_text(meadhall: Meadhall, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert meadhall("replay", str(file)).sentence == f"The journal {file} cannot be read: it is not text."


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seed", "4"], "holds a game with the seed 3; leave out --seed or name another file."),
        (["--option", "tile_set=b"], "holds a game with tile_set=a; leave out this option or name another file."),
    ],
)
def test_a_journal_of_another_game_is_not_overwritten(
    meadhall: Meadhall, tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    file = tmp_path / "game.journal"
    file.write_text(house.game("saga").new(3).journal)
    before = file.read_text()
    outcome = meadhall("play", "saga", "--journal", str(file), *arguments)
    assert outcome.code == 2
    assert sentence in outcome.sentence
    assert file.read_text() == before
