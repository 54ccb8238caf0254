// A lesson: its cells run, its exercises are checked, and it can be shown by a projector.
import { coloured } from "../coloured.mjs";
import { make } from "../dom.mjs";
import { edits, works } from "../engine/engine.mjs";
import { engine, forget, prepare, verdict, within } from "./asking.mjs";
import { cell } from "./cell.mjs";
import { KEY, keep, of } from "./kept.mjs";
import { rail } from "./rail.mjs";
import { slides } from "./slides.mjs";
import { typed } from "./typed.mjs";

const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const lesson = document.getElementById("lesson");
const { lesson: number } = lesson.dataset;
const progress = rail(number);

const known = () => (known.all ??= fetch(new URL("lessons/exercises.json", new URL(document.documentElement.dataset.root, location.href))).then((answer) => answer.json()));

const code = (text) => make("td", {}, make("code", {}, ...coloured(text)));

// The query on which an answer is wrong, as a table.
function differs({ query, yours, reference, what, part }, language) {
  const head = make("tr", {}, ...["query", "yours", "expected"].map((words) => make("th", { scope: "col", textContent: words })));
  const row = make("tr", {}, code(language === "prolog" ? `?- ${query}.` : query), code(yours), code(reference));
  row.children[1].className = "yours";
  const [first, ...rest] = what.split("\n"); // what is the likely cause; then the difference, and remarks
  const fault = (text) => make("p", { className: "fault", textContent: text });
  const more = rest.length ? [fault(rest.join("\n"))] : [];
  if (part) more.push(make("details", {}, make("summary", { textContent: "The part of the program that is to blame" }), fault(part)));
  return [make("p", { textContent: `Not yet: ${first}` }), make("div", { className: "wide", tabIndex: 0, role: "group", ariaLabel: "The query on which it is wrong" }, make("table", {}, make("thead", {}, head), make("tbody", {}, row))), ...more];
}

function exercise(box) {
  const name = box.dataset.exercise;
  const out = box.querySelector(".verdict");
  const text = typed(box, (value) => {
    keep(name, { text: value });
    draw();
  });
  // The state of the text that was checked last; if it was changed since, nothing is known of it.
  const draw = () => {
    const { solved, tries, checked, right } = of(name);
    const state = checked === undefined || checked !== text.value ? "" : right ? "ok" : "no";
    box.classList.toggle("ok", state === "ok");
    box.classList.toggle("no", state === "no");
    const words = [state === "ok" ? "solved" : solved && "solved before", tries && (tries === 1 ? "1 try" : `${tries} tries`)];
    box.querySelector(".tries").textContent = words.filter(Boolean).join(", ");
    box.querySelector(".older").hidden = !out.hasChildNodes() || out.dataset.of === text.value;
    progress();
  };
  const say = (state, ...parts) => {
    out.className = `verdict ${state}`;
    out.replaceChildren(...parts);
  };
  // As it was left, in this tab or in another.
  const restore = () => {
    const value = String(of(name).text ?? "");
    if (value !== text.value) text.put(value);
    draw();
  };
  restore();
  box.querySelector(".check").onclick = async () => {
    const checked = text.value;
    say("", "…");
    out.dataset.of = checked;
    draw();
    try {
      const one = (await known())[name];
      await engine();
      const found = await within(verdict(one, checked));
      const right = found.kind === "solved";
      keep(name, { text: text.value, tries: (of(name).tries ?? 0) + 1, checked, right, ...(right && { solved: true }) });
      const sentences = (className, all) => all.map((textContent) => make("p", { className, textContent }));
      if (right) say("ok", make("p", { textContent: "Solved." }), ...sentences("remark", found.remarks));
      else if (found.kind === "fault") say("no", ...sentences("fault", found.sentences));
      else say("no", ...differs(found, one.language));
    } catch (error) {
      say("no", make("p", { className: "fault", textContent: error.message }));
    }
    draw();
  };
  return restore;
}

const boxes = all(".cell");
const cells = boxes.map((box, place) => cell(box, place, boxes, number));
boxes.forEach((box, place) => {
  const below = (nth) => nth > place && box.dataset.language === "prolog" && boxes[nth].dataset.language === "prolog";
  box.addEventListener("changed", () => cells.forEach((one, nth) => (nth === place || below(nth)) && one.outdated()));
});
const exercises = all(".exercise").map(exercise);
for (const one of all("pre.card:not(.plain), #lesson pre > code, .exercise pre > code")) one.replaceChildren(...coloured(one.textContent));
slides(lesson, (begun) => cells.forEach((one) => (begun ? one.veil() : one.restore())));
addEventListener("focusin", ({ target }) => {
  const box = target.closest(".cell, .exercise");
  if (box && works) prepare(box.matches(".exercise"));
});
document.getElementById("print").onclick = () => print();
if (!works) for (const one of all(".run, .check")) one.disabled = true;

const note = (id, shown) => (document.getElementById(id).hidden = !shown);
const ownRules = () => note("own-rules", Object.keys(edits.all).length);
ownRules();
let lost = false; // what was typed is lost with this page
addEventListener("kept", ({ detail }) => note("unkept", (lost = !detail)));
addEventListener("beforeunload", (event) => lost && event.preventDefault());
// What another tab has kept: neither tab loses what was typed in the other. Rules that it has changed make answers old.
function elsewhere(key = null) {
  if (key === null || key === KEY) {
    for (const one of cells) one.restore();
    for (const restore of exercises) restore();
  }
  if (key === null || key === edits.key) {
    forget();
    ownRules();
    for (const one of cells) one.outdated();
  }
}
addEventListener("storage", ({ key }) => elsewhere(key));
addEventListener("pageshow", ({ persisted }) => persisted && elsewhere());
