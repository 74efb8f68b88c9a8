"""The example bot plays, and the documentation shows it as it is."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import Final

import httpx

import meadhall
from tests.hall.support import ROOT, Player, Server

EXAMPLE: Final = ROOT / "examples" / "random_player.py"
DOCUMENTATION: Final = (ROOT / "docs" / "bot-api.md").read_text("utf-8")


def test_the_example_bot_plays_a_whole_game(server: Server, ada: Player) -> None:
    command = [sys.executable, str(EXAMPLE), server.address, ada.token()]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    table = done.stdout.split("/table/")[1][:10]
    assert ada.look(table)["status"] == "over"


def test_the_documentation_shows_the_example_bot_as_it_is() -> None:
    assert f"```python\n{EXAMPLE.read_text('utf-8')}```" in DOCUMENTATION
    lines = [line for line in EXAMPLE.read_text("utf-8").split('"""')[2].splitlines() if line.strip()]
    assert len(lines) <= 32


def test_the_documentation_names_only_routes_that_there_are(server: Server) -> None:
    routes = set(httpx.get(f"{server.address}/openapi.json").json()["paths"])
    named = {
        path.replace("{id}", "{table}") for path in re.findall(r"`(?:GET|POST|DELETE) (/api[^` ?]*)", DOCUMENTATION)
    }
    assert len(named) > 8
    assert named <= routes


def test_the_documentation_names_only_options_that_there_are() -> None:
    names = {name for kind in meadhall.game("saga").decisions.values() for name in kind.vocabulary.names}
    named = re.findall(r'"option": "([^"]*)"', DOCUMENTATION)
    assert named
    assert set(named) <= names
    assert "meadhall rules saga --decisions" in " ".join(DOCUMENTATION.split())


def test_the_way_to_a_token_works_as_it_is_documented(server: Server) -> None:
    script = DOCUMENTATION.split("```sh\n")[1].split("```")[0].replace("http://127.0.0.1:8000", server.address)
    done = subprocess.run(["bash", "-ec", f"cd $(mktemp -d)\n{script}"], capture_output=True, text=True, check=True)
    token = re.findall(r'"token":"([^"]+)"', done.stdout)[0]
    assert Player(server.address, token).http.get("/api/me").json()["person"]["name"] == "Deep Mead"
