"""What is said of units, of their types, and of ready-made armies."""

from __future__ import annotations

from meadhall.engine.inspected import Inspected, Row, Section
from meadhall.games.medieval_battle.content import (
    ARCHERS,
    ARMY_IDS,
    COUNTERS,
    COUNTERS_OF,
    KIND_IDS,
    KIND_OF,
    KINDS,
    LEAST_COLUMN,
    LONGBOW_LIMIT,
    LONGBOWMEN,
    MELEE,
    MOVEMENT,
    NONE,
    OPEN,
    PRESET_COUNTS,
    PRESET_IDS,
    RANGE,
    RECRUIT_COST,
    SLOT_IDS,
    TABOR,
    TERRAIN_IDS,
    TERRAINS,
)
from meadhall.games.medieval_battle.hexes import HEX_CODES, HEX_NAMES
from meadhall.games.medieval_battle.inspection.ground import flag_row
from meadhall.games.medieval_battle.inspection.signs import glyph
from meadhall.games.medieval_battle.inspection.wording import seat_of, section, unit_row, why_not
from meadhall.games.medieval_battle.picture.clashes import COLUMN_IDS, signed
from meadhall.games.medieval_battle.picture.targets import unit_options
from meadhall.games.medieval_battle.picture.view import View
from meadhall.games.medieval_battle.prospects import (
    attackers,
    column_from,
    reach,
    strikes_from,
    units_on_board,
)
from meadhall.games.medieval_battle.reasons import why_no_unit
from meadhall.games.medieval_battle.rules.shooting import shooting_losses, targets
from meadhall.games.medieval_battle.rules.withdrawal import retreat_options
from meadhall.games.medieval_battle.vocabularies import FLEE


def unit(view: View, number: int) -> Inspected | None:
    """A unit that everybody sees: on the board, or fled."""
    s, kind = view.s, KIND_OF[number]
    side, slot = number // COUNTERS, s.slot_of(number)
    if s.place[number] < 0 and slot == NONE:
        return None
    where = HEX_CODES[s.place[number]] if slot == NONE else view.name(SLOT_IDS[slot], "short")
    name = KIND_IDS[kind]
    return Inspected(
        view.name(name),
        f"{view.name(ARMY_IDS[side], 'army')} · {where}",
        view.say(f"inspect-{name}"),
        glyph(f"mb-{name}"),
        seat_of(view, side),
        section(view, "stand", [_state(view, number)])
        + ([] if kind == TABOR else _card(view, kind))
        + (_prospects(view, number) if slot == NONE else [])
        + why_not(view, _why_not(view, number)),
        ["MED-12.1", "MED-12.5", "MED-13.5"] if kind == TABOR else ["MED-0.2", "MED-5.1", "MED-8.1"],
    )


def _state(view: View, number: int) -> Row:
    """Knights and points of a unit, or the ring of a tabor."""
    s, kind = view.s, KIND_OF[number]
    if kind == TABOR:
        said = view.say("picture-fortified" if s.points[number] else "picture-exposed")
        return Row(said[0].upper() + said[1:], glyph("mb-palisade"))
    said = view.say("picture-unit", knights=s.knights[number], points=s.points[number], most=MOVEMENT[kind])
    return Row(said[0].upper() + said[1:], glyph("mb-fresh"))


def _why_not(view: View, number: int) -> str:
    """Why nothing can be done with or to a unit now, if the viewer is asked."""
    s, hex_ = view.s, view.s.place[number]
    if not view.is_mine or hex_ < 0 or s.unit_at[hex_] != number or unit_options(view, hex_):
        return ""
    return why_no_unit(s, view.decision, number)


def _card(view: View, kind: int) -> list[Section]:
    """Whom a type beats, and who beats it, by the melee cards."""
    gains = [(other, MELEE[KINDS * kind + other]) for other in range(ARCHERS + 1)]
    good = [view.name(KIND_IDS[other]) + f" {signed(column)}" for other, column in gains if column > 0]
    bad = [view.name(KIND_IDS[other]) + f" {signed(column)}" for other, column in gains if column < 0]
    rows = [Row(", ".join(good), glyph("mb-swords"), view.say("inspect-good-against"))] if good else []
    rows += [Row(", ".join(bad), "", view.say("inspect-bad-against"))] if bad else []
    return section(view, "fights", rows)


def _prospects(view: View, number: int) -> list[Section]:
    """Whom a unit could strike, who could strike it, and where it could go then."""
    if not view.s.turns:
        return []
    return (
        section(view, "strikes", _strikes(view, number))
        + section(view, "danger", _danger(view, number))
        + section(view, "flags", _flags(view, number))
        + section(view, "withdraws", [] if KIND_OF[number] == TABOR else [_withdrawal(view, number)])
    )


