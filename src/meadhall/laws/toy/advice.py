"""What Tribute answers to those who point at something, and what it says before they bid badly."""

from __future__ import annotations

from typing import Final

from meadhall.engine.inspected import Inspected, Row, Section, Warned
from meadhall.engine.steps import Decision
from meadhall.laws.toy.eyes import definitions, observe
from meadhall.laws.toy.rules import PlaceBid
from meadhall.laws.toy.table import CARD_IDS, CARD_VALUES, SEAT_IDS, Tribute
from meadhall.words import Words, words

WARNED: Final = (PlaceBid,)


def inspect(s: Tribute, seat: int, thing: str, language: str) -> Inspected | None:
    """A seat with its coins and the cards that the viewer may see, a card with its worth, a coin, or a bid."""
    say = words("meadhall.laws.toy", language)
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
    return [(f'<svg viewBox="-4 -4 8 8">{definitions()}</svg>', words("meadhall.laws.toy", language).name("coin"))]


def warn(before: Tribute, after: Tribute, decision: Decision, option: int) -> list[Warned]:
    """Of a bid of more than any card is worth, and of one of everything that one has."""
    found = []
    if option > max(CARD_VALUES):
        found.append(Warned("dear", {"points": max(CARD_VALUES), "card": "crown"}))
    if option and option == before.coins[decision.seat]:
        found.append(Warned("purse", {}, is_grave=True))
    return found
