// What is wrong with how a page is laid out, as sentences: `faults(touch)`.
const CONTROLS = "a[href], button, input, select, textarea, summary, [role=tab], [role=slider], svg [tabindex]";
const TARGET = 44;

const hides = (value) => value !== "visible";
const said = (one) => {
  const words = (one.ariaLabel ?? one.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
  return `<${one.localName}${one.id ? `#${one.id}` : ""}${one.classList.length ? `.${[...one.classList].join(".")}` : ""}> "${words}"`;
};
const visible = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });

// What is left of a box inside the boxes around it that hide the rest; a box that scrolls shows the rest, if `scrolls`.
function clipped(one, rect, scrolls) {
  let { left, top, right, bottom } = rect;
  let [across, down] = [true, true];
  for (let box = one; box && box !== document.documentElement; box = box.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(box);
    const inner = box.getBoundingClientRect();
    const shows = (value) => scrolls && ["auto", "scroll"].includes(value);
    across &&= !shows(overflowX);
    down &&= !shows(overflowY);
    if (across && hides(overflowX)) [left, right] = [Math.max(left, inner.left), Math.min(right, inner.right)];
    if (down && hides(overflowY)) [top, bottom] = [Math.max(top, inner.top), Math.min(bottom, inner.bottom)];
    if (position === "fixed") break;
  }
  return { left, top, right, bottom, width: right - left, height: bottom - top };
}

// For readers of screens alone: it takes no room.
const unseen = (one) => {
  for (let box = one; box; box = box.parentElement) {
    const { width, height } = box.getBoundingClientRect();
    if (getComputedStyle(box).position === "absolute" && width <= 1 && height <= 1) return true;
    if (box.classList.contains("skip")) return true;
  }
  return false;
};

function controls() {
  return [...document.querySelectorAll(CONTROLS)].filter((one) => visible(one) && !unseen(one));
}

function overlaps() {
  const boxes = controls()
    .filter((one) => !(one instanceof SVGElement))
    .concat([...document.querySelectorAll("main svg")].filter(visible))
    .flatMap((one) => [...one.getClientRects()].map((rect) => [one, clipped(one, rect, false)]))
    .filter(([, { width, height }]) => width > 2 && height > 2)
    .sort(([, a], [, b]) => a.top - b.top);
  const found = new Set();
  for (const [at, [one, a]] of boxes.entries()) {
    for (const [other, b] of boxes.slice(at + 1)) {
      if (b.top >= a.bottom - 2) break;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - b.top;
      if (across <= 2 || down <= 2 || one.contains(other) || other.contains(one)) continue;
      const floats = (box) => box.closest("header.site, dialog, [popover]");
      if (floats(one) !== floats(other)) continue; // it lies above the page, which scrolls below it
      found.add(`${said(one)} lies over ${said(other)} by ${Math.round(across)} x ${Math.round(down)}`);
    }
  }
  return [...found];
}

function cut() {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || one.closest("script, style, option, textarea, .cm-editor, noscript") || !visible(one) || unseen(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const control = one.closest("button, .chip, .tab, summary, th, td");
    for (const rect of range.getClientRects()) {
      if (!rect.width) continue;
      const left = clipped(one, rect, true);
      // a line of text is higher than its letters
      if (left.width < rect.width - 1.5 || left.height < rect.height * 0.7) found.add(`${said(one)} is cut off: ${Math.round(left.width)} x ${Math.round(left.height)} of ${Math.round(rect.width)} x ${Math.round(rect.height)}`);
      if (!control || control.closest("svg")) continue;
      const box = control.getBoundingClientRect();
      if (rect.left < box.left - 1 || rect.right > box.right + 1 || rect.bottom > box.bottom + 4 || rect.top < box.top - 4) found.add(`the text of ${said(control)} leaves its box`);
    }
  }
  for (const one of document.querySelectorAll("main input:not([type=checkbox]):not([type=range]):not([type=radio]), main select"))
    if (visible(one) && one.value && one.scrollWidth > one.clientWidth + 1) found.add(`the text of ${said(one)} is wider than its box`);
  return [...found];
}

function sideways() {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll("*")].filter((one) => visible(one) && clipped(one, one.getBoundingClientRect(), false).right > clientWidth + 1);
  return [`the page scrolls sideways: ${scrollWidth} of ${clientWidth}: ${wide.slice(0, 3).map(said).join(", ")}`];
}

// A link in a line of text may be as high as the line.
function small() {
  return controls()
    .filter((one) => !(one instanceof SVGElement)) // a board's cells are as far apart as the board allows
    .filter((one) => !(one.localName === "a" && getComputedStyle(one).display === "inline") && !one.disabled)
    .map((one) => [one, (one.matches("[type=checkbox], [type=radio]") && one.closest("label")) || one])
    .map(([one, target]) => [one, target.getBoundingClientRect()])
    .filter(([, { width, height }]) => width < TARGET - 0.5 || height < TARGET - 0.5)
    .map(([one, { width, height }]) => `${said(one)} is ${Math.round(width)} x ${Math.round(height)}, too small for a finger`);
}

const faults = (touch) => [...sideways(), ...overlaps(), ...cut(), ...(touch ? small() : [])];
