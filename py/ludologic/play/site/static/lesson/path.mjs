// The lessons as a path: which are done, which are begun, and which comes next.
import { standing } from "./kept.mjs";

const EXERCISES = 4; // of each lesson

const rows = [...document.querySelectorAll(".path [data-lesson]")];
let next = true;
for (const row of rows) {
  const { solved, begun } = standing(row.dataset.lesson);
  const done = solved >= EXERCISES;
  const words = done ? "done" : [next && "next", begun && `begun, ${solved} of ${EXERCISES} solved`].filter(Boolean).join(": ");
  if (!done) next = false;
  row.className = done ? "done" : words.startsWith("next") ? "next" : begun ? "begun" : "";
  row.querySelector("small").textContent = words;
}
