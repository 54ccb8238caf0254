// A relation: where it is defined, used, tested and documented.
import { button, make } from "../dom.mjs";
import { line, names, place, prolog, said, tests } from "./page.mjs";

const HEAD = /^([a-z]\w*)(?=\(|\s*(?::-|-->|=>|\.))/;

// The names of relations that a cursor may mean: the word that it stands on, and the head of its clause.
export function meant(text, { line, column, text: own }) {
  const word = [...own.matchAll(/[a-z]\w*/g)].find((one) => one.index < column && column <= one.index + one[0].length + 1)?.[0];
  const lines = text.split("\n").slice(0, line);
  const head = lines.reverse().map((one) => one.match(HEAD)?.[1]).find(Boolean);
  return [...new Set([word, head])].filter(Boolean);
}

// The lines of the tests in which a relation is called.
function tested(name) {
  const call = new RegExp(`(?<!\\w)${name}(?=\\()`);
  return Object.entries(tests).flatMap(([path, text]) =>
    path.endsWith(".plt") ? text.split("\n").flatMap((one, at) => (call.test(one) && !/^\s*%/.test(one) ? [{ path, line: at + 1, text: one.trim() }] : [])) : [],
  );
}

const path = (file) => file.replace(/^\/logic\//, "");
const list = (words, entries) => make("details", { open: entries.length > 0 && entries.length < 12 }, make("summary", { textContent: words }), make("ul", {}, ...entries.map((one) => make("li", {}, ...one))));
const counted = (count, one, many) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

function told({ name, file, line: at, uses }) {
  const documented = names.find(([one, where]) => one === name && where === path(file));
  const found = tested(name.split("/")[0]);
  const parts = [
    make("h2", {}, make("code", { textContent: name })),
    make("p", {}, "Defined in ", place(file, at, `${path(file)}:${at}`), documented ? ", " : ". It has no documentation of its own.", ...(documented ? [make("a", { href: `reference/${documented[1]}.html#${name.replace("/", "-")}`, textContent: "documented in the reference" }), "."] : [])),
    list(`Used by ${counted(uses.length, "clause", "clauses")}`, uses.map((one) => [place(one.file, one.line, `${path(one.file)}:${one.line}`), " ", make("code", { textContent: one.name })])),
    list(`Called in ${counted(found.length, "line", "lines")} of the tests`, found.slice(0, 60).map((one) => [`${one.path}:${one.line} `, make("code", { textContent: one.text })])),
  ];
  return make("div", { className: "about" }, ...parts);
}

// What is told of the relation that is meant, with the names in the order of meant(). leave() follows when it is closed.
export async function about(words, open, leave) {
  said(line("soft", `${words[0]} is looked for in all files …`));
  for (const name of words) {
    const found = await prolog.work("relation", { name, path: "/logic/" + open });
    if (!found.length) continue;
    const close = button("Close", () => (said(), leave()));
    said(make("div", { className: "tools" }, close), ...found.slice(0, 8).map(told));
    close.focus();
    return;
  }
  said(line("soft", `No file of the rules defines ${words.join(" or ")}.`));
}
