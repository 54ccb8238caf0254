// A cell of a lesson: it is predicted, run, changed and put back. Its answer is hidden until it is run or predicted.
import { button, make } from "../dom.mjs";
import { searchTree } from "../searched.mjs";
import { add, addNone, engine, runAsp, runProlog, searchedBy, within } from "./asking.mjs";
import { keep, of } from "./kept.mjs";
import { typed } from "./typed.mjs";

const words = (box, kind) => box.querySelector(`template.${kind}`).content.cloneNode(true);

// What is kept of a cell, under its text as the lesson has it: wherever the cell stands now.
const own = (number, what, first) => {
  const found = Object.values(of(number)[what] ?? {}).find((one) => Array.isArray(one) && one[0] === first);
  return typeof found?.[1] === "string" ? found[1] : undefined;
};

export function cell(box, place, boxes, number) {
  const first = box.querySelector("textarea").defaultValue;
  const [out, older, undo, expected, guessed] = [".out", ".older", ".undo", ".expected", ".guessed"].map((one) => box.querySelector(one));
  const drawing = box.querySelector(".drawing");
  const guesses = [...box.querySelectorAll("button.guess")];
  const form = box.querySelector("form.guesses");

  // A prediction is one of the lesson's text: while the cell has another, none is made, and none is judged.
  function compared() {
    const unchanged = text.value === first;
    undo.hidden = unchanged;
    box.classList.toggle("changed", !unchanged);
    if (!unchanged) return;
    addNone(place);
    const said = guessed && own(number, "said", first);
    if (typeof said === "string" && !box.classList.contains("said")) compare(said);
  }
  function changed(value) {
    compared();
    const others = Object.entries(of(number).cells ?? {}).filter(([, one]) => one?.[0] !== first);
    keep(number, { cells: { ...Object.fromEntries(others), ...(value !== first && { [first]: [first, value] }) } });
    box.dispatchEvent(new Event("changed", { bubbles: true }));
  }
  const text = typed(box, changed);
  undo.onclick = () => {
    text.put(first);
    changed(first);
    text.focus();
  };

  const same = () => out.textContent && out.textContent.replace(/\s/g, "") === expected?.textContent.replace(/\s/g, "");
  const told = () => {
    box.classList.add("told");
    box.classList.toggle("same", Boolean(same()));
    for (const one of guesses) one.setAttribute("aria-disabled", "true");
    box.dispatchEvent(new Event("told", { bubbles: true }));
  };
  const closed = () => box.classList.contains("told");

  function compare(said) {
    if (form) form.querySelector("input").value = said;
    else for (const one of guesses) one.setAttribute("aria-pressed", String(one.value === said));
    const kind = said === guessed.dataset.right ? "good" : "bad";
    guessed.className = `guessed ${kind}`;
    guessed.replaceChildren(words(box, kind));
    box.classList.add("said");
    for (const one of guessed.querySelectorAll(".said")) one.textContent = said.replace(/\.$/, "");
    told();
  }
  // A prediction comes before the answer: after it, nothing can be predicted any more.
  function predict(said) {
    if (closed() || text.value !== first) return;
    keep(number, { said: { ...of(number).said, [first]: [first, said] } });
    compare(said);
  }
  for (const one of guesses) if (!form) one.onclick = () => predict(one.value);
  if (form)
    form.onsubmit = (event) => {
      event.preventDefault();
      predict(String(Number(form.querySelector("input").value)));
    };
  const reveal = box.querySelector(".reveal");
  if (reveal)
    reveal.onclick = () => {
      told();
      expected.tabIndex = -1;
      expected.focus();
    };

  const run = box.querySelector(".run");
  const runs = async (meant) => {
    out.textContent = "…";
    older.replaceChildren();
    drawing?.replaceChildren();
    doubts(box, []);
    const typedIn = (one) => ({ name: one.ariaLabel, text: one.value, first: one.defaultValue });
    const texts = boxes.map((one) => (one.dataset.language === "prolog" ? typedIn(one.querySelector("textarea")) : null));
    const asp = box.dataset.language === "asp";
    try {
      if (!asp) await engine();
      if (drawing) {
        const { sentence, rows } = await within(searchedBy(texts, place));
        out.textContent = sentence;
        drawing.replaceChildren(searchTree({ rows }));
      } else if (asp) out.textContent = await within(runAsp(text.value));
      else {
        const found = await within(runProlog(texts, place, meant));
        out.textContent = found.text;
        doubts(box, found.doubts, { ask: (query) => (run.focus(), runs(query)), add: (query) => (add(place, query), run.focus(), runs()) });
      }
    } catch (error) {
      out.textContent = error.message;
    }
    told();
  };
  run.onclick = () => runs();

  // As it was left, in this tab or in another.
  function restore() {
    const value = own(number, "cells", first) ?? first;
    if (value !== text.value || !box.querySelector(".typed pre").hasChildNodes()) text.put(value);
    compared();
  }
  // In the projection each answer waits again.
  function veil() {
    box.classList.remove("told", "said", "same");
    out.textContent = "";
    doubts(box, []);
    drawing?.replaceChildren();
    guessed?.replaceChildren();
    older.replaceChildren();
    for (const one of guesses) {
      if (!form) one.setAttribute("aria-pressed", "false");
      one.removeAttribute("aria-disabled");
    }
    form?.reset();
  }
  const outdated = () => {
    if (out.textContent && !older.hasChildNodes()) older.append(words(box, "older-words"));
  };
  restore();
  return { restore, veil, outdated };
}

// Facts that may be queries: the reader says what is meant. Until then they are neither asked nor added.
function doubts(box, all, { ask, add } = {}) {
  box.querySelector(".doubts")?.remove();
  if (!all.length) return;
  const one = ({ query }) =>
    make(
      "div",
      { className: "tools" },
      ...(all.length > 1 ? [make("code", { textContent: query })] : []),
      button("Ask it", () => ask(query), { className: "ask", title: `Ask ?- ${query}.` }),
      button("Add it as a clause", () => add(query), { className: "add", title: `Add ${query}.` }),
    );
  const group = make("div", { className: "doubts screen", role: "group", ariaLabel: "What is meant" }, ...all.map(one));
  box.querySelector(".out").after(group);
}
