// Links that hold changed rules and a query.
import { button, make } from "../dom.mjs";
import { edits } from "../engine/engine.mjs";
import { open, show, take } from "./files.mjs";
import { $, files, line, said } from "./page.mjs";
import { query } from "./queries.mjs";
import { facts } from "./sets.mjs";

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

// The reader is told what a link holds, and decides whether to use it.
export async function shared(code) {
  let held;
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
    held = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))));
  } catch {
    $("shared").replaceChildren(make("p", { className: "notice", textContent: "This link is damaged, and nothing was taken from it." }));
    return;
  }
  const paths = Object.keys(held.edits ?? {}).filter((path) => files[path] && typeof held.edits[path] === "string");
  const told = `This link holds ${paths.length ? `other rules (${paths.join(", ")})` : "no other rules"} and the query ?- ${held.query || "..."} Nothing of it has run.`;
  const use = button("Use them", async () => {
    box.remove();
    query.focus();
    query.set(String(held.query ?? ""));
    facts.set(String(held.facts ?? ""));
    if (files[held.file]) show(held.file);
    await take(Object.fromEntries(paths.map((path) => [path, held.edits[path]])));
  }, { className: "main" });
  const leave = button("Leave them", () => (box.remove(), query.focus()));
  const box = make("div", { className: "notice" }, make("p", { textContent: told }), make("div", { className: "tools" }, use, leave));
  $("shared").replaceChildren(box);
}

$("share").onclick = share;
