// Runs before the page's own scripts: writes down what the live regions say, as a screen reader would say it.
(() => {
  const heard = [];
  globalThis.heard = heard;
  new MutationObserver((changes) => {
    const regions = new Set(changes.map(({ target }) => (target.parentElement ?? target).closest?.('[data-region]')));
    for (const region of regions) {
      const words = region?.textContent.trim(); // a blank at the end makes the same words new; it is not heard
      if (words) heard.push(`${region.dataset.region}: ${words}`);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
})();
