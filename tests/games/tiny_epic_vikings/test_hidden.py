"""What each seat may know, and what may be dealt anew."""

from __future__ import annotations

from typing import Any

import meadhall
from meadhall.engine.rng import Rng
from meadhall.engine.steps import NOBODY
from meadhall.games.tiny_epic_vikings.content import CARD_IDS, CLAN_IDS
from meadhall.games.tiny_epic_vikings.hidden import observe, redeal, shows_favours
from meadhall.games.tiny_epic_vikings.notation import tell_like
from meadhall.games.tiny_epic_vikings.rules.battles import RevealBattle
from meadhall.games.tiny_epic_vikings.rules.solo_turns import DiscardEnemyDeck
from meadhall.games.tiny_epic_vikings.text import describe
from tests.games.tiny_epic_vikings.solo import human_turn
from tests.games.tiny_epic_vikings.told import Table, new_game, told

_A = ["astrid_goldhand", "bjorn_the_broad", "dagny_fairwind", "eirik_silvertongue"]
_B = ["alva_whisperer", "bodil_runecarver", "dyri_fogwalker", "egil_nightblade"]
_C = ["brand_firehair", "dufa_wavebreaker", "einar_hailbringer", "floki_driftwood"]
_EMPTY = "R hand empty; Y hand empty; B hand empty"


def _seat(clan: str) -> int:
    return NOBODY if clan == "nobody" else CLAN_IDS.index(clan)


def _deals(table: Table, clan: str, zone: str) -> list[set[str]]:
    """The cards of a zone, told like `Y hand`, in many positions that look the same to a clan."""
    deals = [redeal(table.s, _seat(clan), Rng(n)) for n in range(60)]
    return [set(tell_like(deal, zone).removeprefix(f"{zone} ").split()) for deal in deals]


def _all(deals: list[set[str]]) -> set[str]:
    return set().union(*deals)


# Hands and the draft


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """TEV-3.2: what others think it may be is any card that they do not see."""
    table = told("R hand astrid_goldhand bjorn_the_broad; Y hand alva_whisperer; discard gro_gullwing")
    assert table.who_knows("astrid_goldhand") == ["red"]
    assert set(map(frozenset, _deals(table, "red", "R hand"))) == {frozenset({"astrid_goldhand", "bjorn_the_broad"})}
    seen = _all(_deals(table, "yellow", "R hand"))
    assert len(seen) > 20
    assert not seen & {"alva_whisperer", "gro_gullwing"}
    assert all(len(hand) == 2 for hand in _deals(table, "yellow", "R hand"))


def test_cards_are_public_once_they_are_played_or_discarded() -> None:
    """TEV-4.3, TEV-12.5"""
    everybody = ["red", "yellow", "blue", "nobody"]
    table = told("R hand gunnar_farfarer njal_barnlord; R 1 bear; R holds bear").shows("gunnar_farfarer")
    assert table.who_knows("gunnar_farfarer") == everybody
    table.plays("do").asks("draw_card", of="chance")
    assert table.who_learns() == ["red"]
    table.plays("card:alva_whisperer")
    assert table.who_knows("alva_whisperer") == ["red"]
    assert (len(table.heard("own_card_drawn", by="red")), table.heard("own_card_drawn", by="yellow")) == (1, [])
    assert len(table.heard("card_drawn", by="yellow")) == 1
    table.plays("card:njal_barnlord")
    assert table.who_knows("njal_barnlord") == everybody
    assert table.who_knows("alva_whisperer") == ["red"]


def _drafting() -> Table:
    """Three hands have been dealt in the first era."""
    return told(_EMPTY, phase="draft").draws(*_A, *_B, *_C)


