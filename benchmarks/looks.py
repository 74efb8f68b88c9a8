"""How much a look weighs: `python benchmarks/looks.py --looks 250`.

Runs the hall in this process, lets bots play at a table of each game, and looks after every choice as the page does:
from the first seat, with what it has. Counted are the bytes of the answer as they go over the wire, compressed, without
headers.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import tempfile
from pathlib import Path
from typing import Any, Final

import httpx
import structlog
from rich.console import Console
from rich.table import Table

import meadhall
from meadhall.bots import bot
from meadhall.hall.app import create_app
from meadhall.hall.house import House
from meadhall.hall.live import HUMAN, OVER, Live, Seat
from meadhall.hall.opening import Opening
from meadhall.hall.people import People, Person
from meadhall.hall.settings import Settings, database_url

LAYOUTS: Final = ("parts",)
_ASKED: Final = {"lang": "en", "page": "bench", "described": "false", "seat": "0"}


async def weigh(client: httpx.AsyncClient, table: str, query: dict[str, str]) -> tuple[int, Any]:
    """The bytes of a look, and the look."""
    async with client.stream("GET", f"/api/tables/{table}", params=query) as answer:
        size = sum([len(part) async for part in answer.aiter_raw()])
        kind = answer.headers.get("content-encoding", "")
    whole = await client.get(f"/api/tables/{table}", params=query | {"page": "", "has": ""})
    assert kind == "gzip" or size < 500
    return size, whole.json()


async def choose(house: House, live: Live, person: Person, level: str, seed: int) -> None:
    """Let a bot choose for the seat that decides."""
    match = live.begun()
    seat = live.deciding[0]
    mind = bot(level, live.game, seed, 20)
    option = match.option_name(mind.choose(match.copy().state, seat), seat)
    await house.choose(live, person, seat, option, live.n_for(seat))


async def measure(slug: str, layout: str, looks: int, level: str, folder: Path) -> list[int]:
    """The weights of so many looks at tables of a game, the first of each table left out; and of a whole look, last."""
    database = database_url(str(folder / f"{slug}-{layout}.db"))
    app = create_app(Settings(database, requests_per_minute=10**9, address_requests_per_minute=10**9))
    sizes: list[int] = []
    wholes: list[int] = []
    async with app.router.lifespan_context(app):
        house, people = app.state.house, app.state.people
        person, client = await _somebody(app, people)
        async with client:
            seed = 0
            while len(sizes) < looks:
                live, query = await _open(house, app.state.opening, person, slug), _ASKED | {"layout": layout}
                while live.status != OVER and len(sizes) < looks:
                    size, seen = await weigh(client, live.id, query)
                    (sizes if "has" in query else wholes).append(size)
                    query |= {"has": seen["stamp"], "mark": seen["log_mark"]}
                    seed += 1
                    await choose(house, live, person, level, seed)
    return [*sorted(sizes), max(wholes)]


async def _somebody(app: Any, people: People) -> tuple[Person, httpx.AsyncClient]:
    person = await people.find(await people.new_guest("Bench"), is_token=False)
    assert person is not None
    headers = {"Authorization": f"Bearer {await people.new_session(person.id, is_token=True)}"}
    return person, httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://hall", headers=headers)


async def _open(house: House, opening: Opening, person: Person, slug: str) -> Live:
    game = meadhall.game(slug)
    places = [Seat(HUMAN, person.id, f"Bench {n}", "") for n in range(game.usual_players or game.players[0])]
    return await house.live(await opening.open_table(person, slug, {}, places, False))


def main() -> None:
    """Measure and show."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--looks", type=int, default=250)
    parser.add_argument("--level", default="thrall")
    parser.add_argument("--games", nargs="*", default=list(meadhall.games()))
    given = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    shown = Table("game", "layout", "median", "p95", "most", "a whole look", title="bytes of a look on the wire")
    with tempfile.TemporaryDirectory() as folder:
        for slug in given.games:
            for layout in LAYOUTS:
                *sizes, whole = asyncio.run(measure(slug, layout, given.looks, given.level, Path(folder)))
                figures = (sizes[len(sizes) // 2], sizes[int(len(sizes) * 0.95)], sizes[-1], whole)
                shown.add_row(slug, layout, *[f"{each:,}" for each in figures])
    Console().print(shown)


if __name__ == "__main__":
    main()
