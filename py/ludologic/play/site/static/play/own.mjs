// Games that the reader has written in the lab, in the words of games/.
import { edits, rules } from "../engine/engine.mjs";
import { make, select } from "../dom.mjs";
import { page, SECONDS } from "./page.mjs";
import { toldIn } from "./told.mjs";
import { guessingTree } from "./trees.mjs";


// The game in a file, by the file's path or name, or else another game; its kind, and the control to choose another.
export async function toldGame(named) {
  const { files } = await rules;
  const textOf = (path) => edits.all[path] ?? files[path].text;
  const paths = Object.keys(files).filter((path) => path.endsWith(".pl") && toldIn(textOf(path)));
  const path = [named.replace("/logic/", ""), `${named}.pl`, "ship.pl"].map((one) => paths.find((path) => `/${path}`.endsWith(`/${one}`))).find(Boolean) ?? paths[0];
  const which = select("Game", paths.map((path) => [path, path.split("/").pop()]), (path) => (location.hash = `own=${encodeURIComponent(path)}`));
  which.firstElementChild.value = path;
  const rule = make("a", { href: `lab.html#${new URLSearchParams({ file: path })}`, textContent: "Its rules, in the lab" });
  return { path, kind: toldIn(textOf(path)), controls: [which, rule] };
}

// A game that comes with ludologic has its name, unless it was changed.
async function ownOptions({ path, kind }) {
  const file = path.split("/").pop().replace(/\.pl$/, "");
  const known = !(path in edits.all) && (await page.ask(kind, "names")).includes(file);
  return { options: { name: known ? file : `/logic/${path}`, seconds: SECONDS } };
}

// What such a game adds to the page.
export function added(told) {
  const analysis = told.kind === "guessing" ? (at, host) => host.append(...guessingTree(told.path)) : undefined;
  return { first: () => ownOptions(told), controls: told.controls, analysis, worded: true };
}
