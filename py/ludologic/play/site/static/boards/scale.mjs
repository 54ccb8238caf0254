// A scale: what lies in its pans, and what else there is. While a question is awaited, each press carries a thing on: from the table
// into the left pan, into the right one, and back; the beam then asks. While an answer is awaited, a pan that is pressed goes down.
import { svg } from "../dom.mjs";
import { keyed, pressed } from "./board.mjs";

const PLACES = ["table", "left", "right"];
const acts = (one, name, key, press) => keyed(pressed(Object.entries({ tabindex: 0, role: "button", "aria-label": name }).reduce((part, [attribute, value]) => (part.setAttribute(attribute, value), part), one), press), key);

// `lying` says where the things were laid while this question is awaited: [[thing, place], ...].
export function scale({ board: { scale: told, asked }, can, waits, turn }, press, lying, { again }) {
  const asks = waits === "you" && turn === 1;
  const laid = new Map(asks ? lying : []);
  const place = (thing) => (laid.size ? laid.get(thing) : told.left.includes(thing) && !asks ? "left" : told.right.includes(thing) && !asks ? "right" : undefined) ?? "table";
  const on = (where) => told.things.filter((thing) => place(thing) === where);
  const lean = laid.size || asked ? 0 : { left: 24, right: -24 }[told.down] ?? 0;
  const answers = new Map(can.map(({ move }) => [move, () => press(move)]));
  const label = PLACES.map((where) => `${where}: ${on(where).join(", ") || "nothing"}`).join("; ");
  const picture = svg("svg", { viewBox: "0 0 640 490", class: "cells scale", role: "group", "aria-label": label });
  picture.append(svg("rect", { width: 640, height: 490, rx: 24, class: "ground" }), svg("path", { class: "beam", d: `M160 ${70 + lean}L480 ${70 - lean}M320 70V270M270 270H370` }));
  for (const [where, x, y] of [["left", 160, 70 + lean], ["right", 480, 70 - lean]]) {
    const pan = svg("g", { class: "pan", "data-at": where }, svg("path", { class: "beam", d: `M${x} ${y}L${x - 125} ${y + 130}M${x} ${y}L${x + 125} ${y + 130}` }), svg("path", { class: "plate", d: `M${x - 135} ${y + 130}H${x + 135}q-20 36-60 36H${x - 75}q-40 0-60-36Z` }), svg("rect", { x: x - 135, y, width: 270, height: 170, class: "hit" }));
    if (!asks && answers.has(where)) {
      pan.append(svg("text", { x, y: y + 157, class: "word" }, where));
      acts(pan, `${where}: this pan goes down`, where, answers.get(where)).classList.add("free");
    }
    picture.append(pan);
  }
  const spots = { left: [160, 180 + lean, 6], right: [480, 180 - lean, 6], table: [320, 450, 8] };
  for (const thing of told.things) {
    const where = place(thing);
    const [all, [x, y, wide]] = [on(where), spots[where]];
    const at = all.indexOf(thing);
    const row = Math.min(wide, all.length);
    const size = where === "table" ? 72 : 44;
    const coin = svg("g", { class: "coin", "data-at": thing, transform: `translate(${x + size * ((at % wide) - (row - 1) / 2)},${y - size * Math.floor(at / wide)}) scale(${size / 44})` }, svg("circle", { r: 20, class: "thing" }), svg("text", { y: 7, class: "word" }, thing));
    if (asks) {
      const carry = () => {
        lying.splice(0, Infinity, ...told.things.map((one) => [one, one === thing ? PLACES[(PLACES.indexOf(where) + 1) % 3] : place(one)]));
        again();
      };
      acts(coin, `${thing}: ${where === "table" ? "on the table" : `in the ${where} pan`}`, thing, carry).classList.add("free");
    }
    picture.append(coin);
  }
  if (asks && on("left").length && on("right").length) {
    const weigh = svg("g", { class: "free" }, svg("rect", { x: 260, y: 285, width: 120, height: 48, rx: 10, class: "card" }), svg("text", { x: 320, y: 317, class: "word" }, "Weigh"));
    picture.append(acts(weigh, "Weigh", "Enter", () => press(`${told.name}([${on("left")}],[${on("right")}])`)));
  } else if (!asks && answers.has("level")) {
    const level = svg("g", { class: "free" }, svg("rect", { x: 260, y: 285, width: 120, height: 48, rx: 10, class: "card" }), svg("text", { x: 320, y: 317, class: "word" }, "level"));
    picture.append(acts(level, "The pans are level", "level", answers.get("level")));
  }
  return [picture];
}
