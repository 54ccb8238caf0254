// Links that hold changed rules and a query.
import { button, make } from "../dom.mjs";
import { edits } from "../engine/engine.mjs";
import { open, show, take } from "./files.mjs";
import { $, files, line, said } from "./page.mjs";
import { query } from "./queries.mjs";
import { facts } from "./sets.mjs";

const LONGEST = 300; // so many characters of a query are shown

const through = async (value, stream) => new Uint8Array(await new Response(new Blob([value]).stream().pipeThrough(stream)).arrayBuffer());

async function share() {
  const text = JSON.stringify({ edits: edits.all, query: query.text(), facts: facts.text(), file: open });
  const bytes = await through(text, new CompressionStream("deflate-raw"));
  const code = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const link = `${location.href.split("#")[0]}#shared=${code}`;
  try {
    await navigator.clipboard.writeText(link);
    said(line("good", "The link is in the clipboard."));
  } catch {
    said(make("input", { value: link, readOnly: true, ariaLabel: "The link" }));
  }
}

const isText = (value) => typeof value === "string";

// What share() has put into a link. Raises an error if the link has anything else.
async function heldBy(code) {
  const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
  const { edits: others, query: asked, facts: given = "", file } = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))));
  const texts = Object.entries(others ?? {}).filter(([path, text]) => Object.hasOwn(files, path) && isText(text));
  if (!isText(asked) || !isText(given)) throw new Error("the query and the facts are texts");
  return { edits: Object.fromEntries(texts), query: asked, facts: given, file };
}

// The reader is told what a link holds, and decides whether to use it.
export async function shared(code) {
  let held;
  try {
    held = await heldBy(code);
  } catch {
    $("shared").replaceChildren(make("p", { className: "notice", textContent: "This link is damaged, and nothing was taken from it." }));
    return;
  }
  const paths = Object.keys(held.edits);
  const asks = held.query.length > LONGEST ? `${held.query.slice(0, LONGEST)} …` : held.query || "...";
  const told = `This link holds ${paths.length ? `other rules (${paths.join(", ")})` : "no other rules"} and the query ?- ${asks} Nothing of it has run.`;
  const use = button("Use them", async () => {
    box.remove();
    query.focus();
    query.set(held.query);
    facts.set(held.facts);
    if (isText(held.file) && Object.hasOwn(files, held.file)) show(held.file);
    await take(held.edits);
  }, { className: "main" });
  const leave = button("Leave them", () => (box.remove(), query.focus()));
  const box = make("div", { className: "notice" }, make("p", { textContent: told }), make("div", { className: "tools" }, use, leave));
  $("shared").replaceChildren(box);
}

$("share").onclick = share;
