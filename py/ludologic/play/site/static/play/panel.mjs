// The panel beside the board: its tabs. On a wide screen the rule stands above them; on a phone it is the first tab.
const small = matchMedia("(max-width: 760px)");
const list = document.querySelector(".panel .tabs");
const tabs = [...list.children];
const panelOf = (tab) => document.getElementById(tab.getAttribute("aria-controls"));
const shown = () => tabs.filter((tab) => !tab.hidden);

// The tab with this name is shown, if it is there: why, moves, hint or analysis.
export function turnTo(name) {
  const chosen = shown().find((tab) => tab.id === `tab-${name}`);
  if (!chosen) return;
  for (const tab of tabs) {
    const on = tab === chosen;
    tab.setAttribute("aria-selected", String(on));
    tab.tabIndex = on ? 0 : -1;
    panelOf(tab).hidden = !on && !(tab.hidden && tab.id === "tab-why"); // the rule stays where it has no tab
  }
  list.parentElement.scrollTop = 0;
}

// The tab for the rules is there for one's own games, and that for analysis where there is one.
export function offer(name, there) {
  const tab = tabs.find((one) => one.id === `tab-${name}`);
  tab.hidden = !there;
  if (!there && tab.ariaSelected === "true") fit();
}

function fit() {
  const [why] = tabs;
  why.hidden = !small.matches;
  if (small.matches) {
    panelOf(why).setAttribute("role", "tabpanel");
    panelOf(why).setAttribute("aria-labelledby", why.id);
  } else {
    panelOf(why).removeAttribute("role");
    panelOf(why).removeAttribute("aria-labelledby");
  }
  turnTo(small.matches ? "why" : "hint");
}

list.onclick = ({ target }) => target.role === "tab" && turnTo(target.id.slice("tab-".length));
list.onkeydown = (event) => {
  const all = shown();
  const at = all.indexOf(event.target);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const next = all[(to + all.length) % all.length];
  next.focus();
  next.click();
};
small.addEventListener("change", fit);
fit();
