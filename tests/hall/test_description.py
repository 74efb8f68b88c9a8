"""The API does what its description says, whatever is sent: no answer that is not described, and no fault."""

from __future__ import annotations

import os
from typing import Any, Final

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from meadhall.hall.app import create_app
from meadhall.hall.settings import Settings
from tests.hall.support import ME, OPEN, Server

EXAMPLES: Final = 12 * int(os.environ.get("MEADHALL_SOAK", "1"))
CHECKS: Final = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]

DESCRIPTION: Final[dict[str, Any]] = create_app(Settings(database="sqlite+aiosqlite://")).openapi()
schema: Final = schemathesis.openapi.from_dict(DESCRIPTION)


@pytest.fixture(scope="module")
def asker(server: Server) -> dict[str, Any]:
    """Somebody who has tables to ask about, and a token to do so."""
    player = server.player("Fuzz")
    return {"token": player.token(), "tables": [player.open(ME, ME), player.open(ME, OPEN, public=True)]}


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_nothing_that_is_sent_breaks_the_server(
    case: schemathesis.Case[Any], asker: dict[str, Any], server: Server
) -> None:
    headers = {"Authorization": f"Bearer {asker['token']}"}
    if case.operation.path == "/api/sessions" and case.method == "DELETE":
        headers = {}  # leaving would end the token that the others need
    if case.operation.path == "/api/tokens" and case.method == "DELETE":
        headers = {}
    parts = case.path_parameters
    if isinstance(parts, dict) and "table" in parts:
        choice = sum(str(parts["table"]).encode("utf-8", "replace")) % 3
        if choice < 2:
            parts["table"] = asker["tables"][choice]
    if isinstance(parts, dict) and "slug" in parts and len(str(parts["slug"])) % 2:
        parts["slug"] = "saga"
    case.call_and_validate(base_url=server.address, headers=headers, checks=CHECKS)


def test_every_route_is_described_with_its_refusals(server: Server) -> None:
    assert httpx.get(f"{server.address}/openapi.json").json() == DESCRIPTION
    assert len(DESCRIPTION["paths"]) > 15
    for path, methods in DESCRIPTION["paths"].items():
        for method, operation in methods.items():
            assert operation["description"], path
            assert {"422", "429", "503"} <= set(operation["responses"]), (method, path)
            if method != "get":
                assert "403" in operation["responses"], (method, path)
