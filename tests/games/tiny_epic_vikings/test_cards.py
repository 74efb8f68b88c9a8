"""Every viking card, favour card and god does what is printed on it."""

from __future__ import annotations

import re

import pytest

from meadhall.games.tiny_epic_vikings.content import CARD_IDS, FAVOUR_IDS, GOD_IDS
from tests.games.tiny_epic_vikings.deeds import deeds
from tests.games.tiny_epic_vikings.told import Table, told

# Strength and steel cost; leader action; runes required and rune action.
_CARDS = {
    "wealth": """
        astrid_goldhand: 4 | sail 2 | 2 wealth: harvest 3
        bjorn_the_broad: 2+wealth | sail 2 | 3 wealth: smite 2
        dagny_fairwind: 3 | sail 3 | 2 wealth: collect food per wealth
        eirik_silvertongue: 1+steel | sail 3 | 1 secrets: enter_battle
        frida_keelwright: 2 | sail 3 | 3 wealth: build
        gunnar_farfarer: 2 | sail 4 | 1 natures_fury: draw_replace
        halfdan_ringgiver: 9 for 3 steel | explore 1 | 2 wealth: enter_battle
        inga_pathfinder: 2+food | explore 2 | 1 natures_fury: sail 2
        jorunn_the_trader: 3 | explore 3 | 1 secrets: exchange
        knut_the_bountiful: 2*wealth | harvest 2 | 2 natures_fury: sail 3
        leif_ploughman: 6 for 1 steel | harvest 3 | 1 secrets: explore 2
        magnhild_the_hoarder: 1+any | harvest 3 | 1 natures_fury: smite 1
        njal_barnlord: 2 | harvest 4 | 2 wealth: temple_explore
        olaf_hallbuilder: 2+secrets | build | 2 secrets: harvest 4
        ragnhild_mason: 7 for 2 steel | build | 2 wealth: explore 2
        sigurd_treasurer: 1*food | build | 3 any: collect 1 wood 1 food 1 steel
    """,
    "secrets": """
        alva_whisperer: 4 | sail 2 | 2 secrets: explore 2
        bodil_runecarver: 2+secrets | sail 2 | 1 wealth: temple_explore
        dyri_fogwalker: 3 | sail 3 | 2 secrets: collect wood per secrets
        egil_nightblade: 1+wood | sail 3 | 1 natures_fury: enter_battle
        freydis_the_seeress: 2 | sail 3 | 3 secrets: smite 2
        grim_starreader: 2 | sail 4 | 1 wealth: exchange
        hild_the_veiled: 9 for 3 steel | explore 1 | 2 secrets: harvest 3
        ivar_lorekeeper: 1+any | explore 2 | 3 secrets: build
        jora_softfoot: 3 | explore 3 | 1 natures_fury: draw_replace
        kari_herbwife: 2*secrets | harvest 2 | 1 wealth: smite 1
        logi_brewer: 6 for 1 steel | harvest 3 | 2 secrets: enter_battle
        mjoll_the_skald: 2+natures_fury | harvest 3 | 1 natures_fury: sail 2
        nanna_moonsinger: 2 | harvest 4 | 2 natures_fury: explore 3
        orm_stonereader: 5 | build | 2 wealth: sail 3
        runa_dreamweaver: 7 for 2 steel | build | 2 secrets: draw_replace
        svein_cairnkeeper: 1*wood | build | 3 any: harvest 2
    """,
    "natures_fury": """
        arnbjorg_stormcaller: 5 | sail 2 | 2 natures_fury: enter_battle
        brand_firehair: 2+natures_fury | sail 2 | 1 wealth: harvest 3
        dufa_wavebreaker: 3 | sail 3 | 1 secrets: smite 1
        einar_hailbringer: 1+food | sail 3 | 2 natures_fury: collect steel per natures_fury
        floki_driftwood: 2 | sail 3 | 3 natures_fury: temple_explore
        gro_gullwing: 3 | sail 4 | 1 secrets: exchange
        hakon_the_berserk: 9 for 3 steel | explore 1 | 1 wealth: enter_battle
        ida_frostbite: 2+steel | explore 2 | 3 natures_fury: smite 2
        jarl_thorolf: 2 | explore 3 | 2 secrets: build
        ketil_the_hunter: 2*natures_fury | harvest 2 | 2 natures_fury: sail 3
        leikny_whaler: 6 for 1 steel | harvest 3 | 1 secrets: explore 2
        mord_wolfcoat: 1+any | harvest 3 | 2 natures_fury: sail 2
        nott_nightfrost: 2 | harvest 4 | 1 wealth: draw_replace
        oddny_treefeller: 4 | build | 2 wealth: explore 3
        rolf_ironbeam: 7 for 2 steel | build | 2 natures_fury: collect 1 wood 2 steel
        skade_snowhall: 1*steel | build | 3 any: harvest 2
    """,
}
_ISLANDS = {"wealth": ["raven", "stag"], "secrets": ["wolf", "eagle"], "natures_fury": ["bear", "seal"]}
_ISLANDS["any"] = ["raven", "wolf"]
_GROUND = "R boat whale_tail; R 1 raven; R res 4/0/0; Y 2 fox; Y 1 serpent"
"""Something to sail, to explore and to build with, and somebody to smite."""


