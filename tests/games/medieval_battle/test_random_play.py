"""Random play: what is kept or tabulated equals a slow and obvious version at every step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from meadhall.engine.driver import carry_out, pick, waiting
from meadhall.engine.rng import Rng
from meadhall.games.medieval_battle import hidden
from meadhall.games.medieval_battle.content import (
    COUNTERS,
    FOREST,
    KIND_OF,
    LONGBOWMEN,
    MOUNTAINS,
    RANGE,
    ROCKY_HILLS,
    TABOR,
)
from meadhall.games.medieval_battle.fields import TRANSIT
from meadhall.games.medieval_battle.reach import ways, ways_of_unit
from meadhall.games.medieval_battle.rules.shooting import targets
from meadhall.games.medieval_battle.rules.turns import Act, TakeTurn, can_act
from meadhall.games.medieval_battle.setup import new_game, variant_of
from meadhall.games.medieval_battle.state import Battle
from meadhall.games.medieval_battle.vocabularies import ATTACK, END
from tests.games.medieval_battle.soundness import away, faults, neighbours, standing
from tests.games.medieval_battle.telling import DEFAULTS

_OPTIONS = st.fixed_dictionaries(
    {
        "map": st.just("random"),
        "map_seed": st.integers(0, 1000),
        "map_size": st.sampled_from(["standard", "large"]),
        "army_mode": st.sampled_from(["free", "preset_choice"]),
        "army_reveal": st.sampled_from(["after_recruitment", "on_placement"]),
        "dismount": st.booleans(),
        "zoc_exit": st.sampled_from(["free", "one_hex"]),
        "pursuit_free_move": st.booleans(),
        "tabor_shootable": st.booleans(),
        "los_edge_rule": st.sampled_from(["both", "either"]),
        "los_hills_block": st.booleans(),
        "time_tokens": st.integers(1, 3),
    }
)
_SEEDS = st.integers(0, 10_000)


def _examples(number: int) -> settings:
    """So many games; a seed that fails is not made any clearer by a smaller one."""
    return settings(max_examples=number, phases=[Phase.generate])


def _play(options: dict[str, Any], seed: int, most: int) -> Iterator[Battle]:
    """The positions of a random game in which units are active and armies meet."""
    s = new_game(variant_of({**DEFAULTS, **options}))
    rng = Rng(seed)
    for _ in range(most):
        decisions = waiting(s)
        if not decisions:
            return
        yield s
        decision = decisions[rng.below(len(decisions))]
        chosen = decision.options(s)
        if isinstance(decision, TakeTurn) and len(chosen) > 2:
            chosen = chosen[:-2]
        carry_out(s, decision, pick(s, decision, chosen, rng))


# Zones, sight, and who can act


@_examples(40)
@given(_OPTIONS, _SEEDS)
def test_zones_and_boards_are_kept_right(options: dict[str, Any], seed: int) -> None:
    """MED-6.1, MED-6.2, MED-6.3, MED-0.5"""
    for s in _play(options, seed, 250):
        assert faults(s) == []


def _sees(s: Battle, shooter: int, hex_: int) -> bool:
    """MED-9.8 to MED-9.10 in words of their own."""
    here = s.place[shooter]
    level = s.variant.field.level
    terrain = s.variant.field.terrain
    if away(here, hex_) == 1:
        return True
    between = [middle for middle in neighbours(here) if away(middle, hex_) == 1]
    blocked = [
        (terrain[middle] == FOREST and level[here] == 0)
        or terrain[middle] == MOUNTAINS
        or (s.variant.hills_block and terrain[middle] == ROCKY_HILLS and level[here] == 0)
        for middle in between
    ]
    return not any(blocked) if s.variant.either_hex_blocks else not all(blocked)


@_examples(30)
@given(_OPTIONS, _SEEDS)
def test_targets_are_those_in_range_and_sight(options: dict[str, Any], seed: int) -> None:
    """MED-9.1, MED-9.8, MED-9.9, MED-9.10"""
    for s in _play(options, seed, 250):
        for shooter in standing(s):
            if KIND_OF[shooter] == LONGBOWMEN or RANGE[KIND_OF[shooter]]:
                assert targets(s, shooter) == _targets(s, shooter)


def _targets(s: Battle, shooter: int) -> list[int]:
    if s.points[shooter] == 0:
        return []
    enemies = [unit for unit in standing(s) if unit // COUNTERS != shooter // COUNTERS]
    shootable = [unit for unit in enemies if KIND_OF[unit] != TABOR or s.variant.tabor_shootable]
    near = [s.place[unit] for unit in shootable if away(s.place[unit], s.place[shooter]) <= RANGE[KIND_OF[shooter]]]
    return sorted(hex_ for hex_ in near if _sees(s, shooter, hex_))


@_examples(30)
@given(st.integers(0, 300), st.sampled_from(["standard", "large"]), st.booleans(), st.booleans())
def test_sight_over_every_kind_of_ground(seed: int, size: str, either: bool, hills: bool) -> None:
    """MED-9.8, MED-9.9, MED-RUL-21, MED-RUL-22"""
    options = {"map": "random", "map_seed": seed, "map_size": size, "los_hills_block": hills}
    s = Battle(variant_of({**DEFAULTS, **options, "los_edge_rule": "either" if either else "both"}))
    rng = Rng(seed)
    bows = COUNTERS - 3
    s.points[bows] = 1
    for _ in range(30):
        here = s.variant.field.hexes[rng.below(len(s.variant.field.hexes))]
        far = [hex_ for hex_ in s.variant.field.hexes if away(here, hex_) == 2]
        s.put(bows, here)
        target = far[rng.below(len(far))]
        s.put(COUNTERS, target)
        assert targets(s, bows) == ([target] if _sees(s, bows, target) else [])
        s.lift(bows)
        s.lift(COUNTERS)


@_examples(30)
@given(_OPTIONS, _SEEDS)
def test_who_may_be_activated_can_do_something(options: dict[str, Any], seed: int) -> None:
    """MED-4.2: exactly those that would have an option besides the end."""
    for s in _play(options, seed, 200):
        decision = waiting(s)[0]
        if isinstance(decision, TakeTurn):
            for unit in standing(s):
                if unit // COUNTERS == decision.side:
                    t = s.clone()
                    carry_out(t, decision, t.place[unit])
                    act = waiting(t)[0]
                    assert isinstance(act, Act)
                    assert can_act(s, unit) == any(option != END for option in act.options(t))


# Ways


def _reached(s: Battle, steps: int, found: dict[int, tuple[int, int]]) -> None:
    """For each hex to end on: the most points left, and with these the fewest steps; by trying everything."""
    decision = waiting(s)[0]
    assert isinstance(decision, Act)
    for option in decision.options(s):
        if option < ATTACK:
            t = s.clone()
            unit = s.active
            carry_out(t, decision, option)
            if t.stage != TRANSIT:
                found[option] = max(found.get(option, (-1, 0)), (t.points[unit], -steps))
            _reached(t, steps + 1, found)


@_examples(16)
@given(_OPTIONS, _SEEDS)
def test_ways_are_the_best_of_all_chains_of_steps(options: dict[str, Any], seed: int) -> None:
    """MED-5.1, MED-5.2, MED-5.7"""
    turns = 0
    for s in _play(options, seed, 250):
        decision = waiting(s)[0]
        if not isinstance(decision, TakeTurn) or turns > 3:
            continue
        for option in decision.options(s)[:3]:
            if TakeTurn.vocabulary.name(option).startswith("activate"):
                turns += 1
                _compare(s, decision, option)


def _compare(s: Battle, decision: TakeTurn, option: int) -> None:
    active = s.clone()
    carry_out(active, decision, option)
    found: dict[int, tuple[int, int]] = {}
    _reached(active, 1, found)
    best = {hex_: (way.points, 1 - len(way.options)) for hex_, way in ways_of_unit(s, option).items()}
    assert best == found
    here = active.place[active.active]
    longer = {hex_: told for hex_, told in found.items() if told[1] < -1 and hex_ != here}
    assert {hex_: (way.points, -len(way.options)) for hex_, way in ways(active).items()} == longer
    for hex_, way in ways(active).items():
        assert way.state.place[active.active] == hex_


# Hidden armies


@_examples(20)
@given(_OPTIONS, _SEEDS)
def test_deals_look_the_same_and_can_be_played_on(options: dict[str, Any], seed: int) -> None:
    """MED-RUL-4, MED-2.1, MED-2.7"""
    for number, s in enumerate(_play({**options, "army_reveal": "on_placement"}, seed, 200)):
        if any(len(decision.options(s)) == 1 for decision in waiting(s)):
            continue
        for seat in (0, 1, -2):
            deal = hidden.redeal(s, seat, Rng(seed + number))
            assert faults(deal) == []
            assert hidden.observe(deal, seat) == hidden.observe(s, seat)
            assert all(decision.options(deal) for decision in waiting(deal))
