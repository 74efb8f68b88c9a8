"""What is said of areas of England, of Scandinavia, of the Longship, and of the battle that is fought."""

from __future__ import annotations

from meadhall.engine.inspected import Inspected, Row, Section
from meadhall.games.saga.content import (
    COASTAL,
    LONGSHIP,
    NONE,
    SAXON,
    SCAND_NORTH,
    SIDE_IDS,
    SPACE_IDS,
    SPACES,
    TOKEN_AREA,
    TOKEN_IDS,
    VIKING,
)
from meadhall.games.saga.inspection.going import ways_in, ways_out
from meadhall.games.saga.inspection.raids import target_row
from meadhall.games.saga.inspection.signs import glyph
from meadhall.games.saga.inspection.wording import (
    about_side,
    about_space,
    seat_of,
    section,
    shield,
    units_of,
    why_not,
)
from meadhall.games.saga.picture.view import View
from meadhall.games.saga.reasons import why_no_area
from meadhall.games.saga.rules.battles import strength


def area(view: View, space: int) -> Inspected:
    """An area of England."""
    s = view.s
    kind = "coastal" if COASTAL[space] else "inland"
    holder = next((side for side in (SAXON, VIKING) if s.is_controlled(side, space)), NONE)
    held = view.say("inspect-held-by-nobody") if holder == NONE else about_side(view, "inspect-held-by", holder)
    mark = TOKEN_IDS[TOKEN_AREA.index(space)] if COASTAL[space] else "crown"
    return Inspected(
        view.name(SPACE_IDS[space]),
        f"{view.say(f'inspect-kind-{kind}')} · {held}",
        view.say(f"inspect-{kind}"),
        glyph(mark),
        seat_of(view, holder),
        section(view, "holds", _standing(view, space))
        + section(view, "gives", _gifts(view, space))
        + _battle(view, space)
        + section(view, "reach", ways_in(view, space))
        + section(view, "go", [row for side in (SAXON, VIKING) for row in ways_out(view, side, space)])
        + why_not(view, _why_no_area(view, space)),
        ["SAG-1.6", *(["SAG-8.2"] if COASTAL[space] else ["SAG-12.3"]), *(["SAG-6.8"] if s.is_mixed(space) else [])],
    )


def home(view: View, space: int) -> Inspected:
    """An area of Scandinavia, or the Longship."""
    name = SPACE_IDS[space]
    units = units_of(view, VIKING, space) or [Row(view.say("word-no-units"))]
    sections = section(view, "holds", units)
    if space == LONGSHIP:
        kind, rules = "longship", ["SAG-1.9", "SAG-12.4"]
    else:
        kind, rules = "home", ["SAG-1.2", "SAG-6.5", "SAG-8.2"]
        ways = ways_out(view, VIKING, space)
        sections += section(view, "go", ways) or section(view, "slot", [target_row(view, space - SCAND_NORTH)])
    return Inspected(
        view.name(name),
        view.say(f"inspect-kind-{kind}"),
        view.say(f"inspect-{kind}"),
        shield(VIKING),
        seat_of(view, VIKING),
        sections,
        rules,
    )


def battle(view: View) -> Inspected | None:
    """The battle that is being fought."""
    s = view.s
    if s.battle == NONE:
        return None
    name = SPACE_IDS[s.battle]
    here = Row(view.name(name), glyph("burh") if s.has_burh(s.battle) else "", things=[name])
    return Inspected(
        about_space(view, "inspect-battle-name", s.battle),
        view.say("inspect-kind-battle"),
        view.say("inspect-battle"),
        glyph("swords"),
        sections=section(view, "lies", [here])
        + section(view, "holds", _standing(view, s.battle))
        + _battle(view, s.battle),
        rules=["SAG-10.3", "SAG-10.8", "SAG-11.1"],
    )


def _standing(view: View, space: int) -> list[Row]:
    rows = [row for side in (SAXON, VIKING) for row in units_of(view, side, space)]
    return rows or [Row(view.say("word-no-units"))]


def _gifts(view: View, space: int) -> list[Row]:
    """What an area is worth: a coin inland, and what a burh in it is good for."""
    rows = [] if COASTAL[space] else [Row(view.say("inspect-gives-inland"), glyph("coin"))]
    if view.s.has_burh(space):
        rows.append(Row(view.say("inspect-gives-burh"), glyph("burh"), things=[f"burh-{SPACE_IDS[space]}"]))
    return rows


def _battle(view: View, space: int) -> list[Section]:
    """How a battle stands where both sides are: who is bound, strengths as they are, and the chance to win it."""
    s = view.s
    if not s.is_mixed(space):
        return []
    strengths = [strength(s, side, space) for side in (SAXON, VIKING)]
    leading = SAXON if strengths[SAXON] >= strengths[VIKING] else VIKING
    said = view.say("inspect-strengths", saxons=strengths[SAXON], vikings=strengths[VIKING])
    rows = [
        Row(said, glyph("swords"), about_side(view, "inspect-leading", leading)),
        Row(view.say("picture-bound", number=min(s.units[space], s.units[SPACES + space]))),
    ]
    for side in (SAXON, VIKING):
        chance = view.chance(side, space)
        if chance is not None:
            mark = view.words.say("picture-chance", percent=chance)
            rows.append(Row(view.name(SIDE_IDS[side]), shield(side), mark=mark))
    return section(view, "battle", rows)


def _why_no_area(view: View, space: int) -> str:
    """Why the area cannot be chosen where the viewer is asked for one."""
    if not view.is_mine or view.decision is None:
        return ""
    return why_no_area(view.s, view.decision, space)