class _Card:
    """What is printed on a viking card."""

    def __init__(self, rune: str, line: str) -> None:
        self.rune = rune
        self.name, text = line.strip().split(": ", 1)
        battle, self.leader, below = text.split(" | ")
        self.strength, _, cost = battle.partition(" for ")
        self.steel = int(cost.removesuffix(" steel") or 0)
        requirement, self.rune_action = below.split(": ")
        count, self.required_rune = requirement.split()
        self.required = int(count)


_ALL = [_Card(rune, line) for rune, lines in _CARDS.items() for line in lines.strip().splitlines()]
every_card = pytest.mark.parametrize("card", _ALL, ids=[card.name for card in _ALL])


def test_all_cards_are_in_the_table() -> None:
    """TEV-4.6, TEV-1.7: 48 of them, 16 of each rune."""
    assert [card.name for card in _ALL] == CARD_IDS
    assert [len(lines.strip().splitlines()) for lines in _CARDS.values()] == [16, 16, 16]


_HELD = {"wealth": 2, "secrets": 3, "natures_fury": 0, "any": 5, "wood": 3, "food": 4, "steel": 5}
_HOLDER = "R holds raven stag wolf eagle walrus; R res 3/4/5"
_SETTLERS = "R 1 raven; R 1 stag; R 1 wolf; R 1 eagle; R 1 walrus"


@every_card
def test_the_strength_of_every_card(card: _Card) -> None:
    """TEV-5.5, TEV-5.6, TEV-4.6: with these runes and resources, its own rune too, and its steel paid."""
    battle = f"R down {card.name}; battle R for golden_ring from upper left"
    table = told(f"{_SETTLERS}; {_HOLDER}; {battle}").asks("draw_invader", of="chance")
    table.draws("dagny_fairwind" if card.name == "gro_gullwing" else "gro_gullwing")
    table.fought(red=_strength(card), invaders=3)
    assert [numbers[:2] for numbers in table.heard("steel_paid")] == ([[0, card.steel]] if card.steel else [])


def _strength(card: _Card) -> int:
    printed = re.fullmatch(r"(\d)(?:([+*])(\w+))?", card.strength)
    assert printed
    base, operation, kind = int(printed[1]), printed[2], printed[3]
    if not operation:
        return base
    count = _HELD[kind] + (kind in (card.rune, "any"))
    return base + count if operation == "+" else base * count


@every_card
def test_the_leader_action_of_every_card(card: _Card) -> None:
    """TEV-4.4, TEV-4.6"""
    table = told(f"{_GROUND}; R hand {card.name}").plays(f"up:{card.name}").asks("use_leader_action", of="red")
    assert deeds(table.plays("do")) == [card.leader]


def _with_runes(card: _Card, missing: int) -> Table:
    """The card lies face up, its leader action is skipped, and so many of the required runes are missing."""
    own = card.required_rune in (card.rune, "any")
    held = _ISLANDS[card.required_rune][: card.required - own - missing]
    position = "; ".join([_GROUND, *[f"R 1 {island}" for island in held]])
    if held:
        position += f"; R holds {' '.join(held)}"
    if card.rune_action == "temple_explore":
        position += "; R temple fox"
    return told(f"{position}; R hand {card.name}").shows(card.name)


