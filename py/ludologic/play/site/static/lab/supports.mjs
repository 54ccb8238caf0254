// What supports an atom of an answer set, or keeps it out: a graph to unfold, each atom below the rules that need it.
import { make } from "../dom.mjs";
import { prolog } from "./page.mjs";

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
export async function supports(ground, set, atom) {
  const found = await prolog.work("support", { ground, set, atom, most: MOST });
  const nodes = new Map(found.map((node) => [node.atom, node]));
  const box = make("div", { className: "why supports", tabIndex: 0, role: "region", ariaLabel: `Why ${atom}` }, drawn(found[0], nodes, [], true));
  if (found.length === MOST) box.append(make("p", { className: "soft", textContent: `The graph goes on: only ${MOST} atoms are drawn.` }));
  return box;
}
