// Who plays: you, a friend on the same device, or a program. On a phone a sheet asks it before a game begins.
import { button, make, select } from "../dom.mjs";
import { lineSign, seatSign } from "./icons.mjs";
import { $ } from "./page.mjs";

const small = matchMedia("(max-width: 760px)");
const WORDS = { you: "You", friend: "A friend" };
const SIGNED = ["x", "o", "1", "2"]; // names of seats that have stones or lines on the board
const worded = (who) => WORDS[who] ?? `${who.slice(0, 1).toUpperCase()}${who.slice(1)}`;
const chosen = () => [...$("seats").querySelectorAll("select")];

// One of the seats is yours: if you take another, its player takes yours.
function seated(place, player, before, levels) {
  const left = levels.includes(before) ? before : levels.at(-1);
  for (const [at, one] of chosen().entries()) if (at !== place && player === "you" && one.value === "you") one.value = left;
}

// The seats of a view, in the bar; `changed` is called when somebody else sits down, but for the sheet.
export function drawSeats({ seats, levels }, usual, changed) {
  $("seats").replaceChildren(...seats.map(({ number, name, who }, at) => {
    const accepted = new Set(["you", "friend", ...levels, usual[at], who]);
    let before = who;
    const one = select(name, [...accepted].map((player) => [player, worded(player)]), (player) => {
      seated(at, player, before, levels);
      before = player;
      if (!$("seats").closest("dialog")) changed();
    });
    one.classList.add("seat");
    if (SIGNED.includes(name)) one.prepend(["x", "o"].includes(name) ? seatSign(number) : lineSign(number));
    one.querySelector("select").value = who;
    one.hidden = name === "random" && who === name; // chance, whose seat nobody takes
    return one;
  }));
}
export const seatsChosen = () => chosen().map(({ value }) => value);

// Begins a new game; on a phone a sheet asks first who plays, and what.
export function asked(begin) {
  if (!small.matches) return begin();
  const sheet = make("dialog", { className: "sheet", ariaLabel: "New game" });
  const start = button("Start", () => (sheet.close("start"), begin()), { id: "start", className: "main" });
  sheet.append(make("h2", { textContent: "New game" }), $("options"), $("seats"), start, button("Cancel", () => sheet.close()));
  sheet.onclose = () => {
    document.querySelector(".games").after($("options"), $("seats"));
    sheet.remove();
    $(sheet.returnValue ? "board" : "new").focus();
  };
  document.body.append(sheet);
  sheet.showModal();
}
