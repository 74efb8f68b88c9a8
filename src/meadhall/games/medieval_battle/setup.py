"""Setup: colours, map, and the order of what follows."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from meadhall.engine.options import Misfit
from meadhall.engine.steps import Chance, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.medieval_battle import log
from meadhall.games.medieval_battle.battlefield import Battlefield, custom_map, preset, random_map
from meadhall.games.medieval_battle.content import PRESET_IDS, PRESET_SIZE, RED, SIZE_IDS
from meadhall.games.medieval_battle.rules.deployment import DeployArmies
from meadhall.games.medieval_battle.rules.recruitment import Recruit
from meadhall.games.medieval_battle.rules.turns import BeginBattle
from meadhall.games.medieval_battle.state import Battle
from meadhall.games.medieval_battle.variant import Variant
from meadhall.games.medieval_battle.vocabularies import ARMY

USUAL: Final = "usual"
_USUAL_MAPS: Final = ["std_crossroads", "lrg_two_fields"]
_USUAL_ARMIES: Final = ["a20_rulebook", "a30_mixed"]


def start(options: dict[str, Any], players: int) -> Battle:
    """The state before anything has happened, for the options of a table."""
    return new_game(variant_of(options))


def new_game(variant: Variant) -> Battle:
    """The state before anything has happened."""
    s = Battle(variant)
    s.then(AssignColours(), Recruit(), DeployArmies(), BeginBattle())
    return s


def variant_of(options: dict[str, Any]) -> Variant:
    """The options of a table as the rules use them; those that do not fit together are refused."""
    size = SIZE_IDS.index(options["map_size"])
    return Variant(
        field=_battlefield(size, options),
        colours=options["colours"],
        army_mode=options["army_mode"],
        army_presets=_army_presets(size, options),
        is_revealed_on_placement=options["army_reveal"] == "on_placement",
        dismount=options["dismount"],
        leaves_zone_by_one_hex=options["zoc_exit"] == "one_hex",
        pursuit_free_move=options["pursuit_free_move"],
        tabor_shootable=options["tabor_shootable"],
        shoots_by_ladder=options["shooting_scale"] == "ladder",
        either_hex_blocks=options["los_edge_rule"] == "either",
        hills_block=options["los_hills_block"],
        time_tokens=options["time_tokens"],
        plays_by_the_book=options["rulings"] == "by_the_book",
    )


def _battlefield(size: int, options: dict[str, Any]) -> Battlefield:
    """MED-1.9: a preset, a random map, or a custom assembly."""
    name = options["map"]
    if name == "random":
        return random_map(size, options["map_seed"])
    if name == "custom":
        return custom_map(size, options["map_custom"])
    return preset(size, _USUAL_MAPS[size] if name == USUAL else name)


def _army_presets(size: int, options: dict[str, Any]) -> list[int]:
    """MED-2.9: the ready-made armies of Red and Yellow; where they are not set beforehand, the usual ones."""
    is_set = options["army_mode"] == "preset_fixed"
    return [_preset_of(size, army, options[f"army_{army}"] if is_set else USUAL) for army in ("red", "yellow")]


def _preset_of(size: int, army: str, name: str) -> int:
    number = PRESET_IDS.index(_USUAL_ARMIES[size] if name == USUAL else name)
    if PRESET_SIZE[number] != size:
        raise Misfit("army-size", army=army, size=SIZE_IDS[size])
    return number


class AssignColours(Step):
    """MED-0.1, option `colours`: which seat leads which army."""

    def run(self, s: Battle) -> None:
        if s.variant.colours == "random":
            s.then(DrawColours())
        else:
            seat_armies(s, 0 if s.variant.colours == "seat_1_red" else 1)


def seat_armies(s: Battle, red: int) -> None:
    """Give Red to a seat and Yellow to the other."""
    s.red_seat = red
    s.tell(log.COLOURS_ASSIGNED, red, 1 - red)


class DrawColours(Chance):
    """MED-0.1: which army the first seat leads."""

    vocabulary: ClassVar[Vocabulary] = ARMY
    rule: ClassVar[str] = "MED-0.1"

    def options(self, s: Battle) -> list[int]:
        return [0, 1]

    def choose(self, s: Battle, option: int) -> None:
        seat_armies(s, 0 if option == RED else 1)
