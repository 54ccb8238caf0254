// A lesson: its cells run, its exercises answer back. What is right is said by the rules, logic/lessons/check.pl.
import { Clingo, Prolog, works } from "./engine.mjs";

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

// ---- the engines, started when they are first wanted

const MOST = 20; // answers of a query that are shown
const SETS = 8; // answer sets that are shown
const SECONDS = 10;
const STACK = 64_000_000; // bytes: what runs on is soon seen to
const queries = new Map();
let prolog, clingo, checker;
let last = 0;

const engine = async () => {
  prolog ??= new Prolog({ told: (data) => queries.get(data.query)?.(data), spare: false });
  await prolog.ready;
  return prolog;
};

// What has not come to an end is ended with its engine.
async function within(seconds, promise) {
  let timer;
  const end = new Promise((_, no) => {
    timer = setTimeout(() => no(new Error(`it has not come to an end after ${seconds} seconds`)), 1000 * seconds);
  });
  try {
    return await Promise.race([promise, end]);
  } catch (error) {
    if (String(error.message).includes("has not come to an end")) {
      await prolog?.stop();
      clingo?.renew();
      checker = undefined;
    }
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

// A text is as high as its lines.
const fit = (text) => {
  text.style.height = "auto";
  text.style.height = `${text.scrollHeight + 2}px`;
};

// ---- cells

// The clauses of a cell, and its query.
export function parted(text) {
  const found = /^\?- /m.exec(text);
  if (!found) return [text, ""];
  return [text.slice(0, found.index), text.slice(found.index + 3).trim().replace(/\.$/, "")];
}

async function load(texts) {
  const { session } = await engine();
  const notes = [];
  for (const [place, text] of texts.entries()) {
    if (!text.trim()) continue;
    const path = `/lesson/cell${place}.pl`;
    await session.ask("write", { path, text });
    for (const one of await session.ask("load", { path })) if (one.kind === "error") notes.push(one.text.trim());
  }
  return notes;
}

// The answers of a query as swipl prints them, at most so many.
export async function answers(text) {
  const { session } = await engine();
  const number = ++last;
  const printed = [];
  const found = [];
  let left = false;
  queries.set(number, ({ kind, text: said }) => {
    if (kind === "more" || kind === "last") found.push(said.trim());
    else if (kind === "error") printed.push(`ERROR: ${said.trim().split("\n")[0].replace(/^\S+\/\d+: /, "")}`);
    else printed.push(said.trim());
    if (kind === "more") {
      left = found.length >= MOST;
      session.ask("press", { query: number, what: left ? "stop" : "next" }).catch(() => {});
    }
  });
  await prolog.work("run", { query: number, text: `set_prolog_flag(stack_limit, ${STACK}), (\n${text}\n)` });
  queries.delete(number);
  if (found.length > 1 && found.at(-1) === "false") found.pop(); // the search went on, and found no more
  if (left) found.push("...");
  return [...printed, found.length ? found.join(" ;\n") + (left ? "" : ".") : ""].filter(Boolean).join("\n");
}

export async function runProlog(cells, place) {
  const parts = cells.slice(0, place + 1).map((text) => (text === null ? ["", ""] : parted(text)));
  const notes = await load(parts.map(([clauses]) => clauses));
  if (notes.length) return notes.join("\n");
  const query = parts[place][1];
  return query ? answers(query) : "Loaded.";
}

// The answer sets of a text and of what is given with it: the text comes first, so that its lines count.
async function sets(given, options, text = "") {
  clingo ??= new Clingo();
  const all = text ? `${text}\n${given}` : given;
  const minimised = /#(minimize|maximize)\b/.test(all);
  const { text: out, errors } = await clingo.run(all, `--outf=2 ${options} ${minimised ? "--opt-mode=optN" : ""}`);
  const found = JSON.parse(out);
  if (found.Result === "UNKNOWN") throw new Error(fault(errors, text || given) || "clingo gave no answer");
  let witnesses = found.Call.flatMap((call) => call.Witnesses ?? []);
  if (/--enum-mode/.test(options)) witnesses = witnesses.slice(-1);
  const best = minimised ? JSON.stringify(found.Models?.Costs) : undefined;
  if (best) witnesses = witnesses.filter((one) => JSON.stringify(one.Costs) === best);
  const lines = [...new Set(witnesses.map((one) => [...(one.Value ?? [])].sort().join(" ")))].sort();
  return { lines, best, none: found.Result === "UNSATISFIABLE", remarks: errors };
}

// What clingo has to say of a text, with the line where it could not read on.
function fault(said, text) {
  const places = [...said.matchAll(/(\d+):(\d+)[-\d:]*: (?:error: (.*)|note: '(\w+)' is unsafe)/g)];
  if (!places.length) return said;
  const [, line, column, error, unsafe] = places.at(-1);
  const rows = text.trimEnd().split("\n");
  if (line > rows.length) return `line ${rows.length}: the text ends where a rule has not: is a full stop missing?`;
  const what = unsafe ? `${unsafe} is unsafe: each variable has to stand in an atom that is not negated` : error;
  return `line ${line}, column ${column}: ${what}\n    ${rows[line - 1]}\n    ${" ".repeat(column - 1)}^`;
}

// The atoms of a text that nothing makes true.
const undefinedIn = (remarks, text) =>
  [...new Set([...remarks.matchAll(/atom does not occur in any rule head:\s+(\S+)/g)].map(([, atom]) => atom))].filter((atom) =>
    new RegExp(`\\b${atom.split("(")[0]}\\b`).test(text),
  );

export async function runAsp(text) {
  const command = /^% clingo (.*)$/m.exec(text)?.[1] ?? "0";
  const words = command.split(/\s+/);
  clingo ??= new Clingo();
  const parts = [];
  for (const path of words.filter((word) => word.endsWith(".lp"))) parts.push(...(await clingo.statements(path)).map((one) => one.text));
  const options = words.filter((word) => !word.endsWith(".lp")).join(" ");
  const { lines, best, none } = await sets([...parts, text].join("\n"), options);
  if (none) return "UNSATISFIABLE";
  const shown = lines.length > SETS ? `Models: ${lines.length}` : lines.join("\n");
  return best ? `Optimization: ${JSON.parse(best).join(" ")}\n${shown}` : shown;
}

function cell(box, boxes) {
  const out = box.querySelector(".out");
  const place = boxes.indexOf(box);
  box.querySelector(".run").onclick = async () => {
    out.textContent = "…";
    const texts = boxes.map((one) => (one.dataset.language === "prolog" ? one.querySelector("textarea").value : null));
    const asp = box.dataset.language === "asp";
    try {
      if (!asp) await engine();
      out.textContent = await within(SECONDS, asp ? runAsp(box.querySelector("textarea").value) : runProlog(texts, place));
    } catch (error) {
      out.textContent = error.message;
    }
  };
}

// ---- exercises

const known = () => (known.all ??= fetch(new URL("lessons/exercises.json", new URL(document.documentElement.dataset.root, location.href))).then((answer) => answer.json()));

const shownSet = (line) => `{${line.split(" ").join(", ")}}`;

export async function verdict({ language, given, reference, asked }, text) {
  if (language === "prolog") {
    await engine();
    checker ??= prolog.work("load", { path: "/logic/lessons/ask.pl" });
    await checker;
    const said = await prolog.ask("lessons", "verdict", { given, reference, queries: asked, program: text });
    if (said.kind === "solved") return { solved: true };
    if (said.kind === "fault") return { faults: said.sentences };
    return { query: `?- ${said.query}.`, yours: said.yours, right: said.reference, what: said.what };
  }
  const read = text.replace(/%\*[^]*?\*%|%[^\n]*|"(?:[^"\\\n]|\\["\\n])*"/g, " ");
  const refused = /#(script|include|show|external|program)\b/.exec(read);
  if (refused) return { faults: [`#${refused[1]} is not accepted in an answer: leave it out`] };
  const [show, ...instances] = asked.trim().split("\n");
  for (const instance of instances) {
    const right = await sets([given, reference, instance, show].join("\n"), "500");
    const yours = await sets([given, instance, show].join("\n"), "500", text);
    const missing = right.lines.filter((one) => !yours.lines.includes(one));
    const extra = yours.lines.filter((one) => !right.lines.includes(one));
    if (!missing.length && !extra.length) continue;
    const what = missing.length ? `an answer set is missing: ${shownSet(missing[0])}` : `an answer set is too many: ${shownSet(extra[0])}`;
    const more = undefinedIn(yours.remarks, text).map((atom) => `\nno rule makes ${atom} true: is its name right?`);
    const some = ({ lines }) => lines.slice(0, 6).map(shownSet).join(" ") || "no answer set";
    return { query: instance, yours: some(yours), right: some(right), what: what + more.join("") };
  }
  return { solved: true };
}

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
      const found = await within(SECONDS, verdict(one, text.value));
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
  document.body.append(number);
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
