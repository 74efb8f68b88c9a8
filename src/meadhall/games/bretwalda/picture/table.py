"""What lies in the open sea: the track of rounds, the Season card, the decks and the Danes beside the board."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.cards import head, parchment
from meadhall.drawing.elements import circle, group, placed, rectangle, use
from meadhall.drawing.layouts import Box
from meadhall.drawing.lettering import LEADING, fit, line, lines, paragraph, wrap
from meadhall.drawing.palette import colour
from meadhall.drawing.parts import part
from meadhall.drawing.tokens import badge
from meadhall.games.bretwalda.content import (
    DANES,
    KINDS,
    KINGDOM_IDS,
    NONE,
    ROUNDS,
    SEASON_CARD_IDS,
    SEASON_IDS,
    SEASON_OF_ROUND,
    VIKING,
    YEAR_OF_ROUND,
)
from meadhall.games.bretwalda.hands import count_discards
from meadhall.games.bretwalda.picture.pieces import piece
from meadhall.games.bretwalda.picture.places import DECKS, SEASON, TRACK
from meadhall.games.bretwalda.picture.view import View

_HUES: Final = {"spring": "#dbe9c4", "summer": "#f7e3a4", "autumn": "#efcfab", "winter": "#d3e3ec"}
_HEADS: Final = {"spring": "#5b7a34", "summer": "#9a6a0c", "autumn": "#8a4418", "winter": "#335f7c"}
_ROMAN: Final = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"]
_DISPLAY: Final = 256.0
"""The width of the Season card and of the decks as parts of their own."""
_LETTERS: Final = 13.5


def track(view: View) -> str:
    """Three years of four Seasons; rounds in which Vassals are chosen have a ring."""
    x, y, width, height = TRACK
    each, high = (width - 8) / 4, (height - 8) / 3
    parts = [group(parchment(width, height, 6), transform=placed(x, y))]
    for round_ in range(1, ROUNDS + 1):
        left, top = x + 4 + (round_ - 1) % 4 * each, y + 4 + YEAR_OF_ROUND[round_] * high
        face = "bold" if round_ == view.s.round else "name"
        number = line(_ROMAN[round_], left + each * 0.7, top + high * 0.66, 9.6, face, "middle", room=each * 0.5)
        parts.append(_round(view, round_, (left, top, each, high), left + each * 0.3, 0.56, number))
    return view.thing("track", _about_round(view), "".join(parts))


def _round(view: View, round_: int, box: Box, middle: float, scale: float, number: str = "") -> str:
    """The space of a round: its Season, with the sign around this middle."""
    s = view.s
    season = SEASON_IDS[SEASON_OF_ROUND[round_]]
    left, top, each, high = box
    is_now = round_ == s.round
    cell = rectangle(
        left + 1, top + 1, each - 2, high - 2, 3, fill=_HUES[season],
        stroke=colour("viking-red") if is_now else colour("ink-soft"), stroke_width=2.6 if is_now else 0.8,
    )  # fmt: skip
    cell += use(f"bre-{season}", middle, top + high / 2, scale)
    if s.variant.minor_kingdoms and round_ in s.variant.vassal_rounds:
        cell += circle(left + each - 6, top + 6, 2.8, fill="#6a4b8c", stroke="#fdf4dd", stroke_width=0.8)
    return group(cell + number, class_="bre-spent" if round_ < s.round else None, data_thing=f"round:{round_}")


def track_part(view: View) -> str:
    """All rounds in one row, with a gap after every year."""
    each, gap = 23.0, 5.0
    cells = "".join(
        _round(view, round_, (left, 2, each, 32), left + each / 2, 0.72)
        for round_ in range(1, ROUNDS + 1)
        for left in [2 + (round_ - 1) * each + YEAR_OF_ROUND[round_] * gap]
    )
    width = ROUNDS * each + YEAR_OF_ROUND[ROUNDS] * gap + 4
    return part("track", "track", (0, 0, width, 36), view.thing("track", _about_round(view), cells))


def _about_round(view: View) -> str:
    s = view.s
    if s.round == 0:
        return view.say("text-setup")
    season = view.words.thing("season", [SEASON_IDS[SEASON_OF_ROUND[s.round]]])
    said = view.say("text-round-is", round=s.round, year=YEAR_OF_ROUND[s.round] + 1, **season)
    if s.pretender == NONE:
        return said
    return f"{said}. {view.say('text-pretender', **view.words.thing('kingdom', [KINGDOM_IDS[s.pretender]]))}"


def _season(view: View, width: float, height: float, size: float) -> str:
    """The Season card of the round with letters of this size at most, at the origin."""
    card = view.s.season_card
    if card == NONE:
        return ""
    name = SEASON_CARD_IDS[card]
    season = SEASON_IDS[SEASON_OF_ROUND[view.s.round]]
    high = size * 1.9
    title = view.name(name)
    text = view.name(name, "text")
    letters, texts = paragraph(text, size, width - size * 1.2, height - high - size * 0.6, size * 0.72)
    content = (
        parchment(width, height, 6)
        + head(width, high, _HEADS[season], 6)
        + circle(high * 0.6, high / 2, high * 0.42, class_="disc")
        + use(f"bre-{season}", high * 0.6, high / 2, high / 34)
        + line(
            title,
            high * 1.15,
            high / 2 + size * 0.38,
            fit(title, size * 1.15, width - high * 1.4, size * 0.8, "light"),
            "light",
        )
        + lines(texts, size * 0.6, high + letters * 1.15, letters)
    )
    return view.thing(
        "season-card", f"{view.say('text-season-card')}: {view.about_card(name)}", content, data_thing=name
    )


def season_in_sea(view: View) -> str:
    """The Season card on the map plane."""
    x, y, width, height = SEASON
    return group(_season(view, width, height, 10.4), transform=placed(x, y))


def season_part(view: View) -> str:
    """The Season card as a part of its own, as high as its words are long; nothing before it is turned up."""
    if view.s.season_card == NONE:
        return ""
    text = view.name(SEASON_CARD_IDS[view.s.season_card], "text")
    texts = wrap(text, _LETTERS, _DISPLAY - _LETTERS * 1.2)
    height = _LETTERS * (3.1 + len(texts) * LEADING)
    drawn = group(_season(view, _DISPLAY, height, _LETTERS), transform=placed(2, 2))
    return part("display", "season", (0, 0, _DISPLAY + 4, height + 8), drawn, view.say("text-season-card"))


def decks(view: View, box: Box) -> str:
    """How many cards the decks have, and how many Vikings are beside the board."""
    s = view.s
    x, y, width, height = box
    vikings = s.pool[KINDS * DANES + VIKING]
    told = view.say(
        "text-decks", lordship=s.deck_size, discards=count_discards(s), chronicles=view.count_chronicle_deck()
    )
    shown = [
        ("lordship_deck", use("bre-lordship", 0, 0, 1.1), s.deck_size),
        ("lordship_discards", group(use("bre-lordship", 0, 0, 1.1), opacity=0.5), count_discards(s)),
        ("chronicle_deck", use("bre-chronicle", 0, 0, 1.1), view.count_chronicle_deck()),
        ("viking:danes", piece("viking", "danes", 0, 0, 1), vikings),
    ]
    each = width / len(shown)
    parts = [rectangle(0, 0, width, height, 8, fill=colour("outline"), fill_opacity=0.34)]
    for n, (thing, sign, number) in enumerate(shown):
        at = placed(each * (n + 0.42), height / 2)
        parts.append(group(sign + badge(number, 10, 9, 12), transform=at, data_thing=thing))
    pool = f"{view.name('danes')}: {view.say('text-number', number=vikings, **view.words.thing('thing', ['viking']))}"
    return view.thing("decks", f"{told}. {pool}", "".join(parts), place=placed(x, y))


def decks_part(view: View) -> str:
    """Decks and Vikings as a part of their own."""
    return part(
        "display", "decks", (0, 0, _DISPLAY + 4, 48), decks(view, (2, 1, _DISPLAY, 46)), view.say("picture-decks")
    )


def table(view: View) -> str:
    """Everything in the open sea."""
    content = track(view) + decks(view, DECKS) + season_in_sea(view)
    return group(content, transform=view.layout.window.transform(), id="table")