@every_card
def test_the_rune_action_of_every_card(card: _Card) -> None:
    """TEV-12.1, TEV-12.2, TEV-4.6: offered with exactly the required runes, and not with one less."""
    _with_runes(card, missing=1).turn_of("yellow")
    table = _with_runes(card, missing=0).asks("use_rune_action", of="red").plays("do")
    printed = re.sub(r"collect (\w+) per \w+", rf"collect {card.required} \1", card.rune_action)
    assert deeds(table) == [printed]


# Favour cards

_FAVOURS = """
    full_granary: wealth | 2 wood 2 food
    golden_ring: wealth | 3 any
    hoard_of_hedeby: wealth wealth | 1 food
    kings_tribute: wealth wealth | 1 steel
    whispering_stone: secrets | 2 wood 2 steel
    mimirs_draught: secrets | 3 any
    sealed_saga: secrets secrets | 1 wood
    ravens_secret: secrets secrets | 1 food
    breath_of_hail: natures_fury | 2 food 2 steel
    seething_sea: natures_fury | 3 any
    thunderhead: natures_fury natures_fury | 1 steel
    wrath_of_winter: natures_fury natures_fury | 1 wood
    smugglers_map: wealth secrets | 1 food 1 steel
    buried_silver: wealth secrets | 1 wood 1 food
    storm_wrack: wealth natures_fury | 1 wood 1 steel
    stranded_whale: wealth natures_fury | 1 wood 1 food
    omen_in_the_clouds: secrets natures_fury | 1 food 1 steel
    frozen_runes: secrets natures_fury | 1 wood 1 steel
"""
_FAVOUR_LINES = [line.strip() for line in _FAVOURS.strip().splitlines()]


def test_all_favours_are_in_the_table() -> None:
    """TEV-1.8: 18 of them, with 10 runes of each kind."""
    assert [line.split(":")[0] for line in _FAVOUR_LINES] == FAVOUR_IDS
    assert [_FAVOURS.count(rune) for rune in _CARDS] == [10, 10, 10]


@pytest.mark.parametrize("line", _FAVOUR_LINES)
def test_every_favour_gives_its_sack_and_scores_its_runes(line: str) -> None:
    """TEV-5.8, TEV-15.2, TEV-RUL-24: with 3, 2 and 1 point for Wealth, Secrets and Nature's Fury."""
    favour, printed = line.split(": ")
    runes, sack = printed.split(" | ")
    battle = f"R down orm_stonereader; battle R for {favour} from upper left"
    table = told(f"{battle}; R res 0/0/0; fury 9/5/1").draws("floki_driftwood")
    assert deeds(table) == [f"collect {sack}"]
    points = {"wealth": 3, "secrets": 2, "natures_fury": 1}
    table.is_at(f"R favours {favour}").scores(red=sum(points[rune] for rune in runes.split())).turn_of("red")


# Gods

_BOONS = {
    "odin": ["draw_replace", "collect 1 any"],
    "frigg": ["collect 1 wood 1 food 1 steel"],
    "thor": ["smite 1"],
    "freyja": ["harvest 2"],
    "loki": ["fury_shift 2"],
    "heimdall": ["sail 2"],
}


@pytest.mark.parametrize("god", GOD_IDS)
def test_the_boon_of_every_god(god: str) -> None:
    """TEV-5.10, TEV-5.13: whichever rune it stands for."""
    others = [other for other in GOD_IDS if other != god][:2]
    cards = {"gunnar_farfarer": [god, *others], "nanna_moonsinger": [others[0], god, others[1]]}
    for card, gods in cards.items():
        battle = f"R down {card}; battle R for golden_ring from upper left; gods {'/'.join(gods)}"
        table = told(f"{_GROUND}; {battle}").draws("gro_gullwing").asks("use_boon", of="red")
        assert deeds(table.plays("do")) == _BOONS[god]
        table.turn_of("red")
