// Answer sets: solves the program that is open with the facts of the box, or asks it about an atom.
import { picture } from "../boards/pictures.mjs";
import { button, make } from "../dom.mjs";
import { blamed, complaints, ground, joined, statements, wholeSet, whyAtom } from "../engine/asp.mjs";
import { editor } from "../vendor/editor.js";
import { program } from "./files.mjs";
import { $, clingo, files, line, place, prolog, replaced } from "./page.mjs";

const OPTIONS = { all: "0", brave: "0 --enum-mode=brave", cautious: "0 --enum-mode=cautious", optimal: "0 --opt-mode=optN" };
const WORDS = { SATISFIABLE: "satisfiable", UNSATISFIABLE: "there is no answer set", "OPTIMUM FOUND": "the best are found" };

export const facts = editor($("facts"), "", "lp", { label: "Facts", small: true, keys: [{ key: "Mod-Enter", run: () => (solve(), true) }] });

// What clingo says, each at the line of its file; the faults of the facts are marked there, too.
function told(errors, parts) {
  const found = complaints(errors, parts);
  facts.mark(found.filter((one) => one.file === "facts").map((one) => ({ ...one, kind: one.kind === "error" ? "error" : "warning" })));
  return found.map(({ kind, file, line: at, text }) => make("div", { className: kind === "error" ? "error" : "message" }, ...(file ? [where(file, at), " "] : []), text));
}
const where = (file, at) => (files[file] ? place(file, at, `${file}:${at}`) : button(`facts:${at}`, () => facts.go(at), { className: "link" }));
const list = (all) => make("ul", {}, ...all.map(({ file, line, comment, text }) => make("li", {}, where(file, line), ` ${comment} `, make("code", { textContent: text }))));

// Show what clingo answers to the statements, or its complaints; it can be stopped.
const answering = (does) => async (...asked) => {
  const out = $("sets");
  replaced(out, ["…"]);
  facts.mark([]);
  $("halt").disabled = false;
  let parts = [];
  try {
    parts = [...(program() ? await clingo.statements(program()) : []), ...boxed()];
    replaced(out, await does(parts, ...asked));
  } catch (error) {
    replaced(out, told(await named(error.message, parts), parts));
  }
  $("halt").disabled = true;
};

// A mistake that beginners make is named by the rules, as in a lesson.
async function named(said, parts) {
  if (!/: error: /.test(said)) return said;
  const asked = async () => (await prolog.work("load", { path: "/logic/lessons/ask.pl" }), prolog.ask("lessons", "unread", { said, program: joined(parts) }));
  const fault = await asked().catch(() => "");
  const [, at, column, words] = fault.match(/^line (\d+), column (\d+): (.*)/) ?? [];
  return at ? `facts:${at}:${column}: error: ${words}` : said;
}

// The facts as statements; if one is no whole statement, all as they stand, and clingo complains.
function boxed() {
  const text = facts.text();
  const found = statements(text, "facts");
  const left = text.replace(/%\*[\s\S]*?\*%|%.*/g, "").replace(/\s/g, "").length;
  const whole = found.reduce((sum, one) => sum + one.text.replace(/%\*[\s\S]*?\*%|%.*/g, "").replace(/\s/g, "").length, 0);
  return whole === left ? found : [{ file: "facts", line: 1, text }];
}

const solve = answering(async (parts) => {
  const text = joined(parts);
  const mode = $("mode").value;
  if (mode === "text") {
    const { text: ground, errors } = await clingo.run(text, "--text");
    return [make("pre", { textContent: ground }), ...told(errors, parts)];
  }
  const { result, found, errors } = await clingo.sets(text, OPTIONS[mode] ?? $("many").value);
  const cost = found[0]?.costs ? `, cost ${found[0].costs.join(" ")}` : "";
  const sets = make("ol", { className: "sets" }, ...found.slice(0, 2000).map(({ atoms }, at) => answerSet(atoms, at, found)));
  const blame = result === "UNSATISFIABLE" ? conflict(await blamed(clingo, parts)) : [];
  return [line("soft", `${WORDS[result] ?? result}; ${found.length} shown${cost}`), ...blame, sets, ...told(errors, parts)];
});

// What can't hold together: constraints, and facts of the box.
function conflict({ against, given }) {
  if (!given.length) return against.length ? [line("bad", "These can't all hold:"), list(against)] : [];
  if (!against.length) return [line("bad", "These facts alone leave no answer set:"), list(given)];
  return [line("bad", "These facts can't all hold:"), list(given), line("bad", "They conflict with:"), list(against)];
}

