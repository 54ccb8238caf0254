// The engine of the page in Node: engine/prolog.worker.js as it is, in what it takes for a worker.
// `node engine.js SITE` reads a line of JSON for each thing asked, { does, ... }, and writes one:
// { value, ms }, ms being processor time, or { error }.
const fs = require("node:fs");
const path = require("node:path");
const readline = require("node:readline");
const vm = require("node:vm");

const site = path.resolve(process.argv[2]) + path.sep;
const run = (file) => vm.runInThisContext(fs.readFileSync(file, "utf8"), { filename: file });
let answered;
Object.assign(globalThis, {
  base: site,
  self: globalThis,
  importScripts: run,
  require, // which the engine needs in Node
  __dirname: site + "vendor/swipl",
  postMessage: (data) => data.id && answered(data),
});
run(site + "engine/prolog.worker.js");

const used = () => process.cpuUsage().user + process.cpuUsage().system;
const ask = (data) =>
  new Promise((go) => {
    answered = go;
    onmessage({ data: { ...data, id: 1 } });
  });

(async () => {
  const { files, engine } = JSON.parse(fs.readFileSync(site + "rules.json", "utf8"));
  await ask({ does: "start", rules: { files, engine }, edits: {} });
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const before = used();
    const { value, error } = await ask(JSON.parse(line));
    process.stdout.write(JSON.stringify({ value, error, ms: (used() - before) / 1000 }) + "\n");
  }
  process.exit(0);
})();
