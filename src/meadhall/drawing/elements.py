"""Elements of SVG as strings, escaped and with short numbers."""

from __future__ import annotations

from functools import cache

Value = str | float | None


def number(value: float) -> str:
    """A coordinate with at most one decimal."""
    text = f"{value:.1f}"
    if text[-1] != "0":
        return text
    return text[:-2] if text != "-0.0" else "0"


def escape(text: str) -> str:
    """Text as it may stand in an element or in a quoted attribute."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


@cache
def _attribute(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


def attributes(values: dict[str, Value]) -> str:
    """The attributes, each after a space; `class_` and `stroke_width` become `class` and `stroke-width`."""
    parts: list[str] = []
    for name, value in values.items():
        if value is not None:
            said = escape(value) if isinstance(value, str) else number(value)
            parts.append(f' {_attribute(name)}="{said}"')
    return "".join(parts)


def element(tag: str, content: str = "", /, **values: Value) -> str:
    """An element around content that is SVG already."""
    if content:
        return f"<{tag}{attributes(values)}>{content}</{tag}>"
    return f"<{tag}{attributes(values)}/>"


def group(content: str, /, **values: Value) -> str:
    """A group; nothing if there is nothing in it and nobody needs its id."""
    if not content and "id" not in values:
        return ""
    return f"<g{attributes(values)}>{content}</g>"


def title(text: str) -> str:
    """The tooltip of the element that it is put into first."""
    return f"<title>{escape(text)}</title>"


def placed(x: float, y: float, scale: float = 1.0) -> str:
    """The transformation that puts an origin at (x, y), and scales what is around it."""
    place = f"translate({number(x)} {number(y)})"
    return place if scale == 1.0 else f"{place} scale({scale:.5g})"


def shifted(content: str, x: float, y: float, scale: float = 1.0, /, **values: Value) -> str:
    """Content with its origin moved to (x, y), and scaled."""
    return f'<g transform="{placed(x, y, scale)}"{attributes(values)}>{content}</g>'


def use(symbol: str, x: float = 0, y: float = 0, scale: float = 1.0) -> str:
    """A drawing of the defs, with its origin at (x, y)."""
    if scale == 1.0:
        at = f' x="{number(x)}" y="{number(y)}"' if x or y else ""
        return f'<use href="#{symbol}"{at}/>'
    return f'<use href="#{symbol}" transform="{placed(x, y, scale)}"/>'


def rectangle(x: float, y: float, width: float, height: float, radius: float = 0, /, **values: Value) -> str:
    """A rectangle, with round corners if it has a radius."""
    corner = f' rx="{number(radius)}"' if radius else ""
    box = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    return f"<rect {box}{corner}{attributes(values)}/>"


def circle(x: float, y: float, radius: float, /, **values: Value) -> str:
    """A circle."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"{attributes(values)}/>'


def path(d: str, /, **values: Value) -> str:
    """A path."""
    return f'<path d="{d}"{attributes(values)}/>'


def picture(width: float, height: float, name: str, content: str, top: float = 0) -> str:
    """A whole picture with its name; what lies above `top` is not shown."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="meadhall" role="group" aria-label="{escape(name)}"'
        f' viewBox="0 {number(top)} {number(width)} {number(height - top)}">{title(name)}{content}</svg>'
    )
