"""The position in words: headings and lines, for terminals and screen readers."""

from __future__ import annotations

from meadhall.games.tiny_epic_vikings.content import (
    ACTION_IDS,
    ADD,
    ANY_RUNE,
    BOAT_COSTS,
    CARD_IDS,
    CARD_RUNE,
    CLAN_IDS,
    COLLECT,
    EFFECT_ACTION,
    EFFECT_ANY,
    EFFECT_GAIN,
    EFFECT_PER_RUNE,
    EFFECT_RESOURCE,
    EFFECT_VALUE,
    ENEMY,
    EXPLORE,
    FAVOUR_IDS,
    FAVOUR_POINTS,
    FAVOUR_RUNES,
    FAVOURS,
    FLAT,
    FLEET,
    FURY_SHIFT,
    GOD_IDS,
    HARVEST,
    ISLAND_POINTS,
    LEADER,
    NONE,
    REQUIRED_COUNT,
    REQUIRED_RUNE,
    RESOURCE_IDS,
    RESOURCES,
    ROW_IDS,
    ROW_LENGTH,
    RUNE_ACTION,
    RUNE_IDS,
    RUNES,
    SACK,
    SACK_ANY,
    SAIL,
    SMITE,
    SPACE_IDS,
    SPACES,
    STEEL_COST,
    STRENGTH_BASE,
    STRENGTH_OPERATION,
    STRENGTH_RESOURCE,
    STRENGTH_RUNE,
    TEMPLE_COSTS,
)
from meadhall.games.tiny_epic_vikings.fields import (
    DECK,
    DISCARD,
    DRAFT,
    ENEMY_BATTLE,
    ENEMY_DECK,
    ENEMY_DOWN,
    HAND,
    INVADERS,
    LONGEST_ROW,
    OPEN,
    ROW,
    UNSEEN,
    WON,
)
from meadhall.games.tiny_epic_vikings.hidden import knows_card, shows_favours
from meadhall.games.tiny_epic_vikings.maps import DOCK_IDS, FJORD_IDS, ISLAND_IDS, ISLANDS
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.words import Words, words

Part = tuple[str, list[str]]


def describe(s: Vikings, seat: int, language: str) -> list[Part]:
    """The whole table as a seat may see it."""
    say = words(__package__, language)
    parts: list[Part] = [
        (say.say("word-era"), _era(s, say)),
        (say.say("word-gods"), [_god(s, say, rune) for rune in range(RUNES) if s.god_of[rune] != NONE]),
        (say.say("word-dedications"), [_space(s, say, space) for space in range(SPACES)]),
        (say.say("word-islands"), [_island(s, say, island) for island in s.variant.map.islands]),
        (say.say("word-sea"), _sea(s, say)),
        (say.say("word-favours"), [_favour_row(s, say, row) for row in range(2)]),
        (say.say("word-clans"), [line for clan in range(s.variant.players) for line in _clan(s, say, seat, clan)]),
    ]
    if s.starter != NONE:
        parts.append((say.say("word-battle"), _battle(s, say)))
    if s.variant.is_solo:
        parts.append((say.say("word-enemy"), _enemy(s, say)))
    hand = _cards_of(s, seat, HAND + seat) if seat >= 0 else []
    if hand:
        parts.append((say.say("word-hand"), [_card(say, card) for card in hand]))
    passed = [*_cards_of(s, seat, OPEN), *([] if s.is_open else _cards_of(s, seat, DRAFT))]
    if passed:
        parts.append((say.say("word-draft"), [_card(say, card) for card in passed]))
    return parts


def _cards_of(s: Vikings, seat: int, place: int) -> list[int]:
    return [card for card in s.cards_at(place) if knows_card(s, seat, card)]


def _era(s: Vikings, say: Words) -> list[str]:
    counts = {
        "era": s.era,
        "deck": s.count_cards(DECK),
        "discarded": s.count_cards(DISCARD) + s.count_cards(UNSEEN),
        "invaders": s.count_cards(INVADERS),
    }
    lines = [say.say("text-era", **counts)]
    if s.chieftain != NONE and not s.variant.is_solo:
        lines.append(say.say("text-chieftain", **say.thing("clan", [CLAN_IDS[s.chieftain]])))
    for word, pile in (("word-discard-pile", DISCARD), ("word-invaders", INVADERS)):
        if s.count_cards(pile):
            lines.append(f"{say.say(word)}: {_names(say, s.cards_at(pile))}")
    return lines


def _names(say: Words, cards: list[int]) -> str:
    return ", ".join(say.name(CARD_IDS[card]) for card in cards)


def _god(s: Vikings, say: Words, rune: int) -> str:
    rank = s.rank(rune)
    return say.say(
        "text-god",
        **say.thing("god", [GOD_IDS[s.god_of[rune]]]),
        **say.thing("rune", [RUNE_IDS[rune]]),
        fury=s.fury[rune],
        island_points=ISLAND_POINTS[rank],
        favour_points=FAVOUR_POINTS[rank],
        villages=s.dedicated[SPACES + rune],
        limit=s.variant.dedication_limit,
    )


