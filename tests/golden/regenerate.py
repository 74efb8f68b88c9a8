"""`python -m tests.golden.regenerate`: play the golden games anew, and say what changed."""

from __future__ import annotations

import sys
from difflib import unified_diff
from pathlib import Path

from tests.golden import COUNT, FOLDER, playthrough
from tests.laws.support import all_games


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
    """Write every playthrough; files of games that are no more are named, not removed."""
    made: dict[Path, str] = {}
    for game in all_games():
        for n in range(1, COUNT + 1):
            made |= playthrough(game, n)
    for path, text in made.items():
        sys.stdout.write(_change(path, text))
        path.write_text(text, "utf-8")
    for path in sorted({*FOLDER.glob("*.journal"), *FOLDER.glob("*.outcome")} - set(made)):
        sys.stdout.write(f"{path.name}: belongs to no game\n")


if __name__ == "__main__":
    main()
