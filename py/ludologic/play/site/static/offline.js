// Once a page is at rest, the browser keeps the site for visits without the network. A page may have an element that says so.
(() => {
  const REST = 4000; // milliseconds: the engine is loaded first
  const root = document.documentElement.dataset.root;
  const told = () => {
    const place = document.getElementById("offline");
    if (place) place.textContent = "This browser has kept the whole site: it works without the network.";
  };
  async function keep() {
    try {
      await navigator.serviceWorker.register(new URL("keeper.js", new URL(`${root}/`.replace("//", "/"), location.href)));
      const { active } = await navigator.serviceWorker.ready;
      navigator.serviceWorker.onmessage = ({ data }) => data === "kept" && told();
      active.postMessage("all");
    } catch {
      // it keeps nothing: each visit needs the network
    }
  }
  if (navigator.serviceWorker) addEventListener("load", () => setTimeout(keep, REST));
})();
