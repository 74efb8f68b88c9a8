"""Hidden information: what a seat may know, who learns what, and what is dealt anew."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from meadhall.engine.rng import Rng
from meadhall.engine.steps import NOBODY
from meadhall.games.bretwalda.content import CARDS, CHRONICLE_IDS, LORDSHIP_IDS
from meadhall.games.bretwalda.fields import HELD
from meadhall.games.bretwalda.hidden import UNKNOWN, observe, redeal, unveil
from meadhall.games.bretwalda.notation import kingdom_of, tell_like
from meadhall.games.bretwalda.state import Bretwalda
from tests.games.bretwalda.told import Table, new_game, told


def _views(s: Bretwalda, t: Bretwalda) -> list[bool]:
    """For each seat and for spectators: whether the two positions look the same."""
    return [observe(s, seat) == observe(t, seat) for seat in (0, 1, 2, 3, NOBODY)]


def _pair(one: str, other: str, **more: Any) -> list[bool]:
    return _views(told(one, **more).s, told(other, **more).s)


_ALL_BUT = {"N": [False, True, True, True, True], "W": [True, True, False, True, True]}


# Lordship cards


@pytest.mark.parametrize("letter", "NW")
def test_only_the_owner_sees_a_hand(letter: str) -> None:
    """BRE-1.1, BRE-9.1"""
    assert _pair(f"{letter} hand intrigue raid", f"{letter} hand spoils plunder") == _ALL_BUT[letter]


def test_the_number_of_cards_in_a_hand_is_public() -> None:
    """BRE-9.1"""
    assert _pair("W hand intrigue raid", "W hand intrigue") == [False] * 5


def test_nobody_knows_what_is_left_in_the_deck_but_by_counting() -> None:
    """BRE-9.1: what is neither in the own hand nor discarded nor known of may be anywhere."""
    one, other = "W hand intrigue; N hand raid", "W hand intrigue; N hand spoils"
    assert _pair(one, other) == [False, True, True, True, True]
    for seat in range(4):
        assert observe(told(one).s, seat)["deck"] == 58


def test_discards_are_open_to_all() -> None:
    """BRE-9.3"""
    assert _pair("discards raid", "discards spoils") == [False] * 5


def test_a_card_that_somebody_has_seen_is_known_to_them_alone() -> None:
    """BRE-9.4: and is not dealt away from the hand."""
    s = told("W hand intrigue raid spoils; W seen M raid").s
    assert observe(s, 1)["seen"][2][LORDSHIP_IDS.index("raid")] == 1
    assert observe(s, 0)["seen"][2] == [0] * CARDS
    for seed in range(20):
        assert "raid" in tell_like(redeal(s, 1, Rng(seed)), "W hand ?")
    assert any("raid" not in tell_like(redeal(s, 0, Rng(seed)), "W hand ?") for seed in range(20))


def test_whether_somebody_could_have_played_a_card_stays_their_secret() -> None:
    """BRE-9.5: who has cards is asked, also if none of them fits, and only they learn what is chosen."""
    for hand in ("wolf_pits", "forced_march"):
        position = f"W thegn in wiltun; M ceorl in glaestingabyrig; M hand {hand}"
        table = told(position).plays("action:movement").moves("wiltun", "glaestingabyrig").plays("done")
        table.asks("play_before_battle", of="M").has("pass")
        assert table.who_learns() == ["M"]


def test_a_pass_for_the_whole_battle_looks_like_any_pass() -> None:
    """BRE-RUL-38, BRE-9.5: the same questions follow, and nobody else sees a difference."""
    position = "W 2 thegn in wiltun; M 2 thegn in glaestingabyrig; M hand shield_wall wolf_pits"
    table = told(position).plays("action:movement").moves("wiltun", "glaestingabyrig").plays("done")
    table.asks("play_before_battle", of="M").offers("card:wolf_pits", "pass", "pass_battle")
    once, for_good = table.fork().plays("pass"), table.plays("pass_battle")
    assert _views(once.s, for_good.s) == [True, False, True, True, True]
    assert once.lines(by="W") == for_good.lines(by="W")
    once.asks("play_during_battle", of="M").offers("card:shield_wall", "pass", "pass_battle")
    for_good.asks("play_during_battle", of="M").offers("pass")
    assert observe(redeal(for_good.s, 2, Rng(1)), 2) == observe(for_good.s, 2)
    while for_good.s.battle:
        for_good.passes().lets_chance_decide()
        if for_good.question == "retreat":
            for_good.plays("continue")
    assert for_good.s.silent == 0


# What cards show


def test_a_stolen_card_is_known_to_thief_and_victim() -> None:
    """BRE-9.4: Treacherous Court; the others hear only that a card was taken."""
    table = told("W hand treacherous_court; M hand shield_wall raid spoils").plays("card:treacherous_court")
    assert table.who_learns() == ["M", "W"]
    table.plays("lordship:raid", "lordship:spoils").asks("keep_stolen", of="W")
    assert table.who_learns() == ["M", "W"]
    table.plays("lordship:raid").is_at("W hand raid; M hand shield_wall spoils; W seen M raid; W seen N empty")
    table.is_at("M seen W spoils")
    assert [len(table.heard("card_stolen_card", by)) for by in ("M", "W", "N", "E", "nobody")] == [1, 1, 0, 0, 0]
    assert [len(table.heard("card_stolen", by)) for by in ("M", "W", "N", "E", "nobody")] == [1, 1, 1, 1, 1]


def test_cards_discarded_at_random_or_sold_are_seen_by_all() -> None:
    """BRE-9.4: Swords to Ploughshares."""
    table = told("W hand vk_swords_to_ploughshares raid").plays("card:vk_swords_to_ploughshares")
    table.plays("lordship:raid")
    assert len(table.heard("card_discarded", "nobody")) == 1
    table.is_at("discards raid vk_swords_to_ploughshares")


def test_a_card_taken_back_from_the_discards_is_known_to_all() -> None:
    """BRE-9.4: Lesson Learnt."""
    table = told("W hand lesson_learnt; discards raid spoils").plays("card:lesson_learnt", "lordship:raid")
    table.is_at("W hand raid; W seen N raid; W seen M raid; W seen E raid")


# Offers


def _knowing(s: Bretwalda) -> list[bool]:
    """For each seat and for spectators: whether they know the card on offer."""
    return [observe(s, seat)["offer_card"] >= 0 for seat in (0, 1, 2, 3, NOBODY)]


def test_the_card_of_an_offer_is_seen_by_the_two_partners() -> None:
    """BRE-11.1: by the other one once the offer is made."""
    table = told("W gold 3; M gold 3; W hand raid spoils", negotiation="simple")
    table.plays("offer", "kingdom:mercia", "number:1", "yes").asks("offer_which", of="W")
    assert table.who_learns() == ["W"]
    table.plays("lordship:raid")
    assert _knowing(table.s) == [False, False, True, False, False]
    table.plays("number:2").asks("answer_offer", of="M")
    assert _knowing(table.s) == [False, True, True, False, False]
    for seed in range(10):
        t = redeal(table.s, 0, Rng(seed))
        assert t.hand[CARDS * kingdom_of("W") + t.offer_card] > 0
    table.plays("refuse").is_at("W hand raid spoils; W seen M raid; W seen N empty")


def test_an_accepted_card_is_known_to_giver_and_receiver() -> None:
    """BRE-11.1"""
    table = told("W gold 3; M gold 3; W hand raid spoils", negotiation="simple")
    table.plays("offer", "kingdom:mercia", "number:0", "yes", "lordship:raid", "number:1", "accept")
    table.is_at("M hand raid; W hand spoils; M seen W raid; M seen N empty; W gold 4; M gold 2")
    assert [len(table.heard("offered_card", by)) for by in ("M", "W", "N", "nobody")] == [1, 1, 0, 0]
    assert [len(table.heard("card_given", by)) for by in ("M", "W", "N", "nobody")] == [1, 1, 1, 1]


# Chronicles


@pytest.mark.parametrize("letter", "NW")
def test_only_the_holder_sees_a_chronicle(letter: str) -> None:
    """BRE-10.1, BRE-1.1"""
    one, other = f"{letter} chronicles lindsey offas_dyke", f"{letter} chronicles roman_legacy great_host"
    assert _pair(one, other) == _ALL_BUT[letter]


def test_a_completed_chronicle_is_open_to_all() -> None:
    """BRE-10.1, BRE-10.2"""
    assert _pair("W completed lindsey", "W completed offas_dyke") == [False] * 5


def _dealt() -> Table:
    table = new_game(seat_assignment="choose")
    for kingdom in ("northumbria", "mercia", "wessex"):
        table.plays(f"kingdom:{kingdom}")
    return table.lets_chance_decide().asks("discard_chronicle", of="N")


def test_the_chronicle_put_back_at_the_start_is_never_shown() -> None:
    """BRE-2.9: not even that it was this one and not another is visible, and its former owner knows where it lies."""
    table = _dealt()
    assert table.who_learns() == ["N"]
    one, other = table.fork().plays(table.options[0]), table.fork().plays(table.options[1])
    assert _views(one.s, other.s) == _ALL_BUT["N"]
    assert [len(one.heard("chronicle_discarded_card", by)) for by in ("N", "M", "nobody")] == [1, 0, 0]
    given_up = CHRONICLE_IDS.index(table.options[0].partition(":")[2])
    for _ in range(3):
        one.plays(one.options[0])
    assert observe(one.s, 0)["chronicle_at"][given_up] == 1
    assert observe(one.s, 1)["chronicle_at"][given_up] == UNKNOWN
    assert all(redeal(one.s, 0, Rng(seed)).chronicle_at[given_up] == 1 for seed in range(10))


def test_a_swapped_chronicle_stays_secret_and_so_does_the_new_one() -> None:
    """BRE-10.3"""
    table = told("W gold 2; W chronicles lindsey offas_dyke").plays("skip", "skip", "swap")
    assert table.who_learns() == ["W"]
    one, other = table.fork().plays("chronicle:lindsey"), table.fork().plays("chronicle:offas_dyke")
    assert _views(one.s, other.s) == _ALL_BUT["W"]
    assert one.who_learns() == ["W"]


def test_witan_council_shows_cards_to_who_looks_and_numbers_to_the_others() -> None:
    """BRE-9.4, BRE-RUL-32: who has looked knows which cards lie under the deck, but not their order."""
    position = "W hand witan_council; W chronicles lindsey; chronicle_deck broad_realm great_host"
    table = told(position).plays("card:witan_council").asks("look_at_card", of="chance")
    assert table.who_learns() == ["W"]
    table.plays("chronicle:broad_realm").asks("search_keep", of="W")
    assert table.who_learns() == ["W"]
    one, other = table.fork().plays("chronicle:broad_realm"), table.fork().plays("chronicle:great_host")
    assert _views(one.s, other.s) == _ALL_BUT["W"]
    one.is_at("W chronicles broad_realm; chronicle_deck great_host lindsey")
    assert one.heard("chronicles_searched", "nobody") == [[2, 2, 0, 0, 0]]
    assert "chronicle_drawn_card" not in one.lines(by="M")


# Everything else


def test_season_cards_of_coming_rounds_are_known_to_nobody() -> None:
    """BRE-2.6: they are not even laid out; only those that have been turned up are known not to come again."""
    table = told(phase="season", year_round=1).plays("season_card:spring_fair")
    view = observe(table.s, 0)
    assert view["season_cards_used"] == 1 << 2
    assert [key for key in view if key.startswith("season")] == ["season_card", "season_cards_used"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("W gold 1", "W gold 2"),
        ("1 food in wiltun", "2 food in wiltun"),
        ("W tiles wessex_burhs", "W tiles wessex_reeves"),
        ("W vassal defnas", "W vassal gwynedd"),
        ("W thegn in wiltun", "W ceorl in wiltun"),
        ("W ship in suthsae", "W ship in temes"),
        ("W marker in wiltun", "M marker in wiltun"),
        ("W abbey in wintanceaster", "W port in wintanceaster"),
        ("W led_by ecgberht", "W led_by beorhtric"),
    ],
)
def test_everything_else_is_public(one: str, other: str) -> None:
    """BRE-1.1, BRE-6.4"""
    assert _pair(one, other) == [False] * 5


def test_a_redeal_keeps_the_view_and_mixes_all_that_is_unknown() -> None:
    """BRE-1.1: hands of others, Chronicles of others, and the decks; own cards stay."""
    s = told("W hand raid intrigue; N hand spoils plunder; N chronicles lindsey offas_dyke; W chronicles great_host").s
    hands: Counter[str] = Counter()
    for seed in range(200):
        t = redeal(s, 2, Rng(seed))
        assert observe(t, 2) == observe(s, 2)
        assert tell_like(t, "W hand ?") == "W hand intrigue raid"
        assert tell_like(t, "W chronicles ?") == "W chronicles great_host"
        assert sum(place == HELD - kingdom_of("N") for place in t.chronicle_at) == 2
        hands[tell_like(t, "N hand ?")] += 1
    assert len(hands) > 150


def test_a_redeal_gives_every_unknown_card_the_same_chance() -> None:
    """BRE-9.1: Northumbria's one card may be any of the 59 others; four standard errors of 1000 redeals."""
    s = told("W hand raid; N hand spoils").s
    place = CARDS * kingdom_of("N") + LORDSHIP_IDS.index("shield_wall")
    found = sum(redeal(s, 2, Rng(seed)).hand[place] for seed in range(1000))
    assert found / 1000 == pytest.approx(2 / 59, abs=4 * (2 / 59 / 1000) ** 0.5)


def test_a_redeal_depends_on_the_view_alone() -> None:
    """BRE-1.1: whatever Northumbria really holds."""
    one = told("W hand raid; N hand spoils; N chronicles lindsey").s
    other = told("W hand raid; N hand plunder; N chronicles offas_dyke").s
    for seed in range(10):
        t, u = redeal(one, 2, Rng(seed)), redeal(other, 2, Rng(seed))
        assert (t.hand, t.deck, t.chronicle_at) == (u.hand, u.deck, u.chronicle_at)


def test_after_the_end_everybody_may_see_everything() -> None:
    """BRE-1.1"""
    s = unveil(told("W hand raid; N chronicles lindsey").s)
    views = [observe(s, seat) for seat in (0, 1, 2, 3, NOBODY)]
    assert all(view == views[0] for view in views)
    assert views[0]["hands"][2][LORDSHIP_IDS.index("raid")] == 1
    assert views[0]["chronicle_at"][CHRONICLE_IDS.index("lindsey")] == HELD
