// Decision trees, which the rules find. Each opens on tree.html, the page that asks its questions.
import { rules } from "../engine/engine.mjs";
import { button, select } from "../dom.mjs";
import { act, page, prolog, SECONDS } from "./page.mjs";

const GOALS = { worst: "fewest at worst", total: "fewest in total", both: "fewest at worst, then in total" };

// tree.html finds the tree where this function leaves it. A node there is a secret, or [question, secrets, { answer: node }].
function open(tree, histogram) {
  const found = histogram.reduce((sum, count, at) => sum + count * (at + 1), 0);
  try {
    sessionStorage.setItem("ludologic.tree", JSON.stringify({ ...tree, depth: histogram.length, mean: found / tree.secrets, histogram }));
    location.href = "tree.html";
  } catch {
    page.say("This browser keeps nothing for the next page, which the tree would need.", "bad");
  }
}

// The tree of rule `depth` for Mastermind.
export const mastermindTree = (variant) => [button("Its decision tree", act(() => mastermind(variant)))];

async function mastermind(variant) {
  const ask = (question, given) => page.ask("mastermind", question, given);
  const found = await ask("found_tree", { variant, rule: "depth", depth: await ask("depth", { variant }) });
  if (!found) return page.say("The rule finds no tree for this game.", "bad");
  const histogram = await ask("histogram", { tree: found });
  const node = ({ guess, codes, children }) => [guess.join(variant.colours > 9 ? "," : ""), codes, Object.fromEntries(children.map(({ feedback: { black, white }, tree }) => [`${black}${white}`, node(tree)]))];
  const { palette } = await rules;
  const heading = `Mastermind, ${variant.pegs} pegs, ${variant.colours} colours, ${variant.repeats ? "" : "no "}repeats`;
  open({ heading, said: "rule depth", words: ["guess", "code"], variant, palette, secrets: found.codes, root: node(found) }, histogram);
}

// The tree with the fewest questions for a guessing game of the reader's own, in a file.
export function guessingTree(path) {
  const goal = select("Questions", Object.entries(GOALS), () => {});
  return [goal, button("Find its tree", act(() => guessing(path, goal.firstElementChild.value))), button("Stop", () => prolog.stop())];
}

async function guessing(path, goal) {
  const ask = (question, given) => page.ask("guessing", question, given);
  const { game, secrets, questions, answers } = await ask("open", { kind: "program", name: `/logic/${path}`, seconds: SECONDS });
  const found = await ask("tree", { game, goal, depth: null });
  if (found.kind === "alike") throw new Error(`No tree finds ${secrets[found.one - 1]} and ${secrets[found.other - 1]}: every question has one answer for both.`);
  if (found.kind === "unasked") throw new Error(`No tree asks ${secrets[found.secret - 1]}: it is no question, and this game ends when the secret is asked.`);
  const { histogram: [, ...histogram] } = await ask("certificate", { game, tree: found.tree });
  await ask("close", { game });
  const node = (one) => one.kind === "secret"
    ? secrets[one.secret - 1]
    : [questions[one.question - 1], one.secrets, Object.fromEntries(one.children.map(({ answer, tree }) => [answers[answer - 1], node(tree)]))];
  const heading = path.split("/").pop().replace(/\.pl$/, "").replaceAll("_", " ");
  open({ heading, said: `${GOALS[goal]}, proved`, words: ["question", "secret"], secrets: secrets.length, root: node(found.tree) }, histogram);
}
