"""What is said of coins, of the round track and of the initiative tile."""

from __future__ import annotations

from meadhall.engine.inspected import Inspected, Row, Section
from meadhall.games.saga.content import COINS, COINS_TO_WIN, SAXON, SIDE_IDS, VIKING
from meadhall.games.saga.fields import BANK
from meadhall.games.saga.inspection.signs import glyph
from meadhall.games.saga.inspection.wording import about_side, seat_of, section, shield
from meadhall.games.saga.picture.view import View


def coins(view: View, side: int) -> Inspected:
    """The coins of a side."""
    return Inspected(
        f"{view.say('word-coins')}: {view.s.coins[side]}",
        about_side(view, "inspect-kind-coins", side),
        view.say("inspect-coin"),
        glyph("coin"),
        seat_of(view, side),
        _purse(view),
        ["SAG-3.5", "SAG-6.1", "SAG-6.2"],
    )


def any_coin(view: View) -> Inspected:
    """A coin, whoever's."""
    return Inspected(
        view.name("coin"), view.say("inspect-kind-coin"), view.say("inspect-coin"), glyph("coin"), rules=["SAG-3.5"]
    )


def bank(view: View) -> Inspected:
    """The coins that nobody owns."""
    is_limited = view.s.variant.coins_limited
    number = str(view.s.coins[BANK]) if is_limited else "∞"
    return Inspected(
        f"{view.say('word-bank')}: {number}",
        view.say("inspect-kind-bank"),
        view.say("inspect-bank" if is_limited else "inspect-bank-endless"),
        glyph("coin"),
        sections=_purse(view),
        rules=["SAG-6.1", "SAG-6.2"],
    )


def _purse(view: View) -> list[Section]:
    """Who has how many coins, and whether the Vikings can have enough at all."""
    s = view.s
    rows = [
        Row(view.name(SIDE_IDS[side]), shield(side), mark=f"{s.coins[side]}" + (f"/{COINS_TO_WIN}" * (side == VIKING)))
        for side in (SAXON, VIKING)
    ]
    most = COINS - s.coins[SAXON]
    if s.variant.coins_limited and most < COINS_TO_WIN:
        rows.append(Row(view.say("inspect-coins-out-of-reach", coins=s.coins[SAXON], goal=COINS_TO_WIN)))
    return section(view, "stand", rows)


def track(view: View) -> Inspected:
    """The round track."""
    return _track(view, view.say("word-track"), "inspect-track", "hourglass", ["SAG-3.2", "SAG-12.2"])


def round_marker(view: View) -> Inspected:
    """The round marker."""
    return _track(view, view.say("inspect-round-marker-name"), "inspect-round-marker", "hourglass", ["SAG-12.2"])


def burh_marker(view: View) -> Inspected:
    """The burh marker."""
    name = view.say("inspect-burh-marker-name")
    return _track(view, name, "inspect-burh-marker", "burh", ["SAG-2.2", "SAG-7.3", "SAG-8.12"])


def _track(view: View, name: str, about: str, symbol: str, rules: list[str]) -> Inspected:
    s = view.s
    rows = [
        Row(view.say("inspect-round-marker-name"), glyph("hourglass"), mark=str(s.round_pos)),
        Row(view.say("inspect-burh-marker-name"), glyph("burh"), mark=str(s.burh_pos())),
        Row(view.say("picture-hold-out", number=max(0, s.round_pos - s.burh_pos())), shield(SAXON)),
    ]
    kind = view.say("inspect-kind-track")
    return Inspected(name, kind, view.say(about), glyph(symbol), sections=section(view, "stand", rows), rules=rules)


def initiative(view: View) -> Inspected:
    """The initiative tile."""
    side = view.s.initiative
    return Inspected(
        view.say("word-initiative"),
        about_side(view, "inspect-kind-initiative", side),
        view.say("picture-initiative-about"),
        glyph("pennant"),
        seat_of(view, side),
        rules=["SAG-1.13", "SAG-4.2", "SAG-4.4"],
    )
