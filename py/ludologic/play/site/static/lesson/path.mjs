// The lessons as a path: which are done, which are begun, and which comes next.
import { standing } from "./kept.mjs";

const EXERCISES = 4; // of each lesson

const rows = [...document.querySelectorAll(".path [data-lesson]")].map((row) => {
  const { solved, begun } = standing(row.dataset.lesson);
  return { row, solved, begun, done: solved >= EXERCISES };
});
const first = rows.findIndex(({ begun }) => begun); // if the drill was left out, it is not next
const next = rows.find(({ done }, nth) => nth >= first && !done);
for (const one of rows) {
  const { row, solved, begun, done } = one;
  const words = done ? "done" : [one === next && "next", begun && `begun, ${solved} of ${EXERCISES} solved`].filter(Boolean).join(": ");
  row.className = done ? "done" : one === next ? "next" : begun ? "begun" : "";
  row.querySelector("small").textContent = words;
}
