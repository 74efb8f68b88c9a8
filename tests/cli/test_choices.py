"""Options in lines and columns, and what answers mean."""

from __future__ import annotations

import pytest

from meadhall.cli.choices import Offer, choice_grid, meaning
from meadhall.cli.orders import Order, order_of

ROUTES = [
    Offer("route:land:mercia:kent", "Mercja → Kent"),
    Offer("route:land:mercia:essex", "Mercja → Essex"),
    Offer("route:land:wessex:kent", "Wessex → Kent"),
    Offer("route:sail:north", "Żegluj z północy"),
    Offer("route:sail:south", "Żegluj z południa"),
    Offer("force:1:-", "1 wojownik"),
    Offer("force:1:a", "1 wojownik + przywódca A"),
    Offer("stop", "Dość"),
]


def test_many_options_stand_in_columns_and_each_family_begins_a_line() -> None:
    lines = [line.plain for line in choice_grid(ROUTES, 100)]
    assert [line.split()[0] for line in lines] == ["1)", "3)", "4)", "6)", "8)"]
    assert lines[0].index("Essex") < lines[1].index("Kent") + 40


@pytest.mark.parametrize("width", [0, 20, 40, 60, 80, 200])
def test_every_option_is_shown_once_and_no_line_is_too_long(width: int) -> None:
    lines = [line.plain for line in choice_grid(ROUTES, width)]
    text = "\n".join(lines)
    for number, offer in enumerate(ROUTES, start=1):
        assert f"{number:>3}) {offer.label}" in text
    if width >= 40:
        assert max(map(len, lines)) <= width


def test_few_options_stand_below_each_other_with_their_explanation() -> None:
    offers = [Offer("action:move", "Move", "Move your units from one place to another."), Offer("end", "End")]
    assert choice_grid(offers, 80)[0].plain.endswith("to another.")
    assert choice_grid(offers, 30)[0].plain == "  1) Move · Move your units f…"


@pytest.mark.parametrize(
    ("answer", "option"),
    [
        ("3", "route:land:wessex:kent"),
        ("force:1:a", "force:1:a"),
        ("wes", "route:land:wessex:kent"),
        ("mercja kent", "route:land:mercia:kent"),
        ("mercja -> e", "route:land:mercia:essex"),
        ("zegluj z polud", "route:sail:south"),
        ("1 wojownik", "force:1:-"),
        ("DOSC", "stop"),
    ],
)
def test_an_answer_means_an_option(answer: str, option: str) -> None:
    assert meaning(answer, ROUTES).option == option


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        ("0", "no-such-number"),
        ("9", "no-such-number"),
        ("9" * 5000, "no-such-number"),
        ("mer", "ambiguous"),
        ("x", "not-understood"),
        ("!", "not-understood"),
        ("²", "not-understood"),
    ],
)
def test_an_answer_may_mean_nothing(answer: str, problem: str) -> None:
    meant = meaning(answer, ROUTES)
    assert meant.option is None
    assert meant.problem == problem


@pytest.mark.parametrize(
    ("answer", "order"),
    [
        ("u", Order("u", "")),
        ("U", Order("u", "")),
        ("undo", Order("u", "")),
        ("?", Order("h", "")),
        ("r", Order("r", "")),
        ("r SAG-4.2", Order("r", "SAG-4.2")),
        ("s my game.journal", Order("s", "my game.journal")),
        ("g pl", Order("g", "pl")),
        ("t 1", None),
        ("tile", None),
        ("x", None),
        ("", None),
        ("1", None),
    ],
)
def test_orders_are_letters(answer: str, order: Order | None) -> None:
    assert order_of(answer) == order
