"""`python -m tests.golden.regenerate`: play the golden games anew, and say what changed."""

from __future__ import annotations

import sys
from pathlib import Path

from meadhall.laws.golden import FOLDER, write
from meadhall.laws.support import all_games
from tests.golden import playthroughs


def main() -> None:
    """Write every playthrough; files of games that are no more are named, not removed."""
    made: dict[Path, str] = {}
    for game in all_games():
        made |= playthroughs(game)
    write(made)
    for path in sorted({*FOLDER.glob("*.journal"), *FOLDER.glob("*.outcome")} - set(made)):
        sys.stdout.write(f"{path.name}: belongs to no game\n")


if __name__ == "__main__":
    main()
