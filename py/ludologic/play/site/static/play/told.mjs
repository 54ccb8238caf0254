// Which kind of game a program's text defines, in the words of games/: "guessing", "two_players", or none.
export const toldIn = (text) => {
  const tells = (...names) => names.every((name) => new RegExp(`^${name}\\(`, "m").test(text));
  return tells("secret", "question", "question_secret_answer") ? "guessing" : tells("role", "init", "legal", "next", "goal") ? "two_players" : undefined;
};
