"""The hand of the viewer, the cards of the draft, and for spectators the backs of all hands."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import group, placed, rectangle, use
from meadhall.drawing.hands import Card, row_of_cards
from meadhall.drawing.layouts import Box
from meadhall.drawing.lettering import line
from meadhall.games.tiny_epic_vikings.content import CARD_IDS, CLAN_IDS, NONE
from meadhall.games.tiny_epic_vikings.picture import vikings
from meadhall.games.tiny_epic_vikings.picture.scores import score_sheet
from meadhall.games.tiny_epic_vikings.picture.view import View

_GAP: Final = 4.0
_ACROSS: Final = 3
"""How many cards lie side by side in the tall picture."""
_LABEL: Final = 14.0
"""The width of the words between two groups of cards."""
_SCORES: Final = 1.7
"""How much larger the score sheet is in the tall picture."""


def _card(view: View, card: int) -> Card:
    name = CARD_IDS[card]
    options = [f"card:{name}", f"up:{name}", f"join:{name}"]
    return Card(f"card-{name}", view.about_card(card), vikings.whole_face(view, card), options, name)


def _label(text: str, x: float, y: float, height: float) -> str:
    """Words that stand upright beside the cards."""
    words = line(text, 0, 5, 15, "light", "middle", room=height - 10)
    return group(words, transform=f"translate({x:.1f} {y + height / 2:.1f}) rotate(-90)")


def _wide(view: View, offered: list[int], kept: list[int]) -> str:
    """In one row: the cards to choose from, then those kept."""
    x, y, width, height = view.layout.hand
    parts: list[str] = []
    if offered:
        taken = len(offered) * (vikings.WIDTH + _GAP)
        parts.append(_row(view, offered, (x, y, taken - _GAP, height)))
        if kept:
            parts.append(_label(view.say("word-hand"), x + taken + 5, y, height))
        x, width = x + taken + _LABEL, width - taken - _LABEL
    parts.append(_row(view, kept, (x, y, width, height)))
    return "".join(parts)


def _row(view: View, cards: list[int], box: Box) -> str:
    return row_of_cards(view, [_card(view, card) for card in cards], box, vikings.WIDTH, vikings.HEIGHT)


def _tall(view: View, offered: list[int], kept: list[int]) -> tuple[str, float]:
    """Three in a row: the cards to choose from, then those kept."""
    width = view.layout.hand[2]
    each = (width - 14 * (_ACROSS - 1)) / _ACROSS
    high = each * vikings.HEIGHT / vikings.WIDTH
    parts: list[str] = []
    y = 0.0
    for cards in (offered, kept):
        if cards is kept and offered and kept:
            parts.append(line(view.say("word-hand"), 8, y + 28, 30, "light"))
            y += 42
        for n in range(0, len(cards), _ACROSS):
            parts.append(_row(view, cards[n : n + _ACROSS], (0, y, width, high)))
            y += high + 14
    return group("".join(parts), id="hand"), y


def _all_hands(view: View) -> str:
    """The backs of the hands of all clans, for those who have none."""
    x, y, width, _ = view.layout.hand
    players = view.s.variant.players
    each = width / players
    scale = 1.55
    parts: list[str] = []
    for clan in range(players):
        left = x + clan * each + 10
        count = view.count_in_hand(clan) + view.count_passing(clan)
        step = min(30.0, (each - 90) / max(1, count - 1))
        backs = "".join(
            group(vikings.small_back(False), transform=placed(left + n * step, y + 44, scale)) for n in range(count)
        )
        title = use(f"tev-emblem-{CLAN_IDS[clan]}", left + 16, y + 21, 0.9)
        title += line(f"{view.name(CLAN_IDS[clan])}: {count}", left + 38, y + 27, 17, "light", room=each - 60)
        parts.append(view.thing(f"hand-{CLAN_IDS[clan]}", f"{view.say('word-hand')}: {count}", title + backs))
    return "".join(parts)


def wide_hand(view: View) -> str:
    """What lies below the map in the wide picture; after the end it is the score sheet."""
    x, y, width, height = view.layout.hand
    if view.s.is_over:
        return score_sheet(view, x, y, width, height, 1.0)
    offered, kept = view.offered(), view.hand()
    if view.clan == NONE:
        content = _row(view, offered, view.layout.hand) if offered else _all_hands(view)
    else:
        content = _wide(view, offered, kept)
    ground = rectangle(x - 4, y - 3, width + 8, height + 8, 8, fill="#000", fill_opacity=0.16)
    return group(ground + content, id="hand")


def tall_hand(view: View) -> tuple[str, float]:
    """The same for the tall picture, and its height."""
    if view.s.is_over:
        width, height = view.layout.hand[2] / _SCORES, vikings.HEIGHT
        return score_sheet(view, 0, 0, width, height, _SCORES), height * _SCORES
    return _tall(view, view.offered(), view.hand())
