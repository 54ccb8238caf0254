// clingo as the pages meet it, in Node: engine.mjs and clingo.worker.mjs as they are, in what they take for a browser.
// `node clingo.mjs SITE` reads a line of JSON for each thing asked, { does, ... }, and writes one:
// { value } or { error }.
import fs from "node:fs";
import path from "node:path";
import readline from "node:readline";
import { pathToFileURL } from "node:url";

const site = path.resolve(process.argv[2]) + path.sep;
let started = 0;

class OneWorker {
  constructor() {
    globalThis.onmessage = null;
    this.loaded = import(`${pathToFileURL(site)}engine/clingo.worker.mjs?${++started}`).then(() => (this.takes = globalThis.onmessage));
  }
  async postMessage(data) {
    await this.loaded;
    globalThis.postMessage = (answer) => this.onmessage({ data: answer });
    this.takes({ data: { ...data, base: site } });
  }
  terminate() {}
}

Object.assign(globalThis, {
  Worker: OneWorker,
  Blob: class {},
  document: { documentElement: { dataset: { root: "." } } },
  location: { href: "http://localhost/" },
  fetch: async (address) => ({ ok: true, json: async () => JSON.parse(fs.readFileSync(site + address.split("/").pop(), "utf8")) }),
});
URL.createObjectURL = () => "";

const { Clingo, edits } = await import(pathToFileURL(site + "engine/engine.mjs"));
const clingo = new Clingo();

const operations = {
  run: ({ program, options }) => clingo.run(program, options),
  // `text` is what the browser keeps; without it it lets nobody look
  kept: ({ text }) => {
    const storage = { getItem: () => text, setItem: (key, kept) => (text = kept) };
    const get = () => {
      if (text === undefined) throw new Error("the operation is insecure");
      return storage;
    };
    Object.defineProperty(globalThis, "localStorage", { configurable: true, get });
    const read = { ...edits.read() };
    edits.change("random.pl", "% mine");
    return { read, written: edits.write(), text };
  },
};
for await (const line of readline.createInterface({ input: process.stdin })) {
  const { does, ...data } = JSON.parse(line);
  let answer;
  try {
    answer = { value: await operations[does](data) };
  } catch (error) {
    answer = { error: error.message };
  }
  process.stdout.write(JSON.stringify(answer) + "\n");
}
process.exit(0);
