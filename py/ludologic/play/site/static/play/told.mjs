// What kind of game, in the words of games/, the text of a program tells: "guessing", "two_players", or none.
export const toldIn = (text) => {
  const tells = (...names) => names.every((name) => new RegExp(`^${name}\\(`, "m").test(text));
  return tells("secret", "question", "question_secret_answer") ? "guessing" : tells("role", "init", "legal", "next", "goal") ? "two_players" : undefined;
};
