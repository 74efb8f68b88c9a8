"""Maps for tests: the standard or the large layout, all plain but for what is listed: `flat("(3,-2)=M, (4,-2)=R")`."""

from __future__ import annotations

import re

from meadhall.games.medieval_battle.battlefield import Battlefield, preset
from meadhall.games.medieval_battle.content import LARGE, PLAIN, STANDARD, TERRAIN_OF_LETTER
from meadhall.games.medieval_battle.hexes import PLACES
from meadhall.games.medieval_battle.notation import at


def names(kind: str, cells: str) -> list[str]:
    """Several options of a kind, by their hexes: `names("step", "(1,2) (0,3)")`."""
    return [f"{kind}:{each.strip('()')}" for each in cells.split()]


def flat(terrain: str = "") -> Battlefield:
    """The standard layout, all plain but for what is listed."""
    return _flat(STANDARD, "std_crossroads", terrain)


def flat_large(terrain: str = "") -> Battlefield:
    """The large layout, all plain but for what is listed."""
    return _flat(LARGE, "lrg_two_fields", terrain)


def _flat(size: int, model: str, terrain: str) -> Battlefield:
    field = preset(size, model)
    laid = [PLAIN] * PLACES
    found = re.findall(r"(\(-?\d+,-?\d+\))=([PFRM])", terrain)
    assert len(found) == terrain.count("="), f"Nobody understands '{terrain}'."
    for each, letter in found:
        laid[at(each)] = TERRAIN_OF_LETTER[letter]
    return Battlefield(size, laid, field.sectors, field.flags, field.flag_points, field.flag_names)
