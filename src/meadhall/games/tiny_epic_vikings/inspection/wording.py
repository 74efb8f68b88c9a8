"""What all answers share: glyphs, headings, clans, and numbers in words."""

from __future__ import annotations

from meadhall.drawing.pages import emblem
from meadhall.engine.inspected import Row, Section
from meadhall.games.tiny_epic_vikings.content import (
    CLAN_IDS,
    ENEMY,
    GOD_IDS,
    ISLAND_POINTS,
    NONE,
    RESOURCE_IDS,
    RESOURCES,
    RUNE_IDS,
)
from meadhall.games.tiny_epic_vikings.picture.view import View


def glyph(symbol: str, radius: float = 13) -> str:
    """A drawing of the definitions as a small picture."""
    return emblem("tev-" + symbol, radius)


def clan_glyph(clan: int) -> str:
    """The shield of a clan."""
    return glyph(f"emblem-{CLAN_IDS[clan]}", 17)


def sections(view: View, *found: tuple[str, list[Row]]) -> list[Section]:
    """Those of the sections that have something to say, each under the text `inspect-heading-<key>`."""
    return [Section(view.say(f"inspect-heading-{key}"), rows) for key, rows in found if rows]


def of_clan(view: View, clan: int) -> str:
    """Whose a thing is, in a few words."""
    if clan == view.clan:
        return view.say("inspect-yours")
    return view.say("inspect-of", **view.words.thing("clan", [CLAN_IDS[clan]]))


def seat_of(clan: int) -> int:
    """Whose colours a head wears; nobody's for the enemy."""
    return clan if clan not in (NONE, ENEMY) else -2


def points(view: View, number: int) -> str:
    """So many points."""
    return view.say("inspect-points", points=number)


def has(view: View, resource: int) -> int:
    """How much of a resource the viewer has."""
    return view.s.resources[RESOURCES * view.clan + resource]


def shortage(view: View, resource: int, cost: int) -> list[Row]:
    """That the viewer cannot pay so much of a resource, if that is so."""
    if view.clan == NONE or has(view, resource) >= cost:
        return []
    thing = view.words.thing("resource", [RESOURCE_IDS[resource]])
    said = view.say("inspect-short", **thing, cost=cost, has=has(view, resource))
    return [Row(said, glyph(f"resource-{RESOURCE_IDS[resource]}"))]


def price(view: View, resource: int, cost: int) -> list[Row]:
    """What something costs."""
    name = RESOURCE_IDS[resource]
    return [Row(view.name(name), glyph(f"resource-{name}"), mark=str(cost), things=[name])]


def worth(view: View, rune: int) -> list[Row]:
    """What an island rune would score as the gods stand."""
    s = view.s
    if s.god_of[rune] == NONE:
        return []
    god = GOD_IDS[s.god_of[rune]]
    note = f"{view.name(god)}: {view.say('word-fury')} {s.fury[rune]}"
    mark = points(view, ISLAND_POINTS[s.rank(rune)])
    return [Row(view.name(RUNE_IDS[rune]), glyph(f"rune-{RUNE_IDS[rune]}"), note, mark, [RUNE_IDS[rune], god])]
