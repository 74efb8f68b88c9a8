"""What a seat may not see never leaves the server: every byte is the same, whatever is hidden."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

import meadhall
from meadhall.engine.errors import IllegalChoice
from meadhall.engine.match import Match
from meadhall.engine.rng import Rng
from meadhall.engine.steps import NOBODY
from meadhall.hall.ears import Ear, Ears
from meadhall.hall.live import Live
from meadhall.hall.looks import Wish
from meadhall.hall.people import Person
from meadhall.laws.secrets import dealt_anew, learns
from meadhall.laws.support import choose_any, data, new_match, numbers
from tests.hall.inside import inside

SAGA = meadhall.game("saga")
ONE_IN = 9
_PREVIEWS = 2
"""Own options that are looked ahead at."""


def _things(match: Match, viewer: int) -> list[str]:
    """Some things that the viewer sees, others at other times, and one that is not there."""
    drawn = sorted(set(re.findall(r'data-thing="([^" ]+)', match.picture(viewer, "en", "parts"))))
    return ["nothing", *drawn[len(match.entries) % 15 :: 15]]


class Stage:
    """A table on which matches are put to be looked at by each seat and by a spectator."""

    def __init__(self, live: Live, viewers: dict[int, httpx.AsyncClient], ears: Ears, people: list[Person]) -> None:
        self._live = live
        self.viewers = viewers
        self._ears = ears
        self._people = {NOBODY: None, **dict(enumerate(people))}
        self.before = live.begun().copy()
        """The position that pages have seen before they hear of another."""

    async def sent(self, match: Match, viewer: int) -> list[tuple[str, int, bytes]]:
        """Everything that the viewer can be sent of a match."""
        self._live.match = match
        # Positions of the past are reached from the journal, in which nothing is dealt anew; this one is the present.
        vars(match)["first"] = lambda _at: match.copy()
        table = f"/api/tables/{self._live.id}"
        asked = [
            f"{table}?lang={language}&layout={layout}" for language in ("en", "pl") for layout in ("wide", "parts")
        ]
        asked += [f"{table}/moments/{len(match.entries)}?lang={language}" for language in ("en", "pl")]
        asked += [
            f"{table}?seat=-2",
            f"{table}?seat=-3",
            f"{table}/journal",
            "/api/tables",
            "/api/turns",
            "/api/history",
        ]
        asked += [f"{table}/picture.svg?lang={language}" for language in ("en", "pl")]
        client = self.viewers[viewer]
        answers = [await client.get(path) for path in asked]
        refused = {"n": self._live.n, "option": "nothing of the kind"}
        answers.append(await client.post(f"{table}/choices", json=refused))
        answers.append(await client.post(f"{table}/previews", json=refused))
        for option in match.options(viewer)[:_PREVIEWS] if viewer in match.seats else []:
            for chain in (option, f"{option} nothing"):
                answers.append(await client.post(f"{table}/previews", json={"n": self._live.n, "option": chain}))
        answers += [await client.get(f"{table}/warnings?n={self._live.n}&lang={each}") for each in ("en", "pl")]
        answers += [await client.get(f"{table}/things/{thing}?lang=pl") for thing in _things(match, viewer)]
        answers.append(await client.post(f"{table}/undo", json={"n": 0}))
        answers.append(await client.post(f"{table}/takebacks", json={"n": 0}))
        answers.append(await client.post(f"{table}/replacements", json={"seat": 1}))
        told = [(str(each.url), each.status_code, each.content) for each in answers]
        return [*told, ("news", 200, await self._heard(match, viewer))]

    async def _heard(self, match: Match, viewer: int) -> bytes:
        """What a page of the viewer's is told by news that has seen the position before: the change, and of what."""
        wish = Wish("en", layout="wide-bare", page=f"page of {viewer}")
        ear = Ear(self._live.id, self._people[viewer], wish)
        self._live.match = self.before
        had = await self._ears.tell(self._live, ear)
        self._live.match = match
        change = await self._ears.tell(self._live, ear)
        assert change is None or "since" in change
        return json.dumps([had, change]).encode()


@asynccontextmanager
async def stage(folder: Path) -> AsyncIterator[Stage]:
    async with inside(folder) as hall:
        (ada, as_ada), (bo, as_bo) = await hall.guest("Ada"), await hall.guest("Bo")
        live = await hall.table(ada, bo)
        spectator = hall.client()
        async with as_ada, as_bo, spectator:
            yield Stage(live, {0: as_ada, 1: as_bo, NOBODY: spectator}, hall.app.state.ears, [ada, bo])


