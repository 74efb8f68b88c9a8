"""`meadhall site`: the hall as a folder of files that any web host can serve."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from meadhall.cli.failure import Failure
from meadhall.cli.languages import LanguageOption, texts

_MEGABYTE: Final = 1_000_000


def site(
    out: Annotated[Path, typer.Argument(metavar="OUT", show_default=False)],
    lang: LanguageOption = "",
) -> None:
    """Write the static site."""
    from meadhall.site.building import build, is_ours  # late: others need no site

    if out.exists() and not is_ours(out):
        raise Failure("site-not-ours", folder=str(out))
    built = build(out, Path.home() / ".cache" / "meadhall")
    console, say = Console(highlight=False, soft_wrap=True), texts(lang)
    sizes = {"size": f"{built.size / _MEGABYTE:.1f}", "packed": f"{built.packed / _MEGABYTE:.1f}"}
    console.print(say.say("site-built", folder=str(out), files=built.files, **sizes), markup=False)
    if not built.is_compiled:
        console.print(say.say("site-slow"), style="yellow", markup=False)
