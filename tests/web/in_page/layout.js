// Looks for words that are cut off or lie over each other. What scrolls by design, and what ends in an ellipsis or a
// fixed number of lines by design, is named here.
(() => {
  const SLACK = 1.5; // pixels that rounding may take

  /** Whether it is there for the eye; words for the ear alone lie in a box of one pixel. */
  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    (getComputedStyle(element).display === 'contents' || element.getBoundingClientRect().width > 1);
  const nameOf = (element) => {
    const card = element.closest('[data-card]')?.dataset.card ?? element.closest('.face')?.querySelector('.name')?.textContent ?? '';
    return `${element.tagName.toLowerCase()}.${[...element.classList].filter((name) => !name.startsWith('svelte-')).join('.')} ${card} “${element.textContent.trim().slice(0, 60)}”`;
  };

  /** Elements with words of their own. */
  function worded(root) {
    return [...root.querySelectorAll('*')].filter(
      (element) =>
        isSeen(element) &&
        !element.closest('.spoken-only, .skip, svg, [data-region]') &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim()),
    );
  }

  function scrolls(style, axis) {
    return ['auto', 'scroll'].includes(axis === 'x' ? style.overflowX : style.overflowY);
  }

  /** The boxes of an element's own words. */
  function boxes(element) {
    const range = document.createRange();
    return [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim())
      .flatMap((node) => {
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      })
      .filter((box) => box.width > 0 && box.height > 0);
  }

  /** The same, as far as they are painted: what holds them may hide the lines that are too many. */
  function painted(element, root) {
    let parts = boxes(element);
    for (let holder = element; holder !== root.parentElement; holder = holder.parentElement) {
      if (getComputedStyle(holder).overflow === 'visible') continue;
      const { left, top, right, bottom } = holder.getBoundingClientRect();
      parts = parts
        .map((part) => ({
          left: Math.max(part.left, left),
          top: Math.max(part.top, top),
          right: Math.min(part.right, right),
          bottom: Math.min(part.bottom, bottom),
          height: part.height,
        }))
        .filter((part) => part.right > part.left && part.bottom - part.top > part.height / 2);
    }
    return parts;
  }

  const isShortened = (style) =>
    style.textOverflow === 'ellipsis' || (style.webkitLineClamp !== 'none' && style.webkitLineClamp !== '');

  /** Words that reach beyond what shows them: an ancestor that hides what is too much, or the window. */
  function cutOff(root) {
    const found = [];
    for (const element of worded(root)) {
      const parts = boxes(element);
      let isDone = false;
      for (let holder = element; holder && !isDone; holder = holder.parentElement) {
        const style = getComputedStyle(holder);
        if (isShortened(style) || scrolls(style, 'x') || scrolls(style, 'y')) isDone = true;
        else if (style.overflowX !== 'visible' || style.overflowY !== 'visible' || holder === document.documentElement) {
          const box = holder === document.documentElement ? new DOMRect(0, 0, innerWidth, Infinity) : holder.getBoundingClientRect();
          // A line is a little higher than its letters, and that little may be hidden.
          const over = parts.find((part) => {
            const leading = Math.min(part.height * 0.2, 4);
            return (
              part.left < box.left - SLACK ||
              part.right > box.right + SLACK ||
              part.top + leading < box.top - SLACK ||
              part.bottom - leading > box.bottom + SLACK
            );
          });
          if (over) {
            found.push(`${nameOf(element)} is cut off by ${nameOf(holder).slice(0, 80)}`);
            isDone = true;
          }
        }
      }
    }
    return found;
  }

  /** Words of one card that lie over other words of it. */
  function overlaps(root) {
    const found = [];
    for (const face of root.querySelectorAll('.face')) {
      if (!isSeen(face)) continue;
      const parts = worded(face).map((element) => [element, painted(element, face)]);
      parts.forEach(([one, ones], place) => {
        for (const [other, others] of parts.slice(place + 1)) {
          if (one.contains(other) || other.contains(one)) continue;
          if (ones.some((box) => others.some((against) => meet(box, against)))) {
            found.push(`${nameOf(one)} lies over ${nameOf(other)}`);
          }
        }
      });
    }
    return found;
  }

  function meet(one, other) {
    // Line boxes of neighbours touch; letters fill about the middle three fifths of theirs.
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down =
      Math.min(one.bottom - one.height * 0.2, other.bottom - other.height * 0.2) -
      Math.max(one.top + one.height * 0.2, other.top + other.height * 0.2);
    return across > SLACK && down > SLACK;
  }

  globalThis.layout = { cutOff, overlaps, worded };
})();
