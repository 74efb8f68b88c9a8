"""What Tribute answers to those who point at something."""

from __future__ import annotations

from meadhall.engine.inspected import Inspected, Row, Section
from meadhall.laws.toy.hidden import observe
from meadhall.laws.toy.picture import definitions
from meadhall.laws.toy.state import CARD_IDS, CARD_VALUES, SEAT_IDS, Tribute
from meadhall.words import Words, words


def inspect(s: Tribute, seat: int, thing: str, language: str) -> Inspected | None:
    """A seat with its coins and the cards that the viewer may see, a card with its worth, a coin, or a bid."""
    say = words(__package__, language)
    if thing in SEAT_IDS[: len(s.coins)]:
        return _seat(s, seat, SEAT_IDS.index(thing), say)
    if thing in CARD_IDS:
        worth = CARD_VALUES[CARD_IDS.index(thing)]
        return Inspected(say.name(thing), say.say("inspect-card"), say.say("inspect-worth", points=worth))
    if thing == "coin" or thing.startswith("place_bid/"):
        return Inspected(say.name("coin"), "", say.say("inspect-coin"))
    return None


def _seat(s: Tribute, viewer: int, seat: int, say: Words) -> Inspected:
    seen = observe(s, viewer)
    cards = [CARD_IDS[card] for card, n in enumerate(seen["hands"][seat]) for _ in range(n)]
    rows = [Row(str(seen["coins"][seat]), things=["coin"]), *[Row(say.name(card), things=[card]) for card in cards]]
    return Inspected(
        say.name(SEAT_IDS[seat]),
        "",
        say.say("inspect-seat"),
        seat=seat,
        sections=[Section(say.say("inspect-has"), rows)],
    )


def signs(language: str) -> list[tuple[str, str]]:
    """The one shape of all drawings."""
    return [(f'<svg viewBox="-4 -4 8 8">{definitions()}</svg>', words(__package__, language).name("coin"))]
