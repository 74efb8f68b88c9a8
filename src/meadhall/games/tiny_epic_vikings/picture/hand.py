"""The hand of the viewer, the cards of the draft, and for spectators the backs of all hands."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import circle, group, path, placed, rectangle, use
from meadhall.drawing.hands import Card, row_of_cards
from meadhall.drawing.layouts import Box
from meadhall.drawing.lettering import line
from meadhall.drawing.parts import part
from meadhall.drawing.touch import glowing_box
from meadhall.games.tiny_epic_vikings.content import CARD_IDS, CLAN_IDS, NONE
from meadhall.games.tiny_epic_vikings.picture import vikings
from meadhall.games.tiny_epic_vikings.picture.places import HAND
from meadhall.games.tiny_epic_vikings.picture.scores import score_sheet
from meadhall.games.tiny_epic_vikings.picture.view import View

_GAP: Final = 4.0
_LABEL: Final = 14.0
"""The width of the words between two groups of cards."""
_SCALE: Final = 1.28
"""How much larger a card is that is a part of its own."""
_GLOW: Final = glowing_box(-2, -2, vikings.WIDTH + 4, vikings.HEIGHT + 4, 9)
_TICK: Final = circle(vikings.WIDTH - 4, 4, 10, fill="#f6f1dc", stroke="#1f6b2c", stroke_width=1.6) + path(
    f"M{vikings.WIDTH - 9} 4L{vikings.WIDTH - 5.5} 8L{vikings.WIDTH + 1} -1",
    fill="none", stroke="#1f6b2c", stroke_width=3, stroke_linecap="round",
)  # fmt: skip


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
    x, y, width, height = HAND
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


def _all_hands(view: View) -> str:
    """The backs of the hands of all clans, for those who have none."""
    x, y, width, _ = HAND
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


def hand(view: View) -> str:
    """What lies below the map in the whole table; after the end it is the score sheet."""
    x, y, width, height = HAND
    if view.s.is_over:
        return score_sheet(view, x, y, width, height)
    offered, kept = view.offered(), view.hand()
    if view.clan == NONE:
        content = _row(view, offered, HAND) if offered else _all_hands(view)
    else:
        content = _wide(view, offered, kept)
    ground = rectangle(x - 4, y - 3, width + 8, height + 8, 8, fill="#000", fill_opacity=0.16)
    return group(ground + content, id="hand")


def card_parts(view: View) -> str:
    """The cards of the hand, then those to choose from in the draft, each for itself; none after the end."""
    if view.s.is_over:
        return ""
    offered = view.offered()
    kept = "".join(_part(view, card, bool(offered)) for card in view.hand())
    return kept + "".join(_part(view, card, False) for card in offered)


def _part(view: View, card: int, is_kept: bool) -> str:
    """A card with room for its glow; a tick says that it is kept while others are chosen from."""
    drawn = _card(view, card)
    content = drawn.content + (_TICK if is_kept else "")
    thing = view.thing(drawn.id, drawn.tip, content, _GLOW, drawn.options, placed(5, 4, _SCALE), data_thing=drawn.thing)
    box = (0, 0, vikings.WIDTH * _SCALE + 10, vikings.HEIGHT * _SCALE + 12)
    return part("card", drawn.thing, box, thing, view.name(drawn.thing))
