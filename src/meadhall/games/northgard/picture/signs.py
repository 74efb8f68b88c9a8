"""What a card does, in signs."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.drawing.elements import use
from meadhall.drawing.tokens import badge
from meadhall.games.northgard import cards
from meadhall.games.northgard.cards import KIND, N
from meadhall.games.northgard.content import RESOURCE_IDS, RESOURCES

_PLAIN: Final[dict[int, list[str]]] = {
    cards.RECOVER_OR_DRAW: ["discard", "swap", "draw"],
    cards.SPY: ["spy", "discard", "draw"],
    cards.CURSE: ["discard", "draw"],
    cards.RANDOM_DISCARD_OR_DRAW: ["discard", "swap", "draw"],
    cards.EXTORT: ["spy", "discard"],
    cards.COPY: ["copy"],
    cards.HIDDEN_WAYS: ["move", "special"],
    cards.BRIBERY: ["unit", "push"],
    cards.CONQUEROR: ["castle", "no"],
    cards.FUTURE_SIGHT: ["spy", "top"],
    cards.REACTION_CANCEL: ["defence", "no"],
    cards.NO_EFFECT: ["unrest"],
    cards.DRAW_PER: ["castle-none", "draw"],
}
"""The signs of cards that are of one kind only."""
_THEN: Final[dict[int, list[str]]] = {
    cards.STAG_PULL: ["push"],
    cards.KAIJA_AWAKE: ["kaija"],
    cards.DRAW_ONE: ["draw"],
    cards.ADD_UNIT: ["recruit"],
    cards.COLLECT_RESOURCE: ["food"],
}


def sign(name: str, count: int | str = 0) -> str:
    """A sign, with a number in its corner if there is one."""
    return use(f"nor-{name}") + (badge(count, 9, 8, 13) if count else "")


def _recruiting(card: int) -> list[str]:
    found = [sign("recruit", N[card])]
    if cards.TARGETS[card] == cards.NEUTRAL:
        found.append(sign("tile"))
    return found + [sign(name) for name in _THEN.get(cards.THEN[card], [])]


def _recruiting_by_caps(card: int) -> list[str]:
    cap = cards.CAP[card]
    return [sign("recruit", 1 if cap == cards.CAP_ONE else 0), sign("tile") if cap == cards.CAP_ONE else _resource(cap)]


def _resource(resource: int, count: int | str = 0) -> str:
    return sign(RESOURCE_IDS[resource], count)


def _moving(card: int) -> list[str]:
    found = [sign("move", N[card])]
    if cards.POINTS[card]:
        found.append(sign("point", f"+{cards.POINTS[card]}"))
    if cards.HAS_BONUS_CHOICE[card]:
        found += [sign("point"), sign("casualty")]
    flags = [
        (cards.CANCELS[card], "defence"),
        (cards.IGNORES_ROUGH[card], "peak"),
        (cards.PASSES_THROUGH[card], "special"),
        (cards.PUSHES_DEFENDER[card], "push"),
        (cards.KAIJA_COLLECTS[card], "kaija"),
        (cards.SCORCHES_AFTER[card], "scorched"),
        (cards.EXPLORES_TOO[card], "explore"),
    ]
    return found + [sign(name) for is_so, name in flags if is_so]


def _exploring(card: int) -> list[str]:
    found = [sign("explore")] * cards.TIMES[card]
    if cards.DRAWN_TILES[card] > 1:
        found.append(sign("tile", cards.DRAWN_TILES[card]))
    if cards.HAS_REDRAW[card]:
        found.append(sign("swap"))
    if cards.IS_ANYWHERE[card]:
        found.append(sign("special"))
    if cards.COLLECTS_TILE[card]:
        found.append(sign("food"))
    return found


def _building(card: int) -> list[str]:
    found = [sign("build", cards.TIMES[card] if cards.TIMES[card] > 1 else 0)]
    if cards.DISCOUNT[card]:
        found.append(sign("discount"))
    if cards.COLLECTS_TERRITORY[card]:
        found.append(sign("food"))
    if cards.REPLACES_AFTER[card]:
        found.append(sign("swap"))
    if cards.ALLOWS_DUPLICATE[card] or cards.IS_SLOTLESS[card]:
        found.append(sign("special"))
    return found


def _drawing(card: int) -> list[str]:
    counts = [("draw", N[card]), ("discard", cards.DISCARDS[card]), ("top", cards.TOPS[card])]
    return [sign(name, count) for name, count in counts if count]


def _scoring(card: int) -> list[str]:
    counts = [
        ("food_silo", cards.PER_SMALL_BUILDING[card]),
        ("fortress", cards.PER_LARGE_BUILDING[card]),
        ("slot-small", cards.PER_EMPTY_SMALL[card]),
        ("slot-large", cards.PER_EMPTY_LARGE[card]),
        *[(RESOURCE_IDS[n], cards.PER_ICON[RESOURCES * card + n]) for n in range(RESOURCES)],
        ("lair", cards.PER_LAIR[card]),
        ("unit", cards.PER_UNIT[card]),
    ]
    return [sign(name, count) for name, count in counts if count]


@cache
def signs(card: int) -> list[str]:
    """The signs of a card, each 26 around."""
    kind = KIND[card]
    if kind == cards.RECRUIT:
        return _recruiting(card)
    if kind == cards.RECRUIT_CAPS:
        return _recruiting_by_caps(card)
    if kind == cards.MOVE:
        return _moving(card)
    if kind == cards.EXPLORE:
        return _exploring(card)
    if kind == cards.BUILD:
        return _building(card)
    if kind == cards.PICK_ACTIONS:
        return [sign(name) for name in ("recruit", "move", "explore", "build")]
    if kind == cards.DRAW:
        return _drawing(card)
    if kind == cards.GAIN:
        gains = [(n, cards.GAINS[RESOURCES * card + n]) for n in range(RESOURCES)]
        return [_resource(n, count) for n, count in gains if count]
    if kind == cards.REMOVE_UNIT:
        return [sign("remove"), *[sign(name) for name in _THEN[cards.THEN[card]]]]
    if kind == cards.SCORE:
        return _scoring(card)
    return [sign(name) for name in _PLAIN[kind]]
