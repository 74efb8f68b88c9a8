/** What is wrong with what is seen: letters too small, targets too small, letters over letters, letters cut off. */
(isPhone) => {
  const LEAST = 11.9;
  const TARGET = isPhone ? 44 : 32;
  /** How far a touch on the board or in a slot reaches for what can be chosen, on each side. */
  const REACH = isPhone ? 22 : 12;
  const faults = [];
  const inside = (box) => box.width > 0 && box.height > 0 && box.right > 1 && box.bottom > 1 && box.left < innerWidth - 1 && box.top < innerHeight - 1;
  const isOnTop = (element, box) => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(Math.min(innerWidth - 1, Math.max(0, x)), Math.min(innerHeight - 1, Math.max(0, y)));
    return top !== null && (element.contains(top) || top.contains(element) || top.closest(".frame, .slot") === element.closest(".frame, .slot"));
  };
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const words = (element) => (element.textContent ?? "").trim().slice(0, 40);
  const letters = [];
  for (const text of document.querySelectorAll(":is(.frame, .slot) text")) {
    const box = text.getBoundingClientRect();
    if (!words(text) || !inside(box) || !isShown(text) || !isOnTop(text, box)) continue;
    const { a, b } = text.getScreenCTM();
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    if (size < LEAST) faults.push(`small ${size.toFixed(1)}: ${words(text)}`);
    if (text.closest(".frame")) letters.push({ text, box });
  }
  for (const element of document.querySelectorAll(".table-page *")) {
    if (element.closest("svg, .unseen, .panes, [hidden]")) continue;
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const box = element.getBoundingClientRect();
    if (!own || !inside(box) || !isShown(element) || box.width <= 1.5) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < LEAST) faults.push(`small ${size}: ${words(element)}`);
    const style = getComputedStyle(element);
    if (element.scrollWidth > element.clientWidth + 1 && style.overflowX !== "visible" && style.display !== "inline") faults.push(`cut: ${words(element)}`);
  }
  const isSmall = (width, height) => Math.min(width, height) < TARGET - 0.5;
  const tooSmall = (target, { width, height }) => faults.push(`target ${width.toFixed(0)} x ${height.toFixed(0)}: ${target.getAttribute("aria-label") ?? words(target)}`);
  for (const target of document.querySelectorAll(".table-page :is(button, a, summary, select)")) {
    const box = target.getBoundingClientRect();
    if (target.closest(".panes, .skip, [hidden]") || !inside(box) || !isShown(target) || !isOnTop(target, box)) continue;
    if (isSmall(box.width, box.height)) tooSmall(target, box);
  }
  for (const target of document.querySelectorAll(".frame .touch")) {
    const box = target.getBoundingClientRect();
    if (inside(box) && isSmall(box.width + 2 * REACH, box.height + 2 * REACH)) tooSmall(target, box);
  }
  for (const slot of document.querySelectorAll(".slot")) {
    const all = [...slot.querySelectorAll(".touch")].map((target) => ({ target, box: target.getBoundingClientRect() }));
    for (const { target, box } of all) {
      if (!inside(box) || !isShown(target) || !isOnTop(target, box)) continue;
      // What lies between two of them belongs to the nearer one.
      const reach = (across, along) => Math.min(REACH, ...all.filter(({ box: other }) => across(other) && along(other) >= 0).map(({ box: other }) => along(other) / 2));
      const isBeside = (other) => other.top < box.bottom && other.bottom > box.top;
      const isAbove = (other) => other.left < box.right && other.right > box.left;
      const width = box.width + reach(isBeside, (other) => box.left - other.right) + reach(isBeside, (other) => other.left - box.right);
      const height = box.height + reach(isAbove, (other) => box.top - other.bottom) + reach(isAbove, (other) => other.top - box.bottom);
      if (isSmall(width, height)) tooSmall(target, box);
    }
  }
  letters.forEach(({ text, box }, n) => {
    for (const other of letters.slice(n + 1)) {
      if (text.parentElement === other.text.parentElement && text.parentElement.matches(".lines, .mark")) continue;
      const [wide, high] = [Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left), Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)];
      if (wide > 3 && high > 4) faults.push(`over each other: ${words(text)} / ${words(other.text)}`);
    }
  });
  const scene = document.querySelector(".slot-scene [data-about]");
  const place = scene && document.querySelector(`.frame [data-thing~="${scene.dataset.about}"]`)?.getBoundingClientRect();
  if (place) {
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
    if (!document.elementFromPoint(x, y)?.closest(".frame")) faults.push(`the scene covers ${scene.dataset.about}`);
  }
  let seen = 0;
  const STEPS = 40;
  for (let i = 0; i < STEPS; i++) {
    for (let k = 0; k < STEPS; k++) {
      const at = document.elementFromPoint(((i + 0.5) * innerWidth) / STEPS, ((k + 0.5) * innerHeight) / STEPS);
      if (at?.closest(".frame")) seen++;
    }
  }
  const frame = document.querySelector(".frame").getBoundingClientRect();
  const share = isPhone ? frame.height / innerHeight : seen / STEPS ** 2;
  if (document.documentElement.scrollWidth > innerWidth) faults.push("scrolls sideways");
  return { faults, share };
}
