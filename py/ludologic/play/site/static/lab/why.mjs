// Why a query has its answer: its proof, or the part of the program that is to blame.
import { make } from "../dom.mjs";
import { place } from "./page.mjs";

// A proof to unfold, open so many levels deep.
export function proofTree({ goal, by, file, line, proofs }, deep) {
  const words = [make("code", { textContent: goal })];
  if (by === "clause") {
    words.push(" ", place(file, line));
  } else if (by === "not") words.push(make("span", { className: "soft", textContent: " it fails" }));
  else if (by === "above") words.push(make("span", { className: "soft", textContent: " see above" }));
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