def test_a_hand_of_the_draft_is_seen_by_who_holds_it() -> None:
    """TEV-3.2, TEV-3.3: choices are secret, and everybody chooses at once."""
    table = _drafting()
    assert table.who_knows(_A[0]) == ["red"]
    assert table.who_learns() == ["red"]
    table.keeps(red=_A[0])
    assert table.who_knows(_A[0]) == ["red"]
    assert table.heard("card_kept", by="yellow") == []
    table.keeps(yellow=_B[0], blue=_C[0])
    assert table.who_knows(_A[1]) == ["yellow"]
    assert table.who_knows(_C[1]) == ["red"]


def test_who_passed_a_hand_remembers_it() -> None:
    """TEV-3.3: Yellow has kept one of three cards, and Red knows which three, but not which one."""
    table = _drafting().keeps(red=_A[0], yellow=_B[0], blue=_C[0]).keeps(red=_C[1], yellow=_A[1], blue=_B[1])
    for kept in _deals(table, "red", "Y hand"):
        assert len(kept & set(_A[1:])) == 1
        assert not kept & {_A[0], *_C}
    assert _all(_deals(table, "red", "Y hand")) >= set(_A[1:])
    assert all(not kept & set(_A[2:]) for kept in _deals(table, "blue", "Y hand"))


def test_a_hand_that_comes_back_tells_what_the_neighbours_kept() -> None:
    """TEV-3.4: of Red's first hand one card is left, so the two others are one with Yellow and one with Blue."""
    table = _drafting().keeps(red=_A[0], yellow=_B[0], blue=_C[0]).keeps(red=_C[1], yellow=_A[1], blue=_B[1])
    table.keeps(red=_B[2], yellow=_C[2], blue=_A[2]).is_at(f"R hand {_A[0]} {_C[1]} {_B[2]} {_A[3]}")
    for deal in range(60):
        dealt = redeal(table.s, 0, Rng(deal))
        hands = [set(tell_like(dealt, f"{letter} hand").split()[2:]) for letter in "YB"]
        assert [len(hand & {_A[1], _A[2]}) for hand in hands] == [1, 1]
    assert {frozenset(hand & {_A[1], _A[2]}) for hand in _deals(table, "red", "Y hand")} == {
        frozenset({_A[1]}),
        frozenset({_A[2]}),
    }


def test_a_spectator_sees_no_hand() -> None:
    """TEV-3.2"""
    table = _drafting()
    assert [card for card in CARD_IDS if "nobody" in table.who_knows(card)] == []
    assert observe(table.s, NOBODY)["cards"] == [-1] * 48


# Piles


def _words(table: Table, heading: str) -> list[str]:
    """What Red reads under a heading of the position in words."""
    return dict(describe(table.s, 0, "en"))[heading]


def test_cards_of_open_piles_are_told_by_name() -> None:
    """TEV-1.7, TEV-5.14: the discard pile and the invaders lie face up; a deck never does."""
    lines = _words(told("discard gro_gullwing alva_whisperer; invaders dyri_fogwalker"), "Era")
    assert lines[-2:] == ["Discard pile: Alva Whisperer, Gro Gullwing", "Invaders: Dyri Fogwalker"]
    assert not [line for line in _words(told(), "Era") if line.startswith(("Discard pile", "Invaders"))]


def test_discards_of_the_neutral_enemy_are_only_counted() -> None:
    """TEV-RUL-62"""
    lines = _words(told("unseen gro_gullwing; discard alva_whisperer", players=2), "Era")
    assert "in the discard pile: 2" in lines[0]
    assert lines[-1] == "Discard pile: Alva Whisperer"


def test_the_battle_row_of_the_solo_enemy_is_told() -> None:
    """TEV-26.5, TEV-26.8: face-up cards by name, since their runes are active; a face-down one is only seen."""
    cards = "E battle dagny_fairwind; E down hild_the_veiled; battle E for golden_ring from upper left"
    assert _words(human_turn(cards), "Enemy")[-1] == "Battle row: Dagny Fairwind, ? (face down)"


# A deal that the deck alone cannot supply


