"""Whether what was installed works: `python tools/smoke.py [--pure]`, in an environment that has nothing else.

It must be compiled (or pure, where that is said), play every game to its end, retell it from its journal, let a bot
choose, draw, and answer from the hall (but where it is said that there is none).
"""

from __future__ import annotations

import asyncio
import sys
import tempfile


def _play() -> None:
    import meadhall
    from meadhall.bots import bot

    assert meadhall.is_compiled() != ("--pure" in sys.argv), meadhall.__file__
    for slug in meadhall.games():
        match = meadhall.game(slug).new(seed=7)
        bot("karl", match.game, seed=1).play(match, match.seat)
        friend = bot("random", match.game, seed=1)
        while not match.over:
            friend.play(match, match.seat)
        assert meadhall.replay(match.journal).position() == match.position()
        assert match.picture(seat=0, language="pl").startswith("<svg")
        assert match.log(language="en")


async def _ask() -> None:
    """The hall answers, if it was installed."""
    from meadhall.site.door import Door

    with tempfile.TemporaryDirectory() as folder:
        door = Door(folder)
        await door.open()
        answer = await door.answer("GET", "/api/games?lang=en", {}, b"")
        await door.close()
    assert answer.status == 200, answer


def main() -> None:
    """Play, then ask."""
    _play()
    if "--no-hall" not in sys.argv:
        asyncio.run(_ask())
    sys.stdout.write("It works.\n")


if __name__ == "__main__":
    main()
