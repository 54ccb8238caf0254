// What was pressed is drawn anew: the focus goes to what took its place, or to the part of the page in which it was.
const PARTS = "#options, #seats, #replay, #below, #enter, #hint, #analysis, #moves, #review, #notes";
const FOCUSED = "button:not(:disabled), input:not(:disabled), select, a[href], [role=application]";
const named = (one) => one.ariaLabel ?? one.textContent;
export function refocusing(draws) {
  const held = document.activeElement;
  const part = held.closest(PARTS);
  const place = part && [...part.querySelectorAll(FOCUSED)].indexOf(held);
  draws();
  if (!part || document.activeElement === held) return;
  const all = [...part.querySelectorAll(FOCUSED)];
  (all.find((one) => named(one) === named(held)) ?? all[place] ?? all[0] ?? document.getElementById("board")).focus({ preventScroll: true });
}
