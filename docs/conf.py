"""How the documentation site is made: `make docs`. Whatever leads nowhere is an error."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.pages import write_pages

import meadhall

write_pages(Path(__file__).parent / "generated")

project = "Meadhall"
author = "Meadhall"
release = meadhall.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["pictures"]
html_theme = "furo"
html_title = f"Meadhall {release}"
html_favicon = "../src/meadhall/hall/static/icon.svg"
myst_heading_anchors = 4
myst_enable_extensions = ["deflist"]
suppress_warnings = ["myst.header"]  # manuals and reports begin where their pages do
default_role = "code"  # as docstrings name things
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": False, "show-inheritance": True}
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
