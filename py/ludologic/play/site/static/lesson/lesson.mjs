// A lesson: its cells run, its exercises are checked, and it can be shown by a projector.
import { coloured } from "../coloured.mjs";
import { make } from "../dom.mjs";
import { works } from "../engine/engine.mjs";
import { engine, runAsp, runProlog, verdict, within } from "./asking.mjs";
import { keep, of } from "./kept.mjs";
import { rail } from "./rail.mjs";
import { slides } from "./slides.mjs";

const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const lesson = document.getElementById("lesson");
const { lesson: number } = lesson.dataset;
const progress = rail(number);

// The colours of a text lie below it, and make its box as high as its lines.
function typed(box, changed) {
  const text = box.querySelector("textarea");
  const below = box.querySelector(".typed pre");
  const draw = () => below.replaceChildren(...coloured(text.value), text.value.endsWith("\n") ? " " : "");
  text.addEventListener("input", () => {
    draw();
    changed(text.value);
  });
  return Object.assign(text, { draw });
}

function cell(box, place, boxes) {
  const out = box.querySelector(".out");
  const undo = box.querySelector(".undo");
  const expected = box.querySelector(".expected");
  const guessed = box.querySelector(".guessed");
  const own = box.querySelector("textarea").value;
  const text = typed(box, (value) => {
    undo.hidden = value === own;
    const { [place]: _, ...cells } = of(number).cells ?? {};
    keep(number, { cells: value === own ? cells : { ...cells, [place]: [own, value] } });
  });
  const [written, value] = of(number).cells?.[place] ?? [];
  if (written === own && typeof value === "string") text.value = value; // unless the lesson was written anew
  undo.hidden = text.value === own;
  text.draw();
  undo.onclick = () => {
    text.value = own;
    text.dispatchEvent(new Event("input"));
    text.focus();
  };
  const tell = () => box.classList.add("told");
  for (const one of all(".guess", box)) {
    one.onclick = () => {
      for (const other of all(".guess", box)) other.setAttribute("aria-pressed", String(other === one));
      const right = "right" in one.dataset;
      guessed.className = `guessed ${right ? "good" : "bad"}`;
      guessed.textContent = right ? "✓ As you said." : `✗ You said: ${one.textContent}`;
      tell();
    };
  }
  const reveal = box.querySelector(".reveal");
  if (reveal)
    reveal.onclick = () => {
      tell();
      expected.tabIndex = -1;
      expected.focus();
    };
  box.querySelector(".run").onclick = async () => {
    out.textContent = "…";
    const texts = boxes.map((one) => (one.dataset.language === "prolog" ? one.querySelector("textarea").value : null));
    const asp = box.dataset.language === "asp";
    try {
      if (!asp) await engine();
      out.textContent = await within(asp ? runAsp(text.value) : runProlog(texts, place));
    } catch (error) {
      out.textContent = error.message;
    }
    tell();
  };
}

const known = () => (known.all ??= fetch(new URL("lessons/exercises.json", new URL(document.documentElement.dataset.root, location.href))).then((answer) => answer.json()));

const code = (text) => make("td", {}, make("code", {}, ...coloured(text)));

// The query on which an answer is wrong, as a table.
function differs({ query, yours, reference, what }, language) {
  const head = make("tr", {}, ...["query", "yours", "expected"].map((words) => make("th", { scope: "col", textContent: words })));
  const row = make("tr", {}, code(language === "prolog" ? `?- ${query}.` : query), code(yours), code(reference));
  row.children[1].className = "yours";
  return [make("p", { textContent: `Not yet: ${what}` }), make("div", { className: "wide", tabIndex: 0, role: "group", ariaLabel: "The query on which it is wrong" }, make("table", {}, make("thead", {}, head), make("tbody", {}, row)))];
}

function exercise(box) {
  const name = box.dataset.exercise;
  const out = box.querySelector(".verdict");
  const text = typed(box, (value) => keep(name, { text: value }));
  text.value = String(of(name).text ?? "");
  text.draw();
  const draw = () => {
    const { solved, tries } = of(name);
    box.classList.toggle("ok", Boolean(solved));
    box.classList.toggle("no", !solved && Boolean(tries));
    box.querySelector(".tries").textContent = [solved && "solved", tries && (tries === 1 ? "1 try" : `${tries} tries`)].filter(Boolean).join(", ");
    progress();
  };
  const say = (state, ...parts) => {
    out.className = `verdict ${state}`;
    out.replaceChildren(...parts);
  };
  draw();
  box.querySelector(".check").onclick = async () => {
    say("", "…");
    try {
      const one = (await known())[name];
      await engine();
      const found = await within(verdict(one, text.value));
      keep(name, { text: text.value, tries: (of(name).tries ?? 0) + 1, ...(found.kind === "solved" && { solved: true }) });
      const sentences = (className, all) => all.map((textContent) => make("p", { className, textContent }));
      if (found.kind === "solved") say("ok", make("p", { textContent: "Solved." }), ...sentences("remark", found.remarks));
      else if (found.kind === "fault") say("no", ...sentences("fault", found.sentences));
      else say("no", ...differs(found, one.language));
    } catch (error) {
      say("no", make("p", { className: "fault", textContent: error.message }));
    }
    draw();
  };
}

const boxes = all(".cell");
boxes.forEach(cell);
all(".exercise").forEach(exercise);
for (const one of all("pre.card, #lesson pre > code, .exercise pre > code")) one.replaceChildren(...coloured(one.textContent));
slides(lesson);
document.getElementById("print").onclick = () => print();
if (!works) for (const one of all(".run, .check")) one.disabled = true;
