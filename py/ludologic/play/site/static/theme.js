// Light or dark: as the reader's system has it, until the reader chooses. Runs before the page is drawn.
(() => {
  const root = document.documentElement;
  root.classList.toggle("scripted", location.protocol !== "file:"); // in a file no module runs, so nothing waits for one
  const kept = () => {
    try {
      return localStorage.getItem("ludologic.theme");
    } catch {
      return null;
    }
  };
  if (["light", "dark"].includes(kept())) root.dataset.theme = kept();
  addEventListener("DOMContentLoaded", () => {
    const toggle = document.getElementById("theme");
    const system = matchMedia("(prefers-color-scheme: dark)");
    const dark = () => (root.dataset.theme ? root.dataset.theme === "dark" : system.matches);
    const named = () => (toggle.title = toggle.ariaLabel = dark() ? "Light" : "Dark");
    toggle.hidden = false;
    toggle.onclick = () => {
      root.dataset.theme = dark() ? "light" : "dark";
      named();
      try {
        localStorage.setItem("ludologic.theme", root.dataset.theme);
      } catch {
        // it holds for this page
      }
    };
    system.addEventListener("change", named);
    named();
  });
})();
