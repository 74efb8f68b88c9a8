"""Elements of SVG as strings, escaped and with short numbers."""

from __future__ import annotations

from meadhall.drawing.keeping import kept

Value = str | int | float | None


@kept
def number(value: float) -> str:
    """A coordinate with at most one decimal."""
    text = f"{value:.1f}"
    if text[-1] != "0":
        return text
    return text[:-2] if text != "-0.0" else "0"


@kept
def escape(text: str) -> str:
    """Text as it may stand in an element or in a quoted attribute."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def attributes(values: dict[str, Value]) -> str:
    """The attributes, each after a space; `class_` and `stroke_width` become `class` and `stroke-width`."""
    return _written(*values.items()) if values else ""


@kept
def _written(*values: tuple[str, Value]) -> str:
    parts: list[str] = []
    for name, value in values:
        if value is not None:
            said = escape(value) if isinstance(value, str) else number(value)
            parts.append(f' {name.rstrip("_").replace("_", "-")}="{said}"')
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


@kept
def title(text: str) -> str:
    """The tooltip of the element that it is put into first."""
    return f"<title>{escape(text)}</title>"


@kept
def placed(x: float, y: float, scale: float = 1.0) -> str:
    """The transformation that puts an origin at (x, y), and scales what is around it."""
    place = f"translate({number(x)} {number(y)})"
    return place if scale == 1.0 else f"{place} scale({scale:.5g})"


def shifted(content: str, x: float, y: float, scale: float = 1.0, /, **values: Value) -> str:
    """Content with its origin moved to (x, y), and scaled."""
    return f'<g transform="{placed(x, y, scale)}"{attributes(values)}>{content}</g>'


@kept
def use(symbol: str, x: float = 0, y: float = 0, scale: float = 1.0) -> str:
    """A drawing of the defs, with its origin at (x, y)."""
    if scale == 1.0:
        at = f' x="{number(x)}" y="{number(y)}"' if x or y else ""
        return f'<use href="#{symbol}"{at}/>'
    return f'<use href="#{symbol}" transform="{placed(x, y, scale)}"/>'


@kept
def rectangle(x: float, y: float, width: float, height: float, radius: float = 0, /, **values: Value) -> str:
    """A rectangle, with round corners if it has a radius."""
    corner = f' rx="{number(radius)}"' if radius else ""
    box = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    return f"<rect {box}{corner}{attributes(values)}/>"


@kept
def circle(x: float, y: float, radius: float, /, **values: Value) -> str:
    """A circle."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"{attributes(values)}/>'


@kept
def path(d: str, /, **values: Value) -> str:
    """A path."""
    return f'<path d="{d}"{attributes(values)}/>'


def picture(width: float, height: float, name: str, content: str) -> str:
    """A whole picture with its name."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="meadhall" role="group" aria-label="{escape(name)}"'
        f' viewBox="0 0 {number(width)} {number(height)}">{title(name)}{content}</svg>'
    )
