"""Recruitment as one sheet: all types with their prices, and ready-made armies to begin with."""

from __future__ import annotations

from meadhall.drawing.elements import number
from meadhall.engine.driver import waiting
from meadhall.engine.intents import Amount, Ready, Sheet
from meadhall.games.medieval_battle.content import (
    BUDGET,
    COUNTERS_OF,
    KIND_IDS,
    LONGBOW_LIMIT,
    LONGBOWMEN,
    MOVEMENT,
    PRESET_COUNTS,
    PRESET_IDS,
    PRESET_SIZE,
    RANGE,
    RECRUIT_COST,
    TABOR,
)
from meadhall.games.medieval_battle.picture.counters import blank
from meadhall.games.medieval_battle.rules.recruitment import RecruitUnits
from meadhall.games.medieval_battle.state import Battle
from meadhall.games.medieval_battle.vocabularies import COUNT
from meadhall.games.medieval_battle.wording import BattleWords, words


def sheet(s: Battle, seat: int, language: str) -> Sheet | None:
    """MED-2.2 to MED-2.8: what a seat that recruits has decided on, and what it still may."""
    asked = next((each for each in waiting(s) if each.seat == seat), None)
    if not isinstance(asked, RecruitUnits):
        return None
    say, size = words(language), s.variant.field.size
    ready = [_ready(say, preset) for preset in range(len(PRESET_SIZE)) if PRESET_SIZE[preset] == size]
    return Sheet(
        title=say.say("sheet-title"),
        about=say.say("sheet-about"),
        verb=say.say("sheet-verb"),
        unit=say.say("sheet-unit"),
        purse=BUDGET[size],
        amounts=[_amount(say, s, asked, kind) for kind in range(TABOR)],
        ready=[each for each in ready if _fits(s, asked, each)],
    )


def _amount(say: BattleWords, s: Battle, asked: RecruitUnits, kind: int) -> Amount:
    is_decided = kind < asked.kind
    most = min(COUNTERS_OF[kind], LONGBOW_LIMIT[s.variant.field.size]) if kind == LONGBOWMEN else COUNTERS_OF[kind]
    facts = [say.say("picture-cost", cost=RECRUIT_COST[kind]), say.say("picture-moves", points=MOVEMENT[kind])]
    if RANGE[kind]:
        facts.append(say.say("picture-range", hexes=RANGE[kind]))
    return Amount(
        thing=KIND_IDS[kind],
        label=say.name(KIND_IDS[kind]),
        about=say.say(f"sheet-{KIND_IDS[kind]}"),
        fact=" · ".join(facts),
        cost=RECRUIT_COST[kind],
        taken=s.count_reserve(asked.side, kind) if is_decided else 0,
        options=[] if is_decided else [COUNT.name(count) for count in range(most + 1)],
        glyph=_counter(asked.side, kind),
    )


def _counter(side: int, kind: int) -> str:
    """A counter as a small picture of its own."""
    box = " ".join(number(each) for each in (-25, -25, 50, 50))
    return f'<svg class="emblem" viewBox="{box}" aria-hidden="true">{blank(side, kind)}</svg>'


def _ready(say: BattleWords, preset: int) -> Ready:
    name = PRESET_IDS[preset]
    counts = {KIND_IDS[kind]: PRESET_COUNTS[preset][kind] for kind in range(TABOR)}
    return Ready(name, say.name(name), say.say(f"text-{name}"), counts)


def _fits(s: Battle, asked: RecruitUnits, ready: Ready) -> bool:
    """Whether a ready-made army has as many of each type as was decided."""
    return all(ready.counts[KIND_IDS[kind]] == s.count_reserve(asked.side, kind) for kind in range(asked.kind))
