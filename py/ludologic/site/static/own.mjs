// A game that is told in the lab, in the words of games/: a guessing game gets its tree, one of two players is played.
import { edits, rules } from "./engine.mjs";
import { button, make, select } from "./boards.mjs";
import { act, draw, openTree, prolog } from "./play.mjs";
import { toldIn } from "./told.mjs";

const SECONDS = 20; // for what the reader's rules may take to be loaded, or to say where a game stands
const PLAYERS = { "minimax, 4 plies": { minimax: [4] }, "200 games by lot": { mcts: [200] }, "by lot": "random" };
const GOALS = { worst: "fewest at worst", total: "fewest in total", both: "fewest at worst, then in total" };

export const own = {
  title: "A game of your own",
  told: "Each of these games is a file, in the lab: change its rules there, or tell your own in mine.pl, and it is played here as it is told.",
  async start(page) {
    this.page = page;
    const { files } = await rules;
    this.textOf = (path) => edits.all[path] ?? files[path].text;
    const paths = Object.keys(files).filter((path) => path.endsWith(".pl") && toldIn(this.textOf(path)));
    const named = decodeURIComponent(location.hash.split("=")[1] ?? "");
    this.path = paths.includes(named) ? named : paths.find((path) => path.endsWith("ship.pl")) ?? paths[0];
    const which = select("Game", paths.map((path) => [path, path.split("/").pop()]), (path) => (location.hash = `own=${encodeURIComponent(path)}`));
    which.firstElementChild.value = this.path;
    const rule = make("a", { href: `lab.html#${new URLSearchParams({ file: this.path })}`, textContent: "Its rules, in the lab" });
    const kind = toldIn(this.textOf(this.path));
    page.options(which, rule);
    await (kind === "guessing" ? this.guessing() : this.twoPlayers());
  },
  // the functor of a reply and its arguments; a fault is said, and there is none
  async reply(module, name, inputs) {
    const [found] = await this.page.ask(name, inputs, 1, module);
    if (typeof found !== "object") return [found, []];
    const [[kind, given]] = Object.entries(found);
    if (kind !== "fault") return [kind, given];
    this.page.say(given[0], "bad");
    return ["fault", given];
  },
  // ---- a guessing game: the page asks
  async guessing() {
    const { page } = this;
    const [kind, game] = await this.reply("games_asked", "open_game", [1, "program", `/logic/${this.path}`, "rules", SECONDS]);
    if (kind === "fault") return;
    const [, secrets, questions, answers] = game;
    page.say(`${secrets.length} secrets, ${questions.length} questions, ${answers.length} answers.`);
    const goal = select("Questions", Object.entries(GOALS), () => {});
    const find = button("Find its tree", act(() => this.tree(goal.firstElementChild.value, secrets, questions, answers)), { className: "main" });
    page.tools(goal, find, button("Stop", () => prolog.stop().then(() => act(() => this.start(page))())));
  },
  async tree(goal, secrets, questions, answers) {
    const { page } = this;
    const [kind, found] = await this.reply("games_asked", "asked_tree", [1, goal, "inf"]);
    if (kind === "alike") return page.say(`No tree finds ${secrets[found[0] - 1]} and ${secrets[found[1] - 1]}: every question has one answer for both.`, "bad");
    if (kind === "unasked") return page.say(`No tree asks ${secrets[found[0] - 1]}: it is no question, and this game ends when the secret is asked.`, "bad");
    if (kind !== "tree") return page.say("There is no tree.", "bad");
    const [depth, total, root] = found;
    const histogram = Array(depth).fill(0);
    const node = (one, level) => {
      if (!Array.isArray(one)) {
        if (level) histogram[level - 1] += 1;
        return { secret: secrets[one - 1] };
      }
      const [question, size, below] = one;
      const children = Object.fromEntries(below.map(([answer, child]) => [answers[answer - 1], node(child, level + 1)]));
      const left = Object.values(children).reduce((sum, child) => sum - ("secret" in child ? 1 : child.secrets), size);
      histogram[level] += left;
      return { question: questions[question - 1], secrets: size, children };
    };
    const name = this.path.split("/").pop().replace(/\.pl$/, "");
    const tree = { name, secrets: secrets.length, questions: questions.length, goal, depth, total, mean: total / secrets.length, histogram, proved: true, root: node(root, 0) };
    const counts = histogram.map((count, at) => `${count} by ${at + 1}`).join(", ");
    page.say(`Each secret is found by at most ${depth} questions, ${total} in total, and no tree has fewer. Found: ${counts}.`, "good");
    page.board.replaceChildren(branch(tree.root, ""), make("p", {}, button("Think of a secret, and be asked", () => openTree("guessing.html", tree), { className: "main" })));
  },
  // ---- a game of two players: the page has the other seat
  async twoPlayers() {
    const { page } = this;
    const [kind, opened] = await this.reply("games_session", "game_opened", ["program", `/logic/${this.path}`, SECONDS]);
    if (kind === "fault") return;
    [this.game] = opened;
    const [seats, roles] = await this.reply("games_session", "game_seats", [this.game, SECONDS]);
    if (seats === "fault") return;
    [this.seat] = roles[0];
    this.against = Object.keys(PLAYERS)[0];
    const seat = select("You are", roles[0].map((role) => [role, role]), act((role) => ((this.seat = role), this.fresh())));
    const against = select("Against", Object.keys(PLAYERS).map((name) => [name, name]), act((name) => ((this.against = name), this.fresh())));
    page.options(...page.optioned(), seat, against, button("New game", act(() => this.fresh())));
    await this.fresh();
  },
  async fresh() {
    this.moves = [];
    this.movers = []; // who played each: they need not take turns
    this.seed = 1 + draw(2 ** 30);
    await this.stand();
  },
  async stand() {
    const { page } = this;
    const [kind, standing] = await this.reply("games_session", "game_standing", [this.game, this.moves, SECONDS]);
    if (kind === "fault") return;
    const [end, turn, moves, , shown] = standing;
    this.turn = turn;
    page.board.replaceChildren(make("pre", { className: "card", textContent: shown }), make("p", { className: "soft", textContent: this.moves.join("  ") }));
    const undo = button("Undo", act(() => this.undo()), { disabled: !this.moves.length });
    if (end !== "open") {
      page.say(end === "draw" ? "A draw." : `${end[1]} has won${end[1] === this.seat ? ": you." : "."}`, end[1] === this.seat ? "good" : "");
      return page.tools(undo);
    }
    if (turn === this.seat) {
      page.say(`You are ${turn}: your move.`);
      return page.tools(...moves.map((move) => button(move, act(() => this.play(move)))), undo);
    }
    page.say(`${turn} thinks …`);
    page.tools();
    const [chosen, move] = await this.reply("games_session", "game_chosen", [this.game, this.moves, PLAYERS[this.against], this.seed]);
    if (chosen !== "fault") await this.play(move[0]);
  },
  async play(move) {
    this.moves.push(move);
    this.movers.push(this.turn);
    await this.stand();
  },
  async undo() {
    do this.moves.pop();
    while (this.movers.pop() !== this.seat && this.moves.length);
    await this.stand();
  },
};

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