def _strikes(view: View, number: int) -> list[Row]:
    """The enemies that a unit could attack within a turn, and those that it can shoot at from where it stands."""
    s = view.s
    rows: list[Row] = []
    for enemy in units_on_board(s, 1 - number // COUNTERS):
        hexes = strikes_from(s, number, enemy)
        if hexes:
            best = max(hexes, key=lambda hex_: column_from(s, number, hex_, enemy))
            rows.append(unit_row(view, enemy, _expected(view, number, best, enemy)))
    for hex_ in targets(s, number):
        enemy = s.unit_at[hex_]
        said = view.say("picture-shot-losses", losses=shooting_losses(s, number, enemy))
        rows.append(unit_row(view, enemy, said, view.say("inspect-by-shot")))
    return rows


def _danger(view: View, number: int) -> list[Row]:
    """The enemies that could attack a unit within a turn, and what would come of it."""
    return [unit_row(view, enemy, _expected(view, enemy, hex_, number)) for enemy, hex_ in attackers(view.s, number)]


def _expected(view: View, attacker: int, hex_: int, defender: int) -> str:
    """What an attack from a hex would bring, in words."""
    s = view.s
    if KIND_OF[defender] == TABOR:
        return view.say("picture-would-expose" if s.points[defender] else "picture-would-destroy")
    said = view.name(COLUMN_IDS[column_from(s, attacker, hex_, defender) - LEAST_COLUMN])
    return said if hex_ == s.place[attacker] else view.say("inspect-from", result=said, hex=HEX_CODES[hex_])


def _flags(view: View, number: int) -> list[Row]:
    """The flags that a unit could end a turn on."""
    left = reach(view.s, number)
    return [flag_row(view, n) for n, hex_ in enumerate(view.s.variant.field.flags) if hex_ in left]


def _withdrawal(view: View, number: int) -> Row:
    """Where a unit could withdraw to if it were attacked now."""
    hexes = retreat_options(view.s, number)
    ends = [hex_ for hex_ in hexes if hex_ != FLEE]
    said = [HEX_CODES[hex_] for hex_ in ends] + ([view.say("inspect-off-board")] if FLEE in hexes else [])
    things = [HEX_NAMES[hex_] for hex_ in ends]
    return Row(", ".join(said) if said else view.say("inspect-nowhere"), glyph("mb-boot"), things=things)


def kind(view: View, number: int) -> Inspected:
    """A type of units."""
    name = KIND_IDS[number]
    closed = [TERRAIN_IDS[n] for n in range(TERRAINS) if not OPEN[TERRAINS * number + n]]
    rows = [] if number == TABOR else [Row(view.say("word-cost"), glyph("coin"), mark=str(RECRUIT_COST[number]))]
    rows.append(Row(view.say("word-movement"), glyph("mb-fresh"), mark=str(MOVEMENT[number])))
    if RANGE[number]:
        rows.append(Row(view.say("inspect-range"), glyph("mb-arrow"), mark=str(RANGE[number])))
    if number != TABOR:
        size = view.s.variant.field.size
        most = LONGBOW_LIMIT[size] if number == LONGBOWMEN else COUNTERS_OF[number]
        rows.append(Row(view.say("inspect-most"), mark=str(most)))
    if closed:
        rows.append(Row(view.say("inspect-closed", terrain=view.words.names(closed)), things=closed))
    return Inspected(
        view.name(name),
        view.say("inspect-kind-type"),
        view.say(f"inspect-{name}"),
        glyph(f"mb-{name}"),
        sections=section(view, "numbers", rows) + ([] if number == TABOR else _card(view, number)),
        rules=["MED-2.4", "MED-12.1"] if number == TABOR else ["MED-2.3", "MED-8.11"],
    )


def preset(view: View, number: int) -> Inspected:
    """A ready-made army."""
    name = PRESET_IDS[number]
    rows = [
        Row(view.name(KIND_IDS[n]), glyph(f"mb-{KIND_IDS[n]}"), mark=str(count), things=[KIND_IDS[n]])
        for n, count in enumerate(PRESET_COUNTS[number])
        if count
    ]
    about = view.say(f"text-{name}")
    return Inspected(
        view.name(name), view.say("inspect-kind-preset"), about, glyph("token-back"),
        sections=section(view, "inside", rows), rules=["MED-2.9"],
    )  # fmt: skip
