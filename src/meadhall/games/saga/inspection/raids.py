"""What is said of raid targets: their slots, their pool, and each of them."""

from __future__ import annotations

from meadhall.engine.inspected import Inspected, Row
from meadhall.games.saga.content import NONE, SCAND_NORTH, SLOT_IDS, SPACE_IDS, TOKEN_AREA, TOKEN_IDS
from meadhall.games.saga.hidden import knows_scouting
from meadhall.games.saga.inspection.signs import glyph
from meadhall.games.saga.inspection.wording import section
from meadhall.games.saga.picture.board import beliefs, pool_tokens
from meadhall.games.saga.picture.view import View


def target_row(view: View, slot: int) -> Row:
    """The raid target in a slot, as far as the viewer may know it, or the draw that an empty one asks for."""
    s = view.s
    token = view.token_in(slot)
    if s.slots[slot] == NONE:
        return Row(view.say("inspect-slot-empty"), glyph("token-back"), things=["pool"])
    if token == NONE:
        return Row(view.say("inspect-slot-down"), glyph("token-back"), beliefs(view, slot), things=[SLOT_IDS[slot]])
    is_up = s.slots_up >> slot & 1 == 1
    note = view.say("inspect-slot-again") if is_up else view.say("inspect-slot-secret")
    return Row(view.name(TOKEN_IDS[token]), glyph(TOKEN_IDS[token]), note, things=[SPACE_IDS[TOKEN_AREA[token]]])


def slot(view: View, number: int) -> Inspected:
    """The slot of a Scandinavian area."""
    home = Row(view.name(SPACE_IDS[SCAND_NORTH + number]), things=[SPACE_IDS[SCAND_NORTH + number]])
    return Inspected(
        view.name(SLOT_IDS[number]),
        view.say("inspect-kind-slot"),
        view.say("inspect-slot"),
        glyph("token-back"),
        sections=section(view, "inside", [target_row(view, number)]) + section(view, "belongs", [home]),
        rules=["SAG-8.2", "SAG-8.4", "SAG-8.5"],
    )


def token(view: View, number: int) -> Inspected:
    """A raid target; where it lies only if the viewer may know."""
    area = SPACE_IDS[TOKEN_AREA[number]]
    slots = [n for n in range(3) if view.token_in(n) == number]
    lies = [Row(view.name(SLOT_IDS[n]), things=[SLOT_IDS[n]]) for n in slots]
    if not slots and knows_scouting(view.s, view.side) and view.s.pool() >> number & 1:
        lies = [Row(view.say("word-pool"), things=["pool"])]
    return Inspected(
        view.name(TOKEN_IDS[number]),
        view.say("inspect-kind-target"),
        view.say("inspect-target"),
        glyph(TOKEN_IDS[number]),
        sections=section(view, "leads", [Row(view.name(area), things=[area])]) + section(view, "lies", lies),
        rules=["SAG-8.2", "SAG-8.3", "SAG-8.6"],
    )


def pool(view: View) -> Inspected:
    """The raid targets that lie in no slot; the Vikings know them."""
    tokens = pool_tokens(view)
    known = [TOKEN_IDS[each] for each in tokens if each != NONE]
    rows = [Row(view.words.name(each, "area"), glyph(each), things=[each]) for each in known]
    if not known:
        rows = [Row(view.say("inspect-pool-hidden", number=len(tokens)), glyph("token-back"))]
    return Inspected(
        view.say("word-pool"),
        view.say("inspect-kind-pool", number=len(tokens)),
        view.say("inspect-pool"),
        glyph("token-back"),
        sections=section(view, "inside", rows),
        rules=["SAG-8.4", "SAG-8.8"],
    )
