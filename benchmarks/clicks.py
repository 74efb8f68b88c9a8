"""How many touches the usual turns take: `python benchmarks/clicks.py`.

Before is one touch for each choice that a seat really has, in games of karls; after is the least number of touches
with which the page makes the same choices: sheets, plans, chains on the board, moves as one gesture.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import meadhall
from meadhall.bots import bot
from meadhall.engine.ahead import Run, runs, ways
from meadhall.engine.match import Match
from meadhall.engine.shapes import SET
from meadhall.engine.steps import CHANCE
from meadhall.hall.previews import preview

MOST = 700
"""Choices after which a game is left."""
_FIRST = ("route", "place")
_SECOND = ("set", "amounts")


@dataclass(frozen=True)
class Touched:
    """Choices of a seat that are made together: how many there are, and how many touches they take."""

    seat: int
    decisions: list[str]
    touches: int


def touched(match: Match, seat: int, names: list[str]) -> tuple[int, int]:
    """How many of the next own choices are made in one gesture from here, and with how many touches."""
    state, game = match.state, match.game
    sheet = game.sheet(state, seat, "en")
    if sheet is not None:
        return _filled(sheet, names)
    picture = match.picture(seat, "en", "parts")
    board = next(each for each in picture.split('data-part="')[1:] if each.startswith("board"))
    seen = {name for things in re.findall(r'data-thing="([^"]+)"', board) for name in things.split()}
    ends = [way.names for way in ways(game, state, seat) if way.thing in seen]
    way = max((len(each) for each in ends if list(each) == names[: len(each)]), default=1)
    chains = [each.split() for each in re.findall(r'data-chain="([^"]+)"', picture)]
    best = max((len(each) for each in chains if each == names[: len(each)]), default=1)
    if match.shape(seat) == SET:
        return _built(runs(game, state, seat), names) or (1, 1)
    if best > 1 or match.shape(seat) not in _FIRST or len(names) <= way:
        return max(best, way), 1
    found = preview(game, state, seat, names[:way], "en")
    if found["ends_at"] != "mine" or found["shape"] not in _SECOND or found["told"]:
        return way, 1
    if found["run"]:
        taken, touches = _built(
            [Run(tuple(each["option"].split()), each["counts"]) for each in found["run"]], names[way:]
        ) or (1, 1)
        return way + taken, 1 + touches
    return way + 1, 2 + _steps(found, names[way])


def _built(found: list[Run], names: list[str]) -> tuple[int, int] | None:
    """How many of the next choices a set is that is asked for piece by piece, and the touches that build it."""
    whole = next((each for each in found if list(each.names) == names[: len(each.names)]), None)
    if whole is None:
        return None
    begin = max((each.counts for each in found), key=lambda counts: sum(counts.values()))
    return len(whole.names), 1 + sum(begin[thing] != number for thing, number in whole.counts.items())


def _filled(sheet: Any, names: list[str]) -> tuple[int, int]:
    rows = [each for each in sheet.amounts if each.options]
    wanted = {row.thing: row.options.index(name) for row, name in zip(rows, names, strict=False)}
    changes = [
        (n > 0) + sum(abs(ready.counts[thing] - count) for thing, count in wanted.items())
        for n, ready in enumerate(sheet.ready)
    ]
    return len(wanted), 1 + min([*changes, sum(wanted.values())])


def _steps(found: dict[str, Any], name: str) -> int:
    """What a muster is changed by from what it begins with, a touch for each piece; a verb confirms by itself."""
    counted = {each["option"]: each["counts"] for each in found["options"] if each["counts"]}
    if name not in counted:
        return 0
    pick = max if found["shape"] == "set" else min
    begin = pick(counted.values(), key=lambda counts: sum(counts.values()))
    return sum(begin.get(thing, 0) != number for thing, number in counted[name].items())


def gestures(match: Match) -> Iterator[Touched]:
    """What was chosen in a match, in the order of the journal, by gestures."""
    entries, planned = match.entries, set[int]()
    past = match.first(next(n for n, each in enumerate(entries) if each.seat != CHANCE and not each.is_by_itself))
    while len(past.entries) < len(entries):
        entry = entries[len(past.entries)]
        own = [each for each in entries[len(past.entries) :][:12] if each.seat == entry.seat]
        has_plans = bool(match.game.plans(past.state, entry.seat, "en"))
        if has_plans:
            taken, touches = 1, int(entry.seat not in planned)
            planned.add(entry.seat)
        else:
            taken, touches = touched(past, entry.seat, [each.name for each in own])
        real = [each for each in own[:taken] if not each.is_by_itself]
        yield Touched(entry.seat, [each.decision for each in real], touches)
        for each in real:
            past.choose(each.name, each.seat)


def turns(found: list[Touched], is_last: Callable[[str], bool]) -> Iterator[list[Touched]]:
    """The turns of all seats: what each chooses until another does, or until what ends its turn."""
    turn: list[Touched] = []
    for each in found:
        if turn and each.seat != turn[0].seat:
            yield turn
            turn = []
        turn.append(each)
        if is_last(each.decisions[-1]):
            yield turn
            turn = []
    if turn:
        yield turn


def usual(matches: list[Match], needed: set[str], ends: str = "") -> tuple[int, float, float, int, int]:
    """Of turns in which all of these are decided: how many, and choices and touches, on average and in the longest."""
    kept: list[tuple[int, int]] = []
    for match in matches:
        for turn in turns(list(gestures(match)), lambda decision: decision == ends):
            if needed <= {decision for each in turn for decision in each.decisions}:
                kept.append((sum(len(each.decisions) for each in turn), sum(each.touches for each in turn)))
    before, after = [one for one, _ in kept], [other for _, other in kept]
    most = max(range(len(kept)), key=lambda n: before[n])
    return len(kept), sum(before) / len(kept), sum(after) / len(kept), before[most], after[most]


def played(slug: str, seed: int) -> Match:
    """A game of karls, or its first choices."""
    game = meadhall.game(slug)
    match = game.new(seed)
    bots = [bot("karl", game, 7 * seed + seat) for seat in range(match.players)]
    for _ in range(MOST):
        if match.over:
            break
        seat = match.seats[0]
        match.choose(match.option_name(bots[seat].choose(match.state, seat), seat), seat)
    return match


def medieval_army() -> tuple[int, float, float, int, int]:
    """Recruiting the army of the rulebook and deploying all of it by a formation, as Red."""
    game = meadhall.game("medieval_battle")
    match = game.new(1, {"colours": "seat_1_red"})
    for seat in (0, 1):
        sheet = game.sheet(match.state, seat, "en")
        assert sheet is not None
        match.choose_all([each.options[sheet.ready[0].counts[each.thing]] for each in sheet.amounts], seat)
    while game.plans(match.state, match.seats[0], "en"):
        match.choose_all(list(game.plans(match.state, match.seats[0], "en")[0].chain))
    mine = [each for each in gestures(match) if each.seat == 0]
    before, after = sum(len(each.decisions) for each in mine), sum(each.touches for each in mine)
    return 1, before, after, before, after


def main() -> None:
    """Print the touches of the usual turns."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2, help="games of karls for each game (2)")
    parser.add_argument("--journals", type=Path, help="journals SLUG-NUMBER.journal to read instead")
    asked = parser.parse_args()

    def matches(slug: str) -> list[Match]:
        if asked.journals is None:
            return [played(slug, seed) for seed in range(1, asked.games + 1)]
        return [meadhall.replay(each.read_text("utf-8")) for each in sorted(asked.journals.glob(f"{slug}-*.journal"))]

    table = Table("turn", "turns", "choices", "touches", "longest: choices", "touches")
    saga, bretwalda, northgard = matches("saga"), matches("bretwalda"), matches("northgard")
    rows = {
        "SAGA: a turn with a move": usual(saga, {"choose_route", "choose_force"}),
        "Bretwalda: a turn with movement": usual(bretwalda, {"move_to", "choose_action"}, "end_turn"),
        "Northgard: a turn with exploring": usual(northgard, {"turn", "place_tile"}),
        "Northgard: a turn with a move": usual(northgard, {"turn", "move_to"}),
        "Tiny Epic Vikings: a card": usual(matches("tiny_epic_vikings"), {"play_card", "use_leader_action"}),
        "Medieval Battle: recruiting and deployment": medieval_army(),
        "Medieval Battle: a turn": usual(matches("medieval_battle"), {"take_turn", "act"}),
    }
    for name, (count, before, after, most, then) in rows.items():
        table.add_row(name, str(count), f"{before:.1f}", f"{after:.1f}", str(most), str(then))
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
