"""What is spread out to choose from beside the hand: clans, cards of other zones, tiles, ways to turn a tile."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import group, placed, rectangle, use
from meadhall.drawing.hands import spread as spread_out
from meadhall.drawing.layouts import Box
from meadhall.drawing.lettering import line
from meadhall.drawing.touch import glowing_box
from meadhall.games.northgard.content import CARD_IDS, CARDS, CLAN_IDS, NONE, TILE_IDS
from meadhall.games.northgard.picture.faces import card_face, clan_card, preview, tile_card
from meadhall.games.northgard.picture.ground import corner
from meadhall.games.northgard.picture.places import CARD_HEIGHT, CARD_WIDTH
from meadhall.games.northgard.picture.view import View
from meadhall.games.northgard.position import UPGRADE_LEFT
from meadhall.games.northgard.rules.effects import Copy
from meadhall.games.northgard.rules.hand_specials import ExtortReply
from meadhall.games.northgard.rules.tiles import PlaceTile, TurnTile
from meadhall.games.northgard.rules.turns import React, UpgradeMode, UpgradePick
from meadhall.games.northgard.setup import ChooseClan

_GAP: Final = 8.0
_ROW: Final = 3
_LEAST_CARD: Final = 0.84
_LEAST_TILE: Final = 0.5
"""How much smaller than usual cards and tiles may be before they overlap."""
_HEADING: Final = 25.0
"""The height of the words above a spread."""


class Spread:
    """Things of one size side by side, with words above them."""

    def __init__(self, title: str, width: float) -> None:
        self.title: Final = title
        self.width: Final = width
        self.things: Final[list[tuple[str, str, str, list[str]]]] = []
        """Id, tooltip, drawing, options."""

    def add(self, id_: str, tip: str, content: str, *options: str) -> None:
        """One more thing."""
        self.things.append((id_, tip, content, list(options)))

    @property
    def options(self) -> set[str]:
        """All options that its things stand for."""
        return {option for _, _, _, options in self.things for option in options}


def _cards(view: View, title: str, cards: list[int], clan: str, is_chosen: bool = True) -> Spread:
    spread = Spread(title, CARD_WIDTH)
    for n, card in enumerate(cards):
        name = CARD_IDS[card]
        face = card_face(view, card, clan, CARD_WIDTH, CARD_HEIGHT)
        option = [f"card:{name}"] if is_chosen else []
        spread.add(f"spread-{name}-{n}", view.about_card(card), face, *option)
    return spread


def _clans(view: View) -> Spread:
    spread = Spread(view.say("picture-clans"), CARD_WIDTH)
    for clan in CLAN_IDS:
        if CLAN_IDS.index(clan) not in view.s.clan:
            tip = f"{view.name(clan)}. {view.say('text-clan-' + clan.removeprefix('clan_'))}"
            spread.add(f"choose-{clan}", tip, clan_card(view, clan, CARD_WIDTH, CARD_HEIGHT), f"clan:{clan}")
    return spread


def _copies(view: View, decision: Copy) -> Spread:
    spread = Spread(view.say("word-active"), CARD_WIDTH)
    for option in decision.options(view.s):
        seat, card = option // CARDS, option % CARDS
        face = card_face(view, card, view.clan(seat), CARD_WIDTH, CARD_HEIGHT)
        face += use(f"nor-emblem-{view.clan(seat)}", CARD_WIDTH / 2, CARD_HEIGHT - 14, 0.8)
        name = f"copy:seat_{seat}:{CARD_IDS[card]}"
        spread.add(f"spread-{seat}-{CARD_IDS[card]}", view.about_card(card), face, name)
    return spread


def _rotations(view: View, decision: TurnTile) -> Spread:
    s = view.s
    spread = Spread(view.name(TILE_IDS[s.tile]), CARD_HEIGHT)
    for turned in decision.options(s):
        option = f"rotation:{turned}"
        tip = view.label(option) if view.is_mine else view.name(TILE_IDS[s.tile])
        spread.add(f"turn-{turned}", tip, preview(s.tile, turned, corner(s.cell), CARD_HEIGHT), option)
    return spread


def _tiles(view: View) -> Spread:
    tiles = view.tiles()
    spread = Spread(view.say("picture-tiles-to-choose"), CARD_HEIGHT)
    for tile in tiles:
        name = TILE_IDS[tile]
        spread.add(f"tile-{name}", view.name(name), tile_card(tile, 0, CARD_HEIGHT), f"tile:{name}")
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
        spread = Spread(view.name(TILE_IDS[s.tile]), CARD_HEIGHT)
        spread.add("tile-in-hand", view.name(TILE_IDS[s.tile]), tile_card(s.tile, 0, CARD_HEIGHT))
        return spread
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
    id_, tip, content, options = spread.things[n]
    glow = glowing_box(-3, -3, spread.width + 6, CARD_HEIGHT + 6, 9)
    return view.thing(id_, tip, content, glow, options, placed(*place))


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


def spread_tall(view: View, spread: Spread, width: float) -> tuple[str, float]:
    """The spread in rows below its title, and the height it takes."""
    columns = 2 if spread.width == CARD_HEIGHT and len(spread.things) in (2, 4) else _ROW
    scale = (width - 16 * (columns - 1)) / columns / spread.width
    high = CARD_HEIGHT * scale + 18
    title = line(spread.title, 8, 32, 32, "light", room=width - 16)
    things = "".join(
        _thing(view, spread, n, (n % columns * (spread.width * scale + 16), 56 + n // columns * high, scale))
        for n in range(len(spread.things))
    )
    return group(title + things, id="spread"), 56 + high * -(-len(spread.things) // columns)
