// One zone, one stop of the Tab key; arrows go from thing to thing within it. The stop is the thing that had the focus
// last, or the first with which something can be done.

const SPOTS = '[data-spot]';

/** Let the arrows move through the things of a zone. */
export function roving(zone: HTMLElement): { destroy(): void } {
  let last: HTMLElement | null = null;

  const spots = (): HTMLElement[] => [...zone.querySelectorAll<HTMLElement>(SPOTS)];

  function settle(): void {
    const all = spots();
    const held = last && all.includes(last) ? last : null;
    const stop = held ?? all.find((spot) => spot.dataset.spot === 'can') ?? all[0];
    for (const spot of all) {
      const index = spot === stop ? '0' : '-1'; // written out: a button is a stop without it, but no key would find it
      if (spot.getAttribute('tabindex') !== index) spot.setAttribute('tabindex', index);
    }
  }

  function step(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const all = spots();
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const to = neighbour(all, at, event.key);
    if (!to) return;
    event.preventDefault();
    to.focus();
  }

  function focused(event: FocusEvent): void {
    if ((event.target as HTMLElement).matches(SPOTS)) {
      last = event.target as HTMLElement;
      settle();
    }
  }

  const watch = new MutationObserver(settle);
  watch.observe(zone, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-spot'] });
  zone.addEventListener('keydown', step);
  zone.addEventListener('focusin', focused);
  settle();
  return {
    destroy() {
      watch.disconnect();
      zone.removeEventListener('keydown', step);
      zone.removeEventListener('focusin', focused);
    },
  };
}

/** Where an arrow leads: along the order, or to the nearest thing above or below. */
function neighbour(all: HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (key === 'ArrowRight') return all[at + 1];
  if (key === 'ArrowLeft') return all[at - 1];
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const here = all[at].getBoundingClientRect();
  const down = key === 'ArrowDown';
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const spot of all) {
    const there = spot.getBoundingClientRect();
    const apart = down ? there.top - here.bottom : here.top - there.bottom;
    if (apart < -4) continue;
    const distance = apart * 3 + Math.abs(there.left + there.width / 2 - here.left - here.width / 2);
    if (distance < least) [best, least] = [spot, distance];
  }
  return best;
}
