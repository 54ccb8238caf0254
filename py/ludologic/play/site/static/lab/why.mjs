// Why a query has its answer: the proof, and the steps that led there.
import { button, make } from "../dom.mjs";
import { place } from "./page.mjs";

// A proof to unfold, open so many levels deep.
export function proofTree({ goal, by, file, line, proofs }, deep) {
  const words = [make("code", { textContent: goal })];
  if (by === "clause") {
    words.push(" ", place(file, line));
  } else if (by === "not") words.push(make("span", { className: "soft", textContent: " it fails" }));
  else if (by === "table") words.push(make("span", { className: "soft", textContent: " tabled" }));
  if (!proofs.length) return make("div", { className: "leaf" }, ...words);
  const box = make("details", {}, make("summary", {}, ...words));
  const fill = () => box.childElementCount === 1 && box.append(...proofs.map((one) => proofTree(one, deep - 1)));
  box.ontoggle = fill;
  if (deep > 0) {
    box.open = true;
    fill();
  }
  return box;
}

// The part of a program that is to blame: a sentence, and clauses in which a line that begins with a star is grey.
export function blamed([sentence, ...lines]) {
  const text = make("pre", { className: "slice" });
  for (const line of lines) {
    text.append(/^\s*\* /.test(line) ? make("span", { className: "soft", textContent: line }) : line, "\n");
  }
  return make("div", {}, make("p", { textContent: sentence }), text);
}

// The steps of a goal, to walk through.
export function stepper(events) {
  let at = 0;
  const list = make("ol");
  const count = make("span", { className: "soft" });
  const slide = make("input", { type: "range", min: 0, max: Math.max(0, events.length - 1), value: 0, ariaLabel: "Step" });
  const draw = () => {
    slide.value = at;
    count.textContent = `${at + 1} of ${events.length}`;
    const first = Math.max(0, Math.min(at - 7, events.length - 15));
    list.replaceChildren(
      ...events.slice(first, first + 15).map(({ port, depth, goal }, n) => {
        const item = make("li", {}, make("b", { textContent: port.trim() }), " ", make("code", { textContent: goal }));
        item.style.setProperty("--depth", Math.min(depth, 20));
        if (first + n === at) item.setAttribute("aria-current", "step");
        return item;
      }),
    );
  };
  const go = (to) => {
    at = Math.max(0, Math.min(events.length - 1, to));
    draw();
  };
  slide.oninput = () => go(Number(slide.value));
  const box = make("div", { className: "steps" }, make("div", { className: "tools" }, button("back", () => go(at - 1)), button("forward", () => go(at + 1)), slide, count), list);
  box.onkeydown = (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by && event.target !== slide) go(at + by);
  };
  if (events.length) draw();
  return box;
}
