"""What lies in the open sea: the track of rounds, the Season card, the decks and the Danes beside the board."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.cards import head, parchment
from meadhall.drawing.elements import circle, group, placed, rectangle, use
from meadhall.drawing.lettering import fit, line, lines, paragraph
from meadhall.drawing.palette import colour
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
from meadhall.games.bretwalda.picture.places import COLUMN, DECKS, SEASON, TRACK
from meadhall.games.bretwalda.picture.view import View

_HUES: Final = {"spring": "#dbe9c4", "summer": "#f7e3a4", "autumn": "#efcfab", "winter": "#d3e3ec"}
_HEADS: Final = {"spring": "#5b7a34", "summer": "#9a6a0c", "autumn": "#8a4418", "winter": "#335f7c"}
_ROMAN: Final = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"]
SEASON_HEIGHT: Final = 70.0
"""The height of the Season card where it lies in the column, before it is zoomed."""


def track(view: View) -> str:
    """Three years of four Seasons; rounds in which Vassals are chosen have a ring."""
    s = view.s
    x, y, width, height = TRACK
    each, high = (width - 8) / 4, (height - 8) / 3
    parts = [group(parchment(width, height, 6), transform=placed(x, y))]
    for round_ in range(1, ROUNDS + 1):
        season = SEASON_IDS[SEASON_OF_ROUND[round_]]
        left, top = x + 4 + (round_ - 1) % 4 * each, y + 4 + YEAR_OF_ROUND[round_] * high
        is_now = round_ == s.round
        cell = rectangle(
            left + 1, top + 1, each - 2, high - 2, 3, fill=_HUES[season],
            stroke=colour("viking-red") if is_now else colour("ink-soft"), stroke_width=2.6 if is_now else 0.8,
        )  # fmt: skip
        cell += use(f"bre-{season}", left + each * 0.3, top + high / 2, 0.56)
        if s.variant.minor_kingdoms and round_ in s.variant.vassal_rounds:
            cell += circle(left + each - 6, top + 6, 2.8, fill="#6a4b8c", stroke="#fdf4dd", stroke_width=0.8)
        face = "bold" if is_now else "name"
        cell += line(_ROMAN[round_], left + each * 0.7, top + high * 0.66, 9.6, face, "middle", room=each * 0.5)
        parts.append(group(cell, class_="bre-spent" if round_ < s.round else None))
    return view.thing("track", _about_round(view), "".join(parts))


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


def season_sheet(view: View) -> tuple[str, float]:
    """The Season card as broad as the column, and its height."""
    return (_season(view, COLUMN, SEASON_HEIGHT, 16), SEASON_HEIGHT) if view.s.season_card != NONE else ("", 0.0)


def decks(view: View) -> str:
    """How many cards the decks have, and how many Vikings are beside the board."""
    s = view.s
    x, y, width, height = DECKS
    vikings = s.pool[KINDS * DANES + VIKING]
    told = view.say(
        "text-decks", lordship=s.deck_size, discards=count_discards(s), chronicles=view.count_chronicle_deck()
    )
    shown = [
        (use("bre-lordship", 0, 0, 1.1), s.deck_size),
        (group(use("bre-lordship", 0, 0, 1.1), opacity=0.5), count_discards(s)),
        (use("bre-chronicle", 0, 0, 1.1), view.count_chronicle_deck()),
        (piece("viking", "danes", 0, 0, 1), vikings),
    ]
    each = width / len(shown)
    parts = [rectangle(0, 0, width, height * 0.62, 8, fill=colour("outline"), fill_opacity=0.34)]
    for n, (sign, number) in enumerate(shown):
        at = placed(each * (n + 0.42), height * 0.31)
        parts.append(group(sign + badge(number, 10, 9, 12), transform=at))
    pool = f"{view.name('danes')}: {view.say('text-number', number=vikings, **view.words.thing('thing', ['viking']))}"
    return view.thing("decks", f"{told}. {pool}", "".join(parts), place=placed(x, y + height * 0.3))


def table(view: View) -> str:
    """Everything in the open sea."""
    content = track(view) + decks(view) + (season_in_sea(view) if view.layout.is_wide else "")
    return group(content, transform=view.layout.window.transform(), id="table")