def _short_deal(cards: list[str], players: int = 4, **options: Any) -> Table:
    """The third era is dealt and drafted with so many cards left in the deck; the discard pile holds the others."""
    hands = "; ".join(f"{letter} hand empty" for letter in "RYBG"[:players])
    table = told(f"{hands}; deck {' '.join(cards)}", phase="draft", era=3, players=players, **options)
    table.lets_chance_decide()
    while table.question == "draft_card":
        table.plays(table.options[0]).lets_chance_decide()
    return table


def test_everybody_knows_that_the_cards_left_were_all_dealt() -> None:
    """TEV-RUL-30, TEV-3.6: none of them is in the deck; who has those that Red never saw is not known."""
    left = CARD_IDS[:24:2][:10]
    table = _short_deal(left)
    assert not _all(_deals(table, "red", "deck")) & set(left)
    seen = observe(table.s, 0)["seen"]
    unseen = [card for card in left if seen[CARD_IDS.index(card)] >= 1000]
    assert unseen
    for card in unseen:
        held = [
            {clan for clan in "YBG" if card in tell_like(redeal(table.s, 0, Rng(n)), f"{clan} hand")} for n in range(60)
        ]
        assert all(len(clans) == 1 for clans in held)
        assert len(set().union(*held)) == 3
    house = _short_deal(left, rulings="house")
    assert _all(_deals(house, "red", "deck")) & set(left)


def test_nobody_knows_how_many_of_the_cards_left_somebody_has_kept() -> None:
    """TEV-RUL-30: of those that Red never saw it is known only how many there are."""
    table = _short_deal(CARD_IDS[:24:2][:10])
    seen = observe(table.s, 0)["seen"]
    unseen = {card for card in CARD_IDS[:24:2][:10] if seen[CARD_IDS.index(card)] >= 1000}
    kept = [len(hand & unseen) for hand in _deals(table, "red", "Y hand")]
    assert len(set(kept)) > 1


def test_in_a_game_for_two_nobody_can_tell_the_unseen_discards_from_the_cards_left() -> None:
    """TEV-RUL-30, TEV-RUL-62: so after such a deal all hidden cards are alike to Red."""
    hands = "R hand empty; Y hand empty; unseen alva_whisperer floki_driftwood"
    table = told(f"{hands}; deck {' '.join(CARD_IDS[:8])}", phase="draft", era=3, players=2).lets_chance_decide()
    assert len(set(observe(table.s, 0)["seen"]) - {-1}) == 1


# The neutral enemy


def test_who_passed_a_hand_to_the_neutral_enemy_knows_what_may_be_discarded() -> None:
    """TEV-16.8, TEV-RUL-62: one of Red's three; Yellow, who will get the rest, knows nothing of it yet."""
    table = told("R hand empty; Y hand empty", phase="draft", players=2).draws(*_A, *_B[:3], *_C)
    table.keeps(red=_A[0], yellow=_C[0]).plays(f"card:{_A[2]}")
    assert _all(_deals(table, "red", "unseen")) == set(_A[1:])
    guesses = _all(_deals(table, "yellow", "unseen"))
    assert len(guesses) > 12
    assert not guesses & {*_B[:3], *_C}


# Battles


def test_a_face_down_card_is_known_to_its_owner_alone() -> None:
    """TEV-5.1, TEV-5.4, TEV-RUL-63: others see that it was played, until the battle is resolved."""
    position = "R hand astrid_goldhand bjorn_the_broad; Y hand alva_whisperer dyri_fogwalker"
    table = told(position).plays("down").asks("play_face_down", of="red")
    assert table.who_learns() == ["red"]
    table.plays("card:astrid_goldhand")
    assert table.who_knows("astrid_goldhand") == ["red"]
    assert len(table.heard("card_played_down", by="yellow")) == 1
    assert table.heard("own_card_played_down", by="yellow") == []
    table.plays("favour:upper:left")
    assert _all(_deals(table, "red", "R down")) == {"astrid_goldhand"}
    assert len(_all(_deals(table, "yellow", "R down"))) > 20


