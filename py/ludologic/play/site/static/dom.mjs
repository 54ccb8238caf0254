// The parts of a page.
export const make = (tag, options = {}, ...inside) => {
  const { dataset, ...plain } = options;
  const one = Object.assign(document.createElement(tag), plain);
  Object.assign(one.dataset, dataset);
  one.append(...inside);
  return one;
};
export const svg = (tag, attributes = {}, ...inside) => {
  const one = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) one.setAttribute(name, value);
  one.append(...inside);
  return one;
};
export const button = (words, act, options = {}) => make("button", { type: "button", textContent: words, onclick: act, ...options });
// A button that can't be pressed now is no longer able, and keeps the focus that it has.
export const able = (one, yes) => one.setAttribute("aria-disabled", String(!yes));
export const select = (label, choices, changed) => {
  const one = make("select", {}, ...choices.map(([value, words]) => make("option", { value, textContent: words })));
  one.onchange = () => changed(one.value);
  return make("label", {}, `${label} `, one);
};

// What a place shows becomes `parts`, and what was there before and still is stays, and only looks and acts otherwise: so a press
// that has begun goes on, a part keeps the focus, and a motion goes on. Those are the same parts that have one tag and one place
// (data-at) or key, or that follow each other with one class. A part that moves has `moves`, which is called once it is there.
const HANDLERS = ["onclick", "onkeydown", "onchange", "oninput", "onmouseover", "onmouseout", "onfocus", "onblur"];
const called = (one) => `${one.nodeName} ${one.dataset?.at ?? one.dataset?.key ?? one.classList?.[0] ?? ""}`;
export function become(place, parts) {
  const there = Map.groupBy([...place.childNodes], called);
  const pairs = parts.map((part) => [part, there.get(called(part))?.shift()]);
  for (const one of [...there.values()].flat()) one.remove();
  let next = place.firstChild;
  for (const [part, old] of pairs) {
    if (old === next) next = old?.nextSibling ?? null;
    if (!old || old.nextSibling !== next) place.insertBefore(old ?? part, next);
    if (old) altered(old, part);
    for (const one of old ? [part] : [part, ...(part.querySelectorAll?.("*") ?? [])]) one.moves?.(old ?? one);
  }
}
function altered(old, part) {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== part.data) old.data = part.data;
    return;
  }
  for (const { name } of [...old.attributes]) if (!part.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of part.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  for (const handler of HANDLERS) old[handler] = part[handler];
  become(old, [...part.childNodes]);
}
