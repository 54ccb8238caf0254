// A lesson: its cells run, its exercises are checked, and it can be shown by a projector.
import { works } from "../engine/engine.mjs";
import { engine, runAsp, runProlog, verdict, within } from "./asking.mjs";

const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const kept = {
  key: "ludologic.lessons",
  read() {
    try {
      const found = JSON.parse(localStorage.getItem(this.key) ?? "{}");
      return found && typeof found === "object" ? found : {};
    } catch {
      return {};
    }
  },
  write(number, data) {
    try {
      const found = this.read();
      localStorage.setItem(this.key, JSON.stringify({ ...found, [number]: { ...found[number], ...data } }));
    } catch {
      // nothing is kept in this browser
    }
  },
};

// A text is as high as its lines.
const fit = (text) => {
  text.style.height = "auto";
  text.style.height = `${text.scrollHeight + 2}px`;
};

function cell(box, boxes) {
  const out = box.querySelector(".out");
  const place = boxes.indexOf(box);
  box.querySelector(".run").onclick = async () => {
    out.textContent = "…";
    const texts = boxes.map((one) => (one.dataset.language === "prolog" ? one.querySelector("textarea").value : null));
    const asp = box.dataset.language === "asp";
    try {
      if (!asp) await engine();
      out.textContent = await within(asp ? runAsp(box.querySelector("textarea").value) : runProlog(texts, place));
    } catch (error) {
      out.textContent = error.message;
    }
  };
}

const known = () => (known.all ??= fetch(new URL("lessons/exercises.json", new URL(document.documentElement.dataset.root, location.href))).then((answer) => answer.json()));

function exercise(box) {
  const number = box.dataset.exercise;
  const text = box.querySelector("textarea");
  const out = box.querySelector(".out");
  const mark = () => (box.querySelector(".mark").textContent = kept.read()[number]?.solved ? "solved" : "");
  text.value = String(kept.read()[number]?.text ?? "");
  mark();
  box.querySelector(".check").onclick = async () => {
    out.textContent = "…";
    kept.write(number, { text: text.value });
    try {
      const one = (await known())[number];
      if (one.language === "prolog") await engine();
      const found = await within(verdict(one, text.value));
      if (found.solved) kept.write(number, { solved: true });
      out.textContent = found.solved ? "Solved." : found.faults ? found.faults.join("\n") : `${found.query}\n  yours:    ${found.yours}\n  expected: ${found.right}\n${found.what}`;
      mark();
    } catch (error) {
      out.textContent = error.message;
    }
  };
}

// ---- the projection: one section a screen, or one below a smaller heading

function projection(lesson) {
  const sections = [];
  for (const one of [...lesson.children]) {
    if (!sections.length || /^H[23]$/.test(one.tagName)) sections.push([]);
    sections.at(-1).push(one);
  }
  let at = 0;
  const number = document.createElement("div");
  number.className = "place";
  lesson.append(number);
  const show = (place) => {
    at = Math.max(0, Math.min(sections.length - 1, place));
    number.textContent = `${at + 1} of ${sections.length}`;
    for (const [nth, inside] of sections.entries()) for (const one of inside) one.classList.toggle("away", document.body.classList.contains("projected") && nth !== at);
    scrollTo(0, 0);
    all(".cell textarea").forEach(fit);
  };
  const project = (yes) => {
    document.body.classList.toggle("projected", yes);
    show(at);
  };
  document.getElementById("project").onclick = () => project(true);
  document.getElementById("print").onclick = () => print();
  addEventListener("keydown", (event) => {
    if (!document.body.classList.contains("projected") || event.target.tagName === "TEXTAREA") return;
    if (event.key === "ArrowRight" || event.key === "PageDown") show(at + 1);
    else if (event.key === "ArrowLeft" || event.key === "PageUp") show(at - 1);
    else if (event.key === "Escape") project(false);
  });
}

const boxes = all(".cell");
for (const box of boxes) cell(box, boxes);
for (const box of all(".exercise")) exercise(box);
for (const one of all("textarea")) {
  fit(one);
  one.addEventListener("input", () => fit(one));
}
for (const one of all("[data-lesson].solved")) {
  const solved = Object.entries(kept.read()).filter(([number, { solved }]) => solved && number.startsWith(`${one.dataset.lesson}.`));
  one.textContent = `${solved.length} of 4`;
}
const lesson = document.getElementById("lesson");
if (lesson) projection(lesson);
if (!works) for (const one of all(".run, .check")) one.disabled = true;