def test_a_card_is_public_when_its_battle_is_resolved() -> None:
    """TEV-5.4"""
    battle = "R down astrid_goldhand; Y down alva_whisperer; battle R Y for golden_ring from upper left"
    table = told(battle, turn="yellow")
    assert table.who_knows("astrid_goldhand") == ["red"]
    table = told(battle)
    assert (
        table.who_knows("astrid_goldhand") == table.who_knows("alva_whisperer") == ["red", "yellow", "blue", "nobody"]
    )


def test_everybody_knows_a_card_that_entered_a_battle() -> None:
    """TEV-12.6"""
    table = told("R entered arnbjorg_stormcaller; battle R for golden_ring from upper left", turn="yellow")
    assert table.who_knows("arnbjorg_stormcaller") == ["red", "yellow", "blue", "nobody"]
    assert _all(_deals(table, "yellow", "R entered")) == {"arnbjorg_stormcaller"}


def test_favour_cards_lie_face_down_in_their_slots() -> None:
    """TEV-5.8, TEV-15.1, TEV-RUL-65: shown to the owner, with the memory aid to everybody, and to all at the end."""
    table = told("R favours golden_ring")
    assert [shows_favours(table.s, seat, 0) for seat in (0, 1, 2, NOBODY)] == [True, False, False, False]
    assert shows_favours(told("R favours golden_ring", memory_aid=True).s, 1, 0)
    assert shows_favours(told(f"{_EMPTY}; R favours golden_ring", phase="cleanup", era=3).s, 1, 0)


def test_what_was_laid_open_cannot_be_taken_back() -> None:
    """TEV-RUL-64"""
    s = told("R hand astrid_goldhand").s
    assert RevealBattle(0).reveals(s, 0)
    assert DiscardEnemyDeck(0).reveals(s, 0)


def test_a_card_played_face_up_can_be_taken_back() -> None:
    """TEV-RUL-67"""
    match = meadhall.game("tiny_epic_vikings").new(seed=3, players=2)
    while match.decision != "play_card":
        match.choose(match.options()[0], match.seats[0])
    before = match.position()
    match.choose(next(option for option in match.options() if option.startswith("up:")))
    match.undo()
    assert match.position() == before


# The solo enemy


def test_the_human_knows_most_of_the_enemys_deck_but_not_its_order() -> None:
    """TEV-18.2, TEV-18.3: eight cards were seen, three were not."""
    table = new_game(players=1).plays_on(until="draft_from_pile")
    while table.question == "draft_from_pile":
        table.plays(table.options[0]).lets_chance_decide()
    opened = {CARD_IDS[card] for pile in table.heard("pile_opened") for card in pile[:3]}
    seen = opened - set(tell_like(table.s, "R hand").split())
    assert len(seen) == 8
    for deck in _deals(table, "red", "E deck"):
        assert len(deck) == 11
        assert deck > seen
    assert len(_all(_deals(table, "red", "E deck"))) > 8 + 12


def test_nobody_knows_the_enemys_face_down_card() -> None:
    """TEV-26.5: it may be any card of its deck."""
    cards = "E down hild_the_veiled; E deck alva_whisperer floki_driftwood"
    table = human_turn(f"{cards}; battle E for golden_ring from upper left")
    assert table.who_knows("hild_the_veiled") == []
    assert _all(_deals(table, "red", "E down")) == {"hild_the_veiled", "alva_whisperer", "floki_driftwood"}


def test_a_card_that_the_enemy_draws_face_down_is_told_to_nobody() -> None:
    """TEV-26.5"""
    table = told("E res 0/0/3", turn="enemy", players=1).draws("leikny_whaler")
    assert table.asks("draw_hidden_battle_card", of="chance").who_learns() == []
    table.plays("card:hild_the_veiled")
    told_of = [numbers[1] for numbers in table.heard("enemy_card_played")]
    assert (told_of, table.heard("battle_card")) == ([CARD_IDS.index("leikny_whaler")], [])
