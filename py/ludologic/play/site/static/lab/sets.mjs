// Answer sets: solves the program that is open with the facts of the box, or asks it about an atom.
import { picture } from "../boards/pictures.mjs";
import { button, make } from "../dom.mjs";
import { statements, whyAtom } from "../engine/asp.mjs";
import { editor } from "../vendor/editor.js";
import { program } from "./files.mjs";
import { $, clingo, files, line, palette, place } from "./page.mjs";

const OPTIONS = { all: "0", brave: "0 --enum-mode=brave", cautious: "0 --enum-mode=cautious", optimal: "0 --opt-mode=optN --quiet=1" };
const WORDS = { SATISFIABLE: "satisfiable", UNSATISFIABLE: "there is no answer set", "OPTIMUM FOUND": "the best are found" };

export const facts = editor($("facts"), "", "lp", { label: "Facts", small: true, keys: [{ key: "Mod-Enter", run: () => (solve(), true) }] });

// Show what clingo answers, or its complaints; it can be stopped.
const answering = (does) => async () => {
  const out = $("sets");
  out.replaceChildren("…");
  $("halt").disabled = false;
  try {
    out.replaceChildren(...(await does()));
  } catch (error) {
    out.replaceChildren(make("span", { className: "error", textContent: error.message }));
  }
  $("halt").disabled = true;
};

// The statements of the program that is open.
const given = async () => (program() ? clingo.statements(program()) : []);

const solve = answering(async () => {
  // if a fact is no whole statement, clingo complains
  const text = [...(await given()).map((one) => one.text), facts.text()].join("\n");
  const mode = $("mode").value;
  if (mode === "text") {
    const { text: ground, errors } = await clingo.run(text, "--text");
    return [ground, errors];
  }
  const { result, found, errors } = await clingo.sets(text, OPTIONS[mode] ?? $("many").value);
  const cost = found[0]?.costs ? `, cost ${found[0].costs.join(" ")}` : "";
  const sets = make("ol", { className: "sets" }, ...found.slice(0, 2000).map(({ atoms }, at) => answerSet(atoms.join(" "), at)));
  return [line("soft", `${WORDS[result] ?? result}; ${found.length} shown${cost}`), sets, line("message", errors.trim())];
});

// An answer set as atoms and, the first of a game, as a picture.
function answerSet(atoms, at) {
  const drawn = at < 100 && program() ? picture(program(), atoms, facts.text(), palette) : undefined;
  return make("li", {}, ...(drawn ? [drawn, " "] : []), atoms || "(nothing shown)");
}

const because = answering(async () => {
  const atom = $("atom").value.trim().replace(/\.$/, "");
  if (!atom) return [];
  const found = await whyAtom(clingo, [...(await given()), ...statements(facts.text(), "facts")], atom);
  const list = (all) => make("ul", {}, ...all.map(({ file, line, comment, text }) => {
    const link = files[file] ? place(file, line) : button(`facts:${line}`, () => facts.go(line), { className: "link" });
    return make("li", {}, link, ` ${comment} `, make("code", { textContent: text }));
  }));
  if (found.holds) return [line("good", `${atom} is in an answer set${found.rule ? ", by the ground rule" : ", as one of a choice"}`), make("code", { textContent: found.rule ?? "" }), list(found.from)];
  if (found.against.length) {
    const given = found.given.length ? [line("bad", "It conflicts with:"), list(found.given)] : [];
    return [line("bad", `${atom} is in none. These cannot hold with it:`), list(found.against), ...given];
  }
  return [line("bad", `${atom} is in none: no rule derives it, with or without the constraints.`)];
});

$("solve").onclick = solve;
$("because").onclick = because;
$("halt").onclick = () => clingo.renew();
$("mode").onchange = () => $("many").classList.toggle("hidden", $("mode").value !== "some");
