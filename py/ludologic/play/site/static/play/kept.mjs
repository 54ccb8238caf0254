// The last session of each game is kept in this browser, if it keeps anything; a link holds the game, too. Of one's own games that of
// each file is kept, and under `own` the file of the last one.
import { make } from "../dom.mjs";
import { $, page } from "./page.mjs";

const place = (game) => `ludologic.table.${game}`;

export function kept(game) {
  try {
    return localStorage.getItem(place(game));
  } catch {
    return null;
  }
}

export function keep(game, text) {
  try {
    localStorage.setItem(place(game), text);
    page.unnote("unkept");
  } catch {
    page.note("unkept", "This browser keeps nothing. Copy the link to keep this game.");
  }
}

// How the games of a kind ended that were played here to their ends without aids: [won, lost, drawn] by whom one plays against.
const RECORD = "ludologic.record";
function record() {
  try {
    return JSON.parse(localStorage.getItem(RECORD)) ?? {};
  } catch {
    return {};
  }
}
export function ended(game, { mood, over: { against } }) {
  const all = record();
  const mine = ((all[game] ??= {})[against] ??= [0, 0, 0]);
  mine[["good", "bad", "plain"].indexOf(mood)] += 1;
  try {
    localStorage.setItem(RECORD, JSON.stringify(all));
  } catch {
    // it is not kept
  }
}
export const ends = (game) => Object.entries(record()[game] ?? {}).map(([against, [won, lost, drawn]]) => `${against} ${won} won, ${lost} lost${drawn ? `, ${drawn} drawn` : ""}`);

$("link").onclick = async () => {
  try {
    await navigator.clipboard.writeText(location.href);
    page.note("copied", "The link is copied. It holds this game.");
  } catch {
    const link = make("input", { value: location.href, readOnly: true, ariaLabel: "The link" });
    page.note("copied", "This link holds this game.", link);
    link.select();
  }
};
