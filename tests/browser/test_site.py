"""The static site: the hall in a browser, served as files, and by nobody at all."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, Page

from meadhall.site.building import Site, build
from meadhall.site.fetching import CannotFetch
from tests.browser.visitor import Visitor

OPENING = 120_000
"""Milliseconds for which one waits until the hall has opened, on a busy machine too."""
OF_THE_PAGE = ("mouse", "keyboard", "touchscreen", "context", "request", "on", "set_default_timeout")


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


class _Framed:
    """The page of the hall within the shell, for a visitor to whom it is the whole window."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def __getattr__(self, name: str) -> Any:
        return getattr(self._page if name in OF_THE_PAGE else self._page.frames[-1], name)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Site]:
    """The site, built once; what it is built with is kept between runs."""
    out = tmp_path_factory.mktemp("site")
    try:
        return out, build(out, Path.home() / ".cache" / "meadhall")
    except CannotFetch as error:
        pytest.skip(f"The site cannot be built: {error}")


@pytest.fixture
def host(built: tuple[Path, Site]) -> Iterator[ThreadingHTTPServer]:
    """A server of files, which knows nothing of games."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(built[0])))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def _opened(page: Page) -> None:
    page.wait_for_selector("iframe, #act:not([hidden])", timeout=OPENING)
    assert page.query_selector("iframe") is not None, page.inner_text("#wait")
    page.frame_locator("iframe").locator(".tools").first.wait_for(timeout=OPENING)


def test_a_whole_game_is_played_on_files_alone_and_ends_without_a_network(
    host: ThreadingHTTPServer, chromium: Browser
) -> None:
    """After a reload without a network the game is where it was, and goes on."""
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="pl-PL", reduced_motion="reduce")
    page = context.new_page()
    guest = Visitor(cast("Page", _Framed(page)), f"http://127.0.0.1:{host.server_address[1]}")
    page.goto(guest.address)
    _opened(page)
    guest.page.click(".game[aria-label=SAGA] .play")
    guest.wait()
    started = guest.n
    guest.play(lambda: guest.n > started + 15)
    assert guest.n > started + 15
    page.wait_for_function("location.pathname.startsWith('/table/')")
    reached, table = guest.n, page.url
    page.wait_for_timeout(500)  # what was done is written down soon after it was answered
    host.shutdown()
    host.server_close()
    page.reload()
    _opened(page)
    guest.wait()
    assert (guest.n, page.url) == (reached, table)
    guest.play()
    assert guest.is_over
    assert guest.faults == []
    context.close()


def test_the_site_is_small_enough(built: tuple[Path, Site]) -> None:
    """What is fetched once; a host that packs nothing sends somewhat more."""
    assert built[1].packed < 18_000_000
