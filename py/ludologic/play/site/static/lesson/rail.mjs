// How far the reader is, at the side of a lesson: the sections that were read, and the exercises that were solved.
import { make } from "../dom.mjs";
import { keep, of } from "./kept.mjs";

const MOMENT = 1000; // milliseconds
const $ = (id) => document.getElementById(id);

export function rail(number) {
  const rows = [...document.querySelectorAll(".rail [data-of]")];
  const exercises = rows.filter((row) => row.dataset.of.includes("."));
  const sections = rows.filter((row) => !exercises.includes(row)).map((row) => row.dataset.of);
  const fold = document.querySelector(".rail details");
  const phone = matchMedia("(max-width: 1000px)");
  const folded = () => (fold.open = !phone.matches);
  phone.addEventListener("change", folded);
  folded();

  // A sign and a word for each state, so that none is told by its colour alone.
  const SIGNS = { ok: "✓", no: "!", "": "" };
  function mark(row, state, word) {
    row.className = state;
    row.querySelector("i").textContent = SIGNS[state];
    row.querySelector(".unseen")?.remove();
    if (word) row.querySelector("a").append(make("span", { className: "unseen", textContent: `, ${word}` }));
  }

  const sectionsRead = () => [of(number).read ?? []].flat();
  function draw() {
    const read = sectionsRead();
    for (const row of rows) {
      const { solved, tries } = of(row.dataset.of);
      if (!exercises.includes(row)) mark(row, read.includes(row.dataset.of) ? "ok" : "", read.includes(row.dataset.of) && "read");
      else if (solved) mark(row, "ok", "solved");
      else mark(row, tries ? "no" : "", tries && "not solved yet");
    }
    const solved = exercises.filter((row) => of(row.dataset.of).solved).length;
    $("solved").value = solved;
    $("progress").textContent = `${sections.filter((one) => read.includes(one)).length} of ${sections.length} sections read, ${solved} of ${exercises.length} exercises solved`;
  }

  const tops = () => [...sections, "exercises"].map((id) => $(id).getBoundingClientRect().top);

  function here() {
    const at = tops();
    const id = sections.findLast((_, nth) => at[nth] < innerHeight / 3) ?? sections[0];
    for (const row of rows) {
      if (row.dataset.of === id) row.querySelector("a").setAttribute("aria-current", "true");
      else row.querySelector("a").removeAttribute("aria-current");
    }
  }

  // A section was read when its end has been scrolled into view and was there for a moment: neither to open a lesson is to
  // read it, nor to leap over a part of it. What a leap leads to begins at the top, where the part before it ends.
  const seen = new Map();
  function read(id) {
    const before = sectionsRead();
    if (before.includes(id)) return;
    keep(number, { read: [...before, id] });
    draw();
  }
  function scrolled() {
    if (document.body.classList.contains("projected")) return;
    const at = tops();
    sections.forEach((id, nth) => {
      const shown = at[nth + 1] > innerHeight / 10 && at[nth + 1] < innerHeight;
      if (shown && seen.has(id)) return;
      clearTimeout(seen.get(id));
      seen.delete(id);
      if (shown) seen.set(id, setTimeout(() => read(id), MOMENT));
    });
    here();
  }
  let soon;
  addEventListener(
    "scroll",
    () => {
      cancelAnimationFrame(soon);
      soon = requestAnimationFrame(scrolled);
    },
    { passive: true },
  );
  draw();
  here();
  return draw;
}
