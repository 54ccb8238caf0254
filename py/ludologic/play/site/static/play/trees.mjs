// Decision trees, which the rules find: beside the game, or on tree.html, the page that asks its questions.
import { button, make, select } from "../dom.mjs";
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

// A tree of Mastermind on its own page.
async function opened(tree, { ask, table: { options: { variant } } }) {
  const histogram = await ask("histogram", { tree });
  const node = ({ guess, codes, children }) => [guess.join(variant.colours > 9 ? "," : ""), codes, Object.fromEntries(children.map(({ feedback: { black, white }, tree }) => [`${black}${white}`, node(tree)]))];
  const heading = `Mastermind, ${variant.pegs} pegs, ${variant.colours} colours, ${variant.repeats ? "" : "no "}repeats`;
  open({ heading, said: "rule depth", words: ["guess", "code"], variant, secrets: tree.codes, root: node(tree) }, histogram);
}

// A tree of Mastermind beside the game: a guess, its answers, and so on. The game is not played on by it.
export function treeFrom(root, at, { pegs, answered, guesses }) {
  const { pegs: places } = at.table.options.variant;
  const place = make("div", { className: "tree" });
  const count = (codes) => make("span", { className: "count", textContent: codes });
  function show(way) {
    const { tree } = way.at(-1);
    const held = place.contains(document.activeElement);
    const back = way.slice(0, -1).map(({ tree: { guess } }, step) => {
      const { black, white } = way[step + 1].feedback;
      return make("li", {}, button("", () => show(way.slice(0, step + 1)), { className: "bare", ariaLabel: `Back to ${guess.join(" ")}` }), answered(black, white, places));
    });
    back.forEach((one, step) => one.firstChild.append(pegs(way[step].tree.guess)));
    const here = make("p", { className: "here" }, pegs(tree.guess), count(`${tree.codes} left`));
    const answers = tree.children.map((child) => {
      const { black, white } = child.feedback;
      const one = button("", () => show([...way, child]), { ariaLabel: `${black} black, ${white} white: ${child.tree.codes} left` });
      one.append(answered(black, white, places), count(child.tree.codes));
      return one;
    });
    const does = [button("On a page of its own", () => opened(root, at))];
    if (guesses(at) && way.length === 1) does.unshift(button("Put it in the row", () => at.lay(tree.guess)));
    place.replaceChildren(make("ol", { className: "way" }, ...back), here, make("div", { className: "answers" }, ...answers), make("div", { className: "tools" }, ...does));
    if (held) place.querySelector("button").focus({ preventScroll: true });
  }
  show([{ tree: root }]);
  return place;
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
