"""What all answers share: glyphs, headings, clans, and prices."""

from __future__ import annotations

from meadhall.drawing.pages import emblem
from meadhall.engine.inspected import Row, Section
from meadhall.games.northgard.content import AREA_IDS, NONE, RESOURCE_IDS
from meadhall.games.northgard.picture.view import View


def glyph(symbol: str, radius: float = 13) -> str:
    """A drawing of the definitions as a small picture."""
    return emblem("nor-" + symbol, radius)


def clan_glyph(view: View, seat: int) -> str:
    """The emblem of a player's clan."""
    return glyph(f"emblem-{view.clan(seat)}", 17) if view.clan(seat) else ""


def player_name(view: View, seat: int) -> str:
    """The clan of a player, marked if it is the viewer's own."""
    return view.whose(view.clan_name(seat), seat == view.player)


def sections(view: View, *found: tuple[str, list[Row]]) -> list[Section]:
    """Those of the sections that have something to say, each under the text `inspect-heading-<key>`."""
    return [Section(view.say(f"inspect-heading-{key}"), rows) for key, rows in found if rows]


def seat_of(seat: int) -> int:
    """Whose colours a head wears."""
    return seat if seat != NONE else -2


def shortage(view: View, resource: int, cost: int) -> list[Row]:
    """That the viewer cannot pay so much of a resource, if that is so."""
    has = view.s.has(view.player, resource) if view.player != NONE else cost
    if has >= cost:
        return []
    thing = view.words.thing("resource", [RESOURCE_IDS[resource]])
    return [Row(view.say("inspect-short", **thing, cost=cost, has=has), glyph(RESOURCE_IDS[resource]))]


def price(view: View, resource: int, cost: int) -> Row:
    """What something costs."""
    name = RESOURCE_IDS[resource]
    return Row(view.name(name), glyph(name), mark=str(cost), things=[name])


def fame(view: View, number: int) -> str:
    """So much fame."""
    return view.say("inspect-fame-number", fame=number)


def names_row(view: View, territories: list[int], note: str = "", mark: str = "") -> list[Row]:
    """Several territories in one row, if there are any."""
    found = [AREA_IDS[territory] for territory in territories]
    return [Row(view.words.names(found), "", note, mark, found)] if found else []
