"""The page as tools see it: accessibility by axe-core, types by TypeScript, texts complete."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from meadhall.hall.texts import page_words
from tests.browser.hall import Hall
from tests.browser.test_table import import_game
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
STATIC = Path(str(files("meadhall.hall").joinpath("static")))


def axe_faults(guest: Visitor, npm_packages: Path) -> list[str]:
    guest.page.evaluate((npm_packages / "axe-core" / "axe.min.js").read_text("utf-8"))
    found: dict[str, Any] = guest.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {each['help']}: {each['nodes'][0]['html'][:200]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(hall: Hall, visit: Visit, npm_packages: Path, theme: str) -> None:
    """The form of a new table, an end, a table with each pane, replay."""
    guest = visit(hall.address)
    guest.enter()
    guest.page.evaluate("(theme) => localStorage.setItem('meadhall-settings', JSON.stringify({theme}))", theme)
    guest.page.reload()
    guest.open_form('.game[aria-label="Northgard"]')
    guest.seat(1, "open")
    guest.page.click("[data-key=finer]")
    found = axe_faults(guest, npm_packages)
    guest.enter("/nothing")
    guest.page.wait_for_selector(".end")
    found += axe_faults(guest, npm_packages)
    guest.play_now()
    guest.play(lambda: any(option.startswith("pick_tile") for option in guest.options()))
    for tab in ("log", "rules", "chat", "words", "table"):
        guest.pane(tab)
        found += axe_faults(guest, npm_packages)
    import_game(guest)
    found += axe_faults(guest, npm_packages)
    assert found == []


def test_types_of_the_page(npm_packages: Path) -> None:
    """The modules are typed by JSDoc; the TypeScript compiler finds no fault."""
    compiler = npm_packages / ".bin" / "tsc"
    project = Path(__file__).with_name("tsconfig.json")
    done = subprocess.run([compiler, "--noEmit", "-p", project], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == ""
    assert done.returncode == 0


def test_every_text_of_the_page_is_there_in_both_languages() -> None:
    """And none says more than the other."""
    used = {
        key for each in STATIC.glob("*.js") for key in re.findall(r'say\("(page-[a-z-]+)"', each.read_text("utf-8"))
    }
    english, polish = page_words("en"), page_words("pl")
    assert used
    assert used <= english.keys()
    assert english.keys() == polish.keys()
    for key, text in english.items():
        assert set(re.findall(r"\{\w+\}", text)) == set(re.findall(r"\{\w+\}", polish[key])), key


def test_no_style_sheet_asks_the_whole_page_what_it_has() -> None:
    """A browser that must know what the body has styles every element anew whenever one is changed."""
    sheets = sorted(STATIC.glob("*.css"))
    assert sheets
    for sheet in sheets:
        asked = re.findall(r"(?:^|[\s,}])(?:html|body|:root|[.]table-page)[^\s,{>~+]*:has\(", sheet.read_text("utf-8"))
        assert asked == [], sheet.name
