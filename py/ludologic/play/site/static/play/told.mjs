// Which kind of game a text defines, in the words of guessing/ or two_players/: "guessing", "two_players", or none.
import { sheet } from "../engine/sheets.mjs";

export const toldIn = (text) => {
  if (sheet(text)) return "two_players";
  const tells = (...names) => names.every((name) => new RegExp(`^${name}\\(`, "m").test(text));
  return tells("secret", "question", "question_secret_answer") ? "guessing" : tells("role", "init", "legal", "next", "goal") ? "two_players" : undefined;
};
