// The search tree of a query, to fold and to walk through: its rows are the steps of the search.
import { able, button, make } from "./dom.mjs";

// How the search came to a goal, what that bound, and the goal or the end of the branch. A place is a link to a clause.
function row({ says, file, line, bindings, kind, text, rest }, number, place) {
  const came = says && make("span", { className: "says" }, says, ...(file && place ? [" ", place(file, line)] : []));
  const bound = bindings.map((one) => make("span", { className: "bound", textContent: one }));
  const goals = kind === "goal" ? make("code", {}, text, make("span", { className: "soft", textContent: rest.map((one) => `, ${one}`).join("") })) : make("span", { textContent: text });
  const one = make("div", { className: `step end-${kind}` }, ...(came ? [came, " "] : []), ...bound.flatMap((part) => [part, " "]), goals);
  one.dataset.step = number;
  return one;
}

// A branch that goes on can be folded away.
function drawn(rows, place) {
  const top = make("div", { className: "branch" });
  const open = [{ depth: 0, box: top }];
  const steps = rows.map((one, number) => {
    const next = rows[number + 1];
    const begins = one.start === "branch";
    while (open.at(-1).depth > (begins ? one.depth - 1 : one.depth)) open.pop();
    const { box } = open.at(-1);
    const step = row(one, number, place);
    const goesOn = begins && next && (next.depth > one.depth || (next.depth === one.depth && next.start === "same"));
    if (goesOn) {
      const branch = make("details", { className: "branch", open: true }, make("summary", {}, step));
      box.append(branch);
      open.push({ depth: one.depth, box: branch });
    } else box.append(begins ? make("div", { className: "branch" }, step) : step);
    return step;
  });
  return { top, steps };
}

export function searchTree({ sentence, rows }, place) {
  const { top, steps } = drawn(rows, place);
  const count = make("span", { className: "soft", role: "status" });
  const slide = make("input", { type: "range", min: 1, max: steps.length, ariaLabel: "Step of the search" });
  let at = 0;
  // the steps up to this one are there
  const go = (to) => {
    at = Math.max(1, Math.min(steps.length, to));
    slide.value = at;
    count.textContent = `Step ${at} of ${steps.length}`;
    able(back, at > 1);
    able(next, at < steps.length);
    steps.forEach((step, number) => {
      const box = step.closest(".branch");
      step.hidden = number >= at;
      if (box !== top && box.querySelector(".step") === step) box.hidden = step.hidden;
      step.toggleAttribute("aria-current", number === at - 1);
    });
    steps[at - 1].scrollIntoView({ block: "nearest" });
  };
  const first = button("From the start", () => go(1));
  const back = button("Back", () => go(at - 1));
  const next = button("Next", () => go(at + 1));
  slide.oninput = () => go(Number(slide.value));
  const box = make("div", { className: "searched" }, ...(sentence ? [make("p", { textContent: sentence })] : []), make("div", { className: "tools" }, first, back, next, slide, count), top);
  box.onkeydown = (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by && event.target !== slide) go(at + by);
  };
  go(steps.length);
  return box;
}
