"""The table of fields."""

from __future__ import annotations

from meadhall.template.state import FIELDS

__all__ = ["FIELDS"]
