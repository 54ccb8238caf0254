// The page of the lab: its places, its tabs, and the engines that it asks.
import { make } from "../dom.mjs";
import { Clingo, Prolog, rules, works } from "../engine/engine.mjs";

export const $ = (id) => document.getElementById(id);
export const state = (words) => ($("state").textContent = words);
export const said = (...lines) => $("messages").replaceChildren(...lines);
export const line = (className, textContent) => make("div", { className, textContent });

if (!works) {
  state("This browser has no WebAssembly, which the engines need.");
  throw new Error("no WebAssembly");
}

export const { files, names, tests } = await rules;
export const prolog = new Prolog();
export const clingo = new Clingo();

// A button that can't be pressed now keeps the focus that it has.
addEventListener("click", (event) => event.target.closest?.("[aria-disabled=true]") && event.stopImmediatePropagation(), true);

// What is in a place is replaced; if the focus was in there, it goes to the place itself, or to what is named.
export function replaced(place, inside, to = place) {
  const focused = place.contains(document.activeElement);
  place.replaceChildren(...inside);
  if (focused) to.focus();
}

// A link that opens a file at a line.
export function place(file, line, words) {
  const path = file.replace(/^\/logic\//, "");
  return make("a", { href: `#${new URLSearchParams({ file: path, line })}`, textContent: words ?? `${path.split("/").pop()}:${line}` });
}

// What the engine says of a file.
export function note({ kind, file, line, text }) {
  const path = file.replace(/^\/logic\//, "");
  const words = text.trim();
  const said = words.startsWith(`${file}:`) ? words.slice(words.indexOf(" ") + 1) : words; // the link says where
  return make("div", { className: kind }, place(path, line, line ? `${path}:${line}` : path), ` ${said}`);
}

export async function ready() {
  try {
    const notes = await prolog.ready;
    state("Ready.");
    if (notes.length) said(...notes.map(note));
  } catch (error) {
    state(`The engine could not be started: ${error.message}`);
  }
}

// ---- on a phone one part at a time: files, rules or queries

export function pane(name) {
  $("main").dataset.pane = name;
  for (const one of $("panes").children) one.setAttribute("aria-pressed", String(one.value === name));
}
for (const one of $("panes").children) one.onclick = () => pane(one.value);

// ---- the tabs: Prolog and answer sets

const tabs = [$("tab-pl"), $("tab-lp")];
export const [prologTab, clingoTab] = tabs;
export function choose(tab) {
  for (const one of tabs) {
    one.setAttribute("aria-selected", String(one === tab));
    one.tabIndex = one === tab ? 0 : -1;
    $(one.getAttribute("aria-controls")).classList.toggle("hidden", one !== tab);
  }
}
for (const tab of tabs) {
  tab.onclick = () => choose(tab);
  tab.onkeydown = (event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const other = tabs[1 - tabs.indexOf(tab)];
    choose(other);
    other.focus();
  };
}
