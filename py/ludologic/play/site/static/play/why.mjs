// The rule that decided, in its place beside the board.
import { edits, rules } from "../engine/engine.mjs";
import { make } from "../dom.mjs";

// The clause at a line of a file, as the reader has it, or a query, and a link to the lab.
export async function ruled({ file, line, query }) {
  const { files } = await rules;
  const link = make("a", { textContent: query ? "Ask it in the lab" : "Open in lab", href: `lab.html#${new URLSearchParams(query ? { file, query } : { file, line })}` });
  const clause = make("pre", { className: "clause", tabIndex: 0, role: "group", ariaLabel: "The clause" });
  if (line) {
    const from = (edits.all[file] ?? files[file].text).split("\n").slice(line - 1);
    clause.textContent = from.slice(0, from.indexOf("")).join("\n");
  }
  return make("div", { className: "ruled" }, make("header", {}, make("code", { textContent: line ? `${file}:${line}` : file }), link), clause);
}

export async function why({ seen, signal }, host) {
  host.replaceChildren();
  const clause = seen.hint?.why;
  if (!clause) return;
  const found = await ruled(clause);
  if (!signal.aborted) host.replaceChildren(found);
}
