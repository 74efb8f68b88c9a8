"""`meadhall verify`: the dice of a journal."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall as house
from meadhall.engine.chance import commitment_of, sealed
from meadhall.engine.match import Match
from meadhall.engine.rng import Rng
from meadhall.laws.support import play
from tests.cli.conftest import Meadhall

SECRET = bytes(range(32))


@pytest.fixture(scope="module")
def match() -> Match:
    """A finished game whose dice were sealed."""
    return play(house.game("saga").new(sealed(SECRET, ("0a" * 32, "0b" * 32))), Rng(4))


def test_the_dice_of_a_sealed_game_hold(meadhall: Meadhall, match: Match, tmp_path: Path) -> None:
    file = tmp_path / "game.journal"
    file.write_text(match.journal, "utf-8")
    draws, _ = match.check_draws()
    checked = meadhall("verify", str(file))
    assert checked.code == 0
    assert f"all {draws} draws are what the house’s key gives" in checked.output
    assert "2 players added" in checked.output
    assert "Kości się zgadzają" in meadhall("verify", str(file), "--lang", "pl").output


def test_a_game_with_a_seed_is_checked_by_it(meadhall: Meadhall, tmp_path: Path) -> None:
    file = tmp_path / "game.journal"
    file.write_text(play(house.game("saga").new("a text"), Rng(4)).journal, "utf-8")
    assert "draws are what the seed gives" in meadhall("verify", str(file)).output


def test_another_share_secret_or_commitment_is_noticed(meadhall: Meadhall, match: Match, tmp_path: Path) -> None:
    """Whatever the house or a player had changed afterwards, the draws or the commitment tell."""
    file = tmp_path / "game.journal"
    other = bytes(32)
    for old, new, sentence in (
        ("0a" * 32, "0c" * 32, "draws are not what the key gives"),
        (SECRET.hex(), other.hex(), "the key is not the one that the house was bound to"),
        (f"secret: {SECRET.hex()}\n", "", "tells its key only after the end"),
    ):
        file.write_text(match.journal.replace(old, new, 1), "utf-8")
        checked = meadhall("verify", str(file))
        assert (checked.code, sentence in checked.output) == (1, True)
    exchanged = match.journal.replace(SECRET.hex(), other.hex()).replace(commitment_of(SECRET), commitment_of(other))
    file.write_text(exchanged, "utf-8")
    assert "draws are not what the key gives" in meadhall("verify", str(file)).output
