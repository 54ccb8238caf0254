// A rule sheet in KIF begins, after its comments, with a bracket. The rules read it from a file that ends in .kif, wherever the
// reader has written it.
export const sheet = (text) => /^(?:\s|;.*(?:\n|$))*\(/.test(text);
export const written = (path, files) => (Object.hasOwn(files, path) ? path : path.replace(/\.kif$/, ".pl"));
export const placed = (path, text) => (sheet(text) ? path.replace(/\.pl$/, ".kif") : path);

// Which kind of game a text defines, in the words of guessing/ or two_players/: "guessing", "two_players", or none.
export const toldIn = (text) => {
  if (sheet(text)) return "two_players";
  const tells = (...names) => names.every((name) => new RegExp(`^${name}\\(`, "m").test(text));
  return tells("secret", "question", "question_secret_answer") ? "guessing" : tells("role", "init", "legal", "next", "goal") ? "two_players" : undefined;
};

// In links of before, the files of guessing/, two_players/ and sheets/ were in games/, those of shared/ in search/, door/ or no
// folder.
const JOINED = { agenda: "branch_and_bound", incumbent: "branch_and_bound", abandoned: "releases", integers: "releases", janus: "releases" };
const last = (path) => path.split("/").pop();
const shared = (path) => `shared/${last(path).replace(/^\w+/, (name) => JOINED[name] ?? name)}`;
export const moved = (path, files) => (path.startsWith("games/") && Object.keys(files).find((one) => last(one) === last(path) && /^(guessing|two_players|sheets)\//.test(one)))
  || (/^(?:(?:search|door)\/|(?:random|reified|needed)\.pl$)/.test(path) && !Object.hasOwn(files, path) && shared(path)) || path;
