"""Golden playthroughs: whole games with what came of them, in `tests/golden` of the folder where one works.

`python -m meadhall.laws.golden NAME...` plays those of a game anew and says what changed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Mapping
from difflib import unified_diff
from pathlib import Path
from typing import Final

import meadhall
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.options import OptionValue
from meadhall.engine.rng import Rng
from meadhall.laws.support import finished_match, play

FOLDER: Final = Path("tests", "golden")
COUNT: Final = 6
"""How many playthroughs a game has: first with the usual options, last by the book among several, the others mixed."""


def journal_path(game: Game, n: int) -> Path:
    """Where the journal of playthrough n is."""
    return FOLDER / f"{game.slug}-{n}.journal"


def outcome_path(game: Game, n: int) -> Path:
    """Where its outcome is."""
    return FOLDER / f"{game.slug}-{n}.outcome"


def outcome(match: Match) -> str:
    """What came of a match: a digest of its last position, its scores, and its log as a spectator reads it."""
    position = json.dumps(match.position(), sort_keys=True)
    digest = hashlib.sha256(position.encode()).hexdigest()
    return "\n".join([f"position: {digest}", f"scores: {match.scores}", "", *match.log(language="en"), ""])


def playthrough(
    game: Game, n: int, seed: int = COUNT, readings: Mapping[str, OptionValue] | None = None
) -> dict[Path, str]:
    """The files of playthrough n, made anew; the last one with a seed, and with what the book leaves to the players."""
    match = finished_match(game, n - 1) if n < COUNT else _by_the_book(game, seed, readings or {})
    return {journal_path(game, n): match.journal, outcome_path(game, n): outcome(match)}


def _by_the_book(game: Game, seed: int, readings: Mapping[str, OptionValue]) -> Match:
    """A game of several, if there are, by the words of the rulebook, to the end."""
    usual = {option.name: option.default for option in game.options}
    players = next((count for count in game.players if count > 1), game.players[0])
    return play(game.new(seed, {**usual, **readings}, players), Rng(COUNT, 2))


def write(made: Mapping[Path, str]) -> None:
    """Write playthroughs, and say what changed."""
    for path, text in made.items():
        sys.stdout.write(_change(path, text))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def _change(path: Path, text: str) -> str:
    """What a new text changes in a file, as a few lines."""
    if not path.exists():
        return f"{path.name}: new\n"
    old = path.read_text("utf-8")
    if old == text:
        return f"{path.name}: unchanged\n"
    lines = list(unified_diff(old.splitlines(), text.splitlines(), "before", "now", lineterm="", n=1))
    more = f"\n  and {len(lines) - 12} lines more" if len(lines) > 12 else ""
    return f"{path.name}: changed\n  " + "\n  ".join(lines[:12]) + more + "\n"


def main() -> None:
    """Write the playthroughs of the games that are named."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("games", nargs="+", metavar="NAME")
    for slug in parser.parse_args().games:
        for n in range(1, COUNT + 1):
            write(playthrough(meadhall.game(slug), n))


if __name__ == "__main__":
    main()
