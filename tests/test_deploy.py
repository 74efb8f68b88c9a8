"""What is written for containers and systemd: what can be checked without running it."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command

from meadhall.cli.app import app

DEPLOY = Path(__file__).parent.parent / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
DOCKERFILE = (DEPLOY / "Dockerfile").read_text("utf-8")
UNIT = DEPLOY / "meadhall@.service"
SERVED = {
    "Dockerfile": re.findall(r'"([^"]+)"', DOCKERFILE.rpartition("CMD ")[2]),
    "compose.yaml": COMPOSE["services"]["hall"]["command"],
    "meadhall@.service": re.findall(r"\S+", UNIT.read_text("utf-8").partition("bin/meadhall ")[2].partition("\n")[0]),
}


@pytest.mark.parametrize("command", SERVED.values(), ids=SERVED)
def test_the_hall_takes_the_options_that_it_is_given(command: list[str]) -> None:
    name, *options = command
    # Typer does not say that what it makes of several commands is a group.
    known = {option for each in get_command(app).commands[name].params for option in each.opts}  # type: ignore[attr-defined]
    assert name == "serve"
    assert {option for option in options if option.startswith("--")} <= known


def test_services_and_volumes_are_those_that_there_are() -> None:
    services = COMPOSE["services"]
    for service in services.values():
        assert set(service.get("depends_on", {})) <= set(services)
        named = {place.partition(":")[0] for place in service.get("volumes", []) if not place.startswith(".")}
        assert named <= set(COMPOSE["volumes"])
    assert (DEPLOY / services["hall"]["build"]["context"] / services["hall"]["build"]["dockerfile"]).exists()
    assert "reverse_proxy hall:8000" in (DEPLOY / "Caddyfile").read_text("utf-8")
    assert "ports" not in services["hall"], "the hall believes whoever forwards to it"


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("The unit was not checked: there is no systemd-analyze here.")
    here = tmp_path / "meadhall@8001.service"
    here.write_text(UNIT.read_text("utf-8").replace("/opt/meadhall/bin/meadhall", "/bin/true"), "utf-8")
    found = subprocess.run(["systemd-analyze", "verify", str(here)], capture_output=True, text=True, check=False)
    assert [line for line in found.stderr.splitlines() if here.name in line] == []
    assert found.returncode == 0, found.stderr
