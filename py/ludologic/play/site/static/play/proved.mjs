// The sentences about a proof of Connect 4 and its steps, for the page that `connect4 prove --page` writes.
const RULES = { claimeven: "claimeven", baseinverse: "baseinverse", aftereven: "aftereven", odd_threat: "the odd threat", no_four: "no four is left to the other" };

export const named = ({ start, player, result }) => `${start ? `after column ${start}` : "from the empty board"}: ${sure({ player, result })}`;
export const sure = ({ player, result }) => (result === "won" ? `${player} wins` : `${player} at least draws`);

// A step: its kind (fact, rule, search, four), the column played, if it is known, and why: a rule, or a number of nodes.
export function told({ kind, column, why }, claim, entries) {
  const played = column ? `${claim.player} plays column ${column}` : "";
  if (kind === "fact") return `${played}: a fact, one of ${entries}.`;
  if (kind === "four") return `${played} and has four.`;
  if (kind === "rule") return `${played}. Here a rule proves that ${sure(claim)}, without a search: ${RULES[why]}.`;
  const so = played && `${played}. `;
  if (why === 0) return `${so}The facts end here, but without a search it is clear that ${sure(claim)}.`;
  return `${so}The facts end here: a search of ${why} ${why === 1 ? "node" : "nodes"} proves that ${sure(claim)}.`;
}

// Where the replies to a fact lead: [[reply, "fact" or "end"], ...].
export function leads(replies, ends) {
  const list = (wanted) => replies.filter(([, kind]) => kind === wanted).map(([reply]) => reply).join(", ");
  const [known, left] = [list("fact"), list("end")];
  return [known && `After ${known} the facts go on.`, left && `After ${left} they end: one of ${ends} ends.`].filter(Boolean).join(" ");
}
