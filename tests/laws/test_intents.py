"""Law 19: what may be chosen in one go is a chain of legal choices, and what may not is refused."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

import meadhall
from meadhall.engine.ahead import own, runs, ways
from meadhall.engine.errors import IllegalChoice
from meadhall.engine.game import Game
from meadhall.engine.intents import Sheet
from meadhall.engine.match import Match
from meadhall.engine.rng import Rng
from meadhall.engine.steps import decision_key
from tests.laws.support import LANGUAGES, choose_any, new_match, numbers

MEDIEVAL = meadhall.game("medieval_battle")
_GAMES = 6
_CHOICES = 40
_FILLINGS = 6


def _is_legal(match: Match, chain: list[str], seat: int) -> bool:
    try:
        match.copy().choose_all(chain, seat)
    except IllegalChoice:
        return False
    return True


def _filled(sheet: Sheet, rng: Rng) -> tuple[list[str], int]:
    """Any numbers, and what they cost."""
    chain, cost = [], 0
    for amount in sheet.amounts:
        if amount.options:
            count = rng.below(len(amount.options))
            chain.append(amount.options[count])
            cost += amount.cost * count
    return chain, cost


def faults(game: Game, match: Match, seat: int, rng: Rng) -> list[str]:
    """What is wrong with the sheet, the ways, the runs and the plans of a seat that decides."""
    found = []
    sheet = game.sheet(match.state, seat, "en")
    if sheet is not None:
        for _ in range(_FILLINGS):
            chain, cost = _filled(sheet, rng)
            if _is_legal(match, chain, seat) != (cost <= sheet.left):
                found.append(f"{cost} of {sheet.left}")
        for ready in sheet.ready:
            if sum(each.cost * ready.counts[each.thing] for each in sheet.amounts) > sheet.purse:
                found.append(ready.key)
    found += [way.thing for way in ways(game, match.state, seat) if not _is_legal(match, list(way.names), seat)]
    found += [
        " ".join(run.names) for run in runs(game, match.state, seat) if not _is_legal(match, list(run.names), seat)
    ]
    plans = game.plans(match.state, seat, "en")
    found += [plan.key for plan in plans if not _is_legal(match, list(plan.chain), seat)]
    return found


def _unsaid(game: Game, match: Match, seat: int) -> list[str]:
    """The question that is asked piece by piece, in languages that have no words for all of it."""
    decision = own(match.state, seat)
    key = f"decision-{decision_key(decision)}.whole"
    asked = LANGUAGES if runs(game, match.state, seat) else []
    return [f"{key} {language}" for language in asked if not game.words(language).has(key)]


def _walk(game: Game, n: int) -> list[str]:
    match, rng, found = new_match(game, n), Rng(n, 6), list[str]()
    for _ in range(_CHOICES):
        if match.over:
            break
        for seat in match.seats:
            found += faults(game, match, seat, rng)
        choose_any(match, rng)
    return found


def test_what_is_filled_in_or_proposed_may_be_chosen(game: Game) -> None:
    """Law 19."""
    for n in numbers(_GAMES):
        assert _walk(game, n) == []


def test_whoever_is_not_asked_is_offered_nothing(game: Game) -> None:
    """Law 19."""
    for n in numbers(3):
        match, rng = new_match(game, n), Rng(n, 7)
        for _ in range(_CHOICES):
            idle = [seat for seat in range(-2, match.players) if seat not in match.seats]
            assert [game.sheet(match.state, seat, "en") or game.plans(match.state, seat, "en") for seat in idle] == [
                [] for _ in idle
            ]
            if match.over:
                break
            choose_any(match, rng)


def _generous(s: Any, seat: int, language: str) -> Sheet | None:
    sheet = MEDIEVAL.sheet(s, seat, language)
    return sheet and sheet._replace(purse=sheet.purse + 1)


def test_a_sheet_that_promises_too_much_is_caught() -> None:
    """Law 19 can fail."""
    generous = replace(MEDIEVAL, sheet=_generous)
    assert any(_walk(generous, n) for n in range(_GAMES))


@pytest.mark.parametrize("slug", ["northgard", "bretwalda", "tiny_epic_vikings"])
def test_a_route_may_be_meant_by_its_end_where_it_has_one_beginning(slug: str) -> None:
    """Law 19: touched at its end it leads from its only beginning there, and no end has two."""
    game, seen = meadhall.game(slug), 0
    for n in numbers(_GAMES):
        match, rng = new_match(game, n), Rng(n, 6)
        while not match.over and seen < 40 * (n + 1):
            seat = match.seats[0]
            found = ways(game, match.state, seat)
            for way in [each for each in found if len(each.names) == 2 and isinstance(each.decisions[0], game.starts)]:
                head = way.names[0].partition(":")[0]
                others = [each for each in match.options(seat) if each != way.names[0] and each.startswith(head)]
                seen += 1
                for other in others[:3]:
                    assert not _is_legal(match, [other, way.names[1]], seat)
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
    for n in numbers(_GAMES):
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
    for n in numbers(_GAMES):
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
