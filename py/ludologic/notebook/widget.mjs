// A board in a notebook: it shows what Python says of the game, and asks Python what was pressed.
import { answering, button, columns, field, guesses, guessing, key, make, row } from "./boards.mjs";

// Each draws the board of its game from what is known of it; the keys that mean a move, and the move.
const GAMES = {
  connect4: {
    draw: columns,
    typed: (pressed) => (/^[1-7]$/.test(pressed) ? Number(pressed) : undefined),
  },
  soccer: {
    draw: (shown, press) => [field(shown, press)],
    typed: (pressed) => (/^[0-7]$/.test(pressed) ? Number(pressed) : undefined),
  },
};

function render({ model, el }) {
  const root = make("div", { className: "ludologic", tabIndex: -1 });
  root.dataset.lmSuppressShortcuts = "true"; // a digit is a move here, and no command of JupyterLab
  const said = make("p", { role: "status" });
  const [title, board, tools, notes] = ["p", "div", "div", "div"].map((tag) => make(tag));
  title.className = "soft";
  tools.className = "tools";
  root.append(title, said, board, tools, notes);
  el.append(root);

  let typed = []; // the pegs of a guess that is being made, or the marks of an answer
  let next = 0; // which mark is typed next
  let seen = -1; // the turns that were there when they were typed
  const view = () => model.get("view");
  const busy = () => (model.get("asked").number ?? 0) !== view().answered;

  function ask(act, value = null) {
    if (busy()) return;
    model.set("asked", { number: (model.get("asked").number ?? 0) + 1, act, value });
    model.save_changes();
    show();
  }
  function peg(number) {
    const { places, colours } = view().board;
    if (!view().mine || busy() || number > colours || typed.length >= places) return;
    typed.push(number);
    show();
  }
  function erase() {
    typed.pop();
    show();
  }
  function mark(number) {
    if (!view().board.asked || busy() || number > view().board.places) return;
    typed[next] = number;
    next = 1 - next;
    show();
  }
  const full = () => (answers() ? Boolean(view().board.asked) : typed.length === view().board.places);
  const answers = () => view().board.asked !== undefined; // the person is the codemaker
  function done() {
    if (view().mine && full()) ask("move", typed);
  }

  function mastermind({ turns, places, colours, secret, asked }, mine) {
    if (turns.length !== seen) [typed, next, seen] = [answers() ? [0, 0] : [], 0, turns.length];
    const open = answers() ? (asked ? answer(asked) : []) : mine ? guessing({ places, colours, typed }, peg) : [];
    return [guesses(turns), ...(secret ? [make("p", {}, "The code: ", ...row(secret))] : open)];
  }
  function answer(asked) {
    const [asks, ...choices] = answering(asked, typed);
    return [asks, make("div", { className: "tools" }, ...choices)];
  }
  // what there is to press in a game of Mastermind
  function typing(words, mine) {
    if (answers()) return [words("Answer", done, mine && full(), { className: "main" })];
    return [words("Guess", done, mine && full(), { className: "main" }), words("Take a peg back", erase, mine && typed.length)];
  }
  function show() {
    const shown = view();
    const waits = busy();
    const focused = root.contains(root.getRootNode().activeElement);
    title.textContent = shown.title;
    said.textContent = shown.said;
    said.className = shown.kind;
    const mine = shown.mine && !waits;
    const held = mine ? shown.board : { ...shown.board, moves: [], free: [] };
    const drawn = shown.game === "mastermind" ? mastermind(held, shown.mine) : GAMES[shown.game].draw(held, (move) => ask("move", move));
    board.replaceChildren(...drawn);
    const words = (name, act, can, options = {}) => button(name, act, { disabled: waits || !can, ...options });
    const first = shown.game === "mastermind" ? typing(words, mine) : [];
    const waiting = shown.waits && !waits ? [words("Let it play", () => ask("reply"), true, { className: "main" })] : [];
    tools.replaceChildren(...first, ...waiting, words("Undo", () => ask("undo"), shown.undo), words(answers() ? "What is left" : "Hint", () => ask("hint"), shown.mine), words("New game", () => ask("new"), true));
    notes.className = shown.notes.length ? "notice" : "hidden";
    notes.replaceChildren(...shown.notes.map((one) => make("div", { textContent: one })));
    if (focused) root.focus({ preventScroll: true });
  }

  root.addEventListener("keydown", (event) => {
    const pressed = key(event);
    const { game, mine } = view();
    if (!pressed || !mine || busy()) return;
    const onButton = event.target.closest("button, .spot");
    if (game === "mastermind") {
      if (/^[0-9]$/.test(pressed) && answers()) mark(Number(pressed));
      else if (/^[1-9]$/.test(pressed)) peg(Number(pressed));
      else if (pressed === "Backspace" && !answers()) erase();
      else if (pressed === "Enter" && !onButton) done();
      else return;
    } else {
      const move = GAMES[game].typed(pressed);
      if (move === undefined) return;
      ask("move", move);
    }
    event.preventDefault();
    event.stopPropagation();
  });
  model.on("change:view", show);
  show();
  return () => model.off("change:view", show);
}

export default { render };
