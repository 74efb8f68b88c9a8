"""A slow line, as long as a test wants it."""

from __future__ import annotations

from playwright.sync_api import Page, Route

_LOOKS = 100


class Held:
    """A slow line: what is asked for of some kind is not answered until it is let go."""

    def __init__(self, page: Page, addresses: str) -> None:
        page.route(addresses, self._come)
        self._page = page
        self.routes: list[Route] = []
        self._is_open = False

    def _come(self, route: Route) -> None:
        if self._is_open:
            route.continue_()
        else:
            self.routes.append(route)

    def wait(self) -> None:
        """Until something was asked for, and a moment longer."""
        for _ in range(_LOOKS):
            self._page.wait_for_timeout(100)
            if self.routes:
                break
        self._page.wait_for_timeout(200)

    def let_go(self) -> None:
        """Answer, and hold nothing any more."""
        self._is_open = True
        for each in self.routes:
            each.continue_()
