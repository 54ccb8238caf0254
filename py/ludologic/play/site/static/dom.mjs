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
