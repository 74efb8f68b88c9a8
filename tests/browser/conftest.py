"""A browser, a server, and visitors."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")

from playwright.sync_api import Browser, sync_playwright

from tests.browser.hall import Hall
from tests.browser.visitor import Visitor

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
NPM_TIMEOUT = 120


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A server for all tests."""
    made = Hall(tmp_path_factory.mktemp("hall"))
    made.start()
    yield made
    made.stop()


@pytest.fixture
def own_hall(tmp_path: Path) -> Iterator[Hall]:
    """A server that the test may kill."""
    made = Hall(tmp_path)
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Debian's chromium, for one file of tests: its event loop would be in the way of others that have their own."""
    if CHROMIUM is None:
        pytest.skip("There is no chromium on this machine.")
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser) -> Iterator[Callable[..., Visitor]]:
    """Lets somebody come with a browser of their own; afterwards none of them has seen an error."""
    visitors: list[Visitor] = []

    def come(
        address: str,
        *,
        width: int = 1280,
        height: int = 800,
        locale: str = "en-GB",
        touch: bool = False,
        motion: bool = False,
    ) -> Visitor:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if motion else "reduce",
            permissions=["clipboard-read", "clipboard-write"],
        )
        visitor = Visitor(context.new_page(), address)
        visitors.append(visitor)
        return visitor

    yield come
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        visitor.page.context.close()
    assert faults == []


@pytest.fixture(scope="session")
def npm_packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the two npm packages that check the page."""
    npm = shutil.which("npm")
    if npm is None:
        pytest.skip("There is no npm on this machine.")
    folder = Path.home() / ".cache" / "meadhall-tests"
    wanted = [folder / "node_modules" / name for name in ("axe-core", "typescript")]
    if not all(each.is_dir() for each in wanted):
        folder.mkdir(parents=True, exist_ok=True)
        command = [npm, "install", "--no-audit", "--no-fund", "--prefix", str(folder), "axe-core", "typescript"]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=NPM_TIMEOUT, check=False)
        except subprocess.TimeoutExpired:
            pytest.skip("npm could not install axe-core and typescript in time.")
        if done.returncode:
            pytest.skip(f"npm cannot install axe-core and typescript: {done.stderr.strip()[-200:]}")
    return folder / "node_modules"
