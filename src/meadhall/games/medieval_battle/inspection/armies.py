"""What is said of what an army has beside the board: points, time, value, and what waits in reserve."""

from __future__ import annotations

from meadhall.engine.inspected import Inspected, Row
from meadhall.games.medieval_battle.content import (
    ARMY_IDS,
    KIND_IDS,
    OUT,
    POINTS_TO_WIN,
    RED,
    TABOR,
    TABOR_POINTS,
    YELLOW,
)
from meadhall.games.medieval_battle.inspection.ground import flag_row
from meadhall.games.medieval_battle.inspection.signs import glyph
from meadhall.games.medieval_battle.inspection.wording import seat_of, section, shield
from meadhall.games.medieval_battle.picture.view import View


def points(view: View, side: int) -> Inspected:
    """The victory points of an army, and where they come from."""
    s = view.s
    needed = POINTS_TO_WIN[s.variant.field.size]
    rows = [flag_row(view, n) for n in range(len(s.variant.field.flags)) if s.flag_owner[n] == side]
    if s.turns and s.place[s.tabor(1 - side)] == OUT:
        rows.append(Row(view.say("score-tabor"), glyph("mb-tabor"), mark=f"+{TABOR_POINTS}"))
    return Inspected(
        f"{view.say('word-points')}: {s.victory_points(side)}/{needed}",
        view.name(ARMY_IDS[side], "army"),
        view.say("inspect-points", needed=needed),
        shield(side),
        seat_of(view, side),
        section(view, "come", rows),
        ["MED-13.1", "MED-13.5", "MED-13.6"],
    )


def time(view: View, side: int) -> Inspected:
    """The time tokens of an army."""
    return Inspected(
        f"{view.say('word-tokens')}: {view.s.tokens[side]}",
        view.name(ARMY_IDS[side], "army"),
        view.say("inspect-token"),
        glyph("mb-sandglass"),
        seat_of(view, side),
        section(view, "does", [Row(view.say("picture-tokens"))]),
        ["MED-0.4", "MED-11.1", "MED-13.7"],
    )


def value(view: View, side: int) -> Inspected:
    """The value of an army on the board, which breaks ties."""
    rows = [
        Row(view.name(ARMY_IDS[each]), shield(each), mark=str(view.s.value_on_board(each))) for each in (RED, YELLOW)
    ]
    return Inspected(
        f"{view.say('word-value')}: {view.s.value_on_board(side)}",
        view.name(ARMY_IDS[side], "army"),
        view.say("inspect-value"),
        glyph("coin"),
        seat_of(view, side),
        section(view, "stand", rows),
        ["MED-2.3", "MED-13.8"],
    )


def reserve(view: View, side: int) -> Inspected:
    """What waits to be placed, as far as the viewer may know."""
    s = view.s
    if view.knows(side):
        held = [(kind, s.count_reserve(side, kind)) for kind in range(TABOR)]
        rows = [
            Row(view.name(KIND_IDS[kind]), glyph(f"mb-{KIND_IDS[kind]}"), mark=str(count), things=[KIND_IDS[kind]])
            for kind, count in held
            if count
        ]
    else:
        hidden = str(s.count_reserves(side)) if s.is_recruited else "?"
        rows = [Row(view.say("picture-reserve-hidden", number=hidden), glyph("token-back"))]
    return Inspected(
        view.say("word-reserve"),
        view.name(ARMY_IDS[side], "army"),
        view.say("inspect-reserve"),
        glyph("token-back"),
        seat_of(view, side),
        section(view, "inside", rows),
        ["MED-3.7", "MED-11.8"],
    )
