"""What is spread out to choose from beside the hand: clans, cards of other zones, tiles, ways to turn a tile."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import group, placed, rectangle, use
from meadhall.drawing.hands import spread as spread_out
from meadhall.drawing.layouts import Box
from meadhall.drawing.lettering import line
from meadhall.drawing.palette import colour
from meadhall.drawing.parts import part
from meadhall.drawing.touch import glowing_box
from meadhall.games.northgard.content import CARD_IDS, CARDS, CLAN_IDS, NONE, TILE_IDS
from meadhall.games.northgard.fields import UPGRADE_LEFT
from meadhall.games.northgard.picture.faces import (
    LAND,
    card_face,
    card_slip,
    card_text,
    clan_card,
    clan_text,
    mini_card,
    preview,
    slip_height,
    tile_card,
)
from meadhall.games.northgard.picture.places import CARD_HEIGHT, CARD_WIDTH
from meadhall.games.northgard.picture.view import View
from meadhall.games.northgard.rules.effects import Copy
from meadhall.games.northgard.rules.hand_specials import ExtortReply
from meadhall.games.northgard.rules.tiles import PlaceTile, TurnTile
from meadhall.games.northgard.rules.turns import React, UpgradeMode, UpgradePick
from meadhall.games.northgard.setup import ChooseClan

_GAP: Final = 8.0
_LEAST_CARD: Final = 0.84
_LEAST_TILE: Final = 0.5
"""How much smaller than usual cards and tiles may be before they overlap."""
_SPAN: Final = 172.0
_SPAN_APART: Final = 140.0
"""How much of the map is seen about a tile that is to be turned."""
_HEADING: Final = 25.0
"""The height of the words above a spread."""
_ROOM: Final = 510.0
_APART: Final = 12.0
_EDGE: Final = 6.0
_CLAN: Final = (136.0, 258.0)
"""A clan as a part of its own: six of them have room beside each other."""
_TITLE: Final = 32.0
"""How wide the things of a spread in parts may be together, and what lies between, about and above them."""
_SLIP: Final = 249.0
_MINI: Final = (162.0, 40.0)
_FEW: Final = 4
"""The width of slips in it, and the size of the cards in their place if there are more than so few."""
_TILE: Final = 150.0
"""The side of a tile in it."""


class Spread:
    """Things of one size side by side, with words above them."""

    def __init__(self, title: str, width: float, height: float) -> None:
        self.title: Final = title
        self.width: Final = width
        self.height: Final = height
        self.things: Final[list[tuple[str, str, str, str, list[str]]]] = []
        """Id, the thing that it shows, tooltip, drawing, options."""

    def add(self, id_: str, thing: str, tip: str, content: str, *options: str) -> None:
        """One more thing."""
        self.things.append((id_, thing, tip, content, list(options)))

    @property
    def options(self) -> set[str]:
        """All options that its things stand for."""
        return {option for _, _, _, _, options in self.things for option in options}


def _slips(view: View, title: str, cards: list[tuple[int, str]]) -> tuple[Spread, list[str]]:
    """An empty spread for cards with the clans that hold them, and their drawings."""
    if not view.is_apart:
        faces = [card_face(view, card, clan, CARD_WIDTH, CARD_HEIGHT) for card, clan in cards]
        return Spread(title, CARD_WIDTH, CARD_HEIGHT), faces
    if len(cards) > _FEW:
        return Spread(title, *_MINI), [mini_card(view, card, clan, *_MINI) for card, clan in cards]
    height = max((slip_height(card_text(view, card), _SLIP) for card, _ in cards), default=0)
    return Spread(title, _SLIP, height), [card_slip(view, card, clan, _SLIP, height) for card, clan in cards]


def _cards(view: View, title: str, cards: list[int], clan: str, is_chosen: bool = True) -> Spread:
    spread, faces = _slips(view, title, [(card, clan) for card in cards])
    for n, (card, face) in enumerate(zip(cards, faces, strict=True)):
        name = CARD_IDS[card]
        option = [f"card:{name}"] if is_chosen else []
        spread.add(f"spread-{name}-{n}", name, view.about_card(card), face, *option)
    return spread


def _clans(view: View) -> Spread:
    size = _CLAN if view.is_apart else (CARD_WIDTH, CARD_HEIGHT)
    spread = Spread(view.say("picture-clans"), *size)
    for n, clan in enumerate(CLAN_IDS):
        if n not in view.s.clan:
            tip = f"{view.name(clan)}. {clan_text(view, clan)}"
            spread.add(f"choose-{clan}", clan, tip, clan_card(view, clan, *size), f"clan:{clan}")
    return spread


def _copies(view: View, decision: Copy) -> Spread:
    cards = [(option // CARDS, option % CARDS) for option in decision.options(view.s)]
    spread, faces = _slips(view, view.say("word-active"), [(card, view.clan(seat)) for seat, card in cards])
    for (seat, card), face in zip(cards, faces, strict=True):
        at = (spread.width - 16, spread.height - 15) if view.is_apart else (CARD_WIDTH / 2, CARD_HEIGHT - 14)
        emblem = use(f"nor-emblem-{view.clan(seat)}", *at, 0.8)
        name = CARD_IDS[card]
        option = f"copy:seat_{seat}:{name}"
        spread.add(f"spread-{seat}-{name}", name, view.about_card(card), face + emblem, option)
    return spread


def _side(view: View, count: int) -> float:
    """The side of so many tiles."""
    return min(_TILE, (_ROOM - _APART * (count - 1)) / count) if view.is_apart else CARD_HEIGHT


def _rotations(view: View, decision: TurnTile) -> Spread:
    s = view.s
    turns = decision.options(s)
    side = _side(view, len(turns))
    spread = Spread(view.name(TILE_IDS[s.tile]), side, side)
    span, layers = (_SPAN_APART, LAND) if view.is_apart else (_SPAN, (*LAND, "pieces"))
    for turned in turns:
        option = f"rotation:{turned}"
        tip = view.label(option) if view.is_mine else view.name(TILE_IDS[s.tile])
        drawn = preview(s.tile, view.layout.turned(turned), view.layout.corner(s.cell), side, span, layers)
        spread.add(f"turn-{turned}", TILE_IDS[s.tile], tip, drawn, option)
    return spread


def _tiles(view: View) -> Spread:
    tiles = view.tiles()
    side = _side(view, len(tiles))
    spread = Spread(view.say("picture-tiles-to-choose"), side, side)
    for tile in tiles:
        name = TILE_IDS[tile]
        spread.add(f"tile-{name}", name, view.name(name), tile_card(tile, 0, side), f"tile:{name}")
    return spread


def _tile_in_hand(view: View) -> Spread:
    name, side = view.name(TILE_IDS[view.s.tile]), _side(view, 1)
    spread = Spread(name, side, side)
    spread.add("tile-in-hand", TILE_IDS[view.s.tile], name, tile_card(view.s.tile, 0, side))
    return spread


def _in_question(view: View) -> Spread | None:
    """A card that is being decided on."""
    decision = view.decision
    if isinstance(decision, React):
        return _cards(view, view.say("picture-played"), [decision.card], view.clan(decision.player), False)
    if isinstance(decision, ExtortReply | UpgradeMode):
        clan = view.clan(decision.seat)
        return _cards(view, view.say("picture-in-question"), [decision.card], clan, False)
    return None


def spread_of(view: View) -> Spread | None:
    """What is spread out now, if anything."""
    s, decision = view.s, view.decision
    if isinstance(decision, ChooseClan):
        return _clans(view)
    if isinstance(decision, TurnTile):
        return _rotations(view, decision)
    if isinstance(decision, PlaceTile):
        return _tile_in_hand(view)
    if view.tiles():
        return _tiles(view)
    if not view.is_mine:
        return _in_question(view) if isinstance(decision, React) else None
    if isinstance(decision, Copy):
        return _copies(view, decision)
    if isinstance(decision, UpgradePick):
        left = s.cards_in(view.seat, UPGRADE_LEFT)
        return _cards(view, view.say("word-upgrades"), left, view.clan(view.seat))
    if view.key == "recover":
        return _cards(view, view.say("word-discard-pile"), view.discard(view.seat), view.clan(view.seat))
    victim, hand = view.seen_hand()
    if victim != NONE:
        title = f"{view.say('word-hand')}: {view.clan_name(victim)}"
        return _cards(view, title, hand, view.clan(victim))
    return _in_question(view)


def _thing(view: View, spread: Spread, n: int, place: tuple[float, float, float]) -> str:
    id_, thing, tip, content, options = spread.things[n]
    glow = glowing_box(-3, -3, spread.width + 6, spread.height + 6, 9)
    return view.thing(id_, tip, content, glow, options, placed(*place), data_thing=thing)


def spread_width(spread: Spread, scale: float) -> float:
    """How wide a spread is if nothing overlaps."""
    return (len(spread.things) * (spread.width + _GAP)) * scale


def spread_wide(view: View, spread: Spread, box: Box) -> str:
    """The spread within a box, things overlapping as far as its width demands."""
    x, y, width, height = box
    scale = min(1.0, (height - _HEADING - 4) / CARD_HEIGHT)
    least = _LEAST_TILE if spread.width == CARD_HEIGHT else _LEAST_CARD
    scale = min(scale, max(least, (width - 12) / spread_width(spread, 1)))
    lefts = spread_out(len(spread.things), (width - 12) / scale, spread.width, _GAP)
    ground = rectangle(x, y, width, height, 9, fill="#000", fill_opacity=0.24)
    title = line(spread.title, x + 8, y + 15, 14, "light", room=width - 16)
    things = "".join(
        _thing(view, spread, n, (x + 6 + left * scale, y + _HEADING, scale)) for n, left in enumerate(lefts)
    )
    return group(ground + title + things, id="spread")


def spread_parts(view: View, spread: Spread) -> str:
    """The spread as a part of its own, in rows below its title; clans lie whole where the hand will be."""
    if isinstance(view.decision, ChooseClan):
        box = (0.0, 0.0, spread.width + 2 * _EDGE, spread.height + 2 * _EDGE)
        drawn = [group(_thing(view, spread, n, (_EDGE, _EDGE, 1))) for n in range(len(spread.things))]
        return "".join(part("card", spread.things[n][0], box, each) for n, each in enumerate(drawn))
    wide, high = spread.width + _APART, spread.height + _APART
    columns = min(len(spread.things), int((_ROOM + _APART) // wide))
    width = columns * wide - _APART + 2 * _EDGE
    height = _TITLE + -(-len(spread.things) // columns) * high - _APART + _EDGE
    ground = rectangle(0, 0, width, height, 10, fill=colour("strip"), fill_opacity=0.94)
    title = line(spread.title, _EDGE, 21, 15, "light", room=width - 2 * _EDGE)
    things = "".join(
        _thing(view, spread, n, (_EDGE + n % columns * wide, _TITLE + n // columns * high, 1))
        for n in range(len(spread.things))
    )
    return part("scene", "spread", (0, 0, width, height), group(ground + title + things, id="spread"), spread.title)
