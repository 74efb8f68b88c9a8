"""What games tell of their seats, to be watched for fairness."""

from __future__ import annotations

from typing import Any

import meadhall
from meadhall.bots import bot
from meadhall.engine.match import Match
from meadhall.engine.steps import NOBODY
from meadhall.games.northgard.content import CARD_IDS, FAME_OF


def _finished(slug: str, **options: Any) -> Match:
    game = meadhall.game(slug)
    match = game.new(seed=4, options=options)
    bots = [bot("random", game, seat) for seat in range(match.players)]
    while not match.over:
        bots[match.seats[0]].play(match, match.seats[0])
    return match


def test_each_side_of_saga_has_three_leaders_who_were_not_set_aside() -> None:
    """SAG-2.9, SAG-2.11"""
    match = _finished("saga")
    sides = match.game.sides(match.state)
    leaders = match.game.traits(match)["leader"]
    assert [len(set(each)) for each in leaders] == [3, 3]
    for side, held in zip(sides, leaders, strict=True):
        assert all(leader.startswith(side) for leader in held)
    aside = [told.numbers[1] for _, told in match.told(NOBODY) if told.line.key == "set_aside"]
    abilities = match.game.observe(match.game.unveil(match.state), NOBODY)["ability"]
    missing = {match.game.names["ability"][abilities[handle]] for handle in aside}
    assert missing.isdisjoint(leader for held in leaders for leader in held)


def test_an_army_of_medieval_battle_is_the_one_given_or_chosen() -> None:
    """MED-2.9"""
    given = _finished("medieval_battle", army_mode="preset_fixed", army_red="a20_horse", army_yellow="a20_foot")
    by_side = dict(zip(given.game.sides(given.state), given.game.traits(given)["army"], strict=True))
    assert by_side == {"red": ["a20_horse"], "yellow": ["a20_foot"]}
    chosen = _finished("medieval_battle", army_mode="preset_choice")
    choices = {entry.seat: entry.name for entry in chosen.entries if entry.decision == "choose_preset"}
    for seat, (army,) in enumerate(chosen.game.traits(chosen)["army"]):
        assert army in choices[seat]
    free = _finished("medieval_battle")
    assert free.game.traits(free)["army"] == [[], []]


def test_cards_of_northgard_are_those_owned_at_the_end_but_not_the_first_ones() -> None:
    """Their fame is what the score sheet counts for cards (NOR-16.1)."""
    match = _finished("northgard")
    owned = match.game.traits(match)["card"]
    fame = [sum(FAME_OF[CARD_IDS.index(card)] for card in cards) for cards in owned]
    assert dict(match.game.score_sheet(match.state))["cards"] == fame
    assert max(fame) > 0
    assert not [card for cards in owned for card in cards if card.startswith("start_") or card == "unrest"]


def test_cards_of_tiny_epic_vikings_are_those_kept_in_drafts_and_favours_those_won() -> None:
    """TEV-3.2"""
    match = _finished("tiny_epic_vikings")
    traits = match.game.traits(match)
    drafted = [
        [
            entry.name.removeprefix("card:")
            for entry in match.entries
            if entry.seat == seat and entry.decision == "draft_card"
        ]
        for seat in range(3)
    ]
    for kept, chosen in zip(traits["card"], drafted, strict=True):
        assert set(chosen) <= set(kept)
        assert len(kept) > len(chosen)
    won = [len(each) for each in traits["favour"]]
    assert ("favours_held", won) in match.game.score_sheet(match.state)
