"""Halls to try."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from tests.hall.support import Player, Server, clients, running


@pytest.fixture(scope="session", autouse=True)
def _plain_logs() -> None:
    """Logs of halls within this process are plain; pretty tracebacks take seconds."""
    structlog.configure(processors=[structlog.processors.KeyValueRenderer()])


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A hall that all tests may use which do not need one of their own."""
    folder: Path = tmp_path_factory.mktemp("hall")
    with running(folder / "hall.db", folder / "log", workers=2) as started:
        yield started


@pytest.fixture(autouse=True)
def _everybody_leaves() -> Iterator[None]:
    yield
    while clients:
        clients.pop().close()


@pytest.fixture
def ada(server: Server) -> Player:
    """A guest."""
    return server.player("Ada")


@pytest.fixture
def bo(server: Server) -> Player:
    """Another guest."""
    return server.player("Bo")
