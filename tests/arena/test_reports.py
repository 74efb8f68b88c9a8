"""Reports on fairness, and where manuals link them."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall as house
from meadhall.arena.fairness import markdown_report
from meadhall.arena.leagues import League
from meadhall.arena.outcomes import outcome
from meadhall.arena.store import Results, Store
from meadhall.hall.texts import balance_page, manual_chapters
from meadhall.manual import balance_report
from meadhall.words import LANGUAGES
from tests.arena.conftest import MakeRecord
from tests.cli.conftest import Meadhall

ROOT = Path(__file__).parents[2]
REPORTED = sorted(path.name.removesuffix(".md") for path in ROOT.glob("docs/balance/*.md") if ".pl." not in path.name)


@pytest.mark.parametrize("slug", REPORTED)
def test_the_manual_in_the_terminal_links_the_report_and_shows_it(meadhall: Meadhall, slug: str) -> None:
    assert f"meadhall rules {slug} --balance" in " ".join(meadhall("rules", slug).output.split())
    shown = meadhall("rules", slug, "--balance").output
    assert "fair?" in shown
    assert "By seat" in shown
    assert "szanse?" in meadhall("rules", slug, "--balance", "--pl").output


@pytest.mark.parametrize("slug", REPORTED)
def test_the_manual_in_the_hall_links_the_report(slug: str) -> None:
    game = house.game(slug)
    for language in LANGUAGES:
        address = f'href="/api/games/{slug}/balance?lang={language}"'
        first, *others = manual_chapters(game, language)
        assert address in first["html"]
        assert not any(address in chapter["html"] for chapter in others)
        page = balance_page(game, language)
        assert page is not None
        assert "<table>" in page


@pytest.mark.parametrize(("language", "by_former"), [("en", "by the readings of version 1"), ("pl", "z wersji 1")])
@pytest.mark.parametrize("former", [0, 1])
def test_a_report_says_if_its_games_were_played_by_the_rules_of_an_older_version(
    made: MakeRecord, tmp_path: Path, language: str, by_former: str, former: int
) -> None:
    league = League("saga", ("karl",), players=2, games=4, former=former)
    store = Store(tmp_path / "games", league)
    store.add(made(number, seats=("karl", "karl")) for number in range(4))
    store.close()
    report = markdown_report(outcome(Results([store.path])), language)
    assert (by_former in report, "--preset house_rules`" in report) == (former == 1, former == 1)


def test_without_a_report_there_is_no_link(meadhall: Meadhall, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("cli.rules", "hall.texts"):
        monkeypatch.setattr(f"meadhall.{module}.balance_report", lambda *_: None)
    assert "--balance" not in meadhall("rules", "saga").output
    assert "Nobody has measured yet how fair saga is" in meadhall("rules", "saga", "--balance").sentence
    assert all("/balance?" not in chapter["html"] for chapter in manual_chapters(house.game("saga"), "en"))
    assert balance_page(house.game("saga"), "en") is None
    assert balance_report("chess", "en") is None


def test_some_game_has_a_report() -> None:
    assert set(REPORTED) <= set(house.games())
    assert "saga" in REPORTED
