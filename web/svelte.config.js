import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // A class stands in every script that draws with it, so its hash is short.
    cssHash: ({ hash, css }) => `s${hash(css).slice(0, 4)}`,
  },
};
