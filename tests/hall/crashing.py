"""People who play on whatever happens to the servers, and remember what was acknowledged."""

from __future__ import annotations

import threading
import time
from typing import Final

import httpx

from meadhall.engine.rng import Rng
from tests.hall.support import ME, THRALL, Player

KARL: Final = {"kind": "bot", "level": "karl"}
TABLES: Final = [(ME, THRALL), (THRALL, ME), (ME, ME), (THRALL, KARL), (ME, KARL)]


class Client(threading.Thread):
    """Plays at one table after the other, and remembers what the server has acknowledged."""

    def __init__(self, addresses: list[str], token: str, seats: tuple[dict[str, str], ...], seed: int) -> None:
        super().__init__(daemon=True)
        self._players: Final = [Player(address, token) for address in addresses]
        for each in self._players:
            each.http.event_hooks = {"response": [_is_here]}
        self.seats: Final = seats
        self.tables: Final[list[str]] = []
        self.acknowledged: Final[dict[tuple[str, int], str]] = {}
        self.is_stopped = False
        self.broken: Exception | None = None
        self.doing = ("nothing yet", 0.0)
        """What it has begun to do, and when: the story of a stall."""
        self._rng: Final = Rng(seed, 0)

    @property
    def player(self) -> Player:
        """At the server that was last there."""
        return self._players[0]

    def run(self) -> None:
        """Play until stopped; a server that is away comes back, and in the meantime there may be another."""
        while not self.is_stopped:
            try:
                self._step()
            except httpx.HTTPError as error:
                self._players.append(self._players.pop(0))
                self._does(f"waits for the server after {error!r}")
                time.sleep(0.02)
            except Exception as error:
                self.broken = error
                return

    def _does(self, what: str) -> None:
        self.doing = (what, time.monotonic())

    def _step(self) -> None:
        self._does("looks for a table")
        if not self.tables or self.player.look(self.tables[-1])["status"] == "over":
            self.tables.append(self.player.open(*self.seats))
        table = self.tables[-1]
        seen = self.player.look(table)
        if not seen["is_mine"]:
            self._does(f"waits at {table} for {seen['deciding']}")
            time.sleep(0.02)
            return
        self._does(f"chooses at {table} on {seen['n']}")
        option = seen["options"][self._rng.below(len(seen["options"]))]["option"]
        answer = self.player.choose(table, seen["n"], option, seen["viewer"])
        assert answer.status_code in (200, 409), answer.text
        if answer.status_code == 200:
            self.acknowledged[table, seen["n"]] = f"{seen['viewer']} {option}"


def _is_here(answer: httpx.Response) -> None:
    """A server that is closing says so, and is away then."""
    if answer.status_code == 503:
        raise httpx.HTTPError("The server is closing.")


def count(clients: list[Client]) -> int:
    """How many choices were acknowledged; nothing may have gone wrong meanwhile."""
    assert all(client.broken is None for client in clients), [client.broken for client in clients]
    return sum(len(client.acknowledged) for client in clients)


def is_settled(player: Player, table: str) -> bool:
    """Whether a table is over, or waits for a person."""
    seen = player.look(table)
    return seen["status"] in ("over", "open") or all(
        seen["seats"][seat]["kind"] == "human" for seat in seen["deciding"]
    )
