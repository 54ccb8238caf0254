// Judges an answer to an exercise in the engines of the pages, where the system can't confine those of the machine:
// `node --permission --allow-fs-read=... node.mjs FETCHED CLINGO` reads { exercise, program, rules } and prints the verdict.
// FETCHED holds vendor/, as a site does; CLINGO is its clingo.js under a name that Node takes for a module.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import vm from "node:vm";
import { setsOf } from "./static/engine/asp.mjs";
import { verdict } from "./static/lesson/verdict.mjs";

const fetched = fs.realpathSync(process.argv[2]) + "/";
const clingoModule = pathToFileURL(fs.realpathSync(process.argv[3]));

// What Node does not refuse is no place for a stranger's program.
for (const attempt of [() => spawnSync("node", ["--version"]), () => fs.writeFileSync(`${fetched}written`, "")]) {
  let refused = false;
  try {
    attempt();
  } catch (error) {
    refused = error.code === "ERR_ACCESS_DENIED";
  }
  if (!refused) throw new Error("unconfined");
}

// The worker of the page as it is, in what it takes for a worker. From Prolog no call of JavaScript leads out.
let answered;
const closed = (text) => text.replace("function prolog_js_call(request,result){", "function prolog_js_call(){throw new Error('closed');");
const run = (file) => vm.runInThisContext(closed(fs.readFileSync(file, "utf8")), { filename: file });
Object.assign(globalThis, {
  base: fetched,
  self: globalThis,
  importScripts: run,
  require: createRequire(`${fetched}vendor/swipl/`),
  __dirname: `${fetched}vendor/swipl`,
  postMessage: (data) => data.id && answered(data),
});
run(fileURLToPath(new URL("static/engine/prolog.worker.js", import.meta.url)));
const work = (data) =>
  new Promise((yes, no) => {
    answered = ({ value, error }) => (error === undefined ? yes(value) : no(new Error(error)));
    onmessage({ data: { ...data, id: 1 } });
  });

async function ask(name, given) {
  const { answer, ...other } = await work({ does: "question", game: "lessons", name, given });
  if (answer === undefined) throw new Error(JSON.stringify(other));
  return answer;
}

// One clingo for each run, as on a page after it gave up.
async function ran(program, options) {
  const { default: Clingo } = await import(clingoModule);
  const lines = [];
  const said = [];
  const clingo = await Clingo({ print: (line) => lines.push(line), printErr: (line) => said.push(line), locateFile: (name) => `${fetched}vendor/clingo/${name}` });
  clingo.ccall("run", "number", ["string", "string"], [program, `--outf=2 ${options}`]);
  return setsOf(lines.join("\n"), said.join("\n"));
}

const { exercise, program, rules } = JSON.parse(fs.readFileSync(0, "utf8"));
await work({ does: "start", rules, edits: {} });
await work({ does: "load", path: "/logic/lessons/ask.pl" });
delete globalThis.require;
fs.writeSync(1, JSON.stringify(await verdict(exercise, program, ask, ran)));
process.exit(0);
