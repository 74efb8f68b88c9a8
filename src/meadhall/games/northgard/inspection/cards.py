"""Cards, where they lie, and why one cannot be played now."""

from __future__ import annotations

from meadhall.engine.inspected import Inspected, Row
from meadhall.games.northgard.cards import BUILD, DRAW, EXPLORE, KIND, MOVE, PICK_ACTIONS, RECRUIT, RECRUIT_CAPS
from meadhall.games.northgard.content import (
    ACHIEVEMENT_SET,
    CARD_IDS,
    DEFENSIVE_STRATEGY,
    FAME_OF,
    IS_FLASH,
    LORE,
    NONE,
    SET_OF,
    UNREST,
    UPGRADE_COST,
)
from meadhall.games.northgard.fields import DISPLAY, UPGRADE_LEFT, WAITING
from meadhall.games.northgard.inspection.wording import (
    clan_glyph,
    fame,
    glyph,
    player_name,
    price,
    seat_of,
    sections,
    shortage,
)
from meadhall.games.northgard.picture.view import View
from meadhall.games.northgard.rules.effects import is_playable
from meadhall.games.northgard.rules.scoring import achievement

_SETS = ("start", "clan", "early", "advanced", "achievement", "unrest")
_SIGNS = {
    RECRUIT: "recruit",
    RECRUIT_CAPS: "recruit",
    MOVE: "move",
    EXPLORE: "explore",
    BUILD: "build",
    DRAW: "draw",
    PICK_ACTIONS: "special",
}
"""The signs of kinds of cards, as in the texts `inspect-action-<sign>` and `inspect-idle-<sign>`; or `special`."""
_RULES = {
    "recruit": ["NOR-6.1", "NOR-6.2"],
    "move": ["NOR-8.1", "NOR-8.2"],
    "explore": ["NOR-9.1", "NOR-9.8"],
    "build": ["NOR-7.1", "NOR-7.2"],
    "draw": ["NOR-10.1", "NOR-2.2"],
    "special": ["NOR-10.4"],
}


def card_answer(view: View, card: int) -> Inspected:
    """A card: what it does, what it is worth, and for who holds it why it cannot be played now."""
    s, name = view.s, CARD_IDS[card]
    sign = "unrest" if card == UNREST else _SIGNS.get(KIND[card], "special")
    is_held = view.player != NONE and card in view.hand(view.player)
    kind = view.say(f"inspect-set-{_SETS[SET_OF[card]]}")
    place = _place(view, card, is_held)
    given = [Row(view.say("inspect-flash"), glyph("flash"))] if IS_FLASH[card] else []
    is_scored = SET_OF[card] == ACHIEVEMENT_SET
    if FAME_OF[card]:
        given.append(Row(view.say("inspect-printed"), glyph("fame"), mark=fame(view, FAME_OF[card])))
    if is_scored and s.year:
        given += [
            Row(player_name(view, seat), clan_glyph(view, seat), mark=fame(view, achievement(s, seat, card)))
            for seat in view.seats
        ]
    is_upgrade = view.player != NONE and card in s.cards_in(view.player, UPGRADE_LEFT)
    why = shortage(view, LORE, UPGRADE_COST) if is_upgrade else []
    if is_held:
        why = _unplayable(view, card, sign)
    action = "unrest" if card == UNREST else "achievement" if is_scored else f"action-{sign}"
    return Inspected(
        view.name(name),
        f"{kind} · {place}" if place else kind,
        f"{view.say('text-card-' + name)} {view.say('inspect-' + action)}".strip(),
        glyph(sign),
        seat_of(view.player if is_held else NONE),
        sections(
            view,
            ("gives", given),
            ("costs", [price(view, LORE, UPGRADE_COST)] if is_upgrade else []),
            ("why-not", why),
        ),
        ["NOR-5.11", "NOR-14.3"]
        if card == UNREST
        else ["NOR-4.3", "NOR-16.5"]
        if is_scored
        else ["NOR-5.3", *_RULES[sign]],
    )


def _place(view: View, card: int, is_held: bool) -> str:
    """Where a card is that lies open, or is in the viewer's own hand."""
    if is_held:
        return view.say("inspect-in-hand")
    at = view.s.offers[card]
    return view.say({DISPLAY: "word-display", WAITING: "word-achievements"}[at]) if at in (DISPLAY, WAITING) else ""


def _unplayable(view: View, card: int, sign: str) -> list[Row]:
    """Why playing a card of the viewer's hand would do nothing."""
    if card == UNREST or is_playable(view.s, view.player, card):
        return []
    why = "reaction" if card == DEFENSIVE_STRATEGY else sign
    return [Row(view.say(f"inspect-idle-{why}"), glyph(sign))]


# Piles


def pile_answer(view: View, pile: str, seat: int) -> Inspected | None:
    """The hand, draw pile, discard pile or upgrades of a player: how many cards, and which of them the viewer knows."""
    s = view.s
    if seat not in view.seats or not view.clan(seat):
        return None
    upgrades = s.cards_in(seat, UPGRADE_LEFT)
    known, count, key = {
        "hand": (view.hand(seat), view.count_hand(seat), "hand"),
        "pile": ([card for card in view.top(seat) if card != NONE], view.count_pile(seat), "draw-pile"),
        "discarded": (view.discard(seat), len(view.discard(seat)), "discard-pile"),
        "upgrades": (upgrades, len(upgrades), "upgrades"),
    }[pile]
    cards = [CARD_IDS[card] for card in known]
    rows = [Row(view.name(card), note=view.say(f"text-card-{card}"), things=[card]) for card in dict.fromkeys(cards)]
    is_own = pile == "upgrades" and seat == view.player and count
    return Inspected(
        f"{view.say('word-' + key)}: {count}",
        player_name(view, seat),
        view.say(f"inspect-{key}"),
        glyph({"hand": "cards", "pile": "top", "discarded": "discard", "upgrades": "upgrade"}[pile]),
        seat_of(seat),
        sections(
            view,
            ("here", rows),
            ("costs", [price(view, LORE, UPGRADE_COST)] if pile == "upgrades" and count else []),
            ("why-not", shortage(view, LORE, UPGRADE_COST) if is_own else []),
        ),
        ["NOR-5.7"] if pile == "upgrades" else ["NOR-2.1", "NOR-2.2"],
    )
