// Facts that may be queries: the reader says what is meant. Until then they are neither asked nor added.
import { button, make } from "../dom.mjs";

export function doubts(box, all, { ask, add } = {}) {
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
