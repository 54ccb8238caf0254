// What the cells and the exercises of a lesson ask. logic/lessons/check.pl says what is right.
import { Clingo, Prolog, complaint, edits } from "../engine/engine.mjs";
import { verdict as judged } from "./verdict.mjs";

const MOST = 20; // answers of a query that are shown
const SETS = 8; // answer sets that are shown
const SECONDS = 10;
const STACK = 64_000_000; // bytes: a program that needs more and more memory ends soon
const queries = new Map();
let prolog, clingo, checker;
let last = 0;

// The engines are started when they are first needed.
export const engine = async () => {
  prolog ??= new Prolog({ told: (data) => queries.get(data.query)?.(data), spare: false });
  const faults = (await prolog.ready).filter(({ kind }) => kind === "error");
  if (faults.length) throw new Error(complaint(faults));
  return prolog;
};

// The rules were changed in another tab: the engine starts anew with them.
export function forget() {
  edits.read();
  prolog?.session.end();
  prolog = checker = undefined;
}

// The engine with the checker in it.
async function judge() {
  await engine();
  checker ??= prolog.work("load", { path: "/logic/lessons/ask.pl" });
  return checker;
}

// Loaded while the reader still types, so that the first answer comes soon. What goes wrong is told when it is needed.
export const prepare = (checks) => (checks ? judge() : engine()).catch(() => {});

// If a question does not end in time, its engine is ended.
export async function within(promise) {
  let timer;
  const end = new Promise((_, no) => {
    timer = setTimeout(() => no(new Error(`it has not come to an end after ${SECONDS} seconds`)), 1000 * SECONDS);
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

// Facts that the reader means as clauses, by the place of their cell.
const added = new Map();
export const add = (place, query) => added.set(place, [...(added.get(place) ?? []), query]);
export const addNone = (place) => added.delete(place);

// Loads the clauses of each cell; of the last one also what is asked, and what was written as a clause, and is or may be a
// query. An earlier cell with a mistake is left out: `without` says so.
async function load(cells) {
  const { session } = await engine();
  const without = [];
  let last;
  for (const [place, cell] of cells.entries()) {
    if (!cell) continue;
    const { name, text, first } = cell;
    const path = `/lesson/cell${String(place).padStart(3, "0")}.pl`;
    const found = await session.ask("cell", { path, text, meant: { first, added: added.get(place) ?? [] } });
    await session.ask("write", { path, text: found.clauses });
    const said = await session.ask("load", { path });
    const errors = said.filter(({ kind }) => kind === "error").map((one) => one.text.trim());
    const notes = found.faults.length ? found.faults : errors;
    if (notes.length && place < cells.length - 1) {
      without.push(`${name} was not loaded: ${notes[0]}`);
      await session.ask("write", { path, text: "" });
      await session.ask("load", { path });
    }
    const warnings = text === first ? [] : said.map((one) => one.text.trim()).filter((words) => words.startsWith("When you ask"));
    last = { ...found, notes, warnings };
  }
  return { ...last, without };
}

// The first line of an error; of a text that can't be read the place, too.
const told = (said) => (/^line \d/.test(said) ? said : said.split("\n")[0]);

// The first answers of a query, and the error that ends it, as swipl prints them.
async function answers(text) {
  const { session } = await engine();
  const number = ++last;
  const printed = [];
  const found = [];
  const errors = [];
  let left = false;
  queries.set(number, ({ kind, text: said }) => {
    if (kind === "more" || kind === "last") found.push(said.trim());
    else if (kind === "error") errors.push(`ERROR: ${told(said.trim().replace(/^\S+\/\d+: /, ""))}`);
    else printed.push(said.trim());
    if (kind === "more") {
      left = found.length >= MOST;
      session.ask("press", { query: number, what: left ? "stop" : "next" }).catch(() => {});
    }
  });
  await prolog.work("run", { query: number, text, stack: STACK });
  queries.delete(number);
  if (found.length > 1 && found.at(-1) === "false") found.pop(); // the search went on and found nothing
  if (left) found.push("...");
  const end = errors.length ? " ;" : ".";
  return [...printed, found.length ? found.join(" ;\n") + (left ? "" : end) : "", ...errors].filter(Boolean).join("\n");
}

// What the cell at a place prints, after the cells before it are loaded, and what may be a query. If one of these is `meant`
// so, it is asked.
export async function runProlog(cells, place, meant) {
  const { clauses, notes, without, asked, queries, doubts, warnings } = await load(cells.slice(0, place + 1));
  if (notes.length) return { text: notes.join("\n"), doubts: [] };
  const open = doubts.filter(({ query }) => query !== meant);
  const printed = queries.length ? ["This was asked, and not added to the program: a query begins with ?-"] : [];
  for (const query of [...queries, meant, ...asked].filter(Boolean)) printed.push(await answers(query));
  if (!printed.length && (clauses.trim() || !open.length)) printed.push("Loaded.");
  return { text: [...without, ...printed, ...warnings, ...open.map(({ sentence }) => sentence)].join("\n"), doubts: open };
}

// The search tree of the query in a cell, in rows.
export async function searchedBy(cells, place) {
  const { notes, without, asked } = await load(cells.slice(0, place + 1));
  if (notes.length) throw new Error(notes.join("\n"));
  const { session } = await engine();
  const found = await session.ask("searched", { text: asked[0] ?? "", most: 200 });
  if (found.error) throw new Error([...without, found.error].join("\n"));
  return { ...found, sentence: [...without, found.sentence].join("\n") };
}

// The answer sets of a text and of what is given with it, as lines. The text comes first, so that its line numbers are right.
async function sets(given, options, text) {
  clingo ??= new Clingo();
  try {
    const { found, errors } = await clingo.sets(`${text}\n${given}`, options);
    const costs = found.at(-1)?.costs;
    const each = found.map(({ atoms }) => [...atoms].sort().join(" ")).sort();
    return { lines: costs ? [...new Set(each)] : each, costs, remarks: errors }; // clingo tells the first of the best twice
  } catch (error) {
    await judge();
    throw new Error(await prolog.ask("lessons", "unread", { said: error.message, program: text }));
  }
}

// What an answer set program prints; its line "% clingo ..." has options and files.
export async function runAsp(text) {
  const command = /^% clingo (.*)$/m.exec(text)?.[1] ?? "0";
  const words = command.split(/\s+/);
  clingo ??= new Clingo();
  const parts = [];
  for (const path of words.filter((word) => word.endsWith(".lp"))) parts.push(...(await clingo.statements(path)).map((one) => one.text));
  const options = words.filter((word) => !word.endsWith(".lp")).join(" ");
  const { lines, costs } = await sets(parts.join("\n"), options, text);
  if (!lines.length) return "UNSATISFIABLE";
  const shown = lines.length > SETS ? `Models: ${lines.length}` : lines.join("\n");
  return costs ? `Optimization: ${costs.join(" ")}\n${shown}` : shown;
}

// Whether an answer to an exercise is right, as the rules say: the engines only run what they are told to.
export async function verdict(exercise, program) {
  await judge();
  clingo ??= new Clingo();
  return judged(exercise, program, (name, asked) => prolog.ask("lessons", name, asked), (...run) => clingo.ran(...run));
}