def _space(s: Vikings, say: Words, space: int) -> str:
    return say.say(
        "text-space",
        **say.thing("space", [SPACE_IDS[space]]),
        villages=s.dedicated[space],
        limit=s.variant.dedication_limit,
    )


# The map


def _island(s: Vikings, say: Words, island: int) -> str:
    holder = s.holder[island]
    name = f"{say.name(ISLAND_IDS[island])} ({say.name(RUNE_IDS[s.variant.map.rune[island]])})"
    parts = [
        say.say("text-unheld") if holder == NONE else say.say("text-held", **say.thing("clan", [CLAN_IDS[holder]]))
    ]
    parts += [_presence(s, say, clan, island) for clan in s.variant.clans if s.influence[ISLANDS * clan + island]]
    villages = [DOCK_IDS[dock] for dock in s.variant.map.island_docks[island] if s.villages[dock]]
    if villages:
        parts.append(say.say("text-villages", **say.thing("docks", villages)))
    return f"{name}: {'; '.join(parts)}"


def _presence(s: Vikings, say: Words, clan: int, island: int) -> str:
    docks = s.variant.map.island_docks[island]
    boats = sum(1 for dock in docks if s.dock_clan(dock) == clan) + (clan == ENEMY and s.chief in docks)
    return say.say(
        "text-presence",
        **say.thing("clan", [CLAN_IDS[clan]]),
        influence=s.influence[ISLANDS * clan + island],
        settlers=s.settlers[ISLANDS * clan + island],
        temples=s.temples[clan] >> island & 1,
        boats=boats,
    )


def _sea(s: Vikings, say: Words) -> list[str]:
    lines = []
    for fjord in s.variant.map.fjords:
        boats = [
            say.say("text-boats", **say.thing("clan", [CLAN_IDS[clan]]), boats=_count_boats(s, clan, fjord))
            for clan in range(s.variant.players)
            if _count_boats(s, clan, fjord)
        ]
        if boats:
            lines.append(f"{say.name(FJORD_IDS[fjord])}: {', '.join(boats)}")
    for dock in s.variant.map.docks:
        if s.dock_boat[dock] != NONE:
            lines.append(f"{say.name(DOCK_IDS[dock])}: {say.name(CLAN_IDS[s.dock_clan(dock)])}")
    return lines


def _count_boats(s: Vikings, clan: int, place: int) -> int:
    return [*s.boat_at[FLEET * clan : FLEET * clan + FLEET]].count(place)


# Cards


def _favour_row(s: Vikings, say: Words, row: int) -> str:
    cards = s.favour_rows[LONGEST_ROW * row : LONGEST_ROW * row + s.favour_count[row]]
    names = ", ".join(_favour(say, favour) for favour in cards) or say.say("word-empty")
    return f"{say.name(ROW_IDS[row])}: {names}"


def _favour(say: Words, favour: int) -> str:
    runes = [say.name(RUNE_IDS[rune]) for rune in range(RUNES) for _ in range(FAVOUR_RUNES[RUNES * favour + rune])]
    sack = [
        f"{say.name(RESOURCE_IDS[n])} {SACK[RESOURCES * favour + n]}"
        for n in range(RESOURCES)
        if SACK[RESOURCES * favour + n]
    ]
    if SACK_ANY[favour]:
        sack.append(f"{say.say('word-any')} {SACK_ANY[favour]}")
    return f"{say.name(FAVOUR_IDS[favour])} ({' + '.join(runes)}; {', '.join(sack)})"


def _card(say: Words, card: int) -> str:
    """A viking card with all that is printed on it (TEV-4.6)."""
    return say.say(
        "text-card",
        **say.thing("card", [CARD_IDS[card]]),
        **say.thing("rune", [RUNE_IDS[CARD_RUNE[card]]]),
        strength=_strength(say, card),
        steel=STEEL_COST[card],
        leader=_action(say, LEADER + card),
        required=f"{REQUIRED_COUNT[card]} x {_rune(say, REQUIRED_RUNE[card])}",
        action=_action(say, RUNE_ACTION + card),
    )


def _rune(say: Words, rune: int) -> str:
    return say.say("word-any-rune") if rune == ANY_RUNE else say.name(RUNE_IDS[rune])


def _strength(say: Words, card: int) -> str:
    base = str(STRENGTH_BASE[card])
    if STRENGTH_OPERATION[card] == FLAT:
        return base
    kind = STRENGTH_RESOURCE[card]
    per = say.name(RESOURCE_IDS[kind]) if kind != NONE else _rune(say, STRENGTH_RUNE[card])
    return f"{base} {'+' if STRENGTH_OPERATION[card] == ADD else 'x'} {per}"