async def _compare(shown: Stage, match: Match, other: Match, viewer: int) -> None:
    for here, there in zip(await shown.sent(match, viewer), await shown.sent(other, viewer), strict=True):
        assert here == there


@pytest.mark.parametrize("n", numbers(4))
def test_every_byte_is_the_same_after_a_redeal(n: int, tmp_path: Path) -> None:
    async def play() -> int:
        differing = 0
        async with stage(tmp_path) as shown:
            match, rng = new_match(SAGA, n), Rng(n, 5)
            while not match.over:
                if rng.below(ONE_IN) == 0:
                    for viewer in shown.viewers:
                        other = match.copy()
                        other.state = dealt_anew(SAGA, match.state, viewer, n)
                        other.state.ear = []
                        differing += data(other.state) != data(match.state)
                        await _compare(shown, match.copy(), other, viewer)
                    shown.before = match.copy()
                choose_any(match, rng)
        return differing

    assert asyncio.run(play()) > 0


def test_every_byte_is_the_same_whatever_somebody_chose_in_secret(tmp_path: Path) -> None:
    async def play() -> int:
        secrets = 0
        async with stage(tmp_path) as shown:
            for n in numbers(5):
                match, rng = new_match(SAGA, n), Rng(n, 6)
                while not match.over:
                    secrets += await _try_secrets(shown, match)
                    choose_any(match, rng)
        return secrets

    assert asyncio.run(play()) > 3


async def _try_secrets(shown: Stage, match: Match) -> int:
    """Make each waiting choice in two ways, and compare for those who may not learn of it; how many there were."""
    secrets = 0
    for decision in match.open_decisions():
        options = decision.options(match.state)
        names = [decision.vocabulary.name(each) for each in options if not decision.reveals(match.state, each)]
        unaware = [each for each in shown.viewers if not learns(decision, match.state, each)]
        if len(names) > 1 and unaware:
            secrets += 1
            one, other = match.copy(), match.copy()
            one.choose(names[0], decision.seat)
            other.choose(names[-1], decision.seat)
            for viewer in unaware:
                await _compare(shown, one.copy(), other.copy(), viewer)
    return secrets


def test_a_chain_of_choices_does_not_tell_what_chance_or_a_reveal_would_bring() -> None:
    tried = 0
    for n in numbers(3):
        match, rng = new_match(SAGA, n), Rng(n, 7)
        while not match.over:
            seat = match.seats[0]
            for option in match.options(seat):
                after = match.copy()
                after.choose(option, seat)
                choice, *answers = after.entries[len(match.entries) :]
                if choice.is_revealing or any(not each.is_forced for each in answers):
                    tried += 1
                    guesses = [*after.options()[:2], "nothing of the kind"]
                    said = {_refusal(match.copy(), [option, guess], seat) for guess in guesses}
                    assert len(said) == 1
            choose_any(match, rng)
    assert tried > 10


def _refusal(match: Match, names: list[str], seat: int) -> str:
    with pytest.raises(IllegalChoice) as refusal:
        match.choose_all(names, seat)
    return str(refusal.value)


def test_the_comparison_finds_what_is_shown_to_the_wrong_seat(tmp_path: Path) -> None:
    async def play() -> list[tuple[bool, bool]]:
        found = []
        async with stage(tmp_path) as shown:
            match, rng = new_match(SAGA, 1), Rng(1, 5)
            while not match.over:
                other = match.copy()
                other.state = dealt_anew(SAGA, match.state, 0, 1)
                other.state.ear = []
                if rng.below(ONE_IN) == 0 and data(other.state) != data(match.state):
                    here, there = await shown.sent(match.copy(), 1), await shown.sent(other, 1)
                    found.append((here[:-1] != there[:-1], here[-1] != there[-1]))
                choose_any(match, rng)
        return found

    answers, news = zip(*asyncio.run(play()), strict=True)
    assert any(answers)
    assert any(news)


def test_figures_by_which_choices_could_be_counted_are_for_the_machine_itself(tmp_path: Path) -> None:
    async def ask() -> list[int]:
        async with inside(tmp_path) as hall:
            found = []
            for address in ("127.0.0.1", "192.0.2.1"):
                transport = httpx.ASGITransport(hall.app, client=(address, 1))
                async with httpx.AsyncClient(transport=transport, base_url="http://hall") as client:
                    found.append((await client.get("/metrics")).status_code)
            return found

    assert asyncio.run(ask()) == [200, 403]
