// A board in a notebook: it draws the view of a session, and sends what was pressed.
import { key, showBoard, typed } from "../site/static/boards/boards.mjs";
import { button, make, select } from "../site/static/dom.mjs";

function render({ model, el }) {
  const root = make("div", { className: "ludologic", tabIndex: -1 });
  root.dataset.lmSuppressShortcuts = "true"; // a digit is a move here, not a command of JupyterLab
  const said = make("p", { role: "status" });
  const [title, seats, board, tools, notes] = ["p", "div", "div", "div", "div"].map((tag) => make(tag));
  title.className = "soft";
  seats.className = tools.className = "tools";
  root.append(title, seats, said, board, tools, notes);
  el.append(root);

  const known = []; // for each seat the players who sat in it
  let laid = []; // the pegs of a guess, which are not yet a move
  let begun = ""; // what was typed of a longer key
  let seen; // how many moves there were then
  let held; // the key of what had the focus
  const busy = () => (model.get("asked").number ?? 0) !== model.get("view").answered;

  function send(kind, given = {}) {
    if (busy()) return;
    model.set("asked", { number: (model.get("asked").number ?? 0) + 1, event: { kind, ...given } });
    model.save_changes();
    show();
  }
  function seat({ number, name, who }) {
    known[number] = (known[number] ?? new Set(["you", "friend", ...model.get("view").levels])).add(who);
    const one = select(name, [...known[number]].map((player) => [player, player]), (player) => send("seat", { number, who: player }));
    one.firstElementChild.value = who;
    one.firstElementChild.disabled = busy();
    return one;
  }
  function show() {
    const view = model.get("view");
    const waits = busy();
    const active = root.getRootNode().activeElement;
    const focused = root.contains(active);
    if (focused && active !== root) held = active.dataset.key;
    if (view.moves.length !== seen) [laid, begun, seen] = [[], "", view.moves.length];
    title.textContent = `${view.title}. ${view.who}`;
    title.title = view.rules;
    seats.replaceChildren(...view.seats.map(seat));
    said.textContent = view.complaint || view.status;
    said.className = view.complaint ? "bad" : view.mood;
    showBoard(board, view.game, view, (move, word) => (word ? send("word", { name: word, rest: move }) : send("move", { move })), laid);
    board.inert = waits;
    const tool = (words, kind, can = true, options = {}) => button(words, () => send(kind), { disabled: waits || !can, ...options });
    const open = !view.over;
    const person = view.seats.some((one) => one.person);
    const alone = view.waits === "program" && !waits ? [tool("Let it play", "think", true, { className: "main" })] : [];
    tools.replaceChildren(...alone, tool("Undo", "undo", view.undo), tool("Redo", "redo", view.redo), tool("Hint", "hint", open), tool("Explain", "explain", open), tool("Values", "analyse", open), ...(view.looks.includes("why") ? [tool("Why", "why")] : []), tool("Resign", "resign", open && person), tool("New game", "new"));
    const told = view.marks.filter(({ kind, cells }) => kind !== "hint" && !cells.length).map(({ text }) => text); // of the board as a whole
    const sentences = [...view.said, ...(view.hint ? [view.hint.sentence] : []), ...view.remarks.map(({ sentence }) => sentence), ...told];
    notes.className = sentences.length ? "notice" : "hidden";
    notes.replaceChildren(...sentences.map((one) => make("div", { textContent: one })));
    if (!focused) return; // the focus stays where it was
    const back = held && !waits && board.querySelector(`[data-key="${CSS.escape(held)}"]:not(:disabled)`);
    (back || root).focus({ preventScroll: true });
  }

  root.addEventListener("keydown", (event) => {
    const pressed = key(event);
    if (!pressed || busy() || (["Enter", " "].includes(pressed) && event.target.closest("button, .spot"))) return;
    const found = typed(board, pressed, begun);
    begun = found ?? "";
    if (found === undefined) return;
    event.preventDefault();
    event.stopPropagation();
  });
  model.on("change:view", show);
  show();
  return () => model.off("change:view", show);
}

export default { render };
