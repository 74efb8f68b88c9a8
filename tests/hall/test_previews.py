"""Looking ahead: where a choice would lead, without choosing and without what is hidden."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.engine.errors import IllegalChoice
from meadhall.engine.match import Match
from meadhall.engine.rng import Rng
from meadhall.hall.answers import Preview
from meadhall.hall.asked import question
from meadhall.hall.previews import preview
from meadhall.laws.secrets import dealt_anew
from meadhall.laws.support import choose_any, data, new_match, numbers
from tests.hall.inside import inside
from tests.hall.support import ME, OPEN, Player, Server, code

SAGA = meadhall.game("saga")


def _ask(player: Player, table: str, seen: dict[str, Any], option: str, **form: Any) -> Any:
    return player.post(f"/api/tables/{table}/previews", **{"n": seen["n"], "option": option, **form})


def _look(match: Match, names: list[str], seat: int) -> dict[str, Any]:
    return preview(match.game, match.state, seat, names, "en")


def test_a_preview_says_what_the_choice_would_bring_and_nothing_is_chosen(ada: Player) -> None:
    table = ada.open(ME, ME)
    seen = ada.look(table)
    answer = _ask(ada, table, seen, seen["options"][0]["option"], seat=seen["viewer"])
    assert answer.status_code == 200, answer.text
    found = Preview.model_validate(answer.json())
    assert (found.n, found.ends_at) == (seen["n"], "mine")
    assert ada.look(table) == seen
    assert ada.choose(table, seen["n"], seen["options"][0]["option"], seen["viewer"]).status_code == 200
    after = ada.look(table)
    for part in ("prompt", "rule", "shape", "options", "pieces"):
        assert answer.json()[part] == after[part]
    assert found.told == [line["text"] for line in after["log"][len(seen["log"]) :]]


def test_a_preview_is_refused_as_the_choice_would_be(server: Server, ada: Player, bo: Player) -> None:
    table = ada.open(ME, OPEN, public=True)
    seen = ada.look(table)
    assert code(_ask(ada, table, seen, "pick_tile:tile_1")) == (409, "not-begun")
    bo.post(f"/api/tables/{table}/join")
    who, other = (ada, bo) if ada.look(table)["is_mine"] else (bo, ada)
    seen = who.look(table)
    option = seen["options"][0]["option"]
    assert code(_ask(who, table, seen, option, n=seen["n"] + 1)) == (409, "stale")
    assert code(_ask(who, table, seen, "nothing of the kind")) == (422, "illegal")
    assert code(_ask(who, table, seen, "")) == (422, "illegal")
    assert code(_ask(who, table, seen, "x" * 201))[0] == 422
    assert code(_ask(other, table, seen, option, seat=seen["viewer"])) == (403, "forbidden")
    assert code(_ask(other, table, seen, option)) == (422, "illegal")
    assert code(_ask(server.player("Eve"), table, seen, option)) == (403, "forbidden")


def test_previews_are_rationed(tmp_path: Path) -> None:
    async def asked() -> list[int]:
        async with inside(tmp_path, previews_per_minute=2) as hall:
            person, client = await hall.guest("Ada")
            live = await hall.table(person, person)
            seat = live.begun().seats[0]
            form = {"n": live.n, "seat": seat, "option": live.begun().options(seat)[0]}
            return [(await client.post(f"/api/tables/{live.id}/previews", json=form)).status_code for _ in range(2)]

    assert asyncio.run(asked()) == [200, 429]


@pytest.mark.parametrize("slug", meadhall.games())
def test_a_preview_that_ends_with_me_is_what_i_am_then_asked(slug: str) -> None:
    """And what it tells is what the log then says, as far as nothing else has come between."""
    game, ends, changed = meadhall.game(slug), Counter[str](), 0
    for n in numbers(2):
        match, rng = new_match(game, n), Rng(n, 8)
        while not match.over and sum(ends.values()) < 150 * (n + 1):
            seat = match.seats[rng.below(len(match.seats))]
            options = match.options(seat)
            option = options[rng.below(len(options))]
            before, was = data(match.state), len(match.told(seat))
            found = _look(match, [option], seat)
            assert data(match.state) == before
            changes, odds = found.pop("changes"), found.pop("odds")
            assert odds is None or (sum(odds) == 100 and min(odds) >= 0)
            assert all(line.strip() for line in found.pop("outlook"))
            ends[found.pop("ends_at")] += 1
            match.choose(option, seat)
            told = match.log(seat)[was:]
            assert [line for line in found.pop("told") if line not in told] == []
            if found["options"]:
                decision = next(each for each in match.open_decisions() if each.seat == seat)
                assert found == question(game, match.state, decision, "en")
                shown = _on_plates(match, seat)
                changed += len(changes)
                assert [shown[each["seat"], each["label"]] for each in changes] == [each["after"] for each in changes]
    assert changed > 5
    assert ends["mine"] > 10
    assert ends["other"] + ends["chance"] > 5


@pytest.mark.parametrize("slug", meadhall.games())
def test_a_preview_does_not_depend_on_what_its_seat_cannot_know(slug: str) -> None:
    """The law of secrets: neither what it answers nor what it refuses."""
    game, differing = meadhall.game(slug), 0
    for n in numbers(2):
        match, rng = new_match(game, n), Rng(n, 9)
        for step in range(200):
            if match.over:
                break
            seat = match.seats[0]
            if step % 8 == 0:
                other = match.copy()
                other.state = dealt_anew(game, match.state, seat, step)
                other.state.ear = []
                differing += data(other.state) != data(match.state)
                for option in match.options(seat)[:6]:
                    assert _look(match, [option], seat) == _look(other, [option], seat)
                    chain = [option, "nothing of the kind"]
                    assert _refusal(match, chain, seat) == _refusal(other, chain, seat)
            choose_any(match, rng)
    assert differing > 0


def _on_plates(match: Match, seat: int) -> dict[tuple[int, str], str]:
    found: dict[tuple[int, str], str] = {}
    for plate in match.game.plates(match.state, seat, "en"):
        found |= {(plate.seat, each.label): each.value for each in plate.numbers}
        found |= {(plate.seat, each.label): each.value for each in plate.bars}
    return found


def _refusal(match: Match, names: list[str], seat: int) -> str:
    with pytest.raises(IllegalChoice) as refusal:
        _look(match, names, seat)
    return str(refusal.value)


def test_a_preview_stops_before_what_would_be_shown_and_before_chance() -> None:
    """Sailing to a target that lies face down would turn it up, drawing one is chance."""
    seen = set()
    for n in numbers(12):
        match, rng = new_match(SAGA, n), Rng(n, 3)
        while not match.over:
            seat = match.seats[0]
            decision = match.open_decisions()[0]
            for option in decision.options(match.state):
                name = decision.vocabulary.name(option)
                if decision.reveals(match.state, option):
                    found = _look(match, [name], seat)
                    assert (found["ends_at"], found["options"], found["told"]) == ("secret", [], [])
                    seen.add("secret")
                elif name.startswith("route:sail_draw"):
                    assert _look(match, [name], seat)["ends_at"] == "chance"
                    with pytest.raises(IllegalChoice, match="past chance"):
                        _look(match, [name, "force:1:-"], seat)
                    seen.add("chance")
            choose_any(match, rng)
    assert seen == {"secret", "chance"}


def test_odds_are_reckoned_before_a_fight_and_what_stays_is_said() -> None:
    """Moves of SAGA, marches of Bretwalda, attacks of Medieval Battle with both answers of the defender."""
    said = Counter[str]()
    for slug in ("saga", "bretwalda", "medieval_battle"):
        match, rng = new_match(meadhall.game(slug), 1), Rng(1, 8)
        for _ in range(400):
            if match.over:
                break
            seat, options = match.seats[0], match.options(match.seats[0])
            option = options[rng.below(len(options))]
            if match.decision in ("choose_force", "move_group", "act"):
                found = _look(match, [option], seat)
                said[f"{slug} odds"] += found["odds"] is not None
                said[f"{slug} outlook"] += len(found["outlook"])
            match.choose(option, seat)
    assert min(said[each] for each in ("saga odds", "saga outlook", "bretwalda odds", "medieval_battle outlook")) > 0


def test_a_chain_is_looked_at_as_a_whole() -> None:
    """From where to where, then how many: what the log says after both, and nothing of it after the first."""
    match, rng = new_match(SAGA, 0), Rng(0, 2)
    while not match.over:
        seat, options = match.seats[0], match.options()
        first = _look(match, options[:1], seat)
        if match.decision == "choose_route" and first["shape"] == "set":
            break
        choose_any(match, rng)
    assert (first["ends_at"], first["told"]) == ("mine", [])
    most = {each["piece"]: each["most"] for each in first["pieces"]}
    assert all(number <= most[piece] for each in first["options"] for piece, number in each["counts"].items())
    both = _look(match, [options[0], first["options"][0]["option"]], seat)
    assert both["told"]
