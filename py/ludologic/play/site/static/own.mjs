// A game that is told in the lab, in the words of games/: a guessing game gets its tree, one of two players is played.
import { edits, rules } from "./engine.mjs";
import { button, make, select } from "./boards.mjs";
import { act, openTree, prolog } from "./play.mjs";
import { toldIn } from "./told.mjs";

const SECONDS = 20; // for what the reader's rules may take to be loaded, or to say where a game stands
const GOALS = { worst: "fewest at worst", total: "fewest in total", both: "fewest at worst, then in total" };

const { files } = await rules;
const textOf = (path) => edits.all[path] ?? files[path].text;

// The game that is told in a file: that of its path or its name, or else another; its kind, and what to choose another by.
export function toldGame(named) {
  const paths = Object.keys(files).filter((path) => path.endsWith(".pl") && toldIn(textOf(path)));
  const path = [named.replace("/logic/", ""), `${named}.pl`, "ship.pl"].map((one) => paths.find((path) => `/${path}`.endsWith(`/${one}`))).find(Boolean) ?? paths[0];
  const which = select("Game", paths.map((path) => [path, path.split("/").pop()]), (path) => (location.hash = `own=${encodeURIComponent(path)}`));
  which.firstElementChild.value = path;
  const rule = make("a", { href: `lab.html#${new URLSearchParams({ file: path })}`, textContent: "Its rules, in the lab" });
  return { path, kind: toldIn(textOf(path)), controls: [which, rule] };
}

// What there is to do with a guessing game beside playing it.
export function treeTools(page, path) {
  const goal = select("Questions", Object.entries(GOALS), () => {});
  return [goal, button("Find its tree", act(() => tree(page, path, goal.firstElementChild.value))), button("Stop", () => prolog.stop())];
}

async function tree(page, path, goal) {
  const ask = (question, given) => page.asks(prolog.ask("guessing", question, given));
  const { game, secrets, questions, answers } = await ask("open", { kind: "program", name: `/logic/${path}`, seconds: SECONDS });
  const found = await ask("tree", { game, goal, depth: null });
  if (found.kind === "alike") throw new Error(`No tree finds ${secrets[found.one - 1]} and ${secrets[found.other - 1]}: every question has one answer for both.`);
  if (found.kind === "unasked") throw new Error(`No tree asks ${secrets[found.secret - 1]}: it is no question, and this game ends when the secret is asked.`);
  const { depth, total, tree: root } = found;
  const { histogram: [, ...histogram] } = await ask("certificate", { game, tree: root });
  await ask("close", { game });
  const node = (one) => one.kind === "secret"
    ? { secret: secrets[one.secret - 1] }
    : { question: questions[one.question - 1], secrets: one.secrets, children: Object.fromEntries(one.children.map(({ answer, tree }) => [answers[answer - 1], node(tree)])) };
  const name = path.split("/").pop().replace(/\.pl$/, "");
  const packed = (one) => "secret" in one ? one.secret : [one.question, one.secrets, Object.fromEntries(Object.entries(one.children).map(([answer, child]) => [answer, packed(child)]))];
  const heading = name.replaceAll("_", " ");
  const asking = { heading, said: `${GOALS[goal]}, proved`, words: ["question", "secret"], secrets: secrets.length, depth, mean: total / secrets.length, histogram, root: packed(node(root)) };
  const counts = histogram.map((count, at) => `${count} by ${at + 1}`).join(", ");
  page.say(`Each secret is found by at most ${depth} questions, ${total} in total, and no tree has fewer. Found: ${counts}.`, "good");
  page.board.replaceChildren(branch(node(root), ""), make("p", {}, button("Think of a secret, and be asked", () => openTree(asking), { className: "main" })));
}

// A node of the tree, to unfold.
function branch(node, answer) {
  const before = answer ? make("span", { className: "soft", textContent: `${answer}: ` }) : "";
  if ("secret" in node) return make("div", { className: "leaf" }, before, make("b", { textContent: node.secret }));
  const box = make("details", { className: "branch", open: !answer }, make("summary", {}, before, make("code", { textContent: node.question }), make("span", { className: "soft", textContent: ` ${node.secrets} left` })));
  const fill = () => box.childElementCount === 1 && box.append(...Object.entries(node.children).map(([one, child]) => branch(child, one)));
  box.ontoggle = fill;
  if (!answer) fill();
  return box;
}
