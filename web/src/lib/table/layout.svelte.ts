// The layout of this window, as it changes.
import { settings } from '../state/settings.svelte';
import { layoutOf, type Layout } from './layouts';

let size = $state.raw({ width: innerWidth, height: innerHeight });
addEventListener('resize', () => (size = { width: innerWidth, height: innerHeight }));

const now = $derived.by(() => {
  void settings.now.scale; // it changes the size of a rem
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return { ...size, ...layoutOf(size.width / rem, size.height / rem) };
});

/** The layout of this window, and its size in pixels. */
export const layout = {
  get now(): Layout & { width: number; height: number } {
    return now;
  },
};