def _action(say: Words, effect: int) -> str:
    action = EFFECT_ACTION[effect]
    name = say.name(ACTION_IDS[action])
    if action in (SAIL, EXPLORE, HARVEST, SMITE, FURY_SHIFT):
        return f"{name} {EFFECT_VALUE[effect]}"
    return f"{name}: {_collected(say, effect)}" if action == COLLECT else name


def _collected(say: Words, effect: int) -> str:
    if EFFECT_PER_RUNE[effect] != NONE:
        return f"{say.name(RESOURCE_IDS[EFFECT_RESOURCE[effect]])} x {say.name(RUNE_IDS[EFFECT_PER_RUNE[effect]])}"
    gains = [
        f"{say.name(RESOURCE_IDS[n])} {EFFECT_GAIN[RESOURCES * effect + n]}"
        for n in range(RESOURCES)
        if EFFECT_GAIN[RESOURCES * effect + n]
    ]
    if EFFECT_ANY[effect]:
        gains.append(f"{say.say('word-any')} {EFFECT_ANY[effect]}")
    return ", ".join(gains)


# Clans


def _clan(s: Vikings, say: Words, seat: int, clan: int) -> list[str]:
    lines = [
        say.say(
            "text-clan",
            **say.thing("clan", [CLAN_IDS[clan]]),
            **{RESOURCE_IDS[n]: s.resources[RESOURCES * clan + n] for n in range(RESOURCES)},
            settlers=s.settlers_left[clan],
            boats=s.boats_left[clan],
            boat_costs=_costs(say, s.boat_slots[clan], BOAT_COSTS),
            temples=s.temples_left[clan],
            temple_costs=_costs(say, s.temple_slots[clan], TEMPLE_COSTS),
            villages=s.raided[clan],
            cards=s.count_cards(HAND + clan),
            favours=s.count_favours(clan),
        )
    ]
    if s.lingers and s.active == clan:
        lines.append(say.say("text-waits", **say.thing("clan", [CLAN_IDS[clan]])))
    row = s.rows[ROW_LENGTH * clan : ROW_LENGTH * clan + s.row_size[clan]]
    if row:
        lines.append(f"{say.say('word-row')}: {', '.join(_row_card(s, say, seat, card) for card in row)}")
    won = [favour for favour in range(FAVOURS) if s.favour_at[favour] == WON + clan]
    if won and shows_favours(s, seat, clan):
        lines.append(f"{say.say('word-favours')}: {', '.join(_favour(say, favour) for favour in won)}")
    return lines


def _costs(say: Words, slots: int, costs: list[int]) -> str:
    """What the boats or temples still on a sheet cost (TEV-10.2)."""
    filled = [str(cost) for slot, cost in enumerate(costs) if slots >> slot & 1]
    return say.say("text-costs", costs=", ".join(filled)) if filled else ""


def _row_card(s: Vikings, say: Words, seat: int, card: int) -> str:
    name = say.name(CARD_IDS[card]) if knows_card(s, seat, card) else "?"
    is_up = ROW <= s.where[card] < ROW + s.variant.players
    return name if is_up else f"{name} ({say.say('word-face-down')})"


def _battle(s: Vikings, say: Words) -> list[str]:
    lines = [say.say("text-battle", **say.thing("clan", [CLAN_IDS[s.starter]]))]
    if s.prize != NONE:
        lines.append(f"{say.say('word-prize')}: {_favour(say, s.prize)}")
    for clan in s.variant.clans:
        if s.fighters >> clan & 1:
            strength = s.strengths[clan]
            lines.append(say.name(CLAN_IDS[clan]) + ("" if strength == NONE else f": {strength}"))
    return lines


def _enemy(s: Vikings, say: Words) -> list[str]:
    lines = [
        say.say(
            "text-enemy",
            **{RESOURCE_IDS[n]: s.resources[RESOURCES * ENEMY + n] for n in range(RESOURCES)},
            settlers=s.settlers_left[ENEMY],
            boats=s.boats_left[ENEMY],
            temples=s.temples_left[ENEMY],
            cards=s.count_cards(ENEMY_DECK),
            favours=s.count_favours(ENEMY),
        )
    ]
    if s.chief != NONE:
        lines.append(say.say("text-chief", **say.thing("dock", [DOCK_IDS[s.chief]])))
    row = [*s.rows[ROW_LENGTH * ENEMY : ROW_LENGTH * ENEMY + s.row_size[ENEMY]]]
    if row:
        lines.append(f"{say.say('word-row')}: {_names(say, row)}")
    fights = [say.name(CARD_IDS[card]) for card in s.cards_at(ENEMY_BATTLE)]
    fights += [f"? ({say.say('word-face-down')})"] * s.count_cards(ENEMY_DOWN)
    if fights:
        lines.append(f"{say.say('word-battle-row')}: {', '.join(fights)}")
    return lines
