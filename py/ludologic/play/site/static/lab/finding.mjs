// The files of the rules as a tree, and what is found in them: files, relations, and lines of text.
import { button, make } from "../dom.mjs";
import { edits } from "../engine/engine.mjs";
import { textOf } from "./changes.mjs";
import { $, files, names } from "./page.mjs";

const MOST = 40;
const above = (path) => (path.includes("/") ? path.replace(/\/[^/]*$/, "") : "");
const last = (path) => path.split("/").pop();

export function tree(show) {
  const top = make("ul");
  const folders = new Map([["", top]]);
  const folder = (path) => {
    if (folders.has(path)) return folders.get(path);
    const list = make("ul");
    const item = make("details", {}, make("summary", { textContent: last(path) }), list);
    folder(above(path)).append(make("li", {}, item));
    folders.set(path, list);
    return list;
  };
  const leaf = (path) => make("li", {}, button(last(path), () => show(path), { title: files[path].title, dataset: { path } }));
  // folders come first, as in mastermind/, and then the files of the top
  for (const path of Object.keys(files)) if (above(path)) folder(above(path)).append(leaf(path));
  for (const path of Object.keys(files)) if (!above(path)) top.append(leaf(path));
  $("tree").replaceChildren(top);
}

export function marks(open) {
  for (const button of document.querySelectorAll("#tree button")) {
    const { path } = button.dataset;
    button.classList.toggle("edited", path in edits.all);
    button.title = `${files[path].title}${path in edits.all ? " (changed)" : ""}`;
    if (path === open) {
      button.setAttribute("aria-current", "true");
      for (let up = button.parentElement; up; up = up.parentElement) if (up.tagName === "DETAILS") up.open = true;
    } else button.removeAttribute("aria-current");
  }
}

// The lines of all files, as they are edited, in which the words stand: [path, line, text].
function lines(words) {
  const found = [];
  for (const path of Object.keys(files)) {
    const text = textOf(path);
    if (!text.toLowerCase().includes(words)) continue;
    text.split("\n").forEach((line, at) => line.toLowerCase().includes(words) && found.push([path, at + 1, line.trim()]));
  }
  return found;
}

const section = (words, entries) => (entries.length ? [make("h2", { textContent: words }), make("ul", {}, ...entries.map((one) => make("li", {}, one)))] : []);
const more = (all) => (all.length > MOST ? [`… and ${all.length - MOST} more`] : []);

function found(show) {
  const words = $("find").value.trim().toLowerCase();
  $("tree").hidden = words !== "";
  if (!words) return $("found").replaceChildren();
  const paths = Object.keys(files).filter((path) => path.includes(words));
  const relations = names.filter(([name]) => name.toLowerCase().includes(words));
  const texts = words.length > 1 ? lines(words) : [];
  const entry = (words, path, line, title) => button(words, () => show(path, line), { title });
  $("found").replaceChildren(
    ...section("Files", [...paths.slice(0, MOST).map((path) => entry(path, path)), ...more(paths)]),
    ...section("Relations", [...relations.slice(0, MOST).map(([name, path, line]) => entry(name, path, line, path)), ...more(relations)]),
    ...section("Lines", [...texts.slice(0, MOST).map(([path, line, text]) => entry(`${last(path)}:${line} ${text}`, path, line, path)), ...more(texts)]),
    ...(paths.length + relations.length + texts.length ? [] : [`“${$("find").value.trim()}” is in no file.`]),
  );
}

export function finding(show) {
  let soon;
  $("find").oninput = () => {
    clearTimeout(soon);
    soon = setTimeout(() => found(show), 120);
  };
  const lab = $("main");
  $("fold").onclick = () => {
    const folded = lab.classList.toggle("folded");
    $("fold").setAttribute("aria-expanded", String(!folded));
    $("fold").title = folded ? "Show the files" : "Fold the files away";
  };
  if (innerWidth > 760 && innerWidth < 1100) $("fold").click();
}
