// Games that the reader tells: in the words of guessing/ or two_players/, in a file that is edited beside the board.
import { complaint, edits, rules } from "../engine/engine.mjs";
import { placed, toldIn } from "../engine/sheets.mjs";
import { button, make, select } from "../dom.mjs";
import { kept } from "./kept.mjs";
import { $, act, page, prolog, SECONDS, sentence } from "./page.mjs";
import { faulty, hear } from "./rules.mjs";
import { guessingTree } from "./trees.mjs";

// The game in a file, by the file's path or name, or else the one that was played last, or another; whether it is the one that was
// named, its kind, its text, and the control to choose another.
export async function toldGame(named) {
  const { files } = await rules;
  const textOf = (path) => edits.all[path] ?? files[path].text;
  const paths = Object.keys(files).filter((path) => /\.(pl|kif)$/.test(path) && toldIn(textOf(path)));
  const found = (one) => paths.find((path) => `/${path}`.endsWith(`/${one.replace(/^games\//, "")}`)); // links of before had all in games/
  const asked = named && [named, named.replace(/\.kif$/, ".pl"), `${named}.pl`, `${named}.kif`].map((one) => found(one.replace("/logic/", ""))).find(Boolean);
  const path = asked || found(kept("own") ?? "") || found("noughts_and_crosses.pl") || paths[0];
  const words = (one) => {
    const name = textOf(one).match(/<module> ([^:\n]+)/)?.[1] ?? one.split("/").pop().replace(/\.(pl|kif)$/, "").replaceAll("_", " ");
    return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  };
  const which = select("Game", paths.map((one) => [one, words(one)]), (one) => (location.hash = `own=${encodeURIComponent(one)}`));
  which.firstElementChild.value = path;
  return { path, title: words(path), named: Boolean(asked), kind: toldIn(textOf(path)), text: textOf(path), before: files[path].text, controls: [which] };
}

// A game that comes with ludologic has its name, unless it was changed.
async function ownOptions({ path, kind, text }) {
  const file = path.split("/").pop().replace(/\.pl$/, "");
  const known = !(path in edits.all) && (await page.ask(kind, "names")).includes(file);
  return { options: { name: known ? file : `/logic/${placed(path, text)}`, seconds: SECONDS } };
}

// What such a game adds to the page.
export function added(told) {
  const analysis = told.kind === "guessing" ? (at, host) => host.append(...guessingTree(told.path)) : undefined;
  const hint = ({ view }, host) => host.append(make("p", { className: "soft", textContent: view.rules }));
  return { place: told.path, named: told.named, first: () => ownOptions(told), controls: told.controls, hint, analysis, worded: true };
}

let editing; // the editor, and the file in it

// What was said of the rules is old where another game is shown.
export const shut = () => editing && (editing.said.textContent = "");

// The editor of a game's file: `reloaded` goes on with the game by the rules as they are written.
export async function edit(told, reloaded) {
  if (editing?.path === told.path) {
    editing.reloaded = reloaded;
    if (editing.text !== told.text) editing.editor.set((editing.text = told.text));
    return;
  }
  editing?.editor.close();
  const { editor } = await import("../vendor/editor.js");
  const box = make("div", { className: "box" });
  const said = make("p", { className: "say", role: "status" });
  const reload = act(async () => {
    const text = (editing.text = editing.editor.text());
    page.forget();
    edits.change(told.path, text === told.before ? undefined : text);
    const kept = edits.write() ? "" : " This browser keeps nothing: a reload of the page puts the rules back.";
    const notes = await prolog.reload(told.path);
    editing.editor.mark(notes.filter(({ file }) => file === `/logic/${told.path}`));
    hear(notes, told.path);
    const faults = notes.filter(faulty);
    said.className = faults.length ? "say bad" : "say good";
    said.textContent = (faults.length ? complaint(faults) : ["Loaded.", ...notes.map(({ remark }) => remark)].join(" ")) + kept;
    if (!faults.length) {
      await editing.reloaded().catch((error) => {
        Object.assign(said, { className: "say bad", textContent: sentence(error.message) });
        throw error;
      });
    }
  });
  const back = button("Put back", () => (editing.editor.set(told.before), reload()));
  const lab = make("a", { href: `lab.html#${new URLSearchParams({ file: told.path })}`, textContent: "Open in lab" });
  const bar = make("div", { className: "tools" }, button("Play by these rules", reload, { className: "main", title: "Ctrl-Enter in the editor" }), back, lab);
  $("rules").replaceChildren(make("p", { className: "soft", textContent: told.path }), box, bar, said);
  editing = { path: told.path, said, reloaded, text: told.text, editor: editor(box, told.text, "pl", { keys: [{ key: "Mod-Enter", run: () => (reload(), true) }], label: `The rules, ${told.path}` }) };
}
