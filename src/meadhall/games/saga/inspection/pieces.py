"""What is said of pieces: leaders, warriors, burhs."""

from __future__ import annotations

from typing import Final

from meadhall.engine.inspected import Inspected, Row, Section
from meadhall.games.saga.content import (
    ABILITY_IDS,
    HANDLE_IDS,
    LONGSHIP,
    NONE,
    SAXON,
    SIDE_IDS,
    SPACE_IDS,
    SPACES,
    SUPPLY,
)
from meadhall.games.saga.inspection.going import ways_out
from meadhall.games.saga.inspection.signs import glyph
from meadhall.games.saga.inspection.wording import seat_of, section, shield, side_and_space
from meadhall.games.saga.picture.view import View
from meadhall.games.saga.rules.leaders import strength_of_leader

_ABILITY_RULES: Final = [f"SAG-13.{n}" for n in (2, 3, 4, 5, 6, 7, 8, 9)]


def leader(view: View, handle: int) -> Inspected:
    """A leader, with his ability if the viewer may know it, else with what it could be."""
    s = view.s
    side, at = handle // 4, s.leader_at[handle]
    ability = view.ability(handle)
    about = f"{view.say(f'text-{ability}')} {view.say(f'inspect-{ability}')}" if ability else view.say("inspect-leader")
    name = view.name(HANDLE_IDS[handle])
    rules = ["SAG-10.3", "SAG-11.3"]
    if ability:
        rules.insert(0, _ABILITY_RULES[ABILITY_IDS.index(ability)])
    return Inspected(
        f"{name}, {view.name(ability)}" if ability else name,
        side_and_space(view, "inspect-kind-leader", side, at),
        about,
        glyph(f"ability-{ability}" if ability else f"helmet-{SIDE_IDS[side]}"),
        seat_of(view, side),
        ([] if ability else section(view, "could-be", _could_be(view, side)))
        + _strength(view, handle)
        + _whereabouts(view, at)
        + section(view, "go", ways_out(view, side, at)),
        rules,
    )


def _could_be(view: View, side: int) -> list[Row]:
    """The abilities of a side that the table does not show of any of its leaders."""
    seen = [view.ability(4 * side + n) for n in range(4)]
    unseen = [ability for ability in ABILITY_IDS[4 * side : 4 * side + 4] if ability not in seen]
    return [Row(view.name(each), glyph(f"ability-{each}"), view.say(f"text-{each}")) for each in unseen]


def _strength(view: View, handle: int) -> list[Section]:
    """What a leader counts in the battle in which he stands."""
    s = view.s
    if s.battle == NONE or s.leader_at[handle] != s.battle:
        return []
    key = "inspect-revealed" if s.revealed >> handle & 1 else "inspect-hidden"
    return section(view, "strength", [Row(view.say(key), mark=str(strength_of_leader(s, handle, s.battle)))])


def _whereabouts(view: View, at: int) -> list[Section]:
    if at > LONGSHIP:
        return []
    return section(view, "lies", [Row(view.name(SPACE_IDS[at]), things=[SPACE_IDS[at]])])


def warriors(view: View, side: int, space: int) -> Inspected:
    """The warriors of a side in a space, or in its supply."""
    number = view.s.warriors[side * SPACES + space]
    bound = _bound(view, side, space)
    return Inspected(
        f"{view.say('word-warriors')}: {number}",
        side_and_space(view, "inspect-kind-warriors", side, space),
        view.say("inspect-warrior"),
        shield(side),
        seat_of(view, side),
        _whereabouts(view, space) + section(view, "bound", bound) + section(view, "go", ways_out(view, side, space)),
        ["SAG-1.5", "SAG-1.10", "SAG-11.2"] if space != SUPPLY else ["SAG-6.3", "SAG-11.2"],
    )


def _bound(view: View, side: int, space: int) -> list[Row]:
    """How many units of a side cannot leave a space because of enemies."""
    own, other = view.s.units[side * SPACES + space], view.s.units[(1 - side) * SPACES + space]
    if space >= LONGSHIP or not own or not other:
        return []
    return [Row(view.say("inspect-bound", number=min(own, other), units=own))]


def any_warrior(view: View) -> Inspected:
    """A warrior, whoever's."""
    return _kind(view, "warrior", "shield-saxon" if view.side == SAXON else "shield-viking", ["SAG-1.5", "SAG-1.10"])


def any_unit(view: View) -> Inspected:
    """A warrior or a leader."""
    return _kind(view, "unit", "shield-saxon" if view.side == SAXON else "shield-viking", ["SAG-1.5", "SAG-6.6"])


def _kind(view: View, thing: str, symbol: str, rules: list[str]) -> Inspected:
    about = view.say(f"inspect-{thing}")
    return Inspected(view.name(thing), view.say("inspect-kind-piece"), about, glyph(symbol), rules=rules)


def burh(view: View, area: int) -> Inspected:
    """The burh of an area."""
    here = Row(view.name(SPACE_IDS[area]), things=[SPACE_IDS[area]])
    return _burh(view, side_and_space(view, "inspect-kind-burh", SAXON, area), section(view, "lies", [here]))


def burhs_left(view: View) -> Inspected:
    """The burhs that can still be built."""
    left = view.say("inspect-kind-burhs-left", number=view.s.count_burhs_in_supply())
    return _burh(view, left, [])


def _burh(view: View, kind: str, sections: list[Section]) -> Inspected:
    gifts = [
        Row(view.say("inspect-burh-income"), glyph("coin"), things=["saxon_income"]),
        Row(view.say("inspect-burh-fyrd"), glyph("action-saxon_fyrd"), things=["saxon_fyrd"]),
        Row(view.say("inspect-burh-track"), glyph("hourglass"), things=["burh-marker"]),
        Row(view.say("inspect-burh-plunder"), glyph("action-viking_plunder"), things=["viking_plunder"]),
    ]
    return Inspected(
        view.say("picture-burh"),
        kind,
        view.say("inspect-burh"),
        glyph("burh"),
        seat_of(view, SAXON),
        sections + section(view, "gives", gifts),
        ["SAG-1.4", "SAG-7.3", "SAG-7.7", "SAG-8.10"],
    )
