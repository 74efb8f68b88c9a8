"""The command line: play, watch, replay, read and draw the games in a terminal."""

from __future__ import annotations

import sys


def main() -> None:
    """The command `meadhall`."""
    try:
        from meadhall.cli.app import app  # inside, so that Ctrl-C while the modules load ends as cleanly as later

        app(prog_name="meadhall")
    except KeyboardInterrupt:
        sys.exit(130)
