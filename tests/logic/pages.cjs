// Runs tests of files in the engine of the pages, SWI-Prolog as WebAssembly:
// `node pages.cjs VENDOR PROJECT` reads { file, wanted } on each line, and writes { load, tests, crash }.
// All files of one run share the engine.
const fs = require("node:fs");
const path = require("node:path");
const readline = require("node:readline");
const vm = require("node:vm");

const [vendor, project] = process.argv.slice(2);
Object.assign(globalThis, { self: globalThis, require, __dirname: vendor });
vm.runInThisContext(fs.readFileSync(path.join(vendor, "swipl-web.js"), "utf8"));

(async () => {
  let said = "";
  const heard = (line) => (said += line + "\n");
  const { prolog, FS } = await SWIPL({
    arguments: ["-q", "-f", "none", "--no-packs", "--stack-limit=1g"],
    locateFile: (name) => path.join(vendor, name),
    print: heard,
    printErr: heard,
    stdin: () => null,
  });
  globalThis.window = globalThis; // library(wasm) looks names up there
  const once = (goal, input = {}) => prolog.query(goal, input).once();
  const copy = (from, to) => {
    FS.mkdirTree(to);
    for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
      const [old, name] = [path.join(from, entry.name), path.posix.join(to, entry.name)];
      if (entry.isDirectory()) copy(old, name);
      else FS.writeFile(name, fs.readFileSync(old));
    }
  };
  copy(path.join(project, "logic"), "/logic");
  copy(path.join(project, "tests", "logic"), "/tests/logic");
  const own = path.join(project, "py", "ludologic", "play", "site", "prolog");
  copy(own, "/page");
  FS.writeFile("/swipl/library/time.pl", fs.readFileSync(path.join(own, "time.pl")));
  once("set_prolog_flag(optimise, true), use_module('/page/arithmetic.pl'), load_files(user:'/tests/logic/report.pl', [])");
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const { file, wanted } = JSON.parse(line);
    const found = { load: null, tests: {}, crash: "" };
    said = "";
    try {
      const ended = once("retractall(noted(_, _, _)), report(File, '/tmp/out', Wanted)", {
        File: `/${file}`,
        Wanted: wanted.map((name) => new prolog.String(name)),
      });
      if (!ended.success) found.crash = String(ended.message ?? "report/3 failed");
    } catch (error) {
      found.crash = String(error);
    }
    try {
      for (const row of FS.readFile("/tmp/out", { encoding: "utf8" }).split("\n").filter(Boolean).map(JSON.parse))
        if ("load" in row) found.load = row.load;
        else if ("result" in row) found.tests[`${row.unit}::${row.test}`] = [row.result, row.text];
      FS.unlink("/tmp/out");
    } catch (error) {
      found.crash ||= String(error);
    }
    if (found.crash) found.crash += "\n" + said.slice(-2000);
    process.stdout.write(JSON.stringify(found) + "\n");
  }
  process.exit(0);
})();