// An answer set as atoms and, the first of a game, as a picture. Why an atom is in it is asked by a press on it.
function answerSet(atoms, at, found) {
  const text = atoms.join(" ");
  const drawn = at < 100 && program() ? picture(program(), text, facts.text()) : undefined;
  const shown = at < 20 ? atoms.flatMap((atom) => [button(atom, () => inSet(atom, atoms, found), { className: "link", title: `Why is ${atom} in this answer set?` }), " "]) : [text];
  return make("li", {}, ...(drawn ? [drawn, " "] : []), ...(atoms.length ? shown : ["(nothing shown)"]));
}

// Why an atom is in this one of the answer sets that were found.
const inSet = answering(async (parts, atom, atoms, found) => {
  $("atom").value = atom;
  const others = new Set(found.flatMap((one) => one.atoms).filter((one) => !atoms.includes(one)));
  const set = await wholeSet(clingo, parts, [...atoms.map((one) => `:- not ${one}.`), ...[...others].map((one) => `:- ${one}.`)].join("\n"));
  const back = button("Back to the answer sets", solve);
  return [line("soft", `In the answer set ${atoms.join(" ")}:`), await supports(await ground(clingo, parts), set, atom), back];
});

const because = answering(async (parts) => {
  const atom = $("atom").value.trim().replace(/\.$/, "").replace(/\s+/g, "");
  if (!atom) return [];
  const found = await whyAtom(clingo, parts, atom);
  const whole = found.set && make("details", {}, make("summary", { textContent: found.holds ? "An answer set with it" : "An answer set" }), found.set.join(" "));
  const graph = found.set ? [whole, await supports(await ground(clingo, parts), found.set, atom)] : [line("soft", "There is no answer set at all.")];
  if (found.holds) return [line("good", `${atom} is in an answer set.`), ...graph, line("soft", "It can come from:"), list(found.from)];
  if (found.against.length) {
    const given = found.given.length ? [line("bad", "It conflicts with:"), list(found.given)] : [];
    return [line("bad", `${atom} is in none. These cannot hold with it:`), list(found.against), ...given, ...graph];
  }
  return [line("bad", `${atom} is in none: no rule derives it, with or without the constraints.`), ...graph];
});

// ---- what supports an atom, or keeps it out: a graph to unfold, each atom below the rules that need it

const MOST = 200; // so many atoms are told; more of them are only named

const sign = (good) => make("span", { className: good ? "good" : "bad", textContent: good ? "✓ " : "✗ " });

function literal({ text, holds, atoms }, nodes, above) {
  const words = make("span", {}, sign(holds), make("code", { textContent: text }), make("span", { className: "soft", textContent: holds ? " holds" : " does not hold" }));
  const below = atoms.filter((atom) => nodes.has(atom) && !above.includes(atom));
  const circle = atoms.some((atom) => above.includes(atom));
  if (circle) words.append(make("span", { className: "soft", textContent: ", see above" }));
  return below.length ? folded(words, () => below.map((atom) => drawn(nodes.get(atom), nodes, above, false))) : make("div", { className: "leaf" }, words);
}

// What is inside is made when it is opened.
function folded(words, inside, open = false) {
  const box = make("details", {}, make("summary", {}, words));
  const fill = () => box.childElementCount === 1 && box.append(...inside());
  box.ontoggle = fill;
  if (open) {
    box.open = true;
    fill();
  }
  return box;
}

function drawn(node, nodes, above, open) {
  const { atom, standing, sentence, rules } = node;
  const words = make("span", {}, make("code", { textContent: atom }), ` is ${standing === "in" ? "in" : "not in"} this answer set. ${sentence}`);
  if (!rules.length) return make("div", { className: "leaf" }, words);
  const path = [...above, atom];
  return folded(words, () => rules.map((rule) => make("div", { className: "rule" }, make("code", { textContent: rule.text }), ...rule.literals.map((one) => literal(one, nodes, path)))), open);
}

// The graph of an atom in an answer set of a ground program.
async function supports(ground, set, atom) {
  const found = await prolog.work("support", { ground, set, atom, most: MOST });
  const nodes = new Map(found.map((node) => [node.atom, node]));
  const box = make("div", { className: "why supports", tabIndex: 0, role: "region", ariaLabel: `Why ${atom}` }, drawn(found[0], nodes, [], true));
  if (found.length === MOST) box.append(make("p", { className: "soft", textContent: `The graph goes on: only ${MOST} atoms are drawn.` }));
  return box;
}

$("solve").onclick = () => solve();
$("because").onclick = () => because();
$("halt").onclick = () => clingo.renew();
$("mode").onchange = () => $("many").classList.toggle("hidden", $("mode").value !== "some");
