// Judges an answer to an exercise in the engines of the pages, where the system can't confine those of the machine:
// `node --permission --allow-fs-read=... apart.mjs FOLDER` reads { exercise, program } and prints the verdict.
// FOLDER holds what a page has: engine/, lesson/, vendor/ and rules.json.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import vm from "node:vm";

const folder = fs.realpathSync(process.argv[2]) + "/";
const { setsOf } = await import(pathToFileURL(`${folder}engine/asp.mjs`));
const { verdict } = await import(pathToFileURL(`${folder}lesson/verdict.mjs`));

// What Node does not refuse is no place for a stranger's program.
for (const attempt of [() => spawnSync("node", ["--version"]), () => fs.writeFileSync(`${folder}written`, "")]) {
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
  base: folder,
  self: globalThis,
  importScripts: run,
  require: createRequire(`${folder}vendor/swipl/`),
  __dirname: `${folder}vendor/swipl`,
  postMessage: (data) => data.id && answered(data),
});
run(`${folder}engine/prolog.worker.js`);
const work = (data) =>
  new Promise((yes, no) => {
    answered = ({ value, error }) => (error === undefined ? yes(value) : no(new Error(error)));
    onmessage({ data: { ...data, id: 1 } });
  });
const rules = JSON.parse(fs.readFileSync(`${folder}rules.json`, "utf8"));

async function ask(name, given) {
  const { answer, ...other } = await work({ does: "question", game: "lessons", name, given });
  if (answer === undefined) throw new Error(JSON.stringify(other));
  return answer;
}

// One clingo for each run, as on a page after it gave up.
async function ran(program, options) {
  const { default: Clingo } = await import(pathToFileURL(`${folder}vendor/clingo/clingo.mjs`));
  const lines = [];
  const said = [];
  const clingo = await Clingo({ print: (line) => lines.push(line), printErr: (line) => said.push(line), locateFile: (name) => `${folder}vendor/clingo/${name}` });
  clingo.ccall("run", "number", ["string", "string"], [program, `--outf=2 ${options}`]);
  return setsOf(lines.join("\n"), said.join("\n"));
}

const { exercise, program } = JSON.parse(fs.readFileSync(0, "utf8"));
await work({ does: "start", rules, edits: {} });
await work({ does: "load", path: "/logic/lessons/ask.pl" });
delete globalThis.require;
fs.writeSync(1, JSON.stringify(await verdict(exercise, program, ask, ran)));
process.exit(0);
