/** Making elements. */

/** @typedef {string | number | Node | null | undefined | false} Child */

/**
 * An element with attributes (those that begin with `on` are listeners; null, undefined and false are left out).
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, any>} [attributes]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function h(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== null && value !== undefined && value !== false) made.setAttribute(name, String(value));
  }
  fill(made, ...children);
  return made;
}

/**
 * Put children into an element in place of what it holds.
 * @param {Element} parent @param {...(Child | Child[])} children
 */
export function fill(parent, ...children) {
  const kept = children.flat().filter((child) => child !== null && child !== undefined && child !== false);
  parent.replaceChildren(...kept.map((child) => (child instanceof Node ? child : String(child))));
}

/**
 * The same, for what is drawn anew while somebody may be using it: nothing is touched if it would look the same, and the
 * focus stays on the element of the same `data-key`.
 * @param {Element} parent
 * @param {...(Child | Child[])} children
 */
export function refill(parent, ...children) {
  const made = document.createElement("div");
  fill(made, ...children);
  if (made.innerHTML === parent.innerHTML) return;
  const active = document.activeElement;
  const key = active instanceof HTMLElement && parent.contains(active) ? active.dataset.key : undefined;
  parent.replaceChildren(...made.childNodes);
  if (key) /** @type {HTMLElement | null} */ (parent.querySelector(`[data-key="${CSS.escape(key)}"]`))?.focus();
}

/** The SVG of a text that our own server has written. @param {string} text @returns {SVGSVGElement} */
export function svg(text) {
  const template = document.createElement("template");
  template.innerHTML = text;
  return /** @type {SVGSVGElement} */ (template.content.querySelector("svg"));
}

/** @param {{emblem: string}} seat */
export function emblem(seat) {
  if (!seat.emblem) return h("span", { class: "emblem no-emblem" });
  const made = svg(seat.emblem);
  made.classList.add("meadhall"); // where the colours of pictures are known
  return made;
}

/**
 * A button with words.
 * @param {string | Node} text @param {(event: MouseEvent) => void} act @param {Record<string, any>} [attributes]
 */
export const button = (text, act, attributes = {}) => h("button", { type: "button", onclick: act, ...attributes }, text);

/** A control with its name above it. @param {Child} name @param {HTMLElement} control */
export const field = (name, control) => h("label", { class: "field" }, h("span", {}, name), control);

/** A box to tick, with its words beside it. @param {HTMLInputElement} box @param {...Child} words */
export const check = (box, ...words) => h("label", { class: "field check" }, box, h("span", {}, ...words));

/**
 * A list of values to choose from.
 * @param {{value: string | number | boolean, label: string}[]} values
 * @param {unknown} chosen
 * @param {(value: string) => void} [choose]
 * @param {Record<string, any>} [attributes]
 */
export function select(values, chosen, choose = () => undefined, attributes = {}) {
  const options = values.map(({ value, label }) => h("option", { value: String(value), selected: value === chosen }, label));
  const made = h("select", { onchange: () => choose(made.value), ...attributes }, ...options);
  return made;
}
