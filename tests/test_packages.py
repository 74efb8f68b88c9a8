"""Games in packages of their own: the example from its own wheel and a game that was just begun keep the laws.

They are installed into folders beside Meadhall, so that no other test sees them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
HNEFATAFL = ROOT / "examples" / "hnefatafl"
_SHARE = "0.05"
"""Of the games that the laws play where a game is at home."""
_PLUGIN = [] if "meadhall" in entry_points(group="pytest11").names else ["-p", "meadhall.laws.plugin"]
"""The tree that is tested may be newer than what is installed."""

_RESEARCH = """
import meadhall
from meadhall.rl import aec

table = aec("hnefatafl", options={"board": "brandubh"})
table.reset(seed=3)
for agent in table.agent_iter():
    look, _, terminated, truncated, _ = table.last()
    over = terminated or truncated
    table.step(None if over else int(look["action_mask"].argmax()))
print(meadhall.games())
"""


def _run(command: list[str], folder: Path, *paths: Path, share: str = "1") -> str:
    """What a program says that finds packages in these places too."""
    places = [str(path) for path in paths] + os.environ.get("PYTHONPATH", "").split(os.pathsep)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, places)), "MEADHALL_SOAK": share}
    ran = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def _installed(package: Path, folder: Path) -> Path:
    """A folder in which a package lies as its wheel brings it."""
    pip = [sys.executable, "-m", "pip"]
    wheel = [*pip, "wheel", "-q", "--no-build-isolation", "--no-deps", "-w", str(folder / "wheel"), str(package)]
    _run(wheel, folder)
    (made,) = (folder / "wheel").glob("*.whl")
    _run([*pip, "install", "-q", "--no-deps", "--target", str(folder / "beside"), str(made)], folder)
    return folder / "beside"


@pytest.fixture(scope="module")
def hnefatafl(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the example is installed."""
    return _installed(HNEFATAFL, tmp_path_factory.mktemp("hnefatafl"))


def _keeps_the_laws(slug: str, package: Path, installed: Path, *more: str, share: str = "1") -> str:
    laws = [sys.executable, "-m", "pytest", "-q", *_PLUGIN, "-p", "no:cacheprovider", "--meadhall-laws", slug, "tests"]
    return _run([*laws, *more], package, installed, share=share)


def test_hnefatafl_keeps_the_laws(hnefatafl: Path) -> None:
    assert " passed" in _keeps_the_laws("hnefatafl", HNEFATAFL, hnefatafl, share=_SHARE)


def test_hnefatafl_is_played_watched_and_learnt_from_like_any_other_game(hnefatafl: Path, tmp_path: Path) -> None:
    house = [sys.executable, "-m", "meadhall"]
    assert "'hnefatafl'" in _run([sys.executable, "-c", _RESEARCH], tmp_path, hnefatafl)
    assert "Hnefatafl" in _run([*house, "games", "--lang", "pl"], tmp_path, hnefatafl)
    contest = [*house, "arena", "hnefatafl", "random", "thrall", "--games", "4", "-O", "board=brandubh", "--lang", "en"]
    assert "thrall" in _run(contest, tmp_path, hnefatafl)


def test_a_game_that_has_just_been_begun_keeps_the_laws_and_is_asked_for_by_its_name(tmp_path: Path) -> None:
    house = [sys.executable, "-m", "meadhall"]
    said = _run([*house, "new-game", "hazel_nuts", "--lang", "en"], tmp_path)
    assert "pytest --meadhall-laws hazel_nuts" in said
    package = tmp_path / "hazel_nuts"
    installed = _installed(package, tmp_path)
    assert " passed" in _keeps_the_laws("hazel_nuts", package, installed)
    play = [*house, "play", "hazel_nuts", "--seed", "3", "--seat", "none", "--bot", "karl"]
    assert "Player" in _run([*play, "--lang", "en"], tmp_path, installed)


def test_a_law_that_is_broken_is_told_by_what_is_missing(tmp_path: Path) -> None:
    """A text, a golden playthrough, the picture: each is called by its name."""
    _run([sys.executable, "-m", "meadhall", "new-game", "hazel_nuts"], tmp_path)
    package = tmp_path / "hazel_nuts"
    texts = package / "src" / "hazel_nuts" / "pl.ftl"
    texts.write_text(texts.read_text("utf-8").replace("log-won", "log-lost"), "utf-8")
    (package / "tests" / "golden" / "hazel_nuts-2.journal").unlink()
    installed = _installed(package, tmp_path)
    with pytest.raises(AssertionError) as broken:
        _keeps_the_laws("hazel_nuts", package, installed, "-k", "test_words or test_golden")
    assert "There is no text 'log-won' in the language 'pl'" in str(broken.value)
    assert "There is no golden playthrough tests/golden/hazel_nuts-2.journal" in str(broken.value)
    (installed / "hazel_nuts" / "picture.py").unlink()
    with pytest.raises(AssertionError, match=r"hazel_nuts lacks picture\.py, or a folder, with `picture\("):
        _keeps_the_laws("hazel_nuts", package, installed)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [("saga", "There is a game “saga” already"), ("Tafl!", "cannot be the name of a game"), ("full", "not empty")],
)
def test_a_name_that_cannot_be_is_refused_with_a_sentence(name: str, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "full" / "of").mkdir(parents=True)
    with pytest.raises(AssertionError, match=sentence):
        _run([sys.executable, "-m", "meadhall", "new-game", name, "--lang", "en"], tmp_path)
