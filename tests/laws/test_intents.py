"""Law 19, of the games of the house: routes meant by their ends, formations, groups that are built at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

import meadhall
from meadhall.engine.ahead import runs, ways
from meadhall.engine.intents import Sheet
from meadhall.engine.match import Match
from meadhall.engine.rng import Rng
from meadhall.laws.support import LANGUAGES, choose_any, new_match, numbers
from meadhall.laws.test_intents import GAMES, is_legal, walk

MEDIEVAL = meadhall.game("medieval_battle")


def _generous(s: Any, seat: int, language: str) -> Sheet | None:
    sheet = MEDIEVAL.sheet(s, seat, language)
    return sheet and sheet._replace(purse=sheet.purse + 1)


def test_a_sheet_that_promises_too_much_is_caught() -> None:
    """Law 19 can fail."""
    generous = replace(MEDIEVAL, sheet=_generous)
    assert any(walk(generous, n) for n in range(GAMES))


@pytest.mark.parametrize("slug", ["northgard", "bretwalda", "tiny_epic_vikings"])
def test_a_route_may_be_meant_by_its_end_where_it_has_one_beginning(slug: str) -> None:
    """Law 19: touched at its end it leads from its only beginning there, and no end has two."""
    game, seen = meadhall.game(slug), 0
    for n in numbers(GAMES):
        match, rng = new_match(game, n), Rng(n, 6)
        while not match.over and seen < 40 * (n + 1):
            seat = match.seats[0]
            found = ways(game, match.state, seat)
            for way in [each for each in found if len(each.names) == 2 and isinstance(each.decisions[0], game.starts)]:
                head = way.names[0].partition(":")[0]
                others = [each for each in match.options(seat) if each != way.names[0] and each.startswith(head)]
                seen += 1
                for other in others[:3]:
                    assert not is_legal(match, [other, way.names[1]], seat)
            choose_any(match, rng)
    assert seen > 20


def _arrived(match: Match, thing: str, steps: int, ends: dict[str, str]) -> Iterator[dict[str, Any]]:
    """The positions after all ways of so many steps at most that end at a thing."""
    seat, asked = match.seats[0], match.decision
    for option in match.options(seat):
        after = match.copy()
        after.choose(option, seat)
        if ends.get(option) == thing:
            yield after.position()
        elif steps > 1 and after.decision == asked and after.seats == [seat]:
            yield from _arrived(after, thing, steps - 1, ends)


def test_a_boat_is_sent_where_it_ends_and_every_way_of_so_few_moves_ends_alike() -> None:
    """Law 19, TEV-6.5: the far end of a route is touched instead of each fjord on the way."""
    game, seen = meadhall.game("tiny_epic_vikings"), 0
    for n in numbers(GAMES):
        match, rng = new_match(game, n), Rng(n, 6)
        while not match.over and seen < 12 * (n + 1):
            if match.decision == "sail_boat":
                names = match.options(match.seats[0])
                for way in ways(game, match.state, match.seats[0])[:4]:
                    assert way.names[-1] not in names
                    assert way.names[-1] == f"to:{way.thing}"
                    ends = {f"to:{way.thing}": way.thing}
                    first, *others = _arrived(match, way.thing, len(way.names), ends)
                    assert all(each == first for each in others)
                    seen += 1
            choose_any(match, rng)
    assert seen > 20


def test_what_to_do_may_be_meant_by_where_it_is_done() -> None:
    """Law 19: a move from a tile is chosen by the area that only one route leads to; to end the tile never is."""
    game, seen = meadhall.game("saga"), set[str]()
    for n in numbers(GAMES):
        match, rng = new_match(game, n), Rng(n, 6)
        while not match.over:
            if match.decision == "tile_menu":
                seen |= {way.names[0].partition(":")[0] for way in ways(game, match.state, match.seats[0])}
            choose_any(match, rng)
    assert seen == {"action", "bonus"}


@pytest.mark.parametrize("n", range(4))
def test_a_formation_places_a_whole_army_on_any_battlefield(n: int) -> None:
    """MED-3.2 to MED-3.8: whoever follows one is asked nothing else until the battle."""
    options = {"map": "random", "map_seed": n, "map_size": ("standard", "large")[n % 2], "army_mode": "preset_choice"}
    match, rng = MEDIEVAL.new(n, options), Rng(n, 2)
    while match.decision == "choose_preset":
        choose_any(match, rng)
    while match.decision in ("place_tabor", "deploy_unit", "deploy_hex"):
        seat = match.seats[0]
        plans = MEDIEVAL.plans(match.state, seat, LANGUAGES[seat])
        assert [plan.key for plan in plans] == ["wagons", "wings", "flags"]
        match.choose_all(list(plans[(n + seat) % 3].chain), seat)
    assert [sum(reserve) for reserve in match.view(0)["board"]["reserves"]] == [0, 0]


def _marching(seed: int) -> Iterator[tuple[Match, int]]:
    """Moments of a game of Bretwalda in which somebody says who marches."""
    match, rng = new_match(meadhall.game("bretwalda"), seed), Rng(seed, 6)
    while not match.over:
        seat = match.seats[0]
        if match.decision == "move_group":
            yield match, seat
        choose_any(match, rng)


def test_a_group_that_is_asked_for_by_types_of_units_is_built_at_once() -> None:
    """Law 19: each way to answer all of it is there once, and answers each question that is asked for it."""
    seen = 0
    for match, seat in islice(_marching(3), 60):
        found = runs(match.game, match.state, seat)
        assert len({tuple(each.counts.items()) for each in found}) == len(found)
        for run in found:
            at_once = match.copy()
            at_once.choose_all(list(run.names), seat)
            answers = [each.name for each in at_once.entries[len(match.entries) :] if each.decision == "move_group"]
            assert answers == list(run.names)
            assert seat not in at_once.seats or at_once.decision != "move_group"
            seen += 1
    assert seen > 20
