"""The recipe of docs/running-a-server.md, tried: nginx before two nodes on one PostgreSQL."""

from __future__ import annotations

import json
import re
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from meadhall.engine.rng import Rng
from tests.hall.postgres import postgres
from tests.hall.support import ME, OPEN, ROOT, Player, eventually, free_port, running

RECIPE = (ROOT / "docs" / "running-a-server.md").read_text("utf-8")
_HTTP = """
daemon off;
pid {folder}/pid;
error_log {folder}/errors;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""


def _block(language: str) -> str:
    """The one block of the recipe in a language."""
    (block,) = re.findall(rf"```{language}\n(.*?)```", RECIPE, re.DOTALL)
    return str(block)


def _tool(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")
    if found is None:
        pytest.skip(f"There is no {name} on this machine.")
    return found


@contextmanager
def _nginx(folder: Path, ports: list[int]) -> Iterator[str]:
    """nginx as the recipe has it, but for names, ports and the certificate; where it answers."""
    nginx, openssl = _tool("nginx"), _tool("openssl")
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    made = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=hall.example.org"]
    subprocess.run([*made, "-keyout", key, "-out", certificate], capture_output=True, check=True)
    secure, plain = free_port(), free_port()
    site = _block("nginx").replace("listen 443", f"listen 127.0.0.1:{secure}").replace("listen 80;", f"listen {plain};")
    site = site.replace("/etc/letsencrypt/live/hall.example.org/fullchain.pem", str(certificate))
    site = site.replace("/etc/letsencrypt/live/hall.example.org/privkey.pem", str(key))
    for there, here in zip(("8001", "8002"), ports, strict=True):
        site = site.replace(f"127.0.0.1:{there}", f"127.0.0.1:{here}")
    settings = folder / "nginx.conf"
    settings.write_text(_HTTP.format(folder=folder, site=site), "utf-8")
    command = [nginx, "-c", str(settings), "-e", str(folder / "errors")]
    tried = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stderr
    assert "[warn]" not in tried.stderr.replace('"user" directive', "")
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        address = f"https://127.0.0.1:{secure}"
        eventually(lambda: process.poll() is None and _answers(address))
        yield address
    finally:
        process.terminate()
        process.wait(20)


def _answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/healthz", verify=False, timeout=5).status_code == 200  # noqa: S501 (our own)
    except httpx.HTTPError:
        return False


class _Guest(Player):
    """Somebody who comes by HTTPS, as a browser does."""

    def __init__(self, address: str) -> None:
        super().__init__(address, trusts=True)
        self.http.headers["Origin"] = address


def _listen(address: str, table: str) -> ClientConnection:
    """A WebSocket by HTTPS that takes our certificate as it is."""
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    return connect(f"{address.replace('https', 'wss')}/api/tables/{table}/news", ssl=trusting, origin=Origin(address))


def test_two_nodes_behind_nginx_play_one_game_by_https_and_go_on_when_one_dies(tmp_path: Path) -> None:
    _tool("nginx")
    with (
        postgres() as database,
        running(database, tmp_path / "one", sweep_seconds=1.0, is_secure=True) as one,
        running(database, tmp_path / "two", sweep_seconds=1.0, is_secure=True) as two,
        _nginx(tmp_path, [one.port, two.port]) as address,
    ):
        ada, bo = _Guest(address).enter("Ada"), _Guest(address).enter("Bo")
        assert ada.http.get("/metrics").status_code == 403
        packed = ada.http.get("/api/games/saga/picture.svg")
        assert (packed.status_code, packed.headers["content-encoding"]) == (200, "gzip")
        table = ada.open(ME, OPEN, public=True)
        assert bo.post(f"/api/tables/{table}/join").status_code == 200
        with _listen(address, table) as socket:
            assert json.loads(socket.recv(timeout=20))["what"] == "moved"
            who = ada if ada.look(table)["is_mine"] else bo
            who.play(table, Rng(1, 0), 1)
            assert json.loads(socket.recv(timeout=20))["what"] == "moved"
        ada.play(table, Rng(2, 0), 1) if ada.look(table)["is_mine"] else bo.play(table, Rng(2, 0), 1)
        before = ada.look(table)["n"]
        one.kill()
        for turn in range(6):
            who = ada if ada.look(table)["is_mine"] else bo
            who.play(table, Rng(turn, 0), 1)
        assert ada.look(table)["n"] > before
        with _listen(address, table) as socket:
            assert json.loads(socket.recv(timeout=20))["what"] == "moved"
        assert two.is_running
